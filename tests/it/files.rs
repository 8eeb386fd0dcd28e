//! Games as files: the program from outside.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::packaging::with_texts;

/// The console with these arguments and lines typed into it.
fn console(data: &Path, args: &[&str], lines: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("console")
        .args(args)
        .args(["--mute", "--lang", "en", "--data"])
        .arg(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A file that is there before the program is started.
#[expect(clippy::disallowed_methods, reason = "a file for one test")]
fn put(path: &Path, content: &[u8]) {
    fs::write(path, content).unwrap();
}

const TWO_GAMES: &str =
    "[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"Eve\"]\n[Black \"Max\"]\n\n1. d4 *\n";

#[test]
fn a_pgn_game_is_opened_continued_listed_and_saved_without_loss() {
    let folder = tempfile::tempdir().unwrap();
    let (data, pgn) = (folder.path().join("data"), folder.path().join("two games.pgn"));
    put(&pgn, TWO_GAMES.as_bytes());
    let out = folder.path().join("out.pgn");
    let (pgn, out) = (pgn.to_str().unwrap(), out.to_str().unwrap());
    let lines = format!("open {pgn}\nblack: Nc6\nsave {out}\nsave {out}\nno\nsave as\nopen nothing.pgn\nlast\n");
    let told = said(&console(&data, &[], &lines));
    assert!(told.contains("game 1 of 2, 3 half-moves"), "{told}");
    assert!(told.contains("already exists. Replace it?"), "{told}");
    assert!(told.contains("Add a file"), "{told}");
    assert!(!Path::new("as").exists(), "\"save as\" names no file");
    assert!(told.contains("nothing.pgn") && told.contains("Saved: "), "{told}");
    assert!(
        told.contains("Black, move 2: Springer Cäsar sechs"),
        "the game went on after that: {told}"
    );
    let written = fs::read_to_string(out).unwrap();
    assert!(
        written.contains("1. e4 e5 2. Nf3 Nc6") && written.contains("[White \"Ada\"]"),
        "{written}"
    );
    assert_eq!(
        fs::read_to_string(pgn).unwrap(),
        TWO_GAMES,
        "what was opened stays as it is"
    );
    // Closed, and opened again where it stood; both games are listed.
    let told = said(&console(&data, &[], "last\ngames\n"));
    assert!(told.contains("Black, move 2: Springer Cäsar sechs"), "{told}");
    assert!(
        told.contains("2 saved games. 1: ") && told.contains("Ada – Ben, unfinished"),
        "{told}"
    );
    let told = said(&console(&data, &["--open", pgn], "last\n"));
    assert!(told.contains("White, move 2: Springer Felix drei"), "{told}");
}

#[test]
fn a_finished_game_keeps_its_result_and_its_tags() {
    let folder = tempfile::tempdir().unwrap();
    for (tags, moves) in [
        ("", "1. e4 e5 2. Nf3 Nc6"),
        ("[Termination \"time forfeit\"]\n", "1. e4 e5 2. Nf3 Nc6"),
        ("[Termination \"normal\"]\n", "1. e4 e5"),
        ("[Date \"2021.??.??\"]\n[Round \"10.1\"]\n", "1. e4 e5"),
        ("[Date \"2021.05.??\"]\n[Round \"-\"]\n", "1. e4 e5"),
        ("", ""),
    ] {
        let (pgn, out) = (folder.path().join("end.pgn"), folder.path().join("out.pgn"));
        put(
            &pgn,
            format!("[White \"A\"]\n[Result \"1-0\"]\n{tags}\n{moves} 1-0\n").as_bytes(),
        );
        if out.exists() {
            fs::remove_file(&out).unwrap();
        }
        let (pgn, saved) = (pgn.to_str().unwrap(), out.to_str().unwrap());
        let told = said(&console(
            &folder.path().join("data"),
            &[],
            &format!("open {pgn}\nsave {saved}\n"),
        ));
        assert!(told.contains("The result in the file is 1-0."), "{told}");
        let written = fs::read_to_string(&out).unwrap();
        assert!(
            written.contains("[Result \"1-0\"]") && written.trim_end().ends_with("1-0"),
            "{written}"
        );
        assert!(written.contains(tags) && !written.contains("unterminated"), "{written}");
    }
}

#[test]
fn a_final_position_decides_against_the_result_of_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let pgn = folder.path().join("mate.pgn");
    put(&pgn, b"[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
    let told = said(&console(
        &folder.path().join("data"),
        &[],
        &format!("open {}\n", pgn.to_str().unwrap()),
    ));
    assert!(
        told.contains("The result in the file is 1-0. The final position gives 0-1, and that counts."),
        "{told}"
    );
    put(&pgn, b"[Result \"1-0\"]\n\n1. e4 e5 {a note} 1-0\n");
    let lines = format!("open {}\nNf3\n", pgn.to_str().unwrap());
    let told = said(&console(&folder.path().join("data"), &[], &lines));
    assert!(told.contains("The result 1-0 no longer counts."), "{told}");
    assert!(
        !told.contains("final position") && !told.contains("The arbiter has annulled"),
        "{told}"
    );
    // A command to be typed ends what is said.
    assert!(
        told.find("The result in the file") < told.find("To start it, type"),
        "{told}"
    );
}

#[test]
fn what_is_not_a_game_is_reported_with_its_path() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("empty.pgn");
    fs::File::create(&empty).unwrap();
    for path in [&empty, &folder.path().to_path_buf(), &folder.path().join("none")] {
        let name = path.to_str().unwrap();
        let output = console(&folder.path().join("data"), &["--open", name], "");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains(name), "{told}");
    }
}

