//! The regulations page: what the arbiter fixes before a game at an event, besides people, time and words.

use locale::message_about;

/// One regulation with its choices.
#[derive(Debug)]
pub struct RuleField {
    /// The message with its name.
    pub name: &'static str,
    /// The choices, in words that game scripts know; the first is the default.
    pub options: &'static [&'static str],
}

const fn rule(name: &'static str, options: &'static [&'static str]) -> RuleField {
    RuleField { name, options }
}

impl RuleField {
    /// The message of the choice of that word.
    pub fn message(&self, word: &str) -> String {
        let is_yes_or_no = matches!(word, "yes" | "no");
        message_about(if is_yes_or_no { "rules" } else { self.name }, word)
    }
}

/// The edition of the Laws.
pub const LAWS: usize = 0;
/// Standard, rapid or blitz.
pub const SPEED: usize = 1;
/// Competition rules or not (A.4, B.2).
pub const SUPERVISION: usize = 2;
/// Two boards or one (D.1).
pub const TWO_BOARDS: usize = 3;
/// The program's knowledge of the hands.
pub const BOARDS: usize = 4;
/// The consequence of a missing repetition (D.2.1).
pub const REPEAT: usize = 5;
/// Announcement of Guidelines III (III.2).
pub const QUICKPLAY: usize = 6;
/// The people told that a board differs, or that a player has not recorded.
pub const TOLD: usize = 7;

/// The one who declares a dead position that more than the material shows (5.2.2).
pub const DEAD: usize = 8;
/// Approval of this device (11.3.2.1, 12.8).
pub const DEVICE: usize = 9;

/// Start of the default time (6.7).
pub const DEFAULT_FROM: usize = 10;

/// The announcer of moves made on an electronic board (D.2.1).
pub const ANNOUNCED: usize = 11;
/// The role of an electronic board's clock in the game.
pub const BOARD_CLOCK: usize = 12;

/// The fate of the clocks when a remote player's computer is not heard.
pub const DISCONNECT: usize = 13;

/// All regulations with a few choices.
pub const FIELDS: [RuleField; 14] = [
    rule("rules-laws", &["2023", "2018", "2005"]),
    rule("rules-speed", &["auto", "standard", "rapid", "blitz"]),
    rule("rules-supervision", &["competition", "otherwise"]),
    rule("rules-two-boards", &["yes", "no"]),
    rule("rules-boards", &["free", "legal", "apart"]),
    rule("rules-repeat", &["expected", "before-press", "waived"]),
    rule("rules-quickplay", &["no", "yes"]),
    rule("rules-told", &["arbiter", "players"]),
    rule("rules-dead", &["decided", "asked"]),
    rule("rules-device", &["no", "yes"]),
    rule("rules-default-from", &["start", "hour"]),
    rule("rules-announced", &["program", "player"]),
    rule("rules-board-clock", &["shows", "leads"]),
    rule("rules-disconnect", &["runs", "stops"]),
];

/// The page as it was filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesForm {
    /// The chosen option of each field.
    pub chosen: [usize; FIELDS.len()],
    /// The move from which draws may be offered: empty for any, "none" for never without the arbiter, or a number (9.1.1).
    pub draw_offers: String,
    /// The default time in minutes; empty for none (6.7).
    pub default_time: String,
}

/// The moment from which a draw may be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawsFrom {
    /// At any time.
    Any,
    /// After this many moves by both.
    Move(u32),
    /// Not without the arbiter.
    Never,
}

impl RulesForm {
    /// The word of the choice in that field.
    pub fn value(&self, field: usize) -> &'static str {
        let chosen = self.chosen.get(field).copied().unwrap_or_default();
        let options = FIELDS.get(field).map_or(&[][..], |field| field.options);
        options.get(chosen).or(options.first()).copied().unwrap_or_default()
    }

    /// The moment from which a draw may be offered; none if it cannot be read.
    pub fn draws_from(&self) -> Option<DrawsFrom> {
        let text = self.draw_offers.trim().to_lowercase();
        match text.as_str() {
            "" => Some(DrawsFrom::Any),
            "none" | "nein" | "keine" | "nenhuma" | "ninguna" | "aucune" | "nessuna" | "geen" => Some(DrawsFrom::Never),
            number => number.parse().ok().map(DrawsFrom::Move),
        }
    }

    /// The default time in milliseconds; none if it cannot be read or is longer than a day.
    pub fn default_time_ms(&self) -> Option<u64> {
        let text = self.default_time.trim();
        if text.is_empty() {
            return Some(0);
        }
        let minutes: u64 = text.parse().ok().filter(|minutes| *minutes <= 1_440)?;
        minutes.checked_mul(60_000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_each_is_taken_unless_another_is_chosen() {
        let mut form = RulesForm::default();
        assert_eq!((form.value(LAWS), form.value(REPEAT)), ("2023", "expected"));
        if let Some(chosen) = form.chosen.get_mut(LAWS) {
            *chosen = 2;
        }
        assert_eq!(form.value(LAWS), "2005");
        assert_eq!(form.value(99), "");
    }

    #[test]
    fn draw_offers_and_default_time_are_read_or_refused() {
        let form = |draws: &str, minutes: &str| RulesForm {
            draw_offers: draws.to_owned(),
            default_time: minutes.to_owned(),
            ..RulesForm::default()
        };
        assert_eq!(form(" ", "").draws_from(), Some(DrawsFrom::Any));
        assert_eq!(form("30", "").draws_from(), Some(DrawsFrom::Move(30)));
        assert_eq!(form("None", "").draws_from(), Some(DrawsFrom::Never));
        assert_eq!(form("soon", "").draws_from(), None);
        assert_eq!(form("", "30").default_time_ms(), Some(1_800_000));
        assert_eq!(form("", "-1").default_time_ms(), None);
        assert_eq!(form("", "99999").default_time_ms(), None);
    }
}
