//! `annabella board --list` and `annabella board --watch DEVICE [--kind KIND]`: the electronic boards of this machine, and the
//! reports of one of them, for troubleshooting.

use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use serde_json::json;
use shakmaty::{Board, Color, Square};

use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, json_line, messages, print, print_json, print_while_read};
use crate::app::boards::NamedBoard;
use crate::app::boards::makes;
use adapters::board_access;
use adapters::eboard::{self, BoardPlaces, EBoards};
use adapters::monotonic::Monotonic;
use adapters::ports::RequestPort as _;
use laws::moment::Moment;
use laws::player_board::differing;
use locale::{Messages, Value, duration, harmless, list};
use protocols::eboard::{
    BoardAvailability, BoardClockReading, BoardLoss, BoardMake, BoardNews, BoardReport, BoardRequest, FoundBoard,
    Obstacle,
};

/// Milliseconds after which an unchanged placement holds no piece in the air.
const STABLE_MS: u64 = 300;

pub(super) fn board(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &["watch", "kind"], &["list"])?;
    let texts = messages(given.lang.as_deref());
    let told = BoardPrinter {
        texts,
        json: given.json,
    };
    match wanted(&given).map_err(|fault| fail(&texts, &fault))? {
        None => {
            let found = eboard::found_now(&BoardPlaces::of_this_machine());
            Ok(told.list(&found.into_iter().map(|found| (found, None)).collect::<Vec<_>>()))
        }
        Some(board) => told.watch(&board),
    }
}

/// The board to watch; none for the list of all.
fn wanted(given: &GivenArguments) -> Result<Option<NamedBoard>, UsageError> {
    let kinds: Vec<&str> = makes().map(BoardMake::word).collect();
    let kind = match given.option("kind") {
        None => None,
        Some(word) => {
            let wrong = || UsageError::not_one_of("--kind", word, kinds.join(", "));
            Some(makes().find(|make| make.word() == word).ok_or_else(wrong)?)
        }
    };
    match (given.values.first(), given.option("watch"), given.flag("list")) {
        (Some(stray), ..) => Err(UsageError::StrayWord(stray.clone())),
        (None, Some(text), false) => match NamedBoard::read(text, kind) {
            Some(board) => Ok(Some(board)),
            None => Err(UsageError::not_one_of("--watch", text, "/dev/ttyUSB0, COM3, dgt:12345")),
        },
        (None, None, true) => Ok(None),
        (None, Some(_), true) => Err(UsageError::UnknownOption(String::from("--list --watch"))),
        (None, None, false) => Err(UsageError::MissingOption(String::from("--list | --watch DEVICE"))),
    }
}

/// The form of the output.
struct BoardPrinter {
    texts: Messages,
    json: bool,
}

/// A report that is worth a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum BoardSighting {
    Connected(FoundBoard),
    /// The board shows this stable position; the squares that differ from the last line.
    Stands(Board, Vec<Square>),
    Lost(BoardLoss),
    Battery(u8),
    Clock(BoardClockReading),
    ClockGone,
}

/// The state of a watched board. Times are in milliseconds since the watch began.
#[derive(Default)]
struct BoardWatch {
    /// The position now, if the board has reported all of it since it was connected.
    now: Option<Board>,
    changed_at: u64,
    /// The position in the last line.
    printed: Option<Board>,
    clock: Option<BoardClockReading>,
}

impl BoardWatch {
    /// Takes a report; returns its lines, each with its time.
    fn hear(&mut self, report: BoardReport, at: u64) -> Vec<(u64, BoardSighting)> {
        let mut seen: Vec<_> = self.settle(at).into_iter().collect();
        match report {
            BoardReport::Connected(found) => {
                self.now = None;
                seen.push((at, BoardSighting::Connected(found)));
            }
            BoardReport::Shows(board) => {
                let is_first = self.printed.is_none();
                self.change(board, at);
                if is_first {
                    seen.extend(self.stand());
                }
            }
            BoardReport::Changed(square, piece) => {
                if let Some(mut board) = self.now.clone() {
                    board.discard_piece_at(square);
                    if let Some(piece) = piece {
                        board.set_piece_at(square, piece);
                    }
                    self.change(board, at);
                }
            }
            BoardReport::Lost(lost) => {
                self.now = None;
                seen.push((at, BoardSighting::Lost(lost)));
            }
            BoardReport::Battery(percent) => seen.push((at, BoardSighting::Battery(percent))),
            BoardReport::Clock(reading) => {
                let is_new = self.clock.is_none_or(|before| is_news(&before, &reading));
                self.clock = Some(reading);
                seen.extend(is_new.then_some((at, BoardSighting::Clock(reading))));
            }
            BoardReport::ClockLost => {
                self.clock = None;
                seen.push((at, BoardSighting::ClockGone));
            }
        }
        seen
    }

