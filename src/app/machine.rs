//! The resources of this machine for every table set up on it: folders, the person's settings, voices, sound, files.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::lister;
use super::news::Tell;
use super::outside;
use super::post::{Post, Posted};
use super::progress::RunningWorks;
use super::requests::CommandLineRequests;
use super::session::{AdmittedSession, Session};
use super::settings_keeper::Keeper;
use super::table_thread::TableThread;
use super::tools::{RemoteLinks, Tools};
use adapters::disk_files::DiskFiles;
use adapters::eboard::EBoards;
use adapters::journal_writer::JournalWriter;
#[cfg(not(windows))]
use adapters::linux_battery::LinuxBattery as SystemBattery;
use adapters::membership_file::MembershipFile;
use adapters::monotonic::Monotonic;
use adapters::ports::sound::{NullSound, Sound};
use adapters::ports::voice::{NullVoice, Voice};
use adapters::profile_folder::ProfileFolder;
use adapters::recorder::DiskRecorder;
use adapters::seen::SeenGames;
use adapters::speaker::{Parts, Speaker};
#[cfg(windows)]
use adapters::windows_battery::WindowsBattery as SystemBattery;
use controls::joining::JoiningIntent;
use laws::people::Person;
use locale::{Locale, Messages};
use net;
use settings::Settings;

/// The voice and the sound.
pub type Voices = (Box<dyn Voice>, Box<dyn Sound>);

/// This machine, with the settings of the person sitting at it.
pub struct Machine {
    /// The requests of the command line.
    pub wanted: CommandLineRequests,
    /// The person's settings as they are now.
    pub settings: Settings,
    /// The language of messages that do not come from a table.
    pub locale: Locale,
    settings_were_unreadable: bool,
    keep: Keeper,
    /// The tournament that the first table takes part in; later tables are in it.
    joins: Cell<Option<JoiningIntent>>,
    /// The work that a person may be waiting for.
    pub works: RunningWorks,
}

impl Machine {
    /// The machine as the command line found it.
    pub fn new(
        wanted: CommandLineRequests,
        settings: Settings,
        settings_were_unreadable: bool,
        locale: Locale,
    ) -> Self {
        Self {
            keep: wanted.keeper(settings_were_unreadable),
            joins: Cell::new(wanted.joins.clone()),
            wanted,
            settings,
            locale,
            settings_were_unreadable,
            works: RunningWorks::default(),
        }
    }

    /// The folder of journals and settings.
    pub fn data_folder(&self) -> Option<PathBuf> {
        self.wanted.data_folder()
    }

    /// Texts in that language.
    pub fn messages(&self) -> Messages {
        Messages::new(self.locale)
    }

    /// Replaces the settings and returns the old ones. A language chosen at the table overrides the command line's.
    pub fn change_settings(&mut self, settings: Settings) -> Settings {
        let before = std::mem::replace(&mut self.settings, settings);
        if before.person.language != self.settings.person.language {
            self.locale = CommandLineRequests::default().locale(&self.settings);
        }
        before
    }

    /// Starts the thread of that session with all resources of this machine; `voices` are made once the thread can be
    /// woken.
    ///
    /// # Errors
    /// The system would not start a thread.
    pub fn start(
        &self,
        session: AdmittedSession,
        shown: Vec<Person>,
        voices: impl FnOnce(&Post) -> Voices + Send + 'static,
        tell: Tell,
    ) -> std::io::Result<(TableThread, Monotonic)> {
        let Session {
            table,
            store,
            chain,
            first,
            own_seat,
            way,
            ..
        } = session.into_session();
        let seen = self.data_folder().map(|data| SeenGames::in_folder(&data));
        let time = Monotonic::after(table.last());
        let (data, were_unreadable) = (self.data_folder(), self.settings_were_unreadable);
        let (settings, keep) = (self.settings.clone(), Arc::clone(&self.keep));
        let (works, messages) = (self.works.clone(), self.messages());
        let (places, named_boards) = (self.wanted.places(), self.wanted.named_boards());
        let joins = self.joins.take();
        let make = move |post: &Post| {
            let (voice, sound) = voices(post);
            let (wake, hands, hall) = (post.clone(), post.clone(), post.clone());
            let (link, seat) = match way {
                Some(way) => {
                    let (link, seat) = way.leads_to(post);
                    (link, Some(seat))
                }
                None => (net::link(move |news| hall.send(Posted::Link(news))), None),
            };
            Tools {
                journal: JournalWriter::new(store, chain)
                    .with_refuges(refuges(data.as_deref()))
                    .remembered(seen, first),
                voice,
                sound,
                files: Box::new(DiskFiles),
                recorder: DiskRecorder::of_this_machine(move || wake.send(Posted::RecorderHasEvents)),
                battery: Box::new(SystemBattery::default()),
                // No thread runs and no port is open until a board is requested.
                boards: Box::new(EBoards::with(places, move |news| hands.send(Posted::Boards(news)))),
                named_boards,
                engines: outside::engines(post.clone()),
                collections: outside::collections(post.clone()),
                positions: outside::positions(data.clone(), post.clone()),
                links: RemoteLinks {
                    releases: outside::releases(data.as_deref(), post.clone()),
                    lichess: outside::lichess(data.as_deref(), post.clone()),
                    link,
                    seats: outside::seats(post.clone()),
                    membership: Box::new(MembershipFile::in_folder(data.as_deref())),
                    joins,
                    seat,
                },
                own_seat,
                shown,
                time,
                profiles: Box::new(ProfileFolder::of(data.clone()).keeping_what_was_there(were_unreadable)),
                games: lister(data.clone(), post.clone(), works, messages, time),
                keep,
                tell,
            }
        };
        Ok((TableThread::start(table, settings, Box::new(make))?, time))
    }
}

/// The folders where a game is stored if its own folder is gone: with the other games, among the person's documents, or in
/// the system's folder for temporary files.
fn refuges(data: Option<&Path>) -> Vec<PathBuf> {
    let person = directories::UserDirs::new();
    let documents = person.as_ref().and_then(|person| person.document_dir());
    let home = person.as_ref().map(directories::UserDirs::home_dir);
    let own = [documents, home]
        .into_iter()
        .flatten()
        .map(|folder| folder.join("annabella"));
    // A name that is unlikely to be taken there.
    let temporary = std::env::temp_dir().join(format!("annabella-kept-{}", std::process::id()));
    let games = data.map(|data| data.join("games"));
    games.into_iter().chain(own).chain([temporary]).collect()
}

/// The voices of this machine, and its sound; with `earcons`, earcons too. Without an output both are silent.
pub fn voices(post: &Post, earcons: bool) -> Voices {
    let post = post.clone();
    match Speaker::start(Parts::of_this_machine(), move || post.send(Posted::VoiceHasEvents)) {
        Ok(speaker) => {
            let sound = speaker.sound();
            let sound = if earcons { sound } else { sound.without_earcons() };
            (Box::new(speaker), Box::new(sound))
        }
        Err(_) => (Box::new(NullVoice::default()), Box::new(NullSound)),
    }
}
