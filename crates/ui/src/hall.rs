//! The page of the hall desk: all tables in one list, those that need the arbiter first; a line for commands; the log.

use std::borrow::Cow;
use std::sync::Arc;

use egui::{self, Event, Id, Key, Modifiers, TextStyle, accesskit};

use super::arbiter::UNSEEN_SECONDS;
use super::live_region::{Announces, LiveRegion, Urgency};
use super::widgets::buttons::{in_a_row, plain_button, plain_buttons};
use super::widgets::list::{Growth, ListState, ListWidget};
use super::widgets::long_list::{self, LongList, LongState, SeenLines, VisibleLine};
use super::widgets::move_line::{LineNews, LineState, LineWidget};
use super::{Reply, focus, keys, theme};
use controls::catalogue::{Control, Pane};
use controls::keymap::Keymap;
use display::FieldView;
use hall::screen::{DeskPage, DoorView, HallIntent, HallScreen, RowView};

/// The parts that F6 goes through, in their order.
const PARTS: [&str; 5] = ["tables", "line", "search", "said", "rulings"];

/// The least height of the list of tables, and of sentences, and the height of that of rulings, in points.
const LEAST_TABLES: f32 = 110.0;
const LEAST_SAID: f32 = 140.0;
const RULINGS: f32 = 80.0;
/// The least height of the newcomers at the door, in points: one with both answers, and the edge of the next.
const LEAST_DOOR: f32 = 96.0;
/// The height of the lines for commands and for a search, and of the names of the lists, in points.
const LINES: f32 = 240.0;

/// A row that has gone meanwhile.
const NO_ROW: &[String; 4] = &[const { String::new() }; 4];

/// The page between frames.
pub struct HallPage {
    base: Id,
    live: LiveRegion,
    tables: LongState,
    said: ListState,
    rulings: ListState,
    line: LineState,
    search: LineState,
    secret: LineState,
    /// True if a passphrase was asked for in the previous frame.
    was_secret: bool,
    /// The list that was shown in the previous frame.
    page: DeskPage,
    /// The newcomers in their rows, each with the time in seconds at which they came into that row.
    doors: Vec<(DoorView, f64)>,
    /// The part from which F6 continues; none before the first frame.
    part: Option<usize>,
    keymap: Keymap,
}

impl Default for HallPage {
    fn default() -> Self {
        Self {
            base: Id::unique("hall"),
            live: LiveRegion::default(),
            tables: LongState::default(),
            said: ListState::default(),
            rulings: ListState::default(),
            line: LineState::default(),
            search: LineState::default(),
            secret: LineState::default(),
            was_secret: false,
            page: DeskPage::default(),
            doors: Vec::new(),
            part: None,
            keymap: Keymap::default(),
        }
    }
}

/// The result of a frame of the page.
#[derive(Debug, Default, PartialEq)]
pub struct HallReply {
    /// The arbiter's intents, in order.
    pub intents: Vec<HallIntent>,
    /// The name of the line moved to, for the built-in voice.
    pub explored: Option<String>,
}

/// Handles the keys that work both on the list and at an open table: the next table that needs the arbiter, back to the
/// list, larger, smaller.
pub fn everywhere(ctx: &egui::Context) -> Option<HallIntent> {
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::CTRL, key));
    if pressed(Key::Plus) || pressed(Key::Equals) {
        theme::step_zoom(ctx, true);
    }
    if pressed(Key::Minus) {
        theme::step_zoom(ctx, false);
    }
    if pressed(Key::J) {
        return Some(HallIntent::Next);
    }
    pressed(Key::L).then_some(HallIntent::Close)
}

/// Draws the heading of the page.
fn heading(ui: &mut egui::Ui, name: &str) {
    let title = ui.heading(theme::strong(name));
    ui.ctx().accesskit_node_builder(title.id, |node| {
        node.set_role(accesskit::Role::Heading);
        node.set_level(1);
        // A label is read by its value, a heading by its name.
        node.set_label(name);
    });
}

/// The height of the rulings with their name, in points; nothing if there are none.
fn rulings_high(screen: &HallScreen) -> f32 {
    if screen.rulings.is_empty() { 0.0 } else { RULINGS * 2.0 }
}

impl HallPage {
    /// Adds words for the screen reader.
    pub fn say(&mut self, text: &str, urgency: Urgency) {
        self.live.announce(text, urgency);
    }

    fn id(&self, part: &str) -> Id {
        self.base.with(part)
    }

