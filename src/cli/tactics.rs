//! `annabella tactics`: positions to solve in the terminal, ten minutes at a time. Each input line is a move or a command; each output
//! line is what is said.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{EnPassantMode, Position as _};

use super::announcement::error_sentence;
use super::console::{InputLine, next_line};
use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, print, print_json};
use super::review::no_help_here;
use crate::app::requests::CommandLineRequests;
use crate::app::sentences;
use adapters::disk_files::place;
use adapters::ports::files::NotRead;
use adapters::ports::profiles::Profiles as _;
use adapters::position_file::{BadRows, NoPositions, PositionFile};
use adapters::profile_folder::ProfileFolder;
use adapters::system_random;
use announcement::{Span, Vocabulary, understand};
use locale::{Messages, Value};
use notation::algebraic::Letters;
use tactics::{
    PACKAGED, PositionSet, PositionSource, RatingChange, Record, Sitting, TacticsLine, TacticsNews, Teller, Theme,
    Wish, row_fault,
};

/// `annabella tactics [--set FILE.csv] [--theme T] [--rating N] [--vocabulary V] [--data DIR]`
pub(super) fn tactics(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::of_options(rest, &["set", "theme", "rating", "vocabulary", "data"], &[])?;
    let wanted = CommandLineRequests {
        data: given.option("data").map(PathBuf::from),
        lang: given.lang.clone(),
        ..CommandLineRequests::default()
    };
    let (settings, _) = wanted.settings();
    let messages = Messages::new(wanted.locale(&settings));
    let (wish, vocabulary) = options(&given).map_err(|fault| fail(&messages, &fault))?;
    if no_help_here(&wanted, &messages) {
        return Ok(CommandOutcome::No);
    }
    let mut solver = Solver {
        json: given.json,
        teller: Teller {
            messages,
            vocabulary,
            cells: settings.cells,
        },
        letters: messages.locale().tag().parse().unwrap_or_default(),
        results: Results::open(&wanted, &settings.person.profile, &messages),
    };
    let Some(path) = given.option("set") else {
        // A test reads every row of it.
        let packaged = PositionSet::read(PACKAGED).map(|(set, _)| set);
        return Ok(packaged.map_or(CommandOutcome::No, |set| solver.solve(&set, wish)));
    };
    let folder = wanted.data_folder().map(|data| data.join("tactics"));
    let set = PositionFile::open(&place(path), folder.as_deref()).map_err(|why| {
        complain(&no_positions(&messages, &why, path));
        CommandOutcome::Unreadable
    })?;
    complain_of(&set.bad, &messages, path);
    Ok(solver.solve(&set, wish))
}

/// The reason why there are no positions, in a sentence.
fn no_positions(messages: &Messages, why: &NoPositions, path: &str) -> String {
    let path_value = ("path", Value::quoting_path(path));
    match why {
        NoPositions::NotRead(why) => sentences::not_read(messages, *why, path),
        NoPositions::NotUnpacked => messages.text("tactics-not-unpacked", &[path_value]),
        NoPositions::Header(fault) => {
            let fault = ("fault", row_fault(messages, fault).into());
            messages.text("tactics-not-a-set", &[path_value, fault])
        }
    }
}

fn options(given: &GivenArguments) -> Result<(Wish, Vocabulary), UsageError> {
    let themes: Vec<&str> = Theme::ALL.iter().map(|theme| theme.name()).collect();
    let ratings = ["400 … 3200"];
    let vocabularies = Vocabulary::ALL.map(Vocabulary::name);
    let wish = Wish {
        theme: given.one_of("--theme", &themes)?,
        rating: given.one_of("--rating", &ratings)?,
    };
    Ok((wish, given.one_of("--vocabulary", &vocabularies)?.unwrap_or_default()))
}

