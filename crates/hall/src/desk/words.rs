//! The sentences for the arbiter, in the arbiter's language.

use std::slice;

use super::effect::NoPairings;
use super::members::Member;
use super::need::Cause;
use super::rulings::{Fate, OtherDeskRuling, SentRuling};
use super::teller::Gathered;
use announcement::{Vocabulary, squares};
use controls::next::first_words;
use laws::command::Command;
use link::enrolment::EnrolmentCode;
use link::ruling::{HostedSide, NotTaken, RulingAnswer};
use link::ruling_content::RulingContent;
use link::topic::TableNumber;
use link::{Address, NotOpened};
use locale::{Messages, Value, harmless, list};

/// The ruling that starts a round.
pub(super) const START: RulingContent = RulingContent::Command(Command::StartClocks);

/// The cause, in a few words.
pub(super) fn cause(messages: &Messages, cause: Cause) -> String {
    messages.text(&format!("hall-cause-{}", cause.as_str()), &[])
}

/// "Flag fallen: tables 3, 7 and 12", or of one table with the names.
pub(super) fn gathered(messages: &Messages, gathered: &Gathered, names: Option<String>) -> String {
    let why = ("cause", cause(messages, gathered.cause).into());
    match (gathered.tables.as_slice(), names) {
        ([table], Some(names)) => {
            let values = [why, ("table", table.0.into()), ("names", names.into())];
            messages.text("hall-told-one", &values)
        }
        (tables, _) => {
            let values = [why, ("tables", numbers(messages, tables).into()), many(tables)];
            messages.text("hall-told", &values)
        }
    }
}

fn many(tables: &[TableNumber]) -> (&'static str, Value<'static>) {
    ("count", tables.len().into())
}

fn numbers(messages: &Messages, tables: &[TableNumber]) -> String {
    let numbers: Vec<String> = tables.iter().map(ToString::to_string).collect();
    list(messages, &numbers)
}

/// A sentence about rulings for that table.
pub(super) fn of_rulings(messages: &Messages, id: &str, table: TableNumber, verbs: &[RulingContent]) -> String {
    let verbs: Vec<String> = verbs.iter().map(|verb| ruling(messages, verb)).collect();
    messages.text(id, &[("table", table.0.into()), ("verb", verbs.join("; ").into())])
}

/// A ruling of this desk, and its fate.
pub(super) fn sent(messages: &Messages, sent: &SentRuling) -> String {
    let of = |id: &str| of_rulings(messages, id, sent.table, slice::from_ref(&sent.verb));
    match &sent.fate {
        Fate::Waits => of("hall-ruling-waits"),
        Fate::Answered(RulingAnswer::Done { .. }) => of("hall-done"),
        Fate::Answered(RulingAnswer::Refused(why)) => {
            let (why, verb) = (not_taken(messages, why), ruling(messages, &sent.verb));
            let table = ("table", sent.table.0.into());
            messages.text("hall-refused", &[table, ("verb", verb.into()), ("why", why.into())])
        }
        Fate::Withdrawn => of("hall-withdrawn"),
    }
}

/// The code for a side of that table, which another computer joins with.
pub(super) fn hosted(messages: &Messages, vocabulary: Vocabulary, table: TableNumber, hosted: &HostedSide) -> String {
    let side = first_words(messages, if hosted.is_white { "color-white" } else { "color-black" });
    let code: Option<EnrolmentCode> = hosted.code.parse().ok();
    let words = code
        .map(|code| squares::say(&code.squares(), vocabulary))
        .unwrap_or_default();
    let squares = code.map(|code| code.to_string()).unwrap_or_default();
    let address = hosted
        .at
        .first()
        .map(|at| harmless(at).into_owned())
        .unwrap_or_default();
    let values = [
        ("table", table.0.into()),
        ("side", side.into()),
        ("words", words.into()),
        ("squares", squares.into()),
        ("address", address.into()),
    ];
    messages.text("hall-seat-code", &values)
}

