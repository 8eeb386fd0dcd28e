//! The hints of fields can be read whole at every size.

use egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;

use crate::harness::{Kind, open_sized};
use crate::languages::{HOME, screen_of, table};

#[test]
fn a_hint_too_long_for_its_field_is_shown_above_it() {
    for locale in Locale::ALL {
        let screen = screen_of(&table(HOME, locale), Person::Player(Color::White));
        let hint = screen.move_line.hint.clone();
        // A window of 1280 points at 400 per cent has room for 320.
        let width = 320.0;
        let harness = open_sized(Kind::Vi, screen.clone(), vec2(width, 2000.0));
        let shown = harness.get_by_label(&hint).rect();
        assert!(shown.left() >= 0.0 && shown.right() <= width, "{locale}: {shown:?}");
        let field = harness.get_by_label(&screen.move_line.label);
        let field = field.accesskit_node();
        assert!(field.label().is_some(), "{locale}: the field keeps its name");
        let wide = open_sized(Kind::Vi, screen, vec2(1600.0, 1000.0));
        assert!(wide.query_by_label(&hint).is_none(), "{locale}: it stands in the field");
    }
}
