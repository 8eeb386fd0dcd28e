//! Reviewing games at the table: files of games, an engine's evaluation, and the remarks of the journal next to the
//! moves.

use std::sync::Arc;

use shakmaty::{Color, Position as _};

use super::remarks::remarks;
use crate::Table;
use crate::effect::Effect;
use crate::input::Input;
use crate::script::parse::parse;
use crate::script::play::Stage;
use crate::tests::said;
use controls::intent::Intent;
use controls::review::{GamesIntent, ReviewIntent};
use laws::people::Person;
use locale::{Locale, Messages};
use protocols::engine::{
    EngineFault, EngineNews, EngineReport, EngineRequest, EngineScore, EngineTask, EngineUse, ThoughtLine,
};
use query::Query;
use review::collection::{self, Hit};
use review::index::{Index, Listing};

const ADA: Person = Person::Player(Color::White);

fn played(story: &str) -> Table {
    let script = parse(story).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    stage.into_table().0
}

fn home(moves: &str) -> Table {
    let story = format!("set place=home\nwhite vi Ada\nblack sighted Ben\n\n{moves}\n");
    played(&story)
}

/// The result of a step: the words, and the effects.
fn step(table: &mut Table, input: Input, ms: u64) -> (Vec<String>, Vec<Effect>) {
    let at = table.last().plus_millis(ms);
    let effects = table.step(input, at);
    assert!(
        !effects.iter().any(|effect| matches!(effect, Effect::Append(_))),
        "{effects:?}"
    );
    (said(&effects), effects)
}

fn types(table: &mut Table, line: &str) -> (Vec<String>, Vec<Effect>) {
    step(table, Input::Intent(ADA, Intent::Line(line.to_owned())), 10)
}

fn tells(table: &mut Table, news: collection::CollectionNews) -> (Vec<String>, Vec<Effect>) {
    step(table, Input::Collection(news), 10)
}

fn asked(effects: &[Effect]) -> Vec<&collection::CollectionRequest> {
    let asked = effects.iter().filter_map(|effect| {
        let Effect::Collection(request) = effect else {
            return None;
        };
        Some(request)
    });
    asked.collect()
}

fn index(text: &str) -> Arc<Index> {
    let mut listing = Listing::new(text.as_bytes());
    while listing.list().unwrap() {}
    Arc::new(listing.into_index())
}

const GAMES: &str = "[White \"Anand\"]\n[Black \"Carlsen\"]\n[Result \"1-0\"]\n\n1. e4 {King's pawn} e5 (1... c5 $1) 2. Nf3 1-0\n\n\
                     [White \"Polgar\"]\n[Black \"Short\"]\n[Event \"Hastings\"]\n[Result \"*\"]\n\n1. d4 *\n";

#[test]
fn a_file_of_many_games_is_listed_and_one_is_saved_in_place() {
    let mut table = home("");
    let (_, effects) = types(&mut table, "open games.pgn");
    assert_eq!(
        asked(&effects),
        [&collection::CollectionRequest::Open(String::from("games.pgn"))]
    );
    let (said, _) = tells(&mut table, collection::CollectionNews::Listed(index(GAMES)));
    assert_eq!(said, ["games.pgn: 2 games. 1: Anand – Carlsen, 1-0."]);
    let page = table.other_game(ADA).file.unwrap();
    assert_eq!((page.count(), page.wanted), (2, 1));
    assert_eq!(page.line(1), "2: Polgar – Short, Hastings");
    let (_, effects) = types(&mut table, "find player polgar");
    assert!(matches!(asked(&effects)[..], [collection::CollectionRequest::Find(_)]));
    let hits = Arc::from([Hit { game: 1, place: None }]);
    let (said, _) = tells(&mut table, collection::CollectionNews::Found(hits, true));
    assert_eq!(said, ["games.pgn: one game. 2: Polgar – Short, Hastings."]);
    assert_eq!(table.other_game(ADA).file.unwrap().number(0), Some(2));
    let (_, effects) = types(&mut table, "game of file 1");
    assert_eq!(asked(&effects), [&collection::CollectionRequest::Read(0)]);
    let read = index(GAMES).read(0, GAMES.as_bytes()).unwrap();
    let (said, _) = tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    assert_eq!(said, ["Reviewing Anand – Carlsen, 1-0. 2 moves."]);
    let (said, _) = types(&mut table, "next move");
    assert_eq!(said, ["1, White: Eva vier. King's pawn. One variation."]);
    let (said, _) = types(&mut table, "variation");
    assert_eq!(said.len(), 1);
    assert!(
        said[0].starts_with("Variation 1 of 1. 1, Black: Cäsar fünf. Good move."),
        "{said:?}"
    );
    types(&mut table, "comment Sicilian");
    let (_, effects) = types(&mut table, "save review");
    let [collection::CollectionRequest::Save(0, game)] = asked(&effects)[..] else {
        panic!("{effects:?}")
    };
    let text = notation::pgn::text(game);
    assert!(text.contains("{King's pawn}") && text.contains("{Sicilian}"), "{text}");
    let news = collection::CollectionNews::Saved {
        game: 0,
        keeps_old_bytes: false,
        index: index(GAMES),
    };
    let (said, _) = tells(&mut table, news);
    assert_eq!(said, ["Saved: games.pgn."]);
    let (said, _) = types(&mut table, "leave");
    assert!(said[0].starts_with("Back to the game."), "{said:?}");
}

