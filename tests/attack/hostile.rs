//! Hostile files for each reader, with bounds of time and memory, and nothing raw of them in a terminal.

use crate::arena::{Arena, SLOWER};
use crate::commands;
use crate::run::{self, Run};
use crate::tally::{Row, Tally};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// The longest time for a file of a few megabytes, in milliseconds.
const MS: f64 = 2_000.0;
const MEGABYTES: f64 = 200.0;

/// The longest time for each megabyte of a PGN file of many games, in milliseconds: it is read as a stream, with no more memory than
/// another file.
const MS_A_MEGABYTE: f64 = 150.0;

pub fn attack(arena: &Arena, tally: &mut Tally) {
    for (kind, cases) in [
        ("PGN: nested, side by side, endless tags and comments", pgn()),
        ("scoresheets, Braille, reports of tournaments", sheets()),
        ("game scripts: absurd times, names and lengths", scripts()),
        ("settings of 39 MB", settings()),
    ] {
        let mut row = Row::bounded(kind, MS * SLOWER, MEGABYTES);
        for case in cases {
            if arena.is_over() {
                tally.figure(&format!("no time was left for all of: {kind}"));
                break;
            }
            let home = tempfile::tempdir().unwrap();
            case.make(home.path());
            for way in case.ways {
                let run = within(arena, home.path(), way, "last\n", MS * SLOWER);
                held(&mut row, &run, || format!("{} by {}", case.name, way.join(" ")));
            }
        }
        tally.push(row);
    }
    tally.push(typed(arena));
    tally.push(streamed(arena));
    tally.push(long_names(arena));
    tally.push(raw(arena));
    tally.push(no_files(arena));
}

