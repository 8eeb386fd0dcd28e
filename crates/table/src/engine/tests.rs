use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use crate::Table;
use crate::effect::Effect;
use crate::input::Input;
use crate::script::{parse::parse, play::Stage};
use crate::tests::said;
use controls::intent::Intent;
use controls::new_game::Opponent;
use laws::away::AwayPlayer;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use protocols::engine::level::Level;
use protocols::engine::{EngineInfo, EngineNews, EngineReport, EngineRequest, EngineTask, EngineUse, Limit};
use query::next::{PlayerAct, Reason};
use settings::Setting;
use wording::endgame::endgames;

const ADA: Person = Person::Player(Color::White);
const PEOPLE: &str = "white vi Ada\nblack sighted Ben\n";
const SEATED: &str = "engine black \"Stockfish 15.1\" club\n";

/// The requests to engines in that step.
fn asked(table: &mut Table, input: Input) -> Vec<EngineRequest> {
    let at = Moment::from_millis(table.last().as_millis() + 1_000);
    let effects = table.step(input, at);
    let requests = effects.into_iter().filter_map(|effect| {
        let Effect::Engine(request) = effect else { return None };
        Some(request)
    });
    requests.collect()
}

fn line(text: &str) -> Input {
    Input::Intent(ADA, Intent::Line(text.to_owned()))
}

fn tells(report: EngineReport) -> Input {
    let of = EngineUse::Opponent;
    Input::Engine(EngineNews { of, report })
}

fn ready() -> Input {
    tells(EngineReport::Ready(EngineInfo {
        name: String::from("Stockfish 15.1"),
        strength: Level::Club.strength(),
    }))
}

fn seated(header: &str) -> Table {
    let script = parse(&format!("{header}{PEOPLE}{SEATED}")).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    stage.into_table().0
}

fn task(requests: &[EngineRequest]) -> &EngineTask {
    let [EngineRequest::Think(EngineUse::Opponent, task)] = requests else {
        panic!("{requests:?}");
    };
    task
}

#[test]
fn the_engine_is_asked_once_per_position_while_clocks_run() {
    let mut table = seated("set place=home\ntime 300+2\n");
    assert_eq!(asked(&mut table, line("start clocks")), []);
    let requests = asked(&mut table, line("e4"));
    let first = task(&requests).clone();
    assert_eq!(first.moves.len(), 1);
    let Limit::Clock {
        left_ms, increment_ms, ..
    } = &first.limit
    else {
        panic!("{first:?}");
    };
    assert_eq!(left_ms.black, 302_000);
    assert_eq!(increment_ms.black, 2_000);
    assert_eq!(asked(&mut table, Input::Time), [], "once");
    assert_eq!(
        asked(&mut table, line("stop clocks")),
        [EngineRequest::Stop(EngineUse::Opponent)]
    );
    let again = asked(&mut table, line("start clocks"));
    assert_ne!(task(&again).number, first.number, "the old answer counts no more");
    let old = EngineReport::Best(first.number, Some("e7e5".parse().unwrap()));
    assert_eq!(asked(&mut table, tells(old)), []);
    assert_eq!(table.game().line().len(), 1);
}

#[test]
fn an_opened_game_restarts_its_engine_and_continues() {
    let script = parse(&format!("set place=home\n{PEOPLE}{SEATED}> white types e4\n")).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (left, entries) = stage.into_table();
    let number = entries.last().unwrap().number;
    let mut table = Table::reopened(entries, number, None, Locale::En).unwrap();
    let names = |table: &Table| table.game().people().name(Person::Player(Color::Black)).to_owned();
    assert_eq!(
        (names(&left), names(&table)),
        (String::from("Stockfish 15.1"), names(&left))
    );
    let requests = asked(&mut table, Input::Time);
    let [EngineRequest::Start(EngineUse::Opponent, setup)] = requests.as_slice() else {
        panic!("{requests:?}");
    };
    assert_eq!((setup.program.as_str(), setup.threads), ("stockfish", 1));
    assert_eq!(setup.strength, Level::Club.strength());
    assert_eq!(task(&asked(&mut table, ready())).moves.len(), 1);
    let game = table.game();
    let strength = match game.away(Color::Black) {
        Some(AwayPlayer::Engine { strength, .. }) => strength.as_str(),
        other => panic!("{other:?}"),
    };
    assert_eq!(strength, "club");
    // A game that can only be looked at starts no engine.
    let (_, entries) = {
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        stage.into_table()
    };
    let mut table = Table::reopened(entries, number, None, Locale::En).unwrap();
    table.set_read_only();
    assert_eq!(asked(&mut table, Input::Time), []);
}

