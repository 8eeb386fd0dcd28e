//! stub
use super::gesture::Gesture;
use crate::eboard::Report;
use crate::laws::moment::Moment;
use crate::laws::player_board::{HandMovement, PlayerBoard};
use shakmaty::{Bitboard, Board, Chess, Color};
#[derive(Clone, Debug, PartialEq)]
pub struct Hands {
    shows: Option<Board>,
}
pub struct Known<'a> {
    pub board: &'a PlayerBoard,
    pub position: &'a Chess,
    pub owner: Color,
}
#[derive(Clone, Debug, PartialEq)]
pub enum Doing {
    Hand(HandMovement),
    Turned(bool),
    Proposes(Gesture),
    Stood,
}

impl Hands {
    pub fn new() -> Self {
        Self { shows: None }
    }
    pub fn report(&mut self, _: &Report, _: &Known<'_>, _: Moment) -> Vec<Doing> {
        vec![]
    }
    pub fn wake(&mut self, _: &Known<'_>, _: Moment) -> Vec<Doing> {
        vec![]
    }
    pub fn settle(&mut self, _: &Known<'_>, _: Moment) -> Vec<Doing> {
        vec![]
    }
    pub fn next_wakeup(&self) -> Option<Moment> {
        None
    }
    pub fn shows(&self) -> Option<&Board> {
        self.shows.as_ref()
    }
    pub fn to_board(&self, squares: Bitboard) -> Bitboard {
        squares
    }
    pub fn is_turned(&self) -> bool {
        false
    }
}
