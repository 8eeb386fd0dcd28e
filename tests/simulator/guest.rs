//! A seat of the table at another computer, driven as the program's own thread drives it (`app::runner::links`).

use laws::moment::Moment;
use laws::people::Person;
use link::sealed::SharedSecret;
use link::seat::{GuestEnd, SeatNews, SeatStep, Wish};
use link::topic::{TableNumber, Topic};
use link::{Haste, NetNews, NetRequest, QuestionId};
use locale::Locale;
use shakmaty::Color;
use table::Table;
use table::input::Input;

use crate::auditor::seats::{Heard, SeatAuditor};
use crate::auditor::{Fault, Row};

/// The one table of a game on two computers.
pub const TABLE: TableNumber = TableNumber(1);
/// The side that is played at the seat, and its player.
pub const SIDE: Color = Color::Black;
/// The player at the seat.
pub const PLAYER: Person = Person::Player(SIDE);

/// The computer of a seat.
pub struct Guest {
    end: GuestEnd,
    /// The seat's table; none until the game so far has come.
    table: Option<Table>,
    first: Vec<SeatStep>,
    now: Moment,
    questions: u64,
    handed: Option<Moment>,
    /// True while the process stands still.
    stands_until: Option<Moment>,
    /// News that came meanwhile.
    queued: Vec<NetNews>,
    locale: Locale,
}

impl Guest {
    /// A guest with the shared secret of the enrolment, whose clock shows `now`.
    pub fn new(shared: SharedSecret, nonce: [u8; 16], now: Moment, locale: Locale) -> Self {
        Self {
            end: GuestEnd::new(shared, nonce),
            table: None,
            first: Vec::new(),
            now,
            questions: 0,
            handed: None,
            stands_until: None,
            queued: Vec::new(),
            locale,
        }
    }

    /// The table as this seat sees it.
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// True if the host is heard.
    pub fn hears_the_host(&self) -> bool {
        self.table.as_ref().is_some_and(Table::hears_the_host) && !self.end.is_away(self.now) && self.end.is_whole()
    }

    /// The process stands still for that long.
    pub fn stands_still(&mut self, ms: u64) {
        self.stands_until = Some(self.now.plus_millis(ms));
    }

    /// The player types a line.
    pub fn types(&mut self, line: &str, auditor: &mut SeatAuditor) {
        let thought_ms = self.handed.map(|handed| self.now.millis_since(handed));
        if self.table.is_none() || self.stands_until.is_some() {
            return;
        }
        if self
            .end
            .wishes(Wish::Line(line.to_owned()), thought_ms, self.now)
            .is_ok()
        {
            auditor.wishes(line);
        }
    }

    /// Lets time pass, takes the news of the net, and returns what is asked of it.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn passes(
        &mut self,
        ms: u64,
        news: Vec<NetNews>,
        rows: &[Row],
        auditor: &mut SeatAuditor,
    ) -> Result<Option<NetRequest>, Fault> {
        self.now = self.now.plus_millis(ms);
        self.queued.extend(news);
        if self.stands_until.is_some_and(|until| self.now < until) {
            return Ok(None);
        }
        self.stands_until = None;
        self.notice_silence(auditor)?;
        for news in std::mem::take(&mut self.queued) {
            let heard = match news {
                NetNews::Answered(id, answer) if id.0 == self.questions => {
                    self.end.answered(answer.as_ref().ok().map(Vec::as_slice), self.now)
                }
                NetNews::Put(Topic::SeatSee(..), payload) => self.end.told(&payload, self.now).into_iter().collect(),
                NetNews::Answered(..)
                | NetNews::Put(..)
                | NetNews::Found(_)
                | NetNews::Opened(_)
                | NetNews::NotOpened(_)
                | NetNews::Appeared(_)
                | NetNews::Vanished(_)
                | NetNews::Asked(..)
                | NetNews::Knocked(..)
                | NetNews::LeftDoor(_)
                | NetNews::Flooded(_) => Vec::new(),
            };
            self.hears(heard, rows, auditor)?;
        }
        Ok(self.end.asks(self.now).map(|payload| {
            self.questions += 1;
            NetRequest::Ask {
                id: QuestionId(self.questions),
                to: Topic::SeatDo(TABLE, SIDE),
                payload,
                haste: Haste::Now,
            }
        }))
    }

    fn notice_silence(&mut self, auditor: &mut SeatAuditor) -> Result<(), Fault> {
        let Some(table) = &mut self.table else {
            return Ok(());
        };
        let is_away = self.end.is_away(self.now);
        let dropped = if is_away { self.end.drop_waiting() } else { 0 };
        for _ in 0..dropped {
            auditor.takes_back()?;
        }
        if table.hears_the_host() == is_away {
            table.step(Input::HostHeard(PLAYER, !is_away), self.now);
        }
        Ok(())
    }

    fn hears(&mut self, heard: Vec<SeatNews>, rows: &[Row], auditor: &mut SeatAuditor) -> Result<(), Fault> {
        let mut steps = Vec::new();
        let (mut done, mut not_done) = (false, false);
        for heard in heard {
            match heard {
                SeatNews::Step(step) => {
                    let value = serde_json::to_value(&*step).unwrap_or_default();
                    auditor.seat_sees(&value, rows)?;
                    steps.push(*step);
                }
                SeatNews::Done(_) => done = true,
                SeatNews::Lost => {
                    auditor.hears(Heard::Lost)?;
                }
                SeatNews::NotDone => not_done = true,
                SeatNews::Now(_) => {}
            }
        }
        match (done, not_done) {
            (true, true) => auditor.hears(Heard::NotDone)?,
            (true, false) => auditor.hears(Heard::Done)?,
            (false, true) => auditor.hears_of_lost()?,
            (false, false) => {}
        }
        self.sees(steps)
    }

    fn sees(&mut self, steps: Vec<SeatStep>) -> Result<(), Fault> {
        if steps.is_empty() {
            return Ok(());
        }
        let Some(table) = &mut self.table else {
            self.first.extend(steps);
            if self.first.iter().any(|step| !step.is_past) {
                let table = Table::a_seat(&self.first, self.now, self.locale)
                    .map_err(|error| Fault::new("a seat opens with what it is told", format!("{error:?}")))?;
                self.now = self.now.max(table.last());
                self.table = Some(table);
            }
            return Ok(());
        };
        let had_it = table.game().clock().running() == Some(SIDE);
        let plies = table.game().line().len();
        table.step(Input::Seen(PLAYER, steps), self.now);
        let has_it = table.game().clock().running() == Some(SIDE);
        if !has_it {
            self.handed = None;
        } else if !had_it || table.game().line().len() != plies {
            self.handed = Some(self.now);
        }
        Ok(())
    }
}
