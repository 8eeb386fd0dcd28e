//! The windows around the table's thread: they get screens and news, and give back intents.

mod arrangement;
mod closing;
mod games;
mod graphics;
pub mod hall;
mod news;
mod no_table;
mod no_window;
mod places;
mod shared;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use egui::{self, ViewportBuilder, ViewportCommand, ViewportId};

pub use self::no_table::tell as tell_no_table;
pub use self::no_window::NoWindow;

use self::arrangement::WindowArrangement;
use self::closing::{Closing, LastWords};
use self::games::FileResult;
use self::graphics::{Pace, Renderer};
use self::news::{SharedSeats, teller};
use self::places::PlacedWindow;
use self::shared::lock;
use super::first_game::first_game;
use super::machine::{Machine, voices};
use super::new_table::form_of;
use super::news::ProgramNews;
use super::notice::Notice;
use super::post::{Post, Posted, Speakers};
use super::progress::{RunningWorks, Stop};
use super::sentences;
use super::session::{self, AdmittedSession, Session};
use super::table_thread::TableThread;
use adapters::monotonic::Monotonic;
use adapters::screen_reader::{self, CheckOrder, ScreenReader};
use controls::catalogue::Control;
use controls::intent::Intent;
use controls::keymap::Keymap;
use controls::review::ReviewIntent;
use display::Screen;
use laws::people::Person;
use locale::Locale;
use settings::{Output, Setting, Settings, StartOn};
use speech::utterance::Priority;
use table::input::Input;
use table::lock::Permit;
use ui::key_queue::KeyQueue;
use ui::{self, ExtraWindow, Reply, RootChange, Window, WindowNews};

/// Size of a window where no screen is known, in points.
const FIRST_SIZE: [f32; 2] = [1100.0, 800.0];

/// Opens the windows of that session and stays until the root window is closed; the notes are told first. Lines for the
/// terminal in which the program was started are printed with `print`.
///
/// # Errors
/// No window can be opened.
pub fn run(
    session: AdmittedSession,
    machine: Machine,
    mut notes: Vec<Notice>,
    print: fn(&str),
) -> Result<(), NoWindow> {
    let by = graphics::choice(Pace::of(machine.data_folder()).last());
    if let Renderer::CardInstead(took) = by {
        notes.push(Notice::Card(u32::try_from(took.as_millis()).unwrap_or(u32::MAX)));
    }
    let root = super::icon::root_window(FIRST_SIZE);
    let shares = machine.wanted.is_first_start() || opponent_of(&session).is_some();
    let standing = Arc::new(Mutex::new(WindowArrangement::of(machine.data_folder(), shares)));
    let own = Arc::clone(&standing);
    let start = move |ctx: &egui::Context| {
        ui::install(ctx);
        App::new(ctx, session, machine, own, &notes, print)
    };
    graphics::run(by, root, standing, start).map_err(NoWindow)
}

/// A person's window between frames.
struct SeatWindow {
    id: ViewportId,
    person: Person,
    window: Window,
    /// The screen it showed last.
    shown: Option<Arc<Screen>>,
    /// True if the window system was asked to close it.
    is_left: bool,
    /// True if keys typed now act in it.
    has_keyboard: bool,
}

impl SeatWindow {
    fn new(id: ViewportId, person: Person, window: Window) -> Self {
        Self {
            id,
            person,
            window,
            shown: None,
            is_left: false,
            has_keyboard: false,
        }
    }

    /// The arbiter's panel in the root window.
    fn desk() -> Self {
        Self::new(ViewportId::ROOT, Person::Arbiter, Window::root("desk"))
    }

    /// A window next to the root window.
    fn further(id: ViewportId, person: Person) -> Arc<Mutex<Self>> {
        Arc::new(Mutex::new(Self::new(id, person, Window::further(&person.to_string()))))
    }

