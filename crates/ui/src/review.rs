//! A game that is reviewed: its moves next to the board, an engine's evaluation, and the page of a file of games.

use std::borrow::Cow;

use egui::{self, Align2, Id, Key, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Vec2, accesskit, pos2};

use super::button_group::{button_group, rows_high};
use super::page::Page;
use super::pages::page;
use super::target::FixedTarget;
use super::widgets::board::bounds;
use super::widgets::buttons::{ButtonStyle, in_a_row, plain_button};
use super::widgets::long_list::{LongList, SeenLines};
use super::widgets::move_line::{LineWidget, caption};
use super::window::Window;
use super::{Reply, focus, keys, theme};
use controls::catalogue::{Control, Pane};
use controls::intent::Intent;
use controls::review::{GamesIntent, ReviewIntent, ReviewStep};
use display::review::{Curve, GamesView, ReviewView};
use display::{ButtonView, Screen};

/// The controls under the list, for the mouse.
const BUTTONS: [Control; 10] = [
    Control::ReviewPrevious,
    Control::ReviewNext,
    Control::ReviewFirst,
    Control::ReviewLast,
    Control::ReviewInto,
    Control::ReviewOut,
    Control::Opinion,
    Control::BestLine,
    Control::Mistakes,
    Control::NextMistake,
];
/// The least height of a list, in points.
const LEAST_LIST: f32 = 100.0;
/// The height of the curve, in points.
const CURVE: f32 = 150.0;

/// The part of the room that the moves take in any case.
const MOVES_PART: f32 = 0.25;
/// The height in points below which the moves come before the names of the players.
const LOW: f32 = 320.0;

/// Draws the parts next to the board; `height` is that of their room, in points. The buttons may have a place of their own.
pub(super) fn pane(
    ui: &mut egui::Ui,
    screen: &Screen,
    view: &ReviewView,
    window: &mut Window,
    height: f32,
    has_buttons: bool,
    reply: &mut Reply,
) {
    let header = |ui: &mut egui::Ui| {
        for (line, text) in view.header.iter().enumerate() {
            let text = RichText::new(text);
            ui.label(if line == 0 { theme::strong(text) } else { text });
        }
    };
    if height >= LOW {
        header(ui);
    }
    if !view.opinion.is_empty() {
        ui.label(theme::strong(&view.opinion));
    }
    let list = height - around(ui, screen, view, window, has_buttons);
    moves(
        ui,
        screen,
        view,
        window,
        list.max(height * MOVES_PART).max(LEAST_LIST),
        reply,
    );
    if let Some(curve) = &view.curve {
        draw_curve(ui, window.base, curve, &view.mistakes);
    }
    mistakes(ui, screen, view, window, reply);
    if height < LOW {
        header(ui);
    }
    if has_buttons {
        buttons(ui, screen, window, reply);
    }
}

/// The height of all parts but the moves, in points.
fn around(ui: &egui::Ui, screen: &Screen, view: &ReviewView, window: &Window, has_buttons: bool) -> f32 {
    let gap = ui.spacing().item_spacing.y;
    let line = ui.text_style_height(&TextStyle::Body) + gap;
    // The task, the opinion and the chosen move in full.
    let words: f32 = (0..view.header.len() + 5).map(|_| line).sum();
    let curve = if view.curve.is_some() { CURVE + gap } else { 0.0 };
    let mistakes = if view.mistakes.is_empty() {
        0.0
    } else {
        LEAST_LIST + line * 2.0
    };
    let buttons = if has_buttons {
        let (views, style) = views(screen, window);
        rows_high(ui, &views, style) + gap
    } else {
        0.0
    };
    words + curve + mistakes + buttons
}

/// The buttons of a review, and their style.
fn views<'a>(screen: &'a Screen, window: &Window) -> (Vec<&'a ButtonView>, ButtonStyle) {
    let is_there = |control: &Control| screen.button(*control);
    let style = ButtonStyle {
        is_in_a_row: true,
        keyboard: window.keyboard(screen),
        ..ButtonStyle::default()
    };
    (BUTTONS.iter().filter_map(is_there).collect(), style)
}

/// Draws the buttons of a review.
pub(super) fn buttons(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let (views, style) = views(screen, window);
    button_group(ui, screen, window, Pane::Sheet, &views, style, reply);
}

