//! `annabella print GAME.pgn|JOURNAL [--what sheet|report|envelope] [--letters LANG] [--large]`: a page of HTML for the printer, with
//! headings and table headers that a screen reader can navigate.
//!
//! A journal's sheets have the moves as the players wrote them (8.1); a PGN file has the moves that were played. The report (8.7,
//! D.2.10.6) has the official game with the clocks, and both sheets.

use serde_json::json;

use super::games::{self, HeldText};
use super::given::{GivenArguments, UsageError, fail, only_file};
use super::journal::{JournalGame, damage_sentence, loaded, stored};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, messages, print_exactly, print_json};
use adapters::ports::store::LoadedJournal;
use journal::chain::{self, Anchor};
use journal::entry::JournalEvent;
use locale::Messages;
use notation::algebraic::Letters;
use notation::pgn::ReadGame;
use table::findings;
use table::print::Printer;
use table::report;
use wording;

#[derive(Clone, Copy, PartialEq, Eq)]
enum PrintSubject {
    Sheet,
    Report,
    Envelope,
}

impl PrintSubject {
    /// The message used as the page's title.
    const fn title(self) -> &'static str {
        match self {
            PrintSubject::Sheet => "print-sheet",
            PrintSubject::Report => "print-report",
            PrintSubject::Envelope => "envelope-title",
        }
    }
}

struct Options<'a> {
    what: PrintSubject,
    printer: Printer<'a>,
}

pub(super) fn print(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &["what", "letters", "written-in"], &["large"])?;
    let messages = messages(given.lang.as_deref());
    let (options, file) = options(&given, &messages).map_err(|fault| fail(&messages, &fault))?;
    let source = games::GamesInput::open(&messages, file)?.written_in(&given);
    let mut source = source.map_err(|fault| fail(&messages, &fault))?;
    let is_journal = source.is_journal(&messages, file)?;
    if options.what == PrintSubject::Envelope && !is_journal {
        // PGN has no adjournments.
        complain(&messages.text("refused-not-adjourned", &[]));
        return Ok(CommandOutcome::No);
    }
    if is_journal {
        return options.journal(file, given.json);
    }
    let mut reading = games::reading_page(&messages, file, source)?;
    if given.json {
        let mut sections = String::new();
        while let Some(read) = reading.next() {
            sections.push_str(&options.game(&read));
        }
        let outcome = reading.ended()?;
        let html = options.printer.page(options.what.title(), &sections);
        print_json(&json!({ "html": html, "whole": reading.is_whole() }));
        return Ok(outcome);
    }
    let (start, end) = options.printer.page_around(options.what.title());
    let mut held = HeldText::default();
    held.print(&start);
    while let Some(read) = reading.next() {
        held.print(&options.game(&read));
    }
    let outcome = reading.ended()?;
    held.print(&end);
    held.let_go();
    Ok(outcome)
}

fn options<'a, 'b>(given: &'b GivenArguments, messages: &'a Messages) -> Result<(Options<'a>, &'b str), UsageError> {
    let what = match given.option("what") {
        None | Some("sheet") => PrintSubject::Sheet,
        Some("report") => PrintSubject::Report,
        Some("envelope") => PrintSubject::Envelope,
        Some(other) => return Err(UsageError::not_one_of("--what", other, "sheet, report, envelope")),
    };
    let own = || messages.locale().tag().parse().unwrap_or_default();
    let letters = given
        .one_of("--letters", &Letters::ALL.map(Letters::tag))?
        .unwrap_or_else(own);
    let printer = Printer {
        messages,
        letters,
        is_large: given.flag("large"),
    };
    let options = Options { what, printer };
    Ok((options, only_file(given)?))
}

impl Options<'_> {
    fn journal(&self, file: &str, json: bool) -> Ended {
        let loaded = loaded(self.printer.messages, file)?;
        let JournalGame { game, last, pgn } = stored(&loaded, file, self.printer.messages).map_err(|why| {
            complain(&why);
            CommandOutcome::No
        })?;
        let own = format!("{}{}", self.printer.own_sheets(&game), self.about_the_journal(&loaded));
        let sections = match self.what {
            PrintSubject::Sheet => own,
            PrintSubject::Report => format!("{}{own}", self.printer.report(&pgn, Some(&game))),
            PrintSubject::Envelope => {
                let Some(adjournment) = game.adjournment() else {
                    complain(&self.printer.messages.text("refused-not-adjourned", &[]));
                    return Ok(CommandOutcome::No);
                };
                let lines = wording::envelope::lines(self.printer.messages, &game, adjournment, last);
                self.printer.lines(&lines)
            }
        };
        let html = self.printer.page(self.what.title(), &sections);
        if json {
            print_json(&json!({ "html": html, "whole": loaded.damage.is_none() }));
        } else {
            print_exactly(&html);
        }
        let Some(damage) = &loaded.damage else {
            return Ok(CommandOutcome::Done);
        };
        complain(&damage_sentence(self.printer.messages, damage, loaded.entries.len()));
        Ok(CommandOutcome::No)
    }

    /// The hash that ties the paper to the journal; before it, in a report, the irregularities and rulings, and on a sheet
    /// the findings about the journal, which a report has among its irregularities.
    fn about_the_journal(&self, loaded: &LoadedJournal) -> String {
        let messages = self.printer.messages;
        let entries = chain::read(&loaded.entries).entries;
        let last = loaded.entries.last();
        let mut about: Vec<String> = last
            .map(|last| findings::anchor(messages, Anchor::from_entry(last)))
            .into_iter()
            .collect();
        let mut irregularities = String::new();
        if self.what != PrintSubject::Report {
            about.extend(entries.iter().filter_map(|entry| {
                let JournalEvent::Found(finding) = &entry.event else {
                    return None;
                };
                Some(findings::sentence(messages, finding))
            }));
        } else if let Some(opening) = entries.first().and_then(|entry| entry.event.opening()) {
            let lines = report::irregularities(messages, opening, entries.iter());
            irregularities = self.printer.section_of("report-irregularities", &lines);
        }
        irregularities + &self.printer.section_of("report-journal", &about)
    }

    fn game(&self, read: &ReadGame) -> String {
        let section = match self.what {
            PrintSubject::Sheet => self.printer.game(&read.game),
            PrintSubject::Report | PrintSubject::Envelope => self.printer.report(&read.game, None),
        };
        let cut = read
            .is_cut
            .then(|| format!("<p>{}</p>\n", self.printer.messages.text("print-cut", &[])));
        format!("{section}{}", cut.unwrap_or_default())
    }
}
