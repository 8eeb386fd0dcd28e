//! The settings: a search field, a list with a setting on every line, and one file for all of them.
//!
//! Up and Down go from setting to setting, Left and Right change the present one.

use egui::{
    self, Id, Key, Pos2, Rect, RichText, ScrollArea, Sense, Shape, Stroke, StrokeKind, UiBuilder, Vec2, accesskit, vec2,
};

use super::key_state::NextKey;
use super::page::Page;
use super::page_states::SettingsState;
use super::pages::page;
use super::widgets::board::bounds;
use super::widgets::buttons::plain_button;
use super::widgets::move_line::caption;
use super::widgets::text_field::{describe, text};
use super::window::Window;
use super::{FocusArrival, Reply, focus, keys, theme};
use controls::files::typed_path;
use controls::intent::Intent;
use controls::settings::SettingsIntent;
use display::Screen;
use display::settings::{RowSubject, SettingRow, SettingsView};
use settings::Setting;

/// The help for the row with the focus, if the settings are open.
pub(super) fn help(window: &Window, screen: &Screen) -> Option<String> {
    let view = screen.personal.settings.as_ref();
    let view = view.filter(|_| window.pages.open == Page::Settings)?;
    let row = view
        .rows
        .iter()
        .find(|row| Some(row.about) == window.pages.settings.at)?;
    Some(if row.options.is_empty() {
        row.help.clone()
    } else {
        format!("{} {}", row.help, view.how)
    })
}

/// Draws the page.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let Some(view) = screen.personal.settings.clone() else {
        window.turn_to(ui.ctx(), Page::Game);
        return;
    };
    let base = window.base.with("settings");
    let (search, list) = (base.with("search"), base.with("list"));
    let is_sought = !window.pages.settings.search.trim().is_empty();
    let comes_back = std::mem::take(&mut window.pages.settings.comes_back);
    let here = view.rows.iter().find(|row| Some(row.about) == window.pages.settings.at);
    if let Some(row) = here.filter(|_| comes_back) {
        window.pages.settings.said = Some((row.about, row.value.clone()));
    }
    window.hold_focus(ui.ctx(), if is_sought || comes_back { list } else { search });
    if window.pages.is_entered && !is_sought && !comes_back {
        reply.explored = Some(format!("{}. {}", view.title, view.hint));
    }
    if ui.memory(|memory| memory.has_focus(search)) {
        let down = keys::take_one(ui.ctx(), Key::ArrowDown) || keys::take_one(ui.ctx(), Key::Enter);
        if down {
            ui.memory_mut(|memory| memory.request_focus(list));
        }
    }
    page(ui, base, accesskit::Role::Dialog, &view.title, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width() - theme::GAP);
            ui.heading(theme::strong(&view.title));
            caption(ui, &view.hint);
            let found_before = view.found(&window.pages.settings.search).len();
            text(ui, search, &view.search.label, &mut window.pages.settings.search);
            describe(ui.ctx(), search, &view.hint);
            let rows = view.found(&window.pages.settings.search);
            if rows.is_empty() {
                ui.label(&view.none);
                if found_before > 0 || window.pages.is_entered {
                    reply.explored = Some(view.none.clone());
                }
            } else {
                let list = SettingsList { id: list, rows: &rows };
                list.show(ui, &view.list, &mut window.pages.settings, reply);
            }
            typed_value(ui, base, &rows, &mut window.pages.settings, reply);
            file(ui, base, &view, &mut window.pages.settings, reply);
            ui.add_space(theme::GAP);
            if plain_button(ui, base.with("close"), &view.close).clicked() {
                window.turn_to(ui.ctx(), Page::Game);
            }
            if !ui.memory(|memory| memory.has_focus(list)) {
                focus::follow(ui);
            }
        });
    });
    if std::mem::take(&mut window.pages.settings.wants_field) {
        // The field is drawn below the list; Tab goes there too.
        ui.memory_mut(|memory| memory.request_focus(base.with("value")));
    }
    if let Some(control) = window.pages.settings.wants_key.take() {
        window.wait_for_key(NextKey::For(control), screen, reply);
    }
}

