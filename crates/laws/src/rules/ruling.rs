//! The arbiter's rulings, and their effect without an arbiter (Art. 7.1, 8.7, 12, D.2.9).

use shakmaty::{ByColor, Color, Position as _};

use super::boards::boards_differ;
use super::command::Command;
use super::consequences::waits_for_the_other;
use super::discrepancy::ReadSheet;
use super::draft::Draft;
use super::refusal::{Code, Refusal, RefusalDetail};
use super::settlement::carry_out;
use super::sheets;
use super::{claim, clock, ending, grounds, irregularity, moving, touch};
use crate::ending::{Ending, GameResult, Reason, SignedBy};
use crate::event::Event;
use crate::game::Game;
use crate::penalty::Penalty;
use crate::people::Person;
use crate::proposal::{Proposal, ProposalKind};
use crate::regulations::{Rule, Venue};
use crate::sheets::SheetsVerdict;

/// 8.7: the scoresheet of `side` is signed, once there is a result, with it or with another that a player can believe to
/// be the result. Another result may be signed later, but only by the player: nobody signs over a player's own hand.
pub(super) fn sign(draft: &mut Draft<'_>, side: Color, asked: Option<GameResult>) -> Result<(), Refusal> {
    let ruled = result_to_sign(draft)?;
    let result = asked.unwrap_or(ruled);
    let is_of_players = matches!(result, GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw);
    if result != ruled && !is_of_players {
        return draft.refuse(Code::NoSuchResult, Rule::Signatures);
    }
    let is_own = draft.by == Person::Player(side);
    let may_sign = match draft.game.signature(side) {
        None => true,
        // The arbiter signs for a player who refuses; the assistant does not.
        Some(given) if given.is_refused => is_own || draft.by == given.by || draft.by == Person::Arbiter,
        Some(given) => given.result != result && (is_own || given.signed_by() != SignedBy::Player),
    };
    if !may_sign {
        return Err(already_signed(draft, side));
    }
    signed(draft, side, result, false);
    Ok(())
}

/// 8.7: the player refuses to sign the result.
pub(super) fn refuse_to_sign(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    let result = result_to_sign(draft)?;
    if draft.game.signature(side).is_some() {
        return Err(already_signed(draft, side));
    }
    signed(draft, side, result, true);
    Ok(())
}

impl Command {
    /// True if it would sign a result that is not the game's, about which the arbiter is asked first (8.7).
    pub fn signs_another_result(&self, game: &Game) -> bool {
        let Self::Sign {
            result: Some(asked), ..
        } = self
        else {
            return false;
        };
        game.ending().is_some_and(|ending| ending.result != *asked)
    }
}

/// The refusal that names what that player has signed, or that they have refused to.
fn already_signed(draft: &Draft<'_>, side: Color) -> Refusal {
    let given = draft.game.signature(side);
    let is_own = draft.by == Person::Player(side);
    Refusal {
        lack: match given {
            Some(given) if given.is_refused && is_own => RefusalDetail::RefusedOneself,
            Some(given) if is_own && given.signed_by() == SignedBy::Player => RefusalDetail::SignedOneself,
            Some(_) | None => RefusalDetail::Unknown,
        },
        // The word is the signed result; a refusal that somebody else has noted signs nothing.
        word: given
            .filter(|given| is_own || !given.is_refused)
            .map(|given| (0, given.result.to_string())),
        ..Refusal::under(Code::AlreadySigned, draft.game.regulations().article(Rule::Signatures))
    }
}

fn result_to_sign(draft: &Draft<'_>) -> Result<GameResult, Refusal> {
    let regulations = draft.game.regulations();
    let ending = draft.game.ending();
    let too_early = || Refusal::under(Code::TooEarly, regulations.article(Rule::Signatures));
    Ok(ending.ok_or_else(too_early)?.result)
}

fn signed(draft: &mut Draft<'_>, side: Color, result: GameResult, is_refused: bool) {
    let by = draft.by;
    draft.emit(Event::Signed {
        by,
        side,
        result,
        is_refused,
    });
}

/// D.2.9: both boards are compared with the official position.
pub(super) fn compare_boards(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let known = Color::ALL.into_iter().filter(|side| draft.game.is_known(*side));
    let known: Vec<Color> = known.collect();
    if known.is_empty() {
        return draft.refuse(Code::BoardUnseen, Rule::BoardsDiffer);
    }
    draft.emit(Event::BoardsCompared { by: draft.by });
    for board in known {
        let squares = draft.game.differences(board);
        if squares.is_empty() {
            draft.emit(Event::BoardsAgree { board });
        } else {
            boards_differ(draft, board, squares);
        }
    }
    Ok(())
}