#[test]
fn the_desktop_opens_journals_and_pgn_with_the_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let [entry, types] = ["desktop", "xml"].map(|kind| with_texts(&format!("assets/annabella.{kind}")));
    assert!(entry.contains("Exec=annabella %f\n"));
    for mime in ["application/x-annabella-journal", "application/vnd.chess-pgn"] {
        assert!(entry.contains(mime), "{mime}");
        assert!(types.contains(&format!("type=\"{mime}\"")), "{mime}");
    }
    assert!(types.contains("*.annabella") && types.contains("*.pgn"));
    let put = fs::read_to_string(root.join("packaging/linux/stage")).unwrap();
    assert!(put.contains("assets/annabella.desktop") && put.contains("assets/annabella.xml"));
    let makefile = fs::read_to_string(root.join("Makefile")).unwrap();
    assert!(makefile.contains("packaging/linux/stage target/release/annabella"));
}

#[test]
fn a_journal_prints_its_envelope_and_what_was_struck_out() {
    let folder = tempfile::tempdir().unwrap();
    let (data, story) = (folder.path().join("data"), folder.path().join("table.game"));
    let text = "time 5400\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4 e5\n\
                > white types correct entry 1. d4\n> white types strike entry\nat 1:00:00\n\
                > arbiter adjourns until \"tomorrow 10:00, town hall\"\nat 1:01:00\n> white seals Nf3\nat 1:02:00\n\
                > white stops clocks\n";
    put(&story, text.as_bytes());
    said(&console(&data, &["--table", story.to_str().unwrap()], ""));
    let game = fs::read_dir(data.join("games"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .find(|path| path.extension().is_some_and(|ending| ending == "annabella"))
        .unwrap();
    let print = |file: &str, what: &str| {
        Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["print", file, "--what", what, "--lang", "en"])
            .output()
            .unwrap()
    };
    let envelope = said(&print(game.to_str().unwrap(), "envelope"));
    assert!(
        envelope.contains("<h1>Envelope of an adjourned game</h1>"),
        "{envelope}"
    );
    for line in [
        // "The time used by each player" (Guidelines I.2).
        "White, Ada: 1 hour 2 minutes used, 28 minutes left on the clock",
        "Black, Ben: 0 seconds used, 1 hour 30 minutes left on the clock",
        "Sealed by: White, Ada",
        "Number of the sealed move: 2",
        "tomorrow 10:00, town hall",
    ] {
        assert!(envelope.contains(line), "{line}: {envelope}");
    }
    assert!(!envelope.contains("Nf3"), "the move is in the envelope, not on it");
    let sheets = said(&print(game.to_str().unwrap(), "sheet"));
    assert!(
        sheets.contains("<td><del>e4</del> d4</td><td><del>e5</del></td>"),
        "{sheets}"
    );
    let none = print("tests/journals/v1/timed.annabella", "envelope");
    assert_eq!(none.status.code(), Some(1));
}

#[test]
fn ratings_of_a_pgn_game_are_told_and_its_comments_in_a_review() {
    let folder = tempfile::tempdir().unwrap();
    let (data, pgn) = (folder.path().join("data"), folder.path().join("rated.pgn"));
    let game =
        "[White \"Ada\"]\n[Black \"Ben\"]\n[WhiteElo \"2100\"]\n[BlackElo \"1950\"]\n\n1. e4 {[%eval 0.3] Best} e5 *\n";
    put(&pgn, game.as_bytes());
    let out = folder.path().join("out.pgn");
    let (pgn, out) = (pgn.to_str().unwrap(), out.to_str().unwrap());
    let told = said(&console(&data, &[], &format!("open {pgn}\nrating\nsave {out}\nNf3\n")));
    assert!(told.contains("Black, Ben, rating 1950."), "{told}");
    assert!(told.contains(&format!("type: review {pgn}#1")), "{told}");
    let written = fs::read_to_string(out).unwrap();
    assert!(
        written.contains("[WhiteElo \"2100\"]\n[BlackElo \"1950\"]"),
        "{written}"
    );
    // Reopened from its journal after a move, the game has them still; without comments nothing is said of a review.
    let told = said(&console(&data, &[], &format!("rating\nopen {out}\n")));
    assert!(told.contains("Black, Ben, rating 1950."), "{told}");
    assert!(told.contains("half-moves") && !told.contains("review"), "{told}");
}

#[test]
fn any_game_of_a_pgn_file_is_opened_by_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let (data, pgn) = (folder.path().join("data"), folder.path().join("two.pgn"));
    put(&pgn, TWO_GAMES.as_bytes());
    let path = pgn.to_str().unwrap();
    let told = said(&console(
        &data,
        &[],
        &format!("open {path}#2\nopen {path}#3\nopen {path}#0\n"),
    ));
    assert!(told.contains("game 2 of 2, 1 half-moves"), "{told}");
    assert!(told.contains("there is no game 3."), "{told}");
    assert!(told.contains("there is no game 0."), "{told}");
    let told = said(&console(&data, &["--open", path, "--game", "2"], "last\n"));
    assert!(told.contains("game 2 of 2"), "{told}");
    let wrong = console(&data, &["--open", path, "--game", "second"], "");
    assert_eq!(wrong.status.code(), Some(2));
    // A file whose own name looks like that is that file.
    let odd = folder.path().join("odd#2");
    put(&odd, TWO_GAMES.as_bytes());
    let told = said(&console(&data, &["--open", odd.to_str().unwrap()], "last\n"));
    assert!(told.contains("game 1 of 2, 3 half-moves"), "{told}");
}

