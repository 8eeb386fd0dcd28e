//! In the library, against a table whose time is virtual.

use super::{BEHIND, MOVES, locked};
use crate::arena::Arena;
use crate::tally::Row;
use controls::catalogue::{self, BoardAct, Control, ControlAct, Switch, WindowAct};
use controls::files::{Dialog, FileIntent};
use controls::intent::{Intent, YesOrNo};
use controls::lichess::{LichessIntent, LichessToken};
use controls::new_game::NewGameForm;
use controls::settings::SettingsIntent;
use journal::record;
use laws::command::Command;
use laws::moment::Moment;
use laws::people::Person;
use locale::{Locale, Messages};
use query::Query;
use shakmaty::{Color, Square};
use std::num::NonZero;
use std::thread;
use std::time::Instant;
use table::Table;
use table::effect::Effect;
use table::input::Input;
use table::script::parse::parse;
use table::script::play::Stage;

/// An attempt of one person.
#[derive(Clone)]
struct Attempt {
    by: Person,
    what: String,
    input: Input,
}

/// The table and its time.
#[derive(Clone)]
struct Tried {
    table: Table,
    now: Moment,
}

/// A debug build is slow and tries one in so many.
const STEP: usize = if cfg!(debug_assertions) { 8 } else { 1 };

pub fn attack(arena: &Arena) -> Vec<Row> {
    let locked = Tried::locked();
    let (lines, controls, wishes) = (typed(), of_controls(), wishes());
    let mut rows = Vec::new();
    for (what, attempts) in [
        ("every typed command, in every language", &lines),
        ("every key and button", &controls),
        ("every wish about games, files and seats", &wishes),
    ] {
        let mut row = Row::new(format!("{what}, at the table in the library"));
        for found in locked.attempts(attempts) {
            row.hold(found.is_ok(), || found.unwrap_err());
        }
        rows.push(row);
    }
    let all: Vec<Attempt> = [lines, controls, wishes].concat();
    let mut row = Row::new("twelve of these in a row, by chance");
    let mut chance = arena.chance(4);
    let end = arena.share(0.15);
    while Instant::now() < end {
        let mut tried = locked.clone();
        let mut found = Ok(());
        for _ in 0..12 {
            found = tried.attempt(chance.one(&all));
            tried.now = tried.now.plus_millis(chance.below(15 * 60_000));
            if found.is_err() || tried.table.game().ending().is_some() {
                break;
            }
        }
        row.hold(found.is_ok(), || found.unwrap_err());
    }
    rows.push(row);
    rows
}

impl Tried {
    fn locked() -> Self {
        let script = parse(&locked(MOVES)).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let (table, _) = stage.into_table();
        assert!(table.game().lock().is_some(), "the arbiter has locked");
        let now = table.last().plus_millis(10_000);
        Self { table, now }
    }

