//! SQLite's write-ahead log, put into its file as SQLite would do it, with a check for damage before its end.
//!
//! SQLite reads its log up to the first frame whose checksum is wrong, because after a power failure the last commit may
//! be torn. If the log was damaged further up, acknowledged commits would be lost in the same way without a word. In that
//! case later frames with the same salts are whole commits of their own; a power failure explains one torn commit at most. (Format: sqlite.org/fileformat2.html, section 4.)

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The sizes of a page, all powers of two.
const PAGES: std::ops::RangeInclusive<usize> = 512..=65_536;

/// The version of the log's format.
const VERSION: u32 = 3_007_000;

/// Puts the commits of this log into the bytes of its file, up to the first damaged frame. True if more than one commit follows that
/// frame, or if the log cannot be read at all.
pub(super) fn put_into(file: &mut Vec<u8>, log: &[u8]) -> bool {
    replay(file, log).unwrap_or(false)
}

/// The same; `None` if the log is too short to hold a commit.
fn replay(file: &mut Vec<u8>, log: &[u8]) -> Option<bool> {
    let (header, frames) = log.split_at_checked(HEADER)?;
    let word = |bytes: &[u8], at: usize| -> Option<u32> {
        Some(u32::from_be_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
    };
    let magic = word(header, 0)?;
    let page = usize::try_from(word(header, 8)?).ok()?;
    let big_endian = magic & 1 == 1;
    let sum = |start: WalChecksum, bytes: &[u8]| start.with(bytes, big_endian);
    let start = sum(WalChecksum(0, 0), header.get(..24)?);
    let is_header_good = magic & !1 == 0x377f_0682
        && word(header, 4)? == VERSION
        && PAGES.contains(&page)
        && page.is_power_of_two()
        && start == WalChecksum(word(header, 24)?, word(header, 28)?);
    if !is_header_good {
        // Without the page size the commits cannot be counted; a log with frames that cannot be read is damaged.
        return Some(!frames.is_empty());
    }
    let salts = header.get(16..24)?;
    let mut running = start;
    let mut is_good = true;
    let mut lost = 0;
    let mut pages = Vec::new();
    // The number of committed frames, and the number of pages the file has then.
    let mut committed = (0, 0);
    for frame in frames.chunks_exact(FRAME_HEADER.checked_add(page)?) {
        let (head, body) = frame.split_at_checked(FRAME_HEADER)?;
        let (number, size) = (word(head, 0)?, word(head, 4)?);
        if is_good {
            running = sum(sum(running, head.get(..8)?), body);
            let has_sum = running == WalChecksum(word(head, 16)?, word(head, 20)?);
            is_good = has_sum && head.get(8..16)? == salts && number != 0;
        }
        if is_good {
            pages.push((usize::try_from(number).ok()?, body));
            if size != 0 {
                committed = (pages.len(), usize::try_from(size).ok()?);
            }
        // Frames with other salts are left over from before the log was last restarted.
        } else if head.get(8..16)? == salts && size != 0 {
            lost += 1;
        }
    }
    let (frames, size) = committed;
    if frames > 0 {
        // Each page of the file was in it before or is in its log.
        if size > file.len().div_ceil(page).checked_add(frames)? {
            return Some(true);
        }
        file.resize(size.checked_mul(page)?, 0);
        for (number, body) in pages.into_iter().take(frames).filter(|(number, _)| *number <= size) {
            let at = number.checked_sub(1)?.checked_mul(page)?;
            file.get_mut(at..at.checked_add(page)?)?.copy_from_slice(body);
        }
    }
    Some(lost > 1)
}

/// The running checksum of the log: both of its words.
#[derive(Clone, Copy, PartialEq, Eq)]
struct WalChecksum(u32, u32);

impl WalChecksum {
    /// The checksum continued over these bytes.
    fn with(self, bytes: &[u8], big_endian: bool) -> Self {
        let Self(mut a, mut b) = self;
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
        Self(a, b)
    }
}
