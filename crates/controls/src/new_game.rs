//! The form before a game: players, time control, vocabulary, and place.

use shakmaty::{ByColor, Color};

use super::rules_form::RulesForm;
pub use laws::people::Sight;

/// The words for a random position of Chess960 in every language of the program.
const RANDOM_START: [&str; 18] = [
    "random",
    "lot",
    "zufällig",
    "zufaellig",
    "zufall",
    "los",
    "sorteio",
    "aleatório",
    "aleatória",
    "sorteo",
    "aleatorio",
    "aleatoria",
    "tirage",
    "aléatoire",
    "sorteggio",
    "casuale",
    "loting",
    "willekeurig",
];

/// One seat as it was filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatForm {
    /// The player's name.
    pub name: String,
    /// The manner in which they play.
    pub sight: Sight,
    /// The name of their assistant, empty if they have none (D.2.10, D.2.11).
    pub assistant: String,
}

/// The tournament the game is part of, as filled in; empty if unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentForm {
    /// The name of the tournament.
    pub name: String,
    /// City and federation.
    pub site: String,
    /// The round, from 1.
    pub round: String,
    /// The players' FIDE Identity Numbers.
    pub fide_ids: ByColor<String>,
    /// The players' ratings, from a report; the page does not ask for them.
    pub ratings: ByColor<Option<u32>>,
}

impl TournamentForm {
    /// A number that was filled in; none if the field is empty.
    ///
    /// # Errors
    /// [`NewGameFault::NumberUnreadable`] for anything but a number above zero.
    pub fn number(text: &str) -> Result<Option<u32>, NewGameFault> {
        if text.trim().is_empty() {
            return Ok(None);
        }
        let number = text.trim().parse().ok().filter(|number| *number > 0);
        number.map(Some).ok_or(NewGameFault::NumberUnreadable)
    }

    fn fault(&self) -> Option<NewGameFault> {
        let mut numbers = [&self.round, &self.fide_ids.white, &self.fide_ids.black].into_iter();
        numbers.find_map(|text| Self::number(text).err())
    }
}

/// The opponent of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// A person in the room.
    #[default]
    Person,
    /// An engine of that level, in the seat that is not that of the person at this computer.
    Engine(String),
}

/// The terms a server has fixed for a game that is played there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlineForm {
    /// The server's name for the game.
    pub game: String,
    /// The side of the person at this computer.
    pub own: Color,
    /// True if the opponent is a person, not an engine of the server's.
    pub is_person: bool,
    /// The time control as game scripts write it.
    pub time: String,
    /// The initial position as FEN; the usual one if none.
    pub start: Option<String>,
    /// True if castling is as in Chess960.
    pub is_chess960: bool,
}

/// The form as it is filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGameForm {
    /// Both seats, by colour.
    pub seats: ByColor<SeatForm>,
    /// The arbiter's name, empty where there is none.
    pub arbiter: String,
    /// "none", "15" or "15+10" in minutes and seconds for each move, or a time control as game scripts write it.
    pub time: String,
    /// The initial position: empty for the usual one, "0" to "959" or "random" for one of Chess960 (Guidelines II), or
    /// a FEN or the pieces in words.
    pub start: String,
    /// The vocabulary of the announcements, as `--vocabulary` writes it.
    pub vocabulary: String,
    /// True at home, false at an event.
    pub is_at_home: bool,
    /// The opponent at home.
    pub opponent: Opponent,
    /// The further regulations for a game at an event.
    pub rules: RulesForm,
    /// The tournament.
    pub tournament: TournamentForm,
    /// The terms of a server, if the game is played on one; then time and initial position are the server's.
    pub online: Option<OnlineForm>,
}

/// A fault in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NewGameFault {
    /// A missing name of that player; at home no name is needed.
    NameMissing(Color),
    /// Neither player is visually impaired, and Appendix D needs one who is.
    NobodyIsVi,
    /// The time control cannot be read.
    TimeUnreadable,
    /// A VI player is paired with a deaf one at an event, and neither has an assistant (D.2.11).
    AssistantMissing,
    /// A sighted player has an assistant although the VI player has one too: a sighted player may have one only if the
    /// VI player has none (D.2.11).
    AssistantNotHis,
    /// The move from which draws may be offered is neither empty, a number nor "none".
    DrawOffersUnreadable,
    /// The default time is not a number of minutes.
    DefaultTimeUnreadable,
    /// The round or a FIDE Identity Number is not a number.
    NumberUnreadable,
    /// The initial position is neither a number of Chess960 nor "random".
    StartUnreadable,
}

