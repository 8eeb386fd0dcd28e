//! The one list of everything that can be set: a row says where a setting is kept, what it is at first and what it can be.
//!
//! The values, the file, the screen of the settings and typed lines follow from it. To add a setting: a row here, its name
//! (`setting-ID`) and its sentence (`setting-ID-help`) in every language, and the place where it is used.

use std::collections::BTreeMap;

use locale::Locale;
use serde::{Deserialize, Serialize};

use super::marks::FIRST_MARKS;
use super::words::{Kind, Unit, Word, number, percent};
use super::{
    CellOrder, CellRole, Coordinates, KeyPreset, Level, ListFrom, Output, PieceNames, Pieces, Reading, Settings,
    SquareNames, StartOn, Theme, Timbre, VerbosityPreset, VoiceChannel,
};

/// The first of two, if it is there.
macro_rules! or {
    ([] $other:expr) => {
        $other
    };
    ([$own:expr] $other:expr) => {
        $own
    };
}

/// Sections of the screen, each with a value that keeps its settings. In brackets a setting that is made of others; in the last
/// braces what is kept beside the settings.
macro_rules! settings {
    ($(
        $(#[$about:meta])+
        $section:literal $group:ident: $Group:ident
        [$($(#[$made_doc:meta])+ $Made:ident = $made_id:literal by $get:ident, $set:ident, $made_kind:expr;)?]
        {$(
            $(#[$doc:meta])+
            $Name:ident = $id:literal in $field:ident: $Type:ty $(= $first:expr)? $(, $kind:expr)?;
        )+}
        {$($(#[$beside_meta:meta])+ $beside:ident: $Beside:ty;)*}
    )+) => {
        $(
            #[allow(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
            #[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
            #[serde(rename_all = "kebab-case")]
            $(#[$about])+
            pub struct $Group {
                $($(#[$doc])+ pub $field: $Type,)+
                $($(#[$beside_meta])+ pub $beside: $Beside,)*
            }

            impl Default for $Group {
                fn default() -> Self {
                    Self {
                        $($field: or!([$($first)?] <$Type>::default()),)+
                        $($beside: <$Beside>::default(),)*
                    }
                }
            }
        )+

        /// Something that can be set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Setting { $($($(#[$made_doc])+ $Made,)? $($(#[$doc])+ $Name,)+)+ }

        impl Setting {
            /// All of them in the order of the screen.
            pub const ALL: &'static [Self] = &[$($(Self::$Made,)? $(Self::$Name,)+)+];

            /// Its name in files and messages: `setting-ID` and `setting-ID-help`.
            pub const fn id(self) -> &'static str {
                match self { $($(Self::$Made => $made_id,)? $(Self::$Name => $id,)+)+ }
            }

            /// The message with its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Self::$Made => concat!("setting-", $made_id),)? $(Self::$Name => concat!("setting-", $id),)+)+
                }
            }

            /// The message that explains it in a sentence.
            pub const fn help(self) -> &'static str {
                match self { $(
                    $(Self::$Made => concat!("setting-", $made_id, "-help"),)?
                    $(Self::$Name => concat!("setting-", $id, "-help"),)+
                )+ }
            }

            /// The message with the name of its section.
            pub const fn section(self) -> &'static str {
                match self {
                    $($(Self::$Made)? $(| Self::$Name)+ => concat!("settings-of-", $section),)+
                }
            }

            /// Its table and its key in the file; nothing for a setting that is made of others.
            pub const fn place(self) -> Option<(&'static str, &'static str)> {
                match self { $(
                    $(Self::$Made => None,)?
                    $(Self::$Name => Some((stringify!($group), stringify!($field))),)+
                )+ }
            }

            /// What it can be.
            pub const fn kind(self) -> Kind {
                match self { $(
                    $(Self::$Made => $made_kind,)?
                    $(Self::$Name => or!([$($kind)?] <$Type as Word>::KIND),)+
                )+ }
            }

            /// Its value as a word: `on`, `150`, `yellow-on-black`, a device's name, or nothing.
            pub fn value(self, settings: &Settings) -> String {
                match self { $(
                    $(Self::$Made => settings.$get(),)?
                    $(Self::$Name => settings.$group.$field.word(self.kind()),)+
                )+ }
            }

            fn put(self, word: &str, settings: &mut Settings) -> Option<()> {
                match self { $(
                    $(Self::$Made => settings.$set(word)?,)?
                    $(Self::$Name => settings.$group.$field = Word::of(word, self.kind())?,)+
                )+ }
                Some(())
            }

            /// Brings every value read from a file within its limits.
            pub(super) fn confine_all(settings: &mut Settings) {
                $($(settings.$group.$field.confine(Self::$Name.kind());)+)+
            }
        }
    };
}

/// How strong an engine plays, in words; `engine::level` knows what they mean.
const LEVELS: &[&str] = &["beginner", "club", "master", "full"];

settings! {
    /// The person, and how he plays.
    #[serde(default)]
    "person" person: PersonSettings [] {
        /// Whose settings these are, where several people use this machine; nothing for the first.
        Profile = "profile" in profile: String;
        /// The language of the screen and of what is said, as a BCP 47 tag; the system's if none.
        Language = "language" in language: Option<String>, Kind::Language;
        /// The person's name, for new games.
        Name = "name" in name: String;
        /// New games are played in an event.
        Place = "place" in in_event: bool, Kind::Choice(&["home", "event"]);
        /// Where the keyboard is at first.
        StartOn = "start-on" in start_on: StartOn;
        /// The understood move is said back and waits for a second Enter.
        ReadBack = "read-back" in read_back_first: bool;
        /// A typed move is also made on one's own board.
        MoveMyBoard = "move-my-board" in typed_moves_move_my_board: bool = true;
        /// He records his scoresheet by voice (D.2.7); otherwise no microphone is opened.
        Recorder = "recorder" in recorder: bool;
        /// The microphone of the recorder; the system's own if none.
        Microphone = "microphone" in microphone: Option<String>, Kind::Microphone;
        /// At home he is told after a while of nothing what he can do.
        Hints = "hints" in hints: bool = true;
        /// The other window takes keys from a keyboard of its own.
        SecondKeyboard = "second-keyboard" in second_keyboard: bool;
        /// White's electronic board in games at home, as `eboard::BoardId` is written; nothing for none.
        WhiteBoard = "white-board" in white_board: String;
        /// Black's, likewise.
        BlackBoard = "black-board" in black_board: String;
        /// Once a day, at the start and outside a game, the program looks for a newer version; otherwise it asks nobody anything.
        NewerVersion = "newer-version" in looks_for_newer: bool;
        /// The program of the engine: its path, or a name that the system finds; stockfish where none is named.
        Engine = "engine" in engine: String;
        /// How strong it plays: a word, or a rating such as 1500.
        EngineLevel = "engine-level" in engine_level: String = String::from("club"), Kind::Choice(LEVELS);
        /// So many processor cores it may use.
        EngineThreads = "engine-threads" in engine_threads: u16 = 1, number(1, 64, 1, Unit::Points);
        /// So many seconds it thinks about a move in a game without a clock; at nought as its level does.
        EngineSeconds = "engine-seconds" in engine_seconds: u16, number(0, 300, 5, Unit::Points);
        /// So many thousand positions it looks at for a move in a game without a clock; at nought as long as above.
        EngineNodes = "engine-nodes" in engine_nodes: u16, number(0, 9_000, 100, Unit::Points);
        /// It resigns what is lost, and offers a draw where nobody wins.
        EngineResigns = "engine-resigns" in engine_resigns: bool = true;
    } {}

    /// Who speaks, where, and how the program's own voice sounds.
    #[serde(default)]
    "speech" speech: SpeechSettings [] {
        /// Who speaks.
        Output = "output" in output: Output;
        /// The output device of private words; without one they go where the system plays sound, at home.
        Earphone = "earphone" in earphone: Option<String>, Kind::Device;
        /// The output device of the second player's private words.
        SecondEarphone = "second-earphone" in second_earphone: Option<String>, Kind::Device;
        /// The output device of the arbiter's private words, where he sits at the same machine as the players.
        ArbiterEarphone = "arbiter-earphone" in arbiter_earphone: Option<String>, Kind::Device;
        /// The output device of public announcements.
        Loudspeaker = "loudspeaker" in loudspeaker: Option<String>, Kind::Device;
        /// How fast the own voice speaks, in words a minute.
        Rate = "rate" in words_per_minute: u16 = 190, number(80, 450, 10, Unit::WordsAMinute);
        /// Its pitch; 50 is the voice's own.
        Pitch = "pitch" in pitch: u8 = 50, number(0, 99, 5, Unit::Points);
        /// Its loudness, in per cent.
        Volume = "volume" in volume: u8 = 80;
        /// Whose voice it is.
        Timbre = "timbre" in timbre: Timbre;
    } {
        /// Voices that differ from the others: of one channel and one language.
        own_voices: Vec<OwnVoice>;
    }

    /// A voice that differs from the others; what it does not set is as for all of them.
    "speech" hand: OwnVoice [] {
        /// Its channel.
        OwnChannel = "own-channel" in channel: VoiceChannel;
        /// Its language, a BCP 47 tag: at first that of the announcements in the Laws.
        OwnLanguage = "own-language" in language: String = String::from("de"), Kind::Choice(&Locale::TAGS);
        /// How fast it speaks, in words a minute.
        OwnRate = "own-rate" in words_per_minute: Option<u16>, number(80, 450, 10, Unit::WordsAMinute);
        /// Its pitch.
        OwnPitch = "own-pitch" in pitch: Option<u8>, number(0, 99, 5, Unit::Points);
        /// Its loudness, in per cent.
        OwnVolume = "own-volume" in volume: Option<u8>;
        /// Whose voice it is.
        OwnTimbre = "own-timbre" in timbre: Option<Timbre>;
    } {}

    /// How one person has his squares named, and his boards read.
    #[derive(Copy, Hash)]
    #[serde(default)]
    "board" cells: Cells [] {
        /// What comes first in a square's name.
        CellOrder = "cell-order" in order: CellOrder;
        /// How a square is called.
        CellSquares = "cell-squares" in squares: SquareNames;
        /// How a piece is called.
        CellPieces = "cell-pieces" in pieces: PieceNames;
        /// Whether the colour of the square is said: "dark".
        CellGround = "cell-ground" in ground: bool;
        /// Whether "empty" is said of an empty one.
        CellEmpty = "cell-empty" in empty: bool = true;
        /// What a square is to a screen reader.
        CellRole = "cell-role" in role: CellRole;
        /// The order in which a whole position is read.
        Reading = "reading" in reading: Reading;
        /// From which side pieces of one kind are listed.
        ListFrom = "list-from" in list_from: ListFrom;
        /// A letter and a digit lead to their square.
        TypeAhead = "type-ahead" in type_ahead: bool;
    } {
        /// The board is seen from the other side; for this sitting only.
        #[serde(skip)]
        turned: bool;
        /// As few letters as a Braille line has room for: "e4 wN". It follows from the output chosen.
        #[serde(skip)]
        for_braille: bool;
    }

    /// How much a person hears of each class of events.
    ///
    /// What he must hear belongs to no class and is always said: why he is refused, what he is asked, a fallen flag, an offer, a ruling,
    /// and that something is not saved.
    #[derive(Copy, Hash)]
    #[serde(default)]
    "said" verbosity: Verbosity [
        /// How much is said, for all classes at once.
        Preset = "preset" by preset_word, say_as_word, VerbosityPreset::KIND;
    ] {
        /// His own moves, said back.
        SayOwnMoves = "say-own-moves" in own_moves: Level;
        /// The opponent's moves.
        SayOpponentMoves = "say-opponent-moves" in opponent_moves: Level;
        /// What his own hands do: lifted, placed.
        SayHands = "say-hands" in hands: Level;
        /// Squares and controls he moves to. A screen reader says them in any case.
        SayExploration = "say-exploration" in exploration: Level;
        /// Clocks started and stopped.
        SayClock = "say-clock" in clock: Level;
        /// What is noted: recorded, repeated.
        SayNotes = "say-notes" in notes: Level;
        /// Boards that differ, for whoever is told of them.
        SayDifferences = "say-differences" in differences: Level;
    } {}

    /// Which short sounds are heard.
    #[derive(Copy, Hash)]
    #[serde(default)]
    "sounds" sounds: Sounds [] {
        /// Their loudness, in per cent of the voice's.
        SoundVolume = "sound-volume" in volume: u8 = 100;
        /// A piece lifted, put down or taken off, a clock pressed.
        SoundHands = "sound-hands" in hands: bool = true;
        /// The edge of the board.
        SoundEdge = "sound-edge" in edge: bool = true;
        /// A dark square.
        SoundDarkSquares = "sound-dark-squares" in dark_squares: bool;
        /// A move that captures.
        SoundCaptures = "sound-captures" in captures: bool = true;
        /// Check, at home.
        SoundCheck = "sound-check" in check: bool = true;
        /// What is refused, an illegal move.
        SoundIllegal = "sound-illegal" in illegal: bool = true;
        /// A fallen flag, and time that gets short.
        SoundLowTime = "sound-low-time" in low_time: bool = true;
        /// Boards that differ.
        SoundDifferences = "sound-differences" in differences: bool = true;
    } {}

    /// How the screens look.
    #[derive(Copy, Hash)]
    #[serde(default)]
    "sight" look: LookSettings [] {
        /// The colours.
        Theme = "theme" in theme: Theme;
        /// The size of the whole screen, in per cent.
        Zoom = "zoom" in zoom_percent: u16 = 100, percent(100, 400, 25);
        /// How much of its room a board takes, in per cent.
        BoardSize = "board-size" in board_percent: u16 = 100, percent(40, 100, 10);
        /// The size of all text, in per cent of what the zoom makes of it.
        TextSize = "text-size" in text_percent: u16 = 100, percent(100, 300, 25);
        /// The size of the clocks' digits, likewise.
        ClockSize = "clock-size" in clock_percent: u16 = 100, percent(100, 400, 25);
        /// What stands for a piece.
        Pieces = "pieces" in pieces: Pieces;
        /// What stands beside the board.
        Coordinates = "coordinates" in coordinates: Coordinates;
        /// The board fills the window.
        BoardAlone = "board-alone" in board_alone: bool;
        /// Pages for the printer are in large print.
        LargePrint = "large-print" in large_print: bool;
    } {}

    /// What a person is told of his time, and how the clocks are shown.
    #[serde(default)]
    "clock" clock: ClockSettings [] {
        /// At home the person is told of his time at the marks; in an event he turns it on game by game.
        TimeMarks = "time-marks" in time_marks: bool = true;
        /// The marks, in seconds left.
        Marks = "marks" in marks: Vec<u32> = FIRST_MARKS.to_vec();
        /// The person feels in his ear that his time gets short; in an event he turns it on game by game.
        Pulses = "pulses" in pulses: bool;
        /// Times are said in their short form.
        ShortTimes = "short-times" in short_times: bool;
        /// Both clocks stand in a window of their own.
        ClockWindow = "clock-window" in clock_window: bool;
        /// That window fills its screen.
        ClockFullScreen = "clock-full-screen" in clock_full_screen: bool;
    } {}

    /// One person's keys.
    #[serde(default)]
    "keys" keys: Keys [] {
        /// What everything has at first.
        KeyPreset = "key-preset" in preset: KeyPreset;
    } {
        /// What he has changed: the id of a control, and its keys as `Ctrl+K`. A control without keys stands here too.
        changed: BTreeMap<String, Vec<String>>;
    }
}

impl Setting {
    /// Sets it to the value of that word; false, and nothing is changed, if it has no such value.
    pub fn set(self, word: &str, settings: &mut Settings) -> bool {
        let is_set = self.put(word, settings).is_some();
        if is_set {
            settings.follow(self);
        }
        is_set
    }

    /// What it can be, in order, where that does not depend on the machine.
    pub fn words(self) -> Vec<String> {
        let words: Vec<String> = match self.kind() {
            Kind::Switch => [false, true].map(|on| on.word(Kind::Switch)).to_vec(),
            Kind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Kind::Number { least, most, step, .. } => {
                let mut numbers: Vec<u16> = (least..=most).step_by(usize::from(step.max(1))).collect();
                numbers.extend((numbers.last() != Some(&most)).then_some(most));
                numbers.iter().map(u16::to_string).collect()
            }
            Kind::Language | Kind::Device | Kind::Microphone | Kind::Text => Vec::new(),
        };
        // A voice of one's own may also follow the others.
        let follows = self.is_of_own_voice().then(String::new);
        follows.into_iter().chain(words).collect()
    }

    /// Its next value, or the one before; a switch is turned. At the end of a scale it stays.
    pub fn beside(self, settings: &Settings, is_next: bool) -> String {
        let (words, now) = (self.words(), self.value(settings));
        let at = words.iter().position(|word| *word == now);
        let to = match at {
            Some(at) if self.kind() == Kind::Switch => Some(1 - at.min(1)),
            Some(at) if is_next => Some(at + 1),
            Some(at) => at.checked_sub(1),
            None => None,
        };
        to.and_then(|to| words.get(to)).unwrap_or(&now).clone()
    }

    /// It belongs to the machine and its screens, whoever sits at them. How large things are is a matter of whose eyes look.
    pub fn is_of_the_machine(self) -> bool {
        let of_the_machine = [
            Self::SecondKeyboard,
            Self::WhiteBoard,
            Self::BlackBoard,
            Self::Engine,
            Self::EngineLevel,
            Self::EngineThreads,
            Self::EngineSeconds,
            Self::EngineResigns,
            Self::ClockWindow,
            Self::ClockFullScreen,
            Self::Theme,
            Self::Pieces,
            Self::Coordinates,
            Self::BoardAlone,
        ];
        of_the_machine.contains(&self)
    }

    /// It has him told something without asking: in an event he turns it on game by game (D.2.10.4).
    pub fn is_unasked(self) -> bool {
        [Self::TimeMarks, Self::Pulses].contains(&self)
    }

    /// It changes how a voice sounds: a sample is said.
    pub fn is_heard(self) -> bool {
        let base = [Self::Rate, Self::Pitch, Self::Volume, Self::Timbre];
        base.contains(&self) || self.is_of_own_voice()
    }

    /// The settings that share the words for what they can be: `setting-GROUP-is-WORD`.
    pub fn group(self) -> &'static str {
        if self.kind() == Level::KIND {
            "level"
        } else if self == Self::OwnTimbre {
            Self::Timbre.id()
        } else {
            self.id()
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

    #[test]
    fn every_word_a_setting_can_be_is_taken_and_given_back() {
        for setting in Setting::ALL {
            for word in setting.words() {
                let mut settings = Settings::default();
                assert!(setting.set(&word, &mut settings), "{setting:?} {word}");
                assert_eq!(setting.value(&settings), word, "{setting:?}");
                // Which voice is being set is not kept.
                let read = Settings::read(&settings.write()).map(|read| Settings {
                    hand: settings.hand.clone(),
                    ..read
                });
                assert_eq!(read, Ok(settings), "{setting:?} {word}");
            }
        }
    }

    #[test]
    fn what_a_setting_cannot_be_changes_nothing() {
        for setting in Setting::ALL {
            if matches!(
                setting.kind(),
                Kind::Text | Kind::Device | Kind::Microphone | Kind::Language
            ) || [Setting::OwnLanguage, Setting::EngineLevel].contains(setting)
            {
                continue;
            }
            for word in ["perhaps", "9999", "-1"] {
                let mut settings = Settings::default();
                assert!(!setting.set(word, &mut settings), "{setting:?} {word}");
                assert_eq!(settings, Settings::default());
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
