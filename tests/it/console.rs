//! The console as a person meets it: typed lines go in, spoken words come out.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use controls::catalogue;
use controls::next::first_words;
use locale::{Locale, Messages};
use tempfile::TempDir;

const HOME: &str = "white vi Ada\nblack sighted Ben\nset place=home\n";

fn typed(header: &str, options: &[&str], lines: &[u8]) -> Output {
    typed_in(&tempfile::tempdir().unwrap(), header, options, lines)
}

/// A new table whose journal is kept in that folder.
fn typed_in(folder: &TempDir, header: &str, options: &[&str], lines: &[u8]) -> Output {
    typed_as("en", folder, header, options, lines)
}

/// The same in that language.
pub(super) fn typed_as(language: &str, folder: &TempDir, header: &str, options: &[&str], lines: &[u8]) -> Output {
    let table = folder.path().join("table.game");
    let mut file = std::fs::File::create(&table).unwrap();
    file.write_all(header.as_bytes()).unwrap();
    let table = table.to_str().unwrap();
    let options = [&["--lang", language, "--table", table][..], options].concat();
    console(folder, &options, lines)
}

/// Types these lines into a terminal. The data folder also stands for the person's own folder.
fn console(folder: &TempDir, options: &[&str], lines: &[u8]) -> Output {
    type_into(&["console", "--mute"], folder, options, lines)
}

