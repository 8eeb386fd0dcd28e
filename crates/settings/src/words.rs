//! What a setting can be, and its values as words: screens, typed lines and files know values by them.

use serde::{Deserialize, Serialize};

use super::marks::{marks_of, marks_text};

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

/// A percentage.
pub(super) const fn percent(least: u16, most: u16, step: u16) -> Kind {
    number(least, most, step, Unit::Percent)
}

pub(super) const fn number(least: u16, most: u16, step: u16, unit: Unit) -> Kind {
    Kind::Number {
        least,
        most,
        step,
        unit,
    }
}

/// A value that has a word.
pub(super) trait Word: Sized {
    /// What a setting of this type can be where its row says nothing else.
    const KIND: Kind;

    fn word(&self, kind: Kind) -> String;

    /// The value of that word; none if the setting cannot be that.
    fn of(word: &str, kind: Kind) -> Option<Self>;

    /// Brings a value read from a file within its limits.
    fn confine(&mut self, _kind: Kind) {}
}

impl Word for bool {
    const KIND: Kind = Kind::Switch;

    fn word(&self, kind: Kind) -> String {
        let [off, on] = poles(kind);
        String::from(if *self { on } else { off })
    }

    fn of(word: &str, kind: Kind) -> Option<Self> {
        poles(kind).iter().position(|own| *own == word).map(|at| at == 1)
    }
}

/// The words for no and yes.
const fn poles(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::Choice([no, yes]) => [no, yes],
        Kind::Choice(_) | Kind::Switch | Kind::Number { .. } | Kind::Language => ["off", "on"],
        Kind::Device | Kind::Microphone | Kind::Text => ["off", "on"],
    }
}

impl Word for u16 {
    const KIND: Kind = percent(0, 100, 5);

    fn word(&self, _kind: Kind) -> String {
        self.to_string()
    }

    fn of(word: &str, kind: Kind) -> Option<Self> {
        let number: Self = word.trim_end_matches(['%', ' ']).parse().ok()?;
        let mut within = number;
        within.confine(kind);
        (within == number).then_some(number)
    }

    fn confine(&mut self, kind: Kind) {
        if let Kind::Number { least, most, .. } = kind {
            *self = (*self).clamp(least, most);
        }
    }
}

impl Word for u8 {
    const KIND: Kind = u16::KIND;

    fn word(&self, _kind: Kind) -> String {
        self.to_string()
    }

    fn of(word: &str, kind: Kind) -> Option<Self> {
        Self::try_from(u16::of(word, kind)?).ok()
    }

    fn confine(&mut self, kind: Kind) {
        let mut wide = u16::from(*self);
        wide.confine(kind);
        *self = Self::try_from(wide).unwrap_or(Self::MAX);
    }
}

impl Word for String {
    const KIND: Kind = Kind::Text;

    fn word(&self, _kind: Kind) -> String {
        self.clone()
    }

    fn of(word: &str, kind: Kind) -> Option<Self> {
        // Typed text may have blanks around it; a device's name keeps its own.
        let word = if kind == Kind::Text { word.trim() } else { word };
        Some(word.to_owned())
    }
}

impl<T: Word> Word for Option<T> {
    const KIND: Kind = T::KIND;

    fn word(&self, kind: Kind) -> String {
        self.as_ref().map(|value| value.word(kind)).unwrap_or_default()
    }

    fn of(word: &str, kind: Kind) -> Option<Self> {
        match word {
            "" => Some(None),
            word => T::of(word, kind).map(Some),
        }
    }
}

/// Marks, in seconds left.
impl Word for Vec<u32> {
    const KIND: Kind = Kind::Text;

    fn word(&self, _kind: Kind) -> String {
        marks_text(self)
    }

    fn of(word: &str, _kind: Kind) -> Option<Self> {
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
            /// Every value, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$value,)+];
        }

        impl Word for $name {
            const KIND: Kind = Kind::Choice(&[$($word,)+]);

            fn word(&self, _kind: Kind) -> String {
                String::from(match self { $(Self::$value => $word,)+ })
            }

            fn of(word: &str, kind: Kind) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word(kind) == word)
            }
        }
    )+ };
}

