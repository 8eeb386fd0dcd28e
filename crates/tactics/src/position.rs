//! One position to solve, and the row of a file that describes it.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, EnPassantMode, FromSetup as _, Move, Position as _, PositionError};

use super::theme::Themes;
use notation::fen;

/// A legal move with the position before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The position before the move.
    pub before: Chess,
    /// The move.
    pub mv: Move,
}

/// A position with its solution; every move is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TacticsPosition {
    /// The name in its source.
    pub id: String,
    /// The difficulty on the scale of the person's own rating.
    pub rating: u16,
    /// The themes.
    pub themes: Themes,
    lead: Vec<Ply>,
    solution: Vec<Ply>,
    answers: Answers,
}

/// The other first moves of a position, as far as they are known. Without any, the solution alone is right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Answers {
    /// Moves as good as the solution.
    pub good: Vec<Move>,
    /// Moves that are known to be worse.
    pub bad: Vec<Move>,
    /// True if nothing is known of all others.
    pub is_open: bool,
}

impl Answers {
    /// The column `Also`: moves in UCI; one after `-` is worse, and `?` stands for all that are not known.
    fn read(text: &str, position: &Chess) -> Result<Self, RowFault> {
        let mut answers = Self::default();
        for word in text.split_whitespace() {
            let read = |word: &str| word.parse::<UciMove>().ok()?.to_move(position).ok();
            let fault = || RowFault::Moves(word.to_owned());
            if word == "?" {
                answers.is_open = true;
            } else if let Some(bad) = word.strip_prefix('-') {
                answers.bad.push(read(bad).ok_or_else(fault)?);
            } else {
                answers.good.push(read(word).ok_or_else(fault)?);
            }
        }
        Ok(answers)
    }
}

impl TacticsPosition {
    /// The position after the first `lead` moves from `start`, with the other moves as its solution: the solver's move first, and then
    /// in turns. The moves of the lead are those a person is told blindfold; the last one was just played.
    ///
    /// # Errors
    /// [`RowFault::Moves`]: an illegal move, or none to find; [`RowFault::Start`]: the game is over at once.
    pub fn new(start: Chess, moves: &[UciMove], lead: usize) -> Result<Self, RowFault> {
        let mut position = start;
        let mut plies = Vec::with_capacity(moves.len());
        for uci in moves {
            let mv = uci
                .to_move(&position)
                .map_err(|_illegal| RowFault::Moves(uci.to_string()))?;
            let before = position.clone();
            position.play_unchecked(mv);
            plies.push(Ply { before, mv });
        }
        if lead >= plies.len() {
            return Err(RowFault::Moves(String::new()));
        }
        let solution = plies.split_off(lead);
        Ok(Self {
            id: String::new(),
            rating: 1500,
            themes: Themes::default(),
            lead: plies,
            solution,
            answers: Answers::default(),
        })
    }

    /// The moves that lead to the position, the last one just played.
    pub fn lead(&self) -> &[Ply] {
        &self.lead
    }

    /// The moves to find and the replies to them, beginning with the solver's.
    pub fn solution(&self) -> &[Ply] {
        &self.solution
    }

    /// The other first moves.
    pub(super) fn answers(&self) -> &Answers {
        &self.answers
    }
}

/// A row of a file, its columns still text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<'a> {
    /// `PuzzleId`.
    pub id: &'a str,
    /// `FEN`, before the opponent's move.
    pub fen: &'a str,
    /// `Moves` in UCI, the first of them the opponent's, or `0000` if the position begins without one.
    pub moves: &'a str,
    /// `Rating`.
    pub rating: u16,
    /// `Themes`.
    pub themes: Themes,
    /// `Lead`, which the program's own file has: the quiet moves in UCI that lead to `fen`.
    pub lead: &'a str,
    /// `Also`, which the file of a person's mistakes has: the other first moves that are right, those that are wrong, each after `-`, and
    /// `?` if nothing is known of all others.
    pub also: &'a str,
}

