//! One seed drives a table with its store, its clock, its process, its people and a seat elsewhere, or a hall of tables and desks, through more trouble in
//! a minute than a club has in a year; an auditor that shares no code with the program judges what is left.
//!
//! ```
//! let one = simulator::world::tell(7).expect("no promise is broken");
//! let again = simulator::world::tell(7).expect("no promise is broken");
//! assert_eq!(one, again);
//! ```
//!
//! The pure half runs as it is: `Table::step`, the journal's codec and chain, the journal's writer over a store in memory
//! ([`disk`]), both ends of a seat at another computer over a net in memory ([`way`]), and the desks of a hall ([`hall`]) with their files
//! ([`filed`]). A story in a hall follows a plot ([`hall_story`]). Time is an argument, so an hour at a table takes seconds; only the seed
//! brings chance. A story that breaks a promise is shortened and printed with its seed.
//!
//! **It never knows** windows, sound or the real time, and no program uses it. Torn writes and failing disks are in `make attack`.
//!
//! **Way in:** [`world::tell`], [`auditor::Auditor`]; `make simulate` runs `simulate.rs`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "a test may panic: that is how it fails"
)]

pub mod acting;
pub mod auditor;
pub mod computer;
pub mod desk;
pub mod disk;
pub mod filed;
pub mod guest;
pub mod hall;
pub mod hall_story;
pub mod story;
pub mod way;
pub mod world;
