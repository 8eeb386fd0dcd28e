//! Stored games on the disk: how long it is to a list of thousands, and what it costs that a copy of the one file is a game.

use crate::figures::{Bench, Figure, Goal, Unit};
use adapters::ports::store::Store as _;
use adapters::sqlite;
use journal::chain::{Chain, StoredEntry};
use locale::Locale;
use std::fs;
use std::path::Path;
use std::time::Instant;
use table::script::{parse::parse, play::Stage};

/// Moves of both sides in each of them.
const MOVES: usize = 80;
/// One game in so many has not ended.
const UNFINISHED: usize = 5;

/// The list of the stored games, the search at every start, and a move on its way to the disk.
pub fn measure(bench: &mut Bench) {
    let games = bench.either(2_000, 20);
    let times = |full| bench.either(full, 1);
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("games");
    let ended = store(data.path(), "ended", &journal("> white resigns\n"));
    let going_on = store(data.path(), "going-on", &journal(""));
    for number in 0..games - 2 {
        let from = if number % UNFINISHED == 0 { &going_on } else { &ended };
        fs::copy(from, folder.join(format!("game{number:04}.annabella"))).unwrap();
    }
    let bytes = milliseconds(times(5), || {
        for file in fs::read_dir(&folder).unwrap() {
            fs::read(file.unwrap().path()).unwrap();
        }
    });
    let bytes = Figure::new(&format!("the bytes of {games} stored games read"), Unit::Millis, bytes);
    let list = milliseconds(times(10), || {
        assert_eq!(sqlite::list(data.path()).unwrap().len(), games);
    });
    let list = Figure::new(
        &format!("{games} stored games of {MOVES} moves listed"),
        Unit::Millis,
        list,
    );
    let list = list.goal(Goal::P95(500.0)).against(&bytes);
    let whole = milliseconds(times(20), || drop(sqlite::read(&ended).unwrap()));
    let whole = Figure::new("one of them read and checked whole", Unit::Millis, whole);
    for file in fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "annabella") && path != ended {
            fs::copy(&ended, path).unwrap();
        }
    }
    let none = milliseconds(times(10), || assert!(sqlite::unfinished(data.path()).next().is_none()));
    let none = Figure::new(
        &format!("no game to be continued found among {games}"),
        Unit::Millis,
        none,
    );
    bench.figures.extend([bytes, list, whole, none]);
    bench.figures.extend(moves());
}

/// A move's entries written with and without the file being made whole after each.
fn moves() -> [Figure; 3] {
    let journal = journal("");
    let [mut before, mut after, mut settled] = [Vec::new(), Vec::new(), Vec::new()];
    for settles in [false, true] {
        let data = tempfile::tempdir().unwrap();
        let mut store = sqlite::create_in(data.path(), "game").unwrap();
        let written = if settles { &mut after } else { &mut before };
        for step in journal.chunks(journal.len() / (2 * MOVES)) {
            written.extend(milliseconds(1, || store.append(step).unwrap()));
            if settles {
                settled.extend(milliseconds(1, || store.settle().unwrap()));
            }
        }
    }
    let millis = |name, values| Figure::new(name, Unit::Millis, values);
    let before = millis("a move written", before);
    let after = millis("a move written where each is put into the file", after).against(&before);
    [
        before,
        after,
        millis("a move put into the file, behind its sound", settled),
    ]
}

fn milliseconds(times: usize, mut work: impl FnMut()) -> Vec<f64> {
    let once = |_| {
        let before = Instant::now();
        work();
        before.elapsed().as_secs_f64() * 1e3
    };
    (0..times).map(once).collect()
}

/// The journal of a long game at an event, with these lines at its end. Of 2005, where no repetition ends a game by itself.
fn journal(end: &str) -> Vec<StoredEntry> {
    let cycle = "Nf3 Nf6 Ng1 Ng8 ".repeat(MOVES / 2);
    let script = format!(
        "laws 2005\ntime 5400+30\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play {cycle}\n{end}"
    );
    let script = parse(&script).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (table, entries) = stage.into_table();
    assert_eq!(table.game().line().len(), 2 * MOVES);
    let mut chain = Chain::default();
    entries.iter().map(|entry| chain.link(&entry.event, entry.at)).collect()
}

fn store(data: &Path, id: &str, journal: &[StoredEntry]) -> std::path::PathBuf {
    let mut store = sqlite::create_in(data, id).unwrap();
    store.append(journal).unwrap();
    store.file().unwrap().to_owned()
}
