//! Triangles into pixels, by rows: a pixel belongs to a triangle when its middle does, and to only one of two that share an edge.

use egui::Color32;

use super::colour::{self, Channels};
use super::textures::Texture;
use super::tiles;

/// A rectangle of pixels, the last row and column not included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelRect {
    /// The first column.
    pub left: usize,
    /// The first row.
    pub top: usize,
    /// The column after its last.
    pub right: usize,
    /// The row after its last.
    pub bottom: usize,
}

/// Some whole rows of a picture.
pub(super) struct Band<'a> {
    /// Row by row from the top, each pixel `0x00RRGGBB`.
    pub(super) pixels: &'a mut [u32],
    /// Pixels in a row.
    pub(super) width: usize,
    /// The number of the first row.
    pub(super) top: usize,
}

impl Band<'_> {
    /// The part of the picture in these rows.
    pub(super) fn rows(&self) -> PixelRect {
        PixelRect {
            left: 0,
            top: self.top,
            right: self.width,
            bottom: self.top + self.pixels.len() / self.width.max(1),
        }
    }
}

/// The corner of a triangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corner {
    /// Pixels from the left edge of the window.
    pub(super) x: f32,
    /// Points from its upper edge.
    pub(super) y: f32,
    /// Pixels from the left edge of the texture.
    pub(super) u: f32,
    /// Points from its upper edge.
    pub(super) v: f32,
    pub(super) color: Color32,
}

/// Covers a rectangle with one colour.
pub(super) fn fill(band: &mut Band<'_>, clip: PixelRect, color: u32) {
    for y in clip.top..clip.bottom {
        row(band, y, clip.left, clip.right).fill(color);
    }
}

/// Draws a triangle within a rectangle.
pub(super) fn triangle(band: &mut Band<'_>, clip: PixelRect, corners: &[Corner; 3], texture: &Texture) {
    let [first, second, third] = corners;
    let has_one_color = first.color == second.color && second.color == third.color;
    let has_one_texel = is_same_spot(first, second) && is_same_spot(second, third);
    let first_color = first.color.to_array();
    let first_texel = || texture.at(first.u, first.v);
    if has_one_color && has_one_texel {
        flat(band, clip, corners, colour::times(first_texel(), first_color));
        return;
    }
    let Some(slopes) = Slopes::of(corners) else { return };
    let color = Gradient::new(&slopes, corners.map(|corner| corner.color.to_array().map(f32::from)));
    let spot = Gradient::new(&slopes, corners.map(|corner| [corner.u, corner.v]));
    let one_texel = has_one_texel.then(first_texel);
    // Letters, most of what is drawn with a texture, have their own size.
    let is_own_size = has_one_color && spot.is_own_size();
    spans(clip, corners, |y, left, right| {
        let mut at = spot.at(left, y);
        if is_own_size && let Some(texels) = texture.run(at, right - left) {
            run(row(band, y, left, right), texels, first_color);
            return;
        }
        let mut shade = color.at(left, y);
        for pixel in row(band, y, left, right) {
            let texel = one_texel.unwrap_or_else(|| {
                let [u, v] = at;
                texture.at(u, v)
            });
            let through = if has_one_color { first_color } else { rounded(shade) };
            let front = colour::times(texel, through);
            if front != [0; 4] {
                *pixel = colour::over(*pixel, front);
            }
            color.step(&mut shade);
            spot.step(&mut at);
        }
    });
}

/// Draws texels in that colour over pixels, each over its own.
fn run(pixels: &mut [u32], texels: &[Color32], color: Channels) {
    let [_, _, _, alpha] = color;
    let whole = (alpha == 255).then(|| colour::over(0, color));
    for (pixel, texel) in pixels.iter_mut().zip(texels) {
        match (*texel, whole) {
            (Color32::TRANSPARENT, _) => {}
            (Color32::WHITE, Some(whole)) => *pixel = whole,
            (texel, _) => *pixel = colour::over(*pixel, colour::times(texel.to_array(), color)),
        }
    }
}

/// A triangle of one colour: most of every window.
fn flat(band: &mut Band<'_>, clip: PixelRect, corners: &[Corner; 3], color: Channels) {
    let [_, _, _, alpha] = color;
    if color == [0; 4] {
        return;
    }
    spans(clip, corners, |y, left, right| {
        let row = row(band, y, left, right);
        if alpha == 255 {
            row.fill(colour::over(0, color));
        } else {
            for pixel in row {
                *pixel = colour::over(*pixel, color);
            }
        }
    });
}

/// The pixels of a row; none if it lies outside.
fn row<'a>(band: &'a mut Band<'_>, y: usize, left: usize, right: usize) -> &'a mut [u32] {
    let start = (y - band.top) * band.width;
    band.pixels.get_mut(start + left..start + right).unwrap_or_default()
}

