//! The one list of all settings: a row has the place where a setting is kept, its default and its possible values.
//!
//! The values, the file, the settings screen and typed commands follow from it. To add a setting: a row here, its
//! name (`setting-ID`) and its sentence (`setting-ID-help`) in every language, and the place where it is used.

use std::collections::BTreeMap;

use locale::Locale;
use serde::{Deserialize, Serialize};

use super::marks::FIRST_MARKS;
use super::words::{SettingWord, Unit, ValueKind, number, percent};
use super::{
    CellOrder, CellRole, Coordinates, KeyPreset, Level, ListFrom, Output, PieceNames, Pieces, Reading, Settings,
    SquareNames, StartOn, Theme, Timbre, VerbosityPreset, VoiceChannel,
};

/// The first of two expressions, if it is there.
macro_rules! or {
    ([] $other:expr) => {
        $other
    };
    ([$own:expr] $other:expr) => {
        $own
    };
}

/// Sections of the screen, each with a value that keeps its settings. A setting composed of others is in brackets;
/// values kept besides the settings are in the last braces.
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

        /// A setting.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Setting { $($($(#[$made_doc])+ $Made,)? $($(#[$doc])+ $Name,)+)+ }

        impl Setting {
            /// All settings in the order of the screen.
            pub const ALL: &'static [Self] = &[$($(Self::$Made,)? $(Self::$Name,)+)+];

            /// The name in files and messages: `setting-ID` and `setting-ID-help`.
            pub const fn id(self) -> &'static str {
                match self { $($(Self::$Made => $made_id,)? $(Self::$Name => $id,)+)+ }
            }

            /// The message with the name of the setting.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Self::$Made => concat!("setting-", $made_id),)? $(Self::$Name => concat!("setting-", $id),)+)+
                }
            }

            /// The message that explains the setting in a sentence.
            pub const fn help(self) -> &'static str {
                match self { $(
                    $(Self::$Made => concat!("setting-", $made_id, "-help"),)?
                    $(Self::$Name => concat!("setting-", $id, "-help"),)+
                )+ }
            }

            /// The message with the name of the section.
            pub const fn section(self) -> &'static str {
                match self {
                    $($(Self::$Made)? $(| Self::$Name)+ => concat!("settings-of-", $section),)+
                }
            }

            /// The table and the key in the file; `None` for a setting composed of others.
            pub const fn place(self) -> Option<(&'static str, &'static str)> {
                match self { $(
                    $(Self::$Made => None,)?
                    $(Self::$Name => Some((stringify!($group), stringify!($field))),)+
                )+ }
            }

            /// The kind of value.
            pub const fn kind(self) -> ValueKind {
                match self { $(
                    $(Self::$Made => $made_kind,)?
                    $(Self::$Name => or!([$($kind)?] <$Type as SettingWord>::KIND),)+
                )+ }
            }

            /// The value as a word: `on`, `150`, `yellow-on-black`, a device's name, or empty.
            pub fn value(self, settings: &Settings) -> String {
                match self { $(
                    $(Self::$Made => settings.$get(),)?
                    $(Self::$Name => settings.$group.$field.word(self.kind()),)+
                )+ }
            }

            fn put(self, word: &str, settings: &mut Settings) -> Option<()> {
                match self { $(
                    $(Self::$Made => settings.$set(word)?,)?
                    $(Self::$Name => settings.$group.$field = SettingWord::of(word, self.kind())?,)+
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
    /// The person, and their way of playing.
    #[serde(default)]
    "person" person: PersonSettings [] {
        /// The profile's name, if several people use this computer; empty for the first.
        Profile = "profile" in profile: String;
        /// The language of the screen and of speech, as a BCP 47 tag; the system's if none.
        Language = "language" in language: Option<String>, ValueKind::Language;
        /// The person's name, for new games.
        Name = "name" in name: String;
        /// New games are played at an event.
        Place = "place" in in_event: bool, ValueKind::Choice(&["home", "event"]);
        /// Moves of new games at home are announced in the person's own language; otherwise in the words of D.2.1.
        MoveWords = "move-words" in own_move_words: bool, ValueKind::Choice(&["fide", "own"]);
        /// The initial place of the keyboard focus.
        StartOn = "start-on" in start_on: StartOn;
        /// The understood move is read back and waits for a second Enter.
        ReadBack = "read-back" in read_back_first: bool;
        /// A typed move is also made on the player's own board.
        MoveMyBoard = "move-my-board" in typed_moves_move_my_board: bool = true;
        /// At home the squares are marked to which the piece in hand may go.
        LegalTargets = "legal-targets" in legal_targets: bool;
        /// The player records the scoresheet by voice (D.2.7); otherwise no microphone is opened.
        Recorder = "recorder" in recorder: bool;
        /// The microphone of the recorder; the system's own if none.
        Microphone = "microphone" in microphone: Option<String>, ValueKind::Microphone;
        /// At home, after a while without input, the player is told what they can do.
        Hints = "hints" in hints: bool = true;
        /// The other window has a keyboard of its own.
        SecondKeyboard = "second-keyboard" in second_keyboard: bool;
        /// White's electronic board in games at home, in the form of `eboard::BoardId`; empty for none.
        WhiteBoard = "white-board" in white_board: String;
        /// Black's electronic board, likewise.
        BlackBoard = "black-board" in black_board: String;
        /// Once a day, at the start and outside a game, the program looks for a newer version; otherwise it does not go online for that.
        NewerVersion = "newer-version" in looks_for_newer: bool;
        /// The engine program: its path, or a name that the system finds; stockfish if empty.
        Engine = "engine" in engine: String;
        /// The engine's strength: a word, or a rating such as 1500.
        EngineLevel = "engine-level" in engine_level: String = String::from("club"), ValueKind::Choice(LEVELS);
        /// Number of processor cores the engine may use.
        EngineThreads = "engine-threads" in engine_threads: u16 = 1, number(1, 64, 1, Unit::Points);
        /// Seconds the engine thinks about a move in a game without a clock; at 0 its level decides.
        EngineSeconds = "engine-seconds" in engine_seconds: u16, number(0, 300, 5, Unit::Points);
        /// Thousands of positions the engine examines for a move in a game without a clock; at 0 the seconds decide.
        EngineNodes = "engine-nodes" in engine_nodes: u16, number(0, 9_000, 100, Unit::Points);
        /// The engine resigns lost positions, and offers a draw when neither side can win.
        EngineResigns = "engine-resigns" in engine_resigns: bool = true;
        /// The command line of the program that pairs the rounds of a Swiss tournament; empty for none.
        PairingProgram = "pairing-program" in pairing_program: String;
        /// Seconds that the pairing program may take.
        PairingSeconds = "pairing-seconds" in pairing_seconds: u16 = 60, number(1, 600, 10, Unit::Points);
    } {}

    /// Voices, audio devices, and the sound of the built-in voice.
    #[serde(default)]
    "speech" speech: SpeechSettings [] {
        /// The way this person is spoken to.
        Output = "output" in output: Output;
        /// The output device of private words; without one they go to the system's default device, at home.
        Earphone = "earphone" in earphone: Option<String>, ValueKind::Device;
        /// The output device of the second player's private words.
        SecondEarphone = "second-earphone" in second_earphone: Option<String>, ValueKind::Device;
        /// The output device of the arbiter's private words, if the arbiter sits at the same computer as the players.
        ArbiterEarphone = "arbiter-earphone" in arbiter_earphone: Option<String>, ValueKind::Device;
        /// The output device of public announcements.
        Loudspeaker = "loudspeaker" in loudspeaker: Option<String>, ValueKind::Device;
        /// The speed of the built-in voice, in words a minute.
        Rate = "rate" in words_per_minute: u16 = 190, number(80, 450, 10, Unit::WordsAMinute);
        /// The pitch of the built-in voice; 50 is its natural pitch.
        Pitch = "pitch" in pitch: u8 = 50, number(0, 99, 5, Unit::Points);
        /// The volume of the built-in voice, in per cent.
        Volume = "volume" in volume: u8 = 80;
        /// The timbre of the voice.
        Timbre = "timbre" in timbre: Timbre;
    } {
        /// Voices that differ from the others, each for one channel and one language.
        own_voices: Vec<OwnVoice>;
    }

    /// A voice that differs from the others; values it does not set are those of all voices.
    "speech" hand: OwnVoice [] {
        /// The channel of the voice.
        OwnChannel = "own-channel" in channel: VoiceChannel;
        /// The language, a BCP 47 tag: at first that of the announcements in the Laws.
        OwnLanguage = "own-language" in language: String = String::from("de"), ValueKind::Choice(&Locale::TAGS);
        /// How fast it speaks, in words a minute.
        OwnRate = "own-rate" in words_per_minute: Option<u16>, number(80, 450, 10, Unit::WordsAMinute);
        /// The pitch of the voice.
        OwnPitch = "own-pitch" in pitch: Option<u8>, number(0, 99, 5, Unit::Points);
        /// The volume of the voice, in per cent.
        OwnVolume = "own-volume" in volume: Option<u8>;
        /// The timbre of the voice.
        OwnTimbre = "own-timbre" in timbre: Option<Timbre>;
    } {}

    /// The names of squares and the way boards are read, for one person.
    #[derive(Copy, Hash)]
    #[serde(default)]
    "board" cells: Cells [] {
        /// The part that comes first in a square's name.
        CellOrder = "cell-order" in order: CellOrder;
        /// The naming of squares.
        CellSquares = "cell-squares" in squares: SquareNames;
        /// The naming of pieces.
        CellPieces = "cell-pieces" in pieces: PieceNames;
        /// The colour of a dark square is said: "dark".
        CellGround = "cell-ground" in ground: bool;
        /// The word "empty" is said for an empty square.
        CellEmpty = "cell-empty" in empty: bool = true;
        /// The role of a square for a screen reader.
        CellRole = "cell-role" in role: CellRole;
        /// The order in which a whole position is read.
        Reading = "reading" in reading: Reading;
        /// The side from which pieces of one kind are listed.
        ListFrom = "list-from" in list_from: ListFrom;
        /// A letter and a digit move to their square.
        TypeAhead = "type-ahead" in type_ahead: bool;
    } {
        /// The board is seen from the other side; for this session only.
        #[serde(skip)]
        turned: bool;
        /// Names are as short as a Braille display requires: "e4 wN". Derived from the selected output.
        #[serde(skip)]
        for_braille: bool;
    }

    /// The amount a person hears about each class of events.
    ///
    /// Essential messages belong to no class and are always said: refusals, questions, a fallen flag, an offer, a
    /// ruling, and failures to save.
    #[derive(Copy, Hash)]
    #[serde(default)]
    "said" verbosity: Verbosity [
        /// The amount said, for all classes at once.
        Preset = "preset" by preset_word, say_as_word, VerbosityPreset::KIND;
    ] {
        /// The player's own moves, read back.
        SayOwnMoves = "say-own-moves" in own_moves: Level;
        /// The opponent's moves.
        SayOpponentMoves = "say-opponent-moves" in opponent_moves: Level;
        /// The movements of the player's own hands: lifted, placed.
        SayHands = "say-hands" in hands: Level;
        /// Squares and controls to which the focus moves. A screen reader says them in any case.
        SayExploration = "say-exploration" in exploration: Level;
        /// Clocks started and stopped.
        SayClock = "say-clock" in clock: Level;
        /// Notes: recorded, repeated.
        SayNotes = "say-notes" in notes: Level;
        /// Boards that differ, for people who are told of them.
        SayDifferences = "say-differences" in differences: Level;
    } {}

    /// The short sounds that are on.
    #[derive(Copy, Hash)]
    #[serde(default)]
    "sounds" sounds: Sounds [] {
        /// The volume of the sounds, in per cent of the voice's.
        SoundVolume = "sound-volume" in volume: u8 = 100;
        /// A piece lifted, put down or taken off; a clock pressed.
        SoundHands = "sound-hands" in hands: bool = true;
        /// The edge of the board.
        SoundEdge = "sound-edge" in edge: bool = true;
        /// A dark square.
        SoundDarkSquares = "sound-dark-squares" in dark_squares: bool;
        /// A move that captures.
        SoundCaptures = "sound-captures" in captures: bool = true;
        /// Check, at home.
        SoundCheck = "sound-check" in check: bool = true;
        /// A refusal, or an illegal move.
        SoundIllegal = "sound-illegal" in illegal: bool = true;
        /// A fallen flag, and time running short.
        SoundLowTime = "sound-low-time" in low_time: bool = true;
        /// Boards that differ.
        SoundDifferences = "sound-differences" in differences: bool = true;
    } {}

    /// The appearance of the screens.
    #[derive(Copy, Hash)]
    #[serde(default)]
    "sight" look: LookSettings [] {
        /// The colours.
        Theme = "theme" in theme: Theme;
        /// The size of the whole screen, in per cent.
        Zoom = "zoom" in zoom_percent: u16 = 100, percent(100, 400, 25);
        /// The part of its space that a board fills, in per cent.
        BoardSize = "board-size" in board_percent: u16 = 100, percent(40, 100, 10);
        /// The size of all text, in per cent of the zoomed size.
        TextSize = "text-size" in text_percent: u16 = 100, percent(100, 300, 25);
        /// The size of the clocks' digits, likewise.
        ClockSize = "clock-size" in clock_percent: u16 = 100, percent(100, 400, 25);
        /// The representation of a piece.
        Pieces = "pieces" in pieces: Pieces;
        /// The labels next to the board.
        Coordinates = "coordinates" in coordinates: Coordinates;
        /// The board fills the window.
        BoardAlone = "board-alone" in board_alone: bool;
        /// Printed pages are in large print.
        LargePrint = "large-print" in large_print: bool;
    } {}

    /// Reports of the time left, and the display of the clocks.
    #[serde(default)]
    "clock" clock: ClockSettings [] {
        /// At home the person is told the time at the marks; at an event they turn this on game by game.
        TimeMarks = "time-marks" in time_marks: bool = true;
        /// The marks, in seconds left.
        Marks = "marks" in marks: Vec<u32> = FIRST_MARKS.to_vec();
        /// The person feels pulses in the ear when their time runs short; at an event they turn this on game by game.
        Pulses = "pulses" in pulses: bool;
        /// Times are said in their short form.
        ShortTimes = "short-times" in short_times: bool;
        /// Both clocks are shown in a window of their own.
        ClockWindow = "clock-window" in clock_window: bool;
        /// The clock window fills its screen.
        ClockFullScreen = "clock-full-screen" in clock_full_screen: bool;
    } {}

    /// One person's keys.
    #[serde(default)]
    "keys" keys: Keys [] {
        /// The default keys.
        KeyPreset = "key-preset" in preset: KeyPreset;
    } {
        /// Changed keys: the id of a control, and its keys as `Ctrl+K`. A control without keys is listed too.
        changed: BTreeMap<String, Vec<String>>;
    }
}

impl Setting {
    /// Sets the value of that word; false, without a change, if there is no such value.
    pub fn set(self, word: &str, settings: &mut Settings) -> bool {
        let is_set = self.put(word, settings).is_some();
        if is_set {
            settings.follow(self);
        }
        is_set
    }

    /// The possible values, in order, if they do not depend on the computer.
    pub fn words(self) -> Vec<String> {
        let words: Vec<String> = match self.kind() {
            ValueKind::Switch => [false, true].map(|on| on.word(ValueKind::Switch)).to_vec(),
            ValueKind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            ValueKind::Number { least, most, step, .. } => {
                let mut numbers: Vec<u16> = (least..=most).step_by(usize::from(step.max(1))).collect();
                numbers.extend((numbers.last() != Some(&most)).then_some(most));
                numbers.iter().map(u16::to_string).collect()
            }
            ValueKind::Language | ValueKind::Device | ValueKind::Microphone | ValueKind::Text => Vec::new(),
        };
        // A setting of a single voice may also follow the others.
        let follows = self.is_of_single_voice().then(String::new);
        follows.into_iter().chain(words).collect()
    }

    /// The next value, or the previous one; a switch is toggled. At the end of a scale the value stays.
    pub fn neighbour_value(self, settings: &Settings, is_next: bool) -> String {
        let (words, now) = (self.words(), self.value(settings));
        let at = words.iter().position(|word| *word == now);
        let to = match at {
            Some(at) if self.kind() == ValueKind::Switch => Some(1 - at.min(1)),
            Some(at) if is_next => Some(at + 1),
            Some(at) => at.checked_sub(1),
            None => None,
        };
        to.and_then(|to| words.get(to)).unwrap_or(&now).clone()
    }

    /// True if it belongs to the computer and its screens, for every user. The sizes of things belong to the person who reads them.
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

    /// True if it has the player told something unasked: at an event they turn it on game by game (D.2.10.4).
    pub fn is_unasked(self) -> bool {
        [Self::TimeMarks, Self::Pulses].contains(&self)
    }

    /// True if it changes the sound of a voice, so that a sample is played.
    pub fn is_heard(self) -> bool {
        let base = [Self::Rate, Self::Pitch, Self::Volume, Self::Timbre];
        base.contains(&self) || self.is_of_single_voice()
    }

    /// The group of settings with the same words for their values: `setting-GROUP-is-WORD`.
    pub fn group(self) -> &'static str {
        if self.kind() == Level::KIND {
            "level"
        } else if self == Self::OwnTimbre {
            Self::Timbre.id()
        } else {
            self.id()
        }
    }

    /// True if it belongs to the voice being set.
    pub fn is_of_single_voice(self) -> bool {
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
                // The voice being set is not kept.
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
                ValueKind::Text | ValueKind::Device | ValueKind::Microphone | ValueKind::Language
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
