//! The rooms of the house and their doors.

/// A top-level module of `src`.
pub(crate) struct Room {
    pub(crate) name: &'static str,
    /// No input or output, no time, no toolkit.
    pub(crate) pure: bool,
    uses: &'static str,
}

impl Room {
    /// May this room use that path of another one, written from the crate's root?
    pub(crate) fn may_use(&self, path: &str) -> bool {
        let fits = |allowed: &str| path == allowed || path.starts_with(&format!("{allowed}::"));
        self.uses == ALL || self.uses.split_whitespace().any(fits)
    }

    /// What it may use, for people.
    pub(crate) fn allowed(&self) -> String {
        match self.uses {
            "" => "no other room".to_owned(),
            names => names.split_whitespace().collect::<Vec<_>>().join(", "),
        }
    }
}

/// May use everything: the wiring.
const ALL: &str = "everything";

/// Who may use whom, in reading order: a whole room, or with `::` a part of one.
/// The same table, in words, is in ARCHITECTURE.md.
#[rustfmt::skip] // it is a table
pub(crate) const ROOMS: &[Room] = &[
    pure("laws", ""),
    pure("announcement", "laws notation::algebraic"),
    pure("notation", "laws locale::inert"),
    pure("journal", "laws"),
    pure("locale", ""),
    pure("settings", "announcement::vocabulary announcement::Vocabulary"),
    pure("query", "laws"),
    pure("eboard", "laws"),
    pure("engine", "laws locale::name"),
    pure("lichess", "laws"),
    pure("review", "laws notation"),
    pure("link", "laws journal announcement::squares locale::inert locale::name"),
    pure("controls", "laws::command laws::Command laws::people laws::Person query settings locale lichess"),
    pure("wording", "laws announcement notation::algebraic settings query locale eboard engine lichess review link"),
    pure("speech", "laws announcement notation journal locale settings query controls wording"),
    pure("display", "laws announcement notation journal locale settings query controls wording engine review lichess link"),
    pure("table", "laws announcement notation journal locale settings query controls wording speech display eboard engine lichess review link"),
    pure("hall", "laws announcement notation journal locale settings query controls wording speech display eboard engine lichess review link table"),
    pure("script", "laws announcement notation journal locale settings query controls wording speech display eboard engine lichess review link table"),
    world("ports", "laws journal speech settings announcement::Span eboard engine lichess review link table::input hall::desk::kept"),
    world("adapters", "ports laws journal speech settings announcement::Span eboard engine lichess review link"),
    world("ui", "display controls locale settings hall::screen"),
    world("app", ALL),
    world("cli", ALL),
    world("main", "app cli"),
];

const fn pure(name: &'static str, uses: &'static str) -> Room {
    let pure = true;
    Room { name, pure, uses }
}

const fn world(name: &'static str, uses: &'static str) -> Room {
    let pure = false;
    Room { name, pure, uses }
}
