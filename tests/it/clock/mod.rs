//! The chessclock from outside: an independent model, and what always adds up.

mod model;

use laws::command::{Command, WordedMove};
use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::penalty::Penalty;
use laws::people::{People, Person, Player, Sight};
use laws::regulations::{AllowedMovements, Edition, Regulations, Repeat};
use model::{Model, ms};
use notation::time_control;
use proptest::prelude::*;
use shakmaty::{ByColor, Color};

/// Every kind of period, short enough that flags fall.
const CONTROLS: [&str; 18] = [
    "20",
    "10+2",
    "0+4",
    "10b3",
    "0b4",
    "8d3",
    "5y3x4",
    "0y2x5",
    "*9",
    "3/9:9",
    "3/9+2:5+4",
    "3/9+4:5+1",
    "2/9b3:2/9d2:5y2x3",
    "9f:9f:9",
    "9+3f:9+1",
    "6d2f:2/9:9",
    "W20-B10",
    "W3/9+2:5-B8d3",
];

/// A game that goes on for ever: the knights go out and come back, and nothing in the Laws of 2005 ends that.
struct Hall {
    game: Game,
    now: Moment,
    used_ms: ByColor<u64>,
    given_ms: ByColor<i64>,
}

impl Hall {
    fn with(control: &str) -> Self {
        let player = |name: &str| Player {
            name: String::from(name),
            sight: Sight::Vi,
        };
        let people = People {
            players: ByColor {
                white: player("Ada"),
                black: player("Ben"),
            },
            assistants: ByColor::default(),
            arbiter: Some(String::from("Dora")),
        };
        let regulations = Regulations {
            edition: Edition::Laws2005,
            time: time_control::read(control).unwrap(),
            boards: AllowedMovements::Apart,
            repeat: Repeat::Waived,
            ..Regulations::default()
        };
        let mut hall = Self {
            game: Game::new(people, regulations),
            now: Moment::START,
            used_ms: ByColor::default(),
            given_ms: ByColor::default(),
        };
        hall.arbiter(&Command::StartClocks);
        hall
    }

    fn happen(&mut self, events: &[Event]) {
        for event in events {
            let before = self.game.clock().both_ms(self.now);
            self.game.apply(event, self.now);
            let after = self.game.clock().both_ms(self.now);
            for side in Color::ALL {
                let signed = |ms: &u64| i64::try_from(*ms).unwrap();
                *self.given_ms.get_mut(side) += signed(after.get(side)) - signed(before.get(side));
            }
        }
    }

    fn run(&mut self, until: Moment) {
        let before = self.game.clock().both_ms(self.now);
        let after = self.game.clock().both_ms(until);
        let mut falling = 0;
        for side in Color::ALL {
            let (before, after) = (*before.get(side), *after.get(side));
            falling += u32::from(after < before);
            *self.used_ms.get_mut(side) += before.saturating_sub(after);
            // Only an hourglass adds time while it runs.
            *self.given_ms.get_mut(side) += i64::try_from(after.saturating_sub(before)).unwrap();
        }
        assert!(falling <= 1, "both clocks run");
        self.now = until;
    }

    fn wait_until(&mut self, until: Moment) {
        while let Some(due) = self.game.next_wakeup().filter(|due| *due <= until) {
            self.run(due.max(self.now));
            let events = self.game.decide_time(self.now);
            assert!(!events.is_empty(), "nothing happened at the flag");
            self.happen(&events);
        }
        self.run(until);
    }

    fn wait(&mut self, ms: u64) {
        self.wait_until(self.now.plus_millis(ms));
    }

    fn arbiter(&mut self, command: &Command) {
        let events = self.game.decide(command, Person::Arbiter, self.now).unwrap();
        self.happen(&events);
    }

    fn move_and_press(&mut self) {
        let side = self.game.turn().side;
        let text = match self.game.turn().ply % 4 {
            1 => "g1f3",
            2 => "g8f6",
            3 => "f3g1",
            _ => "f6g8",
        };
        let words = WordedMove {
            uci: text.parse().unwrap(),
            text: String::from(text),
        };
        for command in [Command::Announce { side, words }, Command::PressClock { side }] {
            let events = self.game.decide(&command, Person::Player(side), self.now).unwrap();
            self.happen(&events);
        }
    }

