//! A seat at another computer, at the host's table: its clock, its silence, and the requests that may not come from
//! there.

use super::*;
use crate::input::Input;
use crate::script::parse::parse;
use crate::script::play::Stage;
use controls::arbiter_panel::PanelIntent;
use controls::engine::EngineIntent;
use controls::files::FileIntent;
use controls::intent::TrainingIntent;
use controls::joining::JoiningIntent;
use controls::move_line;
use controls::review::ReviewIntent;
use laws::command::Command;
use laws::ending::{GameResult, Reason};
use laws::proposal::Proposal;
use laws::rules::devices::are_fixed;
use link::enrolment::EnrolmentCode;
use locale::{Locale, Messages};
use settings::{Setting, Settings};

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);
const HOME: &str = "time 60\nset place=home boards=legal repeat=waived\nwhite vi Ada\nblack sighted Ben\n\n";

/// A table with Ben at another computer, and all that is written and said from then on.
struct Hosted {
    table: Table,
    now: u64,
    written: Vec<Event>,
    said: Vec<(Person, String)>,
    refused: Vec<Code>,
    /// The steps told to Black's seat.
    told: Vec<SeatStep>,
}

impl Hosted {
    fn of(story: &str) -> Self {
        let script = parse(story).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let table = stage.into_table().0;
        let mut hosted = Self {
            now: table.last().as_millis() + 1_000,
            table,
            written: Vec::new(),
            said: Vec::new(),
            refused: Vec::new(),
            told: Vec::new(),
        };
        let host = Intent::Joining(JoiningIntent::Host { at: None, over: None });
        if hosted.table.game().people().has(Person::Arbiter) {
            // The arbiter plays neither side: one seat after the other.
            hosted.step(Input::Intent(Person::Arbiter, host.clone()));
            hosted.step(Input::Intent(Person::Arbiter, host));
        } else {
            hosted.step(Input::Intent(ADA, host));
        }
        hosted.step(Input::CameIn(Color::Black, "Benno".to_owned()));
        hosted
    }

    fn step(&mut self, input: Input) {
        let effects = self.table.step(input, Moment::from_millis(self.now));
        self.told
            .extend(step_for(&self.table, Color::Black, &effects, &(None, None), None));
        for effect in effects {
            if let Effect::Append(entries) = &effect {
                for entry in entries {
                    if let JournalEvent::Event(event) = &entry.event {
                        self.written.push(event.clone());
                    }
                }
            } else if let Effect::Say { to, utterance, .. } = &effect {
                self.said.push((*to, utterance.text()));
            } else if let Effect::Refuse { refusal, .. } = &effect {
                self.refused.push(refusal.code);
            }
        }
    }

    fn after(&mut self, ms: u64, input: Input) {
        self.now += ms;
        self.step(input);
    }

    fn given(&self) -> Option<(u64, u64)> {
        self.written.iter().find_map(|event| {
            if let Event::Away(AwayEvent::LagGiven { lag_ms, given_ms, .. }) = event {
                Some((*lag_ms, *given_ms))
            } else {
                None
            }
        })
    }

    fn left_ms(&self, side: Color) -> u64 {
        self.table.game().clock().left_ms(side, Moment::from_millis(self.now))
    }
}

fn line(words: &str) -> Intent {
    Intent::Line(words.to_owned())
}

fn black_to_move() -> Hosted {
    let mut hosted = Hosted::of(HOME);
    hosted.step(Input::Intent(ADA, line("start")));
    hosted.step(Input::Intent(ADA, line("e4")));
    assert_eq!(hosted.table.game().clock().running(), Some(Color::Black));
    hosted
}

#[test]
fn the_lag_is_given_back_with_the_press_and_written_down() {
    let mut hosted = black_to_move();
    hosted.after(10_000, Input::Wished(BEN, line("e5"), Some(9_200)));
    assert_eq!(hosted.given(), Some((800, 800)));
    assert_eq!(hosted.left_ms(Color::Black), 60_000 - 9_200);
    assert_eq!(hosted.table.game().line().len(), 2);
}

#[test]
fn a_seat_that_lies_about_its_time_gains_no_more_than_the_quota() {
    let mut hosted = black_to_move();
    hosted.after(10_000, Input::Wished(BEN, line("e5"), Some(0)));
    assert_eq!(hosted.given(), Some((10_000, 1_170)));
}

#[test]
fn what_presses_no_clock_brings_no_time() {
    let mut hosted = black_to_move();
    hosted.after(10_000, Input::Wished(BEN, line("clock"), Some(100)));
    hosted.step(Input::Wished(BEN, line("e9"), Some(100)));
    assert_eq!(hosted.given(), None);
}

