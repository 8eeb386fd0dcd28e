//! One of several: radio buttons that are one Tab stop. The arrows go from one to the next and choose it.

use egui::{self, Atom, Id, IdSalt, Sense, Stroke, TextStyle, UiBuilder, Vec2, WidgetAtom, accesskit};

use super::buttons::focus_frame;
use crate::{focus, keys, theme};

/// The least width in points in which the buttons may be next to one another.
const NEXT_TO: f32 = 560.0;

/// Radio buttons as they are drawn.
pub struct RadioGroup<'a> {
    /// The group's identity.
    pub id: Id,
    /// The name.
    pub label: &'a str,
    /// The names of the buttons.
    pub names: Vec<&'a str>,
    /// The index of the chosen button, if any.
    pub chosen: Option<usize>,
    /// The words "not chosen".
    pub not_chosen: &'a str,
}

impl RadioGroup<'_> {
    /// The identity of that button.
    pub fn button_id(&self, index: usize) -> Id {
        self.id.with(("radio", index))
    }

    /// Takes the group's keys if it has the focus, and draws it; returns the button that has just been chosen.
    ///
    /// Tab reaches the chosen button, or the first if none is chosen. Space and Enter choose the one with the focus.
    pub fn show(self, ui: &mut egui::Ui) -> Option<usize> {
        let ctx = ui.ctx().clone();
        let ids: Vec<Id> = (0..self.names.len()).map(|index| self.button_id(index)).collect();
        // A screen reader can look at any button without choosing it.
        if let Some(id) = ids.iter().find(|id| focus::is_asked_for(&ctx, **id)) {
            ctx.memory_mut(|memory| memory.request_focus(*id));
        }
        let focused = ids.iter().position(|id| ctx.memory(|memory| memory.has_focus(*id)));
        let stepped = focused.and_then(|at| step(&ctx, at, ids.len()));
        if let Some(id) = stepped.and_then(|to| ids.get(to)) {
            ctx.memory_mut(|memory| memory.request_focus(*id));
        }
        let chosen = stepped.or(self.chosen);
        let stop = stepped.or(focused).or(self.chosen).unwrap_or_default();
        let builder = UiBuilder::new()
            .scope_id(self.id)
            .accessibility_role(accesskit::Role::RadioGroup)
            .accessibility_label(self.label);
        let is_beside = ui.available_width() >= self.widest(ui).max(NEXT_TO);
        let buttons = |ui: &mut egui::Ui| {
            let mut clicked = None;
            for (index, (name, id)) in self.names.iter().zip(&ids).enumerate() {
                let is_chosen = chosen == Some(index);
                // Tab reaches only the group's Tab stop.
                let sense = if index == stop { Sense::click() } else { Sense::CLICK };
                let response = button(ui, *id, name, is_chosen, sense);
                ctx.accesskit_node_builder(*id, |node| {
                    node.set_position_in_set(index);
                    node.add_action(accesskit::Action::Focus); // also where the Tab stop is another
                });
                let state = if is_chosen {
                    String::new()
                } else {
                    format!(", {}", self.not_chosen)
                };
                let inside = format!("{name}{state}");
                focus::name_in_group(&ctx, self.id, *id, format!("{}: {inside}", self.label), inside);
                if response.clicked() {
                    clicked = Some(index);
                }
                ui.add_space(theme::GAP);
            }
            clicked
        };
        // In a narrow window, or with a name wider than the window, the buttons are one below the other: such a name is
        // wrapped and not cut.
        let clicked = ui.scope_builder(builder, |ui| {
            if is_beside {
                ui.horizontal_wrapped(buttons).inner
            } else {
                ui.vertical(buttons).inner
            }
        });
        ctx.accesskit_node_builder(self.id, |node| node.set_size_of_set(ids.len()));
        if let Some(id) = ids.get(stop) {
            focus::keep_arrows(&ctx, *id);
        }
        clicked.inner.or(stepped)
    }

    fn widest(&self, ui: &egui::Ui) -> f32 {
        let font = TextStyle::Button.resolve(ui.style());
        let width = |name: &&str| {
            let text = ui
                .painter()
                .layout_no_wrap((*name).to_owned(), font.clone(), egui::Color32::BLACK);
            text.size().x + ui.spacing().icon_width + ui.spacing().icon_spacing
        };
        self.names.iter().map(width).fold(0.0, f32::max)
    }
}

/// The target of the arrows, Home and End; none if none was pressed.
fn step(ctx: &egui::Context, at: usize, count: usize) -> Option<usize> {
    let last = count.saturating_sub(1);
    let mut to = None;
    keys::take(ctx, |down| {
        let here = to.unwrap_or(at);
        let step = focus::step_in_row(down, here, last);
        to = step.or(to);
        step.is_some()
    });
    to
}

/// Draws a button with a ring before the name, filled if it is chosen.
fn button(ui: &mut egui::Ui, id: Id, name: &str, is_chosen: bool, sense: Sense) -> egui::Response {
    let ring = IdSalt::new("ring");
    let spacing = ui.spacing();
    let size = Vec2::new(spacing.icon_width, spacing.icon_width.max(spacing.interact_size.y));
    let least = Vec2::splat(spacing.interact_size.y);
    let mut prepared = WidgetAtom::new((Atom::custom(ring, size), name))
        .id(id)
        .sense(sense)
        .min_size(least)
        .allocate(ui);
    let is_enabled = ui.is_enabled();
    prepared
        .response
        .widget_info(|| egui::WidgetInfo::selected(egui::Role::RadioButton, is_enabled, is_chosen, name));
    let ink = theme::palette(ui.ctx()).text;
    prepared.fallback_text_color = ink;
    let drawn = prepared.paint(ui);
    if let Some(rect) = drawn.rect(ring) {
        let (_, outer) = ui.spacing().icon_rectangles(rect);
        let radius = outer.width() * 0.5;
        let painter = ui.painter();
        painter.circle_stroke(outer.center(), radius - 1.0, Stroke::new(2.0, ink));
        if is_chosen {
            painter.circle_filled(outer.center(), radius * 0.55, ink);
        }
    }
    focus_frame(ui, &drawn.response);
    drawn.response
}
