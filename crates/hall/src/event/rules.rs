//! The rules of a tournament: each command is answered with the entries that it causes, or with a refusal.

use std::collections::BTreeSet;

use shakmaty::{ByColor, Color};

use super::happened::Name;
use super::play_off::Next;
use super::{Bye, Details, Entrant, Event, Happened, PlayOff, System, merge};
use crate::berger;
use crate::tournament::{Misfit, Tournament};
use laws::articles::{Article, Edition, Rule};
use laws::ending::GameResult;
use notation::{time_control, trf};

/// The fewest members that decide an appeal, substitutes included.
pub(super) const COMMITTEE: usize = 5;
/// The number of starting positions of Chess960.
const POSITIONS: u32 = 960;

/// A command. Rounds, boards, appeals and play-offs are numbered from 1; players go by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventCommand {
    /// Makes the event from nothing.
    Open(Details),
    /// Makes it from a tournament report, or takes from a later one the data that the event lacks.
    Import(String),
    /// Changes the details fixed before the first round.
    Change(Details),
    /// Enters a player, or corrects a player's data; a player with the number 0 gets the next.
    Enter(Entrant),
    /// Pairs a player no more from that round on; in a round robin the opponents win by forfeit.
    Withdraw {
        /// The player.
        player: u32,
        /// The first round without the player.
        round: u32,
        /// The reason.
        why: String,
    },
    /// Pairs the player again.
    Return(u32),
    /// Pairs all rounds by Berger's tables.
    PairAll,
    /// Pairs two players at a board.
    Pair {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// White and Black.
        players: ByColor<u32>,
    },
    /// Takes a pairing back.
    Unpair {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// Gives a player a round without an opponent.
    GiveBye {
        /// The round.
        round: u32,
        /// The player.
        player: u32,
        /// The worth of the bye.
        bye: Bye,
    },
    /// Sets the table at which a game is played.
    SetTable {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// The table.
        table: u32,
    },
    /// Enters a result, by hand or from a table.
    EnterResult {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// The result.
        result: GameResult,
        /// The signatures that the table has seen; `None` for a result by hand.
        signed: Option<ByColor<bool>>,
        /// The Article on which the result rests.
        article: Option<Article>,
    },
    /// Enters the signatures that the table has seen for an entered result (8.7).
    Sign {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// The signatures.
        signed: ByColor<bool>,
    },
    /// Takes back a result that was entered by mistake.
    Annul {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
        /// The reason.
        why: String,
    },
    /// Lets the tables play that round from now on.
    BeginRound {
        /// The round.
        round: u32,
        /// The games at the tables that belong to the round before, or to none.
        games: Vec<String>,
        /// The number drawn by lot, which gives the position of a round of Chess960 that has none yet.
        lot: u32,
    },
    /// Lets each game that is shown outside be written into a file of its own, too; or no longer.
    SetSingleFiles(bool),
    /// Makes it an event of Chess960 (Guidelines II), or of common chess again.
    SetChess960(bool),
    /// Names the position of Chess960 from which the games of a round begin.
    NameStart {
        /// The round.
        round: u32,
        /// The position, 0 to 959.
        position: u32,
    },
    /// Lets the games of that round go into a round of a broadcast, by the server's name for it; or no longer.
    NameBroadcast {
        /// The round.
        round: u32,
        /// The server's name.
        id: String,
    },
    /// Writes something down.
    Report {
        /// The round.
        round: u32,
        /// The board, if the incident was at one.
        board: Option<u32>,
        /// The Article, if one is named.
        article: Option<Article>,
        /// The text of the incident.
        text: String,
    },
    /// Names the appeals committee; the first member presides.
    FormCommittee(Vec<String>),
    /// Writes down the appeal of a player (11.10).
    Appeal {
        /// The player who appeals.
        player: u32,
        /// The round.
        round: u32,
        /// The board, if the appeal is about one.
        board: Option<u32>,
        /// The Article of the decision, if one is named.
        article: Option<Article>,
        /// The decision appealed against, and the reason.
        text: String,
    },
    /// Writes down the decision of the committee.
    DecideAppeal {
        /// The appeal.
        appeal: u32,
        /// True if the appeal is upheld.
        upheld: bool,
        /// The reason.
        text: String,
    },
    /// Lets players with equal points play for their order.
    BeginPlayOff {
        /// The players, in the order of the lots.
        players: Vec<u32>,
    },
    /// Enters the player of White after the colours were drawn anew.
    DrawColours {
        /// The play-off.
        play_off: u32,
        /// The player of White.
        white: u32,
    },
    /// Takes back a play-off that has not begun.
    CancelPlayOff {
        /// The play-off.
        play_off: u32,
        /// The reason.
        why: String,
    },
    /// Enters the result of a game of a play-off.
    EnterPlayOffResult {
        /// The play-off.
        play_off: u32,
        /// White and Black.
        players: ByColor<u32>,
        /// The result.
        result: GameResult,
    },
}

