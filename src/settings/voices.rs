//! How the program's own voice sounds, on each channel and in each language.

use serde::{Deserialize, Serialize};

use super::Settings;

/// Whose voice it is. Every system voice and espeak-ng know these kinds by some name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timbre {
    /// The language's usual voice.
    #[default]
    Usual,
    /// A man's.
    Male1,
    /// Another man's.
    Male2,
    /// A third man's.
    Male3,
    /// A woman's.
    Female1,
    /// Another woman's.
    Female2,
    /// A third woman's.
    Female3,
}

/// Where a voice is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoiceChannel {
    /// In an earphone.
    #[default]
    Private,
    /// Through the loudspeaker.
    Public,
}

/// A voice that differs from the others; what it does not name is as everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct OwnVoice {
    /// Its channel.
    pub channel: VoiceChannel,
    /// Its language, a BCP 47 tag.
    pub language: String,
    /// Words a minute, 80 to 450.
    #[serde(default)]
    pub words_per_minute: Option<u16>,
    /// Pitch, 0 to 99.
    #[serde(default)]
    pub pitch: Option<u8>,
    /// Loudness in per cent, 0 to 100.
    #[serde(default)]
    pub volume: Option<u8>,
    /// Whose voice.
    #[serde(default)]
    pub timbre: Option<Timbre>,
}

/// How words sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sound {
    /// Words a minute, 80 to 450.
    pub words_per_minute: u16,
    /// 0 to 99, 50 is the voice's own.
    pub pitch: u8,
    /// Per cent of the loudest, 0 to 100.
    pub volume: u8,
    /// Whose voice.
    pub timbre: Timbre,
}

impl Settings {
    /// How every voice sounds that has nothing of its own.
    pub fn sound(&self) -> Sound {
        Sound {
            words_per_minute: self.words_per_minute,
            pitch: self.pitch,
            volume: self.volume,
            timbre: self.timbre,
        }
    }

    /// How words of that language sound on that channel.
    pub fn sound_of(&self, channel: VoiceChannel, language: &str) -> Sound {
        let base = self.sound();
        let Some(own) = self.own_voice(channel, language) else {
            return base;
        };
        Sound {
            words_per_minute: own.words_per_minute.unwrap_or(base.words_per_minute).clamp(80, 450),
            pitch: own.pitch.unwrap_or(base.pitch).min(99),
            volume: own.volume.unwrap_or(base.volume).min(100),
            timbre: own.timbre.unwrap_or(base.timbre),
        }
    }

    /// What that voice has of its own.
    pub fn own_voice(&self, channel: VoiceChannel, language: &str) -> Option<&OwnVoice> {
        let is_it = |own: &&OwnVoice| own.channel == channel && own.language == language;
        self.own_voices.iter().find(is_it)
    }

    /// Changes what that voice has of its own; a voice without anything of its own is not kept.
    pub fn change_own_voice(&mut self, channel: VoiceChannel, language: &str, change: impl FnOnce(&mut OwnVoice)) {
        let at = self
            .own_voices
            .iter()
            .position(|own| own.channel == channel && own.language == language);
        let mut own = at.map_or_else(
            || OwnVoice {
                channel,
                language: language.to_owned(),
                words_per_minute: None,
                pitch: None,
                volume: None,
                timbre: None,
            },
            |at| self.own_voices.remove(at),
        );
        change(&mut own);
        let has_own =
            own.words_per_minute.is_some() || own.pitch.is_some() || own.volume.is_some() || own.timbre.is_some();
        if has_own {
            self.own_voices.push(own);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_voice_of_its_own_takes_the_rest_from_all_voices_and_is_kept_while_it_has_anything() {
        let mut settings = Settings::default();
        settings.change_own_voice(VoiceChannel::Public, "de", |own| own.words_per_minute = Some(130));
        let public = settings.sound_of(VoiceChannel::Public, "de");
        assert_eq!((public.words_per_minute, public.volume), (130, settings.volume));
        assert_eq!(settings.sound_of(VoiceChannel::Private, "de"), settings.sound());
        assert_eq!(Settings::read(&settings.write()), Ok(settings.clone()));
        settings.change_own_voice(VoiceChannel::Public, "de", |own| own.words_per_minute = None);
        assert_eq!(settings.own_voices, []);
    }
}
