//! Files of many games on the disk: listed, searched, read game by game, and saved so that all other games stay byte for byte.
//!
//! An open file has a thread, named `games`, which serves requests one after another and holds no more of the file than the positions
//! of its games. Saving writes a complete copy next to the file, and only then replaces the file with it.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, BufRead as _, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::thread::JoinHandle;
use std::time::SystemTime;

use super::disk_files::{self, RegularFile, place, why_not_read};
use super::monotonic::Monotonic;
use super::own_files::FileIdentity;
use crate::ports::RequestPort;
use crate::ports::files::NotRead;
use crate::worker;
use laws::moment::Moment;
use review::Letters;
use review::collection::{CollectionFault, CollectionNews, CollectionRequest, Hit, SearchCriterion};
use review::find::{GameSearch, SearchTarget};
use review::index::{Index, Listing, rewritten};

/// Games reported at first: more than a list shows at once.
const FIRST: usize = 200;
/// Milliseconds between two reports on the progress of a listing or a search.
const EVERY_MS: u64 = 1_000;

/// The files of games on this disk.
pub struct DiskCollections {
    tell: Tell,
    thread: Option<(Sender<Asked>, JoinHandle<()>)>,
    /// Counts the requests to stop all work given before.
    stops: Arc<AtomicU64>,
}

type Tell = Arc<dyn Fn(CollectionNews) + Send + Sync>;

/// A request, and the number of stops before it.
type Asked = (CollectionRequest, u64);

impl DiskCollections {
    /// Collections whose results are reported from a thread of their own.
    pub fn new(tell: impl Fn(CollectionNews) + Send + Sync + 'static) -> DiskCollections {
        DiskCollections {
            tell: Arc::new(tell),
            thread: None,
            stops: Arc::default(),
        }
    }

    /// Gives up all requests made before, except for what is to be saved.
    fn stop(&self) -> u64 {
        self.stops.fetch_add(1, Ordering::Relaxed) + 1
    }

    fn start(&mut self) {
        let (tell, stops) = (Arc::clone(&self.tell), Arc::clone(&self.stops));
        self.thread = worker::start("games", move |asked| CollectionWorker::new(tell, stops, asked).work());
        if self.thread.is_none() {
            (self.tell)(CollectionNews::Failed(CollectionFault::Failed));
        }
    }

    fn end(&mut self) {
        self.stop();
        if let Some((ask, thread)) = self.thread.take() {
            drop(ask);
            // The thread finishes a save before it ends.
            if thread.join().is_err() {
                log::error!("the thread of the files of games has failed");
            }
        }
    }
}

impl RequestPort<CollectionRequest> for DiskCollections {
    fn ask(&mut self, request: CollectionRequest) {
        let number = match request {
            CollectionRequest::Close => return self.end(),
            CollectionRequest::Open(_) | CollectionRequest::Stop => self.stop(),
            CollectionRequest::Find(_) | CollectionRequest::Read(_) | CollectionRequest::Save(..) => {
                self.stops.load(Ordering::Relaxed)
            }
        };
        if self.thread.is_none() && matches!(request, CollectionRequest::Open(_)) {
            self.start();
        }
        // The working thread sees by the number that it is to stop.
        if request == CollectionRequest::Stop {
            return;
        }
        let ask = self.thread.as_ref().map(|(ask, _)| ask);
        if ask.is_none_or(|ask| ask.send((request, number)).is_err()) {
            (self.tell)(CollectionNews::Failed(CollectionFault::NoSuchGame));
        }
    }
}

impl Drop for DiskCollections {
    fn drop(&mut self) {
        self.end();
    }
}

/// The state of the working thread.
struct CollectionWorker {
    tell: Tell,
    stops: Arc<AtomicU64>,
    asked: Receiver<Asked>,
    /// Requests that came while another was served.
    waiting: VecDeque<Asked>,
    open: Option<CollectionFile>,
    time: Monotonic,
    /// The time of the next progress report.
    told_next: Moment,
}

