//! A locked game and the command line: whoever starts the program on its data meets it, and no subcommand tells what is in it.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use annabella::app::notice::Notice;
use annabella::app::progress::Progress;
use annabella::app::requests::CommandLineRequests;
use annabella::app::session;
use annabella::cli;
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use tempfile::TempDir;

const STORY: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4 e5\n";
const LOCK: &str = "> arbiter types lock 4711\n> arbiter types close desk\n";
const REFUSED: &str = "This game is locked. To leave it, the arbiter must unlock the desk with the PIN.\n";
const MET: &str = "A locked game is in progress";

/// A data folder with a locked game in it, and files of other games next to it.
struct Hall {
    folder: TempDir,
}

#[expect(clippy::disallowed_methods, reason = "files for one test")]
fn put(path: &Path, content: &str) {
    fs::write(path, content).unwrap();
}

impl Hall {
    fn new() -> Self {
        Self::started(&[])
    }

    /// The locked game was begun with these arguments, too.
    fn started(arguments: &[&str]) -> Self {
        let hall = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        put(&hall.path("locked.game"), &format!("{STORY}{LOCK}"));
        put(
            &hall.path("home.game"),
            "set place=home\nwhite vi Eve\nblack sighted Max\n",
        );
        put(&hall.path("x.pgn"), "[White \"Eve\"]\n[Black \"Max\"]\n\n1. d4 *\n");
        let table = hall.path("locked.game");
        let mut all = vec!["--table", table.to_str().unwrap()];
        all.extend(arguments);
        assert!(hall.console(&all, "").status.success());
        hall
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn data(&self) -> PathBuf {
        self.path("data")
    }

    /// The journals of this folder.
    fn games(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.data().join("games")).unwrap();
        let files = files.map(|file| file.unwrap().path());
        let is_journal = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "annabella");
        files.filter(is_journal).collect()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        command.current_dir(self.folder.path()).args(arguments);
        command
            .env("HOME", self.folder.path())
            // No server answers there.
            .env("ANNABELLA_LICHESS", "https://127.0.0.1:1")
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY");
        command
    }

    fn typed(mut command: Command, lines: &str) -> Output {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // A program that has already ended reads nothing.
        child.stdin.take().unwrap().write_all(lines.as_bytes()).ok();
        child.wait_with_output().unwrap()
    }

    fn console(&self, arguments: &[&str], lines: &str) -> Output {
        let mut command = self.command(&["console", "--mute", "--lang", "en"]);
        command.arg("--data").arg(self.data()).args(arguments);
        Self::typed(command, lines)
    }

    /// The library's requests of that command line.
    fn wanted(&self) -> CommandLineRequests {
        CommandLineRequests {
            data: Some(self.data()),
            ..CommandLineRequests::default()
        }
    }
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Lines that a player would type to get help.
const HELP: &str =
    "stop clocks\nopen x.pgn\nopen home.game\nopen 1\nopen 2\nchoose game\nlegal moves e2\nyes\nlegal moves e2\nlast\n";

#[test]
fn every_start_of_the_program_opens_the_locked_game() {
    let hall = Hall::new();
    let locked = hall.games().remove(0);
    let locked = locked.to_str().unwrap();
    for (arguments, is_told) in [
        (vec![], false),
        (vec!["--open", locked], false),
        (vec!["--open", "x.pgn"], true),
        (vec!["--open", "x.pgn", "--game", "1"], true),
        (vec!["--open", "home.game"], true),
        (vec!["--open", "nothing.pgn"], true),
        (vec!["--table", "home.game"], true),
        (vec!["--table", "home.game", "--seat", "black"], true),
        (vec!["--table", "locked.game"], true),
        (vec!["--seat", "black"], true),
        (vec!["--seat", "white"], false),
    ] {
        let output = hall.console(&arguments, HELP);
        let said = said(&output);
        assert!(!said.contains("can move to"), "{arguments:?}: {said}");
        assert!(
            said.ends_with("Black, move 1: Eva f\u{fc}nf\n"),
            "{arguments:?}: {said}"
        );
        assert_eq!(said.matches(REFUSED).count(), 5, "{arguments:?}: {said}");
        assert_eq!(complained(&output).contains(MET), is_told, "{arguments:?}: {output:?}");
        assert_eq!(hall.games().len(), 1, "{arguments:?}");
    }
    // A file on the command line, and the program without a display.
    for arguments in [vec!["x.pgn"], vec![locked], vec!["home.game"]] {
        let mut command = hall.command(&arguments);
        command.args(["--lang", "en", "--data"]).arg(hall.data());
        let said = said(&Hall::typed(command, HELP));
        assert!(
            !said.contains("can move to") && said.contains(REFUSED),
            "{arguments:?}: {said}"
        );
    }
}

