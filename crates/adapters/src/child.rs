//! Another program as a child: it gets its input, and its answer is bounded in time and in size.
//!
//! A voice that never answers must not hold up the next word or the end of the program, and one that answers without end
//! must not fill the memory.

use std::ffi::OsStr;
use std::io::{Read as _, Write as _};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// The interval at which a waiting thread checks whether the wait is called off.
const SLICE: Duration = Duration::from_millis(20);
/// The time a child may take to exit after its last input.
const PARTING: Duration = Duration::from_millis(200);

/// The limits of a child.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// The longest wait for the answer.
    pub(super) patience: Duration,
    /// The largest answer in bytes.
    pub(super) most: u64,
}

/// The reason why there is no answer.
#[derive(Debug)]
pub(super) enum NoChildAnswer {
    /// The program did not start.
    NotStarted(std::io::Error),
    /// The program took too long, or the wait was called off.
    Late,
    /// The answer was larger than allowed, or could not be read.
    Unusable,
    /// The program ended with an error, with that code if it has one, and the first line of its error output.
    #[cfg_attr(
        not(feature = "home"),
        allow(dead_code, reason = "a pairing program's code is told, that of a voice is not")
    )]
    Failed(Option<i32>, String),
}

/// The most bytes of a child's error output that are kept, and the most letters of its first line that are told.
const MOST_ERRORS: u64 = 4096;
const MOST_LETTERS: usize = 200;

/// The first line of an error output that says something, without control characters.
fn first_line(errors: &[u8]) -> String {
    let text = String::from_utf8_lossy(errors);
    let plain = |line: &str| -> String {
        let letters = line.chars().filter(|letter| !letter.is_control());
        letters.collect::<String>().trim().chars().take(MOST_LETTERS).collect()
    };
    text.lines()
        .map(plain)
        .find(|line| !line.is_empty())
        .unwrap_or_default()
}

/// The Windows flag for a process without a console of its own.
#[cfg(windows)]
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

/// The program, to be started as a child. On Windows it gets no console of its own: the system would open one for a moment, and a
/// screen reader would name it.
pub(super) fn command(program: impl AsRef<OsStr>) -> Command {
    #[cfg_attr(not(windows), expect(unused_mut, reason = "only Windows has flags for it"))]
    let mut command = Command::new(program);
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt as _;
        command.creation_flags(CREATE_NO_WINDOW);
    }
    command
}

/// Starts the program as a long-lived child at low priority, with its input and output in our hands. Its error output is discarded.
#[cfg(feature = "home")]
pub(super) fn companion(program: &std::path::Path) -> std::io::Result<Child> {
    let mut command = command(program);
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        // The child leads a group of its own, which ends with it.
        command.process_group(0);
    }
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt as _;
        const BELOW_NORMAL_PRIORITY_CLASS: u32 = 0x4000;
        command.creation_flags(CREATE_NO_WINDOW | BELOW_NORMAL_PRIORITY_CLASS);
    }
    let streams = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let child = streams.spawn()?;
    #[cfg(unix)]
    if let Some(group) = group(&child)
        && let Err(error) = rustix::process::setpriority_pgrp(Some(group), 10)
    {
        log::debug!("{} runs as fast as everybody else: {error}", program.display());
    }
    Ok(child)
}

/// The group that a child leads.
#[cfg(unix)]
fn group(child: &Child) -> Option<rustix::process::Pid> {
    i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw)
}

/// Gives the program these words and reads its answer until it has ended. The child has ended in every case when this
/// returns.
pub(super) fn answer(
    command: &mut Command,
    words: &str,
    bounds: Bounds,
    is_called_off: impl Fn() -> bool,
) -> Result<Vec<u8>, NoChildAnswer> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        // The child leads a group of its own, which ends with it.
        command.process_group(0);
    }
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(NoChildAnswer::NotStarted)?;
    let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
    let (sender, answered) = channel();
    let errors = child.stderr.take().and_then(listen);
    let words = words.to_owned();
    let talk = move || {
        let mut answer = Vec::new();
        // The child reads all words before it writes, so neither side waits for the other. A child that died is known by
        // its answer.
        let given = stdin.is_some_and(|mut stdin| stdin.write_all(words.as_bytes()).is_ok());
        let read = stdout.map(|stdout| stdout.take(bounds.most + 1).read_to_end(&mut answer));
        let is_whole = given && read.is_some_and(|read| read.is_ok());
        let is_within = u64::try_from(answer.len()).is_ok_and(|length| length <= bounds.most);
        // The receiver is gone once its patience is over.
        sender.send((is_whole && is_within).then_some(answer)).ok();
    };
    let mut answer = match std::thread::Builder::new().name("child".into()).spawn(talk) {
        Ok(_) => Err(NoChildAnswer::Late),
        Err(error) => Err(NoChildAnswer::NotStarted(error)),
    };
    let mut waited = Duration::ZERO;
    while matches!(answer, Err(NoChildAnswer::Late)) && waited < bounds.patience && !is_called_off() {
        answer = match answered.recv_timeout(SLICE) {
            Ok(read) => read.ok_or(NoChildAnswer::Unusable),
            Err(RecvTimeoutError::Disconnected) => Err(NoChildAnswer::Unusable),
            Err(RecvTimeoutError::Timeout) => Err(NoChildAnswer::Late),
        };
        waited += SLICE;
    }
    if answer.is_err() || !ends_within(&mut child, PARTING) {
        end(&mut child);
        return answer;
    }
    match child.wait() {
        Ok(status) if !status.success() => {
            let errors = errors.and_then(|errors| errors.recv_timeout(PARTING).ok());
            let said = errors.map(|errors| first_line(&errors)).unwrap_or_default();
            Err(NoChildAnswer::Failed(status.code(), said))
        }
        Ok(_) | Err(_) => answer,
    }
}

