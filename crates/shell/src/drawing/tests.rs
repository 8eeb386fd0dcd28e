//! A drawing must not depend on earlier ones, and must look as egui means it.

use std::sync::Arc;

use egui::epaint::{ClippedPrimitive, ColorImage, ImageData, ImageDelta, Mesh, Primitive};
use egui::{Color32, Rect, TextureId, TextureOptions, TexturesDelta, pos2};
use proptest::prelude::*;

use super::*;

const WIDTH: usize = 200;
const HEIGHT: usize = 130;
const GROUND: Color32 = Color32::from_gray(20);

fn image(size: [usize; 2], at: impl Fn(usize, usize) -> Color32) -> ColorImage {
    let [width, height] = size;
    let pixels = (0..height)
        .flat_map(|y| (0..width).map(move |x| (x, y)))
        .map(|(x, y)| at(x, y));
    ColorImage::new(size, pixels.collect())
}

fn painter(glyphs: ColorImage) -> Painter {
    let mut painter = Painter::default();
    let mut delta = TexturesDelta::default();
    delta.push(TextureId::default(), ImageDelta::full(glyphs, TextureOptions::LINEAR));
    painter.update(&mut delta);
    painter
}

fn white() -> Painter {
    painter(image([4, 4], |_, _| Color32::WHITE))
}

fn shape(mesh: Mesh) -> ClippedPrimitive {
    ClippedPrimitive {
        clip_rect: Rect::EVERYTHING,
        primitive: Primitive::Mesh(mesh),
    }
}

fn rectangle(rect: Rect, color: Color32) -> ClippedPrimitive {
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(rect, color);
    shape(mesh)
}

fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    Rect::from_min_max(pos2(left, top), pos2(right, bottom))
}

/// Draws a frame onto those pixels; returns the parts of the screen that change.
fn draw(
    painter: &Painter,
    history: &mut History,
    pixels: &mut [u32],
    primitives: &[ClippedPrimitive],
    age: u8,
) -> Vec<PixelRect> {
    let frame = FrameToDraw {
        primitives,
        pixels_per_point: 1.0,
        ground: GROUND,
    };
    let mut canvas = Canvas {
        pixels,
        width: WIDTH,
        height: HEIGHT,
        age,
    };
    painter.draw(&frame, history, &mut canvas)
}

fn drawn(painter: &Painter, primitives: &[ClippedPrimitive]) -> Vec<u32> {
    let mut pixels = vec![0xDEAD; WIDTH * HEIGHT];
    draw(painter, &mut History::default(), &mut pixels, primitives, 0);
    pixels
}

fn at(pixels: &[u32], x: usize, y: usize) -> u32 {
    pixels[y * WIDTH + x]
}

#[test]
fn a_rectangle_covers_its_pixels_and_no_other() {
    let pixels = drawn(&white(), &[rectangle(rect(10.0, 5.0, 150.0, 90.0), Color32::RED)]);
    let red = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
    for (x, y) in red {
        let is_inside = (10..150).contains(&x) && (5..90).contains(&y);
        let color = if is_inside { 0x00FF_0000 } else { 0x0014_1414 };
        assert_eq!(at(&pixels, x, y), color, "{x}, {y}");
    }
}

/// The two triangles of a rectangle share an edge: a pixel drawn by both would be darker, one drawn by neither lighter.
#[test]
fn half_a_cover_is_laid_over_once() {
    let half = Color32::from_rgba_premultiplied(0, 0, 0, 128);
    let sheet = rectangle(rect(0.0, 0.0, 200.0, 130.0), Color32::WHITE);
    for (right, bottom) in [(150.0, 90.0), (149.5, 33.3), (64.0, 128.0)] {
        let pixels = drawn(
            &white(),
            &[sheet.clone(), rectangle(rect(3.0, 2.0, right, bottom), half)],
        );
        let kinds: std::collections::BTreeSet<u32> = pixels.into_iter().collect();
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), [0x007F_7F7F, 0x00FF_FFFF]);
    }
}

#[test]
fn what_is_clipped_away_is_not_drawn() {
    let mut shape = rectangle(rect(0.0, 0.0, 200.0, 130.0), Color32::WHITE);
    shape.clip_rect = rect(20.0, 30.0, 40.0, 50.0);
    let pixels = drawn(&white(), &[shape]);
    assert_eq!(pixels.iter().filter(|pixel| **pixel == 0x00FF_FFFF).count(), 400);
    assert_eq!(at(&pixels, 20, 30), 0x00FF_FFFF);
    assert_eq!(at(&pixels, 40, 50), 0x0014_1414);
}

#[test]
fn a_colour_changes_evenly_from_corner_to_corner() {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(pos2(0.0, 0.0), Color32::BLACK);
    mesh.colored_vertex(pos2(0.0, 100.0), Color32::BLACK);
    mesh.colored_vertex(pos2(100.0, 0.0), Color32::WHITE);
    mesh.add_triangle(0, 1, 2);
    let pixels = drawn(&white(), &[shape(mesh)]);
    assert_eq!(at(&pixels, 0, 50), 0x0001_0101);
    assert_eq!(at(&pixels, 25, 50), 0x0041_4141);
    assert_eq!(at(&pixels, 49, 49), 0x007E_7E7E);
    assert_eq!(at(&pixels, 51, 50), 0x0014_1414, "beyond the edge");
}

