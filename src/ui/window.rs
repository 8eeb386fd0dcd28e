//! What a window remembers between frames, and how it answers a control.

use eframe::egui::{self, Id, ViewportCommand};
use shakmaty::{Board, Role, Square};

use super::Reply;
use super::arbiter::DeskState;
use super::button_group::Groups;
use super::first_start::FirstStartState;
use super::focus::{FocusRing, Told};
use super::held::HeldKey;
use super::keys;
use super::live_region::{LiveRegion, Urgency};
use super::next_key::NextKey;
use super::settings_page::SettingsState;
use super::type_ahead::Ahead;
use super::widgets::board::BoardState;
use super::widgets::list::ListState;
use super::widgets::move_line::LineState;
use super::widgets::tray::TrayState;
use crate::controls::catalogue::{Control, Pane};
use crate::controls::clock_form::{ClockFault, ClockForm};
use crate::controls::cursor;
use crate::controls::explore;
use crate::controls::intent::Intent;
use crate::controls::keymap::Place;
use crate::controls::new_game::{NewGameFault, NewGameForm};
use crate::controls::recorder::RecorderIntent;
use crate::controls::settings::SettingsIntent;
use crate::display::{ButtonView, CellView, Screen};

/// What a window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// The panes.
    #[default]
    Game,
    /// The list of keys.
    Help,
    /// The short manual of the clock.
    Manual,
    /// The form for a new game.
    NewGame,
    /// The stored games, and others by their path.
    Open,
    /// Where this game is to be written.
    Save,
    /// The form that corrects the clocks.
    Clocks,
    /// The question that waits for an answer.
    Question,
    /// The manual of the program.
    Guide,
    /// The settings.
    Settings,
    /// The questions of a first start.
    FirstStart,
}

/// What a window is told between two frames.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Words for the screen reader that reads this window.
    Say(String, Urgency),
    /// What was typed in the move line is dealt with: the line is emptied. Without this it stays, selected.
    LineTaken,
    /// What was typed for the scoresheet is written: its field is emptied. Without this it stays, selected.
    EntryTaken,
    /// The list of keys is to be opened, as with F1.
    Help,
    /// The short manual of the clock.
    Manual,
    /// The manual of the program.
    Guide,
    /// The settings, those with these words.
    Settings(String),
}

/// One window between frames. The table knows nothing of it.
#[derive(Clone, Debug)]
pub struct Window {
    pub(super) base: Id,
    pub(super) page: Page,
    /// The page was entered in this frame.
    pub(super) is_entered: bool,
    pub(super) ring: FocusRing,
    pub(super) told: Told,
    pub(super) groups: Groups,
    pub(super) board: BoardState,
    pub(super) tray: TrayState,
    pub(super) move_line: LineState,
    pub(super) sheet_line: LineState,
    pub(super) sheet_list: ListState,
    pub(super) log_list: ListState,
    pub(super) help_list: ListState,
    pub(super) desk: DeskState,
    pub(super) games_list: ListState,
    /// The line of that list that was there in the frame before.
    pub(super) game_told: Option<String>,
    /// The path of a game to be opened or written.
    pub(super) path_line: LineState,
    pub(super) form: NewGameForm,
    pub(super) faults: Vec<NewGameFault>,
    pub(super) clock_form: ClockForm,
    /// What the clocks showed when that form was opened.
    pub(super) clock_shown: ClockForm,
    pub(super) clock_faults: Vec<ClockFault>,
    /// The question that waits came while the settings were open.
    is_asked_in_settings: bool,
    /// What the settings and the manual remember.
    pub(super) settings: SettingsState,
    pub(super) guide: ListState,
    pub(super) first_start: FirstStartState,
    /// Where the focus is when nobody has it.
    pub(super) starts_on: Part,
    /// What the next key is for, if it is not for itself.
    pub(super) next_key: Option<NextKey>,
    /// The letter of a file that waits for the digit of its rank.
    pub(super) ahead: Option<Ahead>,
    /// The form for a new game can be opened here: in the root window.
    pub(super) has_new_game: bool,
    /// Messages for a screen reader.
    pub live: LiveRegion,
    /// The key that is held to speak onto the recorder.
    held: HeldKey,
    title: String,
}

impl Window {
    /// A window; the name tells its parts from those of other windows.
    pub fn new(name: &str) -> Self {
        Self {
            base: Id::unique(("annabella", name)),
            page: Page::Game,
            is_entered: false,
            ring: FocusRing::default(),
            told: Told::default(),
            groups: Groups::default(),
            board: BoardState::default(),
            tray: TrayState::default(),
            move_line: LineState::default(),
            sheet_line: LineState::default(),
            sheet_list: ListState::default(),
            log_list: ListState::default(),
            help_list: ListState::default(),
            desk: DeskState::default(),
            games_list: ListState::default(),
            game_told: None,
            path_line: LineState::default(),
            form: NewGameForm::default(),
            faults: Vec::new(),
            clock_form: ClockForm::default(),
            clock_shown: ClockForm::default(),
            clock_faults: Vec::new(),
            is_asked_in_settings: false,
            settings: SettingsState::default(),
            guide: ListState::default(),
            first_start: FirstStartState::default(),
            starts_on: Part::MoveLine,
            next_key: None,
            ahead: None,
            has_new_game: false,
            live: LiveRegion::default(),
            held: HeldKey::default(),
            title: String::new(),
        }
    }

