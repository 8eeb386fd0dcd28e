//! A line typed by a person who solves positions: a command in their language or in English, or else words of a move.

use announcement::understand::fold;
use locale::Messages;

/// The meaning of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TacticsLine {
    /// The next hint.
    Hint,
    /// The next move of the solution.
    Solution,
    /// The same position again.
    Again,
    /// The next position.
    Next,
    /// The position is told again.
    Position,
    /// The last half-moves are told, from the position before them; all that are known without a number.
    Blindfold(Option<usize>),
    /// The results.
    Statistics,
    /// The end.
    Leave,
    /// Words of a move.
    Words(String),
}

impl TacticsLine {
    /// The meaning of that line; none if it is empty.
    pub fn read(line: &str, messages: &Messages) -> Option<TacticsLine> {
        let line = line.trim().trim_start_matches('/');
        if line.is_empty() {
            return None;
        }
        let (words, number) = match line.rsplit_once(' ').map(|(words, last)| (words, last.parse().ok())) {
            Some((words, number @ Some(_))) => (words, number),
            Some((_, None)) | None => (line, None),
        };
        let typed = |id: &str, words: &str| {
            let forms = [messages.text(id, &[]), messages.in_english(id)];
            forms
                .iter()
                .flat_map(|forms| forms.split(';'))
                .any(|form| fold(form.trim()) == fold(words))
        };
        if typed("tactics-say-blindfold", words) {
            return Some(TacticsLine::Blindfold(number));
        }
        let commands = [
            ("tactics-say-hint", TacticsLine::Hint),
            ("tactics-say-solution", TacticsLine::Solution),
            ("tactics-say-again", TacticsLine::Again),
            ("tactics-say-next", TacticsLine::Next),
            ("line-position", TacticsLine::Position),
            ("tactics-say-statistics", TacticsLine::Statistics),
            ("tactics-say-leave", TacticsLine::Leave),
        ];
        let command = commands.into_iter().find(|(id, _)| typed(id, line));
        Some(command.map_or_else(|| TacticsLine::Words(line.to_owned()), |(_, command)| command))
    }
}
