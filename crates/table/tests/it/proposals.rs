//! Random play with wrong moves, claims and rulings: accepting a proposal takes back only completed moves that were named
//! before, and changes only what was shown before on boards and clocks.

use laws::claim::{Claim, Irregularity};
use laws::command::{Command, WordedMove};
use laws::discrepancy::ReadSheet;
use laws::event::Proposal;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::{People, Person, Player, Sight};
use laws::proposal::ProposalKind;
use laws::regulations::Regulations;
use laws::rules::outcome::{ProposalOutcome, SquareChange};
use locale::{Locale, Messages};
use notation::time_control;
use shakmaty::{ByColor, Color, Position as _, Square, uci::UciMove};
use testing::chance::Chance;
use wording::proposal::{SquareNaming, move_of, outcome};

const GAMES: u64 = 400;
const STEPS: usize = 60;

struct RandomGame {
    chance: Chance,
    game: Game,
    now_ms: u64,
    accepted: ByKind,
}

/// The number of accepted proposals of each kind.
type ByKind = std::collections::BTreeMap<&'static str, usize>;

impl RandomGame {
    fn new(seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let player = |sight| Player {
            name: String::from("Ada"),
            sight,
        };
        let people = People {
            players: ByColor {
                white: player(Sight::Vi),
                black: player(Sight::Sighted),
            },
            assistants: ByColor::default(),
            arbiter: Some(String::from("Dora")),
        };
        let otherwise = chance.one_in(3);
        let mut regulations = Regulations {
            time: time_control::read("5400+30").unwrap(),
            ..Regulations::default()
        };
        if otherwise {
            regulations.speed = laws::regulations::Speed::Rapid;
            regulations.supervision = laws::regulations::Supervision::Otherwise;
        }
        Self {
            chance,
            game: Game::new(people, regulations),
            now_ms: 1_000,
            accepted: ByKind::new(),
        }
    }

    fn now(&self) -> Moment {
        Moment::from_millis(self.now_ms)
    }

    /// Gives that command; true if it was carried out.
    fn gives(&mut self, by: Person, command: &Command) -> bool {
        let mut game = self.game.clone();
        let is_done = game.carry_out(command, by, self.now()).is_ok();
        if is_done {
            self.game = game;
        }
        is_done
    }

    fn square(&mut self) -> Square {
        self.chance.of(&Square::ALL)
    }

    /// Makes a move for the player to move: mostly a legal one, sometimes between any two squares, with or without the press.
    fn moves(&mut self) {
        let side = self.game.turn().side;
        let position = self.game.current();
        let legal = position.legal_moves();
        let uci = if legal.is_empty() || self.chance.one_in(8) {
            let (from, to) = (self.square(), self.square());
            UciMove::Normal {
                from,
                to,
                promotion: None,
            }
        } else {
            let legal: Vec<_> = legal.into_iter().collect();
            self.chance.of(&legal).to_uci(self.game.regulations().castling_mode)
        };
        let UciMove::Normal { from, to, promotion } = uci else {
            return;
        };
        let by = Person::Player(side);
        if self.chance.one_in(10) {
            let square = self.square();
            self.gives(by, &Command::Lift { board: side, square });
            let piece = None;
            self.gives(
                by,
                &Command::Place {
                    board: side,
                    square,
                    piece,
                },
            );
        }
        self.hand(by, side, (from, to), promotion.map(|role| role.of(side)));
        let words = WordedMove {
            uci,
            text: String::new(),
        };
        self.gives(by, &Command::Announce { side, words });
        if !self.chance.one_in(6) {
            self.gives(by, &Command::PressClock { side });
        }
        // The opponent executes the move, correctly or not.
        let (to, other) = (if self.chance.one_in(8) { self.square() } else { to }, side.other());
        if !self.chance.one_in(8) {
            self.hand(Person::Player(other), other, (from, to), None);
        }
    }

    fn hand(&mut self, by: Person, board: Color, (from, square): (Square, Square), piece: Option<shakmaty::Piece>) {
        self.gives(by, &Command::Lift { board, square: from });
        self.gives(by, &Command::Place { board, square, piece });
    }

    fn sheet(&mut self) -> ReadSheet {
        let mut moves: Vec<_> = self.game.line().iter().map(|completed| completed.legal).collect();
        if self.chance.one_in(2) {
            let mut position = self.game.regulations().start.clone();
            moves.truncate(self.chance.below(moves.len() + 1));
            for legal in &moves {
                position.play_unchecked(*legal);
            }
            let legal: Vec<_> = position.legal_moves().into_iter().collect();
            if !legal.is_empty() {
                moves.push(self.chance.of(&legal));
            }
        }
        ReadSheet {
            moves,
            ..ReadSheet::default()
        }
    }

