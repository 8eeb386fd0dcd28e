//! The port of positions to solve: a thread reads files, chooses positions, and saves results.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::thread::JoinHandle;

use tactics::{PACKAGED, PositionSet, PositionSource as _, WishedSet};

use crate::disk_files::place;
use crate::ports::RequestPort;
use crate::position_file::PositionFile;
use crate::profile_folder::ProfileFolder;
use crate::tactics_results::TacticsResults;
use crate::worker;
use table::input::NotRead;
use table::input::positions::{BadRows, NoPositions, PositionNews, PositionRequest};

/// Opens a file of positions, or that of the mistakes of that profile.
///
/// # Errors
/// The file is not there or no table of positions, or there is no room to unpack it.
pub fn open_set(set: &WishedSet, data: Option<&Path>, profile: &str) -> Result<PositionFile, NoPositions> {
    if *set == WishedSet::Mistakes {
        let own = ProfileFolder::named("tactics", data.map(Path::to_owned)).mistakes(profile);
        // The index of a large file is not replaced by that of the few own mistakes.
        let file = own
            .ok_or(NoPositions::NoMistakes)
            .and_then(|own| PositionFile::open(&own, None));
        let is_empty = |file: &PositionFile| file.listed().len() == 0 && file.bad.count == 0;
        if file.as_ref().is_ok_and(is_empty) {
            return Err(NoPositions::NoMistakes);
        }
        return file.map_err(|why| {
            if matches!(why, NoPositions::NotRead(NotRead::NotThere)) {
                NoPositions::NoMistakes
            } else {
                why
            }
        });
    }
    let folder = data.map(|data| data.join("tactics"));
    if *set == WishedSet::LastFile {
        let last = folder
            .as_deref()
            .and_then(PositionFile::last)
            .filter(|last| last.exists());
        return PositionFile::open(&last.ok_or(NoPositions::NoFile)?, folder.as_deref());
    }
    PositionFile::open(&place(set.path()), folder.as_deref())
}

type Tell = Arc<dyn Fn(PositionNews) + Send + Sync>;

/// Positions on the disk, and in the program. The thread begins with the first request.
pub struct DiskPositions {
    data: Option<PathBuf>,
    /// The time since 1970, in milliseconds.
    now_ms: fn() -> u64,
    tell: Tell,
    /// True while a file is read, which may take a minute.
    reads: Arc<AtomicBool>,
    thread: Option<(Sender<PositionRequest>, JoinHandle<()>)>,
}

impl DiskPositions {
    /// Positions with their index and the results in that folder; `now_ms` gives the time since 1970, and news go to `tell`.
    pub fn new(
        data: Option<PathBuf>,
        now_ms: fn() -> u64,
        tell: impl Fn(PositionNews) + Send + Sync + 'static,
    ) -> Self {
        Self {
            data,
            now_ms,
            tell: Arc::new(tell),
            reads: Arc::default(),
            thread: None,
        }
    }

    fn start(&mut self) {
        let worker = PositionWorker {
            data: self.data.clone(),
            now_ms: self.now_ms,
            tell: Arc::clone(&self.tell),
            reads: Arc::clone(&self.reads),
            packaged: None,
            file: None,
            results: None,
        };
        self.thread = worker::start("positions", move |asked| worker.work(&asked));
    }
}

impl RequestPort<PositionRequest> for DiskPositions {
    fn ask(&mut self, request: PositionRequest) {
        if self.thread.is_none() {
            self.start();
        }
        let sent = self.thread.as_ref().map(|(ask, _)| ask.send(request));
        if !matches!(sent, Some(Ok(()))) {
            log::error!("nobody answers requests for positions");
        }
    }
}

impl Drop for DiskPositions {
    fn drop(&mut self) {
        let Some((ask, thread)) = self.thread.take() else {
            return;
        };
        drop(ask);
        // A result is saved before the program ends; a file that is still being read is not waited for.
        if !self.reads.load(Ordering::Relaxed) && thread.join().is_err() {
            log::error!("the thread of the positions has failed");
        }
    }
}

/// The state of the working thread.
struct PositionWorker {
    data: Option<PathBuf>,
    now_ms: fn() -> u64,
    tell: Tell,
    reads: Arc<AtomicBool>,
    /// The positions of the program, once they are wanted.
    packaged: Option<PositionSet<'static>>,
    /// The open file; none while those of the program are used.
    file: Option<PositionFile>,
    results: Option<TacticsResults>,
}

