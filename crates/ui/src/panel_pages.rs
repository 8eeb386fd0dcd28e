//! The pages of the arbiter's panel: all actions not needed at every move, the checks of the clock times, the
//! regulations, the report and the envelope.

use egui::{self, Id, Vec2, accesskit};

use super::page::{Page, PanelPage};
use super::pages::{page, read};
use super::target::FixedTarget;
use super::widgets::buttons::{ButtonStyle, KeyboardReach, control_button, in_a_row, plain_button};
use super::widgets::list::ListWidget;
use super::widgets::move_line::LineWidget;
use super::window::{Window, pane_name};
use super::{Reply, focus, keys, theme};
use controls::arbiter_panel::PanelIntent;
use controls::catalogue::Pane;
use controls::files::typed_path;
use controls::intent::{AdjournIntent, Intent};
use display::arbiter_panel::{ListView, PanelFileView, PanelView};
use display::{ButtonView, Screen};

/// Opens a page of the panel.
pub(super) fn turn_to(ctx: &egui::Context, window: &mut Window, page: Page, desk: &PanelView) {
    if let Page::Desk(own) = page
        && let Some(file) = own.file(desk)
    {
        let line = window.line(FixedTarget::Path);
        line.text.clone_from(&file.suggested);
    }
    window.list(FixedTarget::Checks).line = 0;
    window.turn_to(ctx, page);
}

/// Draws a page of the panel; content locked by the PIN is not shown.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, own: PanelPage, window: &mut Window, reply: &mut Reply) {
    let desk = screen.desk.as_ref().filter(|desk| desk.pin.is_none());
    let Some((desk, title)) = desk.and_then(|desk| Some((desk, own.title(desk)?))) else {
        window.turn_to(ui.ctx(), Page::Game);
        return;
    };
    let base = window.base.with(("desk page", title));
    page(ui, base, accesskit::Role::Dialog, title, |ui| {
        if let Some(file) = own.file(desk) {
            write(ui, screen, file, own, window, reply);
        } else if let Some(list) = own.list(desk) {
            read_list(ui, screen, list, window, reply);
        } else {
            more(ui, screen, desk, base, window, reply);
        }
    });
}

fn read_list(ui: &mut egui::Ui, screen: &Screen, view: &ListView, window: &mut Window, reply: &mut Reply) {
    let id = window.part(FixedTarget::Checks);
    if window.has_keyboard(screen) {
        window.hold_focus(ui.ctx(), id);
    }
    if window.pages.is_entered {
        let first = view.lines.first().map_or("", String::as_str);
        reply.explored = Some(format!("{}. {first}", view.label));
    }
    let list = ListWidget {
        has_keyboard: window.has_keyboard(screen),
        ..ListWidget::new(id, &view.label, view.lines.clone())
    };
    let state = window.list(FixedTarget::Checks);
    if read(ui, Some(&view.label), list, state, &screen.words.close, reply) {
        window.turn_to(ui.ctx(), Page::Game);
    }
}

/// Draws a path, and the button that writes the file.
fn write(
    ui: &mut egui::Ui,
    screen: &Screen,
    view: &PanelFileView,
    own: PanelPage,
    window: &mut Window,
    reply: &mut Reply,
) {
    let id = window.part(FixedTarget::Path);
    if window.has_keyboard(screen) {
        window.hold_focus(ui.ctx(), id);
    }
    let here = format!("{}: {}", view.path.label, window.line(FixedTarget::Path).text);
    if window.pages.is_entered {
        reply.explored = Some(format!("{}. {here}", view.title));
    }
    focus::name(ui.ctx(), id, || here);
    let base = window.base.with("desk file");
    focus::scrolled(ui, |ui| {
        ui.heading(theme::strong(&view.title));
        let size = theme::sizes(ui.ctx()).body;
        let line = LineWidget::new(id, &view.path, screen, size);
        let entered = line.show(ui, window.line(FixedTarget::Path));
        let mut is_closed = false;
        let mut is_pressed = false;
        in_a_row(ui, |ui| {
            is_pressed = plain_button(ui, base.with("write"), &view.write).clicked();
            is_closed = plain_button(ui, base.with("close"), &screen.words.close).clicked();
        });
        let typed = entered.or_else(|| is_pressed.then(|| window.line(FixedTarget::Path).text.clone()));
        if let Some(path) = typed.map(|path| typed_path(&path)).filter(|path| !path.is_empty()) {
            reply.intents.push(match own {
                PanelPage::Envelope => Intent::Adjourn(AdjournIntent::SaveEnvelope(path)),
                PanelPage::More | PanelPage::Checks | PanelPage::Regulations | PanelPage::Report => {
                    Intent::Desk(PanelIntent::SaveReport(path))
                }
            });
            is_closed = true;
        }
        if is_closed {
            window.turn_to(ui.ctx(), Page::Game);
        }
    });
}

