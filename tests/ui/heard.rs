//! Without a screen reader: what the built-in voice says on the pages that cover the panes.

use egui::{Key, Modifiers};
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use ui::WindowNews;

use crate::harness::{Kind, focused, open, press, press_with};
use crate::languages::{HOME, screen_of, table};

/// The keys that open a page; the settings are opened by the program once it knows the devices.
const PAGES: [(&str, Option<(Modifiers, Key)>); 7] = [
    ("new game", Some((Modifiers::CTRL, Key::N))),
    ("open", Some((Modifiers::CTRL, Key::O))),
    ("save", Some((Modifiers::CTRL, Key::S))),
    ("help", Some((Modifiers::NONE, Key::F1))),
    ("clock manual", Some((Modifiers::CTRL.plus(Modifiers::SHIFT), Key::F1))),
    ("guide", Some((Modifiers::CTRL, Key::F1))),
    ("settings", None),
];

#[test]
fn on_every_page_whatever_tab_comes_to_is_said_once() {
    let table = table(HOME, Locale::En);
    for (name, key) in PAGES {
        let mut harness = open(Kind::Vi, screen_of(&table, Person::Player(Color::White)));
        harness.state_mut().heard.clear();
        match key {
            Some((held, key)) => press_with(&mut harness, held, key),
            None => harness.state_mut().window.take(WindowNews::Settings(String::new())),
        }
        harness.run_steps(3);
        let heard = std::mem::take(&mut harness.state_mut().heard);
        assert_eq!(heard.len(), 1, "{name} is opened: {heard:?}");
        let first = focused(&harness);
        let mut stops = 0;
        loop {
            press(&mut harness, Key::Tab);
            harness.run_steps(2);
            let now = focused(&harness).unwrap();
            let heard = std::mem::take(&mut harness.state_mut().heard);
            assert_eq!(heard.len(), 1, "{name}, {now}: {heard:?}");
            let (said, now) = (&heard[0], now.trim_end_matches([':', ' ']));
            assert!(said.contains(now), "{name}: {said} for {now}");
            stops += 1;
            if focused(&harness) == first || stops > 40 {
                break;
            }
        }
        assert!((2..40).contains(&stops), "{name}: Tab comes round after {stops}");
    }
}
