//! The arbiter's desk: both boards side by side, both sheets, proposals with their two answers, everything said.

use eframe::egui::{self, Align, Id, Layout, RichText, ScrollArea, Vec2};

use super::button_group::button_group;
use super::new_game::warning;
use super::player::{LOG, buttons, log, move_line, pane};
use super::widgets::board::BoardWidget;
use super::widgets::buttons::{ButtonStyle, in_a_row, plain_button};
use super::widgets::clock;
use super::widgets::list::{Growth, ListWidget};
use super::widgets::move_line::LineWidget;
use super::window::{Part, Window};
use super::{Reply, focus, pages, theme};
use crate::controls::catalogue::{Control, Pane};
use crate::controls::desk::DeskIntent;
use crate::controls::intent::Intent;
use crate::display::desk::{DeskView, ListView};
use crate::display::{FieldView, Screen};

/// Draws the desk; while it is locked by its PIN, only the field for that.
pub(super) fn draw(
    ui: &mut egui::Ui,
    (screen, desk): (&Screen, &DeskView),
    window: &mut Window,
    now_ms: u64,
    reply: &mut Reply,
) {
    let mut drawing = Drawing {
        screen,
        desk,
        now_ms,
        has_keyboard: window.has_keyboard(screen),
        reply,
    };
    match &desk.pin {
        Some(field) => drawing.pin(ui, field, window),
        None => drawing.desk(ui, window),
    }
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
    /// Only the field for the PIN: nothing shows what it locks.
    fn pin(&mut self, ui: &mut egui::Ui, field: &FieldView, window: &mut Window) {
        pane(ui, window.base, self.screen, Pane::MoveLine, |ui| {
            let size = theme::sizes(ui.ctx()).large;
            let line = LineWidget {
                is_secret: true,
                ..LineWidget::new(
                    window.part(Part::MoveLine),
                    field,
                    self.screen,
                    (Pane::MoveLine, Control::Announce),
                    size,
                )
            };
            if let Some(pin) = window.show_line(ui, Part::MoveLine, &line) {
                window.line(Part::MoveLine).clear();
                self.reply.intents.push(Intent::Desk(DeskIntent::Pin(pin)));
            }
        });
        let back: Vec<_> = self.screen.button(Control::HandOver).into_iter().collect();
        let style = ButtonStyle::default();
        pane(ui, window.base, self.screen, Pane::Game, |ui| {
            button_group(ui, self.screen, window, (Pane::Game, &back), style, self.reply);
        });
    }

    fn desk(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        // Beside what scrolls: the button that asked may stand far down.
        if let Some(question) = self.screen.question.as_ref().filter(|_| !self.has_keyboard) {
            pages::question_beside(ui, question, window, self.reply);
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
                            self.list(ui, window, &self.desk.sheets, (Part::SheetList, Pane::Sheet), 120.0);
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
            self.list(ui, window, &self.desk.sheets, (Part::SheetList, Pane::Sheet), 120.0);
            self.clocks(ui, window);
            self.panes(ui, window);
        });
    }

    fn clocks(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let screen = self.screen;
        pane(ui, window.base, screen, Pane::Clocks, |ui| {
            clock::clocks(ui, window.base, screen, theme::sizes(ui.ctx()).large, self.now_ms);
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
                            &mut window.black_board
                        };
                        let wants = widget.show(ui, state, self.reply);
                        if wants.wants_tray {
                            self.reply.tell.push(view.tray_label.clone());
                        }
                        let name = state.name(view);
                        let pane = if is_white { Pane::Board } else { Pane::Other };
                        window.ring.drawn(id, pane, name);
                        if wants.wants_move_line {
                            window.ring.give(ui.ctx(), window.part(Part::MoveLine));
                            self.reply.explored = Some(self.screen.move_line.label.clone());
                        }
                    });
                }
            });
            self.list(ui, window, &self.desk.comparison, (Part::Comparison, Pane::Other), 96.0);
        });
    }

    fn panes(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let (screen, desk) = (self.screen, self.desk);
        for text in &screen.warnings {
            warning(ui, text);
        }
        pane(ui, window.base, screen, Pane::MoveLine, |ui| {
            ui.label(
                RichText::new(&screen.banner.state)
                    .size(theme::sizes(ui.ctx()).large)
                    .strong(),
            );
            move_line(ui, screen, window, self.reply);
            self.proposals(ui, window);
            buttons(ui, screen, window, Pane::MoveLine, self.reply);
            self.list(ui, window, &desk.steps, (Part::Steps, Pane::MoveLine), 64.0);
            self.list(ui, window, &desk.pending, (Part::Pending, Pane::MoveLine), 64.0);
        });
        pane(ui, window.base, screen, Pane::Log, |ui| {
            log(ui, screen, &desk.said, window, LOG, self.reply);
            self.list(ui, window, &desk.checks, (Part::Checks, Pane::Log), 64.0);
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
                    // For a reader who does not see the line above, the name says what is accepted.
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

    fn list(
        &mut self,
        ui: &mut egui::Ui,
        window: &mut Window,
        view: &ListView,
        (part, pane): (Part, Pane),
        height: f32,
    ) {
        ui.label(RichText::new(&view.label).strong());
        let list = ListWidget {
            growth: if part == Part::SheetList {
                Growth::Bottom
            } else {
                Growth::None
            },
            height,
            has_keyboard: self.has_keyboard,
            ..ListWidget::new(window.part(part), &view.label, view.lines.clone())
        };
        window.show_list(ui, (part, pane), list, self.reply);
    }
}
