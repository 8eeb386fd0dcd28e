//! Electronic boards at serial ports, emulated on pseudo-terminals.
#![allow(clippy::print_stderr, reason = "a test that is skipped says so")]
#![allow(clippy::disallowed_methods, reason = "an emulated board has a clock of its own")]
use adapters::ports::RequestPort as _;

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use adapters::eboard::{BoardPlaces, EBoards, found_now, listen};
use protocols::eboard::{
    BoardAvailability, BoardId, BoardLoss, BoardMake, BoardNews, BoardReport, BoardRequest, ClockOrder, FoundBoard,
    Obstacle,
};
use serialport::SerialPort;
use shakmaty::{Bitboard, Board, ByColor, Chess, Color, Move, Piece, Position as _, Square};
use tempfile::TempDir;

use super::eboards_emulated::dgt::{Clock, DgtBoard, Hands};
use super::eboards_emulated::plugged::{Emulated, Plugged};
use super::eboards_others::{certabo, millennium};

const SERIAL: &str = "0000023456";
/// Generous: the machine may be busy with other tests.
const LONG: Duration = Duration::from_mins(1);

/// Two ports, and an emulated board with the pieces of the initial position at the first.
struct Room {
    folder: TempDir,
    board: Plugged<DgtBoard>,
}

impl Room {
    fn with(board: DgtBoard) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let board = Plugged::at(&folder.path().join("one"), board);
        Self { folder, board }
    }

    fn name(&self, port: &str) -> PathBuf {
        self.folder.path().join(port)
    }

    fn places(&self) -> BoardPlaces {
        let port = |name| (self.name(name).to_str().unwrap().to_owned(), BoardMake::Dgt);
        BoardPlaces {
            others: vec![port("one"), port("two")],
            ..BoardPlaces::default()
        }
    }

    fn boards(&self) -> (EBoards, Receiver<BoardNews>) {
        let (tell, told) = mpsc::channel();
        let boards = EBoards::with(self.places(), move |news| drop(tell.send(news)));
        (boards, told)
    }

    fn found(&self, port: &str, standing: BoardAvailability) -> FoundBoard {
        FoundBoard {
            id: id(),
            place: self.name(port).to_str().unwrap().to_owned(),
            standing,
        }
    }
}

fn initial() -> DgtBoard {
    DgtBoard::new(SERIAL, &Board::new())
}

fn id() -> BoardId {
    BoardId {
        kind: BoardMake::Dgt,
        serial: SERIAL.to_owned(),
    }
}

fn found(told: &Receiver<BoardNews>) -> Vec<FoundBoard> {
    match told.recv_timeout(LONG).unwrap() {
        BoardNews::Found(found) => found,
        other @ BoardNews::Of(..) => panic!("{other:?}"),
    }
}

/// The next report of White's board, its battery and its clock left out.
fn report(told: &Receiver<BoardNews>) -> BoardReport {
    loop {
        match told.recv_timeout(LONG).unwrap() {
            BoardNews::Of(Color::White, BoardReport::Battery(_) | BoardReport::Clock(_)) => {}
            BoardNews::Of(Color::White, report) => return report,
            other @ (BoardNews::Found(_) | BoardNews::Of(..)) => panic!("{other:?}"),
        }
    }
}

fn take(boards: &mut EBoards) {
    boards.ask(BoardRequest::Take(Color::White, id()));
}

/// Takes the board and hears of it what is told at first.
fn taken(room: &Room) -> (EBoards, Receiver<BoardNews>) {
    let (mut boards, told) = room.boards();
    take(&mut boards);
    let found = room.found("one", BoardAvailability::Taken(Color::White));
    assert_eq!(report(&told), BoardReport::Connected(found));
    assert_eq!(report(&told), BoardReport::Shows(Board::new()));
    (boards, told)
}

/// A hand takes a pawn from e2, and has put it down on e4 before the next scan but one.
fn e4() -> Hands {
    vec![(0, Square::E2, None), (400, Square::E4, Some(Color::White.pawn()))]
}

fn after(changes: &[(Square, Option<Piece>)]) -> Board {
    let mut board = Board::new();
    for (square, piece) in changes {
        board.discard_piece_at(*square);
        if let Some(piece) = piece {
            board.set_piece_at(*square, *piece);
        }
    }
    board
}

