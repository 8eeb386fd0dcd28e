//! A new game in one sentence: each word of it is a choice, and one button starts.

use egui::{self, Button, Id, Key, RichText, Vec2, accesskit};
use shakmaty::Color;

use super::new_game::{base_of, faults, start};
use super::page::Page;
use super::page_states::SentenceWord;
use super::pages::page;
use super::widgets::buttons::{centred, focus_frame, in_a_row, plain_button};
use super::widgets::move_line::caption;
use super::widgets::radio_group::RadioGroup;
use super::widgets::text_field::text;
use super::window::Window;
use super::{Reply, focus, keys, theme};
use controls::new_game::{NewGameForm, Opponent, Sight};
use display::{NewGameWords, Screen, SentenceWords};

/// The side of the VI player; if both are VI, White.
fn own_side(form: &NewGameForm) -> Color {
    if form.seats.white.sight != Sight::Vi && form.seats.black.sight == Sight::Vi {
        Color::Black
    } else {
        Color::White
    }
}

/// The text of that word, and the name of its choice.
fn said(words: &NewGameWords, form: &NewGameForm, word: SentenceWord) -> (String, String) {
    let (own, sentence) = (own_side(form), &words.sentence);
    let named = |side: Color, nobody: &String| {
        let name = form.seats.get(side).name.trim();
        if name.is_empty() {
            nobody.clone()
        } else {
            name.to_owned()
        }
    };
    let sight = form.seats.get(own.other()).sight;
    let (value, label) = match word {
        SentenceWord::Own => (named(own, &sentence.you), words.names.get(own)),
        SentenceWord::Side => (sentence.sides.get(own).clone(), &sentence.side),
        SentenceWord::Other => (named(own.other(), &sentence.opponent), words.names.get(own.other())),
        SentenceWord::Sight => {
            let mut engines = engines(words);
            let engine = engines.find(|(opponent, _)| *opponent == form.opponent);
            let names = Sight::ALL.iter().zip(&sentence.sights);
            let name = names.into_iter().find(|(own, _)| **own == sight);
            let name = engine.map(|(_, name)| name).or(name.map(|(_, name)| name));
            (name.cloned().unwrap_or_default(), words.sights.get(own.other()))
        }
        SentenceWord::Time => (time(words, &form.time), &sentence.time),
        SentenceWord::Place => {
            let [home, event] = &sentence.places;
            let place = if form.is_at_home { home } else { event };
            (place.clone(), &words.place)
        }
        SentenceWord::MoveWords => {
            let sample = words.vocabularies.iter().find(|(id, _)| *id == form.vocabulary);
            let sample = sample.map_or(form.vocabulary.as_str(), |(_, sample)| sample);
            (sample.to_owned(), &words.vocabulary)
        }
    };
    (value, label.clone())
}

/// The engines that may have the other seat.
fn engines(words: &NewGameWords) -> impl Iterator<Item = &(Opponent, String)> {
    let choices = words.opponents.choices.iter();
    choices.filter(|(opponent, _)| *opponent != Opponent::Person)
}

/// The time control as it is spoken.
pub(super) fn time(words: &NewGameWords, written: &str) -> String {
    if written.is_empty() || written == "none" {
        return words.sentence.no_clock.clone();
    }
    let preset = words.time_presets.iter().find(|(own, _)| own == written);
    preset.map_or_else(|| written.to_owned(), |(_, name)| name.clone())
}

/// The parts of the sentence: the text between words, or the word.
fn parts(pattern: &str) -> Vec<(&str, Option<SentenceWord>)> {
    let mut parts = Vec::new();
    let mut rest = pattern;
    while let Some((before, behind)) = rest.split_once('[') {
        let Some((number, after)) = behind.split_once(']') else {
            break;
        };
        let word = number
            .parse()
            .ok()
            .and_then(|number: usize| SentenceWord::ALL.get(number));
        parts.push((before, None));
        parts.push(("", word.copied()));
        rest = after;
    }
    parts.push((rest, None));
    parts
}

/// The sentence as Start says it: what is usual, and one's own name, are left out.
pub(super) fn short(words: &NewGameWords, form: &NewGameForm) -> String {
    let opponent = form.seats.get(own_side(form).other());
    let is_usual = form.opponent == Opponent::Person && opponent.sight == Sight::Sighted && opponent.name.is_empty();
    let pattern = if is_usual {
        &words.sentence.short_unnamed
    } else {
        &words.sentence.short
    };
    let part = |(text, word): (&str, Option<SentenceWord>)| {
        let Some(word) = word else { return text.to_owned() };
        let value = said(words, form, word).0;
        let sight = || said(words, form, SentenceWord::Sight).0;
        match word {
            SentenceWord::Other if form.opponent != Opponent::Person => sight(),
            SentenceWord::Other if opponent.sight != Sight::Sighted => format!("{value} ({})", sight()),
            SentenceWord::Own
            | SentenceWord::Side
            | SentenceWord::Other
            | SentenceWord::Sight
            | SentenceWord::Time
            | SentenceWord::MoveWords
            | SentenceWord::Place => value,
        }
    };
    let about: String = parts(pattern).into_iter().map(part).collect();
    if form.vocabulary == words.vocabularies.first().map_or("", |(id, _)| id.as_str()) {
        return about;
    }
    let sample = said(words, form, SentenceWord::MoveWords).0;
    format!("{about} {}.", sample.rsplit(": ").next().unwrap_or_default())
}