#[test]
fn a_press_on_its_way_when_the_time_ran_out_still_counts() {
    let mut hosted = black_to_move();
    hosted.after(60_500, Input::Time);
    assert_eq!(hosted.table.game().clock().first_fallen(), None);
    hosted.after(500, Input::Wished(BEN, line("e5"), Some(59_900)));
    assert_eq!(hosted.table.game().line().len(), 2);
    assert_eq!(hosted.left_ms(Color::Black), 100);
}

#[test]
fn a_flag_falls_when_no_press_could_count_any_more() {
    let mut hosted = black_to_move();
    hosted.after(61_171, Input::Time);
    assert_eq!(hosted.table.game().clock().first_fallen(), Some(Color::Black));
}

#[test]
fn a_lost_connection_stops_clocks_at_home_and_not_at_an_event() {
    let mut hosted = black_to_move();
    let heard = Moment::from_millis(hosted.now + 2_000);
    hosted.after(7_000, Input::SeatHeard(Color::Black, false, Some(heard)));
    assert_eq!(hosted.table.game().clock().running(), None);
    assert_eq!(hosted.left_ms(Color::Black), 58_000);
    let told = |hosted: &Hosted, to: Person, words: &str| {
        hosted.said.iter().any(|(who, said)| *who == to && said.contains(words))
    };
    assert!(
        told(&hosted, ADA, "stopped at the time of last contact"),
        "{:?}",
        hosted.said
    );
    assert!(!told(&hosted, BEN, "contact lost"));
    hosted.after(1_000, Input::SeatHeard(Color::Black, true, None));
    assert!(told(&hosted, ADA, "connected again"));

    let mut hosted = Hosted::of("time 60\nset place=event\nwhite vi Ada\nblack sighted Ben\n\n> white starts clocks\n");
    hosted.after(7_000, Input::SeatHeard(Color::Black, false, None));
    assert_eq!(hosted.table.game().clock().running(), Some(Color::White));
}

#[test]
fn a_player_who_leaves_is_told_as_such() {
    let mut hosted = black_to_move();
    hosted.after(7_000, Input::SeatLeft(Color::Black));
    assert_eq!(hosted.table.game().clock().running(), None);
    let left = "Black, Benno has left the game. The clocks are stopped.";
    assert!(
        hosted.said.iter().any(|(to, said)| *to == ADA && said == left),
        "{:?}",
        hosted.said
    );
    assert!(!hosted.said.iter().any(|(_, said)| said.contains("contact lost")));
    hosted.after(1_000, Input::SeatHeard(Color::Black, true, None));
    assert!(hosted.said.iter().any(|(_, said)| said.contains("connected again")));
}

#[test]
fn a_player_at_another_computer_signs_for_themself_alone() {
    let mut hosted = Hosted::of(EVENT);
    hosted.step(Input::Wished(BEN, line("sign 0-1"), None));
    hosted.step(Input::Intent(Person::Arbiter, line("rule 0-1 agreed by both")));
    hosted.step(Input::Intent(Person::Arbiter, line("yes")));
    hosted.step(Input::Wished(BEN, line("sign white 0-1"), None));
    hosted.step(Input::Wished(BEN, line("white: sign 0-1"), None));
    let refused = [Code::TooEarly, Code::NotPermitted, Code::NotPermitted];
    assert_eq!(hosted.refused, refused);
    let side = Color::Black;
    let button = Intent::Do(Command::Sign { side, result: None });
    hosted.step(Input::Wished(BEN, button, None));
    assert!(hosted.hears(BEN, "You have signed 0-1."), "{:?}", hosted.said);
    let signed = hosted.written.iter().filter_map(|event| {
        if let Event::Signed { by, side, result, .. } = event {
            Some((*by, *side, *result))
        } else {
            None
        }
    });
    let signed: Vec<_> = signed.collect();
    assert_eq!(signed, [(BEN, Color::Black, GameResult::BlackWins)]);
}

const EVENT: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\n\n> arbiter starts clocks\n";

impl Hosted {
    fn hears(&self, to: Person, words: &str) -> bool {
        self.said.iter().any(|(who, said)| *who == to && said.contains(words))
    }

    /// The loss that is proposed to the arbiter.
    fn offered(&self) -> Vec<GameResult> {
        let result = |proposal: &Proposal| {
            if let Proposal::Result { result, reason, .. } = proposal {
                assert_eq!(*reason, Reason::Abandoned);
                Some(*result)
            } else {
                None
            }
        };
        self.table.game().proposals().iter().filter_map(result).collect()
    }
}

