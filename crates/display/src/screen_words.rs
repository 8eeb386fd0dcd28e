//! The words of the screen itself and of its dialogs.

use shakmaty::ByColor;

use super::board_words::BoardWords;
use super::clock::ClockFormWords;
use controls::new_game::{NewGameFault, Opponent};

/// Words of the screen itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScreenWords {
    /// "Board", "Move line" … in the order of the F6 ring.
    pub panes: Vec<String>,
    /// "Keys and commands".
    pub help_title: String,
    /// "Find in the help": the field above the list of keys.
    pub help_search: String,
    /// "Find an action": the field above the further acts.
    pub more_search: String,
    /// Says that no line of the help has the words.
    pub help_none: String,
    /// "Lines": the list of a page that has a name of its own.
    pub lines: String,
    /// "Close".
    pub close: String,
    /// The reason why there are no settings on this screen.
    pub settings_not_here: String,
    /// The words next to a board.
    pub board: BoardWords,
    /// The words about keys.
    pub keys: KeyWords,
    /// "Short manual of the clock".
    pub manual_title: String,
    /// The dialog for a new game.
    pub new_game: NewGameWords,
    /// The dialog that corrects the clocks.
    pub clock_form: ClockFormWords,
}

/// The words about keys.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeyWords {
    /// Says that the next key will be explained.
    pub describe: String,
    /// Says that the key does nothing here.
    pub means_nothing: String,
    /// Comes before a text typed on the board: it is in the move line now.
    pub into_line: String,
    /// "Space": a blank that was typed.
    pub space: String,
    /// Says that the next key becomes the key of the control named before.
    pub ask: String,
    /// Says that the keys stay as they are.
    pub left: String,
    /// Says where keys can be changed.
    pub elsewhere: String,
}

/// Words of the dialog for a new game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewGameWords {
    /// "New game".
    pub title: String,
    /// "White's name", "Black's name".
    pub names: ByColor<String>,
    /// "White is", "Black is".
    pub sights: ByColor<String>,
    /// "Assistant of White, if there is one", and the same for Black.
    pub assistants: ByColor<String>,
    /// "Arbiter, if there is one".
    pub arbiter: String,
    /// "blind or visually impaired", "sighted", "deaf", in the order of `Sight::ALL`.
    pub sight_names: Vec<String>,
    /// "Time control: minutes, or minutes + seconds for each move".
    pub time: String,
    /// Time controls to choose from: what is written, and its name.
    pub time_presets: Vec<(String, String)>,
    /// "Starting position", the name of the field.
    pub start_position: String,
    /// "Vocabulary".
    pub vocabulary: String,
    /// The vocabularies: as `--vocabulary` writes them, and their names.
    pub vocabularies: Vec<(String, String)>,
    /// "Place".
    pub place: String,
    /// "at home", "in an event".
    pub place_names: [String; 2],
    /// The words for the other seat at home.
    pub opponents: OpponentWords,
    /// The words for a game at an event.
    pub event: TournamentWords,
    /// The words of the one sentence.
    pub sentence: SentenceWords,
    /// "Start the game".
    pub start: String,
    /// "Cancel".
    pub cancel: String,
    /// "not chosen", of one of several.
    pub not_chosen: String,
    /// The words for each fault.
    pub faults: Vec<(NewGameFault, String)>,
}

/// Words for the opponents at the other seat at home.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OpponentWords {
    /// "Opponent".
    pub label: String,
    /// "a person", and an engine of each level.
    pub choices: Vec<(Opponent, String)>,
}

/// Words of the sentence that is a new game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SentenceWords {
    /// The sentence with `[0]` for the VI player's name, `[1]` for their side, `[2]` for their opponent's name, `[3]`
    /// for the opponent's sight, `[4]` for the time control, `[5]` for the place and `[6]` for a move as it is announced.
    pub pattern: String,
    /// The same for a listener, who hears the rest word by word.
    pub short: String,
    /// The same against a sighted person without a name.
    pub short_unnamed: String,
    /// The vocabulary of the person's own language.
    pub own_vocabulary: String,
    /// "you", for a VI player without a name.
    pub you: String,
    /// "your opponent", for one without a name.
    pub opponent: String,
    /// "White", "Black".
    pub sides: ByColor<String>,
    /// "blind", "sighted", "deaf", in the order of `Sight::ALL`.
    pub sights: Vec<String>,
    /// "no clock".
    pub no_clock: String,
    /// "at home", "at an event".
    pub places: [String; 2],
    /// "Colour": the choice of the second word.
    pub side: String,
    /// "Time control": the choice of the fifth word.
    pub time: String,
    /// "Start".
    pub start: String,
    /// "Everything else…".
    pub rest: String,
    /// Says how the words are changed.
    pub how_to_change: String,
    /// Says how the form is left.
    pub how_to_leave: String,
}

/// Words of the fields for a game at an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TournamentWords {
    /// "Event", "City and federation", "Round", as fields.
    pub tournament: [String; 3],
    /// "White's FIDE ID", "Black's FIDE ID".
    pub fide_ids: ByColor<String>,
    /// "Regulations": the rules fixed for a game at an event.
    pub rules: String,
    /// Each regulation with its choices, in the order of `rules_form::FIELDS`.
    pub rule_fields: Vec<(String, Vec<String>)>,
    /// "Draw offers: nothing for any time, a number of moves by both, or none".
    pub draw_offers: String,
    /// "Default time in minutes; nothing for none".
    pub default_time: String,
}
