//! The arbiter's desk as the table really fills it, in every language.

use std::collections::{HashMap, HashSet};

use controls::arbiter_panel::PanelIntent;
use controls::catalogue::Control;
use controls::intent::{Intent, YesOrNo};
use display::arbiter_panel::NextDoes;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Shape, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use laws::command::Command;
use laws::event::ProposalKind;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use table::input::Input;
use ui::{Reply, theme};

use crate::harness::{Kind, Model, focused, open, open_sized, press, press_with, show};
use crate::languages::{EVENT, any, screen_of, table};
use crate::windows::has_roles_and_names;

/// Both boards wrong, the sheets different at the third ply, a draw offered, an assistant waiting for approval.
pub(crate) const WRONG: &str = "time 5400+30\nwhite vi Ada\nblack sighted Ben\nassistant white Clara\narbiter Dora\n> arbiter starts clocks\n\
                     both play 1.e4 e5\n> white plays Nf3\n> white records Nf3\n> black records Nc3\n> white presses clock\n\
                     > white offers draw\n> black lifts b1\n> black places c3\n> white lifts h2\n> white places h4\n\
                     > arbiter compares boards\n> arbiter compares sheets\n";
/// Behind a PIN.
const LOCKED: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4\n> arbiter types lock 4711\n> arbiter types close desk\n";
/// Boards nobody mirrors, one of them being entered.
const ENTERED: &str = "set boards=apart\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> white announces e4\n> white presses clock\n\
                       > arbiter types enter black\n> arbiter types d4 white pawn\n> arbiter types e4 empty\n";

fn desk(script: &str, locale: Locale) -> egui_kittest::Harness<'static, Model> {
    open(Kind::Desk, screen_of(&table(script, locale), Person::Arbiter))
}

/// The names of all nodes of that role.
fn names(harness: &egui_kittest::Harness<'_, Model>, role: Role) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = vec![harness.root()];
    while let Some(node) = rest.pop() {
        if node.accesskit_node().role() == role {
            found.extend(node.accesskit_node().label());
        }
        rest.extend(node.children());
    }
    found
}

#[test]
fn every_focusable_node_of_the_desk_has_a_role_and_a_name() {
    let mut harness = any();
    for locale in Locale::ALL {
        for script in [WRONG, LOCKED, ENTERED] {
            show(
                &mut harness,
                Kind::Desk,
                screen_of(&table(script, locale), Person::Arbiter),
            );
            has_roles_and_names(&harness);
            for name in names(&harness, Role::ListItem)
                .iter()
                .chain(&names(&harness, Role::Button))
            {
                let is_id = ["desk-", "said-", "control-", "step-", "display-"];
                assert!(!is_id.iter().any(|start| name.starts_with(start)), "{name}");
            }
        }
    }
}

#[test]
fn both_boards_are_shown_and_differing_squares_say_so() {
    let harness = desk(WRONG, Locale::En);
    let cells = names(&harness, Role::ListItem);
    for expected in [
        "c3, white knight: differs; should be empty",
        "b1, empty: differs; should be white knight",
        "h4, white pawn: differs; should be empty",
        "e4, white pawn",
        "b1: White's board white knight, Black's board empty, official white knight",
        "≠ 2 White: Nf3, Nc3. First difference",
        "1 Black: e5, e5",
        "White, Ada: the assistant has not been approved.",
        "White, Ada offers a draw.",
        "Black, Ben: Move: white knight from c3 to b1.",
        "White, Ada: cause unknown. One or two slips cannot explain this position.",
    ] {
        assert!(
            cells.iter().any(|cell| cell == expected),
            "{expected} is missing: {cells:#?}"
        );
    }
    let boards = names(&harness, Role::List);
    assert!(
        boards
            .iter()
            .any(|name| name == "Board: Black, Ben: differs on b1 and c3"),
        "{boards:?}"
    );
}

