//! Files of many games: the requests to them and their replies, as plain values. `adapters::collection` reads and writes the files.

use std::sync::Arc;

use super::find::SearchTarget;
use super::index::Index;
use super::walk::TreePlace;
use notation::algebraic::Letters;
use notation::pgn::{PgnGame, ReadGame};

/// A request to the files of games. One is open at a time; games are counted from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum CollectionRequest {
    /// Open the file of that path and list its games; the previous one is closed once a game of the new one is known.
    Open(String),
    /// Search the open file for games.
    Find(SearchCriterion),
    /// Read that game.
    Read(usize),
    /// Replace that game by this one.
    Save(usize, Box<PgnGame>),
    /// Stop the work in progress.
    Stop,
    /// Close the file.
    Close,
}

/// The games to search for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchCriterion {
    /// One of the players has this name ([`super::find::named`]).
    Player(String),
    /// The event or its place has this name.
    Event(String),
    /// The position or move occurs in it, also in a variation.
    Place(SearchTarget),
}

impl SearchCriterion {
    /// Parses the text: a position as FEN, a move with the letters of that language or English ones, else a player's name.
    pub fn read(text: &str, letters: Letters) -> SearchCriterion {
        let text = text.trim();
        if let Some(position) = text
            .contains('/')
            .then(|| SearchTarget::read_position(text).ok())
            .flatten()
        {
            return SearchCriterion::Place(position);
        }
        let english = |letter: char| {
            let role = letters.role(letter).filter(|_| letter.is_uppercase());
            role.map_or(letter, shakmaty::Role::upper_char)
        };
        let translated: String = text.chars().map(english).collect();
        let sought = SearchTarget::read_move(&translated).or_else(|| SearchTarget::read_move(text));
        sought.map_or_else(|| SearchCriterion::Player(text.to_owned()), SearchCriterion::Place)
    }
}

/// A reply from a file of games.
#[derive(Clone, Debug, PartialEq)]
pub enum CollectionNews {
    /// The games of the file: first its beginning, as soon as it is known, then all ([`Index::is_whole`]).
    Listed(Arc<Index>),
    /// Progress of listing or searching, in per cent; at most once in a second.
    Progress(u8),
    /// The games that fit, in the order of the file: first the first one, as soon as it is found, then all. False
    /// while the search continues.
    Found(Arc<[Hit]>, bool),
    /// The requested game.
    Read(usize, Box<ReadGame>),
    /// The game was saved.
    Saved {
        /// The number now.
        game: usize,
        /// True if the old text stays before the saved game, unchanged, because part of it could not be read.
        keeps_old_bytes: bool,
        /// All games now.
        index: Arc<Index>,
    },
    /// The work in progress was stopped, as requested. Earlier replies remain valid.
    Stopped,
    /// The request failed.
    Failed(CollectionFault),
}

/// A game that fits, with the first place in it that does, if a place was searched for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The number of the game.
    pub game: usize,
    /// The first place.
    pub place: Option<TreePlace>,
}

/// The reason a request failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CollectionFault {
    /// There is no such file.
    NotThere,
    /// The path is a folder.
    IsFolder,
    /// The user may not read the file.
    Forbidden,
    /// The path is a pipe or a device.
    NotAFile,
    /// The file is text in UTF-16 or UTF-32.
    Utf16,
    /// The file is packed.
    Packed,
    /// The disk failed.
    Failed,
    /// There is no game in the file.
    NoGame,
    /// No file is open, or the file does not have that many games.
    NoSuchGame,
    /// Another program has changed the file since it was opened.
    Changed,
    /// The file could not be written; it is unchanged.
    NotWritten,
}
