//! The results of one person: the rating, the positions that come back, and how often each theme was right. The stored form is TOML.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating};
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::choice::{Standing, key};
use super::position::TacticsPosition;
use super::theme::{Theme, Themes};

/// Positions that were told this recently do not come again, unless they were missed.
const RECENT: usize = 500;
/// Missed positions kept; beyond them, the one that is due last is dropped.
const MISSED: usize = 500;
/// Ratings kept for the plot.
const RATINGS: usize = 500;

/// The record of one person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Record {
    rating: f64,
    deviation: f64,
    volatility: f64,
    score: Score,
    ratings: VecDeque<u16>,
    recent: VecDeque<String>,
    themes: BTreeMap<String, Score>,
    missed: BTreeMap<String, Card>,
    /// The positions passed over without a result since the program was started.
    #[serde(skip)]
    passed: BTreeSet<u64>,
    /// The changes since the record was read.
    #[serde(skip)]
    news: Vec<RecordNews>,
    /// The last change of the rating since the record was read.
    #[serde(skip)]
    last_change: Option<RatingChange>,
}

/// A change of a record, for another copy of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordNews {
    id: String,
    rating: u16,
    themes: Themes,
    /// None: the position was passed over.
    is_right: Option<bool>,
    now_ms: u64,
}

/// The numbers of right answers and of all answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    /// Positions solved at the first try and without a hint.
    pub right: u32,
    /// Positions played.
    pub played: u32,
}

impl Score {
    /// Counts one more.
    pub fn count(&mut self, is_right: bool) {
        self.right = self.right.saturating_add(u32::from(is_right));
        self.played = self.played.saturating_add(1);
    }
}

/// A rating before and after a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// The rating before it.
    pub before: u16,
    /// The rating after it.
    pub after: u16,
    /// True if the position was missed, and comes back.
    pub comes_back: bool,
}

impl Default for Record {
    fn default() -> Self {
        let new = Glicko2Rating::new();
        Self {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            score: Score::default(),
            ratings: VecDeque::new(),
            recent: VecDeque::new(),
            themes: BTreeMap::new(),
            missed: BTreeMap::new(),
            passed: BTreeSet::new(),
            news: Vec::new(),
            last_change: None,
        }
    }
}

impl Record {
    /// The record in its stored form.
    ///
    /// # Errors
    /// The parser's message, or one that the numbers are not a rating: the text is not a record.
    pub fn read(text: &str) -> Result<Self, String> {
        let record: Record = toml::from_str(text).map_err(|error| error.message().to_owned())?;
        let is_sound = (0.0..=4000.0).contains(&record.rating)
            && (1.0..=500.0).contains(&record.deviation)
            && (0.000_1..=1.0).contains(&record.volatility);
        if is_sound {
            Ok(record)
        } else {
            Err(String::from("rating"))
        }
    }

    /// The stored form.
    pub fn write(&self) -> String {
        // Every field has a form in TOML.
        toml::to_string(self).unwrap_or_default()
    }

