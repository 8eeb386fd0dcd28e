//! `annabella journal`, as a shell sees it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use adapters::ports::store::Store as _;
use adapters::sqlite::{self, SqliteStore};
use journal::chain::{Chain, EntryHash};
use journal::entry::{Heartbeat, JournalEvent, JournalFinding, ProvenRuling, Withheld};
use laws::event::Event;
use laws::people::Person;
use link::identity::PrivateKey;
use link::ruling::Ruling;
use link::ruling_content::RulingContent;
use link::topic::{GameId, TableNumber};
use shakmaty::{ByColor, Color};

fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/journals/v1")
        .join(name)
}

fn journal(file: &Path, options: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("journal")
        .arg(file)
        .args(options)
        .args(["--lang", "en"])
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_whole_journal_is_verified_and_exported() {
    let file = sample("untimed.annabella");
    let lines = fs::read_to_string(sample("untimed.jsonl")).unwrap();
    let (status, out, err) = journal(&file, &["--verify", "--json"]);
    let entries = lines.lines().count();
    let last: serde_json::Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    let hash = last["hash"].as_str().unwrap();
    let verdict =
        format!("{{\"ok\":true,\"entries\":{entries},\"first_bad\":null,\"last\":{entries},\"hash\":\"{hash}\"}}\n");
    assert_eq!((status, out, err.as_str()), (Some(0), verdict, ""));
    let (status, out, _) = journal(&file, &["--verify"]);
    let last = format!("Last entry of the record: {entries}, {hash}.\n");
    assert_eq!(status, Some(0));
    assert!(out.ends_with(&last), "{out}");
    // On paper stands its beginning.
    let short = format!("{}, {} {}", entries, &hash[..4], &hash[4..8]);
    for what in ["sheet", "report"] {
        let page = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["print", "--what", what, "--lang", "en"])
            .arg(&file)
            .output()
            .unwrap();
        let page = String::from_utf8(page.stdout).unwrap();
        assert!(page.contains(&short), "{page}");
    }
    let (status, out, _) = journal(&file, &["--export", "jsonl"]);
    assert_eq!((status, out), (Some(0), lines));
    let (status, out, _) = journal(&file, &["--export", "pgn"]);
    assert_eq!(status, Some(0));
    assert!(out.ends_with("1. d4 exd3 2. O-O d2 3. a8=Q# 1-0\n"), "{out}");
}

#[test]
fn changed_times_are_found_and_an_empty_journal_is_never_whole() {
    let folder = tempfile::tempdir().unwrap();
    let entries = adapters::sqlite::read(&sample("untimed.annabella")).unwrap().entries;
    let file = folder.path().join("clocks.annabella");
    let mut store = SqliteStore::create(&file).unwrap();
    store.append(&entries).unwrap();
    // No clock has run in this game.
    let beat = Heartbeat {
        at: entries.last().unwrap().at.plus_millis(1_000),
        left_ms: ByColor::new_with(|_| 36_000_000),
        running: Some(Color::White),
    };
    store.heartbeat(beat).unwrap();
    drop(store);
    let (status, out, _) = journal(&file, &["--verify", "--json"]);
    let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (
            status,
            &verdict["ok"],
            &verdict["clocks_changed"],
            &verdict["first_bad"]
        ),
        (Some(1), &false.into(), &true.into(), &serde_json::Value::Null)
    );
    let (status, out, _) = journal(&file, &["--verify"]);
    assert!(
        status == Some(1) && out.starts_with("The saved clock times have been changed"),
        "{out}"
    );
    let empty = folder.path().join("empty.annabella");
    drop(SqliteStore::create(&empty).unwrap());
    let (status, out, _) = journal(&empty, &["--verify", "--json"]);
    let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &verdict["ok"]), (Some(1), &false.into()));
    let (status, out, _) = journal(&empty, &["--verify"]);
    assert!(
        status == Some(1) && out.starts_with("This journal has no entries"),
        "{out}"
    );
}

