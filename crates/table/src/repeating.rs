//! Repeating the opponent's announced move, and executing it on one's own board (D.2.1).

use shakmaty::{ByColor, Color, Move, uci::UciMove};

use super::Table;
use super::reading::{Reader, is_announcement, no_move, words_for};
use super::table::MovesOfLines;
use announcement::understand::NotUnderstoodCode;
use journal::entry::{Entry, JournalEvent};
use laws::command::{Command, Duty, WordedMove};
use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::position::legal;
use laws::refusal::{Code, Refusal};
use laws::regulations::{AllowedMovements, Repeat, Rule};
use laws::rules::boards::HandState;
use laws::turn::Turn;
use query::next::PlayerAct;
use speech::utterance::Utterance;

/// The meaning of words typed where a move may be typed, after the opponent's announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// They repeat the opponent's move, rightly or with a slip (D.2.1).
    Repeats {
        /// True if they name a legal move of the player's own, too.
        captures: bool,
    },
    /// They are those of the opponent's move, name no legal move of the player's own, and repeat nothing that is still
    /// owed.
    OpponentsMove,
    /// They are no repetition.
    Own,
}

impl MovesOfLines {
    /// The moves that the program had made for typed lines when a journal ended. A line announces a move and makes it at one moment,
    /// a hand before or after. Whether the opponent's move was repeated in words is not in the journal: words that leave out a
    /// capture are then taken as the repetition, which binds nobody.
    pub(super) fn left_in(entries: &[Entry], game: &Game) -> MovesOfLines {
        let mut announced = ByColor::<Option<(usize, Moment)>>::default();
        let mut placed = ByColor::<Option<Moment>>::default();
        for (index, entry) in entries.iter().enumerate() {
            let JournalEvent::Event(event) = &entry.event else {
                continue;
            };
            if let Event::MoveAnnounced { side, .. } | Event::AnnouncementCorrected { side, .. } = event {
                *announced.get_mut(*side) = Some((index, entry.at));
            } else if let Event::PieceLifted { board, .. }
            | Event::PiecePlaced { board, .. }
            | Event::PieceRemoved { board, .. } = event
            {
                *placed.get_mut(*board) = Some(entry.at);
            }
        }
        let by_line = Color::ALL.into_iter().filter_map(|side| {
            let (index, at) = (*announced.get(side))?;
            (*placed.get(side) == Some(at)).then_some((index, side))
        });
        let copied = Color::ALL.into_iter().find_map(|side| {
            let heard = game.heard_before_own_move(side).filter(|turn| turn.repeated)?;
            Some((side, heard.ply))
        });
        MovesOfLines {
            made: by_line.max_by_key(|(index, _)| *index).map(|(_, side)| side),
            copied,
        }
    }
}

