//! A game as the lines of a Braille sheet, and the game read from such lines: a move is recognised by its written form.

use shakmaty::{Board, Chess, Color, File, MoveList, Position as _, Rank, Square};

use super::code::{BLACK, BrailleCode, CAPTURE, CAPTURE_AND_CHECK, CHECK, MATE, OFFER, digit, lowered, words};
use crate::pgn::{DRAW_OFFER, PgnGame, PgnMove, PgnResult};
use laws::ending::GameResult;

/// The arrangement of the moves on the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// A numbered pair of moves on each line, as on a scoresheet.
    #[default]
    Lines,
    /// One after another, to save paper.
    Running,
}

/// Diagrams begin in cell 7 (UKAAF 5.2).
const DIAGRAM_INDENT: usize = 6;
/// Words that do not fit on a line continue in cell 3 of the next (this program's choice).
const RUNOVER: usize = 2;

/// The lines of a sheet: the players, a blank line, the moves, the result. `diagrams` are the plies after which the
/// position is shown; a game that does not start from the initial position begins with a diagram. `cut` says in words that the
/// moves end here although the game does not.
pub fn sheet(
    game: &PgnGame,
    code: BrailleCode,
    layout: Layout,
    diagrams: &[usize],
    cells: usize,
    cut: Option<&str>,
) -> Vec<String> {
    let mut lines = Vec::new();
    for header in headers(game) {
        let header = words(&header, code);
        fill(&mut lines, header.split(' ').map(str::to_owned), cells, 0, RUNOVER);
    }
    if !lines.is_empty() {
        lines.push(String::new());
    }
    if diagrams.contains(&0) || game.start != Chess::default() {
        fill_diagram(&mut lines, game.start.board(), code, cells);
    }
    let mut group: Vec<String> = Vec::new();
    let flush = |lines: &mut Vec<String>, group: &mut Vec<String>| {
        fill(lines, group.drain(..), cells, 0, RUNOVER);
    };
    for (index, (position, mv, entry)) in game.played().enumerate() {
        let number = lowered(position.fullmoves().get());
        let mv = code.mv(&position, mv);
        let is_fresh = group.is_empty() || index == 0;
        match position.turn() {
            Color::White => {
                if layout == Layout::Lines {
                    flush(&mut lines, &mut group);
                }
                group.extend([number, mv]);
            }
            Color::Black if is_fresh => group.extend([number, format!("{BLACK}{mv}")]),
            Color::Black => group.push(mv),
        }
        if entry.has_draw_offer() {
            group.push(OFFER.to_owned());
        }
        if diagrams.contains(&(index + 1)) {
            flush(&mut lines, &mut group);
            fill_diagram(&mut lines, game.position_after(index + 1).board(), code, cells);
        }
    }
    flush(&mut lines, &mut group);
    if let Some(cut) = cut {
        let cut = words(cut, code);
        fill(&mut lines, cut.split(' ').map(str::to_owned), cells, 0, RUNOVER);
    }
    if game.result != PgnResult::Open {
        lines.push(result_in(game.result, code));
    }
    lines
}

/// The result in the numbers of the sheet's language; half a point is `1/2`.
fn result_in(result: PgnResult, code: BrailleCode) -> String {
    let half = match code {
        BrailleCode::Ukaaf2015 => "⠼⠁⠌⠃",
        BrailleCode::German | BrailleCode::Spanish | BrailleCode::Portuguese => "⠼⠁⠆",
    };
    if let PgnResult::Other(other) = result
        && other.is_forfeit()
    {
        return other.as_str().chars().map(|sign| forfeit_sign(sign, code)).collect();
    }
    let sides = result.as_str().split('-').map(|side| {
        if side == "1/2" {
            half.to_owned()
        } else {
            words(side, code)
        }
    });
    sides.collect::<Vec<_>>().join("⠤")
}

/// The sign of a game that was not played (`+/-`): plus, minus or stroke in the mathematics of the code.
const fn forfeit_sign(sign: char, code: BrailleCode) -> &'static str {
    match (sign, code) {
        ('+', BrailleCode::Ukaaf2015) => "⠐⠖",
        ('+', BrailleCode::German | BrailleCode::Spanish | BrailleCode::Portuguese) => "⠖",
        ('/', BrailleCode::Ukaaf2015) => "⠸⠌",
        ('/', BrailleCode::German | BrailleCode::Spanish | BrailleCode::Portuguese) => "⠌",
        (_, BrailleCode::Ukaaf2015) => "⠐⠤",
        (_, BrailleCode::German | BrailleCode::Spanish | BrailleCode::Portuguese) => "⠤",
    }
}