#[test]
fn a_late_return_is_left_to_the_arbiter_once() {
    let mut hosted = Hosted::of(&format!("time 3600\nset back-within=2:00\n{EVENT}"));
    hosted.after(4_000, Input::SeatHeard(Color::Black, false, None));
    assert!(
        hosted.hears(Person::Arbiter, "The clocks keep running"),
        "{:?}",
        hosted.said
    );
    hosted.after(119_000, Input::Time);
    assert!(hosted.offered().is_empty());
    hosted.after(1_000, Input::Time);
    assert_eq!(hosted.offered(), [GameResult::WhiteWins]);
    let told = hosted
        .said
        .iter()
        .filter(|(who, said)| *who == Person::Arbiter && said.contains("regulations allow"));
    assert_eq!(told.count(), 1);
    assert_eq!(hosted.table.game().ending(), None, "nobody loses by a cable");
    hosted.step(Input::Intent(Person::Arbiter, line("decline")));
    hosted.after(60_000, Input::Time);
    assert!(hosted.offered().is_empty());
}

#[test]
fn a_timely_return_has_no_consequence_and_frequent_absence_has() {
    let mut hosted = Hosted::of(&format!("time 3600\nset back-within=2:00 may-be-away=1\n{EVENT}"));
    hosted.after(4_000, Input::SeatHeard(Color::Black, false, None));
    hosted.after(100_000, Input::SeatHeard(Color::Black, true, None));
    hosted.after(100_000, Input::Time);
    assert!(hosted.offered().is_empty());
    hosted.after(4_000, Input::SeatHeard(Color::Black, false, None));
    assert_eq!(hosted.offered(), [GameResult::WhiteWins]);
    assert!(hosted.hears(Person::Arbiter, "2 times so far"), "{:?}", hosted.said);
}

#[test]
fn an_absence_before_the_clocks_were_started_counts_for_nothing() {
    let people = "white vi Ada\nblack sighted Ben\narbiter Dora\n\n";
    let mut hosted = Hosted::of(&format!("time 3600\nset back-within=2:00 may-be-away=0\n{people}"));
    hosted.after(4_000, Input::SeatHeard(Color::Black, false, None));
    hosted.after(600_000, Input::Time);
    assert!(hosted.offered().is_empty());
    assert!(
        hosted.hears(Person::Arbiter, "The clocks are not running"),
        "{:?}",
        hosted.said
    );
}

#[test]
fn the_regulations_decide_if_a_disconnection_stops_the_clocks() {
    let mut hosted = Hosted::of(&format!("time 3600\nset disconnect=stops\n{EVENT}"));
    hosted.after(4_000, Input::SeatHeard(Color::Black, false, None));
    assert_eq!(hosted.table.game().clock().running(), None);

    let mut hosted = Hosted::of(&HOME.replace("set ", "set disconnect=runs "));
    hosted.step(Input::Intent(ADA, line("start")));
    hosted.after(4_000, Input::SeatHeard(Color::Black, false, None));
    assert_eq!(hosted.table.game().clock().running(), Some(Color::White));
}

#[test]
fn a_side_played_elsewhere_is_moved_only_from_there() {
    let mut hosted = black_to_move();
    hosted.step(Input::Intent(BEN, line("e5")));
    hosted.step(Input::Intent(ADA, line("black: e5")));
    assert_eq!(hosted.refused, [Code::PlayedElsewhere, Code::PlayedElsewhere]);
    hosted.step(Input::Wished(BEN, line("e5"), None));
    hosted.step(Input::Wished(BEN, line("white: d4"), None));
    assert_eq!(hosted.refused.len(), 3);
    assert_eq!(hosted.table.game().line().len(), 2);
    // A line for Ada is refused from there too.
    hosted.step(Input::Wished(ADA, line("d4"), None));
    assert_eq!(hosted.table.game().line().len(), 2);
}

#[test]
fn a_line_typed_here_for_a_player_elsewhere_is_answered_here() {
    let here = |hosted: &mut Hosted, by, words: &str| {
        let noted = Color::ALL.map(|side| before(&hosted.table, Person::Player(side)));
        let now = Moment::from_millis(hosted.now);
        let effects = hosted.table.step(Input::Intent(by, line(words)), now);
        let there = [0, 1].map(|at| step_for(&hosted.table, Color::ALL[at], &effects, &noted[at], None));
        assert_eq!(there, [None, None], "{words}");
        let said = effects.into_iter().find_map(|effect| {
            let Effect::Here(effect) = effect else { return None };
            let Effect::Say { utterance, .. } = *effect else {
                return None;
            };
            Some(utterance.text())
        });
        said.unwrap()
    };
    // The host of both sides, and a player with the other side elsewhere; the guest's language is another one.
    let mut hosted = Hosted::of(EVENT);
    hosted.step(Input::CameIn(Color::White, "Adda".to_owned()));
    let mut at_home = black_to_move();
    let mut german = Settings::default();
    german.person.language = Some("de".to_owned());
    at_home.step(Input::SettingsOf(BEN, Box::new(german)));
    for words in ["yes", "e5", "position", "no such words"] {
        for by in [ADA, BEN] {
            assert_eq!(here(&mut hosted, by, words), "That side is not played at this table.");
        }
        assert_eq!(here(&mut at_home, BEN, words), "That side is not played at this table.");
    }
    // The seat of an engine is empty.
    let script = parse(&format!("{}\nengine black \"Stockfish 15.1\" club\n", HOME.trim_end())).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let mut table = stage.into_table().0;
    let effects = table.step(Input::Intent(BEN, line("e5")), table.last());
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::Here(_))),
        "{effects:?}"
    );
}

