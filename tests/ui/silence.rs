//! A warning that a person hears nothing stands in one line at the lower edge of every window.

use ::settings::Settings;
use display::SilenceView;
use egui::accesskit::{Live, Role};
use egui::vec2;
use egui_kittest::kittest::NodeT as _;
use laws::people::Person;
use locale::{Locale, Messages};
use shakmaty::Color;
use table::input::{Mute, Silenced};

use crate::harness::{Kind, open, show};
use crate::languages::{EVENT, screen_of, table};

const KINDS: [(Kind, Person); 5] = [
    (Kind::Vi, Person::Player(Color::White)),
    (Kind::Sighted, Person::Player(Color::Black)),
    (Kind::Desk, Person::Arbiter),
    (Kind::FurtherDesk, Person::Arbiter),
    (Kind::Clocks, Person::Player(Color::White)),
];

#[test]
fn every_window_says_its_silence_in_one_line_at_any_zoom() {
    let first = screen_of(&table(EVENT, Locale::En), Person::Player(Color::White));
    let mut harness = open(Kind::Vi, first);
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let silenced = Silenced {
            whose: None,
            why: Mute::NoOutput,
        };
        let text = silenced.sentence(&messages);
        let mut screens = KINDS.map(|(kind, person)| (kind, screen_of(&table(EVENT, locale), person)));
        for (kind, screen) in &mut screens {
            screen.banner.silence = vec![SilenceView {
                silenced,
                text: text.clone(),
            }];
            show(&mut harness, *kind, screen.clone());
            for zoom in [1.0, 4.0] {
                harness.set_size(vec2(1100.0 / zoom, 800.0 / zoom));
                ui::theme::apply(&harness.ctx, &Settings::default());
                harness.run_steps(3);
                let mut alerts = Vec::new();
                let mut rest = vec![harness.root()];
                while let Some(node) = rest.pop() {
                    if node.accesskit_node().role() == Role::Alert {
                        alerts.push(node);
                    }
                    rest.extend(node.children());
                }
                let [alert] = alerts[..] else {
                    panic!("{locale} {kind:?}: {} alerts", alerts.len())
                };
                let node = alert.accesskit_node();
                assert_eq!(node.label().as_deref(), Some(text.as_str()));
                assert_eq!(node.live(), Live::Off, "it has been announced");
                let place = alert.rect();
                let room = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(1100.0, 800.0) / zoom);
                assert!(room.contains_rect(place), "{locale} {kind:?}: {place:?}");
                assert!(
                    place.height() <= room.height() * 0.15,
                    "{locale} {kind:?} {zoom}: {place:?}"
                );
            }
        }
    }
}
