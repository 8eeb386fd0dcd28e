//! Going through games from the command line, and files of many games: what is read is written again, and nothing is lost.
#![allow(clippy::print_stderr, reason = "a test that is skipped says so")]
use adapters::ports::RequestPort as _;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use adapters::collection::{CollectionFile, DiskCollections};
use notation::pgn::{self, kept};
use review::collection::{CollectionFault, CollectionNews, CollectionRequest, SearchCriterion};
use review::find::SearchTarget;
use review::{Walk, WalkStep};
use serde_json::Value;

use super::pgn_readers;
use super::written::{annabella, file};
use testing::python;

const GAME: &str = "[Event \"Club\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[White \"twice\"]\n[Result \"1-0\"]\n\n{An old game} 1. e4 $1 {[%clk 1:30:05] strong} \
    (1. d4 {the queen's pawn} d5 (1... Nf6 $5) 2. c4) e5 2. Nf3 Nc6 $146 3. Bb5 $42 1-0\n";

fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

#[test]
fn a_game_is_told_move_by_move_with_all_its_comments() {
    let (_folder, path) = file("game.pgn", GAME.as_bytes());
    let (status, out, err) = annabella(&["review", &path, "--vocabulary", "en"]);
    let again = format!("{path}:4:1: The tag White is here again with another value. The first one counts.\n");
    assert_eq!((status, err), (Some(0), again));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines,
        [
            "An old game",
            "1 White: e4, good move. clock 1 hour 30 minutes, strong",
            "Variation 1 to 1 White:",
            "  1 White: d4. the queen's pawn",
            "  1 Black: d5",
            "  Variation 1.1 to 1 Black:",
            "    1 Black: Knight f6, interesting move",
            "  End of variation 1.1.",
            "  2 White: c4",
            "End of variation 1.",
            "1 Black: e5",
            "2 White: Knight f3",
            "2 Black: Knight c6, novelty",
            "3 White: Bishop b5, White has too little compensation",
            "Result: 1-0.",
        ]
    );
}

#[test]
fn one_place_is_told_to_a_program() {
    let (_folder, path) = file("game.pgn", GAME.as_bytes());
    let (status, out, _) = annabella(&["review", &path, "--ply", "1", "--json"]);
    assert_eq!(status, Some(0));
    let told = json(&out);
    assert_eq!(
        (&told["ply"], &told["uci"], &told["san"]),
        (&Value::from(1), &Value::from("e2e4"), &Value::from("e4"))
    );
    assert_eq!(told["comment"], "[%clk 1:30:05] strong");
    assert_eq!(told["glyphs"], serde_json::json!([1]));
    assert_eq!(told["variations"][0][0]["san"], "d4");
    assert_eq!(
        told["variations"][0][1]["variations"][0][0]["glyphs"],
        serde_json::json!([5])
    );
    assert_eq!((&told["eval_cp"], &told["mate"]), (&Value::Null, &Value::Null));
    let (_, out, _) = annabella(&["review", &path, "--json"]);
    let plies: Vec<Value> = out.lines().map(|line| json(line)["ply"].clone()).collect();
    assert_eq!(plies, [0, 1, 2, 3, 4, 5]);
    let (status, out, err) = annabella(&["review", &path, "--ply", "6"]);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert!(err.contains("has only 5 half-moves"), "{err}");
    for bad in [
        ["--ply", "x"],
        ["--game", "0"],
        ["--depth", "0"],
        ["--game", "2"],
        ["--vocabulary", "x"],
    ] {
        let (status, out, err) = annabella(&["review", &path, bad[0], bad[1]]);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{bad:?}: {err}");
    }
    let (status, _, err) = annabella(&["review", "/nowhere/none.pgn"]);
    assert_eq!(status, Some(2), "{err}");
}

