//! The thread that owns the crate `tts`, whose handle must not leave the thread it was made on.

use std::collections::{HashMap, VecDeque};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use tts::{Tts, UtteranceId};

use crate::adapters::espeak::Manner;
use crate::adapters::speaker::note::{Note, PlayId, Post, SystemNews, SystemSpeech};
use crate::ports::voice::SpokenSpan;

/// The handle on the speaker's side.
pub struct TtsVoice {
    orders: Option<Sender<Order>>,
    post: Post,
}

enum Order {
    Speak(PlayId, Vec<SpokenSpan>, Manner),
    Stop,
    Ended(UtteranceId),
}

impl TtsVoice {
    /// Nothing is opened yet.
    pub fn new(post: Post) -> Self {
        Self { orders: None, post }
    }

    fn start(&self) -> std::io::Result<Sender<Order>> {
        let (orders, inbox) = channel();
        let (ends, post) = (orders.clone(), self.post.clone());
        std::thread::Builder::new()
            .name("system-voice".into())
            .spawn(move || Speech::new(post, ends).run(&inbox))?;
        Ok(orders)
    }
}

impl SystemSpeech for TtsVoice {
    fn speak(&mut self, play: PlayId, spans: Vec<SpokenSpan>, manner: Manner) {
        let orders = match self.orders.take() {
            Some(orders) => Ok(orders),
            None => self.start(),
        };
        let given = match &orders {
            Ok(orders) => orders.send(Order::Speak(play, spans, manner)).is_ok(),
            Err(_) => false,
        };
        if given {
            self.orders = orders.ok();
        } else {
            (self.post)(Note::System(play, SystemNews::Absent));
        }
    }

    fn stop(&mut self) {
        if let Some(orders) = &self.orders {
            // A thread that has ended is silent.
            let _ = orders.send(Order::Stop);
        }
    }
}

struct Speech {
    post: Post,
    ends: Sender<Order>,
    tts: Option<Tts>,
    voices: Vec<tts::Voice>,
    /// The voice found for each language asked for so far.
    chosen: HashMap<String, Option<tts::Voice>>,
    /// The language and manner set last: setting a voice asks the service for all its voices again.
    lang: Option<String>,
    manner: Option<Manner>,
    jobs: VecDeque<Job>,
    saying: Option<(UtteranceId, Instant)>,
}

struct Job {
    play: PlayId,
    rest: VecDeque<SpokenSpan>,
    manner: Manner,
    heard: bool,
}

impl Drop for Speech {
    /// Whatever ends this thread, nobody waits for words that will not come.
    fn drop(&mut self) {
        for job in self.jobs.drain(..) {
            (self.post)(Note::System(job.play, SystemNews::Absent));
        }
    }
}

impl Speech {
    fn new(post: Post, ends: Sender<Order>) -> Self {
        Self {
            post,
            ends,
            tts: None,
            voices: Vec::new(),
            chosen: HashMap::new(),
            lang: None,
            manner: None,
            jobs: VecDeque::new(),
            saying: None,
        }
    }

