//! The opponent's window, for a sighted player: the opponent's board, both clocks, the last announcement, and the one
//! thing to do next.

use egui::{self, Key, Rect, TextStyle, Vec2};

use super::button_group::{button_group, fitting, on_button, rows_high, slot};
use super::page::Page;
use super::player::{
    Arrangement, BELOW_CORNER, IN_CORNER, IN_STRIP, PANEL, below, board, digits_of, log_in_strip, log_to,
    named_off_board, part, shrunk,
};
use super::widgets::buttons::ButtonStyle;
use super::widgets::clock;
use super::window::Window;
use super::{Reply, banner, focus, keys, more, pages, theme};
use controls::catalogue::{Control, OpponentButton, Pane};
use display::{ButtonPlace, ButtonView, Screen};

/// Size of a piece off the board, in points.
const OFF_BOARD: f32 = 72.0;
/// The height of the announcement, for letters one point high: where it takes more lines they get smaller.
const HIGH: f32 = 1.5;
/// The points that the clocks, the announcement and the next act want next to a board, and below it; and without the announcement.
const ALL: Vec2 = Vec2::new(260.0, 700.0);
const HALVES: Vec2 = Vec2::new(260.0, 220.0);
const FEW: Vec2 = Vec2::new(220.0, 190.0);
/// The points from which the parts below a board grow with their room.
const IN_HALF: Vec2 = Vec2::new(320.0, 124.0);
/// The part of a corner that the clocks may take, and the part of a low panel that the next act and the clocks have.
const CLOCKS_PART: f32 = 0.5;
/// The part of a panel below the board that the clocks may take.
const CLOCKS_BELOW: f32 = 0.42;
const FIXED_PART: f32 = 0.7;
/// The lines of the sentence, next to a board and elsewhere.
const SENTENCE: f32 = 2.6;
const SENTENCE_BELOW: f32 = 2.0;

/// Handles Space, which presses the clock wherever the focus is: a player's hand finds it without looking.
pub(super) fn take_press(ctx: &egui::Context, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    if keys::take_one(ctx, Key::Space) {
        window.run(ctx, Control::Press, screen, reply);
    }
}

/// Draws the window.
pub(super) fn draw(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    let room = ui.available_rect_before_wrap();
    if window.pages.open == Page::More {
        more::show(ui, screen, window, PANEL, now_ms, reply);
        return;
    }
    if theme::look(ui.ctx()).board_alone && screen.question.is_none() {
        let most = room.width().min(room.height());
        focus::scrolled(ui, |ui| {
            board(ui, screen, window, most.max(theme::least_board(ui.ctx())), reply);
            named_off_board(ui, screen, window, OFF_BOARD, reply);
        });
        return;
    }
    let place = theme::next_to_board(ui.ctx(), room, PANEL);
    board(&mut part(ui, "left", room), screen, window, place.size, reply);
    match Arrangement::of(ui.ctx(), &place) {
        Arrangement::Fixed(rest) => {
            let mut fixed = shrunk(ui, "fixed", rest, ALL);
            theme::grow(&mut fixed, rest.size(), ALL);
            clocks(&mut fixed, rest.height(), screen, window, now_ms);
            announcement(&mut fixed, screen);
            act_and_sentence(&mut fixed, screen, window, SENTENCE, reply);
            others(&mut fixed, screen, window, true, reply);
            let rest = below(rest, &fixed);
            focus::scrolled(&mut shrunk(ui, "right", rest, FEW), |ui| {
                answers(ui, screen, window, reply);
                lists(ui, screen, window, rest.bottom(), true, reply);
            });
        }
        Arrangement::Two([one, other], strip) => {
            let mut said = shrunk(ui, "said", one, HALVES);
            theme::grow(&mut said, one.size(), IN_HALF);
            clocks(&mut said, one.height() * CLOCKS_BELOW, screen, window, now_ms);
            announcement(&mut said, screen);
            let mut acts = shrunk(ui, "act", other, HALVES);
            theme::grow(&mut acts, other.size(), IN_HALF);
            act_and_sentence(&mut acts, screen, window, SENTENCE_BELOW, reply);
            if strip.is_none() {
                others(&mut acts, screen, window, true, reply);
            }
            let rest = below(other, &acts);
            focus::scrolled(&mut shrunk(ui, "acts", rest, BELOW_CORNER), |ui| {
                answers(ui, screen, window, reply);
                lists(ui, screen, window, rest.bottom(), strip.is_none(), reply);
            });
            if let Some(strip) = strip {
                let mut own = shrunk(ui, "others", strip, IN_STRIP);
                others(&mut own, screen, window, false, reply);
                let rest = below(strip, &own);
                if !screen.log.lines.is_empty() {
                    log_in_strip(ui, screen, window, rest, reply);
                }
            }
        }
        // In a low or narrow window the next act and the clocks have their place, and all else scrolls.
        Arrangement::Corner(corner, rest) => {
            act_and_clocks(
                &mut shrunk(ui, "corner", corner, IN_CORNER),
                corner,
                screen,
                window,
                now_ms,
                reply,
            );
            all_else(&mut shrunk(ui, "column", rest, BELOW_CORNER), screen, window, reply);
        }
        Arrangement::Column(rest) => {
            let most = rest.with_max_y(rest.top() + rest.height() * FIXED_PART);
            let mut fixed = shrunk(ui, "fixed", rest, FEW);
            act_and_clocks(&mut fixed, most, screen, window, now_ms, reply);
            let rest = below(rest, &fixed);
            all_else(&mut shrunk(ui, "right", rest, BELOW_CORNER), screen, window, reply);
        }
    }
    ui.advance_cursor_after_rect(room);
}

