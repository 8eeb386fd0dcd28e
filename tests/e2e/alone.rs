//! At home alone: a game against stockfish by keyboard and ear, with the real Orca, from the form for it to its end. Whatever
//! was heard is written down for each step (`--nocapture`) and stands afterwards in `alone.txt` in the tests' folder of the build.

use announcement::{Vocabulary, announce, render::SpokenContent, understand};
use notation::algebraic::Letters;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Move, Position as _};

use super::evening::Evening;

/// The most moves that are played if no player is mated before.
const MOVES: usize = 12;

fn words(position: &Chess, one: Move) -> String {
    announce(&SpokenContent::of_move(position, one), Vocabulary::Fide).shown()
}

/// A mate, a capture, or what comes first. Never one that could be answered with the same words, as Felix takes Eva four: they would be heard
/// twice, and rightly so.
fn chosen(position: &Chess) -> Move {
    let is_told_apart = |one: &Move| {
        let (said, mut after) = (words(position, *one), position.clone());
        after.play_unchecked(*one);
        !after.legal_moves().iter().any(|reply| words(&after, *reply) == said)
    };
    let mut legal = position.legal_moves();
    legal.retain(|one| is_told_apart(one));
    let mates = |one: &&Move| {
        let mut after = position.clone();
        after.play_unchecked(**one);
        after.is_checkmate()
    };
    let found = legal.iter().find(mates).or(legal.iter().find(|one| one.is_capture()));
    found.or(legal.first()).copied().unwrap()
}

/// The answer of the engine that was heard behind one's own announcement.
fn answer(position: &Chess, own: &str, heard: &str) -> Option<Move> {
    let mut said = heard.split(" | ").map(str::trim);
    said.by_ref().find(|said| *said == own);
    said.find_map(|said| understand(position, said, Letters::English).ok())
}

/// Goes on listening until `found` has what an engine is thinking about; what is heard meanwhile is added to `heard`.
fn wait_for<T>(evening: &mut Evening, heard: &mut String, found: impl Fn(&str) -> Option<T>) -> Option<T> {
    for _ in 0..5 {
        if let Some(found) = found(heard) {
            return Some(found);
        }
        let more = evening.step("waiting", |_| ());
        evening.last_may_be_silent();
        *heard = format!("{heard} | {more}");
    }
    found(heard)
}

#[test]
fn a_game_against_stockfish_is_played_by_keyboard_and_ear() {
    let mut evening = Evening::begin("alone");
    evening.start("the program is started");
    for question in 1..=6 {
        evening.step(format!("question {question}: Enter"), |evening| {
            evening.room.desktop.key("Return");
        });
    }
    // A practice game is offered: Enter would begin it.
    evening.key("Escape");
    // A new game: who has the other seat is a word of the sentence.
    evening.key("ctrl+n");
    evening.tab_to("sighted");
    evening.key("space");
    evening.key("Down");
    let heard = evening.key("Down");
    assert!(heard.contains("engine, beginner"), "{}", evening.transcript());
    evening.key("Return");
    let begun = evening.key("Return");
    assert!(begun.contains(" plays Black, beginner."), "{}", evening.transcript());

    let mut position = Chess::default();
    let mut played = 0;
    while played < MOVES && !position.is_game_over() {
        let own = chosen(&position);
        let own_words = words(&position, own);
        position.play_unchecked(own);
        let typed = UciMove::from_move(own, CastlingMode::Standard).to_string();
        let mut heard = evening.line(&typed);
        played += 1;
        if position.is_game_over() {
            break;
        }
        let reply = wait_for(&mut evening, &mut heard, |heard| answer(&position, &own_words, heard));
        let reply = reply.unwrap_or_else(|| panic!("{own_words}: {heard}\n{}", evening.transcript()));
        position.play_unchecked(reply);
        if played == 2 {
            assert!(evening.key("F5").contains("Your move"), "{}", evening.transcript());
            let mut heard = evening.key("ctrl+h");
            assert!(heard.contains("Thinking"), "{}", evening.transcript());
            let hint = wait_for(&mut evening, &mut heard, |heard| heard.contains("Hint").then_some(()));
            assert!(hint.is_some(), "{}", evening.transcript());
        }
    }
    if !position.is_game_over() {
        evening.line("resign");
        let ended = evening.line("yes");
        assert!(ended.contains("Black wins by resignation."), "{}", evening.transcript());
    }
    evening.is_heard_once();
}
