//! Random games on a board of wood, read as a DGT board reads it, with hands that slide, hover, flicker, adjust and knock over:
//! every move is recognised, none is invented, and what was touched is told. `HANDS_GAMES` says how many games; `HANDS_SEED`
//! plays one alone and tells what was reported and read.
#![allow(clippy::print_stdout, reason = "figures, and the story of one game")]

mod person;

use laws::command::{Command, WordedMove};
use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::{People, Person, Player, Sight};
use laws::player_board::{self, HandMovement};
use laws::regulations::Regulations;
use laws::rules::boards;
use laws::turn::Turn;
use person::{Deed, deed};
use protocols::eboard::hands::{KnownGame, ReportOutcome, ShownBoard};
use protocols::eboard::report::{BoardAvailability, BoardId, BoardLoss, BoardMake, BoardReport, FoundBoard};
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, File, Position as _, Rank, Square, uci::UciMove};
use std::collections::VecDeque;
use testing::chance::Chance;

/// A DGT board reads its squares one after another, a8 first, and begins again after this time.
const SCAN_MS: u64 = 250;
/// From one square to the next, in microseconds.
const NEXT_SQUARE_US: u64 = 3_500;
/// Five bytes at 9600 baud, in microseconds.
const MESSAGE_US: u64 = 5_208;
const PLIES: usize = 60;

/// A fault on the wire.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    /// A message never comes: a byte of it was lost, or all of it.
    UpdateLost,
    /// A message names another square.
    WrongSquare,
    /// The board resets: it is gone for a second, and then shows everything.
    Reset,
}

#[derive(Default)]
struct Figures {
    moves: u64,
    executed: u64,
    touches: u64,
    waits: Vec<u64>,
    plain_waits: Vec<u64>,
    faults: [(u64, u64); 3],
}

/// One table: the owner of an electronic board, and the opponent, whose hands are perfect.
struct ScannedTable {
    seed: u64,
    chance: Chance,
    game: Game,
    hands: ShownBoard,
    owner: Color,
    /// The pieces that really stand there, and those that the scanner has read.
    real: Board,
    read: Board,
    now_us: u64,
    scan_us: u64,
    wire_us: u64,
    wire: VecDeque<(u64, BoardReport)>,
    touched: Vec<Square>,
    made: Vec<UciMove>,
    /// When the hands were first seen to have done the expected move.
    seen: Option<u64>,
    fault: Option<Fault>,
}

impl ScannedTable {
    fn new(seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let owner = if chance.one_in(2) { Color::White } else { Color::Black };
        let player = |sight| Player {
            name: String::from("Ada"),
            sight,
        };
        let sight = if chance.one_in(3) { Sight::Vi } else { Sight::Sighted };
        let people = People {
            players: ByColor::new_with(|side| player(if side == owner { sight } else { Sight::Sighted })),
            assistants: ByColor::default(),
            arbiter: None,
        };
        let mut table = Self {
            seed,
            chance,
            game: Game::new(people, Regulations::default()),
            hands: ShownBoard::new(),
            owner,
            real: Board::default(),
            read: Board::default(),
            now_us: 1_000_000,
            scan_us: 1_000_000,
            wire_us: 0,
            wire: VecDeque::new(),
            touched: Vec::new(),
            made: Vec::new(),
            seen: None,
            fault: None,
        };
        table.report(&BoardReport::Shows(Board::default()));
        table
    }

    fn now(&self) -> Moment {
        Moment::from_micros(self.now_us)
    }

    fn command(&mut self, by: Person, command: &Command) -> Result<(), String> {
        let mut game = self.game.clone();
        let now = self.now();
        let events = game
            .carry_out(command, by, now)
            .map_err(|refusal| format!("{command:?}: {refusal:?}"))?;
        self.game = game;
        for event in events {
            if let Event::PieceTouched { board, square, .. } = event
                && board == self.owner
            {
                self.touched.push(square);
            } else if let Event::MoveMade { side, uci, .. } = event
                && side == self.owner
            {
                self.made.push(uci);
            }
        }
        Ok(())
    }

