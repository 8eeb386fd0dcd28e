//! The system voice of Linux: speech-dispatcher, used by its own protocol (SSIP) over its socket.
//!
//! Its own protocol is used because only there does a language for each message cost nothing (through the crate `tts` it takes
//! 3.3 s), and only there is the priority "message", which does not hold back a screen reader's words as "important" does. The
//! crate `ssip-client` reads answers and news of finished words from one stream and confuses the two; nor does it start the
//! service, wait for a limited time, or double the dot that would end a message.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::time::Duration;

use super::speech::{NoService, Service, SpanObserver, between};
use crate::child;
use crate::espeak::Manner;
use announcement::Span;
use settings::Timbre;

/// The longest wait for an answer; the list of all voices takes 0.6 s.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longest line and the longest answer, in bytes: the list of all voices has 20,000. A server that says more is no
/// dispatcher.
const LONGEST_LINE: u64 = 10_000;
const LONGEST_ANSWER: usize = 2_000_000;

/// The most answers waiting; each is fetched before the next question.
const ANSWERS: usize = 16;

/// The code of the news that a sentence's turn has come; all other news we subscribe to report an end.
const BEGINS: &str = "701";

/// A connection to speech-dispatcher.
pub struct Dispatcher {
    writer: UnixStream,
    answers: Receiver<Vec<String>>,
    languages: BTreeSet<String>,
    lang: Option<String>,
    manner: Option<Manner>,
}

impl Service for Dispatcher {
    type Id = u64;

    fn open(ends: SpanObserver<u64>) -> Result<Self, NoService> {
        let writer = connect().ok_or(NoService)?;
        writer.set_write_timeout(Some(PATIENCE)).map_err(|_why| NoService)?;
        let reader = writer.try_clone().map_err(|_why| NoService)?;
        let (sender, answers) = sync_channel(ANSWERS);
        std::thread::Builder::new()
            .name("system-voice-ear".into())
            .spawn(move || read_all(reader, &sender, &ends))
            .map_err(|_why| NoService)?;
        let mut opened = Self {
            writer,
            answers,
            languages: BTreeSet::new(),
            lang: None,
            manner: None,
        };
        let user = std::env::var("USER").unwrap_or_default().replace([':', ' '], "");
        let user = if user.is_empty() { "user" } else { &user };
        opened.ask(&format!("SET self CLIENT_NAME {user}:annabella:voice"))?;
        opened.ask("SET self PRIORITY message")?;
        opened.ask("SET self NOTIFICATION BEGIN ON")?;
        opened.ask("SET self NOTIFICATION END ON")?;
        opened.ask("SET self NOTIFICATION CANCEL ON")?;
        // A voice a line: name, language, variant, with tabs between.
        let voices = opened.ask("LIST SYNTHESIS_VOICES")?;
        opened.languages = voices
            .iter()
            .filter_map(|line| primary(line.split('\t').nth(1)?))
            .collect();
        Ok(opened)
    }

    fn say(&mut self, span: &Span, manner: Manner) -> Result<Option<u64>, NoService> {
        if !primary(&span.lang).is_some_and(|lang| self.languages.contains(&lang)) {
            return Ok(None);
        }
        if self.lang.as_ref() != Some(&span.lang) {
            self.ask(&format!("SET self LANGUAGE {}", span.lang))?;
            self.lang = Some(span.lang.clone());
        }
        if self.manner != Some(manner) {
            let scale = [-100.0, 0.0, 100.0];
            let rate = between(f32::from(manner.rate_wpm), [80.0, 175.0, 450.0], scale);
            let pitch = between(f32::from(manner.pitch), [0.0, 50.0, 99.0], scale);
            self.ask(&format!("SET self RATE {rate:.0}"))?;
            self.ask(&format!("SET self PITCH {pitch:.0}"))?;
            self.ask(&format!("SET self VOLUME {}", i16::from(manner.volume) * 2 - 100))?;
            // A synthesizer asked for a voice type it does not have uses one it has.
            self.ask(&format!("SET self VOICE_TYPE {}", voice_type(manner.timbre)))?;
            self.manner = Some(manner);
        }
        self.ask("SPEAK")?;
        let queued = self.ask(&format!("{}\r\n.", message(&span.text)))?;
        let id = queued.first().and_then(|line| line.trim().parse().ok());
        id.map(Some).ok_or(NoService)
    }

    fn stop(&mut self) {
        // A dispatcher that no longer answers has ended, and the reader reports it.
        self.ask("CANCEL self").ok();
    }
}

impl Dispatcher {
    /// Sends a command; returns the lines of its answer but the last, without their numbers.
    fn ask(&mut self, command: &str) -> Result<Vec<String>, NoService> {
        self.writer
            .write_all(format!("{command}\r\n").as_bytes())
            .map_err(|_why| NoService)?;
        let answer = self.answers.recv_timeout(PATIENCE).map_err(|_why| NoService)?;
        if answer.last().is_some_and(|line| line.starts_with('2')) {
            let lines = answer.iter().filter(|line| line.get(3..4) == Some("-"));
            Ok(lines.filter_map(|line| line.get(4..)).map(str::to_owned).collect())
        } else {
            Err(NoService)
        }
    }
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        // The connection may be closed already.
        self.writer.shutdown(Shutdown::Both).ok();
    }
}

