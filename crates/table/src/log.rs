//! A list that is only added to.

use std::sync::Arc;

/// A list that is only added to and cheap to copy: its copies share what is settled.
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

    /// A list with these entries, settled.
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

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds an entry.
    pub(super) fn push(&mut self, entry: T) {
        self.recent.push(entry);
    }

    /// Settles all of it; the entries that were not settled before. Cheap unless an older copy still exists.
    pub(super) fn settle(&mut self) -> Vec<T> {
        let recent = std::mem::take(&mut self.recent);
        if !recent.is_empty() {
            Arc::make_mut(&mut self.settled).extend(recent.iter().cloned());
        }
        recent
    }
}
