//! The laptop is the chessclock: that its battery gets low is told to everybody (requirement F for clocks).

use super::Table;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::speech::utterance::{Priority, Utterance};

/// At how many per cent, falling, it is told; once at each.
const TOLD_AT: [u8; 3] = [20, 10, 5];

impl Table {
    /// What the battery holds, in per cent, while nothing charges it; nothing while the machine is on the mains.
    pub(super) fn battery(&mut self, charge: Option<u8>, now: Moment) {
        let steps = charge.map_or(0, |percent| TOLD_AT.iter().filter(|step| percent <= **step).count());
        self.low_battery = charge.filter(|_| steps > 0);
        // A reading that wavers around a step tells it once; the mains begin anew.
        let told = charge.map_or(0, |_| self.battery_steps_told);
        self.battery_steps_told = told.max(steps);
        let Some(percent) = charge.filter(|_| steps > told) else {
            return;
        };
        let all: Vec<Person> = self.seats.iter().map(|seat| seat.person).collect();
        for to in all {
            if let Some(seat) = self.seat(to) {
                let text = seat
                    .messages
                    .text("battery-low", &[("percent", u32::from(percent).into())]);
                let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Next);
                self.say_private(to, utterance, now);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;
    use crate::script::{parse::parse, play::Stage};
    use crate::speech::utterance::Channel;
    use crate::table::effect::Effect;
    use crate::table::input::Input;

    #[test]
    fn a_low_battery_is_told_to_everybody_privately_once_at_each_step_down() {
        let script = parse("white vi Ada\nblack sighted Ben\narbiter Dora\n").unwrap();
        let mut table = Stage::new(&script.header, Locale::En, None).into_table().0;
        let mut told = Vec::new();
        let readings = [
            Some(80),
            Some(21),
            Some(20),
            Some(15),
            Some(9),
            Some(11),
            Some(9),
            None,
            Some(20),
            Some(4),
        ];
        for (minute, charge) in (0..).zip(readings) {
            let at = Moment::from_millis(minute * 60_000);
            let effects = table.step(Input::Battery(charge), at);
            let said: Vec<_> = effects
                .iter()
                .filter(|effect| {
                    matches!(
                        effect,
                        Effect::Say {
                            channel: Channel::Private,
                            ..
                        }
                    )
                })
                .collect();
            assert!(said.is_empty() || said.len() == 3, "{said:?}");
            if !said.is_empty() {
                told.push(charge.unwrap_or_default());
            }
        }
        assert_eq!(told, [20, 9, 20, 4]);
        assert_eq!(table.low_battery(), Some(4));
    }
}
