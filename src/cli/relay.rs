//! `annabella relay`: carries between the arbiter's desk and the tables of another room.

use std::sync::mpsc::channel;

use super::given::Given;
use super::hall::not_in;
use super::{Ended, Outcome, print, report};
use crate::adapters::net;
use crate::app::wanted::Wanted;
use crate::app::{hall, relay};
use crate::hall::desk::not_opened;
use crate::link::{Address, News};
use crate::locale::{Messages, list};

pub(super) fn relay(rest: lexopt::Parser) -> Ended {
    let given = Given::gathered(rest, &["data", "listen", "hall", "code"], &["sealed"])?;
    let wanted = Wanted {
        data: given.option("data").map(Into::into),
        lang: given.lang.clone(),
        ..Wanted::default()
    };
    let (settings, _) = wanted.settings();
    let texts = Messages::new(wanted.locale(&settings));
    let refused = |sentence: String| {
        report(&sentence);
        Outcome::Unreadable
    };
    let data = wanted.data_folder();
    let data = data.ok_or_else(|| refused(texts.text("hall-no-folder", &[])))?;
    let listen = hall::listening(given.option("listen"));
    if given.flag("sealed") {
        return Ok(open_to_all(&texts, &listen));
    }
    let joined = match given.joined(&listen) {
        Some(joined) => {
            let joined = joined.map_err(|why| refused(not_in(&texts, why)))?;
            if let Err(error) = relay::keep(&data, &joined) {
                let values = [("text", error.to_string().into())];
                report(&texts.text("relay-not-kept", &values));
            }
            joined
        }
        None => relay::kept(&data).ok_or_else(|| refused(texts.text("relay-nowhere", &[])))?,
    };
    let (tell, told) = channel();
    let mut link = net::link(move |news| drop(tell.send(news)));
    relay::carry(link.as_mut(), &joined, &listen);
    if let Err(error) = relay::open_door(&joined, &listen) {
        let values = [("text", error.to_string().into())];
        report(&texts.text("relay-no-door", &values));
    }
    for news in told {
        match news {
            News::Opened(at) => {
                let at: Vec<String> = at.iter().map(ToString::to_string).collect();
                let values = [
                    ("event", joined.welcome.name.as_str().into()),
                    ("addresses", list(&texts, &at).into()),
                ];
                print(&texts.text("relay-carries", &values));
            }
            News::NotOpened(why) => report(&not_opened(&texts, &why)),
            News::Found(_)
            | News::Appeared(_)
            | News::Vanished(_)
            | News::Put(..)
            | News::Asked(..)
            | News::Knocked(..)
            | News::Answered(..)
            | News::Flooded(_) => {}
        }
    }
    Ok(Outcome::Done)
}

/// Carries games on two computers for whoever comes: they are sealed, and nobody here can read them.
fn open_to_all(texts: &Messages, listen: &Address) -> Outcome {
    let (tell, told) = channel();
    let mut link = net::link(move |news| drop(tell.send(news)));
    relay::carry_sealed(link.as_mut(), listen);
    let door = listen.door();
    let doors = net::reached_at(&door);
    for news in told {
        if let News::Opened(at) = news {
            let at: Vec<String> = at
                .iter()
                .filter(|at| !doors.contains(at))
                .map(ToString::to_string)
                .collect();
            print(&texts.text("relay-carries-sealed", &[("addresses", list(texts, &at).into())]));
        } else if let News::NotOpened(why) = news {
            report(&not_opened(texts, &why));
        }
    }
    Outcome::Done
}
