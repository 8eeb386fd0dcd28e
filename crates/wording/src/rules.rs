//! The regulations in force as a list: what was fixed before the game, and what the arbiter has done about it since.

use shakmaty::Color;

use laws::command::Approval;
use laws::game::Game;
use laws::people::Person;
use laws::regulations::{CountsFrom, DrawOffers, ElectronicRules, ElsewhereRules, Speed};
use laws::stored::StoredWord as _;
use locale::{Messages, duration};

/// Each regulation with its name; `time` is the time control as written, if there is one.
pub fn regulations(messages: &Messages, game: &Game, time: &str) -> Vec<(String, String)> {
    let text = |id: &str| messages.text(id, &[]);
    let yes = |is: bool| text(if is { "rules-yes" } else { "rules-no" });
    let fixed = game.regulations();
    let mut list = Vec::new();
    let mut tell = |name: &str, value: String| list.push((text(name), value));
    tell("rules-laws", messages.about("rules-laws", &fixed.edition.word()));
    tell("rules-speed", messages.about("rules-speed", &fixed.speed.word()));
    if fixed.speed != Speed::Standard {
        tell(
            "rules-supervision",
            messages.about("rules-supervision", &fixed.supervision.word()),
        );
    }
    let is_timed = game.clock().is_timed();
    tell(
        "new-game-time",
        if is_timed { time.to_owned() } else { text("rules-none") },
    );
    tell("new-game-place", messages.about("new-game", &fixed.place.word()));
    tell("new-game-vocabulary", fixed.vocabulary.clone());
    tell("rules-two-boards", yes(fixed.two_boards));
    tell("rules-boards", messages.about("rules-boards", &fixed.boards.word()));
    tell("rules-repeat", messages.about("rules-repeat", &fixed.repeat.word()));
    tell(
        "rules-draws",
        match fixed.draw_offers {
            DrawOffers::Free => text("rules-draws-free"),
            DrawOffers::AfterMove(moves) => messages.text("rules-draws-after", &[("moves", moves.into())]),
            DrawOffers::None => text("rules-draws-arbiter"),
        },
    );
    let default_time = if fixed.default_time_in_force_ms() == 0 {
        text("rules-none")
    } else {
        duration(messages, fixed.default_time_in_force_ms())
    };
    tell("rules-default", default_time);
    match fixed.schedule.default_time_from {
        CountsFrom::Start => {}
        CountsFrom::Hour => tell("rules-default-from", text("rules-default-from-hour")),
    }
    tell("rules-quickplay", yes(fixed.quickplay));
    tell(
        "rules-dead",
        text(if fixed.dead_positions_asked {
            "rules-dead-asked"
        } else {
            "rules-dead-decided"
        }),
    );
    tell("rules-told", messages.about("rules-told", &fixed.watch.told.word()));
    // Only deviations from the default; with an electronic board at the table, its clock is told when it is taken.
    if fixed.watch.electronic != ElectronicRules::default() {
        tell(
            "rules-announced",
            messages.about("rules-announced", &fixed.watch.electronic.announced.word()),
        );
        tell(
            "rules-board-clock",
            messages.about("rules-board-clock", &fixed.watch.electronic.clock.word()),
        );
    }
    let elsewhere = &fixed.elsewhere;
    if *elsewhere != ElsewhereRules::default() {
        let stops = fixed.stops_without_the_other();
        tell(
            "rules-disconnect",
            text(if stops {
                "rules-disconnect-stops"
            } else {
                "rules-disconnect-runs"
            }),
        );
    }
    if let Some(gain_ms) = elsewhere.lag_gain_ms {
        let gain = messages.text("rules-milliseconds", &[("count", gain_ms.into())]);
        tell("rules-lag-gain", gain);
    }
    if let Some(within_ms) = elsewhere.back_within_ms {
        tell("rules-back-within", duration(messages, within_ms));
    }
    if let Some(times) = elsewhere.may_be_away {
        tell(
            "rules-may-be-away",
            messages.text("rules-times", &[("count", times.into())]),
        );
    }
    tell("rules-device", yes(game.approvals().contains(&Approval::Device)));
    for side in Color::ALL {
        let assistant = Person::Assistant(side);
        if game.people().has(assistant) {
            let who = super::color(messages, side);
            let name = messages.text("rules-assistant", &[("side", (&who).into())]);
            let value = game.people().name(assistant).to_owned();
            let approved = game.approvals().contains(&Approval::Assistant(side));
            let value = if approved {
                messages.text("rules-assistant-approved", &[("name", (&value).into())])
            } else {
                value
            };
            list.push((name, value));
        }
    }
    list.push((text("rules-locked"), yes(fixed.is_locked)));
    list
}
