//! Output through cpal, for systems without `PulseAudio`.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cpal::traits::{DeviceTrait, HostTrait as _, StreamTrait as _};
use cpal::{BufferSize, ErrorKind, FromSample, Sample, SampleFormat, SizedSample, StreamConfig};

use super::output::{End, OnEnd, Output, OutputError, Playing, SAMPLE_RATE, Target};
use crate::ports::voice::{Device, DeviceList, DeviceName};

/// Output through the system's own interface: ALSA, WASAPI, `CoreAudio`.
#[derive(Debug, Clone, Copy, Default)]
pub struct CpalOutput;

impl Output for CpalOutput {
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, OutputError> {
        let host = cpal::default_host();
        let device = match target {
            Target::SystemDefault => host.default_output_device(),
            Target::Only(DeviceName(name)) => {
                let id = name.parse().map_err(|_why| OutputError::NoDevice)?;
                host.device_by_id(&id).filter(DeviceTrait::supports_output)
            }
        }
        .ok_or(OutputError::NoDevice)?;
        let config = device.default_output_config().map_err(|error| meaning(&error))?;
        let bound = matches!(target, Target::Only(_));
        let shared = Arc::new(Mutex::new(Feed::new(config.sample_rate(), bound, on_end)));
        let format = config.sample_format();
        let wide: StreamConfig = config.into();
        // 20 ms: cpal's default swallows seconds of sound on some systems, so that nothing could be cut off.
        let frames = wide.sample_rate / 50;
        let small = StreamConfig {
            buffer_size: BufferSize::Fixed(frames),
            ..wide
        };
        let stream = build(&device, format, small, &shared).or_else(|_| build(&device, format, wide, &shared))?;
        stream.play().map_err(|error| meaning(&error))?;
        Ok(Box::new(CpalStream {
            shared,
            _stream: stream,
        }))
    }

    fn devices(&mut self) -> Result<DeviceList, OutputError> {
        let host = cpal::default_host();
        let named = |device: &cpal::Device| device.id().ok().map(|id| DeviceName(id.to_string()));
        let devices = host
            .output_devices()
            .map_err(|error| meaning(&error))?
            .filter_map(|device| {
                let name = named(&device)?;
                let description = device
                    .description()
                    .map_or_else(|_| name.0.clone(), |text| text.name().to_owned());
                Some(Device { name, description })
            })
            .collect();
        let default = host.default_output_device().as_ref().and_then(named);
        Ok(DeviceList { devices, default })
    }
}

struct CpalStream {
    shared: Arc<Mutex<Feed>>,
    _stream: cpal::Stream,
}

impl Playing for CpalStream {
    fn push(&mut self, samples: &[i16]) {
        lock(&self.shared).push(samples);
    }

    fn finish(&mut self) {
        lock(&self.shared).finished = true;
    }

    fn stop(self: Box<Self>) {
        let mut feed = lock(&self.shared);
        feed.samples.clear();
        feed.on_end = None;
    }
}

fn lock(feed: &Mutex<Feed>) -> MutexGuard<'_, Feed> {
    feed.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is still to be played, at the device's rate.
struct Feed {
    samples: VecDeque<i16>,
    /// Device samples for each of ours.
    ratio: f64,
    /// The last of our samples, and how far between it and the next one the device stands.
    last: i16,
    phase: f64,
    finished: bool,
    /// Buffers of silence played after the end; the first one may still stand before the last words.
    after: u8,
    bound: bool,
    on_end: Option<OnEnd>,
}

impl Feed {
    fn new(device_rate: u32, bound: bool, on_end: OnEnd) -> Self {
        Self {
            samples: VecDeque::new(),
            ratio: f64::from(device_rate) / f64::from(SAMPLE_RATE),
            last: 0,
            phase: 0.0,
            finished: false,
            after: 0,
            bound,
            on_end: Some(on_end),
        }
    }

