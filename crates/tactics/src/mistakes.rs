//! A person's own mistakes as positions to solve: each begins with the opponent's move before it, and its solution is the better move.
//!
//! The first move of a game is left out, because nothing was played before it.

use std::collections::BTreeMap;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Chess, Color, EnPassantMode, Position as _, Rank, Role, attacks};

use super::choice::key;
use super::position::Ply;
use super::session::{after, mates, value};
use super::telling::kind_name;
use super::theme::{Theme, Themes};
use locale::{Messages, list};
use notation::pgn::PgnGame;
use protocols::engine::opinion::{Evaluation, Judging, MoveQuality};
use review::remark::evaluated;
use wording::glyph::of_file;

/// The rating of a position whose difficulty nobody has measured.
const UNMEASURED: u16 = 1500;
/// A mate in more moves is reduced to its first move.
const LONGEST_MATE: [Theme; 4] = [Theme::MateIn1, Theme::MateIn2, Theme::MateIn3, Theme::MateIn4];
/// The worth of all pieces without pawns, in pawns, up to which the game is an endgame.
const ENDGAME: i32 = 26;
/// The last move number of the opening.
const OPENING: u32 = 10;

/// A move that lost much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnMistake {
    /// The half-move of the game, from 1.
    pub ply: usize,
    /// The side that played it.
    pub side: Color,
    /// The verdict: a mistake or a blunder.
    pub quality: MoveQuality,
    /// The move that was played.
    pub played: UciMove,
    /// The position before it.
    pub before: Chess,
    /// The better move.
    pub best: UciMove,
    /// The themes of the better move.
    pub themes: Themes,
    /// True if another move is nearly as good: no position for training.
    pub has_other_answers: bool,
    /// The phase of the game by the names of Lichess: `opening`, `middlegame` or `endgame`.
    pub phase: &'static str,
    /// The FEN and the moves of its row.
    row: (String, String),
}

impl OwnMistake {
    /// The row of a file of positions. The same mistake has the same name in every file.
    pub fn row(&self) -> String {
        let (fen, moves) = &self.row;
        let id = key(&format!("{fen} {moves}"));
        let kinds: Vec<&str> = self.kinds().collect();
        format!("own-{id:016x},{fen},{moves},{UNMEASURED},{}", kinds.join(" "))
    }

    /// The names of its themes, and of its phase.
    pub fn kinds(&self) -> impl Iterator<Item = &'static str> {
        self.themes.iter().map(Theme::name).chain([self.phase])
    }

    /// The mistake of that half-move; `line` is what should have been played, `lead` the mover's lead before it, in hundredths of a pawn.
    fn new(game: &PgnGame, ply: usize, quality: MoveQuality, line: &[UciMove], lead: Option<i32>) -> Option<Self> {
        let led = ply.checked_sub(2)?;
        let (lead_move, played) = (game.line.get(led)?.mv?, game.line.get(led + 1)?.mv?);
        let (start, before) = (game.position_after(led), game.position_after(led + 1));
        let mode = start.castles().mode();
        let solution = solution(&before, line);
        let first = solution.first().filter(|first| first.mv != played)?;
        let moves = std::iter::once(lead_move).chain(solution.iter().map(|ply| ply.mv));
        let moves: Vec<String> = moves.map(|mv| mv.to_uci(mode).to_string()).collect();
        let fen = Fen::from_position(&start, EnPassantMode::Legal).to_string();
        Some(Self {
            ply,
            side: before.turn(),
            quality,
            played: played.to_uci(mode),
            best: first.mv.to_uci(mode),
            themes: themes(&solution, lead),
            has_other_answers: false,
            phase: phase(&before),
            before,
            row: (fen, moves.join(" ")),
        })
    }
}

/// The mistakes of a game that an engine has judged, in their order.
pub fn judged(game: &PgnGame, judging: &Judging) -> Vec<OwnMistake> {
    let found = judging
        .mistakes()
        .into_iter()
        .filter(|found| found.verdict >= MoveQuality::Mistake);
    let own = found.filter_map(|found| {
        let judged = judging.judged().get(found.ply.checked_sub(1)?)?.as_ref()?;
        let lead = Some(lead(found.before, found.side));
        let own = OwnMistake::new(game, found.ply, found.verdict, &judged.line, lead)?;
        Some(OwnMistake {
            has_other_answers: !judged.has_one_answer(found.side),
            ..own
        })
    });
    own.collect()
}

