//! One person's seat: their language, their settings, and the words said to them.

use std::sync::Arc;

use super::log::Log;
use controls::intent::{Intent, Purpose};
use controls::keymap::Keymap;
use display::settings::NamedDevice;
use laws::moment::Moment;
use laws::people::Person;
use laws::proposal::Proposal;
use laws::refusal::Article;
use locale::{Locale, Messages};
use settings::Settings;
use speech::clock::TimeForm;
use speech::marks::Marks;
use speech::utterance::{Channel, Utterance};
use wording::files::StoredGame;

/// Words said to a person, with their moment.
#[derive(Clone, Debug, PartialEq)]
pub struct SaidLine {
    /// The moment.
    pub at: Moment,
    /// The channel.
    pub channel: Channel,
    /// The words of the news.
    pub utterance: Utterance,
    /// True if they belong to the game, and not to the program and its settings.
    pub is_of_game: bool,
}

/// News of the game that are no move.
#[derive(Clone, Debug, PartialEq)]
pub struct News {
    /// The words of the news.
    pub utterance: Utterance,
    /// True if they are the offer of a draw, which may end without a word.
    pub is_offer: bool,
}

/// One person's seat at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// The person whose seat it is.
    pub person: Person,
    /// The person's language.
    pub messages: Messages,
    /// The person's settings at this table.
    pub settings: Settings,
    /// The person's keys.
    pub keymap: Arc<Keymap>,
    /// The time mark reached last: the period of their clock, and the milliseconds left.
    pub mark_reached: Option<(usize, u64)>,
    /// The answers this person still owes.
    pub waiting: OwedAnswers,
    /// All words said to them.
    pub said: Log<SaidLine>,
    /// The open proposals whose effects they have heard at this computer, each with the sentences heard last.
    pub effects: Vec<(Proposal, Vec<String>)>,
    /// The last move announcement they heard.
    pub last_announcement: Option<Utterance>,
    /// The last news of the game after it: an offer, a ruling, an adjournment.
    pub news_since: Option<News>,
    /// The Article they were told last, with a refusal or a proposal.
    pub last_article: Option<Article>,
    /// The places in the texts that are read to them.
    pub bookmarks: Bookmarks,
    /// The faults of their devices.
    pub troubles: Troubles,
    /// The stored games, as last listed for them.
    pub games: Arc<[StoredGame]>,
    /// The output devices, as last told to them.
    pub devices: Arc<[NamedDevice]>,
}

/// The answers a person still owes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwedAnswers {
    /// The line that waits for its second Enter.
    pub unconfirmed: Option<String>,
    /// The intent that needs their yes or no.
    pub question: Option<Intent>,
    /// The other person for whom they typed last: a question that this opened is theirs to answer.
    pub typed_for: Option<Person>,
    /// The last line, and the command it may have been meant for: the same line again, an empty one or yes confirms
    /// it.
    pub meant: Option<(String, String)>,
    /// The file their game is being saved to: they are asked first if it already exists.
    pub saving: Option<String>,
    /// The device they want, by its number, while the devices are looked up.
    pub device: Option<(Purpose, usize)>,
}

/// The places in the texts that are read to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmarks {
    /// The number of steps that "say earlier" has gone back.
    pub said: usize,
    /// The entry of their scoresheet that was read last, counted from 0; at the end of the sheet if none.
    pub sheet: Option<usize>,
    /// The entry on the recorder that they heard last, counted from 0.
    pub recording: Option<usize>,
    /// The speed at which the recording is played to them, in per cent.
    pub recording_percent: u16,
    /// The moment they last pressed the key for their clock.
    pub clock_key: Option<Moment>,
}

/// The faults of a person's devices, until they are fixed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Troubles {
    /// True if their screen reader speaks through another output than their headphones.
    pub reader_is_heard: bool,
    /// True if their electronic board is gone.
    pub board_is_lost: bool,
    /// The faults of their recorder.
    pub recorder: RecorderTroubles,
}

/// The faults of a person's recorder, until they are fixed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecorderTroubles {
    /// The message that says that there is no microphone.
    pub microphone: Option<&'static str>,
    /// True if the recording cannot be written.
    pub is_not_written: bool,
    /// The minutes that still fit on the disk, if they are few.
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
            waiting: OwedAnswers::default(),
            said: Log::default(),
            effects: Vec::new(),
            last_announcement: None,
            news_since: None,
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

    /// Applies the consequences of changed settings.
    pub(super) fn follow_settings(&mut self) {
        if !self.settings.person.read_back_first {
            self.waiting.unconfirmed = None;
        }
        self.keymap = Arc::new(Keymap::of(&self.settings.keys));
        if !self.settings.person.recorder {
            self.troubles.recorder = RecorderTroubles::default();
        }
    }

    /// The marks, in time left, at which they are told their time unasked.
    pub fn marks(&self) -> Marks<'_> {
        let clock = &self.settings.clock;
        Marks {
            said: clock.time_marks,
            felt: clock.pulses,
            at: &clock.marks,
        }
    }

    /// The form in which times are said to them.
    pub fn form(&self) -> TimeForm {
        if self.settings.clock.short_times {
            TimeForm::Short
        } else {
            TimeForm::Full
        }
    }

    /// The question that needs their yes or no, in words.
    pub fn question_text(&self) -> Option<String> {
        let question = self.waiting.question.as_ref()?;
        Some(super::seats::question_of(self, question))
    }

    /// True if that question offers something that costs nothing: Enter takes it.
    pub const fn question_is_offer(&self) -> bool {
        matches!(self.waiting.question, Some(Intent::Practise(true)))
    }
}
