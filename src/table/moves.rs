//! Acts that are several commands: a typed line, `plays`, `copies`, one Enter at home. Each leaves its own events.

use shakmaty::{Board, Color, Piece, Position as _, Rank, Role, Square, uci::UciMove};

use super::Table;
use super::reading::{board_before_hands, carried_out};
use crate::controls::move_line::{self, Meaning};
use crate::laws::claim::Claim;
use crate::laws::command::{Command, Duty, Words, may};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::player_board::{self, HandMovement};
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::{Rule, Venue};
use crate::laws::rules::boards::Hands;
use crate::laws::turn::Turn;
use crate::speech::utterance::{Priority, Utterance};
use crate::wording;

impl Table {
    /// A line typed in the move line of that person.
    pub(super) fn line(&mut self, by: Person, line: &str, now: Moment) -> Result<(), Refusal> {
        let (by, meaning) = match self.read_line(by, line)? {
            // Once only: a seat speaks for another, and that one for nobody.
            Meaning::For(side, rest) if self.is_home() => {
                let other = Person::Player(side);
                (other, self.read_line(other, &rest)?)
            }
            meaning @ (Meaning::For(_, _) | Meaning::Empty | Meaning::Command(_) | Meaning::Move(_)) => (by, meaning),
        };
        match meaning {
            Meaning::Empty => Ok(()),
            Meaning::Command(intent) => self.intend(by, intent, now),
            Meaning::For(side, rest) if matches!(by, Person::Assistant(_)) => self.announce_line(by, side, &rest, now),
            Meaning::For(_, _) => Err(Refusal::new(Code::NotPermitted)),
            Meaning::Move(words) if by == Person::Arbiter => Err(Refusal {
                word: Some((0, words)),
                ..Refusal::new(Code::NotUnderstood)
            }),
            Meaning::Move(words) => self.announce_line(by, Self::side_of(by), &words, now),
        }
    }

    fn read_line(&self, by: Person, line: &str) -> Result<Meaning, Refusal> {
        let seat = self.seat(by).ok_or(Refusal::new(Code::NotPermitted))?;
        Ok(move_line::read(line, by, &seat.messages))
    }

    /// A typed move: read back first where the player wants it, then announced, and made on his own board where he wants
    /// that too.
    fn announce_line(&mut self, by: Person, side: Color, words: &str, now: Moment) -> Result<(), Refusal> {
        if self.is_read_only() {
            return Err(Refusal::new(Code::ReadOnly));
        }
        self.drop_question(by);
        let Some(seat) = self.seat(by) else {
            return Err(Refusal::new(Code::NotPermitted));
        };
        let waits = seat.unconfirmed.as_deref() == Some(words);
        let move_my_board = seat.settings.person.typed_moves_move_my_board && by == Person::Player(side);
        if seat.settings.person.read_back_first && !waits {
            let understood = self.understand_for(by, side, words)?;
            let position = self.turn_of(side).map(|turn| self.game.position_before(turn));
            let Some(seat) = self.seat_mut(by) else { return Ok(()) };
            seat.unconfirmed = Some(words.to_owned());
            let ask = seat.messages.text("said-read-back", &[]);
            let mut utterance = Utterance::sentence(&seat.messages, ask).with(Priority::Now);
            if let Some(position) = position {
                let announcement = wording::announcement(&self.game, &position, understood.uci);
                utterance.spans.splice(0..0, announcement.spans);
            }
            self.say_private(by, utterance, now);
            return Ok(());
        }
        if let Some(seat) = self.seat_mut(by) {
            seat.unconfirmed = None;
        }
        if self.is_home() || !move_my_board {
            self.announce(by, side, words, now)
        } else {
            self.play(by, side, words, now)?;
            self.made_by_line = Some(side);
            Ok(())
        }
    }

    fn is_home(&self) -> bool {
        self.game.regulations().place == Venue::Home
    }

    /// The turn in which words of `side` are a move; the one on move is answered for, if he is not.
    fn turn_of(&self, side: Color) -> Option<&Turn> {
        self.game.open_turn(side)
    }

