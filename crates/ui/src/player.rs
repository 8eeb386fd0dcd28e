//! A player's screen in the root window: panes in a ring, all of it by keyboard and in the accessibility tree. And those of
//! its parts that other windows use too.

use egui::emath::GuiRounding as _;
use egui::{self, Align, Id, Layout, Rect, TextStyle, UiBuilder, Vec2, accesskit};

use super::button_group::next_act_row;
use super::page::Page;
use super::target::FixedTarget;
use super::widgets::board::{BoardReply, BoardWidget, Promotion};
use super::widgets::clock;
use super::widgets::list::{Growth, ListWidget};
use super::widgets::move_line::LineWidget;
use super::widgets::off_board::{OffBoardReply, OffBoardWidget};
use super::window::{Window, pane_name};
use super::{Reply, focus, more, review, sheet, tactics, theme};
use controls::catalogue::Pane;
use controls::intent::Intent;
use display::{ButtonPlace, LogView, Screen};

/// Room for the panel next to the board, or below it, in points.
pub(super) const PANEL: Vec2 = Vec2::new(316.0, 186.0);
/// The height of a panel in points from which its fixed part stays in sight while the lists scroll.
const HIGH: f32 = 440.0;
/// The width in points from which a panel below the board has two columns.
const TWO_COLUMNS: f32 = 480.0;
/// The points that the line, the next act and the clocks want next to a board, with a list below them or without.
const WITH_LISTS: Vec2 = Vec2::new(220.0, 266.0);
const WITHOUT_LISTS: Vec2 = Vec2::new(220.0, 190.0);
/// The points that the next act and the clocks want in a corner, and the line and the lists below it.
pub(super) const IN_CORNER: Vec2 = Vec2::new(130.0, 150.0);
pub(super) const BELOW_CORNER: Vec2 = Vec2::new(220.0, 100.0);
/// The part of a panel that lists have at least, and the part that clocks have at most of their room with the next act.
const LISTS_PART: f32 = 0.2;
const CLOCKS_PART: f32 = 0.42;
/// The part of that room that clocks have at least.
const LEAST_CLOCKS: f32 = 0.18;
/// The least width of a strip next to a board with two columns below it, in points, and the points that the log wants in it.
const STRIP: f32 = 110.0;
pub(super) const IN_STRIP: Vec2 = Vec2::new(160.0, 200.0);
/// The width in points from which the move line has its name next to it, and the height of a window below which it has it in any case.
const NAME_NEXT_TO_LINE: f32 = 440.0;
const LOW: f32 = 600.0;
/// The least number of the last messages in sight.
const LOG_LINES: f32 = 2.0;
/// The least height of a list among the panes, in points.
const LEAST_LIST: f32 = 80.0;
/// Room for the pieces off the board, in points.
const OFF_BOARD: f32 = 60.0;

/// The arrangement of a player's parts with the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Arrangement {
    /// All in one column.
    Column(Rect),
    /// The fixed parts above the lists, which scroll alone.
    Fixed(Rect),
    /// Two columns below the board: the line and the next act, and the clocks and the lists; the log next to the board, if it has room there.
    Two([Rect; 2], Option<Rect>),
    /// The next act and the clocks next to the board, all others below it.
    Corner(Rect, Rect),
}

impl Arrangement {
    pub(super) fn of(ctx: &egui::Context, place: &theme::BoardPlace) -> Self {
        let (rest, text) = (place.rest, theme::look(ctx).text);
        if !place.is_below() {
            return if rest.height() >= HIGH * text {
                Self::Fixed(rest)
            } else {
                Self::Column(rest)
            };
        }
        if rest.width() >= TWO_COLUMNS * text {
            let middle = rest.center().x;
            let gap = theme::GAP * 0.5;
            let strip = Some(place.corner).filter(|strip| strip.width() >= STRIP * text);
            Self::Two([rest.with_max_x(middle - gap), rest.with_min_x(middle + gap)], strip)
        } else if place.corner.width() >= least_corner(ctx) {
            Self::Corner(place.corner, rest)
        } else {
            Self::Column(rest)
        }
    }
}

