//! A game as the lines of a Braille sheet.

use shakmaty::{Board, Chess, Color, File, Position as _, Rank, Square};

use super::cells::lowered;
use super::code::{BLACK, Code, OFFER};
use super::literary::words;
use crate::notation::pgn::{PgnGame, PgnResult};

/// How the moves stand on the page.
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
/// What does not fit on a line goes on in cell 3 (this program's choice).
const RUNOVER: usize = 2;

/// The lines of a sheet: who played whom, a blank line, the moves, the result. `diagrams` are the plies after which the
/// position is shown; a game that does not begin with the initial position shows its beginning.
pub fn sheet(game: &PgnGame, code: Code, layout: Layout, diagrams: &[usize], cells: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for header in headers(game) {
        fill(
            &mut lines,
            words(&header, code).split_whitespace().map(str::to_owned),
            cells,
            0,
            RUNOVER,
        );
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
    for (index, (position, entry)) in game.played().enumerate() {
        let number = lowered(position.fullmoves().get());
        let mv = code.mv(&position, entry.mv);
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
    if game.result != PgnResult::Open {
        lines.push(result_in(game.result, code));
    }
    lines
}

/// The result in the numbers of the sheet's language; half a point is `1/2`.
pub(super) fn result_in(result: PgnResult, code: Code) -> String {
    let half = match code {
        Code::Ukaaf2015 => "⠼⠁⠌⠃",
        Code::German | Code::Spanish | Code::Portuguese => "⠼⠁⠆",
    };
    match result {
        PgnResult::White | PgnResult::Black => words(result.as_str(), code),
        PgnResult::Draw => format!("{half}⠤{half}"),
        PgnResult::Open => String::new(),
    }
}

/// Who against whom, then where and when; only what is known.
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

/// A position as UKAAF 5.1 writes it, from rank 8 down: pieces, empty squares counted, empty ranks counted together.
pub fn diagram(board: &Board, code: Code) -> String {
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

fn fill_diagram(lines: &mut Vec<String>, board: &Board, code: Code, cells: usize) {
    let ranks = diagram(board, code);
    fill(
        lines,
        ranks.split(' ').map(str::to_owned),
        cells,
        DIAGRAM_INDENT,
        DIAGRAM_INDENT,
    );
}

/// Words onto lines of so many cells.
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
        // A word longer than a line, a name perhaps, is broken where the line ends.
        while line.chars().count() > cells {
            let rest: String = line.chars().skip(cells).collect();
            line = line.chars().take(cells).collect();
            lines.push(std::mem::replace(&mut line, rest));
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
}

fn blanks(count: usize) -> String {
    " ".repeat(count)
}
