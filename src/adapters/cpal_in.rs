//! Microphones through cpal, for systems without `PulseAudio`; and the choice between both.

use std::sync::{Arc, Mutex, PoisonError};

use cpal::traits::{DeviceTrait, HostTrait as _, StreamTrait as _};
use cpal::{ErrorKind, FromSample, Sample as _, SampleFormat, SizedSample, StreamConfig};
use rtrb::Producer;

use super::input::{Capturing, Input};
use super::output::{End, OnEnd, OutputError};
use crate::ports::recorder::RATE;

/// Input through the system's own interface: ALSA, WASAPI, `CoreAudio`.
#[derive(Debug, Clone, Copy, Default)]
pub struct CpalInput;

impl Input for CpalInput {
    fn open(
        &mut self,
        microphone: Option<&str>,
        samples: Producer<i16>,
        on_end: OnEnd,
    ) -> Result<Box<dyn Capturing>, OutputError> {
        let host = cpal::default_host();
        let device = match microphone {
            None => host.default_input_device(),
            Some(name) => {
                let id = name.parse().map_err(|_why| OutputError::NoDevice)?;
                host.device_by_id(&id).filter(DeviceTrait::supports_input)
            }
        }
        .ok_or(OutputError::NoDevice)?;
        let config = device.default_input_config().map_err(|_why| OutputError::Refused)?;
        let format = config.sample_format();
        let stream = build(&device, format, config.into(), samples, on_end)?;
        stream.play().map_err(|_why| OutputError::Refused)?;
        Ok(Box::new(CpalCapture(stream)))
    }

    fn microphones(&mut self) -> Result<Vec<(String, String)>, OutputError> {
        let devices = cpal::default_host()
            .input_devices()
            .map_err(|_why| OutputError::Refused)?;
        let named = devices.filter_map(|device| {
            let name = device.id().ok()?.to_string();
            let description = device
                .description()
                .map_or_else(|_| name.clone(), |text| text.name().to_owned());
            Some((name, description))
        });
        Ok(named.collect())
    }
}

/// The stream lives as long as this does.
struct CpalCapture(#[allow(dead_code, reason = "dropping it closes the microphone")] cpal::Stream);

impl Capturing for CpalCapture {}

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "rare formats, to which cpal may add at any time"
)]
fn build(
    device: &cpal::Device,
    format: SampleFormat,
    config: StreamConfig,
    samples: Producer<i16>,
    on_end: OnEnd,
) -> Result<cpal::Stream, OutputError> {
    match format {
        SampleFormat::I16 => stream::<i16>(device, config, samples, on_end),
        SampleFormat::I32 => stream::<i32>(device, config, samples, on_end),
        SampleFormat::F32 => stream::<f32>(device, config, samples, on_end),
        SampleFormat::U8 => stream::<u8>(device, config, samples, on_end),
        _ => Err(OutputError::Refused),
    }
}

fn stream<T>(
    device: &cpal::Device,
    config: StreamConfig,
    mut samples: Producer<i16>,
    on_end: OnEnd,
) -> Result<cpal::Stream, OutputError>
where
    T: SizedSample,
    i16: FromSample<T>,
{
    let channels = usize::from(config.channels);
    let mut rate = Rate::new(config.sample_rate);
    let on_end = Mutex::new(Some(on_end));
    let stream = device.build_input_stream(
        config,
        move |data: &[T], _| {
            for frame in data.chunks(channels.max(1)) {
                // The first channel: two of one microphone would be the same, and of two people only one speaks.
                if let Some(sample) = frame.first() {
                    rate.put(i16::from_sample(*sample), |sample| {
                        // What finds no room is lost: the sound system's thread never waits.
                        samples.push(sample).ok();
                    });
                }
            }
        },
        move |error| {
            if matches!(error.kind(), ErrorKind::Xrun | ErrorKind::RealtimeDenied) {
                return;
            }
            let ended = on_end.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(on_end) = ended {
                on_end(End::DeviceLost);
            }
        },
        None,
    );
    stream.map_err(|_why| OutputError::Refused)
}

/// From the device's rate to the recorder's, on straight lines between its samples: enough for speech. It holds nothing
/// that would have to be allocated: it works on the sound system's own thread.
struct Rate {
    /// Samples of ours for each of the device's.
    step: f64,
    /// How far behind the last sample of ours the device stands.
    phase: f64,
    last: f64,
}

impl Rate {
    fn new(device: u32) -> Self {
        Self {
            step: f64::from(RATE) / f64::from(device.max(1)),
            phase: 0.0,
            last: 0.0,
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "a point between two samples is a sample")]
    fn put(&mut self, sample: i16, mut give: impl FnMut(i16)) {
        let next = f64::from(sample);
        self.phase += self.step;
        while self.phase >= 1.0 {
            self.phase -= 1.0;
            // So much of the way from the last sample to this one lies behind ours.
            let over = self.phase / self.step;
            give((next + (self.last - next) * over.min(1.0)) as i16);
        }
        self.last = next;
    }
}

/// `PulseAudio` where a server answers, cpal elsewhere; asked each time, for a microphone is opened rarely.
pub struct AutoInput {
    #[cfg(unix)]
    pulse: super::pulse::PulseOutput,
    cpal: CpalInput,
}

impl Default for AutoInput {
    fn default() -> Self {
        Self {
            #[cfg(unix)]
            pulse: super::pulse::PulseOutput::new(Arc::new(|| ())),
            cpal: CpalInput,
        }
    }
}

impl Input for AutoInput {
    fn open(
        &mut self,
        microphone: Option<&str>,
        samples: Producer<i16>,
        on_end: OnEnd,
    ) -> Result<Box<dyn Capturing>, OutputError> {
        #[cfg(unix)]
        if self.pulse.microphones().is_ok() {
            return Input::open(&mut self.pulse, microphone, samples, on_end);
        }
        self.cpal.open(microphone, samples, on_end)
    }

    fn microphones(&mut self) -> Result<Vec<(String, String)>, OutputError> {
        #[cfg(unix)]
        if let Ok(found) = self.pulse.microphones() {
            return Ok(found);
        }
        self.cpal.microphones()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_of_another_rate_gives_as_many_samples_as_time_has_passed() {
        for device in [8_000, 22_050, 44_100, 48_000] {
            let mut rate = Rate::new(device);
            let mut given = Vec::new();
            for _ in 0..device {
                rate.put(1_000, |sample| given.push(sample));
            }
            let count = u32::try_from(given.len()).unwrap();
            assert!(count.abs_diff(RATE) <= 1, "{device}: {count}");
            assert!(given.iter().skip(4).all(|sample| *sample == 1_000), "{device}");
        }
    }

    #[test]
    fn a_microphone_that_is_not_there_is_an_error() {
        let opened = CpalInput.open(Some("alsa:no-such-card"), rtrb::RingBuffer::new(8).0, Box::new(|_| ()));
        assert_eq!(opened.err(), Some(OutputError::NoDevice));
    }
}
