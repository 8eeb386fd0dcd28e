//! Evenings by ear as files, one step a line (`tests/evenings`): `make heard` walks all of them, beside Orca and with the built-in voice
//! alone, and prints how many steps were silent, said something twice, were cut or were long. Each transcript stands in the tests' folder
//! of the build. At an event (`event`) the built-in voice is rendered for the headphones, past the pretended speech-dispatcher that
//! listens here: only its screen reader is heard.

use super::evening::Evening;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The evening that is walked unless `HEARD` names others: without a screen reader, and the shortest.
const SHORTEST: &str = "own-voice+voice";

/// An evening's file or what belongs to it.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/evenings").join(name)
}

/// An evening on an empty folder of games: `start` begins it.
fn begin(name: &str, is_alone: bool) -> Evening {
    if is_alone {
        Evening::without_reader(name)
    } else {
        Evening::begin(name)
    }
}

/// Orca's keys for the title of the window and for the focus.
const TITLE: &str = "Insert+KP_Enter";
const FOCUS: &str = "KP_Enter";

/// Takes one step of a file. Lines are `key KEY`, `keys KEY KEY` (at once), `line TEXT`, `type TEXT`, `wait SECONDS`, `activate WINDOW`,
/// `title` and `focus` (asked of the screen reader), `away` and `back` (another program), `run`, and `hears WORDS`: heard since the last `step`.
fn walk(evening: &mut Evening, line: &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.replace("FILE", &file("alone.pgn").display().to_string());
    let rest = rest.replace("EVENINGS", &file("").display().to_string());
    match word {
        "run" => drop(evening.start("the program is started again")),
        "key" if rest == "alt+F4" => evening.close(),
        // A question before the end is answered, if there is one.
        "key" if evening.has_ended() => {}
        "key" | "keys" => drop(evening.key(&rest)),
        "title" => evening.ask_reader(word, TITLE),
        "focus" => evening.ask_reader(word, FOCUS),
        "hears" => evening.hears(&rest),
        "away" => evening.leave(),
        "back" => drop(evening.step("and gives it back", |evening| {
            evening.room.desktop.focus_window(".*Annabella");
        })),
        "line" => drop(evening.line(&rest)),
        "type" => evening.quietly(line, |evening| {
            evening.room.desktop.type_text(&rest);
        }),
        "wait" => {
            let seconds = Duration::from_secs(rest.parse().unwrap());
            evening.quietly(line, |_| std::thread::park_timeout(seconds));
        }
        // The screen may have room for one board only.
        "activate" if !evening.has_window(&rest) => evening.quietly(format!("{line}: not there"), |_| {}),
        "activate" => drop(evening.step(line, |evening| {
            evening.room.desktop.focus_window(&format!(".*{rest}.*"));
        })),
        _ => panic!("no step: {line}"),
    }
}

/// Walks a file and returns a row for each of its beginnings; `+voice` behind the name is without a screen reader.
fn walked(name: &str) -> String {
    let (stem, is_alone) = name.strip_suffix("+voice").map_or((name, false), |stem| (stem, true));
    let text = std::fs::read_to_string(file(&format!("{stem}.txt"))).unwrap();
    let table = file(&format!("{stem}.game"));
    let table = table.exists().then(|| table.display().to_string());
    let more: Vec<&str> = table.iter().flat_map(|table| ["--table", table.as_str()]).collect();
    let mut rows = String::new();
    let mut evening: Option<Evening> = None;
    let mut task = "";
    let mut beginnings = 0;
    for line in text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        if let Some(of_a_person) = line.strip_prefix("step ") {
            task = of_a_person;
            if let Some(evening) = &mut evening {
                evening.set_task(task);
            }
        } else if line == "start" {
            rows += &evening.take().map(|evening| evening.row()).unwrap_or_default();
            beginnings += 1;
            let mut new = begin(&format!("{name}-{beginnings}"), is_alone);
            new.set_task(task);
            new.start_with("the program is started", &more);
            evening = Some(new);
        } else {
            walk(evening.as_mut().unwrap(), line);
        }
    }
    let last = evening.unwrap();
    if name == SHORTEST {
        last.is_heard_once();
    }
    if !is_alone {
        last.has_heard_all();
    }
    rows + &last.row()
}

#[test]
fn each_step_of_an_evening_is_heard_once() {
    let names = std::env::var("HEARD").unwrap_or_else(|_| String::from(SHORTEST));
    let rows: String = names.split_whitespace().map(walked).collect();
    println!("{}{rows}", Evening::HEADING);
}

/// The list of twenty steps for a person with NVDA is what is played beside a screen reader, word for word:
/// `UPDATE_EXPECT=1 cargo test --test e2e twenty` writes it anew.
#[test]
fn the_twenty_steps_to_read_are_those_that_are_played() {
    let played = std::fs::read_to_string(file("windows.txt")).unwrap();
    let steps = played.lines().filter_map(|line| line.strip_prefix("step "));
    let numbered = steps
        .enumerate()
        .map(|(at, step)| format!("{}. {step} Heard:\n", at + 1));
    let list: String = numbered.collect();
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/windows.md");
    let written = std::fs::read_to_string(&page).unwrap();
    let begin = written.find("\n1. Windows+R").unwrap() + 1;
    let end = begin + written[begin..].find("\n\n").unwrap() + 1;
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&page, format!("{}{list}{}", &written[..begin], &written[end..])).unwrap();
    } else {
        assert_eq!(
            &written[begin..end],
            list,
            "docs/windows.md has other steps than tests/evenings/windows.txt"
        );
    }
}
