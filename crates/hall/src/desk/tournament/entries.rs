//! Players from a CSV table as clubs keep it: a column for the name, and others for the rating, the federation, the FIDE ID and the
//! sight.

use super::lines::SIGHTS;
use crate::desk::HallDesk;
use crate::desk::typed::{meant, number};
use crate::tournament::{Entrant, Happened};
use announcement::understand::fold_umlauts;
use controls::next::first_words;
use locale::{Locale, Messages, Value};
use notation::trf;

/// Possible separators of columns; the first one found in the first row is used.
const BETWEEN: [u8; 3] = *b";\t,";

/// The meaning of a heading, in the person's language, in English or in any other language of the program: files come from abroad.
fn heading(cell: &str, messages: &Messages) -> Option<Column> {
    let in_any = || {
        Locale::ALL
            .into_iter()
            .find_map(|locale| meant(&COLUMNS, cell, &Messages::new(locale)))
    };
    meant(&COLUMNS, cell, messages).or_else(in_any)
}

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
    /// The players, each with the number of its line, from 1.
    players: Vec<(usize, Entrant)>,
    unread: Vec<UnreadLine>,
}

/// A line that is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
struct UnreadLine {
    /// Its number in the file, from 1.
    number: usize,
    /// The cell that is not of its column; none in a line without a name.
    cell: Option<(Column, String)>,
}

/// The entries of that table; `None` if the text is another one.
pub(crate) fn read(text: &str, messages: &Messages) -> Option<EntryTable> {
    let is_filled = |(_, line): &(usize, &str)| !line.trim().is_empty();
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = (1..).zip(text.lines()).filter(is_filled).peekable();
    // Excel names its separator in a line of its own.
    let named = lines
        .next_if(|(_, line)| line.starts_with("sep="))
        .and_then(|(_, line)| line.as_bytes().get("sep=".len()));
    let (_, first) = lines.peek()?;
    let is_name = heading(first, messages) == Some(Column::Name);
    let between = BETWEEN.into_iter().find(|sign| first.contains(char::from(*sign)));
    let between = named.copied().or(between).or(is_name.then_some(b';'))?;
    let row = cells(first, between)?;
    let headings: Vec<Option<Column>> = row.iter().map(|cell| heading(cell, messages)).collect();
    let has_headings = headings.contains(&Some(Column::Name));
    // Nothing is read by its place under headings that nobody knows.
    if !has_headings && has_words_for_figures(&row) {
        return None;
    }
    let columns = if has_headings {
        lines.next();
        headings
    } else {
        COLUMNS.map(|(column, _)| Some(column)).to_vec()
    };
    let mut table = EntryTable::default();
    for (number, line) in lines {
        // A quotation mark without its other one would make a name of the rest of the file.
        let unclosed = || (Column::Name, line.trim().to_owned());
        let row = cells(line, between).filter(|_| line.matches('"').count().is_multiple_of(2));
        if row.as_ref().is_some_and(|row| row.iter().all(str::is_empty)) {
            continue;
        }
        let read = row
            .ok_or_else(|| Some(unclosed()))
            .and_then(|row| entrant(&row, &columns, messages));
        match read {
            Ok(player) => table.players.push((number, player)),
            Err(cell) => table.unread.push(UnreadLine { number, cell }),
        }
    }
    (has_headings || !table.players.is_empty()).then_some(table)
}

/// True if the first row of a table has words where ratings and IDs belong: headings that nobody knows.
fn has_words_for_figures(first: &csv::StringRecord) -> bool {
    let mut cells = COLUMNS.iter().zip(first);
    cells.any(|((column, _), cell)| {
        matches!(column, Column::Rating | Column::Id) && cell.starts_with(char::is_alphabetic)
    })
}

/// The cells of one line.
fn cells(line: &str, between: u8) -> Option<csv::StringRecord> {
    let mut rows = csv::ReaderBuilder::new()
        .delimiter(between)
        .has_headers(false)
        .trim(csv::Trim::All)
        .from_reader(line.as_bytes());
    rows.records().next()?.ok()
}

