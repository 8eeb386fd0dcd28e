//! A window: its state between frames, its frame, and its answers to controls.

use std::collections::HashMap;

use egui::{self, Event, Frame, Id, ViewportCommand};
use shakmaty::{Board, Role, Square};

use super::button_group::Groups;
use super::clock_form::ClockFormState;
use super::first_start::FirstStartState;
use super::focus::{FocusRing, SpokenTarget};
use super::global_keys::{GlobalKeys, NextKey};
use super::live_region::{Announces, LiveRegion, Urgency};
use super::new_game::NewGameState;
use super::panel_pages::{self, PanelPage};
use super::review::ReviewState;
use super::settings_page::SettingsState;
use super::widgets::board::{BoardWidgetState, Drag};
use super::widgets::list::{ListState, ListWidget};
use super::widgets::move_line::{LineNews, LineState, LineWidget};
use super::widgets::off_board::OffBoardState;
use super::{
    ExtraWindow, FocusArrival, Reply, arbiter, clock_form, files, first_start, keys, lichess, more, new_game, opponent,
    pages, player, review, settings_page, sheet, silence, theme,
};
use controls::catalogue::{BoardAct, Control, ControlAct, Pane, WindowAct};
use controls::cursor;
use controls::intent::Intent;
use controls::new_game::NewGameForm;
use controls::settings::SettingsIntent;
use display::{CellView, Screen};

/// News for a window between two frames.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowNews {
    /// Words for the screen reader that reads this window.
    Say(String, Urgency),
    /// The line typed there is dealt with.
    Line(FixedTarget, LineNews),
    /// The list of keys is to be opened, as by F1.
    Help,
    /// The short manual of the clock is to be opened.
    Manual,
    /// The manual of the program is to be opened.
    Guide,
    /// The settings that contain these words are to be opened.
    Settings(String),
}

/// The page that a window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// The panes.
    #[default]
    Game,
    /// All other actions that are possible now.
    More,
    /// The list of keys.
    Help,
    /// The short manual of the clock.
    Manual,
    /// The form for a new game.
    NewGame,
    /// The stored games, and others by their path.
    Open,
    /// The place to which this game is written.
    Save,
    /// Lichess.
    Lichess,
    /// The form that corrects the clocks.
    Clocks,
    /// The question waiting for an answer.
    Question,
    /// The manual of the program.
    Guide,
    /// The settings.
    Settings,
    /// The questions of a first start.
    FirstStart,
    /// The games of the file that is open.
    Games,
    /// A page of the arbiter's panel.
    Desk(PanelPage),
}

impl Page {
    /// True if the page is filled in or answered.
    pub(super) const fn is_form(self) -> bool {
        match self {
            Self::NewGame
            | Self::Open
            | Self::Save
            | Self::Lichess
            | Self::Clocks
            | Self::Question
            | Self::Settings
            | Self::Games
            | Self::FirstStart => true,
            Self::Desk(page) => page.is_form(),
            Self::Game | Self::More | Self::Help | Self::Manual | Self::Guide => false,
        }
    }
}

/// The open page, and the state of each page.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages {
    pub(super) open: Page,
    /// True if the page was opened in this frame.
    pub(super) is_entered: bool,
    /// True if the waiting question came while the settings were open.
    is_asked_in_settings: bool,
    /// The stored game under the cursor in the previous frame.
    pub(super) game_told: Option<String>,
    pub(super) new_game: NewGameState,
    pub(super) clocks: ClockFormState,
    pub(super) settings: SettingsState,
    pub(super) first_start: FirstStartState,
    pub(super) review: ReviewState,
}

impl Pages {
    fn enter(&mut self, page: Page) {
        self.open = page;
        self.is_entered = true;
    }
}

