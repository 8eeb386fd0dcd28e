//! The board.

use controls::intent::Intent;
use display::{OffBoardView, ReleaseView};
use egui::{self, Key, Modifiers, accesskit::Role as Kind};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use shakmaty::{Color, Piece, Role, Square};

use crate::harness::{self, focused, open, press, press_with};
use crate::screen;

/// A VI window with the focus on the board.
fn on_board(screen: display::Screen) -> egui_kittest::Harness<'static, harness::Model> {
    let mut harness = open(harness::Kind::Vi, screen);
    press_with(&mut harness, Modifiers::SHIFT, Key::F6);
    harness
}

#[test]
fn sixty_four_cells_are_named_and_lie_in_their_place() {
    for side in Color::ALL {
        let harness = open(harness::Kind::Vi, screen::screen(side, true));
        let name = format!("{side}'s board");
        let board = harness.get_by_role_and_label(Kind::List, &name);
        let cells: Vec<_> = board.children().collect();
        assert_eq!(cells.len(), 64);
        for cell in &cells {
            let node = cell.accesskit_node();
            assert_eq!(node.role(), Kind::ListItem);
            assert!(node.braille_label().is_some_and(|label| !label.is_empty()));
            assert_eq!(node.is_selected(), None);
        }
        let e1 = harness.get_by_label("e1, white king").rect();
        let e8 = harness.get_by_label("e8, black king").rect();
        let is_e1_below = e1.center().y > e8.center().y;
        assert_eq!(is_e1_below, side.is_white());
        let a1 = harness.get_by_label("a1, white rook").rect();
        assert_eq!(a1.center().x < e1.center().x, side.is_white());
    }
}

#[test]
fn the_cursor_starts_on_the_players_king_and_follows_the_arrows() {
    for (side, king, above) in [
        (Color::White, "e1, white king", "e2, white pawn"),
        (Color::Black, "e8, black king", "e7, black pawn"),
    ] {
        let mut harness = on_board(screen::screen(side, true));
        assert_eq!(focused(&harness).as_deref(), Some(king));
        press(&mut harness, Key::ArrowUp);
        assert_eq!(focused(&harness).as_deref(), Some(above));
        assert_eq!(harness.state().reply.explored.as_deref(), Some(above));
    }
}

#[test]
fn two_arrows_in_consecutive_frames_move_two_squares() {
    let mut harness = open(harness::Kind::Vi, screen::screen(Color::White, true));
    harness.key_down_modifiers(Modifiers::SHIFT, Key::F6);
    harness.key_down(Key::ArrowUp);
    harness.key_down(Key::ArrowUp);
    harness.step();
    assert_eq!(focused(&harness).as_deref(), Some("e3, empty"));
}

#[test]
fn at_the_edge_the_cursor_and_the_focus_stay() {
    let mut harness = on_board(screen::screen(Color::White, true));
    for key in [
        Key::ArrowDown,
        Key::ArrowDown,
        Key::Home,
        Key::ArrowLeft,
        Key::PageDown,
        Key::ArrowLeft,
    ] {
        press(&mut harness, key);
    }
    assert_eq!(focused(&harness).as_deref(), Some("a1, white rook"));
}

#[test]
fn jumps_go_to_ends_ranks_files_and_pieces() {
    let mut harness = on_board(screen::screen(Color::White, true));
    let cases = [
        (Modifiers::NONE, Key::End, "h1, white rook"),
        (Modifiers::NONE, Key::PageUp, "h8, black rook"),
        (Modifiers::CTRL, Key::Home, "a1, white rook"),
        (Modifiers::NONE, Key::Num4, "a4, empty"),
        (Modifiers::SHIFT, Key::Num3, "c4, empty"),
        (Modifiers::NONE, Key::N, "b8, black knight"),
        (Modifiers::SHIFT, Key::N, "g1, white knight"),
        (Modifiers::NONE, Key::K, "e8, black king"),
    ];
    for (modifiers, key, name) in cases {
        press_with(&mut harness, modifiers, key);
        assert_eq!(focused(&harness).as_deref(), Some(name), "{key:?}");
    }
}

#[test]
fn a_held_enter_touches_once_and_delete_takes_a_piece_off() {
    let mut harness = on_board(screen::screen(Color::White, true));
    harness.key_down(Key::Enter);
    harness.key_down(Key::Enter); // without a key-up between them the second is a repeat
    harness.key_up(Key::Enter);
    harness.step();
    press(&mut harness, Key::Space);
    press(&mut harness, Key::Delete);
    let touch = screen::touch(Color::White, Square::E1);
    assert_eq!(
        harness.state().reply.intents,
        [touch.clone(), touch, screen::take_off(Color::White, Square::E1)]
    );
    assert_eq!(focused(&harness).as_deref(), Some("e1, white king"));
}

