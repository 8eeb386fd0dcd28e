//! Text typed on the board, or on a page that is only read, that was meant for the move line: it goes there, is read back, and moves no
//! piece.
//!
//! A single key acts at once. Three or more different keys, each within a short pause of the one before, are a text. A file
//! and a rank in that pause are a square, as `e4`. Keys that change something, such as Space, wait for the end of the pause
//! where a text may have begun.

use std::time::Duration;

use egui::{self, Event, Key as EguiKey};
use shakmaty::{File, Square};

use super::Reply;
use super::keys::{self, KeyDown, ours};
use super::page::Page;
use super::target::FixedTarget;
use super::window::Window;
use controls::catalogue::{BoardAct, Control, ControlAct, Pane};
use controls::keymap::KeyContext;
use display::Screen;

/// The longest pause between two keys of a text, in seconds.
const PAUSE: f64 = 0.3;
/// Number of different keys that make a text.
const LEAST: usize = 3;

/// The text that is being typed on the board.
#[derive(Clone, Debug, Default)]
pub(super) struct BoardTyping {
    text: String,
    /// The time of its last key, in seconds of the window.
    at: f64,
    /// Keys that wait: they act if they belong to no text.
    waiting: Vec<KeyDown>,
    /// True if its only key does nothing on the board.
    means_nothing: bool,
    /// True if the text is in the move line and must still be read back.
    is_moved: bool,
}

impl BoardTyping {
    /// Number of different keys in the text, with that further key if it writes nothing.
    fn keys(&self, further: usize) -> usize {
        let mut letters: Vec<char> = self.text.to_lowercase().chars().collect();
        letters.sort_unstable();
        letters.dedup();
        letters.len() + further
    }

    /// The square that the last two keys name, and true if nothing but squares was typed so far.
    fn squares(&self) -> (Option<Square>, bool) {
        let letters: Vec<char> = self.text.to_lowercase().chars().collect();
        let (pairs, rest) = letters.as_chunks::<2>();
        let mut squares = pairs.iter().map(|pair| pair.iter().collect::<String>().parse().ok());
        let last = squares.next_back().unwrap_or_default();
        let begun = rest.iter().all(|letter| File::from_char(*letter).is_some());
        let is_whole = squares.all(|square: Option<Square>| square.is_some()) && (pairs.is_empty() || last.is_some());
        (last.filter(|_| rest.is_empty() && is_whole), is_whole && begun)
    }

    /// True if the keys are a text: three or more different ones that name no squares.
    fn is_text(&self) -> bool {
        self.keys(0) >= LEAST && !self.squares().1
    }
}

