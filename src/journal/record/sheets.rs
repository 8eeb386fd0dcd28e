//! The comparison of both scoresheets, read back from what is stored.

use shakmaty::ByColor;

use super::read::{article_of, parse, unreadable};
use super::{EventRecord as R, Unreadable};
use crate::laws::event::Event;
use crate::laws::sheets::SheetsVerdict;

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "these two are handed over by the match over all records"
)]
pub(super) fn read(record: R) -> Result<Event, Unreadable> {
    Ok(match record {
        R::SheetsCompared {
            by,
            verdict,
            side,
            agree_plies,
            official_plies,
            text,
        } => {
            let side = side.map(|side| parse("side", &side)).transpose()?;
            let verdict = match (verdict.as_str(), side) {
                ("agree", None) => SheetsVerdict::Agree,
                ("sheets_differ", None) => SheetsVerdict::Differ,
                ("sheet_unreadable", Some(side)) => SheetsVerdict::Unreadable(side),
                ("sheet_incomplete", Some(side)) => SheetsVerdict::Incomplete(side),
                (_, _) => return Err(unreadable("verdict", &verdict)),
            };
            Event::SheetsCompared {
                by: parse("by", &by)?,
                verdict,
                agree_plies,
                official_plies,
                text,
            }
        }
        R::SheetsDiffer {
            ply,
            white,
            black,
            article,
        } => Event::SheetsDiffer {
            ply,
            next: ByColor {
                white: white.map(|uci| parse("white", &uci)).transpose()?,
                black: black.map(|uci| parse("black", &uci)).transpose()?,
            },
            article: article_of(article),
        },
        other => return Err(unreadable("name", &format!("{other:?}"))),
    })
}
