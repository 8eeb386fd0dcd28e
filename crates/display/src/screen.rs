//! The screen of one seat.

use std::sync::Arc;

use shakmaty::Color;

use super::arbiter_panel::PanelView;
use super::capabilities::ProgramHash;
use super::clock::ClocksView;
use super::guide::Guide;
use super::help::HelpLine;
use super::parts::{BoardView, ButtonView, FieldView, LogView, QuestionView, SheetLine};
use super::review::{GamesView, ReviewView, TacticsView};
use super::screen_words::ScreenWords;
use super::settings::SettingsView;
use ::settings::LookSettings;
use controls::catalogue::Control;
use controls::intent::Intent;
use controls::keymap::Keymap;
use laws::people::Person;
use wording::hearing::Silenced;

/// The screen of one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The person whose screen it is.
    pub seat: Person,
    /// The window's title: the players, and the person whose screen it is.
    pub title: String,
    /// The side from which the board is seen; the player's own.
    pub side: Color,
    /// The person's own board; for the arbiter the official one.
    pub board: BoardView,
    /// The name of the move line, and the words it asks for.
    pub move_line: FieldView,
    /// The name of the scoresheet's field, and the sheet so far.
    pub sheet: SheetView,
    /// Announcements and messages to this person.
    pub log: LogView,
    /// The last announcement in large letters, and what this person still has to do.
    pub banner: Banner,
    /// Both clocks.
    pub clocks: ClocksView,
    /// Every button of this screen, by pane.
    pub buttons: Vec<ButtonView>,
    /// The warnings that stay until their cause is gone: not saved, no voice for a language.
    pub warnings: Vec<String>,
    /// A question that waits for an answer.
    pub question: Option<QuestionView>,
    /// The list of keys and commands, as lines to be read one by one.
    pub help: Vec<HelpLine>,
    /// The keys in force for the person.
    pub keymap: Arc<Keymap>,
    /// The short manual of the clock, as lines.
    pub manual: Vec<String>,
    /// The parts that belong to the person and not to the game: their settings and the manual in their language.
    pub personal: Personal,
    /// Names of the panes and other words of the screen itself.
    pub words: ScreenWords,
    /// Games as files.
    pub files: FilesView,
    /// The arbiter's panel; on the arbiter's screen only.
    pub desk: Option<PanelView>,
    /// True if the keyboard acts in this screen in every window, not only in the root's: always in the arbiter's.
    pub takes_keys: bool,
}

impl Screen {
    /// The button of that control, if it is on this screen.
    pub fn button(&self, control: Control) -> Option<&ButtonView> {
        self.buttons.iter().find(|button| button.control == control)
    }
}

/// The parts of a screen that are not the game. Made when they change, and shared by every screen since.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Personal {
    /// The person's settings; none on the screens of people who are not at this computer.
    pub settings: Option<Arc<SettingsView>>,
    /// The sizes the person wants for what they see.
    pub sizes: LookSettings,
    /// The manual.
    pub guide: Arc<Guide>,
    /// Lichess.
    pub lichess: LichessView,
    /// The hash of the program, once a person has opened the list of keys.
    pub program: Option<ProgramHash>,
}

/// A person who cannot hear the program's voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SilenceView {
    /// The person and the reason.
    pub silenced: Silenced,
    /// The fault and what to do, in a sentence; with the person's name on other people's screens.
    pub text: String,
}

/// A scoresheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetView {
    /// The name of the entry field.
    pub field: FieldView,
    /// The name of the list.
    pub label: String,
    /// The lines, one for each entry.
    pub lines: Vec<SheetLine>,
    /// The review shown in its place while a game is reviewed.
    pub review: Option<ReviewView>,
    /// The results shown in its place while positions are solved.
    pub tactics: Option<TacticsView>,
}

/// The banner.
#[derive(Clone, Debug, PartialEq)]
pub struct Banner {
    /// The silences of the program's voice, at the top of every window: this person's first.
    pub silence: Vec<SilenceView>,
    /// The player to move and the open task, in one sentence.
    pub state: String,
    /// The last announcement, large.
    pub announcement: String,
    /// The announced move in plain words of the person's own language: "bishop f1 – b5"; empty if that adds nothing.
    pub plain: String,
    /// The result of the game, or the flag that has fallen; shown in the announcement's place.
    pub outcome: Option<String>,
    /// The next act with its key, or the reason why there is none: "Your move. Type it in the move line: F6."; for a
    /// sighted player, in the words of the hand: "Say aloud: Läufer Bella fünf, or press F8. Then: Move the white
    /// bishop from f1 to b5."
    pub to_do: String,
    /// The last words to this person other than the announcement: the reason of a refusal, a draw offer. Sighted
    /// players read them where they look.
    pub message: String,
    /// The meaning of Escape where it has no other: to leave the practice game or the training.
    pub leaves: Option<Intent>,
    /// The act that comes first when the program is to be closed.
    pub before_closing: Option<Intent>,
}

impl Banner {
    /// The next act of this person; without one, the state of the game.
    pub fn task(&self) -> &str {
        if self.to_do.is_empty() {
            &self.state
        } else {
            &self.to_do
        }
    }
}

/// The pages on which games are opened and written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FilesView {
    /// The stored games, each one line: date, players, result.
    pub games: Vec<String>,
    /// The file of many games that is open.
    pub of_games: Option<GamesView>,
    /// For each stored game, true if it is damaged and its good part can be rescued.
    pub damaged: Vec<bool>,
    /// The name of that list.
    pub games_label: String,
    /// "Rescue the chosen game".
    pub rescue_chosen: String,
    /// "Open a game".
    pub open_title: String,
    /// "Open the chosen game".
    pub open_chosen: String,
    /// The field of the path.
    pub path: FieldView,
    /// "Choose a file…".
    pub choose: String,
    /// "Write this game to a file".
    pub save_title: String,
    /// "Write".
    pub save: String,
    /// The suggested path.
    pub suggested: String,
    /// "Cancel".
    pub cancel: String,
}

/// The page of lichess.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LichessView {
    /// "Lichess".
    pub title: String,
    /// The account signed in, or what to do.
    pub account: String,
    /// True if an account is signed in.
    pub is_signed_in: bool,
    /// The field of the token, shown and spoken as dots.
    pub token: FieldView,
    /// The name of the list.
    pub list_label: String,
    /// Games, then challenges, each one line.
    pub lines: Vec<String>,
    /// Number of lines that are games.
    pub games: usize,
    /// Number of lines that are challenges.
    pub challenges: usize,
    /// The line for a lichess command, such as `seek 15+10`.
    pub wish: FieldView,
    /// "Play or accept the chosen one".
    pub choose: String,
    /// "Decline it".
    pub decline: String,
    /// "Look again".
    pub look_again: String,
    /// "Stop looking for an opponent", during the search for one.
    pub stop_seeking: Option<String>,
    /// "Read the messages", while a lichess game is on the table.
    pub in_game: Option<String>,
    /// "Sign out".
    pub sign_out: String,
    /// "Close".
    pub close: String,
}
