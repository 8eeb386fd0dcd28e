//! The windows around the table's thread: they are handed screens and live texts, and give back intents.

mod clocks;
mod desk;
mod further;
mod games;
mod graphics;
mod happenings;
mod new_table;
mod worn;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use eframe::egui::{self, ViewportBuilder};

use self::games::Opened;
use self::worn::root_window;
use super::keeper::Keeper;
use super::session::{Note, Session, Wanted};
use super::table_thread::{Post, TableThread, Tools};
use crate::adapters::disk_files::DiskFiles;
use crate::adapters::linux_battery::LinuxBattery;
use crate::adapters::monotonic::Monotonic;
use crate::adapters::profile_folder::ProfileFolder;
use crate::adapters::recorder::DiskRecorder;
use crate::adapters::screen_reader::{Looks, ScreenReader};
use crate::adapters::speaker::{Parts, Speaker};
use crate::controls::files::Dialog;
use crate::controls::new_game::NewGameForm;
use crate::display::Screen;
use crate::laws::people::Person;
use crate::locale::Locale;
use crate::ports::sound::{NullSound, Sound};
use crate::ports::voice::{NullVoice, Voice};
use crate::settings::{Output, Settings};
use crate::ui::live_region::Urgency;
use crate::ui::{self, Reply, Window};

/// Size of the root window when it is first opened, in points.
const ROOT_SIZE: [f32; 2] = [1100.0, 800.0];
/// Size of the sighted player's window when it is first opened, in points.
const SECOND_SIZE: [f32; 2] = [1200.0, 850.0];
/// How much later than the root window another one is drawn. One frame each: without a delay egui draws two.
const SECOND_LATER: Duration = Duration::from_millis(20);

/// The windows could not be opened: there is no display, or it cannot draw.
#[derive(Debug)]
pub struct NoWindow(pub String);

/// What the table's thread hands to the windows.
#[allow(clippy::struct_excessive_bools, reason = "each is a message of its own")]
#[derive(Default)]
struct Shared {
    /// Who is shown in the root window now: the seat that is heard, or the arbiter at his desk.
    root: Option<Person>,
    screens: Vec<(Person, Screen)>,
    /// How many tables there were before this one: what the thread of an earlier one still tells is of no game that is shown.
    table: u32,
    live: Vec<(String, Urgency)>,
    taken: bool,
    entry_taken: bool,
    help: bool,
    manual: bool,
    /// The window of the clocks, while it is wanted, and whether it fills its screen.
    clock_window: Option<bool>,
    new_game: Option<NewGameForm>,
    /// A file to be opened, and who wants it.
    open: Option<(Person, String)>,
    /// What that file is, found out on a thread of its own, and who wanted it.
    opened: Option<(Person, Opened)>,
    /// The system's dialog is closed: the keyboard goes back to whoever asked for it.
    has_chosen: Option<Person>,
    /// A file to be chosen in the system's dialog, and who wants it.
    choose: Option<(Person, Dialog, String)>,
    guide: bool,
    /// The settings are wanted, those with these words.
    settings: Option<String>,
    /// Settings that have changed.
    worn: Option<Settings>,
    /// The first questions are answered.
    begins: bool,
    reader: ScreenReader,
    looks: Looks,
}

type Board = Arc<Mutex<Shared>>;

fn lock<T>(shared: &Arc<Mutex<T>>) -> MutexGuard<'_, T> {
    // What a thread left behind that died is still the last screen there was.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Opens the windows of that session and stays until the root window is closed.
///
/// # Errors
/// There is no window to be had.
pub fn run(
    session: Session,
    wanted: &Wanted,
    settings: Settings,
    notes: &[Note],
    locale: Locale,
) -> Result<(), NoWindow> {
    let root = ViewportBuilder::default()
        .with_title("Annabella")
        .with_inner_size(ROOT_SIZE)
        .with_app_id("annabella")
        .with_icon(super::icon::icon());
    let (wanted, notes) = (wanted.clone(), notes.to_vec());
    let start = move |ctx: &egui::Context| {
        ui::install(ctx);
        let unreadable = notes.iter().any(|note| matches!(note, Note::Settings(_, _)));
        let mut app = App::new(ctx, session, wanted, settings, unreadable, locale)?;
        for note in notes {
            app.tell_note(&note);
        }
        Ok(app)
    };
    graphics::run(root, start).map_err(NoWindow)
}

