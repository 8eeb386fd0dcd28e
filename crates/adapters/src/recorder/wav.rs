//! The file of a recording: WAV, mono, 16 bits, next to the journal.
//!
//! The forty-four bytes of its header are written here and not by a crate: of those examined (hound 3.5.1) none repairs a
//! header that a crash has left behind, and none gives access to its file to force it onto the disk.

use std::fs::File;
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use crate::audio::{from_bytes, to_bytes};
use crate::own_files::{self, Access};
use crate::ports::recorder::RATE;

/// Bytes of the header.
const HEADER: u64 = 44;
/// The most bytes of samples a WAV file can name.
const MOST: u64 = u32::MAX as u64 - HEADER;

/// A recording that is open for writing.
#[derive(Debug)]
pub(super) struct WavFile {
    file: File,
    /// Bytes of samples in the file.
    length: u64,
}

impl WavFile {
    /// Opens the recording there, or begins one. A header with a wrong length, because the program crashed or the power
    /// failed, is corrected.
    ///
    /// # Errors
    /// The system's error; `InvalidData` for another kind of file, which is left as it is.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let file = own_files::open(path, Access::Write)?;
        let length = file.metadata()?.len();
        let mut found = Vec::new();
        (&file).take(HEADER).read_to_end(&mut found)?;
        if !begins_like_ours(&found) {
            return Err(ErrorKind::InvalidData.into());
        }
        // Half a sample at the end was cut off by a crash.
        let length = length.saturating_sub(HEADER) / 2 * 2;
        let mut wav = Self { file, length };
        if found != header(length) {
            wav.file.set_len(HEADER + length)?;
            wav.write_header()?;
            wav.file.sync_all()?;
        }
        wav.file.seek(SeekFrom::End(0))?;
        Ok(wav)
    }

    /// The length of the recording in milliseconds.
    pub(super) fn length_ms(&self) -> u64 {
        ms_of(self.length / 2)
    }

    /// Appends samples.
    ///
    /// # Errors
    /// The system's error; samples written before stay.
    pub(super) fn append(&mut self, samples: &[i16]) -> io::Result<()> {
        let bytes = to_bytes(samples);
        let added = u64::try_from(bytes.len()).unwrap_or(MOST);
        if self.length.saturating_add(added) > MOST {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let before = HEADER + self.length;
        if let Err(error) = self.file.write_all(&bytes) {
            // A partial write would shift all that follows.
            self.file.set_len(before).ok();
            self.file.seek(SeekFrom::Start(before)).ok();
            return Err(error);
        }
        self.length += added;
        Ok(())
    }

    /// Writes the header and waits until all of it would survive a power failure.
    ///
    /// # Errors
    /// The system's error.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.write_header()?;
        self.file.seek(SeekFrom::End(0))?;
        self.file.sync_data()
    }

    fn write_header(&mut self) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&header(self.length))
    }
}

/// The samples of a part of the recording there, at most `most` of them; none if it is not that long.
pub(super) fn read(path: &Path, from_ms: u64, until_ms: Option<u64>, most: usize) -> Option<Vec<i16>> {
    let mut file = own_files::open(path, Access::Read).ok()?;
    let all = file.metadata().ok()?.len().saturating_sub(HEADER) / 2;
    let (from, until) = (samples_of(from_ms), until_ms.map_or(all, samples_of).min(all));
    let count = usize::try_from(until.saturating_sub(from)).ok()?.min(most);
    if count == 0 {
        return None;
    }
    file.seek(SeekFrom::Start(HEADER + from * 2)).ok()?;
    let mut bytes = vec![0; count * 2];
    file.read_exact(&mut bytes).ok()?;
    Some(from_bytes(&bytes))
}

/// The number of samples before that millisecond.
fn samples_of(ms: u64) -> u64 {
    ms.saturating_mul(u64::from(RATE)).div_ceil(1000)
}

fn ms_of(samples: u64) -> u64 {
    samples.saturating_mul(1000) / u64::from(RATE)
}

