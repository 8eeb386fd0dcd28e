//! All words of whole games: as they were, none twice, none private in public, and to a screen reader none closer together than it can
//! speak them.

#![allow(
    clippy::needless_raw_string_hashes,
    reason = "the snapshots are written by their own tool"
)]

use controls::intent::Intent;
use egui::accesskit::Live;
use egui_kittest::kittest::NodeT as _;
use expect_test::expect;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use speech::utterance::Channel;
use table::effect::Effect;
use table::input::Input;
use ui::WindowNews;
use ui::live_region::{FIRST_MS, QUIET_MS, Urgency};

use crate::harness::{Kind, open};
use crate::languages::{screen_of, table};

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);

/// An utterance: the time in milliseconds, the listener, the channel, the words.
type Said = (u64, Person, Channel, String);

const HOME: &str = "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\n";
const EVENT: &str = "time 300\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n";

/// The scholar's mate at home, a line a second.
fn at_home() -> Vec<(Person, Intent)> {
    let lines = [
        "start",
        "e4",
        "black: e5",
        "Qh5",
        "black: Nc6",
        "Bc4",
        "black: Nf6",
        "clock",
        "Qxf7",
    ];
    lines.map(|line| (ADA, Intent::Line(line.to_owned()))).to_vec()
}

/// In an event: hands and words of the VI player, the sighted one's buttons, an offer, a refusal, a resignation.
fn in_an_event() -> Vec<(Person, Intent)> {
    let line = |by, text: &str| (by, Intent::Line(text.to_owned()));
    vec![
        line(ADA, "e4"),
        line(ADA, "press"),
        line(BEN, "repeated"),
        line(BEN, "press"),
        line(BEN, "e5"),
        line(BEN, "press"),
        line(ADA, "repeated"),
        line(ADA, "clock"),
        line(ADA, "draw"),
        line(ADA, "yes"),
        line(BEN, "decline draw"),
        line(ADA, "resign"),
        line(ADA, "yes"),
    ]
}

fn said(script: &str, acts: Vec<(Person, Intent)>) -> Vec<Said> {
    let mut table = table(script, Locale::En);
    let mut said = Vec::new();
    for (index, (by, intent)) in acts.into_iter().enumerate() {
        let at = Moment::from_millis(1_000 * (u64::try_from(index).unwrap() + 1));
        for effect in table.step(Input::Intent(by, intent), at) {
            if let Effect::Say { to, channel, utterance } = effect {
                said.push((at.as_millis(), to, channel, utterance.text()));
            }
        }
    }
    said
}

