//! Stories of hands on a board, told square by square, with the time between.

use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Color, Position as _, Square};

use super::hands::{Gesture, KnownGame, ReportOutcome, ShownBoard};
use super::report::{BoardAvailability, BoardId, BoardLoss, BoardMake, BoardReport, FoundBoard};
use laws::command::{Command, WordedMove};
use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::{People, Person, Player, Sight};
use laws::player_board::HandMovement;
use laws::regulations::Regulations;
use laws::rules::boards;

/// A board, its hands and a game of two sighted players.
struct BoardTrial {
    game: Game,
    hands: ShownBoard,
    now: u64,
    owner: Color,
    /// The movements since the last question: `e2^` lifted, `d5x` removed, `Pe4` put down.
    told: Vec<String>,
    touched: Vec<Square>,
    /// The number of times that everything was told.
    stood: usize,
}

impl BoardTrial {
    fn new(fen: &str, owner: Color) -> Self {
        let player = || Player {
            name: String::from("Ada"),
            sight: Sight::Sighted,
        };
        let people = People {
            players: shakmaty::ByColor::new_with(|_| player()),
            assistants: shakmaty::ByColor::default(),
            arbiter: None,
        };
        let start: Chess = fen
            .parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap();
        let regulations = Regulations {
            start: start.clone(),
            ..Regulations::default()
        };
        let mut desk = Self {
            game: Game::new(people, regulations),
            hands: ShownBoard::new(),
            now: 0,
            owner,
            told: Vec::new(),
            touched: Vec::new(),
            stood: 0,
        };
        desk.report(&BoardReport::Shows(start.board().clone()));
        desk.told();
        desk
    }

    fn start() -> Self {
        Self::new("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Color::White)
    }

    fn command(&mut self, command: &Command) -> bool {
        let by = Person::Player(self.owner);
        let now = Moment::from_millis(self.now);
        let Ok(events) = self.game.clone().carry_out(command, by, now) else {
            return false;
        };
        for event in events {
            self.game.apply(&event, now);
            if let Event::PieceTouched { square, .. } = event {
                self.touched.push(square);
            }
        }
        true
    }

    fn ask(&mut self, what: impl FnOnce(&mut ShownBoard, &KnownGame<'_>, Moment) -> Vec<ReportOutcome>) {
        let position = self.game.current();
        let known = KnownGame {
            board: self.game.board(self.owner),
            position: &position,
            owner: self.owner,
        };
        for doing in what(&mut self.hands, &known, Moment::from_millis(self.now)) {
            let board = self.owner;
            let word = match doing {
                ReportOutcome::Hand(movement) => {
                    let (word, command) = match movement {
                        HandMovement::Lift(square) => (format!("{square}^"), Command::Lift { board, square }),
                        HandMovement::Remove(square) => (format!("{square}x"), Command::Remove { board, square }),
                        HandMovement::Place(square, piece) => (
                            format!("{}{square}", piece.unwrap().char()),
                            Command::Place { board, square, piece },
                        ),
                    };
                    assert!(self.command(&command), "{word} was refused");
                    word
                }
                ReportOutcome::Turned(turned) => format!("turned={turned}"),
                ReportOutcome::Proposes(gesture) => format!("{gesture:?}"),
                ReportOutcome::Stood => {
                    let known = self.game.board(self.owner).pieces();
                    assert_eq!(self.hands.shows(), Some(known), "it stands, and is not told");
                    self.stood += 1;
                    continue;
                }
            };
            self.told.push(word);
        }
    }

    fn report(&mut self, report: &BoardReport) {
        self.ask(|hands, known, now| hands.report(report, known, now));
    }

    fn settle(&mut self) {
        self.ask(ShownBoard::settle);
    }

    fn told(&mut self) -> String {
        std::mem::take(&mut self.told).join(" ")
    }

    /// Lets that many milliseconds pass.
    fn wait(&mut self, ms: u64) {
        let until = self.now + ms;
        while let Some(at) = self.hands.next_wakeup().filter(|at| at.as_millis() <= until) {
            assert!(at.as_millis() > self.now, "it wakes again and again");
            self.now = at.as_millis();
            self.ask(ShownBoard::wake);
        }
        self.now = until;
    }

    /// Plays a story: a number is milliseconds that pass, `e2-` a square that is empty now, `Pe4` a square on which a
    /// piece stands now. Returns the movements told.
    fn see(&mut self, story: &str) -> String {
        for word in story.split_whitespace() {
            if let Ok(ms) = word.parse() {
                self.wait(ms);
                continue;
            }
            let report = match word.strip_suffix('-') {
                Some(square) => BoardReport::Changed(square.parse().unwrap(), None),
                None => BoardReport::Changed(
                    word[1..].parse().unwrap(),
                    shakmaty::Piece::from_char(word.chars().next().unwrap()),
                ),
            };
            self.report(&report);
        }
        self.told()
    }

    fn done(&self) -> String {
        let turn = self.game.open_turn(self.owner).unwrap();
        match self.game.hands(turn) {
            boards::HandState::Done(uci) => uci.to_string(),
            boards::HandState::Idle => String::from("idle"),
            boards::HandState::Underway => String::from("underway"),
        }
    }

    fn touched(&self) -> String {
        self.touched
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ")
    }
}

fn board(placement: &str) -> Board {
    placement.parse().unwrap()
}

#[test]
fn a_knight_through_the_air_is_told_when_it_comes_down() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("g1- 250 Nf3"), "g1^ Nf3");
    assert_eq!((desk.done().as_str(), desk.touched().as_str()), ("g1f3", "g1"));
    assert_eq!(desk.hands.next_wakeup(), None);
}

