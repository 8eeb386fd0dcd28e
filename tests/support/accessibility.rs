//! The accessibility bus as a screen reader sees it: the tree by name and role, and what happens, with its moment.

use super::wait_until;
use atspi::{Role, State, StateSet};
use std::{
    collections::HashMap,
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};
use zbus::{
    blocking::{Connection, MessageIterator, Proxy, connection::Builder},
    message::Type,
    zvariant::{OwnedObjectPath, OwnedValue},
};

const PATIENCE: Duration = Duration::from_secs(20);
const REGISTRY: &str = "org.a11y.atspi.Registry";
const ROOT: &str = "/org/a11y/atspi/accessible/root";
const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";

/// One node of a program's tree. `parent` is an index into the same list; the application itself has none.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) role: Role,
    pub(crate) name: String,
    pub(crate) states: StateSet,
    pub(crate) path: String,
    pub(crate) parent: Option<usize>,
}

impl Node {
    pub(crate) fn is(&self, state: State) -> bool {
        self.states.contains(state)
    }

    /// The part of its path that tells its window from other windows of the program.
    pub(crate) fn window(&self) -> &str {
        window_of(&self.path)
    }
}

/// AccessKit's paths end with the number of the window and that of the node; the application's own has no window.
fn window_of(path: &str) -> &str {
    let mut from_the_end = path.rsplit('/');
    from_the_end.nth(1).unwrap_or_default()
}

/// The window in a program's tree whose title fits, parents before children.
pub(crate) fn window(tree: &[Node], fits: impl Fn(&str) -> bool) -> Vec<Node> {
    let is_it = |node: &&Node| node.role == Role::Frame && fits(&node.name);
    let Some(frame) = tree.iter().find(is_it) else {
        return Vec::new();
    };
    let own: Vec<(usize, &Node)> = tree
        .iter()
        .enumerate()
        .filter(|(_, node)| node.window() == frame.window())
        .collect();
    let place = |old: usize| own.iter().position(|(at, _)| *at == old);
    let moved = |(_, node): &(usize, &Node)| Node {
        parent: node.parent.and_then(place),
        ..(*node).clone()
    };
    own.iter().map(moved).collect()
}

/// Something that happened on the bus.
#[derive(Clone, Debug)]
pub(crate) struct BusEvent {
    /// The moment at which it was received, by the monotonic clock.
    pub(crate) at: Instant,
    /// The kind, as AT-SPI writes it: `object:announcement`, `object:state-changed:focused`, `object:active-descendant-changed`.
    pub(crate) kind: String,
    /// The node it is about.
    pub(crate) path: String,
    /// For a state: 1 set, 0 cleared. For an announcement: 1 polite, 2 assertive.
    pub(crate) detail: i32,
    /// The announcement, or a new name; empty otherwise.
    pub(crate) text: String,
}

impl BusEvent {
    /// The part of its path that tells its window from other windows of the program.
    pub(crate) fn window(&self) -> &str {
        window_of(&self.path)
    }
}

/// A connection to the accessibility bus of one desktop.
pub(crate) struct Accessibility {
    bus: Connection,
    inbox: Receiver<BusEvent>,
    seen: Vec<BusEvent>,
}