/// The least width of a corner for the next act and the clocks, in points.
pub(super) fn least_corner(ctx: &egui::Context) -> f32 {
    IN_CORNER.x * theme::least_part(ctx)
}

/// A part of a window in that rectangle.
pub(super) fn part(ui: &mut egui::Ui, name: &str, place: Rect) -> egui::Ui {
    ui.new_child(UiBuilder::new().id_salt(name).max_rect(place.round_ui()))
}

/// Draws the panes of any player or assistant in the root window, for the ear and for the eye in one order: the move line, the next act
/// and the clocks, the board, the scoresheet, the announcements.
pub(super) fn draw(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    if theme::look(ui.ctx()).board_alone {
        board_alone(ui, screen, window, reply);
        return;
    }
    if window.pages.open == Page::More {
        more::show(ui, screen, window, PANEL, now_ms, reply);
        return;
    }
    let room = ui.available_rect_before_wrap();
    let place = theme::next_to_board(ui.ctx(), room, PANEL);
    let mut left = part(ui, "left", room);
    let now = Shown {
        screen,
        now_ms,
        has_log: !screen.log.lines.is_empty(),
        has_steps: true,
    };
    match Arrangement::of(ui.ctx(), &place) {
        Arrangement::Fixed(rest) | Arrangement::Column(rest) => {
            let mut fixed = shrunk(ui, "fixed", rest, WITH_LISTS);
            let bottom = rest.bottom() - (rest.height() * LISTS_PART).max(theme::LEAST_SCROLLED);
            fixed_parts(&mut fixed, now, window, bottom, reply);
            board_pane(&mut left, screen, window, place.size, reply);
            lists_in(ui, now, window, below(rest, &fixed), WITH_LISTS, reply);
        }
        Arrangement::Two([one, other], strip) => {
            let mut fixed = shrunk(ui, "fixed", one, WITHOUT_LISTS);
            line(&mut fixed, screen, window, reply);
            next_act(&mut fixed, screen, window, one.bottom(), reply);
            let is_reviewed = screen.sheet.review.is_some();
            if is_reviewed {
                let rest = below(one, &fixed);
                focus::scrolled(&mut part(&mut fixed, "steps", rest), |ui| {
                    review::buttons(ui, screen, window, reply);
                });
            }
            let mut right = shrunk(ui, "clocks", other, WITHOUT_LISTS);
            let digits = digits_of(&right) * 0.6;
            let high = clock::line_high(&right, screen, digits, other.height() * CLOCKS_PART, now_ms);
            clocks(&mut right, now, window, high);
            board_pane(&mut left, screen, window, place.size, reply);
            let strip = strip.filter(|_| now.has_log);
            let lists = Shown {
                has_log: now.has_log && strip.is_none(),
                has_steps: !is_reviewed,
                ..now
            };
            let rest = if high > 0.0 { below(other, &right) } else { other };
            lists_in(ui, lists, window, rest, WITHOUT_LISTS, reply);
            if let Some(strip) = strip {
                log_in_strip(ui, screen, window, strip, reply);
            }
        }
        Arrangement::Corner(corner, rest) => {
            let mut above = shrunk(ui, "corner", corner, IN_CORNER);
            let mut fixed = shrunk(ui, "line", rest, BELOW_CORNER);
            line(&mut fixed, screen, window, reply);
            act_and_clocks(&mut above, now, window, corner.bottom(), reply);
            board_pane(&mut left, screen, window, place.size, reply);
            lists_in(ui, now, window, below(rest, &fixed), BELOW_CORNER, reply);
        }
    }
    ui.advance_cursor_after_rect(room);
}

/// A screen at a moment.
#[derive(Clone, Copy)]
struct Shown<'a> {
    screen: &'a Screen,
    now_ms: u64,
    /// True if the log is among the lists.
    has_log: bool,
    /// True if the buttons of a review are below its lists.
    has_steps: bool,
}

