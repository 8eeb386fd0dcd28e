//! PGN split into its tokens, each with its place (PGN 7).

use super::{DRAW_OFFER, PgnResult};

/// A place in a text: line and column, both counted from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'a> {
    Tag(&'a str, String),
    /// With its line breaks made blanks.
    Comment(String),
    Nag(u8),
    Open,
    Close,
    DrawOffer,
    Result(PgnResult),
    San(&'a str),
    /// A bracket that begins no tag; the rest of its line is skipped.
    BrokenTag,
    /// A comment that does not end before the next game.
    OpenComment,
}

pub(super) struct Lexer<'a> {
    text: &'a str,
    /// The next byte to be read.
    at: usize,
    line: usize,
    /// The byte at which the line begins.
    line_start: usize,
    /// Glyphs that stood at the end of a move (`e4!?`), and where.
    nag: Option<(Place, u8)>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer {
            text,
            at: 0,
            line: 1,
            line_start: 0,
            nag: None,
        }
    }

    pub(super) fn next(&mut self) -> Option<(Place, Token<'a>)> {
        if let Some((place, nag)) = self.nag.take() {
            return Some((place, Token::Nag(nag)));
        }
        loop {
            self.skip_blanks();
            let rest = self.rest();
            let place = self.place();
            let token = match rest.chars().next()? {
                '%' if place.column == 1 => {
                    self.skip_line();
                    continue;
                }
                ';' => {
                    let line = rest.lines().next().unwrap_or_default();
                    let comment = collapsed(line.get(1..).unwrap_or_default());
                    self.advance(line.len());
                    Token::Comment(comment)
                }
                '{' => self.comment(),
                '[' => self.tag(),
                '(' if rest.starts_with(DRAW_OFFER) => {
                    self.advance(DRAW_OFFER.len());
                    Token::DrawOffer
                }
                '(' => {
                    self.advance(1);
                    Token::Open
                }
                ')' => {
                    self.advance(1);
                    Token::Close
                }
                '$' => {
                    let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
                    let nag = rest.get(1..=digits).and_then(|digits| digits.parse().ok());
                    self.advance(1 + digits);
                    match nag {
                        Some(nag) => Token::Nag(nag),
                        None => continue,
                    }
                }
                ']' | '}' | '<' | '>' => {
                    self.advance(1);
                    continue;
                }
                _ => match self.symbol() {
                    Some(token) => return Some(token),
                    None => continue,
                },
            };
            return Some((place, token));
        }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    pub(super) fn place(&self) -> Place {
        let before = self.text.get(self.line_start..self.at).unwrap_or_default();
        Place {
            line: self.line,
            column: before.chars().count() + 1,
        }
    }

    fn advance(&mut self, bytes: usize) {
        let passed = self.rest().get(..bytes).unwrap_or_default();
        for (index, _) in passed.match_indices('\n') {
            self.line += 1;
            self.line_start = self.at + index + 1;
        }
        self.at += passed.len();
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.advance(
            rest.len()
                - rest
                    .trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
                    .len(),
        );
    }

    fn skip_line(&mut self) {
        let rest = self.rest();
        self.advance(rest.find('\n').map_or(rest.len(), |end| end + 1));
    }

    fn comment(&mut self) -> Token<'a> {
        let rest = self.rest();
        let next_game = rest.find("\n[Event ").unwrap_or(rest.len());
        let inside = rest.get(1..next_game).unwrap_or_default();
        if let Some(end) = inside.find('}') {
            let comment = collapsed(inside.get(..end).unwrap_or_default());
            self.advance(end + 2);
            Token::Comment(comment)
        } else {
            self.advance(next_game);
            Token::OpenComment
        }
    }

    /// `[Name "value"]`, with `\"` and `\\` in the value.
    fn tag(&mut self) -> Token<'a> {
        let rest = self.rest();
        let line = rest.lines().next().unwrap_or_default();
        let tag = || {
            let inside = line.get(1..)?.trim_start();
            let length = inside
                .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                .filter(|length| *length > 0)?;
            let name = inside.get(..length)?;
            let quoted = inside.get(length..)?.trim_start().strip_prefix('"')?;
            let mut value = String::new();
            let mut escaped = false;
            for (at, c) in quoted.char_indices() {
                match c {
                    '\\' if !escaped => escaped = true,
                    '"' if !escaped => {
                        let after = quoted.get(at + 1..)?.trim_start();
                        let closed = after.strip_prefix(']')?;
                        return Some((name, value, line.len() - closed.len()));
                    }
                    c => {
                        // A backslash before anything else stands for itself.
                        if escaped && c != '"' && c != '\\' {
                            value.push('\\');
                        }
                        value.push(c);
                        escaped = false;
                    }
                }
            }
            None
        };
        if let Some((name, value, length)) = tag() {
            self.advance(length);
            Token::Tag(name, value)
        } else {
            self.skip_line();
            Token::BrokenTag
        }
    }

    /// A run of signs up to a blank or a bracket: a move number, a result, a move with its glyphs.
    fn symbol(&mut self) -> Option<(Place, Token<'a>)> {
        let rest = self.rest();
        let end = rest
            .find(|c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$'))
            .unwrap_or(rest.len())
            .max(1);
        let symbol = rest.get(..end).unwrap_or(rest);
        let place = self.place();
        if let Some(result) = result(symbol) {
            self.advance(end);
            return Some((place, Token::Result(result)));
        }
        // "12.e4", "12...", "12": the number goes, the rest is a symbol of its own.
        let digits = symbol.bytes().take_while(u8::is_ascii_digit).count();
        let dots = symbol.bytes().skip(digits).take_while(|byte| *byte == b'.').count();
        let after = symbol.chars().skip(digits + dots).take(1).collect::<String>();
        if dots > 0 || (digits > 0 && after.is_empty()) {
            self.advance(digits + dots);
            return None;
        }
        self.advance(symbol.len());
        let bare = symbol.trim_end_matches(['!', '?']);
        let nag = nag(symbol.get(bare.len()..).unwrap_or_default());
        if bare.is_empty() {
            return nag.map(|nag| (place, Token::Nag(nag)));
        }
        // "e.p." after a blank.
        if bare.trim_end_matches('.').eq_ignore_ascii_case("e.p") || bare.eq_ignore_ascii_case("ep") {
            return None;
        }
        self.nag = nag.map(|nag| (place, nag));
        Some((place, Token::San(bare)))
    }
}

fn result(symbol: &str) -> Option<PgnResult> {
    match symbol {
        "1-0" => Some(PgnResult::White),
        "0-1" => Some(PgnResult::Black),
        "1/2-1/2" | "1/2" | "½-½" => Some(PgnResult::Draw),
        "*" => Some(PgnResult::Open),
        _ => None,
    }
}

/// The number of a glyph written with its signs (PGN 10).
fn nag(signs: &str) -> Option<u8> {
    match signs {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        _ => None,
    }
}

fn collapsed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
