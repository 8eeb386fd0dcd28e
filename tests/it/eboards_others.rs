//! Millennium, Certabo and LiveChess, read from emulators that were written from the makers' papers.
#![allow(
    clippy::disallowed_methods,
    reason = "how long a stop or a reader takes is measured with the clock the world has"
)]
#![allow(clippy::print_stdout, reason = "figures are for whoever asks with --nocapture")]

#[path = "../support/eboards/certabo.rs"]
pub(crate) mod certabo;
#[path = "../support/eboards/livechess.rs"]
mod livechess;
#[path = "../support/eboards/millennium.rs"]
pub(crate) mod millennium;
use adapters::ports::RequestPort as _;

use std::net::TcpListener;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use adapters::eboard::calibrations::Calibrations;
use adapters::eboard::livechess as reader;
use protocols::boards::protocol::{BoardOutput, Order, Protocol};
use protocols::boards::{certabo as chips, millennium as letters};
use protocols::eboard::{BoardAvailability, BoardLoss, BoardReport, FoundBoard};
use serde_json::json;
use shakmaty::{Bitboard, Board, Chess, Move, Position as _, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

/// The same numbers for the same seed.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 8
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next()).unwrap() % end
    }
}

/// A game as wood shows it: after each move, and with the pieces in the air before it. Without promotions, for which a set has no pieces.
fn game(seed: u64, moves: usize) -> Vec<Board> {
    let (mut chance, mut position) = (Chance(seed | 1), Chess::default());
    let mut boards = vec![position.board().clone()];
    for _ in 0..moves {
        let legal: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|m| m.promotion().is_none())
            .collect();
        if legal.is_empty() {
            break;
        }
        let chosen = legal[chance.below(legal.len())];
        let mut in_the_air = position.board().clone();
        for square in [chosen.from(), Some(chosen.to())].into_iter().flatten() {
            in_the_air.discard_piece_at(square);
            boards.push(in_the_air.clone());
        }
        position.play_unchecked(chosen);
        boards.push(position.board().clone());
    }
    boards
}

/// The boards that were shown, and the bytes that have to be sent.
fn split(heard: Vec<BoardOutput>) -> (Vec<Board>, Vec<u8>) {
    let (mut shown, mut sent) = (Vec::new(), Vec::new());
    for heard in heard {
        match heard {
            BoardOutput::Report(BoardReport::Shows(board)) => shown.push(board),
            BoardOutput::Send(bytes) => sent.extend(bytes),
            other @ (BoardOutput::Report(_) | BoardOutput::Serial(_) | BoardOutput::OnlyOccupancy) => {
                panic!("{other:?}")
            }
        }
    }
    (shown, sent)
}

#[test]
fn games_are_read_from_a_millennium_board_through_a_noisy_line() {
    let mut damaged = 0;
    for seed in 1..=100 {
        let (mut emulator, mut board, mut chance) = (
            millennium::Millennium::new(),
            letters::Millennium::default(),
            Chance(seed),
        );
        emulator.has_parity_bits = seed % 2 == 0;
        let answer = emulator.answer(&board.greeting());
        let (mut shown, mut sent) = split(board.hear(&answer));
        assert_eq!(shown.pop(), Some(Board::new()));
        split(board.hear(&emulator.answer(&sent)));
        assert_eq!(emulator.cells[2], 0b100, "it reports by itself");
        let mut before = Board::new();
        for now in game(seed, 40) {
            emulator.board = now.clone();
            let mut bytes = emulator.frame(&now);
            match chance.below(10) {
                0 => {
                    let at = chance.below(bytes.len());
                    bytes[at] ^= 1 << chance.below(7);
                }
                1 => drop(bytes.drain(..chance.below(60))),
                2 => bytes
                    .splice(0..0, (0..chance.below(40)).map(|at| b"s.rKq\xFFl0"[at % 8]))
                    .for_each(drop),
                _ => {}
            }
            for piece in bytes.chunks(1 + chance.below(67)) {
                (shown, sent) = split(board.hear(piece));
                let answer = emulator.answer(&sent);
                shown.extend(split(board.hear(&answer)).0);
                for told in shown.drain(..) {
                    assert_eq!(told, now, "nothing is invented");
                    before = told;
                }
            }
            if before != now {
                damaged += 1;
                let answer = emulator.answer(&board.tick(1_000));
                (shown, _) = split(board.hear(&answer));
                assert_eq!(shown, std::slice::from_ref(&now), "after a second it is asked for");
                before = now;
            }
        }
    }
    println!("a second was waited {damaged} times");
}