/// The mistakes that the file names, by its evaluations (`%eval`) or by the glyphs `?` and `??`, if a variation shows the better move; and
/// how many of each side show none.
pub fn annotated(game: &PgnGame) -> (Vec<OwnMistake>, ByColor<usize>) {
    let evaluation = |ply: usize| {
        let entry = game.line.get(ply.checked_sub(1)?)?;
        evaluated(entry.comments()).map(of_file)
    };
    let mut side = game.start.turn();
    let (mut found, mut unexplained) = (Vec::new(), ByColor::<usize>::default());
    for (ply, entry) in (1..).zip(&game.line) {
        let by_glyph = entry.glyphs().filter_map(|glyph| {
            MoveQuality::FAULTS
                .into_iter()
                .find(|fault| fault.glyph() == Some(glyph))
        });
        let before = evaluation(ply - 1);
        let by_value = before
            .zip(evaluation(ply))
            .map(|(before, after)| MoveQuality::of(side, before, after));
        let quality = by_glyph
            .max()
            .or(by_value)
            .filter(|quality| *quality >= MoveQuality::Mistake);
        let mode = game.start.castles().mode();
        let better = entry.variations().next().map(|variation| {
            let moves = variation.line.iter().map_while(|entry| entry.mv);
            moves.map(|mv| mv.to_uci(mode)).collect::<Vec<UciMove>>()
        });
        let lead = before.map(|before| lead(before, side));
        match (quality, better) {
            (Some(quality), Some(line)) => found.extend(OwnMistake::new(game, ply, quality, &line, lead)),
            (Some(_), None) => *unexplained.get_mut(side) += 1,
            (None, _) => {}
        }
        side = side.other();
    }
    (found, unexplained)
}

/// The lead of that side, in hundredths of a pawn.
fn lead(evaluation: Evaluation, side: Color) -> i32 {
    side.fold_wb(1, -1) * evaluation.centipawns()
}

/// The legal beginning of the line: up to its mate in at most four moves, else its first move.
fn solution(before: &Chess, line: &[UciMove]) -> Vec<Ply> {
    let mut position = before.clone();
    let mut plies = Vec::new();
    for uci in line.iter().take(2 * LONGEST_MATE.len() - 1) {
        let Ok(mv) = uci.to_move(&position) else { break };
        let ply = Ply { before: position, mv };
        position = after(&ply);
        plies.push(ply);
    }
    let is_mate = plies.len() % 2 == 1 && plies.last().is_some_and(mates);
    plies.truncate(if is_mate { plies.len() } else { 1 });
    plies
}

/// The themes that the solution shows.
fn themes(solution: &[Ply], lead: Option<i32>) -> Themes {
    let (Some(first), Some(last)) = (solution.first(), solution.last()) else {
        return Themes::default();
    };
    let end = after(last);
    if end.is_checkmate() {
        let mate = LONGEST_MATE.get(solution.len() / 2).copied();
        return mate
            .into_iter()
            .chain(is_back_rank(&end).then_some(Theme::BackRankMate))
            .collect();
    }
    let next = after(first);
    let is_taken_back = || {
        let replies = next.legal_moves();
        replies
            .iter()
            .any(|reply| reply.is_capture() && reply.to() == first.mv.to())
    };
    let wins_a_piece = first
        .mv
        .capture()
        .is_some_and(|role| value(role) >= value(Role::Knight));
    let is_endgame = phase(&first.before) == "endgame";
    let hold = |lead: i32| (-75..75).contains(&lead);
    let shown = [
        (first.mv.is_promotion(), Theme::Promotion),
        (wins_a_piece && !is_taken_back(), Theme::HangingPiece),
        (is_fork(first, &next), Theme::Fork),
        (is_endgame && lead.is_some_and(|lead| lead >= 250), Theme::EndgameWin),
        (is_endgame && lead.is_some_and(hold), Theme::EndgameHold),
        (!is_endgame && lead.is_some_and(|lead| lead < 75), Theme::DefensiveMove),
    ];
    let shown = shown.into_iter().filter(|(is_shown, _)| *is_shown);
    shown.map(|(_, theme)| theme).collect()
}

