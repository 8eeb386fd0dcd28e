//! Which keys a person has.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The keys everything has at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeyPreset {
    /// K, Q, R, B, N and P lead to pieces, as on lichess.
    #[default]
    English,
    /// K, D, T, L, S and B lead to pieces; what those letters meant stays on function keys and Alt.
    German,
}

/// One person's keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Keys {
    /// What everything has at first.
    pub preset: KeyPreset,
    /// What he has changed: the id of a control, and its keys as `Ctrl+K`. A control without keys stands here too.
    pub changed: BTreeMap<String, Vec<String>>,
}
