//! What ends a game by itself on the board: mate, stalemate, dead position, 9.6 (Art. 5.1.1, 5.2, 9.6).

use shakmaty::{CastlingMode, Chess, Color, Position as _, Role};

use super::draft::Draft;
use super::event::{Event, Proposal};
use super::game::Game;
use super::moving::complete;
use super::regulations::Rule;
use super::{drawn_game, ending};

/// A move that ends the game is completed without a press (6.2.1.1, 5.1.1, 5.2.1, 5.2.2).
pub(super) fn end_with_the_move(draft: &mut Draft) {
    let current = draft.game.current();
    if draft.game.pending.is_empty() || !is_over(&draft.game, &current) {
        return;
    }
    while let Some(turn) = draft.game.pending.first().cloned() {
        complete(draft, &turn);
    }
}

fn is_over(game: &Game, position: &Chess) -> bool {
    let shown = position.legal_moves().is_empty() || position.is_insufficient_material();
    shown || !asks_the_arbiter(game) && dead(position) == Some(true)
}

/// Whether the regulations leave it to the arbiter what more than the material shows (5.2.2).
fn asks_the_arbiter(game: &Game) -> bool {
    game.regulations.dead_positions_asked && game.people.arbiter.is_some()
}

/// 5.2.2, from the position itself, not only from the material; nothing where nobody has worked it out.
fn dead(position: &Chess) -> Option<bool> {
    // Dead are positions of few men, of forced lines, or of pawns that block each other; elsewhere nothing is searched.
    let moves = position.legal_moves();
    let few = position.board().occupied().count() <= 8 || moves.len() <= 3;
    let narrow = few || moves.iter().all(|legal| legal.role() == Role::King);
    // Where castling of Chess960 is still allowed nothing can be searched, and there is a rook to mate with.
    let unsearched = !position.castles().is_empty() && position.castles().mode() == CastlingMode::Chess960;
    if !narrow || unsearched {
        return Some(false);
    }
    let mut all_decided = true;
    for side in Color::ALL {
        match ending::can_mate(position, side) {
            Some(true) => return Some(false),
            Some(false) => {}
            None => all_decided = false,
        }
    }
    all_decided.then_some(true)
}

/// The arbiter is asked where it is not worked out whether a mate is still possible, or the regulations leave it to him
/// (5.2.2); once, not at every move.
fn ask_whether_dead(draft: &mut Draft, position: &Chess) {
    let is_asked = |open: &Proposal| {
        matches!(
            open,
            Proposal::Result {
                reason: ending::Reason::DeadPosition,
                ..
            }
        )
    };
    let asked = draft.game.proposals.iter().any(is_asked);
    if asked || draft.game.people.arbiter.is_none() {
        return;
    }
    let found = dead(position);
    if found.is_none() || found == Some(true) && asks_the_arbiter(&draft.game) {
        let article = draft.game.regulations.article(Rule::DeadPosition);
        let proposal = Proposal::Result {
            result: ending::GameResult::Draw,
            reason: ending::Reason::DeadPosition,
            article,
            undecided: found.is_none(),
        };
        draft.emit(Event::Proposed { proposal });
    }
}

pub(super) fn end_with_the_official_position(draft: &mut Draft) {
    if draft.game.ending.is_some() {
        return;
    }
    let position = draft.game.official().clone();
    let stuck = position.legal_moves().is_empty();
    if stuck && position.is_check() {
        drawn_game::end(
            draft,
            ending::GameResult::win(position.turn().other()),
            ending::Reason::Checkmate,
            Rule::Checkmate,
        );
    } else if stuck {
        drawn_game::end(
            draft,
            ending::GameResult::Draw,
            ending::Reason::Stalemate,
            Rule::Stalemate,
        );
    } else if is_over(&draft.game, &position) {
        drawn_game::end(
            draft,
            ending::GameResult::Draw,
            ending::Reason::DeadPosition,
            Rule::DeadPosition,
        );
    } else {
        ask_whether_dead(draft, &position);
        end_by_count(draft, &position);
    }
}

/// 9.6.
fn end_by_count(draft: &mut Draft, position: &Chess) {
    if draft.game.regulations.parameters().automatic_draws {
        if draft.game.repetitions() >= 5 {
            drawn_game::end(
                draft,
                ending::GameResult::Draw,
                ending::Reason::Fivefold,
                Rule::Fivefold,
            );
        } else if position.halfmoves() >= 150 {
            drawn_game::end(
                draft,
                ending::GameResult::Draw,
                ending::Reason::Seventyfive,
                Rule::Seventyfive,
            );
        }
    }
}