#[test]
fn the_lights_of_a_millennium_board_are_at_its_square_corners() {
    let (mut emulator, mut board) = (millennium::Millennium::new(), letters::Millennium::default());
    let acknowledged = emulator.answer(&board.light(Bitboard::from_iter([Square::A8, Square::H1])));
    assert_eq!(board.hear(&acknowledged), []);
    let lit = |lights: &[u8]| -> Vec<usize> { (0..81).filter(|light| lights[*light] == 0xFF).collect() };
    assert_eq!(lit(&emulator.lights), [0, 1, 9, 10, 70, 71, 79, 80]);
    emulator.answer(&board.light(Bitboard::EMPTY));
    assert!(lit(&emulator.lights).is_empty());
}

#[test]
fn games_are_read_from_a_certabo_board_with_weak_chips() {
    let data = tempfile::tempdir().unwrap();
    let all = Calibrations::of(Some(data.path().to_owned()));
    let (mut shown_late, mut positions) = (0, 0);
    for seed in 1..=10 {
        // The same set of pieces each time: what was learned of it the first time is known.
        let (mut emulator, mut board) = (certabo::Certabo::new(seed), all.certabo("A100"));
        assert!(board.greeting().is_empty());
        let mut last = None;
        if seed == 1 {
            for _ in 0..7 {
                last = split(board.hear(&emulator.frame(&Board::new()))).0.pop().or(last);
            }
            assert_eq!(last, Some(Board::new()), "the chips are learned");
        }
        (emulator.missed, emulator.invented) = (20, 200);
        let mut before = Board::new();
        for now in game(seed, 30) {
            positions += 1;
            for scan in 0..12 {
                for told in split(board.hear(&emulator.frame(&now))).0 {
                    for square in Square::ALL {
                        let piece = told.piece_at(square);
                        let is_true =
                            piece.is_none() || piece == now.piece_at(square) || piece == before.piece_at(square);
                        assert!(is_true, "{piece:?} on {square} was invented");
                    }
                    shown_late += usize::from(scan >= 3);
                    last = Some(told);
                }
            }
            before = now.clone();
            // One chip may be missed by two of the last three scans.
            let mut more = 0;
            while last.as_ref() != Some(&now) {
                last = split(board.hear(&emulator.frame(&now))).0.pop().or(last);
                more += 1;
                assert!(more < 10, "{last:?} for {now:?}");
            }
        }
    }
    println!("{shown_late} late reports in {positions} positions");
    let mut board = chips::Certabo::new(None);
    let mut emulator = certabo::Certabo::new(1);
    let squares = Bitboard::from_iter([Square::E2, Square::E4, Square::A8]);
    emulator.answer(&board.light(squares));
    assert_eq!(emulator.lit(), squares);
}

/// Ten million bytes with `ANNABELLA_BYTES=10000000`.
fn bytes_to_read() -> usize {
    std::env::var("ANNABELLA_BYTES")
        .ok()
        .and_then(|bytes| bytes.parse().ok())
        .unwrap_or(300_000)
}

/// Feeds it bytes at random and pieces of true messages, and a true one now and then, which has to be read.
fn torture(name: &str, board: &mut dyn Protocol, mut frame: impl FnMut(&Board) -> Vec<u8>, scans: usize) {
    let (mut chance, mut fed, mut whole) = (Chance(20_261_123), 0, 0);
    let positions = game(7, 60);
    let began = Instant::now();
    while fed < bytes_to_read() {
        let now = &positions[chance.below(positions.len())];
        let mut bytes = Vec::new();
        for _ in 0..chance.below(20) {
            match chance.below(3) {
                0 => bytes.extend(
                    (0..chance.below(200))
                        .map(|_| u8::try_from(chance.next() & 0xFF).unwrap())
                        .collect::<Vec<_>>(),
                ),
                1 => bytes.extend(
                    (0..chance.below(99))
                        .map(|_| b"sSrRwvlx:0123456789 \r\n.KQRBNPkqrbnpLD"[chance.below(37)])
                        .collect::<Vec<_>>(),
                ),
                _ => {
                    let mut true_one = frame(now);
                    let cut = chance.below(true_one.len());
                    true_one.truncate(cut);
                    bytes.extend(true_one);
                }
            }
        }
        fed += bytes.len();
        for piece in bytes.chunks(1 + chance.below(256)) {
            board.hear(piece);
        }
        board.greeting();
        let mut last = None;
        for _ in 0..scans {
            let true_one = frame(now);
            fed += true_one.len();
            for heard in board.hear(&true_one) {
                if let BoardOutput::Report(BoardReport::Shows(shown)) = heard {
                    last = Some(shown);
                }
            }
        }
        assert_eq!(last.as_ref(), Some(now), "the next message is read");
        whole += 1;
    }
    println!(
        "{name}: {fed} bytes, {whole} times the next message read, {:?}",
        began.elapsed()
    );
}