/// Draws the moves: the present one is chosen; Enter goes to another.
fn moves(ui: &mut egui::Ui, screen: &Screen, view: &ReviewView, window: &mut Window, height: f32, reply: &mut Reply) {
    let id = window.part(FixedTarget::Moves);
    let has_keyboard = window.has_keyboard(screen);
    let mut state = window.pages.review;
    if state.here != view.here {
        state.here = view.here;
        state.moves.line = view.here.unwrap_or_default();
    }
    let is_entered = has_keyboard
        && ui.memory(|memory| memory.has_focus(id))
        && !view.lines.is_empty()
        && keys::take_one(ui.ctx(), Key::Enter);
    let line = |index: usize| {
        let line = view.lines.get(index);
        let text = line.map_or("", |line| line.text.as_str());
        (Cow::Borrowed(text), line.map_or(0, |line| line.depth))
    };
    // White's move and Black's reply share a row.
    let seen = |index: usize| {
        let line = view.lines.get(index);
        let next = view.lines.get(index + 1).and_then(|next| next.ply);
        let is_followed = line.is_some_and(|line| {
            let is_blacks = line
                .seen
                .split(' ')
                .next()
                .is_some_and(|number| number.ends_with("..."));
            !is_blacks && line.ply.is_some_and(|ply| next == Some(ply + 1))
        });
        (line.map_or("", |line| line.seen.as_str()), is_followed)
    };
    let list = LongList {
        id,
        label: &view.label,
        count: view.lines.len(),
        line: &line,
        seen: Some(SeenLines::Short(&seen)),
        height,
        has_keyboard,
    };
    let pressed = list.show(ui, &mut state.moves, reply);
    window.ring.drawn(id, Pane::Sheet, view.label.clone());
    let wanted = pressed.or(is_entered.then_some(state.moves.line));
    if let Some(line) = wanted {
        reply
            .intents
            .push(Intent::Review(ReviewIntent::Go(ReviewStep::Line(line))));
    }
    window.pages.review = state;
}

/// Draws the mistakes; Enter goes to one.
fn mistakes(ui: &mut egui::Ui, screen: &Screen, view: &ReviewView, window: &mut Window, reply: &mut Reply) {
    if view.mistakes.is_empty() {
        return;
    }
    let id = window.part(FixedTarget::Mistakes);
    let has_keyboard = window.has_keyboard(screen);
    ui.label(theme::strong(&view.mistakes_label));
    let is_entered = has_keyboard && ui.memory(|memory| memory.has_focus(id)) && keys::take_one(ui.ctx(), Key::Enter);
    let line = |index: usize| {
        let text = view.mistakes.get(index).map_or("", |(_, text, _)| text.as_str());
        (Cow::Borrowed(text), 0)
    };
    let seen = |index: usize| (view.mistakes.get(index).map_or("", |(.., seen)| seen.as_str()), false);
    let list = LongList {
        id,
        label: &view.mistakes_label,
        count: view.mistakes.len(),
        line: &line,
        seen: Some(SeenLines::Short(&seen)),
        height: LEAST_LIST,
        has_keyboard,
    };
    let mut state = window.pages.review.mistakes;
    let pressed = list.show(ui, &mut state, reply);
    window.pages.review.mistakes = state;
    window.ring.drawn(id, Pane::Sheet, view.mistakes_label.clone());
    let wanted = pressed.or(is_entered.then_some(state.line));
    if let Some((ply, ..)) = wanted.and_then(|line| view.mistakes.get(line)) {
        reply
            .intents
            .push(Intent::Review(ReviewIntent::Go(ReviewStep::Ply(*ply))));
    }
}

/// The largest advantage the curve shows for either side, in pawns.
const MOST: f32 = 5.0;

/// Draws the course of the game: White's advantage above the middle, Black's below, and the present place.
fn draw_curve(ui: &mut egui::Ui, base: Id, curve: &Curve, mistakes: &[(usize, String, String)]) {
    let palette = theme::palette(ui.ctx());
    let rect = picture(
        ui,
        base.with("curve"),
        &curve.name,
        Vec2::new(ui.available_width(), CURVE),
    );
    let painter = ui.painter();
    let font = TextStyle::Small.resolve(ui.style());
    let label = |at, anchor, text: &str| painter.text(at, anchor, text, font.clone(), palette.text);
    let mut inner = rect.shrink(6.0);
    inner.min.x += font.size * 1.6;
    inner.max.y -= font.size * 1.1;
    let last = curve.pawns.len().saturating_sub(1).max(1);
    let across = |ply: usize| {
        let part = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
        inner.left() + inner.width() * part(ply) / part(last)
    };
    let up = |pawns: f32| inner.center().y - inner.height() / 2.0 * (pawns / MOST).clamp(-1.0, 1.0);
    for (pawns, name) in [(MOST, "+5"), (0.0, "0"), (-MOST, "–5")] {
        let ends = [inner.left(), inner.right()].map(|x| pos2(x, up(pawns)));
        painter.line_segment(ends, Stroke::new(1.0, palette.frame));
        label(pos2(inner.left() - 4.0, up(pawns)), Align2::RIGHT_CENTER, name);
    }
    // The numbers of moves below: at most eight of them.
    let step = (last / 16 + 1) * 2;
    for ply in (0..=last).step_by(step).skip(1) {
        let ends = [inner.top(), inner.bottom()].map(|y| pos2(across(ply), y));
        painter.line_segment(ends, Stroke::new(0.5, palette.frame));
        label(
            pos2(across(ply), inner.bottom() + 1.0),
            Align2::CENTER_TOP,
            &(ply / 2).to_string(),
        );
    }
    let points = curve.pawns.iter().enumerate();
    let points = points.filter_map(|(ply, pawns)| Some(pos2(across(ply), up((*pawns)?))));
    painter.line(points.collect(), Stroke::new(2.5, palette.text));
    // Mistakes are marked on the curve.
    for (ply, ..) in mistakes {
        if let Some(pawns) = curve.pawns.get(*ply).copied().flatten() {
            let at = pos2(across(*ply), up(pawns));
            painter.circle(at, 5.0, palette.warning, Stroke::new(2.0, palette.text));
        }
    }
    if curve.here <= last {
        let x = across(curve.here);
        let here = Rect::from_min_max(pos2(x - 1.5, inner.top()), pos2(x + 1.5, inner.bottom()));
        painter.rect_filled(here, 0, palette.focus);
    }
}

