//! An event, told to one person, or silence on purpose: every event and every person has an answer here.

use shakmaty::Color;

use super::adjournment;
use super::claims;
use super::cue;
use super::desk;
use super::recording;
use super::utterance::{Channel, Priority, Utterance};
use super::writing;
use crate::laws::event::{Event, Proposal};
use crate::laws::game::Game;
use crate::laws::people::{Person, Sight};
use crate::laws::regulations::{DifferenceTold, Reminder, Rule};
use crate::locale::{Messages, duration};
use crate::wording::{self, state};

/// Who listens, and how the table may speak to him.
#[derive(Clone, Copy)]
pub struct Listener<'a> {
    /// The person.
    pub person: Person,
    /// His language.
    pub messages: &'a Messages,
    /// Whether the loudspeaker of the table speaks: not in an event until the arbiter turns it on (11.5).
    pub public_voice: bool,
}

/// What is said of an event to this person, and where; `game` is the game after it.
///
/// A move announcement belongs to the opponent; with a loudspeaker it is said once for everybody, without one in the
/// opponent's earphone, and in the mover's as the echo of what was understood.
pub fn tell(event: &Event, game: &Game, listener: Listener<'_>) -> Option<(Channel, Utterance)> {
    let Listener { person, messages, .. } = listener;
    let text = |id: &str| Some(Utterance::sentence(messages, messages.text(id, &[])));
    let private = |utterance: Option<Utterance>| utterance.map(|utterance| (Channel::Private, utterance));
    let is = |side: Color| person == Person::Player(side);
    let is_player = matches!(person, Person::Player(_));
    // Without an arbiter what would go to him goes to the players.
    let rules = person == Person::Arbiter || (is_player && game.people().arbiter.is_none());
    // What a board wrongly shows would help a player, though nobody is there to be told instead (11.3.1, D.2.9).
    let may_know_the_boards = (rules && !(is_player && game.regulations().is_competition()))
        || (is_player && game.regulations().watch.told == DifferenceTold::Players);
    let side_is = |id: &str, side: Color| {
        let who = wording::side_name(messages, game, side);
        Some(Utterance::sentence(
            messages,
            messages.text(id, &[("who", (&who).into())]),
        ))
    };
    match event {
        Event::MoveAnnounced { side, ply, .. } => announcement(game, listener, *side, *ply, None),
        Event::AnnouncementCorrected { side, ply, .. } => {
            announcement(game, listener, *side, *ply, Some("said-correction"))
        }
        Event::MoveMade { side, ply, .. } => {
            let unannounced = game.ending().is_some()
                && game
                    .last_turn()
                    .is_some_and(|turn| turn.ply == *ply && turn.announced.is_none());
            // Mate ends the game before the sighted player has spoken: the move is told all the same.
            if unannounced {
                announcement(game, listener, *side, *ply, None)
            } else {
                None
            }
        }
        Event::MoveRepeated { side, .. } => {
            let to_mover = is(side.other()) && game.people().is_vi(side.other());
            private(if to_mover { text("said-repeated") } else { None })
        }
        Event::RepeatDiffers { side, uci, .. } => {
            let turn = game.addressed_to(*side)?;
            let repeated = wording::announcement(game, &game.position_before(turn), *uci);
            let words = messages.text("said-repeat-differs", &[]);
            let heard = is_player || person == Person::Arbiter;
            private(heard.then(|| Utterance::introduced(messages, &words, repeated).with(Priority::Now)))
        }
        Event::PieceLifted { by, square, piece, .. } => {
            private(hand(listener, *by, "said-lifted", (*square, *piece), game))
        }
        Event::PiecePlaced { by, square, piece, .. } => {
            private(hand(listener, *by, "said-placed", (*square, *piece), game))
        }
        Event::PieceRemoved { by, square, piece, .. } => {
            private(hand(listener, *by, "said-taken-off", (*square, *piece), game))
        }
        Event::MoveRecorded { .. } | Event::EntryCorrected { .. } => private(writing::written(listener, game, event)),
        Event::IllegalMove { side, article, .. } => {
            let who = wording::side_name(messages, game, *side);
            let article = article.to_string();
            let values = [("who", (&who).into()), ("article", (&article).into())];
            private(rules.then(|| {
                Utterance::sentence(messages, messages.text("said-illegal-move", &values)).with(Priority::Now)
            }))
        }
        Event::BoardsDiffer {
            board,
            squares,
            article,
        } => {
            let who = wording::side_name(messages, game, *board);
            let (squares, article) = (wording::squares(messages, squares), article.to_string());
            let values = [
                ("who", (&who).into()),
                ("squares", (&squares).into()),
                ("article", (&article).into()),
            ];
            private(may_know_the_boards.then(|| {
                Utterance::sentence(messages, messages.text("said-boards-differ", &values)).with(Priority::Now)
            }))
        }
        Event::NotExecuted { board, ply } => {
            let spoken = is(*board) && game.regulations().watch.reminder == Reminder::Spoken;
            private(
                spoken
                    .then(|| desk::not_executed(messages, game, *board, *ply))
                    .flatten(),
            )
        }
        Event::SheetsCompared { .. } | Event::SheetsDiffer { .. } => {
            private(rules.then(|| desk::sheets(messages, game, event)).flatten())
        }
        Event::BoardsAgree { board } => private(if may_know_the_boards {
            side_is("said-board-agrees", *board)
        } else {
            None
        }),
        Event::ClocksStarted { by, side } => private(if is_player || person == *by {
            side_is("said-clocks-started", *side)
        } else {
            None
        }),
        Event::ClocksStopped { .. } => private(if game.ending().is_none() {
            text("said-clocks-stopped")
        } else {
            None
        }),
        // Where only the players claim a flag nobody points it out to them (B7 of 2005).
        Event::FlagFell { side, .. } => private(if cue::is_signalled(game, person) {
            side_is("said-flag-fell", *side).map(|utterance| utterance.with(Priority::Now))
        } else {
            None
        }),
        Event::TimeAdjusted { side, left_ms, .. } => {
            let who = wording::side_name(messages, game, *side);
            let time = duration(messages, *left_ms.get(*side));
            let values = [("who", (&who).into()), ("time", (&time).into())];
            private(Some(Utterance::sentence(
                messages,
                messages.text("said-time-adjusted", &values),
            )))
        }
        Event::MovesAdjusted { side, moves, .. } => {
            let who = wording::side_name(messages, game, *side);
            let values = [("who", (&who).into()), ("moves", (*moves).into())];
            private(Some(Utterance::sentence(
                messages,
                messages.text("said-moves-adjusted", &values),
            )))
        }
        Event::PeriodAdjusted { side, period, .. } => {
            let who = wording::side_name(messages, game, *side);
            let values = [("who", (&who).into()), ("period", (*period).into())];
            private(Some(Utterance::sentence(
                messages,
                messages.text("said-period-adjusted", &values),
            )))
        }
        Event::PeriodPassed { side, period } => {
            let period = i64::try_from(*period).unwrap_or(i64::MAX);
            // To the opponent it would tell how many moves were made (12.6); he sees or asks.
            let own = is(*side).then(|| messages.text("said-period-passed", &[("period", period.into())]));
            let who = wording::side_name(messages, game, *side);
            let values = [("who", (&who).into()), ("period", period.into())];
            let ruled = (person == Person::Arbiter).then(|| messages.text("said-period-passed-by", &values));
            private(
                own.or(ruled)
                    .map(|text| Utterance::sentence(messages, text).with(Priority::Next)),
            )
        }
        Event::DrawOffered { side, .. } => private(if is(side.other()) {
            side_is("said-draw-offered", *side)
        } else if is(*side) {
            text("said-draw-offer-made")
        } else {
            None
        }),
        Event::DrawDeclined { side, .. } => private(if is(side.other()) {
            text("said-draw-declined")
        } else {
            None
        }),
        Event::PositionReinstated { ply, .. } => {
            let number = ply.div_ceil(2);
            let values = [("number", number.into())];
            let id = match ply % 2 {
                _ if *ply == 0 => "said-reinstated-start",
                1 => "said-reinstated-white",
                _ => "said-reinstated-black",
            };
            private(Some(
                Utterance::sentence(messages, messages.text(id, &values)).with(Priority::Next),
            ))
        }
        // A warning as a penalty has been told as one.
        Event::WarningGiven { text, .. } if text.is_empty() => None,
        Event::WarningGiven {
            side, text: warning, ..
        } => private((is(*side) || person == Person::Arbiter).then(|| {
            Utterance::sentence(messages, messages.text("said-warning", &[("text", warning.into())]))
                .with(Priority::Next)
        })),
        Event::PenaltyGiven {
            side, article, penalty, ..
        } => {
            let who = wording::side_name(messages, game, *side);
            let article = article.to_string();
            let what = penalty.map(|penalty| state::penalty(messages, penalty));
            let mut values = vec![("who", (&who).into()), ("article", (&article).into())];
            let id = match &what {
                Some(what) => {
                    values.push(("penalty", what.into()));
                    "said-penalty-of-the-arbiter"
                }
                None => "said-penalty",
            };
            private(Some(Utterance::sentence(messages, messages.text(id, &values))))
        }
        Event::Recording(event) => private(recording::recording(listener, game, event)),
        Event::Standing(event) => private(claims::standing(listener, game, event, rules)),
        Event::Adjournment(event) => private(adjournment::adjourning(messages, game, event, person)),
        Event::GameEnded { ending } => {
            let text = state::result(messages, ending.result, ending.reason);
            private(Some(Utterance::sentence(messages, text).with(Priority::Next)))
        }
        Event::PieceAdjusted { by, square, .. } => private(claims::adjusted(listener, game, *by, *square)),
        Event::ClaimMade {
            by: Person::Arbiter,
            side,
            claim,
            article,
        } => private(claims::found(listener, game, (*side, *claim), article)),
        Event::DrawClaimed { side, claim, .. } | Event::ClaimMade { side, claim, .. } => {
            private(claims::claimed(listener, game, *side, *claim))
        }
        Event::ClaimUpheld {
            side, claim, article, ..
        } => private(Some(claims::settled(listener, game, (*side, *claim), true, article))),
        Event::ClaimRejected {
            side, claim, article, ..
        } => private(Some(claims::settled(listener, game, (*side, *claim), false, article))),
        // Without an arbiter the count decides at once, and no player is told it (11.12).
        Event::Proposed(Proposal::Claim { claim, .. }) if is_player && claim.drawn_by().is_some() => None,
        Event::Proposed(proposal) => private(rules.then(|| proposed(messages, game, proposal))),
        Event::SheetEntered { by, .. }
        | Event::RegulationsLocked { by, .. }
        | Event::NoteWritten { by, .. }
        | Event::Approved { by, .. }
        | Event::RegulationsUnlocked { by }
        | Event::Arrived { by, .. } => private(if person == *by { text("said-noted") } else { None }),
        Event::Signed { by, side, result } => private(desk::signed(messages, game, (*by, person), (*side, *result))),
        Event::IncrementSet {
            increment_ms, article, ..
        } => {
            let (time, article) = (duration(messages, *increment_ms), article.to_string());
            let values = [("time", (&time).into()), ("article", (&article).into())];
            private(Some(Utterance::sentence(
                messages,
                messages.text("said-increment-set", &values),
            )))
        }
        Event::BoardEntered { by, board, .. } => private(if person == *by {
            side_is("said-board-entered", *board)
        } else {
            None
        }),
        // The arbiter's record is written for him to read.
        Event::TimesChecked { .. } => None,
        // The end of the game is what the acceptance says; pressing is a sound; completing, touching and executing are
        // felt, not told: the announcement has been heard, and in competition nobody is told that the other has moved or
        // pressed (12.6).
        Event::DrawAccepted { .. }
        | Event::ClockPressed { .. }
        | Event::PieceTouched { .. }
        | Event::MoveExecuted { .. }
        | Event::MoveCompleted { .. }
        | Event::BoardsCompared { .. }
        | Event::PinEntered { .. }
        | Event::Settled { .. } => None,
    }
}

