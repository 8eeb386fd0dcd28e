//! The live feed: for each round one file of its games as they may be seen outside, rewritten whole when something
//! public has changed.
//!
//! Every relay reads a folder for each round with exactly one `games.pgn`, its games in the order of the boards. At
//! most a hundred games of one such file are shown, so a larger round has a folder for each hundred. A change is in the
//! file once the tournament's delay has passed since it arrived, and no sooner; a file is written at most once a
//! second.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use shakmaty::{ByColor, Chess, Color};

use super::tournament::Entrant;
use laws::ending::GameResult;
use laws::moment::Moment;
use laws::time_control::TimeControl;
use notation::pgn::live::{self, LiveGame, LiveMove};
use notation::time_control;

/// The most games of a file: lichess shows no more of one round.
pub const MOST_GAMES: u32 = 100;
/// The shortest time between two writings of a file, in milliseconds.
const PAUSE_MS: u64 = 1_000;
/// The one file of a round's folder.
const GAMES: &str = "games.pgn";

/// The round to which all games belong. Name and site may not change while it is played, or a relay takes the games for
/// others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeedRound {
    /// The tournament's name.
    pub event: String,
    /// City and federation.
    pub site: String,
    /// The day, as PGN has it ("2026.11.23"); empty if unknown.
    pub date: String,
    /// The number of the round, from 1.
    pub number: u32,
    /// The time control.
    pub time: Option<TimeControl>,
    /// The delay of everything after its arrival, in milliseconds.
    pub delay_ms: u64,
    /// Each game is also written into a file of its own, in a folder next to it.
    pub has_single_files: bool,
}

/// The players at a board, and the name by which a relay knows the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FeedBoard {
    /// The name of this game and no other, unchanged as long as it lasts.
    pub game_id: String,
    /// The two players.
    pub players: ByColor<Entrant>,
}

/// A file that is to replace the present one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedFile {
    /// The folder below that of the feed.
    pub folder: String,
    /// The file in it.
    pub name: String,
    /// The whole text of the file.
    pub text: String,
    /// The board of its first game, from 1; a file of one game has its board.
    pub first_board: u32,
}

/// The feed of one round.
#[derive(Clone, Debug, Default)]
pub struct Feed {
    round: FeedRound,
    boards: BTreeMap<u32, Track>,
    /// The boards that have to be written, whatever has changed at them.
    owed: BTreeSet<u32>,
    /// The earliest arrival of anything that waits; `None` if nothing waits. A desk asks after each message of five
    /// hundred tables.
    first_waiting: Option<Moment>,
    last_written: Option<Moment>,
}

/// One board.
#[derive(Clone, Debug, Default)]
struct Track {
    board: FeedBoard,
    /// The game as it may be seen.
    shown: LiveGame,
    /// The changes that have arrived and may not be seen yet, the oldest first.
    waiting: VecDeque<FeedStep>,
    /// The game as it has arrived, complete.
    arrived: LiveGame,
}

/// The changes since the step before.
#[derive(Clone, Debug, PartialEq)]
struct FeedStep {
    /// The moment of arrival.
    at: Moment,
    /// The game was set up anew.
    start: Option<(Chess, bool)>,
    /// The number of moves that are unchanged.
    kept: usize,
    /// The moves after them.
    moves: Vec<LiveMove>,
    clocks: Option<ByColor<u64>>,
    result: Option<GameResult>,
}

impl FeedStep {
    fn between(before: &LiveGame, now: &LiveGame, at: Moment) -> FeedStep {
        let is_same = before.start == now.start && before.is_chess960 == now.is_chess960;
        let both = before.moves.iter().zip(&now.moves);
        let same = both.take_while(|(one, other)| one == other);
        let kept = if is_same { same.count() } else { 0 };
        FeedStep {
            at,
            start: (!is_same).then(|| (now.start.clone(), now.is_chess960)),
            kept,
            moves: now.moves.get(kept..).unwrap_or_default().to_vec(),
            clocks: now.clocks,
            result: now.result,
        }
    }