impl Window {
    /// Takes a text typed on the board into the move line, and reads it back once its typing pauses.
    pub(super) fn take_board_typing(&mut self, ctx: &egui::Context, screen: &Screen, reply: &mut Reply) {
        let now = ctx.input(|input| input.time);
        if self.keys.typing.is_moved {
            self.read_typing_back(ctx, screen, now, reply);
            return;
        }
        if self.pages.open.is_only_read() {
            self.take_page_typing(ctx, now, reply);
            return;
        }
        let is_typed_on = |part| ctx.memory(|memory| memory.has_focus(self.part(part)));
        let is_white = is_typed_on(FixedTarget::Board);
        let has_line = self.is_root() || screen.desk.is_some();
        // A letter without a key of its own does nothing on a button; the space of a text would press it.
        let has_buttons = [Pane::MoveLine, Pane::Game].contains(&self.ring.pane());
        let is_on_button = has_buttons && !is_typed_on(FixedTarget::MoveLine) && !is_white;
        let is_on_black = is_typed_on(FixedTarget::BlackBoard);
        if self.pages.open == Page::Game && has_line && is_on_button && screen.question.is_none() {
            self.take_button_typing(ctx, screen, now, reply);
        }
        if self.pages.open != Page::Game || !has_line || !(is_white || is_on_black) {
            self.keys.typing = BoardTyping::default();
            return;
        }
        let mut given_back: Vec<Event> = Vec::new();
        if now - self.keys.typing.at >= PAUSE {
            let old = std::mem::take(&mut self.keys.typing);
            given_back.extend(old.waiting.into_iter().map(keys::event));
            if old.means_nothing {
                reply
                    .tell
                    .push(format!("{}: {}", old.text, screen.words.keys.means_nothing));
            }
        }
        let mut events = ctx
            .input_mut(|input| std::mem::take(&mut input.events))
            .into_iter()
            .peekable();
        let place = KeyContext {
            pane: self.ring.pane(),
            is_field: false,
        };
        let mut is_text = false;
        let mut is_sent = false;
        // The events of this frame that belong to the text if it is one.
        let mut passed: Vec<Event> = Vec::new();
        while let Some(event) = events.next() {
            let down = keys::down(&event).filter(|down| !down.is_repeat);
            let typing = &mut self.keys.typing;
            let written = match (&event, down) {
                (Event::Text(text), _) => Some(text.clone()),
                (_, Some(down)) => written_by(down).map(|letter| match events.peek() {
                    Some(Event::Text(text)) => text.clone(),
                    Some(_) | None => letter.to_string(),
                }),
                (_, None) => None,
            };
            let Some(written) = written else {
                let is_enter = down.is_some_and(|down| down.key == EguiKey::Enter && !down.modifiers.any());
                if is_enter && typing.keys(1) >= LEAST {
                    (is_text, is_sent) = (true, true);
                    continue;
                }
                if down.is_some() {
                    passed.extend(std::mem::take(typing).waiting.into_iter().map(keys::event));
                }
                passed.push(event);
                continue;
            };
            let text_event = events.next_if(|next| down.is_some() && matches!(next, Event::Text(_)));
            typing.text.push_str(&written);
            typing.at = now;
            let control = down.and_then(ours).and_then(|key| screen.keymap.control_of(key, place));
            typing.means_nothing = down.is_some() && control.is_none() && typing.text.chars().count() == 1;
            is_text |= typing.is_text();
            if is_text {
                continue;
            }
            if let Some(square) = typing.squares().0.filter(|_| is_white) {
                typing.waiting.clear();
                self.keys.ahead = None;
                self.go_to(square, screen, reply);
                continue;
            }
            let changes = down.is_some_and(|down| changes(down, screen, typing.keys(0)));
            match down.filter(|_| changes || !typing.waiting.is_empty()) {
                Some(down) => typing.waiting.push(down),
                None => passed.extend([event].into_iter().chain(text_event)),
            }
        }
        if is_text {
            let text = std::mem::take(&mut self.keys.typing).text;
            self.move_typing(ctx, &text, now, reply);
            passed.retain(|event| !matches!(event, Event::Text(_)) && keys::down(event).is_none());
            if is_sent {
                self.say_typing(screen, reply);
            }
        }
        given_back.append(&mut passed);
        ctx.input_mut(|input| input.events = given_back);
        if is_text || self.keys.typing.means_nothing || !self.keys.typing.waiting.is_empty() {
            ctx.request_repaint_after(Duration::from_secs_f64(PAUSE));
        }
    }

    /// Takes a text typed on a button into the line, from its first letter or digit.
    fn take_button_typing(&mut self, ctx: &egui::Context, screen: &Screen, now: f64, reply: &mut Reply) {
        let place = KeyContext {
            pane: self.ring.pane(),
            is_field: false,
        };
        let has_key = |event: &Event| {
            let key = keys::down(event)
                .filter(|down| down.key != EguiKey::Space)
                .and_then(ours);
            key.is_some_and(|key| screen.keymap.control_of(key, place).is_some())
        };
        let is_begun = |event: &Event| matches!(event, Event::Text(text) if text.chars().any(char::is_alphanumeric));
        let (begins, acts) = ctx.input(|input| (input.events.iter().any(is_begun), input.events.iter().any(has_key)));
        if !begins || acts {
            return;
        }
        let mut text = String::new();
        ctx.input_mut(|input| {
            input.events.retain(|event| {
                if let Event::Text(written) = event {
                    text.push_str(written);
                }
                let is_press = matches!(
                    event,
                    Event::Key {
                        key: EguiKey::Space,
                        ..
                    }
                );
                !is_press && !matches!(event, Event::Text(_))
            });
        });
        self.move_typing(ctx, &text, now, reply);
        ctx.request_repaint_after(Duration::from_secs_f64(PAUSE));
    }

