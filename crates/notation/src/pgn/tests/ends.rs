//! The ends of games: results in any way of writing them, and the text behind them.

use super::super::{PgnProblem, PgnResult, kept, read, text};
use super::only;
use laws::ending::GameResult;

#[test]
fn moves_behind_a_result_are_no_game_of_their_own() {
    for (text, problem) in [
        ("1. e4 e5 1/2 2. Nf3 Nc6 *", "1/2"),
        ("1. d4 d5 1-0\n\n2. c4 e6\n", "1-0"),
        ("1. d4 d5 * 2... e6 3. c4 0-1", "*"),
        ("1. d4 d5 1-0 {x} 2. c4 *", "1-0"),
        ("1. d4 d5 ½–½ c4 *", "½–½"),
        ("1. d4 d5 0-1 (2. c4 e6) *", "0-1"),
    ] {
        let read = only(text);
        let problems: Vec<_> = read.faults.iter().map(|fault| &fault.problem).collect();
        assert_eq!(problems, [&PgnProblem::MovesAfterResult(problem.to_owned())], "{text}");
        assert_eq!(read.game.line.len(), 2, "{text}");
    }
    for (text, result) in [
        ("1. d4 d5 1-0 0-1", PgnResult::Open),
        ("1. d4 d5 1-0 1-0", PgnResult::White),
    ] {
        let read = only(text);
        let problems: Vec<_> = read.faults.iter().map(|fault| &fault.problem).collect();
        assert_eq!(problems, [&PgnProblem::TwoResults(String::from("1-0"))], "{text}");
        assert_eq!((read.game.line.len(), read.game.result), (2, result), "{text}");
    }
    for text in [
        "1. d4 d5 1-0\n\n1. c4 e6 *",
        "1. d4 d5 1-0 2. Smith\n\n1. c4 e6 *",
        "1. d4 d5 1-0 (time)\n1. c4 *",
    ] {
        let games = read(text);
        assert_eq!((games.len(), games[0].faults.len()), (2, 0), "{text}");
    }
}

/// The moves of each game and its result.
fn games(text: &str) -> Vec<(usize, PgnResult)> {
    let games = read(text).into_iter();
    games.map(|read| (read.game.line.len(), read.game.result)).collect()
}

#[test]
fn a_game_without_tags_follows_any_result() {
    for (end, result) in [
        ("1-0", PgnResult::White),
        ("1-0`", PgnResult::White),
        ("\"0-1\"", PgnResult::Black),
        ("0-0", PgnResult::Other(GameResult::BothLose)),
        ("+/-", PgnResult::Other(GameResult::WhiteByForfeit)),
        ("-:+ {nobody came}", PgnResult::Other(GameResult::BlackByForfeit)),
        ("0-1/2", PgnResult::Other(GameResult::ZeroHalf)),
    ] {
        for gap in [" ", "\n", "\n\n"] {
            let two = format!("1. e4 e5 {end}{gap}1. d4 d5 2. c4 1/2-1/2\n");
            assert_eq!(games(&two), [(2, result), (3, PgnResult::Draw)], "{two}");
        }
    }
}

#[test]
fn a_result_that_pgn_lacks_comes_back_from_what_is_written() {
    for (tag, end, result) in [
        ("0-0", "*", GameResult::BothLose),
        ("*", "0-0", GameResult::BothLose),
        ("1/2-0", "", GameResult::HalfZero),
        ("+/-", "1-0", GameResult::WhiteByForfeit),
        ("?", "+:-", GameResult::WhiteByForfeit),
        ("-/+", "0-1", GameResult::BlackByForfeit),
        ("*", "-/-", GameResult::BothAbsent),
    ] {
        let read = only(&format!("[Result \"{tag}\"]\n\n1. e4 e5 {end}\n"));
        let result = PgnResult::Other(result);
        assert_eq!(
            (read.game.result, read.contradictions),
            (result, Vec::new()),
            "{tag} {end}"
        );
        let written = text(&read.game);
        assert_eq!(only(&written).game.result, result, "{written}");
        assert_eq!(text(&only(&written).game), written);
        let own = kept(&read.game);
        assert_eq!(only(&own).game, read.game, "{own}");
    }
    // Behind moves they are a judgement if the tags say otherwise.
    for (end, glyph) in [("+/-", 16), ("-/+\n", 17)] {
        for (tag, result) in [("1/2-1/2", PgnResult::Draw), ("*", PgnResult::Open)] {
            let read = only(&format!("[Result \"{tag}\"]\n\n1. e4 e5 {end}"));
            assert_eq!((read.game.result, read.is_whole()), (result, true), "{tag} {end}");
            assert!(read.game.line[1].glyphs().eq([glyph]), "{tag} {end}");
        }
    }
    // Pluses and minuses alone are an evaluation.
    assert_eq!(only("1. e4 e5 {+/-} 1-0").game.result, PgnResult::White);
}

