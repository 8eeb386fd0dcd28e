//! One person's settings: plain values, and their stored text.
//!
//! [`Settings`] holds them by subject; [`Setting`] is the one list of them, with the key, the values and the default of each. A text that
//! is not understood, or was written by a newer program, is reported and never overwritten.
//!
//! ```
//! use settings::{Settings, Theme};
//!
//! let settings = Settings::read("theme = \"dark\"").unwrap();
//! assert_eq!(settings.look.theme, Theme::Dark);
//! assert_eq!(Settings::read(&settings.write()).unwrap(), settings);
//! ```
//!
//! **It never knows** another crate of the program, or a file: the adapter `profile_folder` reads and writes the text.
//!
//! **Way in:** [`Setting`], [`Settings::read`]. A new setting is one row in `rows.rs`.

mod marks;
mod rows;
pub mod training;
mod voices;
mod words;

use serde::{Deserialize, Serialize};

pub use marks::{FIRST_MARKS, marks_of, marks_text};
pub use rows::{
    Cells, ClockSettings, Keys, LookSettings, OwnVoice, PersonSettings, Setting, Sounds, SpeechSettings, Verbosity,
};
pub use training::Trained;
pub use voices::VoiceSound;
use words::SettingWord as _;
pub use words::{
    CellOrder, CellRole, Coordinates, KeyPreset, Level, ListFrom, Output, PieceNames, Pieces, Reading, SquareNames,
    StartOn, Theme, Timbre, Unit, ValueKind, VerbosityPreset, VoiceChannel,
};

/// The version of the file format that this program writes. A file without a number is of the first version.
pub const VERSION: u32 = 1;

/// The settings of the person at this computer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Settings {
    /// The person, and their way of playing.
    #[serde(flatten)]
    pub person: PersonSettings,
    /// Voices and audio devices.
    #[serde(flatten)]
    pub speech: SpeechSettings,
    /// The appearance of the screens.
    #[serde(flatten)]
    pub look: LookSettings,
    /// Reports of the time left, and the display of the clocks.
    #[serde(flatten)]
    pub clock: ClockSettings,
    /// The names of squares.
    pub cells: Cells,
    /// The amount said about each class of events.
    pub verbosity: Verbosity,
    /// The short sounds that are on.
    pub sounds: Sounds,
    /// The keys.
    pub keys: Keys,
    /// The results of this person's word trainings, the last one at the end.
    #[serde(rename = "training")]
    pub trainings: Vec<Trained>,
    /// The results of the word trainings of the opponent at this computer.
    #[serde(rename = "friend-training")]
    pub friend_trainings: Vec<Trained>,
    /// The built-in voice that is being set; not kept.
    #[serde(skip)]
    pub hand: OwnVoice,
}

/// The parts that a file keeps in tables of their own, and those that only old files have.
#[derive(Default, Deserialize)]
#[serde(default)]
struct SettingsTables {
    cells: Cells,
    verbosity: Verbosity,
    sounds: Sounds,
    keys: Keys,
    training: Vec<Trained>,
    #[serde(rename = "friend-training")]
    friend_training: Vec<Trained>,
    /// True for dark colours, as files from before the themes have it.
    dark: bool,
}

/// The reason a settings text was not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreadableSettings {
    /// The text is not a settings text.
    Text {
        /// Line and column, both from 1, if they are known.
        place: Option<(usize, usize)>,
        /// The message of the parser.
        what: String,
    },
    /// A newer program wrote it, in a form this one does not know.
    Newer(u32),
}

impl Settings {
    /// Parses the settings of a text.
    ///
    /// # Errors
    /// The place where the text stops being readable, or that it is newer; the caller then uses the defaults and
    /// leaves the file as it is.
    pub fn read(text: &str) -> Result<Self, UnreadableSettings> {
        // The number is checked first: a newer format may hold words this program cannot read.
        let table: toml::Table = part_of(text)?;
        let version = table.get("version").and_then(toml::Value::as_integer);
        if let Some(newer) = version.and_then(|number| u32::try_from(number).ok())
            && newer > VERSION
        {
            return Err(UnreadableSettings::Newer(newer));
        }
        // Each part is parsed separately, because the parser would not know the place of flattened fields.
        let tables: SettingsTables = part_of(text)?;
        let mut read = Self {
            person: part_of(text)?,
            speech: part_of(text)?,
            look: part_of(text)?,
            clock: part_of(text)?,
            cells: tables.cells,
            verbosity: tables.verbosity,
            sounds: tables.sounds,
            keys: tables.keys,
            trainings: tables.training,
            friend_trainings: tables.friend_training,
            hand: OwnVoice::default(),
        };
        Setting::confine_all(&mut read);
        if tables.dark && read.look.theme == Theme::System {
            read.look.theme = Theme::Dark;
        }
        // The profile becomes the name of a file.
        if !may_name_profile(&read.person.profile) {
            read.person.profile.clear();
        }
        read.derive();
        Ok(read)
    }