    /// Makes each of these attempts at a table of its own, on all processors.
    fn attempts(&self, attempts: &[Attempt]) -> Vec<Result<(), String>> {
        let attempts: Vec<&Attempt> = attempts.iter().step_by(STEP).collect();
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            let parts = attempts.chunks(attempts.len().div_ceil(threads).max(1)).map(|part| {
                let locked = self.clone();
                scope.spawn(move || part.iter().map(|attempt| locked.answered(attempt)).collect::<Vec<_>>())
            });
            let parts: Vec<_> = parts.collect();
            parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
        })
    }

    /// Makes the attempt; a person who is asked says yes.
    fn answered(&self, attempt: &Attempt) -> Result<(), String> {
        let yes = Attempt {
            what: format!("{}, yes", attempt.what),
            input: Input::Intent(attempt.by, Intent::Answer(YesOrNo::Yes)),
            ..attempt.clone()
        };
        let mut tried = self.clone();
        tried.attempt(attempt).and_then(|()| tried.attempt(&yes))
    }

    /// Makes the attempt; the error says what is wrong with its effects.
    fn attempt(&mut self, attempt: &Attempt) -> Result<(), String> {
        let before = self.table.clone();
        let effects = self.table.step(attempt.input.clone(), self.now);
        let wrong = |what: &str| Err(format!("{}: {}: {what}", attempt.by, attempt.what));
        for effect in &effects {
            if let Effect::Append(entries) = effect {
                let is_guess = attempt.what.contains("pin ");
                let mut records = entries.iter().map(|entry| record::encode(&entry.event));
                // A wrong PIN is recorded as the arbiter's, and opens nothing.
                let is_rejected = |record: &str| record.contains(r#""accepted":false"#);
                let ruling = records.find(|record| record.contains(r#""by":"arbiter""#) && !is_rejected(record));
                if let Some(record) = ruling.filter(|_| !is_guess) {
                    return wrong(&format!("the arbiter acts without their PIN: {record}"));
                }
            } else if let Effect::Answer {
                query: Query::Around(_, around),
                ..
            } = effect
                && around.helps()
            {
                return wrong("analysis is told");
            } else if let Some((_, what)) = unwanted(effect) {
                return wrong(what);
            }
        }
        let is_same = self.table.opening() == before.opening();
        let is_locked = self.table.game().lock() == before.game().lock();
        if is_same && is_locked {
            Ok(())
        } else {
            wrong("it is no longer the locked game")
        }
    }
}

/// The beginnings of effects, as Rust writes them, that no locked table has for a player: by name, so that their content may change.
const UNWANTED: [(&str, &str); 5] = [
    ("NewGame(", "another table is set up"),
    ("OpenGame ", "another game is opened"),
    ("Leave(Some", "the table may be left"),
    ("UseDevice(SecondEarphone", "the device of somebody else is changed"),
    ("UseDevice(Loudspeaker", "the device of somebody else is changed"),
];

fn unwanted(effect: &Effect) -> Option<&'static (&'static str, &'static str)> {
    let is_large = matches!(effect, Effect::Say { .. } | Effect::Save { .. } | Effect::Show);
    let text = if is_large { String::new() } else { format!("{effect:?}") };
    UNWANTED.iter().find(|(start, _)| text.starts_with(start))
}

fn attempt(by: Person, what: String, intent: Intent) -> Attempt {
    let input = Input::Intent(by, intent);
    Attempt { by, what, input }
}

/// Everybody at the table.
const PEOPLE: [Person; 4] = [
    Person::Player(Color::White),
    Person::Player(Color::Black),
    Person::Assistant(Color::White),
    Person::Arbiter,
];

fn typed() -> Vec<Attempt> {
    let mut attempts = Vec::new();
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        for line in catalogue::lines() {
            let words = messages.text(line.words, &[]);
            for form in words.split(';').map(str::trim) {
                for behind in BEHIND {
                    // The table speaks English; of other languages' words it is enough that they are tried.
                    if locale != Locale::En && !["", "b2", "other.pgn"].contains(&behind) {
                        continue;
                    }
                    for by in if locale == Locale::En {
                        &PEOPLE[..]
                    } else {
                        &PEOPLE[..1]
                    } {
                        let by = *by;
                        let line = format!("/{form} {behind}");
                        attempts.push(attempt(by, line.clone(), Intent::Line(line)));
                    }
                    let line = format!("black: /{form} {behind}");
                    attempts.push(attempt(PEOPLE[0], line.clone(), Intent::Line(line)));
                }
            }
        }
    }
    attempts
}

fn of_controls() -> Vec<Attempt> {
    let squares = [Square::A3, Square::B2, Square::H6, Square::E2];
    let mut attempts = Vec::new();
    for by in PEOPLE {
        let side = by.side().unwrap_or(Color::White);
        for control in Control::ALL {
            let row = control.row();
            let intents = row
                .act
                .intent(side)
                .map_or_else(|| of_act(row.act, side, &squares), |own| vec![own]);
            attempts.extend(intents.into_iter().map(|intent| attempt(by, row.id.to_owned(), intent)));
        }
    }
    attempts
}

