//! The meaning of an engine's opinion: how good a position is, how good a move was, and the mistakes of a whole game.

use std::sync::Arc;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, EnPassantMode, KnownOutcome, Outcome, Position as _};

use super::{EngineFault, EngineReport, EngineScore, EngineTask, Limit};
use laws::position::passed;

/// The judgement of a position, from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// The lead in hundredths of a pawn; more is better for White.
    Centipawns(i32),
    /// Mate by that side in that many moves; 0 if it has mated.
    Mate(Color, u32),
}

/// The value of a position, in five degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionValue {
    /// The position is equal.
    Equal,
    /// A slight lead of that side.
    SlightlyBetter(Color),
    /// A clear lead of that side.
    Better(Color),
    /// A winning lead of that side.
    Winning(Color),
    /// Mate by that side in that many moves, or on the board.
    Mate(Color, u32),
}

/// The smallest lead, in hundredths of a pawn: it rounds to half a pawn.
const SLIGHT: u32 = 25;
/// The lead from which a side is better, in hundredths of a pawn: it rounds to a whole pawn.
const CLEAR: u32 = 75;
/// The lead from which a side should win, in hundredths of a pawn.
const WON: u32 = 250;

/// The lead at which a side is lost, in hundredths of a pawn: lichess calls a mate allowed then no blunder.
const LOST: i32 = -700;
/// The moves of a mate that is seen at the board.
const SHORT_MATE: u32 = 3;

/// The lead beyond which nothing changes, ten pawns: lichess counts a mate as that much, too.
const CEILING: i32 = 1000;
/// The steepness of the win chance for each hundredth of a pawn, found by lichess in its games
/// (<https://lichess.org/page/accuracy>).
const PER_CENTIPAWN: f64 = 0.003_682_08;

impl Evaluation {
    /// The evaluation of that score with that player to move.
    pub fn of(score: EngineScore, turn: Color) -> Self {
        match score {
            EngineScore::Centipawns(centipawns) => {
                Self::Centipawns(turn.fold_wb(centipawns, centipawns.saturating_neg()))
            }
            EngineScore::Mate(moves) if moves > 0 => Self::Mate(turn, moves.unsigned_abs()),
            EngineScore::Mate(moves) => Self::Mate(turn.other(), moves.unsigned_abs()),
        }
    }

    /// The evaluation that needs no engine: there is no legal move, or neither side can mate.
    pub fn of_end(position: &Chess) -> Option<Self> {
        match position.outcome() {
            Outcome::Known(KnownOutcome::Decisive { winner }) => Some(Self::Mate(winner, 0)),
            Outcome::Known(KnownOutcome::Draw) => Some(Self::Centipawns(0)),
            Outcome::Unknown => None,
        }
    }

    /// The evaluation in hundredths of a pawn, at most ten pawns for either side; a mate counts ten. For curves.
    pub fn centipawns(self) -> i32 {
        match self {
            Self::Centipawns(centipawns) => centipawns.clamp(-CEILING, CEILING),
            Self::Mate(side, _) => side.fold_wb(CEILING, -CEILING),
        }
    }

    /// The standing of the position.
    pub fn standing(self) -> PositionValue {
        let lead = match self {
            Self::Mate(side, moves) => return PositionValue::Mate(side, moves),
            Self::Centipawns(lead) => lead,
        };
        let side = Color::from_white(lead > 0);
        match lead.unsigned_abs() {
            ..SLIGHT => PositionValue::Equal,
            SLIGHT..CLEAR => PositionValue::SlightlyBetter(side),
            CLEAR..WON => PositionValue::Better(side),
            WON.. => PositionValue::Winning(side),
        }
    }

    /// The chance of that side to win in per cent, by lichess's formula.
    pub fn win_chance(self, side: Color) -> f64 {
        let lead = side.fold_wb(self.centipawns(), -self.centipawns());
        100.0 / (1.0 + (-PER_CENTIPAWN * f64::from(lead)).exp())
    }
}