    /// Takes samples in at the device's rate, on straight lines between ours: enough for speech.
    #[allow(clippy::cast_possible_truncation, reason = "a point between two samples is a sample")]
    fn push(&mut self, samples: &[i16]) {
        let step = 1.0 / self.ratio;
        for &next in samples {
            while self.phase < 1.0 {
                let (from, to) = (f64::from(self.last), f64::from(next));
                self.samples.push_back((from + (to - from) * self.phase) as i16);
                self.phase += step;
            }
            self.phase -= 1.0;
            self.last = next;
        }
    }

    /// Fills one buffer; gives what is to be called when everything has been played.
    fn fill<T: Sample + FromSample<i16>>(&mut self, data: &mut [T], channels: usize) -> Option<OnEnd> {
        let over = self.finished && self.samples.is_empty();
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

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "rare formats, to which cpal may add at any time"
)]
fn build(
    device: &cpal::Device,
    format: SampleFormat,
    config: StreamConfig,
    feed: &Arc<Mutex<Feed>>,
) -> Result<cpal::Stream, OutputError> {
    match format {
        SampleFormat::I16 => stream::<i16>(device, config, feed),
        SampleFormat::I32 => stream::<i32>(device, config, feed),
        SampleFormat::F32 => stream::<f32>(device, config, feed),
        SampleFormat::U8 => stream::<u8>(device, config, feed),
        _ => Err(OutputError::Refused),
    }
}

fn stream<T: SizedSample + FromSample<i16>>(
    device: &cpal::Device,
    config: StreamConfig,
    feed: &Arc<Mutex<Feed>>,
) -> Result<cpal::Stream, OutputError> {
    let (filled, failed) = (Arc::clone(feed), Arc::clone(feed));
    let channels = usize::from(config.channels);
    let stream = device.build_output_stream(
        config,
        move |data: &mut [T], _| {
            let ended = lock(&filled).fill(data, channels);
            if let Some(on_end) = ended {
                on_end(End::Played);
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
                on_end(End::DeviceLost);
            }
        },
        None,
    );
    stream.map_err(|error| meaning(&error))
}

/// Whether an error ends a stream. One that was led to another device has ended if it was bound to the first.
fn is_the_end(error: &cpal::Error, bound: bool) -> bool {
    // Also kinds yet unknown end it: silence is safer than a stream of which nothing is known.
    let kind = error.kind();
    let led_on = kind == ErrorKind::DeviceChanged && !bound;
    !(led_on || matches!(kind, ErrorKind::Xrun | ErrorKind::RealtimeDenied))
}

fn meaning(error: &cpal::Error) -> OutputError {
    if error.kind() == ErrorKind::DeviceNotAvailable {
        OutputError::NoDevice
    } else if error.kind() == ErrorKind::HostUnavailable {
        OutputError::NoServer
    } else {
        // Everything else is a refusal of a device that is there.
        OutputError::Refused
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn feed(rate: u32) -> Feed {
        Feed::new(rate, true, Box::new(|_| ()))
    }

    #[test]
    fn twice_the_rate_gives_twice_the_samples_on_straight_lines() {
        let mut feed = feed(SAMPLE_RATE * 2);
        feed.push(&[100, 200]);
        assert_eq!(feed.samples, [0, 50, 100, 150]);
        feed.push(&[0]);
        assert_eq!(feed.samples.len(), 6);
    }

    #[test]
    fn the_end_is_told_when_the_last_buffer_has_been_heard() {
        let mut feed = feed(SAMPLE_RATE);
        feed.push(&[5, 6, 7]);
        let mut buffer = [0_i16; 4];
        assert!(feed.fill(&mut buffer, 2).is_none());
        assert_eq!(buffer, [0, 0, 5, 5]);
        feed.finished = true;
        assert!(feed.fill(&mut buffer, 2).is_none());
        assert_eq!(buffer, [6, 6, 0, 0]);
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
        let opened = CpalOutput.open(&target, Box::new(|_| ()));
        assert_eq!(opened.err(), Some(OutputError::NoDevice));
    }
}
