//! Half the hall is cut off without a word, and comes back: the desk and one half stand in a namespace of their own, the other half in another
//! behind a switch that lets nothing through any more. Each half is a process of its own.

use super::{DeskProcess, Hall, Made, PATIENCE, folder, is_complete, tables};
use crate::figures::{Bench, Figure, Goal};
use crate::program;
use link::Address;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::{Duration, Instant};

/// Set for a process that is one half: the folder of the event, the first and the last of its tables, how many all have, and
/// the desk's address.
pub const HALF: &str = "ANNABELLA_BENCH_HALF_A_HALL";

/// Two namespaces and a switch between them; gone when this is.
struct Machines {
    near: String,
    far: String,
    port: String,
}

impl Machines {
    fn new() -> Option<Self> {
        let own = std::process::id();
        let machines = Self {
            near: format!("annabella-near-{own}"),
            far: format!("annabella-far-{own}"),
            port: format!("port{own}"),
        };
        let Self { near, far, port } = &machines;
        let made = ip(&["netns", "add", near])
            && ip(&["netns", "add", far])
            // With an address of its own: otherwise it takes one of its ports', changes it with them, and forgets at the cut where everybody is,
            // which no switch in another corner of the hall makes a desk do.
            && ip(&["-n", near, "link", "add", "switch", "address", "02:00:00:00:00:01", "type", "bridge"])
            && ip(&["-n", near, "addr", "add", "10.78.0.1/24", "dev", "switch"])
            && ip(&[
                "link", "add", port, "netns", near, "type", "veth", "peer", "name", "cable", "netns", far,
            ])
            // Another room's switch: the desk's own cable has its light on all the while. Where it went out the system would look for everybody
            // anew and hold back, for all, what is to go to those who do not answer: with a full buffer nobody is told anything for seconds.
            && ip(&["-n", near, "link", "add", "room", "type", "veth", "peer", "name", "light"])
            && ip(&["-n", near, "link", "set", "room", "master", "switch"])
            // Without the switch its port is to be silent, and not to answer for the machine that it is in.
            && ip(&["-n", near, "link", "set", port, "arp", "off"])
            && machines.lets_through(true)
            && ip(&["-n", far, "addr", "add", "10.78.0.2/24", "dev", "cable"])
            && [
                (near, "lo"),
                (near, "switch"),
                (near, port),
                (near, "room"),
                (near, "light"),
                (far, "lo"),
                (far, "cable"),
            ]
            .iter()
            .all(|(name, device)| ip(&["-n", name, "link", "set", device, "up"]));
        made.then_some(machines)
    }

    /// The cable stays in its socket: nobody is told.
    fn lets_through(&self, does: bool) -> bool {
        let with: &[&str] = if does { &["master", "switch"] } else { &["nomaster"] };
        ip(&[&["-n", &self.near, "link", "set", &self.port], with].concat())
    }

    fn on(name: &str, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", name]).arg(program);
        command
    }
}

impl Drop for Machines {
    fn drop(&mut self) {
        for name in [&self.near, &self.far] {
            ip(&["netns", "delete", name]);
        }
    }
}

fn ip(arguments: &[&str]) -> bool {
    let ended = Command::new("ip").args(arguments).stderr(Stdio::null()).status();
    ended.is_ok_and(|ended| ended.success())
}

/// One half, as a process.
struct Half {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<(Instant, String)>,
}

impl Half {
    fn on(machine: &str, data: &Path, (first, last, all): (u32, u32, u32), at: &Address, nice: u8) -> Self {
        let what = format!("{} {first} {last} {all} {}", data.display(), at.0);
        let mut child = Machines::on(machine, "nice")
            .args(["-n", &nice.to_string()])
            .arg(std::env::current_exe().unwrap())
            .env(HALF, what)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (tell, lines) = mpsc::channel();
        std::thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                tell.send((Instant::now(), line)).ok();
            }
        });
        Self {
            stdin: child.stdin.take().unwrap(),
            child,
            lines,
        }
    }

    fn asks(&mut self, what: &str) {
        writeln!(self.stdin, "{what}").unwrap();
    }

    /// The rest of its line after that word.
    fn says(&self, word: &str) -> (Instant, String) {
        loop {
            let (at, line) = self.lines.recv_timeout(PATIENCE * 3).expect(word);
            if let Some(rest) = line.strip_prefix(word) {
                return (at, rest.trim().to_owned());
            }
        }
    }
}

