//! Both windows without a window: what a screen reader finds in the tree, and what keys and mouse give.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may panic: that is how it fails"
)]
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "fixtures name only the controls they are about"
)]

#[path = "../support/screen.rs"]
mod screen;

mod board;
mod clocks;
mod cut_off;
mod desk;
mod elsewhere;
mod files;
mod friend;
mod hall;
mod harness;
mod heard;
mod hints;
mod keys;
mod languages;
mod lichess;
mod lock;
#[path = "../support/locked.rs"]
mod locked;
mod look;
mod new_game;
mod next_act;
mod png;
mod recorder;
mod review;
mod screenshots;
mod settings;
mod sides;
mod silence;
mod stream;
mod tactics;
mod typing;
mod windows;