/// One window between frames. The table does not know it.
#[derive(Clone, Debug)]
pub struct Window {
    pub(super) base: Id,
    /// True for the root window, which has the keyboard and opens games.
    is_root: bool,
    /// The default place of the focus.
    starts_on: FixedTarget,
    pub(super) pages: Pages,
    pub(super) ring: FocusRing,
    told: SpokenTarget,
    pub(super) groups: Groups,
    pub(super) board: BoardWidgetState,
    /// Black's board at the arbiter's panel.
    pub(super) black_board: BoardWidgetState,
    pub(super) tray: OffBoardState,
    lists: HashMap<FixedTarget, ListState>,
    lines: HashMap<FixedTarget, LineState>,
    pub(super) keys: GlobalKeys,
    live: LiveRegion,
}

/// Pages that a test opens by hand.
#[cfg(any(test, feature = "testing"))]
impl Window {
    /// Opens the page of all other actions.
    pub fn open_more(&mut self) {
        self.open(Page::More);
    }

    /// Opens the list of stored games.
    pub fn open_games(&mut self) {
        self.open(Page::Open);
    }

    /// Opens the page on which a game is written to a file.
    pub fn open_save(&mut self) {
        self.open(Page::Save);
    }
}

impl Window {
    fn new(name: &str, is_root: bool) -> Self {
        Self {
            base: Id::unique(("annabella", name)),
            is_root,
            starts_on: FixedTarget::MoveLine,
            pages: Pages::default(),
            ring: FocusRing::default(),
            told: SpokenTarget::default(),
            groups: Groups::default(),
            board: BoardWidgetState::default(),
            black_board: BoardWidgetState::default(),
            tray: OffBoardState::default(),
            lists: HashMap::new(),
            lines: HashMap::new(),
            keys: GlobalKeys::default(),
            live: LiveRegion::default(),
        }
    }

    /// The root window, the first one a screen reader sees. The name distinguishes its parts from those of other
    /// windows.
    pub fn root(name: &str) -> Self {
        Self::new(name, true)
    }

    /// A window next to it, for the opponent or the arbiter. The keyboard acts there only with a second keyboard.
    pub fn further(name: &str) -> Self {
        Self::new(name, false)
    }

    /// Puts the keyboard on the board when the window is opened.
    pub fn start_on_board(&mut self) {
        self.starts_on = FixedTarget::Board;
    }

    /// Takes news for this window. An open question comes before any page.
    pub fn take(&mut self, news: WindowNews) {
        match news {
            WindowNews::Say(text, urgency) => self.live.announce(text, urgency),
            WindowNews::Line(part, end) => self.line(part).end(end),
            WindowNews::Help => self.open(Page::Help),
            WindowNews::Manual => self.open(Page::Manual),
            WindowNews::Guide => self.open(Page::Guide),
            WindowNews::Settings(search) => {
                self.open(Page::Settings);
                if self.pages.open == Page::Settings {
                    self.pages.settings.open(&search);
                }
            }
        }
    }

    fn open(&mut self, page: Page) {
        if self.pages.open != Page::Question {
            self.pages.enter(page);
        }
    }

    /// Fills in the form for a new game.
    pub fn fill_new_game(&mut self, form: NewGameForm) {
        self.pages.new_game = NewGameState::of(form);
    }

    /// Opens the form for a new game, filled in like this.
    pub fn ask_for_new_game(&mut self, form: NewGameForm) {
        self.fill_new_game(form);
        self.pages.new_game.show_all();
        self.pages.enter(Page::NewGame);
    }

    /// Opens the sentence for a new game.
    pub fn offer_new_game(&mut self) {
        self.pages.new_game.begin();
        self.pages.enter(Page::NewGame);
    }

    /// Asks the questions of a first start.
    pub fn ask_first_questions(&mut self) {
        self.pages.enter(Page::FirstStart);
    }

    /// The focus target of a part of this window.
    pub fn part(&self, part: FixedTarget) -> Id {
        self.base.with(("part", part))
    }

    /// The place of the reader in that list.
    pub(super) fn list(&mut self, part: FixedTarget) -> &mut ListState {
        self.lists.entry(part).or_default()
    }

    /// The state of that line.
    pub(super) fn line(&mut self, part: FixedTarget) -> &mut LineState {
        self.lines.entry(part).or_default()
    }

