//! The window of the arbiter's desk over five hundred tables, with everything in it that may need them: the time a frame takes from its layout until the
//! window is ready for the next, while clocks run at every table, while they go from line to line, and while most tables are filtered out.

use std::sync::Arc;

use egui::{self, Color32, ViewportBuilder, ViewportId, Visuals};
use hall::desk::need::Cause;
use hall::screen::{COLUMNS, HallButton, HallIntent, HallScreen, RowView};
use link::topic::TableNumber;
use locale::{Locale, Messages};
use settings::Settings;
use shell::desktop::{self, Options, Program};
use ui::hall::HallPage;
use ui::{self, theme};

use crate::figures::{Bench, Figure, Goal, Unit};
use crate::frames::{Frames, measured};
use crate::large::down;
use crate::support::desktop::Desktop;

/// With a scene in this variable the bench is that window and nothing else.
pub const WINDOW: &str = "ANNABELLA_DESK_WINDOW";

const TABLES: u32 = 500;
/// Sixty frames a second.
const GOAL: f64 = 16.7;

/// An event between one frame and the next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scene {
    /// A second passes at every table.
    Tick,
    /// The next line of the list.
    Line,
    /// Only the tables that need the arbiter, or all again.
    Filter,
}

const SCENES: [(Scene, &str, &str); 3] = [
    (Scene::Tick, "tick", "the desk over 500 tables, a second of every clock"),
    (Scene::Line, "line", "the desk over 500 tables, the next line"),
    (
        Scene::Filter,
        "filter",
        "the desk over 500 tables, those that need the arbiter or all",
    ),
];

pub fn measure(bench: &mut Bench) {
    let desktop = Desktop::start();
    for (_, word, name) in SCENES {
        let times = measured(bench, &desktop, WINDOW, word);
        let figure = Figure::new(name, Unit::Millis, times).goal(Goal::Median(GOAL));
        bench.figures.push(figure);
    }
}

/// Opens the window of that scene and stays until all its frames are drawn.
pub fn run(wanted: &str) {
    let (frames, wanted) = Frames::asked_for(wanted);
    let scene = SCENES.iter().find(|(_, word, _)| *word == wanted).unwrap().0;
    let root = ViewportBuilder::default()
        .with_title("Desk")
        .with_inner_size([1100.0, 800.0]);
    let options = Options {
        root: Box::new(|_: &[desktop::Monitor]| root),
        glyphs_width: 2048,
    };
    let start = move |ctx: &egui::Context| Ok(Box::new(DeskWindow::new(ctx, scene, frames)) as Box<dyn Program>);
    desktop::run(options, Box::new(start)).unwrap();
}

/// A row as the desk makes it; every second table needs the arbiter, in turn for each cause there is.
fn row(messages: &Messages, table: u32, second: u32) -> Arc<RowView> {
    let cause = Cause::ALL.iter().cycle().nth(table as usize / 2).unwrap();
    let needs = table.is_multiple_of(2);
    let state = if needs {
        messages.text(&format!("hall-cause-{}", cause.as_str()), &[])
    } else {
        messages.text("hall-moves", &[("moves", (table % 60).into())])
    };
    let players = format!("Ada Lovelace {table} – Benjamin Franklin {table}");
    let left = 5_400 - table - second;
    let clocks = format!("» {}:{:02}:{:02} – 1:12:07", left / 3_600, left / 60 % 60, left % 60);
    let text = format!(
        "Table {table}: {players}. {state}. White {} min, Black 72 min.",
        left / 60
    );
    Arc::new(RowView {
        table: TableNumber(table),
        text,
        columns: [table.to_string(), players, clocks, state],
        needs,
        is_stale: table.is_multiple_of(7),
        sought: String::new(),
    })
}

/// The page of that second: what the desk hands its window.
fn screen(second: u32, only_needs: bool) -> HallScreen {
    let messages = Messages::new(Locale::En);
    let text = |id: &str| messages.text(id, &[]);
    let rows = (1..=TABLES).map(|table| row(&messages, table, second));
    let rows: Vec<_> = rows.filter(|row| row.needs || !only_needs).collect();
    let lines = |what: &str| (1..=50).map(|number| format!("{what}: table {number}.")).collect();
    let buttons = [
        ("hall-button-next", HallIntent::Next),
        ("hall-button-needs", HallIntent::OnlyNeeds(true)),
        ("hall-button-start", HallIntent::StartRound),
        ("hall-button-again", HallIntent::SayAgain),
        ("hall-button-quiet", HallIntent::Quiet(true)),
    ];
    HallScreen {
        title: String::from("Club Open"),
        status: format!("{TABLES} tables, {} need you.", TABLES / 2),
        keys: text("hall-help-keys"),
        tables_label: text("hall-tables"),
        rows,
        columns: COLUMNS.map(text),
        line: [text("hall-field"), text("hall-field-hint")],
        search: text("hall-search"),
        buttons: buttons
            .map(|(id, does)| HallButton { name: text(id), does })
            .into_iter()
            .collect(),
        said_label: text("hall-said"),
        said: lines("Flag fallen"),
        rulings_label: text("hall-rulings"),
        rulings: lines("Stopped the clocks"),
        ..HallScreen::default()
    }
}

struct DeskWindow {
    scene: Scene,
    page: HallPage,
    /// Made beforehand: the desk makes them on its own thread.
    screens: [HallScreen; 2],
    now_ms: u64,
    frames: Frames,
}

impl DeskWindow {
    fn new(ctx: &egui::Context, scene: Scene, frames: Frames) -> Self {
        ui::install(ctx);
        theme::apply(ctx, &Settings::default());
        ctx.enable_accesskit();
        Self {
            scene,
            page: HallPage::default(),
            screens: [screen(0, false), screen(1, scene == Scene::Filter)],
            now_ms: 0,
            frames,
        }
    }
}

impl Program for DeskWindow {
    fn background(&self, visuals: &Visuals) -> Color32 {
        visuals.panel_fill
    }

    fn ui(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        let is_odd = self.frames.begin();
        if self.scene == Scene::Line {
            ctx.input_mut(|input| input.events.push(down()));
        }
        let second = match self.scene {
            Scene::Line => 0,
            Scene::Tick | Scene::Filter => usize::from(is_odd),
        };
        self.now_ms += 17;
        drop(self.page.show(ui, &self.screens[second], self.now_ms));
        self.frames.next_frame(&ctx);
    }

    fn keys_of(&self, window: ViewportId) -> ViewportId {
        window
    }

    fn zoom_of(&self, ctx: &egui::Context, window: ViewportId) -> f32 {
        theme::zoom_of(ctx, window)
    }
}
