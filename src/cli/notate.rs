//! `annabella notate GAME.pgn --letters LANG [--form short|long|figurine|words] [--vocabulary V]`
//!
//! The moves that were played, without comments and variations; a file with several games gives one line for each.

use serde_json::json;

use super::games;
use super::given::{Given, UsageError};
use super::{Ended, fail, messages, print};
use crate::announcement::{self, Spoken, Vocabulary};
use crate::notation::algebraic::{self, Form, Letters, written_in};
use crate::notation::pgn::{DRAW_OFFER, PgnGame};

/// How the moves are written out.
#[derive(Clone, Copy)]
enum Manner {
    Written(Letters, Form),
    Announced(Vocabulary),
}

pub(super) fn notate(rest: lexopt::Parser) -> Ended {
    let given = Given::gathered(rest, &["letters", "form", "vocabulary"], &[])?;
    let messages = messages(given.lang.as_deref());
    let (file, manner) = options(&given).map_err(|fault| fail(&messages, &fault))?;
    let (games, outcome) = games::games(&messages, file)?;
    for (index, read) in games.iter().enumerate() {
        let moves = moves(&read.game, manner);
        let with_offers = moves.iter().zip(&read.game.line).map(|(text, entry)| {
            if entry.has_draw_offer() {
                format!("{text} {DRAW_OFFER}")
            } else {
                text.clone()
            }
        });
        let text = algebraic::movetext(&read.game.start, with_offers);
        if given.json {
            let object = json!({
                "moves": moves,
                "game": index + 1,
                "white": read.game.tag("White"),
                "black": read.game.tag("Black"),
                "result": read.game.result.as_str(),
                "text": text,
                "whole": read.faults.is_empty(),
            });
            print(&object.to_string());
        } else {
            print(&text);
        }
    }
    Ok(outcome)
}

fn moves(game: &PgnGame, manner: Manner) -> Vec<String> {
    let text = |(position, entry): (shakmaty::Chess, &crate::notation::pgn::PgnMove)| match manner {
        Manner::Written(letters, form) => written_in(&position, entry.mv, letters, form),
        Manner::Announced(vocabulary) => announcement::announce(&Spoken::of_move(&position, entry.mv), vocabulary).text,
    };
    game.played().map(text).collect()
}

fn options(given: &Given) -> Result<(&str, Manner), UsageError> {
    let letters = given
        .one_of("--letters", &Letters::ALL.map(Letters::tag))?
        .unwrap_or_default();
    let vocabularies = Vocabulary::ALL.map(Vocabulary::name);
    let vocabulary = given.one_of("--vocabulary", &vocabularies)?.unwrap_or_default();
    let form = given.option("form");
    let known = Form::ALL.into_iter().find(|known| Some(known.name()) == form);
    let manner = match (form, known) {
        (None, _) => Manner::Written(letters, Form::Short),
        (Some("words"), _) => Manner::Announced(vocabulary),
        (Some(_), Some(known)) => Manner::Written(letters, known),
        (Some(other), None) => {
            return Err(UsageError::NotOneOf {
                option: "--form",
                value: other.to_owned(),
                possible: String::from("short, long, figurine, words"),
            });
        }
    };
    Ok((games::only_file(given)?, manner))
}
