//! SIGKILL at random moments, in play and while opening, at the console and in a real window. Afterwards every move that was
//! acknowledged is there, the journal is whole, and the clocks stand at the last sign of life.

use crate::arena::{Arena, Chance};
use crate::run::{self, Talk};
use crate::support::accessibility::BusEvent;
use crate::support::desktop::Desktop;
use crate::support::wait_until;
use crate::tally::{Row, Tally};
use serde_json::Value;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

const TABLE: &str = "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\n";

/// The sum of both clocks at the start, in milliseconds.
const BOTH_MS: i64 = 600_000;

/// A heartbeat a second, and what a busy machine makes of it.
const HEARTBEAT_MS: i64 = 1_000 + 500;

/// The longest play before the kill, in milliseconds.
const PLAY_MS: u64 = 2_500;

pub fn attack(arena: &Arena, tally: &mut Tally) {
    let game = Game::learned(arena);
    let mut rows = Rows::default();
    let mut chance = arena.chance(1);
    let end = arena.share(0.55);
    while Instant::now() < end {
        killed_in_play(arena, &game, &mut chance, &mut rows);
    }
    let mut opening = Row::new("kills while opening a stored game: nothing lost, whole");
    killed_while_opening(arena, &game, &mut chance, arena.share(0.35), &mut opening);
    let mut window = Row::new("kills in a window: every acknowledged move, whole");
    let mut window_opening = Row::new("kills while a window opens: nothing lost, whole");
    killed_in_a_window(arena, &game, &mut chance, [&mut window, &mut window_opening]);
    for row in [rows.moves, rows.clocks, rows.again, opening, window, window_opening] {
        tally.push(row);
    }
}

struct Rows {
    moves: Row,
    clocks: Row,
    again: Row,
}

impl Default for Rows {
    fn default() -> Self {
        Self {
            moves: Row::new("kills at the console: every acknowledged move, whole"),
            clocks: Row::new("  then both clocks stand at the last sign of life"),
            again: Row::new("  then a plain start puts that game on the table"),
        }
    }
}

/// Moves that are each answered with one line, and those lines.
struct Game {
    san: Vec<String>,
    answers: Vec<String>,
}

impl Game {
    /// Quiet moves by chance; what answers them is learned from a game played to its end.
    fn learned(arena: &Arena) -> Self {
        let san = quiet_moves(&mut arena.chance(0), 60);
        let home = tempfile::tempdir().unwrap();
        let mut talk = Talk::start(&mut run::new_table(arena, home.path(), TABLE));
        for ply in 0..san.len() {
            talk.send(&line(&san, ply));
        }
        let answers: Vec<String> = talk.close().out().lines().map(str::to_owned).collect();
        assert_eq!(answers.len(), san.len(), "one answer to each move: {answers:#?}");
        Self { san, answers }
    }

    /// The number of moves these lines acknowledge, in their order.
    fn acknowledged(&self, lines: impl Iterator<Item = String>) -> usize {
        let mut count = 0;
        for line in lines {
            count += usize::from(self.answers.get(count).is_some_and(|answer| line.contains(answer)));
        }
        count
    }

    /// Checks that the file is whole and has those moves, at least as many as were acknowledged; the error says why not.
    fn must_be_in(&self, arena: &Arena, home: &Path, file: &Path, acknowledged: usize) -> Result<(), String> {
        let verdict = run::verify(arena, home, file);
        if !verdict.is_good() {
            return Err(format!("verify: {}", verdict.run.report()));
        }
        let stored = run::moves(arena, home, file);
        if stored.len() < acknowledged || !self.san.starts_with(&stored) {
            return Err(format!("{acknowledged} acknowledged, stored: {stored:?}"));
        }
        Ok(())
    }
}

fn quiet_moves(chance: &mut Chance, count: usize) -> Vec<String> {
    let mut position = Chess::default();
    let mut seen = vec![position.clone()];
    let mut moves = Vec::new();
    while moves.len() < count {
        let legal = position.legal_moves();
        let by_chance = legal[chance.place(legal.len())];
        let mut after = position.clone();
        after.play_unchecked(by_chance);
        let is_quiet = !by_chance.is_capture() && !by_chance.is_castle() && !by_chance.is_promotion();
        if is_quiet && !after.is_check() && !seen.contains(&after) {
            moves.push(SanPlus::from_move(position.clone(), by_chance).to_string());
            seen.push(after.clone());
            position = after;
        }
    }
    moves
}