/// The players, then place and date; only those that are known.
fn headers(game: &PgnGame) -> Vec<String> {
    let mut headers = Vec::new();
    match (game.tag("White"), game.tag("Black")) {
        (None, None) => {}
        (white, black) => headers.push(format!("{} - {}", white.unwrap_or_default(), black.unwrap_or_default())),
    }
    let rest: Vec<&str> = ["Event", "Site", "Date", "Round"]
        .into_iter()
        .filter_map(|tag| game.tag(tag))
        .collect();
    if !rest.is_empty() {
        headers.push(rest.join(", "));
    }
    headers
}

/// A position in the form of UKAAF 5.1, from rank 8 down: pieces, empty squares counted, empty ranks counted together.
pub fn diagram(board: &Board, code: BrailleCode) -> String {
    let mut ranks: Vec<String> = Vec::new();
    let mut empty_ranks = 0;
    for rank in Rank::ALL.into_iter().rev() {
        let mut text = String::new();
        let mut empty = 0;
        for file in File::ALL {
            match board.piece_at(Square::from_coords(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        text.push_str(&lowered(empty));
                    }
                    empty = 0;
                    text.push(code.in_diagram(piece));
                }
            }
        }
        if empty == 8 {
            empty_ranks += 8;
            continue;
        }
        if empty_ranks > 0 {
            ranks.push(lowered(empty_ranks));
            empty_ranks = 0;
        }
        if empty > 0 {
            text.push_str(&lowered(empty));
        }
        ranks.push(text);
    }
    if empty_ranks > 0 {
        ranks.push(lowered(empty_ranks));
    }
    ranks.join(" ")
}

/// Adds a diagram in lines of `cells` cells.
fn fill_diagram(lines: &mut Vec<String>, board: &Board, code: BrailleCode, cells: usize) {
    let ranks = diagram(board, code);
    let ranks = ranks.split(' ').map(str::to_owned);
    fill(lines, ranks, cells, DIAGRAM_INDENT, DIAGRAM_INDENT);
}

/// Fills words into lines of `cells` cells; `first` and `next` are the indents of the first line and of those after it.
fn fill(lines: &mut Vec<String>, words: impl Iterator<Item = String>, cells: usize, first: usize, next: usize) {
    let mut line = String::new();
    let mut indent = first;
    for word in words {
        let length = word.chars().count();
        let used = line.chars().count();
        if line.is_empty() {
            line = format!("{}{word}", blanks(indent));
        } else if used + 1 + length <= cells {
            line.push(' ');
            line.push_str(&word);
        } else {
            lines.push(std::mem::take(&mut line));
            indent = next;
            line = format!("{}{word}", blanks(indent));
        }
        // A word longer than a line, perhaps a name, is broken at the end of the line.
        let mut begin = 0;
        while let Some((length, _)) = line.get(begin..).and_then(|rest| rest.char_indices().nth(cells)) {
            lines.extend(line.get(begin..begin + length).map(str::to_owned));
            begin += length;
        }
        line.drain(..begin);
    }
    if !line.is_empty() {
        lines.push(line);
    }
}

fn blanks(count: usize) -> String {
    " ".repeat(count)
}

/// The reason a sheet could not be read to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrailleFault {
    /// The line, from 1.
    pub line: usize,
    /// The cell in the line, from 1.
    pub column: usize,
    /// The kind of fault.
    pub problem: BrailleProblem,
}

/// The fault of a sign on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrailleProblem {
    /// The sheet has no moves.
    Empty,
    /// No legal move is written like this.
    NoMove(String),
    /// More than one legal move could be meant.
    Ambiguous(String),
    /// A number that is not that of the next move.
    WrongNumber(u32),
    /// Moves follow this result.
    MovesAfterResult(String),
    /// Another game follows the result.
    SecondGame,
}