/// Sorts the lines that come in: answers to the caller, beginnings and ends to `ends`.
fn read_all(stream: impl std::io::Read, answers: &SyncSender<Vec<String>>, ends: &SpanObserver<u64>) {
    let mut lines: Vec<String> = Vec::new();
    let mut length = 0;
    let mut reader = BufReader::new(stream);
    while let Some(line) = line_of(&mut reader).filter(|_| length < LONGEST_ANSWER) {
        let last = line.get(3..4) == Some(" ");
        length += line.len();
        lines.push(line);
        if !last {
            continue;
        }
        let whole = std::mem::take(&mut lines);
        length = 0;
        let event = whole.last().is_some_and(|line| line.starts_with('7'));
        if event {
            let id = whole
                .first()
                .and_then(|line| line.get(4..))
                .and_then(|id| id.trim().parse().ok());
            let begins = whole.last().is_some_and(|line| line.starts_with(BEGINS));
            match id {
                Some(id) if begins => ends.begins(id),
                Some(id) => ends.tell(id),
                None => {}
            }
        } else if answers.try_send(whole).is_err() {
            // The caller has gone, or has not asked for so many.
            break;
        }
    }
    ends.gone();
}

/// The next line, without its end; none at the end of the stream, or if it is no line of this protocol.
fn line_of(reader: &mut impl std::io::BufRead) -> Option<String> {
    let mut line = String::new();
    reader.by_ref().take(LONGEST_LINE).read_line(&mut line).ok()?;
    line.ends_with('\n')
        .then(|| line.trim_end_matches(['\r', '\n']).to_owned())
}

/// The text as the body of a message: one line for each line, a dot at its start doubled, nothing that would end the
/// message.
fn message(text: &str) -> String {
    let clean: String = text.chars().filter(|c| *c != '\0' && *c != '\r').collect();
    let lines = clean.lines().map(|line| {
        if line.starts_with('.') {
            format!(".{line}")
        } else {
            line.to_owned()
        }
    });
    lines.collect::<Vec<_>>().join("\r\n")
}

/// The protocol's name of a voice; each synthesizer has its own voice for it.
const fn voice_type(timbre: Timbre) -> &'static str {
    match timbre {
        Timbre::Usual | Timbre::Male1 => "MALE1",
        Timbre::Male2 => "MALE2",
        Timbre::Male3 => "MALE3",
        Timbre::Female1 => "FEMALE1",
        Timbre::Female2 => "FEMALE2",
        Timbre::Female3 => "FEMALE3",
    }
}

fn primary(lang: &str) -> Option<String> {
    let tag = lang.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let primary = lang.split(['-', '_']).next()?.to_lowercase();
    (tag && !primary.is_empty()).then_some(primary)
}

/// The running dispatcher, or one started now: programs that need it are meant to start it.
fn connect() -> Option<UnixStream> {
    let path = socket()?;
    match call(&path) {
        ConnectResult::Answers(stream) => return Some(stream),
        // A stopped dispatcher still exists: a second one would not help.
        ConnectResult::Silent => return None,
        ConnectResult::Nobody => {}
    }
    let program = std::env::var_os("SPEECHD_CMD").unwrap_or_else(|| "speech-dispatcher".into());
    let mut start = Command::new(program);
    start
        .args(["--spawn", "--communication-method", "unix_socket", "--socket-path"])
        .arg(&path);
    // The command returns once the dispatcher listens.
    if !child::succeeds(&mut start, PATIENCE) {
        return None;
    }
    match call(&path) {
        ConnectResult::Answers(stream) => Some(stream),
        ConnectResult::Silent | ConnectResult::Nobody => None,
    }
}

/// The result of a connection attempt.
enum ConnectResult {
    Answers(UnixStream),
    /// The socket exists, but the connection is not accepted.
    Silent,
    Nobody,
}

/// Connects on a thread of its own: a server that listens but accepts nothing may keep a caller waiting for ever.
fn call(path: &Path) -> ConnectResult {
    let (sender, called) = channel();
    let path = path.to_owned();
    let thread = std::thread::Builder::new()
        .name("system-voice-call".into())
        .spawn(move || sender.send(UnixStream::connect(path)).ok());
    if thread.is_err() {
        return ConnectResult::Nobody;
    }
    match called.recv_timeout(PATIENCE) {
        Ok(Ok(stream)) => ConnectResult::Answers(stream),
        Ok(Err(_)) => ConnectResult::Nobody,
        Err(_) => ConnectResult::Silent,
    }
}

/// The path in `SPEECHD_ADDRESS`, else the usual one.
fn socket() -> Option<PathBuf> {
    if let Some(address) = std::env::var("SPEECHD_ADDRESS")
        .ok()
        .filter(|address| !address.is_empty())
    {
        let method = address.strip_prefix("unix_socket")?;
        if let Some(path) = method.strip_prefix(':') {
            return Some(PathBuf::from(path));
        }
    }
    let folder = std::env::var_os("XDG_RUNTIME_DIR").filter(|folder| !folder.is_empty())?;
    Some(PathBuf::from(folder).join("speech-dispatcher/speechd.sock"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_ends_the_message_early() {
        assert_eq!(message("eins\n.\n..drei\r\n"), "eins\r\n..\r\n...drei");
    }

    #[test]
    fn a_language_is_its_first_part_and_cannot_smuggle_a_command() {
        assert_eq!(primary("pt-BR").as_deref(), Some("pt"));
        assert_eq!(primary("de-\r\nSTOP all"), None);
        assert_eq!(primary(""), None);
    }
}
