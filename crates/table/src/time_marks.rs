//! Time marks: a player is told unasked how much time they have left, exactly when a mark is reached.

use shakmaty::Color;

use super::seats::Seats;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use speech::clock::{self, TimeForm, TimeWords};
use speech::earcon::Earcon;
use speech::utterance::Priority;

/// Limits in milliseconds left between which a sound comes before the words of a mark; closer to zero there is no time
/// for it.
const LOW_MS: (u64, u64) = (10_000, 120_000);

/// The mark that a player will reach next if nobody presses the clock before.
pub(super) struct NextMark {
    /// The moment at which it is reached.
    pub(super) at: Moment,
    side: Color,
    /// The time left, in milliseconds.
    left_ms: u64,
}

impl Seats {
    /// The next mark of the player whose clock runs; their marks have been told up to `last`.
    pub(super) fn next_mark(&self, game: &Game, last: Moment) -> Option<NextMark> {
        let clock = game.clock();
        let side = clock.running().filter(|_| game.ending().is_none())?;
        let zero = clock.flag_at()?;
        let seat = self.get(Person::Player(side))?;
        let reached = seat
            .mark_reached
            .filter(|(period, _)| *period == clock.clock(side).period);
        let lowest = [clock.past().lowest_ms(side), clock.left_ms(side, last)].into_iter();
        let lowest_ms = lowest.chain(reached.map(|(_, left_ms)| left_ms)).min()?;
        let left_ms = seat.marks().next_ms(lowest_ms)?;
        // A delay runs off before the player's own time does.
        let micros = zero.as_micros().saturating_sub(left_ms.saturating_mul(1000));
        let at = Moment::from_micros(micros);
        Some(NextMark { at, side, left_ms })
    }

