//! A story: the acts that one seed tells, and how it is shortened.

use std::fmt;

use link::hub::Weather;
use locale::Locale;

use crate::auditor::Fault;
use crate::disk::{Cut, Health};

/// The most times that a story is played to shorten it.
const MOST_PLAYS: u32 = 400;

/// An act of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A line of a game script: a person does something.
    Line(String),
    /// Time passes, in milliseconds.
    Wait(u64),
    /// The process is killed and started again.
    Kill,
    /// The process is cut off at a later write to the store, and started again.
    Cut(Cut),
    /// The state of the store.
    Store(Health),
    /// The computer sleeps for that many milliseconds; its monotonic clock stands still.
    Sleep(u64),
    /// The process is suspended for that many milliseconds while its clock continues.
    Suspend(u64),
    /// The clock jumps ahead by that many milliseconds, too few to count as a suspension.
    Jump(u64),
    /// The player at the other computer types a line.
    Wish(String),
    /// The faults of the way between the computers.
    Weather(Weather),
    /// The seat's computer is cut off, or connected again.
    Cable(bool),
    /// A stranger sends one of the messages that were seen on the way, or bytes that never were, to the host or the seat.
    Stranger(u64),
    /// The seat's process stands still for that many milliseconds.
    SeatStands(u64),
    /// The way works again for a while: whoever was cut off must be back.
    Calm,
    /// In a hall: something happens at a table, counted from 0.
    At(usize, Box<Act>),
    /// In a hall: the arbiter at a table types the code that the chief's desk has given for it.
    Join(usize),
    /// In a hall: the cable of a table is pulled, or plugged in again.
    TableCable(usize, bool),
    /// In a hall: the switch of all tables fails, or works again.
    Switch(bool),
    /// In a hall: something happens at a desk; the chief's is 0.
    Desk(usize, DeskAct),
    /// In a hall: a further desk comes in; if it is there, it comes in anew, with another key.
    FurtherDesk,
    /// In a hall: the computer of a table fails for good, and its game continues at a spare one, which has still to come in.
    Spare(usize),
}

/// Something that happens at a desk of a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskAct {
    /// The arbiter types a line.
    Types(String),
    /// The process is killed and started again.
    Kill,
    /// The process is cut off at a later write to its store, and started again.
    Cut(Cut),
    /// The store has no room, or has room again.
    Full(bool),
    /// The cable is pulled, or plugged in again.
    Cable(bool),
}

impl fmt::Display for DeskAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Types(line) => write!(f, "the arbiter types {line}"),
            Self::Kill => write!(f, "{}", Act::Kill),
            Self::Cut(cut) => write!(f, "{}", Act::Cut(*cut)),
            Self::Full(true) => f.write_str("its store is full"),
            Self::Full(false) => f.write_str("its store works"),
            Self::Cable(true) => f.write_str("it is connected"),
            Self::Cable(false) => f.write_str("it is cut off"),
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => f.write_str(line),
            Self::Wait(ms) => write!(f, "* {ms} ms pass"),
            Self::Kill => f.write_str("* the process is killed and started again"),
            Self::Cut(Cut { writes, is_stored }) => {
                let stored = if *is_stored { "after" } else { "before" };
                write!(f, "* the process will be cut off {stored} write {writes} from here")
            }
            Self::Store(health) => write!(f, "* the store {health}"),
            Self::Sleep(ms) => write!(f, "* the computer sleeps for {ms} ms"),
            Self::Suspend(ms) => write!(f, "* the process is suspended for {ms} ms"),
            Self::Wish(line) => write!(f, "* at the other computer Black types {line}"),
            Self::Weather(Weather { lost, twice, delay_ms }) => {
                write!(
                    f,
                    "* of a hundred messages {lost} are lost, {twice} come twice, and each takes up to {delay_ms} ms"
                )
            }
            Self::Cable(true) => f.write_str("* the other computer is connected"),
            Self::Cable(false) => f.write_str("* the other computer is cut off"),
            Self::Stranger(draw) => write!(f, "* a stranger sends message {draw}"),
            Self::SeatStands(ms) => write!(f, "* the process at the other computer is suspended for {ms} ms"),
            Self::Calm => f.write_str("* the way works for twenty seconds"),
            Self::At(table, act) => write!(f, "* at table {}: {act}", table + 1),
            Self::Join(table) => write!(f, "* at table {} the arbiter types its code", table + 1),
            Self::TableCable(table, true) => write!(f, "* table {} is connected", table + 1),
            Self::TableCable(table, false) => write!(f, "* table {} is cut off", table + 1),
            Self::Switch(true) => f.write_str("* all tables are connected"),
            Self::Switch(false) => f.write_str("* all tables are cut off"),
            Self::Desk(desk, act) => write!(f, "* at desk {}: {act}", desk + 1),
            Self::FurtherDesk => f.write_str("* a further desk comes in"),
            Self::Spare(table) => write!(f, "* the game of table {} continues at a spare computer", table + 1),
            Self::Jump(ms) => write!(f, "* the clock jumps ahead by {ms} ms"),
        }
    }
}

/// The world of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum World {
    /// A table, and everything that its people can do at it.
    Table,
    /// A game on two computers.
    TwoComputers,
    /// A hall with tables and desks.
    Hall,
}

/// A story of one table, or of a hall.
#[derive(Clone, Debug)]
pub struct Story {
    /// Its seed.
    pub seed: u64,
    /// The language of everybody.
    pub locale: Locale,
    /// The header lines of its game script.
    pub header: Vec<String>,
    /// Its acts.
    pub acts: Vec<Act>,
}

impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = self.header.iter().map(ToString::to_string);
        let lines: Vec<String> = header.chain(self.acts.iter().map(ToString::to_string)).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl Story {
    /// The world of the story with that seed.
    pub const fn world(seed: u64) -> World {
        match seed % 4 {
            0 => World::Table,
            2 => World::TwoComputers,
            _ => World::Hall,
        }
    }

    /// The story without the acts that are not needed to break the same promise, as far as [`MOST_PLAYS`] allow.
    #[must_use]
    pub fn shortened(self, broken: Fault, mut plays: impl FnMut(&Self) -> Result<(), Fault>) -> (Self, Fault) {
        let (mut short, mut shown) = (self, broken);
        let (mut size, mut left) = (short.acts.len(), MOST_PLAYS);
        while size > 0 {
            let mut at = 0;
            while at < short.acts.len() {
                left -= 1;
                if left == 0 {
                    return (short, shown);
                }
                let mut tried = short.clone();
                tried.acts.drain(at..(at + size).min(tried.acts.len()));
                match plays(&tried) {
                    Err(fault) if fault.promise == shown.promise => (short, shown) = (tried, fault),
                    Err(_) | Ok(()) => at += size,
                }
            }
            size /= 2;
        }
        (short, shown)
    }
}
