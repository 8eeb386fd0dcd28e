//! A group of buttons is one Tab stop; the arrows go from one to the next.

use std::collections::HashMap;

use eframe::egui::{self, Align, Id, Layout, Vec2};

use super::widgets::buttons::{ButtonStyle, control_button, least_width};
use super::window::Window;
use super::{Reply, focus, keys};
use crate::controls::catalogue::{Control, Pane};
use crate::display::{ButtonView, Screen};

/// Least width of a button of a group, in points.
const COLUMN: f32 = 190.0;

/// Which button of each group takes the focus, and the buttons' identities in the frame before.
#[derive(Clone, Debug, Default)]
pub(super) struct Groups {
    entrance: HashMap<Pane, Control>,
    ids: HashMap<Control, Id>,
}

impl Groups {
    /// The button that is the group's Tab stop: the one used last, or the first.
    fn entrance(&self, pane: Pane, views: &[&ButtonView]) -> Option<Control> {
        let last = self.entrance.get(&pane).copied();
        let is_there = |control: &Control| views.iter().any(|view| view.control == *control);
        last.filter(is_there).or_else(|| views.first().map(|view| view.control))
    }

    fn id(&self, control: Control) -> Option<Id> {
        self.ids.get(&control).copied()
    }
}

/// Draws the buttons of a pane in columns and does what is pressed.
pub(super) fn button_group(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    (pane, views): (Pane, &[&ButtonView]),
    style: ButtonStyle,
    reply: &mut Reply,
) {
    step_in_group(ui.ctx(), window, (pane, views), reply);
    let entrance = window.groups.entrance(pane, views);
    let gap = ui.spacing().item_spacing.x;
    let room = ui.available_width();
    let column = least_width(ui, views, style).max(COLUMN);
    let is_narrow = style.least.x > 0.0 || room < column * 2.0 + gap;
    let columns: u8 = match room {
        _ if is_narrow => 1,
        room if room < column * 3.0 + gap * 2.0 => 2,
        _ => 3,
    };
    let count = f32::from(columns);
    let width = ((room - gap * (count - 1.0)) / count).floor();
    let mut pressed = Vec::new();
    for row in views.chunks(usize::from(columns)) {
        ui.horizontal_top(|ui| {
            for view in row {
                let style = ButtonStyle {
                    least: Vec2::new(width, style.least.y),
                    is_mouse_only: style.is_mouse_only || entrance != Some(view.control),
                    ..style
                };
                let layout = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(style.least, layout, |ui| {
                    let drawn = control_button(ui, window.base, view, style);
                    window.groups.ids.insert(view.control, drawn.id);
                    if !style.is_mouse_only {
                        window.ring.drawn(drawn.id, pane, spoken(view));
                    }
                    pressed.extend(drawn.is_pressed.then_some(view.control));
                });
            }
        });
    }
    for control in pressed {
        window.run(&ui.ctx().clone(), control, screen, reply);
    }
}

/// The arrows, and the wish of a screen reader to focus one of the buttons.
fn step_in_group(ctx: &egui::Context, window: &mut Window, (pane, views): (Pane, &[&ButtonView]), reply: &mut Reply) {
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
        window.groups.entrance.insert(pane, view.control);
        if let Some(id) = window.groups.id(view.control) {
            window.ring.give(ctx, id);
            reply.explored = Some(spoken(view));
        }
    }
    if let Some(id) = id_here {
        focus::keep_arrows(ctx, id);
    }
}

/// A button's name and, where it does nothing now, why.
fn spoken(view: &ButtonView) -> String {
    match &view.act {
        Ok(_) => view.name.clone(),
        Err(reason) => format!("{}: {reason}", view.name),
    }
}