#[test]
fn nothing_of_this_machine_is_reached_from_elsewhere() {
    let mut hosted = black_to_move();
    let messages = Messages::new(Locale::En);
    let wishes = [
        Intent::File(FileIntent::Open("/etc/passwd".to_owned())),
        Intent::File(FileIntent::Save("/tmp/anything.pgn".to_owned())),
        Intent::Engine(EngineIntent::End),
        Intent::Joining(JoiningIntent::EndHosting),
        Intent::Devices,
        Intent::PublicVoice(false),
    ];
    let lines = [
        "open /etc/passwd",
        "save as /tmp/anything.pgn",
        "engine",
        "devices",
        "host end",
        "lichess",
    ];
    for words in lines {
        assert!(
            matches!(
                move_line::read(words, BEN, &messages),
                move_line::MoveLineMeaning::Command(_)
            ),
            "{words}"
        );
    }
    for intent in wishes.into_iter().chain(lines.map(line)) {
        let before = hosted.refused.len();
        hosted.step(Input::Wished(BEN, intent.clone(), None));
        assert_eq!(hosted.refused.get(before), Some(&Code::NotFromHere), "{intent:?}");
    }
}

#[test]
fn nobody_is_helped_while_one_of_them_sits_elsewhere() {
    let mut hosted = black_to_move();
    let helped = [
        (Intent::Engine(EngineIntent::Hint(Color::White)), Code::FairPlay),
        (Intent::Review(ReviewIntent::Begin), Code::FairPlay),
        (Intent::Training(TrainingIntent::Begin), Code::FairPlay),
        (
            Intent::Engine(EngineIntent::Seat {
                side: Color::Black,
                level: None,
            }),
            Code::SeatTaken,
        ),
    ];
    for (intent, code) in helped {
        let before = hosted.refused.len();
        hosted.step(Input::Intent(ADA, intent.clone()));
        assert_eq!(hosted.refused.get(before), Some(&code), "{intent:?}");
    }
}

#[test]
fn the_other_sides_private_data_stays_at_the_table() {
    let mut hosted = Hosted::of(HOME);
    let game = hosted.table.game().clone();
    let secret = [
        Event::NoteWritten {
            by: Person::Arbiter,
            text: "secret".to_owned(),
        },
        Event::MoveRecorded {
            by: ADA,
            side: Color::White,
            text: "secret".to_owned(),
        },
        Event::RegulationsLocked {
            by: Person::Arbiter,
            salt: "secret".to_owned(),
            hash: "secret".to_owned(),
            event: None,
            event_name: None,
        },
        Event::PieceLifted {
            by: ADA,
            board: Color::White,
            square: shakmaty::Square::E2,
            piece: shakmaty::Color::White.pawn(),
        },
    ];
    let entries: Vec<Entry> = (10..)
        .zip(secret)
        .map(|(number, event)| Entry {
            number,
            at: Moment::START,
            event: JournalEvent::Event(event),
        })
        .collect();
    let known = known(entries.iter(), Color::Black);
    assert_eq!(known.len(), 1);
    assert!(!known[0].record.contains("secret"), "{}", known[0].record);
    drop(game);
    hosted.step(Input::Time);
}

/// The table as it is at Black's seat, where Black has sat down, when everything told there from that step on has come.
fn at_the_seat(hosted: &Hosted, past: SeatStep, told: usize) -> Table {
    let now = Moment::from_millis(hosted.now);
    let mut seat = Table::a_seat(&[past], Moment::START, Locale::En).unwrap();
    seat.apply_settings(BEN, &Settings::default());
    seat.step(Input::Time, now);
    seat.step(Input::Seen(BEN, hosted.told[told..].to_vec()), now);
    seat
}