    /// Takes a text typed on a page that is only read: the page is left for the move line.
    fn take_page_typing(&mut self, ctx: &egui::Context, now: f64, reply: &mut Reply) {
        let mut text = String::new();
        ctx.input_mut(|input| {
            input.events.retain(|event| {
                let Event::Text(written) = event else { return true };
                text.push_str(written);
                false
            });
        });
        if text.trim().is_empty() {
            return;
        }
        self.turn_to(ctx, Page::Game);
        self.move_typing(ctx, &text, now, reply);
        ctx.request_repaint_after(Duration::from_secs_f64(PAUSE));
    }

    /// Appends a text to the move line, which takes the keyboard.
    fn move_typing(&mut self, ctx: &egui::Context, text: &str, now: f64, reply: &mut Reply) {
        self.keys.ahead = None;
        self.keys.typing.at = now;
        self.keys.typing.is_moved = true;
        let line = self.line(FixedTarget::MoveLine);
        let whole = format!("{}{text}", line.text);
        line.fill(&whole);
        reply.typed = Some(whole);
        let line = self.part(FixedTarget::MoveLine);
        self.ring.give(ctx, line);
    }

    /// Reads the text in the move line back after a pause, or at the first Enter, which does not send it yet.
    fn read_typing_back(&mut self, ctx: &egui::Context, screen: &Screen, now: f64, reply: &mut Reply) {
        let line = self.part(FixedTarget::MoveLine);
        if self.pages.open != Page::Game || !ctx.memory(|memory| memory.has_focus(line)) {
            self.keys.typing = BoardTyping::default();
            return;
        }
        if ctx.input(|input| input.events.iter().any(|event| matches!(event, Event::Text(_)))) {
            self.keys.typing.at = now;
        }
        let rest = PAUSE - (now - self.keys.typing.at);
        if keys::take_one(ctx, EguiKey::Enter) || rest <= 0.0 {
            self.say_typing(screen, reply);
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(rest));
        }
    }

    fn say_typing(&mut self, screen: &Screen, reply: &mut Reply) {
        self.keys.typing = BoardTyping::default();
        let text = self.line(FixedTarget::MoveLine).text.trim().to_owned();
        reply.tell.push(format!("{}: {text}", screen.words.keys.into_line));
    }
}

/// The letter, digit or sign that the key writes.
fn written_by(down: KeyDown) -> Option<char> {
    if down.modifiers.ctrl || down.modifiers.command || down.modifiers.alt {
        return None;
    }
    if down.key == EguiKey::Space {
        return Some(' ');
    }
    let mut letters = down.key.symbol_or_name().chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    let is_written = letter.is_alphanumeric() || letter.is_ascii_punctuation();
    is_written.then(|| {
        if down.modifiers.shift {
            letter
        } else {
            letter.to_ascii_lowercase()
        }
    })
}

/// True if the key has an effect that a text must not have: it turns the board, leads to the pieces off the board, or, as
/// Space after another key, moves a piece.
fn changes(down: KeyDown, screen: &Screen, keys: usize) -> bool {
    let Some(control) = ours(down).and_then(|key| screen.keymap.control_of(key, KeyContext::BOARD)) else {
        return false;
    };
    let act = control.row().act;
    let moves = matches!(
        act,
        ControlAct::Board(BoardAct::Touch | BoardAct::TakeOff | BoardAct::Adjust)
    );
    control == Control::TurnBoard || matches!(act, ControlAct::Board(BoardAct::BringBack)) || (keys > 1 && moves)
}
