//! Games as files: the stored ones, others by their path, and a game written as PGN.

/// A wish about files.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileIntent {
    /// Which games are stored; said aloud, or only listed on the screen.
    List { aloud: bool },
    /// Open the file at that path: a stored game, PGN or a game script. The present game stays stored as it stands.
    Open(String),
    /// Open the game of that number in the list, counted from 1.
    OpenListed(usize),
    /// Ask for a path with the system's own dialog.
    Choose(Dialog),
    /// Write this game as PGN to that path; if a file is there already, ask first.
    Save(String),
    /// The same, after that question.
    SaveOver(String),
}

/// The two dialogs of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialog {
    /// A file that is there.
    Open,
    /// A file to be written.
    Save,
}
