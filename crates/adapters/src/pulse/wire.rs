//! One connection to the server: a thread that reads, callers that write, streams fed as the server asks.

use std::collections::HashMap;
use std::ffi::CString;
use std::io::{BufReader, Cursor, Read as _};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pulseaudio::protocol::{
    self, AuthParams, AuthReply, Command, CommandReply, CreatePlaybackStreamReply, CreateRecordStreamReply,
    PlaybackStreamParams, Prop, Props, PulseError, RecordStreamParams, SetClientNameReply, SubscriptionMask,
    TagStructReader,
};
use rtrb::Producer;

use crate::audio::{self, AudioError, OnChange, OnEnd, Playing, StreamEnd};
use crate::disk_files::RegularFile;

/// The longest wait for an answer. A slower server is useless for a spoken word.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// The longest message that is read, in bytes: the list of a hundred devices takes a tenth of it. A server that sends longer
/// ones is not a sound server.
const LONGEST: usize = 1 << 20;

/// Bytes of the secret shared between a server and its user's programs.
const COOKIE: usize = 256;

/// The stream number of control messages.
const CONTROL: u32 = u32::MAX;

/// A connection. Dropping it ends every stream on it.
pub(super) struct Connection {
    shared: Arc<SharedConnection>,
}

struct SharedConnection {
    alive: AtomicBool,
    version: u16,
    writer: Mutex<UnixStream>,
    state: Mutex<State>,
    on_change: OnChange,
}

#[derive(Default)]
struct State {
    last_seq: u32,
    last_group: u32,
    waiting: HashMap<u32, AnswerReceiver>,
    streams: HashMap<u32, StreamFeed>,
    captures: HashMap<u32, (Producer<i16>, OnEnd)>,
}

/// The receiver of the answer to a command.
enum AnswerReceiver {
    Caller(Sender<Result<Vec<u8>, AudioError>>),
    Stream(Sender<Result<CreatePlaybackStreamReply, AudioError>>, OnEnd),
    Drained(u32),
    Nobody,
}

/// The data a stream still has to send.
struct StreamFeed {
    asked: usize,
    bytes: Vec<u8>,
    finished: bool,
    draining: bool,
    /// Bytes that the server has taken.
    taken: u64,
    on_end: OnEnd,
}

/// The callback to run once no lock is held.
type StreamCallback = Option<(OnEnd, StreamEnd)>;

impl Connection {
    /// Connects, introduces this program and subscribes to the coming and going of devices.
    pub(super) fn open(socket: &Path, on_change: OnChange) -> Result<Self, AudioError> {
        let mut stream = UnixStream::connect(socket)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let version = introduce(&mut stream)?;
        stream.set_read_timeout(None)?;
        let reader = stream.try_clone()?;
        let shared = Arc::new(SharedConnection {
            alive: AtomicBool::new(true),
            version,
            writer: Mutex::new(stream),
            state: Mutex::default(),
            on_change,
        });
        let read_for = Arc::clone(&shared);
        std::thread::Builder::new()
            .name("pulse".into())
            .spawn(move || read_for.read_all(&reader))?;
        let connection = Self { shared };
        let mask = SubscriptionMask::SINK | SubscriptionMask::SERVER;
        connection
            .shared
            .send(&Command::Subscribe(mask), AnswerReceiver::Nobody)?;
        Ok(connection)
    }

    /// True if the server still answers here.
    pub(super) fn is_alive(&self) -> bool {
        self.shared.alive.load(Ordering::Acquire)
    }

    /// Waits for an answer. A server that does not answer is dropped: every stream on it ends, and the server is looked
    /// for anew.
    fn wait<T>(&self, receiver: &Receiver<T>) -> Result<T, AudioError> {
        receiver.recv_timeout(PATIENCE).map_err(|_why| {
            self.shared.close();
            AudioError::NoServer
        })
    }

    /// Sends a command and waits for the answer.
    pub(super) fn call<R: CommandReply>(&self, command: &Command) -> Result<R, AudioError> {
        let (sender, receiver) = channel();
        self.shared.send(command, AnswerReceiver::Caller(sender))?;
        parse(&self.wait(&receiver)??, self.shared.version)
    }

