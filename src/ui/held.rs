//! The key that is held while a player speaks onto his recorder (D.2.7): pressed shortly it begins an entry and the next
//! press ends it; held longer the entry ends when the key is let go.

use eframe::egui::{self, Event, Key};

/// From here on, in seconds, a key is held and not only pressed.
const HELD: f64 = 0.4;

/// Whether that key is down, and since when.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeldKey(Option<(Key, f64)>);

impl HeldKey {
    /// The key has gone down. On a slow machine it goes up in the same frame: then it was only pressed.
    pub(super) fn down(&mut self, ctx: &egui::Context, key: Key) {
        self.0 = ctx.input(|input| {
            let is_its = |event: &&Event| matches!(event, Event::Key { key: its, .. } if *its == key);
            let last = input.events.iter().rfind(is_its);
            let is_down = !matches!(last, Some(Event::Key { pressed: false, .. }));
            is_down.then_some((key, input.time))
        });
    }

    /// Whether it was held and has been let go in this frame. With a window that has lost the keyboard nobody would see it
    /// go up, so what was begun there ends too.
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
    use eframe::egui::{Modifiers, RawInput};

    fn frame(ctx: &egui::Context, time: f64, focused: bool, pressed: Option<bool>, act: impl FnMut(&egui::Context)) {
        let event = pressed.map(|pressed| Event::Key {
            key: Key::F8,
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
    fn a_key_held_ends_when_it_is_let_go_and_one_pressed_shortly_goes_on() {
        let (ctx, mut held) = (egui::Context::default(), HeldKey::default());
        frame(&ctx, 1.0, true, Some(true), |ctx| held.down(ctx, Key::F8));
        assert!(!let_go(&ctx, &mut held, 1.2, true, Some(false)));
        frame(&ctx, 2.0, true, Some(true), |ctx| held.down(ctx, Key::F8));
        assert!(!let_go(&ctx, &mut held, 3.0, true, None));
        assert!(let_go(&ctx, &mut held, 4.0, true, Some(false)));
        assert!(!let_go(&ctx, &mut held, 5.0, true, Some(false)));
    }

    #[test]
    fn a_key_that_went_down_and_up_in_one_frame_is_not_held() {
        let (ctx, mut held) = (egui::Context::default(), HeldKey::default());
        let key = |pressed| Event::Key {
            key: Key::F8,
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
        held.down(&ctx, Key::F8);
        ctx.end_pass().textures_delta.clear();
        assert!(!let_go(&ctx, &mut held, 9.0, true, Some(false)));
    }

    #[test]
    fn a_window_that_loses_the_keyboard_does_not_record_on() {
        let (ctx, mut held) = (egui::Context::default(), HeldKey::default());
        frame(&ctx, 1.0, true, Some(true), |ctx| held.down(ctx, Key::F8));
        assert!(let_go(&ctx, &mut held, 1.1, false, None));
    }
}
