//! The words typed for lichess.

use shakmaty::Color;

use super::text::TypedText;
use super::words::side;
use crate::intent::Intent;
use crate::lichess::{LichessIntent, ServerClock, Terms};
use locale::Messages;

/// The longest clock of a lichess game, in minutes, and the longest increment, in seconds.
const MOST: u32 = 180;

/// "15+10", in minutes and seconds, or "15".
fn clock(word: &str) -> Option<ServerClock> {
    let (minutes, seconds) = word.split_once('+').unwrap_or((word, "0"));
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number <= MOST);
    let (minutes, increment_s) = (number(minutes)?, number(seconds)?);
    let is_clock = minutes > 0 || increment_s > 0;
    let initial_s = minutes * 60;
    is_clock.then_some(ServerClock { initial_s, increment_s })
}

/// "15+10 rated black" in any order; each at most once.
fn terms(text: &str, own: &Messages) -> Option<(Terms, Option<Color>)> {
    let (mut found, mut rated, mut of) = (None, None, None);
    let is = |word: &str, id: &str| {
        let forms = [own.text(id, &[]), own.in_english(id)];
        let word = word.to_lowercase();
        forms
            .iter()
            .flat_map(|forms| forms.split(';'))
            .any(|form| form.trim().to_lowercase() == word)
    };
    for word in text.split_whitespace() {
        let is_first = if let Some(clock) = clock(word) {
            found.replace(clock).is_none()
        } else if is(word, "lichess-rated") {
            rated.replace(true).is_none()
        } else if is(word, "lichess-casual") {
            rated.replace(false).is_none()
        } else {
            of.replace(side(word, own)?).is_none()
        };
        if !is_first {
            return None;
        }
    }
    let is_rated = rated.unwrap_or(false);
    Some((Terms { clock: found, is_rated }, of))
}

/// A word, and what follows it.
fn split(text: &str) -> (&str, &str) {
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// The request that was typed, or the request to say how it is typed.
fn or_how(wish: Option<LichessIntent>, line: &'static str, rest: &'static str) -> Intent {
    Intent::Lichess(wish.unwrap_or(LichessIntent::HowTo { line, rest }))
}

/// "NAME 15+10 rated black"; without a clock the game has none.
pub(crate) fn challenge(typed: &TypedText<'_>) -> Intent {
    let (to, rest) = split(typed.rest);
    let to = (!to.is_empty()).then(|| to.to_owned());
    let wish = to.zip(terms(rest, typed.own));
    let wish = wish.map(|(to, (terms, side))| LichessIntent::Challenge { to, terms, side });
    or_how(wish, "line-lichess-challenge", "Otto 15+10")
}

/// "15+10 rated".
pub(crate) fn seek(typed: &TypedText<'_>) -> Intent {
    let terms = terms(typed.rest, typed.own);
    let whole = terms.filter(|(terms, side)| terms.clock.is_some() && side.is_none());
    let wish = whole.map(|(terms, _)| LichessIntent::Seek(terms));
    or_how(wish, "line-lichess-seek", "15+10")
}

/// "3 15+10 white".
pub(crate) fn engine(typed: &TypedText<'_>) -> Intent {
    let (level, rest) = split(typed.rest);
    let level = level.parse().ok().filter(|level| (1..=8).contains(level));
    let terms = terms(rest, typed.own).filter(|(terms, _)| !terms.is_rated);
    let wish = level.zip(terms);
    let wish = wish.map(|(level, (terms, side))| LichessIntent::PlayEngine { level, terms, side });
    or_how(wish, "line-lichess-computer", "8 15+10")
}

/// A number in a list, or none for its only line.
pub(crate) fn numbered(typed: &TypedText<'_>, make: fn(Option<usize>) -> LichessIntent) -> Option<Intent> {
    let number = if typed.rest.is_empty() {
        None
    } else {
        Some(typed.number()?)
    };
    Some(Intent::Lichess(make(number)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lichess::LichessToken;
    use crate::move_line::{MoveLineMeaning, meant, read};
    use laws::people::Person;
    use locale::Locale;

    const ADA: Person = Person::Player(Color::White);

    fn wish(line: &str) -> Option<LichessIntent> {
        match read(line, ADA, &Messages::new(Locale::En)) {
            MoveLineMeaning::Command(Intent::Lichess(wish)) => Some(wish),
            MoveLineMeaning::Command(_)
            | MoveLineMeaning::For(..)
            | MoveLineMeaning::Move(_)
            | MoveLineMeaning::Empty => None,
        }
    }

    const fn on(minutes: u32, increment_s: u32, is_rated: bool) -> Terms {
        let initial_s = minutes * 60;
        let clock = Some(ServerClock { initial_s, increment_s });
        Terms { clock, is_rated }
    }

    #[test]
    fn a_challenge_names_whom_and_its_terms_in_any_order() {
        let challenge = |terms, side| {
            let to = String::from("Ben");
            Some(LichessIntent::Challenge { to, terms, side })
        };
        let rated = challenge(on(15, 10, true), Some(Color::Black));
        assert_eq!(wish("lichess challenge Ben 15+10 rated black"), rated);
        assert_eq!(wish("lichess challenge Ben black rated 15+10"), rated);
        assert_eq!(wish("lichess challenge Ben 5"), challenge(on(5, 0, false), None));
        let how = |line, rest| Some(LichessIntent::HowTo { line, rest });
        let to_challenge = how("line-lichess-challenge", "Otto 15+10");
        for line in ["lichess challenge Ben 5 10", "lichess challenge"] {
            assert_eq!(wish(line), to_challenge, "{line}");
        }
        for line in ["lichess seek 200+10", "lichess seek 0+0", "lichess seek"] {
            assert_eq!(wish(line), how("line-lichess-seek", "15+10"), "{line}");
        }
        assert_eq!(wish("lichess seek 30"), Some(LichessIntent::Seek(on(30, 0, false))));
        assert_eq!(wish("lichess computer 9"), how("line-lichess-computer", "8 15+10"));
        assert_eq!(wish("lichess chat"), Some(LichessIntent::ReadChat));
    }

    #[test]
    fn a_lichess_token_is_taken_after_any_word_and_never_printed() {
        for line in [
            "lichess token lip_0123456789abc",
            "lichess tokn lip_0123456789abc",
            "lip_0123456789abc",
        ] {
            let wish = wish(line).unwrap();
            assert_eq!(
                wish,
                LichessIntent::SignIn(LichessToken(String::from("lip_0123456789abc")))
            );
            assert!(!format!("{wish:?}").contains("0123"), "{wish:?}");
        }
        assert_eq!(
            meant("lichess tokn", ADA, &Messages::new(Locale::En), |_| true).as_deref(),
            None
        );
    }
}