fn announcement(
    game: &Game,
    listener: Listener<'_>,
    side: Color,
    ply: u32,
    introduction: Option<&str>,
) -> Option<(Channel, Utterance)> {
    let Listener {
        person,
        messages,
        public_voice,
    } = listener;
    let turns = game
        .last_turn()
        .into_iter()
        .chain(game.pending())
        .chain(Some(game.turn()));
    let turn = turns.into_iter().find(|turn| turn.ply == ply && turn.side == side)?;
    let announcement = wording::announcement(game, &game.position_before(turn), turn.uci()?);
    let utterance = match introduction {
        Some(id) => Utterance::introduced(messages, &messages.text(id, &[]), announcement).with(Priority::Next),
        None => Utterance::announcement(announcement),
    };
    match person {
        Person::Player(to) if to == side.other() => Some((
            if public_voice {
                Channel::Public
            } else {
                Channel::Private
            },
            utterance,
        )),
        Person::Player(_) if !public_voice => Some((Channel::Private, utterance)),
        Person::Player(_) | Person::Assistant(_) | Person::Arbiter => None,
    }
}

/// A movement of the hand, told to a blind hand: focus does not say it.
fn hand(
    listener: Listener<'_>,
    by: Person,
    id: &str,
    (square, piece): (shakmaty::Square, shakmaty::Piece),
    game: &Game,
) -> Option<Utterance> {
    let Listener { person, messages, .. } = listener;
    let Person::Player(side) = person else { return None };
    let vi = game.people().players.get(side).sight == Sight::Vi;
    (by == person && vi).then(|| {
        let piece = wording::piece(messages, piece);
        let square = square.to_string();
        Utterance::sentence(
            messages,
            messages.text(id, &[("piece", (&piece).into()), ("square", (&square).into())]),
        )
    })
}

