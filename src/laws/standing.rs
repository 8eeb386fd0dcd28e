//! An illegal move that stands: in rapid and blitz without enough arbiters the opponent may claim one until he has made
//! his next move, and the arbiter may act until then; afterwards it stays (Art. A.5.2; A.4.2 in 2018, B6 in 2005).
//!
//! Such a move enters the game as it stood on the boards: from-square to to-square, by nobody's leave. The position after it
//! is what those hands leave, and counts for repetition and for the fifty moves like any other. What cannot be played on
//! from is never left there and waits for the arbiter: a captured king, a pawn on the last rank (7.5.2 makes it a queen), a
//! piece of the opponent's that was moved, a square on which nothing stood.

use shakmaty::{Board, Chess, Color, Move, Position as _, Rank, Role, Square, uci::UciMove};

use super::command::{Claim, Command};
use super::draft::Draft;
use super::ending::{GameResult, Reason};
pub use super::event::Standing;
use super::event::{Event, Proposal};
use super::game::{CompletedMove, Game};
use super::irregularity;
use super::moment::Moment;
use super::moving;
use super::player_board;
use super::regulations::Rule;
use super::turn::Turn;

/// The illegal move that lies on the boards, and what comes back when it is taken up.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lying {
    /// Whose it is.
    side: Color,
    /// Its number.
    ply: u32,
    /// The last turn completed before it.
    last: Option<Turn>,
    /// How the board of its player stood before it.
    before: Board,
    /// The penalties that were proposed for it.
    own: Vec<Proposal>,
}

/// The move if it is legal. Where a king was left in check, taking it would be one of the moves that fit the board; it is
/// none of chess.
pub fn legal(uci: UciMove, position: &Chess) -> Option<Move> {
    let legal = uci.to_move(position).ok()?;
    (legal.capture() != Some(Role::King)).then_some(legal)
}

/// The position after an illegal move, with the movement that leads to it; nothing where nobody could play on from it.
pub(super) fn as_it_stood(position: &Chess, uci: UciMove) -> Option<(Move, Chess)> {
    let UciMove::Normal { from, to, promotion } = uci else {
        return None;
    };
    let side = position.turn();
    let board = position.board();
    let piece = board.piece_at(from).filter(|piece| piece.color == side)?;
    let there = board.piece_at(to);
    let ends = to.rank() == side.fold_wb(Rank::Eighth, Rank::First);
    let unpromoted = piece.role == Role::Pawn && ends && promotion.is_none();
    if from == to || unpromoted || there.is_some_and(|there| there.role == Role::King) {
        return None;
    }
    let plain = Move::Normal {
        role: piece.role,
        from,
        capture: there.map(|there| there.role),
        to,
        promotion,
    };
    let wanted = player_board::after_by_hand(board, uci, position.castles().mode());
    // The plain movement is the one that was done, but where the king took a rook along.
    let castling = Square::ALL
        .into_iter()
        .filter(|rook| board.piece_at(*rook) == Some(side.rook()) && finds_room(board, from, *rook))
        .map(|rook| Move::Castle { king: from, rook });
    let playable = std::iter::once(plain).chain(castling).find_map(|movement| {
        let mut next = position.clone();
        next.play_unchecked(movement);
        (*next.board() == wanted).then_some((movement, next))
    });
    playable.filter(|(_, next)| {
        Color::ALL
            .into_iter()
            .all(|color| next.board().king_of(color).is_some())
    })
}

/// Nothing else stands where castling puts king and rook: only then can it be played.
fn finds_room(board: &Board, king: Square, rook: Square) -> bool {
    Move::Castle { king, rook }.castling_side().is_some_and(|wing| {
        let king_to = Square::from_coords(wing.king_to_file(), king.rank());
        let rook_to = Square::from_coords(wing.rook_to_file(), rook.rank());
        [king_to, rook_to]
            .into_iter()
            .all(|square| [king, rook].contains(&square) || board.piece_at(square).is_none())
    })
}

/// Both kings stand in check (A.5.4).
pub fn both_kings_in_check(position: &Chess) -> bool {
    let board = position.board();
    Color::ALL.into_iter().all(|side| {
        let king = board.king_of(side);
        king.is_some_and(|king| board.attacks_to(king, side.other(), board.occupied()).any())
    })
}

