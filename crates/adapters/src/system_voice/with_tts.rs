//! The system voice of macOS, through the crate `tts`.
//!
//! It is not used on Linux: there the crate speaks with a priority that holds back the screen reader's words, and each
//! change of language took 3.3 s (it asks for all of 13,158 voices to set one).

use std::collections::HashMap;

use tts::{Tts, UtteranceId};

use super::speech::{NoService, Service, SpanObserver, between};
use crate::espeak::Manner;
use announcement::Span;

/// The crate's voice. Its handle stays on the thread it was made on.
pub struct TtsService {
    tts: Tts,
    voices: Vec<tts::Voice>,
    /// The voice found for each language asked for so far.
    chosen: HashMap<String, Option<tts::Voice>>,
    /// The language and the manner set last.
    lang: Option<String>,
    manner: Option<Manner>,
}

impl From<tts::Error> for NoService {
    fn from(error: tts::Error) -> Self {
        log::warn!("the system voice: {error}");
        Self
    }
}

impl Service for TtsService {
    type Id = UtteranceId;

    fn open(ends: SpanObserver<UtteranceId>) -> Result<Self, NoService> {
        let tts = Tts::default()?;
        let begins = ends.clone();
        tts.on_utterance_begin(Some(Box::new(move |id| begins.begins(id))))?;
        for on_end in [Tts::on_utterance_end, Tts::on_utterance_stop] {
            let ends = ends.clone();
            on_end(&tts, Some(Box::new(move |id| ends.tell(id))))?;
        }
        let voices = tts.voices()?;
        Ok(Self {
            tts,
            voices,
            chosen: HashMap::new(),
            lang: None,
            manner: None,
        })
    }

    fn say(&mut self, span: &Span, manner: Manner) -> Result<Option<UtteranceId>, NoService> {
        let (voices, lang) = (&self.voices, span.lang.as_str());
        let voice = self
            .chosen
            .entry(lang.to_owned())
            .or_insert_with(|| choose(voices, lang));
        let Some(voice) = voice else { return Ok(None) };
        let tts = &mut self.tts;
        if self.lang.as_deref() != Some(lang) {
            tts.set_voice(voice)?;
            self.lang = Some(lang.to_owned());
        }
        if self.manner != Some(manner) {
            let rates = [tts.min_rate(), tts.normal_rate(), tts.max_rate()];
            let pitches = [tts.min_pitch(), tts.normal_pitch(), tts.max_pitch()];
            let (soft, loud) = (tts.min_volume(), tts.max_volume());
            tts.set_rate(between(f32::from(manner.rate_wpm), [80.0, 175.0, 450.0], rates))?;
            tts.set_pitch(between(f32::from(manner.pitch), [0.0, 50.0, 99.0], pitches))?;
            tts.set_volume(soft + (loud - soft) * f32::from(manner.volume) / 100.0)?;
            self.manner = Some(manner);
        }
        let text: String = span.text.chars().filter(|c| *c != '\0').collect();
        tts.speak(text, false)?.map(Some).ok_or(NoService)
    }

    fn stop(&mut self) {
        // Words that could not be stopped end by themselves.
        self.tts.stop().ok();
    }
}

/// The nearest voice of a language: the exact tag, then the language. Plain names come before variants (`+whisper`).
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