    fn rules(&mut self) {
        let side = if self.chance.one_in(2) {
            Color::White
        } else {
            Color::Black
        };
        let square = self.square();
        let command = match self.chance.below(12) {
            0 => Command::CompareBoards,
            1 => Command::StartClocks,
            2 => Command::StopClocks,
            3 => Command::Reinstate {
                ply: u32::try_from(self.chance.below(self.game.line().len() + 1)).unwrap(),
            },
            4 => Command::CompareSheets {
                sheets: Some(Box::new(ByColor {
                    white: self.sheet(),
                    black: self.sheet(),
                })),
            },
            5 => Command::SetTime { side, left_ms: 600_000 },
            6 => Command::AddTime { side, by_ms: 60_000 },
            7 => Command::Find {
                side,
                claim: Claim::Touched(square),
            },
            8 => Command::Find {
                side,
                claim: Claim::IllegalMove,
            },
            9 => Command::Find {
                side,
                claim: Claim::Irregularity(self.chance.of(Irregularity::ALL)),
            },
            10 => Command::DeclineProposal {
                kind: self.chance.of(ProposalKind::ALL),
            },
            _ => Command::EnterBoard {
                board: side,
                pieces: self.game.official().board().clone(),
            },
        };
        self.gives(Person::Arbiter, &command);
    }

    fn accepts(&mut self, messages: &Messages) {
        let kind = self.chance.of(ProposalKind::ALL);
        let open = (0..).zip(self.game.proposals()).find(|(_, open)| open.kind() == kind);
        let Some((place, proposal)) = open.map(|(place, open)| (place, open.clone())) else {
            return;
        };
        let before = self.game.clone();
        let shown = ProposalOutcome::after_accepting(&before, place, self.now());
        let text = outcome(messages, &before, &shown, SquareNaming::Named).join(" ");
        if kind == ProposalKind::Claim || !self.gives(Person::Arbiter, &Command::AcceptProposal { kind }) {
            return;
        }
        *self.accepted.entry(kind.as_str()).or_default() += 1;
        let after = &self.game;
        for (ply, completed) in (1..).zip(before.line()) {
            let index = usize::try_from(ply).unwrap() - 1;
            let is_kept = after.line().get(index).is_some_and(|kept| kept == completed);
            assert_eq!(!is_kept, shown.taken_back.contains(&ply), "{proposal:?}");
            let many = shown.taken_back.len() > 4;
            let is_end = shown.taken_back.first() == Some(&ply) || shown.taken_back.last() == Some(&ply);
            if !is_kept && (is_end || !many) {
                let named = move_of(messages, &before, ply).unwrap();
                assert!(text.contains(&named), "{proposal:?}: {text}");
            }
        }
        for side in Color::ALL {
            let mut pieces = before.board(side).pieces().clone();
            for SquareChange { square, before, after } in shown.squares.get(side) {
                assert_eq!(pieces.piece_at(*square), *before);
                let many = shown.squares.get(side).len() > 12;
                assert!(many || text.contains(&square.to_string()), "{text}");
                match after {
                    Some(piece) => pieces.set_piece_at(*square, *piece),
                    None => pieces.discard_piece_at(*square),
                }
            }
            assert_eq!(&pieces, after.board(side).pieces(), "{proposal:?}");
            let left_ms = (
                before.clock().left_ms(side, self.now()),
                after.clock().left_ms(side, self.now()),
            );
            assert_eq!(left_ms, *shown.left_ms.get(side), "{proposal:?}");
        }
        if let Proposal::Correction { board: Some(board), .. } = proposal {
            let correct = before.correct_board(board);
            let (stood, own) = (before.board_before(board), before.board(board));
            let (stands, changed) = (after.board(board).pieces(), shown.squares.get(board));
            if *stands == correct {
                assert!(after.differences(board).is_empty(), "{proposal:?}");
            }
            // All else is in the player's hand, or a move that they have begun on squares that are right without it.
            for square in Square::ALL {
                if stands.piece_at(square) != correct.piece_at(square) {
                    let is_left = changed.iter().all(|change| change.square != square);
                    let undone = own.lifted_from(square).or(stood.piece_at(square));
                    assert!(is_left && undone == correct.piece_at(square), "{proposal:?}: {square}");
                }
            }
        }
    }
}

#[test]
fn accepting_a_proposal_takes_back_only_the_moves_it_named() {
    let messages = Messages::new(Locale::En);
    let mut accepted = ByKind::new();
    for seed in 0..GAMES {
        let mut table = RandomGame::new(seed);
        table.gives(Person::Arbiter, &Command::StartClocks);
        for _ in 0..STEPS {
            table.now_ms += 1_000;
            match table.chance.below(8) {
                0..=4 => table.moves(),
                5 => table.rules(),
                _ => table.accepts(&messages),
            }
            if table.game.ending().is_some() {
                break;
            }
        }
        for (kind, count) in table.accepted {
            *accepted.entry(kind).or_default() += count;
        }
    }
    for kind in ["penalty", "correction", "clock"] {
        assert!(accepted.get(kind).is_some_and(|count| *count > 20), "{accepted:?}");
    }
}
