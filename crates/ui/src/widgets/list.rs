//! A list read line by line: one focus target, a node for each line, arrows, Home and End.

use egui::{self, Id, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, UiBuilder, accesskit};

use super::board::bounds;
use crate::{Reply, focus, keys, theme};

/// The place of the reader in a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListState {
    /// The line, from the top.
    pub line: usize,
    count: usize,
    /// The line to which the list was scrolled last; none while it is not being read.
    shown: Option<usize>,
}

/// The end at which new lines appear in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// No end: the list does not change.
    None,
    /// At the top; a reader stays on their line.
    Top,
    /// At the bottom, to which the list is scrolled unless it is being read.
    Bottom,
}

/// A list as it is drawn.
pub struct ListWidget<'a> {
    /// The identity, and that of its focus.
    pub id: Id,
    /// The name.
    pub label: &'a str,
    /// The lines, from the top.
    pub lines: Vec<String>,
    /// A line that answers a question, and the question, which a reader says before that line while it has the focus.
    pub question: Option<(usize, &'a str)>,
    /// The flags of lines that are struck out; may be empty if none is.
    pub struck: &'a [bool],
    /// The texts of each line's columns in place of its words, for the eye; empty without columns.
    pub columns: &'a [[String; 3]],
    /// The level of each line that is a heading; may be shorter than the list.
    pub headings: Vec<Option<u8>>,
    /// The end at which new lines appear.
    pub growth: Growth,
    /// Height in points.
    pub height: f32,
    /// True if the keyboard belongs to this window.
    pub has_keyboard: bool,
}

impl<'a> ListWidget<'a> {
    /// A list that does not grow, as low as possible, for the keyboard.
    pub fn new(id: Id, label: &'a str, lines: Vec<String>) -> Self {
        Self {
            id,
            label,
            lines,
            question: None,
            struck: &[],
            columns: &[],
            headings: Vec::new(),
            growth: Growth::None,
            height: 0.0,
            has_keyboard: true,
        }
    }

    /// Takes the list's keys if it has the focus, and draws it.
    pub fn show(self, ui: &mut egui::Ui, state: &mut ListState, reply: &mut Reply) {
        let has_focus = self.has_keyboard && ui.memory(|memory| memory.has_focus(self.id));
        let grown = self.lines.len().saturating_sub(state.count);
        let last = self.lines.len().saturating_sub(1);
        match self.growth {
            Growth::Top if state.count > 0 && has_focus => state.line += grown,
            Growth::Bottom if grown > 0 && !has_focus => state.line = last,
            Growth::None | Growth::Top | Growth::Bottom => {}
        }
        state.count = self.lines.len();
        let before = state.line.min(last);
        let mut line = before;
        if has_focus {
            keys::take(ui.ctx(), |down| {
                let step = focus::step_in_list(down, line, last, 10);
                line = step.unwrap_or(line);
                step.is_some()
            });
        }
        let asked = (0..self.lines.len()).find(|index| focus::is_asked_for(ui.ctx(), self.line_id(*index)));
        if let Some(asked) = asked {
            line = asked;
            ui.memory_mut(|memory| memory.request_focus(self.id));
        }
        state.line = line;
        if line != before {
            reply.explored = self.lines.get(line).cloned();
        }
        focus::keep_arrows(ui.ctx(), self.id);
        if self.has_keyboard {
            let here = self.lines.get(line).map_or("", String::as_str);
            focus::name(ui.ctx(), self.id, || format!("{}: {here}", self.label));
        }
        // A reader who arrives is brought to their line, wherever the list was scrolled to.
        let is_read = self.has_keyboard && ui.memory(|memory| memory.has_focus(self.id));
        let has_moved = state.shown != Some(line);
        state.shown = is_read.then_some(line);
        self.draw(ui, line, has_moved);
    }

