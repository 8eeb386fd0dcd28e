//! A group of buttons is one Tab stop; the arrows go from one to the next.

use egui::emath::GuiRounding as _;
use egui::text::LayoutJob;
use egui::{self, Align, FontId, Id, Label, Layout, TextStyle, UiBuilder, Vec2};

use super::page::Page;
use super::widgets::buttons::{ButtonStyle, KeyboardReach, control_button, least_width, whole_width};
use super::window::Window;
use super::{Reply, focus, keys, theme};
use controls::catalogue::{Control, Pane};
use display::{ButtonPlace, ButtonView, Screen};

/// Least width of a button of a group, in points.
const COLUMN: f32 = 190.0;

/// The part of a row that the way to all other acts may take next to the next act.
const MORE_PART: f32 = 0.5;

/// The least letters of a text in its slot, in pixels.
const IN_SLOT: f32 = 11.0;

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
    headed_group(ui, screen, window, pane, &[("", views.to_vec())], style, reply);
}

/// Draws the buttons of a pane below their headings, as one group.
pub(super) fn headed_group(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    pane: Pane,
    parts: &[(&str, Vec<&ButtonView>)],
    style: ButtonStyle,
    reply: &mut Reply,
) {
    let all: Vec<&ButtonView> = parts.iter().flat_map(|(_, own)| own.iter().copied()).collect();
    let mut group = Group::begin(ui, window, pane, &all, style, reply);
    for (heading, views) in parts {
        if !heading.is_empty() {
            ui.label(theme::strong(*heading));
        }
        if style.is_in_a_row {
            group.in_rows(ui, window, views);
        } else {
            let (columns, width) = columns(ui, &all, style);
            for row in views.chunks(columns) {
                ui.horizontal_top(|ui| {
                    for view in row {
                        group.sized(ui, window, view, Vec2::new(width, style.least.y));
                    }
                });
            }
        }
    }
    group.run(ui, screen, window, reply);
}

/// Draws the one next act, always in the same place, with the way to all others on its right; below them the answers to an
/// open matter. `task` stands in the place of a next act that has no button. The row has `room` points.
pub(super) fn next_act_row(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    task: &str,
    room: f32,
    reply: &mut Reply,
) {
    let stands = |wanted: ButtonPlace| screen.buttons.iter().filter(move |view| view.stands == wanted);
    let next: Vec<&ButtonView> = stands(ButtonPlace::NextAct).collect();
    let more: Vec<&ButtonView> = screen.button(Control::More).into_iter().collect();
    let answers: Vec<&ButtonView> = stands(ButtonPlace::Answer).collect();
    let style = ButtonStyle {
        is_in_a_row: true,
        ..ButtonStyle::default()
    };
    let bare = ButtonStyle { is_bare: true, ..style };
    let views = [next.as_slice(), &more, &answers].concat();
    let mut group = Group::begin(ui, window, Pane::MoveLine, &views, style, reply);
    let width = ui.available_width();
    let beside: f32 = more.iter().map(|view| whole_width(ui, view, style)).sum();
    let is_beside = beside < width * MORE_PART;
    let gap = ui.spacing().item_spacing;
    let wide = if is_beside { width - beside - gap.x } else { width };
    let below = if is_beside {
        0.0
    } else {
        ui.spacing().interact_size.y + gap.y
    };
    let high = theme::next_act_high(ui, room - below);
    let size = TextStyle::Heading.resolve(ui.style()).size;
    let top = ui.cursor().top();
    ui.horizontal_top(|ui| {
        match next.first() {
            Some(view) => {
                group.style.size = Some(on_button(ui, view, size, Vec2::new(wide, high)));
                group.sized(ui, window, view, Vec2::new(wide, high));
                group.style.size = None;
            }
            None => slot(ui, task, true, size, Vec2::new(wide, high)),
        }
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(Vec2::new(beside, high), layout, |ui| {
            for view in more.iter().filter(|_| is_beside) {
                let least = Vec2::new(0.0, high);
                group.one(ui, window, view, ButtonStyle { least, ..style });
            }
        });
    });
    if !is_beside {
        group.in_rows(ui, window, &more);
    }
    if !answers.is_empty() {
        // Answers that have no room scroll: the next act and the way to the others stay in sight.
        let rest = top + room - ui.cursor().top();
        focus::scrolled_to(ui, rest.max(theme::LEAST_SCROLLED), |ui| {
            group.style = if rows_high(ui, &answers, style) <= rest {
                style
            } else {
                bare
            };
            group.in_rows(ui, window, &answers);
        });
    }
    group.run(ui, screen, window, reply);
}

/// The largest size of letters, in points, in which that text is no higher than `high` and no word is broken; at least that of small
/// text.
pub(super) fn fitting(ui: &egui::Ui, text: &str, most: f32, room: Vec2) -> f32 {
    let least = TextStyle::Small.resolve(ui.style()).size.min(most);
    let mut size = most;
    while size > least && !is_whole(ui, text, size, room) {
        size -= 2.0;
    }
    size.max(least)
}

