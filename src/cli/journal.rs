//! `annabella journal FILE --export pgn|jsonl`, `annabella journal FILE --verify` and `annabella journal FILE --rescue NEW`.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;
use shakmaty::Move;

use super::given::{GivenArguments, UsageError, fail, only_file};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, json_line, messages, print, print_exactly, print_json};
use crate::app::sentences;
use adapters::ports::files::NotRescued;
use adapters::ports::store::LoadedJournal;
use adapters::sqlite;
use journal::chain::{self, Anchor, Damage, DamageKind, ReadableJournal};
use journal::entry::{JournalEvent, JournalFinding};
use journal::heartbeat::{self, HeartbeatWorth};
use journal::record::{self, DecodeError};
use journal::replay::{Replayed, replay};
use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use link::identity::PublicKey;
use link::lock::{Holder, LockTournament, Locks};
use link::ruling::Ruling;
use link::topic::GameId;
use locale::{Messages, Value};
use notation::pgn::{self, PgnGame};
use table::findings;

enum JournalOutput {
    Verify,
    Pgn,
    Lines,
}

/// Runs the command. A damaged journal is exported up to its last undamaged entry, and the answer is "no".
pub(super) fn journal(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &["export", "rescue"], &["verify"])?;
    let messages = messages(given.lang.as_deref());
    if let Some(new) = given.option("rescue") {
        let file = to_rescue(&given).map_err(|fault| fail(&messages, &fault))?;
        return rescue(&messages, file, Path::new(new), given.json);
    }
    let (asked, file) = options(&given).map_err(|fault| fail(&messages, &fault))?;
    let loaded = match asked {
        // The state of the hash chain helps no player.
        JournalOutput::Verify => read(&messages, file).map_err(|why| complained(&why))?,
        JournalOutput::Pgn | JournalOutput::Lines => loaded(&messages, file)?,
    };
    let report = JournalReport {
        json: given.json,
        messages: &messages,
        loaded: &loaded,
    };
    Ok(report.answer(&asked, file))
}

/// Reads the journal in that file, without the check that it may be answered from; the error is a sentence saying why
/// it cannot be read.
fn read(messages: &Messages, file: &str) -> Result<LoadedJournal, String> {
    sqlite::read(Path::new(file)).map_err(|failure| sentences::store_failure(messages, &failure, file))
}

/// The journal in that file, to answer from; the error is a sentence saying why there is no answer. A player learns no more of a
/// locked game under way here than at the table (11.3.1).
fn answerable(messages: &Messages, file: &str) -> Result<LoadedJournal, String> {
    let loaded = read(messages, file)?;
    let replayed = replay(&chain::read(&loaded.entries).entries);
    if replayed.is_ok_and(|replayed| replayed.game.is_locked()) {
        return Err(messages.text("journal-locked", &[("file", Value::quoting_path(file))]));
    }
    Ok(loaded)
}

/// Rescues a damaged journal. A player may see the output: only the numbers and kinds of entries after the damage are printed,
/// and nothing of their content.
fn rescue(messages: &Messages, file: &str, new: &Path, json: bool) -> Ended {
    // The reason why it cannot be read is the same as for every journal.
    read(messages, file).map_err(|why| complained(&why))?;
    match sqlite::rescue(Path::new(file), new) {
        Ok(rescued) => {
            if json {
                let lost = &rescued.origin.lost;
                let answer = json!({"entries": rescued.good, "lost": lost.len(), "lost_entries": lost});
                print_json(&answer);
            } else {
                print(&findings::rescued(messages, &rescued));
            }
            Ok(CommandOutcome::Done)
        }
        Err(why) => {
            complain(&findings::not_rescued(messages, why));
            Ok(match why {
                NotRescued::Whole | NotRescued::NothingGood => CommandOutcome::No,
                NotRescued::Exists | NotRescued::NotWritten => CommandOutcome::Unreadable,
            })
        }
    }
}

