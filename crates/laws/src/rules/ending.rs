//! Positions that end the game by themselves: mate, stalemate, dead position, 9.6 (Art. 5.1.1, 5.2, 9.6).

use shakmaty::{CastlingMode, Chess, Color, Position as _};

use super::draft::Draft;
use super::{boards, mating, repetition};
use crate::arbiter_record::Structure;
use crate::ending::{GameResult, Reason};
use crate::game::Game;
use crate::proposal::Proposal;
use crate::regulations::Rule;

/// True if the game ends with a dead position: by the material alone, or as found, where the arbiter is not asked.
pub(super) fn ends_dead(game: &Game, position: &Chess, found: Option<bool>) -> bool {
    position.is_insufficient_material() || found == Some(true) && !asks_the_arbiter(game)
}

/// True if the regulations leave dead positions beyond the material to the arbiter (5.2.2).
fn asks_the_arbiter(game: &Game) -> bool {
    game.regulations.dead_positions_asked && game.people.arbiter.is_some()
}

/// A search for a side's mate: [`mating::can_mate`], or its substitute in a test.
type Solver = dyn Fn(&Chess, Color) -> Option<bool>;

/// 5.2.2, from the position itself, not only from the material; `None` if it is undecided. In most positions the
/// first side can mate, which is found within a tenth of a millisecond.
pub(super) fn dead(position: &Chess, can_mate: &Solver) -> Option<bool> {
    // With castling of Chess960 still allowed nothing can be searched, and there is a rook to mate with.
    if !position.castles().is_empty() && position.castles().mode() == CastlingMode::Chess960 {
        return Some(false);
    }
    let mut all_decided = true;
    for side in Color::ALL {
        match can_mate(position, side) {
            Some(true) => return Some(false),
            Some(false) => {}
            None => all_decided = false,
        }
    }
    all_decided.then_some(true)
}

/// Asks the arbiter if it is undecided whether a mate is still possible, or if the regulations leave that to the
/// arbiter (5.2.2); once, not at every move. A question that a move has answered is withdrawn.
fn ask_whether_dead(draft: &mut Draft<'_>, position: &Chess, found: Option<bool>) {
    if draft.game.people.arbiter.is_none() {
        return;
    }
    let mut open = draft.game.proposals().iter();
    let asked = open.any(Proposal::is_about_a_dead_position);
    let answered = draft.game.arbiter.not_dead.as_ref() == Some(&Structure::of(position));
    if answered && !asked {
        return;
    }
    if asked {
        if found == Some(false) {
            draft.lapse(Proposal::is_about_a_dead_position);
        }
        return;
    }
    if found.is_none() || found == Some(true) && asks_the_arbiter(draft.game) {
        let article = draft.game.regulations.article(Rule::DeadPosition);
        let proposal = Proposal::Result {
            result: GameResult::Draw,
            reason: Reason::DeadPosition,
            article,
            undecided: found.is_none(),
        };
        draft.propose(proposal);
    }
}

/// 5.1.1, 6.8, 6.9: true if a flag fell before and the arbiter knows it. A later move ends nothing until the arbiter has ruled.
pub(super) fn a_flag_waits(game: &Game) -> bool {
    let by_time = |open: &Proposal| {
        matches!(
            open,
            Proposal::Result {
                reason: Reason::Time,
                ..
            }
        )
    };
    game.people.arbiter.is_some() && game.clock.first_fallen().is_some() && game.proposals().iter().any(by_time)
}

/// 5.1.1 with D.2.9: true if the last move was announced differently from how it was made, or is not on its player's
/// own board. The arbiter, or at home both players, must then confirm any end it brings.
fn word_and_board_differ(game: &Game) -> bool {
    let (Some(turn), Some(completed)) = (&game.turns.last, game.line.last()) else {
        return false;
    };
    let said_otherwise = turn.announced.is_some_and(|said| said != completed.uci);
    let stands = || {
        let before = game.position_before(turn);
        boards::is_executed(game.board(turn.side), before.board(), completed.after.board())
    };
    said_otherwise || game.is_seen() && !stands()
}

/// Ends the game by the position on the board; if word and board differ, the end is proposed.
fn end(draft: &mut Draft<'_>, result: GameResult, reason: Reason, rule: Rule) {
    let differ = word_and_board_differ(draft.game);
    draft.end_or_propose(differ, result, reason, rule);
}

pub(super) fn end_with_the_official_position(draft: &mut Draft<'_>) {
    end_with_the_position_by(draft, &mating::can_mate);
}