/// Types these lines into a command that reads lines, with a data folder that also stands for the person's own folder.
pub(super) fn type_into(command: &[&str], folder: &TempDir, options: &[&str], lines: &[u8]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(command)
        .arg("--data")
        .arg(folder.path())
        .args(options)
        .env("HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has already ended reads nothing.
    program.stdin.take().unwrap().write_all(lines).ok();
    program.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_line_with_endless_seat_prefixes_is_refused() {
    let line = format!("{}e4\ne4\n", "white:".repeat(50_000));
    let output = typed(HOME, &[], line.as_bytes());
    assert!(output.status.success(), "{:?}", output.status);
    assert!(said(&output).ends_with("Eva vier\n"), "{}", said(&output));
}

#[test]
fn a_line_that_is_not_utf_8_does_not_end_the_game() {
    let output = typed(HOME, &[], b"\xff\xfe\ne4\nblack: e5\n");
    assert!(
        said(&output).ends_with("Eva vier\nEva f\u{fc}nf\n"),
        "{}",
        said(&output)
    );
}

#[test]
fn a_seat_nobody_sits_at_is_told_and_nothing_is_opened() {
    let output = typed(HOME, &["--seat", "arbiter"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--seat"));
}

#[cfg(unix)]
#[test]
fn a_folder_of_the_system_is_refused_in_one_sentence() {
    for place in ["/dev", "/dev/null", "/proc"] {
        let output = typed(HOME, &["--data", place], b"e4\n");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(
            told.starts_with(&format!("{place} holds the system's devices")),
            "{told}"
        );
    }
    assert!(!std::path::Path::new("/dev/games").exists());
}

#[test]
fn a_yes_after_the_next_move_resigns_nothing() {
    let output = typed(HOME, &[], b"resign\ne4\nblack: e5\nyes\nresult\n");
    assert!(!said(&output).contains("resignation"), "{}", said(&output));
    let output = typed(HOME, &[], b"resign\nturn\nyes\n");
    assert!(said(&output).contains("resignation"), "{}", said(&output));
}

#[test]
fn a_no_is_confirmed() {
    let output = typed(HOME, &[], b"resign\nno\n");
    assert!(said(&output).ends_with("You have not resigned.\n"), "{}", said(&output));
}

#[test]
fn nobody_is_asked_to_accept_a_draw_that_is_not_offered() {
    let output = typed(HOME, &[], b"accept draw\n");
    assert!(!said(&output).contains("yes or no"), "{}", said(&output));
}

#[test]
fn words_that_are_no_move_are_not_understood_on_any_turn() {
    let output = typed(HOME, &[], b"e4\nxyzzy press\nrepeat\n");
    assert!(
        said(&output)
            .ends_with("Unknown command: xyzzy press. Type help.\nThe move is missing: type repeat and the move.\n"),
        "{}",
        said(&output)
    );
    let output = typed(HOME, &[], b"e4\nd4\n");
    assert!(said(&output).contains("It is not your move."), "{}", said(&output));
}

#[test]
fn the_help_lists_what_can_be_typed_there_and_nothing_else() {
    const EVENT: &str = "time 600\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";
    for (table, is_home) in [(HOME, true), (EVENT, false)] {
        let output = typed(table, &[], b"help\n");
        let help = said(&output);
        for keys in ["F1", "Ctrl+", "Shift+", "Alt+", "Next part", "clock window"] {
            assert!(!help.contains(keys), "{keys}: {help}");
        }
        assert!(help.contains("Type offer, open offer"), "{help}");
        for of_home in ["Type hint,", "Type practice", "undo", "legal moves"] {
            assert_eq!(help.contains(of_home), is_home, "{of_home}: {help}");
        }
    }
    let ended = format!("{EVENT}{ENDED}");
    let output = typed(&ended, &["--seat", "arbiter"], b"help\n");
    for words in ["Type sign, signature", "Type refuse to sign"] {
        assert!(said(&output).contains(words), "{words}: {}", said(&output));
    }
}

/// A situation at an event: the story, the seat, commands that help must and must not list there, and the answers to
/// "what next", "turn", "again" and "last".
type Situation = (
    &'static str,
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
    &'static [&'static str],
);

const BEGUN: &str = "> arbiter starts clocks\n";
const OFFERED: &str = "> arbiter starts clocks\nboth play 1.e4\n> black plays e5\n> black offers draw\n> black presses clock\n> white copies\n";
const ILLEGAL: &str = "> arbiter starts clocks\n> white plays e5\n> white presses clock\n";
const SEALED: &str = "> arbiter starts clocks\n> arbiter adjourns\n> white seals e4\n> white stops clocks\n";
const ENDED: &str = "> arbiter starts clocks\nboth play 1.e4\n> white resigns\n";

const SITUATIONS: [Situation; 12] = [
    (
        "",
        "white",
        &["resign", "draw", "clock"],
        &["accept draw", "sign", "yes", "start clocks"],
        &[
            "The clocks are stopped. The arbiter starts them.",
            "White, Ada to move. Move 1.",
            "No move has been announced yet.",
            "No move yet.",
        ],
    ),
    (
        "",
        "arbiter",
        &["start clocks"],
        &["uphold claim", "stop clocks", "resume", "open envelope"],
        &[
            "White, Ada to move. The clocks are stopped.",
            "White, Ada to move. Move 1.",
            "No move has been announced yet.",
            "No move yet.",
        ],
    ),
    (
        BEGUN,
        "white",
        &["press", "resign", "draw"],
        &["accept draw", "sign", "seal", "claim flag"],
        &[
            "Your move. Type it.",
            "White, Ada to move. Move 1.",
            "No move has been announced yet.",
            "No move yet.",
        ],
    ),
    (
        BEGUN,
        "arbiter",
        &["stop clocks", "adjourn"],
        &["start clocks", "annul", "accept", "resume"],
        &[],
    ),
    (
        OFFERED,
        "white",
        &["accept draw", "decline draw", "press"],
        &["yes", "sign"],
        &[
            "Ben offers a draw. Type accept, decline or your move.",
            "White, Ada to move. Move 2.",
            "Black, Ben offers a draw.",
            "Eva f\u{fc}nf",
            "Black, move 1: Eva f\u{fc}nf",
        ],
    ),
    (
        ILLEGAL,
        "black",
        &["clock"],
        &["accept draw", "sign"],
        &[
            "Wait for the arbiter's ruling.",
            "White, Ada to move. Move 1.",
            "Eva zwei Eva f\u{fc}nf",
            "White, move 1: Eva zwei Eva f\u{fc}nf",
        ],
    ),
    (
        ILLEGAL,
        "arbiter",
        &["accept proposal", "decline proposal", "warn"],
        &["annul", "uphold claim"],
        &[
            "Your ruling is awaited: penalty, correction.",
            "Proposed: 2 minutes extra for the opponent. Offender: White, Ada. Article 7.5.5. Accepting it changes: White, Ada, board: e2 empty then white pawn and e5 white pawn then empty; Black, Ben, clock: plus 0:02:00. Clock then running: White, Ada.",
            "Proposed: both boards go back to the starting position. Article 7.5.1. Accepting it changes: White, Ada, board: e2 empty then white pawn and e5 white pawn then empty. Accepting stops the clocks.",
            "White, Ada to move. Move 1.",
            "Proposed: 2 minutes extra for the opponent. Offender: White, Ada. Article 7.5.5. Proposed: both boards go back to the starting position. Article 7.5.1.",
            "Eva zwei Eva f\u{fc}nf",
            "White, move 1: Eva zwei Eva f\u{fc}nf",
        ],
    ),
    (
        SEALED,
        "white",
        &["when", "clock"],
        &["press", "lift", "seal", "sign"],
        &[
            "The game is adjourned. White, Ada has sealed a move.",
            "The game is adjourned. White, Ada has sealed a move.",
            "The game is adjourned. White, Ada has sealed a move.",
            "No move yet.",
        ],
    ),
    (
        SEALED,
        "arbiter",
        &["open envelope", "envelope lost"],
        &["adjourn", "uphold claim", "annul"],
        &[],
    ),
    (
        ENDED,
        "white",
        &["sign", "sheet", "position"],
        &[
            "resign",
            "press",
            "draw",
            "claim flag",
            "claim threefold",
            "adjust",
            "call arbiter",
        ],
        &[
            "Black wins by resignation. Sign your scoresheet: type sign.",
            "Black wins by resignation.",
            "Black wins by resignation.",
            "Eva vier",
            "White, move 1: Eva vier",
        ],
    ),
    (
        ENDED,
        "assistant-white",
        &["sheet", "position"],
        &["press", "claim flag"],
        &["Black wins by resignation.", "Black wins by resignation."],
    ),
    (
        ENDED,
        "arbiter",
        &["annul", "note"],
        &["start clocks", "stop clocks", "uphold claim", "adjourn"],
        &[
            "Black wins by resignation. White, Ada has not signed yet. Black, Ben has not signed yet.",
            "Black wins by resignation. White, Ada has not signed yet. Black, Ben has not signed yet.",
            "Black wins by resignation.",
            "Eva vier",
            "White, move 1: Eva vier",
        ],
    ),
];

#[test]
fn in_each_situation_help_lists_what_works_and_answers_are_true() {
    const EVENT: &str = "time 5400+30\nwhite vi Ada\nblack sighted Ben\nassistant white Clara\narbiter Dora\n";
    for locale in [Locale::En, Locale::De, Locale::PtBr] {
        let messages = Messages::new(locale);
        let own = |english: &str| {
            let is_it =
                |line: &&catalogue::TypedLine| messages.in_english(line.words).split(';').any(|form| form == english);
            first_words(&messages, catalogue::lines().find(is_it).unwrap().words)
        };
        let type_it = messages.text("display-help-command", &[("words", "".into())]);
        let asked = ["state", "turn", "again", "last", "help"]
            .map(|line| own(line) + "\n")
            .concat();
        for (story, seat, works, not, answers) in SITUATIONS {
            let folder = tempfile::tempdir().unwrap();
            let table = format!("{EVENT}{story}");
            let output = typed_as(
                &locale.to_string(),
                &folder,
                &table,
                &["--seat", seat],
                asked.as_bytes(),
            );
            let said = said(&output);
            if locale == Locale::En {
                assert!(said.starts_with(&answers.join("\n")), "{seat} {story}: {said}");
            }
            let has = |english: &str| {
                let form = own(english);
                let lists = |line: &str| {
                    let (_, words) = line.rsplit_once(&type_it)?;
                    Some(words.split('.').next()?.split(", ").any(|words| words == form))
                };
                said.lines().any(|line| lists(line) == Some(true))
            };
            let missing: Vec<_> = works.iter().filter(|words| !has(words)).collect();
            let extra: Vec<_> = not.iter().filter(|words| has(words)).collect();
            assert!(
                missing.is_empty() && extra.is_empty(),
                "{locale} {seat} {story}: {missing:?} {extra:?}: {said}"
            );
            for broken in ["?.", "..", "\u{2026}.", ": .", " . ", "  ", "{"] {
                let mut lines = said.lines().filter(|line| !line.contains(".pgn"));
                assert!(
                    !lines.any(|line| line.contains(broken)),
                    "{locale} {seat} {story} {broken}: {said}"
                );
            }
        }
    }
}

#[test]
fn help_is_searched_by_word_and_quit_ends_the_program() {
    let output = typed(HOME, &[], b"help host\ne4\nquit\nblack: e5\n");
    let said = said(&output);
    let (first, rest) = said.split_once('\n').unwrap();
    assert!(first.contains("Type host"), "{said}");
    assert_eq!(rest, "Eva vier\nThe game is kept.\n");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_game_with_a_clock_is_one_typed_line() {
    let output = typed(HOME, &[], b"new game 15+10\nstart\nclock\n");
    assert!(said(&output).contains("15 minutes 10 seconds"), "{}", said(&output));
}

#[test]
fn a_move_typed_after_opening_another_game_is_played_there() {
    let folder = tempfile::tempdir().unwrap();
    typed_in(&folder, HOME, &[], b"e4\n");
    let output = typed_in(&folder, HOME, &[], b"games\nopen game 2\nblack: e5\n");
    assert!(said(&output).ends_with("Eva f\u{fc}nf\n"), "{}", said(&output));
}

#[test]
fn played_on_from_a_place_of_a_game_it_is_a_game_of_its_own() {
    let output = typed(HOME, &[], b"e4\nblack: e5\nreview\nply 1\nplay on\nblack: c5\nmoves\n");
    let said = said(&output);
    assert!(said.contains("C\u{e4}sar f\u{fc}nf"), "{said}");
    assert!(!said.contains("Unknown command"), "{said}");
}

/// Writes a file with those bytes.
fn put(path: &str, bytes: &[u8]) {
    std::fs::File::create(path).unwrap().write_all(bytes).unwrap();
}

#[test]
fn lines_of_a_program_wait_for_the_file_that_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (game, empty, saved) = (place("game.pgn"), place("empty.pgn"), place("saved.pgn"));
    put(&game, b"[White \"Eve\"]\n\n1. d4 d5 *\n");
    put(&empty, b"");
    let lines = format!(
        "review {game}\nsave {saved}\nreview {empty}\nsave {}\nclock\n",
        folder.path().display()
    );
    let said = said(&typed_in(&folder, HOME, &[], lines.as_bytes()));
    let told = [said.find("Reviewing Eve"), said.find("Saved: ")];
    assert!(told[0].is_some() && told[0] < told[1], "{said}");
    assert!(std::fs::read_to_string(&saved).unwrap().contains("1. d4 d5"));
    // A folder is never replaced: no question.
    assert!(
        said.contains("Cannot save there.") && !said.contains("Replace it?"),
        "{said}"
    );
}

#[test]
fn a_sheet_in_another_encoding_is_read_and_a_picture_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let placed = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name).to_str().unwrap().to_owned();
        put(&path, bytes);
        path
    };
    let (latin, picture) = (
        placed("latin.txt", b"; M\xfcller\n1. e4 e5\n"),
        placed("x.jpg", b"\xff\xd8\xff\xe0\0\x10JFIF"),
    );
    let header = "white vi Ada\nblack sighted Ben\narbiter Dora\n";
    let lines = format!("open sheet white {latin}\nopen sheet black {picture}\n");
    let said = said(&typed_in(&folder, header, &["--seat", "arbiter"], lines.as_bytes()));
    assert!(
        said.contains("latin.txt is not UTF-8. It was read as Windows-1252"),
        "{said}"
    );
    assert!(
        said.contains("x.jpg") && said.contains("Nothing was entered."),
        "{said}"
    );
}

