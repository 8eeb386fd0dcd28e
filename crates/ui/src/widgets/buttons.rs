//! Buttons from the catalogue. A button without an effect now stays within reach and says why.

use egui::{
    self, Atom, Button, Color32, FontId, Id, IdSalt, RichText, Sense, Stroke, TextStyle, UiBuilder, Vec2, accesskit,
};

use crate::{focus, theme};
use display::{ButtonPlace, ButtonView};

/// Side of a switch's box as a part of its letters.
const TICK: f32 = 0.9;

/// The style of a button.
#[derive(Clone, Copy, Debug, Default)]
pub struct ButtonStyle {
    /// Size of the letters, in points; the theme's if none.
    pub size: Option<f32>,
    /// The least size, in points.
    pub least: Vec2,
    /// True if the group is in a row, each button as wide as its words, and not in columns.
    pub is_in_a_row: bool,
    /// The way the keyboard reaches the button.
    pub keyboard: KeyboardReach,
    /// True if the help alone names the key: there is no room for it.
    pub is_bare: bool,
}

impl ButtonStyle {
    /// True if the button shows its key.
    fn shows_key(self) -> bool {
        !self.is_bare && self.keyboard != KeyboardReach::Elsewhere
    }
}

/// The way the keyboard reaches a button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeyboardReach {
    /// The button takes the focus.
    #[default]
    Focus,
    /// The button cannot take the focus, but its key acts.
    KeyAlone,
    /// The keyboard belongs to another window: no focus, and its key, which would act there, is not shown.
    Elsewhere,
}

impl KeyboardReach {
    /// The focus if it is allowed, else the key alone.
    pub const fn focus_if(is_allowed: bool) -> Self {
        if is_allowed { Self::Focus } else { Self::KeyAlone }
    }
}

/// The result of drawing a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnButton {
    /// The identity of its focus.
    pub id: Id,
    /// True if it was pressed, whether or not it has an effect now.
    pub is_pressed: bool,
}

/// Draws a button of the catalogue.
pub fn control_button(ui: &mut egui::Ui, base: Id, view: &ButtonView, style: ButtonStyle) -> DrawnButton {
    let palette = theme::palette(ui.ctx());
    let is_able = view.act.is_ok();
    let is_next = view.stands == ButtonPlace::NextAct;
    let ink = if is_next { palette.on_chosen } else { palette.text };
    let letters = font(ui, view, style).size;
    let text = RichText::new(view.name.as_str()).color(ink).font(font(ui, view, style));
    let id = base.with(("control", view.control));
    let tick = IdSalt::new("tick");
    let mut button = if view.on.is_some() {
        Button::new((Atom::custom(tick, Vec2::splat(letters * TICK)), text))
    } else {
        Button::new(text)
    };
    button = button.min_size(style.least);
    if style.least.x > 0.0 {
        button = button.wrap();
    } else if whole_width(ui, view, style) <= ui.max_rect().width() {
        button = button.wrap_mode(egui::TextWrapMode::Extend);
    }
    // A name that needs all the room leaves the key to the help.
    let has_room = style.least.x <= 0.0 || least_width(ui, &[view], style) <= style.least.x;
    if has_room && style.shows_key() {
        button = button.shortcut_text(RichText::new(first_key(view)).color(ink).small());
    }
    if is_next {
        button = button.fill(palette.chosen);
    } else if !is_able {
        // A hollow button has no background, and a thin frame.
        button = button
            .fill(Color32::TRANSPARENT)
            .stroke(Stroke::new(1.0, palette.frame));
    }
    if style.keyboard != KeyboardReach::Focus {
        button = button.sense(Sense::CLICK);
    }
    let drawn = ui
        .scope_builder(UiBuilder::new().scope_id(id), |ui| button.atom_ui(ui))
        .inner;
    if let (Some(is_on), Some(rect)) = (view.on, drawn.rect(tick)) {
        tick_box(ui, rect, is_on, ink);
    }
    let response = drawn.response;
    focus_frame(ui, &response);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(view.name.as_str());
        node.add_action(accesskit::Action::Focus); // also where the group's Tab stop is another: see `button_group`
        if !view.keys.is_empty() {
            node.set_keyboard_shortcut(view.keys.as_str());
        }
        if let Err(reason) = &view.act {
            node.set_disabled();
            node.set_description(reason.as_str());
        }
        if let Some(is_on) = view.on {
            node.set_role(accesskit::Role::Switch);
            node.set_toggled(is_on.into());
        }
    });
    let is_pressed = response.clicked();
    let help = match &view.act {
        Ok(_) => view.help.as_str(),
        Err(reason) => reason.as_str(),
    };
    let id = response.id;
    if !help.is_empty() {
        // Not `on_hover_text`, which describes the button to readers, too: they would say it at each button.
        response.on_hover_ui(|ui| {
            ui.set_max_width(ui.spacing().tooltip_width);
            ui.label(help);
        });
    }
    DrawnButton { id, is_pressed }
}

/// The least width in points in which no word of these names is broken.
pub fn least_width(ui: &egui::Ui, views: &[&ButtonView], style: ButtonStyle) -> f32 {
    let longest = |view: &&ButtonView| {
        let font = font(ui, view, style);
        let words = view.name.split_whitespace().map(|word| wide(ui, word, &font));
        words.fold(0.0, f32::max) + around_name(ui, view, &font, style)
    };
    views.iter().map(longest).fold(0.0, f32::max)
}

