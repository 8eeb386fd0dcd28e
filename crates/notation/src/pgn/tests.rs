//! Tests of reading files, and of writing and reading back.

mod contradictions;
mod ends;

use proptest::prelude::*;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Move, Position as _};

use super::*;
use crate::algebraic::{self, Letters, MoveNotation};
use laws::ending::GameResult;

fn only(text: &str) -> ReadGame {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn places(text: &str) -> Vec<(usize, usize, PgnProblem)> {
    let faults = read(text).into_iter().flat_map(|read| read.faults);
    faults.map(|fault| (fault.line, fault.column, fault.problem)).collect()
}

#[test]
fn comments_variations_and_glyphs_are_kept() {
    let text =
        "{before} 1.e4! {after} (1.d4 d5 (1...Nf6 $10) 2.c4) (1. c4) 1...e5 ; to the end of the line\n2.Nf3 1/2-1/2";
    let ReadGame { game, faults, .. } = only(text);
    assert_eq!(faults, []);
    assert_eq!(game.intro, ["before"]);
    assert_eq!(game.result, PgnResult::Draw);
    let [first, second, _] = game.line.as_slice() else {
        panic!("{game:?}")
    };
    assert!(first.glyphs().eq([1]) && first.comments().eq(["after"]), "{first:?}");
    let variations: Vec<_> = first.variations().collect();
    assert_eq!(variations.len(), 2);
    assert_eq!(variations[0].line.len(), 3);
    let inner = variations[0].line[1].variations().next().unwrap();
    assert!(inner.line[0].glyphs().eq([10]), "{inner:?}");
    assert!(second.comments().eq(["to the end of the line"]), "{second:?}");
    assert_eq!(only(&super::text(&game)).game.line, game.line);
}

#[test]
fn notes_of_a_move_keep_their_order_and_a_game_its_end() {
    for text in [
        "1. e4 {before} (1. d4 {in}) {behind the variation} 1... e5 {a} $1 {b} $2 *\n",
        "1. e4 ({only a comment}) 1... e5 (1... c5 $5) $10 (1... e6) ({and} {more}) *\n",
        "[Result \"1-0\"]\n\n1. e4 *\n",
        "[Result \"*\"]\n\n1. e4 1-0\n",
    ] {
        assert_eq!(kept(&only(text).game), text);
    }
    // A result that the movetext leaves open comes from the tags, if they have it; so does that of a game that was cut off.
    let open = only("[Result \"1-0\"]\n\n1. e4 *").game;
    assert_eq!(open.result, PgnResult::White);
    assert!(super::text(&open).ends_with("1. e4 1-0\n"));
    assert!(kept(&only("[Result \"1-0\"]\n\n1. e4").game).ends_with("1. e4 1-0\n"));
}

#[test]
fn clock_and_elapsed_time_are_read_from_comments() {
    let game = only("1. e4 {[%clk 1:01:27] [%emt 0:00:05.25]} e5 {[%clk 90]} *").game;
    assert_eq!(game.line[0].clock_ms(), Some(3_687_000));
    assert_eq!(game.line[0].elapsed_ms(), Some(5_250));
    assert_eq!(
        (game.line[1].clock_ms(), game.line[1].elapsed_ms()),
        (Some(90_000), None)
    );
}

#[test]
fn moves_may_be_written_in_many_ways() {
    let game = only("1 e2-e4 d7d5 2 e4d5 (2. ed5 Qd5) Ngf6 3.Bb5+ c6 4. dc6 0-0 *");
    assert_eq!(game.faults.len(), 1, "{:?}", game.faults);
    assert_eq!(game.game.line.len(), 7);
    assert_eq!(game.game.line[2].variations().next().unwrap().line.len(), 2);
    let game = only("[FEN \"8/P5k1/8/3pP3/8/8/8/4K2R w K d6 0 1\"]\n\n1. exd6e.p. Kf7 2. a8Q Kg7 3. 0-0+ *");
    assert_eq!((game.faults.as_slice(), game.game.line.len()), (&[][..], 5));
    let game = only(
        "[Variant \"Chess960\"]\n[FEN \"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9\"]\n\n9. d4 *",
    );
    assert_eq!((game.faults.as_slice(), game.game.line.len()), (&[][..], 1));
}

#[test]
fn a_broken_game_is_read_as_far_as_possible_and_the_next_whole() {
    let text = "[Event \"one\"]\n\n1. e4 e5 2. Ke3 Nf6 0-1\n\n[Event \"two\"]\n\n1. d4 {no end\n[Event \"three\"]\n[FEN \"8/8\"]\n\n1. e4 *\n\
                [Event \"four\"]\n1. Nf3 (1. Zz9 e5) Nf6 (2. Nd4 1-0\n";
    let games = read(text);
    let plies: Vec<usize> = games.iter().map(|read| read.game.line.len()).collect();
    assert_eq!(plies, [2, 1, 0, 2]);
    assert_eq!(games.iter().map(|read| read.line).collect::<Vec<_>>(), [1, 5, 8, 12]);
    let faults: Vec<_> = places(text)
        .into_iter()
        .map(|(line, column, _)| (line, column))
        .collect();
    assert_eq!(faults, [(3, 13), (7, 7), (9, 1), (13, 12), (13, 28)]);
    assert_eq!(places("1. e4 ) e5 *"), [(1, 7, PgnProblem::StrayBracket)]);
    assert_eq!(places("(1. e4) 1. e4 *"), [(1, 1, PgnProblem::NothingToVary)]);
    assert_eq!(
        places("[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n\nRf1 Kd7 Rad1 Ke8 Kf2 Ke7 Rd1e1+ Kd7 Re1d1 Ke8 R1\n*")
            .last()
            .unwrap()
            .0,
        3
    );
    assert!(places(&"1. e4 (".repeat(300)).len() <= 2);
}

#[test]
fn a_long_line_is_read_in_time_linear_in_its_length() {
    // Each of these took time that grew with the square of the length: minutes for this test.
    let plies = "Nf3 Nf6 Ng1 Ng8 ".repeat(10_000);
    let illegal = format!("{plies}Ke3 {plies}*");
    let read = only(&illegal);
    assert_eq!(read.game.line.len(), 40_000);
    assert_eq!((read.faults[0].line, read.faults[0].column), (1, plies.len() + 1));
    for part in [
        "{",
        "{a}",
        "[A \"b\"] ",
        "[A \"b",
        ") ",
        "( ",
        "; ",
        "é ",
        "1. e4 {no end\n[Event \"x\"]\n",
        "1. Ke3 * ",
        "$1 ",
        "% ",
    ] {
        let _games = super::read(&part.repeat(20_000));
    }
}

#[test]
fn text_of_an_old_program_is_windows_1252() {
    assert_eq!(
        decode(b"J\xc3\xbcrgen M\xc3  1800\nM\xfcller"),
        "J\u{fc}rgen M   1800\nM\u{fc}ller"
    );
    assert_eq!(decode(b"J\xc3\xbcrgen, M\xfcller"), "J\u{fc}rgen, M\u{fc}ller");
    assert_eq!(
        decode(b"[White \"J\xfcrgen \x8aari\x9e\"]\n[Black \"\xc3\x84nne\"]\n{\x93a\x94 \x96 \x80}\x81"),
        "[White \"Jürgen Šariž\"]\n[Black \"Änne\"]\n{“a” – €}\u{81}"
    );
}

/// The moves of the main line as they are exported, with the glyphs after each.
fn moves(game: &PgnGame) -> String {
    let told = game.played().map(|(before, mv, entry)| {
        let san = SanPlus::from_move(before, mv).to_string();
        entry.glyphs().fold(san, |told, glyph| format!("{told} ${glyph}"))
    });
    told.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_file_is_read_in_every_way_in_which_a_sheet_is() {
    for (text, expected) in [
        ("1.e4 e5 2.♘f3 ♞c6 3.♗b5 *", "e4 e5 Nf3 Nc6 Bb5"),
        ("1.e4 e5 2.♘\u{fe0e}f3 ♞\u{fe0f}c6 *", "e4 e5 Nf3 Nc6"),
        (
            "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.O–O Nf6 *",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6",
        ),
        ("1.e2–e4 e7—e5 2.Ng1−f3 *", "e4 e5 Nf3"),
        ("1.e4 c5 2.Nf3 2…d6 3.d4 … cxd4 4‥.Nxd4 *", "e4 c5 Nf3 d6 d4 cxd4 Nxd4"),
        ("1.\u{200b}e4 e\u{200b}5\u{feff} 2.\u{2060}Nf3\u{200e} *", "e4 e5 Nf3"),
        ("1.e4\u{a0}e5 2.Nf3, Nc6. *", "e4 e5 Nf3 Nc6"),
        (
            "1.e4 e5 = 2.Nf3 Nc6 +/= 3.Bb5 a6 += 4.Ba4 ± *",
            "e4 e5 $10 Nf3 Nc6 $14 Bb5 a6 $14 Ba4 $16",
        ),
        (
            "1.e4 ⩲ e5 ⩱ 2.Nf3 ∓ Nc6 +− 3.Bb5 -+ a6 N 4.Ba4 → b5 ∆ 5.Bb3 ⇆ *",
            "e4 $14 e5 $15 Nf3 $17 Nc6 $18 Bb5 $19 a6 $146 Ba4 $40 b5 $140 Bb3 $132",
        ),
        (
            "1.e4!± e5?!= 2.Nf3+- Nc6N 3.Bb5‼ *",
            "e4 $1 $16 e5 $6 $10 Nf3 $18 Nc6 $146 Bb5 $3",
        ),
        (
            "1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 4.Lxc6 dxc6 5.0-0 Dd6 *",
            "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd6",
        ),
        ("1.e4 e5 2.Qh5 Nc6 3.Bc4 Nf6 4.Qxf7 # *", "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#"),
    ] {
        let read = only(text);
        assert_eq!(
            (moves(&read.game).as_str(), read.faults.as_slice()),
            (expected, &[][..]),
            "{text}"
        );
        let sheet = crate::sheet::read(text, &Chess::default(), None);
        let written: Vec<Move> = read.game.played().map(|(_, mv, _)| mv).collect();
        assert_eq!((sheet.moves, sheet.unreadable), (written, None), "{text}");
    }
    for promotion in ["e8(Q)", "e8=Q", "e8Q", "e8/Q", "e8(Q)!", "e8♕", "e7-e8(♕)"] {
        let text = format!("[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. {promotion} Kf6 *");
        assert_eq!(moves(&only(&text).game).replace(" $1", ""), "e8=Q Kf6", "{promotion}");
    }
}

#[test]
fn a_sheet_is_read_as_a_file_is() {
    let text = "[White “Ada”]\n{a word} 1.e4 $1 e5 (1...c5 2.Nf3 {x} d6) 2.Nf3 ; to the end Nc3\n% a line\nNc6 (=) 3.Bb5 (0:05) a6 1–0";
    let sheet = crate::sheet::read(text, &Chess::default(), None);
    assert_eq!((sheet.moves.len(), sheet.unreadable), (6, None));
    let read = only(text);
    assert_eq!((read.game.line.len(), read.faults.as_slice()), (6, &[][..]));
    assert!(read.game.line[3].has_draw_offer() && read.game.line[4].comments().eq(["(0:05)"]));
    assert_eq!(
        (read.game.tag("White"), read.game.result),
        (Some("Ada"), PgnResult::White)
    );
    // A bracket that is left open hides no move of a sheet.
    assert_eq!(
        crate::sheet::read("1.e4 (e5) 2.Nf3 (Nc6 3.Bb5", &Chess::default(), None)
            .moves
            .len(),
        5
    );
}

#[test]
fn a_tag_may_run_over_lines() {
    let text = "[White\n\"Ada\"]\n[Black \"Ben\"\n]\n[Result\r\n \"*\"\r\n]\n\n1. e4 e5 *\n";
    let read = only(text);
    assert_eq!((read.game.line.len(), read.is_whole()), (2, true));
    assert_eq!(
        (read.game.tag("White"), read.game.tag("Black")),
        (Some("Ada"), Some("Ben"))
    );
    assert_eq!(crate::sheet::read(text, &Chess::default(), None).moves.len(), 2);
}

#[test]
fn tag_values_end_with_the_last_quote_before_the_bracket() {
    for (tag, value) in [
        ("[A \"15'/game & 10\"/move\"]", "15'/game & 10\"/move"),
        ("[A \"C:\\chess\\\"]", "C:\\chess\\"),
        ("[A \"C:\\\\\"]", "C:\\"),
        ("[A \"the \"quoted\" one\"]", "the \"quoted\" one"),
        ("[A \"a \\\"b\\\" c\"]", "a \"b\" c"),
        ("[A “Ada”]", "Ada"),
        ("[A „Ada“]", "Ada"),
        ("[A «Ada»]", "Ada"),
        ("[A 'Ada']", "Ada"),
        ("[A \"Ada”]", "Ada"),
        ("[\u{200b}A \u{a0}\"Ada\" ]", "Ada"),
        ("[A \"x\"] [B \"y\\\"]", "x"),
        ("[A \"a \"b]\" c\"]", "a \"b]\" c"),
    ] {
        let read = only(&format!("{tag}\n\n1. e4 *"));
        assert_eq!(
            (read.game.tag("A"), read.faults.as_slice()),
            (Some(value), &[][..]),
            "{tag}"
        );
        assert_eq!(only(&kept(&read.game)).game.tags, read.game.tags, "{tag}");
    }
}

#[test]
fn moves_written_with_blanks_words_and_bare_zeros_are_read() {
    let line = |start: &str, moves: &str| {
        let read = only(&format!("{start}\n{moves}"));
        assert_eq!(read.faults, [], "{moves}");
        read.game.line.len()
    };
    for moves in [
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 00 Nf6 *",
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 00! Nf6 ~ *",
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0 - 0 Nf6 5. d3 O – O 6. Nc3 *",
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O -O",
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0 - 0",
        "1. e4 e5 2. Bc4 Nc6 3. Qh5 a6 4. Qxf7 mate 1-0",
        "1. e4 e5 2. Bc4 Nc6 3. Qh5 a6 4. Qxf7≠ 1.0 - 0.0",
    ] {
        assert!(line("", moves) >= 7, "{moves}");
    }
    let queens = "[SetUp \"1\"]\n[FEN \"r3k3/8/8/8/8/8/8/4K3 b q - 0 1\"]\n";
    assert_eq!(line(queens, "1... 000 2. Ke2 *"), 2);
    let promotion = "[SetUp \"1\"]\n[FEN \"3r4/2P5/8/8/8/2k5/8/K7 w - - 0 1\"]\n";
    for moves in ["1. c8 Q *", "1. c8=(N) *", "1. cxd8 =Q+ *", "1. c8 Q Kb3 *"] {
        assert!(line(promotion, moves) >= 1, "{moves}");
    }
    let passant = "[SetUp \"1\"]\n[FEN \"8/8/8/3pP3/8/8/8/k1K5 w - d6 0 1\"]\n";
    assert_eq!(line(passant, "1. exd6 e. p. Ka2 *"), 2);
    assert_eq!(line(passant, "1. exd6 e.p.+ Ka2 *"), 2);
}

#[test]
fn a_broken_tag_among_the_moves_hides_none_of_them() {
    let read = only("1. e4 [x] e5 2. Nf3\n2... Nc6 *");
    assert_eq!((read.game.line.len(), read.faults.len()), (1, 1));
    let read = only("[White Ada]\n[Black \"Ben\"]\n\n1. e4 *");
    assert_eq!(
        (read.game.line.len(), read.faults.len(), read.game.tag("Black")),
        (1, 1, Some("Ben"))
    );
}

#[test]
fn tags_with_quotation_marks_come_back() {
    let mut game = only("[Event \"a \\\"b\\\" \\\\ c\"]\n[Board \"7\"]\n\n1. e4 *").game;
    assert_eq!(game.tag("Event"), Some("a \"b\" \\ c"));
    assert_eq!(game.tag("Site"), None);
    let text = super::text(&game);
    assert!(
        text.starts_with("[Event \"a \\\"b\\\" \\\\ c\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n"),
        "{text}"
    );
    game = only(&text).game;
    assert_eq!(
        (game.tag("Event"), game.tag("Board")),
        (Some("a \"b\" \\ c"), Some("7"))
    );
}

/// Numbers that choose a game: its legal moves, the notes after them, and the places of variations.
pub(crate) fn random_game(choices: &[u16]) -> PgnGame {
    let mut game = PgnGame::from_start(Chess::default());
    let mut rest = choices;
    game.line = random_line(&game.start, &mut rest, 0);
    let results = PgnResult::ALL;
    game.result = results[choices.len() % results.len()];
    game
}

#[test]
fn who_passes_in_a_game_that_was_played_has_made_no_move() {
    let read = only("1. e4 -- 2. d4 (2. Z0) Ke9 *");
    assert_eq!(read.faults.len(), 1);
    assert_eq!(
        read.game
            .line
            .iter()
            .map(|entry| entry.mv.is_some())
            .collect::<Vec<_>>(),
        [true, false, true]
    );
    assert!(super::kept(&read.game).starts_with("1. e4 -- 2. d4 (2. --) *"));
    let played = read.as_played();
    assert_eq!(played.game.line.len(), 1);
    let place = |fault: &PgnFault| (fault.line, fault.column, fault.problem.clone());
    assert_eq!(
        played.faults.iter().map(place).collect::<Vec<_>>(),
        [(1, 7, PgnProblem::Pass(String::from("--")))]
    );
    assert_eq!(only("1. e4 e5 (1... --) *").as_played().faults, []);
    assert_eq!(
        places("1. e4 f5 2. Qh5+ -- *"),
        [(1, 18, PgnProblem::Illegal(String::from("--")))]
    );
}

fn random_line(start: &Chess, choices: &mut &[u16], depth: usize) -> Vec<PgnMove> {
    let mut position = start.clone();
    let mut line: Vec<PgnMove> = Vec::new();
    while let Some((choice, rest)) = choices.split_first() {
        *choices = rest;
        let legal = position.legal_moves();
        if legal.is_empty() || (depth > 0 && line.len() > 6) {
            break;
        }
        let mut entry = PgnMove::new(legal[usize::from(*choice) % legal.len()]);
        if choice % 16 == 7 && passed(&position).is_some() {
            entry.mv = None;
        }
        match choice >> 12 {
            1 => entry.beside.push(MoveNote::Glyph(5)),
            2 => entry.beside.push(MoveNote::Comment(format!(
                "[%clk 1:{:02}:07] a longish note on move {choice}",
                choice % 60
            ))),
            3 => entry.beside.push(MoveNote::Comment("(=)".to_owned())),
            5 => entry.beside.push(MoveNote::Aside(vec![format!("aside {choice}")])),
            4 if depth < 3 => {
                let line = random_line(&position, choices, depth + 1);
                if !line.is_empty() {
                    entry.beside.push(MoveNote::Variation(Variation {
                        intro: vec![format!("v {choice}")],
                        line,
                    }));
                }
            }
            _ => {}
        }
        // Other programs put comments and glyphs in any order, behind a variation, too.
        for kind in 0..choice % 8 {
            match (choice >> kind) % 5 {
                0 => entry.beside.push(MoveNote::Comment(format!("behind {kind}"))),
                1 => entry.beside.push(MoveNote::Glyph(u8::try_from(1 + kind).unwrap())),
                _ => {}
            }
        }
        entry.play(&mut position);
        line.push(entry);
    }
    line
}

proptest! {
    #[test]
    fn what_is_written_is_read_back_the_same(choices in proptest::collection::vec(any::<u16>(), 0..120)) {
        let game = random_game(&choices);
        let text = super::text(&game);
        let read = only(&text);
        prop_assert_eq!(&read.faults, &[]);
        prop_assert_eq!(&read.game.line, &game.line);
        prop_assert_eq!(read.game.result, game.result);
        prop_assert!(text.lines().all(|line| line.chars().count() < 80), "{}", text);
        prop_assert_eq!(super::text(&read.game), text);
        let kept = super::kept(&game);
        let read = only(&kept);
        prop_assert!(read.is_whole(), "{}", kept);
        prop_assert_eq!(&read.game.line, &game.line);
        prop_assert_eq!(super::kept(&read.game), kept);
    }

    #[test]
    fn no_bytes_whatever_break_the_reader(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _games = read(&decode(&bytes));
    }

    #[test]
    fn no_text_that_looks_like_pgn_breaks_the_reader(
        words in proptest::collection::vec(prop_oneof![
            Just("1."), Just("e4"), Just("e5"), Just("Nf3"), Just("("), Just(")"), Just("{"), Just("}"), Just("[Event \"x\"]"),
            Just("[FEN \"8/8/8 w\"]"), Just("\n"), Just("*"), Just("(=)"), Just("$5"), Just("$"), Just("0-0"), Just("%"), Just(";"),
            Just("..."), Just("1-0"), Just("[White \"\\"), Just("ä"), Just("!?")], 0..60)
    ) {
        let _games = read(&words.join(" "));
        let _games = read(&words.concat());
    }
}

#[test]
fn games_that_are_passed_over_are_as_many_as_are_read() {
    let texts = [
        "",
        "{nothing but a comment}",
        "a letter",
        "1.e4 e5 1-0 1.d4 * 1.c4",
        "{a} [Event \"1\"]\n\n1.e4 (1.d4 (1.c4 *) 1/2-1/2) e5! (=) *\n\n{b} {c} [Event \"2\"] {d} [Event \"3\"]\n[broken\n\n1.e4 {open",
        "[Event \"1\"]\n[Event \"2\"]\n\n1.e4 [broken\n1...e5) ) *\n*\n",
        "1.e4 (1.d4 *\n\n[Event \"2\"]\n\n1.e4 $3 *",
    ];
    for text in texts {
        let mut games = Games::new(text);
        let passed = std::iter::from_fn(|| games.pass().then_some(())).count();
        assert_eq!(passed, read(text).len(), "{text}");
        // A skipped game leaves the reader where reading it does.
        let mut games = Games::new(text);
        games.pass();
        let behind: Vec<ReadGame> = games.collect();
        assert_eq!(behind, read(text).into_iter().skip(1).collect::<Vec<_>>(), "{text}");
    }
}

#[test]
fn long_texts_on_one_line_are_read_in_the_time_of_short_ones() {
    // Some of these took time that grew with the square of the length: minutes.
    for text in [
        "{} ",
        "{",
        "( ",
        "() ",
        "(1.d4) ",
        "(1.d4 {a} $1) ",
        "[A \"",
        "[A \"b\" ",
        "$1",
        ";",
        ") ",
        "e4!",
        "1.",
        "1-0 ",
        "%",
        "\u{feff}",
        "e.p. ",
    ] {
        let game = format!("1. e4 {} e5 *", text.repeat(300_000));
        assert!(!read(&game).is_empty(), "{text}");
    }
}

fn whole(text: &str) -> Vec<String> {
    let read = only(text);
    assert!(read.is_whole(), "{text}: {:?}", read.faults);
    read.game.ucis().iter().map(ToString::to_string).collect()
}

#[test]
fn numbers_may_have_a_bracket_and_pieces_a_blank_behind_them() {
    let plain = whole("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    for text in [
        "1) e4 e5 2) Nf3 Nc6 3) Bb5 *",
        "1) e4 e5 (1... c5 2. Nf3 (2. c3)) 2) Nf3 Nc6 3) Bb5 *",
        "1. e4 e5 2. ♘ f3 N c6 3. B b5 *",
        "1. e4 e5 2. ♘\u{a0}f3 ♞ c6 3. ♗ b5! *",
        "1. e4 N e5 2. Nf3 Nc6 N 3. Bb5 *",
    ] {
        assert_eq!(whole(text), plain, "{text}");
    }
    let novel = only("1. e4 N e5 *").game;
    assert!(novel.line[0].glyphs().eq([146]), "{novel:?}");
}

#[test]
fn a_result_that_pgn_does_not_have_ends_the_game_and_is_kept() {
    use laws::ending::GameResult;
    for (end, result) in [
        ("1/2-0", GameResult::HalfZero),
        ("0 - 1/2", GameResult::ZeroHalf),
        ("0-0", GameResult::BothLose),
        ("+/-", GameResult::WhiteByForfeit),
        ("- : +", GameResult::BlackByForfeit),
        ("-/-", GameResult::BothAbsent),
    ] {
        let text = format!("[White \"A\"]\n\n1. e4 e5 {end}\n\n[White \"B\"]\n\n1. d4 1-0\n");
        let games = read(&text);
        assert_eq!(games.len(), 2, "{end}");
        let ReadGame { game, faults, .. } = &games[0];
        assert_eq!(
            (game.line.len(), game.result, faults.len()),
            (2, PgnResult::Other(result), 0),
            "{end}"
        );
        assert_eq!(read(&kept(game))[0].game, *game, "{end}");
        assert_eq!(read(&super::text(game))[0].game.result, game.result, "{end}");
    }
    // An evaluation within the game, and castling at its end.
    assert!(only("1. e4 +/- e5 *").game.line[0].glyphs().eq([16]));
    assert_eq!(whole("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0").last().unwrap(), "e1g1");
}

#[test]
fn text_between_the_games_is_no_game() {
    let text = "Games of the club, by Ada\n\n[White \"A\"]\n\n1. e4 1-0 FF\n\nThe next game (was) played\nin Lisbon.\n\n1. d4 d5 *\n\nThe end";
    let games = read(text);
    let lengths: Vec<usize> = games.iter().map(|read| read.game.line.len()).collect();
    assert_eq!(lengths, [1, 2]);
    assert_eq!(places(text), []);
    let mut stream = GameStream::new(text.as_bytes());
    let mut count = 0;
    while stream.pass().unwrap() {
        count += 1;
    }
    assert_eq!(count, 2);
    assert_eq!(places("1. xx *"), [(1, 4, PgnProblem::Unreadable(String::from("xx")))]);
}

#[test]
fn a_missing_promotion_piece_is_told_one_in_brackets_is_read() {
    let start = "[FEN \"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n";
    let told = places(&format!("{start}1. e8 *"));
    assert_eq!(told, [(3, 4, PgnProblem::Incomplete(String::from("e8")))]);
    for written in ["e8(Q)+", "e8{Q}", "e8 {Q}", "e8=Queen", "e8=Dame+", "e8=dama"] {
        assert_eq!(
            whole(&format!("{start}1. {written} Kh7 *")),
            ["e7e8q", "h8h7"],
            "{written}"
        );
    }
    let knight = read(&format!("{start}1. e8=Knight {{Q}} Kh7 *")).remove(0).game;
    assert_eq!(knight.line[0].comments().collect::<Vec<_>>(), ["Q"]);
}

#[test]
fn an_impossible_result_is_called_one() {
    for written in ["2-0", "1=0", "1-½", "0-2"] {
        let told = PgnProblem::NoResult(String::from(written));
        assert_eq!(places(&format!("1. e4 {written}")), [(1, 7, told)], "{written}");
    }
    assert_eq!(
        places("1. e4 1. 5"),
        [(1, 10, PgnProblem::Unreadable(String::from("5")))]
    );
}

#[test]
fn a_comment_without_an_end_costs_its_game_alone() {
    for next in ["[White \"A\"]\n\n1. d4 d5 *", "[Event \"A\"]\n1. d4 d5 *"] {
        let games = read(&format!("1. e4 {{open [b5] e5\n[%clk 1:00] 2. Nf3 *\n\n{next}\n"));
        let plies: Vec<_> = games
            .iter()
            .map(|read| (read.game.line.len(), read.faults.len()))
            .collect();
        assert_eq!(plies, [(1, 1), (2, 0)], "{next}");
    }
}

#[test]
fn a_byte_order_mark_is_in_no_column() {
    let told = PgnProblem::Unreadable(String::from("xx"));
    assert_eq!(places("\u{feff}1. e4 xx *"), [(1, 7, told)]);
}

/// The moves, the faults and the moves of the sheet with the same text.
fn in_file_and_sheet(start: &str, text: &str) -> (usize, usize, usize, bool, PgnResult) {
    let file = read(&format!("[FEN \"{start}\"]\n\n{text}\n"));
    let position = crate::fen::read(start, None).unwrap();
    let sheet = crate::sheet::read(text, &position, None);
    let plies = file.iter().map(|read| read.game.line.len()).sum();
    let faults = file.iter().map(|read| read.faults.len()).sum();
    let result = file.first().map(|read| read.game.result).unwrap_or_default();
    (
        plies,
        faults,
        sheet.moves.len(),
        sheet.unreadable.is_none() && file.len() == 1,
        result,
    )
}

#[test]
fn a_promotion_is_read_with_any_sign_or_bracket() {
    let pawn = "8/2P5/8/8/8/8/6k1/K7 w - - 0 1";
    for written in [
        "c8 = Q",
        "c8 =Q",
        "c8= Q",
        "c8[Q]",
        "c8/Q",
        "c8(Q)",
        "c8 (Q)",
        "c8 [Q]",
        "c8=(Q)",
        "c8 = (Q)",
        "c8=[Q]",
        "c8-Q",
        "c8 - Q",
        "c8:Q",
        "c8 / Q",
        "c8=q",
        "c8 =q",
        "c8 (q)",
        "c8 = Q+",
        "c8[Q]+",
        "c8 (Q)!",
        "c8=♕",
        "c8 ♕",
        "c7-c8 = Q",
        "c7c8[Q]",
        "c8 = D",
        "c8[D]",
        "c8(D)",
        "c8>Q",
        "c8→Q",
        "c8 → Q",
        "c8=>Q",
        "c8^Q",
        "C8 = Q",
        "c8=\u{200b}Q",
        "c8\u{a0}=\u{a0}Q",
        "c8 ( Q )",
        "c8 q",
        "c8＝Ｑ",
    ] {
        let found = in_file_and_sheet(pawn, &format!("1. {written} Kf3 1-0"));
        assert_eq!(found, (2, 0, 2, true, PgnResult::White), "{written}");
    }
}

#[test]
fn en_passant_is_noted_in_the_words_of_several_languages() {
    let pawns = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for note in [
        " e.p.",
        " (e.p.)",
        " i.V.",
        "(i.V.)",
        "i.V.",
        " iV",
        " i. V.",
        " a.p.",
        " a. p.",
        " en passant",
        " (en passant)",
        " e/p",
        " EP",
        " ep+",
        " e.p.!",
        " al paso",
        " im Vorbeigehen",
        " im Vorübergehen",
        "ap",
        " de passagem",
        " al varco",
    ] {
        let found = in_file_and_sheet(pawns, &format!("1. exd6{note} Kd7 1-0"));
        assert_eq!(found, (2, 0, 2, true, PgnResult::White), "{note}");
    }
}

#[test]
fn expressions_reserved_by_pgn_are_skipped() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for text in [
        "1. e4 <x> e5 2. Nf3",
        "1. e4 <reserved d5 c5> e5 2. Nf3",
        "1. e4 <<a> b> e5 2. Nf3",
        "1. e4<x> e5<y>2. Nf3",
        "<x> 1. e4 e5 2. Nf3",
        "1. e4 e5 <a\nb> 2. Nf3",
        "1. e4 < > e5 2. Nf3",
        "1. e4 e5 (1... c5 <x>) 2. Nf3",
        "1. e4 [%clk 1:30:00] e5 [%clk 1:29:00] 2. Nf3",
        "1. e4 – e5 2. Nf3",
        "1. e4 | e5 | 2. Nf3",
        "| 1 | e4 | e5 |\n| 2 | Nf3 |",
        "1. e4 / e5 2. Nf3",
        "1.- e4 e5 2.- Nf3",
        "1- e4 e5 2- Nf3",
        "1º e4 e5 2º Nf3",
        "1. е4 е5 2. Nf3",
        "1. e4 e5 2. Nf3 dis ch",
    ] {
        let found = in_file_and_sheet(start, &format!("{text} 1-0"));
        assert_eq!(found, (3, 0, 3, true, PgnResult::White), "{text}");
    }
    // An open bracket hides no other game.
    let games = read("[Event \"one\"]\n\n1. e4 <x e5 1-0\n\n[Event \"two\"]\n\n1. d4 > d5 0-1\n");
    let found: Vec<_> = games
        .iter()
        .map(|read| (read.game.line.len(), read.faults.len()))
        .collect();
    assert_eq!(found, [(1, 1), (2, 0)]);
    let _games = read(&"< ".repeat(100_000));
}

#[test]
fn a_result_is_read_in_any_way_in_which_people_write_it() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let (white, black) = (
        PgnResult::Other(GameResult::WhiteByForfeit),
        PgnResult::Other(GameResult::BlackByForfeit),
    );
    for (written, result) in [
        ("1-0F", white),
        ("1-0f", white),
        ("1-0 F", white),
        ("1-0FF", white),
        ("1F-0F", white),
        ("1X-0F", white),
        ("0-1F", black),
        ("0-1 ff", black),
        ("1:0 kl.", white),
        ("+:-", white),
        ("+/-", white),
        ("- - +", black),
        ("=-=", PgnResult::Draw),
        ("= : =", PgnResult::Draw),
        ("=/=", PgnResult::Draw),
        ("1/2", PgnResult::Draw),
        ("½", PgnResult::Draw),
        ("½ ½", PgnResult::Draw),
        ("1/2 1/2", PgnResult::Draw),
        ("1/0", PgnResult::White),
        ("(1-0)", PgnResult::White),
        ("(½)", PgnResult::Draw),
        ("1-0 (time)", PgnResult::White),
        ("1-0(forfeit)", PgnResult::White),
        ("1-0 resigns", PgnResult::White),
        ("resigns 1-0", PgnResult::White),
        ("0-1 time", PgnResult::Black),
        ("1-0#", PgnResult::White),
        ("0-1*", PgnResult::Black),
        ("+:- kl.", white),
        ("Black resigns 1-0", PgnResult::White),
    ] {
        let found = in_file_and_sheet(start, &format!("1. e4 e5 2. Nf3 {written}"));
        assert_eq!(found, (3, 0, 3, true, result), "{written}");
        // The same before another game.
        let two = format!("[Event \"a\"]\n\n1. e4 e5 2. Nf3 {written}\n\n[Event \"b\"]\n\n1. d4 *\n");
        let games: Vec<usize> = read(&two).iter().map(|read| read.game.line.len()).collect();
        assert_eq!(games, [3, 1], "{written}");
        let mut skipped = Games::new(&two);
        assert!(skipped.pass() && skipped.pass() && !skipped.pass(), "{written}");
    }
}

