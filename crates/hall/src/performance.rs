//! Performances from ratings and points (FIDE Rating Regulations, B.02, 8.1).

/// The rating difference for each percentage of points from 50 to 100 (8.1.1).
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800,
];
/// The largest rating difference for each expected percentage from 50 to 99 (8.1.2); a larger one expects 100.
const EXPECTED: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735,
];

/// The average, a half rounded upwards; `None` without numbers.
pub(crate) fn average(ratings: &[i64]) -> Option<i64> {
    let count = i64::try_from(ratings.len()).ok()?;
    let sum: i64 = ratings.iter().sum();
    (2 * sum + count).checked_div_euclid(2 * count)
}

/// The average rating of the opponents and the difference for the percentage of points (C.07, 10.2).
pub(crate) fn of_tournament(ratings: &[i64], halves: usize) -> Option<i64> {
    let games = ratings.len();
    // A half per cent is rounded upwards.
    let percent = (200 * halves + 2 * games).checked_div(4 * games)?;
    let difference = |percent: usize| DIFFERENCES.get(percent).copied().unwrap_or(800);
    let difference = match percent.checked_sub(50) {
        Some(above) => difference(above),
        None => -difference(50 - percent),
    };
    Some(average(ratings)? + difference)
}

/// The lowest rating from which the points could be expected (C.07, 10.3).
pub(crate) fn perfect(ratings: &[i64], halves: usize) -> Option<i64> {
    let (lowest, highest) = (ratings.iter().min()?, ratings.iter().max()?);
    let expects = |own: i64| 2 * ratings.iter().map(|other| expected(own - other)).sum::<i64>();
    let wanted = 100 * i64::try_from(halves).ok()?;
    if wanted == 0 {
        return Some(lowest - 800);
    }
    let (mut below, mut enough) = (lowest - 801, highest + 800);
    while enough - below > 1 {
        let middle = below.midpoint(enough);
        if expects(middle) >= wanted {
            enough = middle;
        } else {
            below = middle;
        }
    }
    Some(enough)
}

/// The percentage of points that is expected with that much more rating.
fn expected(difference: i64) -> i64 {
    let stronger = EXPECTED.iter().take_while(|most| difference.abs() > **most).count();
    let percent = 50 + i64::try_from(stronger).unwrap_or(50);
    if difference < 0 { 100 - percent } else { percent }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn performances_are_those_of_the_rating_regulations() {
        assert_eq!(average(&[2000, 2001]), Some(2001));
        assert_eq!(average(&[]), None);
        assert_eq!(of_tournament(&[2000, 2000], 2), Some(2000));
        assert_eq!(of_tournament(&[2000, 2000, 2000], 4), Some(2125));
        assert_eq!(of_tournament(&[2000], 0), Some(1200));
        assert_eq!(perfect(&[2000, 2100], 0), Some(1200));
        assert_eq!(perfect(&[2000, 2000], 2), Some(1997));
        assert_eq!(perfect(&[2000], 2), Some(2736));
        assert_eq!((expected(736), expected(-4), expected(3)), (100, 49, 50));
    }
}
