//! The keys that work everywhere in a window, before any part of it sees them: those of the catalogue, a key to be
//! explained or bound, the letter and the digit of a square, and the key held while speaking onto the recorder.

use std::time::Duration;

use egui::{self, Event, FocusDirection, Key as EguiKey};
use shakmaty::{File, Rank, Square};

use super::Reply;
use super::key_state::{NextKey, WaitingFileKey};
use super::keys::{self, KeyDown, ours};
use super::page::Page;
use super::target::FixedTarget;
use super::window::Window;
use controls::catalogue::{Control, Pane};
use controls::cursor::FingerSensation;
use controls::intent::Intent;
use controls::keymap::{Key, KeyContext, KeyName};
use controls::recorder::RecorderIntent;
use display::Screen;
use display::help::single_stops;

/// The time a letter waits for its digit, in seconds.
const PATIENCE: f64 = 1.0;

impl Window {
    /// Takes the keys that work everywhere in this window.
    pub(super) fn take_global_keys(&mut self, ctx: &egui::Context, screen: &Screen, reply: &mut Reply) {
        if self.take_next_key(ctx, screen, reply) {
            return;
        }
        self.take_board_typing(ctx, screen, reply);
        self.type_ahead(ctx, screen, reply);
        if self.keys.held.is_let_go(ctx) {
            reply.intents.push(Intent::Recorder(RecorderIntent::End));
        }
        let mut speaks = None;
        // A key that begins no entry ends none either.
        let can_speak = screen.button(Control::Speak).is_some_and(|button| button.act.is_ok());
        let place = self.key_place(ctx);
        let is_form = self.pages.open.is_form();
        let mut controls: Vec<Control> = Vec::new();
        keys::take(ctx, |down| {
            let control = ours(down)
                .and_then(|key| screen.keymap.control_of(key, place))
                .filter(|control| control.row().pane.is_none() && !control.is_of_the_focus());
            // Enter in a form presses no clock behind it, nor the action that the form begins.
            if is_form && control == Some(Control::Press) && down.key == EguiKey::Enter {
                return true;
            }
            if let Some(control) = control
                && !down.is_repeat
            {
                controls.push(control);
                speaks = Some(down.key)
                    .filter(|_| can_speak && control == Control::Speak)
                    .or(speaks);
            }
            control.is_some()
        });
        if let Some(key) = speaks {
            self.keys.held.down(ctx, key);
        }
        for control in controls {
            self.run(ctx, control, screen, reply);
        }
    }

    /// The place where a key is pressed. On a page letters are written, or have no effect.
    fn key_place(&self, ctx: &egui::Context) -> KeyContext {
        let fields = [FixedTarget::MoveLine, FixedTarget::SheetLine].map(|part| self.part(part));
        let focused = ctx.memory(egui::Memory::focused);
        KeyContext {
            pane: self.ring.pane(),
            is_field: self.pages.open != Page::Game || focused.is_none_or(|id| fields.contains(&id)),
        }
    }

    /// Waits for the next key, and tells the person so.
    pub(super) fn wait_for_key(&mut self, next: NextKey, screen: &Screen, reply: &mut Reply) {
        self.keys.next = Some(next);
        let words = &screen.words.keys;
        reply.tell.push(match next {
            NextKey::Explained => words.describe.clone(),
            NextKey::For(control) => format!("{}: {}", name_of(screen, control), words.ask),
        });
    }

    /// Takes the awaited key; true if all keys of this frame are dealt with.
    fn take_next_key(&mut self, ctx: &egui::Context, screen: &Screen, reply: &mut Reply) -> bool {
        let Some(next) = self.keys.next else { return false };
        let mut down: Option<KeyDown> = None;
        keys::take(ctx, |one| {
            if down.is_none() && !one.is_repeat {
                down = Some(one);
            }
            true
        });
        ctx.input_mut(|input| {
            input.events.retain(|event| !matches!(event, Event::Text(_)));
        });
        // egui takes Tab and Escape before they become events for us.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        let Some(down) = down else { return true };
        self.keys.next = None;
        let key = ours(down);
        match next {
            NextKey::Explained => reply.tell.push(self.explained(ctx, key, screen)),
            NextKey::For(control) => match key {
                Some(key) if key != Key::plain(KeyName::Escape) => {
                    // In the settings the row tells the new keys.
                    let told = self.pages.open != Page::Settings;
                    let key = Some(key);
                    reply.intents.push(Intent::Bind { control, key, told });
                }
                Some(_) | None => reply.tell.push(screen.words.keys.left.clone()),
            },
        }
        true
    }

