//! The pure half alone, so that a regression shows that the windows would hide.

use crate::figures::{Bench, Figure, Goal, Unit};
use crate::program::{GAME, HOME};
use annabella::app::showing::screen_of;
use announcement::render::{SpokenContent, announce};
use announcement::understand::understand;
use announcement::vocabulary::Vocabulary;
use controls::intent::Intent;
use controls::review::{ReviewIntent, ReviewStep};
use display::Personal;
use laws::command::Command;
use laws::moment::Moment;
use laws::people::Person;
use locale::{Locale, Messages};
use notation::algebraic::Letters;
use shakmaty::{Chess, Color, Position as _};
use std::hint::black_box;
use std::time::Instant;
use table::script::{parse::parse, play::Stage};
use table::{Table, input::Input};

const WHITE: Person = Person::Player(Color::White);

/// Every step of a pure call, over a whole game, again and again.
pub fn measure(bench: &mut Bench) {
    let rounds = bench.either(40, 1);
    let (steps, presses) = table(rounds);
    let words = words(rounds);
    let long = long_game(bench.either(2_000, 200));
    // Once: then they are kept as long as the process lives.
    let begun = Instant::now();
    black_box(Messages::new(Locale::De));
    let read = Figure::times("messages of a language are read", &[begun.elapsed()]);
    bench
        .figures
        .extend([words, steps, presses, long, stepping(rounds), read]);
}

fn words(rounds: usize) -> Figure {
    let mut micros = Vec::new();
    for _ in 0..rounds {
        let mut position = Chess::default();
        for san in GAME {
            let before = Instant::now();
            let understood = understand(&position, san, Letters::default()).unwrap();
            let said = announce(&SpokenContent::of_move(&position, understood), Vocabulary::Fide);
            black_box(understand(&position, &said.text, Letters::default()).unwrap());
            micros.push(before.elapsed().as_secs_f64() * 1e6);
            position.play_unchecked(understood);
        }
    }
    Figure::new("a move understood, rendered and understood again", Unit::Micros, micros)
}

fn table(rounds: usize) -> (Figure, Figure) {
    let (mut steps, mut presses) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        let mut table = new_table();
        for (ply, san) in (1..).zip(GAME) {
            let line = if ply % 2 == 1 {
                san.to_owned()
            } else {
                format!("black: {san}")
            };
            let now = Moment::START.plus_millis(ply * 1000);
            let before = Instant::now();
            black_box(table.step(Input::Intent(WHITE, Intent::Line(line)), now));
            steps.push(before.elapsed().as_secs_f64() * 1e6);
            let side = if ply % 2 == 1 { Color::White } else { Color::Black };
            let before = Instant::now();
            black_box(
                table
                    .game()
                    .decide(&Command::PressClock { side }, Person::Player(side), now)
                    .ok(),
            );
            presses.push(before.elapsed().as_secs_f64() * 1e6);
        }
    }
    (
        Figure::new("Table::step of a typed move at home", Unit::Micros, steps),
        Figure::new("decide of a press", Unit::Micros, presses),
    )
}

/// The last of many steps: what is copied for a step grows with the game.
fn long_game(plies: u64) -> Figure {
    let skipped = plies - 100;
    // The Laws of 2005, where no repetition ends a game by itself.
    let script = parse(&format!("laws 2005\n{HOME}")).unwrap();
    let mut table = Stage::new(&script.header, Locale::En, None).into_table().0;
    let mut steps = Vec::new();
    for (ply, words) in (1..=plies).zip(["Nf3", "black: Nf6", "Ng1", "black: Ng8"].into_iter().cycle()) {
        let now = Moment::START.plus_millis(ply * 1000);
        let before = Instant::now();
        black_box(table.step(Input::Intent(WHITE, Intent::Line(words.to_owned())), now));
        if ply > skipped {
            steps.push(before.elapsed().as_secs_f64() * 1e6);
        }
    }
    assert_eq!(u64::try_from(table.game().line().len()), Ok(plies));
    let name = format!("Table::step of a typed move at home after {skipped} plies");
    Figure::new(&name, Unit::Micros, steps)
}

/// A game is gone through, move by move, and each time the screen is made anew: it must be there within a frame.
fn stepping(rounds: usize) -> Figure {
    // A sixtieth of a second.
    const FRAME_MICROS: f64 = 16_667.0;
    let mut table = new_table();
    let mut at = 0;
    let mut step = |table: &mut Table, intent: Intent| {
        at += 1_000;
        let now = Moment::from_millis(at);
        let before = Instant::now();
        black_box(table.step(Input::Intent(WHITE, intent), now));
        black_box(screen_of(table, Some(WHITE), &Personal::default(), WHITE, now));
        before.elapsed().as_secs_f64() * 1e6
    };
    for (san, side) in GAME.into_iter().zip(["", "black: "].into_iter().cycle()) {
        step(&mut table, Intent::Line(format!("{side}{san}")));
    }
    step(&mut table, Intent::Review(ReviewIntent::Begin));
    let mut micros = Vec::new();
    for _ in 0..rounds {
        step(&mut table, Intent::Review(ReviewIntent::Go(ReviewStep::First)));
        for _ in GAME {
            micros.push(step(&mut table, Intent::Review(ReviewIntent::Go(ReviewStep::Next))));
        }
    }
    assert!(table.other_game(WHITE).review.is_some());
    Figure::new(
        "a move further in a game gone through, with its screen",
        Unit::Micros,
        micros,
    )
    .goal(Goal::P95(FRAME_MICROS))
}

fn new_table() -> Table {
    let script = parse(HOME).unwrap();
    Stage::new(&script.header, Locale::En, None).into_table().0
}
