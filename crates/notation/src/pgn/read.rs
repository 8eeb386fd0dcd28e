//! Reading PGN as far as possible, with the place of every fault.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr_iter, memchr2_iter, memchr3, memrchr};
use shakmaty::san::{San, SanError};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Move, Role};

use super::{DRAW_OFFER, MoveNote, OTHER_PASS, PASS, PgnGame, PgnMove, PgnResult, Variation, passed};
use crate::fen::{self, FenFault};
use laws::script::LineColumn;

/// The deepest nesting of variations; deeper ones are left out and reported as a fault.
const DEEPEST: usize = 100;
/// The most faults of one game that are kept: correcting a file takes the first few, and a file of nothing but
/// closing brackets has one for each byte.
pub const MOST_FAULTS: usize = 128;

/// All games of a text, each as far as it can be read.
pub fn read(text: &str) -> Vec<ReadGame> {
    Games::new(text).collect()
}

/// Bytes as text: UTF-8 where they are valid, else Latin-1 (PGN 4.1), decided for each line.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    decode_onto(&mut text, bytes, |_latin| {});
    Cow::Owned(text)
}

/// Decodes onto the end of a text, and reports where in it Latin-1 was decoded.
pub(super) fn decode_onto(text: &mut String, bytes: &[u8], mut latin: impl FnMut(Range<usize>)) {
    if let Ok(whole) = std::str::from_utf8(bytes) {
        text.push_str(whole);
        return;
    }
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        if let Ok(line) = std::str::from_utf8(line) {
            text.push_str(line);
        } else {
            let begin = text.len();
            text.extend(line.iter().map(|byte| char::from(*byte)));
            latin(begin..text.len());
        }
    }
}

/// A game that was read, with its faults.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadGame {
    /// The game up to the fault that ended its line, if one did.
    pub game: PgnGame,
    /// The parts that could not be read, in the order of the file.
    pub faults: Vec<PgnFault>,
    /// The line on which the game begins, counted from 1.
    pub line: usize,
    /// True if the text has parts that are not faults but are not in the game: an escaped line (PGN 6), a glyph that
    /// PGN does not have, a result within a variation. Writing the game does not bring them back.
    pub leaves_out: bool,
    /// The first pass in the game itself.
    pub pass: Option<PgnFault>,
    /// The text of a game read from a list of games, if writing the game anew would lose something.
    pub text: Option<String>,
}

impl ReadGame {
    /// The game as it can have been played: a pass is a fault in a game, after which nothing is read.
    #[must_use]
    pub fn as_played(mut self) -> ReadGame {
        if let Some(pass) = self.pass.take() {
            let plies = self.game.line.iter().take_while(|entry| entry.mv.is_some()).count();
            self.game.line.truncate(plies);
            self.faults
                .retain(|fault| (fault.line, fault.column) < (pass.line, pass.column));
            self.faults.push(pass);
        }
        self
    }

    /// True if the game holds everything in its text, so that writing it anew loses nothing.
    pub const fn is_whole(&self) -> bool {
        self.faults.is_empty() && !self.leaves_out
    }
}

/// A part that could not be read, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The kind of fault.
    pub problem: PgnProblem,
}

/// The fault in a PGN file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnProblem {
    /// The text is not a move.
    Unreadable(String),
    /// No such move is possible there.
    Illegal(String),
    /// More than one move fits.
    Ambiguous(String),
    /// A comment without its closing brace.
    OpenComment,
    /// A variation without its closing bracket.
    OpenVariation,
    /// A closing bracket without a variation.
    StrayBracket,
    /// A variation before any move.
    NothingToVary,
    /// Variations nested too deeply.
    TooDeep,
    /// A tag that is not `[Name "value"]`.
    BrokenTag,
    /// The fault of the position in the tag FEN.
    Fen(FenFault),
    /// A game other than chess and Chess960.
    UnknownVariant(String),
    /// More than [`super::stream::LARGEST_GAME`]; the file is not read further.
    TooLong,
}

/// The severity of a fault: in the chess, or in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file can be read, but a move is not possible.
    NotPossible,
    /// The file cannot be read there.
    Unreadable,
}