#[test]
fn no_bytes_upset_a_reader() {
    let emulator = millennium::Millennium::new();
    torture(
        "millennium",
        &mut letters::Millennium::default(),
        |board| emulator.frame(board),
        1,
    );
    let mut emulator = certabo::Certabo::new(1);
    let mut board = chips::Certabo::new(None);
    for _ in 0..7 {
        board.hear(&emulator.frame(&Board::new()));
    }
    torture("certabo", &mut board, |board| emulator.frame(board), 3);
}

/// A board that is followed.
struct Followed {
    reports: Receiver<BoardReport>,
    orders: Sender<Order>,
    thread: JoinHandle<()>,
}

impl Followed {
    fn new(serial: &'static str, address: String) -> Self {
        let (tell, reports) = channel();
        let (orders, given) = channel();
        let follow = move || reader::follow(serial, &address, move |report| tell.send(report).unwrap(), given);
        let thread = Builder::new().name("board".into()).spawn(follow).unwrap();
        Self {
            reports,
            orders,
            thread,
        }
    }

    fn next(&self) -> BoardReport {
        self.reports.recv_timeout(Duration::from_secs(20)).unwrap()
    }

    fn connects(&self, placement: &str) {
        assert!(matches!(
            self.next(),
            BoardReport::Connected(FoundBoard {
                standing: BoardAvailability::Free,
                ..
            })
        ));
        assert_eq!(self.next(), shows(placement));
        assert_eq!(self.next(), BoardReport::Battery(84));
    }

    /// Stops it, and tells how long that took.
    fn stop(self) -> Duration {
        let began = Instant::now();
        self.orders.send(Order::Stop).unwrap();
        self.thread.join().unwrap();
        began.elapsed()
    }
}

fn shows(placement: &str) -> BoardReport {
    BoardReport::Shows(placement.parse().unwrap())
}

const STOPS_WITHIN: Duration = Duration::from_millis(200);

/// Until it was asked that.
fn wait_for_call(livechess: &livechess::LiveChess, call: &str) {
    let began = Instant::now();
    while !livechess.calls().iter().any(|asked| asked["call"] == *call) {
        assert!(began.elapsed() < Duration::from_secs(20), "{call} was never asked");
        std::thread::yield_now();
    }
}

#[test]
fn the_boards_of_a_hall_are_found() {
    let livechess = livechess::LiveChess::start();
    for (serial, state) in [
        ("23946", Some("ACTIVE")),
        ("23947", Some("NOTRESPONDING")),
        ("7", None),
        ("bad one", Some("ACTIVE")),
    ] {
        livechess.list(serial, state, START);
    }
    let found = reader::found(&livechess.address(), Duration::from_secs(20));
    let ids: Vec<String> = found.iter().map(|found| found.id.to_string()).collect();
    assert_eq!(ids, ["livechess:23946", "livechess:23947"]);
    assert_eq!(found[0].place, livechess.address());
    let gone = livechess.address();
    drop(livechess);
    assert_eq!(reader::found(&gone, Duration::from_secs(20)), []);
    for bad in [
        "",
        "ws://",
        "wss://127.0.0.1:1",
        "http://127.0.0.1:1",
        "ws://[::1]:1",
        "rubbish",
    ] {
        assert_eq!(reader::found(bad, Duration::from_secs(20)), [], "{bad}");
    }
}

