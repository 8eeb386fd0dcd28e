//! Everything a person can do, once: id, who, keys, name, help; and what comes of it, an [`intent::Intent`].
//!
//! To add a control: a variant of [`catalogue::Control`] and its row, a name and a help text in every locale, and what
//! the table does with its intent. The help page, the key list and the tests follow by themselves.

pub mod catalogue;
pub mod clock_form;
pub mod cursor;
pub mod desk;
pub mod explore;
pub mod files;
pub mod intent;
pub mod key;
pub mod key_presets;
pub mod keymap;
pub mod move_line;
pub mod new_game;
pub mod proposals;
pub mod recorder;
pub mod rules_form;
pub mod settings;
pub mod sheet;
