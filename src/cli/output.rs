//! Printing: sentences, lines of JSON and files on standard output, complaints on standard error.

use std::io::{self, ErrorKind, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value as Json;

use super::outcome::CommandOutcome;
use locale::{Locale, Messages, harmless, inert, is_harmless};

/// Messages in the language given with `--lang`, or else in the system's.
pub(super) fn messages(lang: Option<&str>) -> Messages {
    let system = || sys_locale::get_locale().unwrap_or_default();
    Messages::new(Locale::negotiate(&lang.map_or_else(system, str::to_owned))).typed()
}

/// True once standard output has not taken what was printed, as on a full disk. A reader that has gone wants no more, and is no fault.
static IS_CUT: AtomicBool = AtomicBool::new(false);

/// Writes on standard output; false if it does not take it.
fn write(bytes: &[u8]) -> bool {
    note(io::stdout().lock().write_all(bytes))
}

/// Notes that the output is cut; true if it is not.
fn note(written: io::Result<()>) -> bool {
    if let Err(error) = &written
        && error.kind() != ErrorKind::BrokenPipe
    {
        IS_CUT.store(true, Ordering::Relaxed);
    }
    written.is_ok()
}

/// True if standard output has not taken all that was printed.
pub(super) fn is_cut() -> bool {
    note(io::stdout().flush());
    IS_CUT.load(Ordering::Relaxed)
}

/// Prints a sentence on standard output, without any characters that a terminal would take as a command. A closed output is no
/// error.
pub(super) fn print(line: &str) {
    write(format!("{}\n", harmless(line)).as_bytes());
}

/// Prints a line of JSON on standard output.
pub(super) fn print_json(object: &Json) {
    print_exactly(&json_object(object.clone()));
}

/// An object as a line of JSON, without the signs that control a terminal or turn the direction of a text around, which are in names and
/// comments of files. Joiners stay, which are spelling in some languages.
pub(super) fn json_object(mut object: Json) -> String {
    calm(&mut object);
    json_line(&object.to_string())
}

/// True for a sign that is neither seen nor part of any spelling.
const fn is_empty(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{feff}'
    )
}

/// Takes those signs out of every text; line and page ends stay.
fn calm(value: &mut Json) {
    match value {
        Json::String(text) => {
            let is_kept = |sign: char| matches!(sign, '\t' | '\n' | '\r' | '\u{c}');
            if !text.chars().all(|sign| is_kept(sign) || is_harmless(sign)) {
                let parts = text.split_inclusive(is_kept).map(|part| {
                    let end = part.chars().next_back().filter(|sign| is_kept(*sign));
                    let words = part.strip_suffix(is_kept).unwrap_or(part);
                    let mut calm: String = inert(words)
                        .chars()
                        .filter(|sign| !sign.is_control() && !is_empty(*sign))
                        .collect();
                    calm.extend(end);
                    calm
                });
                *text = parts.collect();
            }
        }
        Json::Array(values) => values.iter_mut().for_each(calm),
        Json::Object(values) => values.values_mut().for_each(calm),
        Json::Null | Json::Bool(_) | Json::Number(_) => {}
    }
}

/// A line of JSON and its end. Characters that a terminal would take as a command are escaped as in JSON, so that the values stay the
/// same.
pub(super) fn json_line(json: &str) -> String {
    let mut line = String::with_capacity(json.len() + 1);
    for letter in json.chars() {
        if is_harmless(letter) {
            line.push(letter);
        } else {
            let mut units = [0; 2];
            let units = letter.encode_utf16(&mut units).iter();
            line.extend(units.map(|unit| format!("\\u{unit:04x}")));
        }
    }
    line.push('\n');
    line
}

/// Prints a file on standard output, byte for byte.
pub(super) fn print_exactly(text: &str) {
    write(text.as_bytes());
}

/// Prints lines on standard output, byte for byte; false if the output is closed.
pub(super) fn print_while_read(text: &str) -> bool {
    write(text.as_bytes())
}

/// Prints one line on standard error, without any characters that a terminal would take as a command.
pub(super) fn complain(line: &str) {
    let _gone = writeln!(io::stderr().lock(), "{}", harmless(line));
}

/// Complains that an input cannot be used; returns the outcome of the command.
pub(super) fn complained(why: &str) -> CommandOutcome {
    complain(why);
    CommandOutcome::Unreadable
}

/// Reports why the command cannot be carried out; returns its outcome.
pub(super) fn reported(why: &str) -> CommandOutcome {
    report(why);
    CommandOutcome::Unreadable
}

/// Reports a line to the user who started the program. On Windows a program started from the desktop has no standard error: there the line
/// is shown in a window of the system.
pub(super) fn report(line: &str) {
    complain(line);
    #[cfg(windows)]
    {
        use std::os::windows::io::AsRawHandle as _;
        if std::io::stderr().as_raw_handle().is_null() {
            adapters::file_dialog::tell(&harmless(line));
        }
    }
}