    /// The rating, as it is told.
    pub fn rating(&self) -> u16 {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "within 0 and 4000"
        )]
        let rounded = self.rating.round().clamp(0.0, 4000.0) as u16;
        rounded
    }

    /// All positions played, and those that were right.
    pub const fn score(&self) -> Score {
        self.score
    }

    /// The ratings in the order of time, the newest last: for a plot, and the same as a list.
    pub fn ratings(&self) -> impl ExactSizeIterator<Item = u16> + '_ {
        self.ratings.iter().copied()
    }

    /// The themes that were played, the weakest first.
    pub fn themes(&self) -> Vec<(Theme, Score)> {
        let known = |(name, score): (&String, &Score)| Some((name.parse().ok()?, *score));
        let mut themes: Vec<(Theme, Score)> = self.themes.iter().filter_map(known).collect();
        themes.sort_by_key(|(theme, score)| (u64::from(score.right) * 1000 / u64::from(score.played.max(1)), *theme));
        themes
    }

    /// The number of positions that come back by that time.
    pub fn due(&self, now_ms: u64) -> usize {
        let now = moment(now_ms);
        self.missed.values().filter(|card| card.due <= now).count()
    }

    /// The person's relation to the positions with those keys; to all others it is new.
    pub(crate) fn standings(&self, now_ms: u64) -> BTreeMap<u64, Standing> {
        let recent = self.recent.iter().zip(0_u32..);
        let mut known: BTreeMap<u64, Standing> = recent.map(|(id, place)| (key(id), Standing::Recent(place))).collect();
        let now = moment(now_ms);
        for (id, card) in &self.missed {
            let (key, since) = (key(id), now.signed_duration_since(card.due).num_milliseconds());
            // Any other position comes before one that was passed over today.
            let due = u64::try_from(since).ok().filter(|_| !self.passed.contains(&key));
            let standing = due.map(Standing::Due).or(known.get(&key).copied());
            known.insert(key, standing.unwrap_or(Standing::Recent(0)));
        }
        known
    }

    /// Remembers that the position was passed over without a result.
    pub fn pass(&mut self, position: &TacticsPosition) {
        self.passed.insert(key(&position.id));
        self.note(position, None, 0);
    }

    /// The last change of the rating; after the results of another program were taken over, with them.
    pub const fn last_change(&self) -> Option<RatingChange> {
        self.last_change
    }

    /// The changes since the record was read, in their order.
    pub fn news(&self) -> &[RecordNews] {
        &self.news
    }

    /// This record as it is to be stored where another copy was stored meanwhile: that copy, and the changes here after the first `saved`.
    #[must_use]
    pub fn merged(&self, stored: Record, saved: usize) -> Record {
        let mut merged = stored;
        for one in self.news.get(saved..).unwrap_or_default() {
            merged.change(one);
        }
        merged.news.clone_from(&self.news);
        merged.passed.clone_from(&self.passed);
        merged
    }

    /// Takes over the stored results, to which another program may have added; the changes here since they were stored stay.
    pub fn take_stored(&mut self, stored: Record) {
        let saved = stored.news.len();
        *self = self.merged(stored, saved);
    }

    fn note(&mut self, position: &TacticsPosition, is_right: Option<bool>, now_ms: u64) {
        let one = RecordNews {
            id: position.id.clone(),
            rating: position.rating,
            themes: position.themes,
            is_right,
            now_ms,
        };
        self.change(&one);
        self.news.push(one);
    }

    fn change(&mut self, news: &RecordNews) {
        self.recent.retain(|id| *id != news.id);
        push(&mut self.recent, RECENT, news.id.clone());
        if let Some(is_right) = news.is_right {
            self.count(news, is_right);
        }
    }

    /// Keeps the result of a position: the rating changes as if a game had been played (Glickman, "Example of the Glicko-2 system", 2022),
    /// and a position that was missed comes back (FSRS). A position that came back and is right comes back later and later.
    pub fn keep(&mut self, position: &TacticsPosition, is_right: bool, now_ms: u64) -> Option<RatingChange> {
        self.note(position, Some(is_right), now_ms);
        self.last_change
    }

    fn count(&mut self, position: &RecordNews, is_right: bool) {
        let before = self.rating();
        let own = Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        };
        // The rating of a position is well known.
        let other = Glicko2Rating {
            rating: f64::from(position.rating),
            deviation: 60.0,
            volatility: 0.06,
        };
        let outcome = if is_right { Outcomes::WIN } else { Outcomes::LOSS };
        let new = glicko2_rating_period(&own, &[(other, outcome)], &Glicko2Config::new());
        self.rating = new.rating.clamp(400.0, 3500.0);
        // A person keeps learning, so the rating is never fixed.
        self.deviation = new.deviation.clamp(45.0, 350.0);
        self.volatility = new.volatility.clamp(0.000_1, 1.0);

        self.score.count(is_right);
        for theme in position.themes.iter() {
            self.themes.entry(theme.name().to_owned()).or_default().count(is_right);
        }
        let after = self.rating();
        push(&mut self.ratings, RATINGS, after);
        self.last_change = Some(RatingChange {
            before,
            after,
            comes_back: !is_right,
        });

        let card = self.missed.remove(&position.id);
        if let Some(card) = card.or_else(|| (!is_right).then(Card::default)) {
            let rating = if is_right { Rating::Good } else { Rating::Again };
            let next = FSRS::new(Parameters::default())
                .next(card, moment(position.now_ms), rating)
                .card;
            self.missed.insert(position.id.clone(), next);
            let last = self.missed.iter().max_by_key(|(_, card)| card.due);
            if let Some(last) = last.filter(|_| self.missed.len() > MISSED).map(|(id, _)| id.clone()) {
                self.missed.remove(&last);
            }
        }
    }
}

fn push<T>(kept: &mut VecDeque<T>, most: usize, new: T) {
    kept.push_back(new);
    while kept.len() > most {
        kept.pop_front();
    }
}

/// The date of a time since 1970.
fn moment(now_ms: u64) -> DateTime<Utc> {
    let ms = i64::try_from(now_ms).unwrap_or_default();
    DateTime::from_timestamp_millis(ms).unwrap_or_default()
}
