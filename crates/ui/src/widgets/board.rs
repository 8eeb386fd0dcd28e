//! A board: one focus target, 64 named cells, a cursor of our own.

use egui::{self, Id, Key, PointerButton, Pos2, Rect, Sense, UiBuilder, accesskit, emath::GuiRounding as _};
use shakmaty::{Board, Color, File, Piece, Rank, Square};

use super::board_paint;
use super::off_board::OffBoardState;
use crate::Reply;
use crate::focus;
use crate::keys::{self, KeyDown};
use crate::theme::LARGEST_BOARD;
use controls::catalogue::{BoardAct, ControlAct};
use controls::cursor::{self, CursorStep, FingerSensation, RayRound};
use controls::intent::Intent;
use controls::keymap::{Key as OurKey, KeyContext, KeyName, Keymap};
use display::{BoardView, BoardWords, CellView};
use settings::CellRole;

/// The state of a window's board between frames.
#[derive(Clone, Debug, Default)]
pub struct BoardWidgetState {
    /// The square of the cursor; at first the player's king's.
    pub cursor: Option<Square>,
    /// The piece off the board that the next click puts on the board.
    pub picked: Option<Piece>,
    /// The piece held by the mouse.
    pub drag: Option<Drag>,
    /// The line of squares read last.
    pub round: Option<RayRound>,
    /// The pawn that waits on a square for the choice of its new piece.
    pub promotion: Option<Promotion>,
}

/// A pawn released where it promotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// The square it comes from.
    pub from: Square,
    /// The square on which it promotes.
    pub to: Square,
    /// The place of a reader among the pieces to choose from.
    pub at: OffBoardState,
}

impl BoardWidgetState {
    /// The words spoken when the focus comes to the board: its name and the cursor's cell.
    pub fn name(&self, view: &BoardView) -> String {
        let cell = self.cursor.and_then(|square| view.cells.get(usize::from(square)));
        format!("{}: {}", view.label, cell.map_or("", |cell| cell.name.as_str()))
    }
}

/// The piece held by the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drag {
    /// A piece of the board, by its square.
    FromBoard(Square),
    /// A piece from off the board.
    FromTray(Piece),
    /// A piece that was in hand before; releasing the button puts it down.
    Nothing,
}

/// A board as it is drawn.
pub struct BoardWidget<'a> {
    /// The identity, and that of its focus.
    pub id: Id,
    /// The content of the board.
    pub view: &'a BoardView,
    /// The coordinates around it, and letters for pieces.
    pub words: &'a BoardWords,
    /// The side at the bottom of the board.
    pub side: Color,
    /// Width and height with the coordinates, in points.
    pub size: f32,
    /// True if the keyboard belongs to this window.
    pub has_keyboard: bool,
    /// The person's keys.
    pub keymap: &'a Keymap,
}

/// The board's requests to its window besides the intents.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardReply {
    /// The key for the pieces off the board was pressed.
    pub wants_tray: bool,
    /// The key for the move line was pressed.
    pub wants_move_line: bool,
    /// The room of the choice at a promotion: four squares, the first the pawn's.
    pub choice_at: Option<Rect>,
}

