//! How the squares of a board are named, and in which order they are read.

use serde::{Deserialize, Serialize};

/// What comes first in a cell's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CellOrder {
    /// "e4, white knight".
    #[default]
    SquareFirst,
    /// "white knight, e4".
    PieceFirst,
}

/// How a square is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SquareNames {
    /// "e4".
    #[default]
    Letters,
    /// By the names of D.2.1: in German "Eva vier", elsewhere "Eva 4", which every voice can say.
    Anna,
}

/// How a piece is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceNames {
    /// "white knight", as the language has it.
    #[default]
    Full,
    /// The kind first: "knight, white".
    KindFirst,
    /// Its letter and its colour: "N white".
    Letter,
}

/// What a cell is to a screen reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CellRole {
    /// An entry of a list: readers say the name alone. (Of a list box Orca says "not selected" after every square.)
    #[default]
    ListItem,
    /// A cell of a grid.
    GridCell,
    /// A button.
    Button,
}

/// In which order a whole position is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// Kind by kind, one's own men first.
    #[default]
    Pieces,
    /// Rank by rank, the far one first.
    Ranks,
    /// File by file, the left one first.
    Files,
}

/// From which side pieces of one kind are listed: rooks, pawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListFrom {
    /// From the a-file on, for everybody.
    #[default]
    White,
    /// From one's own left: for Black from the h-file on.
    OwnSide,
}

/// How one person has his squares named.
#[allow(clippy::struct_excessive_bools, reason = "each is a wish of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Cells {
    /// What comes first.
    pub order: CellOrder,
    /// How a square is called.
    pub squares: SquareNames,
    /// How a piece is called.
    pub pieces: PieceNames,
    /// Whether the colour of the square is said: "dark".
    pub ground: bool,
    /// Whether "empty" is said of an empty one.
    pub empty: bool,
    /// What a cell is to a screen reader.
    pub role: CellRole,
    /// In which order a whole position is read.
    pub reading: Reading,
    /// From which side pieces of one kind are listed.
    pub list_from: ListFrom,
    /// A letter and a digit lead to their square.
    pub type_ahead: bool,
    /// The board is seen from the other side; for this sitting only.
    #[serde(skip)]
    pub turned: bool,
    /// As few letters as a Braille line has room for: "e4 wN". It follows from who speaks and is kept there.
    #[serde(skip)]
    pub for_braille: bool,
}

impl Default for Cells {
    fn default() -> Self {
        Self {
            order: CellOrder::SquareFirst,
            squares: SquareNames::Letters,
            pieces: PieceNames::Full,
            ground: false,
            empty: true,
            role: CellRole::ListItem,
            reading: Reading::Pieces,
            list_from: ListFrom::White,
            type_ahead: false,
            turned: false,
            for_braille: false,
        }
    }
}

/// One thing about the names of squares that a person wants otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellWish {
    /// What comes first.
    Order(CellOrder),
    /// How a square is called.
    Squares(SquareNames),
    /// How a piece is called.
    Pieces(PieceNames),
    /// Whether the colour of the square is said.
    Ground(bool),
    /// Whether "empty" is said.
    Empty(bool),
    /// What a cell is to a screen reader.
    Role(CellRole),
    /// In which order a whole position is read.
    Reading(Reading),
    /// Whether the board is seen from the other side.
    Turned(bool),
}

impl Cells {
    /// The same with that wish.
    #[must_use]
    pub const fn with(self, wish: CellWish) -> Self {
        match wish {
            CellWish::Order(order) => Self { order, ..self },
            CellWish::Squares(squares) => Self { squares, ..self },
            CellWish::Pieces(pieces) => Self { pieces, ..self },
            CellWish::Ground(ground) => Self { ground, ..self },
            CellWish::Empty(empty) => Self { empty, ..self },
            CellWish::Role(role) => Self { role, ..self },
            CellWish::Reading(reading) => Self { reading, ..self },
            CellWish::Turned(turned) => Self { turned, ..self },
        }
    }
}
