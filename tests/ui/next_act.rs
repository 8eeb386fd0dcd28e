//! Each window in the states of a move: one next act, nothing that cannot be done, nothing beyond the window's edges.

#![allow(
    clippy::needless_raw_string_hashes,
    reason = "the snapshots are written by their own tool"
)]

use egui::accesskit::{Action, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use expect_test::expect;
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use ui::{Window, WindowNews};

use crate::harness::{Kind, Model, open_sized, show};
use crate::languages::{screen_of, table};

/// The least window that has to hold everything at 100 %, in points.
const LEAST: [f32; 2] = [1024.0, 700.0];

/// A game in an event, before its clocks are started.
pub(crate) const EVENT_HEADER: &str = "time 5400+30\nwhite vi Ada\nblack sighted Ben\n";

/// A game as it is told in a script, up to one state after another.
pub(crate) const STATES: [(&str, &str); 8] = [
    ("before the clocks are started", ""),
    ("White is to move", "> white starts clocks\n"),
    ("White's move is announced", "> white announces e4\n"),
    ("it is repeated", "> black repeats e4\n"),
    ("White has pressed", "> white presses clock\n"),
    ("Black's piece is in the hand", "> black copies\n> black lifts e7\n"),
    ("Black has made a move", "> black places e5\n"),
    ("White offers a draw", "> white offers draw\n"),
];

/// Turns a window to one of its pages.
type Turn = fn(&mut Window);

pub(crate) fn up_to(header: &str, count: usize) -> String {
    STATES
        .iter()
        .take(count + 1)
        .fold(header.to_owned(), |script, (_, line)| script + line)
}

/// The buttons that are in the tree, and the names of those that are called filled.
fn buttons(harness: &Harness<'_, Model>) -> usize {
    let mut rest = vec![harness.root()];
    let mut count = 0;
    while let Some(node) = rest.pop() {
        let role = node.accesskit_node().role();
        count += usize::from([Role::Button, Role::Switch].contains(&role));
        rest.extend(node.children());
    }
    count
}

/// Checks that everything that can be reached or read lies within the window.
fn nothing_overflows(harness: &Harness<'_, Model>, case: &str) {
    let mut rest = vec![harness.root()];
    while let Some(node) = rest.pop() {
        let own = node.accesskit_node();
        // The lines of a list are scrolled within it.
        if own.role() == Role::List {
            continue;
        }
        let is_reached = own.data().supports_action(Action::Focus) || own.role() == Role::Label;
        if is_reached && let Some(bounds) = own.raw_bounds() {
            let is_within = bounds.x1 <= f64::from(LEAST[0]) + 1.0 && bounds.y1 <= f64::from(LEAST[1]) + 1.0;
            assert!(
                is_within,
                "{case}: {:?} at {bounds:?}",
                own.label().or_else(|| own.value())
            );
        }
        rest.extend(node.children());
    }
}

fn seats() -> [(Kind, Person); 2] {
    [
        (Kind::Vi, Person::Player(Color::White)),
        (Kind::Sighted, Person::Player(Color::Black)),
    ]
}

fn table_of_next_acts(header: &str) -> String {
    let mut harness = open_sized(
        Kind::Vi,
        screen_of(&table(header, Locale::En), Person::Player(Color::White)),
        LEAST.into(),
    );
    let mut lines = Vec::new();
    for (index, (state, _)) in STATES.iter().enumerate() {
        let table = table(&up_to(header, index), Locale::En);
        for (kind, seat) in seats() {
            let mut screen = screen_of(&table, seat);
            screen.warnings.clear();
            let due: Vec<&str> = screen
                .buttons
                .iter()
                .filter(|button| button.due)
                .map(|button| button.name.as_str())
                .collect();
            let due = due.join(" and ");
            show(&mut harness, kind, screen);
            lines.push(format!("{state} | {kind:?} | {} buttons | {due}", buttons(&harness)));
        }
    }
    lines.join("\n")
}

#[test]
fn every_state_of_a_move_has_one_next_act_and_few_buttons() {
    expect![[r#"
        before the clocks are started | Vi | 2 buttons | Start the clocks
        before the clocks are started | Sighted | 4 buttons | Start the clocks
        White is to move | Vi | 1 buttons | 
        White is to move | Sighted | 3 buttons | 
        White's move is announced | Vi | 1 buttons | 
        White's move is announced | Sighted | 3 buttons | 
        it is repeated | Vi | 1 buttons | 
        it is repeated | Sighted | 3 buttons | 
        White has pressed | Vi | 1 buttons | 
        White has pressed | Sighted | 3 buttons | 
        Black's piece is in the hand | Vi | 1 buttons | 
        Black's piece is in the hand | Sighted | 3 buttons | 
        Black has made a move | Vi | 1 buttons | 
        Black has made a move | Sighted | 4 buttons | Press clock
        White offers a draw | Vi | 1 buttons | 
        White offers a draw | Sighted | 5 buttons | Press clock"#]]
    .assert_eq(&table_of_next_acts(
        "time 900+5\nset place=home\nwhite vi Ada\nblack sighted Ben\n",
    ));
    expect![[r#"
        before the clocks are started | Vi | 2 buttons | Start the clocks
        before the clocks are started | Sighted | 4 buttons | Start the clocks
        White is to move | Vi | 1 buttons | 
        White is to move | Sighted | 3 buttons | 
        White's move is announced | Vi | 1 buttons | 
        White's move is announced | Sighted | 4 buttons | I've repeated it
        it is repeated | Vi | 1 buttons | 
        it is repeated | Sighted | 3 buttons | 
        White has pressed | Vi | 3 buttons | 
        White has pressed | Sighted | 4 buttons | 
        Black's piece is in the hand | Vi | 3 buttons | 
        Black's piece is in the hand | Sighted | 4 buttons | 
        Black has made a move | Vi | 3 buttons | 
        Black has made a move | Sighted | 4 buttons | 
        White offers a draw | Vi | 3 buttons | 
        White offers a draw | Sighted | 6 buttons | "#]]
    .assert_eq(&table_of_next_acts(EVENT_HEADER));
}

#[test]
fn nothing_overflows_a_window_of_1024_by_700_points() {
    let header = "time 5400+30\nset place=home\nwhite vi Ada\nblack sighted Ben\n";
    let first = screen_of(&table(header, Locale::En), Person::Player(Color::White));
    let mut harness = open_sized(Kind::Vi, first, LEAST.into());
    for locale in Locale::ALL {
        for (index, (state, _)) in STATES.iter().enumerate() {
            let table = table(&up_to(header, index), locale);
            for (kind, seat) in seats() {
                show(&mut harness, kind, screen_of(&table, seat));
                nothing_overflows(&harness, &format!("{state}, {locale}, {kind:?}"));
            }
        }
    }
}

#[test]
fn no_page_overflows_it_in_any_language() {
    let pages: [(&str, Turn); 4] = [
        ("help", |window| window.take(WindowNews::Help(String::new()))),
        ("manual", |window| window.take(WindowNews::Guide)),
        ("open", Window::open_games),
        ("save", Window::open_save),
    ];
    let header = "time 5400+30\nset place=home\nwhite vi Ada\nblack sighted Ben\n";
    let seat = Person::Player(Color::White);
    let mut harness = open_sized(Kind::Vi, screen_of(&table(header, Locale::En), seat), LEAST.into());
    for locale in Locale::ALL {
        let table = table(header, locale);
        for (page, turn) in pages {
            show(&mut harness, Kind::Vi, screen_of(&table, seat));
            turn(&mut harness.state_mut().window);
            harness.run_steps(3);
            nothing_overflows(&harness, &format!("{page}, {locale}"));
        }
    }
}
