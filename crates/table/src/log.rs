//! A list that is only added to.

use std::sync::Arc;

/// A list that is only added to and cheap to copy: its copies share the settled part.
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
    /// All entries, the oldest first.
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

    /// Number of entries.
    pub fn len(&self) -> usize {
        self.settled.len() + self.recent.len()
    }

    /// True if the list is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds an entry.
    pub(super) fn push(&mut self, entry: T) {
        self.recent.push(entry);
    }

    /// Settles all entries; returns those that were not settled before. Cheap unless an older copy still exists.
    pub(super) fn settle(&mut self) -> Vec<T> {
        let recent = std::mem::take(&mut self.recent);
        if !recent.is_empty() {
            Arc::make_mut(&mut self.settled).extend(recent.iter().cloned());
        }
        recent
    }
}