impl BoardWidget<'_> {
    /// Takes the board's keys if it has the focus, then draws it and takes the mouse.
    pub fn show(self, ui: &mut egui::Ui, state: &mut BoardWidgetState, reply: &mut Reply) -> BoardReply {
        let position = position(self.view);
        let cursor = *state.cursor.get_or_insert_with(|| cursor::start(&position, self.side));
        let may_promote = |waits: &Promotion| self.promotes(waits.from, waits.to);
        state.promotion = state.promotion.filter(may_promote);
        let has_focus = self.has_keyboard && ui.memory(|memory| memory.has_focus(self.id));
        let mut answer = BoardReply::default();
        if has_focus {
            self.take_keys(ui.ctx(), state, &position, reply, &mut answer);
        }
        self.take_requests(ui.ctx(), state, reply);

        let outside = ui
            .allocate_space(egui::Vec2::splat(self.size.floor().min(LARGEST_BOARD)))
            .1
            .round_ui();
        let squares = board_paint::squares(ui.ctx(), outside);
        let sense = if self.has_keyboard {
            Sense::click_and_drag()
        } else {
            Sense::CLICK | Sense::DRAG // not focusable: the keyboard belongs to another window
        };
        let builder = UiBuilder::new()
            .scope_id(self.id)
            .max_rect(squares)
            .sense(sense)
            .accessibility_role(board_role(self.view.role))
            .accessibility_label(self.view.label.as_str());
        let now_at = state.cursor.unwrap_or(cursor);
        let inner = ui.scope_builder(builder, |ui| {
            ui.expand_to_include_rect(squares);
            self.cells(ui, squares, now_at);
        });
        ui.advance_cursor_after_rect(outside);
        focus::keep_arrows(ui.ctx(), self.id);
        self.take_mouse(ui, &inner.response, squares, state, reply);
        let shows_cursor = has_focus || ui.memory(|memory| memory.has_focus(self.id));
        board_paint::paint(
            ui,
            outside,
            self.view,
            self.words,
            self.view.seen_from,
            shows_cursor.then_some(now_at),
            state.drag,
        );
        answer.choice_at = state.promotion.map(|waits| self.choice_at(squares, waits.to));
        if now_at != cursor
            && let Some(cell) = self.cell(now_at)
        {
            reply.explored = Some(cell.name.clone());
            reply.felt = now_at.is_dark().then_some(FingerSensation::Dark).or(reply.felt);
        }
        answer
    }

    fn promotes(&self, from: Square, to: Square) -> bool {
        let mut promotes = self.view.release.promotes.iter();
        promotes.any(|(pawn, squares)| *pawn == from && squares.contains(to))
    }

    /// The room of four squares from the edge of the board inwards.
    fn choice_at(&self, squares: Rect, to: Square) -> Rect {
        let inwards = if to.rank() == Rank::Eighth { -3 } else { 3 };
        let last = to.rank().offset(inwards).unwrap_or(to.rank());
        let ends = [to.rank(), last].map(|rank| Square::from_coords(to.file(), rank));
        let [one, other] = ends.map(|square| board_paint::square_rect(squares, square, self.view.seen_from));
        one.union(other)
    }

    /// Touches that square: with the piece from `from`, or else the one in the hand. A pawn that promotes there waits
    /// for the choice of its new piece.
    fn touch(&self, cell: &CellView, from: Option<Square>, state: &mut BoardWidgetState, reply: &mut Reply) {
        let from = from.or_else(|| self.lifted().map(|lifted| lifted.square));
        match from.filter(|from| self.promotes(*from, cell.square)) {
            Some(from) => {
                let (to, at) = (cell.square, OffBoardState::default());
                state.promotion = Some(Promotion { from, to, at });
            }
            None => reply.intents.push(cell.touch.clone()),
        }
    }

    /// The square of the piece in the hand.
    fn lifted(&self) -> Option<&CellView> {
        self.view.cells.iter().find(|cell| cell.lifted)
    }

    fn cell(&self, square: Square) -> Option<&CellView> {
        self.view.cells.get(usize::from(square))
    }

    /// Adds one node for each cell. They are no focus targets of egui's: the board is, and names one of them as active.
    fn cells(&self, ui: &egui::Ui, squares: Rect, cursor: Square) {
        for cell in &self.view.cells {
            let rect = board_paint::square_rect(squares, cell.square, self.view.seen_from);
            let id = cell_id(self.id, cell.square);
            ui.interact(rect, id, Sense::hover());
            ui.ctx().accesskit_node_builder(id, |node| {
                node.set_role(cell_role(self.view.role));
                node.set_label(cell.name.as_str());
                node.set_braille_label(cell.braille.as_str());
                node.add_action(accesskit::Action::Focus);
                node.add_action(accesskit::Action::Click);
                node.set_bounds(bounds(rect));
                if cell.lifted {
                    node.set_selected(true); // never false: readers would say "not selected" 63 times
                }
            });
        }
        let active = cell_id(self.id, cursor).accesskit_id();
        ui.ctx()
            .accesskit_node_builder(self.id, |node| node.set_active_descendant(active));
    }

    fn take_keys(
        &self,
        ctx: &egui::Context,
        state: &mut BoardWidgetState,
        position: &Board,
        reply: &mut Reply,
        answer: &mut BoardReply,
    ) {
        let mut at = state.cursor.unwrap_or(Square::E1);
        keys::take(ctx, |down| {
            let key = keys::ours(down);
            let control = key.and_then(|key| self.keymap.control_of(key, KeyContext::BOARD));
            let does = match control.map(|control| control.row().act) {
                Some(ControlAct::Board(does)) => Some(does),
                Some(_) | None => None,
            };
            let mut go = |step: CursorStep| match cursor::step(at, step, self.view.seen_from, position) {
                Some(to) => at = to,
                None => reply.felt = Some(FingerSensation::Edge),
            };
            let digit = key.map_or(0, digit);
            let is_ours = match does {
                Some(BoardAct::Step(step)) => {
                    go(step);
                    true
                }
                Some(BoardAct::ToRank) => {
                    go(CursorStep::Rank(Rank::new(digit)));
                    true
                }
                Some(BoardAct::ToFile) => {
                    go(CursorStep::File(File::new(digit)));
                    true
                }
                Some(does) => self.act(does, at, down, state, reply, answer),
                None => false,
            };
            if !is_ours && down.key == Key::Escape && !down.modifiers.any() {
                reply.intents.extend(self.lifted().map(|lifted| lifted.touch.clone()));
                return true;
            }
            is_ours
        });
        state.cursor = Some(at);
    }

    /// Runs the action on the cursor's square; false if it has no effect.
    fn act(
        &self,
        does: BoardAct,
        at: Square,
        down: KeyDown,
        state: &mut BoardWidgetState,
        reply: &mut Reply,
        answer: &mut BoardReply,
    ) -> bool {
        let Some(cell) = self.cell(at) else {
            return false;
        };
        let first = |intent: &Intent| (!down.is_repeat).then(|| intent.clone());
        match does {
            BoardAct::Touch if down.is_repeat => {}
            BoardAct::Touch => self.touch(cell, None, state, reply),
            BoardAct::TakeOff => reply.intents.extend(first(&cell.take_off)),
            BoardAct::Adjust => reply.intents.extend(first(&cell.adjust)),
            BoardAct::BringBack => answer.wants_tray |= !down.is_repeat,
            BoardAct::ToMoveLine => answer.wants_move_line |= !down.is_repeat,
            BoardAct::SaySquare => reply.tell.push(cell.name.clone()),
            BoardAct::NextRay | BoardAct::PreviousRay => {
                let (round, intent) = RayRound::next(state.round, at, does == BoardAct::NextRay);
                state.round = Some(round);
                reply.intents.push(intent);
            }
            BoardAct::Step(_) | BoardAct::ToRank | BoardAct::ToFile => return false,
        }
        true
    }

    /// Handles a screen reader's requests to cells.
    fn take_requests(&self, ctx: &egui::Context, state: &mut BoardWidgetState, reply: &mut Reply) {
        for cell in &self.view.cells {
            let id = cell_id(self.id, cell.square);
            if focus::is_asked_for(ctx, id) {
                state.cursor = Some(cell.square);
                ctx.memory_mut(|memory| memory.request_focus(self.id));
            }
            if ctx.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Click)) {
                state.cursor = Some(cell.square);
                self.touch(cell, None, state, reply);
            }
        }
    }

    fn take_mouse(
        &self,
        ui: &egui::Ui,
        response: &egui::Response,
        squares: Rect,
        state: &mut BoardWidgetState,
        reply: &mut Reply,
    ) {
        let pointer = ui.input(|input| input.pointer.latest_pos());
        let square = pointer.and_then(|pos| board_paint::square_at(squares, pos, self.view.seen_from));
        let begun_at = ui
            .input(|input| input.pointer.press_origin())
            .and_then(|pos| board_paint::square_at(squares, pos, self.view.seen_from));
        let is_elsewhere = self.view.release.goes_back && state.promotion.is_none() && response.clicked_elsewhere();
        if let Some(lifted) = self.lifted().filter(|_| is_elsewhere) {
            reply.intents.push(lifted.touch.clone());
        } else if response.clicked_by(PointerButton::Primary) && ui.input(|input| input.pointer.any_released()) {
            if let Some(square) = square {
                self.clicked(square, state, reply);
            }
        } else if response.drag_started_by(PointerButton::Primary) {
            state.drag = Some(Drag::Nothing);
            // Another piece of one's own is taken in place of the one in the hand.
            let is_free =
                |piece: Piece| self.view.in_hand.is_none() || self.view.release.goes_back && piece.color == self.side;
            if let Some(cell) = begun_at.and_then(|square| self.cell(square))
                && cell.piece.is_some_and(is_free)
            {
                state.drag = Some(Drag::FromBoard(cell.square));
                state.cursor = Some(cell.square);
                reply.intents.push(cell.touch.clone());
            }
        }
        let is_let_go = ui.input(|input| input.pointer.any_released());
        if is_let_go && let Some(drag) = state.drag.take() {
            self.let_go(drag, square, reply, state);
        }
        if state.drag.is_some() {
            ui.ctx().request_repaint();
        }
    }

    fn clicked(&self, square: Square, state: &mut BoardWidgetState, reply: &mut Reply) {
        state.cursor = Some(square);
        if state.promotion.take().is_some() {
            reply.intents.extend(self.lifted().map(|lifted| lifted.touch.clone()));
        } else if let Some(piece) = state.picked.take() {
            reply.intents.push(self.bring_back(piece, square));
        } else if let Some(cell) = self.cell(square)
            && (cell.piece.is_some() || self.view.in_hand.is_some())
        {
            self.touch(cell, None, state, reply);
        }
    }

    fn let_go(&self, drag: Drag, square: Option<Square>, reply: &mut Reply, state: &mut BoardWidgetState) {
        let target = square.and_then(|square| self.cell(square));
        if let Some(cell) = target {
            state.cursor = Some(cell.square);
        }
        match (drag, target) {
            (Drag::FromBoard(from), Some(cell)) => self.touch(cell, Some(from), state, reply),
            (Drag::Nothing, Some(cell)) => self.touch(cell, None, state, reply),
            (Drag::FromBoard(from), None) if self.view.release.goes_back => {
                reply.intents.extend(self.cell(from).map(|cell| cell.touch.clone()));
            }
            (Drag::FromBoard(from), None) => {
                reply.intents.extend(self.cell(from).map(|cell| cell.take_off.clone()));
            }
            (Drag::FromTray(piece), Some(cell)) => reply.intents.push(self.bring_back(piece, cell.square)),
            (Drag::FromTray(_) | Drag::Nothing, None) => {}
        }
    }

    /// The intent that puts a piece from off the board on a square.
    pub fn bring_back(&self, piece: Piece, square: Square) -> Intent {
        Intent::BringBack {
            board: self.side,
            square,
            piece,
        }
    }
}

