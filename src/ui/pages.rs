//! Pages that cover the panes: the list of keys, and a question.

use eframe::egui::{self, Id, Key, RichText, UiBuilder, accesskit};

use super::next_key::NextKey;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::list::{Growth, ListState, ListWidget};
use super::window::{Page, Part, Window};
use super::{Reply, focus, keys, theme};
use crate::controls::intent::{Choice, Intent};
use crate::display::help::{HelpAbout, of_pane};
use crate::display::{QuestionView, Screen};

/// The least height of a list that is read, in points.
const LEAST_LIST: f32 = 100.0;

/// The list of keys, to be read line by line; Escape leads back to where one was.
pub(super) fn help(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let own = of_pane(&screen.help, window.ring.pane());
    let id = window.part(Part::Help);
    if ui.memory(|memory| memory.has_focus(id)) {
        let about = own.get(window.help_list.line).map(|line| line.about);
        // Enter on a control's line asks for its new key; Delete gives it its first keys again.
        if let Some(HelpAbout::Control(control)) = about {
            if keys::take_one(ui.ctx(), Key::Enter) {
                window.wait_for_key(NextKey::For(control), screen, reply);
            } else if keys::take_one(ui.ctx(), Key::Delete) {
                reply.intents.push(Intent::Bind(control, None));
            }
        }
    }
    let texts: Vec<String> = own.into_iter().map(|line| line.text.clone()).collect();
    lines(ui, screen, window, reply, (&screen.words.help_title, &texts));
}

/// The short manual of the clock, likewise.
pub(super) fn manual(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    lines(ui, screen, window, reply, (&screen.words.manual_title, &screen.manual));
}

fn lines(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    reply: &mut Reply,
    (title, texts): (&str, &Vec<String>),
) {
    if keys::take_one(ui.ctx(), Key::Escape) {
        window.turn_to(ui.ctx(), Page::Game);
        return;
    }
    let id = window.part(Part::Help);
    window.hold_focus(ui.ctx(), id);
    if window.is_entered {
        window.help_list.line = 0;
        reply.explored = texts.first().cloned();
    }
    let list = ListWidget {
        id,
        label: title,
        lines: texts.clone(),
        struck: &[],
        headings: Vec::new(),
        growth: Growth::None,
        height: 0.0,
        has_keyboard: true,
    };
    let base = window.base.with("help-page");
    page(ui, base, accesskit::Role::Dialog, title, |ui| {
        let state = &mut window.help_list;
        if read(ui, Some(title), list, state, &screen.words.close, reply) {
            window.turn_to(ui.ctx(), Page::Game);
        }
    });
}

/// A list as high as the room allows, a heading above it if it is given, and below it a button that closes it; whether
/// that was pressed. Where the room is too small for all of it, what has the focus is scrolled to.
pub(super) fn read(
    ui: &mut egui::Ui,
    heading: Option<&str>,
    list: ListWidget<'_>,
    state: &mut ListState,
    close: &str,
    reply: &mut Reply,
) -> bool {
    let room = ui.available_height();
    focus::scrolled(ui, |ui| {
        let top = ui.cursor().top();
        if let Some(heading) = heading {
            ui.heading(RichText::new(heading).strong());
        }
        let above = ui.cursor().top() - top;
        let below = theme::sizes(ui.ctx()).body + theme::GAP * 4.0;
        let button = list.id.with("close");
        let list = ListWidget {
            height: (room - above - below).max(LEAST_LIST),
            ..list
        };
        list.show(ui, state, reply);
        plain_button(ui, button, close).clicked()
    })
}

/// A question; the safe answer has the focus, Escape gives it too.
pub(super) fn question(ui: &mut egui::Ui, view: &QuestionView, window: &Window, reply: &mut Reply) {
    if keys::take_one(ui.ctx(), Key::Escape) {
        reply.intents.push(Intent::Answer(Choice::No));
    }
    let base = window.base.with("question");
    let role = accesskit::Role::AlertDialog;
    page(ui, base, role, &view.text, |ui| {
        let room = ui.available_height();
        focus::scrolled(ui, |ui| {
            ui.add_space(room * 0.2);
            ui.label(
                RichText::new(&view.text)
                    .size(theme::sizes(ui.ctx()).large * 1.3)
                    .strong(),
            );
            ui.add_space(theme::GAP * 2.0);
            let mut choices: Vec<(Choice, egui::Response)> = Vec::new();
            in_a_row(ui, |ui| {
                for (choice, name) in [(Choice::No, &view.no), (Choice::Yes, &view.yes)] {
                    choices.push((choice, plain_button(ui, base.with(choice == Choice::Yes), name)));
                }
            });
            step_between(ui, &choices);
            for (choice, response) in choices {
                if choice == Choice::No {
                    window.hold_focus(ui.ctx(), response.id);
                    if window.is_entered {
                        reply.explored = Some(format!("{} {}", view.text, view.no));
                    }
                }
                if response.clicked() {
                    reply.intents.push(Intent::Answer(choice));
                }
            }
        });
    });
}

/// The arrows go from one answer to the other.
fn step_between(ui: &egui::Ui, choices: &[(Choice, egui::Response)]) {
    let focused = choices.iter().position(|(_, response)| response.has_focus());
    let arrows = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
    let is_moved = arrows.into_iter().filter(|key| keys::take_one(ui.ctx(), *key)).count() > 0;
    if let Some(focused) = focused
        && is_moved
        && let Some((_, other)) = choices
            .iter()
            .enumerate()
            .find(|(index, _)| *index != focused)
            .map(|(_, c)| c)
    {
        other.request_focus();
    }
}

/// A whole page with a role and a name.
pub(super) fn page<R>(
    ui: &mut egui::Ui,
    id: Id,
    role: accesskit::Role,
    name: &str,
    content: impl FnOnce(&mut egui::Ui) -> R,
) -> R {
    let builder = UiBuilder::new()
        .scope_id(id)
        .accessibility_role(role)
        .accessibility_label(name);
    ui.scope_builder(builder, content).inner
}