#[test]
fn a_program_waits_while_a_file_is_read() {
    let mut table = home("");
    types(&mut table, "open games.pgn");
    assert!(table.awaits_answer());
    tells(&mut table, collection::CollectionNews::Listed(index(GAMES)));
    assert!(!table.awaits_answer());
    types(&mut table, "game of file 1");
    assert!(table.awaits_answer());
    let read = index(GAMES).read(0, GAMES.as_bytes()).unwrap();
    tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    assert!(!table.awaits_answer());
    types(&mut table, "open missing.pgn");
    tells(
        &mut table,
        collection::CollectionNews::Failed(collection::CollectionFault::NotThere),
    );
    assert!(!table.awaits_answer());
}

#[test]
fn in_a_terminal_a_search_is_stopped_by_the_word_it_names() {
    let mut table = home("");
    table.stand_in(crate::Terminal::Person, ADA);
    let wish = |wish| Input::Intent(ADA, Intent::Review(wish));
    step(&mut table, wish(ReviewIntent::Open(String::from("games.pgn"))), 10);
    tells(&mut table, collection::CollectionNews::Listed(index(GAMES)));
    types(&mut table, "find player polgar");
    let (said, _) = tells(&mut table, collection::CollectionNews::Progress(30));
    assert!(said[0].ends_with("Type stop to cancel."), "{said:?}");
    let (said, effects) = types(&mut table, "stop");
    assert_eq!(said, ["Search stopped. Results so far are kept."]);
    assert_eq!(asked(&effects), [&collection::CollectionRequest::Stop]);
    assert!(types(&mut table, "stop").0[0].contains("no clock"));
}

#[test]
fn a_repeated_list_continues_with_the_numbers_of_the_games() {
    let games = (1..=9).map(|number| format!("[White \"W{number}\"]\n[Black \"B\"]\n\n1. e4 *\n\n"));
    let text = games.collect::<Vec<_>>().concat();
    let mut table = home("");
    types(&mut table, "open games.pgn");
    tells(&mut table, collection::CollectionNews::Listed(index(&text)));
    types(&mut table, "find player w");
    let hits: Vec<Hit> = (1..9).map(|game| Hit { game, place: None }).collect();
    let (said, _) = tells(&mut table, collection::CollectionNews::Found(hits.into(), true));
    assert_eq!(said, ["games.pgn: 8 games. 2: W2 – B."]);
    for expected in [
        "games.pgn: 8 games. 3: W3 – B. 4: W4 – B. 5: W5 – B. 6: W6 – B. 7: W7 – B.",
        "games.pgn: 8 games. 8: W8 – B. 9: W9 – B.",
        "games.pgn: 8 games. 2: W2 – B.",
    ] {
        assert_eq!(types(&mut table, "games of file").0, [expected]);
    }
}

#[test]
fn games_are_searched_by_move_or_position_and_opened_there() {
    let mut table = home("");
    types(&mut table, "open games.pgn");
    tells(&mut table, collection::CollectionNews::Listed(index(GAMES)));
    let finds = |table: &mut Table, text: &str| {
        let wish = ReviewIntent::Games(GamesIntent::Find(text.to_owned()));
        let (_, effects) = step(table, Input::Intent(ADA, Intent::Review(wish)), 10);
        let [collection::CollectionRequest::Find(wanted)] = asked(&effects)[..] else {
            panic!("{effects:?}")
        };
        wanted.clone()
    };
    assert_eq!(
        finds(&mut table, "Carlsen "),
        collection::SearchCriterion::Player(String::from("Carlsen"))
    );
    assert!(matches!(
        finds(&mut table, "8/8/8/8/8/8/8/K1k5"),
        collection::SearchCriterion::Place(_)
    ));
    let e5 = finds(&mut table, "1... e5".trim_start_matches("1... "));
    assert!(matches!(e5, collection::SearchCriterion::Place(_)));
    let german = |text| collection::SearchCriterion::read(text, "de".parse().unwrap());
    assert_eq!(
        german("Sf3"),
        collection::SearchCriterion::read("Nf3", notation::algebraic::Letters::English)
    );
    assert_eq!(
        german("Bb5"),
        collection::SearchCriterion::read("Bb5", notation::algebraic::Letters::English)
    );
    let hit = collection::Hit {
        game: 0,
        place: Some(review::TreePlace::played(2)),
    };
    tells(&mut table, collection::CollectionNews::Found([hit].into(), true));
    let read = index(GAMES).read(0, GAMES.as_bytes()).unwrap();
    let (said, _) = tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[1].starts_with("1, Black: "), "{said:?}");
    assert_eq!(
        table.other_game(ADA).review.unwrap().here.map(|here| here > 0),
        Some(true)
    );
}