/// Draws the field of a typed setting, while it is the present one.
fn typed_value(ui: &mut egui::Ui, base: Id, rows: &[&SettingRow], state: &mut SettingsState, reply: &mut Reply) {
    let here = rows.iter().find(|row| Some(row.about) == state.at && row.is_text);
    let Some((row, RowSubject::Setting(setting))) = here.map(|row| (row, row.about)) else {
        state.draft = None;
        return;
    };
    let is_new = state.draft.as_ref().is_none_or(|(own, _)| *own != setting);
    let draft = state.draft.get_or_insert_with(|| (setting, String::new()));
    if is_new {
        *draft = (setting, row.typed.clone());
    }
    let id = base.with("value");
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    let is_entered = has_focus && keys::take_one(ui.ctx(), Key::Enter);
    text(ui, id, &row.name, &mut draft.1);
    let has_left = !has_focus && ui.memory(|memory| memory.had_focus_last_frame(id));
    if is_entered || has_left {
        reply.intents.push(Intent::set_row(setting, &draft.1));
    }
    if is_entered {
        // Back on the row the listener hears its new value, not the whole row with the old one.
        state.said = Some((row.about, row.value.clone()));
        ui.memory_mut(|memory| memory.request_focus(base.with("list")));
    }
}

/// Draws the export of all settings to a file, and their import.
fn file(ui: &mut egui::Ui, base: Id, view: &SettingsView, state: &mut SettingsState, reply: &mut Reply) {
    ui.add_space(theme::GAP);
    text(ui, base.with("path"), &view.path.label, &mut state.path);
    describe(ui.ctx(), base.with("path"), &view.path.hint);
    caption(ui, &view.path.hint);
    ui.vertical(|ui| {
        for (part, name) in [("export", &view.export), ("import", &view.import)] {
            if !plain_button(ui, base.with(part), name).clicked() {
                continue;
            }
            let path = typed_path(&state.path);
            if path.is_empty() {
                reply.tell.push(view.path_missing.clone());
            } else if part == "export" {
                reply.intents.push(Intent::Settings(SettingsIntent::Export(path)));
            } else {
                reply.intents.push(Intent::Settings(SettingsIntent::Import(path)));
            }
        }
    });
}

/// The list of settings as it is drawn.
struct SettingsList<'a> {
    id: Id,
    rows: &'a [&'a SettingRow],
}

