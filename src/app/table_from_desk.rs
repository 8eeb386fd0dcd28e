//! A table as seen from the hall desk: built from the entries that the desk has verified, and shown as if the arbiter stood
//! at the table.

use std::sync::Arc;

use super::showing;
use display::{Personal, Screen};
use hall::desk::HallDesk;
use journal::entry::Entry;
use laws::moment::Moment;
use laws::people::Person;
use link::page::SentEntry;
use link::topic::TableNumber;
use locale::Locale;
use table::Table;

/// The table that the arbiter has open.
pub(super) struct OpenedTable {
    number: TableNumber,
    /// The entries it was built from: their number, and the moment of the last.
    of: (usize, Option<Moment>),
    /// The table; none if its entries are not known yet.
    pub(super) table: Option<Table>,
}

impl OpenedTable {
    /// The table that is open at that desk, as far as it is known now; none if no table is open.
    pub(super) fn follow(before: Option<Self>, desk: &HallDesk, locale: Locale) -> Option<Self> {
        let number = desk.opened()?;
        let told = desk.entries(number);
        let of = (told.len(), told.last().map(|last| last.end().at));
        if let Some(same) = before.filter(|before| before.number == number && before.of == of) {
            return Some(same);
        }
        let entries: Vec<Entry> = told.iter().filter_map(SentEntry::decoded).collect();
        let table = Table::seen_from_afar(entries, locale).ok();
        Some(Self { number, of, table })
    }

    /// The arbiter's screen at that moment of the table's clock.
    pub(super) fn screen(&self, now: Moment) -> Option<Screen> {
        let table = self.table.as_ref()?;
        showing::screen_of(table, None, &Personal::default(), Person::Arbiter, now)
    }
}

/// The screen, shared.
pub(super) fn shared(open_table: Option<&OpenedTable>, now: Option<Moment>) -> Option<Arc<Screen>> {
    open_table?.screen(now?).map(Arc::new)
}