#[test]
fn on_the_loudspeaker_each_language_of_the_room_is_heard_once() {
    let mut table = home("both play 1.e4 e5");
    let ben = Person::Player(Color::Black);
    table.seats.get_mut(ben).unwrap().messages = Messages::new(Locale::De);
    types(&mut table, "loudspeaker on");
    types(&mut table, "review");
    let (said, _) = types(&mut table, "move 1");
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("White") && said[0].contains("Weiß"), "{said:?}");
}

#[test]
fn a_pass_is_told_in_words_and_the_moves_after_it_are_reviewed() {
    let mut table = home("");
    types(&mut table, "open one.pgn");
    let one = "1. e4 e5 2. Nf3 (2. -- Nf6 3. --) *\n";
    tells(&mut table, collection::CollectionNews::Listed(index(one)));
    let read = index(one).read(0, one.as_bytes()).unwrap();
    tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    types(&mut table, "ply 2");
    let (said, _) = types(&mut table, "variation");
    assert_eq!(said, ["Variation 1 of 1. 2, White: pass"]);
    let (said, _) = types(&mut table, "next move");
    assert!(said[0].starts_with("2, Black: Springer Felix sechs"), "{said:?}");
    assert_eq!(table.game().line().len(), 1, "since White has passed");
    let (said, _) = types(&mut table, "next move");
    assert!(said[0].starts_with("3, White: pass."), "{said:?}");
    assert!(
        table
            .other_game(ADA)
            .review
            .unwrap()
            .lines
            .iter()
            .any(|line| line.text == "2. pass")
    );
    let (_, effects) = types(&mut table, "opinion");
    let start = task(&effects).unwrap();
    assert!(start.moves.is_empty() && start.start.contains(" b "), "{start:?}");
}

#[test]
fn closing_the_program_asks_about_an_unsaved_review() {
    let mut table = home("both play 1.e4 e5");
    types(&mut table, "review");
    assert_eq!(table.other_game(ADA).before_closing, None);
    types(&mut table, "comment good");
    let first = table.other_game(ADA).before_closing.unwrap();
    step(&mut table, Input::Intent(ADA, first.clone()), 10);
    types(&mut table, "no");
    assert_eq!(table.other_game(ADA).before_closing, Some(first.clone()));
    step(&mut table, Input::Intent(ADA, first), 10);
    types(&mut table, "yes");
    assert_eq!(table.other_game(ADA).before_closing, None);
}

#[test]
fn a_file_with_one_game_is_opened_at_once_and_faults_name_it() {
    let mut table = home("both play 1.d4");
    types(&mut table, "open one.pgn");
    let one = "1. e4 *\n";
    let (_, effects) = tells(&mut table, collection::CollectionNews::Listed(index(one)));
    assert_eq!(asked(&effects), [&collection::CollectionRequest::Read(0)]);
    let read = index(one).read(0, one.as_bytes()).unwrap();
    tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    assert_eq!(table.other_game(ADA).review.unwrap().lines.len(), 1);
    let (_, effects) = types(&mut table, "open two.pgn");
    assert_eq!(asked(&effects).len(), 1);
    let (said, _) = tells(
        &mut table,
        collection::CollectionNews::Failed(collection::CollectionFault::NotThere),
    );
    assert_eq!(said, ["File not found: two.pgn."]);
}

#[test]
fn a_new_game_begins_at_the_position_and_the_table_is_untouched() {
    let mut table = home("both play 1.e4 e5 2.Nf3");
    let before = table.game().clone();
    types(&mut table, "review");
    types(&mut table, "move 1");
    let (_, effects) = types(&mut table, "play on from here");
    let opening = effects.iter().find_map(|effect| {
        let Effect::NewTable(opening, _) = effect else {
            return None;
        };
        Some(opening)
    });
    let start = &opening.unwrap().regulations.start;
    assert_eq!(shakmaty::Position::turn(start), Color::Black);
    types(&mut table, "leave review");
    assert_eq!(*table.game(), before);
}

fn engine(effects: &[Effect]) -> Vec<&EngineRequest> {
    let asked = effects.iter().filter_map(|effect| {
        let Effect::Engine(request) = effect else { return None };
        Some(request)
    });
    asked.collect()
}

fn task(effects: &[Effect]) -> Option<EngineTask> {
    engine(effects).into_iter().find_map(|request| {
        let EngineRequest::Think(EngineUse::Adviser, task) = request else {
            return None;
        };
        Some(task.clone())
    })
}

fn thinks(table: &mut Table, task: &EngineTask, score: i32, moves: &str) -> (Vec<String>, Vec<Effect>) {
    let moves: Vec<_> = moves.split_whitespace().map(|uci| uci.parse().unwrap()).collect();
    let best = moves.first().copied();
    let line = ThoughtLine {
        rank: 1,
        depth: 12,
        score: EngineScore::Centipawns(score),
        moves,
    };
    let adviser = |report| {
        Input::Engine(EngineNews {
            of: EngineUse::Adviser,
            report,
        })
    };
    let (mut said, mut effects) = step(table, adviser(EngineReport::Thinks(task.number, line)), 300);
    let (more, then) = step(table, adviser(EngineReport::Best(task.number, best)), 300);
    said.extend(more);
    effects.extend(then);
    (said, effects)
}

