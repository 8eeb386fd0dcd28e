//! Tactics: positions to solve take the place of the game on the table, so that all keys and questions of the board work on them.
//! Nothing of them is written down, and the game waits as it is.

mod shown;
mod solving;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use shakmaty::uci::UciMove;
use shakmaty::{Piece, Square};

pub(super) use self::shown::{step, view};
pub(super) use self::solving::Tactics;
use self::solving::TacticsState;
use super::effect::Effect;
use super::input::positions::{
    BadRows, NoPositions, PositionNews, PositionRequest, UnreadableResults, results_unreadable,
};
use super::other_game::WaitingGame;
use super::training::{self, Dice};
use super::{Table, other_hand, review};
use ::tactics::{
    RATINGS, Record, Sitting, Solver, SolverAnswer, TacticsLine, TacticsWish, Teller, Wish, WishFault, WishedSet,
    row_fault,
};
use announcement::Span;
use controls::engine::EngineIntent;
use controls::intent::{Intent, TacticsIntent, TrainingIntent, YesOrNo};
use controls::move_line::{self, MoveLineMeaning};
use controls::review::ReviewIntent;
use laws::command::Command;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use locale::{Messages, Value};
use query::Query;
use speech::utterance::{Priority, Utterance};

/// True if a position is on the table in place of the game.
pub(super) fn is_under_way(table: &Table) -> bool {
    solver(table).is_some()
}

/// The meaning of words of tactics in a review, a list of games, a practice game or an endgame: they go on or leave there, too. In some
/// languages the word that leaves is the one that closes the program.
pub(super) fn meant_elsewhere(table: &Table, by: Person, line: &str) -> Option<Intent> {
    let read = TacticsLine::read(line, &table.seat(by)?.messages);
    if read == TacticsLine::Next {
        return review::next_here(table);
    }
    if read != TacticsLine::Leave || !table.has_way_back(by) {
        return None;
    }
    // A question about another game comes first: it is left with no.
    let is_asked = table.seat(by)?.waiting.question.is_some() && table.escape(by).is_none();
    Some(if is_asked {
        Intent::Answer(YesOrNo::No)
    } else {
        Intent::Leave
    })
}

/// True if that person's lines are for tactics: a position is on the table, or the first one is being loaded for them.
pub(super) fn is_open_to(table: &Table, by: Person) -> bool {
    let tactics = table.tactics.as_ref();
    tactics.is_some_and(|tactics| tactics.solver().is_some() || tactics.by == by)
}

/// True if a position or the results are being loaded: something is still to be told.
pub(super) fn is_awaited(table: &Table) -> bool {
    let tactics = table.tactics.as_ref();
    tactics.is_some_and(|tactics| tactics.awaits_position || tactics.tells_statistics || tactics.result.is_some())
}

/// Says that the position is not there yet; false if it is.
fn must_wait(table: &mut Table, by: Person) -> bool {
    let must_wait = table.tactics.as_ref().is_some_and(|tactics| tactics.awaits_position);
    if must_wait {
        table.seats.confirm(by, "tactics-wait");
    }
    must_wait
}

fn solver(table: &Table) -> Option<&Solver> {
    table.tactics.as_ref()?.solver()
}

/// Carries out that person's request.
///
/// # Errors
/// No help is allowed here; no position is being solved; there is no such theme.
pub(super) fn intend(table: &mut Table, by: Person, intent: TacticsIntent) -> Result<(), Refusal> {
    let line = match intent {
        TacticsIntent::Begin(words) => return begin(table, by, &words),
        TacticsIntent::Solution => TacticsLine::Solution,
        TacticsIntent::Next => TacticsLine::Next,
        TacticsIntent::Again => TacticsLine::Again,
        TacticsIntent::Leave => TacticsLine::Leave,
    };
    if line != TacticsLine::Leave && must_wait(table, by) {
        return Ok(());
    }
    command(table, by, &line)
}