#[test]
fn who_sits_down_at_its_seat_may_end_it_and_do_nothing_else() {
    const BEN: Person = Person::Player(Color::Black);
    let mut table = seated("set place=home\n");
    for (text, ends) in [("resign", false), ("engine level master", false), ("end engine", true)] {
        asked(&mut table, Input::Intent(BEN, Intent::Line(text.to_owned())));
        assert_eq!(table.game().away(Color::Black).is_none(), ends, "{text}");
        assert!(table.game().ending().is_none());
    }
}

#[test]
fn a_hint_is_given_up_when_another_game_is_reviewed() {
    let script = parse(&format!("set place=home\n{PEOPLE}both play 1.e4 e5\n")).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (mut table, _) = stage.into_table();
    let adviser = |report| {
        Input::Engine(EngineNews {
            of: EngineUse::Adviser,
            report,
        })
    };
    let about = EngineInfo {
        name: String::from("Stockfish 15.1"),
        strength: Level::Full.strength(),
    };
    asked(&mut table, line("hint"));
    let requests = asked(&mut table, adviser(EngineReport::Ready(about)));
    let [EngineRequest::Think(EngineUse::Adviser, hint)] = requests.as_slice() else {
        panic!("{requests:?}")
    };
    assert_eq!(
        asked(&mut table, line("review")),
        [EngineRequest::End(EngineUse::Adviser)]
    );
    let requests = asked(&mut table, line("opinion"));
    let [
        EngineRequest::Start(..),
        EngineRequest::Think(EngineUse::Adviser, opinion),
    ] = requests.as_slice()
    else {
        panic!("{requests:?}")
    };
    assert_ne!(hint.number, opinion.number);
    asked(&mut table, line("leave review"));
    asked(&mut table, line("review"));
    let requests = asked(&mut table, line("opinion"));
    let [
        EngineRequest::Start(..),
        EngineRequest::Think(EngineUse::Adviser, again),
    ] = requests.as_slice()
    else {
        panic!("{requests:?}")
    };
    assert_ne!(
        opinion.number, again.number,
        "an answer that was on its way is not taken for this one's"
    );
}

#[test]
fn the_engine_waits_during_a_training_and_thinks_again_later() {
    let mut table = seated("set place=home\n");
    asked(&mut table, Input::Time);
    asked(&mut table, ready());
    let requests = asked(&mut table, line("e4"));
    let first = task(&requests).number;
    assert_eq!(
        asked(&mut table, line("training")),
        [EngineRequest::Stop(EngineUse::Opponent)]
    );
    let late = EngineReport::Best(first, Some("e7e5".parse().unwrap()));
    assert_eq!(asked(&mut table, tells(late)), []);
    assert_eq!(table.game().line().len(), 1);
    let requests = asked(&mut table, line("end training"));
    assert_ne!(task(&requests).number, first);
}

#[test]
fn another_program_or_more_cores_start_it_anew() {
    let mut table = seated("set place=home\n");
    assert!(table.put(ADA, Setting::EngineThreads, "2"));
    let requests = asked(&mut table, Input::Time);
    let [EngineRequest::Start(EngineUse::Opponent, setup)] = requests.as_slice() else {
        panic!("{requests:?}");
    };
    assert_eq!(setup.threads, 2);
    assert!(table.put(ADA, Setting::EngineSeconds, "5"));
    assert_eq!(asked(&mut table, ready()), []);
    let requests = asked(&mut table, line("e4"));
    assert_eq!(task(&requests).limit, Limit::Time(5_000));
    asked(&mut table, line("undo"));
    asked(&mut table, line("engine nodes 40"));
    let requests = asked(&mut table, line("d4"));
    assert_eq!(task(&requests).limit, Limit::Nodes(40_000));
}

