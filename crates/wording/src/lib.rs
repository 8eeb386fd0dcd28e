//! Words for moves, squares, duties, refusals, proposals and endings in a person's language, shared by what is said and what is shown.
//!
//! Each function turns one value into words; none decides whether they are said or shown, or to whom.
//!
//! ```
//! use announcement::Vocabulary;
//! use locale::{Locale, Messages};
//! use shakmaty::{Chess, Square};
//!
//! let said = wording::announced(Vocabulary::Fide, &Chess::default(), "g1f3".parse().unwrap());
//! assert_eq!(said.text, "Springer Felix drei");
//!
//! let english = Messages::new(Locale::En);
//! assert_eq!(wording::squares(&english, &[Square::E4, Square::F3]), "e4 and f3");
//! ```
//!
//! **It never knows** `speech` or `display`, which both use it, nor the table and the time.
//!
//! **Way in:** [`refusal`], [`proposal`], [`next`].

pub mod board;
pub mod cell;
mod clock;
pub mod discrepancy;
pub mod endgame;
pub mod engine;
pub mod envelope;
pub mod files;
pub mod glyph;
pub mod hearing;
pub mod law;
pub mod lichess;
pub mod next;
pub mod opinion;
pub mod proposal;
pub mod refusal;
pub mod rules;
pub mod ruling;
pub mod sheet;
pub mod signing;
pub mod state;

use shakmaty::{Board, ByColor, ByRole, Chess, Color, Position as _, Square, uci::UciMove};

use announcement::render::{Announcement, Span, SpokenContent, announce};
use announcement::vocabulary::Vocabulary;
pub use clock::{sum_check, times, times_checked};

use laws::event::ProposalKind;
use laws::game::Game;
use laws::people::Person;
use laws::stored::StoredWord as _;
pub use locale::{color, piece};

use locale::{Messages, Value, list};

/// The game's vocabulary; an unknown one is read as that of the Laws.
pub fn vocabulary(game: &Game) -> Vocabulary {
    game.regulations().vocabulary.parse().unwrap_or_default()
}

/// The announcement of a move in a position, legal or not.
pub fn announcement(game: &Game, position: &Chess, uci: UciMove) -> Announcement {
    announced(vocabulary(game), position, uci)
}

/// The announcement in that vocabulary, where there is no game.
pub fn announced(vocabulary: Vocabulary, position: &Chess, uci: UciMove) -> Announcement {
    let spoken = match uci.to_move(position) {
        Ok(legal) => Some(SpokenContent::of_move(position, legal)),
        Err(_) => SpokenContent::of_uci(position.board(), uci),
    };
    spoken.map_or_else(
        // No piece is on the square of departure: the two squares are all there is to say.
        || Announcement {
            text: uci.to_string(),
            spans: Vec::new(),
        },
        |spoken| announce(&spoken, vocabulary),
    )
}

/// The side, with the player's name if there is one.
pub fn side_name(messages: &Messages, game: &Game, side: Color) -> String {
    let name = &game.people().players.get(side).name;
    let color = color(messages, side);
    if name.is_empty() {
        return color;
    }
    messages.text("side-and-name", &[("side", (&color).into()), ("name", name.into())])
}

/// "White is a pawn up."; "White has a rook more, Black a bishop and a knight."
pub fn material(messages: &Messages, more: &ByColor<ByRole<u8>>) -> String {
    let pieces = ByColor::new_with(|side| {
        let kinds = more
            .get(side)
            .zip_role()
            .into_iter()
            .rev()
            .filter(|(_, count)| *count > 0);
        let kinds = kinds.map(|(role, count)| {
            let kinds = messages.about("kinds", &role.word());
            let values = [
                ("piece", role.word().into()),
                ("count", u32::from(count).into()),
                ("kinds", kinds.into()),
            ];
            messages.text("material-pieces", &values)
        });
        list(messages, &kinds.collect::<Vec<_>>())
    });
    let (id, side) = match (pieces.white.is_empty(), pieces.black.is_empty()) {
        (true, true) => ("material-even", "none"),
        (false, true) => ("material-ahead", "white"),
        (true, false) => ("material-ahead", "black"),
        (false, false) => ("material-differs", "both"),
    };
    let ahead = if pieces.white.is_empty() {
        &pieces.black
    } else {
        &pieces.white
    };
    let values = [
        ("side", side.into()),
        ("pieces", ahead.into()),
        ("white", (&pieces.white).into()),
        ("black", (&pieces.black).into()),
    ];
    messages.text(id, &values)
}