#[test]
fn an_engine_judges_a_place_from_whites_side() {
    if !Path::new("/usr/games/stockfish").exists() {
        eprintln!("SKIPPED: stockfish is not installed (.ci/packages.txt)");
        return;
    }
    // Black has lost the queen; then mate in one.
    let text = "1. e4 e5 2. Nf3 Qh4 3. Nxh4 Ke7 4. Nf5+ Kf6 5. d4 *\n\n[FEN \"6k1/5ppp/8/8/8/8/8/R6K w - - 0 1\"]\n\n1. Kg1 Kh8 *\n";
    let (_folder, path) = file("game.pgn", text.as_bytes());
    let engine = ["--engine", "stockfish", "--depth", "6"];
    let (status, out, err) = annabella(&[&["review", &path, "--ply", "5", "--json"], &engine[..]].concat());
    assert_eq!(status, Some(0), "{err}");
    assert!(json(&out)["eval_cp"].as_i64().unwrap() > 300, "{out}");
    let (_, out, _) = annabella(&[&["review", &path, "--ply", "5"], &engine[..]].concat());
    assert!(out.contains("White is winning"), "{out}");
    let (_, out, _) = annabella(&[&["review", &path, "--game", "2", "--json"], &engine[..]].concat());
    assert_eq!(json(out.lines().last().unwrap())["mate"], 1, "{out}");
    // The number may follow the name, as it does when a game is opened.
    let named = format!("{path}#2");
    let (_, numbered, _) = annabella(&[&["review", &named, "--json"], &engine[..]].concat());
    assert_eq!(numbered, out);
    let (status, out, err) = annabella(&["review", &path, "--engine", "/nowhere/engine"]);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("engine"), "{err}");
}