impl PositionWorker {
    fn work(mut self, asked: &Receiver<PositionRequest>) {
        while let Ok(request) = asked.recv() {
            match request {
                PositionRequest::Open { asked, profile, set } => {
                    let news = match self.open(&set, &profile) {
                        Ok(bad) => {
                            let (results, record, unreadable) = TacticsResults::open(self.data.clone(), &profile);
                            self.results = Some(results.following(self.results.take()));
                            PositionNews::Opened {
                                asked,
                                record: Box::new(record),
                                unreadable,
                                bad,
                                now_ms: (self.now_ms)(),
                            }
                        }
                        Err(why) => PositionNews::NotOpened(asked, why),
                    };
                    (self.tell)(news);
                }
                PositionRequest::Choose { wish, record, chance } => {
                    let now_ms = (self.now_ms)();
                    let found = match (&self.file, &self.packaged) {
                        (Some(file), _) => file.next(&record, wish, chance, now_ms),
                        (None, Some(packaged)) => packaged.next(&record, wish, chance, now_ms),
                        (None, None) => None,
                    };
                    (self.tell)(PositionNews::Position(found.map(Box::new)));
                }
                PositionRequest::Keep(record) => {
                    let kept = self.results.as_mut().map(|results| results.keep(&record));
                    (self.tell)(match kept {
                        Some(Err(_)) => PositionNews::NotKept,
                        Some(Ok(all)) => PositionNews::Kept(Box::new(all)),
                        None => PositionNews::Kept(record),
                    });
                }
            }
        }
    }

    fn open(&mut self, set: &WishedSet, profile: &str) -> Result<BadRows, NoPositions> {
        if *set == WishedSet::Packaged {
            self.file = None;
            if self.packaged.is_none() {
                // A test reads every row of it.
                self.packaged = PositionSet::read(PACKAGED).map(|(set, _)| set).ok();
            }
            return Ok(BadRows::default());
        }
        self.reads.store(true, Ordering::Relaxed);
        let file = open_set(set, self.data.as_deref(), profile);
        self.reads.store(false, Ordering::Relaxed);
        let file = file?;
        let bad = file.bad.clone();
        self.file = Some(file);
        Ok(bad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk_files::DiskFiles;
    use crate::ports::files::Files as _;
    use crate::ports::profiles::Profiles as _;
    use laws::moment::Moment;
    use tactics::{Record, Wish};

    /// The next news, within ten seconds.
    fn next(news: &Receiver<PositionNews>) -> PositionNews {
        news.recv_timeout(std::time::Duration::from_secs(10)).unwrap()
    }

    #[test]
    fn positions_are_chosen_and_results_kept() {
        let folder = tempfile::tempdir().unwrap();
        let (tell, news) = std::sync::mpsc::channel();
        let mut port = DiskPositions::new(
            Some(folder.path().to_owned()),
            || 1_000,
            move |news| tell.send(news).unwrap(),
        );
        let open = |set: WishedSet| PositionRequest::Open {
            asked: Moment::START,
            profile: String::from("Ada"),
            set,
        };
        port.ask(open(WishedSet::Packaged));
        let PositionNews::Opened {
            mut record, unreadable, ..
        } = next(&news)
        else {
            panic!()
        };
        assert_eq!((record.score().played, unreadable), (0, None));
        let choose = |record: &Record| PositionRequest::Choose {
            wish: Wish::default(),
            record: Box::new(record.clone()),
            chance: 7,
        };
        port.ask(choose(&record));
        let PositionNews::Position(Some(position)) = next(&news) else {
            panic!()
        };
        record.keep(&position, false, 1_000);
        port.ask(PositionRequest::Keep(record.clone()));
        assert_eq!(next(&news), PositionNews::Kept(record.clone()));
        let file = folder.path().join("own.csv");
        let row = "mate,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b8,800,mateIn1\nbad,x,y,z,t\n";
        let text = format!("PuzzleId,FEN,Moves,Rating,Themes\n{row}");
        DiskFiles.save_new(&file.to_string_lossy(), &text).unwrap();
        port.ask(open(WishedSet::File(file.display().to_string())));
        let PositionNews::Opened { record: kept, bad, .. } = next(&news) else {
            panic!()
        };
        assert_eq!((kept.score().played, bad.count), (1, 1));
        port.ask(choose(&kept));
        let PositionNews::Position(Some(own)) = next(&news) else {
            panic!()
        };
        assert_eq!(own.id, "mate");
        port.ask(open(WishedSet::File(String::from("/nowhere.csv"))));
        let not_there = NoPositions::NotRead(NotRead::NotThere);
        assert_eq!(next(&news), PositionNews::NotOpened(Moment::START, not_there));
        port.ask(open(WishedSet::Mistakes));
        let none = PositionNews::NotOpened(Moment::START, NoPositions::NoMistakes);
        assert_eq!(next(&news), none, "nothing is kept yet");
        let mut profiles = ProfileFolder::of(Some(folder.path().to_owned()));
        assert_eq!(profiles.keep_mistakes("Ada", &[]), Ok(0));
        port.ask(open(WishedSet::Mistakes));
        assert_eq!(next(&news), none, "nor without a row");
        let row = String::from("own-1,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b8,800,mateIn1");
        assert_eq!(profiles.keep_mistakes("Ada", &[row]), Ok(1));
        port.ask(open(WishedSet::Mistakes));
        assert!(matches!(next(&news), PositionNews::Opened { .. }));
        port.ask(choose(&kept));
        assert!(matches!(next(&news), PositionNews::Position(Some(own)) if own.id == "own-1"));
        drop(port);
    }
}