#[test]
fn a_press_racing_a_flag_is_decided_alike_at_both_ends() {
    let mut pressed = 0;
    let arrivals: Vec<u64> = (59_000..62_500).step_by(100).collect();
    for arrives in &arrivals {
        let mut hosted = black_to_move();
        let past = SeatStep {
            is_past: true,
            known: known(hosted.table.entries(), Color::Black),
            ..SeatStep::default()
        };
        let (told, written) = (hosted.told.len(), hosted.written.len());
        let start = hosted.now;
        for ms in (58_900..*arrives).step_by(50) {
            hosted.now = start + ms;
            hosted.step(Input::Time);
        }
        hosted.now = start + arrives;
        // Ben pressed 500 ms before it arrives.
        hosted.step(Input::Wished(BEN, line("e5"), Some(arrives - 500)));
        hosted.after(5_000, Input::Time);
        let is_flag = |event: &&Event| matches!(event, Event::FlagFell { side: Color::Black, .. });
        let is_press = |event: &&Event| matches!(event, Event::ClockPressed { side: Color::Black, .. });
        let first = hosted.written[written..]
            .iter()
            .find(|event| is_flag(event) || is_press(event));
        // A press is in time if it was in time at the player's own clock; a press after a flag fall adds nothing, as at
        // one table.
        let in_time = arrives - 500 < 60_000;
        assert_eq!(first.as_ref().is_some_and(is_press), in_time, "after {arrives} ms");
        let flags = hosted.written[written..].iter().filter(is_flag).count();
        assert_eq!(flags, usize::from(!in_time), "after {arrives} ms");
        pressed += usize::from(in_time);
        let seat = at_the_seat(&hosted, past, told);
        let stands = |table: &Table| {
            let game = table.game();
            (game.clock().first_fallen(), game.line().len(), game.ending().cloned())
        };
        assert_eq!(stands(&seat), stands(&hosted.table), "after {arrives} ms");
    }
    assert!(0 < pressed && pressed < arrivals.len());
}

#[test]
fn a_seat_played_here_again_keeps_its_language_and_trainings() {
    let mut hosted = Hosted::of(HOME);
    let trained = settings::Trained::default();
    let mut adas = hosted.table.seat(ADA).unwrap().settings.clone();
    adas.trainings.push(trained.clone());
    hosted.table.apply_settings(ADA, &adas);
    let of = |hosted: &Hosted, person| {
        let seat = hosted.table.seat(person).unwrap();
        (seat.messages.locale(), seat.settings.clone())
    };
    let before = of(&hosted, BEN);
    let mut theirs = Settings::default();
    theirs.person.language = Some("de".to_owned());
    theirs.clock.time_marks = !before.1.clock.time_marks;
    hosted.step(Input::SettingsOf(BEN, Box::new(theirs)));
    assert_eq!(of(&hosted, BEN).0, Locale::De);
    // The settings come again with each of Ben's requests.
    hosted.step(Input::SettingsOf(BEN, Box::default()));
    assert_eq!(of(&hosted, ADA).1.trainings, std::slice::from_ref(&trained));
    hosted.step(Input::Intent(ADA, line("host end")));
    let (locale, settings) = of(&hosted, BEN);
    assert_eq!((locale, settings.for_others()), (before.0, before.1.for_others()));
    assert_eq!(of(&hosted, ADA).1.trainings, [trained]);
}

const CLARA: Person = Person::Assistant(Color::Black);
const ASSISTED: &str = "time 300\nset place=event repeat=waived\nwhite vi Ada\nblack vi Ben\nassistant black Clara\n\n> white starts clocks\n\
                        > white plays e4\n> white presses clock\n";

/// The step that Clara's request brings for the seat of Clara's player, as it travels.
fn told_there(hosted: &mut Hosted, wish: Input) -> SeatStep {
    let effects = hosted.table.step(wish, Moment::from_millis(hosted.now));
    let nothing = (None, None);
    step_for(&hosted.table, Color::Black, &effects, &nothing, Some(&nothing)).unwrap()
}

#[test]
fn an_assistant_elsewhere_acts_only_for_their_player() {
    let mut hosted = Hosted::of(ASSISTED);
    hosted.step(Input::Wished(CLARA, line("e5"), None));
    let is_by_clara =
        |event: &Event| matches!(event, Event::MoveAnnounced { by, side, .. } if (*by, *side) == (CLARA, Color::Black));
    assert!(
        hosted.written.iter().any(is_by_clara),
        "{:?} {:?}",
        hosted.written,
        hosted.refused
    );
    // Drawing is the assistant's player's alone (D.2.10), and White's acts are made at White's seat.
    hosted.step(Input::Wished(CLARA, line("offer draw"), None));
    hosted.step(Input::Wished(CLARA, line("white: d4"), None));
    assert_eq!(hosted.refused, [Code::NotPermitted, Code::NotPermitted]);
    // Ben does not name Clara in a line: the computer says who it is.
    hosted.step(Input::Wished(BEN, line("assistant: e6"), None));
    assert_eq!(hosted.refused.last(), Some(&Code::NobodyAssists));
}

#[test]
fn words_for_the_assistant_travel_apart_from_the_players() {
    let mut hosted = Hosted::of(ASSISTED);
    let step = told_there(&mut hosted, Input::Wished(CLARA, line("moves"), None));
    let said = |said: &[SeatUtterance]| said.iter().map(|said| said.spans[0].1.clone()).collect::<Vec<_>>();
    let assistants = step.assistant.clone().unwrap();
    assert_eq!(said(&step.said), Vec::<String>::new());
    assert_eq!(assistants.said.len(), 1, "{assistants:?}");
    let step = told_there(&mut hosted, Input::Wished(BEN, line("moves"), None));
    assert_eq!(step.said.len(), 1);
    assert_eq!(step.assistant.unwrap().said, []);
}

