//! The stories: every game script below `tests/games/`.

use std::fs;
use std::path::{Path, PathBuf};

use locale::{Locale, Messages};
use table::script::parse::parse;
use table::script::play::play;
use table::script::sentence::{error_sentence, failure_sentence};

/// A story, and where it stands.
pub struct Story {
    /// The path below `tests/games/` without its ending: `laws/article_07/a7_6_wrong_square`.
    pub name: String,
    /// The file.
    pub path: PathBuf,
}

impl Story {
    /// The name of the file alone.
    pub fn title(&self) -> &str {
        self.name.rsplit('/').next().unwrap_or(&self.name)
    }

    /// The lines of the file.
    pub fn text(&self) -> String {
        fs::read_to_string(&self.path).unwrap()
    }

    /// Plays it; where it does not go as it says, a sentence that begins with the file, the line and the column.
    pub fn play(&self) -> Result<(), String> {
        let messages = Messages::new(Locale::En);
        let file = format!("tests/games/{}.game", self.name);
        let script = parse(&self.text()).map_err(|error| error_sentence(&messages, &file, &error))?;
        let failure = play(&script, Locale::En).failure;
        failure.map_or(Ok(()), |failure| Err(failure_sentence(&messages, &file, &failure)))
    }
}

/// All of them, by name.
pub fn stories() -> Vec<Story> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let (mut open, mut found) = (vec![top.clone()], Vec::new());
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "game") {
                let name = path.strip_prefix(&top).unwrap().with_extension("");
                let name = name.to_string_lossy().replace('\\', "/");
                found.push(Story { name, path });
            }
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

/// The story in the file of that name.
pub fn story(title: &str) -> Story {
    let found = stories().into_iter().find(|story| story.title() == title);
    found.unwrap_or_else(|| panic!("no story is called {title}"))
}