    /// One frame: takes the news, and draws the screen; nothing as long as the table has none for this person. Words are
    /// announced in the root window only if `read_at_root`.
    ///
    /// A frame with words to announce shows the previous screen: otherwise the reader would first be told of every changed
    /// square, line and time.
    fn frame(
        &mut self,
        ui: &mut egui::Ui,
        seats: &Mutex<SharedSeats>,
        now_ms: u64,
        read_at_root: bool,
    ) -> Option<Reply> {
        // This comes first: the answer is in the news and the screen taken after it.
        let is_answered = KeyQueue::is_answered(ui.ctx());
        let (news, screen) = {
            let mut seats = lock(seats);
            (seats.take_news(self.id, read_at_root), seats.screen(self.person))
        };
        let is_read = if self.id == ViewportId::ROOT {
            read_at_root
        } else {
            // The settings are those of the person with the root window, and a screen reader may be another's; but
            // where no key answers no one listens.
            screen.as_ref().is_some_and(|screen| screen.takes_keys)
        };
        let mut speaks = false;
        for one in news {
            let is_said = matches!(one, WindowNews::Say(..));
            if is_read || !is_said {
                speaks |= is_said;
                self.window.take(one);
            }
        }
        if speaks && self.shown.is_some() {
            ui.ctx().request_repaint();
        } else {
            self.shown = screen;
            if is_answered {
                KeyQueue::release(ui.ctx());
            }
        }
        let screen = Arc::clone(self.shown.as_ref()?);
        ui::theme::wear(ui.ctx(), &screen.personal.sizes);
        Some(self.window.show(ui, &screen, now_ms))
    }

    /// The change, if keys have begun to act in it since the last frame, or no longer do.
    fn keyboard_has_moved(&mut self, ctx: &egui::Context) -> Option<bool> {
        let is_here = ctx.input(|input| input.focused) && self.shown.as_ref().is_some_and(|screen| screen.takes_keys);
        (std::mem::replace(&mut self.has_keyboard, is_here) != is_here).then_some(is_here)
    }
}

/// The identity of the opponent's window.
fn opponent_id() -> ViewportId {
    ViewportId::from_hash_of("second window")
}

/// The identity of the further window with the arbiter's panel.
fn desk_id() -> ViewportId {
    ViewportId::from_hash_of("desk window")
}

/// The identity of the window of the clocks.
fn clocks_id() -> ViewportId {
    ViewportId::from_hash_of("clock window")
}

/// The person of the second window: the opponent; at a seat of another machine's table, the assistant who sits there.
fn opponent_of(session: &Session) -> Option<Person> {
    let game = session.table.game();
    match session.own_seat {
        // The opponent's window is where they sit.
        _ if session.table.is_a_seat() => session.table.assistant_here(),
        // A player elsewhere needs no window here.
        Person::Player(side) if game.away(side.other()).is_some() => None,
        Person::Player(side) if game.people().is_vi(side) => Some(Person::Player(side.other())),
        Person::Player(_) | Person::Assistant(_) | Person::Arbiter => None,
    }
}

/// A table, its thread and its windows.
struct SeatedTable {
    thread: TableThread,
    time: Monotonic,
    /// The seat that must be heard, whose the root window is.
    heard: Person,
    seats: Arc<Mutex<SharedSeats>>,
    news: Receiver<ProgramNews>,
    root: SeatWindow,
    /// The root window while the arbiter has it: its words and lines are the arbiter's alone.
    desk: SeatWindow,
    opponent: Option<Arc<Mutex<SeatWindow>>>,
    /// True if the opponent's window is open.
    shows_opponent: bool,
    /// True if the opponent sits at another computer.
    is_elsewhere: bool,
    /// True once the list of keys was open: the hash of the program is worked out for its last part.
    has_told_of_program: bool,
    /// The further window with the arbiter's panel, while it is open.
    further_desk: Option<Arc<Mutex<SeatWindow>>>,
}

impl SeatedTable {
    /// Starts the thread of that session with `window` in the root window; the opponent's window is open if
    /// `shows_opponent`.
    fn new(
        ctx: &egui::Context,
        session: AdmittedSession,
        machine: &Machine,
        window: Window,
        shows: bool,
    ) -> std::io::Result<Self> {
        let heard = session.own_seat;
        let opponent = opponent_of(&session);
        let mut seats = SharedSeats::new(heard);
        if opponent.is_some() && shows {
            seats.set_window(opponent_id(), true, opponent);
        }
        let shown = seats.people().collect();
        let seats = Arc::new(Mutex::new(seats));
        let (program, news) = channel();
        let tell = teller(ctx, &seats, program);
        let (thread, time) = machine.start(session, shown, |post| voices(post, true), tell)?;
        Ok(Self {
            thread,
            time,
            heard,
            seats,
            news,
            root: SeatWindow::new(ViewportId::ROOT, heard, window),
            desk: SeatWindow::desk(),
            opponent: opponent.map(|person| SeatWindow::further(opponent_id(), person)),
            shows_opponent: shows,
            is_elsewhere: false,
            has_told_of_program: false,
            further_desk: None,
        })
    }

