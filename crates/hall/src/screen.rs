//! What a desk shows: all tables as one list, what needs the arbiter first. Plain values, and what can be done with them.

use std::sync::Arc;

use link::topic::TableNumber;

/// What stands over the columns of the list.
pub const COLUMNS: [&str; 4] = [
    "hall-column-table",
    "hall-column-players",
    "hall-column-clocks",
    "hall-column-needs",
];

/// What the arbiter does with the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallIntent {
    /// A line typed at the desk, or at the table that is open.
    Line(String),
    /// That table is opened as if it stood before him.
    Open(TableNumber),
    /// The open table is left for the list.
    Close,
    /// The next table that needs him is opened.
    Next,
    /// Only tables are listed whose number or names have these words; none for all.
    Search(String),
    /// Only tables that need him are listed, or all again.
    OnlyNeeds(bool),
    /// The clocks of all tables are started.
    StartRound,
    /// Nothing is said unasked, or again.
    Quiet(bool),
    /// What was said last is said again.
    SayAgain,
}

/// One table in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowView {
    /// The table.
    pub table: TableNumber,
    /// The line as it is heard; times in minutes, so that it does not change while it is read.
    pub text: String,
    /// The same for the eye: table, names, clocks, what it needs.
    pub columns: [String; 4],
    /// Whether it needs the arbiter.
    pub needs: bool,
    /// What its clocks show is old: it has not been heard since.
    pub is_stale: bool,
    /// What a search looks in, in small letters.
    pub sought: String,
}

/// A button over the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallButton {
    /// What stands on it.
    pub name: String,
    /// What it does.
    pub does: HallIntent,
}

/// The desk's page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallScreen {
    /// The event, for the window's title.
    pub title: String,
    /// How many tables there are, how many need him, what is not delivered.
    pub status: String,
    /// The keys of the window, as a sentence.
    pub keys: String,
    /// The name of the list.
    pub tables_label: String,
    /// The tables, what needs him first.
    pub rows: Vec<Arc<RowView>>,
    /// The heads of the columns.
    pub columns: [String; 4],
    /// What stands where no table is.
    pub nothing: String,
    /// The name of the field for typed lines, and its hint.
    pub line: [String; 2],
    /// The name of the field in which a table is sought.
    pub search: String,
    /// The buttons.
    pub buttons: Vec<HallButton>,
    /// The name of the list of what was said.
    pub said_label: String,
    /// What was said, the newest last.
    pub said: Vec<String>,
    /// The table that is open.
    pub open: Option<TableNumber>,
    /// The rulings at the open table or at all, with what became of them.
    pub rulings_label: String,
    /// One line each, the newest last.
    pub rulings: Vec<String>,
    /// What is typed next is a passphrase, which nobody is to see: the question for it, and the name of the field.
    pub secret: Option<[String; 2]>,
}
