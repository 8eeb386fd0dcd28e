//! The ports made real: what touches threads, devices, files and other programs.

pub mod audio;
pub mod board_access;
mod child;
pub mod chimes;
pub mod collection;
pub mod cpal_audio;
pub mod desk_file;
pub mod disk_files;
pub mod eboard;
pub mod espeak;
pub mod file_dialog;
pub mod foreign_database;
pub mod in_turn;
pub mod lichess;
pub mod linux_battery;
pub mod membership_file;
pub mod monotonic;
pub mod own_files;
pub mod pcm_cache;
pub mod ports;
pub mod profile_folder;
#[cfg(unix)]
pub mod pulse;
pub mod recorder;
pub mod releases;
pub mod screen_reader;
pub mod seen;
pub mod speaker;
pub mod sqlite;
pub mod system_random;
pub mod system_voice;
pub mod uci;
pub mod wakefulness;
#[cfg(windows)]
pub mod windows_battery;
#[cfg(windows)]
pub mod windows_voice;
