//! Every key of the catalogue in the real window of a locked game.

use super::{MOVES, locked};
use crate::arena::Arena;
use crate::run;
use crate::support::desktop::Desktop;
use crate::support::wait_until;
use crate::tally::Row;
use controls::catalogue::Control;
use controls::keymap::{Key, KeyName, first_keys};
use settings::KeyPreset;
use std::fs;
use std::time::{Duration, Instant};

/// The longest that a window may take for a request.
const PATIENCE: Duration = Duration::from_secs(20);

pub fn attack(arena: &Arena) -> Row {
    let mut row = Row::new("every key in a real window");
    let mut desktop = Desktop::start();
    let home = desktop.folder().join("room");
    fs::create_dir_all(&home).unwrap();
    fs::write(home.join("table.game"), locked(MOVES)).unwrap();
    let mut command = desktop.command(&arena.binary);
    command
        .args(["--table", "table.game", "--data", "data", "--lang", "en"])
        .current_dir(&home);
    command
        .env("PULSE_SERVER", "unix:/nonexistent")
        .env("SPEECHD_CMD", "/nonexistent");
    let mut program = desktop.launch(&mut command);
    // Titles begin with the players' names.
    desktop.focus_window(".*Annabella.*");
    let pid = program.pid();
    desktop
        .accessibility()
        .wait_for_tree(pid, "a board", |tree| (tree.len() > 64).then_some(()));
    let mut keys: Vec<Key> = Control::ALL
        .iter()
        .flat_map(|control| first_keys(*control, KeyPreset::English))
        .collect();
    keys.dedup();
    let games = || run::journals(&home.join("data"));
    let before = games();
    let mut chance = arena.chance(5);
    let mut pressed = 0;
    // In their order, and then by chance, with what a page asks answered by Enter.
    while pressed < keys.len() || (!arena.is_over() && pressed < 4 * keys.len()) {
        let key = if pressed < keys.len() {
            keys[pressed]
        } else {
            *chance.one(&keys)
        };
        pressed += 1;
        let since = desktop.key(&of_xdotool(key));
        desktop.key("Return");
        desktop.key("Escape");
        pause(Duration::from_millis(30));
        let ended = program.ended();
        let announced = desktop.accessibility().events(since);
        let told = announced
            .iter()
            .find(|event| event.text.contains("can move to") || event.text.contains("efended by"));
        let is_same = ended.is_none() && told.is_none() && games() == before;
        row.hold(is_same, || {
            format!(
                "{key}: {ended:?}, {:?}, {} games",
                told.map(|event| &event.text),
                games().len()
            )
        });
        if ended.is_some() {
            return row;
        }
    }
    // The locked game is still the one on the table: its last move or, if a key has made one, its names stand in the title.
    let title = wait_until("a title", PATIENCE, || {
        let tree = desktop.accessibility().tree(pid)?;
        tree.iter()
            .map(|node| node.name.clone())
            .find(|name| name.contains("Annabella"))
    });
    let whole = run::verify(arena, &home, &before[0]);
    row.hold(whole.is_good(), || format!("{title}: {}", whole.run.report()));
    row
}

fn pause(duration: Duration) {
    let until = Instant::now() + duration;
    while Instant::now() < until {
        std::thread::park_timeout(until.saturating_duration_since(Instant::now()));
    }
}

/// The key in xdotool's words.
fn of_xdotool(key: Key) -> String {
    let name = match key.name {
        KeyName::F(number) => format!("F{number}"),
        KeyName::Letter(letter) => letter.to_string(),
        KeyName::Digit(digit) => digit.to_string(),
        KeyName::Sign(',') => String::from("comma"),
        KeyName::Sign('+') => String::from("plus"),
        KeyName::Sign('-') => String::from("minus"),
        KeyName::Sign(sign) => sign.to_string(),
        KeyName::QuestionMark => String::from("question"),
        KeyName::Enter => String::from("Return"),
        KeyName::Space => String::from("space"),
        KeyName::Escape => String::from("Escape"),
        KeyName::Delete => String::from("Delete"),
        KeyName::Tab => String::from("Tab"),
        KeyName::Up => String::from("Up"),
        KeyName::Down => String::from("Down"),
        KeyName::Left => String::from("Left"),
        KeyName::Right => String::from("Right"),
        KeyName::Home => String::from("Home"),
        KeyName::End => String::from("End"),
        KeyName::PageUp => String::from("Prior"),
        KeyName::PageDown => String::from("Next"),
    };
    let held = [(key.ctrl, "ctrl+"), (key.shift, "shift+"), (key.alt, "alt+")];
    held.into_iter()
        .filter(|(is_held, _)| *is_held)
        .map(|(_, held)| held)
        .collect::<String>()
        + &name
}