    /// The same settings under the name of that profile.
    #[must_use]
    pub fn of_profile(mut self, profile: String) -> Self {
        self.person.profile = profile;
        self
    }

    /// The settings without this person's private ones, for other people or computers.
    #[must_use]
    pub fn for_others(&self) -> Self {
        Self {
            trainings: Vec::new(),
            friend_trainings: Vec::new(),
            ..self.clone()
        }
    }

    /// Takes over the given settings from others.
    pub fn take<'a>(&mut self, those: impl IntoIterator<Item = &'a Setting>, others: &Self) {
        for setting in those {
            setting.set(&setting.value(others), self);
        }
    }

    /// The text that reads back as these settings.
    pub fn write(&self) -> String {
        let text = toml::to_string(self).unwrap_or_default();
        format!("version = {VERSION}\n{text}")
    }

    /// Applies the consequences of a changed setting.
    fn follow(&mut self, setting: Setting) {
        if setting.is_of_single_voice() {
            self.keep_hand();
        }
        if setting == Setting::ClockWindow {
            // Once closed, the window no longer fills the screen when it is opened again.
            self.clock.clock_full_screen &= self.clock.clock_window;
        }
        self.derive();
    }

    /// Updates the values derived from settings.
    pub fn derive(&mut self) {
        self.take_in_hand();
        self.cells.for_braille = self.speech.output == Output::Braille;
    }

    /// Applies the verbosity and the sounds of that preset. A person who only reads Braille gets no speech.
    pub fn say_as(&mut self, preset: VerbosityPreset) {
        self.verbosity = preset.verbosity();
        self.sounds = preset.sounds();
        if preset == VerbosityPreset::BrailleOnly {
            self.speech.output = Output::Braille;
        } else if self.speech.output == Output::Braille {
            self.speech.output = Output::Auto;
        }
    }

    fn say_as_word(&mut self, word: &str) -> Option<()> {
        self.say_as(VerbosityPreset::of(word, VerbosityPreset::KIND)?);
        Some(())
    }

    /// The preset in force, if none of its settings has been changed.
    pub fn preset(&self) -> Option<VerbosityPreset> {
        let is_in_force = |preset: &VerbosityPreset| {
            let is_braille = *preset == VerbosityPreset::BrailleOnly;
            self.verbosity == preset.verbosity()
                && self.sounds == preset.sounds()
                && is_braille == (self.speech.output == Output::Braille)
        };
        VerbosityPreset::ALL.iter().copied().find(is_in_force)
    }

    fn preset_word(&self) -> String {
        let word = |preset: VerbosityPreset| preset.word(VerbosityPreset::KIND);
        self.preset().map_or_else(|| String::from("own"), word)
    }
}

impl VerbosityPreset {
    /// The verbosity that the preset sets.
    pub fn verbosity(self) -> Verbosity {
        let short = Verbosity::default();
        match self {
            Self::Home => Verbosity {
                own_moves: Level::Normal,
                opponent_moves: Level::Normal,
                ..short
            },
            Self::Tournament | Self::BrailleOnly => short,
            Self::Assistant => Verbosity {
                hands: Level::Tone,
                notes: Level::Tone,
                ..short
            },
            Self::Arbiter => Verbosity {
                own_moves: Level::Tone,
                opponent_moves: Level::Tone,
                hands: Level::Tone,
                differences: Level::Full,
                ..short
            },
        }
    }

    /// The sounds that the preset sets.
    pub fn sounds(self) -> Sounds {
        let heard = Sounds::default();
        match self {
            Self::Home | Self::Tournament | Self::Assistant | Self::Arbiter => heard,
            Self::BrailleOnly => Sounds { volume: 0, ..heard },
        }
    }
}

/// True if that can be the name of a profile, the settings of one of several people at a computer: letters and digits
/// first, then also blanks, hyphens and apostrophes, at most 40 characters. So every file system can keep it, and
/// every voice can say it. The first profile has no name.
pub fn may_name_profile(name: &str) -> bool {
    let may_stand = |letter: char| letter.is_alphanumeric() || [' ', '-', '_', '\''].contains(&letter);
    name.is_empty()
        || (name.chars().next().is_some_and(char::is_alphanumeric)
            && !name.ends_with(' ')
            && name.chars().all(may_stand)
            && name.chars().count() <= 40)
}

