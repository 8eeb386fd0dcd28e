//! DGT's program LiveChess reads boards, one or all those of a hall, and reports on them by WebSocket on this machine.
//!
//! Only the position on the board and the times on its clock are read from its reports. The moves it guesses may be repeated, grow by
//! two at once, or be taken back, because it guesses while pieces are in the air; this program works out the moves itself.

use std::cell::Cell;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use serde_json::{Value, json};
use shakmaty::{Board, ByColor, Color};
use tungstenite::handshake::HandshakeError;
use tungstenite::http::Uri;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::{Error, Message, WebSocket};

use crate::monotonic::Monotonic;
use laws::moment::Moment;
use protocols::boards::protocol::Order;
use protocols::eboard::{BoardAvailability, BoardClockReading, BoardId, BoardLoss, BoardMake, BoardReport, FoundBoard};

/// The address of LiveChess: on this machine, unless `ANNABELLA_LIVECHESS` names another.
pub fn address() -> String {
    std::env::var(VARIABLE).unwrap_or_else(|_| String::from(HERE))
}

const VARIABLE: &str = "ANNABELLA_LIVECHESS";
const HERE: &str = "ws://127.0.0.1:1982/api/v1.0";
/// The interval at which orders are checked, whatever else is waited for.
const GLANCE: Duration = Duration::from_millis(50);
/// The longest wait for a connection or a write.
const REACH: Duration = Duration::from_millis(100);
/// The interval at which the boards' states are requested: nothing else tells that a board does not respond.
const ASK_EACH: Duration = Duration::from_secs(1);
/// The silence after which a connection is dead although states are requested; also the longest handshake.
const PATIENCE: Duration = Duration::from_secs(5);
/// The wait before a failed connection is tried again…
const SOON: Duration = Duration::from_secs(1);
/// …for this many attempts,…
const TIMES: u32 = 20;
/// …and the wait afterwards.
const LATER: Duration = Duration::from_secs(5);
/// The longest message that is read, in bytes: a hall of a thousand boards takes 300 KB.
const LONGEST: usize = 1024 * 1024;
/// The longest serial number; they have five digits.
const LONGEST_SERIAL: usize = 64;
/// The numbers of our calls, by which answers are told apart, and that of the feed, which has its own sequence.
const LIST: u64 = 1;
const SUBSCRIBE: u64 = 2;
const FEED: u64 = 1;
/// The longest time of a clock that is accepted, in seconds: 100 hours.
const LONGEST_TIME: u64 = 360_000;

/// The boards that LiveChess has now; none if it does not answer in time.
pub fn found(address: &str, timeout: Duration) -> Vec<FoundBoard> {
    let clock = clock();
    let began = clock.now();
    let is_in_time = || passed(&clock, began) < timeout;
    let Some(mut socket) = connect(address, is_in_time) else {
        return Vec::new();
    };
    if say(&mut socket, &list_call()).is_err() {
        return Vec::new();
    }
    while is_in_time() {
        match socket.read() {
            Ok(Message::Text(text)) => {
                if let Some(LiveChessMessage::Boards(boards)) = LiveChessMessage::of(&text) {
                    return boards.iter().filter_map(|board| found_board(board, address)).collect();
                }
            }
            Ok(_) => {}
            Err(error) if is_only_waiting(&error) => {}
            Err(_) => break,
        }
    }
    Vec::new()
}

/// Reads the board of that serial number until told to stop, or until the sender of orders is gone. However often LiveChess or the
/// board goes and comes, it is found again.
pub fn follow(serial: &str, address: &str, tell: impl Fn(BoardReport) + Send + 'static, orders: Receiver<Order>) {
    let (orders, clock) = (Orders::new(orders), clock());
    let mut board = FollowedBoard::new(serial, address);
    let mut failures = 0;
    loop {
        let began = clock.now();
        let goes_on = || !orders.say_stop() && passed(&clock, began) < PATIENCE;
        let end = match connect(address, goes_on) {
            Some(mut socket) => {
                failures = 0;
                attend(&mut socket, &mut board, &tell, &orders, &clock)
            }
            None if orders.say_stop() => ConnectionEnd::Stopped,
            None => ConnectionEnd::Lost(BoardLoss::Gone),
        };
        match end {
            ConnectionEnd::Stopped => return,
            ConnectionEnd::Lost(lost) => board.lose(lost).into_iter().for_each(&tell),
        }
        failures += 1;
        let pause = if failures < TIMES { SOON } else { LATER };
        if orders.say_stop_within(pause, &clock) {
            return;
        }
    }
}

