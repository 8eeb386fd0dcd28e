//! The results of a person's word trainings, kept with their settings.

use serde::{Deserialize, Serialize};

/// Number of trainings that are kept, the last ones.
const KEPT: usize = 50;

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QuestionKind {
    /// A written move is announced.
    Announce,
    /// An announced move is written down.
    Write,
    /// The colour of a square is named: light or dark.
    Colour,
    /// The name of a square, or a square that a knight reaches.
    Square,
}

impl QuestionKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Announce, Self::Write, Self::Colour, Self::Square];
}

/// The number of correct answers among the questions of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u32; 2]", into = "[u32; 2]")]
pub struct TrainingScore {
    /// Correct answers.
    pub right: u32,
    /// Questions asked.
    pub asked: u32,
}

impl TrainingScore {
    /// Counts one more answer.
    pub const fn count(&mut self, is_right: bool) {
        self.asked = self.asked.saturating_add(1);
        self.right = self.right.saturating_add(if is_right { 1 } else { 0 });
    }

    /// The correct answers, in per cent; 0 without questions.
    pub fn percent(self) -> u32 {
        let part = u64::from(self.right.min(self.asked)) * 100;
        let percent = part.checked_div(u64::from(self.asked)).unwrap_or_default();
        u32::try_from(percent).unwrap_or_default()
    }
}

impl From<[u32; 2]> for TrainingScore {
    fn from([right, asked]: [u32; 2]) -> Self {
        Self { right, asked }
    }
}

impl From<TrainingScore> for [u32; 2] {
    fn from(score: TrainingScore) -> Self {
        [score.right, score.asked]
    }
}

/// The result of one training.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Trained {
    /// The day as ISO 8601; empty until the program has written it down.
    pub date: String,
    /// Written moves announced.
    pub announced: TrainingScore,
    /// Announced moves written down.
    pub written: TrainingScore,
    /// Colours of squares.
    pub colours: TrainingScore,
    /// Names of squares, and moves of knights.
    pub squares: TrainingScore,
    /// The median time of an answer, in milliseconds.
    pub median_ms: u64,
}

impl Trained {
    /// The score of that kind of question.
    pub const fn of(&self, kind: QuestionKind) -> TrainingScore {
        match kind {
            QuestionKind::Announce => self.announced,
            QuestionKind::Write => self.written,
            QuestionKind::Colour => self.colours,
            QuestionKind::Square => self.squares,
        }
    }

    /// Counts one more answer to a question of that kind.
    pub const fn count(&mut self, kind: QuestionKind, is_right: bool) {
        let score = match kind {
            QuestionKind::Announce => &mut self.announced,
            QuestionKind::Write => &mut self.written,
            QuestionKind::Colour => &mut self.colours,
            QuestionKind::Square => &mut self.squares,
        };
        score.count(is_right);
    }

    /// The score of all kinds together.
    pub fn all(&self) -> TrainingScore {
        QuestionKind::ALL
            .into_iter()
            .fold(TrainingScore::default(), |sum, kind| TrainingScore {
                right: sum.right.saturating_add(self.of(kind).right),
                asked: sum.asked.saturating_add(self.of(kind).asked),
            })
    }

    /// The kind with the worst score, if any answer was wrong.
    pub fn worst(&self) -> Option<QuestionKind> {
        let has_faults = |kind: &QuestionKind| self.of(*kind).right < self.of(*kind).asked;
        let kinds = QuestionKind::ALL.into_iter().filter(has_faults);
        kinds.min_by_key(|kind| self.of(*kind).percent())
    }
}

/// The trend of the trainings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingTrend {
    /// The last training went better than those before.
    Better,
    /// The last training went like those before.
    Same,
    /// The last training went less well.
    Worse,
}

/// Compares the last training with up to four before it: by correct answers, and if those are about equal, by the
/// time taken. `None` with fewer than two trainings.
pub fn progress(trainings: &[Trained]) -> Option<TrainingTrend> {
    /// The least difference that matters, in points of a hundred.
    const POINTS: u32 = 5;
    let (last, before) = trainings.split_last()?;
    let before: Vec<&Trained> = before.iter().rev().take(4).collect();
    let count = u32::try_from(before.len()).ok().filter(|count| *count > 0)?;
    let percent = before.iter().map(|one| one.all().percent()).sum::<u32>() / count;
    let median_ms = before.iter().map(|one| one.median_ms).fold(0, u64::saturating_add) / u64::from(count);
    let own = last.all().percent();
    Some(if own >= percent + POINTS {
        TrainingTrend::Better
    } else if own + POINTS <= percent {
        TrainingTrend::Worse
    } else if last.median_ms.saturating_mul(10) <= median_ms.saturating_mul(9) {
        TrainingTrend::Better
    } else if last.median_ms.saturating_mul(9) >= median_ms.saturating_mul(10) {
        TrainingTrend::Worse
    } else {
        TrainingTrend::Same
    })
}

/// Keeps one more training, dropping the oldest beyond the limit.
pub fn keep(trainings: &mut Vec<Trained>, one: Trained) {
    trainings.push(one);
    let over = trainings.len().saturating_sub(KEPT);
    trainings.drain(..over);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    fn trained(right: u32, asked: u32, median_ms: u64) -> Trained {
        Trained {
            announced: TrainingScore { right, asked },
            median_ms,
            ..Trained::default()
        }
    }

    #[test]
    fn trainings_are_kept_in_the_settings_and_not_exported() {
        let mut settings = Settings::default();
        for number in 0..60 {
            keep(&mut settings.trainings, trained(number, 60, 5_000));
        }
        assert_eq!(settings.trainings.len(), KEPT);
        settings
            .keys
            .changed
            .insert("last".to_owned(), vec!["Ctrl+L".to_owned()]);
        keep(&mut settings.friend_trainings, trained(1, 2, 5_000));
        let read = Settings::read(&settings.write()).unwrap();
        assert_eq!(read, settings);
        assert_eq!(settings.for_others().trainings, []);
        assert!(!settings.for_others().write().contains("median"));
    }

    #[test]
    fn it_gets_better_by_right_answers_and_then_by_time() {
        assert_eq!(progress(&[trained(5, 10, 5_000)]), None);
        let after = |right, ms| progress(&[trained(8, 10, 6_000), trained(6, 10, 4_000), trained(right, 10, ms)]);
        assert_eq!(after(8, 9_000), Some(TrainingTrend::Better));
        assert_eq!(after(6, 1_000), Some(TrainingTrend::Worse));
        assert_eq!(after(7, 4_000), Some(TrainingTrend::Better));
        assert_eq!(after(7, 5_000), Some(TrainingTrend::Same));
        assert_eq!(after(7, 6_000), Some(TrainingTrend::Worse));
    }

    #[test]
    fn what_went_worst_has_the_fewest_right_answers_of_a_hundred() {
        let mut one = Trained::default();
        assert_eq!(one.worst(), None);
        one.count(QuestionKind::Colour, true);
        assert_eq!(one.worst(), None);
        one.count(QuestionKind::Colour, false);
        one.count(QuestionKind::Write, false);
        assert_eq!(
            (one.worst(), one.all()),
            (Some(QuestionKind::Write), TrainingScore { right: 1, asked: 3 })
        );
    }
}
