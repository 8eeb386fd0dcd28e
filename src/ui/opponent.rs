//! The opponent's window, for eyes: his board, the last announcement, what is to be done, the clocks.

use eframe::egui::{self, Key, RichText, Vec2};

use super::button_group::button_group;
use super::new_game::warning;
use super::player::{LOG, below_the_board, board, log, tray};
use super::widgets::buttons::ButtonStyle;
use super::widgets::clock;
use super::window::Window;
use super::{Reply, focus, keys, pages, theme};
use crate::controls::catalogue::{Beside, Control, Pane};
use crate::display::{ButtonView, Screen};

/// Room for the panel beside the board, in points.
const PANEL: f32 = 460.0;
/// Size of a piece beside the board, in points.
const TRAY: f32 = 72.0;

/// Space presses, wherever the focus is: a player's hand finds it without looking.
pub(super) fn take_press(ctx: &egui::Context, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    if keys::take_one(ctx, Key::Space) {
        window.run(ctx, Control::Press, screen, reply);
    }
}

/// Draws the window.
pub(super) fn draw(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    let room = ui.available_size();
    let look = theme::look(ui.ctx());
    let least = theme::least_board(ui.ctx());
    if look.board_alone && screen.question.is_none() {
        let most = room.x.min(room.y - below_the_board(ui.ctx()));
        focus::scrolled(ui, |ui| {
            board(ui, screen, window, most.max(least), reply);
            named_tray(ui, screen, window, reply);
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
                pages::question_beside(ui, question, window, reply);
            }
            let size = ui.available_width().min(room.y) * look.board;
            board(ui, screen, window, size.max(least), reply);
            panel_without_question(ui, screen, window, now_ms, reply);
        });
    }
}

fn panel(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    if let Some(question) = &screen.question {
        pages::question_beside(ui, question, window, reply);
    }
    panel_without_question(ui, screen, window, now_ms, reply);
}

fn panel_without_question(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    for text in &screen.warnings {
        warning(ui, text);
    }
    clock::clocks(ui, window.base, screen, theme::sizes(ui.ctx()).clock, now_ms);
    banner(ui, screen);
    let style = ButtonStyle {
        size: Some(theme::sizes(ui.ctx()).large),
        least: Vec2::new(ui.available_width(), 56.0),
        is_main: true,
        ..ButtonStyle::default()
    };
    buttons(ui, screen, window, (Pane::Clocks, &[Beside::Large]), style, reply);
    named_tray(ui, screen, window, reply);
    let small: &[Beside] = if window.has_keyboard(screen) {
        &[Beside::Small, Beside::Typed]
    } else {
        &[Beside::Small]
    };
    buttons(ui, screen, window, (Pane::Game, small), ButtonStyle::default(), reply);
    // With it he can hold an assistant to his duties (D.2.10).
    log(ui, screen, &screen.log, window, LOG, reply);
}

/// The buttons of these kinds, in the order of the catalogue.
fn buttons(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    (pane, kinds): (Pane, &[Beside]),
    style: ButtonStyle,
    reply: &mut Reply,
) {
    let is_one = |view: &&ButtonView| {
        let kind = view.control.row().beside;
        kind.is_some_and(|kind| kinds.contains(&kind))
    };
    let views: Vec<&ButtonView> = screen.buttons.iter().filter(is_one).collect();
    let style = ButtonStyle {
        is_mouse_only: !window.has_keyboard(screen),
        ..style
    };
    button_group(ui, screen, window, (pane, &views), style, reply);
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
        ui.label(&screen.banner.state);
    });
}

/// The pieces beside the board, below their name.
fn named_tray(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    if !screen.board.tray.is_empty() {
        ui.label(&screen.board.tray_label);
    }
    tray(ui, screen, window, TRAY, reply);
}