impl PgnFault {
    /// The severity: an impossible move, or an unreadable file.
    pub const fn severity(&self) -> Severity {
        self.problem.severity()
    }
}

impl PgnProblem {
    const fn severity(&self) -> Severity {
        match self {
            PgnProblem::Illegal(_) | PgnProblem::Ambiguous(_) => Severity::NotPossible,
            PgnProblem::Unreadable(_)
            | PgnProblem::OpenComment
            | PgnProblem::OpenVariation
            | PgnProblem::StrayBracket
            | PgnProblem::NothingToVary
            | PgnProblem::TooDeep
            | PgnProblem::BrokenTag
            | PgnProblem::Fen(_)
            | PgnProblem::UnknownVariant(_)
            | PgnProblem::TooLong => Severity::Unreadable,
        }
    }
}

/// The games of a text, one after another.
pub struct Games<'a> {
    lexer: Lexer<'a>,
    /// The token at which the last game ended.
    kept: Option<(usize, PgnToken<'a>)>,
    places: TextPlaces,
}

impl<'a> Games<'a> {
    /// The games of a text.
    pub fn new(text: &'a str) -> Games<'a> {
        Games::resumed(text, 0, TextPlaces::start())
    }

    /// The games from that byte on.
    pub(super) const fn resumed(text: &'a str, at: usize, places: TextPlaces) -> Games<'a> {
        Games {
            lexer: Lexer::new(text, at),
            kept: None,
            places,
        }
    }

    /// The earliest byte at which the next game begins, and the places counted before it.
    pub(super) fn reached(&self) -> (usize, TextPlaces) {
        let kept = self.kept.as_ref().map(|(at, _)| *at);
        (kept.unwrap_or(self.lexer.at), self.places)
    }

    /// Skips a game without reading its moves, to count the games; false if there is none.
    pub fn pass(&mut self) -> bool {
        self.head(&mut |_name, _value| {}).is_some()
    }

    /// Skips a game without reading its moves; passes on its tags and returns its bytes.
    pub(super) fn head(&mut self, tell: &mut dyn FnMut(&str, &str)) -> Option<Range<usize>> {
        let (mut begins, mut ends, mut has_begun, mut open) = (None, 0, false, 0_usize);
        // The first of the comments before anything else.
        let mut comment = None;
        self.lexer.skims = true;
        while let Some((at, token)) = self.kept.take().or_else(|| self.lexer.next()) {
            let is_tag = matches!(token, PgnToken::Tag(..) | PgnToken::BrokenTag);
            let mut is_end = false;
            if matches!(token, PgnToken::San(_)) {
                self.lexer.skip_moves();
            }
            match token {
                PgnToken::Comment(_) if begins.is_none() => {
                    comment = comment.or(Some(at));
                    continue;
                }
                PgnToken::Tag(..) if has_begun => {
                    self.kept = Some((at, token));
                    break;
                }
                PgnToken::Tag(name, value) => tell(name, &value),
                PgnToken::Result(_) => is_end = open == 0,
                PgnToken::Open => open += 1,
                PgnToken::Close => open = open.saturating_sub(1),
                PgnToken::BrokenTag
                | PgnToken::Comment(_)
                | PgnToken::OpenComment
                | PgnToken::Nag(_)
                | PgnToken::DrawOffer
                | PgnToken::San(_) => {}
            }
            if begins.is_none() {
                begins = Some(comment.filter(|_| !is_tag).unwrap_or(at));
            }
            ends = self.lexer.at;
            if is_end {
                break;
            }
            has_begun |= !is_tag;
        }
        self.lexer.skims = false;
        begins.map(|begins| begins..ends)
    }
}

impl Iterator for Games<'_> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        let mut reading: Option<PgnGameDraft> = None;
        let mut comments = Vec::new();
        let mut from = 0;
        while let Some((at, token)) = self.kept.take().or_else(|| self.lexer.next()) {
            if reading.is_none() && matches!(token, PgnToken::Comment(_)) {
                comments.push((at, token));
                continue;
            }
            if matches!(token, PgnToken::Tag(..)) && reading.as_ref().is_some_and(|reading| reading.frames.is_some()) {
                self.kept = Some((at, token));
                break;
            }
            let is_tag = matches!(token, PgnToken::Tag(..) | PgnToken::BrokenTag);
            if reading.is_none() {
                let comment = comments.first().filter(|_| !is_tag);
                from = comment.map_or(at, |(at, _)| *at);
            }
            let game = reading.get_or_insert_with(|| PgnGameDraft::new(at));
            // A comment above the tags belongs to no game; one before the first move of a game without tags belongs to that game.
            for (at, comment) in comments.drain(..).filter(|_| !is_tag) {
                game.take(at, comment);
            }
            let is_end = game.take(at, token);
            // Text between the games belongs to none.
            game.leaves_out |= self.lexer.left_out.take().is_some_and(|at| at >= from);
            if is_end {
                break;
            }
        }
        let end = self.lexer.at;
        reading.map(|reading| reading.done(end, self.lexer.text, &mut self.places))
    }
}