/// D.2.9: both scoresheets are compared. If they differ, both boards go back to the last ply at which they agree, and
/// the arbiter sets the clocks or leaves them (7.1).
pub(super) fn compare_sheets(draft: &mut Draft<'_>, sheets: &ByColor<ReadSheet>) {
    let game = &draft.game;
    let played: Vec<_> = game.line().iter().map(|completed| completed.legal).collect();
    let regulations = game.regulations();
    let found = sheets::judge(&regulations.start, sheets, &played, regulations.edition);
    let mode = regulations.castling_mode;
    let is_illegal = found.verdict == SheetsVerdict::IllegalMove;
    let unreadable = match found.verdict {
        SheetsVerdict::Unreadable(side) => sheets.get(side).unreadable.as_ref(),
        SheetsVerdict::IllegalMove => sheets.white.unreadable.as_ref(),
        SheetsVerdict::Agree | SheetsVerdict::Differ | SheetsVerdict::Incomplete(_) => None,
    };
    let article = regulations.article(Rule::IllegalMove);
    draft.emit(Event::SheetsCompared {
        by: draft.by,
        verdict: found.verdict,
        agree_plies: found.agree_plies,
        official_plies: found.official_plies,
        text: unreadable.map(|entry| entry.token.clone()),
        ply: is_illegal.then(|| found.agree_plies.saturating_add(1)),
        article: Some(article).filter(|_| is_illegal),
    });
    if found.verdict != SheetsVerdict::Differ {
        return;
    }
    let article = draft.game.regulations().article(Rule::SheetsDiffer);
    draft.emit(Event::SheetsDiffer {
        ply: found.agree_plies.saturating_add(1),
        next: found.next.map(|legal| legal.map(|legal| legal.to_uci(mode))),
        article: article.clone(),
    });
    // D.2.9: it is known who corrects their board only if the sheets agree.
    draft.lapse(|open| matches!(open, Proposal::Correction { board: Some(_), .. }));
    // With a record that differs from both sheets, there is no position of the record to go back to.
    if found.official_plies == found.agree_plies && draft.game.ending().is_none() {
        let ply = found.agree_plies;
        draft.propose_once(Proposal::correction(None, ply, article.clone()));
        clock::propose_times(draft, ply, article);
    }
}

/// D.2.9: a sheet kept on paper, as it reads.
pub(super) fn enter_sheet(draft: &mut Draft<'_>, side: Color, text: &str) {
    draft.emit(Event::SheetEntered {
        by: draft.by,
        side,
        text: text.to_owned(),
    });
}

/// 7.1: back to the position after that ply, on both boards. Times and counters are the arbiter's to set.
pub(super) fn reinstate(draft: &mut Draft<'_>, ply: u32) -> Result<(), Refusal> {
    if draft.game.official_after(ply).is_none() {
        return Err(Refusal::new(Code::OutOfRange));
    }
    draft.stop_clocks();
    let article = draft.game.regulations().article(Rule::ReinstatedClocks);
    draft.emit(Event::PositionReinstated {
        by: Some(draft.by),
        ply,
    });
    clock::propose_times(draft, ply, article);
    Ok(())
}

/// The ply to which the game returns when that player takes back their last move, and what followed it.
///
/// # Errors
/// `only_at_home`, or `nothing_announced` if the player has made none.
pub(super) fn taken_back_to(game: &Game, side: Color) -> Result<u32, Refusal> {
    if game.regulations().place != Venue::Home {
        return Err(Refusal::new(Code::OnlyAtHome));
    }
    let turn = game.open_turn(side);
    if turn.is_some_and(|turn| turn.announced.is_some() || game.is_made_by_hand(turn)) {
        return Ok(u32::try_from(game.line().len()).unwrap_or(u32::MAX));
    }
    let plies = u32::try_from(game.line().len()).unwrap_or(u32::MAX);
    let mut before = (0..plies).rev();
    before
        .find(|ply| {
            game.official_after(*ply)
                .is_some_and(|position| position.turn() == side)
        })
        .ok_or(Refusal::new(Code::NothingAnnounced))
}

