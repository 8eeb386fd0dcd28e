//! Sound through cpal, for systems without `PulseAudio`: ALSA, WASAPI, `CoreAudio`.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cpal::traits::{DeviceTrait, HostTrait as _, StreamTrait as _};
use cpal::{BufferSize, ErrorKind, FromSample, Sample, SampleFormat, SizedSample, StreamConfig};
use rtrb::Producer;

use super::audio::{AudioError, AudioInput, AudioOutput, Listening, OnEnd, Playing, SAMPLE_RATE, StreamEnd, Target};
use crate::ports::voice::{Device, DeviceList, DeviceName};

/// The system's own interface.
#[derive(Debug, Clone, Copy, Default)]
pub struct CpalAudio;

impl AudioOutput for CpalAudio {
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "rare formats, to which cpal may add at any time"
    )]
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, AudioError> {
        let host = cpal::default_host();
        let device = match target {
            Target::SystemDefault => host.default_output_device(),
            Target::Only(DeviceName(name)) => called(&host, name).filter(DeviceTrait::supports_output),
        }
        .ok_or(AudioError::NoDevice)?;
        let config = device.default_output_config()?;
        let bound = matches!(target, Target::Only(_));
        let feed = Arc::new(Mutex::new(SampleFeed::new(config.sample_rate(), bound, on_end)));
        let format = config.sample_format();
        let build = |config| match format {
            SampleFormat::I16 => play::<i16>(&device, config, &feed),
            SampleFormat::I32 => play::<i32>(&device, config, &feed),
            SampleFormat::F32 => play::<f32>(&device, config, &feed),
            SampleFormat::U8 => play::<u8>(&device, config, &feed),
            _ => Err(AudioError::Refused),
        };
        let wide: StreamConfig = config.into();
        let small = StreamConfig {
            // 20 ms: cpal's default swallows seconds of sound on some systems, so that nothing could be cut off.
            buffer_size: BufferSize::Fixed(wide.sample_rate / 50),
            ..wide
        };
        let stream = build(small).or_else(|_| build(wide))?;
        stream.play()?;
        Ok(Box::new(CpalStream { feed, _stream: stream }))
    }

    fn devices(&mut self) -> Result<DeviceList, AudioError> {
        let host = cpal::default_host();
        let device = |(name, description)| Device {
            name: DeviceName(name),
            description,
        };
        let described = host.output_devices()?.filter_map(|device| described(&device));
        let default = host.default_output_device().and_then(|device| device.id().ok());
        Ok(DeviceList {
            devices: described.map(device).collect(),
            default: default.map(|id| DeviceName(id.to_string())),
        })
    }
}

impl AudioInput for CpalAudio {
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "rare formats, to which cpal may add at any time"
    )]
    fn listen(&mut self, microphone: Option<&str>, heard: Producer<i16>, on_end: OnEnd) -> Listening {
        let host = cpal::default_host();
        let device = match microphone {
            None => host.default_input_device(),
            Some(name) => called(&host, name).filter(DeviceTrait::supports_input),
        }
        .ok_or(AudioError::NoDevice)?;
        let config = device.default_input_config()?;
        let format = config.sample_format();
        let config = config.into();
        let stream = match format {
            SampleFormat::I16 => hear::<i16>(&device, config, heard, on_end),
            SampleFormat::I32 => hear::<i32>(&device, config, heard, on_end),
            SampleFormat::F32 => hear::<f32>(&device, config, heard, on_end),
            SampleFormat::U8 => hear::<u8>(&device, config, heard, on_end),
            _ => Err(AudioError::Refused),
        }?;
        stream.play()?;
        Ok(Box::new(stream))
    }

    fn microphones(&mut self) -> Result<Vec<(String, String)>, AudioError> {
        let devices = cpal::default_host().input_devices()?;
        Ok(devices.filter_map(|device| described(&device)).collect())
    }
}

/// The device of that name.
fn called(host: &cpal::Host, name: &str) -> Option<cpal::Device> {
    host.device_by_id(&name.parse().ok()?)
}

/// ALSA's converters and bridges to other sound systems, which it lists next to the devices.
const ALSA_PLUGINS: [&str; 10] = [
    "jack",
    "lavrate",
    "null",
    "oss",
    "pipewire",
    "pulse",
    "samplerate",
    "speex",
    "upmix",
    "vdownmix",
];

/// True if the name is a device that a person would recognise. ALSA lists every card a dozen times and its plugins as well: one
/// entry of a card stays, each HDMI output, and what the person's own configuration defines.
fn is_for_people(name: &str) -> bool {
    let Some(pcm) = name.strip_prefix("alsa:") else {
        return true;
    };
    if pcm.contains("CARD=") {
        return pcm.starts_with("sysdefault:") || pcm.starts_with("hdmi:");
    }
    !ALSA_PLUGINS.iter().any(|plugin| pcm.starts_with(plugin))
}

