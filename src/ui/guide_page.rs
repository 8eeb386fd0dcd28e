//! The manual of the program, read line by line and by its headings.

use eframe::egui::{self, Key, accesskit};

use super::pages::{page, read};
use super::widgets::list::{Growth, ListWidget};
use super::window::{Page, Part, Window};
use super::{Reply, keys};
use crate::display::Screen;
use crate::display::guide::GuideLine;

/// Draws the page; H and Shift+H go from heading to heading, Escape leads back.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    if keys::take_one(ui.ctx(), Key::Escape) {
        window.turn_to(ui.ctx(), Page::Game);
        return;
    }
    let guide = &screen.personal.guide;
    let id = window.part(Part::Guide);
    window.hold_focus(ui.ctx(), id);
    let line = window.guide.line;
    if window.is_entered {
        reply.explored = guide.lines.get(line).map(|line| line.text.clone());
    } else if ui.memory(|memory| memory.has_focus(id)) {
        take_headings(ui.ctx(), &guide.lines, &mut window.guide.line);
    }
    if window.guide.line != line {
        reply.explored = guide.lines.get(window.guide.line).map(|line| line.text.clone());
    }
    let base = window.base.with("guide-page");
    let list = ListWidget {
        id,
        label: &guide.title,
        lines: guide.lines.iter().map(|line| line.text.clone()).collect(),
        struck: &[],
        headings: guide.lines.iter().map(|line| line.heading).collect(),
        growth: Growth::None,
        height: 0.0,
        has_keyboard: true,
    };
    page(ui, base, accesskit::Role::Document, &guide.title, |ui| {
        if read(ui, None, list, &mut window.guide, &screen.words.close, reply) {
            window.turn_to(ui.ctx(), Page::Game);
        }
    });
}

fn take_headings(ctx: &egui::Context, lines: &[GuideLine], at: &mut usize) {
    keys::take(ctx, |down| {
        let held = down.modifiers;
        if down.key != Key::H || held.alt || held.ctrl || held.command {
            return false;
        }
        let is_heading = |index: &usize| lines.get(*index).is_some_and(|line| line.heading.is_some());
        let to = if held.shift {
            (0..*at).rev().find(is_heading)
        } else {
            (*at + 1..lines.len()).find(is_heading)
        };
        *at = to.unwrap_or(*at);
        true
    });
}