impl Accessibility {
    /// Finds the accessibility bus through the session bus, and says on both that somebody listens: only then do programs send
    /// their trees.
    pub(crate) fn connect(session_address: &str) -> Self {
        let session = Builder::address(session_address).unwrap().build().unwrap();
        let dbus = zbus::blocking::fdo::DBusProxy::new(&session).unwrap();
        wait_until("org.a11y.Bus on the session bus", PATIENCE, || {
            dbus.name_has_owner("org.a11y.Bus".try_into().unwrap())
                .unwrap()
                .then_some(())
        });
        let a11y = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus").unwrap();
        let status = Proxy::new(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status").unwrap();
        status.set_property("IsEnabled", true).unwrap();

        // The launcher may have its name before its bus takes anybody; and a program that hangs must not hang whoever asks it.
        let bus = wait_until("the accessibility bus", PATIENCE, || {
            let address: String = a11y.call("GetAddress", &()).ok()?;
            let builder = Builder::address(address.as_str()).ok()?;
            builder.method_timeout(Duration::from_secs(5)).build().ok()
        });
        let registry = Proxy::new(&bus, REGISTRY, "/org/a11y/atspi/registry", REGISTRY).unwrap();
        // The registry is started by the first question; on a busy machine it answers a later one.
        wait_until("the registry", PATIENCE, || {
            registry.call::<_, _, ()>("RegisterEvent", &"object:").ok()
        });
        let inbox = listen(&bus);
        Self {
            bus,
            inbox,
            seen: Vec::new(),
        }
    }

    /// Asks the registry to tell of such events by their own name, or no longer.
    pub(crate) fn ask_for(&self, event: &str, wanted: bool) {
        let registry = Proxy::new(&self.bus, REGISTRY, "/org/a11y/atspi/registry", REGISTRY).unwrap();
        let method = if wanted { "RegisterEvent" } else { "DeregisterEvent" };
        registry.call::<_, _, ()>(method, &event).unwrap();
    }

    /// The tree of the program with that process id, the application first, parents before children; nothing while it has
    /// not come to the bus.
    pub(crate) fn tree(&self, pid: u32) -> Option<Vec<Node>> {
        let (bus_name, root) = self.application(pid)?;
        let mut nodes = vec![self.node(&bus_name, &root, None)?];
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            for (name, path) in self.children(&bus_name, &node.path)? {
                if name == bus_name {
                    nodes.push(self.node(&name, path.as_str(), Some(at))?);
                }
            }
            at += 1;
        }
        Some(nodes)
    }

    /// True if the program has come to the bus and its tree has a list with that many children. Asks as little as it can: for figures in
    /// which the asking is part of the time.
    pub(crate) fn has_list_of(&self, pid: u32, children: usize) -> bool {
        let Some((bus_name, root)) = self.application(pid) else {
            return false;
        };
        let mut paths = vec![root];
        let mut at = 0;
        while let Some(path) = paths.get(at) {
            let below = self.children(&bus_name, path).unwrap_or_default();
            let is_list = below.len() == children
                && self
                    .node(&bus_name, path, None)
                    .is_some_and(|node| [Role::ListBox, Role::List].contains(&node.role));
            if is_list {
                return true;
            }
            paths.extend(below.into_iter().map(|(_, path)| path.to_string()));
            at += 1;
        }
        false
    }

    /// Waits until the tree of that program answers, and gives the answer.
    pub(crate) fn wait_for_tree<T>(&self, pid: u32, what: &str, mut ask: impl FnMut(&[Node]) -> Option<T>) -> T {
        wait_until(what, PATIENCE, || ask(&self.tree(pid)?))
    }