#[test]
fn an_engine_gives_its_opinion_and_its_best_line_move_by_move() {
    let mut table = home("both play 1.e4 e5");
    types(&mut table, "review");
    let (said, effects) = types(&mut table, "opinion");
    assert_eq!(said, ["Thinking."]);
    assert!(matches!(
        engine(&effects)[..],
        [EngineRequest::Start(..), EngineRequest::Think(..)]
    ));
    let task = task(&effects).unwrap();
    let (said, _) = thinks(&mut table, &task, 40, "e2e4 c7c5 g1f3");
    assert_eq!(said, ["White is slightly better, half a pawn. Best: Eva vier"]);
    let (said, _) = types(&mut table, "best line");
    assert_eq!(said, ["1, Black: Cäsar fünf"]);
    let (said, _) = types(&mut table, "best line");
    assert_eq!(said, ["2, White: Springer Felix drei"]);
    let (said, _) = types(&mut table, "best line");
    assert_eq!(said, ["End of the line."]);
    let (_, effects) = types(&mut table, "leave review");
    assert_eq!(engine(&effects), [&EngineRequest::End(EngineUse::Adviser)]);
}

#[test]
fn what_an_engine_thinks_of_a_place_one_has_left_is_not_said() {
    let mut table = home("both play 1.e4 e5");
    types(&mut table, "review");
    let (_, effects) = types(&mut table, "opinion");
    let first = task(&effects).unwrap();
    let (_, effects) = types(&mut table, "next move");
    assert_eq!(engine(&effects), [&EngineRequest::Stop(EngineUse::Adviser)]);
    let (said, _) = thinks(&mut table, &first, 40, "e2e4");
    assert_eq!(said, Vec::<String>::new());
}

#[test]
fn the_mistakes_of_a_game_are_listed_and_lead_to_their_moves() {
    let mut table = home("both play 1.f3 e5 2.g4 Qh4");
    types(&mut table, "review");
    let (_, mut effects) = types(&mut table, "mistakes");
    // Seen from White's side: level, worse, level again, lost.
    let scores = [0, 60, -60, 900];
    let mut told = Vec::new();
    for (score, line) in scores.into_iter().zip(["d2d4 d7d5", "d7d5"].into_iter().cycle()) {
        let task = task(&effects).unwrap();
        let (said, next) = thinks(&mut table, &task, score, line);
        told.extend(said);
        effects = next;
    }
    assert!(
        told.iter()
            .any(|text| text.ends_with("Press Escape to stop.") || text.contains("per cent")),
        "{told:?}"
    );
    let last = told.last().unwrap();
    assert!(last.contains("Next: Alt+J."), "{told:?}");
    let view = table.other_game(ADA).review.unwrap();
    assert!(!view.mistakes.is_empty());
    assert_eq!(view.curve.unwrap().pawns.len(), 5);
    let (said, _) = types(&mut table, "next mistake");
    assert!(said[0].contains("Better: "), "{said:?}");
    let ply = table.other_game(ADA).review.unwrap().here.unwrap() + 1;
    assert_eq!(Some(ply), view.mistakes.first().map(|(ply, ..)| *ply));
    // One's own mistakes become positions to train.
    let (_, effects) = types(&mut table, "train these");
    let kept = effects.iter().find_map(|effect| {
        if let Effect::KeepMistakes(ADA, kept) = effect {
            Some(kept)
        } else {
            None
        }
    });
    let kept: Vec<_> = kept
        .unwrap()
        .iter()
        .map(|own| (own.ply, own.best.to_string()))
        .collect();
    assert_eq!(kept, [(3, String::from("d2d4"))]);
    types(&mut table, "leave review");
    types(&mut table, "review");
    let (said, _) = types(&mut table, "train these");
    assert_eq!(
        said,
        ["There are no mistakes to train here. Type mistakes to analyse the game."]
    );
}

#[test]
fn an_illegal_engine_move_is_rejected_and_earlier_opinions_stay() {
    let mut table = home("both play 1.f3 e5 2.g4");
    types(&mut table, "review");
    let (_, effects) = types(&mut table, "opinion");
    let first = task(&effects).unwrap();
    let (said, effects) = thinks(&mut table, &first, 40, "a1a8");
    let is_not_legal = |said: &[String]| said[0].contains("tried to play a1a8, which is illegal.");
    assert!(is_not_legal(&said), "{said:?}");
    assert_eq!(engine(&effects), [&EngineRequest::End(EngineUse::Adviser)]);
    // The engine's line is said up to its first illegal move.
    let (_, effects) = types(&mut table, "opinion");
    let (said, _) = thinks(&mut table, &task(&effects).unwrap(), 40, "e2e4 e2e4");
    assert!(said[0].ends_with("Best: Eva vier"), "{said:?}");
    let (_, effects) = types(&mut table, "mistakes");
    let (_, effects) = thinks(&mut table, &task(&effects).unwrap(), 0, "e2e4");
    let (_, effects) = thinks(&mut table, &task(&effects).unwrap(), 300, "d7d5");
    let (said, _) = thinks(&mut table, &task(&effects).unwrap(), 0, "a1a8");
    assert!(is_not_legal(&said), "{said:?}");
    assert!(
        said[1].starts_with("Analysis stopped after one half-move. One mistake."),
        "{said:?}"
    );
    assert_eq!(table.other_game(ADA).review.unwrap().curve.unwrap().pawns.len(), 2);
}

