//! Play-offs of players with equal points (FIDE's Regulations for tie-breaks, 1.1): the next games, and the winner.
//!
//! Two players play two games, then one after the other until one is won, for which the colours are drawn anew and
//! change after each game of an odd number. Three play a round robin; the last by the other tie-breaks drops out if all
//! are equal again. Four play a knock-out of such matches, drawn by lot; of five and more the first four by the other
//! tie-breaks.

use shakmaty::{ByColor, Color};

use crate::berger;
use crate::score::Score;
use crate::scoring::Scoring;
use crate::tournament_results::marks;
use laws::ending::GameResult;

/// The time control of the text's example: three minutes and two seconds a move from the first.
#[cfg(test)]
pub(super) const TIME: &str = "180+2";
/// The break between the last game of the tournament and the first of a play-off, in minutes (1.1 h).
pub const PAUSE_BEFORE_MIN: u32 = 30;
/// The break between two stages, in minutes (1.1 h).
pub const PAUSE_BETWEEN_MIN: u32 = 10;
/// The most players of a play-off.
pub const MOST: usize = 4;

/// A play-off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayOff {
    /// The players in the order of the lots: the first of a match has White in its first game.
    pub players: Vec<u32>,
    /// The players in the order of the other tie-breaks, the best first.
    pub ranking: Vec<u32>,
    /// The time control as encoded.
    pub time: String,
    /// The games of the play-off, in order.
    pub games: Vec<PlayOffGame>,
    /// The stages in which the colours were drawn anew, each with the player of White.
    pub drawn: Vec<(u32, u32)>,
    /// The first of its boards, which are those of the last round.
    pub first_board: u32,
    /// The time at which it was made, by the desk's clock.
    pub when: String,
    /// True if it was taken back before it began.
    pub is_cancelled: bool,
}

/// A game of a play-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOffGame {
    /// The match or round robin, from 1.
    pub stage: u32,
    /// The players.
    pub players: ByColor<u32>,
    /// The result of the game.
    pub result: GameResult,
}

/// The next step of a play-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayOffStep {
    /// These two play.
    Play {
        /// The match or round robin.
        stage: u32,
        /// The players.
        players: ByColor<u32>,
        /// The shortest break before the game, in minutes.
        pause_min: u32,
    },
    /// The colours of these two are drawn anew.
    Draw {
        /// The match.
        stage: u32,
        /// The two.
        players: [u32; 2],
    },
    /// The play-off is won by that player.
    Won(u32),
}

impl PlayOffStep {
    /// The stage in which the colours are drawn anew, if that player is one of the two.
    pub(super) fn to_draw(self, player: u32) -> Option<u32> {
        match self {
            PlayOffStep::Draw { stage, players } => players.contains(&player).then_some(stage),
            PlayOffStep::Play { .. } | PlayOffStep::Won(_) => None,
        }
    }

    /// The stage of the game of those players, if it is the next.
    pub(super) fn to_play(self, players: ByColor<u32>) -> Option<u32> {
        match self {
            PlayOffStep::Play {
                stage, players: due, ..
            } => (due == players).then_some(stage),
            PlayOffStep::Draw { .. } | PlayOffStep::Won(_) => None,
        }
    }
}

impl PlayOff {
    /// A play-off that has not begun; of more than four players only the first four by ranking are in it.
    pub fn new(players: &[u32], ranking: &[u32], time: &str) -> PlayOff {
        let ranking: Vec<u32> = ranking.iter().copied().take(MOST).collect();
        let players = players.iter().copied().filter(|player| ranking.contains(player));
        PlayOff {
            players: players.collect(),
            ranking,
            time: time.to_owned(),
            first_board: 1,
            ..PlayOff::default()
        }
    }

    /// The next steps; two matches of a stage are played side by side.
    pub fn next(&self) -> Vec<PlayOffStep> {
        match self.players[..] {
            _ if self.is_cancelled => Vec::new(),
            [one, other] => vec![self.duel(1, one, other)],
            [one, two, three] => vec![self.of_three([one, two, three])],
            [one, two, three, four] => self.of_four([one, two, three, four]),
            _ => Vec::new(),
        }
    }

    /// The winner, once there is one.
    pub fn winner(&self) -> Option<u32> {
        match self.next()[..] {
            [PlayOffStep::Won(player)] => Some(player),
            _ => None,
        }
    }

    fn of_stage(&self, stage: u32) -> impl Iterator<Item = &PlayOffGame> {
        self.games.iter().filter(move |game| game.stage == stage)
    }

