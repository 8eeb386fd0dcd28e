//! Colours in the form used for mixing: premultiplied, each channel 0 to 255, as egui has them.

use egui::Color32;

/// The channels red, green, blue and the opacity (alpha).
pub(super) type Channels = [u8; 4];

/// A pixel of that colour, which hides all behind it.
pub(super) fn of(color: Color32) -> u32 {
    let [red, green, blue, _] = color.to_array();
    u32::from_be_bytes([0, red, green, blue])
}

/// Draws a colour over a pixel.
#[inline]
pub(super) fn over(behind: u32, [red, green, blue, alpha]: Channels) -> u32 {
    let rest = 255 - u32::from(alpha);
    if rest == 0 {
        return u32::from_be_bytes([0, red, green, blue]);
    }
    let [_, behind_red, behind_green, behind_blue] = behind.to_be_bytes();
    let mix = |front: u8, behind: u8| front.saturating_add(scaled(behind, rest));
    u32::from_be_bytes([
        0,
        mix(red, behind_red),
        mix(green, behind_green),
        mix(blue, behind_blue),
    ])
}

/// Multiplies one colour by another: a texture's by its corner's.
#[inline]
pub(super) fn times(one: Channels, other: Channels) -> Channels {
    if other == [255; 4] {
        return one;
    }
    let mut mixed = one;
    for (channel, part) in mixed.iter_mut().zip(other) {
        *channel = scaled(*channel, u32::from(part));
    }
    mixed
}

/// `value` times `part` of 255, rounded.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "at most 255: `part` is")]
fn scaled(value: u8, part: u32) -> u8 {
    let product = u32::from(value) * part + 128;
    ((product + (product >> 8)) >> 8) as u8
}
