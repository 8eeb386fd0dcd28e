//! Games that are really played, entry by entry, for tests.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Piece, Role, Square};

use laws::command::{Approval, Command, WordedMove};
use laws::ending::GameResult;
use laws::event::ProposalKind;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::regulations::Regulations;
use laws::time_control::{Period, TimeControl};

use super::chain::{Chain, StoredEntry};
use super::entry::{GameSetup, JournalEvent};
use super::record::samples;

/// A table whose journal is kept in memory.
pub struct Story {
    /// The game as it stands.
    pub game: Game,
    /// Every entry so far.
    pub journal: Vec<StoredEntry>,
    chain: Chain,
    at: Moment,
}

/// The player of the white pieces.
pub fn white() -> Person {
    Person::Player(Color::White)
}

/// The player of the black pieces.
pub fn black() -> Person {
    Person::Player(Color::Black)
}

impl Story {
    /// A new table; its opening is the first entry.
    pub fn open(opening: GameSetup) -> Self {
        let mut story = Self {
            game: opening.game(),
            journal: Vec::new(),
            chain: Chain::default(),
            at: Moment::START,
        };
        story.write(&JournalEvent::Opened(Box::new(opening)));
        story
    }

    /// Adds an entry without applying its event.
    pub fn write(&mut self, event: &JournalEvent) {
        self.journal.push(self.chain.link(event, self.at));
    }

    /// Lets so much time pass, with the events that time alone brings.
    pub fn wait(&mut self, ms: u64) {
        self.at = self.at.plus_millis(ms);
        for event in self.game.decide_time(self.at) {
            self.game.apply(&event, self.at);
            self.write(&JournalEvent::Event(event));
        }
    }

    /// Tries the command; true if it was not refused.
    pub fn try_do(&mut self, by: Person, command: &Command) -> bool {
        let Ok(events) = self.game.decide(command, by, self.at) else {
            return false;
        };
        for event in events {
            self.game.apply(&event, self.at);
            self.write(&JournalEvent::Event(event));
        }
        true
    }

    /// Carries out a command that must not be refused.
    pub fn must(&mut self, by: Person, command: &Command) {
        let refusal = self.game.decide(command, by, self.at).err();
        assert!(self.try_do(by, command), "{command:?}: {refusal:?}");
    }

    /// Announce, make, press, repeat, execute and record, three seconds apart.
    pub fn cycle(&mut self, side: Color, uci: &str) {
        let (me, other) = (Person::Player(side), Person::Player(side.other()));
        let uci: UciMove = uci.parse().unwrap();
        let text = format!("{side} {uci}");
        let words = WordedMove {
            uci,
            text: text.clone(),
        };
        let UciMove::Normal { from, to, .. } = uci else {
            panic!("{uci}")
        };
        self.must(
            me,
            &Command::Announce {
                side,
                words: words.clone(),
            },
        );
        self.wait(1_000);
        self.hands(me, side, from, to);
        self.wait(1_000);
        self.must(me, &Command::PressClock { side });
        self.wait(1_000);
        self.must(
            other,
            &Command::Repeat {
                side: side.other(),
                words,
            },
        );
        self.hands(other, side.other(), from, to);
        self.must(me, &Command::Record { side, text });
    }

    fn hands(&mut self, by: Person, board: Color, from: Square, to: Square) {
        self.must(by, &Command::Lift { board, square: from });
        self.must(
            by,
            &Command::Place {
                board,
                square: to,
                piece: None,
            },
        );
    }
}

/// A timed game between Ada and Ben with assistants and an arbiter.
pub fn timed_opening() -> GameSetup {
    let mut opening = samples::openings().remove(1);
    let period = |moves, main_ms| Period {
        moves,
        main_ms,
        increment_ms: 30_000,
        ..Period::default()
    };
    opening.regulations = Regulations {
        time: TimeControl::same(vec![period(Some(2), 5_400_000), period(None, 900_000)]),
        ..Regulations::default()
    };
    opening
}

