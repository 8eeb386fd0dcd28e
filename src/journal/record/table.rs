//! The stored twin of a table's set-up: people and regulations.

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, EnPassantMode};

use crate::journal::entry::Opening;
use crate::laws::people::{People, Player, Sight};
use crate::laws::regulations::{Boards, DrawOffers, Edition, Place, Regulations, Repeat, Speed, Supervision};
use crate::laws::time_control::{Period, TimeControl};

use super::Unreadable;
use super::read::{parse, unreadable};

/// The form of the records this program writes.
pub(super) const VERSION: u32 = 1;

/// Everything a game is rebuilt from. The words are those of the headers of a game script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the names are those of `laws::regulations` and `laws::people`, which say what each means"
)]
pub struct TableRecord {
    /// The form of the records in this journal.
    pub version: u32,
    pub edition: String,
    pub speed: String,
    pub supervision: String,
    /// None where the game is played without a clock.
    pub time: Option<TimeRecord>,
    pub place: String,
    pub two_boards: bool,
    pub repeat: String,
    pub boards: String,
    pub default_time_ms: u64,
    pub increment_before_first_move: bool,
    /// "free", "none" or "after-move".
    pub draw_offers: String,
    /// The move of `after-move`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw_offers_after: Option<u32>,
    pub vocabulary: String,
    pub variant: String,
    /// The initial position as a FEN.
    pub start: String,
    pub white: PlayerRecord,
    pub black: PlayerRecord,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assistant_white: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assistant_black: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub created: Option<String>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRecord {
    /// "vi", "sighted" or "deaf".
    pub sight: String,
    /// The name.
    pub name: String,
}

/// The periods of each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeRecord {
    /// White's.
    pub white: Vec<PeriodRecord>,
    /// Black's.
    pub black: Vec<PeriodRecord>,
}

/// One period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PeriodRecord {
    /// Moves to be completed; absent for all that remain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// Main time in milliseconds.
    pub main_ms: u64,
    /// Increment in milliseconds.
    pub increment_ms: u64,
}

const EDITIONS: [(Edition, &str); 3] = [
    (Edition::Laws2005, "2005"),
    (Edition::Laws2018, "2018"),
    (Edition::Laws2023, "2023"),
];
const SPEEDS: [(Speed, &str); 3] = [
    (Speed::Standard, "standard"),
    (Speed::Rapid, "rapid"),
    (Speed::Blitz, "blitz"),
];
const SUPERVISIONS: [(Supervision, &str); 2] = [
    (Supervision::Competition, "competition"),
    (Supervision::Otherwise, "otherwise"),
];
const PLACES: [(Place, &str); 2] = [(Place::Event, "event"), (Place::Home, "home")];
const REPEATS: [(Repeat, &str); 3] = [
    (Repeat::Expected, "expected"),
    (Repeat::BeforePress, "before-press"),
    (Repeat::Waived, "waived"),
];
const BOARDS: [(Boards, &str); 3] = [
    (Boards::Free, "free"),
    (Boards::Legal, "legal"),
    (Boards::Apart, "apart"),
];
const SIGHTS: [(Sight, &str); 3] = [(Sight::Vi, "vi"), (Sight::Sighted, "sighted"), (Sight::Deaf, "deaf")];
const VARIANTS: [(CastlingMode, &str); 2] = [
    (CastlingMode::Standard, "standard"),
    (CastlingMode::Chess960, "chess960"),
];

