//! An engine's evaluations of the game under review as values, with their words and figures.

use std::sync::Arc;

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

use super::under_review::Review;
use display::review::Curve;
use laws::moment::Moment;
use laws::people::Person;
use locale::Messages;
use protocols::engine::opinion::{Evaluation, Judging, Mistake, MoveQuality};
use review::TreePlace;
use wording;

/// The questions to an engine, and its answers.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Opinion {
    /// True if the engine has been started.
    pub(super) is_started: bool,
    /// The number of the last task.
    pub(super) last: u64,
    pub(super) thinks: EngineWork,
    /// The evaluation of one position.
    pub(super) line: Option<BestLine>,
    /// The evaluation of the whole game.
    pub(super) judging: Option<Arc<Judging>>,
    pub(super) mistakes: Arc<[Mistake]>,
    /// The index of the mistake gone to last.
    pub(super) at: Option<usize>,
}

/// The present work of the engine.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum EngineWork {
    #[default]
    Nothing,
    /// The position at that place, for that person.
    Position(Person, TreePlace),
    /// Every move of the game.
    Game {
        by: Person,
        /// The moment at which the person is next told the progress.
        told_next: Moment,
        is_told: bool,
    },
}

/// The engine's evaluation of a position.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BestLine {
    pub(super) place: TreePlace,
    pub(super) position: Chess,
    pub(super) evaluation: Evaluation,
    pub(super) moves: Vec<UciMove>,
    /// Number of its moves that have been said.
    pub(super) said: usize,
}

impl Opinion {
    /// True if somebody waits for the engine.
    pub(super) fn is_busy(&self) -> bool {
        self.thinks != EngineWork::Nothing
    }
}

/// The engine's words about a move with those comments; told as the engine's if the file has an evaluation there, too.
pub(super) fn engines<'a>(messages: &Messages, comments: impl IntoIterator<Item = &'a str>, words: String) -> String {
    if review::remark::evaluated(comments).is_none() {
        return words;
    }
    messages.labelled(&messages.text("setting-engine", &[]), &words)
}

/// The words next to a move of the game in the list: the evaluation of the position after it.
pub(super) fn note_at(opinion: &Opinion, messages: &Messages, ply: usize) -> Option<String> {
    let judged = opinion.judging.as_ref()?.judged().get(ply)?.as_ref()?;
    let mistake = opinion.mistakes.iter().find(|mistake| mistake.ply == ply);
    Some(mistake.map_or_else(
        || evaluation(messages, judged.evaluation),
        |mistake| costs(messages, mistake),
    ))
}

/// The evaluation of the position after a move of the game, as a number.
pub(super) fn figure_at(opinion: &Opinion, ply: usize) -> Option<String> {
    let judged = opinion.judging.as_ref()?.judged().get(ply)?.as_ref()?;
    Some(wording::opinion::figure(judged.evaluation))
}

/// "Blunder: Black is winning."
pub(super) fn costs(messages: &Messages, mistake: &Mistake) -> String {
    let verdict = messages.about("review-verdict", mistake.verdict.as_str());
    let after = evaluation(messages, mistake.after);
    let values = [("verdict", (&verdict).into()), ("after", (&after).into())];
    messages.text("review-mistake", &values)
}

/// The evaluation of a position, in words.
pub(super) fn evaluation(messages: &Messages, evaluation: Evaluation) -> String {
    wording::opinion::evaluation(messages, evaluation)
}

/// The course of the game as a curve, for sighted people.
pub(super) fn curve(review: &Review, messages: &Messages) -> Option<Curve> {
    let judging = review.opinion.judging.as_ref()?;
    let in_pawns = |evaluation: Evaluation| {
        let hundredths = i16::try_from(evaluation.centipawns()).unwrap_or_default();
        f32::from(hundredths) / 100.0
    };
    let pawns = judging.evaluations().map(|evaluation| evaluation.map(in_pawns));
    let (done, all) = judging.progress();
    let values = [
        ("count", review.opinion.mistakes.len().into()),
        ("done", done.into()),
        ("all", all.into()),
    ];
    Some(Curve {
        name: messages.text("review-curve", &values),
        pawns: pawns.collect(),
        here: usize::try_from(review.walk.ply()).unwrap_or_default(),
    })
}

/// The mistakes, each one line: the move, and its cost.
pub(super) fn mistake_lines(review: &Review, messages: &Messages) -> Arc<[(usize, String, String)]> {
    let game = review.walk.game();
    let letters = messages.locale().tag().parse().unwrap_or_default();
    let line = |mistake: &Mistake| {
        let before = game.position_after(mistake.ply.saturating_sub(1));
        let written = |uci: UciMove| {
            let mv = uci.to_move(&before);
            mv.map(|mv| notation::algebraic::san_in(&before, mv, letters))
                .unwrap_or_default()
        };
        let dots = before.turn().fold_wb(".", "...");
        let move_number = format!("{}{dots} {}", before.fullmoves(), written(mistake.played));
        let costs = costs(messages, mistake);
        let better = messages.text("review-better", &[]);
        let best = written(mistake.best);
        let line = format!("{move_number}. {costs} {better} {best}");
        let sign = match mistake.verdict {
            MoveQuality::Good => "",
            MoveQuality::Inaccuracy => "?!",
            MoveQuality::Mistake => "?",
            MoveQuality::Blunder => "??",
        };
        let [before, after] = [mistake.before, mistake.after].map(wording::opinion::figure);
        let seen = format!("{move_number}{sign}  {before}, {after}  ({best})");
        (mistake.ply, line, seen)
    };
    review.opinion.mistakes.iter().map(line).collect()
}
