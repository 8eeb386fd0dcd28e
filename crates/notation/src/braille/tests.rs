//! The vectors of the code, and the reading back of games.

use proptest::prelude::*;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

use super::file::{BraillePage, FormFeed, PefHeader};
use super::*;
use crate::fen;
use crate::pgn::{self, PgnGame};

fn written(fen: &str, uci: &str, code: BrailleCode) -> (String, String) {
    let position = fen::read(fen, None).unwrap();
    let mv = uci.parse::<UciMove>().unwrap().to_move(&position).unwrap();
    let cells = code.mv(&position, mv);
    (to_brf(&cells), cells)
}

#[test]
fn moves_have_the_cells_of_the_british_code() {
    // The moves: Rf4, d5, cxd5, f5+, Rxf4+, Nce5, N1c3, Nb1c3, Re8#, and 2.Nf3.
    for (fen, uci, brf, cells) in [
        ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "f1f4", "RF4", "⠗⠋⠲"),
        ("4k3/8/8/8/3P4/8/8/4K3 w - - 0 1", "d4d5", "D5", "⠙⠢"),
        ("4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1", "c4d5", "C;D5", "⠉⠰⠙⠢"),
        ("8/8/6k1/8/5P2/8/8/4K3 w - - 0 1", "f4f5", "^F5", "⠘⠋⠢"),
        ("5k2/8/8/8/5p2/8/8/4KR2 w - - 0 1", "f1f4", "R_F4", "⠗⠸⠋⠲"),
        ("k7/8/2N3N1/8/8/8/8/4K3 w - - 0 1", "c6e5", "SCE5", "⠎⠉⠑⠢"),
        ("7k/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "b1c3", "S1C3", "⠎⠂⠉⠒"),
        ("7k/8/8/1N6/8/8/8/1N1NK3 w - - 0 1", "b1c3", "SB1C3", "⠎⠃⠂⠉⠒"),
        ("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "e1e8", "RE8>M", "⠗⠑⠦⠜⠍"),
    ] {
        assert_eq!(
            written(fen, uci, BrailleCode::Ukaaf2015),
            (brf.to_owned(), cells.to_owned()),
            "{fen}"
        );
    }
    assert_eq!(
        written("6k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", BrailleCode::Ukaaf2015).0,
        "O-O"
    );
    assert_eq!(
        written("7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", BrailleCode::Ukaaf2015).0,
        "^E8Q"
    );
    assert_eq!(
        written("7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", BrailleCode::Ukaaf2015).0,
        "A8S"
    );
}

#[test]
fn the_programs_own_codes_never_take_a_piece_for_a_file() {
    // Queen and d-pawn can both capture on e5.
    let fen = "4k3/8/8/4p3/3P4/8/8/4QK2 w - - 0 1";
    assert_eq!(written(fen, "e1e5", BrailleCode::German).0, ".D_E5");
    assert_eq!(written(fen, "d4e5", BrailleCode::German).0, "D;E5");
    assert_eq!(
        written("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "g1f3", BrailleCode::Portuguese).0,
        ".CF3"
    );
    assert_eq!(
        written("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "f1c4", BrailleCode::Spanish).0,
        ".AC4"
    );
}

#[test]
fn the_initial_position_is_the_diagram_of_the_code() {
    let cells = diagram(Chess::default().board(), BrailleCode::Ukaaf2015);
    assert_eq!(cells, "⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗");
    assert_eq!(to_brf(&cells), "(!V=UV!( &&&&&&&& 32 PPPPPPPP RSLQKLSR");
    let position = fen::read("8/8/4k3/8/8/2P5/8/4K3 w - - 0 1", None).unwrap();
    assert_eq!(
        to_brf(&diagram(position.board(), BrailleCode::Ukaaf2015)),
        "16 4U3 16 2P5 8 4K3"
    );
}

const SAMPLE: &str = "[White \"Ada\"]\n[Black \"Ben\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 \
     6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 O-O 10. O-O-O Re8 11. Kb1 {(=)} 1/2-1/2";

fn sample() -> PgnGame {
    pgn::read(SAMPLE).remove(0).game
}

#[test]
fn the_sample_of_appendix_c_as_a_sheet() {
    let lines = sheet(&sample(), BrailleCode::Ukaaf2015, Layout::Lines, &[], 40, None);
    let brf = file::brf(&[lines], BraillePage::default());
    assert_eq!(
        brf,
        ",ADA - ,BEN\n\n1 E4 E5\n2 SF3 SF6\n3 D4 E;D4\n4 E5 SE4\n5 Q;D4 D5\n6 E;D6 S;D6\n7 LG5 SC6\n8 Q^E3 LE7\n9 SBD2 O-O\n\
         10 O-O-O RE8\n11 KB1 \"<\"7\">\n#A/B-#A/B\n"
    );
    let lines = sheet(&sample(), BrailleCode::Ukaaf2015, Layout::Running, &[2], 20, None);
    assert!(lines.iter().all(|line| line.chars().count() <= 20), "{lines:?}");
    assert_eq!(to_brf(&lines[2]), "1 E4 E5");
    assert_eq!(to_brf(&lines[3]), "      (!V=UV!(");
    let text = file::read(&file::brf(&[lines], BraillePage::default()));
    let (game, fault) = read(&text, BrailleCode::Ukaaf2015, &Chess::default());
    assert_eq!((fault, game.line.len(), game.result), (None, 21, pgn::PgnResult::Draw));
}

#[test]
fn what_cannot_be_read_has_its_place() {
    let fault = |brf: &str| {
        read(&from_brf(brf), BrailleCode::Ukaaf2015, &Chess::default())
            .1
            .unwrap()
    };
    let found = fault("1 E4 E5\n2 SF3 SF3");
    assert_eq!((found.line, found.column), (2, 7));
    assert_eq!(found.problem, BrailleProblem::NoMove("⠎⠋⠒".to_owned()));
    assert_eq!(fault("1 E4 E5\n3 SF3").problem, BrailleProblem::WrongNumber(3));
    assert_eq!(fault("").problem, BrailleProblem::Empty);
    for (brf, problem) in [
        (
            "1 E4 E5\n#A-#J\n2 SF3",
            BrailleProblem::MovesAfterResult("⠼⠁⠤⠼⠚".to_owned()),
        ),
        ("1 E4 #A-#J E5", BrailleProblem::MovesAfterResult("⠼⠁⠤⠼⠚".to_owned())),
        (
            "1 E4 E5\n#A-#J\n\n,C - ,D\n\n1 D4 D5\n#J-#A",
            BrailleProblem::SecondGame,
        ),
        ("1 E4 E5\n#A-#J\n1 D4 D5", BrailleProblem::SecondGame),
    ] {
        assert_eq!(fault(brf).problem, problem, "{brf}");
    }
    // Signs that name no square may be left out, and lower case is the same cell.
    let (game, fault) = read(
        &from_brf("1 e4 d5 2 ed5 qd5"),
        BrailleCode::Ukaaf2015,
        &Chess::default(),
    );
    assert_eq!((game.line.len(), fault), (4, None));
}

#[test]
fn pages_end_as_the_embosser_wants() {
    let sheets = vec![vec![String::from("⠁"); 3], vec![String::from("⠃")]];
    let page = |form_feed, crlf| BraillePage {
        cells: 40,
        lines: 2,
        form_feed,
        crlf,
    };
    assert_eq!(
        file::brf(&sheets, page(FormFeed::Between, false)),
        "A\nA\n\u{c}A\n\u{c}B\n"
    );
    assert_eq!(
        file::brf(&sheets, page(FormFeed::Each, true)),
        "A\r\nA\r\n\u{c}A\r\n\u{c}B\r\n\u{c}"
    );
    assert_eq!(file::brf(&sheets, page(FormFeed::None, false)), "A\nA\nA\n\nB\n");
}

proptest! {
    #[test]
    fn a_sheet_of_any_game_in_any_code_and_file_is_read_back(
        choices in proptest::collection::vec(any::<u16>(), 1..70), code in 0_usize..4, running: bool, cells in 20_usize..45,
        result in 0_usize..10
    ) {
        let mut game = pgn::PgnGame::from_start(Chess::default());
        let mut position = Chess::default();
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[usize::from(choice) % legal.len()];
            let mut entry = pgn::PgnMove::new(mv);
            if choice > 60_000 {
                entry.comment(pgn::DRAW_OFFER.to_owned());
            }
            game.line.push(entry);
            position.play_unchecked(mv);
        }
        game.tags.push(("White".to_owned(), "Ada Gödel 3".to_owned()));
        game.result = laws::ending::GameResult::ALL
            .get(result)
            .map_or(pgn::PgnResult::Open, |result| pgn::PgnResult::of(*result));
        let code = BrailleCode::ALL[code];
        let layout = if running { Layout::Running } else { Layout::Lines };
        let lines = sheet(&game, code, layout, &[0, 7], cells, None);
        prop_assert!(lines.iter().all(|line| line.chars().count() <= cells), "{:?}", lines);
        let page = BraillePage { cells, lines: 10, ..BraillePage::default() };
        let about = PefHeader { title: "<&>", language: "en", date: None };
        let brf = file::brf(std::slice::from_ref(&lines), page);
        prop_assert!(brf.is_ascii());
        let pef = file::pef(std::slice::from_ref(&lines), page, about);
        for text in [brf, file::unicode(std::slice::from_ref(&lines)), pef] {
            let (found, fault) = read(&file::read(&text), code, &Chess::default());
            prop_assert_eq!(fault, None, "{}", text);
            prop_assert_eq!(&found.line, &game.line);
            prop_assert_eq!(found.result, game.result);
        }
    }

    #[test]
    fn no_text_whatever_breaks_the_reader(text in "[ -~\n⠁-⠿]{0,80}") {
        for code in BrailleCode::ALL {
            let _read = read(&file::read(&text), code, &Chess::default());
        }
    }
}

#[test]
fn a_name_without_end_is_broken_at_the_end_of_each_line() {
    let mut game = PgnGame::from_start(Chess::default());
    game.tags = vec![(String::from("White"), "a".repeat(400_001))];
    let lines = sheet(&game, BrailleCode::Ukaaf2015, Layout::Lines, &[], 40, None);
    assert_eq!(lines.first().map(|line| line.chars().count()), Some(40));
    assert!(lines.len() > 10_000 && lines.iter().all(|line| line.chars().count() <= 40));
}
