//! The header of a script: the terms settled before the game.

use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Color};

use announcement::Vocabulary;
use laws::people::{People, Player};
use laws::regulations::{AllowedMovements, DrawOffers, Regulations, Repeat, Speed, Venue, chess960};
use laws::script::{Expected, LineColumn, ScriptError, ScriptLine, ScriptWord, time_ms};
use laws::stored::{StoredChoice, StoredWord as _};
use locale::name;
use notation::time_control;

/// The contents of the header lines.
#[derive(Clone, Debug)]
pub struct Header {
    /// The people at the table.
    pub people: People,
    /// The regulations.
    pub regulations: Regulations,
    /// True if the words said are printed as well.
    pub speech: bool,
    /// True if players are told their next act at home after a while.
    pub hints: bool,
}

const HEADERS: &[&str] = &[
    "laws",
    "time",
    "speed",
    "supervision",
    "set",
    "variant",
    "start",
    "white",
    "black",
    "assistant",
    "arbiter",
    "speech",
];

/// The settings of a line `set`.
const SETTINGS: &[&str] = &[
    "place=",
    "two-boards=",
    "repeat=",
    "boards=",
    "default-time=",
    "default-time-from=",
    "increment-before-first-move=",
    "draw-offers=",
    "vocabulary=",
    "settled=",
    "not-executed=",
    "reminders=",
    "differences=",
    "compare-every=",
    "session=",
    "quickplay=",
    "dead-positions=",
    "device=",
    "hints=",
    "announced=",
    "board-clock=",
    "lag-gain=",
    "disconnect=",
    "back-within=",
    "may-be-away=",
];

pub(super) fn is_header(word: &str) -> bool {
    HEADERS.contains(&word)
}

#[derive(Default)]
pub(super) struct HeaderDraft {
    regulations: Regulations,
    speed: Option<Speed>,
    start: Option<StartPosition>,
    boards: Option<AllowedMovements>,
    repeat: Option<Repeat>,
    white: Option<Player>,
    black: Option<Player>,
    assistants: ByColor<Option<String>>,
    arbiter: Option<String>,
    speech: bool,
    hints: bool,
    /// The beginnings of the lines so far that may be there once only.
    given: Vec<String>,
}

enum StartPosition {
    Numbered(u32),
    /// A position, with the error if it cannot be played.
    Fen(Fen, ScriptError),
}

impl HeaderDraft {
    pub(super) fn line(&mut self, first: &ScriptWord, words: &mut ScriptLine) -> Result<(), ScriptError> {
        let mut beginning = first.text.clone();
        if beginning == "assistant" {
            beginning.extend(words.peek());
        }
        if beginning != "set" && self.given.contains(&beginning) {
            return Err(words.wrong(first, Expected::HeaderOnce));
        }
        self.given.push(beginning);
        match first.text.as_str() {
            "laws" => self.regulations.edition = words.value()?,
            "time" => {
                self.regulations.time = words.read(Expected::TimeControl, |text| time_control::read(text).ok())?;
            }
            "speed" => {
                let speeds = Expected::one_of(&["auto", "standard", "rapid", "blitz"]);
                self.speed = words.read(speeds, |text| match text {
                    "auto" => Some(None),
                    speed => Speed::meant(speed).map(Some),
                })?;
            }
            "supervision" => self.regulations.supervision = words.value()?,
            "set" => {
                while !words.is_empty() {
                    let word = words.next(Expected::KeyValue)?;
                    let key = |text: &str| text.split_once('=').map(|(key, _)| key.to_owned());
                    let contradicts = |earlier: &String| *earlier != word.text && key(earlier) == key(&word.text);
                    if word.text.contains('=') && self.given.iter().any(contradicts) {
                        return Err(words.wrong(&word, Expected::HeaderOnce));
                    }
                    self.given.push(word.text.clone());
                    self.set(&word.text).map_err(|expected| words.wrong(&word, expected))?;
                }
            }
            "variant" => self.regulations.castling_mode = words.value()?,
            "start" => self.start = Some(start(words)?),
            "white" => self.white = Some(player(words)?),
            "black" => self.black = Some(player(words)?),
            "assistant" => {
                let side = words.side()?;
                *self.assistants.get_mut(side) = Some(named(words)?);
            }
            "arbiter" => self.arbiter = Some(named(words)?),
            "speech" => self.speech = words.one_of(&["on", "off"])? == "on",
            _ => return Err(words.wrong(first, Expected::one_of(HEADERS))),
        }
        words.done()
    }

