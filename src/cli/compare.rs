//! `annabella compare`: two scoresheets and two boards, and the corrections they need (D.2.9).

use std::path::Path;

use serde_json::{Value as Json, json};
use shakmaty::{Board, ByColor, Chess, Color, EnPassantMode, Move, Position as _, fen::Fen};

use super::games;
use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complained, messages, print, print_json};
use crate::app::{files, sentences};
use adapters::disk_files::{self, RegularFile};
use adapters::ports::files::{LONGEST, NotRead};
use laws::discrepancy::{
    BoardFault as Slip, BoardFinding, BoardState, ClocksAfterPly, Correction, Evidence, Finding, ReadSheet, SheetDoubt,
    UnreadableReason, Verdict, compare as judge,
};
use laws::regulations::{Edition, Rule};
use locale::{Messages, Value, color, quoted, quoted_path};
use notation::algebraic::{Letters, san_in};
use notation::{clock_log, fen, sheet};
use wording::discrepancy as words;

const OPTIONS: [&str; 11] = [
    "white-sheet",
    "black-sheet",
    "white-board",
    "black-board",
    "start",
    "letters-white",
    "letters-black",
    "written-in",
    "clock-log",
    "journal",
    "laws",
];

/// Compares them. The answer is "no" if anything is to be corrected or cleared up.
pub(super) fn compare(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::of_options(rest, &OPTIONS, &[])?;
    let texts = messages(given.lang.as_deref());
    let case = Case::read(&given, &texts).map_err(|why| match why {
        Unusable::Asked(fault) => fail(&texts, &fault),
        Unusable::Read(sentence) => complained(&sentence),
    })?;
    let verdict = case.judge();
    if given.json {
        print_json(&case.json(&texts, &verdict));
    } else {
        for line in case.sentences(&texts, &verdict) {
            print(&line);
        }
    }
    Ok(if verdict.finding == Finding::Agree && case.doubts().is_empty() {
        CommandOutcome::Done
    } else {
        CommandOutcome::No
    })
}

/// The reason why the comparison is impossible.
enum Unusable {
    Asked(UsageError),
    /// The sentence about an input that cannot be read.
    Read(String),
}

impl From<UsageError> for Unusable {
    fn from(fault: UsageError) -> Self {
        Unusable::Asked(fault)
    }
}

/// The inputs of the command line, read.
struct Case {
    edition: Edition,
    start: Chess,
    /// The names of the sheets' files.
    files: ByColor<String>,
    letters: ByColor<Option<Letters>>,
    sheets: ByColor<ReadSheet>,
    boards: ByColor<Option<Board>>,
    clock_log: Vec<ClocksAfterPly>,
    /// The moves of the game's own journal, if one is given.
    journal: Option<Vec<Move>>,
}

impl Case {
    fn read(given: &GivenArguments, texts: &Messages) -> Result<Self, Unusable> {
        let files = ByColor {
            white: given.required("white-sheet")?.to_owned(),
            black: given.required("black-sheet")?.to_owned(),
        };
        let known = Letters::ALL.map(Letters::tag);
        let both = given.one_of("--written-in", &known)?;
        let letters = ByColor {
            white: given.one_of("--letters-white", &known)?.or(both),
            black: given.one_of("--letters-black", &known)?.or(both),
        };
        let edition = given.laws()?;
        let unreadable = |option: &str, fault: &fen::FenFault| {
            Unusable::Read(format!(
                "{option}:1:{}: {}",
                fault.column,
                sentences::fen_fault(texts, fault)
            ))
        };
        let start = match given.option("start") {
            None => Chess::default(),
            Some(text) => fen::read(text, None).map_err(|fault| unreadable("--start", &fault))?,
        };
        let board = |name: &str, option: &str| match given.option(name) {
            None => Ok(None),
            Some(text) => fen::read_placement(text)
                .map(Some)
                .map_err(|fault| unreadable(option, &fault)),
        };
        let boards = ByColor {
            white: board("white-board", "--white-board")?,
            black: board("black-board", "--black-board")?,
        };
        let clock_log = match given.option("clock-log") {
            None => Vec::new(),
            Some(file) => clock_log::read(&contents(file, texts)?)
                .map_err(|fault| Unusable::Read(clock_sentence(texts, file, &fault)))?,
        };
        let journal = match given.option("journal") {
            None => None,
            Some(file) => Some(super::journal::moves_of(file, texts).map_err(Unusable::Read)?),
        };
        let white = contents(&files.white, texts)?;
        let black = contents(&files.black, texts)?;
        let written = ByColor {
            white: white.as_str(),
            black: black.as_str(),
        };
        let sheets = sheet::read_both(written, &start, letters);
        Ok(Self {
            edition,
            start,
            files,
            letters,
            sheets,
            boards,
            clock_log,
            journal,
        })
    }

