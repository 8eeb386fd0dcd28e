//! An engine's evaluation of the game under review: of one position, with its best line move by move, and of every move
//! of the game.

use std::sync::Arc;

use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode, Position as _};

use super::engine_opinion::{BestLine, EngineWork, costs, engines, evaluation, note_at};
use super::shown::side_to_move;
use super::under_review::{Review, Source};
use super::{changed, said, stand};
use crate::effect::Effect;
use crate::{Table, engine};
use controls::catalogue::Control;
use controls::next;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use locale::Messages;
use protocols::engine::opinion::{Evaluation, Judging, Mistake, MoveQuality, legal};
use protocols::engine::{EngineFault, EngineNews, EngineReport, EngineRequest, EngineTask, EngineUse, Limit};
use review::TreePlace;
use review::find::named;
use speech::utterance::{Priority, Utterance};
use tactics::mistakes::{self, OwnMistake};
use wording;

/// Milliseconds an engine thinks about one position.
const THINKS_MS: u64 = 1_500;
/// Milliseconds it thinks about each position of a whole game.
const JUDGES_MS: u64 = 200;
/// Milliseconds until progress is told first, and then between further reports.
const FIRST_TOLD_MS: u64 = 1_000;
const TOLD_EACH_MS: u64 = 5_000;

/// Asks for the engine's evaluation of the position; while it thinks, asking again makes it answer at once.
pub(super) fn ask(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let review = table.reviews.now()?;
    if review.opinion.is_busy() {
        return stop(table, by);
    }
    let place = review.walk.place().clone();
    let position = review.walk.position().clone();
    if let Some(evaluation) = Evaluation::of_end(&position) {
        review.opinion.line = Some(BestLine {
            place,
            position,
            evaluation,
            moves: Vec::new(),
            said: 0,
        });
        tell_line(table);
        return Ok(());
    }
    let (start, moves) = review.walk.way();
    let mode = start.castles().mode();
    let moves = moves.into_iter().map(|mv| mv.to_uci(mode)).collect();
    let start = Fen::from_position(&start, EnPassantMode::Legal).to_string();
    let number = table.engine.numbers(1);
    let review = table.reviews.now()?;
    review.opinion.last = number;
    let task = EngineTask {
        number,
        start,
        moves,
        limit: Limit::Time(THINKS_MS),
    };
    review.opinion.line = None;
    review.opinion.thinks = EngineWork::Position(by, place);
    start_engine(table);
    table.seats.engine(EngineRequest::Think(EngineUse::Adviser, task));
    said::confirm(table, by, "review-engine-thinks");
    Ok(())
}

/// Starts the engine's process with the first question.
fn start_engine(table: &mut Table) {
    let Ok(review) = table.reviews.now() else { return };
    if std::mem::replace(&mut review.opinion.is_started, true) {
        return;
    }
    let is_chess960 = review.walk.start().castles().mode().is_chess960();
    let setup = engine::adviser(table, is_chess960);
    table.seats.engine(EngineRequest::Start(EngineUse::Adviser, setup));
}

/// Asks for the engine's evaluation of every move of the game.
pub(super) fn mistakes(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let now = table.now();
    let review = table.reviews.now()?;
    if review.opinion.is_busy() {
        return stop(table, by);
    }
    let walk = &review.walk;
    let moves = walk.game().ucis();
    if moves.is_empty() {
        return Err(Refusal::new(Code::NoMoveHere));
    }
    let start = walk.start().clone();
    // One task for each position.
    let number = table.engine.numbers(moves.len() + 1);
    let review = table.reviews.now()?;
    let judging = Judging::new(&start, &moves, Limit::Time(JUDGES_MS), number);
    review.opinion.thinks = EngineWork::Game {
        by,
        told_next: now.plus_millis(FIRST_TOLD_MS),
        is_told: false,
    };
    review.opinion.mistakes = Arc::default();
    review.opinion.at = None;
    let task = judging.task();
    review.opinion.judging = Some(Arc::new(judging));
    start_engine(table);
    if let Some(task) = task {
        table.seats.engine(EngineRequest::Think(EngineUse::Adviser, task));
    }
    said::confirm(table, by, "review-game-is-judged");
    Ok(())
}

