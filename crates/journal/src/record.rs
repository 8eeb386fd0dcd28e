//! The text of an entry: one JSON object, `name` first, versioned.
//!
//! The stored form of an event is defined next to the event, in [`laws::event`]. Only the journal's own
//! entries are defined here: the set-up of a table, and incidents of the program. No name, key or word is ever changed,
//! and a key that is added later has a value that it stands for where it is absent.

use serde_json::{Map, Value};
use shakmaty::fen::Fen;
use shakmaty::{ByColor, EnPassantMode};

use super::chain::{Anchor, EntryHash, NoHash, StoredEntry};
use super::entry::{
    GameRelocation, GameSetup, Heartbeat, JournalEvent, JournalFinding, ProvenRuling, RescueOrigin, Restart,
    StrangeRuling, Suspension, Withheld,
};
use laws::event::Event;
use laws::moment::Moment;
use laws::people::{People, Player, Sight};
use laws::regulations::{CountsFrom, ElectronicRules, ElsewhereRules, Regulations, WatchRules};
use laws::stored::{Fields, StoredValue, UnreadableValue};
use laws::time_control::{Mode, Period, TimeControl};
use laws::tournament::TournamentInfo;

/// The form of the records this program writes.
const VERSION: u32 = 1;

const OPENED: &str = "opened";
const RESTARTED: &str = "restarted";
const SUSPENDED: &str = "suspended";
const UNFIT_HEARTBEAT: &str = "heartbeat_refused";
const SHORTENED: &str = "journal_shortened";
const RESCUED: &str = "rescued";
const MOVED: &str = "moved";
const WITHHELD: &str = "withheld";
/// The beginning of the text of a withheld entry.
const WITHHELD_BEGINS: &str = "{\"name\":\"withheld\"";
const STRANGE_RULING: &str = "ruling_refused";
const RULED: &str = "ruled";
/// A text in the file of every journal that was once found shortened, whatever else the file contains.
pub const TOLD_SHORTENED: &str = "\"name\":\"journal_shortened\"";

/// The reason why the text of an entry cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// The text is no JSON object with a name.
    NoRecord,
    /// No entry of that name is known, or it lacks a key, or a value has the wrong type.
    UnknownForm {
        /// The name.
        name: String,
        /// The key that is absent or has a value of another type; `None` if the name is unknown.
        key: Option<String>,
    },
    /// One value is not known to the program.
    Value {
        /// The key of the value.
        key: String,
        /// The value as it was found.
        value: String,
    },
}

/// The text of an entry as it is stored and hashed.
pub fn encode(event: &JournalEvent) -> String {
    Value::Object(record(event)).to_string()
}

fn record(event: &JournalEvent) -> Fields {
    match event {
        JournalEvent::Event(event) => event.record(),
        JournalEvent::Opened(opening) => named(OPENED, opening.as_ref()),
        JournalEvent::Suspended(suspension) => named(SUSPENDED, suspension),
        JournalEvent::Restarted(restart) => named(RESTARTED, restart),
        JournalEvent::Found(JournalFinding::UnfitHeartbeat(beat)) => named(UNFIT_HEARTBEAT, beat),
        JournalEvent::Found(JournalFinding::Shortened(seen)) => named(SHORTENED, seen),
        JournalEvent::Found(JournalFinding::Rescued(origin)) => named(RESCUED, origin),
        JournalEvent::Found(JournalFinding::Moved(moved)) => named(MOVED, moved),
        JournalEvent::Found(JournalFinding::Withheld(withheld)) => named(WITHHELD, withheld),
        JournalEvent::Found(JournalFinding::StrangeRuling(strange)) => named(STRANGE_RULING, strange),
        JournalEvent::Ruled(ruled) => named(RULED, ruled.as_ref()),
    }
}