/// A file, and the command lines that read it.
struct Case {
    name: &'static str,
    file: &'static str,
    text: String,
    ways: &'static [&'static [&'static str]],
}

impl Case {
    fn make(&self, home: &Path) {
        let path = home.join(self.file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, &self.text).unwrap();
    }
}

fn within(arena: &Arena, home: &Path, arguments: &[&str], input: &str, ms: f64) -> Run {
    let patience = Duration::from_secs_f64(ms * 1.5 / 1_000.0);
    run::run_within(&mut arena.command(home, arguments), input, patience)
}

/// Checks that the run ended in order, in time, in memory, and printed nothing raw.
fn held(row: &mut Row, run: &Run, what: impl Fn() -> String) {
    let raw = raw_in(run, false);
    row.hold_within(run.is_orderly() && raw.is_none(), run.took, run.megabytes, || {
        let first: String = run.report().chars().take(200).collect();
        format!("{}: {} {first}", what(), raw.unwrap_or_default())
    });
}

const READ_PGN: &[&[&str]] = &[
    &["notate", "x.pgn", "--letters", "en", "--lang", "en"],
    &["braille", "x.pgn", "--lang", "en"],
    &["print", "x.pgn", "--lang", "en"],
    &["console", "--open", "x.pgn", "--data", "data", "--mute", "--lang", "en"],
];

fn pgn() -> Vec<Case> {
    let case = |name, text| Case {
        name,
        file: "x.pgn",
        text,
        ways: READ_PGN,
    };
    let long = "x".repeat(4 << 20);
    vec![
        case("nested variations", format!("1. e4 {} *\n", "(1. d4 ".repeat(120_000))),
        case(
            "nested and closed",
            format!("1. e4 {}{} *\n", "(1. d4 ".repeat(60_000), ")".repeat(60_000)),
        ),
        case(
            "sibling variations",
            format!("1. e4 {} *\n", "(1. d4 d5) ".repeat(75_000)),
        ),
        case("a comment of megabytes", format!("1. e4 {{{long}}} e5 *\n")),
        case("a comment without an end", format!("1. e4 {{{long}")),
        case(
            "comments without number",
            format!("1. e4 {} e5 *\n", "{x} ".repeat(300_000)),
        ),
        case(
            "glyphs without number",
            format!("1. e4 {} e5 *\n", "$1 ".repeat(400_000)),
        ),
        case("a tag of megabytes", format!("[White \"{long}\"]\n\n1. e4 *\n")),
        case("a tag without an end", format!("[White \"{long}")),
        case(
            "tags without number",
            format!("{}\n1. e4 *\n", "[X \"y\"]\n".repeat(200_000)),
        ),
        case("a word of megabytes", format!("1. e4 {long} e5 *\n")),
        case(
            "a game without an end",
            format!("{}*\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(60_000)),
        ),
        case("faults without number", format!("{}*\n", "1. e4 e9 ".repeat(200_000))),
        case("games of nothing", "*\n".repeat(300_000)),
        case("zeros", "\0".repeat(4 << 20)),
        case("line ends", "\n".repeat(4 << 20)),
    ]
}

fn sheets() -> Vec<Case> {
    const COMPARE: &[&[&str]] = &[&[
        "compare",
        "--white-sheet",
        "sheet.txt",
        "--black-sheet",
        "sheet.txt",
        "--lang",
        "en",
    ]];
    const BRAILLE: &[&[&str]] = &[&["braille", "x.brf", "--read", "--lang", "en"]];
    const REPORT: &[&[&str]] = &[&["x.trf", "--data", "data", "--lang", "en"]];
    let case = |name, text: &str, times: usize| Case {
        name,
        file: "sheet.txt",
        text: text.repeat(times),
        ways: COMPARE,
    };
    vec![
        case("a sheet of 1.8 MB", "e4 e5 Nf3 Nc6 ", 128_000),
        case("a sheet of moves that nobody can read", "Nx4 ", 450_000),
        case("a sheet of the same move", "e4 ", 600_000),
        case("a sheet of one word", "N", 1_800_000),
        case("a sheet of numbers", "1. ", 600_000),
        Case {
            file: "x.brf",
            ways: BRAILLE,
            ..case("a Braille sheet of 1.8 MB", "1 E4 E5 2 SF3 SC6 ", 100_000)
        },
        Case {
            file: "x.trf",
            ways: REPORT,
            ..case(
                "a report of 20 MB",
                "001    1      Eve                               2000\n",
                380_000,
            )
        },
        Case {
            file: "x.trf",
            ways: REPORT,
            ..case("a report of one line", "001 ", 5 << 20)
        },
    ]
}

fn scripts() -> Vec<Case> {
    const HEADER: &str = "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";
    const PLAY: &[&[&str]] = &[
        &["script", "x.game", "--lang", "en"],
        &[
            "console", "--table", "x.game", "--data", "data", "--mute", "--lang", "en",
        ],
    ];
    let case = |name, text| Case {
        name,
        file: "x.game",
        text,
        ways: PLAY,
    };
    let at = |time: &str| format!("{HEADER}> arbiter starts clocks\nboth play 1. e4\nat {time}\nboth play 1... e5\n");
    vec![
        case("65,536 hours", at("65536:00:00")),
        case("more hours than there are", at("999999999999999:00:00")),
        case("more digits than a number has", at(&"9".repeat(100_000))),
        case(
            "hours without a clock",
            at("65536:00:00").replace("time 300", "time none"),
        ),
        case(
            "an hourglass for years",
            at("65536:00:00").replace("time 300", "time *180"),
        ),
        case(
            "a clock of years",
            at("65536:00:00").replace("time 300", "time 999999999"),
        ),
        case(
            "a time control without an end",
            at("0:01:00").replace("time 300", &format!("time {}1", "1/1:".repeat(200_000))),
        ),
        case("a name of a megabyte", HEADER.replace("Ada", &"A".repeat(1 << 20))),
        case(
            "a line of megabytes",
            format!("{HEADER}> white announces {}\n", "e4 ".repeat(1 << 20)),
        ),
        case(
            "questions without number",
            format!("{HEADER}{}", "? official\n".repeat(200_000)),
        ),
        case(
            "acts without number",
            format!("{HEADER}{}", "> white types last\n".repeat(100_000)),
        ),
        case(
            "an expectation of megabytes",
            format!("{HEADER}< event x={}\n", "y".repeat(4 << 20)),
        ),
    ]
}

fn settings() -> Vec<Case> {
    const START: &[&[&str]] = &[&["console", "--data", "data", "--mute", "--lang", "en"]];
    let case = |name, text| Case {
        name,
        file: "data/settings.toml",
        text,
        ways: START,
    };
    let mut numbered = String::new();
    for number in 0..1_600_000 {
        writeln!(numbered, "key-{number} = {number}").unwrap();
    }
    vec![
        case("many keys", numbered),
        case("a deep table", format!("[{}a]\n", "a.".repeat(19_000_000))),
        case("a deep list", format!("a = {}\n", "[".repeat(39 << 20))),
        case("a long text", format!("name = \"{}\"\n", "x".repeat(39 << 20))),
    ]
}

/// Pipes, devices, folders and names that are none, where each subcommand expects a file.
fn no_files(arena: &Arena) -> Row {
    let mut row = Row::bounded("pipes, devices, folders where files are meant", MS * SLOWER, MEGABYTES);
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let pipe = home.join("pipe.pgn");
    Command::new("mkfifo")
        .arg(&pipe)
        .status()
        .expect("mkfifo, of the package coreutils");
    std::os::unix::fs::symlink("/dev/zero", home.join("zero.annabella")).unwrap();
    let long = "x".repeat(4_000);
    let names = [
        "pipe.pgn",
        "zero.annabella",
        "/dev/zero",
        "/dev/full",
        ".",
        "/proc/self/mem",
        long.as_str(),
    ];
    let usage = run::run(&mut arena.command(home, ["help"]), "");
    let mut lines: Vec<Vec<String>> = Vec::new();
    for command in commands::of_usage(&usage.out()) {
        for name in names {
            let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
            lines.push(own(&[&command.name, name]));
            for option in &command.options {
                lines.push(own(&[&command.name, option, name]));
                lines.push(own(&[&command.name, name, option, name]));
            }
        }
    }
    for name in names {
        lines.push(vec![name.to_owned(), "--data".to_owned(), "data".to_owned()]);
    }
    // Every command that takes a data folder gets one; a folder that is a device is reported, too.
    for line in lines {
        if arena.is_over() {
            break;
        }
        let words: Vec<&str> = line.iter().map(String::as_str).collect();
        let run = within(arena, home, &words, "", MS * SLOWER);
        held(&mut row, &run, || {
            let shown: Vec<String> = words.iter().map(|word| word.chars().take(30).collect()).collect();
            shown.join(" ")
        });
        fs::remove_dir_all(home.join("data")).ok();
        fs::remove_dir_all(home.join("share")).ok();
    }
    row
}

/// Hostile input at the console: a line without an end, bytes that are no text, lines without number.
fn typed(arena: &Arena) -> Row {
    let mut row = Row::bounded(
        "typed: a line of 50 MB, noise, 20,000 lines",
        3.0 * MS * SLOWER,
        MEGABYTES,
    );
    let mut chance = arena.chance(7);
    let noise: String = (0..200_000)
        .filter_map(|_| char::from_u32(u32::try_from(chance.below(0x500)).ok()?))
        .collect();
    for input in [
        "e4 ".repeat(17 << 20),
        noise,
        "last\n".repeat(2_000),
        "\n".repeat(20_000),
    ] {
        let home = tempfile::tempdir().unwrap();
        let arguments = ["console", "--data", "data", "--mute", "--lang", "en"];
        let run = within(arena, home.path(), &arguments, &input, 3.0 * MS * SLOWER);
        held(&mut row, &run, || {
            format!("{:?} …", input.chars().take(20).collect::<String>())
        });
    }
    row
}

/// Characters that a terminal or a page must not get from a file: escapes and other control characters, marks of direction, markup.
const POISON: &str = "Eve\u{1b}[31m\u{1b}]0;title\u{7}\u{9b}2J\u{202e}evil\u{2066}\u{200f}\r\u{8}<script>alert(1)</script>&\u{85}\u{2028}";

/// Names and other texts from files never come out raw.
fn raw(arena: &Arena) -> Row {
    let mut row = Row::new("escapes and marks of direction in names: nothing raw");
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let poison = POISON.replace('\r', "");
    let pgn = format!(
        "[Event \"{poison}\"]\n[Site \"{poison}\"]\n[White \"{poison}\"]\n[Black \"Max{poison}\"]\n[{poison} \"x\"]\n\n\
         1. e4 {{{poison}}} {poison} e5 *\n"
    );
    let one_line = poison.replace(char::is_whitespace, "");
    let script =
        format!("set place=home\nwhite vi {one_line}\nblack sighted \"{poison}\"\n> white types {poison}\n{poison}\n");
    let name = format!("{one_line}.pgn").replace('/', "");
    for (file, text) in [
        ("x.pgn", pgn.as_str()),
        (name.as_str(), "no game"),
        ("x.game", script.as_str()),
        ("good.game", script.split("> ").next().unwrap()),
        ("sheet.txt", &format!("e4 {poison} e5")),
        ("x.brf", &format!("1 E4 {poison}")),
        ("x.annabella", &poison),
        ("data/settings.toml", &format!("{poison} = 1\nname = \"{poison}\"\n")),
    ] {
        let path = home.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let files = [
        "x.pgn",
        &name,
        "x.game",
        "good.game",
        "sheet.txt",
        "x.brf",
        "x.annabella",
        &poison,
    ];
    let mut lines: Vec<Vec<OsString>> = Vec::new();
    let usage = run::run(&mut arena.command(home, ["help"]), "");
    for command in commands::of_usage(&usage.out()) {
        for file in files {
            let own = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
            lines.push(own(&[&command.name, file]));
            lines.push(own(&[&command.name, file, "--json"]));
            for option in &command.options {
                lines.push(own(&[&command.name, option, file]));
                lines.push(own(&[&command.name, file, option]));
                lines.push(own(&[&command.name, "x.pgn", option, file]));
            }
        }
        // Bytes that are no text.
        let odd = std::os::unix::ffi::OsStringExt::from_vec(b"\xff\x1b[31m".to_vec());
        lines.push(vec![command.name.clone().into(), odd]);
    }
    lines.push(vec![name.clone().into()]);
    lines.push(vec![poison.into()]);
    for line in lines {
        if arena.is_over() {
            break;
        }
        let input = "last\nregulations\ngames\nhelp\nsave game x.html\nnone\u{1b}[31m\u{202e}\nopen x\u{1b}[2J\n";
        let run = run::run(arena.command(home, &line).args(["--lang", "en"]), input);
        let ends_with_return = line.iter().any(|word| word == "--crlf");
        let raw = raw_in(&run, ends_with_return);
        row.hold(run.is_orderly() && raw.is_none(), || {
            let shown: String = format!("{line:?}").chars().take(120).collect();
            format!("{shown}: {}", raw.unwrap_or_else(|| run.report()))
        });
    }
    row
}

/// The first line with something raw in it, as Rust writes it. What is isolated on its line may stand: the program does so itself.
fn raw_in(run: &Run, ends_with_return: bool) -> Option<String> {
    // A form feed is the end of a page of Braille.
    let is_control = |letter: char| letter.is_control() && !['\n', '\t', '\u{c}'].contains(&letter);
    let overrides = |letter: char| {
        matches!(
            letter,
            '\u{202a}'..='\u{202e}' | '\u{2066}' | '\u{2067}' | '\u{2028}' | '\u{2029}'
        )
    };
    let is_page = run.heard.first().is_some_and(|first| first.text().starts_with("<!"));
    let is_raw = |line: &str| {
        let count = |mark: char| line.matches(mark).count();
        let is_markup = is_page && line.contains("<script>");
        is_markup || line.contains(is_control) || line.contains(overrides) || count('\u{2068}') != count('\u{2069}')
    };
    let mut lines = run.heard.iter().map(run::Line::text);
    let line = lines.find_map(|line| {
        let asked = line.strip_suffix('\r').filter(|_| ends_with_return);
        let line = asked.unwrap_or(&line).to_owned();
        is_raw(&line).then_some(line)
    })?;
    let place = line.find(|letter| is_control(letter) || overrides(letter)).unwrap_or(0);
    let around: String = line[..place]
        .chars()
        .rev()
        .take(20)
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .collect();
    let behind: String = line[place..].chars().take(20).collect();
    Some(format!("raw: {around:?} {behind:?}"))
}

/// Names as long as they please, in letters of four bytes: the game is stored, and written under the name that is suggested.
fn long_names(arena: &Arena) -> Row {
    let mut row = Row::new("names of 5,000 letters: stored and opened again");
    for letter in ["x", "ß", "北", "🙂", "e\u{301}"] {
        let home = tempfile::tempdir().unwrap();
        let name = letter.repeat(5_000);
        let script = format!("set place=home\nwhite vi {name}\nblack sighted {name}\n");
        fs::write(home.path().join("x.game"), script).unwrap();
        let arguments = [
            "console", "--table", "x.game", "--data", "data", "--mute", "--lang", "en",
        ];
        run::run(&mut arena.command(home.path(), arguments), "e4\n");
        let long = format!("save game {}.pgn\n", letter.repeat(80));
        let again = ["console", "--data", "data", "--mute", "--lang", "en"];
        let run = run::run(&mut arena.command(home.path(), again), &format!("last\n{long}"));
        let games = run::journals(&home.path().join("data")).len();
        let held = run.is_orderly() && run.out().contains("Eva vier") && games == 1;
        row.hold(held, || format!("{letter}: {games} games, {}", run.report()));
    }
    row
}

/// A PGN file of many games, read as a stream.
fn streamed(arena: &Arena) -> Row {
    let megabytes = arena.megabytes as f64;
    let ms = (MS + megabytes * MS_A_MEGABYTE) * SLOWER;
    let mut row = Row::bounded(format!("a PGN file of {} MB", arena.megabytes), ms, MEGABYTES);
    let home = tempfile::tempdir().unwrap();
    let game = "[Event \"Open\"]\n[White \"Eve\"]\n[Black \"Max\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {a comment} 4. Ba4 Nf6 \
                (4... d6 5. O-O) 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\n\n";
    let mut file = BufWriter::new(File::create(home.path().join("big.pgn")).unwrap());
    for _ in 0..(arena.megabytes << 20) / game.len() as u64 {
        file.write_all(game.as_bytes()).unwrap();
    }
    file.into_inner().unwrap().sync_all().unwrap();
    let mut ways = vec![
        vec!["notate", "big.pgn", "--letters", "en"],
        vec!["console", "--open", "big.pgn", "--data", "data", "--mute"],
        vec![
            "console", "--open", "big.pgn", "--game", "100000", "--data", "data", "--mute",
        ],
    ];
    for way in &mut ways {
        way.extend(["--lang", "en"]);
        let run = within(arena, home.path(), way, "last\n", ms);
        held(&mut row, &run, || way.join(" "));
    }
    row
}