/// Draws the next act, and the clocks below it, within that rectangle.
fn act_and_clocks(ui: &mut egui::Ui, room: Rect, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    let most = room.height() * CLOCKS_PART;
    let digits = digits_of(ui);
    let high = clock::line_high(ui, screen, digits, most, now_ms);
    let own = room.height() - high - theme::GAP;
    match &screen.question {
        Some(question) => {
            let place = Vec2::new(ui.available_width(), theme::next_act_high(ui, own));
            pages::question_in(ui, question, window, place, reply);
        }
        None => next_act(ui, screen, window, own, reply),
    }
    clocks(ui, most, screen, window, now_ms);
}

/// Draws all but the next act and the clocks.
fn all_else(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let high = ui.available_height();
    focus::scrolled(ui, |ui| {
        let bottom = ui.cursor().top() + high;
        others(ui, screen, window, true, reply);
        sentence(ui, screen, SENTENCE_BELOW);
        answers(ui, screen, window, reply);
        announcement(ui, screen);
        lists(ui, screen, window, bottom, true, reply);
    });
}

/// Draws the next act and its sentence of that many lines; an open question, which is answered before anything else, takes their place.
fn act_and_sentence(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, lines: f32, reply: &mut Reply) {
    let Some(question) = &screen.question else {
        next_act(ui, screen, window, 0.0, reply);
        sentence(ui, screen, lines);
        return;
    };
    let (act, gap) = (theme::next_act_high(ui, 0.0), ui.spacing().item_spacing.y);
    let room = Vec2::new(ui.available_width(), act + gap + sentence_high(ui, lines));
    pages::question_in(ui, question, window, room, reply);
}

/// Draws the clocks in at most `room` points.
fn clocks(ui: &mut egui::Ui, room: f32, screen: &Screen, window: &Window, now_ms: u64) {
    let digits = digits_of(ui);
    let high = clock::line_high(ui, screen, digits, room, now_ms);
    let rect = ui.allocate_space(Vec2::new(ui.available_width(), high)).1;
    clock::within(ui, window.base, screen, rect, digits, now_ms);
}