/// Calls `paint` with each row of a triangle: its number, the first pixel and the one after the last.
fn spans(clip: PixelRect, corners: &[Corner; 3], mut paint: impl FnMut(usize, usize, usize)) {
    let [a, b, c] = corners;
    let top = a.y.min(b.y).min(c.y);
    let bottom = a.y.max(b.y).max(c.y);
    let edges = [TriangleEdge::of(a, b), TriangleEdge::of(b, c), TriangleEdge::of(c, a)];
    for y in first_middle(top).max(clip.top)..first_middle(bottom).min(clip.bottom) {
        let middle = middle_of(y);
        let (mut left, mut right) = (f32::INFINITY, f32::NEG_INFINITY);
        for x in edges.iter().filter_map(|edge| edge.at(middle)) {
            left = left.min(x);
            right = right.max(x);
        }
        let (first, end) = (first_middle(left).max(clip.left), first_middle(right).min(clip.right));
        if first < end {
            paint(y, first, end);
        }
    }
}

/// An edge from its upper end to its lower, the same for both triangles that share it.
struct TriangleEdge {
    top: f32,
    bottom: f32,
    x: f32,
    /// Pixels to the right for each row down.
    slope: f32,
}

impl TriangleEdge {
    fn of(one: &Corner, other: &Corner) -> Self {
        let (upper, lower) = if (one.y, one.x) <= (other.y, other.x) {
            (one, other)
        } else {
            (other, one)
        };
        Self {
            top: upper.y,
            bottom: lower.y,
            x: upper.x,
            slope: (lower.x - upper.x) / (lower.y - upper.y),
        }
    }

    /// The place where the edge meets a row's middle.
    fn at(&self, y: f32) -> Option<f32> {
        (self.top <= y && y < self.bottom).then_some(self.x + (y - self.top) * self.slope)
    }
}

/// The first pixel whose middle is not before that coordinate.
fn first_middle(at: f32) -> usize {
    tiles::ceil(at - 0.5)
}

#[expect(clippy::cast_precision_loss, reason = "a window is a few thousand pixels wide")]
fn middle_of(pixel: usize) -> f32 {
    pixel as f32 + 0.5
}

/// The slopes of a triangle, for values between its corners.
struct Slopes {
    origin: [f32; 2],
    /// For each of the two further corners: its share added by a pixel to the right, and by a pixel down.
    second: [f32; 2],
    third: [f32; 2],
}

impl Slopes {
    /// `None` for a triangle without an area.
    fn of([a, b, c]: &[Corner; 3]) -> Option<Self> {
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
        let share = 1.0 / area;
        share.is_finite().then_some(Self {
            origin: [a.x, a.y],
            second: [(c.y - a.y) * share, (a.x - c.x) * share],
            third: [(a.y - b.y) * share, (b.x - a.x) * share],
        })
    }
}

/// Values that change evenly over a triangle.
struct Gradient<const N: usize> {
    origin: [f32; 2],
    start: [f32; N],
    right: [f32; N],
    down: [f32; N],
}

impl<const N: usize> Gradient<N> {
    fn new(slopes: &Slopes, [first, second, third]: [[f32; N]; 3]) -> Self {
        let [second_right, second_down] = slopes.second;
        let [third_right, third_down] = slopes.third;
        let mut gradient = Self {
            origin: slopes.origin,
            start: first,
            right: [0.0; N],
            down: [0.0; N],
        };
        let values = first.iter().zip(second).zip(third);
        for ((right, down), ((first, second), third)) in gradient.right.iter_mut().zip(&mut gradient.down).zip(values) {
            let (to_second, to_third) = (second - first, third - first);
            *right = to_second * second_right + to_third * third_right;
            *down = to_second * second_down + to_third * third_down;
        }
        gradient
    }

    /// The values in the middle of a pixel.
    #[inline]
    fn at(&self, x: usize, y: usize) -> [f32; N] {
        let [origin_x, origin_y] = self.origin;
        let (x, y) = (middle_of(x) - origin_x, middle_of(y) - origin_y);
        let mut values = self.start;
        for ((value, right), down) in values.iter_mut().zip(self.right).zip(self.down) {
            *value += x * right + y * down;
        }
        values
    }

    /// One pixel to the right.
    #[inline]
    fn step(&self, values: &mut [f32; N]) {
        for (value, right) in values.iter_mut().zip(self.right) {
            *value += right;
        }
    }
}

impl Gradient<2> {
    /// True if a pixel to the right is a pixel to the right in the texture, too.
    fn is_own_size(&self) -> bool {
        // Over a row of 4,096 pixels less than a 256th of one is lost.
        const LOST: f32 = 1e-6;
        let [across, along] = self.right;
        (across - 1.0).abs() < LOST && along.abs() < LOST
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to a channel"
)]
fn rounded(shade: [f32; 4]) -> Channels {
    shade.map(|channel| channel.round().clamp(0.0, 255.0) as u8)
}

/// True if two corners take the very same spot of the texture.
fn is_same_spot(one: &Corner, other: &Corner) -> bool {
    [one.u, one.v].map(f32::to_bits) == [other.u, other.v].map(f32::to_bits)
}
