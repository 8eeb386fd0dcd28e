//! The sources of a screen.

use std::sync::Arc;

use super::arbiter_panel::PanelSources;
use super::parts::Place;
use super::review::OtherGameView;
use super::screen::Personal;
use controls::keymap::Keymap;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use locale::Messages;
use protocols::lichess::AccountState;
use query::next::NextAct;
use settings::Settings;
use wording::files::StoredGame;
use wording::hearing::Silenced;

/// A question that waits for yes or no.
#[derive(Clone, Debug)]
pub struct AskedQuestion {
    /// The question.
    pub text: String,
    /// True if it offers something that costs nothing: Enter takes it.
    pub is_offer: bool,
}

/// Words said to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidWords {
    /// The moment of speaking.
    pub at: Moment,
    /// The words that were said.
    pub text: String,
    /// True if they belong to the game, and not to the program and its settings.
    pub is_of_game: bool,
}

/// Sources of a screen, besides the game itself.
pub struct Sources<'a> {
    /// The game.
    pub game: &'a Game,
    /// The person whose screen it is.
    pub seat: Person,
    /// The language of that person.
    pub messages: &'a Messages,
    /// The words said to that person, the oldest first.
    pub said: Vec<SaidWords>,
    /// The last move announcement that person heard.
    pub last_announcement: Option<String>,
    /// The question that waits for yes or no.
    pub question: Option<AskedQuestion>,
    /// The next act of that person; `None` for those who do not play.
    pub next: Option<NextAct>,
    /// The game or practice shown for a while in place of the game on the table.
    pub other_game: OtherGameView,
    /// The person's settings in force at this table.
    pub settings: &'a Settings,
    /// True if the loudspeaker speaks.
    pub public_voice: bool,
    /// The people who cannot hear the program's voice.
    pub silenced: &'a [Silenced],
    /// The warnings that person must know, as sentences.
    pub warnings: Vec<String>,
    /// The stored games as they were last looked up.
    pub games: &'a [StoredGame],
    /// The person's account on lichess, as far as it is known.
    pub known_online: &'a AccountState,
    /// The suggested name of this game's file.
    pub suggested_file: String,
    /// The place of the screen at this computer.
    pub place: Place,
    /// The person's settings and the manual.
    pub personal: Personal,
    /// The sources of the arbiter's panel; none on other screens.
    pub desk: Option<PanelSources>,
    /// The person's keys.
    pub keymap: Arc<Keymap>,
    /// The present moment.
    pub now: Moment,
}
