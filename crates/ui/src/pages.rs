//! Pages that cover the panes: the list of keys, the manuals, and a question.

use egui::emath::GuiRounding as _;
use egui::{self, Event, Id, Key, UiBuilder, Vec2, accesskit};

use super::button_group::slot;
use super::page::Page;
use super::target::FixedTarget;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::list::{ListState, ListWidget};
use super::widgets::text_field::text;
use super::window::Window;
use super::{FocusArrival, Reply, focus, keys, theme};
use controls::catalogue::Control;
use controls::intent::{Intent, YesOrNo};
use controls::keymap::{Key as OurKey, KeyName};
use display::help::{found, of_pane};
use display::{QuestionView, Screen};

/// The least height of a list on a page, in points.
const LEAST_LIST: f32 = 100.0;

/// Draws the list of keys, to be read line by line: keys that fit the moment, then the rest under headings, to which H and
/// Shift+H go. Escape leads back to the previous place.
pub(super) fn help(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let search = window.pages.help_search.clone();
    let own = if search.trim().is_empty() {
        of_pane(&screen.help, window.ring.pane())
    } else {
        found(&screen.help, &search)
    };
    let id = window.part(FixedTarget::Help);
    let field = window.base.with("help-search");
    let in_field = ui.memory(|memory| memory.has_focus(field));
    let to_field = keys::take_pressed(ui.ctx(), OurKey::ctrl(KeyName::Letter('f')));
    let to_list = in_field
        && [Key::ArrowDown, Key::Enter]
            .map(|key| keys::take_one(ui.ctx(), key))
            .contains(&true);
    if to_field || to_list {
        ui.memory_mut(|memory| memory.request_focus(if to_field { field } else { id }));
    }
    if ui.memory(|memory| memory.has_focus(id)) {
        // A list of keys changes no key: people who try are told where to do it.
        let tries = [Key::Enter, Key::Delete].map(|key| keys::take_one(ui.ctx(), key));
        if tries.contains(&true) {
            reply.tell.push(screen.words.keys.elsewhere.clone());
        }
    }
    let headings: Vec<bool> = own.iter().map(|line| line.is_heading()).collect();
    let mut texts: Vec<String> = own.into_iter().map(|line| line.text.clone()).collect();
    if texts.is_empty() {
        texts.push(screen.words.help_none.clone());
    }
    if ui.memory(|memory| memory.has_focus(id)) && !window.pages.is_entered {
        let state = window.list(FixedTarget::Help);
        let before = state.line;
        take_headings(ui.ctx(), &headings, &mut state.line);
        if state.line != before {
            reply.explored = texts.get(state.line).cloned();
        }
    }
    let headings = headings.into_iter().map(|is_heading| is_heading.then_some(2)).collect();
    let mut page = LinesPage {
        title: &screen.words.help_title,
        texts: &texts,
        headings,
        search: Some((&screen.words.help_search, field, search)),
    };
    page.show(ui, screen, window, reply);
    if let Some((.., search)) = page.search.take().filter(|(.., now)| *now != window.pages.help_search) {
        window.pages.help_search = search;
        window.list(FixedTarget::Help).line = 0;
    }
}

/// Draws the short manual of the clock in the same way.
pub(super) fn manual(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let mut page = LinesPage {
        title: &screen.words.manual_title,
        texts: &screen.manual,
        headings: Vec::new(),
        search: None,
    };
    page.show(ui, screen, window, reply);
}

/// Draws the position that was asked for, in the same way.
pub(super) fn position(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let texts = window.pages.lines.clone();
    let mut page = LinesPage {
        title: screen
            .button(Control::Position)
            .map_or("", |button| button.name.as_str()),
        texts: &texts,
        headings: Vec::new(),
        search: None,
    };
    page.show(ui, screen, window, reply);
}

/// A page to be read line by line.
struct LinesPage<'a> {
    title: &'a str,
    texts: &'a [String],
    headings: Vec<Option<u8>>,
    /// The field in which words are searched: its name, its focus, and its text.
    search: Option<(&'a str, Id, String)>,
}

impl LinesPage<'_> {
    fn show(&mut self, ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
        let (id, title) = (window.part(FixedTarget::Help), self.title);
        window.hold_focus(ui.ctx(), id);
        if window.pages.is_entered {
            window.list(FixedTarget::Help).line = 0;
            reply.explored = self.texts.first().map(|first| format!("{title}. {first}"));
        }
        let base = window.base.with("help-page");
        page(ui, base, accesskit::Role::Dialog, title, |ui| {
            if let Some((label, field, search)) = &mut self.search {
                text(ui, *field, label, search);
            }
            let list = ListWidget {
                headings: std::mem::take(&mut self.headings),
                ..ListWidget::new(id, &screen.words.lines, self.texts.to_vec())
            };
            let state = window.list(FixedTarget::Help);
            if read(ui, Some(title), list, state, &screen.words.close, reply) {
                window.turn_to(ui.ctx(), Page::Game);
            }
        });
    }
}