/// The journal in that file, to answer from; the error has been reported.
pub(super) fn loaded(messages: &Messages, file: &str) -> Result<LoadedJournal, CommandOutcome> {
    answerable(messages, file).map_err(|why| complained(&why))
}

/// A stored game, up to the last undamaged entry of its journal.
pub(super) struct JournalGame {
    pub(super) game: Game,
    /// The moment of the last entry.
    pub(super) last: Moment,
    /// The game as PGN.
    pub(super) pgn: PgnGame,
}

/// The game of a journal that was read; the error is a sentence saying why there is none.
pub(super) fn stored(loaded: &LoadedJournal, file: &str, messages: &Messages) -> Result<JournalGame, String> {
    let ReadableJournal { entries, .. } = chain::read(&loaded.entries);
    let Ok(Replayed { game, last, .. }) = replay(&entries) else {
        return Err(messages.text("journal-empty", &[("file", Value::quoting_path(file))]));
    };
    let opening = entries.first().and_then(|first| first.event.opening());
    let created = opening.and_then(|opening| opening.created.as_deref());
    let tournament = opening.map(|opening| opening.tournament.clone()).unwrap_or_default();
    let pgn = pgn::export::pgn(&game, created, &tournament);
    Ok(JournalGame { game, last, pgn })
}

/// The completed moves of a stored game; the error is a sentence saying why there are none.
pub(super) fn moves_of(file: &str, messages: &Messages) -> Result<Vec<Move>, String> {
    let loaded = answerable(messages, file)?;
    let JournalGame { game, .. } = stored(&loaded, file, messages)?;
    Ok(game.line().iter().map(|completed| completed.legal).collect())
}

/// The damaged file; a rescue takes no other options.
fn to_rescue(given: &GivenArguments) -> Result<&str, UsageError> {
    let others = [
        ("--verify", given.flag("verify")),
        ("--export", given.option("export").is_some()),
    ];
    match others.into_iter().find(|(_, is_given)| *is_given) {
        Some((other, _)) => Err(UsageError::UnknownOption(format!("--rescue {other}"))),
        None => only_file(given),
    }
}

fn options(given: &GivenArguments) -> Result<(JournalOutput, &str), UsageError> {
    let file = only_file(given)?;
    let asked = match (given.flag("verify"), given.option("export")) {
        (true, None) => JournalOutput::Verify,
        (false, Some("pgn")) => JournalOutput::Pgn,
        (false, Some("jsonl")) => JournalOutput::Lines,
        (false, None) => return Err(UsageError::MissingOption(String::from("--export"))),
        (true, Some(_)) => return Err(UsageError::UnknownOption(String::from("--verify --export"))),
        (false, Some(other)) => return Err(UsageError::not_one_of("--export", other, "pgn, jsonl")),
    };
    Ok((asked, file))
}

struct JournalReport<'a> {
    json: bool,
    messages: &'a Messages,
    loaded: &'a LoadedJournal,
}

