//! A ruling from a desk: signed, counted, answered once.
//!
//! A ruling that is repeated, held back on its way or played back tomorrow changes nothing: its number is known, its game is another, or a
//! move was completed since.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::form::{self, text};
use super::identity::{Key, PublicKey, SignatureBytes, Signed};
use super::roster::Roster;
use super::topic::{DeskId, EventId, GameId, TableNumber};
use journal::chain::{Anchor, EntryHash, StoredEntry};
use journal::entry::{JournalEvent, Ruled};
use journal::record;
use laws::event::Event;

const TITLE: &str = "annabella ruling 1";
const ANSWER: &str = "annabella answer 1";
/// So many answers are remembered for each desk. What lies before them is never taken again.
const REMEMBERED: usize = 64;
/// No command of an arbiter is longer, in bytes.
const MOST_VERB: usize = 2_000;

/// What an arbiter at a desk rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The event.
    pub event: EventId,
    /// The table.
    pub table: TableNumber,
    /// The game.
    pub game: GameId,
    /// The desk that signs it.
    pub desk: DeskId,
    /// Counted by the desk, strictly rising.
    pub count: u64,
    /// The arbiter's name.
    pub by: String,
    /// The last entry he saw.
    pub basis: Anchor,
    /// What he rules, as he types it at the desk: the arbiter's verbs of game scripts, in English (`sets white 0:12:30`).
    pub verb: String,
    /// The Article he cites.
    pub article: Option<String>,
    /// Why, in his words.
    pub reason: String,
    /// What the desk's own clock on the wall said, for people to read.
    pub wall: String,
}

#[derive(Serialize, Deserialize)]
struct Written {
    #[serde(with = "text")]
    event: EventId,
    #[serde(with = "text")]
    table: TableNumber,
    #[serde(with = "text")]
    game: GameId,
    #[serde(with = "text")]
    desk: DeskId,
    count: u64,
    by: String,
    basis: Basis,
    verb: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    article: Option<String>,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    wall: String,
}

#[derive(Serialize, Deserialize)]
struct Basis {
    number: u64,
    #[serde(with = "text")]
    hash: EntryHash,
}

impl Ruling {
    /// The text that is signed.
    pub fn text(&self) -> String {
        form::titled(
            TITLE,
            &Written {
                event: self.event,
                table: self.table,
                game: self.game,
                desk: self.desk,
                count: self.count,
                by: self.by.clone(),
                basis: Basis {
                    number: self.basis.number,
                    hash: self.basis.hash,
                },
                verb: self.verb.clone(),
                article: self.article.clone(),
                reason: self.reason.clone(),
                wall: self.wall.clone(),
            },
        )
    }

    /// The ruling, signed with the desk's key.
    pub fn sign(&self, desk: &Key) -> Signed {
        desk.sign(self.text())
    }

    /// What a text says that was signed; nothing is proved by it.
    pub fn read(text: &str) -> Option<Self> {
        let written: Written = form::under(TITLE, text)?;
        let inert = |text: &str| locale::inert(text).into_owned();
        Some(Self {
            event: written.event,
            table: written.table,
            game: written.game,
            desk: written.desk,
            count: written.count,
            by: inert(&written.by),
            basis: Anchor {
                number: written.basis.number,
                hash: written.basis.hash,
            },
            verb: inert(&written.verb),
            article: written.article.as_deref().map(inert),
            reason: inert(&written.reason),
            wall: inert(&written.wall),
        })
    }

    /// What an entry of that game's journal says was ruled, if it is signed for it with the key that it names. Whose key that is, the event's
    /// roster says, or whoever knows the key.
    pub fn proved(ruled: &Ruled, game: GameId) -> Option<(PublicKey, Self)> {
        let signed = Signed::of_ruled(ruled)?;
        let ruling = Self::read(signed.verified()?)?;
        let is_own = ruling.desk == signed.by.desk() && ruling.game == game;
        is_own.then_some((signed.by, ruling))
    }