fn begin(table: &mut Table, by: Person, words: &str) -> Result<(), Refusal> {
    review::may_review(table)?;
    let messages = table.seat(by).map(|seat| seat.messages);
    let messages = messages
        .filter(|_| by.side().is_some())
        .ok_or(Refusal::new(Code::NotPermitted))?;
    let wish = match TacticsWish::read(words, &messages) {
        Ok(wish) => wish,
        Err(fault) => {
            let told = wish_fault(&messages, fault);
            table.seats.tell(by, Priority::Now, |_| told);
            return Ok(());
        }
    };
    if let Some(line) = wish.only_says.as_ref().filter(|_| is_under_way(table)) {
        return command(table, by, line);
    }
    if wish.only_says == Some(TacticsLine::Themes) {
        let themes = teller(table, by).map(|teller| teller.themes());
        tell(table, by, &themes.unwrap_or_default());
        return Ok(());
    }
    if is_under_way(table) && words.trim().is_empty() {
        return command(table, by, &TacticsLine::Position);
    }
    if wish.only_says.is_none() {
        training::end(table, None);
        table.drop_practice();
        table.engine.drop_hint(&mut table.seats);
    }
    let set = wish.set.clone();
    if matches!(set, WishedSet::File(_)) {
        tell(
            table,
            by,
            &[Span::new(
                messages.locale().tag(),
                messages.text("tactics-opening", &[]),
            )],
        );
    }
    let asked = table.now();
    let profile = table.settings().person.profile.clone();
    table
        .seats
        .send(Effect::Positions(PositionRequest::Open { asked, profile, set }));
    let opening = Tactics {
        by,
        wish,
        opened: (asked, 0),
        asked,
        result: None,
        awaits_words: true,
        awaits_position: true,
        tells_statistics: false,
        wished: None,
        state: TacticsState::Opening(None),
    };
    match table.tactics.as_mut().filter(|tactics| tactics.solver().is_some()) {
        Some(tactics) => {
            let own = Arc::make_mut(tactics);
            own.awaits_position = true;
            own.wished = Some(Box::new(opening));
        }
        None => table.tactics = Some(Arc::new(opening)),
    }
    Ok(())
}

/// The position on the table stays, because none fits another wish: its source is opened again.
fn drop_wish(table: &mut Table) {
    let (asked, profile) = (table.now(), table.settings().person.profile.clone());
    let Some(tactics) = table.tactics.as_mut().map(Arc::make_mut) else {
        return;
    };
    tactics.awaits_position = false;
    let set = tactics.wish.set.clone();
    if tactics.wished.take().is_some_and(|wished| wished.wish.set != set) {
        table
            .seats
            .send(Effect::Positions(PositionRequest::Open { asked, profile, set }));
    }
}

/// Takes news of the positions.
pub(super) fn news(table: &mut Table, news: PositionNews) {
    let now = table.now();
    let Some(tactics) = table.tactics.as_mut().map(Arc::make_mut) else {
        return;
    };
    let by = tactics.by;
    let is_wished = tactics.wished.is_some();
    let tactics = match tactics.wished.as_deref_mut() {
        Some(wished) => wished,
        None => tactics,
    };
    match news {
        // An earlier request is no longer wanted.
        PositionNews::Opened { asked, .. } | PositionNews::NotOpened(asked, _) if asked != tactics.asked => {}
        PositionNews::Opened {
            record,
            unreadable,
            bad,
            now_ms,
            ..
        } => {
            tactics.opened = (now, now_ms);
            let wish = tactics.wish.clone();
            if wish.only_says.is_none() {
                tactics.state = TacticsState::Opening(Some(record.clone()));
            }
            tell_faults(table, by, wish.set.path(), unreadable, &bad);
            if matches!(wish.set, WishedSet::File(_)) {
                table.seats.tell(by, Priority::Normal, |seat| {
                    seat.messages.text("tactics-file-known", &[])
                });
            }
            if wish.only_says.is_some() {
                table.tactics = None;
                if let Some(teller) = teller(table, by) {
                    tell(table, by, &teller.statistics(&record, now_ms));
                }
                return;
            }
            choose(table, wish.wish, &record);
        }
        PositionNews::NotOpened(_, why) => {
            let set = tactics.wish.set.clone();
            if is_wished {
                drop_wish(table);
            } else {
                table.tactics = None;
            }
            not_opened(table, by, &why, set.path());
        }
        PositionNews::Position(None) if is_wished => {
            drop_wish(table);
            let none = teller(table, by).map(|teller| teller.none());
            tell(table, by, &none.unwrap_or_default());
        }
        PositionNews::Position(position) => {
            let wished = table.tactics.as_mut().and_then(|own| Arc::make_mut(own).wished.take());
            let is_first = wished.is_none();
            if let Some(wished) = wished {
                // The result of the position before is kept.
                end(table);
                table.tactics = Some(Arc::new(*wished));
            }
            arrived(table, position.map(|position| *position), is_first);
        }
        PositionNews::Kept(stored) => kept(table, Some(*stored)),
        PositionNews::NotKept => {
            table.seats.confirm(by, "tactics-record-not-kept");
            kept(table, None);
        }
    }
}