/// Letters are cut from their picture pixel by pixel: sharp, and each in its place.
#[test]
fn a_glyph_in_its_own_size_comes_out_as_it_is() {
    let coverage = |x: usize, y: usize| Color32::from_white_alpha(u8::try_from(16 * x + y).unwrap());
    let mut mesh = Mesh::default();
    let uv = Rect::from_min_max(pos2(0.25, 0.25), pos2(0.75, 0.75));
    mesh.add_rect_with_uv(rect(60.0, 60.0, 68.0, 68.0), uv, Color32::WHITE);
    let pixels = drawn(&painter(image([16, 16], coverage)), &[shape(mesh)]);
    for (x, y) in (0..8).flat_map(|y| (0..8).map(move |x| (x, y))) {
        let expected = super::colour::over(0x0014_1414, coverage(x + 4, y + 4).to_array());
        assert_eq!(at(&pixels, 60 + x, 60 + y), expected, "{x}, {y}");
    }
}

#[test]
fn a_picture_shown_larger_is_mixed_between_its_pixels() {
    let halves = |x: usize, _| if x == 0 { Color32::BLACK } else { Color32::WHITE };
    let mut mesh = Mesh::default();
    mesh.add_rect_with_uv(
        rect(0.0, 0.0, 40.0, 40.0),
        Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
        Color32::WHITE,
    );
    let pixels = drawn(&painter(image([2, 2], halves)), &[shape(mesh)]);
    assert_eq!(at(&pixels, 5, 20), 0x0000_0000);
    assert_eq!(at(&pixels, 20, 20) & 0xFF, 0x85, "the middle");
    assert_eq!(at(&pixels, 35, 20), 0x00FF_FFFF);
}

#[test]
fn a_new_glyph_and_a_changed_picture_are_drawn() {
    let mut painter = painter(image([8, 8], |_, _| Color32::TRANSPARENT));
    let mut mesh = Mesh::default();
    mesh.add_rect_with_uv(
        rect(0.0, 0.0, 8.0, 8.0),
        Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
        Color32::WHITE,
    );
    let shapes = [shape(mesh)];
    let learn = |painter: &mut Painter, size, pos| {
        let image = ImageData::Color(Arc::new(image(size, |_, _| Color32::WHITE)));
        let options = TextureOptions::LINEAR;
        let mut delta = TexturesDelta::default();
        delta.push(TextureId::default(), ImageDelta { image, options, pos });
        painter.update(&mut delta);
    };
    learn(&mut painter, [2, 2], Some([4, 4]));
    let (mut history, mut pixels) = (History::default(), vec![0; WIDTH * HEIGHT]);
    draw(&painter, &mut history, &mut pixels, &shapes, 0);
    assert_eq!((at(&pixels, 5, 5), at(&pixels, 2, 2)), (0x00FF_FFFF, 0x0014_1414));
    learn(&mut painter, [8, 8], None);
    draw(&painter, &mut history, &mut pixels, &shapes, 1);
    assert_eq!(at(&pixels, 2, 2), 0x00FF_FFFF);
}

#[test]
fn nothing_outside_the_window_and_no_broken_triangle_does_harm() {
    let far = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 1e30, -1e30, 0.0];
    for (n, place) in far.into_iter().enumerate() {
        let mut mesh = Mesh::default();
        mesh.colored_vertex(pos2(place, 10.0), Color32::WHITE);
        mesh.colored_vertex(pos2(30.0, far[(n + 1) % far.len()]), Color32::RED);
        mesh.colored_vertex(pos2(10.0, 30.0), Color32::RED);
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(0, 0, 0);
        mesh.add_triangle(7, 8, 9);
        assert_eq!(drawn(&white(), &[shape(mesh)]).len(), WIDTH * HEIGHT);
    }
}

prop_compose! {
    fn any_shape()(
        left in -20_i16..210, top in -20_i16..140, width in 0_i16..120, height in 0_i16..120,
        color in any::<[u8; 3]>(), alpha in prop_oneof![Just(255_u8), Just(100)],
    ) -> Shape {
        Shape { left, top, width, height, color, alpha }
    }
}

/// A rectangle at two thirds of these points.
#[derive(Clone, Copy, Debug)]
struct Shape {
    left: i16,
    top: i16,
    width: i16,
    height: i16,
    color: [u8; 3],
    alpha: u8,
}

fn built(shape: Shape) -> ClippedPrimitive {
    let (left, top) = (f32::from(shape.left) / 1.5, f32::from(shape.top) / 1.5);
    let rect = rect(left, top, left + f32::from(shape.width), top + f32::from(shape.height));
    let [red, green, blue] = shape.color;
    rectangle(rect, Color32::from_rgba_unmultiplied(red, green, blue, shape.alpha))
}

