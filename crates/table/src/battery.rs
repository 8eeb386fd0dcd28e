//! The laptop is the chessclock: everybody is told when its battery runs low (requirement F for clocks).

/// The charges, in per cent, at which a low battery is told, once at each on the way down.
const TOLD_AT: [u8; 3] = [20, 10, 5];

/// The battery's last reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BatteryState {
    /// The charge, in per cent, while it is low.
    pub(super) low: Option<u8>,
    steps_told: usize,
}

impl BatteryState {
    /// Takes a reading, in per cent, or none on mains power. Returns the charge to be told, if any.
    pub(super) fn read(&mut self, charge: Option<u8>) -> Option<u8> {
        let steps = charge.map_or(0, |percent| TOLD_AT.iter().filter(|step| percent <= **step).count());
        self.low = charge.filter(|_| steps > 0);
        // A reading that wavers around a step tells it once; after mains power all steps are told again.
        let told = charge.map_or(0, |_| self.steps_told);
        self.steps_told = told.max(steps);
        charge.filter(|_| steps > told)
    }
}

#[cfg(test)]
mod tests {
    use crate::effect::Effect;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use laws::moment::Moment;
    use locale::Locale;
    use speech::utterance::Channel;

    #[test]
    fn a_low_battery_is_told_privately_once_at_each_step_down() {
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
