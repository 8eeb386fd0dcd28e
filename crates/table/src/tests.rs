//! A step is one transaction: a refusal has changed nothing, and every event is in the journal.

mod surroundings;
mod telling;

use proptest::prelude::*;
use proptest::sample::select;
use shakmaty::{Color, Role, Square};

use crate::Table;
use crate::effect::{Effect, RecorderAct};
use crate::input::Input;
use crate::input::{NoDialog, RecorderNews};
use crate::script::{parse::parse, play::Stage};
use ::settings::Setting;
use controls::arbiter_panel::PanelIntent;
use controls::catalogue::Control;
use controls::files::{Dialog, FileIntent};
use controls::intent::Intent;
use controls::intent::{AdjournIntent, Purpose, YesOrNo};
use controls::recorder::{Hearing, RecorderIntent};
use controls::settings::SettingsIntent;
use controls::sheet::{SheetIntent, SheetReading};
use journal::entry::{Entry, JournalEvent};
use laws::claim::Claim;
use laws::command::Adjourn;
use laws::command::Command;
use laws::event::{Event, Proposal};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use locale::Locale;
use query::Query;

/// The words said in these effects.
pub(crate) fn said(effects: &[Effect]) -> Vec<String> {
    let said = effects.iter().filter_map(|effect| {
        let Effect::Say { utterance, .. } = effect else {
            return None;
        };
        Some(utterance.text())
    });
    said.collect()
}

const TABLES: [&str; 5] = [
    "time 60+1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4 e5\n",
    "time 5400\nset repeat=before-press\nwhite vi Ada\nblack sighted Ben\nassistant white Clara\narbiter Dora\n\
     > arbiter types lock 4711\n> arbiter starts clocks\nboth play 1.e4 e5 2.Nf3\n",
    "set place=home\nwhite vi Ada\nblack sighted Ben\nboth play 1.e4\n",
    "laws 2005\ntime 20\nset place=home repeat=before-press\nwhite vi Ada\nblack vi Ben\n> white starts clocks\n",
    "set boards=apart\nwhite vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4 e5\n",
];

/// Moves, commands of a player and of the arbiter's panel, and lines that are none of them.
const LINES: [&str; 60] = [
    "e4",
    "Nf3",
    "Nc6",
    "d4",
    "black: e5",
    "black: Nc6",
    "white: Nf3",
    "Springer Felix drei",
    "e7",
    "rubbish",
    "",
    "clock",
    "last",
    "press",
    "repeated",
    "repeat e4",
    "correct d4",
    "lift e2",
    "place e4",
    "take off e2",
    "record e4",
    "record 1. e4 e5",
    "strike entry",
    "last entry",
    "previous entry",
    "find entry e4",
    "offer draw",
    "accept draw",
    "resign",
    "yes",
    "no",
    "claim threefold",
    "claim flag",
    "claim illegal move",
    "claim threefold with Nf3",
    "stop clocks",
    "start clocks",
    "add time white 1:00",
    "set moves white 9",
    "explain 9.2",
    "explain",
    "help",
    "read back on",
    "read back off",
    "recorder",
    "games",
    "save game x.pgn",
    "marks 60 30",
    "earphone 1",
    "enter black",
    "rank 4: 4P3",
    "e4 P",
    "e5 empty",
    "done",
    "drop",
    "step white",
    "report x.txt",
    "lock 4711",
    "pin 4711",
    "pin 1",
];

fn square() -> impl Strategy<Value = Square> {
    select(Square::ALL.to_vec())
}

fn words() -> impl Strategy<Value = String> {
    select(vec![
        "e4", "e5", "Nf3", "Nc6", "Ng1", "d2d4", "Ke8", "Eva vier", "rubbish", "",
    ])
    .prop_map(str::to_owned)
}

