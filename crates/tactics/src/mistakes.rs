//! A person's own mistakes as positions to solve: each begins with the opponent's move before it, and its solution is the better move.
//!
//! The first move from the initial position is left out. From another start, the position itself is the beginning.

use std::collections::BTreeMap;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Chess, Color, EnPassantMode, Move, Position as _, Rank, Role, attacks};

use super::choice::key;
use super::position::Ply;
use super::session::{after, mates, value};
use super::telling::kind_name;
use super::theme::{Theme, Themes};
use locale::{Messages, list};
use notation::pgn::{PgnGame, PgnMove};
use protocols::engine::opinion::{Evaluation, JudgedPosition, Judging, MoveQuality};
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
    /// The themes of the better move, which was missed.
    pub themes: Themes,
    /// The themes of the reply that the mistake allowed.
    pub allowed: Themes,
    /// The phase of the game by the names of Lichess: `opening`, `middlegame` or `endgame`.
    pub phase: &'static str,
    /// The FEN, the moves and the other answers of its row.
    row: [String; 3],
}

impl OwnMistake {
    /// The row of a file of positions. The same mistake has the same name in every file.
    pub fn row(&self) -> String {
        let [fen, moves, also] = &self.row;
        let id = key(&format!("{fen} {moves}"));
        let kinds: Vec<&str> = self.kinds().collect();
        format!("own-{id:016x},{fen},{moves},{UNMEASURED},{},{also}", kinds.join(" "))
    }

    /// The names of its themes, and of its phase.
    pub fn kinds(&self) -> impl Iterator<Item = &'static str> {
        self.themes.iter().map(Theme::name).chain([self.phase])
    }

    /// The mistake of that half-move; none if it is the first from the initial position, or the better move is not legal.
    fn new(game: &PgnGame, ply: usize, quality: MoveQuality, better: &Better<'_>) -> Option<Self> {
        let at = ply.checked_sub(1)?;
        let (played, before) = (game.line.get(at)?.mv?, game.position_after(at));
        let lead = match at.checked_sub(1) {
            Some(led) => Some((game.position_after(led), game.line.get(led)?.mv?)),
            None if before == Chess::default() => return None,
            None => None,
        };
        let mode = before.castles().mode();
        let solution = solution(&before, better.line);
        let first = solution.first().filter(|first| first.mv != played)?;
        let led = lead.as_ref().map_or(UciMove::Null, |(_, mv)| mv.to_uci(mode));
        let moves = std::iter::once(led).chain(solution.iter().map(|ply| ply.mv.to_uci(mode)));
        let moves: Vec<String> = moves.map(|uci| uci.to_string()).collect();
        let start = lead.as_ref().map_or(&before, |(start, _)| start);
        let fen = Fen::from_position(start, EnPassantMode::Legal).to_string();
        let reply = solution_after(&before, played, better.reply);
        let open = better.is_open.then(|| format!("? -{}", played.to_uci(mode)));
        let also: Vec<String> = better.equals.iter().map(UciMove::to_string).chain(open).collect();
        let holds = better.is_only && better.lead.is_some_and(|lead| lead < 75) && phase(&before) != "endgame";
        Some(Self {
            ply,
            side: before.turn(),
            quality,
            played: played.to_uci(mode),
            best: first.mv.to_uci(mode),
            themes: themes(&solution, better.lead)
                .iter()
                .chain(holds.then_some(Theme::DefensiveMove))
                .collect(),
            allowed: themes(&reply, None),
            phase: phase(&before),
            before,
            row: [fen, moves.join(" "), also.join(" ")],
        })
    }
}

/// The better move of a mistake, and what is known besides.
#[derive(Clone, Copy, Debug)]
struct Better<'a> {
    /// The moves that should have been played.
    line: &'a [UciMove],
    /// The other moves as good as the first of them.
    equals: &'a [UciMove],
    /// True if there may be more of these.
    is_open: bool,
    /// True if the better move alone was no mistake.
    is_only: bool,
    /// The mover's lead before it, in hundredths of a pawn.
    lead: Option<i32>,
    /// The moves with which the other side answers the mistake.
    reply: &'a [UciMove],
}

