//! A row of pieces to take one from: the pieces off the board, to be brought back, and the choice at a promotion.

use egui::{self, Align2, FontId, Id, Key, Pos2, Rect, Sense, Stroke, StrokeKind, UiBuilder, Vec2, accesskit};
use shakmaty::Piece;

use super::board::{BoardWidgetState, Drag, bounds};
use crate::{Reply, focus, keys, pieces, theme};
use display::OffBoardView;

/// Least side of a piece, in points, for the mouse.
const LEAST: f32 = 40.0;

/// The place of a reader among the pieces off the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OffBoardState {
    /// The piece, from the left.
    pub at: usize,
    /// True if they were asked for: they stay in sight until one is taken.
    pub is_open: bool,
    /// True if one was taken with the mouse, and is not yet on the board.
    pub is_held: bool,
}

/// The requests of the pieces off the board to their window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffBoardReply {
    /// No request.
    None,
    /// The piece chosen with the keyboard, which goes on the cursor's square.
    Chosen(Piece),
    /// The keyboard goes back to the board.
    Left,
}

/// The pieces off the board as they are drawn.
#[derive(Clone, Copy)]
pub struct OffBoardWidget<'a> {
    /// The identity of the row and of its focus.
    pub id: Id,
    /// Letters for pieces.
    pub letters: &'a [String],
    /// The pieces, each with its name.
    pub pieces: &'a [OffBoardView],
    /// The name of the row of pieces.
    pub label: &'a str,
    /// True if a click chooses a piece at once; otherwise it is taken to be put down with another click, or dragged.
    pub is_choice: bool,
    /// The largest width and height of a piece, in points; they get smaller so that all fit in one row.
    pub size: f32,
    /// True if the keyboard belongs to this window.
    pub has_keyboard: bool,
}

impl OffBoardWidget<'_> {
    /// Takes the keys if the pieces have the focus, draws them and takes the mouse.
    pub fn show(
        self,
        ui: &mut egui::Ui,
        state: &mut OffBoardState,
        board: &mut BoardWidgetState,
        reply: &mut Reply,
    ) -> OffBoardReply {
        if self.pieces.is_empty() {
            board.picked = None;
            return OffBoardReply::None;
        }
        let last = self.pieces.len() - 1;
        state.at = state.at.min(last);
        let before = state.at;
        let mut answer = OffBoardReply::None;
        if self.has_keyboard && ui.memory(|memory| memory.has_focus(self.id)) {
            answer = self.take_keys(ui.ctx(), state, last);
        }
        if state.at != before {
            reply.explored = self.pieces.get(state.at).map(|tray| tray.name.clone());
        }
        focus::keep_arrows(ui.ctx(), self.id);
        let mut clicked = None;
        let builder = UiBuilder::new()
            .scope_id(self.id)
            .sense(focus::sense(self.has_keyboard))
            .accessibility_role(accesskit::Role::List)
            .accessibility_label(self.label);
        ui.scope_builder(builder, |ui| {
            let has_focus = self.has_keyboard && ui.memory(|memory| memory.has_focus(self.id));
            let size = if self.is_choice {
                self.size
            } else {
                self.side(ui.available_width(), ui.spacing().item_spacing.x)
            };
            let fitted = Self { size, ..self };
            ui.horizontal_wrapped(|ui| {
                for (index, tray) in fitted.pieces.iter().enumerate() {
                    let is_here = has_focus && index == state.at;
                    let is_clicked = fitted.piece(ui, index, tray, is_here, board);
                    clicked = clicked.or(is_clicked.then_some(tray.piece));
                }
            });
        });
        let active = self.id.with(("tray", state.at)).accesskit_id();
        ui.ctx()
            .accesskit_node_builder(self.id, |node| node.set_active_descendant(active));
        clicked.map_or(answer, OffBoardReply::Chosen)
    }

    fn take_keys(&self, ctx: &egui::Context, state: &mut OffBoardState, last: usize) -> OffBoardReply {
        let mut answer = OffBoardReply::None;
        keys::take(ctx, |down| {
            if let Some(to) = focus::step_in_row(down, state.at, last) {
                state.at = to;
                return true;
            }
            if down.modifiers.any() {
                return false;
            }
            if [Key::Escape, Key::V].contains(&down.key) {
                answer = OffBoardReply::Left;
                return true;
            }
            let is_choice = [Key::Enter, Key::Space].contains(&down.key);
            if is_choice
                && !down.is_repeat
                && let Some(tray) = self.pieces.get(state.at)
            {
                answer = OffBoardReply::Chosen(tray.piece);
            }
            is_choice
        });
        answer
    }

    /// Side of a piece: as large as fits, not smaller than [`LEAST`].
    fn side(&self, room: f32, gap: f32) -> f32 {
        let count = f32::from(u8::try_from(self.pieces.len()).unwrap_or(u8::MAX));
        (room / count.max(1.0) - gap).min(self.size).max(LEAST).floor()
    }

    /// Draws a piece and takes the mouse; true if it is chosen.
    fn piece(
        &self,
        ui: &mut egui::Ui,
        index: usize,
        tray: &OffBoardView,
        is_here: bool,
        board: &mut BoardWidgetState,
    ) -> bool {
        let palette = theme::palette(ui.ctx());
        let rect = ui.allocate_space(Vec2::splat(self.size)).1;
        let id = self.id.with(("tray", index));
        let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
        let is_picked = !self.is_choice && board.picked == Some(tray.piece);
        let stroke = if is_here || is_picked {
            Stroke::new(4.0, palette.focus)
        } else {
            Stroke::new(1.5, palette.frame)
        };
        ui.painter().rect_filled(rect, 5, theme::board::LIGHT_SQUARE);
        pieces::paint(ui, tray.piece, rect, self.letters, false);
        ui.painter().rect_stroke(rect, 5, stroke, StrokeKind::Inside);
        if tray.count > 1 {
            let size = (self.size * 0.34).max(14.0);
            let spot = Rect::from_min_max(rect.max - Vec2::splat(size * 1.2), rect.max);
            ui.painter().rect_filled(spot, 4, theme::board::INK);
            let at = Pos2::new(spot.center().x, spot.center().y);
            let font = FontId::proportional(size);
            ui.painter()
                .text(at, Align2::CENTER_CENTER, tray.count, font, theme::board::CURSOR_LIGHT);
        }
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(accesskit::Role::ListItem);
            node.set_label(tray.name.as_str());
            node.add_action(accesskit::Action::Click);
            node.set_bounds(bounds(rect));
            if is_picked {
                node.set_selected(true);
            }
        });
        if self.is_choice {
            return response.clicked();
        }
        if response.drag_started() {
            board.drag = Some(Drag::FromTray(tray.piece));
        } else if response.clicked() {
            board.picked = (!is_picked).then_some(tray.piece);
        }
        false
    }
}
