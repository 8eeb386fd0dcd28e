//! `annabella print GAME.pgn|JOURNAL [--what sheet|report|envelope] [--letters LANG] [--large]`: a page of HTML for the printer, with
//! headings and table headers that a screen reader can walk.
//!
//! A journal's sheets are what the players wrote themselves (8.1); a PGN file has the moves that were played. The report
//! (8.7, D.2.10.6) has the official game with the clocks, and both sheets.

use std::path::Path;

use super::games;
use super::given::{Given, UsageError};
use super::journal::{SQLITE, Stored, damage_sentence, stored};
use super::{Outcome, complain, fail, messages, print_exactly};
use crate::adapters::sqlite;
use crate::app::sentences;
use crate::locale::Messages;
use crate::notation::algebraic::Letters;
use crate::notation::pgn::PgnGame;
use crate::table::print::Printer;
use crate::wording;

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Sheet,
    Report,
    Envelope,
}

impl What {
    /// The message that is the page's title.
    const fn title(self) -> &'static str {
        match self {
            What::Sheet => "print-sheet",
            What::Report => "print-report",
            What::Envelope => "envelope-title",
        }
    }
}

struct Wish<'a> {
    what: What,
    printer: Printer<'a>,
}

pub(super) fn print(rest: lexopt::Parser) -> Outcome {
    let given = match Given::gather(rest, &["what", "letters"], &["large"]) {
        Ok(given) => given,
        Err(fault) => return fail(&messages(None), &fault),
    };
    let messages = messages(given.lang.as_deref());
    let (wish, file) = match wish(&given, &messages) {
        Ok(options) => options,
        Err(fault) => return fail(&messages, &fault),
    };
    let bytes = match games::bytes(&messages, file) {
        Ok(bytes) => bytes,
        Err(outcome) => return outcome,
    };
    if wish.what == What::Envelope && !bytes.starts_with(SQLITE) {
        // PGN has no adjournments.
        complain(&messages.text("refused-not-adjourned", &[]));
        return Outcome::No;
    }
    if bytes.starts_with(SQLITE) {
        return wish.journal(file, given.json);
    }
    let (games, outcome) = match games::games(&messages, file) {
        Ok(games) => games,
        Err(outcome) => return outcome,
    };
    let sections: Vec<String> = games.iter().map(|read| wish.game(&read.game)).collect();
    give(&wish.printer.page(wish.what.title(), &sections.concat()), given.json);
    outcome
}

fn give(html: &str, json: bool) {
    if json {
        super::print(&serde_json::json!({ "html": html }).to_string());
    } else {
        print_exactly(html);
    }
}

fn wish<'a, 'b>(given: &'b Given, messages: &'a Messages) -> Result<(Wish<'a>, &'b str), UsageError> {
    let what = match given.option("what") {
        None | Some("sheet") => What::Sheet,
        Some("report") => What::Report,
        Some("envelope") => What::Envelope,
        Some(other) => {
            return Err(UsageError::NotOneOf {
                option: "--what",
                value: other.to_owned(),
                possible: String::from("sheet, report, envelope"),
            });
        }
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
    let wish = Wish { what, printer };
    Ok((wish, games::only_file(given)?))
}

impl Wish<'_> {
    fn journal(&self, file: &str, json: bool) -> Outcome {
        let loaded = match sqlite::read(Path::new(file)) {
            Ok(loaded) => loaded,
            Err(failure) => {
                complain(&sentences::store_failure(self.printer.messages, &failure, file));
                return Outcome::Unreadable;
            }
        };
        let Stored { game, last, pgn } = match stored(&loaded, file, self.printer.messages) {
            Ok(stored) => stored,
            Err(why) => {
                complain(&why);
                return Outcome::No;
            }
        };
        let own = self.printer.own_sheets(&game);
        let sections = match self.what {
            What::Sheet => own,
            What::Report => {
                let ending = game
                    .ending()
                    .map(|ending| wording::state::result(self.printer.messages, ending.result, ending.reason));
                format!("{}{own}", self.printer.report(&pgn, ending.as_deref()))
            }
            What::Envelope => {
                let Some(adjournment) = game.adjournment() else {
                    complain(&self.printer.messages.text("refused-not-adjourned", &[]));
                    return Outcome::No;
                };
                let lines = wording::envelope::lines(self.printer.messages, &game, adjournment, last);
                self.printer.lines(&lines)
            }
        };
        give(&self.printer.page(self.what.title(), &sections), json);
        match &loaded.damage {
            None => Outcome::Done,
            Some(damage) => {
                complain(&damage_sentence(self.printer.messages, damage, loaded.entries.len()));
                Outcome::No
            }
        }
    }

    fn game(&self, game: &PgnGame) -> String {
        match self.what {
            What::Sheet => self.printer.game(game),
            What::Report | What::Envelope => self.printer.report(game, None),
        }
    }
}
