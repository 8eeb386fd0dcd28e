//! A thread that works on what is sent to it.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

/// Starts a thread of that name; none if the system starts no thread. It is to end when the sender is dropped.
pub(crate) fn start<Message: Send + 'static>(
    name: &str,
    work: impl FnOnce(Receiver<Message>) + Send + 'static,
) -> Option<(Sender<Message>, JoinHandle<()>)> {
    let (send, received) = channel();
    match Builder::new().name(name.to_owned()).spawn(move || work(received)) {
        Ok(thread) => Some((send, thread)),
        Err(error) => {
            log::warn!("there is no thread {name}: {error}");
            None
        }
    }
}
