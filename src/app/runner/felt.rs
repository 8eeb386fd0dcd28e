//! What a person's fingers find while they move over a screen: names for who has no reader, and short sounds.

use super::Runner;
use crate::app::voices;
use crate::controls::cursor::Felt;
use crate::laws::people::Person;
use crate::ports::sound::Cue as SoundCue;
use crate::settings::Level;
use crate::speech::utterance::{Channel, Priority, Utterance};

/// Sounds of the board are no closer together than this: held arrows would drone.
const APART_MS: u64 = 100;

impl Runner {
    /// The name of what he has come to, said or left to a tone, as he wishes.
    pub(super) fn explored(&mut self, person: Person, name: String) {
        let Some(seat) = self.table.seat(person).filter(|_| !self.is_silent()) else {
            return;
        };
        match seat.settings.verbosity.exploration {
            Level::Off => return,
            Level::Tone => {
                let ear = voices::private_ear(person);
                self.tools.sound.play(SoundCue::DarkSquare, ear);
                return;
            }
            Level::Short | Level::Normal | Level::Full => {}
        }
        let utterance = Utterance::sentence(&seat.messages, name)
            .with(Priority::Now)
            .replacing("explored");
        self.utterances += 1;
        self.tools.voice.say(voices::spoken(
            self.utterances,
            person,
            Channel::Private,
            &utterance,
            &self.face,
        ));
    }

    /// The edge, or a dark square.
    pub(super) fn felt(&mut self, person: Person, felt: Felt) {
        let Some(seat) = self.table.seat(person) else { return };
        let (cue, is_wanted) = match felt {
            Felt::Edge => (SoundCue::Edge, seat.settings.sounds.edge),
            Felt::Dark => (SoundCue::DarkSquare, seat.settings.sounds.dark_squares),
        };
        let now = self.tools.time.now();
        let is_apart = self.felt_at.is_none_or(|at| now.millis_since(at) >= APART_MS);
        if is_wanted && is_apart {
            self.felt_at = Some(now);
            self.tools.sound.play(cue, voices::private_ear(person));
        }
    }
}
