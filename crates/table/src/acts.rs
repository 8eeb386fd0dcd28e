//! Acts that take several commands: a typed line, `plays`, `copies`, one Enter at home, several entries on a scoresheet.
//! Each command leaves events of its own.

use std::sync::Arc;

use shakmaty::{Board, Color, Move, Piece, Position as _, Rank, Role, Square, uci::UciMove};

use super::effect::Effect;
use super::reading::{Reader, no_move, words_for};
use super::repeating::Heard;
use super::review;
use super::seat::Seat;
use super::seats::{left_undone, side_of};
use super::{Table, lichess, lines_that_work, repeating, tactics, training};
use announcement::Announcement;
use controls::arbiter_panel::PanelIntent;
use controls::catalogue::TypedLine;
use controls::intent::{Intent, YesOrNo};
use controls::move_line::{self, MoveLineMeaning};
use controls::next::first_words;
use controls::sheet::{SheetIntent, numbered};
use laws::adjournment::Adjournment;
use laws::claim::Claim;
use laws::command::{Command, Duty, WordedMove, may};
use laws::people::Person;
use laws::player_board::{self, HandMovement, InHand, carried_out};
use laws::position::legal;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::regulations::{AllowedMovements, Announced, Repeat, Rule, Venue};
use laws::rules::boards::HandState;
use laws::rules::release::{self, RestOfMove, TakenPiece};
use laws::scoresheet::SheetEntry;
use laws::turn::Turn;
use locale::{Messages, Value, color, list};
use notation::algebraic::Letters;
use notation::sheet;
use query::next::PlayerAct;
use query::{Query, next};
use speech::earcon::Earcon;
use speech::utterance::{Priority, Utterance};

/// The command for that movement of a hand on the board of that side.
pub(super) const fn by_hand(board: Color, movement: HandMovement) -> Command {
    match movement {
        HandMovement::Remove(square) => Command::Remove { board, square },
        HandMovement::Lift(square) => Command::Lift { board, square },
        HandMovement::Place(square, piece) => Command::Place { board, square, piece },
    }
}

impl Table {
    /// The same intent; to offer a draw while the opponent's offer is open is to accept it (9.1.2.1), and while one's own
    /// is open, to ask about it.
    pub(super) fn answer_to_open_offer(&self, intent: Intent) -> Intent {
        let Intent::Do(Command::OfferDraw { side }) = intent else {
            return intent;
        };
        if self.game.has_offered(side.other()) {
            Intent::Do(Command::AcceptDraw { side })
        } else if self.game.has_offered(side) {
            Intent::Ask(Query::Offer)
        } else {
            intent
        }
    }

    /// The answer to the open proposal that the player has to settle: "accept" and "decline" are about it while no draw is offered.
    fn answer_to_proposal(&self, typed: &Intent) -> Option<Intent> {
        let asked = if let Intent::AskFirst(intent) = typed {
            intent.as_ref()
        } else {
            typed
        };
        let (side, accepted) = if let Intent::Do(Command::AcceptDraw { side }) = asked {
            (*side, true)
        } else if let Intent::Do(Command::DeclineDraw { side }) = asked {
            (*side, false)
        } else {
            return None;
        };
        let is_due = next::next_act(&self.game, side).act == PlayerAct::Settle;
        let is_about_it = is_due && !self.game.has_offered(side.other());
        is_about_it.then_some(Intent::Desk(PanelIntent::Settle { accepted }))
    }

    /// At home nobody has to write: the last moves of the game are read in place of an empty scoresheet.
    pub(super) fn read_game_for_sheet(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        const MOVES: u8 = 2;
        let is_begun = !self.game.line().is_empty();
        if is_begun {
            self.seats.confirm(by, "said-nothing-written");
        }
        let query = if is_begun {
            Query::LastMoves(MOVES)
        } else {
            Query::Sheet(side)
        };
        self.seats.ask(by, query, &self.game)
    }

    /// Takes a yes or no to the question that is open.
    pub(super) fn answer(&mut self, by: Person, choice: YesOrNo) -> Result<(), Refusal> {
        let waiting = self.seats.get_mut(by).map(|seat| &mut seat.waiting);
        let (question, typed_for) = waiting.map_or((None, None), |waiting| {
            (waiting.question.take(), waiting.typed_for.take())
        });
        let is_asked = |person: &Person| self.seat(*person).is_some_and(|seat| seat.waiting.question.is_some());
        if question.is_none()
            && let Some(other) = typed_for.filter(is_asked)
        {
            return self.answer(other, choice);
        }
        match (question, choice) {
            (Some(Intent::NewGame(form)), YesOrNo::Yes) => {
                tactics::end(self);
                review::may_drop(self)?;
                let permit = self.may_be_left(by, self.now())?;
                self.seats.send(Effect::NewGame(form, permit));
            }
            (Some(Intent::Settings(intent)), YesOrNo::Yes) => self.seats.send(Effect::Settings(by, intent)),
            // The changes that acceptance makes may be others since the question.
            (Some(Intent::Do(Command::AcceptProposal { kind })), YesOrNo::Yes) => return self.accept(by, kind),
            (Some(intent), YesOrNo::Yes) => return self.intend(by, intent),
            (Some(Intent::Practise(_)), YesOrNo::No) => self.welcome(by),
            (Some(Intent::LetTakeBack { side, .. }), YesOrNo::No) => {
                lichess::lets_not(self, side);
                for to in [by, Person::Player(side)] {
                    self.seats.confirm(to, "undone-take-back");
                }
            }
            (intent @ Some(_), YesOrNo::No) => self.seats.confirm(by, left_undone(intent.as_ref())),
            (None, YesOrNo::Yes | YesOrNo::No) => self.seats.confirm(by, "said-no-question"),
        }
        Ok(())
    }

