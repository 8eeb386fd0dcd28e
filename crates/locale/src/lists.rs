//! Lists as people say them: "e4, f3 and g1".

use super::Messages;

/// The items in one phrase, the last joined by the language's word for "and".
pub fn list(messages: &Messages, items: &[String]) -> String {
    let Some((last, before)) = items.split_last() else {
        return String::new();
    };
    if before.is_empty() {
        return last.clone();
    }
    // Spanish says "e" for "y" before the sound of an i, and Italian "ed" for "e" before that of an e.
    let id = match last.to_lowercase() {
        word if word.starts_with('e') || word.starts_with('è') => "list-and-e",
        word if word.starts_with("hie") => "list-and",
        word if word.starts_with(['i', 'í', 'y']) || word.starts_with("hi") => "list-and-i",
        _ => "list-and",
    };
    messages.text(id, &[("items", (&before.join(", ")).into()), ("last", last.into())])
}

#[cfg(test)]
mod tests {
    use super::super::Locale;
    use super::*;

    #[test]
    fn the_last_item_has_an_and() {
        let say = |locale, items: &[&str]| {
            let items: Vec<String> = items.iter().map(ToString::to_string).collect();
            list(&Messages::new(locale), &items)
        };
        assert_eq!(say(Locale::En, &[]), "");
        assert_eq!(say(Locale::En, &["e4"]), "e4");
        assert_eq!(say(Locale::De, &["e4", "f3"]), "e4 und f3");
        assert_eq!(say(Locale::PtBr, &["e4", "f3", "g1"]), "e4, f3 e g1");
        assert_eq!(say(Locale::It, &["f3", "e4"]), "f3 ed e4");
        assert_eq!(say(Locale::Fr, &["f3", "e4"]), "f3 et e4");
        assert_eq!(say(Locale::Es, &["Nederlands", "Italiano"]), "Nederlands e Italiano");
        assert_eq!(say(Locale::Es, &["f3", "e4"]), "f3 y e4");
    }
}
