//! The event around the tables: who plays whom, who has how many points, who stands where. No network, no time.

pub mod berger;
pub mod crosstable;
pub mod event;
pub mod feed;
pub mod round_report;
pub mod score;
pub mod standings;
pub mod tournament;