#[test]
fn a_fault_in_other_letters_costs_the_moves_after_it_alone() {
    for (moves, plies) in [
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. xyzzy Sf6 *", 6),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. Kh1 *", 8),
        ("1. e4 e5 2. Cf3 Cc6 3. Ab5 xx *", 5),
        ("1. e4 (1. foo) e5 2. Sf3 Sc6 3. Lb5 *", 5),
    ] {
        let read = only(moves);
        assert_eq!(
            (read.game.line.len(), read.faults.len()),
            (plies, 1),
            "{moves}: {:?}",
            read.faults
        );
    }
}

#[test]
fn a_comment_between_tags_parts_no_game() {
    for comment in ["; by hand", "{hello}", "{a} {b}"] {
        let text = format!("[White \"A\"]\n{comment}\n[Black \"B\"]\n\n1. e4 e5 1-0\n");
        let read = only(&text);
        assert_eq!(
            (read.game.tag("White"), read.game.tag("Black")),
            (Some("A"), Some("B")),
            "{text}"
        );
        assert!(read.leaves_out && read.game.intro.is_empty(), "{text}");
    }
    // A game of tags and a comment alone ends where the same tags begin again.
    let twice = "[White \"A\"]\n\n{not played}\n\n[White \"B\"]\n\n{before} 1. e4 *\n";
    let games = read(twice);
    let intros: Vec<&str> = games
        .iter()
        .flat_map(|read| &read.game.intro)
        .map(String::as_str)
        .collect();
    assert_eq!(intros, ["not played", "before"]);
    assert!(games.iter().all(ReadGame::is_whole));
}

