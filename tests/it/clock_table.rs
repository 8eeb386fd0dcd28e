//! The clock at the table: sleep, crash and the arbiter's choice of times (clock cases 18, 20, 21 and 22 of tests/games/CASES.md), with
//! written time.

use controls::intent::Intent;
use display::clock_digits;
use journal::entry::{Entry, GameSetup, Heartbeat, JournalEvent, JournalFinding};
use journal::replay::replay;
use laws::command::Command;
use laws::event::{Event, Proposal, ProposalKind};
use laws::moment::Moment;
use laws::people::Person;
use laws::tournament::TournamentInfo;
use locale::{Locale, Messages, duration};
use shakmaty::{ByColor, Color};
use table::Table;
use table::effect::Effect;
use table::input::Input;
use table::script::parse::parse;

const WITH_ARBITER: &str = "time 300+5\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";
const WITHOUT: &str = "time 300+5\nwhite vi Ada\nblack sighted Ben\n";

struct Room {
    table: Table,
    journal: Vec<Entry>,
    said: Vec<(Person, String)>,
}

impl Room {
    /// A table whose clocks were started at zero.
    fn running(header: &str) -> Self {
        let script = parse(header).unwrap();
        let opening = GameSetup {
            people: script.header.people,
            regulations: script.header.regulations,
            created: None,
            tournament: TournamentInfo::default(),
            is_explicit: true,
        };
        let table = Table::new(opening, Locale::En);
        let mut room = Self {
            table,
            journal: Vec::new(),
            said: Vec::new(),
        };
        let starter = if header == WITHOUT {
            Person::Player(Color::White)
        } else {
            Person::Arbiter
        };
        room.does(starter, Command::StartClocks, 0);
        room.said.clear();
        room
    }

    fn input(&mut self, input: Input, at_ms: u64) {
        for effect in self.table.step(input, Moment::from_millis(at_ms)) {
            if let Effect::Append(entries) = effect {
                self.journal.extend(entries);
            } else if let Effect::Say { to, utterance, .. } = effect {
                self.said.push((to, utterance.text()));
            } else if let Effect::Refuse { refusal, .. } = effect {
                panic!("{refusal:?}");
            }
        }
    }

    fn does(&mut self, by: Person, command: Command, at_ms: u64) {
        self.input(Input::Intent(by, Intent::Do(command)), at_ms);
    }

    fn sleeps(&mut self, before_ms: u64, away_ms: u64, wakes_ms: u64) {
        let before = Moment::from_millis(before_ms);
        self.input(Input::Suspended { before, away_ms }, wakes_ms);
    }

    fn shows(&self, at_ms: u64) -> (u64, u64, Option<Color>) {
        let clock = self.table.game().clock();
        let left = clock.both_ms(Moment::from_millis(at_ms));
        (left.white, left.black, clock.running())
    }

    fn events(&self) -> Vec<&Event> {
        self.journal
            .iter()
            .filter_map(|entry| {
                if let JournalEvent::Event(event) = &entry.event {
                    Some(event)
                } else {
                    None
                }
            })
            .collect()
    }
}

#[test]
fn clock_18_sleep_stops_both_clocks_and_everybody_hears_it() {
    let mut room = Room::running(WITH_ARBITER);
    // The monotonic clock stood for ten minutes; the table's time goes on from where it was.
    room.sleeps(20_000, 600_000, 20_001);
    assert_eq!(room.shows(90_000), (285_000, 305_000, None));
    let heard: Vec<Person> = room
        .said
        .iter()
        .filter(|(_, text)| text.contains("10 minutes"))
        .map(|(to, _)| *to)
        .collect();
    assert_eq!(
        heard,
        [
            Person::Player(Color::White),
            Person::Player(Color::Black),
            Person::Arbiter
        ]
    );
    assert!(room.journal.iter().any(|entry| matches!(
        entry.event,
        JournalEvent::Suspended(suspension)
            if suspension.away_ms == 600_000 && suspension.left_ms.white == 285_000 && suspension.charged_ms.white == 0
    )));
    let stopped = "The clocks are stopped.";
    assert!(!room.said.iter().any(|(_, text)| text == stopped), "said twice");
}

#[test]
fn clock_18_a_stopped_process_costs_no_time_and_no_flag_falls() {
    let mut room = Room::running(WITH_ARBITER);
    // The table's time went on: without the gap White's flag would have fallen at 305 seconds.
    room.sleeps(100_000, 400_000, 500_000);
    assert_eq!(room.shows(500_000), (205_000, 305_000, None));
    assert!(
        !room
            .events()
            .iter()
            .any(|event| matches!(event, Event::FlagFell { .. }))
    );
}