/// Takes over the results as they were stored, and tells the statistics if they wait for them.
fn kept(table: &mut Table, stored: Option<Record>) {
    let now = table.now();
    let Some(tactics) = table.tactics.as_mut().map(Arc::make_mut) else {
        return;
    };
    let (by, now_ms, tells) = (
        tactics.by,
        tactics.now_ms(now),
        std::mem::take(&mut tactics.tells_statistics),
    );
    let TacticsState::Solving { solver, .. } = &mut tactics.state else {
        return;
    };
    let is_stored = stored.is_some();
    if let Some(stored) = stored {
        solver.take_stored(stored);
    }
    if let Some(result) = tactics.result.as_mut().filter(|_| is_stored) {
        result.change = solver.stored_change().or(result.change);
    }
    let record = solver.record().clone();
    tell_result(table, by);
    if let Some(teller) = teller(table, by).filter(|_| tells) {
        tell(table, by, &teller.statistics(&record, now_ms));
    }
}

/// Tells the result that waits.
fn tell_result(table: &mut Table, by: Person) {
    let result = table
        .tactics
        .as_mut()
        .and_then(|tactics| Arc::make_mut(tactics).result.take());
    if let Some((result, teller)) = result.zip(teller(table, by)) {
        tell(table, by, &result.words(&teller));
    }
}

/// Asks for the next position.
fn choose(table: &mut Table, wish: Wish, record: &Record) {
    let chance = Dice::new(&table.machine.seed, table.now()).throw();
    let record = Box::new(record.clone());
    table
        .seats
        .send(Effect::Positions(PositionRequest::Choose { wish, record, chance }));
}

/// Puts the chosen position on the table and tells it, after the first words of a person who begins.
fn arrived(table: &mut Table, position: Option<::tactics::TacticsPosition>, is_first: bool) {
    let now = table.now();
    let Some(mut tactics) = table.tactics.take() else {
        return;
    };
    let by = tactics.by;
    let Some(teller) = teller(table, by) else { return };
    let is_wanted = !matches!(tactics.state, TacticsState::Opening(None));
    Arc::make_mut(&mut tactics).awaits_position = !is_wanted;
    let Some(position) = position else {
        // The position before stays, if there is one.
        table.tactics = Some(tactics).filter(|tactics| tactics.solver().is_some());
        tell(table, by, &teller.none());
        return;
    };
    let own = Arc::make_mut(&mut tactics);
    let now_ms = own.now_ms(now);
    // A person with results knows what may be typed; F5 and the screen say it as well.
    let awaits_words = std::mem::replace(&mut own.awaits_words, false);
    // None after the first position of the sitting.
    let mut is_newcomer = None;
    match &mut own.state {
        TacticsState::Solving { solver, .. } => solver.take(position),
        // The game may have been played on while the file was read.
        TacticsState::Opening(None) => {
            table.tactics = Some(tactics);
            return;
        }
        TacticsState::Opening(record) => match review::may_review(table) {
            Ok(()) => {
                let sitting = Sitting::on(position, now_ms);
                let record = record.take().unwrap_or_default();
                is_newcomer = Some(record.score().played == 0);
                let mut solver = Solver::new(sitting, *record);
                solver.blindfold = own.wish.blindfold;
                let review = review::set_aside(table, by);
                own.state = TacticsState::Solving {
                    solver: Box::new(solver),
                    waiting: WaitingGame::of(&table.game, &table.seats),
                    review,
                    hand: None,
                };
            }
            Err(refusal) => return table.refuse(by, refusal),
        },
    }
    table.tactics = Some(tactics);
    stand(table);
    if let Some(is_newcomer) = is_newcomer.filter(|_| is_first) {
        // A terminal has no keys for help.
        let has_terminal = table.hints.terminal.is_some();
        let welcome = match (is_newcomer, has_terminal) {
            (true, true) => teller.welcome(),
            (true, false) => teller.short_welcome(),
            (false, _) => teller.length(),
        };
        tell(table, by, &welcome);
    }
    let spans = solver(table).map_or_else(Vec::new, |solver| solver.position(&teller));
    // "Again" says the position without the words before it.
    say(
        table,
        by,
        &spans,
        if awaits_words { Priority::Normal } else { Priority::Now },
    );
}