/// The header of a file with that many bytes of samples.
fn header(length: u64) -> Vec<u8> {
    let length = u32::try_from(length).unwrap_or(u32::MAX);
    let mut header = Vec::new();
    header.extend(b"RIFF");
    header.extend(length.saturating_add(36).to_le_bytes());
    header.extend(b"WAVEfmt ");
    header.extend(16_u32.to_le_bytes());
    // Plain samples, one channel.
    header.extend([1, 0, 1, 0]);
    header.extend(RATE.to_le_bytes());
    header.extend((RATE * 2).to_le_bytes());
    header.extend([2, 0, 16, 0]);
    header.extend(b"data");
    header.extend(length.to_le_bytes());
    header
}

/// True if these bytes, at most a header long, begin a recording of this program, whatever lengths it names.
fn begins_like_ours(found: &[u8]) -> bool {
    let ours = header(0);
    let is_length = |index: usize| (4..8).contains(&index) || index >= 40;
    let mut pairs = found.iter().zip(&ours).enumerate();
    pairs.all(|(index, (found, ours))| is_length(index) || found == ours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn whole(path: &Path) -> Vec<i16> {
        read(path, 0, None, usize::MAX).unwrap_or_default()
    }

    #[test]
    fn a_part_is_what_was_recorded_between_its_marks() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.wav");
        let mut wav = WavFile::open(&path).unwrap();
        wav.append(&[1; 1_000]).unwrap();
        let first = wav.length_ms();
        wav.append(&[2; 500]).unwrap();
        let second = wav.length_ms();
        wav.append(&[3; 300]).unwrap();
        wav.flush().unwrap();
        assert_eq!((first, second), (45, 68));
        let middle = read(&path, first, Some(second), usize::MAX).unwrap();
        // A mark is a millisecond, which is twenty-two samples.
        assert!(
            middle.iter().filter(|sample| **sample == 2).count() >= 478,
            "{}",
            middle.len()
        );
        assert_eq!(read(&path, second, None, usize::MAX).unwrap().last(), Some(&3));
        assert_eq!(read(&path, 90, None, usize::MAX), None);
        assert_eq!(read(&folder.path().join("none.wav"), 0, None, 9), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_recording_is_its_owners_alone() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.wav");
        WavFile::open(&path).unwrap();
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn another_kind_of_file_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.wav");
        let mut file = File::create(&path).unwrap();
        file.write_all(b"a letter to somebody").unwrap();
        assert_eq!(WavFile::open(&path).unwrap_err().kind(), ErrorKind::InvalidData);
        assert_eq!(std::fs::read(&path).unwrap(), b"a letter to somebody");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// Property: wherever the power failed, all that was complete is there, the header says so, and the recording
        /// continues.
        #[test]
        fn a_recording_cut_off_anywhere_is_repaired_and_continues(
            samples in prop::collection::vec(any::<i16>(), 0..200),
            cut in any::<prop::sample::Index>(),
            sizes in any::<[u8; 4]>(),
        ) {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("game.wav");
            let mut wav = WavFile::open(&path).unwrap();
            wav.append(&samples).unwrap();
            drop(wav);
            let mut bytes = std::fs::read(&path).unwrap();
            if bytes.len() >= 44 {
                bytes[40..44].copy_from_slice(&sizes);
            }
            bytes.truncate(cut.index(bytes.len() + 1));
            File::create(&path).unwrap().write_all(&bytes).unwrap();
            let left = bytes.len().saturating_sub(44) / 2;

            let mut wav = WavFile::open(&path).unwrap();
            wav.append(&[7, 8]).unwrap();
            wav.flush().unwrap();
            let mut wanted = samples[..left].to_vec();
            wanted.extend([7, 8]);
            prop_assert_eq!(whole(&path), wanted);
            let length = u32::try_from((left + 2) * 2).unwrap();
            let bytes = std::fs::read(&path).unwrap();
            prop_assert_eq!(&bytes[40..44], &length.to_le_bytes());
            prop_assert_eq!(&bytes[4..8], &(length + 36).to_le_bytes());
        }
    }
}