/// A table, its thread and who is shown.
struct Seated {
    thread: TableThread,
    time: Monotonic,
    heard: Person,
    second: Option<Person>,
}

#[allow(clippy::struct_excessive_bools, reason = "each is a state of another thing")]
struct App {
    seated: Seated,
    shared: Board,
    window: Window,
    /// The root window while the arbiter has it: what he reads and types is his alone.
    desk: Window,
    second: Arc<Mutex<Window>>,
    /// The further window with the desk, while it is open.
    third: Option<Arc<Mutex<Window>>>,
    wanted: Wanted,
    settings: Settings,
    locale: Locale,
    settings_are_unreadable: bool,
    keep: Keeper,
    had_focus: bool,
    /// The questions of a first start are being asked; the other windows come after them.
    is_first: bool,
    /// The root window has been drawn with its table: what is read comes before what is looked at.
    is_shown: bool,
    /// What the root window showed last.
    shown: Option<Screen>,
}

impl App {
    fn new(
        ctx: &egui::Context,
        session: Session,
        wanted: Wanted,
        settings: Settings,
        settings_are_unreadable: bool,
        locale: Locale,
    ) -> Result<Self, std::io::Error> {
        let shared: Board = Arc::default();
        lock(&shared).clock_window = settings.clock_window.then_some(settings.clock_full_screen);
        let keep = wanted.keeper(settings_are_unreadable);
        let kept = (&wanted, settings_are_unreadable, &keep);
        let seated = seat(ctx, session, &settings, kept, &shared)?;
        ui::theme::wear(ctx, &settings);
        let is_first = wanted.is_first_start();
        let window = root_window(&settings, is_first);
        let mut app = Self {
            seated,
            shared,
            window,
            is_first,
            desk: Window::new("desk"),
            second: Arc::new(Mutex::new(Window::new("second"))),
            third: None,
            wanted,
            settings,
            locale,
            settings_are_unreadable,
            keep,
            had_focus: true,
            is_shown: false,
            shown: None,
        };
        // A tree from the first frame on, handed over before that frame is painted, instead of after two slow ones.
        ctx.enable_accesskit();
        app.wait_for_the_table();
        app.look_for_a_screen_reader(ctx);
        if let Some(report) = app.wanted.report.take() {
            app.fill_from_report(app.root(), &report);
        }
        Ok(app)
    }

    /// The first frame has something to show: to paint an empty one takes longer than the table needs for its first step.
    fn wait_for_the_table(&self) {
        for _ in 0..50 {
            if !lock(&self.shared).screens.is_empty() {
                return;
            }
            std::thread::park_timeout(Duration::from_millis(2));
        }
    }

    /// What the root window shows. A frame that has something for the screen reader to say shows what it showed before: the
    /// reader would be told of every changed square, line and time first.
    fn screen(&mut self, ctx: &egui::Context, speaks: bool) -> Option<Screen> {
        let root = self.root();
        match self.shown.take().filter(|shown| speaks && shown.seat == root) {
            Some(shown) => {
                ctx.request_repaint();
                self.shown = Some(shown);
            }
            None => self.shown = screen_of(&self.shared, root),
        }
        self.shown.clone()
    }

    fn post(&self) -> Post {
        self.seated.thread.post()
    }

    fn tell_note(&mut self, note: &Note) {
        let messages = crate::locale::Messages::new(self.locale);
        let text = crate::cli::note_sentence(&messages, note);
        self.post()
            .input(crate::table::input::Input::Tell(self.seated.heard, text));
    }

    /// What came of the root window's frame.
    fn answer(&mut self, ctx: &egui::Context, reply: Reply) {
        let heard = self.root();
        carry(&self.post(), heard, &reply);
        if reply.hand_over {
            self.hand_over(ctx);
        }
        if reply.desk_window {
            self.turn_third();
        }
        if let Some(felt) = reply.felt {
            self.post().felt(heard, felt);
        }
        if let Some(name) = reply.explored {
            let shared = lock(&self.shared);
            if shared.reader == ScreenReader::None {
                self.post().explored(heard, name);
            }
        }
        self.other_games(ctx);
    }
}