#[test]
fn the_board_is_one_tab_stop() {
    let mut harness = on_board(screen::screen(Color::White, true));
    press(&mut harness, Key::Tab);
    assert_eq!(focused(&harness).as_deref(), Some("Entry on the scoresheet"));
    press_with(&mut harness, Modifiers::SHIFT, Key::Tab);
    harness.step();
    assert_eq!(focused(&harness).as_deref(), Some("e1, white king"));
}

#[test]
fn a_screen_reader_may_focus_and_click_a_cell() {
    let mut harness = open(harness::Kind::Vi, screen::screen(Color::White, true));
    harness.get_by_label("d7, black pawn").focus();
    harness.run_steps(2);
    assert_eq!(focused(&harness).as_deref(), Some("d7, black pawn"));
    harness.get_by_label("g2, white pawn").click_accesskit();
    harness.run_steps(2);
    assert_eq!(harness.state().reply.intents, [screen::touch(Color::White, Square::G2)]);
}

#[test]
fn a_piece_off_the_board_comes_back_by_keyboard() {
    let mut harness = on_board(screen::busy(screen::screen(Color::White, true)));
    press(&mut harness, Key::Num5);
    press(&mut harness, Key::V);
    harness.step();
    assert_eq!(focused(&harness).as_deref(), Some("white pawn, 2 off the board"));
    press(&mut harness, Key::ArrowRight);
    press(&mut harness, Key::Enter);
    let piece = Piece {
        color: Color::Black,
        role: Role::Queen,
    };
    let brought = Intent::BringBack {
        board: Color::White,
        square: Square::E5,
        piece,
    };
    assert_eq!(harness.state().reply.intents, [brought]);
    assert_eq!(focused(&harness).as_deref(), Some("e5, black pawn"));
}

#[test]
fn escape_puts_the_piece_in_the_hand_back_and_keeps_the_focus() {
    let mut harness = on_board(screen::busy(screen::screen(Color::White, true)));
    press(&mut harness, Key::Escape);
    assert_eq!(harness.state().reply.intents, [screen::touch(Color::White, Square::F1)]);
    assert_eq!(focused(&harness).as_deref(), Some("e1, white king"));
}

/// Presses the mouse there, moves and lets go elsewhere.
pub(crate) fn drag(harness: &mut egui_kittest::Harness<'_, harness::Model>, from: egui::Pos2, to: egui::Pos2) {
    harness.hover_at(from);
    harness.drag_at(from);
    harness.run_steps(4);
    harness.hover_at(from + (to - from) * 0.5);
    harness.hover_at(to);
    harness.run_steps(4);
    harness.drop_at(to);
    harness.run_steps(6);
}

#[test]
fn the_mouse_clicks_drags_and_drags_off_the_board() {
    let mut harness = open(harness::Kind::Sighted, screen::screen(Color::Black, false));
    let middle = |harness: &egui_kittest::Harness<'_, harness::Model>, name| harness.get_by_label(name).rect().center();
    let touch = |square| screen::touch(Color::Black, square);
    harness.get_by_label("e7, black pawn").click();
    harness.run_steps(3);
    assert_eq!(harness.state().reply.intents, [touch(Square::E7)]);

    harness.state_mut().reply.intents.clear();
    let (from, to) = (middle(&harness, "g8, black knight"), middle(&harness, "f6, empty"));
    drag(&mut harness, from, to);
    assert_eq!(harness.state().reply.intents, [touch(Square::G8), touch(Square::F6)]);

    harness.state_mut().reply.intents.clear();
    drag(&mut harness, from, egui::pos2(1200.0, 900.0));
    assert_eq!(
        harness.state().reply.intents,
        [touch(Square::G8), screen::take_off(Color::Black, Square::G8)]
    );
}

#[test]
fn a_piece_is_dragged_from_off_the_board() {
    let mut harness = open(
        harness::Kind::Sighted,
        screen::busy(screen::screen(Color::Black, false)),
    );
    let from = harness.get_by_label_contains("black queen, 1").rect().center();
    let to = harness.get_by_label("a3, empty").rect().center();
    drag(&mut harness, from, to);
    assert!(
        matches!(
            harness.state().reply.intents.as_slice(),
            [Intent::BringBack { board: Color::Black, square: Square::A3, piece }] if piece.role == Role::Queen
        ),
        "{:?}",
        harness.state().reply.intents
    );
}