/// The word for a value; a test holds that every value has one.
fn word<T: Copy + PartialEq>(words: &[(T, &'static str)], value: T) -> String {
    let found = words.iter().find(|(known, _)| *known == value);
    String::from(found.map_or("", |(_, word)| word))
}

fn meaning<T: Copy>(field: &'static str, words: &[(T, &str)], text: &str) -> Result<T, Unreadable> {
    words
        .iter()
        .find(|(_, word)| *word == text)
        .map(|(value, _)| *value)
        .ok_or_else(|| unreadable(field, text))
}

impl From<&Opening> for TableRecord {
    fn from(opening: &Opening) -> Self {
        let Opening {
            people,
            regulations,
            created,
        } = opening;
        let player = |player: &Player| PlayerRecord {
            sight: word(&SIGHTS, player.sight),
            name: player.name.clone(),
        };
        let (draw_offers, draw_offers_after) = match regulations.draw_offers {
            DrawOffers::Free => ("free", None),
            DrawOffers::None => ("none", None),
            DrawOffers::AfterMove(moves) => ("after-move", Some(moves)),
        };
        Self {
            version: VERSION,
            edition: word(&EDITIONS, regulations.edition),
            speed: word(&SPEEDS, regulations.speed),
            supervision: word(&SUPERVISIONS, regulations.supervision),
            time: time_record(&regulations.time),
            place: word(&PLACES, regulations.place),
            two_boards: regulations.two_boards,
            repeat: word(&REPEATS, regulations.repeat),
            boards: word(&BOARDS, regulations.boards),
            default_time_ms: regulations.default_time_ms,
            increment_before_first_move: regulations.increment_before_first_move,
            draw_offers: String::from(draw_offers),
            draw_offers_after,
            vocabulary: regulations.vocabulary.clone(),
            variant: word(&VARIANTS, regulations.castling_mode),
            start: Fen::from_position(&regulations.start, EnPassantMode::Always).to_string(),
            white: player(&people.players.white),
            black: player(&people.players.black),
            assistant_white: people.assistants.white.clone(),
            assistant_black: people.assistants.black.clone(),
            arbiter: people.arbiter.clone(),
            created: created.clone(),
        }
    }
}

impl TryFrom<TableRecord> for Opening {
    type Error = Unreadable;

    fn try_from(record: TableRecord) -> Result<Self, Unreadable> {
        if record.version > VERSION {
            return Err(unreadable("version", &record.version.to_string()));
        }
        let castling_mode = meaning("variant", &VARIANTS, &record.variant)?;
        let draw_offers = match (record.draw_offers.as_str(), record.draw_offers_after) {
            ("free", None) => DrawOffers::Free,
            ("none", None) => DrawOffers::None,
            ("after-move", Some(moves)) => DrawOffers::AfterMove(moves),
            (_, _) => return Err(unreadable("draw_offers", &record.draw_offers)),
        };
        let start: Chess = parse::<Fen>("start", &record.start)?
            .into_position(castling_mode)
            .ok()
            .ok_or_else(|| unreadable("start", &record.start))?;
        let player = |player: PlayerRecord| {
            Ok(Player {
                sight: meaning("sight", &SIGHTS, &player.sight)?,
                name: player.name,
            })
        };
        Ok(Self {
            people: People {
                players: ByColor {
                    white: player(record.white)?,
                    black: player(record.black)?,
                },
                assistants: ByColor {
                    white: record.assistant_white,
                    black: record.assistant_black,
                },
                arbiter: record.arbiter,
            },
            regulations: Regulations {
                edition: meaning("edition", &EDITIONS, &record.edition)?,
                speed: meaning("speed", &SPEEDS, &record.speed)?,
                supervision: meaning("supervision", &SUPERVISIONS, &record.supervision)?,
                time: time_control(record.time),
                place: meaning("place", &PLACES, &record.place)?,
                two_boards: record.two_boards,
                repeat: meaning("repeat", &REPEATS, &record.repeat)?,
                boards: meaning("boards", &BOARDS, &record.boards)?,
                default_time_ms: record.default_time_ms,
                increment_before_first_move: record.increment_before_first_move,
                draw_offers,
                vocabulary: record.vocabulary,
                castling_mode,
                start,
            },
            created: record.created,
        })
    }
}

fn time_record(time: &TimeControl) -> Option<TimeRecord> {
    let side = |periods: &[Period]| {
        let record = |period: &Period| PeriodRecord {
            moves: period.moves,
            main_ms: period.main_ms,
            increment_ms: period.increment_ms,
        };
        periods.iter().map(record).collect()
    };
    match time {
        TimeControl::Untimed => None,
        TimeControl::Timed(ByColor { white, black }) => Some(TimeRecord {
            white: side(white),
            black: side(black),
        }),
    }
}

fn time_control(record: Option<TimeRecord>) -> TimeControl {
    let side = |periods: Vec<PeriodRecord>| {
        let period = |record: PeriodRecord| Period {
            moves: record.moves,
            main_ms: record.main_ms,
            increment_ms: record.increment_ms,
        };
        periods.into_iter().map(period).collect()
    };
    record.map_or(TimeControl::Untimed, |record| {
        TimeControl::Timed(ByColor {
            white: side(record.white),
            black: side(record.black),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::record::samples;

    #[test]
    fn every_set_up_reads_back_as_it_was_written() {
        for opening in samples::openings() {
            let record = TableRecord::from(&opening);
            let text = serde_json::to_string(&record).unwrap();
            let again: TableRecord = serde_json::from_str(&text).unwrap();
            assert_eq!(Opening::try_from(again), Ok(opening), "{text}");
            assert!(!text.contains(r#":"""#), "a value has no word: {text}");
        }
    }
}
