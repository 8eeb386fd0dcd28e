//! Scoresheets and reports as HTML pages to print, with headings and table headers that a screen reader can navigate.

use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, EnPassantMode, Position as _};

use laws::game::Game;
use locale::{Messages, date};
use notation::algebraic::{Letters, MoveNotation, written_in};
use notation::markup::escaped;
use notation::pgn::{DRAW_OFFER, PgnGame, PgnResult};
use query::seconds_left;
use wording;

const STYLE: &str = "body{font-family:sans-serif;max-width:50em;margin:2em auto;padding:0 1em}table{border-collapse:collapse}\
    th,td{border:1px solid;padding:.3em .8em;text-align:left}caption{text-align:left;font-weight:bold}\
    dl{display:grid;grid-template-columns:max-content 1fr;gap:.2em 1.2em}dt{font-weight:bold}dd{margin:0}\
    .heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}\
    .moves{columns:2 18em}.signature{display:inline-block;margin:3em 2em 0 0;border-top:1px solid;width:18em}\
    .wide td{text-align:right}.wide td,.wide th{padding:.2em .4em;white-space:nowrap}\
    @page wide{size:A4 landscape;margin:1cm}\
    @media print{body{max-width:none;margin:0}body:has(.wide),.wide{page:wide}.wide{font-size:80%}section{break-inside:auto}\
    h1,h2,h3{margin:.5em 0}h1,h2,h3{break-after:avoid}tr,.signature{break-inside:avoid}.moves th,.moves td{padding:.12em .6em}\
    .signature{margin-top:2em}.game{break-before:page}.game:first-of-type{break-before:auto}}";
const LARGE: &str = "body{font-size:24pt;max-width:none}th,td{border-width:2px}";

/// The language, the piece letters and the size of print.
pub struct Printer<'a> {
    /// The language of headings and names.
    pub messages: &'a Messages,
    /// The letters of the pieces.
    pub letters: Letters,
    /// True for large print.
    pub is_large: bool,
}

