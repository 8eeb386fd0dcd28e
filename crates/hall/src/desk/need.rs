//! The causes for which a table needs the arbiter, and the order of the tables.

use shakmaty::{ByColor, Color};

use laws::ending::Reason;
use laws::event::{Event, ProposalKind};
use laws::game::Game;
use laws::proposal::Proposal;

laws::named! {
    /// A cause for which a table needs the arbiter; the most pressing first.
    #[derive(PartialOrd, Ord)]
    Cause {
        /// The two boards are not the same (D.2.9), or a correction of them is proposed.
        BoardsDiffer = "boards-differ",
        /// The two scoresheets are not the same (D.2.9).
        SheetsDiffer = "sheets-differ",
        /// A flag has fallen and the game continues (6.8).
        FlagFallen = "flag-fallen",
        /// A claim waits for its answer (4.8, 7, 9.5).
        Claim = "claim",
        /// Something was done that the Laws penalise or have taken back (4.3, 7.5, 12.9).
        Offence = "offence",
        /// Something else is proposed: a result, times for the clocks.
        Ruling = "ruling",
        /// The game has ended, and a player has signed another result or refuses to sign (8.7).
        Signatures = "signatures",
        /// A ruling waits here that the table has not taken yet, or it was refused.
        Undelivered = "undelivered",
        /// The journal here and the journal at the table differ.
        Fork = "fork",
        /// The table has not been heard for too long.
        Silent = "silent",
        /// Others play at the table than are paired: their result is not entered.
        OthersPaired = "others-paired",
        /// The clocks of the table are not started though those of the round are (6.6).
        NotStarted = "not-started",
        /// The table cannot store its entries.
        Unsaved = "unsaved",
        /// The battery of the table is low.
        Battery = "battery",
    }
}

impl Cause {
    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of causes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Causes(u16);

impl Causes {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// A set of one cause.
    #[cfg(test)]
    pub(super) const fn only(cause: Cause) -> Self {
        Self(cause.bit())
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if the cause is in the set.
    pub const fn has(self, cause: Cause) -> bool {
        self.0 & cause.bit() != 0
    }

    /// Puts the cause into the set, or takes it out.
    pub const fn put(&mut self, cause: Cause, is_so: bool) {
        if is_so {
            self.0 |= cause.bit();
        } else {
            self.0 &= !cause.bit();
        }
    }

    /// The most pressing one.
    pub fn first(self) -> Option<Cause> {
        self.all().next()
    }

    /// All causes of the set, the most pressing first.
    pub fn all(self) -> impl Iterator<Item = Cause> {
        Cause::ALL.iter().copied().filter(move |cause| self.has(*cause))
    }

    /// The causes that are not among the others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The causes of both sets together.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The causes that are in both sets.
    #[must_use]
    pub const fn common(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }
}

/// The matters that the events of a game leave open for the arbiter, besides those that the game itself tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OpenMatters {
    /// A board differs on some square.
    boards: ByColor<bool>,
    /// Word and board differ (D.2.8): no comparison of boards shows that it is over.
    words: bool,
    sheets: bool,
    illegal: bool,
}

impl OpenMatters {
    /// Takes in one more event of that game.
    pub(super) fn note(&mut self, event: &Event, game: &Game) {
        if let Event::BoardsDiffer { board, said, .. } = event {
            *self.board(*board) = said.is_none();
            self.words |= said.is_some();
            return;
        }
        for side in Color::ALL {
            if *self.board(side) && game.differences(side).is_empty() {
                *self.board(side) = false;
            }
        }
        let is_anew = matches!(event, Event::PositionReinstated { .. } | Event::GameEnded { .. });
        if is_anew {
            *self = Self::default();
        }
        self.sheets |= matches!(event, Event::SheetsDiffer { .. });
        self.illegal |= matches!(event, Event::IllegalMove { .. });
        if let Event::Settled {
            by, kind, waits: false, ..
        } = event
        {
            match kind {
                // A proposal that has lapsed by itself says nothing of the others.
                ProposalKind::Correction if by.is_none() => {}
                ProposalKind::Correction => (self.words, self.sheets) = (false, false),
                ProposalKind::Penalty | ProposalKind::Result => self.illegal = false,
                ProposalKind::Clock | ProposalKind::Claim => {}
            }
        }
        if matches!(event, Event::AnnouncementCorrected { .. } | Event::BoardsAgree { .. }) {
            self.words = false;
        }
        // The next comparison finds the difference anew.
        if matches!(
            event,
            Event::SheetsCompared { .. } | Event::SheetEntered { .. } | Event::EntryCorrected { .. }
        ) {
            self.sheets = false;
        }
        // The arbiter has seen the illegal move, whatever the ruling.
        if matches!(
            event,
            Event::PenaltyGiven { .. } | Event::WarningGiven { .. } | Event::TimeAdjusted { .. }
        ) {
            self.illegal = false;
        }
    }

