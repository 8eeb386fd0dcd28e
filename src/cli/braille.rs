//! `annabella braille GAME.pgn [--code C] [--format brf|pef|unicode]`, and back with `--read`.

use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode};

use super::games;
use super::given::{GivenArguments, UsageError, fail, only_file};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, messages, print_exactly, print_json};
use crate::app::sentences;
use adapters::ports::files::NotRead;
use locale::{Messages, Value};
use notation::algebraic::{Letters, MoveNotation, written_in};
use notation::braille::file::{self, BraillePage, FormFeed};
use notation::braille::{self, BrailleCode, BrailleProblem, Layout};
use notation::fen;
use notation::pgn::{self, ReadGame};

const OPTIONS: [&str; 9] = [
    "written-in",
    "code",
    "format",
    "cells",
    "lines",
    "form-feed",
    "layout",
    "diagram",
    "fen",
];
/// The narrowest line, in cells, that holds any move, and a rank of a diagram with its indent.
const FEWEST_CELLS: usize = 20;
const MOST: usize = 1000;
/// The longest Braille sheet that is read, in bytes: a cell in a PEF file takes three, and the longest game has twenty thousand moves.
const LONGEST_SHEET: u64 = 4 * 1024 * 1024;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Brf,
    Pef,
    Unicode,
}