/// True if the moved piece attacks two pieces that it could win: the king, a more valuable one, or one without a defender.
fn is_fork(ply: &Ply, next: &Chess) -> bool {
    let board = next.board();
    let at = ply.mv.to();
    let Some(own) = board.piece_at(at) else { return false };
    let attacked = attacks::attacks(at, own, board.occupied()) & board.by_color(own.color.other());
    let is_won = |square: &shakmaty::Square| {
        let role = board.role_at(*square).unwrap_or(Role::Pawn);
        let defenders = board.attacks_to(*square, own.color.other(), board.occupied());
        let is_loose = defenders.is_empty() && value(role) >= value(Role::Knight);
        value(role) > value(own.role) || is_loose
    };
    attacked.into_iter().filter(is_won).count() >= 2
}

/// True if the mated king stands on its own first rank, and a rook or queen on it gives the mate.
fn is_back_rank(end: &Chess) -> bool {
    let (board, side) = (end.board(), end.turn());
    let rank = side.fold_wb(Rank::First, Rank::Eighth);
    let on_rank = |square: shakmaty::Square| square.rank() == rank;
    let is_heavy = |square: shakmaty::Square| matches!(board.role_at(square), Some(Role::Rook | Role::Queen));
    board.king_of(side).is_some_and(on_rank)
        && end
            .checkers()
            .into_iter()
            .any(|square| on_rank(square) && is_heavy(square))
}

/// The phase of the game.
fn phase(position: &Chess) -> &'static str {
    let board = position.board();
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter();
    let worth: i32 = pieces
        .map(|role| value(role) * i32::try_from(board.by_role(role).count()).unwrap_or(i32::MAX))
        .sum();
    if worth <= ENDGAME {
        "endgame"
    } else if position.fullmoves().get() <= OPENING {
        "opening"
    } else {
        "middlegame"
    }
}

/// The kinds of those mistakes and how often each occurs, the most frequent first.
pub fn tally(mistakes: &[OwnMistake]) -> Vec<(&'static str, usize)> {
    let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
    for kind in mistakes.iter().flat_map(OwnMistake::kinds) {
        *counts.entry(kind).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(kind, count)| (std::cmp::Reverse(*count), *kind));
    counts
}

/// "4 mistakes. Most common: fork, 3. Mostly in the middlegame: 2." Kinds that are equally common are all named.
pub fn summary(messages: &Messages, mistakes: &[OwnMistake]) -> String {
    let tally = tally(mistakes);
    let is_phase = |kind: &str| kind.parse::<Theme>().is_err();
    let most = |phase: bool, id: &str| {
        let mut of_these = tally.iter().filter(|(kind, _)| is_phase(kind) == phase).peekable();
        let (_, number) = **of_these.peek()?;
        let equal = of_these.take_while(|(_, count)| *count == number);
        let kinds: Vec<String> = equal.map(|(kind, _)| kind_name(messages, kind)).collect();
        let values = [
            ("kind", list(messages, &kinds).into()),
            ("number", number.into()),
            ("ties", kinds.len().into()),
        ];
        Some(messages.text(id, &values))
    };
    let found = messages.text("tactics-mistakes-found", &[("count", mistakes.len().into())]);
    let texts = [
        Some(found),
        most(false, "tactics-mistakes-theme"),
        most(true, "tactics-mistakes-phase"),
    ];
    texts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The rows of those mistakes that have one answer only.
pub fn rows(mistakes: &[OwnMistake]) -> Vec<String> {
    let clear = mistakes.iter().filter(|mistake| !mistake.has_other_answers);
    clear.map(OwnMistake::row).collect()
}

/// The number of mistakes kept as positions, and the command that trains them; or the reason why none can be.
pub fn kept_for_training(messages: &Messages, mistakes: &[OwnMistake], kept: usize, command: &str) -> String {
    let others = mistakes.iter().filter(|mistake| mistake.has_other_answers).count();
    let left_out = (others > 0).then(|| messages.text("tactics-mistakes-left-out", &[("count", others.into())]));
    let values = [("count", kept.into()), ("command", command.into())];
    let has_rows = mistakes.len() > others;
    let kept = has_rows.then(|| messages.text("tactics-mistakes-kept", &values));
    left_out.into_iter().chain(kept).collect::<Vec<_>>().join(" ")
}

/// The line that is typed at a table to train one's own mistakes.
pub fn typed_command(messages: &Messages) -> String {
    let forms = ["line-tactics", "tactics-say-mistakes"].map(|id| messages.text(id, &[]));
    forms
        .map(|forms| forms.split(';').next().unwrap_or_default().to_owned())
        .join(" ")
}
