//! Electronic boards at a table, asked from outside.

use super::*;
use crate::input::Input;
use crate::script::{parse::parse, play::Stage};
use locale::Locale;
use protocols::eboard::{BoardClockReading, BoardMake, ClockOrder, Obstacle};
use shakmaty::Square;

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);
const EVENT: &str = "time 300+5\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";

fn table(header: &str) -> Table {
    let script = parse(header).unwrap();
    Stage::new(&script.header, Locale::En, None).into_table().0
}

fn step(table: &mut Table, input: Input) -> Vec<Effect> {
    let now = Moment::from_millis(table.last().as_millis() + 100);
    table.step(input, now)
}

fn types(table: &mut Table, by: Person, line: &str) -> Vec<Effect> {
    step(table, Input::Intent(by, Intent::Line(line.to_owned())))
}

fn requests(effects: &[Effect]) -> Vec<BoardRequest> {
    let asked = effects.iter().filter_map(|effect| {
        let Effect::Boards(request) = effect else { return None };
        Some(request.clone())
    });
    asked.collect()
}

fn said_to(effects: &[Effect], person: Person) -> Vec<String> {
    let said = effects.iter().filter_map(|effect| {
        let Effect::Say { to, utterance, .. } = effect else {
            return None;
        };
        (*to == person).then(|| utterance.text())
    });
    said.collect()
}

fn refused(effects: &[Effect]) -> Option<Code> {
    effects.iter().find_map(|effect| {
        let Effect::Refuse { refusal, .. } = effect else {
            return None;
        };
        Some(refusal.code)
    })
}

fn board(serial: &str, standing: BoardAvailability) -> FoundBoard {
    FoundBoard {
        id: id(serial),
        place: format!("/dev/tty{serial}"),
        standing,
    }
}

fn id(serial: &str) -> BoardId {
    BoardId {
        kind: BoardMake::Dgt,
        serial: serial.to_owned(),
    }
}

fn two() -> Vec<FoundBoard> {
    vec![
        board("1", BoardAvailability::Unusable(Obstacle::Busy)),
        board("2", BoardAvailability::Free),
    ]
}

fn reports(table: &mut Table, side: Color, report: BoardReport) -> Vec<Effect> {
    step(table, Input::Boards(BoardNews::Of(side, report)))
}

fn connected(table: &mut Table, side: Color) {
    step(table, Input::UseBoard(Person::Player(side), side, id("2")));
    reports(
        table,
        side,
        BoardReport::Connected(board("2", BoardAvailability::Taken(side))),
    );
    reports(table, side, BoardReport::Shows(Board::default()));
}

#[test]
fn boards_are_listed_and_taken_by_their_number() {
    let mut table = table(EVENT);
    let asked = types(&mut table, BEN, "boards");
    assert_eq!(requests(&asked), [BoardRequest::Look]);
    let told = step(&mut table, Input::Boards(BoardNews::Found(two())));
    assert_eq!(
        said_to(&told, BEN),
        [
            "Electronic boards. 1: DGT, number 1, /dev/tty1 is in use by another program: close it and try again. 2: DGT, number 2, free."
        ]
    );
    assert_eq!(said_to(&told, ADA), [""; 0]);
    let taken = types(&mut table, BEN, "board 2");
    assert_eq!(requests(&taken), [BoardRequest::Take(Color::Black, id("2"))]);
    assert_eq!(said_to(&taken, ADA), ["Black, Ben: electronic board, DGT, number 2."]);
    assert_eq!(requests(&types(&mut table, BEN, "board 1")), []);
    assert_eq!(refused(&types(&mut table, BEN, "board 3")), Some(Code::OutOfRange));
    let kept = |effects: &[Effect]| {
        let is_kept = |effect: &Effect| matches!(effect, Effect::Keep(BEN, Setting::BlackBoard));
        effects.iter().any(is_kept)
    };
    assert!(kept(&taken));
    assert_eq!(Setting::BlackBoard.value(&table.seat(BEN).unwrap().settings), "dgt:2");
    let moved = types(&mut table, ADA, "board 2 white");
    assert_eq!(
        requests(&moved),
        [
            BoardRequest::Release(Color::Black),
            BoardRequest::Take(Color::White, id("2"))
        ]
    );
    assert_eq!(
        requests(&types(&mut table, BEN, "board off white")),
        [BoardRequest::Release(Color::White)]
    );
    assert_eq!(
        refused(&types(&mut table, BEN, "my board")),
        Some(Code::NoElectronicBoard)
    );
}

#[test]
fn a_number_needs_no_list_before_it() {
    let mut table = table(EVENT);
    assert_eq!(requests(&types(&mut table, BEN, "board 2 black")), [BoardRequest::Look]);
    let taken = step(&mut table, Input::Boards(BoardNews::Found(two())));
    assert_eq!(requests(&taken), [BoardRequest::Take(Color::Black, id("2"))]);
}

