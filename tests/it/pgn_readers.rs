//! Our PGN, read by python-chess and pgn-extract; our PEF, read by xmllint.
#![allow(clippy::print_stderr, reason = "a test that is skipped says so")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use notation::pgn::{self, MoveNote, PgnGame, PgnMove, PgnResult, Variation};
use serde_json::{Value, json};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

use testing::python;

/// Prints one line of JSON for each game: tags, tree of moves, comments with single blanks.
const PYTHON: &str = r#"
import chess.pgn, json, sys, io
def words(text): return " ".join(text.split())
def line(node):
    out = []
    while node.variations:
        main = node.variations[0]
        out.append([main.uci(), words(main.comment), sorted(main.nags),
                    [[words(v.starting_comment), [[v.uci(), words(v.comment), sorted(v.nags), []]] + line(v)] for v in node.variations[1:]]])
        node = main
    return out
text = io.StringIO(sys.stdin.buffer.read().decode("utf-8"))
while True:
    game = chess.pgn.read_game(text)
    if game is None: break
    clocks = [node.clock() for node in game.mainline()]
    print(json.dumps([dict(game.headers), words(game.comment), line(game), len(game.errors), clocks]))
"#;

fn read_by(program: &mut Command, text: &str) -> String {
    let mut child = program
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let text = text.to_owned();
    let writer = std::thread::Builder::new().name(String::from("stdin"));
    let writer = writer.spawn(move || stdin.write_all(text.as_bytes())).unwrap();
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// A small generator that gives the same games every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(sides).unwrap()).unwrap()
    }
}

fn random_line(start: &Chess, dice: &mut Dice, plies: usize, (depth, deepest): (usize, usize)) -> Vec<PgnMove> {
    let mut position = start.clone();
    let mut line = Vec::new();
    for _ in 0..plies {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mut entry = PgnMove::new(legal[dice.roll(legal.len())]);
        if depth > 0 && dice.roll(16) == 0 && pgn::passed(&position).is_some() {
            entry.mv = None;
        }
        match dice.roll(8) {
            0 => entry.add_glyph(u8::try_from(1 + dice.roll(20)).unwrap()),
            1 => entry.comment(format!(
                "[%clk 1:{:02}:30] ein längerer Satz über Läufer und ähnliche Figuren; 50 % [x]",
                dice.roll(60)
            )),
            2 => entry.comment("(=)".to_owned()),
            // python-chess puts a variation of a variation's first move next to that variation.
            3 if depth < deepest && legal.len() > 1 && (depth == 0 || !line.is_empty()) => {
                let mut variation = Variation {
                    intro: vec!["statt dessen".to_owned()],
                    line: random_line(&position, dice, 5, (depth + 1, deepest)),
                };
                if dice.roll(2) == 0 {
                    variation.intro.clear();
                }
                // python-chess mistakes a variation that begins like the game for the game itself.
                if variation.line.first().is_some_and(|first| first.mv != entry.mv) {
                    entry.beside.push(MoveNote::Variation(variation));
                }
            }
            _ => {}
        }
        entry.play(&mut position);
        line.push(entry);
    }
    line
}

fn random_game(dice: &mut Dice, deepest: usize) -> PgnGame {
    let mut game = PgnGame::from_start(Chess::default());
    let plies = 1 + dice.roll(45);
    game.line = random_line(&game.start, dice, plies, (0, deepest));
    game.result = PgnResult::ALL[dice.roll(4)];
    game.tags = vec![
        ("Event".to_owned(), "Ein Turnier, Größe 3".to_owned()),
        ("White".to_owned(), format!("Ada {}", dice.roll(1000))),
        ("WhiteFideId".to_owned(), "1503014".to_owned()),
        ("TimeControl".to_owned(), "40/6000+30:900+30".to_owned()),
    ];
    game
}

fn tree(start: &Chess, line: &[PgnMove]) -> Value {
    let mut position = start.clone();
    let mut out = Vec::new();
    for entry in line {
        let before = position.clone();
        let uci = entry
            .mv
            .map_or(UciMove::Null, |mv| mv.to_uci(before.castles().mode()))
            .to_string();
        entry.play(&mut position);
        let mut nags: Vec<u8> = entry.glyphs().collect();
        nags.sort_unstable();
        let variations: Vec<Value> = entry
            .variations()
            .map(|variation| json!([variation.intro.join(" "), tree(&before, &variation.line)]))
            .collect();
        out.push(json!([
            uci,
            entry.comments().collect::<Vec<_>>().join(" "),
            nags,
            variations
        ]));
    }
    json!(out)
}

/// Games that are the same each time, with variations as deep as that.
pub(crate) fn games(count: usize, deepest: usize) -> Vec<PgnGame> {
    let mut dice = Dice(20_260_501);
    (0..count).map(|_| random_game(&mut dice, deepest)).collect()
}

