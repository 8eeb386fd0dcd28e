//! Windows of the desktop without a graphics card: winit opens them, egui fills them, and only what changed is drawn
//! again ([`drawing`](super::drawing)).
//!
//! Every window is on the accessibility bus. A window that cannot be seen (minimized, covered by another) is not drawn, but
//! the root window, a window that is read and one that has the keyboard keep drawing frames, because a screen
//! reader follows them.
//!
//! [`run`] opens the root window for a [`Program`]; the program shows further windows from [`Program::ui`].

#[cfg(target_os = "linux")]
mod keyboard_focus;
#[cfg(not(target_os = "linux"))]
mod keyboard_focus {
    //! The window manager cannot be told here, and a window that takes no keys hands the keyboard back.

    use winit::window::Window;

    pub(super) struct KeyboardFocus;

    impl KeyboardFocus {
        pub(super) const fn of(_window: &Window) -> Self {
            Self
        }

        #[expect(clippy::unused_self, reason = "X11 has a connection to say it on")]
        pub(super) const fn opens_without(&self, _window: &Window) {}

        #[expect(clippy::unused_self, reason = "X11 has a connection to say it on")]
        pub(super) const fn may_be_given(&self, _window: &Window, _may: bool) {}
    }
}
mod native_window;
mod schedule;
pub mod zoom;

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use egui::{
    self, Color32, OrderedViewportIdMap, Ui, ViewportBuilder, ViewportCommand, ViewportEvent, ViewportId,
    ViewportOutput, Visuals,
};
use egui_winit::accesskit_winit;
use softbuffer::Context as Display;
use winit::application::ApplicationHandler;
use winit::event::{StartCause, WindowEvent};
use winit::event_loop::{ActiveEventLoop, DeviceEvents, EventLoop, EventLoopProxy, OwnedDisplayHandle};
use winit::monitor::MonitorHandle;
use winit::platform::run_on_demand::EventLoopExtRunOnDemand as _;
#[cfg(target_os = "linux")]
use winit::platform::wayland::ActiveEventLoopExtWayland as _;
use winit::window::{Window, WindowId};

use self::keyboard_focus::KeyboardFocus;
use self::native_window::NativeWindow;
use self::schedule::{FrameSchedule, Instant, now};
use super::drawing::{FrameToDraw, Painter};

/// The contents of the windows. Only [`Program::ui`] must be written.
pub trait Program {
    /// The root window's contents. Further windows are shown from here ([`egui::Context::show_viewport_deferred`]).
    fn ui(&mut self, ui: &mut Ui);

    /// The colour where nothing is drawn; a panel's by default.
    fn background(&self, visuals: &Visuals) -> Color32 {
        visuals.panel_fill
    }

    /// The window in which keys pressed in `window` take effect; the same one by default. If another is named, `window` is not
    /// given the keyboard where the window system allows that, and what is typed in it goes to the other.
    fn keys_of(&self, window: ViewportId) -> ViewportId {
        window
    }

    /// The zoom of `window`; 1 by default. egui has one zoom for all windows of a context; this one is the window's own.
    fn zoom_of(&self, _ctx: &egui::Context, _window: ViewportId) -> f32 {
        1.0
    }

    /// Takes the screens, before each frame of the root window.
    fn see(&mut self, _monitors: &[Monitor]) {}

    /// Takes the time that a whole frame of the root window took, from its layout until the window system had it.
    fn drew_whole(&mut self, _took: Duration) {}
}

/// Makes the program, once the root window is open. If it fails, [`run`] returns the failure's words.
pub type Start = Box<dyn FnOnce(&egui::Context) -> std::io::Result<Box<dyn Program>>>;

/// A screen of the desktop.
#[derive(Clone, Debug, PartialEq)]
pub struct Monitor {
    /// The system's name for it.
    pub name: String,
    /// The upper left corner on the desktop, in pixels.
    pub at: [i32; 2],
    /// The size in pixels.
    pub size: [u32; 2],
    /// The number of pixels in a point.
    pub scale: f64,
    /// True for the system's primary screen.
    pub is_first: bool,
}