    fn judge(&self) -> Verdict {
        let evidence = Evidence {
            start: &self.start,
            sheets: self.sheets.as_ref(),
            boards: self.boards.as_ref().map(Option::as_ref),
            journal: self.journal.as_deref(),
            clock_log: &self.clock_log,
        };
        judge(&evidence, self.edition)
    }

    /// A move of the ply after the last one that agrees, in the letters of its sheet.
    fn reading(&self, verdict: &Verdict, side: Color) -> String {
        let letters = self.letters.get(side).unwrap_or_default();
        let agreed = self.agreed(verdict);
        let written = *verdict.readings.get(side);
        let told = written.map(|written| {
            let uci = written.to_uci(self.start.castles().mode());
            format!("{} ({uci})", san_in(&agreed, written, letters))
        });
        told.unwrap_or_default()
    }

    /// The position in which both sheets still agree.
    fn agreed(&self, verdict: &Verdict) -> Chess {
        let mut position = self.start.clone();
        for written in self.sheets.white.moves.iter().take(verdict.agree_plies) {
            position.play_unchecked(*written);
        }
        position
    }

    fn json(&self, texts: &Messages, verdict: &Verdict) -> Json {
        let mode = self.start.castles().mode();
        let reading = |side: Color| {
            verdict
                .readings
                .get(side)
                .map(|written| written.to_uci(mode).to_string())
        };
        let clocks = verdict.clock_proposal.map(|reading| {
            json!({"white_ms": reading.left_ms.white, "black_ms": reading.left_ms.black, "ply": reading.ply,
                "article": self.edition.article(Rule::ReinstatedClocks).to_string(), "may_be_left": true})
        });
        json!({
            "verdict": verdict.finding.as_str(),
            "article": verdict.article.to_string(),
            "agree_plies": verdict.agree_plies,
            "ply": (verdict.finding == Finding::IllegalMove).then_some(verdict.agree_plies + 1),
            "readings": {"white": reading(Color::White), "black": reading(Color::Black)},
            "unreadable": self.unreadable(),
            "doubts": self.doubts().into_iter().map(|(side, doubt)| self.doubt_json(side, doubt)).collect::<Vec<_>>(),
            "boards": {
                "white": board_json(texts, &verdict.boards.white),
                "black": board_json(texts, &verdict.boards.black),
            },
            "resume_fen": Fen::from_position(&verdict.resume, EnPassantMode::Legal).to_string(),
            "clock_proposal": clocks,
            "witness": verdict.witness.map(|witness| {
                json!({"white": witness.white.leaves_at, "black": witness.black.leaves_at})
            }),
            "not_covered": verdict.not_covered.map(|why| words::not_covered(texts, why)),
            "text": self.sentences(texts, verdict),
        })
    }

    /// The doubts about each sheet, White's first.
    fn doubts(&self) -> Vec<(Color, &SheetDoubt)> {
        let of = |side: Color| self.sheets.get(side).doubts.iter().map(move |doubt| (side, doubt));
        Color::ALL.into_iter().flat_map(of).collect()
    }

