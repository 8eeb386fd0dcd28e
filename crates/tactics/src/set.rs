//! A file of positions in memory: the packaged one, or a short one of the user's.

use super::choice::{Listed, PositionSource};
use super::position::{Columns, RowFault, TacticsPosition};

/// The positions that come with the program, mined from games of an engine (`assets/tactics.md`).
pub const PACKAGED: &str = include_str!("../../../assets/tactics.csv");

/// A bad row of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRow {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The fault.
    pub fault: RowFault,
}

/// The positions of a text, listed when it is read, and each opened only when it is played.
#[derive(Clone, Debug)]
pub struct PositionSet<'a> {
    columns: Columns,
    rows: Vec<(&'a str, Listed)>,
}

impl<'a> PositionSet<'a> {
    /// The rows of that text, and those that are not positions.
    ///
    /// # Errors
    /// The header lacks a column.
    pub fn read(text: &'a str) -> Result<(Self, Vec<BadRow>), BadRow> {
        let mut bad = Vec::new();
        let mut lines = text.lines().enumerate();
        let header = lines.next().map_or("", |(_, line)| line);
        let columns = Columns::of_header(header).map_err(|fault| BadRow { line: 1, fault })?;
        let mut rows = Vec::new();
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            match columns.row(line).and_then(|row| row.position().map(|_whole| row)) {
                Ok(row) => rows.push((line, Listed::of_row(&row))),
                Err(fault) => bad.push(BadRow {
                    line: number + 1,
                    fault,
                }),
            }
        }
        Ok((Self { columns, rows }, bad))
    }
}

impl PositionSource for PositionSet<'_> {
    fn listed(&self) -> impl ExactSizeIterator<Item = Listed> + '_ {
        self.rows.iter().map(|(_, listed)| *listed)
    }

    fn open(&self, number: usize) -> Option<TacticsPosition> {
        let (line, _) = self.rows.get(number)?;
        self.columns.row(line).ok()?.position().ok()
    }
}
