//! The windows at the other computer: a player's, and that of the assistant who sits there with them (D.2.10).

use annabella::app::showing;
use controls::catalogue::Control;
use controls::intent::Intent;
use display::{HelpAbout, Personal, Screen};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use journal::entry::{Entry, JournalEvent};
use laws::command::Command;
use laws::event::{AwayEvent, Event};
use laws::people::Person;
use link::seat::{AssistantWords, SeatStep};
use locale::Locale;
use shakmaty::Color;
use table::Table;
use table::elsewhere::known;
use table::script::parse::parse;
use table::script::play::Stage;

use crate::harness::{Kind, open, press};
use crate::windows::has_roles_and_names;

const IDA: Person = Person::Player(Color::Black);
const CLARA: Person = Person::Assistant(Color::Black);

/// White has pressed; Black has carried out that move, and made and announced one.
const STORY: &str = "time 300\nset place=event repeat=waived\nwhite vi Ada\nblack vi Ida\nassistant black Clara\n
> white starts clocks\n> white plays e4\n> white presses clock\n> black copies\n> black plays e5\n";

/// Black's seat at the other computer, with an assistant or without.
fn seat(has_assistant: bool) -> Table {
    let script = parse(STORY).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (table, entries) = stage.into_table();
    let past = SeatStep {
        is_past: true,
        known: known(entries.iter(), Color::Black),
        assistant: has_assistant.then(AssistantWords::default),
        ..SeatStep::default()
    };
    let came = Entry {
        number: entries.last().unwrap().number + 1,
        at: table.last(),
        event: JournalEvent::Event(Event::Away(AwayEvent::ElsewhereSeated {
            by: Person::Player(Color::White),
            side: Color::Black,
            name: "Ida".to_owned(),
        })),
    };
    let came = SeatStep {
        known: known(std::iter::once(&came), Color::Black),
        ..SeatStep::default()
    };
    Table::a_seat(&[past, came], table.last(), Locale::En).unwrap()
}

fn screen(table: &Table, person: Person) -> Screen {
    showing::screen_of(table, None, &Personal::default(), person, table.last()).unwrap()
}

#[test]
fn the_assistants_window_shows_their_tasks_and_permitted_acts() {
    let table = seat(true);
    let screen = screen(&table, CLARA);
    assert_eq!(screen.title, "Ada – Ida (assistant) – Annabella");
    // The banner names the player who has the duty: they are not the assistant's "you".
    assert_eq!(screen.banner.state, "Black, Ida may press the clock.");
    let mut harness = open(Kind::Sighted, screen);
    has_roles_and_names(&harness);
    harness.get_by_label("Eva fünf");
    harness.get_by_label("Press clock").click();
    harness.run_steps(2);
    let press = Intent::Do(Command::PressClock { side: Color::Black });
    assert_eq!(harness.state().reply.intents, [press]);
}

#[test]
fn an_assistant_has_no_control_that_is_the_players_alone() {
    let screen = screen(&seat(true), CLARA);
    let has = |control| screen.button(control).is_some();
    for control in [Control::Touch, Control::TakeOff, Control::Press, Control::ClaimFlag] {
        assert!(has(control), "{control:?}");
    }
    for control in [
        Control::Resign,
        Control::OfferDraw,
        Control::ClaimFifty,
        Control::Adjust,
    ] {
        assert!(!has(control), "{control:?}");
    }
}

/// The player's list of keys and words, with that assistant or without: all of F1 but the lines about the program, which are no acts of a seat.
fn keys(has_assistant: bool) -> Vec<String> {
    let mut harness = open(Kind::Vi, screen(&seat(has_assistant), IDA));
    press(&mut harness, Key::F1);
    has_roles_and_names(&harness);
    let lines = harness.state().screen.help.iter();
    let acts = lines.filter(|line| line.about != HelpAbout::Program);
    acts.map(|line| line.text.clone()).collect()
}

#[test]
fn the_list_of_keys_names_only_people_and_acts_of_this_seat() {
    let (with, alone) = (keys(true), keys(false));
    let has = |lines: &[String], words: &str| lines.iter().any(|line| line.contains(words));
    for own in ["Assistant's window", "Type assistant: e5"] {
        assert!(has(&with, own) && !has(&alone, own), "{own}");
    }
    for never in [
        "Opponent's window",
        "white: e5",
        "Play an engine",
        "Lichess",
        "Type host",
        "recorder on",
    ] {
        assert!(!has(&with, never) && !has(&alone, never), "{never}");
    }
}

#[test]
fn the_window_key_is_refused_in_words_where_nobody_else_sits() {
    let screen = screen(&seat(false), IDA);
    let button = screen.button(Control::OpponentsWindow).unwrap();
    assert_eq!(button.act, Err("Nobody else is playing at this computer.".to_owned()));
}