/// A part of a window in that rectangle, for content that wants that many points: it is smaller where there are less.
pub(super) fn shrunk(ui: &mut egui::Ui, name: &str, place: Rect, wanted: Vec2) -> egui::Ui {
    let mut own = part(ui, name, place);
    let text = theme::look(ui.ctx()).text;
    theme::shrink(&mut own, place.size(), wanted * text);
    own
}

/// The part of that room below the parts already drawn in it.
pub(super) fn below(room: Rect, drawn: &egui::Ui) -> Rect {
    let top = drawn.min_rect().bottom() + theme::GAP * 0.5;
    room.with_min_y(top.min(room.bottom() - theme::LEAST_SCROLLED))
}

/// Draws the line for moves and commands, the one next action and the clocks, down to `bottom`.
fn fixed_parts(ui: &mut egui::Ui, now: Shown<'_>, window: &mut Window, bottom: f32, reply: &mut Reply) {
    line(ui, now.screen, window, reply);
    act_and_clocks(ui, now, window, bottom, reply);
}

/// Draws the next act with the way to all others, and the clocks below it, down to `bottom`: answers that have no room scroll.
fn act_and_clocks(ui: &mut egui::Ui, now: Shown<'_>, window: &mut Window, bottom: f32, reply: &mut Reply) {
    let Shown { screen, now_ms, .. } = now;
    let room = bottom - ui.cursor().top();
    let most = (room * CLOCKS_PART).min(room - least_acts(ui, screen));
    let most = most.max(room * LEAST_CLOCKS);
    let high = clock::line_high(ui, screen, digits_of(ui) * 0.6, most, now_ms);
    next_act(ui, screen, window, bottom - high - theme::GAP, reply);
    clocks(ui, now, window, high);
}

/// The least height of the next act with the way to the others and a row of answers, in points.
fn least_acts(ui: &egui::Ui, screen: &Screen) -> f32 {
    let has_answers = screen.buttons.iter().any(|view| view.stands == ButtonPlace::Answer);
    let row = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
    let rows = if has_answers { row * 2.0 } else { row };
    theme::next_act_high(ui, 0.0) + rows + theme::GAP
}

/// Draws the next act with the way to all others, down to `bottom`.
fn next_act(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, bottom: f32, reply: &mut Reply) {
    let room = bottom - ui.cursor().top();
    next_act_row(ui, screen, window, screen.banner.task(), room, reply);
}

/// Draws the clocks of that height, if there are any.
fn clocks(ui: &mut egui::Ui, now: Shown<'_>, window: &Window, high: f32) {
    if high <= 0.0 {
        return;
    }
    let digits = digits_of(ui) * 0.6;
    let width = ui.available_width();
    pane(ui, window.base, now.screen, Pane::Clocks, |ui| {
        let rect = ui.allocate_space(Vec2::new(width, high)).1;
        clock::within(ui, window.base, now.screen, rect, digits, now.now_ms);
    });
}

/// The size of a clock's digits for the size of the text there, in points.
pub(super) fn digits_of(ui: &egui::Ui) -> f32 {
    let sizes = theme::sizes(ui.ctx());
    sizes.clock * TextStyle::Body.resolve(ui.style()).size / sizes.body
}

/// Draws the sentence and the lists in that rectangle, where they scroll.
fn lists_in(ui: &mut egui::Ui, now: Shown<'_>, window: &mut Window, place: Rect, wanted: Vec2, reply: &mut Reply) {
    focus::scrolled(&mut shrunk(ui, "lists", place, wanted), |ui| {
        sentence(ui, now.screen);
        lists_of(ui, now, window, place.height(), reply);
    });
}

/// Draws the log next to the board, in all of that strip.
pub(super) fn log_in_strip(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, strip: Rect, reply: &mut Reply) {
    let mut own = shrunk(ui, "strip", strip, IN_STRIP);
    pane(&mut own, window.base, screen, Pane::Log, |ui| {
        log_to(ui, screen, window, strip.bottom(), reply);
    });
}

