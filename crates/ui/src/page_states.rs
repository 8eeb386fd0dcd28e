//! The state of pages between frames.

use super::widgets::list::ListState;
use super::widgets::long_list::LongState;
use controls::catalogue::Control;
use controls::clock_form::{ClockFault, ClockForm};
use controls::new_game::{NewGameFault, NewGameForm};
use display::Screen;
use display::settings::RowSubject;
use settings::Setting;

/// The state of the form for a new game.
#[derive(Clone, Debug, Default)]
pub(super) struct NewGameState {
    pub(super) form: NewGameForm,
    /// The faults found when the game was to start.
    pub(super) faults: Vec<NewGameFault>,
    /// True if all fields are shown, not only those of the sentence.
    pub(super) is_whole: bool,
    /// True if the complete form is new in this frame.
    pub(super) is_new: bool,
    /// The word of the sentence whose choices are open.
    pub(super) open: Option<SentenceWord>,
}

impl NewGameState {
    /// A form filled in like this.
    pub(super) fn of(form: NewGameForm) -> Self {
        Self {
            form,
            ..Self::default()
        }
    }

    /// Begins with the sentence, which is enough for a game at home.
    pub(super) fn begin(&mut self) {
        self.faults.clear();
        self.open = None;
        self.is_whole = !self.form.is_at_home;
    }

    /// Shows all fields.
    pub(super) fn show_all(&mut self) {
        self.is_whole = true;
        self.is_new = true;
    }
}

/// A word of the sentence that can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum SentenceWord {
    /// The VI player's name.
    Own,
    /// The VI player's side.
    Side,
    /// The opponent's name.
    Other,
    /// The opponent's way of playing.
    Sight,
    /// The time control.
    Time,
    /// The place.
    Place,
    /// The words in which moves are announced.
    MoveWords,
}

impl SentenceWord {
    /// All words, in the order of their numbers in the pattern.
    pub(super) const ALL: [Self; 7] = [
        Self::Own,
        Self::Side,
        Self::Other,
        Self::Sight,
        Self::Time,
        Self::Place,
        Self::MoveWords,
    ];
}

/// The state of the form that corrects the clocks.
#[derive(Clone, Debug, Default)]
pub(super) struct ClockFormState {
    pub(super) form: ClockForm,
    /// The clocks' values when the form was opened.
    pub(super) shown: ClockForm,
    pub(super) faults: Vec<ClockFault>,
}

impl ClockFormState {
    /// A form opened with the clocks as they are.
    pub(super) fn of(shown: ClockForm) -> Self {
        Self {
            form: shown.clone(),
            shown,
            faults: Vec::new(),
        }
    }
}

/// A key of the first questions that acts only when it is pressed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SecondPress {
    /// Enter, with an answer after which nobody would speak.
    Unheard,
    /// Escape, which skips the rest.
    Skip,
}

/// The state of the questions of a first start.
#[derive(Clone, Debug, Default)]
pub(super) struct FirstStartState {
    /// The number of the present question.
    pub(super) at: usize,
    pub(super) list: ListState,
    /// True if the question is new in this frame.
    pub(super) is_new: bool,
    /// True once another answer than the first one was looked at.
    pub(super) is_looked_at: bool,
    /// The words last spoken about it, in the language of that moment.
    pub(super) asked: String,
    pub(super) name: String,
    /// The chosen output when the question about it was last drawn.
    pub(super) output: String,
    /// The key that must be pressed again to act.
    pub(super) asks_again: Option<SecondPress>,
    /// True once the last answer is given. The page stays as it is until the game takes the window's place: with the panes
    /// of no game in between, a reader would say the question of that game a second time.
    pub(super) is_left: bool,
}

/// The state of the settings.
#[derive(Clone, Debug, Default)]
pub(super) struct SettingsState {
    pub(super) search: String,
    pub(super) at: Option<RowSubject>,
    /// The last words spoken about the present setting.
    pub(super) said: Option<(RowSubject, String)>,
    /// The text being typed, and its setting.
    pub(super) draft: Option<(Setting, String)>,
    pub(super) path: String,
    /// True if the keyboard is to go to the field of a typed setting.
    pub(super) wants_field: bool,
    /// True if a question about a row has been answered: the keyboard comes back to the row, and the outcome has
    /// already been told.
    pub(super) comes_back: bool,
    /// The control that is to get another key.
    pub(super) wants_key: Option<Control>,
}

impl SettingsState {
    /// Opens the page with a search for these words.
    pub(super) fn open(&mut self, search: &str) {
        search.clone_into(&mut self.search);
        self.at = None;
        self.said = None;
    }

    /// Returns to the row after a question about it.
    pub(super) fn come_back(&mut self) {
        self.comes_back = true;
    }
}

/// The state of a window's review.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(
    not(feature = "home"),
    expect(dead_code, reason = "nothing is under review in a build for events")
)]
pub(super) struct ReviewState {
    pub(super) moves: LongState,
    /// The move shown when the list of moves was last drawn.
    pub(super) here: Option<usize>,
    pub(super) mistakes: LongState,
    pub(super) games: LongState,
    /// The number of requests for the page of the file that were served.
    pub(super) wanted: u64,
}

impl ReviewState {
    /// True if there is a new request for the page of a file of games.
    pub(super) fn is_wanted(&mut self, screen: &Screen) -> bool {
        let wanted = screen.files.of_games.as_ref().map_or(0, |games| games.wanted);
        let is_new = wanted > self.wanted;
        if is_new {
            self.games = LongState::default();
        }
        self.wanted = self.wanted.max(wanted);
        is_new
    }
}
