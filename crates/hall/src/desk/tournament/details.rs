//! The details fixed before the first round, as they are typed and told, one by one.

use crate::crosstable;
use crate::desk::members::Members;
use crate::scoring::Scoring;
use crate::tie_break;
use crate::tournament::{Details, words};
use link::roster::Power;
use locale::{Messages, Value, list};

/// One of the details.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    City,
    Federation,
    /// The first and the last day.
    Days,
    Chief,
    Time,
    /// The time control of play-offs.
    PlayOffTime,
    DefaultTime,
    TieBreaks,
    /// The points for a win, a draw and a loss.
    Points,
    /// The deposit of an appeal.
    Deposit,
}

impl Detail {
    pub(super) const ALL: [Self; 10] = [
        Self::City,
        Self::Federation,
        Self::Days,
        Self::Chief,
        Self::Time,
        Self::PlayOffTime,
        Self::DefaultTime,
        Self::TieBreaks,
        Self::Points,
        Self::Deposit,
    ];

    /// Sets the detail as it was typed; true if it was understood.
    pub(crate) fn put(self, details: &mut Details, text: &str, messages: &Messages) -> bool {
        // The sentence that tells it ends with a full stop of its own.
        let text = text.trim_end_matches(['.', ' ']);
        let set = |field: &mut String, text: &str| {
            text.clone_into(field);
            true
        };
        match self {
            Self::City => set(&mut details.city, text),
            Self::Federation => set(&mut details.federation, &text.to_uppercase()),
            Self::Days => {
                let mut days = text.split_whitespace();
                let first = days.next().unwrap_or_default();
                first.clone_into(&mut details.first_day);
                days.next().unwrap_or(first).clone_into(&mut details.last_day);
                days.next().is_none() && details.first_day <= details.last_day
            }
            Self::Chief => set(&mut details.chief_arbiter, text),
            // The tournament decides whether it is a time control.
            Self::Time => set(&mut details.time, text),
            Self::PlayOffTime => set(&mut details.play_off_time, text),
            Self::DefaultTime => {
                let minutes = text.parse().ok().filter(|minutes| *minutes < 24 * 60);
                details.default_time_min = minutes.or(details.default_time_min);
                minutes.is_some()
            }
            Self::TieBreaks => {
                let read = tie_break::list(text);
                let is_list = !read.known.is_empty();
                details.tie_breaks = read.known;
                is_list
            }
            Self::Points => {
                let scoring = Scoring::read(text);
                // Those of Article 10.1 need not be said.
                let own = scoring.filter(|scoring| *scoring != Scoring::default());
                details.points = own.map(Scoring::written);
                scoring.is_some()
            }
            Self::Deposit => {
                let none = messages.text("around-none", &[]);
                let is_none = text == "0" || none.split(';').any(|word| word.trim() == text.to_lowercase());
                details.deposit = (!is_none).then(|| text.to_owned());
                true
            }
        }
    }

    /// The sentences that tell which of the typed words are skipped.
    pub(crate) fn skipped(self, text: &str, messages: &Messages) -> Vec<String> {
        if self != Self::TieBreaks {
            return Vec::new();
        }
        let unknown = tie_break::list(text).unknown;
        let sentence = |name: &String| messages.text("standings-unknown", &[("name", Value::quoting(name))]);
        unknown.iter().map(sentence).collect()
    }

    /// The sentence that tells the detail; `None` if it is not known.
    pub(crate) fn told(self, details: &Details, messages: &Messages) -> Option<String> {
        let quoted = |id: &str, text: &str| messages.text(id, &[("text", Value::quoting(text))]);
        let known = |id: &str, text: &str| (!text.is_empty()).then(|| quoted(id, text));
        match self {
            Self::City => known("around-city", &details.city),
            Self::Federation => known("around-federation", &details.federation),
            Self::Days if details.last_day.is_empty() || details.first_day == details.last_day => {
                known("around-days", &details.first_day)
            }
            Self::Days => known("around-days", &format!("{} – {}", details.first_day, details.last_day)),
            Self::Chief => known("around-chief", &details.chief_arbiter),
            Self::Time => known("around-time", &words::time(&details.time)),
            Self::PlayOffTime => known("around-play-off-time", &words::time(&details.play_off_time)),
            Self::DefaultTime => {
                let text = |minutes: u32| messages.text("around-default-time", &[("minutes", minutes.into())]);
                details.default_time_min.map(text)
            }
            Self::TieBreaks => {
                let name = |tie_break| crosstable::name(messages, tie_break);
                let names: Vec<String> = details.tie_breaks.iter().copied().map(name).collect();
                // The arbiter checks all of the list before it is announced.
                let all = [("text", list(messages, &names).into())];
                (!names.is_empty()).then(|| messages.text("around-tie-breaks", &all))
            }
            Self::Points => known("around-points", details.points.as_deref().unwrap_or_default()),
            Self::Deposit => known("around-deposit", details.deposit.as_deref().unwrap_or_default()),
        }
    }

    /// The message that tells that the detail is not set, where that says something.
    pub(crate) const fn unset(self) -> Option<&'static str> {
        match self {
            Self::Deposit => Some("around-no-deposit"),
            Self::Points => Some("around-usual-points"),
            Self::City
            | Self::Federation
            | Self::Days
            | Self::Chief
            | Self::Time
            | Self::PlayOffTime
            | Self::DefaultTime
            | Self::TieBreaks => None,
        }
    }
}

/// The details of a tournament that does not exist yet, from the roster.
pub(crate) fn fresh(members: &Members, messages: &Messages) -> Details {
    let chief = members.desks().find(|desk| desk.power == Power::Chief);
    let chief = chief.map_or(&members.own().by, |chief| &chief.name);
    // A person without a name stands in no report.
    let is_named = *chief != messages.text("hall-somebody", &[]);
    Details {
        name: members.name().to_owned(),
        chief_arbiter: if is_named { chief.clone() } else { String::new() },
        rounds: 1,
        ..Details::default()
    }
}

/// All known details, one line each.
pub(super) fn known(details: &Details, messages: &Messages) -> Vec<String> {
    let excluded = details.no_appeals.then(|| messages.text(appeals(true), &[]));
    let known = Detail::ALL.iter().filter_map(|detail| detail.told(details, messages));
    known.chain(excluded).collect()
}

/// The message that tells whether the regulations exclude appeals.
pub(crate) const fn appeals(are_excluded: bool) -> &'static str {
    if are_excluded {
        "around-appeals-excluded"
    } else {
        "around-appeals-allowed"
    }
}