#[test]
fn a_livechess_board_is_followed_through_garbage_and_cuts() {
    let livechess = livechess::LiveChess::start();
    livechess.list("23946", Some("ACTIVE"), START);
    livechess.list("7", Some("ACTIVE"), E4);
    let board = Followed::new("23946", livechess.address());
    board.connects(START);
    wait_for_call(&livechess, "subscribe");
    livechess.tell(
        "23946",
        &json!({ "clock": { "white": 5_400, "black": 5_400, "run": null, "time": 1 } }),
    );
    assert!(matches!(board.next(), BoardReport::Clock(clock) if clock.left_ms.white == 5_400_000 && !clock.is_running));
    livechess.change("7", E5, 1);
    livechess.change("23946", E4, 3);
    livechess.say("{\"response\":\"feed\",\"id\":1,");
    livechess.say(&"[".repeat(100_000));
    livechess.tell(
        "23946",
        &json!({ "start": START, "san": ["e4", "e5", "Ke2"], "match": false }),
    );
    livechess.change("23946", E5, 2);
    assert_eq!(board.next(), shows(E4));
    assert_eq!(board.next(), shows(E5));
    livechess.tell(
        "23946",
        &json!({ "clock": { "white": 5_399, "black": 5_400, "run": true, "time": 1 } }),
    );
    assert!(matches!(board.next(), BoardReport::Clock(clock) if clock.left_ms.white == 5_399_000 && clock.is_running));
    livechess.tell("23946", &json!({ "clock": null }));
    assert_eq!(board.next(), BoardReport::ClockLost);
    livechess.list("23946", Some("NOTRESPONDING"), E5);
    assert_eq!(board.next(), BoardReport::Lost(BoardLoss::Silent));
    livechess.list("23946", Some("DELAYED"), E4);
    board.connects(E4);
    livechess.unlist("23946");
    assert_eq!(board.next(), BoardReport::Lost(BoardLoss::Gone));
    livechess.list("23946", Some("ACTIVE"), E5);
    board.connects(E5);
    livechess.cut();
    assert_eq!(board.next(), BoardReport::Lost(BoardLoss::Gone));
    board.connects(E5);
    board.orders.send(Order::Light(Bitboard::EMPTY)).unwrap();
    let took = board.stop();
    println!("stopped after {took:?}");
    assert!(took < STOPS_WITHIN, "{took:?}");
}

#[test]
fn livechess_may_start_later_and_be_closed_and_opened() {
    let port = livechess::LiveChess::start().port();
    let board = Followed::new("23946", format!("ws://127.0.0.1:{port}/api/v1.0"));
    assert_eq!(board.next(), BoardReport::Lost(BoardLoss::Gone));
    for placement in [START, E4] {
        let livechess = livechess::LiveChess::at(port);
        livechess.list("23946", Some("ACTIVE"), placement);
        board.connects(placement);
        drop(livechess);
        assert_eq!(board.next(), BoardReport::Lost(BoardLoss::Gone));
    }
    let took = board.stop();
    assert!(took < STOPS_WITHIN, "{took:?}");
}

#[test]
fn it_stops_at_once_where_nobody_answers() {
    // Connections are taken by the system, and nobody reads them.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let board = Followed::new("23946", format!("ws://{}/api/v1.0", silent.local_addr().unwrap()));
    let (_client, _) = silent.accept().unwrap();
    let took = board.stop();
    assert!(took < STOPS_WITHIN, "{took:?}");
    let began = Instant::now();
    let address = format!("ws://{}/api/v1.0", silent.local_addr().unwrap());
    assert_eq!(reader::found(&address, Duration::from_millis(300)), []);
    assert!(began.elapsed() < Duration::from_secs(5));
    // Its order channel is closed, so it ends.
    let Followed { orders, thread, .. } = Followed::new("23946", address);
    drop(orders);
    thread.join().unwrap();
}

#[test]
fn no_words_upset_the_reader_of_livechess() {
    let livechess = livechess::LiveChess::start();
    livechess.list("23946", Some("ACTIVE"), START);
    let board = Followed::new("23946", livechess.address());
    board.connects(START);
    wait_for_call(&livechess, "subscribe");
    let pieces = [
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "\"response\"",
        "\"feed\"",
        "\"call\"",
        "\"id\"",
        "1",
        "\"param\"",
        "\"serialnr\"",
        "\"23946\"",
        "\"board\"",
        START,
        "null",
        "-9e999",
        "\u{202e}",
        "\"clock\"",
        "\\ud800",
        "\0",
    ];
    let (mut chance, mut said, mut read) = (Chance(18), 0, 0);
    let began = Instant::now();
    while said < bytes_to_read() {
        for _ in 0..200 {
            let words: String = (0..chance.below(60))
                .map(|_| pieces[chance.below(pieces.len())])
                .collect();
            said += words.len();
            livechess.say(&words);
        }
        let next = if read % 2 == 0 { E4 } else { E5 };
        livechess.change("23946", next, 1);
        assert_eq!(board.next(), shows(next));
        read += 1;
    }
    println!(
        "livechess: {said} bytes, {read} times the next message read, {:?}",
        began.elapsed()
    );
    assert!(board.stop() < STOPS_WITHIN);
}

/// The same emulators at a port, found and taken like any board.
#[cfg(unix)]
mod plugged_in {
    use adapters::eboard::{BoardPlaces, EBoards, found_now};
    use protocols::eboard::{BoardMake, BoardNews, BoardRequest};
    use shakmaty::Color;

    use super::super::eboards_emulated::plugged::{Emulated, Plugged};
    use super::*;

