//! Journals of earlier forms still give the game they told.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use adapters::sqlite;
use controls::intent::Intent;
use journal::chain;
use journal::entry::{Entry, GameSetup, JournalEvent};
use journal::record;
use journal::replay::{replay, upgrade};
use laws::command::{Claim, Command};
use laws::event::{Event, ProposalKind};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::rules::recording;
use locale::Locale;
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};
use table::Table;
use table::input::Input;
use table::script::parse::parse;
use table::script::play::Stage;

/// The entries of an exported journal.
fn entries(lines: &str) -> Vec<Entry> {
    let read = lines.lines().map(|line| {
        let mut keys: serde_json::Map<String, serde_json::Value> = serde_json::from_str(line).unwrap();
        let number = keys.remove("number").unwrap().as_u64().unwrap();
        let at = Moment::from_micros(keys.remove("at_micros").unwrap().as_u64().unwrap());
        let event = record::decode(&serde_json::Value::Object(keys).to_string()).unwrap();
        Entry { number, at, event }
    });
    read.collect()
}

/// The state of a game, as far as it can be seen, and the answer that each person would get to each act now.
pub(super) fn summary(game: &Game, now: Moment) -> String {
    let mut text = String::new();
    let mut line = |what: &str, said: String| writeln!(text, "{what}: {said}").unwrap();
    let official = Fen::from_position(game.official(), EnPassantMode::Legal);
    line("official", official.to_string());
    line(
        "current",
        Fen::from_position(&game.current(), EnPassantMode::Legal).to_string(),
    );
    for played in game.line() {
        let mark = if played.is_illegal { "illegal" } else { "" };
        let left = (played.left_ms.white, played.left_ms.black);
        line(
            "move",
            format!(
                "{} {} {mark} {} {left:?}",
                played.uci,
                played.san,
                played.at.as_millis()
            ),
        );
    }
    for turn in [Some(game.turn()), game.last_turn()]
        .into_iter()
        .flatten()
        .chain(game.pending())
    {
        let said = |uci: Option<shakmaty::uci::UciMove>| uci.map_or_else(|| "-".to_owned(), |uci| uci.to_string());
        let words = [said(turn.announced), said(turn.made), said(turn.executed_as)].join(" ");
        let facts = [turn.completed, turn.repeated, turn.executed].map(u8::from);
        line("turn", format!("{} {} {words} {facts:?}", turn.side, turn.ply));
    }
    let clock = game.clock();
    let first = (clock.running(), clock.to_run(), clock.first_fallen());
    line(
        "clock",
        format!("{first:?} {:?}", clock.started_at().map(Moment::as_millis)),
    );
    line("wakes", format!("{:?}", game.next_wakeup().map(Moment::as_millis)));
    for side in Color::ALL {
        let of = |side: Color| {
            (
                clock.left_ms(side, now),
                clock.clock(side).moves,
                clock.clock(side).period,
            )
        };
        line("time", format!("{:?} used {}", of(side), clock.time_used_ms(side, now)));
        let board = game.board(side);
        line(
            "board",
            format!("{} before {}", board.pieces(), game.board_before(side)),
        );
        line("hand", format!("{:?} beside {:?}", board.hand(), board.off_board()));
        line(
            "differs",
            format!("{:?} known {}", game.differences(side), game.is_known(side)),
        );
        line(
            "owes",
            format!(
                "{:?} {:?}",
                game.owed_on(side).map(|turn| turn.ply),
                game.reminded_of(side)
            ),
        );
        line("sheet", game.sheet(side).movetext());
        line(
            "paper",
            format!("{:?} signed {:?}", game.paper(side), game.signed(side)),
        );
        let duty = recording::duty(game, side);
        let due = duty.due.map(|(due, article)| (due, article.to_string()));
        let exempt = duty.exemption.map(|article| article.to_string());
        line(
            "duty",
            format!("{} {} {} {due:?} {exempt:?}", duty.is_kept, duty.plies, duty.made),
        );
    }
    line("offer", format!("{:?}", game.draw_offer()));
    for open in game.proposals() {
        line(
            "open",
            format!("{} {} of {:?}", open.kind(), open.article(), open.offender()),
        );
    }
    line("claimable", format!("{:?}", game.claimable_ply()));
    line(
        "approved",
        format!("{:?} locked {}", game.approvals(), game.lock().is_some()),
    );
    line(
        "checks",
        format!("{} marks {}", game.time_checks().len(), game.marks().len()),
    );
    let held = game
        .adjournment()
        .map(|held| (held.side, held.ply, held.is_final, held.is_resumed, held.is_lost));
    line("adjourned", format!("{held:?}"));
    let ended = game
        .ending()
        .map(|ending| format!("{} {} {}", ending.result, ending.reason.as_str(), ending.article));
    line("ended", format!("{ended:?} repetitions {}", game.repetitions()));
    text
}

