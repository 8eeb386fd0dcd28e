//! The names of this machine's graphics cards: a program may prefer a real one to drawing by the processor.
//!
//! Only EGL can tell without a window and without unsafe code, and only Linux and its relatives have it. Elsewhere no
//! card is known, so none is chosen: on a Windows remote desktop a window might not open at all.

/// Words in the names of renderers that draw with the processor, and of the cards of virtual machines and remote desktops,
/// which may be emulated.
const EMULATED: [&str; 17] = [
    "basic display",
    "basic render",
    "bochs",
    "cirrus",
    "gdi generic",
    "hyperv",
    "lavapipe",
    "llvmpipe",
    "qxl",
    "softpipe",
    "software",
    "swiftshader",
    "swrast",
    "vbox",
    "vgem",
    "virtio",
    "vmwgfx",
];

/// True if a renderer of that name is a real graphics card, and not one that is emulated by the processor.
pub fn is_real(renderer: &str) -> bool {
    let name = renderer.to_lowercase();
    !name.is_empty() && !EMULATED.iter().any(|word| name.contains(word))
}

/// The names of everything that could draw a window here: the library's name for a card, or else the kernel's for its driver.
#[cfg(target_os = "linux")]
pub fn renderers() -> Vec<String> {
    use glutin::api::egl::device::Device;

    let name = |device: Device| {
        if device.extensions().contains("EGL_MESA_device_software") {
            return Some(String::from("software"));
        }
        let driver = || {
            let node = device.drm_render_device_node_path()?.file_name()?;
            let driver = std::path::Path::new("/sys/class/drm").join(node).join("device/driver");
            let driver = std::fs::read_link(driver).ok()?;
            Some(driver.file_name()?.to_string_lossy().into_owned())
        };
        device.name().map(str::to_owned).or_else(driver)
    };
    Device::query_devices().map_or_else(|_error| Vec::new(), |devices| devices.filter_map(name).collect())
}

/// No name is known.
#[cfg(not(target_os = "linux"))]
pub const fn renderers() -> Vec<String> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_told_from_what_does_as_if() {
        for real in ["i915", "amdgpu", "NVIDIA GeForce GTX 1650", "nouveau", "Apple M1"] {
            assert!(is_real(real), "{real}");
        }
        for emulated in [
            "llvmpipe (LLVM 15.0.6, 256 bits)",
            "Microsoft Basic Render Driver",
            "GDI Generic",
            "virtio_gpu",
            "software",
            "",
        ] {
            assert!(!is_real(emulated), "{emulated}");
        }
    }

    #[test]
    fn this_machine_can_be_asked() {
        let names = renderers();
        assert!(names.iter().all(|name| !name.is_empty()), "{names:?}");
    }
}
