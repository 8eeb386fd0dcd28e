//! A player's screen in the root window: panes in a ring, everything by keyboard, everything in the accessibility tree. And
//! the parts of it that stand in other windows too.

use eframe::egui::{self, Align, Id, Layout, Rect, RichText, UiBuilder, Vec2, accesskit, pos2};

use super::button_group::button_group;
use super::new_game::warning;
use super::widgets::board::{BoardReply, BoardWidget};
use super::widgets::buttons::ButtonStyle;
use super::widgets::clock;
use super::widgets::list::{Growth, ListWidget};
use super::widgets::move_line::LineWidget;
use super::widgets::tray::{TrayReply, TrayWidget};
use super::window::{Part, Window, pane_name};
use super::{Reply, focus, sheet, theme};
use crate::controls::catalogue::{Control, Pane};
use crate::controls::intent::Intent;
use crate::display::{LogView, Screen};

/// Narrower than this, in points, everything stands in one column.
const WIDE: f32 = 900.0;
/// Height of the announcements among the other panes, in points.
pub(super) const LOG: f32 = 118.0;
/// Room for what lies beside the board, in points.
const TRAY: f32 = 60.0;

/// Draws the panes of any player, assistant or arbiter in the root window.
pub(super) fn draw(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, now_ms: u64, reply: &mut Reply) {
    let room = ui.available_rect_before_wrap();
    let look = theme::look(ui.ctx());
    let least = theme::least_board(ui.ctx());
    if look.board_alone {
        board_alone(ui, screen, window, reply);
        return;
    }
    if room.width() < WIDE * look.text || room.width() < room.height() {
        // One column: the board fits the smaller side, and everything stands below it.
        focus::scrolled(ui, |ui| {
            let size = ui.available_width().min(room.height()) * look.board;
            board_pane(ui, screen, window, size.max(least), reply);
            other_panes(ui, screen, window, now_ms, None, reply);
        });
        return;
    }
    let size = (room.height() - below_the_board(ui.ctx())).min(room.width() * 0.55);
    let size = (size * look.board).max(least);
    let column = |left: f32, top: f32, right: f32| Rect::from_min_max(pos2(left, top), pos2(right, room.bottom()));
    let left = column(room.left(), room.top(), room.left() + size);
    let mut beside = ui.new_child(UiBuilder::new().id_salt("left").max_rect(left));
    board_pane(&mut beside, screen, window, size, reply);
    // The room below the board holds the announcements; if there is none, they stand with the rest.
    let below = column(room.left(), beside.min_rect().bottom() + theme::GAP, left.right());
    let below = (below.height() >= theme::sizes(ui.ctx()).body * 6.2).then_some(below);
    let right = column(left.right() + theme::GAP, room.top(), room.right());
    let mut right = ui.new_child(UiBuilder::new().id_salt("right").max_rect(right));
    focus::scrolled(&mut right, |ui| {
        other_panes(ui, screen, window, now_ms, below, reply);
    });
    ui.advance_cursor_after_rect(room);
}

/// Width of the line in which moves are typed where it stands beside the board, in points.
const LINE_BESIDE: f32 = 320.0;

/// The board with what lies beside it, as large as the window allows, and the line in which everything can be typed.
fn board_alone(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let height = ui.available_height();
    let line = theme::sizes(ui.ctx()).large * 3.6;
    focus::scrolled(ui, |ui| {
        let room = Vec2::new(ui.available_width(), height);
        let least = theme::least_board(ui.ctx());
        let most = room.y - below_the_board(ui.ctx());
        let with_line_beside = most.min(room.x - LINE_BESIDE - theme::GAP);
        let with_line_below = room.x.min(most - line);
        if with_line_beside >= with_line_below {
            let size = with_line_beside.max(least);
            ui.horizontal_top(|ui| {
                let column = Vec2::new(size, room.y);
                ui.allocate_ui_with_layout(column, Layout::top_down(Align::Min), |ui| {
                    board_and_tray(ui, screen, window, size, reply);
                });
                ui.vertical(|ui| move_line(ui, screen, window, reply));
            });
        } else {
            let size = with_line_below.max(least);
            board_and_tray(ui, screen, window, size, reply);
            move_line(ui, screen, window, reply);
        }
    });
}

/// Height of the tray and of the words for the piece in hand, in points: kept free, lest the board change its size under a
/// hand.
pub(super) fn below_the_board(ctx: &egui::Context) -> f32 {
    TRAY + theme::sizes(ctx).body * 1.6 + theme::GAP * 2.0
}

fn board_pane(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, size: f32, reply: &mut Reply) {
    pane(ui, window.base, screen, Pane::Board, |ui| {
        board_and_tray(ui, screen, window, size, reply);
    });
}

fn board_and_tray(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, size: f32, reply: &mut Reply) {
    if board(ui, screen, window, size, reply).wants_move_line {
        window.ring.give(ui.ctx(), window.part(Part::MoveLine));
        reply.explored = Some(screen.move_line.label.clone());
    }
    tray(ui, screen, window, TRAY, reply);
}

