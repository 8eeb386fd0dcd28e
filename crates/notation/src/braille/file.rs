//! Pages of Braille as a file: BRF, PEF 2008-1 or Unicode text.

use super::code::{from_brf, to_brf};
use crate::markup::escaped;

/// The size of a page, and the line and page ends of a BRF file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BraillePage {
    /// Cells on a line.
    pub cells: usize,
    /// Lines on a page.
    pub lines: usize,
    /// The positions of form feeds.
    pub form_feed: FormFeed,
    /// Lines end with CR LF instead of LF.
    pub crlf: bool,
}

impl Default for BraillePage {
    /// 40 cells and 25 lines, form feeds between pages, LF.
    fn default() -> BraillePage {
        BraillePage {
            cells: 40,
            lines: 25,
            form_feed: FormFeed::Between,
            crlf: false,
        }
    }
}

/// The positions of form feeds in a BRF file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FormFeed {
    /// Between two pages.
    #[default]
    Between,
    /// After every page, the last one too.
    Each,
    /// No form feeds: pages are filled up with empty lines.
    None,
}

impl FormFeed {
    /// All positions.
    pub const ALL: [FormFeed; 3] = [FormFeed::Between, FormFeed::Each, FormFeed::None];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            FormFeed::Between => "between",
            FormFeed::Each => "each",
            FormFeed::None => "none",
        }
    }
}

/// The header of a PEF file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PefHeader<'a> {
    /// The title, such as the players' names.
    pub title: &'a str,
    /// The language as a tag.
    pub language: &'a str,
    /// The date as ISO 8601, if known.
    pub date: Option<&'a str>,
}

/// Sheets as Braille ASCII, each beginning on a new page.
pub fn brf(sheets: &[Vec<String>], page: BraillePage) -> String {
    let end = if page.crlf { "\r\n" } else { "\n" };
    let pages: Vec<&[String]> = pages(sheets, page).concat();
    let mut text = String::new();
    for (index, lines) in pages.iter().enumerate() {
        for line in *lines {
            text.push_str(&to_brf(line));
            text.push_str(end);
        }
        let is_last = index + 1 == pages.len();
        match page.form_feed {
            FormFeed::Between if is_last => {}
            FormFeed::Between | FormFeed::Each => text.push('\u{c}'),
            FormFeed::None if is_last => {}
            FormFeed::None => text.push_str(&end.repeat(page.lines.saturating_sub(lines.len()))),
        }
    }
    text
}

/// Sheets as Unicode Braille, with an empty line between two; blanks are ordinary spaces, at which a line may be broken.
pub fn unicode(sheets: &[Vec<String>]) -> String {
    let sheets: Vec<String> = sheets.iter().map(|lines| format!("{}\n", lines.join("\n"))).collect();
    sheets.join("\n")
}

/// Sheets as PEF 2008-1, each a section.
pub fn pef(sheets: &[Vec<String>], page: BraillePage, about: PefHeader<'_>) -> String {
    let BraillePage { cells, lines, .. } = page;
    let mut body = String::new();
    for pages in pages(sheets, page) {
        body.push_str("      <section>\n");
        if pages.is_empty() {
            // An empty sheet gets an empty page, because a section must have one.
            body.push_str("        <page>\n        </page>\n");
        }
        for page in pages {
            body.push_str("        <page>\n");
            for line in page {
                let row: String = line.chars().map(|c| if c == ' ' { '\u{2800}' } else { c }).collect();
                body.push_str("          <row>");
                body.push_str(&row);
                body.push_str("</row>\n");
            }
            body.push_str("        </page>\n");
        }
        body.push_str("      </section>\n");
    }
    let date = about
        .date
        .map(|date| format!("\n      <dc:date>{}</dc:date>", escaped(date)))
        .unwrap_or_default();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <pef version=\"2008-1\" xmlns=\"http://www.daisy.org/ns/2008/pef\">\n  <head>\n    \
         <meta xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n      <dc:format>application/x-pef+xml</dc:format>\n      \
         <dc:identifier>annabella-{:016x}</dc:identifier>\n      <dc:title>{}</dc:title>\n      \
         <dc:language>{}</dc:language>{date}\n    </meta>\n  </head>\n  <body>\n    \
         <volume cols=\"{cells}\" rows=\"{lines}\" rowgap=\"0\" duplex=\"false\">\n{body}    </volume>\n  </body>\n</pef>\n",
        identifier(&body),
        escaped(about.title),
        escaped(about.language),
    )
}

/// A file of any of the three kinds as Unicode Braille, line for line.
pub fn read(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}');
    if text.contains("<pef") {
        let rows = text.split("<row").skip(1).map(|row| {
            let row = row.split_once('>').map_or("", |(_, rest)| rest);
            row.split('<').next().unwrap_or_default().replace('\u{2800}', " ")
        });
        return rows.map(|row| row.trim_end().to_owned()).collect::<Vec<_>>().join("\n");
    }
    if text.chars().any(|c| ('\u{2801}'..='\u{283f}').contains(&c)) {
        return text.replace('\u{2800}', " ");
    }
    from_brf(text)
}

/// The pages of each sheet.
fn pages(sheets: &[Vec<String>], page: BraillePage) -> Vec<Vec<&[String]>> {
    let lines = page.lines.max(1);
    sheets.iter().map(|sheet| sheet.chunks(lines).collect()).collect()
}

/// A number for the file that depends only on its contents (FNV-1a).
fn identifier(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