/// The line that is typed for the move of that ply.
fn line(san: &[String], ply: usize) -> String {
    let side = if ply.is_multiple_of(2) { "" } else { "black: " };
    format!("{side}{}", san[ply])
}

fn killed_in_play(arena: &Arena, game: &Game, chance: &mut Chance, rows: &mut Rows) {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let mut talk = Talk::start(&mut run::new_table(arena, home, TABLE));
    let at = Instant::now() + Duration::from_millis(chance.below(PLAY_MS));
    // Half of the games are typed without waiting for answers, and some stand still for a while.
    let waits = chance.below(2) == 0;
    let think = Duration::from_millis(chance.below(80));
    let runs = talk_until(&mut talk, at, "start", waits, |answer| {
        answer.starts_with("Clock running")
    });
    let started = runs.then(Instant::now);
    let mut ply = 0;
    while ply < game.san.len() && Instant::now() < at {
        let answer = &game.answers[ply];
        talk_until(&mut talk, at, &line(&game.san, ply), waits, |heard| heard == answer);
        ply += 1;
        if waits {
            pause(think.min(at.saturating_duration_since(Instant::now())));
        }
    }
    pause(at.saturating_duration_since(Instant::now()));
    let killed = Instant::now();
    let dead = talk.kill();
    let acknowledged = game.acknowledged(dead.heard.iter().map(run::Line::text));
    let files = run::journals(&home.join("data"));
    let Some(file) = files.first() else {
        rows.moves.hold(acknowledged == 0, || "there is no journal".to_owned());
        return;
    };
    let found = game.must_be_in(arena, home, file, acknowledged);
    rows.moves.hold(found.is_ok(), || found.unwrap_err());
    // A plain start afterwards.
    let arguments = ["console", "--data", "data", "--mute", "--lang", "en"];
    let before = entries(arena, home, file).len();
    let reopened = run::run(&mut arena.command(home, arguments), "clocks\nlast\n");
    if acknowledged > 0 {
        let stored = run::moves(arena, home, file);
        let last = &game.answers[stored.len() - 1];
        let is_that_game = reopened.out().trim_end().ends_with(last.as_str());
        rows.again
            .hold(is_that_game && run::journals(&home.join("data")).len() == 1, || {
                format!("{last:?} was the last move, but: {}", reopened.report())
            });
    }
    if let Some(started) = started {
        let since = entries(arena, home, file).split_off(before);
        let used = i64::try_from(killed.duration_since(started).as_millis()).unwrap();
        let stand = clocks_stand(&since, used);
        let told = reopened.out().contains("The clocks are stopped.");
        rows.clocks.hold(stand.is_ok() && told, || {
            format!("{:?}: {}", stand.err(), reopened.report())
        });
    }
}

/// Types that and, if it waits, hears the answer, but not longer than until then; whether it was heard.
fn talk_until(talk: &mut Talk, until: Instant, line: &str, waits: bool, fits: impl Fn(&str) -> bool) -> bool {
    let from = talk.heard.len();
    talk.send(line);
    waits && talk.wait_for(from, until, fits).is_some()
}

/// The entries of a journal as lines of JSON.
fn entries(arena: &Arena, home: &Path, file: &Path) -> Vec<Value> {
    let lines = run::journal(arena, home, file, &["--export", "jsonl"]).out();
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_default())
        .collect()
}

/// The entries written at the restart stop both clocks, and what they show is what was used, less at most a heartbeat.
fn clocks_stand(entries: &[Value], used_ms: i64) -> Result<(), String> {
    let stopped = entries.iter().find(|entry| entry["name"] == "clocks_stopped");
    let stopped = stopped.ok_or_else(|| format!("no clocks_stopped in {entries:?}"))?;
    let left = |key: &str| stopped[key].as_i64().unwrap_or(i64::MAX / 4);
    let shown = BOTH_MS - left("white_ms") - left("black_ms");
    // The clock had been running for a moment before "running" was read here.
    let is_near = shown <= used_ms + 200 && shown >= used_ms - HEARTBEAT_MS;
    is_near
        .then_some(())
        .ok_or_else(|| format!("used {used_ms} ms, shown as used {shown} ms"))
}

fn pause(duration: Duration) {
    let until = Instant::now() + duration;
    while Instant::now() < until {
        std::thread::park_timeout(until.saturating_duration_since(Instant::now()));
    }
}