#[test]
fn clock_18_a_flag_that_fell_before_the_sleep_has_fallen() {
    let mut room = Room::running("time 60\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n");
    room.sleeps(60_000, 30_000, 90_000);
    assert_eq!(room.table.game().clock().first_fallen(), Some(Color::White));
}

#[test]
fn clock_18_the_arbiter_may_accept_the_charged_times() {
    let mut room = Room::running(WITH_ARBITER);
    room.sleeps(20_000, 15_000, 20_001);
    let proposal = room.table.game().proposals().first().cloned();
    assert!(matches!(proposal, Some(Proposal::Clock { left_ms, .. }) if left_ms.white == 270_000));
    assert_eq!(room.shows(30_000), (285_000, 305_000, None));
    let kind = ProposalKind::Clock;
    room.does(Person::Arbiter, Command::AcceptProposal { kind }, 30_000);
    assert_eq!(room.shows(30_000), (270_000, 305_000, None));
    let adjusted = room.events().into_iter().find_map(|event| {
        if let Event::TimeAdjusted { side, delta_ms, .. } = event {
            Some((*side, *delta_ms))
        } else {
            None
        }
    });
    assert_eq!(adjusted, Some((Color::White, -15_000)));
}

#[test]
fn clock_18_where_no_clock_runs_sleep_is_nobodys_matter() {
    let mut room = Room::running(WITH_ARBITER);
    room.does(Person::Arbiter, Command::StopClocks, 1_000);
    let (entries, said) = (room.journal.len(), room.said.len());
    room.sleeps(2_000, 600_000, 2_001);
    assert_eq!((room.journal.len(), room.said.len()), (entries, said));
}

#[test]
fn clock_18_without_an_arbiter_the_players_start_the_clocks() {
    let mut room = Room::running(WITHOUT);
    room.sleeps(20_000, 600_000, 20_001);
    assert!(room.table.game().proposals().is_empty());
    room.does(Person::Player(Color::White), Command::StartClocks, 25_000);
    assert_eq!(room.shows(26_000), (284_000, 305_000, Some(Color::White)));
}

#[test]
fn clock_18_a_sleep_within_a_delay_keeps_its_unspent_part() {
    let mut room = Room::running("time 300d10\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n");
    room.sleeps(4_000, 60_000, 64_000);
    room.does(Person::Arbiter, Command::StartClocks, 70_000);
    assert_eq!(room.shows(76_000).0, 300_000);
    assert_eq!(room.shows(77_000).0, 299_000);
}

#[test]
fn clock_18_a_time_source_that_goes_back_takes_nothing_back() {
    let mut room = Room::running(WITH_ARBITER);
    room.input(Input::Time, 10_000);
    room.input(Input::Time, 4_000);
    assert!(room.table.last() >= Moment::from_millis(10_000));
    assert_eq!(room.shows(10_000).0, 295_000);
}

#[test]
fn clock_18_the_journal_of_a_sleep_replays_to_the_same_game() {
    let mut room = Room::running(WITH_ARBITER);
    room.sleeps(20_000, 15_000, 20_001);
    room.does(Person::Arbiter, Command::StartClocks, 30_000);
    let replayed = replay(&room.journal).unwrap();
    assert_eq!(&replayed.game, room.table.game());
}

fn reopened(header: &str, heartbeat_ms: Option<u64>) -> Room {
    reopened_with(header, heartbeat_ms, |beat| beat)
}

/// The same where somebody changed the note of the clock.
fn reopened_with(header: &str, heartbeat_ms: Option<u64>, change: impl Fn(Heartbeat) -> Heartbeat) -> Room {
    let room = Room::running(header);
    let heartbeat = heartbeat_ms.map(Moment::from_millis).map(|at| {
        change(Heartbeat {
            at,
            left_ms: room.table.game().clock().both_ms(at),
            running: Some(Color::White),
        })
    });
    let number = u64::try_from(room.journal.len()).unwrap();
    let table = Table::reopened(room.journal.clone(), number, heartbeat, Locale::En).unwrap();
    let mut again = Room {
        table,
        journal: room.journal,
        said: Vec::new(),
    };
    again.input(Input::Time, 1);
    again
}

#[test]
fn clock_20_after_a_crash_the_clocks_stand_as_last_seen() {
    let room = reopened(WITH_ARBITER, Some(42_000));
    assert_eq!(room.shows(900_000), (263_000, 305_000, None));
    let both = ByColor {
        white: 305_000,
        black: 305_000,
    };
    assert!(matches!(room.table.game().proposals().first(), Some(Proposal::Clock { left_ms, .. }) if *left_ms == both));
    let arbiter: Vec<&String> = room
        .said
        .iter()
        .filter(|(to, _)| *to == Person::Arbiter)
        .map(|(_, text)| text)
        .collect();
    assert!(
        arbiter.iter().any(|text| text.contains("5 minutes 5 seconds")),
        "{arbiter:?}"
    );
    let ben = room
        .said
        .iter()
        .filter(|(to, _)| *to == Person::Player(Color::Black))
        .count();
    assert_eq!(ben, 1, "{:?}", room.said);
}

