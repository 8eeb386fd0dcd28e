//! Names of the squares of a board, as one person wants them.

use shakmaty::{Color, Piece, Role, Square};

use announcement::vocabulary::Vocabulary;
use laws::stored::StoredWord as _;
use locale::{Locale, Messages, color, piece};
use settings::{CellOrder, Cells, PieceNames, SquareNames};

/// "e4, white pawn", "e4, empty", or as that person has squares named.
pub fn cell(messages: &Messages, cells: Cells, at: Square, standing: Option<Piece>) -> String {
    if cells.for_braille {
        return braille(messages, at, standing);
    }
    let place = square(messages, cells, at);
    let what = match standing {
        Some(standing) => Some(piece_name(messages, cells, standing)),
        None => cells.empty.then(|| messages.text("cell-empty", &[])),
    };
    let ground = cells.ground.then(|| square_color(messages, at));
    let parts = match cells.order {
        CellOrder::SquareFirst => [Some(place), what, ground],
        CellOrder::PieceFirst => [what, Some(place), ground],
    };
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// "e4", or by the names of D.2.1: "Eva vier" in German, and elsewhere "Eva 4", which a voice of any language can say.
pub fn square(messages: &Messages, cells: Cells, at: Square) -> String {
    match cells.squares {
        SquareNames::Letters => at.to_string(),
        SquareNames::Anna => {
            let words = Vocabulary::Fide.words();
            let file = words.file(at.file()).spoken;
            if messages.locale() == Locale::De {
                format!("{file} {}", words.rank(at.rank()).spoken)
            } else {
                format!("{file} {}", at.rank())
            }
        }
    }
}

/// Squares in one list: "e4, f3".
pub fn squares(messages: &Messages, cells: Cells, list: &[Square]) -> String {
    let list: Vec<String> = list.iter().map(|at| square(messages, cells, *at)).collect();
    list.join(", ")
}

/// The pieces of a side, a line for each kind: "White: king e1;", "rooks a1, h1;".
pub fn kinds_of_side(messages: &Messages, cells: Cells, on: &[(Square, Option<Piece>)], side: Color) -> Vec<String> {
    let kinds: Vec<String> = Role::ALL
        .into_iter()
        .rev()
        .filter_map(|role| {
            let piece = Piece { color: side, role };
            let standing = on.iter().filter(|(_, standing)| *standing == Some(piece));
            let list: Vec<Square> = standing.map(|(square, _)| *square).collect();
            (!list.is_empty()).then(|| kind_on(messages, cells, role, &list))
        })
        .collect();
    let text = messages.labelled(&color(messages, side), &format!("{}.", kinds.join("; ")));
    text.split_inclusive("; ")
        .map(|line| line.trim_end().to_owned())
        .collect()
}

/// "queen d1" or "rooks a1, h1".
pub fn kind_on(messages: &Messages, cells: Cells, role: Role, on: &[Square]) -> String {
    let name = messages.about(if on.len() > 1 { "kinds" } else { "kind" }, &role.word());
    format!("{name} {}", squares(messages, cells, on))
}

/// "white knight", "knight, White" or "N White".
pub fn piece_name(messages: &Messages, cells: Cells, standing: Piece) -> String {
    let side = color(messages, standing.color);
    let (kind, letter) = (kind(messages, standing.role), letter(messages, standing.role));
    match cells.pieces {
        PieceNames::Full => piece(messages, standing),
        PieceNames::KindFirst => format!("{kind}, {side}"),
        PieceNames::Letter => format!("{letter} {side}"),
    }
}

/// "dark" or "light".
pub fn square_color(messages: &Messages, at: Square) -> String {
    messages.text(if at.is_dark() { "ground-dark" } else { "ground-light" }, &[])
}

/// "knight".
pub fn kind(messages: &Messages, role: Role) -> String {
    messages.about("kind", &role.word())
}

/// The letter of a kind in the person's language; pawns have one here.
fn letter(messages: &Messages, role: Role) -> String {
    messages.about("letter", &role.word())
}

/// Short, for a Braille line, with the letters of the person's language: "e4 wN", in German "e4 wS"; "e4 -".
pub fn braille(messages: &Messages, at: Square, standing: Option<Piece>) -> String {
    standing.map_or_else(
        || format!("{at} -"),
        |standing| {
            let side = match standing.color {
                Color::White => "letter-white",
                Color::Black => "letter-black",
            };
            format!("{at} {}{}", messages.text(side, &[]), letter(messages, standing.role))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNIGHT: Piece = Piece {
        color: Color::White,
        role: Role::Knight,
    };

    fn named(locale: Locale, cells: Cells) -> [String; 2] {
        let messages = Messages::new(locale);
        [Some(KNIGHT), None].map(|standing| cell(&messages, cells, Square::E4, standing))
    }

    #[test]
    fn a_cell_is_named_as_the_person_wants_it() {
        let first = Cells::default();
        assert_eq!(named(Locale::En, first), ["e4, white knight", "e4, empty"]);
        let cases = [
            (
                Cells {
                    order: CellOrder::PieceFirst,
                    ..first
                },
                ["white knight, e4", "empty, e4"],
            ),
            (
                Cells {
                    pieces: PieceNames::KindFirst,
                    empty: false,
                    ..first
                },
                ["e4, knight, White", "e4"],
            ),
            (
                Cells {
                    pieces: PieceNames::Letter,
                    ground: true,
                    ..first
                },
                ["e4, N White, light", "e4, empty, light"],
            ),
            (
                Cells {
                    squares: SquareNames::Anna,
                    ..first
                },
                ["Eva 4, white knight", "Eva 4, empty"],
            ),
        ];
        let short = Cells {
            for_braille: true,
            ..first
        };
        assert_eq!(named(Locale::De, short), ["e4 wS", "e4 -"]);
        for (cells, expected) in cases {
            assert_eq!(named(Locale::En, cells), expected);
        }
        let anna = Cells {
            squares: SquareNames::Anna,
            ..first
        };
        assert_eq!(named(Locale::De, anna), ["Eva vier, weißer Springer", "Eva vier, leer"]);
    }

    #[test]
    fn braille_labels_are_short_and_use_the_language_letters() {
        let label = |locale| braille(&Messages::new(locale), Square::E4, Some(KNIGHT));
        assert_eq!([Locale::En, Locale::De].map(label), ["e4 wN", "e4 wS"]);
        assert_eq!(braille(&Messages::new(Locale::De), Square::A1, None), "a1 -");
    }

    #[test]
    fn no_two_kinds_share_a_letter() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let letters: Vec<String> = Role::ALL.iter().map(|role| letter(&messages, *role)).collect();
            for (index, own) in letters.iter().enumerate() {
                assert!(!letters[..index].contains(own), "{locale}: {own}");
            }
        }
    }
}