/// The process of one half.
pub fn half(what: &str) {
    let words: Vec<&str> = what.split(' ').collect();
    let [data, first, last, all, at] = words[..] else {
        panic!("{what}")
    };
    let numbers = first.parse().unwrap()..=last.parse().unwrap();
    let (made, _, store) = Made::of(Path::new(data), all.parse().unwrap());
    drop(store);
    let (mut hall, _) = Hall::open(made, numbers, &Address(at.to_owned()));
    hall.plays_alone = true;
    hall.all_come_in();
    // One of them listens as a desk would: there are not two of the same.
    let listens = (first == "1").then(|| hall.listener());
    println!("in");
    let (tell, asked) = mpsc::channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            tell.send(line).ok();
        }
    });
    let mut all_see = true;
    loop {
        hall.pass();
        let see = hall.tables.iter().filter(|table| table.sees_desk).count();
        if all_see != (see == hall.tables.len()) {
            all_see = !all_see;
            println!("{}", if all_see { "back" } else { "lost" });
        }
        match asked.try_recv().as_deref() {
            Ok("mark") => {
                hall.sent.clear();
                let dropped = listens.as_ref().map_or(0, |(_, heard)| heard.try_iter().count());
                println!("marked {dropped}");
            }
            Ok("ways") => {
                let ways = listens
                    .as_ref()
                    .map_or_else(Vec::new, |(_, heard)| hall.ways(heard, |_| true));
                let ways: Vec<String> = ways.iter().map(|way| way.as_micros().to_string()).collect();
                println!("ways {}", ways.join(" "));
            }
            Ok("stop") => hall.is_stepping = false,
            Ok("told") => {
                let told: usize = hall.tables.iter().map(|table| table.told).sum();
                println!("told {told}");
            }
            Ok(_) | Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return,
        }
    }
}

pub fn measure(bench: &mut Bench) {
    let Some(machines) = Machines::new() else {
        assert!(bench.is_short, "Network namespaces are made by the superuser only.");
        println!("  Not tried: network namespaces are made by the superuser only.");
        return;
    };
    let seconds = |full, short| Duration::from_secs(bench.either(full, short));
    let cut_lasts = seconds(15, 1);
    let tables = tables(bench);
    let half = tables / 2;
    let folder = folder();
    let folder = folder.path();
    let data = folder.join("cut");
    drop(Made::new(&data, tables));
    let copies = ["near", "far"].map(|name| {
        let copy = folder.join(name);
        let (from, to) = (data.join("events"), copy.join("events"));
        std::fs::create_dir_all(&to).unwrap();
        for file in std::fs::read_dir(from).unwrap().flatten() {
            if file.path().is_file() {
                std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
            }
        }
        copy
    });
    let at = Address(String::from("10.78.0.1:7461"));
    let mut desk = DeskProcess::by(&mut Machines::on(&machines.near, program::path()), &data, &at, &[]).reached();
    let mut near = Half::on(&machines.near, &copies[0], (1, half, tables), &at, 0);
    near.says("in");
    // They have processors of their own in a hall: what they do while nobody hears them takes nothing from the desk and the others.
    let mut far = Half::on(&machines.far, &copies[1], (half + 1, tables, tables), &at, 15);
    far.says("in");
    std::thread::sleep(seconds(5, 1));
    let ways = |half: &mut Half, time: Duration| {
        half.asks("mark");
        half.says("marked");
        std::thread::sleep(time);
        half.asks("ways");
        let (_, ways) = half.says("ways");
        let micros = ways.split_whitespace().map(|way| way.parse().unwrap());
        micros.map(Duration::from_micros).collect::<Vec<_>>()
    };
    // The news that the others were not heard of before they came in does not matter.
    desk.lines.try_iter().for_each(drop);
    let before = Figure::times("Before: an entry over the desk to another", &ways(&mut near, cut_lasts));
    assert!(machines.lets_through(false));
    let cut = Instant::now();
    let meanwhile = ways(&mut near, cut_lasts);
    let (lost, _) = far.says("lost");
    let told = desk.says("No contact", Duration::from_secs(1)).map(|(at, _)| at - cut);
    println!(
        "  {half} of {tables} tables are cut off: the first of them knows after {:.1?}, the desk after {told:.1?}; {} entries of the others",
        lost - cut,
        meanwhile.len()
    );
    far.lines.try_iter().for_each(drop);
    assert!(machines.lets_through(true));
    let healed = Instant::now();
    let back = loop {
        let (at, _) = far.says("back");
        std::thread::sleep(Duration::from_millis(500));
        if !far.lines.try_iter().any(|(_, line)| line.starts_with("lost")) {
            break at;
        }
    };
    let mut all = 0;
    for half in [&mut near, &mut far] {
        half.asks("stop");
        half.asks("told");
        all += half.says("told").1.parse::<u64>().unwrap();
    }
    // Missing entries are asked for within a second or two.
    std::thread::sleep(seconds(10, 2));
    desk.kill();
    is_complete(&data, all);
    for mut half in [near, far] {
        drop(half.stdin);
        half.child.wait().unwrap();
    }
    let name = format!("{half} of {tables} tables cut off silently: an entry of the others meanwhile");
    let meanwhile = Figure::times(&name, &meanwhile).goal(Goal::P99(20.0)).against(&before);
    let name = format!("{half} tables are back after the cut");
    let back = Figure::times(&name, &[back.saturating_duration_since(healed)]);
    bench
        .figures
        .extend([before, meanwhile, back.goal(Goal::Median(5_000.0))]);
}
