//! The clocks: their own window, the form that corrects them, and the manual; by keyboard, and as a reader finds them.

use ::settings::Setting;
use controls::intent::Intent;
use controls::settings::NewValue;
use display::Screen;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use laws::command::Command;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use table::input::Input;

use crate::harness::{Kind, Model, focused, open, press, press_with, show};
use crate::languages::{EVENT, HOME, any, screen_of, table};
use crate::windows::has_roles_and_names;

/// Every text of a window as a reader finds it, labels and values.
fn texts(harness: &Harness<'_, Model>) -> Vec<String> {
    let (mut found, mut rest) = (Vec::new(), vec![harness.root()]);
    while let Some(node) = rest.pop() {
        let own = node.accesskit_node();
        found.extend(own.label().into_iter().chain(own.value()));
        rest.extend(node.children());
    }
    found
}

fn no_ids(harness: &Harness<'_, Model>) {
    for text in texts(harness) {
        let starts = [
            "display-",
            "control-",
            "clock-form-",
            "manual-",
            "answer-",
            "preset-",
            "change-",
        ];
        assert!(!starts.iter().any(|start| text.starts_with(start)), "{text}");
    }
}

fn arbiter(locale: Locale) -> Harness<'static, Model> {
    let mut table = table(EVENT, locale);
    let stop = Intent::Do(Command::StopClocks);
    table.step(Input::Intent(Person::Arbiter, stop), Moment::from_millis(250));
    open(Kind::Vi, screen_of(&table, Person::Arbiter))
}

#[test]
fn the_clock_window_tells_each_clock_in_words() {
    let mut harness = any();
    for locale in Locale::ALL {
        for script in [EVENT, HOME] {
            let screen = screen_of(&table(script, locale), Person::Player(Color::White));
            show(&mut harness, Kind::Clocks, screen);
            no_ids(&harness);
            let clocks: Vec<String> = texts(&harness)
                .into_iter()
                .filter(|text| text.contains("Ada"))
                .collect();
            assert_eq!(clocks.len(), 1, "{clocks:?}");
            assert!(!clocks[0].contains(':'), "{clocks:?}");
        }
    }
}

#[test]
fn the_clock_window_without_a_clock_says_so() {
    let harness = open(
        Kind::Clocks,
        screen_of(
            &table("white vi Ada\nblack sighted Ben\n", Locale::En),
            Person::Player(Color::White),
        ),
    );
    assert!(texts(&harness).contains(&String::from("No clock")));
}

#[test]
fn the_arbiter_corrects_a_clock_with_the_keyboard_alone() {
    let mut harness = arbiter(Locale::En);
    press_with(&mut harness, Modifiers::CTRL, Key::T);
    has_roles_and_names(&harness);
    harness.get_by_role_and_label(Role::Dialog, "Adjust the clocks");
    let first = "White, Ada: time left (hours:minutes:seconds)";
    assert_eq!(focused(&harness).as_deref(), Some(first));
    // The caret is behind what stands there, which is read out.
    press_with(&mut harness, Modifiers::CTRL | Modifiers::COMMAND, Key::A);
    harness.event(egui::Event::Text("1:25:00".to_owned()));
    harness.step();
    press(&mut harness, Key::Tab);
    harness.step();
    assert_eq!(focused(&harness).as_deref(), Some("White, Ada: moves completed"));
    press_with(&mut harness, Modifiers::CTRL | Modifiers::COMMAND, Key::A);
    harness.event(egui::Event::Text("12".to_owned()));
    harness.step();
    press(&mut harness, Key::Enter);
    let correction = Intent::CorrectClocks(vec![
        Command::SetTime {
            side: Color::White,
            left_ms: 5_100_000,
        },
        Command::SetMoves {
            side: Color::White,
            moves: 12,
        },
    ]);
    assert_eq!(harness.state().reply.intents, [Intent::AskFirst(Box::new(correction))]);
}

#[test]
fn escape_leaves_the_correction_and_what_cannot_be_read_is_told() {
    let mut harness = arbiter(Locale::En);
    press_with(&mut harness, Modifiers::CTRL, Key::T);
    press(&mut harness, Key::Enter);
    harness.event(egui::Event::Text("soon".to_owned()));
    harness.step();
    press(&mut harness, Key::Enter);
    assert_eq!(
        harness.state().reply.tell,
        [
            "Nothing has been changed.",
            "White: that is not a time. Use 1:05:00 or 4:10."
        ]
    );
    press(&mut harness, Key::Escape);
    assert_eq!(harness.state().reply.intents, []);
    assert_eq!(focused(&harness).as_deref(), Some("Move"));
}

#[test]
fn while_a_clock_runs_the_correction_does_not_open_and_says_why() {
    let mut harness = open(Kind::Vi, screen_of(&table(EVENT, Locale::En), Person::Arbiter));
    press_with(&mut harness, Modifiers::CTRL, Key::T);
    assert_eq!(harness.state().reply.tell, ["Stop the clocks first."]);
    assert_eq!(focused(&harness).as_deref(), Some("Move"));
}

#[test]
fn the_correction_is_labelled_in_every_language() {
    for locale in Locale::ALL {
        let mut harness = arbiter(locale);
        press_with(&mut harness, Modifiers::CTRL, Key::T);
        has_roles_and_names(&harness);
        no_ids(&harness);
    }
}

