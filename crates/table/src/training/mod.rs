//! A training of the words of D.2.1, ten minutes long: moves are announced and written down, squares named and their
//! colours told. Each answer is judged in one utterance that ends with the next question. The game waits, and nothing
//! is written in its journal.

mod dice;
mod question;
mod session;
#[cfg(test)]
mod tests;

pub(super) use self::dice::Dice;
use self::question::{AnswerBasis, RightAnswer, TrainingQuestion, light, square_said};
pub(super) use self::session::Training;
use super::Table;
use super::effect::Effect;
use announcement::render::{Span, SpokenContent};
use controls::intent::{Intent, TrainingIntent};
use controls::move_line::{self, MoveLineMeaning};
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::rules::help::may_be_helped;
use locale::{Messages, Value, date, duration};
use notation::algebraic::san_in;
use settings::training::{self as results, QuestionKind, Trained, TrainingScore, TrainingTrend};
use speech::utterance::{Priority, Utterance};
use wording::cell::kind;
use wording::framed;

/// Length of a training, in milliseconds.
const LONG_MS: u64 = 600_000;
/// Milliseconds more for the answer of a person who is typing at the end.
const GRACE_MS: u64 = 30_000;
/// Carries out that person's request about a training.
pub(super) fn intend(table: &mut Table, by: Person, intent: TrainingIntent) -> Result<(), Refusal> {
    match intent {
        TrainingIntent::Begin if table.training.is_none() => begin(table, by),
        TrainingIntent::Begin if is_of(table, by) => {
            say_question(table, by);
            Ok(())
        }
        TrainingIntent::Results => {
            tell_results(table, by);
            Ok(())
        }
        TrainingIntent::Leave if is_of(table, by) => {
            end(table, None);
            Ok(())
        }
        TrainingIntent::Skip if is_of(table, by) => {
            answered(table, by, None);
            Ok(())
        }
        TrainingIntent::Begin => Err(Refusal::new(Code::NotPermitted)),
        TrainingIntent::Leave | TrainingIntent::Skip => Err(Refusal::new(Code::NoTraining)),
    }
}

fn begin(table: &mut Table, by: Person) -> Result<(), Refusal> {
    may_be_helped(&table.game)?;
    let asker = asker(table, by).filter(|_| by.side().is_some());
    let asker = asker.ok_or(Refusal::new(Code::NotPermitted))?;
    if table.game.clock().running().is_some() {
        return Err(Refusal::new(Code::ClockRunning));
    }
    let now = table.now();
    let mut dice = Dice::new(&table.machine.seed, now);
    let question = TrainingQuestion::next(&mut dice, 0, None, asker.vocabulary);
    let mut spans = Utterance::sentence(&asker.messages, asker.messages.text("training-begins", &[])).spans;
    spans.extend(asked(&question, asker));
    table.training = Some(Box::new(Training {
        by,
        began: now,
        dice,
        level: 0,
        row: 0,
        question,
        asked_at: now,
        took_ms: Vec::new(),
        trained: Trained::default(),
    }));
    say(table, by, spans);
    Ok(())
}

/// True if that person is being trained.
pub(super) fn is_of(table: &Table, by: Person) -> bool {
    table.training.as_ref().is_some_and(|training| training.by == by)
}

/// Holds the game back during a training: an act that would change it only brings the question again, and the other
/// player hears why.
pub(super) fn holds_back(table: &mut Table, by: Person, intent: &Intent) -> bool {
    if table.training.is_none() {
        return false;
    }
    let leaves = matches!(intent, Intent::File(file) if file.leaves_the_table());
    if leaves || matches!(intent, Intent::NewGame(_)) {
        // The result so far is kept.
        end(table, None);
        return false;
    }
    if intent.only_looks() || matches!(intent, Intent::Training(_) | Intent::Answer(_)) {
        return false;
    }
    if is_of(table, by) {
        say_question(table, by);
        return true;
    }
    waits(table, by)
}

/// True if the game waits for a training; that person is told so.
pub(super) fn waits(table: &mut Table, by: Person) -> bool {
    let waits = table.training.is_some();
    if waits {
        table.seats.confirm(by, "training-waits");
    }
    waits
}

