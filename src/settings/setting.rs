//! The one list of everything that can be set: where it stands, what it can be, and its value as a word.
//!
//! A screen, a typed line and the questions of a first start all change settings through this list.

use super::VoiceChannel;
use super::word::switch;

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

const LEVELS: &[&str] = &["off", "tone", "short", "normal", "full"];

settings! {
    "person" {
        /// Whose settings these are.
        Profile = "profile", Kind::Text;
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
        Output = "output", Kind::Choice(&["auto", "screen-reader", "own-voice", "both", "braille"]);
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
    "board" {
        /// What comes first in a square's name.
        CellOrder = "cell-order", Kind::Choice(&["square-first", "piece-first"]);
        /// How a square is called.
        CellSquares = "cell-squares", Kind::Choice(&["letters", "anna"]);
        /// How a piece is called.
        CellPieces = "cell-pieces", Kind::Choice(&["full", "kind-first", "letter"]);
        /// Whether the colour of a square is said.
        CellGround = "cell-ground", Kind::Switch;
        /// Whether "empty" is said.
        CellEmpty = "cell-empty", Kind::Switch;
        /// What a square is to a screen reader.
        CellRole = "cell-role", Kind::Choice(&["list-item", "grid-cell", "button"]);
        /// In which order a whole position is read.
        Reading = "reading", Kind::Choice(&["pieces", "ranks", "files"]);
        /// From which side pieces of one kind are listed.
        ListFrom = "list-from", Kind::Choice(&["white", "own-side"]);
        /// A letter and a digit lead to their square.
        TypeAhead = "type-ahead", Kind::Switch;
    }
    "said" {
        /// How much is said, all at once.
        Preset = "preset", Kind::Choice(&["home", "tournament", "assistant", "arbiter", "braille"]);
        /// How much of one's own moves.
        SayOwnMoves = "say-own-moves", Kind::Choice(LEVELS);
        /// Of the opponent's.
        SayOpponentMoves = "say-opponent-moves", Kind::Choice(LEVELS);
        /// Of what one's hands do.
        SayHands = "say-hands", Kind::Choice(LEVELS);
        /// Of squares and controls one comes to.
        SayExploration = "say-exploration", Kind::Choice(LEVELS);
        /// Of clocks that start and stop.
        SayClock = "say-clock", Kind::Choice(LEVELS);
        /// Of what is noted.
        SayNotes = "say-notes", Kind::Choice(LEVELS);
        /// Of boards that differ.
        SayDifferences = "say-differences", Kind::Choice(LEVELS);
    }
    "sounds" {
        /// How loud the short sounds are.
        SoundVolume = "sound-volume", percent(0, 100, 5);
        /// A piece lifted or put down, a clock pressed.
        SoundHands = "sound-hands", Kind::Switch;
        /// The edge of the board.
        SoundEdge = "sound-edge", Kind::Switch;
        /// A dark square.
        SoundDarkSquares = "sound-dark-squares", Kind::Switch;
        /// A capture.
        SoundCaptures = "sound-captures", Kind::Switch;
        /// Check.
        SoundCheck = "sound-check", Kind::Switch;
        /// What is refused.
        SoundIllegal = "sound-illegal", Kind::Switch;
        /// Time that gets short.
        SoundLowTime = "sound-low-time", Kind::Switch;
        /// Boards that differ.
        SoundDifferences = "sound-differences", Kind::Switch;
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
        /// Pages for the printer.
        LargePrint = "large-print", Kind::Switch;
    }
    "clock" {
        /// Told of the time at the marks.
        TimeMarks = "time-marks", Kind::Switch;
        /// Those marks.
        Marks = "marks", Kind::Text;
        /// Feels that it gets short.
        Pulses = "pulses", Kind::Switch;
        /// Times in their short form.
        ShortTimes = "short-times", Kind::Switch;
        /// The clocks in a window of their own.
        ClockWindow = "clock-window", Kind::Switch;
        /// That window fills its screen.
        ClockFullScreen = "clock-full-screen", Kind::Switch;
    }
    "keys" {
        /// Which letters lead to pieces.
        KeyPreset = "key-preset", Kind::Choice(&["english", "german"]);
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

impl Setting {
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

    /// The settings that share the words for what they can be: `setting-GROUP-is-WORD`.
    pub fn group(self) -> &'static str {
        match self.kind() {
            Kind::Choice(words) if words == LEVELS => "level",
            Kind::Choice(words) if words == OWN_TIMBRES => Self::Timbre.id(),
            Kind::Choice(_)
            | Kind::Switch
            | Kind::Number { .. }
            | Kind::Language
            | Kind::Device
            | Kind::Microphone
            | Kind::Text => self.id(),
        }
    }

    /// It belongs to the voice in hand.
    pub fn is_of_own_voice(self) -> bool {
        [Self::OwnRate, Self::OwnPitch, Self::OwnVolume, Self::OwnTimbre].contains(&self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

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
