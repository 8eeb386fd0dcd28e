//! Another game with the same players, asked for by typing: `new game`, `new game 15+10`.

use shakmaty::{ByColor, Color};

use super::effect::Effect;
use super::{Table, engine};
use controls::intent::Intent;
use controls::new_game::{NewGameFault, NewGameForm, Opponent, SeatForm};
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use notation::time_control;

/// Begins another game at home with the players of this one, at the typed time control; at that of this game if none is
/// typed. A game under way is left only after a question.
///
/// # Errors
/// `only_at_home`; `not_understood` if the text is no time control.
pub(super) fn play_again(table: &mut Table, by: Person, time: &str) -> Result<(), Refusal> {
    if !table.is_home() {
        return Err(Refusal::new(Code::OnlyAtHome));
    }
    let form = form(table, time);
    let faults = form.faults(|header| time_control::read(header).is_ok(), |_| true);
    if faults.contains(&NewGameFault::TimeUnreadable) {
        return Err(Refusal::lacking(Code::NotUnderstood, RefusalDetail::Time));
    }
    table.intend(by, Intent::NewGame(Box::new(form)))
}

/// Leaves the endgame for the game that was on the table before it, or for a new one between people if there is none.
///
/// # Errors
/// The endgame may not be left.
pub(super) fn leave_endgame(table: &mut Table, by: Person) -> Result<(), Refusal> {
    if let Some(path) = table.machine.back.clone() {
        table.seats.send(Effect::OpenGame { to: by, path });
        return Ok(());
    }
    let permit = table.may_be_left(by, table.now())?;
    let form = form(table, "");
    table.seats.send(Effect::NewGame(Box::new(form), permit));
    Ok(())
}

/// The form of that game.
fn form(table: &Table, time: &str) -> NewGameForm {
    let (people, regulations) = (&table.opening.people, table.own_game().regulations());
    // The engine of an endgame plays at full strength, and leaves with it.
    let is_endgame = engine::is_endgame(table);
    let engine = engine::seat_of(table).map(|(side, level)| (side, level.to_owned()));
    let seat = |side: Color| {
        if is_endgame && engine.as_ref().is_some_and(|(of, _)| *of == side) {
            return SeatForm::default();
        }
        let player = people.players.get(side);
        SeatForm {
            name: player.name.clone(),
            sight: player.sight,
            assistant: people.assistants.get(side).clone().unwrap_or_default(),
        }
    };
    let time = if time.is_empty() {
        NewGameForm::typed_time(&time_control::write(&regulations.time))
    } else {
        time.to_owned()
    };
    let opponent = engine.as_ref().filter(|_| !is_endgame);
    NewGameForm {
        seats: ByColor::new_with(seat),
        arbiter: people.arbiter.clone().unwrap_or_default(),
        vocabulary: regulations.vocabulary.clone(),
        opponent: opponent.map_or(Opponent::Person, |(_, level)| Opponent::Engine(level.clone())),
        time,
        ..NewGameForm::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::Effect;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use crate::tests::said;
    use laws::moment::Moment;
    use locale::Locale;

    const ADA: Person = Person::Player(Color::White);

    fn table(header: &str) -> Table {
        let script = parse(&format!("{header}\nwhite vi Ada\nblack sighted Ben\n")).unwrap();
        Stage::new(&script.header, Locale::En, None).into_table().0
    }

    fn typed(table: &mut Table, text: &str, at_ms: u64) -> Vec<Effect> {
        let line = Intent::Line(text.to_owned());
        table.step(Input::Intent(ADA, line), Moment::from_millis(at_ms))
    }

    fn form(effects: &[Effect]) -> Option<&NewGameForm> {
        effects.iter().find_map(|effect| {
            let Effect::NewGame(form, _) = effect else { return None };
            Some(form.as_ref())
        })
    }

    #[test]
    fn a_game_with_a_clock_is_one_typed_line() {
        let mut table = table("set place=home");
        let effects = typed(&mut table, "new game 15+10", 1_000);
        let form = form(&effects).unwrap();
        assert_eq!((form.time.as_str(), form.seats.black.name.as_str()), ("15+10", "Ben"));
        assert!(form.is_at_home);
    }

    #[test]
    fn a_game_under_way_is_asked_about_first_and_the_time_stays() {
        let mut table = table("set place=home\ntime 300+5");
        for text in ["start", "e4"] {
            typed(&mut table, text, 1_000);
        }
        let asked = typed(&mut table, "new game", 2_000);
        assert_eq!(form(&asked), None);
        let effects = typed(&mut table, "yes", 3_000);
        assert_eq!(form(&effects).unwrap().time, "5+5");
    }

    #[test]
    fn a_text_that_is_no_time_control_is_told_what_one_is() {
        let mut table = table("set place=home");
        let effects = typed(&mut table, "new game tomorrow", 1_000);
        assert_eq!(
            said(&effects),
            ["That is not a valid time control. Use 90+30, 15 or none."]
        );
        let mut event = self::table("time 300");
        assert_eq!(said(&typed(&mut event, "new game 15", 1_000)), ["Home games only."]);
    }
}
