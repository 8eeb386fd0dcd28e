//! The screen of a desk: all tables as one list, those that need the arbiter first. Plain values, and the intents that
//! it offers.

use std::sync::Arc;

use link::topic::TableNumber;

/// The headings of the list's columns.
pub const COLUMNS: [&str; 4] = [
    "hall-column-table",
    "hall-column-players",
    "hall-column-clocks",
    "hall-column-needs",
];

/// The same of the pairings.
pub const PAIRING_COLUMNS: [&str; 4] = [
    "round-report-board",
    "round-report-white",
    "round-report-black",
    "round-report-result",
];

/// The same of the standings.
pub const STANDING_COLUMNS: [&str; 4] = [
    "standings-rank",
    "standings-name",
    "standings-points",
    "hall-column-tie-breaks",
];

/// A list of the desk's page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DeskPage {
    /// The tables.
    #[default]
    Tables,
    /// The pairings of that round.
    Pairings(u32),
    /// The standings.
    Standings,
    /// The commands, and what each does.
    Help,
}

impl DeskPage {
    /// The share of each column in the width, in percent.
    pub const fn shares(self) -> [u8; 4] {
        match self {
            DeskPage::Tables => [9, 36, 25, 30],
            DeskPage::Pairings(_) => [9, 38, 38, 15],
            DeskPage::Standings => [9, 36, 11, 44],
            DeskPage::Help => [30, 70, 0, 0],
        }
    }

    /// True if a line of the list opens its table.
    pub const fn opens_tables(self) -> bool {
        match self {
            DeskPage::Tables | DeskPage::Pairings(_) => true,
            DeskPage::Standings | DeskPage::Help => false,
        }
    }
}

/// An intent of the arbiter with the list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HallIntent {
    /// A line typed at the desk, or at the table that is open.
    Line(String),
    /// Open that table as if the arbiter stood before it.
    Open(TableNumber),
    /// Leave the open table for the list.
    Close,
    /// Open the next table that needs the arbiter.
    Next,
    /// List only tables with these words in their number or names; all if empty.
    Search(String),
    /// List only tables that need the arbiter, or all again.
    OnlyNeeds(bool),
    /// Show that list in place of another.
    Show(DeskPage),
    /// Start the clocks of all tables.
    StartRound,
    /// Say nothing unasked, or speak again.
    Quiet(bool),
    /// Repeat the last sentence.
    SayAgain,
    /// Let the newcomer with that code in, or turn them away.
    Admit(u32, bool),
}

/// A newcomer at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorView {
    /// The first square of the newcomer's code, as a number.
    pub slot: u32,
    /// The question whether to let them in.
    pub question: String,
}

/// One table in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowView {
    /// The table.
    pub table: TableNumber,
    /// The line for the ear; times in minutes, so that it does not change while it is read.
    pub text: String,
    /// The same for the eye: table, names, clocks, needs.
    pub columns: [String; 4],
    /// True if the table needs the arbiter.
    pub needs: bool,
    /// True if the reading of its clocks is stale: the table has not been heard since.
    pub is_stale: bool,
    /// The text that a search looks in, in small letters.
    pub sought: String,
}

/// A button over the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallButton {
    /// The label of the button.
    pub name: String,
    /// The intent of the button.
    pub does: HallIntent,
}

/// The desk's page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HallScreen {
    /// The tournament, for the window's title.
    pub title: String,
    /// The number of tables, the number that need the arbiter, and the undelivered rulings.
    pub status: String,
    /// The keys of the window, as a sentence.
    pub keys: String,
    /// The newcomers at the door, in the order in which they came.
    pub door: Vec<DoorView>,
    /// "Yes" and "No".
    pub answers: [String; 2],
    /// The list that is shown.
    pub page: DeskPage,
    /// The name of the list.
    pub tables_label: String,
    /// The tables, those that need the arbiter first; or the lines of another list, each with its table if it has one.
    pub rows: Vec<Arc<RowView>>,
    /// The heads of the columns.
    pub columns: [String; 4],
    /// The text in place of an empty list.
    pub nothing: String,
    /// The name of the field for typed lines, and its hint.
    pub line: [String; 2],
    /// The name of the search field for tables.
    pub search: String,
    /// The buttons.
    pub buttons: Vec<HallButton>,
    /// The name of the list of sentences.
    pub said_label: String,
    /// The sentences that were said, the newest last.
    pub said: Vec<String>,
    /// The table that is open.
    pub open: Option<TableNumber>,
    /// The name of the list of rulings at the open table or at all.
    pub rulings_label: String,
    /// The rulings and their fates, one line each, the newest last.
    pub rulings: Vec<String>,
    /// The question for a passphrase, which nobody is to see, and the name of its field, if the next typed line is one.
    pub secret: Option<[String; 2]>,
}