/// The early end of work: no longer wanted, or failed.
enum EarlyEnd {
    Stopped,
    Failed(CollectionFault),
}

impl From<CollectionFault> for EarlyEnd {
    fn from(fault: CollectionFault) -> EarlyEnd {
        EarlyEnd::Failed(fault)
    }
}

impl CollectionWorker {
    fn new(tell: Tell, stops: Arc<AtomicU64>, asked: Receiver<Asked>) -> CollectionWorker {
        CollectionWorker {
            tell,
            stops,
            asked,
            waiting: VecDeque::new(),
            open: None,
            time: Monotonic::after(Moment::default()),
            told_next: Moment::default(),
        }
    }

    fn work(mut self) {
        while let Some((request, number)) = self.waiting.pop_front().or_else(|| self.asked.recv().ok()) {
            self.told_next = self.time.now().plus_millis(EVERY_MS);
            let done = match request {
                CollectionRequest::Open(path) => self.open(&place(&path), number),
                CollectionRequest::Find(wanted) => self.find(wanted, number),
                CollectionRequest::Read(game) => self.read(game),
                CollectionRequest::Save(game, text) => self.save(game, &text),
                CollectionRequest::Stop | CollectionRequest::Close => Ok(()),
            };
            match done {
                Ok(()) => {}
                Err(EarlyEnd::Stopped) => (self.tell)(CollectionNews::Stopped),
                Err(EarlyEnd::Failed(fault)) => (self.tell)(CollectionNews::Failed(fault)),
            }
        }
    }

    /// Checks that the work of that number is still wanted. A game requested meanwhile is read at once.
    fn continues(&mut self, number: u64, so_far: &CollectionFile, percent: u8) -> Result<(), EarlyEnd> {
        if self.stops.load(Ordering::Relaxed) != number {
            return Err(EarlyEnd::Stopped);
        }
        while let Ok((request, number)) = self.asked.try_recv() {
            match request {
                CollectionRequest::Read(game) if game < so_far.index.len() => tell_read(&self.tell, so_far, game)?,
                CollectionRequest::Open(_)
                | CollectionRequest::Find(_)
                | CollectionRequest::Read(_)
                | CollectionRequest::Save(..)
                | CollectionRequest::Stop
                | CollectionRequest::Close => self.waiting.push_back((request, number)),
            }
        }
        let now = self.time.now();
        if now >= self.told_next {
            self.told_next = now.plus_millis(EVERY_MS);
            (self.tell)(CollectionNews::Progress(percent));
        }
        Ok(())
    }

    fn open(&mut self, path: &Path, number: u64) -> Result<(), EarlyEnd> {
        // The previous file stays open until there is something to show of this one.
        let tell = Arc::clone(&self.tell);
        let mut file = CollectionFile::unlisted(path)?;
        let mut listing = Listing::new(file.source()?);
        let listed = loop {
            match listing.list().map_err(|error| fault(why_not_read(&error))) {
                Ok(true) => {}
                Ok(false) => break Ok(()),
                Err(fault) => break Err(EarlyEnd::Failed(fault)),
            }
            let count = listing.index().len();
            if count == FIRST {
                file.index = Arc::new(listing.index().clone());
                tell(CollectionNews::Listed(Arc::clone(&file.index)));
            }
            if count.is_multiple_of(FIRST) {
                let percent = percent(listing.bytes_read(), file.seen.length);
                if let Err(ended) = self.continues(number, &file, percent) {
                    break Err(ended);
                }
            }
        };
        file.index = Arc::new(listing.into_index());
        if file.index.is_empty() {
            listed?;
            return Err(EarlyEnd::Failed(CollectionFault::NoGame));
        }
        // Games listed before the stop can be used.
        tell(CollectionNews::Listed(Arc::clone(&file.index)));
        self.open = Some(file);
        listed
    }

    fn find(&mut self, wanted: SearchCriterion, number: u64) -> Result<(), EarlyEnd> {
        let file = self.open.take().ok_or(CollectionFault::NoSuchGame)?;
        let found = self.look(&file, wanted, number);
        self.open = Some(file);
        (self.tell)(CollectionNews::Found(found?.into(), true));
        Ok(())
    }