/// The quality of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveQuality {
    /// The move has no fault.
    Good,
    /// A better move existed.
    Inaccuracy,
    /// The move has cost something.
    Mistake,
    /// The move may have cost the game.
    Blunder,
}

impl MoveQuality {
    /// The verdicts that find fault, the least first.
    pub const FAULTS: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Judges a move by the share of its side's win chance that it has cost: 5, 10 and 15 in a hundred, where lichess
    /// draws the lines (0.1, 0.2 and 0.3 on its scale of -1 to 1). A move that allows a mate for the first time is a blunder, unless the
    /// mate is long and the side was lost already.
    pub fn of(side: Color, before: Evaluation, after: Evaluation) -> Self {
        let is_mated = |evaluation| matches!(evaluation, Evaluation::Mate(by, _) if by != side);
        let is_short = matches!(after, Evaluation::Mate(_, ..=SHORT_MATE));
        let lead = side.fold_wb(before.centipawns(), -before.centipawns());
        if is_mated(after) && !is_mated(before) && (is_short || lead > LOST) {
            return Self::Blunder;
        }
        let lost = before.win_chance(side) - after.win_chance(side);
        if lost >= 15.0 {
            Self::Blunder
        } else if lost >= 10.0 {
            Self::Mistake
        } else if lost >= 5.0 {
            Self::Inaccuracy
        } else {
            Self::Good
        }
    }

    /// The name of the verdict in a file ("blunder").
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The numeric annotation glyph in PGN: $6, $2 and $4 for `?!`, `?` and `??`.
    pub const fn glyph(self) -> Option<u8> {
        match self {
            Self::Good => None,
            Self::Inaccuracy => Some(6),
            Self::Mistake => Some(2),
            Self::Blunder => Some(4),
        }
    }
}

/// A move that was not good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The half-move, from 1.
    pub ply: usize,
    /// The side that played it.
    pub side: Color,
    /// The verdict on the move.
    pub verdict: MoveQuality,
    /// The move that was played.
    pub played: UciMove,
    /// The move that the engine would have played.
    pub best: UciMove,
    /// The evaluation of the position before the move.
    pub before: Evaluation,
    /// The evaluation after the move.
    pub after: Evaluation,
}

/// An engine's opinion of one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedPosition {
    /// The evaluation of the position.
    pub evaluation: Evaluation,
    /// The moves that the engine expects; none if the game is over.
    pub line: Vec<UciMove>,
    /// The next-best moves, each with the evaluation after it; none if there is one move only, or the engine gives one line only.
    pub others: Vec<(UciMove, Evaluation)>,
}

/// The lines of an engine that judges a game: enough to know the moves that are as good as the best one.
pub const LINES: u8 = 5;

impl JudgedPosition {
    /// The other moves as good as the best one, as far as the engine said.
    pub fn equals(&self, side: Color) -> impl Iterator<Item = UciMove> {
        let is_good = move |other: &&(UciMove, Evaluation)| {
            MoveQuality::of(side, self.evaluation, other.1) == MoveQuality::Good && self.line.first() != Some(&other.0)
        };
        self.others.iter().filter(is_good).map(|(uci, _)| *uci)
    }
}

/// The moves of an engine's line up to its first illegal one. An engine is not trusted: the moves that it names are
/// announced.
///
/// # Errors
/// [`EngineFault::Illegal`] if the very first is illegal.
pub fn legal(position: &Chess, line: &[UciMove]) -> Result<Vec<UciMove>, EngineFault> {
    let mut position = position.clone();
    let is_legal = |uci: &&UciMove| uci.to_move(&position).map(|mv| position.play_unchecked(mv)).is_ok();
    let legal: Vec<UciMove> = line.iter().take_while(is_legal).copied().collect();
    match line.first() {
        Some(first) if legal.is_empty() => Err(EngineFault::Illegal(first.to_string())),
        Some(_) | None => Ok(legal),
    }
}

