//! Notices at the start.

use std::path::PathBuf;

use adapters::ports::files::NotRead;
use adapters::ports::store::StoreFailure;
use journal::chain::{Damage, DamageKind};
use notation::pgn::{Contradiction, PgnFault, PgnResult};
use settings::UnreadableSettings;
use wording::files::StoredGame;

/// A notice at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The journal is damaged from that entry on and opened only for reading.
    Damaged(Damage),
    /// A journal could not be opened or created.
    Store(PathBuf, StoreFailure),
    /// Games that have not ended, or cannot be read, and that could not be continued, the last changed first.
    NotContinued {
        /// The first of them, with the reasons.
        games: Vec<(StoredGame, ReasonNotContinued)>,
        /// The number of further ones.
        more: usize,
        /// The game on the table instead.
        instead: ReplacementGame,
    },
    /// A game from a PGN file is on the table: its number of how many, its length, and the place where reading stopped.
    FromPgn {
        /// The file.
        path: PathBuf,
        /// The number of the game on the table, from 1.
        number: usize,
        /// The number of games in the file.
        games: usize,
        /// The number of half-moves played.
        plies: usize,
        /// True if there are notes beside the moves: they are told in a review.
        has_notes: bool,
        /// The result of the game in the file.
        result: PgnResult,
        /// The result of the game on the table: the final position may have decided it.
        at_table: PgnResult,
        /// The statements of the file that contradict others; the result of the final position is that at the table.
        contradictions: Vec<Contradiction>,
        /// False if names were read as Windows-1252.
        is_utf_8: bool,
        /// True if castling rights that cannot be were left out.
        is_without_castling: bool,
        /// The fault at which reading stopped.
        fault: Option<PgnFault>,
    },
    /// A locked game is under way here: it is on the table instead of the one the command line asked for, or at its own
    /// seat.
    Locked,
    /// The game that is under way, and because of which no help is given.
    Beside(StoredGame, NoHelpReason),
    /// A game from the report of a tournament is on the table, as this sentence says.
    FromReport(String),
    /// A script was opened in place of a stored game.
    FromScript(PathBuf),
    /// The settings could not be read and are left as they are.
    Settings(PathBuf, UnreadableSettings),
    /// The file of the settings could not be read and is left as it is.
    SettingsFile(PathBuf, NotRead),
    /// A graphics card draws the windows: drawing a whole one without it took this many milliseconds.
    Card(u32),
}

/// The kind of game during which no help is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHelpReason {
    /// A game at an event or in competition (11.3.1).
    Competition,
    /// A game against a person on a server, by the server's rule of fair play.
    FairPlay,
}

/// The reason why a stored game was not continued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReasonNotContinued {
    /// The journal could not be opened.
    Failure(StoreFailure),
    /// The journal is undamaged only up to some entry: the game can be looked at.
    Damaged(DamageKind),
}

/// The game on the table instead of one that could not be continued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplacementGame {
    /// A new game.
    NewGame,
    /// A game that was changed earlier and has not ended either.
    OlderGame,
}