impl JournalReport<'_> {
    fn answer(&self, asked: &JournalOutput, file: &str) -> CommandOutcome {
        let outcome = match asked {
            JournalOutput::Verify => self.verdict(),
            JournalOutput::Pgn => self.pgn(file),
            JournalOutput::Lines => {
                let entries = self.loaded.entries.iter();
                for line in entries.filter_map(|entry| record::to_line(entry).ok()) {
                    print_exactly(&json_line(&line));
                }
                CommandOutcome::Done
            }
        };
        let Some(damage) = &self.loaded.damage else {
            return outcome;
        };
        let is_in_the_json = self.json && matches!(asked, JournalOutput::Verify);
        if !is_in_the_json {
            complain(&damage_sentence(self.messages, damage, self.loaded.entries.len()));
        }
        CommandOutcome::No
    }

    /// True if somebody changed the noted clock times, which stand outside the chain.
    fn has_changed_clocks(&self) -> bool {
        let entries = chain::read(&self.loaded.entries).entries;
        let worth = self.loaded.heartbeat.map(|beat| heartbeat::worth(&entries, &beat));
        self.loaded.damage.is_none() && worth == Some(HeartbeatWorth::Unfit)
    }

    fn verdict(&self) -> CommandOutcome {
        let damage = self.loaded.damage.as_ref();
        let entries = self.loaded.entries.len();
        let last = self.loaded.entries.last().map(Anchor::from_entry);
        let (withheld, (rulings, locks)) = (self.withheld(), self.rulings());
        let has_changed_clocks = self.has_changed_clocks();
        let is_whole = damage.is_none() && entries > 0 && !has_changed_clocks;
        let are_ours = rulings.iter().all(|ruling| ruling.proof.is_some() && ruling.is_own);
        let outcome = if is_whole && are_ours {
            CommandOutcome::Done
        } else {
            CommandOutcome::No
        };
        if self.json {
            let first_bad = damage.map(|damage| damage.first_bad);
            let mut answer = json!({
                "ok": is_whole,
                "entries": entries,
                "first_bad": first_bad,
                "last": last.map(|anchor| anchor.number),
                "hash": last.map(|anchor| anchor.hash.to_string()),
            });
            // Empty lists are left out, so that older readers of the output get the same as before.
            if let Some(answer) = answer.as_object_mut() {
                if has_changed_clocks {
                    answer.insert("clocks_changed".to_owned(), json!(true));
                }
                if !withheld.is_empty() {
                    answer.insert("withheld".to_owned(), json!(withheld));
                }
                if !rulings.is_empty() {
                    answer.insert("rulings".to_owned(), rulings.iter().map(in_json).collect());
                }
                if !locks.is_empty() {
                    answer.insert(
                        "locks".to_owned(),
                        locks
                            .iter()
                            .map(|(number, holder)| lock_in_json(*number, holder))
                            .collect(),
                    );
                }
            }
            print_json(&answer);
            return outcome;
        }
        if has_changed_clocks {
            print(&self.messages.text("journal-clocks-changed", &[]));
        } else if is_whole {
            let values = [("entries", entries.into())];
            print(&self.messages.text("journal-whole", &values));
        } else if damage.is_none() {
            print(&self.messages.text("journal-without-entries", &[]));
        }
        if let Some(anchor) = last {
            let (number, hash) = (anchor.number.into(), anchor.hash.to_string().into());
            let values = [("number", number), ("hash", hash)];
            print(&self.messages.text("journal-anchor", &values));
        }
        self.print_numbers("journal-withheld", &withheld);
        self.print_rulings(&rulings);
        self.print_tournaments(&rulings, &locks);
        outcome
    }

    /// The numbers of the entries that are withheld from this file.
    fn withheld(&self) -> Vec<u64> {
        let entries = self.loaded.entries.iter();
        let withheld = entries.filter(|entry| record::withheld(&entry.record).is_some());
        withheld.map(|entry| entry.number).collect()
    }

    /// The rulings from desks and the locks, by the numbers of their entries. A ruling is of the game's own tournament if the lock in force
    /// belongs to that tournament; without a lock in force, if the game's first lock does, or the first ruling. A table that was unlocked
    /// may have joined any tournament since.
    fn rulings(&self) -> (Vec<DeskRuling>, Vec<(u64, Holder)>) {
        let game = self.loaded.entries.first().map(|first| GameId::of(first.hash));
        let game = game.unwrap_or_default();
        let (mut follows, mut rulings, mut locks) = (Locks::default(), Vec::new(), Vec::new());
        let (mut was_unlocked, mut is_of_other) = (false, false);
        for entry in &self.loaded.entries {
            let Ok(event) = record::decode(&entry.record) else {
                continue;
            };
            if let JournalEvent::Ruled(ruled) = &event {
                let proof = Ruling::proved(ruled, game);
                let is_free = was_unlocked && follows.holder().is_none();
                let event = proof
                    .as_ref()
                    .map(|(key, ruling)| LockTournament::of_ruling(*key, ruling));
                let is_other = |(holder, event): (&Holder, LockTournament)| !holder.has_ruled(&event);
                is_of_other = follows.holder().zip(event).is_some_and(is_other);
                rulings.push((entry.number, proof, follows.holder().cloned(), is_free));
            }
            follows.follow(&event);
            was_unlocked |= !is_of_other && matches!(event, JournalEvent::Event(Event::RegulationsUnlocked { .. }));
            let is_lock = matches!(
                event,
                JournalEvent::Event(Event::RegulationsLocked { .. }) | JournalEvent::Found(JournalFinding::Moved(_))
            );
            if let Some(holder) = follows.holder().filter(|_| is_lock) {
                locks.push((entry.number, holder.clone()));
            }
        }
        let mut holders = locks.iter().map(|(_, holder)| holder);
        let of_lock = holders.find(|holder| matches!(holder, Holder::Event(_))).cloned();
        let first = rulings.iter().find_map(|(_, proof, ..)| {
            proof
                .as_ref()
                .map(|(key, ruling)| LockTournament::of_ruling(*key, ruling))
        });
        let of_game = of_lock.or(first.map(Holder::Event));
        let judged = rulings.into_iter().map(|(number, proof, under, is_free)| {
            let holder = under
                .filter(|holder| *holder != Holder::Unknown)
                .or_else(|| of_game.clone());
            let event = proof
                .as_ref()
                .map(|(key, ruling)| LockTournament::of_ruling(*key, ruling));
            let is_of = |(holder, event): (Holder, &LockTournament)| holder.has_ruled(event);
            let is_own = is_free || holder.zip(event.as_ref()).is_none_or(is_of);
            let named = locks.iter().find_map(|(_, holder)| match holder {
                Holder::Event(lock) => Some(lock).filter(|lock| Some(lock.id) == event.as_ref().map(|event| event.id)),
                Holder::Nobody | Holder::Unknown => None,
            });
            let event = named.cloned().filter(|_| is_own).or(event);
            DeskRuling {
                number,
                proof,
                event,
                is_own,
            }
        });
        (judged.collect(), locks)
    }

    /// Prints the tournament of each ruling and lock, with the digits to compare with the desk's.
    fn print_tournaments(&self, rulings: &[DeskRuling], locks: &[(u64, Holder)]) {
        for (number, holder) in locks {
            let (id, event) = match holder {
                Holder::Nobody => ("journal-lock-of-none", String::new()),
                Holder::Unknown => ("journal-lock-unknown", String::new()),
                Holder::Event(event) => ("journal-lock-of", event.to_string()),
            };
            let values = [("number", (*number).into()), ("event", Value::quoting(&event))];
            print(&self.messages.text(id, &values));
        }
        let mut events: BTreeMap<(bool, String), Vec<u64>> = BTreeMap::new();
        for ruling in rulings {
            if let Some(event) = &ruling.event {
                let entries = events.entry((ruling.is_own, event.to_string())).or_default();
                entries.push(ruling.number);
            }
        }
        for ((is_own, event), numbers) in events {
            let list: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            let values = [
                ("count", numbers.len().into()),
                ("list", list.join(", ").into()),
                ("event", Value::quoting(&event)),
            ];
            let id = if is_own {
                "journal-rulings-own-event"
            } else {
                "journal-rulings-other-event"
            };
            print(&self.messages.text(id, &values));
        }
    }

    fn print_numbers(&self, id: &str, numbers: &[u64]) {
        if !numbers.is_empty() {
            let list: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            let list = list.join(", ");
            let values = [("count", numbers.len().into()), ("list", (&*list).into())];
            print(&self.messages.text(id, &values));
        }
    }

    /// Prints the rulings. A signature proves the key, but not its owner: the key is named, so that it can be compared.
    fn print_rulings(&self, rulings: &[DeskRuling]) {
        let unproved = rulings.iter().filter(|ruling| ruling.proof.is_none());
        let unproved: Vec<u64> = unproved.map(|ruling| ruling.number).collect();
        if unproved.is_empty() && !rulings.is_empty() {
            let values = [("count", rulings.len().into())];
            print(&self.messages.text("journal-rulings", &values));
        }
        self.print_numbers("journal-rulings-unproved", &unproved);
        let mut by_key: BTreeMap<(String, String, bool), usize> = BTreeMap::new();
        for (key, ruling) in rulings.iter().filter_map(|ruling| ruling.proof.as_ref()) {
            let whose = (ruling.by.clone(), key.to_string(), key.tournament() == ruling.event);
            *by_key.entry(whose).or_default() += 1;
        }
        for ((name, key, is_chief), count) in by_key {
            let id = if is_chief {
                "journal-rulings-by-chief"
            } else {
                "journal-rulings-by"
            };
            let values = [
                ("name", Value::quoting(&name)),
                ("key", (&*key).into()),
                ("count", count.into()),
            ];
            print(&self.messages.text(id, &values));
        }
    }

    fn pgn(&self, file: &str) -> CommandOutcome {
        let text = match stored(self.loaded, file, self.messages) {
            Ok(JournalGame { pgn, .. }) => pgn::text(&pgn),
            Err(why) => {
                complain(&why);
                return CommandOutcome::No;
            }
        };
        if self.json {
            print_json(&json!({"pgn": text, "entries": self.loaded.entries.len()}));
        } else {
            print_exactly(&format!("{}\n", text.trim_end()));
        }
        CommandOutcome::Done
    }
}