#[test]
fn a_piece_long_in_the_air_is_lifted_first() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("g1- 299"), "");
    assert_eq!(desk.see("1"), "g1^");
    assert_eq!(desk.see("9000 Nf3"), "Nf3");
}

#[test]
fn a_flicker_touches_nothing() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("g1- 260 Ng1 5000"), "");
    assert_eq!(desk.touched(), "");
}

#[test]
fn it_stands_when_all_is_told() {
    let mut desk = BoardTrial::start();
    let stood = desk.stood;
    desk.see("g1- 250");
    assert_eq!(desk.stood, stood);
    desk.see("Nf3 5000");
    assert_eq!(desk.stood, stood + 1);
    desk.see("g8- 20 ng8 5000");
    assert_eq!(desk.stood, stood + 2);
}

#[test]
fn j_adoube_is_lifted_and_put_back() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("g1- 700 Ng1"), "g1^ Ng1");
    assert_eq!(desk.done(), "idle");
}

#[test]
fn a_lifted_pawn_lands_at_once_and_a_pushed_one_after_a_while() {
    assert_eq!(BoardTrial::start().see("e2- 250 Pe4"), "e2^ Pe4");
    assert_eq!(BoardTrial::start().see("e2- Pe4"), "e2^ Pe4", "it can go no further");
    assert_eq!(BoardTrial::start().see("e2- Pe3 300"), "e2^", "it may go on to e4");
    assert_eq!(BoardTrial::start().see("e2- Pe3 250 e3- Pe4"), "e2^ Pe4");
    assert_eq!(BoardTrial::start().see("e2- Pe3 400"), "e2^ Pe3");
}

const QUEEN: &str = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";

#[test]
fn a_sliding_queen_is_told_once_where_it_stops() {
    let mut desk = BoardTrial::new(QUEEN, Color::White);
    // Interleaved: the new square shows before the old one empties.
    let told = desk.see("Qd2 d1- 250 Qd4 d2- 250 Qd6 d4- 349");
    assert_eq!(told, "d1^");
    assert_eq!(desk.see("1"), "Qd6");
    assert_eq!(desk.done(), "d1d6");
}

#[test]
fn a_slide_to_the_edge_ends_there() {
    let mut desk = BoardTrial::new(QUEEN, Color::White);
    assert_eq!(desk.see("d1- Qd4 250 Qd8 d4-"), "d1^ Qd8");
}

#[test]
fn a_piece_on_both_squares_in_one_scan_is_one_piece() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("Nf3 250 g1-"), "g1^ Nf3");
    let mut desk = BoardTrial::new(QUEEN, Color::White);
    assert_eq!(desk.see("Qd5 250 d1- 99"), "");
    assert_eq!(desk.see("1"), "d1^ Qd5");
}

#[test]
fn the_lever_waits_for_nothing() {
    let mut desk = BoardTrial::new(QUEEN, Color::White);
    assert_eq!(desk.see("d1- Qd5"), "");
    desk.settle();
    assert_eq!(desk.told(), "d1^ Qd5");
}

