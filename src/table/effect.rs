//! Everything the table can ask of the world. The first effect of a step in which something happened is `Append`, and
//! nothing behind it is carried out before that is on the disk.

use crate::controls::new_game::NewGameForm;
use crate::journal::entry::Entry;
use crate::laws::people::Person;
use crate::laws::refusal::Refusal;
use crate::query::{Answer, Query};
use crate::speech::cue::Cue;
use crate::speech::utterance::{Channel, Utterance};

/// An effect.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Write these entries, durably.
    Append(Vec<Entry>),
    /// Say this to that person.
    Say {
        to: Person,
        channel: Channel,
        utterance: Utterance,
    },
    /// Sound this for that person.
    Cue { to: Person, cue: Cue },
    /// That person's wish was refused.
    Refuse { to: Person, refusal: Refusal },
    /// That person's question was answered.
    Answer { to: Person, query: Query, answer: Answer },
    /// The loudspeaker speaks, or is silent.
    PublicVoice(bool),
    /// That person asked for the help page.
    OpenHelp(Person),
    /// Set up a new table from this form; the present game stays stored as it stands.
    NewGame(Box<NewGameForm>),
    /// Something on the screens may have changed.
    Show,
}
