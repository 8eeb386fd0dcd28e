//! One person's wishes: plain values, and the text they are kept in.
//!
//! A file that is not understood, or was written by a newer program, is reported and never written over.

mod look;
mod marks;
mod profile;
mod setting;
mod values;
mod voices;
mod word;

mod cells;
mod keys;
mod verbosity;

use serde::{Deserialize, Serialize};

pub use cells::{CellOrder, CellRole, CellWish, Cells, ListFrom, PieceNames, Reading, SquareNames};
pub use keys::{KeyPreset, Keys};
pub use look::{Coordinates, Pieces, StartOn, Theme};
pub use marks::{FIRST_MARKS, marks_of, marks_text};
pub use profile::may_name_profile;
pub use setting::{Kind, Setting, Unit, VoiceInHand};
pub use verbosity::{Level, Sounds, Verbosity, VerbosityPreset};
pub use voices::{OwnVoice, Sound, Timbre, VoiceChannel};

/// The form of the file this program writes. A file without a number is of the first form.
pub const VERSION: u32 = 1;

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
    /// Nobody aloud: everything is given to the screen reader for its Braille line, in few letters, and to the log.
    Braille,
}

/// The wishes of the person at this machine.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the settings"
)]
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The form of the file.
    pub version: u32,
    /// Whose these are, where several people use this machine; nothing for the first.
    pub profile: String,
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
    /// Its pitch, 0 to 99; 50 is the voice's own.
    pub pitch: u8,
    /// Whose voice it is.
    pub timbre: Timbre,
    /// The understood move is said back and waits for a second Enter.
    pub read_back_first: bool,
    /// A typed move is also made on one's own board.
    pub typed_moves_move_my_board: bool,
    /// He speaks his scoresheet onto the recorder (D.2.7); otherwise no microphone is opened.
    pub recorder: bool,
    /// The microphone of the recorder; the system's own if none.
    pub microphone: Option<String>,
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
    /// Dark colours, as files say that know no themes yet.
    #[serde(skip_serializing)]
    pub dark: bool,
    /// The colours.
    pub theme: Theme,
    /// Size of the whole screen in per cent, 100 to 400.
    pub zoom_percent: u16,
    /// How much of its room a board takes, in per cent, 40 to 100.
    pub board_percent: u16,
    /// Size of all text, in per cent of what the zoom makes of it, 100 to 300.
    pub text_percent: u16,
    /// Size of the clocks' digits, likewise, 100 to 400.
    pub clock_percent: u16,
    /// What stands for a piece.
    pub pieces: Pieces,
    /// Pages for the printer are in large print.
    pub large_print: bool,
    /// What stands beside the board.
    pub coordinates: Coordinates,
    /// The board fills the window.
    pub board_alone: bool,
    /// Where the keyboard is at first.
    pub start_on: StartOn,
    /// The person's name, for new games.
    pub name: String,
    /// New games are played in an event.
    pub in_event: bool,
    /// Voices that differ from the others: of one channel and one language.
    pub own_voices: Vec<OwnVoice>,
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
            version: VERSION,
            profile: String::new(),
            language: None,
            output: Output::Auto,
            earphone: None,
            second_earphone: None,
            arbiter_earphone: None,
            loudspeaker: None,
            words_per_minute: 190,
            volume: 80,
            pitch: 50,
            timbre: Timbre::Usual,
            read_back_first: false,
            typed_moves_move_my_board: true,
            recorder: false,
            microphone: None,
            second_keyboard: false,
            time_marks: true,
            marks: FIRST_MARKS.to_vec(),
            pulses: false,
            short_times: false,
            clock_window: false,
            clock_full_screen: false,
            dark: false,
            theme: Theme::System,
            zoom_percent: 100,
            board_percent: 100,
            text_percent: 100,
            clock_percent: 100,
            pieces: Pieces::Drawn,
            large_print: false,
            coordinates: Coordinates::Letters,
            board_alone: false,
            start_on: StartOn::MoveLine,
            name: String::new(),
            in_event: false,
            own_voices: Vec::new(),
            cells: Cells::default(),
            verbosity: Verbosity::default(),
            sounds: Sounds::default(),
            keys: Keys::default(),
        }
    }
}

/// Why a settings text was not taken as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreadableSettings {
    /// It is no settings text.
    Text {
        /// Line and column, both from 1, where they are known.
        place: Option<(usize, usize)>,
        /// What the reader of the format says.
        what: String,
    },
    /// A newer program wrote it, in a form this one does not know.
    Newer(u32),
}