    /// Opens a stream that plays nothing until it is given samples.
    pub(super) fn create_stream(
        &self,
        parameters: PlaybackStreamParams,
        on_end: OnEnd,
    ) -> Result<(PulseStream, CreatePlaybackStreamReply), AudioError> {
        let (sender, receiver) = channel();
        // Streams of one group must play on one sink, and the server refuses another (`PA_ERR_INVALID`): each is a group
        // of its own, so that the headphones and the loudspeaker can speak at the same time.
        let sync_id = {
            let mut state = self.shared.lock();
            state.last_group = state.last_group.wrapping_add(1);
            state.last_group
        };
        let parameters = PlaybackStreamParams { sync_id, ..parameters };
        let command = Command::CreatePlaybackStream(parameters);
        self.shared.send(&command, AnswerReceiver::Stream(sender, on_end))?;
        let given = self.wait(&receiver)??;
        let stream = PulseStream {
            shared: Arc::clone(&self.shared),
            channel: given.channel,
        };
        Ok((stream, given))
    }

    /// Opens a stream from a microphone, whose samples go into `heard` from now on.
    pub(super) fn capture(
        &self,
        parameters: RecordStreamParams,
        heard: Producer<i16>,
        on_end: OnEnd,
    ) -> Result<PulseCapture, AudioError> {
        let given: CreateRecordStreamReply = self.call(&Command::CreateRecordStream(parameters))?;
        let capture = PulseCapture {
            shared: Arc::clone(&self.shared),
            channel: given.channel,
        };
        self.shared.lock().captures.insert(given.channel, (heard, on_end));
        // A connection that closed meanwhile has ended all streams it knew, and this one was not among them.
        if self.is_alive() {
            Ok(capture)
        } else {
            Err(AudioError::NoServer)
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.shared.close();
    }
}

/// A sound being played.
pub(super) struct PulseStream {
    shared: Arc<SharedConnection>,
    channel: u32,
}

/// An open microphone.
pub(super) struct PulseCapture {
    shared: Arc<SharedConnection>,
    channel: u32,
}

impl Playing for PulseStream {
    fn push(&mut self, samples: &[i16]) {
        self.shared
            .feed(self.channel, |feed| feed.bytes.extend(audio::to_bytes(samples)));
    }

    fn finish(&mut self) {
        self.shared.feed(self.channel, |feed| feed.finished = true);
    }

    fn taken(&self) -> u64 {
        self.shared
            .lock()
            .streams
            .get(&self.channel)
            .map_or(0, |feed| feed.taken)
    }
}

// A failed write closes the connection, which ends the stream as well.
impl Drop for PulseStream {
    fn drop(&mut self) {
        if self.shared.lock().streams.remove(&self.channel).is_some() {
            let delete = Command::DeletePlaybackStream(self.channel);
            self.shared.send(&delete, AnswerReceiver::Nobody).ok();
        }
    }
}

impl Drop for PulseCapture {
    fn drop(&mut self) {
        if self.shared.lock().captures.remove(&self.channel).is_some() {
            let delete = Command::DeleteRecordStream(self.channel);
            self.shared.send(&delete, AnswerReceiver::Nobody).ok();
        }
    }
}

impl SharedConnection {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.alive.store(false, Ordering::Release);
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        // The socket may be closed already.
        writer.shutdown(Shutdown::Both).ok();
    }

    fn send(&self, command: &Command, waiting: AnswerReceiver) -> Result<(), AudioError> {
        let mut state = self.lock();
        self.send_in(&mut state, command, waiting)
    }

    fn send_in(&self, state: &mut State, command: &Command, waiting: AnswerReceiver) -> Result<(), AudioError> {
        if !self.alive.load(Ordering::Acquire) {
            return Err(AudioError::NoServer);
        }
        state.last_seq = state.last_seq.wrapping_add(1);
        let seq = state.last_seq;
        state.waiting.insert(seq, waiting);
        let written = {
            let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
            protocol::write_command_message(&mut *writer, seq, command, self.version)
        };
        if written.is_err() {
            state.waiting.remove(&seq);
            self.close();
            return Err(AudioError::NoServer);
        }
        Ok(())
    }

