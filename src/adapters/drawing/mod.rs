//! What egui hands over as triangles, drawn into a picture of points without a graphics card: only where a frame differs
//! from the one the picture still holds.
//!
//! A board stands still for minutes while one clock counts. To draw that by a graphics library that is emulated costs
//! the whole window each second, and some sixty megabytes for the emulator; here it costs the digits that changed.

mod colour;
mod raster;
mod textures;
mod tiles;

use eframe::egui::epaint::{ClippedPrimitive, Primitive, Vertex};
use eframe::egui::{Color32, TexturesDelta};

use self::raster::Corner;
use self::textures::Textures;
pub use self::tiles::Seen;
use self::tiles::{Marks, Part, Tiles};

/// All that is needed to draw any window: the glyphs and the pictures of pieces, which windows share.
#[derive(Default)]
pub struct Drawing {
    textures: Textures,
}

/// The points to draw into, row by row from the top, each `0x00RRGGBB`.
pub struct Points<'a> {
    /// `width` times `height` of them.
    pub points: &'a mut [u32],
    /// Points in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// How many frames ago these points were drawn; 0 if they are no frame of this window.
    pub age: u8,
}

/// One frame as egui hands it over.
pub struct Sight<'a> {
    /// The triangles, what is behind first.
    pub primitives: &'a [ClippedPrimitive],
    /// Points of the screen in a point of egui's.
    pub pixels_per_point: f32,
    /// The colour of what nothing covers.
    pub ground: Color32,
}

impl Drawing {
    /// Takes over new glyphs and pictures; what is to be forgotten must still be drawn once, see [`Drawing::forget`].
    #[expect(
        clippy::iter_over_hash_type,
        reason = "what is said of one texture keeps its order; others do not matter to it"
    )]
    pub fn learn(&mut self, delta: &mut TexturesDelta) {
        for (id, deltas) in delta.set.drain() {
            for delta in deltas {
                self.textures.set(id, &delta);
            }
        }
    }

    /// Gives up what is no longer shown.
    #[expect(clippy::iter_over_hash_type, reason = "each is given up, in whatever order")]
    pub fn forget(&mut self, delta: &mut TexturesDelta) {
        for id in delta.free.drain() {
            self.textures.free(id);
        }
    }

    /// Draws that frame. What `seen` says these points hold already is left alone.
    pub fn draw(&self, sight: &Sight<'_>, seen: &mut Seen, points: &mut Points<'_>) {
        let tiles = Tiles::of(points.width, points.height);
        let mut marks = Marks::new(tiles, sight.ground);
        for primitive in sight.primitives {
            self.each(primitive, sight.pixels_per_point, |part, texture| {
                marks.add(part, texture.version());
            });
        }
        let changed = seen.changed(marks, points.age);
        if changed.is_empty() {
            return;
        }
        for clip in changed.spans() {
            raster::fill(points, clip, colour::of(sight.ground));
        }
        for primitive in sight.primitives {
            self.each(primitive, sight.pixels_per_point, |part, texture| {
                changed.spans_in(part.bounds, |clip| {
                    raster::triangle(points, clip, &part.corners, texture);
                });
            });
        }
    }

    /// Calls `visit` with every triangle of a primitive that can be seen.
    fn each(&self, shape: &ClippedPrimitive, scale: f32, mut visit: impl FnMut(&Part, &textures::Texture)) {
        // Nothing here draws by itself (`PaintCallback`): that needs a graphics card.
        let Primitive::Mesh(mesh) = &shape.primitive else {
            return;
        };
        let Some(texture) = self.textures.get(mesh.texture_id) else {
            return;
        };
        let clip = tiles::clip(shape.clip_rect, scale);
        let [width, height] = texture.size();
        let corner = |vertex: &Vertex| Corner {
            x: vertex.pos.x * scale,
            y: vertex.pos.y * scale,
            u: vertex.uv.x * width,
            v: vertex.uv.y * height,
            color: vertex.color,
        };
        for triangle in mesh.indices.chunks_exact(3) {
            let at = |n: usize| {
                let index = usize::try_from(*triangle.get(n)?).ok()?;
                mesh.vertices.get(index).map(corner)
            };
            if let (Some(a), Some(b), Some(c)) = (at(0), at(1), at(2))
                && let Some(part) = Part::of([a, b, c], clip)
            {
                visit(&part, texture);
            }
        }
    }
}

#[cfg(test)]
mod tests;