/// A ruling of another desk.
pub(super) fn ruled(messages: &Messages, other: &OtherDeskRuling) -> String {
    let values = [
        ("name", (&other.by).into()),
        ("tables", numbers(messages, &other.tables).into()),
        ("verb", ruling(messages, &other.verb).into()),
        many(&other.tables),
    ];
    messages.text("hall-ruled", &values)
}

/// A ruling in the arbiter's language; one of another version in the words of scripts.
fn ruling(messages: &Messages, verb: &RulingContent) -> String {
    let said = match verb {
        RulingContent::Command(command) => wording::ruling::ruling(messages, command),
        RulingContent::Host { .. } => Some(messages.text("ruling-host", &[])),
        RulingContent::EndHosting => Some(messages.text("ruling-end-hosting", &[])),
        RulingContent::Unknown(_) => None,
    };
    said.unwrap_or_else(|| verb.to_string())
}

/// The number of tables that are being started; the others wait for their games, or have no clocks.
pub(super) fn round_started(messages: &Messages, many: usize, owed: &[TableNumber], untimed: &[TableNumber]) -> String {
    let started = if many == 0 && !owed.is_empty() {
        of_tables(messages, "hall-round-owed", owed)
    } else {
        messages.text("hall-round", &[("count", many.into())])
    };
    followed(&started, &of_tables(messages, "hall-untimed", untimed))
}

/// The tables that still play that earlier round.
pub(super) fn still_playing(messages: &Messages, round: u32, tables: &[TableNumber]) -> String {
    let values = [
        ("round", round.into()),
        ("tables", numbers(messages, tables).into()),
        many(tables),
    ];
    messages.text("hall-still-playing", &values)
}

/// The question whether to start that many tables; the others follow when their game is known.
pub(super) fn start_asked(messages: &Messages, many: usize, not_yet: &[TableNumber]) -> String {
    let asked = messages.text("hall-ask-round", &[("count", many.into())]);
    followed(&of_tables(messages, "hall-round-owed", not_yet), &asked)
}

/// The version of that table's game which is followed from now on, and the one left behind: the half-moves of both, and
/// the number of rulings that are only in the latter.
pub(super) fn moved(messages: &Messages, table: TableNumber, [plies, left, rulings]: [usize; 3]) -> String {
    let values = [
        ("table", table.0.into()),
        ("plies", plies.into()),
        ("left", left.into()),
    ];
    let moved = messages.text("hall-moved", &values);
    if rulings == 0 {
        return moved;
    }
    followed(
        &moved,
        &messages.text("hall-moved-rulings", &[("count", rulings.into())]),
    )
}

/// The newcomers at the door, none of whom has that name.
pub(super) fn not_at_the_door(messages: &Messages, named: &str, waiting: &[Member]) -> String {
    let waiting = waiting.iter().map(|named| about(messages, "hall-newcomer", named));
    let waiting: Vec<String> = waiting.collect();
    if waiting.is_empty() {
        return messages.text("hall-nobody-at-door", &[]);
    }
    let nobody = messages.text("hall-not-at-door", &[("text", Value::quoting(named))]);
    let at_the_door = messages.text("hall-at-door", &[("list", list(messages, &waiting).into())]);
    followed(&nobody, &at_the_door)
}

/// A message about a table, a desk or a relay.
pub(super) fn about(messages: &Messages, id: &str, named: &Member) -> String {
    let (kind, table, name) = match named {
        Member::Table(table) => ("table", table.0, ""),
        Member::Desk(name, _) => ("desk", 0, name.as_str()),
        Member::Relay => ("relay", 0, ""),
    };
    let name = Value::quoting(name);
    messages.text(id, &[("kind", kind.into()), ("table", table.into()), ("name", name)])
}

