//! The words of a typed line, in the person's language or in English.

use controls::after;
use locale::Messages;

/// The rest of the line behind the longest of a command's words; `None` if the line begins with none of them.
pub(super) fn rest_of<'a>(line: &'a str, id: &str, messages: &Messages) -> Option<&'a str> {
    let words = [messages.text(id, &[]), messages.in_english(id)];
    let forms = words.iter().flat_map(|words| words.split(';')).map(str::trim);
    forms.filter_map(|form| after(line, form)).min_by_key(|rest| rest.len())
}

/// The item whose words the text has, in the person's language or in English.
pub(super) fn meant<T: Copy>(possible: &[(T, &str)], text: &str, messages: &Messages) -> Option<T> {
    let is_meant = |id: &str| rest_of(text.trim(), id, messages) == Some("");
    possible.iter().find(|(_, id)| is_meant(id)).map(|(meant, _)| *meant)
}

pub(super) fn said(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}

/// A number from 1.
pub(super) fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number > 0)
}
