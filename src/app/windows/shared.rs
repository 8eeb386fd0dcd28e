//! Values that windows and the table's thread share.

use std::sync::{Mutex, MutexGuard, PoisonError};

pub(super) fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    // The content left by a thread that died is still the last screen.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
