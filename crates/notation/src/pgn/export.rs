//! A game of this program as PGN (PGN 8.1 to 9.8), with the clock times after each move.

use shakmaty::{Chess, Color, EnPassantMode, FromSetup as _, Position as _, PositionError, fen::Fen};

use laws::away::AwayPlayer;
use laws::chessclock::Chessclock;
use laws::ending::{Ending, Reason};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::regulations::Rule;
use laws::time_control::Mode;
use laws::tournament::TournamentInfo;

use super::{PgnGame, PgnMove, PgnResult, text};
use crate::clock_log::shown;
use crate::time_control;

/// Writes the game as it is. `created` is the date on which it was set up, as ISO 8601, if known.
pub fn write(game: &Game, created: Option<&str>, tournament: &TournamentInfo) -> String {
    text(&pgn(game, created, tournament))
}

/// The same as a value.
pub fn pgn(game: &Game, created: Option<&str>, tournament: &TournamentInfo) -> PgnGame {
    let is_timed = game.clock().is_timed();
    let part = ExportedPart::of(game);
    let start = part.start(game);
    let mut side = start.turn();
    let mut pgn = PgnGame::from_start(start.clone());
    pgn.intro.extend(part.comment_before(game));
    for (index, completed) in game.line().iter().enumerate().take(part.end).skip(part.begin) {
        let mut entry = PgnMove::new(completed.legal);
        if is_timed {
            let mut times = format!("[%clk {}]", shown(*completed.left_ms.get(side)));
            if let Some(elapsed) = elapsed_ms(game, index, side) {
                times = format!("{times}[%emt {}]", shown(elapsed));
            }
            entry.comment(times);
        }
        pgn.line.push(entry);
        side = side.other();
    }
    if let Some(told) = part.comment_after(game) {
        pgn.comment(told);
    }
    pgn.result = result(game.ending());
    let tags = tags(game, &start, created, tournament).into_iter();
    pgn.tags = tags.map(|(name, value)| (name.to_owned(), value)).collect();
    pgn
}

/// The moves that other programs can read. Movetext cannot hold an illegal move that stands (A.5.2): that move and
/// those before it are put in a comment, and the game continues from the position on the boards (`SetUp`, FEN). If a
/// game ended in a position that is impossible in chess (A.5.4), the moves before the first illegal one are movetext
/// and the rest is the comment.
struct ExportedPart {
    begin: usize,
    end: usize,
}

impl ExportedPart {
    fn of(game: &Game) -> Self {
        let line = game.line();
        let Some(last) = line.iter().rposition(|completed| completed.is_illegal) else {
            return Self {
                begin: 0,
                end: line.len(),
            };
        };
        let begin = (last.saturating_add(1)..=line.len()).find(|plies| {
            let position = position_after(game, *plies);
            position.is_some_and(is_of_chess)
        });
        match begin {
            Some(begin) => Self { begin, end: line.len() },
            None => Self {
                begin: 0,
                end: line
                    .iter()
                    .position(|completed| completed.is_illegal)
                    .unwrap_or(line.len()),
            },
        }
    }

    fn start(&self, game: &Game) -> Chess {
        position_after(game, self.begin)
            .unwrap_or(&game.regulations().start)
            .clone()
    }

    fn comment_before(&self, game: &Game) -> Option<String> {
        (self.begin > 0).then(|| in_words(game, 0, self.begin))
    }

    fn comment_after(&self, game: &Game) -> Option<String> {
        (self.end < game.line().len()).then(|| in_words(game, self.end, game.line().len()))
    }
}

fn position_after(game: &Game, plies: usize) -> Option<&Chess> {
    game.official_after(u32::try_from(plies).ok()?)
}

/// True if other programs accept the position: the player who is not to move may not be in check.
fn is_of_chess(position: &Chess) -> bool {
    let mode = position.castles().mode();
    Chess::from_setup(position.to_setup(EnPassantMode::Legal), mode)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .is_ok()
}

/// The moves as text with their numbers; after an illegal one, the Article under which it stands.
fn in_words(game: &Game, begin: usize, end: usize) -> String {
    let article = game.regulations().article(Rule::IllegalMoveOtherwise);
    let mut words = Vec::new();
    for (index, completed) in game.line().iter().enumerate().take(end).skip(begin) {
        let before = position_after(game, index);
        let (turn, number) = before.map_or((Color::White, 1), |before| (before.turn(), before.fullmoves().get()));
        if turn == Color::White {
            words.push(format!("{number}."));
        } else if index == begin {
            words.push(format!("{number}..."));
        }
        words.push(completed.san.clone());
        if completed.is_illegal {
            words.push(format!("({article})"));
        }
    }
    words.join(" ")
}