#[test]
fn a_proposal_has_two_buttons_with_its_words_and_its_article() {
    // The sheets agree here; sheets that differ come first (D.2.9, third sentence).
    let mut harness = desk(&WRONG.replace("black records Nc3", "black records Nf3"), Locale::En);
    let name = "Accept. Proposed: White, Ada corrects the board. Article D.2.9.";
    harness.run_steps(4);
    harness.get_by_label(name).click();
    harness.run_steps(2);
    let kind = ProposalKind::Correction;
    assert!(
        harness
            .state()
            .reply
            .intents
            .contains(&Intent::Do(Command::AcceptProposal { kind }))
    );
    // The arbiter turns to the next of several. A ruling is about the oldest of its kind: the newer one has no answers until then.
    harness.get_by_label("Next proposal (1/2)").click();
    harness.run_steps(2);
    harness.get_by_label("Proposed: Black, Ben corrects the board. Article D.2.9.");
    harness.get_by_label("Rule on the older proposal of this kind first.");
    harness.get_by_label("Why: Article D.2.9");
    let buttons = names(&harness, Role::Button);
    let answers: Vec<_> = buttons
        .iter()
        .filter(|button| button.contains("corrects the board"))
        .collect();
    assert!(answers.is_empty(), "{answers:?}");
    harness.get_by_label("Next proposal (2/2)").click();
    harness.run_steps(2);
    harness.get_by_label(name);
    let mut harness = desk(WRONG, Locale::En);
    harness.get_by_label("Accept. Proposed: both boards go back to the position after half-move 2. Article D.2.9.");
    // The further effects are known before, and the reason can be asked.
    harness.get_by_label(
        "Accepting it changes: taken back: move 2, White: Springer Felix drei; White, Ada, board: g1 empty then white \
         knight, h2 empty then white pawn, f3 white knight then empty and h4 white pawn then empty; Black, Ben, board: \
         b1 empty then white knight and c3 white knight then empty. Accepting stops the clocks.",
    );
    harness.get_by_label("Why: Article D.2.9").click();
    harness.run_steps(2);
    assert!(
        harness
            .state()
            .reply
            .intents
            .contains(&Intent::Explain(String::from("D.2.9")))
    );
    assert!(harness.query_by_label(name).is_none());
}

#[test]
fn a_second_click_rules_on_no_proposal_that_has_just_come() {
    let mut harness = desk(WRONG, Locale::En);
    harness.run_steps(4);
    let name = "Accept. Proposed: both boards go back to the position after half-move 2. Article D.2.9.";
    let clicked = |harness: &mut egui_kittest::Harness<'_, Model>| {
        harness.get_by_label(name).click();
        harness.run_steps(2);
        let ruled = |intent: &&Intent| matches!(intent, Intent::Do(_));
        harness.state().reply.intents.iter().filter(ruled).count()
    };
    assert_eq!(clicked(&mut harness), 1);
    let next = String::from("Proposed: another one.");
    harness.state_mut().screen.desk.as_mut().unwrap().proposals[0].text = next.clone();
    assert_eq!(clicked(&mut harness), 1);
    assert!(harness.state().reply.tell.contains(&next));
    harness.run_steps(4);
    assert_eq!(clicked(&mut harness), 2);
    // The next one has the same words.
    let proposals = &mut harness.state_mut().screen.desk.as_mut().unwrap().proposals;
    proposals.push(proposals[0].clone());
    assert_eq!(clicked(&mut harness), 2);
}

#[test]
fn the_changes_of_a_proposal_are_in_sight_to_their_end() {
    for locale in Locale::ALL {
        let screen = screen_of(&table(WRONG, locale), Person::Arbiter);
        let harness = open_sized(Kind::Desk, screen.clone(), vec2(1100.0, 800.0));
        let effect = &screen.desk.as_ref().unwrap().proposals[0].effect;
        let mut shapes = harness.output().shapes.iter();
        let is_whole = shapes.any(|clipped| match &clipped.shape {
            Shape::Text(text) if text.galley.text() == effect => clipped
                .clip_rect
                .expand(1.0)
                .contains_rect(text.galley.rect.translate(text.pos.to_vec2())),
            _ => false,
        });
        assert!(is_whole, "{locale}: {effect}");
    }
}

#[test]
fn the_effect_of_an_upheld_claim_on_later_moves_is_explained() {
    let claimed = "white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.Nf3 Nf6\n> white claims threefold\n";
    let stay = "A correct claim draws the game as of the claim. The moves made since stay on the scoresheets.";
    assert!(desk(claimed, Locale::En).query_by_label(stay).is_none());
    desk(&format!("{claimed}both play 2.Ng1\n"), Locale::En).get_by_label(stay);
}