    fn doubt_json(&self, side: Color, doubt: &SheetDoubt) -> Json {
        json!({"sheet": side.fold_wb("white", "black"), "file": self.files.get(side), "line": doubt.line,
            "column": doubt.column, "kind": doubt.kind.as_str(), "token": quoted(&doubt.token)})
    }

    /// The first entry of each sheet that cannot be read, White's first.
    fn unreadable(&self) -> Vec<Json> {
        let of = |side: Color| {
            let sheet = self.sheets.get(side);
            sheet.unreadable.as_ref().map(|entry| {
                json!({"sheet": side.fold_wb("white", "black"), "file": self.files.get(side), "line": entry.line,
                    "column": entry.column, "ply": sheet.moves.len() + 1, "token": quoted(&entry.token),
                    "reason": reason_name(entry.reason)})
            })
        };
        Color::ALL.into_iter().filter_map(of).collect()
    }

    fn sentences(&self, texts: &Messages, verdict: &Verdict) -> Vec<String> {
        let told = |(side, doubt): (Color, &SheetDoubt)| {
            let file = quoted_path(self.files.get(side));
            format!("{file}:{}:{}: {}", doubt.line, doubt.column, words::doubt(texts, doubt))
        };
        let mut lines: Vec<String> = self.doubts().into_iter().map(told).collect();
        lines.extend(self.about_sheets(texts, verdict));
        let article = verdict.article.to_string();
        if let Some(witness) = verdict.witness {
            lines.extend(Color::ALL.map(|side| words::witness(texts, side, *witness.get(side))));
        }
        let goes_back = verdict.finding == Finding::SheetsDiffer;
        for (side, board) in Color::ALL.map(|side| (side, verdict.boards.get(side))) {
            if !self.is_ahead_of_both_boards(verdict) {
                lines.extend(about_board(texts, verdict.finding, side, board));
            }
            if board.corrections.is_empty() {
                continue;
            }
            let name = color(texts, side);
            lines.push(if goes_back {
                texts.text("compare-back-on-board", &[("side", (&name).into())])
            } else {
                let values = [("side", (&name).into()), ("article", (&article).into())];
                texts.text("compare-corrects", &values)
            });
            let steps = board.corrections.iter();
            lines.extend(steps.map(|step| format!("  {}", words::correction(texts, step))));
        }
        lines.extend(verdict.not_covered.map(|why| words::not_covered(texts, why)));
        let is_seen = verdict.boards.iter().any(|board| board.state != BoardState::Unseen);
        if verdict.finding == Finding::Agree && is_seen {
            lines.push(texts.text("compare-nothing-to-do", &[]));
        }
        lines
    }

    fn about_sheets(&self, texts: &Messages, verdict: &Verdict) -> Vec<String> {
        let plies = verdict.agree_plies;
        let mut lines = Vec::new();
        if verdict.finding == Finding::SheetsDiffer {
            return self.about_difference(texts, verdict);
        }
        if verdict.finding == Finding::IllegalMove {
            let entry = self.sheets.white.unreadable.as_ref();
            let token = entry.map(|entry| entry.token.as_str()).unwrap_or_default();
            let article = verdict.article.to_string();
            let values = [
                ("ply", (plies + 1).into()),
                ("token", Value::quoting(token)),
                ("article", (&article).into()),
            ];
            return vec![texts.text("compare-illegal-move", &values)];
        }
        if verdict.finding == Finding::SheetUnreadable {
            let entries = Color::ALL.into_iter().filter_map(|side| self.about_entry(texts, side));
            lines.extend(entries);
        }
        lines.push(texts.text("compare-sheets-agree", &[("plies", plies.into())]));
        lines.extend(self.about_length(texts, verdict));
        lines
    }