/// The screens that are connected now. A program that opens its windows otherwise asks here for what [`Program::see`] is told.
pub fn monitors_of(window: &Window) -> Vec<Monitor> {
    seen(window.primary_monitor().as_ref(), window.available_monitors())
}

fn monitors(events: &ActiveEventLoop) -> Vec<Monitor> {
    seen(events.primary_monitor().as_ref(), events.available_monitors())
}

fn seen(first: Option<&MonitorHandle>, all: impl Iterator<Item = MonitorHandle>) -> Vec<Monitor> {
    let seen = all.map(|monitor| Monitor {
        name: monitor.name().unwrap_or_default(),
        at: monitor.position().into(),
        size: monitor.size().into(),
        scale: monitor.scale_factor(),
        is_first: first == Some(&monitor),
    });
    seen.collect()
}

/// Describes the root window, given the screens.
pub type Root = Box<dyn FnOnce(&[Monitor]) -> ViewportBuilder>;

/// The root window, and the limits of all windows.
pub struct Options {
    /// The root window.
    pub root: Root,
    /// The greatest width in pixels of the texture that holds all glyphs; 2048 is enough for large letters.
    pub glyphs_width: usize,
}

/// Opens the root window and stays until it is closed.
///
/// # Errors
/// There is no display, no window can be opened, or the program could not be made; in the system's words.
pub fn run(options: Options, start: Start) -> Result<(), String> {
    let mut events = EventLoop::with_user_event()
        .build()
        .map_err(|error| error.to_string())?;
    events.listen_device_events(DeviceEvents::Never);
    let display = Display::new(events.owned_display_handle()).map_err(|error| error.to_string())?;
    let proxy = events.create_proxy();
    let mut desktop = Desktop {
        ctx: context(proxy.clone()),
        root: Some(options.root),
        world: World {
            display,
            proxy,
            glyphs_width: options.glyphs_width,
        },
        start: Some(start),
        running: None,
        failure: None,
    };
    events
        .run_app_on_demand(&mut desktop)
        .map_err(|error| error.to_string())?;
    match desktop.failure {
        Some(failure) => Err(failure),
        None => Ok(()),
    }
}

/// An event from outside the window system.
enum UserEvent {
    /// A frame is requested.
    Frame {
        window: ViewportId,
        delay: Duration,
        /// The number of frames at the time of the request.
        pass: u64,
    },
    Accessibility(accesskit_winit::Event),
}

impl From<accesskit_winit::Event> for UserEvent {
    fn from(event: accesskit_winit::Event) -> Self {
        Self::Accessibility(event)
    }
}

fn context(proxy: EventLoopProxy<UserEvent>) -> egui::Context {
    let ctx = egui::Context::default();
    ctx.set_embed_viewports(false);
    ctx.options_mut(|options| options.max_passes = std::num::NonZeroUsize::MIN.saturating_add(1));
    let proxy = Mutex::new(proxy);
    ctx.set_request_repaint_callback(move |info| {
        let event = UserEvent::Frame {
            window: info.viewport_id,
            delay: info.delay,
            pass: info.current_cumulative_pass_nr,
        };
        // A closed event loop needs no more frames.
        drop(proxy.lock().unwrap_or_else(PoisonError::into_inner).send_event(event));
    });
    ctx
}

/// The resources for opening a window.
#[derive(Clone)]
struct World {
    display: Display<OwnedDisplayHandle>,
    proxy: EventLoopProxy<UserEvent>,
    glyphs_width: usize,
}

struct Desktop {
    ctx: egui::Context,
    root: Option<Root>,
    world: World,
    start: Option<Start>,
    running: Option<Running>,
    failure: Option<String>,
}

struct Running {
    ctx: egui::Context,
    program: Box<dyn Program>,
    world: World,
    windows: BTreeMap<ViewportId, NativeWindow>,
    painter: Painter,
    keyboard: KeyboardFocus,
    schedule: FrameSchedule,
    /// The window that has lost the keyboard, perhaps only to another window whose keys go to it.
    losing: Option<ViewportId>,
    began: Instant,
}