/// Lines that a player would type to have an engine play or advise them.
const ENGINES: &str = "engine\nengine black club\nengine level master\nchange sides\nhint\nend engine\nlast\n";

#[test]
fn a_game_against_an_engine_is_no_way_out() {
    let hall = Hall::new();
    let output = hall.console(&[], ENGINES);
    let refused = "Home games only.";
    assert_eq!(said(&output).matches(refused).count(), 5, "{}", said(&output));
    for arguments in [
        vec![],
        vec!["--level", "beginner"],
        vec!["--side", "black", "--fen", "4k3/8/8/8/8/8/8/3QK3"],
    ] {
        let mut command = hall.command(&["play", "--mute", "--lang", "en", "--data"]);
        command.arg(hall.data()).args(&arguments);
        let output = Hall::typed(command, HELP);
        assert!(said(&output).ends_with("Black, move 1: Eva f\u{fc}nf\n"), "{output:?}");
        assert!(complained(&output).contains(MET), "{arguments:?}: {output:?}");
        assert_eq!(hall.games().len(), 1, "{arguments:?}");
    }
}

#[test]
fn the_arbiter_leaves_a_locked_game_with_the_pin() {
    let hall = Hall::new();
    let output = hall.console(&["--seat", "arbiter"], "open x.pgn\nlast\npin 4711\nopen x.pgn\nlast\n");
    let needed = "The arbiter's desk is locked. Type pin and the PIN.\n";
    // Told at the start, as a window shows nothing but the field for it, and twice refused.
    assert_eq!(said(&output).matches(needed).count(), 3, "{}", said(&output));
    assert!(
        said(&output).ends_with("White, move 1: David vier\n"),
        "{}",
        said(&output)
    );
    let output = hall.console(&[], "last\n");
    assert!(said(&output).ends_with("Eva f\u{fc}nf\n"), "{}", said(&output));
    let output = hall.console(&["--seat", "arbiter"], "pin 4711\nunlock\nyes\n");
    assert!(output.status.success());
    let output = hall.console(&["--open", "x.pgn"], "last\nlegal moves e2\n");
    assert!(said(&output).contains("can move to"), "{}", said(&output));
}