/// The mistakes of a game that an engine has judged, in their order.
pub fn judged(game: &PgnGame, judging: &Judging) -> Vec<OwnMistake> {
    let found = judging
        .mistakes()
        .into_iter()
        .filter(|found| found.verdict >= MoveQuality::Mistake);
    let own = found.filter_map(|found| {
        let at = |ply: usize| judging.judged().get(ply)?.as_ref();
        let judged = at(found.ply.checked_sub(1)?)?;
        let equals: Vec<UciMove> = judged.equals(found.side).filter(|uci| *uci != found.played).collect();
        let choices = game.position_after(found.ply - 1).legal_moves().len();
        let is_mistake = |second: &(UciMove, Evaluation)| {
            MoveQuality::of(found.side, judged.evaluation, second.1) >= MoveQuality::Mistake
        };
        let better = Better {
            line: &judged.line,
            equals: &equals,
            // All that the engine named are as good.
            is_open: equals.len() >= judged.others.len() && equals.len() + 1 < choices,
            is_only: judged.others.first().is_some_and(is_mistake),
            lead: Some(lead(found.before, found.side)),
            reply: at(found.ply).map_or(&[][..], |after: &JudgedPosition| after.line.as_slice()),
        };
        OwnMistake::new(game, found.ply, found.verdict, &better)
    });
    own.collect()
}

/// The mistakes that the file names, by its evaluations (`%eval`) or by the glyphs `?` and `??`, if a variation shows the better move; and
/// how many of each side show none.
pub fn annotated(game: &PgnGame) -> (Vec<OwnMistake>, ByColor<usize>) {
    let evaluation = |ply: usize| evaluation_after(game, ply);
    let mut side = game.start.turn();
    let (mut found, mut unexplained) = (Vec::new(), ByColor::<usize>::default());
    let mode = game.start.castles().mode();
    let ucis =
        |line: &[PgnMove]| -> Vec<UciMove> { line.iter().map_while(|entry| Some(entry.mv?.to_uci(mode))).collect() };
    for (ply, entry) in (1..).zip(&game.line) {
        let before = evaluation(ply - 1);
        let by_value = before
            .zip(evaluation(ply))
            .map(|(before, after)| MoveQuality::of(side, before, after));
        let quality = fault_of(entry)
            .or(by_value)
            .filter(|quality| *quality >= MoveQuality::Mistake);
        let reply = game.line.get(ply..).map(&ucis).unwrap_or_default();
        let mut shown = shown(entry, side, before).into_iter();
        match (quality, shown.next()) {
            (Some(quality), Some((line, value))) => {
                let line = ucis(line);
                let is_equal = |other: Option<Evaluation>| {
                    let loss = value
                        .zip(other)
                        .map(|(value, other)| MoveQuality::of(side, value, other));
                    loss.is_none_or(|loss| loss == MoveQuality::Good)
                };
                let equals = shown.filter(|(_, other)| is_equal(*other));
                let equals: Vec<UciMove> = equals.filter_map(|(line, _)| ucis(line).first().copied()).collect();
                let better = Better {
                    line: &line,
                    equals: &equals,
                    // The file does not say so of the moves that it does not name.
                    is_open: true,
                    is_only: false,
                    lead: before.map(|before| lead(before, side)),
                    reply: &reply,
                };
                found.extend(OwnMistake::new(game, ply, quality, &better));
            }
            (Some(_), None) => *unexplained.get_mut(side) += 1,
            (None, _) => {}
        }
        side = side.other();
    }
    (found, unexplained)
}

/// The file's evaluation of the position after that many half-moves.
fn evaluation_after(game: &PgnGame, plies: usize) -> Option<Evaluation> {
    let found = match plies.checked_sub(1) {
        Some(at) => evaluated(game.line.get(at)?.comments()),
        None => evaluated(game.intro.iter().map(String::as_str)),
    };
    found.map(of_file)
}

/// The variations beside a move that may be better, the best first, each with the file's evaluation after its first move. One that the file
/// itself calls a mistake, by a glyph or by its evaluation, is left out.
fn shown(entry: &PgnMove, side: Color, before: Option<Evaluation>) -> Vec<(&[PgnMove], Option<Evaluation>)> {
    let shown = entry.variations().filter_map(|variation| {
        let first = variation.line.first().filter(|first| fault_of(first).is_none())?;
        let value = evaluated(first.comments()).map(of_file);
        let loss = before
            .zip(value)
            .map(|(before, value)| MoveQuality::of(side, before, value));
        let is_mistake = loss.is_some_and(|loss| loss >= MoveQuality::Mistake);
        (!is_mistake).then_some((variation.line.as_slice(), value))
    });
    let mut shown: Vec<_> = shown.collect();
    // A move that is shown without an evaluation is as good as the position was.
    shown.sort_by_key(|(_, value)| std::cmp::Reverse(value.or(before).map(|value| lead(value, side))));
    shown
}