const CAPTURE: &str = "4k3/p7/8/8/2p5/8/P3B3/4K3 w - - 0 1";

#[test]
fn captures_in_any_order() {
    for (story, told) in [
        // The captured piece first, quickly and slowly.
        ("c4- 30 e2- 250 Bc4", "c4x e2^ Bc4"),
        ("c4- 400 e2- 400 Bc4", "c4^ e2^ c4x Bc4"),
        // The own piece first; both in the air.
        ("e2- 400 c4- 200 Bc4", "e2^ c4x Bc4"),
        ("e2- c4- 200 Bc4", "e2^ c4x Bc4"),
        // The target is never seen empty.
        ("e2- 250 Bc4", "e2^ c4x Bc4"),
        ("Bc4 e2-", "e2^ c4x Bc4"),
    ] {
        let mut desk = BoardTrial::new(CAPTURE, Color::White);
        assert_eq!(desk.see(story), told, "{story}");
        assert_eq!(desk.done(), "e2c4", "{story}");
        assert!(desk.game.board(Color::White).hand().is_empty());
    }
}

#[test]
fn the_capture_square_lifted_first_may_be_put_back() {
    let mut desk = BoardTrial::new(CAPTURE, Color::White);
    assert_eq!(desk.see("c4- 500 pc4 100"), "c4^ pc4");
    assert_eq!(desk.touched(), "c4");
}

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn castling_in_any_order() {
    for (story, told, touched) in [
        ("e1- 250 Kg1 250 h1- 250 Rf1", "e1^ Kg1 h1^ Rf1", "e1 h1"),
        ("e1- 400 h1- 400 Kg1 250 Rf1", "e1^ h1^ Kg1 Rf1", "e1 h1"),
        // Both in one scan: the order in which squares are read says nothing.
        ("a1- 5 e1- 250 Kc1 5 Rd1", "e1^ a1^ Kc1 Rd1", "e1 a1"),
        ("a1- 5 e1- 400 Kc1 5 Rd1", "e1^ a1^ Kc1 Rd1", "e1 a1"),
        // 4.4.2: the rook was really touched first.
        ("h1- 250 e1- 250 Kg1 250 Rf1", "h1^ e1^ Kg1 Rf1", "h1 e1"),
        ("h1- 400 e1- 400 Kg1 250 Rf1", "h1^ e1^ Kg1 Rf1", "h1 e1"),
    ] {
        let mut desk = BoardTrial::new(CASTLING, Color::White);
        assert_eq!(desk.see(story), told, "{story}");
        assert!(["e1g1", "e1c1"].contains(&desk.done().as_str()), "{story}");
        assert_eq!(desk.touched(), touched, "{story}");
    }
}

#[test]
fn castling_with_the_rook_first_put_down() {
    let mut desk = BoardTrial::new(CASTLING, Color::White);
    assert_eq!(desk.see("h1- 250 Rf1 500"), "h1^ Rf1");
    assert_eq!(desk.done(), "h1f1");
    assert_eq!(desk.see("e1- 250 Kg1 500"), "e1^ Kg1");
    assert_eq!(desk.done(), "e1g1");
}

#[test]
fn a_king_pushed_over_f1_castles() {
    let mut desk = BoardTrial::new(CASTLING, Color::White);
    assert_eq!(desk.see("e1- Kf1 250 f1- Kg1 400"), "e1^ Kg1");
    assert_eq!(desk.see("h1- 250 Rf1"), "h1^ Rf1");
    assert_eq!(desk.done(), "e1g1");
}

const PROMOTION: &str = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn promotions_in_any_order() {
    for (story, told) in [
        // The pawn off, the queen late.
        ("a7- 5000 Qa8", "a7^ a7x Qa8"),
        ("a7- 250 Qa8", "a7x Qa8"),
        // The pawn stays on the last rank until it is exchanged, once within one scan.
        ("a7- 250 Pa8 2000 a8- 1000 Qa8", "a7^ Pa8 a8^ a8x Qa8"),
        ("a7- 250 Pa8 2000 Qa8 400", "a7^ Pa8 a8x Qa8"),
        // The queen stands there before the pawn goes.
        ("Qa8 1000 a7- 300", "Qa8 a7x"),
        // Captured first.
        ("b8- 400 a7- 400 Qb8", "b8^ a7^ b8x a7x Qb8"),
    ] {
        let mut desk = BoardTrial::new(PROMOTION, Color::White);
        assert_eq!(desk.see(story), told, "{story}");
        assert!(
            ["a7a8q", "a7b8q"].contains(&desk.done().as_str()),
            "{story} {}",
            desk.done()
        );
    }
}

