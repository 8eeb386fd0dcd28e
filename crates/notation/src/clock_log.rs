//! The times on the clocks after each ply, as a text: `ply white_ms black_ms`, one line for each ply.

use shakmaty::ByColor;

use laws::discrepancy::ClocksAfterPly;

/// Reads the whole text. Empty lines, and lines that begin with `#`, are ignored.
///
/// # Errors
///
/// The first place where a line does not have that form.
pub fn read(text: &str) -> Result<Vec<ClocksAfterPly>, ClockLogFault> {
    let mut readings = Vec::new();
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        if !line.trim().is_empty() && !line.trim_start().starts_with('#') {
            readings.push(reading(line, index + 1)?);
        }
    }
    Ok(readings)
}

/// The place where a text is not a clock log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockLogFault {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The word at fault; empty if one is missing.
    pub part: String,
    /// The kind of fault.
    pub problem: ClockLogProblem,
}

/// The fault in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockLogProblem {
    /// The word is not a whole number.
    NoNumber,
    /// A number is missing at the end.
    Missing,
    /// The line has more than three numbers.
    TooMuch,
}

fn reading(line: &str, number: usize) -> Result<ClocksAfterPly, ClockLogFault> {
    let fault = |part: &str, problem| {
        let before = match problem {
            ClockLogProblem::Missing => line.trim_end().len(),
            ClockLogProblem::NoNumber | ClockLogProblem::TooMuch => part.as_ptr().addr() - line.as_ptr().addr(),
        };
        ClockLogFault {
            line: number,
            column: line.get(..before).unwrap_or_default().chars().count() + 1,
            part: part.to_owned(),
            problem,
        }
    };
    let mut words = line.split_whitespace();
    let mut next = || {
        let word = words.next().ok_or_else(|| fault("", ClockLogProblem::Missing))?;
        word.parse::<u64>()
            .map_err(|_no_number| fault(word, ClockLogProblem::NoNumber))
    };
    let (ply, white, black) = (next()?, next()?, next()?);
    if let Some(word) = words.next() {
        return Err(fault(word, ClockLogProblem::TooMuch));
    }
    Ok(ClocksAfterPly {
        ply: usize::try_from(ply).unwrap_or(usize::MAX),
        left_ms: ByColor { white, black },
    })
}

/// A time as H:MM:SS, as a clock shows it: a second that has begun does not count.
pub fn shown(ms: u64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_ply_and_two_times() {
        let readings = read("# after each ply\n1 5400000 5399000\n\n2 5400000 5380500\n").unwrap();
        assert_eq!(readings.len(), 2);
        assert_eq!((readings[1].ply, readings[1].left_ms.black), (2, 5_380_500));
        assert_eq!(shown(5_380_500), "1:29:40");
    }

    #[test]
    fn a_fault_has_its_place() {
        let fault = |text: &str| read(text).map_err(|fault| (fault.line, fault.column, fault.problem));
        assert_eq!(fault("1 2 3\n2 x 3"), Err((2, 3, ClockLogProblem::NoNumber)));
        assert_eq!(fault("1 2"), Err((1, 4, ClockLogProblem::Missing)));
        assert_eq!(fault("1 2 3 4"), Err((1, 7, ClockLogProblem::TooMuch)));
        assert_eq!(fault("1 2 -3"), Err((1, 5, ClockLogProblem::NoNumber)));
    }
}