impl App {
    /// The root window's contents, and which windows there are besides.
    fn draw(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        self.wear_settings(&ctx);
        let has_focus = ctx.input(|input| input.focused);
        if has_focus && !self.had_focus {
            self.look_for_a_screen_reader(&ctx);
        }
        self.had_focus = has_focus;
        let speaks = {
            let mut shared = lock(&self.shared);
            let speaks = !shared.live.is_empty();
            let own_voice_only = self.settings.output == Output::OwnVoice;
            let is_desk = shared.root == Some(Person::Arbiter);
            let window = if is_desk { &mut self.desk } else { &mut self.window };
            for (text, urgency) in shared.live.drain(..).filter(|_| !own_voice_only) {
                window.live.announce(text, urgency);
            }
            if std::mem::take(&mut shared.help) {
                window.open_help();
            }
            if std::mem::take(&mut shared.manual) {
                window.open_manual();
            }
            if std::mem::take(&mut shared.entry_taken) {
                window.entry_is_taken();
            }
            if std::mem::take(&mut shared.guide) {
                window.open_guide();
            }
            if let Some(search) = shared.settings.take() {
                window.open_settings(&search);
            }
            if std::mem::take(&mut shared.taken) {
                window.move_line_is_taken();
            }
            speaks
        };
        let Some(screen) = self.screen(&ctx, speaks) else {
            return;
        };
        let now_ms = self.seated.time.now().as_millis();
        let is_handed_over = self.root() != self.seated.heard;
        let window = if is_handed_over {
            &mut self.desk
        } else {
            &mut self.window
        };
        let reply = if screen.desk.is_some() {
            ui::arbiter::show(ui, &screen, window, now_ms, true)
        } else {
            ui::vi_player::show(ui, &screen, window, now_ms)
        };
        self.answer(&ctx, reply);
        if self.is_shown && !self.is_first {
            self.show_second(&ctx);
            self.show_third(&ctx);
            clocks::show(&ctx, &self.shared, self.post(), self.seated.heard, self.seated.time);
        } else if !self.is_shown {
            self.is_shown = true;
            ctx.request_repaint();
        }
    }
}

fn screen_of(shared: &Board, seat: Person) -> Option<Screen> {
    lock(shared)
        .screens
        .iter()
        .find(|(person, _)| *person == seat)
        .map(|(_, screen)| screen.clone())
}

/// Hands the intents of a frame to the table.
fn carry(post: &Post, seat: Person, reply: &Reply) {
    for intent in &reply.intents {
        post.intent(seat, intent.clone());
    }
    for text in &reply.tell {
        post.input(crate::table::input::Input::Tell(seat, text.clone()));
    }
}

/// Starts the thread of that session and tells the windows what happens there.
fn seat(
    ctx: &egui::Context,
    session: Session,
    settings: &Settings,
    (wanted, settings_are_unreadable, keep): (&Wanted, bool, &Keeper),
    shared: &Board,
) -> Result<Seated, std::io::Error> {
    let Session {
        table,
        store,
        chain,
        heard,
        ..
    } = session;
    let second = match heard {
        Person::Player(side) if table.game().people().is_vi(side) => Some(Person::Player(side.other())),
        Person::Player(_) | Person::Assistant(_) | Person::Arbiter => None,
    };
    let time = Monotonic::after(table.last());
    let tell = happenings::told(ctx, shared, heard);
    let (data, keep) = (wanted.data_folder(), Arc::clone(keep));
    let (settings, shown) = (settings.clone(), std::iter::once(heard).chain(second).collect());
    let thread = TableThread::start(
        table,
        Box::new(move |post: &Post| {
            let (voice, sound) = voices(post);
            let wake = post.clone();
            Tools {
                store,
                chain,
                voice,
                sound,
                files: Box::new(DiskFiles),
                recorder: DiskRecorder::of_this_machine(move || wake.recorder_has_events()),
                battery: Box::new(LinuxBattery::default()),
                settings,
                heard,
                shown,
                time,
                profiles: Box::new(ProfileFolder::of(data.clone()).keeping_what_was_there(settings_are_unreadable)),
                games: super::files::lister(data.clone(), post.clone()),
                keep,
                tell,
            }
        }),
    )?;
    Ok(Seated {
        thread,
        time,
        heard,
        second,
    })
}

fn voices(post: &Post) -> (Box<dyn Voice>, Box<dyn Sound>) {
    let post = post.clone();
    match Speaker::start(Parts::of_this_machine(), move || post.voice_has_events()) {
        Ok(speaker) => {
            let sound = speaker.sound();
            (Box::new(speaker), Box::new(sound))
        }
        Err(_) => (Box::new(NullVoice::default()), Box::new(NullSound)),
    }
}