    /// The side with the shorter sheet, and the difference.
    fn about_length(&self, texts: &Messages, verdict: &Verdict) -> Option<String> {
        let (white, black) = (self.sheets.white.moves.len(), self.sheets.black.moves.len());
        if verdict.finding == Finding::SheetUnreadable {
            return None;
        }
        let is_short = verdict.finding == Finding::SheetIncomplete;
        let is_ahead = |board: &BoardFinding| matches!(board.state, BoardState::Ahead { .. });
        if is_short && (white == black || verdict.boards.iter().any(is_ahead)) {
            return Some(texts.text("compare-both-incomplete", &[]));
        }
        if white == black {
            return None;
        }
        let shorter = if white < black { Color::White } else { Color::Black };
        let (id, side) = if is_short {
            ("compare-sheets-incomplete", shorter)
        } else if self.is_ahead_of_both_boards(verdict) {
            ("compare-sheet-ahead", shorter.other())
        } else {
            ("compare-sheets-short", shorter)
        };
        let side = color(texts, side);
        let values = [("side", (&side).into()), ("plies", white.abs_diff(black).into())];
        Some(texts.text(id, &values))
    }

    /// True if only one sheet has the last moves: the other sheet and both boards agree without them.
    fn is_ahead_of_both_boards(&self, verdict: &Verdict) -> bool {
        let more = self.sheets.white.moves.len().abs_diff(self.sheets.black.moves.len());
        let lacks_them = |board: &BoardFinding| matches!(board.state, BoardState::Behind { plies } if plies == more);
        more > 0 && verdict.finding == Finding::Agree && verdict.boards.iter().all(lacks_them)
    }

    fn about_difference(&self, texts: &Messages, verdict: &Verdict) -> Vec<String> {
        let agreed = &verdict.resume;
        let number = agreed.fullmoves().get();
        let differ = texts.text(
            "compare-sheets-differ",
            &[
                ("ply", (verdict.agree_plies + 1).into()),
                ("number", number.into()),
                ("side", (&color(texts, agreed.turn())).into()),
                ("white", (&self.reading(verdict, Color::White)).into()),
                ("black", (&self.reading(verdict, Color::Black)).into()),
            ],
        );
        let back = texts.text(
            "compare-go-back",
            &[
                ("ply", verdict.agree_plies.into()),
                ("article", (&verdict.article.to_string()).into()),
                (
                    "fen",
                    (&Fen::from_position(agreed, EnPassantMode::Legal).to_string()).into(),
                ),
            ],
        );
        let article = self.edition.article(Rule::ReinstatedClocks).to_string();
        let clocks = match verdict.clock_proposal {
            Some(reading) => texts.text(
                "compare-clocks",
                &[
                    ("article", (&article).into()),
                    ("white", (&clock_log::shown(reading.left_ms.white)).into()),
                    ("black", (&clock_log::shown(reading.left_ms.black)).into()),
                ],
            ),
            None => texts.text("compare-no-clocks", &[("article", (&article).into())]),
        };
        vec![differ, back, clocks]
    }

    fn about_entry(&self, texts: &Messages, side: Color) -> Option<String> {
        let sheet = self.sheets.get(side);
        let entry = sheet.unreadable.as_ref()?;
        let place = format!("{}:{}:{}", self.files.get(side), entry.line, entry.column);
        let reason = match entry.reason {
            UnreadableReason::NoMove => "compare-reason-no-move",
            UnreadableReason::Illegal => "compare-reason-illegal",
            UnreadableReason::WrongPromotion => "illegal-wrong-promotion",
            UnreadableReason::Ambiguous => "compare-reason-ambiguous",
            UnreadableReason::Incomplete => "compare-reason-incomplete",
        };
        Some(texts.text(
            "compare-sheet-unreadable",
            &[
                ("side", (&color(texts, side)).into()),
                ("place", (&place).into()),
                ("token", Value::quoting(&entry.token)),
                ("ply", (sheet.moves.len() + 1).into()),
                ("reason", (&texts.text(reason, &[])).into()),
            ],
        ))
    }
}