/// Friends at home: back before that player's last move. The times stay, and the clocks continue as before.
pub(super) fn take_back(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    let ply = taken_back_to(draft.game, side)?;
    let kept = usize::try_from(ply).unwrap_or(usize::MAX);
    let taken = draft.game.line().get(kept..).map_or(0, <[_]>::len);
    let was_running = draft.game.clock().running().is_some();
    draft.stop_clocks();
    draft.emit(Event::PositionReinstated {
        by: Some(draft.by),
        ply,
    });
    if draft.game.clock().is_timed() {
        let left_ms = draft.game.clock().both_ms(draft.at);
        // An even number of moves taken back ends with one of the opponent's, an odd number with one of the player's.
        let of = |mover: Color| if mover == side { taken.div_ceil(2) } else { taken / 2 };
        let counted = |mover: Color| draft.game.clock().clock(mover).moves;
        let moves = ByColor::new_with(|mover| counted(mover).saturating_sub(u32::try_from(of(mover)).unwrap_or(0)));
        clock::set_back(draft, Some(draft.by), left_ms, moves);
    }
    if was_running {
        let side = draft.game.turn().side;
        draft.emit(Event::ClocksStarted {
            by: Some(draft.by),
            side,
        });
    }
    Ok(())
}

/// Carries out the oldest open proposal of that kind; without an arbiter, once both players have accepted it. To accept
/// the correction of an illegal move in the moment in which it came with its penalty changes no board.
pub(super) fn accept(draft: &mut Draft<'_>, kind: ProposalKind) -> Result<(), Refusal> {
    let (place, proposal) = match open(draft, kind) {
        Err(_) if kind == ProposalKind::Correction && irregularity::is_corrected_now(draft.game, draft.at) => {
            restore_again(draft);
            return Ok(());
        }
        found => found?,
    };
    if kind == ProposalKind::Claim {
        return settle_claim(draft, true);
    }
    if waits_for_the_other(draft.game, kind, Some(draft.by)) {
        draft.settle(Some(draft.by), place, true);
    } else {
        carry_out_at(draft, place, &proposal);
    }
    Ok(())
}

/// Restores the position before the illegal move again if hands have changed a board since. The clocks stop, as with
/// every correction.
fn restore_again(draft: &mut Draft<'_>) {
    draft.stop_clocks();
    let ply = u32::try_from(draft.game.line().len()).unwrap_or(u32::MAX);
    if Color::ALL.iter().any(|side| !draft.game.differences(*side).is_empty()) {
        let by = draft.by;
        touch::reinstate(draft, Some(by), ply, true);
    }
}

/// Carries out the open proposal at that place, with its consequences. The position before an illegal move is restored
/// with its penalty, which is given for a move taken back (7.5.1, 7.5.5).
pub(super) fn carry_out_at(draft: &mut Draft<'_>, place: usize, proposal: &Proposal) {
    irregularity::take_up_for(draft, proposal);
    let by = draft.by;
    if let Some(side) = carry_out(draft, place, Some(by)) {
        moving::after_hands(draft, side);
    }
    if let Some(correction) = irregularity::correction_with(draft.game, proposal) {
        let was_running = draft.game.clock().running().is_some();
        carry_out(draft, correction, Some(by));
        // The penalty alone leaves the clock of the player who has to make another move running (7.1).
        if was_running && draft.game.clock().running().is_none() && draft.game.ending().is_none() {
            let side = draft.game.turn().side;
            draft.emit(Event::ClocksStarted { by: Some(by), side });
        }
    }
    clock::offender_thinks(draft);
}

/// Sets the oldest open proposal of that kind aside.
pub(super) fn decline(draft: &mut Draft<'_>, kind: ProposalKind) -> Result<(), Refusal> {
    let (place, proposal) = open(draft, kind)?;
    if kind == ProposalKind::Claim {
        return settle_claim(draft, false);
    }
    if let Proposal::Count { .. } = proposal {
        clock::must_stand(draft)?;
    }
    let by = draft.by;
    draft.settle(Some(by), place, false);
    if let Proposal::Result {
        reason: Reason::Time, ..
    } = proposal
    {
        without_the_flag(draft);
    }
    if let Proposal::Count { side, .. } = proposal {
        let moves = draft.game.clock().clock(side).moves.saturating_sub(1);
        draft.emit(Event::MovesAdjusted { by, side, moves });
    }
    clock::offender_thinks(draft);
    Ok(())
}

/// The flag that waited for a ruling does not count: a later end of the game takes effect now.
pub(super) fn without_the_flag(draft: &mut Draft<'_>) {
    moving::end_with_the_move(draft);
    ending::end_with_the_official_position(draft);
    if draft.game.ending().is_none() {
        end_as_the_players_have(draft);
    }
}

/// Ends the game as the players did while a flag waited for the ruling, by agreeing to a draw or by resigning.
fn end_as_the_players_have(draft: &mut Draft<'_>) {
    let Some(place) = draft.game.proposals.place(ProposalKind::Result, 0) else {
        return;
    };
    let ended = matches!(
        draft.game.proposals().get(place),
        Some(Proposal::Result {
            reason: Reason::Agreement | Reason::Resignation,
            ..
        })
    );
    if ended {
        let by = draft.by;
        carry_out(draft, place, Some(by));
    }
}

