//! `annabella standings FILE.trf [--tie-breaks LIST] [--rules YEAR] [--html FILE] [--trf FILE] [--trf16 FILE] [--trf26 FILE]`:
//! the standings from a tournament's report.

use serde_json::{Map, Value as Json, json};

use super::games::{GamesInput, decoded};
use super::given::{GivenArguments, UsageError, fail, only_file};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, messages, print, print_json};
use crate::app::from_trf::LONGEST_REPORT;
use adapters::disk_files::DiskFiles;
use adapters::ports::files::{Files as _, NotWritten};
use hall::crosstable;
use hall::score::Score;
use hall::standings::{Standing, Standings};
use hall::tie_break::{self, TieBreak, TieBreakList, TieBreakRules};
use hall::tournament::{Tournament, words};
use hall::tournament_results::TournamentResults;
use locale::{Messages, Value};
use notation::algebraic::Letters;
use notation::trf::{self, TrfForm};
use table::print::Printer;

/// The beginning of our own pages, which may be written over.
const PAGE: &str = "<!DOCTYPE html>";

pub(super) fn standings(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &["tie-breaks", "rules", "html", "trf", "trf16", "trf26"], &[])?;
    let texts = messages(given.lang.as_deref());
    let file = only_file(&given).map_err(|fault| fail(&texts, &fault))?;
    let mut asked = given.option("tie-breaks").map(tie_break::list).unwrap_or_default();
    let rules = given.option("rules").map(rules_named).transpose();
    let rules = rules.map_err(|fault| fail(&texts, &fault))?;
    let bytes = GamesInput::open(&texts, file)?.at_most(&texts, file, LONGEST_REPORT)?;
    let text = decoded(&texts, file, &bytes);
    let report = trf::read(&text);
    let (mut tournament, misfits) = TournamentResults::of(&report);
    tournament.rules = rules.unwrap_or(tournament.rules);
    for warning in words::warnings(&texts, &report, file) {
        complain(&warning);
    }
    if tournament.players.is_empty() {
        return Err(complained(
            &texts.text("standings-none", &[("file", Value::quoting_path(file))]),
        ));
    }
    let has_results = tournament.held > 0;
    let has_all = report.unread.is_empty() && report.repeated.is_empty();
    let is_whole = has_results && has_all && !misfits.iter().any(|misfit| misfit.is_contradiction());
    if asked.known.is_empty() {
        let announced = tie_break::announced(&report);
        (asked.known, asked.names) = (announced.known, announced.names);
        asked.unknown.extend(announced.unknown);
    }
    for name in &asked.unknown {
        complain(&texts.text("standings-unknown", &[("name", Value::quoting(name))]));
    }
    let mut table = Standings::of(tournament, &asked.known);
    for line in &table.lines {
        if given.json {
            print_json(&object(&table, line, &asked));
        } else {
            print(&crosstable::line(&texts, &table, line));
        }
    }
    if !given.json {
        for note in crosstable::notes(&texts, &table) {
            print(&note);
        }
    }
    table.unknown.clone_from(&asked.unknown);
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
        if let Some(form) = form {
            report.keep_only(form);
        }
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

/// The regulations after `--rules`.
fn rules_named(text: &str) -> Result<TieBreakRules, UsageError> {
    let known = TieBreakRules::ALL
        .into_iter()
        .find(|rules| rules.year().to_string() == text);
    let years = TieBreakRules::ALL.map(|rules| rules.year().to_string());
    known.ok_or_else(|| UsageError::not_one_of("--rules", text, years.join(", ")))
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

fn object(table: &Standings, line: &Standing, asked: &TieBreakList) -> Json {
    let values = table.tie_breaks.iter().zip(&line.tie_breaks);
    let is_counted = |(tie_break, _): &(&TieBreak, &String)| !table.dropped.contains(tie_break);
    let mut names = asked.known.iter().zip(&asked.names).filter(is_counted);
    let values: Map<String, Json> = values
        .map(|(tie_break, value)| {
            // Each answers under the name asked for.
            let name = names
                .next()
                .map_or_else(|| tie_break.to_string(), |(_, name)| name.clone());
            (name, json_number(*value))
        })
        .collect();
    let dropped = table.dropped.iter().map(ToString::to_string);
    let player = table.player(line);
    json!({
        "rank": line.rank,
        "number": player.map(|player| player.number),
        "name": player.map(|player| player.name.as_str()),
        "points": json_number(line.points),
        "tie_breaks": values,
        "rules": table.tournament.rules.year().to_string(),
        "unknown_tie_breaks": asked.unknown,
        "left_out": player.is_some_and(|player| player.is_left_out),
        "of_teams": table.tournament.is_of_teams,
        "dropped_tie_breaks": dropped.collect::<Vec<_>>(),
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
    complained(&texts.text(id, &[]))
}
