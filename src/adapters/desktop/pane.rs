//! One window: what the window system has of it, and what egui has.

use std::num::NonZeroU32;
use std::sync::Arc;

use eframe::egui::{
    self, ColorImage, DeferredViewportUiCallback, Event, ViewportBuilder, ViewportCommand, ViewportId, ViewportInfo,
};
use egui_winit::{ActionRequested, State};
use softbuffer::{Context as Display, SoftBufferError, Surface};
use winit::event_loop::{ActiveEventLoop, EventLoopProxy, OwnedDisplayHandle};
use winit::window::Window;

use super::News;
use crate::adapters::drawing::{Drawing, Points, Seen, Sight};

/// A window.
pub(super) struct Pane {
    pub(super) id: ViewportId,
    pub(super) parent: ViewportId,
    pub(super) builder: ViewportBuilder,
    pub(super) info: ViewportInfo,
    /// Draws its contents; the root window's are the program's.
    pub(super) draw: Option<Arc<DeferredViewportUiCallback>>,
    pub(super) window: Arc<Window>,
    pub(super) input: State,
    actions: Vec<ActionRequested>,
    surface: Surface<OwnedDisplayHandle, Arc<Window>>,
    seen: Seen,
    is_open: bool,
}

impl Pane {
    /// A window that is not shown yet: a screen reader finds nothing in one that is shown before it has contents, and a
    /// person sees it flash.
    pub(super) fn open(
        ctx: &egui::Context,
        events: &ActiveEventLoop,
        display: &Display<OwnedDisplayHandle>,
        (id, builder): (ViewportId, ViewportBuilder),
        glyphs_width: usize,
    ) -> Result<Self, String> {
        let hidden = builder.clone().with_visible(false);
        let window = egui_winit::create_window(ctx, events, &hidden).map_err(|error| error.to_string())?;
        let window = Arc::new(window);
        let surface = Surface::new(display, Arc::clone(&window)).map_err(|error| error.to_string())?;
        let mut info = ViewportInfo::default();
        egui_winit::update_viewport_info(&mut info, ctx, &window, true);
        #[expect(clippy::cast_possible_truncation, reason = "egui's scales are f32")]
        let scale = Some(window.scale_factor() as f32);
        let input = State::new(
            ctx.clone(),
            id,
            &window,
            scale,
            events.system_theme(),
            Some(glyphs_width),
        );
        Ok(Self {
            id,
            parent: ViewportId::ROOT,
            builder,
            info,
            draw: None,
            window,
            input,
            actions: Vec::new(),
            surface,
            seen: Seen::default(),
            is_open: false,
        })
    }

    /// Assistive technology is told of this window.
    pub(super) fn put_on_the_bus(&mut self, events: &ActiveEventLoop, proxy: EventLoopProxy<News>) {
        self.input.init_accesskit(events, &self.window, proxy);
    }

    /// Whether its frames reach somebody who does not look at it: through the screen reader or by what is typed.
    pub(super) fn is_heard(&self) -> bool {
        self.id == ViewportId::ROOT || self.window.has_focus() || !self.is_open
    }

    /// Whether a person can see it, or will once its first frame is drawn.
    pub(super) fn is_seen(&self) -> bool {
        !self.is_open || self.info.visible().unwrap_or(true)
    }

    /// It has shown its first frame.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// The window system does not show it: minimized, or not yet opened.
    pub(super) fn is_invisible(&self) -> bool {
        self.window.is_visible() == Some(false) || self.window.is_minimized() == Some(true)
    }

    /// Somebody wants a picture of it, seen or not.
    pub(super) fn wants_picture(&self) -> bool {
        self.actions.iter().any(ActionRequested::wants_paint)
    }

    /// Draws a frame, and shows the window if it is the first.
    pub(super) fn show(&mut self, drawing: &Drawing, sight: &Sight<'_>) {
        if let Err(failure) = self.draw(drawing, sight) {
            // A frame that does not reach the screen takes no game down: what is said goes on, and the next is drawn whole.
            log::warn!("a frame cannot be shown: {failure}");
            self.seen = Seen::default();
        }
        if !self.is_open {
            self.is_open = true;
            self.window.set_visible(self.builder.visible.unwrap_or(true));
        }
    }

    fn draw(&mut self, drawing: &Drawing, sight: &Sight<'_>) -> Result<(), SoftBufferError> {
        let size = self.window.inner_size();
        let (Some(width), Some(height)) = (NonZeroU32::new(size.width), NonZeroU32::new(size.height)) else {
            return Ok(()); // some systems minimize a window to nothing
        };
        self.surface.resize(width, height)?;
        let mut buffer = self.surface.buffer_mut()?;
        let (width, height) = (in_points(width), in_points(height));
        let age = buffer.age();
        let mut points = Points {
            points: &mut buffer,
            width,
            height,
            age,
        };
        drawing.draw(sight, &mut self.seen, &mut points);
        if self.actions.iter().any(ActionRequested::wants_paint) {
            let picture = Arc::new(picture(&buffer, [width, height]));
            for action in self.actions.drain(..) {
                if let ActionRequested::Screenshot(callback) = action {
                    callback.complete(Arc::clone(&picture));
                }
            }
        }
        self.window.pre_present_notify();
        // Whole: the window system may have lost what it showed while another window lay over this one.
        buffer.present()
    }

    /// Title, size, focus and the like; a picture waits for its frame.
    pub(super) fn obey(&mut self, ctx: &egui::Context, commands: Vec<ViewportCommand>) {
        egui_winit::process_viewport_commands(ctx, &mut self.info, commands, &self.window, &mut self.actions);
        let (pictures, keys) = std::mem::take(&mut self.actions)
            .into_iter()
            .partition(ActionRequested::wants_paint);
        self.actions = pictures;
        let keys: Vec<ActionRequested> = keys;
        for key in keys {
            let event = match key {
                ActionRequested::Screenshot(_) | ActionRequested::PaintWhileHidden => None,
                ActionRequested::Cut => Some(Event::Cut),
                ActionRequested::Copy => Some(Event::Copy),
                ActionRequested::Paste => self
                    .input
                    .clipboard_text()
                    .map(|text| Event::Paste(text.replace("\r\n", "\n"))),
            };
            self.input.egui_input_mut().events.extend(event);
            ctx.request_repaint_of(self.id);
        }
    }
}

fn in_points(side: NonZeroU32) -> usize {
    usize::try_from(side.get()).unwrap_or(usize::MAX)
}

fn picture(points: &[u32], size: [usize; 2]) -> ColorImage {
    let bytes: Vec<u8> = points
        .iter()
        .flat_map(|point| {
            let [_, red, green, blue] = point.to_be_bytes();
            [red, green, blue]
        })
        .collect();
    ColorImage::from_rgb(size, &bytes)
}
