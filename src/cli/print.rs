//! `annabella print GAME.pgn|JOURNAL [--what sheet|report|envelope] [--letters LANG] [--large]`: a page of HTML for the printer, with
//! headings and table headers that a screen reader can walk.
//!
//! A journal's sheets are what the players wrote themselves (8.1); a PGN file has the moves that were played. The report
//! (8.7, D.2.10.6) has the official game with the clocks, and both sheets.

use std::path::Path;

use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, EnPassantMode, Position as _};

use super::games;
use super::given::{Fault, Given};
use super::journal::{damage_sentence, failure_sentence};
use super::{Outcome, complain, fail, messages, print_exactly};
use crate::adapters::sqlite;
use crate::journal::chain::{self, Reading};
use crate::journal::entry::JournalEvent;
use crate::journal::replay::{Replayed, replay};
use crate::laws::game::Game;
use crate::locale::{Messages, date};
use crate::notation::algebraic::{Form, Letters, UnknownLetters, written_in};
use crate::notation::pgn::{self, DRAW_OFFER, PgnGame};
use crate::query::seconds_left;
use crate::wording;

/// How the file of a journal begins.
const SQLITE: &[u8] = b"SQLite format 3\0";
const STYLE: &str = "body{font-family:sans-serif;max-width:50em;margin:2em auto;padding:0 1em}table{border-collapse:collapse}\
    th,td{border:1px solid;padding:.3em .8em;text-align:left}.signature{margin-top:3em;border-top:1px solid;width:20em}\
    @media print{section{break-inside:auto}h2{break-after:avoid}tr{break-inside:avoid}.game{break-before:page}\
    .game:first-of-type{break-before:auto}}";
const LARGE: &str = "body{font-size:24pt;max-width:none}th,td{border-width:2px}";

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Sheet,
    Report,
    Envelope,
}

struct Wish<'a> {
    messages: &'a Messages,
    what: What,
    letters: Letters,
    large: bool,
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
    give(&wish.page(&sections.concat()), given.json);
    outcome
}

fn give(html: &str, json: bool) {
    if json {
        super::print(&serde_json::json!({ "html": html }).to_string());
    } else {
        print_exactly(html);
    }
}

fn wish<'a, 'b>(given: &'b Given, messages: &'a Messages) -> Result<(Wish<'a>, &'b str), Fault> {
    let what = match given.option("what") {
        None | Some("sheet") => What::Sheet,
        Some("report") => What::Report,
        Some("envelope") => What::Envelope,
        Some(other) => {
            return Err(Fault::NotOneOf {
                option: "--what",
                value: other.to_owned(),
                possible: String::from("sheet, report, envelope"),
            });
        }
    };
    let letters = match given.option("letters") {
        None => messages.locale().tag().parse().unwrap_or_default(),
        Some(name) => name.parse().map_err(|UnknownLetters| Fault::NotOneOf {
            option: "--letters",
            value: name.to_owned(),
            possible: Letters::ALL.map(Letters::tag).join(", "),
        })?,
    };
    let large = given.flag("large");
    let wish = Wish {
        messages,
        what,
        letters,
        large,
    };
    Ok((wish, games::only_file(given)?))
}

