//! The opponent's window, for a sighted player: the opponent's board, both clocks, the last announcement, and the one
//! thing to do next.

use egui::{self, Key, Rect, RichText, TextStyle, UiBuilder, Vec2};

use super::button_group::{button_group, row_count};
use super::player::{board, log, named_off_board};
use super::widgets::buttons::ButtonStyle;
use super::widgets::clock;
use super::widgets::text_field::warning;
use super::window::Window;
use super::{Reply, focus, keys, pages, theme};
use controls::catalogue::{Control, OpponentButton, Pane};
use display::{ButtonPlace, ButtonView, Screen};

/// Room for the panel next to the board, or below it, in points.
const PANEL: Vec2 = Vec2::new(336.0, 216.0);
/// The width in points from which the panel below the board has two columns.
const TWO_COLUMNS: f32 = 480.0;
/// Size of a piece off the board, in points.
const OFF_BOARD: f32 = 72.0;
/// The height of the announcement, for letters one point high: where it takes more lines they get smaller.
const HIGH: f32 = 1.5;
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
    let (size, rest) = theme::next_to_board(ui.ctx(), room, PANEL);
    let mut left = ui.new_child(UiBuilder::new().id_salt("left").max_rect(room));
    board(&mut left, screen, window, size, reply);
    let mut column = |name: &str, place: Rect| ui.new_child(UiBuilder::new().id_salt(name).max_rect(place));
    let is_below = rest.top() > room.top();
    if is_below && rest.width() >= TWO_COLUMNS * theme::look(left.ctx()).text {
        let middle = rest.center().x;
        let mut said = column("said", rest.with_max_x(middle - theme::GAP * 0.5));
        let mut acts = column("acts", rest.with_min_x(middle + theme::GAP * 0.5));
        focus::scrolled(&mut said, |ui| state(ui, screen, window, now_ms, reply));
        focus::scrolled(&mut acts, |ui| {
            let top = ui.cursor().top();
            next_act(ui, screen, window, reply);
            let height = rest.height() - (ui.cursor().top() - top);
            others(ui, screen, window, height, reply);
        });
    } else {
        let mut right = column("right", rest);
        focus::scrolled(&mut right, |ui| {
            let top = ui.cursor().top();
            // Where there is little room the next act comes first: it is in sight whatever is scrolled.
            if is_below {
                next_act(ui, screen, window, reply);
            }
            state(ui, screen, window, now_ms, reply);
            if !is_below {
                next_act(ui, screen, window, reply);
            }
            let height = rest.height() - (ui.cursor().top() - top);
            others(ui, screen, window, height, reply);
        });
    }
    ui.advance_cursor_after_rect(room);
}

/// Draws the state of the game: an open question, warnings, the clocks, and the last announcement.
fn state(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    // A question is answered before anything else.
    if let Some(question) = &screen.question {
        pages::question_next_to(ui, question, window, reply);
    }
    for text in &screen.warnings {
        warning(ui, text);
    }
    clock::line(ui, window.base, screen, theme::sizes(ui.ctx()).clock, now_ms);
    announcement(ui, screen);
}

/// Draws the pieces off the board, the log and the other acts of the player. `height` is that of their room, in points.
fn others(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, height: f32, reply: &mut Reply) {
    let top = ui.cursor().top();
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
        keyboard: window.keyboard(screen),
        ..ButtonStyle::default()
    }
}

/// Draws the last announcement, as large as fits, and below it plain words in the opponent's own language; a result or a fallen
/// flag takes its place. Its height is always the same, so that nothing below it moves.
fn announcement(ui: &mut egui::Ui, screen: &Screen) {
    let palette = theme::palette(ui.ctx());
    let banner = &screen.banner;
    let sizes = theme::sizes(ui.ctx());
    let (text, ink, ground) = match &banner.outcome {
        Some(outcome) => (outcome, palette.on_warning, palette.warning),
        None => (&banner.announcement, palette.text, palette.field),
    };
    theme::pane(palette).fill(ground).show(ui, |ui| {
        ui.set_min_size(Vec2::new(ui.available_width(), sizes.banner * HIGH + sizes.body * 1.3));
        let size = fitting(ui, text, sizes.banner, sizes.banner * HIGH);
        if !text.is_empty() {
            ui.label(RichText::new(text).size(size).strong().color(ink));
        }
        if banner.outcome.is_none() && !banner.plain.is_empty() {
            ui.label(&banner.plain);
        }
    });
}

/// The largest size of letters, in points, in which that text is no higher than `high` and no word is broken.
fn fitting(ui: &egui::Ui, text: &str, most: f32, high: f32) -> f32 {
    let least = theme::sizes(ui.ctx()).body;
    let room = ui.available_width();
    let fits = |size: f32| {
        let words = |text: &str, wrap| {
            let words = egui::WidgetText::from(RichText::new(text).size(size).strong());
            words.into_galley(ui, Some(wrap), room, TextStyle::Body)
        };
        let is_whole = |word: &str| words(word, egui::TextWrapMode::Extend).size().x <= room;
        text.split_whitespace().all(is_whole) && words(text, egui::TextWrapMode::Wrap).size().y <= high
    };
    let mut size = most;
    while size > least && !fits(size) {
        size -= 2.0;
    }
    size.max(least)
}

/// Draws the one thing to do next: its button, or the task of the player's hands, always in the same place; below it the last
/// words to this person, then the answers to an offer or a claim, or the acts after a game.
fn next_act(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let stands = |wanted: ButtonPlace| screen.buttons.iter().filter(move |view| view.stands == wanted);
    let next: Vec<&ButtonView> = stands(ButtonPlace::NextAct).collect();
    let large = theme::sizes(ui.ctx()).large;
    let banner = &screen.banner;
    let to_do = if banner.to_do.is_empty() {
        &banner.state
    } else {
        &banner.to_do
    };
    if !next.is_empty() {
        let style = ButtonStyle {
            size: Some(large),
            least: Vec2::new(ui.available_width(), theme::NEXT_ACT),
            ..style(screen, window)
        };
        button_group(ui, screen, window, Pane::Clocks, &next, style, reply);
        ui.label(to_do);
    } else if banner.outcome.as_ref() != Some(to_do) {
        ui.label(RichText::new(to_do).size(large).strong());
    }
    if !banner.message.is_empty() {
        ui.label(RichText::new(&banner.message).strong());
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