/// The answer that each person would get to each act now.
pub(super) fn answers(game: &Game, now: Moment) -> String {
    let mut text = String::new();
    let mut wishes = vec![
        (Person::Arbiter, Command::StartClocks),
        (Person::Arbiter, Command::SettleClaim { upheld: true }),
        (Person::Arbiter, Command::SettleClaim { upheld: false }),
    ];
    for side in Color::ALL {
        let me = Person::Player(side);
        wishes.extend([
            (me, Command::PressClock { side }),
            (me, Command::Arrive { side }),
            (me, Command::OfferDraw { side }),
            (me, Command::AcceptDraw { side }),
            (me, Command::OfferCorrection { side }),
            (
                me,
                Command::Claim {
                    side,
                    claim: Claim::IllegalMove,
                },
            ),
            (
                me,
                Command::Claim {
                    side,
                    claim: Claim::Threefold(None),
                },
            ),
            (
                me,
                Command::Claim {
                    side,
                    claim: Claim::Flag,
                },
            ),
            (me, Command::Resign { side }),
        ]);
        for kind in ProposalKind::ALL {
            wishes.push((me, Command::AcceptProposal { kind: *kind }));
        }
    }
    for kind in ProposalKind::ALL {
        wishes.push((Person::Arbiter, Command::AcceptProposal { kind: *kind }));
        wishes.push((Person::Arbiter, Command::DeclineProposal { kind: *kind }));
    }
    for (by, wish) in wishes {
        let name = format!("{wish:?}")
            .chars()
            .take_while(|sign| sign.is_alphabetic())
            .collect::<String>();
        let answer = match game.decide(&wish, by, now) {
            Ok(events) => events
                .into_iter()
                .map(|event| name_of(&event))
                .collect::<Vec<_>>()
                .join(" "),
            Err(refusal) => {
                let offered = refusal.proposal.map(|proposal| proposal.kind());
                let article = refusal.article.map(|article| article.to_string());
                format!("refused {} {article:?} {offered:?}", refusal.code.as_str())
            }
        };
        writeln!(text, "{by} {name}: {answer}").unwrap();
    }
    text
}

fn name_of(event: &Event) -> String {
    event.record()["name"].as_str().unwrap().to_owned()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v1")
}

#[test]
fn a_journal_of_the_first_form_gives_the_game_it_told() {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.retain(|file| file.extension().is_some_and(|kind| kind == "jsonl"));
    files.sort();
    for file in files {
        let mut entries = entries(&fs::read_to_string(&file).unwrap());
        upgrade(&mut entries);
        let replayed = replay(&entries).unwrap();
        let told = format!(
            "{}{}",
            summary(&replayed.game, replayed.last),
            answers(&replayed.game, replayed.last)
        );
        expect_test::expect_file![file.with_extension("txt")].assert_eq(&told);
    }
}

/// The stories, wherever they are.
fn stories() -> Vec<PathBuf> {
    let (mut open, mut stories) = (
        vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")],
        Vec::new(),
    );
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|kind| kind == "game") {
                stories.push(path);
            }
        }
    }
    stories
}

/// The facts that events of the first form leave out.
const UNSAID: [&str; 9] = [
    "illegal", "offer", "queen", "waits", "new_game", "final", "invalid", "offender", "replaces",
];

/// The entry as the first form has it.
fn unsaid(entry: &Entry) -> Entry {
    let event = match &entry.event {
        JournalEvent::Opened(opening) => JournalEvent::Opened(Box::new(GameSetup {
            is_explicit: false,
            ..opening.as_ref().clone()
        })),
        JournalEvent::Event(event) => {
            let mut keys = event.record();
            keys.retain(|key, _| !UNSAID.contains(&key.as_str()));
            record::decode(&serde_json::Value::Object(keys).to_string()).unwrap()
        }
        event @ (JournalEvent::Restarted(_)
        | JournalEvent::Suspended(_)
        | JournalEvent::Found(_)
        | JournalEvent::Ruled(_)) => event.clone(),
    };
    Entry { event, ..entry.clone() }
}

#[test]
fn an_upgraded_journal_of_the_first_form_has_all_decisions() {
    let mut said = 0;
    for story in stories() {
        let script = parse(&fs::read_to_string(&story).unwrap()).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let (_, decided) = stage.into_table();
        let mut old: Vec<Entry> = decided.iter().map(unsaid).collect();
        said += old.iter().zip(&decided).filter(|(old, new)| old != new).count();
        upgrade(&mut old);
        assert_eq!(old[1..], decided[1..], "{}", story.display());
    }
    assert!(said > 700, "only {said} events say what follows from them");
}

#[test]
fn a_lock_and_envelope_of_the_first_form_open_with_their_pin() {
    let stored = sqlite::read(&folder().join("locked.annabella")).unwrap();
    let reading = chain::read(&stored.entries);
    assert_eq!(reading.damage, None);
    let number = stored.entries.last().unwrap().number;
    let mut table = Table::reopened(reading.entries, number, None, Locale::En).unwrap();
    let mut types = |line: &str, at_ms| {
        let intent = Intent::Line(line.to_owned());
        table.step(Input::Intent(Person::Arbiter, intent), Moment::from_millis(at_ms));
        let played = table.game().line().last().map(|completed| completed.uci.to_string());
        (table.desk_is_locked(table.last()), played)
    };
    let e5 = || Some(String::from("e7e5"));
    assert_eq!(types("pin 4712", 60_000), (true, e5()));
    assert_eq!(types("pin 4711", 61_000), (false, e5()));
    assert_eq!(types("open envelope", 61_001), (false, Some(String::from("g1f3"))));
}
