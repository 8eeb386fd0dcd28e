//! A scoresheet spoken onto a recorder (D.2.7): the player begins and ends each entry; only the player and the arbiter
//! hear them.
//!
//! The beginning of an entry is the player's act and is in the journal; the program does not listen to the words.

use super::effect::{Effect, RecorderAct};
use super::input::{Loudness, RecorderNews, Unheard};
use super::seat::RecorderTroubles;
use super::seats::{Seats, side_of};
use controls::recorder::{Hearing, RecorderIntent};
use laws::command::{Command, Duty, may};
use laws::game::Game;
use laws::people::Person;
use laws::recorder::{self, RecordingMark};
use laws::refusal::Refusal;
use speech::earcon::Earcon;
use speech::utterance::{Channel, Priority, Utterance};

/// The state of the recorder at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Recorder {
    /// The entry being spoken, or spoken last.
    entry: Option<SpokenEntry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SpokenEntry {
    by: Person,
    /// News with another number is about another entry.
    number: u64,
    /// True until the speaker has ended it.
    is_on: bool,
}

impl Recorder {
    pub(super) fn carry_out(
        &mut self,
        by: Person,
        intent: RecorderIntent,
        game: &Game,
        seats: &mut Seats,
    ) -> Result<(), Refusal> {
        match intent {
            RecorderIntent::Turn if !self.is_speaking(by) => self.begin(by, game, seats)?,
            RecorderIntent::Begin => self.begin(by, game, seats)?,
            RecorderIntent::Turn | RecorderIntent::End => self.end(by, seats),
            RecorderIntent::CheckLevel => {
                if has_recorder(by, seats) {
                    say(by, "said-recorder-listens", seats);
                    seats.send(Effect::Recorder(RecorderAct::CheckLevel));
                }
            }
            RecorderIntent::Hear(hearing) => hear(by, hearing, game, seats),
            RecorderIntent::Speed(percent) => {
                if let Some(seat) = seats.get_mut(by) {
                    seat.bookmarks.recording_percent = percent;
                }
                let percent = u32::from(percent);
                seats.tell(by, Priority::Next, |seat| {
                    seat.messages
                        .text("said-recorder-speed", &[("percent", percent.into())])
                });
            }
            RecorderIntent::List => list(by, game, seats),
        }
        Ok(())
    }

    fn begin(&mut self, by: Person, game: &Game, seats: &mut Seats) -> Result<(), Refusal> {
        let side = side_of(by);
        may(game.people(), game.regulations(), by, Duty::Record(side))?;
        // A refusal comes before anything is spoken, for example if both scoresheets are in the envelope.
        game.decide(&Command::MarkRecorder { side, at_ms: 0 }, by, seats.now)?;
        if has_recorder(by, seats) && !self.is_speaking(by) {
            let number = self.entry.map_or(0, |last| last.number) + 1;
            let is_on = true;
            self.entry = Some(SpokenEntry { by, number, is_on });
            seats.send(Effect::Recorder(RecorderAct::Begin(by, number)));
        }
        Ok(())
    }

    /// Ends the person's entry, if they are speaking one.
    pub(super) fn end(&mut self, by: Person, seats: &mut Seats) {
        if self.is_speaking(by) {
            self.fall_silent();
            seats.send(Effect::Recorder(RecorderAct::End));
        }
    }

    fn is_speaking(&self, by: Person) -> bool {
        self.entry.is_some_and(|last| last.is_on && last.by == by)
    }

    fn fall_silent(&mut self) {
        if let Some(last) = &mut self.entry {
            last.is_on = false;
        }
    }

    /// The speaker of the entry of that number; none if another has been begun since.
    pub(super) fn speaker_of(&self, number: u64) -> Option<Person> {
        self.entry.filter(|last| last.number == number).map(|last| last.by)
    }

