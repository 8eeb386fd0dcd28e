//! Everything a person can do, once: id, people, keys, name, help; and its result, an [`intent::Intent`].
//!
//! To add a control or a typed line: its row in [`catalogue`], its words in every language, and its act if that is new.

pub mod afar;
pub mod boards;
pub mod catalogue;
pub mod clock_form;
pub mod cursor;
pub mod desk;
pub mod engine;
pub mod files;
pub mod intent;
pub mod joining;
pub mod key;
pub mod keymap;
pub mod lichess;
pub mod move_line;
pub mod new_game;
pub mod next;
pub mod proposals;
pub mod recorder;
pub mod review;
pub mod rules_form;
pub mod settings;
pub mod sheet;
