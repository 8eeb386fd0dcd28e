//! What is known of the chips of each board, kept in the folder of the program's data: one small file a board.

use std::path::PathBuf;

use shakmaty::Bitboard;

use super::certabo::{Calibration, Certabo};
use super::protocol::{Heard, Line, Protocol};
use crate::adapters::{disk_files, own_files};
use crate::ports::eboard::ClockOrder;

/// The longest file that is read, in bytes: 512 chips take 12 KB.
const LONGEST: u64 = 64 * 1024;
/// The longest name of a file, its ending left out.
const LONGEST_NAME: usize = 100;

/// Where they are kept.
#[derive(Clone, Debug)]
pub struct Calibrations {
    /// Nothing is kept without one.
    folder: Option<PathBuf>,
}

impl Calibrations {
    /// In the folder of the program's data.
    pub fn of(data: Option<PathBuf>) -> Self {
        Self {
            folder: data.map(|data| data.join("boards")),
        }
    }

    /// The board of that serial number, or at that place if it has none: its chips are known from before, and what is learned of them
    /// is kept.
    pub fn certabo(&self, serial: &str) -> Kept {
        let file = self.folder.as_ref().map(|folder| folder.join(file_name(serial)));
        let known: Option<Calibration> = file
            .as_ref()
            .and_then(|file| disk_files::text(file, LONGEST).ok()?.parse().ok());
        Kept {
            board: Certabo::new(known.clone()),
            kept: known,
            file,
        }
    }
}

/// A serial number as the name of a file: whatever is no plain letter or digit is written as its number, so that no two boards share one.
fn file_name(serial: &str) -> String {
    let plain = |byte: u8| {
        if byte.is_ascii_lowercase() || byte.is_ascii_digit() {
            char::from(byte).to_string()
        } else {
            format!("_{byte:02x}")
        }
    };
    let mut name: String = serial.bytes().map(plain).collect();
    name.truncate(LONGEST_NAME);
    // With a beginning of its own it is no name that Windows keeps for itself.
    format!("certabo-{name}.txt")
}

/// A Certabo board whose chips are remembered.
#[derive(Clone, Debug)]
pub struct Kept {
    board: Certabo,
    file: Option<PathBuf>,
    /// What stands in the file.
    kept: Option<Calibration>,
}

impl Kept {
    /// Whether its chips are known. Until then it tells nothing, and the pieces have to be set up as at the start of a game.
    pub fn is_calibrated(&self) -> bool {
        self.board.calibration().is_some()
    }

    /// What could not be written is tried once, and learned again next time.
    fn keep(&mut self) {
        let known = self.board.calibration();
        if known == self.kept.as_ref() {
            return;
        }
        self.kept = known.cloned();
        if let (Some(file), Some(known)) = (&self.file, known) {
            let folder = file.parent().map_or(Ok(()), own_files::create_folder);
            folder
                .and_then(|()| disk_files::replace(file, known.to_string().as_bytes()))
                .ok();
        }
    }
}

impl Protocol for Kept {
    fn line(&self) -> Line {
        self.board.line()
    }

    fn greeting(&mut self) -> Vec<u8> {
        self.board.greeting()
    }

    fn hear(&mut self, bytes: &[u8]) -> Vec<Heard> {
        let heard = self.board.hear(bytes);
        self.keep();
        heard
    }

    fn tick(&mut self, passed_ms: u64) -> Vec<u8> {
        self.board.tick(passed_ms)
    }

    fn light(&mut self, squares: Bitboard) -> Vec<u8> {
        self.board.light(squares)
    }

    fn show_clock(&mut self, order: ClockOrder) -> Vec<u8> {
        self.board.show_clock(order)
    }
}