    fn post(&self) -> Post {
        self.thread.post()
    }

    /// The person who has the root window.
    fn person_at_root(&self) -> Person {
        lock(&self.seats).root().unwrap_or(self.heard)
    }

    /// The root window as it is now: the seat's own, or the arbiter's panel.
    fn root(&mut self) -> &mut SeatWindow {
        if self.person_at_root() == self.heard {
            &mut self.root
        } else {
            &mut self.desk
        }
    }

    /// Tells the table the screens that are looked at; the window of the clocks shows the heard seat's.
    fn show_seats(&self) {
        let mut people = vec![self.heard];
        for person in lock(&self.seats).people() {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        self.post().send(Posted::Show(people));
    }

    /// The opponent's window while it is open.
    fn opponent(&self) -> Option<&Arc<Mutex<SeatWindow>>> {
        self.opponent.as_ref().filter(|_| self.shows_opponent)
    }

    /// Opens the opponent's window, or closes it, without any loss.
    fn show_opponent(&mut self, is_shown: bool) {
        self.shows_opponent = is_shown;
        if let Some(opponent) = &self.opponent {
            let mut opponent = lock(opponent);
            opponent.is_left = false;
            lock(&self.seats).set_window(opponent_id(), is_shown, Some(opponent.person));
        }
        self.show_seats();
    }

    /// Opens the further window with the arbiter's panel; false if it is open already.
    fn open_further_desk(&mut self) -> bool {
        let is_open = self.further_desk.is_some();
        if !is_open {
            self.further_desk = Some(SeatWindow::further(desk_id(), Person::Arbiter));
            lock(&self.seats).set_window(desk_id(), true, Some(Person::Arbiter));
            self.show_seats();
        }
        !is_open
    }

    /// Closes the further window with the arbiter's panel if its close button was pressed.
    fn close_what_was_left(&mut self) {
        if self.further_desk.take_if(|desk| lock(desk).is_left).is_some() {
            lock(&self.seats).set_window(desk_id(), false, None);
            self.show_seats();
            if self.person_at_root() != Person::Arbiter {
                self.post().input(Input::DeskLeft);
            }
        }
    }

    /// True if keys pressed in that window act there, as they do with a second keyboard.
    fn has_own_keys(&self, window: ViewportId) -> bool {
        let further = self.opponent().into_iter().chain(&self.further_desk);
        let person = further
            .map(|further| lock(further))
            .find(|further| further.id == window)
            .map(|further| further.person);
        let screen = person.and_then(|person| lock(&self.seats).screen(person));
        window == ViewportId::ROOT || screen.is_some_and(|screen| screen.takes_keys)
    }
}

/// The program with its windows.
struct App {
    machine: Machine,
    /// Prints a line in the terminal in which the program was started.
    print: fn(&str),
    pace: Pace,
    seated: SeatedTable,
    /// The channel for the results of other threads of the program.
    found: (Sender<FileResult>, Receiver<FileResult>),
    /// The file requested last, while it is read.
    reading: Stop,
    /// The game in that file, until the one on the table may be left.
    next: Option<Box<Session>>,
    reader: Arc<Mutex<DetectedReader>>,
    had_focus: bool,
    standing: Arc<Mutex<WindowArrangement>>,
    start: StartPhase,
    /// True if a page or a question covers the game in the root window.
    is_covered: bool,
    /// True once the root window has been drawn with its table: words for a reader come before other windows.
    is_shown: bool,
    /// The state of the request to close the program.
    closing: Closing,
    /// The last words before the program closes.
    last_words: LastWords,
}

/// The phase of a first start; any later start has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StartPhase {
    /// The questions are asked; the other windows come after them.
    Questions,
    /// No move has been made since: nobody needs the other board.
    BeforeFirstMove,
    Past,
}

/// The screen reader, as last detected.
#[derive(Default)]
struct DetectedReader {
    /// The result of the last check; none before the first, since a running reader would say the same again.
    seen: Option<ScreenReader>,
    looks: CheckOrder,
    /// The words for the built-in voice, in case there is no reader.
    unsaid: Option<(Person, String, Priority)>,
    /// True if a reader may have come or gone since.
    may_be_another: bool,
}

