//! A seat at another computer: it knows what its player may know, and from that makes the same screen as the host does.

use std::collections::BTreeSet;

use annabella::app::showing::screen_of;
use display::{ClocksView, Personal, Screen};
use journal::entry::{Entry, JournalEvent};
use laws::event::{AwayEvent, Event};
use laws::moment::Moment;
use laws::people::Person;
use link::seat::{AssistantWords, SeatStep};
use locale::{Locale, Messages};
use shakmaty::{Color, Square};
use table::Table;
use table::elsewhere::known;
use table::input::Input;
use table::script::parse::parse;
use table::script::play::Stage;

use testing::stories::stories;

fn screen(table: &Table, person: Person, now: Moment) -> Screen {
    screen_of(table, None, &Personal::default(), person, now).unwrap()
}

/// The seat of that side, to which each entry comes as it is written.
fn seat(entries: &[Entry], side: Color) -> Table {
    let (first, rest) = entries.split_first().unwrap();
    let step = |entry: &Entry| SeatStep {
        known: known(std::iter::once(entry), side),
        ..SeatStep::default()
    };
    let mut table = Table::a_seat(&[step(first)], first.at, Locale::En).unwrap();
    for entry in rest {
        table.step(Input::Seen(Person::Player(side), vec![step(entry)]), entry.at);
    }
    table
}

/// The clocks without the sign of a period that has just ended, which is there for seconds.
fn lasting(mut clocks: ClocksView) -> ClocksView {
    for clock in clocks.sides.iter_mut().flatten() {
        clock.period_sign = None;
    }
    clocks
}

#[test]
fn a_seat_elsewhere_shows_the_same_as_the_table_in_every_story() {
    let mut differ = Vec::new();
    // Acts that belong to the table alone are never offered at a seat elsewhere, and all others always as at the table.
    let messages = Messages::new(Locale::En);
    let [only_at_the_table, nobody_beside] =
        ["refused-not-from-here", "opponents-window-none"].map(|id| messages.text(id, &[]));
    let (mut only_there, mut from_here) = (BTreeSet::new(), BTreeSet::new());
    for story in stories() {
        let script = parse(&story.text()).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let (table, entries) = stage.into_table();
        for side in Color::ALL {
            let person = Person::Player(side);
            let is_freed = |entry: &Entry| matches!(&entry.event, JournalEvent::Event(Event::Away(AwayEvent::SeatFreed { side: freed, .. })) if *freed == side);
            // A seat that the table has sent away is told that, and nothing more.
            let is_elsewhere = table.game().away(side).is_none() && !entries.iter().any(is_freed);
            if !table.opening().people.has(person) || !is_elsewhere {
                continue;
            }
            let now = table.last();
            let (here, there) = (screen(&table, person, now), screen(&seat(&entries, side), person, now));
            let mut note = |what: &str, is_same: bool| {
                if !is_same {
                    differ.push(format!("{} {side}: {what}", story.name));
                }
            };
            note("title", here.title == there.title);
            note("cells", here.board.cells == there.board.cells);
            note("tray", here.board.tray == there.board.tray);
            note("hand", here.board.in_hand == there.board.in_hand);
            note("last move", here.board.last_move == there.board.last_move);
            note("sheet", here.sheet.lines == there.sheet.lines);
            note("clocks", lasting(here.clocks) == lasting(there.clocks));
            let (one, other) = (&here.banner, &there.banner);
            // The acts of the opponent's hands on the other board are not seen from elsewhere: there the opponent has still to move.
            let hands = [
                ("has to announce the move", "to move"),
                ("to announce the move", "to move"),
            ];
            let is_same = |one: &str, other: &str| {
                one == other || hands.iter().any(|(seen, unseen)| one.replace(seen, unseen) == other)
            };
            note(
                &format!("state {:?} {:?}", one.state, other.state),
                is_same(&one.state, &other.state),
            );
            note(
                &format!("to do {:?} {:?}", one.to_do, other.to_do),
                is_same(&one.to_do, &other.to_do),
            );
            for (one, other) in here.buttons.iter().zip(&there.buttons) {
                if matches!(&other.act, Err(why) if *why == only_at_the_table || *why == nobody_beside) {
                    only_there.insert(one.name.clone());
                    continue;
                }
                from_here.insert(one.name.clone());
                note(
                    &format!("{:?} {:?} {:?}", one.control, one.act, other.act),
                    one.act == other.act,
                );
            }
        }
    }
    assert!(differ.is_empty(), "{}:\n{}", differ.len(), differ.join("\n"));
    let both: Vec<&String> = only_there.intersection(&from_here).collect();
    assert!(both.is_empty(), "{both:?}");
    assert!(from_here.len() > only_there.len(), "{only_there:?}");
}

/// D.2.10: assistants carry out what is announced, on the board of their player; they do not see the other board.
#[test]
fn an_assistant_elsewhere_sees_only_their_players_board() {
    let story = "time 300\nset place=event\nwhite vi Ada\nblack vi Ida\nassistant black Clara\n\n\
                 > white starts clocks\n> white plays Nf3\n> white presses clock\n";
    let script = parse(story).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (host, entries) = stage.into_table();
    let (own, assistants) = (Person::Player(Color::Black), Person::Assistant(Color::Black));
    let came = Entry {
        number: entries.last().unwrap().number + 1,
        at: host.last(),
        event: JournalEvent::Event(Event::Away(AwayEvent::ElsewhereSeated {
            by: Person::Player(Color::White),
            side: Color::Black,
            name: "Ida".to_owned(),
        })),
    };
    let step = |entries: &[Entry], is_past| SeatStep {
        is_past,
        known: known(entries.iter(), Color::Black),
        assistant: Some(AssistantWords::default()),
        ..SeatStep::default()
    };
    let steps = [step(&entries, true), step(&[came], false)];
    let seat = Table::a_seat(&steps, host.last(), Locale::En).unwrap();
    let (player, assistant) = (screen(&seat, own, host.last()), screen(&seat, assistants, host.last()));
    assert_eq!(assistant.banner.announcement, "Springer Felix drei");
    assert_eq!(assistant.banner.announcement, player.banner.announcement);
    assert_eq!(assistant.board.cells, player.board.cells);
    let on_f3 = assistant.board.cells.iter().find(|cell| cell.square == Square::F3);
    assert_eq!(on_f3.unwrap().piece, None);
    assert_eq!(assistant.banner.state, "Black, Ida has to repeat the move.");
}