/// Stops the thinking: about a position it says its evaluation so far, about a game the mistakes found so far.
pub(super) fn stop(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let review = table.reviews.now()?;
    match std::mem::take(&mut review.opinion.thinks) {
        EngineWork::Nothing => {
            said::confirm(table, by, "said-nothing-done");
            return Ok(());
        }
        EngineWork::Position(by, place) => review.opinion.thinks = EngineWork::Position(by, place),
        EngineWork::Game { .. } => {
            if let Some(judging) = &mut review.opinion.judging {
                Arc::make_mut(judging).stop();
            }
            finish(table, by, true);
        }
    }
    table.seats.engine(EngineRequest::Stop(EngineUse::Adviser));
    Ok(())
}

/// Drops a question about another place after a movement in the game.
pub(super) fn moved(table: &mut Table, has_moved: bool) {
    let Ok(review) = table.reviews.now() else { return };
    if has_moved && matches!(review.opinion.thinks, EngineWork::Position(..)) {
        review.opinion.thinks = EngineWork::Nothing;
        table.seats.engine(EngineRequest::Stop(EngineUse::Adviser));
    }
}

/// Ends the engine when the game is left.
pub(super) fn end(table: &mut Table, review: &Review) {
    if review.opinion.is_started {
        table.seats.engine(EngineRequest::End(EngineUse::Adviser));
    }
}

/// Ends the engine while the review stands aside; its findings so far stay.
pub(super) fn rest(table: &mut Table, by: Person) {
    let is_busy = table.reviews.now.as_ref().is_some_and(|now| now.opinion.is_busy());
    if is_busy && stop(table, by).is_err() {
        return;
    }
    let Ok(review) = table.reviews.now() else { return };
    review.opinion.thinks = EngineWork::Nothing;
    if std::mem::take(&mut review.opinion.is_started) {
        table.seats.engine(EngineRequest::End(EngineUse::Adviser));
    }
}

/// Takes news of an engine; returns true if it belonged to the game under review.
pub(crate) fn hear(table: &mut Table, news: &EngineNews) -> bool {
    let now = table.now();
    if news.of != EngineUse::Adviser {
        return false;
    }
    let Ok(review) = table.reviews.now() else { return false };
    if !review.opinion.is_started {
        return false;
    }
    if let EngineReport::Lost(fault) = &news.report {
        lost(table, fault);
        return true;
    }
    match &review.opinion.thinks {
        EngineWork::Nothing => {}
        EngineWork::Position(by, place) => {
            let (by, place) = (*by, place.clone());
            hear_of_position(table, by, place, &news.report);
        }
        EngineWork::Game { by, .. } => {
            let by = *by;
            hear_of_game(table, by, &news.report, now);
        }
    }
    true
}

fn hear_of_position(table: &mut Table, by: Person, place: TreePlace, report: &EngineReport) {
    let Ok(review) = table.reviews.now() else { return };
    let opinion = &mut review.opinion;
    match report {
        EngineReport::Thinks(number, line) if *number == opinion.last && line.rank == 1 => {
            let position = review.walk.position().clone();
            let moves = match legal(&position, &line.moves) {
                Ok(moves) => moves,
                Err(fault) => return misbehaves(table, &fault),
            };
            opinion.line = Some(BestLine {
                place,
                evaluation: Evaluation::of(line.score, position.turn()),
                position,
                moves,
                said: 0,
            });
        }
        EngineReport::Best(number, _) if *number == opinion.last => {
            opinion.thinks = EngineWork::Nothing;
            if opinion.line.is_some() {
                tell_line(table);
            } else {
                said::confirm(table, by, "review-engine-says-nothing");
            }
        }
        EngineReport::Ready(_) | EngineReport::Thinks(..) | EngineReport::Best(..) | EngineReport::Lost(_) => {}
    }
}

