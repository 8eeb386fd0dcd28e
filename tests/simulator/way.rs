//! The way between a table and a seat at another computer: the net in memory, with a stranger in it.

use link::hub::{Hub, NetMachine, Weather};
use link::sealed::SharedSecret;
use link::topic::{Topic, TournamentId};
use link::{Haste, MachinePart, NetNews, NetParticipation, NetRequest, QuestionId};
use locale::Locale;
use shakmaty::Color;

use crate::auditor::Fault;
use crate::computer::Computer;
use crate::guest::{Guest, SIDE, TABLE};

/// The time that passes at once, in milliseconds.
const TICK_MS: u64 = 100;
/// The time after which whoever was cut off must be back, once the way works: the lease, an unanswered question, a greeting and
/// two signs of life.
const BACK_MS: u64 = 20_000;
/// The most messages that the stranger keeps.
const MOST_OVERHEARD: usize = 64;

/// The way.
pub struct Way {
    hub: Hub,
    host: NetMachine,
    seat: NetMachine,
    stranger: NetMachine,
    guest: Option<Guest>,
    locale: Locale,
    /// Counts what is drawn: secrets, nonces, the stranger's questions.
    draws: u64,
    overheard: Vec<Vec<u8>>,
}

/// The part of a machine in the one tournament.
fn opening(part: MachinePart) -> NetRequest {
    NetRequest::Open(Box::new(NetParticipation {
        event: TournamentId([1; 8]),
        part,
        listen: Vec::new(),
        connect: Vec::new(),
        credentials: None,
        lease_ms: 10_000,
    }))
}

impl Way {
    /// A way without faults.
    pub fn new(seed: u64, locale: Locale) -> Self {
        let mut hub = Hub::new(Weather::default(), seed);
        let [host, seat, stranger] = [(); 3].map(|()| hub.plug_in());
        hub.ask(host, opening(MachinePart::Table(TABLE)));
        hub.ask(seat, opening(MachinePart::Seat(TABLE, SIDE)));
        hub.ask(stranger, opening(MachinePart::Seat(TABLE, Color::White)));
        Self {
            hub,
            host,
            seat,
            stranger,
            guest: None,
            locale,
            draws: seed,
            overheard: Vec::new(),
        }
    }

    fn draw<const LENGTH: usize>(&mut self) -> [u8; LENGTH] {
        self.draws += 1;
        let mut chance = testing::chance::Chance::new(self.draws);
        std::array::from_fn(|_| u8::try_from(chance.below(256)).unwrap_or(0))
    }

    /// Sets the faults of the way.
    pub const fn set_weather(&mut self, weather: Weather) {
        self.hub.set_weather(weather);
    }

    /// Cuts the seat's computer off, or connects it again.
    pub fn set_cable(&mut self, is_in: bool) {
        if is_in {
            self.hub.heal(self.seat);
        } else {
            self.hub.cut(self.seat);
        }
    }

    /// The seat's process stands still.
    pub fn seat_stands(&mut self, ms: u64) {
        if let Some(guest) = &mut self.guest {
            guest.stands_still(ms);
        }
    }

    /// The player at the seat types a line.
    pub fn types(&mut self, line: &str, computer: &mut Computer) {
        if let Some(guest) = &mut self.guest {
            guest.types(line, computer.evidence().1);
        }
    }

    /// A stranger sends an old message, changed or not, or bytes of their own, to the host or the seat.
    pub fn stranger_sends(&mut self, draw: u64) {
        let at = usize::try_from(draw / 8).unwrap_or(0);
        let old = self.overheard.get(at % self.overheard.len().max(1)).cloned();
        let mut payload = match (draw % 4, old) {
            (0, _) | (_, None) => self.draw::<24>().to_vec(),
            (_, Some(old)) => old,
        };
        if draw % 4 == 1
            && let Some(last) = payload.last_mut()
        {
            *last ^= 1;
        }
        let request = if draw % 8 < 4 {
            self.draws += 1;
            let id = QuestionId(self.draws);
            NetRequest::Ask {
                id,
                to: Topic::SeatDo(TABLE, SIDE),
                payload,
                haste: Haste::Now,
            }
        } else {
            NetRequest::Put(Topic::SeatSee(TABLE, SIDE), payload)
        };
        self.hub.ask(self.stranger, request);
    }