    fn look(&mut self, file: &CollectionFile, wanted: SearchCriterion, number: u64) -> Result<Vec<Hit>, EarlyEnd> {
        let sought = match wanted {
            SearchCriterion::Player(name) => return Ok(hits(file.index.of_player(&name))),
            SearchCriterion::Event(name) => return Ok(hits(file.index.of_event(&name))),
            SearchCriterion::Place(sought) => sought,
        };
        let tell = Arc::clone(&self.tell);
        let mut found = Vec::new();
        file.search(sought, |hit, bytes| {
            if let Some(hit) = hit {
                if found.is_empty() {
                    tell(CollectionNews::Found([hit.clone()].into(), false));
                }
                found.push(hit);
            }
            self.continues(number, file, percent(bytes, file.seen.length))
        })?;
        Ok(found)
    }

    fn read(&self, game: usize) -> Result<(), EarlyEnd> {
        tell_read(&self.tell, self.open.as_ref().ok_or(CollectionFault::NoSuchGame)?, game)
    }

    fn save(&mut self, game: usize, text: &review::PgnGame) -> Result<(), EarlyEnd> {
        let file = self.open.as_mut().ok_or(CollectionFault::NoSuchGame)?;
        let keeps_old_bytes = file.save(game, text)?;
        (self.tell)(CollectionNews::Saved {
            game: game + usize::from(keeps_old_bytes),
            keeps_old_bytes,
            index: Arc::clone(&file.index),
        });
        Ok(())
    }
}

fn tell_read(tell: &Tell, file: &CollectionFile, game: usize) -> Result<(), EarlyEnd> {
    let read = file.read(game)?;
    tell(CollectionNews::Read(game, Box::new(read)));
    Ok(())
}

fn hits(games: Vec<usize>) -> Vec<Hit> {
    games.into_iter().map(|game| Hit { game, place: None }).collect()
}

fn percent(done: u64, all: u64) -> u8 {
    u8::try_from(done.saturating_mul(100) / all.max(1)).map_or(100, |percent| percent.min(100))
}

fn fault(why: NotRead) -> CollectionFault {
    match why {
        NotRead::NotThere => CollectionFault::NotThere,
        NotRead::IsFolder => CollectionFault::IsFolder,
        NotRead::Forbidden => CollectionFault::Forbidden,
        NotRead::NotAFile => CollectionFault::NotAFile,
        NotRead::NotText | NotRead::Utf16 | NotRead::Packed | NotRead::TooLong(_) | NotRead::Failed => {
            CollectionFault::Failed
        }
    }
}

fn failed(error: &io::Error) -> CollectionFault {
    fault(why_not_read(error))
}

/// A file of games and the position of each game in it. The file is not held open.
#[derive(Debug)]
pub struct CollectionFile {
    path: PathBuf,
    seen: FileMarks,
    index: Arc<Index>,
}

/// The marks by which a change made by another program is detected.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FileMarks {
    length: u64,
    changed: Option<SystemTime>,
    identity: Option<FileIdentity>,
}

impl FileMarks {
    fn of(path: &Path) -> io::Result<FileMarks> {
        let about = fs::metadata(path)?;
        Ok(FileMarks {
            length: about.len(),
            changed: about.modified().ok(),
            identity: FileIdentity::of(path),
        })
    }
}

impl CollectionFile {
    /// Opens that file and lists its games; `goes_on` is told how many bytes have been read, and returns false to stop.
    ///
    /// # Errors
    /// [`CollectionFault`]. A listing that is stopped keeps the games listed so far.
    pub fn open(path: &Path, mut goes_on: impl FnMut(u64, u64) -> bool) -> Result<CollectionFile, CollectionFault> {
        let mut file = CollectionFile::unlisted(path)?;
        let mut listing = Listing::new(file.source()?);
        while listing.list().map_err(|error| failed(&error))? && goes_on(listing.bytes_read(), file.seen.length) {}
        file.index = Arc::new(listing.into_index());
        if file.index.is_empty() {
            Err(CollectionFault::NoGame)
        } else {
            Ok(file)
        }
    }

