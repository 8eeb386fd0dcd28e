//! The sighted player's window: his board, the last announcement, what is to be done, the clocks.

use eframe::egui::{self, Event, Frame, Key, RichText, Vec2, accesskit};

use super::new_game::warning;
use super::pages::{self, page};
use super::vi_player::{LOG, from_tray, log};
use super::widgets::board::BoardWidget;
use super::widgets::buttons::{Look, in_a_row, plain_button};
use super::widgets::clock;
use super::widgets::tray::TrayWidget;
use super::window::{Page, Part, Window};
use super::{Reply, clock_form, focus, guide_page, keys, theme};
use crate::controls::catalogue::{Control, Pane};
use crate::controls::intent::{Choice, Intent};
use crate::display::{QuestionView, Screen};

/// Room for the panel beside the board, in points.
const PANEL: f32 = 460.0;
/// Size of a piece beside the board, in points.
const TRAY: f32 = 72.0;

/// Draws the window. The keyboard acts here only with `screen.second_keyboard`; otherwise keys are dropped, and a
/// mouse click asks the caller to give the keyboard back to the root window.
pub fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64) -> Reply {
    let mut reply = Reply::default();
    theme::dress(ui);
    let ctx = ui.ctx().clone();
    window.entitle(&ctx, screen);
    if screen.second_keyboard {
        keys::keep_arrows_from_moving_focus(&ctx);
        keys::drop_repeats_of_pressing(&ctx);
        window.live.show(ui, window.base, now_ms);
        if window.page == Page::Game {
            reply.explored = window.ring.begin(&ctx, window.part(Part::Board));
            take_press(&ctx, screen, window, &mut reply);
        }
        window.take_global_keys(&ctx, screen, &mut reply);
    } else {
        refuse_keys(&ctx, &mut reply);
    }
    Frame::new().inner_margin(theme::GAP).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        match window.page {
            Page::Help => pages::help(ui, screen, window, &mut reply),
            Page::Manual => pages::manual(ui, screen, window, &mut reply),
            Page::Clocks => clock_form::show(ui, screen, window, &mut reply),
            Page::Guide => guide_page::show(ui, screen, window, &mut reply),
            Page::Game
            | Page::NewGame
            | Page::Open
            | Page::Save
            | Page::Question
            | Page::Settings
            | Page::FirstStart => {
                draw(ui, screen, window, now_ms, &mut reply);
            }
        }
    });
    window.told.follow(&ctx, window.page != Page::Game, &mut reply);
    window.is_entered = false;
    reply
}

/// Space presses, wherever the focus is: a player's hand finds it without looking.
fn take_press(ctx: &egui::Context, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    if keys::take_one(ctx, Key::Space) {
        window.run(ctx, Control::Press, screen, reply);
    }
}

/// Keys belong to the root window: not one of them acts here.
pub(super) fn refuse_keys(ctx: &egui::Context, reply: &mut Reply) {
    let is_key = |event: &Event| {
        matches!(
            event,
            Event::Key { .. } | Event::Text(_) | Event::Ime(_) | Event::Paste(_)
        )
    };
    let (had_keys, has_clicked) = ctx.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !is_key(event));
        (input.events.len() < before, input.pointer.any_released())
    });
    reply.hand_back_keyboard = had_keys || has_clicked;
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
}

fn draw(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    let room = ui.available_size();
    let look = theme::look(ui.ctx());
    let least = theme::least_board(ui.ctx());
    if look.board_alone && screen.question.is_none() {
        let most = room.x.min(room.y - super::vi_player::below_the_board(ui.ctx()));
        focus::scrolled(ui, |ui| {
            board(ui, screen, window, most.max(least), reply);
            tray(ui, screen, window, reply);
        });
        return;
    }
    let panel_width = PANEL * look.text.min(1.5);
    let is_wide = room.x > room.y * 1.15 && room.x >= panel_width * 1.7;
    if is_wide {
        let size = room.y.min(room.x - panel_width.min(room.x * 0.45)) * look.board;
        ui.horizontal_top(|ui| {
            board(ui, screen, window, size.max(least), reply);
            ui.add_space(theme::GAP);
            ui.vertical(|ui| {
                focus::scrolled(ui, |ui| {
                    panel(ui, screen, window, now_ms, reply);
                });
            });
        });
    } else {
        focus::scrolled(ui, |ui| {
            // A question is answered before the board is looked at.
            if let Some(question) = &screen.question {
                ask(ui, window, question, reply);
            }
            let size = ui.available_width().min(room.y) * look.board;
            board(ui, screen, window, size.max(least), reply);
            panel_without_question(ui, screen, window, now_ms, reply);
        });
    }
}

