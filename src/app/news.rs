//! The news of a table, for windows, terminals and the program around it.

use std::sync::Arc;

use controls::files::Dialog;
use controls::new_game::NewGameForm;
use display::{HelpLine, Screen};
use journal::entry::GameSetup;
use laws::people::Person;
use laws::refusal::Refusal;
use link::seat::LineEnd;
use settings::Settings;
use speech::earcon::Earcon;
use speech::utterance::{Channel, Priority};
use table::lock::Permit;

/// An event of the table, for windows and terminals.
#[derive(Debug)]
pub enum TableNews {
    /// An utterance for a person.
    Said {
        /// The listener.
        to: Person,
        /// The channel.
        channel: Channel,
        /// The urgency.
        priority: Priority,
        /// The words.
        text: String,
        /// True if the built-in voice says it in headphones that are this person's alone.
        hears_alone: bool,
    },
    /// A request was refused; the sentence has been said as well.
    Refused(Person, Refusal),
    /// The screens as they are now.
    Screens(Vec<Arc<Screen>>),
    /// A person asked for the list of keys and commands with these words in it; in a terminal, the list.
    Help(Person, String, Vec<HelpLine>),
    /// A person asked for the whole position: its lines.
    Lines(Person, Vec<String>),
    /// A text for the clipboard of that person.
    Copy(Person, String),
    /// A person asked for the manual of the clock.
    Manual(Person),
    /// A person asked for the manual of the program.
    Guide(Person),
    /// A person asked for the settings with these words in them.
    Settings(Person, String),
    /// An earcon sounded for a person; its word is for places without sound.
    Cue(Person, Earcon, String),
    /// News for the program around the table.
    Program(ProgramNews),
    /// The line that this person typed in the move line is dealt with.
    Line(Person, LineEnd),
    /// The line that this person typed for their scoresheet is dealt with.
    Entry(Person, LineEnd),
    /// The table has made a step, for whatever reason: windows check it again.
    StepDone {
        /// True if an engine or a file of positions is still to answer.
        awaits_answer: bool,
    },
    /// A posted input is finished, with every step it led to and all words about them: one for each, in their order,
    /// and one before them all when the table is set up. A request for the stored games is finished when they are
    /// there. Steps without an input, such as a clock's, have none.
    InputDone,
}

/// News for the program, beyond the table.
#[derive(Debug)]
pub enum ProgramNews {
    /// The new settings of the person at this machine.
    SettingsChanged(Box<Settings>),
    /// A line for the terminal in which the program was started; a table in a terminal prints it anyway.
    Print(String),
    /// True if the other player sits at another computer from now on, false if at this one again.
    Elsewhere(bool),
    /// The first questions are answered: the first game begins.
    Begin(Permit),
    /// A request for a new table.
    NewGame(Box<NewGameForm>, Permit),
    /// A request for a new table with that opening.
    NewTable(Box<GameSetup>, Permit),
    /// A request to close the program; first its last words are to be heard, if that is true.
    Quit(bool),
    /// The permit to replace this game with the one that is ready, or its refusal.
    Leave(Option<Permit>),
    /// A person's request to open that file in place of this game.
    OpenGame(Person, String),
    /// A person's request to choose a file in the system's dialog; for saving a name is suggested.
    ChooseFile(Person, Dialog, String),
}

/// Receives the events.
pub type Tell = Box<dyn Fn(TableNews) + Send>;
