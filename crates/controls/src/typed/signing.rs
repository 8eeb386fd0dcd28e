//! The words typed to sign a scoresheet (8.7).

use shakmaty::Color;

use super::text::TypedText;
use super::words::after;
use crate::intent::Intent;
use laws::command::Command;
use laws::ending::GameResult;
use locale::Messages;

/// "sign", "sign 1-0"; for somebody who cannot write "sign white", "sign white 1-0" or "sign 1-0 white".
pub(crate) fn sign(typed: &TypedText<'_>) -> Option<Intent> {
    let (side, result) = named_side(typed)?;
    let result = match result {
        "" => None,
        text => Some(GameResult::read(text)?),
    };
    Some(Intent::Do(Command::Sign { side, result }))
}

/// "refuse to sign"; for somebody else "refuse to sign white".
pub(crate) fn refuse(typed: &TypedText<'_>) -> Option<Intent> {
    let (side, behind) = named_side(typed)?;
    behind.is_empty().then_some(Intent::Do(Command::RefuseToSign { side }))
}

/// True if the line begins with the words for signing, so that only its result, or the arbiter's colour, is missing.
pub(crate) fn begins_signing(line: &str, own: &Messages) -> bool {
    let forms = [own.text("line-sign", &[]), own.in_english("line-sign")];
    let mut forms = forms.iter().flat_map(|forms| forms.split(';'));
    forms.any(|form| after(line, form.trim()).is_some())
}

/// The side for which somebody signs, named first or last, and the other words; their own side if none is named.
fn named_side<'a>(typed: &TypedText<'a>) -> Option<(Color, &'a str)> {
    typed.with_side().or_else(|| Some((typed.by.side()?, typed.rest)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::move_line::{MoveLineMeaning, read};
    use laws::people::Person;
    use locale::Locale;

    const BLACK: Person = Person::Player(Color::Black);

    fn means(line: &str, by: Person, locale: Locale) -> Option<Intent> {
        match read(line, by, &Messages::new(locale)) {
            MoveLineMeaning::Command(intent) => Some(intent),
            MoveLineMeaning::For(..) | MoveLineMeaning::Move(_) | MoveLineMeaning::Empty => None,
        }
    }

    #[test]
    fn a_result_is_signed_in_every_form_in_which_it_is_written() {
        let signs = |side, result| Some(Intent::Do(Command::Sign { side, result }));
        let draw = signs(Color::Black, Some(GameResult::Draw));
        for line in [
            "sign 1/2-1/2",
            "sign ½-½",
            "sign ½ - ½",
            "sign 0.5-0.5",
            "sign 1/2",
            "sign ½:½",
        ] {
            assert_eq!(means(line, BLACK, Locale::En), draw, "{line}");
        }
        assert_eq!(means("sign", BLACK, Locale::En), signs(Color::Black, None));
        let won = signs(Color::Black, Some(GameResult::BlackWins));
        assert_eq!(means("sign 0–1", BLACK, Locale::En), won);
        for line in ["sign 2-0", "sign 1-1", "sign nothing", "sign 1-0 1-0"] {
            assert_eq!(means(line, BLACK, Locale::En), None, "{line}");
            assert!(begins_signing(line, &Messages::new(Locale::De)), "{line}");
        }
        assert!(!begins_signing("signal", &Messages::new(Locale::En)));
    }

    #[test]
    fn the_arbiter_names_the_player_for_whom_they_sign() {
        let signs = |result| {
            Some(Intent::Do(Command::Sign {
                side: Color::White,
                result,
            }))
        };
        let (won, arbiter) = (Some(GameResult::WhiteWins), Person::Arbiter);
        for line in ["sign white 1-0", "sign 1-0 white"] {
            assert_eq!(means(line, arbiter, Locale::En), signs(won), "{line}");
        }
        assert_eq!(means("sign white", arbiter, Locale::Fr), signs(None));
        assert_eq!(means("sign 1-0", arbiter, Locale::En), None);
        let refuses = Some(Intent::Do(Command::RefuseToSign { side: Color::White }));
        assert_eq!(means("refuse to sign white", arbiter, Locale::En), refuses);
        assert_eq!(means("refuse to sign", arbiter, Locale::En), None);
    }
}
