//! A quickplay finish without increment: the claim that the opponent cannot win by normal means, or does not try (Guidelines
//! III; Art. 10 of 2005). Only the arbiter can judge it.

use shakmaty::Color;

use super::claim::Finding;
use super::draft::Draft;
use super::event::Event;
use super::game::Game;
use super::people::Person;
use super::refusal::{Code, Refusal};
use super::regulations::{Rule, Speed};
use super::timing;

/// Under how many milliseconds the claim may be made (III.5).
const TWO_MINUTES_MS: u64 = 120_000;

/// III.2: only where it was announced, without increment, and not in blitz. In 2005 it is a rule of the game itself (Art. 10), in blitz too.
pub(super) fn applies(game: &Game) -> bool {
    let (regulations, clock) = (game.regulations(), game.clock());
    let increments = Color::ALL
        .into_iter()
        .any(|side| clock.period(side).is_some_and(|period| period.increment_ms > 0));
    let always = regulations.parameters().quickplay_always;
    (always || regulations.quickplay && regulations.speed != Speed::Blitz) && !increments
}

/// The increment of III.4, in milliseconds.
const INCREMENT_MS: u64 = 5_000;

/// III.4: on the same conditions he may ask for an increment for both instead, where an arbiter is there to grant it.
pub(super) fn may_ask_for_an_increment(draft: &Draft, side: Color) -> Result<(Rule, Finding), Refusal> {
    let game = &draft.game;
    if !game.regulations().parameters().quickplay_increment || game.people().arbiter.is_none() {
        return draft.refuse(Code::NotPermitted, Rule::QuickplayIncrement);
    }
    let (_, finding) = may_claim(draft, side)?;
    Ok((Rule::QuickplayIncrement, finding))
}

/// III.4.2: the draw is refused and the arbiter agrees: the clocks get the increment, the opponent two minutes.
pub(super) fn with_increment(draft: &mut Draft, by: Option<Person>, side: Color) {
    let article = draft.game.regulations().article(Rule::QuickplayIncrement);
    draft.emit(Event::IncrementSet {
        by,
        increment_ms: INCREMENT_MS,
        article,
    });
    rejected(draft, by, side);
}

/// III.5: by the player having the move, in the period in which all remaining moves must be made, with less than two
/// minutes left and before his flag falls.
pub(super) fn may_claim(draft: &Draft, side: Color) -> Result<(Rule, Finding), Refusal> {
    timing::must_have_a_clock(draft)?;
    let (game, clock) = (&draft.game, draft.game.clock());
    if !applies(game) {
        return draft.refuse(Code::NotPermitted, Rule::QuickplayAnnounced);
    }
    if game.turn().side != side {
        return draft.refuse(Code::NotYourMove, Rule::Quickplay);
    }
    if clock.left_ms(side, draft.at) == 0 {
        return draft.refuse(Code::TooLate, Rule::Quickplay);
    }
    let is_last = clock.in_next_period(side, draft.at).is_none();
    if !is_last || clock.left_ms(side, draft.at) >= TWO_MINUTES_MS {
        return draft.refuse(Code::TooEarly, Rule::Quickplay);
    }
    let finding = Finding {
        correct: None,
        count: None,
    };
    // III.6: without an arbiter the claim ends play, and one decides it later.
    let alone = game.people().arbiter.is_none();
    Ok((if alone { Rule::QuickplayAlone } else { Rule::Quickplay }, finding))
}

/// III.5.3: rejected, the opponent has two minutes more.
pub(super) fn rejected(draft: &mut Draft, by: Option<Person>, side: Color) {
    let opponent = side.other();
    let left = draft.game.clock().left_ms(opponent, draft.at);
    timing::show(draft, by, opponent, left.saturating_add(TWO_MINUTES_MS));
}
