//! The utterances waiting on one output, and their order: a pure state machine. Ears that share an output share a queue.

use std::collections::VecDeque;

use crate::ports::voice::{Silence, SoundChannel, UtteranceId, VoiceUtterance};
use speech::utterance::Priority;

/// The utterances of one output. The queue only decides; the mixer plays.
#[derive(Debug, Default)]
pub struct Queue {
    speaking: Option<(UtteranceId, SoundChannel)>,
    waiting: VecDeque<VoiceUtterance>,
}

/// The next actions, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QueueAction {
    /// Silence the sound of the utterance being spoken.
    Cut(UtteranceId),
    /// Report that this utterance was not spoken.
    Drop(UtteranceId, Silence),
    /// Speak this one; the output is silent.
    Start(VoiceUtterance),
}

impl Queue {
    /// Adds an utterance. An urgent one cuts off what is spoken to the same ear; what is spoken to another it lets end.
    pub fn say(&mut self, utterance: VoiceUtterance) -> Vec<QueueAction> {
        let mut steps = self.replaced_by(&utterance);
        match utterance.priority {
            Priority::Normal => self.waiting.push_back(utterance),
            Priority::Next => {
                let first_normal = self.waiting.iter().position(|other| other.priority == Priority::Normal);
                let place = first_normal.unwrap_or(self.waiting.len());
                self.waiting.insert(place, utterance);
            }
            Priority::Now => {
                steps.extend(self.cut_for(utterance.ear, Silence::CutOff));
                self.waiting.push_front(utterance);
            }
        }
        steps.extend(self.start_next());
        steps
    }

    /// Notes that the sound of an utterance has ended, by itself or because its device went. A late report on an
    /// utterance that was cut off before changes nothing.
    pub fn ended(&mut self, id: UtteranceId) -> Vec<QueueAction> {
        if self.speaking() != Some(id) {
            return Vec::new();
        }
        self.speaking = None;
        self.start_next().into_iter().collect()
    }

    /// Silences the ear at once and drops its waiting utterances.
    pub fn stop(&mut self, ear: SoundChannel, why: Silence) -> Vec<QueueAction> {
        let mut steps = self.cut_for(ear, why);
        let (dropped, kept): (VecDeque<VoiceUtterance>, _) =
            self.waiting.drain(..).partition(|utterance| utterance.ear == ear);
        self.waiting = kept;
        steps.extend(
            dropped
                .into_iter()
                .map(|utterance| QueueAction::Drop(utterance.id, why)),
        );
        steps.extend(self.start_next());
        steps
    }

    /// The utterance being spoken.
    pub fn speaking(&self) -> Option<UtteranceId> {
        self.speaking.map(|(id, _)| id)
    }

    /// True if no utterance is spoken or waits.
    pub fn is_idle(&self) -> bool {
        self.speaking.is_none() && self.waiting.is_empty()
    }

    fn replaced_by(&mut self, newer: &VoiceUtterance) -> Vec<QueueAction> {
        let Some(key) = &newer.replaces else {
            return Vec::new();
        };
        let mut dropped = Vec::new();
        self.waiting.retain(|older| {
            let stale = older.ear == newer.ear && older.replaces.as_ref() == Some(key);
            if stale {
                dropped.push(QueueAction::Drop(older.id, Silence::Replaced));
            }
            !stale
        });
        dropped
    }

    fn cut_for(&mut self, ear: SoundChannel, why: Silence) -> Vec<QueueAction> {
        let cut = self.speaking.take_if(|(_, whose)| *whose == ear);
        cut.map_or_else(Vec::new, |(id, _)| {
            vec![QueueAction::Cut(id), QueueAction::Drop(id, why)]
        })
    }

