//! A player's screen in the root window: panes in a ring, all of it by keyboard and in the accessibility tree. And those of
//! its parts that other windows use too.

use egui::{self, Align, Id, Layout, Rect, RichText, UiBuilder, Vec2, accesskit};

use super::button_group::button_group;
use super::target::FixedTarget;
use super::widgets::board::{BoardReply, BoardWidget, Promotion};
use super::widgets::buttons::{ButtonStyle, whole_width};
use super::widgets::clock;
use super::widgets::list::{Growth, ListWidget};
use super::widgets::move_line::LineWidget;
use super::widgets::off_board::{OffBoardReply, OffBoardWidget};
use super::widgets::text_field::warning;
use super::window::{Window, pane_name};
use super::{Reply, focus, review, sheet, theme};
use controls::catalogue::{Control, Pane};
use controls::intent::Intent;
use display::{ButtonPlace, ButtonView, LogView, Screen};

/// Room next to the board, or below it, in points.
const NEXT_TO: Vec2 = Vec2::new(400.0, 400.0);
/// The width or height of a window in points below which the move line is not across the top: the board needs that room.
const WIDE: f32 = 720.0;
const HIGH: f32 = 440.0;
/// The least height of a list among the panes, in points.
const LEAST_LIST: f32 = 80.0;
/// Room for the pieces off the board, in points.
const OFF_BOARD: f32 = 60.0;
/// Least width of the move line, in points.
const LEAST_LINE: f32 = 240.0;

/// Draws the panes of any player or assistant in the root window, for the ear and for the eye in one order: the task and the move line
/// across the top, the board, the scoresheet, the clocks, the announcements.
pub(super) fn draw(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    if theme::look(ui.ctx()).board_alone {
        board_alone(ui, screen, window, reply);
        return;
    }
    let whole = ui.available_rect_before_wrap();
    let text = theme::look(ui.ctx()).text;
    let is_wide = whole.width() >= WIDE * text && whole.height() >= HIGH * text;
    if is_wide {
        top(ui, screen, window, reply);
    }
    let room = ui.available_rect_before_wrap();
    let (size, rest) = theme::next_to_board(ui.ctx(), room, NEXT_TO);
    let mut left = ui.new_child(UiBuilder::new().id_salt("left").max_rect(room));
    board_pane(&mut left, screen, window, size, reply);
    let mut right = ui.new_child(UiBuilder::new().id_salt("right").max_rect(rest));
    focus::scrolled(&mut right, |ui| {
        if !is_wide {
            top(ui, screen, window, reply);
        }
        named_off_board(ui, screen, window, OFF_BOARD, reply);
        other_panes(ui, screen, window, now_ms, rest.height(), reply);
    });
    ui.advance_cursor_after_rect(room);
}

/// Draws the task, the line for moves and commands, the one next action and the way to all others.
fn top(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    for text in &screen.warnings {
        warning(ui, text);
    }
    let sizes = theme::sizes(ui.ctx());
    pane(ui, window.base, screen, Pane::MoveLine, |ui| {
        // The task also tells the state of the game.
        let banner = &screen.banner;
        let sentence = if banner.to_do.is_empty() {
            &banner.state
        } else {
            &banner.to_do
        };
        ui.label(RichText::new(sentence).size(sizes.large).strong());
        let mut views: Vec<&ButtonView> = screen.buttons.iter().filter(|view| is_in_sight(view)).collect();
        views.sort_by_key(|view| (view.control == Control::More, view.stands != ButtonPlace::NextAct));
        let style = ButtonStyle {
            is_in_a_row: true,
            ..ButtonStyle::default()
        };
        let beside = row_width(ui, &views, style);
        let room = ui.available_width();
        if room - beside < LEAST_LINE {
            move_line(ui, screen, window, reply);
            button_group(ui, screen, window, Pane::MoveLine, &views, style, reply);
            return;
        }
        ui.horizontal(|ui| {
            let line = Vec2::new(room - beside, theme::PRESSED);
            ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
                move_line(ui, screen, window, reply);
            });
            button_group(ui, screen, window, Pane::MoveLine, &views, style, reply);
        });
    });
}

/// True for the next action, the answers to an offer or a claim, and the way to all other actions.
fn is_in_sight(view: &ButtonView) -> bool {
    view.control == Control::More || matches!(view.stands, ButtonPlace::NextAct | ButtonPlace::Answer)
}

/// The width of these buttons in a row, with the gaps before them, in points.
fn row_width(ui: &egui::Ui, views: &[&ButtonView], style: ButtonStyle) -> f32 {
    let gap = ui.spacing().item_spacing.x;
    let all: f32 = views.iter().map(|view| whole_width(ui, view, style) + gap).sum();
    all + gap
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
        has_keyboard: window.has_keyboard(screen),
        keymap: &screen.keymap,
    };
    let wants = widget.show(ui, &mut window.board, reply);
    window.ring.drawn(id, Pane::Board, window.board.name(&screen.board));
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

/// Draws the scoresheet, the clocks in one line, and the announcements; empty lists are left out. `height` is that of their
/// common room, in points.
fn other_panes(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, height: f32, reply: &mut Reply) {
    let sizes = theme::sizes(ui.ctx());
    let digits = screen.clocks.sides.is_some().then_some(sizes.clock * 0.6);
    let clocks = digits.map_or(0.0, |digits| clock::line_high(ui, digits) + theme::GAP * 4.0);
    // The room of the field, the names and the frames of the two lists.
    let around = sizes.body * 5.5 + theme::GAP * 12.0;
    let lists = [!screen.sheet.lines.is_empty(), !screen.log.lines.is_empty()];
    let count = lists.into_iter().filter(|is_there| *is_there).count();
    let share = if count == 2 { 0.5 } else { 1.0 };
    let list = ((height - clocks - around) * share).max(LEAST_LIST);
    if let Some(view) = &screen.sheet.review {
        pane(ui, window.base, screen, Pane::Sheet, |ui| {
            review::pane(ui, screen, view, window, height, reply);
        });
    } else {
        pane(ui, window.base, screen, Pane::Sheet, |ui| {
            sheet::pane(ui, screen, window, list, reply);
        });
    }
    if let Some(digits) = digits {
        pane(ui, window.base, screen, Pane::Clocks, |ui| {
            clock::line(ui, window.base, screen, digits, now_ms);
        });
    }
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
    ui.label(RichText::new(&view.label).strong());
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
    let line = LineWidget::new(window.part(FixedTarget::MoveLine), &screen.move_line, screen, size);
    let before = window.line(FixedTarget::MoveLine).text.clone();
    let entered = window.show_line(ui, FixedTarget::MoveLine, &line);
    let now = &window.line(FixedTarget::MoveLine).text;
    if *now != before {
        reply.typed = Some(now.clone());
    }
    reply.intents.extend(entered.map(Intent::Line));
}

/// Draws a pane: a frame, and a container with a name. A player's pane is no group: the targets in it have names of their own, and a screen
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
        if pane == Pane::Board {
            content(ui);
            return;
        }
        theme::pane(theme::palette(ui.ctx())).show(ui, |ui| {
            ui.set_min_size(Vec2::new(ui.available_width(), 0.0));
            content(ui);
        });
    });
    ui.add_space(theme::GAP * 0.5);
}