/// The move as it is written: with the square it came from, for no rule says which piece was meant.
fn written(position: &Chess, movement: Move) -> String {
    if let Some(side) = movement.castling_side() {
        return String::from(if side.is_king_side() { "O-O" } else { "O-O-O" });
    }
    let letter = match movement.role() {
        Role::Pawn => String::new(),
        role @ (Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King) => role.upper_char().to_string(),
    };
    let from = movement.from().map_or_else(String::new, |from| from.to_string());
    let takes = if position.board().piece_at(movement.to()).is_some() {
        "x"
    } else {
        ""
    };
    let becomes = movement.promotion().map(|role| format!("={}", role.upper_char()));
    format!("{letter}{from}{takes}{}{}", movement.to(), becomes.unwrap_or_default())
}

/// What the arbiter is to do about an illegal move that leaves both kings in check (A.5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BothKings {
    /// He waits until the next move is completed.
    Wait,
    /// They stood so before this move and still do: the game is drawn.
    Drawn,
}

/// A.5.4: whether this illegal move leaves both kings in check, and whether they stood so already. In 2005 the arbiter
/// intervenes at once (B6), and where there is none nobody waits.
pub(super) fn both_kings(game: &Game, uci: UciMove) -> Option<BothKings> {
    let parameters = game.regulations().parameters();
    let is_watched = parameters.both_kings_in_check_wait && game.people().arbiter.is_some();
    let (_, next) = as_it_stood(game.official(), uci).filter(|_| is_watched)?;
    if !both_kings_in_check(&next) {
        return None;
    }
    let before = game.official();
    Some(if both_kings_in_check(before) {
        BothKings::Drawn
    } else {
        BothKings::Wait
    })
}

/// A.5.4: the draw the arbiter declares.
pub(super) fn propose_draw(draft: &mut Draft) {
    let proposal = Proposal::Result {
        result: GameResult::Draw,
        reason: Reason::Ruling,
        article: draft.game.regulations().article(Rule::BothKings),
        undecided: false,
    };
    draft.emit(Event::Proposed(proposal));
}

/// The illegal move of that side was completed and nobody has taken it up: the opponent has the move (A.5.2).
pub(super) fn leave(draft: &mut Draft, side: Color, uci: UciMove) {
    let game = &draft.game;
    let may_stand = game.regulations().parameters().illegal_move_claimed_before_the_next;
    if !may_stand || game.ending().is_some() || !irregularity::is_open(game, side) {
        return;
    }
    let position = game.official().clone();
    let Some((movement, _)) = as_it_stood(&position, uci) else {
        return;
    };
    draft.emit(Event::Standing(Standing::Left {
        side,
        ply: game.turn().ply,
        uci,
        san: written(&position, movement),
    }));
    moving::compare_own_board(draft, side);
}

/// It is claimed, or the arbiter acts upon it: what follows goes from the position before it (7.5.1).
pub(super) fn take_up(draft: &mut Draft) {
    if let Some(Lying { side, ply, .. }) = draft.game.lying {
        draft.emit(Event::Standing(Standing::TakenUp { side, ply }));
    }
}

/// The arbiter carries that out: if it is about the illegal move, he has acted in time.
pub(super) fn take_up_for(draft: &mut Draft, proposal: &Proposal) {
    if draft.game.is_about_what_lies(proposal) {
        take_up(draft);
    }
}

/// The player has made a move. An illegal one of his opponent's before it can be corrected no more (A.5.2).
pub(super) fn answered(draft: &mut Draft, by: Color) {
    let game = &draft.game;
    let Some(lying) = game.lying.as_ref().filter(|lying| lying.side != by) else {
        return;
    };
    let Some(uci) = game.line().last().map(|completed| completed.uci) else {
        return;
    };
    draft.emit(Event::Standing(Standing::Stands {
        side: lying.side,
        ply: lying.ply,
        uci,
        article: game.regulations().article(Rule::IllegalMoveOtherwise),
    }));
}

/// Whether it lies there and none of what was proposed for it is open any more: the arbiter has declined, and a claim
/// asks him anew.
pub(super) fn is_asked_anew(game: &Game) -> bool {
    let is_open = |own: &Proposal| game.proposals().contains(own);
    game.lying.as_ref().is_some_and(|lying| !lying.own.iter().any(is_open))
}

/// The penalties that were proposed for the illegal move that lies on the board.
pub(super) fn proposed_for(game: &Game) -> &[Proposal] {
    game.lying.as_ref().map_or(&game.for_illegal, |lying| &lying.own)
}