    fn feed(&self, channel: u32, change: impl FnOnce(&mut StreamFeed)) {
        let mut state = self.lock();
        if let Some(feed) = state.streams.get_mut(&channel) {
            change(feed);
            self.pump(&mut state, channel);
        }
    }

    /// Sends the server the samples it asked for, as far as there are any; drains the stream if none will follow.
    fn pump(&self, state: &mut State, channel: u32) {
        let Some(feed) = state.streams.get_mut(&channel) else {
            return;
        };
        let count = feed.asked.min(feed.bytes.len());
        if count > 0 {
            let chunk: Vec<u8> = feed.bytes.drain(..count).collect();
            feed.asked -= count;
            feed.taken = feed.taken.saturating_add(u64::try_from(count).unwrap_or(0));
            let written = {
                let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
                protocol::write_memblock(&mut *writer, channel, &chunk, 0)
            };
            if written.is_err() {
                self.close();
                return;
            }
        }
        if feed.finished && feed.bytes.is_empty() && !feed.draining {
            feed.draining = true;
            // A failed write has closed the connection; the reader then ends every stream.
            self.send_in(
                state,
                &Command::DrainPlaybackStream(channel),
                AnswerReceiver::Drained(channel),
            )
            .ok();
        }
    }

    fn read_all(&self, stream: &UnixStream) {
        let mut reader = BufReader::new(stream);
        while let Ok(descriptor) = protocol::read_descriptor(&mut reader) {
            let Some(length) = usize::try_from(descriptor.length)
                .ok()
                .filter(|length| *length <= LONGEST)
            else {
                break;
            };
            let mut payload = vec![0; length];
            if reader.read_exact(&mut payload).is_err() {
                break;
            }
            if descriptor.channel == CONTROL {
                self.message(&payload);
            } else {
                self.heard(descriptor.channel, &payload);
            }
        }
        self.close();
        let ended = std::mem::take(&mut *self.lock());
        drop(ended.waiting);
        let streams = ended.streams.into_values().map(|feed| feed.on_end);
        let captures = ended.captures.into_values().map(|(_, on_end)| on_end);
        for on_end in streams.chain(captures) {
            on_end(StreamEnd::DeviceLost);
        }
        (self.on_change)();
    }

