//! The tools of the table's thread.

use shakmaty::ByColor;

use super::news::Tell;
use super::post::Post;
use super::seat_connection::SeatConnection;
use super::settings_keeper::Keeper;
use adapters::journal_writer::JournalWriter;
use adapters::monotonic::Monotonic;
use adapters::ports::battery::Battery;
use adapters::ports::files::Files;
use adapters::ports::link::NullLink;
use adapters::ports::membership::{Memberships, NullMemberships};
use adapters::ports::profiles::Profiles;
use adapters::ports::recorder::Recorder;
use adapters::ports::releases::{NullReleases, Releases};
use adapters::ports::sound::Sound;
use adapters::ports::voice::Voice;
use adapters::ports::{NullPort, RequestPort};
use controls::joining::JoiningIntent;
use laws::people::Person;
use link;
use protocols::eboard::BoardId;

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
    /// Positions to solve.
    pub positions: Box<dyn RequestPort<table::input::positions::PositionRequest>>,
    /// The boards that the command line names for White and for Black.
    pub named_boards: ByColor<Option<BoardId>>,
    /// The seat of the person at this machine.
    pub own_seat: Person,
    /// Seats whose screens are wanted.
    pub shown: Vec<Person>,
    /// The time.
    pub time: Monotonic,
    /// Looks up the stored games for a person, to be said if the flag is true; they come back as [`Input::Games`](table::input::Input::Games).
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
    /// The connection to Lichess.
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

/// Makes the tools once the post is there, so that the voice can wake the table.
pub type MakeTools = Box<dyn FnOnce(&Post) -> Tools + Send>;
