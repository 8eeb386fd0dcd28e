//! `annabella standings FILE.trf [--tie-breaks LIST] [--html FILE] [--trf FILE] [--trf16 FILE] [--trf26 FILE]`: the standings from a
//! tournament's report.

use std::borrow::Cow;

use serde_json::{Map, Value as Json, json};

use super::games::{GamesInput, tell_encoding};
use super::given::{GivenArguments, UsageError, fail, only_file};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, messages, print, print_json};
use crate::app::from_trf::LONGEST_REPORT;
use adapters::disk_files::DiskFiles;
use adapters::ports::files::{Files as _, NotWritten};
use hall::crosstable;
use hall::score::Score;
use hall::standings::{self, Standing, Standings, TieBreak};
use hall::tournament::{Tournament, words};
use hall::tournament_results::TournamentResults;
use locale::{Messages, Value};
use notation::trf::{self, Report, TrfForm};
use notation::{algebraic::Letters, pgn};
use table::print::Printer;

/// The beginning of our own pages, which may be written over.
const PAGE: &str = "<!DOCTYPE html>";

pub(super) fn standings(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &["tie-breaks", "html", "trf", "trf16", "trf26"], &[])?;
    let texts = messages(given.lang.as_deref());
    let file = only_file(&given).map_err(|fault| fail(&texts, &fault))?;
    let asked = given.option("tie-breaks").map(list).transpose();
    let asked = asked.map_err(|fault| fail(&texts, &fault))?;
    let bytes = GamesInput::open(&texts, file)?.at_most(&texts, file, LONGEST_REPORT)?;
    let text = pgn::decode(&bytes);
    if matches!(text, Cow::Owned(_)) {
        tell_encoding(&texts, file);
    }
    let report = trf::read(&text);
    let (tournament, misfits) = TournamentResults::of(&report);
    for line in &report.unread {
        let values = [("line", (*line).into()), ("file", Value::quoting_path(file))];
        complain(&texts.text("trf-unread", &values));
    }
    if tournament.players.is_empty() {
        complain(&texts.text("standings-none", &[("file", Value::quoting_path(file))]));
        return Err(CommandOutcome::Unreadable);
    }
    for misfit in &misfits {
        complain(&words::contradiction(&texts, *misfit));
    }
    let is_whole = report.unread.is_empty() && !misfits.iter().any(|misfit| misfit.is_contradiction());
    let table = Standings::of(tournament, asked.or_else(|| announced(&report)));
    for line in &table.lines {
        if given.json {
            print_json(&object(&table, line));
        } else {
            print(&crosstable::line(&texts, &table, line));
        }
    }
    if let Some(path) = given.option("html") {
        let printer = Printer {
            messages: &texts,
            letters: texts.locale().tag().parse::<Letters>().unwrap_or_default(),
            is_large: false,
        };
        let page = printer.page("standings-title", &crosstable::section(&texts, &table));
        save(&texts, path, &page)?;
    }
    let forms = [
        ("trf", None),
        ("trf16", Some(TrfForm::Trf16)),
        ("trf26", Some(TrfForm::Trf26)),
    ];
    for (option, form) in forms {
        let Some(path) = given.option(option) else { continue };
        // In the form that was read every line is kept, even lines that neither form has.
        let mut report = form.map_or_else(|| report.clone(), |form| Tournament::of_report(&text).report(form));
        table.put_into(&table.tournament, &mut report);
        DiskFiles
            .save_new(path, &report.written())
            .map_err(|why| unsaved(&texts, why))?;
    }
    Ok(if is_whole {
        CommandOutcome::Done
    } else {
        CommandOutcome::No
    })
}

fn list(text: &str) -> Result<Vec<TieBreak>, UsageError> {
    let wrong = |value: String| UsageError::not_one_of("--tie-breaks", &value, standings::NAMES.join(", "));
    standings::list(text).map_err(wrong)
}

/// The tie-breaks that the tournament has announced (TRF26, 202 or 212), if each of them is known here.
fn announced(report: &Report) -> Option<Vec<TieBreak>> {
    let record = report.records("202").chain(report.records("212")).next()?;
    standings::list(record.get(3..)?).ok().filter(|list| !list.is_empty())
}

/// A number as JSON has it: without decimals if it is whole.
fn json_number(score: Score) -> Json {
    let hundredths = score.hundredths();
    if hundredths % 100 == 0 {
        return json!(hundredths / 100);
    }
    // The number is parsed from its digits, and so is exact.
    score.shown(".").parse::<f64>().map_or(Json::Null, Json::from)
}

fn object(table: &Standings, line: &Standing) -> Json {
    let values = table.tie_breaks.iter().zip(&line.tie_breaks);
    let values: Map<String, Json> = values
        .map(|(name, value)| (name.to_string(), json_number(*value)))
        .collect();
    let player = table.player(line);
    json!({
        "rank": line.rank,
        "number": player.map(|player| player.number),
        "name": player.map(|player| player.name.as_str()),
        "points": json_number(line.points),
        "tie_breaks": values,
    })
}

/// Writes the page: anew, or over an older page; anything else is left as it is.
fn save(texts: &Messages, path: &str, page: &str) -> Result<(), CommandOutcome> {
    let mut files = DiskFiles;
    let is_page = files.read_text(path).is_ok_and(|text| text.starts_with(PAGE));
    let saved = if is_page {
        files.save_over(path, page)
    } else {
        files.save_new(path, page)
    };
    saved.map_err(|why| unsaved(texts, why))
}

/// Reports why a file was not written.
fn unsaved(texts: &Messages, why: NotWritten) -> CommandOutcome {
    let id = match why {
        NotWritten::ExistsAlready => "refused-file-exists",
        NotWritten::Failed => "refused-file-failed",
    };
    complain(&texts.text(id, &[]));
    CommandOutcome::Unreadable
}
