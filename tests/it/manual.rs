//! The manual in `assets/manual` holds the list of controls as the program has it.

use std::path::Path;

use annabella::display::guide::with_controls;
use annabella::locale::{Locale, Messages};

/// `UPDATE_EXPECT=1 cargo test --test it manual` writes the lists anew.
#[test]
fn the_manuals_list_of_controls_is_the_catalogues() {
    for locale in Locale::ALL {
        let name = format!("assets/manual/{}.md", locale.tag());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
        // A language without a manual of its own has the English chapters, with its own list.
        let Ok(written) = std::fs::read_to_string(&path) else {
            assert!(!["en", "de", "pt-BR"].contains(&locale.tag()), "{name} is missing");
            continue;
        };
        let made = with_controls(&written, &Messages::new(locale));
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            #[expect(clippy::disallowed_methods, reason = "a snapshot of this repository")]
            std::fs::write(&path, made).unwrap();
        } else {
            assert!(
                written == made,
                "{name} is not up to date: UPDATE_EXPECT=1 cargo test --test it manual"
            );
        }
    }
}
