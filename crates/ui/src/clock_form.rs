//! The form that corrects times, move counters and periods (requirement J for clocks); a question follows before the clocks are
//! set (K).

use egui::{self, ScrollArea, accesskit};
use shakmaty::Color;

use super::page::Page;
use super::pages::page;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::text_field::{text, warning};
use super::window::Window;
use super::{Reply, keys, theme};
use controls::intent::Intent;
use display::{ClockFormWords, Screen};

/// Draws the form; Enter or the button leads to the question whether to set the clocks so.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let words = &screen.words.clock_form;
    let base = window.base.with("clock-form");
    let first = base.with(("time", true));
    window.hold_focus(ui.ctx(), first);
    if window.pages.is_entered {
        reply.explored = Some(format!(
            "{}. {}: {}",
            words.title, words.times.white, window.pages.clocks.form.sides.white.time
        ));
    }
    let is_typing = |side: Color| ["time", "moves", "period"].map(|field| base.with((field, side.is_white())));
    let focused = ui.memory(egui::Memory::focused);
    let in_field = Color::ALL.into_iter().flat_map(is_typing).any(|id| focused == Some(id));
    let entered = in_field && keys::take_one(ui.ctx(), egui::Key::Enter);
    page(ui, base, accesskit::Role::Dialog, &words.title, |ui| {
        ui.heading(theme::strong(&words.title));
        let height = (ui.available_height() - 4.0).max(200.0);
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            for side in Color::ALL {
                let fields = window.pages.clocks.form.sides.get_mut(side);
                let (time, moves, period) = (words.times.get(side), words.moves.get(side), words.periods.get(side));
                text(ui, base.with(("time", side.is_white())), time, &mut fields.time);
                text(ui, base.with(("moves", side.is_white())), moves, &mut fields.moves);
                text(ui, base.with(("period", side.is_white())), period, &mut fields.period);
            }
            for fault in &window.pages.clocks.faults {
                if let Some((_, text)) = words.faults.iter().find(|(own, _)| own == fault) {
                    warning(ui, text);
                }
            }
            super::focus::follow(ui);
            ui.add_space(theme::GAP);
            in_a_row(ui, |ui| {
                if plain_button(ui, base.with("cancel"), &words.cancel).clicked() {
                    window.turn_to(ui.ctx(), Page::Game);
                }
                if plain_button(ui, base.with("set"), &words.set).clicked() || entered {
                    set(ui.ctx(), words, window, reply);
                }
            });
        });
    });
}

fn set(ctx: &egui::Context, words: &ClockFormWords, window: &mut Window, reply: &mut Reply) {
    match window.pages.clocks.form.commands(&window.pages.clocks.shown) {
        Ok(commands) => {
            let correction = Box::new(Intent::CorrectClocks(commands));
            reply.intents.push(Intent::AskFirst(correction));
            window.turn_to(ctx, Page::Game);
        }
        Err(faults) => {
            let texts = words.faults.iter().filter(|(fault, _)| faults.contains(fault));
            reply.tell.extend(texts.map(|(_, text)| text.clone()));
            window.pages.clocks.faults = faults;
        }
    }
}