/// True if that text in letters of that size has room, with no word broken.
fn is_whole(ui: &egui::Ui, text: &str, size: f32, room: Vec2) -> bool {
    let words = |text: &str, wrap| {
        let words = egui::WidgetText::from(theme::strong(text).size(size));
        words.into_galley(ui, Some(wrap), room.x, TextStyle::Body)
    };
    let is_unbroken = |word: &str| words(word, egui::TextWrapMode::Extend).size().x <= room.x;
    text.split_whitespace().all(is_unbroken) && words(text, egui::TextWrapMode::Wrap).size().y <= room.y
}

/// Draws words in a slot of that size, whether or not there are any, so that nothing below it moves: in letters of at most that size, as
/// small as needed, and cut at the end, with the whole text for the pointer, if they have no room at all.
pub(super) fn slot(ui: &mut egui::Ui, text: &str, is_strong: bool, most: f32, room: Vec2) {
    let place = ui.allocate_space(room.round_ui()).1;
    if text.is_empty() {
        return;
    }
    let mut size = fitting(ui, text, most, room);
    // With a zoom, letters smaller than small text are still large.
    let least = IN_SLOT / theme::zoom(ui.ctx()).max(1.0);
    while size > least && !is_whole(ui, text, size, room) {
        size = (size - 1.0).max(least);
    }
    let mut font = FontId::proportional(size);
    if is_strong {
        font.family = theme::bold();
    }
    let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
    let mut job = LayoutJob::simple(text.to_owned(), font, ui.visuals().text_color(), room.x);
    let rows = std::iter::successors(Some(row * 2.0), |high| Some(high + row));
    job.wrap.max_rows = 1 + rows.take_while(|high| *high <= room.y + 1.0).count();
    let words = ui.painter().layout_job(job);
    ui.new_child(UiBuilder::new().max_rect(place)).add(Label::new(words));
}

/// The size of letters in which a button is no higher than that, so that it stays in its place.
pub(super) fn on_button(ui: &egui::Ui, view: &ButtonView, most: f32, size: Vec2) -> f32 {
    let key = ui.spacing().button_padding * 2.0 + Vec2::new(TextStyle::Small.resolve(ui.style()).size * 3.0, 0.0);
    fitting(ui, &view.name, most, size - key)
}

/// A group of buttons that is being drawn.
struct Group {
    pane: Pane,
    style: ButtonStyle,
    /// The button that is the Tab stop.
    entrance: Option<Control>,
    base: Id,
    pressed: Vec<Control>,
}

impl Group {
    fn begin(
        ui: &egui::Ui,
        window: &mut Window,
        pane: Pane,
        views: &[&ButtonView],
        style: ButtonStyle,
        reply: &mut Reply,
    ) -> Self {
        step_in_group(ui.ctx(), window, pane, views, reply);
        Self {
            pane,
            style,
            entrance: window.groups.entrance(pane, views),
            // In the frame that closes a page both are drawn.
            base: window.base.with(("group on a page", window.pages.open != Page::Game)),
            pressed: Vec::new(),
        }
    }

    /// Draws buttons in rows, each as wide as its words.
    fn in_rows(&mut self, ui: &mut egui::Ui, window: &mut Window, views: &[&ButtonView]) {
        for row in rows(ui, views, self.style) {
            ui.horizontal(|ui| {
                for view in row {
                    let room = ui.available_width();
                    let is_wrapped = whole_width(ui, view, self.style) > room;
                    let least = Vec2::new(if is_wrapped { room } else { 0.0 }, self.style.least.y);
                    self.one(ui, window, view, ButtonStyle { least, ..self.style });
                }
            });
        }
    }

    /// Draws a button of that least size.
    fn sized(&mut self, ui: &mut egui::Ui, window: &mut Window, view: &ButtonView, least: Vec2) {
        let style = ButtonStyle { least, ..self.style };
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(least, layout, |ui| self.one(ui, window, view, style));
    }

    fn one(&mut self, ui: &mut egui::Ui, window: &mut Window, view: &ButtonView, style: ButtonStyle) {
        let keyboard = match style.keyboard {
            KeyboardReach::Focus => KeyboardReach::focus_if(self.entrance == Some(view.control)),
            given @ (KeyboardReach::KeyAlone | KeyboardReach::Elsewhere) => given,
        };
        let style = ButtonStyle { keyboard, ..style };
        let drawn = control_button(ui, self.base, view, style);
        window.groups.ids.insert(view.control, drawn.id);
        if style.keyboard == KeyboardReach::Focus {
            if window.pages.open == Page::Game {
                window.ring.drawn(drawn.id, self.pane, spoken(view));
            }
            focus::name(ui.ctx(), drawn.id, || spoken(view));
        }
        self.pressed.extend(drawn.is_pressed.then_some(view.control));
    }

    fn run(self, ui: &egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
        for control in self.pressed {
            window.run(&ui.ctx().clone(), control, screen, reply);
        }
    }
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

/// The height of the rows of these buttons, in points.
pub(super) fn rows_high(ui: &egui::Ui, views: &[&ButtonView], style: ButtonStyle) -> f32 {
    let (row, gap) = (ui.spacing().interact_size.y, ui.spacing().item_spacing.y);
    let high: f32 = rows(ui, views, style).iter().map(|_| row + gap).sum();
    (high - gap).max(0.0)
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