#[test]
fn a_changed_entry_is_found_and_earlier_ones_are_exported() {
    let mut bytes = fs::read(sample("untimed.annabella")).unwrap();
    let words = b"Emil schl";
    let places: Vec<usize> = bytes
        .windows(words.len())
        .enumerate()
        .filter(|(_, window)| window == words)
        .map(|(at, _)| at)
        .collect();
    for at in places {
        bytes[at] = b'A';
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("changed.annabella");
    std::io::Write::write_all(&mut fs::File::create(&file).unwrap(), &bytes).unwrap();
    let (status, out, err) = journal(&file, &["--verify", "--json"]);
    let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, err.as_str()), (Some(1), ""));
    assert_eq!(verdict["ok"], false);
    let good = usize::try_from(verdict["entries"].as_u64().unwrap()).unwrap();
    assert_eq!(verdict["first_bad"], good + 1);
    assert_eq!(verdict["last"], good, "the last good one");
    let (status, out, err) = journal(&file, &["--export", "jsonl"]);
    assert_eq!((status, out.lines().count()), (Some(1), good));
    assert!(err.starts_with("The game record is damaged from entry"), "{err}");
    assert_eq!(fs::read(&file).unwrap(), bytes);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn what_cannot_be_read_is_reported_with_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let (status, out, err) = journal(&folder.path().join("none.annabella"), &["--verify"]);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("none.annabella"), "{err}");
    let (status, _, err) = journal(&sample("untimed.jsonl"), &["--verify"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("is not an Annabella game"), "{err}");
    let (status, _, err) = journal(&sample("untimed.annabella"), &["--export", "csv"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("pgn, jsonl"), "{err}");
}

#[test]
fn the_good_part_of_a_damaged_game_is_rescued() {
    let mut bytes = fs::read(sample("untimed.annabella")).unwrap();
    let words = b"Emil schl";
    while let Some(at) = bytes.windows(words.len()).position(|window| window == words) {
        bytes[at] = b'A';
    }
    let folder = tempfile::tempdir().unwrap();
    let (file, new) = (
        folder.path().join("changed.annabella"),
        folder.path().join("new.annabella"),
    );
    std::io::Write::write_all(&mut fs::File::create(&file).unwrap(), &bytes).unwrap();
    let (_, out, _) = journal(&file, &["--verify", "--json"]);
    let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
    let to_new = ["--rescue", new.to_str().unwrap()];
    let (status, out, err) = journal(&file, &[to_new[0], to_new[1], "--json"]);
    let rescued: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert_eq!(rescued["entries"], verdict["entries"]);
    let lost = rescued["lost_entries"].as_array().unwrap();
    assert_eq!(rescued["lost"], lost.len());
    // Numbers and kinds, and nothing of the moves.
    assert!(
        !lost.is_empty() && !out.contains("mil") && !out.contains("e4d3"),
        "{out}"
    );
    assert_eq!(fs::read(&file).unwrap(), bytes);
    let (status, out, _) = journal(&new, &["--verify", "--json"]);
    let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((status, &verdict["ok"]), (Some(0), &serde_json::Value::Bool(true)));
    assert_eq!(
        verdict["entries"],
        rescued["entries"].as_u64().unwrap() + 1,
        "and where they come from"
    );
    let (_, out, _) = journal(&new, &["--export", "jsonl"]);
    assert!(
        out.lines().last().unwrap().contains("\"file\":\"changed.annabella\""),
        "{out}"
    );
    // An existing file is never written over, and a whole one needs no rescue.
    let (status, _, err) = journal(&file, &to_new);
    assert_eq!(status, Some(2));
    assert!(err.starts_with("That file already exists"), "{err}");
    let other = folder.path().join("other.annabella");
    let (status, _, err) = journal(&new, &["--rescue", other.to_str().unwrap()]);
    assert_eq!(status, Some(1));
    assert!(err.starts_with("This game is not damaged"), "{err}");
    assert!(!other.exists());
    let (status, ..) = journal(&file, &["--rescue", other.to_str().unwrap(), "--verify"]);
    assert_eq!(status, Some(2));
}

#[test]
fn a_damaged_game_is_rescued_by_its_number_and_continued() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir_all(data.join("games")).unwrap();
    let mut bytes = fs::read(sample("untimed.annabella")).unwrap();
    let words = b"Emil schl";
    while let Some(at) = bytes.windows(words.len()).position(|window| window == words) {
        bytes[at] = b'A';
    }
    let damaged = data.join("games/damaged.annabella");
    let mut file = fs::File::create(&damaged).unwrap();
    std::io::Write::write_all(&mut file, &bytes).unwrap();
    // The last changed stands first in the list.
    let later = std::time::UNIX_EPOCH + std::time::Duration::from_secs(10_000_000_000);
    file.set_modified(later).unwrap();
    drop(file);
    let console = |arguments: &[&str], lines: &str| {
        let mut console = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["console", "--mute", "--lang", "en", "--data"])
            .arg(&data)
            .args(arguments)
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut console.stdin.take().unwrap(), lines.as_bytes()).unwrap();
        String::from_utf8(console.wait_with_output().unwrap().stdout).unwrap()
    };
    let out = console(&[], "games\nrescue 1\n");
    assert!(
        out.contains("damaged") && out.contains("good entries were saved as a new game"),
        "{out}"
    );
    assert!(!out.contains("exd3"), "{out}");
    assert_eq!(fs::read(&damaged).unwrap(), bytes);
    let rescued = data.join("games/damaged-rescued.annabella");
    let (status, ..) = journal(&rescued, &["--verify"]);
    assert_eq!(status, Some(0));
    let out = console(&["--open", rescued.to_str().unwrap()], "last\n");
    assert!(out.contains("Your game is back"), "{out}");
    // The page says where it comes from, too.
    let page = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["print", "--what", "report", "--lang", "en"])
        .arg(&rescued)
        .output()
        .unwrap();
    let page = String::from_utf8(page.stdout).unwrap();
    assert!(page.contains("Rescued from the damaged file"), "{page}");
}