/// The width in points in which all of a button fits on one line.
pub fn whole_width(ui: &egui::Ui, view: &ButtonView, style: ButtonStyle) -> f32 {
    let font = font(ui, view, style);
    wide(ui, &view.name, &font) + around_name(ui, view, &font, style)
}

/// The letters of a button's name; those of the next action are bold.
fn font(ui: &egui::Ui, view: &ButtonView, style: ButtonStyle) -> FontId {
    let mut font = TextStyle::Button.resolve(ui.style());
    font.size = style.size.unwrap_or(font.size);
    if view.stands == ButtonPlace::NextAct {
        font.family = theme::bold();
    }
    font
}

fn wide(ui: &egui::Ui, text: &str, font: &FontId) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font.clone(), Color32::BLACK);
    galley.size().x
}

/// The width of the parts of a button other than its name: the box of a switch, the key, the gaps; in points.
fn around_name(ui: &egui::Ui, view: &ButtonView, font: &FontId, style: ButtonStyle) -> f32 {
    let spacing = ui.spacing();
    let tick = if view.on.is_some() {
        font.size * TICK + spacing.icon_spacing
    } else {
        0.0
    };
    let key = if style.shows_key() {
        wide(ui, first_key(view), &TextStyle::Small.resolve(ui.style()))
    } else {
        0.0
    };
    tick + key + spacing.button_padding.x * 2.0 + spacing.icon_spacing + 2.0
}

/// The text on the right of a button; a space if it has no key, so that the name is on the left as on its neighbours.
fn first_key(view: &ButtonView) -> &str {
    view.keys
        .split(", ")
        .next()
        .filter(|key| !key.is_empty())
        .unwrap_or(" ")
}

/// A switch's state as a shape: an empty box, or one with a cross.
fn tick_box(ui: &egui::Ui, rect: egui::Rect, is_on: bool, ink: Color32) {
    let stroke = Stroke::new(2.5, ink);
    ui.painter().rect_stroke(rect, 2, stroke, egui::StrokeKind::Inside);
    if is_on {
        let cross = rect.shrink(rect.width() * 0.25);
        ui.painter()
            .line_segment([cross.left_top(), cross.right_bottom()], stroke);
        ui.painter()
            .line_segment([cross.right_top(), cross.left_bottom()], stroke);
    }
}

/// Draws a button that has no control of its own.
pub fn plain_button(ui: &mut egui::Ui, id: Id, name: &str) -> egui::Response {
    let wide = wide(ui, name, &TextStyle::Button.resolve(ui.style()));
    let mut button = Button::new(name).min_size(Vec2::new(theme::PRESSED * 3.0, theme::PRESSED));
    // A name that fits on a line of its own goes there; only a name wider than the window is wrapped.
    if wide + ui.spacing().button_padding.x * 2.0 > ui.max_rect().width() {
        button = button.wrap();
    }
    let response = centred(ui, id, button);
    focus_frame(ui, &response);
    focus::name(ui.ctx(), response.id, || name.to_owned());
    response
}

/// The number of parts of these widths in each row of the room there is.
pub(crate) fn row_lengths(ui: &egui::Ui, widths: impl IntoIterator<Item = f32>) -> Vec<usize> {
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let (mut rows, mut used) = (Vec::new(), 0.0);
    for width in widths {
        let wide = width + gap;
        match rows.last_mut() {
            Some(count) if used + wide - gap <= room => {
                *count += 1;
                used += wide;
            }
            Some(_) | None => {
                rows.push(1);
                used = wide;
            }
        }
    }
    rows
}

/// Draws buttons without controls in as many rows as they need; returns the place of the one that was pressed.
pub(crate) fn plain_buttons(ui: &mut egui::Ui, id: impl Fn(usize) -> Id, names: &[&str]) -> Option<usize> {
    let font = TextStyle::Button.resolve(ui.style());
    let around = ui.spacing().button_padding.x * 2.0 + 2.0;
    let widths = names
        .iter()
        .map(|name| (wide(ui, name, &font) + around).max(theme::PRESSED * 3.0));
    let widths: Vec<f32> = widths.collect();
    let (mut pressed, mut at) = (None, 0);
    for count in row_lengths(ui, widths) {
        ui.horizontal(|ui| {
            for name in names.iter().skip(at).take(count) {
                if plain_button(ui, id(at), name).clicked() {
                    pressed = Some(at);
                }
                at += 1;
            }
        });
    }
    pressed
}

/// Draws a button wider than its name with the name in its middle, also where it stands in a column.
pub fn centred(ui: &mut egui::Ui, id: Id, button: Button<'_>) -> egui::Response {
    let scope = UiBuilder::new().scope_id(id);
    ui.scope_builder(scope, |ui| ui.horizontal(|ui| ui.add(button)).inner)
        .inner
}

/// Draws buttons without controls next to one another, or one below the other if there is no room for that.
pub fn in_a_row<R>(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    if ui.available_width() < 400.0 * theme::look(ui.ctx()).text {
        ui.vertical(content).inner
    } else {
        ui.horizontal(content).inner
    }
}

/// Draws a thick frame of its own colour around the target with the focus.
pub fn focus_frame(ui: &egui::Ui, response: &egui::Response) {
    if response.has_focus() {
        let stroke = Stroke::new(theme::FOCUS_FRAME, theme::palette(ui.ctx()).focus);
        ui.painter().rect_stroke(
            response.rect.expand(2.0),
            theme::CORNER,
            stroke,
            egui::StrokeKind::Outside,
        );
    }
}
