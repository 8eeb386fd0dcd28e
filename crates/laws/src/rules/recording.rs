//! Recording the moves (Art. 8): each player's duty to record, and the exemptions.
//!
//! Writing is the player's own act, and nothing is written for them. The program judges a sheet that is kept in it;
//! one on paper, in Braille or on tape it does not see (D.2.7), and the arbiter checks it in person (8.2). Article 8
//! names no penalty: the arbiter may warn or penalise a player who does not record (12.9).

use shakmaty::{ByColor, Color};

use super::draft::Draft;
use super::refusal::{Article, Code, Refusal};
use crate::event::{Event, Recording};
use crate::game::Game;
use crate::moment::Moment;
use crate::regulations::{Rule, Speed};
use crate::scoresheet::{EntryKind, SheetEntry, as_written};
use crate::time_control::Mode;

/// A player with less time left at some stage of a period need not record for the rest of it, in milliseconds (8.4).
const SHORT_MS: u64 = 300_000;
/// A player with at least this added with each move has to record all the same, in milliseconds (8.4).
const ENOUGH_ADDED_MS: u64 = 30_000;

/// The state of a side's scoresheet under Article 8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetDuty {
    /// True if the sheet is kept in the program.
    pub is_kept: bool,
    /// Plies recorded.
    pub plies: u32,
    /// Plies made by both so far.
    pub made: u32,
    /// Plies that must be recorded before the player makes another move, and the Article that says so; `None` if the
    /// player need not record.
    pub due: Option<(u32, Article)>,
    /// The Article under which the player need not record.
    pub exemption: Option<Article>,
}

impl SheetDuty {
    /// Plies the player still has to record before making another move.
    pub fn owed(&self) -> u32 {
        let due = self.due.as_ref().map_or(0, |(due, _)| *due);
        due.saturating_sub(self.plies)
    }
}

/// The state of that side's sheet.
pub fn duty(game: &Game, side: Color) -> SheetDuty {
    let turn = game.turn();
    // The player to move makes this ply next, the opponent the one after it.
    let next = turn.ply.saturating_add(u32::from(turn.side != side));
    let exemption = exemption(game, side);
    let is_obliged = exemption.is_none() && game.regulations().is_competition();
    SheetDuty {
        is_kept: is_kept(game, side),
        plies: game.sheet(side).plies(),
        made: game.plies_made(),
        due: is_obliged.then(|| due_before(game, side, next)),
        exemption: exemption.map(|rule| game.regulations().article(rule)),
    }
}

/// True if a move was ever written here; without one, the sheet is kept elsewhere.
fn is_kept(game: &Game, side: Color) -> bool {
    game.sheet(side).entries().iter().any(SheetEntry::is_move)
}

/// A.2, B.3: in rapid and blitz no player need record, the VI player neither: D.2.7 says how they record, not that
/// they must where others need not. 8.4: nor need a player short of time.
fn exemption(game: &Game, side: Color) -> Option<Rule> {
    if game.regulations().speed != Speed::Standard {
        return Some(Rule::NeedNotRecordFast);
    }
    game.recording.not_required.get(side).then_some(Rule::NeedNotRecord)
}

/// Plies that must be recorded before that side makes that ply: up to its own previous move (8.1.3), or all of them.
fn due_before(game: &Game, side: Color, ply: u32) -> (u32, Article) {
    let regulations = game.regulations();
    let updates = *game.recording.due.get(side);
    if updates > 0 && updates >= ply.saturating_sub(2) {
        return (updates, regulations.article(Rule::UpdateOne));
    }
    let at_once = regulations.parameters().both_record_before_answering
        && Color::ALL.into_iter().any(|side| is_short_with_increment(game, side));
    if at_once {
        (ply.saturating_sub(1), regulations.article(Rule::RecordAtOnce))
    } else {
        (ply.saturating_sub(2), regulations.article(Rule::RecordBeforeTheNext))
    }
}

/// 8.4 b of 2005: with thirty seconds a move and one player short of time, both record the opponent's move before they answer it.
fn is_short_with_increment(game: &Game, side: Color) -> bool {
    adds_enough(game, side) && game.clock().clock(side).left_ms < SHORT_MS
}

fn adds_enough(game: &Game, side: Color) -> bool {
    game.clock().period(side).is_some_and(|period| match period.mode {
        Mode::Fischer | Mode::Bronstein | Mode::Delay => period.increment_ms >= ENOUGH_ADDED_MS,
        Mode::Hourglass | Mode::ByoYomi { .. } => false,
    })
}