fn hear_of_game(table: &mut Table, by: Person, report: &EngineReport, now: Moment) {
    let Ok(review) = table.reviews.now() else { return };
    let opinion = &mut review.opinion;
    let Some(judging) = opinion.judging.as_mut().map(Arc::make_mut) else {
        return;
    };
    match judging.hear(report) {
        Ok(true) => {}
        Ok(false) => return,
        Err(fault) => return misbehaves(table, &fault),
    }
    let (done, all) = judging.progress();
    let is_over = judging.is_over();
    let task = judging.task();
    if is_over {
        opinion.thinks = EngineWork::Nothing;
        finish(table, by, false);
        return;
    }
    let mut percent = None;
    if let EngineWork::Game { told_next, is_told, .. } = &mut opinion.thinks
        && now >= *told_next
    {
        *told_next = now.plus_millis(TOLD_EACH_MS);
        percent = Some((done * 100 / all.max(1), std::mem::replace(is_told, true)));
    }
    if let Some(task) = task {
        table.seats.engine(EngineRequest::Think(EngineUse::Adviser, task));
    }
    if let Some((percent, is_told)) = percent {
        table.seats.tell(by, Priority::Normal, |seat| {
            let text = seat
                .messages
                .text("review-judged-percent", &[("percent", percent.into())]);
            let how = seat.messages.text("said-how-to-stop", &[]);
            if is_told { text } else { format!("{text} {how}") }
        });
    }
}

/// Finishes when all moves are judged, or as many as were wanted.
fn finish(table: &mut Table, by: Person, is_stopped: bool) {
    let Ok(review) = table.reviews.now() else { return };
    let found: Vec<Mistake> = review
        .opinion
        .judging
        .as_ref()
        .map(|judging| judging.mistakes())
        .unwrap_or_default();
    let count = found.len();
    let judged = review
        .opinion
        .judging
        .as_ref()
        .map_or(0, |judging| judging.progress().0);
    review.opinion.mistakes = found.into();
    review.opinion.at = None;
    let trained = own_mistakes(table, by).map_or(0, |own| own.len());
    changed(table);
    if is_stopped && judged < 2 {
        // Nothing was found out about any move.
        if let Ok(review) = table.reviews.now() {
            review.opinion.judging = None;
        }
        table.seats.tell(by, Priority::Next, |seat| {
            let none = ("count", 0_usize.into());
            seat.messages.text("review-judging-stopped", &[none])
        });
        return;
    }
    table.seats.tell(by, Priority::Next, |seat| {
        let messages = &seat.messages;
        let plies = ("count", judged.saturating_sub(1).into());
        let stopped = is_stopped.then(|| messages.text("review-judging-stopped", &[plies]));
        let key = next::key_or_words(Control::NextMistake, &seat.keymap, messages);
        let values = [("count", count.into()), ("key", (&key).into())];
        let id = if count == 0 {
            "review-no-mistakes"
        } else {
            "review-mistakes-found"
        };
        let train = match trained {
            0 => None,
            _ if trained == count => Some(messages.text("review-train-these", &[])),
            _ => Some(messages.text("review-train-some", &[("count", trained.into())])),
        };
        let texts = [stopped, Some(messages.text(id, &values)), train];
        texts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    });
}

/// The mistakes that the person can train: those of the engine's analysis, else those that the file names. At one's own table, and in a
/// file with one's name, only one's own.
fn own_mistakes(table: &mut Table, by: Person) -> Result<Vec<OwnMistake>, Refusal> {
    let mut found = all_mistakes(table)?;
    let side = own_side(table, by)?;
    found.retain(|mistake| side.is_none_or(|side| mistake.side == side));
    Ok(found)
}

fn all_mistakes(table: &mut Table) -> Result<Vec<OwnMistake>, Refusal> {
    let review = table.reviews.now()?;
    let game = review.walk.game();
    Ok(match &review.opinion.judging {
        Some(judging) => mistakes::judged(game, judging),
        None => mistakes::annotated(game).0,
    })
}

/// The person's own side in the game under review, if it is known.
fn own_side(table: &mut Table, by: Person) -> Result<Option<Color>, Refusal> {
    let name = by.side().map(|side| table.game.people().players.get(side).name.clone());
    let review = table.reviews.now()?;
    let game = review.walk.game();
    Ok(match review.source {
        Source::Table => by.side(),
        Source::File { .. } => {
            let is_named = named(&name.unwrap_or_default());
            let own = |tag: &str| game.tag(tag).is_some_and(&is_named);
            match (own("White"), own("Black")) {
                (true, false) => Some(Color::White),
                (false, true) => Some(Color::Black),
                (true, true) | (false, false) => None,
            }
        }
    })
}