impl Desktop {
    /// Opens the first window, and makes the program in it.
    fn begin(&mut self, events: &ActiveEventLoop) -> Result<(), String> {
        let Some((start, root)) = self.start.take().zip(self.root.take()) else {
            return Ok(());
        };
        let root = root(&monitors(events));
        let root = NativeWindow::open(&self.ctx, events, &self.world, ViewportId::ROOT, root)?;
        let keyboard = KeyboardFocus::of(&root.window);
        let program = start(&self.ctx).map_err(|error| error.to_string())?;
        let mut running = Running {
            ctx: self.ctx.clone(),
            program,
            world: self.world.clone(),
            windows: BTreeMap::from([(ViewportId::ROOT, root)]),
            painter: Painter::default(),
            keyboard,
            schedule: FrameSchedule::default(),
            losing: None,
            began: now(),
        };
        running.schedule.want(ViewportId::ROOT, now());
        self.running = Some(running);
        Ok(())
    }

    /// Runs `act` with the running program; closes all windows if the program is to end.
    fn run(&mut self, events: &ActiveEventLoop, act: impl FnOnce(&mut Running) -> NextState) {
        let Some(running) = &mut self.running else { return };
        match act(running).and_then(|| running.frames_due(events)) {
            NextState::Wait => events.set_control_flow(running.schedule.control_flow()),
            NextState::Close => self.close(events),
        }
    }

    /// Closes the windows while the window system still listens.
    fn close(&mut self, events: &ActiveEventLoop) {
        self.running = None;
        events.exit();
    }
}

/// The next state of the program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NextState {
    Wait,
    Close,
}

impl NextState {
    fn and_then(self, further: impl FnOnce() -> Self) -> Self {
        match self {
            Self::Wait => further(),
            Self::Close => self,
        }
    }
}

impl ApplicationHandler<UserEvent> for Desktop {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        if let Err(failure) = self.begin(events) {
            self.failure = Some(failure);
            events.exit();
        }
        self.run(events, |_| NextState::Wait);
    }

    fn new_events(&mut self, events: &ActiveEventLoop, _: StartCause) {
        self.run(events, |_| NextState::Wait);
    }

    fn window_event(&mut self, events: &ActiveEventLoop, window: WindowId, event: WindowEvent) {
        self.run(events, |running| running.window_event(events, window, &event));
    }

    fn user_event(&mut self, events: &ActiveEventLoop, event: UserEvent) {
        self.run(events, |running| running.user_event(events, event));
    }

    fn about_to_wait(&mut self, events: &ActiveEventLoop) {
        self.run(events, |running| {
            running.lose_focus();
            NextState::Wait
        });
    }

    fn exiting(&mut self, _: &ActiveEventLoop) {
        self.running = None;
    }
}

/// True if the window system alone decides which window has the keyboard.
#[cfg(target_os = "linux")]
fn decides_keyboard_focus(events: &ActiveEventLoop) -> bool {
    events.is_wayland()
}

#[cfg(not(target_os = "linux"))]
fn decides_keyboard_focus(_: &ActiveEventLoop) -> bool {
    false
}

fn is_keyboard_event(event: &WindowEvent) -> bool {
    matches!(
        event,
        WindowEvent::Focused(_)
            | WindowEvent::KeyboardInput { .. }
            | WindowEvent::ModifiersChanged(_)
            | WindowEvent::Ime(_)
    )
}

impl Running {
    fn id_of(&self, window: WindowId) -> Option<ViewportId> {
        self.windows
            .values()
            .find(|own| own.window.id() == window)
            .map(|own| own.id)
    }

