//! `PulseAudio`, and `PipeWire` through its `PulseAudio` interface, used directly.
//!
//! Directly, because only then can a stream be opened that the server may not move. Measured on `PulseAudio` 16:
//! headphones unloaded in mid-sentence put the sentence on the loudspeaker with an ordinary stream, and nothing with
//! one that must not move.

mod wire;

use std::ffi::CString;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use pulseaudio::protocol::{
    ChannelMap, Command, GetSinkInfo, GetSourceInfo, PlaybackStreamParams, RecordStreamParams, SampleFormat,
    SampleSpec, ServerInfo, SinkInfo, SourceInfo,
    stream::{BufferAttr, StreamFlags},
};
use rtrb::Producer;

use super::audio::{AudioError, AudioInput, AudioOutput, Listening, OnChange, OnEnd, Playing, SAMPLE_RATE, Target};
use crate::ports::voice::{Device, DeviceList, DeviceName, OUTLET};
use wire::{Connection, PATIENCE};

/// Bytes the server keeps ahead of the loudspeaker, or gathers from a microphone before it hands them over: 20 ms. More would
/// delay the end and the cutting off.
const AT_ONCE: u32 = SAMPLE_RATE * 2 * 20 / 1000;

/// The sample format: mono, 16 bits.
const SAMPLES: SampleSpec = SampleSpec {
    format: SampleFormat::S16Le,
    channels: 1,
    sample_rate: SAMPLE_RATE,
};

/// A `PulseAudio` server. The connection is made on first use, and again once a lost server is back.
pub struct PulseAudio {
    socket: Option<PathBuf>,
    on_change: OnChange,
    connection: Option<Connection>,
    /// A server that was called and has not answered yet.
    called: Option<Receiver<Result<Connection, AudioError>>>,
    /// True if the last call went unanswered.
    kept_us_waiting: bool,
}

/// The longest wait for a server that did not answer the last call.
const LITTLE_PATIENCE: Duration = Duration::from_millis(50);

impl PulseAudio {
    /// The server of this user's session, as the environment names it.
    pub fn new(on_change: OnChange) -> Self {
        Self {
            socket: None,
            on_change,
            connection: None,
            called: None,
            kept_us_waiting: false,
        }
    }

    /// The server that listens on this Unix socket.
    pub fn at(socket: PathBuf, on_change: OnChange) -> Self {
        Self {
            socket: Some(socket),
            on_change,
            connection: None,
            called: None,
            kept_us_waiting: false,
        }
    }

    fn connection(&mut self) -> Result<&Connection, AudioError> {
        let connection = match self.connection.take().filter(Connection::is_alive) {
            Some(connection) => connection,
            None => self.call()?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Calls the server on a thread of its own: a call to a stopped server may never return.
    fn call(&mut self) -> Result<Connection, AudioError> {
        let is_called = self.called.is_some();
        let called = if let Some(called) = self.called.take() {
            called
        } else {
            let socket = self.socket.clone().or_else(socket_of_session);
            let socket = socket.filter(|socket| socket.exists()).ok_or(AudioError::NoServer)?;
            let (sender, called) = channel();
            let on_change = Arc::clone(&self.on_change);
            std::thread::Builder::new()
                .name("pulse-call".into())
                .spawn(move || sender.send(Connection::open(&socket, on_change)).ok())?;
            called
        };
        let patience = match (is_called, self.kept_us_waiting) {
            (true, _) => Duration::ZERO,
            (false, true) => LITTLE_PATIENCE,
            (false, false) => PATIENCE,
        };
        let answer = match called.recv_timeout(patience) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Disconnected) => Err(AudioError::NoServer),
            Err(RecvTimeoutError::Timeout) => {
                self.called = Some(called);
                Err(AudioError::NoServer)
            }
        };
        self.kept_us_waiting = answer.is_err();
        answer
    }
}

impl AudioOutput for PulseAudio {
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, AudioError> {
        let connection = self.connection()?;
        match target {
            Target::SystemDefault => {
                let (stream, _) = connection.create_stream(parameters(None), on_end)?;
                Ok(Box::new(stream))
            }
            Target::Only(device) => {
                let (name, _) = parted(device);
                let name = CString::new(name).map_err(|_why| AudioError::NoDevice)?;
                let asked = GetSinkInfo {
                    index: None,
                    name: Some(name.clone()),
                };
                let sink: SinkInfo = connection.call(&Command::GetSinkInfo(asked))?;
                if !is_there(device, &sink) {
                    // The sink or its outlet has been replaced: the words would be heard elsewhere.
                    return Err(AudioError::NoDevice);
                }
                let (stream, given) = connection.create_stream(parameters(Some(name)), on_end)?;
                if given.sink_index != sink.index {
                    // No sample has been written yet: nothing is heard in the wrong place.
                    return Err(AudioError::NoDevice);
                }
                Ok(Box::new(stream))
            }
        }
    }

    fn devices(&mut self) -> Result<DeviceList, AudioError> {
        let connection = self.connection()?;
        let sinks: Vec<SinkInfo> = connection.call(&Command::GetSinkInfoList)?;
        let server: ServerInfo = connection.call(&Command::GetServerInfo)?;
        let default = sinks
            .iter()
            .find(|sink| Some(&sink.name) == server.default_sink_name.as_ref())
            .map(name_of);
        let devices = sinks.iter().map(device_of).collect();
        Ok(DeviceList { devices, default })
    }
}

