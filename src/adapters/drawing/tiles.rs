//! Which parts of a window differ from an earlier frame: it is divided into tiles, and each has a mark made of all that
//! is drawn in it.

use std::collections::VecDeque;

use eframe::egui::{Color32, Rect};

use super::raster::{Clip, Corner};

/// The side of a tile in points: the digits of a clock take a few, a board a hundred.
const SIDE: usize = 64;
/// Frames that are remembered: a window system hands out two or three pictures in turn.
const FRAMES: usize = 3;

/// A window's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tiles {
    width: usize,
    height: usize,
}

impl Tiles {
    /// For a window of that many points.
    pub(super) fn of(width: usize, height: usize) -> Self {
        Self { width, height }
    }

    fn columns(self) -> usize {
        self.width.div_ceil(SIDE)
    }

    fn rows(self) -> usize {
        self.height.div_ceil(SIDE)
    }

    /// The points of the tiles from one column to before another.
    fn span(self, row: usize, from: usize, to: usize) -> Clip {
        Clip {
            left: from * SIDE,
            top: row * SIDE,
            right: (to * SIDE).min(self.width),
            bottom: ((row + 1) * SIDE).min(self.height),
        }
    }
}

/// A triangle that can be seen, ready to be drawn.
pub(super) struct Part {
    pub(super) corners: [Corner; 3],
    /// The points it lies in at most.
    pub(super) bounds: Clip,
}

impl Part {
    /// `None` where nothing of it can be seen.
    pub(super) fn of(corners: [Corner; 3], clip: Clip) -> Option<Self> {
        let [first, second, third] = &corners;
        let bounds = Clip {
            left: floor(first.x.min(second.x).min(third.x)).max(clip.left),
            top: floor(first.y.min(second.y).min(third.y)).max(clip.top),
            right: ceil(first.x.max(second.x).max(third.x)).min(clip.right),
            bottom: ceil(first.y.max(second.y).max(third.y)).min(clip.bottom),
        };
        let can_be_seen = bounds.left < bounds.right && bounds.top < bounds.bottom;
        can_be_seen.then_some(Self { corners, bounds })
    }

    /// A number that is another for each look of this triangle; `version` tells one texture from another.
    fn mark(&self, version: u64) -> u64 {
        let Clip {
            left,
            top,
            right,
            bottom,
        } = self.bounds;
        let sides = mix((left as u64) << 32 | right as u64, (top as u64) << 32 | bottom as u64);
        self.corners.iter().fold(mix(sides, version), |mark, corner| {
            let color = u64::from(u32::from_le_bytes(corner.color.to_array()));
            let look = mix(pair(corner.u, corner.v), color);
            mix(mark, mix(pair(corner.x, corner.y), look))
        })
    }
}

/// The marks of a frame.
pub(super) struct Marks {
    tiles: Tiles,
    marks: Vec<u64>,
}

impl Marks {
    pub(super) fn new(tiles: Tiles, ground: Color32) -> Self {
        let ground = u64::from(u32::from_le_bytes(ground.to_array()));
        Self {
            tiles,
            marks: vec![ground; tiles.columns() * tiles.rows()],
        }
    }

    /// Something is drawn over what is there.
    pub(super) fn add(&mut self, part: &Part, version: u64) {
        let added = part.mark(version);
        let columns = self.tiles.columns();
        let (from, to) = (part.bounds.left / SIDE, part.bounds.right.div_ceil(SIDE).min(columns));
        for row in part.bounds.top / SIDE..part.bounds.bottom.div_ceil(SIDE).min(self.tiles.rows()) {
            let row = row * columns;
            for mark in self.marks.get_mut(row + from..row + to).unwrap_or_default() {
                *mark = mix(*mark, added);
            }
        }
    }
}

/// What a window has shown lately.
#[derive(Default)]
pub struct Seen {
    /// The newest first.
    frames: VecDeque<Marks>,
}

impl Seen {
    /// The tiles in which this frame differs from the one of that age, and remembers it.
    pub(super) fn changed(&mut self, marks: Marks, age: u8) -> Changed {
        let before = usize::from(age).checked_sub(1).and_then(|n| self.frames.get(n));
        let before = before.filter(|before| before.tiles == marks.tiles);
        let changed = (0..marks.marks.len())
            .map(|n| before.is_none_or(|before| before.marks.get(n) != marks.marks.get(n)))
            .collect();
        let changed = Changed::of(marks.tiles, changed);
        self.frames.push_front(marks);
        self.frames.truncate(FRAMES);
        changed
    }
}

/// The tiles that must be drawn, as spans of neighbours.
pub(super) struct Changed {
    rows: Vec<Vec<Clip>>,
}

impl Changed {
    #[expect(clippy::needless_pass_by_value, reason = "made for this")]
    fn of(tiles: Tiles, changed: Vec<bool>) -> Self {
        let columns = tiles.columns().max(1);
        let rows = changed.chunks(columns).enumerate().map(|(row, tiles_of_row)| {
            let mut spans = Vec::new();
            let mut column = 0;
            for same in tiles_of_row.chunk_by(|one, other| one == other) {
                let end = column + same.len();
                if same.first() == Some(&true) {
                    spans.push(tiles.span(row, column, end));
                }
                column = end;
            }
            spans
        });
        Self { rows: rows.collect() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rows.iter().all(Vec::is_empty)
    }

    pub(super) fn spans(&self) -> impl Iterator<Item = Clip> {
        self.rows.iter().flatten().copied()
    }

    /// Calls `draw` with the parts of those bounds that must be drawn.
    pub(super) fn spans_in(&self, bounds: Clip, mut draw: impl FnMut(Clip)) {
        let rows = bounds.top / SIDE..bounds.bottom.div_ceil(SIDE).min(self.rows.len());
        for span in self.rows.get(rows).unwrap_or_default().iter().flatten() {
            let part = Clip {
                left: span.left.max(bounds.left),
                top: span.top.max(bounds.top),
                right: span.right.min(bounds.right),
                bottom: span.bottom.min(bounds.bottom),
            };
            if part.left < part.right && part.top < part.bottom {
                draw(part);
            }
        }
    }
}

/// egui's rectangle in points of the screen, rounded as egui's own painters round it.
pub(super) fn clip(rect: Rect, scale: f32) -> Clip {
    Clip {
        left: near(rect.min.x * scale),
        top: near(rect.min.y * scale),
        right: near(rect.max.x * scale),
        bottom: near(rect.max.y * scale),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what is outside becomes the edge"
)]
fn near(place: f32) -> usize {
    place.round().max(0.0) as usize
}

/// The point a place lies in; what is left of the window lies in its first.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what is outside becomes the edge, and a cast is many times faster than to floor"
)]
fn floor(place: f32) -> usize {
    place as usize
}

/// The first point that begins at a place or after it.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "a window is a few thousand points wide")]
pub(super) fn ceil(place: f32) -> usize {
    let before = floor(place);
    before.saturating_add(usize::from(place > before as f32))
}

fn pair(one: f32, other: f32) -> u64 {
    u64::from(one.to_bits()) << 32 | u64::from(other.to_bits())
}

/// One number out of two, in which their order counts. Not for secrets: an equal mark only means a tile is not drawn again.
#[inline]
fn mix(mark: u64, value: u64) -> u64 {
    // Multiplying by an odd number of evenly mixed bits (the golden ratio's) carries each bit upward; turning brings it down.
    (mark.rotate_left(23) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