// In a file a value is its name in lower case with hyphens, which is its word but for `male1` and the like.
choices! {
    /// How this person is spoken to.
    Output {
        /// The screen reader speaks if it can announce; otherwise the program's own voice.
        #[default]
        Auto = "auto",
        /// Only the screen reader.
        ScreenReader = "screen-reader",
        /// Only the program's own voice.
        OwnVoice = "own-voice",
        /// Both, for demonstrations.
        Both = "both",
        /// Nothing is said aloud: everything goes to the screen reader for its Braille line, in few letters, and to the log.
        Braille = "braille",
    }
    /// Where the keyboard is when a window is opened.
    StartOn {
        /// In the line where moves are typed.
        #[default]
        MoveLine = "move-line",
        /// On the board.
        Board = "board",
    }
    /// Whose voice it is. Every system voice and espeak-ng know these kinds by some name.
    Timbre {
        /// The language's usual voice.
        #[default]
        Usual = "usual",
        /// A man's.
        Male1 = "male-1",
        /// Another man's.
        Male2 = "male-2",
        /// A third man's.
        Male3 = "male-3",
        /// A woman's.
        Female1 = "female-1",
        /// Another woman's.
        Female2 = "female-2",
        /// A third woman's.
        Female3 = "female-3",
    }
    /// Where a voice is heard.
    VoiceChannel {
        /// In an earphone.
        #[default]
        Private = "private",
        /// Through the loudspeaker.
        Public = "public",
    }
    /// What comes first in a cell's name.
    CellOrder {
        /// "e4, white knight".
        #[default]
        SquareFirst = "square-first",
        /// "white knight, e4".
        PieceFirst = "piece-first",
    }
    /// How a square is called.
    SquareNames {
        /// "e4".
        #[default]
        Letters = "letters",
        /// By the names of D.2.1: in German "Eva vier", elsewhere "Eva 4", which every voice can say.
        Anna = "anna",
    }
    /// How a piece is called.
    PieceNames {
        /// "white knight", as the language has it.
        #[default]
        Full = "full",
        /// The kind first: "knight, white".
        KindFirst = "kind-first",
        /// Its letter and its colour: "N white".
        Letter = "letter",
    }
    /// What a cell is to a screen reader.
    CellRole {
        /// An entry of a list: readers say the name alone. (Of a list box Orca says "not selected" after every square.)
        #[default]
        ListItem = "list-item",
        /// A cell of a grid.
        GridCell = "grid-cell",
        /// A button.
        Button = "button",
    }
    /// The order in which a whole position is read.
    Reading {
        /// Kind by kind, one's own men first.
        #[default]
        Pieces = "pieces",
        /// Rank by rank, the far one first.
        Ranks = "ranks",
        /// File by file, the left one first.
        Files = "files",
    }
    /// From which side pieces of a kind are listed: rooks, pawns.
    ListFrom {
        /// From the a-file on, for everybody.
        #[default]
        White = "white",
        /// From one's own left: for Black, from the h-file.
        OwnSide = "own-side",
    }
    /// How much is said of one class of events. What is not said is in the log with its time.
    Level {
        /// Nothing.
        Off = "off",
        /// A tone.
        Tone = "tone",
        /// The bare announcement.
        #[default]
        Short = "short",
        /// At home, captures, check and mate too.
        Normal = "normal",
        /// At home, also the move number, where the piece came from, who has the move, and both clocks.
        Full = "full",
    }
    /// How much is said, for all classes at once.
    VerbosityPreset {
        /// At home: captures and check are said.
        Home = "home",
        /// As little as the Laws ask for.
        #[default]
        Tournament = "tournament",
        /// For someone who hears both players: his own hands are tones.
        Assistant = "assistant",
        /// For the arbiter: differences in full, moves as tones.
        Arbiter = "arbiter",
        /// For someone who reads a Braille line and hears nothing.
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
        /// Black on white, and nothing between.
        BlackOnWhite = "black-on-white",
        /// White on black, and nothing between.
        WhiteOnBlack = "white-on-black",
        /// Yellow on black.
        YellowOnBlack = "yellow-on-black",
    }
    /// What stands for a piece on a board.
    Pieces {
        /// Its outlined shape.
        #[default]
        Drawn = "drawn",
        /// Its letter, dark on a light disc for White's, light on a dark one for Black's.
        Letters = "letters",
    }
    /// What stands beside a board.
    Coordinates {
        /// a to h and 1 to 8.
        #[default]
        Letters = "letters",
        /// Anna to Hector and eins to acht (D.2.1).
        Names = "names",
        /// Both.
        Both = "both",
    }
    /// The keys everything has at first.
    KeyPreset {
        /// K, Q, R, B, N and P lead to pieces, as on lichess.
        #[default]
        English = "english",
        /// K, D, T, L, S and B lead to pieces; what those letters meant stays on function keys and Alt.
        German = "german",
    }
}
