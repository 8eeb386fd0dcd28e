//! Electronic boards at the table: the board of each seat, the movements of hands on it, and the next steps on it (Art.
//! 4, D.2.1, D.2.9). A real board is never corrected by the program: it says the differences, one step at a time.

mod clock;
mod connected;
mod guide;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use shakmaty::{Bitboard, Board, ByColor, Color, Position as _};

use self::clock::{clock_says, show_clock};
pub(super) use self::connected::ElectronicBoards;
use self::connected::{BoardGuide, BoardLink, ChangeMeaning, ConnectedClock, Electronic};
use self::guide::guide;
use super::acts::by_hand;
use super::effect::Effect;
use super::{Table, tactics};
use controls::boards::BoardIntent;
use controls::intent::Intent;
use laws::command::Command;
use laws::event::{DeviceEvent, Event};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::player_board::{self, HandMovement};
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::rules::devices::{may_choose_board, may_name_board};
use protocols::eboard::gesture::Gesture;
use protocols::eboard::hands::{KnownGame, ReportOutcome, ShownBoard};
use protocols::eboard::{BoardAvailability, BoardId, BoardLoss, BoardNews, BoardReport, BoardRequest, FoundBoard};
use settings::Setting;
use speech::utterance::Priority;

/// The charge, in per cent, at or below which a battery is told once.
const LOW_PERCENT: u8 = 20;
/// Carries out a request about the electronic boards.
///
/// # Errors
/// Somebody else does that; there is no board of that number, or none at that seat; it cannot be used.
pub(super) fn intend(table: &mut Table, by: Person, intent: BoardIntent) -> Result<(), Refusal> {
    match intent {
        BoardIntent::List => {
            table.boards.asked = Some((by, None));
            table.seats.confirm(by, "said-eboards-looking");
            table.seats.send(Effect::Boards(BoardRequest::Look));
        }
        BoardIntent::Take { number, side } => {
            may_choose_board(&table.game, by)?;
            if let Some(found) = table.boards.found.clone() {
                take_numbered(table, by, number, side, &found)?;
            } else {
                table.boards.asked = Some((by, Some((number, side))));
                table.seats.send(Effect::Boards(BoardRequest::Look));
            }
        }
        BoardIntent::Release(side) => {
            may_choose_board(&table.game, by)?;
            if table.boards.seats.get_mut(side).take().is_none() {
                return Err(Refusal::new(Code::NoElectronicBoard));
            }
            warn(table, side, false);
            table.seats.send(Effect::Boards(BoardRequest::Release(side)));
            table.apply(Event::Device(DeviceEvent::BoardReleased { by, side }));
            remember(table, by, side, "");
        }
        BoardIntent::Tell(side) => tell(table, by, side)?,
    }
    Ok(())
}

fn take_numbered(
    table: &mut Table,
    by: Person,
    number: usize,
    side: Color,
    found: &[FoundBoard],
) -> Result<(), Refusal> {
    let board = number
        .checked_sub(1)
        .and_then(|index| found.get(index))
        .ok_or(Refusal::lacking(Code::OutOfRange, RefusalDetail::NoDevice))?;
    if let BoardAvailability::Unusable(why) = board.standing {
        table.seats.tell(by, Priority::Normal, |seat| {
            let what = wording::board::obstacle(&seat.messages, why, &board.place);
            let name = wording::board::name(&seat.messages, &board.id);
            seat.messages.labelled(&name, &format!("{what}."))
        });
        return Ok(());
    }
    take(table, by, side, board.id.clone());
    remember(table, by, side, &board.id.to_string());
    Ok(())
}

/// Makes the next game at this computer begin with that board, if it is there.
fn remember(table: &mut Table, by: Person, side: Color, board: &str) {
    let setting = side.fold_wb(Setting::WhiteBoard, Setting::BlackBoard);
    let seat = table.machine.seat.unwrap_or(by);
    table.seats.put(seat, setting, board);
    table.keep(seat, setting);
}

/// Uses the board that the person's command line or settings name for that side.
pub(super) fn named(table: &mut Table, by: Person, side: Color, id: BoardId) {
    table.attempt(by, |table| {
        may_name_board(&table.game, by, side, &id.to_string())?;
        take(table, by, side, id);
        Ok(())
    });
}

