//! What the table's thread tells, put where the windows find it.

use std::sync::{Arc, MutexGuard};

use eframe::egui;

use super::further::second_id;
use super::{Board, SECOND_LATER, Shared, clocks, lock};
use crate::app::table_thread::Happening;
use crate::laws::people::Person;
use crate::speech::utterance::{Channel, Priority};
use crate::ui::live_region::Urgency;

/// Keeps it and asks for a frame of every window.
pub(super) fn told(ctx: &egui::Context, shared: &Board, heard: Person) -> Box<dyn Fn(Happening) + Send> {
    let (ctx, shared) = (ctx.clone(), Arc::clone(shared));
    let table = lock(&shared).table;
    Box::new(move |happening| {
        let mut board = lock(&shared);
        // His settings are the person's, whatever table stands there.
        if board.table != table && !matches!(happening, Happening::Worn(_)) {
            return;
        }
        match happening {
            Happening::Said {
                to,
                channel,
                priority,
                text,
            } => {
                // While the arbiter has the root window, the player's private words are not put on it, nor the other way round.
                let shown = board.root.unwrap_or(heard);
                if to != shown && channel == Channel::Private {
                    return;
                }
                let urgency = match priority {
                    Priority::Now => Urgency::Assertive,
                    Priority::Normal | Priority::Next => Urgency::Polite,
                };
                board.live.push((text, urgency));
            }
            // Whatever brought them, a step or a list of devices: who looks sees them now.
            Happening::Screens(screens) => {
                board.screens = screens.into_iter().map(|screen| (screen.seat, screen)).collect();
                draw(&ctx, board);
            }
            Happening::EntryTaken(person) => board.entry_taken |= person == board.root.unwrap_or(heard),
            Happening::LineTaken(person) => board.taken |= person == board.root.unwrap_or(heard),
            Happening::Help(person) => board.help |= person == board.root.unwrap_or(heard),
            Happening::Manual(person) => board.manual |= person == board.root.unwrap_or(heard),
            Happening::Guide(person) => board.guide |= person == board.root.unwrap_or(heard),
            Happening::Settings(_, search) => board.settings = Some(search),
            Happening::Worn(settings) => board.worn = Some(*settings),
            Happening::Begin => board.begins = true,
            Happening::ClockWindow(on) => board.clock_window = on,
            Happening::NewGame(form) => board.new_game = Some(*form),
            Happening::OpenGame(person, path) => board.open = Some((person, path)),
            Happening::ChooseFile(person, dialog, suggested) => board.choose = Some((person, dialog, suggested)),
            Happening::Cue(to, _, words) => {
                if to == board.root.unwrap_or(heard) {
                    board.live.push((words, Urgency::Polite));
                }
            }
            Happening::Refused(_, _) | Happening::InputDone => {}
            Happening::StepDone => draw(&ctx, board),
        }
    })
}

/// Asks for a frame of every window, with nothing held meanwhile.
fn draw(ctx: &egui::Context, board: MutexGuard<'_, Shared>) {
    let has_clocks = board.clock_window.is_some();
    drop(board);
    ctx.request_repaint();
    // After the root window, which has what is said: egui draws windows that are due together in any order.
    ctx.request_repaint_after_for(SECOND_LATER, second_id());
    if has_clocks {
        ctx.request_repaint_after_for(SECOND_LATER, clocks::id());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use shakmaty::Color;

    #[test]
    fn what_the_thread_of_an_earlier_table_still_tells_is_not_taken_for_this_one() {
        let ctx = egui::Context::default();
        let shared: Board = Arc::new(Mutex::default());
        let earlier = told(&ctx, &shared, Person::Player(Color::White));
        lock(&shared).table += 1;
        let now = told(&ctx, &shared, Person::Player(Color::White));
        let open = || Happening::OpenGame(Person::Arbiter, String::from("game.pgn"));
        earlier(open());
        assert!(lock(&shared).open.is_none());
        earlier(Happening::Worn(Box::default()));
        assert!(lock(&shared).worn.is_some(), "what he has set is kept");
        now(open());
        assert!(lock(&shared).open.is_some());
    }

    #[test]
    fn screens_are_drawn_whatever_brought_them() {
        let ctx = egui::Context::default();
        let wishes = Arc::new(AtomicUsize::new(0));
        let wished = Arc::clone(&wishes);
        ctx.set_request_repaint_callback(move |_| {
            wished.fetch_add(1, Ordering::Relaxed);
        });
        let shared: Board = Arc::new(Mutex::default());
        let told = told(&ctx, &shared, Person::Player(Color::White));
        told(Happening::Screens(Vec::new()));
        assert!(wishes.load(Ordering::Relaxed) > 0);
    }
}