impl Wish<'_> {
    fn text(&self, id: &str) -> String {
        escaped(&self.messages.text(id, &[]))
    }

    fn journal(&self, file: &str, json: bool) -> Outcome {
        let loaded = match sqlite::read(Path::new(file)) {
            Ok(loaded) => loaded,
            Err(failure) => {
                complain(&failure_sentence(self.messages, &failure, file));
                return Outcome::Unreadable;
            }
        };
        let Reading { entries, .. } = chain::read(&loaded.entries);
        let Ok(Replayed { game, last, .. }) = replay(&entries) else {
            complain(&self.messages.text("journal-empty", &[("file", file.into())]));
            return Outcome::No;
        };
        let created = entries.first().and_then(|entry| match &entry.event {
            JournalEvent::Opened(opening) => Some((opening.created.clone(), opening.tournament.clone())),
            JournalEvent::Event(_) | JournalEvent::Suspended(_) | JournalEvent::Restarted(_) => None,
        });
        let (created, tournament) = created.unwrap_or_default();
        let pgn = pgn::export::pgn(&game, created.as_deref(), &tournament);
        let own: String = Color::ALL.into_iter().map(|side| self.own_sheet(&game, side)).collect();
        let sections = match self.what {
            What::Sheet => own,
            What::Report => {
                let ending = game
                    .ending()
                    .map(|ending| wording::state::result(self.messages, ending.result, ending.reason));
                format!("{}{own}", self.report(&pgn, ending.as_deref()))
            }
            What::Envelope => {
                let Some(adjournment) = game.adjournment() else {
                    complain(&self.messages.text("refused-not-adjourned", &[]));
                    return Outcome::No;
                };
                let lines = wording::envelope::lines(self.messages, &game, adjournment, last);
                let lines = lines.iter().map(|line| format!("<p>{}</p>\n", escaped(line)));
                format!("<section class=\"game\">\n{}</section>\n", lines.collect::<String>())
            }
        };
        give(&self.page(&sections), json);
        match &loaded.damage {
            None => Outcome::Done,
            Some(damage) => {
                complain(&damage_sentence(self.messages, damage, loaded.entries.len()));
                Outcome::No
            }
        }
    }

    fn game(&self, game: &PgnGame) -> String {
        match self.what {
            What::Sheet => self.section(&players(game), &self.about(game), game),
            What::Report | What::Envelope => self.report(game, None),
        }
    }

    fn report(&self, game: &PgnGame, ending: Option<&str>) -> String {
        let mut about = self.about(game);
        if let Some(ending) = ending {
            about.push((self.text("print-ending"), escaped(ending)));
        }
        let end = game.position_after(game.line.len());
        let fen = Fen::from_position(&end, EnPassantMode::Legal).to_string();
        about.push((self.text("print-position"), escaped(&fen)));
        let heading = format!("{}: {}", self.text("print-report"), players(game));
        self.section(&heading, &about, game)
    }

    /// What is known about a game, ready for HTML.
    fn about(&self, game: &PgnGame) -> Vec<(String, String)> {
        let known = [
            ("White", "print-white"),
            ("Black", "print-black"),
            ("Event", "print-event"),
            ("Site", "print-site"),
            ("Date", "print-date"),
            ("Round", "print-round"),
            ("Arbiter", "print-arbiter"),
            ("TimeControl", "print-time-control"),
        ];
        let mut about: Vec<(String, String)> = known
            .into_iter()
            .filter_map(|(tag, id)| {
                let value = game.tag(tag)?;
                let said = date(self.messages, value).filter(|_| tag == "Date");
                Some((self.text(id), said.unwrap_or_else(|| escaped(value))))
            })
            .collect();
        about.push((self.text("print-result"), game.result.as_str().to_owned()));
        about
    }

    /// A heading, what is known, the moves in a table, lines for the signatures (8.7).
    fn section(&self, heading: &str, about: &[(String, String)], game: &PgnGame) -> String {
        let is_timed = game.line.iter().any(|entry| entry.clock_ms().is_some());
        let mut cells: Vec<(String, Option<u64>)> = Vec::new();
        for (position, entry) in game.played() {
            let mut text = escaped(&written_in(&position, entry.mv, self.letters, Form::Short));
            if entry.has_draw_offer() {
                text = format!("{text} {DRAW_OFFER}");
            }
            cells.push((text, entry.clock_ms()));
        }
        let table = self.table(&game.start, &cells, is_timed);
        let facts: Vec<String> = about
            .iter()
            .map(|(name, value)| format!("<dt>{name}</dt><dd>{value}</dd>\n"))
            .collect();
        let facts = facts.concat();
        let signed = self.signatures();
        let moves = self.text("print-moves");
        format!(
            "<section class=\"game\">\n<h2>{heading}</h2>\n<dl>\n{facts}</dl>\n<h3>{moves}</h3>\n{table}{signed}</section>\n"
        )
    }

    /// What a player wrote himself, as he wrote it.
    fn own_sheet(&self, game: &Game, side: Color) -> String {
        let mut cells: Vec<(String, Option<u64>)> = Vec::new();
        // What is struck out stands in the cell of what took its place.
        let mut struck = String::new();
        for entry in game.sheet(side).entries() {
            let text = escaped(&entry.text);
            if entry.struck {
                struck = format!("{struck}<del>{text}</del> ");
                continue;
            }
            let text = format!("{}{text}", std::mem::take(&mut struck));
            match cells.last_mut().filter(|_| !entry.is_move()) {
                Some((cell, _)) => {
                    cell.push(' ');
                    cell.push_str(&text);
                }
                None => cells.push((text, None)),
            }
        }
        if !struck.is_empty() {
            cells.push((struck, None));
        }
        let name = wording::side_name(self.messages, game, side);
        let heading = escaped(&self.messages.text("print-sheet-of", &[("name", (&name).into())]));
        let table = self.table(&game.regulations().start, &cells, false);
        format!(
            "<section class=\"game\">\n<h2>{heading}</h2>\n{table}{}</section>\n",
            self.signatures()
        )
    }

    fn table(&self, start: &Chess, cells: &[(String, Option<u64>)], is_timed: bool) -> String {
        let clock = if is_timed {
            self.text("print-clock")
        } else {
            String::new()
        };
        let header = |id| {
            let clock = if is_timed {
                format!("<th scope=\"col\">{clock}</th>")
            } else {
                String::new()
            };
            format!("<th scope=\"col\">{}</th>{clock}", self.text(id))
        };
        let cell = |cell: Option<&(String, Option<u64>)>| {
            let (text, left) = cell.map_or(("", None), |(text, left)| (text.as_str(), *left));
            let left = left.map(time).unwrap_or_default();
            let clock = if is_timed {
                format!("<td>{left}</td>")
            } else {
                String::new()
            };
            format!("<td>{text}</td>{clock}")
        };
        let mut rows = String::new();
        let mut number = start.fullmoves().get();
        let mut rest = cells;
        if start.turn().is_black()
            && let Some((first, others)) = rest.split_first()
        {
            rows.push_str(&row(number, &cell(None), &cell(Some(first))));
            number += 1;
            rest = others;
        }
        for pair in rest.chunks(2) {
            rows.push_str(&row(number, &cell(pair.first()), &cell(pair.get(1))));
            number += 1;
        }
        format!(
            "<table>\n<thead><tr><th scope=\"col\">{}</th>{}{}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n",
            self.text("print-number"),
            header("print-white"),
            header("print-black"),
        )
    }

    fn signatures(&self) -> String {
        let lines = ["print-signature-white", "print-signature-black"].map(|id| self.text(id));
        lines
            .map(|line| format!("<p class=\"signature\">{line}</p>\n"))
            .concat()
    }

    fn page(&self, sections: &str) -> String {
        let title = match self.what {
            What::Sheet => self.text("print-sheet"),
            What::Report => self.text("print-report"),
            What::Envelope => self.text("envelope-title"),
        };
        let large = if self.large { LARGE } else { "" };
        format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
             <style>{STYLE}{large}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{sections}</main>\n</body>\n</html>\n",
            self.messages.locale(),
        )
    }
}

/// Who against whom, ready for HTML.
fn players(game: &PgnGame) -> String {
    let name = |tag| escaped(game.tag(tag).unwrap_or("?"));
    format!("{} – {}", name("White"), name("Black"))
}

fn row(number: u32, white: &str, black: &str) -> String {
    format!("<tr><th scope=\"row\">{number}</th>{white}{black}</tr>\n")
}

/// H:MM:SS, as a clock shows it.
fn time(left_ms: u64) -> String {
    let seconds = seconds_left(left_ms);
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}
