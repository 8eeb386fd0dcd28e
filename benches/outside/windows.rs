//! Keys, starts, memory and a running clock, measured at real windows.

use crate::figures::{Bench, Figure, Goal, Unit};
use crate::program::{self, GAME, HOME, READER, TIMED};
use crate::support::accessibility::BusEvent;
use crate::support::desktop::Desktop;
use atspi::{Role, State};
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

const DEADLINE: Duration = Duration::from_secs(5);
/// Longer than any frame: the next key meets a program at rest.
const PAUSE: Duration = Duration::from_millis(70);
/// Longer than messages for a reader are gathered.
const QUIET: Duration = Duration::from_millis(300);

/// From the start of the process to the 64 cells on the accessibility bus, turn by turn with the references.
pub fn start(bench: &mut Bench) {
    let mut desktop = program::desktop();
    let (mut ours, mut probes) = (Vec::new(), Vec::new());
    for _ in 0..bench.either(9, 1) {
        let mut probe = program::probe(&desktop);
        probes.push(program::wait_for_board(&mut desktop, &mut probe));
        drop(probe);
        let (mut program, data) = program::annabella(&desktop, HOME, READER, &[]);
        ours.push(program::wait_for_board(&mut desktop, &mut program));
        drop(program);
        std::fs::remove_dir_all(data).ok();
    }
    let probes = Figure::times("start to 64 cells: the probe window", &probes);
    let ours = Figure::times("start to 64 cells", &ours)
        .goal(Goal::Median(350.0))
        .against(&probes);
    bench.figures.extend([probes, ours]);
}

/// Arrows and typed moves of a whole game, and what is resident after it.
pub fn keys(bench: &mut Bench) {
    let (count, plies) = bench.either((80, GAME.len()), (4, 2));
    let mut desktop = program::desktop();
    let probe = {
        let mut program = program::probe(&desktop);
        program::wait_for_board(&mut desktop, &mut program);
        desktop.focus_window("Probe");
        std::thread::sleep(QUIET);
        let times = arrows(&mut desktop, count);
        let memory = program::resident(program.pid());
        (times, memory)
    };
    let (mut program, data) = program::annabella(&desktop, HOME, READER, &[]);
    let pid = program.pid();
    program::wait_for_board(&mut desktop, &mut program);
    program::wait_for_second_window(&desktop);
    program::focus_root(&desktop);
    std::thread::sleep(QUIET);
    to_the_board(&mut desktop, pid);
    let times = arrows(&mut desktop, count);
    let reference = Figure::times("arrow to focus event: the probe window", &probe.0);
    let ours = Figure::times("arrow to focus event", &times)
        .goal(Goal::P95(16.0))
        .against(&reference);
    bench.figures.extend([reference, ours]);

    to_the_move_line(&mut desktop, pid);
    let (mut moves, mut syncs) = (Vec::new(), Vec::new());
    for (ply, san) in GAME.iter().take(plies).enumerate() {
        let line = if ply % 2 == 0 {
            (*san).to_owned()
        } else {
            format!("black: {san}")
        };
        type_line(&mut desktop, &line);
        let pressed = desktop.key("Return");
        let is_said = |event: &BusEvent| event.kind == "object:announcement";
        let bus = desktop.accessibility();
        let said = bus.wait_for(&format!("what is said of {line}"), pressed, DEADLINE, is_said);
        moves.push(said.at - pressed);
        std::thread::sleep(QUIET);
        syncs.push(sync(&data));
    }
    let syncs = Figure::times("one fsync in the journal's folder", &syncs);
    let beyond = syncs.p95() + 30.0;
    let moves = Figure::times("typed move, written, to announcement", &moves)
        .goal(Goal::P95((beyond * 10.0).round() / 10.0))
        .against(&syncs);
    bench.figures.extend([syncs, moves]);

    let reference = Figure::new("resident: the probe window", Unit::Megabytes, vec![probe.1]);
    let ours = Figure::new(
        &format!("resident after {plies} plies, two windows"),
        Unit::Megabytes,
        vec![program::resident(pid)],
    )
    .goal(Goal::Median(130.0))
    .against(&reference);
    bench.figures.extend([reference, ours]);
    drop(program);
    std::fs::remove_dir_all(data).ok();
}

