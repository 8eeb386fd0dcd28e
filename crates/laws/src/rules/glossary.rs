//! The terms of the glossary after the Laws, each with the rule or the definition that explains it (11.9).
//!
//! The words of a term are in `locales/*/glossary.ftl`, separated by semicolons. Where an Article says what a term
//! means, its text is the definition.

/// A term of the glossary.
#[derive(Debug, PartialEq, Eq)]
pub struct Term {
    /// The key of the message with its words, the first of which names it.
    pub words: &'static str,
    /// The key of the message that explains it: that of a rule, or a definition of its own.
    pub message: &'static str,
}

impl Term {
    /// The name in game scripts and JSON, such as `dead-position`.
    pub fn key(&self) -> &'static str {
        self.words.trim_start_matches("term-")
    }
}

macro_rules! terms {
    ($($words:literal, $message:literal;)+) => {
        /// All terms, in the order of their keys.
        pub const TERMS: &[Term] = &[$(Term { words: $words, message: $message }),+];
    };
}

terms! {
    "term-adjournment", "law-term-adjournment";
    "term-adjust", "law-adjust";
    "term-algebraic", "law-notation";
    "term-analysis", "law-term-analysis";
    "term-appeal", "law-appeal";
    "term-arbiter", "law-arbiter";
    "term-assistant", "law-assistant";
    "term-attack", "law-capture";
    "term-blitz", "law-blitz";
    "term-board", "law-board";
    "term-capture", "law-capture";
    "term-castling", "law-king";
    "term-check", "law-check";
    "term-checkmate", "law-aim";
    "term-chess960", "law-chess960";
    "term-claim", "law-term-claim";
    "term-clock", "law-clock";
    "term-colours", "law-term-colours";
    "term-completed", "law-press";
    "term-contiguous", "law-term-contiguous";
    "term-counter", "law-term-counter";
    "term-dead-position", "law-dead-position";
    "term-default-time", "law-default-time";
    "term-delay", "law-delay";
    "term-diagonal", "law-files";
    "term-disability", "law-term-disability";
    "term-discretion", "law-term-discretion";
    "term-displaced", "law-displaced";
    "term-display", "law-displays";
    "term-draw", "law-term-draw";
    "term-draw-offer", "law-draw-offer";
    "term-en-passant", "law-en-passant";
    "term-exchange", "law-term-exchange";
    "term-explanation", "law-explain";
    "term-fair-play", "law-arbiter-duties";
    "term-fifty", "law-fifty";
    "term-file", "law-files";
    "term-fischer", "law-term-fischer";
    "term-flag", "law-clock";
    "term-illegal", "law-legal-moves";
    "term-increment", "law-term-increment";
    "term-intervene", "law-term-intervene";
    "term-made", "law-made";
    "term-minor", "law-term-minor";
    "term-move", "law-term-move";
    "term-normal-means", "law-term-normal-means";
    "term-organiser", "law-term-organiser";
    "term-over-the-board", "law-term-over-the-board";
    "term-penalties", "law-penalties";
    "term-period", "law-periods";
    "term-phone", "law-phones";
    "term-piece", "law-term-piece";
    "term-playing-area", "law-playing-area";
    "term-points", "law-points";
    "term-press", "law-press";
    "term-promotion", "law-promotion-choice";
    "term-queen", "law-lines";
    "term-quickplay", "law-quickplay-phase";
    "term-rapid", "law-rapid";
    "term-regulations", "law-term-regulations";
    "term-repetition", "law-threefold";
    "term-resignation", "law-resignation";
    "term-result", "law-term-result";
    "term-scoresheet", "law-record";
    "term-sealed", "law-sealed-move";
    "term-set", "law-initial";
    "term-seventyfive", "law-automatic-draw";
    "term-smoking", "law-smoking";
    "term-spectators", "law-finished";
    "term-stalemate", "law-stalemate";
    "term-standard", "law-term-standard";
    "term-supervision", "law-term-supervision";
    "term-time-control", "law-term-time-control";
    "term-touch", "law-touch-move";
    "term-wings", "law-term-wings";
    "term-zero-tolerance", "law-term-zero-tolerance";
}