#[test]
fn a_null_move_is_named_in_every_way_of_writing_it() {
    for pass in ["--", "--!", "––", "Z0", "0000", "@@@@", "null", "null?!"] {
        let read = only(&format!("1. e4 {pass} 2. d4 *")).as_played();
        let named = matches!(
            &read.faults[..],
            [PgnFault {
                problem: PgnProblem::Pass(_),
                ..
            }]
        );
        assert!(named && read.game.line.len() == 1, "{pass}: {:?}", read.faults);
    }
    assert_eq!(only("1.) e4 e5 2.) Nf3 *").faults, []);
}

#[test]
fn a_game_of_tags_alone_ends_where_the_same_tags_begin_again() {
    let first = "[White \"A\"]\n[Black \"B\"]\n[Result \"+/-\"]\n";
    let games = read(&format!("{first}\n\n{}\n1. e4 0-1\n", first.replace('A', "C")));
    let players: Vec<_> = games
        .iter()
        .map(|read| (read.game.tag("White"), read.game.line.len()))
        .collect();
    assert_eq!(players, [(Some("A"), 0), (Some("C"), 1)]);
    assert_eq!(read(&format!("{first}{first}\n1. e4 0-1\n")).len(), 2);
    // Other tags go on with the tags, and so does the same one directly below.
    for more in ["\n[Site \"x\"]\n", "[Black \"C\"]\n"] {
        assert_eq!(read(&format!("{first}{more}\n1. e4 0-1\n")).len(), 1, "{more}");
    }
}

