//! The window of the hall desk: all tables as a list, or the open one as the arbiter would see it at the table.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Arc, OnceLock};

use egui::{self, ViewportCommand, ViewportId};

use super::FIRST_SIZE;
use super::graphics::GLYPHS_WIDTH;
use super::no_window::NoWindow;
use crate::app::hall::{HallMessage, HallPost, HallThread, OpeningQuestion};
use crate::app::icon::root_window;
use crate::app::voices::{VoicedPeople, setup};
use adapters::monotonic::Monotonic;
use adapters::ports::voice::{NullVoice, Setup, SoundChannel, UtteranceId, Voice, VoiceUtterance};
use adapters::screen_reader::{self, ScreenReader};
use adapters::speaker::{Parts, Speaker};
use announcement::Span;
use controls::catalogue::Control;
use controls::keymap::Keymap;
use display::Screen;
use hall::desk::DeskNotice;
use hall::desk::key::{NewPassphrase, PassphraseResult};
use hall::screen::{HallIntent, HallScreen};
use laws::moment::Moment;
use laws::people::Person;
use laws::regulations::Venue;
use link::topic::TableNumber;
use locale::{Locale, Messages, Value};
use settings::{Output, Settings};
use shell::desktop::{self, Options, Program};
use speech::utterance::Priority;
use ui::hall::{HallPage, everywhere};
use ui::live_region::Urgency;
use ui::{self, Window, WindowNews};

/// Draws the window again, because it has news.
pub type Waker = Box<dyn Fn() + Send + Sync>;

/// Opens a tournament with that passphrase, or says why not.
pub type OpenTournamentFn = Box<dyn FnMut(&str) -> Result<HallThread, String>>;

/// A tournament that is opened once its passphrase is typed.
pub struct PassphraseQuestion {
    /// The question for the passphrase.
    pub asked: OpeningQuestion,
    /// Opens the tournament with those words, or says why not.
    pub open: OpenTournamentFn,
}

/// The first content of the window.
pub enum WindowContent {
    /// The desk.
    Desk(HallPost),
    /// The question for a passphrase.
    Gate(PassphraseQuestion),
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// No window can be opened.
pub fn run(
    settings: Settings,
    locale: Locale,
    begins: WindowContent,
    told: Receiver<HallMessage>,
    waker: &Arc<OnceLock<Waker>>,
) -> Result<(), NoWindow> {
    let root = root_window(FIRST_SIZE);
    let options = Options {
        root: Box::new(move |_monitors| root),
        glyphs_width: GLYPHS_WIDTH,
    };
    let waker = Arc::clone(waker);
    let start = move |ctx: &egui::Context| {
        ui::install(ctx);
        ui::theme::apply(ctx, &settings);
        ctx.enable_accesskit();
        let again = ctx.clone();
        waker.set(Box::new(move || again.request_repaint())).ok();
        Ok(Box::new(HallApp::new(&settings, locale, begins, told)) as Box<dyn Program>)
    };
    desktop::run(options, Box::new(start)).map_err(NoWindow)
}

struct HallApp {
    /// The desk's handle; none while a passphrase is asked for.
    post: Option<HallPost>,
    gate: Option<(PassphraseQuestion, NewPassphrase)>,
    /// The thread of a desk that was opened here.
    thread: Option<HallThread>,
    messages: Messages,
    told: Receiver<HallMessage>,
    shown: Arc<HallScreen>,
    open: Option<Arc<Screen>>,
    page: HallPage,
    table: Window,
    time: Monotonic,
    voice: HallVoice,
    /// True if words are left to a screen reader.
    is_read: bool,
    keymap: Keymap,
    title: String,
}

/// The built-in voice, if no screen reader speaks.
struct HallVoice {
    voice: Box<dyn Voice>,
    speaks: bool,
    setup: Setup,
    lang: String,
    last: u64,
}

impl HallVoice {
    fn new(settings: &Settings, locale: Locale) -> Self {
        let speaks = match settings.speech.output {
            Output::OwnVoice | Output::Both => true,
            Output::ScreenReader | Output::Braille => false,
            Output::Auto => screen_reader::detect() == ScreenReader::None,
        };
        let mut own = Self {
            voice: Box::new(NullVoice::default()),
            speaks: false,
            setup: setup(settings, VoicedPeople::at(Person::Arbiter), Venue::Home, false),
            lang: locale.tag().to_owned(),
            last: 0,
        };
        if speaks {
            own.turn_on();
        }
        own
    }

