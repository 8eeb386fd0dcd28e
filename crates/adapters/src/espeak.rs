//! The built-in voice: espeak-ng turns words into samples, which are then played on the device we choose.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::audio::{SAMPLE_RATE, from_bytes};
use super::child::{Bounds, NoChildAnswer, answer, command};
use crate::ports::voice::Route;
use announcement::Span;
use settings::{Timbre, VoiceSound};

/// Samples, mono, at [`SAMPLE_RATE`]; shared between the cache and what is being played.
pub type Samples = Arc<[i16]>;

/// Turns words into samples.
pub trait Render: Send {
    /// Renders one span in the voice of its own language, without silence around it.
    fn render(&mut self, span: &Span, manner: &Manner) -> Result<Samples, RenderError>;

    /// Takes a flag that ends all work: once it is true, the rendering in progress is given up at once.
    fn give_up_when(&mut self, _ends: Arc<AtomicBool>) {}
}

/// The manner of speaking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Manner {
    /// Words a minute.
    pub rate_wpm: u16,
    /// Pitch, 0 to 99.
    pub pitch: u8,
    /// Volume, 0 to 100 per cent.
    pub volume: u8,
    /// The timbre of the voice.
    pub timbre: Timbre,
    /// True for a whisper.
    pub whisper: bool,
}

impl Manner {
    /// The manner of words of that language on that route.
    pub fn of(route: &Route, lang: &str) -> Self {
        let all = VoiceSound {
            words_per_minute: route.rate_wpm,
            pitch: route.pitch,
            volume: route.volume,
            timbre: route.timbre,
        };
        let sound = route.languages.get(lang).copied().unwrap_or(all);
        Self {
            rate_wpm: sound.words_per_minute.clamp(80, 450),
            pitch: sound.pitch.min(99),
            volume: sound.volume.min(100),
            timbre: sound.timbre,
            whisper: route.whisper,
        }
    }
}

/// espeak-ng's name of a voice's variant.
const fn variant(timbre: Timbre) -> &'static str {
    match timbre {
        Timbre::Usual => "",
        Timbre::Male1 => "+m1",
        Timbre::Male2 => "+m3",
        Timbre::Male3 => "+m7",
        Timbre::Female1 => "+f2",
        Timbre::Female2 => "+f3",
        Timbre::Female3 => "+f5",
    }
}

/// The reason why words could not be rendered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RenderError {
    /// espeak-ng is not installed.
    NotInstalled,
    /// The language has no voice.
    NoVoice,
    /// espeak-ng ran, and gave no usable sound.
    Failed,
}

/// Time allowed for a call besides its words: it needs 10 ms, and a hundred times that on a busy machine.
const PATIENCE: Duration = Duration::from_secs(2);
/// The same once a call has gone unanswered: later calls only find out whether espeak-ng works again.
const LITTLE_PATIENCE: Duration = Duration::from_millis(500);
/// Additional time allowed for each byte of the words.
const PATIENCE_A_BYTE: Duration = Duration::from_millis(10);
/// The largest answer to a call without words, in bytes: 10 s of sound, or the list of all voices.
const LEAST_SOUND: u64 = 500_000;
/// The most sound for one byte of words, in bytes: a quarter of a second, as a digit takes at 80 words a minute.
const SOUND_A_BYTE: u64 = 12_000;
/// The most sound of a span, in bytes: six minutes.
const MOST_SOUND: u64 = 16_000_000;

/// espeak-ng as a child process for each span: 10 ms each, and nothing is kept running.
#[derive(Debug)]
pub struct Espeak {
    program: OsString,
    /// The folder of its data, where espeak-ng would not find it itself.
    data: Option<PathBuf>,
    voices: Option<BTreeSet<String>>,
    /// True after a call without an answer, until a call is answered again.
    hangs: bool,
    ends: Arc<AtomicBool>,
}

impl Default for Espeak {
    /// The espeak-ng that came with this program, or else the system's.
    fn default() -> Self {
        let own = std::env::current_exe().ok();
        match own.as_deref().and_then(Path::parent).and_then(with_program) {
            Some((program, data)) => Self {
                // A folder named by the user takes precedence.
                data: std::env::var_os(DATA_VARIABLE).is_none().then_some(data),
                ..Self::with_program(program)
            },
            None => Self::with_program("espeak-ng"),
        }
    }
}

/// The environment variable that names the folder of `espeak-ng-data`.
const DATA_VARIABLE: &str = "ESPEAK_DATA_PATH";

