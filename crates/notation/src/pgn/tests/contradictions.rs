//! Tests of statements that contradict others or the moves, and of the ends of lines.

use super::*;

#[test]
fn a_contradiction_between_tags_and_moves_is_told() {
    let told = |tag: &str, end: &str| {
        let read = only(&format!("[White \"Ada\"]\n[Result \"{tag}\"]\n\n1. e4 {end}"));
        let told = read.contradictions.into_iter();
        told.map(|(place, told)| (place.line, place.column, told)).next()
    };
    for (tag, end) in [("1-0", "0-1"), ("2-0", "1-0"), ("2-0", "*"), ("x", "")] {
        let tagged = Contradiction::TaggedResult(tag.to_owned());
        assert_eq!(told(tag, end), Some((2, 1, tagged)), "{tag} {end}");
    }
    for (tag, end) in [
        ("1 - 0", "1–0"),
        ("½-½", "0.5 - 0.5"),
        ("*", "1-0"),
        ("1-0", "*"),
        ("1-0", ""),
        ("?", "1-0"),
        ("", "1-0"),
    ] {
        assert_eq!(told(tag, end), None, "{tag} {end}");
    }
}

#[test]
fn a_tag_again_a_wrong_sign_and_a_wrong_result_are_told() {
    let sign = |word: &str| Contradiction::Sign(word.to_owned());
    let tag = |name: &str| Contradiction::Tag(name.to_owned());
    let position = Contradiction::Position;
    let mate = "1. f3 e5 2. g4 Qh4#";
    for (text, told) in [
        (
            "[White \"Ada\"]\n[white \"Eve\"]\n[Black \"Ben\"]\n\n1. e4 *",
            vec![(2, 1, tag("white"))],
        ),
        ("[White \"Ada\"]\n[White \"Ada\"]\n\n1. e4 *", vec![]),
        (&format!("{mate} 1-0"), vec![(1, 21, position(PgnResult::Black))]),
        (
            &format!("[Result \"1/2-1/2\"]\n\n{mate}"),
            vec![(1, 1, position(PgnResult::Black))],
        ),
        (&format!("{mate} 0-1"), vec![]),
        (&format!("{mate} *"), vec![]),
        // A mate in a variation, and one behind which the game cannot be read.
        (&format!("1. f3 ({}) e5 1-0", mate.replace("f3", "f4")), vec![]),
        (&format!("{mate} 3. e4 1-0"), vec![]),
        (
            "[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"]\n\n1. Qg6 1-0",
            vec![(3, 8, position(PgnResult::Draw))],
        ),
        (
            "[FEN \"8/8/8/8/8/2k5/1p6/K7 w - - 0 1\"]\n\n1. Kb1 Kb3 2. Ka1 1-0",
            vec![],
        ),
        ("1. e4 a6 2. Bf1xb5 *", vec![(1, 13, sign("Bf1xb5"))]),
        (
            "1. e4 a6 2. Bb5# b6 (2... axb5#) *",
            vec![(1, 13, sign("Bb5#")), (1, 27, sign("axb5#"))],
        ),
        ("1. e4 d5 2. exd5 e.p. *", vec![(1, 18, sign("e.p."))]),
        ("1. e4 d5 2. ed: Qd5: 3. Nf3: *", vec![]),
        ("1. e4 a6 2. e5 d5 3. exd6 (e.p.) cxd6 *", vec![]),
    ] {
        let read = only(text);
        let found: Vec<_> = read.contradictions.into_iter().collect();
        let found: Vec<_> = found
            .into_iter()
            .map(|(place, told)| (place.line, place.column, told))
            .collect();
        assert_eq!(found, told, "{text}");
    }
}

#[test]
fn a_line_ends_where_unicode_ends_it() {
    for end in ["\n", "\u{85}", "\u{2028}", "\u{2029}"] {
        let lines = "% my file\n1. e4 e5 ; good\n2. Nf3 Nc6\n% 3. d4\n3. Bb5 *".replace('\n', end);
        let read = only(&lines);
        assert_eq!((read.game.line.len(), read.faults.as_slice()), (5, &[][..]), "{end:?}");
        assert_eq!(
            crate::sheet::read(&lines, &Chess::default(), None).moves.len(),
            5,
            "{end:?}"
        );
    }
}
