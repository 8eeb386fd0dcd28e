//! A line typed by a person who solves positions: a command in their language or in English, or else words of a move.

use announcement::understand::fold;
use locale::{Locale, Messages};

use super::choice::Wish;
use super::telling::theme_name;
use super::theme::Theme;

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
    /// The names of the themes.
    Themes,
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
        if is_typed(messages, "tactics-say-blindfold", words) {
            return Some(TacticsLine::Blindfold(number));
        }
        let commands = [
            ("tactics-say-hint", TacticsLine::Hint),
            ("tactics-say-solution", TacticsLine::Solution),
            ("tactics-say-again", TacticsLine::Again),
            ("tactics-say-next", TacticsLine::Next),
            ("line-position", TacticsLine::Position),
            ("tactics-say-statistics", TacticsLine::Statistics),
            ("tactics-say-themes", TacticsLine::Themes),
            ("tactics-say-leave", TacticsLine::Leave),
        ];
        let command = commands.into_iter().find(|(id, _)| is_typed(messages, id, line));
        Some(command.map_or_else(|| TacticsLine::Words(line.to_owned()), |(_, command)| command))
    }
}

/// The source of the positions that a person asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum WishedSet {
    /// The positions of the program.
    #[default]
    Packaged,
    /// The person's own mistakes.
    Mistakes,
    /// A file.
    File(String),
}

impl WishedSet {
    /// The path of the file; the command line's name for the person's own mistakes.
    pub fn path(&self) -> &str {
        match self {
            Self::Packaged => "",
            Self::Mistakes => "mistakes",
            Self::File(path) => path,
        }
    }
}

/// The positions that a person asks for when they begin, from the words they type.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TacticsWish {
    /// The theme, if they name one.
    pub wish: Wish,
    /// The half-moves after which each position is told blindfold, if it is; all that are known for the largest number.
    pub blindfold: Option<usize>,
    /// Their source.
    pub set: WishedSet,
    /// The results or the themes, if they only want to hear these.
    pub only_says: Option<TacticsLine>,
}

impl TacticsWish {
    /// The wish in those words: a theme, blindfold, ten minutes, statistics, own mistakes, or the name of a file. None of these: none.
    pub fn read(words: &str, messages: &Messages) -> Option<Self> {
        let words = words.trim();
        let mut wish = Self::default();
        match TacticsLine::read(words, messages) {
            None => {}
            Some(TacticsLine::Blindfold(plies)) => wish.blindfold = Some(plies.unwrap_or(usize::MAX)),
            Some(TacticsLine::Statistics) => wish.only_says = Some(TacticsLine::Statistics),
            Some(TacticsLine::Themes) => wish.only_says = Some(TacticsLine::Themes),
            // Every sitting takes ten minutes.
            Some(_) if is_typed(messages, "tactics-say-ten-minutes", words) => {}
            Some(_) if is_typed(messages, "tactics-say-mistakes", words) => wish.set = WishedSet::Mistakes,
            Some(_) => match theme(words, messages) {
                Some(theme) => wish.wish.theme = Some(theme),
                None if words.contains(['.', '/', '\\']) => wish.set = WishedSet::File(words.to_owned()),
                None => return None,
            },
        }
        Some(wish)
    }
}

/// The theme of that name, in the person's language, in English, or as in Lichess's file; a part of the name will do if no other theme has it.
fn theme(words: &str, messages: &Messages) -> Option<Theme> {
    let named = fold(words).replace(' ', "");
    let names = |theme: Theme| {
        let told = [messages, &Messages::new(Locale::En)].map(|messages| theme_name(messages, theme));
        let names = told.into_iter().chain([theme.name().to_owned()]);
        names.map(|name| fold(&name).replace([' ', '-'], ""))
    };
    let of = |is: fn(&str, &str) -> bool| {
        let mut found = Theme::ALL
            .iter()
            .filter(|theme| names(**theme).any(|name| is(&name, &named)));
        found.next().filter(|_| found.next().is_none()).copied()
    };
    of(|name, words| name == words).or_else(|| of(|name, words| name.contains(words)))
}

/// True if those words are one of the forms of that message, in the person's language or in English.
fn is_typed(messages: &Messages, id: &str, words: &str) -> bool {
    let forms = [messages.text(id, &[]), messages.in_english(id)];
    let mut forms = forms.iter().flat_map(|forms| forms.split(';'));
    forms.any(|form| fold(form.trim()) == fold(words))
}
