//! Reading Rust just well enough to see who names whom: words, paths and `use` trees, without comments, literals and tests.

use std::ops::Range;
use std::path::{Path as FilePath, PathBuf};

/// A word, a literal or a sign, and the line it stands in (from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) text: String,
    pub(crate) line: usize,
}

/// A path of at least two parts, `use` trees written out: `use std::{fs, io}` is `std::fs` and `std::io`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    pub(crate) parts: Vec<String>,
    pub(crate) line: usize,
}

/// The words of a source. Comments are left out; a string begins with `"` however it is written, every character is the token `'`.
pub(crate) fn tokens(source: &str) -> Vec<Token> {
    let chars: Vec<char> = source.chars().collect();
    let (mut out, mut at, mut line) = (Vec::new(), 0, 1);
    while at < chars.len() {
        let end = token_end(&chars, at);
        let text: String = chars[at..end].iter().collect();
        let kept = match text.as_str() {
            _ if text.trim().is_empty() || text.starts_with("//") || text.starts_with("/*") => None,
            _ if text.starts_with('\'') && text.len() > 1 && text.ends_with('\'') => Some("'".to_owned()),
            _ if text.contains('"') => text.find('"').map(|at| text[at..].to_owned()),
            _ => Some(text.clone()),
        };
        out.extend(kept.map(|text| Token { text, line }));
        line += text.matches('\n').count();
        at = end;
    }
    out
}

/// The end of the token that starts at `at`.
fn token_end(chars: &[char], at: usize) -> usize {
    let rest = &chars[at..];
    let starts = |text: &str| text.chars().enumerate().all(|(i, c)| rest.get(i) == Some(&c));
    if starts("//") {
        return at + rest.iter().position(|c| *c == '\n').unwrap_or(rest.len());
    }
    if starts("/*") {
        return block_comment_end(chars, at);
    }
    let word = |c: &char| c.is_alphanumeric() || *c == '_';
    let letters = rest.iter().take_while(|c| word(c)).count();
    let prefix: String = rest[..letters].iter().collect();
    let after = &rest[letters..];
    if ["r", "br", "cr"].contains(&prefix.as_str()) {
        let hashes = after.iter().take_while(|c| **c == '#').count();
        if after.get(hashes) == Some(&'"') {
            return raw_string_end(chars, at + letters + hashes + 1, hashes);
        }
    }
    if ["", "b", "c"].contains(&prefix.as_str()) && after.first() == Some(&'"') {
        return quoted_end(chars, at + letters + 1, '"');
    }
    if ["", "b"].contains(&prefix.as_str()) && after.first() == Some(&'\'') {
        // 'a' and '\n' are characters, 'a alone is a lifetime.
        let character = after.get(1) == Some(&'\\') || after.get(2) == Some(&'\'');
        return if character {
            quoted_end(chars, at + letters + 1, '\'')
        } else {
            at + letters + 1
        };
    }
    match letters {
        0 if starts("::") => at + 2,
        0 => at + 1,
        _ => at + letters,
    }
}

