//! The search for a position, a move or a name: in the tree of a game, and game by game in a file.

use std::io::{self, Read};
use std::ops::ControlFlow;

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{Board, Chess, Color, Move, Position as _};

use super::walk::{Fork, TreePlace};
use notation::fen::{self, FenFault};
use notation::pgn::{GameStream, PgnGame, PgnMove};

/// The target of a search in the tree of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchTarget {
    /// These pieces on these squares, with any player to move unless a side is given.
    Position(Board, Option<Color>),
    /// A move as algebraic notation writes it with English letters.
    Move(San),
    /// A move from one square to another, as engines write it.
    Squares(UciMove),
}

impl SearchTarget {
    /// The given position, with the same side to move.
    pub fn position(position: &Chess) -> SearchTarget {
        SearchTarget::Position(position.board().clone(), Some(position.turn()))
    }

    /// A position from the first field of a FEN, or from a whole one, whose side is then to move.
    ///
    /// # Errors
    /// [`FenFault`]
    pub fn read_position(text: &str) -> Result<SearchTarget, FenFault> {
        let turn = match text.split_whitespace().nth(1) {
            Some("w") => Some(Color::White),
            Some("b") => Some(Color::Black),
            Some(_) | None => None,
        };
        Ok(SearchTarget::Position(fen::read_placement(text)?, turn))
    }

    /// A move as `Nf3`, `Bxh7+` or `g1f3`; `None` if it is not one.
    pub fn read_move(text: &str) -> Option<SearchTarget> {
        let text = text.trim();
        // Squares first, because algebraic notation would take them for a pawn's move.
        if let Ok(uci @ UciMove::Normal { .. }) = text.parse() {
            return Some(SearchTarget::Squares(uci));
        }
        let plain = text.trim_end_matches(['+', '#', '!', '?']).replace('0', "O");
        let san = San::from_ascii(plain.as_bytes()).ok()?;
        (san != San::Null).then_some(SearchTarget::Move(san))
    }

    /// True if the target is found after that move, or without a move at the beginning of the game.
    fn is_at(&self, played: Option<(&Chess, Option<Move>)>, after: &Chess) -> bool {
        match (self, played) {
            (SearchTarget::Position(board, turn), _) => {
                after.board() == board && turn.is_none_or(|turn| turn == after.turn())
            }
            (SearchTarget::Move(san), Some((before, Some(mv)))) => {
                san.matches(mv) && san.to_move(before).is_ok_and(|meant| meant == mv)
            }
            (SearchTarget::Squares(uci), Some((before, Some(mv)))) => {
                uci.to_move(before).is_ok_and(|meant| meant == mv)
            }
            (SearchTarget::Move(_) | SearchTarget::Squares(_), None | Some((_, None))) => false,
        }
    }
}

/// The first place at which the target occurs, in the order of the file; with a place, the first one after it.
pub fn next(game: &PgnGame, sought: &SearchTarget, behind: Option<&TreePlace>) -> Option<TreePlace> {
    let mut has_passed = behind.is_none();
    let mut visit = |place: &TreePlace, played: Option<(&Chess, Option<Move>)>, after: &Chess| {
        if has_passed && sought.is_at(played, after) {
            return ControlFlow::Break(place.clone());
        }
        has_passed |= Some(place) == behind;
        ControlFlow::Continue(())
    };
    match each_place(game, &mut visit) {
        ControlFlow::Break(place) => Some(place),
        ControlFlow::Continue(()) => None,
    }
}

/// Every place at which the target occurs, in the order of the file.
pub fn all(game: &PgnGame, sought: &SearchTarget) -> Vec<TreePlace> {
    let mut found = Vec::new();
    let _whole = each_place(game, &mut |place, played, after| {
        if sought.is_at(played, after) {
            found.push(place.clone());
        }
        ControlFlow::<()>::Continue(())
    });
    found
}

/// The callback for a place, with the position before the move that led there, that move (`None` for a pass), and the position after it.
type Visit<'a, B> = dyn FnMut(&TreePlace, Option<(&Chess, Option<Move>)>, &Chess) -> ControlFlow<B> + 'a;

/// Visits all places in the order of the file: a move, then the alternatives to it, then the next one.
fn each_place<B>(game: &PgnGame, visit: &mut Visit<'_, B>) -> ControlFlow<B> {
    visit(&TreePlace::default(), None, &game.start)?;
    each_of_line(&game.start, &game.line, &mut TreePlace::default(), visit)
}

fn each_of_line<B>(start: &Chess, line: &[PgnMove], place: &mut TreePlace, visit: &mut Visit<'_, B>) -> ControlFlow<B> {
    let mut position = start.clone();
    for (plies, entry) in line.iter().enumerate() {
        let before = position.clone();
        entry.play(&mut position);
        place.plies = plies + 1;
        visit(place, Some((&before, entry.mv)), &position)?;
        for (variation, inside) in entry.variations().enumerate() {
            place.forks.push(Fork { plies, variation });
            each_of_line(&before, &inside.line, place, visit)?;
            place.forks.pop();
        }
    }
    ControlFlow::Continue(())
}

/// A search through a file of games, in the memory of one game.
pub struct GameSearch<R> {
    games: GameStream<R>,
    sought: SearchTarget,
}

impl<R: Read> GameSearch<R> {
    /// Starts a search through that source.
    pub fn new(source: R, sought: SearchTarget) -> GameSearch<R> {
        let games = GameStream::new(source);
        GameSearch { games, sought }
    }

    /// The first place in the next game at which the target occurs, if it does; `None` at the end of the file.
    ///
    /// # Errors
    /// The errors of the source.
    pub fn look(&mut self) -> io::Result<Option<Option<TreePlace>>> {
        let read = self.games.next_game()?;
        Ok(read.map(|read| next(&read.game, &self.sought, None)))
    }

    /// Number of bytes read so far.
    pub fn bytes_read(&self) -> u64 {
        self.games.bytes_read()
    }
}

/// Returns a test for names that match these words: each begins a word of the name, in any order and case.
pub fn named(words: &str) -> impl Fn(&str) -> bool + use<> {
    let words: Vec<String> = parts(words).map(|word| folded(word).collect()).collect();
    move |name| {
        let begins = |word: &str| parts(name).any(|part| word.chars().eq(folded(part).take(word.chars().count())));
        !words.is_empty() && words.iter().all(|word| begins(word))
    }
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    parts.filter(|part| !part.is_empty())
}

fn folded(word: &str) -> impl Iterator<Item = char> {
    word.chars().flat_map(char::to_lowercase)
}
