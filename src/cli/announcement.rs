//! `annabella announce` and `annabella understand`.

use serde_json::{Value as Json, json};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position as _};

use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, messages, print, print_json};
use crate::app::sentences;
use announcement::{self, Announcement, NotUnderstood, NotUnderstoodCode, SpokenContent, Vocabulary};
use locale::{Messages, Value, quoted};
use notation::algebraic::{Letters, san_in};
use notation::fen;

/// `annabella announce --fen FEN [--vocabulary V] MOVE`
pub(super) fn announce(rest: lexopt::Parser) -> Ended {
    run(rest, "MOVE", |asked| {
        let announcement = asked.announcement();
        if asked.json {
            print_json(&json!({"text": announcement.text, "spans": spans(&announcement), "uci": asked.uci()}));
        } else {
            print(&announcement.text);
        }
    })
}

/// `annabella understand --fen FEN [--letters LANG] WORDS`
pub(super) fn understand(rest: lexopt::Parser) -> Ended {
    run(rest, "WORDS", |asked| {
        let announcement = asked.announcement();
        if asked.json {
            print_json(&json!({"uci": asked.uci(), "text": announcement.text}));
        } else {
            let uci = asked.uci();
            let values = [("text", (&announcement.text).into()), ("uci", (&uci).into())];
            print(&asked.messages.text("understood-move", &values));
        }
    })
}

/// A move from the command line that was understood.
struct UnderstoodMove {
    json: bool,
    messages: Messages,
    vocabulary: Vocabulary,
    position: Chess,
    mv: Move,
}

impl UnderstoodMove {
    fn announcement(&self) -> Announcement {
        announcement::announce(&SpokenContent::of_move(&self.position, self.mv), self.vocabulary)
    }

    fn uci(&self) -> String {
        self.mv.to_uci(self.position.castles().mode()).to_string()
    }
}

fn run(rest: lexopt::Parser, argument: &'static str, tell: impl Fn(&UnderstoodMove)) -> Ended {
    let given = GivenArguments::gathered(rest, &["fen", "vocabulary", "letters"], &[])?;
    let messages = messages(given.lang.as_deref());
    let (vocabulary, letters, fen) = options(&given, argument).map_err(|fault| fail(&messages, &fault))?;
    let position = fen::read(&fen, None).map_err(|fault| complained(&sentences::fen_fault(&messages, &fault)))?;
    // Words may come as several arguments, as a shell passes them on.
    let words = given.values.join(" ");
    match announcement::understand(&position, &words, letters) {
        Ok(mv) => {
            tell(&UnderstoodMove {
                json: given.json,
                messages,
                vocabulary,
                position,
                mv,
            });
            Ok(CommandOutcome::Done)
        }
        Err(error) => {
            if given.json {
                print_json(&error_json(&error));
            } else {
                complain(&error_sentence(&messages, &position, letters, &words, &error));
            }
            Ok(CommandOutcome::No)
        }
    }
}

fn options(given: &GivenArguments, argument: &'static str) -> Result<(Vocabulary, Letters, String), UsageError> {
    let vocabularies = Vocabulary::ALL.map(Vocabulary::name);
    let vocabulary = given.one_of("--vocabulary", &vocabularies)?.unwrap_or_default();
    let letters: Vec<&str> = Letters::familiar().iter().map(|letters| letters.tag()).collect();
    let letters = given.one_of("--letters", &letters)?.unwrap_or_default();
    let fen = given.required("fen")?.to_owned();
    if given.values.is_empty() {
        return Err(UsageError::MissingArgument(argument));
    }
    Ok((vocabulary, letters, fen))
}

fn spans(announcement: &Announcement) -> Vec<Json> {
    announcement
        .spans
        .iter()
        .map(|span| json!({"lang": span.lang, "text": span.text}))
        .collect()
}

fn error_json(error: &NotUnderstood) -> Json {
    let candidates: Vec<String> = error.candidates.iter().map(UciMove::to_string).collect();
    json!({"error": error.code.name(), "at": error.at, "word": quoted(&error.word), "candidates": candidates})
}

pub(super) fn error_sentence(
    messages: &Messages,
    position: &Chess,
    letters: Letters,
    words: &str,
    error: &NotUnderstood,
) -> String {
    let id = match error.code {
        NotUnderstoodCode::UnknownWord => {
            // The position in bytes is for programs (--json).
            let number = error.word_number(words).unwrap_or(1);
            let values = [("word", Value::quoting(&error.word)), ("number", number.into())];
            return messages.text("not-understood-unknown-word", &values);
        }
        NotUnderstoodCode::Incomplete if error.word.is_empty() => "not-understood-nothing",
        NotUnderstoodCode::Incomplete if error.lacks_promotion_piece() => "not-understood-promotion",
        NotUnderstoodCode::Incomplete => "not-understood-incomplete",
        NotUnderstoodCode::WrongPromotion => "not-understood-illegal-alone",
        NotUnderstoodCode::Ambiguous => "not-understood-ambiguous",
        NotUnderstoodCode::Illegal if error.candidates.is_empty() => "not-understood-illegal-alone",
        NotUnderstoodCode::Illegal => "not-understood-illegal",
    };
    let mut sentence = messages.text(id, &[("words", Value::quoting(&error.word))]);
    if error.code == NotUnderstoodCode::WrongPromotion {
        sentence = format!("{sentence} {}", messages.text("illegal-wrong-promotion", &[]));
    }
    if !error.candidates.is_empty() {
        let moves: Vec<String> = error
            .candidates
            .iter()
            .filter_map(|uci| uci.to_move(position).ok())
            .map(|mv| {
                let said = announcement::announce(&SpokenContent::of_move(position, mv), Vocabulary::default()).shown();
                format!("{said} ({})", san_in(position, mv, letters))
            })
            .collect();
        let id = match error.code {
            NotUnderstoodCode::Illegal => "understanding-near",
            NotUnderstoodCode::UnknownWord
            | NotUnderstoodCode::Ambiguous
            | NotUnderstoodCode::Incomplete
            | NotUnderstoodCode::WrongPromotion => "understanding-possible",
        };
        sentence.push(' ');
        sentence.push_str(&messages.text(id, &[("moves", (&moves.join(", ")).into())]));
    }
    sentence
}