fn quoted_end(chars: &[char], mut at: usize, quote: char) -> usize {
    while at < chars.len() && chars[at] != quote {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(chars.len())
}

fn raw_string_end(chars: &[char], from: usize, hashes: usize) -> usize {
    let closes = |at: &usize| chars[*at] == '"' && (1..=hashes).all(|i| chars.get(at + i) == Some(&'#'));
    (from..chars.len())
        .find(closes)
        .map_or(chars.len(), |at| at + 1 + hashes)
}

fn block_comment_end(chars: &[char], from: usize) -> usize {
    let (mut at, mut depth) = (from, 0);
    while at < chars.len() {
        match (chars[at], chars.get(at + 1)) {
            ('/', Some('*')) => (at, depth) = (at + 2, depth + 1),
            ('*', Some('/')) => (at, depth) = (at + 2, depth - 1),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at.min(chars.len())
}

/// The same words without what stands under `#[cfg(test)]`.
pub(crate) fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let mut from = 0;
    let mut out = Vec::new();
    for tests in test_items(tokens) {
        out.extend_from_slice(&tokens[from..tests.start]);
        from = tests.end;
    }
    out.extend_from_slice(&tokens[from..]);
    out
}

/// The items under `#[cfg(test)]`, or under what tests of other crates have too, as ranges of words.
pub(crate) fn test_items(tokens: &[Token]) -> Vec<Range<usize>> {
    let (mut items, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        if let Some(behind) = behind_test_mark(tokens, at) {
            let end = item_end(tokens, behind);
            items.push(at..end);
            at = end;
        } else {
            at += 1;
        }
    }
    items
}

/// One past the mark of a test at `at`; nothing where there is none.
fn behind_test_mark(tokens: &[Token], at: usize) -> Option<usize> {
    const MARKS: [&str; 2] = ["#[cfg(test)]", "#[cfg(any(test,feature=\"testing\"))]"];
    MARKS.iter().find_map(|mark| {
        let (mut read, mut here) = (String::new(), at);
        while read.len() < mark.len() {
            read.push_str(&tokens.get(here)?.text);
            here += 1;
        }
        (read == *mark).then_some(here)
    })
}

/// One past the end of the item at `at`: its closing brace, or a `;` outside all braces.
fn item_end(tokens: &[Token], mut at: usize) -> usize {
    let mut depth = 0_usize;
    while at < tokens.len() {
        match tokens[at].text.as_str() {
            "{" | "(" | "[" => depth += 1,
            ")" | "]" => depth = depth.saturating_sub(1),
            "}" if depth <= 1 => return at + 1,
            "}" => depth -= 1,
            ";" if depth == 0 => return at + 1,
            _ => {}
        }
        at += 1;
    }
    at
}

/// All paths named in the source.
pub(crate) fn paths(tokens: &[Token]) -> Vec<Path> {
    let text = |at: usize| tokens.get(at).map_or("", |token| token.text.as_str());
    let mut out = Vec::new();
    for at in 0..tokens.len() {
        let begins = is_word(text(at))
            && text(at + 1) == "::"
            && (at == 0 || text(at - 1) != "::" || !is_word(text(at.wrapping_sub(2))));
        if begins && !inside_tree(tokens, at) {
            tree(tokens, at, &[], &mut out);
        }
    }
    out
}

/// Is the word at `at` a branch of a `use` tree, so that it is read with its stem?
fn inside_tree(tokens: &[Token], at: usize) -> bool {
    let mut open = 0_i32;
    for back in (0..at).rev() {
        match tokens[back].text.as_str() {
            "}" => open -= 1,
            "{" if open < 0 => open += 1,
            "{" => return back > 0 && tokens[back - 1].text == "::",
            ";" => return false,
            _ => {}
        }
    }
    false
}

/// Reads one path or tree from `at`, adds what it names to `out`, and answers where it ends.
fn tree(tokens: &[Token], mut at: usize, stem: &[String], out: &mut Vec<Path>) -> usize {
    let text = |at: usize| tokens.get(at).map_or("", |token| token.text.as_str());
    let mut parts = stem.to_vec();
    let line = tokens[at].line;
    loop {
        match text(at) {
            "{" => {
                at += 1;
                while at < tokens.len() && text(at) != "}" {
                    at = if is_word(text(at)) || text(at) == "{" || text(at) == "*" {
                        tree(tokens, at, &parts, out)
                    } else {
                        at + 1
                    };
                }
                return at + 1;
            }
            word if is_word(word) || word == "*" => parts.push(word.to_owned()),
            _ => break,
        }
        at += 1;
        if text(at) != "::" {
            break;
        }
        at += 1;
    }
    if text(at) == "as" {
        at += 2;
    }
    if parts.len() > 1 {
        out.push(Path { parts, line });
    }
    at
}

fn is_word(text: &str) -> bool {
    text.chars().next().is_some_and(|c| c.is_alphabetic() || c == '_')
}

/// All Rust files below a folder of the repository at `top`, as (path from there, text), in order.
pub(crate) fn rust_files(top: &FilePath, folder: &str) -> Vec<(String, String)> {
    files_of(top, folder, "rs")
}

/// Every file below that folder with that ending: its path from the top of the repository, and its text.
pub(crate) fn files_of(top: &FilePath, folder: &str, ending: &str) -> Vec<(String, String)> {
    let (mut open, mut files) = (vec![PathBuf::from(folder)], Vec::new());
    while let Some(next) = open.pop() {
        let Ok(entries) = std::fs::read_dir(top.join(&next)) else {
            continue;
        };
        for entry in entries.map(Result::unwrap) {
            let path = next.join(entry.file_name());
            if entry.file_type().unwrap().is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                let name = path.to_string_lossy().replace('\\', "/");
                files.push((name, std::fs::read_to_string(entry.path()).unwrap()));
            }
        }
    }
    files.sort();
    files
}

/// The paths below which everything belongs to a module that a file declares with `#[cfg(test)] mod name;`.
pub(crate) fn test_modules(name: &str, text: &str) -> Vec<String> {
    let all = tokens(text);
    let inside = name
        .trim_end_matches(".rs")
        .trim_end_matches("/mod")
        .trim_end_matches("/lib");
    let declared = test_items(&all).into_iter().filter_map(|item| {
        let words: Vec<&str> = all[item].iter().map(|token| token.text.as_str()).collect();
        let [.., "mod", module, ";"] = words[..] else {
            return None;
        };
        Some([format!("{inside}/{module}.rs"), format!("{inside}/{module}/")])
    });
    declared.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(source: &str) -> Vec<String> {
        paths(&without_tests(&tokens(source)))
            .iter()
            .map(|path| format!("{}:{}", path.line, path.parts.join("::")))
            .collect()
    }

    #[test]
    fn a_use_tree_is_written_out() {
        assert_eq!(
            named("use crate::{laws::{Game, event as e}, query};\nuse std::fs;"),
            [
                "1:crate::laws::Game",
                "1:crate::laws::event",
                "1:crate::query",
                "2:std::fs"
            ]
        );
    }

    #[test]
    fn a_path_in_code_counts_and_in_a_comment_or_string_does_not() {
        let source = "// crate::ui\nfn f() -> &'static str { crate::laws::x(); /* crate::a /* crate::b */ */ r#\"crate::\"c\"#; 'x'; \"crate::\\\"d\" }";
        assert_eq!(named(source), ["2:crate::laws::x"]);
    }

    #[test]
    fn every_path_in_a_function_is_read_for_itself() {
        assert_eq!(
            named("fn f() { if a { crate::x::y() } else { match b { C::D => std::fs::read() } } }"),
            ["1:crate::x::y", "1:C::D", "1:std::fs::read"]
        );
    }

    #[test]
    fn a_test_module_is_exempt_and_what_follows_it_is_not() {
        assert_eq!(
            named("#[cfg(test)]\nmod tests { fn f() { crate::ui::x() } }\nuse crate::laws::Game;"),
            ["3:crate::laws::Game"]
        );
        assert_eq!(
            named("#[cfg(test)] use crate::ui::x; use crate::laws::Game;"),
            ["1:crate::laws::Game"]
        );
    }
}