fn tags(game: &Game, start: &Chess, created: Option<&str>, tournament: &TournamentInfo) -> Vec<(&'static str, String)> {
    let name = |side| {
        let name = game.people().name(Person::Player(side));
        String::from(if name.trim().is_empty() { "?" } else { name })
    };
    let known = |text: &str| String::from(if text.trim().is_empty() { "?" } else { text });
    let regulations = game.regulations();
    let mut tags = vec![
        ("Event", known(&tournament.name)),
        ("Site", known(&tournament.site)),
        ("Date", date(created)),
        (
            "Round",
            tournament
                .round
                .map_or_else(|| known(&tournament.round_written), |round| round.to_string()),
        ),
        ("White", name(Color::White)),
        ("Black", name(Color::Black)),
        ("Result", String::from(result(game.ending()).in_pgn().as_str())),
    ];
    for (tag, id) in [
        ("WhiteFideId", tournament.fide_ids.white),
        ("BlackFideId", tournament.fide_ids.black),
        ("WhiteElo", tournament.ratings.white),
        ("BlackElo", tournament.ratings.black),
    ] {
        tags.extend(id.map(|id| (tag, id.to_string())));
    }
    // The words of PGN 9.9.1: a person is marked as one only if the other player is not.
    let is_program = |side| match game.away(side) {
        Some(AwayPlayer::Engine { .. }) => true,
        Some(AwayPlayer::Online { is_person, .. }) => !is_person,
        None => false,
    };
    if Color::ALL.into_iter().any(is_program) {
        for (tag, side) in [("WhiteType", Color::White), ("BlackType", Color::Black)] {
            let kind = if is_program(side) { "program" } else { "human" };
            tags.push((tag, String::from(kind)));
        }
    }
    let arbiter = game.people().name(Person::Arbiter);
    if !arbiter.is_empty() {
        tags.push(("Arbiter", String::from(arbiter)));
    }
    let is_chess960 = regulations.castling_mode.is_chess960();
    if is_chess960 {
        tags.push(("Variant", String::from("Chess960")));
    }
    if is_chess960 || *start != Chess::default() {
        let fen = Fen::from_position(start, EnPassantMode::Legal);
        tags.push(("SetUp", String::from("1")));
        tags.push(("FEN", fen.to_string()));
    }
    let time = Some(&tournament.time_written).filter(|written| !written.is_empty() && !game.clock().is_timed());
    tags.push((
        "TimeControl",
        time.cloned().unwrap_or_else(|| time_control::write(&regulations.time)),
    ));
    tags.extend(termination(game.ending()).map(|words| ("Termination", String::from(words))));
    tags
}

/// "2026.05.01" from "2026-05-01T14:00", "2026.??.??" from "2026"; question marks if it is unknown (PGN 8.1.1.3).
fn date(created: Option<&str>) -> String {
    let created = created.unwrap_or_default();
    let day: Vec<&str> = created.get(..10).unwrap_or(created).split('-').collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    let lengths: Vec<usize> = day.iter().map(|part| part.len()).collect();
    if [4, 2, 2].starts_with(&lengths) && day.iter().all(is_number) {
        let unknown = ["????", "??", "??"];
        let unknown = unknown.iter().skip(day.len());
        day.iter().chain(unknown).copied().collect::<Vec<_>>().join(".")
    } else {
        String::from("????.??.??")
    }
}

fn result(ending: Option<&Ending>) -> PgnResult {
    ending.map_or(PgnResult::Open, |ending| PgnResult::of(ending.result))
}

/// The words of PGN 9.8.1; none if the reason is unknown.
fn termination(ending: Option<&Ending>) -> Option<&'static str> {
    Some(match ending.map(|ending| ending.reason) {
        Some(Reason::Unknown) => return None,
        None => "unterminated",
        Some(
            Reason::Checkmate
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Resignation
            | Reason::Agreement
            | Reason::Threefold
            | Reason::Fifty
            | Reason::Fivefold
            | Reason::Seventyfive,
        ) => "normal",
        Some(Reason::Time) => "time forfeit",
        Some(Reason::IllegalMove) => "rules infraction",
        Some(Reason::Ruling) => "adjudication",
        Some(Reason::Default | Reason::Abandoned) => "abandoned",
    })
}

/// The most that the clock and the journal may differ, in milliseconds: a press is written a moment after it happens.
const SAME_MS: u64 = 1_000;