/// Draws the sentence; Enter on a word opens its choices, and Enter on a choice leads back to Start.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let words = &screen.words.new_game;
    let base = base_of(window);
    close_with_enter(ui.ctx(), base, window);
    // A click in the frame in which a field appears would take the focus away from it again.
    let field = ui.data_mut(|data| data.remove_temp::<Option<Id>>(base.with("to field")));
    if let Some(field) = field.flatten() {
        ui.memory_mut(|memory| memory.request_focus(field));
    }
    let about = short(words, &window.pages.new_game.form);
    if window.pages.is_entered {
        let (start, how) = (&words.sentence.start, &words.sentence.how_to_change);
        reply.explored = Some(format!("{}. {start}: {about} {how}", words.title));
    }
    page(ui, base, accesskit::Role::Dialog, &words.title, |ui| {
        focus::scrolled(ui, |ui| {
            ui.heading(theme::strong(&words.title));
            ui.push_id("sentence", |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = 2.0;
                    for (text, word) in parts(&words.sentence.pattern) {
                        match word {
                            Some(word) => one(ui, base, words, word, window),
                            None => caption(ui, RichText::new(text).size(theme::sizes(ui.ctx()).large)),
                        }
                    }
                })
            });
            if let Some(word) = window.pages.new_game.open {
                ui.add_space(theme::GAP);
                choices(ui, base, words, word, &mut window.pages.new_game.form);
            }
            faults(ui, words, &window.pages.new_game.faults);
            ui.add_space(theme::GAP * 2.0);
            let begin = next_act(ui, base.with("begin"), &words.sentence, &about);
            window.hold_focus(ui.ctx(), begin.id);
            if ui
                .data_mut(|data| data.remove_temp::<bool>(base.with("to begin")))
                .is_some()
            {
                begin.request_focus();
            }
            if begin.clicked() {
                start(ui.ctx(), base, words, window, reply);
                if !window.pages.new_game.faults.is_empty() {
                    // The form asks for missing values.
                    window.pages.new_game.show_all();
                }
            }
            ui.add_space(theme::GAP);
            in_a_row(ui, |ui| {
                if plain_button(ui, base.with("rest"), &words.sentence.rest).clicked() {
                    window.pages.new_game.show_all();
                    ui.ctx().request_repaint();
                }
                if plain_button(ui, base.with("leave"), &words.cancel).clicked() {
                    window.turn_to(ui.ctx(), Page::Game);
                }
            });
        });
    });
}

/// Handles Enter among the choices of a word: it takes the present choice, and the keyboard is on Start.
fn close_with_enter(ctx: &egui::Context, base: Id, window: &mut Window) {
    let Some(word) = window.pages.new_game.open else { return };
    let ids = targets(base, word, &window.pages.new_game.form);
    let focused = ctx.memory(egui::Memory::focused);
    if focused.is_some_and(|id| ids.contains(&id)) && keys::take_one(ctx, Key::Enter) {
        window.pages.new_game.open = None;
        ctx.data_mut(|data| data.insert_temp(base.with("to begin"), true));
    }
}

/// The focus targets among the choices of that word.
fn targets(base: Id, word: SentenceWord, form: &NewGameForm) -> Vec<Id> {
    const MOST: usize = 16;
    let own = own_side(form);
    match word {
        SentenceWord::Own => vec![base.with(("name", own.is_white()))],
        SentenceWord::Other => vec![base.with(("name", own.other().is_white()))],
        SentenceWord::Side
        | SentenceWord::Sight
        | SentenceWord::Time
        | SentenceWord::Place
        | SentenceWord::MoveWords => {
            let group = base.with(("word", word));
            (0..MOST).map(|index| group.with(("radio", index))).collect()
        }
    }
}

/// Draws a word that can be changed.
fn one(ui: &mut egui::Ui, base: Id, words: &NewGameWords, word: SentenceWord, window: &mut Window) {
    let state = &mut window.pages.new_game;
    let (value, label) = said(words, &state.form, word);
    let is_open = state.open == Some(word);
    let text = RichText::new(&value).size(theme::sizes(ui.ctx()).large).underline();
    let mut button = Button::new(text.clone()).wrap_mode(egui::TextWrapMode::Extend);
    let wide = egui::WidgetText::from(text).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        egui::TextStyle::Button,
    );
    // Only a text wider than the window is wrapped.
    if wide.size().x + ui.spacing().button_padding.x * 2.0 > ui.max_rect().width() {
        button = button.wrap();
    }
    let response = ui.add(button);
    focus_frame(ui, &response);
    let name = format!("{label}: {value}");
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(name.as_str());
        node.set_expanded(is_open);
    });
    focus::name(ui.ctx(), response.id, || name);
    if response.clicked() {
        state.open = (!is_open).then_some(word);
        let ids = targets(base, word, &state.form);
        let at = chosen(words, &state.form, word).unwrap_or_default();
        if let Some(id) = ids.get(at).filter(|_| !is_open) {
            ui.data_mut(|data| data.insert_temp(base.with("to field"), Some(*id)));
            ui.ctx().request_repaint();
        }
    }
}