#[test]
fn in_a_started_competition_only_the_arbiter_chooses_boards() {
    let mut table = table(EVENT);
    step(&mut table, Input::Boards(BoardNews::Found(two())));
    step(
        &mut table,
        Input::Intent(Person::Arbiter, Intent::Do(Command::StartClocks)),
    );
    assert_eq!(
        refused(&types(&mut table, BEN, "board 2 black")),
        Some(Code::DeviceFixed)
    );
    let taken = types(&mut table, Person::Arbiter, "board 2 black");
    assert_eq!(requests(&taken), [BoardRequest::Take(Color::Black, id("2"))]);
}

#[test]
fn a_locked_table_restarts_only_with_its_own_board() {
    let mut table = table(EVENT);
    connected(&mut table, Color::Black);
    types(&mut table, Person::Arbiter, "lock 4711");
    let other = step(&mut table, Input::UseBoard(BEN, Color::Black, id("3")));
    assert_eq!((refused(&other), requests(&other)), (Some(Code::DeviceFixed), vec![]));
    let own = step(&mut table, Input::UseBoard(BEN, Color::Black, id("2")));
    assert_eq!(requests(&own), [BoardRequest::Take(Color::Black, id("2"))]);
    let whites = step(&mut table, Input::UseBoard(BEN, Color::White, id("2")));
    assert_eq!(refused(&whites), Some(Code::DeviceFixed));
}

#[test]
fn lights_show_the_step_and_go_out_when_it_is_done() {
    let mut table = table(EVENT);
    connected(&mut table, Color::Black);
    step(
        &mut table,
        Input::Intent(Person::Arbiter, Intent::Do(Command::StartClocks)),
    );
    let play = Intent::Play {
        for_side: Color::White,
        words: String::from("Nf3"),
    };
    let shown = step(&mut table, Input::Intent(ADA, play));
    let both = Bitboard::from_square(Square::G1).with(Square::F3);
    assert_eq!(requests(&shown), [BoardRequest::Light(Color::Black, both)]);
    assert!(said_to(&shown, BEN).contains(&String::from("Move: white knight from g1 to f3.")));
    reports(&mut table, Color::Black, BoardReport::Changed(Square::G1, None));
    table.step(Input::Time, Moment::from_millis(table.last().as_millis() + 700));
    let done = reports(
        &mut table,
        Color::Black,
        BoardReport::Changed(Square::F3, Some(Color::White.knight())),
    );
    assert_eq!(requests(&done), [BoardRequest::Light(Color::Black, Bitboard::EMPTY)]);
    let told = types(&mut table, BEN, "my board");
    assert_eq!(said_to(&told, BEN), ["DGT, number 2: position correct."]);
}

#[test]
fn the_board_clock_is_set_when_times_jump_not_as_they_run() {
    let mut table = table(EVENT);
    connected(&mut table, Color::Black);
    let reading = BoardClockReading {
        left_ms: ByColor::default(),
        presser: Some(Color::Black),
        is_running: false,
        battery_is_low: false,
    };
    let shown = reports(&mut table, Color::Black, BoardReport::Clock(reading));
    let order = |running, white, black| {
        let left_ms = ByColor { white, black };
        BoardRequest::ShowClock(Color::Black, ClockOrder { left_ms, running })
    };
    assert_eq!(requests(&shown), [order(None, 305_000, 305_000)]);
    let started = step(
        &mut table,
        Input::Intent(Person::Arbiter, Intent::Do(Command::StartClocks)),
    );
    assert_eq!(requests(&started), [order(Some(Color::White), 305_000, 305_000)]);
    let later = table.step(Input::Time, Moment::from_millis(table.last().as_millis() + 5_000));
    assert_eq!(requests(&later), []);
    let stopped = step(
        &mut table,
        Input::Intent(Person::Arbiter, Intent::Do(Command::StopClocks)),
    );
    assert_eq!(requests(&stopped), [order(None, 299_900, 305_000)]);
}

#[test]
fn a_battery_that_runs_down_is_told_once() {
    let mut table = table(EVENT);
    connected(&mut table, Color::Black);
    let told = |effects: &[Effect]| said_to(effects, Person::Arbiter).len();
    assert_eq!(told(&reports(&mut table, Color::Black, BoardReport::Battery(60))), 0);
    assert_eq!(told(&reports(&mut table, Color::Black, BoardReport::Battery(15))), 1);
    assert_eq!(told(&reports(&mut table, Color::Black, BoardReport::Battery(14))), 0);
}

#[test]
fn a_table_without_a_board_asks_nothing_of_any() {
    let mut table = table(EVENT);
    let mut effects = step(&mut table, Input::Time);
    effects.extend(types(&mut table, ADA, "e4"));
    effects.extend(types(&mut table, ADA, "press"));
    assert_eq!(requests(&effects), []);
    assert_eq!(table.boards.next_wakeup(), None);
}
