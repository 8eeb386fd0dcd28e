//! Electronic boards as the command line names them.

use shakmaty::Color;

use protocols::boards::make::Wire;
use protocols::eboard::{BoardId, BoardMake};

/// A board named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedBoard {
    /// The board of this make and serial number, wherever it is plugged in.
    Known(BoardId),
    /// The board at this place; and its make, if given.
    At(String, Option<BoardMake>),
}

impl NamedBoard {
    /// `dgt:12345`, or the name of a port such as `/dev/ttyUSB0` or `COM3`. None for an empty text, and for a make that
    /// contradicts `kind`.
    pub fn read(text: &str, kind: Option<BoardMake>) -> Option<Self> {
        match text.parse::<BoardId>() {
            Ok(id) => kind.is_none_or(|kind| kind == id.kind).then_some(Self::Known(id)),
            Err(()) => (!text.is_empty()).then(|| Self::At(text.to_owned(), kind)),
        }
    }

    /// The board's id: a board named by its place has that for its number. Without a make it is a DGT, as most are.
    pub fn id(&self) -> BoardId {
        match self {
            Self::Known(id) => id.clone(),
            Self::At(place, kind) => BoardId {
                kind: kind.unwrap_or(BoardMake::Dgt),
                serial: place.clone(),
            },
        }
    }

    /// The port that names it, with its make; none for a board that LiveChess reads.
    pub fn port(&self) -> Option<(String, BoardMake)> {
        match self {
            Self::Known(_) | Self::At(_, Some(BoardMake::LiveChess)) => None,
            Self::At(place, _) => Some((place.clone(), self.id().kind)),
        }
    }

    /// Reads `black=/dev/ttyUSB0,dgt`: the side, the board, and its make if given.
    pub fn of_seat(text: &str) -> Option<(Color, Self)> {
        let (seat, board) = text.split_once('=')?;
        let seat = match seat {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return None,
        };
        let (board, kind) = match board.rsplit_once(',') {
            Some((board, kind)) => (board, Some(BoardMake::of_word(kind)?)),
            None => (board, None),
        };
        Some((seat, Self::read(board, kind)?))
    }
}

/// The makes that this build can read: LiveChess, another program that is spoken to over the network's protocols, is at home only.
pub fn makes() -> impl Iterator<Item = BoardMake> {
    let is_known = |make: &BoardMake| cfg!(feature = "home") || make.wire() != Wire::LiveChess;
    BoardMake::ALL.iter().copied().filter(is_known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_named_by_its_port_or_by_its_number() {
        let at = |place: &str, kind| NamedBoard::At(place.to_owned(), kind);
        let known = |text: &str| NamedBoard::Known(text.parse().unwrap());
        let cases = [
            (
                "black=/dev/ttyUSB0,dgt",
                Color::Black,
                at("/dev/ttyUSB0", Some(BoardMake::Dgt)),
            ),
            ("white=COM3", Color::White, at("COM3", None)),
            ("white=dgt:12345", Color::White, known("dgt:12345")),
            ("white=dgt:12345,dgt", Color::White, known("dgt:12345")),
            ("black=livechess:77", Color::Black, known("livechess:77")),
        ];
        for (text, side, board) in cases {
            assert_eq!(NamedBoard::of_seat(text), Some((side, board)), "{text}");
        }
        for bad in [
            "",
            "white",
            "white=",
            "white=,dgt",
            "arbiter=COM3",
            "black=COM3,other",
            "black=COM3,",
            "white=dgt:1,certabo",
        ] {
            assert_eq!(NamedBoard::of_seat(bad), None, "{bad}");
        }
    }
}