/// The end of a connection.
enum ConnectionEnd {
    Stopped,
    Lost(BoardLoss),
}

/// Reads one connection to its end.
fn attend(
    socket: &mut WebSocket<TimedStream>,
    board: &mut FollowedBoard,
    tell: &impl Fn(BoardReport),
    orders: &Orders,
    clock: &Monotonic,
) -> ConnectionEnd {
    let mut heard_at = clock.now();
    let mut asked_at: Option<Moment> = None;
    loop {
        if orders.say_stop() {
            // A close is sent; its answer is not waited for.
            socket.close(None).ok();
            return ConnectionEnd::Stopped;
        }
        if passed(clock, heard_at) >= PATIENCE {
            return ConnectionEnd::Lost(BoardLoss::Silent);
        }
        let mut calls = Vec::new();
        if asked_at.is_none_or(|at| passed(clock, at) >= ASK_EACH) {
            asked_at = Some(clock.now());
            calls.push(list_call());
        }
        calls.extend(board.subscription());
        if calls.iter().any(|call| say(socket, call).is_err()) {
            return ConnectionEnd::Lost(BoardLoss::Gone);
        }
        match socket.read() {
            Ok(message) => {
                heard_at = clock.now();
                if let Message::Text(text) = message {
                    board.hear(&text).into_iter().for_each(tell);
                }
            }
            Err(error) if is_only_waiting(&error) => {}
            Err(_) => return ConnectionEnd::Lost(BoardLoss::Gone),
        }
    }
}

/// The orders given to us. LiveChess neither lights squares nor sets a clock: only the end matters.
struct Orders {
    given: Receiver<Order>,
    /// True once the order to stop has come; it comes only once.
    have_ended: Cell<bool>,
}

impl Orders {
    const fn new(given: Receiver<Order>) -> Self {
        let have_ended = Cell::new(false);
        Self { given, have_ended }
    }

    fn say_stop(&self) -> bool {
        while !self.have_ended.get() {
            match self.given.try_recv() {
                Ok(Order::Light(_) | Order::ShowClock(_)) => {}
                Ok(Order::Stop) | Err(TryRecvError::Disconnected) => self.have_ended.set(true),
                Err(TryRecvError::Empty) => return false,
            }
        }
        true
    }

    /// Waits for `pause`, or until told to stop. True if told to stop.
    fn say_stop_within(&self, pause: Duration, clock: &Monotonic) -> bool {
        let began = clock.now();
        while !self.have_ended.get() {
            match self.given.recv_timeout(pause.saturating_sub(passed(clock, began))) {
                Ok(Order::Light(_) | Order::ShowClock(_)) => {}
                Ok(Order::Stop) | Err(RecvTimeoutError::Disconnected) => self.have_ended.set(true),
                Err(RecvTimeoutError::Timeout) => return false,
            }
        }
        true
    }
}

fn clock() -> Monotonic {
    Monotonic::after(Moment::from_micros(0))
}

fn passed(clock: &Monotonic, since: Moment) -> Duration {
    Duration::from_millis(clock.now().millis_since(since))
}

/// A connection on which no read or write takes long.
struct TimedStream(TcpStream);

impl Read for TimedStream {
    /// Systems have two error kinds for a timeout; tungstenite continues only after one of them.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let is_late = |error: &io::Error| error.kind() == io::ErrorKind::TimedOut;
        let read = self.0.read(buffer);
        if read.as_ref().is_err_and(is_late) {
            Err(io::ErrorKind::WouldBlock.into())
        } else {
            read
        }
    }
}