impl Reader<'_> {
    /// The meaning of these words of that side after the opponent's announcement. They are read once as the opponent's move, and `own` is
    /// the move of the player's own that they name. `typed` tells if the program repeated and executed that move.
    pub(super) fn after_hearing(
        &self,
        side: Color,
        words: &str,
        own: impl FnOnce() -> Result<WordedMove, Refusal>,
        typed: MovesOfLines,
    ) -> Heard {
        let heard = self.game.heard_by(side);
        let Some((turn, announced)) = heard.and_then(|turn| Some((turn, turn.announced?))) else {
            return Heard::Own;
        };
        let is_theirs = self.is_repetition(turn, announced, words);
        let own = own();
        let own_legal = own.as_ref().ok().and_then(|own| legal(own.uci, &self.game.current()));
        let is_before_own_move = self.game.heard_before_own_move(side).is_some();
        let is_waived = self.game.regulations().repeat == Repeat::Waived;
        let repeats = if !is_before_own_move {
            is_theirs && !is_waived && !turn.repeated && !self.names_own_hands(side, &own)
        } else if is_waived {
            is_theirs && self.is_repetition_unasked(turn, own_legal)
        } else if is_theirs {
            // Also where they could name a move of the player's own: until the move is repeated and executed.
            let was_copied = typed.copied == Some((side, turn.ply));
            self.is_owed(turn) || was_copied && self.leaves_out_capture(turn, own_legal)
        } else {
            !turn.repeated && self.is_slip(turn, announced, words, &own, own_legal)
        };
        let is_no_own_move = match own {
            Ok(_) => own_legal.is_none(),
            Err(refusal) => {
                refusal.code == Code::Illegal || refusal.code == Code::Ambiguous && !self.may_be_legal(words)
            }
        };
        if repeats {
            let captures = own_legal.is_some();
            Heard::Repeats { captures }
        } else if is_before_own_move && is_theirs && is_no_own_move {
            Heard::OpponentsMove
        } else {
            Heard::Own
        }
    }

    /// True if the words name a legal move, or one of several.
    fn may_be_legal(&self, words: &str) -> bool {
        let position = self.game.current();
        let among_legal = self
            .read(words)
            .map(|read| read.among_legal(&position).map_err(|reason| reason.code));
        among_legal.is_ok_and(|found| found != Err(NotUnderstoodCode::Illegal))
    }

    /// True if the words are a slip in the repetition of that turn's move: an older announcement of it, or no legal move of the
    /// player's, and words that resemble it, leave out a part of it or name any move while the opponent's is not executed either.
    fn is_slip(
        &self,
        turn: &Turn,
        announced: UciMove,
        words: &str,
        own: &Result<WordedMove, Refusal>,
        own_legal: Option<Move>,
    ) -> bool {
        let mut corrected = turn.corrected.iter();
        if corrected.any(|old| self.is_repetition(turn, *old, words)) {
            return true;
        }
        let Ok(read) = self.read(words) else { return false };
        let said = self.as_repeated(turn, announced, &read);
        let names_a_move = own.is_ok() || said.is_ok();
        let is_incomplete = lacks_a_part(&said) || self.incomplete_repetition(turn, announced, &read, &said).is_some();
        own_legal.is_none()
            && (self.awaits_hands(turn) && names_a_move
                || is_incomplete && !lacks_a_part(own)
                || said.is_ok_and(|said| self.resembles(turn, announced, &said)))
    }

    /// True if the player's hands have made the move that the words name, and it is still to be announced (D.2.3).
    fn names_own_hands(&self, side: Color, own: &Result<WordedMove, Refusal>) -> bool {
        let open = self.game.open_turn(side).filter(|turn| turn.announced.is_none());
        let named = own.as_ref().map(|own| own.uci);
        open.is_some_and(|turn| matches!(self.game.hands(turn), HandState::Done(done) if named == Ok(done)))
    }

    /// True if words of the opponent's move are its repetition although repetition is waived.
    ///
    /// They are first of all a legal move of the player's own, with one exception: they leave out a capture, and the
    /// opponent's move was none. In that case they are the repetition, because a capture by mistake costs the game and
    /// the missing word costs a second. If the opponent has captured, the same words recapture.
    fn is_repetition_unasked(&self, turn: &Turn, own_legal: Option<Move>) -> bool {
        if own_legal.is_none() {
            return self.is_owed(turn) && self.game.regulations().boards != AllowedMovements::Legal;
        }
        self.leaves_out_capture(turn, own_legal)
    }

    /// True if the player's own legal move is a capture, and the opponent's move of that turn was none.
    fn leaves_out_capture(&self, turn: &Turn, own_legal: Option<Move>) -> bool {
        let heard = turn
            .announced
            .and_then(|uci| legal(uci, &self.game.position_before(turn)));
        own_legal.is_some_and(Move::is_capture) && heard.is_some_and(|heard| !heard.is_capture())
    }

    /// True if the opponent's move of that turn must still be repeated, or executed by hand (D.2.1).
    fn is_owed(&self, turn: &Turn) -> bool {
        !turn.repeated || self.awaits_hands(turn)
    }

    /// True if the opponent's move of that turn must still be executed by hand (D.2.1).
    fn awaits_hands(&self, turn: &Turn) -> bool {
        let owed = self.game.owed_on(turn.side.other());
        owed.is_some_and(|owed| owed.ply == turn.ply)
    }
}

/// True if the words name a move but leave out a part of it: a promotion piece, or the square it comes from.
fn lacks_a_part(said: &Result<WordedMove, Refusal>) -> bool {
    let lacks = |refusal: &Refusal| matches!(refusal.code, Code::Incomplete | Code::Ambiguous);
    said.as_ref().is_err_and(lacks)
}

/// Repeats the opponent's move; once repeated, it must be executed before the same words mean anything else
/// (D.2.1).
///
/// `captures` is true if the words name a legal move of the player's own, too.
pub(super) fn repeat_in_words(
    table: &mut Table,
    by: Person,
    side: Color,
    words: &str,
    captures: bool,
) -> Result<(), Refusal> {
    let heard = table.game.heard_by(side);
    if heard.is_some_and(|turn| turn.repeated && table.reader(by).awaits_hands(turn)) {
        let article = table.game.regulations().article(Rule::Announce);
        return Err(Refusal::under(Code::NotExecuted, article));
    }
    let is_done = heard.is_some_and(|turn| turn.repeated) || table.game.regulations().repeat == Repeat::Waived;
    repeat(table, by, side, words)?;
    if is_done && captures {
        table.seats.confirm(by, "said-repeats-no-capture");
    } else {
        tell_if_repeated(table, by, side);
    }
    Ok(())
}

