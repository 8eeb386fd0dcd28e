//! The parts that only the whole program has, as the rest of the table sees them in a build for events: no engine plays, no game is
//! reviewed or on lichess, no position is solved, and every request for one is refused. The functions are those of the modules of the same names.

#![allow(
    clippy::needless_pass_by_value,
    clippy::unnecessary_wraps,
    clippy::unused_self,
    reason = "they are called as those of the whole program are"
)]

/// Engines.
pub(crate) mod engine {
    use shakmaty::Color;

    use crate::Table;
    use controls::engine::EngineIntent;
    use laws::people::Person;
    use laws::refusal::{Code, Refusal};
    use protocols::engine::EngineNews;

    #[derive(Clone, Debug, Default, PartialEq)]
    pub(crate) struct TableEngines {}

    pub(crate) fn intend(_: &mut Table, _: Person, _: EngineIntent) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn begin_against(_: &mut Table, _: Color, _: String) {}

    pub(crate) fn follow(_: &mut Table) {}

    pub(crate) fn news(_: &mut Table, _: EngineNews) {}

    pub(crate) fn seat_of(_: &Table) -> Option<(Color, &'static str)> {
        None
    }

    pub(crate) fn goal(_: &Table, _: Person) -> Option<String> {
        None
    }

    pub(crate) fn is_awaited(_: &Table) -> bool {
        false
    }

    pub(crate) fn is_gone(_: &Table) -> bool {
        false
    }

    pub(crate) fn is_missing(_: &Table, _: Color) -> bool {
        false
    }
}

/// Lichess.
pub(crate) mod lichess {
    use shakmaty::Color;

    use crate::Table;
    use controls::intent::Intent;
    use controls::lichess::LichessIntent;
    use laws::game::Game;
    use laws::moment::Moment;
    use laws::people::Person;
    use laws::refusal::{Code, Refusal};
    use protocols::lichess::{AccountState, LichessNews};

    #[derive(Clone, Debug, Default, PartialEq)]
    pub(crate) struct Lichess(AccountState);

    impl Lichess {
        pub(crate) fn known(&self) -> &AccountState {
            &self.0
        }
    }

    pub(crate) fn intend(_: &mut Table, _: Person, _: LichessIntent) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn follow(_: &mut Table) {}

    pub(crate) fn news(_: &mut Table, _: LichessNews) {}

    pub(crate) fn look_elsewhere(_: &mut Table) {}

    pub(crate) fn lets_not(_: &mut Table, _: Color) {}

    pub(crate) fn takes(_: &mut Table, _: &Intent) -> Result<bool, Refusal> {
        Ok(false)
    }

    pub(crate) fn id_of(_: &Game) -> Option<String> {
        None
    }

    pub(crate) fn begins_at(_: &Table) -> Option<String> {
        None
    }

    pub(crate) fn against_a_person(_: &Table) -> Option<String> {
        None
    }

    pub(crate) fn next_wakeup(_: &Table) -> Option<Moment> {
        None
    }
}

/// Reviews.
pub(crate) mod review {
    use std::sync::Arc;

    use crate::Table;
    use crate::seat::Seat;
    use ::review::collection::CollectionNews;
    use controls::intent::Intent;
    use controls::review::ReviewIntent;
    use display::review::{GamesView, ReviewView};
    use laws::game::Game;
    use laws::people::Person;
    use laws::refusal::{Code, Refusal};
    use protocols::engine::EngineNews;

    #[derive(Clone, Debug, Default, PartialEq)]
    pub(crate) struct Reviews {}

    impl Reviews {
        pub(crate) fn is_under_way(&self) -> bool {
            false
        }

        pub(crate) fn kept(&self) -> Option<&Arc<Game>> {
            None
        }
    }

    pub(crate) fn may_review(_: &Table) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn intend(_: &mut Table, _: Person, _: ReviewIntent) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn line(_: &mut Table, _: Person, _: &str) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn may_drop(_: &mut Table) -> Result<(), Refusal> {
        Ok(())
    }

    pub(crate) fn holds_back(_: &mut Table, _: Person, _: &Intent) -> Result<bool, Refusal> {
        Ok(false)
    }

    pub(crate) fn offer(_: &mut Table) {}

    pub(crate) fn hear(_: &mut Table, _: &EngineNews) -> bool {
        false
    }

    pub(crate) fn file_news(_: &mut Table, _: CollectionNews) {}

    pub(crate) fn saved(_: &mut Table, _: bool) {}

    pub(crate) fn stop_search(_: &mut Table) -> bool {
        false
    }

    pub(crate) fn own_path(_: &Table) -> Option<String> {
        None
    }

    pub(crate) fn is_named_so(_: &str) -> bool {
        false
    }

    pub(crate) fn view(_: &Table, _: &Seat) -> Option<ReviewView> {
        None
    }

    pub(crate) fn games_view(_: &Table, _: &Seat) -> Option<GamesView> {
        None
    }

    pub(crate) fn escape(_: &Table) -> Option<Intent> {
        None
    }

    pub(crate) fn before_closing(_: &Table) -> Option<Intent> {
        None
    }
}

/// Positions to solve.
pub mod positions {
    /// A request about positions: there is none.
    #[derive(Clone, Debug, PartialEq)]
    pub enum PositionRequest {}

    /// News of positions: there is none.
    #[derive(Clone, Debug, PartialEq)]
    pub enum PositionNews {}

    /// A mistake that is kept as a position: there is none.
    #[derive(Clone, Debug, PartialEq)]
    pub enum OwnMistake {}
}

/// Tactics.
pub(crate) mod tactics {
    use std::sync::Arc;

    use shakmaty::uci::UciMove;

    use super::positions::PositionNews;
    use crate::Table;
    use crate::seat::Seat;
    use controls::intent::{Intent, TacticsIntent};
    use display::review::TacticsView;
    use laws::game::Game;
    use laws::people::Person;
    use laws::refusal::{Code, Refusal};

    #[derive(Clone, Debug, PartialEq)]
    pub(crate) enum Tactics {}

    impl Tactics {
        pub(crate) fn waiting(&self) -> Option<&Arc<Game>> {
            match *self {}
        }
    }

    pub(crate) fn is_under_way(_: &Table) -> bool {
        false
    }

    pub(crate) fn intend(_: &mut Table, _: Person, _: TacticsIntent) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn news(_: &mut Table, news: PositionNews) {
        match news {}
    }

    pub(crate) fn line(_: &mut Table, _: Person, _: &str) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn played(_: &mut Table, _: UciMove) -> Result<(), Refusal> {
        Err(Refusal::new(Code::OnlyAtHome))
    }

    pub(crate) fn holds_back(_: &mut Table, _: Person, _: &Intent) -> Result<bool, Refusal> {
        Ok(false)
    }

    pub(crate) fn step(_: &Table, _: Person) -> Option<String> {
        None
    }

    pub(crate) fn view(_: &Table, _: &Seat) -> Option<TacticsView> {
        None
    }
}