/// The state of a board. Sheets without the whole game do not say that a board is wrong, and one that shows their
/// illegal move is not ahead of them.
fn about_board(texts: &Messages, finding: Finding, side: Color, board: &BoardFinding) -> Vec<String> {
    match (finding, &board.state) {
        (Finding::SheetIncomplete | Finding::SheetUnreadable | Finding::IllegalMove, BoardState::Unexplained) => {
            Vec::new()
        }
        (Finding::IllegalMove, BoardState::Ahead { .. }) => {
            vec![texts.text("compare-board-shows-it", &[("side", (&color(texts, side)).into())])]
        }
        (_, state) => words::board(texts, side, state),
    }
}

const fn reason_name(reason: UnreadableReason) -> &'static str {
    match reason {
        UnreadableReason::NoMove => "no_move",
        UnreadableReason::Illegal | UnreadableReason::WrongPromotion => "illegal",
        UnreadableReason::Ambiguous => "ambiguous",
        UnreadableReason::Incomplete => "incomplete",
    }
}

fn board_json(texts: &Messages, board: &BoardFinding) -> Json {
    let (faults, behind) = match &board.state {
        BoardState::Wrong { faults, behind } => (faults.as_slice(), *behind),
        BoardState::Behind { plies } => (&[][..], *plies),
        BoardState::InSync | BoardState::Ahead { .. } | BoardState::Unexplained | BoardState::Unseen => (&[][..], 0),
    };
    let ahead = if let BoardState::Ahead { plies } = board.state {
        plies
    } else {
        0
    };
    let faults: Vec<Json> = faults.iter().map(fault_json).collect();
    let steps = board.corrections.iter();
    json!({
        "state": board.state.name(),
        "behind_plies": behind,
        "ahead_plies": ahead,
        "fault": faults.first(),
        "faults": faults,
        "compared_with": board.compared_with.map(|side| side.fold_wb("white", "black")),
        "corrections": steps.clone().map(|step| words::correction(texts, step)).collect::<Vec<_>>(),
        "movements": steps.map(movement_json).collect::<Vec<_>>(),
    })
}

fn fault_json(fault: &Slip) -> Json {
    json!({
        "ply": fault.ply,
        "kind": fault.kind.as_str(),
        "made": fault.made.map(|uci| uci.to_string()),
        "written": fault.written.map(|uci| uci.to_string()),
    })
}

fn movement_json(step: &Correction) -> Json {
    match *step {
        Correction::Remove { from, piece } => {
            json!({"do": "remove", "piece": piece.char().to_string(), "from": from.to_string()})
        }
        Correction::Move { from, to, piece } => {
            json!({"do": "move", "piece": piece.char().to_string(), "from": from.to_string(), "to": to.to_string()})
        }
        Correction::Put { to, piece } => {
            json!({"do": "put", "piece": piece.char().to_string(), "to": to.to_string()})
        }
    }
}

fn contents(file: &str, texts: &Messages) -> Result<String, Unusable> {
    let bytes = RegularFile::open(Path::new(file)).and_then(|opened| disk_files::at_most(opened, LONGEST));
    // The journal of a game under way is no text.
    let is_text = |bytes: &Vec<u8>| !files::is_journal(&mut bytes.as_slice()).unwrap_or_default();
    let text = bytes.and_then(|bytes| Some(bytes).filter(is_text).ok_or(NotRead::NotText));
    let bytes = text.map_err(|why| {
        let sentence = sentences::not_read(texts, why, file);
        Unusable::Read(format!("{}:1:1: {sentence}", quoted_path(file)))
    })?;
    Ok(games::decoded(texts, file, &bytes))
}

fn clock_sentence(texts: &Messages, file: &str, fault: &clock_log::ClockLogFault) -> String {
    let id = match fault.problem {
        clock_log::ClockLogProblem::NoNumber => "compare-clock-unreadable",
        clock_log::ClockLogProblem::TooMuch => "compare-clock-too-many",
        clock_log::ClockLogProblem::Missing => "compare-clock-missing",
    };
    let mut values = vec![
        ("file", file.into()),
        ("line", fault.line.into()),
        ("column", fault.column.into()),
    ];
    if fault.problem != clock_log::ClockLogProblem::Missing {
        values.push(("part", Value::quoting(&fault.part)));
    }
    texts.text(id, &values)
}
