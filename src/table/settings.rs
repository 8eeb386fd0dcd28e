//! Settings at the table: those that are wishes work at once; the rest is the program's.

use super::Table;
use super::effect::Effect;
use crate::controls::intent::Intent;
use crate::controls::settings::{SettingsIntent, wish_of};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::locale::{Locale, Messages};

impl Table {
    /// Passes a wish on to the program, which keeps the settings and says what came of it.
    pub(super) fn settings(&mut self, by: Person, intent: SettingsIntent, now: Moment) {
        if let SettingsIntent::Change(setting, word) = &intent
            && let Some(wish) = wish_of(*setting, word)
        {
            // Its row says what it is now; a word beside it would be the same twice.
            self.wish(by, wish);
            self.step.effects.push(Effect::Remember(wish));
            return;
        }
        if let SettingsIntent::Keys(control, key) = intent {
            self.rebind(by, control, key, now);
            return;
        }
        match &intent {
            SettingsIntent::DeleteProfile(name) if name.trim().is_empty() => {
                self.confirm(by, "settings-first-profile-stays", now);
            }
            SettingsIntent::DropProfile(_) => self.ask_first(by, Intent::Settings(intent), now),
            SettingsIntent::Open(_)
            | SettingsIntent::Guide
            | SettingsIntent::Change(_, _)
            | SettingsIntent::Step(_, _)
            | SettingsIntent::Reset(_)
            | SettingsIntent::Keys(_, _)
            | SettingsIntent::Export(_)
            | SettingsIntent::Import(_)
            | SettingsIntent::DeleteProfile(_)
            | SettingsIntent::RenameProfile(_)
            | SettingsIntent::Language(_)
            | SettingsIntent::Begin => self.step.effects.push(Effect::Settings(by, intent)),
        }
    }

    /// Everybody at this machine is spoken to in that language from now on.
    pub fn speak(&mut self, locale: Locale) {
        for seat in &mut self.seats {
            seat.messages = Messages::new(locale);
        }
    }
}
