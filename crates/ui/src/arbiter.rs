//! The arbiter's panel: the matter that needs the arbiter first, both boards side by side, the proposal with its
//! answers, both sheets, the clocks and the log. Rare actions are on pages of their own.

use egui::{
    self, Align, Button, CornerRadius, Id, LayerId, Layout, Order, Rect, RichText, Stroke, StrokeKind, TextStyle,
    UiBuilder, Vec2, accesskit, pos2,
};
use shakmaty::Color;

use super::button_group::{button_group, fitting};

use super::page::{Page, PanelPage};
use super::player::{BELOW_CORNER, IN_CORNER, below, digits_of, in_a_row, least_corner, log, pane, part, shrunk};
use super::target::FixedTarget;
use super::widgets::board::BoardWidget;
use super::widgets::buttons::{ButtonStyle, focus_frame, row_lengths};
use super::widgets::clock;
use super::widgets::list::{Growth, ListWidget};
use super::widgets::move_line::LineWidget;
use super::window::{Window, pane_name};
use super::{Reply, focus, pages, panel_pages, theme};
use controls::arbiter_panel::PanelIntent;
use controls::catalogue::{Control, Pane};
use controls::intent::Intent;
use display::arbiter_panel::{ListView, NextActView, NextDoes, PanelPlace, PanelView};
use display::{ButtonView, FieldView, Screen};

/// The least room in points in which both columns fit side by side.
const WIDE: Vec2 = Vec2::new(900.0, 560.0);
/// The height of the parts below two boards that have their full width, in points.
const BELOW: f32 = 270.0;
/// The height that the line and the next action need below the boards at least, in pixels.
const BELOW_IN_PIXELS: f32 = 128.0;
/// The height of a name above a board, in points.
const NAME: f32 = 30.0;
/// The part of the room that a proposal's changes may take, and the least and the most of their rows in sight at once.
const EFFECT_PART: f32 = 0.5;
const EFFECT_ROWS: (f32, f32) = (3.0, 12.0);
/// The height in points below which nothing is drawn.
const LEAST_ROOM: f32 = 64.0;
/// The least width of the commands, clocks and log next to the boards, in points.
const RIGHT: f32 = 360.0;
/// The part of a corner that the clocks may take.
const CLOCKS_PART: f32 = 0.42;
/// The least height of a row of lists below the boards, with its names, in points.
const LISTS: f32 = 92.0;
/// The width of the button of the next action, in points.
const NEXT_WIDE: f32 = 240.0;
/// The least height of a list, in points: a line and a half.
const LEAST_LIST: f32 = 34.0;
/// The least height of a list in the column that scrolls, in points, and the part of the column that it takes.
const LIST: f32 = 64.0;
const LIST_PART: f32 = 0.25;
/// The time in which a question that has just come into sight takes no answer, in seconds: a double click or a trembling hand answers
/// the one before it.
pub(super) const UNSEEN_SECONDS: f64 = 0.7;

/// The proposal that is shown with its answers.
#[derive(Clone)]
struct ProposalInSight {
    text: String,
    /// The number of open proposals: the next one may have the same words.
    count: usize,
    /// The time at which it came into sight, in seconds.
    since: f64,
}

/// The least height in which a proposal is below the line, and that of the columns above the frequent actions, in points.
const LEAST_PROPOSAL: f32 = 48.0;
const ABOVE_ACTS: f32 = 240.0;
/// The side in points below which a board has no name above it, and the height that other parts have below a board with a name.
const NAMED: f32 = 100.0;
const BELOW_NAMED: f32 = 90.0;

/// Draws the panel; while it is locked by its PIN, only the field for the PIN.
pub(super) fn draw(
    ui: &mut egui::Ui,
    screen: &Screen,
    desk: &PanelView,
    window: &mut Window,
    now_ms: u64,
    reply: &mut Reply,
) {
    let mut drawing = PanelFrame {
        screen,
        desk,
        now_ms,
        has_keyboard: window.has_keyboard(screen),
        accept: ui.data(|data| data.get_temp(accept_place(window))),
        reply,
    };
    forget_looked_at(ui, window);
    match &desk.pin {
        Some(field) => drawing.pin(ui, field, window),
        None => drawing.desk(ui, window),
    }
    frame_looked_at(ui, window);
}

/// The key under which the target of the last "Look" is kept between frames.
fn looked_at(window: &Window) -> Id {
    window.base.with("looked at")
}

