//! A recorded voice played faster or slower at its own pitch (overlap and add).

/// Samples that overlap: 23 ms, two or three waves of a low voice.
const OVERLAP: usize = 512;
/// The range of the search for the best place to continue, in samples.
const SEARCH: usize = 256;
/// Distance between the samples compared: every fourth is enough to find the wave of a voice.
const GRAIN: usize = 4;

/// The samples at that speed, in per cent; at 100 they stay as they are.
pub(super) fn at_speed(samples: &[i16], percent: u16) -> Vec<i16> {
    let percent = usize::from(percent.clamp(50, 200));
    if percent == 100 || samples.len() < OVERLAP * 4 {
        return samples.to_vec();
    }
    let hop = OVERLAP * percent / 100;
    let part = |from: usize| samples.get(from..from + OVERLAP);
    let mut stretched = Vec::with_capacity(samples.len() * 100 / percent + OVERLAP);
    // The next sample if nothing were left out or repeated.
    let mut goes_on = 0;
    let mut wanted = 0;
    while let (Some(before), true) = (part(goes_on), wanted + SEARCH + OVERLAP * 2 <= samples.len()) {
        let likeness = |from: usize| {
            let pairs = before.iter().zip(part(from).unwrap_or_default()).step_by(GRAIN);
            pairs.map(|(a, b)| i64::from(*a) * i64::from(*b)).sum::<i64>()
        };
        let best = (wanted..wanted + SEARCH)
            .step_by(GRAIN)
            .max_by_key(|from| likeness(*from));
        let from = best.unwrap_or(wanted);
        let after = part(from).unwrap_or_default();
        stretched.extend(
            before
                .iter()
                .zip(after)
                .enumerate()
                .map(|(index, (old, new))| blend(*old, *new, index)),
        );
        goes_on = from + OVERLAP;
        wanted += hop;
    }
    stretched
}

/// Fades from the old sample to the new one; `index` is the progress of the fade.
fn blend(old: i16, new: i16, index: usize) -> i16 {
    let (of, index) = (OVERLAP.cast_signed(), index.cast_signed());
    let sum = isize::from(old) * (of - index) + isize::from(new) * index;
    i16::try_from(sum / of).unwrap_or(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[allow(clippy::cast_possible_truncation, reason = "a loud tone is within sixteen bits")]
    fn tone(hertz: f64, samples: u32) -> Vec<i16> {
        let at = |index: u32| (f64::from(index) * hertz * std::f64::consts::TAU / 22_050.0).sin() * 20_000.0;
        (0..samples).map(|index| at(index) as i16).collect()
    }

    /// The number of crossings from below to above zero.
    fn waves(samples: &[i16]) -> usize {
        samples.windows(2).filter(|pair| pair[0] < 0 && pair[1] >= 0).count()
    }

    #[test]
    fn twice_as_fast_is_half_as_long_at_the_same_pitch() {
        let tone = tone(220.0, 44_100);
        for (percent, wanted) in [(200, 22_050), (150, 29_400), (50, 88_200), (75, 58_800)] {
            let heard = at_speed(&tone, percent);
            assert!(heard.len().abs_diff(wanted) < 3_000, "{percent}: {}", heard.len());
            let hertz = waves(&heard) * 22_050 / heard.len();
            assert!(hertz.abs_diff(220) <= 6, "{percent}: {hertz}");
        }
        assert_eq!(at_speed(&tone, 100), tone);
        assert_eq!(at_speed(&[1, 2, 3], 200), [1, 2, 3]);
    }
}
