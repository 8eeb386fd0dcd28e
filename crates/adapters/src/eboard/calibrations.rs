//! The known chips of each board, kept in the folder of the program's data: one small file per board.

use std::path::PathBuf;

use shakmaty::Bitboard;

use crate::{disk_files, own_files};
use protocols::boards::certabo::{Calibration, Certabo};
use protocols::boards::protocol::{BoardOutput, Protocol};
use protocols::eboard::ClockOrder;

/// The longest file that is read, in bytes: 512 chips take 12 KB.
const LONGEST: u64 = 64 * 1024;
/// The longest name of a file, its ending left out.
const LONGEST_NAME: usize = 100;

/// The store of calibrations.
#[derive(Clone, Debug)]
pub struct Calibrations {
    /// The folder; without one nothing is kept.
    folder: Option<PathBuf>,
}

impl Calibrations {
    /// The store in the folder of the program's data.
    pub fn of(data: Option<PathBuf>) -> Self {
        Self {
            folder: data.map(|data| data.join("boards")),
        }
    }

    /// The board of that serial number, or at that place if it has none. Chips known from before are used, and newly learned ones are
    /// kept.
    pub fn certabo(&self, serial: &str) -> KeptCalibration {
        let file = self.folder.as_ref().map(|folder| folder.join(file_name(serial)));
        let known: Option<Calibration> = file
            .as_ref()
            .and_then(|file| disk_files::text(file, LONGEST).ok()?.parse().ok());
        KeptCalibration {
            board: Certabo::new(known.clone()),
            written: known,
            file,
        }
    }
}

/// A serial number as the name of a file: every character but plain letters and digits is written as its number, so that no two boards
/// share one.
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
    // The prefix keeps it apart from the names that Windows reserves.
    format!("certabo-{name}.txt")
}

/// A Certabo board whose chips are remembered.
#[derive(Clone, Debug)]
pub struct KeptCalibration {
    board: Certabo,
    file: Option<PathBuf>,
    /// The content of the file.
    written: Option<Calibration>,
}

impl KeptCalibration {
    /// Writes the calibration if it has changed. A failed write is not repeated; the chips are learned again next time.
    fn keep(&mut self) {
        let known = self.board.calibration();
        if known == self.written.as_ref() {
            return;
        }
        self.written = known.cloned();
        if let (Some(file), Some(known)) = (&self.file, known) {
            let folder = file.parent().map_or(Ok(()), own_files::create_folder);
            folder
                .and_then(|()| disk_files::replace(file, known.to_string().as_bytes()))
                .ok();
        }
    }
}

impl Protocol for KeptCalibration {
    fn greeting(&mut self) -> Vec<u8> {
        self.board.greeting()
    }

    fn hear(&mut self, bytes: &[u8]) -> Vec<BoardOutput> {
        let heard = self.board.hear(bytes);
        self.keep();
        heard
    }

    fn has_understood(&mut self) -> bool {
        self.board.has_understood()
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn known() -> Calibration {
        "K 3 0 84 252 17\nq 3 0 84 2 3\n".parse().unwrap()
    }

    fn is_known(all: &Calibrations, serial: &str) -> bool {
        all.certabo(serial).board.calibration().is_some()
    }

    fn with(known: &Calibration, board: KeptCalibration) -> KeptCalibration {
        KeptCalibration {
            board: Certabo::new(Some(known.clone())),
            ..board
        }
    }

    #[test]
    fn what_was_learned_of_a_board_is_kept_for_that_board() {
        let data = tempfile::tempdir().unwrap();
        let all = Calibrations::of(Some(data.path().join("data")));
        assert!(!is_known(&all, "A1"));
        let mut board = with(&known(), all.certabo("A1"));
        board.hear(b"");
        assert_eq!(all.certabo("A1").board.calibration(), Some(&known()));
        for other in ["a1", "A", "A1 ", "../A1", ""] {
            assert!(!is_known(&all, other), "{other}");
        }
        let files: Vec<_> = fs::read_dir(data.path().join("data/boards")).unwrap().collect();
        assert_eq!(files.len(), 1, "no file is left beside it");
        #[cfg(unix)]
        {
            let mode =
                std::os::unix::fs::PermissionsExt::mode(&files[0].as_ref().unwrap().metadata().unwrap().permissions());
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_or_written_is_learned_anew() {
        let data = tempfile::tempdir().unwrap();
        let all = Calibrations::of(Some(data.path().to_owned()));
        fs::create_dir_all(data.path().join("boards")).unwrap();
        let file = data.path().join("boards").join(file_name("1"));
        for text in ["", "K 3 0 84", "rubbish", &"K 3 0 84 252 17\n".repeat(10_000)] {
            disk_files::replace(&file, text.as_bytes()).unwrap();
            assert!(!is_known(&all, "1"));
        }
        with(&known(), all.certabo("1")).hear(b"");
        assert!(is_known(&all, "1"));
        with(&known(), Calibrations::of(None).certabo("1")).hear(b"");
        let in_the_way = Calibrations::of(Some(file));
        with(&known(), in_the_way.certabo("1")).hear(b"");
        assert!(!is_known(&in_the_way, "1"));
    }

    #[test]
    fn no_two_boards_share_a_name() {
        let names = ["FT123", "ft123", "_", "a", "A", "/dev/ttyUSB0", "\\\\.\\COM10"].map(file_name);
        for (at, name) in names.iter().enumerate() {
            assert!(!names[..at].contains(name), "{name}");
            assert!(
                name.bytes()
                    .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_.".contains(&byte))
            );
        }
        assert!(file_name(&"A".repeat(500)).len() < 120);
    }
}