/// White's board at home with a pawn on a7, which may promote on a8.
fn promoting(is_vi: bool) -> display::Screen {
    let mut screen = screen::screen(Color::White, is_vi);
    let pieces = "1r2k3/P7/8/8/8/8/8/4K3".parse().unwrap();
    screen.board = screen::board(Color::White, &pieces);
    let choice = |role| {
        let piece = Piece {
            color: Color::White,
            role,
        };
        let name = screen::piece_name(piece);
        OffBoardView { piece, name, count: 0 }
    };
    let squares = shakmaty::Bitboard::from(Square::A8).with(Square::B8);
    screen.board.release = ReleaseView {
        goes_back: true,
        promotes: vec![(Square::A7, squares)],
        choice: [Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
            .map(choice)
            .to_vec(),
        label: String::from("Promote to"),
        ..ReleaseView::default()
    };
    screen
}

/// The pawn on a7 is in the hand.
fn lift_the_pawn(screen: &mut display::Screen) {
    let cell = &mut screen.board.cells[usize::from(Square::A7)];
    cell.lifted = true;
    let pawn = cell.piece.take();
    screen.board.in_hand = pawn.map(|pawn| (pawn, String::from("Holding: white pawn")));
}

fn promotes_to(square: Square, role: Role) -> Intent {
    Intent::BringBack {
        board: Color::White,
        square,
        piece: Piece {
            color: Color::White,
            role,
        },
    }
}

#[test]
fn a_pawn_dragged_to_the_last_rank_offers_the_choice_there() {
    let mut harness = open(harness::Kind::Sighted, promoting(false));
    let from = harness.get_by_label("a7, white pawn").rect().center();
    let square = harness.get_by_label("b8, black rook").rect();
    drag(&mut harness, from, square.center());
    assert_eq!(harness.state().reply.intents, [screen::touch(Color::White, Square::A7)]);
    lift_the_pawn(&mut harness.state_mut().screen);
    harness.run_steps(2);
    harness.get_by_role_and_label(Kind::List, "Promote to");
    for name in ["white queen", "white rook", "white bishop", "white knight"] {
        harness.get_by_role_and_label(Kind::ListItem, name);
    }
    assert!(
        harness.get_by_label("white queen").rect().intersects(square),
        "at the square"
    );
    harness.state_mut().reply.intents.clear();
    harness.get_by_label("white knight").click();
    harness.run_steps(3);
    assert_eq!(harness.state().reply.intents, [promotes_to(Square::B8, Role::Knight)]);
    assert!(harness.query_by_label("Promote to").is_none());
}

#[test]
fn the_piece_of_a_promotion_is_chosen_by_keyboard_and_named() {
    let mut screen = promoting(true);
    lift_the_pawn(&mut screen);
    let mut harness = on_board(screen);
    press_with(&mut harness, Modifiers::SHIFT, Key::Num1);
    press(&mut harness, Key::Num8);
    press(&mut harness, Key::Enter);
    harness.step();
    assert_eq!(focused(&harness).as_deref(), Some("white queen"));
    assert_eq!(
        harness.state().heard.last().map(String::as_str),
        Some("Promote to: white queen")
    );
    press(&mut harness, Key::ArrowDown);
    assert_eq!(focused(&harness).as_deref(), Some("white rook"));
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().reply.intents, [promotes_to(Square::A8, Role::Rook)]);
    assert_eq!(focused(&harness).as_deref(), Some("a8, empty"));
    // Escape puts the pawn back.
    harness.state_mut().reply.intents.clear();
    press(&mut harness, Key::Enter);
    harness.step();
    press(&mut harness, Key::Escape);
    assert_eq!(harness.state().reply.intents, [screen::touch(Color::White, Square::A7)]);
    assert_eq!(focused(&harness).as_deref(), Some("a8, empty"));
}

#[test]
fn a_click_off_the_board_puts_the_held_piece_back() {
    for goes_back in [true, false] {
        let mut screen = promoting(false);
        screen.board.release.goes_back = goes_back;
        lift_the_pawn(&mut screen);
        let mut harness = open(harness::Kind::Sighted, screen);
        let beside = egui::pos2(1270.0, 990.0);
        harness.drag_at(beside);
        harness.drop_at(beside);
        harness.run_steps(3);
        let back = [screen::touch(Color::White, Square::A7)];
        let wanted: &[Intent] = if goes_back { &back } else { &[] };
        assert_eq!(harness.state().reply.intents, wanted);
    }
}