/// Ben's seat at the other computer, with Clara next to Ben if the host `knows` that she is there.
fn seat_of_black(knows: bool) -> Table {
    let hosted = Hosted::of(ASSISTED);
    let entries: Vec<Entry> = hosted.table.entries().cloned().collect();
    let assistant = knows.then(AssistantWords::default);
    let past = SeatStep {
        is_past: true,
        known: known(entries.iter(), Color::Black),
        assistant,
        ..SeatStep::default()
    };
    let by = ADA;
    let (side, name) = (Color::Black, "Benno".to_owned());
    let came = Event::Away(AwayEvent::ElsewhereSeated { by, side, name });
    let came = Entry {
        number: past.known.last().unwrap().number + 1,
        at: hosted.table.last(),
        event: JournalEvent::Event(came),
    };
    let came = SeatStep {
        known: known(std::iter::once(&came), Color::Black),
        ..SeatStep::default()
    };
    Table::a_seat(&[past, came], hosted.table.last(), Locale::En).unwrap()
}

#[test]
fn player_and_assistant_at_a_seat_each_hear_their_own_words() {
    let mut table = seat_of_black(true);
    assert_eq!(table.assistant_here(), Some(CLARA));
    let words = |text: &str| SeatUtterance {
        is_private: true,
        haste: 0,
        spans: vec![("en".to_owned(), text.to_owned())],
    };
    let step = SeatStep {
        said: vec![words("for Ben")],
        question: Some("Resign?".to_owned()),
        assistant: Some(AssistantWords {
            said: vec![words("for Clara")],
            question: Some("Claim a win on time?".to_owned()),
            ..AssistantWords::default()
        }),
        ..SeatStep::default()
    };
    let at = table.last();
    let effects = table.step(Input::Seen(BEN, vec![step]), at);
    let said = effects.iter().filter_map(|effect| {
        if let Effect::Say { to, utterance, .. } = effect {
            Some((*to, utterance.text()))
        } else {
            None
        }
    });
    let said: Vec<_> = said.filter(|(_, text)| text.starts_with("for ")).collect();
    assert_eq!(said, [(BEN, "for Ben".to_owned()), (CLARA, "for Clara".to_owned())]);
    assert_eq!(table.question_from_afar(BEN), Some("Resign?"));
    assert_eq!(table.question_from_afar(CLARA), Some("Claim a win on time?"));
}

#[test]
fn the_second_headphones_at_a_seat_are_the_assistants() {
    let mut table = seat_of_black(true);
    table.apply_settings(BEN, &Settings::default());
    assert!(are_fixed(&table.game));
    let fixed = |table: &Table, by| table.why_fixed(by, Setting::SecondEarphone).map(|refusal| refusal.code);
    assert_eq!(fixed(&table, CLARA), None);
    assert_eq!([ADA, BEN].map(|by| fixed(&table, by)), [Some(Code::DeviceFixed); 2]);
    assert_eq!(fixed(&seat_of_black(false), CLARA), Some(Code::DeviceFixed));
}

#[test]
fn a_host_that_tells_of_no_assistant_has_none_at_the_seat() {
    let mut table = seat_of_black(false);
    assert_eq!(table.assistant_here(), None);
    let at = table.last();
    let effects = table.step(Input::Time, at);
    let told = |effect: &Effect| matches!(effect, Effect::Say { utterance, .. } if utterance.text().contains("is your assistant"));
    assert!(!effects.iter().any(told));
}

#[test]
fn a_guests_name_stays_where_they_have_played_and_only_there() {
    let name_after = |mut hosted: Hosted, wished: &[&str]| {
        for words in wished {
            hosted.step(Input::Wished(BEN, line(words), None));
        }
        hosted.step(Input::Intent(ADA, line("host end")));
        hosted.table.game().people().name(BEN).to_owned()
    };
    assert_eq!(name_after(Hosted::of(HOME), &[]), "Ben");
    assert_eq!(name_after(black_to_move(), &["clock"]), "Ben");
    assert_eq!(name_after(black_to_move(), &["e5"]), "Benno");
    // Ben has lost the resigned game.
    assert_eq!(name_after(black_to_move(), &["resign", "yes"]), "Benno");
}

#[test]
fn a_guest_who_made_no_move_leaves_the_seat_unchanged() {
    let mut hosted = Hosted::of(HOME);
    hosted.step(Input::CameIn(Color::Black, "Carl".to_owned()));
    assert_eq!(hosted.table.game().people().name(BEN), "Carl");
    hosted.step(Input::Intent(ADA, line("host end")));
    assert_eq!(hosted.table.game().people().name(BEN), "Ben");
}