/// A game that is being read.
#[derive(Default)]
struct PgnGameDraft {
    game: PgnGame,
    /// Faults, each with its byte, like all places here.
    faults: Vec<(usize, PgnProblem)>,
    begins: usize,
    leaves_out: bool,
    pass: Option<(usize, PgnProblem)>,
    fen: Option<(usize, String)>,
    variant: Option<(usize, String)>,
    /// The moves and the variations still open in them; none before the movetext.
    frames: Option<Frames>,
}

struct Frames {
    root: VariationFrame,
    open: Vec<VariationFrame>,
    /// Number of open brackets beyond [`DEEPEST`].
    skipped: usize,
}

#[derive(Default)]
struct VariationFrame {
    at: usize,
    intro: Vec<String>,
    line: Vec<PgnMove>,
    position: Chess,
    before: Option<Chess>,
    /// True after a fault: the rest of this line cannot be read.
    broken: bool,
}

impl VariationFrame {
    fn new(at: usize, position: Chess) -> VariationFrame {
        VariationFrame {
            at,
            position,
            ..VariationFrame::default()
        }
    }

    fn comment(&mut self, comment: String) {
        match self.line.last_mut() {
            Some(last) => last.beside.push(MoveNote::Comment(comment)),
            None => self.intro.push(comment),
        }
    }
}

impl Frames {
    fn innermost(&mut self) -> &mut VariationFrame {
        self.open.last_mut().unwrap_or(&mut self.root)
    }

    /// Ends the innermost variation; false if there is none.
    fn close(&mut self) -> bool {
        let Some(frame) = self.open.pop() else {
            return false;
        };
        let Some(last) = self.innermost().line.last_mut() else {
            return true;
        };
        match frame {
            // The first move of the variation could not be read.
            VariationFrame {
                line,
                intro,
                broken: true,
                ..
            } if line.is_empty() => last.beside.extend(intro.into_iter().map(MoveNote::Comment)),
            VariationFrame { line, intro, .. } if line.is_empty() => last.beside.push(MoveNote::Aside(intro)),
            VariationFrame { line, intro, .. } => last.beside.push(MoveNote::Variation(Variation { intro, line })),
        }
        true
    }
}

impl PgnGameDraft {
    fn new(begins: usize) -> PgnGameDraft {
        PgnGameDraft {
            begins,
            ..PgnGameDraft::default()
        }
    }

    fn fault(&mut self, at: usize, problem: PgnProblem) {
        if self.faults.len() >= MOST_FAULTS {
            // The worst fault decides the treatment of the game.
            let is_worse = |(_, known): &(usize, PgnProblem)| known.severity() < problem.severity();
            if !self.faults.iter().all(is_worse) {
                return;
            }
            self.faults.pop();
        }
        self.faults.push((at, problem));
    }

