//! The hall: the desk over all tables ([`desk`]), and the event around them: who plays whom, who has how many points, who stands where.

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