    /// Whether it goes through though moves were completed since the arbiter looked: it changes nothing that they changed.
    pub fn is_always_in_time(&self) -> bool {
        let mut words = self.verb.split_whitespace();
        match words.next() {
            Some("stops") => words.next() == Some("clocks") && words.next().is_none(),
            Some("notes" | "warns") => true,
            Some(_) | None => false,
        }
    }
}

/// Why a ruling was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum NotTaken {
    /// It was not signed with that key.
    BadSignature,
    /// Nobody with that key may rule here.
    NotEntitled,
    /// It is for another event.
    OtherEvent,
    /// It is for another table.
    OtherTable,
    /// It is for another game.
    OtherGame,
    /// Its number was used for another ruling, or lies before all that are remembered.
    Spent,
    /// What the arbiter saw is no part of this journal.
    Stale,
    /// So many moves were completed since he looked, and so many other desks' rulings done.
    Advanced {
        /// How many moves.
        moves: u32,
        /// How many rulings of others.
        #[serde(default, skip_serializing_if = "is_none")]
        rulings: u32,
    },
    /// The Laws, or the state of the game, do not allow it.
    Refused {
        /// The refusal, by its code.
        refusal: String,
        /// The Article.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        article: Option<String>,
    },
    /// It is no command of an arbiter's.
    NotUnderstood,
}

impl NotTaken {
    /// As it is sent and noted.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadSignature => "bad_signature",
            Self::NotEntitled => "not_entitled",
            Self::OtherEvent => "other_event",
            Self::OtherTable => "other_table",
            Self::OtherGame => "other_game",
            Self::Spent => "spent",
            Self::Stale => "stale",
            Self::Advanced { .. } => "advanced",
            Self::Refused { .. } => "refused",
            Self::NotUnderstood => "not_understood",
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_none(many: &u32) -> bool {
    *many == 0
}

/// What a table answers to a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// It is done.
    Done {
        /// The numbers of the entries it made.
        entries: Vec<u64>,
    },
    /// It is not.
    Refused(NotTaken),
}

#[derive(Serialize, Deserialize)]
struct Reply {
    /// The ruling's signature.
    #[serde(with = "text")]
    to: SignatureBytes,
    answer: Answer,
}

impl Answer {
    /// As it is sent, signed with the table's key: whoever has a table's certificate can answer in another's place, and a ruling that was swallowed
    /// must not be told as done.
    pub fn sign(&self, table: &Key, to: &Signed) -> Signed {
        table.sign(form::titled(
            ANSWER,
            &Reply {
                to: to.signature,
                answer: self.clone(),
            },
        ))
    }

    /// What was answered to that ruling, and with which key.
    pub fn read(sent: &[u8], to: &Signed) -> Option<(PublicKey, Self)> {
        let signed = Signed::from_bytes(sent)?;
        let reply: Reply = form::under(ANSWER, signed.verified()?)?;
        (reply.to == to.signature).then_some((signed.by, reply.answer))
    }

    /// As it is kept.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// What was kept.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        form::read(bytes)
    }
}

/// What a table is, when a ruling comes.
#[derive(Clone, Copy, Debug)]
pub struct Own<'a> {
    /// Its event.
    pub event: EventId,
    /// Its number.
    pub table: TableNumber,
    /// Its game.
    pub game: GameId,
    /// Its journal, from the first entry.
    pub entries: &'a [StoredEntry],
}

/// What becomes of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It may be decided on; the answer is told to [`Judge::answered`] then.
    Take(Ruling),
    /// It was answered already: the same answer again, and nothing happens.
    Again(Answer),
    /// It is not taken.
    Refuse(NotTaken),
}

/// What was answered so far, at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judge {
    desks: BTreeMap<DeskId, Answered>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Answered {
    /// By number: what was ruled, as a hash, and what was answered.
    answers: BTreeMap<u64, ([u8; 32], Answer)>,
    /// The highest number that is not remembered any more.
    forgotten: Option<u64>,
}