/// Makes that board the board of that side.
fn take(table: &mut Table, by: Person, side: Color, id: BoardId) {
    let is_others = |seat: &Option<Box<Electronic>>| seat.as_ref().is_some_and(|other| other.id == id);
    if is_others(table.boards.seats.get(side.other())) {
        *table.boards.seats.get_mut(side.other()) = None;
        table.seats.send(Effect::Boards(BoardRequest::Release(side.other())));
        table.apply(Event::Device(DeviceEvent::BoardReleased { by, side: side.other() }));
    }
    let device = id.to_string();
    let stands = table.game.board(side).pieces();
    *table.boards.seats.get_mut(side) = Some(Box::new(Electronic::new(id.clone(), stands)));
    table.seats.send(Effect::Boards(BoardRequest::Take(side, id)));
    table.apply(Event::Device(DeviceEvent::BoardTaken { by, side, device }));
}

/// Takes news of the boards.
pub(super) fn news(table: &mut Table, news: BoardNews) {
    match news {
        BoardNews::Found(found) => listed(table, found),
        BoardNews::Of(side, report) => reported(table, side, &report),
    }
}

fn listed(table: &mut Table, found: Vec<FoundBoard>) {
    let found: Arc<[FoundBoard]> = found.into();
    table.boards.found = Some(Arc::clone(&found));
    match table.boards.asked.take() {
        Some((by, Some((number, side)))) => {
            table.attempt(by, |table| take_numbered(table, by, number, side, &found));
        }
        Some((by, None)) => {
            table.seats.tell(by, Priority::Next, |seat| {
                let messages = &seat.messages;
                let sides = ByColor::new_with(|side| wording::color(messages, side));
                let id = if found.is_empty() {
                    "said-eboards-none"
                } else {
                    "said-eboards"
                };
                let lines = found.iter().zip(1..);
                let lines = lines.map(|(board, number)| wording::board::found(messages, number, board, &sides));
                std::iter::once(messages.text(id, &[])).chain(lines).collect()
            });
        }
        None => {}
    }
}

fn reported(table: &mut Table, side: Color, report: &BoardReport) {
    let now = table.now();
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    board.guide.stirred = now;
    match report {
        BoardReport::Connected(found) => {
            // The board may have been named by its port.
            board.id.clone_from(&found.id);
            let was = std::mem::replace(&mut board.link, BoardLink::There);
            board.reading = ChangeMeaning::SetUp(now);
            board.guide = BoardGuide {
                stirred: now,
                ..BoardGuide::default()
            };
            board.lit = Bitboard::EMPTY;
            board.clock = ConnectedClock::default();
            warn(table, side, false);
            if was == BoardLink::Lost {
                table.apply(Event::Device(DeviceEvent::BoardBack { side }));
            }
        }
        BoardReport::Lost(why) => lost(table, side, *why),
        BoardReport::Battery(percent) => {
            if *percent <= LOW_PERCENT && !board.knows_low_battery {
                board.knows_low_battery = true;
                let percent = u32::from(*percent);
                tell_concerned(table, side, "said-eboard-battery", &[("percent", percent.into())]);
            }
        }
        BoardReport::Clock(reading) => clock_says(table, side, *reading),
        BoardReport::ClockLost => {
            if board.clock.reading.take().is_some() {
                tell_concerned(table, side, "said-eboard-clock-lost", &[]);
            }
        }
        BoardReport::Shows(_) | BoardReport::Changed(_, _) => {}
    }
    read(table, side, |hands, known, now| hands.report(report, known, now));
}

fn lost(table: &mut Table, side: Color, why: BoardLoss) {
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let was = std::mem::replace(&mut board.link, BoardLink::Lost);
    match (was, why) {
        (BoardLink::There, _) => {
            warn(table, side, true);
            table.apply(Event::Device(DeviceEvent::BoardLost { side }));
        }
        (BoardLink::Awaited, BoardLoss::NotOpened(obstacle)) => {
            let place = board.id.serial.clone();
            for to in concerned(side) {
                table.seats.tell(to, Priority::Next, |seat| {
                    let what = wording::board::obstacle(&seat.messages, obstacle, &place);
                    seat.messages.text("said-eboard-not-opened", &[("why", (&what).into())])
                });
            }
        }
        (BoardLink::Awaited, BoardLoss::Gone | BoardLoss::Silent) => {
            tell_concerned(table, side, "said-eboard-not-there", &[]);
        }
        (BoardLink::Lost, _) => {}
    }
}