    fn explained(&self, ctx: &egui::Context, key: Option<Key>, screen: &Screen) -> String {
        let place = self.key_place(ctx);
        let control = key.and_then(|key| screen.keymap.control_of(key, place));
        let button = control.and_then(|control| screen.button(control));
        button.map_or_else(
            || screen.words.keys.means_nothing.clone(),
            |button| single_stops(&format!("{}. {}", button.name, button.help)),
        )
    }

    /// Moves the cursor to the square of a typed letter and digit, if the person has turned that on. A letter from a to h
    /// waits a second for its digit; without one, or after another key, the letter is given back to this frame with its other
    /// meaning.
    fn type_ahead(&mut self, ctx: &egui::Context, screen: &Screen, reply: &mut Reply) {
        let has_board = ctx.memory(|memory| memory.has_focus(self.part(FixedTarget::Board)));
        if !screen.board.type_ahead || !has_board || self.pages.open != Page::Game || self.ring.pane() != Pane::Board {
            self.keys.ahead = None;
            return;
        }
        let now = ctx.input(|input| input.time);
        let (mut waiting, mut target) = (self.keys.ahead.take(), None);
        let mut given_back: Vec<KeyDown> = Vec::new();
        if let Some(old) = waiting.take_if(|old| now - old.at >= PATIENCE) {
            given_back.push(old.down);
        }
        keys::take(ctx, |down| {
            let key = ours(down);
            if let (Some(rank), Some(letter)) = (key.and_then(rank_of), waiting) {
                waiting = None;
                target = Some(Square::from_coords(letter.file, rank));
                return true;
            }
            // Another key ends the wait: the letter comes before it.
            given_back.extend(waiting.take().map(|letter| letter.down));
            let Some(file) = key.and_then(file_of) else {
                if !given_back.is_empty() {
                    given_back.push(down);
                    return true;
                }
                return false;
            };
            if !down.is_repeat {
                waiting = Some(WaitingFileKey { file, down, at: now });
            }
            true
        });
        if !given_back.is_empty() {
            ctx.input_mut(|input| input.events.extend(given_back.into_iter().map(keys::event)));
        }
        if let Some(letter) = waiting {
            let rest = (PATIENCE - (now - letter.at)).max(0.0);
            ctx.request_repaint_after(Duration::from_secs_f64(rest));
        }
        self.keys.ahead = waiting;
        if let Some(square) = target {
            self.go_to(square, screen, reply);
        }
    }

    /// Moves the cursor to that square and says it.
    pub(super) fn go_to(&mut self, square: Square, screen: &Screen, reply: &mut Reply) {
        self.board.cursor = Some(square);
        let cell = screen.board.cells.get(usize::from(square));
        reply.explored = cell.map(|cell| cell.name.clone());
        reply.felt = square.is_dark().then_some(FingerSensation::Dark).or(reply.felt);
    }
}

fn file_of(key: Key) -> Option<File> {
    let KeyName::Letter(letter) = key.name else { return None };
    File::from_char(letter).filter(|_| key == Key::plain(key.name))
}

fn rank_of(key: Key) -> Option<Rank> {
    let KeyName::Digit(digit) = key.name else { return None };
    let index = u32::from(digit).checked_sub(1).filter(|index| *index < 8)?;
    (key == Key::plain(key.name)).then(|| Rank::new(index))
}

fn name_of(screen: &Screen, control: Control) -> &str {
    screen.button(control).map_or("", |button| button.name.as_str())
}
