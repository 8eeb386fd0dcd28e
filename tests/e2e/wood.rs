//! A board of wood, emulated on a pseudo-terminal, with a real window: from the sighted player's hand to the blind player's
//! ear and to the arbiter's desk.

use super::eboards_emulated::dgt::{Clock, DgtBoard};
use super::eboards_emulated::plugged::Plugged;
use super::room::{DESK, PATIENCE, ROOT, Room, TWO_OUTPUTS, WIDE};
use super::support::wait_until;
use shakmaty::{Board, Color, Piece, Square};
use std::time::Instant;

/// Ben moves wood, Ada types, and the lever of the clock at the board presses.
const EVENT: &str =
    "time 5400+30\nset settled=2\nwhite sighted Ben\nblack vi Ada\narbiter Dora\n> arbiter starts clocks\n";

/// White's left end of the lever is up: Black has pressed.
const BLACK_PRESSED: u8 = 1 | 16;
const WHITE_PRESSED: u8 = 1 | 2 | 8;

/// A room in which White's board is real.
struct Hall {
    room: Room,
    board: Plugged<DgtBoard>,
}

impl Hall {
    fn open() -> Self {
        let mut room = Room::empty(WIDE);
        let clock = Clock {
            left: [3, 0, 0],
            right: [3, 0, 0],
            state: BLACK_PRESSED,
            answers: true,
        };
        let wood = room.desktop.folder().join("wood");
        let data = room.data();
        std::fs::create_dir(&data).unwrap();
        std::fs::write(data.join("settings.toml"), TWO_OUTPUTS).unwrap();
        let table = data.join("table.game");
        std::fs::write(&table, EVENT).unwrap();
        let wanted = format!("white={},dgt", wood.to_str().unwrap());
        room.open(&["--table", table.to_str().unwrap(), "--lang", "en", "--board", &wanted]);
        // Behind the program, which would otherwise hold the other end of the cable open.
        let board = DgtBoard::new("0000023456", &Board::new()).with_clock(clock);
        let board = Plugged::at(&wood, board);
        room.desktop.focus_window(ROOT);
        let mut hall = Self { room, board };
        hall.room.wait_for_focus("Move");
        wait_until("the clock at the board shows our time", PATIENCE, || {
            let right = hall.board.with(|board| board.clock().as_ref().map(|clock| clock.right));
            (right == Some([1, 30, 30])).then_some(())
        });
        hall
    }

    /// A hand takes the piece from there, and puts it down there after a while; when it was begun.
    fn hand(&mut self, from: Square, to: Square, piece: Piece) -> Instant {
        let begun = Instant::now();
        self.board
            .with(move |board| board.play(vec![(0, from, None), (500, to, Some(piece))]));
        begun
    }

    /// The lever of the clock goes over.
    fn lever(&mut self, state: u8) {
        let presses = self.room.entries("clock_pressed").len();
        self.board.with(move |board| {
            if let Some(clock) = board.clock() {
                clock.state = state;
            }
        });
        wait_until("the lever presses", PATIENCE, || {
            (self.room.entries("clock_pressed").len() > presses).then_some(())
        });
    }
}

#[test]
fn ten_moves_go_from_an_electronic_board_to_the_blind_player() {
    use Square::{A6, B1, B5, B8, C3, C6, D2, D3, D5, D6, D7, E2, E4, E5, E7, F1, F3, F6, G1, G8, H3};
    let mut hall = Hall::open();
    let (white, black) = (Color::White, Color::Black);
    let game = [
        ((E2, E4, white.pawn()), "Eva vier", "e5", (E7, E5, black.pawn())),
        (
            (G1, F3, white.knight()),
            "Springer Felix drei",
            "Nc6",
            (B8, C6, black.knight()),
        ),
        (
            (F1, B5, white.bishop()),
            "Läufer Bella fünf",
            "a6",
            (Square::A7, A6, black.pawn()),
        ),
        (
            (B1, C3, white.knight()),
            "Springer Cäsar drei",
            "Nf6",
            (G8, F6, black.knight()),
        ),
        ((D2, D3, white.pawn()), "David drei", "d6", (D7, D6, black.pawn())),
    ];
    for ((from, to, piece), words, reply, (their_from, their_to, theirs)) in game {
        hall.room.earphone.forget();
        let begun = hall.hand(from, to, piece);
        hall.room.wait_for_words(words, begun);
        hall.room.earphone.wait_for_words();
        hall.lever(WHITE_PRESSED);
        // The VI player repeats the move, and it is executed on their board.
        hall.room.desktop.key("F8");
        hall.room.line(reply);
        wait_until("the reply is made", PATIENCE, || {
            let made = hall.room.entries("move_made");
            made.last().is_some_and(|last| last.contains("\"black\"")).then_some(())
        });
        // A move still to be executed on the wood is lit there.
        wait_until("lights", PATIENCE, || {
            let lights = hall.board.with(|board| board.lights());
            (lights.contains(their_from) && lights.contains(their_to)).then_some(())
        });
        hall.lever(BLACK_PRESSED);
        let executed = hall.room.entries("move_executed").len();
        hall.hand(their_from, their_to, theirs);
        wait_until("the reply is executed on the wood", PATIENCE, || {
            (hall.room.entries("move_executed").len() > executed).then_some(())
        });
    }
    assert_eq!(hall.room.entries("move_completed").len(), 10);
    let differing = hall.room.entries("boards_differ");
    assert!(differing.is_empty(), "{differing:#?} {:#?}", hall.room.records());

    // The arbiter hears of a pawn that stands where it may not stand.
    hall.room.open_desk_window();
    hall.room
        .wait_for_in(DESK, "the desk", |tree| (!tree.is_empty()).then_some(()));
    let begun = hall.hand(Square::H2, H3, white.pawn());
    hall.room.wait_for_words("Hector drei", begun);
    hall.lever(WHITE_PRESSED);
    hall.hand(C3, D5, white.knight());
    hall.room
        .node_in(DESK, "Action needed: White, Ben: board differs on c3 and d5 (D.2.9)");
    hall.room
        .node_in(DESK, "Action needed: White, Ben: board differs on c3 and d5 (D.2.9)");
    hall.room.node_in(DESK, "White, Ben: Move: white knight from d5 to c3.");
    assert_eq!(hall.room.entries("boards_differ").len(), 1);
    hall.hand(D5, C3, white.knight());
    wait_until("the boards agree", PATIENCE, || {
        (hall.room.entries("boards_agree").len() == 1).then_some(())
    });
}

#[test]
fn an_unplugged_board_is_missed_and_used_again_when_back() {
    let mut hall = Hall::open();
    let name = std::path::PathBuf::from(hall.board.name());
    hall.board.with(|board| board.play(vec![(0, Square::E2, None)]));
    wait_until("the pawn is lifted", PATIENCE, || {
        (!hall.room.entries("piece_lifted").is_empty()).then_some(())
    });
    let begun = Instant::now();
    hall.board.unplug();
    hall.room
        .wait_for_words("White, Ben: lost contact with the electronic board.", begun);
    hall.board
        .with(|board| board.play(vec![(0, Square::E4, Some(Color::White.pawn()))]));
    let begun = Instant::now();
    hall.board.plug_in(&name);
    hall.room
        .wait_for_words("White, Ben: the electronic board is back.", begun);
    hall.room.wait_for_words("Eva vier", begun);
    assert_eq!(hall.room.entries("move_made").len(), 1);
}
