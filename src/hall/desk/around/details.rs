//! What is fixed before the first round, as it is typed and told: one thing each.

use crate::hall::crosstable;
use crate::hall::desk::Desk;
use crate::hall::desk::words::Tell;
use crate::hall::event::{Details, EventCommand};
use crate::hall::standings;
use crate::link::roster::DeskEntry;
use crate::locale::{Value, list};

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Detail {
    City,
    Federation,
    /// The first and the last.
    Days,
    Chief,
    DefaultTime,
    TieBreaks,
}

impl Detail {
    const ALL: [Self; 6] = [
        Self::City,
        Self::Federation,
        Self::Days,
        Self::Chief,
        Self::DefaultTime,
        Self::TieBreaks,
    ];
}

impl Desk {
    /// Who rules here: the name in the roster, which the chief arbiter has signed.
    pub(in super::super) fn by(&self) -> &str {
        self.own_entry().map_or(&self.own.by, |own| &own.name)
    }

    fn own_entry(&self) -> Option<&DeskEntry> {
        let own = self.own.key.public();
        let (roster, _) = self.roster.as_ref()?;
        roster.desks.iter().find(|desk| desk.key == own)
    }

    /// Who rules at this desk is called that from now on. An event that knew him by his old name, or nobody, has the new one.
    pub(super) fn name_arbiter(&mut self, name: &str) {
        let (own, before) = (self.own.key.public(), self.by().to_owned());
        let renamed = self.change_roster(|roster| {
            if let Some(desk) = roster.desks.iter_mut().find(|desk| desk.key == own) {
                name.clone_into(&mut desk.name);
            }
        });
        if !renamed {
            return;
        }
        self.tell_of("answer", "around-by", &[("name", Value::quoting(name))]);
        let chief = &self.around.event.details().chief_arbiter;
        if self.around.event.entries() > 0 && (chief.is_empty() || *chief == before) {
            self.set_detail(Detail::Chief, name);
        }
    }

    /// That is this from now on.
    pub(super) fn set_detail(&mut self, detail: Detail, text: &str) {
        let mut details = self.details();
        let is_understood = match detail {
            Detail::City => {
                text.clone_into(&mut details.city);
                true
            }
            Detail::Federation => {
                details.federation = text.to_uppercase();
                true
            }
            Detail::Days => {
                let mut days = text.split_whitespace();
                let first = days.next().unwrap_or_default();
                first.clone_into(&mut details.first_day);
                days.next().unwrap_or(first).clone_into(&mut details.last_day);
                days.next().is_none() && details.first_day <= details.last_day
            }
            Detail::Chief => {
                text.clone_into(&mut details.chief_arbiter);
                true
            }
            Detail::DefaultTime => {
                let minutes = text.parse().ok().filter(|minutes| *minutes < 24 * 60);
                details.default_time_min = minutes.unwrap_or(details.default_time_min);
                minutes.is_some()
            }
            Detail::TieBreaks => {
                let read = standings::list(text).ok().filter(|list| !list.is_empty());
                let is_list = read.is_some();
                details.tie_breaks = read.unwrap_or_default();
                is_list
            }
        };
        if !is_understood {
            self.tell("answer", &[], Tell::NotUnderstood(text.to_owned()));
        } else if self.happen(EventCommand::Change(details)).is_some() {
            let lines = self.detail(detail).into_iter().collect();
            self.say_lines(lines);
        }
    }

    /// Whether the regulations exclude appeals.
    pub(super) fn exclude_appeals(&mut self, no_appeals: bool) {
        let details = Details {
            no_appeals,
            ..self.details()
        };
        if self.happen(EventCommand::Change(details)).is_some() {
            self.tell_of("event", appeals(no_appeals), &[]);
        }
    }

    /// All that is known, one line each.
    pub(super) fn known_details(&self) -> Vec<String> {
        let excluded = self.around.event.details().no_appeals;
        let appeals = excluded.then(|| self.messages.text(appeals(true), &[]));
        let known = Detail::ALL.iter().filter_map(|detail| self.detail(*detail));
        known.chain(appeals).collect()
    }

    /// What it is; none where it is not known.
    fn detail(&self, detail: Detail) -> Option<String> {
        let details = self.around.event.details();
        let quoted = |id: &str, text: &str| self.messages.text(id, &[("text", Value::quoting(text))]);
        let known = |id: &str, text: &str| (!text.is_empty()).then(|| quoted(id, text));
        match detail {
            Detail::City => known("around-city", &details.city),
            Detail::Federation => known("around-federation", &details.federation),
            Detail::Days if details.first_day == details.last_day => known("around-days", &details.first_day),
            Detail::Days => known("around-days", &format!("{} – {}", details.first_day, details.last_day)),
            Detail::Chief => known("around-chief", &details.chief_arbiter),
            Detail::DefaultTime => {
                let minutes = details.default_time_min;
                let text = || {
                    self.messages
                        .text("around-default-time", &[("minutes", minutes.into())])
                };
                (minutes > 0).then(text)
            }
            Detail::TieBreaks => {
                let name = |tie_break| crosstable::name(&self.messages, tie_break);
                let names: Vec<String> = details.tie_breaks.iter().copied().map(name).collect();
                known("around-tie-breaks", &list(&self.messages, &names))
            }
        }
    }
}

fn appeals(are_excluded: bool) -> &'static str {
    if are_excluded {
        "around-appeals-excluded"
    } else {
        "around-appeals-allowed"
    }
}