#[test]
fn a_board_is_found_taken_and_read_in_order() {
    let room = Room::with(initial());
    let (mut boards, told) = room.boards();
    boards.ask(BoardRequest::Look);
    assert_eq!(found(&told), [room.found("one", BoardAvailability::Free)]);
    assert_eq!(found_now(&room.places()), [room.found("one", BoardAvailability::Free)]);
    take(&mut boards);
    let of_white = room.found("one", BoardAvailability::Taken(Color::White));
    assert_eq!(report(&told), BoardReport::Connected(of_white.clone()));
    assert_eq!(report(&told), BoardReport::Shows(Board::new()));
    room.board.with(|board| board.play(e4()));
    assert_eq!(report(&told), BoardReport::Changed(Square::E2, None));
    assert_eq!(
        report(&told),
        BoardReport::Changed(Square::E4, Some(Color::White.pawn()))
    );
    // A search now does not ask the board, which is being read.
    boards.ask(BoardRequest::Look);
    let news = told.iter().find(|news| matches!(news, BoardNews::Found(_)));
    assert_eq!(news, Some(BoardNews::Found(vec![of_white])));
}

#[test]
fn a_capture_may_be_seen_in_the_order_of_the_scan() {
    let position = after(&[
        (Square::A5, Some(Color::Black.pawn())),
        (Square::H4, Some(Color::White.rook())),
    ]);
    let room = Room::with(DgtBoard::new(SERIAL, &position));
    let (mut boards, told) = room.boards();
    take(&mut boards);
    report(&told);
    assert_eq!(report(&told), BoardReport::Shows(position));
    // In one movement: the new square comes first in the scan, and is never seen empty.
    room.board.with(|board| {
        board.play(vec![(0, Square::A5, Some(Color::White.rook())), (0, Square::H4, None)]);
    });
    let changes = [report(&told), report(&told)];
    assert!(
        changes.contains(&BoardReport::Changed(Square::A5, Some(Color::White.rook()))),
        "{changes:?}"
    );
    assert!(changes.contains(&BoardReport::Changed(Square::H4, None)), "{changes:?}");
}

#[test]
fn garbage_and_half_messages_are_skipped_and_losses_heal() {
    let room = Room::with(initial());
    let (_boards, told) = taken(&room);
    // The change is not told; what is told after it makes no sense, and so the board is asked for everything.
    let swallowed = |board: &mut DgtBoard| {
        board.swallow(1);
        board.play(vec![(0, Square::A2, None)]);
    };
    room.board.with(swallowed);
    while !room.board.with(|board| board.is_at_rest()) {}
    for garbage in [
        &[0x11, 0x7F, 0x00][..],
        &[0x8E, 0x00, 0x05, 0x24],
        &[0x8E, 0, 5, 0x40, 1],
        &[0xFF],
    ] {
        room.board.send(garbage);
    }
    assert_eq!(report(&told), BoardReport::Shows(after(&[(Square::A2, None)])));
    room.board.with(|board| board.play(e4()));
    assert_eq!(report(&told), BoardReport::Changed(Square::E2, None));
    assert_eq!(
        report(&told),
        BoardReport::Changed(Square::E4, Some(Color::White.pawn()))
    );
}

#[test]
fn a_board_that_was_reset_reports_again() {
    let room = Room::with(initial());
    let (_boards, told) = taken(&room);
    room.board.with(|board| {
        board.power_up();
        board.play(e4());
    });
    let pawn = Color::White.pawn();
    // The board told nothing of it, until it was asked again by itself.
    let expected = after(&[(Square::E2, None), (Square::E4, Some(pawn))]);
    assert_eq!(report(&told), BoardReport::Shows(expected));
    room.board.with(|board| board.play(vec![(0, Square::E4, None)]));
    assert_eq!(report(&told), BoardReport::Changed(Square::E4, None));
}

#[test]
fn an_unplugged_board_comes_back_at_another_port() {
    let mut room = Room::with(initial());
    let (_boards, told) = taken(&room);
    room.board.unplug();
    assert_eq!(report(&told), BoardReport::Lost(BoardLoss::Gone));
    // Looked for once or twice in vain: nothing more is told of that.
    assert_eq!(
        told.recv_timeout(Duration::from_millis(1_500)),
        Err(mpsc::RecvTimeoutError::Timeout)
    );
    let two = room.name("two");
    room.board.with(|board| board.play(vec![(0, Square::D2, None)]));
    room.board.plug_in(&two);
    let found = room.found("two", BoardAvailability::Taken(Color::White));
    assert_eq!(report(&told), BoardReport::Connected(found));
    let BoardReport::Shows(board) = report(&told) else {
        panic!("no placement")
    };
    if board == Board::new() {
        assert_eq!(report(&told), BoardReport::Changed(Square::D2, None));
    } else {
        assert_eq!(board, after(&[(Square::D2, None)]));
    }
}