fn command() -> impl Strategy<Value = Command> {
    let side = select(Color::ALL.to_vec());
    (side, square(), words(), 0..34_u32).prop_map(|(side, square, text, which)| {
        let board = side;
        match which {
            0..=5 => Command::PressClock { side },
            6 | 7 => Command::Lift { board, square },
            8 | 9 => Command::Place {
                board,
                square,
                piece: None,
            },
            10 => Command::Remove { board, square },
            11 => Command::StartClocks,
            12 => Command::StopClocks,
            13 => Command::Resign { side },
            14 => Command::OfferDraw { side },
            15 => Command::AcceptDraw { side },
            16 => Command::DeclineDraw { side },
            17 => Command::ClaimFlag { side },
            18 => Command::Record { side, text },
            19 => Command::CorrectEntry { side, place: 1, text },
            20 => Command::CompareBoards,
            21 => Command::Reinstate { ply: 1 },
            22 => Command::AddTime { side, by_ms: 5_000 },
            23 => Command::Warn { side, text },
            24 => Command::Claim {
                side,
                claim: Claim::Touched(square),
            },
            25 => Command::Claim {
                side,
                claim: Claim::Threefold(None),
            },
            26 => Command::SettleClaim { upheld: false },
            27 => Command::EnterSheet { side, text },
            28 => Command::Adjourn(Adjourn::Tell { until: None }),
            29 => Command::Adjourn(Adjourn::Resume),
            30 => Command::Unlock,
            31 => Command::Arrive { side },
            32 => Command::AskRecord { side },
            _ => Command::Note { text },
        }
    })
}

fn desk() -> impl Strategy<Value = PanelIntent> {
    let side = select(Color::ALL.to_vec());
    (side, square(), 0..12).prop_map(|(side, square, which)| match which {
        0..=2 => PanelIntent::BeginEntry(side),
        3 | 4 => PanelIntent::Square(square, Some(Role::Knight.of(side))),
        5 => PanelIntent::Rank(square.rank(), [None; 8]),
        6 => PanelIntent::FinishEntry,
        7 => PanelIntent::DropEntry,
        8 => PanelIntent::Step(side),
        9 => PanelIntent::Settle {
            accepted: side.is_white(),
        },
        10 => PanelIntent::Close,
        _ => PanelIntent::OpenSheet(side, String::from("sheet.txt")),
    })
}

fn intent() -> impl Strategy<Value = Intent> {
    let side = select(Color::ALL.to_vec());
    let of_words = (side, words(), square(), 0..11).prop_map(|(for_side, words, square, which)| match which {
        0 => Intent::Announce { for_side, words },
        1 => Intent::Correct { for_side, words },
        2 => Intent::Repeat { for_side, words },
        3 => Intent::Play { for_side, words },
        4 => Intent::AnnounceHands { for_side },
        5 => Intent::Repeated { for_side },
        6 => Intent::Copy { for_side },
        7 => Intent::Touch {
            board: for_side,
            square,
        },
        8 => Intent::BringBack {
            board: for_side,
            square,
            piece: Role::Queen.of(for_side),
        },
        9 => Intent::ClaimWith {
            for_side,
            fifty: false,
            words,
        },
        _ => Intent::Adjourn(AdjournIntent::Seal { for_side, words }),
    });
    let plain = select(vec![
        Intent::Do(Command::CompareSheets { sheets: None }),
        Intent::Do(Command::Adjourn(Adjourn::Open { text: None, uci: None })),
        Intent::Adjourn(AdjournIntent::SaveEnvelope(String::from("x.txt"))),
        Intent::Sheet(SheetIntent::Write(String::from("2. Nf3 Nc6"))),
        Intent::Sheet(SheetIntent::Strike(None)),
        Intent::Sheet(SheetIntent::Read(SheetReading::Previous)),
        Intent::Recorder(RecorderIntent::Turn),
        Intent::Recorder(RecorderIntent::Hear(Hearing::Last)),
        Intent::Ask(Query::Clock),
        Intent::Ask(Query::Square(Square::E4)),
        Intent::Explain(String::from("4.3")),
        Intent::Regulations,
        Intent::ClockKey,
        Intent::Devices,
        Intent::UseDevice(Purpose::Earphone, 1),
        Intent::SayAgain,
        Intent::SayEarlier,
        Intent::Help(String::new()),
        Intent::Manual,
        Intent::ReadPosition,
        Intent::Bind {
            control: Control::Last,
            key: "F2".parse().ok(),
            told: true,
        },
        Intent::set(Setting::KeyPreset, "german"),
        Intent::set(Setting::Marks, "30 10"),
        Intent::set(Setting::ReadBack, "on"),
        Intent::PublicVoice(true),
        Intent::TurnBoard(true),
        Intent::Settings(SettingsIntent::Guide),
        Intent::Answer(YesOrNo::Yes),
        Intent::Answer(YesOrNo::No),
        Intent::File(FileIntent::OpenListed(1)),
        Intent::File(FileIntent::Save(String::from("x.pgn"))),
        Intent::NewGame(Box::default()),
    ]);
    let correction = proptest::collection::vec(command(), 1..4).prop_map(Intent::CorrectClocks);
    let asked = command().prop_map(|command| Intent::AskFirst(Box::new(Intent::Do(command))));
    prop_oneof![
        3 => select(LINES.to_vec()).prop_map(|line| Intent::Line(line.to_owned())),
        2 => of_words,
        2 => command().prop_map(Intent::Do),
        1 => plain,
        1 => desk().prop_map(Intent::Desk),
        1 => correction,
        1 => asked,
    ]
}