/// Draws the other acts of the player, in a row or one below the other.
fn others(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, is_in_a_row: bool, reply: &mut Reply) {
    let is_of_these = |view: &&ButtonView| {
        view.control == Control::More || view.control.row().beside == Some(OpponentButton::InSight)
    };
    let mut all: Vec<&ButtonView> = screen.buttons.iter().filter(is_of_these).collect();
    // The act that comes and goes is the last, and its row stays: no other button takes its place.
    all.sort_by_key(|view| view.control == Control::OfferDraw);
    let is_answered = screen.buttons.iter().any(|view| view.stands == ButtonPlace::Answer);
    let is_hidden = |control| is_answered && control == Control::OfferDraw;
    let is_there = |view: &&ButtonView| {
        view.control == Control::More || (view.stands == ButtonPlace::More && !is_hidden(view.control))
    };
    let views: Vec<&ButtonView> = all.iter().copied().filter(is_there).collect();
    let style = ButtonStyle {
        is_in_a_row,
        ..style(screen, window)
    };
    ui.scope(|ui| {
        if is_in_a_row {
            ui.set_min_height(rows_high(ui, &all, style));
        }
        button_group(ui, screen, window, Pane::Game, &views, style, reply);
    });
}

/// Draws the pieces off the board and, unless it has another place, the log down to `bottom`: it lets a player hold an assistant to
/// their duties (D.2.10).
fn lists(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, bottom: f32, has_log: bool, reply: &mut Reply) {
    named_off_board(ui, screen, window, OFF_BOARD, reply);
    if has_log && !screen.log.lines.is_empty() {
        log_to(ui, screen, window, bottom, reply);
    }
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
    let body = TextStyle::Body.resolve(ui.style()).size;
    let sizes = theme::sizes(ui.ctx());
    let large = sizes.banner * body / sizes.body;
    let (text, ink, ground) = match &banner.outcome {
        Some(outcome) => (outcome, palette.on_warning, palette.warning),
        None => (&banner.announcement, palette.text, palette.field),
    };
    theme::pane(palette).fill(ground).show(ui, |ui| {
        ui.set_min_size(Vec2::new(ui.available_width(), large * HIGH + body * 1.3));
        let room = Vec2::new(ui.available_width(), large * HIGH);
        let size = fitting(ui, text, large, room);
        if !text.is_empty() {
            ui.label(theme::strong(text).size(size).color(ink));
        }
        if banner.outcome.is_none() && !banner.plain.is_empty() {
            ui.label(&banner.plain);
        }
    });
}

/// Draws the one thing to do next, always in the same place and of the same height: its button, or the task of the player's hands.
fn next_act(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, most: f32, reply: &mut Reply) {
    let next: Vec<&ButtonView> = next_of(screen).collect();
    let high = theme::next_act_high(ui, most);
    let large = TextStyle::Heading.resolve(ui.style()).size;
    let room = Vec2::new(ui.available_width(), high);
    if let Some(first) = next.first() {
        let style = ButtonStyle {
            size: Some(on_button(ui, first, large, room)),
            least: room,
            ..style(screen, window)
        };
        button_group(ui, screen, window, Pane::Clocks, &next, style, reply);
        return;
    }
    let task = screen.banner.task();
    let is_told = screen.banner.outcome.as_deref() == Some(task);
    slot(ui, if is_told { "" } else { task }, true, large, room);
}

fn next_of(screen: &Screen) -> impl Iterator<Item = &ButtonView> {
    screen.buttons.iter().filter(|view| view.stands == ButtonPlace::NextAct)
}

/// Draws the last words to this person, or the task of a next act that has a button, in a slot that is always there. The line at the
/// lower edge has its words for itself.
fn sentence(ui: &mut egui::Ui, screen: &Screen, lines: f32) {
    let banner = &screen.banner;
    let is_told = !banner.message.is_empty() && banner::all(screen).all(|text| text != banner.message);
    let task = next_of(screen).next().map_or("", |_| banner.task());
    let room = Vec2::new(ui.available_width(), sentence_high(ui, lines));
    let most = TextStyle::Body.resolve(ui.style()).size;
    slot(ui, if is_told { &banner.message } else { task }, is_told, most, room);
}

fn sentence_high(ui: &egui::Ui, lines: f32) -> f32 {
    ui.text_style_height(&TextStyle::Body) * lines
}

/// Draws the answers to an offer or a claim, or the acts after a game.
fn answers(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let answers = screen.buttons.iter().filter(|view| view.stands == ButtonPlace::Answer);
    let answers: Vec<&ButtonView> = answers.filter(|view| view.control.row().beside.is_some()).collect();
    let style = style(screen, window);
    button_group(ui, screen, window, Pane::MoveLine, &answers, style, reply);
}
