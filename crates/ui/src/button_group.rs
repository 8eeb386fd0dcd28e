//! A group of buttons is one Tab stop; the arrows go from one to the next.

use egui::{self, Align, Layout, Vec2};

use super::page::Page;
use super::widgets::buttons::{ButtonStyle, KeyboardReach, control_button, least_width, whole_width};
use super::window::Window;
use super::{Reply, focus, keys};
use controls::catalogue::Pane;
use display::{ButtonView, Screen};

/// Least width of a button of a group, in points.
const COLUMN: f32 = 190.0;

/// Draws the buttons of a pane, in columns or in a row, and runs the one that is pressed.
pub(super) fn button_group(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    pane: Pane,
    views: &[&ButtonView],
    style: ButtonStyle,
    reply: &mut Reply,
) {
    step_in_group(ui.ctx(), window, pane, views, reply);
    let entrance = window.groups.entrance(pane, views);
    // In the frame that closes a page both are drawn.
    let base = window.base.with(("group on a page", window.pages.open != Page::Game));
    let mut pressed = Vec::new();
    let mut one = |ui: &mut egui::Ui, view: &ButtonView, style: ButtonStyle| {
        let keyboard = match style.keyboard {
            KeyboardReach::Focus => KeyboardReach::focus_if(entrance == Some(view.control)),
            given @ (KeyboardReach::KeyAlone | KeyboardReach::Elsewhere) => given,
        };
        let style = ButtonStyle { keyboard, ..style };
        let drawn = control_button(ui, base, view, style);
        window.groups.ids.insert(view.control, drawn.id);
        if style.keyboard == KeyboardReach::Focus {
            if window.pages.open == Page::Game {
                window.ring.drawn(drawn.id, pane, spoken(view));
            }
            focus::name(ui.ctx(), drawn.id, || spoken(view));
        }
        pressed.extend(drawn.is_pressed.then_some(view.control));
    };
    if style.is_in_a_row {
        for row in rows(ui, views, style) {
            ui.horizontal(|ui| {
                for view in row {
                    one(ui, view, style);
                }
            });
        }
    } else {
        let (columns, width) = columns(ui, views, style);
        for row in views.chunks(columns) {
            ui.horizontal_top(|ui| {
                for view in row {
                    let style = ButtonStyle {
                        least: Vec2::new(width, style.least.y),
                        ..style
                    };
                    let layout = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(style.least, layout, |ui| one(ui, view, style));
                }
            });
        }
    }
    for control in pressed {
        window.run(&ui.ctx().clone(), control, screen, reply);
    }
}

/// The number of rows that these buttons take side by side.
pub(super) fn row_count(ui: &egui::Ui, views: &[&ButtonView], style: ButtonStyle) -> f32 {
    rows(ui, views, style).iter().fold(0.0, |count, _| count + 1.0)
}

/// The buttons in rows, each button as wide as its words.
fn rows<'a>(ui: &egui::Ui, views: &[&'a ButtonView], style: ButtonStyle) -> Vec<Vec<&'a ButtonView>> {
    let gap = ui.spacing().item_spacing.x;
    let mut rows: Vec<Vec<&ButtonView>> = Vec::new();
    let mut left = 0.0;
    for view in views {
        let wide = whole_width(ui, view, style);
        match rows.last_mut() {
            Some(row) if wide <= left => row.push(view),
            Some(_) | None => {
                rows.push(vec![view]);
                left = ui.available_width();
            }
        }
        left -= wide + gap;
    }
    rows
}

/// The number of columns of buttons, and the width of a column in points.
fn columns(ui: &egui::Ui, views: &[&ButtonView], style: ButtonStyle) -> (usize, f32) {
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width();
    let column = least_width(ui, views, style).max(COLUMN);
    let is_narrow = style.least.x > 0.0 || room < column * 2.0 + gap;
    let (columns, count) = match room {
        _ if is_narrow => (1, 1.0),
        room if room < column * 3.0 + gap * 2.0 => (2, 2.0),
        _ => (3, 3.0),
    };
    (columns, ((room - gap * (count - 1.0)) / count).floor())
}

/// Handles the arrows, and a screen reader's request to focus one of the buttons.
fn step_in_group(ctx: &egui::Context, window: &mut Window, pane: Pane, views: &[&ButtonView], reply: &mut Reply) {
    let Some(now) = window.groups.entrance(pane, views) else {
        return;
    };
    let here = views.iter().position(|view| view.control == now).unwrap_or_default();
    let mut to = here;
    let id_here = window.groups.id(now);
    if id_here.is_some_and(|id| ctx.memory(|memory| memory.has_focus(id))) {
        let last = views.len() - 1;
        keys::take(ctx, |down| {
            let step = focus::step_in_row(down, to, last);
            to = step.unwrap_or(to);
            step.is_some()
        });
    }
    let is_asked = |view: &&ButtonView| {
        window
            .groups
            .id(view.control)
            .is_some_and(|id| focus::is_asked_for(ctx, id))
    };
    let asked = views.iter().position(is_asked);
    let target = asked.unwrap_or(to);
    if let Some(view) = views.get(target)
        && (target != here || asked.is_some())
    {
        step_to(ctx, window, pane, view, reply);
    }
    if let Some(id) = id_here {
        focus::keep_arrows(ctx, id);
    }
}

/// Gives the focus to that button of its group.
pub(super) fn step_to(ctx: &egui::Context, window: &mut Window, pane: Pane, view: &ButtonView, reply: &mut Reply) {
    window.groups.entrance.insert(pane, view.control);
    let Some(id) = window.groups.id(view.control) else {
        return;
    };
    if window.pages.open == Page::Game {
        window.ring.give(ctx, id);
    } else {
        // The ring keeps the focus from before the page.
        ctx.memory_mut(|memory| memory.request_focus(id));
    }
    reply.explored = Some(spoken(view));
}

/// A button's name and, if it has no effect now, the reason.
fn spoken(view: &ButtonView) -> String {
    match &view.act {
        Ok(_) => view.name.clone(),
        Err(reason) => format!("{}: {reason}", view.name),
    }
}