#[test]
fn nothing_between_the_moves_is_dropped_untold() {
    for text in [
        "1. e4 e5 draw\n",
        "1. e4 e5 2. Nf3 17 Nc6 *",
        "1. e4 e5 remis",
        "1. e4 e5 2012 *",
        "1. e4 e5 2012",
        "1. e4 e5 draw *",
        "1. e4 e5 stalemate *",
    ] {
        assert_eq!(only(text).faults.len(), 1, "{text}");
    }
    for text in ["1 e4 e5 2 *", "1 e4 e5 2 Nf3 Nc6 *", "1. e4 e5 2.Nf3 2 ... Nc6 *"] {
        assert!(only(text).is_whole(), "{text}");
    }
}

#[test]
fn the_numbers_of_correspondence_chess_are_moves() {
    let read = only("1. 5254 5755 2. 7163 2836 3. 6134 6846 4. 5171 *");
    assert_eq!(read.faults, []);
    assert!(
        super::text(&read.game).contains("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bd6 4. O-O"),
        "{}",
        super::text(&read.game)
    );
    let promoted = only("[SetUp \"1\"]\n[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. 57584 *");
    assert!(
        super::text(&promoted.game).contains("1. e8=N+"),
        "{}",
        super::text(&promoted.game)
    );
    let problem = |text: &str| only(text).faults.remove(0).problem;
    assert_eq!(problem("1. 5254 5254 *"), PgnProblem::Illegal(String::from("5254")));
}

