//! The completed moves of a journal, played through by shakmaty, and written down for a second judge.

use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, FromSetup as _, Position as _};

use super::Fault;

/// The positions after the completed moves.
#[derive(Default)]
pub(super) struct Line {
    castling: Option<CastlingMode>,
    /// The start and the position after each move; empty if the game is not judged any more, because an illegal move
    /// stands in it (A.5.2) or another game has begun.
    after: Vec<Chess>,
    /// The moves that led to the last of them, as the journal has them.
    moves: Vec<String>,
    written: Vec<String>,
    pub(super) judged: u64,
}

impl Line {
    pub(super) fn take(&mut self, name: &str, record: &Value) -> Result<(), Fault> {
        let ply = record["ply"].as_u64().and_then(|ply| usize::try_from(ply).ok());
        match name {
            "opened" => self.begin(record),
            "move_completed" => return self.completes(record, ply),
            "position_reinstated" => {
                self.write_down();
                self.after.truncate(ply.map_or(0, |ply| ply + 1));
                self.moves.truncate(ply.unwrap_or(0));
            }
            "settled" if record["new_game"] == true => self.end(),
            "illegal_move_left"
            | "illegal_move_stands"
            | "illegal_move_taken_up"
            | "correction_accepted"
            | "envelope_lost"
            | "envelope_opened" => self.end(),
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self) {
        self.write_down();
        self.after.clear();
        self.moves.clear();
    }

    /// Writes the moves so far down: the castling, the start, the moves and the pieces after them, with tabs between.
    fn write_down(&mut self) {
        if let [start, .., last] = self.after.as_slice() {
            let castling = if self.castling == Some(CastlingMode::Chess960) {
                "960"
            } else {
                "standard"
            };
            let start = Fen::from_position(start, shakmaty::EnPassantMode::Legal);
            let (moves, pieces) = (self.moves.join(" "), last.board().board_fen());
            self.written.push(format!("{castling}\t{start}\t{moves}\t{pieces}"));
        }
    }

    /// Every line of moves that was played.
    pub(super) fn games(mut self) -> Vec<String> {
        self.write_down();
        self.written
    }

    fn begin(&mut self, record: &Value) {
        let castling = if record["variant"] == "chess960" {
            CastlingMode::Chess960
        } else {
            CastlingMode::Standard
        };
        self.castling = Some(castling);
        let start = record["start"].as_str().map(str::parse::<Fen>);
        self.after = match start {
            None => vec![Chess::default()],
            Some(Ok(fen)) => Chess::from_setup(fen.into_setup(), castling).into_iter().collect(),
            Some(Err(_)) => Vec::new(),
        };
    }

    fn completes(&mut self, record: &Value, ply: Option<usize>) -> Result<(), Fault> {
        let Some(before) = self.after.last() else {
            return Ok(());
        };
        let fault = |shown: &str| {
            Fault::new(
                "every completed move is legal, and none is lost or doubled",
                format!("{record}: {shown}"),
            )
        };
        if ply != Some(self.after.len()) {
            return Err(fault(&format!(
                "{} moves are completed before it",
                self.after.len() - 1
            )));
        }
        let uci: Option<UciMove> = record["uci"].as_str().and_then(|uci| uci.parse().ok());
        let legal = uci
            .and_then(|uci| uci.to_move(before).ok())
            .filter(|legal| before.is_legal(*legal));
        let Some(legal) = legal else {
            return Err(fault(
                &Fen::from_position(before, shakmaty::EnPassantMode::Legal).to_string(),
            ));
        };
        let mut next = before.clone();
        next.play_unchecked(legal);
        self.after.push(next);
        self.moves.push(record["uci"].as_str().unwrap_or_default().to_owned());
        self.judged += 1;
        Ok(())
    }
}
