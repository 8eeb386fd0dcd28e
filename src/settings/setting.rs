//! The one list of everything that can be set: where it stands, what it can be, and its value as a word.
//!
//! A screen, a typed line and the questions of a first start all change settings through this list.

use super::{Coordinates, Output, Pieces, Settings, StartOn, Theme, Timbre, VoiceChannel};

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Per cent.
    Percent,
    /// Words a minute.
    WordsAMinute,
    /// Nothing: a point on a scale.
    Points,
}

/// What a setting can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `on` or `off`.
    Switch,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A number.
    Number {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
        /// From one to the next.
        step: u16,
        /// What it counts.
        unit: Unit,
        /// It may also be nothing: as all voices are.
        may_follow: bool,
    },
    /// One of the program's languages, or nothing: the system's.
    Language,
    /// An output device, or nothing.
    Device,
    /// A microphone, or nothing.
    Microphone,
    /// Free words.
    Text,
}

macro_rules! settings {
    ($($section:literal { $($(#[$doc:meta])+ $name:ident = $id:literal, $kind:expr;)+ })+) => {
        /// Something that can be set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Setting { $($($(#[$doc])+ $name,)+)+ }

        impl Setting {
            /// All of them in the order of the screen.
            pub const ALL: &'static [Self] = &[$($(Self::$name,)+)+];

            /// Its name in files and messages: `setting-ID` and `setting-ID-help`.
            pub const fn id(self) -> &'static str {
                match self { $($(Self::$name => $id,)+)+ }
            }

            /// The message with its name.
            pub const fn name(self) -> &'static str {
                match self { $($(Self::$name => concat!("setting-", $id),)+)+ }
            }

            /// The message that explains it in a sentence.
            pub const fn help(self) -> &'static str {
                match self { $($(Self::$name => concat!("setting-", $id, "-help"),)+)+ }
            }

            /// The message with the name of its section.
            pub const fn section(self) -> &'static str {
                match self { $($(Self::$name => concat!("settings-of-", $section),)+)+ }
            }

            /// What it can be.
            pub const fn kind(self) -> Kind {
                match self { $($(Self::$name => $kind,)+)+ }
            }
        }
    };
}

const fn percent(least: u16, most: u16, step: u16) -> Kind {
    number(least, most, step, Unit::Percent, false)
}

const fn number(least: u16, most: u16, step: u16, unit: Unit, may_follow: bool) -> Kind {
    Kind::Number {
        least,
        most,
        step,
        unit,
        may_follow,
    }
}

/// The languages the program speaks, and so the voices that can be set.
const LANGUAGES: &[&str] = &["en", "pt-BR", "de", "es", "pt-PT", "fr", "it", "nl"];
const TIMBRES: &[&str] = &[
    "usual", "male-1", "male-2", "male-3", "female-1", "female-2", "female-3",
];
const OWN_TIMBRES: &[&str] = &[
    "", "usual", "male-1", "male-2", "male-3", "female-1", "female-2", "female-3",
];