    /// Speaks from now on, if this machine has a voice.
    fn turn_on(&mut self) {
        if !self.speaks
            && let Ok(speaker) = Speaker::start(Parts::of_this_machine(), || ())
        {
            self.voice = Box::new(speaker);
            self.voice.configure(self.setup.clone());
        }
        self.speaks = true;
    }

    fn say(&mut self, text: &str, priority: Priority) {
        if !self.speaks {
            return;
        }
        self.last += 1;
        self.voice.say(VoiceUtterance {
            id: UtteranceId(self.last),
            spans: vec![Span::new(self.lang.clone(), text)],
            priority,
            ear: SoundChannel::Private(Person::Arbiter),
            replaces: None,
            fresh: None,
        });
    }
}

/// The name of the tournament.
fn name(asked: &OpeningQuestion) -> &str {
    match asked {
        OpeningQuestion::New(name) | OpeningQuestion::Closed(name) => name,
    }
}

/// The question before a tournament is opened.
pub fn question(messages: &Messages, asked: &OpeningQuestion) -> String {
    let id = match asked {
        OpeningQuestion::New(_) => "hall-new-passphrase",
        OpeningQuestion::Closed(_) => "hall-type-passphrase",
    };
    messages.text(id, &[("name", Value::quoting(name(asked)))])
}

impl HallApp {
    fn new(settings: &Settings, locale: Locale, begins: WindowContent, told: Receiver<HallMessage>) -> Self {
        let (post, gate) = match begins {
            WindowContent::Desk(post) => (Some(post), None),
            WindowContent::Gate(gate) => (None, Some((gate, NewPassphrase::default()))),
        };
        let mut app = Self {
            post,
            gate,
            thread: None,
            messages: Messages::new(locale),
            told,
            shown: Arc::default(),
            open: None,
            page: HallPage::default(),
            table: Window::root("desk"),
            time: Monotonic::after(Moment::START),
            voice: HallVoice::new(settings, locale),
            is_read: settings.speech.output != Output::OwnVoice,
            keymap: Keymap::of(&settings.keys),
            title: String::new(),
        };
        if let Some((gate, _)) = &app.gate {
            let question = question(&app.messages, &gate.asked);
            app.ask(question);
        }
        app
    }

    /// Draws the question for a passphrase, alone in the window.
    fn ask(&mut self, question: String) {
        let name = self.gate.as_ref().map(|(gate, _)| name(&gate.asked).to_owned());
        self.page.say(&question, Urgency::Assertive);
        self.voice.say(&question, Priority::Now);
        self.shown = Arc::new(HallScreen {
            title: name.unwrap_or_default(),
            secret: Some([question, self.messages.text("hall-passphrase-field", &[])]),
            ..HallScreen::default()
        });
    }

    /// Takes the words typed as a passphrase.
    fn typed(&mut self, words: &str) {
        let Some((gate, twice)) = &mut self.gate else { return };
        let text = |id: &str| self.messages.text(id, &[]);
        let chosen = match gate.asked {
            OpeningQuestion::New(_) => twice.typed(words),
            OpeningQuestion::Closed(_) if words.is_empty() => PassphraseResult::Differs,
            OpeningQuestion::Closed(_) => PassphraseResult::Words(words.to_owned()),
        };
        let again = question(&self.messages, &gate.asked);
        let words = match (chosen, &gate.asked) {
            (PassphraseResult::Nothing, _) => String::new(),
            (PassphraseResult::Words(words), _) => words,
            (PassphraseResult::Again, _) => return self.ask(text("hall-ask-passphrase-again")),
            (PassphraseResult::Differs, OpeningQuestion::New(_)) => {
                let differs = text("hall-passphrase-differs");
                return self.ask(format!("{differs} {again}"));
            }
            (PassphraseResult::Differs, OpeningQuestion::Closed(_)) => return self.ask(again),
        };
        match (gate.open)(&words) {
            Ok(thread) => {
                self.post = Some(thread.post());
                self.thread = Some(thread);
                self.gate = None;
                self.shown = Arc::default();
            }
            Err(why) => self.ask(why),
        }
    }