fn opened(room: &Room) -> Box<dyn SerialPort> {
    let name = room.board.name();
    let deadline = std::time::Instant::now() + LONG;
    loop {
        match serialport::new(&name, 9_600).open() {
            Ok(port) => return port,
            Err(error) => assert!(std::time::Instant::now() < deadline, "{error}"),
        }
        std::thread::park_timeout(Duration::from_millis(20));
    }
}

#[test]
fn a_port_that_another_program_has_is_busy() {
    let room = Room::with(initial());
    let other = opened(&room);
    let (mut boards, told) = room.boards();
    boards.ask(BoardRequest::Look);
    let busy = BoardAvailability::Unusable(Obstacle::Busy);
    assert_eq!(found(&told)[0].standing, busy);
    take(&mut boards);
    assert_eq!(report(&told), BoardReport::Lost(BoardLoss::NotOpened(Obstacle::Busy)));
    drop(other);
    let found = room.found("one", BoardAvailability::Taken(Color::White));
    assert_eq!(report(&told), BoardReport::Connected(found));
    assert_eq!(report(&told), BoardReport::Shows(Board::new()));
    // And given up, it is free for others.
    boards.ask(BoardRequest::Release(Color::White));
    drop(opened(&room));
}

#[test]
fn a_seat_changes_its_board_at_one_port() {
    let room = Room::with(initial());
    let (mut boards, told) = taken(&room);
    let other = BoardId {
        serial: "0000000001".to_owned(),
        ..id()
    };
    boards.ask(BoardRequest::Take(Color::White, other));
    assert_eq!(report(&told), BoardReport::Lost(BoardLoss::Gone));
    take(&mut boards);
    assert!(matches!(report(&told), BoardReport::Connected(_)));
}

fn clock(answers: bool) -> Clock {
    Clock {
        left: [1, 30, 0],
        right: [1, 29, 59],
        state: 1 | 16,
        answers,
    }
}

#[test]
fn the_clock_of_the_board_shows_our_times() {
    let room = Room::with(initial().with_clock(clock(true)));
    let (mut boards, told) = room.boards();
    take(&mut boards);
    let all = std::iter::from_fn(|| told.recv_timeout(LONG).ok());
    let mut clocks = all.filter_map(|news| match news {
        BoardNews::Of(_, BoardReport::Clock(reading)) => Some(reading),
        BoardNews::Found(_) | BoardNews::Of(..) => None,
    });
    let reading = clocks.next().unwrap();
    assert_eq!((reading.left_ms.white, reading.left_ms.black), (5_400_000, 5_399_000));
    assert_eq!((reading.presser, reading.is_running), (Some(Color::Black), true));
    // The lever is pressed: the right end is up.
    room.board
        .with(|board| board.clock().as_mut().unwrap().state = 1 | 2 | 16);
    assert_eq!(clocks.next().unwrap().presser, Some(Color::White));
    let order = |white: u64, running| ClockOrder {
        left_ms: ByColor { white, black: 60_000 },
        running,
    };
    for (white, running) in [(300_000, None), (299_500, Some(Color::Black))] {
        boards.ask(BoardRequest::ShowClock(Color::White, order(white, running)));
    }
    let last = clocks.find(|reading| reading.is_running).unwrap();
    assert_eq!((last.left_ms.white, last.left_ms.black), (300_000, 60_000));
}

#[test]
fn a_clock_that_does_not_answer_is_lost() {
    let room = Room::with(initial().with_clock(clock(false)));
    let (mut boards, told) = taken(&room);
    let order = ClockOrder {
        left_ms: ByColor { white: 1, black: 1 },
        running: None,
    };
    boards.ask(BoardRequest::ShowClock(Color::White, order));
    assert_eq!(report(&told), BoardReport::ClockLost);
    room.board.with(|board| board.play(e4()));
    assert_eq!(report(&told), BoardReport::Changed(Square::E2, None));
}