pub(super) fn tell_if_repeated(table: &mut Table, by: Person, side: Color) {
    if table.game.heard_by(side).is_some_and(|turn| turn.repeated) {
        tell_repeated(table, by, side);
    }
}

/// Tells a person that their words were the right repetition, and their next act: a typed line leads on to the next
/// (D.2.1).
fn tell_repeated(table: &mut Table, by: Person, side: Color) {
    let Some(seat) = table.seat(by) else { return };
    let messages = &seat.messages;
    let owed = table.game.owed_on(side).and_then(|turn| Some((turn, turn.uci()?)));
    let utterance = if let Some((turn, uci)) = owed {
        let announcement = wording::announcement(&table.game, &table.game.position_before(turn), uci);
        Utterance::introduced(messages, &messages.text("said-repeated-execute", &[]), announcement)
    } else {
        let repeated = messages.text("said-repeated", &[]);
        let next = match table.next_act(by).map(|next| next.act) {
            None | Some(PlayerAct::Nothing(_)) => None,
            // The short form: it is said at every move.
            Some(PlayerAct::Move) => Some(messages.text("state-yours-to-make", &[])),
            Some(_) => table.what_to_do(by),
        };
        let text = next.map_or_else(|| repeated.clone(), |next| format!("{repeated} {next}"));
        Utterance::sentence(messages, text)
    };
    table.seats.say_private(by, utterance);
}

/// D.2.1: the opponent repeats, in their own words.
pub(super) fn repeat(table: &mut Table, by: Person, side: Color, words: &str) -> Result<(), Refusal> {
    table.may(by, Duty::Speak(side))?;
    let heard = table.game.heard_by(side);
    let words = match heard.and_then(|turn| Some((turn, turn.announced?))) {
        Some((turn, uci)) => {
            let position = table.game.position_before(turn);
            if is_announcement(&table.game, &position, uci, words) {
                words_for(&table.game, &position, uci)
            } else {
                understand_repeated(table, by, side, turn, uci, words)?
            }
        }
        None => no_move(words),
    };
    table.act(by, &Command::Repeat { side, words })
}

/// The move that the words repeat; words that name no move of the opponent's, and leave nothing of the announced one out, are a slip
/// that names one of the player's own.
fn understand_repeated(
    table: &Table,
    by: Person,
    side: Color,
    turn: &Turn,
    announced: UciMove,
    words: &str,
) -> Result<WordedMove, Refusal> {
    let reader = table.reader(by);
    let read = reader.read(words)?;
    let repeated = reader.as_repeated(turn, announced, &read);
    if let Some(incomplete) = reader.incomplete_repetition(turn, announced, &read, &repeated) {
        return Err(incomplete);
    }
    repeated.or_else(|refusal| table.understand_for(by, side, words).or(Err(refusal)))
}

/// "I have repeated"; where a player's typed moves move their board, the move is executed there too.
pub(super) fn repeated(table: &mut Table, by: Person, side: Color) -> Result<(), Refusal> {
    // A sighted player at this table moves the piece by hand: the banner says where.
    let by_hand = !table.game.people().is_vi(side) && !table.is_elsewhere(by);
    let executes = !by_hand
        && table
            .seat(by)
            .is_some_and(|seat| seat.settings.person.typed_moves_move_my_board);
    repeat_rightly(table, by, side)?;
    if executes {
        execute_copied(table, by, side)?;
    }
    tell_repeated(table, by, side);
    Ok(())
}

/// Repeats the announced move and executes it on the player's own board.
pub(super) fn copy(table: &mut Table, by: Person, side: Color) -> Result<(), Refusal> {
    let addressed = table.game.addressed_to(side);
    let silent = addressed.is_some_and(|turn| turn.announced.is_none());
    // Mate ends the game before the sighted player has announced it: nothing to repeat, but the move must still be
    // executed.
    if !(silent && table.game.ending().is_some()) {
        repeat_rightly(table, by, side)?;
    }
    execute_copied(table, by, side)
}

/// Executes the repeated move on the player's own board, and notes that the player has neither said nor made it.
fn execute_copied(table: &mut Table, by: Person, side: Color) -> Result<(), Refusal> {
    table.typed.copied = table.game.heard_by(side).map(|turn| (side, turn.ply));
    table.execute_on(by, side)
}