/// Reads the beginning of a child's error output, and drops the rest, so that the child never waits for a reader.
fn listen(mut errors: ChildStderr) -> Option<Receiver<Vec<u8>>> {
    let (sender, heard) = channel();
    let read = move || {
        let mut kept = Vec::new();
        // A line that cannot be read is not told.
        errors.by_ref().take(MOST_ERRORS).read_to_end(&mut kept).ok();
        sender.send(kept).ok();
        std::io::copy(&mut errors, &mut std::io::sink()).ok();
    };
    let started = std::thread::Builder::new().name("errors".into()).spawn(read);
    started.is_ok().then_some(heard)
}

/// Runs the program, which need not print anything, to its end. True if it ended successfully and in time.
#[cfg(unix)]
pub(super) fn succeeds(command: &mut Command, patience: Duration) -> bool {
    let child = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else { return false };
    if !ends_within(&mut child, patience) {
        end(&mut child);
    }
    child.wait().is_ok_and(|status| status.success())
}

/// True if the child ends by itself within that time.
fn ends_within(child: &mut Child, patience: Duration) -> bool {
    let step = Duration::from_millis(1);
    let mut waited = Duration::ZERO;
    while matches!(child.try_wait(), Ok(None)) {
        if waited >= patience {
            return false;
        }
        std::thread::park_timeout(step);
        waited += step;
    }
    true
}

/// Ends the child and, except on Windows, everything in its group: all it has started, unless that has begun a group or
/// a session of its own.
pub(super) fn end(child: &mut Child) {
    #[cfg(unix)]
    if let Some(group) = group(child) {
        // A group that is empty by now needs no signal.
        rustix::process::kill_process_group(group, rustix::process::Signal::KILL).ok();
    }
    child.kill().ok();
    child.wait().ok();
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::monotonic::Monotonic;
    use laws::moment::Moment;

    const BOUNDS: Bounds = Bounds {
        patience: Duration::from_millis(300),
        most: 1000,
    };

    fn shell(script: &str) -> Result<Vec<u8>, NoChildAnswer> {
        let time = Monotonic::after(Moment::START);
        let answered = answer(Command::new("sh").args(["-c", script]), "words", BOUNDS, || false);
        assert!(time.now().as_millis() < 5000, "{script} held us up");
        answered
    }

    #[test]
    fn a_child_that_answers_is_heard() {
        assert_eq!(shell("cat").unwrap(), b"words");
    }

    #[test]
    fn a_child_that_hangs_or_leaves_children_delays_nothing() {
        for script in [
            "cat >/dev/null; sleep 60",
            "sleep 60 & wait",
            "sleep 60 & exec cat",
            "exec sleep 60",
        ] {
            assert!(matches!(shell(script), Err(NoChildAnswer::Late)), "{script}");
        }
    }

    #[test]
    fn what_a_child_has_started_ends_with_it() {
        use std::os::unix::process::CommandExt as _;
        // Both have the pipe: it ends with the last of them.
        let mut child = Command::new("sh")
            .args(["-c", "sleep 600 & echo started; wait"])
            .process_group(0)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = child.stdout.take().unwrap();
        let mut started = [0; 8];
        stdout.read_exact(&mut started).unwrap();
        let (sender, ended) = channel();
        let waits = move || sender.send(stdout.read_to_end(&mut Vec::new()).is_ok());
        std::thread::Builder::new().name("pipe".into()).spawn(waits).unwrap();
        end(&mut child);
        assert_eq!(ended.recv_timeout(Duration::from_mins(1)), Ok(true));
    }

    #[test]
    fn a_child_that_answers_without_end_is_cut_off() {
        assert!(matches!(shell("exec yes"), Err(NoChildAnswer::Unusable)));
        assert!(matches!(shell("yes & wait"), Err(NoChildAnswer::Unusable)));
    }

    #[test]
    fn a_child_that_ends_with_an_error_has_no_answer() {
        assert!(matches!(shell("cat; exit 3"), Err(NoChildAnswer::Failed(Some(3), _))));
    }

    #[test]
    fn the_first_line_of_a_failing_childs_errors_is_kept() {
        let said = |script: &str| match shell(&format!("cat >/dev/null; {script}")) {
            Err(NoChildAnswer::Failed(_, said)) => said,
            other => panic!("{script}: {other:?}"),
        };
        assert_eq!(
            said("echo >&2; printf '\\033[31m\\007No \\342\\200\\256XXR\\r\\nmore' >&2; exit 1"),
            "[31mNo \u{202e}XXR"
        );
        assert_eq!(said("exit 1"), "");
        assert_eq!(
            said("yes long | tr -d '\\n' | head -c 1000000 >&2; exit 2").len(),
            MOST_LETTERS
        );
    }

    #[test]
    fn a_wait_that_is_called_off_ends_at_once() {
        let bounds = Bounds {
            patience: Duration::from_mins(10),
            ..BOUNDS
        };
        let late = answer(Command::new("sleep").arg("600"), "", bounds, || true);
        assert!(matches!(late, Err(NoChildAnswer::Late)));
    }
}
