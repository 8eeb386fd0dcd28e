//! Random stories: sixty acts of everybody at the table under any edition, clock and regulations, and what holds whatever they do.
//! `PROPTEST_CASES` asks for more of them (`make check-long`), `STORY_SEED` for one. A failure prints the seed and the shortest story
//! that still shows the fault; `STORY_FIGURES=1` shows how often each output came.
#![allow(clippy::print_stderr, reason = "the figures are shown")]

mod judge;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use journal::replay::replay;
use laws::proposal::ProposalKind;
use laws::script::LineColumn;
use laws::stored::StoredWord as _;
use locale::Locale;
use table::script::output::ScriptOutput;
use table::script::parse::{Script, parse};
use table::script::play::Stage;

use judge::{Fault, Judge, fault, message_names, shows_another_game};
use testing::teller::Teller;

/// Stories in each run, and acts in each of them.
const STORIES: u64 = 500;
const ACTS: usize = 60;

/// A story as text.
#[derive(Clone, Debug)]
struct Story {
    locale: Locale,
    header: Vec<String>,
    lines: Vec<String>,
}

impl Story {
    /// The lines, each with the outputs that follow it as comments.
    fn with_outputs(&self, names: &BTreeSet<String>) -> String {
        let mut lines = self.header.clone();
        play(self, names, |line, outputs| {
            lines.push(line.to_owned());
            lines.extend(outputs.into_iter().map(|output| format!("    # {output}")));
        })
        .ok();
        lines.join("\n")
    }
}

/// The outputs of all stories, by name.
type Seen = BTreeMap<String, usize>;

fn stage_of(script: &Script, locale: Locale) -> Stage {
    Stage::new(&script.header, locale, None)
}

/// Plays one more line; a panic is a fault as others are.
fn play_line(stage: &mut Stage, judge: &mut Judge<'_>, header: &str, line: &str) -> Result<(), Fault> {
    let read = parse(&format!("{header}\n{line}")).map_err(|wrong| Fault {
        promise: "a line of a story can be read",
        shown: format!("{line}: {wrong:?}"),
    })?;
    guarded(|| {
        for (place, line) in &read.story {
            stage.line(*place, line).ok();
        }
        judge.after_a_line(stage)
    })
}

fn guarded(act: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or(panic.downcast_ref::<&str>().copied()).unwrap_or_default();
        fault("nothing panics", words)
    })
}

/// Plays a story that is written already; `tell` is given the outputs of each line.
fn play(story: &Story, names: &BTreeSet<String>, mut tell: impl FnMut(&str, Vec<String>)) -> Result<(), Fault> {
    let header = story.header.join("\n");
    let Ok(script) = parse(&header) else {
        // A header that was shortened too far.
        return Ok(());
    };
    let mut stage = stage_of(&script, story.locale);
    let mut judge = Judge::new(names, story.locale);
    for line in &story.lines {
        let first = stage.outputs_from(0).count();
        let played = play_line(&mut stage, &mut judge, &header, line);
        tell(line, stage.outputs_from(first).map(ScriptOutput::text).collect());
        played?;
    }
    guarded(|| at_the_end(stage, judge))
}

/// Tells the story of that seed; the fault it shows, if there is one.
fn tell(seed: u64, names: &BTreeSet<String>, seen: &Mutex<Seen>) -> Option<(Story, Fault)> {
    let (mut teller, locale, header) = Teller::begin(seed);
    let mut story = Story {
        locale,
        header,
        lines: Vec::new(),
    };
    let header = story.header.join("\n");
    let script = parse(&header).unwrap_or_else(|wrong| panic!("{header}: {wrong:?}"));
    let mut stage = stage_of(&script, locale);
    let mut judge = Judge::new(names, locale);
    for act in 0..ACTS {
        let line = teller.next_line(stage.table(), act);
        story.lines.push(line.clone());
        if let Err(fault) = play_line(&mut stage, &mut judge, &header, &line) {
            return Some((story, fault));
        }
    }
    let outputs = std::mem::take(&mut judge.seen);
    let mut all = seen.lock().unwrap();
    for (name, count) in outputs {
        *all.entry(name).or_default() += count;
    }
    drop(all);
    let ended = guarded(|| at_the_end(stage, judge));
    ended.err().map(|fault| (story, fault))
}

