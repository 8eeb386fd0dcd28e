//! Orca and similar readers, found by the session bus, the accessibility bus and the running programs.

use std::collections::HashSet;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use zbus::blocking::{Connection, MessageIterator, Proxy, connection, fdo::DBusProxy};
use zbus::names::BusName;
use zbus::{MatchRule, message};

use super::ScreenReader;

/// The first version of Orca that speaks announcements.
const ANNOUNCES_FROM: u32 = 45;

/// Asks the buses.
pub(super) fn detect() -> ScreenReader {
    let session = Connection::session().ok();
    if session
        .as_ref()
        .is_some_and(|bus| has_service(bus) || hears_announcements(bus))
    {
        return ScreenReader::Announces;
    }
    let is_wanted = session.as_ref().and_then(is_enabled).unwrap_or(false);
    if !is_wanted && !is_orca_running(Path::new("/proc")) {
        return ScreenReader::None;
    }
    match orca_version() {
        Some(version) if version >= ANNOUNCES_FROM => ScreenReader::Announces,
        // Another reader, or an old Orca: it certainly speaks the focus, and we speak the announcements.
        Some(_) | None => ScreenReader::FocusOnly,
    }
}

/// Orca's names on the session bus; versions 49 and 50 use the second.
const SERVICES: [&str; 2] = ["org.gnome.Orca1.Service", "org.gnome.Orca.Service"];

fn has_service(session: &Connection) -> bool {
    let owned = |bus: &DBusProxy<'_>, name: &'static str| {
        BusName::try_from(name).is_ok_and(|name| bus.name_has_owner(name).unwrap_or(false))
    };
    DBusProxy::new(session).is_ok_and(|bus| SERVICES.into_iter().any(|name| owned(&bus, name)))
}

/// The registry of the events that programs wish to receive.
const REGISTRY: &str = "org.a11y.atspi.Registry";
const REGISTRY_PATH: &str = "/org/a11y/atspi/registry";

/// True if a program has asked for announcements by that name. Programs that ask for all events of objects are tools
/// for developers; a reader names the events it speaks.
fn hears_announcements(session: &Connection) -> bool {
    let events = accessibility_bus(session).and_then(|bus| registered_events(&bus));
    events.is_some_and(|events| events.iter().any(|(_, event)| is_announcement(event)))
}

/// The programs that have asked for events, each by its name on the bus, and the events.
fn registered_events(bus: &Connection) -> Option<Vec<(String, String)>> {
    let registry = Proxy::new(bus, REGISTRY, REGISTRY_PATH, REGISTRY).ok()?;
    registry.call("GetRegisteredEvents", &()).ok()
}

/// The registry writes `object:announcement` as `Object:Announcement:`.
fn is_announcement(event: &str) -> bool {
    event.trim_end_matches(':').eq_ignore_ascii_case("object:announcement")
}

