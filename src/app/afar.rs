//! A table as the arbiter's desk sees it: made of the entries that the desk has verified, and shown as if he stood before it.

use std::sync::Arc;

use super::showing;
use display::{Personal, Screen};
use hall::desk::Desk;
use journal::entry::Entry;
use journal::record;
use laws::moment::Moment;
use laws::people::Person;
use link::page::Told;
use link::topic::TableNumber;
use locale::Locale;
use table::Table;

/// The table that stands before him.
pub(super) struct Afar {
    number: TableNumber,
    /// The entries it is made of: how many, and where the last of them ends.
    of: (usize, Option<Moment>),
    /// None where its entries are not known yet.
    pub(super) table: Option<Table>,
}

impl Afar {
    /// The table that is open at that desk, as far as it is known now; none where none is.
    pub(super) fn follow(before: Option<Self>, desk: &Desk, locale: Locale) -> Option<Self> {
        let number = desk.opened()?;
        let told = desk.entries(number);
        let of = (told.len(), told.last().map(|last| last.end().at));
        if let Some(same) = before.filter(|before| before.number == number && before.of == of) {
            return Some(same);
        }
        let entries: Vec<Entry> = told.iter().filter_map(entry).collect();
        let table = Table::seen_from_afar(entries, locale).ok();
        Some(Self { number, of, table })
    }

    /// What stands before him at that moment of the table's clock.
    pub(super) fn screen(&self, now: Moment) -> Option<Screen> {
        let table = self.table.as_ref()?;
        showing::screen_of(table, None, &Personal::default(), Person::Arbiter, now)
    }
}

/// What is withheld is not known here.
fn entry(told: &Told) -> Option<Entry> {
    let stored = told.entry()?;
    Some(Entry {
        number: stored.number,
        at: stored.at,
        event: record::decode(&stored.record).ok()?,
    })
}

/// The screen, shared.
pub(super) fn shared(afar: Option<&Afar>, now: Option<Moment>) -> Option<Arc<Screen>> {
    afar?.screen(now?).map(Arc::new)
}