#[test]
fn a_player_waiting_for_an_engine_is_told_that_it_thinks() {
    let mut table = seated("set place=home\n");
    let acts = |table: &Table| Color::ALL.map(|side| table.next_act(Person::Player(side)).unwrap().act);
    let nobody = PlayerAct::Nothing(Reason::IsAway);
    assert_eq!(acts(&table), [PlayerAct::Move, nobody]);
    asked(&mut table, line("e4"));
    assert_eq!(acts(&table), [PlayerAct::Nothing(Reason::EngineThinks), nobody]);
    asked(
        &mut table,
        tells(EngineReport::Lost(protocols::engine::EngineFault::Hangs)),
    );
    assert_eq!(acts(&table), [PlayerAct::Nothing(Reason::EngineGone), nobody]);
    // A person has the seat again, with their name.
    asked(&mut table, line("end engine"));
    assert_eq!(
        acts(&table),
        [PlayerAct::Nothing(Reason::Waits(query::Task::ToMake)), PlayerAct::Move]
    );
    assert_eq!(table.game().people().name(Person::Player(Color::Black)), "Ben");
}

#[test]
fn in_a_practice_game_it_waits() {
    let mut table = seated("set place=home\n");
    asked(&mut table, line("e4"));
    assert_eq!(
        asked(&mut table, line("practice")),
        [EngineRequest::Stop(EngineUse::Opponent)]
    );
    assert_eq!(asked(&mut table, line("Nf3")), []);
    assert_eq!(task(&asked(&mut table, line("leave practice"))).moves.len(), 1);
    assert_eq!(
        asked(&mut table, line("end engine")),
        [EngineRequest::End(EngineUse::Opponent)]
    );
}

#[test]
fn the_colours_are_changed_in_a_new_game_from_the_same_position() {
    let mut table = seated("set place=home\ntime 900+10\n");
    asked(&mut table, line("start clocks"));
    let requests = asked(&mut table, line("e4"));
    let number = task(&requests).number;
    asked(
        &mut table,
        tells(EngineReport::Best(number, Some("e7e5".parse().unwrap()))),
    );
    asked(&mut table, line("change sides"));
    let effects = table.step(line("yes"), table.last());
    let form = effects.into_iter().find_map(|effect| {
        let Effect::NewGame(form, _) = effect else { return None };
        Some(form)
    });
    let form = form.unwrap();
    assert_eq!((form.seats.black.name.as_str(), form.time.as_str()), ("Ada", "15+10"));
    assert!(
        form.start
            .starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"),
        "{}",
        form.start
    );
    assert_eq!(form.opponent, Opponent::Engine(String::from("club")));
}

#[test]
fn an_engine_returns_with_its_strength_and_typed_program() {
    let mut table = seated("set place=home\n");
    asked(&mut table, line("end engine"));
    let level = |table: &mut Table, text: &str| match asked(table, line(text)).as_slice() {
        [EngineRequest::Start(EngineUse::Opponent, setup)] => setup.clone(),
        requests => panic!("{requests:?}"),
    };
    assert_eq!(
        level(&mut table, "engine beginner").strength,
        Level::Beginner.strength()
    );
    asked(&mut table, ready());
    asked(&mut table, line("end engine"));
    assert_eq!(level(&mut table, "engine").strength, Level::Beginner.strength());
    asked(&mut table, ready());
    assert_eq!(level(&mut table, "engine cores 4").threads, 4);
    asked(&mut table, ready());
    assert_eq!(
        level(&mut table, "engine program /opt/chess/arasan").program,
        "/opt/chess/arasan"
    );
    // Too large a number is refused in words, and no engine is started.
    assert_eq!(asked(&mut table, line("engine cores 400")), []);
}