    fn put_on(self, live: &mut LiveGame) {
        if let Some((start, is_chess960)) = self.start {
            live.start = start;
            live.is_chess960 = is_chess960;
        }
        live.moves.truncate(self.kept);
        live.moves.extend(self.moves);
        live.clocks = self.clocks;
        live.result = self.result;
    }
}

impl Feed {
    /// The feed of that round, without games yet.
    pub fn new(round: FeedRound) -> Feed {
        Feed {
            round,
            ..Feed::default()
        }
    }

    /// Sets the data of the round. A new delay also applies to changes that wait.
    pub fn set_round(&mut self, round: FeedRound) {
        let delay_ms = self.round.delay_ms;
        let is_same = FeedRound {
            delay_ms,
            ..round.clone()
        } == self.round;
        if !is_same {
            self.owed.extend(self.boards.keys());
        }
        self.round = round;
    }

    /// The boards that are paired.
    pub fn boards(&self) -> impl Iterator<Item = u32> {
        self.boards.keys().copied()
    }

    /// Sets the players at that board, from 1; true if it was not paired before. Pairings are public: they are not delayed.
    pub fn pair(&mut self, number: u32, board: FeedBoard) -> bool {
        let is_new = !self.boards.contains_key(&number);
        let track = self.boards.entry(number).or_default();
        if track.board != board {
            track.board = board;
            self.owed.insert(number);
        }
        is_new
    }

    /// Removes the pairing of that board in this round.
    pub fn unpair(&mut self, number: u32) {
        if self.boards.remove(&number).is_some() {
            self.owed.insert(number);
        }
    }

    /// Sets the state of the game at that board, which arrived here at `at`. A board that is not paired is passed over,
    /// and so is an unchanged state. The moves of a finished game stay: a game that its table begins anew is not the one
    /// with the result, until that is cancelled.
    pub fn changed(&mut self, number: u32, live: LiveGame, at: Moment) {
        let Some(track) = self.boards.get_mut(&number) else {
            return;
        };
        let are_over = track.arrived.result.is_some() && live.result.is_some();
        if are_over && !live.moves.starts_with(&track.arrived.moves) {
            return self.corrected(number, live.result, at);
        }
        if track.arrived == live {
            return;
        }
        track.waiting.push_back(FeedStep::between(&track.arrived, &live, at));
        track.arrived = live;
        self.first_waiting = Some(self.first_waiting.map_or(at, |first| first.min(at)));
    }

    /// Sets the result of the game at that board, whose table has gone on to another game.
    pub fn corrected(&mut self, number: u32, result: Option<GameResult>, at: Moment) {
        let arrived = self.boards.get(&number).map(|track| track.arrived.clone());
        if let Some(live) = arrived {
            self.changed(number, LiveGame { result, ..live }, at);
        }
    }

    /// The moment at which something is to be written next, if nothing else arrives.
    pub fn next_due(&self) -> Option<Moment> {
        let waiting = self.first_waiting.map(|at| at.plus_millis(self.round.delay_ms));
        let owed = (!self.owed.is_empty()).then_some(Moment::START);
        let soonest = waiting.into_iter().chain(owed).min()?;
        let not_before = self.last_written.map(|written| written.plus_millis(PAUSE_MS));
        Some(soonest.max(not_before.unwrap_or_default()))
    }

    /// The files that are to be written now; none if nothing public has changed, or a file was written a moment ago.
    pub fn due(&mut self, now: Moment) -> Vec<FeedFile> {
        if self.next_due().is_none_or(|moment| now < moment) {
            return Vec::new();
        }
        let mut changed = std::mem::take(&mut self.owed);
        for (number, track) in &mut self.boards {
            let is_due = |step: &FeedStep| step.at.plus_millis(self.round.delay_ms) <= now;
            let due = track.waiting.iter().take_while(|step| is_due(step)).count();
            for step in track.waiting.drain(..due) {
                step.put_on(&mut track.shown);
                changed.insert(*number);
            }
        }
        let waiting = self.boards.values().filter_map(|track| track.waiting.front());
        self.first_waiting = waiting.map(|step| step.at).min();
        let files = self.files(&changed);
        if !files.is_empty() {
            self.last_written = Some(now);
        }
        files
    }