/// Draws the log down to `bottom`, and the last two messages in any case.
pub(super) fn log_to(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, bottom: f32, reply: &mut Reply) {
    let line = ui.text_style_height(&TextStyle::Body) + ui.spacing().item_spacing.y;
    // The log's name and frame.
    let around = line + theme::GAP * 4.0;
    let height = (bottom - ui.cursor().top() - around).max(line * LOG_LINES);
    log(ui, screen, &screen.log, window, height.round_ui(), reply);
}

/// Draws the line for moves and commands.
fn line(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    pane(ui, window.base, screen, Pane::MoveLine, |ui| {
        next_to_name(ui, |ui| move_line(ui, screen, window, reply));
    });
}

/// Draws a line next to its name in a low window or a wide room, and below it elsewhere.
fn next_to_name(ui: &mut egui::Ui, line: impl FnOnce(&mut egui::Ui)) {
    let is_low = ui.ctx().content_rect().height() < LOW;
    if is_low || ui.available_width() >= NAME_NEXT_TO_LINE * theme::look(ui.ctx()).text {
        in_a_row(ui, line);
    } else {
        line(ui);
    }
}

/// Draws a line in a row with its name.
pub(super) fn in_a_row(ui: &mut egui::Ui, line: impl FnOnce(&mut egui::Ui)) {
    let room = Vec2::new(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), line);
}

/// Draws the task of a next action that has a button. It also tells the state of the game.
fn sentence(ui: &mut egui::Ui, screen: &Screen) {
    if screen.buttons.iter().any(|view| view.stands == ButtonPlace::NextAct) {
        ui.label(theme::strong(screen.banner.task()));
    }
}

/// Width of the move line next to the board, in points.
const LINE_NEXT_TO: f32 = 320.0;

/// Draws the board as large as the window allows, and the move line.
fn board_alone(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let height = ui.available_height();
    let line = theme::sizes(ui.ctx()).large * 3.6;
    focus::scrolled(ui, |ui| {
        let room = Vec2::new(ui.available_width(), height);
        let least = theme::least_board(ui.ctx());
        let with_line_beside = room.y.min(room.x - LINE_NEXT_TO - theme::GAP);
        let with_line_below = room.x.min(room.y - line);
        if with_line_beside >= with_line_below {
            let size = with_line_beside.max(least);
            ui.horizontal_top(|ui| {
                let column = Vec2::new(size, room.y);
                ui.allocate_ui_with_layout(column, Layout::top_down(Align::Min), |ui| {
                    board_or_line(ui, screen, window, size, reply);
                });
                ui.vertical(|ui| {
                    move_line(ui, screen, window, reply);
                    named_off_board(ui, screen, window, OFF_BOARD, reply);
                });
            });
        } else {
            let size = with_line_below.max(least);
            board_or_line(ui, screen, window, size, reply);
            move_line(ui, screen, window, reply);
            named_off_board(ui, screen, window, OFF_BOARD, reply);
        }
    });
}

fn board_pane(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, size: f32, reply: &mut Reply) {
    pane(ui, window.base, screen, Pane::Board, |ui| {
        board_or_line(ui, screen, window, size, reply);
    });
}

/// Draws the board, and handles its key for the move line.
fn board_or_line(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, size: f32, reply: &mut Reply) {
    if board(ui, screen, window, size, reply).wants_move_line {
        window.ring.give(ui.ctx(), window.part(FixedTarget::MoveLine));
        reply.explored = Some(screen.move_line.label.clone());
    }
}

/// Draws the piece in hand in words and, while one may be needed or was asked for, the pieces off the board, each at most of that
/// size.
pub(super) fn named_off_board(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, size: f32, reply: &mut Reply) {
    if let Some((_, in_hand)) = &screen.board.in_hand {
        ui.label(in_hand);
    }
    if window.shows_off_board(screen) {
        ui.label(&screen.board.tray_label);
        off_board(ui, screen, window, size, reply);
    }
}