fn listed(said: &[Said]) -> String {
    let line = |(at, to, channel, text): &Said| format!("{} {to} {}: {text}", at / 1_000, channel.as_str());
    said.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_game_at_home_is_said_as_it_was() {
    expect![[r#"
        1 white private: Clock running: White, Ada.
        1 black private: Clock running: White, Ada.
        2 black public: Eva vier
        3 white public: Eva fünf
        4 black public: Dame Hector fünf
        5 white public: Springer Cäsar sechs
        6 black public: Läufer Cäsar vier
        7 white public: Springer Felix sechs
        8 white private: You have 4 minutes 56 seconds left.
        9 black public: Dame schlägt Felix sieben
        9 white private: White wins by checkmate.
        9 black private: White wins by checkmate."#]]
    .assert_eq(&listed(&said(HOME, at_home())));
}

#[test]
fn a_game_in_an_event_is_said_as_it_was() {
    expect![[r#"
        1 white private: Eva vier
        1 black private: Eva vier
        3 black private: Repeated. Execute: Eva vier
        3 white private: Repeated.
        4 black private: The move has not been made. Make it on your board first. Article 6.2.4.
        4 arbiter private: Proposed: 2 minutes extra for the opponent. Offender: Black, Ben. Article 7.5.3.
        4 arbiter private: Accepting it changes: White, Ada, clock: plus 0:02:00.
        5 white private: Eva fünf
        5 black private: Eva fünf
        7 white private: Repeated. Your move.
        8 white private: You have 4 minutes 56 seconds left.
        9 white private: Offer a draw? Yes or no.
        10 white private: Draw offered.
        10 black private: White, Ada offers a draw.
        11 white private: The draw is declined.
        11 black private: The draw is declined.
        12 white private: Resign the game? Yes or no.
        13 white private: Black wins by resignation.
        13 black private: Black wins by resignation.
        13 arbiter private: Black wins by resignation."#]]
    .assert_eq(&listed(&said(EVENT, in_an_event())));
}

#[test]
fn nobody_hears_anything_twice_at_one_moment() {
    for said in [said(HOME, at_home()), said(EVENT, in_an_event())] {
        for person in [ADA, BEN, Person::Arbiter] {
            let hears = |(_, to, channel, _): &&Said| *to == person || *channel == Channel::Public;
            let own: Vec<&Said> = said.iter().filter(hears).collect();
            for (index, (at, _, _, text)) in own.iter().enumerate() {
                let again = own[..index]
                    .iter()
                    .any(|(before, _, _, other)| before == at && other == text);
                assert!(!again, "{person} hears {text:?} twice at {at}");
            }
        }
    }
}

#[test]
fn only_announcements_are_public_and_in_an_event_nothing_is() {
    let public = |said: Vec<Said>| -> Vec<String> {
        let public = said
            .into_iter()
            .filter(|(_, _, channel, _)| *channel == Channel::Public);
        public.map(|(_, _, _, text)| text).collect()
    };
    assert_eq!(public(said(EVENT, in_an_event())), Vec::<String>::new());
    let announcements = [
        "Eva vier",
        "Eva fünf",
        "Dame Hector fünf",
        "Springer Cäsar sechs",
        "Läufer Cäsar vier",
        "Springer Felix sechs",
        "Dame schlägt Felix sieben",
    ];
    assert_eq!(public(said(HOME, at_home())), announcements);
}

#[test]
fn a_whole_game_reaches_the_reader_once_in_order_and_spaced() {
    // Ten times as fast as anybody plays.
    let said = said(HOME, at_home());
    let heard_by_ada: Vec<(u64, String)> = said
        .into_iter()
        .filter(|(_, to, channel, _)| *to == ADA || *channel == Channel::Public)
        .map(|(at, _, _, text)| (FIRST_MS + at / 10, text))
        .collect();
    let table = table(HOME, Locale::En);
    let mut harness = open(Kind::Vi, screen_of(&table, ADA));
    let mut changes: Vec<(u64, String)> = Vec::new();
    let mut told = 0;
    for now_ms in (0..3_000).step_by(10) {
        while let Some((_, text)) = heard_by_ada.get(told).filter(|(at, _)| *at <= now_ms) {
            harness
                .state_mut()
                .window
                .take(WindowNews::Say(text.clone(), Urgency::Polite));
            told += 1;
        }
        harness.state_mut().now_ms = now_ms;
        harness.step();
        let live = live(&harness);
        if changes.last().map_or("", |(_, text)| text.as_str()) != live {
            changes.push((now_ms, live));
        }
    }
    for pair in changes.windows(2) {
        let [(before, _), (after, text)] = pair else { continue };
        assert!(
            after - before >= QUIET_MS,
            "{text:?} came {} ms after another",
            after - before
        );
    }
    let all: Vec<&str> = heard_by_ada.iter().map(|(_, text)| text.as_str()).collect();
    let read: Vec<&str> = changes.iter().map(|(_, text)| text.trim_end()).collect();
    assert_eq!(read.join(" "), all.join(" "));
}

/// The text of the polite live label.
fn live(harness: &egui_kittest::Harness<'_, crate::harness::Model>) -> String {
    let mut rest = vec![harness.root()];
    while let Some(node) = rest.pop() {
        let own = node.accesskit_node();
        if own.live() == Live::Polite {
            return own.value().unwrap_or_default();
        }
        rest.extend(node.children());
    }
    String::new()
}