#[test]
fn opening_the_game_that_is_on_the_table_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let output = typed_in(&folder, HOME, &[], b"games\nopen game 1\ne4\n");
    let (said, told) = (said(&output), "That game is already open.\nEva vier\n");
    assert!(said.ends_with(told), "{said}");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn settings_changed_in_one_game_hold_in_the_next_and_the_file() {
    let folder = tempfile::tempdir().unwrap();
    typed_in(&folder, HOME, &[], b"e4\n");
    let lines = "short times\ngames\nlanguage deutsch\nöffne 2\nvorlesen an\nöffne keine.pgn\n";
    let output = typed_in(&folder, HOME, &[], lines.as_bytes());
    let file = std::fs::read_to_string(folder.path().join("settings.toml")).unwrap();
    for kept in ["short-times = true", "read-back-first = true", "language = \"de\""] {
        assert!(file.contains(kept), "{kept}: {file}");
    }
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(
        said(&output).ends_with("Meinen Zug erst vorlesen: ein.\n"),
        "{}",
        said(&output)
    );
    assert!(told.contains("Datei nicht gefunden: keine.pgn."), "{told}");
}

#[test]
fn the_friends_training_is_kept_next_to_the_own_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    for who in ["", "black: "] {
        let lines = format!("{who}training\n{who}Kb1\n{who}leave training\n");
        typed_in(&folder, HOME, &[], lines.as_bytes());
        let output = typed_in(&folder, HOME, &[], format!("{who}training results\n").as_bytes());
        assert!(!said(&output).contains("No results yet"), "{}", said(&output));
    }
    let file = std::fs::read_to_string(folder.path().join("settings.toml")).unwrap();
    assert!(
        file.contains("[[training]]") && file.contains("[[friend-training]]"),
        "{file}"
    );
}

