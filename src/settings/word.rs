//! The values of settings as words, as files, screens and typed lines have them.

use super::setting::Kind;
use super::{
    CellOrder, CellRole, Coordinates, KeyPreset, Level, ListFrom, Output, PieceNames, Pieces, Reading, SquareNames,
    StartOn, Theme, Timbre, VerbosityPreset, VoiceChannel,
};

/// A word for each value of an enum.
pub(super) trait Word: Sized + Copy + PartialEq + 'static {
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

words!(Output: Auto = "auto", ScreenReader = "screen-reader", OwnVoice = "own-voice", Both = "both", Braille = "braille");
words!(Theme: System = "system", Light = "light", Dark = "dark", BlackOnWhite = "black-on-white",
    WhiteOnBlack = "white-on-black", YellowOnBlack = "yellow-on-black");
words!(Pieces: Drawn = "drawn", Letters = "letters");
words!(Coordinates: Letters = "letters", Names = "names", Both = "both");
words!(StartOn: MoveLine = "move-line", Board = "board");
words!(VoiceChannel: Private = "private", Public = "public");
words!(Timbre: Usual = "usual", Male1 = "male-1", Male2 = "male-2", Male3 = "male-3",
    Female1 = "female-1", Female2 = "female-2", Female3 = "female-3");

words!(CellOrder: SquareFirst = "square-first", PieceFirst = "piece-first");
words!(SquareNames: Letters = "letters", Anna = "anna");
words!(PieceNames: Full = "full", KindFirst = "kind-first", Letter = "letter");
words!(CellRole: ListItem = "list-item", GridCell = "grid-cell", Button = "button");
words!(Reading: Pieces = "pieces", Ranks = "ranks", Files = "files");
words!(ListFrom: White = "white", OwnSide = "own-side");
words!(Level: Off = "off", Tone = "tone", Short = "short", Normal = "normal", Full = "full");
words!(KeyPreset: English = "english", German = "german");
words!(VerbosityPreset: Home = "home", Tournament = "tournament", Assistant = "assistant", Arbiter = "arbiter",
    BrailleOnly = "braille");

pub(super) fn switch(on: bool) -> String {
    String::from(if on { "on" } else { "off" })
}

pub(super) fn turned(word: &str) -> Option<bool> {
    ["off", "on"].iter().position(|own| *own == word).map(|at| at == 1)
}

/// A number as a word; nothing for none.
pub(super) fn maybe<T: ToString>(number: Option<T>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

pub(super) fn number_in<T: TryFrom<u16>>(kind: Kind, word: &str) -> Option<T> {
    let Kind::Number { least, most, .. } = kind else {
        return None;
    };
    let number: u16 = word.trim_end_matches(['%', ' ']).parse().ok()?;
    T::try_from(number).ok().filter(|_| (least..=most).contains(&number))
}
