//! Two machines as far as the network goes, and a cable between them that is pulled, or a switch that lets nothing through any more. Making them
//! wants the superuser: without one it is said that nothing was tried.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::kills::{game_of, is_equal_in_the_end};
use super::processes::{Process, folder, in_folder, knows};

/// The time for which one end may be silent until it counts as lost.
const LEASE: Duration = Duration::from_secs(5);

/// Two namespaces with a cable between them and a switch at the desk's end; gone when this is.
struct Machines {
    names: [String; 2],
}

impl Machines {
    /// `name` tells those of one test from those of another.
    fn new(name: &str) -> Option<Self> {
        let own = std::process::id();
        let names = ["desk", "table"].map(|end| format!("annabella-{name}-{end}-{own}"));
        let machines = Self { names };
        let [desk, table] = &machines.names;
        let other = format!("{name}{own}");
        let made = ip(&["netns", "add", desk])
            && ip(&["netns", "add", table])
            && ip(&["-n", desk, "link", "add", "switch", "type", "bridge"])
            && ip(&["-n", desk, "addr", "add", "10.77.0.1/24", "dev", "switch"])
            && ip(&[
                "-n", desk, "link", "add", "port", "type", "veth", "peer", "name", &other, "netns", table,
            ])
            && ip(&["-n", table, "link", "set", &other, "name", "cable"])
            && ip(&["-n", table, "addr", "add", "10.77.0.2/24", "dev", "cable"])
            // Another room's: the switch has a light on all the while.
            && ip(&["-n", desk, "link", "add", "room", "type", "veth", "peer", "name", "light"])
            && ip(&["-n", desk, "link", "set", "room", "master", "switch"])
            && ["lo", "switch", "port", "room", "light"].iter().all(|device| ip(&["-n", desk, "link", "set", device, "up"]))
            && ["lo", "cable"].iter().all(|device| ip(&["-n", table, "link", "set", device, "up"]));
        made.then(|| {
            machines.switch(true);
            machines
        })
    }

    fn cable(&self, state: &str) {
        assert!(ip(&["-n", &self.names[1], "link", "set", "cable", state]));
    }

    /// The switch in between passes packets, or none: the cable stays in its socket, and neither end is told.
    fn switch(&self, lets_through: bool) {
        let with: &[&str] = if lets_through {
            &["master", "switch"]
        } else {
            &["nomaster"]
        };
        assert!(ip(&[&["-n", &self.names[0], "link", "set", "port"], with].concat()));
    }
}

impl Drop for Machines {
    fn drop(&mut self) {
        for name in &self.names {
            ip(&["netns", "delete", name]);
        }
    }
}

/// True if the system has done that.
fn ip(arguments: &[&str]) -> bool {
    let ended = Command::new("ip").args(arguments).stderr(Stdio::null()).status();
    ended.is_ok_and(|ended| ended.success())
}

/// A desk on the one machine and table 7 on the other, where somebody sits at that seat.
fn joined(machines: &Machines, folder: &Path, seat: &str) -> (Process, Process) {
    let [there, here] = &machines.names;
    let data = in_folder(folder, "desk");
    let mut desk = Process::on(
        there,
        "desk",
        &["hall", "--event", "Club Open", "--headless", "--data", &data],
    );
    desk.says("Tables can reach this desk at 10.77.0.1:7461");
    desk.types("code 7");
    let code = desk.gives_a_code();
    let (game, data) = (in_folder(folder, "game.txt"), in_folder(folder, "table-7"));
    let arguments = ["console", "--mute", "--table", &game, "--seat", seat, "--data", &data];
    // A default port is not typed.
    let joins = ["--hall", "10.77.0.1", "--code", &code];
    let mut table = Process::on(here, "table", &[&arguments[..], &joins].concat());
    desk.says("has the right code");
    desk.types("yes");
    table.says("The arbiter's desk is connected");
    knows(&mut desk, 7);
    (desk, table)
}

#[test]
fn a_pulled_cable_is_told_and_waiting_rulings_are_done_later() {
    let Some(machines) = Machines::new("pulled") else {
        println!("Not tried: this machine makes no network namespaces.");
        return;
    };
    let folder = folder();
    let (mut desk, mut table) = joined(&machines, folder.path(), "arbiter");
    machines.cable("down");
    table.says("The arbiter's desk is disconnected");
    desk.says("No contact: table 7");
    desk.types("7: stop clocks");
    desk.says("will be sent when it reconnects");
    machines.cable("up");
    table.says_all(&["The arbiter's desk is connected again", "The clocks are stopped"]);
    desk.says("Table 7: stops clocks, done");
}

#[test]
fn a_silent_cut_is_told_at_both_ends_and_journals_agree_later() {
    let Some(machines) = Machines::new("silent") else {
        println!("Not tried: this machine makes no network namespaces.");
        return;
    };
    let folder = folder();
    // Time enough, whatever else this machine has to do.
    let game = "time 3600\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n";
    std::fs::write(folder.path().join("game.txt"), game).unwrap();
    let (mut desk, mut table) = joined(&machines, folder.path(), "white");
    let game = game_of(Path::new(&in_folder(folder.path(), "table-7")));
    machines.switch(false);
    let cut = Instant::now();
    table.types("d4");
    table.says("David vier");
    table.types("correct e4");
    table.types("press");
    table.says("Clock pressed");
    desk.says("No contact: table 7");
    let desk_knows = cut.elapsed();
    table.says("The arbiter's desk is disconnected");
    let table_knows = cut.elapsed();
    println!("cut off without a word: told at the desk after {desk_knows:.1?}, at the table after {table_knows:.1?}");
    // The bound holds however busy this machine is.
    assert!(
        desk_knows.max(table_knows) < LEASE * 3,
        "{desk_knows:?}, {table_knows:?}"
    );
    desk.types("7: warn white late");
    desk.says("will be sent when it reconnects");
    table.types("offer draw");
    table.types("yes");
    table.says("Draw offered");
    // The least time.
    table.runs_for(Duration::from_secs(8).saturating_sub(cut.elapsed()));
    machines.switch(true);
    table.says("The arbiter's desk is connected again");
    desk.says("Table 7: warns White: late, done");
    let (_, entries) = is_equal_in_the_end(folder.path(), &mut desk, 7, &game);
    assert!(entries > 12, "{entries}");
}