impl AudioInput for PulseAudio {
    fn listen(&mut self, microphone: Option<&str>, heard: Producer<i16>, on_end: OnEnd) -> Listening {
        let connection = self.connection()?;
        let name = if let Some(name) = microphone {
            CString::new(name).ok()
        } else {
            let server: ServerInfo = connection.call(&Command::GetServerInfo)?;
            server.default_source_name
        };
        let name = name.ok_or(AudioError::NoDevice)?;
        let asked = GetSourceInfo {
            index: None,
            name: Some(name.clone()),
        };
        let source: SourceInfo = connection.call(&Command::GetSourceInfo(asked))?;
        // Without a microphone the server names the monitor of its own loudspeaker: no one speaks there.
        if microphone.is_none() && source.monitor_of_sink_index.is_some() {
            return Err(AudioError::NoDevice);
        }
        let parameters = RecordStreamParams {
            sample_spec: SAMPLES,
            channel_map: ChannelMap::mono(),
            source_name: Some(name),
            buffer_attr: BufferAttr {
                fragment_size: AT_ONCE,
                ..BufferAttr::default()
            },
            flags: StreamFlags {
                // Unplugging the microphone ends the stream; it is never rerouted to another, or to a loudspeaker's
                // monitor.
                no_move: true,
                adjust_latency: true,
                ..StreamFlags::default()
            },
            ..RecordStreamParams::default()
        };
        Ok(Box::new(connection.capture(parameters, heard, on_end)?))
    }

    fn microphones(&mut self) -> Result<Vec<(String, String)>, AudioError> {
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

fn parameters(sink_name: Option<CString>) -> PlaybackStreamParams {
    let bound = sink_name.is_some();
    PlaybackStreamParams {
        sample_spec: SAMPLES,
        channel_map: ChannelMap::mono(),
        sink_name,
        buffer_attr: BufferAttr {
            target_length: AT_ONCE,
            // Start with the first sample, and continue with the next one after a gap.
            pre_buffering: 2,
            ..BufferAttr::default()
        },
        flags: StreamFlags {
            no_move: bound,
            adjust_latency: true,
            ..StreamFlags::default()
        },
        ..PlaybackStreamParams::default()
    }
}

/// A sink and its outlet as one name: `sink|outlet`. Unplugging often leaves the sink and reroutes its sound to the
/// built-in loudspeaker, so a sink with another outlet is another device.
fn name_of(sink: &SinkInfo) -> DeviceName {
    let name = sink.name.to_string_lossy();
    match sink.ports.get(sink.active_port) {
        Some(port) => DeviceName(format!("{name}{OUTLET}{}", port.name.to_string_lossy())),
        None => DeviceName(name.into_owned()),
    }
}

fn device_of(sink: &SinkInfo) -> Device {
    let name = name_of(sink);
    let readable = |text: &Option<CString>| text.as_ref().map(|text| text.to_string_lossy().into_owned());
    let outlet = sink
        .ports
        .get(sink.active_port)
        .and_then(|port| readable(&port.description));
    let description = readable(&sink.description).unwrap_or_else(|| name.0.clone());
    let description = match outlet {
        Some(outlet) => format!("{description} ({outlet})"),
        None => description,
    };
    Device { name, description }
}

/// The sink's name and the outlet, if one is named.
fn parted(device: &DeviceName) -> (&str, Option<&str>) {
    match device.0.split_once(OUTLET) {
        Some((sink, outlet)) => (sink, Some(outlet)),
        None => (&device.0, None),
    }
}

fn is_there(device: &DeviceName, sink: &SinkInfo) -> bool {
    let (name, outlet) = parted(device);
    let named = sink.name.to_bytes() == name.as_bytes();
    named && (outlet.is_none() || name_of(sink) == *device)
}

/// The socket of the session's server: `PULSE_SERVER` (this machine only), else the runtime folders.
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

#[cfg(test)]
mod tests {
    use super::*;
    use pulseaudio::protocol::port_info::{PortAvailable, PortDirection, PortInfo, PortType};

    fn sink(ports: &[&str], active: usize) -> SinkInfo {
        let port = |name: &&str| PortInfo {
            name: CString::new(*name).unwrap(),
            port_type: PortType::Unknown,
            description: Some(CString::new(format!("the {name}")).unwrap()),
            dir: PortDirection::Input,
            priority: 0,
            available: PortAvailable::Yes,
            availability_group: None,
        };
        SinkInfo {
            name: c"card".into(),
            description: Some(c"Built-in Audio".into()),
            ports: ports.iter().map(port).collect(),
            active_port: active,
            ..SinkInfo::new_dummy(0)
        }
    }

    #[test]
    fn a_pulled_plug_that_leads_to_the_loudspeaker_is_a_lost_device() {
        let ports = ["headphones", "speaker"];
        let earphone = name_of(&sink(&ports, 0));
        assert_eq!(earphone, DeviceName("card|headphones".into()));
        assert!(is_there(&earphone, &sink(&ports, 0)));
        assert!(!is_there(&earphone, &sink(&ports, 1)));
    }

    #[test]
    fn a_sink_without_outlets_goes_by_its_own_name() {
        let device = device_of(&sink(&[], 0));
        assert_eq!(
            (device.name.0.as_str(), device.description.as_str()),
            ("card", "Built-in Audio")
        );
        assert!(is_there(&device.name, &sink(&[], 0)));
        let with_outlet = device_of(&sink(&["speaker"], 0));
        assert_eq!(with_outlet.description, "Built-in Audio (the speaker)");
    }
}