    /// Goes to the next of the first `count` parts, or the previous one, and begins at `first`.
    fn turn(&mut self, ctx: &egui::Context, first: usize, count: usize) {
        let (back, on) = ctx.input_mut(|input| {
            let back = input.consume_key(Modifiers::SHIFT, Key::F6);
            (back, input.consume_key(Modifiers::NONE, Key::F6))
        });
        let focused = ctx.memory(egui::Memory::focused);
        let here = PARTS.iter().position(|part| focused == Some(self.id(part)));
        let here = here.or(self.part);
        let to = match here {
            None => Some(first),
            Some(here) if on => Some((here + 1) % count),
            Some(here) if back => Some((here + count - 1) % count),
            Some(_) => None,
        };
        self.part = to.or(here);
        if let Some(part) = to.and_then(|to| PARTS.get(to)) {
            ctx.memory_mut(|memory| memory.request_focus(self.id(part)));
        }
    }

    /// Draws the name and the rulings of an open table above its page; returns the explored text, for the built-in
    /// voice.
    pub fn at_table(&mut self, ui: &mut egui::Ui, name: &str, screen: &HallScreen) -> Option<String> {
        let mut moved = Reply::default();
        egui::Frame::new().inner_margin(theme::GAP).show(ui, |ui| {
            heading(ui, name);
            if !screen.rulings.is_empty() {
                self.rulings(ui, screen, &mut moved, 48.0);
            }
        });
        moved.explored
    }

    fn rulings(&mut self, ui: &mut egui::Ui, screen: &HallScreen, moved: &mut Reply, height: f32) {
        ui.label(theme::strong(&screen.rulings_label));
        let rulings = ListWidget {
            growth: Growth::Bottom,
            height,
            ..ListWidget::new(self.id("rulings"), &screen.rulings_label, screen.rulings.clone())
        };
        rulings.show(ui, &mut self.rulings, moved);
    }

    /// Draws the page. `now_ms` is any running clock, in milliseconds.
    pub fn show(&mut self, ui: &mut egui::Ui, screen: &HallScreen, now_ms: u64) -> HallReply {
        let ctx = ui.ctx().clone();
        let mut reply = HallReply::default();
        let mut moved = Reply::default();
        theme::set_text_sizes(ui);
        keys::keep_arrows_from_moving_focus(&ctx);
        self.live.show(ui, self.base, now_ms, Announces::Always);
        if let Some(due) = self.live.due_in_ms(now_ms) {
            ctx.request_repaint_after(std::time::Duration::from_millis(due));
        }
        let is_secret = screen.secret.is_some();
        if std::mem::replace(&mut self.was_secret, is_secret) != is_secret {
            let part = if is_secret { "secret" } else { "line" };
            ctx.memory_mut(|memory| memory.request_focus(self.id(part)));
        }
        if let Some([question, label]) = &screen.secret {
            egui::Frame::new().inner_margin(theme::GAP).show(ui, |ui| {
                Self::title(ui, screen);
                ui.label(question);
                self.secret(ui, label, &mut reply);
            });
            return reply;
        }
        if !screen.keys.is_empty() {
            // Where there is no table yet, the first thing to do is to type.
            let first = usize::from(screen.rows.is_empty());
            self.turn(&ctx, first, PARTS.len() - usize::from(screen.rulings.is_empty()));
        }
        // Letters typed behind a click go to the command line.
        let is_typed = ctx.input(|input| input.events.iter().any(|event| matches!(event, Event::Text(_))));
        if is_typed && ctx.memory(egui::Memory::focused).is_none() {
            ctx.memory_mut(|memory| memory.request_focus(self.id("line")));
        }
        reply.intents.extend(everywhere(&ctx));
        egui::Frame::new().inner_margin(theme::GAP).show(ui, |ui| {
            let bottom = ui.available_rect_before_wrap().bottom();
            focus::scrolled(ui, |ui| {
                self.head(ui, screen, &mut reply);
                self.tables(ui, screen, &mut moved, &mut reply);
                self.lines(ui, screen, &mut reply);
                ui.label(theme::strong(&screen.said_label));
                let said = ListWidget {
                    growth: Growth::Bottom,
                    // Pairings, standings and help are read here: the list has the room that few tables leave.
                    height: (bottom - ui.cursor().top() - rulings_high(screen) - theme::GAP * 2.0).max(LEAST_SAID),
                    ..ListWidget::new(self.id("said"), &screen.said_label, screen.said.clone())
                };
                said.show(ui, &mut self.said, &mut moved);
                if !screen.rulings.is_empty() {
                    self.rulings(ui, screen, &mut moved, RULINGS);
                }
            });
        });
        reply.explored = reply.explored.or(moved.explored);
        reply
    }

