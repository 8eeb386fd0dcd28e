//! The voices of Windows (those of its settings, "`OneCore`"), rendered, so that they are heard on the chosen device and nowhere else.
//!
//! The SAPI 5 voices of other programs cannot be used by safe calls.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::time::Duration;

use windows::Media::SpeechSynthesis::{
    SpeechAppendedSilence, SpeechSynthesizer, VoiceGender as SystemGender, VoiceInformation,
};
use windows::Storage::Streams::DataReader;
use windows::core::HSTRING;

use super::audio::SAMPLE_RATE;
use super::cpal_audio::at_rate;
use super::espeak::{Gender, Manner, Render, RenderError, Samples, nearest, speakable, trimmed, wave};
use announcement::Span;

/// Time allowed for a call besides its words: a voice is loaded when it is first needed.
const PATIENCE: Duration = Duration::from_secs(3);
/// Additional time allowed for each byte of the words.
const PATIENCE_A_BYTE: Duration = Duration::from_millis(10);
/// The interval at which a waiting thread checks whether the wait is called off.
const SLICE: Duration = Duration::from_millis(20);
/// The most sound of a span, in bytes.
const MOST_SOUND: u64 = 16_000_000;

type Answer = Result<Vec<u8>, RenderError>;

/// The span to say, and the channel for its wave.
struct WaveOrder {
    span: Span,
    manner: Manner,
    reply: Sender<Answer>,
}

/// The voices, on a thread of their own, so that a call that never ends blocks nothing.
#[derive(Debug, Default)]
pub struct WindowsVoice {
    orders: Option<Sender<WaveOrder>>,
    /// The answer that did not come in time. Until it comes, no other call is made.
    late: Option<Receiver<Answer>>,
    ends: Arc<AtomicBool>,
}

impl Render for WindowsVoice {
    fn render(&mut self, span: &Span, manner: &Manner) -> Result<Samples, RenderError> {
        if manner.whisper {
            // No voice of Windows can whisper.
            return Err(RenderError::NoVoice);
        }
        let bytes = self.ask(span, *manner)?;
        let (samples, rate) = wave(&bytes).ok_or(RenderError::Failed)?;
        Ok(trimmed(&at_rate(&samples, rate, SAMPLE_RATE)).into())
    }

    fn give_up_when(&mut self, ends: Arc<AtomicBool>) {
        self.ends = ends;
    }
}

impl WindowsVoice {
    fn ask(&mut self, span: &Span, manner: Manner) -> Answer {
        match self.late.as_ref().map(Receiver::try_recv) {
            Some(Err(TryRecvError::Empty)) => return Err(RenderError::Failed),
            Some(Ok(_) | Err(TryRecvError::Disconnected)) | None => self.late = None,
        }
        let orders = self.orders.take().or_else(start).ok_or(RenderError::Failed)?;
        let (reply, answer) = channel();
        let order = WaveOrder {
            span: span.clone(),
            manner,
            reply,
        };
        orders.send(order).map_err(|_ended| RenderError::Failed)?;
        self.orders = Some(orders);
        let bytes = u32::try_from(span.text.len()).unwrap_or(u32::MAX);
        let patience = PATIENCE.saturating_add(PATIENCE_A_BYTE.saturating_mul(bytes));
        let mut waited = Duration::ZERO;
        while waited < patience && !self.ends.load(Ordering::Acquire) {
            match answer.recv_timeout(SLICE) {
                Ok(answer) => return answer,
                Err(RecvTimeoutError::Timeout) => waited += SLICE,
                Err(RecvTimeoutError::Disconnected) => {
                    // The thread has died; the next words have a new one.
                    self.orders = None;
                    return Err(RenderError::Failed);
                }
            }
        }
        self.late = Some(answer);
        Err(RenderError::Failed)
    }
}