    /// Tells a person news of their recorder; the Laws have already decided on an entry that begins.
    pub(super) fn tells(&mut self, of: Person, news: RecorderNews, seats: &mut Seats) {
        match news {
            RecorderNews::Begun { .. } => {
                if let Some(seat) = seats.get_mut(of) {
                    seat.bookmarks.recording = None;
                    seat.troubles.recorder.is_not_written = false;
                }
                say(of, "said-recorder-on", seats);
            }
            RecorderNews::Ended(number) => {
                if let Some(last) = self.entry {
                    // A speaker who has begun the next entry meanwhile is still speaking that.
                    if last.number == number {
                        self.fall_silent();
                    }
                    say(last.by, "said-recorder-off", seats);
                }
            }
            RecorderNews::Level(Loudness::Silent) => say(of, "said-recorder-silent", seats),
            RecorderNews::Level(Loudness::Low) => say(of, "said-recorder-low", seats),
            RecorderNews::Level(Loudness::Good) => say(of, "said-recorder-good", seats),
            RecorderNews::Level(Loudness::High) => say(of, "said-recorder-loud", seats),
            RecorderNews::MicrophoneBack => {
                trouble(of, seats, |recorder| recorder.microphone = None);
                say(of, "said-microphone-back", seats);
            }
            RecorderNews::NoMicrophone => self.loses_microphone(of, "said-no-microphone", seats),
            RecorderNews::MicrophoneLost => self.loses_microphone(of, "said-microphone-lost", seats),
            RecorderNews::NotWritten => {
                trouble(of, seats, |recorder| recorder.is_not_written = true);
                self.fails(of, "recorder-not-written", seats);
            }
            RecorderNews::NowhereToRecord => self.fails(of, "said-recorder-nowhere", seats),
            RecorderNews::NotThere => refuse(of, "said-recorder-no-entry", seats),
            RecorderNews::NotPlayed(why) => {
                let id = match why {
                    Unheard::NoEarphone => "said-not-played-no-earphone",
                    Unheard::NoAnswer => "said-not-played-no-answer",
                    Unheard::Muted => "said-not-played-muted",
                };
                refuse(of, id, seats);
            }
            RecorderNews::LittleRoom(minutes) => {
                let minutes = u32::try_from(minutes).unwrap_or(u32::MAX);
                trouble(of, seats, |recorder| recorder.minutes = Some(minutes));
                seats.tell(of, Priority::Now, |seat| {
                    seat.messages.text("recorder-room", &[("count", minutes.into())])
                });
            }
            RecorderNews::RoomEnough => trouble(of, seats, |recorder| recorder.minutes = None),
        }
    }

    fn loses_microphone(&mut self, of: Person, id: &'static str, seats: &mut Seats) {
        trouble(of, seats, |recorder| recorder.microphone = Some(id));
        self.fails(of, id, seats);
    }

    /// Takes note that recording has stopped.
    fn fails(&mut self, of: Person, id: &str, seats: &mut Seats) {
        self.fall_silent();
        refuse(of, id, seats);
    }
}

/// True if the person has chosen to record this way; if not, they are told so and nothing is recorded.
fn has_recorder(by: Person, seats: &mut Seats) -> bool {
    let records_this_way = seats.get(by).is_some_and(|seat| seat.settings.person.recorder);
    if !records_this_way {
        refuse(by, "recorder-not-chosen", seats);
    }
    records_this_way
}

/// The entries that person may hear, each with its place among all. A player and their assistant hear the player's own
/// (D.2.10.3); the arbiter hears all (8.2, D.2.9).
fn heard_by(person: Person, game: &Game) -> Vec<(usize, RecordingMark)> {
    let marks = game.marks().iter().copied().enumerate();
    let is_theirs = |mark: &RecordingMark| person.side().is_none_or(|side| side == mark.side);
    marks.filter(|(_, mark)| is_theirs(mark)).collect()
}

