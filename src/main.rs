//! The program: everything is in the library.
//!
//! On Windows a program belongs to the desktop or to the terminal. This one belongs to the desktop, so that no console window opens next to
//! it; its twin for the terminal, `annabella.com`, is the same file with another mark (packaging/windows/console-twin), and the command
//! `annabella` in a terminal starts that one. A debug build belongs to the terminal.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    annabella::cli::main()
}
