//! How both boards are watched, as it is stored.

use serde::{Deserialize, Serialize};

use crate::laws::watch::{DifferenceTold, Reminder, WatchRules};

use crate::laws::stored::Unreadable;

/// The regulations of the watch; absent where they are those a table has at first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WatchRecord {
    /// Milliseconds a board must stand still.
    pub settled_ms: u64,
    /// Milliseconds until a player is reminded.
    pub not_executed_ms: u64,
    /// "spoken", "shown" or "none".
    pub reminders: String,
    /// "arbiter" or "players".
    pub differences: String,
    /// Milliseconds between two reminders to compare; 0 for never.
    pub compare_every_ms: u64,
}

impl Default for WatchRecord {
    fn default() -> Self {
        Self::from(&WatchRules::default())
    }
}

impl WatchRecord {
    pub(super) fn is_first(&self) -> bool {
        *self == Self::default()
    }
}

impl From<&WatchRules> for WatchRecord {
    fn from(rules: &WatchRules) -> Self {
        let reminders = match rules.reminder {
            Reminder::Spoken => "spoken",
            Reminder::Shown => "shown",
            Reminder::None => "none",
        };
        let differences = match rules.told {
            DifferenceTold::Arbiter => "arbiter",
            DifferenceTold::Players => "players",
        };
        Self {
            settled_ms: rules.settled_ms,
            not_executed_ms: rules.not_executed_ms,
            reminders: String::from(reminders),
            differences: String::from(differences),
            compare_every_ms: rules.compare_every_ms,
        }
    }
}

impl TryFrom<WatchRecord> for WatchRules {
    type Error = Unreadable;

    fn try_from(record: WatchRecord) -> Result<Self, Unreadable> {
        Ok(Self {
            settled_ms: record.settled_ms,
            not_executed_ms: record.not_executed_ms,
            reminder: match record.reminders.as_str() {
                "spoken" => Reminder::Spoken,
                "shown" => Reminder::Shown,
                "none" => Reminder::None,
                _ => return Err(Unreadable::word("reminders", &record.reminders)),
            },
            told: match record.differences.as_str() {
                "arbiter" => DifferenceTold::Arbiter,
                "players" => DifferenceTold::Players,
                _ => return Err(Unreadable::word("differences", &record.differences)),
            },
            compare_every_ms: record.compare_every_ms,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_watch_reads_back() {
        for (reminder, told) in [
            (Reminder::Spoken, DifferenceTold::Players),
            (Reminder::Shown, DifferenceTold::Arbiter),
            (Reminder::None, DifferenceTold::Arbiter),
        ] {
            let rules = WatchRules {
                settled_ms: 1,
                not_executed_ms: 2,
                reminder,
                told,
                compare_every_ms: 0,
            };
            assert_eq!(WatchRules::try_from(WatchRecord::from(&rules)), Ok(rules));
        }
    }
}
