//! The page of everything else that can be done now: what would be in the way on a screen, and what is rare. At the desk it
//! leads to the other pages, too.

use eframe::egui::{self, Event, Id, RichText, Vec2, accesskit};

use super::desk_pages::{self, DeskPage};
use super::pages::page;
use super::widgets::buttons::{ButtonStyle, control_button, plain_button};
use super::window::{Page, Window, pane_name};
use super::{Reply, focus, keys, theme};
use crate::controls::catalogue::{Beside, Control, Pane};
use crate::display::desk::DeskView;
use crate::display::{ButtonView, Screen, Stands};

/// From this width on, in points at the ordinary size of letters, the buttons stand in three columns.
const WIDE: f32 = 800.0;

/// What stands on a button of the page.
enum Item<'a> {
    Page(DeskPage, &'a str),
    Control(&'a ButtonView),
}

impl Item<'_> {
    fn name(&self) -> &str {
        match self {
            Self::Page(_, name) => name,
            Self::Control(view) => &view.name,
        }
    }
}

/// Buttons below a heading; the heading may be empty.
type Group<'a> = (&'a str, Vec<Item<'a>>);

/// What stands on the page of the desk: the other pages, and every act that can be done now, by the pane it belongs to.
fn at_the_desk<'a>(screen: &'a Screen, desk: &'a DeskView) -> Vec<Group<'a>> {
    let pages = DeskPage::ALL.into_iter();
    let pages = pages.filter_map(|page| Some(Item::Page(page, page.title(desk)?)));
    let mut groups = vec![("", pages.collect())];
    for pane in Pane::RING {
        let is_of = |view: &&ButtonView| view.control.row().button == Some(pane) && view.act.is_ok();
        let own: Vec<Item<'_>> = screen.buttons.iter().filter(is_of).map(Item::Control).collect();
        groups.extend((!own.is_empty()).then(|| (pane_name(screen, pane).unwrap_or_default(), own)));
    }
    groups
}

/// What stands on a player's page, in the order of the catalogue.
fn at_a_board<'a>(screen: &'a Screen, window: &Window) -> Vec<Group<'a>> {
    let has_keyboard = window.has_keyboard(screen);
    let is_here = |view: &&ButtonView| {
        let row = view.control.row();
        let is_reached = window.is_root()
            || match row.beside {
                Some(Beside::InSight | Beside::More) => true,
                Some(Beside::Typed) => has_keyboard,
                None => false,
            };
        row.button.is_some() && is_reached && view.stands != Stands::Nowhere
    };
    vec![("", screen.buttons.iter().filter(is_here).map(Item::Control).collect())]
}

/// Draws the page. It is one Tab stop: the arrows go from one button to the next, a letter to the next that begins with it;
/// Escape leads back.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let (title, groups) = match &screen.desk {
        Some(desk) if desk.pin.is_none() => (Some(&desk.pages.more), at_the_desk(screen, desk)),
        // What is locked by the PIN is not shown.
        Some(_) => (None, Vec::new()),
        None => {
            let own = screen.button(Control::More).map(|button| &button.name);
            (own, at_a_board(screen, window))
        }
    };
    let Some(title) = title else {
        window.turn_to(ui.ctx(), Page::Game);
        return;
    };
    let base = window.base.with("more");
    let place = base.with("items");
    let stop = stop(ui.ctx(), (window, screen), base, &groups, reply);
    if window.pages.is_entered {
        let first = groups.iter().flat_map(|(_, own)| own).next();
        reply.explored = first.map(|first| format!("{title}: {}", first.name()));
    }
    let mut drawn = Vec::new();
    let mut pressed = None;
    page(ui, base, accesskit::Role::Dialog, title, |ui| {
        focus::scrolled(ui, |ui| {
            ui.heading(RichText::new(title).strong());
            let (columns, width) = columns(ui);
            for (name, own) in &groups {
                if !name.is_empty() {
                    ui.label(RichText::new(*name).strong());
                }
                for row in own.chunks(columns) {
                    ui.horizontal_top(|ui| {
                        for item in row {
                            let at = drawn.len();
                            let is_stop = at == stop && window.has_keyboard(screen);
                            let (id, is_pressed) = draw(ui, (item, base.with(("item", at))), width, is_stop);
                            drawn.push(id);
                            pressed = if is_pressed { Some(item) } else { pressed };
                        }
                    });
                }
            }
            ui.add_space(theme::GAP);
            if plain_button(ui, base.with("close"), &screen.words.close).clicked() {
                window.turn_to(ui.ctx(), Page::Game);
            }
        });
    });
    ui.data_mut(|data| data.insert_temp(place, drawn));
    match (pressed, &screen.desk) {
        (Some(Item::Page(page, _)), Some(desk)) => desk_pages::turn_to(ui.ctx(), window, *page, desk),
        (Some(Item::Control(view)), _) => window.run(&ui.ctx().clone(), view.control, screen, reply),
        (Some(Item::Page(..)) | None, _) => {}
    }
}

