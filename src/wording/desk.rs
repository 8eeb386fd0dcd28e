//! Words of the arbiter's desk that are said and shown: the steps that put a board right (D.2.9).

use crate::laws::discrepancy::Correction;
use crate::locale::{Messages, piece};

/// "Take the white pawn off e4": one movement of a hand.
pub fn step(messages: &Messages, correction: &Correction) -> String {
    let (id, kind, from, to) = match correction {
        Correction::Remove { from, piece } => ("step-remove", *piece, Some(*from), None),
        Correction::Move { from, to, piece } => ("step-move", *piece, Some(*from), Some(*to)),
        Correction::Put { to, piece } => ("step-put", *piece, None, Some(*to)),
    };
    let name = piece(messages, kind);
    let from = from.map(|square| square.to_string()).unwrap_or_default();
    let to = to.map(|square| square.to_string()).unwrap_or_default();
    let values = [
        ("piece", (&name).into()),
        ("from", (&from).into()),
        ("to", (&to).into()),
    ];
    messages.text(id, &values)
}