/// Names the first bad rows, and counts them all.
fn complain_of(bad: &BadRows, messages: &Messages, path: &str) {
    for bad in &bad.named {
        let values = [
            ("line", bad.line.into()),
            ("path", Value::quoting_path(path)),
            ("fault", row_fault(messages, &bad.fault).into()),
        ];
        complain(&messages.text("tactics-bad-row", &values));
    }
    if bad.count > 0 {
        complain(&messages.text("tactics-bad-rows", &[("count", bad.count.into())]));
    }
}

/// The results of a person in their file: `tactics/PROFILE.toml` in the folder of their data.
struct Results {
    record: Record,
    folder: ProfileFolder,
    profile: String,
    /// False after a fault that was told: then nothing is saved any more.
    is_kept: bool,
}

impl Results {
    /// The results so far. A file that cannot be read is reported, renamed and kept.
    fn open(wanted: &CommandLineRequests, profile: &str, messages: &Messages) -> Results {
        let mut folder = ProfileFolder::named("tactics", wanted.data_folder());
        let (read, profile) = (folder.read(profile), profile.to_owned());
        let read = read.map(|text| Record::read(&text));
        let (record, fault) = match read {
            Ok(Ok(record)) => (record, None),
            Ok(Err(what)) => (Record::default(), Some(what)),
            Err(NotRead::NotThere) => (Record::default(), None),
            Err(why) => (Record::default(), Some(sentences::not_read(messages, why, &profile))),
        };
        let mut is_kept = true;
        if let Some(what) = fault {
            let renamed_path = folder.put_unreadable_aside(&profile);
            is_kept = renamed_path.is_some();
            let what_value = ("what", Value::quoting(&what));
            complain(&renamed_path.map_or_else(
                || messages.text("tactics-record-unreadable-not-kept", std::slice::from_ref(&what_value)),
                |path| {
                    let path = path.display().to_string();
                    messages.text(
                        "tactics-record-unreadable",
                        &[what_value.clone(), ("path", Value::quoting_path(&path))],
                    )
                },
            ));
        }
        Results {
            record,
            folder,
            profile,
            is_kept,
        }
    }

    /// Saves the results, whole or not at all; a fault is told once.
    fn keep(&mut self, messages: &Messages) {
        if self.is_kept && self.folder.write(&self.profile, &self.record.write()).is_err() {
            self.is_kept = false;
            complain(&messages.text("tactics-record-not-kept", &[]));
        }
    }
}

/// The person at the terminal.
struct Solver {
    json: bool,
    teller: Teller,
    letters: Letters,
    results: Results,
}

impl Solver {
    fn solve(&mut self, set: &impl PositionSource, wish: Wish) -> CommandOutcome {
        let Some(mut sitting) = Sitting::begin(set, &self.results.record, wish, chance(), now_ms()) else {
            complain(&text(&self.teller.none()));
            return CommandOutcome::No;
        };
        if !self.json {
            print(&text(&self.teller.welcome()));
        }
        self.say(&sitting, &self.teller.position(sitting.session()), None);
        let mut input = std::io::stdin().lock();
        while let Ok(Some(line)) = next_line(&mut input) {
            let InputLine::Line(line) = line else { continue };
            let Some(line) = TacticsLine::read(&line, &self.teller.messages) else {
                continue;
            };
            if line == TacticsLine::Leave {
                break;
            }
            if !self.line(set, &mut sitting, line) {
                return CommandOutcome::No;
            }
        }
        if sitting.leave(&mut self.results.record, now_ms()).is_some() {
            self.results.keep(&self.teller.messages);
        }
        CommandOutcome::Done
    }

