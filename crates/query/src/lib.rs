//! Questions about the game and their answers, as values. Asking changes nothing.
//!
//! An answer holds only what the Laws let that person know: their own board by touch, the clock and the number of moves on request
//! (D.2.6.1, D.2.10.4); in competition never how often a position has appeared (11.12, 12.6). [`next`] finds the one thing a player can do
//! now.
//!
//! ```
//! use laws::game::Game;
//! use laws::moment::Moment;
//! use laws::people::{People, Person, Player, Sight};
//! use laws::regulations::Regulations;
//! use query::{Answer, Query};
//! use shakmaty::{ByColor, Color, Square};
//!
//! let player = |sight| Player { name: String::new(), sight };
//! let people = People {
//!     players: ByColor { white: player(Sight::Vi), black: player(Sight::Sighted) },
//!     assistants: ByColor::default(),
//!     arbiter: None,
//! };
//! let game = Game::new(people, Regulations::default());
//! let answer = query::answer(&game, Query::Square(Square::E1), Person::Player(Color::White), Moment::START).unwrap();
//! assert!(matches!(answer, Answer::Squares { on, .. } if on == [(Square::E1, Some(Color::White.king()))]));
//! ```
//!
//! **It never knows** words: `speech` says an answer, `display` shows it. It uses `laws` alone.
//!
//! **Way in:** [`Query`], [`answer`], [`next::next_act`].

mod around;
pub mod next;
mod task;

use shakmaty::fen::Fen;
use shakmaty::{
    Board, ByColor, ByRole, Color, EnPassantMode, File, Piece, Position as _, Rank, Role, Square, uci::UciMove,
};

use laws::adjournment::Adjournment;
use laws::chessclock::{ByoYomi, Chessclock};
use laws::ending::Ending;
use laws::explanation::{self, ExplainedRule, glossary::Term};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::rules::help::may_be_helped;
use laws::rules::recording::{self, SheetDuty};
use laws::time_check::SumCheck;
use laws::turn::Turn;

pub use around::{Direction, Grouped, ReadingOrder, SquareGrouping, SquareQuestion, completed_moves};
pub use task::{Task, open_task, task_of_the_cycle};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// One's own clock.
    Clock,
    /// The opponent's clock.
    OpponentClock,
    /// Both clocks.
    Clocks,
    /// The clock of that side.
    ClockOf(Color),
    /// The time used by both since the start (D.2.10.4).
    TimeUsed,
    /// Moves completed by each (D.2.6.1).
    Moves,
    /// Moves completed by that side.
    MovesOf(Color),
    /// Moves still to be completed before the time control.
    Control,
    /// The period in force.
    Period,
    /// The last move announced to anybody.
    Last,
    /// The player to move.
    Turn,
    /// The piece on a square of one's own board.
    Square(Square),
    /// The pieces on a rank.
    Rank(Rank),
    /// The pieces on a file.
    File(File),
    /// The squares of the pieces of a kind; of all kinds if none is named.
    Pieces(Color, Option<Role>),
    /// The surroundings of a square of one's own board.
    Around(Square, SquareQuestion),
    /// One's own board as a whole, in the given order.
    Whole(ReadingOrder),
    /// The last moves announced, up to this number.
    LastMoves(u8),
    /// The piece that the last announced move captured.
    Captured,
    /// The balance of the pieces on one's own board. At home only (11.3.1).
    Material,
    /// The opponent; for the arbiter, both players.
    Opponent,
    /// A player's board.
    Board(Color),
    /// The official position.
    Official,
    /// A player's scoresheet.
    Sheet(Color),
    /// The squares on which the boards differ from what they should show.
    Differences,
    /// The result and its reason.
    Result,
    /// The state of one's own scoresheet under Article 8; for the arbiter, of both.
    Recording,
    /// The state of that side's scoresheet under Article 8.
    RecordingOf(Color),
    /// The text of the Article of that number in the edition in force (11.9).
    Law(&'static str),
    /// The place of the clock (6.5).
    ClockPlace,
    /// A term of the glossary after the Laws.
    Term(&'static Term),
    /// The open task.
    State,
    /// The open offer of a draw.
    Offer,
    /// The resumption of an adjourned game (I.2).
    Resumption,
}

/// The way a side reaches the end of its period (6.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToControl {
    /// By completing this many more moves.
    Moves(u32),
    /// By the clock reaching zero.
    ByFlag,
    /// The side is in its last period.
    Last,
    /// The side is in its last period, in which all remaining moves must be completed (III.1).
    QuickplayFinish,
}