    /// Takes one token; true if it ends the game.
    fn take(&mut self, at: usize, token: PgnToken<'_>) -> bool {
        if let PgnToken::Tag(name, value) = token {
            match name {
                "FEN" => self.fen = Some((at, value.clone().into_owned())),
                "Variant" => self.variant = Some((at, value.clone().into_owned())),
                _ => {}
            }
            self.game.tags.push((name.to_owned(), value.into_owned()));
            return false;
        }
        if token == PgnToken::BrokenTag {
            self.fault(at, PgnProblem::BrokenTag);
            return false;
        }
        if self.frames.is_none() {
            self.begin(at);
        }
        let Some(frames) = &mut self.frames else { return true };
        let problem = match token {
            PgnToken::Result(result) => {
                if frames.open.is_empty() && frames.skipped == 0 {
                    self.game.result = result;
                    self.game.ends_open = result == PgnResult::Open;
                    return true;
                }
                self.leaves_out = true;
                None
            }
            PgnToken::Open if frames.skipped > 0 || frames.open.len() >= DEEPEST => {
                frames.skipped += 1;
                (frames.skipped == 1).then_some(PgnProblem::TooDeep)
            }
            PgnToken::Open => {
                let frame = frames.innermost();
                let is_broken = frame.broken;
                let before = frame.before.clone();
                let is_missing = before.is_none();
                let mut inner = VariationFrame::new(at, before.unwrap_or_default());
                inner.broken = is_broken || is_missing;
                frames.open.push(inner);
                (is_missing && !is_broken).then_some(PgnProblem::NothingToVary)
            }
            PgnToken::Close if frames.skipped > 0 => {
                frames.skipped -= 1;
                None
            }
            PgnToken::Close => (!frames.close()).then_some(PgnProblem::StrayBracket),
            PgnToken::OpenComment => {
                frames.innermost().broken = true;
                Some(PgnProblem::OpenComment)
            }
            // After a fault and beyond the deepest variation nothing is kept.
            PgnToken::Comment(_) | PgnToken::Nag(_) | PgnToken::DrawOffer | PgnToken::San(_)
                if frames.skipped > 0 || frames.innermost().broken =>
            {
                None
            }
            PgnToken::Comment(comment) => {
                frames.innermost().comment(comment);
                None
            }
            PgnToken::DrawOffer => {
                frames.innermost().comment(DRAW_OFFER.to_owned());
                None
            }
            PgnToken::Nag(nag) => {
                match frames.innermost().line.last_mut() {
                    Some(last) => last.beside.push(MoveNote::Glyph(nag)),
                    None => self.leaves_out = true,
                }
                None
            }
            PgnToken::San(san) => {
                let is_game = frames.open.is_empty();
                let frame = frames.innermost();
                match meant_or_pass(&frame.position, san) {
                    Ok((entry, after)) => {
                        if entry.mv.is_none() && is_game && self.pass.is_none() {
                            self.pass = Some((at, PgnProblem::Unreadable(san.to_owned())));
                        }
                        frame.before = Some(std::mem::replace(&mut frame.position, after));
                        frame.line.push(entry);
                        None
                    }
                    Err(problem) => {
                        frame.broken = true;
                        Some(problem)
                    }
                }
            }
            PgnToken::Tag(..) | PgnToken::BrokenTag => None,
        };
        if let Some(problem) = problem {
            self.fault(at, problem);
        }
        false
    }

    /// Sets up the board once the tags have been read.
    fn begin(&mut self, at: usize) {
        let mut mode = None;
        let mut broken = false;
        if let Some((at, variant)) = self.variant.take() {
            let plain: String = variant.chars().filter(char::is_ascii_alphanumeric).collect();
            match plain.to_ascii_lowercase().as_str() {
                "" | "standard" | "chess" | "normal" | "fromposition" => {}
                "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerrandomchess" | "freestylechess" => {
                    mode = Some(CastlingMode::Chess960);
                }
                _ => {
                    broken = true;
                    self.fault(at, PgnProblem::UnknownVariant(variant));
                }
            }
        }
        if let Some((at, text)) = self.fen.take() {
            match fen::read(&text, mode) {
                Ok(position) => self.game.start = position,
                Err(fault) => {
                    broken = true;
                    self.fault(at, PgnProblem::Fen(fault));
                }
            }
        }
        let mut root = VariationFrame::new(at, self.game.start.clone());
        root.broken = broken;
        self.frames = Some(Frames {
            root,
            open: Vec::new(),
            skipped: 0,
        });
    }