#[test]
fn without_an_engine_it_is_said_what_to_install() {
    let mut table = home("both play 1.e4");
    types(&mut table, "review");
    types(&mut table, "opinion");
    let report = EngineReport::Lost(EngineFault::NotFound);
    let (said, _) = step(
        &mut table,
        Input::Engine(EngineNews {
            of: EngineUse::Adviser,
            report,
        }),
        10,
    );
    assert_eq!(
        said,
        ["No chess engine found. Install Stockfish, or choose an engine in the settings."]
    );
}

#[test]
fn remarks_of_the_journal_stand_at_their_moves() {
    let story = "time 300\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nat 0:00:10\n\
                 > white plays e4\n> black repeats d4\n> black copies\nat 0:00:20\n> white presses clock\n\
                 > arbiter types note wind\n";
    let table = played(story);
    let messages = Messages::new(Locale::En);
    let found = remarks(table.opening(), table.written.entries.iter(), &messages);
    let texts: Vec<(u32, &str)> = found.iter().map(|remark| (remark.ply, remark.text.as_str())).collect();
    assert!(texts.contains(&(1, "Note: wind")), "{texts:?}");
    assert!(
        found
            .iter()
            .any(|remark| remark.ply == 1 && remark.is_said && remark.text.contains("David vier")),
        "{texts:?}"
    );
}

#[test]
fn a_piece_lifted_and_put_down_plays_its_move_there() {
    let mut table = home("both play 1.e4");
    types(&mut table, "review");
    let touch = |square: &str| {
        let square = square.parse().unwrap();
        Intent::Touch {
            board: Color::White,
            square,
        }
    };
    step(&mut table, Input::Intent(ADA, touch("d2")), 10);
    let (said, _) = step(&mut table, Input::Intent(ADA, touch("d4")), 10);
    assert!(
        said[0].starts_with("New variation. Variation 1 of 1. 1, White: David vier"),
        "{said:?}"
    );
    assert_eq!(table.game().line().len(), 1);
    let (said, _) = types(&mut table, "undo");
    assert!(said[0].starts_with("Undone."), "{said:?}");
}

#[test]
fn every_comment_glyph_and_variation_is_in_the_list_of_moves() {
    let mut table = home("");
    types(&mut table, "review one.pgn");
    let one = "1. e4 $1 {Best by test [%clk 1:00:00]} e5 (1... c5 2. Nf3 (2. c3 d5)) 2. Nf3 *\n";
    tells(&mut table, collection::CollectionNews::Listed(index(one)));
    let read = index(one).read(0, one.as_bytes()).unwrap();
    tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    let view = table.other_game(ADA).review.unwrap();
    let lines: Vec<(&str, usize)> = view.lines.iter().map(|line| (line.text.as_str(), line.depth)).collect();
    assert_eq!(lines[0].1, 0);
    assert!(lines[0].0.starts_with("1. e4, good move. Best by test"), "{lines:?}");
    let rest = [
        ("1... e5", 0),
        ("1... c5", 1),
        ("2. Nf3", 1),
        ("2. c3", 2),
        ("2... d5", 2),
        ("2. Nf3", 0),
    ];
    assert_eq!(lines[1..], rest);
    assert_eq!(
        table.other_game(ADA).escape,
        Some(Intent::Review(controls::review::ReviewIntent::Leave))
    );
}

#[test]
fn a_review_is_offered_to_people_who_ask_after_a_home_game() {
    let mut table = home("both play 1.f3 e5 2.g4");
    let at = table.last().plus_millis(10);
    let mate = Intent::Line(String::from("Qh4"));
    let ended = table.step(Input::Intent(Person::Player(Color::Black), mate), at);
    assert!(!said(&ended).concat().contains("review"), "{ended:?}");
    let asked = table.step(Input::Intent(ADA, Intent::Ask(Query::State)), at.plus_millis(10));
    assert_eq!(
        said(&asked).last().unwrap(),
        "Black wins by checkmate. Review: type review."
    );
}

#[test]
fn clock_times_are_shown_at_the_moves_and_saved_with_them() {
    let mut table = played(
        "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\nat 0:00:20\nboth play 1.e4\n> white stops clocks\n",
    );
    types(&mut table, "review");
    let lines = table.other_game(ADA).review.unwrap().lines;
    assert!(lines[0].text.contains("4 minutes 40 seconds"), "{lines:?}");
    let (_, effects) = types(&mut table, "save x.pgn");
    let text = effects.iter().find_map(|effect| {
        let Effect::Save { text, .. } = effect else { return None };
        Some(text)
    });
    assert!(text.unwrap().contains("[%clk 0:04:40]"), "{text:?}");
}

