//! Movetext split into its tokens (PGN 7), for files and for the sheets of players: one grammar for both.

use std::borrow::Cow;
use std::ops::ControlFlow;

use memchr::{memchr_iter, memchr2_iter, memchr3};

use crate::algebraic::{self, Letters};
use crate::signs::PgnResult;
use crate::{signs, written_move};
use laws::scoresheet::{EntryKind, as_written};

/// A token (PGN 7).
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PgnToken<'a> {
    Tag(&'a str, Cow<'a, str>),
    /// A comment, with blanks for its line breaks.
    Comment(String),
    Nag(u8),
    Open,
    Close,
    /// A draw offer, a time or a claim, in brackets (8.1.4, 8.1.5).
    Entry(String),
    Result(PgnResult),
    /// A word that may be a move, without signs that have no width.
    San(Cow<'a, str>),
    /// The last word of a game, which may be castling or its result: `0-0`.
    CastlingOrResult(Cow<'a, str>, PgnResult),
    /// The words `e.p.` after a blank (C.9.3).
    EnPassant(&'a str),
    /// Digits that stand alone: a move number without its dot, or nothing.
    Number(&'a str),
    /// A word for the end of the game without its result: `draw`, `resigns`.
    Ending(&'a str),
    /// A bracket that does not begin a tag; the rest of its line is skipped.
    BrokenTag,
    /// A comment without an end before the next game.
    OpenComment,
}

/// The signs that end a line, a comment in it and an escaped one (PGN 5, 6): a line feed, which every carriage return has become, and those
/// of Unicode alone.
const LINE_ENDS: [char; 4] = ['\n', '\u{85}', '\u{2028}', '\u{2029}'];

/// A null move: the player to move does nothing, which shows the opponent's threat. PGN has no sign for it; most
/// programs write this one. [`is_pass`] knows the others.
pub const PASS: &str = "--";

/// True for a null move in any way in which programs write it.
pub(super) fn is_pass(word: &str) -> bool {
    matches!(word, PASS | "Z0" | "0000" | "@@@@" | "null")
}

/// PGN split into its tokens, each with the byte at which it begins.
pub(crate) struct Lexer<'a> {
    pub(super) text: &'a str,
    /// The next byte to be read.
    pub(super) at: usize,
    /// Glyphs from the end of a move (`e4!?`), the first one last, and their place.
    glyphs: Vec<(usize, u8)>,
    /// The place of text that no token covers.
    pub(super) left_out: Option<usize>,
    /// True while the contents of comments are not needed.
    pub(super) skims: bool,
    /// True for a player's sheet: a semicolon directly after a move is no comment.
    is_sheet: bool,
    /// Number of open variations.
    open: usize,
    /// The place of the move number before the token, if there is one.
    pub(crate) number: Option<usize>,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str, at: usize) -> Lexer<'a> {
        Lexer {
            text,
            at,
            glyphs: Vec::new(),
            left_out: None,
            skims: false,
            is_sheet: false,
            open: 0,
            number: None,
        }
    }

    /// The tokens of a player's sheet.
    pub(crate) const fn of_sheet(text: &'a str) -> Lexer<'a> {
        let mut lexer = Lexer::new(text, 0);
        lexer.is_sheet = true;
        lexer.skims = true;
        lexer
    }

    pub(crate) fn next(&mut self) -> Option<(usize, PgnToken<'a>)> {
        if let Some((at, nag)) = self.glyphs.pop() {
            return Some((at, PgnToken::Nag(nag)));
        }
        self.number = None;
        loop {
            self.skip_blanks();
            let rest = self.rest();
            let at = self.at;
            let token = match *rest.as_bytes().first()? {
                b'%' if self.is_line_start() => {
                    self.left_out = Some(at);
                    self.skip_line();
                    continue;
                }
                b';' => {
                    let length = rest.find(LINE_ENDS).unwrap_or(rest.len());
                    let comment = self.words(rest.get(1..length));
                    self.at += length;
                    PgnToken::Comment(comment)
                }
                b'{' => self.comment(),
                // A command of a comment without its braces: `[%clk 1:30:00]`.
                b'[' if rest.starts_with("[%") => {
                    if let Some(end) = rest.lines().next().and_then(|line| line.find(']')) {
                        self.at += end + 1;
                        PgnToken::Comment(self.words(rest.get(..=end)))
                    } else {
                        self.skip_line();
                        PgnToken::BrokenTag
                    }
                }
                b'[' => match self.tag() {
                    Some(token) => token,
                    None => continue,
                },
                b'(' => {
                    let (token, length) = bracketed(rest).unwrap_or((PgnToken::Open, 1));
                    self.at += length;
                    self.open += usize::from(token == PgnToken::Open);
                    token
                }
                b')' => {
                    self.at += 1;
                    self.open = self.open.saturating_sub(1);
                    PgnToken::Close
                }
                b'$' => {
                    let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
                    let nag = rest.get(1..=digits).and_then(|digits| digits.parse().ok());
                    self.at += 1 + digits;
                    let Some(nag) = nag else {
                        self.left_out = Some(at);
                        continue;
                    };
                    PgnToken::Nag(nag)
                }
                b']' | b'}' | b'<' | b'>' => {
                    self.left_out = Some(at);
                    self.at += reserved_length(rest).unwrap_or(1);
                    continue;
                }
                _ => match self.symbol() {
                    Some(token) => token,
                    None => continue,
                },
            };
            return Some((at, token));
        }
    }

    /// The byte up to which the text has been read.
    pub(crate) const fn reached(&self) -> usize {
        self.at
    }

    /// The text that is still to be read.
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn is_line_start(&self) -> bool {
        self.begins_line(self.at)
    }

    /// True if the game goes on after the result just read: with another result, with a move on its line, or with the number and the move
    /// of its second or a later pair. If the text ends before that is clear, nothing is left of it.
    pub(super) fn continues(&mut self, letters: Letters) -> bool {
        let is_blank = |sign: char| sign.is_whitespace() || signs::is_without_width(sign);
        let rest = signs::behind_comments(self.rest(), is_blank);
        let gap = self.rest().len() - rest.len();
        let is_same_line = !self.rest().get(..gap).is_some_and(|gap| gap.contains('\n'));
        let behind = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let digits = rest.get(..rest.len() - behind.len()).unwrap_or_default();
        let dots = behind.trim_start_matches(signs::is_dot);
        let next = dots.trim_start_matches(is_blank);
        let word = next
            .get(..next.find(signs::ends_word).unwrap_or(next.len()))
            .unwrap_or_default();
        let is_later = dots.len() < behind.len() && digits.parse().is_ok_and(|number: u32| number > 1);
        let bare = word.trim_end_matches(signs::is_mark);
        let is_unnumbered = is_same_line && digits.is_empty() && dots.len() == behind.len();
        let continues = signs::result_at(rest).is_some()
            || ((is_later || is_unnumbered) && (is_pass(word) || written_move::movement(bare, letters).is_some()));
        let may_go_on = word.len() == next.len() && (rest.is_empty() || !digits.is_empty());
        if may_go_on && !continues {
            self.at = self.text.len();
        }
        continues
    }

    /// True if a bracket with a move follows on this line.
    pub(super) fn is_before_bracketed_move(&self, letters: Letters) -> bool {
        let Some(inside) = self.rest().trim_start_matches(signs::is_blank).strip_prefix('(') else {
            return false;
        };
        let is_number = |sign: char| sign.is_ascii_digit() || signs::is_dot(sign) || signs::is_blank(sign);
        let next = inside.trim_start_matches(is_number);
        let word = next.get(..next.find(signs::ends_word).unwrap_or(next.len()));
        let bare = word.unwrap_or_default().trim_end_matches(signs::is_mark);
        written_move::movement(bare, letters).is_some()
    }

    /// The comments on the line of the result that ends at that byte, which are about its game, and the byte at which they end. If the
    /// text ends before that is clear, nothing is left of it.
    pub(super) fn comments_behind(&mut self, result: usize) -> (Vec<(usize, PgnToken<'a>)>, usize) {
        let is_unsure = self.at > result;
        self.at = result;
        let (mut comments, mut end) = (Vec::new(), result);
        let next = loop {
            let next = self
                .rest()
                .trim_start_matches(|sign: char| sign != '\n' && sign.is_whitespace());
            let comment = next.starts_with(['{', ';']).then(|| self.next()).flatten();
            let Some(comment) = comment else { break next };
            comments.push(comment);
            end = self.at;
        };
        if is_unsure || next.is_empty() {
            self.at = self.text.len();
        }
        (comments, end)
    }

    /// True if a result follows.
    pub(super) fn is_before_result(&self) -> bool {
        signs::result_at(signs::behind_comments(self.rest(), char::is_whitespace)).is_some()
    }

    /// True if a line begins at that byte.
    pub(super) fn begins_line(&self, at: usize) -> bool {
        let before = self.text.get(..at).unwrap_or_default();
        before.is_empty() || before.ends_with(LINE_ENDS)
    }

    /// True if the line before that byte is empty.
    pub(super) fn is_after_empty_line(&self, at: usize) -> bool {
        let before = self.text.get(..at).unwrap_or_default().trim_end_matches(BLANKS);
        before.strip_suffix('\n').is_some_and(ends_with_line)
    }

    /// True if pieces in the rest of the game stand apart from their squares: `B b5`, `N xe5`.
    pub(crate) fn writes_pieces_apart(&self, at: usize) -> bool {
        let rest = self.text.get(at..).unwrap_or_default();
        let rest = rest.find("\n[").and_then(|end| rest.get(..end)).unwrap_or(rest);
        let mut before = "";
        rest.split_whitespace().any(|word| {
            let piece = before.trim_start_matches(|sign: char| sign.is_ascii_digit() || signs::is_dot(sign));
            before = word;
            let is_square = || word.starts_with(|sign| matches!(sign, 'a'..='h' | 'x' | '1'..='8'));
            (matches!(piece, "K" | "Q" | "R" | "B") && is_square())
                || (piece == "N" && (word.starts_with('x') || word.len() == 1))
        })
    }

    /// True if a result follows, perhaps behind more words for the end of the game: `White resigns. 0-1`. If the text ends before that is
    /// clear, nothing is left of it.
    fn has_result(&mut self) -> bool {
        /// The most such words beside a result.
        const MOST_WORDS: usize = 4;
        let is_gap = |sign: char| sign.is_whitespace() || matches!(sign, '.' | ',');
        let mut rest = signs::behind_comments(self.rest(), is_gap);
        for _word in 0..MOST_WORDS {
            if signs::result_at(rest).is_some_and(|(result, _)| result != PgnResult::Open) {
                return true;
            }
            let end = rest.find(signs::ends_word).unwrap_or(rest.len());
            let (word, behind) = rest.split_at_checked(end).unwrap_or_default();
            if !is_one_of(&ENDINGS, word.trim_end_matches(signs::is_mark)) {
                if rest.is_empty() {
                    self.at = self.text.len();
                }
                return false;
            }
            rest = signs::behind_comments(behind, is_gap);
        }
        false
    }

    /// Skips blanks, and signs without width.
    fn skip_blanks(&mut self) {
        let rest = self.rest();
        let ascii = rest.bytes().take_while(u8::is_ascii_whitespace).count();
        self.at += ascii;
        let rest = rest.get(ascii..).unwrap_or_default();
        if rest.bytes().next().is_some_and(|byte| !byte.is_ascii_graphic()) {
            let is_blank = |sign: char| sign.is_whitespace() || signs::is_without_width(sign);
            self.at += rest.len() - rest.trim_start_matches(is_blank).len();
        }
    }

    /// Skips the rest of the line, with its line break.
    fn skip_line(&mut self) {
        let rest = self.rest();
        let end = rest.match_indices(LINE_ENDS).next();
        self.at += end.map_or(rest.len(), |(at, end)| at + end.len());
    }

    /// Skips text up to a line that begins with a tag or with a move number.
    pub(super) fn skip_prose(&mut self) {
        let rest = self.rest();
        let mut begins = memchr_iter(b'\n', rest.as_bytes()).map(|end| end + 1);
        let is_game = |begin: &usize| {
            let line = rest.get(*begin..).unwrap_or_default().trim_start_matches([' ', '\t']);
            let behind = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
            let is_numbered =
                behind.len() < line.len() && behind.starts_with(|sign| signs::is_dot(sign) || sign == ')');
            line.starts_with('[') || is_numbered
        };
        self.at += begins.find(is_game).unwrap_or(rest.len());
        self.glyphs.clear();
    }

    /// Skips moves and their numbers without distinction, when only the end of the game is searched. Anything that
    /// might be something else stays.
    pub(super) fn skip_moves(&mut self) {
        let bytes = self.text.as_bytes();
        let is = |at: usize, class: fn(&u8) -> bool| bytes.get(at).is_some_and(class);
        let mut at = self.at;
        loop {
            while is(at, u8::is_ascii_whitespace) {
                at += 1;
            }
            let begin = at;
            while is(at, u8::is_ascii_digit) {
                at += 1;
            }
            if at > begin {
                // Without a dot, the number might be a result.
                if !is(at, |byte| *byte == b'.') {
                    return;
                }
                while is(at, |byte| *byte == b'.') {
                    at += 1;
                }
                continue;
            }
            // The letters "ep" are not a move.
            if !is(at, |byte| {
                matches!(byte, b'a'..=b'h' | b'B' | b'K' | b'N' | b'O' | b'Q' | b'R')
            }) || is(at + 1, |byte| matches!(byte, b'p' | b'P' | b'.'))
            {
                return;
            }
            while is(at, |byte| {
                byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'#' | b'-' | b'=' | b'!' | b'?')
            }) {
                at += 1;
            }
            // The text may end within a move, and a character beyond ASCII may be a blank.
            if !is(at, |byte| {
                byte.is_ascii_whitespace() || matches!(byte, b'{' | b'(' | b')' | b';' | b'$')
            }) {
                return;
            }
            self.at = at;
        }
    }

    /// The contents of a comment.
    fn words(&self, inside: Option<&str>) -> String {
        collapsed(inside.filter(|_| !self.skims).unwrap_or_default())
    }

    /// Reads a comment, which ends at its brace, or without one where the next game begins.
    fn comment(&mut self) -> PgnToken<'a> {
        let rest = self.rest();
        // Not line by line: the end of the line is searched no further than the brace.
        for at in memchr2_iter(b'}', b'\n', rest.as_bytes()) {
            if rest.as_bytes().get(at) == Some(&b'}') {
                self.at += at + 1;
                return PgnToken::Comment(self.words(rest.get(1..at)));
            }
            if rest
                .get(at + 1..)
                .is_some_and(|line| begins_game(line, rest.get(..at).unwrap_or_default()))
            {
                self.at += at + 1;
                return PgnToken::OpenComment;
            }
        }
        self.at = self.text.len();
        PgnToken::OpenComment
    }

    /// Reads `[Name "value"]`, with `\"` and `\\` in the value. On a sheet a bracket within a line may be part of an entry.
    fn tag(&mut self) -> Option<PgnToken<'a>> {
        let rest = self.rest();
        let tag = || {
            let inside = behind_blanks(rest.get(1..)?);
            let is_end =
                |byte: u8| !byte.is_ascii_alphanumeric() && !matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-');
            let length = inside.bytes().position(is_end).filter(|length| *length > 0)?;
            let (name, value) = inside.split_at_checked(length)?;
            // Tokens of the import format may be on lines of their own (PGN 8.1).
            let value = Some(value.trim_start())
                .filter(|next| next.starts_with('"'))
                .unwrap_or_else(|| behind_blanks(value));
            let (value, closed) = exact_value(value)
                .or_else(|| likely_value(value))
                .or_else(|| broken_value(value))?;
            Some((name, value, rest.len() - closed.len()))
        };
        if let Some((name, value, length)) = tag() {
            self.at += length;
            self.open = 0;
            return Some(PgnToken::Tag(name, value));
        }
        let before = self.text.get(..self.at).unwrap_or_default();
        let before = before.trim_end_matches([' ', '\t', '\u{feff}']);
        if self.is_sheet && !before.is_empty() && !before.ends_with('\n') {
            return self.symbol();
        }
        self.skip_line();
        Some(PgnToken::BrokenTag)
    }

    /// Reads a run of characters up to a blank or a bracket: a move number, a result, a move with its glyphs.
    fn symbol(&mut self) -> Option<PgnToken<'a>> {
        let rest = self.rest();
        let begin = self.at;
        if let Some((length, marks)) = plain_move(rest) {
            self.at += length + marks;
            return rest.get(..length).map(|plain| PgnToken::San(Cow::Borrowed(plain)));
        }
        if !is_plain_number(rest)
            && let ControlFlow::Break(read) = self.result_or_parted_castling(rest)
        {
            return read;
        }
        // "12.e4", "12...", "12…": the number is skipped, the rest is a symbol of its own, whose length is not determined
        // for each of many numbers in a row.
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let behind = rest.get(digits..).unwrap_or_default();
        let dots = behind.trim_start_matches(|sign| signs::is_dot(sign) || signs::is_without_width(sign));
        let dots = behind.len() - dots.len();
        let is_numbered = behind.get(..dots).is_some_and(|dots| dots.contains(signs::is_dot));
        // "1- e4", "1º e4", "1: e4".
        let sign = behind
            .chars()
            .next()
            .filter(|sign| digits > 0 && (signs::is_dash(*sign) || matches!(sign, '°' | 'º' | ':')));
        let with_sign = sign.map(char::len_utf8).filter(|length| {
            let next = behind.get(*length..).and_then(|rest| rest.chars().next());
            next.is_some_and(char::is_whitespace)
        });
        if is_numbered || with_sign.is_some() {
            self.at += digits + dots + with_sign.unwrap_or_default();
            if (self.is_sheet || self.open == 0) && digits > 0 && self.rest().starts_with(')') {
                self.at += 1;
            }
            self.number = self.number.or(Some(begin));
            return None;
        }
        // Within a variation the bracket closes it.
        if (self.is_sheet || self.open == 0) && digits > 0 && behind.starts_with(')') {
            self.at += digits + 1;
            self.number = self.number.or(Some(begin));
            return None;
        }
        if let Some(length) = signs::en_passant_at(rest) {
            let behind = rest.get(length..).unwrap_or_default();
            let behind = behind.trim_start_matches(['.', ',', '+', '#']);
            let end = rest.len() - behind.len();
            let has_dot = rest.get(..end).is_some_and(|whole| whole.ends_with('.'));
            let next = behind.chars().next();
            if has_dot || next.is_none_or(|sign| signs::ends_word(sign) || signs::is_mark(sign)) {
                self.at += end;
                return Some(PgnToken::EnPassant(rest.get(..length).unwrap_or(rest)));
            }
        }
        let mut length = symbol_length(rest);
        for more in [promotion_length, parted_length] {
            length += more(rest, length);
        }
        let symbol = without_ending(rest.get(..length).unwrap_or(rest));
        self.at += symbol.len();
        if self.is_sheet && is_separator(self.rest()) {
            self.at += 1;
        }
        // Castling may be written without dashes.
        let is_move = matches!(symbol, "00" | "000") || is_pass(symbol) || written_move::is_numeric(symbol);
        if digits > 0 && digits == symbol.len() && !is_move {
            return Some(PgnToken::Number(symbol));
        }
        let word = symbol.trim_end_matches(signs::is_mark);
        // A line between the moves: a table, a move that is not known.
        let is_line = symbol
            .chars()
            .all(|sign| matches!(sign, '/' | '|') || signs::is_dash(sign))
            && symbol.chars().count() == 1;
        if is_line || is_one_of(&LEFT_OUT, word) || (is_one_of(&ENDINGS, word) && self.has_result()) {
            self.left_out = Some(begin);
            return None;
        }
        if is_one_of(&ENDINGS, word) {
            return Some(PgnToken::Ending(word));
        }
        if digits > 0 && EntryKind::of(&as_written(symbol)) == EntryKind::Time {
            return Some(PgnToken::Entry(as_written(symbol)));
        }
        // After a move number N is a knight whose move is cut off.
        let is_knight = symbol == "N" && self.number.is_some();
        if let Some(glyph) = signs::glyph_word(symbol).filter(|_| !is_knight) {
            return Some(PgnToken::Nag(glyph));
        }
        self.move_and_marks(symbol, begin)
    }

    /// Reads a result, quotes in front of one, or castling with blanks, and breaks off; continues if none stands there.
    fn result_or_parted_castling(&mut self, rest: &'a str) -> ControlFlow<Option<PgnToken<'a>>> {
        let bare = rest.trim_start_matches(signs::QUOTES);
        if bare.len() < rest.len() && signs::result_at(bare).is_some() {
            self.at += rest.len() - bare.len();
            return ControlFlow::Break(None);
        }
        if let Some((result, length)) = signs::result_at(rest) {
            self.at += length;
            let written = rest.get(..length).unwrap_or_default();
            let written = written.trim_end_matches(|sign: char| sign.is_whitespace() || signs::is_without_width(sign));
            let castling = match spaced_castling_length(written) {
                0 => Cow::Borrowed(written),
                _ => without_blanks(written),
            };
            return ControlFlow::Break(Some(if algebraic::castling(&castling).is_some() {
                PgnToken::CastlingOrResult(castling, result)
            } else {
                PgnToken::Result(result)
            }));
        }
        let castling = spaced_castling_length(rest);
        if castling > 0 {
            self.at += castling;
            return ControlFlow::Break(rest.get(..castling).map(without_blanks).map(PgnToken::San));
        }
        ControlFlow::Continue(())
    }

    /// A symbol without the signs around it, which follow as glyphs.
    fn move_and_marks(&mut self, symbol: &'a str, begin: usize) -> Option<PgnToken<'a>> {
        let unjudged = symbol.trim_end_matches(['!', '?']);
        let has_two_dashes = unjudged.chars().all(signs::is_dash) && unjudged.chars().count() == PASS.len();
        if has_two_dashes || is_pass(unjudged) {
            self.at = begin + unjudged.len();
            return Some(PgnToken::San(Cow::Borrowed(if has_two_dashes {
                PASS
            } else {
                unjudged
            })));
        }
        let mut bare = symbol.trim_end_matches(signs::is_mark);
        let marks = symbol.get(bare.len()..).unwrap_or_default();
        let ahead = bare.len() - bare.trim_start_matches(signs::is_mark).len();
        if ahead > 0 {
            let before = bare.get(..ahead).unwrap_or_default();
            let found = signs::glyphs(before);
            if !found.is_empty() && found.iter().all(Option::is_some) {
                // A glyph directly before a move: the move is a symbol of its own.
                self.at = begin + ahead;
                self.follow(begin, found);
                return self.glyphs.pop().map(|(_, glyph)| PgnToken::Nag(glyph));
            }
        }
        let mut found = if matches!(marks, "" | "+" | "#") {
            Vec::new()
        } else {
            signs::glyphs(marks)
        };
        if bare.is_empty() {
            if found.last() == Some(&None) {
                return Some(PgnToken::San(Cow::Borrowed(symbol)));
            }
            if found.is_empty() {
                self.left_out = Some(begin);
            }
            self.follow(begin, found);
            return self.glyphs.pop().map(|(_, glyph)| PgnToken::Nag(glyph));
        }
        // "Nf6N" is a novelty, "f8N" a knight.
        if let Some(novel) = bare.strip_suffix('N')
            && novel.ends_with(|sign| matches!(sign, '2'..='7'))
        {
            bare = novel;
            found.insert(0, signs::glyph_word("N"));
        }
        self.follow(begin, found);
        let is_plain = bare.is_ascii() || !bare.contains(signs::is_without_width);
        Some(PgnToken::San(if is_plain {
            Cow::Borrowed(bare)
        } else {
            Cow::Owned(bare.chars().filter(|sign| !signs::is_without_width(*sign)).collect())
        }))
    }

    /// Puts these glyphs after the token that begins there; a sign without a meaning is left out.
    fn follow(&mut self, begin: usize, found: Vec<Option<u8>>) {
        if found.contains(&None) {
            self.left_out = Some(begin);
        }
        let glyphs = found.into_iter().rev().flatten();
        self.glyphs.extend(glyphs.map(|glyph| (begin, glyph)));
    }
}

/// A draw offer, a time, a claim or `(e.p.)` at the beginning of the text, and its length.
fn bracketed(text: &str) -> Option<(PgnToken<'_>, usize)> {
    /// The most bytes of such an entry.
    const LONGEST: usize = 40;
    let inner = text.strip_prefix('(')?;
    let end = inner
        .bytes()
        .take(LONGEST)
        .position(|byte| matches!(byte, b'(' | b')' | b'{' | b'}'))?;
    let (inner, rest) = inner.split_at_checked(end)?;
    if !rest.starts_with(')') {
        return None;
    }
    let length = inner.len() + 2;
    if signs::en_passant_at(inner.trim()).is_some_and(|length| length == inner.trim().len()) {
        return Some((PgnToken::EnPassant(text.get(..length)?), length));
    }
    let entry = text.get(..length)?;
    // A result in brackets ends a game where nothing follows.
    let behind = rest.get(1..).unwrap_or_default().trim_start();
    let result = signs::result(inner).filter(|_| inner.trim() != "=" && (behind.is_empty() || behind.starts_with('[')));
    if let Some(result @ (PgnResult::White | PgnResult::Black | PgnResult::Draw)) = result {
        let is_unsure = behind.is_empty();
        return Some((PgnToken::Result(result), if is_unsure { text.len() } else { length }));
    }
    let is_numbered = inner.trim_end().ends_with(['.', '…']);
    let is_entry = EntryKind::of(entry) != EntryKind::Move && !is_numbered;
    is_entry.then(|| (PgnToken::Entry(entry.to_owned()), length))
}

/// Words beside a move that only repeat what it shows.
const LEFT_OUT: [&str; 20] = [
    "etc",
    "mate",
    "checkmate",
    "matt",
    "mat",
    "matto",
    "check",
    "schach",
    "ch",
    "chk",
    "sch",
    "dis",
    "d.ch",
    "dis.ch",
    "disch",
    "dblch",
    "scacco",
    "xeque",
    "jaque",
    "schaak",
];

/// Words that say how the game ended. They stand beside its result; alone they are none.
const ENDINGS: [&str; 25] = [
    "resigns",
    "resign",
    "resigned",
    "aufgegeben",
    "opgegeven",
    "abandon",
    "abandona",
    "abandonne",
    "abbandona",
    "desiste",
    "draw",
    "drawn",
    "remis",
    "tablas",
    "nulle",
    "patta",
    "empate",
    "time",
    "flag",
    "white",
    "black",
    "weiß",
    "schwarz",
    "stalemate",
    "patt",
];

/// True if that word is one of those, in any case.
fn is_one_of(words: &[&str], word: &str) -> bool {
    words.iter().any(|known| word.eq_ignore_ascii_case(known))
}

/// The move before a result or a word for check that follows it without a blank: `Qxf7#1-0`, `Qxf7mate`.
fn without_ending(symbol: &str) -> &str {
    let results = ["1/2-1/2", "1-0", "0-1", "½-½"];
    let words = ["checkmate", "mate", "disch", "dblch", "ch"];
    let mut moves = results
        .into_iter()
        .chain(words)
        .filter_map(|ending| symbol.strip_suffix(ending));
    let is_move = |before: &&str| {
        let bare = before.trim_end_matches(signs::is_mark);
        bare.ends_with(|sign: char| matches!(sign, '1'..='8'))
            && written_move::movement(bare, Letters::English).is_some()
    };
    moves.find(is_move).unwrap_or(symbol)
}

/// True for a semicolon that ends an entry, and no comment begins there.
fn is_separator(text: &str) -> bool {
    let behind = text.strip_prefix(';');
    behind.is_some_and(|behind| behind.chars().next().is_none_or(char::is_whitespace))
}

/// The length of a promotion piece after a pawn's move with that many bytes: in brackets, after a blank, or after a sign with blanks
/// around it, with its marks: `e8(Q)+`, `e8 [Q]`, `e8{Q}`, `e8 Q`, `cxd8 = N`.
fn promotion_length(text: &str, length: usize) -> usize {
    let is_sign = |sign: char| matches!(sign, '=' | '＝' | '/' | ':' | '>' | '→' | '^' | '@') || signs::is_dash(sign);
    let (before, behind) = text.split_at_checked(length).unwrap_or((text, ""));
    let pawn = before.trim_end_matches(is_sign);
    let is_pawns = pawn.starts_with(|sign: char| matches!(sign.to_ascii_lowercase(), 'a'..='h'));
    if !is_pawns || !pawn.ends_with(['1', '8']) {
        return 0;
    }
    let spaced = behind.trim_start_matches(signs::is_blank);
    let signed = spaced.trim_start_matches(is_sign);
    let inner = signed.trim_start_matches(signs::is_blank);
    let (piece, closing) = match inner.chars().next() {
        Some('(') => (inner.get(1..), ")"),
        Some('[') => (inner.get(1..), "]"),
        Some('{') => (inner.get(1..), "}"),
        Some(_) | None => (Some(inner), ""),
    };
    let piece = piece.unwrap_or_default().trim_start_matches(signs::is_blank);
    let Some(sign) = piece.chars().next() else { return 0 };
    let is_marked = !closing.is_empty() || signed.len() < spaced.len() || pawn.len() < before.len();
    let is_piece = matches!(sign, '♔'..='♟')
        || sign.is_uppercase()
        || (sign.is_lowercase() && (is_marked || !matches!(sign, 'a'..='h')));
    let after = piece.get(sign.len_utf8()..).unwrap_or_default();
    let closed = if closing.is_empty() {
        after
    } else {
        after.trim_start_matches(signs::is_blank)
    };
    let Some(marks) = closed.strip_prefix(closing).filter(|_| is_piece) else {
        return 0;
    };
    let rest = marks.trim_start_matches(signs::is_mark);
    if inner.len() < text.len() - length || !closing.is_empty() {
        let is_whole = rest.chars().next().is_none_or(signs::ends_word);
        return if is_whole { behind.len() - rest.len() } else { 0 };
    }
    0
}

/// True for a line that begins a game: the tag `Event`, or any tag after an empty line.
fn begins_game(line: &str, before: &str) -> bool {
    let is_tag = || {
        let value = line
            .strip_prefix('[')
            .map(|tag| tag.trim_start_matches(|sign: char| sign.is_ascii_alphanumeric()));
        value.is_some_and(|value| value.starts_with(" \""))
    };
    line.starts_with("[Event ") || (ends_with_line(before) && is_tag())
}

/// Blanks that may stand on an empty line.
const BLANKS: [char; 3] = [' ', '\t', '\r'];

/// True if the text ends with the end of a line and blanks.
fn ends_with_line(text: &str) -> bool {
    text.trim_end_matches(BLANKS).ends_with('\n')
}

/// The length of an expression in angle brackets, which PGN reserves for its future (7), within one game.
fn reserved_length(text: &str) -> Option<usize> {
    /// The most bytes of such an expression.
    const LONGEST: usize = 1024;
    let mut open = 0_usize;
    let mut is_line_start = false;
    for (at, byte) in text.bytes().enumerate().take(LONGEST) {
        match byte {
            b'<' => open += 1,
            b'>' if open == 0 => return None,
            b'>' => open -= 1,
            // The next game begins.
            b'[' | b'\n' if is_line_start => return None,
            _other => {}
        }
        if open == 0 {
            return (at > 0).then_some(at + 1);
        }
        is_line_start = byte == b'\n';
    }
    None
}

/// The length of the rest of a move whose parts stand apart, behind that many bytes of it: `♘ f3`, `N xe5`, `Nb d7`, `N b d2`.
fn parted_length(text: &str, length: usize) -> usize {
    let mut signs = text.chars().filter(|sign| !signs::is_without_width(*sign));
    let Some(piece) = signs
        .next()
        .filter(|sign| sign.is_uppercase() || matches!(sign, '♔'..='♟'))
    else {
        return 0;
    };
    let behind_piece = text.split_once(piece).map_or("", |(_, behind)| behind);
    let (mut rest, mut squares, mut is_parted) = (behind_piece, String::new(), false);
    loop {
        let mut next = behind_blanks(rest);
        // A program may have broken the line behind a knight, too; other letters alone are signs of their own.
        if squares.is_empty() && text.starts_with('N') && next.starts_with(['\r', '\n']) {
            next = next.trim_start_matches('\r').strip_prefix('\n').unwrap_or(next);
        }
        let has_gap = rest
            .get(..rest.len() - next.len())
            .is_some_and(|gap| gap.contains(char::is_whitespace));
        let is_complete = matches!(squares.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8']);
        if is_complete
            && next
                .chars()
                .next()
                .is_none_or(|sign| has_gap || signs::ends_word(sign) || signs::is_mark(sign))
        {
            let end = text.len() - rest.len();
            return if is_parted {
                end + rest.find(signs::ends_word).unwrap_or(rest.len()) - length
            } else {
                0
            };
        }
        let Some(sign) = next.chars().next().filter(|_| squares.len() < 4) else {
            return 0;
        };
        // A rank apart from the piece and from the square may be the number of the next move.
        let is_number =
            has_gap && matches!(squares.as_str(), "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8") && is_parted;
        match sign {
            'a'..='h' | '1'..='8' if !is_number => squares.push(sign),
            'x' | '×' | ':' => {}
            _ => return 0,
        }
        is_parted |= has_gap;
        rest = next.get(sign.len_utf8()..).unwrap_or_default();
    }
}

/// The length of castling with blanks around its dashes and its check: `0 - 0`, `O - O - O+`.
fn spaced_castling_length(text: &str) -> usize {
    let (mut rings, mut rest) = (0, text);
    loop {
        let Some(behind) = rest.strip_prefix(algebraic::is_ring) else {
            return 0;
        };
        rings += 1;
        let Some(next) = behind_blanks(behind).strip_prefix(signs::is_dash) else {
            rest = behind.trim_start_matches(['+', '#']);
            break;
        };
        rest = behind_blanks(next);
    }
    let is_end = rest
        .chars()
        .next()
        .is_none_or(|sign| signs::ends_word(sign) || signs::is_mark(sign));
    let length = text.len() - rest.len();
    let has_blanks = text.get(..length).is_some_and(|word| word.contains(signs::is_blank));
    if is_end && has_blanks && (2..=3).contains(&rings) {
        length
    } else {
        0
    }
}

fn without_blanks(text: &str) -> Cow<'_, str> {
    Cow::Owned(text.chars().filter(|sign| !signs::is_blank(*sign)).collect())
}

/// The text after the blanks of this line, and signs without width.
fn behind_blanks(text: &str) -> &str {
    text.trim_start_matches(|sign| matches!(sign, ' ' | '\t' | '\u{a0}') || signs::is_without_width(sign))
}

/// The value in quotation marks and the text after the bracket that closes its tag (PGN 8.1).
fn exact_value(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let (value, after) = quoted_value(text.strip_prefix('"')?)?;
    Some((value, after.trim_start().strip_prefix(']')?))
}

/// Quotation marks; a value ends with one of the kind with which it begins.
const QUOTATION_MARKS: [&[char]; 2] = [
    &['"', '“', '”', '„', '‟', '«', '»', '″', '＂', '〝', '〞', '❝', '❞'],
    &['\'', '‘', '’', '‚', '‛', '‹', '›', '`', '´'],
];

/// The most bytes of a value that is not written as PGN asks; PGN allows 255.
const LONGEST_VALUE: usize = 4096;

/// The value of a tag that is not written as PGN asks: with typographic quotation marks, with one more inside the value, or with a
/// backslash at its end. The last quotation mark before the closing bracket ends it.
fn likely_value(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let line = text.get(..text.floor_char_boundary(LONGEST_VALUE))?.lines().next()?;
    let first = line.chars().next()?;
    let marks = QUOTATION_MARKS.into_iter().find(|marks| marks.contains(&first))?;
    let ends = line.match_indices(']').filter_map(|(at, _)| {
        let before = line.get(first.len_utf8()..at)?;
        let value = before.trim_end().strip_suffix(marks)?;
        Some((value, at + 1))
    });
    let mut ends = ends.peekable();
    let likeliest = *ends.peek()?;
    // A tag is followed by the end of its line or another one.
    let is_followed = |(_, end): &(&str, usize)| {
        let rest = line.get(*end..).unwrap_or_default().trim_start();
        rest.is_empty() || rest.starts_with('[')
    };
    let (value, end) = ends.find(is_followed).unwrap_or(likeliest);
    let mut plain = String::with_capacity(value.len());
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        let escaped = signs.next_if(|next| sign == '\\' && matches!(next, '"' | '\\'));
        plain.push(escaped.unwrap_or(sign));
    }
    Some((Cow::Owned(plain), text.get(end..)?))
}

