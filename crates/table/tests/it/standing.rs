//! A game with an illegal move that stands (A.5.2): stored, read again, and given to other programs.

use journal::replay::replay;
use laws::game::Game;
use laws::tournament::TournamentInfo;
use locale::Locale;
use notation::pgn;
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position as _};
use table::script::parse::parse;
use table::script::play::Stage;
use testing::stories::story;

fn game(title: &str) -> Game {
    let script = parse(&story(title).text()).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (table, entries) = stage.into_table();
    let again = replay(&entries).unwrap().game;
    assert_eq!(&again, table.game(), "the journal of {title}");
    again
}

fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

#[test]
fn the_pgn_continues_from_the_position_on_the_boards() {
    let played = game("a_a5_2_illegal_move_stands");
    let text = pgn::export::write(&played, None, &TournamentInfo::default());
    assert!(
        text.contains("[FEN \"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/B4N2/PPPP1PPP/RNBQK2R b KQkq - 3 3\"]"),
        "{text}"
    );
    assert!(
        text.contains("{1. e4 e5 2. Nf3 Nc6 3. Bf1a3 (A.5.2)} 3... Bxa3"),
        "{text}"
    );
    let read = pgn::read::read(&text);
    assert_eq!((read.len(), &read[0].faults), (1, &Vec::new()), "{text}");
    let last = read[0].game.played().last().map(|(mut before, mv, _)| {
        before.play_unchecked(mv);
        fen(&before)
    });
    assert_eq!(last, Some(fen(played.official())));
}

#[test]
fn a_position_other_programs_refuse_begins_no_pgn() {
    // The king left in check has since moved away: from there on it is chess again.
    let text = pgn::export::write(
        &game("a_a5_2_king_left_in_check_stands"),
        None,
        &TournamentInfo::default(),
    );
    let read = pgn::read::read(&text);
    assert_eq!((read.len(), &read[0].faults), (1, &Vec::new()), "{text}");
    assert!(text.contains("{1... Nc6d4 (A.5.2) 2. e4+} 2... Ke7"), "{text}");
    // Drawn with both kings in check: no move came before the first illegal one.
    let text = pgn::export::write(
        &game("a_a5_4_both_kings_stay_in_check"),
        None,
        &TournamentInfo::default(),
    );
    let read = pgn::read::read(&text);
    assert_eq!((read.len(), &read[0].faults), (1, &Vec::new()), "{text}");
    assert!(text.contains("{1. Rc1c8 (A.5.2) Ra2a3 (A.5.2)}"), "{text}");
    assert!(text.contains("1/2-1/2"), "{text}");
}

#[test]
fn both_sheets_are_read_over_an_illegal_move() {
    let text = story("a_a5_2_illegal_move_stands").text();
    let script = parse(&format!("{text}> white records Bxa3\n> white records bxa3\n")).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (table, _) = stage.into_table();
    let played: Vec<_> = table.game().line().iter().map(|done| done.legal).collect();
    let read = table.read_sheet(shakmaty::Color::White);
    assert_eq!((read.moves, read.unreadable), (played, None));
}

#[test]
fn the_fifty_moves_are_counted_over_an_illegal_move() {
    let played = game("a_b3_illegal_move_stands_in_blitz");
    assert_eq!(played.line().len(), 10);
    assert_eq!(played.official().halfmoves(), 10);
    assert_eq!(played.line().iter().filter(|done| done.is_illegal).count(), 1);
}