settings! {
    "person" {
        /// The language of the screen and of what is said.
        Language = "language", Kind::Language;
        /// The person's name.
        Name = "name", Kind::Text;
        /// New games are at home or in an event.
        Place = "place", Kind::Choice(&["home", "event"]);
        /// Where the keyboard is at first.
        StartOn = "start-on", Kind::Choice(&["move-line", "board"]);
        /// The move is said back first.
        ReadBack = "read-back", Kind::Switch;
        /// A typed move is made on one's own board.
        MoveMyBoard = "move-my-board", Kind::Switch;
        /// The scoresheet is spoken onto the recorder.
        Recorder = "recorder", Kind::Switch;
        /// What the recorder hears with.
        Microphone = "microphone", Kind::Microphone;
        /// The other window has a keyboard.
        SecondKeyboard = "second-keyboard", Kind::Switch;
    }
    "speech" {
        /// Who speaks.
        Output = "output", Kind::Choice(&["auto", "screen-reader", "own-voice", "both"]);
        /// The device of private words.
        Earphone = "earphone", Kind::Device;
        /// The opponent's.
        SecondEarphone = "second-earphone", Kind::Device;
        /// The arbiter's.
        ArbiterEarphone = "arbiter-earphone", Kind::Device;
        /// The device of announcements.
        Loudspeaker = "loudspeaker", Kind::Device;
        /// How fast all voices speak.
        Rate = "rate", number(80, 450, 10, Unit::WordsAMinute, false);
        /// How high.
        Pitch = "pitch", number(0, 99, 5, Unit::Points, false);
        /// How loud.
        Volume = "volume", percent(0, 100, 5);
        /// Whose voice.
        Timbre = "timbre", Kind::Choice(TIMBRES);
        /// The channel of the voice that the next four set.
        OwnChannel = "own-channel", Kind::Choice(&["private", "public"]);
        /// Its language.
        OwnLanguage = "own-language", Kind::Choice(LANGUAGES);
        /// How fast that voice speaks.
        OwnRate = "own-rate", number(80, 450, 10, Unit::WordsAMinute, true);
        /// How high.
        OwnPitch = "own-pitch", number(0, 99, 5, Unit::Points, true);
        /// How loud.
        OwnVolume = "own-volume", number(0, 100, 5, Unit::Percent, true);
        /// Whose it is.
        OwnTimbre = "own-timbre", Kind::Choice(OWN_TIMBRES);
    }
    "sight" {
        /// The colours.
        Theme = "theme", Kind::Choice(&["system", "light", "dark", "black-on-white", "white-on-black", "yellow-on-black"]);
        /// The size of everything.
        Zoom = "zoom", percent(100, 400, 25);
        /// The size of boards.
        BoardSize = "board-size", percent(40, 100, 10);
        /// The size of text.
        TextSize = "text-size", percent(100, 300, 25);
        /// The size of the clocks.
        ClockSize = "clock-size", percent(100, 400, 25);
        /// What stands for a piece.
        Pieces = "pieces", Kind::Choice(&["drawn", "letters"]);
        /// What stands beside a board.
        Coordinates = "coordinates", Kind::Choice(&["letters", "names", "both"]);
        /// The board fills the window.
        BoardAlone = "board-alone", Kind::Switch;
    }
    "clock" {
        /// Told of the time at the marks.
        TimeMarks = "time-marks", Kind::Switch;
        /// Feels that it gets short.
        Pulses = "pulses", Kind::Switch;
        /// Times in their short form.
        ShortTimes = "short-times", Kind::Switch;
        /// The clocks in a window of their own.
        ClockWindow = "clock-window", Kind::Switch;
        /// That window fills its screen.
        ClockFullScreen = "clock-full-screen", Kind::Switch;
    }
}

/// Which of the own voices is being set; a matter of the moment, kept nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoiceInHand {
    /// Its channel.
    pub channel: VoiceChannel,
    /// Its language.
    pub language: String,
}

impl Default for VoiceInHand {
    /// The loudest difference people ask for: the announcements, in the Laws' own language.
    fn default() -> Self {
        Self {
            channel: VoiceChannel::Private,
            language: String::from("de"),
        }
    }
}

/// A word for each value of an enum.
trait Word: Sized + Copy + PartialEq + 'static {
    const WORDS: &'static [(Self, &'static str)];

    fn word(self) -> String {
        let own = Self::WORDS.iter().find(|(value, _)| *value == self);
        own.map(|(_, word)| (*word).to_owned()).unwrap_or_default()
    }

    fn of(word: &str) -> Option<Self> {
        Self::WORDS
            .iter()
            .find(|(_, own)| *own == word)
            .map(|(value, _)| *value)
    }
}

macro_rules! words {
    ($name:ident: $($value:ident = $word:literal),+) => {
        impl Word for $name {
            const WORDS: &'static [(Self, &'static str)] = &[$(($name::$value, $word)),+];
        }
    };
}

words!(Output: Auto = "auto", ScreenReader = "screen-reader", OwnVoice = "own-voice", Both = "both");
words!(Theme: System = "system", Light = "light", Dark = "dark", BlackOnWhite = "black-on-white",
    WhiteOnBlack = "white-on-black", YellowOnBlack = "yellow-on-black");
words!(Pieces: Drawn = "drawn", Letters = "letters");
words!(Coordinates: Letters = "letters", Names = "names", Both = "both");
words!(StartOn: MoveLine = "move-line", Board = "board");
words!(VoiceChannel: Private = "private", Public = "public");
words!(Timbre: Usual = "usual", Male1 = "male-1", Male2 = "male-2", Male3 = "male-3",
    Female1 = "female-1", Female2 = "female-2", Female3 = "female-3");

fn switch(on: bool) -> String {
    String::from(if on { "on" } else { "off" })
}

fn turned(word: &str) -> Option<bool> {
    ["off", "on"].iter().position(|own| *own == word).map(|at| at == 1)
}