fn hear(by: Person, hearing: Hearing, game: &Game, seats: &mut Seats) {
    let own = heard_by(by, game);
    let Some(seat) = seats.get_mut(by) else { return };
    let (here, percent) = (seat.bookmarks.recording, seat.bookmarks.recording_percent);
    let found = match hearing {
        Hearing::Last => own.len().checked_sub(1),
        Hearing::Previous => here.map_or(own.len(), |here| here.min(own.len())).checked_sub(1),
        Hearing::Next => here.map_or(Some(0), |here| here.checked_add(1)),
        Hearing::From(number) => own.iter().position(|(_, mark)| mark.ply.div_ceil(2) >= number),
        Hearing::Entry(number) => number.checked_sub(1),
    };
    let found = found.and_then(|place| Some((place, *own.get(place)?)));
    let Some((place, (index, mark))) = found else {
        let id = match hearing {
            _ if own.is_empty() => "said-recorder-empty",
            Hearing::Previous => "said-no-entry-before",
            Hearing::Next => "said-no-entry-behind",
            Hearing::Last | Hearing::From(_) | Hearing::Entry(_) => "said-recorder-no-entry",
        };
        return refuse(by, id, seats);
    };
    let Some((from_ms, end)) = recorder::part(game.marks(), index) else {
        return;
    };
    let until_ms = match hearing {
        Hearing::From(_) => None,
        Hearing::Last | Hearing::Previous | Hearing::Next | Hearing::Entry(_) => end,
    };
    seat.bookmarks.recording = Some(place);
    // Logged but not said: the listener wants to hear the recorded voice.
    let text = wording::sheet::spoken(&seat.messages, by.side().is_none(), place, &mark);
    let utterance = Utterance::sentence(&seat.messages, text);
    seats.log(by, Channel::Private, &utterance);
    seats.send(Effect::Recorder(RecorderAct::Play {
        to: by,
        from_ms,
        until_ms,
        percent,
    }));
}

fn list(by: Person, game: &Game, seats: &mut Seats) {
    seats.tell(by, Priority::Next, |seat| {
        let (own, of_all) = (heard_by(by, game), by.side().is_none());
        let entries = own.iter().enumerate();
        let lines = entries.map(|(place, (_, mark))| wording::sheet::spoken(&seat.messages, of_all, place, mark));
        if own.is_empty() {
            seat.messages.text("said-recorder-empty", &[])
        } else {
            lines.collect::<Vec<_>>().join(" ")
        }
    });
}

/// Keeps a fault on the person's screen until it is fixed; nobody else sees it.
fn trouble(of: Person, seats: &mut Seats, change: impl FnOnce(&mut RecorderTroubles)) {
    if let Some(seat) = seats.get_mut(of) {
        change(&mut seat.troubles.recorder);
    }
}

fn refuse(to: Person, id: &str, seats: &mut Seats) {
    say(to, id, seats);
    seats.play(to, Earcon::Refused);
}