fn repeat_rightly(table: &mut Table, by: Person, side: Color) -> Result<(), Refusal> {
    let announced = table.game.heard_by(side).and_then(|turn| turn.announced);
    let words = WordedMove {
        uci: announced.unwrap_or(UciMove::Null),
        text: String::new(),
    };
    table.act(by, &Command::Repeat { side, words })
}

#[cfg(test)]
mod tests {
    use crate::effect::Effect;
    use crate::input::Input;
    use crate::script::parse::parse;
    use crate::script::play::Stage;
    use controls::intent::Intent;
    use laws::people::Person;
    use laws::refusal::{Code, RefusalDetail};
    use locale::Locale;
    use shakmaty::Color;

    /// The refusal of those words where White may type a move after that game, in that language.
    fn refused(game: &str, locale: Locale, words: &str) -> Option<(Code, RefusalDetail)> {
        let script = parse(game).unwrap();
        let mut stage = Stage::new(&script.header, locale, None);
        stage.act_out(&script.story);
        let mut table = stage.into_table().0;
        let line = Intent::Line(words.to_owned());
        let effects = table.step(Input::Intent(Person::Player(Color::White), line), table.last());
        effects.iter().find_map(|effect| {
            let Effect::Refuse { refusal, .. } = effect else {
                return None;
            };
            Some((refusal.code, refusal.lack))
        })
    }

    /// A game after that move of Black's from that position.
    fn after(position: &str, mv: &str) -> String {
        format!(
            "start {position} b - - 0 1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\ntime 5400\n\
             > arbiter starts clocks\n> black plays {mv}\n> black presses clock\n"
        )
    }

    /// The words for a pawn from g2 that takes on h1, without its piece: as a capture, from square to square, and the square of arrival alone.
    const SPOKEN: [(Locale, [&str; 3]); 8] = [
        (
            Locale::De,
            ["Gustav schlägt Hector eins", "Gustav zwei Hector eins", "Hector eins"],
        ),
        (
            Locale::En,
            ["gustav takes hector one", "gustav two hector one", "hector one"],
        ),
        (
            Locale::Es,
            ["gustav captura hector uno", "gustav dos hector uno", "hector uno"],
        ),
        (
            Locale::Fr,
            ["gustav prend hector un", "gustav deux hector un", "hector un"],
        ),
        (
            Locale::It,
            ["gustav cattura hector uno", "gustav due hector uno", "hector uno"],
        ),
        (
            Locale::Nl,
            ["gustav slaat hector een", "gustav twee hector een", "hector een"],
        ),
        (
            Locale::PtBr,
            ["gustav captura hector um", "gustav dois hector um", "hector um"],
        ),
        (
            Locale::PtPt,
            ["gustav captura hector um", "gustav dois hector um", "hector um"],
        ),
    ];

    #[test]
    fn a_repetition_without_its_promotion_piece_says_so() {
        let missing = Some((Code::Incomplete, RefusalDetail::PromotionPiece));
        // A White pawn on h2, a queen beside h1 and a Black pawn on the same file name moves to the square, too.
        for position in ["4k3/P6p/8/8/8/4q3/3PP1pP/3QK2R", "4k3/P7/8/8/8/4q3/3PP1p1/4K2R"] {
            let game = after(position, "gxh1=N");
            for (locale, spoken) in SPOKEN {
                let typed = ["gxh1", "g2h1", "g2-h1", "g2xh1", "h1", "x h1", "xh1"];
                for words in typed.into_iter().chain(spoken) {
                    assert_eq!(refused(&game, locale, words), missing, "{locale}: {words}, {position}");
                }
            }
        }
        let game = after("4k3/8/8/8/8/8/p6P/4K3", "a1=Q");
        for locale in Locale::ALL {
            for words in ["a1", "a2a1", "a2-a1"] {
                assert_eq!(refused(&game, locale, words), missing, "{locale}: {words}");
            }
        }
    }

    #[test]
    fn a_repetition_that_names_its_square_alone_is_incomplete() {
        let incomplete = Some((Code::Incomplete, RefusalDetail::Unknown));
        for (locale, [.., square]) in SPOKEN {
            for (position, mv) in [
                ("4k3/P6p/8/8/8/6n1/3PP2P/3QK2R", "Nxh1"),
                ("4k3/P6p/8/8/8/6n1/3PP2P/3QK3", "Nh1"),
            ] {
                let game = after(position, mv);
                for words in ["h1", square] {
                    assert_eq!(refused(&game, locale, words), incomplete, "{locale}: {words} for {mv}");
                }
            }
        }
    }
}