/// A device's name and its name for people; none if no person would choose it.
fn described(device: &cpal::Device) -> Option<(String, String)> {
    let name = device.id().ok()?.to_string();
    if !is_for_people(&name) {
        return None;
    }
    let text = device.description().ok().map(|text| text.name().to_owned());
    Some((name.clone(), text.unwrap_or(name)))
}

struct CpalStream {
    feed: Arc<Mutex<SampleFeed>>,
    _stream: cpal::Stream,
}

impl Playing for CpalStream {
    fn push(&mut self, samples: &[i16]) {
        lock(&self.feed).push(samples);
    }

    fn finish(&mut self) {
        lock(&self.feed).finished = true;
    }

    fn taken(&self) -> u64 {
        lock(&self.feed).taken
    }
}

impl Drop for CpalStream {
    fn drop(&mut self) {
        let mut feed = lock(&self.feed);
        feed.samples.clear();
        feed.on_end = None;
    }
}

fn lock(feed: &Mutex<SampleFeed>) -> MutexGuard<'_, SampleFeed> {
    feed.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The samples still to be played, at the device's rate.
struct SampleFeed {
    samples: VecDeque<i16>,
    resampler: Resampler,
    finished: bool,
    /// Buffers that the device has asked for.
    taken: u64,
    /// Buffers of silence played after the end; the first one may still precede the last words.
    after: u8,
    bound: bool,
    on_end: Option<OnEnd>,
}

impl SampleFeed {
    fn new(device_rate: u32, bound: bool, on_end: OnEnd) -> Self {
        Self {
            samples: VecDeque::new(),
            resampler: Resampler::new(SAMPLE_RATE, device_rate),
            finished: false,
            taken: 0,
            after: 0,
            bound,
            on_end: Some(on_end),
        }
    }

    fn push(&mut self, samples: &[i16]) {
        for sample in samples {
            self.resampler.put(*sample, |sample| self.samples.push_back(sample));
        }
    }

    /// Fills one buffer; returns the callback to call once everything has been played.
    fn fill<T: Sample + FromSample<i16>>(&mut self, data: &mut [T], channels: usize) -> Option<OnEnd> {
        let over = self.finished && self.samples.is_empty();
        self.taken += 1;
        for frame in data.chunks_mut(channels.max(1)) {
            frame.fill(T::from_sample(self.samples.pop_front().unwrap_or(0)));
        }
        if !over {
            return None;
        }
        self.after = self.after.saturating_add(1);
        if self.after < 2 { None } else { self.on_end.take() }
    }
}

fn play<T: SizedSample + FromSample<i16>>(
    device: &cpal::Device,
    config: StreamConfig,
    feed: &Arc<Mutex<SampleFeed>>,
) -> Result<cpal::Stream, AudioError> {
    let (filled, failed) = (Arc::clone(feed), Arc::clone(feed));
    let channels = usize::from(config.channels);
    let stream = device.build_output_stream(
        config,
        move |data: &mut [T], _| {
            let ended = lock(&filled).fill(data, channels);
            if let Some(on_end) = ended {
                on_end(StreamEnd::Played);
            }
        },
        move |error| {
            let ended = {
                let mut feed = lock(&failed);
                if !is_the_end(&error, feed.bound) {
                    return;
                }
                feed.samples.clear();
                feed.on_end.take()
            };
            if let Some(on_end) = ended {
                on_end(StreamEnd::DeviceLost);
            }
        },
        None,
    );
    Ok(stream?)
}

fn hear<T>(
    device: &cpal::Device,
    config: StreamConfig,
    mut heard: Producer<i16>,
    on_end: OnEnd,
) -> Result<cpal::Stream, AudioError>
where
    T: SizedSample,
    i16: FromSample<T>,
{
    let channels = usize::from(config.channels);
    let mut resampler = Resampler::new(config.sample_rate, SAMPLE_RATE);
    let mut on_end = Some(on_end);
    let stream = device.build_input_stream(
        config,
        move |data: &[T], _| {
            for frame in data.chunks(channels.max(1)) {
                // The first channel: two of one microphone would be the same, and of two people only one speaks.
                if let Some(sample) = frame.first() {
                    // Samples that find no room are lost: this thread must never wait.
                    resampler.put(i16::from_sample(*sample), |sample| {
                        heard.push(sample).ok();
                    });
                }
            }
        },
        move |error| {
            if let Some(on_end) = on_end.take_if(|_| is_the_end(&error, true)) {
                on_end(StreamEnd::DeviceLost);
            }
        },
        None,
    );
    Ok(stream?)
}

/// Converts one rate to another, on straight lines between the samples: enough for speech. It allocates nothing, since
/// it also runs on the sound system's own thread.
struct Resampler {
    /// Output samples for each input sample.
    ratio: f64,
    /// Distance of the next output sample behind the last input sample, in output samples.
    phase: f64,
    last: f64,
}

