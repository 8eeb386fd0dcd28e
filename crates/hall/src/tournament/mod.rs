//! The tournament as it is kept: its players, rounds and results, play-offs, reports and appeals.
//!
//! A caller asks for something ([`TournamentCommand`]). [`Tournament::decide`] answers with the entries or with a refusal and
//! changes nothing; [`Tournament::apply`] puts an entry into the tournament and cannot fail. An entry names its author
//! and its time and is one line of JSON, and the tournament is the fold of its entries. The caller gives times and
//! names.

mod command;
mod fold;
mod happened;
mod merge;
mod parts;
pub mod play_off;
mod report;
mod rules;
pub(crate) mod swiss;
pub mod words;

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::{ByColor, Color};

pub use self::command::{TournamentCommand, TournamentRefusal};
pub use self::happened::{Happened, ListedName, TournamentEntry, UnreadNote};
pub use self::parts::{Bye, Details, Entrant, PairingSystem, RoundBoard};
pub use self::play_off::PlayOff;
use self::play_off::PlayOffStep;
pub use self::swiss::ToBePaired;
pub(crate) use self::swiss::in_own_numbers;
use laws::articles::Article;
use laws::ending::{GameResult, SignedBy};
use notation::trf::{self, Report};

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The games of the round, by board.
    pub games: BTreeMap<u32, TournamentGame>,
    /// The players without an opponent.
    pub byes: BTreeMap<u32, Bye>,
}

/// A round that the tables play.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StartedRound {
    round: u32,
    /// The games at the tables that belong to the round before.
    before: BTreeSet<String>,
    /// The desk's date and time.
    when: String,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentGame {
    /// The players' numbers.
    pub players: ByColor<u32>,
    /// The table at which it is played, if that is not the board's number.
    pub table: Option<u32>,
    /// The outcome of the game, if it is over.
    pub outcome: Option<GameOutcome>,
}

impl TournamentGame {
    /// A game as it is paired, at the table with the board's number.
    pub(crate) const fn of(players: ByColor<u32>) -> TournamentGame {
        TournamentGame {
            players,
            table: None,
            outcome: None,
        }
    }

    /// True if the game was decided without being played.
    pub(crate) fn is_forfeit(&self) -> bool {
        let outcome = self.outcome.as_ref();
        outcome.is_some_and(|outcome| outcome.result.is_forfeit())
    }

    /// The colour of that player.
    pub(crate) fn side(&self, player: u32) -> Option<Color> {
        Color::ALL.into_iter().find(|side| *self.players.get(*side) == player)
    }
}

/// The outcome of a game, and its evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOutcome {
    /// The result.
    pub result: GameResult,
    /// The signatures seen (8.7); `None` if the result was typed.
    pub signed: Option<ByColor<bool>>,
    /// The hand that gave each signature, or the refusal.
    pub hands: ByColor<Option<SignedBy>>,
    /// The Article on which the result rests, if somebody named one.
    pub article: Option<Article>,
}

impl GameOutcome {
    /// A result without evidence.
    pub(crate) const fn typed(result: GameResult) -> GameOutcome {
        GameOutcome {
            result,
            signed: None,
            hands: ByColor {
                white: None,
                black: None,
            },
            article: None,
        }
    }
}

/// A game of a play-off, due if it has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueGame {
    /// The play-off, from 1.
    pub play_off: u32,
    /// The board of the last round at which it is played.
    pub board: u32,
    /// The number of its round, numbered on from the last round.
    pub round: u32,
    /// The game as it is paired.
    pub game: TournamentGame,
    /// The time control as encoded.
    pub time: String,
}

/// An incident that was written down (Art. 12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// The round.
    pub round: u32,
    /// The board, if the incident was at one.
    pub board: Option<u32>,
    /// The Article, if one is named.
    pub article: Option<Article>,
    /// The text of the incident.
    pub text: String,
    /// The person who wrote it down.
    pub by: String,
    /// The time by the desk's clock.
    pub when: String,
}

/// A vote of a member of the committee on an appeal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppealVote {
    /// The member.
    pub name: String,
    /// True if the vote upholds the appeal.
    pub upheld: bool,
}

