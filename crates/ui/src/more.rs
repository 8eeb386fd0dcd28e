//! The page of all other possible actions: those that would be in the way on a screen, and rare ones.

use egui::{self, Event, RichText, accesskit};

use super::button_group::{button_group, step_to};
use super::page::Page;
use super::pages::page;
use super::widgets::buttons::{ButtonStyle, plain_button};
use super::window::Window;
use super::{Reply, focus, theme};
use controls::catalogue::{Control, OpponentButton, Pane};
use display::{ButtonPlace, ButtonView, Screen};

/// The buttons of that page, in the order of the catalogue.
fn on_the_page<'a>(screen: &'a Screen, window: &Window) -> Vec<&'a ButtonView> {
    let has_keyboard = window.has_keyboard(screen);
    let is_here = |view: &&ButtonView| {
        let row = view.control.row();
        let is_reached = window.is_root()
            || screen.desk.is_some()
            || match row.beside {
                Some(OpponentButton::InSight | OpponentButton::More) => true,
                Some(OpponentButton::Typed) => has_keyboard,
                None => false,
            };
        row.button.is_some() && is_reached && view.stands != ButtonPlace::Nowhere
    };
    screen.buttons.iter().filter(is_here).collect()
}

/// Draws the page. The arrows go from one button to the next, a letter to the next that begins with it; Escape leads
/// back.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let views = on_the_page(screen, window);
    let Some(title) = screen.button(Control::More).map(|button| &button.name) else {
        return;
    };
    let base = window.base.with("more");
    if window.has_keyboard(screen) {
        take_letters(ui, window, &views, reply);
    }
    page(ui, base, accesskit::Role::Dialog, title, |ui| {
        focus::scrolled(ui, |ui| {
            ui.heading(RichText::new(title).strong());
            let style = ButtonStyle {
                keyboard: window.keyboard(screen),
                ..ButtonStyle::default()
            };
            button_group(ui, screen, window, PANE, &views, style, reply);
            ui.add_space(theme::GAP);
            if plain_button(ui, base.with("close"), &screen.words.close).clicked() {
                window.turn_to(ui.ctx(), Page::Game);
            }
        });
    });
    let first = window.groups.entrance(PANE, &views);
    if let Some(id) = first
        .and_then(|first| window.groups.id(first))
        .filter(|_| window.has_keyboard(screen))
    {
        window.hold_focus(ui.ctx(), id);
    }
    if window.pages.is_entered {
        let here = first.and_then(|first| screen.button(first));
        reply.explored = here.map(|here| format!("{title}: {}", here.name));
    }
}

/// The pane under which the page's group is kept.
const PANE: Pane = Pane::Other;

/// Handles a letter, which leads to the next button whose name begins with it.
fn take_letters(ui: &egui::Ui, window: &mut Window, views: &[&ButtonView], reply: &mut Reply) {
    let mut typed = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Text(text) = event else { return true };
            typed.extend(text.chars().flat_map(char::to_lowercase));
            false
        });
    });
    for letter in typed {
        let now = window.groups.entrance(PANE, views);
        let here = views
            .iter()
            .position(|view| Some(view.control) == now)
            .unwrap_or_default();
        let mut after = views.iter().cycle().skip(here + 1).take(views.len());
        if let Some(next) = after.find(|view| view.name.chars().flat_map(char::to_lowercase).next() == Some(letter)) {
            step_to(ui.ctx(), window, PANE, next, reply);
        }
    }
}