    fn done(mut self, end: usize, text: &str, places: &mut TextPlaces) -> ReadGame {
        if self.frames.is_none() {
            self.begin(end);
        }
        if let Some(mut frames) = self.frames.take() {
            let open = frames.open.last().map(|frame| frame.at);
            if let Some(at) = open.filter(|_| self.faults.is_empty()) {
                self.fault(at, PgnProblem::OpenVariation);
            }
            while frames.close() {}
            self.game.intro = frames.root.intro;
            self.game.line = frames.root.line;
        }
        // A game that was cut off or left open has the result of its tags.
        if self.game.result == PgnResult::Open {
            let told = self.game.tags.iter().find(|(name, _)| name == "Result");
            let result = told.and_then(|(_, value)| PgnResult::ALL.into_iter().find(|known| known.as_str() == value));
            self.game.result = result.unwrap_or_default();
            self.game.ends_open &= self.game.result != PgnResult::Open;
        }
        let line = places.game_begins(text, self.begins);
        let mut fault = |(at, problem)| {
            let LineColumn { line, column } = places.of(text, at);
            PgnFault { line, column, problem }
        };
        ReadGame {
            game: self.game,
            faults: self.faults.into_iter().map(&mut fault).collect(),
            line,
            leaves_out: self.leaves_out,
            pass: self.pass.map(fault),
            text: None,
        }
    }
}

/// The move that is meant, and the position after it; a pass in check is not possible.
fn meant_or_pass(position: &Chess, written: &str) -> Result<(PgnMove, Chess), PgnProblem> {
    if matches!(written, PASS | OTHER_PASS) {
        let after = passed(position).ok_or_else(|| PgnProblem::Illegal(written.to_owned()))?;
        return Ok((PgnMove::of(None), after));
    }
    let entry = PgnMove::new(meant(position, written)?);
    let mut after = position.clone();
    entry.play(&mut after);
    Ok((entry, after))
}

/// The legal move that is meant, written in the export format, in an import format (PGN 8.2.3), as origin and target,
/// with zeros for castling or without `x`.
fn meant(position: &Chess, written: &str) -> Result<Move, PgnProblem> {
    // The export format comes first, because nearly every move is written so.
    let exported = San::from_ascii(written.trim_end_matches(['+', '#']).as_bytes());
    if let Some(mv) = exported.ok().and_then(|san| san.to_move(position).ok()) {
        return Ok(mv);
    }
    let end = ["e.p.", "e.p", "ep"]
        .into_iter()
        .find_map(|end| written.strip_suffix(end));
    let bare = end.unwrap_or(written).trim_end_matches(['+', '#']);
    let mut plain: String = bare.replace('/', "=");
    if plain.starts_with(['0', 'o', 'O']) {
        plain = plain.replace(['0', 'o'], "O");
    } else {
        plain.retain(|c| c != '-' && c != ':');
    }
    // Article C.11 writes no equals sign.
    if let [.., b'1' | b'8', b'Q' | b'R' | b'B' | b'N'] = plain.as_bytes() {
        plain.insert(plain.len() - 1, '=');
    }
    let unreadable = || PgnProblem::Unreadable(written.to_owned());
    let illegal = || PgnProblem::Illegal(written.to_owned());
    let by_uci = || {
        let uci: UciMove = plain.parse().ok()?;
        uci.to_move(position).ok()
    };
    let Ok(san) = San::from_ascii(plain.as_bytes()) else {
        return by_uci().ok_or_else(unreadable);
    };
    match san.to_move(position) {
        Ok(mv) => Ok(mv),
        Err(SanError::AmbiguousSan) => Err(PgnProblem::Ambiguous(written.to_owned())),
        Err(SanError::IllegalSan) => match as_capture(san).and_then(|san| san.to_move(position).ok()) {
            Some(mv) => Ok(mv),
            None => by_uci().ok_or_else(illegal),
        },
    }
}

/// The same move as a capture: C.9 allows the `x` to be left out, but a capturing pawn still has its file.
fn as_capture(mut san: San) -> Option<San> {
    if let San::Normal {
        role, file, capture, ..
    } = &mut san
        && !*capture
        && (*role != Role::Pawn || file.is_some())
    {
        *capture = true;
        return Some(san);
    }
    None
}

