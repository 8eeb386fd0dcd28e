//! The sentences for the arbiter, in the arbiter's language.

use super::need::Cause;
use super::pairing::Named;
use super::teller::Gathered;
use super::watched::News;
use super::worded;
use link::ruling::NotTaken;
use link::topic::TableNumber;
use link::{Address, Flood, NotOpened};
use locale::{Messages, list};

/// The ruling that starts a round.
pub(super) const START: &str = "starts clocks";

/// A sentence that is not about causes of many tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tell {
    Reached(Vec<String>),
    Event {
        event: String,
        digits: String,
    },
    NotOpened(NotOpened),
    NotReplicated,
    NotKept,
    Flooded(Flood),
    Forged(TableNumber),
    Unfit(TableNumber),
    NewGame(TableNumber),
    StrangeRuling(TableNumber),
    /// Another desk has ruled at these tables.
    Ruled {
        name: String,
        tables: Vec<TableNumber>,
        verb: String,
    },
    Desk {
        name: String,
        is_there: bool,
    },
    OnlyLooks,
    OnlyTheChief,
    KeptByTheChief,
    EventNotForLooks,
    AskRemoveDesk(String),
    RemovedDesk(String),
    NoDesk(String),
    DeskOut,
    AskRemoveRelay(u32, Vec<Address>),
    RemovedRelay(u32),
    NoRelay(u32),
    NoRelays,
    RelayRow(u32, Vec<Address>),
    NoGame(TableNumber),
    NoTable(TableNumber),
    NoRuling(String),
    NotUnderstood(String),
    Done {
        table: TableNumber,
        verb: String,
    },
    Refused {
        table: TableNumber,
        verb: String,
        why: NotTaken,
    },
    NotDelivered(TableNumber),
    NothingWaits(TableNumber),
    Withdrawn {
        table: TableNumber,
        verb: String,
    },
    /// The number of tables that are being started; the others have no clocks.
    Round(usize, Vec<TableNumber>),
    /// The number of tables to be started, and those that follow when their game is known.
    AskRound(usize, Vec<TableNumber>),
    AskRuling {
        table: TableNumber,
        verbs: Vec<String>,
    },
    /// A table is locked at the table itself, not by a ruling.
    LockThere,
    Waits {
        table: TableNumber,
        verb: String,
    },
    AskRemove(TableNumber),
    Removed(TableNumber),
    NothingDone,
    /// Another command came before the answer to the arbiter's own question.
    QuestionDropped,
    NoQuestion,
    /// The message with that id about a table, desk or relay.
    About(&'static str, Named),
    /// The newcomers at the door, none of whom has that name.
    NotAtTheDoor(String, Vec<Named>),
    SeveralAtTheDoor(String),
    Quiet,
    Speaks,
    EventFile {
        table: TableNumber,
        name: String,
    },
    Code {
        table: TableNumber,
        words: String,
        squares: String,
    },
    CodeDesk {
        name: String,
        words: String,
        squares: String,
    },
    CodeExpired(TableNumber),
    WrongCode(TableNumber),
    /// The table had the right code, and its game is locked for the event with those digits.
    BoundElsewhere {
        table: TableNumber,
        digits: String,
    },
    AskAdmit {
        table: TableNumber,
        name: String,
    },
    Admitted(TableNumber),
    AskAdmitDesk(String),
    CodeRelay {
        words: String,
        squares: String,
    },
    AskAdmitRelay(Vec<Address>),
    AdmittedRelay,
    NotWhole {
        table: TableNumber,
        is_sealed: bool,
    },
    AdmittedDesk(String),
    NoCertificate,
    NoPower(String),
    AskPassphrase,
    AskPassphraseAgain,
    PassphraseDiffers,
    PassphraseSet,
    NoneNeeds,
    NothingFound,
    AllStarted,
    /// The message with that id about these tables.
    Tables(&'static str, Vec<TableNumber>),
    NothingSaid,
    NoRulings,
    Plain(String),
}

impl Tell {
    pub(super) const fn of_table(table: TableNumber, news: News) -> Self {
        match news {
            News::Unfit => Self::Unfit(table),
            News::NewGame => Self::NewGame(table),
            News::StrangeRuling => Self::StrangeRuling(table),
        }
    }
}

/// The cause, in a few words.
pub(super) fn cause(messages: &Messages, cause: Cause) -> String {
    messages.text(&format!("hall-cause-{}", cause.as_str()), &[])
}

/// "Flag fallen: tables 3, 7 and 12", or of one table with the names.
pub(super) fn gathered(messages: &Messages, gathered: &Gathered, names: Option<String>) -> String {
    let why = cause(messages, gathered.cause);
    match (gathered.tables.as_slice(), names) {
        ([table], Some(names)) => {
            let values = [
                ("cause", (&why).into()),
                ("table", table.0.into()),
                ("names", (&names).into()),
            ];
            messages.text("hall-told-one", &values)
        }
        (tables, _) => {
            let values = [
                ("cause", (&why).into()),
                ("tables", numbers(messages, tables).into()),
                many(tables),
            ];
            messages.text("hall-told", &values)
        }
    }
}

fn many(tables: &[TableNumber]) -> (&'static str, locale::Value<'static>) {
    ("count", count(tables.len()).into())
}

fn count(many: usize) -> u32 {
    u32::try_from(many).unwrap_or(u32::MAX)
}

fn numbers(messages: &Messages, tables: &[TableNumber]) -> String {
    let numbers: Vec<String> = tables.iter().map(ToString::to_string).collect();
    list(messages, &numbers)
}

pub(super) fn sentence(messages: &Messages, tell: &Tell) -> String {
    let plain = |id: &str| messages.text(id, &[]);
    let at = |id: &str, table: TableNumber| messages.text(id, &[("table", table.0.into())]);
    let quoted = |id: &str, text: &str| messages.text(id, &[("text", locale::Value::quoting(text))]);
    let of_desk = |id: &str, name: &str| messages.text(id, &[("name", locale::Value::quoting(name))]);
    let ruled = |id: &str, table: TableNumber, verbs: &[&str]| {
        let verbs: Vec<String> = verbs.iter().map(|verb| worded::ruling(messages, verb)).collect();
        messages.text(id, &[("table", table.0.into()), ("verb", verbs.join("; ").into())])
    };
    match tell {
        Tell::Plain(text) => text.clone(),
        Tell::Reached(addresses) => {
            let addresses = addresses.join(", ");
            messages.text("hall-reached", &[("addresses", addresses.into())])
        }
        Tell::Event { event, digits } => {
            messages.text("hall-event", &[("event", event.into()), ("digits", digits.into())])
        }
        Tell::NotOpened(why) => not_opened(messages, why),
        Tell::NotReplicated => plain("hall-not-replicated"),
        Tell::NotKept => plain("hall-not-kept"),
        Tell::Flooded(Flood::Table(table)) => at("hall-flooded", *table),
        Tell::Flooded(Flood::Strangers) => plain("hall-flooded-strangers"),
        Tell::Flooded(Flood::Door) => plain("hall-flooded-door"),
        Tell::Forged(table) => at("hall-forged", *table),
        Tell::Unfit(table) => at("hall-unfit", *table),
        Tell::NewGame(table) => at("hall-new-game", *table),
        Tell::StrangeRuling(table) => at("hall-strange-ruling", *table),
        Tell::Ruled { name, tables, verb } => {
            let verb = worded::ruling(messages, verb);
            let values = [
                ("name", name.into()),
                ("tables", numbers(messages, tables).into()),
                ("verb", verb.into()),
                many(tables),
            ];
            messages.text("hall-ruled", &values)
        }
        Tell::Desk { name, is_there } => {
            let id = if *is_there { "hall-desk-there" } else { "hall-desk-gone" };
            messages.text(id, &[("name", name.into())])
        }
        Tell::OnlyLooks => plain("hall-only-looks"),
        Tell::OnlyTheChief => plain("hall-only-the-chief"),
        Tell::KeptByTheChief => plain("hall-kept-by-the-chief"),
        Tell::EventNotForLooks => plain("hall-event-not-for-looks"),
        Tell::AskRemoveDesk(name) => of_desk("hall-ask-remove-desk", name),
        Tell::RemovedDesk(name) => of_desk("hall-removed-desk", name),
        Tell::NoDesk(name) => of_desk("hall-no-desk", name),
        Tell::DeskOut => plain("hall-desk-out"),
        Tell::AskRemoveRelay(number, at) => {
            let values = [("number", (*number).into()), ("addresses", listed(at).into())];
            messages.text("hall-ask-remove-relay", &values)
        }
        Tell::RemovedRelay(number) => messages.text("hall-removed-relay", &[("number", (*number).into())]),
        Tell::RelayRow(number, at) => {
            let values = [("number", (*number).into()), ("addresses", listed(at).into())];
            messages.text("hall-relay-row", &values)
        }
        Tell::NoRelay(number) => messages.text("hall-no-relay", &[("number", (*number).into())]),
        Tell::NoRelays => plain("hall-no-relays"),
        Tell::NoGame(table) => at("hall-no-game-there", *table),
        Tell::NoTable(table) => at("hall-no-table", *table),
        Tell::NoRuling(text) => quoted("hall-no-ruling", text),
        Tell::LockThere => plain("hall-lock-there"),
        Tell::NotUnderstood(text) => quoted("hall-not-understood", text),
        Tell::Done { table, verb } => ruled("hall-done", *table, &[verb]),
        Tell::Refused { table, verb, why } => {
            let (why, verb) = (not_taken(messages, why), worded::ruling(messages, verb));
            let values = [("table", table.0.into()), ("verb", verb.into()), ("why", why.into())];
            messages.text("hall-refused", &values)
        }
        Tell::NotDelivered(table) => at("hall-not-delivered", *table),
        Tell::NothingWaits(table) => at("hall-nothing-waits", *table),
        Tell::Withdrawn { table, verb } => ruled("hall-withdrawn", *table, &[verb]),
        Tell::Waits { table, verb } => ruled("hall-ruling-waits", *table, &[verb]),
        Tell::AskRuling { table, verbs } => {
            let verbs: Vec<&str> = verbs.iter().map(String::as_str).collect();
            ruled("hall-ask-ruling", *table, &verbs)
        }
        Tell::Round(many, untimed) => {
            let started = messages.text("hall-round", &[("count", count(*many).into())]);
            followed(&started, &of_tables(messages, "hall-untimed", untimed))
        }
        Tell::AskRound(many, not_yet) => {
            let asked = messages.text("hall-ask-round", &[("count", count(*many).into())]);
            followed(&of_tables(messages, "hall-round-owed", not_yet), &asked)
        }
        Tell::AskRemove(table) => at("hall-ask-remove", *table),
        Tell::Removed(table) => at("hall-removed", *table),
        Tell::NothingDone => plain("said-nothing-done"),
        Tell::QuestionDropped => plain("hall-question-dropped"),
        Tell::About(id, named) => about(messages, id, named),
        Tell::NotAtTheDoor(named, waiting) => {
            let waiting: Vec<String> = waiting
                .iter()
                .map(|named| about(messages, "hall-newcomer", named))
                .collect();
            if waiting.is_empty() {
                return plain("hall-nobody-at-door");
            }
            let at_the_door = messages.text("hall-at-door", &[("list", list(messages, &waiting).into())]);
            followed(&quoted("hall-not-at-door", named), &at_the_door)
        }
        Tell::SeveralAtTheDoor(named) => quoted("hall-several-at-door", named),
        Tell::NoQuestion => plain("said-no-question"),
        Tell::Quiet => plain("hall-quiet"),
        Tell::Speaks => plain("hall-speaks"),
        Tell::EventFile { table, name } => {
            messages.text("hall-file", &[("table", table.0.into()), ("name", name.into())])
        }
        Tell::Code { table, words, squares } => {
            let values = [
                ("table", table.0.into()),
                ("words", words.into()),
                ("squares", squares.into()),
            ];
            messages.text("hall-code", &values)
        }
        Tell::CodeDesk { name, words, squares } => {
            let values = [
                ("name", name.into()),
                ("words", words.into()),
                ("squares", squares.into()),
            ];
            messages.text("hall-code-desk", &values)
        }
        Tell::CodeExpired(table) => at("hall-code-expired", *table),
        Tell::WrongCode(table) => at("hall-wrong-code", *table),
        Tell::BoundElsewhere { table, digits } => messages.text(
            "hall-bound-elsewhere",
            &[("table", table.0.into()), ("digits", digits.into())],
        ),
        Tell::NoCertificate => plain("hall-no-certificate"),
        Tell::CodeRelay { words, squares } => messages.text(
            "hall-code-relay",
            &[("words", words.into()), ("squares", squares.into())],
        ),
        Tell::AskAdmitRelay(at) => messages.text("hall-ask-admit-relay", &[("addresses", listed(at).into())]),
        Tell::AdmittedRelay => plain("hall-admitted-relay"),
        Tell::NotWhole { table, is_sealed: true } => at("hall-not-whole", *table),
        Tell::NotWhole { table, .. } => at("hall-not-whole-locked", *table),
        Tell::AskAdmitDesk(name) => messages.text("hall-ask-admit-desk", &[("name", name.into())]),
        Tell::AdmittedDesk(name) => messages.text("hall-admitted-desk", &[("name", name.into())]),
        Tell::AskAdmit { table, name } if name.is_empty() => at("hall-ask-admit-unnamed", *table),
        Tell::AskAdmit { table, name } => {
            messages.text("hall-ask-admit", &[("table", table.0.into()), ("name", name.into())])
        }
        Tell::Admitted(table) => at("hall-admitted", *table),
        Tell::NoPower(text) => quoted("hall-no-power", text),
        Tell::AskPassphrase => plain("hall-ask-passphrase"),
        Tell::AskPassphraseAgain => plain("hall-ask-passphrase-again"),
        Tell::PassphraseDiffers => followed(&plain("hall-passphrase-differs"), &plain("hall-ask-passphrase")),
        Tell::PassphraseSet => plain("hall-passphrase-set"),
        Tell::NoneNeeds => plain("hall-none-needs"),
        Tell::NothingFound => plain("hall-nothing-found"),
        Tell::AllStarted => plain("hall-all-started"),
        Tell::Tables(id, tables) => of_tables(messages, id, tables),
        Tell::NothingSaid => plain("hall-nothing-said"),
        Tell::NoRulings => plain("hall-no-rulings"),
    }
}

/// A message about a table, a desk or a relay.
fn about(messages: &Messages, id: &str, named: &Named) -> String {
    let (kind, table, name) = match named {
        Named::Table(table) => ("table", table.0, ""),
        Named::Desk(name) => ("desk", 0, name.as_str()),
        Named::Relay => ("relay", 0, ""),
    };
    let name = locale::Value::quoting(name);
    messages.text(id, &[("kind", kind.into()), ("table", table.into()), ("name", name)])
}

/// A message about these tables; empty if there are none.
fn of_tables(messages: &Messages, id: &str, tables: &[TableNumber]) -> String {
    if tables.is_empty() {
        return String::new();
    }
    let values = [("tables", numbers(messages, tables).into()), many(tables)];
    messages.text(id, &values)
}

fn followed(first: &str, then: &str) -> String {
    let parts = [first, then];
    let said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    said.join(" ")
}

fn listed(addresses: &[Address]) -> String {
    let addresses: Vec<&str> = addresses.iter().map(|address| address.0.as_str()).collect();
    addresses.join(", ")
}

/// The reason why this machine does not take part.
pub fn not_opened(messages: &Messages, why: &NotOpened) -> String {
    match why {
        NotOpened::NotBuilt => messages.text("hall-not-built", &[]),
        NotOpened::CannotListen(address) => {
            messages.text("hall-cannot-listen", &[("address", address.0.as_str().into())])
        }
        NotOpened::UnknownHost(address) => {
            messages.text("hall-unknown-host", &[("address", address.0.as_str().into())])
        }
        NotOpened::NobodyThere(addresses) => {
            messages.text("hall-nobody-there", &[("addresses", listed(addresses).into())])
        }
        NotOpened::Apart(_) => messages.text("joined-apart", &[]),
        NotOpened::BadCredentials => messages.text("hall-bad-credentials", &[]),
        NotOpened::Failed(text) => messages.text("hall-net-failed", &[("text", text.into())]),
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