#[test]
fn the_manual_is_read_by_line_and_says_the_clock_is_unapproved() {
    let mut harness = any();
    for locale in Locale::ALL {
        let screen = screen_of(&table(HOME, locale), Person::Player(Color::White));
        show(&mut harness, Kind::Vi, screen);
        press_with(&mut harness, Modifiers::CTRL | Modifiers::SHIFT, Key::F1);
        has_roles_and_names(&harness);
        no_ids(&harness);
        let mut read = vec![focused(&harness).unwrap()];
        loop {
            press(&mut harness, Key::ArrowDown);
            let line = focused(&harness).unwrap();
            if read.last() == Some(&line) {
                break;
            }
            read.push(line);
        }
        assert_eq!(read.len(), 18);
        assert!(read.iter().any(|line| line.contains("FIDE")), "{read:?}");
        press(&mut harness, Key::Escape);
        assert_ne!(focused(&harness), read.pop());
    }
}

/// The words of each clock in the window of the clocks, for a reader, when the table is so old.
fn told_of_the_clocks(screen: &Screen, now_ms: u64) -> Vec<String> {
    let mut harness = open(Kind::Clocks, screen.clone());
    harness.state_mut().now_ms = now_ms;
    harness.run_steps(2);
    let is_clock = |text: &String| text.contains("Ada") || text.contains("Ben");
    texts(&harness).into_iter().filter(is_clock).collect()
}

#[test]
fn the_flag_that_fell_first_is_in_the_tree_until_corrected() {
    const FELL: &str = "time 60\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nat 0:01:10\n\
                        both play 1.e4\nat 0:02:30\n> arbiter stops clocks\n";
    let mut table = table(FELL, Locale::En);
    let arbiter = Person::Arbiter;
    let at = Moment::from_millis(151_000);
    let told = told_of_the_clocks(&screen_of(&table, arbiter), 151_000);
    let of = |name: &str, told: &[String]| told.iter().find(|text| text.contains(name)).cloned().unwrap();
    assert!(of("Ada", &told).contains("First flag to fall"), "{told:?}");
    assert!(of("Ben", &told).contains("Second flag to fall"), "{told:?}");
    let set = |side| Command::SetTime { side, left_ms: 60_000 };
    let correction = Intent::CorrectClocks(Color::ALL.map(set).to_vec());
    table.step(Input::Intent(arbiter, correction), at);
    let told = told_of_the_clocks(&screen_of(&table, arbiter), 151_000);
    assert!(told.iter().all(|text| !text.contains("Flag fallen")), "{told:?}");
}

#[test]
fn the_sign_of_a_period_ended_by_flag_is_shown_five_minutes() {
    const PASSED: &str = "time 60f:3600\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n\
                          at 0:00:10\nboth play 1.e4\nat 0:01:10\n> arbiter asks clock\n";
    let screen = screen_of(&table(PASSED, Locale::En), Person::Arbiter);
    let with_sign = |now_ms: u64| {
        let told = told_of_the_clocks(&screen, now_ms);
        let sign = told.iter().filter(|text| text.contains("Period ended on the flag"));
        sign.map(|text| text.contains("Ben")).collect::<Vec<_>>()
    };
    assert_eq!(with_sign(70_001), [true], "at the clock that reached zero alone");
    assert_eq!(with_sign(369_999), [true]);
    assert!(with_sign(370_000).is_empty());
}

#[test]
fn f11_fills_the_screen_with_the_clocks_from_every_seat() {
    for (kind, seat) in [(Kind::Vi, Person::Player(Color::White)), (Kind::Desk, Person::Arbiter)] {
        let mut harness = open(kind, screen_of(&table(EVENT, Locale::En), seat));
        press(&mut harness, Key::F11);
        let wish = Intent::Set {
            setting: Setting::ClockFullScreen,
            to: NewValue::Next,
            told: true,
        };
        assert_eq!(harness.state().reply.intents, [wish]);
    }
}

#[test]
fn keys_ask_for_the_turn_the_period_and_moves_to_the_control() {
    use query::Query;
    let mut harness = open(
        Kind::Vi,
        screen_of(&table(HOME, Locale::En), Person::Player(Color::White)),
    );
    press_with(&mut harness, Modifiers::SHIFT, Key::F5);
    press_with(&mut harness, Modifiers::CTRL, Key::F2);
    press_with(&mut harness, Modifiers::SHIFT, Key::F7);
    let asked = [Query::Turn, Query::Period, Query::Control].map(Intent::Ask);
    assert_eq!(harness.state().reply.intents, asked);
}

#[test]
fn all_digits_of_a_clock_have_the_same_width() {
    let harness = any();
    let font = egui::FontId::monospace(100.0); // as `widgets::clock` writes digits
    let wide = |text: String| {
        let ink = egui::Color32::BLACK;
        let galley = harness
            .ctx
            .fonts_mut(|fonts| fonts.layout_no_wrap(text, font.clone(), ink));
        galley.size().x
    };
    let widths: Vec<f32> = (0..10).map(|digit| wide(digit.to_string())).collect();
    assert!(widths.iter().all(|own| (own - widths[0]).abs() < 0.01), "{widths:?}");
}