/// Lines and columns of a text, mostly requested in its order: counted parts are not counted again.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextPlaces {
    /// The byte up to which everything is counted.
    counted: (usize, LineColumn),
    /// The beginning of the game, for late requests.
    game: (usize, LineColumn),
}

impl TextPlaces {
    /// The state in which nothing has been counted.
    pub(super) const fn start() -> TextPlaces {
        let begin = (0, LineColumn { line: 1, column: 1 });
        TextPlaces {
            counted: begin,
            game: begin,
        }
    }

    /// The same after cutting that many bytes, which end before `at`, off the beginning of the text; no place before
    /// `at` is requested any more.
    pub(super) fn cut(mut self, text: &str, at: usize, bytes: usize) -> TextPlaces {
        let begin = (at.saturating_sub(bytes), self.of(text, at));
        TextPlaces {
            counted: begin,
            game: begin,
        }
    }

    /// The line on which the next game begins.
    pub(super) fn game_begins(&mut self, text: &str, at: usize) -> usize {
        let place = self.of(text, at);
        self.game = self.counted;
        place.line
    }

    /// The place of that byte, which is not before the game.
    fn of(&mut self, text: &str, at: usize) -> LineColumn {
        if at < self.counted.0 {
            self.counted = self.game;
        }
        let (counted, mut place) = self.counted;
        let between = text.get(counted..at).unwrap_or_default();
        let last_line = match memrchr(b'\n', between.as_bytes()) {
            Some(end) => {
                place.line += memchr_iter(b'\n', between.as_bytes()).count();
                place.column = 1;
                between.get(end + 1..).unwrap_or_default()
            }
            None => between,
        };
        place.column += last_line.chars().count();
        self.counted = (at, place);
        place
    }
}

/// A token (PGN 7).
#[derive(Clone, Debug, PartialEq)]
enum PgnToken<'a> {
    Tag(&'a str, Cow<'a, str>),
    /// A comment, with blanks for its line breaks.
    Comment(String),
    Nag(u8),
    Open,
    Close,
    DrawOffer,
    Result(PgnResult),
    San(&'a str),
    /// A bracket that does not begin a tag; the rest of its line is skipped.
    BrokenTag,
    /// A comment without an end before the next game.
    OpenComment,
}

/// PGN split into its tokens, each with the byte at which it begins.
struct Lexer<'a> {
    text: &'a str,
    /// The next byte to be read.
    at: usize,
    /// A glyph from the end of a move (`e4!?`), and its place.
    nag: Option<(usize, u8)>,
    /// The place of text that no token covers.
    left_out: Option<usize>,
    /// True while the contents of comments are not needed.
    skims: bool,
}