/// The sample with an entry that stayed at another computer, and two rulings: of the chief's desk and of another.
fn ruled(folder: &Path, change: impl Fn(&mut ProvenRuling)) -> PathBuf {
    let mut entries = adapters::sqlite::read(&sample("untimed.annabella")).unwrap().entries;
    let last = entries.last().unwrap();
    let (mut end, at, game) = (Chain::after(last), last.at, GameId::of(entries[0].hash));
    let withheld = Withheld {
        hash: EntryHash([7; 32]),
        is_envelope: false,
    };
    entries.push(end.link(&JournalEvent::Found(JournalFinding::Withheld(withheld)), at));
    let chief = PrivateKey::from_seed([1; 32]);
    for (seed, by) in [(1, "Eva"), (2, "Flo")] {
        let key = PrivateKey::from_seed([seed; 32]);
        let ruling = Ruling {
            event: chief.public().tournament(),
            table: TableNumber(7),
            game,
            desk: key.public().desk(),
            count: 1,
            by: by.to_owned(),
            basis: end.anchor(),
            verb: RulingContent::of_text("stops clocks"),
            article: None,
            reason: String::new(),
            wall: String::new(),
        };
        let mut ruled = ruling.sign(&key).ruled();
        if seed == 2 {
            change(&mut ruled);
        }
        entries.push(end.link(&JournalEvent::Ruled(Box::new(ruled)), at));
    }
    let file = folder.join("ruled.annabella");
    SqliteStore::create(&file).unwrap().append(&entries).unwrap();
    file
}

#[test]
fn rulings_are_verified_by_signature_and_absent_entries_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = ruled(folder.path(), |_ruled| {});
    let (status, out, err) = journal(&file, &["--verify"]);
    assert_eq!((status, err.as_str()), (Some(0), ""), "{out}");
    let keys = [1, 2].map(|seed| PrivateKey::from_seed([seed; 32]).public().to_string());
    for part in [
        "One entry is not in this file",
        "2 rulings from desks; all signatures are valid.",
        &format!("Signed by Eva with the tournament key, {}: 1.", keys[0]),
        &format!("Signed by Flo with the key {}: 1.", keys[1]),
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let (status, out, _) = journal(&file, &["--verify", "--json"]);
    let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
    let last = verdict["last"].as_u64().unwrap();
    assert_eq!((status, &verdict["ok"]), (Some(0), &serde_json::json!(true)));
    assert_eq!(verdict["withheld"], serde_json::json!([last - 2]));
    let event = PrivateKey::from_seed([1; 32]).public().tournament();
    let (id, digits) = (event.to_string(), event.digits());
    let rulings = serde_json::json!([
        {"number": last - 1, "ok": true, "by": "Eva", "key": keys[0], "of_the_event": true,
         "event": id, "event_digits": digits, "event_name": "", "own_event": true},
        {"number": last, "ok": true, "by": "Flo", "key": keys[1], "of_the_event": false,
         "event": id, "event_digits": digits, "event_name": "", "own_event": true},
    ]);
    assert_eq!(verdict["rulings"], rulings);
}

/// A game that was locked in the event of key 1, or as `event` says, and was unlocked by the chief of the event of that key.
fn unlocked_by(folder: &Path, event: Option<&str>, seed: u8) -> PathBuf {
    let mut entries = adapters::sqlite::read(&sample("untimed.annabella")).unwrap().entries;
    let last = entries.last().unwrap();
    let (mut end, at, game) = (Chain::after(last), last.at, GameId::of(entries[0].hash));
    let locked = Event::RegulationsLocked {
        by: Person::Arbiter,
        salt: String::from("salt"),
        hash: String::from("hash"),
        event: event.map(str::to_owned),
        event_name: Some(String::from("Club Open")),
    };
    entries.push(end.link(&JournalEvent::Event(locked), at));
    let key = PrivateKey::from_seed([seed; 32]);
    let ruling = Ruling {
        event: key.public().tournament(),
        table: TableNumber(7),
        game,
        desk: key.public().desk(),
        count: 1,
        by: String::from("Eva"),
        basis: end.anchor(),
        verb: RulingContent::of_text("unlocks"),
        article: None,
        reason: String::new(),
        wall: String::new(),
    };
    entries.push(end.link(&JournalEvent::Ruled(Box::new(ruling.sign(&key).ruled())), at));
    let by = Person::Arbiter;
    entries.push(end.link(&JournalEvent::Event(Event::RegulationsUnlocked { by }), at));
    let file = folder.join("unlocked.annabella");
    SqliteStore::create(&file).unwrap().append(&entries).unwrap();
    file
}

