//! The sighted friend's window with the table behind it: moves by clicks and drags at home, the size of the board, and the place of
//! the next step.

use controls::catalogue::Control;
use controls::intent::Intent;
use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use laws::people::Person;
use locale::Locale;
use shakmaty::{Color, Square};
use table::Table;
use table::input::Input;

use crate::board::drag;
use crate::harness::{Kind, Model, open, open_sized, show};
use crate::languages::{screen_of, table};
use crate::next_act::{EVENT_HEADER, STATES, up_to};

/// Black, who sees.
const FRIEND: Person = Person::Player(Color::Black);
/// Half of a screen of 1920 by 1080, and the margin around a window in a harness.
const HALF: egui::Vec2 = vec2(957.0 + 16.0, 1010.0 + 16.0);

/// The friend at their board, with the number of clicks and drags so far.
struct Friend {
    table: Table,
    harness: Harness<'static, Model>,
    acts: usize,
}

impl Friend {
    fn at_home(start: &str, story: &str) -> Self {
        let script = format!("set place=home\nwhite vi Ada\nblack sighted Ben\nstart \"{start}\"\n{story}");
        let table = table(&script, Locale::En);
        let harness = open(Kind::Sighted, screen_of(&table, FRIEND));
        Self {
            table,
            harness,
            acts: 0,
        }
    }

    /// The middle of a square.
    fn at(&self, square: Square) -> egui::Pos2 {
        let cells = &self.harness.state().screen.board.cells;
        self.harness
            .get_by_label(&cells[usize::from(square)].name)
            .rect()
            .center()
    }

    /// Hands what the window asked for to the table, and shows its new screen.
    fn carry(&mut self) {
        self.acts += 1;
        for intent in std::mem::take(&mut self.harness.state_mut().reply.intents) {
            let now = self.table.last().plus_millis(1_000);
            self.table.step(Input::Intent(FRIEND, intent), now);
        }
        self.harness.state_mut().screen = screen_of(&self.table, FRIEND);
        self.harness.run_steps(3);
    }

    fn clicks(&mut self, square: Square) {
        let at = self.at(square);
        self.harness.drag_at(at);
        self.harness.drop_at(at);
        self.harness.run_steps(3);
        self.carry();
    }

    fn drags(&mut self, from: Square, to: Square) {
        let (from, to) = (self.at(from), self.at(to));
        drag(&mut self.harness, from, to);
        self.carry();
    }

    fn chooses(&mut self, piece: &str) {
        self.harness.get_by_label(piece).click();
        self.harness.run_steps(3);
        self.carry();
    }

    /// The number of moves so far.
    fn moves(&self) -> usize {
        self.table.game().line().len()
    }

    fn pieces(&self, side: Color) -> String {
        self.table.game().board(side).pieces().to_string()
    }
}

#[test]
fn castling_is_one_drag_or_two_clicks() {
    let start = "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1";
    for to in [Square::G8, Square::H8] {
        let mut friend = Friend::at_home(start, "");
        friend.drags(Square::E8, to);
        assert_eq!((friend.moves(), friend.acts), (1, 1), "onto {to}");
        for side in Color::ALL {
            assert_eq!(friend.pieces(side), "r4rk1/8/8/8/8/8/8/4K3");
        }
        let mut friend = Friend::at_home(start, "");
        friend.clicks(Square::E8);
        friend.clicks(to);
        assert_eq!((friend.moves(), friend.acts), (1, 2), "onto {to}");
    }
}

#[test]
fn en_passant_is_one_drag() {
    let mut friend = Friend::at_home("4k3/8/8/8/3p4/8/2P5/4K3 w - - 0 1", "> white types c4\n");
    friend.drags(Square::D4, Square::C3);
    assert_eq!((friend.moves(), friend.acts), (2, 1));
    for side in Color::ALL {
        assert_eq!(friend.pieces(side), "4k3/8/8/8/8/2p5/8/4K3");
    }
}

#[test]
fn a_promotion_is_one_drag_and_one_click() {
    let mut friend = Friend::at_home("4k3/8/8/8/8/8/6p1/4K2N b - - 0 1", "");
    friend.drags(Square::G2, Square::H1);
    assert_eq!(friend.moves(), 0);
    friend.chooses("black queen");
    assert_eq!((friend.moves(), friend.acts), (1, 2));
    for side in Color::ALL {
        assert_eq!(friend.pieces(side), "4k3/8/8/8/8/8/8/4K2q");
    }
}

#[test]
fn a_wrong_piece_and_a_wrong_square_cost_one_click() {
    let mut friend = Friend::at_home("4k3/8/8/8/8/3p4/8/4K2N b - - 0 1", "");
    // White's knight goes back with a click anywhere.
    friend.clicks(Square::H1);
    friend.clicks(Square::A6);
    assert_eq!(friend.pieces(Color::Black), "4k3/8/8/8/8/3p4/8/4K2N");
    assert_eq!(friend.harness.state().screen.board.in_hand, None);
    // An illegal drop snaps back, with one word why.
    friend.drags(Square::E8, Square::E5);
    assert_eq!(friend.pieces(Color::Black), "4k3/8/8/8/8/3p4/8/4K2N");
    friend.harness.get_by_label("Illegal. Back on e8.");
}