    fn pause(&mut self, ms: u64) {
        if self.game.clock().running().is_some() {
            self.arbiter(&Command::StopClocks);
            self.wait(ms);
            self.arbiter(&Command::StartClocks);
        }
    }

    /// The arbiter corrects, and starts the clocks again unless they are frozen.
    fn correct(&mut self, correction: Correction) {
        let ran = self.game.clock().running().is_some();
        let stops_by_itself = matches!(correction, Correction::Penalty { .. });
        if ran && !stops_by_itself {
            self.arbiter(&Command::StopClocks);
        }
        let (before, at) = (self.game.clock().both_ms(self.now), self.now);
        let command = match correction {
            Correction::Set(side, left_ms) => Command::SetTime { side, left_ms },
            Correction::Add(side, by_ms) => Command::AddTime { side, by_ms },
            Correction::Take(side, by_ms) => Command::TakeTime { side, by_ms },
            Correction::Moves(side, moves) => Command::SetMoves { side, moves },
            Correction::Penalty { side, adds, by_ms } => Command::Penalise {
                side,
                penalty: if adds { Penalty::AddTime } else { Penalty::ReduceTime },
                by_ms: Some(by_ms),
                reason: None,
            },
        };
        let events = self.game.decide(&command, Person::Arbiter, at).unwrap();
        for event in &events {
            // Before and after are in the journal (requirements 5.1 J and 5.1 K).
            if let Event::TimeAdjusted {
                side,
                left_ms,
                delta_ms,
                ..
            } = event
            {
                assert_eq!(ms(*left_ms.get(*side)), ms(*before.get(*side)) + delta_ms);
                assert_eq!(left_ms.get(side.other()), before.get(side.other()));
            }
        }
        self.happen(&events);
        assert_eq!(self.game.clock().running(), None, "corrected while a clock runs");
        if ran || self.game.clock().first_fallen().is_none() {
            self.arbiter(&Command::StartClocks);
        }
        self.wait(0);
    }

    fn shows(&self) -> (ByColor<u64>, ByColor<u32>, ByColor<usize>, Option<Color>) {
        let clock = self.game.clock();
        (
            clock.both_ms(self.now),
            ByColor::new_with(|side| clock.clock(side).moves),
            ByColor::new_with(|side| clock.clock(side).period),
            clock.first_fallen(),
        )
    }
}

/// A correction by the arbiter (6.10.2, 12.9).
#[derive(Clone, Copy, Debug)]
enum Correction {
    Set(Color, u64),
    Add(Color, u64),
    Take(Color, u64),
    Moves(Color, u32),
    Penalty { side: Color, adds: bool, by_ms: u64 },
}

/// An act after some thought.
#[derive(Clone, Copy, Debug)]
enum Act {
    Press,
    Pause,
    Correct(Correction),
}

fn acts() -> impl Strategy<Value = Vec<(u64, Act)>> {
    let thinking = prop_oneof![0..4_000_u64, Just(0), (0..6_u64).prop_map(|seconds| seconds * 1_000)];
    let act = prop_oneof![8 => Just(Act::Press), 1 => Just(Act::Pause), 2 => corrections().prop_map(Act::Correct)];
    prop::collection::vec((thinking, act), 1..30)
}