/// The identity of a cell's node.
pub fn cell_id(board: Id, square: Square) -> Id {
    board.with(("cell", u32::from(square)))
}

/// A rectangle as AccessKit has it.
pub fn bounds(rect: Rect) -> accesskit::Rect {
    let corner = |pos: Pos2| (f64::from(pos.x), f64::from(pos.y));
    let ((x0, y0), (x1, y1)) = (corner(rect.min), corner(rect.max));
    accesskit::Rect { x0, y0, x1, y1 }
}

fn position(view: &BoardView) -> Board {
    let mut board = Board::empty();
    for cell in &view.cells {
        if let Some(piece) = cell.piece {
            board.set_piece_at(cell.square, piece);
        }
    }
    board
}

/// The rank or file of a digit, from 0.
fn digit(key: OurKey) -> u32 {
    if let KeyName::Digit(digit) = key.name {
        u32::from(digit.clamp(1, 8)) - 1
    } else {
        0
    }
}

fn board_role(role: CellRole) -> accesskit::Role {
    match role {
        CellRole::ListItem => accesskit::Role::List,
        CellRole::GridCell => accesskit::Role::Grid,
        CellRole::Button => accesskit::Role::Group,
    }
}

fn cell_role(role: CellRole) -> accesskit::Role {
    match role {
        CellRole::ListItem => accesskit::Role::ListItem,
        CellRole::GridCell => accesskit::Role::GridCell,
        CellRole::Button => accesskit::Role::Button,
    }
}
