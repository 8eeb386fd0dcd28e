//! The stored twin of a table's set-up: people and regulations.

use serde::{Deserialize, Serialize};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, EnPassantMode};

use crate::journal::entry::Opening;
use crate::laws::people::{People, Player, Sight};
use crate::laws::regulations::{Boards, DrawOffers, Edition, Place, Regulations, Repeat, Speed, Supervision};
use crate::laws::time_control::{Mode, Period, TimeControl};
use crate::laws::tournament::Tournament;

use super::watch::WatchRecord;
use crate::laws::stored::Unreadable;

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
    #[serde(default, skip_serializing_if = "WatchRecord::is_first")]
    pub watch: WatchRecord,
    /// When the playing session ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session_ms: Option<u64>,
    /// Guidelines III were not announced.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_quickplay: bool,
    /// "asked" where dead positions are left to the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dead_positions: Option<String>,
    /// "approved" where the device was approved before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
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
    /// The name of the event, and where it takes place; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub event: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub site: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_fide_id: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_fide_id: Option<u32>,
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

/// One period. Plain time and Fischer, ended by moves or with the game, stand as they always did, in `increment_ms`. For
/// anything else that is absent, so that a program which does not know `mode` refuses the journal and misreads nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PeriodRecord {
    /// Moves to be completed; absent for all that remain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// Main time in milliseconds.
    pub main_ms: u64,
    /// Increment in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub increment_ms: Option<u64>,
    /// "fischer", "bronstein", "delay", "byo-yomi" or "hourglass", where `increment_ms` is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// The extra time of that mode in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_ms: Option<u64>,
    /// How many byo-yomi periods.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub byo_yomi_periods: Option<u32>,
    /// Whether the period ends by flag.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_flag: bool,
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

const ASKED: &str = "asked";
const APPROVED: &str = "approved";

/// Whether that one word stands there; it is the only one that may.
fn is_said(field: &'static str, said: Option<&str>, word: &str) -> Result<bool, Unreadable> {
    match said {
        None => Ok(false),
        Some(said) if said == word => Ok(true),
        Some(said) => Err(Unreadable::word(field, said)),
    }
}

fn meaning<T: Copy>(field: &'static str, words: &[(T, &str)], text: &str) -> Result<T, Unreadable> {
    words
        .iter()
        .find(|(_, word)| *word == text)
        .map(|(value, _)| *value)
        .ok_or_else(|| Unreadable::word(field, text))
}

impl From<&Opening> for TableRecord {
    fn from(opening: &Opening) -> Self {
        let Opening {
            people,
            regulations,
            created,
            tournament,
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
            watch: WatchRecord::from(&regulations.watch),
            session_ms: regulations.session_ms,
            no_quickplay: !regulations.quickplay,
            dead_positions: regulations.dead_positions_asked.then(|| String::from(ASKED)),
            device: regulations.device_approved.then(|| String::from(APPROVED)),
            white: player(&people.players.white),
            black: player(&people.players.black),
            assistant_white: people.assistants.white.clone(),
            assistant_black: people.assistants.black.clone(),
            arbiter: people.arbiter.clone(),
            created: created.clone(),
            event: tournament.name.clone(),
            site: tournament.site.clone(),
            round: tournament.round,
            white_fide_id: tournament.fide_ids.white,
            black_fide_id: tournament.fide_ids.black,
        }
    }
}

impl TryFrom<TableRecord> for Opening {
    type Error = Unreadable;

    fn try_from(record: TableRecord) -> Result<Self, Unreadable> {
        if record.version > VERSION {
            return Err(Unreadable::word("version", &record.version.to_string()));
        }
        let castling_mode = meaning("variant", &VARIANTS, &record.variant)?;
        let draw_offers = match (record.draw_offers.as_str(), record.draw_offers_after) {
            ("free", None) => DrawOffers::Free,
            ("none", None) => DrawOffers::None,
            ("after-move", Some(moves)) => DrawOffers::AfterMove(moves),
            (_, _) => return Err(Unreadable::word("draw_offers", &record.draw_offers)),
        };
        let start: Chess = record
            .start
            .parse::<Fen>()
            .ok()
            .ok_or_else(|| Unreadable::word("start", &record.start))?
            .into_position(castling_mode)
            .ok()
            .ok_or_else(|| Unreadable::word("start", &record.start))?;
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
                time: time_control(record.time)?,
                place: meaning("place", &PLACES, &record.place)?,
                two_boards: record.two_boards,
                repeat: meaning("repeat", &REPEATS, &record.repeat)?,
                boards: meaning("boards", &BOARDS, &record.boards)?,
                default_time_ms: record.default_time_ms,
                increment_before_first_move: record.increment_before_first_move,
                draw_offers,
                watch: record.watch.try_into()?,
                session_ms: record.session_ms,
                is_locked: false,
                quickplay: !record.no_quickplay,
                dead_positions_asked: is_said("dead_positions", record.dead_positions.as_deref(), ASKED)?,
                device_approved: is_said("device", record.device.as_deref(), APPROVED)?,
                vocabulary: record.vocabulary,
                castling_mode,
                start,
            },
            created: record.created,
            tournament: Tournament {
                name: record.event,
                site: record.site,
                round: record.round,
                fide_ids: ByColor {
                    white: record.white_fide_id,
                    black: record.black_fide_id,
                },
            },
        })
    }
}

