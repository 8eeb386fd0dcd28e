//! Words and sounds: what is said, to whom, on which channel.
//!
//! [`tell::tell`] turns an event into a sentence for one listener, or into silence on purpose; [`answer::answer`] turns an answer into one;
//! [`earcon`] names the short sounds. An [`Utterance`](utterance::Utterance) is a list of spans, each with its own language.
//!
//! ```
//! use laws::refusal::{Code, Refusal};
//! use locale::{Locale, Messages};
//! use speech::utterance::{Priority, Utterance};
//!
//! let english = Messages::new(Locale::En);
//! let no = Utterance::refusal(&english, &Refusal::new(Code::GameOver));
//! assert_eq!((no.text().as_str(), no.lang()), ("The game is over.", "en"));
//! ```
//!
//! **It never knows** `display`: what is said does not depend on what is shown. It knows no voice, device or window.
//!
//! **Way in:** [`tell`] (its match over all events has no `_` arm), [`utterance`], [`answer`].

pub mod answer;
pub mod clock;
pub mod earcon;
pub mod marks;
pub mod tell;
pub mod utterance;