#[test]
fn what_stands_behind_a_variation_is_told_and_written_there() {
    let text =
        "[Result \"1-0\"]\n\n1. e4 {before} (1. d4 {in}) {behind the variation} 1... e5 {a} $1 {b} $2 ({aside}) *\n";
    let (folder, path) = file("game.pgn", text.as_bytes());
    let copy = folder.path().join("copy.pgn").to_str().unwrap().to_owned();
    let (status, out, err) = annabella(&["review", &path, "--vocabulary", "en", "--write", &copy]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert_eq!(
        out.lines().collect::<Vec<_>>(),
        [
            "1 White: e4. before",
            "Variation 1 to 1 White:",
            "  1 White: d4. in",
            "End of variation 1.",
            "behind the variation",
            "1 Black: e5, good move, mistake. a. b. aside",
            "Result: 1-0.",
        ]
    );
    let written = fs::read_to_string(&copy).unwrap();
    assert_eq!(written.replace("\n({", " ({"), text);
}

#[test]
fn a_comment_behind_a_result_is_written_with_its_game() {
    let first = "[White \"A\"]\n\n1. e4 e5 1-0 {x}\n";
    let second = "\n[White \"B\"]\n\n1. d4 d5 0-1 17\n\n{y}\n";
    let (folder, path) = file("games.pgn", format!("{first}{second}").as_bytes());
    for (number, is_of, args) in [
        ("0", format!("{first}{second}"), &[][..]),
        ("1", first.to_owned(), &["--game", "1"]),
        ("2", second.trim_start().to_owned(), &["--game", "2"]),
    ] {
        let copy = folder.path().join(number).to_str().unwrap().to_owned();
        let (status, _, err) = annabella(&[&["review", &path, "--write", &copy], args].concat());
        assert_eq!(status, Some(0), "{err}");
        assert!(!err.contains("could not be read"), "{err}");
        assert_eq!(fs::read_to_string(&copy).unwrap(), is_of);
    }
}

#[test]
fn a_comment_behind_a_result_is_told_at_the_end() {
    let (_folder, path) = file(
        "game.pgn",
        b"1. e4 e5 {good} 1-0 {White's flag fell}\n\n[White \"B\"]\n\n1. d4 *\n",
    );
    let (status, out, _) = annabella(&["review", &path, "--vocabulary", "en"]);
    assert_eq!(status, Some(0));
    let end: Vec<_> = out.lines().skip(1).collect();
    assert_eq!(end, ["1 Black: e5. good", "White's flag fell", "Result: 1-0."]);
    let (_, out, _) = annabella(&["review", &path, "--json"]);
    assert_eq!(json(out.lines().last().unwrap())["comment"], "good White's flag fell");
}

#[test]
fn the_letters_of_a_file_can_be_named() {
    // Nothing but its language decides between a pawn and a knight.
    let text = "1. Pf3 Pc6 2. d4 d5 *\n";
    let (folder, path) = file("game.pgn", text.as_bytes());
    assert_eq!(annabella(&["review", &path]).0, Some(1));
    let copy = folder.path().join("copy.pgn").to_str().unwrap().to_owned();
    let args = ["review", &path, "--written-in", "nl", "--json", "--write", &copy];
    let (status, out, err) = annabella(&args);
    assert_eq!(
        (status, json(out.lines().next().unwrap())["san"].as_str()),
        (Some(0), Some("Nf3")),
        "{err}"
    );
    assert_eq!(fs::read_to_string(&copy).unwrap(), "1. Nf3 Nc6 2. d4 d5 *\n");
}

#[test]
fn an_own_game_is_told_with_clocks_and_remarks_of_its_journal() {
    let journal = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v1/timed.annabella");
    let journal = journal.to_str().unwrap();
    let (status, out, err) = annabella(&["review", journal, "--json"]);
    assert_eq!(status, Some(0), "{err}");
    let told: Vec<Value> = out.lines().map(json).collect();
    assert!(told.iter().all(|told| told["remarks"].is_array()), "{out}");
    assert!(told.iter().any(|told| told["clock_ms"].is_u64()), "{out}");
    let corrected = |text: &str| text.contains("corrects the announcement");
    let remarks = told.iter().flat_map(|told| told["remarks"].as_array().unwrap());
    assert!(remarks.filter_map(Value::as_str).any(corrected), "{out}");
    let (_, out, _) = annabella(&["review", journal]);
    assert!(out.lines().any(corrected), "{out}");
    // There is one game in it.
    let (status, out, err) = annabella(&["review", journal, "--game", "5"]);
    assert_eq!((status, out.as_str()), (Some(2), ""), "{err}");
}

/// A file that has everything that is easily lost, between games and in them.
const FILE: &[u8] = b"; a letter about the collection\n[Event \"J\xf6rgs Turnier\"]\n[White \"M\xfcller, J\xf6rg\"]\n[Black \"?\"]\n\n1. e4 {sch\xf6n} e5 1-0\n\n\
    {kept between the games}\n% and this\n[White \"Carlsen, Magnus\"]\n[Black \"Ben\"]\n\n1. d4 d5 2. Ke3 {never read} Nf6 3. c4 *\n\n\
    [White \"Ada\"]\n[Black \"Carlsen, Henrik\"]\n[X \"1\"]\n[X \"2\"]\n\n1. c4\n% a note for a program\n c5 $255 2. -- *\n\n\
    [White \"Zo\xc3\xab\"]\n[Black \"Max\"]\n\n1. Nf3 {} ( {nothing but words} ) Nf6 (1... d5 {a } b} ) ; to the end of the line { } of it\n 1/2-1/2\n";

#[test]
fn a_rewritten_file_has_everything_and_rewriting_is_stable() {
    let (folder, path) = file("games.pgn", FILE);
    let place = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (first, second) = (place("first.pgn"), place("second.pgn"));
    let (status, _, err) = annabella(&["review", &path, "--write", &first]);
    assert_eq!(status, Some(0), "{err}");
    for (number, is_told) in [(1, false), (2, true), (3, true), (4, true)] {
        assert_eq!(
            err.contains(&format!("game {number}: parts could not be read")),
            is_told,
            "{err}"
        );
    }
    let bytes = fs::read(&first).unwrap();
    let kept: [&[u8]; 6] = [
        b"; a letter about",
        "[Event \"J\u{f6}rgs Turnier\"]\n[White \"M\u{fc}ller".as_bytes(),
        b"{kept between the games}\n% and this\n",
        b"2. Ke3 {never read} Nf6 3. c4 *",
        b"% a note for a program\n c5 $255 2. --",
        b"{a } b} )",
    ];
    for kept in kept {
        assert!(
            bytes.windows(kept.len()).any(|part| part == kept),
            "{}",
            String::from_utf8_lossy(kept)
        );
    }
    let (status, _, _) = annabella(&["review", &first, "--write", &second]);
    assert_eq!(status, Some(0));
    assert_eq!(bytes, fs::read(&second).unwrap());
    let (status, _, err) = annabella(&["review", &path, "--write", &first]);
    assert_eq!(status, Some(2));
    assert!(err.contains("already"), "{err}");
    assert_eq!(bytes, fs::read(&first).unwrap());
    // One game alone.
    let (status, _, _) = annabella(&["review", &path, "--game", "1", "--write", &place("one.pgn")]);
    assert_eq!(status, Some(0));
    assert_eq!(pgn::read(&fs::read_to_string(place("one.pgn")).unwrap()).len(), 1);
    let (status, out, _) = annabella(&["review", &path, "--find", "carlsen"]);
    assert_eq!(status, Some(0));
    assert_eq!(out.lines().count(), 2, "{out}");
    let (_, out, _) = annabella(&["review", &path, "--find", "m\u{fc}ller", "--json"]);
    assert_eq!(
        (&json(&out)["game"], &json(&out)["white"]),
        (&Value::from(1), &Value::from("M\u{fc}ller, J\u{f6}rg"))
    );
    assert_eq!(annabella(&["review", &path, "--find", "nobody"]).0, Some(1));
    // A pass is reported, and no program is lost by it.
    let (_passing_folder, passing) = file("pass.pgn", b"1. e4 e5 (1... -- 2. d4 Z0 3. d5) 2. Nf3 *\n");
    let (status, out, err) = annabella(&["review", &passing, "--vocabulary", "en"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert!(
        out.contains("  1 Black: pass\n  2 White: d4\n  2 Black: pass\n"),
        "{out}"
    );
    let (_, out, _) = annabella(&["review", &passing, "--json"]);
    let pass = &json(out.lines().nth(1).unwrap())["variations"][0][0];
    assert_eq!((&pass["uci"], &pass["san"]), (&Value::from("0000"), &Value::from("--")));
    // A game that cannot be read to its end is told as far as it goes, with what is wrong.
    let (status, out, err) = annabella(&["review", &path, "--game", "2"]);
    assert_eq!(status, Some(1));
    assert!(out.starts_with("1 White:") && err.contains(":13:13: "), "{out}{err}");
}

/// A file of games that is asked, and what it tells.
struct Asked {
    games: DiskCollections,
    told: Receiver<CollectionNews>,
}

impl Asked {
    fn open(path: &str) -> Asked {
        let (tell, told) = mpsc::channel();
        let mut games = DiskCollections::new(move |news| tell.send(news).unwrap());
        games.ask(CollectionRequest::Open(path.to_owned()));
        Asked { games, told }
    }

    fn tells(&self) -> CollectionNews {
        self.told.recv_timeout(Duration::from_mins(1)).unwrap()
    }

    fn ask(&mut self, request: CollectionRequest) -> CollectionNews {
        self.games.ask(request);
        self.tells()
    }
}

#[test]
fn a_game_is_saved_in_place_and_all_others_stay_unchanged() {
    let (_folder, path) = file("games.pgn", FILE);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    }
    let mut asked = Asked::open(&path);
    assert!(matches!(asked.tells(), CollectionNews::Listed(index) if index.len() == 4 && index.is_whole));
    let CollectionNews::Found(found, true) =
        asked.ask(CollectionRequest::Find(SearchCriterion::Player("Carlsen".to_owned())))
    else {
        panic!()
    };
    assert_eq!(found.iter().map(|hit| hit.game).collect::<Vec<_>>(), [1, 2]);
    let sought = SearchTarget::read_move("Nf6").unwrap();
    let CollectionNews::Found(found, false) = asked.ask(CollectionRequest::Find(SearchCriterion::Place(sought))) else {
        panic!()
    };
    assert_eq!((found.len(), found[0].game), (1, 3));
    assert!(matches!(asked.tells(), CollectionNews::Found(found, true) if found.len() == 1));
    for (game, beside) in [(0, false), (1, true)] {
        let CollectionNews::Read(number, read) = asked.ask(CollectionRequest::Read(game)) else {
            panic!()
        };
        assert_eq!(number, game);
        let before = fs::read(&path).unwrap();
        let mut walk = Walk::new(read.game);
        walk.go(WalkStep::Last).unwrap();
        walk.comment("seen again").unwrap();
        let saved = asked.ask(CollectionRequest::Save(game, Box::new(walk.game().clone())));
        let CollectionNews::Saved {
            game: now,
            keeps_old_bytes: is_beside,
            index,
        } = saved
        else {
            panic!("{saved:?}")
        };
        assert_eq!((now, is_beside), (game + usize::from(beside), beside));
        let after = fs::read(&path).unwrap();
        let range = index.bytes(now).unwrap();
        let (begin, end) = (
            usize::try_from(range.start).unwrap(),
            usize::try_from(range.end).unwrap(),
        );
        assert!(String::from_utf8_lossy(&after[begin..end]).contains("{seen again}"));
        assert_eq!(after[..before.len().min(begin)], before[..before.len().min(begin)]);
        assert!(before.ends_with(&after[end..]), "what stands behind it is as it was");
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o644);
    }
    assert_eq!(
        fs::read_dir(Path::new(&path).parent().unwrap()).unwrap().count(),
        1,
        "nothing is left beside it"
    );
    // Another program writes to it.
    let CollectionNews::Read(_, read) = asked.ask(CollectionRequest::Read(0)) else {
        panic!()
    };
    std::io::Write::write_all(
        &mut fs::OpenOptions::new().append(true).open(&path).unwrap(),
        b"\n1. e4 *\n",
    )
    .unwrap();
    let before = fs::read(&path).unwrap();
    assert_eq!(
        asked.ask(CollectionRequest::Save(0, Box::new(read.game))),
        CollectionNews::Failed(CollectionFault::Changed)
    );
    assert_eq!(
        asked.ask(CollectionRequest::Read(0)),
        CollectionNews::Failed(CollectionFault::Changed)
    );
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(
        asked.ask(CollectionRequest::Open(format!("{path}.none"))),
        CollectionNews::Failed(CollectionFault::NotThere)
    );
    // A path that was mistyped closes nothing.
    assert_eq!(
        asked.ask(CollectionRequest::Read(0)),
        CollectionNews::Failed(CollectionFault::Changed)
    );
    asked.games.ask(CollectionRequest::Close);
    assert_eq!(
        asked.ask(CollectionRequest::Read(0)),
        CollectionNews::Failed(CollectionFault::NoSuchGame)
    );
}

#[test]
fn a_long_listing_tells_its_first_games_at_once_and_can_stop() {
    let game = "[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n";
    let (_folder, path) = file("games.pgn", game.repeat(20_000).as_bytes());
    let mut asked = Asked::open(&path);
    assert!(matches!(asked.tells(), CollectionNews::Listed(index) if !index.is_whole && index.len() == 200));
    // One of the first is read while the others are still listed.
    asked.games.ask(CollectionRequest::Read(7));
    let told: Vec<CollectionNews> =
        std::iter::from_fn(|| Some(asked.tells()).filter(|news| !matches!(news, CollectionNews::Listed(_)))).collect();
    assert!(
        matches!(
            told.iter().find(|news| matches!(news, CollectionNews::Read(..))),
            Some(CollectionNews::Read(7, _))
        ),
        "{told:?}"
    );
    asked.games.ask(CollectionRequest::Find(SearchCriterion::Place(
        SearchTarget::read_move("Qh7").unwrap(),
    )));
    asked.games.ask(CollectionRequest::Stop);
    let ended = std::iter::repeat_with(|| asked.tells()).find(|news| !matches!(news, CollectionNews::Progress(_)));
    assert_eq!(ended, Some(CollectionNews::Stopped));
    assert!(matches!(
        asked.ask(CollectionRequest::Read(19_999)),
        CollectionNews::Read(19_999, _)
    ));
}

/// The files of other people's games on this machine: what comes with python-chess and pgn-extract.
fn collections() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = python::samples()
        .into_iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|file| file.unwrap().path())
        .collect();
    files.push(PathBuf::from("/usr/share/pgn-extract/eco.pgn"));
    files.retain(|path| path.exists());
    files.sort();
    files
}

