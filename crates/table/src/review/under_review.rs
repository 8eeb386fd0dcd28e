//! The game under review as a value, and the file that it is from.

use std::sync::Arc;

use shakmaty::{Color, Square};

use super::engine_opinion::Opinion;
use super::games_file::{FileWork, GamesFile};
use super::remarks::Remark;
use super::shown::ShownMoves;
use crate::lock::OtherGames;
use crate::other_game::WaitingGame;
use crate::seats::Seats;
use controls::intent::Intent;
use controls::review::ReviewIntent;
use laws::away::AwayPlayer;
use laws::game::Game;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::rules::help::may_be_helped;
use locale::{Locale, Messages};
use review::Walk;
use wording::endgame::Endgame;

/// State of the reviews at a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Reviews {
    /// The game under review.
    pub(super) now: Option<Arc<Review>>,
    /// The file of many games that is open.
    pub(super) file: Option<Arc<GamesFile>>,
    /// Number of times its page was wanted.
    pub(super) wanted: u64,
}

/// A game under review.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Review {
    /// The game that waits meanwhile.
    pub(super) waiting: WaitingGame,
    pub(super) walk: Walk,
    pub(super) source: Source,
    /// The journal's remarks next to the moves, in each language of the table.
    pub(super) remarks: Arc<[(Locale, Vec<Remark>)]>,
    pub(super) shown: ShownMoves,
    pub(super) opinion: Opinion,
    /// The square from which a hand has lifted a piece.
    pub(super) hand: Option<Square>,
    /// The path to which the changes are being saved.
    pub(super) saving: Option<String>,
}

/// The source of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// The table.
    Table,
    /// A file, and the number of the game in it, from 1.
    File {
        /// The path.
        path: String,
        /// The number of the game.
        number: usize,
        /// True if it is the only one.
        is_alone: bool,
        /// The text, if not everything in it could be read.
        unread: Option<Arc<str>>,
    },
}

/// Checks that a game may be reviewed at the table of that one, while those others are played on.
///
/// # Errors
/// `only_at_home`, `fair_play`, `clock_running`, `engine_thinks`.
pub(super) fn may_review(game: &Game, beside: &OtherGames) -> Result<(), Refusal> {
    may_be_helped(game)?;
    beside.allow_help()?;
    if game.clock().running().is_some() {
        return Err(Refusal::new(Code::ClockRunning));
    }
    let is_awaited = |side: Color| match game.away(side) {
        Some(AwayPlayer::Engine { .. }) => game.turn().side == side,
        Some(AwayPlayer::Online { .. }) => true,
        None => false,
    };
    if game.ending().is_none() && Color::ALL.into_iter().any(is_awaited) {
        return Err(Refusal::new(Code::EngineThinks));
    }
    Ok(())
}

impl Reviews {
    /// True if a game is under review.
    pub(crate) fn is_under_way(&self) -> bool {
        self.now.is_some()
    }

    /// The game that waits meanwhile.
    pub(crate) fn kept(&self) -> Option<&Arc<Game>> {
        self.now.as_ref().map(|now| &now.waiting.game)
    }

    /// The words after the end of a game: whether the goal of an endgame is reached.
    pub(crate) fn goal(&self, game: &Game, seats: &Seats) -> Vec<(Person, String)> {
        if self.is_under_way() {
            return Vec::new();
        }
        let words = |side: Color| {
            let to = Person::Player(side);
            let goal = Endgame::of(game)?.outcome(&seats.get(to)?.messages, game)?;
            Some((to, goal))
        };
        Color::ALL.into_iter().filter_map(words).collect()
    }

    pub(super) fn now(&mut self) -> Result<&mut Review, Refusal> {
        self.now.as_mut().map(Arc::make_mut).ok_or(Refusal::new(Code::NoReview))
    }

    /// True if a file is being listed up to the game or the list that is asked for, searched, read or written.
    pub(crate) fn is_awaited(&self) -> bool {
        let work = self.file.as_ref().map(|file| file.work);
        work.is_some_and(|work| !matches!(work, FileWork::None | FileWork::ListsMore))
    }

    /// The file of the game under review.
    pub(crate) fn own_path(&self) -> Option<String> {
        match &self.now.as_ref()?.source {
            Source::File { path, .. } => Some(path.clone()),
            Source::Table => None,
        }
    }

    /// Takes note that the changes are on the disk, or are not.
    pub(crate) fn saved(&mut self, is_saved: bool) {
        let Ok(review) = self.now() else { return };
        if review.saving.take().is_some() && is_saved {
            review.walk.saved();
        }
    }

    /// The meaning of Escape during a review.
    pub(crate) fn escape(&self) -> Option<Intent> {
        let is_busy = self.file.as_ref().is_some_and(|file| file.is_busy());
        let thinks = self.now.as_ref().map(|now| now.opinion.is_busy());
        match thinks {
            Some(true) => Some(Intent::Review(ReviewIntent::Stop)),
            _ if is_busy => Some(Intent::Review(ReviewIntent::Stop)),
            Some(false) => Some(Intent::Review(ReviewIntent::Leave)),
            None => None,
        }
    }

    /// The act before the program is closed: it asks about unsaved changes.
    pub(crate) fn before_closing(&self) -> Option<Intent> {
        let is_changed = self.now.as_ref().is_some_and(|now| now.walk.is_changed());
        is_changed.then_some(Intent::Review(ReviewIntent::Leave))
    }
}

impl Review {
    /// The journal's remarks next to the move of that number, in that language.
    pub(super) fn remarks_at(&self, messages: &Messages, ply: u32) -> impl Iterator<Item = &Remark> {
        let own = self.remarks.iter().find(|(locale, _)| *locale == messages.locale());
        let all = own.map_or(&[][..], |(_, remarks)| remarks.as_slice());
        all.iter().filter(move |remark| remark.ply == ply)
    }
}
