//! Passes the keys pressed in a window on in their order, each once all keys before it have taken effect.
//!
//! A table answers in its own time: the question that Enter opens comes some frames later, and the letters typed after that Enter belong
//! to the question. So a window that waits for the table keeps its keys until the table has answered and the answer is on the screen. A
//! key that acts (Enter, Escape, a function key, a chord) is alone in its frame, for the same reason: the effect of the keys before it
//! is known only when their frame is drawn.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::{self, Event, Key, Plugin, RawInput, ViewportIdMap};

/// The longest time that keys are kept, in seconds: a slow table must not leave a person without the echo of their keys.
const KEPT_AT_MOST: f64 = 2.0;

/// The waiting keys of every window; an egui plugin.
#[derive(Default)]
pub struct KeyQueue(ViewportIdMap<WaitingKeys>);

/// The keys of one window.
#[derive(Default)]
struct WaitingKeys {
    /// The waiting events, the oldest first.
    events: VecDeque<Event>,
    hold: Option<Hold>,
}

/// The reason why a window's keys are kept.
struct Hold {
    /// The table has answered.
    is_answered: Arc<AtomicBool>,
    /// The second of the window at which the keys are no longer kept.
    until: f64,
}

impl KeyQueue {
    /// Sets up the queue for every window of that context.
    pub fn install(ctx: &egui::Context) {
        ctx.add_plugin(Self::default());
    }

    /// Keeps the keys of the window that is being drawn until the table has set that flag and [`KeyQueue::release`] is called.
    pub fn hold(ctx: &egui::Context, is_answered: Arc<AtomicBool>) {
        let (until, window) = (ctx.input(|input| input.time) + KEPT_AT_MOST, ctx.viewport_id());
        ctx.with_plugin(|queue: &mut Self| {
            queue.0.entry(window).or_default().hold = Some(Hold { is_answered, until });
        });
        ctx.request_repaint_after(std::time::Duration::from_secs_f64(KEPT_AT_MOST));
    }

    /// True if the table has answered the window that is being drawn: the present screens show the answer.
    pub fn is_answered(ctx: &egui::Context) -> bool {
        let window = ctx.viewport_id();
        let answered = ctx.with_plugin(|queue: &mut Self| {
            let waiting = queue.0.get(&window);
            let hold = waiting.and_then(|waiting| waiting.hold.as_ref());
            hold.is_some_and(|hold| hold.is_answered.load(Ordering::Acquire))
        });
        answered.unwrap_or(false)
    }

    /// Passes on the keys of the window that is being drawn from the next frame: the window shows the answer.
    pub fn release(ctx: &egui::Context) {
        let window = ctx.viewport_id();
        ctx.with_plugin(|queue: &mut Self| {
            if let Some(waiting) = queue.0.get_mut(&window) {
                waiting.hold = None;
            }
        });
        ctx.request_repaint();
    }
}

impl WaitingKeys {
    /// The events for the next frame.
    fn next_frame(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        let mut is_typed = false;
        while let Some(event) = self.events.pop_front() {
            let (acts, is_chord) = (acts(&event), is_chord(&event));
            if acts && is_typed {
                self.events.push_front(event);
                break;
            }
            is_typed |= is_pressed(&event);
            events.push(event);
            if acts {
                // Alt with a letter writes the letter, too: it is taken together with its key.
                if let Some(text) = self
                    .events
                    .pop_front_if(|next| matches!(next, Event::Text(_)) && is_chord)
                {
                    events.push(text);
                }
                while let Some(released) = self.events.pop_front_if(|next| !is_pressed(next)) {
                    events.push(released);
                }
                break;
            }
        }
        events
    }
}

impl Plugin for KeyQueue {
    fn debug_name(&self) -> &'static str {
        "key queue"
    }

    fn input_hook(&mut self, ctx: &egui::Context, input: &mut RawInput) {
        let window = input.viewport_id;
        let waiting = self.0.entry(window).or_default();
        let (keys, others) = std::mem::take(&mut input.events).into_iter().partition(is_key);
        input.events = others;
        waiting.events.extend::<Vec<Event>>(keys);
        let is_over = |hold: &Hold| input.time.is_some_and(|now| now >= hold.until);
        if waiting.hold.as_ref().is_some_and(is_over) {
            waiting.hold = None;
        }
        if waiting.hold.is_none() {
            input.events.extend(waiting.next_frame());
            if !waiting.events.is_empty() {
                ctx.request_repaint_of(window);
            }
        }
    }
}

/// True if the event comes from a keyboard or a substitute for one.
fn is_key(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { .. } | Event::Text(_) | Event::Paste(_) | Event::Ime(_) | Event::Copy | Event::Cut
    )
}

fn is_pressed(event: &Event) -> bool {
    !matches!(event, Event::Key { pressed: false, .. })
}