/// Every proposal that is still open can be accepted, or has lapsed; the journal holds the game.
fn at_the_end(mut stage: Stage, mut judge: Judge<'_>) -> Result<(), Fault> {
    let again = match replay(stage.entries()) {
        Ok(replayed) => replayed.game,
        Err(wrong) => return fault("the journal can be replayed", &format!("{wrong:?}")),
    };
    if stage.entries().is_empty() || shows_another_game(stage.table()) {
        return Ok(());
    }
    if again != *stage.table().game() {
        return fault("the game is the fold of its journal", "");
    }
    for _ in 0..9 {
        let game = stage.table().game();
        let Some(proposal) = game.proposals().first().cloned() else {
            break;
        };
        let by: &[&str] = if game.people().arbiter.is_some() {
            &["arbiter"]
        } else {
            &["white", "black"]
        };
        let kind = proposal.kind();
        let before = stage.outputs_from(0).count();
        for by in by {
            let act = if kind == ProposalKind::Claim {
                String::from("upholds claim")
            } else {
                format!("accepts proposal {}", kind.word())
            };
            let line = parse(&format!("white vi Ada\nblack sighted Ben\n> {by} {act}")).unwrap();
            for (_, line) in &line.story {
                stage.line(LineColumn::default(), line).ok();
            }
        }
        judge.after_a_line(&stage)?;
        // Nothing of an illegal move is taken up while the game is adjourned; an engine agrees by itself.
        let may_be = ["game_over", "no_proposal", "adjourned", "played_elsewhere"];
        let refused = stage.outputs_from(before).find(|output| {
            output.kind == "refused" && !output.name.as_deref().is_some_and(|code| may_be.contains(&code))
        });
        if let Some(refused) = refused {
            return fault(
                "every open proposal is still due",
                &format!("{proposal:?}: {}", refused.text()),
            );
        }
    }
    Ok(())
}

/// The story without all that it can do without and still show the same broken promise.
fn shortened(story: Story, broken: &Fault, names: &BTreeSet<String>) -> (Story, Fault) {
    let shows = |story: &Story| {
        let played = play(story, names, |_, _| ());
        played.err().filter(|fault| fault.promise == broken.promise)
    };
    let Some(mut shown) = shows(&story) else {
        return (story, broken.clone());
    };
    let mut short = story;
    let mut size = short.lines.len();
    while size > 0 {
        let mut at = 0;
        while at < short.lines.len() {
            let mut tried = short.clone();
            tried.lines.drain(at..(at + size).min(tried.lines.len()));
            if let Some(fault) = shows(&tried) {
                (short, shown) = (tried, fault);
            } else {
                at += size;
            }
        }
        size /= 2;
    }
    let mut at = 0;
    while at < short.header.len() {
        let mut tried = short.clone();
        tried.header.remove(at);
        if let Some(fault) = shows(&tried) {
            (short, shown) = (tried, fault);
        } else {
            at += 1;
        }
    }
    (short, shown)
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn random_stories_keep_every_promise() {
    let names = message_names();
    let seen = Mutex::new(Seen::new());
    let found = Mutex::new(Vec::new());
    let seeds = match number("STORY_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("PROPTEST_CASES").unwrap_or(STORIES),
    };
    let next = AtomicU64::new(seeds.start);
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if !seeds.contains(&seed) {
                        break;
                    }
                    if let Some((story, fault)) = tell(seed, &names, &seen) {
                        found.lock().unwrap().push((seed, story, fault));
                    }
                }
            });
        }
    });
    let found = found.into_inner().unwrap();
    let count = found.len();
    // One story for each kind of fault.
    let mut kinds = BTreeMap::new();
    for (seed, story, fault) in found {
        let words = fault.shown.split("text=").last().unwrap_or_default();
        let words: String = words
            .chars()
            .filter(|letter| letter.is_alphabetic() || *letter == ' ')
            .take(24)
            .collect();
        kinds.entry((fault.promise, words)).or_insert((seed, story, fault));
    }
    let mut told = String::new();
    for (seed, story, fault) in kinds.into_values().take(40) {
        let (short, shown) = shortened(story, &fault, &names);
        let story = short.with_outputs(&names);
        let language = short.locale.tag();
        let line = format!(
            "\nSeed {seed}, {language}: {}: {}\n{story}\n",
            fault.promise, shown.shown
        );
        told.push_str(&line);
    }
    if std::env::var_os("STORY_FIGURES").is_some() {
        for (name, count) in seen.into_inner().unwrap() {
            eprintln!("{count:8} {name}");
        }
    }
    assert!(told.is_empty(), "{count} of the stories {seeds:?} show a fault:{told}");
}
