//! One person's seat: his language, his settings, what was said to him.

use std::sync::Arc;

use super::log::Log;
use controls::intent::{Intent, Purpose};
use controls::keymap::Keymap;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::Article;
use locale::{Locale, Messages};
use settings::Settings;
use speech::clock::Form;
use speech::marks::Marks;
use speech::utterance::{Channel, Utterance};
use wording::files::StoredGame;

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

/// One person's seat at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// Whose seat it is.
    pub person: Person,
    /// His language.
    pub messages: Messages,
    /// His settings at this table.
    pub settings: Settings,
    /// His keys.
    pub keymap: Arc<Keymap>,
    /// The time mark reached last: in which period of his clock, and at how many milliseconds left.
    pub mark_reached: Option<(usize, u64)>,
    /// What he has still to answer.
    pub waiting: Waiting,
    /// Everything said to him.
    pub said: Log<SaidLine>,
    /// The last move announcement he heard.
    pub last_announcement: Option<Utterance>,
    /// The Article he was told last, with a refusal or a proposal.
    pub last_article: Option<Article>,
    /// Where he is in what is read to him.
    pub bookmarks: Bookmarks,
    /// What is wrong with his devices.
    pub troubles: Troubles,
    /// The stored games, as last listed for him.
    pub games: Arc<[StoredGame]>,
    /// The output devices, as last told to him: name and description.
    pub devices: Arc<[(String, String)]>,
}

/// What a person has still to answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Waiting {
    /// The line that waits for its second Enter.
    pub unconfirmed: Option<String>,
    /// What needs his yes or no.
    pub question: Option<Intent>,
    /// His last line, and the command it may have been meant for: the same line again, an empty one or yes says so.
    pub meant: Option<(String, String)>,
    /// The file his game is being saved to: he is asked first if it already exists.
    pub saving: Option<String>,
    /// The device he wants, by its number, while it is looked which there are.
    pub device: Option<(Purpose, usize)>,
}

/// Where a person is in what is read to him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmarks {
    /// How far back "say earlier" has gone.
    pub said: usize,
    /// The entry of his scoresheet that was read last, counted from 0; at the end of the sheet if none.
    pub sheet: Option<usize>,
    /// The entry on the recorder that he heard last, counted from 0.
    pub recording: Option<usize>,
    /// How fast the recording is played to him, in per cent.
    pub recording_percent: u16,
    /// When he last pressed the key for his clock.
    pub clock_key: Option<Moment>,
}

/// What is wrong with a person's devices, until it is put right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Troubles {
    /// His screen reader speaks through another output than his earphone.
    pub reader_is_heard: bool,
    /// His electronic board is gone.
    pub board_is_lost: bool,
    /// What is wrong with his recorder.
    pub recorder: RecorderTroubles,
}

/// What is wrong with a person's recorder, until it is put right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecorderTroubles {
    /// The message that says that there is no microphone.
    pub microphone: Option<&'static str>,
    /// The recording cannot be written.
    pub is_not_written: bool,
    /// Only so many minutes fit on the disk.
    pub minutes: Option<u32>,
}

impl Troubles {
    /// A sentence for each.
    pub fn texts(&self, messages: &Messages) -> Vec<String> {
        let recorder = &self.recorder;
        let plain = [
            self.reader_is_heard.then_some("display-warning-reader-is-heard"),
            self.board_is_lost.then_some("display-warning-board-lost"),
            recorder.microphone,
            recorder.is_not_written.then_some("recorder-not-written"),
        ];
        let plain = plain.into_iter().flatten().map(|id| messages.text(id, &[]));
        let minutes = recorder.minutes.filter(|_| !recorder.is_not_written);
        let room = minutes.map(|minutes| messages.text("recorder-room", &[("count", minutes.into())]));
        plain.chain(room).collect()
    }
}

impl Seat {
    /// A seat with the default settings.
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
            bookmarks: Bookmarks {
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

    /// Does what follows from changed settings.
    pub(super) fn follow_settings(&mut self) {
        if !self.settings.person.read_back_first {
            self.waiting.unconfirmed = None;
        }
        self.keymap = Arc::new(Keymap::of(&self.settings.keys));
        if !self.settings.person.recorder {
            self.troubles.recorder = RecorderTroubles::default();
        }
    }

    /// At which times left he is told his time without asking.
    pub fn marks(&self) -> Marks<'_> {
        let clock = &self.settings.clock;
        Marks {
            said: clock.time_marks,
            felt: clock.pulses,
            at: &clock.marks,
        }
    }

    /// How fully times are said to him.
    pub fn form(&self) -> Form {
        if self.settings.clock.short_times {
            Form::Short
        } else {
            Form::Full
        }
    }

    /// The question that needs his yes or no, in words.
    pub fn question_text(&self) -> Option<String> {
        let question = self.waiting.question.as_ref()?;
        Some(super::seats::question_of(&self.messages, question))
    }
}
