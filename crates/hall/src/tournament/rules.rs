//! The rules of a tournament: each command is answered with the entries that it causes, or with a refusal.

use std::collections::BTreeSet;

use shakmaty::ByColor;

use super::command::{Checked, Decided, TournamentCommand, TournamentRefusal, refuse};
use super::happened::ListedName;
use super::{Appeal, Details, Entrant, Happened, PairingSystem, PlayOff, Round, RoundBoard, Tournament, merge, swiss};
use crate::berger;
use crate::tournament_results::TournamentResults;
use laws::articles::{Article, Edition, Rule};
use laws::ending::GameResult;
use notation::{time_control, trf};

/// The fewest members that decide an appeal, substitutes included.
pub(super) const COMMITTEE: usize = 5;
/// The votes that decide an appeal: the chair and two members; substitutes vote for members who are concerned.
const VOTES: usize = 3;
/// The most rounds of a tournament; a report has a column for each.
pub(super) const MOST_ROUNDS: u32 = 999;
/// The number of starting positions of Chess960.
const POSITIONS: u32 = 960;

impl Tournament {
    /// Decides a command: returns the entries that it causes.
    ///
    /// # Errors
    /// The reason for the refusal; the tournament is as it was.
    pub fn decide(&self, command: TournamentCommand) -> Decided {
        let opens = matches!(command, TournamentCommand::Enter(Happened::Opened { .. }));
        let makes = opens || matches!(command, TournamentCommand::Enter(Happened::Imported { .. }));
        refuse(!self.is_open && !makes, TournamentRefusal::NotOpen)?;
        refuse(self.is_open && opens, TournamentRefusal::OpenAlready)?;
        match command {
            TournamentCommand::PairAll => self.pair_all(),
            TournamentCommand::PairByProgram(list) => self.pair_by_program(&list),
            TournamentCommand::BeginRound { round, games, lot } => self.begin_round(round, games, lot),
            TournamentCommand::Enter(Happened::Imported { trf, .. }) if self.is_open => {
                if swiss::is_list(&trf) {
                    return self.pair_by_list(&trf);
                }
                readable(&trf)?;
                merge::merged(self, &trf).map(|happened| self.with_own_tables(happened))
            }
            TournamentCommand::Enter(mut what) => {
                self.check(&mut what)?;
                let more = if let Happened::PlayerWithdrawn { player, round, .. } = what {
                    self.given_up(player, round)
                } else {
                    Vec::new()
                };
                Ok(self.with_own_tables(std::iter::once(what).chain(more).collect()))
            }
        }
    }

