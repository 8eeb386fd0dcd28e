//! Electronic boards at the table: which seat has which, what hands have done there, and what has still to be done there
//! (Art. 4, D.2.1, D.2.9). A real board is never put right by the program: it says what differs, one step at a time.

use std::sync::Arc;

use shakmaty::{Bitboard, Board, ByColor, Color, Position as _};

use super::Table;
use super::acts::by_hand;
use super::effect::Effect;
use crate::controls::boards::BoardIntent;
use crate::controls::intent::Intent;
use crate::eboard::gesture::Gesture;
use crate::eboard::hands::{Doing, Hands, Known};
use crate::eboard::{BoardId, ClockOrder, ClockReading, Found, Lost, News, Report, Request, Standing};
use crate::laws::command::Command;
use crate::laws::event::{DeviceEvent, Event};
use crate::laws::game::Game;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::player_board::{self, HandMovement};
use crate::laws::refusal::{Code, Lack, Refusal};
use crate::laws::regulations::BoardClock;
use crate::laws::rules::devices::{may_choose_board, may_name_board};
use crate::laws::rules::discrepancy::{Correction, corrections};
use crate::settings::Setting;
use crate::speech::utterance::Priority;
use crate::wording;

/// A step is said again after so many milliseconds without any change.
const AGAIN_MS: u64 = 10_000;
/// A new step is said when the board has stood still for so many milliseconds: nobody is talked to while he moves.
const NEXT_STEP_MS: u64 = 1_500;
/// A board that still stands otherwise so many milliseconds after it should have been put right is entered as it stands.
const ENTERED_MS: u64 = 30_000;
/// A battery with so many per cent or fewer is told once.
const LOW_PERCENT: u8 = 20;
/// Two clocks that count whole seconds differ by less than so many milliseconds though they agree.
const CLOCKS_AGREE_MS: u64 = 1_500;

/// The electronic boards of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Boards {
    /// What was connected when it was last looked.
    found: Option<Arc<[Found]>>,
    /// Who waits for what is connected, and which board he wants of it, for whom.
    asked: Option<(Person, Option<(usize, Color)>)>,
    seats: ByColor<Option<Box<Electronic>>>,
    /// When it was last looked what falls due: nothing falls due twice.
    woken: Option<Moment>,
}

/// The electronic board of a seat.
#[derive(Clone, Debug, PartialEq)]
struct Electronic {
    id: BoardId,
    link: Link,
    hands: Hands,
    reading: Reading,
    /// How the game took that player's board to stand when his hands last did something there.
    followed: Board,
    guide: Guide,
    /// The squares that are lit.
    lit: Bitboard,
    clock: OnBoard,
    knows_low_battery: bool,
}

/// Whether the board can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    /// It was asked for and has said nothing yet.
    Awaited,
    There,
    /// It was there.
    Lost,
}

/// What its changes mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// They are what hands do in the game.
    Hands,
    /// It has first to be set up as the game stands, since that moment.
    SetUp(Moment),
}

/// What its player is told to do there.
#[derive(Clone, Debug, Default, PartialEq)]
struct Guide {
    /// How the board should stand.
    wanted: Option<Board>,
    /// The next step to that.
    step: Option<Correction>,
    /// The last one that was said.
    told: Option<Correction>,
    /// When the board last changed, or something was last said.
    stirred: Moment,
    /// He has heard the announcement and knows what to do: he is told only if nothing happens.
    waits: bool,
}

/// The clock that is connected to the board.
#[derive(Clone, Debug, Default, PartialEq)]
struct OnBoard {
    /// What it last said.
    reading: Option<ClockReading>,
    /// What it was last told to show.
    shown: Option<ClockOrder>,
    /// When the flag was to fall by it.
    flag_at: Option<Moment>,
    /// The last press of its lever was refused.
    is_refused: bool,
}

impl Boards {
    /// Whether that player's board is an electronic one that can be heard: nobody moves his pieces but he.
    pub(super) fn holds(&self, side: Color) -> bool {
        let electronic = self.seats.get(side).as_deref();
        electronic.is_some_and(|board| board.link == Link::There && board.hands.shows().is_some())
    }

