//! One position being solved: answers, hints, the solution move by move. A pure state machine.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position as _, Role, Square};

use super::position::{Ply, TacticsPosition};
use super::theme::Themes;

/// A position being solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    position: TacticsPosition,
    /// The number of moves of the solution that have been played; even while the solver is to move.
    played: usize,
    hints: u8,
    wrong: u32,
    was_helped: bool,
    /// The move as good as the solution that ended the position.
    other: Option<Ply>,
}

/// One thing that happened, in the order in which it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TacticsNews {
    /// The answer was right.
    Right,
    /// The answer was wrong; the other side's move that mates or wins material after it, if there is one, with the position before.
    Wrong {
        /// The other side's move.
        then: Option<Ply>,
        /// True after the first wrong answer: there is a second try.
        is_first: bool,
    },
    /// The answer may be as good as the solution: nothing is known of it. It counts neither way.
    Unjudged,
    /// A hint.
    Hint(Hint),
    /// With the hint before, the position counts as missed.
    CountsAsMissed,
    /// The solver's move, played for them.
    Solution(Ply),
    /// The reply of the other side, which was played.
    Reply(Ply),
    /// The position is solved to its end.
    End(Outcome),
}

/// A hint, each saying more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The themes of the position.
    Theme(Themes),
    /// The piece that moves.
    Piece(Role),
    /// The squares from which and to which it moves.
    Square(Square, Square),
}

/// The end of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// True if every move was found at the first try and without a hint.
    pub is_right: bool,
    /// True if the last move mates.
    pub is_mate: bool,
}

impl TacticsNews {
    /// The end, if this is it.
    pub(super) const fn outcome(&self) -> Option<Outcome> {
        match self {
            TacticsNews::End(outcome) => Some(*outcome),
            TacticsNews::Right
            | TacticsNews::Wrong { .. }
            | TacticsNews::Unjudged
            | TacticsNews::Hint(_)
            | TacticsNews::CountsAsMissed
            | TacticsNews::Solution(_)
            | TacticsNews::Reply(_) => None,
        }
    }
}

impl Session {
    /// The session of that position, with the solver to move.
    pub fn new(position: TacticsPosition) -> Session {
        Session {
            position,
            played: 0,
            hints: 0,
            wrong: 0,
            was_helped: false,
            other: None,
        }
    }

    /// The position that is being solved.
    pub fn tactics(&self) -> &TacticsPosition {
        &self.position
    }

    /// The board as it stands now.
    pub fn board(&self) -> Chess {
        self.next().map_or_else(
            || {
                let last = self.other.as_ref().or(self.position.solution().last());
                last.map_or_else(Chess::default, after)
            },
            |next| next.before.clone(),
        )
    }

    /// The last `plies` moves before the board as it stands now; fewer if no more are known.
    pub fn last_plies(&self, plies: usize) -> Vec<Ply> {
        let played = self.position.solution().get(..self.played).unwrap_or_default();
        let all: Vec<Ply> = self
            .position
            .lead()
            .iter()
            .chain(played)
            .chain(&self.other)
            .cloned()
            .collect();
        all.get(all.len().saturating_sub(plies)..).unwrap_or_default().to_vec()
    }

    /// True if nothing is left to find.
    pub fn is_over(&self) -> bool {
        self.next().is_none()
    }

    /// True if something was answered, or help was asked for.
    pub const fn was_tried(&self) -> bool {
        self.played > 0 || self.wrong > 0 || self.was_helped || self.other.is_some()
    }

    fn next(&self) -> Option<&Ply> {
        let next = self.position.solution().get(self.played);
        next.filter(|_| self.other.is_none())
    }

    /// The squares of the solution that the solver knows: those of the last hint, or else of their last move.
    pub fn told_squares(&self) -> Vec<Square> {
        let hinted = self.next().filter(|_| self.hints > 2);
        let last = || {
            self.position
                .solution()
                .get(..self.played)?
                .iter()
                .step_by(2)
                .next_back()
        };
        let ply = hinted.or(self.other.as_ref()).or_else(last);
        ply.and_then(|ply| Some(vec![ply.mv.from()?, ply.mv.to()]))
            .unwrap_or_default()
    }

    /// Judges an answer, a legal move on [`Session::board`]. The right move is played, and the reply to it; any other mate and any
    /// first move as good as the solution is accepted, too, and ends the position.
    pub fn answer(&mut self, mv: Move) -> Vec<TacticsNews> {
        let Some(next) = self.next() else { return Vec::new() };
        if mv == next.mv {
            let mut told = vec![TacticsNews::Right];
            self.advance(&mut told);
            return told;
        }
        let answer = Ply {
            before: next.before.clone(),
            mv,
        };
        let known = Some(self.position.answers()).filter(|_| self.played == 0);
        if known.is_some_and(|known| known.good.contains(&mv)) || (mates(next) && mates(&answer)) {
            self.other = Some(answer);
            return vec![TacticsNews::Right, self.end()];
        }
        let then = refutation(next, mv);
        if then.is_none() && known.is_some_and(|known| known.is_open && !known.bad.contains(&mv)) {
            return vec![TacticsNews::Unjudged];
        }
        self.wrong += 1;
        let is_first = self.wrong == 1;
        vec![TacticsNews::Wrong { then, is_first }]
    }

