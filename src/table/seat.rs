//! What the table keeps for one person: his language, his settings, what was said to him.

use std::sync::Arc;

use super::log::Log;
use crate::controls::intent::Intent;
use crate::controls::keymap::Keymap;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::Article;
use crate::locale::{Locale, Messages};
use crate::settings::Settings;
use crate::speech::clock::Form;
use crate::speech::marks::Marks;
use crate::speech::utterance::{Channel, Utterance};
use crate::wording::files::StoredGame;

/// Something that was said to a person, and when.
#[derive(Clone, Debug, PartialEq)]
pub struct SaidLine {
    /// When.
    pub at: Moment,
    /// Where it was heard.
    pub channel: Channel,
    /// What.
    pub utterance: Utterance,
}

/// One person's place at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// Whose place it is.
    pub person: Person,
    /// His language.
    pub messages: Messages,
    /// His settings as they hold at this table.
    pub settings: Settings,
    /// His keys.
    pub keymap: Arc<Keymap>,
    /// The mark that was reached last, in milliseconds left, and in which period of his clock.
    pub mark_reached: Option<(usize, u64)>,
    /// What waits for his answer.
    pub waiting: Waiting,
    /// Everything said to him.
    pub said: Log<SaidLine>,
    /// The last move announcement he heard.
    pub last_announcement: Option<Utterance>,
    /// The Article this person was told last, in a refusal or of a proposal.
    pub last_article: Option<Article>,
    /// How far he has gone in what he has read to him.
    pub place: Bookmarks,
    /// What is wrong with what he hears by and speaks into.
    pub troubles: Troubles,
    /// The stored games as they were last listed for him.
    pub games: Arc<[StoredGame]>,
    /// The output devices as they were last told to him: name and description.
    pub devices: Arc<[(String, String)]>,
}

/// What waits for a person's answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Waiting {
    /// The line that waits for its second Enter.
    pub read_back: Option<String>,
    /// What waits for yes or no.
    pub question: Option<Intent>,
    /// Where the game is being written for him: he is asked first if a file is there already.
    pub saving: Option<String>,
}

/// How far a person has gone in what he has read to him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmarks {
    /// How far back "say the earlier one" has gone.
    pub said: usize,
    /// The entry of his scoresheet that was read last, from 0; the end of the sheet if none.
    pub sheet: Option<usize>,
    /// The entry of the recorder that he heard last, from 0.
    pub recording: Option<usize>,
    /// How fast he hears it, in per cent.
    pub recording_percent: u16,
    /// When he last asked for his clock by its key.
    pub clock_key: Option<Moment>,
}

/// What is wrong with the devices of a person, until it is mended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Troubles {
    /// His earphone has gone.
    pub earphone_lost: bool,
    /// No earphone is chosen for him, and in an event nothing private is said without one.
    pub no_earphone: bool,
    /// His screen reader speaks through an output that is not his earphone.
    pub reader_is_heard: bool,
    /// What is wrong with his recorder.
    pub recorder: RecorderTroubles,
}

/// What is wrong with a person's recorder, until it is mended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecorderTroubles {
    /// There is no microphone: the message that says so.
    pub microphone: Option<&'static str>,
    /// The recording cannot be written.
    pub is_not_written: bool,
    /// So few minutes fit on the disk.
    pub minutes: Option<u32>,
}

impl Troubles {
    /// Each in one sentence.
    pub fn texts(&self, messages: &Messages) -> Vec<String> {
        let recorder = &self.recorder;
        let plain = [
            self.earphone_lost.then_some("display-warning-earphone"),
            self.no_earphone.then_some("display-warning-no-earphone"),
            self.reader_is_heard.then_some("display-warning-reader-is-heard"),
            recorder.microphone,
            recorder.is_not_written.then_some("said-recorder-not-written"),
        ];
        let plain = plain.into_iter().flatten().map(|id| messages.text(id, &[]));
        let minutes = recorder.minutes.filter(|_| !recorder.is_not_written);
        let room = minutes.map(|minutes| messages.text("said-recorder-room", &[("count", minutes.into())]));
        plain.chain(room).collect()
    }
}

impl Seat {
    /// A place with the settings everybody has at first.
    pub fn new(person: Person, locale: Locale) -> Self {
        Self {
            person,
            messages: Messages::new(locale),
            settings: Settings::default(),
            keymap: Arc::default(),
            mark_reached: None,
            waiting: Waiting::default(),
            said: Log::default(),
            last_announcement: None,
            last_article: None,
            place: Bookmarks {
                said: 0,
                sheet: None,
                recording: None,
                recording_percent: 100,
                clock_key: None,
            },
            troubles: Troubles::default(),
            games: Arc::default(),
            devices: Arc::default(),
        }
    }

    /// What follows from other settings.
    pub(super) fn follow_settings(&mut self) {
        self.keymap = Arc::new(Keymap::of(&self.settings.keys));
        if !self.settings.person.recorder {
            self.troubles.recorder = RecorderTroubles::default();
        }
    }

    /// At which times left he is told without asking.
    pub fn marks(&self) -> Marks<'_> {
        let clock = &self.settings.clock;
        Marks {
            said: clock.time_marks,
            felt: clock.pulses,
            at: &clock.marks,
        }
    }

    /// How much is said of a time.
    pub fn form(&self) -> Form {
        if self.settings.clock.short_times {
            Form::Short
        } else {
            Form::Full
        }
    }

    /// The question that waits for yes or no.
    pub fn question_text(&self) -> Option<String> {
        let question = self.waiting.question.as_ref()?;
        Some(super::seats::question_of(&self.messages, question))
    }
}