    /// Acts on a line that person typed in their move line. A possible slip of the keys is asked about first.
    pub(super) fn line(&mut self, by: Person, line: &str) -> Result<(), Refusal> {
        // An answer to "Did you mean …?" comes first, whatever is under way.
        let meant = self.seats.get_mut(by).and_then(|seat| seat.waiting.meant.take());
        let accepted;
        let line = if let Some((typed, command)) = meant {
            match self.read_line(by, line) {
                Ok(MoveLineMeaning::Empty | MoveLineMeaning::Command(Intent::Answer(YesOrNo::Yes))) => {
                    accepted = command;
                    &accepted
                }
                Ok(MoveLineMeaning::Command(Intent::Answer(YesOrNo::No))) => {
                    self.seats.confirm(by, "said-nothing-done");
                    return Ok(());
                }
                // The line stays in the field it was typed in: another Enter sends the same line again.
                Ok(MoveLineMeaning::Move(_) | MoveLineMeaning::For(..)) if typed == line => {
                    accepted = command;
                    &accepted
                }
                Ok(MoveLineMeaning::Move(_) | MoveLineMeaning::For(..) | MoveLineMeaning::Command(_)) | Err(_) => line,
            }
        } else {
            line
        };
        if training::is_of(self, by) {
            return training::line(self, by, line);
        }
        if tactics::is_open_to(self, by) && by.side().is_some() {
            return tactics::line(self, by, line);
        }
        let read = self.read_line(by, line)?;
        if let Some(meant) = tactics::meant_elsewhere(self, by, line) {
            return self.intend(by, meant);
        }
        if let MoveLineMeaning::Move(words) = &read
            && self.understand_for(by, side_of(by), words).is_err()
            && self.ask_again(by)
        {
            return Ok(());
        }
        let (speaker, meaning) = match read {
            // Once only: a line for the other side cannot contain another one.
            // A remote person speaks for themselves alone.
            MoveLineMeaning::For(other, rest) if super::elsewhere::may_speak_for(self, by, other) => {
                super::away::must_be_in_the_room(self, other)?;
                if let Some(seat) = self.seats.get_mut(by) {
                    seat.waiting.question = None;
                    seat.waiting.typed_for = Some(other);
                }
                if training::is_of(self, other) {
                    return training::line(self, other, &rest);
                }
                (other, self.read_line(other, &rest)?)
            }
            meaning @ (MoveLineMeaning::For(_, _)
            | MoveLineMeaning::Empty
            | MoveLineMeaning::Command(_)
            | MoveLineMeaning::Move(_)) => (by, meaning),
        };
        let is_for_another = speaker != by || matches!(meaning, MoveLineMeaning::For(..));
        let side = match &meaning {
            MoveLineMeaning::For(Person::Player(side), _) => Some(*side),
            MoveLineMeaning::For(..)
            | MoveLineMeaning::Empty
            | MoveLineMeaning::Command(_)
            | MoveLineMeaning::Move(_) => speaker.side(),
        };
        self.mean(speaker, meaning).map_err(|refusal| match side {
            Some(side) if is_for_another && refusal.code == Code::NotYourMove => {
                let lack = RefusalDetail::NotToMove(side);
                Refusal { lack, ..refusal }
            }
            Some(_) | None => refusal,
        })
    }

    /// Does what that person's line means.
    fn mean(&mut self, by: Person, meaning: MoveLineMeaning) -> Result<(), Refusal> {
        match meaning {
            // The game of the round is set up with one key.
            MoveLineMeaning::Empty if super::hall::is_asked(self, by) => self.intend(by, Intent::Answer(YesOrNo::Yes)),
            MoveLineMeaning::Empty => Ok(()),
            MoveLineMeaning::Command(Intent::Do(command))
                if by == Person::Arbiter && command.signs_another_result(&self.game) =>
            {
                self.intend(by, Intent::AskFirst(Box::new(Intent::Do(command))))
            }
            // No offer is left to refuse, but the scoresheet is (8.7).
            MoveLineMeaning::Command(Intent::Do(Command::DeclineDraw { side }))
                if next::is_to_sign(&self.game, side) =>
            {
                let meant = self
                    .seat(by)
                    .map(|seat| first_words(&seat.messages, "line-refuse-to-sign"));
                self.ask_if_meant(by, "", meant.unwrap_or_default());
                Ok(())
            }
            MoveLineMeaning::Command(intent @ Intent::Repeat { for_side, .. }) => {
                self.intend(by, intent)?;
                repeating::tell_if_repeated(self, by, for_side);
                Ok(())
            }
            MoveLineMeaning::Command(Intent::Do(command)) if command.settles().is_some() => {
                self.intend(by, Intent::AskFirst(Box::new(Intent::Do(command))))
            }
            MoveLineMeaning::Command(intent) => {
                let answer = self.answer_to_proposal(&intent);
                self.intend(by, answer.unwrap_or(intent))
            }
            MoveLineMeaning::For(Person::Player(side), rest) if super::elsewhere::may_announce_for(self, by, side) => {
                self.announce_line(by, side, &rest)
            }
            MoveLineMeaning::For(Person::Assistant(_) | Person::Arbiter, _) => Err(Refusal::new(Code::NobodyAssists)),
            MoveLineMeaning::For(Person::Player(side), rest) => {
                let signs = self
                    .seat(by)
                    .is_some_and(|seat| move_line::begins_signing(&rest, &seat.messages));
                let duty = if signs { Duty::Sign(side) } else { Duty::Speak(side) };
                Err(Refusal::lacking(Code::NotPermitted, RefusalDetail::Duty(duty)))
            }
            MoveLineMeaning::Move(words) if by == Person::Arbiter => {
                let lack = RefusalDetail::NoCommand;
                let refusal = Refusal::of_word(Code::NotUnderstood, words.as_str());
                self.offer_command(by, &words, Refusal { lack, ..refusal })
            }
            MoveLineMeaning::Move(words) => match self.announce_line(by, side_of(by), &words) {
                Err(refusal) if refusal.code == Code::NotUnderstood => self.offer_command(by, &words, refusal),
                done => done,
            },
        }
    }

