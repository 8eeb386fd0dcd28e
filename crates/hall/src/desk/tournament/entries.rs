//! Players from a CSV table as clubs keep it: a column for the name, and others for the rating, the federation, the FIDE ID and the
//! sight.

use super::lines::SIGHTS;
use crate::desk::HallDesk;
use crate::desk::typed::meant;
use crate::tournament::{Entrant, Happened};
use locale::{Messages, Value};
use notation::trf;

/// Possible separators of columns; the first one found in the first row is used.
const BETWEEN: [u8; 3] = *b";\t,";

/// A column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Name,
    Rating,
    Federation,
    Id,
    Sight,
}

/// The columns in the order of a table without headings, each with the message of its heading.
const COLUMNS: [(Column, &str); 5] = [
    (Column::Name, "around-field-name"),
    (Column::Rating, "around-field-rating"),
    (Column::Federation, "around-field-federation"),
    (Column::Id, "around-field-id"),
    (Column::Sight, "around-field-sight"),
];

/// The entries of a table.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct EntryTable {
    players: Vec<Entrant>,
    /// Numbers of the lines that are not entries, from 1.
    unread: Vec<usize>,
}

/// The entries of that table; `None` if the text is another one.
pub(crate) fn read(text: &str, messages: &Messages) -> Option<EntryTable> {
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().find(|row| !row.trim().is_empty())?;
    let between = BETWEEN.into_iter().find(|sign| first.contains(char::from(*sign)))?;
    let mut rows = csv::ReaderBuilder::new()
        .delimiter(between)
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let mut rows = rows.records().flatten().peekable();
    let headings: Vec<Option<Column>> = rows
        .peek()?
        .iter()
        .map(|cell| meant(&COLUMNS, cell, messages))
        .collect();
    let has_headings = headings.contains(&Some(Column::Name));
    let columns = if has_headings {
        rows.next();
        headings
    } else {
        COLUMNS.map(|(column, _)| Some(column)).to_vec()
    };
    let mut table = EntryTable::default();
    for row in rows.filter(|row| row.iter().any(|cell| !cell.is_empty())) {
        match entrant(&row, &columns, messages) {
            Some(player) => table.players.push(player),
            None => table.unread.extend(row.position().map(|at| line_of(text, at))),
        }
    }
    (has_headings || !table.players.is_empty()).then_some(table)
}

/// The line of a row, from 1. The reader's own count is one behind after a carriage return and line feed.
fn line_of(text: &str, at: &csv::Position) -> usize {
    let (before, row) = usize::try_from(at.byte())
        .ok()
        .and_then(|at| text.split_at_checked(at))
        .unwrap_or((text, ""));
    let breaks = row.bytes().take_while(|byte| matches!(byte, b'\r' | b'\n'));
    1 + before.bytes().chain(breaks).filter(|byte| *byte == b'\n').count()
}

/// The player of that row; `None` without a name, or if a cell is not of its column.
fn entrant(cells: &csv::StringRecord, columns: &[Option<Column>], messages: &Messages) -> Option<Entrant> {
    let number = |cell: &str| {
        cell.parse()
            .map(|number| Some(number).filter(|number| *number > 0))
            .ok()
    };
    let mut player = Entrant::default();
    for (cell, column) in cells.iter().zip(columns) {
        match column.filter(|_| !cell.is_empty()) {
            Some(Column::Name) => cell.clone_into(&mut player.name),
            Some(Column::Rating) => player.rating = number(cell)?,
            Some(Column::Federation) => player.federation = cell.to_uppercase(),
            Some(Column::Id) => player.fide_id = number(cell)?,
            Some(Column::Sight) => player.sight = Some(meant(&SIGHTS, cell, messages)?),
            None => {}
        }
    }
    let is_named = player.name.chars().any(char::is_alphabetic);
    is_named.then_some(player)
}

impl HallDesk {
    /// Enters the players of that table who are not entered yet, and tells the lines that are no entry.
    pub(crate) fn enter_all(&mut self, table: EntryTable) {
        let (mut known, mut happened) = (0_usize, Vec::new());
        for player in table.players {
            let is_it = |other: &Entrant| {
                let is_of_id = player.fide_id.is_some() && other.fide_id == player.fide_id;
                is_of_id || trf::is_one_name(&other.name, &player.name)
            };
            if self.tournament.state().players().any(is_it) {
                known += 1;
            } else if let Some(entered) = self.happen(Happened::PlayerEntered { player }) {
                happened.extend(entered);
            } else {
                // The reason is told, and it stands against the others, too.
                return;
            }
        }
        let lines = self.tournament.happened(&happened, &self.out.messages);
        self.out.say_lines(lines);
        if known > 0 {
            self.out
                .tell_of("answer", "around-entries-known", &[("count", known.into())]);
        }
        for line in table.unread {
            self.out
                .tell_of("refused", "around-entries-unread", &[("line", Value::from(line))]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::people::Sight;
    use locale::Locale;

    #[test]
    fn a_table_is_read_without_headings_too_and_names_bad_rows() {
        let read = |text: &str| read(text, &Messages::new(Locale::De));
        let ada = Entrant {
            name: String::from("Lovelace, Ada"),
            rating: Some(1800),
            federation: String::from("ENG"),
            fide_id: Some(1_900_001),
            sight: Some(Sight::Vi),
            ..Entrant::default()
        };
        let ben = Entrant {
            name: String::from("Ben"),
            ..Entrant::default()
        };
        for text in [
            "Lovelace, Ada;1800;eng;1900001;vi\r\nBen;;;;\r\nCem;strong;;;\r\n",
            "\u{feff}Name,Rating,Federation,ID,Sight\n\"Lovelace, Ada\",1800,ENG,1900001,blind\nCem,x\n",
            "ID;Verein;Name;Elo\n1900001;SK;Lovelace, Ada;1800\n",
        ] {
            let table = read(text).unwrap();
            assert_eq!(table.players[0].name, ada.name, "{text}");
            assert_eq!(
                (table.players[0].rating, table.players[0].fide_id),
                (ada.rating, ada.fide_id),
                "{text}"
            );
        }
        let table = read("Lovelace, Ada;1800;eng;1900001;vi\r\n\nBen;;;;\r\nCem;strong;;;\r\n;1900\n").unwrap();
        assert_eq!((table.players, table.unread), (vec![ada, ben], vec![4, 5]));
        let quoted = read("\"Ada \"\"Countess\"\" Lovelace\";1800\n").unwrap();
        assert_eq!(quoted.players[0].name, "Ada \"Countess\" Lovelace");
        for other in ["", "hello", "hello, world", "012 Open", "a; b"] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
