//! The window of the arbiter's desk: all tables as a list, or the one that is open as if he stood before it.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Arc, OnceLock};

use eframe::egui::{self, Color32, ViewportBuilder, ViewportCommand, ViewportId, Visuals};

use super::graphics::GLYPHS_WIDTH;
use super::{FIRST_SIZE, NoWindow};
use crate::adapters::desktop::{self, Options, Program};
use crate::adapters::monotonic::Monotonic;
use crate::adapters::screen_reader::{self, ScreenReader};
use crate::adapters::speaker::{Parts, Speaker};
use crate::announcement::Span;
use crate::app::hall::{HallPost, Happening};
use crate::app::voices::{Heard, setup};
use crate::display::Screen;
use crate::hall::desk::Said;
use crate::hall::screen::{HallIntent, HallScreen};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::regulations::Venue;
use crate::link::topic::TableNumber;
use crate::locale::Locale;
use crate::ports::voice::{Ear, NullVoice, Utterance, UtteranceId, Voice};
use crate::settings::{Output, Settings};
use crate::speech::utterance::Priority;
use crate::ui::hall::{HallPage, everywhere};
use crate::ui::live_region::Urgency;
use crate::ui::{self, News, Window};

/// Draws the window again: something has come for it.
pub type Waker = Box<dyn Fn() + Send + Sync>;

/// Opens the window and stays until it is closed.
///
/// # Errors
/// There is no window to be had.
pub fn run(
    settings: Settings,
    locale: Locale,
    post: HallPost,
    told: Receiver<Happening>,
    waker: &Arc<OnceLock<Waker>>,
) -> Result<(), NoWindow> {
    let root = ViewportBuilder::default()
        .with_title("Annabella")
        .with_inner_size(FIRST_SIZE)
        .with_app_id("annabella")
        .with_icon(crate::app::icon::icon());
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
        Ok(Box::new(HallApp::new(&settings, locale, post, told)) as Box<dyn Program>)
    };
    desktop::run(options, Box::new(start)).map_err(NoWindow)
}

struct HallApp {
    post: HallPost,
    told: Receiver<Happening>,
    shown: Arc<HallScreen>,
    open: Option<Arc<Screen>>,
    page: HallPage,
    table: Window,
    time: Monotonic,
    voice: Voiced,
    /// A screen reader, if there is one, reads what is said.
    is_read: bool,
    title: String,
}

/// The own voice, where no screen reader speaks.
struct Voiced {
    voice: Box<dyn Voice>,
    speaks: bool,
    lang: String,
    last: u64,
}

impl Voiced {
    fn new(settings: &Settings, locale: Locale) -> Self {
        let speaks = match settings.speech.output {
            Output::OwnVoice | Output::Both => true,
            Output::ScreenReader | Output::Braille => false,
            Output::Auto => screen_reader::detect() == ScreenReader::None,
        };
        let voice = speaks
            .then(|| Speaker::start(Parts::of_this_machine(), || ()).ok())
            .flatten();
        let mut voice: Box<dyn Voice> = match voice {
            Some(speaker) => Box::new(speaker),
            None => Box::new(NullVoice::default()),
        };
        voice.configure(setup(settings, Heard::at(Person::Arbiter), Venue::Home, false));
        Self {
            voice,
            speaks,
            lang: locale.tag().to_owned(),
            last: 0,
        }
    }

    fn say(&mut self, text: &str, priority: Priority) {
        if !self.speaks {
            return;
        }
        self.last += 1;
        self.voice.say(Utterance {
            id: UtteranceId(self.last),
            spans: vec![Span {
                lang: self.lang.clone(),
                text: text.to_owned(),
            }],
            priority,
            ear: Ear::Private(Person::Arbiter),
            replaces: None,
            fresh: None,
        });
    }
}

impl HallApp {
    fn new(settings: &Settings, locale: Locale, post: HallPost, told: Receiver<Happening>) -> Self {
        Self {
            post,
            told,
            shown: Arc::default(),
            open: None,
            page: HallPage::default(),
            table: Window::root("desk"),
            time: Monotonic::after(Moment::START),
            voice: Voiced::new(settings, locale),
            is_read: settings.speech.output != Output::OwnVoice,
            title: String::new(),
        }
    }

    fn take_news(&mut self, ctx: &egui::Context) {
        loop {
            match self.told.try_recv() {
                Ok(Happening::Said(said)) => self.say(&said),
                Ok(Happening::Screen(screen, open)) => {
                    if self.shown.keys.is_empty() {
                        self.page.say(&screen.keys, Urgency::Polite);
                        self.voice.say(&screen.keys, Priority::Normal);
                    }
                    self.shown = screen;
                    self.open = open;
                }
                Ok(Happening::Done) => {}
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                    break;
                }
            }
        }
    }

    fn say(&mut self, said: &Said) {
        let (urgency, priority) = if said.is_urgent {
            (Urgency::Assertive, Priority::Now)
        } else {
            (Urgency::Polite, Priority::Normal)
        };
        if self.is_read {
            if self.open.is_some() {
                self.table.take(News::Say(said.text.clone(), urgency));
            } else {
                self.page.say(&said.text, urgency);
            }
        }
        self.voice.say(&said.text, priority);
    }

    /// The table that is open: its number, and who sits there.
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
    fn ground(&self, visuals: &Visuals) -> Color32 {
        visuals.panel_fill
    }

    fn ui(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        self.take_news(&ctx);
        self.entitle(&ctx);
        let now_ms = self.time.now().as_millis();
        let explored = match self.open.clone() {
            None => {
                let reply = self.page.show(ui, &self.shown, now_ms);
                for intent in reply.intents {
                    self.post.intent(intent);
                }
                reply.explored
            }
            Some(screen) => {
                if let Some(intent) = everywhere(&ctx) {
                    self.post.intent(intent);
                }
                if let Some(name) = self.at_table() {
                    let name = egui::RichText::new(name).heading().strong();
                    egui::Frame::new().inner_margin(8).show(ui, |ui| ui.label(name));
                }
                let reply = self.table.show(ui, &screen, now_ms);
                for intent in reply.intents {
                    self.post.act(intent);
                }
                // What would hand the window to somebody else leaves the table here.
                if reply.hand_over {
                    self.post.intent(HallIntent::Close);
                }
                for text in reply.tell {
                    self.voice.say(&text, Priority::Now);
                    self.table.take(News::Say(text, Urgency::Polite));
                }
                reply.explored
            }
        };
        if let Some(name) = explored {
            self.voice.say(&name, Priority::Now);
        }
        // Clocks go on.
        ctx.request_repaint_after(std::time::Duration::from_millis(500));
    }

    fn keys_of(&self, _window: ViewportId) -> ViewportId {
        ViewportId::ROOT
    }

    fn zoom_of(&self, ctx: &egui::Context, window: ViewportId) -> f32 {
        ui::theme::zoom_of(ctx, window)
    }
}