#[test]
fn a_lonely_n_that_can_be_a_knight_and_a_novelty_is_told() {
    for text in [
        "1. e4 N c6 2. d4 d5 *",
        "1. e4 e5 2. N\nf3 Nc6 *",
        "1. e4 e5 2. Nf3 N h6 *",
    ] {
        let problems: Vec<_> = only(text).faults.into_iter().map(|fault| fault.problem).collect();
        assert!(
            matches!(&problems[..], [PgnProblem::KnightOrPawn(word)] if word.starts_with("N ")),
            "{text}: {problems:?}"
        );
    }
    // Other pieces that stand apart say which one it is, and so does the board.
    for (text, plies) in [("1. e4 e5 2. N f3 N c6 3. B b5 a6 *", 6), ("1. e4 N e5 *", 2)] {
        let read = only(text);
        assert_eq!((read.game.line.len(), read.faults), (plies, Vec::new()), "{text}");
    }
}

#[test]
fn a_move_number_out_of_sequence_is_told() {
    for (text, number, plies) in [
        ("1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 *", "3", 6),
        ("1. e4 e5 2. Nf3 Nc6 2. Bb5 a6 5. Ba4 *", "2", 7),
        ("[White \"A\"]\n\n1. e4 e5\n\n1. d4 d5\n", "1", 2),
        (
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 20\"]\n\n20. e4 Kd7 22. e5 *",
            "22",
            3,
        ),
    ] {
        let read = only(text);
        let problems: Vec<_> = read.faults.iter().map(|fault| &fault.problem).collect();
        assert_eq!(problems, [&PgnProblem::WrongNumber(number.to_owned())], "{text}");
        assert_eq!((read.game.line.len(), read.is_whole()), (plies, false), "{text}");
    }
    for text in [
        "1. e4 1... e5 2. Nf3 (2. f4 exf4 5. Nf3) 2... Nc6 *",
        "e4 e5 2. Nf3 *",
        "1. e4 1. e5 2. Nf3 2. ... Nc6 *",
        "1. e4 e5 2. -- d5 4. exd5 *",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n20. e4 Kd7 21. e5 *",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 20\"]\n\n1. e4 Kd7 2. e5 *",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n\n1... Kd7 2. e4 *",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n\n1. Kd7 e4 2. Kd6 *",
    ] {
        assert!(only(text).is_whole(), "{text}: {:?}", only(text).faults);
    }
    // The numbers are not those that would be written.
    let read = only("10. e4 e5 11. Nf3 *");
    assert!(read.faults.is_empty() && !read.is_whole());
    // After a move number N is no novelty.
    for text in ["1. d4 d5 2. N", "1. d4 d5 2.N *"] {
        assert_eq!(only(text).faults.len(), 1, "{text}");
    }
    assert!(only("1. d4 N d5 N *").is_whole());
}

