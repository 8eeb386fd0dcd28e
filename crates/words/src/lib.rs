//! What is said and what is shown, as plain data.

pub mod display;
pub mod speech;
pub mod wording;