fn time_record(time: &TimeControl) -> Option<TimeRecord> {
    let side = |periods: &[Period]| periods.iter().map(period_record).collect();
    match time {
        TimeControl::Untimed => None,
        TimeControl::Timed(ByColor { white, black }) => Some(TimeRecord {
            white: side(white),
            black: side(black),
        }),
    }
}

fn period_record(period: &Period) -> PeriodRecord {
    let (mode, byo_yomi_periods) = match period.mode {
        Mode::Fischer => ("fischer", None),
        Mode::Bronstein => ("bronstein", None),
        Mode::Delay => ("delay", None),
        Mode::ByoYomi { periods } => ("byo-yomi", Some(periods)),
        Mode::Hourglass => ("hourglass", None),
    };
    let is_first_form = period.mode == Mode::Fischer && !period.by_flag;
    PeriodRecord {
        moves: period.moves,
        main_ms: period.main_ms,
        increment_ms: is_first_form.then_some(period.increment_ms),
        mode: (!is_first_form).then(|| String::from(mode)),
        extra_ms: (!is_first_form).then_some(period.increment_ms),
        byo_yomi_periods,
        by_flag: period.by_flag,
    }
}

fn time_control(record: Option<TimeRecord>) -> Result<TimeControl, Unreadable> {
    let side = |periods: Vec<PeriodRecord>| periods.iter().map(period).collect::<Result<Vec<_>, _>>();
    Ok(match record {
        None => TimeControl::Untimed,
        Some(record) => TimeControl::Timed(ByColor {
            white: side(record.white)?,
            black: side(record.black)?,
        }),
    })
}

fn period(record: &PeriodRecord) -> Result<Period, Unreadable> {
    let unreadable = |value: &str| Unreadable::word("mode", value);
    let (mode, increment_ms) = match (record.mode.as_deref(), record.increment_ms) {
        (None, Some(increment_ms)) => (Mode::Fischer, increment_ms),
        (None, None) => return Err(unreadable("")),
        (Some(word), _) => {
            let mode = match word {
                "fischer" => Mode::Fischer,
                "bronstein" => Mode::Bronstein,
                "delay" => Mode::Delay,
                "byo-yomi" => Mode::ByoYomi {
                    periods: record.byo_yomi_periods.ok_or_else(|| unreadable(word))?,
                },
                "hourglass" => Mode::Hourglass,
                _ => return Err(unreadable(word)),
            };
            (mode, record.extra_ms.unwrap_or(0))
        }
    };
    Ok(Period {
        moves: record.moves,
        main_ms: record.main_ms,
        increment_ms,
        mode,
        by_flag: record.by_flag,
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

    #[test]
    fn every_kind_of_period_reads_back_and_the_first_form_stays_as_it_was() {
        for text in ["3600+30f:20/600d5:300b3", "40/5400:600y5x30", "W*180-B*60", "300"] {
            let control = crate::notation::time_control::read(text).unwrap();
            let stored = serde_json::to_string(&time_record(&control)).unwrap();
            let again = serde_json::from_str(&stored).unwrap();
            assert_eq!(time_control(again), Ok(control), "{stored}");
        }
        let old = r#"{"moves":40,"main_ms":5400000,"increment_ms":30000}"#;
        let record: PeriodRecord = serde_json::from_str(old).unwrap();
        assert_eq!(
            serde_json::to_string(&period_record(&period(&record).unwrap())).unwrap(),
            old
        );
    }

    #[test]
    fn a_mode_of_a_later_program_is_named_and_never_taken_for_another() {
        let record = serde_json::from_str(r#"{"main_ms":1,"mode":"gong","extra_ms":1}"#).unwrap();
        assert_eq!(period(&record).unwrap_err().value.unwrap(), "gong");
    }
}