fn say(to: Person, id: &str, seats: &mut Seats) {
    seats.tell(to, Priority::Now, |seat| seat.messages.text(id, &[]));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use controls::intent::Intent;
    use locale::Locale;
    use settings::Settings;
    use shakmaty::Color;

    const ADA: Person = Person::Player(Color::White);
    const BEN: Person = Person::Player(Color::Black);

    fn table(recorder: bool) -> Table {
        let script = parse("white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4 e5\n").unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let mut table = stage.into_table().0;
        let mut settings = Settings::default();
        settings.person.recorder = recorder;
        table.apply_settings(ADA, &settings);
        table
    }

    /// The words said, with their listeners, and the requests to the recorder.
    fn step(table: &mut Table, input: Input) -> (Vec<(Person, String)>, Vec<RecorderAct>) {
        let (mut said, mut acts) = (Vec::new(), Vec::new());
        for effect in table.step(input, table.last()) {
            if let Effect::Say { to, channel, utterance } = effect {
                assert_eq!(channel, Channel::Private);
                said.push((to, utterance.text()));
            } else if let Effect::Recorder(act) = effect {
                acts.push(act);
            }
        }
        (said, acts)
    }

    fn typed(table: &mut Table, by: Person, line: &str) -> (Vec<(Person, String)>, Vec<RecorderAct>) {
        step(table, Input::Intent(by, Intent::Line(line.to_owned())))
    }

    fn tells(table: &mut Table, news: RecorderNews) -> Vec<(Person, String)> {
        step(table, Input::Recorder(ADA, news)).0
    }

    fn begun(entry: u64, at_ms: u64) -> RecorderNews {
        RecorderNews::Begun { entry, at_ms }
    }

    fn speak(table: &mut Table, entry: u64, at_ms: u64) {
        assert_eq!(typed(table, ADA, "recorder").1, [RecorderAct::Begin(ADA, entry)]);
        tells(table, begun(entry, at_ms));
        assert_eq!(typed(table, ADA, "recorder").1, [RecorderAct::End]);
        tells(table, RecorderNews::Ended(entry));
    }

    fn play(to: Person, from_ms: u64, until_ms: Option<u64>) -> Vec<RecorderAct> {
        let percent = 100;
        vec![RecorderAct::Play {
            to,
            from_ms,
            until_ms,
            percent,
        }]
    }

    #[test]
    fn it_is_off_unless_the_player_records_with_it() {
        let mut table = table(false);
        for line in ["recorder", "recorder on", "level"] {
            let (said, acts) = typed(&mut table, ADA, line);
            assert_eq!((said.len(), acts.len()), (1, 0), "{line} {said:?}");
        }
        assert_eq!(table.game().marks(), []);
    }

    #[test]
    fn an_entry_is_a_mark_heard_only_by_its_player_and_the_arbiter() {
        let mut table = table(true);
        speak(&mut table, 1, 0);
        speak(&mut table, 2, 2_000);
        speak(&mut table, 3, 5_000);
        assert_eq!(table.game().marks()[1].at_ms, 2_000);
        assert_eq!(table.game().marks()[1].ply, 2);
        assert_eq!(
            table.game().sheet(Color::White).plies(),
            2,
            "nothing was written for the player"
        );
        assert_eq!(typed(&mut table, ADA, "hear last").1, play(ADA, 5_000, None));
        assert_eq!(typed(&mut table, ADA, "hear previous").1, play(ADA, 2_000, Some(5_000)));
        assert_eq!(typed(&mut table, ADA, "hear previous").1, play(ADA, 0, Some(2_000)));
        let (said, acts) = typed(&mut table, ADA, "hear previous");
        assert_eq!((said.len(), acts.len()), (1, 0));
        assert_eq!(typed(&mut table, ADA, "hear next").1, play(ADA, 2_000, Some(5_000)));
        assert_eq!(typed(&mut table, ADA, "hear from 1").1, play(ADA, 0, None));
        typed(&mut table, ADA, "hear speed 150");
        let acts = typed(&mut table, ADA, "hear 2").1;
        assert!(matches!(acts[..], [RecorderAct::Play { percent: 150, .. }]), "{acts:?}");
        assert_eq!(
            typed(&mut table, Person::Arbiter, "hear 2").1,
            play(Person::Arbiter, 2_000, Some(5_000))
        );
        let list = typed(&mut table, Person::Arbiter, "list recording").0;
        assert_eq!(list[0].1.matches("White").count(), 3, "{list:?}");
        assert_eq!(typed(&mut table, BEN, "hear last").1, []);
    }

    #[test]
    fn the_speaker_alone_is_told_that_they_are_heard() {
        let mut table = table(true);
        typed(&mut table, ADA, "recorder on");
        let told = tells(&mut table, begun(1, 0));
        assert_eq!(told, [(ADA, String::from("Speak."))]);
        typed(&mut table, ADA, "recorder off");
        assert_eq!(
            tells(&mut table, RecorderNews::Ended(1)),
            [(ADA, String::from("Recorded."))]
        );
    }

    #[test]
    fn the_end_of_an_entry_does_not_end_the_one_begun_behind_it() {
        let mut table = table(true);
        typed(&mut table, ADA, "recorder");
        tells(&mut table, begun(1, 0));
        typed(&mut table, ADA, "recorder");
        assert_eq!(typed(&mut table, ADA, "recorder").1, [RecorderAct::Begin(ADA, 2)]);
        // The news of the first entry comes when the second is under way.
        assert_eq!(
            tells(&mut table, RecorderNews::Ended(1)),
            [(ADA, String::from("Recorded."))]
        );
        tells(&mut table, begun(2, 1_000));
        assert_eq!(typed(&mut table, ADA, "recorder").1, [RecorderAct::End]);
    }

    #[test]
    fn that_an_entry_has_begun_is_no_news_of_the_one_behind_it() {
        let mut table = table(true);
        for act in [RecorderAct::Begin(ADA, 1), RecorderAct::End, RecorderAct::Begin(ADA, 2)] {
            assert_eq!(typed(&mut table, ADA, "recorder").1, [act]);
        }
        assert_eq!(tells(&mut table, begun(1, 0)), []);
        assert_eq!(table.game().marks(), []);
        tells(&mut table, begun(2, 1_000));
        assert_eq!(table.game().marks().len(), 1);
    }

    #[test]
    fn a_lost_microphone_is_told_and_the_next_entry_begins_anew() {
        let mut table = table(true);
        typed(&mut table, ADA, "recorder on");
        tells(&mut table, begun(1, 0));
        let told = tells(&mut table, RecorderNews::MicrophoneLost);
        assert!(told[0].1.contains("microphone"), "{told:?}");
        assert_eq!(tells(&mut table, RecorderNews::MicrophoneBack).len(), 1);
        assert_eq!(typed(&mut table, ADA, "recorder").1, [RecorderAct::Begin(ADA, 2)]);
    }

    /// The words on that person's screen about their recorder.
    fn shown(table: &Table, of: Person) -> Vec<String> {
        let seat = table.seat(of).unwrap();
        seat.troubles.texts(&seat.messages)
    }

    #[test]
    fn a_fault_stays_on_their_screen_alone_until_it_is_mended() {
        let mut table = table(true);
        let lost = tells(&mut table, RecorderNews::MicrophoneLost);
        assert_eq!(shown(&table, ADA), [lost[0].1.clone()]);
        assert_eq!(lost.len(), 1, "{lost:?}");
        tells(&mut table, RecorderNews::MicrophoneBack);
        assert_eq!(shown(&table, ADA), [""; 0]);
        let room = tells(&mut table, RecorderNews::LittleRoom(2));
        assert_eq!(shown(&table, ADA), [room[0].1.clone()]);
        let full = tells(&mut table, RecorderNews::NotWritten);
        assert_eq!(shown(&table, ADA), [full[0].1.clone()], "one thing at a time");
        for other in [BEN, Person::Arbiter] {
            assert_eq!(shown(&table, other), [""; 0], "{other}");
        }
        typed(&mut table, ADA, "recorder on");
        tells(&mut table, begun(1, 0));
        assert_eq!(shown(&table, ADA), [room[0].1.clone()]);
        assert_eq!(tells(&mut table, RecorderNews::RoomEnough), []);
        assert_eq!(shown(&table, ADA), [""; 0]);
        tells(&mut table, RecorderNews::NoMicrophone);
        table.apply_settings(ADA, &Settings::default());
        assert_eq!(shown(&table, ADA), [""; 0], "it is not the player's way any more");
    }

    #[test]
    fn nobody_speaks_onto_the_recorder_for_a_player() {
        let mut table = table(true);
        for by in [BEN, Person::Arbiter] {
            let (_, acts) = typed(&mut table, by, "recorder on");
            assert_eq!(acts, [], "{by}");
        }
    }
}