/// An appeal against a decision of the arbiter (11.10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// The round of the decision appealed against.
    pub round: u32,
    /// The entry of the appeal.
    pub made: TournamentEntry,
    /// The deposit that the regulations asked for when it was made.
    pub deposit: Option<String>,
    /// The votes of the committee's members.
    pub votes: Vec<AppealVote>,
    /// The entry of the committee's decision, which is final.
    pub decided: Option<TournamentEntry>,
}

/// The tournament.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tournament {
    is_open: bool,
    details: Details,
    /// The report from which it was made, or an empty one: unchanged data are written as they were read.
    base: Report,
    players: BTreeMap<u32, Entrant>,
    /// The round from which a player is no longer paired.
    withdrawn: BTreeMap<u32, u32>,
    rounds: BTreeMap<u32, Round>,
    /// The rounds that the tables have played, in that order.
    begun: Vec<StartedRound>,
    /// The date and time of the first result in each round of a game that was played, by the desk's clock.
    first_results: BTreeMap<u32, String>,
    /// The round of a broadcast on lichess that a round's games go into.
    broadcasts: BTreeMap<u32, String>,
    /// Each game that is shown outside has a file of its own, too.
    has_single_files: bool,
    /// The games are of Chess960.
    is_chess960: bool,
    /// The number of the position from which the games of a round begin.
    starts: BTreeMap<u32, u32>,
    /// The boards whose result was annulled here: the result at their table is no longer taken by itself.
    annulled: BTreeSet<RoundBoard>,
    /// The scoresheets that were handed in.
    sheets: BTreeMap<RoundBoard, ByColor<bool>>,
    incidents: Vec<Incident>,
    committee: Vec<String>,
    appeals: Vec<Appeal>,
    play_offs: Vec<PlayOff>,
    /// The number of entries of which it is the fold.
    entries: u64,
}

