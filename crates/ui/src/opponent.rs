//! The opponent's window, for a sighted player: the opponent's board, both clocks, the last announcement, and the one
//! thing to do next.

use egui::{self, Key, RichText, TextStyle, UiBuilder, Vec2};

use super::button_group::{button_group, row_count};
use super::new_game::warning;
use super::player::{board, log, named_off_board};
use super::widgets::buttons::ButtonStyle;
use super::widgets::clock;
use super::window::Window;
use super::{Reply, focus, keys, pages, theme};
use controls::catalogue::{Control, OpponentButton, Pane};
use display::{ButtonPlace, ButtonView, Screen};

/// Room for the panel next to the board, in points.
const PANEL: f32 = 336.0;
/// Size of a piece off the board, in points.
const OFF_BOARD: f32 = 72.0;
/// The most lines of the announcement before its letters get smaller.
const LINES: usize = 3;
/// The last moves and messages in sight.
const LOG_LINES: f32 = 3.0;

/// Handles Space, which presses the clock wherever the focus is: a player's hand finds it without looking.
pub(super) fn take_press(ctx: &egui::Context, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    if keys::take_one(ctx, Key::Space) {
        window.run(ctx, Control::Press, screen, reply);
    }
}

/// Draws the window.
pub(super) fn draw(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    let room = ui.available_rect_before_wrap();
    if theme::look(ui.ctx()).board_alone && screen.question.is_none() {
        let most = room.width().min(room.height());
        focus::scrolled(ui, |ui| {
            board(ui, screen, window, most.max(theme::least_board(ui.ctx())), reply);
            named_off_board(ui, screen, window, OFF_BOARD, reply);
        });
        return;
    }
    let (size, beside) = theme::next_to_board(ui.ctx(), room, PANEL);
    let mut left = ui.new_child(UiBuilder::new().id_salt("left").max_rect(room));
    board(&mut left, screen, window, size, reply);
    let mut right = ui.new_child(UiBuilder::new().id_salt("right").max_rect(beside));
    focus::scrolled(&mut right, |ui| {
        panel(ui, screen, window, now_ms, beside.height(), reply);
    });
    ui.advance_cursor_after_rect(room);
}

fn panel(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, height: f32, reply: &mut Reply) {
    let top = ui.cursor().top();
    // A question is answered before anything else.
    if let Some(question) = &screen.question {
        pages::question_next_to(ui, question, window, reply);
    }
    for text in &screen.warnings {
        warning(ui, text);
    }
    clock::line(ui, window.base, screen, theme::sizes(ui.ctx()).clock, now_ms);
    announcement(ui, screen);
    next_act(ui, screen, window, reply);
    named_off_board(ui, screen, window, OFF_BOARD, reply);
    let is_answered = screen.buttons.iter().any(|view| view.stands == ButtonPlace::Answer);
    let is_in_sight = |view: &&ButtonView| {
        let is_wanted = view.control.row().beside == Some(OpponentButton::InSight) && view.stands == ButtonPlace::More;
        view.control == Control::More || (is_wanted && !(is_answered && view.control == Control::OfferDraw))
    };
    let views: Vec<&ButtonView> = screen.buttons.iter().filter(is_in_sight).collect();
    let style = ButtonStyle {
        is_text: true,
        is_in_a_row: true,
        ..style(screen, window)
    };
    if !screen.log.lines.is_empty() {
        let line = ui.text_style_height(&TextStyle::Body) + ui.spacing().item_spacing.y;
        // The log's name and frame, and the words below it.
        let around = line + theme::GAP * 3.0 + row_count(ui, &views, style) * (theme::PRESSED + theme::GAP);
        let left = height - (ui.cursor().top() - top) - around;
        // The log lets a player hold an assistant to their duties (D.2.10).
        log(
            ui,
            screen,
            &screen.log,
            window,
            left.clamp(line, line * LOG_LINES),
            reply,
        );
    }
    button_group(ui, screen, window, Pane::Game, &views, style, reply);
}

fn style(screen: &Screen, window: &Window) -> ButtonStyle {
    ButtonStyle {
        is_mouse_only: !window.has_keyboard(screen),
        ..ButtonStyle::default()
    }
}

/// Draws the last announcement, as large as fits, and below it plain words in the opponent's own language.
fn announcement(ui: &mut egui::Ui, screen: &Screen) {
    let palette = theme::palette(ui.ctx());
    let banner = &screen.banner;
    theme::pane(palette).fill(palette.field).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let size = fitting(ui, &banner.announcement, theme::sizes(ui.ctx()).banner);
        ui.label(RichText::new(&banner.announcement).size(size).strong());
        if !banner.plain.is_empty() {
            ui.label(&banner.plain);
        }
        if !banner.message.is_empty() {
            ui.label(RichText::new(&banner.message).italics());
        }
    });
}

/// The largest size of letters, in points, in which that text takes few lines and no word is broken.
fn fitting(ui: &egui::Ui, text: &str, most: f32) -> f32 {
    let least = theme::sizes(ui.ctx()).body;
    let room = ui.available_width();
    let fits = |size: f32| {
        let words = |text: &str, wrap| {
            let words = egui::WidgetText::from(RichText::new(text).size(size).strong());
            words.into_galley(ui, Some(wrap), room, TextStyle::Body)
        };
        let is_whole = |word: &str| words(word, egui::TextWrapMode::Extend).size().x <= room;
        text.split_whitespace().all(is_whole) && words(text, egui::TextWrapMode::Wrap).rows.len() <= LINES
    };
    let mut size = most;
    while size > least && !fits(size) {
        size -= 2.0;
    }
    size.max(least)
}

/// Draws the one thing to do next: its button, or the task of the player's hands; then the answers to an offer or a
/// claim.
fn next_act(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let stands = |wanted: ButtonPlace| screen.buttons.iter().filter(move |view| view.stands == wanted);
    let next: Vec<&ButtonView> = stands(ButtonPlace::NextAct).collect();
    let large = theme::sizes(ui.ctx()).large;
    let to_do = &screen.banner.to_do;
    if next.is_empty() {
        let sentence = if to_do.is_empty() { &screen.banner.state } else { to_do };
        ui.label(RichText::new(sentence).size(large).strong());
    } else {
        let style = ButtonStyle {
            size: Some(large),
            least: Vec2::new(ui.available_width(), theme::NEXT_ACT),
            ..style(screen, window)
        };
        button_group(ui, screen, window, Pane::Clocks, &next, style, reply);
        if !to_do.is_empty() {
            ui.label(to_do);
        }
    }
    let answers: Vec<&ButtonView> = stands(ButtonPlace::Answer)
        .filter(|view| view.control.row().beside.is_some())
        .collect();
    button_group(
        ui,
        screen,
        window,
        Pane::MoveLine,
        &answers,
        style(screen, window),
        reply,
    );
}