/// espeak-ng and the folder of its data, if both came with the program in that folder: next to it on Windows and in a portable folder,
/// in the usual places of a macOS bundle and of a Linux image.
fn with_program(folder: &Path) -> Option<(PathBuf, PathBuf)> {
    let program = folder.join(if cfg!(windows) { "espeak-ng.exe" } else { "espeak-ng" });
    let places = ["", "../Resources", "../share", "../lib"].map(|place| folder.join(place));
    let data = places.into_iter().find(|place| place.join("espeak-ng-data").is_dir())?;
    program.is_file().then_some((program, data))
}

impl Espeak {
    /// The program of this name or path.
    pub fn with_program(program: impl Into<OsString>) -> Self {
        Self {
            program: program.into(),
            data: None,
            voices: None,
            hangs: false,
            ends: Arc::default(),
        }
    }

    /// The answer to a call with these words.
    fn ask(&mut self, arguments: &[&str], words: &str) -> Result<Vec<u8>, RenderError> {
        let bytes = u32::try_from(words.len()).unwrap_or(u32::MAX);
        let usual = if self.hangs { LITTLE_PATIENCE } else { PATIENCE };
        let bounds = Bounds {
            patience: usual.saturating_add(PATIENCE_A_BYTE.saturating_mul(bytes)),
            most: (LEAST_SOUND + SOUND_A_BYTE * u64::from(bytes)).min(MOST_SOUND),
        };
        let mut command = command(&self.program);
        if let Some(data) = &self.data {
            command.env(DATA_VARIABLE, data);
        }
        let answer = answer(command.args(arguments), words, bounds, || {
            self.ends.load(Ordering::Acquire)
        });
        self.hangs = matches!(answer, Err(NoChildAnswer::Late));
        answer.map_err(|why| match why {
            NoChildAnswer::NotStarted(error) if error.kind() == ErrorKind::NotFound => RenderError::NotInstalled,
            NoChildAnswer::NotStarted(_)
            | NoChildAnswer::Late
            | NoChildAnswer::Unusable
            | NoChildAnswer::Failed(..) => RenderError::Failed,
        })
    }

    /// The voice for a language; the list is requested once.
    fn voice_for(&mut self, lang: &str) -> Result<String, RenderError> {
        let voices = match self.voices.take() {
            Some(voices) => voices,
            None => self.ask_for_voices()?,
        };
        if voices.is_empty() {
            // A program that lists no voice at all is no usable espeak-ng.
            return Err(RenderError::Failed);
        }
        let voice = choose(&voices, lang);
        self.voices = Some(voices);
        voice.ok_or(RenderError::NoVoice)
    }

    fn ask_for_voices(&mut self) -> Result<BTreeSet<String>, RenderError> {
        let listed = self.ask(&["--voices"], "")?;
        let table = String::from_utf8_lossy(&listed);
        Ok(table
            .lines()
            .skip(1)
            .filter_map(|line| line.split_whitespace().nth(1))
            .map(str::to_lowercase)
            .collect())
    }
}

impl Render for Espeak {
    fn render(&mut self, span: &Span, manner: &Manner) -> Result<Samples, RenderError> {
        let mut voice = self.voice_for(&span.lang)?;
        if manner.whisper {
            voice.push_str("+whisper");
        } else {
            voice.push_str(variant(manner.timbre));
        }
        let (rate, pitch) = (manner.rate_wpm.to_string(), manner.pitch.to_string());
        // espeak's own loudness is 100 of 200; 80 per cent of ours. -z: no pause after the last word. -b 1: UTF-8.
        let volume = (u16::from(manner.volume) * 5 / 4).to_string();
        let how = ["-v", &voice, "-s", &rate, "-p", &pitch, "-a", &volume];
        let through = ["-b", "1", "-z", "--stdin", "--stdout"];
        let answer = self.ask(&[&how[..], &through].concat(), &speakable(&span.text))?;
        let (samples, rate) = wave(&answer).ok_or(RenderError::Failed)?;
        if rate != SAMPLE_RATE {
            return Err(RenderError::Failed);
        }
        Ok(trimmed(&samples).into())
    }

    fn give_up_when(&mut self, ends: Arc<AtomicBool>) {
        self.ends = ends;
    }
}

/// The text without marks that only a screen needs (the isolates around message arguments): they would be spoken or
/// break a word.
pub(super) fn speakable(text: &str) -> String {
    text.chars()
        .filter(|c| !matches!(c, '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\0'))
        .collect()
}

/// The gender of a voice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gender {
    /// A woman's.
    Female,
    /// A man's.
    Male,
}