impl App {
    fn new(
        ctx: &egui::Context,
        session: AdmittedSession,
        machine: Machine,
        standing: Arc<Mutex<WindowArrangement>>,
        notes: &[Notice],
        print: fn(&str),
    ) -> std::io::Result<Self> {
        let is_first = machine.wanted.is_first_start();
        ui::theme::apply(ctx, &machine.settings);
        let window = root_window(&machine.settings, machine.locale, is_first);
        let shows = !lock(&standing).has_room_for_one();
        let seated = SeatedTable::new(ctx, session, &machine, window, shows)?;
        let mut app = Self {
            pace: Pace::of(machine.data_folder()),
            machine,
            print,
            seated,
            found: channel(),
            reading: Stop::default(),
            next: None,
            reader: Arc::default(),
            had_focus: true,
            standing,
            start: if is_first {
                StartPhase::Questions
            } else {
                StartPhase::Past
            },
            is_covered: false,
            is_shown: false,
            closing: Closing::No,
            last_words: LastWords::No,
        };
        app.machine.works.take_keys();
        // An accessibility tree from the first frame on is handed over before that frame is painted, instead of after
        // two slow ones.
        ctx.enable_accesskit();
        app.wait_for_the_table();
        app.look_for_a_screen_reader(ctx);
        app.follow_screen_readers(ctx);
        if let Some(report) = app.machine.wanted.report.take() {
            app.fill_from_report(app.seated.person_at_root(), &report);
        }
        let notes = app.go_through_what_was_opened(notes);
        app.tell_notes(&notes);
        app.tell_of_one_window();
        Ok(app)
    }

    /// Opens a file of games named at the start for browsing, which ends with the game on the table; returns the notes still to be told.
    fn go_through_what_was_opened(&self, notes: &[Notice]) -> Vec<Notice> {
        let is_from_pgn = |note: &&Notice| matches!(note, Notice::FromPgn { .. });
        let named = self.machine.wanted.open.as_ref().and_then(|named| named.to_str());
        let Some(named) = named.filter(|_| notes.iter().any(|note| is_from_pgn(&note))) else {
            return notes.to_vec();
        };
        let open = Intent::Review(ReviewIntent::Open(named.to_owned()));
        self.post().intent(self.seated.person_at_root(), open);
        notes.iter().filter(|note| !is_from_pgn(note)).cloned().collect()
    }

    /// Waits for the table, so that the first frame has content: painting an empty one takes longer than the table's
    /// first step.
    fn wait_for_the_table(&self) {
        for _ in 0..50 {
            if lock(&self.seated.seats).screen(self.seated.heard).is_some() {
                return;
            }
            std::thread::park_timeout(Duration::from_millis(2));
        }
    }

    fn post(&self) -> Post {
        self.seated.post()
    }

    fn tell(&self, to: Person, text: String) {
        self.post().input(Input::Tell(to, text));
    }

    fn tell_notes(&self, notes: &[Notice]) {
        let messages = self.machine.messages();
        for note in notes {
            self.tell(self.seated.heard, sentences::notice(&messages, note));
        }
    }

    /// Draws the root window's contents, and the other windows.
    fn draw(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        self.take_news(&ctx);
        let has_focus = ctx.input(|input| input.focused);
        let may_be_another = std::mem::take(&mut lock(&self.reader).may_be_another);
        if may_be_another || (has_focus && !self.had_focus) {
            self.look_for_a_screen_reader(&ctx);
        }
        self.had_focus = has_focus;
        let (now_ms, read_at_root) = (self.seated.time.now().as_millis(), self.read_at_root());
        let seats = Arc::clone(&self.seated.seats);
        let works = self.machine.works.clone();
        let root = self.seated.root();
        let person = root.person;
        stop_by_key(&ctx, &works);
        match root.frame(ui, &seats, now_ms, read_at_root) {
            Some(reply) => self.answer(&ctx, person, reply),
            // The table has no screen for this person yet. The other windows are shown meanwhile: a window that is left out is
            // closed, and would take the keyboard when opened again.
            None if self.is_shown => {}
            None => return,
        }
        self.seated.close_what_was_left();
        let shown = self.seated.root().shown.as_ref();
        // Not in a practice game, which has no other board to look at.
        let has_moved = shown.is_some_and(|screen| screen.board.last_move.is_some() && screen.banner.leaves.is_none());
        if self.start == StartPhase::BeforeFirstMove && has_moved {
            self.start = StartPhase::Past;
            self.tell_of_one_window();
        }
        self.see_to_closing(&ctx);
        let is_left = self.seated.opponent().is_some_and(|opponent| lock(opponent).is_left);
        if is_left {
            self.turn_opponent();
        }
        self.remember_places(&ctx);
        if self.is_shown && self.start != StartPhase::Questions {
            if let Some(opponent) = self.seated.opponent() {
                self.show_further(&ctx, opponent, PlacedWindow::Opponent);
            }
            match &self.seated.further_desk {
                Some(desk) => self.show_further(&ctx, desk, PlacedWindow::Desk),
                None => lock(&self.standing).close(PlacedWindow::Desk),
            }
            self.show_clocks(&ctx);
        } else if !self.is_shown {
            self.is_shown = true;
            ctx.request_repaint();
        }
    }

