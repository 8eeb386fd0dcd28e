//! A refusal in words: what is wrong, what to do, and the Article where a Law says so.

use std::borrow::Cow;

use laws::command::Duty;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::why_illegal::WhyIllegal;
use locale::{Messages, Value, color, message_about};

/// The message of a refusal: for refused words it says what more is known of them.
fn message_of(refusal: &Refusal, word: &str) -> Cow<'static, str> {
    let id = match (refusal.code, refusal.lack) {
        // A move written too early can be written in another way, with a claim.
        (_, RefusalDetail::IsCommand) => "refused-command-on-sheet",
        (Code::TooEarly, _) if !word.is_empty() => "refused-too-early-to-record",
        (_, RefusalDetail::Duty(duty)) => duty_of(duty),
        (_, RefusalDetail::Completed { at_home: true }) => "refused-too-late-take-back",
        (_, RefusalDetail::Completed { at_home: false }) => "refused-too-late-to-correct",
        (_, RefusalDetail::NotToMove(_)) => "refused-not-to-move",
        (_, RefusalDetail::NoCommand) => "refused-no-such-command",
        (_, RefusalDetail::NoDevice) => "refused-no-such-device",
        (_, RefusalDetail::NoGame) => "refused-no-such-game",
        (_, RefusalDetail::FileName) => "refused-no-file-name",
        (_, RefusalDetail::Rule(_)) => "refused-illegal",
        (_, RefusalDetail::OpponentsMove) => "refused-opponents-move",
        (_, RefusalDetail::NoLevel) => "refused-no-such-level",
        (_, RefusalDetail::OwnOffer) => "answer-own-offer",
        (_, RefusalDetail::ClocksRun) => "refused-clocks-run",
        (_, RefusalDetail::MoveOfEach) => "refused-draw-needs-moves",
        (_, RefusalDetail::Usage(message)) => message,
        (_, RefusalDetail::SignedOneself) => "refused-signed-oneself",
        (_, RefusalDetail::RefusedOneself) => "refused-refused-oneself",
        (_, RefusalDetail::RulingAwaited) => "next-arbiter-rules",
        (_, RefusalDetail::NobodyToApprove) => "refused-nobody-to-approve",
        (_, RefusalDetail::ResultStands) => "refused-result-stands",
        (_, RefusalDetail::OwnSeal) => "refused-own-seal",
        (_, RefusalDetail::NotHosting) => "refused-not-hosting",
        (_, RefusalDetail::EngineSits) => "refused-engine-sits",
        (_, RefusalDetail::Time) => "new-game-error-time",
        (Code::OnlyAtHome, RefusalDetail::OtherGame) => "refused-beside-competition",
        (_, RefusalDetail::OtherGame) => "refused-beside-online",
        (Code::SeatEnded, _) => "elsewhere-seat-ended",
        (_, RefusalDetail::Hand(None, _)) => "refused-illegal-there",
        (_, RefusalDetail::Hand(Some(_), _)) => "refused-illegal-hand",
        (Code::NotUnderstood, RefusalDetail::Word(_)) => "refused-word-not-understood",
        (Code::Incomplete, RefusalDetail::PromotionPiece) => "refused-no-promotion-piece",
        (Code::Incomplete | Code::NotUnderstood, _) if word.is_empty() => "refused-nothing-said",
        (Code::AlreadySigned, RefusalDetail::Unknown) if !word.is_empty() => "refused-signed-for",
        (Code::Illegal, _) if refusal.candidates.is_empty() => "refused-illegal-alone",
        (
            code,
            RefusalDetail::Unknown | RefusalDetail::Word(_) | RefusalDetail::PromotionPiece | RefusalDetail::Seconds(_),
        ) => return message_about("refused", code.as_str()).into(),
    };
    id.into()
}

/// The message that says whose duty it is.
const fn duty_of(duty: Duty) -> &'static str {
    match duty {
        Duty::Speak(_) => "duty-speak",
        Duty::Hand(_) => "duty-hand",
        Duty::Press(_) => "duty-press",
        Duty::Record(_) => "duty-record",
        Duty::StopClocks => "duty-stop-clocks",
        Duty::StartClocks => "duty-start-clocks",
        Duty::SetClocks => "duty-set-clocks",
        Duty::PlaceClock => "duty-place-clock",
        Duty::OwnGame(_) | Duty::ClaimFlag(_) => "duty-own-game",
        Duty::Sign(_) => "duty-sign",
        Duty::Ask => "refused-not-permitted",
        Duty::Rule | Duty::Settle => "duty-rule",
    }
}

