//! The state of a window's keys between frames.

use egui::{self, Event, Key as EguiKey};
use shakmaty::File;

use super::board_typing::BoardTyping;
use super::keys::KeyDown;
use controls::catalogue::Control;

/// The state of a window's keys.
#[derive(Clone, Debug, Default)]
pub(super) struct GlobalKeys {
    /// The special purpose of the next key, if it has one.
    pub(super) next: Option<NextKey>,
    /// The letter of a file that waits for the digit of its rank.
    pub(super) ahead: Option<WaitingFileKey>,
    /// The text typed on the board.
    pub(super) typing: BoardTyping,
    /// The key held while speaking onto the recorder.
    pub(super) held: HeldKey,
}

/// The special purpose of the next key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NextKey {
    /// The key is explained, and has no other effect.
    Explained,
    /// The key becomes the key of that control.
    For(Control),
}

/// The letter of a file that waits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WaitingFileKey {
    pub(super) file: File,
    pub(super) down: KeyDown,
    /// The time it was pressed, in seconds of the window.
    pub(super) at: f64,
}

/// A key down for this long, in seconds, is held and not only pressed.
const HELD: f64 = 0.4;

/// The key held while a player speaks onto the recorder (D.2.7), and the time it was pressed: pressed briefly it begins an
/// entry and the next press ends it; held longer, the entry ends when the key is released.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeldKey(Option<(EguiKey, f64)>);

impl HeldKey {
    /// Notes the key going down. On a slow machine it goes up in the same frame: then it was only pressed.
    pub(super) fn down(&mut self, ctx: &egui::Context, key: EguiKey) {
        self.0 = ctx.input(|input| {
            let is_its = |event: &&Event| matches!(event, Event::Key { key: its, .. } if *its == key);
            let last = input.events.iter().rfind(is_its);
            let is_down = !matches!(last, Some(Event::Key { pressed: false, .. }));
            is_down.then_some((key, input.time))
        });
    }

    /// True if the key was held and has been released in this frame. A window that has lost the keyboard would not see it
    /// go up, so an entry begun there ends too.
    pub(super) fn is_let_go(&mut self, ctx: &egui::Context) -> bool {
        let Some((key, since)) = self.0 else { return false };
        let (is_up, has_keyboard, now) = ctx.input(|input| {
            let is_it = |event: &Event| matches!(event, Event::Key { key: up, pressed: false, .. } if *up == key);
            (input.events.iter().any(is_it), input.focused, input.time)
        });
        if is_up || !has_keyboard {
            self.0 = None;
        }
        (is_up && now - since >= HELD) || !has_keyboard
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, RawInput};

    fn frame(ctx: &egui::Context, time: f64, focused: bool, pressed: Option<bool>, act: impl FnMut(&egui::Context)) {
        let event = pressed.map(|pressed| Event::Key {
            key: EguiKey::F8,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::SHIFT,
        });
        let input = RawInput {
            time: Some(time),
            focused,
            events: event.into_iter().collect(),
            ..RawInput::default()
        };
        let mut act = act;
        ctx.begin_pass(input);
        act(ctx);
        ctx.end_pass().textures_delta.clear();
    }

    fn let_go(ctx: &egui::Context, held: &mut HeldKey, time: f64, focused: bool, pressed: Option<bool>) -> bool {
        let mut is_let_go = false;
        frame(ctx, time, focused, pressed, |ctx| is_let_go = held.is_let_go(ctx));
        is_let_go
    }

    #[test]
    fn a_held_key_ends_on_release_and_a_short_press_continues() {
        let (ctx, mut held) = (egui::Context::default(), HeldKey::default());
        frame(&ctx, 1.0, true, Some(true), |ctx| held.down(ctx, EguiKey::F8));
        assert!(!let_go(&ctx, &mut held, 1.2, true, Some(false)));
        frame(&ctx, 2.0, true, Some(true), |ctx| held.down(ctx, EguiKey::F8));
        assert!(!let_go(&ctx, &mut held, 3.0, true, None));
        assert!(let_go(&ctx, &mut held, 4.0, true, Some(false)));
        assert!(!let_go(&ctx, &mut held, 5.0, true, Some(false)));
    }

    #[test]
    fn a_key_that_went_down_and_up_in_one_frame_is_not_held() {
        let (ctx, mut held) = (egui::Context::default(), HeldKey::default());
        let key = |pressed| Event::Key {
            key: EguiKey::F8,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::SHIFT,
        };
        ctx.begin_pass(RawInput {
            time: Some(1.0),
            events: vec![key(true), key(false)],
            ..RawInput::default()
        });
        held.down(&ctx, EguiKey::F8);
        ctx.end_pass().textures_delta.clear();
        assert!(!let_go(&ctx, &mut held, 9.0, true, Some(false)));
    }

    #[test]
    fn a_window_that_loses_the_keyboard_does_not_record_on() {
        let (ctx, mut held) = (egui::Context::default(), HeldKey::default());
        frame(&ctx, 1.0, true, Some(true), |ctx| held.down(ctx, EguiKey::F8));
        assert!(let_go(&ctx, &mut held, 1.1, false, None));
    }
}