/// The player of that row, or the cell that is not of its column; no cell if there is no name.
fn entrant(
    cells: &csv::StringRecord,
    columns: &[Option<Column>],
    messages: &Messages,
) -> Result<Entrant, Option<(Column, String)>> {
    let mut player = Entrant::default();
    for (cell, column) in cells.iter().zip(columns) {
        let Some(column) = column.filter(|_| !cell.is_empty()) else {
            continue;
        };
        let wrong = || Some((column, cell.to_owned()));
        // The sign for no rating and no ID is a zero.
        let is_none = cell.bytes().all(|digit| digit == b'0');
        match column {
            Column::Name if cell.contains([';', '\t']) || !cell.chars().any(char::is_alphabetic) => return Err(wrong()),
            Column::Name => cell.clone_into(&mut player.name),
            Column::Rating | Column::Id if is_none => {}
            Column::Rating => player.rating = Some(rating(cell).ok_or_else(wrong)?),
            Column::Federation => player.federation = federation(cell).ok_or_else(wrong)?,
            Column::Id => player.fide_id = Some(number(cell).ok_or_else(wrong)?),
            Column::Sight => player.sight = Some(meant(&SIGHTS, cell, messages).ok_or_else(wrong)?),
        }
    }
    if player.name.is_empty() { Err(None) } else { Ok(player) }
}

/// A rating: a report has four digits for it (TRF).
pub(super) fn rating(text: &str) -> Option<u32> {
    number(text).filter(|rating| *rating < 10_000)
}

/// A title of FIDE.
pub(super) fn title(text: &str) -> Option<String> {
    const TITLES: [&str; 12] = [
        "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "AGM", "AIM", "AFM", "ACM",
    ];
    let title = text.to_uppercase();
    TITLES.contains(&title.as_str()).then_some(title)
}

/// The three letters of a federation, as FIDE writes them.
pub(super) fn federation(text: &str) -> Option<String> {
    let is_code = text.len() == 3 && text.bytes().all(|letter| letter.is_ascii_alphabetic());
    is_code.then(|| text.to_ascii_uppercase())
}

/// The data that an entry shares with a player who is entered already.
enum Same {
    /// The person, and everything that the entry says.
    All,
    /// The FIDE ID, but not the name or the rating.
    Id,
    /// The name, but not the rest.
    Name,
}

/// The data that the entry shares with that player; `None` for another person. Two people may have one name, but not one FIDE ID.
fn same_as(other: &Entrant, entry: &Entrant) -> Option<Same> {
    // "Jörg" and "José" are typed "Joerg", "Jorg" and "Jose", too.
    let is_spelt_alike = || trf::is_one_name(&fold_umlauts(&other.name), &fold_umlauts(&entry.name));
    let is_one_id = entry.fide_id.is_some() && other.fide_id == entry.fide_id;
    let is_other_id = !is_one_id && entry.fide_id.is_some() && other.fide_id.is_some();
    let is_one_name = trf::is_one_name(&other.name, &entry.name) || is_spelt_alike();
    let is_told = entry.rating.is_none() || entry.rating == other.rating;
    match (is_one_id, is_one_name) {
        (_, true) if is_told && !is_other_id => Some(Same::All),
        (true, _) => Some(Same::Id),
        (false, true) if !is_other_id => Some(Same::Name),
        (false, _) => None,
    }
}

impl HallDesk {
    /// Tells the data of a player that were changed.
    pub(crate) fn say_changed(&mut self, number: u32) {
        let Some(player) = self.tournament.state().player(number).cloned() else {
            return;
        };
        let messages = &self.out.messages;
        let field = |id: &str, text: String| format!("{} {text}", first_words(messages, id));
        let data = [
            Some(trf::given_name_first(&player.name)),
            (!player.title.is_empty()).then(|| player.title.clone()),
            player
                .rating
                .map(|rating| field("around-field-rating", rating.to_string())),
            (!player.federation.is_empty()).then(|| player.federation.clone()),
            player.fide_id.map(|id| field("around-field-id", id.to_string())),
            player.sight.and_then(|sight| {
                let (_, id) = SIGHTS.iter().find(|(known, _)| *known == sight)?;
                Some(first_words(messages, id))
            }),
            (!player.team.is_empty()).then(|| player.team.clone()),
            player.table.map(|table| field("around-field-table", table.to_string())),
        ];
        let data: Vec<String> = data.into_iter().flatten().collect();
        let values = [
            ("number", number.into()),
            ("data", Value::from(locale::harmless(&data.join(", ")).into_owned())),
        ];
        self.out.tell_of("answer", "around-player-changed", &values);
    }

