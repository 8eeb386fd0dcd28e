//! The pages on which a game is opened, and on which this one is written to a file: all by keyboard.

use egui::{self, Key, accesskit};

use super::page::Page;
use super::pages::page;
use super::target::FixedTarget;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::list::ListWidget;
use super::widgets::move_line::{LineWidget, caption};
use super::window::Window;
use super::{Reply, focus, keys, theme};
use controls::catalogue::Control;
use controls::files::{Dialog, FileIntent, typed_path};
use controls::intent::Intent;
use display::Screen;

/// Opens the page of the stored games.
pub(super) fn turn_to_open(window: &mut Window, ctx: &egui::Context, reply: &mut Reply) {
    window.line(FixedTarget::Path).text.clear();
    window.list(FixedTarget::Games).line = 0;
    reply.intents.push(Intent::File(FileIntent::List { aloud: false }));
    window.turn_to(ctx, Page::Open);
}

/// Opens the page on which this game is saved.
pub(super) fn turn_to_save(window: &mut Window, ctx: &egui::Context, screen: &Screen) {
    let path = window.line(FixedTarget::Path);
    path.fill(&screen.files.suggested);
    window.turn_to(ctx, Page::Save);
}

/// Closes the page and passes on that intent.
fn leave_with(window: &mut Window, ctx: &egui::Context, intent: FileIntent, reply: &mut Reply) {
    reply.intents.push(Intent::File(intent));
    window.turn_to(ctx, Page::Game);
}

/// The explanation of the open page: its key does not close it, so that no path is lost.
pub(super) fn help(window: &Window, screen: &Screen) -> Option<String> {
    let pages = [(Page::Open, Control::OpenGame), (Page::Save, Control::SaveGame)];
    let (_, control) = pages.into_iter().find(|(page, _)| *page == window.pages.open)?;
    screen.button(control).map(|button| button.help.clone())
}

/// Draws the page of the stored games, each one line; Enter opens the chosen one. The page also offers a path, and the
/// system's dialog.
pub(super) fn open(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let ctx = ui.ctx().clone();
    let view = &screen.files;
    let (list_id, base) = (window.part(FixedTarget::Games), window.base.with("open-game"));
    window.hold_focus(&ctx, list_id);
    if window.pages.is_entered {
        reply.explored = view.games.first().or(Some(&view.games_label)).cloned();
    }
    let chosen = FileIntent::OpenListed(window.list(FixedTarget::Games).line + 1);
    let is_in_list = ctx.memory(|memory| memory.has_focus(list_id));
    if is_in_list && keys::take_one(&ctx, Key::Enter) && !view.games.is_empty() {
        leave_with(window, &ctx, chosen, reply);
        return;
    }
    page(ui, base, accesskit::Role::Dialog, &view.open_title, |ui| {
        let room = ui.available_height();
        focus::scrolled(ui, |ui| {
            ui.heading(theme::strong(&view.open_title));
            caption(ui, theme::strong(&view.games_label));
            let list = ListWidget {
                height: (room - 280.0).max(120.0),
                ..ListWidget::new(list_id, &view.games_label, view.games.clone())
            };
            list.show(ui, window.list(FixedTarget::Games), reply);
            // The games arrive after the page: the built-in voice names the chosen one once it is there, or has
            // changed.
            let here = view.games.get(window.list(FixedTarget::Games).line);
            if is_in_list && reply.explored.is_none() && here.is_some() && here != window.pages.game_told.as_ref() {
                reply.explored = here.cloned();
            }
            window.pages.game_told = here.cloned();
            if plain_button(ui, base.with("open-chosen"), &view.open_chosen).clicked() && !view.games.is_empty() {
                let chosen = FileIntent::OpenListed(window.list(FixedTarget::Games).line + 1);
                leave_with(window, &ctx, chosen, reply);
            }
            let line = window.list(FixedTarget::Games).line;
            let is_damaged = view.damaged.get(line).copied().unwrap_or_default();
            // The page stays: the new game is in the list.
            if is_damaged && plain_button(ui, base.with("rescue-chosen"), &view.rescue_chosen).clicked() {
                reply.intents.push(Intent::File(FileIntent::Rescue(line + 1)));
            }
            ui.add_space(theme::GAP);
            if let Some(path) = path_line(ui, screen, window) {
                leave_with(window, &ctx, FileIntent::Open(path), reply);
            }
            ways_out(ui, screen, window, Dialog::Open, reply);
        });
    });
}

/// Draws the page for the place of the file; an existing file leads to a question.
pub(super) fn save(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let ctx = ui.ctx().clone();
    let view = &screen.files;
    let base = window.base.with("save-game");
    window.hold_focus(&ctx, window.part(FixedTarget::Path));
    if window.pages.is_entered {
        reply.explored = Some(format!("{}: {}", view.path.label, window.line(FixedTarget::Path).text));
    }
    page(ui, base, accesskit::Role::Dialog, &view.save_title, |ui| {
        focus::scrolled(ui, |ui| {
            ui.heading(theme::strong(&view.save_title));
            let entered = path_line(ui, screen, window);
            let is_pressed = plain_button(ui, base.with("save"), &view.save).clicked();
            let typed =
                Some(typed_path(&window.line(FixedTarget::Path).text)).filter(|path| is_pressed && !path.is_empty());
            if let Some(path) = entered.or(typed) {
                leave_with(window, &ctx, FileIntent::Save(path), reply);
            }
            ways_out(ui, screen, window, Dialog::Save, reply);
        });
    });
}

fn path_line(ui: &mut egui::Ui, screen: &Screen, window: &mut Window) -> Option<String> {
    let id = window.part(FixedTarget::Path);
    let text = &window.line(FixedTarget::Path).text;
    focus::name(ui.ctx(), id, || format!("{}: {text}", screen.files.path.label));
    let size = theme::sizes(ui.ctx()).body;
    let line = LineWidget::new(id, &screen.files.path, screen, size);
    line.show(ui, window.line(FixedTarget::Path))
        .map(|path| typed_path(&path))
}

fn ways_out(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, dialog: Dialog, reply: &mut Reply) {
    let base = window.base.with("file-ways");
    let ctx = ui.ctx().clone();
    ui.add_space(theme::GAP);
    in_a_row(ui, |ui| {
        if plain_button(ui, base.with("choose"), &screen.files.choose).clicked() {
            leave_with(window, &ctx, FileIntent::Choose(dialog), reply);
        }
        if plain_button(ui, base.with("cancel"), &screen.files.cancel).clicked() {
            window.turn_to(&ctx, Page::Game);
        }
    });
}
