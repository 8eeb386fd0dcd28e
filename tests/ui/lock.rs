//! A locked game, and every control of the catalogue tried at it: afterwards the same game is there, and nothing was told that
//! helps a player (11.3.1). And the desk, which is closed when nobody sits at it any more.

use controls::catalogue::{Control, ControlAct, WindowAct};
use controls::files::Dialog;
use controls::intent::Intent;
use egui::{Key, Modifiers, ViewportCommand, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use table::Table;
use table::effect::Effect;
use table::input::Input;
use ui::Window;

use crate::harness::{Kind, Model, focused, press, press_with, show};
use crate::languages::{any, screen_of, table};
use crate::locked::{LOCKED, leads_out, wishes};

const ADA: Person = Person::Player(Color::White);
const REFUSED: &str = "This game is locked. To leave it, the arbiter must unlock the desk with the PIN.";

/// Makes the table take it, and fails if that leads out of the game.
fn tried(table: &mut Table, what: &str, input: Input) {
    let at = table.last().plus_millis(1_000);
    for effect in table.step(input, at) {
        assert!(!leads_out(&effect), "{what}: {effect:?}");
    }
}

/// Makes that person type and press all there is, each at a table of its own.
fn no_wish_leads_out(person: Person) {
    let locked = table(LOCKED, Locale::En);
    let seat = locked.seat(person).unwrap();
    let side = person.side().unwrap_or(Color::White);
    for (what, intent) in wishes(side, &seat.messages) {
        // Setting a PIN or entering the right one is what the lock is about.
        if person == Person::Arbiter && what.contains("4711") {
            continue;
        }
        let mut table = locked.clone();
        let what = format!("{person}: {what}");
        tried(&mut table, &what, Input::Intent(person, intent));
        // Every question is answered with yes: none leads round the lock.
        let yes = Intent::Line(String::from("yes"));
        tried(&mut table, &what, Input::Intent(person, yes));
        // A player who has resigned plays no more; the game gets no help.
        if table.game().ending().is_some() {
            continue;
        }
        tried(&mut table, &what, Input::Leave(person));
        for dialog in [Dialog::Open, Dialog::Save] {
            let chosen = Ok(Some(String::from("x.pgn")));
            tried(&mut table, &what, Input::Chosen(person, dialog, chosen));
        }
        assert!(
            table.game().is_locked() && table.opening() == locked.opening(),
            "{what}"
        );
    }
}

#[test]
fn no_wish_of_white_leads_out_of_a_locked_game() {
    no_wish_leads_out(ADA);
}

#[test]
fn no_wish_of_black_leads_out_of_a_locked_game() {
    no_wish_leads_out(Person::Player(Color::Black));
}

#[test]
fn no_wish_of_the_arbiter_leads_out_of_a_locked_game() {
    no_wish_leads_out(Person::Arbiter);
}

#[test]
fn no_wish_of_the_assistant_leads_out_of_a_locked_game() {
    no_wish_leads_out(Person::Assistant(Color::White));
}

#[test]
fn what_was_asked_before_the_lock_is_not_done_behind_it() {
    let unlocked = LOCKED.split("> arbiter types lock").next().unwrap();
    let mut table = table(unlocked, Locale::En);
    let line = |person, text: &str| Input::Intent(person, Intent::Line(text.to_owned()));
    tried(&mut table, "asked", Input::Intent(ADA, Intent::NewGame(Box::default())));
    let asked = table.seat(ADA).unwrap().question_text();
    assert!(asked.is_some(), "a game under way is left only after a question");
    for text in ["lock 4711", "close desk"] {
        tried(&mut table, text, line(Person::Arbiter, text));
    }
    tried(&mut table, "yes", line(ADA, "yes"));
    assert!(table.game().is_locked());
}

fn shows(harness: &Harness<'_, Model>, label: &str) -> bool {
    harness.query_all_by_label(label).next().is_some()
}

#[test]
fn a_locked_table_opens_no_form_and_says_why_in_one_sentence() {
    let locked = table(LOCKED, Locale::En);
    let mut harness = any();
    for (kind, seat) in [(Kind::Vi, ADA), (Kind::Sighted, Person::Player(Color::Black))] {
        for control in Control::ALL.iter().copied() {
            let does = control.row().act;
            if !matches!(does, ControlAct::Window(WindowAct::NewGame | WindowAct::OpenGame)) {
                continue;
            }
            let mut screen = screen_of(&locked, seat);
            screen.takes_keys = true;
            let key = screen.keymap.keys(control).first().copied();
            assert!(key.is_some(), "{control:?}");
            show(&mut harness, kind, screen);
            let before = focused(&harness);
            let key = if control == Control::NewGame { Key::N } else { Key::O };
            press_with(&mut harness, Modifiers::CTRL, key);
            assert_eq!(harness.state().reply.tell, [REFUSED], "{control:?} {kind:?}");
            assert_eq!(harness.state().reply.intents, [], "{control:?} {kind:?}");
            assert_eq!(focused(&harness), before);
            assert!(!shows(&harness, "Start the game"));
        }
    }
}

/// Every key of every control is pressed in the window of a player, Enter after it; what comes of it goes to the table.
#[test]
fn no_key_of_a_window_leads_out_of_a_locked_game() {
    let locked = table(LOCKED, Locale::En);
    let mut harness = any();
    for (kind, seat) in [(Kind::Vi, ADA), (Kind::Desk, Person::Arbiter)] {
        for control in Control::ALL.iter().copied() {
            let mut table = locked.clone();
            show(&mut harness, kind, screen_of(&table, seat));
            let keys = harness.state().screen.keymap.keys(control).to_vec();
            for key in keys {
                let Some((modifiers, key)) = pressed(&key.to_string()) else {
                    continue;
                };
                press_with(&mut harness, modifiers, key);
                press(&mut harness, Key::Enter);
            }
            let intents = std::mem::take(&mut harness.state_mut().reply.intents);
            for intent in intents {
                tried(&mut table, &format!("{control:?}"), Input::Intent(seat, intent));
            }
            assert!(table.game().is_locked(), "{control:?}");
        }
    }
}

/// A key of the catalogue as egui has it; none for those whose names differ.
fn pressed(key: &str) -> Option<(Modifiers, Key)> {
    let mut modifiers = Modifiers::NONE;
    let mut name = key;
    while let Some((held, rest)) = name.split_once('+').filter(|(_, rest)| !rest.is_empty()) {
        match held {
            "Ctrl" => modifiers |= Modifiers::CTRL,
            "Shift" => modifiers |= Modifiers::SHIFT,
            "Alt" => modifiers |= Modifiers::ALT,
            _ => return None,
        }
        name = rest;
    }
    Some((modifiers, Key::from_name(name)?))
}

fn at(table: &Table) -> Moment {
    table.last().plus_millis(1_000)
}

/// True if the arbiter's screen shows nothing but the field for the PIN.
fn asks_for_the_pin(table: &Table) -> bool {
    screen_of(table, Person::Arbiter)
        .desk
        .is_some_and(|desk| desk.pin.is_some())
}

#[test]
fn the_desk_closes_when_left_and_drops_its_open_question() {
    let mut table = table(LOCKED, Locale::En);
    let line = |text: &str| Input::Intent(Person::Arbiter, Intent::Line(text.to_owned()));
    table.step(line("pin 4711"), at(&table));
    table.step(line("rule 1-0 he went home"), at(&table));
    assert!(!asks_for_the_pin(&table));
    assert!(table.seat(Person::Arbiter).unwrap().question_text().is_some());
    let effects = table.step(Input::DeskLeft, at(&table));
    let told = |effect: &&Effect| {
        matches!(
            effect,
            Effect::Say {
                to: Person::Arbiter,
                ..
            }
        )
    };
    assert_eq!(effects.iter().filter(told).count(), 1, "{effects:?}");
    assert!(asks_for_the_pin(&table));
    table.step(line("yes"), at(&table));
    assert_eq!(table.game().ending(), None);
    // Left once more it has nothing to say.
    let effects = table.step(Input::DeskLeft, at(&table));
    assert_eq!(effects.iter().filter(told).count(), 0, "{effects:?}");
}

#[test]
fn a_desk_without_a_pin_stays_as_it_was_left() {
    let unlocked = LOCKED.split("> arbiter types lock").next().unwrap();
    let mut table = table(unlocked, Locale::En);
    let line = |text: &str| Input::Intent(Person::Arbiter, Intent::Line(text.to_owned()));
    table.step(line("enter black"), at(&table));
    table.step(Input::DeskLeft, at(&table));
    let effects = table.step(line("done"), at(&table));
    let is_refused = |effect: &Effect| matches!(effect, Effect::Refuse { .. });
    assert!(!effects.iter().any(is_refused), "{effects:?}");
}

/// The title that the frame of the root window is given.
fn title(harness: &Harness<'_, Model>) -> Option<String> {
    let output = harness.output().viewport_output.get(&ViewportId::ROOT)?;
    output.commands.iter().rev().find_map(|command| match command {
        ViewportCommand::Title(title) => Some(title.clone()),
        _ => None,
    })
}

#[test]
fn the_frame_title_changes_with_the_desk_and_returns() {
    let table = table(LOCKED, Locale::En);
    let (player, desk) = (screen_of(&table, ADA), screen_of(&table, Person::Arbiter));
    let mut harness = any();
    show(&mut harness, Kind::Vi, player.clone());
    // The two share a frame, and each has a window of its own, as in the program.
    for (screen, expected) in [
        (&desk, Some("Ada – Ben (arbiter) – Annabella")),
        (&player, Some("Ada – Ben – Annabella")),
        (&desk, Some("Ada – Ben (arbiter) – Annabella")),
    ] {
        let name = screen.seat.to_string();
        let before = std::mem::replace(&mut harness.state_mut().window, Window::root(&name));
        harness.state_mut().screen = screen.clone();
        harness.step();
        assert_eq!(title(&harness).as_deref(), expected);
        drop(before);
    }
}
