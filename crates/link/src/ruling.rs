//! A ruling from a desk: signed, counted, answered once.
//!
//! A ruling that is repeated, held back on its way or played back tomorrow changes nothing: its number is known, its
//! game is another, or a move was completed since.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::form::{self, text};
use super::identity::{PrivateKey, PublicKey, SignatureBytes, SignedText};
use super::roster::Roster;
use super::ruling_content::RulingContent;
use super::topic::{DeskId, GameId, TableNumber, TournamentId};
use journal::chain::{Anchor, EntryHash, StoredEntry};
use journal::entry::{Entry, JournalEvent, ProvenRuling};
use journal::record;
use laws::command::Command;
use laws::event::Event;

const TITLE: &str = "annabella ruling 1";
const ANSWER: &str = "annabella answer 1";
/// The number of answers remembered for each desk. Rulings before them are never taken again.
const REMEMBERED: usize = 64;
/// The longest command of an arbiter, in bytes.
const MOST_VERB: usize = 2_000;

/// A ruling of an arbiter at a desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The tournament.
    pub event: TournamentId,
    /// The table.
    pub table: TableNumber,
    /// The game that the ruling is about.
    pub game: GameId,
    /// The desk that signs it.
    pub desk: DeskId,
    /// Counted by the desk, strictly rising.
    pub count: u64,
    /// The arbiter's name.
    pub by: String,
    /// The last entry that the arbiter saw.
    pub basis: Anchor,
    /// The content, which is signed in the words of game scripts (`sets white 0:12:30`).
    pub verb: RulingContent,
    /// The Article that the arbiter cites.
    pub article: Option<String>,
    /// The reason in the arbiter's words.
    pub reason: String,
    /// The wall-clock time at the desk, for people to read.
    pub wall: String,
}

#[derive(Serialize, Deserialize)]
struct RulingForm {
    #[serde(with = "text")]
    event: TournamentId,
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
            &RulingForm {
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
                verb: self.verb.to_string(),
                article: self.article.clone(),
                reason: self.reason.clone(),
                wall: self.wall.clone(),
            },
        )
    }

    /// The ruling, signed with the desk's key.
    pub fn sign(&self, desk: &PrivateKey) -> SignedText {
        desk.sign(self.text())
    }

    /// Reads the text of a signed ruling. The signature is not checked.
    pub fn read(text: &str) -> Option<Self> {
        let written: RulingForm = form::under(TITLE, text)?;
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
            verb: RulingContent::of_text(&inert(&written.verb)),
            article: written.article.as_deref().map(inert),
            reason: inert(&written.reason),
            wall: inert(&written.wall),
        })
    }

    /// The ruling in an entry of that game's journal, if it is signed for that game with the key that it names. The
    /// tournament's roster says whose key that is.
    pub fn proved(ruled: &ProvenRuling, game: GameId) -> Option<(PublicKey, Self)> {
        let signed = SignedText::of_ruled(ruled)?;
        let ruling = Self::read(signed.verified()?)?;
        let is_own = ruling.desk == signed.by.desk() && ruling.game == game;
        is_own.then_some((signed.by, ruling))
    }

    /// True if the ruling may go through though moves were completed since the arbiter looked, because it changes
    /// nothing that they changed.
    pub const fn is_always_in_time(&self) -> bool {
        matches!(
            self.verb,
            RulingContent::Command(Command::StopClocks | Command::Note { .. } | Command::Warn { .. })
        )
    }
}

/// The reason why a ruling was not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum NotTaken {
    /// The ruling was not signed with that key.
    BadSignature,
    /// The key may not rule here.
    NotEntitled,
    /// The ruling is for another tournament.
    OtherEvent,
    /// The ruling is for another table.
    OtherTable,
    /// The ruling is for another game.
    OtherGame,
    /// The number of the ruling was used for another one, or lies before all that are remembered.
    Spent,
    /// The last entry that the arbiter saw is not in this journal.
    Stale,
    /// Moves were completed, or rulings of other desks carried out, since the arbiter looked.
    Advanced {
        /// The number of moves.
        moves: u32,
        /// The number of rulings of other desks.
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
    /// The text is no command of an arbiter.
    NotUnderstood,
}

impl NotTaken {
    /// The code of the refusal, as it is sent and noted.
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

/// The answer of a table to a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RulingAnswer {
    /// The ruling is carried out.
    Done {
        /// The numbers of the entries that the ruling made.
        entries: Vec<u64>,
        /// The code that the ruling asked for. It is for the arbiter alone, and kept nowhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hosted: Option<HostedSide>,
        /// The reason why there is no code although the ruling asked for one: `cannot_listen`, `not_built`, `apart` or `failed`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        not_hosted: Option<String>,
    },
    /// The ruling is not taken.
    Refused(NotTaken),
}

/// A side that a table has opened to another computer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HostedSide {
    /// True for White.
    pub is_white: bool,
    /// The four squares of the code.
    pub code: String,
    /// The addresses at which the table is reached, the best first.
    pub at: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct RulingReply {
    /// The ruling's signature.
    #[serde(with = "text")]
    to: SignatureBytes,
    answer: RulingAnswer,
}

