//! The arbiter's desk: both boards side by side, both sheets, proposals with their two answers, everything said.

use eframe::egui::{self, Align, Frame, Id, Layout, RichText, ScrollArea, Vec2};

use super::new_game::warning;
use super::vi_player::{buttons, move_line, pane};
use super::widgets::board::{BoardState, BoardWidget};
use super::widgets::buttons::{Look, in_a_row, plain_button};
use super::widgets::clock;
use super::widgets::list::{Growth, ListState, ListWidget};
use super::widgets::move_line::LineWidget;
use super::window::{Page, Part, Window};
use super::{Reply, clock_form, files, first_start, focus, guide_page, keys, new_game, pages, settings_page, theme};
use crate::controls::catalogue::{Control, Pane};
use crate::controls::desk::DeskIntent;
use crate::controls::intent::Intent;
use crate::display::Screen;
use crate::display::desk::{DeskView, ListView};

/// What a window remembers of the desk between frames.
#[derive(Clone, Debug, Default)]
pub struct DeskState {
    black: BoardState,
    comparison: ListState,
    sheets: ListState,
    pending: ListState,
    steps: ListState,
    checks: ListState,
    said: ListState,
}

impl DeskState {
    /// The square under attention on Black's board.
    pub(super) fn black_square(&self) -> Option<shakmaty::Square> {
        self.black.cursor
    }
}

/// Draws the desk. In a further window the keyboard acts only with `screen.second_keyboard`; in the root window always.
pub fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, is_root: bool) -> Reply {
    let mut reply = Reply::default();
    let Some(desk) = &screen.desk else { return reply };
    theme::dress(ui);
    let ctx = ui.ctx().clone();
    window.entitle(&ctx, screen);
    let has_keyboard = is_root || screen.second_keyboard;
    if has_keyboard {
        keys::keep_arrows_from_moving_focus(&ctx);
        keys::drop_repeats_of_pressing(&ctx);
        window.has_new_game = is_root;
        window.follow_question(&ctx, screen);
        if window.page == Page::Game {
            reply.explored = window.ring.begin(&ctx, window.part(Part::MoveLine));
        }
    } else {
        super::sighted_player::refuse_keys(&ctx, &mut reply);
        // Where no key answers, the question stands above the desk: a page would take the keyboard. It comes before any page.
        if screen.question.is_some() || window.page == Page::Question {
            window.page = Page::Game;
        }
    }
    if has_keyboard {
        window.live.show(ui, window.base, now_ms);
        window.take_global_keys(&ctx, screen, &mut reply);
    }
    let palette = theme::palette(&ctx);
    let frame = Frame::new().fill(palette.ground).inner_margin(theme::GAP);
    frame.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        match window.page {
            Page::Question => {
                if let Some(question) = &screen.question {
                    pages::question(ui, question, window, &mut reply);
                }
            }
            Page::Help => pages::help(ui, screen, window, &mut reply),
            Page::Manual => pages::manual(ui, screen, window, &mut reply),
            Page::Clocks => clock_form::show(ui, screen, window, &mut reply),
            Page::NewGame => new_game::show(ui, screen, window, &mut reply),
            Page::Open => files::open(ui, screen, window, &mut reply),
            Page::Save => files::save(ui, screen, window, &mut reply),
            Page::Guide => guide_page::show(ui, screen, window, &mut reply),
            Page::Settings => settings_page::show(ui, screen, window, &mut reply),
            Page::FirstStart => first_start::show(ui, screen, window, &mut reply),
            Page::Game => {
                let mut drawing = Drawing {
                    screen,
                    desk,
                    now_ms,
                    has_keyboard,
                    reply: &mut reply,
                };
                match &desk.pin {
                    Some(_) => drawing.pin(ui, window),
                    None => drawing.desk(ui, window),
                }
            }
        }
    });
    window.told.follow(&ctx, window.page != Page::Game, &mut reply);
    window.is_entered = false;
    reply
}

/// One frame of the desk.
struct Drawing<'a> {
    screen: &'a Screen,
    desk: &'a DeskView,
    now_ms: u64,
    has_keyboard: bool,
    reply: &'a mut Reply,
}