fn part_of<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, UnreadableSettings> {
    toml::from_str(text).map_err(|error| UnreadableSettings::Text {
        place: error.span().map(|span| place_of(text, span.start)),
        what: error.message().to_owned(),
    })
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
        let mut settings = Settings::default();
        settings.person.language = Some(String::from("de"));
        settings.speech.volume = 40;
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
    }

    #[test]
    fn an_unreadable_settings_text_is_reported_with_its_line() {
        for text in [
            "volume = 80\nlanguage = [\n",
            "volume = 80\ntheme = \"pink\"\n",
            "[cells]\norder = \"none\"\n",
        ] {
            let fault = Settings::read(text).unwrap_err();
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
    }

    #[test]
    fn a_settings_file_of_the_first_program_is_read_and_kept() {
        let text = "version = 1\nprofile = \"Ada\"\noutput = \"own-voice\"\nwords-per-minute = 220\nread-back-first = true\n\
                    marks = [600, 30]\nclock-window = true\nzoom-percent = 200\nin-event = true\n\
                    [[own-voices]]\nchannel = \"public\"\nlanguage = \"de\"\ntimbre = \"male1\"\n\
                    [cells]\norder = \"piece-first\"\n[sounds]\nedge = false\n[keys]\npreset = \"german\"\n\
                    [keys.changed]\nlast = [\"Ctrl+L\"]\n";
        let read = Settings::read(text).unwrap();
        assert!(read.person.read_back_first && read.person.in_event && read.clock.clock_window);
        assert_eq!(
            (read.speech.output, read.speech.words_per_minute),
            (Output::OwnVoice, 220)
        );
        assert_eq!(read.sound_of(VoiceChannel::Public, "de").timbre, Timbre::Male1);
        assert_eq!((read.look.zoom_percent, &read.clock.marks[..]), (200, &[600, 30][..]));
        assert_eq!((read.cells.order, read.sounds.edge), (CellOrder::PieceFirst, false));
        assert_eq!(read.keys.changed["last"], ["Ctrl+L"]);
        assert_eq!(Settings::read(&read.write()), Ok(read));
    }

    #[test]
    fn values_out_of_range_are_brought_into_it() {
        let settings = Settings::read("volume = 200\nzoom-percent = 5\n").unwrap();
        assert_eq!((settings.speech.volume, settings.look.zoom_percent), (100, 100));
    }

    #[test]
    fn a_profile_that_could_be_a_path_is_no_profile() {
        assert_eq!(Settings::read("profile = \"../../../x\"\n").unwrap().person.profile, "");
        assert_eq!(Settings::read("profile = \"Ada\"\n").unwrap().person.profile, "Ada");
    }

    #[test]
    fn a_preset_is_in_force_until_something_of_it_is_changed() {
        let mut settings = Settings::default();
        for preset in VerbosityPreset::ALL {
            settings.say_as(*preset);
            assert_eq!(settings.preset(), Some(*preset));
            assert_eq!(
                settings.speech.output == Output::Braille,
                *preset == VerbosityPreset::BrailleOnly
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
        assert_eq!(Settings::read("dark = true\n").unwrap().look.theme, Theme::Dark);
        let both = "dark = true\ntheme = \"yellow-on-black\"\n";
        assert_eq!(Settings::read(both).unwrap().look.theme, Theme::YellowOnBlack);
    }

    #[test]
    fn names_are_what_a_file_system_can_keep() {
        for good in ["", "Ada", "Ada Müller-O'Neil", "2", "Ан"] {
            assert!(may_name_profile(good), "{good}");
        }
        for bad in [
            " ",
            ".",
            "..",
            "../../../x",
            "a/b",
            "a\\b",
            "C:",
            "-",
            "x\n",
            &"x".repeat(41),
        ] {
            assert!(!may_name_profile(bad), "{bad}");
        }
    }

    #[test]
    fn the_tournament_says_what_everybody_hears_at_first() {
        assert_eq!(VerbosityPreset::Tournament.verbosity(), Verbosity::default());
        assert_eq!(VerbosityPreset::Tournament.sounds(), Sounds::default());
    }

    #[test]
    fn no_preset_keeps_a_players_moves_from_the_player() {
        for preset in [
            VerbosityPreset::Home,
            VerbosityPreset::Tournament,
            VerbosityPreset::BrailleOnly,
        ] {
            assert!(preset.verbosity().opponent_moves >= Level::Short, "{preset:?}");
        }
    }

    #[test]
    fn a_clock_that_fills_the_screen_leaves_no_window_behind() {
        let mut settings = Settings::default();
        let is_open = |settings: &Settings| (settings.clock.clock_window, settings.clock.clock_full_screen);
        for (setting, value, expected) in [
            (Setting::ClockFullScreen, "on", (false, true)),
            (Setting::ClockFullScreen, "off", (false, false)),
            (Setting::ClockWindow, "on", (true, false)),
            (Setting::ClockFullScreen, "on", (true, true)),
            (Setting::ClockFullScreen, "off", (true, false)),
            (Setting::ClockFullScreen, "on", (true, true)),
            (Setting::ClockWindow, "off", (false, false)),
        ] {
            assert!(setting.set(value, &mut settings));
            assert_eq!(is_open(&settings), expected, "{setting:?} {value}");
        }
    }
}