fn end_with_the_position_by(draft: &mut Draft<'_>, can_mate: &Solver) {
    if draft.game.ending.is_some() || a_flag_waits(draft.game) {
        return;
    }
    let position = draft.game.official().clone();
    let stuck = position.legal_moves().is_empty();
    if stuck && position.is_check() {
        let result = GameResult::win(position.turn().other());
        end(draft, result, Reason::Checkmate, Rule::Checkmate);
    } else if stuck {
        end(draft, GameResult::Draw, Reason::Stalemate, Rule::Stalemate);
    } else {
        let found = dead(&position, can_mate);
        if ends_dead(draft.game, &position, found) {
            end(draft, GameResult::Draw, Reason::DeadPosition, Rule::DeadPosition);
        } else {
            ask_whether_dead(draft, &position, found);
            if let Some((reason, rule)) = ends_by_count(draft.game, &position) {
                end(draft, GameResult::Draw, reason, rule);
            }
        }
    }
}

/// 9.6: the count by which the position, with the moves made so far, ends the game.
pub(super) fn ends_by_count(game: &Game, position: &Chess) -> Option<(Reason, Rule)> {
    if !game.parameters().draws.automatic {
        None
    } else if repetition::appearances(game, position) >= 5 {
        Some((Reason::Fivefold, Rule::Fivefold))
    } else if position.halfmoves() >= 150 {
        Some((Reason::Seventyfive, Rule::Seventyfive))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Command;
    use crate::event::{Event, NewProposal};
    use crate::moment::Moment;
    use crate::people::{People, Person, Player, Sight};
    use crate::proposal::ProposalKind;
    use crate::regulations::Regulations;
    use shakmaty::ByColor;
    use shakmaty::fen::Fen;

    const LOCKED: &str = "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1";
    const LOOSE: &str = "8/8/3k4/1p1p3p/1P1P3P/3K4/8/8 b - - 0 1";

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap()
    }

    fn game(fen: &str, arbiter: Option<&str>) -> Game {
        let player = |name: &str, sight| Player {
            name: name.to_owned(),
            sight,
        };
        let people = People {
            players: ByColor {
                white: player("Ada", Sight::Vi),
                black: player("Ben", Sight::Sighted),
            },
            assistants: ByColor::default(),
            arbiter: arbiter.map(str::to_owned),
        };
        let regulations = Regulations {
            start: position(fen),
            ..Regulations::default()
        };
        Game::new(people, regulations)
    }

    /// The events that follow from the game's official position if the solver says this of both sides.
    fn brings(game: &mut Game, solver: Option<bool>) -> Vec<Event> {
        let now = Moment::from_millis(0);
        let mut draft = Draft::new(game, Person::Arbiter, now);
        end_with_the_position_by(&mut draft, &move |_, _| solver);
        draft.events
    }

    fn decline(game: &mut Game) {
        let now = Moment::from_millis(0);
        let kind = ProposalKind::Result;
        game.carry_out(&Command::DeclineProposal { kind }, Person::Arbiter, now)
            .unwrap();
    }

    #[test]
    fn an_undecided_dead_position_is_proposed_once_until_a_capture() {
        let mut game = game(LOCKED, Some("Dora"));
        let asked = brings(&mut game, None);
        let [Event::Proposed(NewProposal { proposal, .. })] = asked.as_slice() else {
            panic!("{asked:?}");
        };
        let draw = GameResult::Draw;
        assert!(proposal.is_about_a_dead_position());
        assert!(matches!(proposal, Proposal::Result { result, undecided: true, .. } if *result == draw));
        assert!(game.ending().is_none());
        // The question waits for the arbiter.
        assert_eq!(brings(&mut game, None), []);
        decline(&mut game);
        assert_eq!(brings(&mut game, None), []);
        // First the kings have gone elsewhere; then a pawn has gone.
        game.jump_to(position("8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 b - - 5 4"));
        assert_eq!(brings(&mut game, None), []);
        game.jump_to(position(LOOSE));
        assert!(matches!(brings(&mut game, None).as_slice(), [Event::Proposed(_)]));
    }

    #[test]
    fn a_question_that_a_move_has_answered_is_withdrawn() {
        let mut game = game(LOCKED, Some("Dora"));
        brings(&mut game, None);
        game.jump_to(position(LOOSE));
        let kind = ProposalKind::Result;
        let withdrawn = Event::Settled {
            by: None,
            kind,
            accepted: false,
            older: 0,
            waits: false,
            new_game: false,
        };
        assert_eq!(brings(&mut game, Some(true)), [withdrawn]);
        assert_eq!(game.proposals(), []);
    }

    #[test]
    fn without_an_arbiter_only_a_solved_dead_position_ends_the_game() {
        let mut alone = game(LOCKED, None);
        assert_eq!(brings(&mut alone, None), []);
        let events = brings(&mut alone, Some(false));
        assert!(matches!(events.as_slice(), [Event::GameEnded { .. }]), "{events:?}");
        // With one side decided and the other not, the position is undecided.
        let half: &Solver = &|_, side| (side == Color::White).then_some(false);
        assert_eq!(dead(&position(LOCKED), half), None);
    }
}
