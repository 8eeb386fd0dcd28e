//! Games as files, in words.

use laws::ending::GameResult;
use locale::{Messages, date};

/// The state of a stored game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredState {
    /// The game can be continued.
    Unfinished,
    /// The game has ended with this result.
    Ended(GameResult),
    /// The game can only be looked at, or not even that.
    Damaged,
    /// The path is no file, or one that this program does not open.
    Unopened,
    /// Entries that were there when the file was last seen are missing now or have changed.
    Shortened,
}

/// A stored game as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// The file.
    pub path: String,
    /// The time at which the game was set up, as ISO 8601; empty if unknown.
    pub created: String,
    /// White's and Black's names; none if even they cannot be read.
    pub names: Option<(String, String)>,
    /// The state.
    pub state: StoredState,
}

/// "21 November 2026 14:00, Ada – Ben", without names that were not entered; the path if the players are unknown.
pub fn game_name(messages: &Messages, game: &StoredGame) -> String {
    let created = match (date(messages, &game.created), game.created.get(11..16)) {
        (Some(day), Some(time)) => format!("{day} {time}"),
        (Some(day), None) => day,
        (None, _) => game.created.clone(),
    };
    let names = game.names.iter().flat_map(|(white, black)| [white, black]);
    let names: Vec<&str> = names.map(String::as_str).filter(|name| !name.is_empty()).collect();
    let names = if names.is_empty() && (game.names.is_none() || created.is_empty()) {
        game.path.clone()
    } else {
        names.join(" – ")
    };
    let parts = [created, names].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

/// "21 November 2026 14:00, Ada – Ben, 1-0".
pub fn stored_game(messages: &Messages, game: &StoredGame) -> String {
    let state = match game.state {
        StoredState::Unfinished => messages.text("stored-unfinished", &[]),
        StoredState::Ended(result) => result.to_string(),
        StoredState::Damaged => messages.text("stored-damaged", &[]),
        StoredState::Unopened => messages.text("stored-unopened", &[]),
        StoredState::Shortened => messages.text("stored-shortened", &[]),
    };
    format!("{}, {state}", game_name(messages, game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    #[test]
    fn the_day_of_a_stored_game_is_said_as_people_say_it() {
        let line = |locale, created: &str| {
            let game = StoredGame {
                path: String::from("/games/1.annabella"),
                created: created.to_owned(),
                names: Some((String::from("Ada"), String::from("Ben"))),
                state: StoredState::Ended(GameResult::WhiteWins),
            };
            stored_game(&Messages::new(locale), &game)
        };
        let at = "2026-11-21T14:05:00Z";
        assert_eq!(line(Locale::En, at), "21 November 2026 14:05, Ada – Ben, 1-0");
        assert_eq!(line(Locale::De, at), "21. November 2026 14:05, Ada – Ben, 1-0");
        assert_eq!(
            line(Locale::PtBr, "2026-11-01"),
            "1º de novembro de 2026, Ada – Ben, 1-0"
        );
        assert_eq!(line(Locale::Fr, ""), "Ada – Ben, 1-0");
    }

    #[test]
    fn names_that_were_not_entered_leave_no_dash() {
        let name = |created: &str, white: &str, black: &str| {
            let game = StoredGame {
                path: String::from("/games/1.annabella"),
                created: created.to_owned(),
                names: Some((white.to_owned(), black.to_owned())),
                state: StoredState::Unfinished,
            };
            game_name(&Messages::new(Locale::En), &game)
        };
        assert_eq!(name("2026-11-21", "", ""), "21 November 2026");
        assert_eq!(name("2026-11-21", "Ada", ""), "21 November 2026, Ada");
        assert_eq!(name("", "", ""), "/games/1.annabella");
    }
}