#[test]
fn a_guests_arrival_is_told_to_the_host_and_not_to_the_guest() {
    let mut hosted = Hosted::of(HOME);
    let heard: Vec<&String> = hosted
        .said
        .iter()
        .filter(|(to, _)| *to == ADA)
        .map(|(_, text)| text)
        .collect();
    assert!(
        heard
            .iter()
            .any(|text| text.contains("Benno is playing Black on another computer")),
        "{heard:?}"
    );
    assert!(hosted.told.iter().all(|step| step.said.is_empty()), "{:?}", hosted.told);
    hosted.said.clear();
    hosted.step(Input::Intent(ADA, line("host")));
    assert_eq!(hosted.said, []);
}

/// The words said at that seat, with their listeners.
fn said_at(seat: &mut Table, input: Input) -> Vec<(Person, String)> {
    let at = seat.last();
    let effects = seat.step(input, at);
    let said = effects.into_iter().filter_map(|effect| {
        if let Effect::Say { to, utterance, .. } = effect {
            Some((to, utterance.text()))
        } else {
            None
        }
    });
    said.collect()
}

#[test]
fn player_and_assistant_elsewhere_hear_their_roles_on_arrival() {
    let mut table = seat_of_black(true);
    let said = said_at(&mut table, Input::Time);
    let count = |to: Person, words: &str| {
        said.iter()
            .filter(|(who, text)| *who == to && text.contains(words))
            .count()
    };
    assert_eq!(count(BEN, "You are Black, against Ada."), 1, "{said:?}");
    // A clock runs: nobody hears that the clocks are stopped.
    assert_eq!(count(BEN, "stopped"), 0, "{said:?}");
    assert_eq!(count(CLARA, "You are assisting Black, Benno."), 1, "{said:?}");
}

#[test]
fn an_announcement_to_a_player_elsewhere_reaches_the_assistant() {
    let mut table = seat_of_black(true);
    said_at(&mut table, Input::Time);
    let words = SeatUtterance {
        is_private: true,
        haste: 0,
        spans: vec![("de".to_owned(), "Eva vier".to_owned())],
    };
    let step = SeatStep {
        said: vec![words.clone()],
        announced: Some(words),
        ..SeatStep::default()
    };
    let said = said_at(&mut table, Input::Seen(BEN, vec![step]));
    let eva = |to| (to, "Eva vier".to_owned());
    assert!(said.contains(&eva(BEN)) && said.contains(&eva(CLARA)), "{said:?}");
    assert_eq!(said.len(), 2, "{said:?}");
}

#[test]
fn a_sighted_guest_has_a_repeated_move_on_their_board() {
    for black in ["sighted Ben", "vi Ben"] {
        let story = format!("time 60\nset place=event\nwhite vi Ada\nblack {black}\n\n> white starts clocks\n");
        let mut hosted = Hosted::of(&story);
        hosted.step(Input::Intent(ADA, line("e4")));
        hosted.step(Input::Intent(ADA, line("press")));
        hosted.step(Input::Wished(BEN, line("repeated"), None));
        let game = hosted.table.game();
        assert_eq!(
            game.board(Color::Black).pieces(),
            game.board(Color::White).pieces(),
            "{black}: {:?}",
            hosted.said
        );
    }
}

#[test]
fn a_guest_without_a_name_is_told_by_their_side_alone() {
    let mut hosted = Hosted::of(HOME);
    let mut opening = hosted.table.opening().clone();
    for player in &mut opening.people.players {
        player.name.clear();
    }
    hosted.table = Table::new(opening, Locale::En);
    hosted.said.clear();
    hosted.step(Input::Intent(ADA, line("host")));
    hosted.step(Input::CameIn(Color::Black, String::new()));
    let told: Vec<&str> = hosted.said.iter().map(|(_, text)| text.as_str()).collect();
    assert!(told.contains(&"Black is being played on another computer."), "{told:?}");
}

#[test]
fn the_end_of_hosting_is_told_once_and_its_silence_is_no_fault() {
    let mut table = seat_of_black(true);
    said_at(&mut table, Input::Time);
    let (by, side) = (Some(ADA), Color::Black);
    let freed = Entry {
        number: table.written.number + 1,
        at: table.last(),
        event: JournalEvent::Event(Event::Away(AwayEvent::SeatFreed { by, side })),
    };
    let step = SeatStep {
        known: known(std::iter::once(&freed), Color::Black),
        said: vec![SeatUtterance {
            is_private: true,
            haste: 0,
            spans: vec![("en".to_owned(), "A person plays Black here again.".to_owned())],
        }],
        ..SeatStep::default()
    };
    let said = said_at(&mut table, Input::Seen(BEN, vec![step]));
    let ended = Messages::new(Locale::En).text("elsewhere-seat-ended", &[]);
    assert_eq!(said, [(BEN, ended.clone()), (CLARA, ended.clone())]);
    assert_eq!(said_at(&mut table, Input::HostHeard(BEN, false)), []);
    assert_eq!(
        said_at(&mut table, Input::Intent(BEN, line("state"))),
        [(BEN, ended.clone())]
    );
    assert_eq!(table.other_game(BEN).step, Some(ended));
}

