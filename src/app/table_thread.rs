//! The table's own thread: it waits for inputs and for its timer, steps, and carries out the effects.
//!
//! Clocks run and flags fall while every window is hidden. What must be on the disk first is written first.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use shakmaty::ByColor;

use super::journal_writer::JournalWriter;
use super::keeper::Keeper;
use super::runner::{AtSeat, Runner};
use adapters::monotonic::Monotonic;
use adapters::ports::battery::Battery;
use adapters::ports::collection::Collections;
use adapters::ports::eboard::{BoardId, Boards, News};
use adapters::ports::engine::Engines;
use adapters::ports::files::Files;
use adapters::ports::lichess::{Lichess, NullLichess};
use adapters::ports::link::{Link, NullLink};
use adapters::ports::membership::{Memberships, NullMemberships};
use adapters::ports::profiles::Profiles;
use adapters::ports::recorder::Recorder;
use adapters::ports::releases::{Newer, NullReleases, Releases};
use adapters::ports::sound::Sound;
use adapters::ports::voice::Voice;
use controls::cursor::Felt;
use controls::files::Dialog;
use controls::intent::Intent;
use controls::joining::JoiningIntent;
use controls::new_game::NewGameForm;
use display::Screen;
use journal::entry::Opening;
use laws::people::Person;
use laws::refusal::Refusal;
use link;
use protocols::engine;
use protocols::lichess;
use review::collection;
use settings::Settings;
use speech::cue::Cue;
use speech::utterance::{Channel, Priority};
use table::Table;
use table::input::Input;
use table::lock::Permit;

/// What the thread tells whoever shows or prints it.
#[derive(Debug)]
pub enum Happening {
    /// Something was said to a person.
    Said {
        /// To whom.
        to: Person,
        /// Where.
        channel: Channel,
        /// How urgent.
        priority: Priority,
        /// The words.
        text: String,
        /// The program's own voice says it into an earphone that is his alone.
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
    /// A cue sounded for a person; where there is no sound, a word stands for it.
    Cue(Person, Cue, String),
    /// Something that concerns the program around the table.
    Program(ProgramNews),
    /// What this person typed in the move line is dealt with.
    Line(Person, LineEnd),
    /// What he typed for his scoresheet is.
    Entry(Person, LineEnd),
    /// The table has made a step, for whatever reason: whoever shows it looks again.
    StepDone {
        /// An engine is being started or thinks: what comes of it is still to be told.
        awaits_engine: bool,
    },
    /// A posted input is finished, with every step it led to and all that was said of it: one for each, in their
    /// order, and one before them all when the table stands. A request for the stored games is finished when they are
    /// there. Steps that nobody posted, such as a clock's, have none.
    InputDone,
}

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// It was taken.
    Taken,
    /// It was refused: who typed it may want it back.
    Refused,
    /// It was read back, and waits for its second Enter.
    Waits,
}

/// What concerns the program and not the table alone.
#[derive(Debug)]
pub enum ProgramNews {
    /// The settings of the person at this machine are these from now on.
    SettingsChanged(Box<Settings>),
    /// A line for the terminal in which the program was started; one who sits at it reads it anyway.
    Print(String),
    /// The other player sits at another computer from now on, or at this one again.
    Elsewhere(bool),
    /// The first questions are answered: the first game begins.
    Begin(Permit),
    /// A new table is wanted.
    NewGame(Box<NewGameForm>, Permit),
    /// A new table with that opening is wanted.
    NewTable(Box<Opening>, Permit),
    /// The game that is ready may stand in this one's place, or may not.
    Leave(Option<Permit>),
    /// A person wants that file opened in place of this game.
    OpenGame(Person, String),
    /// A person wants to choose a file in the system's dialog; for saving a name is suggested.
    ChooseFile(Person, Dialog, String),
}

/// Tells what happens.
pub type Tell = Box<dyn Fn(Happening) + Send>;

/// What the thread works with.
pub struct Tools {
    /// Where the journal is kept.
    pub journal: JournalWriter,
    /// The voices.
    pub voice: Box<dyn Voice>,
    /// The cues.
    pub sound: Box<dyn Sound>,
    /// The files a person asks for.
    pub files: Box<dyn Files>,
    /// The recorder.
    pub recorder: Box<dyn Recorder>,
    /// The battery of this machine.
    pub battery: Box<dyn Battery>,
    /// The electronic boards.
    pub boards: Box<dyn Boards>,
    /// The engines.
    pub engines: Box<dyn Engines>,
    /// What lies beyond this machine.
    pub beyond: Beyond,
    /// Files of games.
    pub collections: Box<dyn Collections>,
    /// Those that the command line names for White and for Black.
    pub named_boards: ByColor<Option<BoardId>>,
    /// The settings of the person at this machine.
    pub settings: Settings,
    /// The seat of the person at this machine.
    pub own_seat: Person,
    /// Seats whose screens are wanted.
    pub shown: Vec<Person>,
    /// The time.
    pub time: Monotonic,
    /// Looks up the stored games for a person, to be said or not; they come back as [`Input::Games`].
    pub games: Box<dyn Fn(Person, bool) + Send>,
    /// Saves the person's settings for next time.
    pub keep: Keeper,
    /// Where the settings of others at this machine are kept.
    pub profiles: Box<dyn Profiles>,
    /// Told of everything that happens.
    pub tell: Tell,
}

