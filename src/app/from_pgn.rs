//! A game from a PGN file on a table at home, where it can be read and continued.

use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use shakmaty::{ByColor, CastlingMode, Position as _};

use super::no_session::NoSession;
use super::progress::Progress;
use adapters::disk_files::{RegularFile, why_not_read};
use controls::intent::Intent;
use journal::entry::GameSetup;
use laws::ending::{GameResult, Reason};
use laws::people::{People, Person, Player, Sight};
use laws::regulations::Regulations;
use laws::script::LineColumn;
use laws::tournament::TournamentInfo;
use locale::name;
use notation::pgn::{GameStream, LONGEST_GAME, MoveNote, PgnGame, PgnResult, ReadGame};
use review::remark::{CommentPart, parts};
use table::script::parse::StoryLine;

/// The named file, and the number of the game in it: `games.pgn#3` is the third, unless a file has that very name.
pub(crate) fn split_name(named: &Path) -> (PathBuf, Option<usize>) {
    let unnumbered = || (named.to_owned(), None);
    if named.exists() {
        return unnumbered();
    }
    let parts = named.to_str().and_then(|text| text.rsplit_once('#'));
    let numbered = parts.and_then(|(path, number)| Some((PathBuf::from(path), number.parse().ok()?)));
    numbered.map_or_else(unnumbered, |(path, number)| (path, Some(number)))
}

/// A game in a file.
pub(super) struct FoundGame {
    pub(super) read: ReadGame,
    /// The number of games in the file.
    pub(super) games: usize,
    /// False if a line of the file was read as Windows-1252.
    pub(super) is_utf_8: bool,
}

/// The game of that number in the file, counted from 1, by default the first.
pub(super) fn game(
    path: &Path,
    file: BufReader<RegularFile>,
    number: Option<usize>,
    progress: &mut Progress<'_>,
) -> Result<FoundGame, NoSession> {
    let length = file.get_ref().length();
    of_games(path, file, length, number, progress)
}

fn of_games(
    path: &Path,
    source: impl Read,
    length: u64,
    number: Option<usize>,
    progress: &mut Progress<'_>,
) -> Result<FoundGame, NoSession> {
    let no_file = |error: std::io::Error| NoSession::NoFile(path.to_owned(), why_not_read(&error));
    // A letter is not a game with a readable beginning.
    let is_game = |read: &ReadGame| read.faults.is_empty() || !(read.game.tags.is_empty() && read.game.line.is_empty());
    let (number, mut count, mut wanted) = (number.unwrap_or(1), 0, None);
    let mut games = GameStream::new(source);
    loop {
        if progress.at(games.bytes_read(), length).is_break() {
            return Err(NoSession::Stopped);
        }
        let is_wanted = count + 1 == number;
        // The first game shows whether these are games at all; all others but the wanted one are only counted.
        if count == 0 || is_wanted {
            let Some(read) = games.next_game().map_err(no_file)? else {
                break;
            };
            if count == 0 && !is_game(&read) {
                break;
            }
            wanted = wanted.or(is_wanted.then(|| read.as_played()));
        } else if !games.pass().map_err(no_file)? {
            break;
        }
        count += 1;
    }
    match wanted {
        Some(read) => Ok(FoundGame {
            read,
            games: count,
            is_utf_8: games.is_utf_8(),
        }),
        None if count == 0 => Err(NoSession::NoGame(path.to_owned())),
        None => Err(NoSession::NoSuchGame(path.to_owned(), number, count)),
    }
}

/// The opening of a table at home, with the file's facts about the event. PGN does not say who is the VI player: it is
/// White here. The game's arbiter does not sit at this table.
pub(super) fn opening(game: &PgnGame) -> GameSetup {
    let player = |tag, sight| Player {
        name: name(game.tag(tag).unwrap_or("?")),
        sight,
    };
    let (white, black) = (player("White", Sight::Vi), player("Black", Sight::Sighted));
    let people = People::of(ByColor { white, black });
    let known = |tag: &str| game.tag(tag).filter(|value| !matches!(*value, "?" | "-" | ""));
    let number = |tag: &str| known(tag)?.parse().ok();
    let numbers = |white, black| ByColor { white, black }.map(number);
    let round_written = game.written("Round").map(str::trim);
    let round_written = round_written.filter(|round| *round != "?" && round.parse::<u32>().is_err());
    let tournament = TournamentInfo {
        name: name(known("Event").unwrap_or_default()),
        site: name(known("Site").unwrap_or_default()),
        round: number("Round"),
        round_written: round_written.map(name).unwrap_or_default(),
        time_written: known("TimeControl").map(name).unwrap_or_default(),
        fide_ids: numbers("WhiteFideId", "BlackFideId"),
        ratings: numbers("WhiteElo", "BlackElo"),
    };
    // A date known only in part ends before the question marks: 2026.??.??
    let date = known("Date").map(|date| date.trim_end_matches(['.', '?']).replace('.', "-"));
    let is_date =
        |date: &String| matches!(date.len(), 4 | 7 | 10) && date.split('-').all(|part| part.parse::<u16>().is_ok());
    let regulations = Regulations {
        start: game.start.clone(),
        castling_mode: castling_mode(game),
        ..Regulations::default().at_home()
    };
    GameSetup {
        created: date.filter(is_date),
        tournament,
        ..GameSetup::of(people, regulations)
    }
}

