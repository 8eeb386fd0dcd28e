//! A scoresheet spoken onto a recorder (D.2.7): begun and ended by its player, heard by him and by the arbiter alone.
//!
//! That an entry begins is the player's act and stands in the journal; what he says is not listened to by the program.

use super::Table;
use super::effect::{Effect, RecorderAct};
use super::input::{Loudness, RecorderNews, Unheard};
use super::seat::RecorderTroubles;
use crate::controls::recorder::{Hearing, RecorderIntent};
use crate::laws::command::{Command, Duty, may};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::recorder::{self, Mark};
use crate::laws::refusal::Refusal;
use crate::speech::cue::Cue;
use crate::speech::utterance::{Channel, Priority, Utterance};
use crate::wording;

/// The entry that is being spoken onto the recorder, or was spoken last.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spoken {
    by: Person,
    /// Its number: what is told of another is not told of it.
    entry: u64,
    /// He has not ended it yet.
    is_on: bool,
}

impl Table {
    pub(super) fn on_recorder(&mut self, by: Person, intent: RecorderIntent, now: Moment) -> Result<(), Refusal> {
        let is_speaking = self.is_speaking(by);
        match intent {
            RecorderIntent::Turn if is_speaking => self.end_spoken(by),
            RecorderIntent::Turn | RecorderIntent::Begin => self.begin_spoken(by, now)?,
            RecorderIntent::End => self.end_spoken(by),
            RecorderIntent::CheckLevel => {
                if self.has_recorder(by, now) {
                    self.say_of_recorder(by, "said-recorder-listens", now);
                    self.step.effects.push(Effect::Recorder(RecorderAct::CheckLevel));
                }
            }
            RecorderIntent::Hear(hearing) => self.hear_spoken(by, hearing, now),
            RecorderIntent::Speed(percent) => {
                let Some(seat) = self.seat_mut(by) else { return Ok(()) };
                seat.hearing_percent = percent;
                let values = [("percent", u32::from(percent).into())];
                let text = seat.messages.text("said-recorder-speed", &values);
                self.say_text(by, text, Priority::Next, now);
            }
            RecorderIntent::List => self.list_spoken(by, now),
        }
        Ok(())
    }

    fn begin_spoken(&mut self, by: Person, now: Moment) -> Result<(), Refusal> {
        let side = Self::side_of(by);
        may(self.game.people(), self.game.regulations(), by, Duty::Record(side))?;
        // Refused before anything is spoken, as where both sheets are in the envelope.
        self.game.decide(&Command::MarkRecorder { side, at_ms: 0 }, by, now)?;
        if self.has_recorder(by, now) && !self.is_speaking(by) {
            let entry = self.spoken.map_or(0, |last| last.entry) + 1;
            let is_on = true;
            self.spoken = Some(Spoken { by, entry, is_on });
            self.step.effects.push(Effect::Recorder(RecorderAct::Begin(by, entry)));
        }
        Ok(())
    }

    fn end_spoken(&mut self, by: Person) {
        if self.is_speaking(by) {
            self.not_speaking();
            self.step.effects.push(Effect::Recorder(RecorderAct::End));
        }
    }

    fn is_speaking(&self, by: Person) -> bool {
        self.spoken.is_some_and(|last| last.is_on && last.by == by)
    }

    fn not_speaking(&mut self) {
        if let Some(last) = &mut self.spoken {
            last.is_on = false;
        }
    }

    /// Off unless that is how he records: he is told, and nothing is recorded.
    fn has_recorder(&mut self, by: Person, now: Moment) -> bool {
        let is_his_way = self.seat(by).is_some_and(|seat| seat.settings.person.recorder);
        if !is_his_way {
            self.refuse_recorder(by, "recorder-not-chosen", now);
        }
        is_his_way
    }

    /// A player hears his own sheet, his assistant too (D.2.10.3); the arbiter hears every one (8.2, D.2.9).
    fn heard_by(&self, person: Person) -> Vec<(usize, Mark)> {
        let marks = self.game.marks().iter().copied().enumerate();
        let is_his = |mark: &Mark| person.side().is_none_or(|side| side == mark.side);
        marks.filter(|(_, mark)| is_his(mark)).collect()
    }