impl SettingsList<'_> {
    fn show(&self, ui: &mut egui::Ui, label: &str, state: &mut SettingsState, reply: &mut Reply) {
        let has_focus = ui.memory(|memory| memory.has_focus(self.id));
        let here = |at: Option<RowSubject>| self.rows.iter().position(|row| Some(row.about) == at);
        let mut at = here(state.at).unwrap_or_default();
        if has_focus {
            self.take_keys(ui.ctx(), &mut at, state, reply);
        }
        let is_asked = |row: &&SettingRow| focus::is_asked_for(ui.ctx(), self.id.with(row.about));
        let asked = self.rows.iter().position(is_asked);
        if let Some(asked) = asked {
            at = asked;
            ui.memory_mut(|memory| memory.request_focus(self.id));
        }
        let Some(row) = self.rows.get(at) else { return };
        let is_moved = state.at != Some(row.about);
        state.at = Some(row.about);
        self.speak(row, at, has_focus, state, reply);
        focus::keep_arrows(ui.ctx(), self.id);
        let builder = UiBuilder::new()
            .scope_id(self.id)
            .sense(Sense::focusable_noninteractive())
            .accessibility_role(accesskit::Role::ListBox)
            .accessibility_label(label);
        let inner = ui.scope_builder(builder, |ui| {
            let mut section = "";
            for (index, row) in self.rows.iter().enumerate() {
                if section != row.section {
                    section = &row.section;
                    ui.add_space(theme::GAP);
                    caption(ui, theme::strong(section).size(theme::sizes(ui.ctx()).large));
                }
                let is_here = index == at;
                let drawn = self.row(ui, row, is_here);
                if is_here && has_focus && (is_moved || drawn.is_hidden) {
                    ui.scroll_to_rect(drawn.rect.expand(theme::GAP), None);
                }
                if let Some(step) = drawn.clicked {
                    state.at = Some(row.about);
                    ui.memory_mut(|memory| memory.request_focus(self.id));
                    Self::step_row(row, step, state, reply);
                }
            }
        });
        let active = self.id.with(row.about).accesskit_id();
        ui.ctx().accesskit_node_builder(self.id, |node| {
            node.set_bounds(bounds(inner.response.rect));
            node.set_active_descendant(active);
        });
        if has_focus {
            let stroke = Stroke::new(3.0, theme::palette(ui.ctx()).focus);
            ui.painter()
                .rect_stroke(inner.response.rect.expand(3.0), 4, stroke, StrokeKind::Outside);
        }
    }

    /// Speaks the present row: all of it on arrival, and only the value when that has changed.
    fn speak(&self, row: &SettingRow, at: usize, has_focus: bool, state: &mut SettingsState, reply: &mut Reply) {
        if !has_focus {
            state.said = None;
            return;
        }
        let before = state.said.replace((row.about, row.value.clone()));
        match before {
            Some((about, value)) if about == row.about => {
                if value != row.value {
                    (reply.explored, reply.came) = (Some(row.value.clone()), FocusArrival::Changed);
                }
            }
            other => {
                let was = other.and_then(|(about, _)| self.rows.iter().find(|row| row.about == about));
                let is_new = was.is_none_or(|was| was.section != row.section);
                let section = if is_new || at == 0 {
                    format!("{}. ", row.section)
                } else {
                    String::new()
                };
                let why = row.fixed.as_ref().map_or_else(String::new, |why| format!("{why} "));
                reply.explored = Some(
                    format!("{section}{}: {}. {why}", row.name, row.value)
                        .trim_end()
                        .to_owned(),
                );
            }
        }
    }

    fn take_keys(&self, ctx: &egui::Context, at: &mut usize, state: &mut SettingsState, reply: &mut Reply) {
        let last = self.rows.len().saturating_sub(1);
        keys::take(ctx, |down| {
            if down.modifiers.any() {
                return false;
            }
            if let Some(to) = focus::step_in_list(down, *at, last, 8) {
                *at = to;
                return true;
            }
            let steps = [
                (Key::ArrowLeft, SettingStep::Less),
                (Key::ArrowRight, SettingStep::More),
                (Key::Enter, SettingStep::Round),
                (Key::Space, SettingStep::Round),
                (Key::Delete, SettingStep::First),
            ];
            let Some((_, step)) = steps.into_iter().find(|(key, _)| *key == down.key) else {
                return false;
            };
            // The row drawn in the previous frame: the person changes the row they read.
            if let Some(row) = self.rows.get(*at).filter(|row| Some(row.about) == state.at) {
                Self::step_row(row, step, state, reply);
            }
            true
        });
    }

    fn step_row(row: &SettingRow, step: SettingStep, state: &mut SettingsState, reply: &mut Reply) {
        if let Some(why) = row.fixed.as_ref().filter(|_| step != SettingStep::None) {
            reply.tell.push(why.clone());
            return;
        }
        match row.about {
            RowSubject::Setting(_) if row.is_text && step == SettingStep::Round => state.wants_field = true,
            RowSubject::Setting(Setting::Profile) if step == SettingStep::First => {
                let delete = SettingsIntent::DeleteProfile(row.typed.clone());
                reply.intents.push(Intent::Settings(delete));
            }
            RowSubject::Setting(setting) => step_setting(row, setting, step, reply),
            RowSubject::Keys(control) => match step {
                SettingStep::Round => state.wants_key = Some(control),
                SettingStep::First => {
                    let (key, told) = (None, false);
                    reply.intents.push(Intent::Bind { control, key, told });
                }
                SettingStep::None => {}
                SettingStep::Less | SettingStep::More => reply.tell.push(row.value.clone()),
            },
        }
    }

    fn row(&self, ui: &mut egui::Ui, row: &SettingRow, is_here: bool) -> DrawnRow {
        let has_cursor = is_here && ui.memory(|memory| memory.has_focus(self.id));
        let palette = theme::palette(ui.ctx());
        let (fill, ink) = if has_cursor {
            (palette.chosen, palette.on_chosen)
        } else {
            (palette.field, palette.text)
        };
        let width = ui.available_width();
        let margin = 8.0;
        let body = theme::sizes(ui.ctx()).body;
        let has_arrows = !row.options.is_empty() && row.fixed.is_none();
        let arrow = if has_arrows { body * 1.6 } else { 0.0 };
        let lay = |text: RichText, room: f32| {
            egui::WidgetText::from(text.color(ink)).into_galley(
                ui,
                Some(egui::TextWrapMode::Wrap),
                room,
                egui::TextStyle::Body,
            )
        };
        let room = width - 2.0 * margin;
        let name = lay(theme::strong(&row.name), room);
        let value = lay(RichText::new(&row.value), room - 2.0 * (arrow + margin));
        let help = is_here.then(|| {
            let words = row
                .fixed
                .as_ref()
                .map_or_else(|| row.help.clone(), |why| format!("{why} {}", row.help));
            lay(RichText::new(words), room)
        });
        let value_height = value.size().y.max(arrow);
        let height = name.size().y + value_height + help.as_ref().map_or(0.0, |help| help.size().y + 4.0);
        let rect = ui.allocate_space(vec2(width, height + 2.0 * margin + 4.0)).1;
        let id = self.id.with(row.about);
        let response = ui.interact(rect, id, Sense::CLICK);
        let value_top = rect.top() + margin + name.size().y + 4.0;
        let left = Rect::from_min_size(Pos2::new(rect.left() + margin, value_top), Vec2::splat(arrow));
        let value_left = left.right() + if has_arrows { margin } else { 0.0 };
        let value_width = value.size().x;
        let right = Rect::from_min_size(
            Pos2::new(value_left + value_width + margin, value_top),
            Vec2::splat(arrow),
        );
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            painter.rect_filled(rect, 5, fill);
            painter.rect_stroke(rect, 5, Stroke::new(1.5, palette.frame), StrokeKind::Inside);
            painter.galley(rect.min + Vec2::splat(margin), name, ink);
            let middle = value_top + (value_height - value.size().y) / 2.0;
            painter.galley(Pos2::new(value_left, middle), value, ink);
            if let Some(help) = help {
                painter.galley(
                    Pos2::new(rect.left() + margin, value_top + value_height + 4.0),
                    help,
                    ink,
                );
            }
            if has_arrows {
                triangle(painter, left, -1.0, ink, row.at > 0);
                triangle(painter, right, 1.0, ink, row.at + 1 < row.options.len());
            }
        }
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(accesskit::Role::ListBoxOption);
            // Orca reads a row that is selected while the focus is elsewhere, and says "not selected" of the others.
            node.set_selected(has_cursor);
            node.set_label(format!("{}: {}", row.name, row.value));
            if let Some(why) = &row.fixed {
                node.set_description(why.as_str());
                node.set_disabled();
            }
            node.add_action(accesskit::Action::Focus);
            node.add_action(accesskit::Action::Click);
            node.set_bounds(bounds(rect));
        });
        let pointer = response.interact_pointer_pos();
        let step = match pointer {
            Some(pos) if left.contains(pos) => SettingStep::Less,
            Some(pos) if right.contains(pos) => SettingStep::More,
            Some(_) => SettingStep::None,
            None => SettingStep::Round, // asked for by a screen reader
        };
        DrawnRow {
            rect,
            is_hidden: !ui.clip_rect().expand(1.0).contains_rect(rect) && rect.height() < ui.clip_rect().height(),
            clicked: response.clicked().then_some(step),
        }
    }
}

