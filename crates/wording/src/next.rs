//! The next act of a player in one short sentence: the act and its key, or the reason why there is none.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Chess, Color, Position as _, Role, Square};

use super::{announcement, player_name, proposal, signing, state};
use laws::event::ProposalKind;
use laws::game::Game;
use laws::rules::boards::HandState;
use laws::rules::release::{self, NoMove, RestOfMove};
use laws::turn::Turn;
use locale::{Messages, piece};
use query::Task;
use query::next::{NextAct, PlayerAct, Reason};

/// The next act, in the manner the player plays; `how` is the key to press, the word to type or the name of the button.
/// In a terminal there are neither buttons nor pictures.
pub fn sentence(messages: &Messages, game: &Game, next: NextAct, how: &str, in_terminal: bool) -> String {
    let is_typed = in_terminal && next.act != PlayerAct::Execute;
    let told = if is_typed || game.people().is_vi(next.side) {
        for_the_ear(messages, game, next, how)
    } else {
        for_the_eye(messages, game, next, how)
    };
    let seals = matches!(next.act, PlayerAct::Seal | PlayerAct::StopClock);
    let told = if next.act == PlayerAct::Seal && game.illegal_stands_on_its_board(next.side) {
        format!("{} {told}", messages.text("next-put-illegal-back", &[]))
    } else {
        told
    };
    match state::open_offer(messages, game).filter(|_| seals) {
        Some(offer) => format!("{told} {offer}"),
        None => told,
    }
}

/// For a player who plays by ear and keyboard.
fn for_the_ear(messages: &Messages, game: &Game, next: NextAct, how: &str) -> String {
    let other = player_name(messages, game, next.side.other());
    let id = match next.act {
        PlayerAct::Nothing(reason) => return reason_why(messages, game, reason, &other),
        PlayerAct::Sign => return after_the_result(messages, game, "next-sign", how),
        PlayerAct::Answer => "friend-answer",
        PlayerAct::Confirm => "next-confirm",
        PlayerAct::StartClocks => "next-start-clocks",
        PlayerAct::Seal => "next-seal",
        PlayerAct::StopClock => "next-stop-clock",
        PlayerAct::ReplaceIllegal => return replace_illegal(messages, game, next.side),
        PlayerAct::Move if how.is_empty() => "next-move-typed",
        PlayerAct::Move => "next-move",
        PlayerAct::MoveOrAnswer => "next-move-or-answer",
        PlayerAct::MakeAnnounced => "next-make-announced",
        PlayerAct::Announce if how.is_empty() => "next-announce-typed",
        PlayerAct::Announce => "next-announce",
        PlayerAct::Repeat => "next-repeat",
        PlayerAct::Execute if how.is_empty() => "next-execute",
        PlayerAct::Execute => "next-execute-typed",
        PlayerAct::Press => "next-press",
        PlayerAct::Settle => "next-settle",
    };
    let proposal = proposed(messages, game, next.act);
    let values = [
        ("how", how.into()),
        ("who", (&other).into()),
        ("proposal", (&proposal).into()),
    ];
    messages.text(id, &values)
}

/// The words of the proposal that the players are to settle, if that is the act: a correction of times can wait.
fn proposed(messages: &Messages, game: &Game, act: PlayerAct) -> String {
    let open = game.proposals().iter().find(|open| open.kind() != ProposalKind::Clock);
    let open = open.filter(|_| act == PlayerAct::Settle);
    open.map_or_else(String::new, |open| proposal::proposed(messages, game, open))
}