/// Draws the person's board, and handles its key for the pieces off the board.
pub(super) fn board(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    size: f32,
    reply: &mut Reply,
) -> BoardReply {
    let id = window.part(FixedTarget::Board);
    let widget = BoardWidget {
        id,
        view: &screen.board,
        words: &screen.words.board,
        side: screen.side,
        size,
        // Next to the sheet of further acts the board is there for the eye and the mouse.
        has_keyboard: window.has_keyboard(screen) && window.pages.open == Page::Game,
        keymap: &screen.keymap,
    };
    let wants = widget.show(ui, &mut window.board, reply);
    if window.pages.open == Page::Game {
        window.ring.drawn(id, Pane::Board, window.board.name(&screen.board));
    }
    if wants.wants_tray {
        window.open_off_board(ui.ctx(), screen, reply);
    }
    if let (Some(room), Some(waits)) = (wants.choice_at, window.board.promotion) {
        promotion(ui, screen, window, room, waits, reply);
    }
    wants
}

/// Draws the choice of a promotion's new piece over the board, and gives it the keyboard.
fn promotion(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    room: Rect,
    mut waits: Promotion,
    reply: &mut Reply,
) {
    let view = &screen.board.release;
    let id = window.part(FixedTarget::Promotion);
    let has_keyboard = window.has_keyboard(screen);
    if has_keyboard && !waits.at.is_open {
        waits.at.is_open = true;
        window.ring.give(ui.ctx(), id);
        reply.explored = view
            .choice
            .first()
            .map(|piece| format!("{}: {}", view.label, piece.name));
    }
    let widget = OffBoardWidget {
        id,
        letters: &screen.words.board.letters,
        pieces: &view.choice,
        label: &view.label,
        is_choice: true,
        size: room.width(),
        has_keyboard,
    };
    let mut over = ui.new_child(UiBuilder::new().id_salt("promotion").max_rect(room));
    over.spacing_mut().item_spacing = Vec2::ZERO;
    let answer = widget.show(&mut over, &mut waits.at, &mut window.board, reply);
    window.ring.drawn(id, Pane::Board, &view.label);
    window.board.promotion = Some(waits).filter(|_| answer == OffBoardReply::None);
    match answer {
        OffBoardReply::None => return,
        OffBoardReply::Chosen(piece) => reply.intents.push(Intent::BringBack {
            board: screen.side,
            square: waits.to,
            piece,
        }),
        OffBoardReply::Left => {
            let from = screen.board.cells.get(usize::from(waits.from));
            reply.intents.extend(from.map(|cell| cell.touch.clone()));
        }
    }
    if has_keyboard {
        window.ring.give(ui.ctx(), window.part(FixedTarget::Board));
    }
}

/// Draws the pieces off the board, each at most of that size; a chosen piece goes onto the cursor's square.
fn off_board(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, size: f32, reply: &mut Reply) {
    let id = window.part(FixedTarget::Tray);
    let widget = OffBoardWidget {
        id,
        letters: &screen.words.board.letters,
        pieces: &screen.board.tray,
        label: &screen.board.tray_label,
        is_choice: false,
        size,
        has_keyboard: window.has_keyboard(screen),
    };
    let answer = widget.show(ui, &mut window.tray, &mut window.board, reply);
    if !screen.board.tray.is_empty() {
        window.ring.drawn(id, Pane::Board, &screen.board.tray_label);
    }
    if let OffBoardReply::Chosen(piece) = answer
        && let Some(square) = window.board.cursor
    {
        reply.intents.push(Intent::BringBack {
            board: screen.side,
            square,
            piece,
        });
    }
    if answer != OffBoardReply::None {
        // The keyboard goes back to the board.
        window.tray.is_open = false;
        window.ring.give(ui.ctx(), window.part(FixedTarget::Board));
    }
}