    /// Checks what is to be entered, and fills in what follows from the tournament.
    fn check(&self, what: &mut Happened) -> Checked {
        match what {
            Happened::Opened { details } => checked(details),
            Happened::Imported { trf, by_points } => {
                *by_points = Some(true);
                readable(trf)
            }
            Happened::DetailsChanged { details } => {
                // A play-off is foreseen before the tournament or not at all (1.1 b); its time control may still change
                // (1.1 k). Points other than those of 10.1 are specified in advance.
                let is_new = self.details.play_off_time.is_empty() && !details.play_off_time.is_empty();
                let is_other = details.points != self.details.points;
                let has_begun = self.current_round().is_some();
                let has_results = has_begun || self.last_with_result() > 0;
                refuse(
                    (is_new && has_begun) || (is_other && has_results),
                    TournamentRefusal::HasBegun,
                )?;
                let is_used = |(_, of): &(&u32, &Round)| !of.players().is_empty();
                let used = self.rounds.iter().filter(is_used).map(|(number, _)| *number).max();
                let used = used.filter(|used| *used > details.rounds && details.rounds > 0);
                used.map_or(Ok(()), |used| Err(TournamentRefusal::RoundUsed(used)))?;
                checked(details)?;
                refuse(
                    self.is_beyond_last_pairing(details),
                    TournamentRefusal::AllPaired(self.details.rounds),
                )
            }
            Happened::PlayerEntered { player } => self.check_player(player),
            Happened::PlayerWithdrawn { player, round, text } => {
                self.known(*player)?;
                refuse(
                    *round == self.details.rounds.saturating_add(1),
                    TournamentRefusal::NoRoundLeft(*player),
                )?;
                self.in_tournament(*round)?;
                let is_out = self.withdrawn.contains_key(player);
                refuse(is_out, TournamentRefusal::Withdrawn(*player))?;
                said(text)
            }
            Happened::PlayerReturned { player } => {
                self.known(*player)?;
                let is_in = !self.withdrawn.contains_key(player);
                refuse(is_in, TournamentRefusal::NotWithdrawn(*player))
            }
            Happened::GamePaired { at, players } => self.check_pairing(*at, *players),
            Happened::GameUnpaired { at } => self.without_result(*at),
            Happened::ByeGiven { round, player, .. } => {
                self.in_tournament(*round)?;
                self.free(*player, *round)
            }
            Happened::ByeCancelled { round, player } => {
                self.known(*player)?;
                let (player, round) = (*player, *round);
                let has_none = self.round(round).is_none_or(|of| !of.byes.contains_key(&player));
                refuse(has_none, TournamentRefusal::NoBye { player, round })
            }
            Happened::TableNamed { at, table } => {
                self.played(*at)?;
                let other = self.board_of_table(at.round, *table).filter(|other| *other != at.board);
                refuse(other.is_some(), TournamentRefusal::TableTaken(*table))
            }
            Happened::ResultEntered {
                at, result, article, ..
            } => {
                *article = article.take().or(on_default_time(*result));
                self.without_result(*at)
            }
            Happened::ResultSigned { at, .. } => self.outcome(*at).map(drop),
            Happened::ResultAnnulled { at, result, text } => {
                *result = self.outcome(*at)?.result;
                said(text)
            }
            Happened::RoundBegun { round, .. } => {
                self.in_tournament(*round)?;
                let is_played = self.current_round() == Some(*round);
                refuse(is_played, TournamentRefusal::RoundHasBegun(*round))?;
                refuse(self.is_undrawn(*round), TournamentRefusal::Undrawn(*round))
            }
            // Games of play-offs are rounds after the last.
            Happened::BroadcastNamed { .. } if self.plays_off() => Ok(()),
            Happened::BroadcastNamed { round, .. } => self.in_tournament(*round),
            Happened::SingleFilesSet { .. } => Ok(()),
            Happened::Chess960Set { .. } => refuse(self.current_round().is_some(), TournamentRefusal::HasBegun),
            Happened::StartNamed { round, position } => {
                self.in_tournament(*round)?;
                refuse(!self.is_chess960, TournamentRefusal::NotChess960)?;
                refuse(*position >= POSITIONS, TournamentRefusal::NoSuchPosition(*position))?;
                let has_begun = self.begun.iter().any(|begun| begun.round == *round);
                refuse(has_begun, TournamentRefusal::RoundHasBegun(*round))
            }
            Happened::IncidentReported { round, board, text, .. } => {
                self.at(*round, *board)?;
                said(text)
            }
            Happened::CommitteeFormed { names } => self.check_committee(names),
            Happened::AppealMade {
                player,
                round,
                board,
                text,
                ..
            } => {
                let article = Article::new("11.10");
                refuse(self.details.no_appeals, TournamentRefusal::NoAppeals(article))?;
                self.known(*player)?;
                self.at(*round, *board)?;
                said(text)
            }
            Happened::SheetsHandedIn { at, .. } => self.outcome(*at).map(drop),
            Happened::AppealVoted { appeal, name, .. } => self.check_vote(*appeal, name),
            Happened::AppealDecided { appeal, upheld, text } => {
                let open = self.open_appeal(*appeal)?;
                let count = |of: bool| open.votes.iter().filter(|vote| vote.upheld == of).count();
                let is_short = !open.votes.is_empty() && open.votes.len() < VOTES;
                let (upholding, rejecting) = (count(true), count(false));
                let of = |votes: usize| u32::try_from(votes).unwrap_or(u32::MAX);
                let against = TournamentRefusal::AgainstTheVotes {
                    appeal: *appeal,
                    upholding: of(upholding),
                    rejecting: of(rejecting),
                };
                let is_other = !open.votes.is_empty() && (upholding > rejecting) != *upheld;
                refuse(is_short || is_other, against)?;
                said(text)
            }
            Happened::PlayOffBegun { players, ranking, time } => {
                time.clone_from(&self.details.play_off_time);
                *ranking = self.ranking(players)?;
                Ok(())
            }
            Happened::PlayOffCancelled { play_off, text } => {
                let has_begun = !self.play_off(*play_off)?.games.is_empty();
                refuse(has_begun, TournamentRefusal::PlayOffHasBegun(*play_off))?;
                said(text)
            }
            Happened::ColoursDrawn { play_off, stage, white } => {
                let next = self.play_off(*play_off)?.next();
                let drawn = next.iter().find_map(|next| next.to_draw(*white));
                *stage = drawn.ok_or(TournamentRefusal::NotNext)?;
                Ok(())
            }
            Happened::PlayOffResult {
                play_off,
                stage,
                players,
                ..
            } => {
                let next = self.play_off(*play_off)?.next();
                let due = next.iter().find_map(|next| next.to_play(*players));
                *stage = due.ok_or(TournamentRefusal::NotNext)?;
                Ok(())
            }
        }
    }

