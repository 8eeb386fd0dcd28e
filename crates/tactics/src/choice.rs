//! The choice of the next position: what is due comes first, then one near the person's rating that was not told lately.

use super::position::{Row, TacticsPosition};
use super::record::Record;
use super::theme::{Theme, Themes};

/// One position in a list: enough to choose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The hash of its name ([`key`]).
    pub key: u64,
    /// Its rating.
    pub rating: u16,
    /// Its themes.
    pub themes: Themes,
}

impl Listed {
    /// The entry for that row.
    pub fn of_row(row: &Row<'_>) -> Listed {
        Listed {
            key: key(row.id),
            rating: row.rating,
            themes: row.themes,
        }
    }
}

/// The hash of a name (FNV-1a), the same in every version of the program.
pub fn key(id: &str) -> u64 {
    id.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// A source of positions.
pub trait PositionSource {
    /// All its positions in order.
    fn listed(&self) -> impl ExactSizeIterator<Item = Listed> + '_;

    /// The position with that number; none if the source has changed meanwhile.
    fn open(&self, number: usize) -> Option<TacticsPosition>;

    /// The next position ([`choose`]); none if there is none of that theme.
    fn next(&self, record: &Record, wish: Wish, chance: u64, now_ms: u64) -> Option<TacticsPosition>
    where
        Self: Sized,
    {
        self.open(choose(self, record, wish, chance, now_ms)?)
    }
}

/// The positions a person wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// Only those of this theme.
    pub theme: Option<Theme>,
    /// Near this rating; otherwise near the person's own.
    pub rating: Option<u16>,
}

/// The number of the next position; none if there is none of that theme. `chance` is any number from a random source, `now_ms` the
/// time since 1970.
pub fn choose(source: &impl PositionSource, record: &Record, wish: Wish, chance: u64, now_ms: u64) -> Option<usize> {
    /// Positions this far from the rating are as good as nearer ones.
    const NEAR: u32 = 100;
    let target = wish.rating.unwrap_or_else(|| record.rating());
    let mut due = None;
    let mut near: Option<(u32, usize, usize)> = None;
    let count = source.listed().len();
    let known = record.standings(now_ms);
    let start = usize::try_from(chance % u64::try_from(count).unwrap_or(u64::MAX).max(1)).unwrap_or_default();
    for (number, listed) in source.listed().enumerate() {
        if wish.theme.is_some_and(|theme| !listed.themes.contains(theme)) {
            continue;
        }
        let mut distance = u32::from(listed.rating.abs_diff(target)).max(NEAR);
        match known.get(&listed.key).copied().unwrap_or_default() {
            Standing::Due(since) => due = due.max(Some((since, number))),
            // Any position is better than none: the one that was seen longest ago.
            Standing::Recent(place) => distance = place.saturating_add(100_000),
            Standing::New => {}
        }
        // The first of equally near ones, from a random place in the file on.
        let from_start = (number + count - start) % count.max(1);
        let candidate = (distance, from_start, number);
        near = Some(near.map_or(candidate, |best| best.min(candidate)));
    }
    due.map(|(_, number)| number).or(near.map(|(.., number)| number))
}

/// The relation of a person to a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Not played lately.
    #[default]
    New,
    /// Played or passed over lately, or missed and not yet due; those seen later have higher numbers.
    Recent(u32),
    /// Missed, and due for this long, in milliseconds.
    Due(u64),
}
