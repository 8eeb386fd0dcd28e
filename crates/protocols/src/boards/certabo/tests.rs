use proptest::prelude::*;

use super::*;

/// The chip of the piece that stands on that square at the start.
fn chip(square: Square) -> Chip {
    [3, 0, 84, 200, u8::from(square) + 1]
}

/// The line sent when each piece carries the chip of the square on which it stood at the start.
fn line(standing: &[(Square, Square)]) -> String {
    let numbers = |square: Square| {
        let from = standing.iter().find(|(on, _)| *on == square).map(|(_, from)| *from);
        let chip = from.map_or(NO_CHIP, chip);
        chip.map(|number| number.to_string()).join(" ")
    };
    format!(":{} \r\n", squares().map(numbers).collect::<Vec<_>>().join(" "))
}

fn start() -> Vec<(Square, Square)> {
    Board::new()
        .occupied()
        .into_iter()
        .map(|square| (square, square))
        .collect()
}

fn moved(from: Square, to: Square) -> Vec<(Square, Square)> {
    let at = |(on, piece): (Square, Square)| (if on == from { to } else { on }, piece);
    start().into_iter().map(at).collect()
}

fn shows(board: Board) -> Vec<BoardOutput> {
    vec![BoardOutput::Report(BoardReport::Shows(board))]
}

/// Hears that line `times` times.
fn hear(board: &mut Certabo, line: &str, times: usize) -> Vec<BoardOutput> {
    board.hear(line.repeat(times).as_bytes())
}

/// A board whose chips are known and which shows the initial position.
fn calibrated() -> Certabo {
    let mut board = Certabo::new(None);
    assert_eq!(
        hear(&mut board, &line(&start()), SCANS_TO_LEARN).last(),
        shows(Board::new()).last()
    );
    board
}

#[test]
fn chips_are_learned_from_the_initial_position_and_kept_as_text() {
    let mut board = Certabo::new(None);
    assert_eq!(
        hear(&mut board, &line(&start()), 2),
        shows(Board::empty()),
        "no chip is known"
    );
    assert_eq!(board.calibration(), None);
    assert_eq!(hear(&mut board, &line(&start()), 5), shows(Board::new()));
    let known = board.calibration().unwrap().clone();
    let text = known.to_string();
    assert_eq!(text.lines().count(), 32);
    assert!(text.lines().any(|line| line == "K 3 0 84 200 5"), "{text}");
    assert_eq!(text.parse(), Ok(known.clone()));
    assert_eq!(
        hear(&mut Certabo::new(Some(known)), &line(&start()), 2),
        shows(Board::new())
    );
}

#[test]
fn what_is_no_calibration_is_none() {
    for bad in [
        "",
        "K",
        "K 1 2 3 4",
        "K 1 2 3 4 5 6",
        "K 1 2 3 4 256",
        "X 1 2 3 4 5",
        "KK 1 2 3 4 5",
        "K 0 0 0 0 0",
        "K 1 2 3 4 5\n\n",
    ] {
        assert_eq!(bad.parse::<Calibration>(), Err(NoCalibration), "{bad:?}");
    }
}

#[test]
fn only_the_whole_initial_position_is_learned() {
    let mut without_a_pawn = start();
    without_a_pawn.remove(12);
    let mut one_more = start();
    one_more.push((Square::E4, Square::E4));
    let mut twice = start();
    twice[0].1 = Square::H1;
    for standing in [without_a_pawn, one_more, twice, moved(Square::E2, Square::E4)] {
        let mut board = Certabo::new(None);
        hear(&mut board, &line(&standing), 20);
        assert_eq!(board.calibration(), None);
    }
    let mut board = Certabo::new(None);
    hear(&mut board, &line(&start()), SCANS_TO_LEARN - 1);
    assert_eq!(board.calibration(), None, "it has not stood there for long");
}

#[test]
fn spare_queens_on_d3_and_d6_are_learned() {
    let mut standing = start();
    standing.push((Square::D3, Square::D3));
    standing.push((Square::D6, Square::D6));
    let mut board = Certabo::new(None);
    hear(&mut board, &line(&standing), SCANS_TO_LEARN);
    let text = board.calibration().unwrap().to_string();
    assert!(
        text.contains("Q 3 0 84 200 20\n") && text.contains("q 3 0 84 200 44\n"),
        "{text}"
    );
    let heard = hear(&mut board, &line(&start()), 3);
    assert_eq!(heard, shows(Board::new()));
}

#[test]
fn a_second_set_of_pieces_is_learned_and_known_chips_stay() {
    let mut board = calibrated();
    let other = line(&start()).replace("3 0 84 200", "3 0 85 1");
    hear(&mut board, &other, SCANS_TO_LEARN);
    assert_eq!(board.calibration().unwrap().0.len(), 64);
    // King and queen stand the other way round: the board shows them like that, and learns nothing.
    let mut swapped = start();
    swapped[3].0 = Square::E1;
    swapped[4].0 = Square::D1;
    hear(&mut board, &line(&swapped), 20);
    assert_eq!(board.shown.as_ref().unwrap().king_of(Color::White), Some(Square::D1));
    assert_eq!(board.calibration().unwrap().0.len(), 64);
}

#[test]
fn most_of_the_last_three_scans_tell_and_only_changes_are_told() {
    let mut board = calibrated();
    let (before, after) = (line(&start()), line(&moved(Square::E2, Square::E4)));
    assert_eq!(hear(&mut board, &before, 10), []);
    assert_eq!(hear(&mut board, &after, 1), [], "seen once");
    assert_eq!(hear(&mut board, &before, 3), []);
    let expected: Board = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR".parse().unwrap();
    assert_eq!(hear(&mut board, &after, 3), shows(expected));
}

