//! The table's own thread: it waits for inputs and for its timer, steps, and carries out the effects.
//!
//! Clocks run and flags fall while every window is hidden. Entries that must be on the disk first are written first.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use shakmaty::ByColor;

use super::journal_writer::JournalWriter;
use super::runner::{Runner, SeatConnection};
use super::settings_keeper::Keeper;
use adapters::monotonic::Monotonic;
use adapters::ports::battery::Battery;
use adapters::ports::files::Files;
use adapters::ports::link::NullLink;
use adapters::ports::membership::{Memberships, NullMemberships};
use adapters::ports::profiles::Profiles;
use adapters::ports::recorder::Recorder;
use adapters::ports::releases::{NullReleases, Releases, UpdateResult};
use adapters::ports::sound::Sound;
use adapters::ports::voice::Voice;
use adapters::ports::{NullPort, RequestPort};
use controls::cursor::FingerSensation;
use controls::files::Dialog;
use controls::intent::Intent;
use controls::joining::JoiningIntent;
use controls::new_game::NewGameForm;
use display::Screen;
use journal::entry::GameSetup;
use laws::people::Person;
use laws::refusal::Refusal;
use link;
use link::seat::LineEnd;
use protocols::eboard::{BoardId, BoardNews};
use settings::Settings;
use speech::earcon::Earcon;
use speech::utterance::{Channel, Priority};
use table::Table;
use table::input::Input;
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
        /// True if the program's own voice says it in headphones that are this person's alone.
        hears_alone: bool,
    },
    /// A request was refused; the sentence has been said as well.
    Refused(Person, Refusal),
    /// The screens as they are now.
    Screens(Vec<Arc<Screen>>),
    /// A person asked for the list of keys and commands.
    Help(Person),
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
        /// True if an engine is being started or thinks, so that its answer is still to come.
        awaits_engine: bool,
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
    /// The permit to replace this game with the one that is ready, or its refusal.
    Leave(Option<Permit>),
    /// A person's request to open that file in place of this game.
    OpenGame(Person, String),
    /// A person's request to choose a file in the system's dialog; for saving a name is suggested.
    ChooseFile(Person, Dialog, String),
}

/// Receives the events.
pub type Tell = Box<dyn Fn(TableNews) + Send>;

/// The tools of the thread.
pub struct Tools {
    /// The writer of the journal.
    pub journal: JournalWriter,
    /// The voices.
    pub voice: Box<dyn Voice>,
    /// The earcons.
    pub sound: Box<dyn Sound>,
    /// The files named by a person.
    pub files: Box<dyn Files>,
    /// The recorder.
    pub recorder: Box<dyn Recorder>,
    /// The battery of this machine.
    pub battery: Box<dyn Battery>,
    /// The electronic boards.
    pub boards: Box<dyn RequestPort<protocols::eboard::BoardRequest>>,
    /// The engines.
    pub engines: Box<dyn RequestPort<protocols::engine::EngineRequest>>,
    /// The links to other machines.
    pub links: RemoteLinks,
    /// Files of games.
    pub collections: Box<dyn RequestPort<review::collection::CollectionRequest>>,
    /// The boards that the command line names for White and for Black.
    pub named_boards: ByColor<Option<BoardId>>,
    /// The seat of the person at this machine.
    pub own_seat: Person,
    /// Seats whose screens are wanted.
    pub shown: Vec<Person>,
    /// The time.
    pub time: Monotonic,
    /// Looks up the stored games for a person, to be said if the flag is true; they come back as [`Input::Games`].
    pub games: Box<dyn Fn(Person, bool) + Send>,
    /// Saves the person's settings for next time.
    pub keep: Keeper,
    /// The stored settings of other people at this machine.
    pub profiles: Box<dyn Profiles>,
    /// Receives every event.
    pub tell: Tell,
}

/// The links to other machines. None is used before it is needed.
pub struct RemoteLinks {
    /// The check for newer versions of the program.
    pub releases: Box<dyn Releases>,
    /// Lichess.
    pub lichess: Box<dyn RequestPort<protocols::lichess::LichessRequest>>,
    /// The other machines of a tournament; at a seat, the machine with its table.
    pub link: Box<dyn RequestPort<link::NetRequest>>,
    /// The machines at which a side of this table is played. A table in a hall has both.
    pub seats: Box<dyn RequestPort<link::NetRequest>>,
    /// The store of this machine's membership in a tournament.
    pub membership: Box<dyn Memberships>,
    /// The command line's request to take part in a tournament.
    pub joins: Option<JoiningIntent>,
    /// The seat's end of the link, if the table is at another machine.
    pub seat: Option<Box<SeatConnection>>,
}

impl RemoteLinks {
    /// No links at all.
    pub fn nothing() -> Self {
        Self {
            releases: Box::new(NullReleases),
            lichess: Box::new(NullPort),
            link: Box::new(NullLink::new(Box::new(|_| {}))),
            seats: Box::new(NullLink::new(Box::new(|_| {}))),
            membership: Box::new(NullMemberships),
            joins: None,
            seat: None,
        }
    }
}

