//! The form for a new game.

use eframe::egui::{self, AsIdSalt, RichText, ScrollArea, TextEdit, accesskit};
use shakmaty::Color;

use super::pages::page;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::move_line::{caption, caret_behind, read_out};
use super::widgets::radio_group::RadioGroup;
use super::window::{Page, Window};
use super::{Reply, focus, theme};
use crate::controls::intent::Intent;
use crate::controls::new_game::{NewGameFault, NewGameForm, SeatSight, TournamentForm};
use crate::controls::rules_form::RulesForm;
use crate::display::{self, EventWords, NewGameWords, Screen};

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

/// Draws the form; Start begins the game if nothing is wrong.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
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
                    start(ui.ctx(), base, words, window, reply);
                }
                if plain_button(ui, base.with("cancel"), &words.cancel).clicked() {
                    window.turn_to(ui.ctx(), Page::Game);
                }
            });
        });
    });
}

fn start(ctx: &egui::Context, base: egui::Id, words: &NewGameWords, window: &mut Window, reply: &mut Reply) {
    let NewGameState { form, faults } = &mut window.pages.new_game;
    *faults = form.faults(display::is_time_control);
    let texts = words.faults.iter().filter(|(fault, _)| faults.contains(fault));
    reply.tell.extend(texts.map(|(_, text)| text.clone()));
    // Whoever hears that a name is missing is where it goes.
    if let Some(NewGameFault::NameMissing(side)) = faults.first() {
        ctx.memory_mut(|memory| memory.request_focus(base.with(("name", side.is_white()))));
    }
    if faults.is_empty() {
        reply.intents.push(Intent::NewGame(Box::new(form.clone())));
        window.turn_to(ctx, Page::Game);
        // Wherever he was before, he begins to play now.
        window.begin_again(ctx);
    }
}

fn fields(ui: &mut egui::Ui, base: egui::Id, words: &NewGameWords, form: &mut NewGameForm) {
    let not_chosen = words.not_chosen.as_str();
    let mut fields = Fields { ui, base, not_chosen };
    for side in Color::ALL {
        let (seat, is_white) = (form.seats.get_mut(side), side.is_white());
        fields.text(("name", is_white), words.names.get(side), &mut seat.name);
        let sights = SeatSight::ALL.into_iter().zip(&words.sight_names);
        fields.choice(("sight", is_white), words.sights.get(side), sights, &mut seat.sight);
        fields.text(("assistant", is_white), words.assistants.get(side), &mut seat.assistant);
    }
    fields.text("arbiter", &words.arbiter, &mut form.arbiter);
    fields.text("time", &words.time, &mut form.time);
    // The presets fill in the field above them.
    let presets = words.time_presets.iter().map(|(time, name)| (time.clone(), name));
    fields.options("presets", &words.time, presets, &mut form.time);
    fields.text("position", &words.start_position, &mut form.start);
    let vocabularies = words.vocabularies.iter().map(|(id, name)| (id.clone(), name));
    fields.choice("vocabulary", &words.vocabulary, vocabularies, &mut form.vocabulary);
    let places = [true, false].into_iter().zip(&words.place_names);
    fields.choice("place", &words.place, places, &mut form.is_at_home);
    if !form.is_at_home {
        fields.tournament(&words.event, &mut form.tournament);
        fields.rules(&words.event, &mut form.rules);
    }
}

/// The fields of the form, one below the other.
struct Fields<'a> {
    ui: &'a mut egui::Ui,
    base: egui::Id,
    /// What is said of a choice of which nothing is chosen.
    not_chosen: &'a str,
}

impl Fields<'_> {
    fn text(&mut self, part: impl AsIdSalt, label: &str, value: &mut String) {
        text(self.ui, self.base.with(part), label, value);
    }

    /// One of several, below its name.
    fn choice<'b, T: PartialEq>(
        &mut self,
        part: impl AsIdSalt,
        label: &str,
        options: impl Iterator<Item = (T, &'b String)>,
        value: &mut T,
    ) {
        caption(self.ui, RichText::new(label).strong());
        self.options(part, label, options, value);
    }

    /// One of several; where none of them is what stands there, none is chosen.
    fn options<'b, T: PartialEq>(
        &mut self,
        part: impl AsIdSalt,
        label: &str,
        options: impl Iterator<Item = (T, &'b String)>,
        value: &mut T,
    ) {
        let (mut options, names): (Vec<T>, Vec<&str>) = options.map(|(option, name)| (option, name.as_str())).unzip();
        let group = RadioGroup {
            id: self.base.with(part),
            label,
            names,
            chosen: options.iter().position(|option| option == value),
            not_chosen: self.not_chosen,
        };
        if let Some(to) = group.show(self.ui).filter(|to| *to < options.len()) {
            *value = options.swap_remove(to);
        }
    }

    /// What stands at the head of a scoresheet beside the names.
    fn tournament(&mut self, words: &EventWords, form: &mut TournamentForm) {
        let values = [&mut form.name, &mut form.site, &mut form.round];
        for ((field, label), value) in words.tournament.iter().enumerate().zip(values) {
            self.text(("event", field), label, value);
        }
        for side in Color::ALL {
            let part = ("fide-id", side.is_white());
            self.text(part, words.fide_ids.get(side), form.fide_ids.get_mut(side));
        }
    }

    /// The regulations of an event, each a named group.
    fn rules(&mut self, words: &EventWords, form: &mut RulesForm) {
        self.ui.add_space(theme::GAP);
        self.ui.heading(RichText::new(&words.rules).strong());
        for (field, ((name, options), chosen)) in words.rule_fields.iter().zip(&mut form.chosen).enumerate() {
            self.choice(("rule", field), name, options.iter().enumerate(), chosen);
        }
        self.text("draw-offers", &words.draw_offers, &mut form.draw_offers);
        self.text("default-time", &words.default_time, &mut form.default_time);
    }
}

pub(super) fn text(ui: &mut egui::Ui, id: egui::Id, label: &str, value: &mut String) {
    focus::name(ui.ctx(), id, || format!("{label}: {value}"));
    caption(ui, RichText::new(label).strong());
    let width = (ui.available_width() - 20.0).clamp(60.0, 520.0); // the field has margins of its own
    let edit = TextEdit::singleline(value)
        .id(id)
        .return_key(None)
        .margin(egui::Margin::symmetric(8, 6))
        .desired_width(width);
    let response = ui.add(edit);
    read_out(&response, label, value);
    if response.gained_focus() {
        caret_behind(ui.ctx(), id, value);
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