    /// Asks the open question of that person again; false if there is none.
    fn ask_again(&mut self, by: Person) -> bool {
        let question = self.seat(by).and_then(Seat::question_text);
        if let Some(question) = &question {
            self.seats.tell(by, Priority::Now, |seat| {
                let values = [("question", question.into())];
                seat.messages.text("question-again", &values)
            });
        }
        question.is_some()
    }

    /// Asks whether that command was meant by the words; the next Enter carries it out.
    fn ask_if_meant(&mut self, by: Person, words: &str, meant: String) {
        self.seats.tell(by, Priority::Now, |seat| {
            seat.messages
                .text("said-did-you-mean", &[("words", Value::quoting(&meant))])
        });
        if let Some(seat) = self.seats.get_mut(by) {
            seat.waiting.meant = Some((words.to_owned(), meant));
        }
    }

    /// Offers the command that words resemble if they were understood as no move; words of which none belongs to a move
    /// are refused as a command.
    pub(super) fn offer_command(&mut self, by: Person, words: &str, refusal: Refusal) -> Result<(), Refusal> {
        let Some(messages) = self.seat(by).map(|seat| seat.messages) else {
            return Err(refusal);
        };
        if move_line::begins_signing(words, &messages) {
            return Err(Refusal::new(Code::NoSuchResult));
        }
        if let Some((usage, form)) = move_line::usage(words, by, &messages) {
            let lack = RefusalDetail::Usage(usage);
            return Err(Refusal {
                lack,
                ..Refusal::of_word(Code::Incomplete, form)
            });
        }
        if move_line::lacks_text(words, by, &messages) {
            return Err(Refusal::new(Code::Incomplete));
        }
        let is_typed = self.is_in_a_terminal();
        let works = |line: &TypedLine| !(is_typed && line.is_of_a_window()) && lines_that_work::works(self, by, line);
        let everyday = move_line::everyday(words, by, &messages, works);
        if everyday.len() > 1 {
            let words = list(&messages, &everyday);
            let text = messages.text("said-type-one-of", &[("words", (&words).into())]);
            self.seats.tell(by, Priority::Now, |_| text.clone());
            return Ok(());
        }
        let meant = everyday.into_iter().next();
        let meant = meant.or_else(|| move_line::meant(words, by, &messages, works));
        if let Some(meant) = meant.or_else(|| move_line::begun(words, by, &messages, works)) {
            self.ask_if_meant(by, words, meant);
            return Ok(());
        }
        if let Some(known) = move_line::lichess_words(words, &messages) {
            self.seats.tell(by, Priority::Now, |seat| {
                let known = list(&seat.messages, &known);
                seat.messages.text("lichess-how-all", &[("words", (&known).into())])
            });
            return Ok(());
        }
        let reader = self.reader(by);
        let is_strange = |word: &str| {
            let has_digit = word.chars().any(|letter| letter.is_ascii_digit());
            let read = reader.read(word);
            !has_digit && matches!(read, Err(fault) if fault.code == Code::NotUnderstood)
        };
        if !words.split_whitespace().all(is_strange) {
            return Err(refusal);
        }
        Err(Refusal {
            word: Some((0, words.to_owned())),
            lack: RefusalDetail::NoCommand,
            ..refusal
        })
    }

    fn read_line(&self, by: Person, line: &str) -> Result<MoveLineMeaning, Refusal> {
        let seat = self.seat(by).ok_or(Refusal::new(Code::NotPermitted))?;
        let read = move_line::read(line, by, &seat.messages);
        let MoveLineMeaning::Move(words) = &read else {
            return Ok(read);
        };
        let named = move_line::words_for_side(words, &seat.messages).filter(|_| self.is_home());
        Ok(match named {
            Some((side, rest)) if by.side() == Some(side) => move_line::read(rest, by, &seat.messages),
            Some((side, rest)) => MoveLineMeaning::For(Person::Player(side), rest.to_owned()),
            None => read,
        })
    }

    /// At home: the way to type a move of the other player, if that player is at this computer and does not type here.
    pub(super) fn way_to_type_for(&self, by: Person, messages: &Messages) -> Option<String> {
        let other = by.side()?.other();
        let person = Person::Player(other);
        let types_here = self.hints.terminal.is_some_and(|(_, reader)| reader == person)
            || self.seat(person).is_some_and(|seat| seat.waiting.typed_for == Some(by));
        if types_here {
            return None;
        }
        let is_here = self.game.away(other).is_none() && super::elsewhere::may_speak_for(self, by, person);
        (self.is_home() && is_here).then(|| {
            let words = format!(
                "{} {}",
                color(messages, other).to_lowercase(),
                other.fold_wb("e4", "e5")
            );
            let who = wording::player_name(messages, &self.game, other);
            let values = [("who", (&who).into()), ("words", (&words).into())];
            messages.text("next-type-for-other", &values)
        })
    }