/// Decodes the text of an entry.
pub fn decode(text: &str) -> Result<JournalEvent, DecodeError> {
    let from: Fields = serde_json::from_str(text).ok().ok_or(DecodeError::NoRecord)?;
    let name = from.get("name").and_then(Value::as_str).ok_or(DecodeError::NoRecord)?;
    let unknown = |key| DecodeError::UnknownForm {
        name: name.to_owned(),
        key,
    };
    let read = match name {
        OPENED => read_parts(&from, nobody_yet()).map(|opening| Some(JournalEvent::Opened(Box::new(opening)))),
        RESTARTED => read_parts(&from, Restart::default()).map(|restart| Some(JournalEvent::Restarted(restart))),
        SUSPENDED => read_parts(&from, Suspension::default()).map(|pause| Some(JournalEvent::Suspended(pause))),
        UNFIT_HEARTBEAT => read_parts(&from, Heartbeat::default())
            .map(|beat| Some(JournalEvent::Found(JournalFinding::UnfitHeartbeat(beat)))),
        SHORTENED => {
            read_parts(&from, Anchor::default()).map(|seen| Some(JournalEvent::Found(JournalFinding::Shortened(seen))))
        }
        RESCUED => read_parts(&from, RescueOrigin::default())
            .map(|origin| Some(JournalEvent::Found(JournalFinding::Rescued(origin)))),
        MOVED => read_parts(&from, GameRelocation::default())
            .map(|moved| Some(JournalEvent::Found(JournalFinding::Moved(moved)))),
        WITHHELD => read_parts(&from, Withheld::default())
            .map(|withheld| Some(JournalEvent::Found(JournalFinding::Withheld(withheld)))),
        STRANGE_RULING => read_parts(&from, StrangeRuling::default())
            .map(|strange| Some(JournalEvent::Found(JournalFinding::StrangeRuling(strange)))),
        RULED => read_parts(&from, ProvenRuling::default()).map(|ruled| Some(JournalEvent::Ruled(Box::new(ruled)))),
        _ => Event::of_record(name, &from).map(|event| event.map(JournalEvent::Event)),
    };
    match read {
        Ok(event) => event.ok_or_else(|| unknown(None)),
        Err(UnreadableValue { key, value: None }) => Err(unknown(Some(key))),
        Err(UnreadableValue {
            key,
            value: Some(value),
        }) => Err(DecodeError::Value { key, value }),
    }
}

/// The hash that the entry of that text has in the journal where it was written, if the entry is withheld here.
pub fn withheld(text: &str) -> Option<EntryHash> {
    if !text.starts_with(WITHHELD_BEGINS) {
        return None;
    }
    match decode(text) {
        Ok(JournalEvent::Found(JournalFinding::Withheld(withheld))) => Some(withheld.hash),
        Ok(_) | Err(_) => None,
    }
}

/// The kind of an entry whose text this program can read.
pub fn name_of(text: &str) -> Option<String> {
    decode(text).ok()?;
    let stored: Fields = serde_json::from_str(text).ok()?;
    Some(stored.get("name")?.as_str()?.to_owned())
}

/// A stored entry as one line of the export: its number, its time, its hash, its kind (`event`, `proposal`, or
/// `journal` for the journal's own entries) and all the keys of its text, including those that this program does not
/// know.
pub fn to_line(entry: &StoredEntry) -> Result<String, DecodeError> {
    let kind = if let JournalEvent::Event(event) = decode(&entry.record)? {
        event.kind()
    } else {
        "journal"
    };
    let stored: Fields = serde_json::from_str(&entry.record).ok().ok_or(DecodeError::NoRecord)?;
    let mut line = Map::new();
    line.insert(String::from("number"), Value::from(entry.number));
    line.insert(String::from("at_ms"), Value::from(entry.at.as_millis()));
    line.insert(String::from("at_micros"), Value::from(entry.at.as_micros()));
    line.insert(String::from("hash"), Value::from(entry.hash.to_string()));
    line.insert(String::from("kind"), Value::from(kind));
    // The entry's own hash is the link in the chain; the one in a lock is the PIN's.
    line.extend(stored.into_iter().map(|(key, value)| {
        let key = if key == "hash" { String::from("pin_hash") } else { key };
        (key, value)
    }));
    Ok(Value::Object(line).to_string())
}