#[test]
fn signs_that_would_be_lost_keep_a_game_as_it_is() {
    for sign in ["@", "^", ">", "x", ":", "#", "++", "e.p.", " e.p."] {
        let text = format!("1. e4 e5 2. Nf3{sign} Nc6 *");
        let read = only(&text);
        assert_eq!((read.game.line.len(), read.is_whole()), (4, false), "{text}");
    }
    assert!(!only("1. e4 e5 2. Bf1xb5 *").is_whole());
    for text in [
        "1. e4 d5 2. exd5 e5 3. dxe6e.p. *",
        "1. e4 d5 2. exd5 e5 3. dxe6 e.p. *",
        "1. e4 d5 2. ed5: Qd5x *",
        "1. f3 e5 2. g4 Qh4# *",
        "1. f3 e5 2. g4 Qh4++ *",
        "1. e4! e5+ 2. Nf3!? Nc6, *",
        "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8(Q)+ *",
        "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ *",
    ] {
        assert!(only(text).is_whole(), "{text}");
    }
}

#[test]
fn an_n_is_no_knight_where_the_knights_are_a_c() {
    let text = "1. d4 d5 2. Cf3 Cf6 3. Cc3 c6 4. Ng5 *";
    let read = only(text);
    let problems: Vec<_> = read.faults.iter().map(|fault| &fault.problem).collect();
    assert_eq!(problems, [&PgnProblem::ForeignKnight(String::from("Ng5"))]);
    assert_eq!(read.game.line.len(), 6);
    let sheet = crate::sheet::read(text, &Chess::default(), None);
    assert_eq!(
        (sheet.moves.len(), sheet.unreadable.map(|it| it.token)),
        (6, Some(String::from("Ng5")))
    );
    let mut romanian = Games::new(text).written_in(Some(Letters::Romanian));
    let read = romanian.next().unwrap();
    assert!(read.faults.is_empty() && super::text(&read.game).contains("4. Bg5"));
}