    /// The points of a player in a stage's first games.
    fn points(&self, stage: u32, games: usize, player: u32) -> Score {
        let of = |game: &PlayOffGame| {
            let own = Color::ALL.into_iter().find(|side| *game.players.get(*side) == player)?;
            let (white, black) = marks(game.result);
            Some(Scoring::default().of_mark(own.fold_wb(white, black)))
        };
        self.of_stage(stage).take(games).filter_map(of).sum()
    }

    /// The number of tables it needs at once: the two first matches of four are played side by side.
    pub fn tables(&self) -> u32 {
        if self.players.len() == MOST { 2 } else { 1 }
    }

    /// The boards of the play-off.
    pub fn boards(&self) -> std::ops::Range<u32> {
        self.first_board..self.first_board.saturating_add(self.tables())
    }

    /// The table, from 0, at which the games of a stage are played.
    pub fn table_of(&self, stage: u32) -> u32 {
        u32::from(stage == 2 && self.tables() == 2)
    }

    /// The number, at its table and from 1, of the next game of that stage, or of one with that many games before it:
    /// no two there have the same number.
    pub fn number(&self, stage: u32, games: usize) -> u32 {
        let is_beside = |other: u32| self.tables() == 2 && other <= 2 && stage <= 2;
        let before = |game: &&PlayOffGame| game.stage == stage || (game.stage < stage && !is_beside(game.stage));
        let count = self.games.iter().take(games).filter(before).count();
        u32::try_from(count).unwrap_or(u32::MAX).saturating_add(1)
    }

    fn play(&self, stage: u32, white: u32, black: u32) -> PlayOffStep {
        let is_first = self.of_stage(stage).next().is_none();
        let pause_min = match (is_first, stage) {
            // The matches of the first stage begin together.
            (true, 1) => PAUSE_BEFORE_MIN,
            (true, 2) if self.players.len() == MOST => PAUSE_BEFORE_MIN,
            (true, _) => PAUSE_BETWEEN_MIN,
            (false, _) => 0,
        };
        let players = ByColor { white, black };
        PlayOffStep::Play {
            stage,
            players,
            pause_min,
        }
    }

    fn duel(&self, stage: u32, one: u32, other: u32) -> PlayOffStep {
        let played = self.of_stage(stage).count();
        if played < 2 {
            let (white, black) = if played == 0 { (one, other) } else { (other, one) };
            return self.play(stage, white, black);
        }
        let winner = |mine: Score, theirs: Score| match mine.cmp(&theirs) {
            std::cmp::Ordering::Greater => Some(one),
            std::cmp::Ordering::Less => Some(other),
            std::cmp::Ordering::Equal => None,
        };
        // The games after the first two are won or drawn one by one, so that all of them together show who is ahead.
        if let Some(player) = winner(self.points(stage, played, one), self.points(stage, played, other)) {
            return PlayOffStep::Won(player);
        }
        let drawn = self.drawn.iter().find(|(of, _)| *of == stage);
        let Some((_, white)) = drawn else {
            let players = [one, other];
            return PlayOffStep::Draw { stage, players };
        };
        let black = if *white == one { other } else { one };
        // Sudden death: the colours change after the first, third, fifth … of these games.
        let is_changed = (played - 1) / 2 % 2 == 1;
        let (white, black) = if is_changed { (black, *white) } else { (*white, black) };
        self.play(stage, white, black)
    }

    fn of_three(&self, players: [u32; 3]) -> PlayOffStep {
        let number = |drawn: Option<usize>| drawn.and_then(|drawn| players.get(drawn - 1).copied());
        let table: Vec<(u32, u32)> = berger::table(players.len(), false)
            .iter()
            .filter_map(|game| Some((number(game.white)?, number(game.black)?)))
            .collect();
        let played = self.of_stage(1).count();
        if let Some((white, black)) = table.get(played) {
            return self.play(1, *white, *black);
        }
        let points = |player: &u32| self.points(1, played, *player);
        let most = players.iter().map(points).max().unwrap_or_default();
        let mut leaders: Vec<u32> = players
            .iter()
            .copied()
            .filter(|player| points(player) == most)
            .collect();
        if leaders.len() == players.len() {
            let last = self.ranking.last().copied();
            leaders.retain(|player| Some(*player) != last);
        }
        match leaders[..] {
            [one, other] => self.duel(2, one, other),
            [winner] => PlayOffStep::Won(winner),
            _ => PlayOffStep::Won(players[0]),
        }
    }

