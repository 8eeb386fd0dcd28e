//! Silences of the built-in voice: told once for each change, to those they concern.

use super::effect::Effect;
use super::input::{HearingChange, Mute, Silenced};
use super::seats::Seats;
use laws::game::Game;
use laws::people::Person;
use speech::utterance::Priority;

/// The changes to tell between the silences before and now: each silence, with true if it is over. A change that
/// concerns everybody is told once.
pub(super) fn changes(before: &[Silenced], now: &[Silenced], since: HearingChange) -> Vec<(Silenced, bool)> {
    let mut changes: Vec<(Silenced, bool)> = Vec::new();
    let is_same =
        |one: Silenced, other: &Silenced| one.why == other.why && (one.why.is_general() || one.whose == other.whose);
    for new in now {
        let is_told = changes.iter().any(|(told, _)| is_same(*new, told));
        if !is_told && !before.iter().any(|old| is_same(*new, old)) {
            changes.push((*new, false));
        }
    }
    for old in before.iter().filter(|_| since == HearingChange::Sound) {
        let is_told = changes.iter().any(|(told, is_over)| *is_over && is_same(*old, told));
        let is_still = |one: &Silenced| {
            let general = old.why.is_general() && one.why.is_general();
            general || one.whose == old.whose
        };
        if !is_told && !now.iter().any(is_still) {
            changes.push((*old, true));
        }
    }
    changes
}

impl Seats {
    /// Tells that a person hears nothing from now on, or hears again: to that person and the arbiter, to everybody if
    /// it concerns all, and to the person who started the program.
    pub(super) fn hearing(&mut self, silenced: Silenced, is_over: bool, game: &Game) {
        let concerned: Vec<Person> = match silenced.whose {
            Some(person) if !silenced.why.is_general() => [person, Person::Arbiter].into(),
            Some(_) | None => Person::ALL.into(),
        };
        let mut printed = None;
        for to in Person::ALL.into_iter().filter(|to| concerned.contains(to)) {
            let Some(seat) = self.get(to) else { continue };
            let (messages, is_own) = (&seat.messages, silenced.is_of(to));
            let sentence = if is_over {
                silenced.is_over(messages)
            } else {
                Some(silenced.sentence(messages))
            };
            let Some(sentence) = sentence else { continue };
            let named = wording::hearing::of(messages, game, silenced, &sentence);
            printed.get_or_insert_with(|| named.clone());
            let priority = if is_over || !is_own {
                Priority::Next
            } else {
                Priority::Now
            };
            if is_own && silenced.why == Mute::NoDevice {
                self.tell_of_devices(to, priority, |_| sentence);
            } else {
                self.tell(to, priority, |_| if is_own { sentence } else { named });
            }
        }
        if let Some(sentence) = printed {
            self.send(Effect::Print(sentence));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Color;

    const fn of(whose: Option<Person>, why: Mute) -> Silenced {
        Silenced { whose, why }
    }

    const ADA: Option<Person> = Some(Person::Player(Color::White));

    #[test]
    fn a_silence_of_everybody_is_told_once_until_it_is_over() {
        let ears = |why| vec![of(ADA, why), of(None, why)];
        let all = ears(Mute::NoOutput);
        assert_eq!(changes(&[], &all, HearingChange::Sound), [(all[0], false)]);
        assert_eq!(changes(&all[..1], &all, HearingChange::Sound), []);
        let no_voice = ears(Mute::NoVoice);
        assert_eq!(changes(&all, &no_voice, HearingChange::Sound), [(no_voice[0], false)]);
        assert_eq!(changes(&all, &[], HearingChange::Sound), [(all[0], true)]);
        assert_eq!(changes(&all, &[], HearingChange::Wish), []);
    }

    #[test]
    fn missing_headphones_are_told_to_each_and_a_new_reason_again() {
        let (ada, arbiter) = (of(ADA, Mute::DeviceGone), of(Some(Person::Arbiter), Mute::DeviceGone));
        assert_eq!(
            changes(&[], &[ada, arbiter], HearingChange::Sound),
            [(ada, false), (arbiter, false)]
        );
        assert_eq!(
            changes(&[ada, arbiter], &[ada], HearingChange::Sound),
            [(arbiter, true)]
        );
        let server = of(ADA, Mute::NoOutput);
        assert_eq!(changes(&[ada], &[server], HearingChange::Sound), [(server, false)]);
    }
}