#[test]
fn the_wrong_piece_of_a_promotion_is_told_and_exchanged() {
    let mut desk = BoardTrial::new(PROMOTION, Color::White);
    assert_eq!(desk.see("a7- 250 Ra8 3000"), "a7x Ra8");
    assert_eq!(desk.done(), "a7a8r");
    assert_eq!(desk.see("a8- 1000 Qa8 400"), "a8^ Qa8");
    assert_eq!(desk.done(), "a7a8q");
}

const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

#[test]
fn en_passant_in_any_order() {
    for (story, told) in [
        ("e5- 250 Pd6 5000 d5- 300", "e5^ Pd6 d5x"),
        ("d5- 400 e5- 250 Pd6", "d5^ d5x e5^ Pd6"),
        ("e5- 250 d5- 200 Pd6", "e5^ d5x Pd6"),
    ] {
        let mut desk = BoardTrial::new(EN_PASSANT, Color::White);
        assert_eq!(desk.see(story), told, "{story}");
        assert_eq!(desk.done(), "e5d6", "{story}");
    }
    let mut desk = BoardTrial::new(EN_PASSANT, Color::White);
    desk.see("e5- 250 Pd6 5000");
    assert_eq!(desk.done(), "underway");
}

#[test]
fn knocked_over_pieces_invent_no_move() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("e2- 5 f2- 5 g1- 500"), "e2^ f2^ g1^");
    // One piece stands on a square to which it could go, for a second.
    assert_eq!(desk.see("Pe3 1000 Pf2 800 Ng1 900 e3- 300 Pe2 100"), "Pf2 Ng1 Pe2");
    assert_eq!(desk.done(), "idle");
    assert_eq!(desk.see("4000 g1- 250 Nf3"), "g1^ Nf3");
}

#[test]
fn bump_after_the_source_was_lifted() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("g1- 1000 h2- 250 Ph2 500 Nf3"), "g1^ Nf3");
    assert_eq!(desk.touched(), "g1");
}

#[test]
fn two_pieces_in_the_air() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("g1- 700 e2- 700 Pe2 300 Nf3 400"), "g1^ e2^ Pe2 Nf3");
    assert_eq!((desk.done().as_str(), desk.touched().as_str()), ("g1f3", "g1 e2"));
}

#[test]
fn a_hand_that_hovers() {
    // Over its square before the piece stands, and over one where it may not go.
    assert_eq!(BoardTrial::start().see("g1- 1000 Nf3 250 f3- 250 Nf3 500"), "g1^ Nf3");
    assert_eq!(BoardTrial::start().see("g1- 1000 Ng3 250 g3- 250 Nf3 500"), "g1^ Nf3");
}

#[test]
fn an_illegal_move_is_told_when_it_stands() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("g1- 250 Ng3 349"), "g1^");
    assert_eq!(desk.see("1"), "Ng3");
    assert_eq!(desk.done(), "g1g3");
}

#[test]
fn the_opponents_capture_is_executed() {
    let mut desk = BoardTrial::new("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", Color::Black);
    let (side, by, now) = (
        Color::White,
        Person::Player(Color::White),
        Moment::from_millis(desk.now),
    );
    let words = WordedMove {
        uci: "e4d5".parse().unwrap(),
        text: String::new(),
    };
    for command in [
        Command::Announce { side, words },
        Command::Lift {
            board: side,
            square: Square::E4,
        },
        Command::Remove {
            board: side,
            square: Square::D5,
        },
        Command::Place {
            board: side,
            square: Square::D5,
            piece: None,
        },
    ] {
        desk.game.carry_out(&command, by, now).unwrap();
    }
    assert_eq!(desk.game.current().turn(), Color::Black);
    assert_eq!(desk.see("d5- 600 e4- 600 Pd5"), "d5x e4^ Pd5");
    assert!(desk.game.pending().first().unwrap().executed);
    assert_eq!(desk.touched(), "");
}