/// Takes a typed line as an answer, unless it is a command.
pub(super) fn line(table: &mut Table, by: Person, line: &str) -> Result<(), Refusal> {
    let Some(messages) = table.seat(by).map(|seat| seat.messages) else {
        return Ok(());
    };
    // "Dark" may be a command in some language.
    let is_colour = table
        .training
        .as_ref()
        .is_some_and(|training| training.question.kind() == QuestionKind::Colour);
    if is_colour && light(line, &messages).is_some() {
        answered(table, by, Some(line));
        return Ok(());
    }
    match move_line::read(line, by, &messages) {
        MoveLineMeaning::Empty => Ok(()),
        MoveLineMeaning::Command(intent) => table.intend(by, intent),
        MoveLineMeaning::For(_, words) | MoveLineMeaning::Move(words) => {
            answered(table, by, Some(&words));
            Ok(())
        }
    }
}

/// Judges an answer, or none: tells the right one and the next question, in one utterance; or ends the training when
/// the time is over.
fn answered(table: &mut Table, by: Person, answer: Option<&str>) {
    let (now, asker) = (table.now(), asker(table, by));
    let (Some(training), Some(asker)) = (table.training.as_mut(), asker) else {
        return;
    };
    let question = training.question.clone();
    let is_right = answer.map(|answer| question.is_answered(answer, asker));
    let mut spans = verdict(&question, asker, is_right);
    training.next_question(is_right == Some(true), now, asker);
    if now.millis_since(training.began) >= LONG_MS {
        end(table, Some(spans));
        return;
    }
    spans.extend(asked(&training.question, asker));
    say(table, by, spans);
}

/// The moment at which the training ends by itself: after its time, and not while its person types.
pub(super) fn closes_at(table: &Table) -> Option<Moment> {
    let training = table.training.as_ref()?;
    let due = training.began.plus_millis(LONG_MS);
    Some(due.max(table.hints.last_stir().plus_millis(GRACE_MS)))
}

/// Ends the training: tells its result, and the next act in the game. `before` is said first.
pub(super) fn end(table: &mut Table, before: Option<Vec<Span>>) {
    let Some(training) = table.training.take() else { return };
    let (by, is_timely) = (training.by, table.now().millis_since(training.began) < LONG_MS);
    let trained = training.result();
    let Some(seat) = table.seats.get_mut(by) else { return };
    let messages = seat.messages;
    let mut parts = vec![messages.text(if is_timely { "training-left" } else { "training-over" }, &[])];
    if trained.all().asked > 0 {
        parts.push(summary(&messages, &trained));
        results::keep(&mut seat.settings.trainings, trained);
        table.seats.send(Effect::Trained(by));
    }
    parts.extend(table.what_to_do(by));
    let mut spans = before.unwrap_or_default();
    spans.extend(Utterance::sentence(&messages, parts.join(" ")).spans);
    say(table, by, spans);
}

/// "18 of 20 right, half of the answers within 6 seconds. Hardest: colours, 3 of 5."
fn summary(messages: &Messages, trained: &Trained) -> String {
    let TrainingScore { right, asked } = trained.all();
    let time = duration(messages, trained.median_ms.div_ceil(1000).max(1) * 1000);
    let values = [
        ("right", right.into()),
        ("asked", asked.into()),
        ("time", (&time).into()),
    ];
    let whole = messages.text("training-summary", &values);
    let worst = trained.worst().map(|kind| {
        let id = match kind {
            QuestionKind::Announce => "training-worst-announce",
            QuestionKind::Write => "training-worst-write",
            QuestionKind::Colour => "training-worst-colour",
            QuestionKind::Square => "training-worst-square",
        };
        let TrainingScore { right, asked } = trained.of(kind);
        messages.text(id, &[("right", right.into()), ("asked", asked.into())])
    });
    worst.map_or_else(|| whole.clone(), |worst| format!("{whole} {worst}"))
}

/// Tells the last trainings, the newest first, and if they get better.
fn tell_results(table: &mut Table, by: Person) {
    const TOLD: usize = 3;
    table.seats.tell(by, Priority::Normal, |seat| {
        let messages = &seat.messages;
        let trainings = &seat.settings.trainings;
        let told = trainings.iter().rev().take(TOLD).map(|trained| {
            let day = date(messages, &trained.date).unwrap_or_else(|| messages.text("training-today", &[]));
            let result = summary(messages, trained);
            messages.text(
                "training-result",
                &[("date", (&day).into()), ("result", (&result).into())],
            )
        });
        let progress = results::progress(trainings).map(|progress| match progress {
            TrainingTrend::Better => "training-better",
            TrainingTrend::Same => "training-same",
            TrainingTrend::Worse => "training-worse",
        });
        let mut parts: Vec<String> = told.collect();
        if parts.is_empty() {
            parts.push(messages.text("training-no-results", &[]));
        }
        parts.extend(progress.map(|id| messages.text(id, &[])));
        parts.join(" ")
    });
}