/// The room of a picture with that name: its ground and its frame.
pub(super) fn picture(ui: &mut egui::Ui, id: Id, name: &str, size: Vec2) -> Rect {
    let palette = theme::palette(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.interact(rect, id, Sense::hover());
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(accesskit::Role::Image);
        node.set_label(name);
        node.set_bounds(bounds(rect));
    });
    let frame = Stroke::new(1.5, palette.frame);
    ui.painter().rect(rect, 4, palette.field, frame, StrokeKind::Inside);
    rect
}

/// Draws the games of the file; Enter reviews the chosen one. A player's name or the position on the board leaves only the
/// matching games.
pub(super) fn games(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let ctx = ui.ctx().clone();
    let Some(view) = &screen.files.of_games else {
        window.turn_to(&ctx, Page::Game);
        return;
    };
    let (list_id, base) = (window.part(FixedTarget::GamesOfFile), window.base.with("games-of-file"));
    window.hold_focus(&ctx, list_id);
    if window.pages.is_entered {
        reply.explored = Some(format!("{} {}", view.title, view.line(window.pages.review.games.line)));
    }
    let is_in_list = ctx.memory(|memory| memory.has_focus(list_id));
    let is_entered = is_in_list && keys::take_one(&ctx, Key::Enter);
    page(ui, base, accesskit::Role::Dialog, &view.title, |ui| {
        let room = ui.available_height();
        focus::scrolled(ui, |ui| {
            ui.heading(theme::strong(&view.title));
            caption(ui, theme::strong(&view.label));
            let line = |index: usize| (Cow::Owned(view.line(index)), 0);
            let list = LongList {
                id: list_id,
                label: &view.label,
                count: view.count(),
                line: &line,
                seen: None,
                height: (room - 300.0).max(120.0),
                has_keyboard: true,
            };
            let mut state = window.pages.review.games;
            let pressed = list.show(ui, &mut state, reply);
            window.pages.review.games = state;
            let is_open = plain_button(ui, base.with("open"), &view.open).clicked() || is_entered;
            let wanted = pressed.or(is_open.then_some(state.line));
            if let Some(number) = wanted.and_then(|line| view.number(line)) {
                leave_with(window, &ctx, GamesIntent::Open(number), reply);
            }
            ui.add_space(theme::GAP);
            if let Some(name) = player_line(ui, screen, view, window) {
                ask(GamesIntent::Find(name), reply);
            }
            ways_out(ui, screen, view, window, reply);
        });
    });
}

fn ask(wish: GamesIntent, reply: &mut Reply) {
    reply.intents.push(Intent::Review(ReviewIntent::Games(wish)));
}

fn leave_with(window: &mut Window, ctx: &egui::Context, wish: GamesIntent, reply: &mut Reply) {
    ask(wish, reply);
    window.turn_to(ctx, Page::Game);
}

fn player_line(ui: &mut egui::Ui, screen: &Screen, view: &GamesView, window: &mut Window) -> Option<String> {
    let id = window.part(FixedTarget::Player);
    let text = &window.line(FixedTarget::Player).text;
    focus::name(ui.ctx(), id, || format!("{}: {text}", view.player.label));
    let size = theme::sizes(ui.ctx()).body;
    let line = LineWidget::new(id, &view.player, screen, size);
    line.show(ui, window.line(FixedTarget::Player))
}

fn ways_out(ui: &mut egui::Ui, screen: &Screen, view: &GamesView, window: &mut Window, reply: &mut Reply) {
    let base = window.base.with("games-ways");
    let ctx = ui.ctx().clone();
    ui.add_space(theme::GAP);
    in_a_row(ui, |ui| {
        if plain_button(ui, base.with("position"), &view.position).clicked() {
            ask(GamesIntent::FindPosition, reply);
        }
        if plain_button(ui, base.with("close"), &view.close).clicked() {
            leave_with(window, &ctx, GamesIntent::Close, reply);
        }
        if plain_button(ui, base.with("back"), &screen.words.close).clicked() {
            window.turn_to(&ctx, Page::Game);
        }
    });
}