/// What lies beyond this machine. Nothing of it is asked for until somebody wants it.
pub struct Beyond {
    /// Where newer versions of the program are.
    pub releases: Box<dyn Releases>,
    /// Lichess.
    pub lichess: Box<dyn Lichess>,
    /// The other machines of an event; at a seat, the machine with its table.
    pub link: Box<dyn Link>,
    /// The machines at which a side of this table is played. A table in a hall has both.
    pub seats: Box<dyn Link>,
    /// Where it is kept of which event this machine is part.
    pub membership: Box<dyn Memberships>,
    /// What the command line asks for: to take part in an event.
    pub joins: Option<JoiningIntent>,
    /// The table stands at another machine, and this is a seat of it.
    pub seat: Option<Box<AtSeat>>,
}

impl Beyond {
    /// Nothing.
    pub fn nothing() -> Self {
        Self {
            releases: Box::new(NullReleases),
            lichess: Box::new(NullLichess),
            link: Box::new(NullLink::new(Box::new(|_| {}))),
            seats: Box::new(NullLink::new(Box::new(|_| {}))),
            membership: Box::new(NullMemberships),
            joins: None,
            seat: None,
        }
    }
}

/// Who speaks to the person at this machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speakers {
    /// A screen reader.
    pub reader: bool,
    /// It says what is announced to it, not only what has the focus.
    pub announces: bool,
}

/// What is posted to the thread.
pub(super) enum Posted {
    Input(Input),
    /// Who speaks to the person.
    Speakers(Speakers),
    Show(Vec<Person>),
    /// Who has the root window.
    Root(Person),
    Explored(Person, String, Priority),
    Felt(Person, Felt),
    Types,
    VoiceHasEvents,
    RecorderHasEvents,
    /// What came of looking for a newer version.
    Newer(Newer),
    /// What the electronic boards tell.
    Boards(News),
    /// What the engines tell.
    Engine(engine::News),
    /// What lichess tells.
    Lichess(lichess::News),
    /// What the net tells.
    Link(link::News),
    /// The net tells something of the seats of this table elsewhere.
    Seats(link::News),
    /// What the file of games tells.
    Collection(collection::News),
    /// To be dropped once everything posted before it is dealt with.
    Behind(Box<dyn Send>),
    Quit(Duration),
}

/// The handle of the thread. Dropping it ends the thread; what it had to write is written.
pub struct TableThread {
    posted: Sender<Posted>,
    thread: Option<JoinHandle<()>>,
}

/// Posts inputs to the table; clones go to every window.
#[derive(Clone)]
pub struct Post(Sender<Posted>);

impl Post {
    /// What a person wants done.
    pub fn intent(&self, by: Person, intent: Intent) {
        self.input(Input::Intent(by, intent));
    }

    /// Any input.
    pub fn input(&self, input: Input) {
        self.send(Posted::Input(input));
    }

    /// Who speaks to the person.
    pub fn speakers(&self, speakers: Speakers) {
        self.send(Posted::Speakers(speakers));
    }

    /// Which screens are wanted.
    pub fn show(&self, seats: Vec<Person>) {
        self.send(Posted::Show(seats));
    }

    /// Who has the root window from now on: its private words are heard there.
    pub fn root(&self, person: Person) {
        self.send(Posted::Root(person));
    }

    /// The name of what a person has moved to: the program's own voice says it; a screen reader knows it anyway.
    pub fn explored(&self, person: Person, name: String, priority: Priority) {
        self.send(Posted::Explored(person, name, priority));
    }

    /// What a person's fingers feel on the board.
    pub fn felt(&self, person: Person, felt: Felt) {
        self.send(Posted::Felt(person, felt));
    }

    /// Somebody is typing: nothing is said unasked meanwhile.
    pub fn types(&self) {
        self.send(Posted::Types);
    }

    /// The voice has something to tell.
    pub fn voice_has_events(&self) {
        self.send(Posted::VoiceHasEvents);
    }

    /// The recorder has something to tell.
    pub fn recorder_has_events(&self) {
        self.send(Posted::RecorderHasEvents);
    }

    /// What came of looking for a newer version.
    pub fn newer(&self, newer: Newer) {
        self.send(Posted::Newer(newer));
    }

    /// What the electronic boards tell.
    pub fn boards(&self, news: News) {
        self.send(Posted::Boards(news));
    }

    /// What the engines tell.
    pub fn engine(&self, news: engine::News) {
        self.send(Posted::Engine(news));
    }

    /// What lichess tells.
    pub fn lichess(&self, news: lichess::News) {
        self.send(Posted::Lichess(news));
    }

    /// What the net tells.
    pub fn link(&self, news: link::News) {
        self.send(Posted::Link(news));
    }

    /// What the net tells of the machines at which a side of this table is played.
    pub fn seats(&self, news: link::News) {
        self.send(Posted::Seats(news));
    }

    /// What the file of games tells.
    pub fn collection(&self, news: collection::News) {
        self.send(Posted::Collection(news));
    }

    /// Drops that once everything posted before it is dealt with, at another computer, too; or once the table has gone.
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
    /// Starts the thread named `table`.
    ///
    /// # Errors
    /// The system would not start a thread.
    pub fn start(table: Table, make: MakeTools) -> std::io::Result<Self> {
        let (posted, inbox) = channel();
        let post = Post(posted.clone());
        let thread = std::thread::Builder::new().name(String::from("table")).spawn(move || {
            let tools = make(&post);
            Runner::new(table, tools).run(&inbox);
        })?;
        Ok(Self {
            posted,
            thread: Some(thread),
        })
    }

    /// Something to post inputs with.
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
