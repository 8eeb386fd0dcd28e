//! A file of positions to solve in the columns of Lichess's puzzle file, also packed with zstd. It is read row by row and never held whole: an
//! index says where each position is. The index is kept for the next time; a full disk leaves the one before.

use std::cell::RefCell;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use ruzstd::decoding::{FrameDecoder, StreamingDecoder};
use tactics::{BadRow, Columns, Listed, PositionSource, Row, RowFault, TacticsPosition, Themes, key};

use super::disk_files::{replace_with, why_not_read};
use super::own_files::{self, Access};
pub use table::input::positions::{BadRows, NoPositions};

/// The longest row, in bytes.
const LONGEST_ROW: u64 = 8 * 1024;
/// The longest text in a packed file, in bytes.
const LONGEST_TEXT: u64 = 8 * 1024 * 1024 * 1024;
/// The most positions in one index.
const MOST: usize = 8_000_000;
/// Bad rows that are named; the others are counted.
const NAMED: usize = 10;
/// The signature of zstd.
const ZSTD: [u8; 4] = [0x28, 0xB5, 0x2F, 0xFD];
/// The first line of a file of our own.
const HEADER: &str = "PuzzleId,FEN,Moves,Rating,Themes\n";
/// The beginning of an index of this form.
const FORM: &str = "annabella positions 1";
/// The size of an entry of an index, in bytes.
const ENTRY: usize = 20;

/// Counts a bad row, and names the first of them.
fn add(bad: &mut BadRows, line: usize, fault: RowFault) {
    bad.count += 1;
    if bad.named.len() < NAMED {
        bad.named.push(BadRow { line, fault });
    }
}

/// Positions in a file.
#[derive(Debug)]
pub struct PositionFile {
    file: RefCell<BufReader<File>>,
    columns: Columns,
    rows: Vec<Entry>,
    /// The rows that are no position.
    pub bad: BadRows,
}

/// The place of a position in the file.
#[derive(Clone, Copy, Debug)]
struct Entry {
    at: u64,
    listed: Listed,
}

impl Entry {
    fn bytes(self) -> [u8; ENTRY] {
        let mut bytes = [0; ENTRY];
        let (at, rest) = bytes.split_at_mut(8);
        at.copy_from_slice(&self.at.to_le_bytes());
        let (key, rest) = rest.split_at_mut(8);
        key.copy_from_slice(&self.listed.key.to_le_bytes());
        let (rating, themes) = rest.split_at_mut(2);
        rating.copy_from_slice(&self.listed.rating.to_le_bytes());
        themes.copy_from_slice(&self.listed.themes.bits().to_le_bytes());
        bytes
    }

    fn read(bytes: [u8; ENTRY]) -> Self {
        let [
            a0,
            a1,
            a2,
            a3,
            a4,
            a5,
            a6,
            a7,
            k0,
            k1,
            k2,
            k3,
            k4,
            k5,
            k6,
            k7,
            r0,
            r1,
            t0,
            t1,
        ] = bytes;
        Self {
            at: u64::from_le_bytes([a0, a1, a2, a3, a4, a5, a6, a7]),
            listed: Listed {
                key: u64::from_le_bytes([k0, k1, k2, k3, k4, k5, k6, k7]),
                rating: u16::from_le_bytes([r0, r1]),
                themes: Themes::of_bits(u16::from_le_bytes([t0, t1])),
            },
        }
    }
}

impl PositionFile {
    /// The path of the file that was opened last with its index in that folder.
    pub fn last(folder: &Path) -> Option<PathBuf> {
        let mut index = BufReader::new(own_files::open(&folder.join(INDEX), Access::Read).ok()?);
        let (mut form, mut stamp) = (Vec::new(), Vec::new());
        next_line(&mut index, &mut form).ok()?;
        next_line(&mut index, &mut stamp).ok()?;
        let path = String::from_utf8_lossy(&stamp)
            .trim_end()
            .splitn(3, ' ')
            .nth(2)?
            .to_owned();
        Some(PathBuf::from(path))
    }

