//! Every message against the tables of the protocol, byte by byte.

use super::*;
use crate::eboard::BoardClockReading;
use shakmaty::ByColor;

const NOTHING: [u8; 0] = [];
const DUMP_HEADER: [u8; 3] = [0x86, 0x00, 0x43];

fn dump(codes: [u8; 64]) -> Vec<u8> {
    [&DUMP_HEADER[..], &codes[..]].concat()
}

fn initial() -> Vec<u8> {
    let mut codes = [0; 64];
    codes[..8].copy_from_slice(&[8, 9, 0x0A, 0x0C, 0x0B, 0x0A, 9, 8]);
    codes[8..16].fill(7);
    codes[48..56].fill(1);
    codes[56..].copy_from_slice(&[2, 3, 4, 6, 5, 4, 3, 2]);
    dump(codes)
}

fn greeted() -> Dgt {
    let mut dgt = Dgt::default();
    assert_eq!(dgt.greeting(), [0x40, 0x55, 0x42, 0x4B, 0x4C, 0x41]);
    dgt
}

fn changed(square: Square, piece: Option<Piece>) -> BoardOutput {
    BoardOutput::Report(BoardReport::Changed(square, piece))
}

#[test]
fn the_initial_position_is_read_in_any_pieces() {
    let bytes = initial();
    let shows = vec![BoardOutput::Report(BoardReport::Shows(Board::new()))];
    assert_eq!(greeted().hear(&bytes), shows);
    let mut dgt = greeted();
    let one_by_one: Vec<BoardOutput> = bytes.iter().flat_map(|byte| dgt.hear(&[*byte])).collect();
    assert_eq!(one_by_one, shows);
}

#[test]
fn squares_are_numbered_in_reading_order_from_a8() {
    let mut dgt = greeted();
    for (number, square, code, piece) in [
        (0, Square::A8, 8, Color::Black.rook()),
        (7, Square::H8, 3, Color::White.knight()),
        (63, Square::H1, 0x0C, Color::Black.queen()),
        (36, Square::E4, 1, Color::White.pawn()),
    ] {
        let heard = dgt.hear(&[0x8E, 0, 5, number, code]);
        assert_eq!(heard, [changed(square, Some(piece))]);
    }
    assert_eq!(dgt.hear(&[0x8E, 0, 5, 36, 0]), [changed(Square::E4, None)]);
    assert_eq!(dgt.hear(&[0x8E, 0, 5, 36, 0x0E]), [changed(Square::E4, None)]);
}

#[test]
fn every_piece_has_its_code() {
    let letters: String = (1..=12)
        .map(|code| piece(code).ok().flatten().unwrap().char())
        .collect();
    assert_eq!(letters, "PRNBKQprnbkq");
    assert!(piece(16).is_err());
}

#[test]
fn garbage_is_passed_over_and_a_placement_asked_for() {
    let mut dgt = greeted();
    // A half message, then a missing header, an impossible length, and a square that does not exist.
    for garbage in [
        &[0x8E, 0, 5, 36][..],
        &[0x11, 0x7F, 3],
        &[0x8E, 0, 2],
        &[0x8E, 0, 5, 64, 1],
        &[0x86, 0, 4, 1],
    ] {
        dgt.tick(DUMP_AGAIN_MS);
        let mut heard = dgt.hear(garbage);
        heard.extend(dgt.hear(&[0x8E, 0, 5, 0, 7]));
        let asked = BoardOutput::Send(vec![0x42, 0x4B]);
        assert!(heard.contains(&asked), "{garbage:?}: {heard:?}");
        assert!(
            heard.contains(&changed(Square::A8, Some(Color::Black.pawn()))),
            "{garbage:?}"
        );
    }
    // The placement is asked for again, but only when it is time.
    assert_eq!(dgt.hear(&[0x01]), []);
    assert_eq!(dgt.tick(DUMP_AGAIN_MS - 1), NOTHING);
    assert_eq!(dgt.tick(1), [0x42, 0x4B]);
}

#[test]
fn it_asks_by_itself_for_what_may_be_lost() {
    let mut dgt = greeted();
    assert_eq!(dgt.tick(999), NOTHING);
    assert_eq!(dgt.tick(1), [0x45, 0x47]);
    assert_eq!(dgt.tick(9_000), [0x42, 0x4B]);
    assert_eq!(dgt.tick(9_999), NOTHING);
    assert_eq!(dgt.tick(1), [0x42, 0x4B]);
    // The battery is asked for too, if there is one.
    assert_eq!(
        dgt.hear(&[0xA0, 0, 7, 84, 5, 0x7F, 0]),
        [BoardOutput::Report(BoardReport::Battery(84))]
    );
    assert_eq!(dgt.tick(60_000), [0x42, 0x4B, 0x4C]);
}

#[test]
fn the_first_serial_number_counts() {
    let mut dgt = greeted();
    let long = [&[0xA2, 0, 13][..], b"0000023456"].concat();
    assert_eq!(dgt.hear(&long), [BoardOutput::Serial("0000023456".into())]);
    assert_eq!(dgt.hear(b"\x91\0\x0823456"), []);
    assert_eq!(dgt.tick(SHORT_SERIAL_AFTER_MS), [0x47]);
    let mut old = greeted();
    assert_eq!(old.hear(b"\x91\0\x0823456"), [BoardOutput::Serial("23456".into())]);
}