    /// True if a screen reader is to speak the announcements in the root window.
    fn read_at_root(&self) -> bool {
        self.machine.settings.speech.output != Output::OwnVoice
    }

    /// Handles the reply of the root window's frame.
    fn answer(&mut self, ctx: &egui::Context, person: Person, reply: Reply) {
        carry(ctx, &self.post(), person, &reply);
        if reply.root == Some(RootChange::HandOver) {
            self.hand_over(ctx);
        }
        if reply.typed.is_some() {
            self.post().send(Posted::Types);
        }
        if std::mem::replace(&mut self.is_covered, reply.covers_game) != reply.covers_game {
            self.post().send(Posted::CoversGame(reply.covers_game));
        }
        if reply.tells_of_program && !std::mem::replace(&mut self.seated.has_told_of_program, true) {
            self.post().hash_program();
        }
        match reply.beside {
            Some(ExtraWindow::Desk) if !self.seated.open_further_desk() => {
                self.tell(person, self.machine.messages().text("desk-is-open", &[]));
            }
            Some(ExtraWindow::Opponent) => {
                self.turn_opponent();
                ctx.request_repaint();
            }
            Some(ExtraWindow::Desk) | None => {}
        }
        if let Some(felt) = reply.felt {
            self.post().send(Posted::Felt(person, felt));
        }
        if let Some(name) = reply.explored {
            let priority = match reply.came {
                ui::FocusArrival::ByMoving | ui::FocusArrival::Changed => Priority::Now,
                ui::FocusArrival::WithWindow | ui::FocusArrival::ByTyping => Priority::Normal,
            };
            let mut reader = lock(&self.reader);
            // The reader that says no announcements says no changed values either.
            match (reader.seen, reply.came) {
                (Some(ScreenReader::None), _) | (Some(ScreenReader::FocusOnly), ui::FocusArrival::Changed) => {
                    self.post().send(Posted::Explored(person, name, priority));
                }
                (Some(ScreenReader::FocusOnly | ScreenReader::Announces), _) => {}
                (None, _) => reader.unsaid = Some((person, name, priority)),
            }
        }
        self.take_dropped_file(ctx);
    }

    /// Takes the news of the table and of other threads since the last frame.
    fn take_news(&mut self, ctx: &egui::Context) {
        while let Ok(news) = self.seated.news.try_recv() {
            match news {
                ProgramNews::SettingsChanged(settings) => self.change_settings(ctx, *settings),
                ProgramNews::Print(line) => (self.print)(&line),
                ProgramNews::Elsewhere(is_elsewhere) => self.follow_elsewhere(is_elsewhere),
                ProgramNews::Begin(permit) => self.begin(ctx, permit),
                ProgramNews::NewGame(form, permit) => self.new_game(ctx, &form, permit),
                ProgramNews::NewTable(opening, permit) => self.new_table(ctx, *opening, permit),
                ProgramNews::Quit(speaks) => self.quit(ctx, speaks),
                ProgramNews::Leave(permit) => self.leave_for_the_next(ctx, permit),
                ProgramNews::OpenGame(by, path) => self.look_into(ctx, by, &path),
                ProgramNews::ChooseFile(by, dialog, suggested) => self.choose_file(ctx, by, dialog, suggested),
            }
        }
        while let Ok(found) = self.found.1.try_recv() {
            self.found(ctx, found);
        }
    }

