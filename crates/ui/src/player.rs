//! A player's screen in the root window: panes in a ring, all of it by keyboard and in the accessibility tree. And those of
//! its parts that other windows use too.

use egui::{self, Align, Id, Layout, Rect, UiBuilder, Vec2, accesskit};

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
const PANEL: Vec2 = Vec2::new(400.0, 216.0);
/// The height of a panel in points from which its fixed part stays in sight while the lists scroll.
const HIGH: f32 = 440.0;
/// The width in points from which a panel below the board has two columns.
const TWO_COLUMNS: f32 = 480.0;
/// The least width of the room next to a board that has its panel below it for the next act, in points.
const LEAST_CORNER: f32 = 90.0;
/// The width in points from which the move line has its name next to it, and the height of a window below which it has it in any case.
const NAME_NEXT_TO_LINE: f32 = 440.0;
const LOW: f32 = 600.0;
/// The least height of the move line, in points: with the zoom at which it gets as low, its letters are still large.
const LEAST_LINE: f32 = 12.0;
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
    /// Two columns below the board: the fixed parts, and the lists.
    Two([Rect; 2]),
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
            Self::Two([rest.with_max_x(middle - gap), rest.with_min_x(middle + gap)])
        } else if place.corner.width() >= LEAST_CORNER {
            Self::Corner(place.corner, rest)
        } else {
            Self::Column(rest)
        }
    }
}

/// A part of a window in that rectangle.
pub(super) fn part(ui: &mut egui::Ui, name: &str, place: Rect) -> egui::Ui {
    ui.new_child(UiBuilder::new().id_salt(name).max_rect(place))
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
    let arrangement = Arrangement::of(ui.ctx(), &place);
    let size = place.size;
    let mut left = part(ui, "left", room);
    match arrangement {
        Arrangement::Fixed(rest) => {
            let mut fixed = part(ui, "fixed", rest);
            fixed_parts(&mut fixed, screen, window, now_ms, reply);
            board_pane(&mut left, screen, window, size, reply);
            let lists = rest.with_min_y(fixed.min_rect().bottom() + theme::GAP);
            focus::scrolled(&mut part(ui, "lists", lists), |ui| {
                lists_of(ui, screen, window, lists.height(), reply);
            });
        }
        Arrangement::Two([one, other]) => {
            focus::scrolled(&mut part(ui, "fixed", one), |ui| {
                fixed_parts(ui, screen, window, now_ms, reply);
            });
            board_pane(&mut left, screen, window, size, reply);
            focus::scrolled(&mut part(ui, "lists", other), |ui| {
                lists_of(ui, screen, window, other.height(), reply);
            });
        }
        Arrangement::Column(rest) => {
            board_pane(&mut left, screen, window, size, reply);
            focus::scrolled(&mut part(ui, "column", rest), |ui| {
                fixed_parts(ui, screen, window, now_ms, reply);
                lists_of(ui, screen, window, rest.height(), reply);
            });
        }
        Arrangement::Corner(corner, rest) => {
            board_pane(&mut left, screen, window, size, reply);
            focus::scrolled(&mut part(ui, "corner", corner), |ui| {
                theme::shrink_text(ui, corner.size());
                // A due button comes first: it is in sight whatever the clocks leave of the corner. Without one the words have no hurry.
                let has_button = screen.buttons.iter().any(|view| view.stands == ButtonPlace::NextAct);
                if has_button {
                    act(ui, screen, window, reply);
                }
                clocks(ui, screen, window, now_ms);
                if !has_button {
                    act(ui, screen, window, reply);
                }
            });
            focus::scrolled(&mut part(ui, "column", rest), |ui| {
                theme::shrink_text(ui, rest.size());
                line(ui, screen, window, reply);
                sentence(ui, screen);
                lists_of(ui, screen, window, rest.height(), reply);
            });
        }
    }
    ui.advance_cursor_after_rect(room);
}

/// Draws the line for moves and commands, the one next action, the clocks, and the sentence.
fn fixed_parts(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    line(ui, screen, window, reply);
    act(ui, screen, window, reply);
    clocks(ui, screen, window, now_ms);
    sentence(ui, screen);
}

/// Draws the move line, as high as usual or as its column, whose first part it is: it is in sight above a warning, too.
fn line(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let high = ui.clip_rect().height() - 2.0 * theme::FOCUS_FRAME;
    pane(ui, window.base, screen, Pane::MoveLine, |ui| {
        ui.spacing_mut().interact_size.y = high.clamp(LEAST_LINE, theme::PRESSED);
        let room = Vec2::new(ui.available_width(), ui.spacing().interact_size.y);
        let is_low = ui.ctx().content_rect().height() < LOW;
        if is_low || room.x >= NAME_NEXT_TO_LINE * theme::look(ui.ctx()).text {
            let layout = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(room, layout, |ui| move_line(ui, screen, window, reply));
        } else {
            move_line(ui, screen, window, reply);
        }
    });
}

/// Draws the next action and the way to all others; a task without a button stands in its place.
fn act(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    next_act_row(ui, screen, window, screen.banner.task(), reply);
}

/// Draws the task of a next action that has a button. It also tells the state of the game.
fn sentence(ui: &mut egui::Ui, screen: &Screen) {
    if screen.buttons.iter().any(|view| view.stands == ButtonPlace::NextAct) {
        ui.label(theme::strong(screen.banner.task()));
    }
}

/// Draws the clocks in one line.
fn clocks(ui: &mut egui::Ui, screen: &Screen, window: &Window, now_ms: u64) {
    if screen.clocks.sides.is_some() {
        pane(ui, window.base, screen, Pane::Clocks, |ui| {
            let digits = theme::sizes(ui.ctx()).clock * 0.6;
            clock::line(ui, window.base, screen, digits, now_ms);
        });
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
fn lists_of(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, height: f32, reply: &mut Reply) {
    named_off_board(ui, screen, window, OFF_BOARD, reply);
    let sizes = theme::sizes(ui.ctx());
    // The room of the field, the names and the frames of the two lists.
    let around = sizes.body * 5.5 + theme::GAP * 9.0;
    let has_sheet = !screen.sheet.lines.is_empty() || screen.sheet.tactics.is_some();
    let lists = [has_sheet, !screen.log.lines.is_empty()];
    let count = lists.into_iter().filter(|is_there| *is_there).count();
    let share = if count == 2 { 0.5 } else { 1.0 };
    let list = ((height - around) * share).max(LEAST_LIST.min(height * 0.7));
    pane(ui, window.base, screen, Pane::Sheet, |ui| {
        match (&screen.sheet.review, &screen.sheet.tactics) {
            (Some(view), _) => review::pane(ui, screen, view, window, height, reply),
            (None, Some(view)) => tactics::pane(ui, screen, view, window, list, reply),
            (None, None) => sheet::pane(ui, screen, window, list, reply),
        }
    });
    if !screen.log.lines.is_empty() {
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