    fn hear_spoken(&mut self, by: Person, hearing: Hearing, now: Moment) {
        let own = self.heard_by(by);
        let Some(seat) = self.seat(by) else { return };
        let (here, percent) = (seat.heard_at, seat.hearing_percent);
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
            self.refuse_recorder(by, id, now);
            return;
        };
        let Some((from_ms, end)) = recorder::part(self.game.marks(), index) else {
            return;
        };
        let until_ms = match hearing {
            Hearing::From(_) => None,
            Hearing::Last | Hearing::Previous | Hearing::Next | Hearing::Entry(_) => end,
        };
        if let Some(seat) = self.seat_mut(by) {
            seat.heard_at = Some(place);
        }
        // Read in the log and not said: his own voice is what he wants to hear.
        if let Some(seat) = self.seat(by) {
            let text = wording::sheet::spoken(&seat.messages, by.side().is_none(), place, &mark);
            let utterance = Utterance::sentence(&seat.messages, text);
            self.log(by, Channel::Private, &utterance, now);
        }
        self.step.effects.push(Effect::Recorder(RecorderAct::Play {
            to: by,
            from_ms,
            until_ms,
            percent,
        }));
    }

    fn list_spoken(&mut self, by: Person, now: Moment) {
        let own = self.heard_by(by);
        let Some(seat) = self.seat(by) else { return };
        let of_all = by.side().is_none();
        let entries = own.iter().enumerate();
        let lines = entries.map(|(place, (_, mark))| wording::sheet::spoken(&seat.messages, of_all, place, mark));
        let lines: Vec<String> = lines.collect();
        let text = if lines.is_empty() {
            seat.messages.text("said-recorder-empty", &[])
        } else {
            lines.join(" ")
        };
        self.say_text(by, text, Priority::Next, now);
    }

    /// The recorder of that person tells something.
    pub(super) fn recorder_tells(&mut self, of: Person, news: RecorderNews, now: Moment) {
        match news {
            RecorderNews::Begun { entry, at_ms } => {
                // Who has begun the next one meanwhile is told of that one.
                let Some(by) = self.spoken.filter(|last| last.entry == entry).map(|last| last.by) else {
                    return;
                };
                let side = Self::side_of(by);
                if let Err(refusal) = self.act(by, &Command::MarkRecorder { side, at_ms }, now) {
                    self.refuse(by, refusal, now);
                    self.end_spoken(by);
                    return;
                }
                if let Some(seat) = self.seat_mut(by) {
                    seat.heard_at = None;
                    seat.recorder.is_not_written = false;
                }
                self.say_of_recorder(by, "said-recorder-on", now);
            }
            RecorderNews::Ended(entry) => {
                if let Some(last) = self.spoken {
                    // Who has begun the next one meanwhile still speaks it.
                    if last.entry == entry {
                        self.not_speaking();
                    }
                    self.say_of_recorder(last.by, "said-recorder-off", now);
                }
            }
            RecorderNews::Level(Loudness::Silent) => self.say_of_recorder(of, "said-recorder-silent", now),
            RecorderNews::Level(Loudness::Low) => self.say_of_recorder(of, "said-recorder-low", now),
            RecorderNews::Level(Loudness::Good) => self.say_of_recorder(of, "said-recorder-good", now),
            RecorderNews::Level(Loudness::High) => self.say_of_recorder(of, "said-recorder-loud", now),
            RecorderNews::MicrophoneBack => {
                self.of_recorder(of, |recorder| recorder.microphone = None);
                self.say_of_recorder(of, "said-microphone-back", now);
            }
            RecorderNews::NoMicrophone => self.loses_microphone(of, "said-no-microphone", now),
            RecorderNews::MicrophoneLost => self.loses_microphone(of, "said-microphone-lost", now),
            RecorderNews::NotWritten => {
                self.of_recorder(of, |recorder| recorder.is_not_written = true);
                self.recorder_fails(of, "recorder-not-written", now);
            }
            RecorderNews::NowhereToRecord => self.recorder_fails(of, "said-recorder-nowhere", now),
            RecorderNews::NotThere => self.refuse_recorder(of, "said-recorder-no-entry", now),
            RecorderNews::NotPlayed(why) => {
                let id = match why {
                    Unheard::NoEarphone => "said-not-played-no-earphone",
                    Unheard::NoAnswer => "said-not-played-no-answer",
                    Unheard::Muted => "said-not-played-muted",
                };
                self.refuse_recorder(of, id, now);
            }
            RecorderNews::LittleRoom(minutes) => {
                let minutes = u32::try_from(minutes).unwrap_or(u32::MAX);
                self.of_recorder(of, |recorder| recorder.minutes = Some(minutes));
                let Some(seat) = self.seat(of) else { return };
                let text = seat.messages.text("recorder-room", &[("count", minutes.into())]);
                self.say_text(of, text, Priority::Now, now);
            }
            RecorderNews::RoomEnough => self.of_recorder(of, |recorder| recorder.minutes = None),
        }
    }

    /// He is told, and sees it until it is mended; nobody else is.
    fn of_recorder(&mut self, of: Person, change: impl FnOnce(&mut RecorderTroubles)) {
        if let Some(seat) = self.seat_mut(of) {
            change(&mut seat.recorder);
        }
    }

    fn loses_microphone(&mut self, of: Person, id: &'static str, now: Moment) {
        self.of_recorder(of, |recorder| recorder.microphone = Some(id));
        self.recorder_fails(of, id, now);
    }

    /// Nothing is recorded any more.
    fn recorder_fails(&mut self, of: Person, id: &str, now: Moment) {
        self.not_speaking();
        self.refuse_recorder(of, id, now);
    }

    fn refuse_recorder(&mut self, to: Person, id: &str, now: Moment) {
        self.say_of_recorder(to, id, now);
        self.step.effects.push(Effect::Cue { to, cue: Cue::Refused });
    }

    fn say_of_recorder(&mut self, to: Person, id: &str, now: Moment) {
        if let Some(seat) = self.seat(to) {
            let text = seat.messages.text(id, &[]);
            self.say_text(to, text, Priority::Now, now);
        }
    }

    fn say_text(&mut self, to: Person, text: String, priority: Priority, now: Moment) {
        if let Some(seat) = self.seat(to) {
            let utterance = Utterance::sentence(&seat.messages, text).with(priority);
            self.say_private(to, utterance, now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controls::intent::Intent;
    use crate::locale::Locale;
    use crate::script::{parse::parse, play::Stage};
    use crate::settings::Settings;
    use crate::table::input::Input;
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

    /// What was said to whom, and what the recorder was asked.
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
    fn it_is_off_unless_that_is_how_he_records() {
        let mut table = table(false);
        for line in ["recorder", "recorder on", "level"] {
            let (said, acts) = typed(&mut table, ADA, line);
            assert_eq!((said.len(), acts.len()), (1, 0), "{line} {said:?}");
        }
        assert_eq!(table.game().marks(), []);
    }

    #[test]
    fn an_entry_is_a_mark_in_the_journal_and_heard_by_its_player_and_the_arbiter_alone() {
        let mut table = table(true);
        speak(&mut table, 1, 0);
        speak(&mut table, 2, 2_000);
        speak(&mut table, 3, 5_000);
        assert_eq!(table.game().marks()[1].at_ms, 2_000);
        assert_eq!(table.game().marks()[1].ply, 2);
        assert_eq!(
            table.game().sheet(Color::White).plies(),
            2,
            "nothing was written for him"
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
    fn the_speaker_alone_is_told_that_he_is_heard() {
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
    fn a_microphone_that_goes_is_told_and_the_next_entry_begins_anew() {
        let mut table = table(true);
        typed(&mut table, ADA, "recorder on");
        tells(&mut table, begun(1, 0));
        let told = tells(&mut table, RecorderNews::MicrophoneLost);
        assert!(told[0].1.contains("microphone"), "{told:?}");
        assert_eq!(tells(&mut table, RecorderNews::MicrophoneBack).len(), 1);
        assert_eq!(typed(&mut table, ADA, "recorder").1, [RecorderAct::Begin(ADA, 2)]);
    }

    /// What stands on that person's screen about his recorder.
    fn shown(table: &Table, of: Person) -> Vec<String> {
        let seat = table.seat(of).unwrap();
        seat.recorder.texts(&seat.messages)
    }

    #[test]
    fn what_is_wrong_stays_on_his_screen_alone_until_it_is_mended() {
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
        assert_eq!(shown(&table, ADA), [""; 0], "it is not his way any more");
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
