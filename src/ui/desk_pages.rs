//! The pages of the arbiter's desk: the times checked, the regulations, the report and the envelope.

use eframe::egui::{self, RichText, accesskit};

use super::pages::{page, read};
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::list::ListWidget;
use super::widgets::move_line::LineWidget;
use super::window::{Page, Part, Window};
use super::{Reply, focus, theme};
use crate::controls::catalogue::{Control, Pane};
use crate::controls::desk::DeskIntent;
use crate::controls::files::typed_path;
use crate::controls::intent::{AdjournIntent, Intent};
use crate::display::Screen;
use crate::display::desk::{DeskFileView, DeskView, ListView};

/// A page of the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeskPage {
    /// What is checked before the round, and the times checked since.
    Checks,
    /// What was fixed before the game.
    Regulations,
    /// Where the report is written.
    Report,
    /// Where what stands on the envelope is written.
    Envelope,
}

impl DeskPage {
    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Checks, Self::Regulations, Self::Report, Self::Envelope];

    /// The file that it writes, if it writes one.
    fn file(self, desk: &DeskView) -> Option<&DeskFileView> {
        match self {
            Self::Report => Some(&desk.pages.report),
            Self::Envelope => desk.pages.envelope.as_ref(),
            Self::Checks | Self::Regulations => None,
        }
    }

    /// Whether something is filled in there.
    pub(super) const fn is_form(self) -> bool {
        match self {
            Self::Report | Self::Envelope => true,
            Self::Checks | Self::Regulations => false,
        }
    }

    /// The list that is read on it.
    fn list(self, desk: &DeskView) -> Option<&ListView> {
        match self {
            Self::Checks => Some(&desk.pages.checks),
            Self::Regulations => Some(&desk.pages.regulations),
            Self::Report | Self::Envelope => None,
        }
    }

    /// Its title; none where there is no such page now.
    pub(super) fn title(self, desk: &DeskView) -> Option<&str> {
        match self {
            Self::Checks | Self::Regulations => self.list(desk).map(|list| list.label.as_str()),
            Self::Report | Self::Envelope => self.file(desk).map(|file| file.title.as_str()),
        }
    }
}

/// Opens a page of the desk.
pub(super) fn turn_to(ctx: &egui::Context, window: &mut Window, page: DeskPage, desk: &DeskView) {
    if let Some(file) = page.file(desk) {
        let line = window.line(Part::Path);
        line.text.clone_from(&file.suggested);
    }
    window.list(Part::Checks).line = 0;
    window.turn_to(ctx, Page::Desk(page));
}

/// Draws a page of the desk; what is locked by the PIN is not shown.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, own: DeskPage, window: &mut Window, reply: &mut Reply) {
    let desk = screen.desk.as_ref().filter(|desk| desk.pin.is_none());
    let Some((desk, title)) = desk.and_then(|desk| Some((desk, own.title(desk)?))) else {
        window.turn_to(ui.ctx(), Page::Game);
        return;
    };
    let base = window.base.with(("desk page", title));
    page(ui, base, accesskit::Role::Dialog, title, |ui| {
        if let Some(file) = own.file(desk) {
            write(ui, (screen, file), own, window, reply);
        } else if let Some(list) = own.list(desk) {
            read_list(ui, (screen, list), window, reply);
        }
    });
}

fn read_list(ui: &mut egui::Ui, (screen, view): (&Screen, &ListView), window: &mut Window, reply: &mut Reply) {
    let id = window.part(Part::Checks);
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
    let state = window.list(Part::Checks);
    if read(ui, Some(&view.label), list, state, &screen.words.close, reply) {
        window.turn_to(ui.ctx(), Page::Game);
    }
}

/// A path, and the button that writes there.
fn write(
    ui: &mut egui::Ui,
    (screen, view): (&Screen, &DeskFileView),
    own: DeskPage,
    window: &mut Window,
    reply: &mut Reply,
) {
    let id = window.part(Part::Path);
    if window.has_keyboard(screen) {
        window.hold_focus(ui.ctx(), id);
    }
    let here = format!("{}: {}", view.path.label, window.line(Part::Path).text);
    if window.pages.is_entered {
        reply.explored = Some(format!("{}. {here}", view.title));
    }
    focus::name(ui.ctx(), id, || here);
    let base = window.base.with("desk file");
    focus::scrolled(ui, |ui| {
        ui.heading(RichText::new(&view.title).strong());
        let size = theme::sizes(ui.ctx()).body;
        let pane = (Pane::MoveLine, Control::Announce);
        let line = LineWidget::new(id, &view.path, screen, pane, size);
        let entered = line.show(ui, window.line(Part::Path));
        let mut is_closed = false;
        let mut is_pressed = false;
        in_a_row(ui, |ui| {
            is_pressed = plain_button(ui, base.with("write"), &view.write).clicked();
            is_closed = plain_button(ui, base.with("close"), &screen.words.close).clicked();
        });
        let typed = entered.or_else(|| is_pressed.then(|| window.line(Part::Path).text.clone()));
        if let Some(path) = typed.map(|path| typed_path(&path)).filter(|path| !path.is_empty()) {
            reply.intents.push(match own {
                DeskPage::Envelope => Intent::Adjourn(AdjournIntent::SaveEnvelope(path)),
                DeskPage::Checks | DeskPage::Regulations | DeskPage::Report => {
                    Intent::Desk(DeskIntent::SaveReport(path))
                }
            });
            is_closed = true;
        }
        if is_closed {
            window.turn_to(ui.ctx(), Page::Game);
        }
    });
}