/// The index of the word's present choice; none for names.
fn chosen(words: &NewGameWords, form: &NewGameForm, word: SentenceWord) -> Option<usize> {
    let own = own_side(form);
    match word {
        SentenceWord::Own | SentenceWord::Other => None,
        SentenceWord::Side => Some(usize::from(own == Color::Black)),
        SentenceWord::Sight if form.opponent != Opponent::Person => {
            let engine = engines(words).position(|(opponent, _)| *opponent == form.opponent);
            engine.map(|at| Sight::ALL.len() + at)
        }
        SentenceWord::Sight => {
            let sight = form.seats.get(own.other()).sight;
            Sight::ALL.iter().position(|one| *one == sight)
        }
        SentenceWord::Time => words.time_presets.iter().position(|(written, _)| *written == form.time),
        SentenceWord::Place => Some(usize::from(!form.is_at_home)),
        SentenceWord::MoveWords => words.vocabularies.iter().position(|(id, _)| *id == form.vocabulary),
    }
}

/// The choices of a word.
fn choices(ui: &mut egui::Ui, base: Id, words: &NewGameWords, word: SentenceWord, form: &mut NewGameForm) {
    let own = own_side(form);
    let (_, label) = said(words, form, word);
    let names: Vec<&str> = match word {
        SentenceWord::Own | SentenceWord::Other => {
            let side = if word == SentenceWord::Own { own } else { own.other() };
            let id = base.with(("name", side.is_white()));
            text(ui, id, &label, &mut form.seats.get_mut(side).name);
            return;
        }
        SentenceWord::Side => Color::ALL.map(|side| words.sentence.sides.get(side).as_str()).to_vec(),
        SentenceWord::Sight => {
            let sights = words.sight_names.iter();
            let engines = engines(words).filter(|_| form.is_at_home).map(|(_, name)| name);
            sights.chain(engines).map(String::as_str).collect()
        }
        SentenceWord::Time => words.time_presets.iter().map(|(_, name)| name.as_str()).collect(),
        SentenceWord::Place => words.place_names.iter().map(String::as_str).collect(),
        SentenceWord::MoveWords => words.vocabularies.iter().map(|(_, sample)| sample.as_str()).collect(),
    };
    let group = RadioGroup {
        id: base.with(("word", word)),
        label: &label,
        names,
        chosen: chosen(words, form, word),
        not_chosen: &words.not_chosen,
    };
    let Some(to) = group.show(ui) else { return };
    match word {
        SentenceWord::Own | SentenceWord::Other => {}
        SentenceWord::Side => {
            if to != usize::from(own == Color::Black) {
                let seats = &mut form.seats;
                std::mem::swap(&mut seats.white, &mut seats.black);
            }
        }
        SentenceWord::Sight => {
            let engine = to.checked_sub(Sight::ALL.len());
            let engine = engine.and_then(|at| engines(words).nth(at));
            form.opponent = engine.map_or(Opponent::Person, |(opponent, _)| opponent.clone());
            form.seats.get_mut(own.other()).sight = Sight::ALL.get(to).copied().unwrap_or_default();
        }
        SentenceWord::Time => {
            if let Some((written, _)) = words.time_presets.get(to) {
                form.time.clone_from(written);
            }
        }
        SentenceWord::MoveWords => {
            if let Some((id, _)) = words.vocabularies.get(to) {
                form.vocabulary.clone_from(id);
            }
        }
        SentenceWord::Place => {
            form.is_at_home = to == 0;
            if !form.is_at_home {
                form.opponent = Opponent::Person;
            }
        }
    }
}

/// Draws the one filled button; its name includes the sentence, for listeners.
fn next_act(ui: &mut egui::Ui, id: Id, words: &SentenceWords, about: &str) -> egui::Response {
    let name = &words.start;
    let palette = theme::palette(ui.ctx());
    let text = theme::strong(name)
        .size(theme::sizes(ui.ctx()).large)
        .color(palette.on_chosen);
    let button = Button::new(text).fill(palette.chosen).min_size(Vec2::new(160.0, 56.0));
    let response = centred(ui, id, button);
    focus_frame(ui, &response);
    let told = format!("{name}: {about}");
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(told.as_str());
        node.set_description(words.how_to_change.as_str());
    });
    focus::name(ui.ctx(), response.id, || told);
    response
}