#[test]
fn squares_are_lit_where_the_board_has_lights() {
    let room = Room::with(initial());
    let (mut boards, _told) = taken(&room);
    let lit = Bitboard::from(Square::G1).with(Square::F3);
    boards.ask(BoardRequest::Light(Color::White, lit));
    while room.board.with(|board| board.lights()) != lit {}
    boards.ask(BoardRequest::Light(Color::White, Square::D3.into()));
    while room.board.with(|board| board.lights()) != Square::D3.into() {}
}

#[test]
fn whatever_is_at_a_port_is_listened_to() {
    let room = Room::with(initial());
    let ((orders, given), (tell, told)) = (mpsc::channel(), mpsc::channel());
    let name = room.board.name();
    let listener =
        std::thread::Builder::new().spawn(move || listen(&name, None, given, move |report| drop(tell.send(report))));
    assert_eq!(
        told.recv_timeout(LONG),
        Ok(BoardReport::Connected(room.found("one", BoardAvailability::Free)))
    );
    assert_eq!(told.recv_timeout(LONG), Ok(BoardReport::Shows(Board::new())));
    drop(orders);
    listener.unwrap().join().unwrap();
}

/// The hands' acts for a legal move, half a second for each piece.
fn hands(position: &Chess, chosen: Move, from_ms: u64) -> Hands {
    let after = position.clone().play(chosen).unwrap();
    let (before, after) = (position.board(), after.board());
    let squares = Square::ALL
        .into_iter()
        .filter(|square| before.piece_at(*square) != after.piece_at(*square));
    let (left, reached): (Vec<_>, Vec<_>) = squares.partition(|square| after.piece_at(*square).is_none());
    let times = (0..).map(|step| from_ms + step * 300);
    let squares = left.into_iter().chain(reached).zip(times);
    squares
        .map(|(square, at)| (at, square, after.piece_at(square)))
        .collect()
}

/// A client that nobody here wrote; it prints the placement whenever it has changed.
const ASYNCDGT: &str = r#"
import asyncio, asyncdgt, sys
loop = asyncio.new_event_loop()
asyncio.set_event_loop(loop)
dgt = asyncdgt.auto_connect(loop, [sys.argv[1]])
@dgt.on("board")
def on_board(board):
    print(board.board_fen(), flush=True)
loop.run_forever()
"#;

