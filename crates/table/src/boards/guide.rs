//! The next step on an electronic board: one at a time, said and lit, and never done by the program (D.2.1, D.2.9).

use std::sync::Arc;

use shakmaty::{Bitboard, Board, Color};

use super::connected::ChangeMeaning;
use crate::Table;
use crate::effect::Effect;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::rules::discrepancy::{Correction, corrections};
use protocols::eboard::BoardRequest;

/// Milliseconds after which a board that has not been corrected as it should is entered as it is.
const ENTERED_MS: u64 = 30_000;
/// Says and lights the next step on the board of that side, if something has to be done there.
pub(super) fn guide(table: &mut Table, side: Color) {
    let (now, is_vi) = (table.now(), table.game.people().is_vi(side));
    let Some((shown, wanted)) = wanted(table, side) else {
        return;
    };
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let guide = &mut board.guide;
    let is_new = wanted.is_some() && guide.wanted != wanted;
    guide.step = wanted
        .as_ref()
        .and_then(|wanted| corrections(&shown, wanted).first().copied());
    guide.wanted = wanted;
    guide.told = guide.told.filter(|_| guide.step.is_some());
    // A sighted player looks at the board and is told at once what to do. A blind player has heard the announcement.
    guide.waits = is_vi;
    let is_due = (is_new && !is_vi) || guide.next_at().is_some_and(|at| at <= now);
    let said = guide.step.filter(|_| is_due);
    if said.is_some() {
        guide.told = said;
    }
    if is_new || said.is_some() {
        guide.stirred = now;
    }
    let lit = guide
        .step
        .map_or(Bitboard::EMPTY, |step| board.hands.to_board(squares(&step)));
    if std::mem::replace(&mut board.lit, lit) != lit {
        table.seats.send(Effect::Boards(BoardRequest::Light(side, lit)));
    }
    let person = Person::Player(side);
    let text = said
        .zip(table.seat(person))
        .map(|(step, seat)| wording::discrepancy::correction(&seat.messages, &step));
    // The announcement comes first.
    table.step.then.extend(text.map(|text| (person, text)));
}

/// The position that board shows, and the one it should show if it differs: as a ruling or the program has set it up,
/// or with the opponent's move executed. None as long as it has shown nothing.
fn wanted(table: &mut Table, side: Color) -> Option<(Board, Option<Board>)> {
    let (now, game) = (table.now(), Arc::clone(&table.game));
    let stands = game.board(side).pieces();
    let board = table.boards.seats.get_mut(side).as_deref_mut()?;
    if *stands != board.followed && board.reading == ChangeMeaning::Hands {
        board.followed = stands.clone();
        board.reading = ChangeMeaning::SetUp(now);
    }
    let shown = board.hands.shows()?.clone();
    let wanted = match board.reading {
        ChangeMeaning::SetUp(_) if shown == *stands => {
            board.reading = ChangeMeaning::Hands;
            None
        }
        ChangeMeaning::SetUp(since) if is_overdue(&game, since, now) => {
            board.reading = ChangeMeaning::Hands;
            board.followed = shown.clone();
            table.apply(game.entering(Person::Player(side), side, shown.clone()));
            None
        }
        ChangeMeaning::SetUp(_) => Some(stands.clone()),
        ChangeMeaning::Hands => table.executed(side),
    };
    Some((shown, wanted))
}

/// True if the board has been set up for too long while a clock runs: then it is entered as it is (D.2.9).
fn is_overdue(game: &Game, since: Moment, now: Moment) -> bool {
    game.clock().running().is_some() && now >= since.plus_millis(ENTERED_MS)
}

fn squares(step: &Correction) -> Bitboard {
    match *step {
        Correction::Remove { from, .. } => Bitboard::from_square(from),
        Correction::Move { from, to, .. } => Bitboard::from_square(from).with(to),
        Correction::Put { to, .. } => Bitboard::from_square(to),
    }
}