#[test]
fn a_game_of_a_tournament_report_is_opened_without_a_window() {
    let folder = tempfile::tempdir().unwrap();
    let report = folder.path().join("open.trf");
    let player = |rank: u32, name: &str, round: &str| {
        format!(
            "001 {rank:>4} m    {name:<33} 2000 GER {:>22} {:>4} {rank:>4}  {round}\n",
            "", "0.0"
        )
    };
    let text = format!(
        "012 Village Open\n102 IA Hooper, Dora\n222 5400+30\n{}{}",
        player(1, "Alpha, Ann", "   2 w 1     2 b"),
        player(2, "Beta, Ben", "   1 b 0     1 w"),
    );
    put(&report, text.as_bytes());
    let named = format!("{}#2", report.to_str().unwrap());
    let whole = format!("{named} Ann Alpha");
    let from = "From open.trf: Village Open, round 2, Ben Beta (White) – Ann Alpha (Black).";
    for (number, arguments, lines) in [
        (1, vec!["--open", whole.as_str()], String::from("clock\n")),
        (2, vec!["--open", named.as_str(), "Alpha"], String::from("clock\n")),
        (3, vec![], format!("open {whole}\nclock\n")),
    ] {
        let data = folder.path().join(number.to_string());
        let told = said(&console(&data, &arguments, &lines));
        assert!(
            told.contains(from) && told.contains("1 hour 30 minutes"),
            "{arguments:?}: {told}"
        );
    }
    let started = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(arguments)
            .args(["--lang", "en", "--data"])
            .arg(folder.path().join("data"))
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .stdin(Stdio::null())
            .output()
            .unwrap()
    };
    assert!(said(&started(&[&named, "Alpha"])).contains(from));
    let nobody = started(&[&named, "Byron"]);
    assert_eq!(nobody.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&nobody.stderr).contains("has no player called Byron"));
    let stray = started(&[report.to_str().unwrap(), "Alpha"]);
    assert_eq!(stray.status.code(), Some(2));
}