impl Write for TimedStream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn connect(address: &str, goes_on: impl Fn() -> bool) -> Option<WebSocket<TimedStream>> {
    let uri: Uri = address.parse().ok()?;
    let host = uri.host()?.trim_matches(['[', ']']);
    // A name may resolve to IPv4 and to IPv6 addresses of this machine.
    let mut places = (host, uri.port_u16().unwrap_or(80)).to_socket_addrs().ok()?.take(2);
    let stream = places.find_map(|place| TcpStream::connect_timeout(&place, REACH).ok())?;
    stream.set_read_timeout(Some(GLANCE)).ok()?;
    stream.set_write_timeout(Some(REACH)).ok()?;
    stream.set_nodelay(true).ok()?;
    let config = WebSocketConfig::default()
        .max_message_size(Some(LONGEST))
        .max_frame_size(Some(LONGEST));
    let mut shaking = tungstenite::client::client_with_config(address, TimedStream(stream), Some(config));
    loop {
        match shaking {
            Ok((socket, _)) => return Some(socket),
            Err(HandshakeError::Interrupted(half)) if goes_on() => shaking = half.handshake(),
            Err(HandshakeError::Interrupted(_) | HandshakeError::Failure(_)) => return None,
        }
    }
}

fn say(socket: &mut WebSocket<TimedStream>, call: &Value) -> Result<(), Error> {
    socket.send(Message::text(call.to_string()))
}

fn is_only_waiting(error: &Error) -> bool {
    matches!(error, Error::Io(error) if error.kind() == io::ErrorKind::WouldBlock)
}

fn list_call() -> Value {
    json!({ "id": LIST, "call": "eboards" })
}

/// The messages of LiveChess, as far as they are read.
enum LiveChessMessage {
    /// All boards.
    Boards(Vec<Value>),
    /// A change on the subscribed board.
    Event(Value),
    /// The subscription failed: LiveChess has no such board.
    NoSubscription,
}

impl LiveChessMessage {
    fn of(text: &str) -> Option<Self> {
        let mut told: Value = serde_json::from_str(text).ok()?;
        let param = told.get_mut("param").map(Value::take);
        let id = told.get("id").and_then(Value::as_u64);
        match (told.get("response")?.as_str()?, id?, param) {
            ("call", LIST, Some(Value::Array(boards))) => Some(Self::Boards(boards)),
            ("feed", FEED, Some(event)) => Some(Self::Event(event)),
            ("error", SUBSCRIBE, _) => Some(Self::NoSubscription),
            _ => None,
        }
    }
}

/// A board of the list, if it can be followed: a board that has never been connected has no state.
fn found_board(board: &Value, address: &str) -> Option<FoundBoard> {
    text(board, "state")?;
    let serial = text(board, "serialnr")?;
    let is_plain = serial.chars().all(|sign| sign.is_ascii_graphic());
    (is_plain && (1..=LONGEST_SERIAL).contains(&serial.len())).then(|| FoundBoard {
        id: BoardId {
            kind: BoardMake::LiveChess,
            serial: serial.to_owned(),
        },
        place: address.to_owned(),
        standing: BoardAvailability::Free,
    })
}

fn text<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    value.get(name).and_then(Value::as_str)
}

/// The followed board, as far as it is known.
#[derive(Debug)]
struct FollowedBoard {
    serial: String,
    address: String,
    presence: Presence,
    is_subscribed: bool,
    shown: Option<Board>,
    clock: Option<BoardClockReading>,
    battery: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Presence {
    /// No report on it has come yet.
    Unknown,
    There,
    Lost,
}

impl FollowedBoard {
    fn new(serial: &str, address: &str) -> Self {
        Self {
            serial: serial.to_owned(),
            address: address.to_owned(),
            presence: Presence::Unknown,
            is_subscribed: false,
            shown: None,
            clock: None,
            battery: None,
        }
    }

    /// Reports the end of the connection: once, until the board is there again.
    fn lose(&mut self, lost: BoardLoss) -> Option<BoardReport> {
        self.is_subscribed = false;
        self.miss(lost)
    }

