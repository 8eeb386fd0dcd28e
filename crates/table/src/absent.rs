//! The parts that only the whole program has, as the rest of the table sees them in a build for events: no engine plays, no game is
//! reviewed or on lichess, no position is solved, and every request for one is refused. The names are those of the modules of the same names.

#![allow(
    clippy::needless_pass_by_value,
    clippy::unnecessary_wraps,
    clippy::unused_self,
    reason = "they are called as those of the whole program are"
)]

use std::sync::Arc;

use shakmaty::Color;

use crate::Table;
use crate::lock::OtherGames;
use crate::seat::Seat;
use crate::seats::Seats;
use controls::intent::Intent;
use laws::game::Game;
use laws::people::Person;
use laws::refusal::{Code, Refusal};

/// The state of a part that is absent.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct AbsentPart;

impl AbsentPart {
    pub(crate) fn is_under_way(&self) -> bool {
        false
    }

    pub(crate) fn kept(&self) -> Option<&Arc<Game>> {
        None
    }

    pub(crate) fn is_awaited(&self) -> bool {
        false
    }

    pub(crate) fn own_path(&self) -> Option<String> {
        None
    }

    pub(crate) fn saved(&mut self, _: bool) {}

    pub(crate) fn escape(&self) -> Option<Intent> {
        None
    }

    pub(crate) fn before_closing(&self) -> Option<Intent> {
        None
    }

    pub(crate) fn goal(&self, _: &Game, _: &Seats) -> Vec<(Person, String)> {
        Vec::new()
    }

    pub(crate) fn waiting(&self) -> Option<&Arc<Game>> {
        None
    }
}

/// Refuses a request for an absent part.
pub(crate) fn refuse<Request>(_: &mut Table, _: Person, _: Request) -> Result<(), Refusal> {
    Err(Refusal::new(Code::OnlyAtHome))
}

/// Takes nothing from the game.
pub(crate) fn holds_back(_: &mut Table, _: Person, _: &Intent) -> Result<bool, Refusal> {
    Ok(false)
}

/// Has no news.
pub(crate) fn ignore<News>(_: &mut Table, _: News) {}

/// Has nothing to do.
pub(crate) fn follow(_: &mut Table) {}

/// Is in no state.
pub(crate) fn is_never(_: &Table) -> bool {
    false
}

/// Has no such value.
pub(crate) fn none<Value>(_: &Table) -> Option<Value> {
    None
}

/// Has no words for that person.
pub(crate) fn no_text(_: &Table, _: Person) -> Option<String> {
    None
}

/// Shows nothing.
pub(crate) fn no_view<View>(_: &Table, _: &Seat) -> Option<View> {
    None
}

/// Engines.
pub(crate) mod engine {
    pub(crate) use super::{
        AbsentPart as TableEngines, follow, ignore as news, is_never as is_endgame, is_never as is_gone,
        is_never as starts_endgame, no_text as goal, refuse as intend,
    };
    use super::{Color, Table};

    pub(crate) fn begin_against(_: &mut Table, _: Color, _: String) {}

    pub(crate) fn seat_of(_: &Table) -> Option<(Color, &'static str)> {
        None
    }

    pub(crate) fn is_missing(_: &Table, _: Color) -> bool {
        false
    }
}

/// Lichess.
pub(crate) mod lichess {
    use super::{Game, Intent, OtherGames, Refusal, Seats, Table};
    pub(crate) use super::{
        follow, ignore as lets_not, ignore as news, none as against_a_person, none as begins_at, refuse as intend,
    };
    use laws::moment::Moment;
    use protocols::lichess::AccountState;
    use shakmaty::ByColor;

    #[derive(Clone, Debug, Default, PartialEq)]
    pub(crate) struct Lichess(AccountState);

    impl Lichess {
        pub(crate) fn known(&self) -> &AccountState {
            &self.0
        }

        pub(crate) fn next_wakeup(&self) -> Option<Moment> {
            None
        }

        pub(crate) fn ratings(&self) -> Option<ByColor<Option<u32>>> {
            None
        }

        pub(crate) fn look_elsewhere(&mut self, _: &Game, _: &OtherGames, _: &mut Seats) {}
    }

    pub(crate) fn takes(_: &mut Table, _: &Intent) -> Result<bool, Refusal> {
        Ok(false)
    }

    pub(crate) fn id_of(_: &Game) -> Option<String> {
        None
    }
}

/// Reviews.
pub(crate) mod review {
    pub(crate) use super::{
        AbsentPart as Reviews, holds_back, ignore as file_news, is_never as lists_games, no_text as offer,
        no_view as games_view, refuse as intend, refuse as line,
    };
    use super::{Code, Person, Refusal, Seat, Table};
    use display::review::ReviewView;
    use protocols::engine::EngineNews;

    pub(crate) fn may_review(_: &Table) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn close_list(_: &mut Table, _: Person) -> Result<(), Refusal> {
        Err(Refusal::new(Code::NothingToLeave))
    }

    pub(crate) fn may_drop(_: &mut Table) -> Result<(), Refusal> {
        Ok(())
    }

    pub(crate) fn hear(_: &mut Table, _: &EngineNews) -> bool {
        false
    }

    pub(crate) fn stop_search(_: &mut Table) -> bool {
        false
    }

    pub(crate) fn view(_: &Table, _: &Seat) -> Option<ReviewView> {
        None
    }

    pub(crate) fn is_named_so(_: &str) -> bool {
        false
    }
}

/// Tactics.
pub(crate) mod tactics {
    pub(crate) use super::{
        AbsentPart as Tactics, follow as end, holds_back, ignore as news, is_never as is_awaited,
        is_never as is_under_way, no_text as step, no_view as view, refuse as intend, refuse as line,
    };
    use super::{Code, Intent, Person, Refusal, Table};
    use shakmaty::uci::UciMove;

    pub(crate) fn is_open_to(_: &Table, _: Person) -> bool {
        false
    }

    pub(crate) fn meant_elsewhere(_: &Table, _: Person, _: &str) -> Option<Intent> {
        None
    }

    pub(crate) fn played(_: &mut Table, _: UciMove) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }
}
