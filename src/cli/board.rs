//! `annabella board --list` and `annabella board --watch DEVICE [--kind KIND]`: the electronic boards of this machine, and what one
//! of them sees, for a call for help.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use serde_json::json;
use shakmaty::{Board, Color, Square};

use super::given::{Given, UsageError};
use super::{Ended, Outcome, complain, fail, messages, print, print_json};
use crate::adapters::board_access;
use crate::adapters::monotonic::Monotonic;
use crate::app::boards::NamedBoard;
use crate::eboard::{ClockReading, Found, Kind, Lost, Obstacle, Report, Standing};
use crate::laws::moment::Moment;
use crate::laws::player_board::differing;
use crate::locale::durations::duration;
use crate::locale::lists::list;
use crate::locale::{Messages, Value};

/// A placement that has stood so many milliseconds is no piece in the air.
const STABLE_MS: u64 = 300;

pub(super) fn board(rest: lexopt::Parser) -> Ended {
    let given = Given::gathered(rest, &["watch", "kind"], &["list"])?;
    let texts = messages(given.lang.as_deref());
    let told = Told {
        texts,
        json: given.json,
    };
    match wanted(&given).map_err(|fault| fail(&texts, &fault))? {
        None => Ok(told.list(&[])),
        Some(board) => told.watch(&board),
    }
}

/// The board that is to be watched; none for the list of all.
fn wanted(given: &Given) -> Result<Option<NamedBoard>, UsageError> {
    let kinds = Kind::ALL.map(Kind::word);
    let kind = match given.option("kind") {
        None => None,
        Some(word) => Some(Kind::of_word(word).ok_or_else(|| UsageError::NotOneOf {
            option: "--kind",
            value: word.to_owned(),
            possible: kinds.join(", "),
        })?),
    };
    match (given.values.first(), given.option("watch"), given.flag("list")) {
        (Some(stray), ..) => Err(UsageError::UnknownOption(stray.clone())),
        (None, Some(text), false) => match NamedBoard::read(text, kind) {
            Some(board) => Ok(Some(board)),
            None => Err(UsageError::NotOneOf {
                option: "--watch",
                value: text.to_owned(),
                possible: String::from("/dev/ttyUSB0, COM3, dgt:12345"),
            }),
        },
        (None, None, true) => Ok(None),
        (None, Some(_), true) => Err(UsageError::UnknownOption(String::from("--list --watch"))),
        (None, None, false) => Err(UsageError::MissingOption(String::from("--list | --watch DEVICE"))),
    }
}

/// How it is told.
struct Told {
    texts: Messages,
    json: bool,
}

/// What is worth a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Seen {
    Connected(Found),
    /// It has come to stand so, with what is different from the line before.
    Stands(Board, Vec<Square>),
    Lost(Lost),
    Battery(u8),
    Clock(ClockReading),
    ClockGone,
}

/// A board as it is being watched. It is told the time, in milliseconds since the watch began.
#[derive(Default)]
struct Watch {
    /// How it stands now, if it has told everything since it was connected.
    now: Option<Board>,
    changed_at: u64,
    /// How it stood in the last line.
    printed: Option<Board>,
    clock: Option<ClockReading>,
}

impl Watch {
    /// What comes of a report, each with its time.
    fn hear(&mut self, report: Report, at: u64) -> Vec<(u64, Seen)> {
        let mut seen: Vec<_> = self.settle(at).into_iter().collect();
        match report {
            Report::Connected(found) => {
                self.now = None;
                seen.push((at, Seen::Connected(found)));
            }
            Report::Shows(board) => {
                let is_first = self.printed.is_none();
                self.change(board, at);
                if is_first {
                    seen.extend(self.stand());
                }
            }
            Report::Changed(square, piece) => {
                if let Some(mut board) = self.now.clone() {
                    board.discard_piece_at(square);
                    if let Some(piece) = piece {
                        board.set_piece_at(square, piece);
                    }
                    self.change(board, at);
                }
            }
            Report::Lost(lost) => {
                self.now = None;
                seen.push((at, Seen::Lost(lost)));
            }
            Report::Battery(percent) => seen.push((at, Seen::Battery(percent))),
            Report::Clock(reading) => {
                let is_new = self.clock.is_none_or(|before| is_news(&before, &reading));
                self.clock = Some(reading);
                seen.extend(is_new.then_some((at, Seen::Clock(reading))));
            }
            Report::ClockLost => {
                self.clock = None;
                seen.push((at, Seen::ClockGone));
            }
        }
        seen
    }

    /// When it will have stood long enough for a line.
    fn settles_at(&self) -> Option<u64> {
        let is_new = self.now.is_some() && self.now != self.printed;
        is_new.then_some(self.changed_at.saturating_add(STABLE_MS))
    }

    /// The line that is due by now.
    fn settle(&mut self, now: u64) -> Option<(u64, Seen)> {
        self.settles_at().filter(|at| *at <= now)?;
        self.stand()
    }

    fn change(&mut self, board: Board, at: u64) {
        if self.now.as_ref() != Some(&board) {
            self.now = Some(board);
            self.changed_at = at;
        }
    }

    fn stand(&mut self) -> Option<(u64, Seen)> {
        let board = self.now.clone()?;
        let before = self.printed.replace(board.clone());
        let changed = before.map_or_else(Vec::new, |before| differing(&before, &board).into_iter().collect());
        Some((self.changed_at, Seen::Stands(board, changed)))
    }
}