    /// Opens the file; its index is kept in that folder, and found there the next time.
    ///
    /// # Errors
    /// The file is not readable or no table of positions, or a packed one cannot be unpacked into the folder.
    pub fn open(path: &Path, folder: Option<&Path>) -> Result<Self, NoPositions> {
        let failed = |error: io::Error| NoPositions::NotRead(why_not_read(&error));
        let mut source = own_files::open(path, Access::Read).map_err(failed)?;
        let stamp = stamp(path, &source).map_err(failed)?;
        let mut head = Vec::new();
        (&mut source).take(4).read_to_end(&mut head).map_err(failed)?;
        source.rewind().map_err(failed)?;
        let is_packed = head == ZSTD;
        // Another file has another name, so that the old copy and its index stay together until both have been replaced.
        let copy = folder.map(|folder| folder.join(format!("set-{:016x}.csv", key(&stamp))));
        let index = folder.map(|folder| folder.join(INDEX));
        let place = match (&copy, is_packed) {
            (_, false) => path.to_owned(),
            (Some(copy), true) => copy.clone(),
            (None, true) => return Err(NoPositions::NotUnpacked),
        };
        if let Some(known) = index.as_deref().and_then(|index| known(index, &stamp, &place).ok()) {
            return Ok(known);
        }
        let found = if is_packed {
            unpack(source, &place)?
        } else {
            scan(BufReader::new(source), |_row| Ok(())).map_err(ScanFault::reason)?
        };
        let columns = if is_packed { own_columns()? } else { found.columns };
        let file = own_files::open(&place, Access::Read).map_err(failed)?;
        if let Some(index) = &index {
            // Without an index the next time takes as long as this one.
            match keep(index, &stamp, &found) {
                Ok(()) => drop_old_copies(index, &place),
                Err(error) => log::warn!("the index of {} is not kept: {error}", place.display()),
            }
        }
        Ok(Self {
            file: RefCell::new(BufReader::new(file)),
            columns,
            rows: found.rows,
            bad: found.bad,
        })
    }

    fn row_at(&self, entry: Entry) -> io::Result<Option<TacticsPosition>> {
        let mut file = self.file.borrow_mut();
        file.seek(SeekFrom::Start(entry.at))?;
        let mut line = Vec::new();
        (&mut *file).take(LONGEST_ROW).read_until(b'\n', &mut line)?;
        let line = String::from_utf8_lossy(&line);
        let position = self.columns.row(&line).and_then(|row| row.position()).ok();
        // Another program may have changed the file meanwhile.
        Ok(position.filter(|position| key(&position.id) == entry.listed.key))
    }
}

impl PositionSource for PositionFile {
    fn listed(&self) -> impl ExactSizeIterator<Item = Listed> + '_ {
        self.rows.iter().map(|entry| entry.listed)
    }

    fn open(&self, number: usize) -> Option<TacticsPosition> {
        self.row_at(*self.rows.get(number)?).ok()?
    }
}

/// The name of the index; its second line is the stamp of the file.
const INDEX: &str = "set.index";

/// The file's name, length and time of change: another stamp, another index.
fn stamp(path: &Path, file: &File) -> io::Result<String> {
    let about = file.metadata()?;
    let changed = about.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    let path = fs::canonicalize(path)?;
    Ok(format!("{} {} {}", about.len(), changed.as_nanos(), path.display()))
}

/// The contents of a file.
struct Found {
    columns: Columns,
    rows: Vec<Entry>,
    bad: BadRows,
}

/// The reason a file was not read to its end.
enum ScanFault {
    Header(RowFault),
    Source(io::Error),
    Copy,
}

impl ScanFault {
    fn reason(self) -> NoPositions {
        match self {
            Self::Header(fault) => NoPositions::Header(fault),
            Self::Source(error) => NoPositions::NotRead(why_not_read(&error)),
            Self::Copy => NoPositions::NotUnpacked,
        }
    }
}

