//! A practice game of ten moves, for learning the words: each step says what to type and why. It is played on this
//! table by its own rules, with nothing of it written down; the game on the table waits as it is.

use shakmaty::Color;
use shakmaty::uci::UciMove;

use super::other_game::WaitingGame;
use super::seat::Seat;
use super::seats::side_of;
use announcement::render::Announcement;
use controls::catalogue::Control;
use controls::next;
use laws::game::Game;
use laws::people::Person;
use laws::regulations::{AllowedMovements, Regulations, Repeat, Venue};
use notation::algebraic::{Letters, san_in};

/// The learner's moves with the replies, as White plays them.
const MOVES: [(&str, &str); 10] = [
    ("e2e4", "e7e5"),
    ("g1f3", "b8c6"),
    ("f1b5", "a7a6"),
    ("b5c6", "d7c6"),
    ("e1g1", "c8g4"),
    ("d2d3", "g8f6"),
    ("b1d2", "f8d6"),
    ("h2h3", "g4e6"),
    ("d2c4", "e6c4"),
    ("d3c4", "e8g8"),
];

/// The reasons for the words, move by move, with the control whose key some of them name.
const WHY: [(&str, Option<Control>); 10] = [
    ("practice-why-pawn", None),
    ("practice-why-knight", None),
    ("practice-why-bishop", Some(Control::Last)),
    ("practice-why-capture", None),
    ("practice-why-castling", None),
    ("practice-why-again", Some(Control::Again)),
    ("practice-why-origin", None),
    ("practice-why-question", None),
    ("practice-why-state", Some(Control::State)),
    ("practice-why-pawn-capture", None),
];

/// The practice game under way.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Practice {
    /// The game that waits meanwhile.
    waiting: WaitingGame,
    /// The learner.
    by: Person,
    /// Number of moves made.
    made: usize,
}

impl Practice {
    /// A practice game for that learner while that game waits; the last announcements are told again afterwards.
    pub(super) const fn new(by: Person, waiting: WaitingGame) -> Self {
        Self { waiting, by, made: 0 }
    }

    /// The practice game that learner begins: at home, without a clock, in the words of the game that waits.
    pub(super) fn game(by: Person, waiting: &Game) -> Game {
        let mut regulations = Regulations {
            place: Venue::Home,
            boards: AllowedMovements::Legal,
            repeat: Repeat::Waived,
            vocabulary: waiting.regulations().vocabulary.clone(),
            ..Regulations::default()
        };
        if side_of(by) == Color::Black {
            // The same game from the other side: the learner begins with the black pieces.
            let mut setup = shakmaty::Setup::initial();
            setup.turn = Color::Black;
            regulations.start = setup.position(shakmaty::CastlingMode::Standard).unwrap_or_default();
        }
        Game::new(waiting.people().clone(), regulations)
    }

    /// The waiting game.
    pub(super) fn into_waiting(self) -> WaitingGame {
        self.waiting
    }

    /// The learner's move of this step and the reply, seen from the learner's side.
    pub(super) fn moves(&self) -> Option<(UciMove, UciMove)> {
        let (own, reply) = MOVES.get(self.made)?;
        let seen = |text: &str| {
            let uci: UciMove = text.parse().ok()?;
            let is_mirrored = side_of(self.by) == Color::Black;
            Some(if is_mirrored { uci.to_mirrored() } else { uci })
        };
        Some((seen(own)?, seen(reply)?))
    }

    /// Goes to the next step; returns true if the last one is done.
    pub(super) fn next_step(&mut self) -> bool {
        self.made += 1;
        self.made == MOVES.len()
    }

    /// The words to type now.
    pub(super) fn words(&self, game: &Game) -> Option<Announcement> {
        Some(wording::announcement(game, &game.current(), self.moves()?.0))
    }

    /// The words to type now, and the reason.
    pub(super) fn step(&self, game: &Game, seat: &Seat, letters: Letters) -> Option<String> {
        let messages = &seat.messages;
        let (uci, _) = self.moves()?;
        let before = game.current();
        let words = self.words(game)?.shown();
        let legal = uci.to_move(&before).ok()?;
        let written = san_in(&before, legal, letters);
        let (why, control) = WHY.get(self.made)?;
        let key = control.map(|control| next::key_or_words(control, &seat.keymap, messages));
        let why = messages.text(why, key.as_ref().map(|key| ("key", key.into())).as_slice());
        let values = [
            ("number", (self.made + 1).into()),
            ("words", (&words).into()),
            ("written", (&written).into()),
            ("why", (&why).into()),
        ];
        Some(messages.text("practice-step", &values))
    }
}