/// The key that signed a ruling, and the ruling; none without a signature.
type Proof = Option<(PublicKey, Ruling)>;

/// A ruling from a desk, in a journal.
struct DeskRuling {
    number: u64,
    proof: Proof,
    event: Option<LockTournament>,
    is_own: bool,
}

fn lock_in_json(number: u64, holder: &Holder) -> serde_json::Value {
    let event = match holder {
        Holder::Event(event) => Some(event),
        Holder::Nobody | Holder::Unknown => None,
    };
    json!({
        "number": number,
        "event": event.map(|event| event.id.to_string()),
        "event_digits": event.map(|event| event.id.digits()),
        "event_name": event.map(|event| &event.name),
        "known": *holder != Holder::Unknown,
    })
}

fn in_json(of_desk: &DeskRuling) -> serde_json::Value {
    let DeskRuling {
        number,
        proof,
        event,
        is_own,
    } = of_desk;
    json!({
        "number": number,
        "event": event.as_ref().map(|event| event.id.to_string()),
        "event_digits": event.as_ref().map(|event| event.id.digits()),
        "event_name": event.as_ref().map(|event| &event.name),
        "own_event": is_own,
        "ok": proof.is_some(),
        "by": proof.as_ref().map(|(_, ruling)| &ruling.by),
        "key": proof.as_ref().map(|(key, _)| key.to_string()),
        "of_the_event": proof.as_ref().map(|(key, ruling)| key.tournament() == ruling.event),
    })
}

/// The fault of a journal, and the number of undamaged entries.
pub(crate) fn damage_sentence(messages: &Messages, damage: &Damage, good: usize) -> String {
    let why = match &damage.fault {
        DamageKind::Chain => messages.text("journal-flaw-chain", &[]),
        DamageKind::Opening => messages.text("journal-flaw-opening", &[]),
        DamageKind::File(detail) => messages.text("journal-flaw-file", &[("detail", Value::quoting(detail))]),
        DamageKind::Record(DecodeError::NoRecord) => messages.text("journal-flaw-no-record", &[]),
        DamageKind::Record(DecodeError::UnknownForm { name, .. }) => {
            messages.text("journal-flaw-unknown", &[("name", Value::quoting(name))])
        }
        DamageKind::Record(DecodeError::Value { key, value }) => {
            let values = [("field", Value::quoting(key)), ("value", Value::quoting(value))];
            messages.text("journal-flaw-value", &values)
        }
    };
    let number = ("number", damage.first_bad.into());
    let values = [number, ("good", good.into()), ("why", (&why).into())];
    messages.text("journal-damaged", &values)
}