/// The message for a table, or the one of the same name for a desk or a relay.
pub(super) fn of_member(messages: &Messages, id: &str, named: &Member, values: &[(&str, Value<'_>)]) -> String {
    let what = id.trim_start_matches("hall-");
    let (id, own) = match named {
        Member::Table(table) => (id.to_owned(), Some(("table", table.0.into()))),
        Member::Desk(name, _) => (format!("hall-{what}-desk"), Some(("name", name.into()))),
        Member::Relay => (format!("hall-{what}-relay"), None),
    };
    let values: Vec<_> = values.iter().cloned().chain(own).collect();
    messages.text(&id, &values)
}

/// A message about these tables; empty if there are none.
pub(super) fn of_tables(messages: &Messages, id: &str, tables: &[TableNumber]) -> String {
    if tables.is_empty() {
        return String::new();
    }
    let values = [("tables", numbers(messages, tables).into()), many(tables)];
    messages.text(id, &values)
}

pub(super) fn followed(first: &str, then: &str) -> String {
    [first, then].join(" ").trim().to_owned()
}

pub(super) fn listed(addresses: &[Address]) -> String {
    let addresses: Vec<&str> = addresses.iter().map(|address| address.0.as_str()).collect();
    addresses.join(", ")
}

/// The reason why this machine does not take part.
pub fn not_opened(messages: &Messages, why: &NotOpened) -> String {
    let plain = |id: &str| messages.text(id, &[]);
    let address = |id: &str, address: &Address| messages.text(id, &[("address", address.0.as_str().into())]);
    match why {
        NotOpened::NotBuilt => plain("joined-not-built"),
        NotOpened::CannotListen(at) => address("hall-cannot-listen", at),
        NotOpened::UnknownHost(at) => address("hall-unknown-host", at),
        NotOpened::NobodyThere(at) => messages.text("hall-nobody-there", &[("addresses", listed(at).into())]),
        NotOpened::Apart(_) => plain("joined-apart"),
        NotOpened::BadCredentials => plain("hall-bad-credentials"),
        NotOpened::Failed(text) => messages.text("hall-net-failed", &[("text", text.into())]),
    }
}

/// The reason why there are no pairings, in a sentence, with what to do.
pub(super) fn no_pairings(messages: &Messages, why: &NoPairings) -> String {
    let of = |id: &str, program: &str, others: &[(&str, Value<'_>)]| {
        let program = ("program", Value::quoting_path(program));
        messages.text(id, &[&[program], others].concat())
    };
    match why {
        NoPairings::Unnamed => messages.text("pairing-unnamed", &[]),
        NoPairings::NotFound(program) => of("pairing-not-found", program, &[]),
        NoPairings::NotStarted { program, what } => {
            of("pairing-not-started", program, &[("what", Value::quoting(what))])
        }
        NoPairings::Late { program, seconds } => of("pairing-late", program, &[("seconds", (*seconds).into())]),
        NoPairings::Failed { program, code, said } => {
            let code = ("code", i64::from(code.unwrap_or_default()).into());
            let failed = of("pairing-failed", program, &[code]);
            if said.is_empty() {
                return failed;
            }
            let said = messages.text("pairing-said", &[("text", Value::from(&*harmless(said)))]);
            followed(&failed, &said)
        }
        NoPairings::Unusable(program) => of("pairing-unusable", program, &[]),
        NoPairings::Busy => messages.text("pairing-busy", &[]),
    }
}

/// The reason why a table did not take a ruling.
fn not_taken(messages: &Messages, why: &NotTaken) -> String {
    let plain = |id: &str| messages.text(id, &[]);
    match why {
        NotTaken::BadSignature | NotTaken::NotEntitled => plain("hall-why-not-entitled"),
        NotTaken::OtherEvent | NotTaken::OtherTable | NotTaken::OtherGame => plain("hall-why-other-game"),
        NotTaken::Spent => plain("hall-why-spent"),
        NotTaken::Stale => plain("hall-why-stale"),
        NotTaken::Advanced { moves: 0, .. } => plain("hall-why-ruled"),
        NotTaken::Advanced { moves, .. } => messages.text("hall-why-advanced", &[("count", (*moves).into())]),
        NotTaken::NotUnderstood => plain("hall-why-not-understood"),
        NotTaken::Refused { refusal, article } => {
            let id = format!("refused-{}", refusal.replace('_', "-"));
            let sentence = if messages.has(&id) { plain(&id) } else { refusal.clone() };
            match article {
                Some(article) => format!("{sentence} ({article})"),
                None => sentence,
            }
        }
    }
}