/// The games that python-chess finds in a file: a line of JSON for each.
pub(crate) fn read_by_python(text: &str) -> String {
    read_by(Command::new(python::with_chess()).args(["-c", PYTHON]), text)
}

/// Python-chess finds in these texts the trees of these games.
pub(crate) fn come_back(games: &[PgnGame], texts: &[String]) {
    let out = read_by_python(&texts.join("\n"));
    assert_eq!(out.lines().count(), games.len());
    for ((game, line), text) in games.iter().zip(out.lines()).zip(texts) {
        let read: Value = serde_json::from_str(line).unwrap();
        assert_eq!(read[3], 0, "{text}");
        assert_eq!(read[0]["Event"], "Ein Turnier, Größe 3");
        assert_eq!(read[0]["Result"], game.result.as_str());
        assert_eq!(read[0]["TimeControl"], "40/6000+30:900+30");
        assert_eq!(read[2], tree(&game.start, &game.line), "{text}");
        for (entry, clock) in game.line.iter().zip(read[4].as_array().unwrap()) {
            assert_eq!(
                clock.as_f64(),
                entry.clock_ms().map(|ms| Duration::from_millis(ms).as_secs_f64())
            );
        }
    }
}

#[test]
fn python_chess_reads_a_thousand_games_back_as_they_were() {
    let games = games(1000, 3);
    let texts: Vec<String> = games.iter().map(pgn::text).collect();
    come_back(&games, &texts);
}

#[test]
fn pgn_extract_reads_the_same_moves() {
    let program = ["/usr/games/pgn-extract", "/usr/bin/pgn-extract"]
        .into_iter()
        .find(|path| Path::new(path).exists());
    let Some(program) = program else {
        eprintln!("SKIPPED: pgn-extract is not installed (.ci/packages.txt)");
        return;
    };
    let mut dice = Dice(7);
    let games: Vec<PgnGame> = (0..200).map(|_| random_game(&mut dice, 3)).collect();
    let texts: Vec<String> = games.iter().map(pgn::text).collect();
    let out = read_by(
        Command::new(program).args(["-Wlalg", "-C", "-N", "-V", "-s", "-w9999"]),
        &texts.join("\n"),
    );
    let read = pgn::read(&out);
    assert_eq!(read.len(), games.len());
    for (game, read) in games.iter().zip(&read) {
        let moves = |line: &[PgnMove]| line.iter().map(|entry| entry.mv).collect::<Vec<_>>();
        assert_eq!(read.faults, []);
        assert_eq!(moves(&read.game.line), moves(&game.line));
    }
}