/// True if the duty to record can be enforced: in competition, on a sheet kept here, for a player who must record.
pub fn is_judged(game: &Game, side: Color) -> bool {
    game.regulations().is_competition() && exemption(game, side).is_none() && is_kept(game, side)
}

/// Notes that the side has just made that ply.
pub(super) fn moved(draft: &mut Draft<'_>, side: Color, ply: u32) {
    let game = &draft.game;
    if !is_judged(game, side) || *game.recording.told.get(side) {
        return;
    }
    let (due, article) = due_before(game, side, ply);
    owes(draft, side, due, article);
}

/// 9.2.1, 9.3.1: the intended move is first written on the sheet, which must be complete for that.
pub(super) fn claimed(draft: &mut Draft<'_>, side: Color, article: Article) {
    if is_judged(draft.game, side) {
        let due = draft.game.plies_made();
        owes(draft, side, due, article);
    }
}

/// Notes that the sheet of that side lacks entries, if it does.
fn owes(draft: &mut Draft<'_>, side: Color, due: u32, article: Article) {
    let plies = draft.game.sheet(side).plies();
    if plies < due {
        emit(
            draft,
            Recording::Owed {
                side,
                plies,
                due,
                article,
            },
        );
    }
}

fn emit(draft: &mut Draft<'_>, event: Recording) {
    draft.emit(Event::Recording(event));
}

/// The next moment at which the duty changes by time alone.
pub(super) fn due_at(game: &Game) -> Option<Moment> {
    let side = game.clock().running()?;
    let until = comes_down_to(game, side)?;
    game.clock().falls_to_at(until)
}

/// Time left on that side's clock at which the duty changes, in milliseconds.
fn comes_down_to(game: &Game, side: Color) -> Option<u64> {
    let relevant = game.regulations().is_competition() && game.regulations().speed == Speed::Standard;
    if !relevant {
        return None;
    }
    if let Some(flag) = game.recording.flag_at_ms.get(side) {
        return Some(*flag);
    }
    let ends = *game.recording.not_required.get(side) || adds_enough(game, side);
    (!ends).then_some(SHORT_MS - 1)
}

/// 8.4: a player has less than five minutes left; 8.5: the flag of a period has fallen in which a player did not record.
pub(super) fn check(draft: &mut Draft<'_>) {
    let (game, at) = (&*draft.game, draft.at);
    let Some(side) = game.clock().running() else { return };
    let reached = comes_down_to(game, side).is_some_and(|until| game.clock().left_ms(side, at) <= until);
    if !reached {
        return;
    }
    let regulations = game.regulations();
    if game.recording.flag_at_ms.get(side).is_none() {
        let article = regulations.article(Rule::NeedNotRecord);
        emit(draft, Recording::NotRequired { side, article });
        return;
    }
    let made = game.plies_made();
    let lacks = |side: Color| is_kept(game, side) && game.sheet(side).plies() < made;
    let both = game.recording.not_required.iter().all(|is_exempt| *is_exempt);
    let rule = if both { Rule::UpdateBoth } else { Rule::UpdateOne };
    let article = regulations.article(rule);
    let lacking: Vec<Color> = Color::ALL.into_iter().filter(|side| lacks(*side)).collect();
    let again = article.clone();
    emit(draft, Recording::RequiredAgain { article: again });
    for side in lacking {
        owes(draft, side, made, article.clone());
    }
}

/// A.4.3, B.2.3: in rapid and blitz under the competition rules the player to move may ask to see the arbiter's
/// record, five times in a game.
pub(super) fn ask_to_see(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    let rule = Rule::RecordShown;
    if completes(draft.game, side) {
        return lend(draft, side);
    }
    let Some(times) = draft.game.parameters().record_shown_times else {
        return draft.refuse(Code::NotPermitted, rule);
    };
    if draft.game.turn().side != side {
        return draft.refuse(Code::NotYourMove, rule);
    }
    let count = draft.game.recording.asked.get(side).saturating_add(1);
    let (by, article) = (draft.by, draft.game.regulations().article(rule));
    let event = if count <= times {
        Recording::Shown {
            by,
            side,
            count,
            article,
        }
    } else {
        Recording::AskedTooOften {
            by,
            side,
            count,
            article,
        }
    };
    emit(draft, event);
    Ok(())
}

