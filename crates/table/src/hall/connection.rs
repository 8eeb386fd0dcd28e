//! The part of a table in a tournament, and its way into one.

use std::collections::BTreeSet;
use std::sync::Arc;

use journal::chain::StoredEntry;
use laws::moment::Moment;
use laws::people::Person;
use link::admission::Admission;
use link::identity::{JoiningToken, SignedText};
use link::membership::Membership;
use link::roster::{DeskEntry, Pairing, Power, Roster};
use link::ruling::{Judge, RulingAnswer};
use link::topic::{DeskId, GameId};
use link::{Address, AskedId, MachinePart, NetParticipation, NetRequest, QuestionId};

/// Time without a sign after which a desk in a hall counts as away, in milliseconds.
pub(super) const LEASE_MS: u64 = 5_000;

/// The table's part in a tournament, and the way into one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TournamentConnection {
    pub(super) member: Option<Arc<Member>>,
    pub(super) joining: Option<Arc<Joining>>,
    /// The person who joined, and is told the result.
    pub(super) by: Person,
    pub(super) questions: u64,
    /// The game of a round that was offered here last.
    pub(super) offered: Option<Pairing>,
    /// The tournament of last time, while a game at home is on the table.
    pub(super) left: Option<Arc<Member>>,
    /// True if another table takes the place of this one.
    pub(super) is_followed: bool,
    /// The answers given to rulings.
    pub(super) judge: Arc<Judge>,
    /// The ruling that opened a side to another computer: its answer waits for the code.
    pub(super) awaits_code: Option<Arc<AwaitedCode>>,
    /// The journal as it is on the disk, for desks that ask for it; of a table that is part of a tournament.
    pub(super) journal: Arc<Vec<StoredEntry>>,
    /// The number of the last entry that was told.
    pub(super) told: u64,
    /// The moment at which the last head was told.
    pub(super) head_at: Option<Moment>,
}

/// A ruling that is carried out and answered once the code that it asked for is there.
#[derive(Debug, PartialEq)]
pub(super) struct AwaitedCode {
    pub(super) asked: AskedId,
    pub(super) ruling: SignedText,
    pub(super) answer: RulingAnswer,
}

impl Default for TournamentConnection {
    fn default() -> Self {
        Self {
            member: None,
            joining: None,
            by: Person::Arbiter,
            questions: 0,
            offered: None,
            left: None,
            is_followed: false,
            judge: Arc::default(),
            awaits_code: None,
            journal: Arc::default(),
            told: 0,
            head_at: None,
        }
    }
}

impl TournamentConnection {
    /// True if the table is part of a tournament.
    pub(crate) fn is_member(&self) -> bool {
        self.member.is_some() || self.joining.is_some()
    }

    pub(super) fn next_question(&mut self) -> QuestionId {
        self.questions += 1;
        QuestionId(self.questions)
    }

    /// The tournament whose rulings are valid at the table if it is locked now: the chief's key and the name.
    pub(crate) fn tournament_of_lock(&self) -> Option<(String, String)> {
        let place = &self.member.as_ref()?.place;
        Some((place.event_key.to_string(), place.name.clone()))
    }

    /// The game that this journal is of; none while nothing of it is on the disk.
    pub(super) fn game(&self) -> Option<GameId> {
        self.journal.first().map(|first| GameId::of(first.hash))
    }
}

/// The tournament this table is part of.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Member {
    pub(super) place: Membership,
    pub(super) roster: Roster,
    /// The desks that are there now.
    pub(super) desks: BTreeSet<DeskId>,
    /// True if a hall desk has been there.
    pub(super) has_met: bool,
}

impl Member {
    pub(super) fn of(place: Membership) -> Option<Self> {
        let roster = place.roster()?;
        Some(Self {
            place,
            roster,
            desks: BTreeSet::new(),
            has_met: false,
        })
    }

    /// The addresses to look for a desk at: the one where this table was let in, and all others.
    pub(super) fn connect(&self) -> Vec<Address> {
        let desks = self.roster.desks.iter().flat_map(|desk| &desk.reached_at);
        let mut connect = self.place.connect.clone();
        for at in desks {
            if !connect.contains(at) {
                connect.push(at.clone());
            }
        }
        connect
    }

    pub(super) fn opening(&self) -> NetRequest {
        NetRequest::Open(Box::new(NetParticipation {
            event: self.place.event,
            part: MachinePart::Table(self.place.table),
            listen: Vec::new(),
            connect: self.connect(),
            credentials: Some(self.place.credentials.clone()),
            lease_ms: LEASE_MS,
        }))
    }

    /// True if somebody is there who may rule.
    pub(super) fn has_arbiter(&self) -> bool {
        let rules = |desk: &&DeskEntry| match desk.power {
            Power::Chief | Power::Arbiter => true,
            Power::Looks => false,
        };
        let mut arbiters = self.roster.desks.iter().filter(rules);
        arbiters.any(|desk| self.desks.contains(&desk.key.desk()))
    }

    /// The pairing for this table in the present round.
    pub(super) fn pairing(&self) -> Option<&Pairing> {
        self.roster.table(self.place.table)?.pairing.as_ref()
    }

    /// True if the roster still knows this table.
    pub(super) fn is_known(&self) -> bool {
        self.roster.is_of_table(self.place.key().public(), self.place.table)
    }
}

/// The way into a tournament.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Joining {
    pub(super) admission: Admission,
    /// The address of the door; while there is none, the table looks for desks.
    pub(super) at: Option<Address>,
    /// The seed of the key with which the table will sign.
    pub(super) seed: JoiningToken,
}