    fn understand_for(&self, by: Person, side: Color, words: &str) -> Result<Words, Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Speak(side))?;
        // Whose turn it is matters only to a move: words that are none are not understood at any time.
        self.is_a_move(by, words)?;
        if self.game.ending().is_some() {
            return Err(Refusal::under(
                Code::GameOver,
                self.game.regulations().article(Rule::GameIsOver),
            ));
        }
        match self.turn_of(side) {
            Some(turn) => self.understand(by, turn, words),
            None => Err(Refusal::under(
                Code::NotYourMove,
                self.game.regulations().article(Rule::HasTheMove),
            )),
        }
    }

    /// D.2.1. At home it is then executed on both boards and the clock is pressed.
    pub(super) fn announce(&mut self, by: Person, side: Color, words: &str, now: Moment) -> Result<(), Refusal> {
        let words = self.understand_for(by, side, words)?;
        let already = self.turn_of(side).and_then(|turn| turn.announced) == Some(words.uci);
        if !(already && self.is_home()) {
            self.act(by, &Command::Announce { side, words }, now)?;
        }
        if self.is_home() {
            self.execute_at_home(by, side, now)?;
            if self.game.ending().is_none() && self.turn_of(side).is_some_and(|turn| turn.announced.is_some()) {
                match self.act(by, &Command::PressClock { side }, now) {
                    // The opponent has still to repeat; then the mover presses himself.
                    Err(refusal) if refusal.code == Code::NotRepeated => {}
                    pressed => pressed?,
                }
            }
        }
        Ok(())
    }

    /// A piece from beside the board onto that square.
    pub(super) fn bring_back(
        &mut self,
        by: Person,
        board: Color,
        (square, piece): (Square, Piece),
        now: Moment,
    ) -> Result<(), Refusal> {
        let piece = Some(piece);
        self.hands(by, board, &Command::Place { board, square, piece }, now)
    }

    /// 9.2.1, 9.3.1: the move is only said, to the arbiter; it is not announced, nor made.
    pub(super) fn claim_with(
        &mut self,
        by: Person,
        side: Color,
        fifty: bool,
        words: &str,
        now: Moment,
    ) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::OwnGame(side))?;
        let bare = Claim::Threefold(None);
        // Who may not claim at all hears that, whatever he would have moved.
        let Some(turn) = self.turn_of(side).filter(|turn| turn.side == self.game.turn().side) else {
            return self.act(by, &Command::Claim { side, claim: bare }, now);
        };
        let uci = Some(self.understand(by, turn, words)?.uci);
        let claim = if fifty {
            Claim::Fifty(uci)
        } else {
            Claim::Threefold(uci)
        };
        self.act(by, &Command::Claim { side, claim }, now)
    }

    /// D.2.8.
    pub(super) fn correct(&mut self, by: Person, side: Color, words: &str, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Speak(side))?;
        let open = self.turn_of(side).filter(|turn| turn.announced.is_some()).cloned();
        let words = match open {
            Some(turn) => self.understand(by, &turn, words)?,
            // The Laws' own refusal is wanted here, whatever the words were.
            None => Words {
                uci: UciMove::Null,
                text: words.to_owned(),
            },
        };
        let hands_were_done = open_hands(self, side);
        self.act(by, &Command::CorrectAnnouncement { side, words }, now)?;
        if self.is_home() {
            self.execute_at_home(by, side, now)?;
        } else if hands_were_done
            && self
                .seat(by)
                .is_some_and(|seat| seat.settings.person.typed_moves_move_my_board)
            && self.typed(by, side)
        {
            self.move_own_board(by, side, now)?;
        }
        Ok(())
    }

    /// Whether the last thing the player's hands did on his board was done for him by a typed move.
    fn typed(&self, by: Person, side: Color) -> bool {
        by == Person::Player(side) && self.game.people().is_vi(side) && self.made_by_line == Some(side)
    }

    /// D.2.1: the opponent repeats, in his own words.
    pub(super) fn repeat(&mut self, by: Person, side: Color, words: &str, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Speak(side))?;
        let Some(turn) = self
            .game
            .addressed_to(side)
            .filter(|turn| turn.announced.is_some())
            .cloned()
        else {
            let words = Words {
                uci: UciMove::Null,
                text: words.to_owned(),
            };
            return self.act(by, &Command::Repeat { side, words }, now);
        };
        let position = self.game.position_before(&turn);
        // The announced move is read first: its words may be short where the official position makes them plain.
        let announced = turn.announced.filter(|uci| {
            let said = wording::announcement(&self.game, &position, *uci).text;
            same_words(&said, words)
        });
        let words = match announced {
            Some(uci) => self.words_for(&position, uci),
            None => self.understand_repeated(by, &position, words)?,
        };
        self.act(by, &Command::Repeat { side, words }, now)
    }

    /// "I have repeated"; where a VI player's typed moves move his board, the move is executed there too.
    pub(super) fn repeated(&mut self, by: Person, side: Color, now: Moment) -> Result<(), Refusal> {
        // A sighted player puts the piece there himself: his banner says where.
        let executes = self.game.people().is_vi(side)
            && self
                .seat(by)
                .is_some_and(|seat| seat.settings.person.typed_moves_move_my_board);
        self.repeat_rightly(by, side, now)?;
        if executes {
            self.execute_on(by, side, now)
        } else {
            Ok(())
        }
    }

    /// Repeats what was announced and executes it rightly on his own board.
    pub(super) fn copy(&mut self, by: Person, side: Color, now: Moment) -> Result<(), Refusal> {
        let silent = self
            .game
            .addressed_to(side)
            .is_some_and(|turn| turn.announced.is_none());
        // Mate ends the game before the sighted player has spoken: there is nothing to repeat, and still to execute.
        if !(silent && self.game.ending().is_some()) {
            self.repeat_rightly(by, side, now)?;
        }
        self.execute_on(by, side, now)
    }

    fn repeat_rightly(&mut self, by: Person, side: Color, now: Moment) -> Result<(), Refusal> {
        let uci = self
            .game
            .addressed_to(side)
            .and_then(|turn| turn.announced)
            .unwrap_or(UciMove::Null);
        let words = Words {
            uci,
            text: String::new(),
        };
        self.act(by, &Command::Repeat { side, words }, now)
    }

    /// Makes the move on his own board and announces it; does not press.
    pub(super) fn play(&mut self, by: Person, side: Color, words: &str, now: Moment) -> Result<(), Refusal> {
        let words = self.understand_for(by, side, words)?;
        if !self.game.is_seen() {
            return self.act(by, &Command::Announce { side, words }, now);
        }
        let Some(turn) = self.turn_of(side).cloned() else {
            return Err(Refusal::new(Code::NotYourMove));
        };
        if turn.announced.is_some() {
            self.act(by, &Command::Announce { side, words }, now)?;
            return self.move_own_board(by, side, now);
        }
        // Hands that have done nothing yet make this move and no other: what the player has still to execute stays open.
        let base = match self.game.hands(&turn) {
            Hands::Idle => self.game.board(side).pieces().clone(),
            Hands::Underway | Hands::Done(_) => board_before_hands(&self.game, &turn),
        };
        let target = carried_out(&base, &self.game.position_before(&turn), words.uci);
        // Who may not move the board may not play either: nothing of it happens.
        may(self.game.people(), self.game.regulations(), by, Duty::Hand(side))?;
        self.step.hands_are_silent = true;
        self.move_hands(by, side, &target, now)?;
        if self.game.ending().is_none() {
            self.act(by, &Command::Announce { side, words }, now)?;
        }
        Ok(())
    }

    /// The announced move on the mover's own board, whatever his hands had made of it before.
    fn move_own_board(&mut self, by: Person, side: Color, now: Moment) -> Result<(), Refusal> {
        let Some(turn) = self.turn_of(side).filter(|turn| turn.announced.is_some()).cloned() else {
            return Ok(());
        };
        let before = self.game.position_before(&turn);
        // No slip of the tongue is carried out where the hand has made a move (D.2.8).
        let Some(uci) = turn.counted(&before) else {
            return Ok(());
        };
        let target = carried_out(&board_before_hands(&self.game, &turn), &before, uci);
        self.step.hands_are_silent = true;
        self.move_hands(by, side, &target, now)
    }

    /// At home a move announced stands on both boards at once.
    fn execute_at_home(&mut self, by: Person, side: Color, now: Moment) -> Result<(), Refusal> {
        self.step.hands_are_silent = true;
        if !self.game.is_seen() {
            return Ok(());
        }
        self.move_own_board(by, side, now)?;
        self.execute_on(by, side.other(), now)
    }

    /// The move addressed to `side` on his board.
    fn execute_on(&mut self, by: Person, side: Color, now: Moment) -> Result<(), Refusal> {
        if !self.game.is_seen() {
            return Ok(());
        }
        let Some(turn) = self.game.addressed_to(side).filter(|turn| !turn.executed).cloned() else {
            return Ok(());
        };
        let before = self.game.position_before(&turn);
        let Some(uci) = turn.counted(&before) else {
            return Ok(());
        };
        let board = self.game.board(side).pieces();
        // After a correction what was executed of the slip is taken back first (D.2.8).
        let base = turn.executed_as.filter(|slip| *slip != uci).map_or_else(
            || board.clone(),
            |slip| player_board::changed(board, &carried_out(before.board(), &before, slip), before.board()),
        );
        let target = carried_out(&base, &before, uci);
        self.step.hands_are_silent = true;
        self.move_hands(by, side, &target, now)
    }

    /// The fewest movements that make the board of `side` this one.
    fn move_hands(&mut self, by: Person, side: Color, target: &Board, now: Moment) -> Result<(), Refusal> {
        for movement in player_board::movements(self.game.board(side).pieces(), target) {
            let command = match movement {
                HandMovement::Remove(square) => Command::Remove { board: side, square },
                HandMovement::Lift(square) => Command::Lift { board: side, square },
                HandMovement::Place(square, piece) => {
                    let wanted = target.piece_at(square);
                    Command::Place {
                        board: side,
                        square,
                        piece: piece.or(wanted),
                    }
                }
            };
            self.act(by, &command, now)?;
        }
        Ok(())
    }

    /// Hands on a board; the sighted player at home announces by releasing the piece.
    pub(super) fn hands(&mut self, by: Person, board: Color, command: &Command, now: Moment) -> Result<(), Refusal> {
        self.act(by, command, now)?;
        self.made_by_line = self.made_by_line.filter(|side| *side != board);
        let released = self.is_home() && by == Person::Player(board) && !self.game.people().is_vi(board);
        if released && self.game.ending().is_some() {
            return self.execute_on(by, board.other(), now);
        }
        if released {
            let unannounced = self.turn_of(board).filter(|turn| turn.announced.is_none()).cloned();
            if let Some((turn, uci)) = unannounced.and_then(|turn| Some((turn.clone(), turn.made?))) {
                let words = self.words_for(&self.game.position_before(&turn), uci);
                self.act(by, &Command::Announce { side: board, words }, now)?;
                return self.execute_on(by, board.other(), now);
            }
        }
        Ok(())
    }

    /// The sighted player's Announce button: what his hands have made.
    pub(super) fn announce_hands(&mut self, by: Person, side: Color, now: Moment) -> Result<(), Refusal> {
        let Some(turn) = self.turn_of(side).cloned() else {
            return Err(Refusal::under(
                Code::NotYourMove,
                self.game.regulations().article(Rule::HasTheMove),
            ));
        };
        let Hands::Done(uci) = self.game.hands(&turn) else {
            return Err(Refusal::new(Code::NotMade));
        };
        let words = self.words_for(&self.game.position_before(&turn), uci);
        self.act(by, &Command::Announce { side, words }, now)
    }

    /// Lifts what stands there, or puts down what is in the hand. On the square it came from the piece goes back; on
    /// another own piece the hand changes its mind.
    pub(super) fn touch(&mut self, by: Person, board: Color, square: Square, now: Moment) -> Result<(), Refusal> {
        let own = self.game.board(board);
        let standing = own.pieces().piece_at(square);
        let Some(held) = own.hand().last().copied() else {
            return self.hands(by, board, &Command::Lift { board, square }, now);
        };
        let own_men = standing.is_some_and(|piece| piece.color == held.piece.color);
        if own_men && held.from != square {
            self.act(
                by,
                &Command::Place {
                    board,
                    square: held.from,
                    piece: None,
                },
                now,
            )?;
            return self.hands(by, board, &Command::Lift { board, square }, now);
        }
        let last_rank = held.piece.color.fold_wb(Rank::Eighth, Rank::First);
        let promotes = held.piece.role == Role::Pawn && square.rank() == last_rank;
        if promotes && self.game.regulations().boards == crate::laws::regulations::Boards::Legal {
            return Err(Refusal::new(Code::Incomplete));
        }
        self.hands(
            by,
            board,
            &Command::Place {
                board,
                square,
                piece: None,
            },
            now,
        )
    }
}

fn open_hands(table: &Table, side: Color) -> bool {
    table
        .game
        .open_turn(side)
        .is_some_and(|turn| table.game.is_made_by_hand(turn))
}

/// The same words but for case and blanks.
fn same_words(one: &str, other: &str) -> bool {
    let bare = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    bare(one) == bare(other)
}