#[test]
fn a_knight_of_dutch_letters_is_no_pawn() {
    let read = only("1. e4 e5 2. Pf3 Pc6 3. Lc4 Lc5 4. Pc3 *");
    assert!(
        super::text(&read.game).contains("2. Nf3 Nc6 3. Bc4 Bc5 4. Nc3"),
        "{}",
        super::text(&read.game)
    );
    // Nothing decides between a pawn and a knight.
    for text in ["1. Pf3 Pc6 *", "1. Pf3 d5 2. d4 Pf6 3. g3 *", "1. pf3"] {
        let problems: Vec<_> = only(text).faults.into_iter().map(|fault| fault.problem).collect();
        assert!(
            matches!(&problems[..], [PgnProblem::KnightOrPawn(word)] if word.ends_with("f3")),
            "{text}: {problems:?}"
        );
    }
    // A pawn may have its letter in Spanish as well, and in English.
    for text in ["1. Pe4 Pe5 2. Cf3 Cc6 *", "1. Pe4 Pe5 2. Nf3 *"] {
        let read = only(text);
        assert!(
            read.faults.is_empty() && super::text(&read.game).contains("1. e4 e5 2. Nf3"),
            "{text}"
        );
    }
}

#[test]
fn the_letters_of_every_language_are_read_as_they_are_written() {
    let text = "1. d4 e5 2. dxe5 f6 3. exf6 Bb4+ 4. Nc3 Nxf6 5. Bg5 O-O 6. Qd2 Kh8 7. O-O-O Rg8 8. a4 a5 9. e4 Qe8 10. e5 d5 11. exd6 \
                Bf5 12. dxc7 Rf8 13. cxb8=N Rxb8 14. Kb1 *";
    let game = only(text).game;
    assert_eq!(game.line.len(), 27);
    for letters in Letters::ALL {
        let moves = game
            .played()
            .map(|(position, mv, _)| algebraic::written_in(&position, mv, letters, MoveNotation::Short));
        let written = algebraic::movetext(&game.start, moves);
        let mut games = super::read::Games::new(&written).written_in(Some(letters));
        let read = games.next().unwrap();
        assert_eq!(read.faults, [], "{letters}: {written}");
        assert_eq!(read.game.ucis(), game.ucis(), "{letters}: {written}");
    }
}