    /// When something falls due on one of them.
    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        let seats = self.seats.iter().flatten().filter(|board| board.link == Link::There);
        seats
            .flat_map(|board| [board.hands.next_wakeup(), board.next_step_at()])
            .flatten()
            .filter(|at| self.woken.is_none_or(|woken| *at > woken))
            .min()
    }
}

impl Electronic {
    fn new(id: BoardId, stands: &Board) -> Self {
        Self {
            id,
            link: Link::Awaited,
            hands: Hands::new(),
            reading: Reading::Hands,
            followed: stands.clone(),
            guide: Guide::default(),
            lit: Bitboard::EMPTY,
            clock: OnBoard::default(),
            knows_low_battery: false,
        }
    }

    /// When its player is to be told the next step, or the same again.
    fn next_step_at(&self) -> Option<Moment> {
        let step = self.guide.step.as_ref()?;
        let is_told = self.guide.told.as_ref() == Some(step);
        let waits = is_told || (self.guide.waits && self.guide.told.is_none());
        let after = if waits { AGAIN_MS } else { NEXT_STEP_MS };
        // In whole milliseconds, as clocks count.
        let stirred = Moment::from_millis(self.guide.stirred.as_millis());
        Some(stirred.plus_millis(after))
    }
}

/// Does what somebody wants with the electronic boards.
///
/// # Errors
/// Somebody else does that; there is no board of that number, or none at that seat; it cannot be used.
pub(super) fn intend(table: &mut Table, by: Person, intent: BoardIntent) -> Result<(), Refusal> {
    match intent {
        BoardIntent::List => {
            table.boards.asked = Some((by, None));
            table.seats.confirm(by, "said-eboards-looking");
            table.seats.send(Effect::Boards(Request::Look));
        }
        BoardIntent::Take { number, side } => {
            may_choose_board(&table.game, by)?;
            if let Some(found) = table.boards.found.clone() {
                take_numbered(table, by, (number, side), &found)?;
            } else {
                table.boards.asked = Some((by, Some((number, side))));
                table.seats.send(Effect::Boards(Request::Look));
            }
        }
        BoardIntent::Release(side) => {
            may_choose_board(&table.game, by)?;
            if table.boards.seats.get_mut(side).take().is_none() {
                return Err(Refusal::new(Code::NoElectronicBoard));
            }
            warn(table, side, false);
            table.seats.send(Effect::Boards(Request::Release(side)));
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
    (number, side): (usize, Color),
    found: &[Found],
) -> Result<(), Refusal> {
    let board = number
        .checked_sub(1)
        .and_then(|index| found.get(index))
        .ok_or(Refusal {
            lack: Lack::NoDevice,
            ..Refusal::new(Code::OutOfRange)
        })?;
    if let Standing::Unusable(why) = board.standing {
        table.seats.tell(by, Priority::Normal, |seat| {
            let what = wording::board::obstacle(&seat.messages, why, &board.place);
            format!("{}: {what}.", wording::board::name(&seat.messages, &board.id))
        });
        return Ok(());
    }
    take(table, by, side, board.id.clone());
    remember(table, by, side, &board.id.to_string());
    Ok(())
}

/// The next game at this machine begins with that board, if it is there.
fn remember(table: &mut Table, by: Person, side: Color, board: &str) {
    let setting = side.fold_wb(Setting::WhiteBoard, Setting::BlackBoard);
    let seat = table.machine.seat.unwrap_or(by);
    table.seats.put(seat, setting, board);
    table.seats.send(Effect::Keep(seat, setting));
}

/// That person's command line or settings name that board for that side.
pub(super) fn named(table: &mut Table, by: Person, side: Color, id: BoardId) {
    table.attempt(by, |table| {
        may_name_board(&table.game, by, (side, &id.to_string()))?;
        take(table, by, side, id);
        Ok(())
    });
}

/// From now on that board is the board of that side.
fn take(table: &mut Table, by: Person, side: Color, id: BoardId) {
    let is_others = |seat: &Option<Box<Electronic>>| seat.as_ref().is_some_and(|other| other.id == id);
    if is_others(table.boards.seats.get(side.other())) {
        *table.boards.seats.get_mut(side.other()) = None;
        table.seats.send(Effect::Boards(Request::Release(side.other())));
        table.apply(Event::Device(DeviceEvent::BoardReleased { by, side: side.other() }));
    }
    let device = id.to_string();
    let stands = table.game.board(side).pieces();
    *table.boards.seats.get_mut(side) = Some(Box::new(Electronic::new(id.clone(), stands)));
    table.seats.send(Effect::Boards(Request::Take(side, id)));
    table.apply(Event::Device(DeviceEvent::BoardTaken { by, side, device }));
}

/// The boards have something to tell.
pub(super) fn news(table: &mut Table, news: News) {
    match news {
        News::Found(found) => listed(table, found),
        News::Of(side, report) => reported(table, side, &report),
    }
}

fn listed(table: &mut Table, found: Vec<Found>) {
    let found: Arc<[Found]> = found.into();
    table.boards.found = Some(Arc::clone(&found));
    match table.boards.asked.take() {
        Some((by, Some(wanted))) => {
            table.attempt(by, |table| take_numbered(table, by, wanted, &found));
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

fn reported(table: &mut Table, side: Color, report: &Report) {
    let now = table.now();
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    board.guide.stirred = now;
    match report {
        Report::Connected(found) => {
            // It may have been named by its place.
            board.id.clone_from(&found.id);
            let was = std::mem::replace(&mut board.link, Link::There);
            board.reading = Reading::SetUp(now);
            board.guide = Guide {
                stirred: now,
                ..Guide::default()
            };
            board.lit = Bitboard::EMPTY;
            board.clock = OnBoard::default();
            warn(table, side, false);
            if was == Link::Lost {
                table.apply(Event::Device(DeviceEvent::BoardBack { side }));
            }
        }
        Report::Lost(why) => lost(table, side, *why),
        Report::Battery(percent) => {
            if *percent <= LOW_PERCENT && !board.knows_low_battery {
                board.knows_low_battery = true;
                let percent = u32::from(*percent);
                tell_concerned(table, side, "said-eboard-battery", &[("percent", percent.into())]);
            }
        }
        Report::Clock(reading) => clock_says(table, side, *reading),
        Report::ClockLost => {
            if board.clock.reading.take().is_some() {
                tell_concerned(table, side, "said-eboard-clock-lost", &[]);
            }
        }
        Report::Shows(_) | Report::Changed(_, _) => {}
    }
    read(table, side, |hands, known, now| hands.report(report, known, now));
}

fn lost(table: &mut Table, side: Color, why: Lost) {
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let was = std::mem::replace(&mut board.link, Link::Lost);
    match (was, why) {
        (Link::There, _) => {
            warn(table, side, true);
            table.apply(Event::Device(DeviceEvent::BoardLost { side }));
        }
        (Link::Awaited, Lost::NotOpened(obstacle)) => {
            let place = board.id.serial.clone();
            for to in concerned(side) {
                table.seats.tell(to, Priority::Next, |seat| {
                    let what = wording::board::obstacle(&seat.messages, obstacle, &place);
                    seat.messages.text("said-eboard-not-opened", &[("why", (&what).into())])
                });
            }
        }
        (Link::Awaited, Lost::Gone | Lost::Silent) => tell_concerned(table, side, "said-eboard-not-there", &[]),
        (Link::Lost, _) => {}
    }
}

/// His screen says as long as his board is gone that the one there counts.
fn warn(table: &mut Table, side: Color, is_lost: bool) {
    if let Some(seat) = table.seats.get_mut(Person::Player(side)) {
        seat.troubles.board_is_lost = is_lost;
    }
}

/// Whom the state of that player's board concerns: himself and the arbiter.
fn concerned(side: Color) -> [Person; 2] {
    [Person::Player(side), Person::Arbiter]
}

fn tell_concerned(table: &mut Table, side: Color, id: &str, values: &[(&str, crate::locale::Value<'_>)]) {
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

/// Something has fallen due: a piece has stood still for long enough, or a step is to be said.
pub(super) fn wake(table: &mut Table) {
    if table.boards.seats.iter().all(Option::is_none) {
        return;
    }
    let now = table.now();
    table.boards.woken = Some(now);
    for side in Color::ALL {
        let due =
            |board: &Electronic| board.link == Link::There && board.hands.next_wakeup().is_some_and(|at| at <= now);
        if table.boards.seats.get(side).as_deref().is_some_and(due) {
            read(table, side, Hands::wake);
        }
    }
    follow(table);
}

/// Reads what the board shows, and does what hands have done there.
fn read(table: &mut Table, side: Color, read: impl FnOnce(&mut Hands, &Known<'_>, Moment) -> Vec<Doing>) {
    let (now, game) = (table.now(), Arc::clone(&table.game));
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let position = game.position_before(game.turn());
    let known = Known {
        board: game.board(side),
        position: &position,
        owner: side,
    };
    let doings = read(&mut board.hands, &known, now);
    let is_hands = is_of_the_game(board, &game, side) && !table.machine.read_only && table.practice.is_none();
    for doing in doings {
        match doing {
            Doing::Hand(movement) if is_hands => moved(table, side, movement),
            Doing::Hand(_) | Doing::Stood => {}
            Doing::Turned(true) => tell_concerned(table, side, "said-eboard-turned", &[]),
            Doing::Turned(false) => tell_concerned(table, side, "said-eboard-turned-back", &[]),
            Doing::Proposes(gesture) => propose(table, side, gesture),
        }
    }
    follow(table);
}

/// Whether its changes are movements of the game: it stands as the game has it, or one move further. A board that is to be set
/// up first has nobody's hands on it.
fn is_of_the_game(board: &mut Electronic, game: &Game, side: Color) -> bool {
    if let Reading::SetUp(_) = board.reading
        && let Some(shown) = board.hands.shows()
        && (stands_so(shown, game, side) || is_a_move_further(shown, game, side))
    {
        board.reading = Reading::Hands;
        board.followed = game.board(side).pieces().clone();
    }
    board.reading == Reading::Hands && game.ending().is_none()
}

fn stands_so(shown: &Board, game: &Game, side: Color) -> bool {
    shown == game.board(side).pieces()
}

/// What its player did while nobody heard the board: his move, or the opponent's that he had to execute.
fn is_a_move_further(shown: &Board, game: &Game, side: Color) -> bool {
    let turn = game.turn();
    let position = game.position_before(turn);
    // What he had in his hand stood there before.
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

/// A hand has done that on the electronic board of that side.
fn moved(table: &mut Table, side: Color, movement: HandMovement) {
    let command = by_hand(side, movement);
    let by = Person::Player(side);
    table.attempt(by, |table| table.hands_on_wood(by, side, &command));
    let stands = table.game.board(side).pieces().clone();
    if let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() {
        board.followed = stands;
    }
}

/// What stands on the board now is meant: nothing is waited for.
pub(super) fn settle(table: &mut Table) {
    for side in Color::ALL {
        if table.boards.holds(side) {
            read(table, side, Hands::settle);
        }
    }
}

/// What the pieces propose is told, and at home it is asked of whoever would have to say it. At an event nobody is asked because of
/// what his opponent does with his pieces (11.5): the arbiter has heard it.
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

/// What the clock at the board says: its lever presses ours; where it is the game's clock, ours follows.
fn clock_says(table: &mut Table, side: Color, reading: ClockReading) {
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let before = board.clock.reading.replace(reading);
    let leads = table.game.regulations().watch.electronic.clock == BoardClock::Leads;
    let Some(before) = before else {
        let id = if leads {
            "said-eboard-clock-leads"
        } else {
            "said-eboard-clock-shows"
        };
        return tell_concerned(table, side, id, &[]);
    };
    if reading.battery_is_low && !before.battery_is_low {
        tell_concerned(table, side, "said-eboard-clock-battery", &[]);
    }
    if let Some(presser) = reading.presser.filter(|up| before.presser != Some(*up)) {
        lever(table, side, presser);
    }
    if leads {
        follow_clock(table, reading);
    }
}

/// The lever at the board of `side` has been pressed by that player.
fn lever(table: &mut Table, side: Color, presser: Color) {
    let is_taken_back = |board: &mut Electronic| std::mem::take(&mut board.clock.is_refused);
    if table
        .boards
        .seats
        .get_mut(side)
        .as_deref_mut()
        .is_some_and(is_taken_back)
    {
        // Who pressed too early puts the lever back: his opponent has not pressed.
        return;
    }
    settle(table);
    let by = Person::Player(presser);
    let command = if table.game.clock().has_started() || !table.game.clock().is_timed() {
        Command::PressClock { side: presser }
    } else if table.is_home() && table.game.turn().side != presser {
        Command::StartClocks
    } else {
        // The lever is put into its place before the game.
        return;
    };
    // A press that comes too early is D.2.4 like any other, and the arbiter's to judge.
    let is_done = table.attempt(by, |table| table.intend(by, Intent::Do(command)));
    if let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() {
        board.clock.is_refused = !is_done;
    }
}

fn follow_clock(table: &mut Table, reading: ClockReading) {
    let clock = table.game.clock();
    if !clock.is_timed() || table.is_read_only() || table.game.ending().is_some() {
        return;
    }
    let ours = clock.both_ms(table.now());
    let is_off = Color::ALL
        .into_iter()
        .any(|side| ours.get(side).abs_diff(*reading.left_ms.get(side)) >= CLOCKS_AGREE_MS);
    if is_off {
        let left_ms = reading.left_ms;
        table.apply(Event::Device(DeviceEvent::ClockFollowed { left_ms }));
    }
}

/// After anything has happened: what has to be done on each electronic board, its lights, and the clock that stands beside it.
pub(super) fn follow(table: &mut Table) {
    for side in Color::ALL {
        if table.boards.holds(side) {
            guide(table, side);
            show_clock(table, side);
        }
    }
}

fn guide(table: &mut Table, side: Color) {
    let (now, game) = (table.now(), Arc::clone(&table.game));
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let stands = game.board(side).pieces();
    if *stands != board.followed && board.reading == Reading::Hands {
        // A ruling or the program has set the player's board up: his pieces have to follow.
        board.followed = stands.clone();
        board.reading = Reading::SetUp(now);
    }
    let Some(shown) = board.hands.shows().cloned() else {
        return;
    };
    let wanted = match board.reading {
        Reading::SetUp(_) if shown == *stands => {
            board.reading = Reading::Hands;
            None
        }
        Reading::SetUp(since) if is_overdue(&game, since, now) => {
            board.reading = Reading::Hands;
            board.followed = shown.clone();
            let by = Person::Player(side);
            let pieces = shown.clone();
            table.apply(Event::BoardEntered {
                by,
                board: side,
                pieces,
            });
            None
        }
        Reading::SetUp(_) => Some(stands.clone()),
        Reading::Hands => table.executed(side),
    };
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    let step = wanted
        .as_ref()
        .and_then(|wanted| corrections(&shown, wanted).first().copied());
    let is_new = wanted.is_some() && board.guide.wanted != wanted;
    if step.is_none() {
        board.guide.told = None;
    }
    board.guide.step = step;
    board.guide.wanted = wanted;
    let lit = step.map_or(Bitboard::EMPTY, |step| board.hands.to_board(squares(&step)));
    if lit != board.lit {
        board.lit = lit;
        table.seats.send(Effect::Boards(Request::Light(side, lit)));
    }
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    // A sighted player has his eyes on the board: he is told at once what to do. A blind one has heard the announcement.
    board.guide.waits = game.people().is_vi(side);
    let at_once = is_new && !board.guide.waits;
    let is_due = board.next_step_at().is_some_and(|at| at <= now);
    if let Some(step) = step.filter(|_| at_once || is_due) {
        board.guide.told = Some(step);
        board.guide.stirred = now;
        let person = Person::Player(side);
        let text = table
            .seat(person)
            .map(|seat| wording::discrepancy::correction(&seat.messages, &step));
        // The announcement comes first.
        table.step.then.extend(text.map(|text| (person, text)));
    } else if is_new {
        board.guide.stirred = now;
    }
}

/// While a clock runs nobody sets up a board for ever: what stands there then is how it stands (D.2.9).
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

/// The clock at the board shows our times, whenever they have changed otherwise than by running down.
fn show_clock(table: &mut Table, side: Color) {
    let (now, game) = (table.now(), Arc::clone(&table.game));
    let clock = game.clock();
    let shows = game.regulations().watch.electronic.clock == BoardClock::Shows && clock.is_timed();
    let Some(board) = table.boards.seats.get_mut(side).as_deref_mut() else {
        return;
    };
    if !shows || board.clock.reading.is_none() {
        return;
    }
    let order = ClockOrder {
        left_ms: clock.both_ms(now),
        running: clock.running(),
    };
    let is_same = board.clock.shown.is_some_and(|shown| {
        let stands = |side: Color| order.running == Some(side) || shown.left_ms.get(side) == order.left_ms.get(side);
        shown.running == order.running && Color::ALL.into_iter().all(stands)
    });
    if !is_same || board.clock.flag_at != clock.flag_at() {
        board.clock.shown = Some(order);
        board.clock.flag_at = clock.flag_at();
        table.seats.send(Effect::Boards(Request::ShowClock(side, order)));
    }
}

/// How that side's electronic board is, and what is to be done there.
fn tell(table: &mut Table, by: Person, side: Color) -> Result<(), Refusal> {
    let board = table.boards.seats.get(side).as_deref();
    let board = board.ok_or(Refusal::new(Code::NoElectronicBoard))?;
    let may_hear = by == Person::Player(side) || by == Person::Arbiter || table.is_home();
    let step = board.guide.step.filter(|_| may_hear);
    let id = match board.link {
        Link::Awaited => "said-eboard-awaited",
        Link::Lost => "said-eboard-is-lost",
        Link::There if step.is_none() => "said-eboard-stands",
        Link::There => "said-eboard-to-do",
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eboard::{Kind, Obstacle};
    use crate::locale::Locale;
    use crate::script::{parse::parse, play::Stage};
    use crate::table::input::Input;
    use shakmaty::Square;

    const ADA: Person = Person::Player(Color::White);
    const BEN: Person = Person::Player(Color::Black);
    const EVENT: &str = "time 300+5\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";

    fn table(header: &str) -> Table {
        let script = parse(header).unwrap();
        Stage::new(&script.header, Locale::En, None).into_table().0
    }

    fn step(table: &mut Table, input: Input) -> Vec<Effect> {
        let now = Moment::from_millis(table.last().as_millis() + 100);
        table.step(input, now)
    }

    fn types(table: &mut Table, by: Person, line: &str) -> Vec<Effect> {
        step(table, Input::Intent(by, Intent::Line(line.to_owned())))
    }

    fn requests(effects: &[Effect]) -> Vec<Request> {
        let asked = effects.iter().filter_map(|effect| {
            let Effect::Boards(request) = effect else { return None };
            Some(request.clone())
        });
        asked.collect()
    }

    fn said_to(effects: &[Effect], person: Person) -> Vec<String> {
        let said = effects.iter().filter_map(|effect| {
            let Effect::Say { to, utterance, .. } = effect else {
                return None;
            };
            (*to == person).then(|| utterance.text())
        });
        said.collect()
    }

    fn refused(effects: &[Effect]) -> Option<Code> {
        effects.iter().find_map(|effect| {
            let Effect::Refuse { refusal, .. } = effect else {
                return None;
            };
            Some(refusal.code)
        })
    }

    fn board(serial: &str, standing: Standing) -> Found {
        Found {
            id: id(serial),
            place: format!("/dev/tty{serial}"),
            standing,
        }
    }

    fn id(serial: &str) -> BoardId {
        BoardId {
            kind: Kind::Dgt,
            serial: serial.to_owned(),
        }
    }

    fn two() -> Vec<Found> {
        vec![
            board("1", Standing::Unusable(Obstacle::Busy)),
            board("2", Standing::Free),
        ]
    }

    fn reports(table: &mut Table, side: Color, report: Report) -> Vec<Effect> {
        step(table, Input::Boards(News::Of(side, report)))
    }

    fn connected(table: &mut Table, side: Color) {
        step(table, Input::UseBoard(Person::Player(side), side, id("2")));
        reports(table, side, Report::Connected(board("2", Standing::Taken(side))));
        reports(table, side, Report::Shows(Board::default()));
    }

    #[test]
    fn boards_are_listed_and_taken_by_their_number() {
        let mut table = table(EVENT);
        let asked = types(&mut table, BEN, "boards");
        assert_eq!(requests(&asked), [Request::Look]);
        let told = step(&mut table, Input::Boards(News::Found(two())));
        assert_eq!(
            said_to(&told, BEN),
            [
                "Electronic boards. 1: DGT, number 1, another program has /dev/tty1 open: close it and try again. 2: DGT, number 2, free."
            ]
        );
        assert_eq!(said_to(&told, ADA), [""; 0]);
        let taken = types(&mut table, BEN, "board 2");
        assert_eq!(requests(&taken), [Request::Take(Color::Black, id("2"))]);
        assert_eq!(said_to(&taken, ADA), ["Black, Ben: electronic board, DGT, number 2."]);
        assert_eq!(requests(&types(&mut table, BEN, "board 1")), []);
        assert_eq!(refused(&types(&mut table, BEN, "board 3")), Some(Code::OutOfRange));
        let kept = |effects: &[Effect]| {
            let is_kept = |effect: &Effect| matches!(effect, Effect::Keep(BEN, Setting::BlackBoard));
            effects.iter().any(is_kept)
        };
        assert!(kept(&taken));
        assert_eq!(Setting::BlackBoard.value(&table.seat(BEN).unwrap().settings), "dgt:2");
        let moved = types(&mut table, ADA, "board 2 white");
        assert_eq!(
            requests(&moved),
            [Request::Release(Color::Black), Request::Take(Color::White, id("2"))]
        );
        assert_eq!(
            requests(&types(&mut table, BEN, "board off white")),
            [Request::Release(Color::White)]
        );
        assert_eq!(
            refused(&types(&mut table, BEN, "my board")),
            Some(Code::NoElectronicBoard)
        );
    }

    #[test]
    fn a_number_needs_no_list_before_it() {
        let mut table = table(EVENT);
        assert_eq!(requests(&types(&mut table, BEN, "board 2 black")), [Request::Look]);
        let taken = step(&mut table, Input::Boards(News::Found(two())));
        assert_eq!(requests(&taken), [Request::Take(Color::Black, id("2"))]);
    }

    #[test]
    fn in_a_competition_that_has_begun_the_arbiter_alone_chooses_boards() {
        let mut table = table(EVENT);
        step(&mut table, Input::Boards(News::Found(two())));
        step(
            &mut table,
            Input::Intent(Person::Arbiter, Intent::Do(Command::StartClocks)),
        );
        assert_eq!(
            refused(&types(&mut table, BEN, "board 2 black")),
            Some(Code::DeviceFixed)
        );
        let taken = types(&mut table, Person::Arbiter, "board 2 black");
        assert_eq!(requests(&taken), [Request::Take(Color::Black, id("2"))]);
    }

    #[test]
    fn a_locked_table_is_started_again_with_its_own_board_and_with_no_other() {
        let mut table = table(EVENT);
        connected(&mut table, Color::Black);
        types(&mut table, Person::Arbiter, "lock 4711");
        let other = step(&mut table, Input::UseBoard(BEN, Color::Black, id("3")));
        assert_eq!((refused(&other), requests(&other)), (Some(Code::DeviceFixed), vec![]));
        let own = step(&mut table, Input::UseBoard(BEN, Color::Black, id("2")));
        assert_eq!(requests(&own), [Request::Take(Color::Black, id("2"))]);
        let whites = step(&mut table, Input::UseBoard(BEN, Color::White, id("2")));
        assert_eq!(refused(&whites), Some(Code::DeviceFixed));
    }

    #[test]
    fn lights_show_the_step_and_go_out_when_it_is_done() {
        let mut table = table(EVENT);
        connected(&mut table, Color::Black);
        step(
            &mut table,
            Input::Intent(Person::Arbiter, Intent::Do(Command::StartClocks)),
        );
        let play = Intent::Play {
            for_side: Color::White,
            words: String::from("Nf3"),
        };
        let shown = step(&mut table, Input::Intent(ADA, play));
        let both = Bitboard::from_square(Square::G1).with(Square::F3);
        assert_eq!(requests(&shown), [Request::Light(Color::Black, both)]);
        assert!(said_to(&shown, BEN).contains(&String::from("Move: white knight from g1 to f3.")));
        reports(&mut table, Color::Black, Report::Changed(Square::G1, None));
        table.step(Input::Time, Moment::from_millis(table.last().as_millis() + 700));
        let done = reports(
            &mut table,
            Color::Black,
            Report::Changed(Square::F3, Some(Color::White.knight())),
        );
        assert_eq!(requests(&done), [Request::Light(Color::Black, Bitboard::EMPTY)]);
        let told = types(&mut table, BEN, "my board");
        assert_eq!(said_to(&told, BEN), ["DGT, number 2: it stands right."]);
    }

    #[test]
    fn the_clock_at_the_board_shows_our_times_when_they_jump_and_not_while_they_run_down() {
        let mut table = table(EVENT);
        connected(&mut table, Color::Black);
        let reading = ClockReading {
            left_ms: ByColor::default(),
            presser: Some(Color::Black),
            is_running: false,
            battery_is_low: false,
        };
        let shown = reports(&mut table, Color::Black, Report::Clock(reading));
        let order = |running, white, black| {
            let left_ms = ByColor { white, black };
            Request::ShowClock(Color::Black, ClockOrder { left_ms, running })
        };
        assert_eq!(requests(&shown), [order(None, 305_000, 305_000)]);
        let started = step(
            &mut table,
            Input::Intent(Person::Arbiter, Intent::Do(Command::StartClocks)),
        );
        assert_eq!(requests(&started), [order(Some(Color::White), 305_000, 305_000)]);
        let later = table.step(Input::Time, Moment::from_millis(table.last().as_millis() + 5_000));
        assert_eq!(requests(&later), []);
        let stopped = step(
            &mut table,
            Input::Intent(Person::Arbiter, Intent::Do(Command::StopClocks)),
        );
        assert_eq!(requests(&stopped), [order(None, 299_900, 305_000)]);
    }

    #[test]
    fn a_battery_that_runs_down_is_told_once() {
        let mut table = table(EVENT);
        connected(&mut table, Color::Black);
        let told = |effects: &[Effect]| said_to(effects, Person::Arbiter).len();
        assert_eq!(told(&reports(&mut table, Color::Black, Report::Battery(60))), 0);
        assert_eq!(told(&reports(&mut table, Color::Black, Report::Battery(15))), 1);
        assert_eq!(told(&reports(&mut table, Color::Black, Report::Battery(14))), 0);
    }

    #[test]
    fn a_table_without_a_board_asks_nothing_of_any() {
        let mut table = table(EVENT);
        let mut effects = step(&mut table, Input::Time);
        effects.extend(types(&mut table, ADA, "e4"));
        effects.extend(types(&mut table, ADA, "press"));
        assert_eq!(requests(&effects), []);
        assert_eq!(table.boards.next_wakeup(), None);
    }
}
