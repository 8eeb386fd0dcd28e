//! stub
use crate::laws::ending::GameResult;
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    InitialPosition,
    Result(GameResult),
}
