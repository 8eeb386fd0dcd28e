//! The hall: the desk over all tables ([`desk`]), and the event around them: pairings, points and standings.

pub mod berger;
pub mod crosstable;
pub mod desk;
pub mod event;
pub mod feed;
pub mod round_report;
pub mod score;
pub mod screen;
pub mod standings;
pub mod tournament;