    /// Reports that the board is not there, or is silent.
    fn miss(&mut self, lost: BoardLoss) -> Option<BoardReport> {
        let is_new = self.presence != Presence::Lost;
        self.presence = Presence::Lost;
        (self.shown, self.clock, self.battery) = (None, None, None);
        is_new.then_some(BoardReport::Lost(lost))
    }

    /// The call that subscribes to the board's changes, if it is still to be sent. A board that LiveChess does not know cannot be
    /// subscribed to.
    fn subscription(&mut self) -> Option<Value> {
        if self.is_subscribed || self.presence != Presence::There {
            return None;
        }
        self.is_subscribed = true;
        let param = json!({ "feed": "eboardevent", "id": FEED, "param": { "serialnr": self.serial } });
        Some(json!({ "id": SUBSCRIBE, "call": "subscribe", "param": param }))
    }

    fn hear(&mut self, text: &str) -> Vec<BoardReport> {
        match LiveChessMessage::of(text) {
            Some(LiveChessMessage::Boards(boards)) => self.listed(&boards),
            Some(LiveChessMessage::Event(event)) if self.is_of_it(&event) && self.presence == Presence::There => {
                let placement = self.placement(&event);
                placement.into_iter().chain(self.clock(&event)).collect()
            }
            Some(LiveChessMessage::NoSubscription) => {
                self.is_subscribed = false;
                // The board is subscribed to again when the list says that it is there.
                self.miss(BoardLoss::Gone).into_iter().collect()
            }
            Some(LiveChessMessage::Event(_)) | None => Vec::new(),
        }
    }

    fn is_of_it(&self, value: &Value) -> bool {
        text(value, "serialnr") == Some(&self.serial)
    }

    fn listed(&mut self, boards: &[Value]) -> Vec<BoardReport> {
        let Some(board) = boards.iter().find(|board| self.is_of_it(board)) else {
            return self.miss(BoardLoss::Gone).into_iter().collect();
        };
        // A delayed board is behind the real position, but will catch up.
        if !matches!(text(board, "state"), Some("ACTIVE" | "DELAYED")) {
            return self.miss(BoardLoss::Silent).into_iter().collect();
        }
        let mut told = Vec::new();
        // The position is read from the list only if the board was not there before: a list may be older than an event that came before it.
        if self.presence != Presence::There
            && let Some(found) = found_board(board, &self.address)
        {
            self.presence = Presence::There;
            told.push(BoardReport::Connected(found));
            told.extend(self.placement(board));
            told.extend(self.clock(board));
        }
        told.extend(self.battery(board));
        told
    }

    fn placement(&mut self, value: &Value) -> Option<BoardReport> {
        let board = Board::from_ascii_board_fen(text(value, "board")?.as_bytes()).ok()?;
        let is_new = self.shown.as_ref() != Some(&board);
        is_new.then(|| {
            self.shown = Some(board.clone());
            BoardReport::Shows(board)
        })
    }

    /// The clock's reading. A clock that is not named has not changed; one that is named as null is not there.
    fn clock(&mut self, value: &Value) -> Option<BoardReport> {
        let clock = value.get("clock")?;
        if clock.is_null() {
            return self.clock.take().map(|_| BoardReport::ClockLost);
        }
        let clock = reading(clock)?;
        let is_new = self.clock.replace(clock) != Some(clock);
        is_new.then_some(BoardReport::Clock(clock))
    }