    /// A typed move: read back first if the player wishes, then announced, and made on their own board if they wish.
    fn announce_line(&mut self, by: Person, side: Color, words: &str) -> Result<(), Refusal> {
        if self.reviews.is_under_way() {
            return review::line(self, by, words);
        }
        if self.is_read_only() {
            return Err(Refusal::new(Code::ReadOnly));
        }
        if training::waits(self, by) {
            return Ok(());
        }
        if self.is_practising() {
            let understood = self.understand_for(by, side, words);
            return self.practise_line(by, understood);
        }
        if self.reader(by).read(words).is_ok() {
            self.continue_from_file(by);
        }
        if self.is_adjourned() {
            self.understand_for(by, side, words)?;
        }
        let own = || self.understand_for(by, side, words);
        let heard = self.reader(by).after_hearing(side, words, own, self.typed);
        if let Heard::Repeats { captures } = heard {
            return repeating::repeat_in_words(self, by, side, words, captures);
        }
        if self.waits_for_words(by, side, words) {
            let lack = RefusalDetail::Usage("next-wait-announce");
            let messages = self.seat(by).map(|seat| &seat.messages);
            let who = messages.map(|messages| wording::player_name(messages, &self.game, side.other()));
            return Err(Refusal {
                lack,
                ..Refusal::of_word(Code::NotAnnounced, who.unwrap_or_default())
            });
        }
        if heard == Heard::OpponentsMove {
            let lack = RefusalDetail::OpponentsMove;
            return Err(Refusal {
                lack,
                ..Refusal::of_word(Code::Illegal, words)
            });
        }
        let seat = self.seats.get_mut(by).ok_or(Refusal::new(Code::NotPermitted))?;
        seat.waiting.question = None;
        let waited = seat.waiting.unconfirmed.take();
        let must_wait = seat.settings.person.read_back_first && waited.as_deref() != Some(words);
        let move_my_board = seat.settings.person.typed_moves_move_my_board && by == Person::Player(side);
        if must_wait {
            return self.read_back(by, side, words);
        }
        if self.is_home() || !move_my_board {
            self.announce(by, side, words)
        } else {
            self.play(by, side, words)?;
            self.typed.made = Some(side);
            Ok(())
        }
    }

    /// True if the words may name a move, and the opponent's own move, made by hand, is still to be announced (D.2.1).
    fn waits_for_words(&self, by: Person, side: Color, words: &str) -> bool {
        let theirs = self.game.open_turn(side.other());
        let is_silent = theirs.is_some_and(|turn| turn.announced.is_none() && turn.made.is_some());
        is_silent && !self.is_home() && self.reader(by).read(words).is_ok()
    }

    /// The player's own legal move that the words name.
    fn legal_move(&self, by: Person, side: Color, words: &str) -> Option<Move> {
        let own = self.understand_for(by, side, words).ok()?;
        legal(own.uci, &self.game.current())
    }

    /// Says what was understood and waits for a second Enter.
    fn read_back(&mut self, by: Person, side: Color, words: &str) -> Result<(), Refusal> {
        let understood = self.understand_for(by, side, words)?;
        let Some(seat) = self.seats.get_mut(by) else {
            return Ok(());
        };
        seat.waiting.unconfirmed = Some(words.to_owned());
        let ask = seat.messages.text("said-read-back", &[]);
        let mut utterance = Utterance::sentence(&seat.messages, ask).with(Priority::Now);
        let announcement = Announcement::of_text(&understood.text, wording::vocabulary(&self.game));
        utterance.spans.splice(0..0, announcement.spans);
        self.seats.say_private(by, utterance);
        Ok(())
    }

    pub(super) fn is_home(&self) -> bool {
        self.game.regulations().place == Venue::Home
    }

    /// The letters of the pieces in that person's language.
    pub(super) fn letters(&self, by: Person) -> Letters {
        let tag = self.seat(by).map(|seat| seat.messages.locale().tag());
        tag.and_then(|tag| tag.parse().ok()).unwrap_or_default()
    }

