//! A game as the public may follow it while it is played: its completed moves, the mover's clock after each, both
//! clocks and the result. Nothing else is read from the game: no note, no penalty, no ending in words, and no move
//! that is only announced, made or sealed.

use std::collections::BTreeMap;

use shakmaty::{ByColor, Chess, Move, Position as _};

use super::{Comments, PgnGame, PgnMove, PgnResult, exported};
use crate::clock_log::shown;
use laws::ending::GameResult;
use laws::game::Game;
use laws::moment::Moment;

/// The public part of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LiveGame {
    /// The position before the first move.
    pub start: Chess,
    /// True for a game of Chess960.
    pub is_chess960: bool,
    /// The completed moves. Movetext has no illegal moves, so the line ends before the first that stands (A.5.2).
    pub moves: Vec<LiveMove>,
    /// Times on both clocks when one of them was last started, stopped or set, in milliseconds; `None` in a game without clocks.
    pub clocks: Option<ByColor<u64>>,
    /// The result, once there is one.
    pub result: Option<GameResult>,
}

/// A completed move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LiveMove {
    /// The move.
    pub mv: Move,
    /// Time on its player's clock at that moment, in milliseconds; `None` in a game without clocks.
    pub left_ms: Option<u64>,
}

/// The public part of that game.
pub fn of(game: &Game) -> LiveGame {
    let clock = game.clock();
    let regulations = game.regulations();
    let is_timed = clock.is_timed();
    let legal = game.line().iter().take_while(|completed| !completed.is_illegal);
    let mut side = regulations.start.turn();
    let moves = legal.map(|completed| {
        let left_ms = is_timed.then_some(*completed.left_ms.get(side));
        side = side.other();
        LiveMove {
            mv: completed.legal,
            left_ms,
        }
    });
    LiveGame {
        moves: moves.collect(),
        start: regulations.start.clone(),
        is_chess960: regulations.castling_mode.is_chess960(),
        // A moment before any running clock was started, because time used since then belongs to no event.
        clocks: is_timed.then(|| clock.both_ms(Moment::START)),
        result: game.ending().map(|ending| ending.result),
    }
}

/// The game with those tags in front. The seven tag roster comes first; the result is the game's, `*` while it is in progress.
pub fn text(tags: &[(&str, String)], live: &LiveGame) -> String {
    let mut pgn = PgnGame::from_start(live.start.clone());
    pgn.tags = tags
        .iter()
        .map(|(name, value)| ((*name).to_owned(), value.clone()))
        .collect();
    let mut add = |name: &str, value: String| pgn.tags.push((name.to_owned(), value));
    if let Some(clocks) = live.clocks {
        add("WhiteClock", shown(clocks.white));
        add("BlackClock", shown(clocks.black));
    }
    if live.is_chess960 {
        add("Variant", String::from("Chess960"));
    }
    pgn.line = live.moves.iter().map(entry).collect();
    let (tag, ending) = result(live.result);
    pgn.result = ending;
    exported(&pgn, tag, Comments::Apart)
}

fn entry(live: &LiveMove) -> PgnMove {
    let mut entry = PgnMove::new(live.mv);
    if let Some(left) = live.left_ms {
        entry.comment(format!("[%clk {}]", shown(left)));
    }
    entry
}

/// The text of a file made of [`text`]s with these results in the games of these `GameId`s; a result of `None` is open. `None` if the file has
/// them already.
pub fn corrected(file: &str, results: &BTreeMap<String, Option<GameResult>>) -> Option<String> {
    let begins = file.match_indices("[Event \"").map(|(at, _)| at);
    let begins = begins.filter(|at| *at == 0 || file.get(..*at).is_some_and(|before| before.ends_with('\n')));
    let mut cuts: Vec<usize> = begins.collect();
    cuts.push(file.len());
    let mut text = file.get(..*cuts.first()?)?.to_owned();
    for cut in cuts.windows(2) {
        let &[from, to] = cut else { continue };
        let game = file.get(from..to)?;
        let id = game
            .lines()
            .find_map(|line| line.strip_prefix("[GameId \"")?.strip_suffix("\"]"));
        match id.and_then(|id| results.get(id)) {
            Some(wanted) => text.push_str(&with_result(game, *wanted)),
            None => text.push_str(game),
        }
    }
    (text != file).then_some(text)
}

