//! Threads, devices, files and other programs, each behind a port.
//!
//! A port ([`ports`]) is a trait in the program's own words. Next to each stand a null twin, for a machine without that device, and a
//! recording twin, for tests. The other modules are the ports made real: voices, sound, the recorder, electronic boards, SQLite, files,
//! engines, lichess.
//!
//! ```
//! use adapters::ports::voice::{SoundChannel, NullVoice, VoiceUtterance, UtteranceId, Voice};
//! use announcement::Span;
//! use speech::utterance::Priority;
//!
//! fn greet(voice: &mut dyn Voice) {
//!     let spans = vec![Span { lang: "en".to_owned(), text: "Welcome.".to_owned() }];
//!     let (id, priority, ear) = (UtteranceId(1), Priority::Next, SoundChannel::Public);
//!     voice.say(VoiceUtterance { id, spans, priority, ear, replaces: None, fresh: None });
//! }
//!
//! // A voice that says nothing tells so.
//! let mut voice = NullVoice::default();
//! greet(&mut voice);
//! assert_eq!(voice.take_events().len(), 1);
//! ```
//!
//! **It never knows** a rule of chess, a window, `controls` or `display`; of `table` it may name the inputs, of `hall` what a desk keeps.
//!
//! **Way in:** [`ports`], [`speaker`] (who is heard where), [`sqlite`] (the journal). A new adapter is its file and its line in the wiring.

pub mod audio;
pub mod board_access;
mod child;
pub mod chimes;
#[cfg(feature = "home")]
pub mod collection;
pub mod cpal_audio;
pub mod desk_file;
pub mod disk_files;
pub mod eboard;
pub mod espeak;
pub mod file_dialog;
pub mod foreign_database;
pub mod in_turn;
pub mod journal_writer;
#[cfg(feature = "home")]
pub mod lichess;
pub mod linux_battery;
pub mod membership_file;
pub mod monotonic;
pub mod own_files;
pub mod own_program;
#[cfg(feature = "home")]
pub mod pairing_program;
pub mod pcm_cache;
pub mod ports;
#[cfg(feature = "home")]
pub mod position_file;
#[cfg(feature = "home")]
pub mod positions;
pub mod profile_folder;
#[cfg(unix)]
pub mod pulse;
pub mod recorder;
#[cfg(feature = "home")]
pub mod releases;
pub mod screen_reader;
pub mod seen;
pub mod speaker;
pub mod sqlite;
pub mod system_random;
pub mod system_voice;
#[cfg(feature = "home")]
pub mod tactics_results;
#[cfg(feature = "home")]
pub mod uci;
pub mod wakefulness;
#[cfg(windows)]
pub mod windows_battery;
#[cfg(windows)]
pub mod windows_voice;
#[cfg(feature = "home")]
mod worker;