/// Whether the command would take up an illegal move that lies on the boards. Once the game is adjourned the next move is
/// the sealed one (I.1), and nothing goes back under a closed envelope.
pub(super) fn would_take_up(game: &Game, command: &Command) -> bool {
    let is_claim = matches!(
        command,
        Command::Claim {
            claim: Claim::IllegalMove,
            ..
        }
    );
    if is_claim {
        return game.lying.is_some();
    }
    if let Command::AnswerCorrection { .. } = command {
        return game.correction.is_some();
    }
    let Command::AcceptProposal { kind } = command else {
        return false;
    };
    let mut meant = game.proposals().iter().filter(|open| open.kind() == *kind);
    meant.next().is_some_and(|first| game.is_about_what_lies(first))
}

impl Game {
    /// The ply of an illegal move that lies on the boards and may still be claimed (A.5.2).
    pub fn claimable_ply(&self) -> Option<u32> {
        self.lying.as_ref().map(|lying| lying.ply)
    }

    /// Whether that proposal goes with the illegal move that lies on the boards.
    fn is_about_what_lies(&self, proposal: &Proposal) -> bool {
        let Some(lying) = &self.lying else { return false };
        match proposal {
            // One for an earlier offence may be just like it: that is the older of both.
            Proposal::Penalty { .. } | Proposal::Result { .. } => {
                let alike = |list: &[Proposal]| list.iter().filter(|own| *own == proposal).count();
                (1..=alike(&lying.own)).contains(&alike(&self.proposals))
            }
            Proposal::Correction { board: None, ply, .. } => *ply == lying.ply.saturating_sub(1),
            Proposal::Correction { board: Some(_), .. }
            | Proposal::Claim { .. }
            | Proposal::TakeBack { .. }
            | Proposal::Clock { .. }
            | Proposal::ClocksBack { .. }
            | Proposal::Count { .. } => false,
        }
    }

    pub(super) fn apply_standing(&mut self, event: &Standing, at: Moment) {
        match event {
            Standing::Left { side, ply, uci, san } => self.left(*side, *ply, *uci, san, at),
            Standing::TakenUp { side, ply } => self.taken_up(*side, *ply),
            Standing::Stands { side, .. } => {
                if let Some(lying) = self.lying.take() {
                    self.withdraw(&lying);
                }
                self.illegal = None;
                self.claimed_illegal = false;
                self.clock.count_move(*side);
            }
            Standing::CorrectionOffered { side, ply, .. } => self.correction = Some((*side, *ply)),
            Standing::CorrectionAccepted { .. } | Standing::CorrectionDeclined { .. } => self.correction = None,
        }
    }

    /// What was proposed for a move that stands is no longer: of two that are alike the newer was for it.
    fn withdraw(&mut self, lying: &Lying) {
        let back_to = lying.ply.saturating_sub(1);
        self.proposals
            .retain(|open| !matches!(open, Proposal::Correction { board: None, ply, .. } if *ply == back_to));
        for own in &lying.own {
            if let Some(newest) = self.proposals.iter().rposition(|open| open == own) {
                self.proposals.remove(newest);
            }
        }
    }

    fn left(&mut self, side: Color, ply: u32, uci: UciMove, san: &str, at: Moment) {
        let Some((movement, next)) = as_it_stood(self.official(), uci) else {
            return;
        };
        self.positions.push(next);
        self.line.push(CompletedMove {
            uci,
            legal: movement,
            is_illegal: true,
            san: san.to_owned(),
            at,
            left_ms: self.clock.both_ms(at),
        });
        let mut turn = self.offending.take().unwrap_or_else(|| Turn::new(side, ply));
        turn.announced.get_or_insert(uci);
        turn.made.get_or_insert(uci);
        turn.completed = true;
        let pieces = self.boards.get(side).pieces().clone();
        let before = std::mem::replace(self.before.get_mut(side), pieces);
        let last = self.last.replace(turn);
        self.lying = Some(Lying {
            side,
            ply,
            last,
            before,
            own: std::mem::take(&mut self.for_illegal),
        });
        self.now = Turn::new(side.other(), ply.saturating_add(1));
        self.touching.begin_turn(side.other());
        for writer in Color::ALL {
            let struck = std::mem::take(self.struck.get_mut(writer));
            self.sheets.get_mut(writer).restore(&struck);
        }
    }

