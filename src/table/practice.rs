//! A practice game of ten moves, for learning the words: each step says what to type and why. It is played on this table by its
//! own rules, with nothing of it written down; the game that is on the table waits as it stands.

use std::sync::Arc;

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color};

use super::{Table, side_of};
use crate::laws::command::Words;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::{Boards, Regulations, Repeat, Venue};
use crate::notation::algebraic::san_in;
use crate::speech::utterance::Utterance;
use crate::wording;

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

/// Why it is said so, move by move.
const WHY: [&str; 10] = [
    "practice-why-pawn",
    "practice-why-knight",
    "practice-why-bishop",
    "practice-why-capture",
    "practice-why-castling",
    "practice-why-again",
    "practice-why-origin",
    "practice-why-question",
    "practice-why-state",
    "practice-why-pawn-capture",
];

/// The practice game under way.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Practice {
    /// The game that waits meanwhile.
    kept: Arc<Game>,
    /// What each player had been told last.
    announced: ByColor<Option<Utterance>>,
    by: Person,
    /// How many moves have been made.
    made: usize,
}

impl Table {
    /// Whether a practice game is under way: nothing of it is written down.
    pub(super) fn is_practising(&self) -> bool {
        self.practice.is_some()
    }

    /// Begins the practice game or leaves it; the game on the table waits as it stands.
    pub(super) fn practise(&mut self, by: Person, begins: bool) -> Result<(), Refusal> {
        match (begins, self.is_practising()) {
            (true, false) => self.begin_practice(by),
            (false, true) => {
                self.end_practice(by, "practice-left");
                Ok(())
            }
            (true, true) => {
                self.say_step(by, None);
                Ok(())
            }
            (false, false) => Err(Refusal::new(Code::NoOffer)),
        }
    }

    fn begin_practice(&mut self, by: Person) -> Result<(), Refusal> {
        if !self.is_home() || self.game.people().arbiter.is_some() {
            return Err(Refusal::new(Code::OnlyAtHome));
        }
        if self.game.clock().running().is_some() {
            return Err(Refusal::new(Code::ClockRunning));
        }
        let side = side_of(by);
        let own = self.game.regulations();
        let mut regulations = Regulations {
            place: Venue::Home,
            boards: Boards::Legal,
            repeat: Repeat::Waived,
            vocabulary: own.vocabulary.clone(),
            ..Regulations::default()
        };
        if side == Color::Black {
            // The same game from the other side: the learner begins with the black men.
            let mut setup = shakmaty::Setup::initial();
            setup.turn = Color::Black;
            regulations.start = setup.position(shakmaty::CastlingMode::Standard).unwrap_or_default();
        }
        let announced = ByColor::new_with(|side| {
            let seat = self.seat(Person::Player(side));
            seat.and_then(|seat| seat.last_announcement.clone())
        });
        let game = Arc::new(Game::new(self.game.people().clone(), regulations));
        let kept = std::mem::replace(&mut self.game, game);
        self.practice = Some(Box::new(Practice {
            kept,
            announced,
            by,
            made: 0,
        }));
        self.say_step(by, Some("practice-begins"));
        Ok(())
    }

    /// The practice game is over, and the other game stands on the table again.
    fn end_practice(&mut self, by: Person, id: &str) {
        let Some(practice) = self.practice.take() else { return };
        self.game = practice.kept;
        let now = self.now();
        self.watch.restart(&self.game, now);
        for side in Color::ALL {
            if let Some(seat) = self.seats.get_mut(Person::Player(side)) {
                seat.last_announcement.clone_from(practice.announced.get(side));
            }
        }
        let next = self.what_to_do(by).unwrap_or_default();
        self.then(by, id, &next);
    }

    /// Another table is wanted: nothing is said of the practice game.
    pub(super) fn drop_practice(&mut self) {
        if let Some(practice) = self.practice.take() {
            self.game = practice.kept;
        }
    }

    /// The learner's move of this step, seen from his side.
    fn step_move(&self, reply: bool) -> Option<UciMove> {
        let practice = self.practice.as_ref()?;
        let (own, answer) = MOVES.get(practice.made)?;
        let uci: UciMove = (if reply { answer } else { own }).parse().ok()?;
        let mirrored = side_of(practice.by) == Color::Black;
        Some(if mirrored { uci.to_mirrored() } else { uci })
    }

    /// What to type now, and why.
    pub(super) fn practice_step(&self) -> Option<String> {
        let practice = self.practice.as_ref()?;
        let (seat, uci) = (self.seat(practice.by)?, self.step_move(false)?);
        let before = self.game.current();
        let words = wording::announcement(&self.game, &before, uci).shown();
        let legal = uci.to_move(&before).ok()?;
        let written = san_in(&before, legal, self.letters(practice.by));
        let number = practice.made + 1;
        let why = seat.messages.text(WHY.get(practice.made)?, &[]);
        let values = [
            ("number", number.into()),
            ("words", (&words).into()),
            ("written", (&written).into()),
            ("why", (&why).into()),
        ];
        Some(seat.messages.text("practice-step", &values))
    }

    fn say_step(&mut self, by: Person, before: Option<&str>) {
        if let Some(step) = self.practice_step() {
            self.then(by, before.unwrap_or_default(), &step);
        }
    }

    /// Behind what happens in this step: that message, if there is one, and what is to be done.
    fn then(&mut self, to: Person, id: &str, next: &str) {
        let Some(seat) = self.seat(to) else { return };
        let first = Some(id).filter(|id| !id.is_empty());
        let sentences = first.map(|id| seat.messages.text(id, &[])).into_iter();
        let text = sentences.chain([next.to_owned()]).collect::<Vec<_>>().join(" ");
        self.step.then.push((to, text));
    }

    /// What was typed is the move of this step, or the step is told once more.
    pub(super) fn practise_line(&mut self, by: Person, understood: Result<Words, Refusal>) -> Result<(), Refusal> {
        let (Some(uci), Some(reply)) = (self.step_move(false), self.step_move(true)) else {
            return Ok(());
        };
        match understood {
            Ok(words) if words.uci == uci => {}
            Ok(_) => {
                self.say_step(by, Some("practice-other-move"));
                return Ok(());
            }
            Err(_) => {
                self.say_step(by, Some("practice-not-understood"));
                return Ok(());
            }
        }
        let side = side_of(by);
        self.announce(by, side, &uci.to_string())?;
        self.announce(Person::Player(side.other()), side.other(), &reply.to_string())?;
        let made = self.practice.as_mut().map_or(0, |practice| {
            practice.made += 1;
            practice.made
        });
        if made == MOVES.len() {
            self.end_practice(by, "practice-done");
        } else {
            self.say_step(by, None);
        }
        Ok(())
    }
}
