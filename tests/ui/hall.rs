//! The page of the arbiter's desk over many tables.

use std::sync::Arc;

use egui::accesskit::{Action, Role};
use egui::{self, Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use hall::screen::{DeskPage, DoorView, HallButton, HallIntent, HallScreen, RowView};
use link::topic::TableNumber;
use ui::hall::{HallPage, HallReply};

struct Model {
    page: HallPage,
    screen: HallScreen,
    intents: Vec<HallIntent>,
    heard: Vec<String>,
}

fn row(number: u32) -> Arc<RowView> {
    let needs = number <= 2;
    let state = if needs { "Flag fallen" } else { "12 moves" };
    Arc::new(RowView {
        table: TableNumber(number),
        text: format!("Table {number}: White {number} – Black {number}. {state}."),
        columns: [
            number.to_string(),
            format!("White {number} – Black {number}"),
            String::new(),
            state.to_owned(),
        ],
        needs,
        is_stale: false,
        sought: String::new(),
    })
}

fn screen(tables: u32) -> HallScreen {
    let button = |name: &str, does| HallButton {
        name: name.to_owned(),
        does,
    };
    HallScreen {
        title: String::from("Club Open"),
        status: format!("{tables} tables, 2 need you."),
        keys: String::from("F6 goes on."),
        door: Vec::new(),
        answers: ["Yes", "No"].map(str::to_owned),
        page: DeskPage::Tables,
        tables_label: String::from("Tables"),
        rows: (1..=tables).map(row).collect(),
        columns: ["Table", "Players", "Clocks", "State"].map(str::to_owned),
        nothing: String::from("No matching table."),
        line: ["Desk", "A command"].map(str::to_owned),
        search: String::from("Find a table"),
        buttons: vec![
            button("Next table needing me: Ctrl+J", HallIntent::Next),
            button("Only tables needing me", HallIntent::OnlyNeeds(true)),
            button("Start round", HallIntent::StartRound),
        ],
        said_label: String::from("Messages"),
        said: vec![String::from("Flag fallen: tables 1 and 2.")],
        open: None,
        rulings_label: String::from("Rulings"),
        rulings: vec![String::from("Table 7: stops clocks, done.")],
        secret: None,
    }
}

fn open(screen: HallScreen) -> Harness<'static, Model> {
    let model = Model {
        page: HallPage::default(),
        screen,
        intents: Vec::new(),
        heard: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1100.0, 800.0))
        .with_context_setup(ui::theme::install)
        .build_ui_state(frame, model);
    harness.run_steps(3);
    harness
}

fn frame(ui: &mut egui::Ui, model: &mut Model) {
    let HallReply { intents, explored } = model.page.show(ui, &model.screen, 0);
    model.intents.extend(intents);
    model.heard.extend(explored);
}

fn press(harness: &mut Harness<'_, Model>, modifiers: Modifiers, key: Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.step();
    harness.step();
}

fn focused(harness: &Harness<'_, Model>) -> String {
    let node = harness.kittest_state().root().tree_state.focus().unwrap();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

#[test]
fn every_part_of_the_hall_desk_has_a_role_and_a_name() {
    for tables in [500, 0] {
        let harness = open(screen(tables));
        let mut rest = vec![harness.root()];
        let mut reached = 0;
        while let Some(node) = rest.pop() {
            let own = node.accesskit_node();
            if own.data().supports_action(Action::Focus) {
                reached += 1;
                assert!(
                    ![Role::Unknown, Role::GenericContainer].contains(&own.role()),
                    "{node:?}"
                );
                assert!(own.label().is_some_and(|name| !name.trim().is_empty()), "{node:?}");
            }
            rest.extend(node.children());
        }
        assert!(reached >= 7, "{reached}");
    }
}

#[test]
fn the_arbiter_comes_to_the_tables_first_and_opens_one_by_enter() {
    let mut harness = open(screen(500));
    assert!(focused(&harness).contains("Table 1:"), "{}", focused(&harness));
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert!(focused(&harness).contains("Table 2:"), "{}", focused(&harness));
    assert_eq!(harness.state().heard, ["Table 2: White 2 – Black 2. Flag fallen."]);
    press(&mut harness, Modifiers::NONE, Key::End);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(harness.state().intents, [HallIntent::Open(TableNumber(500))]);
}

#[test]
fn f6_visits_the_parts_and_a_key_leads_to_the_next_needy_table() {
    let mut harness = open(screen(3));
    let mut parts = Vec::new();
    for _ in 0..5 {
        parts.push(focused(&harness));
        press(&mut harness, Modifiers::NONE, Key::F6);
    }
    let names = ["Table 1", "Desk", "Find a table", "Flag fallen", "Table 7: stops"];
    for (part, name) in parts.iter().zip(names) {
        assert!(part.contains(name), "{parts:?}");
    }
    press(&mut harness, Modifiers::SHIFT, Key::F6);
    assert!(focused(&harness).contains("Table 7: stops"), "{}", focused(&harness));
    press(&mut harness, Modifiers::CTRL, Key::J);
    press(&mut harness, Modifiers::CTRL, Key::L);
    assert_eq!(harness.state().intents, [HallIntent::Next, HallIntent::Close]);
}

#[test]
fn a_command_is_typed_and_a_search_narrows_the_list_at_once() {
    let mut harness = open(screen(3));
    press(&mut harness, Modifiers::NONE, Key::F6);
    harness.get_by_label_contains("Desk").type_text("7: stop clocks");
    harness.step();
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, Modifiers::NONE, Key::F6);
    harness.get_by_label_contains("Find a table").type_text("Ada");
    harness.step();
    harness.step();
    let expected = [
        HallIntent::Line(String::from("7: stop clocks")),
        HallIntent::Search(String::from("Ada")),
    ];
    assert_eq!(harness.state().intents, expected);
}