impl Judge {
    /// Weighs a ruling. The order of the questions is that of their weight: who may rule, what it is for, whether it is new, whether it
    /// is still in time.
    pub fn weigh(&self, signed: &Signed, roster: &Roster, own: Own<'_>) -> Verdict {
        match self.looked_at(signed, roster, own) {
            Ok(verdict) => verdict,
            Err(refusal) => Verdict::Refuse(refusal),
        }
    }

    fn looked_at(&self, signed: &Signed, roster: &Roster, own: Own<'_>) -> Result<Verdict, NotTaken> {
        let text = signed.verified().ok_or(NotTaken::BadSignature)?;
        if !roster.power(signed.by).is_some_and(super::roster::Power::may_rule) {
            return Err(NotTaken::NotEntitled);
        }
        let ruling = Ruling::read(text).ok_or(NotTaken::NotUnderstood)?;
        // A desk signs in its own name.
        if ruling.desk != signed.by.desk() {
            return Err(NotTaken::NotEntitled);
        }
        if ruling.event != own.event || roster.event != own.event {
            return Err(NotTaken::OtherEvent);
        }
        if ruling.table != own.table {
            return Err(NotTaken::OtherTable);
        }
        if ruling.game != own.game {
            return Err(NotTaken::OtherGame);
        }
        if let Some(answered) = self.desks.get(&ruling.desk) {
            match answered.answers.get(&ruling.count) {
                Some((hash, answer)) if *hash == hash_of(&ruling) => return Ok(Verdict::Again(answer.clone())),
                Some(_) => return Err(NotTaken::Spent),
                None if answered.forgotten.is_some_and(|last| ruling.count <= last) => return Err(NotTaken::Spent),
                None => {}
            }
        }
        if ruling.verb.len() > MOST_VERB {
            return Err(NotTaken::NotUnderstood);
        }
        if !ruling.basis.is_in(own.entries) {
            return Err(NotTaken::Stale);
        }
        let (moves, rulings) = (
            moves_since(own.entries, ruling.basis.number),
            others_since(own.entries, &ruling),
        );
        if moves + rulings > 0 && !ruling.is_always_in_time() {
            return Err(NotTaken::Advanced { moves, rulings });
        }
        Ok(Verdict::Take(ruling))
    }

    /// Remembers what was answered to a ruling that was taken. After a restart the table tells it again what its journal says was ruled.
    pub fn answered(&mut self, ruling: &Ruling, answer: &Answer) {
        let answered = self.desks.entry(ruling.desk).or_default();
        answered.answers.insert(ruling.count, (hash_of(ruling), answer.clone()));
        while answered.answers.len() > REMEMBERED {
            let first = answered.answers.pop_first().map(|(count, _)| count);
            answered.forgotten = answered.forgotten.max(first);
        }
    }
}

fn hash_of(ruling: &Ruling) -> [u8; 32] {
    Sha256::digest(ruling.text().as_bytes()).into()
}

/// The moves that were completed after that entry.
fn moves_since(entries: &[StoredEntry], number: u64) -> u32 {
    count_since(entries, number, |event| {
        matches!(event, JournalEvent::Event(Event::MoveCompleted { .. }))
    })
}

/// What other desks have ruled after the entry that this one has seen.
fn others_since(entries: &[StoredEntry], ruling: &Ruling) -> u32 {
    count_since(entries, ruling.basis.number, |event| {
        let JournalEvent::Ruled(ruled) = event else {
            return false;
        };
        Ruling::read(&ruled.text).is_none_or(|other| other.desk != ruling.desk)
    })
}

fn count_since(entries: &[StoredEntry], number: u64, counts: impl Fn(&JournalEvent) -> bool) -> u32 {
    let since = entries.iter().rev().take_while(|entry| entry.number > number);
    let counted = since.filter(|entry| record::decode(&entry.record).is_ok_and(|event| counts(&event)));
    u32::try_from(counted.count()).unwrap_or(u32::MAX / 2)
}
