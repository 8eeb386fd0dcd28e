//! The possible values of settings as words: screens, typed commands and files know values by them.

use serde::{Deserialize, Serialize};

use super::marks::{marks_of, marks_text};

/// The unit of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Per cent.
    Percent,
    /// Words a minute.
    WordsAMinute,
    /// No unit: points on a scale.
    Points,
}

/// The kind of value of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// `on` or `off`.
    Switch,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A number.
    Number {
        /// The smallest value.
        least: u16,
        /// The largest value.
        most: u16,
        /// The distance from one value to the next.
        step: u16,
        /// The unit of the number.
        unit: Unit,
    },
    /// One of the program's languages, or empty for the system's.
    Language,
    /// An output device, or empty.
    Device,
    /// A microphone, or empty.
    Microphone,
    /// Free text.
    Text,
}

/// A percentage.
pub(super) const fn percent(least: u16, most: u16, step: u16) -> ValueKind {
    number(least, most, step, Unit::Percent)
}

pub(super) const fn number(least: u16, most: u16, step: u16, unit: Unit) -> ValueKind {
    ValueKind::Number {
        least,
        most,
        step,
        unit,
    }
}

/// A value that has a word.
pub(super) trait SettingWord: Sized {
    /// The kind of value of this type, unless the setting's row gives another.
    const KIND: ValueKind;

    fn word(&self, kind: ValueKind) -> String;

    /// The value of that word; `None` if the setting cannot have it.
    fn of(word: &str, kind: ValueKind) -> Option<Self>;

    /// Brings a value read from a file within its limits.
    fn confine(&mut self, _kind: ValueKind) {}
}

impl SettingWord for bool {
    const KIND: ValueKind = ValueKind::Switch;

    fn word(&self, kind: ValueKind) -> String {
        let [off, on] = poles(kind);
        String::from(if *self { on } else { off })
    }

    fn of(word: &str, kind: ValueKind) -> Option<Self> {
        poles(kind).iter().position(|own| *own == word).map(|at| at == 1)
    }
}

/// The words for no and yes.
const fn poles(kind: ValueKind) -> [&'static str; 2] {
    match kind {
        ValueKind::Choice([no, yes]) => [no, yes],
        ValueKind::Choice(_) | ValueKind::Switch | ValueKind::Number { .. } | ValueKind::Language => ["off", "on"],
        ValueKind::Device | ValueKind::Microphone | ValueKind::Text => ["off", "on"],
    }
}

impl SettingWord for u16 {
    const KIND: ValueKind = percent(0, 100, 5);

    fn word(&self, _kind: ValueKind) -> String {
        self.to_string()
    }

    fn of(word: &str, kind: ValueKind) -> Option<Self> {
        let number: Self = word.trim_end_matches(['%', ' ']).parse().ok()?;
        let mut within = number;
        within.confine(kind);
        (within == number).then_some(number)
    }

    fn confine(&mut self, kind: ValueKind) {
        if let ValueKind::Number { least, most, .. } = kind {
            *self = (*self).clamp(least, most);
        }
    }
}

impl SettingWord for u8 {
    const KIND: ValueKind = u16::KIND;

    fn word(&self, _kind: ValueKind) -> String {
        self.to_string()
    }

    fn of(word: &str, kind: ValueKind) -> Option<Self> {
        Self::try_from(u16::of(word, kind)?).ok()
    }

    fn confine(&mut self, kind: ValueKind) {
        let mut wide = u16::from(*self);
        wide.confine(kind);
        *self = Self::try_from(wide).unwrap_or(Self::MAX);
    }
}

impl SettingWord for String {
    const KIND: ValueKind = ValueKind::Text;

    fn word(&self, _kind: ValueKind) -> String {
        self.clone()
    }

    fn of(word: &str, kind: ValueKind) -> Option<Self> {
        // Typed text may have blanks around it; the blanks of a device's name are kept.
        let word = if kind == ValueKind::Text { word.trim() } else { word };
        Some(word.to_owned())
    }
}

impl<T: SettingWord> SettingWord for Option<T> {
    const KIND: ValueKind = T::KIND;

    fn word(&self, kind: ValueKind) -> String {
        self.as_ref().map(|value| value.word(kind)).unwrap_or_default()
    }

    fn of(word: &str, kind: ValueKind) -> Option<Self> {
        match word {
            "" => Some(None),
            word => T::of(word, kind).map(Some),
        }
    }
}

/// Marks, in seconds left.
impl SettingWord for Vec<u32> {
    const KIND: ValueKind = ValueKind::Text;

    fn word(&self, _kind: ValueKind) -> String {
        marks_text(self)
    }

    fn of(word: &str, _kind: ValueKind) -> Option<Self> {
        marks_of(word)
    }
}

macro_rules! choices {
    ($($(#[$meta:meta])+ $name:ident { $($(#[$of_value:meta])+ $value:ident = $word:literal,)+ })+) => { $(
        $(#[$meta])+
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$of_value])+ $value,)+ }

        impl $name {
            /// Every value, in the order of the screen.
            pub const ALL: &'static [Self] = &[$(Self::$value,)+];
        }

        impl SettingWord for $name {
            const KIND: ValueKind = ValueKind::Choice(&[$($word,)+]);

            fn word(&self, _kind: ValueKind) -> String {
                String::from(match self { $(Self::$value => $word,)+ })
            }

            fn of(word: &str, kind: ValueKind) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word(kind) == word)
            }
        }
    )+ };
}