    fn ask(&mut self, what: impl FnOnce(&mut ShownBoard, &KnownGame<'_>, Moment) -> Vec<ReportOutcome>) {
        let position = self.game.current();
        let known = KnownGame {
            board: self.game.board(self.owner),
            position: &position,
            owner: self.owner,
        };
        let (now, board) = (self.now(), self.owner);
        for doing in what(&mut self.hands, &known, now) {
            if std::env::var("HANDS_SEED").is_ok() {
                println!("{} {doing:?}", now.as_millis());
            }
            let command = match doing {
                ReportOutcome::Hand(HandMovement::Lift(square)) => Command::Lift { board, square },
                ReportOutcome::Hand(HandMovement::Remove(square)) => Command::Remove { board, square },
                ReportOutcome::Hand(HandMovement::Place(square, piece)) => Command::Place { board, square, piece },
                ReportOutcome::Turned(_) | ReportOutcome::Proposes(_) => panic!("seed {}: {doing:?}", self.seed),
                ReportOutcome::Stood => continue,
            };
            self.command(Person::Player(board), &command).unwrap_or_else(|refused| {
                assert!(self.game.ending().is_some(), "seed {}: {refused}", self.seed);
            });
        }
    }

    fn report(&mut self, report: &BoardReport) {
        if std::env::var("HANDS_SEED").is_ok() {
            println!("{} {report:?}", self.now().as_millis());
        }
        self.ask(|hands, known, now| hands.report(report, known, now));
    }

    /// Time passes until then: the scanner reads, the wire carries, the hands are woken.
    fn pass(&mut self, until_us: u64, deed: &mut VecDeque<person::Physical>, done: &dyn Fn(&Game) -> bool) {
        loop {
            let scan = self.scan_us;
            let wire = self.wire.front().map_or(u64::MAX, |(at, _)| *at);
            let wake = self.hands.next_wakeup().map_or(u64::MAX, Moment::as_micros);
            let next = scan.min(wire).min(wake);
            if next > until_us {
                self.now_us = until_us;
                return;
            }
            self.now_us = self.now_us.max(next);
            if next == scan {
                self.scan(deed);
            } else if next == wire {
                if let Some((_, report)) = self.wire.pop_front() {
                    self.report(&report);
                }
            } else {
                self.ask(ShownBoard::wake);
                assert!(
                    self.hands.next_wakeup().is_none_or(|at| at.as_micros() > next),
                    "it wakes again and again"
                );
            }
            if self.seen.is_none() && done(&self.game) {
                self.seen = Some(self.now_us);
            }
        }
    }

    /// One scan: each square as it is when it is read.
    fn scan(&mut self, deed: &mut VecDeque<person::Physical>) {
        let squares = Rank::ALL
            .into_iter()
            .rev()
            .flat_map(|rank| File::ALL.map(|file| Square::from_coords(file, rank)));
        for (index, square) in squares.enumerate() {
            let at = self.scan_us + NEXT_SQUARE_US * u64::try_from(index).unwrap();
            while let Some((_, square, piece)) = deed.pop_front_if(|(ms, _, _)| *ms * 1000 <= at) {
                match piece {
                    Some(piece) => self.real.set_piece_at(square, piece),
                    None => self.real.discard_piece_at(square),
                }
            }
            let stands = self.real.piece_at(square);
            if stands == self.read.piece_at(square) {
                continue;
            }
            match stands {
                Some(piece) => self.read.set_piece_at(square, piece),
                None => self.read.discard_piece_at(square),
            }
            let mut reported = square;
            match self.fault.filter(|fault| *fault != Fault::Reset) {
                Some(Fault::UpdateLost) => {
                    self.fault = None;
                    continue;
                }
                Some(Fault::WrongSquare) => {
                    self.fault = None;
                    reported = self.chance.of(&Square::ALL);
                }
                Some(Fault::Reset) | None => {}
            }
            let twice = if self.chance.one_in(12) { 2 } else { 1 };
            for _ in 0..twice {
                self.wire_us = self.wire_us.max(at) + MESSAGE_US;
                self.wire
                    .push_back((self.wire_us, BoardReport::Changed(reported, stands)));
            }
        }
        self.scan_us += SCAN_MS * 1000;
    }

    fn turn(&self, side: Color) -> Turn {
        self.game.open_turn(side).unwrap().clone()
    }

    /// The owner's own move, on the wooden board.
    fn moves(&mut self, position: &Chess, made: shakmaty::Move, figures: &mut Figures) -> bool {
        let (owner, by) = (self.owner, Person::Player(self.owner));
        let uci = made.to_uci(CastlingMode::Standard);
        let words = WordedMove {
            uci,
            text: String::new(),
        };
        let began = self.now_us / 1000;
        let mut deed = deed(position, made, began, false, &mut self.chance);
        self.touched.clear();
        self.made.clear();
        self.seen = None;
        let has_fault = self.fault.is_some();
        let mut events = VecDeque::from(std::mem::take(&mut deed.events));
        let after = player_board::after(position, made);
        let announces_first = self.game.people().is_vi(owner);
        if announces_first {
            self.command(
                by,
                &Command::Announce {
                    side: owner,
                    words: words.clone(),
                },
            )
            .unwrap();
        }
        let stands = after.clone();
        let done = move |game: &Game| *game.board(owner).pieces() == stands;
        for (at, square) in &deed.adjusted {
            self.pass(at * 1000, &mut events, &done);
            // A player who has touched it before cannot adjust it any more.
            drop(self.command(
                by,
                &Command::Adjust {
                    side: owner,
                    square: *square,
                },
            ));
        }
        if self.fault == Some(Fault::Reset) {
            self.reset(&mut events, &done, deed.released.midpoint(began));
        }
        let pressed_soon = self.chance.one_in(4);
        let end = events.back().map_or(deed.released, |last| last.0).max(deed.released);
        self.pass(
            end * 1000 + if pressed_soon { 520_000 } else { 3_000_000 },
            &mut events,
            &done,
        );
        if pressed_soon {
            self.ask(ShownBoard::settle);
        }
        let made_out = if self.game.ending().is_some() {
            boards::HandState::Done(uci)
        } else {
            self.game.hands(&self.turn(owner))
        };
        if has_fault {
            return self.after_a_fault(&words, &after, made_out);
        }
        let seed = self.seed;
        let at = format!("seed {seed} ply {} {uci} {:?}", self.game.plies_made(), deed);
        assert_eq!(made_out, boards::HandState::Done(uci), "{at} {:?}", self.made);
        assert_eq!(self.game.board(owner).pieces(), &after, "{at}");
        assert!(self.game.board(owner).hand().is_empty(), "{at}");
        let may_be_made = |made: &UciMove| {
            *made == uci || matches!(made, UciMove::Normal { from, to, .. } if deed.on_the_way.contains(&(*from, *to)))
        };
        assert!(self.made.iter().all(may_be_made), "{at}: {:?}", self.made);
        self.check_touches(&deed, &at);
        figures.touches += u64::try_from(self.touched.len()).unwrap();
        figures.moves += 1;
        if !pressed_soon && let Some(seen) = self.seen {
            let waited = (seen / 1000).saturating_sub(deed.released);
            figures.waits.push(waited);
            if deed.is_plain {
                figures.plain_waits.push(waited);
            }
        }
        self.complete(owner, &words, announces_first);
        true
    }

    fn check_touches(&self, deed: &Deed, at: &str) {
        for square in self.touched.iter().filter(|square| !deed.lifted_again.contains(square)) {
            let lifted = deed.lifted.iter().filter(|one| one.square == *square);
            assert!(
                lifted.into_iter().any(|one| !one.is_flicker),
                "{at}: {square} was not lifted: {:?}",
                self.touched
            );
        }
        // After what was made at first it was the opponent's turn, as far as anybody could see.
        if !deed.on_the_way.is_empty() {
            return;
        }
        let really: Vec<_> = deed.lifted.iter().filter(|one| !one.is_flicker).collect();
        let place = |square: Square| self.touched.iter().position(|other| *other == square);
        for one in &really {
            if deed.adjusted.iter().any(|(_, square)| *square == one.square) {
                continue;
            }
            assert!(
                place(one.square).is_some(),
                "{at}: {} was lifted: {:?}",
                one.square,
                self.touched
            );
            for other in really.iter().filter(|other| other.at >= one.at + 400) {
                assert!(
                    place(other.square) > place(one.square),
                    "{at}: order of {:?}",
                    self.touched
                );
            }
        }
    }

    /// The opponent repeats and executes the owner's move, or the owner the opponent's; the clock is pressed.
    fn complete(&mut self, side: Color, words: &WordedMove, is_announced: bool) {
        let by = Person::Player(side);
        if self.game.ending().is_some() {
            return;
        }
        if !is_announced {
            self.command(
                by,
                &Command::Announce {
                    side,
                    words: words.clone(),
                },
            )
            .unwrap();
        }
        if side == self.owner {
            self.perfect_hands(side.other());
        }
        if self.game.ending().is_none() {
            self.command(by, &Command::PressClock { side }).unwrap();
        }
        let last = self.game.line().last().unwrap();
        assert_eq!(last.uci, words.uci, "seed {}", self.seed);
        assert_eq!(self.game.differences(self.owner), [], "seed {}", self.seed);
    }

    /// Makes the board of that side as the position is.
    fn perfect_hands(&mut self, side: Color) {
        let wanted = self.game.current().board().clone();
        self.perfect_hands_to(side, &wanted);
    }

    fn perfect_hands_to(&mut self, board: Color, wanted: &Board) {
        for movement in player_board::movements(&self.game.board(board).pieces().clone(), wanted) {
            let command = match movement {
                HandMovement::Lift(square) => Command::Lift { board, square },
                HandMovement::Remove(square) => Command::Remove { board, square },
                HandMovement::Place(square, piece) => Command::Place {
                    board,
                    square,
                    piece: piece.or(wanted.piece_at(square)),
                },
            };
            self.command(Person::Player(board), &command).unwrap();
        }
    }

    /// The opponent's move, which the owner executes on the wooden board.
    fn executes(&mut self, position: &Chess, made: shakmaty::Move, figures: &mut Figures) {
        let (owner, side) = (self.owner, self.owner.other());
        let uci = made.to_uci(CastlingMode::Standard);
        let words = WordedMove {
            uci,
            text: String::new(),
        };
        let after = player_board::after(position, made);
        let before_press = self.chance.one_in(2);
        self.command(
            Person::Player(side),
            &Command::Announce {
                side,
                words: words.clone(),
            },
        )
        .unwrap();
        self.perfect_hands_to(side, &after);
        if self.game.ending().is_some() {
            return;
        }
        if !before_press {
            self.command(Person::Player(side), &Command::PressClock { side })
                .unwrap();
        }
        let began = self.now_us / 1000;
        let mut deed = deed(position, made, began, true, &mut self.chance);
        self.touched.clear();
        self.seen = None;
        let mut events = VecDeque::from(std::mem::take(&mut deed.events));
        let end = events.back().map_or(deed.released, |last| last.0).max(deed.released);
        self.pass(end * 1000 + 3_000_000, &mut events, &|_| false);
        let at = format!(
            "seed {} ply {} executes {uci} {deed:?}",
            self.seed,
            self.game.plies_made()
        );
        assert_eq!(self.game.board(owner).pieces(), &after, "{at}");
        assert!(self.game.board(owner).hand().is_empty(), "{at}");
        assert!(self.game.addressed_to(owner).unwrap().executed, "{at}");
        assert_eq!(self.touched, [], "{at}");
        if before_press {
            self.command(Person::Player(side), &Command::PressClock { side })
                .unwrap();
        }
        figures.executed += 1;
    }

    /// The board is gone for a second in the middle of it.
    fn reset(&mut self, events: &mut VecDeque<person::Physical>, done: &dyn Fn(&Game) -> bool, at_ms: u64) {
        self.pass(at_ms * 1000, events, done);
        self.wire.clear();
        self.report(&BoardReport::Lost(BoardLoss::Silent));
        self.pass((at_ms + 1000) * 1000, events, done);
        self.wire.clear();
        let id = BoardId {
            kind: BoardMake::Dgt,
            serial: String::from("1"),
        };
        self.report(&BoardReport::Connected(FoundBoard {
            id,
            place: String::new(),
            standing: BoardAvailability::Taken(self.owner),
        }));
        let read = self.read.clone();
        self.report(&BoardReport::Shows(read));
    }

    /// A fault was put in: what the game knows is right, or it differs and that is seen; the player says the move and
    /// presses, and no other is completed. Whether it differs.
    fn after_a_fault(&mut self, words: &WordedMove, after: &Board, made: boards::HandState) -> bool {
        let (side, by) = (self.owner, Person::Player(self.owner));
        let differs = self.game.board(side).pieces() != after;
        let is_named = made == boards::HandState::Underway
            || made == boards::HandState::Idle
            || !self.game.differences(side).is_empty()
            || matches!(made, boards::HandState::Done(other) if other != words.uci);
        assert!(
            !differs || is_named,
            "seed {}: {made:?} {}",
            self.seed,
            self.game.board(side).pieces()
        );
        let plies = self.game.line().len();
        drop(self.command(
            by,
            &Command::Announce {
                side,
                words: words.clone(),
            },
        ));
        drop(self.command(by, &Command::PressClock { side }));
        if self.game.line().len() > plies {
            assert_eq!(self.game.line().last().unwrap().uci, words.uci, "seed {}", self.seed);
            let pieces = self.game.board(side).pieces();
            assert!(
                pieces == after || !self.game.differences(side).is_empty(),
                "seed {}: not named",
                self.seed
            );
        }
        !differs
    }
}

fn play(seed: u64, fault: Option<(usize, Fault)>, figures: &mut Figures) {
    let mut table = ScannedTable::new(seed);
    for ply in 0..PLIES {
        if table.game.ending().is_some() {
            return;
        }
        let position = table.game.official().clone();
        // Captures, castling and promotions come more often than by chance alone.
        let legal = position.legal_moves();
        let rare: Vec<_> = legal
            .iter()
            .copied()
            .filter(|one| one.is_castle() || one.is_promotion() || one.is_en_passant())
            .collect();
        let made = if rare.is_empty() || table.chance.one_in(3) {
            table.chance.of(&legal)
        } else {
            table.chance.of(&rare)
        };
        if position.turn() != table.owner {
            table.executes(&position, made, figures);
            continue;
        }
        if let Some((_, fault)) = fault.filter(|(at, _)| *at <= ply) {
            table.fault = Some(fault);
            let hidden = table.moves(&position, made, figures);
            let (count, harmless) = &mut figures.faults[fault as usize];
            *count += 1;
            *harmless += u64::from(hidden);
            return;
        }
        table.moves(&position, made, figures);
    }
}

fn seeds() -> std::ops::Range<u64> {
    let one = std::env::var("HANDS_SEED").ok().and_then(|seed| seed.parse().ok());
    one.map_or(0..games(), |seed| seed..seed + 1)
}

fn games() -> u64 {
    std::env::var("HANDS_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(50)
}

fn part(waits: &mut [u64], hundredth: usize) -> u64 {
    waits.sort_unstable();
    waits.get(waits.len() * hundredth / 100).copied().unwrap_or_default()
}

#[test]
fn every_move_of_real_hands_is_recognised_and_none_invented() {
    let mut figures = Figures::default();
    for seed in seeds() {
        play(seed, None, &mut figures);
    }
    let (mut waits, mut plain) = (figures.waits, figures.plain_waits);
    println!(
        "{} moves made, {} executed, {} touches; from release to recognition ms: all p50 {} p95 {}; plain p50 {} p95 {} of {}",
        figures.moves,
        figures.executed,
        figures.touches,
        part(&mut waits, 50),
        part(&mut waits, 95),
        part(&mut plain, 50),
        part(&mut plain, 95),
        plain.len(),
    );
}

#[test]
fn a_fault_on_the_wire_completes_no_wrong_move() {
    let mut figures = Figures::default();
    for seed in seeds() {
        for fault in [Fault::UpdateLost, Fault::WrongSquare, Fault::Reset] {
            let ply = Chance::new(seed ^ 0xF0).below(40);
            play(seed, Some((ply, fault)), &mut figures);
        }
    }
    println!("faults and those without trace: {:?}", figures.faults);
}