    /// Draws a list of a pane.
    pub(super) fn show_list(
        &mut self,
        ui: &mut egui::Ui,
        part: FixedTarget,
        pane: Pane,
        list: ListWidget<'_>,
        reply: &mut Reply,
    ) {
        let (id, label) = (list.id, list.label.to_owned());
        list.show(ui, self.list(part), reply);
        self.ring.drawn(id, pane, label);
    }

    /// Draws a line of a pane; returns the text that was entered in it.
    pub(super) fn show_line(&mut self, ui: &mut egui::Ui, part: FixedTarget, line: &LineWidget<'_>) -> Option<String> {
        let entered = line.show(ui, self.line(part));
        self.ring.drawn(line.id, line.pane, line.view.label.as_str());
        entered
    }

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
                if self.ring.is_untouched() {
                    reply.came = FocusArrival::WithWindow;
                }
                reply.explored = self.ring.begin(&ctx, self.part(first));
                if is_opponents {
                    opponent::take_press(&ctx, screen, self, &mut reply);
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
        Frame::new().inner_margin(theme::GAP).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            silence::show(ui, self.base, screen);
            self.draw_page(ui, screen, &mut reply);
            if self.pages.open == Page::Game {
                match &screen.desk {
                    Some(desk) => arbiter::draw(ui, screen, desk, self, now_ms, &mut reply),
                    None if self.is_root => player::draw(ui, screen, self, now_ms, &mut reply),
                    None => opponent::draw(ui, screen, self, now_ms, &mut reply),
                }
            }
        });
        reply
            .tell
            .extend(self.lines.values_mut().filter_map(LineState::take_told));
        self.told.follow(&ctx, self.pages.open != Page::Game, &mut reply);
        self.pages.is_entered = false;
        reply
    }

    /// True if games are opened here, and forms filled in.
    pub(super) fn is_root(&self) -> bool {
        self.is_root
    }

    /// Shows the pieces off the board until one is taken, and gives them the keyboard.
    pub(super) fn open_off_board(&mut self, ctx: &egui::Context, screen: &Screen, reply: &mut Reply) {
        let tray = &screen.board.tray;
        let Some(piece) = tray.get(self.tray.at).or(tray.first()) else {
            reply.tell.push(screen.board.tray_label.clone());
            return;
        };
        self.tray.is_open = true;
        if self.has_keyboard(screen) {
            self.ring.give(ctx, self.part(FixedTarget::Tray));
            reply.explored = Some(format!("{}: {}", screen.board.tray_label, piece.name));
        }
    }

    /// True if the pieces off the board are in sight: one may be needed, or they were asked for.
    pub(super) fn shows_off_board(&mut self, screen: &Screen) -> bool {
        let is_dragged = matches!(self.board.drag, Some(Drag::FromTray(_)));
        let is_held = self.board.picked.is_some() || is_dragged;
        if self.tray.is_held && !is_held {
            self.tray.is_open = false;
        }
        self.tray.is_held = is_held;
        self.tray.is_open || is_held || screen.board.needs_tray
    }

    /// True if keys pressed in this window act here.
    pub(super) fn has_keyboard(&self, screen: &Screen) -> bool {
        self.is_root || screen.takes_keys
    }

    /// Draws the page that covers the panes, if one is open. Escape leaves it; to a question it is an answer.
    fn draw_page(&mut self, ui: &mut egui::Ui, screen: &Screen, reply: &mut Reply) {
        let takes_escape = matches!(self.pages.open, Page::Game | Page::Question | Page::FirstStart);
        if !takes_escape && keys::take_one(ui.ctx(), egui::Key::Escape) {
            self.turn_to(ui.ctx(), Page::Game);
        }
        match self.pages.open {
            Page::Game => {}
            Page::Question => {
                if let Some(question) = &screen.question {
                    pages::question(ui, question, self, reply);
                }
            }
            Page::More => more::show(ui, screen, self, reply),
            Page::Help => pages::help(ui, screen, self, reply),
            Page::Manual => pages::manual(ui, screen, self, reply),
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

    /// Gives the window its title: to its frame when the title has changed, to its node always (readers say "frame" to
    /// one without a name).
    fn entitle(&self, ctx: &egui::Context, screen: &Screen) {
        // Readers say the title with each question of a first start: the game's title does not belong there yet.
        let whole = screen.title.as_str();
        let title = if self.pages.open == Page::FirstStart {
            whole.split(':').next().unwrap_or(whole)
        } else {
            whole
        };
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(title));
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
    pub(super) fn run(&mut self, ctx: &egui::Context, control: Control, screen: &Screen, reply: &mut Reply) {
        let button = screen.button(control).map(|button| &button.act);
        if let Some(Err(reason)) = button {
            reply.tell.push(reason.clone());
            return;
        }
        // An action chosen on that page is carried out on the panes; a switch is turned on the page itself.
        let row = control.row();
        let is_switch = matches!(row.act, ControlAct::Switch(_));
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
            WindowAct::Help => self.turn_to(ctx, or_back(Page::Help)),
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
            WindowAct::HandOver => reply.hand_over = true,
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
            WindowAct::OpenGame if is_on_game && self.is_root => files::turn_to_open(self, ctx, reply),
            WindowAct::SaveGame if is_on_game && self.is_root => files::turn_to_save(self, ctx, screen),
            WindowAct::Lichess if is_on_game && self.is_root => lichess::turn_to(self, ctx, reply),
            WindowAct::NextPane | WindowAct::PreviousPane | WindowAct::CorrectClocks => {}
            WindowAct::NewGame | WindowAct::OpenGame | WindowAct::SaveGame | WindowAct::Lichess => {}
        }
    }

    /// Opens or closes a page. The question's page comes and goes with the question.
    pub(super) fn turn_to(&mut self, ctx: &egui::Context, page: Page) {
        if [Page::Question, Page::FirstStart, page].contains(&self.pages.open) {
            return;
        }
        self.pages.enter(page);
        if page == Page::Game {
            self.ring.give_back(ctx);
        }
    }

    /// Leads back to the default place of the keyboard.
    pub(super) fn lead_to_start(&mut self, ctx: &egui::Context) {
        self.turn_to(ctx, Page::Game);
        self.ring.give(ctx, self.part(self.starts_on));
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

    /// On a page: keeps the focus on `target` when the page opens, and never lets it be lost.
    pub(super) fn hold_focus(&self, ctx: &egui::Context, target: Id) {
        let is_lost = ctx.memory(|memory| memory.focused().is_none());
        if self.pages.is_entered || is_lost {
            ctx.memory_mut(|memory| memory.request_focus(target));
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

/// The focus targets that always exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FixedTarget {
    /// The board; at the arbiter's panel White's.
    Board,
    /// Black's board at the arbiter's panel.
    BlackBoard,
    /// The open matters.
    Pending,
    /// The steps that correct a board.
    Steps,
    /// The time-check record.
    Checks,
    /// The pieces off the board.
    Tray,
    /// The move line.
    MoveLine,
    /// The entry of the scoresheet.
    SheetLine,
    /// The scoresheet.
    SheetList,
    /// The log.
    Log,
    /// The list of keys.
    Help,
    /// The stored games.
    Games,
    /// The path of a game.
    Path,
    /// The manual.
    Guide,
    /// The moves of the reviewed game.
    Moves,
    /// The mistakes in that game.
    Mistakes,
    /// The games of a file.
    GamesOfFile,
    /// The player to search for in the file.
    Player,
    /// Games and challenges on lichess.
    Online,
    /// The line for requests to lichess.
    Wish,
    /// The token for lichess.
    Token,
}

/// A pane's name.
pub(super) fn pane_name(screen: &Screen, pane: Pane) -> Option<&str> {
    let index = Pane::RING.iter().position(|own| *own == pane)?;
    screen.words.panes.get(index).map(String::as_str)
}
