//! The ports' real twins: what touches threads, devices, files and other programs.

pub mod sqlite;