/// Processor time of a clock that runs in both windows, side by side; then two windows of the same sizes with nothing in
/// them, drawn once a second by the graphics library. One after the other: a window that is covered is not drawn.
pub fn running_clock(bench: &mut Bench) {
    let time = Duration::from_secs(bench.either(30, 1));
    let mut desktop = program::desktop();
    let (mut program, data) = program::annabella(&desktop, TIMED, READER, &[]);
    program::wait_for_board(&mut desktop, &mut program);
    program::wait_for_second_window(&desktop);
    let [running] = processor_times([program.pid()], time);
    drop(program);
    std::fs::remove_dir_all(data).ok();
    let empty = ["0 1184 836", "1200 1184 836"].map(|place| program::empty(&desktop, place));
    let drawn = processor_times([empty[0].pid(), empty[1].pid()], time);
    let figure = |name: &str, value: f64| Figure::new(name, Unit::Percent, vec![value]);
    let drawn = figure(
        "processor: two empty windows of the graphics library, drawn once a second",
        drawn.iter().sum(),
    );
    let ours = figure("processor: a running clock, two windows", running)
        .goal(Goal::Median(1.0))
        .against(&drawn);
    bench.figures.extend([drawn, ours]);
}

/// Processor time of these processes over that time, in per cent of it.
fn processor_times<const N: usize>(pids: [u32; N], time: Duration) -> [f64; N] {
    std::thread::sleep(Duration::from_secs(2));
    let before = pids.map(program::processor_time);
    let started = Instant::now();
    std::thread::sleep(time);
    let after = pids.map(program::processor_time);
    std::array::from_fn(|at| (after[at] - before[at]) / started.elapsed().as_secs_f64() * 100.0)
}

/// Up, right, down, left: each is a new cell, from wherever the cursor stands in the middle.
fn arrows(desktop: &mut Desktop, count: usize) -> Vec<Duration> {
    let mut times = Vec::new();
    for key in ["Up", "Right", "Down", "Left"].into_iter().cycle().take(count) {
        let pressed = desktop.key(key);
        let is_focus = |event: &BusEvent| event.kind == "object:state-changed:focused" && event.detail == 1;
        let bus = desktop.accessibility();
        times.push(bus.wait_for("the focus on a cell", pressed, DEADLINE, is_focus).at - pressed);
        std::thread::sleep(PAUSE);
    }
    times
}

/// Types into whatever has the focus, and waits until it has arrived.
pub fn type_line(desktop: &mut Desktop, line: &str) {
    desktop.type_text(line);
    // xdotool waits 8 ms around every letter.
    let letters = u32::try_from(line.chars().count()).unwrap();
    std::thread::sleep(Duration::from_millis(16) * letters + PAUSE * 2);
}

pub fn to_the_board(desktop: &mut Desktop, pid: u32) {
    turn_panes_to(desktop, pid, "a cell of the board", |role| role == Role::ListItem);
}

pub fn to_the_move_line(desktop: &mut Desktop, pid: u32) {
    turn_panes_to(desktop, pid, "the move line", |role| role == Role::Entry);
}

fn turn_panes_to(desktop: &mut Desktop, pid: u32, what: &str, fits: impl Fn(Role) -> bool) {
    for _ in 0..10 {
        let tree = desktop
            .accessibility()
            .wait_for_tree(pid, "a tree", |tree| Some(tree.to_vec()));
        if tree.iter().any(|node| node.is(State::Focused) && fits(node.role)) {
            return;
        }
        desktop.key("F6");
        std::thread::sleep(QUIET);
    }
    panic!("F6 did not come to {what}.");
}

pub fn sync(folder: &Path) -> Duration {
    let mut file = File::options()
        .create(true)
        .append(true)
        .open(folder.join("sync"))
        .unwrap();
    file.write_all(&[7; 512]).unwrap();
    let before = Instant::now();
    file.sync_data().unwrap();
    before.elapsed()
}