/// The readings of both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The side whose clock was asked for; both if none.
    pub side: Option<Color>,
    /// The time left, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// The side whose clock runs, if any.
    pub running: Option<Color>,
    /// Moves completed by each.
    pub moves: ByColor<u32>,
    /// The state of byo-yomi, for each side whose main time is used up.
    pub byo_yomi: ByColor<Option<ByoYomi>>,
}

/// A period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodNumber {
    /// The number, counted from 1.
    pub number: usize,
    /// The number of periods.
    pub of: usize,
}

/// An answer.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The clocks.
    Clock(ClockReading),
    /// The time used by each side, in milliseconds; for the arbiter with the check of the sum.
    TimeUsed {
        used_ms: ByColor<u64>,
        sum: Option<SumCheck>,
    },
    /// Moves completed by each side.
    Moves(ByColor<u32>),
    /// The condition under which each side reaches the time control; the side asked about, both if none.
    Control {
        side: Option<Color>,
        to_control: ByColor<ToControl>,
    },
    /// The period each side is in; the side asked about, both if none.
    Period {
        side: Option<Color>,
        periods: ByColor<PeriodNumber>,
        /// True if the last period is the quickplay finish, in which all remaining moves must be completed (III.1).
        is_quickplay_finish: ByColor<bool>,
    },
    /// The last move announced, with the position before it and its side.
    Last(Option<LastMove>),
    /// The player to move, and the number of that move.
    Turn { side: Color, number: u32 },
    /// The squares of one's own board with their pieces, in the order in which they are read.
    Squares {
        on: Vec<(Square, Option<Piece>)>,
        asked: Query,
    },
    /// The surroundings of a square, and the piece on it.
    Around {
        from: (Square, Option<Piece>),
        around: SquareQuestion,
        groups: Vec<Grouped>,
    },
    /// The last moves announced, the oldest first.
    LastMoves(Vec<LastMove>),
    /// The piece that the last move announced captured.
    Captured(Option<Piece>),
    /// The pieces that each side has more than the other, by their kind.
    Material(ByColor<ByRole<u8>>),
    /// The opponent; both players if none.
    Opponent(Option<Color>),
    /// A board.
    Board {
        of: Option<Color>,
        pieces: Board,
        fen: String,
    },
    /// A scoresheet.
    Sheet { of: Color, text: String },
    /// Squares that differ, per board.
    Differences(ByColor<Vec<Square>>),
    /// The ending, if the game has ended.
    Result(Option<Ending>),
    /// The state of each scoresheet under Article 8; the side asked about, both if none.
    Recording {
        side: Option<Color>,
        sheets: ByColor<SheetDuty>,
    },
    /// The text of the Laws under that number.
    Law {
        number: &'static str,
        topics: Vec<&'static ExplainedRule>,
    },
    /// The side at whose right hand the clock stands (6.5).
    ClockPlace(Color),
    /// The meaning of a term.
    Term(&'static Term),
    /// The open task and whose it is; no task while the game is adjourned.
    State { side: Color, task: Option<Task> },
    /// The player whose draw offer is open, if any.
    Offer(Option<Color>),
    /// True if the game is adjourned; with date, time and place of the resumption, as they were entered.
    Resumption { is_adjourned: bool, until: Option<String> },
}

/// The last move that was announced.
#[derive(Clone, Debug, PartialEq)]
pub struct LastMove {
    /// The side that made it.
    pub side: Color,
    /// The move.
    pub uci: UciMove,
    /// The board before it.
    pub before: shakmaty::Chess,
    /// The number in the game, in plies counted from 1.
    pub ply: u32,
}