    fn board(&mut self, side: Color) -> &mut bool {
        self.boards.get_mut(side)
    }

    /// The causes for which that game needs the arbiter. A proposal about an incident is told with it: one incident is
    /// one cause.
    pub(super) fn causes(self, game: &Game) -> Causes {
        let mut causes = Causes::NONE;
        if game.ending().is_some() {
            let mut sides = Color::ALL.into_iter();
            causes.put(Cause::Signatures, sides.any(|side| game.disputes_the_result(side)));
            return causes;
        }
        let proposed = |is: &dyn Fn(&Proposal) -> bool| game.proposals().iter().any(is);
        let of_kind = |kind| proposed(&|open| open.kind() == kind);
        let claimed = of_kind(ProposalKind::Claim);
        let touched = proposed(&|open| matches!(open, Proposal::TakeBack { .. })) && !claimed;
        let offended =
            self.illegal || touched || proposed(&|open| open.offender().is_some() || open.ends_for_an_offence());
        // A proposal about an illegal move or about the sheets is no cause of its own.
        let corrected = proposed(&|open| matches!(open, Proposal::Correction { .. })) && !offended && !self.sheets;
        let differ = self.boards.white || self.boards.black || self.words || corrected;
        let fell = game.clock().first_fallen().is_some();
        // By the Laws of 2005 a flag fall has effect once it is claimed.
        let is_told_by_its_flag = fell && !game.regulations().parameters().flag_only_claimed;
        let stands_alone = |open: &Proposal| match open {
            Proposal::Result {
                reason: Reason::Time, ..
            } => !is_told_by_its_flag,
            Proposal::Result { .. } => !open.ends_for_an_offence() && !differ,
            Proposal::ClocksBack { .. } => !differ && !offended && !self.sheets,
            Proposal::Clock { .. } | Proposal::Count { .. } => true,
            Proposal::Penalty { .. }
            | Proposal::TakeBack { .. }
            | Proposal::Correction { .. }
            | Proposal::Claim { .. } => false,
        };
        causes.put(Cause::BoardsDiffer, differ);
        causes.put(Cause::SheetsDiffer, self.sheets);
        causes.put(Cause::FlagFallen, fell);
        causes.put(Cause::Claim, claimed);
        causes.put(Cause::Offence, offended);
        causes.put(Cause::Ruling, proposed(&stands_alone));
        causes
    }
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use super::*;
    use journal::entry::JournalEvent;
    use locale::Locale;
    use table::script::parse::parse;
    use table::script::play::Stage;

    fn stories(folder: &Path) -> Vec<PathBuf> {
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        files
            .flat_map(|path| if path.is_dir() { stories(&path) } else { vec![path] })
            .filter(|path| path.extension().is_some_and(|end| end == "game"))
            .collect()
    }

    #[test]
    fn every_step_of_a_story_gives_at_most_one_new_cause() {
        let folders = ["appendix_a", "appendix_d", "article_04", "article_06", "article_07"];
        let folders = folders.map(|folder| stories(&Path::new("../../tests/games/laws").join(folder)));
        let all: Vec<PathBuf> = folders.into_iter().flatten().collect();
        assert!(all.len() > 200, "{}", all.len());
        let mut twice = std::collections::BTreeMap::<Vec<&str>, Vec<String>>::new();
        for path in all {
            let Ok(script) = parse(&std::fs::read_to_string(&path).unwrap()) else {
                continue;
            };
            let mut stage = Stage::new(&script.header, Locale::En, None);
            let mut folded: Option<Game> = None;
            let (mut open, mut before, mut count) = (OpenMatters::default(), Causes::NONE, 0);
            for (place, line) in &script.story {
                if stage.line(*place, line).is_err() {
                    break;
                }
                for entry in stage.entries().iter().skip(count) {
                    match (&entry.event, &mut folded) {
                        (JournalEvent::Opened(opening), folded) => *folded = Some(opening.game()),
                        (JournalEvent::Event(event), Some(game)) => {
                            game.apply(event, entry.at);
                            open.note(event, game);
                        }
                        (_, _) => {}
                    }
                }
                count = stage.entries().len();
                let Some(game) = &folded else { continue };
                let causes = open.causes(game);
                let new: Vec<&str> = causes.without(before).all().map(Cause::as_str).collect();
                before = causes;
                if new.len() > 1 {
                    let at = format!("{}:{}", path.display(), place.line);
                    twice.entry(new).or_default().push(at);
                }
            }
        }
        assert!(twice.is_empty(), "{twice:#?}");
    }
}