#[test]
fn one_key_compares_now_and_one_line_rules() {
    let mut harness = desk(WRONG, Locale::En);
    assert_eq!(focused(&harness).as_deref(), Some("Move"));
    press_with(&mut harness, Modifiers::CTRL, Key::B);
    assert_eq!(harness.state().reply.intents, [Intent::Do(Command::CompareBoards)]);
    press_with(&mut harness, Modifiers::CTRL, Key::E);
    let sheets = Intent::Do(Command::CompareSheets { sheets: None });
    assert!(harness.state().reply.intents.contains(&sheets));
    press_with(&mut harness, Modifiers::CTRL, Key::D);
    assert_eq!(harness.state().reply.root, Some(ui::RootChange::HandOver));
}

#[test]
fn tab_changes_the_board_and_delete_empties_an_entered_square() {
    let mut harness = desk(ENTERED, Locale::En);
    for _ in 0..6 {
        if focused(&harness).is_some_and(|name| name.starts_with("e1")) {
            break;
        }
        press(&mut harness, Key::F6);
    }
    press(&mut harness, Key::Tab);
    let names = names(&harness, Role::List);
    assert!(
        names.iter().any(|name| name == "Black, Ben: entering the position"),
        "{names:?}"
    );
    press(&mut harness, Key::Delete);
    let wanted = harness.state().reply.intents.iter().any(|intent| {
        let Intent::Desk(PanelIntent::Square(_, None)) = intent else {
            return false;
        };
        true
    });
    assert!(wanted, "{:?}", harness.state().reply.intents);
}

#[test]
fn behind_a_pin_there_is_nothing_but_the_field_for_it() {
    let mut harness = desk(LOCKED, Locale::En);
    assert!(names(&harness, Role::ListItem).is_empty());
    assert_eq!(focused(&harness).as_deref(), Some("PIN for the arbiter's desk"));
    harness.event(egui::Event::Text(String::from("4711")));
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    let pin = Intent::Desk(PanelIntent::Pin(String::from("4711")));
    assert_eq!(harness.state().reply.intents, [pin]);
}

/// White's board is nothing a slip or two would leave; half an hour has passed.
const STRANGE: &str = "time 5400+30\nset boards=apart\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nat 0:31:00\n\
                       > arbiter stops clocks\n> white announces e4\n\
                       > arbiter enters board white 4k3/8/1q2n3/8/3R4/1b6/8/4K3\n";

#[test]
fn an_unexplained_board_is_named_so_and_time_checks_are_listed() {
    for (locale, word) in [
        (Locale::En, "cause unknown"),
        (Locale::De, "unerklärt"),
        (Locale::PtBr, "causa desconhecida"),
    ] {
        let harness = desk(STRANGE, locale);
        let lines = names(&harness, Role::ListItem);
        assert!(lines.iter().any(|line| line.contains(word)), "{lines:?}");
        let checks = &harness.state().screen.desk.as_ref().unwrap().pages.checks.lines;
        assert!(checks.iter().any(|line| line.starts_with("0:30:00")), "{checks:?}");
    }
}

#[test]
fn a_player_sees_nothing_of_the_desk() {
    let table = table(WRONG, Locale::En);
    for side in Color::ALL {
        assert_eq!(screen_of(&table, Person::Player(side)).desk, None);
    }
}

/// The assistant announces and executes for Ada.
const ASSISTED: &str = "white vi Ada\nblack sighted Ben\nassistant white Clara\narbiter Dora\n\
                        > assistant-white announces e4 for white\n> white lifts e2\n> white places e4\n";

#[test]
fn a_further_window_of_the_desk_keeps_its_keys_until_escape() {
    let mut harness = any();
    for locale in Locale::ALL {
        let mut screen = screen_of(&table(WRONG, locale), Person::Arbiter);
        screen.warnings.clear();
        show(&mut harness, Kind::FurtherDesk, screen);
        assert!(names(&harness, Role::ListItem).len() > 128, "both boards are there");
        harness.event(egui::Event::Text(String::from("warn black noise")));
        harness.step();
        press(&mut harness, Key::Enter);
        let line = Intent::Line(String::from("warn black noise"));
        assert_eq!(harness.state().reply.intents, [line], "{locale:?}");
        assert!(!harness.state().reply.hand_back_keyboard);
        press(&mut harness, Key::Escape);
        assert!(harness.state().reply.hand_back_keyboard);
    }
}

