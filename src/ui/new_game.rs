//! The form for a new game.

use eframe::egui::{self, Key, RichText, ScrollArea, TextEdit, accesskit};
use shakmaty::Color;

use super::pages::page;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::move_line::select_all;
use super::widgets::radio_group::RadioGroup;
use super::window::{Page, Window};
use super::{Reply, focus, keys, theme};
use crate::controls::intent::Intent;
use crate::controls::new_game::{NewGameFault, NewGameForm, SeatSight, TournamentForm};
use crate::controls::rules_form::RulesForm;
use crate::display::{self, NewGameWords, Screen};

/// What the form remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct NewGameState {
    form: NewGameForm,
    /// What was wrong when the game was to start.
    pub(super) faults: Vec<NewGameFault>,
}

impl NewGameState {
    /// A form filled in like this.
    pub(super) fn of(form: NewGameForm) -> Self {
        let faults = Vec::new();
        Self { form, faults }
    }
}

/// Draws the form; Escape leaves it, Start begins the game if nothing is wrong.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    if keys::take_one(ui.ctx(), Key::Escape) {
        window.turn_to(ui.ctx(), Page::Game);
        return;
    }
    let words = &screen.words.new_game;
    let base = window.base.with("new-game");
    window.hold_focus(ui.ctx(), base.with(("name", true)));
    if window.pages.is_entered {
        let name = &window.pages.new_game.form.seats.white.name;
        reply.explored = Some(format!("{}. {}: {name}", words.title, words.names.white));
    }
    page(ui, base, accesskit::Role::Dialog, &words.title, |ui| {
        ui.heading(RichText::new(&words.title).strong());
        let height = (ui.available_height() - 4.0).max(200.0);
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            fields(ui, base, words, &mut window.pages.new_game.form);
            for fault in &window.pages.new_game.faults {
                let text = words.faults.iter().find(|(own, _)| own == fault).map(|(_, text)| text);
                if let Some(text) = text {
                    warning(ui, text);
                }
            }
            focus::follow(ui);
            ui.add_space(theme::GAP);
            in_a_row(ui, |ui| {
                if plain_button(ui, base.with("start"), &words.start).clicked() {
                    start(ui.ctx(), words, window, reply);
                }
                if plain_button(ui, base.with("cancel"), &words.cancel).clicked() {
                    window.turn_to(ui.ctx(), Page::Game);
                }
            });
        });
    });
}

fn start(ctx: &egui::Context, words: &NewGameWords, window: &mut Window, reply: &mut Reply) {
    let NewGameState { form, faults } = &mut window.pages.new_game;
    *faults = form.faults(display::is_time_control);
    let texts = words.faults.iter().filter(|(fault, _)| faults.contains(fault));
    reply.tell.extend(texts.map(|(_, text)| text.clone()));
    if faults.is_empty() {
        reply.intents.push(Intent::NewGame(Box::new(form.clone())));
        window.turn_to(ctx, Page::Game);
    }
}

fn fields(ui: &mut egui::Ui, base: egui::Id, words: &NewGameWords, form: &mut NewGameForm) {
    for side in Color::ALL {
        let seat = form.seats.get_mut(side);
        text(
            ui,
            base.with(("name", side.is_white())),
            words.names.get(side),
            &mut seat.name,
        );
        title(ui, words.sights.get(side));
        let sights = SeatSight::ALL.into_iter().zip(&words.sight_names);
        choice(
            ui,
            base.with(("sight", side.is_white())),
            words,
            words.sights.get(side),
            sights,
            &mut seat.sight,
        );
        text(
            ui,
            base.with(("assistant", side.is_white())),
            words.assistants.get(side),
            &mut seat.assistant,
        );
    }
    text(ui, base.with("arbiter"), &words.arbiter, &mut form.arbiter);
    text(ui, base.with("time"), &words.time, &mut form.time);
    // The presets fill in the field above them.
    let presets = words.time_presets.iter().map(|(time, name)| (time.clone(), name));
    choice(ui, base.with("presets"), words, &words.time, presets, &mut form.time);
    text(ui, base.with("position"), &words.start_position, &mut form.start);
    title(ui, &words.vocabulary);
    let vocabularies = words.vocabularies.iter().map(|(id, name)| (id.clone(), name));
    choice(
        ui,
        base.with("vocabulary"),
        words,
        &words.vocabulary,
        vocabularies,
        &mut form.vocabulary,
    );
    title(ui, &words.place);
    let places = [true, false].into_iter().zip(&words.place_names);
    choice(
        ui,
        base.with("place"),
        words,
        &words.place,
        places,
        &mut form.is_at_home,
    );
    if !form.is_at_home {
        tournament(ui, base, words, &mut form.tournament);
        rules(ui, base, words, &mut form.rules);
    }
}