/// All nodes of the tree.
#[test]
fn a_newcomer_at_the_door_has_both_answers() {
    let mut waits = screen(2);
    waits.door = vec![DoorView {
        slot: 7,
        question: String::from("Table 9 has the right code. Let it in? Yes or no."),
    }];
    let mut harness = open(waits);
    let name = "No: Table 9 has the right code. Let it in? Yes or no.";
    harness.get_by_role_and_label(Role::Button, name).click();
    harness.run_steps(2);
    assert_eq!(harness.state().intents, [HallIntent::Admit(7, false)]);
    // The next command is typed at once, and also behind a click that led nowhere.
    harness.state_mut().screen.door.clear();
    harness.run_steps(2);
    assert!(focused(&harness).contains("Desk"), "{}", focused(&harness));
    harness.ctx.memory_mut(egui::Memory::stop_text_input);
    harness.run_steps(2);
    harness.event(Event::Text(String::from("c")));
    harness.run_steps(2);
    assert!(focused(&harness).contains("Desk"), "{}", focused(&harness));
}

fn nodes<'a>(harness: &'a Harness<'_, Model>) -> Vec<Node<'a>> {
    let mut rest = vec![harness.root()];
    let mut all = Vec::new();
    while let Some(node) = rest.pop() {
        rest.extend(node.children());
        all.push(node);
    }
    all
}

/// The lines of the list of that name: role, name, which of how many.
fn lines(harness: &Harness<'_, Model>, name: &str) -> Vec<(String, Option<usize>, Option<usize>)> {
    let lists = nodes(harness).into_iter().filter(|node| {
        let own = node.accesskit_node();
        own.role() == Role::List && own.label().is_some_and(|label| label.starts_with(name))
    });
    let mut found = Vec::new();
    for list in lists {
        let mut rest: Vec<_> = list.children().collect();
        while let Some(node) = rest.pop() {
            let own = node.accesskit_node();
            if own.role() == Role::ListItem {
                let data = own.data();
                found.push((
                    own.label().unwrap_or_default(),
                    data.position_in_set(),
                    data.size_of_set(),
                ));
            }
            rest.extend(node.children());
        }
    }
    found.sort_by_key(|(_, position, _)| *position);
    found
}

#[test]
fn only_visible_tables_are_drawn_and_each_line_says_its_place() {
    let mut drawn = Vec::new();
    for tables in [500, 5_000] {
        let mut harness = open(screen(tables));
        for end in [false, true] {
            if end {
                press(&mut harness, Modifiers::NONE, Key::End);
                harness.run_steps(2);
            }
            let rows = lines(&harness, "Tables");
            assert!((5..60).contains(&rows.len()), "{rows:?}");
            let screen = &harness.state().screen;
            for (name, position, of) in &rows {
                let index = position.unwrap() - 1;
                assert_eq!((name, *of), (&screen.rows[index].text, Some(screen.rows.len())));
            }
            let last = rows.last().unwrap().1.unwrap();
            assert_eq!(last == screen.rows.len(), end, "{last}");
            drawn.push(rows.len());
        }
    }
    assert_eq!(drawn[..2], drawn[2..], "ten times as many tables are no more work");
}