/// "Black, Ben, rating 1600.": the rating or strength in words, as far as it is known.
pub fn player_and_rating(messages: &Messages, side: Color, name: &str, rating: Option<String>) -> String {
    let parts = [Some(color(messages, side)), Some(name.to_owned()), rating]
        .into_iter()
        .flatten();
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    format!("{}.", parts.join(", "))
}

/// The player's name; the colour if there is no name, as at home.
pub fn player_name(messages: &Messages, game: &Game, side: Color) -> String {
    let name = &game.people().players.get(side).name;
    if name.is_empty() {
        color(messages, side)
    } else {
        name.clone()
    }
}

/// The place of the clock, as that person sees it (6.5).
pub fn clock_place(messages: &Messages, game: &Game, person: Person) -> String {
    let side = game.clock_right_of();
    let at = match person {
        Person::Player(own) if own == side => "right",
        Person::Player(_) => "left",
        Person::Assistant(_) | Person::Arbiter => "other",
    };
    let who = color(messages, side);
    messages.text("clock-place", &[("at", at.into()), ("who", (&who).into())])
}

/// The name of a kind of proposal, as it is also typed.
pub fn proposal_kind(messages: &Messages, kind: ProposalKind) -> String {
    let forms = messages.text(&format!("proposal-kind-{}", kind.as_str()), &[]);
    forms.split(';').next().unwrap_or_default().trim().to_owned()
}

/// Squares as people list them: "e4, f3 and g1".
pub fn squares(messages: &Messages, squares: &[Square]) -> String {
    let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
    list(messages, &squares)
}

/// Up to this many squares are told with the pieces on them; of more, only their names.
const TOLD_WITH_PIECES: usize = 4;

/// "f3 empty and h3 white knight": squares with the pieces on them.
pub fn standing(messages: &Messages, squares: &[Square], board: &Board) -> String {
    if squares.len() > TOLD_WITH_PIECES {
        return self::squares(messages, squares);
    }
    let told = squares.iter().map(|square| {
        let there = board.piece_at(*square);
        let stands = there.map_or_else(|| messages.text("cell-empty", &[]), |own| piece(messages, own));
        format!("{square} {stands}")
    });
    list(messages, &told.collect::<Vec<_>>())
}

/// A message with that announcement for the value `name`, each in its language. Punctuation that ends a sentence stays with the words
/// before it.
pub fn framed(
    messages: &Messages,
    id: &str,
    values: &[(&str, Value<'_>)],
    name: &str,
    words: Announcement,
) -> Vec<Span> {
    const PLACE: &str = "|";
    let values = [values, &[(name, PLACE.into())]].concat();
    let frame = messages.text(id, &values);
    let (before, behind) = frame.split_once(PLACE).unwrap_or((&frame, ""));
    let end = behind.find(char::is_alphanumeric).unwrap_or(behind.len());
    let (marks, rest) = behind.split_at_checked(end).unwrap_or((behind, ""));
    let own = |text: &str| {
        let text = Some(text.trim()).filter(|text| !text.is_empty());
        text.map(|text| Span::new(messages.locale().tag(), text))
    };
    let mut spans: Vec<Span> = own(before).into_iter().chain(words.spans).collect();
    if let Some(span) = spans.last_mut() {
        span.text.push_str(marks.trim_end());
    }
    spans.extend(own(rest));
    spans
}