#[test]
fn who_lost_the_host_sits_down_again_while_the_clock_runs() {
    let hosted = black_to_move();
    let past = SeatStep {
        is_past: true,
        known: known(hosted.table.entries(), Color::Black),
        ..SeatStep::default()
    };
    let mut seat = Table::a_seat(&[past], hosted.table.last(), Locale::En).unwrap();
    let opens = |seat: &mut Table, words: &str| {
        let effects = seat.step(Input::Intent(BEN, line(words)), seat.last());
        effects.iter().any(|effect| matches!(effect, Effect::OpenGame { .. }))
    };
    let join = "join 192.0.2.2:7461 e4 g7 a2 f3";
    assert!(!opens(&mut seat, join));
    seat.step(Input::HostHeard(BEN, false), seat.last());
    assert!(!opens(&mut seat, "open other.pgn"));
    assert!(opens(&mut seat, join));
}

#[test]
fn a_seat_that_another_computer_takes_ends_and_the_code_says_so() {
    let mut table = seat_of_black(true);
    said_at(&mut table, Input::Time);
    let step = SeatStep {
        is_last: true,
        ..SeatStep::default()
    };
    let said = said_at(&mut table, Input::Seen(BEN, vec![step]));
    let ended = Messages::new(Locale::En).text("elsewhere-seat-ended", &[]);
    assert_eq!(said, [(BEN, ended.clone()), (CLARA, ended)]);
    assert_eq!(said_at(&mut table, Input::HostHeard(BEN, false)), []);

    let code = || HostMessage::Code(Color::Black, EnrolmentCode::from_bytes([1, 2, 3]), Vec::new());
    let mut hosted = Hosted::of(HOME);
    let mut is_told = |is_there| {
        hosted.step(Input::SeatHeard(Color::Black, is_there, None));
        hosted.step(Input::Hosting(code()));
        hosted.said.last().unwrap().1.contains("takes the seat")
    };
    assert!(!is_told(false));
    assert!(is_told(true));
}

/// The code may have expired, or its owner may have had a program that does not fit.
#[test]
fn an_arbiter_hosting_both_sides_gets_a_code_for_the_free_one() {
    let mut hosted = Hosted::of("time 60\nset place=event\nwhite vi Ada\nblack vi Ida\narbiter Dora\n\n");
    let host = Intent::Joining(JoiningIntent::Host { at: None, over: None });
    let now = Moment::from_millis(hosted.now);
    let effects = hosted.table.step(Input::Intent(Person::Arbiter, host), now);
    let is_it = |effect: &Effect| matches!(effect, Effect::Host(HostRequest::AnotherCode(Color::White)));
    assert!(effects.iter().any(is_it), "{effects:?}");
}

#[test]
fn that_the_programs_do_not_fit_each_other_is_told_to_who_hosts() {
    let mut hosted = Hosted::of(HOME);
    hosted.step(Input::Hosting(HostMessage::OtherVersion));
    let (to, words) = hosted.said.last().unwrap();
    assert_eq!(*to, ADA);
    assert!(words.contains("Install the latest version"), "{words}");
}

#[test]
fn a_player_elsewhere_settles_proposals_without_an_arbiter() {
    const CLAIMED: &str = "time 5400\nwhite vi Ada\nblack sighted Ben\n\n> white starts clocks\nboth play 1.e4 e5 2.Nf3\n\
                           > black lifts d8\n> black places d8\n> white claims touched d8\n";
    let answers = |accepted| {
        let words = if accepted { "accept" } else { "decline" };
        let buttons = Intent::Desk(PanelIntent::Settle { accepted });
        [line(words), buttons].map(|intent| (accepted, intent))
    };
    for (accepted, answer) in [true, false].into_iter().flat_map(answers) {
        let mut hosted = Hosted::of(CLAIMED);
        let past = SeatStep {
            is_past: true,
            known: known(hosted.table.entries(), Color::Black),
            ..SeatStep::default()
        };
        let told = hosted.told.len();
        assert!(controls::afar::is_possible(&answer), "{answer:?}");
        hosted.after(1_000, Input::Wished(BEN, answer.clone(), None));
        if accepted {
            hosted.after(1_000, Input::Intent(ADA, answer.clone()));
        }
        assert_eq!(
            (hosted.refused.as_slice(), hosted.table.game().proposals()),
            (&[][..], &[][..]),
            "{answer:?}"
        );
        let seat = at_the_seat(&hosted, past, told);
        assert_eq!(seat.game().proposals(), [], "{answer:?}");
    }
}