#[test]
fn a_player_waiting_for_an_absent_engine_is_told_what_to_do() {
    let script = parse(&format!("set place=home\n{PEOPLE}")).unwrap();
    let (mut table, _) = Stage::new(&script.header, Locale::En, None).into_table();
    let ben = |text: &str| Input::Intent(Person::Player(Color::Black), Intent::Line(text.to_owned()));
    table.want_engine(Color::White, String::from("club"));
    asked(&mut table, Input::Time);
    assert!(table.awaits_answer());
    asked(
        &mut table,
        tells(EngineReport::Lost(protocols::engine::EngineFault::NotFound)),
    );
    assert!(!table.awaits_answer());
    let act = |table: &Table| table.next_act(ADA).unwrap().act;
    asked(&mut table, line("e4"));
    assert_eq!(act(&table), PlayerAct::Nothing(Reason::EngineGone));
    // A person has taken over from the engine.
    asked(&mut table, ben("e5"));
    asked(&mut table, line("Nf3"));
    assert_eq!(act(&table), PlayerAct::Nothing(Reason::Waits(query::Task::ToMake)));
}

#[test]
fn the_clocks_of_a_game_against_the_engine_start_at_move_one() {
    let script = parse(&format!("set place=home\ntime 300\n{PEOPLE}")).unwrap();
    for own in Color::ALL {
        let (mut table, _) = Stage::new(&script.header, Locale::En, None).into_table();
        table.want_engine(own, String::from("club"));
        asked(&mut table, Input::Time);
        let requests = asked(&mut table, ready());
        let requests = match own {
            Color::White => asked(&mut table, line("e4")),
            Color::Black => requests,
        };
        assert_eq!(task(&requests).moves.len(), own.fold_wb(1, 0));
        assert_eq!(table.game().clock().running(), Some(own.other()));
        // The person who stops the clocks starts them again.
        let stops = Intent::Line(String::from("stop clocks"));
        asked(&mut table, Input::Intent(Person::Player(own), stops));
        asked(&mut table, Input::Time);
        assert_eq!(table.game().clock().running(), None);
    }
}

/// The game that was begun with that line, if one was: its start, and the words said.
fn begun(table: &mut Table, text: &str) -> (Option<(String, Opponent)>, String) {
    let at = Moment::from_millis(table.last().as_millis() + 1_000);
    let effects = table.step(line(text), at);
    let form = effects.iter().find_map(|effect| {
        let Effect::NewGame(form, _) = effect else { return None };
        assert_eq!((form.seats.white.name.as_str(), form.time.as_str()), ("Ada", "none"));
        Some((form.start.clone(), form.opponent.clone()))
    });
    (form, said(&effects).join(" "))
}

#[test]
fn an_endgame_is_chosen_by_its_number_its_piece_or_in_turn() {
    let starts: Vec<String> = endgames()
        .iter()
        .map(|endgame| Fen::from_position(&endgame.start, EnPassantMode::Legal).to_string())
        .collect();
    let mut table = seated("set place=home\ntime 300+2\n");
    let full = Opponent::Engine(String::from("full"));
    for (text, number) in [
        ("endgame", 1),
        ("endgame 5", 5),
        ("ending rook", 2),
        ("endgame Turm", 2),
        ("endgame pawn", 5),
        ("endgame bishop", 3),
    ] {
        let expected = (text != "endgame Turm").then(|| (starts[number - 1].clone(), full.clone()));
        let (form, said) = begun(&mut table, text);
        assert_eq!(form, expected, "{text}");
        let is_refused = said.contains("No such endgame. List: endgames.");
        assert_eq!(is_refused, expected.is_none(), "{text}: {said}");
    }
    for text in [
        "endgame 0",
        "endgame 18",
        "endgame 99999999999999999999",
        "endgame king-side",
    ] {
        let (form, said) = begun(&mut table, text);
        assert!(form.is_none() && said.contains("No such endgame."), "{text}: {said}");
    }
    let (_, list) = begun(&mut table, "endgames");
    assert!(
        list.starts_with("Endgame 1, king and queen against king: win. Endgame 2"),
        "{list}"
    );
    // At an event there is none.
    let script = parse(&format!("time 300\n{PEOPLE}arbiter Dora\n")).unwrap();
    let (mut table, _) = Stage::new(&script.header, Locale::En, None).into_table();
    for text in ["endgame", "endgame 99", "endgames"] {
        let (form, said) = begun(&mut table, text);
        assert!(form.is_none() && said == "Home games only.", "{said}");
    }
}

