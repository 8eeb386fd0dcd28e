//! One window: the window system's part of it, and egui's.

use std::num::NonZeroU32;
use std::sync::Arc;

use egui::{
    self, ColorImage, DeferredViewportUiCallback, Event, ViewportBuilder, ViewportCommand, ViewportId, ViewportInfo,
};
use egui_winit::{ActionRequested, State};
use softbuffer::{Rect, SoftBufferError, Surface};
use winit::event_loop::{ActiveEventLoop, OwnedDisplayHandle};
use winit::window::Window;

use super::World;
use crate::drawing::{Canvas, FrameToDraw, History, Painter, PixelRect};

/// A window.
pub(super) struct NativeWindow {
    pub(super) id: ViewportId,
    pub(super) parent: ViewportId,
    pub(super) builder: ViewportBuilder,
    pub(super) info: ViewportInfo,
    /// Draws its contents; none for the root window, which the program draws.
    pub(super) draw: Option<Arc<DeferredViewportUiCallback>>,
    pub(super) window: Arc<Window>,
    pub(super) input: State,
    /// True if assistive technology reads it.
    pub(super) is_read: bool,
    /// True if keys pressed in it take effect in it, as last told to the window manager.
    pub(super) takes_keys: Option<bool>,
    actions: Vec<ActionRequested>,
    surface: Surface<OwnedDisplayHandle, Arc<Window>>,
    history: History,
    is_open: bool,
}

impl NativeWindow {
    /// Opens a window on the accessibility bus, not shown yet: a screen reader finds nothing in a window shown before
    /// it has contents, and a person sees it flash.
    pub(super) fn open(
        ctx: &egui::Context,
        events: &ActiveEventLoop,
        world: &World,
        id: ViewportId,
        builder: ViewportBuilder,
    ) -> Result<Self, String> {
        let hidden = builder.clone().with_visible(false);
        let window = egui_winit::create_window(ctx, events, &hidden).map_err(|error| error.to_string())?;
        let window = Arc::new(window);
        let surface = Surface::new(&world.display, Arc::clone(&window)).map_err(|error| error.to_string())?;
        let mut info = ViewportInfo::default();
        egui_winit::update_viewport_info(&mut info, ctx, &window, true);
        #[expect(clippy::cast_possible_truncation, reason = "egui's scales are f32")]
        let scale = Some(window.scale_factor() as f32);
        let mut input = State::new(
            ctx.clone(),
            id,
            &window,
            scale,
            events.system_theme(),
            Some(world.glyphs_width),
        );
        input.init_accesskit(events, &window, world.proxy.clone());
        Ok(Self {
            id,
            parent: ViewportId::ROOT,
            builder,
            info,
            draw: None,
            window,
            input,
            is_read: false,
            takes_keys: None,
            actions: Vec::new(),
            surface,
            history: History::default(),
            is_open: false,
        })
    }

    /// True if its frames reach a person who does not look at it: through a screen reader or by typing.
    pub(super) fn is_heard(&self) -> bool {
        self.id == ViewportId::ROOT || self.is_read || self.window.has_focus() || !self.is_open
    }

    /// True if a person can see it, or will once its first frame is drawn.
    pub(super) fn is_seen(&self) -> bool {
        !self.is_open || self.info.visible().unwrap_or(true)
    }

    /// True once it has shown its first frame.
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// True if the window system does not show it: minimized, or not yet opened.
    pub(super) fn is_invisible(&self) -> bool {
        self.window.is_visible() == Some(false) || self.window.is_minimized() == Some(true)
    }

    /// True if a picture of it was requested, seen or not.
    pub(super) fn wants_picture(&self) -> bool {
        self.actions.iter().any(ActionRequested::wants_paint)
    }

    /// Notes that the window system may have lost its content: the next frame is shown whole.
    pub(super) fn screen_is_lost(&mut self) {
        self.history.screen_is_lost();
    }

    /// True if all of its last frame was drawn, and not only the changes.
    pub(super) fn is_drawn_whole(&self) -> bool {
        self.history.is_whole()
    }

    /// Draws a frame, and shows the window if it is the first.
    pub(super) fn show(&mut self, painter: &Painter, frame: &FrameToDraw<'_>) {
        if let Err(failure) = self.draw(painter, frame) {
            // A frame that does not reach the screen must not end the program: screen-reader users can continue,
            // and the next is drawn whole.
            log::warn!("a frame cannot be shown: {failure}");
            self.history = History::default();
        }
        if !self.is_open {
            self.is_open = true;
            self.window.set_visible(self.builder.visible.unwrap_or(true));
            // Windows discards a drawing for a window that is not shown yet.
            if SHOWS_WHOLE && let Err(failure) = self.draw(painter, frame) {
                log::warn!("the first frame cannot be shown: {failure}");
            }
        }
    }

    fn draw(&mut self, painter: &Painter, frame: &FrameToDraw<'_>) -> Result<(), SoftBufferError> {
        let size = self.window.inner_size();
        let (Some(width), Some(height)) = (NonZeroU32::new(size.width), NonZeroU32::new(size.height)) else {
            return Ok(()); // some systems minimize a window to nothing
        };
        if self.wants_picture() {
            // The picture at hand may be an older one, and only a frame that is shown is drawn.
            self.history.screen_is_lost();
        }
        self.surface.resize(width, height)?;
        let mut buffer = self.surface.buffer_mut()?;
        let (width, height) = (in_memory(width), in_memory(height));
        let age = buffer.age();
        let mut canvas = Canvas {
            pixels: &mut buffer,
            width,
            height,
            age,
        };
        let changed = painter.draw(frame, &mut self.history, &mut canvas);
        if changed.is_empty() && !SHOWS_WHOLE {
            return Ok(());
        }
        if self.actions.iter().any(ActionRequested::wants_paint) {
            let picture = Arc::new(picture(&buffer, [width, height]));
            for action in self.actions.drain(..) {
                if let ActionRequested::Screenshot(callback) = action {
                    callback.complete(Arc::clone(&picture));
                }
            }
        }
        self.window.pre_present_notify();
        if SHOWS_WHOLE {
            return buffer.present();
        }
        let changed: Vec<Rect> = changed.into_iter().filter_map(in_softbuffer).collect();
        buffer.present_with_damage(&changed)
    }

    /// Applies commands about title, size, focus and the like; a picture waits for its frame.
    pub(super) fn apply(&mut self, ctx: &egui::Context, commands: Vec<ViewportCommand>) {
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

/// True where a frame is always shown whole, which costs little: Windows asks for lost content with the same message as we for a
/// frame, and the new part of a grown window is black.
const SHOWS_WHOLE: bool = cfg!(windows);

fn in_memory(side: NonZeroU32) -> usize {
    usize::try_from(side.get()).unwrap_or(usize::MAX)
}

fn in_softbuffer(part: PixelRect) -> Option<Rect> {
    let side = |from: usize, to: usize| u32::try_from(to.checked_sub(from)?).ok().and_then(NonZeroU32::new);
    Some(Rect {
        x: u32::try_from(part.left).ok()?,
        y: u32::try_from(part.top).ok()?,
        width: side(part.left, part.right)?,
        height: side(part.top, part.bottom)?,
    })
}

fn picture(pixels: &[u32], size: [usize; 2]) -> ColorImage {
    let bytes: Vec<u8> = pixels
        .iter()
        .flat_map(|pixel| {
            let [_, red, green, blue] = pixel.to_be_bytes();
            [red, green, blue]
        })
        .collect();
    ColorImage::from_rgb(size, &bytes)
}
