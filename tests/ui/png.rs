//! Pictures as PNG, stored without compression: enough to be looked at.

use egui::ColorImage;

/// The bytes of a PNG file.
pub(crate) fn encode(image: &ColorImage) -> Vec<u8> {
    let [width, height] = image.size.map(|side| u32::try_from(side).unwrap());
    let mut header = [width.to_be_bytes(), height.to_be_bytes()].concat();
    header.extend([8, 2, 0, 0, 0]); // 8 bits of red, green and blue
    let mut rows = Vec::new();
    for row in image.pixels.chunks(image.size[0]) {
        rows.push(0);
        rows.extend(row.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]));
    }
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (name, data) in [(b"IHDR", header), (b"IDAT", zlib(&rows)), (b"IEND", Vec::new())] {
        file.extend(u32::try_from(data.len()).unwrap().to_be_bytes());
        let checked = [name.as_slice(), &data].concat();
        file.extend(&checked);
        file.extend(crc(&checked).to_be_bytes());
    }
    file
}

fn zlib(data: &[u8]) -> Vec<u8> {
    let mut out = vec![0x78, 0x01];
    let mut blocks = data.chunks(0xffff).peekable();
    while let Some(block) = blocks.next() {
        let length = u16::try_from(block.len()).unwrap();
        out.push(u8::from(blocks.peek().is_none()));
        out.extend(length.to_le_bytes());
        out.extend((!length).to_le_bytes());
        out.extend(block);
    }
    let (mut low, mut high) = (1_u32, 0_u32);
    for byte in data {
        low = (low + u32::from(*byte)) % 65_521;
        high = (high + low) % 65_521;
    }
    out.extend((high << 16 | low).to_be_bytes());
    out
}

fn crc(data: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for byte in data {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
        }
    }
    !crc
}

#[test]
fn a_picture_has_the_signature_and_the_check_sums_of_png() {
    assert_eq!(crc(b"IEND"), 0xae42_6082);
    let image = ColorImage::filled([2, 1], egui::Color32::WHITE);
    assert!(encode(&image).starts_with(b"\x89PNG"));
}
