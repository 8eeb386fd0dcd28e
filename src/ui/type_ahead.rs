//! On the board a letter and a digit lead to their square, where a person wishes that.
//!
//! A letter from a to h waits a second for its digit. If none comes, or another key does, it means what it means otherwise.

use std::time::Duration;

use eframe::egui::{self, Event, Modifiers};
use shakmaty::{File, Rank, Square};

use super::keys::{self, Down};
use super::window::{Page, Part, Window};
use super::{Reply, keys::ours};
use crate::controls::catalogue::Pane;
use crate::controls::explore::Felt;
use crate::controls::keymap::{Key, KeyName};
use crate::display::Screen;

/// How long a letter waits for its digit, in seconds.
const PATIENCE: f64 = 1.0;

/// A letter that waits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ahead {
    file: File,
    down: Down,
    /// When it was pressed, in seconds of the window.
    at: f64,
}

impl Window {
    /// Takes letters and digits of squares; what turns out to be none is given back to this frame.
    pub(super) fn type_ahead(&mut self, ctx: &egui::Context, screen: &Screen, reply: &mut Reply) {
        let has_board = ctx.memory(|memory| memory.has_focus(self.part(Part::Board)));
        if !screen.board.type_ahead || !has_board || self.page != Page::Game || self.ring.pane() != Pane::Board {
            self.ahead = None;
            return;
        }
        let now = ctx.input(|input| input.time);
        let (mut waiting, mut target) = (self.ahead.take(), None);
        let mut given_back: Vec<Down> = Vec::new();
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
                waiting = Some(Ahead { file, down, at: now });
            }
            true
        });
        if !given_back.is_empty() {
            ctx.input_mut(|input| input.events.extend(given_back.into_iter().map(event)));
        }
        if let Some(letter) = waiting {
            let rest = (PATIENCE - (now - letter.at)).max(0.0);
            ctx.request_repaint_after(Duration::from_secs_f64(rest));
        }
        self.ahead = waiting;
        if let Some(square) = target {
            self.board.cursor = Some(square);
            let cell = screen.board.cells.get(usize::from(square));
            reply.explored = cell.map(|cell| cell.name.clone());
            reply.felt = square.is_dark().then_some(Felt::Dark).or(reply.felt);
        }
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

/// The key as it came from the window system.
fn event(down: Down) -> Event {
    Event::Key {
        key: down.key,
        physical_key: Some(down.place),
        pressed: true,
        repeat: down.is_repeat,
        modifiers: Modifiers { ..down.modifiers },
    }
}