/// A number as a word; nothing for none.
fn maybe<T: ToString>(number: Option<T>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

fn number_in<T: TryFrom<u16>>(kind: Kind, word: &str) -> Option<T> {
    let Kind::Number { least, most, .. } = kind else {
        return None;
    };
    let number: u16 = word.trim_end_matches(['%', ' ']).parse().ok()?;
    T::try_from(number).ok().filter(|_| (least..=most).contains(&number))
}

impl Setting {
    /// Its value as a word: `on`, `150`, `yellow-on-black`, a device's name, or nothing.
    pub fn value(self, settings: &Settings, hand: &VoiceInHand) -> String {
        let own = settings.own_voice(hand.channel, &hand.language);
        match self {
            Self::Language => settings.language.clone().unwrap_or_default(),
            Self::Name => settings.name.clone(),
            Self::Place => String::from(if settings.in_event { "event" } else { "home" }),
            Self::StartOn => settings.start_on.word(),
            Self::ReadBack => switch(settings.read_back_first),
            Self::MoveMyBoard => switch(settings.typed_moves_move_my_board),
            Self::Recorder => switch(settings.recorder),
            Self::Microphone => settings.microphone.clone().unwrap_or_default(),
            Self::SecondKeyboard => switch(settings.second_keyboard),
            Self::Output => settings.output.word(),
            Self::Earphone => settings.earphone.clone().unwrap_or_default(),
            Self::SecondEarphone => settings.second_earphone.clone().unwrap_or_default(),
            Self::ArbiterEarphone => settings.arbiter_earphone.clone().unwrap_or_default(),
            Self::Loudspeaker => settings.loudspeaker.clone().unwrap_or_default(),
            Self::Rate => settings.words_per_minute.to_string(),
            Self::Pitch => settings.pitch.to_string(),
            Self::Volume => settings.volume.to_string(),
            Self::Timbre => settings.timbre.word(),
            Self::OwnChannel => hand.channel.word(),
            Self::OwnLanguage => hand.language.clone(),
            Self::OwnRate => maybe(own.and_then(|own| own.words_per_minute)),
            Self::OwnPitch => maybe(own.and_then(|own| own.pitch)),
            Self::OwnVolume => maybe(own.and_then(|own| own.volume)),
            Self::OwnTimbre => own.and_then(|own| own.timbre).map(Word::word).unwrap_or_default(),
            Self::Theme => settings.theme.word(),
            Self::Zoom => settings.zoom_percent.to_string(),
            Self::BoardSize => settings.board_percent.to_string(),
            Self::TextSize => settings.text_percent.to_string(),
            Self::ClockSize => settings.clock_percent.to_string(),
            Self::Pieces => settings.pieces.word(),
            Self::Coordinates => settings.coordinates.word(),
            Self::BoardAlone => switch(settings.board_alone),
            Self::TimeMarks => switch(settings.time_marks),
            Self::Pulses => switch(settings.pulses),
            Self::ShortTimes => switch(settings.short_times),
            Self::ClockWindow => switch(settings.clock_window),
            Self::ClockFullScreen => switch(settings.clock_full_screen),
        }
    }

    /// Sets it to the value of that word; false, and nothing changed, if it cannot be that.
    pub fn set(self, word: &str, settings: &mut Settings, hand: &mut VoiceInHand) -> bool {
        self.try_set(word, settings, hand).is_some()
    }

    fn try_set(self, word: &str, settings: &mut Settings, hand: &mut VoiceInHand) -> Option<()> {
        let device = || Some(word.to_owned()).filter(|name| !name.is_empty());
        let kind = self.kind();
        let (channel, language) = (hand.channel, hand.language.clone());
        match self {
            Self::Language => settings.language = device(),
            Self::Name => word.trim().clone_into(&mut settings.name),
            Self::Place => settings.in_event = ["home", "event"].iter().position(|own| *own == word)? == 1,
            Self::StartOn => settings.start_on = Word::of(word)?,
            Self::ReadBack => settings.read_back_first = turned(word)?,
            Self::MoveMyBoard => settings.typed_moves_move_my_board = turned(word)?,
            Self::Recorder => settings.recorder = turned(word)?,
            Self::Microphone => settings.microphone = device(),
            Self::SecondKeyboard => settings.second_keyboard = turned(word)?,
            Self::Output => settings.output = Word::of(word)?,
            Self::Earphone => settings.earphone = device(),
            Self::SecondEarphone => settings.second_earphone = device(),
            Self::ArbiterEarphone => settings.arbiter_earphone = device(),
            Self::Loudspeaker => settings.loudspeaker = device(),
            Self::Rate => settings.words_per_minute = number_in(kind, word)?,
            Self::Pitch => settings.pitch = number_in(kind, word)?,
            Self::Volume => settings.volume = number_in(kind, word)?,
            Self::Timbre => settings.timbre = Word::of(word)?,
            Self::OwnChannel => hand.channel = Word::of(word)?,
            Self::OwnLanguage => word.clone_into(&mut hand.language),
            Self::OwnRate => {
                let rate = number_in(kind, word);
                if rate.is_none() && !word.is_empty() {
                    return None;
                }
                settings.change_own_voice(channel, &language, |own| own.words_per_minute = rate);
            }
            Self::OwnPitch => {
                let pitch = number_in(kind, word);
                if pitch.is_none() && !word.is_empty() {
                    return None;
                }
                settings.change_own_voice(channel, &language, |own| own.pitch = pitch);
            }
            Self::OwnVolume => {
                let volume = number_in(kind, word);
                if volume.is_none() && !word.is_empty() {
                    return None;
                }
                settings.change_own_voice(channel, &language, |own| own.volume = volume);
            }
            Self::OwnTimbre => {
                let timbre = Word::of(word);
                if timbre.is_none() && !word.is_empty() {
                    return None;
                }
                settings.change_own_voice(channel, &language, |own| own.timbre = timbre);
            }
            Self::Theme => settings.theme = Word::of(word)?,
            Self::Zoom => settings.zoom_percent = number_in(kind, word)?,
            Self::BoardSize => settings.board_percent = number_in(kind, word)?,
            Self::TextSize => settings.text_percent = number_in(kind, word)?,
            Self::ClockSize => settings.clock_percent = number_in(kind, word)?,
            Self::Pieces => settings.pieces = Word::of(word)?,
            Self::Coordinates => settings.coordinates = Word::of(word)?,
            Self::BoardAlone => settings.board_alone = turned(word)?,
            Self::TimeMarks => settings.time_marks = turned(word)?,
            Self::Pulses => settings.pulses = turned(word)?,
            Self::ShortTimes => settings.short_times = turned(word)?,
            Self::ClockWindow => settings.clock_window = turned(word)?,
            Self::ClockFullScreen => settings.clock_full_screen = turned(word)?,
        }
        Some(())
    }

    /// What it can be, in order, where that does not depend on the machine.
    pub fn words(self) -> Vec<String> {
        match self.kind() {
            Kind::Switch => vec![switch(false), switch(true)],
            Kind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Kind::Number {
                least,
                most,
                step,
                may_follow,
                ..
            } => {
                let follows = may_follow.then(String::new).into_iter();
                let mut numbers: Vec<u16> = (least..=most).step_by(usize::from(step.max(1))).collect();
                numbers.extend((numbers.last() != Some(&most)).then_some(most));
                follows.chain(numbers.iter().map(u16::to_string)).collect()
            }
            Kind::Language | Kind::Device | Kind::Microphone | Kind::Text => Vec::new(),
        }
    }

    /// It is of the machine and its screens, whoever sits at them.
    pub fn is_of_the_machine(self) -> bool {
        self.section() == Self::Zoom.section()
    }

    /// It sets how a voice sounds: a sample is said.
    pub fn is_heard(self) -> bool {
        let base = [Self::Rate, Self::Pitch, Self::Volume, Self::Timbre];
        base.contains(&self) || self.is_of_own_voice()
    }

    /// It belongs to the voice in hand.
    pub fn is_of_own_voice(self) -> bool {
        [Self::OwnRate, Self::OwnPitch, Self::OwnVolume, Self::OwnTimbre].contains(&self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_a_setting_can_be_is_taken_and_given_back() {
        for setting in Setting::ALL {
            for word in setting.words() {
                let (mut settings, mut hand) = (Settings::default(), VoiceInHand::default());
                assert!(setting.set(&word, &mut settings, &mut hand), "{setting:?} {word}");
                assert_eq!(setting.value(&settings, &hand), word, "{setting:?}");
                assert_eq!(Settings::read(&settings.write()), Ok(settings), "{setting:?} {word}");
            }
        }
    }

    #[test]
    fn what_a_setting_cannot_be_changes_nothing() {
        for setting in Setting::ALL {
            if matches!(
                setting.kind(),
                Kind::Text | Kind::Device | Kind::Microphone | Kind::Language
            ) || *setting == Setting::OwnLanguage
            {
                continue;
            }
            for word in ["perhaps", "9999", "-1"] {
                let (mut settings, mut hand) = (Settings::default(), VoiceInHand::default());
                assert!(!setting.set(word, &mut settings, &mut hand), "{setting:?} {word}");
                assert_eq!((settings, hand), (Settings::default(), VoiceInHand::default()));
            }
        }
    }

    #[test]
    fn ids_are_not_given_twice() {
        let mut ids: Vec<_> = Setting::ALL.iter().map(|setting| setting.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), Setting::ALL.len());
    }
}
