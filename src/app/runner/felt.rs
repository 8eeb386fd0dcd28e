//! What a person's fingers find while they move over a screen: names for who has no reader, and short sounds.

use super::Runner;
use crate::app::voices;
use crate::controls::cursor::Felt;
use crate::laws::people::Person;
use crate::ports::voice::Ear;
use crate::settings::Level;
use crate::speech::cue::{Cue, is_wanted};
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
                let ear = Ear::Private(person);
                self.tools.sound.play(Cue::DarkSquare, ear);
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
        let cue = match felt {
            Felt::Edge => Cue::Edge,
            Felt::Dark => Cue::DarkSquare,
        };
        let is_wanted = is_wanted(cue, seat.settings.sounds);
        let now = self.tools.time.now();
        let is_apart = self.felt_at.is_none_or(|at| now.millis_since(at) >= APART_MS);
        if is_wanted && is_apart {
            self.felt_at = Some(now);
            self.tools.sound.play(cue, Ear::Private(person));
        }
    }
}