    /// Sets the value of `key=value`; the error is the right form. Times are in minutes, or M:SS; those of the watch
    /// over both boards in seconds, and in minutes between two reminders to compare.
    fn set(&mut self, text: &str) -> Result<(), Expected> {
        let (key, value) = text.split_once('=').unwrap_or_default();
        let regulations = &mut self.regulations;
        let (watch, elsewhere) = (&mut regulations.watch, &mut regulations.elsewhere);
        match key {
            "place" => regulations.place = choice(key, value)?,
            "two-boards" => regulations.two_boards = one_of(key, value, &["yes", "no"])? == "yes",
            "increment-before-first-move" => {
                regulations.increment_before_first_move = one_of(key, value, &["yes", "no"])? == "yes";
            }
            "repeat" => self.repeat = Some(choice(key, value)?),
            "boards" => self.boards = Some(choice(key, value)?),
            "default-time" => regulations.schedule.default_time_ms = minutes_ms(value).ok_or(Expected::Time)?,
            "default-time-from" => regulations.schedule.default_time_from = choice(key, value)?,
            "session" => regulations.schedule.session_ms = Some(minutes_ms(value).ok_or(Expected::Time)?),
            "quickplay" => regulations.quickplay = one_of(key, value, &["yes", "no"])? == "yes",
            "device" => regulations.device_approved = one_of(key, value, &["yes", "no"])? == "yes",
            "dead-positions" => {
                regulations.dead_positions_asked = one_of(key, value, &["decided", "asked"])? == "asked";
            }
            "draw-offers" => {
                let after = value.trim_start_matches("after-").parse();
                regulations.draw_offers = match after.map(DrawOffers::AfterMove) {
                    Ok(after) => after,
                    Err(_) if one_of(key, value, &["free", "none", "after-30"])? == "free" => DrawOffers::Free,
                    Err(_) => DrawOffers::None,
                };
            }
            "settled" => watch.settled_ms = times(value, 1_000)?,
            "not-executed" => watch.not_executed_ms = times(value, 1_000)?,
            "compare-every" => watch.compare_every_ms = times(value, 60_000)?,
            "reminders" => watch.reminder = choice(key, value)?,
            "differences" => watch.told = choice(key, value)?,
            "announced" => watch.electronic.announced = choice(key, value)?,
            "board-clock" => watch.electronic.clock = choice(key, value)?,
            "lag-gain" => elsewhere.lag_gain_ms = unless_usual(key, value, |text| text.parse().ok())?,
            "disconnect" => elsewhere.disconnection = choice(key, value)?,
            "back-within" => elsewhere.back_within_ms = unless_usual(key, value, minutes_ms)?,
            "may-be-away" => elsewhere.may_be_away = unless_usual(key, value, |text| text.parse().ok())?,
            "hints" => self.hints = one_of(key, value, &["yes", "no"])? == "yes",
            "vocabulary" => {
                let known = Vocabulary::ALL.map(Vocabulary::name);
                value.parse::<Vocabulary>().map_err(|_unknown| values(key, &known))?;
                value.clone_into(&mut regulations.vocabulary);
            }
            _ => return Err(Expected::one_of(SETTINGS)),
        }
        Ok(())
    }

