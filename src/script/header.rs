//! The header of a script: what was fixed before the game.

use shakmaty::fen::Fen;
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, FromSetup as _, Setup};

use super::parse::{Expected, Place, ScriptError, Word, Words};
use crate::laws::people::{People, Player, Sight};
use crate::laws::regulations::{
    Boards, DifferenceTold, DrawOffers, Edition, Place as Venue, Regulations, Reminder, Repeat, Speed, Supervision,
    WatchRules,
};
use crate::laws::time_control::TimeControl;
use crate::notation::time_control;

/// What the header lines say.
#[derive(Clone, Debug)]
pub struct Header {
    /// Who sits there.
    pub people: People,
    /// What was fixed.
    pub regulations: Regulations,
    /// Print what is said too.
    pub speech: bool,
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

pub(super) fn is_header(word: &str) -> bool {
    HEADERS.contains(&word)
}

#[derive(Default)]
pub(super) struct Draft {
    regulations: Regulations,
    speed: Option<Speed>,
    start: Option<Start>,
    boards: Option<Boards>,
    repeat: Option<Repeat>,
    white: Option<Player>,
    black: Option<Player>,
    assistants: ByColor<Option<String>>,
    arbiter: Option<String>,
    speech: bool,
}

enum Start {
    Numbered(u32),
    Fen(Place, Fen, String),
}

impl Draft {
    pub(super) fn line(&mut self, first: &Word, words: &mut Words) -> Result<(), ScriptError> {
        match first.text.as_str() {
            "laws" => {
                self.regulations.edition =
                    words.read(Expected::OneOf(&["2005", "2018", "2023"]), |text| match text {
                        "2005" => Some(Edition::Laws2005),
                        "2018" => Some(Edition::Laws2018),
                        "2023" => Some(Edition::Laws2023),
                        _ => None,
                    })?;
            }
            "time" => {
                self.regulations.time = words.read(Expected::TimeControl, |text| time_control::read(text).ok())?;
            }
            "speed" => {
                let speeds = Expected::OneOf(&["auto", "standard", "rapid", "blitz"]);
                self.speed = words.read(speeds, |text| match text {
                    "auto" => Some(None),
                    "standard" => Some(Some(Speed::Standard)),
                    "rapid" => Some(Some(Speed::Rapid)),
                    "blitz" => Some(Some(Speed::Blitz)),
                    _ => None,
                })?;
            }
            "supervision" => {
                let expected = Expected::OneOf(&["competition", "otherwise"]);
                self.regulations.supervision = words.read(expected, |text| match text {
                    "competition" => Some(Supervision::Competition),
                    "otherwise" => Some(Supervision::Otherwise),
                    _ => None,
                })?;
            }
            "set" => {
                while !words.is_empty() {
                    self.set(words)?;
                }
            }
            "variant" => {
                let expected = Expected::OneOf(&["standard", "chess960"]);
                self.regulations.castling_mode = words.read(expected, |text| match text {
                    "standard" => Some(CastlingMode::Standard),
                    "chess960" => Some(CastlingMode::Chess960),
                    _ => None,
                })?;
            }
            "start" => self.start_line(words)?,
            "white" => self.white = Some(player(words)?),
            "black" => self.black = Some(player(words)?),
            "assistant" => {
                let side = super::parse::side(words)?;
                *self.assistants.get_mut(side) = Some(words.some_rest(Expected::Name)?);
            }
            "arbiter" => self.arbiter = Some(words.some_rest(Expected::Name)?),
            "speech" => {
                self.speech = words.read(Expected::OneOf(&["on", "off"]), |text| match text {
                    "on" => Some(true),
                    "off" => Some(false),
                    _ => None,
                })?;
            }
            _ => return Err(words.wrong(first, Expected::OneOf(HEADERS))),
        }
        words.done()
    }