/// The initial position that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartChoice {
    /// The position of standard chess.
    Usual,
    /// The position of Chess960 with that number, 0 to 959.
    Numbered(u32),
    /// One of the 960, at random.
    Random,
    /// The position that this text describes.
    Described(String),
}

impl Default for NewGameForm {
    fn default() -> Self {
        Self {
            seats: ByColor {
                white: SeatForm {
                    sight: Sight::Vi,
                    ..SeatForm::default()
                },
                black: SeatForm::default(),
            },
            arbiter: String::new(),
            time: "none".to_owned(),
            start: String::new(),
            vocabulary: "fide".to_owned(),
            is_at_home: true,
            opponent: Opponent::Person,
            rules: RulesForm::default(),
            tournament: TournamentForm::default(),
            online: None,
        }
    }
}

impl NewGameForm {
    /// All faults, in the order of the fields; the reader of game scripts says if a header is a time control, and that
    /// of announcements if words are a position.
    pub fn faults(
        &self,
        is_time_control: impl FnOnce(&str) -> bool,
        is_position: impl FnOnce(&str) -> bool,
    ) -> Vec<NewGameFault> {
        let mut faults = Vec::new();
        let nameless = |side: &Color| self.seats.get(*side).name.trim().is_empty();
        if !self.is_at_home {
            faults.extend(Color::ALL.into_iter().filter(nameless).map(NewGameFault::NameMissing));
        }
        if self.seats.iter().all(|seat| seat.sight != Sight::Vi) {
            faults.push(NewGameFault::NobodyIsVi);
        }
        let is_read = self.time_header().is_ok_and(|header| is_time_control(&header));
        faults.extend((!is_read).then_some(NewGameFault::TimeUnreadable));
        let is_start = match self.start_choice() {
            StartChoice::Described(text) => is_position(&text),
            StartChoice::Usual | StartChoice::Numbered(_) | StartChoice::Random => true,
        };
        faults.extend((!is_start).then_some(NewGameFault::StartUnreadable));
        if !self.is_at_home {
            let (draws, time) = (self.rules.draws_from(), self.rules.default_time_ms());
            faults.extend(draws.is_none().then_some(NewGameFault::DrawOffersUnreadable));
            faults.extend(time.is_none().then_some(NewGameFault::DefaultTimeUnreadable));
            faults.extend(self.tournament.fault());
        }
        faults.extend(self.assistants_fault());
        faults
    }

    /// The fault of the named assistants under D.2.11.
    fn assistants_fault(&self) -> Option<NewGameFault> {
        let is = |sight: Sight| self.seats.iter().any(|seat| seat.sight == sight);
        let has = |is_vi: bool| {
            let mut seats = self.seats.iter().filter(|seat| (seat.sight == Sight::Vi) == is_vi);
            seats.any(|seat| !seat.assistant.trim().is_empty())
        };
        // At home two friends settle it without an arbiter, just as the clocks start there without one.
        if !self.is_at_home && is(Sight::Vi) && is(Sight::Deaf) && !has(true) && !has(false) {
            return Some(NewGameFault::AssistantMissing);
        }
        (has(true) && has(false)).then_some(NewGameFault::AssistantNotHis)
    }

    /// The initial position that the field asks for.
    pub fn start_choice(&self) -> StartChoice {
        let text = self.start.trim().to_lowercase();
        if text.is_empty() {
            return StartChoice::Usual;
        }
        if RANDOM_START.contains(&text.as_str()) {
            return StartChoice::Random;
        }
        let number = text.parse().ok().filter(|number| *number < 960);
        number.map_or_else(
            || StartChoice::Described(self.start.trim().to_owned()),
            StartChoice::Numbered,
        )
    }

    /// A time control of a game script as it is typed here: 900+10 seconds are 15+10. Seconds beyond a whole number of
    /// minutes are rounded up.
    pub fn typed_time(header: &str) -> String {
        let (base, increment) = header.split_once('+').unwrap_or((header, ""));
        match (base.parse::<u32>(), increment) {
            (Err(_), _) if header == "-" => String::from("none"),
            (Err(_), _) => header.to_owned(),
            (Ok(seconds), "") => seconds.div_ceil(60).to_string(),
            (Ok(seconds), increment) => format!("{}+{increment}", seconds.div_ceil(60)),
        }
    }

