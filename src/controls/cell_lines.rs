//! The typed commands that say how squares are to be named.

use crate::settings::{CellOrder, CellRole, CellWish, PieceNames, Reading, SquareNames};

/// The wish of a command of the move line.
pub(super) fn wish(id: &str) -> Option<CellWish> {
    Some(match id {
        "line-cells-square-first" => CellWish::Order(CellOrder::SquareFirst),
        "line-cells-piece-first" => CellWish::Order(CellOrder::PieceFirst),
        "line-cells-by-letters" => CellWish::Squares(SquareNames::Letters),
        "line-cells-by-names" => CellWish::Squares(SquareNames::Anna),
        "line-cells-full" => CellWish::Pieces(PieceNames::Full),
        "line-cells-kind-first" => CellWish::Pieces(PieceNames::KindFirst),
        "line-cells-short" => CellWish::Pieces(PieceNames::Letter),
        "line-cells-ground-on" => CellWish::Ground(true),
        "line-cells-ground-off" => CellWish::Ground(false),
        "line-cells-empty-on" => CellWish::Empty(true),
        "line-cells-empty-off" => CellWish::Empty(false),
        "line-cells-role-list" => CellWish::Role(CellRole::ListItem),
        "line-cells-role-grid" => CellWish::Role(CellRole::GridCell),
        "line-cells-role-button" => CellWish::Role(CellRole::Button),
        "line-cells-reading-pieces" => CellWish::Reading(Reading::Pieces),
        "line-cells-reading-ranks" => CellWish::Reading(Reading::Ranks),
        "line-cells-reading-files" => CellWish::Reading(Reading::Files),
        "line-board-turned" => CellWish::Turned(true),
        "line-board-own" => CellWish::Turned(false),
        _ => return None,
    })
}