/// Takes the frame of the last "Look" away with the next click or key.
fn forget_looked_at(ui: &egui::Ui, window: &Window) {
    let is_key = |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, .. } | egui::Event::Text(_));
    let acts = ui.input(|input| input.pointer.any_pressed() || input.events.iter().any(is_key));
    if acts {
        ui.data_mut(|data| data.remove::<Id>(looked_at(window)));
    }
}

/// Frames the target of the last "Look".
fn frame_looked_at(ui: &egui::Ui, window: &Window) {
    let target = ui.data(|data| data.get_temp::<Id>(looked_at(window)));
    if let Some(shown) = target.and_then(|target| ui.ctx().read_response(target)) {
        let layer = LayerId::new(Order::Foreground, looked_at(window));
        let stroke = Stroke::new(theme::FOCUS_FRAME * 2.0, theme::palette(ui.ctx()).focus);
        let painter = ui.ctx().layer_painter(layer);
        painter.rect_stroke(shown.rect, CornerRadius::same(4), stroke, StrokeKind::Outside);
    }
}

/// One frame of the panel.
struct PanelFrame<'a> {
    screen: &'a Screen,
    desk: &'a PanelView,
    now_ms: u64,
    has_keyboard: bool,
    /// The button that accepts, as it was drawn in the previous frame.
    accept: Option<Id>,
    reply: &'a mut Reply,
}

/// The arrangement of the boards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BoardArrangement {
    /// Side by side, each with its state in words.
    Told,
    /// Side by side, with the names alone.
    Named,
    /// Side by side: their places tell them apart.
    Alone,
}