/// The window's requests to the table for an act that is not one intent.
fn of_act(act: ControlAct, side: Color, squares: &[Square]) -> Vec<Intent> {
    let hand = |make: fn(Color, Square) -> Intent| squares.iter().map(|square| make(side, *square)).collect();
    match act {
        ControlAct::About(ask) => squares.iter().map(|square| Intent::Ask(ask(*square))).collect(),
        ControlAct::Switch(Switch::PublicVoice) => vec![Intent::PublicVoice(true)],
        ControlAct::Switch(Switch::Board) => vec![Intent::TurnBoard(true)],
        ControlAct::Window(does) => of_window(does, side),
        ControlAct::Board(BoardAct::Touch) => hand(|board, square| Intent::Touch { board, square }),
        ControlAct::Board(BoardAct::TakeOff) => hand(|board, square| Intent::Do(Command::Remove { board, square })),
        ControlAct::Board(BoardAct::Adjust) => hand(|side, square| Intent::Do(Command::Adjust { side, square })),
        // The rest moves a cursor or the focus; an intent of its own was tried already.
        ControlAct::Board(_)
        | ControlAct::Field
        | ControlAct::Focus
        | ControlAct::Ask(..)
        | ControlAct::Do(..)
        | ControlAct::Switch(Switch::Setting(_)) => Vec::new(),
    }
}

fn of_window(does: WindowAct, side: Color) -> Vec<Intent> {
    match does {
        WindowAct::NewGame => vec![Intent::NewGame(Box::new(form()))],
        WindowAct::OpenGame => opened().to_vec(),
        WindowAct::SaveGame => vec![Intent::File(FileIntent::Save(String::from("saved.pgn")))],
        WindowAct::CorrectClocks => vec![Intent::CorrectClocks(vec![Command::AddTime { side, by_ms: 60_000 }])],
        WindowAct::Settings => vec![
            Intent::Settings(SettingsIntent::Begin),
            Intent::Settings(SettingsIntent::Import(String::from("other.toml"))),
        ],
        WindowAct::Lichess => [
            LichessIntent::List { aloud: true },
            LichessIntent::SignIn(LichessToken(String::from("lip_0123456789abcdef"))),
            LichessIntent::Go(Some(1)),
            LichessIntent::Accept(None),
            LichessIntent::Say(String::from("Which move?")),
        ]
        .map(Intent::Lichess)
        .to_vec(),
        WindowAct::Help => vec![Intent::Help(String::new())],
        WindowAct::Manual => vec![Intent::Manual],
        WindowAct::Guide => vec![Intent::Settings(SettingsIntent::Guide)],
        // These are shown or move the focus; the real window is tried with the keys themselves.
        WindowAct::DescribeKey
        | WindowAct::More
        | WindowAct::HandOver
        | WindowAct::DeskWindow
        | WindowAct::OpponentsWindow
        | WindowAct::NextPane
        | WindowAct::PreviousPane
        | WindowAct::EntriesFrom
        | WindowAct::FindEntry
        | WindowAct::CorrectEntry => Vec::new(),
    }
}

fn opened() -> [Intent; 5] {
    [
        FileIntent::List { aloud: false },
        FileIntent::Open(String::from("other.pgn")),
        FileIntent::Open(String::from("other.annabella")),
        FileIntent::OpenListed(1),
        FileIntent::Choose(Dialog::Open),
    ]
    .map(Intent::File)
}

fn form() -> NewGameForm {
    let mut form = NewGameForm::default();
    form.seats.white.name = String::from("Ada");
    form.seats.black.name = String::from("Ben");
    form
}

fn wishes() -> Vec<Attempt> {
    let mut attempts = Vec::new();
    for by in PEOPLE {
        let new_game = [
            Intent::NewGame(Box::new(form())),
            Intent::AskFirst(Box::new(Intent::NewGame(Box::new(form())))),
        ];
        for intent in opened().into_iter().chain(new_game) {
            attempts.push(attempt(by, format!("{intent:?}"), intent));
        }
        for dialog in [Dialog::Open, Dialog::Save] {
            let chosen = Ok(Some(String::from("other.pgn")));
            let input = Input::Chosen(by, dialog, chosen);
            let what = format!("{dialog:?} answered by the system");
            attempts.push(Attempt { by, what, input });
        }
        for around in Control::ALL.iter().filter_map(|control| match control.row().act {
            ControlAct::About(ask) => Some(ask),
            ControlAct::Ask(..)
            | ControlAct::Do(..)
            | ControlAct::Switch(_)
            | ControlAct::Window(_)
            | ControlAct::Board(_)
            | ControlAct::Field
            | ControlAct::Focus => None,
        }) {
            for square in Square::ALL {
                let intent = Intent::Ask(around(square));
                attempts.push(attempt(by, format!("{intent:?}"), intent));
            }
        }
    }
    attempts
}