/// The result of drawing a row.
struct DrawnRow {
    rect: Rect,
    is_hidden: bool,
    clicked: Option<SettingStep>,
}

/// The way a setting is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SettingStep {
    None,
    Less,
    More,
    /// The next value, after the last the first; for a typed setting or a key, another text or key.
    Round,
    /// The default.
    First,
}

fn step_setting(row: &SettingRow, setting: Setting, step: SettingStep, reply: &mut Reply) {
    let count = row.options.len();
    let to = match step {
        SettingStep::None | SettingStep::First => return,
        SettingStep::Less => row.at.checked_sub(1),
        SettingStep::More => Some(row.at + 1).filter(|to| *to < count),
        SettingStep::Round => (row.at + 1).checked_rem(count),
    };
    match to.and_then(|to| row.options.get(to)) {
        Some((word, _)) => reply.intents.push(Intent::set_row(setting, word)),
        // The end of the scale is told by the same words again.
        None => reply.tell.push(row.value.clone()),
    }
}

/// A triangle that points to less or more; hollow at the end of the scale.
fn triangle(painter: &egui::Painter, rect: Rect, side: f32, ink: egui::Color32, is_open: bool) {
    let (at, size) = (rect.center(), rect.width() * 0.32);
    let points = vec![
        at + vec2(side * size, 0.0),
        at + vec2(-side * size, -size),
        at + vec2(-side * size, size),
    ];
    let fill = if is_open { ink } else { egui::Color32::TRANSPARENT };
    painter.add(Shape::convex_polygon(points, fill, Stroke::new(2.0, ink)));
}
