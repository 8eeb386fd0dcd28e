//! Both windows as the table really fills them, in every language and in the states of a move.

use ::settings::Settings;
use controls::catalogue::Control;
use controls::intent::Intent;
use controls::keymap::Keymap;
use display::build::screen;
use display::sources::{AskedQuestion, SaidWords, Sources};
use display::{Personal, Screen, guide, settings};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use laws::moment::Moment;
use laws::people::Person;
use locale::{Locale, Messages};
use shakmaty::{Color, Square};
use std::sync::Arc;
use table::Table;
use table::input::Input;
use table::script::parse::parse;
use table::script::play::Stage;

use crate::harness::{Kind, Model, open, show};
use crate::windows::has_roles_and_names;

pub(crate) const HOME: &str = "time 300+5\nset place=home\nwhite vi Ada\nblack sighted Ben\n";
pub(crate) const EVENT: &str = "time 5400+30\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n";

pub(crate) fn table(script: &str, locale: Locale) -> Table {
    let script = parse(script).unwrap();
    let mut stage = Stage::new(&script.header, locale, None);
    stage.act_out(&script.story);
    stage.into_table().0
}

pub(crate) fn screen_of(table: &Table, seat: Person) -> Screen {
    let own = table.seat(seat).unwrap();
    screen(&Sources {
        silenced: &[],
        game: table.game(),
        seat,
        messages: &own.messages,
        said: own
            .said
            .iter()
            .map(|line| SaidWords {
                at: line.at,
                text: line.utterance.text(),
                is_of_game: line.is_of_game,
            })
            .collect(),
        last_announcement: own.last_announcement.as_ref().map(speech::utterance::Utterance::text),
        question: own.question_text().map(|text| AskedQuestion {
            text,
            is_offer: own.question_is_offer(),
        }),
        next: table.next_act(seat),
        other_game: table.other_game(seat),
        settings: &own.settings,
        public_voice: table.public_voice(),
        warnings: [own.messages.text("display-warning-not-saved", &[])]
            .into_iter()
            .chain(own.troubles.texts(&own.messages))
            .collect(),
        games: &[],
        known_online: table.known_online(),
        suggested_file: table.suggested_file(),
        place: table.whereabouts(seat, table.last()),
        personal: personal(&own.messages),
        desk: (seat == Person::Arbiter).then(|| table.desk_sources(Moment::from_millis(1_000))),
        keymap: std::sync::Arc::clone(&own.keymap),
        now: Moment::from_millis(1_000),
    })
}

/// First settings and the manual in that language.
fn personal(messages: &Messages) -> Personal {
    let given = settings::SettingSources {
        settings: &Settings::default(),
        devices: &settings::DeviceNames::default(),
        profiles: &[],
        keymap: &Keymap::default(),
        fixed: &[],
        controls: Control::ALL,
    };
    let settings = settings::settings(messages, given);
    Personal {
        settings: Some(Arc::new(settings)),
        sizes: ::settings::LookSettings::default(),
        guide: Arc::new(guide::guide(messages)),
        lichess: display::LichessView::default(),
        program: None,
    }
}

/// A harness with any window, for others to be shown in.
pub(crate) fn any() -> Harness<'static, Model> {
    open(
        Kind::Vi,
        screen_of(&table(HOME, Locale::En), Person::Player(Color::White)),
    )
}

/// The table before the first move, with a piece in the hand, announced, with a question open, and at the end.
fn states(script: &str, locale: Locale) -> Vec<Table> {
    let acts = [
        vec![],
        vec![Intent::Touch {
            board: Color::White,
            square: Square::G1,
        }],
        vec![Intent::Line(String::from("Nf3"))],
        vec![Intent::Line(String::from("/resign"))],
        vec![
            Intent::Line(String::from("/resign")),
            Intent::Line(String::from("/yes")),
        ],
    ];
    acts.into_iter()
        .map(|acts| {
            let mut table = table(script, locale);
            for act in acts {
                table.step(
                    Input::Intent(Person::Player(Color::White), act),
                    Moment::from_millis(500),
                );
            }
            table
        })
        .collect()
}

#[test]
fn every_focusable_node_of_both_windows_has_a_role_and_a_name() {
    let mut harness = any();
    for locale in Locale::ALL {
        for script in [HOME, EVENT] {
            for table in states(script, locale) {
                let vi = screen_of(&table, Person::Player(Color::White));
                let mut sighted = screen_of(&table, Person::Player(Color::Black));
                sighted.takes_keys = true;
                for (kind, screen) in [(Kind::Vi, vi), (Kind::Sighted, sighted)] {
                    show(&mut harness, kind, screen);
                    has_roles_and_names(&harness);
                }
            }
        }
    }
}

#[test]
fn no_name_in_any_window_is_the_id_of_a_missing_message() {
    let mut harness = any();
    for locale in Locale::ALL {
        let table = table(EVENT, locale);
        for (kind, side) in [(Kind::Vi, Color::White), (Kind::Sighted, Color::Black)] {
            show(&mut harness, kind, screen_of(&table, Person::Player(side)));
            let mut rest = vec![harness.root()];
            while let Some(node) = rest.pop() {
                let label = node.accesskit_node().label().unwrap_or_default();
                let is_id = [
                    "display-",
                    "control-",
                    "said-",
                    "state-",
                    "piece-",
                    "new-game-",
                    "answer-",
                ]
                .iter()
                .any(|start| label.starts_with(start));
                assert!(!is_id, "{label}");
                rest.extend(node.children());
            }
        }
    }
}
