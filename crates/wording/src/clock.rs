//! The clocks, in words.

use shakmaty::ByColor;

use laws::time_check::{SumCheck, TimeCheck};
use locale::{Messages, duration};

/// "Times checked: White 1 hour 2 minutes, 17 moves; Black …".
pub fn times(messages: &Messages, left_ms: &ByColor<u64>, moves: &ByColor<u32>) -> String {
    let times = left_ms.as_ref().map(|left| duration(messages, *left));
    let values = [
        ("white", (&times.white).into()),
        ("whitemoves", moves.white.into()),
        ("black", (&times.black).into()),
        ("blackmoves", moves.black.into()),
    ];
    messages.text("desk-time-check", &values)
}

/// A line of the arbiter's time-check record: the times, and the check of their sum.
pub fn times_checked(messages: &Messages, check: &TimeCheck) -> String {
    let times = times(messages, &check.left_ms, &check.moves);
    let sum = check.sum.map(|sum| sum_check(messages, &sum));
    [Some(times), sum].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// "In sum 2 hours 50 minutes left, 20 minutes used, 20 minutes since the start. This agrees with the time control."
pub fn sum_check(messages: &Messages, sum: &SumCheck) -> String {
    let [left, used, since] = [sum.left_ms, sum.used_ms, sum.since_start_ms].map(|ms| duration(messages, ms));
    let values = [
        ("left", (&left).into()),
        ("used", (&used).into()),
        ("since", (&since).into()),
    ];
    let mut sentences = vec![messages.text("desk-sum", &values)];
    sentences.extend(sum.excess_ms().map(|excess| {
        let difference = duration(messages, excess.unsigned_abs());
        let id = match excess {
            0 => "desk-sum-agrees",
            1.. => "desk-sum-more",
            ..0 => "desk-sum-less",
        };
        messages.text(id, &[("difference", (&difference).into())])
    }));
    sentences.join(" ")
}
