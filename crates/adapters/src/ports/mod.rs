//! The ports: all that the program needs of the outside world, in the program's own terms.
//!
//! Each port is a trait over plain values, with a null twin (does nothing, for a machine or a person without that
//! device) and a recording twin (records its calls, for tests). Ports know only values of the rest of the program:
//! people, words, sounds, settings and entries.

pub mod battery;
pub mod collection;
pub mod desk_store;
pub mod eboard;
pub mod engine;
pub mod files;
pub mod lichess;
pub mod link;
pub mod membership;
pub mod profiles;
pub mod recorder;
pub mod releases;
pub mod sound;
pub mod store;
pub mod voice;