/// Time the move with that index took, in milliseconds (`%emt`); `None` if the clocks were stopped or set in between,
/// so that the clock and the journal's times do not agree.
fn elapsed_ms(game: &Game, index: usize, side: Color) -> Option<u64> {
    let regulations = game.regulations();
    let period = regulations.time.periods(side).first()?;
    let completed = game.line().get(index)?;
    let before = if let Some(earlier) = index.checked_sub(2) {
        *game.line().get(earlier)?.left_ms.get(side)
    } else {
        let first = regulations.start.turn();
        let set = Chessclock::set(regulations.time.clone(), regulations.increment_before_first_move, first);
        *set.both_ms(Moment::START).get(side)
    };
    let after = *completed.left_ms.get(side);
    let most = before.saturating_add(period.increment_ms).checked_sub(after)?;
    let previous = index.checked_sub(1).and_then(|previous| game.line().get(previous));
    let passed = previous.map(|previous| completed.at.millis_since(previous.at));
    let is_fischer = period.mode == Mode::Fischer;
    match passed {
        None => is_fischer.then_some(most),
        Some(passed) if is_fischer => (passed.abs_diff(most) <= SAME_MS).then_some(passed),
        Some(passed) => {
            // Bronstein and delay give back the part of the extra time that was used.
            let least = before.saturating_sub(after).saturating_sub(SAME_MS);
            let gives_back = [Mode::Bronstein, Mode::Delay].contains(&period.mode);
            (gives_back && (least..=most.saturating_add(SAME_MS)).contains(&passed)).then_some(passed)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;
    use std::ops::ControlFlow;

    use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
    use shakmaty::{CastlingMode, Move};

    use super::super::{COLUMNS, escaped};
    use super::*;
    use journal::story;
    use laws::ending::GameResult;
    use laws::event::AwayEvent;
    use laws::refusal::Article;

    /// The contents that another reader finds in this program's PGN.
    #[derive(Default)]
    struct Found {
        tags: Vec<(String, String)>,
        position: Option<Chess>,
        moves: Vec<Move>,
    }

    struct Read;

    impl Visitor for Read {
        type Tags = Found;
        type Movetext = Found;
        type Output = Found;

        fn begin_tags(&mut self) -> ControlFlow<Found, Found> {
            ControlFlow::Continue(Found::default())
        }

        fn tag(&mut self, found: &mut Found, name: &[u8], value: RawTag<'_>) -> ControlFlow<Found> {
            let name = String::from_utf8(name.to_vec()).unwrap();
            let value = value.decode_utf8().unwrap().into_owned();
            if name == "FEN" {
                let fen: Fen = value.parse().unwrap();
                found.position = Some(fen.into_position(CastlingMode::Standard).unwrap());
            }
            found.tags.push((name, value));
            ControlFlow::Continue(())
        }

        fn begin_movetext(&mut self, found: Found) -> ControlFlow<Found, Found> {
            ControlFlow::Continue(found)
        }

        fn san(&mut self, found: &mut Found, san: SanPlus) -> ControlFlow<Found> {
            let position = found.position.get_or_insert_default();
            let legal = san.san.to_move(position).unwrap();
            position.play_unchecked(legal);
            found.moves.push(legal);
            ControlFlow::Continue(())
        }

        fn end_game(&mut self, found: Found) -> Found {
            found
        }
    }

    fn read(pgn: &str) -> Found {
        Reader::new(Cursor::new(pgn)).read_game(&mut Read).unwrap().unwrap()
    }

    fn tag<'a>(found: &'a Found, name: &str) -> Option<&'a str> {
        let found = found.tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    #[test]
    fn another_program_reads_the_same_moves_back() {
        for (story, created) in [
            (story::sample_game(), Some("2026-05-01T14:00:00")),
            (story::untimed_game(), None),
        ] {
            let pgn = write(&story.game, created, &TournamentInfo::default());
            let found = read(&pgn);
            let played: Vec<Move> = story.game.line().iter().map(|completed| completed.legal).collect();
            assert_eq!(found.moves, played, "{pgn}");
            assert_eq!(found.position.as_ref(), Some(story.game.official()));
            assert_eq!(tag(&found, "Black"), Some("Ben \"O'Neil\""));
            assert!(pgn.lines().all(|line| line.chars().count() < COLUMNS), "{pgn}");
        }
    }

    #[test]
    fn tags_and_clock_are_those_of_the_standard() {
        let pgn = write(
            &story::sample_game().game,
            Some("2026-05-01T14:00:00"),
            &TournamentInfo::default(),
        );
        let found = read(&pgn);
        let names: Vec<&str> = found.tags.iter().map(|(name, _)| name.as_str()).take(7).collect();
        assert_eq!(names, ["Event", "Site", "Date", "Round", "White", "Black", "Result"]);
        assert_eq!(tag(&found, "Date"), Some("2026.05.01"));
        assert_eq!(tag(&found, "Result"), Some("0-1"));
        assert_eq!(tag(&found, "TimeControl"), Some("2/5400+30:900+30"));
        assert_eq!(tag(&found, "Termination"), Some("normal"));
        assert_eq!(tag(&found, "FEN"), None);
        let movetext = pgn.split("\n\n").nth(1).unwrap();
        assert!(
            movetext.starts_with("1. e4 {[%clk 1:30:55][%emt 0:00:04]} 1... e5 {[%clk "),
            "{pgn}"
        );
        assert!(movetext.ends_with(" 0-1\n"), "{pgn}");
    }

    #[test]
    fn a_game_from_a_position_without_a_clock_says_so() {
        let pgn = write(&story::untimed_game().game, None, &TournamentInfo::default());
        assert!(pgn.contains("[Date \"????.??.??\"]"), "{pgn}");
        assert!(pgn.contains("[SetUp \"1\"]\n[FEN \"6k1/P4ppp/"), "{pgn}");
        assert!(pgn.contains("[TimeControl \"-\"]"), "{pgn}");
        assert!(pgn.ends_with("\n1. d4 exd3 2. O-O d2 3. a8=Q# 1-0\n"), "{pgn}");
    }

    #[test]
    fn who_is_a_program_is_named_where_one_plays() {
        let mut game = story::sample_game().game;
        assert!(!write(&game, None, &TournamentInfo::default()).contains("Type"));
        let seated = AwayEvent::EngineSeated {
            by: Person::Player(Color::White),
            side: Color::Black,
            name: String::from("Stockfish 15.1"),
            strength: String::from("club"),
        };
        game.apply(&laws::event::Event::Away(seated), laws::moment::Moment::START);
        let found = read(&write(&game, None, &TournamentInfo::default()));
        assert_eq!(
            (tag(&found, "WhiteType"), tag(&found, "BlackType")),
            (Some("human"), Some("program"))
        );
    }

    #[test]
    fn results_that_pgn_does_not_have_are_put_in_a_comment() {
        let mut game = story::sample_game().game;
        let ending = Ending {
            result: GameResult::HalfZero,
            reason: Reason::Ruling,
            article: Article::new("12.9"),
        };
        game.apply(&laws::event::Event::GameEnded { ending }, laws::moment::Moment::START);
        let pgn = write(&game, None, &TournamentInfo::default());
        assert!(pgn.contains("[Result \"*\"]"), "{pgn}");
        let words: Vec<&str> = pgn.split_whitespace().collect();
        assert!(words.ends_with(&["{1/2-0}", "*"]), "{pgn}");
        for result in GameResult::ALL {
            let ending = Ending {
                result: *result,
                reason: Reason::Unknown,
                article: Article::new("12.9"),
            };
            game.apply(&laws::event::Event::GameEnded { ending }, laws::moment::Moment::START);
            let written = super::pgn(&game, None, &TournamentInfo::default());
            assert_eq!(written.result, PgnResult::of(*result));
            for text in [super::super::text(&written), super::super::kept(&written)] {
                let read = super::super::read(&text);
                assert_eq!(read[0].game.result, written.result, "{text}");
                assert!(read[0].is_whole() && read[0].contradictions.is_empty(), "{text}");
                assert_eq!(super::super::kept(&read[0].game), text);
            }
        }
    }

    #[test]
    fn the_time_control_of_a_file_stays_as_it_was_written() {
        let tournament = TournamentInfo {
            time_written: String::from("40/7200:3600"),
            ..TournamentInfo::default()
        };
        let pgn = write(&story::untimed_game().game, None, &tournament);
        assert!(pgn.contains("[TimeControl \"40/7200:3600\"]"), "{pgn}");
        let pgn = write(&story::sample_game().game, None, &tournament);
        assert!(pgn.contains("[TimeControl \"2/5400+30:900+30\"]"), "{pgn}");
    }

    #[test]
    fn quotation_marks_and_line_breaks_in_a_name_do_no_harm() {
        assert_eq!(escaped("a\"b\\c\nd"), "a\\\"b\\\\c d");
        assert_eq!(date(Some("2026-5-1")), "????.??.??");
        assert_eq!(date(Some("äöüäöüäöü")), "????.??.??");
    }
}
