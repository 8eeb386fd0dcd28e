//! A window for when no table can be opened: a locked game is under way here and cannot be opened. A user who starts the
//! program from the desktop sees no terminal; the window shows and says the reason.

use egui::{self, ViewportCommand, ViewportId};
use shakmaty::Color;

use super::graphics::GLYPHS_WIDTH;
use super::no_window::NoWindow;
use crate::app::icon::root_window;
use crate::app::voices::{self, VoicedPeople};
use adapters::ports::voice::{SoundChannel, UtteranceId, Voice as _, VoiceUtterance};
use adapters::screen_reader::{self, ScreenReader};
use adapters::speaker::{Parts, Speaker};
use announcement::Span;
use laws::people::Person;
use laws::regulations::Venue;
use locale::Messages;
use settings::{Output, Settings};
use shell::desktop::{self, Monitor, Options, Program};
use speech::utterance::Priority;
use ui;

/// Size of the window, in points.
const SIZE: [f32; 2] = [640.0, 320.0];

struct Unopened {
    sentence: String,
    close: String,
    /// The voice, which speaks as long as the window is open.
    _voice: Option<Speaker>,
}

/// Shows that sentence until the window is closed, and says it.
///
/// # Errors
/// No window can be opened.
pub fn tell(sentence: String, messages: &Messages, settings: &Settings) -> Result<(), NoWindow> {
    let root = root_window(SIZE);
    let glyphs_width = GLYPHS_WIDTH;
    let program = Unopened {
        _voice: voice(&sentence, messages, settings),
        close: messages.text("display-close", &[]),
        sentence,
    };
    let settings = settings.clone();
    let start = move |ctx: &egui::Context| {
        ui::install(ctx);
        ui::theme::apply(ctx, &settings);
        ctx.enable_accesskit();
        Ok(Box::new(program) as Box<dyn Program>)
    };
    let root = Box::new(|_: &[Monitor]| root);
    desktop::run(Options { root, glyphs_width }, Box::new(start)).map_err(NoWindow)
}

/// The built-in voice, already speaking; none if a screen reader reads the window.
fn voice(sentence: &str, messages: &Messages, settings: &Settings) -> Option<Speaker> {
    let is_silent = [Output::ScreenReader, Output::Braille].contains(&settings.speech.output);
    if is_silent || screen_reader::detect() != ScreenReader::None {
        return None;
    }
    let listener = Person::Player(Color::White);
    let mut voice = Speaker::start(Parts::of_this_machine(), || ()).ok()?;
    voice.configure(voices::setup(settings, VoicedPeople::at(listener), Venue::Home, false));
    voice.say(VoiceUtterance {
        id: UtteranceId(1),
        spans: vec![Span::new(messages.locale().tag(), sentence)],
        priority: Priority::Now,
        ear: SoundChannel::Private(listener),
        replaces: None,
        fresh: None,
    });
    Some(voice)
}

impl Program for Unopened {
    fn ui(&mut self, ui: &mut egui::Ui) {
        if ui::sentence::show(ui, &self.sentence, &self.close) {
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
            ui.ctx().request_repaint();
        }
    }

    fn zoom_of(&self, ctx: &egui::Context, window: ViewportId) -> f32 {
        ui::theme::zoom_of(ctx, window)
    }
}
