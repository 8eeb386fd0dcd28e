//! Icon, version and manifest of the program for Windows, for build.rs.
//!
//! annabella.ico is assets/pieces/white_knight.svg in the sizes that Windows asks for:
//! `for n in 16 20 24 32 40 48 64 256; do rsvg-convert -w $n -h $n assets/pieces/white_knight.svg -o $n.png; done`, then
//! `convert 16.png 20.png 24.png 32.png 40.png 48.png 64.png 256.png annabella.ico`.

use std::env;
use std::io;

use winresource::WindowsResource;

/// Puts them in, if the program is for Windows.
pub(crate) fn put_in() -> io::Result<()> {
    for file in ["resources.rs", "annabella.ico", "annabella.manifest"] {
        println!("cargo::rerun-if-changed=packaging/windows/{file}");
    }
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return Ok(());
    }
    let mut resource = WindowsResource::new();
    // United States English, whatever language the program speaks: lists of programs have one name for each.
    resource.set_language(0x0409);
    resource.set("ProductName", "Annabella");
    // Windows shows this as the program's name.
    resource.set(
        "FileDescription",
        "Annabella, chess between a blind and a sighted player",
    );
    resource.set("OriginalFilename", "annabella.exe");
    resource.set("LegalCopyright", "GPL-3.0-or-later");
    resource.set_icon("packaging/windows/annabella.ico");
    resource.set_manifest_file("packaging/windows/annabella.manifest");
    resource.compile_for("annabella")
}