    /// The time at which the position will be stable enough for a line.
    fn settles_at(&self) -> Option<u64> {
        let is_new = self.now.is_some() && self.now != self.printed;
        is_new.then_some(self.changed_at.saturating_add(STABLE_MS))
    }

    /// The line that is due by now.
    fn settle(&mut self, now: u64) -> Option<(u64, BoardSighting)> {
        self.settles_at().filter(|at| *at <= now)?;
        self.stand()
    }

    fn change(&mut self, board: Board, at: u64) {
        if self.now.as_ref() != Some(&board) {
            self.now = Some(board);
            self.changed_at = at;
        }
    }

    fn stand(&mut self) -> Option<(u64, BoardSighting)> {
        let board = self.now.clone()?;
        let before = self.printed.replace(board.clone());
        let changed = before.map_or_else(Vec::new, |before| differing(&before, &board).into_iter().collect());
        Some((self.changed_at, BoardSighting::Stands(board, changed)))
    }
}

/// True if the reading is worth a line: a clock that counts down is not.
fn is_news(before: &BoardClockReading, now: &BoardClockReading) -> bool {
    let times = before.left_ms.zip(now.left_ms);
    let is_set = times.white.0 < times.white.1 || times.black.0 < times.black.1;
    let state = |reading: &BoardClockReading| (reading.presser, reading.is_running, reading.battery_is_low);
    is_set || state(before) != state(now)
}

impl BoardPrinter {
    /// Lists the connected boards, each with the charge of its battery.
    fn list(&self, boards: &[(FoundBoard, Option<u8>)]) -> CommandOutcome {
        let texts = &self.texts;
        for (number, (found, battery)) in (1u32..).zip(boards) {
            let serial = Some(&found.id.serial).filter(|serial| **serial != found.place);
            if self.json {
                print_json(&json!({
                    "number": number,
                    "device": found.place,
                    "kind": found.id.kind.word(),
                    "serial": serial,
                    "battery": battery,
                }));
            } else {
                let values = [
                    ("number", number.into()),
                    ("kind", found.id.kind.name().into()),
                    ("serial", serial.map_or("", String::as_str).into()),
                    ("device", Value::quoting_path(&found.place)),
                ];
                let id = if serial.is_some() {
                    "board-list-one"
                } else {
                    "board-list-nameless"
                };
                let battery =
                    battery.map(|percent| texts.text("board-battery", &[("percent", u32::from(percent).into())]));
                let sentences = [Some(texts.text(id, &values)), battery];
                print(&sentences.into_iter().flatten().collect::<Vec<_>>().join(" "));
            }
            if let BoardAvailability::Unusable(obstacle) = found.standing {
                complain(&self.obstacle(obstacle, &found.place));
            }
        }
        if boards.is_empty() {
            complain(&texts.text("board-list-none", &[]));
            return CommandOutcome::No;
        }
        CommandOutcome::Done
    }

    /// Prints the board's reports until it goes.
    fn watch(&self, board: &NamedBoard) -> Ended {
        let (tell, reports) = channel();
        match board.clone() {
            NamedBoard::Known(id) => {
                let tell = move |news| {
                    if let BoardNews::Of(_, report) = news {
                        tell.send(report).ok();
                    }
                };
                let mut boards = EBoards::with(BoardPlaces::of_this_machine(), tell);
                boards.ask(BoardRequest::Take(Color::White, id));
                self.follow(board, &reports)
            }
            NamedBoard::At(place, kind) => {
                // The receiver hangs up when this sender is dropped with the watch.
                let (_orders, given) = channel();
                let tell = move |report| {
                    tell.send(report).ok();
                };
                let listener = std::thread::Builder::new().name(String::from("board"));
                if listener
                    .spawn(move || eboard::listen(&place, kind, given, tell))
                    .is_err()
                {
                    return Err(complained(&self.texts.text("console-no-thread", &[])));
                }
                self.follow(board, &reports)
            }
        }
    }

