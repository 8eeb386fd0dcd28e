//! Proposals to the arbiter and claims, in words: said to the arbiter and shown in the panel (Art. 9, 4.8, 11.12).

use shakmaty::{Chess, Color, Piece, Position as _, uci::UciMove};

use super::{announcement, color, piece, side_name, state};
use announcement::understand;
use laws::claim::Claim;
use laws::ending::Reason;
use laws::event::Proposal;
use laws::game::Game;
use laws::moment::Moment;
use laws::position::legal;
use laws::regulations::Rule;
use laws::rules::outcome::{ProposalOutcome, SquareChange};
use laws::rules::recording;
use locale::{Messages, Value, duration, list, message_about};
use notation::algebraic::Letters;

/// The fault claimed or found, without the move that a player intends.
pub fn fault(messages: &Messages, claim: Claim) -> String {
    let square = if let Claim::Touched(square) = claim {
        square.to_string()
    } else {
        String::new()
    };
    messages.text(&message_about("claim", claim.as_str()), &[("square", square.into())])
}

/// The claim, as the object of a sentence.
pub fn claim(messages: &Messages, game: &Game, side: Color, claim: Claim) -> String {
    let what = fault(messages, claim);
    let Some(uci) = claim.intended() else {
        return what;
    };
    let intended = announcement(game, &intended_in(game, side, uci), uci).shown();
    messages.text("claim-with-move", &[("claim", what.into()), ("move", intended.into())])
}

/// The position in which that player intended the move of a claim: the last one that fits, because play may have continued since.
fn intended_in(game: &Game, side: Color, uci: UciMove) -> Chess {
    let plies = u32::try_from(game.line().len()).unwrap_or(u32::MAX);
    let earlier = (0..=plies).rev().filter_map(|ply| game.official_after(ply)).cloned();
    let fits = |position: &Chess| position.turn() == side && legal(uci, position).is_some();
    let mut positions = std::iter::once(game.current()).chain(earlier);
    positions.find(fits).unwrap_or(game.current())
}

/// The proposal to the arbiter, in one sentence or a few.
pub fn proposed(messages: &Messages, game: &Game, proposal: &Proposal) -> String {
    let article = proposal.article().to_string();
    let cited = || ("article", (&article).into());
    let who = |side: Color| ("who", side_name(messages, game, side).into());
    let time = |ms: u64| duration(messages, ms).into();
    match proposal {
        Proposal::Penalty { side, gain_ms, .. } => {
            messages.text("proposed-penalty", &[who(*side), ("time", time(*gain_ms)), cited()])
        }
        // 5.2.3: Black has not moved, and a draw was to be agreed.
        Proposal::Result {
            reason: Reason::Default,
            article,
            ..
        } if *article == game.regulations().article(Rule::Agreement) => {
            messages.text("proposed-forfeit-without-a-move", &[cited()])
        }
        Proposal::Result {
            result,
            reason,
            undecided,
            ..
        } => {
            let id = if *undecided {
                "proposed-result-undecided"
            } else {
                "proposed-result"
            };
            let result = state::result(messages, *result, *reason);
            messages.text(id, &[("result", result.into()), cited()])
        }
        Proposal::Clock { left_ms, .. } => {
            let values = [("white", time(left_ms.white)), ("black", time(left_ms.black)), cited()];
            messages.text("proposed-clock", &values)
        }
        Proposal::Count { side, moves, .. } => {
            messages.text("proposed-count", &[who(*side), ("moves", (*moves).into()), cited()])
        }
        Proposal::TakeBack { side, square, .. } => {
            let square = square.to_string().into();
            messages.text("proposed-take-back", &[who(*side), ("square", square), cited()])
        }
        Proposal::Claim {
            side,
            claim,
            correct,
            count,
            ..
        } => claimed(messages, game, *side, *claim, *correct, *count),
        Proposal::ClocksBack {
            left_ms, moves, ply, ..
        } => {
            let values = [
                ("ply", (*ply).into()),
                ("white", time(left_ms.white)),
                ("black", time(left_ms.black)),
                ("whitemoves", moves.white.into()),
                ("blackmoves", moves.black.into()),
                cited(),
            ];
            let times = messages.text("proposed-clocks-back", &values);
            let since = game.has_thought_since(*ply);
            let since = since.then(|| messages.text("proposed-clocks-back-since", &[]));
            [times].into_iter().chain(since).collect::<Vec<_>>().join(" ")
        }
        Proposal::Correction { board: Some(board), .. } => {
            messages.text("proposed-correction-of-board", &[who(*board), cited()])
        }
        Proposal::Correction { board: None, ply, .. } => {
            // 7.3: the seats of this table keep their colours.
            let colours = game.regulations().article(Rule::ColoursReversed);
            let id = match (*ply, *proposal.article() == colours) {
                (0, true) => "proposed-colours",
                (0, false) => "proposed-correction-start",
                (_, _) => "proposed-correction",
            };
            messages.text(id, &[("ply", (*ply).into()), cited()])
        }
    }
}