impl Drawing<'_> {
    /// Nothing but the field for the PIN: what is behind it stays behind it.
    fn pin(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let Some(field) = &self.desk.pin else { return };
        pane(ui, window.base, self.screen, Pane::MoveLine, |ui| {
            let id = window.part(Part::MoveLine);
            let line = LineWidget {
                id,
                view: field,
                pane: Pane::MoveLine,
                enter: Control::Announce,
                size: theme::sizes(ui.ctx()).large,
                keymap: &self.screen.keymap,
            };
            let entered = line.show_secret(ui, &mut window.move_line);
            window.ring.drawn(id, Pane::MoveLine, &field.label);
            if let Some(pin) = entered {
                window.move_line.clear();
                self.reply.intents.push(Intent::Desk(DeskIntent::Pin(pin)));
            }
        });
        let views: Vec<_> = self.screen.buttons.iter().collect();
        let back: Vec<_> = views
            .into_iter()
            .filter(|view| view.control == Control::HandOver)
            .collect();
        pane(ui, window.base, self.screen, Pane::Game, |ui| {
            window.button_group(ui, self.screen, Pane::Game, &back, Look::default(), self.reply);
        });
    }

    fn desk(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        // Beside what scrolls: the button that asked may stand far down.
        if let Some(question) = self.screen.question.as_ref().filter(|_| !self.has_keyboard) {
            super::sighted_player::ask(ui, window, question, self.reply);
        }
        let room = ui.available_size();
        let look = theme::look(ui.ctx());
        let least = theme::least_board(ui.ctx());
        let is_wide = room.x >= 1000.0 * look.text;
        let width = if is_wide { room.x * 0.58 } else { room.x - theme::GAP };
        if is_wide {
            let size = ((width - theme::GAP * 4.0) / 2.0).min(room.y * 0.62) * look.board;
            let size = size.max(least);
            ui.horizontal_top(|ui| {
                let left = Vec2::new(size * 2.0 + theme::GAP * 4.0, room.y);
                ui.allocate_ui_with_layout(left, Layout::top_down(Align::Min), |ui| {
                    ScrollArea::vertical()
                        .id_salt("boards")
                        .auto_shrink(false)
                        .show(ui, |ui| {
                            ui.set_width(size * 2.0 + theme::GAP * 2.0);
                            self.boards(ui, window, size, true);
                            self.list(ui, window, &self.desk.sheets, Part::SheetList, Pane::Sheet, 120.0);
                            self.clocks(ui, window);
                            focus::follow(ui);
                        });
                });
                ui.vertical(|ui| {
                    focus::scrolled(ui, |ui| {
                        self.panes(ui, window);
                    });
                });
            });
            return;
        }
        focus::scrolled(ui, |ui| {
            ui.set_width(width);
            // Two boards side by side where each keeps squares of a fair size, else one below the other.
            let are_beside = width >= 16.0 * theme::LEAST_SQUARE * 1.2;
            let size = if are_beside { (width - theme::GAP) / 2.0 } else { width };
            let size = (size.min(room.y) * look.board).max(least);
            self.boards(ui, window, size, are_beside);
            self.list(ui, window, &self.desk.sheets, Part::SheetList, Pane::Sheet, 120.0);
            self.clocks(ui, window);
            self.panes(ui, window);
        });
    }

    fn clocks(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let screen = self.screen;
        pane(ui, window.base, screen, Pane::Clocks, |ui| {
            clock::clocks(
                ui,
                window.base,
                &screen.clocks,
                screen.side,
                theme::sizes(ui.ctx()).large,
                self.now_ms,
            );
            buttons(ui, screen, window, Pane::Clocks, self.reply);
        });
    }

    fn boards(&mut self, ui: &mut egui::Ui, window: &mut Window, size: f32, are_beside: bool) {
        pane(ui, window.base, self.screen, Pane::Board, |ui| {
            let layout = if are_beside {
                Layout::left_to_right(Align::Min)
            } else {
                Layout::top_down(Align::Min)
            };
            ui.with_layout(layout, |ui| {
                for (side, view) in [
                    (shakmaty::Color::White, &self.desk.boards.white),
                    (shakmaty::Color::Black, &self.desk.boards.black),
                ] {
                    let is_white = side == shakmaty::Color::White;
                    let id = window.part(if is_white { Part::Board } else { Part::BlackBoard });
                    ui.vertical(|ui| {
                        ui.set_width(size);
                        ui.label(RichText::new(&view.label).strong());
                        let widget = BoardWidget {
                            id,
                            view,
                            words: &self.screen.words.board,
                            side,
                            size,
                            has_keyboard: self.has_keyboard,
                            keymap: &self.screen.keymap,
                        };
                        let state = if is_white {
                            &mut window.board
                        } else {
                            &mut window.desk.black
                        };
                        if widget.show(ui, state, self.reply).wants_tray {
                            self.reply.tell.push(view.tray_label.clone());
                        }
                        let at = state.cursor.and_then(|square| view.cells.get(usize::from(square)));
                        let cell = at.map_or("", |cell| cell.name.as_str());
                        let pane = if is_white { Pane::Board } else { Pane::Other };
                        window.ring.drawn(id, pane, format!("{}: {cell}", view.label));
                    });
                }
            });
            self.list(ui, window, &self.desk.comparison, Part::Comparison, Pane::Other, 96.0);
        });
    }

    fn panes(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let (screen, desk) = (self.screen, self.desk);
        for text in &screen.warnings {
            warning(ui, text);
        }
        pane(ui, window.base, screen, Pane::MoveLine, |ui| {
            ui.label(RichText::new(&screen.state).size(theme::sizes(ui.ctx()).large).strong());
            move_line(ui, screen, window, self.reply);
            self.proposals(ui, window);
            buttons(ui, screen, window, Pane::MoveLine, self.reply);
            self.list(ui, window, &desk.steps, Part::Steps, Pane::MoveLine, 64.0);
            self.list(ui, window, &desk.pending, Part::Pending, Pane::MoveLine, 64.0);
        });
        pane(ui, window.base, screen, Pane::Log, |ui| {
            let id = window.part(Part::Log);
            ui.label(RichText::new(&desk.said_label).strong());
            let lines = desk.said.iter().map(|line| format!("{}  {}", line.text, line.time));
            let list = ListWidget {
                id,
                label: &desk.said_label,
                lines: lines.collect(),
                struck: &[],
                headings: Vec::new(),
                growth: Growth::Top,
                height: 118.0,
                has_keyboard: self.has_keyboard,
            };
            list.show(ui, &mut window.desk.said, self.reply);
            window.ring.drawn(id, Pane::Log, &desk.said_label);
            self.list(ui, window, &desk.checks, Part::Checks, Pane::Log, 64.0);
            buttons(ui, screen, window, Pane::Log, self.reply);
        });
        pane(ui, window.base, screen, Pane::Game, |ui| {
            buttons(ui, screen, window, Pane::Game, self.reply);
        });
    }

    fn proposals(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        if self.desk.proposals.is_empty() {
            ui.label(&self.desk.no_proposal);
        }
        for (index, proposal) in self.desk.proposals.iter().enumerate() {
            ui.label(&proposal.text);
            in_a_row(ui, |ui| {
                let [accept, decline] = &self.desk.answers;
                for (word, (name, intent)) in [(accept, &proposal.accept), (decline, &proposal.decline)] {
                    let id: Id = window.base.with(("proposal", index, word));
                    let response = plain_button(ui, id, word);
                    // Who does not see the line above hears in the name what is accepted.
                    ui.ctx()
                        .accesskit_node_builder(response.id, |node| node.set_label(name.as_str()));
                    window.ring.drawn(response.id, Pane::MoveLine, name.as_str());
                    if response.clicked() {
                        self.reply.intents.push(intent.clone());
                    }
                }
            });
        }
    }

    fn list(&mut self, ui: &mut egui::Ui, window: &mut Window, view: &ListView, part: Part, pane: Pane, height: f32) {
        let id = window.part(part);
        ui.label(RichText::new(&view.label).strong());
        let list = ListWidget {
            id,
            label: &view.label,
            lines: view.lines.clone(),
            struck: &[],
            headings: Vec::new(),
            growth: if part == Part::SheetList {
                Growth::Bottom
            } else {
                Growth::None
            },
            height,
            has_keyboard: self.has_keyboard,
        };
        let state = match part {
            Part::Comparison => &mut window.desk.comparison,
            Part::Pending => &mut window.desk.pending,
            Part::Steps => &mut window.desk.steps,
            Part::Checks => &mut window.desk.checks,
            Part::SheetList
            | Part::Board
            | Part::BlackBoard
            | Part::Tray
            | Part::MoveLine
            | Part::SheetLine
            | Part::Log
            | Part::Games
            | Part::Path
            | Part::Help
            | Part::Guide => &mut window.desk.sheets,
        };
        list.show(ui, state, self.reply);
        window.ring.drawn(id, pane, &view.label);
    }
}
