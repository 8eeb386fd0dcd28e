//! A refusal, said.

use super::utterance::{Priority, Utterance};
use crate::laws::refusal::Refusal;
use crate::locale::Messages;
use crate::wording::refusal::sentence;

/// The refusal, said at once to the person who was refused.
pub fn refuse(messages: &Messages, refusal: &Refusal) -> Utterance {
    Utterance::sentence(messages, sentence(messages, refusal)).with(Priority::Now)
}