/// The reason why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventRefusal {
    /// No event is open.
    NotOpen,
    /// An event is open already.
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
    Contradiction(Misfit),
    /// The report has another player under that number.
    OtherPlayer(u32),
    /// The report has nothing new.
    NothingNew,
    /// There is no such player.
    NoSuchPlayer(u32),
    /// Another player has that FIDE Identity Number.
    FideIdTaken {
        /// The player who has the number.
        player: u32,
    },
    /// It is too late: new players cannot enter a round robin once the pairings are made.
    TooLate,
    /// Berger's tables are for 3 to 16 players.
    NotForBerger(usize),
    /// A player is paired already.
    PairedAlready,
    /// The event has no such round.
    NoSuchRound(u32),
    /// The board has no game.
    NoGame {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// Others play at that board.
    BoardTaken {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// A player cannot play against themselves.
    Himself,
    /// The player has a game or a bye in that round.
    Busy {
        /// The player.
        player: u32,
        /// The round.
        round: u32,
    },
    /// The player has withdrawn.
    Withdrawn(u32),
    /// The player has not withdrawn.
    NotWithdrawn(u32),
    /// Another game of the round is played at that table.
    TableTaken(u32),
    /// The game has a result; it is annulled first.
    HasResult {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// The game has no result.
    NoResult {
        /// The round.
        round: u32,
        /// The board.
        board: u32,
    },
    /// The detail had to be fixed before the first round.
    HasBegun,
    /// The event is not of Chess960.
    NotChess960,
    /// Chess960 has no position of that number.
    NoSuchPosition(u32),
    /// The games of that round have their position already.
    RoundHasBegun(u32),
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
    /// There is no such appeal, or it is decided: a decision is final.
    NoOpenAppeal(u32),
    /// A play-off was not foreseen before the event (1.1 b).
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

pub(super) type Decided = Result<Vec<Happened>, EventRefusal>;

impl Event {
    /// Decides a command: returns the entries that it causes.
    ///
    /// # Errors
    /// The reason for the refusal; the event is as it was.
    pub fn decide(&self, command: EventCommand) -> Decided {
        let makes = matches!(command, EventCommand::Open(_));
        match (self.is_open, makes || matches!(command, EventCommand::Import(_))) {
            (false, false) => return Err(EventRefusal::NotOpen),
            (true, _) if makes => return Err(EventRefusal::OpenAlready),
            (_, _) => {}
        }
        match command {
            EventCommand::Open(details) => Ok(vec![Happened::Opened {
                details: checked(details)?,
            }]),
            EventCommand::Import(trf) if self.is_open => merge::merged(self, readable(&trf)?),
            EventCommand::Import(trf) => {
                readable(&trf)?;
                Ok(vec![Happened::Imported { trf }])
            }
            EventCommand::Change(details) => {
                // A play-off is foreseen before the event or not at all (1.1 b); its time control may still change (1.1
                // k).
                let is_new = self.details.play_off_time.is_empty() && !details.play_off_time.is_empty();
                if is_new && self.current_round().is_some() {
                    return Err(EventRefusal::HasBegun);
                }
                let details = checked(details)?;
                Ok(vec![Happened::DetailsChanged { details }])
            }
            EventCommand::Enter(player) => self.enter(player),
            EventCommand::Withdraw { player, round, why } => self.withdraw(player, round, &why),
            EventCommand::Return(player) => {
                self.known(player)?;
                if !self.withdrawn.contains_key(&player) {
                    return Err(EventRefusal::NotWithdrawn(player));
                }
                Ok(vec![Happened::PlayerReturned { player }])
            }
            EventCommand::PairAll => self.pair_all(),
            EventCommand::Pair { round, board, players } => self.pair(round, board, players),
            EventCommand::Unpair { round, board } => {
                self.without_result(round, board)?;
                Ok(vec![Happened::GameUnpaired { round, board }])
            }
            EventCommand::GiveBye { round, player, bye } => {
                self.in_event(round)?;
                self.free(player, round)?;
                Ok(vec![Happened::ByeGiven { round, player, bye }])
            }
            EventCommand::SetTable { round, board, table } => {
                self.played(round, board)?;
                if self.board_of_table(round, table).is_some_and(|other| other != board) {
                    return Err(EventRefusal::TableTaken(table));
                }
                Ok(vec![Happened::TableNamed { round, board, table }])
            }
            EventCommand::EnterResult {
                round,
                board,
                result,
                signed,
                article,
            } => {
                self.without_result(round, board)?;
                Ok(vec![entered(round, board, result, signed, article)])
            }
            EventCommand::Annul { round, board, why } => {
                let outcome = self.played(round, board)?.outcome.as_ref();
                let outcome = outcome.ok_or(EventRefusal::NoResult { round, board })?;
                Ok(vec![Happened::ResultAnnulled {
                    round,
                    board,
                    result: outcome.result,
                    text: said(&why)?,
                }])
            }
            EventCommand::Sign { round, board, signed } => {
                if self.played(round, board)?.outcome.is_none() {
                    return Err(EventRefusal::NoResult { round, board });
                }
                Ok(vec![Happened::ResultSigned {
                    round,
                    board,
                    white_signed: signed.white,
                    black_signed: signed.black,
                }])
            }
            EventCommand::BeginRound { round, games, lot } => self.begin_round(round, games, lot),
            EventCommand::SetSingleFiles(is_on) => Ok(vec![Happened::SingleFilesSet { is_on }]),
            EventCommand::SetChess960(is_on) => {
                if self.current_round().is_some() {
                    return Err(EventRefusal::HasBegun);
                }
                Ok(vec![Happened::Chess960Set { is_on }])
            }
            EventCommand::NameStart { round, position } => self.name_start(round, position),
            EventCommand::NameBroadcast { round, id } => {
                // Games of play-offs are rounds behind the last.
                if !self.plays_off() {
                    self.in_event(round)?;
                }
                Ok(vec![Happened::BroadcastNamed { round, id }])
            }
            EventCommand::Report {
                round,
                board,
                article,
                text,
            } => {
                self.at(round, board)?;
                Ok(vec![Happened::IncidentReported {
                    round,
                    board,
                    article,
                    text: said(&text)?,
                }])
            }
            EventCommand::FormCommittee(names) => self.form(&names),
            EventCommand::Appeal {
                player,
                round,
                board,
                article,
                text,
            } => {
                if self.details.no_appeals {
                    return Err(EventRefusal::NoAppeals(Article::new("11.10")));
                }
                self.known(player)?;
                self.at(round, board)?;
                Ok(vec![Happened::AppealMade {
                    player,
                    round,
                    board,
                    article,
                    text: said(&text)?,
                }])
            }
            EventCommand::DecideAppeal { appeal, upheld, text } => {
                let open = self
                    .appeals
                    .iter()
                    .zip(1..)
                    .any(|(of, number)| number == appeal && of.decided.is_none());
                if !open {
                    return Err(EventRefusal::NoOpenAppeal(appeal));
                }
                if self.committee.len() < COMMITTEE {
                    return Err(EventRefusal::SmallCommittee);
                }
                Ok(vec![Happened::AppealDecided {
                    appeal,
                    upheld,
                    text: said(&text)?,
                }])
            }
            EventCommand::BeginPlayOff { players } => self.begin_play_off(players),
            EventCommand::CancelPlayOff { play_off, why } => {
                if !self.play_off(play_off)?.games.is_empty() {
                    return Err(EventRefusal::PlayOffHasBegun(play_off));
                }
                let text = said(&why)?;
                Ok(vec![Happened::PlayOffCancelled { play_off, text }])
            }
            EventCommand::DrawColours { play_off, white } => {
                let next = self.play_off(play_off)?.next();
                let drawn = next.iter().find_map(|next| match next {
                    Next::Draw { stage, players } => players.contains(&white).then_some(*stage),
                    Next::Play { .. } | Next::Won(_) => None,
                });
                let stage = drawn.ok_or(EventRefusal::NotNext)?;
                Ok(vec![Happened::ColoursDrawn { play_off, stage, white }])
            }
            EventCommand::EnterPlayOffResult {
                play_off,
                players,
                result,
            } => {
                let next = self.play_off(play_off)?.next();
                let due = next.iter().find_map(|next| match next {
                    Next::Play {
                        stage, players: due, ..
                    } => (*due == players).then_some(*stage),
                    Next::Draw { .. } | Next::Won(_) => None,
                });
                let stage = due.ok_or(EventRefusal::NotNext)?;
                Ok(vec![Happened::PlayOffResult {
                    play_off,
                    stage,
                    players,
                    result,
                }])
            }
        }
    }

    fn known(&self, player: u32) -> Result<&Entrant, EventRefusal> {
        self.player(player).ok_or(EventRefusal::NoSuchPlayer(player))
    }

    fn in_event(&self, round: u32) -> Result<(), EventRefusal> {
        let is_in = (1..=self.details.rounds).contains(&round);
        is_in.then_some(()).ok_or(EventRefusal::NoSuchRound(round))
    }

    fn played(&self, round: u32, board: u32) -> Result<&super::Game, EventRefusal> {
        self.game(round, board).ok_or(EventRefusal::NoGame { round, board })
    }

    fn without_result(&self, round: u32, board: u32) -> Result<(), EventRefusal> {
        if self.played(round, board)?.outcome.is_some() {
            return Err(EventRefusal::HasResult { round, board });
        }
        Ok(())
    }

    /// Checks the round, and the board if one is named.
    fn at(&self, round: u32, board: Option<u32>) -> Result<(), EventRefusal> {
        self.in_event(round)?;
        board.map_or(Ok(()), |board| self.played(round, board).map(drop))
    }

    fn free(&self, player: u32, round: u32) -> Result<(), EventRefusal> {
        self.known(player)?;
        if self.is_withdrawn(player, round) {
            return Err(EventRefusal::Withdrawn(player));
        }
        let is_busy = self.round(round).is_some_and(|of| of.players().contains(&player));
        if is_busy {
            return Err(EventRefusal::Busy { player, round });
        }
        Ok(())
    }

    pub(super) fn is_everybody_against_everybody(&self) -> bool {
        match self.details.system {
            System::RoundRobin | System::DoubleRoundRobin => true,
            System::Swiss => false,
        }
    }

    fn enter(&self, mut player: Entrant) -> Decided {
        player.name = said(&player.name)?;
        if player.number == 0 {
            player.number = self.players.keys().max().map_or(1, |last| last + 1);
        }
        let is_new = !self.players.contains_key(&player.number);
        if is_new && self.is_everybody_against_everybody() && !self.rounds.is_empty() {
            return Err(EventRefusal::TooLate);
        }
        let same = |other: &&Entrant| other.number != player.number && other.fide_id == player.fide_id;
        if let Some(other) = self.players().filter(|other| other.fide_id.is_some()).find(same) {
            return Err(EventRefusal::FideIdTaken { player: other.number });
        }
        Ok(vec![Happened::PlayerEntered { player }])
    }

    fn withdraw(&self, player: u32, round: u32, why: &str) -> Decided {
        self.known(player)?;
        self.in_event(round)?;
        if self.withdrawn.contains_key(&player) {
            return Err(EventRefusal::Withdrawn(player));
        }
        let text = said(why)?;
        let mut happened = vec![Happened::PlayerWithdrawn { player, round, text }];
        for (round, of) in self.rounds.range(round..) {
            for board in of.open() {
                let Some(game) = of.games.get(&board) else { continue };
                let Some(side) = Color::ALL.into_iter().find(|side| *game.players.get(*side) == player) else {
                    continue;
                };
                if self.is_everybody_against_everybody() {
                    let result = side.fold_wb(GameResult::BlackByForfeit, GameResult::WhiteByForfeit);
                    happened.push(entered(*round, board, result, None, None));
                } else {
                    let round = *round;
                    happened.push(Happened::GameUnpaired { round, board });
                }
            }
        }
        Ok(happened)
    }

    fn pair_all(&self) -> Decided {
        if self.rounds.values().any(|round| !round.players().is_empty()) {
            return Err(EventRefusal::PairedAlready);
        }
        let players: Vec<u32> = self.players.keys().copied().collect();
        if !berger::PLAYERS.contains(&players.len()) {
            return Err(EventRefusal::NotForBerger(players.len()));
        }
        let is_double = self.details.system == System::DoubleRoundRobin;
        let number = |drawn: Option<usize>| players.get(drawn?.checked_sub(1)?).copied();
        let table = berger::table(players.len(), is_double);
        let games: Vec<Happened> = table
            .iter()
            .filter_map(|game| {
                let players = ByColor {
                    white: number(game.white)?,
                    black: number(game.black)?,
                };
                let (round, board) = (u32::try_from(game.round).ok()?, u32::try_from(game.board).ok()?);
                Some(Happened::GamePaired { round, board, players })
            })
            .collect();
        let rounds = table.iter().map(|game| game.round).max().unwrap_or_default();
        let rounds = u32::try_from(rounds).unwrap_or(u32::MAX);
        // The number of rounds follows from the players.
        let details = Details {
            rounds,
            ..self.details.clone()
        };
        let changed = (rounds != self.details.rounds).then_some(Happened::DetailsChanged { details });
        Ok(changed.into_iter().chain(games).collect())
    }

    fn pair(&self, round: u32, board: u32, players: ByColor<u32>) -> Decided {
        self.in_event(round)?;
        if players.white == players.black {
            return Err(EventRefusal::Himself);
        }
        for side in Color::ALL {
            self.free(*players.get(side), round)?;
        }
        if board == 0 {
            return Err(EventRefusal::NoGame { round, board });
        }
        if self.game(round, board).is_some() {
            return Err(EventRefusal::BoardTaken { round, board });
        }
        Ok(vec![Happened::GamePaired { round, board, players }])
    }

    fn name_start(&self, round: u32, position: u32) -> Decided {
        self.in_event(round)?;
        if !self.is_chess960 {
            return Err(EventRefusal::NotChess960);
        }
        if position >= POSITIONS {
            return Err(EventRefusal::NoSuchPosition(position));
        }
        if self.begun.iter().any(|begun| begun.round == round) {
            return Err(EventRefusal::RoundHasBegun(round));
        }
        Ok(vec![Happened::StartNamed { round, position }])
    }

    fn begin_round(&self, round: u32, games: Vec<String>, lot: u32) -> Decided {
        self.in_event(round)?;
        if self.current_round() == Some(round) {
            return Ok(Vec::new());
        }
        let games = games.into_iter().map(Name).collect();
        let is_drawn = self.is_chess960 && self.start(round).is_none();
        let position = lot % POSITIONS;
        let start = is_drawn.then_some(Happened::StartNamed { round, position });
        Ok(start
            .into_iter()
            .chain([Happened::RoundBegun { round, games }])
            .collect())
    }

    fn form(&self, names: &[String]) -> Decided {
        let names: Vec<String> = names.iter().map(|name| said(name)).collect::<Result<_, _>>()?;
        let different: BTreeSet<&String> = names.iter().collect();
        if different.len() < COMMITTEE {
            return Err(EventRefusal::SmallCommittee);
        }
        if names.contains(&self.details.chief_arbiter) {
            return Err(EventRefusal::ArbiterInCommittee);
        }
        let names = names.into_iter().map(Name).collect();
        Ok(vec![Happened::CommitteeFormed { names }])
    }

    /// The play-off of that number, unless it was taken back.
    pub(crate) fn play_off(&self, number: u32) -> Result<&PlayOff, EventRefusal> {
        let mut numbered = self.play_offs.iter().zip(1..);
        let found = numbered.find(|(play_off, of)| *of == number && !play_off.is_cancelled);
        found
            .map(|(play_off, _)| play_off)
            .ok_or(EventRefusal::NoSuchPlayOff(number))
    }

    /// Checks that the games of all rounds have a result (1.1 h).
    fn all_are_over(&self) -> Result<(), EventRefusal> {
        for round in 1..=self.details.rounds {
            let held = self.round(round).filter(|of| !of.players().is_empty());
            let of = held.ok_or(EventRefusal::NotOver { round, board: None })?;
            if let Some(board) = of.open().next() {
                let board = Some(board);
                return Err(EventRefusal::NotOver { round, board });
            }
        }
        Ok(())
    }

    fn begin_play_off(&self, players: Vec<u32>) -> Decided {
        if self.details.play_off_time.is_empty() {
            return Err(EventRefusal::NoPlayOff);
        }
        self.all_are_over()?;
        let table = self.standings();
        let mut ranking = Vec::new();
        let mut points = BTreeSet::new();
        for line in &table.lines {
            let number = table.tournament.players.get(line.player).map(|player| player.number);
            if let Some(number) = number.filter(|number| players.contains(number)) {
                ranking.push(number);
                points.insert(line.points);
            }
        }
        if let Some(unknown) = players.iter().find(|player| !ranking.contains(player)) {
            return Err(EventRefusal::NoSuchPlayer(*unknown));
        }
        if ranking.len() < 2 || ranking.len() != players.len() || points.len() != 1 {
            return Err(EventRefusal::NotTied);
        }
        let time = self.details.play_off_time.clone();
        Ok(vec![Happened::PlayOffBegun { players, ranking, time }])
    }
}

/// A result as it is entered. A result by forfeit rests on the default time, unless another Article is named.
fn entered(
    round: u32,
    board: u32,
    result: GameResult,
    signed: Option<ByColor<bool>>,
    article: Option<Article>,
) -> Happened {
    let default_time = result
        .is_forfeit()
        .then(|| Edition::default().article(Rule::DefaultTime));
    Happened::ResultEntered {
        round,
        board,
        result,
        white_signed: signed.map(|signed| signed.white),
        black_signed: signed.map(|signed| signed.black),
        article: article.or(default_time),
    }
}

/// The text without blanks at its ends; a refusal if it is empty.
fn said(text: &str) -> Result<String, EventRefusal> {
    let text = text.trim();
    if text.is_empty() {
        return Err(EventRefusal::Nothing);
    }
    Ok(text.to_owned())
}

fn checked(mut details: Details) -> Result<Details, EventRefusal> {
    details.name = said(&details.name)?;
    if details.rounds == 0 {
        return Err(EventRefusal::NoRounds);
    }
    for time in [&details.time, &details.play_off_time] {
        if !time.is_empty() && time_control::read(time).is_err() {
            return Err(EventRefusal::NoTime(time.clone()));
        }
    }
    for day in [&details.first_day, &details.last_day] {
        if !day.is_empty() && !is_day(day) {
            return Err(EventRefusal::NoDay(day.clone()));
        }
    }
    Ok(details)
}

/// "2026-11-23".
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let number = |part: &&str, length: usize, most: u32| {
        let is_number = part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
        is_number && part.parse::<u32>().is_ok_and(|number| (1..=most).contains(&number))
    };
    match &parts[..] {
        [year, month, day] => number(year, 4, 9_999) && number(month, 2, 12) && number(day, 2, 31),
        _ => false,
    }
}

/// The report, if it has players and does not contradict itself.
fn readable(trf: &str) -> Result<&str, EventRefusal> {
    let report = trf::read(trf);
    if report.players.is_empty() {
        return Err(EventRefusal::NoPlayers);
    }
    let (_, misfits) = Tournament::of(&report);
    if let Some(misfit) = misfits.into_iter().find(|misfit| misfit.is_contradiction()) {
        return Err(EventRefusal::Contradiction(misfit));
    }
    Ok(trf)
}
