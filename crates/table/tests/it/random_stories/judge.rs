//! Judges a story while it is played: the sentences, the end of the game, and the people who hear of differing boards.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use laws::people::Person;
use laws::regulations::DifferenceTold;
use laws::stored::StoredWord as _;
use locale::{Locale, Messages};
use table::Table;
use table::script::output::ScriptOutput;
use table::script::play::Stage;

/// A fault of the program that a story has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// The promise that was broken.
    pub(super) promise: &'static str,
    /// The words or the output that broke it.
    pub(super) shown: String,
}

/// The names of all messages with a hyphen in them, which no sentence contains.
pub(super) fn message_names() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut names = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        let all = text
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(name, _)| name);
        names.extend(
            all.filter(|name| name.contains('-') && !name.contains(' '))
                .map(str::to_owned),
        );
    }
    names
}

/// Messages that tell of differing boards.
const DIFFERENCES: [&str; 4] = [
    "said-boards-differ",
    "said-word-differs",
    "said-board-differs-no-more",
    "answer-boards-differ",
];

/// Events after which nothing more of the game has happened once it has ended.
const OF_A_GAME: [&str; 18] = [
    "move_announced",
    "announcement_corrected",
    "move_made",
    "clock_pressed",
    "move_completed",
    "illegal_move",
    "illegal_move_stands",
    "clocks_started",
    "flag_fell",
    "period_passed",
    "draw_offered",
    "draw_accepted",
    "draw_claimed",
    "claim_upheld",
    "move_sealed",
    "adjourned",
    "resumed",
    "position_reinstated",
];

/// The judge of one story.
pub(super) struct Judge<'a> {
    names: &'a BTreeSet<String>,
    /// For each message of [`DIFFERENCES`], the parts between its values.
    differences: Vec<Vec<String>>,
    judged: usize,
    has_ended: bool,
    /// The number of outputs of each name, to see that a run reaches everything.
    pub(super) seen: BTreeMap<String, usize>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(names: &'a BTreeSet<String>, locale: Locale) -> Self {
        let messages = Messages::new(locale);
        let values = ["who", "squares", "said", "done", "article"].map(|name| (name, "|".into()));
        let parts = |name: &str| messages.text(name, &values).split('|').map(str::to_owned).collect();
        Self {
            names,
            differences: DIFFERENCES.into_iter().map(parts).collect(),
            judged: 0,
            has_ended: false,
            seen: BTreeMap::new(),
        }
    }

    /// Judges the outputs since the last line.
    pub(super) fn after_a_line(&mut self, stage: &Stage) -> Result<(), Fault> {
        let first = self.judged;
        for output in stage.outputs_from(first) {
            self.judged += 1;
            let name = output.name.as_deref().unwrap_or_default();
            *self.seen.entry(format!("{} {name}", output.kind)).or_default() += 1;
            match (output.kind, name) {
                ("event", "game_ended") => self.has_ended = true,
                ("event", "result_annulled") => self.has_ended = false,
                ("event", name) if self.has_ended && OF_A_GAME.contains(&name) => {
                    return fault("nothing happens after the end", &output.text());
                }
                ("proposal", _) if self.has_ended => {
                    return fault("nothing is proposed after the end", &output.text());
                }
                ("said", _) => self.said(output, stage.table())?,
                _ => {}
            }
        }
        let (game, now) = (stage.table().game(), stage.table().last());
        if shows_another_game(stage.table()) {
            return Ok(());
        }
        if self.has_ended != game.ending().is_some() {
            return fault("a game has ended as its events say", &format!("{:?}", game.ending()));
        }
        if self.has_ended && game.clock().running().is_some() {
            return fault("no clock runs after the end", &format!("{now:?}"));
        }
        Ok(())
    }

    fn said(&self, output: &ScriptOutput, table: &Table) -> Result<(), Fault> {
        let text = output
            .keys
            .get("text")
            .and_then(|text| text.as_str())
            .unwrap_or_default();
        if let Some(lack) = self.lack(text) {
            return fault(lack, &output.text());
        }
        let game = table.game();
        let to = output.keys.get("to").and_then(|to| to.as_str());
        let to = to.and_then(Person::meant);
        let may_know = match to {
            None | Some(Person::Arbiter) => true,
            Some(Person::Player(_)) => {
                let regulations = game.regulations();
                regulations.watch.told == DifferenceTold::Players
                    || game.people().arbiter.is_none() && !regulations.is_competition()
            }
            Some(Person::Assistant(_)) => false,
        };
        if !may_know && self.differences.iter().any(|parts| is_made_of(text, parts)) {
            return fault("no player is told of differing boards", &output.text());
        }
        Ok(())
    }

    /// The lack of a sentence that is not whole.
    pub(super) fn lack(&self, text: &str) -> Option<&'static str> {
        const HOLES: [&str; 14] = [
            "  ", ": .", ":.", ": ,", ": ;", " .", " ,", ",.", ",,", ", .", ";.", "()", "( ", " )",
        ];
        let text = text.trim_end_matches('\n');
        if text.trim().is_empty() {
            return Some("no sentence is empty");
        }
        if text.contains("{$") || text.contains("{ $") {
            return Some("no sentence lacks a value");
        }
        let bare = text.replace("...", "…");
        if HOLES.iter().any(|hole| bare.contains(hole)) || bare.contains("..") || bare.contains("?.") {
            return Some("no sentence has a hole");
        }
        if bare.ends_with([':', ',', ';', ' ', '(']) || bare.starts_with([' ', ',', '.', ':', ';']) {
            return Some("every sentence has a beginning and an end");
        }
        let mut words = text.split(|letter: char| letter.is_whitespace() || ",.:;()\"".contains(letter));
        if words.any(|word| word.contains('-') && self.names.contains(word)) {
            return Some("no sentence has the name of a message");
        }
        None
    }
}

/// True while a practice game, a training or a review stands in front of the game.
pub(super) fn shows_another_game(table: &Table) -> bool {
    Person::ALL
        .into_iter()
        .any(|person| table.other_game(person).escape.is_some())
}

fn is_made_of(text: &str, parts: &[String]) -> bool {
    let mut rest = text;
    parts.iter().all(|part| match rest.split_once(part.as_str()) {
        Some((_, behind)) => {
            rest = behind;
            true
        }
        None => false,
    })
}

pub(super) fn fault<T>(promise: &'static str, shown: &str) -> Result<T, Fault> {
    Err(Fault {
        promise,
        shown: shown.to_owned(),
    })
}