fn board(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, size: f32, reply: &mut Reply) {
    let id = window.part(Part::Board);
    let widget = BoardWidget {
        id,
        view: &screen.board,
        words: &screen.words.board,
        side: screen.side,
        size,
        has_keyboard: screen.second_keyboard,
        keymap: &screen.keymap,
    };
    let wants_tray = widget.show(ui, &mut window.board, reply).wants_tray;
    window.ring.drawn(id, Pane::Board, window.board_name(screen));
    if wants_tray {
        if screen.board.tray.is_empty() {
            reply.tell.push(screen.board.tray_label.clone());
        } else {
            let tray = window.part(Part::Tray);
            window.ring.give(ui.ctx(), tray);
        }
    }
}

fn panel(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    if let Some(question) = &screen.question {
        ask(ui, window, question, reply);
    }
    panel_without_question(ui, screen, window, now_ms, reply);
}

fn panel_without_question(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    for text in &screen.warnings {
        warning(ui, text);
    }
    clock::clocks(
        ui,
        window.base,
        &screen.clocks,
        screen.side,
        theme::sizes(ui.ctx()).clock,
        now_ms,
    );
    banner(ui, screen);
    let main = [Control::Repeated, Control::AnnounceHands, Control::Press];
    let views = main
        .iter()
        .filter_map(|control| screen.buttons.iter().find(|view| view.control == *control));
    let look = Look {
        size: Some(theme::sizes(ui.ctx()).large),
        least: Vec2::new(ui.available_width(), 56.0),
        is_main: true,
        is_mouse_only: !screen.second_keyboard,
    };
    window.button_group(ui, screen, Pane::Clocks, &views.collect::<Vec<_>>(), look, reply);
    tray(ui, screen, window, reply);
    let look = Look {
        is_mouse_only: !screen.second_keyboard,
        ..Look::default()
    };
    let others = [
        Control::OfferDraw,
        Control::AcceptDraw,
        Control::DeclineDraw,
        Control::Resign,
        Control::ClaimFlag,
        Control::StartClocks,
        Control::StopClocks,
        Control::ClockWindow,
        Control::ClockFullScreen,
        Control::Again,
        Control::MoveMyBoard,
        Control::SecondKeyboard,
    ];
    // The form of a correction is typed.
    let has_form = |control: Control| screen.second_keyboard && control == Control::CorrectClocks;
    let views = screen
        .buttons
        .iter()
        .filter(|view| others.contains(&view.control) || has_form(view.control));
    window.button_group(ui, screen, Pane::Game, &views.collect::<Vec<_>>(), look, reply);
    // By it he can hold an assistant to his duties (D.2.10).
    log(ui, screen, window, screen.second_keyboard, LOG, reply);
}

fn banner(ui: &mut egui::Ui, screen: &Screen) {
    let palette = theme::palette(ui.ctx());
    theme::pane(palette).fill(palette.field).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.label(
            RichText::new(&screen.banner.announcement)
                .size(theme::sizes(ui.ctx()).banner)
                .strong(),
        );
        if !screen.banner.to_do.is_empty() {
            ui.label(RichText::new(&screen.banner.to_do).size(theme::sizes(ui.ctx()).large));
        }
        if !screen.banner.message.is_empty() {
            ui.label(
                RichText::new(&screen.banner.message)
                    .size(theme::sizes(ui.ctx()).large)
                    .italics(),
            );
        }
        ui.label(&screen.state);
    });
}

fn tray(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let id = window.part(Part::Tray);
    if !screen.board.tray.is_empty() {
        ui.label(&screen.board.tray_label);
        window.ring.drawn(id, Pane::Board, &screen.board.tray_label);
    }
    let widget = TrayWidget {
        id,
        letters: &screen.words.board.letters,
        view: &screen.board,
        size: TRAY,
        has_keyboard: screen.second_keyboard,
    };
    let answer = widget.show(ui, &mut window.tray, &mut window.board, reply);
    from_tray(ui, screen, window, reply, answer);
}

/// The question stands above the panel: the board and the clocks stay in view.
pub(super) fn ask(ui: &mut egui::Ui, window: &Window, view: &QuestionView, reply: &mut Reply) {
    let base = window.base.with("question");
    let palette = theme::palette(ui.ctx());
    page(ui, base, accesskit::Role::AlertDialog, &view.text, |ui| {
        theme::pane(palette).fill(palette.field).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.label(RichText::new(&view.text).size(theme::sizes(ui.ctx()).large).strong());
            in_a_row(ui, |ui| {
                for (choice, name) in [(Choice::No, &view.no), (Choice::Yes, &view.yes)] {
                    if plain_button(ui, base.with(choice == Choice::Yes), name).clicked() {
                        reply.intents.push(Intent::Answer(choice));
                    }
                }
            });
        });
    });
}
