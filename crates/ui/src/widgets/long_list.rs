//! A list of any length, of which only the lines in sight are drawn: each is one line high, and the chosen one is repeated below in
//! full if it is wider than the list.

use std::borrow::Cow;
use std::ops::Range;

use egui::{self, Id, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle, UiBuilder, accesskit};

use super::board::bounds;
use crate::{Reply, focus, keys, theme};

/// The place of the reader in the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LongState {
    /// The line, from the top.
    pub line: usize,
    /// The line to which it was scrolled last.
    shown: Option<usize>,
}

/// A list as it is drawn.
pub struct LongList<'a> {
    /// The identity of the list and of its focus.
    pub id: Id,
    /// The name of the list.
    pub label: &'a str,
    /// The number of lines.
    pub count: usize,
    /// The text of a line, and its indent in steps.
    pub line: &'a dyn Fn(usize) -> (Cow<'a, str>, usize),
    /// The line for the eye, if that differs.
    pub seen: Option<SeenLines<'a>>,
    /// Height in points.
    pub height: f32,
    /// True if the keyboard belongs to this window.
    pub has_keyboard: bool,
}

/// The lines for the eye.
#[derive(Clone, Copy)]
pub enum SeenLines<'a> {
    /// In columns of these shares of the width in percent, large enough to be read from a distance.
    Columns(&'a dyn Fn(usize) -> VisibleLine<'a>, [u8; 4]),
    /// Shorter than the words, which are below the list for the chosen line. True if the next line is next to it in the same row.
    Short(&'a dyn Fn(usize) -> (&'a str, bool)),
}

/// A line for the eye.
#[derive(Clone, Copy, Debug)]
pub struct VisibleLine<'a> {
    /// The texts of its columns.
    pub columns: &'a [String; 4],
    /// True if the line calls for attention: its first and its last column stand out.
    pub calls: bool,
    /// True if its third column is out of date.
    pub is_old: bool,
}

/// Draws the heads of such columns, over a list as wide as the room there is; listeners hear whole lines.
pub fn heads(ui: &mut egui::Ui, heads: &[String; 4], shares: [u8; 4]) {
    let row = ui.text_style_height(&TextStyle::Body);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), row), Sense::hover());
    let ink = theme::palette(ui.ctx()).text;
    for (cell, head) in cells(rect.shrink2(egui::vec2(MARGIN, 0.0)), shares)
        .into_iter()
        .zip(heads)
    {
        draw_text(ui, cell, theme::strong(head), TextStyle::Body, ink);
    }
}

fn cells(rect: egui::Rect, shares: [u8; 4]) -> [egui::Rect; 4] {
    let mut left = rect.left();
    shares.map(|share| {
        let width = rect.width() * f32::from(share) / 100.0;
        let cell = egui::Rect::from_min_size(
            egui::pos2(left, rect.top()),
            egui::vec2(width - theme::GAP, rect.height()),
        );
        left += width;
        cell
    })
}

/// Draws as much of the text as has room in the cell.
fn draw_text(ui: &egui::Ui, cell: egui::Rect, words: RichText, style: TextStyle, ink: egui::Color32) {
    let (wrap, room) = (Some(egui::TextWrapMode::Truncate), cell.width().max(1.0));
    let galley = egui::WidgetText::from(words.color(ink)).into_galley(ui, wrap, room, style);
    ui.painter().galley(cell.min + egui::vec2(0.0, 2.0), galley, ink);
}

/// The margin around the lines, in points.
const MARGIN: f32 = 6.0;

/// Width of one step to the right, in points.
const STEP: f32 = 14.0;
/// The most steps to the right.
const MOST_STEPS: usize = 6;