impl Row<'_> {
    /// The position with its solution, every move checked.
    ///
    /// # Errors
    /// The fault of the row.
    pub fn position(&self) -> Result<TacticsPosition, RowFault> {
        let position = fen::read(self.fen, None).map_err(|_fault| RowFault::Start(self.fen.to_owned()))?;
        let read = |word: &str| word.parse().map_err(|_unreadable| RowFault::Moves(word.to_owned()));
        let (moves, led) = self
            .moves
            .strip_prefix("0000 ")
            .map_or((self.moves, 1), |moves| (moves, 0));
        let words = self.lead.split_whitespace().chain(moves.split_whitespace());
        let moves = words.map(read).collect::<Result<Vec<UciMove>, _>>()?;
        let lead = self.lead.split_whitespace().count();
        let start = before(&position, moves.get(..lead).unwrap_or_default())
            .ok_or_else(|| RowFault::Moves(self.lead.to_owned()))?;
        let position = TacticsPosition::new(start, &moves, lead + led)?;
        let answers = match position.solution.first() {
            Some(first) => Answers::read(self.also, &first.before)?,
            None => Answers::default(),
        };
        Ok(TacticsPosition {
            answers,
            id: self.id.to_owned(),
            rating: self.rating,
            themes: self.themes,
            ..position
        })
    }
}

/// The position before those moves, none of which is a capture, a promotion or a castling.
fn before(position: &Chess, moves: &[UciMove]) -> Option<Chess> {
    if moves.is_empty() {
        return Some(position.clone());
    }
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.ep_square = None;
    for mv in moves.iter().rev() {
        let UciMove::Normal { from, to, .. } = *mv else {
            return None;
        };
        let piece = setup.board.remove_piece_at(to)?;
        setup.board.set_piece_at(from, piece);
        setup.turn = !setup.turn;
    }
    Chess::from_setup(setup, position.castles().mode())
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// The fault of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowFault {
    /// The header, or this row, lacks that column.
    Column(&'static str),
    /// The position cannot be read.
    Start(String),
    /// This is not a legal move; empty if there is no move to find.
    Moves(String),
    /// The rating is not a number.
    Rating(String),
}

/// The columns in order of use, by the names of Lichess.
const NAMES: [&str; 5] = ["PuzzleId", "FEN", "Moves", "Rating", "Themes"];

/// The columns that only files of our own have.
const OWN_NAMES: [&str; 2] = ["Lead", "Also"];

/// The places of the columns in a file, and those of our own, if the file has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns([usize; NAMES.len()], [Option<usize>; OWN_NAMES.len()]);

impl Columns {
    /// The places that the header gives.
    ///
    /// # Errors
    /// [`RowFault::Column`]: the first column that is missing.
    pub fn of_header(line: &str) -> Result<Columns, RowFault> {
        let line = line.trim_start_matches('\u{feff}');
        let mut places = [0; NAMES.len()];
        for (place, name) in places.iter_mut().zip(NAMES) {
            let found = fields(line).position(|field| field == name);
            *place = found.ok_or(RowFault::Column(name))?;
        }
        let own = OWN_NAMES.map(|name| fields(line).position(|field| field == name));
        Ok(Columns(places, own))
    }

    /// The columns of a row.
    ///
    /// # Errors
    /// A column is missing, or the rating is no number.
    pub fn row<'a>(&self, line: &'a str) -> Result<Row<'a>, RowFault> {
        let mut texts = [""; NAMES.len()];
        for ((text, place), name) in texts.iter_mut().zip(self.0).zip(NAMES) {
            *text = fields(line).nth(place).ok_or(RowFault::Column(name))?;
        }
        let [id, fen, moves, rating, themes] = texts;
        if id.is_empty() {
            return Err(RowFault::Column("PuzzleId"));
        }
        let [lead, also] = self
            .1
            .map(|place| place.and_then(|place| fields(line).nth(place)).unwrap_or_default());
        Ok(Row {
            id,
            fen,
            moves,
            rating: rating.parse().map_err(|_error| RowFault::Rating(rating.to_owned()))?,
            themes: Themes::read(themes),
            lead,
            also,
        })
    }
}

/// The fields of a line. None of the columns can contain a comma.
fn fields(line: &str) -> impl Iterator<Item = &str> {
    line.trim_end_matches(['\r', '\n'])
        .split(',')
        .map(|field| field.trim().trim_matches('"'))
}