    fn run(mut self, inbox: &Receiver<Order>) {
        loop {
            let order = match self.saying {
                // A service that died does not tell the end.
                Some((_, deadline)) => match inbox.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                    Ok(order) => order,
                    Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
                },
                None => match inbox.recv() {
                    Ok(order) => order,
                    Err(_) => return,
                },
            };
            match order {
                Order::Speak(play, spans, manner) => {
                    self.jobs.push_back(Job {
                        play,
                        rest: spans.into(),
                        manner,
                        heard: false,
                    });
                }
                Order::Stop => {
                    self.jobs.clear();
                    self.saying = None;
                    if let Some(tts) = &mut self.tts {
                        // What could not be stopped ends by itself.
                        let _ = tts.stop();
                    }
                }
                Order::Ended(id) => {
                    if self.saying.is_some_and(|(saying, _)| saying == id) {
                        self.saying = None;
                    }
                }
            }
            if self.saying.is_none() && self.go_on().is_err() {
                return;
            }
        }
    }

    /// Says the next span of the first job. An error ends the thread: the service is not there.
    fn go_on(&mut self) -> Result<(), tts::Error> {
        while let Some(mut job) = self.jobs.pop_front() {
            let Some(span) = job.rest.pop_front() else {
                let news = if job.heard {
                    SystemNews::Spoken
                } else {
                    SystemNews::Unspeakable
                };
                (self.post)(Note::System(job.play, news));
                continue;
            };
            let (play, manner) = (job.play, job.manner);
            self.jobs.push_front(job);
            if !self.set(&span.lang, manner)? {
                (self.post)(Note::System(play, SystemNews::NoVoice(span.lang)));
                continue;
            }
            let text: String = span.text.chars().filter(|c| *c != '\0').collect();
            let patience = 200 * u64::try_from(text.len()).unwrap_or(u64::MAX / 400) + 5000;
            let Some(tts) = &mut self.tts else {
                return Err(tts::Error::NoneError);
            };
            let Some(id) = tts.speak(text, false)? else {
                return Err(tts::Error::NoneError);
            };
            if let Some(job) = self.jobs.front_mut() {
                job.heard = true;
            }
            self.saying = Some((id, Instant::now() + Duration::from_millis(patience)));
            return Ok(());
        }
        Ok(())
    }

    /// Opens the service if need be and sets voice and manner. False: no voice speaks this language.
    fn set(&mut self, lang: &str, manner: Manner) -> Result<bool, tts::Error> {
        if self.tts.is_none() {
            let opened = Tts::default()?;
            for on_end in [Tts::on_utterance_end, Tts::on_utterance_stop] {
                let ends = self.ends.clone();
                on_end(&opened, Some(Box::new(move |id| drop(ends.send(Order::Ended(id))))))?;
            }
            self.voices = opened.voices()?;
            self.tts = Some(opened);
        }
        let voices = &self.voices;
        let voice = self
            .chosen
            .entry(lang.to_owned())
            .or_insert_with(|| choose(voices, lang));
        let (Some(voice), Some(tts)) = (voice, &mut self.tts) else {
            return Ok(false);
        };
        if self.lang.as_deref() != Some(lang) {
            tts.set_voice(voice)?;
            self.lang = Some(lang.to_owned());
        }
        if self.manner != Some(manner) {
            let rate = between(
                f32::from(manner.rate_wpm),
                [80.0, 175.0, 450.0],
                [tts.min_rate(), tts.normal_rate(), tts.max_rate()],
            );
            let pitch = between(
                f32::from(manner.pitch),
                [0.0, 50.0, 99.0],
                [tts.min_pitch(), tts.normal_pitch(), tts.max_pitch()],
            );
            let (soft, loud) = (tts.min_volume(), tts.max_volume());
            tts.set_rate(rate)?;
            tts.set_pitch(pitch)?;
            tts.set_volume(soft + (loud - soft) * f32::from(manner.volume) / 100.0)?;
            self.manner = Some(manner);
        }
        Ok(true)
    }
}

/// A value on one scale of three points, read on another.
fn between(value: f32, [low, middle, high]: [f32; 3], [to_low, to_middle, to_high]: [f32; 3]) -> f32 {
    if value < middle {
        to_low + (to_middle - to_low) * ((value - low) / (middle - low)).clamp(0.0, 1.0)
    } else {
        to_middle + (to_high - to_middle) * ((value - middle) / (high - middle)).clamp(0.0, 1.0)
    }
}

/// The nearest voice of a language: the very tag, then the language. Plain names come before variants (`+whisper`).
fn choose(voices: &[tts::Voice], lang: &str) -> Option<tts::Voice> {
    let tag = lang.to_lowercase();
    let primary = tag.split('-').next().unwrap_or(&tag);
    let nearness = |voice: &tts::Voice| {
        let offered = voice.language().to_string().to_lowercase();
        let same_language = offered.split('-').next() == Some(primary);
        let variant = voice.name().contains('+');
        same_language.then_some((offered != tag, variant, offered.len()))
    };
    voices
        .iter()
        .filter_map(|voice| Some((nearness(voice)?, voice)))
        .min_by_key(|(near, _)| *near)
        .map(|(_, voice)| voice.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_meet_at_their_ends_and_in_the_middle() {
        let words = [80.0, 175.0, 450.0];
        let service = [-100.0, 0.0, 100.0];
        for (wpm, rate) in [(80.0, -100.0), (175.0, 0.0), (450.0, 100.0), (900.0, 100.0)] {
            assert!((between(wpm, words, service) - rate).abs() < 0.01);
        }
    }
}
