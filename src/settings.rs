//! One person's wishes: plain values, and the text they are kept in.
//!
//! Reading never fails outright: what cannot be read keeps its first value and is reported, and a file that was not
//! understood is not written over.

mod cells;
mod keys;
mod verbosity;

use serde::{Deserialize, Serialize};

pub use cells::{CellOrder, CellRole, Cells, PieceNames, Reading, SquareNames};
pub use keys::{KeyPreset, Keys};
pub use verbosity::{Level, Sounds, Verbosity, VerbosityPreset};

/// The marks everybody has at first, in seconds left: 10, 5, 2 and 1 minute, 10 seconds, and the last five one by one.
pub const FIRST_MARKS: [u32; 10] = [600, 300, 120, 60, 10, 5, 4, 3, 2, 1];

/// How this person is spoken to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Output {
    /// A screen reader that can announce speaks; otherwise the own voice.
    #[default]
    Auto,
    /// Only the screen reader.
    ScreenReader,
    /// Only the program's own voice.
    OwnVoice,
    /// Both, for demonstrations.
    Both,
}

/// The wishes of the person at this machine.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the settings"
)]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language of the screen and of what is said, as a BCP 47 tag; the system's if none.
    pub language: Option<String>,
    /// Who speaks.
    pub output: Output,
    /// The output device of private words; without one they go where the system plays sound, at home.
    pub earphone: Option<String>,
    /// The output device of the second player's private words.
    pub second_earphone: Option<String>,
    /// The output device of the arbiter's private words, where he sits at the same machine as the players.
    pub arbiter_earphone: Option<String>,
    /// The output device of public announcements.
    pub loudspeaker: Option<String>,
    /// Words a minute of the own voice, 80 to 450.
    pub words_per_minute: u16,
    /// Loudness of the own voice, 0 to 100 per cent.
    pub volume: u8,
    /// The understood move is said back and waits for a second Enter.
    pub read_back_first: bool,
    /// A typed move is also made on one's own board.
    pub typed_moves_move_my_board: bool,
    /// The other window takes keys from a keyboard of its own.
    pub second_keyboard: bool,
    /// At home the person is told of his time at the marks; in an event he turns it on game by game.
    pub time_marks: bool,
    /// The marks, in seconds left.
    pub marks: Vec<u32>,
    /// The person feels in his ear that his time gets short; in an event he turns it on game by game.
    pub pulses: bool,
    /// Times are said in their short form.
    pub short_times: bool,
    /// Both clocks stand in a window of their own.
    pub clock_window: bool,
    /// That window fills its screen.
    pub clock_full_screen: bool,
    /// Dark colours.
    pub dark: bool,
    /// Size of the whole screen in per cent, 100 to 400.
    pub zoom_percent: u16,
    /// How squares are named.
    pub cells: Cells,
    /// How much is said of what.
    pub verbosity: Verbosity,
    /// Which short sounds are heard.
    pub sounds: Sounds,
    /// The keys.
    pub keys: Keys,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            output: Output::Auto,
            earphone: None,
            second_earphone: None,
            arbiter_earphone: None,
            loudspeaker: None,
            words_per_minute: 190,
            volume: 80,
            read_back_first: false,
            typed_moves_move_my_board: true,
            second_keyboard: false,
            time_marks: true,
            marks: FIRST_MARKS.to_vec(),
            pulses: false,
            short_times: false,
            clock_window: false,
            clock_full_screen: false,
            dark: false,
            zoom_percent: 100,
            cells: Cells::default(),
            verbosity: Verbosity::default(),
            sounds: Sounds::default(),
            keys: Keys::default(),
        }
    }
}

/// Why a settings text was not taken as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableSettings {
    /// Line and column, both from 1, where they are known.
    pub place: Option<(usize, usize)>,
    /// What the reader of the format says.
    pub what: String,
}

impl Settings {
    /// The settings of a text.
    ///
    /// # Errors
    /// Where it stops being readable; the caller goes on with the first values and leaves the file as it is.
    pub fn read(text: &str) -> Result<Self, UnreadableSettings> {
        let read: Self = toml::from_str(text).map_err(|error| UnreadableSettings {
            place: error.span().map(|span| place_of(text, span.start)),
            what: error.message().to_owned(),
        })?;
        Ok(Self {
            words_per_minute: read.words_per_minute.clamp(80, 450),
            volume: read.volume.min(100),
            zoom_percent: read.zoom_percent.clamp(100, 400),
            ..read
        })
    }

    /// The text that reads back as these settings.
    pub fn write(&self) -> String {
        toml::to_string(self).unwrap_or_default()
    }
}

fn place_of(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        let settings = Settings {
            language: Some(String::from("de")),
            volume: 40,
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
    }

    #[test]
    fn an_unreadable_text_is_reported_with_its_place() {
        let fault = Settings::read("volume = 80\nlanguage = [\n").unwrap_err();
        assert_eq!(fault.place.map(|(line, _)| line), Some(2));
    }

    #[test]
    fn values_out_of_range_are_brought_into_it() {
        let settings = Settings::read("volume = 200\nzoom-percent = 5\n").unwrap();
        assert_eq!((settings.volume, settings.zoom_percent), (100, 100));
    }
}