    /// Enters the players of that table who are not entered yet, and tells the lines that are no entry.
    pub(crate) fn enter_all(&mut self, table: EntryTable) {
        let (mut known, mut happened, mut left_out) = (0_usize, Vec::new(), Vec::new());
        let before = self.tournament.state().players().map(|player| player.number).max();
        if table.players.is_empty() && table.unread.is_empty() {
            return self.out.tell_of("refused", "around-entries-none", &[]);
        }
        for (line, player) in table.players {
            let found = self.tournament.state().players().find_map(|other| {
                let same = same_as(other, &player)?;
                Some((same, other.clone()))
            });
            if let Some((same, other)) = found {
                let name = trf::given_name_first(&player.name);
                let what = match same {
                    Same::All if Some(other.number) > before => {
                        let values = [("line", Value::from(line)), ("name", Value::quoting(&name))];
                        left_out.push(self.out.messages.text("around-entries-twice", &values));
                        continue;
                    }
                    Same::All => {
                        known += 1;
                        continue;
                    }
                    Same::Id => "id",
                    Same::Name => "name",
                };
                let messages = self.out.messages;
                let rating = player.rating.map(|rating| {
                    let word = first_words(&messages, "around-field-rating");
                    format!("; {word} {rating}")
                });
                let word = first_words(&messages, "hall-line-enter");
                let typed = format!("{word} {}{}", player.name, rating.unwrap_or_default());
                let values = [
                    ("line", Value::from(line)),
                    ("name", Value::quoting(&name)),
                    ("typed", Value::quoting(&typed)),
                    ("what", what.into()),
                    ("other", Value::quoting(&trf::given_name_first(&other.name))),
                    ("number", other.number.into()),
                ];
                left_out.push(self.out.messages.text("around-entries-same", &values));
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
        for text in left_out {
            self.out.say("refused", &[], text, false);
        }
        for UnreadLine { number, cell } in table.unread {
            let line = ("line", Value::from(number));
            let Some((column, cell)) = cell else {
                self.out.tell_of("refused", "around-entries-unread", &[line]);
                continue;
            };
            let heading = COLUMNS
                .iter()
                .find(|(known, _)| *known == column)
                .map_or("", |(_, id)| *id);
            let column = first_words(&self.out.messages, heading);
            let values = [
                line,
                ("column", Value::quoting(&column)),
                ("cell", Value::quoting(&cell)),
            ];
            self.out.tell_of("refused", "around-entries-cell", &values);
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
            let first = &table.players[0].1;
            assert_eq!(first.name, ada.name, "{text}");
            assert_eq!((first.rating, first.fide_id), (ada.rating, ada.fide_id), "{text}");
        }
        let table = read("Lovelace, Ada;1800;eng;1900001;vi\r\n\nBen;;;;\r\nCem;strong;;;\r\n;1900\n").unwrap();
        let cell = |column, cell: &str| Some((column, cell.to_owned()));
        let line = |number, cell| UnreadLine { number, cell };
        let unread = vec![line(4, cell(Column::Rating, "strong")), line(5, None)];
        assert_eq!((table.players, table.unread), (vec![(1, ada), (3, ben)], unread));
        let wrong = read(
            "sep=,\nname,rating,federation,id,sight\nAda,99999\nBen,,XX1\nJo;12,9\nCem,,,,blindish\n\"Kim,1,GER\nLea,0,GER,0\n",
        );
        let wrong = wrong.unwrap();
        let unread = [
            (3, Column::Rating, "99999"),
            (4, Column::Federation, "XX1"),
            (5, Column::Name, "Jo;12"),
            (6, Column::Sight, "blindish"),
            (7, Column::Name, "\"Kim,1,GER"),
        ];
        let unread: Vec<UnreadLine> = unread
            .map(|(number, column, text)| line(number, cell(column, text)))
            .to_vec();
        assert_eq!((wrong.players.len(), wrong.unread), (1, unread));
        assert_eq!(read("Name\r\nAda\r\nBen\r\n").unwrap().players.len(), 2);
        let quoted = read("\"Ada \"\"Countess\"\" Lovelace\";1800\n").unwrap();
        assert_eq!(quoted.players[0].1.name, "Ada \"Countess\" Lovelace");
        // The headings of any language are known; under others nothing is read by its place.
        for (text, rating) in [
            ("Nom;Naissance\nAnne Vieux;1950\nBen Jeune;2001\n", None),
            (
                "Nombre;Elo;Federación\nAnne Vieux;1950;ESP\nBen Jeune;2001;ESP\n",
                Some(1950),
            ),
        ] {
            let table = read(text).unwrap();
            assert_eq!((table.players.len(), table.players[0].1.rating), (2, rating), "{text}");
        }
        for other in [
            "Jméno;Narozen\nAnna;1950\n",
            "Nimi;Syntynyt;Elo\nAnna;1950;FIN\n",
            "Imię,Kraj\nAnna,POL,1950\n",
        ] {
            assert_eq!(read(other), None, "{other}");
        }
        for other in ["", "hello", "hello, world", "012 Open", "a; b"] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