impl Tournament {
    /// The tournament of these entries.
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a TournamentEntry>) -> Tournament {
        let mut event = Tournament::default();
        for entry in entries {
            event.apply(entry);
        }
        event
    }

    /// The details fixed before the first round.
    pub fn details(&self) -> &Details {
        &self.details
    }

    /// All players, by number.
    pub fn players(&self) -> impl Iterator<Item = &Entrant> {
        self.players.values()
    }

    /// The player of that number.
    pub fn player(&self, number: u32) -> Option<&Entrant> {
        self.players.get(&number)
    }

    /// The name of the player, given name first; the number if there is no such player.
    pub fn name(&self, number: u32) -> String {
        let of = |player: &Entrant| notation::trf::given_name_first(&player.name);
        self.player(number).map_or_else(|| number.to_string(), of)
    }

    /// The round of that number, from 1; `None` if nobody is paired in it yet.
    pub fn round(&self, number: u32) -> Option<&Round> {
        self.rounds.get(&number)
    }

    /// True if somebody is paired in that round.
    pub fn has_games(&self, number: u32) -> bool {
        self.round(number).is_some_and(|round| !round.games.is_empty())
    }

    /// The game at that board.
    pub fn game(&self, round: u32, board: u32) -> Option<&TournamentGame> {
        self.rounds.get(&round)?.games.get(&board)
    }

    /// The board at which the table of that number plays in a round.
    pub fn board_of_table(&self, round: u32, table: u32) -> Option<u32> {
        let games = &self.rounds.get(&round)?.games;
        let named = games.iter().find(|(_, game)| game.table == Some(table));
        let plain = || games.get_key_value(&table).filter(|(_, game)| game.table.is_none());
        named.or_else(plain).map(|(board, _)| *board)
    }

    /// The board at which that player plays in a round.
    pub fn board_of_player(&self, round: u32, player: u32) -> Option<u32> {
        let games = &self.rounds.get(&round)?.games;
        let own = games.iter().find(|(_, game)| game.side(player).is_some());
        own.map(|(board, _)| *board)
    }

    /// The round that the tables play; `None` before the first was begun.
    pub fn current_round(&self) -> Option<u32> {
        self.begun.last().map(|begun| begun.round)
    }

    /// The time at which that round was begun, by the desk's clock; empty if it was not.
    pub fn begun_at(&self, round: u32) -> &str {
        let begun = self.begun.iter().find(|begun| begun.round == round);
        begun.map_or("", |begun| begun.when.as_str())
    }

    /// The time at which that round was begun or had its first result by the desk's clock, whichever was first; empty if it is not known.
    pub fn held_at(&self, round: u32) -> &str {
        let result = self.first_results.get(&round).map_or("", String::as_str);
        let known = [self.begun_at(round), result]
            .into_iter()
            .filter(|time| !time.is_empty());
        known.min().unwrap_or_default()
    }

    /// The round to which a table's game belongs; `None` before the first was begun. A game that was under way when a
    /// round began belongs to the round before.
    pub fn round_of_game(&self, game: &str) -> Option<u32> {
        let next = self.begun.iter().position(|begun| begun.before.contains(game));
        let own = next.unwrap_or(self.begun.len()).checked_sub(1)?;
        self.begun.get(own).map(|begun| begun.round)
    }

    /// True if those two players play that game. A player with a FIDE Identity Number here and there is recognised by
    /// it, any other by name.
    pub fn are_paired(&self, game: &TournamentGame, names: ByColor<&str>, fide_ids: ByColor<Option<u32>>) -> bool {
        Color::ALL.into_iter().all(|side| {
            let number = *game.players.get(side);
            let own = self.player(number).and_then(|player| player.fide_id);
            match (own, fide_ids.get(side)) {
                (Some(own), Some(there)) => own == *there,
                (_, _) => trf::is_one_name(&self.name(number), names.get(side)),
            }
        })
    }

    /// The server's name for the round of a broadcast that the games of that round go into; `None` if they go into
    /// none.
    pub fn broadcast(&self, round: u32) -> Option<&str> {
        self.broadcasts.get(&round).map(String::as_str)
    }

    /// True if each game that is shown outside is written into a file of its own, too.
    pub fn has_single_files(&self) -> bool {
        self.has_single_files
    }

    /// True if its games are of Chess960 (Guidelines II).
    pub fn is_chess960(&self) -> bool {
        self.is_chess960
    }

    /// The number of the Chess960 position from which the games of that round begin; `None` if they begin from the
    /// usual position, or it is not drawn yet.
    pub fn start(&self, round: u32) -> Option<u32> {
        self.starts.get(&round).copied()
    }

    /// True if a result of that board was annulled here: its result is then entered by hand.
    pub fn was_annulled(&self, round: u32, board: u32) -> bool {
        self.annulled.contains(&RoundBoard { round, board })
    }

    /// The boards of a round whose game has been played to its end and whose scoresheets are not all handed in, with the
    /// sides that lack theirs.
    pub fn sheets_missing(&self, round: u32) -> Vec<(u32, ByColor<bool>)> {
        let games = self.rounds.get(&round).into_iter().flat_map(|of| &of.games);
        let played = games.filter(|(_, game)| game.outcome.is_some() && !game.is_forfeit());
        let missing = played.map(|(&board, _)| {
            let handed_in = self.sheets.get(&RoundBoard { round, board }).copied();
            (board, handed_in.unwrap_or_default().map(|is_in| !is_in))
        });
        missing.filter(|(_, missing)| missing.white || missing.black).collect()
    }

    /// True if a scoresheet of that round was handed in at the desk.
    pub fn has_sheets(&self, round: u32) -> bool {
        self.sheets.keys().any(|at| at.round == round)
    }

    /// The incidents that were written down.
    pub fn incidents(&self) -> &[Incident] {
        &self.incidents
    }

    /// The members of the appeals committee; the first presides.
    pub fn committee(&self) -> &[String] {
        &self.committee
    }

    /// The appeals, numbered from 1.
    pub fn appeals(&self) -> &[Appeal] {
        &self.appeals
    }

    /// The play-offs, numbered from 1.
    pub fn play_offs(&self) -> &[PlayOff] {
        &self.play_offs
    }

    /// True if there is a play-off that was not taken back.
    pub fn plays_off(&self) -> bool {
        self.play_offs.iter().any(|play_off| !play_off.is_cancelled)
    }

    /// The games of play-offs that are to be played now.
    pub fn due_games(&self) -> Vec<DueGame> {
        let mut games = self.games_of_play_offs();
        games.retain(|due| due.game.outcome.is_none());
        games
    }

    /// The games of play-offs: those that are over, and those that are to be played now.
    pub fn games_of_play_offs(&self) -> Vec<DueGame> {
        let mut games = Vec::new();
        let numbered = self.play_offs.iter().zip(1..);
        for (of, play_off) in numbered.filter(|(of, _)| !of.is_cancelled) {
            let mut add = |stage: u32, before: usize, players: ByColor<u32>, result: Option<GameResult>| {
                let mut game = TournamentGame::of(players);
                game.outcome = result.map(GameOutcome::typed);
                games.push(DueGame {
                    play_off,
                    board: of.first_board.saturating_add(of.table_of(stage)),
                    round: self.details.rounds.saturating_add(of.number(stage, before)),
                    game,
                    time: of.time.clone(),
                });
            };
            for (before, over) in of.games.iter().enumerate() {
                add(over.stage, before, over.players, Some(over.result));
            }
            for next in of.next() {
                if let PlayOffStep::Play { stage, players, .. } = next {
                    add(stage, of.games.len(), players, None);
                }
            }
        }
        games
    }

    /// The number of entries of which it is the fold.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// The entry that follows, with its author and its time by the desk's clock.
    pub(crate) fn next_entry(&self, what: Happened, when: &str, by: &str) -> TournamentEntry {
        TournamentEntry {
            number: self.entries + 1,
            when: when.to_owned(),
            by: by.to_owned(),
            what,
        }
    }

    /// The players who are neither paired nor free in that round, nor withdrawn.
    pub fn unpaired(&self, round: u32) -> Vec<u32> {
        let of_round = self.rounds.get(&round);
        let playing: BTreeSet<u32> = of_round.map(Round::players).unwrap_or_default();
        let players = self.players.keys().copied();
        players
            .filter(|player| !playing.contains(player) && !self.is_withdrawn(*player, round))
            .collect()
    }

    /// The free player of that round: in a round robin of an odd number one has no opponent once the others are paired.
    pub fn free_player(&self, round: u32) -> Option<u32> {
        let byes = &self.rounds.get(&round)?.byes;
        self.player_without_game(round)
            .filter(|player| !byes.contains_key(player))
    }

    /// The same player, who may also have been given a bye.
    pub(crate) fn player_without_game(&self, round: u32) -> Option<u32> {
        let of_round = self.rounds.get(&round)?;
        let is_odd = !self.players.len().is_multiple_of(2) && self.is_everybody_against_everybody();
        if !is_odd || of_round.games.len() != self.players.len() / 2 {
            return None;
        }
        let plays = |player: u32| of_round.games.values().any(|game| game.side(player).is_some());
        self.players.keys().copied().find(|player| !plays(*player))
    }

    /// The games that the player has lost by forfeit, in rounds that have not begun.
    pub(crate) fn forfeited_by(&self, player: u32) -> Vec<RoundBoard> {
        let begun = self.current_round().unwrap_or_default();
        let rounds = self.rounds.range(begun.saturating_add(1)..);
        let games = rounds.flat_map(|(round, of)| of.games.iter().map(|(board, game)| (*round, *board, game)));
        let is_lost = |game: &TournamentGame| {
            let by = |side: Color| side.fold_wb(GameResult::BlackByForfeit, GameResult::WhiteByForfeit);
            let result = game.outcome.as_ref().map(|outcome| outcome.result);
            game.side(player).is_some_and(|side| result == Some(by(side)))
        };
        games
            .filter(|(_, _, game)| is_lost(game))
            .map(|(round, board, _)| RoundBoard { round, board })
            .collect()
    }

    /// True if the player has withdrawn, from any round on.
    pub fn has_withdrawn(&self, player: u32) -> bool {
        self.withdrawn.contains_key(&player)
    }

    fn is_withdrawn(&self, player: u32, round: u32) -> bool {
        self.withdrawn.get(&player).is_some_and(|from| *from <= round)
    }
}

impl Round {
    /// True if a game was played and has a result.
    fn has_played(&self) -> bool {
        let is_played = |game: &TournamentGame| game.outcome.is_some() && !game.is_forfeit();
        self.games.values().any(is_played)
    }

    /// All players with a game or a bye.
    fn players(&self) -> BTreeSet<u32> {
        let games = self
            .games
            .values()
            .flat_map(|game| Color::ALL.map(|side| *game.players.get(side)));
        games.chain(self.byes.keys().copied()).collect()
    }

    /// The boards whose game has no result.
    pub fn open(&self) -> impl Iterator<Item = u32> + '_ {
        let open = self.games.iter().filter(|(_, game)| game.outcome.is_none());
        open.map(|(board, _)| *board)
    }
}

#[cfg(test)]
mod tests;
