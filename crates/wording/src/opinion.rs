//! Engine evaluations of positions and moves, in words as they are said.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position as _};

use super::announced;
use announcement::vocabulary::Vocabulary;
use locale::{Messages, color, message_about};
use protocols::engine::opinion::{Evaluation, MoveQuality, PositionValue};

/// An evaluation as a number for the eye, White's lead positive: "+0.4", "–#3".
pub fn figure(evaluation: Evaluation) -> String {
    let sign = |side: Color| side.fold_wb('+', '–');
    match evaluation {
        Evaluation::Centipawns(lead) => {
            let tenths = (lead.unsigned_abs() + 5) / 10;
            let side = if lead < 0 { Color::Black } else { Color::White };
            if tenths == 0 {
                return String::from("0.0");
            }
            format!("{}{}.{}", sign(side), tenths / 10, tenths % 10)
        }
        Evaluation::Mate(side, moves) => format!("{}#{moves}", sign(side)),
    }
}

/// From this many half pawns on, only whole pawns are told.
const WHOLE_FROM: u32 = 10;

/// "White is better, one pawn": without a full stop.
pub fn evaluation(messages: &Messages, evaluation: Evaluation) -> String {
    let (id, side) = match evaluation.standing() {
        PositionValue::Equal => return messages.text("opinion-equal", &[]),
        PositionValue::SlightlyBetter(side) => {
            (["opinion-slightly-better-white", "opinion-slightly-better-black"], side)
        }
        PositionValue::Better(side) => (["opinion-better-white", "opinion-better-black"], side),
        PositionValue::Winning(side) => (["opinion-winning-white", "opinion-winning-black"], side),
        PositionValue::Mate(side, 0) => (["opinion-mated-white", "opinion-mated-black"], side),
        PositionValue::Mate(side, _) => (["opinion-mate-white", "opinion-mate-black"], side),
    };
    let [white, black] = id;
    let value = match evaluation {
        Evaluation::Centipawns(lead) => ("pawns", pawns(messages, lead).into()),
        Evaluation::Mate(_, moves) => ("moves", moves.into()),
    };
    messages.text(side.fold_wb(white, black), &[value])
}

/// "Half a pawn", "one pawn", "2.5 pawns", "7 pawns": a lead in hundredths, rounded to what is said.
fn pawns(messages: &Messages, lead: i32) -> String {
    let lead = lead.unsigned_abs();
    // A quarter is nearer to none than to a half: it is told as what it is.
    if lead < 38 {
        return messages.text("opinion-quarter-pawn", &[]);
    }
    let halves = lead.saturating_add(25) / 50;
    let (whole, is_half) = if halves < WHOLE_FROM {
        (halves / 2, halves % 2 == 1)
    } else {
        (lead.saturating_add(50) / 100, false)
    };
    if halves == 1 {
        messages.text("opinion-half-pawn", &[])
    } else if is_half {
        let mark = messages.text("decimal-mark", &[]);
        messages.text(
            "opinion-pawns-and-half",
            &[("number", format!("{whole}{mark}5").into())],
        )
    } else {
        messages.text("opinion-pawns", &[("count", whole.into())])
    }
}

/// A move that was not good, as a sentence, with the better move after it; `before` is the position it was played in.
pub fn mistake(
    messages: &Messages,
    vocabulary: Vocabulary,
    before: &Chess,
    verdict: MoveQuality,
    (played, best): (UciMove, UciMove),
) -> String {
    if verdict == MoveQuality::Good {
        return String::new();
    }
    let words = |uci| announced(vocabulary, before, uci).shown();
    let values = [
        ("number", before.fullmoves().get().into()),
        ("side", color(messages, before.turn()).into()),
        ("played", words(played).into()),
        ("best", words(best).into()),
    ];
    messages.text(&message_about("opinion", verdict.as_str()), &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    fn told(locale: Locale, centipawns: i32) -> String {
        evaluation(&Messages::new(locale), Evaluation::Centipawns(centipawns))
    }

    #[test]
    fn a_position_is_told_in_pawns_as_one_says_them() {
        for (centipawns, words) in [
            (0, "equal"),
            (-24, "equal"),
            (25, "White is slightly better, a quarter of a pawn"),
            (-40, "Black is slightly better, half a pawn"),
            (-110, "Black is better, one pawn"),
            (150, "White is better, 1.5 pawns"),
            (-260, "Black is winning, 2.5 pawns"),
            (474, "White is winning, 4.5 pawns"),
            (-475, "Black is winning, 5 pawns"),
            (660, "White is winning, 7 pawns"),
        ] {
            assert_eq!(told(Locale::En, centipawns), words);
        }
        assert_eq!(told(Locale::De, 100), "Weiß steht besser, eine Bauerneinheit");
        assert_eq!(told(Locale::De, -150), "Schwarz steht besser, 1,5 Bauerneinheiten");
        assert_eq!(told(Locale::Fr, -50), "Les Noirs sont légèrement mieux, un demi-pion");
    }

    #[test]
    fn a_mate_is_told_with_its_moves() {
        let messages = Messages::new(Locale::En);
        let told = |side, moves| evaluation(&messages, Evaluation::Mate(side, moves));
        assert_eq!(told(Color::White, 3), "White mates in 3");
        assert_eq!(told(Color::Black, 0), "Black has checkmated");
    }

    #[test]
    fn a_mistake_is_a_sentence_in_the_words_of_the_game() {
        let mut position = Chess::default();
        for uci in ["e2e4", "e7e5", "g1f3"] {
            let uci: shakmaty::uci::UciMove = uci.parse().unwrap();
            position.play_unchecked(uci.to_move(&position).unwrap());
        }
        let moves = ("f7f6".parse().unwrap(), "b8c6".parse().unwrap());
        let told = mistake(
            &Messages::new(Locale::En),
            Vocabulary::default(),
            &position,
            MoveQuality::Mistake,
            moves,
        );
        assert_eq!(
            told,
            "Move 2, Black: Felix sechs was a mistake; Springer Cäsar sechs was better."
        );
    }
}