    /// The next hint; after the third, the third again.
    pub fn hint(&mut self) -> Vec<TacticsNews> {
        let Some(next) = self.next() else { return Vec::new() };
        // Without a theme the piece comes first.
        let has_theme = self.position.themes != Themes::default();
        let hints = self.hints.max(u8::from(!has_theme));
        let hint = match (hints, next.mv.to_uci(next.before.castles().mode())) {
            (0, _) => Hint::Theme(self.position.themes),
            (2.., UciMove::Normal { from, to, .. }) => Hint::Square(from, to),
            (_, UciMove::Normal { .. } | UciMove::Put { .. } | UciMove::Null) => Hint::Piece(next.mv.role()),
        };
        self.hints = hints.saturating_add(1).min(3);
        self.was_helped = true;
        vec![TacticsNews::Hint(hint)]
    }

    /// Plays the next move of the solution, and the reply to it.
    pub fn show(&mut self) -> Vec<TacticsNews> {
        let Some(next) = self.next() else { return Vec::new() };
        let mut told = vec![TacticsNews::Solution(next.clone())];
        self.was_helped = true;
        self.advance(&mut told);
        told
    }

    fn advance(&mut self, told: &mut Vec<TacticsNews>) {
        self.played += 1;
        // The theme was told; of the next move the piece comes first.
        self.hints = self.hints.min(1);
        if let Some(reply) = self.next().cloned() {
            self.played += 1;
            told.push(TacticsNews::Reply(reply));
        }
        if self.is_over() {
            told.push(self.end());
        }
    }

    fn end(&self) -> TacticsNews {
        TacticsNews::End(Outcome {
            is_right: self.is_flawless(),
            is_mate: self.board().is_checkmate(),
        })
    }

    /// True if no answer was wrong and no help was asked for, so far.
    pub const fn is_flawless(&self) -> bool {
        self.wrong == 0 && !self.was_helped
    }
}

pub(super) fn mates(ply: &Ply) -> bool {
    after(ply).is_checkmate()
}

pub(super) fn after(ply: &Ply) -> Chess {
    let mut position = ply.before.clone();
    position.play_unchecked(ply.mv);
    position
}

/// The usual value of a piece in pawns.
pub(super) const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    }
}

/// The depth of the search for a refutation, in half-moves; captures are followed to their end.
const DEPTH: u32 = 4;
/// The score of a mate; an earlier mate scores more.
const MATE_SCORE: i32 = 10_000;
/// The pawns that the wrong move must cost for a reply to be told.
const COST: i32 = 2;

/// The other side's best move after a wrong one: if it mates soon or wins at least [`COST`] pawns compared with the position before, or if
/// it alone saves as many that the right move would have won.
fn refutation(right: &Ply, wrong: Move) -> Option<Ply> {
    let stood = balance(&right.before).saturating_neg();
    let missed = search(&after(right), DEPTH - 1, -MATE_SCORE, MATE_SCORE);
    let position = after(&Ply {
        before: right.before.clone(),
        mv: wrong,
    });
    let (mut most, mut best, mut is_only) = (-MATE_SCORE, None, false);
    for mv in in_order(&position) {
        let next = after(&Ply {
            before: position.clone(),
            mv,
        });
        let score = -search(&next, DEPTH - 1, -MATE_SCORE, 1 - most);
        if score > most {
            (most, best, is_only) = (score, Some(mv), true);
        } else {
            is_only &= score < most;
        }
    }
    let is_told = most >= stood + COST || (is_only && most >= missed + COST);
    best.filter(|_| is_told).map(|mv| Ply { before: position, mv })
}

/// The score of the player to move, in pawns, by material alone: alpha-beta search (Knuth and Moore, "An Analysis of Alpha-Beta Pruning",
/// 1975), and captures to their end.
fn search(position: &Chess, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let moves = in_order(position);
    if moves.is_empty() {
        let plies = i32::try_from(DEPTH - depth).unwrap_or_default();
        return if position.is_check() { plies - MATE_SCORE } else { 0 };
    }
    let is_quiet_end = depth == 0 && !position.is_check();
    if is_quiet_end {
        alpha = alpha.max(balance(position));
    }
    for mv in moves {
        if alpha >= beta {
            break;
        }
        if is_quiet_end && !mv.is_capture() && !mv.is_promotion() {
            continue;
        }
        let next = after(&Ply {
            before: position.clone(),
            mv,
        });
        alpha = alpha.max(-search(&next, depth.saturating_sub(1), -beta, -alpha));
    }
    alpha
}

/// The legal moves, the most promising captures first.
fn in_order(position: &Chess) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_by_key(|mv| {
        let taken = mv.capture().map_or(0, value) + mv.promotion().map_or(0, value);
        (std::cmp::Reverse(taken), value(mv.role()))
    });
    moves
}

/// The lead of the player to move, in pawns.
fn balance(position: &Chess) -> i32 {
    let worth = |color| {
        let pieces = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter();
        let count = |role| (position.board().by_color(color) & position.board().by_role(role)).count();
        pieces
            .map(|role| value(role) * i32::try_from(count(role)).unwrap_or_default())
            .sum::<i32>()
    };
    worth(position.turn()) - worth(position.turn().other())
}