    /// Generous: the machine may be busy with other tests.
    const LONG: Duration = Duration::from_mins(1);
    /// A scan of a Certabo board takes a third of a second at its speed.
    const SCAN_MS: u64 = 300;

    struct AutomaticMillennium {
        board: millennium::Millennium,
        sent: Board,
    }

    impl Emulated for AutomaticMillennium {
        fn hear(&mut self, bytes: &[u8]) -> Vec<u8> {
            // A search for boards may speak to another make.
            let has_parity = |byte: &&u8| byte.count_ones() % 2 == 1;
            let bytes: Vec<u8> = bytes.iter().filter(has_parity).copied().collect();
            self.board.answer(&bytes)
        }

        fn pass(&mut self, _: u64) -> Vec<u8> {
            let reports = self.board.cells[2] == 0b100 && self.sent != self.board.board;
            if !reports {
                return Vec::new();
            }
            self.sent = self.board.board.clone();
            self.board.frame(&self.sent)
        }

        fn power_up(&mut self) {}
    }

    struct ScanningCertabo {
        board: certabo::Certabo,
        standing: Board,
        passed_ms: u64,
    }

    impl Emulated for ScanningCertabo {
        fn hear(&mut self, bytes: &[u8]) -> Vec<u8> {
            self.board.answer(bytes)
        }

        fn pass(&mut self, milliseconds: u64) -> Vec<u8> {
            self.passed_ms += milliseconds;
            if self.passed_ms < SCAN_MS {
                return Vec::new();
            }
            self.passed_ms = 0;
            self.board.frame(&self.standing)
        }

        fn power_up(&mut self) {}
    }

    /// Finds the board at that port, takes it, and hears what it shows until it shows that.
    fn taken(places: &BoardPlaces, placement: &str) -> (EBoards, Receiver<BoardNews>) {
        // The previous user of the port closes it without being told.
        let began = Instant::now();
        let found = loop {
            let found = found_now(places);
            assert_eq!(found.len(), 1, "{found:?}");
            if found[0].standing == BoardAvailability::Free {
                break found;
            }
            assert!(began.elapsed() < LONG, "{found:?}");
        };
        let (tell, told) = channel();
        let mut boards = EBoards::with(places.clone(), move |news| drop(tell.send(news)));
        boards.ask(BoardRequest::Take(Color::White, found[0].id.clone()));
        let first = told.recv_timeout(LONG).unwrap();
        assert!(
            matches!(first, BoardNews::Of(Color::White, BoardReport::Connected(_))),
            "{first:?}"
        );
        wait_for(&told, placement);
        (boards, told)
    }

    fn wait_for(told: &Receiver<BoardNews>, placement: &str) {
        while told.recv_timeout(LONG).unwrap() != BoardNews::Of(Color::White, shows(placement)) {}
    }

    #[test]
    fn a_millennium_board_at_a_port_is_found_and_read() {
        let folder = tempfile::tempdir().unwrap();
        let board = AutomaticMillennium {
            board: millennium::Millennium::new(),
            sent: Board::new(),
        };
        let board = Plugged::at(&folder.path().join("one"), board);
        let places = BoardPlaces {
            others: vec![(board.name(), BoardMake::Millennium)],
            ..BoardPlaces::default()
        };
        let (mut boards, told) = taken(&places, START);
        board.with(|board| board.board.board = E4.parse().unwrap());
        wait_for(&told, E4);
        boards.ask(BoardRequest::Light(Color::White, Square::A8.into()));
        let began = Instant::now();
        while board.with(|board| board.board.lights[..2] != [0xFF, 0xFF]) {
            assert!(began.elapsed() < LONG, "it was not lit");
        }
    }

    #[test]
    fn a_certabo_board_learns_its_chips_and_knows_them_again() {
        let folder = tempfile::tempdir().unwrap();
        let board = ScanningCertabo {
            board: certabo::Certabo::new(1),
            standing: Board::new(),
            passed_ms: 0,
        };
        let board = Plugged::at(&folder.path().join("one"), board);
        let places = BoardPlaces {
            others: vec![(board.name(), BoardMake::Certabo)],
            data: Some(folder.path().join("data")),
            ..BoardPlaces::default()
        };
        let (boards, told) = taken(&places, START);
        board.with(|board| board.standing = E4.parse().unwrap());
        wait_for(&told, E4);
        drop(boards);
        // The position is no longer that of the start: the chips are known from before.
        let (_boards, told) = taken(&places, E4);
        board.with(|board| board.standing = E5.parse().unwrap());
        wait_for(&told, E5);
    }
}
