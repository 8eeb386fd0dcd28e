//! The next key means something else: it is explained, or it becomes the key of a control.

use eframe::egui;

use super::keys::{self, Down};
use super::window::{Page, Window};
use super::{Reply, keys::ours};
use crate::controls::catalogue::Control;
use crate::controls::intent::Intent;
use crate::controls::keymap::{Key, KeyName};
use crate::controls::settings::SettingsIntent;
use crate::display::Screen;

/// What the next key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NextKey {
    /// To be explained, not done.
    Explained,
    /// To become the key of that control.
    For(Control),
}

impl Window {
    /// Waits for the next key, and says so.
    pub(super) fn wait_for_key(&mut self, next: NextKey, screen: &Screen, reply: &mut Reply) {
        self.next_key = Some(next);
        let words = &screen.words.keys;
        reply.tell.push(match next {
            NextKey::Explained => words.describe.clone(),
            NextKey::For(control) => format!("{}: {}", name_of(screen, control), words.ask),
        });
    }

    /// Takes the key that was waited for; whether all keys of this frame are dealt with.
    pub(super) fn take_next_key(&mut self, ctx: &egui::Context, screen: &Screen, reply: &mut Reply) -> bool {
        let Some(next) = self.next_key else { return false };
        let mut down: Option<Down> = None;
        keys::take(ctx, |one| {
            if down.is_none() && !one.is_repeat {
                down = Some(one);
            }
            true
        });
        ctx.input_mut(|input| {
            input.events.retain(|event| !matches!(event, egui::Event::Text(_)));
        });
        // Tab and Escape are egui's before they are events for us.
        ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        let Some(down) = down else { return true };
        self.next_key = None;
        let key = ours(down);
        match next {
            NextKey::Explained => reply.tell.push(self.explained(ctx, key, screen)),
            NextKey::For(control) => match key {
                Some(key) if key != Key::plain(KeyName::Escape) => {
                    // In the settings a row says what the keys are then.
                    let intent = if self.page == Page::Settings {
                        Intent::Settings(SettingsIntent::Keys(control, Some(key)))
                    } else {
                        Intent::Bind(control, Some(key))
                    };
                    reply.intents.push(intent);
                }
                Some(_) | None => reply.tell.push(screen.words.keys.left.clone()),
            },
        }
        true
    }

    fn explained(&self, ctx: &egui::Context, key: Option<Key>, screen: &Screen) -> String {
        let place = self.place(ctx);
        let control = key.and_then(|key| screen.keymap.control_of(key, place));
        let button = screen.buttons.iter().find(|button| Some(button.control) == control);
        button.map_or_else(
            || screen.words.keys.means_nothing.clone(),
            |button| format!("{}. {}", button.name, button.help),
        )
    }
}

fn name_of(screen: &Screen, control: Control) -> &str {
    let button = screen.buttons.iter().find(|button| button.control == control);
    button.map_or("", |button| button.name.as_str())
}