/// Reads the game of a sheet in Unicode Braille as far as possible. Signs of capture, check and mate may be missing
/// or superfluous, as they often are on sheets written by hand.
pub fn read(text: &str, code: BrailleCode, start: &Chess) -> (PgnGame, Option<BrailleFault>) {
    let mut game = PgnGame::from_start(start.clone());
    let mut position = start.clone();
    // The place of the result, which is a fault if a move follows it.
    let mut ended: Option<(usize, BrailleFault)> = None;
    let fault = each_move(text, |line, column, word| {
        let fault = |problem| Err(BrailleFault { line, column, problem });
        if word == OFFER {
            if let Some(last) = game.line.last_mut() {
                last.comment(DRAW_OFFER.to_owned());
            }
            return Ok(());
        }
        if let Some((last, too_early)) = ended.take() {
            // A result has a line of its own; the names of the next game follow, or its first move.
            let is_later = line == last || number(word).is_some_and(|number| number > 1);
            return if is_later {
                Err(too_early)
            } else {
                fault(BrailleProblem::SecondGame)
            };
        }
        if let Some(result) = result(word, code) {
            game.result = result;
            let problem = BrailleProblem::MovesAfterResult(word.to_owned());
            ended = Some((line, BrailleFault { line, column, problem }));
            return Ok(());
        }
        if let Some(number) = number(word) {
            // After a diagram Black's move has a number as well.
            return if number == position.fullmoves().get() {
                Ok(())
            } else {
                fault(BrailleProblem::WrongNumber(number))
            };
        }
        let bare = match position.turn() {
            Color::Black => word.strip_prefix(BLACK).unwrap_or(word),
            Color::White => word,
        };
        let mut meant: MoveList = position.legal_moves();
        let squares = plain(bare);
        meant.retain(|mv| plain(&code.without_suffix(&position, *mv)) == squares);
        if meant.len() > 1 {
            let mut exact = meant.clone();
            exact.retain(|mv| code.mv(&position, *mv) == bare);
            meant = if exact.is_empty() { meant } else { exact };
        }
        match meant.as_slice() {
            [] => fault(BrailleProblem::NoMove(word.to_owned())),
            [mv] => {
                game.line.push(PgnMove::new(*mv));
                position.play_unchecked(*mv);
                Ok(())
            }
            [_, _, ..] => fault(BrailleProblem::Ambiguous(word.to_owned())),
        }
    });
    let is_empty = fault.is_none() && game.line.is_empty();
    let nothing = is_empty.then_some(BrailleFault {
        line: 1,
        column: 1,
        problem: BrailleProblem::Empty,
    });
    (game, fault.or(nothing))
}

/// Passes the words of the moves on, with line and column from 1; names above the first blank line and diagrams are skipped.
fn each_move(text: &str, mut take: impl FnMut(usize, usize, &str) -> Result<(), BrailleFault>) -> Option<BrailleFault> {
    let lines: Vec<&str> = text
        .split(['\n', '\u{c}'])
        .map(|line| line.trim_end_matches('\r'))
        .collect();
    let begins = |line: &&str| {
        line.split_whitespace()
            .next()
            .is_some_and(|word| number(word).is_some())
    };
    let blank = lines.iter().position(|line| line.trim().is_empty());
    let skipped = match lines.first() {
        Some(first) if !begins(first) && !first.starts_with(&blanks(DIAGRAM_INDENT)) => {
            blank.map_or(0, |blank| blank + 1)
        }
        Some(_) | None => 0,
    };
    for (index, line) in lines.iter().enumerate().skip(skipped) {
        if line.starts_with(&blanks(DIAGRAM_INDENT)) {
            continue;
        }
        let mut column = 1;
        for word in line.split([' ', '\u{2800}']) {
            if !word.is_empty()
                && let Err(fault) = take(index + 1, column, word)
            {
                return Some(fault);
            }
            column += word.chars().count() + 1;
        }
    }
    None
}

/// A move number, which has only lower cells.
fn number(word: &str) -> Option<u32> {
    word.chars()
        .try_fold(0_u32, |number, cell| number.checked_mul(10)?.checked_add(digit(cell)?))
}

/// The result that a word of the sheet stands for, if it is one.
fn result(word: &str, code: BrailleCode) -> Option<PgnResult> {
    let mut known = GameResult::ALL.iter().map(|result| PgnResult::of(*result));
    known.find(|result| result_in(*result, code) == word)
}

/// The move without the signs that do not name a square.
fn plain(mv: &str) -> String {
    let mv = mv.strip_suffix(MATE).unwrap_or(mv);
    mv.replace([CAPTURE, CHECK, CAPTURE_AND_CHECK], "")
}
