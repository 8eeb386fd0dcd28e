//! The parts of a window that differ from an earlier frame: the window is divided into tiles, each with a hash of all that
//! is drawn in it.

use std::collections::VecDeque;

use egui::{Color32, Rect};

use super::raster::{Corner, PixelRect};

/// The side of a tile in pixels: a line of large digits takes a few tiles.
pub(super) const SIDE: usize = 64;
/// The number of frames remembered: a window system hands out two or three pictures in turn.
const FRAMES: usize = 3;

/// A window's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    width: usize,
    height: usize,
}

impl Grid {
    /// The tiles of a window of that many pixels.
    pub(super) fn of(width: usize, height: usize) -> Self {
        Self { width, height }
    }

    fn columns(self) -> usize {
        self.width.div_ceil(SIDE)
    }

    fn rows(self) -> usize {
        self.height.div_ceil(SIDE)
    }

    /// The pixels of the tiles from one column to before another.
    fn span(self, row: usize, from: usize, to: usize) -> PixelRect {
        PixelRect {
            left: from * SIDE,
            top: row * SIDE,
            right: (to * SIDE).min(self.width),
            bottom: ((row + 1) * SIDE).min(self.height),
        }
    }
}

/// A visible triangle, ready to be drawn.
pub(super) struct Triangle {
    pub(super) corners: [Corner; 3],
    /// The pixels that contain it.
    pub(super) bounds: PixelRect,
}

impl Triangle {
    /// `None` for a triangle that cannot be seen.
    pub(super) fn of(corners: [Corner; 3], clip: PixelRect) -> Option<Self> {
        let [first, second, third] = &corners;
        let bounds = PixelRect {
            left: floor(first.x.min(second.x).min(third.x)).max(clip.left),
            top: floor(first.y.min(second.y).min(third.y)).max(clip.top),
            right: ceil(first.x.max(second.x).max(third.x)).min(clip.right),
            bottom: ceil(first.y.max(second.y).max(third.y)).min(clip.bottom),
        };
        (!bounds.is_empty()).then_some(Self { corners, bounds })
    }

    /// A number that differs for each look of this triangle; `version` tells one texture from another.
    fn hash(&self, version: u64) -> u64 {
        let PixelRect {
            left,
            top,
            right,
            bottom,
        } = self.bounds;
        let sides = mix((left as u64) << 32 | right as u64, (top as u64) << 32 | bottom as u64);
        self.corners.iter().fold(mix(sides, version), |hash, corner| {
            let color = u64::from(u32::from_le_bytes(corner.color.to_array()));
            let look = mix(pair(corner.u, corner.v), color);
            mix(hash, mix(pair(corner.x, corner.y), look))
        })
    }
}

/// The hashes of a frame's tiles.
pub(super) struct TileHashes {
    grid: Grid,
    hashes: Vec<u64>,
}

impl TileHashes {
    pub(super) fn new(grid: Grid, ground: Color32) -> Self {
        let ground = u64::from(u32::from_le_bytes(ground.to_array()));
        Self {
            grid,
            hashes: vec![ground; grid.columns() * grid.rows()],
        }
    }

    /// Adds a triangle drawn on top.
    pub(super) fn add(&mut self, triangle: &Triangle, version: u64) {
        let added = triangle.hash(version);
        let columns = self.grid.columns();
        let PixelRect {
            left,
            top,
            right,
            bottom,
        } = triangle.bounds;
        let (from, to) = (left / SIDE, right.div_ceil(SIDE).min(columns));
        for row in top / SIDE..bottom.div_ceil(SIDE).min(self.grid.rows()) {
            let row = row * columns;
            for hash in self.hashes.get_mut(row + from..row + to).unwrap_or_default() {
                *hash = mix(*hash, added);
            }
        }
    }

    /// The tiles in which this frame differs from an earlier one: all if there is none of this size.
    fn since(&self, earlier: Option<&Self>) -> ChangedTiles {
        let earlier = earlier.filter(|earlier| earlier.grid == self.grid);
        let changed = self
            .hashes
            .iter()
            .enumerate()
            .map(|(tile, hash)| earlier.is_none_or(|earlier| earlier.hashes.get(tile) != Some(hash)));
        ChangedTiles::of(self.grid, &changed.collect::<Vec<_>>())
    }
}

/// The last frames of a window.
#[derive(Default)]
pub struct History {
    /// The frames, the newest first; only those that were handed to the window system.
    frames: VecDeque<TileHashes>,
    is_lost: bool,
    is_whole: bool,
}

/// The work for a frame.
pub(super) struct FrameTiles {
    /// The tiles that the picture at hand does not hold yet.
    pub(super) to_draw: ChangedTiles,
    /// The tiles in which the screen will look different.
    pub(super) to_show: ChangedTiles,
}

