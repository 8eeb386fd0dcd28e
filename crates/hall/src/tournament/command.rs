//! The commands to a tournament, and the reasons why one is refused.

use super::happened::Happened;
use super::parts::RoundBoard;
use crate::tournament_results::ReportFault;
use laws::articles::Article;

/// A command. Rounds, boards, appeals and play-offs are numbered from 1; players go by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "a command is made for one call")]
pub enum TournamentCommand {
    /// Enters that, if the rules allow it. The tournament fills in what follows from it: the number of a player with
    /// the number 0, the Article of a forfeit, the result that is annulled, and the ranking, the time control and the
    /// stage of a play-off.
    Enter(Happened),
    /// Pairs all rounds by Berger's tables.
    PairAll,
    /// Pairs the next round of a Swiss tournament as a pairing program has listed it, if the list is one that such a program may make.
    PairByProgram(String),
    /// Lets the tables play that round from now on.
    BeginRound {
        /// The round.
        round: u32,
        /// The games at the tables that belong to the round before, or to none.
        games: Vec<String>,
        /// The number drawn by lot, which gives the position of a round of Chess960 that has none yet.
        lot: u32,
    },
}

impl From<Happened> for TournamentCommand {
    fn from(what: Happened) -> Self {
        Self::Enter(what)
    }
}

/// The reason why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentRefusal {
    /// No tournament is open.
    NotOpen,
    /// A tournament is open already.
    OpenAlready,
    /// A name, a text or a reason is missing.
    Nothing,
    /// The number of rounds is invalid.
    NoRounds,
    /// The text is no time control.
    NoTime(String),
    /// The text is no day.
    NoDay(String),
    /// The report has no players.
    NoPlayers,
    /// The report contradicts itself.
    Contradiction(ReportFault),
    /// The report has another player under that number.
    OtherPlayer(u32),
    /// The report has nothing new.
    NothingNew,
    /// There is no such player.
    NoSuchPlayer(u32),
    /// Another player has that FIDE Identity Number.
    FideIdTaken(u32),
    /// It is too late: new players cannot enter a round robin once the pairings are made.
    TooLate,
    /// Berger's tables are for 3 to 16 players.
    NotForBerger(usize),
    /// A player is paired already.
    PairedAlready,
    /// The tournament has no such round.
    NoSuchRound(u32),
    /// The board has no game.
    NoGame(RoundBoard),
    /// Others play at that board.
    BoardTaken(RoundBoard),
    /// Pairings or byes stand in that round, which is later than the last one would be.
    RoundUsed(u32),
    /// Everybody is paired with everybody in that many rounds: a round robin has no others.
    AllPaired(u32),
    /// One player alone cannot be paired.
    TooFew,
    /// A player cannot play against themselves.
    PairedWithSelf,
    /// The player has a game or a bye in that round.
    Busy {
        /// The player.
        player: u32,
        /// The round.
        round: u32,
    },
    /// Only a Swiss tournament is paired by a program.
    NotSwiss,
    /// Only a round robin is paired by Berger's tables.
    NotRoundRobin,
    /// A game of an earlier round has no result: the next round cannot be paired.
    RoundOpen(RoundBoard),
    /// The pairing program has not given a list of pairings.
    NoList,
    /// A line of the list is no pair of numbers.
    NoPair(usize),
    /// The list counts other than the pairs that it has.
    OtherCount {
        /// The number in its first line.
        counted: u32,
        /// The number of its pairs.
        found: u32,
    },
    /// The text is neither a tournament report nor a list of pairings.
    NoReport,
    /// The list leaves these players out.
    LeftOut(Vec<u32>),
    /// The list leaves that many players without an opponent.
    SeveralAlone(usize),
    /// The player had a bye, or won without playing, and may not be left without an opponent again (C.04.1, d).
    HadBye(u32),
    /// The player has no bye in that round.
    NoBye {
        /// The player.
        player: u32,
        /// The round.
        round: u32,
    },
    /// The two have played each other (C.04.1, b).
    HaveMet(u32, u32),
    /// The last round is played already: the player cannot withdraw from a later one.
    NoRoundLeft(u32),
    /// The player has withdrawn.
    Withdrawn(u32),
    /// The player has not withdrawn.
    NotWithdrawn(u32),
    /// Another game of the round is played at that table.
    TableTaken(u32),
    /// The game has a result; it is annulled first.
    HasResult(RoundBoard),
    /// The game has no result.
    NoResult(RoundBoard),
    /// The detail had to be fixed before the first round.
    HasBegun,
    /// The tournament is not of Chess960.
    NotChess960,
    /// Chess960 has no position of that number.
    NoSuchPosition(u32),
    /// The games of that round have their position already.
    RoundHasBegun(u32),
    /// The position of Chess960 for that round is not drawn yet.
    Undrawn(u32),
    /// No player is paired in that round: it cannot be begun.
    NoPairings(u32),
    /// The games have not all been played: a play-off comes after the last.
    NotOver {
        /// The round.
        round: u32,
        /// The board whose game has no result; `None` if nobody is paired yet.
        board: Option<u32>,
    },
    /// The regulations exclude appeals.
    NoAppeals(Article),
    /// Fewer than five cannot decide an appeal.
    SmallCommittee,
    /// The arbiter has no vote in the committee.
    ArbiterInCommittee,
    /// The committee has no member of that name.
    NotInCommittee(String),
    /// The member is the player who appeals.
    Concerned(String),
    /// The member has voted already.
    HasVoted(String),
    /// The votes on that appeal are not complete, or decide it the other way.
    AgainstTheVotes {
        /// The appeal.
        appeal: u32,
        /// The votes for it.
        upholding: u32,
        /// The votes against it.
        rejecting: u32,
    },
    /// Three have voted on that appeal.
    AllHaveVoted(u32),
    /// There is no such appeal, or it is decided: a decision is final.
    NoOpenAppeal(u32),
    /// A play-off was not foreseen before the tournament (1.1 b).
    NoPlayOff,
    /// The players do not share a number of points, or are fewer than two.
    NotTied,
    /// There is no such play-off.
    NoSuchPlayOff(u32),
    /// The play-off has begun, and cannot be taken back.
    PlayOffHasBegun(u32),
    /// The result is not for the next step of the play-off.
    NotNext,
}

pub(super) type Decided = Result<Vec<Happened>, TournamentRefusal>;
pub(super) type Checked = Result<(), TournamentRefusal>;

/// A refusal, if there is reason for it.
pub(super) fn refuse(is_so: bool, refusal: TournamentRefusal) -> Checked {
    if is_so { Err(refusal) } else { Ok(()) }
}
