//! The manual in `assets/manual` holds the list of controls as the program has it.

use std::path::Path;

use display::guide::with_controls;
use locale::{Locale, Messages};

/// `UPDATE_EXPECT=1 cargo test --test it manual` writes the lists anew.
#[test]
fn the_manuals_list_of_controls_is_the_catalogues() {
    for locale in Locale::ALL {
        let name = format!("assets/manual/{locale}.md");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
        let written = std::fs::read_to_string(&path).unwrap();
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
