//! Borders that Cargo does not guard: crates without a world and a time, and crates of which another may name a part only.

/// Crates that do no input or output and never ask the time.
pub(crate) const PURE: &[&str] = &[
    "announcement",
    "controls",
    "display",
    "hall",
    "journal",
    "laws",
    "link",
    "locale",
    "notation",
    "protocols",
    "query",
    "review",
    "settings",
    "speech",
    "table",
    "tactics",
    "wording",
];

/// A crate, a crate that it uses, and the only part of that which it may name.
pub(crate) const PARTS: &[[&str; 3]] = &[
    ["adapters", "hall", "hall::desk::kept"],
    ["adapters", "table", "table::input"],
    ["announcement", "notation", "notation::algebraic"],
    ["ui", "hall", "hall::screen"],
];
