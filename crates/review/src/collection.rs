//! A file of many games: what is asked of it and what it tells, as plain values. `adapters::collection` reads and writes it.

use std::sync::Arc;

use super::find::Sought;
use super::index::Index;
use super::walk::Place;
use notation::algebraic::Letters;
use notation::pgn::{PgnGame, ReadGame};

/// What is asked of the files of games. One is open at a time; games are counted from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Open the file of that path and list its games; the one before is closed when one of them is known.
    Open(String),
    /// Look for games in it.
    Find(Wanted),
    /// Read that game.
    Read(usize),
    /// Put this game in the place of that one.
    Save(usize, Box<PgnGame>),
    /// Do no more of what was asked.
    Stop,
    /// Close it.
    Close,
}

/// Which games are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One of the players has this name ([`super::find::named`]).
    Player(String),
    /// The event or its place has this name.
    Event(String),
    /// The position or move stands in it, in a variation, too.
    Place(Sought),
}

impl Wanted {
    /// What is meant by that text: a position as FEN writes it, a move with the letters of that language or English ones, else a player's name.
    pub fn read(text: &str, letters: Letters) -> Wanted {
        let text = text.trim();
        if let Some(position) = text.contains('/').then(|| Sought::read_position(text).ok()).flatten() {
            return Wanted::Place(position);
        }
        let english = |letter: char| {
            let role = letters.role(letter).filter(|_| letter.is_uppercase());
            role.map_or(letter, shakmaty::Role::upper_char)
        };
        let translated: String = text.chars().map(english).collect();
        let sought = Sought::read_move(&translated).or_else(|| Sought::read_move(text));
        sought.map_or_else(|| Wanted::Player(text.to_owned()), Wanted::Place)
    }
}

/// What a file of games tells.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// Its games: first the first ones of them, as soon as they are known, then all ([`Index::is_whole`]).
    Listed(Arc<Index>),
    /// How far listing or looking has come, in per cent; at most once in a second.
    Progress(u8),
    /// The games that fit, in the order of the file: first the first one, as soon as it is found, then all. False if looking goes on.
    Found(Arc<[Hit]>, bool),
    /// The game that was to be read.
    Read(usize, Box<ReadGame>),
    /// The game was saved.
    Saved {
        /// Its number now.
        game: usize,
        /// What could not be read of the game stays with it: it stands before the saved one, as it was.
        beside: bool,
        /// All games now.
        index: Arc<Index>,
    },
    /// What went on was stopped, as it was asked to be. What was told of it stands.
    Stopped,
    /// It was not done.
    Failed(Fault),
}

/// A game that fits, and the first place in it that does, if one was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Its number.
    pub game: usize,
    /// The first place.
    pub place: Option<Place>,
}

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such file.
    NotThere,
    /// It is a folder.
    IsFolder,
    /// This user may not read it.
    Forbidden,
    /// It is a pipe or a device.
    NotAFile,
    /// The disk failed.
    Failed,
    /// There is no game in it.
    NoGame,
    /// No file is open, or it has not so many games.
    NoSuchGame,
    /// Another program has changed the file since it was opened.
    Changed,
    /// It could not be written; it is as it was.
    NotWritten,
}
