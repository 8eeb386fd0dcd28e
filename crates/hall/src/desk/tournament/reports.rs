//! The reports of the tournament that the arbiter asks for: the tournament report, the standings, and the report of the
//! round.

use std::collections::BTreeMap;

use super::details;
use super::outside::FeedSources;
use crate::crosstable;
use crate::desk::OutsideFile;
use crate::round_report::{self, TableIncident};
use journal::entry::Entry;
use link::page::SentEntry;
use locale::Messages;
use notation::algebraic::Letters;
use notation::markup::escaped;
use notation::trf::TrfForm;
use table::print::Printer;

/// The files of the reports, with the tournament report in that form.
pub(crate) fn papers(form: TrfForm, source: &FeedSources<'_>) -> Vec<OutsideFile> {
    let (event, messages) = (source.tournament.state(), source.messages);
    let printer = printer(messages);
    let paper = |name: &str, text: String| OutsideFile {
        name: name.to_owned(),
        text,
    };
    let table = event.standings();
    let standings = crosstable::section(messages, &table);
    let known = details::known(event.details(), messages).into_iter();
    let about: Vec<String> = known.map(|line| format!("<p>{}</p>\n", escaped(&line))).collect();
    let mut papers = vec![
        paper(report_of(form), event.report(form).written()),
        paper(
            "standings.html",
            printer.page("standings-title", &(about.concat() + &standings)),
        ),
    ];
    let round = source.tournament.reported_round();
    if event.round(round).is_some() {
        let of_tables = incidents(round, source);
        let lines = round_report::lines(messages, event, round, &of_tables);
        let section = round_report::section(messages, event, round, &of_tables);
        let page = printer.page("around-report-title", &section);
        papers.push(paper(&format!("round-{round}.txt"), format!("{}\n", lines.join("\n"))));
        papers.push(paper(&format!("round-{round}.html"), page));
    }
    papers
}

fn printer(messages: &Messages) -> Printer<'_> {
    Printer {
        messages,
        letters: messages.locale().tag().parse::<Letters>().unwrap_or_default(),
        is_large: false,
    }
}

/// The pairings of that round, to be hung up.
pub(crate) fn pairing_list(round: u32, source: &FeedSources<'_>) -> OutsideFile {
    let (event, messages) = (source.tournament.state(), source.messages);
    let printer = printer(messages);
    let section = round_report::pairing_list(messages, event, round);
    OutsideFile {
        name: format!("pairings-{round}.html"),
        text: printer.page("pairing-list-page", &section),
    }
}

/// The incidents in the journals of the tables that play that round, by board.
fn incidents(round: u32, source: &FeedSources<'_>) -> BTreeMap<u32, Vec<TableIncident>> {
    let of_round = source.tournament.state().round(round).into_iter();
    let boards = of_round.flat_map(|round| round.games.keys().copied());
    boards
        .filter_map(|board| {
            let watched = source.paired_table(round, board)?;
            let entries: Vec<Entry> = watched.entries().iter().filter_map(SentEntry::decoded).collect();
            Some((board, round_report::incidents(&entries)))
        })
        .collect()
}

/// The file name of the tournament report in that form.
const fn report_of(form: TrfForm) -> &'static str {
    match form {
        TrfForm::Trf16 => "report-trf16.trf",
        TrfForm::Trf26 => "report.trf",
    }
}