/// The question, as that person reads it; the other player reads why the game waits.
pub(super) fn step(table: &Table, to: Person) -> Option<String> {
    let training = table.training.as_ref()?;
    let asker = asker(table, to)?;
    if training.by != to {
        return Some(asker.messages.text("training-waits", &[]));
    }
    Some(joined(&asked(&training.question, asker)))
}

/// Says the question again.
pub(super) fn say_question(table: &mut Table, by: Person) {
    let spans = table.training.as_ref().zip(asker(table, by));
    if let Some(spans) = spans.map(|(training, asker)| asked(&training.question, asker)) {
        say(table, by, spans);
    }
}

fn asker(table: &Table, by: Person) -> Option<AnswerBasis> {
    Some(AnswerBasis {
        vocabulary: wording::vocabulary(&table.game),
        letters: table.letters(by),
        messages: table.seat(by)?.messages,
    })
}

/// Says the words at once, in place of those still being said of the question before.
fn say(table: &mut Table, by: Person, spans: Vec<Span>) {
    if let Some(seat) = table.seat(by) {
        let utterance = Utterance::sentence(&seat.messages, "").with(Priority::Now);
        table.seats.say_private(by, Utterance { spans, ..utterance });
    }
}

/// The words of a question.
fn asked(question: &TrainingQuestion, asker: AnswerBasis) -> Vec<Span> {
    let messages = &asker.messages;
    let plain = |id: &str, values: &[(&str, Value<'_>)]| Utterance::sentence(messages, messages.text(id, values)).spans;
    let of_square = |id: &str, square| framed(messages, id, &[], "square", square_said(square, asker.vocabulary));
    match question {
        TrainingQuestion::Announce(position, mv) => {
            let written = san_in(position.as_ref(), *mv, asker.letters);
            let Some(from) = mv.from().filter(|_| !mv.is_castle()) else {
                return plain("training-ask-castling", &[("written", (&written).into())]);
            };
            let piece = kind(messages, mv.role());
            let mut to = mv.to().to_string();
            if let Some(role) = mv.promotion() {
                to = format!("{to}, {}", kind(messages, role));
            }
            let id = if mv.is_capture() {
                "training-ask-capture"
            } else {
                "training-ask-move"
            };
            let from = from.to_string();
            let values = [
                ("written", (&written).into()),
                ("piece", (&piece).into()),
                ("from", (&from).into()),
                ("to", (&to).into()),
            ];
            plain(id, &values)
        }
        TrainingQuestion::Write(position, mv) => {
            let spoken = SpokenContent::of_move(position.as_ref(), *mv);
            let announced = announcement::render::announce(&spoken, asker.vocabulary);
            framed(messages, "training-ask-write", &[], "words", announced)
        }
        TrainingQuestion::Colour(square) => of_square("training-ask-colour", *square),
        TrainingQuestion::File(file) => plain("training-ask-file", &[("file", String::from(file.char()).into())]),
        TrainingQuestion::Rank(rank) => plain("training-ask-rank", &[("rank", String::from(rank.char()).into())]),
        TrainingQuestion::Square(square) => plain("training-ask-square", &[("square", square.to_string().into())]),
        TrainingQuestion::Knight(square) => of_square("training-ask-knight", *square),
    }
}

/// The judgement of the answer, with the right one; if no answer was given, only the right one.
fn verdict(question: &TrainingQuestion, asker: AnswerBasis, is_right: Option<bool>) -> Vec<Span> {
    let messages = &asker.messages;
    let sentence = |id: &str| Utterance::sentence(messages, messages.text(id, &[])).spans;
    let mut spans = match is_right {
        Some(true) => return sentence("training-right"),
        Some(false) => sentence("training-wrong"),
        None => Vec::new(),
    };
    let id = if matches!(question, TrainingQuestion::Knight(_)) {
        "training-for-instance"
    } else {
        "training-it-is"
    };
    spans.extend(match question.right(asker) {
        RightAnswer::Said(words) => framed(messages, id, &[], "right", words),
        RightAnswer::Written(text) => {
            Utterance::sentence(messages, messages.text(id, &[("right", (&text).into())])).spans
        }
    });
    spans
}

fn joined(spans: &[Span]) -> String {
    let texts: Vec<&str> = spans.iter().map(|span| span.text.as_str()).collect();
    texts.join(" ")
}