fn corrections() -> impl Strategy<Value = Correction> {
    let side = prop::sample::select(vec![Color::White, Color::Black]);
    let time = prop_oneof![0..9_000_u64, Just(0), Just(60_000)];
    (side, time, 0..5_u32, 0..6_u8).prop_map(|(side, by_ms, moves, kind)| match kind {
        0 => Correction::Set(side, by_ms),
        1 => Correction::Add(side, by_ms),
        2 => Correction::Take(side, by_ms),
        3 => Correction::Moves(side, moves),
        kind => Correction::Penalty {
            side,
            adds: kind == 4,
            by_ms,
        },
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_clock_goes_as_an_independent_model_says(control in prop::sample::select(CONTROLS.to_vec()), acts in acts()) {
        let (mut hall, mut model) = (Hall::with(control), Model::with(control));
        for (thinking, act) in acts {
            hall.wait(thinking);
            (0..thinking).for_each(|_| model.tick());
            prop_assert_eq!(hall.shows(), model.shows(), "{} after {} ms", control, thinking);
            match act {
                Act::Press => {
                    hall.move_and_press();
                    hall.wait(0);
                    model.press();
                }
                Act::Pause => hall.pause(thinking * 3 + 1),
                Act::Correct(correction) => {
                    hall.correct(correction);
                    model.correct(correction);
                }
            }
            prop_assert_eq!(hall.shows(), model.shows(), "{} at {:?}", control, hall.now);
        }
    }

    #[test]
    fn what_was_given_is_what_was_used_and_what_remains(
        control in prop::sample::select(CONTROLS.to_vec()), acts in acts(),
    ) {
        let mut hall = Hall::with(control);
        let allotted = hall.game.clock().both_ms(Moment::START);
        let mut corrected = false;
        for (thinking, act) in acts {
            hall.wait(thinking);
            match act {
                Act::Press => hall.move_and_press(),
                Act::Pause => hall.pause(thinking),
                Act::Correct(correction) => {
                    corrected = true;
                    hall.correct(correction);
                }
            }
            for side in Color::ALL {
                let left = hall.game.clock().left_ms(side, hall.now);
                let given = ms(*allotted.get(side)) + hall.given_ms.get(side);
                prop_assert_eq!(given, ms(*hall.used_ms.get(side)) + ms(left), "{} {}", control, side);
            }
            if control.starts_with('*') && !corrected {
                prop_assert_eq!(hall.game.clock().both_ms(hall.now).into_iter().sum::<u64>(), 18_000);
            }
        }
    }

    #[test]
    fn a_pause_at_any_moment_changes_nothing(
        control in prop::sample::select(CONTROLS.to_vec()), acts in acts(), cut in 0..4_000_u64, pause in 0..90_000_u64,
    ) {
        let (mut plain, mut paused) = (Hall::with(control), Hall::with(control));
        for (thinking, act) in acts {
            plain.wait(thinking);
            let cut = cut.min(thinking);
            paused.wait(cut);
            paused.pause(pause);
            paused.wait(thinking - cut);
            for hall in [&mut plain, &mut paused] {
                match act {
                    Act::Press => hall.move_and_press(),
                    Act::Pause => {}
                    Act::Correct(correction) => hall.correct(correction),
                }
            }
            prop_assert_eq!(plain.shows(), paused.shows(), "{}", control);
        }
    }
}

#[test]
fn a_game_of_six_hours_looked_at_at_random_drifts_by_nothing() {
    let mut hall = Hall::with("40/9000+30:5400+30");
    let allotted: u64 = hall.game.clock().both_ms(hall.now).into_iter().sum();
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut chance = move |below: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 16) % below
    };
    let six_hours = Moment::from_millis(6 * 3_600_000);
    let mut presses = 0_u64;
    while hall.now < six_hours {
        let pressed_at = hall.now.as_micros() + chance(240_000_000);
        while hall.now.as_micros() < pressed_at {
            let look = hall.now.as_micros() + chance(3_000_000) + 1;
            hall.wait_until(Moment::from_micros(look.min(pressed_at)));
        }
        hall.move_and_press();
        presses += 1;
    }
    assert_eq!(hall.game.clock().first_fallen(), None);
    let (left, _, periods, _) = hall.shows();
    let passed: u64 = periods.into_iter().map(|period| u64::try_from(period).unwrap()).sum();
    let given = allotted + presses * 30_000 + passed * 5_400_000;
    let left: u64 = left.into_iter().sum();
    assert_eq!((given - left, passed), (hall.now.as_millis(), 2));
}
