//! The sheet of all other possible actions next to the board: those that would be in the way on a screen, and rare ones.

use egui::{self, Event, Vec2, accesskit};

use super::button_group::{headed_group, step_to};
use super::page::Page;
use super::pages::page;
use super::player::{Arrangement, board, part};
use super::widgets::buttons::{ButtonStyle, plain_button};
use super::widgets::clock;
use super::widgets::move_line::caption;
use super::widgets::text_field::text;
use super::window::{Window, pane_name};
use super::{Reply, banner, focus, keys, theme};
use controls::catalogue::{Control, ControlAct, OpponentButton, Pane, Switch, WindowAct};
use controls::keymap::{Key as OurKey, KeyName};
use display::{ButtonPlace, ButtonView, Screen};

/// The height in points from which the title and the search stay in sight.
const HIGH: f32 = 300.0;

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

/// The pane whose heading a control stands under; none for the program itself: its help, settings and windows.
fn heading(control: Control) -> Option<Pane> {
    let row = control.row();
    let is_program = match row.act {
        ControlAct::Switch(switch) => switch != Switch::Board,
        ControlAct::Window(does) => matches!(
            does,
            WindowAct::Help
                | WindowAct::Manual
                | WindowAct::Guide
                | WindowAct::Settings
                | WindowAct::HandOver
                | WindowAct::DeskWindow
                | WindowAct::OpponentsWindow
        ),
        ControlAct::Ask(..)
        | ControlAct::About(_)
        | ControlAct::Do(..)
        | ControlAct::Board(_)
        | ControlAct::Field
        | ControlAct::Focus => matches!(control, Control::Larger | Control::Smaller | Control::BoardAlone),
    };
    row.button.filter(|_| !is_program)
}

/// The buttons that have one of the sought words, below their headings.
fn grouped<'a>(
    screen: &'a Screen,
    views: &[&'a ButtonView],
    search: &str,
    has_keyboard: bool,
) -> Vec<(&'a str, Vec<&'a ButtonView>)> {
    let words: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
    let has_all = |view: &&ButtonView| {
        let text = format!("{} {}", view.name, view.help).to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let of = |pane: Option<Pane>| {
        let own = views.iter().copied().filter(|view| heading(view.control) == pane);
        own.filter(has_all).collect::<Vec<_>>()
    };
    let named = |pane| (pane_name(screen, pane).unwrap_or_default(), of(Some(pane)));
    let mut all: Vec<(&str, Vec<&ButtonView>)> = ORDER.into_iter().map(named).collect();
    // A person with the mouse looks for the acts of the game first.
    all.insert(if has_keyboard { 0 } else { ORDER.len() }, (PROGRAM, of(None)));
    all.retain(|(_, own)| !own.is_empty());
    all
}

/// The help for the button with the focus, if the page is open.
pub(super) fn help(window: &Window, screen: &Screen) -> Option<String> {
    if window.pages.open != Page::More {
        return None;
    }
    let views = on_the_page(screen, window);
    let groups = grouped(screen, &views, &window.pages.more_search, window.has_keyboard(screen));
    let views: Vec<&ButtonView> = groups.into_iter().flat_map(|(_, own)| own).collect();
    let here = window.groups.entrance(PANE, &views)?;
    screen.button(here).map(|button| button.help.clone())
}

/// Draws the further acts in a sheet next to the board and the clocks, which stay in sight; as a page where there is no room for that.
pub(super) fn show(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    panel: Vec2,
    now_ms: u64,
    reply: &mut Reply,
) {
    let room = ui.available_rect_before_wrap();
    // A board with the sheet below it would leave no room for the acts.
    let place = theme::next_to_board(ui.ctx(), room, Vec2::new(panel.x, f32::INFINITY));
    let sheet = match Arrangement::of(ui.ctx(), &place) {
        Arrangement::Fixed(rest) => rest,
        Arrangement::Column(_) | Arrangement::Two(..) | Arrangement::Corner(..) => room,
    };
    let mut sheet_ui = part(ui, "sheet", sheet);
    if sheet != room {
        clock::line(
            &mut sheet_ui,
            window.base,
            screen,
            theme::sizes(ui.ctx()).clock * 0.6,
            now_ms,
        );
    }
    acts(&mut sheet_ui, screen, window, reply);
    if sheet != room {
        board(&mut part(ui, "left", room), screen, window, place.size, reply);
    }
    ui.advance_cursor_after_rect(room);
}

/// Draws the acts. The arrows go from one button to the next, a letter to the next that begins with it; Escape leads back.
fn acts(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let views = on_the_page(screen, window);
    let Some(title) = screen.button(Control::More).map(|button| &button.name) else {
        return;
    };
    let base = window.base.with("more");
    let field = base.with("search");
    let has_keyboard = window.has_keyboard(screen);
    if window.pages.is_entered {
        window.pages.more_search.clear();
    }
    let to_field = has_keyboard && keys::take_pressed(ui.ctx(), OurKey::ctrl(KeyName::Letter('f')));
    if to_field {
        ui.memory_mut(|memory| memory.request_focus(field));
    }
    let search = window.pages.more_search.clone();
    let groups = grouped(screen, &views, &search, has_keyboard);
    let views: Vec<&ButtonView> = groups.iter().flat_map(|(_, own)| own.iter().copied()).collect();
    if has_keyboard && !ui.memory(|memory| memory.has_focus(field)) {
        take_letters(ui, window, &views, reply);
    }
    let head = |ui: &mut egui::Ui, window: &mut Window| {
        ui.horizontal(|ui| {
            ui.heading(theme::strong(title));
            if plain_button(ui, base.with("close"), &screen.words.close).clicked() {
                window.turn_to(ui.ctx(), Page::Game);
            }
        });
        if has_keyboard {
            let label = &screen.words.more_search;
            text(ui, field, label, &mut window.pages.more_search);
        }
    };
    page(ui, base, accesskit::Role::Dialog, title, |ui| {
        let is_high = ui.available_height() >= HIGH * theme::look(ui.ctx()).text;
        if is_high {
            head(ui, window);
        }
        focus::scrolled(ui, |ui| {
            // In a low window an act would have no room below the head.
            if !is_high {
                head(ui, window);
            }
            // In the line at the lower edge they may be cut.
            for warning in banner::all(screen) {
                caption(ui, warning);
            }
            let style = ButtonStyle {
                keyboard: window.keyboard(screen),
                ..ButtonStyle::default()
            };
            headed_group(ui, screen, window, PANE, &groups, style, reply);
        });
    });
    let first = window.groups.entrance(PANE, &views);
    if let Some(id) = first.and_then(|first| window.groups.id(first)).filter(|_| has_keyboard) {
        window.hold_focus(ui.ctx(), id);
    }
    if window.pages.is_entered {
        let here = first.and_then(|first| screen.button(first));
        reply.explored = here.map(|here| format!("{title}: {}", here.name));
    }
}

/// The heading over the acts of the program itself.
const PROGRAM: &str = "Annabella";

/// The panes in the order of their headings.
const ORDER: [Pane; 7] = [
    Pane::Game,
    Pane::Clocks,
    Pane::Board,
    Pane::MoveLine,
    Pane::Sheet,
    Pane::Log,
    Pane::Other,
];

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