/// Draws the manual of the program; H and Shift+H go from heading to heading.
pub(super) fn guide(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let guide = &screen.personal.guide;
    let id = window.part(FixedTarget::Guide);
    window.hold_focus(ui.ctx(), id);
    let is_entered = window.pages.is_entered;
    let state = window.list(FixedTarget::Guide);
    let before = state.line;
    if !is_entered && ui.memory(|memory| memory.has_focus(id)) {
        let headings: Vec<bool> = guide.lines.iter().map(|line| line.heading.is_some()).collect();
        take_headings(ui.ctx(), &headings, &mut state.line);
    }
    if is_entered || state.line != before {
        reply.explored = guide.lines.get(state.line).map(|line| line.text.clone());
    }
    let lines = guide.lines.iter().map(|line| line.text.clone()).collect();
    let list = ListWidget {
        headings: guide.lines.iter().map(|line| line.heading).collect(),
        ..ListWidget::new(id, &guide.title, lines)
    };
    let base = window.base.with("guide-page");
    page(ui, base, accesskit::Role::Document, &guide.title, |ui| {
        if read(
            ui,
            None,
            list,
            window.list(FixedTarget::Guide),
            &screen.words.close,
            reply,
        ) {
            window.turn_to(ui.ctx(), Page::Game);
        }
    });
}

fn take_headings(ctx: &egui::Context, lines: &[bool], at: &mut usize) {
    keys::take(ctx, |down| {
        let held = down.modifiers;
        if down.key != Key::H || held.alt || held.ctrl || held.command {
            return false;
        }
        let is_heading = |index: &usize| lines.get(*index).copied().unwrap_or_default();
        let to = if held.shift {
            (0..*at).rev().find(is_heading)
        } else {
            (*at + 1..lines.len()).find(is_heading)
        };
        *at = to.unwrap_or(*at);
        true
    });
}

/// Draws a list as high as the room allows, with a heading above it if given, and a button below it that closes it;
/// true if that was pressed. In a small room it scrolls to the target with the focus.
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
            ui.heading(theme::strong(heading));
        }
        let above = ui.cursor().top() - top;
        let below = theme::PRESSED.max(theme::sizes(ui.ctx()).body * 2.0) + theme::GAP * 3.0;
        let button = list.id.with("close");
        let list = ListWidget {
            height: (room - above - below).max(LEAST_LIST),
            ..list
        };
        list.show(ui, state, reply);
        plain_button(ui, button, close).clicked()
    })
}

/// Draws a question; the safe answer has the focus, and Escape gives it too.
pub(super) fn question(ui: &mut egui::Ui, view: &QuestionView, window: &Window, reply: &mut Reply) {
    if keys::take_one(ui.ctx(), Key::Escape) {
        reply.intents.push(Intent::Answer(YesOrNo::No));
    }
    let base = window.base.with("question");
    ask_again(ui.ctx(), base, view, window, reply);
    let role = accesskit::Role::AlertDialog;
    let (first, name) = if view.is_offer {
        (YesOrNo::Yes, &view.yes)
    } else {
        (YesOrNo::No, &view.no)
    };
    page(ui, base, role, &view.text, |ui| {
        let room = ui.available_height();
        focus::scrolled(ui, |ui| {
            ui.add_space(room * 0.2);
            ui.label(theme::strong(&view.text).size(theme::sizes(ui.ctx()).large * 1.3));
            ui.add_space(theme::GAP * 2.0);
            let choices = answers(ui, base, view);
            step_between(ui, &choices);
            step_to_typed(ui, base, view, window, &choices);
            for (choice, response) in choices {
                if choice == first {
                    window.hold_focus(ui.ctx(), response.id);
                    if window.pages.is_entered {
                        // The question itself has been told, and is said to its end.
                        reply.explored = Some(name.clone());
                        reply.came = FocusArrival::WithWindow;
                    }
                }
                if response.clicked() {
                    reply.intents.push(Intent::Answer(choice));
                }
            }
        });
    });
}

/// Draws a question next to the panes, for the mouse.
pub(super) fn question_next_to(ui: &mut egui::Ui, view: &QuestionView, window: &Window, reply: &mut Reply) {
    let base = window.base.with("question");
    let palette = theme::palette(ui.ctx());
    page(ui, base, accesskit::Role::AlertDialog, &view.text, |ui| {
        theme::pane(palette).fill(palette.field).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.label(theme::strong(&view.text).size(theme::sizes(ui.ctx()).large));
            for (choice, response) in answers(ui, base, view) {
                if response.clicked() {
                    reply.intents.push(Intent::Answer(choice));
                }
            }
        });
    });
}

