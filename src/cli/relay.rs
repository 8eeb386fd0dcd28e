//! `annabella relay`: connects the hall desk with the tables of another room.

use std::sync::mpsc::{Receiver, channel};

use serde_json::json;

use super::given::GivenArguments;
use super::hall::not_in;
use super::outcome::{CommandOutcome, Ended};
use super::output::{print, print_json, report, reported};
use crate::app::{hall, relay};
use ::hall::desk::not_opened;
use link::{Address, NetNews};
use locale::{Messages, list};
use net;

pub(super) fn relay(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::of_options(rest, &["data", "listen", "hall", "code"], &["sealed"])?;
    let wanted = given.requests();
    let (settings, _) = wanted.settings();
    let texts = Messages::new(wanted.locale(&settings));
    let data = wanted.data_folder();
    let data = data.ok_or_else(|| reported(&texts.text("hall-no-folder", &[])))?;
    let listen = hall::listening(given.option("listen"));
    let told = RelayOutput {
        texts,
        is_json: given.json,
    };
    let new = if given.flag("sealed") {
        None
    } else {
        given.joined(&listen)
    };
    let joined = match new {
        Some(joined) => {
            let joined = joined.map_err(|why| reported(&not_in(&texts, &why)))?;
            if let Err(error) = relay::keep(&data, &joined) {
                let values = [("text", error.to_string().into())];
                report(&texts.text("relay-not-kept", &values));
            }
            Some(joined)
        }
        None if given.flag("sealed") => None,
        None => relay::kept(&data),
    };
    let Some(joined) = joined else {
        // Without a tournament it relays sealed messages, which only the two ends can read, if a flag or an address
        // says so.
        if given.flag("sealed") || given.option("listen").is_some() {
            return Ok(open_to_all(told, &listen));
        }
        return Err(reported(&told.texts.text("relay-nowhere", &[])));
    };
    let (tell, news) = channel();
    let mut link = net::link(move |told| drop(tell.send(told)));
    relay::carry(link.as_mut(), &joined, &listen);
    if let Err(error) = relay::open_door(&joined, &listen) {
        let values = [("text", error.to_string().into())];
        report(&texts.text("relay-no-door", &values));
    }
    Ok(told.follow(&news, |at| told.carries(Some(&joined.welcome.name), &at)))
}

/// Relays games on two computers for everyone: they are sealed, and cannot be read here.
fn open_to_all(told: RelayOutput, listen: &Address) -> CommandOutcome {
    let (tell, news) = channel();
    let mut link = net::link(move |told| drop(tell.send(told)));
    relay::carry_sealed(link.as_mut(), listen);
    let door = listen.door();
    let doors = net::reached_at(&door);
    told.follow(&news, |at| {
        let at: Vec<Address> = at.into_iter().filter(|at| !doors.contains(at)).collect();
        told.carries(None, &at);
    })
}

/// The form of the output.
#[derive(Clone, Copy)]
struct RelayOutput {
    texts: Messages,
    is_json: bool,
}

impl RelayOutput {
    /// Hands on where the relay is reached, and reports why it is not, as long as there is news.
    fn follow(self, news: &Receiver<NetNews>, opened: impl Fn(Vec<Address>)) -> CommandOutcome {
        for news in news {
            if let NetNews::Opened(at) = news {
                opened(at);
            } else if let NetNews::NotOpened(why) = news {
                report(&not_opened(&self.texts, &why));
                if !why.is_repeated() {
                    return CommandOutcome::Unreadable;
                }
            }
        }
        CommandOutcome::Done
    }

    /// Prints the tournament it relays for, and its addresses.
    fn carries(self, event: Option<&str>, at: &[Address]) {
        let at: Vec<String> = at.iter().map(ToString::to_string).collect();
        let addresses = ("addresses", list(&self.texts, &at).into());
        let text = match event {
            Some(event) => self.texts.text("relay-carries", &[("event", event.into()), addresses]),
            None => self.texts.text("relay-carries-sealed", &[addresses]),
        };
        if self.is_json {
            print_json(&json!({"kind": "carries", "event": event, "addresses": at, "text": text}));
        } else {
            print(&text);
        }
    }
}
