//! A newer version of the program: the times at which it may be looked for, and the words about it.

use super::Table;
use super::input::UpdateResult;
use laws::people::Person;
use laws::regulations::Venue;
use laws::rules::help::may_look_outside;
use speech::utterance::Priority;

/// True if an act of the program's own would disturb no game at home.
pub fn is_idle_at_home(table: &Table) -> bool {
    let is_at_home = table.game.regulations().place == Venue::Home;
    let is_quiet = !table.is_underway() && table.game.clock().running().is_none();
    is_at_home && is_quiet && may_look_outside(&table.game).is_ok()
}

/// Tells the result of a search for a newer version: to a person who asked, in any case; to others, only a newer
/// version, and not during a game.
pub(super) fn found_newer(table: &mut Table, to: Person, is_asked: bool, newer: UpdateResult) {
    let priority = if is_asked { Priority::Now } else { Priority::Normal };
    match newer {
        UpdateResult::Version { version, address } if is_asked || is_idle_at_home(table) => {
            table.seats.tell(to, priority, |seat| {
                let values = [("version", (&*version).into()), ("address", (&*address).into())];
                seat.messages.text("said-newer-there", &values)
            });
        }
        UpdateResult::None if is_asked => table.seats.tell(to, priority, |seat| {
            let values = [("version", env!("CARGO_PKG_VERSION").into())];
            seat.messages.text("said-newer-none", &values)
        }),
        UpdateResult::Unknown if is_asked => {
            table
                .seats
                .tell(to, priority, |seat| seat.messages.text("said-newer-unknown", &[]));
        }
        UpdateResult::Version { .. } | UpdateResult::None | UpdateResult::Unknown => {}
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::*;
    use crate::effect::Effect;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use controls::intent::Intent;
    use controls::settings::SettingsIntent;
    use laws::moment::Moment;
    use locale::Locale;

    const EVENT: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\n";
    const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n";

    fn table(story: &str) -> Table {
        let script = parse(story).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        stage.into_table().0
    }

    fn may_ask(mut table: Table) -> bool {
        let ask = Input::Intent(
            Person::Player(Color::White),
            Intent::Settings(SettingsIntent::LookForNewer),
        );
        let effects = table.step(ask, Moment::from_millis(3_600_000));
        let is_passed_on = |effect: &Effect| matches!(effect, Effect::Settings(_, SettingsIntent::LookForNewer));
        effects.iter().any(is_passed_on)
    }

    #[test]
    fn at_home_versions_may_be_asked_any_time_and_looked_up_if_idle() {
        let (before, during) = (table(HOME), table(&format!("{HOME}\nboth play 1.e4\n")));
        assert!(is_idle_at_home(&before) && !is_idle_at_home(&during));
        assert!(may_ask(before) && may_ask(during));
    }

    #[test]
    fn at_an_event_it_may_be_asked_for_when_the_game_is_over() {
        let (during, after) = (
            table(EVENT),
            table(&format!("{EVENT}\n> white types resign\n> white types yes\n")),
        );
        assert!(after.game().ending().is_some());
        assert!(!is_idle_at_home(&during) && !is_idle_at_home(&after));
        assert!(!may_ask(during) && may_ask(after));
    }
}