#[test]
fn look_frames_what_it_shows_until_the_next_key() {
    let screen = screen_of(&table(WRONG, Locale::En), Person::Arbiter);
    let act = screen.desk.as_ref().and_then(|desk| desk.need.act.clone()).unwrap();
    assert!(matches!(act.does, NextDoes::Look(_)), "{act:?}");
    for kind in [Kind::Desk, Kind::FurtherDesk] {
        let mut harness = open(kind, screen.clone());
        let frames = |harness: &egui_kittest::Harness<'_, Model>| {
            let layers = harness.output().shapes.iter();
            let strokes = layers.filter(|shape| matches!(&shape.shape, Shape::Rect(rect) if rect.stroke.width > 5.0));
            strokes.count()
        };
        let before = frames(&harness);
        harness.get_by_label(&act.told).click();
        harness.run_steps(3);
        assert_eq!(frames(&harness), before + 1);
        press(&mut harness, Key::ArrowDown);
        assert_eq!(frames(&harness), before);
    }
}

#[test]
fn a_question_in_a_further_window_is_answered_by_pointer() {
    let mut table = table(WRONG, Locale::En);
    let screen = screen_of(&table, Person::Arbiter);
    let adjourn = screen.buttons.iter().find(|view| view.control == Control::Adjourn);
    let intent = adjourn.unwrap().act.clone().unwrap().unwrap();
    table.step(Input::Intent(Person::Arbiter, intent), Moment::from_millis(60_000));
    let asking = screen_of(&table, Person::Arbiter);
    let question = asking.question.clone().unwrap();
    let mut harness = open(Kind::FurtherDesk, screen);
    for size in [[1280.0, 1000.0], [500.0, 700.0]] {
        harness.set_size(size.into());
        for (choice, name) in [(YesOrNo::Yes, &question.yes), (YesOrNo::No, &question.no)] {
            harness.state_mut().screen = asking.clone();
            harness.state_mut().reply = Reply::default();
            harness.run_steps(2);
            assert!(
                names(&harness, Role::AlertDialog).contains(&question.text),
                "{question:?}"
            );
            harness.get_by_label(name).click();
            harness.run_steps(2);
            assert_eq!(harness.state().reply.intents, [Intent::Answer(choice)]);
        }
    }
    // Nor is anything left of it when the window gets its keyboard, or loses it, over a question.
    harness.state_mut().screen.takes_keys = true;
    harness.run_steps(2);
    harness.state_mut().screen.takes_keys = false;
    harness.state_mut().screen.question = None;
    harness.run_steps(2);
    assert!(names(&harness, Role::ListItem).len() > 128, "both boards are there");
}

#[test]
fn with_a_keyboard_of_its_own_the_further_desk_compares_by_key() {
    let mut screen = screen_of(&table(WRONG, Locale::En), Person::Arbiter);
    screen.takes_keys = true;
    let mut harness = open(Kind::FurtherDesk, screen);
    press_with(&mut harness, Modifiers::CTRL, Key::B);
    assert_eq!(harness.state().reply.intents, [Intent::Do(Command::CompareBoards)]);
    has_roles_and_names(&harness);
}

#[test]
fn opponent_and_arbiter_can_read_an_assistants_announcement() {
    let table = table(ASSISTED, Locale::En);
    let lines = |kind, person| names(&open(kind, screen_of(&table, person)), Role::ListItem);
    let opponents = lines(Kind::Sighted, Person::Player(Color::Black));
    assert!(
        opponents.iter().any(|line| line.starts_with("Eva vier")),
        "{opponents:?}"
    );
    let arbiters = lines(Kind::Desk, Person::Arbiter);
    let has = |part: &str| arbiters.iter().any(|line| line.contains(part));
    assert!(has("To all: Eva vier"), "{arbiters:?}");
    let count = arbiters.iter().filter(|line| line.contains("Eva vier")).count();
    assert_eq!(count, 1, "{arbiters:?}");
}

