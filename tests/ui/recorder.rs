//! The recorder in a window: the key that is held or pressed, its controls in the tree, and what is wrong with it.

use ::settings::Settings;
use controls::intent::Intent;
use controls::recorder::{Hearing, RecorderIntent};
use egui::{Event, Key, Modifiers, accesskit::Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use table::Table;
use table::input::{Input, RecorderNews};

use crate::harness::{Kind, Model, open, press_with, show};
use crate::languages::{EVENT, any, screen_of, table};
use crate::windows::has_roles_and_names;

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);

fn with_recorder(locale: Locale) -> Table {
    let mut table = table(EVENT, locale);
    let mut settings = Settings::default();
    settings.person.recorder = true;
    table.apply_settings(ADA, &settings);
    table
}

fn opened() -> Harness<'static, Model> {
    open(Kind::Vi, screen_of(&with_recorder(Locale::En), ADA))
}

fn asked(harness: &mut Harness<'_, Model>) -> Vec<RecorderIntent> {
    let intents = std::mem::take(&mut harness.state_mut().reply.intents);
    let wishes = intents.into_iter().map(|intent| match intent {
        Intent::Recorder(wish) => wish,
        other => panic!("{other:?}"),
    });
    wishes.collect()
}

/// The number of frames for which a key is down; a frame of the harness is a quarter of a second.
fn hold(harness: &mut Harness<'_, Model>, frames: usize) {
    harness.key_down_modifiers(Modifiers::SHIFT, Key::F8);
    harness.run_steps(frames);
    harness.key_up_modifiers(Modifiers::SHIFT, Key::F8);
    harness.run_steps(2);
}

/// Down and up in one frame, as a slow machine gives it.
fn tap(harness: &mut Harness<'_, Model>) {
    let key = |pressed| Event::Key {
        key: Key::F8,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::SHIFT,
    };
    harness.input_mut().events.extend([key(true), key(false)]);
    harness.run_steps(2);
}

#[test]
fn a_held_key_records_until_released_and_a_tap_until_the_next() {
    let mut harness = opened();
    hold(&mut harness, 4);
    assert_eq!(asked(&mut harness), [RecorderIntent::Turn, RecorderIntent::End]);
    for _ in 0..2 {
        tap(&mut harness);
        harness.run_steps(4);
        assert_eq!(asked(&mut harness), [RecorderIntent::Turn]);
    }
}

#[test]
fn a_window_that_loses_the_keyboard_ends_the_entry() {
    let mut harness = opened();
    harness.key_down_modifiers(Modifiers::SHIFT, Key::F8);
    harness.run_steps(2);
    harness.input_mut().focused = false;
    harness.run_steps(2);
    assert_eq!(asked(&mut harness), [RecorderIntent::Turn, RecorderIntent::End]);
}

#[test]
fn what_was_spoken_is_heard_by_keys_and_the_microphone_tried() {
    let mut harness = opened();
    press_with(&mut harness, Modifiers::CTRL, Key::F8);
    press_with(&mut harness, Modifiers::CTRL, Key::F9);
    press_with(&mut harness, Modifiers::CTRL | Modifiers::SHIFT, Key::F9);
    press_with(&mut harness, Modifiers::CTRL | Modifiers::SHIFT, Key::F8);
    assert_eq!(
        asked(&mut harness),
        [
            RecorderIntent::Hear(Hearing::Last),
            RecorderIntent::Hear(Hearing::Previous),
            RecorderIntent::Hear(Hearing::Next),
            RecorderIntent::CheckLevel
        ]
    );
}

#[test]
fn without_a_recorder_the_key_says_where_it_is_turned_on() {
    let mut harness = open(Kind::Vi, screen_of(&table(EVENT, Locale::En), ADA));
    hold(&mut harness, 4);
    let told = harness.state().reply.tell.join(" ");
    assert!(told.contains("Spoken scoresheet"), "{told}");
    assert_eq!(asked(&mut harness), [], "nothing was begun that would have to be ended");
}

#[test]
fn a_lost_microphone_is_in_the_tree_of_its_player_only() {
    let mut harness = any();
    for locale in Locale::ALL {
        let mut table = with_recorder(locale);
        for news in [RecorderNews::MicrophoneLost, RecorderNews::NotWritten] {
            table.step(Input::Recorder(ADA, news), table.last());
        }
        let own = table.seat(ADA).unwrap();
        let warnings = own.troubles.texts(&own.messages);
        assert_eq!(warnings.len(), 2, "{warnings:?}");
        for (kind, person) in [(Kind::Vi, ADA), (Kind::Sighted, BEN), (Kind::Desk, Person::Arbiter)] {
            let mut screen = screen_of(&table, person);
            // The words about it are also in the log, and only in their own.
            screen.log.lines.clear();
            show(&mut harness, kind, screen);
            has_roles_and_names(&harness);
            for warning in &warnings {
                let stands = |node: &egui_kittest::Node<'_>| {
                    let text = node.accesskit_node().value().unwrap_or_default();
                    text.contains(warning.as_str())
                };
                let found = harness.query_all_by_role(Role::Label).filter(stands).count();
                assert_eq!(found, usize::from(person == ADA), "{person} {warning}");
            }
        }
    }
}