/// The extent to which a file says something about the moves of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotated {
    /// No move has an evaluation or a glyph.
    Nowhere,
    /// Some moves have an evaluation, others none.
    InPart,
    /// Every move has an evaluation, but for a last one that ends the game; or a person has given glyphs.
    Throughout,
}

impl Annotated {
    /// The extent to which that game is annotated.
    pub fn of(game: &PgnGame) -> Self {
        let has_evaluation = |ply: &usize| evaluation_after(game, *ply).is_some();
        let all = game.line.len();
        let from = usize::from(game.start == Chess::default());
        let evaluated = (from..=all).filter(has_evaluation).count();
        let needed = all + 1 - from - usize::from(game.position_after(all).is_game_over() && !has_evaluation(&all));
        let has_glyph = game.line.iter().any(|entry| entry.glyphs().next().is_some());
        if evaluated >= needed || has_glyph {
            Self::Throughout
        } else if evaluated > 0 {
            Self::InPart
        } else {
            Self::Nowhere
        }
    }
}

/// The worst verdict on that move among its glyphs.
fn fault_of(entry: &PgnMove) -> Option<MoveQuality> {
    let faults = MoveQuality::FAULTS.into_iter();
    faults
        .filter(|fault| {
            fault
                .glyph()
                .is_some_and(|sign| entry.glyphs().any(|glyph| glyph == sign))
        })
        .max()
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

/// The same of the line after that move.
fn solution_after(before: &Chess, played: Move, line: &[UciMove]) -> Vec<Ply> {
    let before = before.clone();
    solution(&after(&Ply { before, mv: played }), line)
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
    counted(mistakes.iter().flat_map(OwnMistake::kinds))
}

/// The themes of the replies that the mistakes allowed, the most frequent first.
pub fn tally_allowed(mistakes: &[OwnMistake]) -> Vec<(&'static str, usize)> {
    counted(
        mistakes
            .iter()
            .flat_map(|mistake| mistake.allowed.iter().map(Theme::name)),
    )
}

fn counted(kinds: impl Iterator<Item = &'static str>) -> Vec<(&'static str, usize)> {
    let mut counts: BTreeMap<&'static str, usize> = BTreeMap::new();
    for kind in kinds {
        *counts.entry(kind).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(kind, count)| (std::cmp::Reverse(*count), *kind));
    counts
}

/// "4 mistakes. Most often missed: fork, 3. Most often allowed: mate in one, 2. Mostly in the middlegame: 2." Kinds that are equally common
/// are all named.
pub fn summary(messages: &Messages, mistakes: &[OwnMistake]) -> String {
    let most = |tally: Vec<(&'static str, usize)>, id: &str| {
        let number = tally.first()?.1;
        let equal = tally.iter().take_while(|(_, count)| *count == number);
        let kinds: Vec<String> = equal.map(|(kind, _)| kind_name(messages, kind)).collect();
        let values = [
            ("kind", list(messages, &kinds).into()),
            ("number", number.into()),
            ("ties", kinds.len().into()),
        ];
        Some(messages.text(id, &values))
    };
    let (missed, phases) = tally(mistakes)
        .into_iter()
        .partition(|(kind, _)| kind.parse::<Theme>().is_ok());
    let texts = [
        Some(messages.text("tactics-mistakes-found", &[("count", mistakes.len().into())])),
        most(missed, "tactics-mistakes-theme"),
        most(tally_allowed(mistakes), "tactics-mistakes-allowed"),
        most(phases, "tactics-mistakes-phase"),
    ];
    texts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The rows of those mistakes.
pub fn rows(mistakes: &[OwnMistake]) -> Vec<String> {
    mistakes.iter().map(OwnMistake::row).collect()
}

/// The number of mistakes kept as positions, and the command that trains them.
pub fn kept_for_training(messages: &Messages, kept: usize, command: &str) -> String {
    let values = [("count", kept.into()), ("command", command.into())];
    messages.text("tactics-mistakes-kept", &values)
}

/// The line that is typed at a table to train one's own mistakes.
pub fn typed_command(messages: &Messages) -> String {
    let forms = ["line-tactics", "tactics-say-mistakes"].map(|id| messages.text(id, &[]));
    forms
        .map(|forms| forms.split(';').next().unwrap_or_default().to_owned())
        .join(" ")
}
