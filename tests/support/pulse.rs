//! A `PulseAudio` server of the test's own, with a loudspeaker and an earphone that exist only there, and ears that
//! write down every sample. The loudspeaker is the default output, so that an accident would be heard.
//!
//! Include it with `#[path = "../support/pulse.rs"] mod pulse;`.

#![allow(dead_code, reason = "each test binary that includes this uses a part of it")]

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The longest that anything may take before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Samples a second and channel on the monitors.
pub const RATE: usize = 44_100;

/// Asks until the answer is there, or fails with what was waited for.
pub fn until<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(Instant::now() < deadline, "waited {PATIENCE:?} in vain: {what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// A program of the system, or the sentence that tells how to get it.
pub fn program(name: &str, package: &str) -> Command {
    let found = std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(name).is_file()));
    assert!(
        found,
        "This test needs the program {name}: install the Debian package {package}."
    );
    Command::new(name)
}

/// A running server; gone with its value.
pub struct SoundServer {
    folder: tempfile::TempDir,
    daemon: Child,
}

impl SoundServer {
    /// Starts it and waits until it answers.
    pub fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the server");
        let socket = folder.path().join("native");
        let daemon = program("pulseaudio", "pulseaudio")
            .args(["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"])
            .args(["--disable-shm=yes", "--realtime=no", "--high-priority=no"])
            .args(["-L", "module-null-sink sink_name=loudspeaker"])
            .args(["-L", "module-null-sink sink_name=earphone"])
            .arg("-L")
            .arg(format!(
                "module-native-protocol-unix auth-anonymous=1 socket={}",
                socket.display()
            ))
            .env("HOME", folder.path())
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("PULSE_RUNTIME_PATH", folder.path())
            .env_remove("PULSE_SERVER")
            // A session bus takes one sound server: a developer's own, or one of another test, would keep this one away.
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .env_remove("DISPLAY")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("pulseaudio starts");
        let server = Self { folder, daemon };
        until("the sound server answers", || server.try_pactl(&["info"]));
        server.pactl(&["set-default-sink", "loudspeaker"]);
        server
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.daemon.id()
    }

    /// The socket on which it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join("native")
    }

    /// An empty folder that goes with the server, for the homes of other programs.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The value of `PULSE_SERVER` for another program.
    pub fn address(&self) -> String {
        format!("unix:{}", self.socket().display())
    }

    /// Takes a sink away, as when a plug is pulled.
    pub fn unplug(&self, sink: &str) {
        let modules = self.pactl(&["list", "short", "modules"]);
        let wanted = format!("sink_name={sink}");
        let line = modules
            .lines()
            .find(|line| line.split_whitespace().any(|word| word == wanted));
        let index = line
            .and_then(|line| line.split_whitespace().next())
            .expect("the sink is there");
        self.pactl(&["unload-module", index]);
    }

    /// Puts a sink there.
    pub fn plug_in(&self, sink: &str) {
        self.pactl(&["load-module", "module-null-sink", &format!("sink_name={sink}")]);
        self.pactl(&["set-default-sink", "loudspeaker"]);
    }

    /// Listens to what a sink plays from now on; returns when the first samples have come.
    pub fn listen(&self, sink: &str) -> Ear {
        let ear = self.ear(sink);
        ear.wait();
        ear
    }

    /// The same for both sinks at once: an idle sink takes two seconds to its first samples.
    pub fn listen_to_both(&self) -> (Ear, Ear) {
        let ears = (self.ear("earphone"), self.ear("loudspeaker"));
        ears.0.wait();
        ears.1.wait();
        ears
    }

    fn ear(&self, sink: &str) -> Ear {
        let mut child = program("parec", "pulseaudio-utils")
            .args(["--latency-msec=10", "--raw", "--format=s16le", "--channels=2"])
            .args([format!("--rate={RATE}"), format!("--device={sink}.monitor")])
            .env("PULSE_SERVER", self.address())
            .env("HOME", self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("parec starts");
        let mut stdout = child.stdout.take().expect("parec's samples");
        let heard = Arc::new(Mutex::new(Heard::default()));
        let write = Arc::clone(&heard);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            let mut odd: Option<u8> = None;
            while let Ok(count @ 1..) = stdout.read(&mut bytes) {
                let now = Instant::now();
                let mut heard = write.lock().unwrap();
                for byte in &bytes[..count] {
                    match odd.take() {
                        None => odd = Some(*byte),
                        Some(low) => heard.take(i16::from_le_bytes([low, *byte]), now),
                    }
                }
            }
        });
        Ear { child, heard }
    }

    /// Runs pactl; its output.
    pub fn pactl(&self, arguments: &[&str]) -> String {
        self.try_pactl(arguments)
            .unwrap_or_else(|| panic!("pactl {arguments:?} failed"))
    }

    fn try_pactl(&self, arguments: &[&str]) -> Option<String> {
        let done = program("pactl", "pulseaudio-utils")
            .args(arguments)
            .env("PULSE_SERVER", self.address())
            .env("HOME", self.folder.path())
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .output()
            .expect("pactl runs");
        done.status
            .success()
            .then(|| String::from_utf8_lossy(&done.stdout).into_owned())
    }
}

impl Drop for SoundServer {
    fn drop(&mut self) {
        self.daemon.kill().ok();
        self.daemon.wait().ok();
    }
}

/// Hears one sink.
pub struct Ear {
    child: Child,
    heard: Arc<Mutex<Heard>>,
}

#[derive(Default)]
struct Heard {
    count: usize,
    peak: u16,
    /// Samples of silence at the end.
    quiet: usize,
    /// The moment of the first sample that is not zero, since the last `forget`.
    first: Option<Instant>,
}

impl Heard {
    fn take(&mut self, sample: i16, now: Instant) {
        self.count += 1;
        self.peak = self.peak.max(sample.unsigned_abs());
        if sample == 0 {
            self.quiet += 1;
        } else {
            self.quiet = 0;
            self.first.get_or_insert(now);
        }
    }
}

impl Ear {
    fn wait(&self) {
        until("the ear hears", || (self.heard.lock().unwrap().count > 0).then_some(()));
    }

    /// The loudest sample since the last `forget`.
    pub fn peak(&self) -> u16 {
        self.heard.lock().unwrap().peak
    }

    /// Waits until something loud enough to be understood has been heard.
    pub fn wait_for_words(&self) {
        until("words are heard", || (self.peak() > 1000).then_some(()));
    }

    /// Waits for the first sample that is not zero; when it came.
    pub fn wait_for_first_sample(&self) -> Instant {
        until("a first sample is heard", || self.heard.lock().unwrap().first)
    }

    /// Waits until nothing but zeros has come for so long.
    pub fn wait_for_silence(&self, length: Duration) {
        let samples = 2 * RATE * usize::try_from(length.as_millis()).unwrap() / 1000;
        until("silence", || {
            (self.heard.lock().unwrap().quiet >= samples).then_some(())
        });
    }

    /// Waits until so much more has been recorded, of whatever.
    pub fn wait_for_more(&self, length: Duration) {
        let samples = 2 * RATE * usize::try_from(length.as_millis()).unwrap() / 1000;
        let start = self.heard.lock().unwrap().count;
        until("more is recorded", || {
            (self.heard.lock().unwrap().count >= start + samples).then_some(())
        });
    }

    /// Begins anew.
    pub fn forget(&self) {
        let mut heard = self.heard.lock().unwrap();
        let count = heard.count;
        *heard = Heard {
            count,
            ..Heard::default()
        };
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