fn input() -> impl Strategy<Value = Input> {
    let by = select(Person::ALL.to_vec());
    let side = select(Color::ALL.to_vec());
    let chosen = |path: Option<&str>| Ok(path.map(str::to_owned));
    prop_oneof![
        18 => (by.clone(), intent()).prop_map(|(by, intent)| Input::Intent(by, intent)),
        1 => (by.clone(), select(vec![chosen(None), chosen(Some("x.pgn")), Err(NoDialog)]))
            .prop_map(|(by, chosen)| Input::Chosen(by, Dialog::Save, chosen)),
        1 => (side, words()).prop_map(|(side, text)| Input::SheetRead {
            to: Person::Arbiter,
            side,
            path: String::from("x"),
            read: Ok(text.into_bytes())
        }),
        1 => by.prop_map(|of| Input::Recorder(of, RecorderNews::Begun { entry: 1, at_ms: 7 })),
    ]
}

/// The table of that number, and its entries at the end of its story.
fn table(which: usize) -> (Table, Vec<Entry>) {
    let script = parse(TABLES[which]).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    stage.into_table()
}

fn refusals(effects: &[Effect]) -> Vec<(Person, Refusal)> {
    let refused = effects.iter().filter_map(|effect| {
        let Effect::Refuse { to, refusal } = effect else {
            return None;
        };
        Some((*to, refusal.clone()))
    });
    refused.collect()
}

fn fold(game: &mut Game, effects: &[Effect]) {
    for effect in effects {
        if let Effect::Append(entries) = effect {
            for entry in entries {
                if let JournalEvent::Event(event) = &entry.event {
                    game.apply(event, entry.at);
                }
            }
        }
    }
}

/// The proposal that the last event of a step makes, as a refusal does (7.5.3).
fn last_proposal(effects: &[Effect]) -> Option<Box<Proposal>> {
    let Some(Effect::Append(entries)) = effects.first() else {
        return None;
    };
    match entries.last().map(|entry| &entry.event) {
        Some(JournalEvent::Event(Event::Proposed(new))) => Some(Box::new(new.proposal.clone())),
        Some(_) | None => None,
    }
}

/// The result of a step that only refuses: nothing was tried, and time has passed.
fn only_refused(before: &Table, by: Person, refusal: Refusal, now: Moment) -> (Table, Vec<Effect>) {
    let mut table = before.clone();
    table.begin(now, None);
    table.refuse(by, refusal);
    let effects = table.finish();
    (table, effects)
}

/// The table without open questions, which every other act drops, and with its hints put off, as after every act.
fn without_questions(mut table: Table) -> Table {
    table.hints.stirred(table.seats.now);
    for seat in table.seats.all_mut() {
        seat.waiting.question = None;
        seat.waiting.meant = None;
    }
    table
}