/// Says if the reader or listener may know the boards (11.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareNaming {
    /// The squares that change are named.
    Named,
    /// No squares are named.
    Hidden,
}

/// Up to this many moves are named one by one; of more moves, only the first and the last.
const NAMED_MOVES: usize = 4;
/// Up to this many squares of a board are named with their pieces before and after; more are only counted.
const NAMED_SQUARES: usize = 12;

/// The changes that an arbiter is shown, or asked about, before accepting the open proposal at that place.
pub fn effect(messages: &Messages, game: &Game, place: usize, now: Moment) -> String {
    let outcome = outcome(
        messages,
        game,
        &ProposalOutcome::after_accepting(game, place, now),
        SquareNaming::Named,
    );
    let is_correction = matches!(game.proposals().get(place), Some(Proposal::Correction { .. }));
    let real = (is_correction && !game.is_seen()).then(|| messages.text("desk-effect-real-board", &[]));
    let stay = (game.moves_since_claim(place) > 0).then(|| messages.text("claim-moves-since", &[]));
    let sentences = outcome.into_iter().chain(real).chain(stay);
    sentences.collect::<Vec<_>>().join(" ")
}

/// The sentences "Accepting it changes: …", with every move taken back, every square and every clock, and the clock
/// that runs then; none if nothing changes.
pub fn outcome(messages: &Messages, game: &Game, outcome: &ProposalOutcome, named: SquareNaming) -> Vec<String> {
    let who = |side: Color| ("who", side_name(messages, game, side).into());
    let mut changes = Vec::new();
    changes.extend(taken_back(messages, game, &outcome.taken_back));
    for side in Color::ALL {
        let squares = outcome.squares.get(side);
        if !squares.is_empty() && named == SquareNaming::Named {
            changes.push(board(messages, &side_name(messages, game, side), squares));
        }
    }
    for side in Color::ALL {
        let (before, after) = *outcome.left_ms.get(side);
        let set = if outcome.running.0 == Some(side) {
            "change-clock-set"
        } else {
            "change-clock-from-to"
        };
        let set = Some(set).filter(|_| outcome.sets_clocks);
        changes.extend(clock(messages, who(side), (before, after), set));
        let (before, after) = *outcome.moves.get(side);
        if before != after {
            let values = [who(side), ("before", before.into()), ("after", after.into())];
            changes.push(messages.text("change-counter", &values));
        }
    }
    let mut sentences = Vec::new();
    if !changes.is_empty() {
        let changes = changes.join("; ");
        sentences.push(messages.text("change-all", &[("changes", (&changes).into())]));
    }
    match outcome.running {
        (Some(_), None) => sentences.push(messages.text("desk-effect-clocks", &[])),
        (before, Some(side)) if before != Some(side) => {
            sentences.push(messages.text("change-running", &[who(side)]));
        }
        (_, _) => {}
    }
    sentences
}

/// "taken back: move 2, White: Springer Felix drei"; of many moves the first and the last.
fn taken_back(messages: &Messages, game: &Game, plies: &[u32]) -> Option<String> {
    let named = |ply: &u32| move_of(messages, game, *ply);
    if plies.len() <= NAMED_MOVES {
        let moves: Vec<String> = plies.iter().filter_map(named).collect();
        let moves = list(messages, &moves);
        return (!plies.is_empty()).then(|| messages.text("change-taken-back", &[("moves", (&moves).into())]));
    }
    let (first, last) = (plies.first().and_then(named)?, plies.last().and_then(named)?);
    let values = [
        ("count", plies.len().into()),
        ("first", (&first).into()),
        ("last", (&last).into()),
    ];
    Some(messages.text("change-taken-back-many", &values))
}