/// A record that is written or read: one list of keys serves both ways.
enum RecordForm<'a> {
    /// The values are written into the fields; nothing fails.
    Write(&'a mut Fields),
    /// The values are read from the fields.
    Read(&'a Fields),
}

/// A value of parts, each under a key of its own.
trait Parts {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue>;
}

impl RecordForm<'_> {
    fn key<T: StoredValue>(&mut self, key: &str, value: &mut T) -> Result<(), UnreadableValue> {
        match self {
            Self::Write(to) => value.write(key, to),
            Self::Read(from) => *value = T::read(key, from)?,
        }
        Ok(())
    }

    /// Reads or writes a value that is left out if it equals the default for an absent key.
    fn unless<T: StoredValue + PartialEq>(
        &mut self,
        absent: T,
        key: &str,
        value: &mut T,
    ) -> Result<(), UnreadableValue> {
        let mut present = Some(std::mem::replace(value, absent)).filter(|given| given != value);
        self.key(key, &mut present)?;
        if let Some(given) = present {
            *value = given;
        }
        Ok(())
    }

    /// Reads or writes a flag: one word if it is set, no key otherwise.
    fn said(&mut self, word: &str, key: &str, value: &mut bool) -> Result<(), UnreadableValue> {
        let mut said = value.then(|| word.to_owned());
        self.key(key, &mut said)?;
        match said {
            Some(said) if said != word => Err(UnreadableValue::word(key, &said)),
            said => {
                *value = said.is_some();
                Ok(())
            }
        }
    }

    /// Reads or writes an object of its own.
    fn object<T: Parts + Clone>(&mut self, key: &str, value: &mut T) -> Result<(), UnreadableValue> {
        match self {
            Self::Write(to) => {
                to.insert(key.to_owned(), Value::Object(written(value)));
            }
            Self::Read(from) => {
                let inner = from.get(key).and_then(Value::as_object);
                value.parts(&mut RecordForm::Read(
                    inner.ok_or_else(|| UnreadableValue::absent(key))?,
                ))?;
            }
        }
        Ok(())
    }

    /// Reads or writes a list of objects.
    fn objects<T: Parts + Clone + Default>(&mut self, key: &str, values: &mut Vec<T>) -> Result<(), UnreadableValue> {
        match self {
            Self::Write(to) => {
                let list = values.iter().map(|value| Value::Object(written(value)));
                to.insert(key.to_owned(), list.collect());
            }
            Self::Read(from) => {
                let absent = || UnreadableValue::absent(key);
                let list = from.get(key).and_then(Value::as_array).ok_or_else(absent)?;
                *values = list
                    .iter()
                    .map(|value| read_parts(value.as_object().ok_or_else(absent)?, T::default()))
                    .collect::<Result<_, _>>()?;
            }
        }
        Ok(())
    }

    /// True if the record has that key, or is about to get it.
    fn has(&self, key: &str, is_there: bool) -> bool {
        match self {
            Self::Write(_) => is_there,
            Self::Read(from) => from.get(key).is_some_and(|value| !value.is_null()),
        }
    }
}

fn named<T: Parts + Clone>(name: &str, value: &T) -> Fields {
    let mut fields = Fields::new();
    fields.insert(String::from("name"), Value::from(name));
    fields.extend(written(value));
    fields
}

fn written<T: Parts + Clone>(value: &T) -> Fields {
    let mut fields = Fields::new();
    // Only reading can fail.
    value.clone().parts(&mut RecordForm::Write(&mut fields)).ok();
    fields
}

fn read_parts<T: Parts>(from: &Fields, mut value: T) -> Result<T, UnreadableValue> {
    value.parts(&mut RecordForm::Read(from))?;
    Ok(value)
}

impl Parts for Suspension {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("*_ms", &mut self.left_ms)?;
        form.key("charged_*_ms", &mut self.charged_ms)?;
        form.key("away_ms", &mut self.away_ms)
    }
}

impl Parts for Restart {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("*_ms", &mut self.at_last_entry_ms)?;
        if form.has("heartbeat", self.heartbeat.is_some()) {
            form.object("heartbeat", self.heartbeat.get_or_insert_default())?;
        }
        Ok(())
    }
}

/// The keys differ from those of the entry's own link, next to which they stand in the export.
impl Parts for Anchor {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("seen_number", &mut self.number)?;
        let mut hash = self.hash.to_string();
        form.key("seen_hash", &mut hash)?;
        self.hash = hash
            .parse()
            .map_err(|NoHash| UnreadableValue::word("seen_hash", &hash))?;
        Ok(())
    }
}