    fn start_next(&mut self) -> Option<QueueAction> {
        if self.speaking.is_some() {
            return None;
        }
        let next = self.waiting.pop_front()?;
        self.speaking = Some((next.id, next.ear));
        Some(QueueAction::Start(next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use announcement::Span;

    fn with(id: u64, priority: Priority) -> VoiceUtterance {
        let spans = vec![Span {
            lang: "de".into(),
            text: format!("Satz {id}"),
        }];
        VoiceUtterance {
            id: UtteranceId(id),
            spans,
            priority,
            ear: SoundChannel::Public,
            replaces: None,
            fresh: None,
        }
    }

    fn keyed(id: u64, key: &'static str) -> VoiceUtterance {
        VoiceUtterance {
            replaces: Some(key),
            ..with(id, Priority::Normal)
        }
    }

    /// Ends one utterance after the other until none is left, and returns their order.
    fn rest(queue: &mut Queue) -> Vec<u64> {
        let mut order = Vec::new();
        while let Some(id) = queue.speaking() {
            order.push(id.0);
            queue.ended(id);
        }
        order
    }

    #[test]
    fn normal_utterances_keep_their_order() {
        let mut queue = Queue::default();
        assert_eq!(
            queue.say(with(1, Priority::Normal)),
            [QueueAction::Start(with(1, Priority::Normal))]
        );
        assert_eq!(queue.say(with(2, Priority::Normal)), []);
        queue.say(with(3, Priority::Normal));
        assert_eq!(rest(&mut queue), [1, 2, 3]);
        assert!(queue.is_idle());
    }

    #[test]
    fn next_comes_before_normal_and_several_keep_their_order() {
        let mut queue = Queue::default();
        for (id, priority) in [
            (1, Priority::Normal),
            (2, Priority::Normal),
            (3, Priority::Next),
            (4, Priority::Next),
        ] {
            queue.say(with(id, priority));
        }
        assert_eq!(rest(&mut queue), [1, 3, 4, 2]);
    }

    #[test]
    fn now_cuts_off_what_is_spoken_and_what_waited_still_comes() {
        let mut queue = Queue::default();
        queue.say(with(1, Priority::Normal));
        queue.say(with(2, Priority::Next));
        let urgent = with(3, Priority::Now);
        let expected = [
            QueueAction::Cut(UtteranceId(1)),
            QueueAction::Drop(UtteranceId(1), Silence::CutOff),
            QueueAction::Start(urgent.clone()),
        ];
        assert_eq!(queue.say(urgent), expected);
        assert_eq!(rest(&mut queue), [3, 2]);
    }

    #[test]
    fn the_late_end_of_one_that_was_cut_off_changes_nothing() {
        let mut queue = Queue::default();
        queue.say(with(1, Priority::Normal));
        queue.say(with(2, Priority::Now));
        assert_eq!(queue.ended(UtteranceId(1)), []);
        assert_eq!(queue.speaking(), Some(UtteranceId(2)));
    }

    #[test]
    fn a_newer_answer_takes_the_place_of_an_older_one_that_waits() {
        let mut queue = Queue::default();
        queue.say(with(1, Priority::Normal));
        queue.say(keyed(2, "clock"));
        queue.say(keyed(3, "board"));
        assert_eq!(
            queue.say(keyed(4, "clock")),
            [QueueAction::Drop(UtteranceId(2), Silence::Replaced)]
        );
        assert_eq!(rest(&mut queue), [1, 3, 4]);
    }

    #[test]
    fn an_answer_being_spoken_is_not_taken_away_by_a_newer_one() {
        let mut queue = Queue::default();
        queue.say(keyed(1, "clock"));
        assert_eq!(queue.say(keyed(2, "clock")), []);
        assert_eq!(rest(&mut queue), [1, 2]);
    }

    #[test]
    fn two_ears_on_one_output_never_speak_at_once() {
        let ada = SoundChannel::Private(laws::people::Person::Player(shakmaty::Color::White));
        let private = |id, priority| VoiceUtterance {
            ear: ada,
            ..with(id, priority)
        };
        let mut queue = Queue::default();
        queue.say(with(1, Priority::Normal));
        assert_eq!(queue.say(private(2, Priority::Normal)), []);
        assert_eq!(
            queue.say(private(3, Priority::Now)),
            [],
            "an announcement is not interrupted"
        );
        assert_eq!(
            queue.ended(UtteranceId(1)),
            [QueueAction::Start(private(3, Priority::Now))]
        );
        queue.say(with(4, Priority::Normal));
        let expected = [
            QueueAction::Cut(UtteranceId(3)),
            QueueAction::Drop(UtteranceId(3), Silence::CutOff),
            QueueAction::Drop(UtteranceId(2), Silence::CutOff),
            QueueAction::Start(with(4, Priority::Normal)),
        ];
        assert_eq!(queue.stop(ada, Silence::CutOff), expected);
    }

    #[test]
    fn stop_silences_and_forgets() {
        let mut queue = Queue::default();
        queue.say(with(1, Priority::Normal));
        queue.say(with(2, Priority::Normal));
        let expected = [
            QueueAction::Cut(UtteranceId(1)),
            QueueAction::Drop(UtteranceId(1), Silence::CutOff),
            QueueAction::Drop(UtteranceId(2), Silence::CutOff),
        ];
        assert_eq!(queue.stop(SoundChannel::Public, Silence::CutOff), expected);
        assert!(queue.is_idle());
    }
}