    fn unlisted(path: &Path) -> Result<CollectionFile, CollectionFault> {
        Ok(CollectionFile {
            path: path.to_owned(),
            seen: FileMarks::of(path).map_err(|error| failed(&error))?,
            index: Arc::default(),
        })
    }

    /// The same file, its pieces in those letters if some are asked for.
    #[must_use]
    pub fn written_in(mut self, letters: Option<Letters>) -> CollectionFile {
        Arc::make_mut(&mut self.index).letters = letters;
        self
    }

    /// The file's games.
    pub const fn index(&self) -> &Arc<Index> {
        &self.index
    }

    /// The open file, if no other program has changed it.
    fn source(&self) -> Result<RegularFile, CollectionFault> {
        let source = RegularFile::open(&self.path).map_err(fault)?;
        let is_as_it_was = FileMarks::of(&self.path).is_ok_and(|seen| seen == self.seen);
        if is_as_it_was {
            Ok(source)
        } else {
            Err(CollectionFault::Changed)
        }
    }

    /// The bytes of a game.
    fn bytes(&self, source: &mut RegularFile, game: usize) -> Result<Vec<u8>, CollectionFault> {
        let range = self.index.bytes(game).ok_or(CollectionFault::NoSuchGame)?;
        let read = |source: &mut RegularFile| {
            source.seek(SeekFrom::Start(range.start))?;
            let mut bytes = Vec::new();
            source.take(range.end - range.start).read_to_end(&mut bytes)?;
            Ok(bytes)
        };
        read(source).map_err(|error: io::Error| failed(&error))
    }

    /// Reads that game.
    ///
    /// # Errors
    /// [`CollectionFault`]
    pub fn read(&self, game: usize) -> Result<review::ReadGame, CollectionFault> {
        let bytes = self.bytes(&mut self.source()?, game)?;
        self.index.read(game, &bytes).ok_or(CollectionFault::NoSuchGame)
    }

    /// Searches all games; after each one `visit` is told whether it matches, and how many bytes have been read.
    ///
    /// # Errors
    /// [`CollectionFault`], or the error of `visit`.
    pub fn search<E: From<CollectionFault>>(
        &self,
        sought: SearchTarget,
        mut visit: impl FnMut(Option<Hit>, u64) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut looking = GameSearch::new(self.source()?, sought);
        for game in 0..self.index.len() {
            let Some(place) = looking.look().map_err(|error| failed(&error))? else {
                break;
            };
            let place = place.map(Some);
            visit(place.map(|place| Hit { game, place }), looking.bytes_read())?;
        }
        Ok(())
    }

    /// Writes a copy of the file in which every game is written anew with everything it has. A game that could not be read completely
    /// stays as it is, as does everything between the games. With `only`, that game alone. `visit` is told each game, whether it stayed,
    /// and how many bytes of how many are written.
    ///
    /// # Errors
    /// The reason why the file cannot be read, or the system's error for the copy. An existing copy stays as it is.
    pub fn copy_anew(
        &self,
        to: &Path,
        only: Option<usize>,
        mut visit: impl FnMut(usize, bool, u64, u64),
    ) -> Result<io::Result<()>, CollectionFault> {
        let (mut source, mut gaps) = (self.source()?, self.source()?);
        let mut why = None;
        let mut anew = |game: usize| {
            let old = self.bytes(&mut source, game).map_err(|fault| {
                why = Some(fault);
                io::Error::from(io::ErrorKind::Other)
            })?;
            let read = self.index.read(game, &old).filter(review::ReadGame::is_whole);
            let new = read.and_then(|read| rewritten(&old, &read.game, self.index.letters));
            let done = self.index.bytes(game).map_or(0, |bytes| bytes.end);
            visit(game, new.is_none(), done, self.seen.length);
            Ok::<_, io::Error>(new.map_or(old, |new| new.bytes))
        };
        let written = disk_files::write_new(to, |file| {
            let mut file = io::BufWriter::new(file);
            if let Some(only) = only {
                file.write_all(&anew(only)?)?;
                self.copy_behind(&mut gaps, only, &mut file)?;
                return file.flush();
            }
            let mut done = 0;
            for game in 0..self.index.len() {
                let range = self.index.bytes(game).unwrap_or(done..done);
                copy(&mut gaps, range.start - done, &mut file)?;
                file.write_all(&anew(game)?)?;
                gaps.seek(SeekFrom::Start(range.end))?;
                done = range.end;
            }
            copy(&mut gaps, self.seen.length - done, &mut file)?;
            file.flush()
        });
        match why {
            Some(fault) => Err(fault),
            None => Ok(written),
        }
    }

