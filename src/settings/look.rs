//! How the screens look, and where a person begins.

use serde::{Deserialize, Serialize};

/// The colours of the screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Light or dark, as the system has it.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, and nothing between.
    BlackOnWhite,
    /// White on black, and nothing between.
    WhiteOnBlack,
    /// Yellow on black.
    YellowOnBlack,
}

/// What stands for a piece on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pieces {
    /// Its outlined shape.
    #[default]
    Drawn,
    /// Its letter, dark on a light disc for White's, light on a dark one for Black's.
    Letters,
}

/// What stands beside a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Coordinates {
    /// a to h and 1 to 8.
    #[default]
    Letters,
    /// Anna to Hector and eins to acht (D.2.1).
    Names,
    /// Both.
    Both,
}

/// Where the keyboard is when a window is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartOn {
    /// In the line where moves are typed.
    #[default]
    MoveLine,
    /// On the board.
    Board,
}
