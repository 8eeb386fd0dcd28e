//! The program that pairs the rounds of a Swiss tournament, as the settings name it: run on a thread of its own.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use super::requests::CommandLineRequests;
use adapters::pairing_program::{self, NoList};
use hall::desk::{NoPairings, PairingNews};

/// Receives the news of the program.
type TellNews = Arc<dyn Fn(PairingNews) + Send + Sync>;

/// The pairing program of this computer. Dropping it ends the program.
pub struct PairingProgram {
    /// The place of the settings.
    wanted: CommandLineRequests,
    tell: TellNews,
    is_at_work: Arc<AtomicBool>,
    is_called_off: Arc<AtomicBool>,
    /// The thread that waits for the program.
    waits: Option<JoinHandle<()>>,
}

/// The reason for the arbiter why a program that had that long has made no list.
fn told(why: NoList, patience: Duration) -> NoPairings {
    match why {
        NoList::Unnamed => NoPairings::Unnamed,
        NoList::NotFound(program) => NoPairings::NotFound(program),
        NoList::NotStarted(program, what) => NoPairings::NotStarted { program, what },
        NoList::Late(program) => NoPairings::Late {
            program,
            seconds: patience.as_secs(),
        },
        NoList::Failed(program, code, said) => NoPairings::Failed { program, code, said },
        NoList::Unusable(program) => NoPairings::Unusable(program),
    }
}

impl PairingProgram {
    /// The program named in the settings of that folder; `tell` receives its news.
    pub fn of_settings(data: Option<PathBuf>, tell: impl Fn(PairingNews) + Send + Sync + 'static) -> Self {
        Self {
            wanted: CommandLineRequests {
                data,
                ..CommandLineRequests::default()
            },
            tell: Arc::new(tell),
            is_at_work: Arc::default(),
            is_called_off: Arc::default(),
            waits: None,
        }
    }

    /// Puts that command line into the settings.
    pub fn name(&self, command: String) {
        let (mut settings, unreadable) = self.wanted.settings();
        settings.person.pairing_program.clone_from(&command);
        (self.tell)(match self.wanted.keeper(unreadable.is_some())(&settings) {
            Ok(()) => PairingNews::Named(command),
            Err(not_kept) => PairingNews::NotNamed(not_kept.what),
        });
    }

    /// Starts the program on that report, in the folder of the tournament.
    pub fn pair(&mut self, report: String, folder: &Path) {
        if self.is_at_work.swap(true, Ordering::Relaxed) {
            return (self.tell)(PairingNews::Failed(NoPairings::Busy));
        }
        let person = self.wanted.settings().0.person;
        let patience = Duration::from_secs(person.pairing_seconds.into());
        if let Err(why) = pairing_program::must_be_there(&person.pairing_program) {
            self.is_at_work.store(false, Ordering::Relaxed);
            return (self.tell)(PairingNews::Failed(told(why, patience)));
        }
        (self.tell)(PairingNews::Begun);
        let (tell, is_at_work, folder) = (Arc::clone(&self.tell), Arc::clone(&self.is_at_work), folder.to_owned());
        let is_called_off = Arc::clone(&self.is_called_off);
        let run = move || {
            let is_called_off = || is_called_off.load(Ordering::Relaxed);
            let listed = pairing_program::pair(&person.pairing_program, &report, &folder, patience, is_called_off);
            is_at_work.store(false, Ordering::Relaxed);
            tell(match listed {
                Ok(list) => PairingNews::Listed(list),
                Err(why) => PairingNews::Failed(told(why, patience)),
            });
        };
        let started = std::thread::Builder::new().name(String::from("pairing")).spawn(run);
        match started {
            Ok(waits) => self.waits = Some(waits),
            Err(error) => {
                self.is_at_work.store(false, Ordering::Relaxed);
                let (program, what) = (String::new(), error.to_string());
                (self.tell)(PairingNews::Failed(NoPairings::NotStarted { program, what }));
            }
        }
    }
}

impl Drop for PairingProgram {
    fn drop(&mut self) {
        self.is_called_off.store(true, Ordering::Relaxed);
        if let Some(waits) = self.waits.take() {
            waits.join().ok();
        }
    }
}
