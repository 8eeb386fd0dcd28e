//! The painter: egui's triangles, drawn by the processor into a picture, only where a frame differs from the one the picture
//! still holds.
//!
//! Most windows stand still but for a few digits or letters. An emulated graphics library draws the whole window for them,
//! and takes some sixty megabytes; here only the tiles that changed are drawn, and only they are handed to the window system.
//!
//! A [`Painter`] holds the textures of one [`egui::Context`]. Each window has a [`History`], which remembers what its last
//! pictures showed. For each frame, [`Painter::update`], then [`Painter::draw`] for the windows, then [`Painter::free`].

mod colour;
mod raster;
mod textures;
mod tiles;

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use egui::epaint::{ClippedPrimitive, Primitive, Vertex};
use egui::{Color32, TexturesDelta};

pub use self::raster::PixelRect;
use self::raster::{Band, Corner};
use self::textures::Textures;
pub use self::tiles::History;
use self::tiles::{ChangedTiles, Grid, SIDE, TileHashes, Triangle};

/// The textures that all windows of a context share: glyphs and pictures.
#[derive(Default)]
pub struct Painter {
    textures: Textures,
}

/// The picture to draw into, row by row from the top, each pixel `0x00RRGGBB`.
pub struct Canvas<'a> {
    /// The pixels, `width` times `height` of them.
    pub pixels: &'a mut [u32],
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The age of these pixels in frames; 0 if they are no frame of this window.
    pub age: u8,
}

/// One frame as egui hands it over.
pub struct FrameToDraw<'a> {
    /// The triangles, those at the back first.
    pub primitives: &'a [ClippedPrimitive],
    /// Pixels of the screen in a point of egui's.
    pub pixels_per_point: f32,
    /// The colour where nothing is drawn.
    pub ground: Color32,
}

/// The number of changed pixels from which several threads draw a frame: starting one takes as long as drawing some ten
/// thousand.
const MANY: usize = 500_000;
/// Rows of tiles that one thread draws at a time, so that none gets all the slow parts.
const BAND: usize = 4;

impl Painter {
    /// Takes new glyphs and pictures. Those to be forgotten are still needed for this frame: see [`Painter::free`].
    #[expect(
        clippy::iter_over_hash_type,
        reason = "the changes of one texture keep their order; that of different ones does not matter"
    )]
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for (id, deltas) in delta.set.drain() {
            for delta in deltas {
                self.textures.set(id, &delta);
            }
        }
    }

    /// Forgets textures that are no longer shown, after the frame is drawn.
    #[expect(clippy::iter_over_hash_type, reason = "each is given up, in whatever order")]
    pub fn free(&mut self, delta: &mut TexturesDelta) {
        for id in delta.free.drain() {
            self.textures.free(id);
        }
    }

    /// Draws a frame into the canvas where it differs from what the canvas holds; returns the parts of the screen that change.
    /// If there are none, the canvas is left as it was and must not be handed to the window system.
    pub fn draw(&self, frame: &FrameToDraw<'_>, history: &mut History, canvas: &mut Canvas<'_>) -> Vec<PixelRect> {
        let mut hashes = TileHashes::new(Grid::of(canvas.width, canvas.height), frame.ground);
        self.each_triangle(frame, |triangle, texture| hashes.add(triangle, texture.version()));
        let Some(work) = history.work(hashes, canvas.age) else {
            return Vec::new();
        };
        self.paint(frame, &work.to_draw, canvas);
        work.to_show.rectangles()
    }

    fn paint(&self, frame: &FrameToDraw<'_>, changed: &ChangedTiles, canvas: &mut Canvas<'_>) {
        let width = canvas.width;
        let helpers = match std::thread::available_parallelism().map_or(1, NonZeroUsize::get) {
            processors if changed.area() >= MANY => processors.min(4) - 1,
            _ => 0,
        };
        let rows = if helpers == 0 { canvas.height } else { BAND * SIDE };
        let bands = canvas.pixels.chunks_mut((rows * width).max(1)).enumerate();
        let bands = Mutex::new(bands.map(|(n, pixels)| Band {
            pixels,
            width,
            top: n * rows,
        }));
        let next = || bands.lock().unwrap_or_else(PoisonError::into_inner).next();
        let paint = || {
            while let Some(mut band) = next() {
                self.paint_band(frame, changed, &mut band);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..helpers {
                // A helper that cannot start leaves more to the others.
                std::thread::Builder::new().spawn_scoped(scope, paint).ok();
            }
            paint();
        });
    }

    fn paint_band(&self, frame: &FrameToDraw<'_>, changed: &ChangedTiles, band: &mut Band<'_>) {
        let rows = band.rows();
        changed.within(rows, |part| raster::fill(band, part, colour::of(frame.ground)));
        self.each_triangle(frame, |triangle, texture| {
            changed.within(triangle.bounds.and(rows), |part| {
                raster::triangle(band, part, &triangle.corners, texture);
            });
        });
    }

    /// Calls `visit` with every visible triangle of a frame, those at the back first.
    fn each_triangle(&self, frame: &FrameToDraw<'_>, mut visit: impl FnMut(&Triangle, &textures::Texture)) {
        let scale = frame.pixels_per_point;
        for shape in frame.primitives {
            // A shape that draws by itself (`PaintCallback`) needs a graphics card, and is left out.
            let Primitive::Mesh(mesh) = &shape.primitive else {
                continue;
            };
            let Some(texture) = self.textures.get(mesh.texture_id) else {
                continue;
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
                    && let Some(triangle) = Triangle::of([a, b, c], clip)
                {
                    visit(&triangle, texture);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