    /// Draws the field for a passphrase alone: typed letters are neither shown nor read, and an empty line is an answer.
    fn secret(&mut self, ui: &mut egui::Ui, label: &str, reply: &mut HallReply) {
        let id = self.id("secret");
        let ctx = ui.ctx().clone();
        focus::name(&ctx, id, || label.to_owned());
        let has_focus = ctx.memory(|memory| memory.has_focus(id));
        let is_typing = |event: &Event| matches!(event, Event::Text(_) | Event::Paste(_) | Event::Ime(_));
        let is_empty = self.secret.text.is_empty() && !ctx.input(|input| input.events.iter().any(is_typing));
        if has_focus && is_empty && keys::take_one(&ctx, Key::Enter) {
            reply.intents.push(HallIntent::Line(String::new()));
        }
        let view = FieldView {
            label: label.to_owned(),
            hint: String::new(),
        };
        let line = LineWidget {
            id,
            view: &view,
            pane: Pane::MoveLine,
            enter: Control::Announce,
            size: theme::sizes(&ctx).large,
            keymap: &self.keymap,
            is_secret: true,
            takes_empty: false,
        };
        if let Some(typed) = line.show(ui, &mut self.secret) {
            self.secret = LineState::default();
            reply.intents.push(HallIntent::Line(typed));
        }
    }

    fn title(ui: &mut egui::Ui, screen: &HallScreen) {
        heading(ui, &screen.title);
        ui.ctx().accesskit_node_builder(egui::accesskit_root_id(), |node| {
            node.set_label(format!("{} – Annabella", screen.title));
        });
    }

    fn head(&mut self, ui: &mut egui::Ui, screen: &HallScreen, reply: &mut HallReply) {
        Self::title(ui, screen);
        ui.label(&screen.status);
        ui.label(&screen.keys);
        let names: Vec<&str> = screen.buttons.iter().map(|button| button.name.as_str()).collect();
        let pressed = plain_buttons(ui, |index| self.base.with(("button", index)), &names);
        let pressed = pressed.and_then(|index| screen.buttons.get(index));
        reply.intents.extend(pressed.map(|button| button.does.clone()));
        self.doors(ui, screen, reply);
    }

    /// Draws the newcomers at the door below the other buttons, in the room that the other parts leave. For a moment a newcomer
    /// takes no answer in a new row: the click was meant for the newcomer before, or for what was there.
    fn doors(&mut self, ui: &mut egui::Ui, screen: &HallScreen, reply: &mut HallReply) {
        let is_there = |slot: u32| screen.door.iter().any(|newcomer| newcomer.slot == slot);
        // From an answer that has gone the keyboard goes to the command line.
        let focused = ui.memory(egui::Memory::focused);
        let was_on = |slot: u32| {
            [true, false]
                .map(|yes| Some(self.base.with(("door", slot, yes))))
                .contains(&focused)
        };
        let mut gone = self
            .doors
            .iter()
            .map(|(newcomer, _)| newcomer.slot)
            .filter(|slot| !is_there(*slot));
        if gone.any(|slot| focused.is_none() || was_on(slot)) {
            ui.memory_mut(|memory| memory.request_focus(self.id("line")));
        }
        let now = ui.input(|input| input.time);
        let rows = screen.door.iter().enumerate().map(|(index, newcomer)| {
            let same = self.doors.get(index).filter(|(before, _)| before == newcomer);
            (newcomer.clone(), same.map_or(now, |(_, since)| *since))
        });
        self.doors = rows.collect();
        if self.doors.is_empty() {
            return;
        }
        let most = ui.available_height() - LEAST_TABLES - LINES - LEAST_SAID - rulings_high(screen);
        ui.scope(|ui| {
            // The bar says that more are waiting.
            ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
            focus::scrolled_to(ui, most.max(LEAST_DOOR), |ui| {
                for (newcomer, since) in &self.doors {
                    self.door(ui, screen, newcomer, now - since < UNSEEN_SECONDS, reply);
                }
            });
        });
        if let Some(question) = &reply.explored {
            self.live.announce(question, Urgency::Polite);
        }
    }

    /// Draws a newcomer at the door, with both answers; one that has just come into the row is read out instead of answered.
    fn door(&self, ui: &mut egui::Ui, screen: &HallScreen, newcomer: &DoorView, is_new: bool, reply: &mut HallReply) {
        ui.label(theme::strong(&newcomer.question));
        in_a_row(ui, |ui| {
            for (name, yes) in screen.answers.iter().zip([true, false]) {
                let answer = plain_button(ui, self.base.with(("door", newcomer.slot, yes)), name);
                let told = format!("{name}: {}", newcomer.question);
                ui.ctx().accesskit_node_builder(answer.id, |node| node.set_label(told));
                if answer.clicked() && is_new {
                    reply.explored = Some(newcomer.question.clone());
                } else if answer.clicked() {
                    reply.intents.push(HallIntent::Admit(newcomer.slot, yes));
                }
            }
        });
    }

