//! Streams from a microphone on a connection.

use std::sync::Arc;

use pulseaudio::protocol::{Command, CreateRecordStreamReply, RecordStreamParams};
use rtrb::Producer;

use super::{Connection, Shared, Told, Waiting, WireError};
use crate::adapters::input::Capturing;
use crate::adapters::output::{End, OnEnd};

/// Where the samples of a stream go.
pub(super) struct Capture {
    samples: Producer<i16>,
    on_end: OnEnd,
}

/// An open microphone.
pub(in crate::adapters::pulse) struct PulseCapture {
    shared: Arc<Shared>,
    channel: u32,
}

impl Connection {
    /// Opens a stream whose samples go into `samples` from now on.
    pub(in crate::adapters::pulse) fn capture(
        &self,
        parameters: RecordStreamParams,
        samples: Producer<i16>,
        on_end: OnEnd,
    ) -> Result<PulseCapture, WireError> {
        let given: CreateRecordStreamReply = self.call(&Command::CreateRecordStream(parameters))?;
        let channel = given.channel;
        let mut state = self.shared.lock();
        state.captures.insert(channel, Capture { samples, on_end });
        drop(state);
        let capture = PulseCapture {
            shared: Arc::clone(&self.shared),
            channel,
        };
        // A connection that closed meanwhile has ended all it knew, and this one was not among them.
        if self.is_alive() {
            Ok(capture)
        } else {
            Err(WireError::Gone)
        }
    }
}

impl Capturing for PulseCapture {}

impl Drop for PulseCapture {
    fn drop(&mut self) {
        let known = self.shared.lock().captures.remove(&self.channel).is_some();
        if known {
            // As with playing: a failed write closes the connection, which ends the stream as well.
            self.shared
                .send(&Command::DeleteRecordStream(self.channel), Waiting::Nobody)
                .ok();
        }
    }
}

impl Shared {
    /// Samples of that stream, two bytes each.
    pub(super) fn heard(&self, channel: u32, payload: &[u8]) {
        if let Some(capture) = self.lock().captures.get_mut(&channel) {
            let heard = payload
                .chunks_exact(2)
                .filter_map(|pair| Some(i16::from_le_bytes(pair.try_into().ok()?)));
            for sample in heard {
                // What finds no room is lost: the recorder stands still, and the server does not wait for it.
                capture.samples.push(sample).ok();
            }
        }
    }

    /// The server has ended that stream: its microphone has gone.
    pub(super) fn capture_is_killed(&self, channel: u32) -> Told {
        let killed = self.lock().captures.remove(&channel)?;
        Some((killed.on_end, End::DeviceLost))
    }

    /// The connection is closed.
    pub(super) fn end_captures(&self) {
        let ended = std::mem::take(&mut self.lock().captures);
        for capture in ended.into_values() {
            (capture.on_end)(End::DeviceLost);
        }
    }
}
