//! The requests of the command line, and the folders of this person's data.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use shakmaty::ByColor;

use super::boards::NamedBoard;
use super::notice::Notice;
use super::settings_keeper::{self, Keeper};
use adapters::disk_files;
use adapters::eboard::BoardPlaces;
use adapters::ports::files::{LONGEST, NotRead};
use controls::joining::JoiningIntent;
use controls::new_game::NewGameForm;
use laws::people::Person;
use locale::Locale;
use protocols::eboard::BoardId;
use settings::Settings;

/// The requests of the command line.
#[derive(Clone, Debug, Default)]
pub struct CommandLineRequests {
    /// The script that describes a new table.
    pub table: Option<PathBuf>,
    /// A stored game.
    pub open: Option<PathBuf>,
    /// The report of a tournament, which fills in the form for a new game in the window.
    pub report: Option<PathBuf>,
    /// A new game as the command line describes it.
    pub new_game: Option<Box<NewGameForm>>,
    /// The program of the engine, in place of the one in the settings.
    pub engine: Option<String>,
    /// The folder of journals and settings, in place of the user's own.
    pub data: Option<PathBuf>,
    /// The person whose screen the root window is.
    pub seat: Option<Person>,
    /// The language, as requested.
    pub lang: Option<String>,
    /// The tournament in which the table is to take part.
    pub joins: Option<JoiningIntent>,
    /// The table at another computer at which to sit down, and the code for it.
    pub sits_at: Option<(String, String)>,
    /// The electronic boards of White and of Black.
    pub boards: ByColor<Option<NamedBoard>>,
    /// True if a window opens, the only place where the first questions are asked.
    pub in_window: bool,
}

impl CommandLineRequests {
    /// The requested boards, as a table takes them.
    pub fn named_boards(&self) -> ByColor<Option<BoardId>> {
        self.boards.as_ref().map(|board| board.as_ref().map(NamedBoard::id))
    }

    /// The places in which boards are looked for.
    pub fn places(&self) -> BoardPlaces {
        BoardPlaces {
            others: self.boards.iter().flatten().filter_map(NamedBoard::port).collect(),
            data: self.data_folder(),
            ..BoardPlaces::of_this_machine()
        }
    }

    /// The folder of journals and settings.
    pub fn data_folder(&self) -> Option<PathBuf> {
        // The other data folder of Windows roams: it may be copied at each logon or lie on a server, where SQLite must
        // not write.
        let own = || directories::ProjectDirs::from("", "", "annabella").map(|dirs| dirs.data_local_dir().to_owned());
        self.data.clone().or_else(own)
    }

    /// The file to be opened, as it was named.
    pub fn opened(&self) -> &str {
        self.open.as_deref().and_then(Path::to_str).unwrap_or_default()
    }

    /// The settings, and the reason if they could not be read.
    pub fn settings(&self) -> (Settings, Option<Notice>) {
        let (mut settings, notice) = self.kept_settings();
        if let Some(engine) = &self.engine {
            settings.person.engine.clone_from(engine);
        }
        (settings, notice)
    }

    fn kept_settings(&self) -> (Settings, Option<Notice>) {
        let Some(path) = self.data_folder().map(|folder| folder.join("settings.toml")) else {
            return (Settings::default(), None);
        };
        let notice = match disk_files::text(&path, LONGEST).map(|text| Settings::read(&text)) {
            Ok(Ok(settings)) => return (settings, None),
            // A link that leads nowhere is not the same as a missing file: its settings may be on a disk that is not
            // there yet.
            Err(NotRead::NotThere) if !path.is_symlink() => return (Settings::default(), None),
            Ok(Err(fault)) => Notice::Settings(path, fault),
            // A file that exists and cannot be read is not written over either.
            Err(why) => Notice::SettingsFile(path, why),
        };
        (Settings::default(), Some(notice))
    }

    /// A function that saves settings in their file there; one for all games. The engine of the command line is for
    /// this run only.
    pub fn keeper(&self, was_unreadable: bool) -> Keeper {
        let keep = settings_keeper::in_folder(self.data_folder(), was_unreadable);
        let Some(named) = self.engine.clone() else { return keep };
        let kept = self.kept_settings().0.person.engine;
        Arc::new(move |settings| {
            let mut settings = settings.clone();
            if settings.person.engine == named {
                settings.person.engine.clone_from(&kept);
            }
            keep(&settings)
        })
    }

    /// True if the program has never been used here and the command line makes no particular request: then the first
    /// questions are asked.
    pub fn is_first_start(&self) -> bool {
        let is_elsewhere = self.sits_at.is_some() || self.joins.is_some();
        let is_new = self.table.is_some() || self.new_game.is_some() || is_elsewhere;
        let is_plain = self.in_window && !is_new && self.open.is_none() && self.seat.is_none();
        let is_empty = |folder: PathBuf| fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_none());
        is_plain && self.data_folder().is_some_and(is_empty)
    }

    /// The language: the requested one, else the settings', else the system's.
    pub fn locale(&self, settings: &Settings) -> Locale {
        let system = || sys_locale::get_locale().unwrap_or_default();
        let wish = self
            .lang
            .clone()
            .or_else(|| settings.person.language.clone())
            .unwrap_or_else(system);
        Locale::negotiate(&wish)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a test's own file")]
    fn a_window_on_an_empty_folder_asks_the_first_questions() {
        let folder = tempfile::tempdir().unwrap();
        let mut wanted = CommandLineRequests {
            data: Some(folder.path().to_owned()),
            ..CommandLineRequests::default()
        };
        assert!(!wanted.is_first_start(), "a terminal stores its first game at once");
        wanted.in_window = true;
        assert!(wanted.is_first_start());
        fs::write(folder.path().join("settings.toml"), "").unwrap();
        assert!(!wanted.is_first_start());
    }

    #[test]
    fn a_command_line_engine_is_temporary_and_a_set_one_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let plain = CommandLineRequests {
            data: Some(folder.path().to_owned()),
            ..CommandLineRequests::default()
        };
        let wanted = CommandLineRequests {
            engine: Some(String::from("./mine")),
            ..plain.clone()
        };
        let (mut settings, _) = wanted.settings();
        assert_eq!(settings.person.engine, "./mine");
        settings.person.engine_level = String::from("1500");
        let keep = wanted.keeper(false);
        assert_eq!(keep(&settings), Ok(()));
        let kept = plain.settings().0.person;
        assert_eq!((kept.engine.as_str(), kept.engine_level.as_str()), ("", "1500"));
        settings.person.engine = String::from("arasan");
        assert_eq!(keep(&settings), Ok(()));
        assert_eq!(plain.settings().0.person.engine, "arasan");
    }
}
