//! Announcements as people speak them in each language: the names of letters, typical errors of dictation, everyday
//! names of pieces, and the small words around a move. The program never says any of it.
//!
//! Every entry is a row of phrases without accents, separated by bars. A phrase may be in several rows: the rest of
//! the sentence and the position decide its meaning.

/// The everyday words of one language.
#[derive(Debug)]
pub(crate) struct EverydayPhrases {
    /// The files a to h.
    pub files: [&'static str; 8],
    /// The ranks 1 to 8.
    pub ranks: [&'static str; 8],
    /// Pawn, knight, bishop, rook, queen, king.
    pub pieces: [&'static str; 6],
    /// The files in descriptive notation, where a rank follows or stands before: "king bishop".
    pub described: [&'static str; 8],
    /// A capture.
    pub takes: &'static str,
    /// A capture, at the end of a clause.
    pub taking: &'static str,
    /// En passant.
    pub in_passing: &'static str,
    /// Words before the square of departure.
    pub from: &'static str,
    /// Words before the square of arrival.
    pub to: &'static str,
    /// Words before the piece that moves, if it is named late.
    pub with: &'static str,
    /// Words before the piece that a pawn becomes.
    pub becomes: &'static str,
    /// Castling, whichever side.
    pub castles: &'static str,
    /// Castling on the king's side.
    pub short: &'static str,
    /// Castling on the queen's side.
    pub long: &'static str,
    /// The words for king's side and queen's side after a word for castling.
    pub sides: [&'static str; 2],
    /// Words between two clauses.
    pub and: &'static str,
    /// Verbs and directions of moving, which may occur anywhere and change nothing.
    pub moves: &'static str,
    /// Check and mate, which need not be said and are not checked.
    pub checks: &'static str,
    /// Words to the opponent or to oneself, and names for kinds of moves.
    pub manners: &'static str,
    /// Articles, pronouns and other small words that change nothing.
    pub around: &'static str,
}

/// No rank words: in this language ranks are never counted from the mover's side.
pub(super) const NOT_DESCRIBED: [&str; 8] = [""; 8];

impl EverydayPhrases {
    /// The rows that say something about a move.
    pub(crate) fn of_chess(&self) -> impl Iterator<Item = &'static str> {
        let names = self.files.into_iter().chain(self.ranks).chain(self.pieces);
        names.chain([
            self.takes,
            self.taking,
            self.in_passing,
            self.castles,
            self.short,
            self.long,
        ])
    }
}

/// Phrases of speakers of any language: the names of D.2.1 and the spelling alphabet of aviation.
pub(crate) const EVERYWHERE: EverydayPhrases = EverydayPhrases {
    files: [
        "anna|ana|alpha|alfa",
        "bella|bela|bravo",
        "cesar|caesar|casar|charlie",
        "david|davi|delta",
        "eva|echo",
        "felix|foxtrot|fox trot|foxtrott|fox trott",
        "gustav|gustavo|golf",
        "hector|hektor|heitor|hotel|hotell",
    ],
    ranks: [
        "1|eins",
        "2|zwei",
        "3|drei",
        "4|vier",
        "5|funf|fuenf",
        "6|sechs",
        "7|sieben",
        "8|acht",
    ],
    pieces: ["", "", "", "", "", ""],
    described: NOT_DESCRIBED,
    takes: "x",
    taking: "",
    in_passing: "e p|ep|en passant|enpassant|en passent|on passant|an passant|en pasant",
    from: "",
    to: "",
    with: "",
    becomes: "",
    castles: "",
    short: "",
    long: "",
    sides: ["", ""],
    and: "",
    moves: "",
    checks: "",
    manners: "",
    around: "",
};
