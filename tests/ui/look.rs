//! The look of controls as they are drawn: names in the middle of their buttons, texts in the middle of their fields, and letters that
//! stand out.

use egui::epaint::ClippedShape;
use egui::{Color32, ColorImage, Rect, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;

use crate::harness::{Kind, Model, open};
use crate::languages::{HOME, screen_of, table};

/// A text as it is drawn.
#[derive(Debug)]
pub(crate) struct DrawnText {
    pub(crate) text: String,
    /// Its place in points, and the part of it that is not clipped.
    pub(crate) rect: Rect,
    pub(crate) visible: Rect,
    /// True if its end was left out.
    pub(crate) is_cut: bool,
}

/// The texts among shapes.
pub(crate) fn visible_texts(shapes: &[ClippedShape]) -> Vec<DrawnText> {
    let mut found = Vec::new();
    let mut rest: Vec<(Rect, &Shape)> = shapes.iter().map(|shape| (shape.clip_rect, &shape.shape)).collect();
    while let Some((clip, shape)) = rest.pop() {
        match shape {
            Shape::Vec(parts) => rest.extend(parts.iter().map(|part| (clip, part))),
            Shape::Text(text) => {
                let rect = text.galley.rect.translate(text.pos.to_vec2());
                found.push(DrawnText {
                    text: text.galley.text().to_owned(),
                    rect,
                    visible: rect.intersect(clip),
                    is_cut: text.galley.elided,
                });
            }
            _ => {}
        }
    }
    found
}

/// The texts among shapes that are seen whole, and their places in points.
pub(crate) fn texts(shapes: &[ClippedShape]) -> Vec<(String, Rect)> {
    let all = visible_texts(shapes).into_iter();
    let is_whole = |text: &DrawnText| text.visible.expand(1.0).contains_rect(text.rect) && text.rect.area() > 0.0;
    all.filter(is_whole).map(|text| (text.text, text.rect)).collect()
}

/// The relative luminance of a colour (WCAG 2.2).
fn luminance(colour: Color32) -> f64 {
    let part = |byte: u8| {
        let value = f64::from(byte) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
}

/// The contrast of the ink of a text with its ground, which is the most frequent luminance in that part of a picture.
pub(crate) fn contrast_in(image: &ColorImage, rect: Rect) -> f64 {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "places in a window are small"
    )]
    let pixel = |at: f32, most: usize| (at.max(0.0) as usize).min(most);
    let [width, height] = image.size;
    let (left, right) = (pixel(rect.left(), width), pixel(rect.right(), width));
    let (top, bottom) = (pixel(rect.top(), height), pixel(rect.bottom(), height));
    let part = image.region_by_pixels([left, top], [right - left, bottom - top]);
    let mut all: Vec<f64> = part.pixels.iter().map(|colour| luminance(*colour)).collect();
    all.sort_by(f64::total_cmp);
    let ground = all
        .chunk_by(|one, other| one.total_cmp(other).is_eq())
        .max_by_key(|same| same.len())
        .and_then(|same| same.first())
        .copied();
    let ratio = |one: f64, other: f64| (one.max(other) + 0.05) / (one.min(other) + 0.05);
    let ends = [all.first(), all.last()].into_iter().flatten();
    ends.map(|end| ratio(*end, ground.unwrap_or_default()))
        .fold(1.0, f64::max)
}

/// The place of a drawn text.
fn place(harness: &Harness<'_, Model>, text: &str) -> Rect {
    let drawn = texts(&harness.output().shapes);
    let found = drawn.iter().find(|(own, _)| own == text);
    found.unwrap_or_else(|| panic!("{text} is not among {drawn:?}")).1
}

fn at_home() -> Harness<'static, Model> {
    open(
        Kind::Vi,
        screen_of(&table(HOME, Locale::En), Person::Player(Color::White)),
    )
}

#[test]
fn names_stand_in_the_middle_of_their_buttons() {
    let mut harness = at_home();
    harness.state_mut().window.open_save();
    harness.run_steps(3);
    for name in ["Save", "Cancel"] {
        let (button, text) = (harness.get_by_label(name).rect(), place(&harness, name));
        let off = button.center() - text.center();
        assert!(off.length() < 2.0, "{name}: {text:?} in {button:?}");
    }
    let mut harness = at_home();
    harness.state_mut().window.offer_new_game();
    harness.run_steps(3);
    let text = place(&harness, "Start");
    let button = harness.get_by(|node| node.label().is_some_and(|label| label.starts_with("Start: ")));
    let off = button.rect().center() - text.center();
    assert!(off.length() < 2.0, "{text:?} in {:?}", button.rect());
}

#[test]
fn a_text_stands_in_the_middle_of_its_field() {
    let mut harness = at_home();
    harness.state_mut().window.open_save();
    harness.run_steps(3);
    let text = place(&harness, "Type a path and press Enter");
    let field = harness.get_by_label("File path").rect();
    let off = field.center().y - text.center().y;
    assert!(off.abs() < 2.0, "{text:?} in {field:?}");
}