#[test]
fn a_review_saved_under_another_name_keeps_the_whole_file() {
    let save = |file: &str| {
        let mut table = home("");
        types(&mut table, "review one.pgn");
        tells(&mut table, collection::CollectionNews::Listed(index(file)));
        let read = index(file).read(0, file.as_bytes()).unwrap();
        tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
        types(&mut table, "next move");
        types(&mut table, "comment seen");
        let (_, effects) = types(&mut table, "save review two.pgn");
        let text = effects.iter().find_map(|effect| {
            let Effect::Save { path, text, .. } = effect else {
                return None;
            };
            Some((path.clone(), text.clone()))
        });
        assert_eq!(text.as_ref().map(|(path, _)| path.as_str()), Some("two.pgn"));
        text.unwrap().1
    };
    // The file is not put in order, filled in or made harmless: it belongs to others.
    let whole = save(
        "[Black \"b\"]\n[White \"w\"]\n\n1. e4 {[%cal Gf1b5] {move}} e5 *\n"
            .replace("}}", "}")
            .as_str(),
    );
    assert_eq!(
        whole,
        "[Black \"b\"]\n[White \"w\"]\n\n1. e4 {[%cal Gf1b5] {move} {seen} 1... e5 *\n"
    );
    // Unreadable parts are not lost either.
    let odd = "[White \"w\"]\n\n1. e4 e5 2. Ke3 Nf6 *";
    assert_eq!(
        save(odd),
        format!("{odd}\n\n[White \"w\"]\n\n1. e4 {{seen}} 1... e5 *\n")
    );
}

/// Reviews the only game of that file.
fn through(text: &str) -> Table {
    let mut table = home("");
    types(&mut table, "review one.pgn");
    tells(&mut table, collection::CollectionNews::Listed(index(text)));
    let read = index(text).read(0, text.as_bytes()).unwrap();
    tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    table
}

#[test]
fn a_command_for_programs_is_no_comment_and_a_correction_is() {
    let mut table = through(
        "{[%mdl 4]} 1. e4 {[%clk 0:05:00]} e5 {[%eval 0.2]} 2. Nf3 {[%clk 0:04:50] a plan} Nc6 {[%clk 0:04:40]} *",
    );
    assert!(types(&mut table, "next comment").0[0].contains("A plan."));
    assert_eq!(types(&mut table, "next comment").0, ["No more comments or variations."]);
    assert!(types(&mut table, "previous comment").0 == ["No more comments or variations."]);
    let mut table = played(
        "set place=home\nwhite vi Ada\nblack sighted Ben\n\nboth play 1.d4 d5\n> white announces e4\n> white corrects e3\n> black repeats e3\nboth play 2...Nf6\n",
    );
    types(&mut table, "review");
    types(&mut table, "ply 0");
    let (said, _) = types(&mut table, "next comment");
    assert!(
        said[0].starts_with("2, White: ") && said[0].contains("different move was repeated"),
        "{said:?}"
    );
}

#[test]
fn moves_have_the_numbers_of_their_game_wherever_it_begins() {
    let mut table = through("[FEN \"4k3/p7/8/8/8/8/P7/4K3 b - - 0 37\"]\n\n37... a5 38. a4 Ke7 39. -- Kd6 40. Kd2 *");
    for (typed, told) in [
        ("move 38", "38, White: "),
        ("move 37...", "37, Black: "),
        ("move 37", "37, Black: "),
        ("move 38...", "38, Black: "),
        ("move 40", "40, White: "),
        ("move 39...", "39, Black: "),
    ] {
        let (said, _) = types(&mut table, typed);
        assert!(said[0].starts_with(told), "{typed}: {said:?}");
    }
    assert!(types(&mut table, "last").0[0].starts_with("Black, move 39:"));
    assert!(types(&mut table, "last moves").0[0].starts_with("Black, move 39:"));
    for typed in ["move 36...", "move 41", "move 40..."] {
        assert_eq!(types(&mut table, typed).0, ["There is no such move."], "{typed}");
    }
}