    /// Copies the text behind the result of a game, such as a comment, with the end of its line: up to an empty line, or to the end of the
    /// file behind the last game.
    fn copy_behind(&self, source: &mut RegularFile, game: usize, to: &mut impl io::Write) -> io::Result<()> {
        let end = self.index.bytes(game).map_or(0, |bytes| bytes.end);
        let next = self.index.bytes(game + 1).map(|bytes| bytes.start);
        source.seek(SeekFrom::Start(end))?;
        let length = next.unwrap_or(self.seen.length).saturating_sub(end);
        let mut behind = io::BufReader::new(source.take(length));
        let (mut line, mut ends, mut is_first) = (Vec::new(), Vec::new(), true);
        while behind.read_until(b'\n', &mut line)? > 0 {
            let is_empty = line.trim_ascii().is_empty();
            if is_empty && !is_first && next.is_some() {
                break;
            }
            if !is_empty {
                to.write_all(&ends)?;
                to.write_all(line.trim_ascii_end())?;
                ends.clear();
            }
            ends.push(b'\n');
            line.clear();
            is_first = false;
        }
        to.write_all(b"\n")
    }

    /// Replaces that game with this one and lists the file anew. True if the old text stays before it ([`CollectionNews::Saved`]).
    ///
    /// # Errors
    /// [`CollectionFault`]. Unless the fault is a change by another program, the file is as it was.
    pub fn save(&mut self, game: usize, text: &review::PgnGame) -> Result<bool, CollectionFault> {
        let mut source = self.source()?;
        let range = self.index.bytes(game).ok_or(CollectionFault::NoSuchGame)?;
        let old = self.bytes(&mut source, game)?;
        let new = rewritten(&old, text, self.index.letters).ok_or(CollectionFault::NotWritten)?;
        let (before, after) = (range.start, self.seen.length.saturating_sub(range.end));
        disk_files::change(&self.path, |file| {
            source.seek(SeekFrom::Start(0))?;
            copy(&mut source, before, file)?;
            file.write_all(&new.bytes)?;
            source.seek(SeekFrom::Start(range.end))?;
            copy(&mut source, after, file)?;
            // Another program may have written to the file meanwhile.
            let is_as_it_was = FileMarks::of(&self.path)? == self.seen;
            if is_as_it_was {
                Ok(())
            } else {
                Err(io::ErrorKind::ResourceBusy.into())
            }
        })
        .map_err(|error| {
            let is_changed = error.kind() == io::ErrorKind::ResourceBusy;
            if is_changed {
                CollectionFault::Changed
            } else {
                CollectionFault::NotWritten
            }
        })?;
        *self = CollectionFile::open(&self.path, |_, _| true)?;
        Ok(new.keeps_old_bytes)
    }
}

/// Copies exactly that many bytes.
fn copy(source: &mut RegularFile, bytes: u64, to: &mut impl io::Write) -> io::Result<()> {
    let copied = io::copy(&mut source.take(bytes), to)?;
    if copied == bytes {
        Ok(())
    } else {
        Err(io::ErrorKind::UnexpectedEof.into())
    }
}