    fn taken_up(&mut self, side: Color, ply: u32) {
        let Some(lying) = self.lying.take() else { return };
        let kept = usize::try_from(ply.saturating_sub(1)).unwrap_or(usize::MAX);
        self.line.truncate(kept);
        self.positions.truncate(kept.saturating_add(1));
        self.pending.clear();
        self.last = lying.last;
        *self.before.get_mut(side) = lying.before;
        self.now = Turn::new(side, ply);
        self.touching.begin_turn(side.other());
        for sheet in [&mut self.sheets.white, &mut self.sheets.black] {
            sheet.back_to(ply.saturating_sub(1));
        }
        self.recording_back_to(ply.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::CastlingMode;
    use shakmaty::EnPassantMode;
    use shakmaty::fen::Fen;

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap()
    }

    fn after(fen: &str, uci: &str) -> Option<(String, String)> {
        let before = position(fen);
        let (movement, next) = as_it_stood(&before, uci.parse().unwrap())?;
        let fen = Fen::from_position(&next, EnPassantMode::Legal).to_string();
        Some((written(&before, movement), fen))
    }

    #[test]
    fn the_position_is_what_the_hands_leave() {
        let stood = |fen, uci, san: &str, then: &str| {
            assert_eq!(after(fen, uci), Some((san.to_owned(), then.to_owned())));
        };
        // A pinned knight moves, and the king stands in check.
        stood(
            "4k3/p7/2n5/1B6/8/8/8/4K3 b - - 4 9",
            "c6d4",
            "Nc6d4",
            "4k3/p7/8/1B6/3n4/8/8/4K3 w - - 5 10",
        );
        // A pawn takes straight ahead: the fifty moves begin anew.
        stood(
            "4k3/8/8/4p3/4P3/8/8/4K3 w - - 7 30",
            "e4e5",
            "e4xe5",
            "4k3/8/8/4P3/8/8/8/4K3 b - - 0 30",
        );
        // Castling through an attacked square is castling all the same; the right is gone.
        stood(
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "O-O",
            "4kr2/8/8/8/8/8/8/5RK1 b - - 1 1",
        );
        // So it is with men on the other wing, where the other rook would find no room.
        stood(
            "4kr2/8/8/8/8/8/8/RN1QK2R w KQ - 0 1",
            "e1g1",
            "O-O",
            "4kr2/8/8/8/8/8/8/RN1Q1RK1 b - - 1 1",
        );
        stood(
            "r3kbnr/8/8/8/8/8/8/2R1K3 b kq - 0 1",
            "e8c8",
            "O-O-O",
            "2kr1bnr/8/8/8/8/8/8/2R1K3 w - - 1 2",
        );
        stood(
            "7k/P7/8/8/8/8/8/K7 w - - 0 1",
            "a7b8q",
            "a7b8=Q",
            "1Q5k/8/8/8/8/8/8/K7 b - - 0 1",
        );
    }

    #[test]
    fn nobody_plays_on_without_a_king_from_an_empty_square_or_with_a_pawn_on_the_last_rank() {
        let fen = "4k3/P7/8/8/8/8/3R4/4K3 w - - 0 1";
        for uci in ["d2e8", "a7a8", "c3c4", "e8e7", "d2e1", "d2d2"] {
            assert_eq!(after(fen, uci), None, "{uci}");
        }
    }

    #[test]
    fn castling_over_a_man_that_stands_in_the_way_waits_for_the_arbiter() {
        for pieces in ["4k3/8/8/8/8/8/8/4KB1R", "4k3/8/8/8/8/8/8/4K1NR"] {
            assert_eq!(after(&format!("{pieces} w K - 0 1"), "e1g1"), None, "{pieces}");
        }
    }

    #[test]
    fn a_king_left_in_check_cannot_be_taken() {
        let before = position("4k3/8/8/8/8/8/4r3/K6R w - - 0 1");
        let (_, next) = as_it_stood(&before, "a1b2".parse().unwrap()).unwrap();
        assert!(legal("e2b2".parse().unwrap(), &next).is_none());
        assert!(legal("e2e7".parse().unwrap(), &next).is_some());
        assert!(!both_kings_in_check(&next));
    }

    #[test]
    fn both_kings_in_check_is_seen_whoever_has_the_move() {
        let before = position("4k3/8/8/8/8/8/4r3/K3R3 w - - 0 1");
        assert!(!both_kings_in_check(&before));
        let before = position("k7/8/8/8/8/8/r7/K1R5 w - - 0 1");
        let (_, next) = as_it_stood(&before, "c1c8".parse().unwrap()).unwrap();
        assert!(both_kings_in_check(&next));
    }
}