    fn window_event(&mut self, events: &ActiveEventLoop, window: WindowId, event: &WindowEvent) -> NextState {
        let Some(mut id) = self.id_of(window) else {
            return NextState::Wait;
        };
        if decides_keyboard_focus(events) && is_keyboard_event(event) {
            // Typed keys must reach the right window in this case, too.
            id = self.program.keys_of(id);
            // Nothing changes for the person typing between two windows whose keys go to one, so their reader is told
            // nothing.
            if *event == WindowEvent::Focused(false) {
                self.losing = Some(id);
                return NextState::Wait;
            }
            if *event == WindowEvent::Focused(true) && self.losing.take_if(|losing| *losing == id).is_some() {
                return NextState::Wait;
            }
            self.lose_focus();
        }
        let Some(window) = self.windows.get_mut(&id) else {
            return NextState::Wait;
        };
        if *event == WindowEvent::RedrawRequested {
            if !self.schedule.redraws(id) {
                // The window system asks without a request: another window was on top of this one.
                window.screen_is_lost();
            }
            return self.frame(events, id, true);
        }
        if let WindowEvent::Occluded(is_covered) = event {
            window.info.occluded = Some(*is_covered);
            window.screen_is_lost();
        }
        if *event == WindowEvent::CloseRequested {
            window.info.events.push(ViewportEvent::Close);
            let parent = window.parent;
            self.ctx.request_repaint_of(id);
            self.ctx.request_repaint_of(parent);
        }
        if window.input.on_window_event(&window.window, event).repaint {
            self.schedule.want(id, now());
        }
        NextState::Wait
    }

    /// Takes the focus from the window that lost the keyboard, since no other window has got it.
    fn lose_focus(&mut self) {
        let window = self.losing.take().and_then(|id| self.windows.get_mut(&id));
        if let Some(window) = window
            && window
                .input
                .on_window_event(&window.window, &WindowEvent::Focused(false))
                .repaint
        {
            self.schedule.want(window.id, now());
        }
    }

    fn user_event(&mut self, events: &ActiveEventLoop, event: UserEvent) -> NextState {
        match event {
            UserEvent::Frame { window, delay, pass } => {
                // A frame drawn since the request has already shown its reason.
                let drawn = self.ctx.cumulative_pass_nr_for(window);
                if drawn <= pass + 1 && self.windows.contains_key(&window) {
                    self.schedule.want(window, now() + delay);
                }
                NextState::Wait
            }
            UserEvent::Accessibility(event) => self.accessibility(events, event),
        }
    }

    /// Handles the requests of assistive technology to one window.
    fn accessibility(&mut self, events: &ActiveEventLoop, event: accesskit_winit::Event) -> NextState {
        let id = self.id_of(event.window_id);
        let Some(window) = id.and_then(|id| self.windows.get_mut(&id)) else {
            return NextState::Wait;
        };
        let id = window.id;
        match event.window_event {
            accesskit_winit::WindowEvent::InitialTreeRequested => {
                window.is_read = true;
                self.ctx.enable_accesskit();
                return self.frame(events, id, true);
            }
            accesskit_winit::WindowEvent::ActionRequested(request) => {
                window.input.on_accesskit_action_request(request);
                self.schedule.want(id, now());
            }
            accesskit_winit::WindowEvent::AccessibilityDeactivated => {
                window.is_read = false;
                self.disable_accesskit_if_unread();
            }
        }
        NextState::Wait
    }

    /// Turns trees off once no window is read: egui makes them for all windows or for none.
    fn disable_accesskit_if_unread(&self) {
        if !self.windows.values().any(|window| window.is_read) {
            self.ctx.disable_accesskit();
        }
    }

    /// Requests the frames that are due, and makes those that the window system withholds, without drawing them.
    fn frames_due(&mut self, events: &ActiveEventLoop) -> NextState {
        for id in self.schedule.due(now()) {
            let Some(window) = self.windows.get(&id) else { continue };
            if window.is_invisible() {
                // Some systems never ask such a window to draw.
                let is_first = !window.is_open();
                if self.frame(events, id, is_first) == NextState::Close {
                    return NextState::Close;
                }
            } else {
                window.window.request_redraw();
                self.schedule.asked(id, now());
            }
        }
        for id in self.schedule.withheld(now()) {
            if self.frame(events, id, false) == NextState::Close {
                return NextState::Close;
            }
        }
        NextState::Wait
    }

