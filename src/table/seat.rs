//! What the table keeps for one person: his language, his wishes, what was said to him.

use std::sync::Arc;

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
#[allow(
    clippy::struct_excessive_bools,
    reason = "wishes and troubles of one person, each told and shown by itself"
)]
pub struct Seat {
    /// Whose place it is.
    pub person: Person,
    /// His language.
    pub messages: Messages,
    /// The line that waits for its second Enter.
    pub unconfirmed: Option<String>,
    /// What waits for yes or no.
    pub question: Option<Intent>,
    /// Everything said to him, the oldest first.
    pub said: Vec<SaidLine>,
    /// How far back "say the earlier one" has gone.
    pub back: usize,
    /// The last move announcement he heard.
    pub last_announcement: Option<Utterance>,
    /// The Article this person was told last, in a refusal or of a proposal.
    pub last_article: Option<Article>,
    /// His earphone has gone.
    pub earphone_lost: bool,
    /// No earphone is chosen for him, and in an event nothing private is said without one.
    pub no_earphone: bool,
    /// His screen reader speaks through an output that is not his earphone.
    pub reader_is_heard: bool,
    /// What is wrong with his recorder.
    pub recorder: RecorderTroubles,
    /// The entry of his scoresheet that was read last, from 0; the end of the sheet if none.
    pub sheet_at: Option<usize>,
    /// The entry of the recorder that he heard last, from 0.
    pub heard_at: Option<usize>,
    /// How fast he hears it, in per cent.
    pub hearing_percent: u16,
    /// When he last asked for his clock by its key.
    pub clock_key_at: Option<Moment>,
    /// The mark that was reached last, in milliseconds left, and in which period of his clock.
    pub mark_reached: Option<(usize, u64)>,
    /// The stored games as they were last listed for him.
    pub games: Vec<StoredGame>,
    /// Where the game is being written for him: he is asked first if a file is there already.
    pub saving: Option<String>,
    /// The output devices as they were last told to him.
    pub devices: Vec<(String, String)>,
    /// His settings as they hold at this table.
    pub settings: Settings,
    /// His keys.
    pub keymap: Arc<Keymap>,
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

impl RecorderTroubles {
    /// Each in one sentence.
    pub fn texts(&self, messages: &Messages) -> Vec<String> {
        let not_written = self.is_not_written.then_some("recorder-not-written");
        let plain = self.microphone.into_iter().chain(not_written);
        let mut texts: Vec<String> = plain.map(|id| messages.text(id, &[])).collect();
        let minutes = self.minutes.filter(|_| !self.is_not_written);
        texts.extend(minutes.map(|minutes| messages.text("recorder-room", &[("count", minutes.into())])));
        texts
    }
}

impl Seat {
    /// A place with the wishes everybody has at first.
    pub fn new(person: Person, locale: Locale) -> Self {
        Self {
            person,
            messages: Messages::new(locale),
            unconfirmed: None,
            question: None,
            said: Vec::new(),
            back: 0,
            last_announcement: None,
            last_article: None,
            earphone_lost: false,
            no_earphone: false,
            reader_is_heard: false,
            recorder: RecorderTroubles::default(),
            sheet_at: None,
            heard_at: None,
            hearing_percent: 100,
            clock_key_at: None,
            mark_reached: None,
            games: Vec::new(),
            saving: None,
            devices: Vec::new(),
            settings: Settings::default(),
            keymap: Arc::default(),
        }
    }

    /// What follows from other settings.
    pub(super) fn follow_settings(&mut self) {
        if !self.settings.person.read_back_first {
            self.unconfirmed = None;
        }
        self.keymap = Arc::new(Keymap::of(&self.settings.keys));
        if !self.settings.person.recorder {
            self.recorder = RecorderTroubles::default();
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
        let question = self.question.as_ref()?;
        Some(super::telling::question_of(&self.messages, question))
    }
}
