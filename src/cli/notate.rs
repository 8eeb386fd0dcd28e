//! `annabella notate GAME.pgn --letters LANG [--form short|long|figurine|words] [--vocabulary V]`
//!
//! The moves that were played, without comments and variations; a file with several games gives one line for each.

use std::borrow::Cow;

use serde_json::json;

use super::games::{self, GamesInput, HeldText};
use super::given::{GivenArguments, UsageError, fail, only_file};
use super::outcome::Ended;
use super::output::{json_object, messages};
use announcement::{self, SpokenContent, Vocabulary};
use notation::algebraic::{self, Letters, MoveNotation, written_in};
use notation::pgn::{DRAW_OFFER, PgnGame, ReadGame};

/// The notation of the moves.
#[derive(Clone, Copy)]
enum OutputNotation {
    Written(Letters, MoveNotation),
    Announced(Vocabulary),
}

pub(super) fn notate(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &["letters", "form", "vocabulary", "written-in"], &[])?;
    let messages = messages(given.lang.as_deref());
    let (file, manner) = options(&given).map_err(|fault| fail(&messages, &fault))?;
    let source = GamesInput::open(&messages, file)?.written_in(&given);
    let mut source = source.map_err(|fault| fail(&messages, &fault))?;
    let mut held = HeldText::default();
    if source.is_journal(&messages, file)? {
        let (games, outcome) = games::of_journal(&messages, file)?;
        games
            .iter()
            .zip(1..)
            .for_each(|(read, number)| held.print(&line(read, number, manner, given.json)));
        held.let_go();
        return Ok(outcome);
    }
    let mut reading = games::reading(&messages, file, source);
    let mut number = 0;
    while let Some(read) = reading.next() {
        number += 1;
        held.print(&line(&read, number, manner, given.json));
    }
    let outcome = reading.ended()?;
    held.let_go();
    Ok(outcome)
}

/// The line of a game, with its end.
fn line(read: &ReadGame, number: usize, manner: OutputNotation, json: bool) -> String {
    let moves = moves(&read.game, manner);
    let with_offers = moves.iter().zip(&read.game.line).map(|(text, entry)| {
        if entry.has_draw_offer() {
            Cow::Owned(format!("{text} {DRAW_OFFER}"))
        } else {
            Cow::Borrowed(text.as_str())
        }
    });
    let text = algebraic::movetext(&read.game.start, with_offers);
    if !json {
        return text + "\n";
    }
    let object = json!({
        "moves": moves,
        "game": number,
        "white": read.game.tag("White"),
        "black": read.game.tag("Black"),
        "result": read.game.result.as_str(),
        "text": text,
        "whole": read.faults.is_empty(),
    });
    json_object(object)
}

fn moves(game: &PgnGame, manner: OutputNotation) -> Vec<String> {
    let text = |position, mv| match manner {
        OutputNotation::Written(letters, form) => written_in(&position, mv, letters, form),
        OutputNotation::Announced(vocabulary) => {
            announcement::announce(&SpokenContent::of_move(&position, mv), vocabulary).text
        }
    };
    game.played().map(|(position, mv, _)| text(position, mv)).collect()
}

fn options(given: &GivenArguments) -> Result<(&str, OutputNotation), UsageError> {
    let letters = given
        .one_of("--letters", &Letters::ALL.map(Letters::tag))?
        .unwrap_or_default();
    let vocabularies = Vocabulary::ALL.map(Vocabulary::name);
    let vocabulary = given.one_of("--vocabulary", &vocabularies)?.unwrap_or_default();
    let form = given.option("form");
    let known = MoveNotation::ALL.into_iter().find(|known| Some(known.name()) == form);
    let manner = match (form, known) {
        (None, _) => OutputNotation::Written(letters, MoveNotation::Short),
        (Some("words"), _) => OutputNotation::Announced(vocabulary),
        (Some(_), Some(known)) => OutputNotation::Written(letters, known),
        (Some(other), None) => {
            let possible = "short, long, figurine, words";
            return Err(UsageError::not_one_of("--form", other, possible));
        }
    };
    Ok((only_file(given)?, manner))
}
