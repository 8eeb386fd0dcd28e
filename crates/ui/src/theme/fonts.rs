//! The letters: Atkinson Hyperlegible Next of the Braille Institute (SIL Open Font Licence 1.1, `assets/fonts/OFL.txt`), drawn for readers
//! with low vision: 0 and O, 1, I and l are told apart. Two weights, 47 kB each. The files are those of Google Fonts with the height of
//! a line set from 1.30 to 1.15, which no letter of our languages exceeds. Signs that they lack come from egui's fonts.

use std::sync::Arc;

use egui::{self, FontData, FontDefinitions, FontFamily, RichText};

const REGULAR: &str = "Atkinson Hyperlegible Next";
const BOLD: &str = "Atkinson Hyperlegible Next Bold";

/// The family of headings, names of lists, and the next action.
pub fn bold() -> FontFamily {
    FontFamily::Name(BOLD.into())
}

/// Text in the weight and the colour of headings.
pub fn strong(text: impl Into<RichText>) -> RichText {
    text.into().strong().family(bold())
}

/// Gives every window its letters.
pub(super) fn install(ctx: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    let regular: &[u8] = include_bytes!("../../../../assets/fonts/AtkinsonHyperlegibleNext-Regular.ttf");
    let bold_letters: &[u8] = include_bytes!("../../../../assets/fonts/AtkinsonHyperlegibleNext-Bold.ttf");
    for (name, letters) in [(REGULAR, regular), (BOLD, bold_letters)] {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(letters)));
    }
    let others = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    for (family, name) in [(FontFamily::Proportional, REGULAR), (bold(), BOLD)] {
        let names = [name.to_owned()].into_iter().chain(others.iter().cloned());
        fonts.families.insert(family, names.collect());
    }
    ctx.set_fonts(fonts);
}
