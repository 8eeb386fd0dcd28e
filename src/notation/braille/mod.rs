//! A scoresheet in Braille (D.2.7), and what is read from one.
//!
//! All text is kept as Unicode Braille with blanks between the signs; [`file`] turns it into BRF or PEF.

mod cells;
mod code;
pub mod file;
mod literary;
mod read;
mod sheet;

pub use cells::{from_brf, to_brf};
pub use code::Code;
pub use read::{BrailleFault, BrailleProblem, read};
pub use sheet::{Layout, diagram, sheet};

#[cfg(test)]
mod tests;