#[test]
fn looking_at_a_game_keeps_its_file_and_the_own_game() {
    let folder = tempfile::tempdir().unwrap();
    let (data, pgn, out) = (
        folder.path().join("data"),
        folder.path().join("old.pgn"),
        folder.path().join("out.pgn"),
    );
    let old = "[Event \"Lisbon Open\"]\n[Site \"Lisbon POR\"]\n[Date \"2019.05.03\"]\n[Round \"4\"]\n[White \"Ana\"]\n\
               [Black \"Rui\"]\n[Result \"1-0\"]\n[WhiteFideId \"1900001\"]\n\n1. d4 d5 1-0\n";
    put(&pgn, old.as_bytes());
    said(&console(&data, &[], "e4\n"));
    let told = said(&console(
        &data,
        &["--open", pgn.to_str().unwrap()],
        &format!("last\nsave {}\n", out.to_str().unwrap()),
    ));
    assert!(told.contains("2 half-moves"), "{told}");
    let written = fs::read_to_string(&out).unwrap();
    for tag in [
        "[Event \"Lisbon Open\"]",
        "[Site \"Lisbon POR\"]",
        "[Date \"2019.05.03\"]",
        "[Round \"4\"]",
        "[WhiteFideId \"1900001\"]",
    ] {
        assert!(written.contains(tag), "{tag} is missing in {written}");
    }
    let games = || fs::read_dir(data.join("games")).unwrap().count();
    let before = games();
    let told = said(&console(&data, &[], "last\n"));
    assert!(
        told.contains("Eva vier") && !told.contains("David"),
        "one's own game: {told}"
    );
    let pgn = pgn.to_str().unwrap();
    let told = said(&console(
        &data,
        &["--open", pgn],
        "white: c4\ngames\nopen game 1\nlast\n",
    ));
    assert!(told.contains("Ana"), "{told}");
    assert!(games() > before, "what is gone on with is stored");
}

#[test]
fn a_result_and_a_time_control_of_a_file_come_back_when_saved() {
    let folder = tempfile::tempdir().unwrap();
    let pgn = folder.path().join("old.pgn");
    for (number, (written, result, braille)) in [
        ("0-0", "0-0", "#J-#J"),
        ("1/2-0", "1/2-0", "#A/B-#J"),
        ("0-½", "0-1/2", "#J-#A/B"),
        ("+:-", "+/-", "\"6_/\"-"),
        ("-/-", "-/-", "\"-_/\"-"),
        ("1-0", "1-0", "#A-#J"),
    ]
    .into_iter()
    .enumerate()
    {
        let text = format!("[White \"Ada\"]\n[TimeControl \"40/7200:3600\"]\n\n1. e4 e5 {written}\n");
        put(&pgn, text.as_bytes());
        let out = |ending: &str| {
            folder
                .path()
                .join(format!("{number}.{ending}"))
                .to_str()
                .unwrap()
                .to_owned()
        };
        let save = ["pgn", "html", "brf"]
            .map(|ending| format!("save {}\n", out(ending)))
            .concat();
        let told = said(&console(
            &folder.path().join(format!("data{number}")),
            &["--open", pgn.to_str().unwrap()],
            &save,
        ));
        let read = |ending: &str| fs::read_to_string(out(ending)).unwrap();
        let saved = read("pgn");
        assert!(saved.contains("[TimeControl \"40/7200:3600\"]"), "{saved}");
        let (status, line, err) = super::written::annabella(&["notate", &out("pgn"), "--letters", "en", "--json"]);
        assert_eq!((status, err.as_str()), (Some(0), ""), "{saved}");
        assert!(
            line.contains(&format!("\"result\":\"{result}\"")),
            "{saved}{line}{told}"
        );
        assert!(read("html").contains(&format!("<dd>{result}</dd>")), "{}", read("html"));
        assert!(
            read("brf").lines().any(|line| line.trim() == braille),
            "{braille}: {}",
            read("brf")
        );
    }
}