/// For a player who sees the board and moves the pieces by hand.
fn for_the_eye(messages: &Messages, game: &Game, next: NextAct, how: &str) -> String {
    let other = player_name(messages, game, next.side.other());
    let owed = game.addressed_to(next.side);
    let words = |turn: &Turn| {
        let before = game.position_before(turn);
        turn.uci().map(|uci| announcement(game, &before, uci).shown())
    };
    let open = game.open_turn(next.side);
    // A captured piece still in the hand leaves the move made on the board, though no event has said so.
    let made = open.and_then(|turn| match game.hands(turn) {
        HandState::Done(uci) => Some(announcement(game, &game.position_before(turn), uci).shown()),
        HandState::Idle | HandState::Underway => None,
    });
    let own = open.and_then(words).or(made).unwrap_or_default();
    let rest = open.and_then(|turn| release::rest_of_move(game, turn));
    let told = owed.and_then(words).unwrap_or_default();
    let by_hand = owed.map(|turn| hands(messages, game, turn)).unwrap_or_default();
    let id = match next.act {
        PlayerAct::Nothing(reason) => return reason_why(messages, game, reason, &other),
        PlayerAct::Sign => return after_the_result(messages, game, "friend-sign", how),
        PlayerAct::Execute => return by_hand,
        PlayerAct::Move | PlayerAct::MoveOrAnswer | PlayerAct::MakeAnnounced if rest.is_some() => {
            return rest.map(|step| self::rest(messages, step)).unwrap_or_default();
        }
        PlayerAct::Answer => "friend-answer",
        PlayerAct::StartClocks => "friend-start-clocks",
        PlayerAct::Seal => "friend-seal",
        PlayerAct::StopClock => "friend-stop-clock",
        PlayerAct::ReplaceIllegal => return replace_illegal(messages, game, next.side),
        PlayerAct::Move => "friend-move",
        PlayerAct::MoveOrAnswer => "friend-move-or-answer",
        PlayerAct::MakeAnnounced => "next-make-announced",
        PlayerAct::Confirm | PlayerAct::Announce if own.is_empty() => "friend-announce-only",
        PlayerAct::Confirm | PlayerAct::Announce => "friend-announce",
        PlayerAct::Repeat if by_hand.is_empty() => "friend-repeat-only",
        PlayerAct::Repeat => "friend-repeat",
        PlayerAct::Press => "friend-press",
        PlayerAct::Settle => "friend-settle",
    };
    let proposal = proposed(messages, game, next.act);
    let values = [
        ("how", how.into()),
        ("who", (&other).into()),
        (
            "words",
            if next.act == PlayerAct::Repeat {
                (&told).into()
            } else {
                (&own).into()
            },
        ),
        ("hands", (&by_hand).into()),
        ("proposal", (&proposal).into()),
    ];
    messages.text(id, &values)
}

/// The acts open to a player while the arbiter is to rule on their illegal move (7.5.1).
pub fn replace_illegal(messages: &Messages, game: &Game, side: Color) -> String {
    let waits = messages.text("next-arbiter-rules", &[]);
    format!("{waits} {}", or_replace_illegal(messages, game, side))
}

/// The other choice of that player: another move, before which the piece goes back if it still stands there (7.5.1).
pub fn or_replace_illegal(messages: &Messages, game: &Game, side: Color) -> String {
    let id = if game.illegal_stands_on_its_board(side) {
        "next-or-replace-illegal"
    } else {
        "next-or-move"
    };
    messages.text(id, &[])
}

/// The result, and what to do with it.
fn after_the_result(messages: &Messages, game: &Game, id: &str, how: &str) -> String {
    let result = reason_why(messages, game, Reason::Ended, &String::new());
    format!("{result} {}", messages.text(id, &[("how", how.into())]))
}

/// The rest of a move that hands have begun: "Now the rook: h8 to f8."
pub fn rest(messages: &Messages, step: RestOfMove) -> String {
    let text = |id, values: &[(&str, &String)]| {
        let values: Vec<_> = values.iter().map(|(key, text)| (*key, (*text).into())).collect();
        messages.text(id, &values)
    };
    match step {
        RestOfMove::Rook(from, to) => text("hands-rook", &[("from", &from.to_string()), ("to", &to.to_string())]),
        RestOfMove::TakeOff(square, taken) => {
            let values = [("piece", &piece(messages, taken)), ("square", &square.to_string())];
            text("hands-take", &values)
        }
        RestOfMove::Exchange(square) => text("hands-exchange", &[("square", &square.to_string())]),
        RestOfMove::PutBack => text("hands-put-back", &[]),
    }
}

/// The word that says why a piece has gone back to its square: "Check. Back to e1."
pub fn put_back(messages: &Messages, why: NoMove, from: Square) -> String {
    let id = match why {
        NoMove::NotToMove => "hands-back-not-your-move",
        NoMove::Check => "hands-back-check",
        NoMove::Illegal => "hands-back-illegal",
    };
    messages.text(id, &[("from", (&from.to_string()).into())])
}