proptest! {
    /// Property: frames drawn one upon the other, each only where it differs, look on the screen as if each were drawn
    /// alone; also with two or three pictures shown in turn, and after the screen has lost its content.
    #[test]
    fn a_frame_looks_the_same_whatever_was_drawn_before(
        frames in prop::collection::vec((prop::collection::vec(any_shape(), 0..6), prop::bool::weighted(0.2)), 1..8),
        turns in 1_usize..=3,
    ) {
        let painter = white();
        let mut history = History::default();
        let mut screen = vec![0xBAD_u32; WIDTH * HEIGHT];
        let mut pictures = vec![vec![0xDEAD_u32; WIDTH * HEIGHT]; turns];
        let mut shown = 0;
        for (n, (frame, is_lost)) in frames.iter().enumerate() {
            if *is_lost {
                screen.fill(0xBAD);
                history.screen_is_lost();
            }
            let shapes: Vec<ClippedPrimitive> = frame.iter().copied().map(built).collect();
            let age = if shown < turns { 0 } else { u8::try_from(turns).unwrap() };
            let picture = &mut pictures[shown % turns];
            let changed = draw(&painter, &mut history, picture, &shapes, age);
            for y in 0..HEIGHT {
                for x in 0..WIDTH {
                    let is_in = |part: &PixelRect| (part.left..part.right).contains(&x) && (part.top..part.bottom).contains(&y);
                    if changed.iter().any(is_in) {
                        screen[y * WIDTH + x] = picture[y * WIDTH + x];
                    }
                }
            }
            shown += usize::from(!changed.is_empty());
            prop_assert!(screen == drawn(&painter, &shapes), "frame {n}");
        }
    }

    /// Property: each channel stays within its bounds, whatever its value.
    #[test]
    fn colours_mix_as_egui_mixes_them(behind in any::<[u8; 3]>(), front in any::<[u8; 3]>(), alpha in any::<u8>()) {
        let front = Color32::from_rgba_unmultiplied(front[0], front[1], front[2], alpha);
        let [red, green, blue] = behind;
        let mixed = super::colour::over(u32::from_be_bytes([0, red, green, blue]), front.to_array()).to_be_bytes();
        let expected = Color32::from_rgba_premultiplied(red, green, blue, 255).blend(front);
        for (ours, theirs) in mixed[1..].iter().zip(expected.to_array()) {
            prop_assert!(ours.abs_diff(theirs) <= 1, "{ours} {theirs}");
        }
    }
}

#[test]
fn a_frame_is_drawn_whole_where_no_earlier_one_can_be_kept() {
    let (painter, mut history, mut pixels) = (white(), History::default(), vec![0; WIDTH * HEIGHT]);
    let spot = |color| [rectangle(rect(70.0, 70.0, 90.0, 90.0), color)];
    for (color, age, is_whole) in [
        (Color32::RED, 0, true),
        (Color32::WHITE, 1, false),
        (Color32::WHITE, 1, false),
        (Color32::RED, 0, true),
    ] {
        draw(&painter, &mut history, &mut pixels, &spot(color), age);
        assert_eq!(history.is_whole(), is_whole, "{color:?}, {age}");
    }
}

proptest! {
    /// Property: a picture in its own size, as a letter is, shows each of its pixels in its colour over the ground, in whole rows and at the
    /// picture's edges.
    #[test]
    fn a_picture_in_its_own_size_shows_each_of_its_pixels(
        left in 0_usize..40, top in 0_usize..40, wide in 1_usize..30, high in 1_usize..30, color in any::<[u8; 4]>(),
    ) {
        let texel = |x: usize, y: usize| {
            let part = |n: usize| u8::try_from(n % 256).unwrap();
            match (x + y) % 3 {
                0 => Color32::TRANSPARENT,
                1 => Color32::WHITE,
                _ => Color32::from_white_alpha(part(x * 37 + y * 11)),
            }
        };
        let painter = painter(image([64, 64], texel));
        let color = Color32::from_rgba_unmultiplied(color[0], color[1], color[2], color[3]);
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let float = |n: usize| n as f32;
        let (x, y) = (left + 7, top + 3);
        let place = rect(float(x), float(y), float(x + wide), float(y + high));
        let uv = rect(float(left) / 64.0, float(top) / 64.0, float(left + wide) / 64.0, float(top + high) / 64.0);
        let mut mesh = Mesh::default();
        mesh.add_rect_with_uv(place, uv, color);
        let pixels = drawn(&painter, &[shape(mesh)]);
        for (row, column) in (0..high).flat_map(|row| (0..wide).map(move |column| (row, column))) {
            // Outside the picture every pixel is like the nearest one at its edge.
            let own = texel((left + column).min(63), (top + row).min(63));
            let front = colour::times(own.to_array(), color.to_array());
            let expected = colour::over(colour::of(GROUND), front);
            prop_assert_eq!(at(&pixels, x + column, y + row), expected, "{} {}", row, column);
        }
    }
}