    /// Applies changed settings at once.
    fn change_settings(&mut self, ctx: &egui::Context, settings: Settings) {
        let before = self.machine.change_settings(settings);
        let now = &self.machine.settings;
        ui::theme::apply(ctx, now);
        if before.look.board_alone != now.look.board_alone {
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(now.look.board_alone));
        }
    }

    /// Begins the first game after the first questions.
    fn begin(&mut self, ctx: &egui::Context, permit: Permit) {
        if self.start != StartPhase::Questions {
            return;
        }
        self.start = StartPhase::BeforeFirstMove;
        let opening = first_game(&self.machine.settings.person, self.machine.locale);
        let session = session::fresh(opening, self.machine.data_folder().as_deref(), self.machine.locale);
        let offers_practice = !self.machine.settings.person.in_event;
        let session = session::welcomed(session, offers_practice);
        self.sit_down(ctx, session.in_place(permit));
        if self.machine.settings.person.in_event {
            // The regulations of an event need more than these questions.
            let form = form_of(&self.machine.settings, self.machine.locale);
            self.seated.root.window.ask_for_new_game(form);
        }
    }

    /// Switches the root window between the player and the arbiter's panel. Neither sees anything of the other.
    fn hand_over(&mut self, ctx: &egui::Context) {
        let heard = self.seated.heard;
        if heard == Person::Arbiter {
            return;
        }
        let (to, words) = if self.seated.person_at_root() == Person::Arbiter {
            (heard, "desk-left")
        } else {
            (Person::Arbiter, "desk-opened")
        };
        {
            let mut seats = lock(&self.seated.seats);
            seats.set_window(ViewportId::ROOT, true, Some(to));
            seats.silence(to);
        }
        self.seated.desk = SeatWindow::desk();
        // The screen comes before the words: a window without one would be empty.
        self.seated.show_seats();
        self.post().send(Posted::Root(to));
        if to == heard {
            self.post().input(Input::DeskLeft);
        }
        self.tell(to, self.machine.messages().text(words, &[]));
        ctx.request_repaint();
    }

    /// Opens the opponent's window or closes it, and tells both people.
    fn turn_opponent(&mut self) {
        let (messages, heard) = (self.machine.messages(), self.seated.heard);
        let opponent = self.seated.opponent.as_ref().filter(|_| !self.seated.is_elsewhere);
        let Some(opponent) = opponent.map(|opponent| lock(opponent).person) else {
            self.tell(heard, messages.text("opponents-window-none", &[]));
            return;
        };
        let opens = !self.seated.shows_opponent;
        self.seated.show_opponent(opens);
        if !opens {
            lock(&self.standing).close(PlacedWindow::Opponent);
        }
        let words = match (opponent, opens) {
            (Person::Assistant(_), true) => "assistants-window-open",
            (Person::Assistant(_), false) => "assistants-window-closed",
            (Person::Player(_) | Person::Arbiter, true) => "opponents-window-open",
            (Person::Player(_) | Person::Arbiter, false) => "opponents-window-closed",
        };
        self.tell(self.seated.person_at_root(), messages.text(words, &[]));
        if opens && lock(&self.standing).has_room_for_one() {
            self.tell(opponent, self.with_window_key("opponents-window-over"));
        }
    }

    /// Closes the window of an opponent who sits at another computer, where their window is.
    fn follow_elsewhere(&mut self, is_elsewhere: bool) {
        self.seated.is_elsewhere = is_elsewhere;
        if is_elsewhere && self.seated.shows_opponent {
            self.seated.show_opponent(false);
            lock(&self.standing).close(PlacedWindow::Opponent);
        }
    }

    /// On a small screen, tells each person once how to reach the other's board.
    fn tell_of_one_window(&self) {
        if self.seated.opponent.is_some() && self.start == StartPhase::Past && lock(&self.standing).tells() {
            let text = self.with_window_key("one-window");
            self.post().input(Input::Inform(self.seated.heard, text));
        }
    }

    /// The sentence with the key for the opponent's window.
    fn with_window_key(&self, id: &str) -> String {
        let messages = self.machine.messages();
        let keymap = Keymap::of(&self.machine.settings.keys);
        let key = keymap.spoken(Control::OpponentsWindow, &messages);
        messages.text(id, &[("key", (&key).into())])
    }

    /// Remembers the place of each window, as the window system reports it, for the next start.
    fn remember_places(&self, ctx: &egui::Context) {
        let mut standing = lock(&self.standing);
        ctx.input(|input| {
            for (id, kind) in [
                (ViewportId::ROOT, PlacedWindow::Root),
                (opponent_id(), PlacedWindow::Opponent),
                (desk_id(), PlacedWindow::Desk),
                (clocks_id(), PlacedWindow::Clocks),
            ] {
                if let Some(info) = input.raw.viewports.get(&id) {
                    standing.stands(kind, info);
                }
            }
        });
    }

    /// Watches for screen readers that come or go while the program runs.
    fn follow_screen_readers(&self, ctx: &egui::Context) {
        let (reader, ctx) = (Arc::clone(&self.reader), ctx.clone());
        screen_reader::follow(move || {
            lock(&reader).may_be_another = true;
            ctx.request_repaint_of(ViewportId::ROOT);
        });
    }

    /// Detects the screen reader on a thread of its own, and again whenever the window gets the focus: people start
    /// their reader late.
    fn look_for_a_screen_reader(&self, ctx: &egui::Context) {
        let (reader, post, ctx) = (Arc::clone(&self.reader), self.post(), ctx.clone());
        let number = lock(&reader).looks.begin();
        let look = move || {
            let seen = screen_reader::detect();
            let mut reader = lock(&reader);
            if !reader.looks.counts(number) {
                return;
            }
            reader.seen = Some(seen);
            let unsaid = reader.unsaid.take().filter(|_| seen == ScreenReader::None);
            // Posted before a later check may report its result.
            post.send(Posted::Speakers(speakers(seen)));
            if let Some((person, name, priority)) = unsaid {
                post.send(Posted::Explored(person, name, priority));
            }
            drop(reader);
            let reader = ui::PresentReader {
                is_there: seen != ScreenReader::None,
                reads_fields: seen != ScreenReader::FocusOnly,
            };
            reader.note(&ctx);
            ctx.request_repaint_of(ViewportId::ROOT);
        };
        // Without the thread the built-in voice continues to speak, as at a new table.
        std::thread::Builder::new()
            .name(String::from("screen-reader"))
            .spawn(look)
            .ok();
    }

    /// Shows a window next to the root window, with keys of its own only if there is a second keyboard.
    fn show_further(&self, ctx: &egui::Context, further: &Arc<Mutex<SeatWindow>>, kind: PlacedWindow) {
        let (id, person) = {
            let further = lock(further);
            (further.id, further.person)
        };
        let title = lock(&self.seated.seats)
            .screen(person)
            .map_or_else(String::new, |screen| screen.title.clone());
        let (seats, window) = (Arc::clone(&self.seated.seats), Arc::clone(further));
        let at_root = self.seated.person_at_root();
        let (post, time, read_at_root) = (self.post(), self.seated.time, self.read_at_root());
        // A screen reader says by itself which window has the keyboard; without one the built-in voice does.
        let (heard, reader) = (self.seated.heard, Arc::clone(&self.reader));
        let messages = self.machine.messages();
        let builder = ViewportBuilder::default()
            .with_title(title)
            .with_inner_size(FIRST_SIZE)
            .with_active(false);
        let builder = lock(&self.standing).place(kind, builder);
        ctx.show_viewport_deferred(id, builder, move |ui, _class| {
            let mut own = lock(&window);
            own.is_left |= ui.ctx().input(|input| input.viewport().close_requested());
            let reply = own.frame(ui, &seats, time.now().as_millis(), read_at_root);
            let moved = own.keyboard_has_moved(ui.ctx());
            drop(own);
            if let Some(is_there) = moved.filter(|_| lock(&reader).seen == Some(ScreenReader::None)) {
                let words = if is_there { "keyboard-there" } else { "keyboard-left" };
                post.input(Input::Tell(heard, messages.text(words, &[])));
            }
            let Some(reply) = reply else { return };
            carry(ui.ctx(), &post, person, &reply);
            if reply.root == Some(RootChange::NewGame) {
                lock(&seats).tell(at_root, WindowNews::NewGame);
                ui.ctx().request_repaint_of(ViewportId::ROOT);
            }
            if reply.hand_back_keyboard {
                ui.ctx().send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
            }
        });
    }

    /// Shows the window of the clocks alone, for a second screen, while it is wanted; closing it is an action of its
    /// own.
    fn show_clocks(&self, ctx: &egui::Context) {
        let clock = &self.machine.settings.clock;
        let is_full = clock.clock_full_screen;
        let is_open = clock.clock_window || is_full;
        let heard = self.seated.heard;
        let screen = {
            let mut seats = lock(&self.seated.seats);
            seats.set_window(clocks_id(), is_open, None);
            seats.screen(heard)
        };
        let Some(screen) = screen.filter(|_| is_open) else {
            lock(&self.standing).close(PlacedWindow::Clocks);
            return;
        };
        let builder = ViewportBuilder::default()
            .with_title(ui::clock_window::title(&screen))
            .with_inner_size(FIRST_SIZE)
            .with_active(false);
        let builder = lock(&self.standing)
            .place(PlacedWindow::Clocks, builder)
            .with_fullscreen(is_full);
        let (seats, post, time) = (Arc::clone(&self.seated.seats), self.post(), self.seated.time);
        ctx.show_viewport_deferred(clocks_id(), builder, move |ui, _class| {
            let screen = lock(&seats).screen(heard);
            if let Some(screen) = screen {
                ui::clock_window::show(ui, &screen, time.now().as_millis());
                if ui::keys::take_control(ui.ctx(), &screen.keymap, Control::Voice) {
                    post.intent(heard, Intent::set(Setting::Output, "own-voice"));
                }
            }
            if ui.ctx().input(|input| input.viewport().close_requested()) {
                post.intent(heard, Intent::set(Setting::ClockWindow, "off"));
            }
            // The key acts here as in the other windows; Escape leaves the full screen.
            let turns = ui.ctx().input(|input| input.key_pressed(egui::Key::F11));
            let leaves = is_full && ui.ctx().input(|input| input.key_pressed(egui::Key::Escape));
            if turns || leaves {
                post.intent(
                    heard,
                    Intent::set(Setting::ClockFullScreen, if is_full { "off" } else { "on" }),
                );
            }
            let is_used = ui.ctx().input(|input| {
                let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { .. });
                // Raised without use, the other window would cover this one.
                input.focused && (input.pointer.any_released() || input.events.iter().any(is_key))
            });
            if is_used {
                // No text is typed here: the keyboard belongs to the root window.
                ui.ctx().send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
            }
        });
    }
}

