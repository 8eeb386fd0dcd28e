//! Rendered words are kept: the vocabulary of D.2.1 is some fifty phrases, said all game long.

use super::espeak::{Manner, Render, RenderError, Samples};
use crate::announcement::Span;

/// A renderer that remembers what was used last.
pub struct Remembering<R> {
    renderer: R,
    /// The one used last stands last. About a hundred entries: a search takes less than a thousandth of a rendering.
    kept: Vec<(Span, Manner, Samples)>,
    capacity: usize,
}

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
        if self.capacity > 0 {
            if self.kept.len() >= self.capacity {
                self.kept.remove(0);
            }
            self.kept.push((span.clone(), *manner, samples.clone()));
        }
        Ok(samples)
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
            timbre: crate::settings::Timbre::Usual,
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
}