fn castling_mode(game: &PgnGame) -> CastlingMode {
    CastlingMode::detect(&game.start.to_setup(shakmaty::EnPassantMode::Legal))
}

/// The end of the game as the file has it: its result, and the reason that its tag gives (PGN 9.8.1).
pub(super) fn end(game: &PgnGame) -> Option<(GameResult, Reason)> {
    let result = match game.result {
        PgnResult::White => GameResult::WhiteWins,
        PgnResult::Black => GameResult::BlackWins,
        PgnResult::Draw => GameResult::Draw,
        PgnResult::Other(other) => other,
        PgnResult::Open => return None,
    };
    let reason = match game
        .tag("Termination")
        .unwrap_or_default()
        .to_ascii_lowercase()
        .as_str()
    {
        _ if result.is_forfeit() => Reason::Default,
        "normal" if result == GameResult::Draw => Reason::Agreement,
        "normal" => Reason::Resignation,
        "time forfeit" => Reason::Time,
        "rules infraction" => Reason::IllegalMove,
        "adjudication" => Reason::Ruling,
        "abandoned" => Reason::Abandoned,
        // Chess.com writes a sentence.
        said if said.ends_with("won by resignation") => Reason::Resignation,
        said if said.ends_with("won on time") => Reason::Time,
        said if said.ends_with("drawn by agreement") => Reason::Agreement,
        said if said.ends_with("drawn by repetition") => Reason::Threefold,
        _ => Reason::Unknown,
    };
    Some((result, reason))
}

/// True if a review of the game tells more than its moves: words, evaluations, marks, glyphs or variations.
pub(super) fn has_notes(game: &PgnGame) -> bool {
    let is_told = |comment: &str| {
        let mut parts = parts(comment).into_iter();
        parts.any(|part| !matches!(part, CommentPart::Clock(_) | CommentPart::Elapsed(_)))
    };
    let tells = |note: &MoveNote| match note {
        MoveNote::Glyph(_) | MoveNote::Variation(_) => true,
        MoveNote::Comment(_) | MoveNote::Aside(_) => note.comments().any(is_told),
    };
    let beside = game.line.iter().flat_map(|mv| &mv.beside);
    game.intro.iter().any(|comment| is_told(comment)) || beside.into_iter().any(tells)
}

/// The moves, announced at that table.
pub(super) fn moves(game: &PgnGame) -> Vec<(LineColumn, StoryLine)> {
    let castling_mode = castling_mode(game);
    let announced = game.played().take(LONGEST_GAME).map(|(before, mv, _)| {
        let for_side = before.turn();
        // The squares from and to: these words are the same in every language.
        let words = mv.to_uci(castling_mode).to_string();
        let announce = Intent::Announce { for_side, words };
        (
            LineColumn::default(),
            StoryLine::Act(Person::Player(for_side), announce),
        )
    });
    announced.collect()
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;
    use crate::app::progress::Stop;
    use laws::moment::Moment;

    const FOUR: &[u8] = b"1.e4 e5 1-0\n1.d4 d5 *\n1.c4 c5 2.Nf3 *\n1.Nf3 Ke4 *\n";

    #[test]
    fn reading_a_long_file_tells_its_progress_and_finds_the_game() {
        let (clock, told) = (Cell::new(0), RefCell::new(Vec::new()));
        // Each reading of the clock is a second later.
        let now = || Moment::from_millis(clock.replace(clock.get() + 1_000));
        let mut progress = Progress::new(now, 2_000, |percent| told.borrow_mut().push(percent));
        let found = of_games(Path::new("four.pgn"), FOUR, 50, Some(3), &mut progress).unwrap();
        assert_eq!((found.read.game.line.len(), found.read.line, found.games), (3, 3, 4));
        drop(progress);
        assert_eq!(*told.borrow(), [0, 42, 100]);
    }

    #[test]
    fn a_missing_game_is_an_error_and_a_reading_can_be_stopped() {
        let of = |bytes: &[u8], number| of_games(Path::new("a.pgn"), bytes, 0, number, &mut Progress::untold());
        assert!(matches!(of(FOUR, None), Ok(FoundGame { read, games: 4, is_utf_8: true }) if read.line == 1));
        assert!(matches!(of(FOUR, Some(5)), Err(NoSession::NoSuchGame(_, 5, 4))));
        assert!(matches!(of(FOUR, Some(0)), Err(NoSession::NoSuchGame(_, 0, 4))));
        assert!(matches!(of(b"Dear Ada", Some(2)), Err(NoSession::NoGame(_))));
        assert!(matches!(of(b"", None), Err(NoSession::NoGame(_))));
        let stop = Stop::default();
        stop.stop();
        let stopped = of_games(Path::new("a.pgn"), FOUR, 0, None, &mut Progress::untold().until(stop));
        assert!(matches!(stopped, Err(NoSession::Stopped)));
    }
}