#[test]
fn a_capital_before_a_small_letter_is_a_piece() {
    let read = only("1. d4 d5 2. Ff4 Cf6 *");
    assert!(
        super::text(&read.game).contains("2. Bf4 Nf6"),
        "{}",
        super::text(&read.game)
    );
    let read = only("1. d4 d5 2. Hf4 e6 *");
    assert_eq!((read.game.line.len(), read.faults.len()), (2, 1));
}

#[test]
fn numbers_and_words_between_the_moves_end_the_game() {
    for (text, plies, word) in [
        ("1. e4 e5 2. Nf3 17 Nc6 *", 3, "17"),
        ("1. e4 e5 17 2 Nf3 *", 2, "17"),
        ("1. e4 e5 2012 *", 2, "2012"),
        ("1. e4 e5 resigns 2. Nf3 *", 2, "resigns"),
        ("1. e4 e5 {x} draw {y} 2. Nf3 *", 2, "draw"),
        ("1. e4 e5 draw", 2, "draw"),
        ("1. e4 e5 White *", 2, "White"),
    ] {
        let read = only(text);
        let problems: Vec<_> = read.faults.iter().map(|fault| &fault.problem).collect();
        let is_number = word.starts_with(char::is_numeric);
        let problem = if is_number {
            PgnProblem::Unreadable
        } else {
            PgnProblem::NoResult
        };
        assert_eq!(problems, [&problem(word.to_owned())], "{text}");
        assert_eq!(read.game.line.len(), plies, "{text}");
    }
    for text in [
        "1 e4 e5 2 Nf3 Nc6 3 *",
        "1 e4 1 e5 2 Nf3 2 Nc6 *",
        "24 e4 e5 25 Nf3 Nc6 *",
        "1. e4 e5 2. Nf3 Nc6 draw 1/2-1/2",
        "1. e4 e5 2. Nf3 Nc6 White resigns. 0-1",
        "1. e4 e5 2. Nf3 Nc6 {time} resigns {x} 1-0",
    ] {
        let read = only(text);
        assert_eq!((read.game.line.len(), read.faults), (4, Vec::new()), "{text}");
    }
}

#[test]
fn the_parts_of_a_move_may_stand_apart() {
    for (moves, plies) in [
        ("1. e4 e5 2. Qh5 Nc6 3. Qx f7 *", 5),
        ("1. d4 d5 2. N f3 Nf6 3. N b d2 *", 5),
        ("1. d4 Nf6 2. c4 e6 3. Nf3 d5 4. Nc3 Nb d7 5. B g5 *", 9),
        ("1. e4 e5 2. Nf3 D 2... Nc6 *", 4),
        ("1 e4 e5 2 Nf3 D 2 ... Nc6 *", 4),
        ("1. e4 N 1... e5 2. Nf3 *", 3),
    ] {
        let read = only(moves);
        assert_eq!((read.game.line.len(), read.faults), (plies, Vec::new()), "{moves}");
    }
}

#[test]
fn a_position_with_impossible_castling_is_played_without_it() {
    let tags = |fen: &str| format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n");
    let read = only(&format!("{}1. e4 Ke7 *", tags("4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1")));
    assert_eq!(
        (read.game.line.len(), &read.faults[..], read.is_cut),
        (2, &[][..], false)
    );
    assert!(read.without_castling.is_some() && !read.is_whole());
    for fen in ["", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1;"] {
        let read = only(&format!("{}1. e4 *", tags(fen)));
        assert_eq!((read.game.line.len(), read.faults), (1, Vec::new()), "{fen}");
    }
}

#[test]
fn a_result_or_a_word_for_check_may_stand_at_the_move() {
    for (moves, plies, result) in [
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#1-0", 7, PgnResult::White),
        ("1. e4 e5 2. Nf3 Nc61/2-1/2", 4, PgnResult::Draw),
        ("1. e4 e5 2. Qh5 Nc6 3. Qxf7ch Kxf7 *", 6, PgnResult::Open),
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7mate 1-0", 7, PgnResult::White),
        ("1: e4 e5 2: Nf3 *", 3, PgnResult::Open),
    ] {
        let read = only(moves);
        assert_eq!(
            (read.game.line.len(), read.game.result, read.faults),
            (plies, result, Vec::new()),
            "{moves}"
        );
    }
}

#[test]
fn the_names_of_tags_may_be_small_and_the_first_of_two_counts() {
    let text = "[white \"Ada\"]\n[Fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[FEN \"\"]\n\n1. e4 *\n";
    let read = only(text);
    assert_eq!((read.game.tag("White"), read.game.line.len()), (Some("Ada"), 1));
    assert_eq!(super::text(&read.game).matches("Ada").count(), 1);
}

#[test]
fn a_result_in_a_variation_ends_no_text() {
    let moves = "e4 (* 1. Bxh7+!?";
    let followed = read(&format!("{moves} [White \"a\"]\n"));
    assert_eq!(only(moves).game, followed[0].game);
}

#[test]
fn a_capital_that_is_a_piece_of_another_language_decides_for_it() {
    let read = only("1. e4 c5 2. Cf3 e6 3. d4 cxd4 4. Cxd4 Cc6 5. Cc3 Cf6 6. Ff4 d6 *");
    assert!(
        super::text(&read.game).contains("6. Bf4 d6"),
        "{}",
        super::text(&read.game)
    );
    assert_eq!(read.faults, []);
    let spanish = only("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 *");
    assert!(
        super::text(&spanish.game).contains("3. Bb5"),
        "{}",
        super::text(&spanish.game)
    );
}