    fn follow(&self, board: &NamedBoard, reports: &Receiver<BoardReport>) -> Ended {
        let (time, mut watch) = (Monotonic::after(Moment::START), BoardWatch::default());
        let mut was_there = false;
        loop {
            let until = watch.settles_at().map(|at| time.until(Moment::from_millis(at)));
            let heard = reports.recv_timeout(until.unwrap_or(Duration::MAX));
            let now = time.now().as_millis();
            let seen = match heard {
                Ok(report) => watch.hear(report, now),
                Err(RecvTimeoutError::Timeout) => watch.settle(now).into_iter().collect(),
                Err(RecvTimeoutError::Disconnected) => return Ok(CommandOutcome::Done),
            };
            for (at, seen) in seen {
                was_there |= matches!(seen, BoardSighting::Connected(_) | BoardSighting::Stands(..));
                if let BoardSighting::Lost(lost) = seen
                    && !was_there
                {
                    return Err(self.not_met(lost, board));
                }
                if !self.print(at, &seen) || seen == BoardSighting::Lost(BoardLoss::Gone) {
                    return Ok(CommandOutcome::Done);
                }
            }
        }
    }

    /// Prints a report. With JSON, a placement is a line of JSON, and all other reports go to standard error for the user. False if the
    /// output is closed.
    fn print(&self, at_ms: u64, seen: &BoardSighting) -> bool {
        if let BoardSighting::Stands(board, changed) = seen
            && self.json
        {
            let changed: Vec<String> = changed.iter().map(ToString::to_string).collect();
            let line = json!({"at_ms": at_ms, "placement": board.to_string(), "changed": changed});
            return print_while_read(&json_line(&line.to_string()));
        }
        let what = self.sentence(seen);
        let mark = self.texts.text("decimal-mark", &[]);
        let seconds = format!("{}{mark}{}", at_ms / 1000, at_ms % 1000 / 100);
        let values = [("seconds", (&seconds).into()), ("what", (&what).into())];
        let line = self.texts.text("board-watch-line", &values);
        if self.json {
            complain(&line);
            true
        } else {
            print_while_read(&format!("{}\n", harmless(&line)))
        }
    }

    /// A report in words.
    fn sentence(&self, seen: &BoardSighting) -> String {
        let texts = &self.texts;
        match seen {
            BoardSighting::Connected(found) => {
                let values = [
                    ("kind", found.id.kind.name().into()),
                    ("serial", (&found.id.serial).into()),
                    ("device", Value::quoting_path(&found.place)),
                ];
                let is_named = found.id.serial != found.place;
                let id = if is_named {
                    "board-watch-connected"
                } else {
                    "board-watch-connected-nameless"
                };
                texts.text(id, &values)
            }
            BoardSighting::Stands(board, changed) if changed.is_empty() => board.to_string(),
            BoardSighting::Stands(board, changed) => {
                let squares: Vec<String> = changed.iter().map(ToString::to_string).collect();
                let (placement, squares) = (board.to_string(), list(texts, &squares));
                let values = [("placement", (&placement).into()), ("squares", (&squares).into())];
                texts.text("board-watch-changed", &values)
            }
            BoardSighting::Lost(BoardLoss::Gone) => texts.text("board-watch-gone", &[]),
            BoardSighting::Lost(BoardLoss::Silent) => texts.text("board-watch-silent", &[]),
            BoardSighting::Lost(BoardLoss::NotOpened(_)) => texts.text("board-watch-shut", &[]),
            BoardSighting::Battery(percent) => texts.text("board-battery", &[("percent", u32::from(*percent).into())]),
            BoardSighting::Clock(reading) => self.clock(reading),
            BoardSighting::ClockGone => texts.text("board-watch-clock-gone", &[]),
        }
    }

    fn clock(&self, reading: &BoardClockReading) -> String {
        let times = reading.left_ms.map(|left| duration(&self.texts, left));
        let values = [
            ("running", (if reading.is_running { "yes" } else { "no" }).into()),
            ("white", (&times.white).into()),
            ("black", (&times.black).into()),
        ];
        let lever = reading.presser.map(|side| match side {
            Color::White => "board-watch-lever-white",
            Color::Black => "board-watch-lever-black",
        });
        let battery = reading.battery_is_low.then_some("board-watch-clock-battery");
        let more = lever.into_iter().chain(battery).map(|id| self.texts.text(id, &[]));
        let all: Vec<String> = std::iter::once(self.texts.text("board-watch-clock", &values))
            .chain(more)
            .collect();
        all.join(" ")
    }