#[cfg(unix)]
#[test]
fn settings_that_cannot_be_kept_are_told_once_until_they_can() {
    let folder = tempfile::tempdir().unwrap();
    // They are to lie on a disk that is not there.
    let disk = folder.path().join("disk");
    let link = folder.path().join("settings.toml");
    std::os::unix::fs::symlink(disk.join("settings.toml"), &link).unwrap();
    let output = typed_in(&folder, HOME, &[], b"short times\nread back on\n");
    let told = format!("Cannot save your settings in {}: ", folder.path().display());
    assert_eq!(said(&output).matches(&told).count(), 1, "{}", said(&output));
    assert!(
        said(&output).ends_with("Short time announcements on.\nConfirm moves before announcing: on.\n"),
        "{}",
        said(&output)
    );
    std::fs::create_dir(&disk).unwrap();
    let output = typed_in(&folder, HOME, &[], b"short times\n");
    assert!(!said(&output).contains(&told), "{}", said(&output));
    assert!(link.is_symlink() && disk.join("settings.toml").is_file());
}

#[test]
fn why_a_file_cannot_be_opened_is_said_in_the_persons_language() {
    for (language, line, sentence) in [
        (
            "de",
            "öffne /nowhere/nix.pgn",
            "Datei nicht gefunden: /nowhere/nix.pgn.\n",
        ),
        ("de", "öffne /", "/ ist ein Ordner. Nennen Sie auch den Dateinamen.\n"),
        (
            "pt-BR",
            "abrir /nowhere/nix.pgn",
            "Arquivo não encontrado: /nowhere/nix.pgn.\n",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let output = typed_as(language, &folder, HOME, &[], format!("{line}\n").as_bytes());
        assert_eq!(String::from_utf8_lossy(&output.stderr), sentence);
    }
}

#[test]
fn the_question_for_languages_names_all_of_them() {
    let output = typed(HOME, &[], b"language\n");
    for locale in locale::Locale::ALL {
        assert!(said(&output).contains(locale.autonym()), "{locale}: {}", said(&output));
    }
}

#[cfg(unix)]
#[test]
fn a_game_saved_in_the_home_folder_is_opened_by_the_same_path() {
    for path in ["~/saved.pgn", "\"~/saved game.pgn\""] {
        let output = typed(
            HOME,
            &[],
            format!("e4\nsave game {path}\nopen game {path}\n\nlast\n").as_bytes(),
        );
        let said = said(&output);
        assert!(
            said.contains("Saved: ~/saved") && said.ends_with("White, move 1: Eva vier\n"),
            "{path}: {output:?}"
        );
    }
}

/// The names of the threads of a program.
#[cfg(target_os = "linux")]
fn threads(process: u32) -> Vec<String> {
    let tasks = std::fs::read_dir(format!("/proc/{process}/task")).unwrap();
    let name = |task: std::fs::DirEntry| std::fs::read_to_string(task.path().join("comm")).unwrap_or_default();
    tasks.map(|task| name(task.unwrap()).trim().to_owned()).collect()
}

#[test]
#[cfg(target_os = "linux")]
fn without_an_electronic_board_there_is_no_thread_for_one() {
    use std::io::{BufRead as _, BufReader};

    let folder = tempfile::tempdir().unwrap();
    let mut console = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["console", "--mute", "--lang", "en", "--data"])
        .arg(folder.path())
        .env("HOME", folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = console.stdin.take().unwrap();
    input.write_all(b"e4\n").unwrap();
    let mut lines = BufReader::new(console.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap() == "Eva vier"));
    let running = threads(console.id());
    assert!(running.iter().any(|name| name == "table"), "{running:?}");
    assert!(!running.iter().any(|name| name.starts_with("board")), "{running:?}");
    drop(input);
    assert!(console.wait().unwrap().success());
}

