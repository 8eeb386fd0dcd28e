use std::collections::HashSet;

use shakmaty::{Color, Position as _};

use super::question::{AnswerBasis, HARDEST, RightAnswer, TrainingQuestion};
use super::*;
use crate::input::Input;
use crate::script::{parse::parse, play::Stage};
use crate::tests::said;
use announcement::vocabulary::Vocabulary;
use controls::intent::Intent;
use locale::Locale;
use settings::training::Trained;

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);

fn asker(vocabulary: Vocabulary, locale: Locale) -> AnswerBasis {
    AnswerBasis {
        vocabulary,
        letters: locale.tag().parse().unwrap_or_default(),
        messages: Messages::new(locale),
    }
}

/// The answer as it is shown, and as the Laws print it.
fn spellings(right: &RightAnswer) -> Vec<String> {
    match right {
        RightAnswer::Said(words) => vec![words.text.clone(), words.shown()],
        RightAnswer::Written(text) => vec![text.clone()],
    }
}

fn questions(vocabulary: Vocabulary, count: u64) -> Vec<TrainingQuestion> {
    let mut dice = Dice::new(&[7; 32], Moment::from_millis(vocabulary.name().len() as u64));
    let mut last = None;
    let question = |number| {
        let level = usize::try_from(number).unwrap() % (HARDEST + 1);
        let question = TrainingQuestion::next(&mut dice, level, last, vocabulary);
        assert_ne!(last, Some(question.kind()), "another kind each time");
        last = Some(question.kind());
        question
    };
    (0..count).map(question).collect()
}

#[test]
fn every_right_answer_is_accepted_in_every_language() {
    for vocabulary in Vocabulary::ALL {
        for locale in Locale::ALL {
            let asker = asker(vocabulary, locale);
            for question in questions(vocabulary, 40) {
                for answer in spellings(&question.right(asker)) {
                    assert!(
                        question.is_answered(&answer, asker),
                        "{vocabulary:?} {locale}: {answer} to {question:?}"
                    );
                    let is_command = matches!(
                        move_line::read(&answer, ADA, &asker.messages),
                        MoveLineMeaning::Command(_)
                    );
                    assert!(
                        !is_command || question.kind() == QuestionKind::Colour,
                        "{locale}: {answer}"
                    );
                }
            }
        }
    }
}

/// Property: each legal move but the one asked for is a wrong answer, so no question has two.
#[test]
fn no_question_is_ambiguous_or_contains_its_own_answer() {
    for vocabulary in Vocabulary::ALL {
        let asker = asker(vocabulary, Locale::En);
        for question in questions(vocabulary, 24) {
            match &question {
                TrainingQuestion::Announce(position, mv) | TrainingQuestion::Write(position, mv) => {
                    for other in position.legal_moves().into_iter().filter(|other| other != mv) {
                        let of_other = match question.kind() {
                            QuestionKind::Announce => TrainingQuestion::Announce(position.clone(), other),
                            QuestionKind::Write | QuestionKind::Colour | QuestionKind::Square => {
                                TrainingQuestion::Write(position.clone(), other)
                            }
                        };
                        for answer in spellings(&of_other.right(asker)) {
                            assert!(!question.is_answered(&answer, asker), "{answer} to {question:?}");
                        }
                    }
                    let written = san_in(position.as_ref(), *mv, asker.letters);
                    let said = TrainingQuestion::Announce(position.clone(), *mv).right(asker);
                    let copied = match question.kind() {
                        QuestionKind::Announce => vec![written],
                        QuestionKind::Write | QuestionKind::Colour | QuestionKind::Square => spellings(&said),
                    };
                    for copy in copied {
                        assert!(
                            !question.is_answered(&copy, asker),
                            "{vocabulary:?} {copy} to {question:?}"
                        );
                    }
                }
                TrainingQuestion::Colour(square) => {
                    assert!(question.is_answered(if square.is_light() { "L" } else { "dark." }, asker));
                    assert!(!question.is_answered(if square.is_light() { "dark" } else { "l" }, asker));
                }
                TrainingQuestion::File(_)
                | TrainingQuestion::Rank(_)
                | TrainingQuestion::Square(_)
                | TrainingQuestion::Knight(_) => {
                    let spelt = joined(&asked(&question, asker));
                    assert!(!question.is_answered(&spelt, asker), "{spelt}");
                }
            }
        }
    }
}