#[test]
fn numbers_of_no_chip_are_nothing() {
    let mut board = calibrated();
    for noise in 1..20 {
        // The first rank without pieces is the sixth.
        let before = line(&start());
        let numbers: Vec<&str> = before.trim_start_matches(':').split(' ').collect();
        let noisy = numbers.iter().enumerate().map(|(at, number)| match at {
            80..100 => format!("{}", at + noise),
            _ => (*number).to_owned(),
        });
        let noisy = format!(":{}", noisy.collect::<Vec<_>>().join(" "));
        assert_eq!(hear(&mut board, &noisy, 1), []);
    }
}

#[test]
fn lines_may_be_broken_anywhere_and_come_in_any_pieces() {
    let expected = shows(Board::new());
    for length in [1, 2, 3, 7, 61, 64, 65, 1000] {
        let mut board = calibrated();
        board.greeting();
        let whole = line(&start());
        let pieces = whole.trim_end().as_bytes().chunks(length);
        let broken = pieces
            .map(|piece| str::from_utf8(piece).unwrap())
            .collect::<Vec<_>>()
            .join("\n");
        assert_eq!(
            hear(&mut board, &format!("{broken} \r\nL\r\n\r\n"), 2),
            expected,
            "broken after {length}"
        );
        board.greeting();
        let pieces = whole.repeat(2);
        let heard: Vec<_> = pieces
            .as_bytes()
            .chunks(length)
            .flat_map(|piece| board.hear(piece))
            .collect();
        assert_eq!(heard, expected, "in pieces of {length}");
    }
    let mut board = calibrated();
    board.greeting();
    let unended = line(&start()).replace(" \r\n", "\r\n");
    assert_eq!(hear(&mut board, &unended, 2), expected, "no blank at the end");
}

#[test]
fn a_damaged_line_is_passed_over() {
    let whole = line(&start());
    for damaged in [
        whole.replace("84", "8X"),
        whole.replace("84", "840"),
        whole.replacen("3 0 84 200 57 ", "", 1),
        whole.trim_start_matches(':').to_owned(),
    ] {
        let mut board = calibrated();
        board.greeting();
        assert_eq!(hear(&mut board, &damaged, 5), []);
        assert_eq!(hear(&mut board, &whole, 2), shows(Board::new()));
    }
}

#[test]
fn a_board_without_chips_is_told_once() {
    let mut board = Certabo::new(None);
    let occupancy = ":255 255 0 0 0 0 255 255\r\n";
    assert_eq!(hear(&mut board, occupancy, 2), []);
    assert_eq!(hear(&mut board, occupancy, 9), [BoardOutput::OnlyOccupancy]);
    board.greeting();
    assert_eq!(hear(&mut board, occupancy, 9), [BoardOutput::OnlyOccupancy]);
    // Cut-off lines between whole ones do not make a board without chips.
    let mut board = calibrated();
    let line = line(&start());
    let cut = line.split_inclusive(' ').take(8).collect::<String>() + "\r\n";
    assert_eq!(hear(&mut board, &format!("{cut}{cut}{line}"), 5), []);
}

#[test]
fn squares_are_lit_by_bits_and_not_too_often() {
    let mut board = Certabo::new(None);
    let e2_e4 = Bitboard::from_iter([Square::E2, Square::E4]);
    assert_eq!(board.light(e2_e4), [0, 0, 0, 0, 0x10, 0, 0x10, 0]);
    assert!(board.light(Square::A8.into()).is_empty(), "too soon");
    assert!(board.light(Bitboard::EMPTY).is_empty());
    assert!(board.tick(599).is_empty());
    assert_eq!(board.tick(1), [0; 8], "the last order counts");
    assert!(board.tick(10_000).is_empty());
    assert_eq!(board.light(Square::A8.into()), [1, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn a_board_with_coloured_lights_is_lit_at_its_square_corners() {
    let mut board = Certabo::new(None);
    board.hear(b"D\r\n");
    let mut lit = |squares: Bitboard| -> Vec<usize> {
        board.tick(600);
        let order = board.light(squares);
        assert_eq!(
            (order.len(), &order[..2], &order[245..]),
            (247, &[0xFF, 0x55][..], &b"\r\n"[..])
        );
        let lights = order[2..245].chunks(3).enumerate();
        lights
            .filter(|(_, light)| *light == [0, 0, 0x40])
            .map(|(at, _)| at)
            .collect()
    };
    assert_eq!(lit(Square::H1.into()), [0, 1, 9, 10]);
    assert_eq!(lit(Square::A8.into()), [70, 71, 79, 80]);
    assert_eq!(lit(Square::E2.into()), [12, 13, 21, 22]);
    assert!(lit(Bitboard::EMPTY).is_empty());
}

proptest! {
    #[test]
    fn after_anything_the_next_lines_are_read(noise: Vec<u8>, cut in 0_usize..900) {
        let mut board = calibrated();
        board.greeting();
        board.hear(&noise);
        let whole = line(&start());
        board.hear(&whole.as_bytes()[..cut.min(whole.len())]);
        board.hear(whole.repeat(3).as_bytes());
        prop_assert_eq!(board.shown, Some(Board::new()));
    }

    #[test]
    fn a_calibration_that_is_read_is_written_back_unchanged(text in "([KQRBNPkqrbnp]( [0-9]{1,3}){5}\n){1,5}|.*") {
        if let Ok(known) = text.parse::<Calibration>() {
            prop_assert_eq!(known.to_string().parse(), Ok(known));
        }
    }
}