impl Parts for RescueOrigin {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("file", &mut self.file)?;
        form.key("last_good", &mut self.last_good)?;
        let mut lost = self.lost.join(", ");
        form.unless(String::new(), "lost", &mut lost)?;
        self.lost = lost
            .split(", ")
            .filter(|kind| !kind.is_empty())
            .map(str::to_owned)
            .collect();
        Ok(())
    }
}

impl Parts for GameRelocation {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("table", &mut self.table)?;
        form.key("from", &mut self.from)?;
        form.unless(String::new(), "to", &mut self.to)?;
        form.key("by", &mut self.by)?;
        form.unless(String::new(), "event", &mut self.event)?;
        form.unless(String::new(), "event_name", &mut self.event_name)
    }
}

/// The key differs from that of the entry's own link, next to which it stands in the export.
impl Parts for Withheld {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        let mut hash = self.hash.to_string();
        form.key("withheld_hash", &mut hash)?;
        self.hash = hash
            .parse()
            .map_err(|NoHash| UnreadableValue::word("withheld_hash", &hash))?;
        form.said("move_sealed", "of", &mut self.is_envelope)
    }
}

impl Parts for StrangeRuling {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("code", &mut self.code)?;
        form.key("key", &mut self.key)
    }
}

impl Parts for ProvenRuling {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("signed", &mut self.text)?;
        form.key("key", &mut self.by)?;
        form.key("signature", &mut self.signature)
    }
}

impl Parts for Heartbeat {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        let mut at = self.at.as_micros();
        form.key("at_micros", &mut at)?;
        self.at = Moment::from_micros(at);
        form.key("*_ms", &mut self.left_ms)?;
        form.key("running", &mut self.running)
    }
}

/// The empty opening into which the record of a table is read.
fn nobody_yet() -> GameSetup {
    let nobody = Player {
        name: String::new(),
        sight: Sight::Sighted,
    };
    let people = People::of(ByColor::new_with(|_| nobody.clone()));
    GameSetup {
        is_explicit: false,
        ..GameSetup::of(people, Regulations::default())
    }
}

/// The data from which a game is rebuilt. The words are those of the headers of a game script.
impl Parts for GameSetup {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        let mut version = VERSION;
        form.key("version", &mut version)?;
        form.unless(false, "explicit", &mut self.is_explicit)?;
        if version > VERSION {
            return Err(UnreadableValue::word("version", &version.to_string()));
        }
        self.regulations.parts(form)?;
        form.object("white", &mut self.people.players.white)?;
        form.object("black", &mut self.people.players.black)?;
        form.key("assistant_*", &mut self.people.assistants)?;
        form.key("arbiter", &mut self.people.arbiter)?;
        form.key("created", &mut self.created)?;
        let TournamentInfo {
            name,
            site,
            round,
            round_written,
            time_written,
            fide_ids,
            ratings,
        } = &mut self.tournament;
        form.unless(String::new(), "event", name)?;
        form.unless(String::new(), "site", site)?;
        form.key("round", round)?;
        form.unless(String::new(), "round_written", round_written)?;
        form.unless(String::new(), "time_written", time_written)?;
        form.key("*_fide_id", fide_ids)?;
        form.key("*_rating", ratings)
    }
}

impl Parts for Player {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("sight", &mut self.sight)?;
        form.key("name", &mut self.name)
    }
}

impl Parts for Regulations {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("edition", &mut self.edition)?;
        form.key("speed", &mut self.speed)?;
        form.key("supervision", &mut self.supervision)?;
        time_control(form, &mut self.time)?;
        form.key("place", &mut self.place)?;
        form.key("two_boards", &mut self.two_boards)?;
        form.key("repeat", &mut self.repeat)?;
        form.key("boards", &mut self.boards)?;
        form.key("default_time_ms", &mut self.schedule.default_time_ms)?;
        form.unless(
            CountsFrom::Start,
            "default_time_from",
            &mut self.schedule.default_time_from,
        )?;
        form.key("increment_before_first_move", &mut self.increment_before_first_move)?;
        form.key("draw_offers", &mut self.draw_offers)?;
        form.key("vocabulary", &mut self.vocabulary)?;
        start(form, self)?;
        let first = WatchRules::default();
        if form.has("watch", self.watch != first) {
            form.object("watch", &mut self.watch)?;
        }
        form.key("session_ms", &mut self.schedule.session_ms)?;
        if form.has("elsewhere", self.elsewhere != ElsewhereRules::default()) {
            form.object("elsewhere", &mut self.elsewhere)?;
        }
        let mut unannounced = !self.quickplay;
        form.unless(false, "no_quickplay", &mut unannounced)?;
        self.quickplay = !unannounced;
        form.said("asked", "dead_positions", &mut self.dead_positions_asked)?;
        form.said("approved", "device", &mut self.device_approved)
    }
}