#[test]
fn wrong_words_and_words_of_other_languages_are_wrong_answers() {
    let asker = asker(Vocabulary::Fide, Locale::En);
    let position = Box::new(shakmaty::Chess::default());
    let knight = position
        .legal_moves()
        .into_iter()
        .find(|mv| mv.to() == shakmaty::Square::F3 && mv.role() != shakmaty::Role::Pawn);
    let question = TrainingQuestion::Announce(position, knight.unwrap());
    for right in [
        "Springer Felix drei",
        "springer felix drei.",
        "Pferd Felix drei",
        "Springer Gustav Felix drei",
    ] {
        assert!(question.is_answered(right, asker), "{right}");
    }
    for wrong in [
        "Nf3",
        "g1f3",
        "Gustav eins Felix drei",
        "Springer f3",
        "Springer Felix 3",
        "Knight Felix drei",
        "Springer Felix three",
        "",
    ] {
        assert!(!question.is_answered(wrong, asker), "{wrong}");
    }
    let square = TrainingQuestion::Square(shakmaty::Square::C5);
    for right in ["Cesar fuenf", "Cäsar fünf", "cäsar funf", "Caesar fünf"] {
        assert!(square.is_answered(right, asker), "{right}");
    }
    for wrong in ["c5", "Cäsar", "fünf Cäsar", "Cäsar sechs", "c fünf"] {
        assert!(!square.is_answered(wrong, asker), "{wrong}");
    }
}

#[test]
fn questions_vary_and_hard_moves_come_at_harder_levels() {
    let all = questions(Vocabulary::Fide, 400);
    let moves = all.iter().filter_map(|question| match question {
        TrainingQuestion::Announce(_, mv) | TrainingQuestion::Write(_, mv) => Some(*mv),
        TrainingQuestion::Colour(_)
        | TrainingQuestion::File(_)
        | TrainingQuestion::Rank(_)
        | TrainingQuestion::Square(_)
        | TrainingQuestion::Knight(_) => None,
    });
    let moves: HashSet<_> = moves.collect();
    assert!(moves.len() > 80, "{}", moves.len());
    assert!(moves.iter().any(|mv| mv.is_promotion()) && moves.iter().any(|mv| mv.is_castle()));
    let mut dice = Dice::new(&[0; 32], Moment::START);
    for _ in 0..100 {
        if let TrainingQuestion::Announce(_, mv) =
            TrainingQuestion::next(&mut dice, 0, Some(QuestionKind::Write), Vocabulary::Fide)
        {
            assert!(!mv.is_capture() && !mv.is_promotion() && !mv.is_castle());
        }
    }
}

fn table(header: &str) -> Table {
    let script = parse(&format!("{header}\nwhite vi Ada\nblack sighted Ben\n")).unwrap();
    Stage::new(&script.header, Locale::En, None).into_table().0
}

fn typed(table: &mut Table, by: Person, text: &str, at_ms: u64) -> Vec<String> {
    let input = Input::Intent(by, Intent::Line(text.to_owned()));
    let effects = table.step(input, Moment::from_millis(at_ms));
    let is_written = effects.iter().any(|effect| matches!(effect, Effect::Append(_)));
    assert!(!is_written, "{effects:?}");
    said(&effects)
}

/// The right answer to the present question.
fn right(table: &Table, by: Person) -> String {
    let asker = super::asker(table, by).unwrap();
    spellings(&table.training.as_ref().unwrap().question.right(asker)).swap_remove(0)
}

#[test]
fn it_gets_harder_with_success_and_easier_with_faults() {
    let mut table = table("set place=home");
    table.step(Input::Time, Moment::from_millis(1));
    typed(&mut table, ADA, "training", 1_000);
    let level = |table: &Table| table.training.as_ref().unwrap().level;
    for number in 1..=12 {
        let answer = right(&table, ADA);
        let said = typed(&mut table, ADA, &answer, 1_000 + number * 5_000);
        assert!(said.len() == 1 && said[0].starts_with("Right. "), "{said:?}");
    }
    assert_eq!(level(&table), HARDEST);
    let said = typed(&mut table, ADA, "nonsense", 70_000);
    assert!(said.len() == 1 && said[0].starts_with("No. "), "{said:?}");
    assert_eq!(level(&table), HARDEST - 1);
    let said = typed(&mut table, ADA, "leave", 75_000);
    assert!(
        said[0].starts_with("Training over. 12 of 13 right; median time 5 seconds. Weakest: "),
        "{said:?}"
    );
    assert_eq!(said.len(), 1);
    let kept = &table.seat(ADA).unwrap().settings.trainings;
    assert_eq!(
        (kept.len(), kept[0].all(), kept[0].median_ms),
        (1, TrainingScore { right: 12, asked: 13 }, 5_000)
    );
}

