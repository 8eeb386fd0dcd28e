//! The game on the table when none has been set up.

use shakmaty::{ByColor, Color};

use announcement::Vocabulary;
use journal::entry::GameSetup;
use laws::people::{People, Player, Sight};
use laws::regulations::Regulations;
use locale::Locale;
use settings::PersonSettings;

/// A game at home for the first start of the program: White is the VI player, and moves are announced as they wish.
pub fn first_game(person: &PersonSettings, locale: Locale) -> GameSetup {
    let name = person.name.as_str();
    // Names are not needed at home: titles and sentences then say "White" and "Black".
    let player = |side: Color, sight| Player {
        name: side.fold_wb(name, "").to_owned(),
        sight,
    };
    let (white, black) = (player(Color::White, Sight::Vi), player(Color::Black, Sight::Sighted));
    let people = People::of(ByColor { white, black });
    let regulations = Regulations {
        vocabulary: move_words(person, locale).to_owned(),
        ..Regulations::default()
    };
    GameSetup::of(people, regulations.at_home())
}

/// The vocabulary in which that person's games at home are announced at first.
pub fn move_words(person: &PersonSettings, locale: Locale) -> &'static str {
    let vocabulary = if person.own_move_words {
        Vocabulary::Language(locale)
    } else {
        Vocabulary::Fide
    };
    vocabulary.name()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_game_is_announced_as_the_person_wishes() {
        let mut person = PersonSettings::default();
        let words = |person: &PersonSettings| first_game(person, Locale::En).regulations.vocabulary;
        assert_eq!(words(&person), "fide");
        person.own_move_words = true;
        assert_eq!(words(&person), "en");
    }
}