/// A clock that counts down tells nothing new.
fn is_news(before: &ClockReading, now: &ClockReading) -> bool {
    let times = before.left_ms.zip(now.left_ms);
    let is_set = times.white.0 < times.white.1 || times.black.0 < times.black.1;
    let state = |reading: &ClockReading| (reading.lever_up, reading.is_running, reading.battery_is_low);
    is_set || state(before) != state(now)
}

impl Told {
    /// The boards that are connected, each with what is left in its battery.
    fn list(&self, boards: &[(Found, Option<u8>)]) -> Outcome {
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
                let battery = battery.map(|percent| texts.text("board-battery", &[("percent", percent.into())]));
                let sentences = [Some(texts.text(id, &values)), battery];
                print(&sentences.into_iter().flatten().collect::<Vec<_>>().join(" "));
            }
            if let Standing::Unusable(obstacle) = found.standing {
                complain(&self.obstacle(obstacle, &found.place));
            }
        }
        if boards.is_empty() {
            complain(&texts.text("board-list-none", &[]));
            return Outcome::No;
        }
        Outcome::Done
    }

    /// Prints what that board sees until it goes.
    fn watch(&self, _board: &NamedBoard) -> Ended {
        let (_tell, reports) = std::sync::mpsc::channel();
        self.follow("", &reports)
    }

    fn follow(&self, place: &str, reports: &Receiver<Report>) -> Ended {
        let (time, mut watch) = (Monotonic::after(Moment::START), Watch::default());
        loop {
            let until = watch.settles_at().map(|at| time.until(Moment::from_millis(at)));
            let heard = reports.recv_timeout(until.unwrap_or(Duration::MAX));
            let now = time.now().as_millis();
            let seen = match heard {
                Ok(report) => watch.hear(report, now),
                Err(RecvTimeoutError::Timeout) => watch.settle(now).into_iter().collect(),
                Err(RecvTimeoutError::Disconnected) => return Ok(Outcome::Done),
            };
            for (at, seen) in seen {
                self.print(at, &seen);
                if let Seen::Lost(lost) = seen {
                    match lost {
                        Lost::Gone => return Ok(Outcome::Done),
                        Lost::Silent => {}
                        Lost::NotOpened(obstacle) => return Err(self.not_opened(obstacle, place)),
                    }
                }
            }
        }
    }

    /// A placement is a line of JSON if that is wanted; everything else is then for whoever watches the terminal.
    fn print(&self, at_ms: u64, seen: &Seen) {
        if let Seen::Stands(board, changed) = seen
            && self.json
        {
            let changed: Vec<String> = changed.iter().map(ToString::to_string).collect();
            print_json(&json!({"at_ms": at_ms, "placement": board.to_string(), "changed": changed}));
            return;
        }
        let Some(what) = self.sentence(seen) else { return };
        let mark = self.texts.text("decimal-mark", &[]);
        let seconds = format!("{}{mark}{}", at_ms / 1000, at_ms % 1000 / 100);
        let values = [("seconds", (&seconds).into()), ("what", (&what).into())];
        let line = self.texts.text("board-watch-line", &values);
        if self.json {
            complain(&line);
        } else {
            print(&line);
        }
    }

    /// What is seen, in words; none for what ends the watch with a sentence of its own.
    fn sentence(&self, seen: &Seen) -> Option<String> {
        let texts = &self.texts;
        Some(match seen {
            Seen::Connected(found) => {
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
            Seen::Stands(board, changed) if changed.is_empty() => board.to_string(),
            Seen::Stands(board, changed) => {
                let squares: Vec<String> = changed.iter().map(ToString::to_string).collect();
                let (placement, squares) = (board.to_string(), list(texts, &squares));
                let values = [("placement", (&placement).into()), ("squares", (&squares).into())];
                texts.text("board-watch-changed", &values)
            }
            Seen::Lost(Lost::Gone) => texts.text("board-watch-gone", &[]),
            Seen::Lost(Lost::Silent) => texts.text("board-watch-silent", &[]),
            Seen::Lost(Lost::NotOpened(_)) => return None,
            Seen::Battery(percent) => texts.text("board-battery", &[("percent", (*percent).into())]),
            Seen::Clock(reading) => self.clock(reading),
            Seen::ClockGone => texts.text("board-watch-clock-gone", &[]),
        })
    }

    fn clock(&self, reading: &ClockReading) -> String {
        let times = reading.left_ms.map(|left| duration(&self.texts, left));
        let values = [
            ("running", (if reading.is_running { "yes" } else { "no" }).into()),
            ("white", (&times.white).into()),
            ("black", (&times.black).into()),
        ];
        let lever = reading.lever_up.map(|side| match side {
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

    /// Says why; nothing there that is a board is a "no".
    fn not_opened(&self, obstacle: Obstacle, place: &str) -> Outcome {
        complain(&self.obstacle(obstacle, place));
        match obstacle {
            Obstacle::NotUnderstood | Obstacle::OnlyOccupancy => Outcome::No,
            Obstacle::Forbidden | Obstacle::Busy => Outcome::Unreadable,
        }
    }

    /// Why the board at that place cannot be used, and what to do.
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
                self.texts.text(id, &std::iter::once(device).chain(values).collect::<Vec<_>>())
            }
            Obstacle::OnlyOccupancy => self.texts.text("board-only-occupancy", &[device]),
            Obstacle::NotUnderstood => {
                let kinds = Kind::ALL.map(Kind::word).join(", ");
                self.texts
                    .text("board-not-understood", &[device, ("kinds", (&kinds).into())])
            }
        }
    }
}