#[test]
fn a_board_that_cannot_be_meant_is_refused_with_what_could_be() {
    for word in ["green=COM3", "white", "black=COM3,other"] {
        let output = typed(HOME, &["--board", word], b"");
        assert_eq!(output.status.code(), Some(2));
        let why = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(why.contains("--board") && why.contains("black=dgt:12345"), "{why}");
    }
}

#[test]
fn with_json_pages_and_settings_are_one_object_a_line_too() {
    let output = typed(HOME, &["--json"], b"help\nsetting engine\n");
    let said = said(&output);
    assert!(said.lines().count() > 10, "{said}");
    for line in said.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|fault| panic!("{line}: {fault}"));
        assert_eq!(line["kind"], "said", "{line}");
    }
}

#[test]
fn a_terminal_lists_settings_without_keys() {
    let output = typed(HOME, &[], b"settings\nsetting zzz\n");
    let said = said(&output);
    assert!(said.contains("Speech rate: ") && !said.contains("Key: "), "{said}");
    assert!(said.ends_with("No matching settings.\n"), "{said}");
}

#[test]
fn a_game_opened_again_after_its_end_is_still_signed() {
    const EVENT: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\n";
    let folder = tempfile::tempdir().unwrap();
    let output = typed_in(&folder, EVENT, &[], b"resign\nyes\nwhat next\n");
    let told = "Black wins by resignation. Sign your scoresheet: type sign.\n";
    assert!(said(&output).ends_with(told), "{}", said(&output));
    let games = std::fs::read_dir(folder.path().join("games")).unwrap();
    let mut games = games.map(|game| game.unwrap().path());
    // Not the lock next to it.
    let game = games.find(|path| path.extension().is_some_and(|end| end == "annabella"));
    let game = game.unwrap();
    let again = |seat: &str, lines: &[u8]| {
        let options = ["--lang", "en", "--seat", seat, "--open", game.to_str().unwrap()];
        said(&console(&folder, &options, lines))
    };
    let signed = again("white", b"sign 2-0\nsign 0-1\n");
    assert!(signed.ends_with("You have signed 0-1.\n"), "{signed}");
    assert!(
        signed.contains("Sign the result of the game, or 1-0, 0-1 or 1/2-1/2"),
        "{signed}"
    );
    let signed = again("arbiter", b"sign black\nsign white\n");
    let told = "The arbiter has signed 0-1 for Black, Ben.\n0-1 is already signed on that scoresheet. Article 8.7.\n";
    assert!(signed.ends_with(told), "{signed}");
    // The print says who signed for whom.
    let printed = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["print", "--what", "report", "--lang", "en"])
        .arg(&game)
        .output()
        .unwrap();
    let printed = said(&printed);
    assert!(!printed.contains("signature (with result)</p>"), "{printed}");
    for line in [
        "White's signature (with result): White, Ada has signed 0-1.</p>",
        "Black's signature (with result): The arbiter has signed 0-1 for Black, Ben.</p>",
        "  The arbiter has signed 0-1 for Black, Ben.</p>",
    ] {
        assert!(printed.contains(line), "{line}: {printed}");
    }
}