/// Reads all rows; every good one is given to `copy`.
fn scan(mut source: impl BufRead, mut copy: impl FnMut(&Row<'_>) -> io::Result<()>) -> Result<Found, ScanFault> {
    let mut line = Vec::new();
    let mut at = next_line(&mut source, &mut line).map_err(ScanFault::Source)?;
    let columns = Columns::of_header(&String::from_utf8_lossy(&line)).map_err(ScanFault::Header)?;
    let (mut rows, mut bad, mut number) = (Vec::new(), BadRows::default(), 1);
    while rows.len() < MOST {
        let length = next_line(&mut source, &mut line).map_err(ScanFault::Source)?;
        if length == 0 {
            break;
        }
        number += 1;
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            match columns.row(&text).and_then(|row| row.position().map(|_whole| row)) {
                Ok(row) => {
                    copy(&row).map_err(|_error| ScanFault::Copy)?;
                    let listed = Listed::of_row(&row);
                    rows.push(Entry { at, listed });
                }
                Err(fault) => add(&mut bad, number, fault),
            }
        }
        at += length;
    }
    Ok(Found { columns, rows, bad })
}

/// Reads the next line and gives its length, 0 at the end. A line that is too long is cut to the length of a row.
fn next_line(source: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<u64> {
    line.clear();
    let mut length = u64::try_from(source.by_ref().take(LONGEST_ROW).read_until(b'\n', line)?).unwrap_or_default();
    while length >= LONGEST_ROW && line.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        let more = source.by_ref().take(LONGEST_ROW).read_until(b'\n', &mut rest)?;
        length += u64::try_from(more).unwrap_or_default();
        if more == 0 || rest.last() == Some(&b'\n') {
            // A cut row is no row.
            line.clear();
            line.extend(b",\n");
        }
    }
    Ok(length)
}

fn own_columns() -> Result<Columns, NoPositions> {
    Columns::of_header(HEADER).map_err(NoPositions::Header)
}

/// Unpacks the good rows of a file into a copy of our own, whole or not at all.
fn unpack(source: File, copy: &Path) -> Result<Found, NoPositions> {
    let mut outcome = Err(NoPositions::NotUnpacked);
    let folder = copy.parent().unwrap_or(copy);
    let written = own_files::create_folder(folder).and_then(|()| {
        replace_with(copy, |file| {
            let mut out = BufWriter::new(file);
            out.write_all(HEADER.as_bytes())?;
            let mut at = HEADER.len() as u64;
            let mut places = Vec::new();
            let frames = Frames {
                decoder: None,
                source: Some(BufReader::new(source)),
            };
            let found = scan(BufReader::new(frames.take(LONGEST_TEXT)), |row| {
                let themes: Vec<&str> = row.themes.iter().map(tactics::Theme::name).collect();
                let line = format!(
                    "{},{},{},{},{}\n",
                    row.id,
                    row.fen,
                    row.moves,
                    row.rating,
                    themes.join(" ")
                );
                places.push(at);
                at += line.len() as u64;
                out.write_all(line.as_bytes())
            });
            match found {
                Ok(mut found) => {
                    for (entry, at) in found.rows.iter_mut().zip(places) {
                        entry.at = at;
                    }
                    out.flush()?;
                    outcome = Ok(found);
                    Ok(())
                }
                Err(fault) => {
                    outcome = Err(fault.reason());
                    Err(io::ErrorKind::InvalidData.into())
                }
            }
        })
    });
    match written {
        Ok(()) => outcome,
        Err(_error) => Err(outcome.err().unwrap_or(NoPositions::NotUnpacked)),
    }
}

/// All frames of a packed file, one after another.
struct Frames {
    decoder: Option<StreamingDecoder<BufReader<File>, FrameDecoder>>,
    source: Option<BufReader<File>>,
}

