//! Questions about the surroundings of a square, at a table.

use crate::script::{parse::parse, play::Stage};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::Code;
use query::SquareQuestion;
use query::{Answer, Query, answer};
use shakmaty::{Color, Square};

const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n";
const EVENT: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\n";

fn game(script: &str) -> Game {
    let script = parse(script).unwrap();
    let mut stage = Stage::new(&script.header, locale::Locale::En, None);
    stage.act_out(&script.story);
    stage.into_table().0.game().clone()
}

fn ask(game: &Game, by: Color, from: Square, what: SquareQuestion) -> Result<Vec<Vec<String>>, Code> {
    let asked = Query::Around(from, what);
    match answer(game, asked, Person::Player(by), Moment::START) {
        Ok(Answer::Around { groups, .. }) => Ok(groups
            .into_iter()
            .map(|(_, on)| on.into_iter().map(|(square, _)| square.to_string()).collect())
            .collect()),
        Ok(other) => panic!("{other:?}"),
        Err(refusal) => Err(refusal.code),
    }
}

#[test]
fn diagonals_are_read_from_the_players_side_and_outwards() {
    let game = game(EVENT);
    let white = ask(&game, Color::White, Square::E4, SquareQuestion::UpperDiagonals).unwrap();
    assert_eq!(white, [vec!["d5", "c6", "b7", "a8"], vec!["f5", "g6", "h7"]]);
    let black = ask(&game, Color::Black, Square::E4, SquareQuestion::UpperDiagonals).unwrap();
    assert_eq!(black, [vec!["f3", "g2", "h1"], vec!["d3", "c2", "b1"]]);
    let corner = ask(&game, Color::White, Square::A1, SquareQuestion::LowerDiagonals).unwrap();
    assert_eq!(corner, [Vec::<String>::new(), Vec::new()]);
}

#[test]
fn knight_squares_go_round_clockwise() {
    let game = game(EVENT);
    let squares = ask(&game, Color::White, Square::G1, SquareQuestion::KnightSquares).unwrap();
    assert_eq!(squares, [vec!["h3", "e2", "f3"]]);
}

#[test]
fn legal_moves_captures_and_attackers_are_told_at_home() {
    let game = game(&format!(
        "start rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n{HOME}"
    ));
    let ask = |from, what| ask(&game, Color::White, from, what).unwrap();
    assert_eq!(ask(Square::E4, SquareQuestion::LegalMoves), [vec!["d5", "e5"]]);
    assert_eq!(ask(Square::E4, SquareQuestion::Captures), [vec!["d5"]]);
    assert_eq!(
        ask(Square::D8, SquareQuestion::LegalMoves),
        [vec!["d6", "d7"]],
        "as if it were their turn"
    );
    // White's pieces are named first, then Black's.
    assert_eq!(ask(Square::D5, SquareQuestion::Attackers), [vec!["e4"], vec!["d8"]]);
    assert_eq!(ask(Square::E3, SquareQuestion::LegalMoves), [Vec::<String>::new()]);
}

#[test]
fn in_competition_nothing_is_worked_out_for_anybody() {
    let game = game(EVENT);
    for what in [
        SquareQuestion::LegalMoves,
        SquareQuestion::Captures,
        SquareQuestion::Attackers,
    ] {
        for side in Color::ALL {
            assert_eq!(ask(&game, side, Square::E2, what), Err(Code::NoHelp));
        }
    }
}

#[test]
fn the_last_moves_end_with_what_was_announced_last() {
    let game = game(&format!(
        "{EVENT}both play 1. e4 e5 2. Nf3 Nc6\n> white announces Bb5\n"
    ));
    let last = |count| -> Vec<String> {
        let asked = answer(
            &game,
            Query::LastMoves(count),
            Person::Player(Color::White),
            Moment::START,
        );
        let Ok(Answer::LastMoves(moves)) = asked else {
            panic!("{asked:?}");
        };
        moves.iter().map(|last| format!("{} {}", last.ply, last.uci)).collect()
    };
    assert_eq!(last(3), ["3 g1f3", "4 b8c6", "5 f1b5"]);
    assert_eq!(last(9).len(), 5);
}