#[test]
fn the_ending_of_a_file_selects_pgn_braille_or_a_printed_page() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("home.game");
    put(&table, b"set place=home\nwhite vi Ada\nblack sighted Ben\n");
    let out = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let names = ["all.html", "own.HTML", "sheet.brf", "sheet.pef", "game.pgn"];
    let save = |name: &str| format!("save {}\n", out(name));
    let lines = format!(
        "e4\nblack: e5\nNf3\n{}record e4\n{}{}{}{}{}",
        save(names[0]),
        save(names[1]),
        save(names[2]),
        save(names[3]),
        save(names[4]),
        save(names[2])
    );
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    put(&data.join("settings.toml"), b"large-print = true\n");
    let told = said(&console(&data, &["--table", table.to_str().unwrap()], &lines));
    assert_eq!(told.matches("Saved: ").count(), 5, "{told}");
    assert!(told.contains("sheet.brf already exists. Replace it?"), "{told}");
    let read = |name: &str| fs::read_to_string(out(name)).unwrap();
    // No player has kept a sheet, so it is the moves that were played; later it is the player's own sheet, with one entry.
    assert!(
        read("all.html").contains("<th scope=\"row\">2</th><td>Nf3</td><td></td>"),
        "{}",
        read("all.html")
    );
    let own = read("own.HTML");
    assert!(
        own.contains("<h2>Scoresheet of White, Ada</h2>") && own.contains("<td>e4</td><td></td>"),
        "{own}"
    );
    assert!(!own.contains("Nf3"), "{own}");
    assert!(own.contains("font-size:24pt"), "as large as the settings say: {own}");
    assert!(read("sheet.brf").contains("2 SF3"), "{}", read("sheet.brf"));
    assert!(read("game.pgn").contains("1. e4 e5 2. Nf3 *"));
    // The stored game itself goes the same ways.
    let games = fs::read_dir(folder.path().join("data/games")).unwrap();
    let mut journals = games.map(|file| file.unwrap().path().to_str().unwrap().to_owned());
    let journal = journals.find(|path| path.ends_with(".annabella")).unwrap();
    let (status, text, told) = super::written::annabella(&["braille", &journal]);
    assert_eq!((status, text), (Some(0), read("sheet.brf")), "{told}");
    let (status, text, told) = super::written::annabella(&["notate", &journal, "--letters", "pt"]);
    assert_eq!((status, text.contains("Cf3")), (Some(0), true), "{told}");
    for name in ["sheet.brf", "sheet.pef"] {
        let (status, text, told) = super::written::annabella(&["braille", &out(name), "--read"]);
        assert_eq!(status, Some(0), "{told}");
        assert!(text.contains("1. e4 e5 2. Nf3 *"), "{text}");
    }
}

#[test]
fn a_struck_out_correction_is_read_and_printed_as_struck_out() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("home.game");
    put(&table, b"set place=home\nwhite vi Ada\nblack sighted Ben\n");
    let page = folder.path().join("sheet.html");
    let lines = format!(
        "e4\nrecord e4\nblack: e5\nrecord e5\nNf3\nrecord Nc3\ncorrect entry Nf3\nstrike entry\nsheet\nlast entry\n\
         record 1:23:45\nrecord Sf3\nsave {}\n",
        page.to_str().unwrap()
    );
    let told = said(&console(
        &folder.path().join("data"),
        &["--table", table.to_str().unwrap()],
        &lines,
    ));
    assert!(
        told.contains("1.e4 e5 2.Nf3 (corrected; was Nc3), struck out\n"),
        "{told}"
    );
    assert!(
        told.contains("Move 2, White: Nf3 (corrected; was Nc3), struck out\n"),
        "{told}"
    );
    let page = fs::read_to_string(page).unwrap();
    let row = "<td><del>Nc3</del> <del>Nf3</del> Sf3</td>";
    assert!(
        page.contains("<td>e4</td><td>e5 (1:23:45)</td>") && page.contains(row),
        "{page}"
    );
}

