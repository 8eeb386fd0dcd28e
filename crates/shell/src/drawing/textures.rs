//! The pictures triangles are cut from: the glyphs of all letters, and images.

use std::collections::HashMap;
use std::sync::Arc;

use egui::epaint::{ColorImage, ImageData, ImageDelta};
use egui::{Color32, TextureFilter, TextureId};

use super::colour::Channels;

/// All pictures by their name.
#[derive(Default)]
pub(super) struct Textures {
    known: HashMap<TextureId, Texture>,
    versions: u64,
}

/// A picture; outside it every pixel is like the nearest one at its edge.
pub(super) struct Texture {
    image: Arc<ColorImage>,
    /// True if a spot between pixels takes a mixture of them.
    is_smooth: bool,
    version: u64,
}

impl Textures {
    pub(super) fn get(&self, id: TextureId) -> Option<&Texture> {
        self.known.get(&id)
    }

    /// Sets a new picture, or a part of one. An added part (a glyph) changes nothing that was drawn before.
    pub(super) fn set(&mut self, id: TextureId, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        match (delta.pos, self.known.get_mut(&id)) {
            (None, _) => {
                self.versions += 1;
                let texture = Texture {
                    image: Arc::clone(image),
                    is_smooth: delta.options.magnification == TextureFilter::Linear,
                    version: self.versions,
                };
                self.known.insert(id, texture);
            }
            (Some(at), Some(texture)) => texture.patch(at, image),
            (Some(_), None) => {}
        }
    }

    pub(super) fn free(&mut self, id: TextureId) {
        self.known.remove(&id);
    }
}

impl Texture {
    fn patch(&mut self, [left, top]: [usize; 2], part: &ColorImage) {
        let whole = Arc::make_mut(&mut self.image);
        let [width, _] = whole.size;
        let [part_width, _] = part.size;
        if part_width == 0 {
            return;
        }
        for (row, pixels) in part.pixels.chunks_exact(part_width).enumerate() {
            let from = (top + row) * width + left;
            if let Some(target) = whole.pixels.get_mut(from..from + part_width) {
                target.copy_from_slice(pixels);
            }
        }
    }

    /// The width and height in pixels.
    #[expect(clippy::cast_precision_loss, reason = "a picture is a few thousand pixels wide")]
    pub(super) fn size(&self) -> [f32; 2] {
        self.image.size.map(|side| side as f32)
    }

    /// A new number for every new picture.
    pub(super) fn version(&self) -> u64 {
        self.version
    }

    /// The colour at a spot, in pixels from the top left corner.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "floored, and kept within the picture"
    )]
    pub(super) fn at(&self, u: f32, v: f32) -> Channels {
        if !self.is_smooth {
            return self.pixel(u.floor() as i32, v.floor() as i32);
        }
        // The unit is a 256th of a pixel, so that a picture shown in its own size comes out unchanged.
        let (u, v) = (((u - 0.5) * 256.0).round() as i32, ((v - 0.5) * 256.0).round() as i32);
        let (left, top) = (u >> 8, v >> 8);
        let (right_part, lower_part) = ((u & 255) as u32, (v & 255) as u32);
        if right_part == 0 && lower_part == 0 {
            return self.pixel(left, top);
        }
        let row = |y: i32| between(self.pixel(left, y), self.pixel(left + 1, y), right_part);
        if lower_part == 0 {
            return row(top);
        }
        between(row(top), row(top + 1), lower_part)
    }

    /// The colours from a spot to the right, that many, if it is the middle of a pixel and all lie within the picture.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "not below zero, and kept within the picture"
    )]
    pub(super) fn run(&self, [u, v]: [f32; 2], count: usize) -> Option<&[Color32]> {
        let middle = |at: f32| {
            let before = at.floor();
            // The same rounding as in [`Texture::at`].
            let is_middle = ((at - before - 0.5) * 256.0).abs() < 0.5;
            (before >= 0.0 && is_middle).then_some(before as usize)
        };
        let (left, top) = (middle(u)?, middle(v)?);
        let [width, height] = self.image.size;
        if left + count > width || top >= height {
            return None;
        }
        let start = top * width + left;
        self.image.pixels.get(start..start + count)
    }

    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "not below zero: clamped")]
    #[expect(
        clippy::cast_possible_wrap,
        clippy::cast_possible_truncation,
        reason = "a side is a few thousand pixels"
    )]
    fn pixel(&self, x: i32, y: i32) -> Channels {
        let [width, height] = self.image.size;
        let x = x.clamp(0, (width as i32 - 1).max(0)) as usize;
        let y = y.clamp(0, (height as i32 - 1).max(0)) as usize;
        let color = self.image.pixels.get(y * width + x);
        color.unwrap_or(&Color32::TRANSPARENT).to_array()
    }
}

/// The colour that many 256ths of the way from one to the other.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "between two channels")]
fn between(one: Channels, other: Channels, part: u32) -> Channels {
    let mut mixed = one;
    for (channel, to) in mixed.iter_mut().zip(other) {
        *channel = ((u32::from(*channel) * (256 - part) + u32::from(to) * part + 128) >> 8) as u8;
    }
    mixed
}