/// The voices that speak to the person at this machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speakers {
    /// A screen reader runs.
    pub reader: bool,
    /// The screen reader speaks announcements, not only the focus.
    pub announces: bool,
}

/// A post to the thread.
pub(super) enum Posted {
    Input(Input),
    /// The voices that speak to the person.
    Speakers(Speakers),
    Show(Vec<Person>),
    /// The person who has the root window.
    Root(Person),
    Explored(Person, String, Priority),
    Felt(Person, FingerSensation),
    Types,
    VoiceHasEvents,
    RecorderHasEvents,
    /// The result of the check for a newer version.
    Newer(UpdateResult),
    /// News of the engines, of lichess or of the files of games, which the table takes as it is.
    News(Input),
    /// News of the electronic boards.
    Boards(BoardNews),
    /// News of the network.
    Link(link::NetNews),
    /// News of the network about the seats of this table elsewhere.
    Seats(link::NetNews),
    /// A guard to be dropped once everything posted before it is dealt with.
    Behind(Box<dyn Send>),
    Quit(Duration),
}

/// The handle of the thread. Dropping it ends the thread, after its pending entries are written.
pub struct TableThread {
    posted: Sender<Posted>,
    thread: Option<JoinHandle<()>>,
}

/// A handle that posts inputs to the table; clones go to every window.
#[derive(Clone)]
pub struct Post(Sender<Posted>);

impl Post {
    /// Posts an intent of a person.
    pub fn intent(&self, by: Person, intent: Intent) {
        self.input(Input::Intent(by, intent));
    }

    /// Posts an input.
    pub fn input(&self, input: Input) {
        self.send(Posted::Input(input));
    }

    /// Posts the voices that speak to the person.
    pub fn speakers(&self, speakers: Speakers) {
        self.send(Posted::Speakers(speakers));
    }

    /// Posts the seats whose screens are wanted.
    pub fn show(&self, seats: Vec<Person>) {
        self.send(Posted::Show(seats));
    }

    /// Posts the person who has the root window from now on: their private words are heard there.
    pub fn root(&self, person: Person) {
        self.send(Posted::Root(person));
    }

    /// Posts the name of the square that a person has moved to: the program's own voice says it; a screen reader knows
    /// it anyway.
    pub fn explored(&self, person: Person, name: String, priority: Priority) {
        self.send(Posted::Explored(person, name, priority));
    }

    /// Posts a sound of the board under a person's fingers.
    pub fn felt(&self, person: Person, felt: FingerSensation) {
        self.send(Posted::Felt(person, felt));
    }

    /// Posts that a person is typing: no unrequested words are said meanwhile.
    pub fn types(&self) {
        self.send(Posted::Types);
    }

    /// Posts that the voice has events.
    pub fn voice_has_events(&self) {
        self.send(Posted::VoiceHasEvents);
    }

    /// Posts that the recorder has events.
    pub fn recorder_has_events(&self) {
        self.send(Posted::RecorderHasEvents);
    }

    /// Posts the result of the check for a newer version.
    pub fn newer(&self, newer: UpdateResult) {
        self.send(Posted::Newer(newer));
    }

    /// Posts news of the electronic boards.
    pub fn boards(&self, news: BoardNews) {
        self.send(Posted::Boards(news));
    }

    /// Posts news of the engines, of lichess or of the files of games.
    pub fn news(&self, news: Input) {
        self.send(Posted::News(news));
    }

    /// Posts news of the network.
    pub fn link(&self, news: link::NetNews) {
        self.send(Posted::Link(news));
    }

    /// Posts news of the network about the machines at which a side of this table is played.
    pub fn seats(&self, news: link::NetNews) {
        self.send(Posted::Seats(news));
    }

    /// Drops the guard once everything posted before it is dealt with, at another computer, too; or once the table has
    /// gone.
    pub fn behind(&self, guard: Box<dyn Send>) {
        self.send(Posted::Behind(guard));
    }

    fn send(&self, what: Posted) {
        // A table that has gone needs no more input.
        self.0.send(what).ok();
    }
}

/// Makes the tools once the post is there, so that the voice can wake the table.
pub type MakeTools = Box<dyn FnOnce(&Post) -> Tools + Send>;

impl TableThread {
    /// Starts the thread named `table`. The settings of the person at this machine are the table's from then on.
    ///
    /// # Errors
    /// The system would not start a thread.
    pub fn start(table: Table, settings: Settings, make: MakeTools) -> std::io::Result<Self> {
        let (posted, inbox) = channel();
        let post = Post(posted.clone());
        let thread = std::thread::Builder::new().name(String::from("table")).spawn(move || {
            let tools = make(&post);
            Runner::new(table, &settings, tools).run(&inbox);
        })?;
        Ok(Self {
            posted,
            thread: Some(thread),
        })
    }

    /// A handle that posts inputs.
    pub fn post(&self) -> Post {
        Post(self.posted.clone())
    }

    /// Ends the thread after everything posted before and, within that time, after its last words.
    pub fn finish_after_speaking(mut self, patience: Duration) {
        self.end(patience);
    }

    fn end(&mut self, patience: Duration) {
        self.posted.send(Posted::Quit(patience)).ok();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

impl Drop for TableThread {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}