/// The refused step of `before` left nothing but the refusal, in the table (its journal, game, desk and seats) and in its effects.
fn left_only_a_refusal(before: &Table, (after, effects): (&Table, &[Effect]), now: Moment) -> bool {
    let refused = refusals(effects);
    let Some((by, refusal)) = refused.first() else {
        return false;
    };
    let is_as_expected = |proposal| {
        let refusal = Refusal {
            proposal,
            ..refusal.clone()
        };
        let (expected, told) = only_refused(before, *by, refusal, now);
        // The recorder is told to stop if the entry it has begun is refused.
        let is_stop = |effect: &&Effect| !matches!(effect, Effect::Recorder(RecorderAct::End));
        let is_stopped = effects.iter().any(|effect| !is_stop(&effect));
        effects.iter().filter(is_stop).eq(&told)
            && (is_stopped || without_questions(after.clone()) == without_questions(expected))
    };
    is_as_expected(None) || is_as_expected(last_proposal(effects))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Property: a refusal leaves behind only the refusal: its words, its sound, its Article, and the proposal of
    /// 7.5.3.
    #[test]
    fn a_refused_input_changes_nothing_and_the_game_is_a_fold(
        which in 0..TABLES.len(),
        acts in proptest::collection::vec((input(), 0..9_000_u64), 1..60),
    ) {
        let (mut table, entries) = table(which);
        let mut folded = table.opening().game();
        fold(&mut folded, &[Effect::Append(entries)]);
        let mut now = table.last();
        for (input, wait) in acts {
            now = now.plus_millis(wait);
            let before = table.clone();
            let effects = table.step(input.clone(), now);
            fold(&mut folded, &effects);
            prop_assert_eq!(table.game(), &folded, "{:?}", input);
            // A wrong PIN is refused, but the attempt has happened.
            let refused = refusals(&effects);
            if refused.first().is_some_and(|(_, refusal)| refusal.code != Code::PinWrong) {
                prop_assert!(left_only_a_refusal(&before, (&table, &effects), now), "{:?} {:?}", input, effects);
            }
        }
    }
}

/// Requires that the intent is refused, and that nothing is left of it but the refusal.
fn must_refuse(table: &mut Table, by: Person, intent: Intent, now: Moment) -> Code {
    let before = table.clone();
    let effects = table.step(Input::Intent(by, intent), now);
    assert!(left_only_a_refusal(&before, (table, &effects), now), "{effects:?}");
    refusals(&effects)[0].1.code
}

fn does(table: &mut Table, by: Person, intent: Intent, now: Moment) {
    let effects = table.step(Input::Intent(by, intent), now);
    assert_eq!(refusals(&effects), []);
}

fn line(text: &str) -> Intent {
    Intent::Line(text.to_owned())
}

#[test]
fn a_board_typed_at_the_desk_is_entered_whole_or_stays_typed() {
    let (mut table, _) = table(0);
    let now = Moment::from_millis(30_000);
    let arbiter = Person::Arbiter;
    for typed in ["enter black", "rank 4: 4P3"] {
        does(&mut table, arbiter, line(typed), now);
    }
    let typed = table.desk.entry().cloned();
    assert!(typed.is_some());
    // The ranks before a mistyped one stay.
    assert_eq!(
        must_refuse(&mut table, arbiter, line("rank 9: 4P3"), now),
        Code::NotUnderstood
    );
    for text in ["resign", "yes"] {
        does(&mut table, Person::Player(Color::White), line(text), now);
    }
    assert_eq!(must_refuse(&mut table, arbiter, line("done"), now), Code::GameOver);
    assert_eq!(table.desk.entry().cloned(), typed);
}