fn start() -> Option<Sender<WaveOrder>> {
    let (orders, inbox) = channel::<WaveOrder>();
    let serve = move || {
        let mut voices = None;
        for order in inbox {
            let said = match &mut voices {
                Some(voices) => Ok(voices),
                none => Voices::open().map(|opened| none.insert(opened)),
            };
            let said = said.and_then(|voices| voices.say(&order.span, order.manner));
            if matches!(said, Err(RenderError::Failed)) {
                // The voices are opened anew for the next words, whatever the failure.
                voices = None;
            }
            // The caller may have stopped waiting.
            order.reply.send(said).ok();
        }
    };
    let thread = std::thread::Builder::new().name("windows-voice".into()).spawn(serve);
    thread.is_ok().then_some(orders)
}

/// A voice, its language and its gender.
struct Offered {
    voice: VoiceInformation,
    lang: String,
    gender: Gender,
}

struct Voices {
    synthesizer: SpeechSynthesizer,
    /// The voices, the user's own first.
    offered: Vec<Offered>,
}

impl From<windows::core::Error> for RenderError {
    fn from(error: windows::core::Error) -> Self {
        log::warn!("a voice of Windows: {error}");
        Self::Failed
    }
}

impl Voices {
    fn open() -> Result<Self, RenderError> {
        let synthesizer = SpeechSynthesizer::new()?;
        let own = SpeechSynthesizer::DefaultVoice().and_then(|voice| voice.Id()).ok();
        let mut offered = Vec::new();
        // An iterator would panic where the list cannot be walked through, as under Wine.
        let all = SpeechSynthesizer::AllVoices()?;
        for index in 0..all.Size()? {
            let voice = all.GetAt(index)?;
            let lang = voice.Language()?.to_string();
            let gender = match voice.Gender()? {
                SystemGender::Male => Gender::Male,
                _female => Gender::Female,
            };
            let at = if voice.Id().ok() == own { 0 } else { offered.len() };
            offered.insert(at, Offered { voice, lang, gender });
        }
        if offered.is_empty() {
            return Err(RenderError::NotInstalled);
        }
        Ok(Self { synthesizer, offered })
    }

    fn say(&mut self, span: &Span, manner: Manner) -> Answer {
        let known: Vec<(&str, Gender)> = self
            .offered
            .iter()
            .map(|voice| (voice.lang.as_str(), voice.gender))
            .collect();
        let nearest = nearest(&known, &span.lang, manner.timbre).and_then(|index| self.offered.get(index));
        let voice = &nearest.ok_or(RenderError::NoVoice)?.voice;
        self.synthesizer.SetVoice(voice)?;
        let options = self.synthesizer.Options()?;
        // The scales of Windows: 0.5 to 6 times, 0 to 2, 0 to 1.
        options.SetSpeakingRate((f64::from(manner.rate_wpm) / 175.0).clamp(0.5, 6.0))?;
        options.SetAudioPitch((f64::from(manner.pitch) / 50.0).clamp(0.0, 2.0))?;
        options.SetAudioVolume((f64::from(manner.volume) / 100.0).clamp(0.0, 1.0))?;
        // Earlier versions of Windows 10 do not know it; the silence is cut off in any case.
        options.SetAppendedSilence(SpeechAppendedSilence::Min).ok();
        let words = HSTRING::from(speakable(&span.text));
        let stream = self.synthesizer.SynthesizeTextToStreamAsync(&words)?.join()?;
        let size = stream.Size()?;
        let length = u32::try_from(size)
            .ok()
            .filter(|_| size <= MOST_SOUND)
            .ok_or(RenderError::Failed)?;
        let reader = DataReader::CreateDataReader(&stream.GetInputStreamAt(0)?)?;
        let loaded = reader.LoadAsync(length)?.join()?;
        let mut bytes = vec![0; usize::try_from(loaded).unwrap_or_default()];
        reader.ReadBytes(&mut bytes)?;
        Ok(bytes)
    }
}