    fn known(&self, player: u32) -> Result<&Entrant, TournamentRefusal> {
        self.player(player).ok_or(TournamentRefusal::NoSuchPlayer(player))
    }

    pub(crate) fn in_tournament(&self, round: u32) -> Checked {
        let is_in = (1..=self.details.rounds).contains(&round);
        refuse(!is_in, TournamentRefusal::NoSuchRound(round))
    }

    fn played(&self, at: RoundBoard) -> Result<&super::TournamentGame, TournamentRefusal> {
        self.in_tournament(at.round)?;
        self.game(at.round, at.board).ok_or(TournamentRefusal::NoGame(at))
    }

    fn outcome(&self, at: RoundBoard) -> Result<&super::GameOutcome, TournamentRefusal> {
        self.played(at)?.outcome.as_ref().ok_or(TournamentRefusal::NoResult(at))
    }

    fn without_result(&self, at: RoundBoard) -> Checked {
        refuse(self.played(at)?.outcome.is_some(), TournamentRefusal::HasResult(at))
    }

    /// Checks the round, and the board if one is named.
    fn at(&self, round: u32, board: Option<u32>) -> Checked {
        self.in_tournament(round)?;
        board.map_or(Ok(()), |board| self.played(RoundBoard { round, board }).map(drop))
    }

    pub(super) fn free(&self, player: u32, round: u32) -> Checked {
        self.known(player)?;
        refuse(self.is_withdrawn(player, round), TournamentRefusal::Withdrawn(player))?;
        let is_busy = self.round(round).is_some_and(|of| of.players().contains(&player));
        refuse(is_busy, TournamentRefusal::Busy { player, round })
    }

    pub(super) fn is_everybody_against_everybody(&self) -> bool {
        match self.details.system {
            PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin => true,
            PairingSystem::Swiss => false,
        }
    }

    /// True if the details have more rounds than before although everybody is paired with everybody: nobody could be paired in them.
    fn is_beyond_last_pairing(&self, details: &Details) -> bool {
        let is_same = details.system == self.details.system && self.is_everybody_against_everybody();
        let times = if details.system == PairingSystem::DoubleRoundRobin {
            2
        } else {
            1
        };
        let games = || self.rounds.values().flat_map(|round| round.games.values());
        let between = |one, other| {
            games()
                .filter(|game| game.side(one).is_some() && game.side(other).is_some())
                .count()
        };
        let players: Vec<u32> = self.playing().collect();
        let mut pairs = players
            .iter()
            .zip(1..)
            .flat_map(|(one, at)| players.iter().skip(at).map(move |other| (*one, *other)));
        let fits = details.rounds > self.details.rounds && berger::PLAYERS.contains(&players.len());
        is_same && fits && pairs.all(|(one, other)| between(one, other) >= times)
    }

    /// The players who have not withdrawn.
    fn playing(&self) -> impl Iterator<Item = u32> {
        let players = self.players.keys().copied();
        players.filter(|player| !self.has_withdrawn(*player))
    }

    fn check_player(&self, player: &mut Entrant) -> Checked {
        said(&mut player.name)?;
        if player.number == 0 {
            player.number = self.players.keys().max().map_or(1, |last| last + 1);
        }
        let is_new = !self.players.contains_key(&player.number);
        let is_late = is_new && self.is_everybody_against_everybody() && !self.rounds.is_empty();
        refuse(is_late, TournamentRefusal::TooLate)?;
        let same = |other: &&Entrant| other.number != player.number && other.fide_id == player.fide_id;
        let twin = self.players().filter(|other| other.fide_id.is_some()).find(same);
        twin.map_or(Ok(()), |other| Err(TournamentRefusal::FideIdTaken(other.number)))
    }

    /// The end of the open games of a player who has withdrawn: in a round robin the opponents win by forfeit.
    fn given_up(&self, player: u32, from: u32) -> Vec<Happened> {
        let mut happened = Vec::new();
        for (&round, of) in self.rounds.range(from..) {
            for (&board, game) in of.games.iter().filter(|(_, game)| game.outcome.is_none()) {
                let Some(side) = game.side(player) else { continue };
                let at = RoundBoard { round, board };
                happened.push(if self.is_everybody_against_everybody() {
                    let result = side.fold_wb(GameResult::BlackByForfeit, GameResult::WhiteByForfeit);
                    Happened::ResultEntered {
                        at,
                        result,
                        signed: ByColor::default(),
                        article: on_default_time(result),
                    }
                } else {
                    Happened::GameUnpaired { at }
                });
            }
        }
        happened
    }

