//! Annabella: two boards, one talking clock.

pub mod adapters;
pub mod announcement;
pub mod app;
pub mod cli;
pub mod controls;
pub mod display;
pub mod eboard;
pub mod engine;
pub mod hall;
pub mod journal;
pub mod laws;
pub mod lichess;
pub mod link;
pub mod locale;
pub mod notation;
pub mod ports;
pub mod query;
pub mod review;
pub mod script;
pub mod settings;
pub mod speech;
pub mod table;
pub mod ui;
pub mod wording;