#[test]
fn no_key_is_named_in_a_terminal() {
    let keys = |text: &str| {
        let is_key = |word: &str| {
            let bare = word.trim_matches(|sign: char| !sign.is_alphanumeric());
            bare.strip_prefix('F')
                .is_some_and(|number| number.parse::<u8>().is_ok())
        };
        text.split_whitespace()
            .find(|word| is_key(word) || word.contains("Ctrl+") || word.contains("Strg+"))
            .map(str::to_owned)
    };
    for (language, lines) in [
        (
            "en",
            "practice\ne4\nNf3\nBc4\nBxf7\nO-O\nleave practice\nsheet draw\nsheet e4\nnext game\nvoice off\nmistakes\n",
        ),
        (
            "de",
            "übung\ne4\nSf3\nLc4\nübung verlassen\nformular remis\nformular e4\nfehler\n",
        ),
        (
            "pt-BR",
            "treino\ne4\nCf3\nBc4\nsair do treino\nplanilha empate\nplanilha e4\nerros\n",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let output = typed_as(language, &folder, HOME, &[], lines.as_bytes());
        assert_eq!(keys(&said(&output)), None, "{}", said(&output));
    }
}

#[test]
fn an_everyday_word_is_answered_with_what_to_type() {
    for (language, line, expected) in [
        (
            "en",
            "claim",
            "For that, type one of these: claim threefold, claim fifty",
        ),
        ("en", "end", "For that, type one of these: resign, draw and quit."),
        (
            "de",
            "ende",
            "Tippen Sie dafür eines davon: aufgeben, remis und programm beenden.",
        ),
        ("de", "wiederholung", "Meinten Sie reklamiere dreimalige stellung?"),
        (
            "pt-BR",
            "fim",
            "Para isso, digite um destes comandos: abandonar, oferecer empate e sair do programa.",
        ),
    ] {
        let output = typed_as(language, &tempfile::tempdir().unwrap(), HOME, &[], line.as_bytes());
        assert!(said(&output).contains(expected), "{}", said(&output));
    }
}

#[test]
fn a_king_named_for_a_pawn_is_told_why_not() {
    let header = format!("{HOME}start 7k/4P3/8/8/8/8/8/K7 w - - 0 1\n");
    for (language, line, expected) in [
        (
            "en",
            "e8K",
            "Not legal: e8K. A pawn can only become a queen, rook, bishop or knight.",
        ),
        ("en", "e7e8k", "A pawn can only become"),
        ("en", "Eva acht Koenig", "A pawn can only become"),
        ("de", "e8K", "Nicht erlaubt: e8K. Ein Bauer wird nur zu Dame"),
        ("pt-BR", "e8K", "Um peão só pode virar dama"),
    ] {
        let output = typed_as(language, &tempfile::tempdir().unwrap(), &header, &[], line.as_bytes());
        assert!(said(&output).contains(expected), "{line}: {}", said(&output));
    }
}

#[test]
fn claims_that_players_may_make_are_offered() {
    let timed = "set place=home\ntime 300\nwhite vi Ada\nblack sighted Ben\n";
    let output = typed(timed, &[], b"claim\n");
    let told = said(&output);
    for claim in [
        "claim threefold",
        "claim fifty",
        "flag",
        "illegal move",
        "claim touched",
    ] {
        assert!(told.contains(claim), "{claim}: {told}");
    }
    let output = typed(timed, &[], b"claim illegal\n");
    assert!(said(&output).contains("claim illegal move"), "{}", said(&output));
    let output = typed(timed, &[], b"sheet draw\n");
    assert!(said(&output).contains("Did you mean"), "{}", said(&output));
    // Without a clock no flag can fall.
    let output = typed(HOME, &[], b"claim\n");
    assert!(!said(&output).contains("flag"), "{}", said(&output));
}

#[test]
fn a_game_that_was_only_opened_is_not_said_to_be_kept() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("two.pgn");
    let mut games = std::fs::File::create(&file).unwrap();
    games
        .write_all(b"[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n")
        .unwrap();
    for (lines, is_kept) in [("quit\n", false), ("Nf3\nquit\n", true)] {
        let input = format!("open {}\n{lines}", file.display());
        let said = said(&typed(HOME, &[], input.as_bytes()));
        assert_eq!(said.contains("The game is kept."), is_kept, "{lines}: {said}");
    }
}