impl Read for Frames {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(decoder) = &mut self.decoder {
                let read = decoder.read(buffer)?;
                if read > 0 || buffer.is_empty() {
                    return Ok(read);
                }
                self.source = self.decoder.take().map(StreamingDecoder::into_inner);
            }
            let Some(mut source) = self.source.take() else {
                return Ok(0);
            };
            if source.fill_buf()?.is_empty() {
                return Ok(0);
            }
            let decoder = StreamingDecoder::new(source)
                .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))?;
            self.decoder = Some(decoder);
        }
    }
}

/// Keeps the index, whole or not at all.
fn keep(index: &Path, stamp: &str, found: &Found) -> io::Result<()> {
    own_files::create_folder(index.parent().unwrap_or(index))?;
    replace_with(index, |file| {
        let mut out = BufWriter::new(file);
        writeln!(out, "{FORM}\n{stamp}\n{} {}", found.rows.len(), found.bad.count)?;
        for entry in &found.rows {
            out.write_all(&entry.bytes())?;
        }
        out.flush()
    })
}

/// The positions of the index that is there, if it has that stamp.
fn known(index: &Path, stamp: &str, place: &Path) -> io::Result<PositionFile> {
    let other = || io::Error::from(io::ErrorKind::InvalidData);
    let mut source = BufReader::new(own_files::open(index, Access::Read)?);
    let mut line = || -> io::Result<String> {
        let mut line = Vec::new();
        next_line(&mut source, &mut line)?;
        Ok(String::from_utf8_lossy(&line).trim_end().to_owned())
    };
    if line()? != FORM || line()? != stamp {
        return Err(other());
    }
    let counts = line()?;
    let (rows, bad) = counts.split_once(' ').ok_or_else(other)?;
    let (Ok(count), Ok(bad)) = (rows.parse::<usize>(), bad.parse()) else {
        return Err(other());
    };
    if count > MOST {
        return Err(other());
    }
    let mut rows = Vec::new();
    let mut bytes = [0; ENTRY];
    for _ in 0..count {
        source.read_exact(&mut bytes)?;
        rows.push(Entry::read(bytes));
    }
    let mut file = BufReader::new(own_files::open(place, Access::Read)?);
    let mut header = Vec::new();
    next_line(&mut file, &mut header)?;
    let columns = Columns::of_header(&String::from_utf8_lossy(&header)).map_err(|_fault| other())?;
    Ok(PositionFile {
        file: RefCell::new(file),
        columns,
        rows,
        bad: BadRows {
            count: bad,
            named: Vec::new(),
        },
    })
}