fn killed_while_opening(arena: &Arena, game: &Game, chance: &mut Chance, end: Instant, row: &mut Row) {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let mut talk = Talk::start(&mut run::new_table(arena, home, TABLE));
    talk.ask("start", |answer| answer.starts_with("Clock running"));
    for ply in 0..20 {
        talk.ask(&line(&game.san, ply), |heard| heard == game.answers[ply]);
    }
    talk.kill();
    let file = run::journals(&home.join("data")).remove(0);
    let plain: &[&str] = &["console", "--data", "data", "--mute", "--lang", "en"];
    let named = [
        "console",
        "--open",
        file.to_str().unwrap(),
        "--data",
        "data",
        "--mute",
        "--lang",
        "en",
    ];
    // The time that opening takes, so that the moments are spread over it.
    let took = run::run(&mut arena.command(home, plain), "").took;
    let micros = u64::try_from(took.as_micros()).unwrap() * 5 / 4;
    while Instant::now() < end {
        let arguments = if chance.below(2) == 0 { plain } else { &named };
        let mut talk = Talk::start(&mut arena.command(home, arguments));
        // A clock that runs is stopped in the next opening; so there is something to write in each.
        talk.send("start");
        pause(Duration::from_micros(chance.below(micros)));
        talk.kill();
        let found = game.must_be_in(arena, home, &file, 20);
        let files = run::journals(&home.join("data"));
        row.hold(found.is_ok() && files.len() == 1, || {
            format!("{:?}, {files:?}", found.err())
        });
    }
}

/// The same in a window on a screen of its own.
fn killed_in_a_window(arena: &Arena, game: &Game, chance: &mut Chance, [play, opening]: [&mut Row; 2]) {
    let mut desktop = Desktop::start();
    while !arena.is_over() {
        let home = tempfile::tempdir_in(desktop.folder()).unwrap();
        let home = home.path().to_owned();
        fs::create_dir_all(&home).unwrap();
        fs::write(home.join("table.game"), TABLE).unwrap();
        let mut command = in_window(arena, &desktop, &home, &["--table", "table.game"]);
        let since = Instant::now();
        let program = desktop.launch(&mut command);
        desktop.focus_window("[^(]*Annabella");
        let pid = program.pid();
        desktop
            .accessibility()
            .wait_for_tree(pid, "a board", |tree| (tree.len() > 64).then_some(()));
        let at = Instant::now() + Duration::from_millis(chance.below(4_000));
        let mut ply = 0;
        while Instant::now() < at && ply < game.san.len() {
            desktop.type_text(&line(&game.san, ply));
            desktop.key("Return");
            ply += 1;
            pause(Duration::from_millis(chance.below(400)).min(at.saturating_duration_since(Instant::now())));
        }
        killed(program);
        let announced = desktop.accessibility().events(since).into_iter();
        let announced = announced.filter(|event: &BusEvent| event.kind == "object:announcement");
        let acknowledged = game.acknowledged(announced.map(|event| event.text));
        held_in(arena, game, &home, acknowledged, play);
        // The same game is opened again, and killed while it opens.
        let stored = acknowledged;
        for _ in 0..3 {
            let program = desktop.launch(&mut in_window(arena, &desktop, &home, &[]));
            pause(Duration::from_millis(chance.below(600)));
            killed(program);
            held_in(arena, game, &home, stored, opening);
        }
    }
}

fn held_in(arena: &Arena, game: &Game, home: &Path, acknowledged: usize, row: &mut Row) {
    let files = run::journals(&home.join("data"));
    let found = match files.as_slice() {
        [] if acknowledged == 0 => Ok(()),
        [file] => game.must_be_in(arena, home, file, acknowledged),
        files => Err(format!("{} journals, {acknowledged} acknowledged", files.len())),
    };
    row.hold(found.is_ok(), || found.unwrap_err());
}

fn in_window(arena: &Arena, desktop: &Desktop, home: &Path, arguments: &[&str]) -> Command {
    let mut command = desktop.command(&arena.binary);
    command
        .args(arguments)
        .args(["--data", "data", "--lang", "en"])
        .current_dir(home);
    command
        .env("PULSE_SERVER", "unix:/nonexistent")
        .env("ALSA_CONFIG_PATH", home.join("asound.conf"))
        .env("SPEECHD_CMD", "/nonexistent")
        .env("SPEECHD_ADDRESS", "unix_socket:/nonexistent");
    command
}

fn killed(mut program: crate::support::desktop::Program) {
    let line = format!("kill -s KILL {}", program.pid());
    Command::new("sh").args(["-c", &line]).status().unwrap();
    wait_until("the end", Duration::from_secs(10), || program.ended());
}
