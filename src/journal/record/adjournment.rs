//! An adjournment as it is stored: the sealed move never in clear.

use crate::laws::adjournment::{Adjourning, Envelope};

use super::read::{parse, unreadable};
use super::{EventRecord as R, Unreadable};

/// From the Laws to the record.
pub(super) fn write(event: &Adjourning) -> R {
    match event {
        Adjourning::Adjourned {
            by,
            side,
            ply,
            until,
            is_early,
        } => R::Adjourned {
            by: by.to_string(),
            side: side.to_string(),
            ply: *ply,
            until: until.clone(),
            early: *is_early,
        },
        Adjourning::MoveSealed {
            by,
            side,
            ply,
            envelope,
        } => R::MoveSealed {
            by: by.to_string(),
            side: side.to_string(),
            ply: *ply,
            salt: envelope.salt.clone(),
            sealed: envelope.sealed.clone(),
            with_pin: envelope.with_pin,
        },
        Adjourning::EnvelopeOpened {
            by,
            side,
            ply,
            text,
            uci,
        } => R::EnvelopeOpened {
            by: by.to_string(),
            side: side.to_string(),
            ply: *ply,
            uci: uci.map(|uci| uci.to_string()),
            text: text.clone(),
        },
        Adjourning::EnvelopeLost { by, side, ply } => R::EnvelopeLost {
            by: by.to_string(),
            side: side.to_string(),
            ply: *ply,
        },
        Adjourning::Resumed { by } => R::Resumed { by: by.to_string() },
    }
}

/// From the record back.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "these five are handed over by the match over all records"
)]
pub(super) fn read(record: R) -> Result<Adjourning, Unreadable> {
    Ok(match record {
        R::Adjourned {
            by,
            side,
            ply,
            until,
            early,
        } => Adjourning::Adjourned {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            ply,
            until,
            is_early: early,
        },
        R::MoveSealed {
            by,
            side,
            ply,
            salt,
            sealed,
            with_pin,
        } => Adjourning::MoveSealed {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            ply,
            envelope: Envelope { salt, sealed, with_pin },
        },
        R::EnvelopeOpened {
            by,
            side,
            ply,
            uci,
            text,
        } => Adjourning::EnvelopeOpened {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            ply,
            text,
            uci: uci.map(|uci| parse("uci", &uci)).transpose()?,
        },
        R::EnvelopeLost { by, side, ply } => Adjourning::EnvelopeLost {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            ply,
        },
        R::Resumed { by } => Adjourning::Resumed { by: parse("by", &by)? },
        other => return Err(unreadable("name", &format!("{other:?}"))),
    })
}