    pub(super) fn finish(self, end: LineColumn) -> Result<Header, ScriptError> {
        let (Some(white), Some(black)) = (self.white, self.black) else {
            return Err(ScriptError {
                place: end,
                word: String::new(),
                expected: Expected::Players,
            });
        };
        let mut regulations = self.regulations;
        if regulations.place == Venue::Home {
            regulations = regulations.at_home();
        }
        regulations.boards = self.boards.unwrap_or(regulations.boards);
        regulations.repeat = self.repeat.unwrap_or(regulations.repeat);
        match self.start {
            None => {}
            Some(StartPosition::Numbered(number)) => {
                regulations.castling_mode = CastlingMode::Chess960;
                regulations.start = chess960(number).unwrap_or_default();
            }
            Some(StartPosition::Fen(fen, error)) => {
                let mode = regulations.castling_mode;
                regulations.start = fen.into_position(mode).map_err(|_unplayable| error)?;
            }
        }
        regulations.speed = self
            .speed
            .unwrap_or_else(|| Speed::for_time_control(&regulations.time, regulations.edition));
        let people = People {
            players: ByColor { white, black },
            assistants: self.assistants,
            arbiter: self.arbiter,
        };
        Ok(Header {
            people,
            regulations,
            speech: self.speech,
            hints: self.hints,
        })
    }
}

fn player(words: &mut ScriptLine) -> Result<Player, ScriptError> {
    let sight = words.value()?;
    let name = named(words)?;
    Ok(Player { name, sight })
}

/// Reads the rest of the line as a name; an empty one is an error.
fn named(words: &mut ScriptLine) -> Result<String, ScriptError> {
    let first = words.clone().next(Expected::Name)?;
    let name = name(&words.rest());
    if name.trim().is_empty() {
        return Err(words.wrong(&first, Expected::Name));
    }
    Ok(name)
}

fn start(words: &mut ScriptLine) -> Result<StartPosition, ScriptError> {
    let word = words.next(Expected::Fen)?;
    if let Some(number) = word.text.strip_prefix("960:") {
        let number = number.parse().ok().filter(|number| *number < 960);
        let number = number.ok_or_else(|| words.wrong(&word, Expected::Number))?;
        return Ok(StartPosition::Numbered(number));
    }
    let text = format!("{} {}", word.text, words.rest());
    let error = words.wrong(&word, Expected::Fen);
    match text.trim().parse() {
        Ok(fen) => Ok(StartPosition::Fen(fen, error)),
        Err(_) => Err(error),
    }
}

fn choice<T: StoredChoice>(key: &str, value: &str) -> Result<T, Expected> {
    T::meant(value).ok_or_else(|| values(key, T::WORDS))
}

fn one_of<'a>(key: &str, value: &'a str, choices: &[&str]) -> Result<&'a str, Expected> {
    if choices.contains(&value) {
        Ok(value)
    } else {
        Err(values(key, choices))
    }
}

fn values(key: &str, values: &[&str]) -> Expected {
    Expected::OneOf(values.iter().map(|value| format!("{key}={value}")).collect())
}

/// The value fixed for that key, or none for the usual one.
fn unless_usual<T>(key: &str, value: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Expected> {
    if value == "usual" {
        return Ok(None);
    }
    read(value)
        .map(Some)
        .ok_or_else(|| values(key, &["usual", "300", "2:00"]))
}

/// A number of units of that many milliseconds each.
fn times(value: &str, ms: u64) -> Result<u64, Expected> {
    let product = value.parse::<u64>().ok().and_then(|number| number.checked_mul(ms));
    product.ok_or(Expected::Number)
}

/// Minutes as a plain number, or M:SS.
fn minutes_ms(text: &str) -> Option<u64> {
    if text.contains(':') {
        return time_ms(text);
    }
    text.parse::<u64>().ok()?.checked_mul(60_000)
}

/// The side of the player to be heard first: the VI player or, of two, the one with White.
pub fn vi_seat(people: &People) -> Option<Color> {
    Color::ALL.into_iter().find(|side| people.is_vi(*side))
}
