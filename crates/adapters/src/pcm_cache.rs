//! A cache of rendered words: the vocabulary of D.2.1 is some fifty phrases, said all game long.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::espeak::{Manner, Render, RenderError, Samples};
use announcement::Span;

/// A renderer that remembers the spans used last.
pub struct Remembering<R> {
    renderer: R,
    /// The entries; the one used last is at the end. About a hundred: a search takes less than a thousandth of a
    /// rendering.
    kept: Vec<(Span, Manner, Samples)>,
    capacity: usize,
}

/// The most samples of all entries together, 8 MB: a voice that says much more than it was given must not fill the
/// memory.
const MOST_SAMPLES: usize = 4_000_000;
/// The most samples of one entry, 12 s: a longer one is hardly said again.
const MOST_OF_ONE: usize = MOST_SAMPLES / 16;

impl<R: Render> Remembering<R> {
    /// Keeps up to `capacity` spans. One is about a second of sound, 44 kB.
    pub fn new(renderer: R, capacity: usize) -> Self {
        Self {
            renderer,
            kept: Vec::new(),
            capacity,
        }
    }
}

impl<R: Render> Render for Remembering<R> {
    fn render(&mut self, span: &Span, manner: &Manner) -> Result<Samples, RenderError> {
        let found = self
            .kept
            .iter()
            .position(|(words, how, _)| words == span && how == manner);
        if let Some(index) = found {
            let entry = self.kept.remove(index);
            let samples = entry.2.clone();
            self.kept.push(entry);
            return Ok(samples);
        }
        let samples = self.renderer.render(span, manner)?;
        if self.capacity > 0 && samples.len() <= MOST_OF_ONE {
            let held =
                |kept: &[(Span, Manner, Samples)]| kept.iter().map(|(_, _, samples)| samples.len()).sum::<usize>();
            while self.kept.len() >= self.capacity || held(&self.kept) + samples.len() > MOST_SAMPLES {
                self.kept.remove(0);
            }
            self.kept.push((span.clone(), *manner, samples.clone()));
        }
        Ok(samples)
    }

    fn give_up_when(&mut self, ends: Arc<AtomicBool>) {
        self.renderer.give_up_when(ends);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Counting(usize);

    impl Render for Counting {
        fn render(&mut self, span: &Span, _: &Manner) -> Result<Samples, RenderError> {
            self.0 += 1;
            Ok(vec![i16::try_from(span.text.len()).unwrap()].into())
        }
    }

    fn word(text: &str) -> Span {
        Span {
            lang: "de".into(),
            text: text.into(),
        }
    }

    #[test]
    fn a_word_is_rendered_once_until_it_is_the_one_used_longest_ago() {
        let manner = Manner {
            rate_wpm: 175,
            pitch: 50,
            volume: 80,
            timbre: settings::Timbre::Usual,
            whisper: false,
        };
        let mut cache = Remembering::new(Counting(0), 2);
        for text in ["Anna", "Bella", "Anna"] {
            cache.render(&word(text), &manner).unwrap();
        }
        assert_eq!(cache.renderer.0, 2);
        cache.render(&word("Caesar"), &manner).unwrap();
        cache.render(&word("Anna"), &manner).unwrap();
        assert_eq!(cache.renderer.0, 3);
        cache.render(&word("Bella"), &manner).unwrap();
        assert_eq!(cache.renderer.0, 4);
        let faster = Manner {
            rate_wpm: 300,
            ..manner
        };
        cache.render(&word("Anna"), &faster).unwrap();
        assert_eq!(cache.renderer.0, 5);
    }

    /// A renderer that gives half of what an entry may have for a short word, and more than it may have for a long one.
    struct Flooding;

    impl Render for Flooding {
        fn render(&mut self, span: &Span, _: &Manner) -> Result<Samples, RenderError> {
            let length = if span.text.len() < 9 {
                MOST_OF_ONE / 2
            } else {
                MOST_OF_ONE + 1
            };
            Ok(vec![1; length].into())
        }
    }

    #[test]
    fn a_voice_that_says_far_too_much_does_not_fill_the_memory() {
        let manner = Manner {
            rate_wpm: 175,
            pitch: 50,
            volume: 80,
            timbre: settings::Timbre::Usual,
            whisper: false,
        };
        let mut cache = Remembering::new(Flooding, 1000);
        for number in 0..100 {
            cache.render(&word(&format!("w{number}")), &manner).unwrap();
            cache.render(&word(&format!("a long word {number}")), &manner).unwrap();
        }
        let held: usize = cache.kept.iter().map(|(_, _, samples)| samples.len()).sum();
        assert!(held <= MOST_SAMPLES && cache.kept.len() == 32, "{held}");
    }
}