impl Settings {
    /// The settings of a text.
    ///
    /// # Errors
    /// Where it stops being readable, or that it is newer; the caller goes on with the first values and leaves the file as it is.
    pub fn read(text: &str) -> Result<Self, UnreadableSettings> {
        let unreadable = |error: &toml::de::Error| UnreadableSettings::Text {
            place: error.span().map(|span| place_of(text, span.start)),
            what: error.message().to_owned(),
        };
        // The number is looked at first: a newer form may hold words this program cannot read.
        let table: toml::Table = toml::from_str(text).map_err(|error| unreadable(&error))?;
        let version = table.get("version").and_then(toml::Value::as_integer);
        if let Some(newer) = version.and_then(|number| u32::try_from(number).ok())
            && newer > VERSION
        {
            return Err(UnreadableSettings::Newer(newer));
        }
        let read: Self = toml::from_str(text).map_err(|error| unreadable(&error))?;
        let is_dark = read.dark && read.theme == Theme::System;
        Ok(Self {
            words_per_minute: read.words_per_minute.clamp(80, 450),
            volume: read.volume.min(100),
            pitch: read.pitch.min(99),
            zoom_percent: read.zoom_percent.clamp(100, 400),
            board_percent: read.board_percent.clamp(40, 100),
            text_percent: read.text_percent.clamp(100, 300),
            clock_percent: read.clock_percent.clamp(100, 400),
            theme: if is_dark { Theme::Dark } else { read.theme },
            dark: false,
            version: VERSION,
            // It becomes the name of a file.
            profile: Some(read.profile)
                .filter(|name| may_name_profile(name))
                .unwrap_or_default(),
            ..read
        })
    }

    /// How much is said, and of what sounds are heard, as that preset has it. Who reads Braille alone hears nobody.
    pub fn say_as(&mut self, preset: VerbosityPreset) {
        self.verbosity = preset.verbosity();
        self.sounds = preset.sounds();
        if preset == VerbosityPreset::BrailleOnly {
            self.output = Output::Braille;
        } else if self.output == Output::Braille {
            self.output = Output::Auto;
        }
    }

    /// The preset in force, if nothing of it has been changed.
    pub fn preset(&self) -> Option<VerbosityPreset> {
        let is_in_force = |preset: &VerbosityPreset| {
            let is_braille = *preset == VerbosityPreset::BrailleOnly;
            self.verbosity == preset.verbosity()
                && self.sounds == preset.sounds()
                && is_braille == (self.output == Output::Braille)
        };
        VerbosityPreset::ALL.into_iter().find(is_in_force)
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
        assert!(
            matches!(
                fault,
                UnreadableSettings::Text {
                    place: Some((2, _)),
                    ..
                }
            ),
            "{fault:?}"
        );
    }

    #[test]
    fn values_out_of_range_are_brought_into_it() {
        let settings = Settings::read("volume = 200\nzoom-percent = 5\n").unwrap();
        assert_eq!((settings.volume, settings.zoom_percent), (100, 100));
    }

    #[test]
    fn a_profile_that_could_be_a_path_is_no_profile() {
        assert_eq!(Settings::read("profile = \"../x\"\n").unwrap().profile, "");
        assert_eq!(Settings::read("profile = \"Ada\"\n").unwrap().profile, "Ada");
    }

    #[test]
    fn a_preset_is_in_force_until_something_of_it_is_changed() {
        let mut settings = Settings::default();
        for preset in VerbosityPreset::ALL {
            settings.say_as(preset);
            assert_eq!(settings.preset(), Some(preset));
            assert_eq!(
                settings.output == Output::Braille,
                preset == VerbosityPreset::BrailleOnly
            );
        }
        settings.sounds.edge = false;
        assert_eq!(settings.preset(), None);
    }

    #[test]
    fn a_newer_form_is_told_by_its_number_before_its_words_are_read() {
        let text = "version = 2\ntheme = \"a theme of tomorrow\"\n";
        assert_eq!(Settings::read(text), Err(UnreadableSettings::Newer(2)));
        assert!(Settings::read("volume = 30\n").is_ok(), "the first form had no number");
        assert!(Settings::default().write().contains("version = 1"));
    }

    #[test]
    fn dark_colours_of_a_file_without_themes_are_the_dark_theme() {
        assert_eq!(Settings::read("dark = true\n").unwrap().theme, Theme::Dark);
        let both = "dark = true\ntheme = \"yellow-on-black\"\n";
        assert_eq!(Settings::read(both).unwrap().theme, Theme::YellowOnBlack);
    }
}
