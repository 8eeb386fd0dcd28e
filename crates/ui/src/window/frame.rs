//! A frame of a window: the page it draws, and its answers to controls.

use std::time::Duration;

use egui::{self, Event, Frame, Id, UiBuilder, ViewportCommand, accesskit};
use shakmaty::{Board, Role, Square};

use super::{Window, pane_name};
use crate::key_state::NextKey;
use crate::live_region::Announces;
use crate::page::{Page, PanelPage};
use crate::page_states::ClockFormState;
use crate::reply::{ExtraWindow, FocusArrival, Reply, RootChange};
use crate::target::FixedTarget;
use crate::widgets::{echo, move_line::LineState};
use crate::{
    arbiter, banner, clock_form, files, first_start, keys, lichess, more, new_game, opponent, pages, panel_pages,
    player, review, settings_page, sheet, theme,
};
use controls::catalogue::{BoardAct, Control, ControlAct, Pane, WindowAct};
use controls::cursor;
use controls::intent::Intent;
use controls::settings::SettingsIntent;
use display::{CellView, Screen};

/// The time, in seconds, for which a target that a page has covered stays in the tree.
const LEFT: f64 = 1.0;

impl Window {
    /// Draws a frame: the root window of any seat, the opponent's window, or the arbiter's panel in either.
    ///
    /// `now_ms` is the table's age in milliseconds, the same that the screen's clocks count in. If the keyboard belongs to
    /// another window keys are dropped, and a mouse click asks the caller to give the keyboard back to the root window.
    pub fn show(&mut self, ui: &mut egui::Ui, screen: &Screen, now_ms: u64) -> Reply {
        let mut reply = Reply::default();
        theme::set_text_sizes(ui);
        let ctx = ui.ctx().clone();
        self.entitle(&ctx, screen);
        let is_opponents = !self.is_root && screen.desk.is_none();
        if self.has_keyboard(screen) {
            keys::keep_arrows_from_moving_focus(&ctx);
            keys::drop_repeats_of_pressing(&ctx);
            let announces = if self.is_root {
                Announces::Always
            } else {
                Announces::WithKeyboard
            };
            self.live.show(ui, self.base, now_ms, announces);
            // The opponent's panel shows their questions: the board and the clocks stay in view.
            if !is_opponents {
                self.follow_question(&ctx, screen);
            }
            if self.pages.open == Page::Game {
                if let Some(leaves) = screen
                    .banner
                    .leaves
                    .as_ref()
                    .filter(|_| keys::take_one(&ctx, egui::Key::Escape))
                {
                    reply.intents.push(leaves.clone());
                }
                let first = match &screen.desk {
                    Some(_) => FixedTarget::MoveLine,
                    None if is_opponents => FixedTarget::Board,
                    None => self.starts_on,
                };
                // Words about what the page did come first.
                if self.ring.is_untouched() || self.ring.is_back() {
                    reply.came = FocusArrival::WithWindow;
                }
                reply.explored = self.ring.begin(&ctx, self.part(first));
                if is_opponents {
                    opponent::take_press(&ctx, screen, self, &mut reply);
                }
                let leaves_review = screen.sheet.review.is_some();
                if !leaves_review {
                    banner::take_escape(&ctx, screen, self);
                }
                // A desk next to the root window keeps the keyboard until an Escape that dismisses nothing.
                if !self.is_root && screen.desk.is_some() {
                    reply.hand_back_keyboard = keys::take_one(&ctx, egui::Key::Escape);
                }
            }
            if self.is_root && self.pages.review.is_wanted(screen) {
                self.open(Page::Games);
            }
            self.take_global_keys(&ctx, screen, &mut reply);
        } else {
            refuse_keys(&ctx, &mut reply);
            // The question is next to the boards if no key can answer it: a page would take the keyboard. It comes before any page.
            if screen.question.is_some() || self.pages.open == Page::Question {
                self.pages.open = Page::Game;
            }
        }
        let targets = self.ring.count();
        Frame::new().inner_margin(theme::GAP).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            let room = banner::show(ui, screen, self);
            let ui = &mut ui.new_child(UiBuilder::new().id_salt("above the banner").max_rect(room));
            let is_covered = !matches!(self.pages.open, Page::Game | Page::More);
            self.draw_page(ui, screen, &mut reply);
            if matches!(self.pages.open, Page::Game | Page::More) {
                // A page that was closed in this frame leaves its room to the game.
                let room = if is_covered {
                    room
                } else {
                    ui.available_rect_before_wrap()
                };
                let mut panes = ui.new_child(UiBuilder::new().id_salt("panes").max_rect(room));
                match &screen.desk {
                    Some(desk) => arbiter::draw(&mut panes, screen, desk, self, now_ms, &mut reply),
                    None if self.is_root => player::draw(&mut panes, screen, self, now_ms, &mut reply),
                    None => opponent::draw(&mut panes, screen, self, now_ms, &mut reply),
                }
                ui.advance_cursor_after_rect(room);
            }
            self.keep_left(ui, targets);
        });
        reply
            .tell
            .extend(self.lines.values_mut().filter_map(LineState::take_told));
        let typed = echo::take(&ctx, &screen.words.keys.space);
        if reply.explored.is_none() && typed.is_some() {
            (reply.explored, reply.came) = (typed, FocusArrival::ByTyping);
        }
        // An arrow or Escape that does nothing here says where one is: silence would sound like a program that has stopped.
        let says_nothing = self.pages.open == Page::Game && reply.explored.is_none() && self.has_keyboard(screen);
        let does_nothing = says_nothing && reply.tell.is_empty() && reply.intents.is_empty();
        if does_nothing && keys::has_idle(&ctx, |key| *key == egui::Key::Escape) {
            reply.tell.extend(self.ring.name_unless(&[]));
        } else if says_nothing && keys::has_idle(&ctx, keys::is_arrow) {
            // In a line with text the arrows move the caret.
            let lines = [FixedTarget::MoveLine, FixedTarget::SheetLine];
            let written = lines
                .into_iter()
                .filter(|line| self.lines.get(line).is_some_and(|line| !line.text.is_empty()));
            let lines: Vec<Id> = written.map(|line| self.part(line)).collect();
            reply.tell.extend(self.ring.name_unless(&lines));
        }
        self.told.follow(&ctx, self.pages.open != Page::Game, &mut reply);
        self.pages.is_entered = false;
        reply.covers_game = self.pages.open != Page::Game;
        reply.tells_of_program = self.pages.open == Page::Help;
        reply
    }

    /// Keeps the target that a page has covered in the tree for a moment, without anything to see. A reader that finds it gone takes the
    /// page for a new window, and reads the title of the window first.
    fn keep_left(&mut self, ui: &egui::Ui, targets: usize) {
        let now = ui.input(|input| input.time);
        // A question has been told already: the reader says only the answer that has the focus.
        if matches!(self.pages.open, Page::Game | Page::Question) {
            return;
        }
        if self.pages.is_entered {
            self.pages.entered_at = now;
        }
        let rest = LEFT - (now - self.pages.entered_at);
        let Some((id, name)) = self.ring.left(targets).filter(|_| rest > 0.0) else {
            return;
        };
        let spot = egui::Rect::from_min_size(ui.max_rect().min, egui::Vec2::ZERO);
        ui.interact(spot, id, egui::Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(accesskit::Role::Label);
            node.set_value(name);
        });
        ui.ctx().request_repaint_after(Duration::from_secs_f64(rest));
    }

    /// Draws the page that covers the panes, if one is open. Escape leaves it; to a question it is an answer.
    fn draw_page(&mut self, ui: &mut egui::Ui, screen: &Screen, reply: &mut Reply) {
        let takes_escape = matches!(self.pages.open, Page::Game | Page::Question | Page::FirstStart);
        if !takes_escape && keys::take_one(ui.ctx(), egui::Key::Escape) {
            self.turn_to(ui.ctx(), Page::Game);
        }
        match self.pages.open {
            // The sheet of further acts is next to the board.
            Page::Game | Page::More => {}
            Page::Question => {
                if let Some(question) = &screen.question {
                    pages::question(ui, question, self, reply);
                }
            }
            Page::Help => pages::help(ui, screen, self, reply),
            Page::Manual => pages::manual(ui, screen, self, reply),
            Page::Lines => pages::position(ui, screen, self, reply),
            Page::Guide => pages::guide(ui, screen, self, reply),
            Page::Clocks => clock_form::show(ui, screen, self, reply),
            Page::NewGame => new_game::show(ui, screen, self, reply),
            Page::Open => files::open(ui, screen, self, reply),
            Page::Save => files::save(ui, screen, self, reply),
            Page::Lichess => lichess::show(ui, screen, self, reply),
            Page::Settings => settings_page::show(ui, screen, self, reply),
            Page::FirstStart => first_start::show(ui, screen, self, reply),
            Page::Games => review::games(ui, screen, self, reply),
            Page::Desk(page) => panel_pages::show(ui, screen, page, self, reply),
        }
    }

    /// Gives the window its title: to its frame when the title has changed, to its node always (readers say "frame" to one without a
    /// name). Orca speaks each change of the active window's name, so the node's name changes only while another window is active.
    fn entitle(&self, ctx: &egui::Context, screen: &Screen) {
        // Readers say the title with each question of a first start: the game's title does not belong there yet.
        let whole = screen.title.as_str();
        let title = if self.pages.open == Page::FirstStart {
            whole.rsplit(" – ").next().unwrap_or(whole)
        } else {
            whole
        };
        let is_active = ctx.input(|input| input.viewport().focused).unwrap_or(false);
        let node = Id::unique(("title of the node", ctx.viewport_id()));
        let told = ctx.data_mut(|data| {
            let told = data.get_temp_mut_or_default::<String>(node);
            if told.is_empty() || !is_active {
                title.clone_into(told);
            }
            told.clone()
        });
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(told));
        // The title of the frame outlives this window: the arbiter's panel may come and go in the player's frame.
        let title = Id::unique(("title of the frame", ctx.viewport_id()));
        let is_other = ctx.data_mut(|data| {
            let shown = data.get_temp_mut_or_default::<String>(title);
            (*shown != screen.title)
                .then(|| shown.clone_from(&screen.title))
                .is_some()
        });
        if is_other {
            ctx.send_viewport_cmd(ViewportCommand::Title(screen.title.clone()));
        }
    }

    /// The square of this person's cursor.
    fn square(&self, screen: &Screen) -> Square {
        let first = || {
            let king = |cell: &&CellView| {
                let piece = cell.piece;
                piece.is_some_and(|piece| piece.role == Role::King && piece.color == screen.side)
            };
            let cell = screen.board.cells.iter().find(king);
            cell.map_or(cursor::start(&Board::empty(), screen.side), |cell| cell.square)
        };
        let on_other = self.black_board.cursor.filter(|_| self.ring.pane() == Pane::Other);
        on_other.or(self.board.cursor).unwrap_or_else(first)
    }

    /// Runs a control, or says why it has no effect now.
    pub(crate) fn run(&mut self, ctx: &egui::Context, control: Control, screen: &Screen, reply: &mut Reply) {
        let explained = || {
            let question = first_start::help(self, screen);
            question
                .or_else(|| more::help(self, screen))
                .or_else(|| settings_page::help(self, screen))
                .or_else(|| files::help(self, screen))
        };
        let explained = (control == Control::Help).then(explained).flatten();
        if let Some(told) = explained.or_else(|| new_game::answer(self, control, screen)) {
            reply.tell.push(told);
            return;
        }
        if control == Control::MoveWords && self.pages.open == Page::NewGame {
            reply.tell.push(new_game::turn_words(self, &screen.words.new_game));
            return;
        }
        let button = screen.button(control).map(|button| &button.act);
        if let Some(Err(reason)) = button {
            reply.tell.push(reason.clone());
            return;
        }
        // An action chosen on that page is carried out on the panes; a switch is turned on the page itself.
        let row = control.row();
        let is_switch =
            matches!(row.act, ControlAct::Switch(_)) || matches!(control, Control::Larger | Control::Smaller);
        if self.pages.open == Page::More && row.button.is_some() && !is_switch {
            self.turn_to(ctx, Page::Game);
        }
        match row.act {
            ControlAct::Window(does) => self.act(ctx, does, screen, reply),
            ControlAct::About(query) => reply.intents.push(Intent::Ask(query(self.square(screen)))),
            ControlAct::Ask(..) | ControlAct::Do(..) | ControlAct::Switch(_) => {
                let intent = button.and_then(|act| act.as_ref().ok());
                reply.intents.extend(intent.cloned().flatten());
            }
            ControlAct::Board(BoardAct::BringBack) => self.open_off_board(ctx, screen, reply),
            // The target with the focus takes these keys itself.
            ControlAct::Board(_) | ControlAct::Field | ControlAct::Focus => {}
        }
    }

    fn act(&mut self, ctx: &egui::Context, does: WindowAct, screen: &Screen, reply: &mut Reply) {
        let is_on_game = self.pages.open == Page::Game;
        let or_back = |page| if is_on_game { page } else { Page::Game };
        match does {
            WindowAct::More => match &screen.desk {
                Some(desk) => panel_pages::turn_to(ctx, self, or_back(Page::Desk(PanelPage::More)), desk),
                None => self.turn_to(ctx, or_back(Page::More)),
            },
            // A form or a question stays open.
            WindowAct::Help if self.pages.open.is_form() => self.run(ctx, Control::State, screen, reply),
            WindowAct::Help => {
                self.pages.help_search.clear();
                self.turn_to(ctx, or_back(Page::Help));
            }
            WindowAct::Manual => self.turn_to(ctx, or_back(Page::Manual)),
            WindowAct::Guide => self.turn_to(ctx, or_back(Page::Guide)),
            WindowAct::DescribeKey => self.wait_for_key(NextKey::Explained, screen, reply),
            WindowAct::Settings if !is_on_game => self.turn_to(ctx, Page::Game),
            // The program looks for devices, and then opens the page.
            WindowAct::Settings if screen.personal.settings.is_some() => {
                let open = SettingsIntent::Open(String::new());
                reply.intents.push(Intent::Settings(open));
            }
            WindowAct::Settings => reply.tell.push(screen.words.settings_not_here.clone()),
            WindowAct::HandOver => reply.root = Some(RootChange::HandOver),
            WindowAct::DeskWindow => reply.beside = Some(ExtraWindow::Desk),
            WindowAct::OpponentsWindow => reply.beside = Some(ExtraWindow::Opponent),
            WindowAct::EntriesFrom => reply.intents.push(sheet::from_number(self)),
            WindowAct::FindEntry => reply.intents.push(sheet::find(self)),
            WindowAct::CorrectEntry => reply.intents.push(sheet::correct(self)),
            WindowAct::NextPane | WindowAct::PreviousPane if is_on_game => {
                if let Some((pane, name)) = self.ring.turn(ctx, does == WindowAct::NextPane) {
                    let pane = pane_name(screen, pane).unwrap_or_default();
                    // "Announcements: Announcements and messages" says one thing twice.
                    let is_named = [(pane, name.as_str()), (name.as_str(), pane)]
                        .into_iter()
                        .any(|(one, other)| {
                            let (one, other) = (one.to_lowercase(), other.to_lowercase());
                            one.starts_with(&other)
                        });
                    reply.explored = Some(if is_named { name } else { format!("{pane}: {name}") });
                }
            }
            WindowAct::CorrectClocks if is_on_game && screen.button(Control::CorrectClocks).is_some() => {
                self.pages.clocks = ClockFormState::of(screen.clocks.form.clone());
                self.turn_to(ctx, Page::Clocks);
            }
            WindowAct::NewGame if is_on_game && self.is_root => self.offer_new_game(),
            WindowAct::NewGame if is_on_game => reply.root = Some(RootChange::NewGame),
            WindowAct::OpenGame if is_on_game && self.is_root => files::turn_to_open(self, ctx, reply),
            WindowAct::SaveGame if is_on_game && self.is_root => files::turn_to_save(self, ctx, screen),
            WindowAct::Lichess if is_on_game && self.is_root => lichess::turn_to(self, ctx, reply),
            // A question that is open comes first, and is asked again.
            WindowAct::NextPane
            | WindowAct::PreviousPane
            | WindowAct::CorrectClocks
            | WindowAct::NewGame
            | WindowAct::OpenGame
            | WindowAct::SaveGame
            | WindowAct::Lichess => {
                let question = screen.question.as_ref().filter(|_| self.pages.open == Page::Question);
                reply.tell.extend(question.map(|question| question.again.clone()));
            }
        }
    }

    /// Opens or closes the question's page when the question came or was answered.
    fn follow_question(&mut self, ctx: &egui::Context, screen: &Screen) {
        let is_asked = screen.question.is_some();
        if is_asked == (self.pages.open == Page::Question) {
            return;
        }
        if is_asked {
            self.pages.is_asked_in_settings = self.pages.open == Page::Settings;
            self.pages.enter(Page::Question);
        } else if self.pages.is_asked_in_settings {
            self.pages.enter(Page::Settings);
            self.pages.settings.come_back();
        } else {
            self.pages.enter(Page::Game);
            self.ring.give_back(ctx);
        }
    }
}

/// Drops the keys, which belong to the root window.
fn refuse_keys(ctx: &egui::Context, reply: &mut Reply) {
    let is_key = |event: &Event| {
        matches!(
            event,
            Event::Key { .. } | Event::Text(_) | Event::Ime(_) | Event::Paste(_)
        )
    };
    let (had_keys, has_clicked) = ctx.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !is_key(event));
        (input.events.len() < before, input.pointer.any_released())
    });
    // Raised without use, the other window would cover this one.
    let has_keyboard = ctx.input(|input| input.focused);
    reply.hand_back_keyboard = has_keyboard && (had_keys || has_clicked);
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
}