impl Format {
    const ALL: [(Format, &'static str); 3] = [(Format::Brf, "brf"), (Format::Pef, "pef"), (Format::Unicode, "unicode")];
}

/// The options of the command line.
struct Options {
    code: BrailleCode,
    format: Format,
    page: BraillePage,
    layout: Layout,
    diagrams: Vec<Diagram>,
}

#[derive(Clone, Copy)]
enum Diagram {
    After(usize),
    End,
}

pub(super) fn braille(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &OPTIONS, &["crlf", "read"])?;
    let messages = messages(given.lang.as_deref());
    let (options, file) = options(&given)
        .and_then(|options| Ok((options, only_file(&given)?)))
        .map_err(|fault| fail(&messages, &fault))?;
    if given.flag("read") {
        return read(&messages, &given, &options, file);
    }
    let source = games::GamesInput::open(&messages, file)?.written_in(&given);
    let source = source.map_err(|fault| fail(&messages, &fault))?;
    let (games, outcome) = games::games(&messages, file, source)?;
    let cut = messages.text("print-cut", &[]);
    check_diagrams(&options.diagrams, &games).map_err(|fault| fail(&messages, &fault))?;
    let sheets: Vec<Vec<String>> = games
        .iter()
        .map(|read| {
            let end = read.game.line.len();
            let plies = options.diagrams.iter().map(|diagram| match diagram {
                Diagram::After(ply) => *ply,
                Diagram::End => end,
            });
            braille::sheet(
                &read.game,
                options.code,
                options.layout,
                &plies.collect::<Vec<_>>(),
                options.page.cells,
                read.is_cut.then_some(cut.as_str()),
            )
        })
        .collect();
    let first = games.first().map(|read| &read.game);
    let text = match options.format {
        Format::Brf => file::brf(&sheets, options.page),
        Format::Unicode => file::unicode(&sheets),
        Format::Pef => braille::pef(first, options.code, &sheets, options.page),
    };
    if given.json {
        let is_whole = games.iter().all(|read| read.faults.is_empty()) && outcome == CommandOutcome::Done;
        print_json(&json!({"code": options.code.name(), "games": sheets.len(), "text": text, "whole": is_whole}));
    } else {
        print_exactly(&text);
    }
    Ok(outcome)
}

/// Prints a Braille sheet as PGN, as far as it can be read.
fn read(messages: &Messages, given: &GivenArguments, options: &Options, file: &str) -> Ended {
    let start = match given.option("fen").map(|text| fen::read(text, None)) {
        None => Chess::default(),
        Some(Ok(start)) => start,
        Some(Err(fault)) => {
            return Err(complained(&sentences::fen_fault(messages, &fault)));
        }
    };
    let bytes = games::GamesInput::open(messages, file)?.at_most(messages, file, LONGEST_SHEET)?;
    // A file with zero bytes is a journal, above all: nothing of a game under way may be told here, not even by
    // mistaking the file for Braille.
    if bytes.contains(&0) {
        return Err(games::unreadable(messages, NotRead::NotText, file));
    }
    let text = file::read(&games::decoded(messages, file, &bytes));
    let (game, fault) = braille::read(&text, options.code, &start);
    let told = fault.as_ref().map(|fault| {
        let (sentence, outcome) = why_not_read(messages, &fault.problem);
        complain(&format!("{file}:{}:{}: {sentence}", fault.line, fault.column));
        outcome
    });
    if told == Some(CommandOutcome::Unreadable) {
        return Err(CommandOutcome::Unreadable);
    }
    if given.json {
        let moves: Vec<String> = game
            .played()
            .map(|(position, mv, _)| written_in(&position, mv, Letters::English, MoveNotation::Short))
            .collect();
        let end = Fen::from_position(&game.position_after(game.line.len()), EnPassantMode::Legal).to_string();
        print_json(&json!({"moves": moves, "result": game.result.as_str(), "fen": end, "whole": fault.is_none()}));
    } else {
        print_exactly(&pgn::text(&game));
    }
    Ok(told.unwrap_or(CommandOutcome::Done))
}

/// The fault in a Braille sheet, and the outcome: unreadable, or "no" for a fault in a move.
fn why_not_read(messages: &Messages, problem: &BrailleProblem) -> (String, CommandOutcome) {
    let with = |id, word: &str| messages.text(id, &[("word", Value::quoting(word))]);
    match problem {
        BrailleProblem::Empty => (messages.text("braille-empty", &[]), CommandOutcome::Unreadable),
        BrailleProblem::NoMove(word) => (with("braille-no-move", word), CommandOutcome::No),
        BrailleProblem::Ambiguous(word) => (with("braille-ambiguous", word), CommandOutcome::No),
        BrailleProblem::MovesAfterResult(word) => (with("pgn-moves-after-result", word), CommandOutcome::No),
        BrailleProblem::SecondGame => (messages.text("braille-second-game", &[]), CommandOutcome::No),
        BrailleProblem::WrongNumber(number) => {
            let values = [("number", i64::from(*number).into())];
            (messages.text("wrong-number", &values), CommandOutcome::Unreadable)
        }
    }
}

fn options(given: &GivenArguments) -> Result<Options, UsageError> {
    let page = BraillePage {
        cells: number(given, "cells", "--cells", 40, FEWEST_CELLS)?,
        lines: number(given, "lines", "--lines", 25, 1)?,
        form_feed: one_of(
            given,
            "form-feed",
            "--form-feed",
            FormFeed::ALL.map(|kind| (kind, kind.name())),
        )?,
        crlf: given.flag("crlf"),
    };
    Ok(Options {
        code: one_of(
            given,
            "code",
            "--code",
            BrailleCode::ALL.map(|code| (code, code.name())),
        )?,
        format: one_of(given, "format", "--format", Format::ALL)?,
        page,
        layout: one_of(
            given,
            "layout",
            "--layout",
            [(Layout::Lines, "lines"), (Layout::Running, "running")],
        )?,
        diagrams: diagrams(given)?,
    })
}

/// The value given; otherwise the first of the possible ones.
fn one_of<T: Copy, const N: usize>(
    given: &GivenArguments,
    name: &str,
    option: &'static str,
    possible: [(T, &'static str); N],
) -> Result<T, UsageError> {
    let wanted = given.option(name);
    let mut known = possible.iter();
    let found = match wanted {
        None => known.next(),
        Some(wanted) => known.find(|(_, name)| *name == wanted),
    };
    let names = || possible.map(|(_, name)| name).join(", ");
    let wrong = || UsageError::not_one_of(option, wanted.unwrap_or_default(), names());
    found.map(|(value, _)| *value).ok_or_else(wrong)
}

fn number(
    given: &GivenArguments,
    name: &str,
    option: &'static str,
    default: usize,
    least: usize,
) -> Result<usize, UsageError> {
    let Some(text) = given.option(name) else {
        return Ok(default);
    };
    let number = text.parse().ok().filter(|number| (least..=MOST).contains(number));
    number.ok_or_else(|| UsageError::not_one_of(option, text, format!("{least} … {MOST}")))
}

/// Checks that each position to be shown follows a ply that at least one of the games has.
fn check_diagrams(diagrams: &[Diagram], games: &[ReadGame]) -> Result<(), UsageError> {
    let longest = games.iter().map(|read| read.game.line.len()).max().unwrap_or_default();
    let beyond = diagrams.iter().find_map(|diagram| match diagram {
        Diagram::After(ply) => (*ply > longest).then_some(*ply),
        Diagram::End => None,
    });
    beyond.map_or(Ok(()), |ply| {
        let possible = format!("0 … {longest}, end");
        Err(UsageError::not_one_of("--diagram", &ply.to_string(), possible))
    })
}

/// Reads `0,20,end`: plies after which the position is shown.
fn diagrams(given: &GivenArguments) -> Result<Vec<Diagram>, UsageError> {
    let text = given.option("diagram").unwrap_or_default();
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let diagram = |part: &str| match (part, part.parse()) {
        ("end", _) => Ok(Diagram::End),
        (_, Ok(ply)) => Ok(Diagram::After(ply)),
        (_, Err(_)) => Err(UsageError::not_one_of("--diagram", part, "0, 1, 2 … end")),
    };
    parts.map(diagram).collect()
}