impl History {
    /// Notes that the window system may have lost the window's content, as when another window was on top: the next
    /// frame is shown whole.
    pub fn screen_is_lost(&mut self) {
        self.is_lost = true;
    }

    /// True if all of the last frame was drawn: nothing of an earlier one could be kept.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The work of a frame in a picture that held the frame of that age, which is then remembered; none if the screen
    /// shows the frame already.
    pub(super) fn work(&mut self, hashes: TileHashes, age: u8) -> Option<FrameTiles> {
        let grid = hashes.grid;
        let drawn = usize::from(age).checked_sub(1).and_then(|n| self.frames.get(n));
        let to_draw = hashes.since(drawn);
        self.is_whole = to_draw.area() == grid.width * grid.height;
        // An age of zero means that the window system has given up the earlier frames.
        let shown = self.frames.front().filter(|_| age > 0 && !self.is_lost);
        let to_show = hashes.since(shown);
        if to_show.is_empty() {
            return None;
        }
        self.is_lost = false;
        self.frames.push_front(hashes);
        self.frames.truncate(FRAMES);
        Some(FrameTiles { to_draw, to_show })
    }
}

/// Tiles in which frames differ, as spans of neighbours: a list for each row of tiles.
pub(super) struct ChangedTiles {
    rows: Vec<Vec<PixelRect>>,
}

impl ChangedTiles {
    fn of(grid: Grid, changed: &[bool]) -> Self {
        let columns = grid.columns().max(1);
        let rows = changed.chunks(columns).enumerate().map(|(row, tiles)| {
            let mut spans = Vec::new();
            let mut column = 0;
            for same in tiles.chunk_by(|one, other| one == other) {
                let end = column + same.len();
                if same.first() == Some(&true) {
                    spans.push(grid.span(row, column, end));
                }
                column = end;
            }
            spans
        });
        Self { rows: rows.collect() }
    }

    fn is_empty(&self) -> bool {
        self.rows.iter().all(Vec::is_empty)
    }

    /// The number of pixels in these tiles.
    pub(super) fn area(&self) -> usize {
        let area = |span: &PixelRect| (span.right - span.left) * (span.bottom - span.top);
        self.rows.iter().flatten().map(area).sum()
    }

    /// The same in few rectangles: spans that lie exactly below each other are one.
    pub(super) fn rectangles(&self) -> Vec<PixelRect> {
        let mut rectangles: Vec<PixelRect> = Vec::new();
        for span in self.rows.iter().flatten() {
            let is_below = |above: &&mut PixelRect| {
                above.bottom == span.top && (above.left, above.right) == (span.left, span.right)
            };
            match rectangles.iter_mut().find(is_below) {
                Some(above) => above.bottom = span.bottom,
                None => rectangles.push(*span),
            }
        }
        rectangles
    }

    /// Calls `draw` with the parts of a rectangle that have changed.
    pub(super) fn within(&self, bounds: PixelRect, mut draw: impl FnMut(PixelRect)) {
        let rows = bounds.top / SIDE..bounds.bottom.div_ceil(SIDE).min(self.rows.len());
        for span in self.rows.get(rows).unwrap_or_default().iter().flatten() {
            let part = span.and(bounds);
            if !part.is_empty() {
                draw(part);
            }
        }
    }
}

impl PixelRect {
    pub(super) fn is_empty(self) -> bool {
        self.left >= self.right || self.top >= self.bottom
    }

    /// The intersection of both.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }
}

/// egui's rectangle in pixels, rounded as egui's own painters round it.
pub(super) fn clip(rect: Rect, scale: f32) -> PixelRect {
    PixelRect {
        left: nearest(rect.min.x * scale),
        top: nearest(rect.min.y * scale),
        right: nearest(rect.max.x * scale),
        bottom: nearest(rect.max.y * scale),
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what is outside becomes the edge"
)]
fn nearest(at: f32) -> usize {
    at.round().max(0.0) as usize
}

/// The pixel of a coordinate; the first one for a coordinate left of the window.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what is outside becomes the edge, and a cast is many times faster than to floor"
)]
fn floor(at: f32) -> usize {
    at as usize
}

/// The first pixel that begins at a coordinate or after it.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "a window is a few thousand pixels wide")]
pub(super) fn ceil(at: f32) -> usize {
    let before = floor(at);
    before.saturating_add(usize::from(at > before as f32))
}

fn pair(one: f32, other: f32) -> u64 {
    u64::from(one.to_bits()) << 32 | u64::from(other.to_bits())
}

/// Combines two numbers into one, depending on their order. Not for secrets: an equal hash only means a tile is not
/// drawn again.
#[inline]
fn mix(hash: u64, value: u64) -> u64 {
    // Multiplying by an odd number of evenly mixed bits (the golden ratio's) carries each bit upward; turning brings it down.
    (hash.rotate_left(23) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