/// Keeps the mistakes as positions to train.
pub(super) fn train(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let found = own_mistakes(table, by)?;
    if found.is_empty() {
        let side = own_side(table, by)?;
        let small = &table.reviews.now()?.opinion.mistakes;
        let is_small =
            |mistake: &Mistake| mistake.verdict < MoveQuality::Mistake && side.is_none_or(|side| mistake.side == side);
        let has_small = small.iter().any(is_small);
        let has_others = !all_mistakes(table)?.is_empty();
        let id = match (has_small, has_others) {
            (true, _) => "review-only-inaccuracies",
            (false, true) => "review-mistakes-are-others",
            (false, false) => "review-nothing-to-train",
        };
        said::confirm(table, by, id);
        return Ok(());
    }
    table.seats.send(Effect::KeepMistakes(by, found));
    Ok(())
}

/// Goes to the next mistake after the present place, or to the previous one.
pub(super) fn go_to_mistake(table: &mut Table, by: Person, is_forwards: bool) -> Result<(), Refusal> {
    let review = table.reviews.now()?;
    let mistakes = Arc::clone(&review.opinion.mistakes);
    if review.opinion.judging.is_none() {
        said::confirm(table, by, "review-not-judged-yet");
        return Ok(());
    }
    let ply = usize::try_from(review.walk.ply()).unwrap_or(usize::MAX);
    let next = if is_forwards {
        let ahead = mistakes.iter().position(|mistake| mistake.ply > ply);
        // At the end of the game the first of them comes first.
        let is_first = review.opinion.at.is_none() && !mistakes.is_empty();
        ahead.or_else(|| is_first.then_some(0))
    } else {
        mistakes.iter().rposition(|mistake| mistake.ply < ply)
    };
    let Some((index, mistake)) = next.and_then(|index| Some((index, mistakes.get(index)?))) else {
        said::confirm(table, by, "review-no-further-mistake");
        return Ok(());
    };
    review.opinion.at = Some(index);
    review.walk.go_to(&TreePlace::played(mistake.ply));
    stand(table);
    moved(table, true);
    let mistake = *mistake;
    said::to_all(table, by, |table, seat| {
        let Some(review) = &table.reviews.now else {
            return Utterance::sentence(&seat.messages, "");
        };
        mistake_words(table, review, &seat.messages, &mistake)
    });
    Ok(())
}

/// The move of a mistake, its degree, its cost and the better move, in the game's words.
fn mistake_words(table: &Table, review: &Review, messages: &Messages, mistake: &Mistake) -> Utterance {
    let mut utterance = said::place_words(table, review, messages, "");
    let costs = engines(messages, review.walk.comments(), costs(messages, mistake));
    if let Some(span) = utterance.spans.last_mut().filter(|span| !span.text.ends_with('.')) {
        span.text.push('.');
    }
    let better = format!("{costs} {}", messages.text("review-better", &[]));
    utterance.spans.extend(Utterance::sentence(messages, better).spans);
    if let Some((before, _)) = review.walk.last_played() {
        let announcement = wording::announcement(&table.game, &before, mistake.best);
        utterance.spans.extend(announcement.spans);
    }
    utterance
}

/// Says its evaluation, and the first move of its line.
fn tell_line(table: &mut Table) {
    let Ok(review) = table.reviews.now() else { return };
    let Some(line) = &mut review.opinion.line else { return };
    line.said = line.moves.len().min(1);
    let line = line.clone();
    let by = Person::Player(side_to_move(review));
    said::to_all(table, by, |table, seat| {
        let messages = &seat.messages;
        let mut text = format!("{}.", evaluation(messages, line.evaluation));
        let Some(first) = line.moves.first() else {
            return Utterance::sentence(messages, text);
        };
        text = format!("{text} {}", messages.text("review-best", &[]));
        let announcement = wording::announcement(&table.game, &line.position, *first);
        Utterance::introduced(messages, &text, announcement)
    });
}