    fn set(&mut self, words: &mut Words) -> Result<(), ScriptError> {
        const KEYS: &[&str] = &[
            "place=",
            "two-boards=",
            "repeat=",
            "boards=",
            "default-time=",
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
        ];
        let word = words.next(Expected::KeyValue)?;
        let Some((key, value)) = word.text.split_once('=') else {
            return Err(words.wrong(&word, Expected::OneOf(KEYS)));
        };
        let regulations = &mut self.regulations;
        let expected = match key {
            "place" => {
                let place = match value {
                    "event" => Some(Venue::Event),
                    "home" => Some(Venue::Home),
                    _ => None,
                };
                regulations.place =
                    place.ok_or_else(|| words.wrong(&word, Expected::OneOf(&["place=event", "place=home"])))?;
                return Ok(());
            }
            "two-boards" => match yes_no(value) {
                Some(yes) => {
                    regulations.two_boards = yes;
                    return Ok(());
                }
                None => Expected::OneOf(&["two-boards=yes", "two-boards=no"]),
            },
            "increment-before-first-move" => match yes_no(value) {
                Some(yes) => {
                    regulations.increment_before_first_move = yes;
                    return Ok(());
                }
                None => Expected::OneOf(&["increment-before-first-move=yes", "increment-before-first-move=no"]),
            },
            "repeat" => {
                self.repeat = match value {
                    "expected" => Some(Repeat::Expected),
                    "before-press" => Some(Repeat::BeforePress),
                    "waived" => Some(Repeat::Waived),
                    _ => None,
                };
                match self.repeat {
                    Some(_) => return Ok(()),
                    None => Expected::OneOf(&["repeat=expected", "repeat=before-press", "repeat=waived"]),
                }
            }
            "boards" => {
                self.boards = match value {
                    "free" => Some(Boards::Free),
                    "legal" => Some(Boards::Legal),
                    "apart" => Some(Boards::Apart),
                    _ => None,
                };
                match self.boards {
                    Some(_) => return Ok(()),
                    None => Expected::OneOf(&["boards=free", "boards=legal", "boards=apart"]),
                }
            }
            "default-time" => match default_time_ms(value) {
                Some(ms) => {
                    regulations.default_time_ms = ms;
                    return Ok(());
                }
                None => Expected::Time,
            },
            "quickplay" => match yes_no(value) {
                Some(yes) => {
                    regulations.quickplay = yes;
                    return Ok(());
                }
                None => Expected::OneOf(&["quickplay=yes", "quickplay=no"]),
            },
            "device" => match yes_no(value) {
                Some(yes) => {
                    regulations.device_approved = yes;
                    return Ok(());
                }
                None => Expected::OneOf(&["device=yes", "device=no"]),
            },
            "dead-positions" => match value {
                "decided" | "asked" => {
                    regulations.dead_positions_asked = value == "asked";
                    return Ok(());
                }
                _ => Expected::OneOf(&["dead-positions=decided", "dead-positions=asked"]),
            },
            "session" => match default_time_ms(value) {
                Some(ms) => {
                    regulations.session_ms = Some(ms);
                    return Ok(());
                }
                None => Expected::Time,
            },
            "draw-offers" => match value {
                "free" => {
                    regulations.draw_offers = DrawOffers::Free;
                    return Ok(());
                }
                "none" => {
                    regulations.draw_offers = DrawOffers::None;
                    return Ok(());
                }
                after => match after.trim_start_matches("after-").parse() {
                    Ok(moves) => {
                        regulations.draw_offers = DrawOffers::AfterMove(moves);
                        return Ok(());
                    }
                    Err(_) => Expected::OneOf(&["draw-offers=free", "draw-offers=none", "draw-offers=after-30"]),
                },
            },
            "settled" | "not-executed" | "compare-every" | "reminders" | "differences" => {
                match watch(&mut regulations.watch, key, value) {
                    Ok(()) => return Ok(()),
                    Err(expected) => expected,
                }
            }
            "vocabulary" => {
                if value.parse::<crate::announcement::vocabulary::Vocabulary>().is_ok() {
                    value.clone_into(&mut regulations.vocabulary);
                    return Ok(());
                }
                Expected::OneOf(&[
                    "vocabulary=fide",
                    "vocabulary=fide-digits",
                    "vocabulary=en",
                    "vocabulary=pt-BR",
                    "vocabulary=de",
                ])
            }
            _ => Expected::OneOf(KEYS),
        };
        Err(words.wrong(&word, expected))
    }

    fn start_line(&mut self, words: &mut Words) -> Result<(), ScriptError> {
        let word = words.next(Expected::Fen)?;
        if let Some(number) = word.text.strip_prefix("960:") {
            let number = number.parse::<u32>().ok().filter(|number| *number < 960);
            let number = number.ok_or_else(|| words.wrong(&word, Expected::Number))?;
            self.regulations.castling_mode = CastlingMode::Chess960;
            self.start = Some(Start::Numbered(number));
            return Ok(());
        }
        let text = format!("{} {}", word.text, words.rest());
        let fen = text.trim().parse::<Fen>().ok();
        let fen = fen.ok_or_else(|| words.wrong(&word, Expected::Fen))?;
        let place = words.wrong(&word, Expected::Fen).place;
        self.start = Some(Start::Fen(place, fen, word.text));
        Ok(())
    }