/// The person's board. The key for what lies beside it is obeyed.
pub(super) fn board(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    size: f32,
    reply: &mut Reply,
) -> BoardReply {
    let id = window.part(Part::Board);
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
        let tray = &screen.board.tray;
        match tray.get(window.tray.at).or(tray.first()) {
            Some(piece) => {
                window.ring.give(ui.ctx(), window.part(Part::Tray));
                reply.explored = Some(format!("{}: {}", screen.board.tray_label, piece.name));
            }
            None => reply.tell.push(screen.board.tray_label.clone()),
        }
    }
    wants
}

/// What lies beside the board, each piece at most of that size; the piece that is chosen goes back onto the cursor's square.
pub(super) fn tray(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, size: f32, reply: &mut Reply) {
    let id = window.part(Part::Tray);
    let widget = TrayWidget {
        id,
        letters: &screen.words.board.letters,
        view: &screen.board,
        size,
        has_keyboard: window.has_keyboard(screen),
    };
    let answer = widget.show(ui, &mut window.tray, &mut window.board, reply);
    if !screen.board.tray.is_empty() {
        window.ring.drawn(id, Pane::Board, &screen.board.tray_label);
    }
    if let TrayReply::Chosen(piece) = answer
        && let Some(square) = window.board.cursor
    {
        reply.intents.push(Intent::BringBack {
            board: screen.side,
            square,
            piece,
        });
    }
    if answer != TrayReply::None {
        // The board has the keyboard again.
        window.ring.give(ui.ctx(), window.part(Part::Board));
    }
}

/// Everything but the board; `log_place` is where the announcements stand, if not among the rest.
fn other_panes(
    ui: &mut egui::Ui,
    screen: &Screen,
    window: &mut Window,
    now_ms: u64,
    log_place: Option<Rect>,
    reply: &mut Reply,
) {
    for text in &screen.warnings {
        warning(ui, text);
    }
    pane(ui, window.base, screen, Pane::MoveLine, |ui| {
        ui.label(
            RichText::new(&screen.banner.state)
                .size(theme::sizes(ui.ctx()).large)
                .strong(),
        );
        if !screen.banner.to_do.is_empty() {
            ui.label(RichText::new(&screen.banner.to_do).size(theme::sizes(ui.ctx()).large));
        }
        move_line(ui, screen, window, reply);
        buttons(ui, screen, window, Pane::MoveLine, reply);
    });
    pane(ui, window.base, screen, Pane::Sheet, |ui| {
        sheet::pane(ui, screen, window, reply);
    });
    pane(ui, window.base, screen, Pane::Clocks, |ui| {
        clock::clocks(ui, window.base, screen, theme::sizes(ui.ctx()).clock, now_ms);
        buttons(ui, screen, window, Pane::Clocks, reply);
    });
    match log_place {
        // Drawn at its turn, so that Tab comes to it in the order of the panes.
        Some(place) => {
            let mut below = ui.new_child(UiBuilder::new().id_salt("below").max_rect(place));
            below.set_clip_rect(place.expand(theme::GAP * 0.5));
            pane(&mut below, window.base, screen, Pane::Log, |ui| {
                let around = theme::sizes(ui.ctx()).body * 1.3 + theme::GAP * 4.0;
                let height = place.height() - around;
                log(ui, screen, &screen.log, window, height, reply);
            });
        }
        None => pane(ui, window.base, screen, Pane::Log, |ui| {
            log(ui, screen, &screen.log, window, LOG, reply);
            buttons(ui, screen, window, Pane::Log, reply);
        }),
    }
    pane(ui, window.base, screen, Pane::Game, |ui| {
        if log_place.is_some() {
            buttons(ui, screen, window, Pane::Log, reply);
        }
        buttons(ui, screen, window, Pane::Game, reply);
    });
}

/// What was announced and said, the newest first.
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
        ..ListWidget::new(window.part(Part::Log), &view.label, lines.collect())
    };
    window.show_list(ui, (Part::Log, Pane::Log), list, reply);
}

/// The line in which moves and commands are typed.
pub(super) fn move_line(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let size = theme::sizes(ui.ctx()).large;
    let line = LineWidget::new(
        window.part(Part::MoveLine),
        &screen.move_line,
        screen,
        (Pane::MoveLine, Control::Announce),
        size,
    );
    let entered = window.show_line(ui, Part::MoveLine, &line);
    reply.intents.extend(entered.map(Intent::Line));
}

/// The buttons of a pane. Questions have keys and no button.
pub(super) fn buttons(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, pane: Pane, reply: &mut Reply) {
    let views = screen
        .buttons
        .iter()
        .filter(|view| view.control.row().button == Some(pane));
    button_group(
        ui,
        screen,
        window,
        (pane, &views.collect::<Vec<_>>()),
        ButtonStyle::default(),
        reply,
    );
}

/// A pane: a frame, and a container with a name. A player's is no group: what gets the focus in it has a name of its own, and a screen reader
/// would say the group's too and read all its texts each time the focus comes into it.
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
    // The arbiter's is one: what is proposed to him stands in it, and is to be read to whoever comes to it.
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