#[test]
fn clocks_are_corrected_all_at_once_or_not_at_all() {
    let (mut table, _) = table(0);
    let (now, side) = (table.last(), Color::White);
    does(&mut table, Person::Arbiter, Intent::Do(Command::StopClocks), now);
    let good = [
        Command::AddTime { side, by_ms: 5_000 },
        Command::SetMoves { side, moves: 9 },
    ];
    let wrong = Command::SetPeriod { side, period: 9 };
    let all = good.iter().cloned().chain([wrong]).collect();
    let code = must_refuse(&mut table, Person::Arbiter, Intent::CorrectClocks(all), now);
    assert_eq!(code, Code::OutOfRange);
    does(&mut table, Person::Arbiter, Intent::CorrectClocks(good.to_vec()), now);
    assert_eq!(table.game().clock().clock(side).moves, 9);
}

#[test]
fn a_move_understood_but_not_permitted_changes_nothing() {
    let (mut table, _) = table(1);
    let now = table.last();
    let cases = [
        (Person::Player(Color::White), "d4", Code::NotYourMove),
        (Person::Player(Color::White), "black: Nc6", Code::NotPermitted),
        (Person::Assistant(Color::White), "white: d4", Code::NotYourMove),
        (Person::Player(Color::Black), "press", Code::NotMade),
        (Person::Player(Color::Black), "record 3. Bb5 a6", Code::OtherNumber),
    ];
    for (by, text, code) in cases {
        assert_eq!(must_refuse(&mut table, by, line(text), now), code, "{text}");
    }
}

#[test]
fn no_switch_of_any_person_is_answered_with_the_id_of_a_message() {
    const BEGINNINGS: [&str; 5] = ["setting-", "switch-", "control-", "said-", "refused-"];
    for locale in locale::Locale::ALL {
        let script = parse("set place=home\nwhite vi Ada\nblack sighted Ben\n").unwrap();
        let mut table = Stage::new(&script.header, locale, None).into_table().0;
        let ada = Person::Player(Color::White);
        let switches = Setting::ALL
            .iter()
            .filter(|setting| setting.kind() == ::settings::ValueKind::Switch);
        let settings = switches.flat_map(|setting| ["on", "off"].map(|word| Intent::set(*setting, word)));
        let others = [true, false]
            .into_iter()
            .flat_map(|is| [Intent::PublicVoice(is), Intent::TurnBoard(is)]);
        let mut said = 0;
        for intent in settings.chain(others) {
            let effects = table.step(Input::Intent(ada, intent.clone()), table.last());
            for text in self::said(&effects) {
                said += 1;
                let is_id = text
                    .split_whitespace()
                    .any(|word| BEGINNINGS.iter().any(|start| word.starts_with(start)));
                assert!(!is_id, "{locale} {intent:?}: {text}");
            }
        }
        assert!(said > 20, "{locale}: {said}");
    }
}

#[test]
fn a_reopened_table_knows_which_moves_it_has_made_for_lines() {
    let script = parse("white vi Ada\nblack vi Ben\narbiter Dora\n").unwrap();
    let (mut table, mut entries) = Stage::new(&script.header, Locale::En, None).into_table();
    let mut now = table.seats.now;
    for (side, line, is_by_line) in [
        (Color::White, "e4", true),
        (Color::White, "press", true),
        (Color::Black, "repeated", true),
        (Color::Black, "e5", true),
        (Color::Black, "press", true),
        (Color::White, "repeated", true),
        (Color::Black, "lift g8", false),
    ] {
        now = now.plus_millis(1_000);
        let input = Input::Intent(Person::Player(side), Intent::Line(line.to_owned()));
        for effect in table.step(input, now) {
            if let Effect::Append(more) = effect {
                entries.extend(more);
            }
        }
        let number = u64::try_from(entries.len()).unwrap();
        let again = Table::reopened(entries.clone(), number, None, Locale::En).unwrap();
        assert_eq!(again.typed.made, table.typed.made, "{line}");
        assert_eq!(table.typed.made.is_some(), is_by_line, "{line}: {:?}", table.typed);
        if line == "repeated" {
            assert_eq!(again.typed, table.typed, "{line}");
            assert!(table.typed.copied.is_some(), "{line}");
        }
    }
}