/// Announces the next move of the engine's best line; the present place stays.
pub(super) fn next_of_line(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let review = table.reviews.now()?;
    let here = review.walk.place().clone();
    let Some(line) = review.opinion.line.as_mut().filter(|line| line.place == here) else {
        return ask(table, by);
    };
    let Some(uci) = line.moves.get(line.said).copied() else {
        line.said = 0;
        said::confirm(table, by, "review-line-ends");
        return Ok(());
    };
    let mut position = line.position.clone();
    for earlier in line.moves.iter().take(line.said) {
        match earlier.to_move(&position) {
            Ok(mv) => position.play_unchecked(mv),
            Err(_) => break,
        }
    }
    line.said += 1;
    said::to_all(table, by, |table, seat| {
        let messages = &seat.messages;
        let side = wording::color(messages, position.turn());
        let number = position.fullmoves().get();
        let words = messages.text("review-move", &[("number", number.into()), ("side", (&side).into())]);
        let announcement = wording::announcement(&table.game, &position, uci);
        Utterance::introduced(messages, &words, announcement)
    });
    Ok(())
}

/// Ends an engine whose line is no chess.
fn misbehaves(table: &mut Table, fault: &EngineFault) {
    table.seats.engine(EngineRequest::End(EngineUse::Adviser));
    lost(table, fault);
}

/// Takes note that the engine is gone: says what to do, and keeps its findings about a game so far.
fn lost(table: &mut Table, fault: &EngineFault) {
    let program = engine::adviser(table, false).program;
    let Ok(review) = table.reviews.now() else { return };
    let opinion = &mut review.opinion;
    opinion.is_started = false;
    let thinks = std::mem::take(&mut opinion.thinks);
    let by = match thinks {
        EngineWork::Nothing => return,
        EngineWork::Position(by, _) | EngineWork::Game { by, .. } => by,
    };
    if matches!(thinks, EngineWork::Position(..)) {
        opinion.line = None;
    }
    let is_game = matches!(thinks, EngineWork::Game { .. });
    opinion.judging.take_if(|judging| is_game && judging.progress().0 == 0);
    let has_found = is_game && opinion.judging.is_some();
    if let Some(judging) = opinion.judging.as_mut().filter(|_| has_found) {
        Arc::make_mut(judging).stop();
    }
    table.seats.tell(by, Priority::Now, |seat| match fault {
        EngineFault::NotFound | EngineFault::NotStarted(_) | EngineFault::NoEngine => {
            seat.messages.text("review-no-engine", &[])
        }
        EngineFault::Hangs | EngineFault::Ended => seat.messages.text("review-engine-lost", &[]),
        EngineFault::NoChess960 | EngineFault::Rubbish | EngineFault::Illegal(_) => {
            wording::engine::fault(&seat.messages, &program, &program, fault)
        }
    });
    if has_found {
        finish(table, by, true);
    }
}

/// The evaluation of the present place; empty if the engine has said nothing about it.
pub(super) fn sentence(table: &Table, review: &Review, messages: &Messages) -> String {
    let opinion = &review.opinion;
    if opinion.is_busy() {
        return messages.text("review-engine-thinks", &[]);
    }
    if let Some(line) = opinion.line.as_ref().filter(|line| line.place == *review.walk.place()) {
        let judged = evaluation(messages, line.evaluation);
        let Some(first) = line.moves.first() else {
            return format!("{judged}.");
        };
        let best = messages.text("review-best", &[]);
        let announcement = wording::announcement(&table.game, &line.position, *first);
        return format!("{judged}. {best} {}.", announcement.shown());
    }
    let ply = usize::try_from(review.walk.ply()).unwrap_or(usize::MAX);
    let is_in_game = review.walk.depth() == 0;
    let beside = is_in_game.then(|| note_at(opinion, messages, ply)).flatten();
    let in_file = || {
        let found = review::remark::evaluated(review.walk.comments())?;
        Some(format!("{}.", evaluation(messages, wording::glyph::of_file(found))))
    };
    beside.or_else(in_file).unwrap_or_default()
}
