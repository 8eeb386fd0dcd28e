//! The recorder where no `PulseAudio` server answers the program: through cpal and ALSA. The card is a room of the test's own,
//! which only ALSA's plug-in for such a server leads to (Debian's libasound2-plugins).

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use super::pulse::SoundServer;
use super::recorder::{heard, tone};

/// The program in a terminal with that ALSA and no other sound.
struct Console {
    data: tempfile::TempDir,
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Console {
    fn with(alsa: &str) -> Self {
        let data = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            let path = data.path().join(name);
            let mut file = std::fs::File::create(&path).unwrap();
            file.write_all(text.as_bytes()).unwrap();
            path
        };
        write("settings.toml", "recorder = true\n");
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["console", "--mute", "--lang", "en", "--data"])
            .arg(data.path())
            .env("ALSA_CONFIG_PATH", write("alsa.conf", alsa))
            .env("PULSE_SERVER", "none")
            .env("HOME", data.path())
            .env("XDG_RUNTIME_DIR", data.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Self {
            data,
            child,
            stdin,
            lines,
        }
    }

    fn say(&mut self, line: &str, answer: &str) {
        writeln!(self.stdin, "{line}").unwrap();
        let is_it = |line: std::io::Result<String>| line.unwrap().contains(answer);
        assert!(self.lines.any(is_it), "{answer}");
    }

    /// Ends it and gives the recording.
    fn end(mut self) -> Option<Vec<i16>> {
        drop(self.stdin);
        assert!(self.child.wait().unwrap().success());
        let bytes = std::fs::read(recording(self.data.path())?).unwrap();
        let samples = bytes[44..].chunks_exact(2);
        Some(samples.map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
    }
}

fn recording(data: &Path) -> Option<PathBuf> {
    let files = std::fs::read_dir(data.join("games")).unwrap();
    let mut paths = files.map(|file| file.unwrap().path());
    paths.find(|path| path.extension().is_some_and(|own| own == "wav"))
}

#[test]
fn an_alsa_microphone_records_without_a_sound_server() {
    let server = SoundServer::start();
    server.plug_in("room");
    let room = server.listen("room");
    let address = server.address();
    let alsa = format!(
        "pcm.!default {{ type pulse server \"{address}\" device \"room.monitor\" }}\n\
         ctl.!default {{ type pulse server \"{address}\" }}\n"
    );
    let mut console = Console::with(&alsa);
    console.say("level", "Nothing was heard.");
    console.say("e4", "Eva vier");
    console.say("recorder on", "Speak.");
    let length = Duration::from_millis(700);
    tone(&server, 440.0, length).wait().unwrap();
    room.wait_for_silence(Duration::from_millis(600));
    console.say("recorder off", "Recorded.");
    let (loud, hertz) = heard(&console.end().unwrap());
    assert!((hertz - 440.0).abs() < 50.0, "{hertz}");
    assert!(loud > length.mul_f64(0.9) && loud < length.mul_f64(1.5), "{loud:?}");
}

#[test]
fn a_missing_alsa_card_is_told_as_no_microphone() {
    let mut console = Console::with("pcm.!default { type hw card 31 }\nctl.!default { type hw card 31 }\n");
    console.say("e4", "Eva vier");
    console.say("recorder on", "There is no microphone. Nothing is recorded.");
    assert_eq!(console.end(), None);
}