    /// Notes that the file of that first board could not be written: it is owed, and tried again a moment later.
    pub fn not_written(&mut self, first_board: u32) {
        let of_file = self.boards.range(first_board..).next();
        self.owed.extend(of_file.map(|(number, _)| *number));
    }

    fn files(&self, changed: &BTreeSet<u32>) -> Vec<FeedFile> {
        let mut files = Vec::new();
        let hundreds: BTreeSet<u32> = changed.iter().map(|number| hundred(*number)).collect();
        let is_split = self.boards.keys().any(|number| hundred(*number) > 0);
        let folder = format!("round-{}", self.round.number);
        for hundred_of in hundreds {
            let first = hundred_of * MOST_GAMES + 1;
            let last = first + MOST_GAMES - 1;
            let games = self.boards.range(first..=last);
            let texts: Vec<String> = games.filter_map(|(number, track)| self.game(*number, track)).collect();
            let folder = if is_split {
                format!("{folder}-boards-{first}-{last}")
            } else {
                folder.clone()
            };
            files.push(FeedFile {
                folder,
                name: GAMES.to_owned(),
                text: texts.join("\n"),
                first_board: first,
            });
        }
        if self.round.has_single_files {
            let single = changed.iter();
            let single = single.filter_map(|number| Some((*number, self.boards.get(number)?)));
            files.extend(single.filter_map(|(number, track)| {
                Some(FeedFile {
                    folder: format!("{folder}-games"),
                    name: format!("game-{number}.pgn"),
                    text: self.game(number, track)?,
                    first_board: number,
                })
            }));
        }
        files
    }

    fn game(&self, number: u32, track: &Track) -> Option<String> {
        let mut players = track.board.players.iter();
        // Lichess drops a game in which a player has no name.
        let have_names = players.all(|seat| !seat.name.trim().is_empty());
        have_names.then(|| live::text(&self.tags(number, &track.board), &track.shown))
    }

    fn tags(&self, number: u32, board: &FeedBoard) -> Vec<(&'static str, String)> {
        let round = &self.round;
        let mut tags: Vec<(&str, String)> = Vec::new();
        let mut add = |name: &'static str, value: String| {
            if !value.trim().is_empty() {
                tags.push((name, value));
            }
        };
        add("Event", round.event.clone());
        add("Site", round.site.clone());
        add("Date", round.date.clone());
        add("Round", format!("{}.{number}", round.number));
        add("White", board.players.white.name.clone());
        add("Black", board.players.black.name.clone());
        add("Board", number.to_string());
        add("GameId", board.game_id.clone());
        let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
        for side in Color::ALL {
            let seat = board.players.get(side);
            let of = |white, black| side.fold_wb(white, black);
            add(of("WhiteFideId", "BlackFideId"), number(seat.fide_id));
            add(of("WhiteTitle", "BlackTitle"), seat.title.clone());
            add(of("WhiteElo", "BlackElo"), number(seat.rating));
            add(of("WhiteTeam", "BlackTeam"), seat.team.clone());
        }
        let time = round.time.as_ref().map(time_control::write);
        add("TimeControl", time.unwrap_or_default());
        tags
    }
}

/// The files that the game of that board may be in, whatever has been set while its round was fed.
pub(crate) fn files_of(round: u32, board: u32) -> [String; 3] {
    let first = hundred(board) * MOST_GAMES + 1;
    let last = first + MOST_GAMES - 1;
    [
        format!("round-{round}/{GAMES}"),
        format!("round-{round}-boards-{first}-{last}/{GAMES}"),
        format!("round-{round}-games/game-{board}.pgn"),
    ]
}

/// The number of the file that a board is in, from 0.
const fn hundred(board: u32) -> u32 {
    board.saturating_sub(1) / MOST_GAMES
}

#[cfg(test)]
mod tests;
