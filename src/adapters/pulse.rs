//! `PulseAudio`, and `PipeWire` through its `PulseAudio` door, spoken to directly.
//!
//! Directly, because only so a stream can be opened that the server may not move. Measured on `PulseAudio` 16: an
//! earphone unloaded in mid-sentence put the sentence on the loudspeaker with an ordinary stream, and nothing
//! with one that must not move.

mod wire;

use std::ffi::CString;
use std::path::PathBuf;
use std::sync::Arc;

use pulseaudio::protocol::{
    ChannelMap, Command, GetSinkInfo, PlaybackStreamParams, Props, SampleFormat, SampleSpec, ServerInfo, SinkInfo,
    stream::{BufferAttr, StreamFlags},
};

use super::output::{OnChange, OnEnd, Output, OutputError, Playing, SAMPLE_RATE, Target};
use crate::ports::voice::{Device, DeviceList, DeviceName};
use wire::{Connection, WireError};

/// Bytes the server keeps ahead of the loudspeaker: 20 ms. More would delay the end and the cutting off.
const AHEAD: u32 = SAMPLE_RATE * 2 * 20 / 1000;

/// Output through a `PulseAudio` server. It connects when first asked, and again when the server came back.
pub struct PulseOutput {
    socket: Option<PathBuf>,
    on_change: OnChange,
    connection: Option<Connection>,
}

impl PulseOutput {
    /// The server of this user's session, as the environment names it.
    pub fn new(on_change: OnChange) -> Self {
        Self {
            socket: None,
            on_change,
            connection: None,
        }
    }

    /// The server that listens on this Unix socket.
    pub fn at(socket: PathBuf, on_change: OnChange) -> Self {
        Self {
            socket: Some(socket),
            on_change,
            connection: None,
        }
    }

    fn connection(&mut self) -> Result<&Connection, OutputError> {
        if self
            .connection
            .as_ref()
            .is_some_and(|connection| !connection.is_alive())
        {
            self.connection = None;
        }
        let connection = if let Some(connection) = self.connection.take() {
            connection
        } else {
            let socket = self
                .socket
                .clone()
                .or_else(socket_of_session)
                .ok_or(OutputError::NoServer)?;
            Connection::open(&socket, Arc::clone(&self.on_change))?
        };
        Ok(self.connection.insert(connection))
    }
}

impl Output for PulseOutput {
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, OutputError> {
        let connection = self.connection()?;
        match target {
            Target::SystemDefault => {
                let (stream, _) = connection.create_stream(parameters(None), on_end)?;
                Ok(Box::new(stream))
            }
            Target::Only(device) => {
                let name = c_string(device)?;
                let asked = GetSinkInfo {
                    index: None,
                    name: Some(name.clone()),
                };
                let sink: SinkInfo = connection.call(&Command::GetSinkInfo(asked))?;
                if sink.name != name {
                    // A server that offers another sink in its place would have the words heard elsewhere.
                    return Err(OutputError::NoDevice);
                }
                let (stream, given) = connection.create_stream(parameters(Some(name)), on_end)?;
                if given.sink_index != sink.index {
                    // Nothing has been written yet: no sample is heard where it should not be.
                    Box::new(stream).stop();
                    return Err(OutputError::NoDevice);
                }
                Ok(Box::new(stream))
            }
        }
    }

    fn devices(&mut self) -> Result<DeviceList, OutputError> {
        let connection = self.connection()?;
        let sinks: Vec<SinkInfo> = connection.call(&Command::GetSinkInfoList)?;
        let server: ServerInfo = connection.call(&Command::GetServerInfo)?;
        let devices = sinks
            .into_iter()
            .map(|sink| {
                let name = sink.name.to_string_lossy().into_owned();
                let description = sink.description.map(|text| text.to_string_lossy().into_owned());
                Device {
                    description: description.unwrap_or_else(|| name.clone()),
                    name: DeviceName(name),
                }
            })
            .collect();
        let default = server
            .default_sink_name
            .map(|name| DeviceName(name.to_string_lossy().into_owned()));
        Ok(DeviceList { devices, default })
    }
}

impl From<WireError> for OutputError {
    fn from(error: WireError) -> Self {
        match error {
            WireError::Gone | WireError::Silent => Self::NoServer,
            WireError::NoSuchThing => Self::NoDevice,
            WireError::Refused => Self::Refused,
        }
    }
}

fn parameters(sink_name: Option<CString>) -> PlaybackStreamParams {
    let bound = sink_name.is_some();
    PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::S16Le,
            channels: 1,
            sample_rate: SAMPLE_RATE,
        },
        channel_map: ChannelMap::mono(),
        sink_index: None,
        sink_name,
        buffer_attr: BufferAttr {
            target_length: AHEAD,
            // Start with the first sample, and go on with the next one after a gap.
            pre_buffering: 2,
            ..BufferAttr::default()
        },
        props: Props::new(),
        flags: StreamFlags {
            no_move: bound,
            adjust_latency: true,
            ..StreamFlags::default()
        },
        ..PlaybackStreamParams::default()
    }
}

fn c_string(device: &DeviceName) -> Result<CString, OutputError> {
    CString::new(device.0.as_str()).map_err(|_| OutputError::NoDevice)
}

/// Where the session's server listens: `PULSE_SERVER` (this machine only), else the runtime folders.
fn socket_of_session() -> Option<PathBuf> {
    let named = |variable: &str| std::env::var_os(variable).filter(|value| !value.is_empty());
    if let Some(server) = named("PULSE_SERVER") {
        let server = server.into_string().ok()?;
        let path = server.strip_prefix("unix:").unwrap_or(&server);
        return path.starts_with('/').then(|| PathBuf::from(path));
    }
    let own = named("PULSE_RUNTIME_PATH").map(|folder| PathBuf::from(folder).join("native"));
    let user = named("XDG_RUNTIME_DIR").map(|folder| PathBuf::from(folder).join("pulse/native"));
    own.into_iter().chain(user).find(|path| path.exists())
}