    fn intend(&mut self, intent: HallIntent) {
        if let Some(post) = &self.post {
            post.intent(intent);
        } else if let HallIntent::Line(words) = intent {
            self.typed(&words);
        }
    }

    fn take_news(&mut self, ctx: &egui::Context) {
        loop {
            match self.told.try_recv() {
                Ok(HallMessage::Said(said)) => self.say(&said),
                Ok(HallMessage::Screen(screen, open)) => {
                    if self.shown.keys.is_empty() {
                        self.page.say(&screen.keys, Urgency::Polite);
                        self.voice.say(&screen.keys, Priority::Normal);
                    }
                    self.shown = screen;
                    self.open = open;
                }
                Ok(HallMessage::Done | HallMessage::Asked | HallMessage::Answered) => {}
                Ok(HallMessage::Ended) => ctx.send_viewport_cmd(ViewportCommand::Close),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                    break;
                }
            }
        }
    }

    fn say(&mut self, said: &DeskNotice) {
        let (urgency, priority) = if said.is_urgent {
            (Urgency::Assertive, Priority::Now)
        } else {
            (Urgency::Polite, Priority::Normal)
        };
        if self.is_read {
            if self.open.is_some() {
                self.table.take(WindowNews::Say(said.text.clone(), urgency));
            } else {
                self.page.say(&said.text, urgency);
            }
        }
        self.voice.say(&said.text, priority);
    }

    /// The open table: its number, and the people there.
    fn at_table(&self) -> Option<String> {
        let (open, TableNumber(number)) = (self.open.as_ref()?, self.shown.open?);
        let [table, ..] = &self.shown.columns;
        Some(format!("{table} {number}: {}", open.title))
    }

    fn entitle(&mut self, ctx: &egui::Context) {
        let name = self.at_table();
        let name = name.as_deref().unwrap_or(&self.shown.title);
        let title = format!("{name} – Annabella");
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }
}

impl Program for HallApp {
    fn ui(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        self.take_news(&ctx);
        self.entitle(&ctx);
        if ui::keys::take_control(&ctx, &self.keymap, Control::Voice) {
            self.is_read = false;
            self.voice.turn_on();
            self.voice
                .say(&self.messages.text("setting-output-is-own-voice", &[]), Priority::Now);
        }
        let now_ms = self.time.now().as_millis();
        let explored = match self.open.clone() {
            None => {
                let reply = self.page.show(ui, &self.shown, now_ms);
                for intent in reply.intents {
                    self.intend(intent);
                }
                reply.explored
            }
            Some(screen) => {
                if let Some(intent) = everywhere(&ctx) {
                    self.intend(intent);
                }
                let over = self
                    .at_table()
                    .and_then(|name| self.page.at_table(ui, &name, &self.shown));
                let reply = self.table.show(ui, &screen, now_ms);
                for intent in reply.intents {
                    if let Some(post) = &self.post {
                        post.act(intent);
                    }
                }
                // A handover of the window closes the table here.
                if reply.root == Some(ui::RootChange::HandOver) {
                    self.intend(HallIntent::Close);
                }
                for text in reply.tell {
                    self.voice.say(&text, Priority::Now);
                    self.table.take(WindowNews::Say(text, Urgency::Polite));
                }
                reply.explored.or(over)
            }
        };
        if let Some(name) = explored {
            self.voice.say(&name, Priority::Now);
        }
        // The clocks keep running.
        ctx.request_repaint_after(std::time::Duration::from_millis(500));
    }

    fn zoom_of(&self, ctx: &egui::Context, window: ViewportId) -> f32 {
        ui::theme::zoom_of(ctx, window)
    }
}