/// asyncdgt 0.0.1 wants a Python before 3.10: it names the event loop (`asyncio.Event(loop=…)`) and its coroutines in ways that
/// later ones have given up. `ASYNCDGT_PYTHON` names a Python that has it.
#[test]
fn asyncdgt_reads_the_same_board() {
    let python = std::env::var("ASYNCDGT_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let can = Command::new(&python)
        .args([
            "-c",
            "import asyncdgt, asyncio; asyncio.Event(loop=asyncio.new_event_loop())",
        ])
        .output();
    if !can.is_ok_and(|output| output.status.success()) {
        eprintln!("asyncdgt was not asked: no Python before 3.10 that has it (ASYNCDGT_PYTHON)");
        return;
    }
    let room = Room::with(initial());
    let (mut position, mut all, mut at_ms) = (Chess::default(), Hands::new(), 0);
    for ply in 0..40 {
        let moves = position.legal_moves();
        let chosen = moves[ply * 7 % moves.len()];
        all.extend(hands(&position, chosen, at_ms));
        position.play_unchecked(chosen);
        at_ms += 1_200;
    }
    let mut client = Command::new(&python)
        .args(["-c", ASYNCDGT, &room.board.name()])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(client.stdout.take().unwrap()).lines();
    let mut boards = lines.map(Result::unwrap);
    assert_eq!(boards.next(), Some(Board::new().to_string()));
    room.board.with(move |board| board.play(all));
    let expected = position.board().to_string();
    assert!(boards.any(|board| board == expected), "{expected} was never seen");
    client.kill().unwrap();
    client.wait().unwrap();
}

/// A Certabo board as it scans and tells without end.
struct Scanning {
    board: certabo::Certabo,
    shows: Board,
    since_ms: u64,
}

impl Emulated for Scanning {
    fn hear(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.board.answer(bytes)
    }

    fn pass(&mut self, milliseconds: u64) -> Vec<u8> {
        self.since_ms += milliseconds;
        if self.since_ms < 250 {
            return Vec::new();
        }
        self.since_ms = 0;
        self.board.frame(&self.shows)
    }

    fn power_up(&mut self) {}
}

/// A Millennium board that tells what stands on it when it is asked, and whenever that has changed.
struct Asked {
    board: millennium::Millennium,
    told: Board,
}

impl Emulated for Asked {
    /// The parity bits that a real line would have added.
    fn hear(&mut self, bytes: &[u8]) -> Vec<u8> {
        let odd = |byte: &u8| byte & 0x7F | u8::from((byte & 0x7F).count_ones().is_multiple_of(2)) << 7;
        self.board.answer(&bytes.iter().map(odd).collect::<Vec<_>>())
    }

    fn pass(&mut self, _: u64) -> Vec<u8> {
        if self.told == self.board.board {
            return Vec::new();
        }
        self.told = self.board.board.clone();
        self.board.frame(&self.told)
    }

    fn power_up(&mut self) {}
}

/// A board without a serial number of its own is found, taken, and told of a change and of its end.
fn is_followed<B: Emulated>(kind: BoardMake, board: B, change: impl FnOnce(&mut B, Board) + Send + 'static) {
    let folder = tempfile::tempdir().unwrap();
    let board = Plugged::at(&folder.path().join("port"), board);
    let places = BoardPlaces {
        others: vec![(board.name(), kind)],
        data: Some(folder.path().to_owned()),
        ..BoardPlaces::default()
    };
    let found = found_now(&places);
    let id = BoardId {
        kind,
        serial: board.name(),
    };
    assert_eq!(
        found
            .iter()
            .map(|found| (&found.id, found.standing))
            .collect::<Vec<_>>(),
        [(&id, BoardAvailability::Free)]
    );
    let (tell, told) = mpsc::channel();
    let mut boards = EBoards::with(places, move |news| drop(tell.send(news)));
    boards.ask(BoardRequest::Take(Color::White, id));
    assert!(matches!(report(&told), BoardReport::Connected(_)));
    // A board whose chips are still to be learned shows no piece until then.
    let nothing = BoardReport::Shows(Board::empty());
    let first = std::iter::repeat_with(|| report(&told)).find(|report| *report != nothing);
    assert_eq!(first, Some(BoardReport::Shows(Board::new())));
    let after = after(&[(Square::E2, None), (Square::E4, Some(Color::White.pawn()))]);
    let there = after.clone();
    board.with(|board| change(board, there));
    assert_eq!(report(&told), BoardReport::Shows(after));
    board.unplug();
    assert_eq!(report(&told), BoardReport::Lost(BoardLoss::Gone));
}

#[test]
fn a_certabo_board_is_followed() {
    let board = Scanning {
        board: certabo::Certabo::new(1),
        shows: Board::new(),
        since_ms: 0,
    };
    is_followed(BoardMake::Certabo, board, |scanning, after| scanning.shows = after);
}

#[test]
fn a_millennium_board_is_followed() {
    let board = Asked {
        board: millennium::Millennium::new(),
        told: Board::new(),
    };
    is_followed(BoardMake::Millennium, board, |asked, after| asked.board.board = after);
}

#[test]
fn a_board_that_says_nothing_more_is_silent_and_comes_back() {
    let room = Room::with(initial());
    let (_boards, told) = taken(&room);
    room.board.with(|board| board.be_mute(true));
    assert_eq!(report(&told), BoardReport::Lost(BoardLoss::Silent));
    room.board.with(|board| board.play(e4()));
    while !room.board.with(|board| board.is_at_rest()) {}
    room.board.with(|board| board.be_mute(false));
    assert!(matches!(report(&told), BoardReport::Connected(_)));
    let pawn = Color::White.pawn();
    let expected = after(&[(Square::E2, None), (Square::E4, Some(pawn))]);
    assert_eq!(report(&told), BoardReport::Shows(expected));
}

#[test]
fn a_place_that_is_no_board_is_not_understood() {
    struct Mute;
    impl Emulated for Mute {
        fn hear(&mut self, _: &[u8]) -> Vec<u8> {
            Vec::new()
        }
        fn pass(&mut self, _: u64) -> Vec<u8> {
            Vec::new()
        }
        fn power_up(&mut self) {}
    }
    let folder = tempfile::tempdir().unwrap();
    let name: &Path = &folder.path().join("mute");
    let mute = Plugged::at(name, Mute);
    let places = BoardPlaces {
        others: vec![(mute.name(), BoardMake::Dgt), ("/nowhere".to_owned(), BoardMake::Dgt)],
        ..BoardPlaces::default()
    };
    let found = found_now(&places);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].standing, BoardAvailability::Unusable(Obstacle::NotUnderstood));
}
