//! The pane of the scoresheet: a field to write in, and the sheet line by line.

use super::widgets::list::{Growth, ListWidget};
use super::widgets::move_line::LineWidget;
use super::window::{FixedTarget, Window};
use super::{Reply, keys, theme};
use controls::catalogue::{Control, ControlAct, Pane, Row};
use controls::intent::Intent;
use controls::keymap::KeyContext;
use controls::sheet::{SheetIntent, SheetReading};
use display::Screen;

/// Draws the pane; the list, if there is an entry, with that height in points.
pub(super) fn pane(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, height: f32, reply: &mut Reply) {
    let (line_id, list_id) = (window.part(FixedTarget::SheetLine), window.part(FixedTarget::SheetList));
    if ui.memory(|memory| memory.has_focus(line_id) || memory.has_focus(list_id)) {
        take_keys(ui.ctx(), screen, window, reply);
    }
    let size = theme::sizes(ui.ctx()).body;
    let line = LineWidget {
        pane: Pane::Sheet,
        enter: Control::Record,
        ..LineWidget::new(line_id, &screen.sheet.field, screen, size)
    };
    let entered = window.show_line(ui, FixedTarget::SheetLine, &line);
    reply
        .intents
        .extend(entered.map(|text| Intent::Sheet(SheetIntent::Write(text))));
    if screen.sheet.lines.is_empty() {
        return;
    }
    let struck: Vec<bool> = screen.sheet.lines.iter().map(|line| line.is_struck).collect();
    let lines = screen.sheet.lines.iter().map(|line| line.text.clone()).collect();
    let list = ListWidget {
        struck: &struck,
        growth: Growth::Bottom,
        height,
        ..ListWidget::new(list_id, &screen.sheet.label, lines)
    };
    window.show_list(ui, FixedTarget::SheetList, Pane::Sheet, list, reply);
}

fn take_keys(ctx: &egui::Context, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let place = KeyContext {
        pane: Pane::Sheet,
        is_field: true,
    };
    let mut pressed: Vec<Control> = Vec::new();
    keys::take(ctx, |down| {
        let control = keys::ours(down).and_then(|key| screen.keymap.control_of(key, place));
        // Enter belongs to the field.
        let is_own = |row: Row| row.pane == Some(Pane::Sheet) && !matches!(row.act, ControlAct::Field);
        let control = control.filter(|control| is_own(control.row()));
        pressed.extend(control.filter(|_| !down.is_repeat));
        control.is_some()
    });
    for control in pressed {
        window.run(ctx, control, screen, reply);
    }
}

/// The intent to read the sheet from the move with the number in the field.
pub(super) fn from_number(window: &mut Window) -> Intent {
    let number = window
        .line(FixedTarget::SheetLine)
        .text
        .trim()
        .trim_end_matches('.')
        .parse();
    Intent::Sheet(SheetIntent::Read(SheetReading::From(number.unwrap_or(0))))
}

/// The intent to find the next entry that contains the text of the field.
pub(super) fn find(window: &mut Window) -> Intent {
    let words = window.line(FixedTarget::SheetLine).text.trim().to_owned();
    Intent::Sheet(SheetIntent::Read(SheetReading::Find(words)))
}

/// The intent to correct the chosen entry to the text of the field.
pub(super) fn correct(window: &mut Window) -> Intent {
    let place = u32::try_from(window.list(FixedTarget::SheetList).line + 1).ok();
    let words = window.line(FixedTarget::SheetLine).lend();
    Intent::Sheet(SheetIntent::Correct { place, words })
}