#[test]
fn it_lasts_ten_minutes_and_does_not_end_while_its_person_types() {
    let mut table = table("set place=home");
    table.step(Input::Time, Moment::from_millis(1));
    typed(&mut table, ADA, "training", 1_000);
    let answer = right(&table, ADA);
    typed(&mut table, ADA, &answer, 590_000);
    assert_eq!(table.next_wakeup(), Some(Moment::from_millis(620_000)));
    table.somebody_types(Moment::from_millis(615_000));
    table.step(Input::Time, Moment::from_millis(620_000));
    assert!(is_of(&table, ADA));
    let answer = right(&table, ADA);
    let said = typed(&mut table, ADA, &answer, 640_000);
    assert!(
        said[0].starts_with("Right. The ten minutes are over. 2 of 2 right"),
        "{said:?}"
    );
    assert!(!is_of(&table, ADA));
    // A training left alone ends by itself.
    typed(&mut table, ADA, "training", 700_000);
    let effects = table.step(Input::Time, Moment::from_millis(1_400_000));
    let said = effects.iter().any(|effect| matches!(effect, Effect::Say { utterance, .. } if utterance.text().starts_with("The ten minutes are over. ")));
    assert!(said && !is_of(&table, ADA), "{effects:?}");
}

#[test]
fn training_is_refused_at_events_and_while_a_clock_runs() {
    let mut event = table("time 300");
    event.step(Input::Time, Moment::from_millis(1));
    let refused = |table: &mut Table, text: &str| {
        let effects = table.step(
            Input::Intent(ADA, Intent::Line(text.to_owned())),
            Moment::from_millis(2),
        );
        let code = effects.into_iter().find_map(|effect| {
            let Effect::Refuse { refusal, .. } = effect else {
                return None;
            };
            Some(refusal.code)
        });
        assert!(table.training.is_none());
        code
    };
    assert_eq!(refused(&mut event, "training"), Some(Code::OnlyAtHome));
    let mut home = table("set place=home\ntime 300");
    home.step(Input::Time, Moment::from_millis(1));
    assert_eq!(refused(&mut home, "skip"), Some(Code::NoTraining));
    home.step(
        Input::Intent(ADA, Intent::Line("start clocks".to_owned())),
        Moment::from_millis(2),
    );
    assert_eq!(refused(&mut home, "training"), Some(Code::ClockRunning));
}

#[test]
fn the_game_waits_for_both_and_another_game_ends_it() {
    let mut table = table("set place=home");
    table.step(Input::Time, Moment::from_millis(1));
    let waits = table.game().clone();
    typed(&mut table, BEN, "training", 1_000);
    assert_eq!(
        typed(&mut table, ADA, "e4", 2_000),
        ["The other player is training. The game is paused."]
    );
    assert_eq!(typed(&mut table, ADA, "skip", 2_000).len(), 1);
    let question = typed(&mut table, BEN, "what next", 3_000);
    assert_eq!(typed(&mut table, BEN, "resign", 4_000), question);
    assert_eq!(table.step_while_game_waits(BEN), question.first().cloned());
    assert_eq!(*table.game(), waits);
    let form = Intent::NewGame(Box::default());
    let effects = table.step(Input::Intent(ADA, form), Moment::from_millis(5_000));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::NewGame(..))) && table.training.is_none());
}

#[test]
fn results_are_read_with_their_days_and_whether_it_gets_better() {
    let mut table = table("set place=home");
    table.step(Input::Time, Moment::from_millis(1));
    assert_eq!(
        typed(&mut table, ADA, "training results", 10),
        ["No results yet. To start, type training."]
    );
    let one = |date: &str, right| Trained {
        date: date.to_owned(),
        announced: TrainingScore { right, asked: 10 },
        median_ms: 6_400,
        ..Trained::default()
    };
    let seat = table.seats.get_mut(ADA).unwrap();
    seat.settings.trainings = vec![one("2026-11-21", 6), one("", 10)];
    assert_eq!(
        typed(&mut table, ADA, "training results", 20),
        [
            "Today: 10 of 10 right; median time 7 seconds. 21 November 2026: 6 of 10 right; median time \
             7 seconds. Weakest: announcing, 6 of 10. Better than before."
        ]
    );
}