/// The index of the voice that fits the timbre best, of these voices of a language in their order: the exact tag rather than another
/// region, and the timbre before the region. If there are too few voices, the third male voice may be the first.
pub fn nearest(offered: &[(&str, Gender)], lang: &str, timbre: Timbre) -> Option<usize> {
    let (wanted, number) = match timbre {
        Timbre::Usual => (None, 0),
        Timbre::Male1 => (Some(Gender::Male), 0),
        Timbre::Male2 => (Some(Gender::Male), 1),
        Timbre::Male3 => (Some(Gender::Male), 2),
        Timbre::Female1 => (Some(Gender::Female), 0),
        Timbre::Female2 => (Some(Gender::Female), 1),
        Timbre::Female3 => (Some(Gender::Female), 2),
    };
    let primary = |tag: &str| tag.split('-').next().unwrap_or(tag).to_lowercase();
    let of_language = |(_, (tag, _)): &(usize, &(&str, Gender))| primary(tag) == primary(lang);
    let mut voices: Vec<_> = offered.iter().enumerate().filter(of_language).collect();
    voices.sort_by_key(|(_, (tag, _))| !tag.eq_ignore_ascii_case(lang));
    let of_gender: Vec<_> = voices
        .iter()
        .filter(|(_, (_, gender))| wanted.is_none_or(|wanted| *gender == wanted))
        .collect();
    let chosen = of_gender.get(number % of_gender.len().max(1)).copied();
    chosen.or(voices.first()).map(|(index, _)| *index)
}

/// The nearest voice: of exactly that tag, then of the region people usually mean by the language, then of the language
/// alone, then of any region.
fn choose(voices: &BTreeSet<String>, lang: &str) -> Option<String> {
    let tag = lang.to_lowercase().replace('_', "-");
    let primary = tag.split('-').next().unwrap_or(&tag).to_owned();
    let usual = match primary.as_str() {
        "en" => Some("en-gb"),
        "fr" => Some("fr-fr"),
        _ => None,
    };
    let exact = voices.get(&tag);
    let usual = usual.and_then(|name| voices.get(name));
    let bare = voices.get(&primary);
    let region = || {
        let prefix = format!("{primary}-");
        voices.iter().find(|voice| voice.starts_with(&prefix))
    };
    exact.or(usual).or(bare).or_else(region).cloned()
}

/// The samples of a RIFF wave, mono and of 16 bits, and how many of them are a second. A length in the header is trusted only if
/// it lies within the data: the wave may have been written to a pipe.
pub(super) fn wave(wave: &[u8]) -> Option<(Vec<i16>, u32)> {
    if wave.get(..4)? != b"RIFF" || wave.get(8..12)? != b"WAVE" {
        return None;
    }
    let (mut at, mut rate) = (12, None);
    loop {
        let name = wave.get(at..at + 4)?;
        let length = u32::from_le_bytes(wave.get(at + 4..at + 8)?.try_into().ok()?);
        let body = at + 8;
        let end = body.checked_add(usize::try_from(length).ok()?)?;
        if name == b"data" {
            let samples = wave.get(body..end).filter(|samples| !samples.is_empty());
            return Some((from_bytes(samples.or_else(|| wave.get(body..))?), rate?));
        }
        if name == b"fmt " {
            let format = wave.get(body..body + 16)?;
            let mono_16_bit = format.get(..4)? == [1, 0, 1, 0] && format.get(14..16)? == [16, 0];
            rate = Some(u32::from_le_bytes(format.get(4..8)?.try_into().ok()?)).filter(|_| mono_16_bit);
        }
        at = end;
    }
}