/// The grammar of PEF 2008-1 in our own words, as far as our files go: what must be there, in which order, with which values.
/// A file that follows it also follows the published one (DAISY's `pef-2008-1.rng` of 12 February 2009), which allows more and
/// was tried as well.
const PEF_GRAMMAR: &str = r#"<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.daisy.org/ns/2008/pef"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <start><element name="pef"><attribute name="version" ns=""><value>2008-1</value></attribute>
    <element name="head"><element name="meta"><interleave>
      <element name="format" ns="http://purl.org/dc/elements/1.1/"><value>application/x-pef+xml</value></element>
      <element name="identifier" ns="http://purl.org/dc/elements/1.1/"><data type="string"><param name="minLength">1</param></data></element>
      <optional><element name="title" ns="http://purl.org/dc/elements/1.1/"><text/></element></optional>
      <optional><element name="language" ns="http://purl.org/dc/elements/1.1/"><data type="language"/></element></optional>
      <optional><element name="date" ns="http://purl.org/dc/elements/1.1/"><data type="string"><param name="pattern">[0-9]{4}-[0-9]{2}-[0-9]{2}</param></data></element></optional>
    </interleave></element></element>
    <element name="body"><oneOrMore><element name="volume">
      <attribute name="cols" ns=""><data type="positiveInteger"/></attribute>
      <attribute name="rows" ns=""><data type="positiveInteger"/></attribute>
      <attribute name="rowgap" ns=""><data type="nonNegativeInteger"/></attribute>
      <attribute name="duplex" ns=""><data type="boolean"/></attribute>
      <oneOrMore><element name="section"><oneOrMore><element name="page"><zeroOrMore>
        <element name="row"><data type="string"><param name="pattern">[&#x2800;-&#x28FF;]*</param></data></element>
      </zeroOrMore></element></oneOrMore></element></oneOrMore>
    </element></oneOrMore></element>
  </element></start></grammar>"#;

/// Checks a rule that no grammar can state: a page has no more rows, and no longer ones, than its volume allows.
fn fits_its_pages(pef: &str) {
    let of_volume = |name: &str| -> usize {
        let value = pef.split_once(&format!("{name}=\"")).unwrap().1;
        value.split_once('"').unwrap().0.parse().unwrap()
    };
    let (cols, rows) = (of_volume("cols"), of_volume("rows"));
    for page in pef.split("<page>").skip(1) {
        let on_page: Vec<&str> = page.split("<row>").skip(1).collect();
        assert!(on_page.len() <= rows, "{pef}");
        for row in on_page {
            assert!(row.split_once("</row>").unwrap().0.chars().count() <= cols, "{pef}");
        }
    }
}

#[test]
fn a_pef_file_is_well_formed_and_follows_its_grammar() {
    let (folder, path) = super::written::file(
        "game.pgn",
        "[White \"Ada & <Ben>\"]\n[Date \"2026.05.01\"]\n\n1. e4 e5 2. Nf3 {(=)} 1-0\n\n1. d4 *\n".as_bytes(),
    );
    let (status, pef, _) = super::written::annabella(&["braille", &path, "--format", "pef", "--lines", "4"]);
    assert_eq!(status, Some(0));
    assert_eq!(pef.matches("<section>").count(), 2, "{pef}");
    if Command::new("xmllint")
        .arg("--version")
        .stderr(Stdio::null())
        .status()
        .is_err()
    {
        eprintln!("SKIPPED: xmllint is not installed (.ci/packages.txt)");
        return;
    }
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::File::create(&path).unwrap().write_all(text.as_bytes()).unwrap();
        path
    };
    let grammar = write("pef.rng", PEF_GRAMMAR);
    let mut files = vec![pef];
    // A game of which nothing can be written on a sheet, and names with characters that XML forbids.
    let odd = "[White \"A\u{fffe}\u{1}da\"]\n[Date \"2026.??.??\"]\n\n*\n";
    for (number, game) in ["*\n", odd, super::written::SAMPLE].into_iter().enumerate() {
        let path = write(&format!("{number}.pgn"), game);
        for code in ["ukaaf2015", "german", "spanish", "portuguese"] {
            let arguments = ["braille", path.to_str().unwrap(), "--format", "pef", "--code", code];
            files.push(super::written::annabella(&arguments).1);
            let small = [&arguments[..], &["--cells", "20", "--lines", "3"]].concat();
            files.push(super::written::annabella(&small).1);
        }
    }
    for pef in files {
        fits_its_pages(&pef);
        let file = write("game.pef", &pef);
        let output = Command::new("xmllint")
            .args(["--noout", "--relaxng"])
            .args([&grammar, &file])
            .output()
            .unwrap();
        assert!(
            output.status.success(),
            "{}\n{pef}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

/// The thousand tournament games of one week that the crate `pgn-reader`, which tests use anyway, brings for its benchmarks.
fn games_of_a_week() -> Option<String> {
    let cargo = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo = cargo.or_else(|| Some(std::env::home_dir()?.join(".cargo")))?;
    let registries = fs::read_dir(cargo.join("registry/src")).ok()?.flatten();
    let mut crates = registries
        .filter_map(|registry| fs::read_dir(registry.path()).ok())
        .flatten()
        .flatten();
    let games = crates.find_map(|found| {
        let is_reader = found.file_name().to_string_lossy().starts_with("pgn-reader-");
        let games = found.path().join("benches/twic1599_1000k.pgn");
        (is_reader && games.exists()).then(|| games.to_string_lossy().into_owned())
    });
    if games.is_none() {
        eprintln!("SKIPPED: the games of a week are not there (cargo fetch)");
    }
    games
}

/// Games as people have them are read and written twice: both files are the same, and so is what is read from them and from the original.
/// With `ANNABELLA_GAMES=FOLDER` all PGN files of that folder; otherwise a sample and the games of a week.
#[test]
fn games_are_read_and_written_twice_without_a_difference() {
    let (folder, sample) = super::written::file("sample.pgn", super::written::SAMPLE.as_bytes());
    let files: Vec<String> = match std::env::var("ANNABELLA_GAMES") {
        Ok(given) => {
            let entries = fs::read_dir(given).unwrap().flatten();
            let paths = entries.map(|entry| entry.path());
            let games = paths.filter(|path| path.extension().is_some_and(|own| own == "pgn"));
            games.map(|path| path.to_string_lossy().into_owned()).collect()
        }
        Err(_) => std::iter::once(sample).chain(games_of_a_week()).collect(),
    };
    let mut games = 0;
    for (number, file) in files.iter().enumerate() {
        let new = |word: &str| {
            folder
                .path()
                .join(format!("{number}-{word}.pgn"))
                .to_string_lossy()
                .into_owned()
        };
        let (once, twice) = (new("once"), new("twice"));
        let written = |from: &str, to: &str| {
            let (status, says, err) = super::written::annabella(&["review", from, "--write", to, "--json"]);
            assert!(matches!(status, Some(0 | 1)), "{from}: {err}");
            says
        };
        let (first, second) = (written(file, &once), written(&once, &twice));
        assert_eq!(first, second, "{file} says something else once it is written");
        let [once, twice] = [once, twice].map(|path| fs::read_to_string(path).unwrap());
        assert!(once == twice, "{file} is another file the second time");
        games += once.matches("[White ").count();
    }
    assert!(games > 0);
    println!("{games} games of {} files are the same", files.len());
}
