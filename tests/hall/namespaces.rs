//! Two machines as far as the network goes, and a cable between them that is pulled. Making them wants the superuser: without him it is said
//! that nothing was tried.

use std::process::{Command, Stdio};

use super::processes::{Process, folder, in_folder, knows};

/// Two namespaces with a cable between them; gone when this is.
struct Machines {
    names: [String; 2],
}

impl Machines {
    fn new() -> Option<Self> {
        let own = std::process::id();
        let names = ["desk", "table"].map(|name| format!("annabella-{name}-{own}"));
        let machines = Self { names };
        let [desk, table] = &machines.names;
        let (one, other) = (format!("one{own}"), format!("two{own}"));
        let made = ip(&["netns", "add", desk])
            && ip(&["netns", "add", table])
            && ip(&[
                "link", "add", &one, "netns", desk, "type", "veth", "peer", "name", &other, "netns", table,
            ])
            && ip(&["-n", desk, "link", "set", &one, "name", "cable"])
            && ip(&["-n", table, "link", "set", &other, "name", "cable"])
            && ip(&["-n", desk, "addr", "add", "10.77.0.1/24", "dev", "cable"])
            && ip(&["-n", table, "addr", "add", "10.77.0.2/24", "dev", "cable"])
            && machines.names.iter().all(|name| {
                ip(&["-n", name, "link", "set", "lo", "up"]) && ip(&["-n", name, "link", "set", "cable", "up"])
            });
        made.then_some(machines)
    }

    fn cable(&self, state: &str) {
        assert!(ip(&["-n", &self.names[1], "link", "set", "cable", state]));
    }
}

impl Drop for Machines {
    fn drop(&mut self) {
        for name in &self.names {
            ip(&["netns", "delete", name]);
        }
    }
}

/// Whether the system has done that.
fn ip(arguments: &[&str]) -> bool {
    let ended = Command::new("ip").args(arguments).stderr(Stdio::null()).status();
    ended.is_ok_and(|ended| ended.success())
}

#[test]
fn a_cable_that_is_pulled_is_told_at_both_ends_and_what_was_ruled_meanwhile_is_done_when_it_is_back() {
    let Some(machines) = Machines::new() else {
        println!("Not tried: this machine makes no network namespaces.");
        return;
    };
    let folder = folder();
    let [there, here] = &machines.names;
    let data = in_folder(folder.path(), "desk");
    let mut desk = Process::on(
        there,
        "desk",
        &["hall", "--event", "Club Open", "--headless", "--data", &data],
    );
    desk.says("This desk is reached at 10.77.0.1:7461");
    desk.types("code 7");
    let code = desk.gives_a_code();
    let (game, data) = (in_folder(folder.path(), "game.txt"), in_folder(folder.path(), "table"));
    let arguments = [
        "console", "--mute", "--table", &game, "--seat", "arbiter", "--data", &data,
    ];
    // Nobody types a port where all is as it comes.
    let joins = ["--hall", "10.77.0.1", "--code", &code];
    let mut table = Process::on(here, "table", &[&arguments[..], &joins].concat());
    desk.says("has the right code");
    desk.types("yes");
    table.says("The arbiter's desk is connected");
    knows(&mut desk, 7);

    machines.cable("down");
    table.says("The arbiter's desk is away");
    desk.says("Not heard of: table 7");
    desk.types("7: stop clocks");
    desk.says("goes out when it is back");
    machines.cable("up");
    table.says("The arbiter's desk is back");
    table.says("The clocks are stopped");
    desk.says("Table 7: stops clocks, done");
}
