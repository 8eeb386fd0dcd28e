//! Findings of a comparison under D.2.9, in sentences.

use shakmaty::{Color, uci::UciMove};

use super::{color, piece};
use laws::discrepancy::{
    BoardFault, BoardFaultKind, BoardState, Correction, NotCovered, SheetDoubt, SheetDoubtKind, Witness,
};
use laws::stored::StoredWord as _;
use locale::{Messages, Value, message_about};

/// "Move: white knight from g1 to f3."
pub fn correction(messages: &Messages, correction: &Correction) -> String {
    match *correction {
        Correction::Remove { from, piece: what } => messages.text(
            "compare-remove",
            &[
                ("piece", (&piece(messages, what)).into()),
                ("from", (&from.to_string()).into()),
            ],
        ),
        Correction::Move { from, to, piece: what } => messages.text(
            "compare-move",
            &[
                ("piece", (&piece(messages, what)).into()),
                ("from", (&from.to_string()).into()),
                ("to", (&to.to_string()).into()),
            ],
        ),
        Correction::Put { to, piece: what } => messages.text(
            "compare-put",
            &[
                ("piece", (&piece(messages, what)).into()),
                ("to", (&to.to_string()).into()),
            ],
        ),
    }
}

/// "Move number 5 is out of sequence.", as of a game in a file.
pub fn doubt(messages: &Messages, doubt: &SheetDoubt) -> String {
    match doubt.kind {
        SheetDoubtKind::WrongNumber => wrong_number(messages, &doubt.token),
        SheetDoubtKind::TwoResults => two_results(messages, &doubt.token),
        SheetDoubtKind::OpenComment => messages.text("pgn-open-comment", &[]),
        SheetDoubtKind::BrokenTag => messages.text("pgn-broken-tag", &[]),
        SheetDoubtKind::UntrueSign => untrue_sign(messages, &doubt.token),
    }
}

/// The sentence about a move number that is not that of the next move.
pub fn wrong_number(messages: &Messages, number: &str) -> String {
    messages.text("wrong-number", &[("number", Value::quoting(number))])
}

/// The sentence about a result that another one follows.
pub fn two_results(messages: &Messages, result: &str) -> String {
    messages.text("pgn-two-results", &[("word", Value::quoting(result))])
}

/// The sentence about a move with a sign that is not true of it.
pub fn untrue_sign(messages: &Messages, word: &str) -> String {
    messages.text("pgn-untrue-sign", &[("word", Value::quoting(word))])
}

/// "White's board does not stand as written. Move 8, White: d4-d3 was made, not d4-e3."
pub fn board(messages: &Messages, side: Color, state: &BoardState) -> Vec<String> {
    let side = color(messages, side);
    let told = |id, plies: usize| messages.text(id, &[("side", (&side).into()), ("plies", plies.into())]);
    match state {
        BoardState::InSync => vec![told("compare-board-in-sync", 0)],
        BoardState::Behind { plies } => vec![told("compare-board-behind", *plies)],
        BoardState::Ahead { plies } => vec![told("compare-board-ahead", *plies)],
        BoardState::Unexplained => vec![told("compare-board-unexplained", 0)],
        BoardState::Unseen => vec![told("compare-board-unseen", 0)],
        BoardState::Wrong { faults, behind } => {
            let mut sentences = vec![told("compare-board-wrong", 0)];
            sentences.extend(faults.iter().map(|slip| fault(messages, slip)));
            if *behind > 0 {
                sentences.push(told("compare-board-behind", *behind));
            }
            sentences
        }
    }
}

/// "Move 1, White: the pawn went to e3, not e4."
pub fn fault(messages: &Messages, fault: &BoardFault) -> String {
    let at = if fault.ply.is_multiple_of(2) {
        "compare-at-black"
    } else {
        "compare-at-white"
    };
    let at = messages.text(at, &[("number", fault.ply.div_ceil(2).into())]);
    if let Some(text) = wrong_square(messages, fault, &at) {
        return text;
    }
    let text = |uci: Option<UciMove>| uci.map(movement).unwrap_or_default();
    messages.text(
        &message_about("compare-fault", fault.kind.as_str()),
        &[
            ("move", (&at).into()),
            ("made", (&text(fault.made)).into()),
            ("written", (&text(fault.written)).into()),
        ],
    )
}

/// The right piece went to another square: the squares say it all.
fn wrong_square(messages: &Messages, fault: &BoardFault, at: &String) -> Option<String> {
    let ends = |uci: UciMove| Some((uci.from()?, uci.to()?));
    let (made, written) = (ends(fault.made?)?, ends(fault.written?)?);
    let is_so = fault.kind == BoardFaultKind::WrongMove && made.0 == written.0 && made.1 != written.1;
    let role = fault.role.filter(|_| is_so)?;
    let piece = messages.text("compare-piece", &[("role", role.word().into())]);
    let (made, written) = (made.1.to_string(), written.1.to_string());
    let values = [
        ("move", at.into()),
        ("piece", (&piece).into()),
        ("made", (&made).into()),
        ("written", (&written).into()),
    ];
    Some(messages.text("compare-fault-wrong-square", &values))
}

/// "g1-f3", with the letter of a promotion after it.
fn movement(uci: UciMove) -> String {
    let text = uci.to_string();
    match (text.get(..2), text.get(2..)) {
        (Some(from), Some(to)) => format!("{from}-{to}"),
        (_, _) => text,
    }
}

/// "White's scoresheet follows the game's own record."
pub fn witness(messages: &Messages, side: Color, witness: Witness) -> String {
    let side = color(messages, side);
    match witness.leaves_at {
        Some(ply) => messages.text(
            "compare-journal-leaves",
            &[("side", (&side).into()), ("ply", ply.into())],
        ),
        None => messages.text("compare-journal-follows", &[("side", (&side).into())]),
    }
}

/// The reason why the Laws give no answer here.
pub fn not_covered(messages: &Messages, why: NotCovered) -> String {
    messages.text(
        match why {
            NotCovered::BoardsAgreeAgainstSheets => "compare-boards-against-sheets",
            NotCovered::BoardsAgreeSheetsDiffer => "compare-boards-agree-sheets-differ",
            NotCovered::SheetMissing => "compare-sheet-missing",
            NotCovered::BoardUnexplained => "compare-unexplained",
            NotCovered::BoardsAheadDiffer => "compare-boards-go-apart",
        },
        &[],
    )
}
