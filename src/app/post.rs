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

    /// Posts the name of the square that a person has moved to: the built-in voice says it; a screen reader knows
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

    /// Posts that a page or a question covers the game in a person's window, or no longer does.
    pub fn covers_game(&self, is_covered: bool) {
        self.send(Posted::CoversGame(is_covered));
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
    /// True if a page or a question covers the game.
    CoversGame(bool),
    ProgramHashed(ProgramHash),
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

/// The voices that speak to the person at this machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Speakers {
    /// A screen reader runs.
    pub reader: bool,
    /// The screen reader speaks announcements, not only the focus.
    pub announces: bool,
}