    /// Reports why that board could not be watched at all; a missing board is a "no".
    fn not_met(&self, lost: BoardLoss, board: &NamedBoard) -> CommandOutcome {
        let (device, end) = match board {
            NamedBoard::Known(id) => (id.to_string(), CommandOutcome::No),
            NamedBoard::At(place, _) => (place.clone(), CommandOutcome::Unreadable),
        };
        let (why, end) = match lost {
            BoardLoss::Gone if Path::new(&device).exists() => (self.obstacle(Obstacle::NotUnderstood, &device), end),
            BoardLoss::Gone => {
                let values = [("device", Value::quoting_path(&device))];
                (self.texts.text("board-access-gone", &values), end)
            }
            BoardLoss::Silent => (self.obstacle(Obstacle::NotUnderstood, &device), CommandOutcome::No),
            BoardLoss::NotOpened(obstacle @ (Obstacle::NotUnderstood | Obstacle::OnlyOccupancy)) => {
                (self.obstacle(obstacle, &device), CommandOutcome::No)
            }
            BoardLoss::NotOpened(obstacle @ (Obstacle::Forbidden | Obstacle::Busy)) => {
                (self.obstacle(obstacle, &device), CommandOutcome::Unreadable)
            }
        };
        complain(&why);
        end
    }