impl LongList<'_> {
    fn text(&self, line: usize) -> Cow<'_, str> {
        if line < self.count {
            (self.line)(line).0
        } else {
            Cow::Borrowed("")
        }
    }

    const fn style(&self) -> TextStyle {
        match self.seen {
            Some(SeenLines::Columns(..)) => TextStyle::Heading,
            Some(SeenLines::Short(_)) | None => TextStyle::Body,
        }
    }

    /// Takes the list's keys if it has the focus, and draws it; returns the line that was pressed with the mouse.
    pub fn show(&self, ui: &mut egui::Ui, state: &mut LongState, reply: &mut Reply) -> Option<usize> {
        let last = self.count.saturating_sub(1);
        let before = state.line.min(last);
        let mut line = before;
        let row = ui.text_style_height(&self.style()) + 4.0;
        let page = row_count(self.height, row).max(1);
        if self.has_focus(ui) {
            keys::take(ui.ctx(), |down| {
                let step = focus::step_in_list(down, line, last, page);
                line = step.unwrap_or(line);
                step.is_some()
            });
        }
        let drawn = self.in_sight(state.shown.unwrap_or(line), page);
        if let Some(asked) = drawn
            .clone()
            .find(|index| focus::is_asked_for(ui.ctx(), self.line_id(*index)))
        {
            line = asked;
            ui.memory_mut(|memory| memory.request_focus(self.id));
        }
        state.line = line;
        if line != before {
            reply.explored = Some(self.text(line).into_owned());
        }
        focus::keep_arrows(ui.ctx(), self.id);
        if self.has_keyboard {
            focus::name(ui.ctx(), self.id, || format!("{}: {}", self.label, self.text(line)));
        }
        let has_moved = state.shown != Some(line);
        state.shown = Some(line);
        self.draw(ui, line, row, has_moved)
    }

    fn has_focus(&self, ui: &egui::Ui) -> bool {
        self.has_keyboard && ui.memory(|memory| memory.has_focus(self.id))
    }

    /// The lines around one that may be in sight.
    fn in_sight(&self, line: usize, page: usize) -> Range<usize> {
        line.saturating_sub(page)..line.saturating_add(page + 1).min(self.count)
    }

    /// The rows: the first line of each, and true if another line follows in the same row.
    fn rows(&self) -> Vec<(usize, bool)> {
        let mut rows = Vec::new();
        let mut line = 0;
        while line < self.count {
            let has_two = match self.seen {
                Some(SeenLines::Short(seen)) => line + 1 < self.count && seen(line).1,
                Some(SeenLines::Columns(..)) | None => false,
            };
            rows.push((line, has_two));
            line += if has_two { 2 } else { 1 };
        }
        rows
    }

    fn line_id(&self, line: usize) -> Id {
        self.id.with(("line", line))
    }

    fn draw(&self, ui: &mut egui::Ui, line: usize, row: f32, has_moved: bool) -> Option<usize> {
        let palette = theme::palette(ui.ctx());
        let builder = UiBuilder::new()
            .scope_id(self.id)
            .sense(focus::sense(self.has_keyboard))
            .accessibility_role(accesskit::Role::List)
            .accessibility_label(self.label);
        let mut pressed = None;
        let inner = ui.scope_builder(builder, |ui| {
            let has_focus = self.has_focus(ui);
            egui::Frame::new()
                .fill(palette.field)
                .inner_margin(MARGIN)
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    let mut area = ScrollArea::vertical()
                        .id_salt("lines")
                        .max_height(self.height)
                        .min_scrolled_height(self.height)
                        .auto_shrink([false, false]);
                    let all = self.rows();
                    if has_moved {
                        let at = all.partition_point(|(first, _)| *first <= line).saturating_sub(1);
                        let top = row * float(at) - (self.height - row) / 2.0;
                        let most = (row * float(all.len()) - self.height).max(0.0);
                        area = area.vertical_scroll_offset(top.clamp(0.0, most));
                    }
                    area.show_rows(ui, row, all.len(), |ui, rows| {
                        for (first, has_two) in all.get(rows).unwrap_or_default() {
                            let room = ui.available_width();
                            let (rect, _) = ui.allocate_exact_size(egui::vec2(room, row), Sense::hover());
                            let (left, right) = rect.split_left_right_at_fraction(0.5);
                            let cells = if *has_two { vec![left, right] } else { vec![rect] };
                            for (index, cell) in (*first..).zip(cells) {
                                let is_pressed = self.draw_line(ui, index, cell, index == line);
                                pressed = pressed.or(is_pressed.then_some(index));
                            }
                        }
                    });
                });
            has_focus
        });
        let active = (self.count > 0).then(|| self.line_id(line).accesskit_id());
        ui.ctx().accesskit_node_builder(self.id, |node| {
            node.set_bounds(bounds(inner.response.rect));
            node.set_size_of_set(self.count);
            if let Some(active) = active {
                node.set_active_descendant(active);
            }
        });
        let (width, colour) = if inner.inner {
            (3.0, palette.focus)
        } else {
            (1.5, palette.frame)
        };
        let stroke = Stroke::new(width, colour);
        ui.painter()
            .rect_stroke(inner.response.rect, 4, stroke, StrokeKind::Inside);
        self.in_full(ui, line);
        pressed
    }

    /// Draws one line in that rectangle; returns true if it was pressed.
    fn draw_line(&self, ui: &egui::Ui, index: usize, rect: egui::Rect, is_here: bool) -> bool {
        let palette = theme::palette(ui.ctx());
        let (text, depth) = (self.line)(index);
        let (fill, ink) = if is_here {
            (palette.chosen, palette.on_chosen)
        } else {
            (palette.field, palette.text)
        };
        if is_here {
            ui.painter().rect_filled(rect, 2, fill);
            if !self.has_focus(ui) {
                // The present line must be seen without its colour, too.
                let edge = Stroke::new(1.5, palette.frame);
                ui.painter().rect_stroke(rect, 2, edge, StrokeKind::Inside);
            }
        }
        let short = match self.seen {
            Some(SeenLines::Columns(seen, shares)) => {
                self.draw_columns(ui, rect, seen(index), shares, ink);
                None
            }
            Some(SeenLines::Short(seen)) => Some(seen(index).0),
            None => Some(text.as_ref()),
        };
        if let Some(short) = short {
            let mut room = rect;
            room.min.x += STEP * float(depth.min(MOST_STEPS));
            draw_text(ui, room, RichText::new(short), self.style(), ink);
        }
        let id = self.line_id(index);
        // The list has the focus, none of its lines.
        let response = ui.interact(rect, id, Sense::CLICK);
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(accesskit::Role::ListItem);
            node.set_label(text.as_ref());
            node.set_level(depth + 1);
            node.set_selected(is_here);
            node.set_position_in_set(index + 1);
            node.set_size_of_set(self.count);
            node.add_action(accesskit::Action::Focus);
            node.set_bounds(bounds(rect));
        });
        response.clicked()
    }

    fn draw_columns(
        &self,
        ui: &egui::Ui,
        rect: egui::Rect,
        seen: VisibleLine<'_>,
        shares: [u8; 4],
        ink: egui::Color32,
    ) {
        let palette = theme::palette(ui.ctx());
        for (column, (cell, text)) in cells(rect, shares).into_iter().zip(seen.columns).enumerate() {
            let words = RichText::new(text);
            let stands_out = seen.calls && (column == 0 || column == 3);
            let (words, ink) = match column {
                2 if seen.is_old => (words.italics().strikethrough(), ink),
                _ if stands_out => (theme::strong(words), palette.on_warning),
                _ => (words, ink),
            };
            if stands_out {
                let edge = egui::vec2(MARGIN / 2.0, -1.0);
                ui.painter().rect_filled(cell.expand2(edge), 2, palette.warning);
            }
            draw_text(ui, cell, words, self.style(), ink);
        }
    }

    /// Draws the chosen line again, as high as it needs, if its end was cut off.
    fn in_full(&self, ui: &mut egui::Ui, line: usize) {
        let text = self.text(line);
        let is_shorter = matches!(self.seen, Some(SeenLines::Short(seen)) if seen(line).0 != text.as_ref());
        let words = egui::WidgetText::from(RichText::new(text.as_ref()));
        let wide = words.into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, TextStyle::Body);
        if is_shorter || wide.size().x + STEP > ui.available_width() {
            let galley = egui::WidgetText::from(RichText::new(text.as_ref())).into_galley(
                ui,
                Some(egui::TextWrapMode::Wrap),
                ui.available_width(),
                TextStyle::Body,
            );
            // Listeners have it in the list already, so it is no node.
            let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
            let ink = theme::palette(ui.ctx()).text;
            ui.painter().galley(rect.min, galley, ink);
        }
    }
}

/// The number of rows of that height that fit.
fn row_count(height: f32, row: f32) -> usize {
    let mut count = 0;
    let mut used = row;
    while used <= height && count < 200 {
        count += 1;
        used += row;
    }
    count
}

/// The count as a float; a list of games may be longer than 16 bits count.
fn float(count: usize) -> f32 {
    let part = |part: usize| f32::from(u16::try_from(part).unwrap_or(u16::MAX));
    part(count >> 16) * 65_536.0 + part(count & 0xFFFF)
}