impl Printer<'_> {
    fn text(&self, id: &str) -> String {
        escaped(&self.messages.text(id, &[]))
    }

    /// The moves of a game as a scoresheet.
    pub fn game(&self, game: &PgnGame) -> String {
        self.section(&players(game), &self.about(game), game, None)
    }

    /// Both scoresheets as the players wrote them (8.1).
    pub fn own_sheets(&self, game: &Game) -> String {
        Color::ALL.into_iter().map(|side| self.own_sheet(game, side)).collect()
    }

    /// The report of a game (8.7, D.2.10.6), with its ending and its signatures if the journal has them.
    pub fn report(&self, game: &PgnGame, journal: Option<&Game>) -> String {
        let mut about = self.about(game);
        if let Some(ending) = journal.and_then(Game::ending) {
            let ending = wording::state::result(self.messages, ending.result, ending.reason);
            about.push((self.text("print-ending"), escaped(&ending)));
        }
        let end = game.position_after(game.line.len());
        let fen = Fen::from_position(&end, EnPassantMode::Legal).to_string();
        about.push((self.text("print-position"), escaped(&fen)));
        let heading = self.messages.labelled(&self.text("print-report"), &players(game));
        self.section(&heading, &about, game, journal)
    }

    /// The known facts about a game, ready for HTML.
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
        if game.result != PgnResult::Open {
            about.push((self.text("print-result"), game.result.as_str().to_owned()));
        }
        about
    }

    /// A heading, the known facts, the moves in a table, lines for the signatures (8.7).
    fn section(&self, heading: &str, about: &[(String, String)], game: &PgnGame, journal: Option<&Game>) -> String {
        let is_timed = game.line.iter().any(|entry| entry.clock_ms().is_some());
        let mut cells: Vec<(String, Option<u64>)> = Vec::new();
        for (position, mv, entry) in game.played() {
            let mut text = escaped(&written_in(&position, mv, self.letters, MoveNotation::Short));
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
        let signed = self.signatures(journal);
        let moves = self.text("print-moves");
        format!(
            "<section class=\"game\">\n<h2>{heading}</h2>\n<dl>\n{facts}</dl>\n<h3>{moves}</h3>\n{table}{signed}</section>\n"
        )
    }

    /// The scoresheet of one player, as they wrote it.
    fn own_sheet(&self, game: &Game, side: Color) -> String {
        let mut cells: Vec<(String, Option<u64>)> = Vec::new();
        for entry in game.sheet(side).entries() {
            let text = escaped(&entry.text);
            let text = if entry.struck {
                format!("<del>{text}</del>")
            } else {
                text
            };
            // A struck entry stays in the cell of its move; an entry that is not a move follows the move before it.
            let place = usize::try_from(entry.ply)
                .unwrap_or(usize::MAX)
                .saturating_sub(1)
                .min(cells.len());
            match cells.get_mut(place) {
                Some((cell, _)) => {
                    cell.push(' ');
                    cell.push_str(&text);
                }
                None => cells.push((text, None)),
            }
        }
        let name = wording::side_name(self.messages, game, side);
        let heading = escaped(&self.messages.text("print-sheet-of", &[("name", (&name).into())]));
        let table = self.table(&game.regulations().start, &cells, false);
        let result = game.ending().map(|ending| {
            let result = escaped(ending.result.as_str());
            format!("<dl>\n<dt>{}</dt><dd>{result}</dd>\n</dl>\n", self.text("print-result"))
        });
        let result = result.unwrap_or_default();
        format!(
            "<section class=\"game\">\n<h2>{heading}</h2>\n{result}{table}{}</section>\n",
            self.signatures(Some(game))
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
            "<div class=\"moves\"><table>\n<thead><tr><th scope=\"col\">{}</th>{}{}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n",
            self.text("print-number"),
            header("print-white"),
            header("print-black"),
        )
    }

    /// The lines for both signatures (8.7), with those given in the program.
    fn signatures(&self, game: Option<&Game>) -> String {
        let line = |side: Color| {
            let label = self.text(side.fold_wb("print-signature-white", "print-signature-black"));
            let given = game.and_then(|game| wording::signing::state(self.messages, game, side));
            let given = given.map(|given| format!(": {}", escaped(&given)));
            format!("<p class=\"signature\">{label}{}</p>\n", given.unwrap_or_default())
        };
        Color::ALL.map(line).concat()
    }

    /// Plain lines as a section.
    pub fn lines(&self, lines: &[String]) -> String {
        let lines = lines.iter().map(|line| format!("<p>{}</p>\n", escaped(line)));
        format!("<section class=\"game\">\n{}</section>\n", lines.collect::<String>())
    }

    /// Plain lines under the heading of that message, on the page of the section before them; without any, one line that
    /// says so.
    pub fn section_of(&self, heading: &str, lines: &[String]) -> String {
        let nothing = lines.is_empty().then(|| self.text("report-nothing"));
        let lines = lines.iter().map(|line| escaped(line)).chain(nothing);
        let lines = lines.map(|line| format!("<p>{line}</p>\n"));
        let heading = self.text(heading);
        format!(
            "<section>\n<h2>{heading}</h2>\n{}</section>\n",
            lines.collect::<String>()
        )
    }

    /// The page, under the title of that message.
    pub fn page(&self, title: &str, sections: &str) -> String {
        page(self.messages, &self.messages.text(title, &[]), sections, self.is_large)
    }

    /// The text of the page before its sections and after them.
    pub fn page_around(&self, title: &str) -> (String, String) {
        page_around(self.messages, &self.messages.text(title, &[]), self.is_large)
    }
}

/// A page in the language of the messages, under that title; `sections` are HTML already.
pub(super) fn page(messages: &Messages, title: &str, sections: &str, is_large: bool) -> String {
    let (start, end) = page_around(messages, title, is_large);
    start + sections + &end
}

fn page_around(messages: &Messages, title: &str, is_large: bool) -> (String, String) {
    let title = escaped(title);
    let large = if is_large { LARGE } else { "" };
    let start = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>{STYLE}{large}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
        messages.locale(),
    );
    (start, String::from("</main>\n</body>\n</html>\n"))
}

/// The names of the players, ready for HTML.
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