/// 9.5, 4.8, 7: settles the oldest claim; without an arbiter both players must agree to uphold it.
pub(super) fn settle_claim(draft: &mut Draft<'_>, upheld: bool) -> Result<(), Refusal> {
    let kind = ProposalKind::Claim;
    let (place, _) = open(draft, kind)?;
    if upheld && waits_for_the_other(draft.game, kind, Some(draft.by)) {
        draft.settle(Some(draft.by), place, true);
        return Ok(());
    }
    claim::settle(draft, Some(draft.by), upheld)
}

/// The oldest open proposal of that kind and its place, if its grounds still hold.
fn open(draft: &mut Draft<'_>, kind: ProposalKind) -> Result<(usize, Proposal), Refusal> {
    let oldest = |game: &Game| {
        let place = game.proposals.place(kind, 0)?;
        Some((place, game.proposals().get(place)?.clone()))
    };
    let seen = oldest(draft.game);
    grounds::ask_again(draft);
    let found = oldest(draft.game).filter(|(_, open)| seen.is_some_and(|(_, seen)| seen == *open));
    found.ok_or(Refusal::new(Code::NoProposal))
}

/// Rules a result, with the arbiter's reason.
pub(super) fn rule_result(draft: &mut Draft<'_>, result: GameResult, text: &str) {
    draft.emit(Event::NoteWritten {
        by: draft.by,
        text: text.to_owned(),
    });
    draft.end(result, Reason::Ruling, Rule::ArbiterRules);
}

/// Annuls an end by mistake: the game continues from its position. The arbiter starts the clocks, and may have an
/// earlier position reinstated first (7.1, 12.1).
pub(super) fn annul_result(draft: &mut Draft<'_>, text: &str) -> Result<(), Refusal> {
    let Some(result) = draft.game.ending().map(|ending| ending.result) else {
        return Err(Refusal::new(Code::TooEarly));
    };
    let by = draft.by;
    draft.emit(Event::NoteWritten {
        by,
        text: text.to_owned(),
    });
    draft.emit(Event::ResultAnnulled { by, result });
    Ok(())
}

/// Gives a penalty (12.9). A running clock is stopped first: times are changed only while both are stopped (requirement K for clocks). The
/// time proposed for an offence (7.5.5), given by hand and without a reason of its own, accepts the proposal: it is given once.
pub(super) fn penalise(
    draft: &mut Draft<'_>,
    side: Color,
    penalty: Penalty,
    by_ms: Option<u64>,
    reason: Option<&str>,
) -> Result<(), Refusal> {
    let regulations = draft.game.regulations();
    let Some(article) = penalty.article(regulations.edition) else {
        return draft.refuse(Code::NotPermitted, Rule::Penalties);
    };
    let by_ms = by_ms.unwrap_or(regulations.parameters().illegal_moves.gain_ms);
    let is_proposed = |(_, open): &(usize, &Proposal)| matches!(open, Proposal::Penalty { side: offender, gain_ms, .. } if *offender == side && *gain_ms == by_ms);
    if penalty == Penalty::AddTime
        && reason.is_none()
        && let Some((place, proposal)) = draft.game.proposals().iter().enumerate().find(is_proposed)
    {
        let proposal = proposal.clone();
        carry_out_at(draft, place, &proposal);
        return Ok(());
    }
    let changes_time = matches!(penalty, Penalty::AddTime | Penalty::ReduceTime);
    if changes_time {
        clock::must_have_a_clock(draft)?;
        draft.stop_clocks();
    }
    let (by, count) = (draft.by, *draft.game.offences.penalised.get(side));
    if let Some(reason) = reason {
        let text = reason.to_owned();
        draft.emit(Event::NoteWritten { by, text });
    }
    draft.emit(Event::PenaltyGiven {
        by: Some(by),
        side,
        count,
        article: article.clone(),
        penalty: Some(penalty),
        must_be_a_queen: false,
    });
    match penalty {
        Penalty::Warning => draft.emit(Event::WarningGiven {
            by,
            side,
            text: reason.unwrap_or_default().to_owned(),
        }),
        Penalty::AddTime => clock::add(draft, side.other(), by_ms)?,
        Penalty::ReduceTime => clock::take(draft, side, by_ms)?,
        Penalty::Loss => {
            let ending = Ending {
                result: GameResult::win(side.other()),
                reason: Reason::Ruling,
                article,
            };
            draft.end_as(ending);
        }
        Penalty::AddPoints | Penalty::ReducePoints | Penalty::Fine | Penalty::Exclusion | Penalty::Expulsion => {}
    }
    Ok(())
}
