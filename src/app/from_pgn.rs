//! A game from a PGN file on a table at home, where it can be read and continued.

use std::path::{Path, PathBuf};

use shakmaty::{ByColor, CastlingMode, Position as _};

use super::session::NoSession;
use crate::controls::intent::Intent;
use crate::journal::entry::Opening;
use crate::laws::people::{People, Person, Player, Sight};
use crate::laws::regulations::{Boards, Regulations, Repeat, Venue};
use crate::laws::tournament::Tournament;
use crate::notation::pgn::{self, PgnGame, ReadGame};
use crate::script::parse::{Line, LineColumn};

/// The file that was named, and which of its games: `games.pgn#3` is the third, unless a file has that very name.
pub(super) fn split_name(named: &Path) -> (PathBuf, Option<usize>) {
    let unnumbered = || (named.to_owned(), None);
    if named.exists() {
        return unnumbered();
    }
    let parts = named.to_str().and_then(|text| text.rsplit_once('#'));
    let numbered = parts.and_then(|(path, number)| Some((PathBuf::from(path), number.parse().ok()?)));
    numbered.map_or_else(unnumbered, |(path, number)| (path, Some(number)))
}

/// That game of the file, counted from 1, the first if none was asked for; and how many there are.
pub(super) fn game(path: &Path, bytes: &[u8], number: Option<usize>) -> Result<(ReadGame, usize), NoSession> {
    let mut games = pgn::read(&pgn::decode(bytes));
    let count = games.len();
    // A letter is not a game of which only the beginning could be read.
    let is_game = |read: &ReadGame| read.faults.is_empty() || !(read.game.tags.is_empty() && read.game.line.is_empty());
    if !games.first().is_some_and(is_game) {
        return Err(NoSession::NoGame(path.to_owned()));
    }
    let number = number.unwrap_or(1);
    let index = number.checked_sub(1).filter(|index| *index < count);
    let Some(index) = index else {
        return Err(NoSession::NoSuchGame(path.to_owned(), number, count));
    };
    Ok((games.swap_remove(index), count))
}

/// A table at home, with what the file says about the event. PGN does not say who is the VI player: it is White here.
/// The game's arbiter does not sit at this table.
pub(super) fn opening(game: &PgnGame) -> Opening {
    let player = |tag, sight| Player {
        name: game.tag(tag).unwrap_or("?").to_owned(),
        sight,
    };
    let people = People {
        players: ByColor {
            white: player("White", Sight::Vi),
            black: player("Black", Sight::Sighted),
        },
        assistants: ByColor::default(),
        arbiter: None,
    };
    let known = |tag: &str| game.tag(tag).filter(|value| !matches!(*value, "?" | "-" | ""));
    let number = |tag: &str| known(tag)?.parse().ok();
    let tournament = Tournament {
        name: known("Event").unwrap_or_default().to_owned(),
        site: known("Site").unwrap_or_default().to_owned(),
        round: number("Round"),
        fide_ids: ByColor {
            white: number("WhiteFideId"),
            black: number("BlackFideId"),
        },
    };
    // A date known only in part is left out: 2026.??.??
    let is_complete = |date: &&str| date.len() == 10 && date.split('.').all(|part| part.parse::<u16>().is_ok());
    Opening {
        people,
        regulations: Regulations {
            start: game.start.clone(),
            castling_mode: castling_mode(game),
            place: Venue::Home,
            boards: Boards::Legal,
            repeat: Repeat::Waived,
            ..Regulations::default()
        },
        created: known("Date").filter(is_complete).map(|date| date.replace('.', "-")),
        tournament,
        is_explicit: true,
    }
}

fn castling_mode(game: &PgnGame) -> CastlingMode {
    CastlingMode::detect(&game.start.to_setup(shakmaty::EnPassantMode::Legal))
}

/// The moves, announced at that table.
pub(super) fn moves(game: &PgnGame) -> Vec<(LineColumn, Line)> {
    let castling_mode = castling_mode(game);
    let announced = game.played().map(|(before, entry)| {
        let for_side = before.turn();
        // From and to: these words are the same in every language.
        let words = entry.mv.to_uci(castling_mode).to_string();
        let announce = Intent::Announce { for_side, words };
        (LineColumn::default(), Line::Act(Person::Player(for_side), announce))
    });
    announced.collect()
}