/// Draws a question in the place of a next act and its sentence, for the mouse: nothing else moves. In a low place there are only its
/// answers: the sentence has the question.
pub(super) fn question_in(ui: &mut egui::Ui, view: &QuestionView, window: &Window, room: Vec2, reply: &mut Reply) {
    let base = window.base.with("question");
    let place = ui.allocate_space(room.round_ui()).1;
    let mut own = ui.new_child(UiBuilder::new().id_salt("question").max_rect(place));
    page(&mut own, base, accesskit::Role::AlertDialog, &view.text, |ui| {
        let (row, gap) = (ui.spacing().interact_size.y, ui.spacing().item_spacing.y);
        let most = egui::TextStyle::Heading.resolve(ui.style()).size;
        let above = room.y - row - gap;
        if above >= row {
            slot(ui, &view.text, true, most, Vec2::new(room.x, above));
        }
        let high = if above >= row { row } else { room.y };
        let half = Vec2::new((room.x - ui.spacing().item_spacing.x) / 2.0, high);
        ui.horizontal(|ui| {
            for (choice, name) in [(YesOrNo::No, &view.no), (YesOrNo::Yes, &view.yes)] {
                let button = egui::Button::new(name).min_size(half).wrap();
                let scope = UiBuilder::new().scope_id(base.with(choice == YesOrNo::Yes));
                if ui.scope_builder(scope, |ui| ui.add(button)).inner.clicked() {
                    reply.intents.push(Intent::Answer(choice));
                }
            }
        });
    });
}

/// The buttons of the two answers, the safe one first.
fn answers(ui: &mut egui::Ui, base: Id, view: &QuestionView) -> [(YesOrNo, egui::Response); 2] {
    in_a_row(ui, |ui| {
        [(YesOrNo::No, &view.no), (YesOrNo::Yes, &view.yes)]
            .map(|(choice, name)| (choice, plain_button(ui, base.with(choice == YesOrNo::Yes), name)))
    })
}

/// Handles the arrows between the two answers.
fn step_between(ui: &egui::Ui, choices: &[(YesOrNo, egui::Response)]) {
    let arrows = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
    let is_moved = arrows.into_iter().filter(|key| keys::take_one(ui.ctx(), *key)).count() > 0;
    let is_focused = choices.iter().any(|(_, response)| response.has_focus());
    let other = choices.iter().find(|(_, response)| !response.has_focus());
    if let Some((_, other)) = other.filter(|_| is_moved && is_focused) {
        other.request_focus();
    }
}

/// Handles Enter, and Space among typed letters, if the letters are neither yes nor no: the question stays and is asked again.
fn ask_again(ctx: &egui::Context, base: Id, view: &QuestionView, window: &Window, reply: &mut Reply) {
    let typed = ctx.data(|data| data.get_temp::<String>(base.with("typed")).unwrap_or_default());
    if window.pages.is_entered || typed.trim().is_empty() {
        return;
    }
    // The letter that Space writes is one of the text.
    keys::take_one(ctx, Key::Space);
    let is_answer = [&view.yes, &view.no].into_iter().any(|name| begins(name, typed.trim()));
    if !is_answer && keys::take_one(ctx, Key::Enter) {
        ctx.data_mut(|data| data.insert_temp(base.with("typed"), String::new()));
        reply.tell.push(view.again.clone());
    }
}

/// Takes a typed yes or no: the answer that begins so gets the focus, and Enter gives it. Other letters lead back to no.
fn step_to_typed(ui: &egui::Ui, base: Id, view: &QuestionView, window: &Window, choices: &[(YesOrNo, egui::Response)]) {
    let mut new = String::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Text(text) = event else { return true };
            new.push_str(text);
            false
        });
    });
    let erases = keys::take_one(ui.ctx(), Key::Backspace);
    let typed = ui.data_mut(|data| {
        let typed: &mut String = data.get_temp_mut_or_default(base.with("typed"));
        if window.pages.is_entered || erases {
            typed.clear();
        }
        typed.push_str(&new);
        typed.clone()
    });
    if new.is_empty() {
        return;
    }
    let meant = choices.iter().find(|(choice, _)| match choice {
        YesOrNo::Yes => begins(&view.yes, typed.trim()),
        YesOrNo::No => begins(&view.no, typed.trim()),
    });
    let safe = || choices.iter().find(|(choice, _)| *choice == YesOrNo::No);
    if let Some((_, response)) = meant.or_else(safe) {
        response.request_focus();
    }
}

/// True if the name begins with the typed letters, ignoring case and accents.
fn begins(name: &str, typed: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    !typed.is_empty()
        && typed.chars().flat_map(char::to_lowercase).all(|typed| {
            let letter = letters.next();
            letter.is_some_and(|letter| letter == typed || !letter.is_ascii())
        })
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
