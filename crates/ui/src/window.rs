//! A window: its state between frames. Its frame is in `frame`.

mod frame;

use std::collections::HashMap;

use egui::{self, Id};

use super::banner::Dismissed;
use super::focus::{FocusRing, SpokenTarget};
use super::groups::Groups;
use super::key_state::GlobalKeys;
use super::live_region::{LiveRegion, Urgency};
use super::page::Page;
use super::page_states::{ClockFormState, FirstStartState, NewGameState, ReviewState, SettingsState};
use super::reply::Reply;
use super::target::FixedTarget;
use super::widgets::board::{BoardWidgetState, Drag};
use super::widgets::buttons::KeyboardReach;
use super::widgets::list::{ListState, ListWidget};
use super::widgets::move_line::{LineNews, LineState, LineWidget};
use super::widgets::off_board::OffBoardState;
use controls::catalogue::Pane;
use controls::new_game::NewGameForm;
use display::Screen;

/// News for a window between two frames.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WindowNews {
    /// Words for the screen reader that reads this window.
    Say(String, Urgency),
    /// The line typed there is dealt with.
    Line(FixedTarget, LineNews),
    /// The list of keys is to be opened, as by F1, with the lines that contain these words.
    Help(String),
    /// The lines of the whole position are to be read one by one.
    Lines(Vec<String>),
    /// The short manual of the clock is to be opened.
    Manual,
    /// The manual of the program is to be opened.
    Guide,
    /// The sentence for a new game is to be opened.
    NewGame,
    /// The settings that contain these words are to be opened.
    Settings(String),
}

/// The open page, and the state of each page.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages {
    pub(super) open: Page,
    /// True if the page was opened in this frame.
    pub(super) is_entered: bool,
    /// The time at which it was opened, in seconds of the window.
    entered_at: f64,
    /// True if the waiting question came while the settings were open.
    is_asked_in_settings: bool,
    /// The stored game under the cursor in the previous frame.
    pub(super) game_told: Option<String>,
    /// The lines of the position that was asked for.
    pub(super) lines: Vec<String>,
    /// The words that the lines of the help must contain.
    pub(super) help_search: String,
    /// The words that further acts must contain.
    pub(super) more_search: String,
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
    /// The warnings that the person has dismissed.
    pub(super) dismissed: Vec<Dismissed>,
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
    /// Remembers the warnings that were dismissed in that window, which this one replaces.
    pub fn dismiss_as_in(&mut self, replaced: &Self) {
        self.dismissed.clone_from(&replaced.dismissed);
    }

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
            dismissed: Vec::new(),
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
            WindowNews::Help(search) => {
                self.open(Page::Help);
                self.pages.help_search = search;
            }
            WindowNews::Lines(lines) => {
                self.pages.lines = lines;
                self.open(Page::Lines);
            }
            WindowNews::Manual => self.open(Page::Manual),
            WindowNews::Guide => self.open(Page::Guide),
            WindowNews::NewGame if self.pages.open != Page::Question => self.offer_new_game(),
            WindowNews::NewGame => {}
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
        // A line that waits is told, too: what is typed would follow it.
        let label = line.view.label.as_str();
        let name = match self.line(part).text.as_str() {
            "" => label.to_owned(),
            text => format!("{label}: {text}"),
        };
        self.ring.drawn(line.id, line.pane, name);
        entered
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

    /// How the keyboard reaches this window's buttons.
    pub(super) fn keyboard(&self, screen: &Screen) -> KeyboardReach {
        if self.has_keyboard(screen) {
            KeyboardReach::Focus
        } else {
            KeyboardReach::Elsewhere
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

    /// On a page: keeps the focus on `target` when the page opens, and never lets it be lost.
    pub(super) fn hold_focus(&self, ctx: &egui::Context, target: Id) {
        let is_lost = ctx.memory(|memory| memory.focused().is_none());
        if self.pages.is_entered || is_lost {
            ctx.memory_mut(|memory| memory.request_focus(target));
        }
    }
}

/// A pane's name.
pub(super) fn pane_name(screen: &Screen, pane: Pane) -> Option<&str> {
    let index = Pane::RING.iter().position(|own| *own == pane)?;
    screen.words.panes.get(index).map(String::as_str)
}