#[test]
fn private_words_are_in_the_arbiters_log_and_not_the_opponents() {
    let asked = "time 300\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> white asks clock\n";
    let table = table(asked, Locale::En);
    let lines = |kind, person| names(&open(kind, screen_of(&table, person)), Role::ListItem);
    let told = |lines: &[String]| lines.iter().any(|line| line.contains("5 minutes"));
    assert!(told(&lines(Kind::Desk, Person::Arbiter)));
    assert!(!told(&lines(Kind::Sighted, Person::Player(Color::Black))));
}

/// The desk's states: before the round, in calm play, a board being entered, boards and sheets wrong, an assistant at work, a
/// board unexplained, the clocks stopped, an envelope waiting.
fn states() -> [(&'static str, String); 8] {
    let adjourned = "> arbiter types adjourn\n> white types seal e4\n> arbiter stops clocks\n";
    [
        ("before", EVENT.replace("> arbiter starts clocks\n", "")),
        (
            "calm",
            format!("{EVENT}> arbiter types approve\n> arbiter compares boards\n"),
        ),
        ("entered", ENTERED.to_owned()),
        ("wrong", WRONG.to_owned()),
        ("assisted", ASSISTED.to_owned()),
        ("strange", STRANGE.to_owned()),
        ("stopped", format!("{EVENT}> arbiter stops clocks\n")),
        ("adjourned", format!("{EVENT}{adjourned}")),
    ]
}

fn rect_of(node: &egui_kittest::Node<'_>) -> Option<Rect> {
    let bounds = node.accesskit_node().raw_bounds()?;
    #[allow(clippy::cast_possible_truncation, reason = "places in a window are small")]
    let corner = |x: f64, y: f64| pos2(x as f32, y as f32);
    Some(Rect::from_min_max(
        corner(bounds.x0, bounds.y0),
        corner(bounds.x1, bounds.y1),
    ))
}

/// Every node of the window with its rectangle, but for the lines of lists, which scroll.
fn rects(harness: &egui_kittest::Harness<'_, Model>) -> Vec<(Role, String, Rect)> {
    let mut found = Vec::new();
    let mut rest = vec![harness.root()];
    while let Some(node) = rest.pop() {
        let own = node.accesskit_node();
        if own.role() == Role::ListItem {
            continue;
        }
        let name = own.label().or_else(|| own.value()).unwrap_or_default();
        found.extend(rect_of(&node).map(|rect| (own.role(), name, rect)));
        rest.extend(node.children());
    }
    found
}

#[test]
fn the_desk_fits_a_window_of_1024_by_700_in_any_state() {
    let size = vec2(1024.0, 700.0);
    let mut harness = open_sized(Kind::Desk, screen_of(&table(EVENT, Locale::En), Person::Arbiter), size);
    let room = Rect::from_min_size(pos2(0.0, 0.0), size).expand(1.0);
    for locale in Locale::ALL {
        for (state, script) in states() {
            show(
                &mut harness,
                Kind::Desk,
                screen_of(&table(&script, locale), Person::Arbiter),
            );
            let outside: Vec<_> = rects(&harness)
                .into_iter()
                .filter(|(_, _, rect)| rect.is_positive() && !room.contains_rect(*rect))
                .collect();
            assert!(outside.is_empty(), "{locale}, {state}: {outside:#?}");
        }
    }
}

/// No button under the pointer turns into another one: one that cannot be used leaves its place empty.
#[test]
fn the_frequent_acts_of_the_desk_keep_their_places() {
    for size in [vec2(1366.0, 768.0), vec2(1920.0, 1080.0)] {
        let mut places: HashMap<(i32, i32), String> = HashMap::new();
        for (state, script) in states() {
            let screen = screen_of(&table(&script, Locale::En), Person::Arbiter);
            let frequent = [
                Control::CompareBoards,
                Control::StopClocks,
                Control::StepWhite,
                Control::RightBlack,
            ];
            let names = frequent.map(|control| screen.button(control).map(|view| view.name.clone()));
            let harness = open_sized(Kind::Desk, screen, size);
            let drawn = rects(&harness).into_iter().filter(|(role, ..)| *role == Role::Button);
            for (_, name, rect) in drawn.filter(|(_, name, _)| names.contains(&Some(name.clone()))) {
                #[expect(clippy::cast_possible_truncation, reason = "places in a window are small")]
                let at = (rect.left() as i32, rect.top() as i32);
                let before = places.entry(at).or_insert_with(|| name.clone());
                assert_eq!(*before, name, "{state}");
            }
        }
        let by_name: HashSet<&String> = places.values().collect();
        assert_eq!(by_name.len(), places.len(), "each in one place: {places:?}");
    }
}

#[test]
fn only_the_next_act_of_the_desk_has_a_filled_button() {
    for (state, script) in states() {
        let screen = screen_of(&table(&script, Locale::En), Person::Arbiter);
        let next = screen.desk.as_ref().unwrap().need.act.clone().map(|act| act.told);
        let harness = open_sized(Kind::Desk, screen, vec2(1024.0, 700.0));
        let accent = theme::palette(&harness.ctx).chosen;
        let filled = |within: &Rect| {
            let mut shapes = harness.output().shapes.iter();
            shapes.any(|shape| match &shape.shape {
                Shape::Rect(rect) => rect.fill == accent && within.expand(2.0).contains_rect(rect.rect),
                _ => false,
            })
        };
        let buttons = rects(&harness).into_iter().filter(|(role, ..)| *role == Role::Button);
        let lit: Vec<String> = buttons
            .filter(|(.., rect)| filled(rect))
            .map(|(_, name, _)| name)
            .collect();
        assert_eq!(lit, Vec::from_iter(next), "{state}");
    }
}

#[test]
fn what_needs_the_arbiter_first_is_told_and_its_act_does_it() {
    let first = |script: &str| {
        screen_of(&table(script, Locale::En), Person::Arbiter)
            .desk
            .unwrap()
            .need
    };
    let told = |script: &str| first(script).act.map(|act| act.told);
    let told = |state: &str| {
        let states = states();
        let script = &states.iter().find(|(name, _)| *name == state).unwrap().1;
        (first(script).text, told(script).unwrap_or_default())
    };
    let said = |text: &str, act: &str| (text.to_owned(), act.to_owned());
    assert_eq!(
        told("calm"),
        said("Nothing needs your attention. Compared just now.", "")
    );
    assert_eq!(
        told("before"),
        said(
            "Action needed: This device has not been approved.",
            "Approve: This device has not been approved."
        )
    );
    assert_eq!(
        told("wrong"),
        said(
            "Action needed: decide on the correction (D.2.9)",
            "Show: decide on the correction (D.2.9)"
        )
    );
    assert_eq!(
        told("entered"),
        said(
            "Action needed: Black, Ben: entering the position",
            "Done entering: Black, Ben: entering the position"
        )
    );
    // The button leads to the proposal, by the keyboard too.
    let mut harness = desk(WRONG, Locale::En);
    harness.get_by_label("Show: decide on the correction (D.2.9)").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    let accept = "Accept. Proposed: both boards go back to the position after half-move 2. Article D.2.9.";
    assert_eq!(focused(&harness).as_deref(), Some(accept));
}

#[test]
fn rare_desk_acts_are_on_pages_reached_by_keyboard() {
    let mut harness = desk(WRONG, Locale::En);
    let to_more = |harness: &mut egui_kittest::Harness<'_, Model>| {
        harness.get_by_label("More…").focus();
        harness.run_steps(2);
        press(harness, Key::Enter);
        harness.run_steps(3);
    };
    to_more(&mut harness);
    let all = names(&harness, Role::Button);
    for name in [
        "Regulations",
        "Report",
        "Open a game",
        "Enter White's position",
        "Adjourn",
    ] {
        assert!(all.iter().any(|button| button == name), "{name}: {all:?}");
    }
    assert!(!all.iter().any(|button| button == "Open envelope"), "there is none");
    assert_eq!(focused(&harness).as_deref(), Some("Time checks (every 30 minutes)"));
    press(&mut harness, Key::ArrowRight);
    harness.run_steps(2);
    assert_eq!(focused(&harness).as_deref(), Some("Regulations"));
    press(&mut harness, Key::Enter);
    harness.run_steps(3);
    let lines = names(&harness, Role::ListItem);
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("Vocabulary") || line.contains("Laws")),
        "{lines:?}"
    );
    press(&mut harness, Key::Escape);
    harness.run_steps(2);
    to_more(&mut harness);
    harness.get_by_label("Report").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    harness.run_steps(3);
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    let saved = harness.state().reply.intents.last().cloned();
    let Some(Intent::Desk(PanelIntent::SaveReport(path))) = saved else {
        panic!("{saved:?}");
    };
    assert!(path.ends_with("Report.html"), "{path}");
    // A switch and an act of the page do what they do elsewhere.
    to_more(&mut harness);
    harness.get_by_label("Enter White's position").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    let entry = Intent::Desk(PanelIntent::BeginEntry(Color::White));
    assert_eq!(harness.state().reply.intents.last(), Some(&entry));
}

