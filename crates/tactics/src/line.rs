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
    /// The rating of the person, and that of the position.
    Ratings,
    /// The end.
    Leave,
    /// An empty line: what is to be done, or the next position after the end of one.
    Empty,
    /// Words of a move.
    Words(String),
}

impl TacticsLine {
    /// The meaning of that line.
    pub fn read(line: &str, messages: &Messages) -> TacticsLine {
        let line = line.trim().trim_start_matches('/');
        if line.is_empty() {
            return TacticsLine::Empty;
        }
        let (words, number) = match line.rsplit_once(' ').map(|(words, last)| (words, last.parse().ok())) {
            Some((words, number @ Some(_))) => (words, number),
            Some((_, None)) | None => (line, None),
        };
        if is_typed(messages, "tactics-say-blindfold", words) {
            return TacticsLine::Blindfold(number);
        }
        let commands = [
            ("tactics-say-hint", TacticsLine::Hint),
            ("tactics-say-solution", TacticsLine::Solution),
            ("tactics-say-again", TacticsLine::Again),
            ("tactics-say-next", TacticsLine::Next),
            ("line-position", TacticsLine::Position),
            ("tactics-say-statistics", TacticsLine::Statistics),
            ("tactics-say-themes", TacticsLine::Themes),
            ("line-opponent", TacticsLine::Ratings),
            ("tactics-say-leave", TacticsLine::Leave),
        ];
        let command = commands.into_iter().find(|(id, _)| is_typed(messages, id, line));
        command.map_or_else(|| TacticsLine::Words(line.to_owned()), |(_, command)| command)
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
    /// The file that was named last.
    LastFile,
}

impl WishedSet {
    /// The path of the file; the command line's name for the person's own mistakes.
    pub fn path(&self) -> &str {
        match self {
            Self::Packaged | Self::LastFile => "",
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

/// The lowest and the highest rating that a person may ask for.
pub const RATINGS: std::ops::RangeInclusive<u16> = 400..=3200;

/// The fault of a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishFault {
    /// There is no such theme, nor a file.
    Unknown,
    /// There is no such theme; the words name it beside a file.
    NoTheme(String),
    /// The rating is not among [`RATINGS`].
    Rating,
}

impl TacticsWish {
    /// The wish in those words: a theme, blindfold, a rating, ten minutes, own mistakes and the name of a file, in any order; or
    /// statistics, or themes.
    ///
    /// # Errors
    /// Other words.
    pub fn read(words: &str, messages: &Messages) -> Result<Self, WishFault> {
        let mut wish = Self::default();
        if let only @ (TacticsLine::Statistics | TacticsLine::Themes) = TacticsLine::read(words, messages) {
            wish.only_says = Some(only);
            return Ok(wish);
        }
        let mut rest = words.trim();
        // The longest words that mean something, from the front, or else from the end.
        while let Some(left) = wish
            .take_first(rest, messages)
            .or_else(|| wish.take_last(rest, messages))
        {
            rest = left.trim();
        }
        if rest.is_empty() {
            return Ok(wish);
        }
        let is_path = rest.contains(['.', '/', '\\']);
        if let Some(theme) = behind_a_file(rest) {
            return Err(WishFault::NoTheme(theme.to_owned()));
        }
        if wish.set == WishedSet::Packaged && is_path {
            let quoted = ['"', '\'']
                .into_iter()
                .find_map(|mark| rest.strip_prefix(mark)?.strip_suffix(mark));
            wish.set = WishedSet::File(quoted.unwrap_or(rest).to_owned());
            return Ok(wish);
        }
        let is_number = rest.bytes().all(|byte| byte.is_ascii_digit());
        Err(if is_number {
            WishFault::Rating
        } else {
            WishFault::Unknown
        })
    }

    fn take_first<'a>(&mut self, words: &'a str, messages: &Messages) -> Option<&'a str> {
        let ends = std::iter::once(words.len()).chain(words.rmatch_indices(' ').map(|(at, _)| at));
        let mut split = ends.map(|end| words.split_at(end));
        split.find_map(|(first, rest)| self.take(first, messages).then_some(rest))
    }

    fn take_last<'a>(&mut self, words: &'a str, messages: &Messages) -> Option<&'a str> {
        let mut split = words.match_indices(' ').map(|(at, _)| words.split_at(at));
        split.find_map(|(rest, last)| self.take(last.trim(), messages).then_some(rest))
    }

    /// Takes those words into the wish; false if they mean nothing, or the same was named before.
    fn take(&mut self, words: &str, messages: &Messages) -> bool {
        if let Some(rating) = words.parse().ok().filter(|rating| RATINGS.contains(rating)) {
            return self.wish.rating.replace(rating).is_none();
        }
        // A smaller number after "blindfold" is one of half-moves.
        let is_few = |plies: usize| plies < usize::from(*RATINGS.start());
        if let TacticsLine::Blindfold(plies) = TacticsLine::read(words, messages)
            && plies.is_none_or(is_few)
        {
            return self.blindfold.replace(plies.unwrap_or(usize::MAX)).is_none();
        }
        if is_typed(messages, "tactics-say-mistakes", words) {
            return std::mem::replace(&mut self.set, WishedSet::Mistakes) == WishedSet::Packaged;
        }
        if is_typed(messages, "tactics-say-file", words) {
            return std::mem::replace(&mut self.set, WishedSet::LastFile) == WishedSet::Packaged;
        }
        // Every sitting takes ten minutes.
        !words.is_empty() && is_typed(messages, "tactics-say-ten-minutes", words)
            || theme_named(words, messages).is_some_and(|theme| self.wish.theme.replace(theme).is_none())
    }
}

/// The words that follow the name of a file.
fn behind_a_file(words: &str) -> Option<&str> {
    let ends = [".csv ", ".zst ", ".csv\" ", ".zst\" ", ".csv' ", ".zst' "];
    // Lower case may have another length; the ends are plain letters.
    let found = ends
        .iter()
        .find_map(|end| Some(words.to_ascii_lowercase().find(end)? + end.len()));
    words.get(found?..)
}

/// The theme of that name, in the person's language, in English, or as in Lichess's file; a part of the name will do if no other theme has it.
pub fn theme_named(words: &str, messages: &Messages) -> Option<Theme> {
    let named = Some(fold(words).replace(' ', "")).filter(|named| !named.is_empty())?;
    let languages = [*messages, Messages::new(Locale::En)];
    let names = |theme: Theme| {
        let told = languages.map(|messages| theme_name(&messages, theme));
        let counted = languages
            .into_iter()
            .filter_map(move |messages| mate_in_figures(&messages, theme));
        let names = told.into_iter().chain(counted).chain([theme.name().to_owned()]);
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

/// "Mate in 2": the name of a mate with its number of moves as a figure.
fn mate_in_figures(messages: &Messages, theme: Theme) -> Option<String> {
    let moves: u32 = theme.name().strip_prefix("mateIn")?.parse().ok()?;
    Some(messages.text("tactics-mate-in", &[("moves", moves.into())]))
}

/// True if those words are one of the forms of that message, in the person's language or in English.
fn is_typed(messages: &Messages, id: &str, words: &str) -> bool {
    let forms = [messages.text(id, &[]), messages.in_english(id)];
    let mut forms = forms.iter().flat_map(|forms| forms.split(';'));
    forms.any(|form| fold(form.trim()) == fold(words))
}