impl<'a> Lexer<'a> {
    const fn new(text: &'a str, at: usize) -> Lexer<'a> {
        Lexer {
            text,
            at,
            nag: None,
            left_out: None,
            skims: false,
        }
    }

    fn next(&mut self) -> Option<(usize, PgnToken<'a>)> {
        if let Some((at, nag)) = self.nag.take() {
            return Some((at, PgnToken::Nag(nag)));
        }
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
                    let line = rest.lines().next().unwrap_or_default();
                    let comment = self.words(line.get(1..));
                    self.at += line.len();
                    PgnToken::Comment(comment)
                }
                b'{' => self.comment(),
                b'[' => self.tag(),
                b'(' if rest.starts_with(DRAW_OFFER) => {
                    self.at += DRAW_OFFER.len();
                    PgnToken::DrawOffer
                }
                b'(' => {
                    self.at += 1;
                    PgnToken::Open
                }
                b')' => {
                    self.at += 1;
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
                    self.at += 1;
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

    /// The text that is still to be read.
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn is_line_start(&self) -> bool {
        let before = self
            .at
            .checked_sub(1)
            .and_then(|before| self.text.as_bytes().get(before));
        before.is_none_or(|byte| *byte == b'\n')
    }

    /// Skips blanks, Unicode blanks and byte order marks included.
    fn skip_blanks(&mut self) {
        let rest = self.rest();
        let ascii = rest.bytes().take_while(u8::is_ascii_whitespace).count();
        self.at += ascii;
        let rest = rest.get(ascii..).unwrap_or_default();
        if rest.bytes().next().is_some_and(|byte| !byte.is_ascii_graphic()) {
            let blank = |c: char| c.is_whitespace() || c == '\u{feff}';
            self.at += rest.len() - rest.trim_start_matches(blank).len();
        }
    }

    /// Skips the rest of the line, with its line break.
    fn skip_line(&mut self) {
        let rest = self.rest();
        self.at += rest.find('\n').map_or(rest.len(), |end| end + 1);
    }

    /// Skips moves and their numbers without distinction, when only the end of the game is searched. Anything that
    /// might be something else stays.
    fn skip_moves(&mut self) {
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
            if rest.get(at + 1..).is_some_and(|line| line.starts_with("[Event ")) {
                self.at += at + 1;
                return PgnToken::OpenComment;
            }
        }
        self.at = self.text.len();
        PgnToken::OpenComment
    }

    /// Reads `[Name "value"]`, with `\"` and `\\` in the value.
    fn tag(&mut self) -> PgnToken<'a> {
        let rest = self.rest();
        let tag = || {
            let inside = behind_blanks(rest.get(1..)?);
            let is_end = |byte: u8| !byte.is_ascii_alphanumeric() && byte != b'_';
            let length = inside.bytes().position(is_end).filter(|length| *length > 0)?;
            let (name, value) = inside.split_at_checked(length)?;
            let (value, after) = quoted_value(behind_blanks(value).strip_prefix('"')?)?;
            let closed = behind_blanks(after).strip_prefix(']')?;
            Some((name, value, rest.len() - closed.len()))
        };
        if let Some((name, value, length)) = tag() {
            self.at += length;
            PgnToken::Tag(name, value)
        } else {
            self.skip_line();
            PgnToken::BrokenTag
        }
    }

    /// Reads a run of characters up to a blank or a bracket: a move number, a result, a move with its glyph.
    fn symbol(&mut self) -> Option<PgnToken<'a>> {
        let rest = self.rest();
        let begin = self.at;
        // "12.e4", "12...": the number is skipped, the rest is a symbol of its own, whose length is not determined
        // for each of many numbers in a row.
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = rest.bytes().skip(digits).take_while(|byte| *byte == b'.').count();
        if dots > 0 {
            self.at += digits + dots;
            return None;
        }
        let symbol = rest.get(..symbol_length(rest)).unwrap_or(rest);
        if let Some(result) = result(symbol) {
            self.at += symbol.len();
            return Some(PgnToken::Result(result));
        }
        self.at += symbol.len();
        if digits > 0 && digits == symbol.len() {
            return None;
        }
        let bare = symbol.trim_end_matches(['!', '?']);
        let signs = symbol.get(bare.len()..).unwrap_or_default();
        let nag = nag(signs);
        if nag.is_none() && !signs.is_empty() {
            self.left_out = Some(begin);
        }
        if bare.is_empty() {
            return nag.map(PgnToken::Nag);
        }
        // The words "e.p." after a blank.
        if bare.trim_end_matches('.').eq_ignore_ascii_case("e.p") || bare.eq_ignore_ascii_case("ep") {
            return None;
        }
        self.nag = nag.map(|nag| (begin, nag));
        Some(PgnToken::San(bare))
    }
}

fn behind_blanks(text: &str) -> &str {
    let blanks = text.bytes().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    text.get(blanks..).unwrap_or_default()
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

/// Length in bytes up to a blank or a bracket, at least that of one character.
fn symbol_length(text: &str) -> usize {
    let is_end = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$');
    let first = text.chars().next().map_or(0, char::len_utf8);
    let rest = text.get(first..).unwrap_or_default();
    first + rest.find(is_end).unwrap_or(rest.len())
}

/// The result that a symbol stands for (PGN 8.2.6), with the half signs of other programs.
fn result(symbol: &str) -> Option<PgnResult> {
    match symbol {
        "1-0" => Some(PgnResult::White),
        "0-1" => Some(PgnResult::Black),
        "1/2-1/2" | "1/2" | "½-½" => Some(PgnResult::Draw),
        "*" => Some(PgnResult::Open),
        _ => None,
    }
}

/// The number of a glyph written as punctuation (PGN 10).
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
