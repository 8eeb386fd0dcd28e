//! What lies beyond this machine: a game on lichess is followed as soon as its table stands; to the desks of an event it is told what is on
//! the disk, and what comes from there is an input.

use super::Runner;
use crate::controls::intent::Intent;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::link::News;
use crate::link::membership::Membership;
use crate::link::topic::Topic;
use crate::ports::lichess::Request;
use crate::script::ruling;
use crate::table::hall;
use crate::table::input::Input;

impl Runner {
    /// The table's game is played there: everything that happens in it is to be told. Nothing is asked for any other game.
    pub(super) fn join_online(&mut self) {
        if self.table.is_read_only() {
            return;
        }
        if let Some(game) = self.table.online() {
            self.tools.beyond.lichess.ask(Request::Join(game));
        }
    }

    /// The event of last time, or the one the command line names. Nothing is asked of the net at a table that is part of none.
    pub(super) fn join_event(&mut self) {
        if let Some(joins) = self.tools.beyond.joins.take() {
            let has_arbiter = self.table.game().people().arbiter.is_some();
            let by = if has_arbiter {
                Person::Arbiter
            } else {
                self.tools.own_seat
            };
            self.step(Input::Intent(by, Intent::Joining(joins)));
        } else if let Some(place) = self.tools.beyond.membership.load() {
            self.step(Input::Member(Box::new(place)));
        }
    }

    pub(super) fn link_news(&mut self, news: News) {
        if self.far_news(&news) {
            return;
        }
        if let News::Asked(asked, Topic::Rule(_), payload) = &news {
            self.step(ruling::input(*asked, payload));
        } else {
            self.step(Input::Link(news));
        }
    }

    /// Tells the desks what has been written, and how far the table is.
    pub(super) fn publish(&mut self, now: Moment) {
        let mut written = self.tools.journal.take_written();
        if hall::lacks_journal(&self.table) {
            written.clear();
            let entries = self.tools.journal.whole(self.table.entries());
            hall::take_journal(&mut self.table, entries);
        }
        for request in hall::publish(&mut self.table, written, now) {
            self.tools.beyond.link.ask(request);
        }
    }

    pub(super) fn keep_membership(&mut self, place: Option<&Membership>) {
        if let Err(error) = self.tools.beyond.membership.keep(place) {
            // It holds until the program is left.
            log::warn!("the event this table is part of is not kept: {error}");
        }
    }
}
