//! What a program for Windows has in itself besides its code; nothing anywhere else.

#[cfg(feature = "windows-resources")]
#[path = "packaging/windows/resources.rs"]
mod resources;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "windows-resources")]
    if let Err(error) = resources::put_in() {
        println!("cargo::error=The icon and the version cannot be put into the program: {error}");
    }
}
