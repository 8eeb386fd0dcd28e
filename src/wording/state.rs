//! Which task is open and how the game ended, in one sentence.

use shakmaty::Color;

use super::side_name;
use crate::laws::ending::{GameResult, Reason};
use crate::laws::game::Game;
use crate::laws::penalty::Penalty;
use crate::locale::Messages;
use crate::query::Task;

/// Which task is open, in one sentence.
pub fn state(messages: &Messages, game: &Game, side: Color, task: Task) -> String {
    if let Some(ending) = game.ending() {
        return result(messages, ending.result, ending.reason);
    }
    let who = side_name(messages, game, side);
    let id = match task {
        Task::ToMake => "state-to-make",
        Task::ToAnnounce => "state-to-announce",
        Task::ToRepeat => "state-to-repeat",
        Task::ToExecute => "state-to-execute",
        Task::ToPress => "state-to-press",
    };
    messages.text(id, &[("who", (&who).into())])
}

/// The name of a penalty of 12.9, as it stands in a sentence.
pub fn penalty(messages: &Messages, penalty: Penalty) -> String {
    let id = match penalty {
        Penalty::Warning => "penalty-warning",
        Penalty::AddTime => "penalty-add-time",
        Penalty::ReduceTime => "penalty-reduce-time",
        Penalty::AddPoints => "penalty-add-points",
        Penalty::ReducePoints => "penalty-reduce-points",
        Penalty::Loss => "penalty-loss",
        Penalty::Fine => "penalty-fine",
        Penalty::Exclusion => "penalty-exclusion",
        Penalty::Expulsion => "penalty-expulsion",
    };
    messages.text(id, &[])
}

/// The end of the game, in one sentence.
pub fn result(messages: &Messages, result: GameResult, reason: Reason) -> String {
    let why = messages.text(
        match reason {
            Reason::Checkmate => "reason-checkmate",
            Reason::Stalemate => "reason-stalemate",
            Reason::DeadPosition => "reason-dead-position",
            Reason::Resignation => "reason-resignation",
            Reason::Agreement => "reason-agreement",
            Reason::Time => "reason-time",
            Reason::Threefold => "reason-threefold",
            Reason::Fifty => "reason-fifty",
            Reason::Fivefold => "reason-fivefold",
            Reason::Seventyfive => "reason-seventyfive",
            Reason::IllegalMove => "reason-illegal-move",
            Reason::Ruling => "reason-ruling",
            Reason::Default => "reason-default",
        },
        &[],
    );
    let what = messages.text(
        match result {
            GameResult::WhiteWins => "result-white-wins",
            GameResult::BlackWins => "result-black-wins",
            GameResult::WhiteByForfeit => "result-white-by-forfeit",
            GameResult::BlackByForfeit => "result-black-by-forfeit",
            GameResult::Draw => "result-draw",
            GameResult::BothLose => "result-both-lose",
            GameResult::HalfZero => "result-half-zero",
            GameResult::ZeroHalf => "result-zero-half",
            GameResult::BothAbsent => "result-both-absent",
        },
        &[],
    );
    messages.text(
        "result-and-reason",
        &[("result", (&what).into()), ("reason", (&why).into())],
    )
}