fn reason_why(messages: &Messages, game: &Game, reason: Reason, other: &String) -> String {
    let id = match reason {
        Reason::Ended => {
            let result = game.ending();
            let result = result.map_or_else(String::new, |end| state::result(messages, end.result, end.reason));
            return match signing::disputed(messages, game) {
                Some(disputed) => format!("{result} {disputed}"),
                None => result,
            };
        }
        Reason::Adjourned => return state::adjourned(messages, game),
        Reason::ArbiterStarts => "next-arbiter-starts",
        Reason::ArbiterRules => "next-arbiter-rules",
        Reason::Waits(Task::ToMake) => "next-wait-move",
        Reason::Waits(Task::ToAnnounce) => "next-wait-announce",
        Reason::Waits(Task::ToRepeat) => "next-wait-repeat",
        Reason::Waits(Task::ToExecute) => "next-wait-execute",
        Reason::Waits(Task::ToPress) => "next-wait-press",
        Reason::WaitsForAgreement => "next-wait-agree",
        Reason::EngineThinks => "next-engine-thinks",
        Reason::EngineGone => "next-engine-gone",
        Reason::IsAway => "next-is-away",
    };
    messages.text(id, &[("who", other.into())])
}

/// The movements that put an unexecuted move on the board: "Take the black knight off c6. Then move the white bishop
/// from b5 to c6."
fn hands(messages: &Messages, game: &Game, turn: &Turn) -> String {
    let before = game.position_before(turn);
    let uci = turn.counted(&before).filter(|_| game.is_seen() && !turn.executed);
    uci.map(|uci| by_hand(messages, &before, uci)).unwrap_or_default()
}

fn by_hand(messages: &Messages, before: &Chess, uci: UciMove) -> String {
    let UciMove::Normal { from, to, promotion } = uci else {
        return String::new();
    };
    let named = |id, values: &[(&str, &String)]| {
        let values: Vec<_> = values.iter().map(|(key, text)| (*key, (*text).into())).collect();
        messages.text(id, &values)
    };
    let legal = uci.to_move(before).ok();
    if let Some((legal, side)) = legal.and_then(|legal| Some((legal, legal.castling_side()?))) {
        let home = before.turn().fold_wb(0, 56);
        let square = |file: u32| Square::new(home + file).to_string();
        let (king, rook) = match side {
            CastlingSide::KingSide => (6, 5),
            CastlingSide::QueenSide => (2, 3),
        };
        let rook_from = legal.to().to_string();
        let values = [
            ("from", &legal.from().map(|from| from.to_string()).unwrap_or_default()),
            ("to", &square(king)),
            ("rook", &rook_from),
            ("beside", &square(rook)),
        ];
        return named("hands-castle", &values);
    }
    let board = before.board();
    let Some(moved) = board.piece_at(from) else {
        return String::new();
    };
    let (what, from, onto) = (piece(messages, moved), from.to_string(), to.to_string());
    let is_en_passant = legal.is_some_and(|legal| matches!(legal, shakmaty::Move::EnPassant { .. }));
    let goes = if is_en_passant {
        Square::from_coords(
            to.file(),
            moved.color.fold_wb(shakmaty::Rank::Fifth, shakmaty::Rank::Fourth),
        )
    } else {
        to
    };
    let taken = board.piece_at(goes).filter(|taken| taken.color != moved.color);
    let mut text = String::new();
    if let Some(taken) = taken {
        let (taken, square) = (piece(messages, taken), goes.to_string());
        text = format!("{} ", named("hands-take", &[("piece", &taken), ("square", &square)]));
    }
    let becomes = promotion.map(|role: Role| {
        let color: Color = moved.color;
        piece(messages, shakmaty::Piece { color, role })
    });
    text + &match becomes {
        Some(becomes) => named("hands-promote", &[("from", &from), ("to", &onto), ("piece", &becomes)]),
        None => named("hands-move", &[("piece", &what), ("from", &from), ("to", &onto)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    fn said(fen: &str, uci: &str) -> String {
        let before: Chess = fen
            .parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap();
        by_hand(&Messages::new(Locale::En), &before, uci.parse().unwrap())
    }

    #[test]
    fn hands_are_told_each_piece_in_its_order() {
        let fen = "r3k3/1P6/8/3pP3/8/5n2/6P1/5K2 w - d6 0 1";
        assert_eq!(said(fen, "g2g4"), "Move the white pawn from g2 to g4.");
        assert_eq!(
            said(fen, "g2f3"),
            "Remove the black knight from f3. Move the white pawn from g2 to f3."
        );
        assert_eq!(
            said(fen, "e5d6"),
            "Remove the black pawn from d5. Move the white pawn from e5 to d6."
        );
        assert_eq!(
            said(fen, "b7a8q"),
            "Remove the black rook from a8. Remove the pawn from b7 and put the white queen on a8."
        );
        let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        assert_eq!(said(castles, "e1g1"), "Castle: king from e1 to g1, rook from h1 to f1.");
        assert_eq!(said(castles, "e1c1"), "Castle: king from e1 to c1, rook from a1 to d1.");
    }
}