fn accessibility_bus(session: &Connection) -> Option<Connection> {
    let bus = Proxy::new(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus").ok()?;
    let address: String = bus.call("GetAddress", &()).ok()?;
    connection::Builder::address(address.as_str()).ok()?.build().ok()
}

/// True if Orca runs on this desktop, by the system's list of processes: a program of that name, started on the same
/// session bus. A reader started by hand sets no flag, and one of another desktop is not ours.
fn is_orca_running(processes: &Path) -> bool {
    let bus = |process: &Path| -> Option<Vec<u8>> {
        let variables = std::fs::read(process.join("environ")).ok()?;
        let mut variables = variables.split(|byte| *byte == 0);
        let own = variables.find_map(|variable| variable.strip_prefix(b"DBUS_SESSION_BUS_ADDRESS="));
        Some(own.unwrap_or_default().to_vec())
    };
    let Ok(listed) = std::fs::read_dir(processes) else {
        return false;
    };
    let here = bus(&processes.join("self"));
    listed.filter_map(Result::ok).map(|entry| entry.path()).any(|process| {
        let name = std::fs::read_to_string(process.join("comm")).unwrap_or_default();
        // Processes of another user cannot be read, and are no readers here.
        name.trim_end() == "orca" && bus(&process).is_some_and(|its| Some(its) == here)
    })
}

fn is_enabled(session: &Connection) -> Option<bool> {
    let status = Proxy::new(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status").ok()?;
    status.get_property::<bool>("ScreenReaderEnabled").ok()
}

fn orca_version() -> Option<u32> {
    let output = Command::new("orca").arg("--version").output().ok()?;
    major(&String::from_utf8_lossy(&output.stdout))
}

/// The major version in "43.1" or "Orca 46.1".
fn major(text: &str) -> Option<u32> {
    let digits: String = text
        .chars()
        .skip_while(|letter| !letter.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect();
    digits.parse().ok()
}

/// The quiet time before another check: a reader that starts asks for dozens of events in a row.
const QUIET: Duration = Duration::from_millis(300);

/// Calls `look` whenever a reader may have come or gone, for as long as the program runs.
pub(super) fn follow(look: impl Fn() + Send + 'static) {
    let (told, changes) = channel();
    let start = |name: &str, work: Box<dyn FnOnce() + Send>| {
        // Without this thread the check is made when the window gets the focus, as on other systems.
        thread::Builder::new().name(name.to_owned()).spawn(work).ok();
    };
    start("reader-changes", Box::new(move || after_each_burst(&changes, look)));
    start("session-bus", {
        let told = told.clone();
        Box::new(move || {
            watch_session(&told);
        })
    });
    start(
        "accessibility-bus",
        Box::new(move || {
            watch_registry(&told);
        }),
    );
}

fn after_each_burst(changes: &Receiver<()>, look: impl Fn()) {
    while changes.recv().is_ok() {
        while changes.recv_timeout(QUIET).is_ok() {}
        look();
    }
}

/// Watches the session bus for readers that come or go, and the flag.
fn watch_session(told: &Sender<()>) -> Option<()> {
    let session = Connection::session().ok()?;
    let flag = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .sender("org.a11y.Bus")
        .ok()?
        .interface("org.freedesktop.DBus.Properties")
        .ok()?
        .build();
    DBusProxy::new(&session).ok()?.add_match_rule(flag).ok()?;
    for name in SERVICES {
        let owner = MatchRule::builder()
            .msg_type(message::Type::Signal)
            .interface("org.freedesktop.DBus")
            .ok()?
            .member("NameOwnerChanged")
            .ok()?
            .add_arg(name)
            .ok()?
            .build();
        DBusProxy::new(&session).ok()?.add_match_rule(owner).ok()?;
    }
    for message in MessageIterator::from(session) {
        if message.ok()?.message_type() == message::Type::Signal {
            told.send(()).ok()?;
        }
    }
    None
}

/// Watches the registry for readers that start or stop listening.
fn watch_registry(told: &Sender<()>) -> Option<()> {
    let bus = accessibility_bus(&Connection::session().ok()?)?;
    let rule = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .interface(REGISTRY)
        .ok()?
        .build();
    DBusProxy::new(&bus).ok()?.add_match_rule(rule).ok()?;
    // A registry without an answer still tells of those that begin to listen.
    let there = registered_events(&bus).unwrap_or_default();
    let mut listeners: Listeners = there.into_iter().map(|(name, _)| name).collect();
    for message in MessageIterator::from(&bus) {
        let message = message.ok()?;
        let header = message.header();
        let is_registry = header
            .interface()
            .is_some_and(|interface| interface.as_str() == REGISTRY);
        let member = header.member().filter(|_| is_registry);
        if let (Some(member), Ok((name, event))) = (member, named_event(&message))
            && is_change(&mut listeners, member.as_str(), name, &event)
        {
            told.send(()).ok()?;
        }
    }
    None
}

/// The names on the bus of the programs that have asked for events.
type Listeners = HashSet<String>;

/// True if that signal of the registry says that a program has begun or stopped listening. The registry says of every program that
/// leaves the bus that it has stopped, even if it never asked for anything. A look for readers is such a program, and must not cause the next look.
fn is_change(listeners: &mut Listeners, member: &str, name: String, event: &str) -> bool {
    match member {
        "EventListenerRegistered" => {
            listeners.insert(name);
            true
        }
        // Without an event: the program has left the bus.
        "EventListenerDeregistered" if event.is_empty() => listeners.remove(&name),
        "EventListenerDeregistered" => listeners.contains(&name),
        _ => false,
    }
}

/// The program and the event that a signal of the registry names; registries of other versions add more behind them.
fn named_event(message: &message::Message) -> zbus::Result<(String, String)> {
    let body = message.body();
    let fields: zbus::zvariant::Structure<'_> = body.deserialize()?;
    let mut texts = fields
        .fields()
        .iter()
        .map(zbus::zvariant::Value::downcast_ref::<String>);
    let mut text = || texts.next().and_then(Result::ok).unwrap_or_default();
    Ok((text(), text()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_found_in_what_orca_prints() {
        assert_eq!(major("43.1\n"), Some(43));
        assert_eq!(major("Orca 46.1"), Some(46));
        assert_eq!(major(""), None);
    }

    #[test]
    fn who_asks_for_announcements_by_name_speaks_them() {
        assert!(is_announcement("Object:Announcement:") && is_announcement("object:announcement"));
        for other in ["Object:", "Object:State-changed:focused", "Object:Announcements"] {
            assert!(!is_announcement(other), "{other}");
        }
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a test's own files")]
    fn orca_is_found_on_the_same_desktop_only() {
        let processes = tempfile::tempdir().unwrap();
        let process = |name: &str, comm: &str, bus: &str| {
            let folder = processes.path().join(name);
            std::fs::create_dir(&folder).unwrap();
            std::fs::write(folder.join("comm"), format!("{comm}\n")).unwrap();
            std::fs::write(folder.join("environ"), format!("A=1\0DBUS_SESSION_BUS_ADDRESS={bus}\0")).unwrap();
        };
        process("self", "annabella", "here");
        process("7", "orca", "there");
        process("8", "orca-slicer", "here");
        assert!(!is_orca_running(processes.path()));
        process("9", "orca", "here");
        assert!(is_orca_running(processes.path()));
    }

    #[test]
    fn a_look_that_leaves_the_bus_causes_no_other() {
        let mut listeners = Listeners::from([String::from(":1.5")]);
        let mut is_change =
            |member: &str, name: &str, event: &str| is_change(&mut listeners, member, name.to_owned(), event);
        let (comes, goes) = ("EventListenerRegistered", "EventListenerDeregistered");
        assert!(!is_change(goes, ":1.16", ""), "it has asked for nothing");
        assert!(is_change(goes, ":1.5", "object:announcement") && is_change(goes, ":1.5", ""));
        assert!(!is_change(goes, ":1.5", ""), "it is gone");
        assert!(is_change(comes, ":1.17", "Object:Announcement:") && is_change(goes, ":1.17", ""));
        assert!(!is_change("Another", ":1.17", ""));
    }

    #[test]
    fn a_burst_of_changes_is_one_look() {
        let (told, changes) = channel();
        for _ in 0..40 {
            told.send(()).unwrap();
        }
        drop(told);
        let looks = std::cell::Cell::new(0);
        after_each_burst(&changes, || looks.set(looks.get() + 1));
        assert_eq!(looks.get(), 1);
    }
}
