//! Words made at the moment of speaking: a time that was asked for is not the time at which it is said.

use std::fmt;
use std::sync::Arc;

use announcement::Span;

/// Makes the words when their turn has come. It is called on the voice's own thread and must not block.
#[derive(Clone)]
pub struct WordMaker(Arc<dyn Fn() -> Vec<Span> + Send + Sync>);

impl WordMaker {
    /// Wraps a maker of words.
    pub fn new(make: impl Fn() -> Vec<Span> + Send + Sync + 'static) -> Self {
        Self(Arc::new(make))
    }

    /// The words of this moment.
    pub fn spans(&self) -> Vec<Span> {
        (self.0)()
    }
}

impl fmt::Debug for WordMaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WordMaker")
    }
}

impl PartialEq for WordMaker {
    /// True for the same maker.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for WordMaker {}
