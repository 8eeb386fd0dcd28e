//! Acts of people in a script: the verbs that are no commands of the Laws as they are.

use shakmaty::{Color, File, Rank, Role};

use controls::intent::{AdjournIntent, Intent};
use laws::command::Command;
use laws::people::Person;
use laws::script::{Expected, LineReader, ScriptError, ScriptLine};
use link::ruling_content::RulingContent;
use query::Query;

/// Reads the verb and its arguments. Every verb can be read for every actor; the Laws say who may do it.
pub(super) fn act(by: Person, words: &mut ScriptLine) -> Result<Intent, ScriptError> {
    words.own = Some(by.side().unwrap_or(Color::White));
    // The arbiter signs for nobody whom they do not name (8.7): as at the table, the words are refused.
    let line = words.clone().rest();
    let signs = line.strip_prefix("signs").map(|result| format!("sign{result}"));
    let typed = signs.or_else(|| (line == "refuses to sign").then(|| String::from("refuse to sign")));
    if let Some(typed) = typed.filter(|typed| by == Person::Arbiter && !typed.contains(" for ")) {
        words.rest();
        return Ok(Intent::Line(typed));
    }
    words.attempt(|words| words.choose(VERBS)).or_else(|wrong| {
        let verb = RulingContent::read(words).map_err(|error| wrong.clone().or(error))?;
        crate::hall::intent(verb).ok_or(wrong)
    })
}

const VERBS: &[(&str, LineReader<Intent>)] = &[
    ("announces", |words| {
        let (for_side, words) = words_for(words)?;
        Ok(Intent::Announce { for_side, words })
    }),
    ("corrects", |words| {
        let (for_side, words) = words_for(words)?;
        Ok(Intent::Correct { for_side, words })
    }),
    ("repeats", |words| {
        let (for_side, words) = words_for(words)?;
        Ok(Intent::Repeat { for_side, words })
    }),
    ("plays", |words| {
        words.must_follow(Expected::Move)?;
        let (for_side, words) = words_for(words)?;
        Ok(Intent::Play { for_side, words })
    }),
    ("copies", |words| {
        let for_side = words.for_side()?;
        Ok(Intent::Copy { for_side })
    }),
    ("records", |words| {
        words.must_follow(Expected::Text)?;
        let (side, text) = words_for(words)?;
        Ok(Intent::Do(Command::Record { side, text }))
    }),
    // A draw that rests on the move one intends to make.
    ("claims", |words| {
        let fifty = words.one_of(&["threefold", "fifty"])? == "fifty";
        words.fixed("with")?;
        words.must_follow(Expected::Move)?;
        let (for_side, words) = words_for(words)?;
        Ok(Intent::ClaimWith { for_side, fifty, words })
    }),
    ("asks", |words| {
        if words.take("law") {
            return Ok(Intent::Explain(words.rest()));
        }
        words.choose(QUESTIONS).map(Intent::Ask)
    }),
    ("seals", |words| {
        words.must_follow(Expected::Move)?;
        let (for_side, words) = words_for(words)?;
        Ok(Intent::Adjourn(AdjournIntent::Seal { for_side, words }))
    }),
    ("speaks", |words| {
        let (at_ms, side) = (u64::from(words.number()?), words.for_side()?);
        Ok(Intent::Do(Command::MarkRecorder { side, at_ms }))
    }),
    ("types", |words| Ok(Intent::Line(words.rest()))),
    // The mouse on a screen's board: a click on a square, and the piece chosen for a promotion.
    ("clicks", |words| {
        let (square, board) = (words.square()?, words.on_board()?);
        Ok(Intent::Touch { board, square })
    }),
    ("chooses", |words| {
        let (square, role, board): (_, Role, _) = (words.square()?, words.value()?, words.on_board()?);
        let piece = role.of(board);
        Ok(Intent::BringBack { board, square, piece })
    }),
];

const QUESTIONS: &[(&str, LineReader<Query>)] = &[
    ("clock", |_| Ok(Query::Clock)),
    ("opponent-clock", |_| Ok(Query::OpponentClock)),
    ("time-used", |_| Ok(Query::TimeUsed)),
    ("moves", |_| Ok(Query::Moves)),
    ("control", |_| Ok(Query::Control)),
    ("period", |_| Ok(Query::Period)),
    ("last", |_| Ok(Query::Last)),
    ("square", |words| words.square().map(Query::Square)),
    ("rank", |words| {
        let rank = words.read(Expected::Number, |text| single(text).and_then(Rank::from_char))?;
        Ok(Query::Rank(rank))
    }),
    ("file", |words| {
        let files = Expected::one_of(&["a", "b", "c", "d", "e", "f", "g", "h"]);
        let file = words.read(files, |text| single(text).and_then(File::from_char))?;
        Ok(Query::File(file))
    }),
    ("pieces", |words| {
        let color = words.side()?;
        let role: Option<Role> = if words.is_empty() { None } else { Some(words.value()?) };
        Ok(Query::Pieces(color, role))
    }),
    ("turn", |_| Ok(Query::Turn)),
    ("material", |_| Ok(Query::Material)),
    ("opponent", |_| Ok(Query::Opponent)),
    ("clock-place", |_| Ok(Query::ClockPlace)),
    ("state", |_| Ok(Query::State)),
    ("recording", |_| Ok(Query::Recording)),
    ("offer", |_| Ok(Query::Offer)),
    ("resumption", |_| Ok(Query::Resumption)),
];

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// The words of an announcement or an entry; their side may come before or after them.
fn words_for(words: &mut ScriptLine) -> Result<(Color, String), ScriptError> {
    let side = words.for_side()?;
    let text = words.rest();
    for other in Color::ALL {
        if let Some(bare) = text.strip_suffix(other.fold_wb("for white", "for black")) {
            return Ok((other, bare.trim_end().to_owned()));
        }
    }
    Ok((side, text))
}