/// At an event without an arbiter the players settle a proposal themselves, the friend by mouse alone.
#[test]
fn a_proposal_is_accepted_or_declined_by_mouse() {
    for answer in ["Accept the proposal", "Decline the proposal"] {
        let table = table(&up_to(EVENT_HEADER, 6), Locale::En);
        assert_eq!(table.game().proposals().len(), 1);
        let harness = open(Kind::Sighted, screen_of(&table, FRIEND));
        let mut friend = Friend {
            table,
            harness,
            acts: 0,
        };
        // The effect was said when the proposal came: no question follows.
        friend.chooses(answer);
        let open = friend.table.game().proposals();
        let is_done = open
            .iter()
            .all(|one| friend.table.game().has_agreed(one.kind(), FRIEND));
        let log = &friend.harness.state().screen.log.lines;
        assert!(is_done, "{answer}: {open:?}, {log:?}");
        assert!(friend.harness.query_by_label(answer).is_none(), "{answer}");
    }
}

#[test]
fn legal_squares_are_marked_on_wish_and_at_home_only() {
    let wish = Intent::set(::settings::Setting::LegalTargets, "on");
    for (place, count) in [("home", 2), ("event", 0)] {
        let script = format!("set place={place}\nwhite sighted Ben\nblack vi Ada\n> white clicks g1\n");
        let mut table = table(&script, Locale::En);
        let white = Person::Player(Color::White);
        assert_eq!(screen_of(&table, white).board.release.targets.count(), 0);
        table.step(Input::Intent(white, wish.clone()), table.last());
        assert_eq!(screen_of(&table, white).board.release.targets.count(), count, "{place}");
    }
}

#[test]
fn the_board_takes_the_room_there_is() {
    for header in [
        EVENT_HEADER,
        "time 900\nset place=home\nwhite vi Ada\nblack sighted Ben\n",
    ] {
        let mut screen = screen_of(&table(header, Locale::En), FRIEND);
        screen.warnings.clear();
        let harness = open_sized(Kind::Sighted, screen, HALF);
        let squares = [Square::A1, Square::H8].map(|square| {
            let cells = &harness.state().screen.board.cells;
            harness.get_by_label(&cells[usize::from(square)].name).rect()
        });
        let board = squares[0].union(squares[1]);
        // The coordinates take 5.5 % of the board's side.
        assert!(board.width() / 0.945 >= 760.0, "{board:?}");
    }
}

#[test]
fn the_next_step_keeps_its_place_through_a_move() {
    let first = screen_of(&table(EVENT_HEADER, Locale::En), FRIEND);
    let mut harness = open_sized(Kind::Sighted, first, HALF);
    let mut places = Vec::new();
    for (index, _) in STATES.iter().enumerate() {
        let mut screen = screen_of(&table(&up_to(EVENT_HEADER, index), Locale::En), FRIEND);
        screen.warnings.clear();
        let due = screen
            .buttons
            .iter()
            .find(|button| button.due)
            .map(|button| button.name.clone());
        let name = due.unwrap_or_else(|| screen.banner.to_do.clone());
        show(&mut harness, Kind::Sighted, screen);
        places.push(harness.get_by_label(&name).rect().top().round());
    }
    places.dedup();
    assert_eq!(places.len(), 1, "{places:?}");
}

/// Castling and captures, too, have a line in the reader's language next to the words of D.2.1.
#[test]
fn each_announcement_has_a_plain_line_next_to_it() {
    let plain = |moves: &str| {
        let script = format!("{}both play {moves}\n", crate::languages::HOME);
        let table = crate::languages::table(&script, locale::Locale::En);
        let screen = crate::languages::screen_of(&table, Person::Player(Color::Black));
        (screen.banner.announcement, screen.banner.plain)
    };
    let castles = "1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.O-O";
    for (moves, announcement, expected) in [
        ("1.e4", "Eva vier", "pawn e2 – e4"),
        (castles, "Kurze Rochade", "Castles kingside"),
        ("1.e4 d5 2.exd5", "Eva schlägt David fünf", "pawn e4 takes pawn d5"),
    ] {
        assert_eq!(plain(moves), (announcement.to_owned(), expected.to_owned()));
    }
}

/// A page that the friend closes with the mouse leaves the game behind it, in the very frame in which it closes.
#[test]
fn a_page_of_the_friend_is_closed_with_the_mouse() {
    let script =
        "set place=home\ntime 900+10\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\nboth play 1.e4 e5\n";
    let screen = screen_of(&table(script, Locale::En), Person::Player(Color::Black));
    let mut harness = open_sized(Kind::Sighted, screen, egui::vec2(944.0, 1016.0));
    for page in [Control::Help, Control::More] {
        let name = harness.state().screen.button(page).unwrap().name.clone();
        harness.get_by_label(&name).click();
        harness.run_steps(3);
        let close = harness.state().screen.words.close.clone();
        harness.get_all_by_label(&close).next().unwrap().click();
        harness.run_steps(3);
        assert!(harness.get_all_by_label(&name).next().is_some());
    }
}