#[test]
fn a_mistyped_path_or_closed_list_keeps_the_file_of_a_review() {
    let is_saved = |table: &mut Table| {
        let (_, effects) = types(table, "save review");
        matches!(asked(&effects)[..], [collection::CollectionRequest::Save(0, _)])
    };
    let mut table = through(GAMES);
    // A game among several is chosen by its number.
    types(&mut table, "game of file 1");
    let read = index(GAMES).read(0, GAMES.as_bytes()).unwrap();
    tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    types(&mut table, "next move");
    types(&mut table, "games of file");
    let wish = ReviewIntent::Open(String::from("none.pgn"));
    step(&mut table, Input::Intent(ADA, Intent::Review(wish)), 10);
    tells(
        &mut table,
        collection::CollectionNews::Failed(collection::CollectionFault::NotThere),
    );
    types(&mut table, "comment lost?");
    assert!(is_saved(&mut table));
    tells(
        &mut table,
        collection::CollectionNews::Saved {
            game: 0,
            keeps_old_bytes: false,
            index: index(GAMES),
        },
    );
    assert_eq!(types(&mut table, "close file").0, ["File closed."]);
    assert_eq!(table.other_game(ADA).file, None);
    types(&mut table, "comment again");
    assert!(is_saved(&mut table));
    // Another file is open: the possible acts are said.
    let wish = ReviewIntent::Discard(Box::new(ReviewIntent::Open(String::from("two.pgn"))));
    step(&mut table, Input::Intent(ADA, Intent::Review(wish)), 10);
    tells(&mut table, collection::CollectionNews::Listed(index(GAMES)));
    types(&mut table, "comment and again");
    let (said, _) = types(&mut table, "save review");
    assert_eq!(
        said,
        ["one.pgn is no longer open. Save under another name, for example: save review ~/new.pgn"]
    );
}

#[test]
fn a_review_tells_the_journal_in_sentences_and_has_a_clock_key() {
    let mut table = played(
        "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\nat 0:00:20\n> white announces e3\n\
         > white corrects e4\n> black repeats e3\n> black repeats e4\n> black copies\n> white presses clock\n> white stops clocks\n",
    );
    types(&mut table, "review");
    types(&mut table, "ply 0");
    let (said, _) = types(&mut table, "next move");
    assert!(
        said[0].contains("Eva vier. ") && !said[0].contains("vier A "),
        "{said:?}"
    );
    assert_eq!(types(&mut table, "clock").0, ["White: 4 minutes 40 seconds."]);
    let (said, _) = step(&mut table, Input::Intent(ADA, Intent::ClockKey), 10);
    assert_eq!(said, ["White: 4 minutes 40 seconds."]);
    types(&mut table, "ply 0");
    assert_eq!(types(&mut table, "clock").0, ["This game has no clock."]);
}

#[test]
fn a_pawn_becomes_the_piece_chosen_off_the_board() {
    let mut table = through("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Kb2 *");
    let touch = |square: &str| Intent::Touch {
        board: Color::White,
        square: square.parse().unwrap(),
    };
    step(&mut table, Input::Intent(ADA, touch("a7")), 10);
    let (said, _) = step(&mut table, Input::Intent(ADA, touch("a8")), 10);
    assert!(said[0].starts_with("Promote to what?"), "{said:?}");
    let knight = Intent::BringBack {
        board: Color::White,
        square: shakmaty::Square::A8,
        piece: shakmaty::Piece {
            color: Color::White,
            role: shakmaty::Role::Knight,
        },
    };
    let (said, _) = step(&mut table, Input::Intent(ADA, knight), 10);
    assert!(said[0].contains("Springer"), "{said:?}");
    assert_eq!(
        table
            .game()
            .official()
            .board()
            .piece_at(shakmaty::Square::A8)
            .map(|piece| piece.role),
        Some(shakmaty::Role::Knight)
    );
}

#[test]
fn a_game_is_not_saved_under_a_name_that_nobody_gave() {
    let mut table = home("both play 1.e4");
    let chooses = |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::ChooseFile { .. }));
    for before in ["save game", "save"] {
        assert!(chooses(&types(&mut table, before).1), "{before}");
    }
    types(&mut table, "review");
    assert!(chooses(&types(&mut table, "save review").1));
    let dialog = controls::files::Dialog::Save;
    let chosen = Err(crate::input::NoDialog);
    let (said, _) = step(&mut table, Input::Chosen(ADA, dialog, chosen), 10);
    assert_eq!(said, ["Add a file: save game ~/game.pgn"]);
}

#[test]
fn a_comment_behind_a_variation_stands_behind_it_in_the_list() {
    let table = through("1. e4 {before} (1. d4 {in}) {behind} e5 *");
    let view = table.other_game(ADA).review.unwrap();
    let lines: Vec<(&str, usize)> = view.lines.iter().map(|line| (line.text.as_str(), line.depth)).collect();
    assert_eq!(
        lines,
        [("1. e4. before", 0), ("1. d4. in", 1), ("behind", 0), ("1... e5", 0)]
    );
}