/// What the arbiter is offered, in one sentence.
pub fn proposed(messages: &Messages, game: &Game, proposal: &Proposal) -> Utterance {
    let article = proposal.article().to_string();
    let text = match proposal {
        Proposal::Penalty { side, gain_ms, .. } => {
            let who = wording::side_name(messages, game, *side);
            let time = duration(messages, *gain_ms);
            let values = [
                ("who", (&who).into()),
                ("time", (&time).into()),
                ("article", (&article).into()),
            ];
            messages.text("proposed-penalty", &values)
        }
        Proposal::Result {
            result,
            reason,
            undecided,
            ..
        } => {
            let result = state::result(messages, *result, *reason);
            let id = if *undecided {
                "proposed-result-undecided"
            } else {
                "proposed-result"
            };
            messages.text(id, &[("result", (&result).into()), ("article", (&article).into())])
        }
        Proposal::Clock { left_ms, .. } => {
            let (white, black) = (duration(messages, left_ms.white), duration(messages, left_ms.black));
            let values = [
                ("white", (&white).into()),
                ("black", (&black).into()),
                ("article", (&article).into()),
            ];
            messages.text("proposed-clock", &values)
        }
        Proposal::Count { side, moves, .. } => {
            let who = wording::side_name(messages, game, *side);
            let values = [
                ("who", (&who).into()),
                ("moves", (*moves).into()),
                ("article", (&article).into()),
            ];
            messages.text("proposed-count", &values)
        }
        Proposal::TakeBack { side, square, .. } => claims::proposed_back(messages, game, *side, (*square, &article)),
        Proposal::Claim {
            side,
            claim,
            correct,
            count,
            ..
        } => claims::proposed(messages, game, (*side, *claim), (*correct, *count)),
        Proposal::Correction { board: Some(board), .. } => {
            let who = wording::side_name(messages, game, *board);
            let values = [("who", (&who).into()), ("article", (&article).into())];
            messages.text("proposed-correction-of-board", &values)
        }
        Proposal::ClocksBack {
            left_ms, moves, ply, ..
        } => {
            let times = left_ms.as_ref().map(|left| duration(messages, *left));
            let values = [
                ("ply", (*ply).into()),
                ("white", (&times.white).into()),
                ("black", (&times.black).into()),
                ("whitemoves", moves.white.into()),
                ("blackmoves", moves.black.into()),
                ("article", (&article).into()),
            ];
            messages.text("proposed-clocks-back", &values)
        }
        Proposal::Correction { board: None, ply, .. } => {
            // 7.3: the seats of this table keep their colours.
            let colours = game.regulations().article(Rule::ColoursReversed).to_string();
            let id = match (*ply, article == colours) {
                (0, true) => "proposed-colours",
                (0, false) => "proposed-correction-start",
                (_, _) => "proposed-correction",
            };
            messages.text(id, &[("ply", (*ply).into()), ("article", (&article).into())])
        }
    };
    Utterance::sentence(messages, text).with(Priority::Next)
}
