//! The sound of the earcons: short soft tones, computed here.

use std::f32::consts::TAU;

use super::audio::SAMPLE_RATE;
use speech::earcon::Earcon;

/// The samples of an earcon at a volume of 0 to 100 per cent, mono at [`SAMPLE_RATE`].
pub fn samples(cue: Earcon, volume: u8) -> Vec<i16> {
    let loudness = f32::from(volume.min(100)) / 100.0;
    let wave: Vec<f32> = score(cue).iter().flat_map(sound).collect();
    // Every earcon is as loud as every other, however long its tones.
    let factor = LOUDNESS / root_mean_square(&wave) * loudness;
    wave.into_iter()
        .map(|sample| (sample * factor).clamp(-1.0, 1.0) * f32::from(i16::MAX))
        .map(sample)
        .collect()
}

/// Root mean square of every earcon at full volume, where full scale is 1 and pauses are left out: about as loud as
/// speech.
const LOUDNESS: f32 = 0.12;

/// The root mean square of the sounding samples; pauses are left out.
#[allow(clippy::cast_precision_loss, reason = "some thousand samples")]
fn root_mean_square(wave: &[f32]) -> f32 {
    let sounding = wave.iter().filter(|sample| **sample != 0.0);
    let (sum, count) = sounding.fold((0.0, 0_usize), |(sum, count), sample| {
        (sum + sample * sample, count + 1)
    });
    (sum / count.max(1) as f32).sqrt().max(f32::EPSILON)
}

#[allow(clippy::cast_possible_truncation, reason = "within i16")]
fn sample(value: f32) -> i16 {
    value as i16
}

/// One tone: hertz (0 is a pause), milliseconds, share of the earcon's loudness.
struct Tone(f32, u16, f32);

/// The tones of an earcon. Rising means done, falling means no; a low tone is the board's, a repeated one asks for
/// attention.
fn score(cue: Earcon) -> &'static [Tone] {
    match cue {
        Earcon::Lift => &[Tone(520.0, 30, 0.25), Tone(660.0, 30, 0.25)],
        // A hand comes down on the board or on the clock.
        Earcon::Place | Earcon::Press => &[Tone(330.0, 45, 0.35)],
        Earcon::Edge => &[Tone(165.0, 60, 0.40)],
        Earcon::DarkSquare => &[Tone(220.0, 25, 0.20)],
        Earcon::Capture | Earcon::TakeOff => &[Tone(440.0, 35, 0.30), Tone(294.0, 60, 0.35)],
        Earcon::Check => &[Tone(784.0, 60, 0.30), Tone(988.0, 90, 0.30)],
        Earcon::Refused => &[Tone(233.0, 90, 0.40), Tone(0.0, 30, 0.0), Tone(175.0, 140, 0.40)],
        Earcon::LowTime | Earcon::Flag => &[Tone(880.0, 60, 0.35), Tone(0.0, 60, 0.0), Tone(880.0, 60, 0.35)],
        Earcon::BoardsDiffer => &[
            Tone(392.0, 90, 0.35),
            Tone(415.0, 90, 0.35),
            Tone(392.0, 90, 0.35),
            Tone(415.0, 90, 0.35),
        ],
        // Low enough to be felt rather than heard.
        Earcon::Pulse => &[Tone(98.0, 70, 0.60), Tone(0.0, 50, 0.0), Tone(98.0, 70, 0.60)],
        Earcon::Announcement => &[Tone(587.0, 50, 0.25), Tone(880.0, 70, 0.25)],
    }
}

/// A sine with a little of its octave, swelling for 4 ms and dying away, so that nothing clicks.
#[allow(clippy::cast_precision_loss, reason = "some thousand samples")]
fn sound(&Tone(hertz, milliseconds, part): &Tone) -> Vec<f32> {
    let rate = SAMPLE_RATE as f32;
    let count = SAMPLE_RATE * u32::from(milliseconds) / 1000;
    (0..count)
        .map(|index| {
            let seconds = index as f32 / rate;
            let left = (count - index) as f32 / count as f32;
            let swell = (seconds / 0.004).min(1.0);
            let wave = (TAU * hertz * seconds).sin() + 0.2 * (TAU * 2.0 * hertz * seconds).sin();
            wave / 1.2 * swell * left * part
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_earcon_is_heard_is_short_and_does_not_click() {
        for cue in Earcon::ALL {
            let samples = samples(*cue, 100);
            assert!(
                samples.iter().any(|sample| sample.unsigned_abs() > 3000),
                "{cue:?} is too soft"
            );
            assert!(samples.len() < SAMPLE_RATE as usize / 2, "{cue:?} is too long");
            assert!(samples.first().is_some_and(|sample| sample.unsigned_abs() < 300));
            assert!(samples.last().is_some_and(|sample| sample.unsigned_abs() < 300));
        }
    }

    #[test]
    #[allow(clippy::cast_precision_loss, reason = "some thousand samples")]
    fn every_earcon_is_as_loud_as_every_other() {
        let decibels = |cue| {
            let wave: Vec<f32> = samples(cue, 100)
                .iter()
                .map(|sample| f32::from(*sample) / 32_767.0)
                .collect();
            20.0 * root_mean_square(&wave).log10()
        };
        let levels: Vec<f32> = Earcon::ALL.iter().copied().map(decibels).collect();
        for (cue, level) in Earcon::ALL.iter().copied().zip(&levels) {
            assert!((level - 20.0 * LOUDNESS.log10()).abs() < 1.0, "{cue:?} has {level} dB");
            let is_clipped = samples(cue, 100).iter().any(|sample| sample.unsigned_abs() >= 32_767);
            assert!(!is_clipped, "{cue:?} is clipped");
        }
    }

    #[test]
    fn only_earcons_with_much_the_same_meaning_sound_alike() {
        let mut alike = Vec::new();
        for (index, one) in Earcon::ALL.iter().enumerate() {
            let others = Earcon::ALL[index + 1..].iter();
            alike.extend(
                others
                    .filter(|other| samples(*one, 50) == samples(**other, 50))
                    .map(|other| (*one, *other)),
            );
        }
        let meant = [
            (Earcon::Place, Earcon::Press),
            (Earcon::TakeOff, Earcon::Capture),
            (Earcon::Flag, Earcon::LowTime),
        ];
        assert_eq!(alike, meant);
    }

    #[test]
    fn no_volume_is_silence() {
        assert!(samples(Earcon::Refused, 0).iter().all(|sample| *sample == 0));
    }
}