    pub(super) fn reader(&self, by: Person) -> Reader<'_> {
        Reader {
            game: &self.game,
            letters: self.letters(by),
        }
    }

    pub(super) fn may(&self, by: Person, duty: Duty) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, duty)
    }

    pub(super) fn game_over(&self) -> Refusal {
        Refusal::under(Code::GameOver, self.game.regulations().article(Rule::GameIsOver))
    }

    /// True while play is suspended, with the sealed move in its envelope (Guidelines I).
    fn is_adjourned(&self) -> bool {
        self.game.adjournment().is_some_and(Adjournment::holds_the_game)
    }

    fn not_to_move(&self) -> Refusal {
        Refusal::under(Code::NotYourMove, self.game.regulations().article(Rule::HasTheMove))
    }

    pub(super) fn understand_for(&self, by: Person, side: Color, words: &str) -> Result<WordedMove, Refusal> {
        self.may(by, Duty::Speak(side))?;
        let reader = self.reader(by);
        // The player to move matters only for a move: other words are not understood at any time.
        let read = reader.read(words)?;
        if self.game.ending().is_some() {
            return Err(self.game_over());
        }
        if self.is_adjourned() && !self.is_practising() {
            let article = self.game.regulations().article(Rule::Resumption);
            return Err(Refusal::under(Code::Adjourned, article));
        }
        let turn = self.game.open_turn(side).ok_or_else(|| self.not_to_move())?;
        reader.as_move_of(turn, &read)
    }

    /// Announces a move in a person's words.
    pub(super) fn announce(&mut self, by: Person, side: Color, words: &str) -> Result<(), Refusal> {
        let words = self.understand_for(by, side, words)?;
        self.announce_words(by, side, words)
    }

    /// Announces that move (D.2.1). At home it is then executed on both boards and the clock is pressed.
    pub(super) fn announce_words(&mut self, by: Person, side: Color, words: WordedMove) -> Result<(), Refusal> {
        let open = self.game.open_turn(side);
        let announced = open.and_then(|turn| turn.announced);
        let already = announced == Some(words.uci);
        if !(already && self.is_home()) {
            self.act(by, &Command::Announce { side, words })?;
        }
        if self.is_home() {
            if announced.is_none() && self.is_other_than_by_hand(side) {
                self.step.hands_are_silent = true;
                self.execute_on(by, side.other())?;
            } else {
                self.execute_at_home(by, side)?;
            }
            let open = self.game.open_turn(side);
            let waits_for_hands = self.boards.holds(side) && open.is_none_or(|turn| turn.made.is_none());
            let is_announced = open.is_some_and(|turn| turn.announced.is_some());
            if self.game.ending().is_none() && is_announced && !waits_for_hands {
                return self.press_at_home(by, side);
            }
        }
        Ok(())
    }

    /// True if the player's hands have made another legal move than the announced one: the board stays so, and both players are told that
    /// it differs (D.2.9).
    fn is_other_than_by_hand(&self, side: Color) -> bool {
        let Some(turn) = self.game.open_turn(side) else {
            return false;
        };
        let is_other = |done| turn.announced != Some(done) && legal(done, &self.game.position_before(turn)).is_some();
        self.game.regulations().boards == AllowedMovements::Free
            && matches!(self.game.hands(turn), HandState::Done(done) if is_other(done))
    }

    fn press_at_home(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        let must_be_repeated = self.game.regulations().repeat == Repeat::BeforePress;
        let before = must_be_repeated.then(|| Arc::clone(&self.game));
        match (self.act(by, &Command::PressClock { side }), before) {
            (Err(refusal), Some(before)) if refusal.code == Code::NotRepeated => {
                // The opponent must still repeat the move; then the mover presses the clock by hand.
                self.game = before;
                Ok(())
            }
            (pressed, _) => pressed,
        }
    }

    /// Puts a piece from off the board on that square. It is released there, as by [`Self::touch`].
    pub(super) fn bring_back(&mut self, by: Person, board: Color, square: Square, piece: Piece) -> Result<(), Refusal> {
        let piece = Some(piece);
        self.hands(by, board, &Command::Place { board, square, piece })?;
        if self.moves_by_hand(by, board) {
            self.press_what_was_made(by, board)?;
        }
        Ok(())
    }

    /// 9.2.1, 9.3.1: the move is only told to the arbiter; it is neither announced nor made.
    pub(super) fn claim_with(&mut self, by: Person, side: Color, fifty: bool, words: &str) -> Result<(), Refusal> {
        self.may(by, Duty::OwnGame(side))?;
        let open = self.game.open_turn(side);
        // A player who may not claim at all hears that, whatever their move.
        let uci = match open.filter(|turn| turn.side == self.game.turn().side) {
            Some(turn) => {
                let reader = self.reader(by);
                Some(reader.as_move_of(turn, &reader.read(words)?)?.uci)
            }
            None => None,
        };
        let claim = if fifty {
            Claim::Fifty(uci)
        } else {
            Claim::Threefold(uci)
        };
        self.act(by, &Command::Claim { side, claim })
    }

    /// Corrects an announcement (D.2.8).
    pub(super) fn correct(&mut self, by: Person, side: Color, words: &str) -> Result<(), Refusal> {
        self.may(by, Duty::Speak(side))?;
        let reader = self.reader(by);
        let open = self.game.open_turn(side);
        let hands_were_done = open.is_some_and(|turn| self.game.is_made_by_hand(turn));
        let words = match open.filter(|turn| turn.was_announced()) {
            Some(turn) => reader.as_move_of(turn, &reader.read(words)?)?,
            None => no_move(words),
        };
        self.act(by, &Command::CorrectAnnouncement { side, words })?;
        if self.is_home() {
            self.execute_at_home(by, side)
        } else if hands_were_done
            && self
                .seat(by)
                .is_some_and(|seat| seat.settings.person.typed_moves_move_my_board)
            && self.typed(by, side)
        {
            self.move_own_board(by, side)
        } else {
            Ok(())
        }
    }

    /// True if the player's board was last moved by the program for a typed move.
    fn typed(&self, by: Person, side: Color) -> bool {
        by == Person::Player(side) && self.game.people().is_vi(side) && self.typed.made == Some(side)
    }

    /// Makes the move on the player's own board and announces it; does not press the clock.
    pub(super) fn play(&mut self, by: Person, side: Color, words: &str) -> Result<(), Refusal> {
        let words = self.understand_for(by, side, words)?;
        if !self.game.is_seen() {
            return self.act(by, &Command::Announce { side, words });
        }
        let turn = self.game.open_turn(side).ok_or(Refusal::new(Code::NotYourMove))?;
        if turn.announced.is_some() {
            self.act(by, &Command::Announce { side, words })?;
            return self.move_own_board(by, side);
        }
        let (before, own) = (self.game.position_before(turn), self.game.board(side).pieces());
        let has_piece = |from: Square| {
            [before.board(), own]
                .iter()
                .any(|board| board.color_at(from) == Some(side))
        };
        if !matches!(words.uci, UciMove::Normal { from, .. } if has_piece(from)) {
            // The hands have nothing to move: the words are a slip, or an illegal move that is still to be made.
            return self.act(by, &Command::Announce { side, words });
        }
        let target = self.game.board_with_move(turn, words.uci);
        // The player's hands have not been on these squares in this turn.
        let stood = self.game.board_before(side);
        let mut wrong = self.game.differences(side);
        wrong.retain(|square| stood.piece_at(*square) == own.piece_at(*square));
        // A refusal comes before any piece is moved.
        self.may(by, Duty::Hand(side))?;
        self.move_hands(by, side, &target)?;
        if self.game.ending().is_none() {
            self.act(by, &Command::Announce { side, words })?;
        }
        let still = self.game.differences(side);
        if wrong.iter().any(|square| !still.contains(square)) {
            self.seats.confirm(by, "said-move-corrects-board");
        }
        Ok(())
    }

    /// Makes the announced move on the mover's own board, whatever their hands have done there.
    fn move_own_board(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        let open = self.game.open_turn(side);
        let Some(turn) = open.filter(|turn| turn.announced.is_some()) else {
            return Ok(());
        };
        let before = self.game.position_before(turn);
        // A slip of the tongue is not carried out if the hand has made a move (D.2.8).
        let Some(uci) = turn.counted(&before) else {
            return Ok(());
        };
        let target = self.game.board_with_move(turn, uci);
        self.move_hands(by, side, &target)
    }

    /// At home an announced move is executed on both boards at once.
    fn execute_at_home(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        self.step.hands_are_silent = true;
        if !self.game.is_seen() {
            return Ok(());
        }
        self.move_own_board(by, side)?;
        self.execute_on(by, side.other())
    }

    /// Executes the opponent's announced move on the board of `side`.
    pub(super) fn execute_on(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        if !self.game.is_seen() {
            return Ok(());
        }
        let Some(turn) = self.game.addressed_to(side).filter(|turn| !turn.executed) else {
            return Ok(());
        };
        let before = self.game.position_before(turn);
        let Some(uci) = turn.counted(&before) else {
            return Ok(());
        };
        let board = self.game.board(side).pieces();
        // After a correction, the move executed by mistake is taken back first (D.2.8).
        let base = turn.executed_as.filter(|slip| *slip != uci).map_or_else(
            || board.clone(),
            |slip| player_board::changed(board, &carried_out(before.board(), &before, slip), before.board()),
        );
        let target = carried_out(&base, &before, uci);
        self.move_hands(by, side, &target)
    }

    /// Makes the board of `side` equal to `target` in the fewest movements; they are not told one by one. An electronic
    /// board is left to the player's own hands.
    fn move_hands(&mut self, by: Person, side: Color, target: &Board) -> Result<(), Refusal> {
        self.step.hands_are_silent = true;
        if self.boards.holds(side) {
            return Ok(());
        }
        for movement in player_board::movements(self.game.board(side).pieces(), target) {
            let named = match movement {
                HandMovement::Place(square, None) => HandMovement::Place(square, target.piece_at(square)),
                HandMovement::Place(_, Some(_)) | HandMovement::Remove(_) | HandMovement::Lift(_) => movement,
            };
            self.act(by, &by_hand(side, named))?;
        }
        Ok(())
    }

    /// Hands on a board; at home a sighted player announces a move by releasing the piece.
    pub(super) fn hands(&mut self, by: Person, board: Color, command: &Command) -> Result<(), Refusal> {
        if self.boards.holds(board) {
            return Err(Refusal::new(Code::BoardIsElectronic));
        }
        let begun = self.rest_of_move(by, board);
        self.act(by, command)?;
        self.typed.made = self.typed.made.filter(|side| *side != board);
        if self.moves_by_hand(by, board) {
            self.announce_what_was_made(by, board)?;
        }
        let rest = self.rest_of_move(by, board);
        let text = match (begun, rest) {
            (_, Some(rest)) if begun != Some(rest) => {
                self.seat(by).map(|seat| wording::next::rest(&seat.messages, rest))
            }
            // Hands that have done what they were told hear the next act: the old words are no longer true.
            (Some(_), None) if !self.is_home() => self.what_to_do(by),
            (_, Some(_) | None) => None,
        };
        self.step.then.extend(text.map(|text| (by, text)));
        Ok(())
    }

    /// A player's hands on their electronic board. A sighted player's move is announced when the piece is released
    /// (4.7, D.2.5), unless the regulations leave the announcement to the player; at home the clock is pressed, too.
    pub(super) fn hands_on_wood(&mut self, by: Person, board: Color, command: &Command) -> Result<(), Refusal> {
        self.act(by, command)?;
        self.typed.made = self.typed.made.filter(|side| *side != board);
        let announced = self.game.regulations().watch.electronic.announced;
        if (self.is_home() || announced == Announced::Program) && !self.game.people().is_vi(board) {
            self.announce_what_was_made(by, board)?;
        }
        if self.is_home() {
            self.press_what_was_made(by, board)?;
        }
        Ok(())
    }

    /// True if this is the hand of a sighted player at home on their own board: releasing a piece is all they do.
    fn moves_by_hand(&self, by: Person, board: Color) -> bool {
        self.is_home() && by == Person::Player(board) && !self.game.people().is_vi(board)
    }

    /// Announces the move made on that board, if one is made there unannounced; at home it is executed on the other.
    fn announce_what_was_made(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        if self.game.ending().is_none() {
            let open = self.game.open_turn(side).filter(|turn| turn.announced.is_none());
            let Some((turn, uci)) = open.and_then(|turn| Some((turn, turn.made?))) else {
                return Ok(());
            };
            let words = self.words_of(turn, uci);
            self.act(by, &Command::Announce { side, words })?;
        }
        if self.is_home() {
            self.execute_on(by, side.other())?;
        }
        Ok(())
    }

    /// Presses the clock after the move made and announced on that board; it is executed on the other first.
    fn press_what_was_made(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        let open = self.game.open_turn(side);
        let is_whole = open.is_some_and(|turn| turn.announced.is_some() && turn.made.is_some());
        if !is_whole || self.game.ending().is_some() {
            return Ok(());
        }
        self.execute_on(by, side.other())?;
        self.press_at_home(by, side)
    }

    /// The rest of the move that a sighted player has begun on their own board.
    fn rest_of_move(&self, by: Person, board: Color) -> Option<RestOfMove> {
        let is_own = by == Person::Player(board) && !self.game.people().is_vi(board);
        let turn = self.game.open_turn(board).filter(|_| is_own)?;
        release::rest_of_move(&self.game, turn)
    }

    /// The board of `side` after the owed move of the opponent is executed on it.
    pub(super) fn executed(&self, side: Color) -> Option<Board> {
        let turn = self.game.owed_on(side)?;
        let before = self.game.position_before(turn);
        let uci = turn.counted(&before)?;
        let own = self.game.board(side);
        let mut stood = own.pieces().clone();
        for held in own.hand() {
            stood.set_piece_at(held.from, held.piece);
        }
        Some(carried_out(&stood, &before, uci))
    }

    fn words_of(&self, turn: &Turn, uci: UciMove) -> WordedMove {
        words_for(&self.game, &self.game.position_before(turn), uci)
    }

    /// The sighted player's Announce button: announces the move made by hand.
    pub(super) fn announce_hands(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        let turn = self.game.open_turn(side).ok_or_else(|| self.not_to_move())?;
        let HandState::Done(uci) = self.game.hands(turn) else {
            return Err(Refusal::new(Code::NotMade));
        };
        let words = self.words_of(turn, uci);
        self.act(by, &Command::Announce { side, words })
    }

    /// Lifts the piece on that square, or puts down the one in the hand: on its own square, the piece counts as never
    /// lifted; on another piece of the same colour, that piece is lifted instead.
    ///
    /// At home a sighted player makes a whole move by it: a king castles with its rook, a pawn captured en passant goes
    /// by itself, and the clock is pressed as on an electronic board. A piece put down wrong goes back.
    pub(super) fn touch(&mut self, by: Person, board: Color, square: Square) -> Result<(), Refusal> {
        let own = self.game.board(board);
        let standing = own.pieces().piece_at(square);
        let put = |square, piece| Command::Place { board, square, piece };
        let Some(held) = own.hand().last().copied() else {
            return self.hands(by, board, &Command::Lift { board, square });
        };
        let moves_whole = self.moves_by_hand(by, board) && held.from != square;
        if moves_whole && self.release(by, board, held, square)? {
            return Ok(());
        }
        let color = if moves_whole { board } else { held.piece.color };
        if standing.is_some_and(|piece| piece.color == color) && held.from != square {
            self.act(by, &put(held.from, Some(held.piece)))?;
            return self.hands(by, board, &Command::Lift { board, square });
        }
        let is_legal_only = self.game.regulations().boards == AllowedMovements::Legal;
        let last_rank = held.piece.color.fold_wb(Rank::Eighth, Rank::First);
        let promotes = held.piece.role == Role::Pawn && square.rank() == last_rank;
        if promotes && is_legal_only && !moves_whole {
            return Err(Refusal::new(Code::Incomplete));
        }
        let before = Arc::clone(&self.game);
        match self.hands(by, board, &put(square, None)) {
            Err(refusal) if moves_whole && is_legal_only && refusal.code == Code::Illegal => {
                self.game = before;
                self.put_back(by, board, held, square)
            }
            done => done,
        }
    }

    /// The piece that the player of that side has taken from that square.
    fn taken_from(&self, side: Color, from: Square) -> TakenPiece<'_> {
        let game = &self.game;
        TakenPiece { game, side, from }
    }

    /// Makes the legal move that releasing the piece in the hand there begins, and presses the clock; false if there is
    /// none.
    fn release(&mut self, by: Person, board: Color, held: InHand, square: Square) -> Result<bool, Refusal> {
        if held.piece.color != board {
            return Ok(false);
        }
        let moves = self.taken_from(board, held.from).moves_to(square);
        let turn = self.game.open_turn(board);
        let (Some(turn), Some(legal)) = (turn, moves.first()) else {
            return Ok(false);
        };
        if moves.len() > 1 {
            return Err(Refusal::new(Code::Incomplete));
        }
        let uci = legal.to_uci(self.game.regulations().castling_mode);
        let target = self.game.board_with_move(turn, uci);
        self.move_hands(by, board, &target)?;
        self.announce_what_was_made(by, board)?;
        self.press_what_was_made(by, board)?;
        Ok(true)
    }

    /// Puts the piece in the hand back where it was lifted, and says in a word why; an opponent's piece goes back
    /// without words.
    fn put_back(&mut self, by: Person, board: Color, held: InHand, square: Square) -> Result<(), Refusal> {
        let (from, piece) = (held.from, Some(held.piece));
        let why = self.taken_from(board, from).why_no_move(square);
        self.step.hands_are_silent = true;
        self.act(
            by,
            &Command::Place {
                board,
                square: from,
                piece,
            },
        )?;
        if held.piece.color == board {
            self.seats.play(by, Earcon::Refused);
            self.seats.tell(by, Priority::Now, |seat| {
                wording::next::put_back(&seat.messages, why, from)
            });
        }
        Ok(())
    }

    /// A person's own scoresheet: only its owner writes on it, corrects it and hears it (Art. 8, D.2.7).
    pub(super) fn on_sheet(&mut self, by: Person, intent: SheetIntent) -> Result<(), Refusal> {
        let side = side_of(by);
        match intent {
            SheetIntent::Write(text) => self.write_on_sheet(by, side, &text),
            SheetIntent::Correct { place, words } => {
                let Some(seat) = self.seat(by) else { return Ok(()) };
                let (place, text) = match numbered(&words, &seat.messages) {
                    Some((ply, text)) => (self.place_of(side, ply), text),
                    None => (place.or_else(|| self.last_place(side)), words.trim()),
                };
                if text.is_empty() {
                    return Err(Refusal::new(Code::Incomplete));
                }
                self.correct_entry(by, side, place, text)
            }
            SheetIntent::Strike(ply) => {
                let place = ply.map_or_else(|| self.last_place(side), |ply| self.place_of(side, ply));
                self.correct_entry(by, side, place, "")
            }
            SheetIntent::Read(reading) => self.seats.read_entries(by, &reading, &self.game),
        }
    }

    /// 8.1.1: writes one entry, or several moves with their numbers.
    fn write_on_sheet(&mut self, by: Person, side: Color, text: &str) -> Result<(), Refusal> {
        let Some(seat) = self.seat(by) else { return Ok(()) };
        let Some((ply, moves)) = numbered(text, &seat.messages) else {
            let text = text.to_owned();
            // Words such as "draw" and "black: e5" were meant for the move line.
            let read = move_line::read(&text, by, &seat.messages);
            if matches!(read, MoveLineMeaning::Command(_) | MoveLineMeaning::For(..)) {
                return Err(Refusal::lacking(Code::NotOnSheet, RefusalDetail::IsCommand));
            }
            let is_unplayed = self.is_unplayed_at_home(by, side, &text);
            let way = (is_unplayed && !self.is_in_a_terminal()).then(|| seat.messages.text("said-on-sheet-only", &[]));
            self.act(by, &Command::Record { side, text })?;
            if let Some(way) = way {
                self.then(by, None, &way);
            }
            return Ok(());
        };
        if ply != self.game.sheet(side).plies().saturating_add(1) {
            return Err(Refusal::of_word(Code::OtherNumber, text));
        }
        let entries = sheet::split(moves);
        let told = self.step.told.len();
        for text in entries.iter().cloned() {
            self.act(by, &Command::Record { side, text })?;
        }
        match entries.as_slice() {
            [] => Err(Refusal::new(Code::Incomplete)),
            [_] => Ok(()),
            [.., last] => {
                // One sentence tells them all.
                self.step.told.truncate(told);
                self.seats.tell(by, Priority::Normal, |seat| {
                    let values = [("count", entries.len().into()), ("entry", last.into())];
                    seat.messages.text("said-recorded-several", &values)
                });
                Ok(())
            }
        }
    }

    /// True if the words are a legal move that the player has still to make at home, and no move of the game so far.
    fn is_unplayed_at_home(&self, by: Person, side: Color, words: &str) -> bool {
        let open = self.game.open_turn(side);
        let is_open = open.is_some_and(|turn| turn.announced.is_none() && turn.made.is_none());
        let own = self.legal_move(by, side, words).filter(|_| self.is_home() && is_open);
        let mode = self.game.regulations().castling_mode;
        own.is_some_and(|own| !self.game.line().iter().any(|made| made.uci == own.to_uci(mode)))
    }

    fn correct_entry(&mut self, by: Person, side: Color, place: Option<u32>, text: &str) -> Result<(), Refusal> {
        // A person whose sheet it is not hears that, and nothing of its contents.
        self.may(by, Duty::Record(side))?;
        let (place, text) = (place.ok_or(Refusal::new(Code::NoEntry))?, text.to_owned());
        self.act(by, &Command::CorrectEntry { side, place, text })
    }

    /// The place of the valid entry for that ply, counted from 1.
    fn place_of(&self, side: Color, ply: u32) -> Option<u32> {
        self.place(side, |entry| entry.is_move() && entry.ply == ply)
    }

    /// The place of the last valid entry.
    fn last_place(&self, side: Color) -> Option<u32> {
        self.place(side, |_| true)
    }

    fn place(&self, side: Color, is_it: impl Fn(&SheetEntry) -> bool) -> Option<u32> {
        let mut entries = self.game.sheet(side).entries().iter();
        let index = entries.rposition(|entry| !entry.struck && is_it(entry))?;
        u32::try_from(index + 1).ok()
    }
}
