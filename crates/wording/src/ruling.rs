//! Commands in a person's language: as rulings, and as changes to a clock.

use super::proposal::fault;
use super::state::penalty;
use super::{color, proposal_kind};
use laws::command::Command;
use laws::spelling::{Argument, CommandWords};
use locale::{Messages, duration};

const CHANGES: [&str; 5] = [
    "change-set-time",
    "change-add-time",
    "change-take-time",
    "change-set-moves",
    "change-set-period",
];

/// "adds 2 minutes to White" for a ruling; `None` for any other command.
pub fn ruling(messages: &Messages, command: &Command) -> Option<String> {
    let spelling = command.spelling().filter(|_| command.is_ruling())?;
    Some(said(messages, &format!("ruling-{}", spelling.name), &spelling))
}

/// "White: 1 hour 5 minutes." for a command that corrects a clock; `None` for any other.
pub fn clock_change(messages: &Messages, command: &Command) -> Option<String> {
    let spelling = command.spelling()?;
    let id = CHANGES
        .into_iter()
        .find(|id| id.strip_prefix("change-") == Some(spelling.name))?;
    Some(said(messages, id, &spelling))
}

/// The message with the arguments of the command. `what` is all of them but the side: "more time for the opponent, 2 minutes".
fn said(messages: &Messages, id: &str, spelling: &CommandWords) -> String {
    let (mut values, mut what) = (Vec::new(), Vec::new());
    for (name, word) in &spelling.words {
        let text = match word {
            Argument::Fixed(_) => continue,
            Argument::Number(number) => {
                values.push((*name, (*number).into()));
                continue;
            }
            Argument::Side(side) => color(messages, *side),
            Argument::Time(ms) => duration(messages, *ms),
            Argument::Penalty(kind) => penalty(messages, *kind),
            Argument::Proposal(kind) => proposal_kind(messages, *kind),
            Argument::Claim(claim) => fault(messages, *claim),
            Argument::Square(_) | Argument::Piece(_) | Argument::Board(_) | Argument::Result(_) | Argument::Text(_) => {
                word.to_string()
            }
        };
        if *name != "side" {
            what.push(text.clone());
        }
        values.push((*name, text.into()));
    }
    values.push(("what", what.join(", ").into()));
    messages.text(id, &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::script::ScriptLine;
    use locale::Locale;

    fn said_in(locale: Locale, text: &str) -> String {
        let command = Command::read(&mut ScriptLine::plain(text)).unwrap();
        ruling(&Messages::new(locale), &command).unwrap()
    }

    #[test]
    fn every_ruling_is_said_in_every_language() {
        let own = |text: &str| Locale::ALL.map(|locale| said_in(locale, text));
        for text in [
            "starts clocks",
            "stops clocks",
            "sets white 0:12:30",
            "adds 0:02:00 to white",
            "takes 0:02:00 from black",
            "sets moves white 40",
            "sets period black 2",
            "compares boards",
            "compares sheets",
            "reconstructs game",
            "enters sheet white e4 e5",
            "enters board black 8/8/8/8/8/8/8/K1k5",
            "reinstates ply 12",
            "warns black talking",
            "penalises white warning",
            "upholds claim",
            "rejects claim",
            "accepts proposal correction",
            "declines proposal result",
            "rules result 1-0 reason left",
            "annuls result reason left",
            "approves assistant white",
            "approves device",
            "adjourns",
            "adjourns until nine",
            "opens envelope",
            "loses envelope",
            "loses envelope and position",
            "resumes",
            "notes left",
            "finds two-hands by white",
            "unlocks",
        ] {
            let all = own(text);
            assert!(
                all.iter().all(|said| !said.contains("ruling-") && !said.contains('$')),
                "{all:?}"
            );
            let [english, others @ ..] = all.as_slice() else {
                panic!("no languages");
            };
            assert!(others.iter().all(|said| said != english), "{all:?}");
        }
    }

    #[test]
    fn the_values_of_a_ruling_are_said_in_their_order() {
        let said = |text: &str| said_in(Locale::En, text);
        assert_eq!(said("adds 0:02:00 to white"), "adds 2 minutes to White");
        assert_eq!(said("sets moves black 40"), "sets Black's moves to 40");
        assert!(said("penalises white add-time 0:02:00 reason telephone").ends_with(", 2 minutes, telephone"));
        assert!(said("rules result 1-0 reason did not come").ends_with("1-0: did not come"));
        let resigns = Command::Resign {
            side: shakmaty::Color::White,
        };
        assert_eq!(ruling(&Messages::new(Locale::En), &resigns), None);
    }
}
