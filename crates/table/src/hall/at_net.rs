//! A table with its disk in a net in memory, for tests.

use crate::Table;
use crate::effect::Effect;
use crate::input::Input;
use crate::script::parse::parse;
use crate::script::play::Stage;
use controls::intent::Intent;
use journal::chain::{Chain, StoredEntry};
use journal::entry::Heartbeat;
use laws::people::Person;
use link::NetRequest;
use link::hub::{Hub, NetMachine};
use link::membership::Membership;
use locale::Locale;
use speech::utterance::Channel;

use super::{lacks_journal, publish, take_journal};

/// A table, the contents of its disk, and the words its people have heard.
pub struct AtNet {
    /// The table.
    pub table: Table,
    /// The journal on its disk.
    pub disk: Vec<StoredEntry>,
    /// The table's address in the network.
    pub own: NetMachine,
    /// Everything that was said, to anybody.
    pub said: Vec<String>,
    /// The words said to one person alone.
    pub private: Vec<String>,
    /// All bytes that have left the table, before a cipher closes them.
    pub left: Vec<u8>,
    /// The membership kept in its folder.
    pub kept: Option<Membership>,
    /// True if its folder can be written.
    pub can_keep: bool,
    chain: Chain,
}

impl AtNet {
    /// A table at which that story has been acted out.
    pub fn of(story: &str, hub: &mut Hub, seed: u8) -> Self {
        let script = parse(story).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let (table, entries) = stage.into_table();
        let mut chain = Chain::default();
        let disk = entries.iter().map(|entry| chain.link(&entry.event, entry.at)).collect();
        Self::with(table, chain, disk, hub, seed)
    }

    /// A table at which that journal was opened.
    pub fn reopened(entries: &[StoredEntry], beat: Option<Heartbeat>, hub: &mut Hub, seed: u8) -> Self {
        let reading = journal::chain::read(entries);
        let chain = entries.last().map(Chain::after).unwrap();
        let table = Table::reopened(reading.entries, chain.number, beat, Locale::En).unwrap();
        Self::with(table, chain, entries.to_vec(), hub, seed)
    }

    fn with(mut table: Table, chain: Chain, disk: Vec<StoredEntry>, hub: &mut Hub, seed: u8) -> Self {
        let own = hub.plug_in();
        table.set_seed([seed; 32]);
        let begins = table.last().as_millis() + 1_000;
        hub.pass(begins.saturating_sub(hub.now().as_millis()));
        Self {
            table,
            disk,
            own,
            said: Vec::new(),
            private: Vec::new(),
            left: Vec::new(),
            kept: None,
            can_keep: true,
            chain,
        }
    }

    /// Carries out one step, as its thread does.
    pub fn step(&mut self, hub: &mut Hub, input: Input) {
        let now = hub.now();
        let effects = self.table.step(input, now);
        let mut written = Vec::new();
        for effect in &effects {
            if let Effect::Append(entries) = effect {
                written.extend(entries.iter().map(|entry| self.chain.link(&entry.event, entry.at)));
            }
        }
        self.disk.extend(written.iter().cloned());
        if lacks_journal(&self.table) {
            written.clear();
            take_journal(&mut self.table, self.disk.clone());
        }
        for request in publish(&mut self.table, written, now) {
            self.ask(hub, request);
        }
        let mut follows = None;
        for effect in effects {
            if let Effect::Link(request) = effect {
                self.ask(hub, request);
            } else if let Effect::NewTable(opening, _) = effect {
                follows = Some(*opening);
            } else if matches!(effect, Effect::TryMembership) {
                self.step(hub, Input::CanKeepMembership(self.can_keep));
            } else if let Effect::KeepMembership(place) = effect {
                self.kept = place.map(|place| *place);
            } else if let Effect::Say { utterance, channel, .. } = effect {
                if channel == Channel::Private {
                    self.private.push(utterance.text());
                }
                self.said.push(utterance.text());
            }
        }
        if let Some(opening) = follows {
            self.ask(hub, NetRequest::Close);
            let seed = [self.disk.len().try_into().unwrap_or(1); 32];
            self.table = Table::new(opening, Locale::En);
            self.table.set_seed(seed);
            self.disk.clear();
            self.chain = Chain::default();
            let place = self.kept.clone().unwrap();
            self.step(hub, Input::Member(Box::new(place)));
        }
    }

    fn ask(&mut self, hub: &mut Hub, request: NetRequest) {
        if let NetRequest::Put(_, payload)
        | NetRequest::Answer(_, payload)
        | NetRequest::Ask { payload, .. }
        | NetRequest::Knock { payload, .. } = &request
        {
            self.left.extend(payload);
        }
        hub.ask(self.own, request);
    }

    /// The arbiter's typed line as an input.
    pub fn typed(line: &str) -> Input {
        Input::Intent(Person::Arbiter, Intent::Line(line.to_owned()))
    }

    /// True if a sentence with those words was said.
    pub fn heard(&self, words: &str) -> bool {
        self.said.iter().any(|said| said.contains(words))
    }
}