    /// Takes samples from a microphone; those for which there is no room are lost.
    fn heard(&self, channel: u32, payload: &[u8]) {
        if let Some((heard, _)) = self.lock().captures.get_mut(&channel) {
            let _lost = heard.push_partial_slice(&audio::from_bytes(payload));
        }
    }

    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "the server's other remarks (started, underflow) change nothing"
    )]
    fn message(&self, payload: &[u8]) {
        let mut cursor = Cursor::new(payload);
        // Messages of this protocol version that the crate does not know are of no use to us.
        let Ok((seq, command)) = Command::read_tag_prefixed(&mut cursor, self.version) else {
            return;
        };
        let told = match command {
            Command::Reply => {
                let start = usize::try_from(cursor.position()).unwrap_or(payload.len());
                self.answered(seq, Ok(payload.get(start..).unwrap_or_default()))
            }
            Command::Error(error) => self.answered(seq, Err(meaning(error))),
            Command::Request(request) => {
                let mut state = self.lock();
                if let Some(feed) = state.streams.get_mut(&request.channel) {
                    feed.asked = feed.asked.saturating_add(usize::try_from(request.length).unwrap_or(0));
                    self.pump(&mut state, request.channel);
                }
                None
            }
            Command::PlaybackStreamKilled(channel) => {
                let killed = self.lock().streams.remove(&channel);
                killed.map(|feed| (feed.on_end, StreamEnd::DeviceLost))
            }
            Command::RecordStreamKilled(channel) => {
                let killed = self.lock().captures.remove(&channel);
                killed.map(|(_, on_end)| (on_end, StreamEnd::DeviceLost))
            }
            // A device came, went, or was rerouted to another outlet: the listener checks for itself.
            Command::SubscribeEvent(_) => {
                (self.on_change)();
                None
            }
            _ => None,
        };
        if let Some((on_end, end)) = told {
            on_end(end);
        }
    }

    fn answered(&self, seq: u32, answer: Result<&[u8], AudioError>) -> StreamCallback {
        let mut state = self.lock();
        match state.waiting.remove(&seq)? {
            AnswerReceiver::Nobody => None,
            AnswerReceiver::Caller(caller) => {
                // The caller may have stopped waiting.
                caller.send(answer.map(<[u8]>::to_vec)).ok();
                None
            }
            AnswerReceiver::Stream(caller, on_end) => {
                let given = answer.and_then(|payload| parse::<CreatePlaybackStreamReply>(payload, self.version));
                if let Ok(info) = &given {
                    let asked = usize::try_from(info.requested_bytes).unwrap_or(0);
                    let feed = StreamFeed {
                        asked,
                        bytes: Vec::new(),
                        finished: false,
                        draining: false,
                        taken: 0,
                        on_end,
                    };
                    state.streams.insert(info.channel, feed);
                    let channel = info.channel;
                    if caller.send(given).is_err() {
                        state.streams.remove(&channel);
                        let delete = Command::DeletePlaybackStream(channel);
                        // A failed write closes the connection, as in drop.
                        self.send_in(&mut state, &delete, AnswerReceiver::Nobody).ok();
                    }
                } else {
                    caller.send(given).ok();
                }
                None
            }
            AnswerReceiver::Drained(channel) => {
                let feed = state.streams.remove(&channel)?;
                let end = if answer.is_ok() {
                    StreamEnd::Played
                } else {
                    StreamEnd::DeviceLost
                };
                let delete = Command::DeletePlaybackStream(channel);
                self.send_in(&mut state, &delete, AnswerReceiver::Nobody).ok();
                Some((feed.on_end, end))
            }
        }
    }
}

fn introduce(stream: &mut UnixStream) -> Result<u16, AudioError> {
    // The server hangs up on a cookie of any other length, even where it would ask for none.
    let mut cookie = pulseaudio::cookie_path_from_env()
        .and_then(|path| {
            let mut bytes = Vec::new();
            let mut file = RegularFile::open(&path).ok()?.take(u64::try_from(COOKIE).ok()?);
            file.read_to_end(&mut bytes).ok().map(|_length| bytes)
        })
        .unwrap_or_default();
    cookie.resize(COOKIE, 0);
    let version = protocol::MAX_VERSION;
    let auth = AuthParams {
        version,
        supports_shm: false,
        supports_memfd: false,
        cookie,
    };
    protocol::write_command_message(stream, 0, &Command::Auth(auth), version).map_err(|_why| AudioError::NoServer)?;
    // One reader for both answers: a second one would miss what the first has read ahead.
    let mut reader = BufReader::with_capacity(1, &mut *stream);
    let (_, answer) =
        protocol::read_reply_message::<AuthReply>(&mut reader, version).map_err(|_why| AudioError::Refused)?;
    let version = version.min(answer.version);
    let mut props = Props::new();
    let name: CString = c"Annabella".into();
    props.set(Prop::ApplicationName, name);
    let introduced = Command::SetClientName(props);
    protocol::write_command_message(reader.get_mut(), 1, &introduced, version).map_err(|_why| AudioError::NoServer)?;
    protocol::read_reply_message::<SetClientNameReply>(&mut reader, version).map_err(|_why| AudioError::Refused)?;
    Ok(version)
}

fn parse<R: CommandReply>(payload: &[u8], version: u16) -> Result<R, AudioError> {
    let mut cursor = Cursor::new(payload);
    TagStructReader::new(&mut cursor, version)
        .read()
        .map_err(|_why| AudioError::NoServer)
}

fn meaning(error: PulseError) -> AudioError {
    if error == PulseError::NoEntity {
        AudioError::NoDevice
    } else {
        AudioError::Refused
    }
}

impl From<std::io::Error> for AudioError {
    /// Converts an I/O error: a connection that cannot be made counts as no server.
    fn from(_: std::io::Error) -> Self {
        Self::NoServer
    }
}
