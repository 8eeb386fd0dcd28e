//! The tournament of a lock. At a locked table only rulings of that tournament are valid, and the table takes part in
//! no other: a player at the machine could run a desk of their own tournament.

use std::fmt;

use super::identity::{PublicKey, SignedText};
use super::ruling::Ruling;
use super::topic::TournamentId;
use journal::entry::{Entry, JournalEvent, JournalFinding};
use laws::arbiter_record::NO_EVENT;
use laws::event::Event;

/// A tournament as a journal names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LockTournament {
    /// The tournament.
    pub id: TournamentId,
    /// The chief arbiter's key; none where the journal has only the tournament's number.
    pub key: Option<PublicKey>,
    /// The name, which anybody can copy.
    pub name: String,
}

impl LockTournament {
    fn of_key(key: &str, name: &str) -> Option<Self> {
        let key: PublicKey = key.parse().ok()?;
        Some(Self {
            id: key.tournament(),
            key: Some(key),
            name: name.to_owned(),
        })
    }

    /// The tournament that a ruling names.
    pub fn of_ruling(key: PublicKey, ruling: &Ruling) -> Self {
        Self {
            id: ruling.event,
            key: Some(key).filter(|key| key.tournament() == ruling.event),
            name: String::new(),
        }
    }

    /// True if that is the chief's key of this tournament.
    pub fn is_of(&self, key: PublicKey) -> bool {
        self.key.map_or(self.id == key.tournament(), |own| own == key)
    }
}

/// The tournament that a lock belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// No tournament: the PIN alone unlocks the table.
    Nobody,
    /// An older program did not note the tournament, and no tournament had ruled. At the table this is treated as no
    /// tournament.
    Unknown,
    /// The rulings of that tournament are valid.
    Event(LockTournament),
}

impl Holder {
    /// True if rulings of the tournament with that chief's key are valid.
    pub fn is_of(&self, key: PublicKey) -> bool {
        match self {
            Self::Nobody | Self::Unknown => false,
            Self::Event(event) => event.is_of(key),
        }
    }

    /// True if a ruling of that tournament is valid. A further desk's ruling has only the tournament's number.
    pub fn has_ruled(&self, event: &LockTournament) -> bool {
        match self {
            Self::Nobody | Self::Unknown => false,
            Self::Event(own) => event.key.map_or(own.id == event.id, |key| own.is_of(key)),
        }
    }
}

/// The state of the lock while the entries of a journal are read in their order.
#[derive(Clone, Debug, Default)]
pub struct Locks {
    held: Option<HeldLock>,
    /// The tournament of the last ruling that is signed.
    ruled: Option<LockTournament>,
}

#[derive(Clone, Debug)]
struct HeldLock {
    holder: Holder,
    /// The lock stayed at another computer. The desk that wrote the file says which tournament the lock belongs to.
    is_withheld: bool,
}

impl Locks {
    /// The state after these entries.
    pub fn after<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut locks = Self::default();
        for entry in entries {
            locks.follow(&entry.event);
        }
        locks
    }

    /// The holder of the present lock; `None` if the table is not locked.
    pub fn holder(&self) -> Option<&Holder> {
        self.held.as_ref().map(|held| &held.holder)
    }

    /// Takes in one more entry.
    pub fn follow(&mut self, event: &JournalEvent) {
        match event {
            JournalEvent::Event(Event::RegulationsLocked { event, event_name, .. }) => {
                let holder = match event.as_deref() {
                    Some(NO_EVENT) => Holder::Nobody,
                    Some(key) => {
                        let named = LockTournament::of_key(key, event_name.as_deref().unwrap_or_default());
                        named.map_or(Holder::Nobody, Holder::Event)
                    }
                    None => self.of_last_ruling(),
                };
                let is_withheld = false;
                self.held = Some(HeldLock { holder, is_withheld });
            }
            JournalEvent::Event(Event::RegulationsUnlocked { .. }) => self.held = None,
            JournalEvent::Found(JournalFinding::Withheld(_)) if self.held.is_none() => {
                let holder = self.of_last_ruling();
                let is_withheld = true;
                self.held = Some(HeldLock { holder, is_withheld });
            }
            JournalEvent::Found(JournalFinding::Moved(moved)) => {
                if let Some(event) = LockTournament::of_key(&moved.event, &moved.event_name)
                    && let Some(held) = self.held.as_mut().filter(|held| held.is_withheld)
                {
                    // The first desk that wrote the file has seen the lock; a later desk has only read of it.
                    held.is_withheld = false;
                    held.holder = Holder::Event(event);
                }
            }
            JournalEvent::Ruled(ruled) => {
                let signed = SignedText::of_ruled(ruled);
                let ruling = signed.as_ref().and_then(|signed| Ruling::read(signed.verified()?));
                if let (Some(signed), Some(ruling)) = (signed, ruling) {
                    self.ruled = Some(LockTournament::of_ruling(signed.by, &ruling));
                }
            }
            JournalEvent::Opened(_)
            | JournalEvent::Event(_)
            | JournalEvent::Suspended(_)
            | JournalEvent::Restarted(_)
            | JournalEvent::Found(_) => {}
        }
    }

    /// The holder of a lock whose tournament an older program did not note: the tournament that ruled last, if any.
    /// Otherwise only the PIN unlocks the table or, if the PIN stayed at another computer, the desk has to save the
    /// game again.
    fn of_last_ruling(&self) -> Holder {
        self.ruled.clone().map_or(Holder::Unknown, Holder::Event)
    }
}

impl fmt::Display for LockTournament {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.name.is_empty() {
            f.write_str(&self.id.digits())
        } else {
            write!(f, "{}, {}", self.name, self.id.digits())
        }
    }
}