/// What stands in the head of a scoresheet beside the names.
fn tournament(ui: &mut egui::Ui, base: egui::Id, words: &NewGameWords, form: &mut TournamentForm) {
    let values = [&mut form.name, &mut form.site, &mut form.round];
    for ((field, label), value) in words.event.tournament.iter().enumerate().zip(values) {
        text(ui, base.with(("event", field)), label, value);
    }
    for side in Color::ALL {
        let id = base.with(("fide-id", side.is_white()));
        text(ui, id, words.event.fide_ids.get(side), form.fide_ids.get_mut(side));
    }
}

/// The regulations of an event, each a named group.
fn rules(ui: &mut egui::Ui, base: egui::Id, words: &NewGameWords, form: &mut RulesForm) {
    ui.add_space(theme::GAP);
    ui.heading(RichText::new(&words.event.rules).strong());
    for (field, ((name, options), chosen)) in words.event.rule_fields.iter().zip(&mut form.chosen).enumerate() {
        title(ui, name);
        choice(
            ui,
            base.with(("rule", field)),
            words,
            name,
            options.iter().enumerate(),
            chosen,
        );
    }
    text(
        ui,
        base.with("draw-offers"),
        &words.event.draw_offers,
        &mut form.draw_offers,
    );
    text(
        ui,
        base.with("default-time"),
        &words.event.default_time,
        &mut form.default_time,
    );
}

fn title(ui: &mut egui::Ui, text: &str) {
    ui.label(RichText::new(text).strong());
}

pub(super) fn text(ui: &mut egui::Ui, id: egui::Id, label: &str, value: &mut String) {
    focus::name(ui.ctx(), id, || format!("{label}: {value}"));
    let label = ui.label(RichText::new(label).strong());
    let width = (ui.available_width() - 20.0).clamp(60.0, 520.0); // the field has margins of its own
    let edit = TextEdit::singleline(value)
        .id(id)
        .return_key(None)
        .margin(egui::Margin::symmetric(8, 6))
        .desired_width(width);
    let response = ui.add(edit).labelled_by(label.id);
    if response.gained_focus() {
        select_all(ui.ctx(), id, value);
    }
}

/// One of several; where none of them is what stands there, none is chosen.
fn choice<'a, T: PartialEq>(
    ui: &mut egui::Ui,
    id: egui::Id,
    words: &NewGameWords,
    label: &str,
    options: impl Iterator<Item = (T, &'a String)>,
    value: &mut T,
) {
    let (mut options, names): (Vec<T>, Vec<&str>) = options.map(|(option, name)| (option, name.as_str())).unzip();
    let group = RadioGroup {
        id,
        label,
        names,
        chosen: options.iter().position(|option| option == value),
        not_chosen: &words.not_chosen,
    };
    if let Some(to) = group.show(ui).filter(|to| *to < options.len()) {
        *value = options.swap_remove(to);
    }
}

/// A sentence that must be seen.
pub(super) fn warning(ui: &mut egui::Ui, text: &str) {
    let palette = theme::palette(ui.ctx());
    egui::Frame::new()
        .fill(palette.warning)
        .stroke(egui::Stroke::new(2.0, palette.on_warning))
        .inner_margin(8)
        .show(ui, |ui| {
            ui.label(RichText::new(format!("! {text}")).color(palette.on_warning).strong());
        });
}
