//! The sound of the built-in voice, on each channel and in each language.

use super::{OwnVoice, Settings, Timbre, VoiceChannel};

/// The sound of a voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VoiceSound {
    /// Words a minute, 80 to 450.
    pub words_per_minute: u16,
    /// Pitch from 0 to 99; 50 is the voice's natural pitch.
    pub pitch: u8,
    /// Volume from 0 to 100, in per cent of the loudest.
    pub volume: u8,
    /// The timbre of the voice.
    pub timbre: Timbre,
}

impl Settings {
    /// The sound of every voice without settings of its own.
    pub fn sound(&self) -> VoiceSound {
        VoiceSound {
            words_per_minute: self.speech.words_per_minute,
            pitch: self.speech.pitch,
            volume: self.speech.volume,
            timbre: self.speech.timbre,
        }
    }

    /// The sound of words of that language on that channel.
    pub fn sound_of(&self, channel: VoiceChannel, language: &str) -> VoiceSound {
        let base = self.sound();
        let mut voices = self.speech.own_voices.iter();
        let Some(own) = voices.find(|own| own.is_of(channel, language)) else {
            return base;
        };
        VoiceSound {
            words_per_minute: own.words_per_minute.unwrap_or(base.words_per_minute).clamp(80, 450),
            pitch: own.pitch.unwrap_or(base.pitch).min(99),
            volume: own.volume.unwrap_or(base.volume).min(100),
            timbre: own.timbre.unwrap_or(base.timbre),
        }
    }

    /// Takes the voice being set from those kept; values it does not set are those of all voices.
    pub(super) fn take_in_hand(&mut self) {
        let (channel, language) = (self.hand.channel, std::mem::take(&mut self.hand.language));
        let kept = self.speech.own_voices.iter().find(|own| own.is_of(channel, &language));
        self.hand = kept.cloned().unwrap_or_else(|| OwnVoice {
            channel,
            language,
            ..OwnVoice::default()
        });
    }

    /// Keeps the voice being set; one without settings of its own is dropped.
    pub(super) fn keep_hand(&mut self) {
        let hand = &self.hand;
        let voices = &mut self.speech.own_voices;
        voices.retain(|own| !own.is_of(hand.channel, &hand.language));
        let like_all = OwnVoice {
            channel: hand.channel,
            language: hand.language.clone(),
            ..OwnVoice::default()
        };
        if *hand != like_all {
            voices.push(hand.clone());
        }
    }
}

impl OwnVoice {
    fn is_of(&self, channel: VoiceChannel, language: &str) -> bool {
        self.channel == channel && self.language == language
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setting;

    #[test]
    fn a_single_voice_inherits_from_all_voices_and_ends_when_empty() {
        let mut settings = Settings::default();
        let mut set = |setting: Setting, word: &str| {
            assert!(setting.set(word, &mut settings), "{setting:?} {word}");
            settings.clone()
        };
        set(Setting::OwnChannel, "public");
        let settings = set(Setting::OwnRate, "130");
        let public = settings.sound_of(VoiceChannel::Public, "de");
        assert_eq!((public.words_per_minute, public.volume), (130, settings.speech.volume));
        assert_eq!(settings.sound_of(VoiceChannel::Private, "de"), settings.sound());
        let read = Settings::read(&settings.write()).unwrap();
        assert_eq!((read.speech, read.look), (settings.speech, settings.look));
        assert_eq!(Setting::OwnRate.value(&set(Setting::OwnLanguage, "en")), "");
        assert_eq!(Setting::OwnRate.value(&set(Setting::OwnLanguage, "de")), "130");
        assert_eq!(set(Setting::OwnRate, "").speech.own_voices, []);
    }
}
