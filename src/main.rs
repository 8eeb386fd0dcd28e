//! The program: everything is in the library.
//!
//! On Windows a program belongs to the desktop or to the terminal. This one belongs to the desktop, so that no black window stands beside it;
//! its twin for the terminal, `annabella.com`, is the same file with another mark (packaging/windows/console-twin), and whoever types
//! `annabella` in a terminal gets that one. While it is being developed it belongs to the terminal.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    annabella::cli::main()
}