/// Puts a game with the moves so far on the table.
fn stand(table: &mut Table) {
    let at = table.now();
    let Some(TacticsState::Solving {
        solver, waiting, hand, ..
    }) = table.tactics.as_mut().map(|tactics| &mut Arc::make_mut(tactics).state)
    else {
        return;
    };
    *hand = None;
    let plies = solver.session().last_plies(usize::MAX);
    let start = plies
        .first()
        .map_or_else(|| solver.session().board(), |first| first.before.clone());
    let game = waiting.another(start, plies.iter().map(|ply| ply.mv), at);
    table.set_game(game);
}

/// Takes a typed line: a command of tactics, any other command, or words of a move.
pub(super) fn line(table: &mut Table, by: Person, line: &str) -> Result<(), Refusal> {
    let Some(messages) = table.seat(by).map(|seat| seat.messages) else {
        return Ok(());
    };
    let read = TacticsLine::read(line, &messages);
    if matches!(read, TacticsLine::Words(_))
        && let MoveLineMeaning::Command(intent) = move_line::read(line, by, &messages)
    {
        return table.intend(by, intent);
    }
    if read != TacticsLine::Leave && must_wait(table, by) {
        return Ok(());
    }
    let TacticsLine::Words(words) = &read else {
        return command(table, by, &read);
    };
    let words = match move_line::read(line, by, &messages) {
        MoveLineMeaning::For(_, words) | MoveLineMeaning::Move(words) => words,
        MoveLineMeaning::Empty | MoveLineMeaning::Command(_) => words.clone(),
    };
    match answer(table, by, &words) {
        Err(refusal) if refusal.code == Code::NotUnderstood => table.offer_command(by, &words, refusal),
        done => done,
    }
}

fn answer(table: &mut Table, by: Person, words: &str) -> Result<(), Refusal> {
    if solver(table).is_some_and(|solver| solver.session().is_over()) {
        return command(table, by, &TacticsLine::Words(String::new()));
    }
    let uci = other_hand::named(table, by, words)?;
    played(table, uci)
}

/// Judges that move as an answer.
pub(super) fn played(table: &mut Table, uci: UciMove) -> Result<(), Refusal> {
    let board = solver(table).ok_or(Refusal::new(Code::NoTactics))?.session().board();
    let mv = uci
        .to_move(&board)
        .map_err(|_illegal| Refusal::of_word(Code::Illegal, uci.to_string()))?;
    carry_out(table, |solver, teller, now_ms| solver.answer(mv, teller, now_ms))
}

fn command(table: &mut Table, by: Person, line: &TacticsLine) -> Result<(), Refusal> {
    if *line == TacticsLine::Leave && table.tactics.is_some() {
        end(table);
        tell_left(table, by);
        return Ok(());
    }
    if *line == TacticsLine::Statistics
        && let Some(tactics) = table.tactics.as_mut().map(Arc::make_mut)
        && let Some(record) = tactics.solver().map(|solver| solver.record().clone())
    {
        tactics.tells_statistics = true;
        keep(table, record);
        return Ok(());
    }
    carry_out(table, |solver, teller, now_ms| solver.command(line, teller, now_ms))
}

/// Says where one is after tactics: in the review that stood aside, or in the game.
fn tell_left(table: &mut Table, by: Person) {
    if !review::resumed(table, by) {
        let next = table.what_to_do(by).unwrap_or_default();
        table.then(by, Some("review-left"), &next);
    }
}

fn keep(table: &mut Table, record: Record) {
    let keep = PositionRequest::Keep(Box::new(record));
    table.seats.send(Effect::Positions(keep));
}