/// The desktop hands the program the same files that the program's own dialog shows.
#[test]
fn the_file_association_names_every_kind_of_file_that_is_opened() {
    let [entry, kinds] = ["desktop", "xml"].map(|kind| with_texts(&format!("assets/annabella.{kind}")));
    let values = |start: &str| -> Vec<String> {
        let parts = kinds.split(start).skip(1);
        parts.map(|part| part.split_once('"').unwrap().0.to_owned()).collect()
    };
    let handled = entry.lines().find_map(|line| line.strip_prefix("MimeType=")).unwrap();
    let handled: Vec<&str> = handled.split_terminator(';').collect();
    assert_eq!(values("<mime-type type=\""), handled);
    let endings = adapters::file_dialog::ENDINGS.into_iter();
    // Too many other programs use the ending `.game`.
    let own: Vec<String> = endings
        .filter(|ending| *ending != "game")
        .map(|ending| format!("*.{ending}"))
        .collect();
    assert_eq!(values("<glob pattern=\""), own);
    // They are named in every language of the program; where there is only one Portuguese it is Portugal's.
    for locale in locale::Locale::ALL {
        let tag = locale.posix();
        if tag == "en" {
            continue;
        }
        assert_eq!(
            values("xml:lang=\"").iter().filter(|lang| **lang == tag).count(),
            handled.len(),
            "{tag}"
        );
        for key in ["GenericName", "Comment"] {
            assert!(entry.contains(&format!("\n{key}[{tag}]=")), "{key} {tag}");
        }
    }
}

#[test]
fn a_script_opened_as_a_stored_game_is_called_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("x.game");
    put(&script, b"white vi Ada\nblack sighted Ben\n\nboth play 1.e4\n");
    let output = console(
        &folder.path().join("data"),
        &["--open", script.to_str().unwrap()],
        "last\n",
    );
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(out.contains("White, move 1: Eva vier"), "{out}");
    assert!(err.contains("x.game is a game script, not a stored game"), "{err}");
    assert!(err.contains("To do this on purpose, use --table"), "{err}");
}

/// The files of the folder of games, by name.
fn games(data: &Path) -> Vec<String> {
    let files = fs::read_dir(data.join("games")).unwrap().flatten();
    let mut names: Vec<String> = files
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The console while somebody else uses its files.
struct Console {
    child: std::process::Child,
    printed: std::io::BufReader<std::process::ChildStdout>,
}

impl Console {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["console", "--mute", "--lang", "en", "--data"])
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let printed = std::io::BufReader::new(child.stdout.take().unwrap());
        Self { child, printed }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.child.stdin.as_ref().unwrap(), "{line}").unwrap();
    }

    /// The next printed line with these words in it.
    fn prints(&mut self, words: &str) -> String {
        use std::io::BufRead as _;
        let mut line = String::new();
        while !line.contains(words) {
            line.clear();
            assert!(self.printed.read_line(&mut line).unwrap() > 0, "nothing with {words}");
        }
        line
    }

    fn ends(mut self) {
        drop(self.child.stdin.take());
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn a_game_whose_folder_is_deleted_continues_in_a_named_file() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut console = Console::start(&data);
    console.types("e4");
    console.prints("Eva vier");
    console.types("black: e5");
    console.prints("Eva fünf");
    // Out of its sight at once: it looks each second, and would put its new file into a folder that is still being deleted.
    let gone = folder.path().join("gone");
    fs::rename(&data, &gone).unwrap();
    fs::remove_dir_all(&gone).unwrap();
    let told = console.prints("has been removed or replaced");
    let [new] = games(&data)
        .into_iter()
        .filter(|name| name.ends_with(".annabella"))
        .collect::<Vec<_>>()
        .try_into()
        .unwrap();
    assert!(told.contains(&format!("{}/games/{new}", data.display())), "{told}");
    console.types("Nf3");
    console.prints("Felix drei");
    console.ends();
    assert_eq!(games(&data), [new.clone(), format!("{new}-lock")], "its log is gone");
    let told = said(&console_again(&data));
    assert!(told.contains("White, move 2: Springer Felix drei"), "{told}");
}

fn console_again(data: &Path) -> Output {
    console(data, &[], "last\n")
}

#[test]
fn a_copy_of_the_file_in_play_is_the_game_and_files_are_private() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.annabella"));
    let mut console = Console::start(&data);
    console.types("e4");
    console.prints("Eva vier");
    // Answered only after the move was put into the file.
    console.types("last");
    console.prints("White, move 1");
    let names = games(&data);
    let journal = names.iter().find(|name| name.ends_with(".annabella")).unwrap();
    fs::copy(data.join("games").join(journal), &copy).unwrap();
    let exported = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["journal", copy.to_str().unwrap(), "--export", "pgn"])
        .output()
        .unwrap();
    assert!(
        String::from_utf8_lossy(&exported.stdout).contains("1. e4"),
        "{exported:?}"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&data), mode(&data.join("games"))), (0o700, 0o700));
        for name in &names {
            assert_eq!(mode(&data.join("games").join(name)), 0o600, "{name}");
        }
    }
    console.ends();
}
