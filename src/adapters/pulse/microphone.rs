//! Microphones of a `PulseAudio` server.

use std::ffi::CString;

use pulseaudio::protocol::{
    ChannelMap, Command, GetSourceInfo, RecordStreamParams, SampleFormat, SampleSpec, ServerInfo, SourceInfo,
    stream::{BufferAttr, StreamFlags},
};
use rtrb::Producer;

use super::PulseOutput;
use crate::adapters::input::{Capturing, Input};
use crate::adapters::output::{OnEnd, OutputError};
use crate::ports::recorder::RATE;

/// Bytes the server gathers before it hands them over: 20 ms.
const FRAGMENT: u32 = RATE * 2 * 20 / 1000;

impl Input for PulseOutput {
    fn open(
        &mut self,
        microphone: Option<&str>,
        samples: Producer<i16>,
        on_end: OnEnd,
    ) -> Result<Box<dyn Capturing>, OutputError> {
        let connection = self.connection()?;
        let name = if let Some(name) = microphone {
            CString::new(name).map_err(|_why| OutputError::NoDevice)?
        } else {
            let server: ServerInfo = connection.call(&Command::GetServerInfo)?;
            server.default_source_name.ok_or(OutputError::NoDevice)?
        };
        let asked = GetSourceInfo {
            index: None,
            name: Some(name.clone()),
        };
        let source: SourceInfo = connection.call(&Command::GetSourceInfo(asked))?;
        // Without a microphone the server names what its own loudspeaker plays: nobody speaks there.
        if microphone.is_none() && source.monitor_of_sink_index.is_some() {
            return Err(OutputError::NoDevice);
        }
        Ok(Box::new(connection.capture(parameters(name), samples, on_end)?))
    }

    fn microphones(&mut self) -> Result<Vec<(String, String)>, OutputError> {
        let sources: Vec<SourceInfo> = self.connection()?.call(&Command::GetSourceInfoList)?;
        let readable = |text: &CString| text.to_string_lossy().into_owned();
        let microphones = sources.iter().filter(|source| source.monitor_of_sink_index.is_none());
        let named = microphones.map(|source| {
            let description = source.description.as_ref().unwrap_or(&source.name);
            (readable(&source.name), readable(description))
        });
        Ok(named.collect())
    }
}

fn parameters(source_name: CString) -> RecordStreamParams {
    RecordStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::S16Le,
            channels: 1,
            sample_rate: RATE,
        },
        channel_map: ChannelMap::mono(),
        source_name: Some(source_name),
        buffer_attr: BufferAttr {
            fragment_size: FRAGMENT,
            ..BufferAttr::default()
        },
        flags: StreamFlags {
            // A microphone that is pulled ends the stream; it is never led on to another, or to a loudspeaker's monitor.
            no_move: true,
            adjust_latency: true,
            ..StreamFlags::default()
        },
        ..RecordStreamParams::default()
    }
}
