//! What a comparison under D.2.9 found, in sentences.

use shakmaty::Color;

use super::{color, piece};
use crate::laws::discrepancy::{BoardFault, BoardFaultKind, BoardState, Correction, NotCovered, Witness};
use crate::locale::Messages;

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

/// "White's board: at ply 15 d4d3 was made instead of d4e3."
pub fn board(messages: &Messages, side: Color, state: &BoardState) -> Vec<String> {
    let side = color(messages, side);
    let told = |id, plies: usize| messages.text(id, &[("side", (&side).into()), ("plies", plies.into())]);
    match state {
        BoardState::InSync => vec![told("compare-board-in-sync", 0)],
        BoardState::Behind { plies } => vec![told("compare-board-behind", *plies)],
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

/// "At ply 15 d4d3 was made instead of d4e3."
pub fn fault(messages: &Messages, fault: &BoardFault) -> String {
    let id = match fault.kind {
        BoardFaultKind::WrongMove => "compare-fault-wrong-move",
        BoardFaultKind::NotCaptured => "compare-fault-not-captured",
        BoardFaultKind::EnPassantNotRemoved => "compare-fault-en-passant",
        BoardFaultKind::CastlingRook => "compare-fault-castling",
        BoardFaultKind::PromotionPiece => "compare-fault-promotion",
        BoardFaultKind::NeighbourSquare => "compare-fault-neighbour",
        BoardFaultKind::WrongPiece => "compare-fault-wrong-piece",
        BoardFaultKind::Skipped => "compare-fault-skipped",
        BoardFaultKind::Repeated => "compare-fault-repeated",
        BoardFaultKind::Swapped => "compare-fault-swapped",
        BoardFaultKind::Rotated => "compare-fault-rotated",
        BoardFaultKind::Setup => "compare-fault-setup",
    };
    let text = |uci: &Option<shakmaty::uci::UciMove>| uci.map(|uci| uci.to_string()).unwrap_or_default();
    messages.text(
        id,
        &[
            ("ply", fault.ply.into()),
            ("made", (&text(&fault.made)).into()),
            ("written", (&text(&fault.written)).into()),
        ],
    )
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

/// Why the Laws give no answer here.
pub fn not_covered(messages: &Messages, why: NotCovered) -> String {
    messages.text(
        match why {
            NotCovered::BoardsAgreeAgainstSheets => "compare-boards-against-sheets",
            NotCovered::BoardsAgreeSheetsDiffer => "compare-boards-agree-sheets-differ",
            NotCovered::SheetMissing => "compare-sheet-missing",
            NotCovered::BoardUnexplained => "compare-unexplained",
        },
        &[],
    )
}
