//! A list that only grows.

use std::sync::Arc;

/// A list that only grows and is cheap to copy: what was settled is shared with the copies.
#[derive(Clone, Debug, PartialEq)]
pub struct Log<T> {
    settled: Arc<Vec<T>>,
    recent: Vec<T>,
}

impl<T> Default for Log<T> {
    fn default() -> Self {
        Self {
            settled: Arc::default(),
            recent: Vec::new(),
        }
    }
}

impl<T: Clone> Log<T> {
    /// All of it, the oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.settled.iter().chain(&self.recent)
    }

    /// A list that has these entries already.
    pub(super) fn of(entries: Vec<T>) -> Self {
        Self {
            settled: Arc::new(entries),
            recent: Vec::new(),
        }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.settled.len() + self.recent.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One entry more.
    pub(super) fn push(&mut self, entry: T) {
        self.recent.push(entry);
    }

    /// From now on copies share all of it, and what was not settled yet. It costs little unless a copy is left of before.
    pub(super) fn settle(&mut self) -> Vec<T> {
        let recent = std::mem::take(&mut self.recent);
        if !recent.is_empty() {
            Arc::make_mut(&mut self.settled).extend(recent.iter().cloned());
        }
        recent
    }
}