/// A button of the first page.
enum FirstPageButton<'a> {
    Page(PanelPage, &'a str),
    Control(&'a ButtonView),
}

/// Draws all pages, and all actions that are possible now, in the order of the catalogue. They are one Tab stop; the arrows go from
/// one to the next.
fn more(ui: &mut egui::Ui, screen: &Screen, desk: &PanelView, base: Id, window: &mut Window, reply: &mut Reply) {
    let links = PanelPage::OTHERS.into_iter();
    let links = links.filter_map(|page| Some(FirstPageButton::Page(page, page.title(desk)?)));
    let mut groups: Vec<(&str, Vec<FirstPageButton<'_>>)> = vec![("", links.collect())];
    for pane in Pane::RING {
        let is_of = |view: &&ButtonView| view.control.row().button == Some(pane) && view.act.is_ok();
        let own: Vec<FirstPageButton<'_>> = screen
            .buttons
            .iter()
            .filter(is_of)
            .map(FirstPageButton::Control)
            .collect();
        groups.extend((!own.is_empty()).then(|| (pane_name(screen, pane).unwrap_or_default(), own)));
    }
    // The buttons' identities, from the previous frame.
    let place = base.with("items");
    let ids: Vec<Id> = ui.data(|data| data.get_temp(place)).unwrap_or_default();
    let mut drawn = Vec::new();
    let stop = step(ui.ctx(), window, base, &ids);
    if let Some(id) = ids.get(stop).filter(|_| window.has_keyboard(screen)) {
        window.hold_focus(ui.ctx(), *id);
        focus::keep_arrows(ui.ctx(), *id);
    }
    if window.pages.is_entered {
        reply.explored = Some(desk.pages.more.clone());
    }
    let mut pressed = None;
    focus::scrolled(ui, |ui| {
        let columns: usize = if ui.available_width() >= 800.0 * theme::look(ui.ctx()).text {
            3
        } else {
            1
        };
        let gap = ui.spacing().item_spacing.x;
        #[expect(clippy::cast_precision_loss, reason = "there are at most three")]
        let width = (ui.available_width() + gap) / columns as f32 - gap;
        for (name, own) in groups {
            if !name.is_empty() {
                ui.label(theme::strong(name));
            }
            for row in own.chunks(columns) {
                ui.horizontal_top(|ui| {
                    for entry in row {
                        let at = drawn.len();
                        let (id, is_pressed) = draw_item(ui, entry, base.with(("item", at)), width, at == stop);
                        drawn.push(id);
                        if is_pressed {
                            pressed = Some(match entry {
                                FirstPageButton::Page(page, _) => Ok(*page),
                                FirstPageButton::Control(view) => Err(*view),
                            });
                        }
                    }
                });
            }
        }
        ui.add_space(theme::GAP);
        if plain_button(ui, base.with("close"), &screen.words.close).clicked() {
            window.turn_to(ui.ctx(), Page::Game);
        }
    });
    ui.data_mut(|data| data.insert_temp(place, drawn));
    match pressed {
        Some(Ok(page)) => turn_to(ui.ctx(), window, Page::Desk(page), desk),
        Some(Err(view)) => {
            // After one switch another may be wanted; any other action leads back to the panel first.
            if view.on.is_none() {
                window.turn_to(ui.ctx(), Page::Game);
            }
            window.run(&ui.ctx().clone(), view.control, screen, reply);
        }
        None => {}
    }
}

/// The item that is the Tab stop, after the arrows.
fn step(ctx: &egui::Context, window: &Window, base: Id, ids: &[Id]) -> usize {
    let place = base.with("stop");
    let before = ctx.data(|data| data.get_temp::<usize>(place)).unwrap_or_default();
    let before = if window.pages.is_entered { 0 } else { before };
    let asked = ids.iter().position(|id| focus::is_asked_for(ctx, *id));
    let focused = ids.iter().position(|id| ctx.memory(|memory| memory.has_focus(*id)));
    let mut to = asked.or(focused).unwrap_or(before);
    if focused.is_some() {
        let last = ids.len().saturating_sub(1);
        keys::take(ctx, |down| {
            let step = focus::step_in_row(down, to, last);
            to = step.unwrap_or(to);
            step.is_some()
        });
    }
    if (asked.is_some() || focused.is_some_and(|at| at != to))
        && let Some(id) = ids.get(to)
    {
        ctx.memory_mut(|memory| memory.request_focus(*id));
    }
    ctx.data_mut(|data| data.insert_temp(place, to));
    to
}

fn draw_item(ui: &mut egui::Ui, entry: &FirstPageButton<'_>, base: Id, width: f32, is_stop: bool) -> (Id, bool) {
    let style = ButtonStyle {
        least: Vec2::new(width, 0.0),
        keyboard: KeyboardReach::focus_if(is_stop),
        ..ButtonStyle::default()
    };
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(style.least, layout, |ui| match entry {
        FirstPageButton::Control(view) => {
            let drawn = control_button(ui, base, view, style);
            focus::name(ui.ctx(), drawn.id, || view.name.clone());
            (drawn.id, drawn.is_pressed)
        }
        FirstPageButton::Page(_, name) => {
            let response = plain_button(ui, base, name);
            (response.id, response.clicked())
        }
    })
    .inner
}