/// The kind of chess, and its first position as a FEN.
fn start(form: &mut RecordForm<'_>, regulations: &mut Regulations) -> Result<(), UnreadableValue> {
    form.key("variant", &mut regulations.castling_mode)?;
    let mut fen = Fen::from_position(&regulations.start, EnPassantMode::Always).to_string();
    form.key("start", &mut fen)?;
    let position = |fen: &str| fen.parse::<Fen>().ok()?.into_position(regulations.castling_mode).ok();
    regulations.start = position(&fen).ok_or_else(|| UnreadableValue::word("start", &fen))?;
    Ok(())
}

impl Parts for WatchRules {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("settled_ms", &mut self.settled_ms)?;
        form.key("not_executed_ms", &mut self.not_executed_ms)?;
        form.key("reminders", &mut self.reminder)?;
        form.key("differences", &mut self.told)?;
        form.key("compare_every_ms", &mut self.compare_every_ms)?;
        if form.has("electronic", self.electronic != ElectronicRules::default()) {
            form.object("electronic", &mut self.electronic)?;
        }
        Ok(())
    }
}

impl Parts for ElsewhereRules {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("lag_gain_ms", &mut self.lag_gain_ms)?;
        form.key("disconnect", &mut self.disconnection)?;
        form.key("back_within_ms", &mut self.back_within_ms)?;
        form.key("may_be_away", &mut self.may_be_away)
    }
}

impl Parts for ElectronicRules {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.key("announced", &mut self.announced)?;
        form.key("clock", &mut self.clock)
    }
}

/// Reads or writes the periods of each side; null if the game is played without a clock.
fn time_control(form: &mut RecordForm<'_>, time: &mut TimeControl) -> Result<(), UnreadableValue> {
    if !form.has("time", *time != TimeControl::Untimed) {
        if let RecordForm::Write(to) = form {
            to.insert(String::from("time"), Value::Null);
        }
        return Ok(());
    }
    let mut periods = match time {
        TimeControl::Untimed => ByColor::default(),
        TimeControl::Timed(periods) => periods.clone(),
    };
    form.object("time", &mut periods)?;
    *time = TimeControl::Timed(periods);
    Ok(())
}

impl Parts for ByColor<Vec<Period>> {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        form.objects("white", &mut self.white)?;
        form.objects("black", &mut self.black)
    }
}

/// Plain time and Fischer, ended by moves or with the game, are stored as ever, in `increment_ms`. For any other kind
/// that key is absent, so that a program which does not know `mode` refuses the journal instead of misreading it.
impl Parts for Period {
    fn parts(&mut self, form: &mut RecordForm<'_>) -> Result<(), UnreadableValue> {
        let is_first_form = self.mode == Mode::Fischer && !self.by_flag;
        let (word, mut byo_yomi) = match self.mode {
            Mode::Fischer => ("fischer", None),
            Mode::Bronstein => ("bronstein", None),
            Mode::Delay => ("delay", None),
            Mode::ByoYomi { periods } => ("byo-yomi", Some(periods)),
            Mode::Hourglass => ("hourglass", None),
        };
        let mut increment = is_first_form.then_some(self.increment_ms);
        let mut extra = (!is_first_form).then_some(self.increment_ms);
        let mut mode = (!is_first_form).then(|| String::from(word));
        form.key("moves", &mut self.moves)?;
        form.key("main_ms", &mut self.main_ms)?;
        form.key("increment_ms", &mut increment)?;
        form.key("mode", &mut mode)?;
        form.key("extra_ms", &mut extra)?;
        form.key("byo_yomi_periods", &mut byo_yomi)?;
        form.unless(false, "by_flag", &mut self.by_flag)?;
        let mode = mode.unwrap_or_default();
        (self.mode, self.increment_ms) = match (mode.as_str(), increment, byo_yomi) {
            ("", Some(increment), _) => (Mode::Fischer, increment),
            ("fischer", ..) => (Mode::Fischer, extra.unwrap_or(0)),
            ("bronstein", ..) => (Mode::Bronstein, extra.unwrap_or(0)),
            ("delay", ..) => (Mode::Delay, extra.unwrap_or(0)),
            ("byo-yomi", _, Some(periods)) => (Mode::ByoYomi { periods }, extra.unwrap_or(0)),
            ("hourglass", ..) => (Mode::Hourglass, extra.unwrap_or(0)),
            (..) => return Err(UnreadableValue::word("mode", &mode)),
        };
        Ok(())
    }
}