/// Removes the copies of other packed files: the index knows this one.
fn drop_old_copies(index: &Path, place: &Path) {
    let entries = index.parent().and_then(|folder| fs::read_dir(folder).ok());
    let files = entries.into_iter().flatten().flatten().map(|entry| entry.path());
    let is_copy = |path: &PathBuf| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let is_table = path.extension().is_some_and(|extension| extension == "csv");
        name.starts_with("set-") && is_table && path != place
    };
    for old in files.filter(is_copy) {
        fs::remove_file(old).ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::files::NotRead;

    const ROWS: [&str; 2] = [
        "fork,6k1/8/2q5/8/8/2N5/6PP/6K1 b - - 0 1,g8f7 c3e4 f7e7 e4g5,1200,fork",
        "mate,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b8,800,mateIn1 backRankMate",
    ];

    fn written(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
        let path = folder.join(name);
        replace_with(&path, |file| file.write_all(bytes)).unwrap();
        path
    }

    fn ids(file: &PositionFile) -> Vec<String> {
        let opened = (0..file.rows.len()).map(|number| PositionSource::open(file, number).unwrap().id);
        opened.collect()
    }

    fn text() -> String {
        let long = "x".repeat(20_000);
        format!("{HEADER}{}\n{long}\nshort\n\n{}", ROWS[0], ROWS[1])
    }

    fn packed(text: &str) -> Vec<u8> {
        use ruzstd::encoding::{CompressionLevel, compress_to_vec};
        // Two frames, as a packer with several threads writes them.
        let (one, two) = text.split_at(70);
        let frames = [one, two].map(|part| compress_to_vec(part.as_bytes(), CompressionLevel::Fastest));
        frames.concat()
    }

    #[test]
    fn plain_and_packed_rows_are_indexed_once_and_found_again() {
        let home = tempfile::tempdir().unwrap();
        let data = home.path().join("data");
        for (name, bytes) in [("set.csv", text().into_bytes()), ("set.csv.zst", packed(&text()))] {
            let path = written(home.path(), name, &bytes);
            let file = PositionFile::open(&path, Some(&data)).unwrap();
            assert_eq!(ids(&file), ["fork", "mate"], "{name}");
            let lines: Vec<usize> = file.bad.named.iter().map(|bad| bad.line).collect();
            assert_eq!((file.bad.count, lines), (2, vec![3, 4]), "{name}");
            let again = PositionFile::open(&path, Some(&data)).unwrap();
            assert_eq!(ids(&again), ["fork", "mate"], "{name}");
            assert_eq!((again.bad.count, again.bad.named.len()), (2, 0), "the index was there");
        }
        let path = written(home.path(), "set.csv", HEADER.as_bytes());
        assert_eq!(
            ids(&PositionFile::open(&path, Some(&data)).unwrap()),
            Vec::<String>::new(),
            "it has changed"
        );
        let names = fs::read_dir(&data).unwrap().count();
        assert_eq!(names, 1, "the copy of the packed file is gone with its index");
    }

    #[test]
    fn a_full_disk_leaves_the_old_index() {
        let home = tempfile::tempdir().unwrap();
        let plain = written(home.path(), "set.csv", text().as_bytes());
        let pack = written(home.path(), "set.csv.zst", &packed(&text()));
        // A file in place of the folder: nothing can be written.
        let full = written(home.path(), "full", b"");
        assert_eq!(ids(&PositionFile::open(&plain, Some(&full)).unwrap()), ["fork", "mate"]);
        assert_eq!(
            PositionFile::open(&pack, Some(&full)).unwrap_err(),
            NoPositions::NotUnpacked
        );
        let old = written(home.path(), "set.index", b"old");
        let failed = replace_with(&old, |file| {
            file.write_all(b"new")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert!(failed.is_err());
        assert_eq!(fs::read(&old).unwrap(), b"old");
    }

    #[test]
    fn what_is_no_table_of_positions_is_refused() {
        let home = tempfile::tempdir().unwrap();
        let open =
            |bytes: &[u8]| PositionFile::open(&written(home.path(), "set", bytes), Some(home.path())).unwrap_err();
        assert_eq!(open(b"Name,Elo\n"), NoPositions::Header(RowFault::Column("PuzzleId")));
        assert_eq!(open(b""), NoPositions::Header(RowFault::Column("PuzzleId")));
        assert!(matches!(
            open(&[&ZSTD[..], b"rubbish"].concat()),
            NoPositions::NotRead(_)
        ));
        let gone = PositionFile::open(&home.path().join("gone"), None).unwrap_err();
        assert_eq!(gone, NoPositions::NotRead(NotRead::NotThere));
    }

    #[test]
    fn a_hundred_thousand_rows_are_indexed_in_little_room() {
        let home = tempfile::tempdir().unwrap();
        let count = 100_000;
        let rows =
            (0..count).map(|number| format!("{number}{}\n", ROWS[number % 2].trim_start_matches(char::is_alphabetic)));
        let text = rows.collect::<Vec<_>>().concat();
        let path = written(home.path(), "set.csv", format!("{HEADER}{text}").as_bytes());
        let file = PositionFile::open(&path, Some(home.path())).unwrap();
        assert_eq!((file.rows.len(), file.bad.count), (count, 0));
        let index = fs::metadata(home.path().join("set.index")).unwrap().len();
        assert!(index < 25 * count as u64, "{index}");
    }
}
