//! A recorded voice in an ear: the player's own scoresheet (D.2.7).

use super::{Desk, Kind, Play};
use crate::adapters::output::SAMPLE_RATE;
use crate::adapters::speaker::routing::{self, Path, Target};
use crate::ports::recorder::RATE;
use crate::ports::voice::{Ear, Silence, VoiceEvent};

// What is recorded is played as it is.
const _: () = assert!(RATE == SAMPLE_RATE);

impl Desk {
    /// Plays it instead of the one before, as loud as words are. As with words: where the ear's device is not there,
    /// nothing is heard anywhere, and that is told.
    pub(super) fn recorded(&mut self, samples: &[i16], ear: Ear) {
        self.plays
            .retain(|_, play| play.ear != ear || !matches!(play.kind, Kind::Recorded { .. }));
        if let Err(why) = self.play_recorded(samples, ear) {
            self.tell(VoiceEvent::NotPlayed { ear, why });
        }
    }

    fn play_recorded(&mut self, samples: &[i16], ear: Ear) -> Result<(), Silence> {
        let target = match routing::path(&self.setup, ear, &self.known)? {
            Path::Rendered(target) => target,
            Path::System => Target::SystemDefault,
        };
        let route = self.setup.routes.get(&ear).ok_or(Silence::Off)?;
        let volume = i32::from(route.volume.min(100));
        let play = self.next_play();
        let mut playing = self.open(play, ear, &target)?;
        let as_loud = |sample: &i16| i16::try_from(i32::from(*sample) * volume / 100).unwrap_or(*sample);
        playing.push(&samples.iter().map(as_loud).collect::<Vec<_>>());
        playing.finish();
        let kind = Kind::Recorded { _playing: playing };
        self.plays.insert(play, Play { ear, kind });
        Ok(())
    }
}
