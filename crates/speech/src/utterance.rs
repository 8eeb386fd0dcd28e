//! One thing to be said: spans with their language, and how urgent it is.

use super::clock::TimeWords;
use announcement::render::{Announcement, Span};
use laws::refusal::{Code, Refusal, RefusalDetail};
use locale::Messages;
use wording::refusal;

/// The urgency of an utterance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// After what is already waiting.
    #[default]
    Normal,
    /// Before what is waiting.
    Next,
    /// At once: it cuts off what is being said.
    Now,
}

/// The channel on which an utterance is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Channel {
    /// One person alone hears it, through headphones.
    Private,
    /// Everybody at the table hears it.
    Public,
}

impl Channel {
    /// The channel as scripts and JSON write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Private => "private",
            Self::Public => "public",
        }
    }
}

/// One thing to be said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Utterance {
    /// The parts, each in its language.
    pub spans: Vec<Span>,
    /// The urgency.
    pub priority: Priority,
    /// A newer utterance of the same kind replaces an older one that is still waiting: answers are never stale.
    pub replaces: Option<&'static str>,
    /// The time to be said, if it is one: the words are worked out anew when their turn comes.
    pub time: Option<TimeWords>,
    /// True if the utterance is about sound devices and tells nothing of the game. A person who cannot hear privately
    /// would never find the way out otherwise, so everybody may hear it.
    pub is_of_devices: bool,
}

impl Utterance {
    /// A sentence in the language of `messages`.
    pub fn sentence(messages: &Messages, text: impl Into<String>) -> Self {
        let span = Span::new(messages.locale().tag(), text);
        Self {
            spans: vec![span],
            ..Self::default()
        }
    }

    /// A refusal, said at once to the person who was refused.
    pub fn refusal(messages: &Messages, refusal: &Refusal) -> Self {
        let is_of_devices =
            refusal.lack == RefusalDetail::NoDevice || [Code::DeviceFixed, Code::DeviceTaken].contains(&refusal.code);
        Self::sentence(messages, refusal::sentence(messages, refusal))
            .with(Priority::Now)
            .of_devices(is_of_devices)
    }

    /// The refusal of words that may have meant one of these moves: each is said as it is announced.
    pub fn refusal_of_words(messages: &Messages, refused: &Refusal, possible: Vec<Announcement>) -> Self {
        let mut utterance = Self::sentence(messages, refusal::without_moves(messages, refused)).with(Priority::Now);
        // The parts of the message before and after the moves.
        let frame = messages.text("refused-possible", &[("moves", "|".into())]);
        let (before, behind) = frame.split_once('|').unwrap_or((&frame, ""));
        let last = possible.len().saturating_sub(1);
        for (number, announcement) in possible.into_iter().enumerate() {
            if number == 0 {
                utterance.spans.extend(Self::sentence(messages, before.trim()).spans);
            }
            utterance.spans.extend(announcement.spans);
            if let Some(span) = utterance.spans.last_mut() {
                span.text.push_str(if number == last { behind } else { "," });
            }
        }
        utterance
    }

    /// An announcement in the language of its vocabulary.
    pub fn announcement(announcement: Announcement) -> Self {
        Self {
            spans: announcement.spans,
            priority: Priority::Next,
            ..Self::default()
        }
    }

    /// Words in the language of `messages` and then an announcement in its own.
    pub fn introduced(messages: &Messages, words: &str, announcement: Announcement) -> Self {
        let mut utterance = Self::sentence(messages, words);
        utterance.spans.extend(announcement.spans);
        utterance
    }

    /// The sentence with the words of that announcement in their own language.
    #[must_use]
    pub fn pronouncing(mut self, announcement: Announcement) -> Self {
        let Some(whole) = self.spans.pop_if(|span| span.text.contains(&announcement.shown())) else {
            return self;
        };
        let (before, behind) = whole.text.split_once(&announcement.shown()).unwrap_or_default();
        let rest = behind.trim_start_matches([',', '.', ':', ';']);
        let signs = behind.strip_suffix(rest).unwrap_or_default();
        let span = |text: &str| Span::new(whole.lang.as_str(), text.trim());
        self.spans.push(span(before));
        self.spans.extend(announcement.spans);
        if let Some(last) = self.spans.last_mut() {
            last.text.push_str(signs);
        }
        self.spans.push(span(rest));
        self.spans.retain(|span| !span.text.is_empty());
        self
    }

    /// The utterance with that priority.
    #[must_use]
    pub fn with(self, priority: Priority) -> Self {
        Self { priority, ..self }
    }

    /// The utterance as an answer of that kind: an older one that waits is dropped.
    #[must_use]
    pub fn replacing(self, kind: &'static str) -> Self {
        Self {
            replaces: Some(kind),
            ..self
        }
    }

    /// The utterance, marked as being about sound devices and telling nothing of the game.
    #[must_use]
    pub fn of_devices(self, is_of_devices: bool) -> Self {
        Self { is_of_devices, ..self }
    }

    /// All its parts as one text.
    pub fn text(&self) -> String {
        let spans: Vec<&str> = self.spans.iter().map(|span| span.text.as_str()).collect();
        spans.join(" ")
    }

    /// The language of its first part.
    pub fn lang(&self) -> &str {
        self.spans.first().map_or("", |span| span.lang.as_str())
    }
}
