//! A group of buttons is one Tab stop; the arrows go from one to the next.

use std::collections::HashMap;

use eframe::egui::{self, Align, EventFilter, Id, Key, Layout, Vec2, accesskit};

use super::widgets::buttons::{Look, control_button, least_width};
use super::window::Window;
use super::{Reply, keys};
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

impl Window {
    /// Draws the buttons in columns and does what is pressed.
    pub(super) fn button_group(
        &mut self,
        ui: &mut egui::Ui,
        screen: &Screen,
        pane: Pane,
        views: &[&ButtonView],
        look: Look,
        reply: &mut Reply,
    ) {
        self.step_in_group(ui.ctx(), pane, views, reply);
        let entrance = self.groups.entrance(pane, views);
        let gap = ui.spacing().item_spacing.x;
        let room = ui.available_width();
        let column = least_width(ui, views, look).max(COLUMN);
        let is_narrow = look.least.x > 0.0 || room < column * 2.0 + gap;
        let columns: u8 = match room {
            _ if is_narrow => 1,
            room if room < column * 3.0 + gap * 2.0 => 2,
            _ => 3,
        };
        let count = f32::from(columns);
        let width = ((room - gap * (count - 1.0)) / count).floor();
        for row in views.chunks(usize::from(columns)) {
            ui.horizontal_top(|ui| {
                for view in row {
                    let look = Look {
                        least: Vec2::new(width, look.least.y),
                        is_mouse_only: look.is_mouse_only || entrance != Some(view.control),
                        ..look
                    };
                    let layout = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(Vec2::new(width, look.least.y), layout, |ui| {
                        self.one_button(ui, screen, pane, view, look, reply);
                    });
                }
            });
        }
    }

    fn one_button(
        &mut self,
        ui: &mut egui::Ui,
        screen: &Screen,
        pane: Pane,
        view: &ButtonView,
        look: Look,
        reply: &mut Reply,
    ) {
        let pressed = control_button(ui, self.base, view, look);
        self.groups.ids.insert(view.control, pressed.id);
        if !look.is_mouse_only {
            self.ring.drawn(pressed.id, pane, spoken(view));
        }
        if pressed.is_pressed {
            let ctx = ui.ctx().clone();
            self.run(&ctx, view.control, screen, reply);
        }
    }

    /// The arrows, and the wish of a screen reader to focus one of the buttons.
    fn step_in_group(&mut self, ctx: &egui::Context, pane: Pane, views: &[&ButtonView], reply: &mut Reply) {
        let Some(now) = self.groups.entrance(pane, views) else {
            return;
        };
        let here = views.iter().position(|view| view.control == now).unwrap_or_default();
        let mut to = here;
        let id_here = self.groups.id(now);
        if id_here.is_some_and(|id| ctx.memory(|memory| memory.has_focus(id))) {
            let last = views.len() - 1;
            keys::take(ctx, |down| {
                let steps = [
                    (Key::ArrowLeft, to.saturating_sub(1)),
                    (Key::ArrowUp, to.saturating_sub(1)),
                    (Key::ArrowRight, (to + 1).min(last)),
                    (Key::ArrowDown, (to + 1).min(last)),
                    (Key::Home, 0),
                    (Key::End, last),
                ];
                let step = steps.into_iter().find(|(key, _)| *key == down.key);
                if let Some((_, target)) = step.filter(|_| !down.modifiers.any()) {
                    to = target;
                    return true;
                }
                false
            });
        }
        let asked = views.iter().position(|view| {
            self.groups
                .id(view.control)
                .is_some_and(|id| ctx.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Focus)))
        });
        let target = asked.unwrap_or(to);
        if let Some(view) = views.get(target)
            && (target != here || asked.is_some())
        {
            self.groups.entrance.insert(pane, view.control);
            if let Some(id) = self.groups.id(view.control) {
                self.ring.give(ctx, id);
                reply.explored = Some(spoken(view));
            }
        }
        if let Some(id) = id_here {
            let filter = EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: true,
                tab: false,
            };
            ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
    }
}

/// A button's name and, where it does nothing now, why.
fn spoken(view: &ButtonView) -> String {
    match &view.act {
        Ok(_) => view.name.clone(),
        Err(reason) => format!("{}: {reason}", view.name),
    }
}