    /// The time control as game scripts write it: "none", "900+10".
    ///
    /// [`NewGameFault::TimeUnreadable`] for anything but "none", minutes, or minutes + seconds. A text with a sign that
    /// only game scripts use (`/ : d b W y *`) is handed on as it is, for their reader to judge.
    pub fn time_header(&self) -> Result<String, NewGameFault> {
        const SECONDS_IN_TEN_HOURS: u32 = 36_000;
        let text: String = self.time.chars().filter(|c| !c.is_whitespace()).collect();
        if text.is_empty() || text.eq_ignore_ascii_case("none") {
            return Ok("none".to_owned());
        }
        if text.contains(['/', ':', 'd', 'b', 'W', 'y', '*']) {
            return Ok(text);
        }
        let (minutes, seconds) = text.split_once('+').unwrap_or((&text, "0"));
        let number = |digits: &str| digits.parse::<u32>().ok().ok_or(NewGameFault::TimeUnreadable);
        let (base, increment) = (number(minutes)?.saturating_mul(60), number(seconds)?);
        if base == 0 || base > SECONDS_IN_TEN_HOURS || increment > 3_600 {
            return Err(NewGameFault::TimeUnreadable);
        }
        Ok(if increment == 0 {
            base.to_string()
        } else {
            format!("{base}+{increment}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_time(time: &str) -> NewGameForm {
        NewGameForm {
            time: time.to_owned(),
            ..NewGameForm::default()
        }
    }

    #[test]
    fn minutes_and_seconds_become_the_scripts_seconds() {
        let cases = [
            ("", "none"),
            ("none", "none"),
            ("15+10", "900+10"),
            ("90 + 30", "5400+30"),
            ("5", "300"),
        ];
        for (typed, header) in cases {
            assert_eq!(with_time(typed).time_header().as_deref(), Ok(header));
        }
        assert_eq!(
            with_time("40/6000+30:900+30").time_header().as_deref(),
            Ok("40/6000+30:900+30")
        );
    }

    #[test]
    fn nonsense_is_a_fault_and_no_game() {
        for typed in ["fast", "15+", "+10", "0", "0+5", "99999999999", "-5", "15+10+5"] {
            assert_eq!(
                with_time(typed).time_header(),
                Err(NewGameFault::TimeUnreadable),
                "{typed}"
            );
        }
    }

    #[test]
    fn against_a_deaf_opponent_somebody_must_assist_in_an_event() {
        let mut form = with_time("none");
        for seat in &mut form.seats {
            seat.name = String::from("Ada");
        }
        form.seats.black.sight = Sight::Deaf;
        assert_eq!(form.faults(|_| true, |_| false), [], "at home");
        form.is_at_home = false;
        assert_eq!(form.faults(|_| true, |_| false), [NewGameFault::AssistantMissing]);
        form.seats.white.assistant = String::from(" ");
        assert_eq!(form.faults(|_| true, |_| false), [NewGameFault::AssistantMissing]);
        form.seats.black.assistant = String::from("Cora");
        assert_eq!(
            form.faults(|_| true, |_| false),
            [],
            "either player may have the assistant"
        );
        form.seats.white.assistant = String::from("Clara");
        assert_eq!(form.faults(|_| true, |_| false), [NewGameFault::AssistantNotHis]);
        form.seats.black.sight = Sight::Vi;
        assert_eq!(form.faults(|_| true, |_| false), [], "two VI players may each have one");
    }

    #[test]
    fn one_of_the_960_positions_is_named_by_its_number_or_drawn() {
        let start = |start: &str| {
            let start = start.to_owned();
            NewGameForm {
                start,
                ..NewGameForm::default()
            }
            .start_choice()
        };
        assert_eq!(start(" "), StartChoice::Usual);
        assert_eq!(start("518"), StartChoice::Numbered(518));
        for random in ["Random", "lot", "zufällig", "Los", "Sorteio", "tirage", "loting"] {
            assert_eq!(start(random), StartChoice::Random, "{random}");
        }
        for wrong in ["960", "-1", "best"] {
            assert_eq!(start(wrong), StartChoice::Described(wrong.to_owned()), "{wrong}");
            let form = NewGameForm {
                start: wrong.to_owned(),
                ..NewGameForm::default()
            };
            assert_eq!(form.faults(|_| true, |_| false), [NewGameFault::StartUnreadable]);
            assert_eq!(form.faults(|_| true, |_| true), []);
        }
    }

    #[test]
    fn an_empty_form_wants_names_only_and_at_home_not_even_those() {
        let mut form = NewGameForm {
            is_at_home: true,
            ..NewGameForm::default()
        };
        assert_eq!(form.faults(|_| true, |_| false), []);
        form.is_at_home = false;
        let missing = Color::ALL.map(NewGameFault::NameMissing);
        assert_eq!(form.faults(|_| true, |_| false), missing);
    }
}