/// The voices that speak in addition to that screen reader.
fn speakers(seen: ScreenReader) -> Speakers {
    Speakers {
        reader: seen != ScreenReader::None,
        announces: seen == ScreenReader::Announces,
    }
}

/// While a person waits for long work Escape stops it, and has no other effect.
fn stop_by_key(ctx: &egui::Context, works: &RunningWorks) {
    let escapes = |input: &mut egui::InputState| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape);
    if works.is_waited_for() && ctx.input_mut(escapes) {
        works.stop();
    }
}

/// The root window of a new table.
fn root_window(settings: &Settings, locale: Locale, is_first: bool) -> Window {
    let mut window = Window::root("root");
    if settings.person.start_on == StartOn::Board {
        window.start_on_board();
    }
    window.fill_new_game(form_of(settings, locale));
    if is_first {
        window.ask_first_questions();
    }
    window
}

/// The table's answer to the intents of a window. Dropping it counts as the answer's arrival, and the window is drawn.
struct AnswerSignal {
    is_there: Arc<AtomicBool>,
    ctx: egui::Context,
    window: ViewportId,
}

impl AnswerSignal {
    /// An answer awaited by the window that is being drawn.
    fn of(ctx: &egui::Context) -> Self {
        Self {
            is_there: Arc::default(),
            ctx: ctx.clone(),
            window: ctx.viewport_id(),
        }
    }
}

impl Drop for AnswerSignal {
    fn drop(&mut self) {
        self.is_there.store(true, Ordering::Release);
        news::draw_window(&self.ctx, self.window);
    }
}

/// Hands the intents of a frame to the table. Keys pressed meanwhile wait for the table's answer: one of the intents may open a
/// question.
fn carry(ctx: &egui::Context, post: &Post, person: Person, reply: &Reply) {
    for intent in &reply.intents {
        post.intent(person, intent.clone());
    }
    if !reply.intents.is_empty() {
        let answer = AnswerSignal::of(ctx);
        KeyQueue::hold(ctx, Arc::clone(&answer.is_there));
        post.send(Posted::Behind(Box::new(answer)));
    }
    for text in &reply.tell {
        post.input(Input::Tell(person, text.clone()));
    }
}