    /// Tells the player alone that the mark is reached (D.2.10.4).
    pub(super) fn reach_mark(&mut self, mark: &NextMark, game: &Game) {
        let (side, left_ms) = (mark.side, mark.left_ms);
        let (to, at) = (Person::Player(side), self.now);
        let Some(seat) = self.get_mut(to) else { return };
        seat.mark_reached = Some((game.clock().clock(side).period, left_ms));
        let (is_felt, is_said) = (seat.marks().is_felt(left_ms), seat.marks().is_said(left_ms));
        let words = TimeWords {
            side: Some(side),
            to,
            form: if left_ms <= 10_000 {
                TimeForm::Short
            } else {
                seat.form()
            },
            locale: seat.messages.locale(),
        };
        let reading = query::reading(game.clock(), Some(side), at);
        let utterance = clock::utterance(&seat.messages, words, &reading);
        if is_felt {
            self.play(to, Earcon::Pulse);
        }
        if !is_said {
            return;
        }
        if (LOW_MS.0..=LOW_MS.1).contains(&left_ms) {
            self.play(to, Earcon::LowTime);
        }
        self.say_private(to, utterance.with(Priority::Next).replacing("mark"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::effect::Effect;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use controls::intent::Intent;
    use laws::command::Command;
    use locale::Locale;
    use settings::Setting;
    use speech::utterance::Channel;

    const ADA: Person = Person::Player(Color::White);
    const EVENT: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n";
    const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\n";

    fn table(script: &str) -> Table {
        let script = parse(script).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        stage.into_table().0
    }

    /// The words said until then, with the table woken when it asks: moment in milliseconds, listener, channel, and
    /// words.
    fn said_until(table: &mut Table, end_ms: u64) -> Vec<(u64, Person, Channel, String)> {
        let mut said = Vec::new();
        while let Some(at) = table.next_wakeup().filter(|at| at.as_millis() <= end_ms) {
            for effect in table.step(Input::Time, at) {
                if let Effect::Say { to, channel, utterance } = effect {
                    said.push((at.as_millis(), to, channel, utterance.text()));
                }
            }
        }
        said
    }

    fn intend(table: &mut Table, by: Person, intent: Intent, at_ms: u64) -> Vec<Effect> {
        table.step(Input::Intent(by, intent), Moment::from_millis(at_ms))
    }

    fn marks(table: &mut Table, end_ms: u64) -> Vec<(u64, String)> {
        said_until(table, end_ms)
            .into_iter()
            .map(|(at, to, channel, text)| {
                assert_eq!((to, channel), (ADA, Channel::Private), "{text}");
                (at, text)
            })
            .collect()
    }

    #[test]
    fn at_home_marks_are_told_on_time_and_only_to_the_vi_player() {
        let mut table = table(&format!("time 300\n{HOME}"));
        let told = marks(&mut table, 291_000);
        let left = |text: &str| text.to_owned();
        assert_eq!(
            told,
            [
                (180_000, left("You have 2 minutes left.")),
                (240_000, left("You have 1 minute left.")),
                (290_000, left("10 seconds.")),
            ]
        );
    }

    #[test]
    fn at_an_event_nothing_is_told_until_the_player_turns_it_on() {
        let mut table = table(&format!("time 300\n{EVENT}"));
        assert_eq!(said_until(&mut table, 200_000), []);
        intend(&mut table, ADA, Intent::set(Setting::TimeMarks, "on"), 200_000);
        let told = marks(&mut table, 245_000);
        assert_eq!(told, [(240_000, String::from("You have 1 minute left."))]);
    }

    #[test]
    fn a_mark_is_told_once_even_if_an_increment_exceeds_it_again() {
        // 60 + 10: the mark at one minute is reached 10 seconds after the start.
        let mut table = table(&format!("time 60+10\n{HOME}"));
        assert_eq!(marks(&mut table, 12_000).len(), 1);
        intend(&mut table, ADA, Intent::Line(String::from("e4")), 12_000);
        intend(
            &mut table,
            Person::Player(Color::Black),
            Intent::Line(String::from("e5")),
            13_000,
        );
        assert!(table.game().clock().left_ms(Color::White, Moment::from_millis(13_000)) > 60_000);
        assert_eq!(marks(&mut table, 30_000), []);
    }

    #[test]
    fn a_mark_is_told_once_even_if_the_arbiter_adds_time() {
        let mut table = table(&format!("time 130\n{EVENT}"));
        intend(&mut table, ADA, Intent::set(Setting::TimeMarks, "on"), 0);
        assert_eq!(marks(&mut table, 15_000).len(), 1);
        let arbiter = Person::Arbiter;
        let add = Command::AddTime {
            side: Color::White,
            by_ms: 60_000,
        };
        for command in [Command::StopClocks, add, Command::StartClocks] {
            intend(&mut table, arbiter, Intent::Do(command), 15_000);
        }
        let told = marks(&mut table, 140_000);
        assert_eq!(told, [(130_000, String::from("You have 1 minute left."))]);
    }

    #[test]
    fn a_person_has_their_own_list() {
        let mut table = table(&format!("time 300\n{HOME}"));
        intend(&mut table, ADA, Intent::Line(String::from("marks 4 90s")), 0);
        let told: Vec<u64> = marks(&mut table, 299_000).into_iter().map(|(at, _)| at).collect();
        assert_eq!(told, [60_000, 210_000]);
    }

    #[test]
    fn a_new_period_has_its_marks_again() {
        let mut table = table(&format!("time 1/70:70\n{HOME}"));
        assert_eq!(
            marks(&mut table, 15_000),
            [(10_000, String::from("You have 1 minute left."))]
        );
        intend(&mut table, ADA, Intent::Line(String::from("e4")), 15_000);
        intend(
            &mut table,
            Person::Player(Color::Black),
            Intent::Line(String::from("e5")),
            15_000,
        );
        // 125 seconds are left.
        let told: Vec<u64> = marks(&mut table, 100_000).into_iter().map(|(at, _)| at).collect();
        assert_eq!(told, [20_000, 80_000]);
    }

    #[test]
    fn a_delay_is_used_up_before_the_time_of_a_mark_runs() {
        let mut table = table(&format!("time 70d5\n{HOME}"));
        assert_eq!(
            marks(&mut table, 20_000),
            [(15_000, String::from("You have 1 minute left."))]
        );
    }

    #[test]
    fn pulses_are_felt_in_the_last_five_minutes_by_who_wants_them() {
        let mut table = table(&format!("time 600\n{EVENT}"));
        intend(&mut table, ADA, Intent::set(Setting::Pulses, "on"), 0);
        let mut felt = Vec::new();
        while let Some(at) = table.next_wakeup().filter(|at| at.as_millis() <= 560_000) {
            for effect in table.step(Input::Time, at) {
                assert!(!matches!(effect, Effect::Say { .. }));
                if let Effect::Cue { to, cue } = effect {
                    assert_eq!((to, cue), (ADA, Earcon::Pulse));
                    felt.push(at.as_millis() / 1000);
                }
            }
        }
        assert_eq!(felt, [300, 360, 420, 480, 540]);
    }

    #[test]
    fn after_a_restart_no_mark_is_told_a_second_time() {
        let script = parse(&format!("time 130\n{HOME}at 0:00:20\n")).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let (before, entries) = stage.into_table();
        assert_eq!(before.seat(ADA).unwrap().mark_reached, Some((0, 120_000)));
        let at = Moment::from_millis(20_000);
        let beat = journal::entry::Heartbeat {
            at,
            left_ms: before.game().clock().both_ms(at),
            running: Some(Color::White),
        };
        let mut table = Table::reopened(entries, 99, Some(beat), Locale::En).unwrap();
        table.put(ADA, Setting::Hints, "off");
        table.step(Input::Time, Moment::from_millis(20_000));
        intend(&mut table, ADA, Intent::Do(Command::StartClocks), 20_000);
        assert_eq!(
            marks(&mut table, 100_000),
            [(70_000, String::from("You have 1 minute left."))]
        );
    }
}