    fn overhears(&mut self, payload: &[u8]) {
        if self.overheard.len() < MOST_OVERHEARD {
            self.overheard.push(payload.to_vec());
        } else {
            let at = usize::try_from(self.draws).unwrap_or(0) % MOST_OVERHEARD;
            self.overheard[at] = payload.to_vec();
        }
    }

    /// Lets time pass at both computers and between them.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn wait(&mut self, ms: u64, computer: &mut Computer) -> Result<(), Fault> {
        let mut left = ms;
        while left > 0 {
            let tick = left.min(TICK_MS);
            left -= tick;
            self.tick(tick, computer)?;
        }
        Ok(())
    }

    fn tick(&mut self, ms: u64, computer: &mut Computer) -> Result<(), Fault> {
        if computer.wants_guest() {
            self.invite(computer)?;
        }
        computer.wait(ms)?;
        computer.looks_for_seat()?;
        self.hub.pass(ms);
        for news in self.hub.news(self.host) {
            if let NetNews::Asked(asked, Topic::SeatDo(..), payload) = news {
                self.overhears(&payload);
                let nonce = self.draw();
                let answer = computer.asked(&payload, nonce)?;
                self.overhears(&answer);
                self.hub.ask(self.host, NetRequest::Answer(asked, answer));
            }
        }
        for told in computer.take_told()? {
            self.overhears(&told);
            self.hub
                .ask(self.host, NetRequest::Put(Topic::SeatSee(TABLE, SIDE), told));
        }
        self.hub.news(self.stranger);
        let news = self.hub.news(self.seat);
        let Some(guest) = &mut self.guest else {
            return Ok(());
        };
        let (rows, auditor) = computer.evidence();
        if let Some(request) = guest.passes(ms, news, rows, auditor)? {
            self.hub.ask(self.seat, request);
        }
        Ok(())
    }

    /// A guest comes in with a new secret, as after a code.
    fn invite(&mut self, computer: &mut Computer) -> Result<(), Fault> {
        let secret = SharedSecret(self.draw());
        let nonce = self.draw();
        computer.comes_in(secret.clone())?;
        if computer.has_guest() {
            self.guest = Some(Guest::new(secret, nonce, computer.now(), self.locale));
        }
        Ok(())
    }

    /// The way works again: the seat must be back in time, and show the host's game.
    ///
    /// # Errors
    /// The seat is not back, or shows another game.
    pub fn calms(&mut self, computer: &mut Computer) -> Result<(), Fault> {
        self.set_weather(Weather::default());
        self.set_cable(true);
        if let Some(guest) = &mut self.guest {
            guest.stands_still(0);
        }
        let had_guest = computer.has_guest();
        self.wait(BACK_MS, computer)?;
        let Some(guest) = self.guest.as_ref().filter(|_| had_guest && computer.has_guest()) else {
            return Ok(());
        };
        let (host_hears, seat_hears) = (computer.table().hears(SIDE), guest.hears_the_host());
        if !host_hears || !seat_hears {
            let shown = format!("the host hears the seat: {host_hears}; the seat hears the host: {seat_hears}");
            return Err(Fault::new("whoever was cut off is back in time", shown));
        }
        computer.evidence().1.is_settled()?;
        let line = |table: &table::Table| -> Vec<String> {
            table
                .game()
                .line()
                .iter()
                .map(|completed| completed.uci.to_string())
                .collect()
        };
        let (there, here) = (guest.table().map(line), line(computer.table()));
        if there.as_ref() != Some(&here) {
            return Err(Fault::new(
                "a seat shows the host's game",
                format!("{there:?} instead of {here:?}"),
            ));
        }
        Ok(())
    }
}