/// Does that as the person who solves: the board follows, the words are said, a result is saved.
fn carry_out(table: &mut Table, act: impl FnOnce(&mut Solver, &Teller, u64) -> SolverAnswer) -> Result<(), Refusal> {
    let (now, by) = (table.now(), table.tactics.as_ref().map(|tactics| tactics.by));
    let teller = by.and_then(|by| teller(table, by));
    let tactics = table.tactics.as_mut().map(Arc::make_mut);
    let (Some(by), Some(teller), Some(tactics)) = (by, teller, tactics) else {
        return Err(Refusal::new(Code::NoTactics));
    };
    let now_ms = tactics.now_ms(now);
    let before = tactics
        .result
        .take()
        .map(|result| result.words(&teller))
        .unwrap_or_default();
    let TacticsState::Solving { solver, .. } = &mut tactics.state else {
        return Err(Refusal::new(Code::NoTactics));
    };
    let told = act(solver, &teller, now_ms);
    let record = (told.is_result || told.wants_next).then(|| solver.record().clone());
    let (wants_next, has_result) = (told.wants_next, told.change.is_some());
    tactics.awaits_words = wants_next && (has_result || !told.words(&teller).is_empty());
    tactics.awaits_position = wants_next;
    let wish = tactics.wish.wish;
    let spans = [before, if has_result { Vec::new() } else { told.words(&teller) }].concat();
    tactics.result = has_result.then(|| Box::new(told));
    stand(table);
    tell(table, by, &spans);
    if let Some(record) = record {
        keep(table, record.clone());
        if wants_next {
            choose(table, wish, &record);
        }
    }
    Ok(())
}

/// Holds the game back while a position is solved or loaded: hands on the board answer, and the keys of a game work on the position.
///
/// # Errors
/// The hand or the piece is not possible there.
pub(super) fn holds_back(table: &mut Table, by: Person, intent: &Intent) -> Result<bool, Refusal> {
    let is_held = !matches!(intent, Intent::Tactics(_) | Intent::Answer(_)) && !intent.only_looks();
    if is_held && must_wait(table, by) {
        return Ok(true);
    }
    if !is_under_way(table) {
        return Ok(false);
    }
    if matches!(intent, Intent::Review(ReviewIntent::Open(_))) {
        // The file may not be readable.
        end(table);
        tell_left(table, by);
        return Ok(false);
    }
    if let Intent::Touch { square, .. }
    | Intent::Do(
        Command::Lift { square, .. }
        | Command::Place {
            square, piece: None, ..
        },
    ) = intent
    {
        touch(table, by, *square)?;
    } else if let Intent::BringBack { square, piece, .. } = intent {
        promote(table, *square, *piece)?;
    } else if matches!(intent, Intent::Engine(EngineIntent::Hint(_))) {
        command(table, by, &TacticsLine::Hint)?;
    } else if matches!(intent, Intent::Ask(Query::Opponent)) {
        command(table, by, &TacticsLine::Ratings)?;
    } else if leaves_the_position(intent) {
        let leave = |table: &mut Table| {
            end(table);
            Ok(())
        };
        table.leave_for(by, intent, leave)?;
    } else if is_held {
        table.seats.confirm(by, "tactics-held");
    } else {
        return Ok(false);
    }
    Ok(true)
}

/// True if another game or an exercise begins with it.
fn leaves_the_position(intent: &Intent) -> bool {
    matches!(
        intent,
        Intent::NewGame(_)
            | Intent::PlayAgain(_)
            | Intent::Engine(EngineIntent::Endgame(_))
            | Intent::Review(_)
            | Intent::Practise(true)
            | Intent::Training(TrainingIntent::Begin)
    )
}

fn touch(table: &mut Table, by: Person, square: Square) -> Result<(), Refusal> {
    let Some(TacticsState::Solving { solver, hand, .. }) = table.tactics.as_deref().map(|tactics| &tactics.state)
    else {
        return Ok(());
    };
    if solver.session().is_over() {
        return command(table, by, &TacticsLine::Words(String::new()));
    }
    let mut held = *hand;
    if let Some(uci) = other_hand::touch(table, by, &mut held, square, stand)? {
        return played(table, uci);
    }
    if let Some(TacticsState::Solving { hand, .. }) =
        table.tactics.as_mut().map(|tactics| &mut Arc::make_mut(tactics).state)
    {
        *hand = held;
    }
    Ok(())
}

fn promote(table: &mut Table, square: Square, piece: Piece) -> Result<(), Refusal> {
    let Some(TacticsState::Solving { solver, hand, .. }) = table.tactics.as_deref().map(|tactics| &tactics.state)
    else {
        return Ok(());
    };
    let uci = other_hand::promoted(&solver.session().board(), *hand, square, piece)?;
    played(table, uci)
}