#[test]
fn an_endgame_waits_for_its_engine_at_full_strength() {
    let start = "start 8/8/8/4k3/8/8/8/R3K3 w - - 0 1\nset place=home\n";
    let script = parse(&format!("{start}{PEOPLE}")).unwrap();
    let (mut table, _) = Stage::new(&script.header, Locale::En, None).into_table();
    table.want_engine(Color::White, Level::Full.id());
    asked(&mut table, Input::Time);
    let at = Moment::from_millis(table.last().as_millis() + 1_000);
    let lost = tells(EngineReport::Lost(protocols::engine::EngineFault::NotFound));
    let said = said(&table.step(lost, at)).join(" ");
    assert!(said.contains("Install Stockfish"), "{said}");
    // Once it is installed, the word brings it at the strength of an endgame.
    let requests = asked(&mut table, line("engine"));
    let [EngineRequest::Start(EngineUse::Opponent, setup)] = requests.as_slice() else {
        panic!("{requests:?}");
    };
    assert_eq!(setup.strength, Level::Full.strength());
}

/// An endgame is left for the game before it; without one, for a new game between people.
#[test]
fn an_endgame_leads_back_to_the_game_before_it() {
    let start = "start 8/8/8/4k3/8/8/8/R3K3 w - - 0 1\nset place=home\n";
    let script = parse(&format!("{start}{PEOPLE}")).unwrap();
    let endgame = || {
        let (mut table, _) = Stage::new(&script.header, Locale::En, None).into_table();
        table.want_engine(Color::White, Level::Full.id());
        asked(&mut table, Input::Time);
        asked(&mut table, ready());
        table
    };
    let does = |table: &mut Table, text: &str| {
        let at = Moment::from_millis(table.last().as_millis() + 1_000);
        table.step(line(text), at)
    };
    let ada = Person::Player(Color::White);
    let permit = |table: &Table| table.may_be_left(ada, table.last()).unwrap();
    let back = |effects: &[Effect]| {
        effects.iter().find_map(|effect| {
            let Effect::OpenGame { path, .. } = effect else {
                return None;
            };
            Some(path.clone())
        })
    };
    let (before, _) = Stage::new(
        &parse(&format!("set place=home\n{PEOPLE}")).unwrap().header,
        Locale::En,
        None,
    )
    .into_table();
    let mut first = endgame();
    first.takes_the_place(permit(&before).leaving(Some(String::from("before.annabella"))));
    let mut second = endgame();
    second.takes_the_place(permit(&first).leaving(Some(String::from("endgame.annabella"))));
    for table in [&mut first, &mut second] {
        assert_eq!(back(&does(table, "quit")), Some(String::from("before.annabella")));
    }
    let mut alone = endgame();
    let effects = does(&mut alone, "leave");
    let form = effects.iter().find_map(|effect| {
        let Effect::NewGame(form, _) = effect else { return None };
        Some(form)
    });
    let form = form.unwrap();
    assert_eq!((&form.opponent, form.start.as_str()), (&Opponent::Person, ""));
    assert_eq!(
        (form.seats.white.name.as_str(), form.seats.black.name.as_str()),
        ("Ada", "")
    );
    let (form, _) = begun(&mut alone, "new game");
    assert_eq!(form.map(|(_, opponent)| opponent), Some(Opponent::Person));
}