/// The answer to a question of `by`, at `now`.
///
/// # Errors
/// `no_clock` without a clock, `board_unseen` where the boards are not mirrored.
pub fn answer(game: &Game, query: Query, by: Person, now: Moment) -> Result<Answer, Refusal> {
    let own = by.side();
    match query {
        Query::Clock => clocks(game, own, now),
        Query::OpponentClock => clocks(game, own.map(Color::other), now),
        Query::Clocks => clocks(game, None, now),
        Query::ClockOf(side) => Ok(Answer::Clock(reading(game.clock(), Some(side), now))),
        Query::TimeUsed => timed(game).map(|clock| Answer::TimeUsed {
            used_ms: ByColor::new_with(|side| clock.time_used_ms(side, now)),
            sum: SumCheck::of(clock, game.regulations().increment_before_first_move, now)
                .filter(|_| by == Person::Arbiter),
        }),
        Query::Moves | Query::MovesOf(_) => Ok(Answer::Moves(moves(game))),
        Query::Control => timed(game).map(|clock| Answer::Control {
            side: own,
            to_control: ByColor::new_with(|side| to_control(clock, side)),
        }),
        Query::Period => timed(game).map(|clock| Answer::Period {
            side: own,
            periods: ByColor::new_with(|side| PeriodNumber {
                number: clock.clock(side).period.saturating_add(1),
                of: game.regulations().time.periods(side).len(),
            }),
            is_quickplay_finish: ByColor::new_with(|side| clock.is_quickplay_finish(side)),
        }),
        Query::Last => Ok(Answer::Last(last(game))),
        Query::Turn => {
            let turn = game.turn();
            Ok(Answer::Turn {
                side: turn.side,
                number: game.current().fullmoves().get(),
            })
        }
        Query::Square(square) => squares(game, by, query, [square]),
        Query::Rank(rank) => squares(game, by, query, File::ALL.map(|file| Square::from_coords(file, rank))),
        Query::File(file) => squares(game, by, query, Rank::ALL.map(|rank| Square::from_coords(file, rank))),
        Query::Pieces(color, role) => {
            let board = own_board(game, by)?;
            let on = pieces_in_order(board, color, role);
            Ok(Answer::Squares { on, asked: query })
        }
        Query::Around(from, what) => around::around(game, by, from, what),
        Query::Whole(order) => {
            let board = own_board(game, by)?;
            let side = own.unwrap_or(Color::White);
            let on = whole(board, side, order);
            Ok(Answer::Squares { on, asked: query })
        }
        Query::LastMoves(count) => Ok(Answer::LastMoves(around::last_moves(game, usize::from(count)))),
        Query::Captured => Ok(Answer::Captured(last(game).and_then(|last| captured(&last)))),
        Query::Material => {
            may_be_helped(game)?;
            Ok(Answer::Material(material(own_board(game, by)?)))
        }
        Query::Opponent => Ok(Answer::Opponent(own.map(Color::other))),
        Query::Board(side) if !game.is_known(side) => Err(Refusal::new(Code::BoardUnseen)),
        Query::Board(side) => {
            let pieces = game.board(side).pieces().clone();
            let fen = pieces.to_string();
            Ok(Answer::Board {
                of: Some(side),
                pieces,
                fen,
            })
        }
        Query::Official => {
            let position = game.official();
            let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
            Ok(Answer::Board {
                of: None,
                pieces: position.board().clone(),
                fen,
            })
        }
        Query::Sheet(side) => Ok(Answer::Sheet {
            of: side,
            text: game.sheet(side).movetext(),
        }),
        Query::Differences => Ok(Answer::Differences(ByColor::new_with(|side| game.differences(side)))),
        Query::Result => Ok(Answer::Result(game.ending().cloned())),
        Query::Recording | Query::RecordingOf(_) => Ok(Answer::Recording {
            side: if let Query::RecordingOf(side) = query {
                Some(side)
            } else {
                own
            },
            sheets: ByColor::new_with(|side| recording::duty(game, side)),
        }),
        Query::Law(number) => Ok(Answer::Law {
            number,
            topics: explanation::under(game.regulations().edition, number).collect(),
        }),
        Query::ClockPlace => Ok(Answer::ClockPlace(game.clock_right_of())),
        Query::Term(term) => Ok(Answer::Term(term)),
        Query::State => {
            let (side, task) = task_of_the_cycle(game);
            let is_held = game.adjournment().is_some_and(Adjournment::holds_the_game);
            let task = Some(task).filter(|_| !is_held);
            Ok(Answer::State { side, task })
        }
        Query::Offer => Ok(Answer::Offer(game.draw_offer())),
        Query::Resumption => {
            let adjournment = game.adjournment().filter(|open| open.is_under_way());
            // A game that has ended is not resumed (I.6).
            let adjournment = adjournment.filter(|_| game.ending().is_none());
            Ok(Answer::Resumption {
                is_adjourned: adjournment.is_some(),
                until: adjournment.and_then(|open| open.until.clone()),
            })
        }
    }
}

fn timed(game: &Game) -> Result<&Chessclock, Refusal> {
    let clock = game.clock();
    let is_timed = clock.is_timed();
    is_timed.then_some(clock).ok_or(Refusal::new(Code::NoClock))
}

fn clocks(game: &Game, side: Option<Color>, now: Moment) -> Result<Answer, Refusal> {
    timed(game).map(|clock| Answer::Clock(reading(clock, side, now)))
}

/// The clock readings at that moment; `side` is the one asked about, both if none.
pub fn reading(clock: &Chessclock, side: Option<Color>, now: Moment) -> ClockReading {
    ClockReading {
        side,
        left_ms: clock.both_ms(now),
        running: clock.running(),
        moves: ByColor::new_with(|side| clock.clock(side).moves),
        byo_yomi: ByColor::new_with(|side| clock.byo_yomi(side, now)),
    }
}

