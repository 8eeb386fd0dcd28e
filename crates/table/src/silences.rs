//! Silences of the built-in voice: told once for each change, to those they concern.

use super::effect::Effect;
use super::input::{HearingChange, Mute, Silenced};
use super::seats::Seats;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use speech::utterance::Priority;

/// The milliseconds without a new silence after which one is told to be over.
const CALM_MS: u64 = 3_000;
/// The most milliseconds: a device that comes and goes is waited for longer each time.
const LONGEST_CALM_MS: u64 = 60_000;

/// The silences as they have been told: a device that comes and goes is told once each way, however often it does.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ToldSilences {
    told: Vec<Silenced>,
    /// The silences as last reported.
    present: Vec<Silenced>,
    /// The moment at which silences that have ended are reported.
    calm_at: Option<Moment>,
    /// The milliseconds of calm awaited last, and the moment at which a silence was last told to be over.
    last: Option<(u64, Moment)>,
}

impl ToldSilences {
    /// The silences that hold as far as people have been told.
    pub(super) fn told(&self) -> &[Silenced] {
        &self.told
    }

    /// The moment at which [`Self::settle`] has something to tell.
    pub(super) const fn next_wakeup(&self) -> Option<Moment> {
        self.calm_at
    }

    /// Takes the silences from now on; returns the new ones, which are told at once.
    pub(super) fn take(&mut self, present: Vec<Silenced>, since: HearingChange, now: Moment) -> Vec<Silenced> {
        let mut new: Vec<Silenced> = Vec::new();
        for one in &present {
            if ![&self.told, &new]
                .into_iter()
                .flatten()
                .any(|other| is_same(*one, *other))
            {
                new.push(*one);
            }
        }
        if since == HearingChange::Wish {
            self.told.clone_from(&present);
        } else {
            // Another reason takes the place of the one before; what is over stays as told until there is calm.
            self.told
                .retain(|old| !present.iter().any(|one| one.whose == old.whose));
            self.told.extend(&present);
        }
        self.present = present;
        self.calm_at = if self.told == self.present {
            None
        } else {
            self.calm_at.or(Some(now.plus_millis(self.calm_ms(now))))
        };
        new
    }

    /// The milliseconds of calm to wait for: more after each relapse that comes within the longest.
    fn calm_ms(&self, now: Moment) -> u64 {
        let relapsed = self.last.filter(|(_, at)| now.millis_since(*at) < LONGEST_CALM_MS);
        relapsed.map_or(CALM_MS, |(before, _)| (before * 2).min(LONGEST_CALM_MS))
    }

    /// The silences that are over now, and have been for long enough to be told so.
    pub(super) fn settle(&mut self, now: Moment) -> Vec<Silenced> {
        if self.calm_at.take_if(|at| *at <= now).is_none() {
            return Vec::new();
        }
        self.last = Some((self.calm_ms(now), now));
        let before = std::mem::replace(&mut self.told, self.present.clone());
        let mut over: Vec<Silenced> = Vec::new();
        for old in before {
            let is_still = |one: &Silenced| (old.why.is_general() && one.why.is_general()) || one.whose == old.whose;
            if !self.present.iter().any(is_still) && !over.iter().any(|told| is_same(old, *told)) {
                over.push(old);
            }
        }
        over
    }
}

/// True if telling one of them tells the other: what concerns everybody is told once.
fn is_same(one: Silenced, other: Silenced) -> bool {
    one.why == other.why && (one.why.is_general() || one.whose == other.whose)
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

    fn at(ms: u64) -> Moment {
        Moment::from_millis(ms)
    }

    #[test]
    fn a_silence_of_everybody_is_told_once_until_it_is_over() {
        let ears = |why| vec![of(ADA, why), of(None, why)];
        let (all, sound) = (ears(Mute::NoOutput), HearingChange::Sound);
        let mut silences = ToldSilences::default();
        assert_eq!(silences.take(all[..1].to_vec(), sound, at(0)), [all[0]]);
        assert_eq!(silences.take(all.clone(), sound, at(1)), []);
        let no_voice = ears(Mute::NoVoice);
        assert_eq!(silences.take(no_voice.clone(), sound, at(2)), [no_voice[0]]);
        assert_eq!(silences.take(Vec::new(), sound, at(3)), []);
        assert_eq!(silences.told(), no_voice, "shown until there is calm");
        assert_eq!(silences.settle(at(CALM_MS)), []);
        assert_eq!(silences.settle(at(3 + CALM_MS)), [no_voice[0]]);
        assert_eq!((silences.told(), silences.next_wakeup()), (&[][..], None));
        silences.take(all, sound, at(9_000));
        silences.take(Vec::new(), HearingChange::Wish, at(9_001));
        assert_eq!(silences.next_wakeup(), None, "a wish is not told");
    }

    /// Without a sound device the server may come and go three times a second.
    #[test]
    fn a_device_that_comes_and_goes_is_told_once_each_way() {
        let gone = vec![of(ADA, Mute::NoOutput)];
        let (mut silences, mut told) = (ToldSilences::default(), Vec::new());
        for step in 0..94 {
            let now = at(step * 170);
            let present = if step % 2 == 0 { gone.clone() } else { Vec::new() };
            told.extend(silences.settle(now).into_iter().map(|one| (one, true)));
            let new = silences.take(present, HearingChange::Sound, now);
            told.extend(new.into_iter().map(|one| (one, false)));
        }
        assert_eq!(told, [(gone[0], false)]);
        let calm = silences.next_wakeup().unwrap();
        assert_eq!(silences.settle(calm), gone);
        assert!(silences.take(gone.clone(), HearingChange::Sound, calm.plus_millis(1)) == gone);
        silences.take(Vec::new(), HearingChange::Sound, calm.plus_millis(2));
        let longer = silences.next_wakeup().unwrap().millis_since(calm);
        assert!(longer > CALM_MS, "the next time it is waited for longer: {longer}");
    }

    #[test]
    fn missing_headphones_are_told_to_each_and_a_new_reason_again() {
        let (ada, arbiter) = (of(ADA, Mute::DeviceGone), of(Some(Person::Arbiter), Mute::DeviceGone));
        let (mut silences, sound) = (ToldSilences::default(), HearingChange::Sound);
        assert_eq!(silences.take(vec![ada, arbiter], sound, at(0)), [ada, arbiter]);
        silences.take(vec![ada], sound, at(1));
        assert_eq!(silences.settle(at(1 + CALM_MS)), [arbiter]);
        let server = of(ADA, Mute::NoOutput);
        assert_eq!(silences.take(vec![server], sound, at(9_000)), [server]);
    }
}