    /// The battery in per cent, with or without a fraction; a voltage tells nothing.
    fn battery(&mut self, value: &Value) -> Option<BoardReport> {
        let whole = text(value, "battery")?.strip_suffix('%')?.split('.').next()?;
        let percent = whole.parse().ok().filter(|percent| *percent <= 100)?;
        let is_new = self.battery.replace(percent) != Some(percent);
        is_new.then_some(BoardReport::Battery(percent))
    }
}

/// Reads whole seconds, and the player for whom they run: `true` for White, `false` for Black.
fn reading(clock: &Value) -> Option<BoardClockReading> {
    let seconds = |name| clock.get(name)?.as_u64().filter(|seconds| *seconds < LONGEST_TIME);
    let running = clock.get("run").and_then(Value::as_bool).map(Color::from_white);
    Some(BoardClockReading {
        left_ms: ByColor {
            white: seconds("white")? * 1_000,
            black: seconds("black")? * 1_000,
        },
        presser: running.map(|running| !running),
        is_running: running.is_some(),
        battery_is_low: false,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

    fn board(placement: &str) -> Board {
        placement.parse().unwrap()
    }

    fn shows(placement: &str) -> BoardReport {
        BoardReport::Shows(board(placement))
    }

    fn list(state: &str, placement: &str) -> String {
        let other = r#"{"serialnr":"7","source":null,"state":null,"battery":null,"comment":null,"board":null,"flipped":false,"clock":null}"#;
        let ours = format!(
            r#"{{"serialnr":"23946","source":"COM3","state":{state},"battery":"84%","comment":null,"board":"{placement}","flipped":false,"clock":null}}"#
        );
        format!(r#"{{"response":"call","id":1,"param":[{other},{ours}],"time":1587948082875}}"#)
    }

    fn event(rest: &str) -> String {
        format!(
            r#"{{"response":"feed","id":1,"param":{{"serialnr":"23946","flipped":false{rest}}},"time":1587948082889}}"#
        )
    }

    /// A board that is there and shows the initial position.
    fn followed() -> FollowedBoard {
        let mut followed = FollowedBoard::new("23946", HERE);
        assert_eq!(followed.hear(&list(r#""ACTIVE""#, START)).len(), 3);
        followed
    }

    #[test]
    fn a_board_of_the_list_is_connected_and_subscribed_to_once() {
        let mut followed = FollowedBoard::new("23946", HERE);
        assert_eq!(followed.subscription(), None, "it is not known yet whether it is there");
        let connected = BoardReport::Connected(FoundBoard {
            id: "livechess:23946".parse().unwrap(),
            place: String::from(HERE),
            standing: BoardAvailability::Free,
        });
        assert_eq!(
            followed.hear(&list(r#""ACTIVE""#, START)),
            [connected, shows(START), BoardReport::Battery(84)]
        );
        assert_eq!(
            followed.subscription().unwrap().to_string(),
            r#"{"id":2,"call":"subscribe","param":{"feed":"eboardevent","id":1,"param":{"serialnr":"23946"}}}"#
        );
        assert_eq!(followed.subscription(), None);
        assert_eq!(
            followed.hear(&list(r#""DELAYED""#, E4)),
            [],
            "a list may be older than an event"
        );
    }

    #[test]
    fn each_change_is_told_once_and_guesses_are_passed_over() {
        let mut followed = followed();
        assert_eq!(
            followed.hear(r#"{"response":"call","id":2,"param":null,"time":1587948082887}"#),
            []
        );
        assert_eq!(
            followed.hear(&event(&format!(r#","board":"{START}","clock":null"#))),
            []
        );
        let moved = event(&format!(
            r#","board":"{E4}","start":"{START} w KQkq - 0 1","san":["e4","e5"],"match":false"#
        ));
        assert_eq!(followed.hear(&moved), [shows(E4)]);
        assert_eq!(followed.hear(&moved), []);
        assert_eq!(
            followed.hear(&event(r#","san":["e4"]"#)),
            [],
            "no board: it has not changed"
        );
        assert_eq!(followed.hear(&moved.replace("23946", "7")), [], "another board");
        assert_eq!(followed.hear(&event(r#","board":"9/8/8""#)), []);
    }

    #[test]
    fn a_clock_is_told_when_it_changes_and_when_it_is_gone() {
        let mut followed = followed();
        let clock = |run: &str| {
            event(&format!(
                r#","clock":{{"white":5676,"black":7190,"run":{run},"time":1503845105357}}"#
            ))
        };
        let reading = |presser: Option<Color>| {
            BoardReport::Clock(BoardClockReading {
                left_ms: ByColor {
                    white: 5_676_000,
                    black: 7_190_000,
                },
                presser,
                is_running: presser.is_some(),
                battery_is_low: false,
            })
        };
        assert_eq!(followed.hear(&event(r#","clock":null"#)), [], "it had none");
        assert_eq!(followed.hear(&clock("null")), [reading(None)]);
        assert_eq!(
            followed.hear(&clock("true")),
            [reading(Some(Color::Black))],
            "White's time runs"
        );
        assert_eq!(followed.hear(&clock("true")), []);
        assert_eq!(followed.hear(&clock("false")), [reading(Some(Color::White))]);
        assert_eq!(followed.hear(&event("")), [], "not named: not changed");
        for rubbish in [
            "true",
            r#"{"white":-1,"black":2}"#,
            r#"{"white":99999999999999999999,"black":2}"#,
            r#"{"white":1}"#,
        ] {
            assert_eq!(
                followed.hear(&event(&format!(r#","clock":{rubbish}"#))),
                [],
                "{rubbish}"
            );
        }
        assert_eq!(followed.hear(&event(r#","clock":null"#)), [BoardReport::ClockLost]);
    }

    #[test]
    fn a_silent_or_gone_board_is_told_once_and_comes_back_whole() {
        for (gone, lost) in [
            (list(r#""INACTIVE""#, START), BoardLoss::Silent),
            (list(r#""NOTRESPONDING""#, START), BoardLoss::Silent),
            (list("null", START), BoardLoss::Silent),
            (
                String::from(r#"{"response":"call","id":1,"param":[]}"#),
                BoardLoss::Gone,
            ),
            (
                String::from(r#"{"response":"error","id":2,"param":{"message":"No such board"}}"#),
                BoardLoss::Gone,
            ),
        ] {
            let mut followed = followed();
            assert_eq!(followed.hear(&gone), [BoardReport::Lost(lost)], "{gone}");
            assert_eq!(followed.hear(&gone), []);
            assert_eq!(
                followed.hear(&event(&format!(r#","board":"{E4}""#))),
                [],
                "until the list has it"
            );
            let back = followed.hear(&list(r#""ACTIVE""#, E4));
            assert!(
                matches!(&back[..], [BoardReport::Connected(_), told, BoardReport::Battery(84)] if *told == shows(E4))
            );
        }
        let mut followed = followed();
        followed.subscription().unwrap();
        assert_eq!(followed.lose(BoardLoss::Gone), Some(BoardReport::Lost(BoardLoss::Gone)));
        assert_eq!(followed.lose(BoardLoss::Gone), None);
        followed.hear(&list(r#""ACTIVE""#, START));
        assert!(
            followed.subscription().is_some(),
            "a new connection has no subscription"
        );
    }

    #[test]
    fn a_battery_is_told_in_whole_per_cent() {
        for (battery, told) in [
            ("84%", Some(84)),
            ("12.5%", Some(12)),
            ("100.0%", Some(100)),
            ("3.7V", None),
            ("101%", None),
            ("%", None),
        ] {
            let value = json!({ "battery": battery });
            let report = FollowedBoard::new("1", HERE).battery(&value);
            assert_eq!(report, told.map(BoardReport::Battery), "{battery}");
        }
    }

    #[test]
    fn a_serial_number_that_nobody_could_say_is_no_board() {
        for (serial, is_board) in [
            ("23946", true),
            ("", false),
            ("a b", false),
            ("\u{202e}1", false),
            (&"1".repeat(65), false),
        ] {
            let found = found_board(&json!({ "serialnr": serial, "state": "ACTIVE" }), HERE);
            assert_eq!(found.is_some(), is_board, "{serial}");
        }
        assert_eq!(
            found_board(&json!({ "serialnr": "1", "state": null }), HERE),
            None,
            "never there"
        );
    }

    proptest! {
        #[test]
        fn rubbish_is_passed_over_and_the_next_message_is_read(texts in prop::collection::vec(".*", 0..8), cut in 0_usize..200) {
            let mut followed = followed();
            let moved = event(&format!(r#","board":"{E4}""#));
            for text in &texts {
                prop_assert_eq!(followed.hear(text), []);
            }
            let cut: String = moved.chars().take(cut.min(moved.len() - 1)).collect();
            prop_assert_eq!(followed.hear(&cut), []);
            prop_assert_eq!(followed.hear(&moved), [shows(E4)]);
        }
    }
}