    fn tables(&mut self, ui: &mut egui::Ui, screen: &HallScreen, moved: &mut Reply, reply: &mut HallReply) {
        let id = self.id("tables");
        let ctx = ui.ctx().clone();
        if self.page != screen.page {
            self.page = screen.page;
            self.tables = LongState::default();
            // Words typed there were about the other list.
            self.search = LineState::default();
            // A person who has typed the command hears its answer and types on.
            if !ctx.memory(|memory| memory.has_focus(self.id("line"))) {
                ctx.memory_mut(|memory| memory.request_focus(id));
                moved.explored = Some(screen.tables_label.clone());
            }
        }
        let leaves = screen.page != DeskPage::Tables && ctx.memory(|memory| memory.has_focus(id));
        if leaves && keys::take_one(&ctx, Key::Escape) {
            reply.intents.push(HallIntent::Show(DeskPage::Tables));
        }
        ui.label(theme::strong(&screen.tables_label));
        let enters = ctx.memory(|memory| memory.has_focus(id)) && keys::take_one(&ctx, Key::Enter);
        let line = |index: usize| {
            let row = screen.rows.get(index);
            (row.map_or(Cow::Borrowed(""), |row| Cow::Borrowed(row.text.as_str())), 0)
        };
        let nothing = |_| (Cow::Borrowed(screen.nothing.as_str()), 0);
        let is_empty = screen.rows.is_empty();
        let seen = |index: usize| {
            let row = screen.rows.get(index);
            VisibleLine {
                columns: row.map_or(NO_ROW, |row| &row.columns),
                calls: row.is_some_and(|row| row.needs),
                is_old: row.is_some_and(|row| row.is_stale),
            }
        };
        let row = ui.text_style_height(&TextStyle::Heading) + theme::GAP;
        let high = screen.rows.iter().fold(theme::GAP, |high, _| high + row);
        if !is_empty {
            long_list::heads(ui, &screen.columns, screen.page.shares());
        }
        let list = LongList {
            id,
            label: &screen.tables_label,
            count: screen.rows.len().max(1),
            line: if is_empty { &nothing } else { &line },
            seen: (!is_empty).then_some(SeenLines::Columns(&seen, screen.page.shares())),
            height: high.clamp(
                LEAST_TABLES,
                (ui.available_height() - LINES - LEAST_SAID - rulings_high(screen)).max(LEAST_TABLES),
            ),
            has_keyboard: true,
        };
        let pressed = list.show(ui, &mut self.tables, moved);
        let chosen = pressed.or(enters.then_some(self.tables.line));
        let opened = chosen.and_then(|chosen| screen.rows.get(chosen));
        // A line about nobody's game has no table.
        let is_of_table = |row: &&Arc<RowView>| screen.page.opens_tables() && row.table.0 > 0;
        if let Some(row) = opened.filter(is_of_table) {
            reply.intents.push(HallIntent::Open(row.table));
        }
    }

    fn lines(&mut self, ui: &mut egui::Ui, screen: &HallScreen, reply: &mut HallReply) {
        let [label, hint] = &screen.line;
        let size = theme::sizes(ui.ctx()).body;
        let (line, search) = (self.id("line"), self.id("search"));
        let view = |label: &str, hint: &str| FieldView {
            label: label.to_owned(),
            hint: hint.to_owned(),
        };
        let command = view(label, hint);
        let widget = |id, view| LineWidget {
            id,
            view,
            pane: Pane::MoveLine,
            enter: Control::Announce,
            size,
            keymap: &self.keymap,
            is_secret: false,
            takes_empty: false,
        };
        focus::name(ui.ctx(), line, || format!("{label}: {}", self.line.text));
        if let Some(typed) = widget(line, &command).show(ui, &mut self.line) {
            self.line.end(LineNews::Taken);
            reply.intents.push(HallIntent::Line(typed));
        }
        let sought = view(&screen.search, "");
        focus::name(ui.ctx(), search, || format!("{}: {}", screen.search, self.search.text));
        let before = self.search.text.clone();
        let entered = widget(search, &sought).show(ui, &mut self.search);
        if let Some(words) = entered {
            // The search words stay: the list shows their result.
            self.search.fill(&words);
            let id = self.id("tables");
            ui.ctx().memory_mut(|memory| memory.request_focus(id));
        } else if self.search.text != before {
            reply.intents.push(HallIntent::Search(self.search.text.clone()));
        }
    }
}