/// A whole game being judged, one position after the other. The owner asks an engine for [`Self::task`], passes on the
/// engine's reports, and asks for the next task whenever [`Self::hear`] says that a position is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judging {
    game: Arc<Judgeable>,
    /// The last line for the position in progress.
    thought: Option<JudgedPosition>,
    /// The results for the positions so far; `None` if the engine named a move and no score.
    judged: Vec<Option<JudgedPosition>>,
    is_stopped: bool,
}

/// The game to be judged; it stays unchanged.
#[derive(Debug, PartialEq, Eq)]
struct Judgeable {
    /// The positions from which an engine is led on, and the number of moves before each: the start, and the position
    /// after each pass, which no engine can be told of.
    starts: Vec<(usize, String)>,
    /// The moves, with the null move where a side passes.
    moves: Vec<UciMove>,
    /// The positions before the first move and after each.
    positions: Vec<Chess>,
    /// The evaluation of the end of the game, if the rules judge it.
    end: Option<Evaluation>,
    limit: Limit,
    number: u64,
}

impl Judging {
    /// Judges the position at the start and after each of those moves, each within that limit (a depth or a time); the
    /// null move is a pass. Illegal moves and all moves after them are left out. The tasks have the numbers from
    /// `number` on, one for each position.
    pub fn new(start: &Chess, moves: &[UciMove], limit: Limit, number: u64) -> Self {
        let fen = |position: &Chess| Fen::from_position(position, EnPassantMode::Legal).to_string();
        let mut position = start.clone();
        let mut legal = Vec::with_capacity(moves.len());
        let mut positions = vec![start.clone()];
        let mut starts = vec![(0, fen(start))];
        for uci in moves {
            if *uci == UciMove::Null {
                let Some(behind) = passed(&position) else { break };
                position = behind;
                starts.push((legal.len() + 1, fen(&position)));
            } else {
                let Ok(played) = uci.to_move(&position) else { break };
                position.play_unchecked(played);
            }
            positions.push(position.clone());
            legal.push(*uci);
        }
        let game = Judgeable {
            starts,
            moves: legal,
            positions,
            end: Evaluation::of_end(&position),
            limit,
            number,
        };
        let mut judging = Self {
            game: Arc::new(game),
            thought: None,
            judged: Vec::new(),
            is_stopped: false,
        };
        judging.end_by_rule();
        judging
    }

    /// The next task for the engine; `None` when all positions are judged or the judging was stopped. It stays the same
    /// until it is done, so that another engine can continue after one was lost.
    pub fn task(&self) -> Option<EngineTask> {
        if self.is_over() {
            return None;
        }
        let here = self.judged.len();
        let (from, start) = self.game.starts.iter().rev().find(|(from, _)| *from <= here)?;
        Some(EngineTask {
            number: self.number(),
            start: start.clone(),
            moves: self.game.moves.get(*from..here)?.to_vec(),
            limit: self.game.limit.clone(),
        })
    }

    /// Takes a report of an engine. True if a position is done by it, and there is a next task or an end.
    ///
    /// # Errors
    /// [`EngineFault::Illegal`]: the engine names an illegal move, and nobody should ask it any more.
    pub fn hear(&mut self, report: &EngineReport) -> Result<bool, EngineFault> {
        let Some(position) = self.game.positions.get(self.judged.len()) else {
            return Ok(false);
        };
        match report {
            EngineReport::Thinks(number, line) if self.awaits(*number) => {
                let evaluation = Evaluation::of(line.score, position.turn());
                match (line.rank, &mut self.thought) {
                    (1, thought) => {
                        *thought = Some(JudgedPosition {
                            evaluation,
                            line: legal(position, &line.moves)?,
                            others: thought.take().map(|thought| thought.others).unwrap_or_default(),
                        });
                    }
                    (rank, Some(thought)) => {
                        let place = usize::from(rank).saturating_sub(2);
                        if let Some(uci) = legal(position, &line.moves)?.first() {
                            thought.others.truncate(usize::from(LINES));
                            match thought.others.get_mut(place) {
                                Some(known) => *known = (*uci, evaluation),
                                None => thought.others.push((*uci, evaluation)),
                            }
                        }
                    }
                    (_, None) => {}
                }
                Ok(false)
            }
            EngineReport::Best(number, best) if self.awaits(*number) => {
                let best = legal(position, best.as_slice())?;
                let mut thought = self.thought.take();
                if let Some(judged) = &mut thought
                    && !best.is_empty()
                    && judged.line.first() != best.first()
                {
                    // A weakened engine plays another move than it thinks best; some change their mind at the end.
                    judged.line = best;
                    judged.others.clear();
                }
                self.judged.push(thought);
                self.end_by_rule();
                Ok(true)
            }
            EngineReport::Ready(_) | EngineReport::Thinks(..) | EngineReport::Best(..) | EngineReport::Lost(_) => {
                Ok(false)
            }
        }
    }