#[test]
fn marks_of_the_file_are_told_and_shown() {
    let mut table = through(
        "[White \"Anand\"]\n[WhiteElo \"2770\"]\n[Black \"Kim\"]\n[BlackElo \"?\"]\n\n\
         1. e4 {[%eval 0.3] Best by test [%csl Re5][%cal Gf1c4]} d5 {[%eval 0.9]} 2. exd5 {[%eval 1.0]} Nf6 {[%eval #2]} *\n",
    );
    let (said, _) = types(&mut table, "next move");
    assert_eq!(
        said,
        [
            "1, White: Eva vier. Best by test, red square e5, green arrow from f1 to c4. \
          White is slightly better, a quarter of a pawn."
        ]
    );
    let view = table.other_game(ADA).review.unwrap();
    assert_eq!(view.marks.len(), 2);
    assert_eq!(view.opinion, "White is slightly better, a quarter of a pawn.");
    assert!(view.lines[0].text.contains("red square e5"), "{:?}", view.lines[0]);
    let (said, _) = types(&mut table, "next move");
    assert_eq!(said, ["1, Black: David fünf. White is better, one pawn."]);
    let (said, _) = types(&mut table, "next move");
    assert!(
        !said[0].contains("better"),
        "the same words are not said again: {said:?}"
    );
    assert_eq!(
        table.other_game(ADA).review.unwrap().opinion,
        "White is better, one pawn."
    );
    assert_eq!(types(&mut table, "material").0, ["White is a pawn up."]);
    let (said, _) = types(&mut table, "rating");
    assert_eq!(said, ["White, Anand, rating 2770. Black, Kim."]);
    let (said, effects) = types(&mut table, "copy position");
    assert_eq!(said, ["Position copied."]);
    let fen = "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    let copied = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Copy { text, .. } if text == fen));
    assert!(copied, "{effects:?}");
    table.stand_in(crate::Terminal::Person, ADA);
    assert_eq!(types(&mut table, "fen").0, [fen]);
}

#[test]
fn the_balance_of_pieces_is_told_in_few_words() {
    let messages = Messages::new(Locale::En);
    for (placement, words) in [
        ("4k3/8/8/8/8/8/8/4K3", "Material is even."),
        ("4k3/8/8/8/8/8/PP6/2R1K3", "White is a rook and 2 pawns up."),
        (
            "2r1k3/8/8/8/8/8/8/2BNK3",
            "White has a bishop and a knight more, Black a rook.",
        ),
    ] {
        let board: shakmaty::Board = placement.parse().unwrap();
        assert_eq!(wording::material(&messages, &query::material(&board)), words);
    }
}

#[test]
fn the_words_of_a_position_leave_a_review_in_every_language() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let forms = |id: &str| -> Vec<String> {
            let forms = messages.text(id, &[]);
            forms.split(';').map(|form| form.trim().to_owned()).collect()
        };
        for word in forms("tactics-say-leave") {
            let script = parse("set place=home\nwhite vi Ada\nblack sighted Ben\n\nboth play 1.f3 e5 2.g4\n").unwrap();
            let mut stage = Stage::new(&script.header, locale, None);
            stage.act_out(&script.story);
            let mut table = stage.into_table().0;
            types(&mut table, &forms("line-review")[0]);
            assert!(table.reviews.is_under_way(), "{locale}");
            types(&mut table, &forms("line-review-first")[0]);
            types(&mut table, &forms("tactics-say-next")[0]);
            assert_eq!(
                table.reviews.now.as_ref().map(|now| now.walk.ply()),
                Some(1),
                "{locale}"
            );
            let (_, effects) = types(&mut table, &word);
            let quits = effects.iter().any(|effect| matches!(effect, Effect::Quit(_)));
            assert!(!table.reviews.is_under_way() && !quits, "{locale}: {word}");
        }
    }
}

#[test]
fn a_list_of_games_in_a_terminal_names_them_and_is_left() {
    let mut table = home("");
    table.stand_in(crate::Terminal::Person, ADA);
    types(&mut table, "review games.pgn");
    let (said, _) = tells(&mut table, collection::CollectionNews::Listed(index(GAMES)));
    let told = said.join(" ");
    assert!(
        told.contains("1: Anand – Carlsen, 1-0. 2: Polgar – Short, Hastings."),
        "{told}"
    );
    let (_, effects) = types(&mut table, "quit");
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Quit(_))));
    assert!(table.reviews.file.is_none());
    let (_, effects) = types(&mut table, "quit");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Quit(_))));
}

/// Words that leave: the only known game of a file closes it, an engine at work is no reason to stay.
#[test]
fn the_only_known_game_of_a_file_is_left_with_the_file() {
    let mut table = home("");
    table.stand_in(crate::Terminal::Person, ADA);
    types(&mut table, "review games.pgn#1");
    tells(&mut table, collection::CollectionNews::Listed(index(GAMES)));
    let read = index(GAMES).read(0, GAMES.as_bytes()).unwrap();
    tells(&mut table, collection::CollectionNews::Read(0, Box::new(read)));
    types(&mut table, "mistakes");
    let (said, _) = types(&mut table, "leave");
    assert!(said[0].starts_with("Back to the game."), "{said:?}");
    assert!(!table.reviews.is_under_way() && table.reviews.file.is_none());
    let (_, effects) = types(&mut table, "quit");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Quit(_))));
}

#[test]
fn an_analysis_stopped_at_once_has_found_nothing_out() {
    let mut table = home("both play 1.f3 e5 2.g4");
    types(&mut table, "review");
    types(&mut table, "mistakes");
    let (said, _) = types(&mut table, "mistakes");
    assert_eq!(said, ["Analysis stopped. No move was analysed."]);
    let (said, _) = types(&mut table, "next mistake");
    assert_eq!(said, ["The game has not been analysed. Type mistakes."]);
}
