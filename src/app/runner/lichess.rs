//! A game on lichess is followed as soon as its table stands.

use super::Runner;
use crate::ports::lichess::Request;

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
}