/// In how many columns the buttons stand, and how wide one of them is, in points.
fn columns(ui: &egui::Ui) -> (usize, f32) {
    let is_wide = ui.available_width() >= WIDE * theme::look(ui.ctx()).text;
    let (columns, count) = if is_wide { (3, 3.0) } else { (1, 1.0) };
    let gap = ui.spacing().item_spacing.x;
    (columns, (ui.available_width() + gap) / count - gap)
}

/// Which button is the Tab stop, after the arrows and the letters; it has the focus.
fn stop(
    ctx: &egui::Context,
    (window, screen): (&mut Window, &Screen),
    base: Id,
    groups: &[Group<'_>],
    reply: &mut Reply,
) -> usize {
    // The buttons' identities, from the frame before.
    let ids: Vec<Id> = ctx.data(|data| data.get_temp(base.with("items"))).unwrap_or_default();
    let place = base.with("stop");
    let before = ctx.data(|data| data.get_temp::<usize>(place)).unwrap_or_default();
    let before = if window.pages.is_entered { 0 } else { before };
    let asked = ids.iter().position(|id| focus::is_asked_for(ctx, *id));
    let focused = ids.iter().position(|id| ctx.memory(|memory| memory.has_focus(*id)));
    let mut to = asked.or(focused).unwrap_or(before);
    if focused.is_some() {
        let last = ids.len().saturating_sub(1);
        keys::take(ctx, |down| {
            let step = focus::step_in_row(down, to, last);
            to = step.unwrap_or(to);
            step.is_some()
        });
        let items: Vec<&Item<'_>> = groups.iter().flat_map(|(_, own)| own).collect();
        let step = letters(ctx).fold(to, |at, letter| next_with(letter, &items, at));
        if step != before || asked.is_some() {
            reply.explored = items.get(step).map(|item| item.name().to_owned());
        }
        to = step;
    }
    if (asked.is_some() || focused.is_some_and(|at| at != to))
        && let Some(id) = ids.get(to)
    {
        ctx.memory_mut(|memory| memory.request_focus(*id));
    }
    if let Some(id) = ids.get(to).filter(|_| window.has_keyboard(screen)) {
        window.hold_focus(ctx, *id);
        focus::keep_arrows(ctx, *id);
    }
    ctx.data_mut(|data| data.insert_temp(place, to));
    to
}

/// The letters typed in this frame, small ones.
fn letters(ctx: &egui::Context) -> impl Iterator<Item = char> {
    let mut typed = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Text(text) = event else { return true };
            typed.extend(text.chars().flat_map(char::to_lowercase));
            false
        });
    });
    typed.into_iter()
}

/// The next button after this one whose name begins with the letter, or this one.
fn next_with(letter: char, items: &[&Item<'_>], here: usize) -> usize {
    let begins = |item: &Item<'_>| item.name().chars().flat_map(char::to_lowercase).next() == Some(letter);
    let mut after = items.iter().enumerate().cycle().skip(here + 1).take(items.len());
    after.find(|(_, item)| begins(item)).map_or(here, |(at, _)| at)
}

fn draw(ui: &mut egui::Ui, (item, base): (&Item<'_>, Id), width: f32, is_stop: bool) -> (Id, bool) {
    let style = ButtonStyle {
        least: Vec2::new(width, 0.0),
        is_mouse_only: !is_stop,
        ..ButtonStyle::default()
    };
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(style.least, layout, |ui| match item {
        Item::Control(view) => {
            let drawn = control_button(ui, base, view, style);
            focus::name(ui.ctx(), drawn.id, || view.name.clone());
            (drawn.id, drawn.is_pressed)
        }
        Item::Page(_, name) => {
            let response = plain_button(ui, base, name);
            (response.id, response.clicked())
        }
    })
    .inner
}