#[test]
fn filter_search_and_rulings_have_roles_and_names() {
    let mut harness = open(screen(500));
    let has = |harness: &Harness<'_, Model>, role: Role, name: &str| {
        nodes(harness).iter().any(|node| {
            let own = node.accesskit_node();
            own.role() == role && own.label().is_some_and(|label| label.starts_with(name))
        })
    };
    for (role, name) in [
        (Role::Heading, "Club Open"),
        (Role::List, "Tables"),
        (Role::TextInput, "Desk"),
        (Role::TextInput, "Find a table"),
        (Role::List, "Messages"),
        (Role::List, "Rulings"),
        (Role::Button, "Only tables needing me"),
        (Role::Button, "Start round"),
    ] {
        assert!(has(&harness, role, name), "{role:?} {name}");
    }
    let rulings = lines(&harness, "Rulings");
    assert_eq!(rulings[0].0, "Table 7: stops clocks, done.");
    harness.get_by_label("Only tables needing me").click();
    harness.run_steps(2);
    assert_eq!(harness.state().intents, [HallIntent::OnlyNeeds(true)]);
    // The rows that the desk lists then.
    let all = harness.state().screen.rows.clone();
    harness.state_mut().screen.rows = all.into_iter().filter(|row| row.needs).collect();
    harness.run_steps(2);
    let listed: Vec<String> = lines(&harness, "Tables").into_iter().map(|(name, ..)| name).collect();
    assert_eq!(listed.len(), 2, "{listed:?}");
    assert!(listed.iter().all(|row| row.contains("Flag fallen")), "{listed:?}");
}

#[test]
fn an_open_table_has_its_number_and_its_rulings_over_it() {
    let mut page = HallPage::default();
    let screen = screen(9);
    let setup = Harness::builder().with_context_setup(ui::theme::install);
    let harness = setup.build_ui(move |ui| {
        page.at_table(ui, "Table 7: Ada – Ben", &screen);
    });
    harness.get_by_role_and_label(Role::Heading, "Table 7: Ada – Ben");
    harness.get_by_role_and_label(Role::ListItem, "Table 7: stops clocks, done.");
}

#[test]
fn a_passphrase_is_typed_alone_and_never_read_aloud() {
    let mut harness = open(screen(3));
    harness.state_mut().screen.secret = Some(["Type the passphrase.", "Passphrase"].map(str::to_owned));
    harness.run_steps(3);
    assert!(focused(&harness).contains("Passphrase"), "{}", focused(&harness));
    assert_eq!(lines(&harness, "Tables"), []);
    harness.get_by_label("Passphrase").type_text("three quiet words");
    harness.run_steps(2);
    for node in nodes(&harness) {
        let own = node.accesskit_node();
        let told = [own.label(), own.value(), own.data().description().map(str::to_owned)];
        assert!(!told.iter().flatten().any(|told| told.contains("quiet")), "{told:?}");
    }
    // No key leads to what would be typed there as a command.
    press(&mut harness, Modifiers::NONE, Key::F6);
    press(&mut harness, Modifiers::CTRL, Key::J);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    let typed = ["three quiet words", ""].map(|line| HallIntent::Line(line.to_owned()));
    assert_eq!(harness.state().intents, typed);
    harness.state_mut().screen.secret = None;
    harness.run_steps(3);
    assert!(focused(&harness).contains("Desk"), "{}", focused(&harness));
}

/// Standings in place of the tables: the list is named by them and its first line has the focus, Enter opens no table, Escape goes back.
#[test]
fn another_list_replaces_the_tables_and_escape_goes_back() {
    let mut harness = open(screen(3));
    let mut standings = screen(2);
    standings.page = DeskPage::Standings;
    standings.tables_label = String::from("Standings");
    standings.columns = ["Rank", "Name", "Points", "Tie-breaks"].map(str::to_owned);
    harness.state_mut().screen = standings;
    harness.run_steps(3);
    harness.get_by_role_and_label(Role::List, "Standings");
    assert!(harness.query_by_role_and_label(Role::List, "Tables").is_none());
    assert!(focused(&harness).contains("Table 1:"), "{}", focused(&harness));
    assert_eq!(harness.state().heard, ["Standings"]);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(harness.state().intents, []);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert_eq!(harness.state().intents, [HallIntent::Show(DeskPage::Tables)]);
}