/// The squares that change on a board.
fn board(messages: &Messages, who: &str, changes: &[SquareChange]) -> String {
    let who = ("who", who.into());
    if changes.len() > NAMED_SQUARES {
        return messages.text("change-board-many", &[who, ("count", changes.len().into())]);
    }
    let squares: Vec<String> = changes.iter().map(|change| square(messages, change)).collect();
    let squares = list(messages, &squares);
    messages.text("change-board", &[who, ("squares", (&squares).into())])
}

/// "e3 white pawn then empty".
fn square(messages: &Messages, change: &SquareChange) -> String {
    let stands =
        |there: Option<Piece>| there.map_or_else(|| messages.text("cell-empty", &[]), |there| piece(messages, there));
    let (square, before, after) = (change.square.to_string(), stands(change.before), stands(change.after));
    let values = [
        ("square", (&square).into()),
        ("before", (&before).into()),
        ("after", (&after).into()),
    ];
    messages.text("change-square", &values)
}

/// The time added to or taken from a clock, which stays true while it runs, or the time that it is set to, and from which if it stands;
/// in seconds rounded up as on its display.
fn clock(
    messages: &Messages,
    who: (&str, Value<'_>),
    (before, after): (u64, u64),
    set: Option<&str>,
) -> Option<String> {
    let (before, after) = (before.div_ceil(1000), after.div_ceil(1000));
    let (id, seconds) = match (after.checked_sub(before), set) {
        (Some(0), _) => return None,
        (_, Some(id)) => (id, after),
        (Some(more), None) => ("change-clock-more", more),
        (None, None) => ("change-clock-less", before.saturating_sub(after)),
    };
    let time = |seconds: u64| format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    let (before, time) = (time(before), time(seconds));
    Some(messages.text(id, &[who, ("before", (&before).into()), ("time", (&time).into())]))
}

/// "move 2, White: Springer Felix drei": a completed move with its number.
pub fn move_of(messages: &Messages, game: &Game, ply: u32) -> Option<String> {
    let before = game.official_after(ply.checked_sub(1)?)?;
    let index = usize::try_from(ply).ok()?.checked_sub(1)?;
    let completed = game.line().get(index)?;
    let words = announcement(game, before, completed.uci).shown();
    let side = color(messages, before.turn());
    let number = before.fullmoves().get();
    let values = [
        ("number", number.into()),
        ("side", (&side).into()),
        ("move", (&words).into()),
    ];
    Some(messages.text("change-move", &values))
}

/// A claim laid before the arbiter: who, what, and what the program has counted.
fn claimed(
    messages: &Messages,
    game: &Game,
    side: Color,
    claimed: Claim,
    correct: Option<bool>,
    count: Option<u32>,
) -> String {
    let (who, what) = (side_name(messages, game, side), claim(messages, game, side, claimed));
    let values = [("who", who.into()), ("claim", what.into())];
    let mut sentences = vec![messages.text("proposed-claim", &values)];
    if let Some(count) = count {
        sentences.push(messages.text("proposed-claim-count", &[("count", count.into())]));
    }
    if let Some(correct) = correct {
        let id = if correct {
            "proposed-claim-right"
        } else {
            "proposed-claim-wrong"
        };
        sentences.push(messages.text(id, &[]));
    }
    // The move must be written first, on a sheet kept here; the arbiter sees a sheet on paper (9.2.1, 9.3.1).
    if claimed.intended().is_some_and(|uci| !is_written(game, side, uci)) && recording::is_judged(game, side) {
        let article = game.regulations().article(claimed.draw_rule()).to_string();
        sentences.push(messages.text("proposed-claim-unwritten", &[("article", article.into())]));
    }
    sentences.join(" ")
}

/// True if the sheet names that move as the intended one, in any language.
fn is_written(game: &Game, side: Color, uci: UciMove) -> bool {
    let position = intended_in(game, side, uci);
    let Some(text) = game.sheet(side).intended_move() else {
        return false;
    };
    let claimed = uci.to_move(&position).ok();
    let read = |letters: &Letters| understand(&position, text, *letters).ok();
    claimed.is_some() && Letters::familiar().iter().any(|letters| read(letters) == claimed)
}
