//! Lichess as a table knows it: the account, the news that wait, and the game that is played there.

use std::sync::Arc;

use shakmaty::ByColor;

use crate::effect::Effect;
use crate::lock::OtherGames;
use crate::seats::Seats;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::rules::help::may_look_outside;
use protocols::lichess::{AccountState, ChatLine, LichessNews, LichessRequest};

/// Number of chat lines of a game that are kept.
pub(super) const KEPT_CHAT: usize = 100;

/// Lichess as this table knows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Lichess {
    pub(super) known: Arc<AccountState>,
    /// The person who last requested something of it: they are told the result.
    pub(super) by: Option<Person>,
    /// True if news for this person is listened to.
    pub(super) listens: bool,
    /// True if they wait for the list to be said.
    pub(super) is_list_asked: bool,
    /// True if a game of theirs may begin now, because they asked for one: they are led to it.
    pub(super) is_awaited: bool,
    /// The game that is played at this table.
    pub(super) game: Option<Box<ServerGame>>,
    /// The news about it while somebody trains the words.
    pub(super) held: Vec<LichessNews>,
    /// The chat of the game.
    pub(super) chat: Arc<[ChatLine]>,
}

impl Lichess {
    /// The account, as far as it is known.
    pub(crate) fn known(&self) -> &AccountState {
        &self.known
    }

    /// Listens to the server's news, before any request that leads to a game.
    pub(super) fn listen(&mut self, seats: &mut Seats) {
        if !self.listens {
            self.listens = true;
            seats.send(Effect::Lichess(LichessRequest::Listen));
        }
    }

    /// Asks if the game elsewhere is still being played, for the sake of which somebody was refused help.
    pub(crate) fn look_elsewhere(&mut self, game: &Game, beside: &OtherGames, seats: &mut Seats) {
        if beside.against_a_person.is_some() && may_look_outside(game).is_ok() {
            self.listen(seats);
            seats.send(Effect::Lichess(LichessRequest::List));
        }
    }

    pub(super) fn followed(&mut self) -> &mut ServerGame {
        self.game.get_or_insert_default()
    }

    /// The moment at which the game is asked for again.
    pub(crate) fn next_wakeup(&self) -> Option<Moment> {
        self.game.as_ref()?.again_at
    }

    /// The ratings of the players of a game on Lichess.
    pub(crate) fn ratings(&self) -> Option<ByColor<Option<u32>>> {
        self.game.as_ref().map(|game| game.ratings)
    }

    pub(super) fn keep_chat(&mut self, chat: Vec<ChatLine>) {
        let over = chat.len().saturating_sub(KEPT_CHAT);
        self.chat = chat.into_iter().skip(over).collect();
    }
}

impl OtherGames {
    /// Refuses help to everybody at a table as long as another game is played that was left for it: in competition, or
    /// against a person.
    ///
    /// # Errors
    /// `only_at_home`, `fair_play`.
    pub(crate) fn allow_help(&self) -> Result<(), Refusal> {
        let code = match self.against_a_person {
            _ if self.competes => Code::OnlyAtHome,
            Some(_) => Code::FairPlay,
            None => return Ok(()),
        };
        Err(Refusal::lacking(code, RefusalDetail::OtherGame))
    }
}

/// The game that is played at this table, as the server told it last.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ServerGame {
    /// True if the server has told the state of the game since the connection was made.
    pub(super) is_heard: bool,
    /// True if the connection was lost, and the player knows.
    pub(super) is_lost: bool,
    /// Number of moves the server has.
    pub(super) acked: usize,
    /// The ply of our move that is on its way, if any.
    pub(super) sent: Option<usize>,
    /// The moment at which the game is asked for again.
    pub(super) again_at: Option<Moment>,
    pub(super) draw: ByColor<bool>,
    pub(super) take_back: ByColor<bool>,
    /// Set if the opponent has gone; true if victory may be claimed.
    pub(super) gone: Option<bool>,
    /// True if the server has ended it.
    pub(super) is_over: bool,
    /// The players' ratings there.
    pub(super) ratings: ByColor<Option<u32>>,
}
