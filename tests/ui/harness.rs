//! A window in a harness, with what it answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use display::Screen;
use egui_kittest::Harness;
use ui::key_queue::KeyQueue;
use ui::{self, Reply, Window};

/// The kind of window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The root window.
    Vi,
    /// The sighted player's.
    Sighted,
    /// The arbiter's desk, in the root window.
    Desk,
    /// The arbiter's desk, in a further window.
    FurtherDesk,
    /// The clocks alone.
    Clocks,
}

impl Kind {
    /// A new window of this kind.
    pub(crate) fn window(self, name: &str) -> Window {
        match self {
            Self::Vi | Self::Desk | Self::Clocks => Window::root(name),
            Self::Sighted | Self::FurtherDesk => Window::further(name),
        }
    }
}

/// The model behind a window in a harness.
pub(crate) struct Model {
    pub(crate) kind: Kind,
    pub(crate) screen: Screen,
    pub(crate) window: Window,
    /// All answers so far.
    pub(crate) reply: Reply,
    /// Every name that was to be spoken, in its order.
    pub(crate) heard: Vec<String>,
    pub(crate) now_ms: u64,
    /// The table behind the window takes its time: [`Model::answer`] is its answer.
    pub(crate) answers_late: bool,
    awaited: Option<Arc<AtomicBool>>,
}

impl Model {
    /// The table has answered what the window asked for, and the screen shows it.
    pub(crate) fn answer(&mut self) {
        self.awaited.take().unwrap().store(true, Ordering::Release);
    }
}

/// Opens a window and lets it settle.
pub(crate) fn open(kind: Kind, screen: Screen) -> Harness<'static, Model> {
    open_sized(kind, screen, egui::vec2(1280.0, 1000.0))
}

/// The same in a window of that size, in points.
pub(crate) fn open_sized(kind: Kind, screen: Screen, size: egui::Vec2) -> Harness<'static, Model> {
    let model = Model {
        kind,
        screen,
        window: kind.window("test"),
        reply: Reply::default(),
        heard: Vec::new(),
        now_ms: 0,
        answers_late: false,
        awaited: None,
    };
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(|ctx| {
            ui::theme::install(ctx); // no pictures: a tree has none, and rasterising takes its time
            KeyQueue::install(ctx);
        })
        .build_ui_state(frame, model);
    harness.run_steps(3);
    harness
}

/// Shows a new window in a harness that had another: with the fonts of the first, which take longer than its frames.
pub(crate) fn show(harness: &mut Harness<'static, Model>, kind: Kind, screen: Screen) {
    let model = harness.state_mut();
    model.kind = kind;
    model.screen = screen;
    model.window = kind.window("test");
    model.reply = Reply::default();
    model.heard.clear();
    harness.ctx.memory_mut(|memory| {
        let mut first = egui::Memory::default();
        first.options = memory.options.clone();
        *memory = first;
    });
    harness.run_steps(3);
}

fn frame(egui: &mut egui::Ui, model: &mut Model) {
    // The harness leaves a margin around its content; a window of the program has none.
    let whole = egui::UiBuilder::new().max_rect(egui.ctx().content_rect());
    let egui = &mut egui.new_child(whole);
    let (screen, window, now_ms) = (&model.screen, &mut model.window, model.now_ms);
    if model.kind == Kind::Clocks {
        ui::clock_window::show(egui, screen, now_ms);
        return;
    }
    let is_answered = KeyQueue::is_answered(egui.ctx());
    let reply = window.show(egui, screen, now_ms);
    if is_answered {
        KeyQueue::release(egui.ctx());
    }
    if model.answers_late && !reply.intents.is_empty() {
        let awaited = model.awaited.insert(Arc::default());
        KeyQueue::hold(egui.ctx(), Arc::clone(awaited));
    }
    model.reply.intents.extend(reply.intents);
    model.reply.tell.extend(reply.tell);
    if reply.explored.is_some() {
        model.reply.came = reply.came;
    }
    model.heard.extend(reply.explored.clone());
    model.reply.explored = reply.explored.or(model.reply.explored.take());
    model.reply.felt = reply.felt.or(model.reply.felt.take());
    model.reply.hand_back_keyboard |= reply.hand_back_keyboard;
    model.reply.root = reply.root.or(model.reply.root);
    model.reply.beside = model.reply.beside.or(reply.beside);
}

/// Presses a key, one frame for each half of it.
pub(crate) fn press(harness: &mut Harness<'_, Model>, key: egui::Key) {
    harness.key_press(key);
    harness.step();
    harness.step();
}

/// The same with something held.
pub(crate) fn press_with(harness: &mut Harness<'_, Model>, modifiers: egui::Modifiers, key: egui::Key) {
    harness.key_press_modifiers(modifiers, key);
    harness.step();
    harness.step();
}

/// Name of what has the focus, as a screen reader would give it: the active descendant, if there is one.
pub(crate) fn focused(harness: &Harness<'_, Model>) -> Option<String> {
    let node = harness.kittest_state().root().tree_state.focus()?;
    node.label().or_else(|| node.value())
}