// In a file a value is its name in lower case with hyphens, which is also its word except for `male1` and the like.
choices! {
    /// The way this person is spoken to.
    Output {
        /// The screen reader speaks if it can announce; otherwise the built-in voice.
        #[default]
        Auto = "auto",
        /// Only the screen reader.
        ScreenReader = "screen-reader",
        /// Only the built-in voice.
        OwnVoice = "own-voice",
        /// Both, for demonstrations.
        Both = "both",
        /// No speech: all texts go to the screen reader for its Braille display, in short form, and to the log.
        Braille = "braille",
    }
    /// The place of the keyboard focus when a window is opened.
    StartOn {
        /// In the line where moves are typed.
        #[default]
        MoveLine = "move-line",
        /// On the board.
        Board = "board",
    }
    /// The timbre of a voice. Every system voice and espeak-ng know these kinds by some name.
    Timbre {
        /// The language's usual voice.
        #[default]
        Usual = "usual",
        /// A male voice.
        Male1 = "male-1",
        /// Another male voice.
        Male2 = "male-2",
        /// A third male voice.
        Male3 = "male-3",
        /// A female voice.
        Female1 = "female-1",
        /// Another female voice.
        Female2 = "female-2",
        /// A third female voice.
        Female3 = "female-3",
    }
    /// The output of a voice.
    VoiceChannel {
        /// In headphones.
        #[default]
        Private = "private",
        /// Through the loudspeaker.
        Public = "public",
    }
    /// The part that comes first in a square's name.
    CellOrder {
        /// "e4, white knight".
        #[default]
        SquareFirst = "square-first",
        /// "white knight, e4".
        PieceFirst = "piece-first",
    }
    /// The naming of squares.
    SquareNames {
        /// "e4".
        #[default]
        Letters = "letters",
        /// By the names of D.2.1: in German "Eva vier", elsewhere "Eva 4", which every voice can say.
        Anna = "anna",
    }
    /// The naming of pieces.
    PieceNames {
        /// "white knight", as the language has it.
        #[default]
        Full = "full",
        /// The kind first: "knight, white".
        KindFirst = "kind-first",
        /// The letter and its colour: "N white".
        Letter = "letter",
    }
    /// The role of a square for a screen reader.
    CellRole {
        /// An entry of a list: screen readers say the name alone. (In a list box Orca says "not selected" after every square.)
        #[default]
        ListItem = "list-item",
        /// A cell of a grid.
        GridCell = "grid-cell",
        /// A button.
        Button = "button",
    }
    /// The order in which a whole position is read.
    Reading {
        /// Kind by kind, the player's own pieces first.
        #[default]
        Pieces = "pieces",
        /// Rank by rank, the far one first.
        Ranks = "ranks",
        /// File by file, the left one first.
        Files = "files",
    }
    /// The side from which pieces of a kind are listed: rooks, pawns.
    ListFrom {
        /// From the a-file, for everybody.
        #[default]
        White = "white",
        /// From the player's own left: for Black, from the h-file.
        OwnSide = "own-side",
    }
    /// The amount said about one class of events. Unsaid events are in the log with their times.
    Level {
        /// No words and no tone.
        Off = "off",
        /// A tone.
        Tone = "tone",
        /// The bare announcement.
        #[default]
        Short = "short",
        /// At home, captures, check and mate too.
        Normal = "normal",
        /// At home, also the move number, the origin of the piece, the player to move, and both clocks.
        Full = "full",
    }
    /// The amount said, for all classes at once.
    VerbosityPreset {
        /// At home: captures and check are said.
        Home = "home",
        /// The least that the Laws require.
        #[default]
        Tournament = "tournament",
        /// For a person who hears both players: movements of their own hands are tones.
        Assistant = "assistant",
        /// For the arbiter: differences in full, moves as tones.
        Arbiter = "arbiter",
        /// For a person who reads a Braille display and hears nothing.
        BrailleOnly = "braille",
    }
    /// The colours of the screens.
    Theme {
        /// Light or dark, as the system has it.
        #[default]
        System = "system",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
        /// Black on white, with no shades between.
        BlackOnWhite = "black-on-white",
        /// White on black, with no shades between.
        WhiteOnBlack = "white-on-black",
        /// Yellow on black.
        YellowOnBlack = "yellow-on-black",
    }
    /// The representation of a piece on a board.
    Pieces {
        /// The outlined shape.
        #[default]
        Drawn = "drawn",
        /// The letter, dark on a light disc for White, light on a dark one for Black.
        Letters = "letters",
    }
    /// The labels next to a board.
    Coordinates {
        /// a to h and 1 to 8.
        #[default]
        Letters = "letters",
        /// Anna to Hector and eins to acht (D.2.1).
        Names = "names",
        /// Both.
        Both = "both",
    }
    /// The default keys.
    KeyPreset {
        /// K, Q, R, B, N and P lead to pieces, as on lichess.
        #[default]
        English = "english",
        /// K, D, T, L, S and B lead to pieces; the former functions of those letters stay on function keys and Alt.
        German = "german",
    }
}