/// Shows on the player's screen, as long as their board is gone, that the board on the screen is the valid one.
fn warn(table: &mut Table, side: Color, is_lost: bool) {
    if let Some(seat) = table.seats.get_mut(Person::Player(side)) {
        seat.troubles.board_is_lost = is_lost;
    }
}

/// The people whom the state of that player's board concerns: the player and the arbiter.
fn concerned(side: Color) -> [Person; 2] {
    [Person::Player(side), Person::Arbiter]
}

fn tell_concerned(table: &mut Table, side: Color, id: &str, values: &[(&str, locale::Value<'_>)]) {
    let game = Arc::clone(&table.game);
    for to in concerned(side) {
        table.seats.tell(to, Priority::Next, |seat| {
            let who = wording::side_name(&seat.messages, &game, side);
            let mut all = vec![("who", (&who).into())];
            all.extend(values.iter().cloned());
            seat.messages.text(id, &all)
        });
    }
}

/// Handles what has fallen due: a piece that has stood still for long enough, or a step to say.
pub(super) fn wake(table: &mut Table) {
    if table.boards.seats.iter().all(Option::is_none) || table.reviews.is_under_way() {
        return;
    }
    let now = table.now();
    table.boards.woken = Some(now);
    for side in Color::ALL {
        let due = |board: &Electronic| {
            board.link == BoardLink::There && board.hands.next_wakeup().is_some_and(|at| at <= now)
        };
        if table.boards.seats.get(side).as_deref().is_some_and(due) {
            read(table, side, ShownBoard::wake);
        }
    }
    follow(table);
}

/// Reads the board's squares, and carries out the movements of hands on it.
fn read(
    table: &mut Table,
    side: Color,
    read: impl FnOnce(&mut ShownBoard, &KnownGame<'_>, Moment) -> Vec<ReportOutcome>,
) {
    let (now, game) = (table.now(), Arc::clone(&table.game));
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let position = game.position_before(game.turn());
    let known = KnownGame {
        board: game.board(side),
        position: &position,
        owner: side,
    };
    let doings = read(&mut board.hands, &known, now);
    let is_set_up = is_of_the_game(board, &game, side);
    let is_hands = is_set_up && !table.machine.read_only && !table.lets_game_wait();
    let is_answer = is_set_up && tactics::is_under_way(table);
    let is_moved = doings.iter().any(|doing| matches!(doing, ReportOutcome::Hand(_)));
    for doing in doings {
        match doing {
            ReportOutcome::Hand(movement) if is_hands => moved(table, side, movement),
            ReportOutcome::Hand(_) | ReportOutcome::Stood => {}
            ReportOutcome::Turned(true) => tell_concerned(table, side, "said-eboard-turned", &[]),
            ReportOutcome::Turned(false) => tell_concerned(table, side, "said-eboard-turned-back", &[]),
            ReportOutcome::Proposes(gesture) => propose(table, side, gesture),
        }
    }
    if is_answer && is_moved {
        answer(table, side);
    }
    follow(table);
}

/// Takes the legal move that the board shows as the answer to a position of tactics. A wrong one is to be put back.
fn answer(table: &mut Table, side: Color) {
    let position = table.game.official();
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let Some(shown) = board.hands.shows() else { return };
    let mut legal = position.legal_moves().into_iter();
    let made = legal.find(|legal| player_board::after(position, *legal) == *shown);
    if let Some(mv) = made {
        board.followed = shown.clone();
        let (by, uci) = (Person::Player(side), mv.to_uci(position.castles().mode()));
        table.attempt(by, |table| tactics::played(table, uci));
    }
}

/// True if its changes are movements of the game: its position is that of the game, or one move further. A board that
/// must first be set up has nobody's hands on it.
fn is_of_the_game(board: &mut Electronic, game: &Game, side: Color) -> bool {
    if let ChangeMeaning::SetUp(_) = board.reading
        && let Some(shown) = board.hands.shows()
        && (shows_position(shown, game, side) || is_a_move_further(shown, game, side))
    {
        board.reading = ChangeMeaning::Hands;
        board.followed = game.board(side).pieces().clone();
    }
    board.reading == ChangeMeaning::Hands && game.ending().is_none()
}

fn shows_position(shown: &Board, game: &Game, side: Color) -> bool {
    shown == game.board(side).pieces()
}

/// True if the board shows the move its player made unheard: their own, or the opponent's that they had to execute.
fn is_a_move_further(shown: &Board, game: &Game, side: Color) -> bool {
    let turn = game.turn();
    let position = game.position_before(turn);
    // A piece in the hand was on its square before.
    let mut stood = game.board(side).pieces().clone();
    for held in game.board(side).hand() {
        stood.set_piece_at(held.from, held.piece);
    }
    let stood = stood == *position.board();
    let moves = position.legal_moves();
    let own = turn.side == side && stood;
    let is_own = own
        && moves
            .into_iter()
            .any(|legal| player_board::after(&position, legal) == *shown);
    is_own || game.owed_on(side).is_some_and(|turn| game.board_after(turn) == *shown)
}

/// Carries out that movement of a hand on the electronic board of that side.
fn moved(table: &mut Table, side: Color, movement: HandMovement) {
    let command = by_hand(side, movement);
    let by = Person::Player(side);
    table.attempt(by, |table| table.hands_on_wood(by, side, &command));
    let stands = table.game.board(side).pieces().clone();
    if let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() {
        board.followed = stands;
    }
}

/// Takes the present position of each board as meant: nothing more is waited for.
pub(super) fn settle(table: &mut Table) {
    for side in Color::ALL {
        if table.boards.holds(side) {
            read(table, side, ShownBoard::settle);
        }
    }
}

/// Tells the proposal made with the pieces, and asks at home the person who would have to make it. At an event nobody
/// is asked because of something the opponent does with the pieces (11.5): the arbiter has heard it.
fn propose(table: &mut Table, side: Color, gesture: Gesture) {
    let (id, asked, command) = match gesture {
        Gesture::InitialPosition => return tell_concerned(table, side, "said-eboard-initial", &[]),
        Gesture::Draw => ("said-eboard-draw", side, Command::OfferDraw { side }),
        Gesture::Wins(Color::White) => {
            let side = Color::Black;
            ("said-eboard-white-wins", side, Command::Resign { side })
        }
        Gesture::Wins(Color::Black) => {
            let side = Color::White;
            ("said-eboard-black-wins", side, Command::Resign { side })
        }
    };
    if table.game.ending().is_some() {
        return;
    }
    tell_concerned(table, side, id, &[]);
    if table.is_home() {
        let asked = Person::Player(asked);
        table.attempt(asked, |table| {
            table.intend(asked, Intent::AskFirst(Box::new(Intent::Do(command))))
        });
    }
}

/// Updates each electronic board after anything has happened: its next step, its lights, and its clock.
pub(super) fn follow(table: &mut Table) {
    // A game that is only reviewed needs no correction of boards.
    if table.reviews.is_under_way() {
        return;
    }
    for side in Color::ALL {
        if table.boards.holds(side) {
            guide(table, side);
            show_clock(table, side);
        }
    }
}

/// Tells the state of that side's electronic board, and the next step on it.
fn tell(table: &mut Table, by: Person, side: Color) -> Result<(), Refusal> {
    let board = table.boards.seats.get(side).as_deref();
    let board = board.ok_or(Refusal::new(Code::NoElectronicBoard))?;
    let may_hear = by == Person::Player(side) || by == Person::Arbiter || table.is_home();
    let step = board.guide.step.filter(|_| may_hear);
    let id = match board.link {
        BoardLink::Awaited => "said-eboard-awaited",
        BoardLink::Lost => "said-eboard-is-lost",
        BoardLink::There if step.is_none() => "said-eboard-stands",
        BoardLink::There => "said-eboard-to-do",
    };
    let name = board.id.clone();
    table.seats.tell(by, Priority::Next, |seat| {
        let messages = &seat.messages;
        let name = wording::board::name(messages, &name);
        let step = step
            .map(|step| wording::discrepancy::correction(messages, &step))
            .unwrap_or_default();
        let values = [("board", (&name).into()), ("step", (&step).into())];
        messages.text(id, &values)
    });
    Ok(())
}