#[test]
fn a_locked_game_ruled_by_another_tournament_is_found() {
    let key = |seed| PrivateKey::from_seed([seed; 32]).public();
    let digits = |seed| key(seed).tournament().digits();
    let own = key(1).to_string();
    for (event, seed, is_own) in [
        (Some(own.as_str()), 1, true),
        (Some(own.as_str()), 9, false),
        (Some("none"), 9, false),
        (Some("none"), 1, false),
        // A journal of an older program does not say for which event it was locked.
        (None, 1, true),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = unlocked_by(folder.path(), event, seed);
        let (status, out, err) = journal(&file, &["--verify"]);
        assert_eq!((status, err.as_str()), (Some(i32::from(!is_own)), ""), "{out}");
        let words = if is_own {
            "Rulings from this game's tournament"
        } else {
            "Rulings from a tournament other than this game's"
        };
        assert!(
            out.contains(words) && out.contains(&digits(seed)),
            "{event:?} {seed}: {out}"
        );
        let lock = match event {
            Some("none") => String::from("the lock belongs to no tournament"),
            Some(_) => format!("the lock belongs to the tournament Club Open, {}", digits(1)),
            None => String::from("the lock does not name its tournament"),
        };
        assert!(out.contains(&lock), "{lock}: {out}");
        let (status, out, _) = journal(&file, &["--verify", "--json"]);
        let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(status, Some(i32::from(!is_own)), "{out}");
        assert_eq!(verdict["rulings"][0]["own_event"], is_own, "{out}");
        assert_eq!(verdict["rulings"][0]["event_digits"], digits(seed), "{out}");
        let of_lock = event.filter(|event| *event != "none").map(|_| digits(1));
        assert_eq!(verdict["locks"][0]["event_digits"], serde_json::json!(of_lock), "{out}");
    }
}

#[test]
fn a_tournament_joined_after_the_pin_rules_lawfully() {
    let key = |seed| PrivateKey::from_seed([seed; 32]).public();
    for (is_by_pin, status_expected) in [(true, 0), (false, 1)] {
        let folder = tempfile::tempdir().unwrap();
        let file = unlocked_by(folder.path(), Some(&key(1).to_string()), 9);
        let mut entries = sqlite::read(&file).unwrap().entries;
        let [.., before, ruled, unlocked] = entries.as_slice() else {
            panic!("{entries:?}")
        };
        let mut end = Chain::after(if is_by_pin { before } else { unlocked });
        let events = [unlocked, ruled].map(|entry| journal::record::decode(&entry.record).unwrap());
        let at = unlocked.at;
        if is_by_pin {
            entries.truncate(entries.len() - 2);
            entries.push(end.link(&events[0], at));
        }
        entries.push(end.link(&events[1], at));
        let file = folder.path().join("joined.annabella");
        SqliteStore::create(&file).unwrap().append(&entries).unwrap();
        let (status, out, _) = journal(&file, &["--verify"]);
        assert_eq!(status, Some(status_expected), "{out}");
        let is_told = out.contains("Rulings from a tournament other than this game's");
        assert_eq!(is_told, !is_by_pin, "{out}");
    }
}

#[test]
fn a_changed_or_foreign_ruling_is_found_in_a_whole_chain() {
    let changes: [fn(&mut ProvenRuling); 3] = [
        |ruled| ruled.text = ruled.text.replace("stops clocks", "rules result 1-0 reason so"),
        |ruled| {
            let first = if ruled.signature.starts_with('0') { "1" } else { "0" };
            ruled.signature.replace_range(..1, first);
        },
        |ruled| {
            let mut other = Ruling::read(&ruled.text).unwrap();
            other.game = GameId::of(EntryHash([9; 32]));
            *ruled = other.sign(&PrivateKey::from_seed([2; 32])).ruled();
        },
    ];
    for change in changes {
        let folder = tempfile::tempdir().unwrap();
        let file = ruled(folder.path(), change);
        let (status, out, err) = journal(&file, &["--verify"]);
        assert_eq!((status, err.as_str()), (Some(1), ""), "{out}");
        assert!(out.contains("The game record is intact"), "{out}");
        assert!(out.contains("One ruling (entry"), "{out}");
        assert!(out.contains("Signed by Eva") && !out.contains("Signed by Flo"), "{out}");
        let (status, out, _) = journal(&file, &["--verify", "--json"]);
        let verdict: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!((status, &verdict["ok"]), (Some(1), &serde_json::json!(true)));
        assert_eq!(verdict["rulings"][1]["ok"], false);
    }
}