    pub(super) fn finish(self, end: Place) -> Result<Header, ScriptError> {
        let (Some(white), Some(black)) = (self.white, self.black) else {
            return Err(ScriptError {
                place: end,
                word: String::new(),
                expected: Expected::Players,
            });
        };
        let mut regulations = self.regulations;
        if regulations.place == Venue::Home {
            regulations.boards = Boards::Legal;
            regulations.repeat = Repeat::Waived;
        }
        regulations.boards = self.boards.unwrap_or(regulations.boards);
        regulations.repeat = self.repeat.unwrap_or(regulations.repeat);
        let mode = regulations.castling_mode;
        match self.start {
            None => {}
            Some(Start::Numbered(number)) => {
                regulations.start = numbered(number).unwrap_or_default();
            }
            Some(Start::Fen(place, fen, word)) => {
                let position = fen.into_position(mode);
                regulations.start = position.map_err(|_unplayable| ScriptError {
                    place,
                    word,
                    expected: Expected::Fen,
                })?;
            }
        }
        regulations.speed = self
            .speed
            .unwrap_or_else(|| speed_of(&regulations.time, regulations.edition));
        let people = People {
            players: ByColor { white, black },
            assistants: self.assistants,
            arbiter: self.arbiter,
        };
        Ok(Header {
            people,
            regulations,
            speech: self.speech,
        })
    }
}

/// One of the 960 positions by its number (Guidelines II); 518 is the standard one.
pub fn numbered(number: u32) -> Option<Chess> {
    if number >= 960 {
        return None;
    }
    let mut setup = Setup::initial();
    setup.board = Board::chess960(number);
    setup.castling_rights = setup.board.rooks();
    Chess::from_setup(setup, CastlingMode::Chess960).ok()
}

/// A.1 and B.1: main time and sixty increments; the bounds differ by edition (V23, V24).
pub fn speed_of(time: &TimeControl, edition: Edition) -> Speed {
    let Some(ms) = time.sixty_moves_ms() else {
        return Speed::Standard;
    };
    let minute = 60_000;
    match edition {
        Edition::Laws2005 if ms < 15 * minute => Speed::Blitz,
        Edition::Laws2005 if ms <= 60 * minute => Speed::Rapid,
        Edition::Laws2018 | Edition::Laws2023 if ms <= 10 * minute => Speed::Blitz,
        Edition::Laws2018 | Edition::Laws2023 if ms < 60 * minute => Speed::Rapid,
        Edition::Laws2005 | Edition::Laws2018 | Edition::Laws2023 => Speed::Standard,
    }
}

fn player(words: &mut Words) -> Result<Player, ScriptError> {
    let sight = words.read(Expected::OneOf(&["vi", "sighted", "deaf"]), |text| match text {
        "vi" => Some(Sight::Vi),
        "sighted" => Some(Sight::Sighted),
        "deaf" => Some(Sight::Deaf),
        _ => None,
    })?;
    Ok(Player {
        name: words.some_rest(Expected::Name)?,
        sight,
    })
}

/// The watch over both boards: seconds until a board counts as standing still, seconds until a player is reminded,
/// minutes between two reminders to compare.
fn watch(rules: &mut WatchRules, key: &str, value: &str) -> Result<(), Expected> {
    let times = |factor: u64| value.parse::<u64>().ok().and_then(|number| number.checked_mul(factor));
    match key {
        "settled" => rules.settled_ms = times(1_000).ok_or(Expected::Number)?,
        "not-executed" => rules.not_executed_ms = times(1_000).ok_or(Expected::Number)?,
        "compare-every" => rules.compare_every_ms = times(60_000).ok_or(Expected::Number)?,
        "reminders" => {
            rules.reminder = match value {
                "spoken" => Reminder::Spoken,
                "shown" => Reminder::Shown,
                "none" => Reminder::None,
                _ => {
                    return Err(Expected::OneOf(&[
                        "reminders=spoken",
                        "reminders=shown",
                        "reminders=none",
                    ]));
                }
            }
        }
        _ => {
            rules.told = match value {
                "arbiter" => DifferenceTold::Arbiter,
                "players" => DifferenceTold::Players,
                _ => return Err(Expected::OneOf(&["differences=arbiter", "differences=players"])),
            }
        }
    }
    Ok(())
}

fn yes_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Minutes as a plain number, or M:SS.
fn default_time_ms(text: &str) -> Option<u64> {
    if text.contains(':') {
        return super::parse::time_ms(text);
    }
    text.parse::<u64>().ok()?.checked_mul(60_000)
}

/// Whether that side's player is the one to be heard first: the VI player, of two the one with White.
pub fn vi_seat(people: &People) -> Option<Color> {
    Color::ALL.into_iter().find(|side| people.is_vi(*side))
}