/// The stored sample: a game with a slip of the tongue, a wrong repetition, a corrected board, an illegal move, a new
/// period, draw offers and a resignation. It is never changed: its journal is kept for ever.
pub fn sample_game() -> Story {
    let mut story = Story::open(timed_opening());
    let words = |uci: &str| WordedMove {
        uci: uci.parse().unwrap(),
        text: format!("said {uci}"),
    };
    let arbiter = Person::Arbiter;
    let (w, b) = (Color::White, Color::Black);
    story.must(
        arbiter,
        &Command::Approve {
            what: Approval::Assistant(w),
        },
    );
    story.must(arbiter, &Command::Approve { what: Approval::Device });
    story.must(white(), &Command::Arrive { side: w });
    story.must(arbiter, &Command::StartClocks);
    story.wait(2_345);
    story.must(
        white(),
        &Command::Announce {
            side: w,
            words: words("d2d4"),
        },
    );
    story.must(
        white(),
        &Command::CorrectAnnouncement {
            side: w,
            words: words("e2e4"),
        },
    );
    story.cycle(w, "e2e4");
    story.cycle(b, "e7e5");
    story.cycle(w, "g1f3");
    story.must(white(), &Command::OfferDraw { side: w });
    story.must(black(), &Command::DeclineDraw { side: b });
    story.must(
        black(),
        &Command::Announce {
            side: b,
            words: words("b8c6"),
        },
    );
    story.must(
        white(),
        &Command::Repeat {
            side: w,
            words: words("b8a6"),
        },
    );
    story.cycle(b, "b8c6");
    story.cycle(w, "f1c4");
    story.must(
        black(),
        &Command::Announce {
            side: b,
            words: words("c6c5"),
        },
    );
    story.hands(black(), b, Square::C6, Square::C5);
    story.must(black(), &Command::PressClock { side: b });
    story.wait(10_000);
    story.must(arbiter, &Command::StopClocks);
    story.must(
        arbiter,
        &Command::AcceptProposal {
            kind: ProposalKind::Penalty,
        },
    );
    story.must(arbiter, &Command::Reinstate { ply: 5 });
    let pieces = story.game.official().board_after_a_fall();
    story.must(arbiter, &Command::EnterBoard { board: w, pieces });
    story.must(arbiter, &Command::CompareBoards);
    story.must(arbiter, &Command::Reinstate { ply: 5 });
    story.must(
        arbiter,
        &Command::SetTime {
            side: w,
            left_ms: 5_000_000,
        },
    );
    story.must(arbiter, &Command::SetMoves { side: w, moves: 3 });
    story.must(
        arbiter,
        &Command::Warn {
            side: b,
            text: String::from("Quiet, please"),
        },
    );
    story.must(
        arbiter,
        &Command::Note {
            text: String::from("Relógio acertado; Bauer fünf"),
        },
    );
    story.must(arbiter, &Command::StartClocks);
    story.cycle(b, "g8f6");
    story.wait(60_000);
    story.must(black(), &Command::OfferDraw { side: b });
    story.must(white(), &Command::Resign { side: w });
    story.must(
        white(),
        &Command::Sign {
            side: w,
            result: Some(GameResult::BlackWins),
        },
    );
    story.must(
        black(),
        &Command::Sign {
            side: b,
            result: Some(GameResult::BlackWins),
        },
    );
    story
}

trait AfterAFall {
    fn board_after_a_fall(&self) -> shakmaty::Board;
}

impl AfterAFall for Chess {
    fn board_after_a_fall(&self) -> shakmaty::Board {
        use shakmaty::Position as _;
        let mut board = self.board().clone();
        board.discard_piece_at(Square::A2);
        board
    }
}