    /// The reason why the board at that place cannot be used, and the remedy.
    fn obstacle(&self, obstacle: Obstacle, place: &str) -> String {
        let device = ("device", Value::quoting_path(place));
        match obstacle {
            Obstacle::Forbidden | Obstacle::Busy => {
                let (id, values) = match obstacle {
                    Obstacle::Busy => board_access::NoAccess::Busy,
                    Obstacle::Forbidden | Obstacle::OnlyOccupancy | Obstacle::NotUnderstood => {
                        board_access::why_not(place)
                    }
                }
                .message();
                let values = values.iter().map(|(name, value)| (*name, value.into()));
                self.texts
                    .text(id, &std::iter::once(device).chain(values).collect::<Vec<_>>())
            }
            Obstacle::OnlyOccupancy => self.texts.text("board-only-occupancy", &[device]),
            Obstacle::NotUnderstood => {
                let kinds = makes().map(BoardMake::word).collect::<Vec<_>>().join(", ");
                self.texts
                    .text("board-not-understood", &[device, ("kinds", (&kinds).into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;
    use protocols::eboard::BoardId;
    use shakmaty::ByColor;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    fn found(serial: &str) -> FoundBoard {
        FoundBoard {
            id: BoardId {
                kind: BoardMake::Dgt,
                serial: serial.to_owned(),
            },
            place: String::from("/dev/ttyUSB0"),
            standing: BoardAvailability::Free,
        }
    }

    fn told() -> BoardPrinter {
        BoardPrinter {
            texts: Messages::new(Locale::En),
            json: false,
        }
    }

    /// The sentences about a board that reports this at these times, and is stable at the end.
    fn watched(reports: Vec<(u64, BoardReport)>) -> Vec<(u64, String)> {
        let (mut watch, told) = (BoardWatch::default(), told());
        let mut seen: Vec<(u64, BoardSighting)> = Vec::new();
        for (at, report) in reports {
            seen.extend(watch.hear(report, at));
        }
        seen.extend(watch.settle(u64::MAX));
        seen.iter().map(|(at, seen)| (*at, told.sentence(seen))).collect()
    }

    #[test]
    fn the_first_placement_is_told_at_once_and_later_ones_at_rest() {
        let lifted = (1_000, BoardReport::Changed(Square::E2, None));
        let slid = |at| (at, BoardReport::Changed(Square::E3, Some(Color::White.pawn())));
        let on = (1_250, BoardReport::Changed(Square::E3, None));
        let put = (1_500, BoardReport::Changed(Square::E4, Some(Color::White.pawn())));
        let scanned = (
            1_900,
            BoardReport::Shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR".parse().unwrap()),
        );
        let lines = watched(vec![
            (20, BoardReport::Connected(found("12345"))),
            (40, BoardReport::Shows(START.parse().unwrap())),
            lifted,
            slid(1_200),
            on,
            put,
            scanned,
        ]);
        let said = |at, text: &str| (at, text.to_owned());
        assert_eq!(
            lines,
            [
                said(20, "DGT, serial number 12345, is connected at /dev/ttyUSB0."),
                said(40, START),
                said(
                    1_500,
                    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR, changed: e2 and e4"
                ),
            ]
        );
    }

    #[test]
    fn a_piece_put_back_at_once_is_not_told_and_a_held_one_is() {
        let (lifted, back) = (
            BoardReport::Changed(Square::G1, None),
            BoardReport::Changed(Square::G1, Some(Color::White.knight())),
        );
        let shown = (0, BoardReport::Shows(START.parse().unwrap()));
        let lines = watched(vec![shown.clone(), (500, lifted.clone()), (799, back.clone())]);
        assert_eq!(lines.len(), 1, "{lines:?}");
        let lines = watched(vec![shown, (500, lifted), (800, back)]);
        let times: Vec<u64> = lines.iter().map(|(at, _)| *at).collect();
        assert_eq!(times, [0, 500, 800], "{lines:?}");
    }

    #[test]
    fn a_reconnected_board_is_compared_with_its_last_placement() {
        let shown = |at| (at, BoardReport::Shows(START.parse().unwrap()));
        let lines = watched(vec![
            shown(0),
            (100, BoardReport::Lost(BoardLoss::Silent)),
            (5_000, BoardReport::Connected(found("/dev/ttyUSB0"))),
            shown(5_100),
        ]);
        assert_eq!(
            lines[1..],
            [
                (
                    100,
                    String::from("The board is connected but sends nothing intelligible.")
                ),
                (5_000, String::from("DGT is connected at /dev/ttyUSB0.")),
            ]
        );
    }

    #[test]
    fn of_a_clock_that_runs_only_what_is_new_is_told() {
        let reading = |white_ms, is_running, presser| BoardClockReading {
            left_ms: ByColor {
                white: white_ms,
                black: 300_000,
            },
            presser,
            is_running,
            battery_is_low: false,
        };
        let clock = |at, white_ms, is_running| {
            (
                at,
                BoardReport::Clock(reading(white_ms, is_running, Some(Color::Black))),
            )
        };
        let lines = watched(vec![
            clock(0, 300_000, false),
            clock(1_000, 300_000, true),
            clock(2_000, 299_000, true),
            clock(3_000, 298_000, true),
            (3_500, BoardReport::Battery(84)),
            clock(4_000, 320_000, true),
            (5_000, BoardReport::ClockLost),
        ]);
        let texts: Vec<&str> = lines.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "Clock stopped: White 5 minutes, Black 5 minutes. Black pressed last.",
                "Clock running: White 5 minutes, Black 5 minutes. Black pressed last.",
                "Battery 84 per cent.",
                "Clock running: White 5 minutes 20 seconds, Black 5 minutes. Black pressed last.",
                "The clock is gone or not responding.",
            ]
        );
    }

    #[test]
    fn a_silent_board_means_no_and_an_unopened_port_is_a_failure() {
        let ended = |board: &NamedBoard, before: &[BoardReport], lost: BoardLoss| {
            let (tell, reports) = channel();
            for report in before.iter().cloned().chain([BoardReport::Lost(lost)]) {
                tell.send(report).unwrap();
            }
            drop(tell);
            told().follow(board, &reports)
        };
        let port = NamedBoard::At(String::from("/dev/none"), None);
        assert_eq!(ended(&port, &[], BoardLoss::Gone), Err(CommandOutcome::Unreadable));
        assert_eq!(ended(&port, &[], BoardLoss::Silent), Err(CommandOutcome::No));
        for (obstacle, end) in [
            (Obstacle::NotUnderstood, CommandOutcome::No),
            (Obstacle::OnlyOccupancy, CommandOutcome::No),
            (Obstacle::Busy, CommandOutcome::Unreadable),
            (Obstacle::Forbidden, CommandOutcome::Unreadable),
        ] {
            assert_eq!(
                ended(&port, &[], BoardLoss::NotOpened(obstacle)),
                Err(end),
                "{obstacle:?}"
            );
        }
        let known = NamedBoard::Known("dgt:12345".parse().unwrap());
        assert_eq!(ended(&known, &[], BoardLoss::Gone), Err(CommandOutcome::No));
        let there = [BoardReport::Connected(found("12345"))];
        assert_eq!(ended(&known, &there, BoardLoss::Gone), Ok(CommandOutcome::Done));
        assert_eq!(told().list(&[]), CommandOutcome::No);
    }
}