/// Draws the pieces off the board, the scoresheet and the announcements; empty lists are left out. `height` is that of their
/// common room, in points.
fn lists_of(ui: &mut egui::Ui, now: Shown<'_>, window: &mut Window, height: f32, reply: &mut Reply) {
    let Shown {
        screen,
        has_log,
        has_steps,
        ..
    } = now;
    named_off_board(ui, screen, window, OFF_BOARD, reply);
    let sizes = theme::sizes(ui.ctx());
    // The room of the field, the names and the frames of the two lists.
    let around = sizes.body * 5.5 + theme::GAP * 9.0;
    let has_sheet = !screen.sheet.lines.is_empty() || screen.sheet.tactics.is_some();
    let lists = [has_sheet, has_log];
    let count = lists.into_iter().filter(|is_there| *is_there).count();
    let share = if count == 2 { 0.5 } else { 1.0 };
    let list = ((height - around) * share).max(LEAST_LIST.min(height * 0.7));
    pane(ui, window.base, screen, Pane::Sheet, |ui| {
        match (&screen.sheet.review, &screen.sheet.tactics) {
            (Some(view), _) => review::pane(ui, screen, view, window, height, has_steps, reply),
            (None, Some(view)) => tactics::pane(ui, screen, view, window, list, reply),
            (None, None) => sheet::pane(ui, screen, window, list, reply),
        }
    });
    if has_log {
        pane(ui, window.base, screen, Pane::Log, |ui| {
            log(ui, screen, &screen.log, window, list, reply);
        });
    }
}

/// Draws the log of announcements and messages, the newest first.
pub(super) fn log(
    ui: &mut egui::Ui,
    screen: &Screen,
    view: &LogView,
    window: &mut Window,
    height: f32,
    reply: &mut Reply,
) {
    ui.label(theme::strong(&view.label));
    let lines = view.lines.iter().map(|line| format!("{}  {}", line.text, line.time));
    let list = ListWidget {
        growth: Growth::Top,
        height,
        has_keyboard: window.has_keyboard(screen),
        ..ListWidget::new(window.part(FixedTarget::Log), &view.label, lines.collect())
    };
    window.show_list(ui, FixedTarget::Log, Pane::Log, list, reply);
}

/// Draws the line in which moves and commands are typed.
pub(super) fn move_line(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let size = theme::sizes(ui.ctx()).large;
    let line = LineWidget {
        takes_empty: screen.sheet.tactics.as_ref().is_some_and(|tactics| tactics.is_over),
        ..LineWidget::new(window.part(FixedTarget::MoveLine), &screen.move_line, screen, size)
    };
    let before = window.line(FixedTarget::MoveLine).text.clone();
    let entered = window.show_line(ui, FixedTarget::MoveLine, &line);
    let now = &window.line(FixedTarget::MoveLine).text;
    if *now != before {
        reply.typed = Some(now.clone());
    }
    reply.intents.extend(entered.map(Intent::Line));
}

/// Draws a pane: a container with a name. A player's pane is no group: the targets in it have names of their own, and a screen
/// reader would say the group's too and read all its texts each time the focus comes into it.
pub(super) fn pane<R>(
    ui: &mut egui::Ui,
    base: Id,
    screen: &Screen,
    pane: Pane,
    content: impl FnOnce(&mut egui::Ui) -> R,
) {
    let mut builder = UiBuilder::new().scope_id(base.with(("pane", pane)));
    if let Some(name) = pane_name(screen, pane) {
        builder = builder.accessibility_label(name);
    }
    // The arbiter's pane is a group: it holds the proposal, which is to be read to the arbiter on arrival.
    if screen.desk.is_some() {
        builder = builder.accessibility_role(accesskit::Role::Group);
    }
    ui.scope_builder(builder, |ui| {
        if pane != Pane::Board {
            ui.set_min_size(Vec2::new(ui.available_width(), 0.0));
        }
        content(ui);
    });
    ui.add_space(theme::GAP * 0.5);
}