/// True if the event is a key that acts, not one that writes or moves; a key held down has acted already.
fn acts(event: &Event) -> bool {
    let Event::Key {
        key,
        pressed: true,
        repeat: false,
        ..
    } = event
    else {
        return false;
    };
    let is_function = key
        .name()
        .strip_prefix('F')
        .is_some_and(|number| number.parse::<u8>().is_ok());
    is_function || is_chord(event) || matches!(key, Key::Enter | Key::Escape | Key::Tab)
}

/// True if the event is a key with Control or Alt; with both it writes a character.
fn is_chord(event: &Event) -> bool {
    let Event::Key { modifiers, .. } = event else {
        return false;
    };
    (modifiers.ctrl || modifiers.command || modifiers.alt) && !(modifiers.ctrl && modifiers.alt)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Modifiers;

    fn key(key: Key, pressed: bool) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        }
    }

    fn text(text: &str) -> Event {
        Event::Text(text.to_owned())
    }

    /// The keys in a frame with these events at that second.
    fn frame(ctx: &egui::Context, time: f64, events: Vec<Event>, draw: impl FnMut(&egui::Context)) -> Vec<Event> {
        let input = RawInput {
            time: Some(time),
            events,
            ..RawInput::default()
        };
        let mut draw = draw;
        ctx.begin_pass(input);
        draw(ctx);
        let had = ctx.input(|input| input.events.clone());
        ctx.end_pass().textures_delta.clear();
        had
    }

    fn with_queue() -> egui::Context {
        let ctx = egui::Context::default();
        KeyQueue::install(&ctx);
        ctx
    }

    #[test]
    fn enter_has_a_frame_of_its_own() {
        let ctx = with_queue();
        let typed = vec![
            text("y"),
            key(Key::Enter, true),
            key(Key::Enter, false),
            text("e"),
            text("4"),
            key(Key::Enter, true),
        ];
        assert_eq!(frame(&ctx, 0.0, typed, |_| ()), [text("y")]);
        let enter = [key(Key::Enter, true), key(Key::Enter, false)];
        assert_eq!(frame(&ctx, 0.1, Vec::new(), |_| ()), enter);
        assert_eq!(frame(&ctx, 0.2, Vec::new(), |_| ()), [text("e"), text("4")]);
        assert_eq!(frame(&ctx, 0.3, Vec::new(), |_| ()), [key(Key::Enter, true)]);
        assert_eq!(frame(&ctx, 0.4, Vec::new(), |_| ()), []);
    }

    /// The window system gives Alt and P as a key and as the letter it would write.
    #[test]
    fn the_letter_of_a_chord_stays_with_its_key() {
        let ctx = with_queue();
        let chord = Event::Key {
            key: Key::P,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::ALT,
        };
        let typed = vec![text("e"), chord.clone(), text("p"), text("4")];
        assert_eq!(frame(&ctx, 0.0, typed, |_| ()), [text("e")]);
        assert_eq!(frame(&ctx, 0.1, Vec::new(), |_| ()), [chord, text("p")]);
        assert_eq!(frame(&ctx, 0.2, Vec::new(), |_| ()), [text("4")]);
    }

    #[test]
    fn keys_wait_for_the_answer_and_for_the_frame_that_shows_it() {
        let ctx = with_queue();
        let flag = Arc::new(AtomicBool::new(false));
        frame(&ctx, 0.0, vec![key(Key::Enter, true)], |ctx| {
            KeyQueue::hold(ctx, Arc::clone(&flag));
        });
        assert_eq!(frame(&ctx, 0.1, vec![text("y")], |_| ()), []);
        assert_eq!(
            frame(&ctx, 0.2, vec![text("e")], |ctx| assert!(!KeyQueue::is_answered(ctx))),
            []
        );
        flag.store(true, Ordering::Release);
        assert_eq!(
            frame(&ctx, 0.3, Vec::new(), |ctx| assert!(KeyQueue::is_answered(ctx))),
            []
        );
        assert_eq!(frame(&ctx, 0.4, Vec::new(), KeyQueue::release), []);
        assert_eq!(frame(&ctx, 0.5, Vec::new(), |_| ()), [text("y"), text("e")]);
    }

    #[test]
    fn an_unanswering_table_keeps_keys_two_seconds_at_most() {
        let ctx = with_queue();
        let flag = Arc::new(AtomicBool::new(false));
        frame(&ctx, 1.0, Vec::new(), |ctx| KeyQueue::hold(ctx, Arc::clone(&flag)));
        assert_eq!(frame(&ctx, 2.9, vec![text("y")], |_| ()), []);
        assert_eq!(frame(&ctx, 3.0, Vec::new(), |_| ()), [text("y")]);
    }

    #[test]
    fn the_mouse_waits_for_no_key() {
        let ctx = with_queue();
        let flag = Arc::new(AtomicBool::new(false));
        frame(&ctx, 0.0, Vec::new(), |ctx| KeyQueue::hold(ctx, Arc::clone(&flag)));
        let moved = Event::PointerMoved(egui::pos2(1.0, 2.0));
        assert_eq!(frame(&ctx, 0.1, vec![moved.clone(), text("y")], |_| ()), [moved]);
    }
}