#[test]
fn a_comment_directly_behind_the_result_is_about_that_game() {
    for (end, comments) in [
        ("1-0 {flag}", &["flag"][..]),
        ("1-0 {flag} ; and more\n", &["flag", "and more"]),
        ("{mate} 1-0 ; flag", &["flag"]),
        ("1-0\n{the next game}", &[]),
    ] {
        let text = format!("1. e4 e5 {end}\n\n[White \"B\"]\n\n1. d4 *\n");
        let games = read(&text);
        assert_eq!(games.len(), 2, "{text}");
        assert_eq!(games[0].game.outro, comments, "{text}");
        assert_eq!(only(&kept(&games[0].game)).game, games[0].game, "{text}");
        assert!(
            comments
                .iter()
                .all(|comment| super::super::text(&games[0].game).contains(comment)),
            "{text}"
        );
    }
    assert_eq!(read("1. e4 1-0 {open\n\n[White \"B\"]\n\n1. d4 *\n").len(), 2);
}

#[test]
fn a_game_of_another_variant_is_read_as_far_as_it_is_chess() {
    let variant = |name: &str| PgnProblem::UnknownVariant(String::from(name));
    for (text, plies, problem) in [
        (
            "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 Qe5 1-0",
            4,
            variant("Crazyhouse"),
        ),
        ("[Variant \"Crazyhouse\"]\n\n1. e4 d5 1-0", 2, variant("Crazyhouse")),
        (
            "[Variant \"King of the Hill\"]\n\n1. e4 d5 1-0",
            2,
            variant("King of the Hill"),
        ),
        ("[Variant \"Atomic\"]\n\n1. e4 d5 2. exd5 1-0", 0, variant("Atomic")),
        (
            "[Variant \"Crazyhouse\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1\"]\n\n1. Q@e7# 1-0",
            0,
            variant("Crazyhouse"),
        ),
        ("1. e4 e5 2. N@f3 Nc6 *", 2, variant("Crazyhouse")),
        ("1. e4 e5 2. @f3 *", 2, variant("Crazyhouse")),
    ] {
        let read = only(text);
        let problems: Vec<_> = read.faults.iter().map(|fault| &fault.problem).collect();
        assert_eq!((read.game.line.len(), problems), (plies, vec![&problem]), "{text}");
    }
}

#[test]
fn a_pawn_becomes_no_king_and_no_pawn() {
    for written in ["a8=K", "a8K", "a8=P", "a7a8=P", "a8(P)"] {
        let read = only(&format!("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. {written} *"));
        let problems: Vec<_> = read.faults.iter().map(|fault| &fault.problem).collect();
        assert!(
            matches!(&problems[..], [PgnProblem::WrongPromotion(_)]),
            "{written}: {problems:?}"
        );
    }
}

#[test]
fn a_symbol_that_nobody_knows_is_no_part_of_a_move() {
    for (text, plies, token) in [
        ("1. e4 e5 2. 🨄f3 Nc6 *", 2, "🨄f3"),
        ("1. e4 e5 2. 🐴f3 Nc6 *", 2, "🐴f3"),
        ("1. e4 e5 2. ★f3 Nc6 *", 2, "★f3"),
        ("1. e4 e5 2. ☗f3 Nc6 *", 2, "☗f3"),
        ("1. e4 e5 2. 🩤f3 Nc6 *", 2, "🩤f3"),
        ("1. e4 e5 2. 👍Nf3 Nc6 *", 2, "👍Nf3"),
        ("1. e4 e5 2. Nf3🐎 Nc6 *", 2, "Nf3🐎"),
        ("1. e4 e5 2. Nf3♥! Nc6 *", 2, "Nf3♥"),
        ("1. e4 e5 2. Nf3⯑! Nc6 *", 2, "Nf3⯑"),
        ("1. e4 e5 2. Nf3 ☃ Nc6 *", 3, "☃"),
        ("1. e4 e5 ★ Nc6 *", 2, "★"),
    ] {
        let read = only(text);
        let problems: Vec<_> = read.faults.iter().map(|fault| &fault.problem).collect();
        let problem = PgnProblem::Unreadable(token.to_owned());
        assert_eq!((read.game.line.len(), problems), (plies, vec![&problem]), "{text}");
        let sheet = crate::sheet::read(text, &shakmaty::Chess::default(), None);
        let unreadable = sheet.unreadable.map(|entry| entry.token);
        assert_eq!(
            (sheet.moves.len(), unreadable.as_deref()),
            (plies, Some(token)),
            "{text}"
        );
    }
    for text in ["1. e4⊞ e5 2. Nf3 *", "1. e4 ⊞ e5 2. Nf3 *", "1. e4 ⊞e5 2. Nf3⇗! *"] {
        let read = only(text);
        assert_eq!((read.game.line.len(), read.is_whole()), (3, true), "{text}");
    }
}
