//! A position in spoken or typed words: a FEN, or colours, pieces and squares in the words of any vocabulary of D.2.1.

use shakmaty::fen::Fen;
use shakmaty::{Board, CastlingMode, Chess, Color, File, FromSetup as _, Piece, Rank, Role, Setup, Square};

use super::{Vocabulary, Word, Words};

/// The possible meanings of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SetUpToken {
    Side(Color),
    Role(Role),
    File(File),
    Rank(Rank),
    Square(Square),
    Other,
}

/// The position that the words describe: "white king e1, queen d1; black king e8", a FEN, or its first field. White
/// is to move unless a side follows the pieces ("black to move"). A side with king and rook on their home squares may
/// still castle.
pub fn read(text: &str) -> Option<Chess> {
    if text.contains('/') {
        let fen: Fen = text.trim().parse().ok()?;
        return fen.into_position(CastlingMode::Standard).ok();
    }
    let tokens: Vec<(SetUpToken, String)> = text
        .split(|letter: char| letter.is_whitespace() || ",;.:".contains(letter))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .filter(|word| !words().any(|own| own.between.split('|').any(|filler| filler == word)))
        .map(|word| (token(&word), word))
        .collect();
    let mut board = Board::empty();
    let (mut turn, mut side, mut role, mut file) = (Color::White, None, None, None);
    for (at, (token, _)) in tokens.iter().enumerate() {
        let rest = tokens.get(at + 1..).unwrap_or_default();
        let square = match token {
            SetUpToken::Side(color) => {
                // After the last piece it is the side to move, whatever words follow.
                if !rest.iter().any(|(token, _)| *token != SetUpToken::Other) {
                    turn = *color;
                    break;
                }
                side = Some(*color);
                role = None;
                continue;
            }
            SetUpToken::Role(named) => {
                role = Some(*named);
                continue;
            }
            SetUpToken::File(named) => {
                file = Some(*named);
                continue;
            }
            SetUpToken::Rank(rank) => Square::from_coords(file.take()?, *rank),
            SetUpToken::Square(square) => *square,
            SetUpToken::Other => return None,
        };
        let piece = Piece {
            color: side?,
            role: role?,
        };
        if board.piece_at(square).is_some() {
            return None;
        }
        board.set_piece_at(square, piece);
    }
    let mut setup = Setup::empty();
    setup.turn = turn;
    for (king, rooks, color) in [
        (Square::E1, [Square::A1, Square::H1], Color::White),
        (Square::E8, [Square::A8, Square::H8], Color::Black),
    ] {
        let stands = |square, role| board.piece_at(square) == Some(Piece { color, role });
        for rook in rooks {
            if stands(king, Role::King) && stands(rook, Role::Rook) {
                setup.castling_rights.add(rook);
            }
        }
    }
    setup.board = board;
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

/// The same with the castling mode: a FEN whose castling rights exist in Chess960 only is Chess960.
pub fn read_any(text: &str) -> Option<(Chess, CastlingMode)> {
    let usual = read(text).map(|position| (position, CastlingMode::Standard));
    usual.or_else(|| {
        let fen: Fen = text.trim().parse().ok()?;
        let position = fen.into_position(CastlingMode::Chess960).ok()?;
        Some((position, CastlingMode::Chess960))
    })
}

fn words() -> impl Iterator<Item = &'static Words> {
    Vocabulary::ALL.into_iter().map(Vocabulary::words)
}

fn token(word: &str) -> SetUpToken {
    if let Ok(square) = word.parse() {
        return SetUpToken::Square(square);
    }
    let begins = |side: &str| side.split('|').any(|own| word.starts_with(own));
    for color in Color::ALL {
        let side = |own: &Words| color.fold_wb(own.sides[0], own.sides[1]);
        if words().any(|own| begins(side(own))) {
            return SetUpToken::Side(color);
        }
    }
    let named = |own: Word| [own.written, own.spoken].map(str::to_lowercase);
    let is = |own: Word| named(own).iter().any(|name| *name == word);
    for role in Role::ALL {
        // In the plural, too: "pawns", "Bauern".
        let begins = |name: &String| {
            let rest = word.strip_prefix(name.as_str());
            rest.is_some_and(|rest| rest.chars().count() <= 2)
        };
        if words().any(|words| named(words.piece(role)).iter().any(begins)) {
            return SetUpToken::Role(role);
        }
    }
    for file in File::ALL {
        if words().any(|words| is(words.file(file)) || is(words.file_alone(file))) {
            return SetUpToken::File(file);
        }
    }
    for rank in Rank::ALL {
        if words().any(|words| is(words.rank(rank))) {
            return SetUpToken::Rank(rank);
        }
    }
    SetUpToken::Other
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::EnPassantMode;

    fn fen(text: &str) -> Option<String> {
        read(text).map(|position| Fen::from_position(&position, EnPassantMode::Legal).to_string())
    }

    #[test]
    fn pieces_are_read_in_any_vocabulary_and_a_fen_as_it_stands() {
        let queen = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
        for text in [
            "white king e1, queen d1; black king e8",
            "White: King e1, Queen d1. Black: King e8",
            "Weiß: König Eva eins, Dame David eins; Schwarz: König Eva acht",
            "weiss könig e1 dame d1 schwarz könig e8",
            "blancas rey e1, dama d1; negras rey e8",
            "wit koning e1, dame d1; zwart koning e8",
            "4k3/8/8/8/8/8/8/3QK3",
            queen,
        ] {
            assert_eq!(fen(text).as_deref(), Some(queen), "{text}");
        }
        let moves = "white king e1, rooks a1 and h1, pawns a2 b2; black king e8, pawn a7; black to move";
        assert_eq!(fen(moves).as_deref(), Some("4k3/p7/8/8/8/8/PP6/R3K2R b KQ - 0 1"));
    }

    #[test]
    fn what_is_no_position_is_none() {
        for text in [
            "",
            "white king e1",
            "white king e1; black king e2",
            "white king e1, queen e1; black king e8",
            "king e1, king e8",
            "white dragon e1; black king e8",
            "best",
            "8/8/8/8/8/8/8/8 w - - 0 1",
        ] {
            assert_eq!(fen(text), None, "{text}");
        }
    }
}
