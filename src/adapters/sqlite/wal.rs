//! Whether SQLite's write-ahead log was damaged before its end.
//!
//! SQLite reads its log up to the first frame whose checksum is wrong, because after a power failure the last commit may
//! be torn. If the log was damaged further up, acknowledged commits would be lost in the same way without a word. In that
//! case later frames with the same salts are whole commits of their own; a power failure explains one torn commit at most. (Format: sqlite.org/fileformat2.html, section 4.)

use std::fs;
use std::io;
use std::path::Path;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Whether more than one commit stands in this log after the first frame that is not as it was written. A log that does not
/// exist is whole.
pub(super) fn lost_commits(log: &Path) -> io::Result<bool> {
    match fs::read(log) {
        Ok(bytes) => Ok(is_torn_early(&bytes).unwrap_or(false)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// `None` where the log is too short to hold a commit.
fn is_torn_early(bytes: &[u8]) -> Option<bool> {
    let (header, frames) = bytes.split_at_checked(HEADER)?;
    let word = |bytes: &[u8], at: usize| -> Option<u32> {
        Some(u32::from_be_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
    };
    let magic = word(header, 0)?;
    let page = usize::try_from(word(header, 8)?).ok()?;
    let big_endian = magic & 1 == 1;
    let sum = |start: (u32, u32), bytes: &[u8]| checksum(start, bytes, big_endian);
    let start = sum((0, 0), header.get(..24)?);
    let is_header_good =
        magic & !1 == 0x377f_0682 && page.is_power_of_two() && start == (word(header, 24)?, word(header, 28)?);
    if !is_header_good {
        // Without the page size the commits cannot be counted; a log with frames that cannot be read is damaged.
        return Some(!frames.is_empty());
    }
    let salts = header.get(16..24)?;
    let mut running = start;
    let mut is_good = true;
    let mut lost = 0;
    for frame in frames.chunks_exact(FRAME_HEADER.checked_add(page)?) {
        let (head, body) = frame.split_at_checked(FRAME_HEADER)?;
        if is_good {
            running = sum(sum(running, head.get(..8)?), body);
            let has_sum = running == (word(head, 16)?, word(head, 20)?);
            is_good = has_sum && head.get(8..16)? == salts;
        }
        // Frames with other salts are left over from before the log was last restarted.
        if !is_good && head.get(8..16)? == salts && word(head, 4)? != 0 {
            lost += 1;
        }
    }
    Some(lost > 1)
}

fn checksum((mut a, mut b): (u32, u32), bytes: &[u8], big_endian: bool) -> (u32, u32) {
    let mut words = bytes.as_chunks().0.iter().map(|word| {
        if big_endian {
            u32::from_be_bytes(*word)
        } else {
            u32::from_le_bytes(*word)
        }
    });
    while let (Some(first), Some(second)) = (words.next(), words.next()) {
        a = a.wrapping_add(first).wrapping_add(b);
        b = b.wrapping_add(second).wrapping_add(a);
    }
    (a, b)
}