/// Entries as they were once written, one of every kind and with every word, for tests. The file is never changed
/// except by new lines.
#[cfg(any(test, feature = "testing"))]
#[allow(clippy::unwrap_used, clippy::missing_panics_doc, reason = "samples are for tests")]
pub mod samples {
    use super::{Event, GameSetup, JournalEvent, decode};

    pub(super) const LINES: &str = include_str!("samples.jsonl");

    /// Every sample.
    pub fn journal_events() -> Vec<JournalEvent> {
        LINES.lines().map(|line| decode(line).unwrap()).collect()
    }

    /// The openings among them.
    pub fn openings() -> Vec<GameSetup> {
        let opening = |event| {
            if let JournalEvent::Opened(opening) = event {
                Some(*opening)
            } else {
                None
            }
        };
        journal_events().into_iter().filter_map(opening).collect()
    }

    /// The events of a game among them.
    pub fn events() -> Vec<Event> {
        let event = |event| {
            if let JournalEvent::Event(event) = event {
                Some(event)
            } else {
                None
            }
        };
        journal_events().into_iter().filter_map(event).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_once_written_reads_back_and_is_written_so_again() {
        for line in samples::LINES.lines() {
            assert_eq!(decode(line).map(|event| encode(&event)).as_deref(), Ok(line));
        }
    }

    #[test]
    fn unknown_keys_are_passed_over() {
        let read = decode(r#"{"name":"boards_agree","board":"white","since":7}"#);
        let board = shakmaty::Color::White;
        assert_eq!(read, Ok(JournalEvent::Event(Event::BoardsAgree { board })));
    }

    #[test]
    fn a_value_nobody_knows_is_named_with_its_key() {
        let time = r#""time":{"white":[{"main_ms":1,"mode":"gong","extra_ms":1}],"black":[]}"#;
        let opened = samples::LINES.lines().next().unwrap();
        for (text, key, value) in [
            (
                r#"{"name":"clocks_started","by":"umpire","side":"white"}"#.to_owned(),
                "by",
                "umpire",
            ),
            (opened.replace(r#""time":null"#, time), "mode", "gong"),
            (opened.replace(r#""version":1"#, r#""version":2"#), "version", "2"),
            (opened.replace(r#""vi""#, r#""eagle-eyed""#), "sight", "eagle-eyed"),
        ] {
            let (key, value) = (key.to_owned(), value.to_owned());
            assert_eq!(decode(&text), Err(DecodeError::Value { key, value }), "{text}");
        }
    }

    #[test]
    fn an_unknown_name_and_a_missing_key_are_errors_with_that_name() {
        for (text, name, key) in [
            (r#"{"name":"board_repainted","board":"white"}"#, "board_repainted", None),
            (
                r#"{"name":"clocks_started","by":"arbiter"}"#,
                "clocks_started",
                Some("side"),
            ),
            (
                r#"{"name":"clock","white_ms":-1,"black_ms":1,"article":"6.10"}"#,
                "clock",
                Some("white_ms"),
            ),
            (r#"{"name":"opened","version":1}"#, "opened", Some("edition")),
        ] {
            let (name, key) = (name.to_owned(), key.map(str::to_owned));
            assert_eq!(decode(text), Err(DecodeError::UnknownForm { name, key }), "{text}");
        }
        assert_eq!(decode("[1]"), Err(DecodeError::NoRecord));
        assert_eq!(decode("{"), Err(DecodeError::NoRecord));
    }
}