/// Ends tactics, the one way in which a position is left: one that was begun counts as missed, its result is told, and the waiting game
/// is on the table again.
pub(super) fn end(table: &mut Table) {
    let now = table.now();
    let Some(by) = table.tactics.as_ref().map(|tactics| tactics.by) else {
        return;
    };
    let (teller, tactics) = (teller(table, by), table.tactics.take());
    let (Some(teller), Some(mut tactics)) = (teller, tactics) else {
        return;
    };
    let now_ms = tactics.now_ms(now);
    let TacticsState::Solving {
        solver,
        waiting,
        review,
        ..
    } = &mut Arc::make_mut(&mut tactics).state
    else {
        return;
    };
    let left = solver.command(&TacticsLine::Leave, &teller, now_ms);
    if left.is_result {
        keep(table, solver.record().clone());
    }
    table.resume(waiting.clone());
    if let Some(review) = review.take() {
        review::put_back(table, review);
    }
    let before = tactics.result.as_ref().map(|result| result.words(&teller));
    let told = [before.unwrap_or_default(), left.words(&teller)].concat();
    tell(table, by, &told);
}

fn teller(table: &Table, by: Person) -> Option<Teller> {
    let seat = table.seat(by)?;
    Some(Teller {
        messages: seat.messages,
        vocabulary: wording::vocabulary(&table.game),
        cells: seat.settings.cells,
    })
}

/// Says those words at once; `again` says them once more.
fn tell(table: &mut Table, by: Person, spans: &[Span]) {
    say(table, by, spans, Priority::Now);
}

fn say(table: &mut Table, by: Person, spans: &[Span], priority: Priority) {
    let Some(seat) = table.seats.get_mut(by).filter(|_| !spans.is_empty()) else {
        return;
    };
    let utterance = Utterance::sentence(&seat.messages, "").with(priority);
    let utterance = Utterance {
        spans: spans.to_vec(),
        ..utterance
    };
    seat.last_announcement = Some(utterance.clone());
    table.seats.say_private(by, utterance);
}

/// The fault of a wish in a sentence.
fn wish_fault(messages: &Messages, fault: WishFault) -> String {
    let [from, to] = [RATINGS.start(), RATINGS.end()].map(|rating| u32::from(*rating).into());
    match fault {
        WishFault::Unknown => messages.text("tactics-no-theme", &[]),
        WishFault::NoTheme(theme) => messages.text("tactics-no-such-theme", &[("theme", Value::quoting(&theme))]),
        WishFault::Rating => messages.text("tactics-no-rating", &[("from", from), ("to", to)]),
    }
}

/// Tells the faults of the files.
fn tell_faults(table: &mut Table, by: Person, path: &str, unreadable: Option<UnreadableResults>, bad: &BadRows) {
    let words = |messages: &Messages| {
        let results = unreadable.map(|unreadable| {
            let what = unreadable.fault.unwrap_or_else(|why| {
                let refusal = why.refusal(&unreadable.path);
                wording::refusal::sentence(messages, &refusal)
            });
            results_unreadable(messages, &what, unreadable.kept_as.as_deref())
        });
        let row = bad.named.first().map(|row| {
            let values = [
                ("line", row.line.into()),
                ("path", Value::quoting_path(path)),
                ("fault", row_fault(messages, &row.fault).into()),
            ];
            messages.text("tactics-bad-row", &values)
        });
        let rows = (bad.count > 0).then(|| messages.text("tactics-bad-rows", &[("count", bad.count.into())]));
        results.into_iter().chain(row).chain(rows).collect::<Vec<_>>().join(" ")
    };
    let Some(words) = table
        .seat(by)
        .map(|seat| words(&seat.messages))
        .filter(|words| !words.is_empty())
    else {
        return;
    };
    table.seats.tell(by, Priority::Normal, |_| words);
}

fn not_opened(table: &mut Table, by: Person, why: &NoPositions, path: &str) {
    let path_value = ("path", Value::quoting_path(path));
    match why {
        NoPositions::NotRead(why) => table.refuse(by, why.refusal(path)),
        NoPositions::NoMistakes => table.seats.confirm(by, "tactics-no-mistakes-kept"),
        NoPositions::NoFile => table.seats.confirm(by, "tactics-no-file"),
        NoPositions::NotUnpacked => table.seats.tell(by, Priority::Now, |seat| {
            seat.messages.text("tactics-not-unpacked", &[path_value])
        }),
        NoPositions::Header(fault) => table.seats.tell(by, Priority::Now, |seat| {
            let fault = ("fault", row_fault(&seat.messages, fault).into());
            seat.messages.text("tactics-not-a-set", &[path_value, fault])
        }),
    }
}