#[test]
fn an_ended_game_holds_nobody() {
    let hall = Hall::new();
    hall.console(&[], "resign\nyes\n");
    let output = hall.console(&["--table", "home.game"], "legal moves e2\n");
    assert!(said(&output).contains("can move to"), "{}", said(&output));
    let game = hall.games().remove(0);
    let output = hall
        .command(&["notate", game.to_str().unwrap(), "--letters", "en"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn the_game_stays_at_the_seat_it_was_locked_at() {
    for (begun, seat) in [
        ("black", Color::Black),
        ("white", Color::White),
        ("arbiter", Color::White),
    ] {
        let hall = Hall::started(&["--seat", begun]);
        for asked in [
            None,
            Some(Person::Player(Color::White)),
            Some(Person::Player(Color::Black)),
        ] {
            let wanted = CommandLineRequests {
                seat: asked,
                table: asked.map(|_| hall.path("home.game")).filter(|_| begun == "arbiter"),
                ..hall.wanted()
            };
            let session = session::open(&wanted, Locale::En, &mut Progress::untold()).unwrap();
            assert_eq!(session.own_seat, Person::Player(seat), "{begun} {asked:?}");
            let is_told = session.notes == [Notice::Locked];
            let is_other = asked.is_some_and(|asked| asked != session.own_seat);
            assert_eq!(is_told, is_other || wanted.table.is_some(), "{begun} {asked:?}");
        }
        // Nor with a table that is not set up, nor at a seat that nobody has.
        for (table, asked) in [(Some(hall.path("home.game")), Color::Black), (None, Color::White)] {
            let wanted = CommandLineRequests {
                seat: Some(Person::Assistant(asked)),
                table,
                ..hall.wanted()
            };
            let session = session::open(&wanted, Locale::En, &mut Progress::untold()).unwrap();
            assert_eq!(
                (session.own_seat, session.notes.as_slice()),
                (Person::Player(seat), [Notice::Locked].as_slice())
            );
        }
        let desk = CommandLineRequests {
            seat: Some(Person::Arbiter),
            ..hall.wanted()
        };
        let session = session::open(&desk, Locale::En, &mut Progress::untold()).unwrap();
        assert_eq!(session.own_seat, Person::Arbiter);
        assert!(session.table.desk_is_locked(session.table.last()));
    }
}

#[test]
fn the_newest_of_two_locked_games_is_opened_and_no_unlocked_one() {
    let hall = Hall::new();
    let first = hall.games().remove(0);
    let aside = hall.path("aside.annabella");
    fs::rename(&first, &aside).unwrap();
    let output = hall.console(&["--table", "home.game"], "d4\n");
    let why = complained(&output);
    assert!(
        why.contains("File not found") && why.contains("no other game can be opened"),
        "{why}"
    );
    // A game that is gone for good is forgotten with this file (docs/arbiter.md).
    fs::remove_file(hall.data().join("seen.toml")).unwrap();
    hall.console(&["--table", "home.game"], "d4\n");
    let unlocked = hall.games().remove(0);
    fs::rename(&aside, &first).unwrap();
    hall.console(&[], "");
    fs::rename(&first, &aside).unwrap();
    fs::copy(&unlocked, &first).unwrap();
    for way in [&["--table", "home.game"][..], &[]] {
        let why = complained(&hall.console(way, "d4\n"));
        assert!(why.contains("another game or an older copy"), "{why}");
    }
    fs::rename(&aside, &first).unwrap();
    let opened = |what: &str| {
        let session = session::open(&hall.wanted(), Locale::En, &mut Progress::untold()).unwrap();
        (session.store.file().unwrap().to_owned(), what.to_owned())
    };
    assert_eq!(opened("the locked one").0, first);
    let second = unlocked.with_file_name("second.annabella");
    for suffix in ["", "-wal"] {
        let beside = |path: &Path| PathBuf::from(format!("{}{suffix}", path.display()));
        if beside(&first).exists() {
            fs::copy(beside(&first), beside(&second)).unwrap();
        }
    }
    assert_eq!(opened("the newest").0, second);
}

#[test]
fn a_damaged_locked_game_is_read_only_and_left_by_the_arbiter() {
    let hall = Hall::new();
    let game = hall.games().remove(0);
    let connection = rusqlite::Connection::open(&game).unwrap();
    connection.execute_batch("DROP TRIGGER entry_stays").unwrap();
    drop(connection);
    let output = hall.console(&["--open", "x.pgn"], &format!("d4\n{HELP}"));
    assert!(complained(&output).contains("you cannot play on in it"), "{output:?}");
    assert!(
        !said(&output).contains("can move to") && said(&output).contains(REFUSED),
        "{output:?}"
    );
    let output = hall.console(&["--seat", "arbiter"], "pin 4711\nopen x.pgn\nlast\n");
    assert!(said(&output).ends_with("White, move 1: David vier\n"), "{output:?}");
}

#[test]
fn no_other_game_opens_if_the_locked_one_cannot() {
    let hall = Hall::new();
    let held = session::open(&hall.wanted(), Locale::En, &mut Progress::untold()).unwrap();
    for arguments in [
        vec![],
        vec!["--open", "x.pgn"],
        vec!["--table", "home.game"],
        vec!["--seat", "arbiter"],
    ] {
        let output = hall.console(&arguments, HELP);
        assert_eq!(
            (output.status.code(), said(&output).as_str()),
            (Some(2), ""),
            "{arguments:?}"
        );
        let why = complained(&output);
        assert!(
            why.contains("is already open") && why.contains("no other game can be opened"),
            "{why}"
        );
    }
    drop(held);
}

#[test]
fn no_subcommand_reveals_a_locked_game_and_verify_still_works() {
    let hall = Hall::new();
    let game = hall.games().remove(0);
    let game = game.to_str().unwrap();
    put(&hall.path("sheet.txt"), "1. e4 e5");
    let sheets = ["--white-sheet", "sheet.txt", "--black-sheet", "sheet.txt"];
    let forms: [Vec<&str>; 11] = [
        vec![game],
        vec![game, "--export", "pgn"],
        vec![game, "--export", "jsonl"],
        vec![game, "--export", "pgn", "--json"],
        vec![game, "--letters", "en"],
        vec![game, "--letters", "en", "--json"],
        vec![game, "--what", "report"],
        vec![game, "--what", "envelope"],
        vec![game, "--what", "sheet", "--json"],
        vec![game, "--format", "pef"],
        [sheets.as_slice(), &["--journal", game]].concat(),
    ];
    for name in cli::commands().filter(|name| *name != "console") {
        for form in &forms {
            let output = hall
                .command(&[name])
                .args(form)
                .args(["--lang", "en"])
                .output()
                .unwrap();
            assert!(
                !output.status.success() && output.stdout.is_empty(),
                "{name} {form:?}: {output:?}"
            );
        }
    }
    for (name, form) in [
        ("journal", &forms[1]),
        ("print", &forms[0]),
        ("notate", &forms[4]),
        ("compare", &forms[10]),
    ] {
        let output = hall
            .command(&[name])
            .args(form)
            .args(["--lang", "en"])
            .output()
            .unwrap();
        assert!(
            complained(&output).contains("is a locked game in progress"),
            "{name}: {output:?}"
        );
    }
    let output = hall
        .command(&["journal", game, "--verify", "--lang", "en"])
        .output()
        .unwrap();
    assert!(
        output.status.success() && said(&output).contains("is intact"),
        "{output:?}"
    );
}

#[test]
fn a_locked_home_table_tells_nobody_the_words_for_another() {
    let hall = Hall::new();
    let story = format!("set place=home\nset boards=free\n{STORY}{LOCK}");
    put(&hall.path("locked at home.game"), &story);
    fs::remove_dir_all(hall.data()).unwrap();
    let output = hall.console(&["--table", "locked at home.game"], "compare\nblack: clock\nlast\n");
    assert!(output.status.success());
    let output = hall.console(&[], "compare\nblack: last\nlast\n");
    assert_eq!(said(&output).matches("Eva f\u{fc}nf").count(), 1, "{}", said(&output));
}

#[test]
fn next_to_a_locked_game_no_other_one_is_reviewed() {
    let hall = Hall::new();
    let data = hall.data();
    let data = data.to_str().unwrap();
    for form in [
        &[][..],
        &["--ply", "1"],
        &["--engine", "stockfish"],
        &["--find", "Eve"],
        &["--write", "new.pgn"],
        &["--json"],
    ] {
        let mut command = hall.command(&["review", "x.pgn", "--lang", "en", "--data", data]);
        let output = command.args(form).output().unwrap();
        assert!(
            !output.status.success() && output.stdout.is_empty(),
            "{form:?}: {output:?}"
        );
        assert!(
            complained(&output).contains("nothing else can be opened"),
            "{form:?}: {output:?}"
        );
        assert!(!hall.path("new.pgn").exists());
    }
    // Where a file is named instead of the folder no game can be looked for.
    let file = hall.path("x.pgn");
    for help in [&["review", "x.pgn"][..], &["tactics"]] {
        let mut command = hall.command(help);
        let output = command
            .args(["--lang", "en", "--data", file.to_str().unwrap()])
            .output()
            .unwrap();
        assert!(!output.status.success() && output.stdout.is_empty(), "{output:?}");
        assert!(
            complained(&output).contains("something else has that name"),
            "{output:?}"
        );
    }
    let home = hall.path("another home");
    let free = ["review", "x.pgn", "--lang", "en", "--data", home.to_str().unwrap()];
    assert!(said(&hall.command(&free).output().unwrap()).contains("1 White:"));
}

/// A data folder with a game in it that nobody has locked, and files of other games next to it.
fn unlocked(story: &str) -> Hall {
    let hall = Hall {
        folder: tempfile::tempdir().unwrap(),
    };
    put(&hall.path("own.game"), story);
    put(
        &hall.path("home.game"),
        "set place=home\nwhite vi Eve\nblack sighted Max\n",
    );
    put(&hall.path("x.pgn"), "[White \"Eve\"]\n[Black \"Max\"]\n\n1. d4 *\n");
    let wanted = CommandLineRequests {
        table: Some(hall.path("own.game")),
        ..hall.wanted()
    };
    drop(session::open(&wanted, Locale::En, &mut Progress::untold()).unwrap());
    hall
}

impl Hall {
    fn reviews(&self) -> Output {
        let mut command = self.command(&["review", "x.pgn", "--lang", "en", "--data"]);
        command.arg(self.data()).output().unwrap()
    }

    fn plays(&self, lines: &str) -> Output {
        let mut command = self.command(&["play", "--mute", "--lang", "en", "--data"]);
        command.arg(self.data());
        Self::typed(command, lines)
    }

    /// Dates all games back by that many hours, as if untouched since.
    #[expect(clippy::disallowed_methods, reason = "what lies behind is measured from today")]
    fn rests(&self, hours: u64) {
        for file in fs::read_dir(self.data().join("games")).unwrap() {
            let file = fs::File::options().write(true).open(file.unwrap().path()).unwrap();
            let at = std::time::SystemTime::now() - std::time::Duration::from_hours(hours);
            file.set_modified(at).unwrap();
        }
    }

    fn assert_free(&self) {
        let output = self.reviews();
        assert!(said(&output).contains("1 White:"), "{output:?}");
    }

    fn assert_refused(&self, why: &str) {
        let output = self.reviews();
        let is_refused = output.status.code() == Some(1) && output.stdout.is_empty();
        assert!(is_refused && complained(&output).contains(why), "{output:?}");
        // Another table may be set up, but nobody is helped there; whoever sits down hears why.
        let output = self.console(&["--table", "home.game"], "hint\nengine\nreview\n");
        assert!(complained(&output).contains(why), "{output:?}");
        for help in ["Hint:", "plays Black", "Reviewing"] {
            assert!(!said(&output).contains(help), "{output:?}");
        }
    }
}

#[test]
fn no_help_is_given_during_a_competition_game_until_it_ends() {
    const WHY: &str = "Ada \u{2013} Ben\" is in progress at an event";
    let hall = unlocked(STORY);
    let game = hall.games().remove(0);
    hall.assert_refused(WHY);
    let before = hall.games().len();
    let output = hall.plays("e4\nhint\n");
    assert_eq!((output.status.code(), said(&output).as_str()), (Some(1), ""));
    assert!(complained(&output).contains(WHY), "{output:?}");
    assert_eq!(hall.games().len(), before, "no game is begun for it");
    // Nor at a table to which one goes from the game itself.
    let output = hall.console(
        &["--open", game.to_str().unwrap()],
        "open home.game\nhint\nengine\nreview\n",
    );
    let refused = "A game at an event is in progress here: no assistance at other tables";
    assert_eq!(said(&output).matches(refused).count(), 3, "{output:?}");
    hall.rests(25);
    hall.assert_free();
    let output = hall.console(&["--open", game.to_str().unwrap()], "resign\nyes\n");
    assert!(output.status.success(), "{output:?}");
    hall.assert_free();
}

#[test]
fn a_tournament_that_was_only_set_up_holds_nobody_back() {
    unlocked("white vi Ada\nblack sighted Ben\narbiter Dora\n").assert_free();
}

#[test]
fn no_help_is_given_during_a_lichess_game_by_another_process() {
    const WHY: &str = "is still open here, so there is no assistance";
    let hall = unlocked("set place=home\nwhite vi Ada\nblack sighted Ben\nlichess game abcd1234 white\n");
    hall.assert_refused(WHY);
    let output = hall.plays("hint\n");
    assert!(complained(&output).contains(WHY), "{output:?}");
    assert!(said(&output).contains("no assistance until it ends"), "{output:?}");
    hall.rests(31 * 24);
    hall.assert_free();
}
