//! Posts to the table's thread.

use std::sync::mpsc::Sender;
use std::thread::Builder;
use std::time::Duration;

use adapters::own_program;
use adapters::ports::releases::UpdateResult;
use controls::cursor::FingerSensation;
use controls::intent::Intent;
use display::capabilities::ProgramHash;
use laws::people::Person;
use link;
use protocols::eboard::BoardNews;
use speech::utterance::Priority;
use table::input::Input;

/// A handle that posts inputs to the table; clones go to every window.
#[derive(Clone)]
pub struct Post(pub(super) Sender<Posted>);

impl Post {
    /// Posts an intent of a person.
    pub fn intent(&self, by: Person, intent: Intent) {
        self.input(Input::Intent(by, intent));
    }

    /// Posts an input.
    pub fn input(&self, input: Input) {
        self.send(Posted::Input(input));
    }

    /// Posts the hash of the program, as soon as it is worked out on a thread of its own.
    pub fn hash_program(&self) {
        let post = self.clone();
        let work = move || match own_program::sha256() {
            Ok(hash) => post.send(Posted::ProgramHashed(ProgramHash(hash))),
            Err(why) => log::warn!("the program's own file cannot be read: {why}"),
        };
        if let Err(why) = Builder::new().name(String::from("hash")).spawn(work) {
            log::warn!("the program is not hashed: {why}");
        }
    }

    /// Posts it; a table that has gone needs no more input.
    pub fn send(&self, what: Posted) {
        self.0.send(what).ok();
    }
}

/// A post to the thread.
pub enum Posted {
    /// An input of the table.
    Input(Input),
    /// The voices that speak to the person.
    Speakers(Speakers),
    /// The seats whose screens are wanted.
    Show(Vec<Person>),
    /// The person who has the root window from now on: their private words are heard there.
    Root(Person),
    /// The name of the square that a person has moved to: the built-in voice says it; a screen reader knows it anyway.
    Explored(Person, String, Priority),
    /// A sound of the board under a person's fingers.
    Felt(Person, FingerSensation),
    /// A person is typing: no unrequested words are said meanwhile.
    Types,
    /// True if a page or a question covers the game in a person's window.
    CoversGame(bool),
    /// The hash of the program.
    ProgramHashed(ProgramHash),
    /// The voice has events.
    VoiceHasEvents,
    /// The recorder has events.
    RecorderHasEvents,
    /// The result of the check for a newer version.
    Newer(UpdateResult),
    /// News of the engines, of lichess or of the files of games, which the table takes as it is.
    News(Input),
    /// News of the electronic boards.
    Boards(BoardNews),
    /// News of the network.
    Link(link::NetNews),
    /// News of the network about the machines at which a side of this table is played.
    Seats(link::NetNews),
    /// A guard, dropped once everything posted before it is dealt with, at another computer, too; or once the table has gone.
    Behind(Box<dyn Send>),
    /// The end of the thread, after its last words within that time.
    Quit(Duration),
}

/// The voices that speak to the person at this machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speakers {
    /// A screen reader runs.
    pub reader: bool,
    /// The screen reader speaks announcements, not only the focus.
    pub announces: bool,
}