    /// Takes what the window is told. A question that waits comes before any page.
    pub fn take(&mut self, news: News) {
        match news {
            News::Say(text, urgency) => self.live.announce(text, urgency),
            News::LineTaken => self.move_line.clear(),
            News::EntryTaken => self.sheet_line.clear(),
            News::Help => self.open(Page::Help),
            News::Manual => self.open(Page::Manual),
            News::Guide => self.open(Page::Guide),
            News::Settings(search) => {
                self.open(Page::Settings);
                if self.page == Page::Settings {
                    self.settings.open(&search);
                }
            }
        }
    }

    fn open(&mut self, page: Page) {
        if self.page != Page::Question {
            self.page = page;
            self.is_entered = true;
        }
    }

    /// The form for a new game stands like this when it is opened.
    pub fn fill_new_game(&mut self, form: NewGameForm) {
        self.form = form;
    }

    /// Asks the questions of a first start.
    pub fn ask_first_questions(&mut self) {
        self.page = Page::FirstStart;
        self.is_entered = true;
    }

    /// The keyboard is on the board when the window is opened.
    pub fn start_on_board(&mut self) {
        self.starts_on = Part::Board;
    }

    /// Opens the form that corrects the clocks, as they stand.
    fn open_clock_form(&mut self, ctx: &egui::Context, screen: &Screen) {
        self.clock_shown = screen.clocks.form.clone();
        self.clock_form = self.clock_shown.clone();
        self.clock_faults.clear();
        self.turn_to(ctx, Page::Clocks);
    }

    /// Opens the form for a new game, filled in like this.
    pub fn ask_for_new_game(&mut self, form: NewGameForm) {
        self.form = form;
        self.faults.clear();
        self.page = Page::NewGame;
        self.is_entered = true;
    }

    /// The focus target of a part of this window.
    pub fn part(&self, part: Part) -> Id {
        self.base.with(("part", part))
    }

    /// What is said when the focus comes to the board: its name and the cursor's cell.
    pub(super) fn board_name(&self, screen: &Screen) -> String {
        let cell = self
            .board
            .cursor
            .and_then(|square| screen.board.cells.get(usize::from(square)));
        let cell = cell.map_or("", |cell| cell.name.as_str());
        format!("{}: {cell}", screen.board.label)
    }

