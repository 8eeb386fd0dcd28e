//! Games as files: the stored games, others by their path, and a game written as PGN.

/// A request about files.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileIntent {
    /// List the stored games; said aloud, or only on the screen.
    List { aloud: bool },
    /// Open the file at that path: a stored game, PGN or a game script. The present game stays stored as it is.
    Open(String),
    /// Open the game of that number in the list, counted from 1.
    OpenListed(usize),
    /// Make a new game of the good part of the damaged one of that number in the list, counted from 1.
    Rescue(usize),
    /// Ask for a path with the system's own dialog.
    Choose(Dialog),
    /// Write this game as PGN to that path; if a file is there already, ask first.
    Save(String),
    /// Save, after that question.
    SaveOver(String),
    /// Copy the position as FEN; at home only (11.3.1).
    CopyPosition,
}

impl FileIntent {
    /// True if another table is to take this one's place.
    pub const fn leaves_the_table(&self) -> bool {
        match self {
            Self::Open(_) | Self::OpenListed(_) | Self::Choose(Dialog::Open) => true,
            Self::List { .. }
            | Self::Choose(Dialog::Save)
            | Self::Save(_)
            | Self::SaveOver(_)
            | Self::CopyPosition
            | Self::Rescue(_) => false,
        }
    }
}

/// The two dialogs of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialog {
    /// A file that is there.
    Open,
    /// A file to be written.
    Save,
}

/// A path as it is typed or pasted: without the blanks around it, and without the quotation marks of a file manager or a word processor.
/// The number or the player of a game in the file may stand behind them.
pub fn typed_path(text: &str) -> String {
    const MARKS: [(char, char); 6] = [('"', '"'), ('\'', '\''), ('“', '”'), ('„', '“'), ('‘', '’'), ('«', '»')];
    let text = text.trim();
    let bare = MARKS.into_iter().find_map(|(opens, closes)| {
        let inside = text.strip_prefix(opens)?;
        // The name of the file may have the same mark in it.
        let mut ends = inside.rmatch_indices(closes);
        ends.find_map(|(end, mark)| {
            let (path, game) = (inside.get(..end)?, inside.get(end + mark.len()..)?);
            let is_game = game.is_empty() || game.starts_with('#') || (path.contains('#') && game.starts_with(' '));
            is_game.then(|| format!("{}{game}", path.trim()))
        })
    });
    bare.unwrap_or_else(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotation_marks_around_a_typed_path_are_no_part_of_it() {
        for (typed, path) in [
            (" ~/a b.pgn ", "~/a b.pgn"),
            ("\"~/a b.pgn\"", "~/a b.pgn"),
            ("'/x/y.trf'", "/x/y.trf"),
            ("“~/a b.pgn”", "~/a b.pgn"),
            ("„~/a b.pgn“#2", "~/a b.pgn#2"),
            ("« a b.pgn »", "a b.pgn"),
            ("\"a\"b.pgn\"", "a\"b.pgn"),
            ("'open.trf#2' O'Brien", "open.trf#2 O'Brien"),
            ("\"my open.trf#2\" Ben", "my open.trf#2 Ben"),
            ("\"my open.trf\"#2 Ben", "my open.trf#2 Ben"),
            ("Ada's game.pgn", "Ada's game.pgn"),
            ("\"", "\""),
        ] {
            assert_eq!(typed_path(typed), path);
        }
    }
}
