//! The questions of a first start, one after the other: answered with the arrows, without seeing.

use egui::{self, Key, RichText, ScrollArea, accesskit};

use super::page::Page;
use super::page_states::SecondPress;
use super::pages::page;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::list::ListWidget;
use super::widgets::move_line::caption;
use super::widgets::text_field::text;
use super::window::Window;
use super::{PresentReader, Reply, focus, keys, theme};
use controls::intent::Intent;
use controls::settings::SettingsIntent;
use display::Screen;
use display::settings::{RowSubject, SettingRow};
use settings::Setting;

/// The help for the question that is asked, if one is.
pub(super) fn help(window: &Window, screen: &Screen) -> Option<String> {
    let view = screen
        .personal
        .settings
        .as_ref()
        .filter(|_| window.pages.open == Page::FirstStart)?;
    let (setting, _) = view.first.questions.get(window.pages.first_start.at)?;
    let row = view
        .rows
        .iter()
        .find(|row| row.about == RowSubject::Setting(*setting))?;
    let voice = Some(&view.first.voice).filter(|_| *setting == Setting::Output);
    let parts = [Some(&row.help), voice, Some(&view.first.hint)];
    Some(
        parts
            .into_iter()
            .flatten()
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join(" "),
    )
}

/// Draws the question. Enter continues, Backspace goes back, Escape pressed twice leaves the rest as it is.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let Some(view) = screen.personal.settings.clone() else {
        return;
    };
    let Some((setting, question)) = view.first.questions.get(window.pages.first_start.at) else {
        return;
    };
    let Some(row) = view.rows.iter().find(|row| row.about == RowSubject::Setting(*setting)) else {
        return;
    };
    let base = window.base.with("first-start");
    // Each question has a node of its own: a reader is not told of new contents in a node that keeps the focus.
    let at = window.pages.first_start.at;
    let (list, field) = (base.with(("list", at)), base.with(("field", at)));
    let target = if row.is_text { field } else { list };
    // The key that brings the built-in voice back changes the answer from outside.
    if *setting == Setting::Output && window.pages.first_start.output != row.typed {
        window.pages.first_start.output.clone_from(&row.typed);
        window.pages.first_start.list.line = row.at;
    }
    if window.pages.is_entered || window.pages.first_start.is_new {
        ui.memory_mut(|memory| memory.request_focus(target));
        window.pages.first_start.list.line = row.at;
        window.pages.first_start.is_looked_at = false;
        window.pages.first_start.name.clone_from(&row.typed);
    }
    window.hold_focus(ui.ctx(), target);
    let number = view.first.numbers.get(at).map_or("", String::as_str);
    let numbered = format!("{number}. {question}");
    speak(row, &numbered, &view.first.how, window, reply);
    let back_is_typed = row.is_text && !window.pages.first_start.name.is_empty();
    let goes_back = !back_is_typed && keys::take_one(ui.ctx(), Key::Backspace);
    let escapes = keys::take_one(ui.ctx(), Key::Escape);
    let has_focus = ui.memory(|memory| memory.has_focus(target));
    let mut goes_on = has_focus && keys::take_one(ui.ctx(), Key::Enter);
    let mut goes_back = goes_back;
    let before = window.pages.first_start.list.line;
    // A reader would say with each question of a dialog its name, that it is one, and all its labels. Outside a dialog Orca says
    // the answer alone: the question stands before it.
    page(ui, base, accesskit::Role::GenericContainer, "", |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width() - theme::GAP);
            for text in [
                RichText::new(number),
                theme::strong(question).heading(),
                RichText::new(format!("{} {}", view.first.how, view.first.hint)),
            ] {
                caption(ui, text);
            }
            if row.is_text {
                text(ui, field, &numbered, &mut window.pages.first_start.name);
            } else {
                // The key that brings the built-in voice back stands with the choices that silence it.
                let named = |(word, text): &(String, String)| {
                    if *setting == Setting::Output && leaves_to_the_reader(word) {
                        format!("{text}. {}", view.first.voice)
                    } else {
                        text.clone()
                    }
                };
                let options = row.options.iter().map(named).collect();
                let is_looked_at = window.pages.first_start.is_looked_at;
                let widget = ListWidget {
                    question: (!is_looked_at).then_some((before, numbered.as_str())),
                    height: (ui.available_height() - 90.0).clamp(90.0, 400.0),
                    ..ListWidget::new(list, &view.first.answers, options)
                };
                widget.show(ui, &mut window.pages.first_start.list, reply);
            }
            ui.add_space(theme::GAP);
            in_a_row(ui, |ui| {
                goes_on |= plain_button(ui, base.with("next"), &view.first.next).clicked();
                goes_back |= plain_button(ui, base.with("back"), &view.first.back).clicked();
            });
            focus::follow(ui);
        });
    });
    if window.pages.first_start.is_left {
        return;
    }
    if escapes && window.pages.first_start.asks_again == Some(SecondPress::Skip) {
        leave(window, reply);
        return;
    }
    let chosen = window.pages.first_start.list.line;
    let is_answered = goes_on || goes_back || chosen != before;
    window.pages.first_start.is_looked_at |= chosen != before;
    let word = row.options.get(chosen).map_or("", |(word, _)| word.as_str());
    let is_unheard = *setting == Setting::Output && leaves_to_the_reader(word) && !PresentReader::of(ui.ctx()).is_there;
    let asks_again = &mut window.pages.first_start.asks_again;
    if escapes {
        reply.tell.push(view.first.escape.clone());
        *asks_again = Some(SecondPress::Skip);
    } else if goes_on && is_unheard && *asks_again != Some(SecondPress::Unheard) {
        goes_on = false;
        reply.tell.push(view.first.unheard.clone());
        *asks_again = Some(SecondPress::Unheard);
    } else if is_answered {
        *asks_again = None;
    }
    // The choice is applied at once, so that the language is heard, or a tone in the headphones; the voice only with Enter,
    // because a person without a screen reader would be left in silence.
    let is_applied = if *setting == Setting::Output {
        goes_on && chosen != row.at
    } else {
        chosen != before
    };
    if !row.is_text && is_applied {
        reply.intents.push(Intent::set_row(*setting, word));
    }
    window.pages.first_start.is_new = false;
    if goes_on {
        if row.is_text {
            reply
                .intents
                .push(Intent::set_row(*setting, &window.pages.first_start.name));
        }
        if window.pages.first_start.at + 1 < view.first.questions.len() {
            window.pages.first_start.at += 1;
            window.pages.first_start.is_new = true;
        } else {
            leave(window, reply);
        }
    } else if goes_back && window.pages.first_start.at > 0 {
        window.pages.first_start.at -= 1;
        window.pages.first_start.is_new = true;
    }
    if window.pages.first_start.is_new {
        ui.ctx().request_repaint();
    }
}

/// True if with that output the built-in voice says nothing.
fn leaves_to_the_reader(output: &str) -> bool {
    ["screen-reader", "braille"].contains(&output)
}

/// Speaks the question when it is new, and again when the language has changed.
fn speak(row: &SettingRow, question: &str, how: &str, window: &mut Window, reply: &mut Reply) {
    if window.pages.first_start.asked == question && !window.pages.is_entered {
        return;
    }
    let is_first = window.pages.first_start.asked.is_empty();
    question.clone_into(&mut window.pages.first_start.asked);
    // The way to answer is said once; afterwards the question and the present choice are enough.
    reply.explored = Some(if is_first {
        format!("{question} {}. {how}", row.value)
    } else {
        format!("{question} {}.", row.value)
    });
}

/// Begins the game: answers given apply, the rest stays as it was.
fn leave(window: &mut Window, reply: &mut Reply) {
    window.pages.first_start.is_left = true;
    reply.intents.push(Intent::Settings(SettingsIntent::Begin));
}