/// The condition under which a side reaches the time control.
pub fn to_control(clock: &Chessclock, side: Color) -> ToControl {
    match (clock.moves_to_control(side), clock.period(side)) {
        (Some(moves), _) => ToControl::Moves(moves),
        (None, Some(_)) if clock.is_quickplay_finish(side) => ToControl::QuickplayFinish,
        (None, Some(period)) if period.by_flag => ToControl::ByFlag,
        (None, Some(_) | None) => ToControl::Last,
    }
}

fn moves(game: &Game) -> ByColor<u32> {
    ByColor::new_with(|side| game.clock().clock(side).moves)
}

fn last(game: &Game) -> Option<LastMove> {
    let announced = |turn: &&Turn| turn.announced.is_some();
    let turn = Some(game.turn())
        .filter(announced)
        .or_else(|| game.pending().iter().rev().find(announced))
        .or(game.illegal_waits())
        .or(game.last_turn())?;
    Some(LastMove {
        side: turn.side,
        uci: turn.uci()?,
        before: game.position_before(turn),
        ply: turn.ply,
    })
}

/// The board under a person's fingers: a player's own, for an assistant their player's, for the arbiter the official
/// one.
///
/// # Errors
/// `board_unseen` where the boards are not mirrored and the person is not the arbiter.
pub fn own_board(game: &Game, by: Person) -> Result<&Board, Refusal> {
    match by.side() {
        Some(side) if game.is_known(side) => Ok(game.board(side).pieces()),
        Some(_) => Err(Refusal::new(Code::BoardUnseen)),
        None => Ok(game.official().board()),
    }
}

fn squares(
    game: &Game,
    by: Person,
    asked: Query,
    squares: impl IntoIterator<Item = Square>,
) -> Result<Answer, Refusal> {
    let board = own_board(game, by)?;
    let on = squares
        .into_iter()
        .map(|square| (square, board.piece_at(square)))
        .collect();
    Ok(Answer::Squares { on, asked })
}

/// A whole board in that order, seen from that side; by ranks and files, with the empty squares.
fn whole(board: &Board, side: Color, order: ReadingOrder) -> Vec<(Square, Option<Piece>)> {
    let turned = |count: u32, index: u32| side.fold_wb(index, count - 1 - index);
    let at = |file: u32, rank: u32| {
        let square = Square::from_coords(File::new(file), Rank::new(rank));
        (square, board.piece_at(square))
    };
    match order {
        ReadingOrder::Pieces => {
            let mut on = pieces_in_order(board, side, None);
            on.extend(pieces_in_order(board, side.other(), None));
            on
        }
        ReadingOrder::Ranks => (0..8)
            .rev()
            .flat_map(|rank| (0..8).map(move |file| (file, rank)))
            .map(|(file, rank)| at(turned(8, file), turned(8, rank)))
            .collect(),
        ReadingOrder::Files => (0..8)
            .flat_map(|file| (0..8).map(move |rank| (file, rank)))
            .map(|(file, rank)| at(turned(8, file), turned(8, rank)))
            .collect(),
    }
}

/// The piece a move captures, in the position it was made in.
fn captured(last: &LastMove) -> Option<Piece> {
    let color = last.side.other();
    match last.uci.to_move(&last.before) {
        Ok(legal) => legal.capture().map(|role| Piece { color, role }),
        Err(_) => match last.uci {
            UciMove::Normal { to, .. } => last.before.board().piece_at(to),
            UciMove::Put { .. } | UciMove::Null => None,
        },
    }
}

/// The pieces that each side has more than the other. Kings do not count.
pub fn material(board: &Board) -> ByColor<ByRole<u8>> {
    let count = |side: Color, role: Role| board.by_piece(role.of(side)).count();
    ByColor::new_with(|side| {
        ByRole::new_with(|role| {
            let more = count(side, role).saturating_sub(count(side.other(), role));
            u8::try_from(more).unwrap_or(u8::MAX)
        })
    })
}

/// Pieces in a fixed order: king, queen, rooks, bishops, knights, pawns; each kind by file, then by rank.
pub fn pieces_in_order(board: &Board, color: Color, role: Option<Role>) -> Vec<(Square, Option<Piece>)> {
    let mut on = Vec::new();
    for role in Role::ALL
        .into_iter()
        .rev()
        .filter(|kind| role.is_none_or(|asked| asked == *kind))
    {
        let piece = Piece { color, role };
        let mut squares: Vec<Square> = board.by_piece(piece).into_iter().collect();
        squares.sort_by_key(|square| (square.file(), square.rank()));
        on.extend(squares.into_iter().map(|square| (square, Some(piece))));
    }
    on
}

/// Whole seconds left, as every display shows and every voice says them: rounded up, so that a clock shows zero only when the
/// flag has fallen.
pub const fn seconds_left(left_ms: u64) -> u64 {
    left_ms.div_ceil(1000)
}