#[test]
fn clock_20_a_changed_heartbeat_is_told_to_all_and_not_used() {
    let given = |beat: Heartbeat| Heartbeat {
        left_ms: ByColor {
            white: beat.left_ms.white + 120_000,
            black: 1_000,
        },
        ..beat
    };
    let other_side = |beat| Heartbeat {
        running: Some(Color::Black),
        ..beat
    };
    let much_later = |beat| Heartbeat {
        at: Moment::from_micros(u64::MAX / 2),
        ..beat
    };
    let changes: [&dyn Fn(Heartbeat) -> Heartbeat; 3] = [&given, &other_side, &much_later];
    for change in changes {
        let mut room = reopened_with(WITH_ARBITER, Some(42_000), change);
        assert_eq!(room.shows(42_000), (305_000, 305_000, None), "as at the last entry");
        assert!(room.table.game().proposals().is_empty(), "and nothing of it is offered");
        for person in [
            Person::Player(Color::White),
            Person::Player(Color::Black),
            Person::Arbiter,
        ] {
            let told = room
                .said
                .iter()
                .filter(|(to, text)| *to == person && text.contains("does not match"));
            assert_eq!(told.count(), 1, "{:?}", room.said);
        }
        assert!(
            room.table.last() < Moment::from_millis(1_000),
            "time goes on from the last entry"
        );
        // The finding stands in the journal, so that the next start tells it no more, and in the report.
        let mut again = Table::reopened(
            room.journal.clone(),
            u64::try_from(room.journal.len()).unwrap(),
            room.journal.iter().find_map(|entry| {
                let JournalEvent::Found(JournalFinding::UnfitHeartbeat(beat)) = &entry.event else {
                    return None;
                };
                Some(*beat)
            }),
            Locale::En,
        )
        .unwrap();
        let effects = again.step(Input::Time, Moment::START);
        let is_told = effects.iter().any(
            |effect| matches!(effect, Effect::Say { utterance, .. } if utterance.text().contains("does not match")),
        );
        assert!(!is_told);
        room.said.clear();
        room.input(
            Input::Intent(Person::Arbiter, Intent::Line(String::from("journal"))),
            50_000,
        );
        assert!(
            room.said
                .iter()
                .any(|(to, text)| *to == Person::Arbiter && text.contains("does not match"))
        );
    }
}

#[test]
fn clock_20_without_a_heartbeat_there_is_only_one_reading() {
    let room = reopened(WITH_ARBITER, None);
    assert_eq!(room.shows(900_000), (305_000, 305_000, None));
    assert!(room.table.game().proposals().is_empty());
}

#[test]
fn clock_21_and_22_digits_and_words_say_the_same_second() {
    let english = Messages::new(Locale::En);
    for ms in (0..400_000_u64)
        .step_by(37)
        .chain([400, 1_445_000, 1_444_001, 3_599_999, 3_600_000])
    {
        let (digits, words) = (clock_digits(ms), duration(&english, ms));
        let (minutes, seconds) = digits.rsplit_once(':').unwrap();
        let shown: u64 = minutes
            .split(':')
            .fold(0, |sum, part| sum * 60 + part.parse::<u64>().unwrap());
        let seconds: f64 = seconds.parse().unwrap();
        // Below ten seconds the display shows tenths, rounded up like the seconds.
        let begun = if seconds.fract() > 0.0 {
            seconds.trunc() + 1.0
        } else {
            seconds
        };
        let number = |unit: &str| {
            let parts: Vec<&str> = words.split(' ').collect();
            let at = parts.iter().position(|part| part.starts_with(unit))?;
            parts.get(at.checked_sub(1)?)?.parse::<u64>().ok()
        };
        let said = number("hour").unwrap_or(0) * 60 + number("minute").unwrap_or(0);
        assert_eq!(
            (shown, begun),
            (
                said,
                number("second").map_or(0.0, |count| u32::try_from(count).unwrap().into())
            ),
            "{ms}: {digits}, {words}"
        );
    }
    assert_eq!(duration(&english, 1_445_000), "24 minutes 5 seconds");
    assert_eq!(
        (clock_digits(400).as_str(), duration(&english, 400).as_str()),
        ("0:00.4", "1 second")
    );
}