/// True if the player still has the moves of a past period to complete, and has not moved since.
fn completes(game: &Game, side: Color) -> bool {
    let until = *game.recording.completes_before.get(side);
    until.is_some_and(|until| game.turn().ply <= until && game.turn().made.is_none())
}

/// 8.5.1, 8.5.2: while the clocks are stopped, or until the player moves, they may use the opponent's sheet; it goes
/// back before the move.
fn lend(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    let runs = draft.game.clock().running().is_some();
    let rule = if runs { Rule::UpdateOne } else { Rule::UpdateBoth };
    if runs && draft.game.turn().side != side {
        return draft.refuse(Code::NotYourMove, rule);
    }
    let count = draft.game.recording.asked.get(side).saturating_add(1);
    let (by, article) = (draft.by, draft.game.regulations().article(rule));
    emit(
        draft,
        Recording::Shown {
            by,
            side,
            count,
            article,
        },
    );
    Ok(())
}

/// 8.5.3: before the game is reconstructed on another board, the arbiter notes its state; the clocks are stopped meanwhile.
pub(super) fn reconstruct(draft: &mut Draft<'_>) {
    let clock = draft.game.clock();
    let running = clock.running();
    let left_ms = clock.both_ms(draft.at);
    let moves = ByColor::new_with(|side| clock.clock(side).moves);
    let pieces = shakmaty::Position::board(draft.game.official()).clone();
    draft.stop_clocks();
    let by = draft.by;
    emit(
        draft,
        Recording::Reconstruction {
            by,
            running,
            left_ms,
            moves,
            pieces,
        },
    );
}

/// D.2.7: an entry spoken onto the recorder begins here. The program does not hear it, so it cannot be too early.
pub(super) fn mark(draft: &mut Draft<'_>, side: Color, at_ms: u64) {
    let under_way = u32::from(draft.game.turn().uci().is_some());
    let ply = draft.game.plies_made().saturating_add(under_way);
    let by = draft.by;
    emit(draft, Recording::Marked { by, side, ply, at_ms });
}

/// 8.1.1, 8.1.2: an entry on one's own sheet, not in advance; a claim may name the intended move (9.2.1).
pub(super) fn record(draft: &mut Draft<'_>, side: Color, text: &str) -> Result<(), Refusal> {
    let text = as_written(text);
    let game = &draft.game;
    let under_way = u32::from(game.turn().uci().is_some());
    let made = u32::try_from(game.line().len() + game.pending().len())
        .unwrap_or(u32::MAX)
        .saturating_add(under_way);
    if text.is_empty() {
        return Err(Refusal::new(Code::Incomplete));
    }
    // 9.2.1, 9.3.1: a player who claims with an intended move, or must make it because the claim was wrong, may write that too.
    let intended = u32::from(game.turn().side == side && under_way == 0 && game.touching.intended.get(side).is_some());
    if EntryKind::of(&text) == EntryKind::Move && game.sheet(side).plies() >= made.saturating_add(intended) {
        let article = game.regulations().article(Rule::RecordInAdvance);
        return Err(Refusal {
            word: Some((0, text)),
            ..Refusal::under(Code::TooEarly, article)
        });
    }
    draft.emit(Event::MoveRecorded {
        by: draft.by,
        side,
        text,
    });
    Ok(())
}

/// An entry is corrected as on paper: the old one is struck out and stays, the new one follows it (8.1.4).
///
/// `place` counts all entries from 1. Moves can only be replaced by moves and other entries by other entries, so that
/// no later number changes; an entry may be struck out without a replacement only if no move follows it.
pub(super) fn correct(draft: &mut Draft<'_>, side: Color, place: u32, text: &str) -> Result<(), Refusal> {
    let text = as_written(text);
    let sheet = draft.game.sheet(side);
    let index = usize::try_from(place).ok().and_then(|place| place.checked_sub(1));
    let old = index.and_then(|index| Some((index, sheet.entries().get(index)?)));
    let Some((index, old)) = old.filter(|(_, old)| !old.struck) else {
        return Err(Refusal::new(Code::NoEntry));
    };
    let is_move = EntryKind::of(&text) == EntryKind::Move;
    if text.is_empty() {
        if old.is_move() && sheet.is_followed_by_move(index) {
            return Err(Refusal::new(Code::Incomplete));
        }
    } else if is_move != old.is_move() {
        return Err(Refusal::of_word(Code::EntryOfAnotherKind, text));
    }
    draft.emit(Event::EntryCorrected {
        by: draft.by,
        side,
        place,
        text,
    });
    Ok(())
}