/// The samples without the silence before and after, which would delay the word and the next one.
pub(super) fn trimmed(samples: &[i16]) -> &[i16] {
    const SILENCE: u16 = 24;
    let heard = |sample: &i16| sample.unsigned_abs() > SILENCE;
    let (Some(first), Some(last)) = (samples.iter().position(heard), samples.iter().rposition(heard)) else {
        return &[];
    };
    samples.get(first..=last).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const MANNER: Manner = Manner {
        rate_wpm: 175,
        pitch: 50,
        volume: 80,
        timbre: Timbre::Usual,
        whisper: false,
    };

    #[test]
    fn a_language_uses_the_voice_set_for_it_or_the_common_one() {
        let own = VoiceSound {
            words_per_minute: 120,
            pitch: 30,
            volume: 60,
            timbre: Timbre::Female1,
        };
        let route = Route {
            languages: [(String::from("de"), own)].into(),
            ..Route::default()
        };
        assert_eq!(Manner::of(&route, "de").rate_wpm, 120);
        assert_eq!(Manner::of(&route, "de").timbre, Timbre::Female1);
        assert_eq!(Manner::of(&route, "en").rate_wpm, Route::default().rate_wpm);
    }

    fn piped(length: u32, samples: &[i16]) -> Vec<u8> {
        let mut bytes = b"RIFF\x24\xf0\xff\x7fWAVEfmt ".to_vec();
        bytes.extend([16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xac, 0, 0, 2, 0, 16, 0]);
        bytes.extend(b"data");
        bytes.extend(length.to_le_bytes());
        bytes.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
        bytes
    }

    fn voices() -> BTreeSet<String> {
        ["de", "en-029", "en-gb", "fr-fr", "pt", "pt-br"]
            .map(str::to_owned)
            .into()
    }

    #[test]
    fn a_wave_written_to_a_pipe_is_read_to_its_real_end() {
        let samples = Some((vec![1, -2, 300], SAMPLE_RATE));
        assert_eq!(wave(&piped(0x7fff_f000, &[1, -2, 300])), samples);
        assert_eq!(wave(&piped(0, &[1, -2, 300])), samples);
        assert_eq!(
            wave(&piped(6, &[1, -2, 300, 77])),
            samples,
            "something stands behind it"
        );
        assert_eq!(wave(b"no wave at all"), None);
        assert_eq!(wave(&[]), None);
    }

    #[test]
    fn silence_around_the_words_is_taken_away() {
        assert_eq!(trimmed(&[0, 3, -500, 0, 0, 700, 2]), [-500, 0, 0, 700]);
        assert!(trimmed(&[0, 0]).is_empty());
    }

    #[test]
    fn each_language_finds_a_voice_of_that_language() {
        for (lang, voice) in [
            ("pt-BR", "pt-br"),
            ("pt", "pt"),
            ("de", "de"),
            ("de-AT", "de"),
            ("en", "en-gb"),
            ("en-US", "en-gb"),
            ("fr", "fr-fr"),
        ] {
            assert_eq!(choose(&voices(), lang).as_deref(), Some(voice), "{lang}");
        }
        assert_eq!(choose(&voices(), "tlh"), None);
    }

    #[test]
    fn the_system_voice_of_the_language_and_timbre_is_chosen() {
        use Gender::{Female, Male};
        let offered = [("en-US", Male), ("de-DE", Female), ("de-AT", Male), ("de-DE", Male)];
        for (lang, timbre, voice) in [
            ("de", Timbre::Usual, Some(1)),
            ("de-AT", Timbre::Usual, Some(2)),
            ("de-AT", Timbre::Female1, Some(1)),
            ("de", Timbre::Male1, Some(2)),
            ("de", Timbre::Male2, Some(3)),
            ("de", Timbre::Male3, Some(2)),
            ("en", Timbre::Female3, Some(0)),
            ("uk", Timbre::Usual, None),
        ] {
            assert_eq!(nearest(&offered, lang, timbre), voice, "{lang} {timbre:?}");
        }
    }

    #[test]
    fn marks_for_the_screen_are_not_spoken() {
        assert_eq!(speakable("Uhr: \u{2068}drei\u{2069}"), "Uhr: drei");
    }

    #[test]
    fn what_came_with_the_program_speaks_with_its_own_data() {
        let installed = tempfile::tempdir().unwrap();
        let (programs, data) = (installed.path().join("bin"), installed.path().join("share"));
        fs::create_dir_all(&programs).unwrap();
        let program = programs.join(format!("espeak-ng{}", std::env::consts::EXE_SUFFIX));
        fs::File::create(&program).unwrap();
        assert_eq!(
            with_program(&programs),
            None,
            "the system's, which knows where its data are"
        );
        fs::create_dir_all(data.join("espeak-ng-data")).unwrap();
        let found = with_program(&programs);
        assert_eq!(found, Some((program.clone(), programs.join("../share"))));
        fs::create_dir_all(programs.join("espeak-ng-data")).unwrap();
        let nearer = Some((program.clone(), programs.join("")));
        assert_eq!(with_program(&programs), nearer);
        fs::remove_file(program).unwrap();
        assert_eq!(with_program(&programs), None);
    }

    #[test]
    fn a_missing_program_is_an_error_and_not_a_panic() {
        let mut espeak = Espeak::with_program("no-such-voice-program");
        let span = Span {
            lang: "de".into(),
            text: "Anna".into(),
        };
        assert_eq!(espeak.render(&span, &MANNER), Err(RenderError::NotInstalled));
    }
}