    fn draw(self, ui: &mut egui::Ui, line: usize, has_moved: bool) {
        let palette = theme::palette(ui.ctx());
        let builder = UiBuilder::new()
            .scope_id(self.id)
            .sense(focus::sense(self.has_keyboard))
            .accessibility_role(accesskit::Role::List)
            .accessibility_label(self.label);
        let inner = ui.scope_builder(builder, |ui| {
            let has_focus = self.has_keyboard && ui.memory(|memory| memory.has_focus(self.id));
            egui::Frame::new().fill(palette.field).inner_margin(6).show(ui, |ui| {
                let height = self.fitting_height(ui, has_focus.then_some(line));
                let place = self.id.with("offset");
                let mut area = ScrollArea::vertical()
                    .id_salt("lines")
                    .max_height(height)
                    .min_scrolled_height(height)
                    .auto_shrink([false, false])
                    .stick_to_bottom(self.growth == Growth::Bottom && !has_focus);
                if let Some(offset) = ui.data_mut(|data| data.remove_temp::<f32>(place)) {
                    area = area.vertical_scroll_offset(offset);
                }
                let shown = area.show(ui, |ui| {
                    let top = ui.cursor().top();
                    let mut middle = None;
                    for (index, text) in self.lines.iter().enumerate() {
                        let is_here = has_focus && index == line;
                        let rect = self.line(ui, index, text, is_here);
                        if is_here && has_moved {
                            middle = Some(rect.center().y - top);
                        }
                    }
                    middle
                });
                // egui's own scrolling goes astray while the list itself is out of sight.
                if let Some(middle) = shown.inner {
                    let seen = shown.inner_rect.height();
                    let most = (shown.content_size.y - seen).max(0.0);
                    let offset = (middle - seen / 2.0).clamp(0.0, most);
                    ui.data_mut(|data| data.insert_temp(place, offset));
                    ui.ctx().request_repaint();
                }
            });
            has_focus
        });
        let active = (!self.lines.is_empty()).then(|| self.line_id(line).accesskit_id());
        ui.ctx().accesskit_node_builder(self.id, |node| {
            node.set_bounds(bounds(inner.response.rect));
            if let Some(active) = active {
                node.set_active_descendant(active);
            }
        });
        let (width, colour) = if inner.inner {
            (3.0, palette.focus)
        } else {
            (1.5, palette.frame)
        };
        ui.painter()
            .rect_stroke(inner.response.rect, 4, Stroke::new(width, colour), StrokeKind::Inside);
    }

    /// The list's height: larger if the reader's line is higher than all of it, up to that of the window.
    fn fitting_height(&self, ui: &egui::Ui, line: Option<usize>) -> f32 {
        let window = ui.ctx().content_rect().height();
        let text = line.and_then(|line| self.lines.get(line));
        let needed = text.map_or(0.0, |text| {
            let words = egui::WidgetText::from(RichText::new(text));
            let room = ui.available_width() - 16.0; // the scroll bar's room
            let wrap = Some(egui::TextWrapMode::Wrap);
            words.into_galley(ui, wrap, room, egui::TextStyle::Body).size().y + 8.0
        });
        self.height.max(needed.min(window - 40.0))
    }

    /// A line keeps its identity when lines are added above it.
    fn line_id(&self, index: usize) -> Id {
        let number = if self.growth == Growth::Top {
            self.lines.len().saturating_sub(index)
        } else {
            index
        };
        self.id.with(("line", number))
    }

    fn line(&self, ui: &mut egui::Ui, index: usize, text: &str, is_here: bool) -> Rect {
        let palette = theme::palette(ui.ctx());
        let (fill, ink) = if is_here {
            (palette.chosen, palette.on_chosen)
        } else {
            (palette.field, palette.text)
        };
        let heading = self.headings.get(index).copied().flatten();
        let mut words = RichText::new(text).color(ink);
        if self.struck.get(index).is_some_and(|struck| *struck) {
            words = words.strikethrough();
        }
        if heading.is_some() {
            words = theme::strong(words).size(theme::sizes(ui.ctx()).large);
        }
        let room = ui.available_width();
        let lay = |words: RichText, wide: f32| {
            let wrap = Some(egui::TextWrapMode::Wrap);
            egui::WidgetText::from(words).into_galley(ui, wrap, wide, egui::TextStyle::Body)
        };
        let galleys: Vec<_> = match self.columns.get(index) {
            Some(columns) => {
                let places = [0.0, 0.2, 0.6, 1.0].map(|part| part * room);
                let widths = places.iter().zip(places.iter().skip(1));
                let parts = columns.iter().zip(widths);
                let lay = |(text, (from, to)): (&String, (&f32, &f32))| {
                    (*from, lay(RichText::new(text).color(ink), to - from - 4.0))
                };
                parts.map(lay).collect()
            }
            None => vec![(0.0, lay(words, room))],
        };
        let high = galleys.iter().map(|(_, galley)| galley.size().y).fold(0.0, f32::max);
        let rect = ui.allocate_space(egui::vec2(room, high)).1;
        if ui.is_rect_visible(rect) {
            ui.painter().rect_filled(rect.expand(2.0), 2, fill);
            for (from, galley) in galleys {
                ui.painter().galley(rect.min + egui::vec2(from, 0.0), galley, ink);
            }
        }
        let id = self.line_id(index);
        ui.interact(rect, id, Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            match heading {
                Some(level) => {
                    node.set_role(accesskit::Role::Heading);
                    node.set_level(usize::from(level));
                }
                None => node.set_role(accesskit::Role::ListItem),
            }
            match self.question.filter(|(answer, _)| is_here && *answer == index) {
                Some((_, question)) => node.set_label(format!("{question} {text}")),
                None => node.set_label(text),
            }
            node.add_action(accesskit::Action::Focus);
            node.set_bounds(bounds(rect));
        });
        rect
    }
}