impl Resampler {
    fn new(from: u32, to: u32) -> Self {
        Self {
            ratio: f64::from(to) / f64::from(from.max(1)),
            phase: 0.0,
            last: 0.0,
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "a point between two samples is a sample")]
    fn put(&mut self, sample: i16, mut give: impl FnMut(i16)) {
        let next = f64::from(sample);
        self.phase += self.ratio;
        while self.phase >= 1.0 {
            self.phase -= 1.0;
            // Distance of the output sample, as a part of the way from this input sample to the last.
            let over = self.phase / self.ratio;
            give((next + (self.last - next) * over.min(1.0)) as i16);
        }
        self.last = next;
    }
}

/// The samples at another rate.
pub fn at_rate(samples: &[i16], from: u32, to: u32) -> Vec<i16> {
    let mut given = Vec::new();
    let mut resampler = Resampler::new(from, to);
    for sample in samples {
        resampler.put(*sample, |sample| given.push(sample));
    }
    given
}

/// True if an error ends a stream. A stream rerouted to another device has ended if it was bound to the first.
fn is_the_end(error: &cpal::Error, bound: bool) -> bool {
    // Kinds not yet known end it too: silence is safer than a stream of which nothing is known.
    let kind = error.kind();
    let led_on = kind == ErrorKind::DeviceChanged && !bound;
    !(led_on || matches!(kind, ErrorKind::Xrun | ErrorKind::RealtimeDenied))
}

impl From<cpal::Error> for AudioError {
    fn from(error: cpal::Error) -> Self {
        if error.kind() == ErrorKind::DeviceNotAvailable {
            Self::NoDevice
        } else if error.kind() == ErrorKind::HostUnavailable {
            Self::NoServer
        } else {
            // All other errors are a refusal of a device that is there.
            Self::Refused
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn feed(rate: u32) -> SampleFeed {
        SampleFeed::new(rate, true, Box::new(|_| ()))
    }

    #[test]
    fn only_devices_that_a_person_knows_are_listed() {
        let kept = [
            "alsa:default",
            "alsa:sysdefault:CARD=PCH",
            "alsa:hdmi:CARD=NVidia,DEV=1",
            "alsa:kitchen",
            "wasapi:{1}",
        ];
        let hidden = [
            "alsa:null",
            "alsa:samplerate_best",
            "alsa:speexrate",
            "alsa:hw:CARD=0,DEV=0",
            "alsa:surround51:CARD=PCH,DEV=0",
        ];
        for (names, expected) in [(kept, true), (hidden, false)] {
            for name in names {
                assert_eq!(is_for_people(name), expected, "{name}");
            }
        }
    }

    #[test]
    fn twice_the_rate_gives_twice_the_samples_on_straight_lines() {
        let mut feed = feed(SAMPLE_RATE * 2);
        feed.push(&[100, 200]);
        assert_eq!(feed.samples, [50, 100, 150, 200]);
        feed.push(&[0]);
        assert_eq!(feed.samples.len(), 6);
    }

    #[test]
    fn the_end_is_told_when_the_last_buffer_has_been_heard() {
        let mut feed = feed(SAMPLE_RATE);
        feed.push(&[5, 6, 7]);
        let mut buffer = [0_i16; 4];
        assert!(feed.fill(&mut buffer, 2).is_none());
        assert_eq!(buffer, [5, 5, 6, 6]);
        feed.finished = true;
        assert!(feed.fill(&mut buffer, 2).is_none());
        assert_eq!(buffer, [7, 7, 0, 0]);
        assert!(feed.fill(&mut buffer, 2).is_none());
        assert!(feed.fill(&mut buffer, 2).is_some());
    }

    #[test]
    fn a_stream_bound_to_a_device_ends_when_it_is_led_elsewhere() {
        let led_elsewhere = cpal::Error::from(ErrorKind::DeviceChanged);
        assert!(is_the_end(&led_elsewhere, true));
        assert!(!is_the_end(&led_elsewhere, false));
        assert!(!is_the_end(&ErrorKind::Xrun.into(), true));
    }

    #[test]
    fn a_device_that_is_not_there_is_an_error() {
        let target = Target::Only(DeviceName("alsa:no-such-card".into()));
        let opened = CpalAudio.open(&target, Box::new(|_| ()));
        assert_eq!(opened.err(), Some(AudioError::NoDevice));
        let (heard, _) = rtrb::RingBuffer::new(8);
        let opened = CpalAudio.listen(Some("alsa:no-such-card"), heard, Box::new(|_| ()));
        assert_eq!(opened.err(), Some(AudioError::NoDevice));
    }

    #[test]
    fn a_device_of_another_rate_gives_samples_for_the_time_passed() {
        for device in [8_000, 22_050, 44_100, 48_000] {
            let mut resampler = Resampler::new(device, SAMPLE_RATE);
            let mut given = Vec::new();
            for _ in 0..device {
                resampler.put(1_000, |sample| given.push(sample));
            }
            let count = u32::try_from(given.len()).unwrap();
            assert!(count.abs_diff(SAMPLE_RATE) <= 1, "{device}: {count}");
            assert!(given.iter().skip(4).all(|sample| *sample == 1_000), "{device}");
        }
    }
}