    /// Stops the judging; judged positions stay.
    pub fn stop(&mut self) {
        self.is_stopped = true;
    }

    /// True if all positions are judged, or the judging was stopped.
    pub fn is_over(&self) -> bool {
        self.is_stopped || self.judged.len() > self.game.moves.len()
    }

    /// The number of judged positions, and the number of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.judged.len(), self.game.moves.len() + 1)
    }

    /// The results so far: the first is for the start, then one after each half-move. `None` if the engine did not say.
    pub fn judged(&self) -> &[Option<JudgedPosition>] {
        &self.judged
    }

    /// The evaluations of the judged positions: the first is the start, then one after each half-move.
    pub fn evaluations(&self) -> impl Iterator<Item = Option<Evaluation>> {
        let judged = self.judged.iter();
        judged.map(|judged| judged.as_ref().map(|judged| judged.evaluation))
    }

    /// The moves that were not good, in their order, as far as positions are judged.
    pub fn mistakes(&self) -> Vec<Mistake> {
        (1..self.judged.len()).filter_map(|ply| self.mistake(ply)).collect()
    }

    /// The fault of the half-move of that number, from 1, if any.
    fn mistake(&self, ply: usize) -> Option<Mistake> {
        let index = ply.checked_sub(1)?;
        let (before, after) = (self.judged.get(index)?.as_ref()?, self.judged.get(ply)?.as_ref()?);
        let side = self.game.positions.get(index)?.turn();
        let (best, played) = (*before.line.first()?, *self.game.moves.get(index)?);
        let verdict = MoveQuality::of(side, before.evaluation, after.evaluation);
        // The engine's own move is no mistake, even if the engine thinks otherwise one move later. A pass shows a
        // threat, and is no move at all.
        (verdict != MoveQuality::Good && best != played && played != UciMove::Null).then_some(Mistake {
            ply,
            side,
            verdict,
            played,
            best,
            before: before.evaluation,
            after: after.evaluation,
        })
    }

    fn number(&self) -> u64 {
        let done = u64::try_from(self.judged.len()).unwrap_or(u64::MAX);
        self.game.number.saturating_add(done)
    }

    fn awaits(&self, number: u64) -> bool {
        !self.is_over() && number == self.number()
    }

    /// Adds the evaluation by the rules: no engine is asked about it.
    fn end_by_rule(&mut self) {
        if self.judged.len() == self.game.moves.len()
            && let Some(evaluation) = self.game.end
        {
            self.judged.push(Some(JudgedPosition {
                evaluation,
                line: Vec::new(),
                others: Vec::new(),
            }));
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::CastlingMode;

    use super::super::ThoughtLine;
    use super::*;

    fn moves(text: &str) -> Vec<UciMove> {
        text.split_whitespace().map(|word| word.parse().unwrap()).collect()
    }

    fn thinks(number: u64, score: EngineScore, line: &str) -> EngineReport {
        let line = ThoughtLine {
            rank: 1,
            depth: 8,
            score,
            moves: moves(line),
        };
        EngineReport::Thinks(number, line)
    }

    #[test]
    fn a_second_line_nearly_as_good_is_another_answer() {
        let mut judging = Judging::new(&Chess::default(), &moves("e2e4"), Limit::Depth(8), 1);
        for (rank, centipawns, line) in [(1, 40, "e2e4"), (2, 30, "d2d4"), (1, 45, "e2e4")] {
            let line = ThoughtLine {
                rank,
                depth: 8,
                score: EngineScore::Centipawns(centipawns),
                moves: moves(line),
            };
            judging.hear(&EngineReport::Thinks(1, line)).unwrap();
        }
        judging
            .hear(&EngineReport::Best(1, moves("e2e4").first().copied()))
            .unwrap();
        let judged = judging.judged()[0].clone().unwrap();
        let other = moves("d2d4")[0];
        assert_eq!(
            judged.others,
            [(other, Evaluation::Centipawns(30))],
            "of the depth before"
        );
        assert!(judged.equals(Color::White).eq([other]));
        let clear = JudgedPosition {
            others: vec![(other, Evaluation::Centipawns(-300))],
            ..judged
        };
        assert_eq!(clear.equals(Color::White).count(), 0);
        assert_eq!(clear.equals(Color::Black).count(), 1);
    }

    /// Lets an engine judge the next position like that; true if a position is done.
    fn judge(judging: &mut Judging, centipawns: i32, line: &str) -> bool {
        let number = judging.task().unwrap().number;
        assert_eq!(
            judging.hear(&thinks(number, EngineScore::Centipawns(centipawns), line)),
            Ok(false)
        );
        judging
            .hear(&EngineReport::Best(number, moves(line).first().copied()))
            .unwrap()
    }

    #[test]
    fn a_score_is_the_movers_and_an_evaluation_whites() {
        for (score, turn, evaluation) in [
            (EngineScore::Centipawns(31), Color::White, Evaluation::Centipawns(31)),
            (EngineScore::Centipawns(31), Color::Black, Evaluation::Centipawns(-31)),
            (
                EngineScore::Centipawns(i32::MIN),
                Color::Black,
                Evaluation::Centipawns(i32::MAX),
            ),
            (EngineScore::Mate(3), Color::Black, Evaluation::Mate(Color::Black, 3)),
            (EngineScore::Mate(-3), Color::Black, Evaluation::Mate(Color::White, 3)),
            (EngineScore::Mate(0), Color::White, Evaluation::Mate(Color::Black, 0)),
        ] {
            assert_eq!(Evaluation::of(score, turn), evaluation);
        }
    }

    #[test]
    fn a_position_has_five_degrees() {
        for (centipawns, standing) in [
            (24, PositionValue::Equal),
            (-25, PositionValue::SlightlyBetter(Color::Black)),
            (74, PositionValue::SlightlyBetter(Color::White)),
            (75, PositionValue::Better(Color::White)),
            (-249, PositionValue::Better(Color::Black)),
            (i32::MIN, PositionValue::Winning(Color::Black)),
        ] {
            assert_eq!(Evaluation::Centipawns(centipawns).standing(), standing, "{centipawns}");
        }
        let mate = Evaluation::Mate(Color::White, 3);
        assert_eq!(mate.standing(), PositionValue::Mate(Color::White, 3));
    }

    #[test]
    fn chances_are_those_of_lichess() {
        // Computed by hand from the published formula.
        for (centipawns, per_cent) in [(0, 50.0), (100, 59.1), (300, 75.1), (1000, 97.5), (99_999, 97.5)] {
            let chance = Evaluation::Centipawns(centipawns).win_chance(Color::White);
            assert!((chance - per_cent).abs() < 0.06, "{centipawns}: {chance}");
        }
    }

    #[test]
    fn a_move_is_as_bad_as_what_it_costs() {
        let verdict = |before, after| {
            MoveQuality::of(
                Color::Black,
                Evaluation::Centipawns(before),
                Evaluation::Centipawns(after),
            )
        };
        assert_eq!(verdict(0, 50), MoveQuality::Good);
        assert_eq!(verdict(0, 60), MoveQuality::Inaccuracy);
        assert_eq!(verdict(0, 120), MoveQuality::Mistake);
        assert_eq!(verdict(0, 200), MoveQuality::Blunder);
        assert_eq!(verdict(0, -200), MoveQuality::Good);
        assert_eq!(verdict(-2000, -900), MoveQuality::Good, "it wins all the same");
        let mated = Evaluation::Mate(Color::White, 2);
        assert_eq!(
            MoveQuality::of(Color::Black, Evaluation::Centipawns(0), mated),
            MoveQuality::Blunder
        );
    }

    #[test]
    fn a_game_is_judged_by_position_and_its_mistakes_are_listed() {
        let played = moves("e2e4 f7f6 d2d4 g7g5 d1h5");
        let mut judging = Judging::new(&Chess::default(), &played, Limit::Depth(8), 100);
        assert_eq!(judging.progress(), (0, 6));
        assert_eq!(judging.task().unwrap().number, 100);
        assert!(judge(&mut judging, 30, "e2e4 e7e5"));
        assert!(judge(&mut judging, -30, "e7e5"));
        let third = judging.task().unwrap();
        assert_eq!((third.number, third.moves.as_slice()), (102, &played[..2]));
        assert!(judge(&mut judging, 120, "d2d4"));
        assert!(judge(&mut judging, -120, "e7e5"));
        assert!(judge(&mut judging, 900, "d1h5"));
        // The last position is mate: no engine is asked.
        assert!(judging.is_over() && judging.task().is_none());
        assert_eq!(judging.progress(), (6, 6));
        let last = judging.evaluations().last().unwrap();
        assert_eq!(last, Some(Evaluation::Mate(Color::White, 0)));
        let mistakes = judging.mistakes();
        let told: Vec<_> = mistakes.iter().map(|found| (found.ply, found.verdict)).collect();
        assert_eq!(told, [(2, MoveQuality::Inaccuracy), (4, MoveQuality::Blunder)]);
        assert_eq!(mistakes[1].best, moves("e7e5")[0]);
        assert_eq!(mistakes[1].side, Color::Black);
    }

    #[test]
    fn what_belongs_to_another_task_is_not_heard() {
        let mut judging = Judging::new(&Chess::default(), &moves("e2e4"), Limit::Time(50), 7);
        assert_eq!(judging.hear(&thinks(6, EngineScore::Centipawns(1), "e2e4")), Ok(false));
        assert_eq!(judging.hear(&EngineReport::Best(6, None)), Ok(false));
        assert_eq!(
            judging.hear(&EngineReport::Lost(super::super::EngineFault::Ended)),
            Ok(false)
        );
        assert_eq!(judging.progress(), (0, 2));
        // Another engine is given the same task.
        assert_eq!(judging.task().unwrap().number, 7);
        // The engine names a move and no score.
        assert_eq!(judging.hear(&EngineReport::Best(7, Some(moves("d2d4")[0]))), Ok(true));
        assert_eq!(judging.judged(), [None]);
        assert!(judge(&mut judging, 0, "e7e5"));
        assert_eq!(judging.mistakes(), []);
    }

    #[test]
    fn a_line_is_cut_at_an_illegal_move_and_may_not_begin_with_one() {
        let mut judging = Judging::new(&Chess::default(), &moves("e2e4"), Limit::Time(50), 7);
        let illegal = |uci: &str| Err(EngineFault::Illegal(String::from(uci)));
        assert_eq!(
            judging.hear(&thinks(7, EngineScore::Centipawns(1), "e2e5 e7e5")),
            illegal("e2e5")
        );
        assert_eq!(
            judging.hear(&EngineReport::Best(7, Some(moves("a7a6")[0]))),
            illegal("a7a6")
        );
        assert_eq!(
            judging.hear(&thinks(7, EngineScore::Centipawns(1), "d2d4 e2e4 e7e5")),
            Ok(false)
        );
        assert_eq!(judging.hear(&EngineReport::Best(7, None)), Ok(true));
        assert_eq!(judging.judged()[0].as_ref().unwrap().line, moves("d2d4"));
    }

    #[test]
    fn it_can_be_stopped_and_what_is_judged_stays() {
        let mut judging = Judging::new(&Chess::default(), &moves("e2e4 e7e5"), Limit::Time(50), 7);
        judge(&mut judging, 20, "e2e4");
        judging.stop();
        assert!(judging.is_over() && judging.task().is_none());
        assert_eq!(judging.hear(&EngineReport::Best(8, None)), Ok(false));
        assert_eq!(
            judging.evaluations().collect::<Vec<_>>(),
            [Some(Evaluation::Centipawns(20))]
        );
    }

    #[test]
    fn a_game_over_at_its_start_or_broken_off_is_judged_too() {
        let stalemate: Fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
        let stalemate: Chess = stalemate.into_position(CastlingMode::Standard).unwrap();
        let judging = Judging::new(&stalemate, &[], Limit::Time(50), 1);
        assert!(judging.is_over());
        assert_eq!(
            judging.evaluations().collect::<Vec<_>>(),
            [Some(Evaluation::Centipawns(0))]
        );
        let broken = Judging::new(&Chess::default(), &moves("e2e4 e2e4 d2d4"), Limit::Time(50), 1);
        assert_eq!(broken.progress(), (0, 2));
    }

    #[test]
    fn who_passes_parts_a_game_in_stretches_that_are_all_judged() {
        let played = moves("e2e4 0000 d2d4 d7d5");
        let mut judging = Judging::new(&Chess::default(), &played, Limit::Time(50), 1);
        let mut asked = Vec::new();
        // The pass has cost much, and is no mistake; the last move is one.
        for lead in [0, 0, 300, 300, 900] {
            let task = judging.task().unwrap();
            let side = task.start.split_whitespace().nth(1).unwrap().to_owned();
            let is_white = task.moves.len().is_multiple_of(2) == (side == "w");
            asked.push((side, task.moves.len()));
            let (score, line) = if is_white { (lead, "a2a3") } else { (-lead, "a7a6") };
            assert!(judge(&mut judging, score, line));
        }
        let told: Vec<(&str, usize)> = asked.iter().map(|(side, count)| (side.as_str(), *count)).collect();
        assert_eq!(told, [("w", 0), ("w", 1), ("w", 0), ("w", 1), ("w", 2)]);
        assert!(judging.is_over());
        assert_eq!(
            judging.mistakes().iter().map(|mistake| mistake.ply).collect::<Vec<_>>(),
            [4]
        );
    }

    #[test]
    fn a_move_that_allows_a_mate_is_a_blunder() {
        let of = |before, moves| MoveQuality::of(Color::White, before, Evaluation::Mate(Color::Black, moves));
        assert_eq!(of(Evaluation::Centipawns(-650), 8), MoveQuality::Blunder);
        assert_eq!(of(Evaluation::Centipawns(-950), 1), MoveQuality::Blunder);
        assert_eq!(of(Evaluation::Centipawns(-950), 9), MoveQuality::Good);
        assert_eq!(of(Evaluation::Mate(Color::Black, 4), 3), MoveQuality::Good);
        let mates = Evaluation::Mate(Color::White, 2);
        assert_eq!(
            MoveQuality::of(Color::White, Evaluation::Centipawns(-900), mates),
            MoveQuality::Good
        );
    }

    proptest! {
        #[test]
        fn chances_add_up(centipawns: i32) {
            let evaluation = Evaluation::Centipawns(centipawns);
            let both = evaluation.win_chance(Color::White) + evaluation.win_chance(Color::Black);
            prop_assert!((both - 100.0).abs() < 1e-9);
        }
    }
}