/// A look at the proposal by the mouse leaves the keyboard in the line; a text typed on a button goes there too, and its space presses
/// nothing (12.9).
#[test]
fn a_line_typed_after_a_look_accepts_nothing() {
    for by_mouse in [true, false] {
        let mut harness = open(Kind::FurtherDesk, screen_of(&table(WRONG, Locale::En), Person::Arbiter));
        let look = "Show: decide on the correction (D.2.9)";
        if by_mouse {
            harness.get_by_label(look).click();
        } else {
            harness.get_by_label("Compare boards").focus();
        }
        harness.run_steps(3);
        for letter in "warn black".chars() {
            let key = Key::from_name(&letter.to_string().to_uppercase()).unwrap_or(Key::Space);
            harness.event(egui::Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
            harness.event(egui::Event::Text(letter.to_string()));
            harness.step();
            harness.step();
        }
        assert_eq!(harness.state().reply.intents, [], "{by_mouse}");
        press(&mut harness, Key::Enter);
        let line = Intent::Line(String::from("warn black"));
        // The first Enter reads a text back that was typed elsewhere.
        press(&mut harness, Key::Enter);
        assert_eq!(harness.state().reply.intents, [line], "{by_mouse}");
    }
}

/// Escape dismisses a warning first; the next one gives the keyboard back to the player.
#[test]
fn escape_at_a_desk_of_its_own_dismisses_a_warning_first() {
    let mut screen = screen_of(&table(WRONG, Locale::En), Person::Arbiter);
    screen.warnings = vec![String::from("The game is not being saved.")];
    let mut harness = open(Kind::FurtherDesk, screen);
    press(&mut harness, Key::Escape);
    assert!(!harness.state().reply.hand_back_keyboard);
    press(&mut harness, Key::Escape);
    assert!(harness.state().reply.hand_back_keyboard);
}

/// The answers to a proposal are whole in the window, however much text it has.
#[test]
fn the_answers_to_a_proposal_are_in_sight() {
    let mut screen = screen_of(&table(WRONG, Locale::En), Person::Arbiter);
    for warnings in [vec![], vec![String::from("The game is not being saved.")]] {
        screen.warnings = warnings;
        for (size, zoom) in [
            ([957.0, 1010.0], 1.0),
            ([957.0, 1010.0], 2.0),
            ([1024.0, 700.0], 1.0),
            ([1152.0, 800.0], 1.0),
        ] {
            let size = egui::Vec2::from(size) / zoom;
            let mut harness = open_sized(Kind::FurtherDesk, screen.clone(), size);
            let mut look = settings::Settings::default().look;
            look.zoom_percent = 100 * if zoom > 1.0 { 2 } else { 1 };
            ui::theme::wear(&harness.ctx, &look);
            harness.run_steps(3);
            let room = harness.ctx.content_rect().expand(1.0);
            let accept = "Accept. Proposed: both boards go back to the position after half-move 2. Article D.2.9.";
            let acts = if zoom > 1.0 {
                vec![]
            } else {
                vec!["More…", "Compare boards"]
            };
            for answer in [vec![accept], acts].concat() {
                let rect = harness.get_by_label(answer).rect();
                assert!(room.contains_rect(rect), "{size:?}, {zoom}, {answer}: {rect:?}");
            }
        }
    }
}