impl PanelFrame<'_> {
    /// Draws only the field for the PIN: locked content is not shown.
    fn pin(&mut self, ui: &mut egui::Ui, field: &FieldView, window: &mut Window) {
        pane(ui, window.base, self.screen, Pane::MoveLine, |ui| {
            let size = theme::sizes(ui.ctx()).large;
            let line = LineWidget {
                is_secret: true,
                ..LineWidget::new(window.part(FixedTarget::MoveLine), field, self.screen, size)
            };
            if let Some(pin) = window.show_line(ui, FixedTarget::MoveLine, &line) {
                window.line(FixedTarget::MoveLine).clear();
                self.reply.intents.push(Intent::Desk(PanelIntent::Pin(pin)));
            }
        });
        let back: Vec<&ButtonView> = self.screen.button(Control::HandOver).into_iter().collect();
        let style = ButtonStyle::default();
        button_group(ui, self.screen, window, Pane::Game, &back, style, self.reply);
    }

    fn desk(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        // The question is outside the scrolling part: the button that led to it may be far down.
        if let Some(question) = self.screen.question.as_ref().filter(|_| !self.has_keyboard) {
            pages::question_next_to(ui, question, window, self.reply);
        }
        let room = ui.available_size();
        if room.y < LEAST_ROOM {
            // A page that was closed in this frame has taken the room: the panel is drawn all the same, for its focus.
            let place = Rect::from_min_size(ui.cursor().min, Vec2::new(room.x, WIDE.y));
            let mut beyond = ui.new_child(UiBuilder::new().id_salt("desk").max_rect(place));
            self.column(&mut beyond, window);
            return;
        }
        let text = theme::look(ui.ctx()).text.max(1.0);
        let part = theme::board_part(ui.ctx());
        let is_wide = room.x >= WIDE.x * text && room.y >= WIDE.y * text;
        let has_boards_beside = room.x >= part * 2.0 + RIGHT * text + theme::GAP * 2.5;
        // Below boards that have their part a proposal must be read whole, too, unless a zoom asks for larger things.
        let has_room_below = theme::zoom(ui.ctx()) > 1.0 || room.y - part.min(room.x / 2.0) >= (BELOW + NAME) * text;
        if is_wide && (has_boards_beside || !has_room_below) {
            self.need(ui, window);
            self.columns(ui, window);
        } else {
            self.column(ui, window);
        }
    }

    /// Draws boards and sheets on the left; commands, proposals, clocks and log on the right; below them the frequent actions.
    /// Only the lists scroll.
    fn columns(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let all = ui.available_rect_before_wrap();
        let mut room = all;
        *room.bottom_mut() -= self.acts_high(ui);
        let look = theme::look(ui.ctx());
        let across = (room.width() - RIGHT * look.text.max(1.0) - theme::GAP * 2.5) / 2.0;
        let names = self.names_high(ui, across) + theme::GAP * 2.0;
        let has = |view: &ListView| {
            if view.lines.is_empty() {
                0.0
            } else {
                LISTS * look.text.max(1.0)
            }
        };
        let lists = has(&self.desk.pending).max(has(&self.desk.steps)) + has(&self.desk.sheets);
        let size = across.min(room.height() - names - lists) * look.board;
        let wanted = theme::board_part(ui.ctx());
        let least = if across >= wanted {
            wanted
        } else {
            theme::least_board(ui.ctx())
        };
        let size = size.max(least * look.board).floor();
        let middle = room.left() + size * 2.0 + theme::GAP;
        let mut left = part(ui, "left", room.with_max_x(middle));
        self.boards(&mut left, window, size, BoardArrangement::Told);
        // Lists that have no room below the boards scroll next to them.
        let are_below = across < wanted || room.height() - names - size >= lists;
        if are_below {
            self.below_the_boards(&mut left, window, None);
        }
        let mut right = part(ui, "right", room.with_min_x(middle + theme::GAP * 1.5));
        // A long proposal must not reach into the actions below.
        focus::scrolled(&mut right, |ui| {
            let bottom = ui.cursor().top() + room.height();
            self.commands(ui, window);
            self.clocks(ui, window);
            if !are_below {
                self.below_the_boards(ui, window, Some(LIST));
            }
            let heading = theme::sizes(ui.ctx()).body * 1.3 + theme::GAP * 2.5;
            let height = bottom - ui.cursor().top() - heading;
            self.log(ui, window, height.max(LEAST_LIST));
        });
        let mut below = part(ui, "acts", all.with_min_y(room.bottom()));
        self.acts(&mut below, window);
        ui.advance_cursor_after_rect(all);
    }

    /// Draws both boards next to each other, with the next action, the line and the clocks in their places and all other parts in two
    /// columns that scroll.
    fn column(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let room = ui.available_rect_before_wrap();
        let look = theme::look(ui.ctx());
        let most = (room.width() - theme::GAP) / 2.0;
        let least = theme::board_part(ui.ctx()).min(most);
        let is_named = least >= NAMED && room.height() - least - NAME * look.text >= BELOW_NAMED;
        let name = if is_named { NAME * look.text } else { 0.0 };
        let size = (room.height() - name - BELOW * look.text.max(1.0)).clamp(least, most) * look.board;
        // With a warning in a low window, the line and the next action have what they need.
        let above = room.height() - name - BELOW_IN_PIXELS / theme::zoom(ui.ctx()).max(1.0);
        let size = size.min(above).max(theme::least_board(ui.ctx()).min(most)).floor();
        let mut fixed = part(ui, "boards", room);
        let kind = if is_named {
            BoardArrangement::Named
        } else {
            BoardArrangement::Alone
        };
        self.boards(&mut fixed, window, size, kind);
        let boards = Rect::from_min_max(
            room.min,
            pos2(room.left() + size * 2.0 + theme::GAP, fixed.min_rect().bottom()),
        );
        let corner = Rect::from_min_max(
            pos2(boards.right() + theme::GAP, room.top()),
            pos2(room.right(), boards.bottom()),
        );
        let mut rest = below(room, &fixed);
        // The frequent actions have their place below both columns where there is room; else they scroll.
        let acts = rest.with_min_y(rest.bottom() - self.acts_high(ui));
        let has_acts = acts.top() - rest.top() >= ABOVE_ACTS * look.text;
        if has_acts {
            rest.set_bottom(acts.top());
        }
        let [mut one, mut other] = [rest, rest];
        one.set_right(rest.center().x - theme::GAP * 0.5);
        other.set_left(rest.center().x + theme::GAP * 0.5);
        let has_corner = corner.width() >= least_corner(ui.ctx());
        if has_corner {
            let mut ui = shrunk(ui, "corner", corner, IN_CORNER);
            let (clocks, above) = self.low_clocks(&ui, corner);
            self.need(&mut part(&mut ui, "need", above), window);
            self.clocks_within(&mut ui, window, clocks);
        }
        let mut left = shrunk(ui, "line", one, BELOW_CORNER);
        if !has_corner && let Some(act) = &self.desk.need.act {
            let high = theme::next_act_high(&left, 0.0).min(one.height() * CLOCKS_PART);
            let wide = left.available_width();
            self.next_act(&mut left, window, act, Vec2::new(wide, high));
        }
        self.group(&mut left, window, Pane::MoveLine, |own, ui, window| {
            in_a_row(ui, |ui| own.line(ui, window));
        });
        let proposals = one.with_min_y(left.min_rect().bottom() + theme::GAP * 0.5);
        let has_proposals = proposals.height() >= LEAST_PROPOSAL * look.text * theme::least_part(ui.ctx());
        if has_proposals {
            self.group(&mut left, window, Pane::MoveLine, |own, ui, window| {
                let high = Some(proposals.height());
                focus::scrolled(&mut part(ui, "proposal", proposals), |ui| {
                    own.proposal(ui, window, high);
                });
            });
        }
        let mut right = shrunk(ui, "others", other, BELOW_CORNER);
        let mut rest = other;
        if !has_corner {
            let (clocks, _) = self.low_clocks(&right, other);
            let clocks = clocks.translate(Vec2::new(0.0, other.top() - clocks.top()));
            self.clocks_within(&mut right, window, clocks);
            rest.set_top((clocks.bottom() + theme::GAP * 0.5).min(other.bottom() - theme::LEAST_SCROLLED));
        }
        focus::scrolled(&mut part(&mut right, "column", rest), |ui| {
            if !has_corner {
                self.need_in_words(ui);
            }
            if !has_proposals {
                self.proposal(ui, window, None);
            }
            let list = (rest.height() * LIST_PART).max(LIST);
            self.below_the_boards(ui, window, Some(list));
            self.log(ui, window, list * 1.8);
            if !has_acts {
                self.acts(ui, window);
            }
        });
        if has_acts {
            self.acts(&mut part(ui, "acts", acts), window);
        }
        ui.advance_cursor_after_rect(room);
    }

    /// The rectangle of the clocks at the lower edge of that room, and the room above them.
    fn low_clocks(&self, ui: &egui::Ui, room: Rect) -> (Rect, Rect) {
        let most = room.height() * CLOCKS_PART;
        let high = clock::line_high(ui, self.screen, digits_of(ui) * 0.6, most, self.now_ms);
        let clocks = room.with_min_y(room.bottom() - high);
        (clocks, room.with_max_y(clocks.top() - theme::GAP * 0.5))
    }

    fn clocks_within(&mut self, ui: &mut egui::Ui, window: &mut Window, rect: Rect) {
        let (screen, now_ms) = (self.screen, self.now_ms);
        self.group(ui, window, Pane::Clocks, |_, ui, window| {
            clock::within(ui, window.base, screen, rect, digits_of(ui) * 0.6, now_ms);
        });
    }

    /// Draws the matter that needs the arbiter, and whose turn it is.
    fn need_in_words(&self, ui: &mut egui::Ui) {
        ui.label(theme::strong(&self.desk.need.text));
        ui.label(&self.screen.banner.state);
    }

    /// Draws the matter that needs the arbiter first, below it whose turn it is, and on the right the next action, always in the same place.
    fn need(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let need = &self.desk.need;
        let (large, high) = (
            TextStyle::Heading.resolve(ui.style()).size,
            theme::next_act_high(ui, 0.0),
        );
        let builder = UiBuilder::new()
            .scope_id(window.base.with("need"))
            .accessibility_role(accesskit::Role::Group)
            .accessibility_label(need.text.as_str());
        let state = &self.screen.banner.state;
        let words = |ui: &mut egui::Ui| {
            let line = ui.text_style_height(&TextStyle::Body) + ui.spacing().item_spacing.y;
            let room = Vec2::new(ui.available_width(), (high - line).max(large * 1.2));
            let size = fitting(ui, &need.text, large, room);
            ui.label(theme::strong(&need.text).size(size));
            ui.label(state);
        };
        ui.scope_builder(builder, |ui| {
            let room = ui.available_width();
            let slot = Vec2::new(NEXT_WIDE * theme::look(ui.ctx()).text, high);
            if room < slot.x * 3.0 {
                // In a narrow window the button comes first, so that it is visible without scrolling.
                if let Some(act) = &need.act {
                    self.next_act(ui, window, act, Vec2::new(room, high));
                }
                focus::scrolled_to(ui, ui.available_height().max(theme::LEAST_SCROLLED), words);
                return;
            }
            ui.horizontal_top(|ui| {
                let left = Vec2::new(room - slot.x - theme::GAP, high);
                ui.allocate_ui_with_layout(left, Layout::top_down(Align::Min), |ui| {
                    ui.set_min_size(left);
                    words(ui);
                });
                if let Some(act) = &need.act {
                    self.next_act(ui, window, act, slot);
                }
            });
        });
        ui.add_space(theme::GAP * 0.5);
    }

    /// The only filled button of the panel.
    fn next_act(&mut self, ui: &mut egui::Ui, window: &mut Window, act: &NextActView, size: Vec2) {
        let palette = theme::palette(ui.ctx());
        let text = theme::strong(&act.name).color(palette.on_chosen);
        let button = Button::new(text).fill(palette.chosen).wrap().min_size(size);
        let id = window.base.with("next act");
        let layout = Layout::left_to_right(Align::Center);
        let builder = UiBuilder::new().scope_id(id).layout(layout);
        let response = ui
            .allocate_ui_with_layout(size, layout, |ui| ui.scope_builder(builder, |ui| ui.add(button)).inner)
            .inner;
        focus_frame(ui, &response);
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_label(act.told.as_str()));
        window.ring.drawn(response.id, Pane::MoveLine, act.told.as_str());
        if !response.clicked() {
            return;
        }
        match &act.does {
            NextDoes::Do(intent) => self.reply.intents.push(intent.clone()),
            NextDoes::Look(place) => {
                let target = match place {
                    PanelPlace::Proposal => self.accept,
                    PanelPlace::Steps => Some(window.part(FixedTarget::Steps)),
                    PanelPlace::Pending => Some(window.part(FixedTarget::Pending)),
                };
                let Some(target) = target else { return };
                ui.data_mut(|data| data.insert_temp(looked_at(window), target));
                if self.has_keyboard {
                    // After a click the arbiter types on in the line.
                    let by_mouse = response.clicked_by(egui::PointerButton::Primary);
                    let line = window.part(FixedTarget::MoveLine);
                    window.ring.give(ui.ctx(), if by_mouse { line } else { target });
                }
            }
        }
    }

    fn boards(&mut self, ui: &mut egui::Ui, window: &mut Window, size: f32, kind: BoardArrangement) {
        self.group(ui, window, Pane::Board, |own, ui, window| {
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                for side in Color::ALL {
                    ui.allocate_ui_with_layout(Vec2::new(size, 0.0), Layout::top_down(Align::Min), |ui| {
                        ui.set_width(size);
                        let (name, high) = match kind {
                            BoardArrangement::Told => (&own.desk.boards.get(side).label, own.names_high(ui, size)),
                            BoardArrangement::Named | BoardArrangement::Alone => (own.desk.names.get(side), 0.0),
                        };
                        if kind != BoardArrangement::Alone {
                            ui.scope(|ui| {
                                ui.set_min_height(high);
                                ui.label(theme::strong(name).small());
                            });
                        }
                        own.board(ui, window, side, size);
                    });
                }
            });
        });
    }

    /// The height of the higher one of both boards' names, so that the boards are in line.
    fn names_high(&self, ui: &egui::Ui, width: f32) -> f32 {
        let high = |side: Color| {
            let name = egui::WidgetText::from(theme::strong(&self.desk.boards.get(side).label).small());
            let wrap = Some(egui::TextWrapMode::Wrap);
            name.into_galley(ui, wrap, width, TextStyle::Small).size().y
        };
        high(Color::White).max(high(Color::Black))
    }

    fn board(&mut self, ui: &mut egui::Ui, window: &mut Window, side: Color, size: f32) {
        let is_white = side == Color::White;
        let view = self.desk.boards.get(side);
        let id = window.part(if is_white {
            FixedTarget::Board
        } else {
            FixedTarget::BlackBoard
        });
        let widget = BoardWidget {
            id,
            view,
            words: &self.screen.words.board,
            side,
            size,
            has_keyboard: self.has_keyboard,
            keymap: &self.screen.keymap,
        };
        let state = if is_white {
            &mut window.board
        } else {
            &mut window.black_board
        };
        let wants = widget.show(ui, state, self.reply);
        if wants.wants_tray {
            self.reply.tell.push(view.tray_label.clone());
        }
        let name = state.name(view);
        let pane = if is_white { Pane::Board } else { Pane::Other };
        window.ring.drawn(id, pane, name);
        if wants.wants_move_line {
            window.ring.give(ui.ctx(), window.part(FixedTarget::MoveLine));
            self.reply.explored = Some(self.screen.move_line.label.clone());
        }
    }

    /// Draws the open matters, the differences of the boards, the steps that correct them, and both sheets, in lists of that height, or as
    /// high as there is room.
    fn below_the_boards(&mut self, ui: &mut egui::Ui, window: &mut Window, height: Option<f32>) {
        let desk = self.desk;
        let pane = Pane::Other;
        let is_there = |view: &ListView| !view.lines.is_empty();
        let (has_sheets, has_both) = (is_there(&desk.sheets), is_there(&desk.pending) && is_there(&desk.steps));
        // A list has its name above it and its frame around it.
        let around = theme::sizes(ui.ctx()).body * 1.2 + theme::GAP * 2.5;
        let rows = if has_sheets { 2.0 } else { 1.0 };
        let share = |room: f32, rows: f32| height.unwrap_or((room / rows - around).max(LEAST_LIST));
        let whole = share(ui.available_height(), rows);
        let lists = [(&desk.pending, FixedTarget::Pending), (&desk.steps, FixedTarget::Steps)];
        if is_there(&desk.pending) || is_there(&desk.steps) {
            self.group(ui, window, pane, |own, ui, window| {
                if has_both && height.is_none() {
                    let half = Vec2::new((ui.available_width() - theme::GAP) / 2.0, 0.0);
                    ui.horizontal_top(|ui| {
                        for (view, part) in lists {
                            ui.allocate_ui_with_layout(half, Layout::top_down(Align::Min), |ui| {
                                ui.set_width(half.x);
                                own.list(ui, window, view, part, pane, whole);
                            });
                        }
                    });
                } else {
                    for (view, part) in lists {
                        own.list(ui, window, view, part, pane, whole);
                    }
                }
            });
        }
        if has_sheets {
            let rest = share(ui.available_height(), 1.0);
            self.group(ui, window, Pane::Sheet, |own, ui, window| {
                own.list(ui, window, &desk.sheets, FixedTarget::SheetList, Pane::Sheet, rest);
            });
        }
    }

    /// Draws the line for commands, and the proposal.
    fn commands(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        self.group(ui, window, Pane::MoveLine, |own, ui, window| {
            own.line(ui, window);
            own.proposal(ui, window, None);
        });
    }

    fn line(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        let size = theme::sizes(ui.ctx()).body;
        let id = window.part(FixedTarget::MoveLine);
        let line = LineWidget::new(id, &self.screen.move_line, self.screen, size);
        let entered = window.show_line(ui, FixedTarget::MoveLine, &line);
        self.reply.intents.extend(entered.map(Intent::Line));
    }

    /// Draws one proposal with its answers; if there are several, the arbiter can turn to the next.
    /// Within a height, its answers are in sight however long its text is.
    fn proposal(&mut self, ui: &mut egui::Ui, window: &mut Window, high: Option<f32>) {
        let count = self.desk.proposals.len();
        let place = window.base.with("proposal shown");
        let index = ui.data(|data| data.get_temp::<usize>(place)).unwrap_or_default();
        let index = if index < count { index } else { 0 };
        let in_sight = window.base.with("proposal in sight");
        let Some(proposal) = self.desk.proposals.get(index) else {
            ui.data_mut(|data| data.remove::<ProposalInSight>(in_sight));
            return;
        };
        let now = ui.input(|input| input.time);
        let is_new = ui.data_mut(|data| {
            let before = data.get_temp::<ProposalInSight>(in_sight);
            let same = before.filter(|before| before.count == count && before.text == proposal.text);
            let since = same.map_or(now, |before| before.since);
            let text = proposal.text.clone();
            data.insert_temp(in_sight, ProposalInSight { text, count, since });
            now - since < UNSEEN_SECONDS
        });
        let [accept, decline, why] = &self.desk.answers;
        let answers = [accept, decline].into_iter().zip(proposal.answers.iter().flatten());
        let answers: Vec<_> = answers.chain(proposal.why.as_ref().map(|asks| (why, asks))).collect();
        let next = format!("{} ({}/{count})", self.desk.next_proposal, index + 1);
        let mut words: Vec<Words<'_>> = Vec::new();
        words.extend(
            answers
                .iter()
                .map(|(word, (name, _))| (word.as_str(), name.as_str(), true)),
        );
        words.extend((count > 1).then_some((next.as_str(), next.as_str(), true)));
        let texts = |ui: &mut egui::Ui| {
            ui.label(theme::strong(&proposal.text));
            ui.label(RichText::new(&proposal.effect).small());
        };
        // In a low place the answers come first.
        let mut is_after = false;
        if let Some(high) = high {
            let names: Vec<&str> = words.iter().map(|(word, ..)| *word).collect();
            let row = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
            let text_high = high - rows(ui, &names).iter().map(|_| row).sum::<f32>();
            is_after = text_high < row;
            if !is_after {
                focus::scrolled_to(ui, text_high, texts);
            }
        } else {
            ui.label(theme::strong(&proposal.text));
        }
        if high.is_none() && !proposal.effect.is_empty() {
            // The text is long in some languages: it scrolls, so that the answers keep their place. Its bar is always in
            // sight: without one, the rest of the text would look as if it were missing.
            let row = ui.text_style_height(&egui::TextStyle::Small);
            let (least, most) = EFFECT_ROWS;
            let height = (ui.available_height() * EFFECT_PART).clamp(row * least, row * most);
            ui.scope(|ui| {
                ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
                egui::ScrollArea::vertical()
                    .id_salt("effect of the proposal")
                    .max_height(height)
                    .min_scrolled_height(0.0)
                    .show(ui, |ui| ui.label(RichText::new(&proposal.effect).small()));
            });
        }
        let (pressed, first) = in_rows(ui, window, "answers", Pane::MoveLine, &words);
        if is_after {
            texts(ui);
        }
        if let Some(first) = first {
            let place = accept_place(window);
            ui.data_mut(|data| data.insert_temp(place, first));
        }
        let Some(pressed) = pressed else { return };
        match answers.get(pressed) {
            // The press was meant for the proposal before this one, which is read out.
            Some((_, (_, Intent::Do(_)))) if is_new => self.reply.tell.push(proposal.text.clone()),
            Some((_, (_, intent))) => self.reply.intents.push(intent.clone()),
            None => {
                ui.data_mut(|data| data.insert_temp(place, (index + 1) % count));
            }
        }
    }

    fn clocks(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        if self.screen.clocks.sides.is_none() {
            return;
        }
        let (screen, now_ms) = (self.screen, self.now_ms);
        self.group(ui, window, Pane::Clocks, |_, ui, window| {
            clock::clocks(ui, window.base, screen, theme::sizes(ui.ctx()).large, now_ms);
        });
    }

    fn log(&mut self, ui: &mut egui::Ui, window: &mut Window, height: f32) {
        let (screen, desk) = (self.screen, self.desk);
        self.group(ui, window, Pane::Log, |own, ui, window| {
            log(ui, screen, &desk.said, window, height, own.reply);
        });
    }

    /// The frequent actions of this panel, each in its place, and whether it is drawn now: those that have an effect, without the next
    /// action.
    fn often(&self) -> impl Iterator<Item = (&ButtonView, bool)> {
        let next = self.desk.need.act.as_ref().map(|act| act.name.as_str());
        let controls = [
            Control::CompareBoards,
            Control::StopClocks,
            Control::StepWhite,
            Control::RightWhite,
            Control::StepBlack,
            Control::RightBlack,
        ];
        let views = controls.into_iter().filter_map(|control| self.screen.button(control));
        views.map(move |view| {
            let is_possible = view.act.is_ok() && next != Some(view.name.as_str());
            (view, is_possible && self.is_wanted(view.control))
        })
    }

    /// True if that control has an effect now.
    fn is_wanted(&self, control: Control) -> bool {
        let first = self.desk.steps.lines.first();
        let is_of = |side: Color| first.is_some_and(|line| line.starts_with(self.desk.names.get(side).as_str()));
        let sides = self.screen.clocks.sides.as_ref();
        let runs = sides.is_some_and(|sides| sides.iter().any(|clock| clock.running));
        let wanted = [
            (Control::StepWhite, is_of(Color::White)),
            (Control::RightWhite, is_of(Color::White)),
            (Control::StepBlack, is_of(Color::Black)),
            (Control::RightBlack, is_of(Color::Black)),
            (Control::StopClocks, runs),
        ];
        let own = wanted.iter().find(|(own, _)| *own == control);
        own.is_none_or(|(_, is_wanted)| *is_wanted)
    }

    /// The height in points of the rows of these buttons.
    fn acts_high(&self, ui: &egui::Ui) -> f32 {
        let names = self.often().map(|(view, _)| view.name.as_str());
        let words: Vec<&str> = [self.desk.pages.more.as_str()].into_iter().chain(names).collect();
        let rows = rows(ui, &words)
            .into_iter()
            .map(|_| ui.spacing().interact_size.y + ui.spacing().item_spacing.y);
        rows.sum::<f32>() + theme::GAP * 0.5
    }

    /// Draws the frequent actions, and the way to all others.
    fn acts(&mut self, ui: &mut egui::Ui, window: &mut Window) {
        self.group(ui, window, Pane::Game, |own, ui, window| {
            let often: Vec<(&ButtonView, bool)> = own.often().collect();
            let more = own.desk.pages.more.as_str();
            // A button that comes or goes leaves its place to no other.
            let words = often
                .iter()
                .map(|(view, is_drawn)| (view.name.as_str(), view.name.as_str(), *is_drawn));
            let words: Vec<Words<'_>> = [(more, more, true)].into_iter().chain(words).collect();
            let (Some(pressed), _) = in_rows(ui, window, "often", Pane::Game, &words) else {
                return;
            };
            let control = pressed
                .checked_sub(1)
                .and_then(|place| often.get(place))
                .map(|(view, _)| view.control);
            match control {
                Some(control) => window.run(&ui.ctx().clone(), control, own.screen, own.reply),
                None => panel_pages::turn_to(ui.ctx(), window, Page::Desk(PanelPage::More), own.desk),
            }
        });
    }

    /// A group with a pane's name, without a frame.
    fn group(
        &mut self,
        ui: &mut egui::Ui,
        window: &mut Window,
        pane: Pane,
        content: impl FnOnce(&mut Self, &mut egui::Ui, &mut Window),
    ) {
        let mut builder = UiBuilder::new().accessibility_role(accesskit::Role::Group);
        if let Some(name) = pane_name(self.screen, pane) {
            builder = builder.accessibility_label(name);
        }
        ui.scope_builder(builder, |ui| content(self, ui, window));
        ui.add_space(theme::GAP * 0.25);
    }

    /// Draws a list below its name, unless it is empty.
    fn list(
        &mut self,
        ui: &mut egui::Ui,
        window: &mut Window,
        view: &ListView,
        part: FixedTarget,
        pane: Pane,
        height: f32,
    ) {
        if view.lines.is_empty() {
            return;
        }
        let is_sheets = part == FixedTarget::SheetList;
        ui.label(theme::strong(&view.label).small());
        let list = ListWidget {
            growth: if is_sheets { Growth::Bottom } else { Growth::None },
            columns: if is_sheets { &self.desk.sheet_columns } else { &[] },
            height,
            has_keyboard: self.has_keyboard,
            ..ListWidget::new(window.part(part), &view.label, view.lines.clone())
        };
        window.show_list(ui, part, pane, list, self.reply);
    }
}