    fn pair_all(&self) -> Decided {
        let is_paired = self.rounds.values().any(|round| !round.players().is_empty());
        refuse(is_paired, TournamentRefusal::PairedAlready)?;
        refuse(
            self.details.system == PairingSystem::Swiss,
            TournamentRefusal::NotRoundRobin,
        )?;
        let players: Vec<u32> = self.playing().collect();
        let fits = berger::PLAYERS.contains(&players.len());
        refuse(!fits, TournamentRefusal::NotForBerger(players.len()))?;
        let is_double = self.details.system == PairingSystem::DoubleRoundRobin;
        let number = |drawn: Option<usize>| players.get(drawn?.checked_sub(1)?).copied();
        let table = berger::table(players.len(), is_double);
        let games: Vec<Happened> = table
            .iter()
            .filter_map(|game| {
                let (white, black) = (number(game.white)?, number(game.black)?);
                let (round, board) = (u32::try_from(game.round).ok()?, u32::try_from(game.board).ok()?);
                let (at, players) = (RoundBoard { round, board }, ByColor { white, black });
                Some(Happened::GamePaired { at, players })
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
        Ok(self.with_own_tables(changed.into_iter().chain(games).collect()))
    }

    /// Seats each player who has a table of their own there as soon as they are paired, unless another game has it
    /// (12.2.6).
    pub(super) fn with_own_tables(&self, happened: Vec<Happened>) -> Vec<Happened> {
        let is_paired = |at: RoundBoard| {
            let pairs = |what: &Happened| matches!(what, Happened::GamePaired { at: paired, .. } if *paired == at);
            happened.iter().any(pairs)
        };
        let seated = happened.iter().filter_map(|what| {
            let Happened::GamePaired { at, players } = what else {
                return None;
            };
            let own = |player: u32| self.player(player).and_then(|player| player.table);
            let (at, table) = (*at, own(players.white).or(own(players.black))?);
            let (round, board) = (at.round, table);
            let is_taken = self.board_of_table(round, table).is_some() || is_paired(RoundBoard { round, board });
            (!is_taken).then_some(Happened::TableNamed { at, table })
        });
        let seated: Vec<Happened> = seated.collect();
        happened.into_iter().chain(seated).collect()
    }

    pub(super) fn check_pairing(&self, at: RoundBoard, players: ByColor<u32>) -> Checked {
        self.in_tournament(at.round)?;
        refuse(players.white == players.black, TournamentRefusal::PairedWithSelf)?;
        self.free(players.white, at.round)?;
        self.free(players.black, at.round)?;
        refuse(at.board == 0, TournamentRefusal::NoGame(at))?;
        refuse(self.played(at).is_ok(), TournamentRefusal::BoardTaken(at))
    }

    fn begin_round(&self, round: u32, games: Vec<String>, lot: u32) -> Decided {
        self.in_tournament(round)?;
        if self.current_round() == Some(round) {
            return Ok(Vec::new());
        }
        refuse(!self.has_games(round), TournamentRefusal::NoPairings(round))?;
        let games = games.into_iter().map(ListedName).collect();
        let position = lot % POSITIONS;
        let start = Happened::StartNamed { round, position };
        let start = self.is_undrawn(round).then_some(start);
        let begun = Happened::RoundBegun { round, games };
        Ok(start.into_iter().chain([begun]).collect())
    }

    /// True if the round needs a position of Chess960 and has none yet.
    fn is_undrawn(&self, round: u32) -> bool {
        self.is_chess960 && self.start(round).is_none()
    }

    fn check_committee(&self, names: &mut [ListedName]) -> Checked {
        for ListedName(name) in &mut *names {
            said(name)?;
        }
        let different: BTreeSet<&String> = names.iter().map(|ListedName(name)| name).collect();
        refuse(different.len() < COMMITTEE, TournamentRefusal::SmallCommittee)?;
        let has_arbiter = different.contains(&self.details.chief_arbiter);
        refuse(has_arbiter, TournamentRefusal::ArbiterInCommittee)
    }

    fn open_appeal(&self, appeal: u32) -> Result<&Appeal, TournamentRefusal> {
        let mut numbered = self.appeals.iter().zip(1..);
        let open = numbered.find(|(of, number)| *number == appeal && of.decided.is_none());
        let (open, _) = open.ok_or(TournamentRefusal::NoOpenAppeal(appeal))?;
        refuse(self.committee.len() < COMMITTEE, TournamentRefusal::SmallCommittee)?;
        Ok(open)
    }

    /// Checks a vote, and gives the member's name as the committee has it. A member who appeals does not vote.
    fn check_vote(&self, appeal: u32, name: &mut String) -> Checked {
        let open = self.open_appeal(appeal)?;
        let mut members = self.committee.iter();
        let member = members.find(|member| trf::is_one_name(member, name));
        let member = member.ok_or_else(|| TournamentRefusal::NotInCommittee(name.clone()))?;
        name.clone_from(member);
        let appeals = |player: u32| trf::is_one_name(&self.name(player), name);
        let is_concerned = matches!(open.made.what, Happened::AppealMade { player, .. } if appeals(player));
        refuse(is_concerned, TournamentRefusal::Concerned(name.clone()))?;
        let has_voted = open.votes.iter().any(|vote| vote.name == *name);
        refuse(has_voted, TournamentRefusal::HasVoted(name.clone()))?;
        refuse(open.votes.len() >= VOTES, TournamentRefusal::AllHaveVoted(appeal))
    }

    /// The play-off of that number, unless it was taken back.
    pub(crate) fn play_off(&self, number: u32) -> Result<&PlayOff, TournamentRefusal> {
        let mut numbered = self.play_offs.iter().zip(1..);
        let found = numbered.find(|(play_off, of)| *of == number && !play_off.is_cancelled);
        found
            .map(|(play_off, _)| play_off)
            .ok_or(TournamentRefusal::NoSuchPlayOff(number))
    }

    /// Checks that the games of all rounds have a result (1.1 h).
    fn all_are_over(&self) -> Result<(), TournamentRefusal> {
        for round in 1..=self.details.rounds {
            let held = self.round(round).filter(|of| !of.players().is_empty());
            let of = held.ok_or(TournamentRefusal::NotOver { round, board: None })?;
            if let Some(board) = of.open().next() {
                let board = Some(board);
                return Err(TournamentRefusal::NotOver { round, board });
            }
        }
        Ok(())
    }

    /// The players of a new play-off in the order of the other tie-breaks.
    fn ranking(&self, players: &[u32]) -> Result<Vec<u32>, TournamentRefusal> {
        refuse(self.details.play_off_time.is_empty(), TournamentRefusal::NoPlayOff)?;
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
            return Err(TournamentRefusal::NoSuchPlayer(*unknown));
        }
        let are_tied = ranking.len() >= 2 && ranking.len() == players.len() && points.len() == 1;
        refuse(!are_tied, TournamentRefusal::NotTied)?;
        Ok(ranking)
    }
}

/// The Article of a result by forfeit: it rests on the default time, unless another is named.
fn on_default_time(result: GameResult) -> Option<Article> {
    let article = || Edition::default().article(Rule::DefaultTime);
    result.is_forfeit().then(article)
}

/// Takes the blanks from the ends of a text; a refusal if it is empty.
fn said(text: &mut String) -> Checked {
    *text = text.trim().to_owned();
    refuse(text.is_empty(), TournamentRefusal::Nothing)
}

fn checked(details: &mut Details) -> Checked {
    said(&mut details.name)?;
    refuse(
        !(1..=MOST_ROUNDS).contains(&details.rounds),
        TournamentRefusal::NoRounds,
    )?;
    for time in [&details.time, &details.play_off_time] {
        let is_none = !time.is_empty() && time_control::read(time).is_err();
        refuse(is_none, TournamentRefusal::NoTime(time.clone()))?;
    }
    for day in [&details.first_day, &details.last_day] {
        refuse(!day.is_empty() && !is_day(day), TournamentRefusal::NoDay(day.clone()))?;
    }
    Ok(())
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

/// Checks that the report has players and does not contradict itself.
fn readable(trf: &str) -> Checked {
    let report = trf::read(trf);
    // A list needs the tournament that it pairs.
    refuse(swiss::is_list(trf), TournamentRefusal::NotOpen)?;
    refuse(
        report.players.is_empty() && !is_report(trf),
        TournamentRefusal::NoReport,
    )?;
    refuse(report.players.is_empty(), TournamentRefusal::NoPlayers)?;
    let (_, misfits) = TournamentResults::of(&report);
    let misfit = misfits.into_iter().find(|misfit| misfit.is_contradiction());
    misfit.map_or(Ok(()), |misfit| Err(TournamentRefusal::Contradiction(misfit)))
}

/// True if a line begins with the number of a record.
fn is_report(text: &str) -> bool {
    text.lines().any(|line| {
        let begin: Vec<u8> = line.bytes().take(4).collect();
        matches!(begin.as_slice(), [a, b, c, b' '] if [a, b, c].iter().all(|byte| byte.is_ascii_digit()))
    })
}
