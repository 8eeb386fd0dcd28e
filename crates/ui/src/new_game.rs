//! A new game: one sentence, or the complete form.

use egui::{self, AsIdSalt, Event, FocusDirection, Id, Key, ScrollArea, accesskit};
use shakmaty::Color;

use super::new_game_sentence;
use super::page::Page;
use super::page_states::NewGameState;
use super::pages::page;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::move_line::caption;
use super::widgets::radio_group::RadioGroup;
use super::widgets::text_field::{text, warning};
use super::window::Window;
use super::{Reply, focus, keys, theme};
use controls::catalogue::Control;
use controls::intent::Intent;
use controls::new_game::{NewGameFault, NewGameForm, Opponent, Sight, TournamentForm};
use controls::rules_form::RulesForm;
use display::{self, NewGameWords, Screen, TournamentWords};

/// Draws the sentence or the form; Start begins the game if there is no fault.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    if !window.pages.is_entered {
        answer_letters(ui, window, &screen.words.new_game, reply);
    }
    if window.pages.new_game.is_whole {
        whole(ui, screen, window, reply);
    } else {
        new_game_sentence::show(ui, screen, window, reply);
    }
}

fn whole(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let words = &screen.words.new_game;
    let base = base_of(window);
    // The focus goes to the field of the missing name.
    let missing = window.pages.new_game.faults.first().and_then(|fault| {
        let NewGameFault::NameMissing(side) = fault else {
            return None;
        };
        Some(side.is_white())
    });
    let target = base.with(("name", missing.unwrap_or(true)));
    window.hold_focus(ui.ctx(), target);
    let is_new = std::mem::take(&mut window.pages.new_game.is_new);
    if is_new {
        ui.memory_mut(|memory| memory.request_focus(target));
    }
    if (is_new || window.pages.is_entered) && missing.is_none() {
        let name = &window.pages.new_game.form.seats.white.name;
        reply.explored = Some(format!("{}. {}: {name}", words.title, words.names.white));
    }
    page(ui, base, accesskit::Role::Dialog, &words.title, |ui| {
        ui.heading(theme::strong(&words.title));
        let height = (ui.available_height() - 4.0).max(200.0);
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            fields(ui, base, words, &mut window.pages.new_game.form);
            faults(ui, words, &window.pages.new_game.faults);
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

/// The answer of the open form to the keys for the next act, for help and for the clock; `None` if it is not open or has none.
pub(super) fn answer(window: &Window, control: Control, screen: &Screen) -> Option<String> {
    let (words, form) = (&screen.words.new_game, &window.pages.new_game.form);
    if window.pages.open != Page::NewGame {
        return None;
    }
    if matches!(control, Control::State | Control::Help) {
        return Some(about(words, form));
    }
    (control == Control::Clock).then(|| new_game_sentence::time(words, &form.time))
}

/// Changes the words of the announcements between the scheme of D.2.1 and the person's own language; returns an example.
pub(super) fn turn_words(window: &mut Window, words: &NewGameWords) -> String {
    let form = &mut window.pages.new_game.form;
    let fide = || words.vocabularies.first().map(|(id, _)| id.clone()).unwrap_or_default();
    form.vocabulary = if form.vocabulary == words.sentence.own_vocabulary {
        fide()
    } else {
        words.sentence.own_vocabulary.clone()
    };
    let sample = words.vocabularies.iter().find(|(id, _)| *id == form.vocabulary);
    sample.map_or_else(String::new, |(_, sample)| sample.clone())
}

/// The form in words, and the way out of it.
fn about(words: &NewGameWords, form: &NewGameForm) -> String {
    let short = new_game_sentence::short(words, form);
    format!("{}: {short} {}", words.title, words.sentence.how_to_leave)
}

/// Answers letters typed on a button of the form, where nothing is written: no text vanishes silently.
fn answer_letters(ui: &egui::Ui, window: &Window, words: &NewGameWords, reply: &mut Reply) {
    let is_typed = ui.input(|input| {
        let is_letter = |event: &Event| matches!(event, Event::Text(text) if !text.trim().is_empty());
        input.events.iter().any(is_letter)
    });
    if is_typed && !ui.ctx().text_edit_focused() {
        reply.tell.push(about(words, &window.pages.new_game.form));
    }
}

pub(super) fn base_of(window: &Window) -> egui::Id {
    window.base.with("new-game")
}

pub(super) fn faults(ui: &mut egui::Ui, words: &NewGameWords, faults: &[NewGameFault]) {
    for fault in faults {
        let text = words.faults.iter().find(|(own, _)| own == fault).map(|(_, text)| text);
        if let Some(text) = text {
            warning(ui, text);
        }
    }
}

pub(super) fn start(ctx: &egui::Context, base: egui::Id, words: &NewGameWords, window: &mut Window, reply: &mut Reply) {
    let NewGameState { form, faults, .. } = &mut window.pages.new_game;
    *faults = form.faults(display::is_time_control, display::is_position);
    let texts = words.faults.iter().filter(|(fault, _)| faults.contains(fault));
    reply.tell.extend(texts.map(|(_, text)| text.clone()));
    // The focus goes to the field of the missing name.
    if let Some(NewGameFault::NameMissing(side)) = faults.first() {
        ctx.memory_mut(|memory| memory.request_focus(base.with(("name", side.is_white()))));
    }
    if faults.is_empty() {
        // The form stays open until the new game replaces the window: a reader would tell of the old game's move line first.
        reply.intents.push(Intent::NewGame(Box::new(form.clone())));
    }
}

fn fields(ui: &mut egui::Ui, base: egui::Id, words: &NewGameWords, form: &mut NewGameForm) {
    let not_chosen = words.not_chosen.as_str();
    let mut fields = FormFields { ui, base, not_chosen };
    for side in Color::ALL {
        let (seat, is_white) = (form.seats.get_mut(side), side.is_white());
        fields.text(("name", is_white), words.names.get(side), &mut seat.name);
        let sights = Sight::ALL.into_iter().zip(&words.sight_names);
        fields.choice(("sight", is_white), words.sights.get(side), sights, &mut seat.sight);
        fields.text(("assistant", is_white), words.assistants.get(side), &mut seat.assistant);
    }
    fields.text("arbiter", &words.arbiter, &mut form.arbiter);
    fields.text("time", &words.time, &mut form.time);
    // The presets fill in the field above them.
    let presets = words.time_presets.iter().map(|(time, name)| (time.clone(), name));
    fields.options("presets", &words.sentence.time, presets, &mut form.time);
    fields.text("position", &words.start_position, &mut form.start);
    let vocabularies = words.vocabularies.iter().map(|(id, name)| (id.clone(), name));
    fields.choice("vocabulary", &words.vocabulary, vocabularies, &mut form.vocabulary);
    let places = [true, false].into_iter().zip(&words.place_names);
    fields.choice("place", &words.place, places, &mut form.is_at_home);
    if form.is_at_home {
        let opponents = words
            .opponents
            .choices
            .iter()
            .map(|(opponent, name)| (opponent.clone(), name));
        fields.choice("opponent", &words.opponents.label, opponents, &mut form.opponent);
    } else {
        form.opponent = Opponent::Person;
        fields.tournament(&words.event, &mut form.tournament);
        fields.rules(&words.event, &mut form.rules);
    }
}

/// The fields of the form, one below the other.
struct FormFields<'a> {
    ui: &'a mut egui::Ui,
    base: egui::Id,
    /// The words for a choice with nothing chosen.
    not_chosen: &'a str,
}

impl FormFields<'_> {
    fn text(&mut self, part: impl AsIdSalt, label: &str, value: &mut String) {
        let id = self.base.with(part);
        self.continue_with_enter(id);
        text(self.ui, id, label, value);
    }

    /// Handles Enter in the field with that focus: it leads to the next one.
    fn continue_with_enter(&self, id: Id) {
        let ctx = self.ui.ctx();
        if ctx.memory(|memory| memory.has_focus(id)) && keys::take_one(ctx, Key::Enter) {
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        }
    }

    /// Draws a choice of one of several, below its name.
    fn choice<'b, T: PartialEq>(
        &mut self,
        part: impl AsIdSalt,
        label: &str,
        options: impl Iterator<Item = (T, &'b String)>,
        value: &mut T,
    ) {
        caption(self.ui, theme::strong(label));
        self.options(part, label, options, value);
    }

    /// Draws a choice of one of several; if the value is none of them, none is chosen.
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
        if let Some(chosen) = group.chosen {
            self.continue_with_enter(group.button_id(chosen));
        }
        if let Some(to) = group.show(self.ui).filter(|to| *to < options.len()) {
            *value = options.swap_remove(to);
        }
    }

    /// Draws the fields for the head of a scoresheet other than the names.
    fn tournament(&mut self, words: &TournamentWords, form: &mut TournamentForm) {
        let values = [&mut form.name, &mut form.site, &mut form.round];
        for ((field, label), value) in words.tournament.iter().enumerate().zip(values) {
            self.text(("event", field), label, value);
        }
        for side in Color::ALL {
            let part = ("fide-id", side.is_white());
            self.text(part, words.fide_ids.get(side), form.fide_ids.get_mut(side));
        }
    }

    /// Draws the regulations of an event, each a named group.
    fn rules(&mut self, words: &TournamentWords, form: &mut RulesForm) {
        self.ui.add_space(theme::GAP);
        self.ui.heading(theme::strong(&words.rules));
        for (field, ((name, options), chosen)) in words.rule_fields.iter().zip(&mut form.chosen).enumerate() {
            self.choice(("rule", field), name, options.iter().enumerate(), chosen);
        }
        self.text("draw-offers", &words.draw_offers, &mut form.draw_offers);
        self.text("default-time", &words.default_time, &mut form.default_time);
    }
}
