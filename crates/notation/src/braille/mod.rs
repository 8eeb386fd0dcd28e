//! A scoresheet in Braille (D.2.7), written and read.
//!
//! All text is kept as Unicode Braille with blanks between the signs; [`mod@file`] turns it into BRF or PEF.

mod code;
pub mod file;
mod sheet;

pub use code::{BrailleCode, from_brf, to_brf};
pub use sheet::{BrailleFault, BrailleProblem, Layout, diagram, read, sheet};

use self::file::{BraillePage, PefHeader};
use super::pgn::PgnGame;

/// The sheets of one file of games as PEF, with the data of the first game in the header.
pub fn pef(first: Option<&PgnGame>, code: BrailleCode, sheets: &[Vec<String>], page: BraillePage) -> String {
    let tag = |name| first.and_then(|game| game.tag(name));
    let title = match first {
        Some(_) => format!("{} - {}", tag("White").unwrap_or("?"), tag("Black").unwrap_or("?")),
        None => String::new(),
    };
    let date = tag("Date").filter(|date| !date.contains('?'));
    let date = date.map(|date| date.replace('.', "-"));
    let about = PefHeader {
        title: &title,
        language: code.language(),
        date: date.as_deref(),
    };
    file::pef(sheets, page, about)
}

#[cfg(test)]
mod tests;