/// A game without a clock from another position, with en passant, castling and a promotion, won by mate.
pub fn untimed_game() -> Story {
    let mut opening = samples::openings().remove(0);
    opening.regulations.start = "6k1/P4ppp/8/8/4p3/8/3P4/4K2R w K - 0 1"
        .parse::<Fen>()
        .unwrap()
        .into_position(CastlingMode::Standard)
        .unwrap();
    let mut story = Story::open(opening);
    let (w, b) = (Color::White, Color::Black);
    story.cycle(w, "d2d4");
    let words = WordedMove {
        uci: "e4d3".parse().unwrap(),
        text: String::from("Emil schlägt Dora drei"),
    };
    let place = |board, square, role, color| Command::Place {
        board,
        square,
        piece: Some(Piece { color, role }),
    };
    for (by, board) in [(black(), b), (white(), w)] {
        story.must(
            by,
            &Command::Lift {
                board,
                square: Square::E4,
            },
        );
        story.must(
            by,
            &Command::Place {
                board,
                square: Square::D3,
                piece: None,
            },
        );
        story.must(
            by,
            &Command::Remove {
                board,
                square: Square::D4,
            },
        );
        if board == b {
            story.must(
                by,
                &Command::Announce {
                    side: b,
                    words: words.clone(),
                },
            );
            story.must(by, &Command::PressClock { side: b });
        }
    }
    let words = WordedMove {
        uci: "e1h1".parse().unwrap(),
        text: String::from("kurze Rochade"),
    };
    for (by, board) in [(white(), w), (black(), b)] {
        for (from, to) in [(Square::E1, Square::G1), (Square::H1, Square::F1)] {
            story.hands(by, board, from, to);
        }
        if board == w {
            story.must(
                by,
                &Command::Announce {
                    side: w,
                    words: words.clone(),
                },
            );
            story.must(by, &Command::PressClock { side: w });
        }
    }
    story.cycle(b, "d3d2");
    let words = WordedMove {
        uci: "a7a8q".parse().unwrap(),
        text: String::from("Anna acht Dame"),
    };
    for (by, board) in [(white(), w), (black(), b)] {
        story.must(
            by,
            &Command::Remove {
                board,
                square: Square::A7,
            },
        );
        story.must(by, &place(board, Square::A8, Role::Queen, w));
        // Mate ends the game before anybody presses (5.1.1).
        story.must(
            by,
            &Command::Announce {
                side: w,
                words: words.clone(),
            },
        );
        if story.game.ending().is_some() {
            break;
        }
    }
    story
}

/// One act that somebody might try, chosen by four numbers: mostly sensible, sometimes nonsense.
pub fn something(game: &Game, [kind, a, b, c]: [u8; 4]) -> (Person, Command) {
    use shakmaty::Position as _;

    let side = if a % 4 == 0 {
        game.turn().side.other()
    } else {
        game.turn().side
    };
    let me = Person::Player(side);
    let legal = game.current().legal_moves();
    let chosen = legal.get(usize::from(b) % legal.len().max(1)).copied();
    let uci = chosen
        .filter(|_| c % 8 != 0)
        .map_or_else(|| "e1e5".parse().unwrap(), |legal| legal.to_uci(CastlingMode::Standard));
    let uci = if kind % 3 == 0 {
        uci
    } else {
        game.turn().announced.unwrap_or(uci)
    };
    let words = WordedMove {
        uci,
        text: uci.to_string(),
    };
    let (from, to) = match uci {
        UciMove::Normal { from, to, .. } => (from, to),
        UciMove::Put { to, .. } => (to, to),
        UciMove::Null => (Square::A1, Square::A1),
    };
    let text = format!("{a} \u{2654}");
    match kind % 24 {
        0..=2 => (me, Command::Announce { side, words }),
        3..=5 => (
            me,
            Command::Lift {
                board: side,
                square: from,
            },
        ),
        6..=8 => (
            me,
            Command::Place {
                board: side,
                square: to,
                piece: None,
            },
        ),
        9..=11 => (me, Command::PressClock { side }),
        12 => (me, Command::Repeat { side, words }),
        13 => (me, Command::Record { side, text }),
        14 => (me, Command::OfferDraw { side }),
        15 => (Person::Arbiter, Command::StopClocks),
        16 | 17 => (Person::Arbiter, Command::StartClocks),
        18 => (
            Person::Arbiter,
            Command::AddTime {
                side,
                by_ms: u64::from(a) * 999,
            },
        ),
        19 => (Person::Arbiter, Command::CompareBoards),
        20 => (Person::Arbiter, Command::Reinstate { ply: u32::from(a % 4) }),
        21 => (
            Person::Arbiter,
            Command::AcceptProposal {
                kind: ProposalKind::ALL[usize::from(a % 5)],
            },
        ),
        22 => (
            me,
            Command::Remove {
                board: side,
                square: to,
            },
        ),
        _ => (Person::Arbiter, Command::Note { text }),
    }
}