    /// Gives the window its title: to its frame when it has changed, to its node always (readers say "frame" to one
    /// without a name).
    pub(super) fn entitle(&mut self, ctx: &egui::Context, screen: &Screen) {
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(screen.title.as_str()));
        if self.title != screen.title {
            self.title.clone_from(&screen.title);
            ctx.send_viewport_cmd(ViewportCommand::Title(self.title.clone()));
        }
    }

    /// Takes the keys that work everywhere in this window.
    pub(super) fn take_global_keys(&mut self, ctx: &egui::Context, screen: &Screen, reply: &mut Reply) {
        if self.take_next_key(ctx, screen, reply) {
            return;
        }
        self.type_ahead(ctx, screen, reply);
        if self.held.is_let_go(ctx) {
            reply.intents.push(Intent::Recorder(RecorderIntent::End));
        }
        let mut speaks = None;
        // A key that begins nothing ends nothing either.
        let is_speaker = |button: &ButtonView| button.control == Control::Speak && button.act.is_ok();
        let can_speak = screen.buttons.iter().any(is_speaker);
        let place = self.place(ctx);
        let mut controls: Vec<Control> = Vec::new();
        keys::take(ctx, |down| {
            let control = keys::ours(down)
                .and_then(|key| screen.keymap.control_of(key, place))
                .filter(|control| control.row().pane.is_none() && !control.is_of_the_focus());
            if let Some(control) = control
                && !down.is_repeat
            {
                controls.push(control);
                speaks = Some(down.key)
                    .filter(|_| can_speak && control == Control::Speak)
                    .or(speaks);
            }
            control.is_some()
        });
        if let Some(key) = speaks {
            self.held.down(ctx, key);
        }
        for control in controls {
            self.run(ctx, control, screen, reply);
        }
    }

    /// Where a key is pressed. On a page letters are written, or mean nothing.
    pub(super) fn place(&self, ctx: &egui::Context) -> Place {
        let fields = [Part::MoveLine, Part::SheetLine].map(|part| self.part(part));
        let focused = ctx.memory(egui::Memory::focused);
        Place {
            pane: self.ring.pane(),
            is_field: self.page != Page::Game || focused.is_none_or(|id| fields.contains(&id)),
        }
    }

    /// The square under this person's attention.
    fn square(&self, screen: &Screen) -> Square {
        let first = || {
            let king = |cell: &&CellView| {
                let piece = cell.piece;
                piece.is_some_and(|piece| piece.role == Role::King && piece.color == screen.side)
            };
            let cell = screen.board.cells.iter().find(king);
            cell.map_or(cursor::start(&Board::empty(), screen.side), |cell| cell.square)
        };
        let on_other = self.desk.black_square().filter(|_| self.ring.pane() == Pane::Other);
        on_other.or(self.board.cursor).unwrap_or_else(first)
    }

    /// Does what a control does.
    pub(super) fn run(&mut self, ctx: &egui::Context, control: Control, screen: &Screen, reply: &mut Reply) {
        let is_on_game = self.page == Page::Game;
        if control == Control::Help {
            self.turn_to(ctx, if is_on_game { Page::Help } else { Page::Game });
        } else if control == Control::DescribeKey {
            self.wait_for_key(NextKey::Explained, screen, reply);
        } else if let Some(question) = explore::question(control, self.square(screen)) {
            reply.intents.push(question);
        } else if control == Control::Manual {
            self.turn_to(ctx, if is_on_game { Page::Manual } else { Page::Game });
        } else if control == Control::Guide {
            self.turn_to(ctx, if is_on_game { Page::Guide } else { Page::Game });
        } else if control == Control::Settings {
            if !is_on_game {
                self.turn_to(ctx, Page::Game);
            } else if screen.personal.settings.is_some() {
                // The program looks which devices there are, and then opens them.
                let open = SettingsIntent::Open(String::new());
                reply.intents.push(Intent::Settings(open));
            } else {
                reply.tell.push(screen.words.settings_not_here.clone());
            }
        } else if control == Control::NewGame {
            if is_on_game && self.has_new_game {
                self.faults.clear();
                self.turn_to(ctx, Page::NewGame);
            }
        } else if control == Control::OpenGame || control == Control::SaveGame {
            if is_on_game && self.has_new_game {
                self.turn_to_files(ctx, control, screen, reply);
            }
        } else if control == Control::HandOver {
            reply.hand_over = true;
        } else if control == Control::DeskWindow {
            reply.desk_window = true;
        } else if control == Control::NextPane || control == Control::PreviousPane {
            if is_on_game && let Some((pane, name)) = self.ring.turn(ctx, control == Control::NextPane) {
                let pane = pane_name(screen, pane).unwrap_or_default();
                reply.explored = Some(format!("{pane}: {name}"));
            }
        } else if let Some(intent) = self.with_sheet_field(control) {
            reply.intents.push(intent);
        } else if let Some(button) = screen.buttons.iter().find(|button| button.control == control) {
            match &button.act {
                Ok(_) if control == Control::CorrectClocks => {
                    if is_on_game {
                        self.open_clock_form(ctx, screen);
                    }
                }
                Ok(intent) => reply.intents.push(intent.clone()),
                Err(reason) => reply.tell.push(reason.clone()),
            }
        }
    }

    /// Opens or closes a page. The question's comes and goes with the question.
    pub(super) fn turn_to(&mut self, ctx: &egui::Context, page: Page) {
        if self.page == Page::Question || self.page == Page::FirstStart || self.page == page {
            return;
        }
        self.page = page;
        self.is_entered = true;
        if page == Page::Game {
            self.ring.give_back(ctx);
        }
    }

    /// The question came, or was answered.
    pub(super) fn follow_question(&mut self, ctx: &egui::Context, screen: &Screen) {
        let is_asked = screen.question.is_some();
        if is_asked != (self.page == Page::Question) {
            let covered = std::mem::replace(&mut self.page, Page::Question);
            self.is_entered = true;
            if is_asked {
                self.is_asked_in_settings = covered == Page::Settings;
            } else if self.is_asked_in_settings {
                self.page = Page::Settings;
                self.settings.come_back();
            } else {
                self.page = Page::Game;
                self.ring.give_back(ctx);
            }
        }
    }

    /// On a page: the focus is on `target` when the page opens, and never nowhere.
    pub(super) fn hold_focus(&self, ctx: &egui::Context, target: Id) {
        let is_lost = ctx.memory(|memory| memory.focused().is_none());
        if self.is_entered || is_lost {
            ctx.memory_mut(|memory| memory.request_focus(target));
        }
    }
}

/// The focus targets that are always there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The board; at the arbiter's desk White's.
    Board,
    /// Black's board at the arbiter's desk.
    BlackBoard,
    /// The comparison of both boards.
    Comparison,
    /// What is open.
    Pending,
    /// The steps that put a board right.
    Steps,
    /// The time-check record.
    Checks,
    /// What lies beside it.
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
}

/// A pane's name.
pub(super) fn pane_name(screen: &Screen, pane: Pane) -> Option<&str> {
    let index = Pane::RING.iter().position(|own| *own == pane)?;
    screen.words.panes.get(index).map(String::as_str)
}