/// The text of that game with that result in its tag and at the end of its movetext.
fn with_result(game: &str, wanted: Option<GameResult>) -> String {
    let (tag, end) = result(wanted);
    let mut lines: Vec<String> = game.lines().map(str::to_owned).collect();
    if let Some(line) = lines.iter_mut().find(|line| line.starts_with("[Result \"")) {
        *line = format!("[Result \"{tag}\"]");
    }
    if let Some(line) = lines.iter_mut().rfind(|line| !line.is_empty()) {
        let before = line.rsplit_once(' ').map_or("", |(before, _)| before);
        // A line of PGN has fewer than 80 characters.
        let between = if before.is_empty() {
            ""
        } else if before.len() + 1 + end.as_str().len() < 80 {
            " "
        } else {
            "\n"
        };
        *line = format!("{before}{between}{}", end.as_str());
    }
    let ends: String = game.chars().rev().take_while(|letter| *letter == '\n').collect();
    lines.join("\n").trim_end_matches('\n').to_owned() + &ends
}

/// The tag, and the end of the movetext. Movetext has only four endings, so the points of any other result are in the tag alone.
const fn result(result: Option<GameResult>) -> (&'static str, PgnResult) {
    match result {
        None => ("*", PgnResult::Open),
        Some(GameResult::WhiteWins | GameResult::WhiteByForfeit) => ("1-0", PgnResult::White),
        Some(GameResult::BlackWins | GameResult::BlackByForfeit) => ("0-1", PgnResult::Black),
        Some(GameResult::Draw) => ("1/2-1/2", PgnResult::Draw),
        Some(GameResult::HalfZero) => ("1/2-0", PgnResult::Open),
        Some(GameResult::ZeroHalf) => ("0-1/2", PgnResult::Open),
        Some(GameResult::BothLose | GameResult::BothAbsent) => ("0-0", PgnResult::Open),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::story;

    #[test]
    fn a_finished_game_has_its_moves_its_clocks_and_its_result() {
        let game = story::sample_game().game;
        let text = text(&[("Event", String::from("Open"))], &of(&game));
        assert!(text.starts_with("[Event \"Open\"]\n[Site \"?\"]\n"), "{text}");
        assert!(text.contains("[Result \"0-1\"]\n"), "{text}");
        assert!(text.contains("[WhiteClock \"1:"), "{text}");
        assert!(text.contains("\n1. e4 { [%clk 1:30:55] } 1... e5 { [%clk "), "{text}");
        assert!(text.ends_with(" 0-1\n"), "{text}");
        assert!(!text.contains("emt"), "{text}");
    }

    #[test]
    fn without_a_clock_there_is_no_comment_and_a_position_is_given() {
        let text = text(&[], &of(&story::untimed_game().game));
        assert!(text.contains("[SetUp \"1\"]\n[FEN \""), "{text}");
        assert!(!text.contains('{') && !text.contains("Clock"), "{text}");
    }

    #[test]
    fn points_that_movetext_does_not_have_stand_in_the_tag() {
        for (game, tag, end) in [
            (GameResult::HalfZero, "1/2-0", "*"),
            (GameResult::BothAbsent, "0-0", "*"),
            (GameResult::WhiteByForfeit, "1-0", "1-0"),
        ] {
            let live = LiveGame {
                result: Some(game),
                ..LiveGame::default()
            };
            let text = text(&[], &live);
            assert!(text.contains(&format!("[Result \"{tag}\"]")), "{text}");
            assert!(text.ends_with(&format!("\n\n{end}\n")), "{text}");
        }
    }

    #[test]
    fn a_result_is_corrected_in_its_game_alone() {
        let game =
            |id: &str, live: &LiveGame| text(&[("Event", String::from("Open")), ("GameId", String::from(id))], live);
        let played = of(&story::sample_game().game);
        let file = |result| {
            let corrected = LiveGame {
                result,
                ..played.clone()
            };
            [
                game("7-1-1", &played),
                game("7-1-2", &corrected),
                game("7-1-3", &LiveGame::default()),
            ]
            .join("\n")
        };
        let before = file(played.result);
        for result in [
            None,
            Some(GameResult::Draw),
            Some(GameResult::WhiteWins),
            Some(GameResult::BothAbsent),
        ] {
            let results = BTreeMap::from([(String::from("7-1-2"), result), (String::from("9-9-9"), None)]);
            let after = corrected(&before, &results).unwrap();
            let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert_eq!(flat(&after), flat(&file(result)), "{after}");
            assert!(after.lines().all(|line| line.len() < 80), "{after}");
            assert_eq!(corrected(&after, &results), None);
        }
        assert_eq!(corrected("", &BTreeMap::new()), None);
    }
}
