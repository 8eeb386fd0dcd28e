//! Illegal moves and what the arbiter is offered for them (Art. 7.5).

use shakmaty::{Color, uci::UciMove};

use super::ending::{GameResult, Reason, can_mate};
use super::event::{Event, Proposal};
use super::game::{Draft, Game};
use super::regulations::Rule;
use super::ruling;

/// The penalty on the ladder of 7.5.5: time for the opponent, or the game, which is drawn where the opponent cannot
/// mate by any legal series of moves.
pub(super) fn penalty(game: &Game, side: Color, rule: Rule) -> Proposal {
    let parameters = game.regulations().parameters();
    let count = game.offences.get(side).saturating_add(1);
    let article = game.regulations().article(rule);
    if count < parameters.illegal_moves_to_lose {
        return Proposal::Penalty {
            side,
            gain_ms: parameters.illegal_move_gain_ms,
            count,
            article,
        };
    }
    let mates = can_mate(game.official(), side.other());
    let result = if mates == Some(false) {
        GameResult::Draw
    } else {
        GameResult::win(side.other())
    };
    Proposal::Result {
        result,
        reason: Reason::IllegalMove,
        article,
        undecided: mates.is_none(),
    }
}

/// 7.5.1: an illegal move was completed. It is never part of the game; the arbiter is offered penalty and correction.
pub(super) fn illegal_move(draft: &mut Draft, side: Color, uci: UciMove) {
    let article = draft.game.regulations().article(Rule::IllegalMove);
    draft.emit(Event::IllegalMove {
        side,
        uci,
        article: article.clone(),
    });
    let penalty = penalty(&draft.game, side, Rule::IllegalMovePenalty);
    let ply = u32::try_from(draft.game.line().len()).unwrap_or(u32::MAX);
    draft.emit(Event::Proposed {
        proposal: penalty.clone(),
    });
    if matches!(penalty, Proposal::Penalty { .. }) {
        draft.emit(Event::Proposed {
            proposal: Proposal::Correction {
                board: None,
                ply,
                article,
            },
        });
    }
    // Without an arbiter what leaves no discretion is carried out at once.
    if draft.game.people().arbiter.is_none() {
        ruling::carry_out_all(draft);
    }
}