    /// Carries out a line; false if there is no further position.
    fn line(&mut self, set: &impl PositionSource, sitting: &mut Sitting, line: TacticsLine) -> bool {
        let teller = self.teller;
        match line {
            TacticsLine::Words(words) => self.answer(sitting, &words),
            TacticsLine::Hint => {
                let spans = teller.told(&sitting.hint());
                self.say(sitting, &spans, None);
            }
            TacticsLine::Solution => {
                let (told, change) = sitting.show(&mut self.results.record, now_ms());
                self.told(sitting, &told, change, None);
            }
            TacticsLine::Position => self.say(sitting, &teller.position(sitting.session()), None),
            TacticsLine::Blindfold(plies) => {
                let spans = teller.blindfold(sitting.session(), plies.unwrap_or(usize::MAX));
                self.say(sitting, &spans, None);
            }
            TacticsLine::Statistics => {
                let spans = teller.statistics(&self.results.record, now_ms());
                self.say(sitting, &spans, None);
            }
            TacticsLine::Again => {
                if sitting.again(&mut self.results.record, now_ms()).is_some() {
                    self.results.keep(&teller.messages);
                }
                self.say(sitting, &teller.position(sitting.session()), None);
            }
            TacticsLine::Next => {
                let is_there = sitting.next(set, &mut self.results.record, chance(), now_ms());
                self.results.keep(&teller.messages);
                if !is_there {
                    complain(&text(&teller.none()));
                    return false;
                }
                self.say(sitting, &teller.position(sitting.session()), None);
            }
            TacticsLine::Leave => {}
        }
        true
    }

    fn answer(&mut self, sitting: &mut Sitting, words: &str) {
        if sitting.session().is_over() {
            self.say(sitting, &self.teller.further(), None);
            return;
        }
        let board = sitting.session().board();
        match understand(&board, words, self.letters) {
            Ok(mv) => {
                let (told, change) = sitting.answer(mv, &mut self.results.record, now_ms());
                let uci = mv.to_uci(board.castles().mode()).to_string();
                let is_right = told.first() == Some(&TacticsNews::Right);
                self.told(sitting, &told, change, Some((uci, is_right)));
            }
            Err(fault) => {
                let sentence = error_sentence(&self.teller.messages, &board, self.letters, words, &fault);
                let lang = self.teller.messages.locale().tag();
                self.say(sitting, &[Span::new(lang, sentence)], None);
            }
        }
    }

    /// Says what happened; at the end of a position its result is saved.
    fn told(
        &mut self,
        sitting: &mut Sitting,
        told: &[TacticsNews],
        change: Option<RatingChange>,
        answer: Option<(String, bool)>,
    ) {
        let mut spans = self.teller.told(told);
        if let Some(change) = change {
            spans.extend(self.teller.change(change));
            self.results.keep(&self.teller.messages);
        }
        if sitting.session().is_over() {
            let further = match sitting.takes_a_break(now_ms()) {
                Some(score) => self.teller.time_over(score),
                None => self.teller.further(),
            };
            spans.extend(further);
        }
        self.say(sitting, &spans, answer);
    }

    fn say(&self, sitting: &Sitting, spans: &[Span], answer: Option<(String, bool)>) {
        let words = text(spans);
        if !self.json {
            print(&words);
            return;
        }
        let position = sitting.session().tactics();
        let themes: Vec<&str> = position.themes.iter().map(Theme::name).collect();
        let (answer, is_right) = answer.unzip();
        let fen = Fen::from_position(&sitting.session().board(), EnPassantMode::Legal).to_string();
        print_json(&json!({
            "id": position.id, "fen": fen, "theme": themes, "rating": position.rating,
            "answer": answer, "right": is_right, "text": words,
        }));
    }
}

fn text(spans: &[Span]) -> String {
    let texts: Vec<&str> = spans.iter().map(|span| span.text.as_str()).collect();
    texts.join(" ")
}

/// A number from the system's random source.
fn chance() -> u64 {
    let seed = system_random::seed();
    let (eights, _) = seed.as_chunks::<8>();
    eights.first().map_or(0, |eight| u64::from_le_bytes(*eight))
}

/// The time since 1970 in milliseconds: a position that was missed comes back after days.
#[allow(
    clippy::disallowed_methods,
    reason = "days between two runs of the program are no moments of a table"
)]
fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or_default()
}