/// The number of games of each collection that python-chess always reads; all of them would take a minute. With `PGN_COLLECTIONS=whole` it
/// reads every one.
const BY_PYTHON: usize = 25;

#[test]
fn collections_of_others_are_written_with_everything_they_have() {
    let files = collections();
    if files.len() < 2 {
        eprintln!("SKIPPED: neither the samples of python-chess nor pgn-extract are here");
    }
    let by_python = match std::env::var("PGN_COLLECTIONS") {
        Ok(how) if how == "whole" => usize::MAX,
        Ok(_) | Err(_) => BY_PYTHON,
    };
    let folder = tempfile::tempdir().unwrap();
    for path in files {
        let opened = CollectionFile::open(&path, |_, _| true).unwrap();
        let (mut whole, mut stayed) = (0, 0);
        for game in 0..opened.index().len() {
            let read = opened.read(game).unwrap();
            if read.is_whole() {
                whole += 1;
                let text = kept(&read.game);
                let again = pgn::read(&text);
                assert_eq!(again.len(), 1, "{text}");
                assert_eq!(again[0].game, read.game, "{text}");
                assert!(again[0].is_whole(), "{text}");
                assert_eq!(kept(&again[0].game), text);
            }
        }
        let to = folder.path().join(path.file_name().unwrap());
        opened
            .copy_anew(&to, None, |_, is_as_it_was, _, _| stayed += usize::from(is_as_it_was))
            .unwrap()
            .unwrap();
        let count = opened.index().len();
        assert_eq!(whole + stayed, count, "{}", path.display());
        let read = by_python.min(count);
        let trees = |path: &Path, opened: &CollectionFile| {
            let end = usize::try_from(opened.index().bytes(read - 1).unwrap().end).unwrap();
            pgn_readers::read_by_python(&pgn::decode(&fs::read(path).unwrap()[..end]))
        };
        let anew = CollectionFile::open(&to, |_, _| true).unwrap();
        assert_eq!(trees(&to, &anew), trees(&path, &opened), "{}", path.display());
        eprintln!(
            "{}: {whole} games whole, {stayed} kept as they were, {read} read by python-chess",
            path.display()
        );
    }
}

/// The number of generated games that are written and read: all of the with `PGN_GAMES=10000`.
fn how_many() -> usize {
    std::env::var("PGN_GAMES")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(400)
}

#[test]
fn generated_games_come_back_from_python_chess() {
    let games = pgn_readers::games(how_many(), 6);
    let texts: Vec<String> = games.iter().map(kept).collect();
    for (game, text) in games.iter().zip(&texts) {
        let read = pgn::read(text);
        assert_eq!((read.len(), &read[0].game), (1, game), "{text}");
        assert!(read[0].is_whole());
        assert_eq!(&kept(&read[0].game), text);
    }
    pgn_readers::come_back(&games, &texts);
}

#[test]
fn a_depth_without_an_engine_is_no_command_line() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["review", "x.pgn", "--lang", "en", "--depth", "5"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("--engine"),
        "{output:?}"
    );
}
