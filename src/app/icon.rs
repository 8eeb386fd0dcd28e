//! The window's icon.

use egui;

use ui::pieces;

/// The side of the icon in pixels.
const ICON_PIXELS: u32 = 64;

/// A root window of that size.
pub(super) fn root_window(size: [f32; 2]) -> egui::ViewportBuilder {
    egui::ViewportBuilder::default()
        .with_title("Annabella")
        .with_inner_size(size)
        .with_app_id("annabella")
        .with_icon(icon())
}

/// A knight of our own piece set, for the task bar.
fn icon() -> egui::IconData {
    let knight = shakmaty::Piece {
        color: shakmaty::Color::White,
        role: shakmaty::Role::Knight,
    };
    let Some(picture) = pieces::picture(knight, ICON_PIXELS) else {
        return egui::IconData::default();
    };
    egui::IconData {
        rgba: picture
            .pixels
            .iter()
            .flat_map(egui::Color32::to_srgba_unmultiplied)
            .collect(),
        width: ICON_PIXELS,
        height: ICON_PIXELS,
    }
}