impl RulingAnswer {
    /// The ruling is carried out, and made these entries.
    pub const fn done(entries: Vec<u64>) -> Self {
        Self::Done {
            entries,
            hosted: None,
            not_hosted: None,
        }
    }

    /// Takes the code out, which is not kept.
    pub fn take_hosted(&mut self) -> Option<HostedSide> {
        match self {
            Self::Done { hosted, .. } => hosted.take(),
            Self::Refused(_) => None,
        }
    }

    /// Encodes the answer and signs it with the table's key. Anybody with a table's certificate can answer in another's
    /// place, and a ruling that was swallowed must not be reported as carried out.
    pub fn sign(&self, table: &PrivateKey, to: &SignedText) -> SignedText {
        table.sign(form::titled(
            ANSWER,
            &RulingReply {
                to: to.signature,
                answer: self.clone(),
            },
        ))
    }

    /// The answer to that ruling, and the key that signed it.
    pub fn read(sent: &[u8], to: &SignedText) -> Option<(PublicKey, Self)> {
        let signed = SignedText::from_bytes(sent)?;
        let reply: RulingReply = form::under(ANSWER, signed.verified()?)?;
        (reply.to == to.signature).then_some((signed.by, reply.answer))
    }

    /// Encodes it for keeping.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// Decodes an answer that was kept.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        form::read(bytes)
    }
}

/// The table at which a ruling comes in.
#[derive(Clone, Copy, Debug)]
pub struct RuledTable<'a> {
    /// The tournament of the table.
    pub event: TournamentId,
    /// The number of the table.
    pub table: TableNumber,
    /// The game at the table.
    pub game: GameId,
    /// The journal of the game as it is stored, from the first entry.
    pub entries: &'a [StoredEntry],
    /// The entries after it, which the store has not taken yet. No arbiter at a desk has seen them.
    pub unsaved: &'a [Entry],
}

/// The verdict on a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingVerdict {
    /// The ruling may be decided on; the answer is then told to [`Judge::answered`].
    Take(Box<Ruling>),
    /// The ruling was answered already: the same answer is sent again, and nothing happens.
    Again(RulingAnswer),
    /// The ruling is not taken.
    Refuse(NotTaken),
}

/// The answers of a table so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judge {
    desks: BTreeMap<DeskId, Answered>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Answered {
    /// The hash of each ruling and its answer, by number.
    answers: BTreeMap<u64, ([u8; 32], RulingAnswer)>,
    /// The highest number that is no longer remembered.
    forgotten: Option<u64>,
}

impl Judge {
    /// Weighs a ruling. The order of the questions is that of their weight: who may rule, which table and game it is
    /// for, whether it is new, whether it is still in time.
    pub fn weigh(&self, signed: &SignedText, roster: &Roster, own: RuledTable<'_>) -> RulingVerdict {
        match self.looked_at(signed, roster, own) {
            Ok(verdict) => verdict,
            Err(refusal) => RulingVerdict::Refuse(refusal),
        }
    }

    fn looked_at(&self, signed: &SignedText, roster: &Roster, own: RuledTable<'_>) -> Result<RulingVerdict, NotTaken> {
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
                Some((hash, answer)) if *hash == hash_of(&ruling) => return Ok(RulingVerdict::Again(answer.clone())),
                Some(_) => return Err(NotTaken::Spent),
                None if answered.forgotten.is_some_and(|last| ruling.count <= last) => return Err(NotTaken::Spent),
                None => {}
            }
        }
        if ruling.verb.to_string().len() > MOST_VERB {
            return Err(NotTaken::NotUnderstood);
        }
        if !ruling.basis.is_in(own.entries) {
            return Err(NotTaken::Stale);
        }
        let (moves, rulings) = (moves_since(own, ruling.basis.number), others_since(own, &ruling));
        if moves + rulings > 0 && !ruling.is_always_in_time() {
            return Err(NotTaken::Advanced { moves, rulings });
        }
        Ok(RulingVerdict::Take(Box::new(ruling)))
    }

    /// Stores the answer to an accepted ruling. After a restart the rulings are read from the journal.
    pub fn answered(&mut self, ruling: &Ruling, answer: &RulingAnswer) {
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
fn moves_since(own: RuledTable<'_>, number: u64) -> u32 {
    count_since(own, number, |event| {
        matches!(event, JournalEvent::Event(Event::MoveCompleted { .. }))
    })
}

/// The number of other desks' rulings after the entry that this one has seen.
fn others_since(own: RuledTable<'_>, ruling: &Ruling) -> u32 {
    count_since(own, ruling.basis.number, |event| {
        let JournalEvent::Ruled(ruled) = event else {
            return false;
        };
        Ruling::read(&ruled.text).is_none_or(|other| other.desk != ruling.desk)
    })
}

fn count_since(own: RuledTable<'_>, number: u64, counts: impl Fn(&JournalEvent) -> bool) -> u32 {
    let since = own.entries.iter().rev().take_while(|entry| entry.number > number);
    let stored = since.filter(|entry| record::decode(&entry.record).is_ok_and(|event| counts(&event)));
    let unsaved = own.unsaved.iter().filter(|entry| counts(&entry.event));
    u32::try_from(stored.count() + unsaved.count()).unwrap_or(u32::MAX / 2)
}