/// The rule that a move breaks, as a sentence.
fn rule_broken(messages: &Messages, broken: WhyIllegal) -> String {
    let id = match broken {
        WhyIllegal::NoSuchPiece => "illegal-no-such-piece",
        WhyIllegal::NoSuchPawn => "illegal-no-such-pawn",
        WhyIllegal::NoPieceOn(square) => {
            return messages.text("illegal-no-piece-on", &[("square", square.to_string().into())]);
        }
        WhyIllegal::OwnPieceThere => "illegal-own-piece-there",
        WhyIllegal::NotThatWay => "illegal-not-that-way",
        WhyIllegal::Blocked => "illegal-blocked",
        WhyIllegal::NothingToCapture => "illegal-nothing-to-capture",
        WhyIllegal::KingIntoCheck => "illegal-king-into-check",
        WhyIllegal::InCheck => "illegal-in-check",
        WhyIllegal::Pinned => "illegal-pinned",
        WhyIllegal::Castling => "illegal-castling",
        WhyIllegal::WrongPromotion => "illegal-wrong-promotion",
    };
    messages.text(id, &[])
}

/// The refusal as one sentence.
pub fn sentence(messages: &Messages, refusal: &Refusal) -> String {
    let possible = refusal.candidates.join(", ");
    let possible = Some(&possible).filter(|possible| !possible.is_empty());
    told(messages, refusal, possible)
}

/// The refusal without the possible moves, for callers that say those themselves.
pub fn without_moves(messages: &Messages, refusal: &Refusal) -> String {
    told(messages, refusal, None)
}

fn told(messages: &Messages, refusal: &Refusal, possible: Option<&String>) -> String {
    // The sentence ends with a full stop of its own: "exd6 e.p."
    let word = refusal.word.as_ref().map_or("", |(_, word)| word.trim_end_matches('.'));
    let number = if let RefusalDetail::Word(number) = refusal.lack {
        number.into()
    } else if let RefusalDetail::Seconds(seconds) = refusal.lack {
        seconds.into()
    } else {
        0_usize.into()
    };
    let (from, to) = if let RefusalDetail::Hand(from, to) = refusal.lack {
        (from.unwrap_or(to).to_string(), to.to_string())
    } else {
        Default::default()
    };
    let side = if let RefusalDetail::NotToMove(side) = refusal.lack {
        color(messages, side)
    } else {
        String::new()
    };
    let values = [
        ("word", Value::quoting(word)),
        ("who", word.into()),
        ("side", (&side).into()),
        ("number", number),
        ("from", (&from).into()),
        ("to", (&to).into()),
    ];
    let mut text = messages.text(&message_of(refusal, word), &values);
    if let RefusalDetail::Rule(broken) = refusal.lack {
        text = format!("{text} {}", rule_broken(messages, broken));
    }
    if let Some(moves) = possible {
        text = format!(
            "{text} {}",
            messages.text("refused-possible", &[("moves", moves.into())])
        );
    }
    if let Some(article) = &refusal.article {
        let article = article.to_string();
        text = format!(
            "{text} {}",
            messages.text("refused-article", &[("article", (&article).into())])
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    fn of_words(code: Code, lack: RefusalDetail, word: &str) -> Refusal {
        Refusal {
            word: (!word.is_empty()).then(|| (9, word.to_owned())),
            lack,
            ..Refusal::new(code)
        }
    }

    #[test]
    fn refused_words_are_named_in_every_language_and_by_number() {
        let refusals = [
            of_words(Code::NotUnderstood, RefusalDetail::Word(3), "foo"),
            of_words(Code::NotUnderstood, RefusalDetail::Unknown, "foo"),
            of_words(Code::Incomplete, RefusalDetail::PromotionPiece, "foo"),
            of_words(Code::Incomplete, RefusalDetail::Unknown, "foo"),
            of_words(Code::Ambiguous, RefusalDetail::Unknown, "foo"),
            of_words(Code::Illegal, RefusalDetail::Unknown, "foo"),
        ];
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let said = refusals.each_ref().map(|refusal| sentence(&messages, refusal));
            for (text, refusal) in said.iter().zip(&refusals) {
                assert!(text.contains("foo") && !text.contains('9'), "{text}");
                assert_eq!(text.contains('3'), refusal.lack == RefusalDetail::Word(3), "{text}");
                // The first sentence says what is wrong, the second what to do.
                let sentences = text.split_inclusive(['.', '?']).count();
                assert_eq!(sentences, 2, "{text}");
            }
            let nothing = sentence(&messages, &of_words(Code::Incomplete, RefusalDetail::Unknown, ""));
            assert!(!nothing.contains(':'), "{nothing}");
        }
    }

    #[test]
    fn who_is_told_what_is_possible_is_not_told_to_choose_another() {
        let messages = Messages::new(Locale::En);
        let alone = of_words(Code::Illegal, RefusalDetail::Unknown, "e5");
        assert_eq!(sentence(&messages, &alone), "Not legal: e5. Choose another.");
        let helped = Refusal {
            candidates: vec![String::from("e4")],
            ..alone
        };
        assert_eq!(sentence(&messages, &helped), "Not legal: e5. Did you mean e4?");
        assert_eq!(without_moves(&messages, &helped), "Not legal: e5.");
        let in_passing = of_words(Code::Illegal, RefusalDetail::Unknown, "exd6 e.p.");
        assert_eq!(sentence(&messages, &in_passing), "Not legal: exd6 e.p. Choose another.");
    }
}