    fn of_four(&self, [one, two, three, four]: [u32; 4]) -> Vec<PlayOffStep> {
        match (self.duel(1, one, two), self.duel(2, three, four)) {
            (PlayOffStep::Won(first), PlayOffStep::Won(second)) => vec![self.duel(3, first, second)],
            (one, other) => {
                let still = |next: &PlayOffStep| !matches!(next, PlayOffStep::Won(_));
                [one, other].into_iter().filter(still).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Continues the play-off with those results, whoever has White; returns the next steps.
    fn after(play_off: &mut PlayOff, results: &[GameResult]) -> Vec<PlayOffStep> {
        for result in results {
            let Some(PlayOffStep::Play { stage, players, .. }) = play_off.next().first().copied() else {
                panic!("{:?}", play_off.next())
            };
            let result = *result;
            play_off.games.push(PlayOffGame { stage, players, result });
        }
        play_off.next()
    }

    fn play(stage: u32, white: u32, black: u32, pause_min: u32) -> PlayOffStep {
        let players = ByColor { white, black };
        PlayOffStep::Play {
            stage,
            players,
            pause_min,
        }
    }

    const WHITE: GameResult = GameResult::WhiteWins;
    const DRAW: GameResult = GameResult::Draw;

    #[test]
    fn two_play_two_games_and_then_until_one_is_won() {
        let mut match_of_two = PlayOff::new(&[7, 3], &[3, 7], TIME);
        assert_eq!(match_of_two.next(), [play(1, 7, 3, 30)]);
        assert_eq!(after(&mut match_of_two, &[WHITE]), [play(1, 3, 7, 0)]);
        let draw = PlayOffStep::Draw {
            stage: 1,
            players: [7, 3],
        };
        assert_eq!(after(&mut match_of_two, &[WHITE]), [draw]);
        match_of_two.drawn.push((1, 3));
        // 1.1 k 1 b: the colours change after each game of an odd number.
        let whites: Vec<PlayOffStep> = (0..5)
            .map(|_| {
                let next = match_of_two.next();
                after(&mut match_of_two, &[DRAW]);
                next[0]
            })
            .collect();
        let expected = [(3, 7), (7, 3), (7, 3), (3, 7), (3, 7)].map(|(white, black)| play(1, white, black, 0));
        assert_eq!(whites, expected);
        assert_eq!(after(&mut match_of_two, &[WHITE]), [PlayOffStep::Won(7)]);
    }

    #[test]
    fn one_and_a_half_of_two_games_win() {
        let mut play_off = PlayOff::new(&[1, 2], &[1, 2], TIME);
        assert_eq!(after(&mut play_off, &[DRAW, WHITE]), [PlayOffStep::Won(2)]);
        assert_eq!(play_off.winner(), Some(2));
    }

    #[test]
    fn three_players_play_a_round_robin_and_the_last_drops_out() {
        let mut play_off = PlayOff::new(&[5, 6, 7], &[6, 7, 5], TIME);
        // Berger's table of three: 2-3, 1-2, 3-1.
        assert_eq!(play_off.next(), [play(1, 6, 7, 30)]);
        assert_eq!(after(&mut play_off, &[WHITE, WHITE, WHITE]), [play(2, 6, 7, 10)]);
        let mut play_off = PlayOff::new(&[5, 6, 7], &[6, 7, 5], TIME);
        assert_eq!(after(&mut play_off, &[WHITE, DRAW, DRAW]), [PlayOffStep::Won(6)]);
    }

    #[test]
    fn four_play_a_knock_out_by_lot() {
        let mut play_off = PlayOff::new(&[4, 2, 3, 1], &[1, 2, 3, 4], TIME);
        assert_eq!(play_off.next(), [play(1, 4, 2, 30), play(2, 3, 1, 30)]);
        assert_eq!(after(&mut play_off, &[WHITE, DRAW]), [play(2, 3, 1, 30)]);
        assert_eq!(after(&mut play_off, &[DRAW, WHITE]), [play(3, 4, 1, 10)]);
        assert_eq!(after(&mut play_off, &[DRAW, WHITE]), [PlayOffStep::Won(1)]);
    }

    #[test]
    fn of_five_the_first_four_by_tie_break_are_in_it() {
        let play_off = PlayOff::new(&[5, 4, 3, 2, 1], &[1, 2, 5, 3, 4], TIME);
        assert_eq!(play_off.players, [5, 3, 2, 1]);
    }
}