/// The text on a button, its name for a listener who does not see the line above, and true if it is drawn: otherwise its place is empty.
type Words<'a> = (&'a str, &'a str, bool);

/// The number of these buttons in each row.
fn rows(ui: &egui::Ui, words: &[&str]) -> Vec<usize> {
    row_lengths(ui, words.iter().map(|word| button_width(ui, word)))
}

/// Draws buttons in rows; returns the one that was pressed, and the identity of the first.
fn in_rows(
    ui: &mut egui::Ui,
    window: &mut Window,
    salt: &str,
    pane: Pane,
    words: &[Words<'_>],
) -> (Option<usize>, Option<Id>) {
    let names: Vec<&str> = words.iter().map(|(word, ..)| *word).collect();
    let (mut pressed, mut first, mut at) = (None, None, 0);
    for count in rows(ui, &names) {
        ui.horizontal(|ui| {
            for (word, name, is_drawn) in words.iter().skip(at).take(count) {
                let size = Vec2::new(
                    button_width(ui, word).min(ui.available_width()),
                    ui.spacing().interact_size.y,
                );
                if !is_drawn {
                    ui.allocate_space(size);
                    at += 1;
                    continue;
                }
                let button = Button::new(*word).wrap().min_size(size);
                let id = window.base.with((salt, at));
                let response = ui
                    .scope_builder(UiBuilder::new().scope_id(id), |ui| ui.add(button))
                    .inner;
                focus_frame(ui, &response);
                ui.ctx()
                    .accesskit_node_builder(response.id, |node| node.set_label(*name));
                window.ring.drawn(response.id, pane, *name);
                first = first.or(Some(response.id));
                if response.clicked() {
                    pressed = Some(at);
                }
                at += 1;
            }
        });
    }
    (pressed, first)
}

/// The key under which the identity of the accepting button is kept between frames.
fn accept_place(window: &Window) -> Id {
    window.base.with("accept of the proposal")
}

/// The width in points of a text on one line.
fn width_of(ui: &egui::Ui, words: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let ink = theme::palette(ui.ctx()).text;
    ui.painter().layout_no_wrap(words.to_owned(), font, ink).size().x
}

/// The width in points of a button with that name on one line.
fn button_width(ui: &egui::Ui, name: &str) -> f32 {
    width_of(ui, name) + ui.spacing().button_padding.x * 2.0 + 4.0
}