    /// Makes one frame of a window; drawn only if the window system is ready for it.
    fn frame(&mut self, events: &ActiveEventLoop, id: ViewportId, is_ready: bool) -> NextState {
        if let Some(window) = self.windows.get_mut(&id) {
            egui_winit::update_viewport_info(&mut window.info, &self.ctx, &window.window, false);
        }
        let infos = self.windows.values().map(|window| (window.id, window.info.clone()));
        let infos = infos.collect();
        let Some(window) = self.windows.get_mut(&id) else {
            return NextState::Wait;
        };
        let is_drawn = window.wants_picture() || is_ready && window.is_seen();
        if !is_drawn && !window.is_heard() {
            return NextState::Wait;
        }
        let mut input = window.input.take_egui_input(&window.window);
        let began = now();
        input.time = Some(self.began.elapsed().as_secs_f64());
        input.viewports = infos;
        let zoom = self.program.zoom_of(&self.ctx, id);
        zoom::into_points(&mut input, zoom);
        window.info.events.clear();
        let is_closing = input.viewport().close_requested();
        if id == ViewportId::ROOT {
            self.program.see(&monitors(events));
        }
        let mut output = match window.draw.clone() {
            Some(draw) => self.ctx.run_ui(input, |ui| draw(ui)),
            None => self.ctx.run_ui(input, |ui| self.program.ui(ui)),
        };
        let commands = output.viewport_output.get(&id).map(|output| &output.commands);
        let is_kept = commands.is_some_and(|commands| commands.contains(&ViewportCommand::CancelClose));
        self.painter.update(&mut output.textures_delta);
        if let Some(window) = self.windows.get_mut(&id) {
            // Announcements come before drawing: listeners come first.
            let mut platform_output = output.platform_output;
            zoom::out_of_points(&mut platform_output, zoom);
            window
                .input
                .handle_platform_output_with_event_loop(&window.window, events, platform_output);
            if is_drawn {
                let primitives = self.ctx.tessellate(output.shapes, output.pixels_per_point);
                let frame = FrameToDraw {
                    primitives: &primitives,
                    pixels_per_point: output.pixels_per_point,
                    ground: self.program.background(&self.ctx.global_style().visuals),
                };
                window.show(&self.painter, &frame);
                if id == ViewportId::ROOT && window.is_drawn_whole() {
                    self.program.drew_whole(began.elapsed());
                }
            }
        }
        self.painter.free(&mut output.textures_delta);
        if id == ViewportId::ROOT && is_closing && !is_kept {
            return NextState::Close;
        }
        self.arrange(events, output.viewport_output);
        NextState::Wait
    }

    /// Opens, changes and closes windows as the program wants them now.
    fn arrange(&mut self, events: &ActiveEventLoop, wanted: OrderedViewportIdMap<ViewportOutput>) {
        let was_read = self.windows.values().any(|window| window.is_read);
        self.windows.retain(|id, _| wanted.contains_key(id));
        if was_read {
            self.disable_accesskit_if_unread();
        }
        self.schedule.keep_only(|id| wanted.contains_key(&id));
        let root = self.windows.get(&ViewportId::ROOT);
        let icon = root.and_then(|root| root.builder.icon.clone());
        for (id, mut output) in wanted {
            output.builder.icon = output.builder.icon.or_else(|| icon.clone());
            let mut commands = output.commands;
            let is_right = self.windows.get_mut(&id).is_some_and(|window| {
                let (changes, is_other) = window.builder.patch(output.builder.clone());
                commands.extend(changes);
                !is_other
            });
            if !is_right {
                match NativeWindow::open(&self.ctx, events, &self.world, id, output.builder) {
                    Ok(window) => {
                        if window.builder.active == Some(false) {
                            self.keyboard.opens_without(&window.window);
                        }
                        self.windows.insert(id, window);
                        self.schedule.want(id, now());
                    }
                    // The other windows continue; this one is tried again with their next frame.
                    Err(failure) => log::warn!("a window cannot be opened: {failure}"),
                }
            }
            if let Some(window) = self.windows.get_mut(&id) {
                window.parent = output.parent;
                window.draw = output.viewport_ui_cb;
                window.apply(&self.ctx, commands);
                let takes_keys = Some(self.program.keys_of(id) == id);
                if window.takes_keys != takes_keys {
                    window.takes_keys = takes_keys;
                    self.keyboard.may_be_given(&window.window, takes_keys == Some(true));
                }
            }
        }
    }
}