    /// The first event of that sort not before `since`; fails after `deadline` with what came instead.
    pub(crate) fn wait_for(
        &mut self,
        what: &str,
        since: Instant,
        deadline: Duration,
        fits: impl Fn(&BusEvent) -> bool,
    ) -> BusEvent {
        let end = Instant::now() + deadline;
        let mut next = 0;
        loop {
            while let Some(event) = self.seen.get(next) {
                if event.at >= since && fits(event) {
                    return event.clone();
                }
                next += 1;
            }
            match self.inbox.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(event) => self.seen.push(event),
                Err(RecvTimeoutError::Timeout) => panic!(
                    "Waited {deadline:?} in vain for {what}; since then: {:#?}",
                    self.events(since)
                ),
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("The accessibility bus is gone while waiting for {what}.")
                }
            }
        }
    }

    /// Waits for a text to be announced.
    pub(crate) fn wait_for_announcement(&mut self, text: &str, since: Instant, deadline: Duration) -> BusEvent {
        let fits = |event: &BusEvent| event.kind == "object:announcement" && event.text.trim_end() == text;
        self.wait_for(&format!("the announcement {text:?}"), since, deadline, fits)
    }

    /// All that has happened since then and is here already.
    pub(crate) fn events(&mut self, since: Instant) -> Vec<BusEvent> {
        self.seen.extend(self.inbox.try_iter());
        self.seen.iter().filter(|event| event.at >= since).cloned().collect()
    }

    /// The name of a node of that program now, by the path an event gave.
    pub(crate) fn name(&self, pid: u32, path: &str) -> Option<String> {
        let (bus_name, _) = self.application(pid)?;
        Some(self.node(&bus_name, path, None)?.name)
    }

    /// Does what a screen reader does to a control: its first action.
    pub(crate) fn act(&self, pid: u32, path: &str) {
        let is_done: bool = self.ask(pid, path, "Action", |proxy| proxy.call("DoAction", &0_i32));
        assert!(is_done);
    }

    /// The middle of a node in its window, in pixels.
    pub(crate) fn middle(&self, pid: u32, path: &str) -> (i32, i32) {
        let (x, y, width, height): (i32, i32, i32, i32) =
            self.ask(pid, path, "Component", |proxy| proxy.call("GetExtents", &1_u32));
        (x + width / 2, y + height / 2)
    }

    /// Gives the focus to a node, as a screen reader does.
    pub(crate) fn focus(&self, pid: u32, path: &str) {
        let is_done: bool = self.ask(pid, path, "Component", |proxy| proxy.call("GrabFocus", &()));
        assert!(is_done);
    }

    fn ask<T>(&self, pid: u32, path: &str, interface: &str, ask: impl Fn(&Proxy<'_>) -> zbus::Result<T>) -> T {
        let (bus_name, _) = self.application(pid).unwrap();
        let interface = format!("org.a11y.atspi.{interface}");
        ask(&Proxy::new(&self.bus, bus_name, path.to_owned(), interface).unwrap()).unwrap()
    }

    fn application(&self, pid: u32) -> Option<(String, String)> {
        let dbus = zbus::blocking::fdo::DBusProxy::new(&self.bus).unwrap();
        let is_it = |name: &String| {
            let Ok(name) = name.as_str().try_into() else {
                return false;
            };
            dbus.get_connection_unix_process_id(name)
                .is_ok_and(|found| found == pid)
        };
        let applications = self.children(REGISTRY, ROOT)?;
        applications
            .into_iter()
            .find(|(name, _)| is_it(name))
            .map(|(name, path)| (name, path.to_string()))
    }

    fn children(&self, bus_name: &str, path: &str) -> Option<Vec<(String, OwnedObjectPath)>> {
        self.proxy(bus_name, path)?.call("GetChildren", &()).ok()
    }

    fn node(&self, bus_name: &str, path: &str, parent: Option<usize>) -> Option<Node> {
        let proxy = self.proxy(bus_name, path)?;
        let role: u32 = proxy.call("GetRole", &()).ok()?;
        let states: StateSet = proxy.call("GetState", &()).ok()?;
        let name: String = proxy.get_property("Name").ok()?;
        Some(Node {
            role: Role::try_from(role).unwrap_or(Role::Invalid),
            name,
            states,
            path: path.to_owned(),
            parent,
        })
    }

    fn proxy(&self, bus_name: &str, path: &str) -> Option<Proxy<'static>> {
        let builder = zbus::blocking::proxy::Builder::<Proxy<'static>>::new(&self.bus);
        let builder = builder
            .destination(bus_name.to_owned())
            .ok()?
            .path(path.to_owned())
            .ok()?
            .interface(ACCESSIBLE)
            .ok()?;
        builder.cache_properties(zbus::proxy::CacheProperties::No).build().ok()
    }
}

/// A thread that notes the moment of each event and hands it on.
fn listen(bus: &Connection) -> Receiver<BusEvent> {
    let rule = zbus::MatchRule::builder()
        .msg_type(Type::Signal)
        .interface("org.a11y.atspi.Event.Object")
        .unwrap()
        .build();
    let messages = MessageIterator::for_match_rule(rule, bus, Some(4096)).unwrap();
    let (outbox, inbox) = channel();
    let hear = move || {
        for message in messages.map_while(Result::ok) {
            let at = Instant::now();
            if event(&message, at).is_some_and(|event| outbox.send(event).is_err()) {
                break;
            }
        }
    };
    std::thread::Builder::new()
        .name("accessibility".to_owned())
        .spawn(hear)
        .unwrap();
    inbox
}

fn event(message: &zbus::Message, at: Instant) -> Option<BusEvent> {
    let header = message.header();
    let body = message.body();
    let (minor, detail, _, data, _): (String, i32, i32, OwnedValue, HashMap<String, OwnedValue>) =
        body.deserialize().ok()?;
    let mut kind = "object:".to_owned();
    for (place, letter) in header.member()?.chars().enumerate() {
        kind.push_str(if place > 0 && letter.is_uppercase() { "-" } else { "" });
        kind.extend(letter.to_lowercase());
    }
    if !minor.is_empty() {
        kind = format!("{kind}:{minor}");
    }
    let text = String::try_from(data).unwrap_or_default();
    Some(BusEvent {
        at,
        kind,
        path: header.path()?.to_string(),
        detail,
        text,
    })
}