#[test]
fn only_a_board_with_lights_is_told_to_light_them() {
    let mut dgt = greeted();
    assert_eq!(dgt.light(Square::D3.into()), NOTHING);
    let lights = vec![0x60, 4, 0, 0, 63, 0, 0x60, 4, 1, 43, 43, 0];
    let trademark = [&[0x92, 0, 13][..], b"Revelation"].concat();
    assert_eq!(dgt.hear(&trademark), [BoardOutput::Send(lights.clone())]);
    assert_eq!(dgt.light(Square::D3.into()), lights);
    assert_eq!(dgt.light(Bitboard::EMPTY), lights[..6]);
}

const TIMES: [u8; 10] = [0x8D, 0, 10, 1, 0x02, 0x03, 0, 0x59, 0x48, 0b0000_1011];

fn reading(white: u64, black: u64) -> BoardClockReading {
    BoardClockReading {
        left_ms: ByColor { white, black },
        presser: Some(Color::White),
        is_running: true,
        battery_is_low: false,
    }
}

fn clock_report(reading: BoardClockReading) -> BoardOutput {
    BoardOutput::Report(BoardReport::Clock(reading))
}

#[test]
fn the_clock_is_read_once_for_each_change() {
    let mut dgt = greeted();
    assert_eq!(dgt.hear(&TIMES), [clock_report(reading(3_588_000, 3_723_000))]);
    assert_eq!(dgt.hear(&TIMES), []);
    let state = |state| {
        let mut bytes = TIMES;
        bytes[9] = state;
        bytes
    };
    let expected = BoardClockReading {
        presser: Some(Color::Black),
        is_running: false,
        battery_is_low: true,
        ..reading(3_588_000, 3_723_000)
    };
    assert_eq!(dgt.hear(&state(0b0000_0100)), [clock_report(expected)]);
    let lost = [BoardOutput::Report(BoardReport::ClockLost)];
    assert_eq!(dgt.hear(&state(0b0010_0000)), lost);
    assert_eq!(dgt.hear(&state(0b0010_0000)), []);
    assert_eq!(dgt.hear(&TIMES).len(), 1);
    assert_eq!(dgt.hear(&state(0b0010_0000)), lost);
}

#[test]
fn times_that_cannot_be_are_not_believed() {
    let mut dgt = greeted();
    for (place, digits) in [(3, 0x0B), (4, 0x60), (5, 0x5A), (8, 0x7F)] {
        let mut bytes = TIMES;
        bytes[place] = digits;
        assert_eq!(dgt.hear(&bytes), [], "{bytes:x?}");
    }
    assert_eq!(dgt.hear(&[0x8D, 0, 10, 0, 0, 0, 0, 0, 0, 0]), []);
    assert_eq!(dgt.hear(&TIMES).len(), 1);
    let mut more = TIMES;
    more[6] = 2;
    assert_eq!(dgt.hear(&more), [BoardOutput::Send(vec![0x41])]);
    assert_eq!(dgt.hear(&more), [clock_report(reading(10_788_000, 3_723_000))]);
}

fn answer(first: u8, second: u8) -> [u8; 10] {
    let [mut left, mut bytes] = [[0; 1], [0; 1]];
    left[0] |= (first & 0x80) >> 3 | (second & 0x80) >> 2;
    bytes[0] = 0x0A;
    [0x8D, 0, 10, bytes[0], first & 0x7F, second & 0x7F, left[0], 0, 0, 0]
}

#[test]
fn orders_to_the_clock_wait_for_its_answer() {
    let mut dgt = greeted();
    let order = |white, running| ClockOrder {
        left_ms: ByColor { white, black: 1 },
        running,
    };
    let first = [0x2B, 0x0A, 3, 0x0A, 1, 1, 1, 0, 0, 1, 1, 0];
    assert_eq!(dgt.show_clock(order(3_661_000, Some(Color::White))), first);
    assert_eq!(dgt.show_clock(order(60_000, None)), NOTHING);
    assert_eq!(dgt.show_clock(order(99_999_999, Some(Color::Black))), NOTHING);
    // A button, and the answer to something else.
    assert_eq!(dgt.hear(&answer(0x10, 0x88)), []);
    assert_eq!(dgt.hear(&answer(0x10, 0x09)), []);
    let last = vec![0x2B, 0x0A, 3, 0x0A, 9, 59, 59, 0, 0, 1, 2, 0];
    assert_eq!(dgt.hear(&answer(0x10, 0x0A)), [BoardOutput::Send(last)]);
    assert_eq!(dgt.hear(&answer(0x10, 0x0A)), []);
    assert_eq!(dgt.show_clock(order(60_000, None)).get(10), Some(&4));
    assert_eq!(
        dgt.hear(&answer(0x40, 0x0A)),
        [BoardOutput::Report(BoardReport::ClockLost)]
    );
}

#[test]
fn a_clock_that_does_not_answer_is_lost_after_a_second_try() {
    let mut dgt = greeted();
    let order = ClockOrder {
        left_ms: ByColor::new_with(|_| 0),
        running: None,
    };
    let message = dgt.show_clock(order);
    assert_eq!(dgt.tick(500), NOTHING);
    assert_eq!(dgt.tick(2_500), [&[0x45, 0x47], &message[..]].concat());
    assert_eq!(dgt.tick(3_000), NOTHING);
    assert_eq!(dgt.hear(&[]), [BoardOutput::Report(BoardReport::ClockLost)]);
    // The loss is reported once, until the clock answers again.
    assert_eq!(dgt.show_clock(order), message);
    assert_eq!(dgt.tick(3_000), message);
    dgt.tick(3_000);
    assert_eq!(dgt.hear(&[]), []);
}