#[test]
fn what_the_game_moved_by_itself_is_not_taken_back() {
    let mut desk = BoardTrial::start();
    let board = Color::White;
    for command in [
        Command::Lift {
            board,
            square: Square::E2,
        },
        Command::Place {
            board,
            square: Square::E4,
            piece: None,
        },
    ] {
        assert!(desk.command(&command));
    }
    assert_eq!(desk.see("g1- 400 Ng1"), "g1^ Ng1");
    assert_eq!(desk.see("500 e2- 250 Pe4"), "");
}

#[test]
fn far_away_nothing_is_told_until_all_is_quiet() {
    let mut desk = BoardTrial::start();
    desk.report(&BoardReport::Shows(board("8/8/8/8/8/8/8/8")));
    assert_eq!(desk.see("900"), "");
    desk.report(&BoardReport::Shows(board(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
    )));
    assert_eq!(desk.see("400"), "e2^ Pe4");
}

#[test]
fn a_board_that_is_behind_when_it_is_connected_is_told() {
    let mut desk = BoardTrial::start();
    desk.report(&BoardReport::Lost(BoardLoss::Gone));
    assert_eq!(desk.see("g1- 5000"), "", "a square says nothing before all was shown");
    let id = BoardId {
        kind: BoardMake::Dgt,
        serial: String::from("1"),
    };
    desk.report(&BoardReport::Connected(FoundBoard {
        id,
        place: String::new(),
        standing: BoardAvailability::Taken(Color::White),
    }));
    desk.report(&BoardReport::Shows(board(
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R",
    )));
    assert_eq!(desk.see("340"), "g1^ e2^ c7^");
    assert_eq!(desk.see("3000"), "Nf3 Pe4 pc5");
    desk.report(&BoardReport::Shows(board("8/8/8/8/4k3/8/8/4K3")));
    assert_eq!(desk.see("999"), "");
    let told = desk.see("1");
    assert!(!told.is_empty(), "{told}");
    assert_eq!(desk.game.board(Color::White).pieces(), &board("8/8/8/8/4k3/8/8/4K3"));
}

#[test]
fn garbage_that_passes_is_not_told() {
    let mut desk = BoardTrial::start();
    assert_eq!(desk.see("Ke4 5 Ka3 5 Kh5 1500 e4- a3- h5- 5000"), "");
    assert_eq!(desk.see("Ke4 5 Ka3 5 Kh5 1999"), "");
    assert_eq!(desk.see("1").matches('K').count(), 3);
}

#[test]
fn a_board_that_lies_the_other_way_round() {
    let mut desk = BoardTrial::start();
    desk.report(&BoardReport::Connected(FoundBoard {
        id: BoardId {
            kind: BoardMake::Dgt,
            serial: String::from("1"),
        },
        place: String::new(),
        standing: BoardAvailability::Taken(Color::White),
    }));
    let mut pieces = Board::default();
    pieces.rotate_180();
    desk.report(&BoardReport::Shows(pieces));
    assert_eq!(desk.told(), "turned=true");
    assert_eq!(desk.see("b8- 250 Nc6"), "g1^ Nf3");
    assert_eq!(desk.hands.to_board(Square::E4.into()), Square::D5.into());
    assert_eq!(desk.hands.shows(), Some(desk.game.board(Color::White).pieces()));
    // The board is laid correctly in the middle of the game.
    desk.report(&BoardReport::Shows(board(
        "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R",
    )));
    assert_eq!(desk.told(), "turned=false");
    assert!(!desk.hands.is_turned());
}

#[test]
fn the_initial_position_again_proposes_and_tells_nothing() {
    let mut desk = BoardTrial::new(
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
        Color::White,
    );
    desk.report(&BoardReport::Shows(Board::default()));
    assert_eq!(desk.see("1999"), "");
    assert_eq!(desk.see("1"), format!("{:?}", Gesture::InitialPosition));
    desk.settle();
    assert_eq!(desk.see("60000"), "");
}

#[test]
fn kings_in_the_centre_propose_and_tell_nothing() {
    let mut desk = BoardTrial::start();
    let told = desk.see("e1- 5 e8- 250 Ke4 300 kd5 1999");
    assert!(!told.contains('K') && !told.contains('k'), "{told}");
    assert_eq!(desk.see("1"), format!("{:?}", Gesture::Wins(Color::White)));
    assert_eq!(desk.see("60000"), "");
}