/// The value that goes on in the next line, at whose end the tag is closed.
fn broken_value(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let near = text.get(..text.floor_char_boundary(LONGEST_VALUE))?;
    let (first, rest) = near.strip_prefix('"')?.split_once('\n')?;
    let second = rest.lines().next()?;
    let behind = text.get(first.len() + second.len() + 2..)?;
    let second = second.trim_end().strip_suffix(']')?.trim_end().strip_suffix('"')?;
    let is_one = !first.contains('"') && !second.contains(['"', '[', ']']);
    is_one.then(|| {
        (
            Cow::Owned(format!("{} {}", first.trim_end(), second.trim_start())),
            behind,
        )
    })
}

/// The value before the closing quotation mark of this line, and the text after it.
fn quoted_value(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let end = memchr3(b'"', b'\\', b'\n', text.as_bytes())?;
    let (value, rest) = text.split_at_checked(end)?;
    if let Some(after) = rest.strip_prefix('"') {
        return Some((Cow::Borrowed(value), after));
    }
    let mut value = value.to_owned();
    let mut escaped = false;
    for (at, c) in rest.char_indices() {
        match c {
            '\n' => return None,
            '\\' if !escaped => escaped = true,
            '"' if !escaped => return Some((Cow::Owned(value), rest.get(at + 1..)?)),
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
}

/// The length of a move in English letters at the beginning of the text, and that of its sign for check, if a blank follows. Most symbols
/// are such moves, and nothing else is written so. Pawn moves to the last rank are left to the slower way: the new piece may follow.
fn plain_move(text: &str) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let length = match bytes {
        [b'a'..=b'h', b'2'..=b'7', ..] => 2,
        [b'K' | b'Q' | b'R' | b'B' | b'N', b'a'..=b'h', b'1'..=b'8', ..] => 3,
        [b'a'..=b'h', b'x', b'a'..=b'h', b'2'..=b'7', ..]
        | [b'K' | b'Q' | b'R' | b'B' | b'N', b'x', b'a'..=b'h', b'1'..=b'8', ..]
        | [b'R' | b'N', b'a'..=b'h' | b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', ..] => 4,
        _ => return None,
    };
    let marks = usize::from(matches!(bytes.get(length)?, b'+' | b'#'));
    bytes
        .get(length + marks)?
        .is_ascii_whitespace()
        .then_some((length, marks))
}

/// True if the text begins with a move number and its dots: a decimal number goes on with a digit.
fn is_plain_number(text: &str) -> bool {
    let behind = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let dots = behind.strip_prefix('.');
    let next = dots.and_then(|rest| rest.trim_start_matches('.').chars().next());
    behind.len() < text.len() && next.is_some_and(|sign| sign.is_ascii_whitespace() || sign.is_ascii_alphabetic())
}

/// Length in bytes up to a blank or a bracket, at least that of one character.
fn symbol_length(text: &str) -> usize {
    let first = text.chars().next().map_or(0, char::len_utf8);
    let rest = text.get(first..).unwrap_or_default();
    first + rest.find(signs::ends_word).unwrap_or(rest.len())
}

/// The text with one blank for every run of blanks.
fn collapsed(text: &str) -> String {
    let mut collapsed = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !collapsed.is_empty() {
            collapsed.push(' ');
        }
        collapsed.push_str(word);
    }
    collapsed
}