/// Every button is in the window, however many there are; a newcomer moves none of them, and the answer about one newcomer never comes
/// under the pointer in the place of that about another.
#[test]
fn no_button_of_the_hall_desk_leaves_its_place() {
    let names = [
        "Next table needing me",
        "Only tables needing me",
        "Start round",
        "Repeat",
        "Mute",
        "Tables",
        "Pairings",
        "Standings",
        "Help",
    ];
    let mut quiet = screen(3);
    quiet.buttons = names
        .map(|name| HallButton {
            name: name.to_owned(),
            does: HallIntent::SayAgain,
        })
        .to_vec();
    let mut harness = open(quiet.clone());
    let rect = |harness: &Harness<'_, Model>, name: &str| harness.get_by_role_and_label(Role::Button, name).rect();
    let before = names.map(|name| rect(&harness, name));
    let room = harness.ctx.content_rect();
    for (name, rect) in names.iter().zip(before) {
        assert!(room.contains_rect(rect), "{name}: {rect:?}");
    }
    let door = |slot: u32| DoorView {
        slot,
        question: format!("Table {slot} is at the door. Let it in?"),
    };
    harness.state_mut().screen.door = vec![door(1), door(2)];
    harness.run_steps(3);
    assert_eq!(names.map(|name| rect(&harness, name)), before);
    // A click meant for the newcomer before reads the question that has come under it, and answers once that was in sight.
    let name = |slot: u32| format!("Yes: Table {slot} is at the door. Let it in?");
    harness.run_steps(4);
    let first = rect(&harness, &name(1)).center();
    for (slots, clicked) in [(vec![1, 2], 1), (vec![2], 1), (vec![2, 3], 2)] {
        harness.state_mut().screen.door = slots.into_iter().map(door).collect();
        harness.hover_at(first);
        harness.drag_at(first);
        harness.drop_at(first);
        harness.run_steps(2);
        assert_eq!(harness.state().intents.len(), clicked);
        harness.run_steps(4);
    }
    assert_eq!(harness.state().heard, ["Table 2 is at the door. Let it in?"]);
    let admitted = [HallIntent::Admit(1, true), HallIntent::Admit(2, true)];
    assert_eq!(harness.state().intents, admitted);
}

/// Newcomers at the door leave the messages their room, and each is reached by Tab.
#[test]
fn many_newcomers_leave_room_for_the_messages() {
    for size in [egui::vec2(1100.0, 800.0), egui::vec2(1280.0, 900.0)] {
        let mut hall = screen(9);
        hall.door = (1..=6)
            .map(|slot| DoorView {
                slot,
                question: format!("Table {slot} has the right code. Let it in? Yes or no."),
            })
            .collect();
        let mut harness = open(hall);
        harness.set_size(size);
        harness.run_steps(3);
        let room = harness.ctx.content_rect();
        let told = harness.get_by_label("Flag fallen: tables 1 and 2.").rect();
        assert!(room.contains_rect(told), "{told:?} {room:?}");
        let last = "No: Table 6 has the right code. Let it in? Yes or no.";
        for _ in 0..40 {
            press(&mut harness, Modifiers::NONE, Key::Tab);
            if focused(&harness) == last {
                break;
            }
        }
        assert_eq!(focused(&harness), last);
        press(&mut harness, Modifiers::NONE, Key::Space);
        assert_eq!(harness.state().intents, [HallIntent::Admit(6, false)]);
    }
}

/// An arbiter without any table yet begins in the line; the window has a zoom of its own.
#[test]
fn an_empty_hall_begins_in_the_line_and_can_be_enlarged() {
    let mut harness = open(screen(0));
    assert!(focused(&harness).contains("Desk"), "{}", focused(&harness));
    let zoom = |harness: &Harness<'_, Model>| ui::theme::zoom_of(&harness.ctx, egui::ViewportId::ROOT);
    let before = zoom(&harness);
    press(&mut harness, Modifiers::CTRL, Key::Plus);
    assert!(zoom(&harness) > before);
    press(&mut harness, Modifiers::CTRL, Key::Minus);
    assert!((zoom(&harness) - before).abs() < 0.01);
}
