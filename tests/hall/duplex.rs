//! A game on two computers, each a process of its own: the way in, both clocks, silence and return, and what neither may do.

use std::process::Command;

use super::machines::free_port;
use super::processes::{Process, in_folder};

const HOME: &str = "time 300+2\nset place=home boards=legal repeat=waived\nwhite vi Ada\nblack sighted Ben\n";

/// The host at that table, and where and with what the other one comes.
fn host(folder: &std::path::Path, story: &str) -> (Process, String, String) {
    let table = in_folder(folder, "two.game");
    std::fs::write(&table, story).unwrap();
    let mut host = Process::new(
        "host",
        &["console", "--mute", "--table", &table, "--data", &in_folder(folder, "host")],
    );
    let at = free_port().0;
    host.types(&format!("host at {at}"));
    let code = host.gives_a_code();
    (host, at, code)
}

fn guest(folder: &std::path::Path, at: &str, code: &str) -> Process {
    let data = in_folder(folder, "guest");
    Process::new(
        "guest",
        &["console", "--mute", "--join", at, "--code", code, "--data", &data],
    )
}

#[test]
fn two_play_over_the_way_each_hears_the_other_and_neither_acts_for_him() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), HOME);
    let mut guest = guest(folder.path(), &at, &code);
    host.says("plays Black at another computer");
    guest.says("at the table of the other computer");
    host.types("start");
    guest.says("Clock running");
    host.types("e4");
    guest.says("Eva vier");
    guest.types("e5");
    host.says("Eva fünf");
    host.types("black: a6");
    host.says("Nobody at this table plays that side");
    guest.types("white: a3");
    guest.says("Each player announces his own moves");
    guest.types("recorder on");
    guest.says("cannot be done from a seat at another computer");
    guest.types("clock");
    guest.says("You have");
    guest.types("resign");
    guest.says("Resign the game?");
    guest.types("yes");
    host.says("White wins: resignation");
    guest.says("White wins: resignation");
}

#[test]
fn a_wrong_code_lets_nobody_in() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), HOME);
    let squares: Vec<&str> = code.split_whitespace().collect();
    let other = if squares[3] == "a1" { "a2" } else { "a1" };
    let wrong = [&squares[..3], &[other]].concat().join(" ");
    for _ in 0..3 {
        let mut guest = guest(folder.path(), &at, &wrong);
        guest.ends();
    }
    host.says("typed three times");
}

/// A process that stands still is as silent as a cable that is pulled.
#[test]
fn who_is_not_heard_is_told_and_comes_back_to_what_was_said() {
    let folder = tempfile::tempdir().unwrap();
    let (mut host, at, code) = host(folder.path(), HOME);
    let mut guest = guest(folder.path(), &at, &code);
    host.says("plays Black at another computer");
    host.types("start");
    host.types("e4");
    guest.says("Eva vier");
    let signal = |name: &str, of: &Process| {
        let done = Command::new("kill").args(["-s", name, &of.id().to_string()]).status();
        assert!(done.unwrap().success());
    };
    signal("STOP", &guest);
    host.says("Both clocks are stopped where it was last heard");
    host.types("offer draw");
    host.types("yes");
    host.says("Draw offered");
    signal("CONT", &guest);
    guest.says("The other computer is back");
    host.says("is back");
    guest.types("decline");
    host.says("declined");
}
