//! A game and the user's place in it: from move to move, into variations and out of them, and the remarks written there.

use std::sync::Arc;

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Chess, Move, Position as _};

use super::remark::has_words;
use notation::pgn::{MoveNote, PgnGame, PgnMove, Variation};

/// A place in the tree of a game: a line and the number of its moves made. The beginning of a variation is not a
/// separate place, because its position is that of the line it leaves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TreePlace {
    /// The forks of the lines that lead here, beginning with the one in the line that was played.
    pub forks: Vec<Fork>,
    /// Number of moves made in the innermost line; at least one in a variation.
    pub plies: usize,
}

/// The point at which a variation leaves its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fork {
    /// Number of moves of that line before the fork.
    pub plies: usize,
    /// The variation at the fork, counted from 0.
    pub variation: usize,
}

impl TreePlace {
    /// The place in the line that was played after `plies` moves.
    pub const fn played(plies: usize) -> TreePlace {
        TreePlace {
            forks: Vec::new(),
            plies,
        }
    }

    /// The half-moves from the beginning of the game.
    pub fn ply(&self) -> usize {
        self.forks.iter().map(|fork| fork.plies).sum::<usize>() + self.plies
    }

    /// The line of the place.
    fn line<'a>(&self, game: &'a PgnGame) -> &'a [PgnMove] {
        line_at(game, &self.forks).unwrap_or_default()
    }

    /// The point at which the innermost variation leaves its line, and its number there; `None` in the line that was played.
    fn outer(&self) -> Option<(TreePlace, usize)> {
        let (last, forks) = self.forks.split_last()?;
        let outer = TreePlace {
            forks: forks.to_vec(),
            plies: last.plies,
        };
        Some((outer, last.variation))
    }

    /// The place after the first move of that variation, which is an alternative to the next move here.
    fn within(&self, variation: usize) -> TreePlace {
        let mut forks = self.forks.clone();
        let plies = self.plies;
        forks.push(Fork { plies, variation });
        TreePlace { forks, plies: 1 }
    }

    const fn after(mut self, plies: usize) -> TreePlace {
        self.plies = plies;
        self
    }
}

fn line_at<'a>(game: &'a PgnGame, forks: &[Fork]) -> Option<&'a [PgnMove]> {
    let mut line = game.line.as_slice();
    for fork in forks {
        line = &line.get(fork.plies)?.variations().nth(fork.variation)?.line;
    }
    Some(line)
}

fn line_mut<'a>(game: &'a mut PgnGame, forks: &[Fork]) -> Option<&'a mut Vec<PgnMove>> {
    let mut line = &mut game.line;
    for fork in forks {
        line = &mut line.get_mut(fork.plies)?.variation_mut(fork.variation)?.line;
    }
    Some(line)
}

/// A step through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkStep {
    /// To the next move of this line.
    Next,
    /// Back by a move; from the first move of a variation to the point where it leaves its line.
    Previous,
    /// To the beginning of the game.
    First,
    /// To the end of this line.
    Last,
    /// To that many half-moves of the game; if that is before this variation, then in the line it leaves.
    ToPly(u32),
    /// To the next comment, glyph or variation of this line.
    NextRemark,
    /// To the previous one, also in the lines that this one leaves.
    PreviousRemark,
    /// To the first move of one of [`Walk::variations_here`], counted from 0.
    Enter(usize),
    /// Out of this variation, to the point where it leaves its line.
    Leave,
    /// To the next variation from the same position: a variation of the next move if there is one, else of the move that led here.
    NextVariation,
    /// To the previous one, and from the first one to the move of the line itself.
    PreviousVariation,
}

/// The reason there is no such place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSuchPlace {
    /// This is the beginning of the game.
    Beginning,
    /// This is the end of the line.
    End,
    /// The line does not have that many half-moves.
    NoSuchPly,
    /// There is no further comment, glyph or variation.
    NoRemark,
    /// There is no such variation here, or no further one.
    NoVariation,
    /// This is the line that was played.
    NotInVariation,
}

/// The effect of a move made on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeChange {
    /// The move was in the game already, and was followed.
    Followed,
    /// The move is the first of a new variation.
    Varied,
    /// The move was added at the end of the line.
    Lengthened,
}

/// The reason nothing was written or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// The move is not possible here.
    Illegal,
    /// There is no move to attach it to.
    NoMove,
    /// The remark is empty.
    Empty,
    /// The remark was in the game before: remarks of other people are not removed.
    NotOwn,
    /// There is no remark to take back.
    NothingToUndo,
}

/// The most changes that can be taken back one after another.
const MOST_UNDONE: usize = 100;

/// A game and the user's place in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    /// The game before any remark was written.
    original: Arc<PgnGame>,
    game: Arc<PgnGame>,
    place: TreePlace,
    /// The position at that place.
    position: Chess,
    /// The game before each change, and the place of the change.
    undone: Vec<(Arc<PgnGame>, TreePlace)>,
    /// Numbers of moves after which a remark is reported that is not in the game.
    marked: Vec<usize>,
}

impl Walk {
    /// Starts at the beginning of that game.
    pub fn new(game: PgnGame) -> Walk {
        let position = game.start.clone();
        let game = Arc::new(game);
        Walk {
            original: Arc::clone(&game),
            game,
            place: TreePlace::default(),
            position,
            undone: Vec::new(),
            marked: Vec::new(),
        }
    }

    /// The same game with places, in moves, at which a remark is reported that is not in the game.
    #[must_use]
    pub fn marked(self, marked: Vec<usize>) -> Walk {
        Walk { marked, ..self }
    }

    /// The game with all remarks.
    pub fn game(&self) -> &PgnGame {
        &self.game
    }

    /// True if a remark was written.
    pub fn is_changed(&self) -> bool {
        self.game != self.original
    }

    /// Marks the remarks as saved: they belong to the game from now on. They can still be taken back.
    pub fn saved(&mut self) {
        self.original = Arc::clone(&self.game);
    }

    /// The position at this place.
    pub const fn position(&self) -> &Chess {
        &self.position
    }

    /// The position before the first move of the game.
    pub fn start(&self) -> &Chess {
        &self.game.start
    }

    /// The present place.
    pub const fn place(&self) -> &TreePlace {
        &self.place
    }

    /// The half-moves from the beginning of the game to here.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.place.ply()).unwrap_or(u32::MAX)
    }

    /// Number of nested variations at this place; 0 in the line that was played.
    pub const fn depth(&self) -> usize {
        self.place.forks.len()
    }

    /// The present line, from the point where it leaves the outer one.
    pub fn line(&self) -> &[PgnMove] {
        self.place.line(&self.game)
    }

    /// The move that led here; `None` at the beginning of the game.
    pub fn last_move(&self) -> Option<&PgnMove> {
        self.line().get(self.place.plies.checked_sub(1)?)
    }

    /// The position before the move that led here, and that move; `None` for the move if the side passed.
    pub fn last_played(&self) -> Option<(Chess, Option<Move>)> {
        let entry = self.last_move()?;
        let plies = self.place.plies.checked_sub(1)?;
        let before = position_at(&self.game, &self.place.clone().after(plies));
        Some((before, entry.mv))
    }

    /// The moves from the beginning of the game to here.
    fn moves(&self) -> Vec<&PgnMove> {
        let mut line = self.game.line.as_slice();
        let mut moves: Vec<&PgnMove> = Vec::new();
        for fork in &self.place.forks {
            moves.extend(line.iter().take(fork.plies));
            let variation = line
                .get(fork.plies)
                .and_then(|entry| entry.variations().nth(fork.variation));
            line = variation.map_or(&[], |variation| variation.line.as_slice());
        }
        moves.extend(line.iter().take(self.place.plies));
        moves
    }

    /// The way to this place without a pass: the start, or the position after the last pass, and the moves from there.
    pub fn way(&self) -> (Chess, Vec<Move>) {
        let (mut position, mut start, mut moves) = (self.game.start.clone(), self.game.start.clone(), Vec::new());
        for entry in self.moves() {
            entry.play(&mut position);
            if let Some(mv) = entry.mv {
                moves.push(mv);
            } else {
                start.clone_from(&position);
                moves.clear();
            }
        }
        (start, moves)
    }

    /// The last time of each side's clock on the way here, in milliseconds (`%clk`); `None` if none is written.
    pub fn clocks(&self) -> ByColor<Option<u64>> {
        let mut shown = ByColor::new_with(|_| None);
        let mut side = self.game.start.turn();
        for entry in self.moves() {
            let own: &mut Option<u64> = shown.get_mut(side);
            *own = entry.clock_ms().or(*own);
            side = side.other();
        }
        shown
    }

    /// The next move of this line; `None` at its end.
    pub fn next_move(&self) -> Option<&PgnMove> {
        self.line().get(self.place.plies)
    }

    /// The alternatives to the next move.
    pub fn variations_here(&self) -> Vec<&Variation> {
        self.next_move().into_iter().flat_map(PgnMove::variations).collect()
    }

    /// The alternatives to the move that led here.
    pub fn variations_instead(&self) -> Vec<&Variation> {
        self.last_move().into_iter().flat_map(PgnMove::variations).collect()
    }

    /// The number of this variation at its fork, counted from 0, and the number of variations there; `None` in the line that was played.
    pub fn variation(&self) -> Option<(usize, usize)> {
        let (outer, variation) = self.place.outer()?;
        let count = outer.line(&self.game).get(outer.plies)?.variations().count();
        Some((variation, count))
    }

    /// The comments at this place, in the order of the file: before the first move of the game or variation, after the move that led
    /// here, and at the end of the game after its result.
    pub fn comments(&self) -> Vec<&str> {
        let intro = match (self.place.forks.split_last(), self.place.plies) {
            (None, 0) => self.game.intro.as_slice(),
            (Some((fork, outer)), 1) => line_at(&self.game, outer)
                .and_then(|line| line.get(fork.plies)?.variations().nth(fork.variation))
                .map_or(&[][..], |variation| &variation.intro),
            (None | Some(_), _) => &[],
        };
        let after = self.last_move().into_iter().flat_map(PgnMove::comments);
        let is_end = self.depth() == 0 && self.next_move().is_none();
        let outro = self.game.outro.iter().filter(|_| is_end);
        let comments = intro.iter().map(String::as_str).chain(after);
        let comments = comments.chain(outro.map(String::as_str));
        comments.filter(|comment| !comment.is_empty()).collect()
    }

    /// The glyphs of the move that led here (NAG, PGN 10).
    pub fn glyphs(&self) -> Vec<u8> {
        self.last_move().into_iter().flat_map(PgnMove::glyphs).collect()
    }

    /// Goes one step.
    ///
    /// # Errors
    /// [`NoSuchPlace`]; the place stays the same.
    pub fn go(&mut self, step: WalkStep) -> Result<(), NoSuchPlace> {
        let place = self.reached(step)?;
        self.stand(place);
        Ok(())
    }

    /// Goes to a place, as [`super::find`] names them; false if the game has no such place.
    pub fn go_to(&mut self, place: &TreePlace) -> bool {
        let is_in_variation = !place.forks.is_empty();
        let is_there = line_at(&self.game, &place.forks)
            .is_some_and(|line| place.plies <= line.len() && (place.plies > 0 || !is_in_variation));
        if is_there {
            self.stand(place.clone());
        }
        is_there
    }

    fn stand(&mut self, place: TreePlace) {
        self.position = position_at(&self.game, &place);
        self.place = place;
    }

    fn reached(&self, step: WalkStep) -> Result<TreePlace, NoSuchPlace> {
        let (place, line) = (self.place.clone(), self.line());
        let plies = place.plies;
        match step {
            WalkStep::Next if plies < line.len() => Ok(place.after(plies + 1)),
            WalkStep::Next => Err(NoSuchPlace::End),
            WalkStep::Previous => before(&place).ok_or(NoSuchPlace::Beginning),
            WalkStep::First if place == TreePlace::default() => Err(NoSuchPlace::Beginning),
            WalkStep::First => Ok(TreePlace::default()),
            WalkStep::Last if plies == line.len() => Err(NoSuchPlace::End),
            WalkStep::Last => Ok(place.after(line.len())),
            WalkStep::ToPly(ply) => self.at_ply(place, usize::try_from(ply).unwrap_or(usize::MAX)),
            WalkStep::NextRemark => (plies + 1..=line.len())
                .map(|plies| place.clone().after(plies))
                .find(|place| self.has_remark(place))
                .ok_or(NoSuchPlace::NoRemark),
            WalkStep::PreviousRemark => std::iter::successors(before(&place), before)
                .find(|place| self.has_remark(place))
                .ok_or(NoSuchPlace::NoRemark),
            WalkStep::Enter(variation) => match self.variations_here().get(variation) {
                Some(_) => Ok(place.within(variation)),
                None => Err(NoSuchPlace::NoVariation),
            },
            WalkStep::Leave => place
                .outer()
                .map(|(outer, _)| settled(outer))
                .ok_or(NoSuchPlace::NotInVariation),
            WalkStep::NextVariation => self.next_variation(place).ok_or(NoSuchPlace::NoVariation),
            WalkStep::PreviousVariation => self.previous_variation(&place).ok_or(NoSuchPlace::NoVariation),
        }
    }

    fn at_ply(&self, mut place: TreePlace, ply: usize) -> Result<TreePlace, NoSuchPlace> {
        loop {
            let begins = place.ply() - place.plies;
            match place.outer() {
                Some((outer, _)) if ply <= begins => place = outer,
                Some(_) | None => {
                    let plies = ply.checked_sub(begins).ok_or(NoSuchPlace::NoSuchPly)?;
                    let is_there = plies <= place.line(&self.game).len();
                    return is_there.then(|| place.after(plies)).ok_or(NoSuchPlace::NoSuchPly);
                }
            }
        }
    }

    fn has_remark(&self, place: &TreePlace) -> bool {
        let line = place.line(&self.game);
        let is_played = place.forks.is_empty();
        let last = place.plies.checked_sub(1).and_then(|last| line.get(last));
        let varies = |entry: &PgnMove| entry.variations().next().is_some();
        let instead = last.is_some_and(|last| place.plies == 1 && place.depth() > 0 && varies(last));
        let mut intro = self.game.intro.iter();
        (is_played && place.plies == 0 && intro.any(|comment| has_words(comment)))
            || (is_played && self.marked.contains(&place.plies))
            || instead
            || last.is_some_and(|last| last.glyphs().next().is_some() || last.comments().any(has_words))
            || line.get(place.plies).is_some_and(varies)
    }

    fn next_variation(&self, place: TreePlace) -> Option<TreePlace> {
        if !self.variations_here().is_empty() {
            return Some(place.within(0));
        }
        if !self.variations_instead().is_empty() {
            let plies = place.plies.checked_sub(1)?;
            return Some(place.after(plies).within(0));
        }
        let mut place = place;
        loop {
            let (outer, variation) = place.outer()?;
            let count = outer.line(&self.game).get(outer.plies)?.variations().count();
            if variation + 1 < count {
                return Some(outer.within(variation + 1));
            }
            // The next variation from the same position may belong to the line from which this variation's line leaves at once.
            if outer.plies > 0 {
                return None;
            }
            place = outer;
        }
    }

    fn previous_variation(&self, place: &TreePlace) -> Option<TreePlace> {
        let (outer, variation) = place.outer()?;
        let Some(before) = variation.checked_sub(1) else {
            let plies = outer.plies + 1;
            return Some(outer.after(plies));
        };
        let mut place = outer.within(before);
        while let Some(count) = place
            .line(&self.game)
            .first()
            .map(|first| first.variations().count())
            .filter(|count| *count > 0)
        {
            place = place.after(0).within(count - 1);
        }
        Some(place)
    }
}

impl TreePlace {
    /// Number of nested variations.
    pub const fn depth(&self) -> usize {
        self.forks.len()
    }
}

/// The place one move earlier.
fn before(place: &TreePlace) -> Option<TreePlace> {
    match place.outer() {
        // A variation of a variation's first move leaves the line that the outer variation leaves.
        Some((outer, _)) if place.plies <= 1 => Some(settled(outer)),
        Some(_) | None => place.plies.checked_sub(1).map(|plies| place.clone().after(plies)),
    }
}

/// The place itself, or, at the beginning of a variation, the point where that leaves its line.
fn settled(mut place: TreePlace) -> TreePlace {
    while place.plies == 0 {
        match place.outer() {
            Some((outer, _)) => place = outer,
            None => break,
        }
    }
    place
}

/// The position at that place.
fn position_at(game: &PgnGame, place: &TreePlace) -> Chess {
    let mut position = game.start.clone();
    let mut line = game.line.as_slice();
    for fork in &place.forks {
        let Some(entry) = line.get(fork.plies) else { break };
        for entry in line.iter().take(fork.plies) {
            entry.play(&mut position);
        }
        line = entry
            .variations()
            .nth(fork.variation)
            .map_or(&[], |variation| &variation.line);
    }
    for entry in line.iter().take(place.plies) {
        entry.play(&mut position);
    }
    position
}

/// Writing remarks. Earlier contents of the game are never changed: moves are added in the user's own variations or
/// at the end of a line, comments and glyphs next to those already there.
impl Walk {
    /// Makes a move on the board here: a move of the game is followed, any other becomes a variation of the user's,
    /// or lengthens the line at its end.
    ///
    /// # Errors
    /// [`Unwritten::Illegal`]
    pub fn play(&mut self, uci: UciMove) -> Result<TreeChange, Unwritten> {
        let mv = uci.to_move(&self.position).map_err(|_illegal| Unwritten::Illegal)?;
        if let Some(place) = self.stands(&self.place, mv) {
            self.stand(place);
            return Ok(TreeChange::Followed);
        }
        let (forks, plies) = (self.place.forks.clone(), self.place.plies);
        let mut place = self.place.clone();
        let written = self.write(|game| {
            let line = line_mut(game, &forks)?;
            let Some(next) = line.get_mut(plies) else {
                line.push(PgnMove::new(mv));
                place.plies += 1;
                return Some(TreeChange::Lengthened);
            };
            let count = next.variations().count();
            next.beside.push(MoveNote::Variation(Variation {
                intro: Vec::new(),
                line: vec![PgnMove::new(mv)],
            }));
            place = place.within(count);
            Some(TreeChange::Varied)
        });
        self.stand(place);
        written
    }

    /// The place that the move from there leads to in the game.
    fn stands(&self, place: &TreePlace, mv: Move) -> Option<TreePlace> {
        let next = place.line(&self.game).get(place.plies)?;
        if next.mv == Some(mv) {
            return Some(place.clone().after(place.plies + 1));
        }
        (0..next.variations().count()).find_map(|variation| self.stands(&place.within(variation).after(0), mv))
    }

    /// Adds a comment after the move that led here, or before the first one of the game.
    ///
    /// # Errors
    /// [`Unwritten::Empty`]
    pub fn comment(&mut self, text: &str) -> Result<(), Unwritten> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.is_empty() {
            return Err(Unwritten::Empty);
        }
        let (forks, last) = (self.place.forks.clone(), self.place.plies.checked_sub(1));
        self.write(|game| {
            let text = words.join(" ");
            match last {
                None => game.intro.push(text),
                Some(last) => line_mut(game, &forks)?.get_mut(last)?.comment(text),
            }
            Some(())
        })
    }

    /// Adds a glyph to the move that led here, or removes the user's own. Among assessments such as good and bad (1
    /// to 6), a new one of the user's replaces the old one. True if it is there afterwards.
    ///
    /// # Errors
    /// [`Unwritten::NoMove`] at the beginning of the game, [`Unwritten::NotOwn`] for a glyph that was there before.
    pub fn glyph(&mut self, glyph: u8) -> Result<bool, Unwritten> {
        let last = self.place.plies.checked_sub(1).ok_or(Unwritten::NoMove)?;
        let forks = self.place.forks.clone();
        let known = line_at(&self.original, &forks).and_then(|line| line.get(last));
        let known: Vec<u8> = known.into_iter().flat_map(PgnMove::glyphs).collect();
        if known.contains(&glyph) {
            return Err(Unwritten::NotOwn);
        }
        let is_quality = |glyph: u8| (1..=6).contains(&glyph);
        self.write(|game| {
            let entry = line_mut(game, &forks)?.get_mut(last)?;
            let is_new = !entry.glyphs().any(|old| old == glyph);
            entry.beside.retain(|beside| {
                let MoveNote::Glyph(old) = beside else { return true };
                let is_replaced = *old == glyph || (is_quality(*old) && is_quality(glyph));
                known.contains(old) || !is_replaced
            });
            if is_new {
                entry.add_glyph(glyph);
            }
            Some(is_new)
        })
    }

    /// Removes the user's own present variation, or the moves the user added at the end of this line.
    ///
    /// # Errors
    /// [`Unwritten::NotOwn`]
    pub fn remove(&mut self) -> Result<(), Unwritten> {
        let forks = self.place.forks.clone();
        let known = line_at(&self.original, &forks).map(<[PgnMove]>::len);
        let place = match known {
            Some(known) if self.place.plies > known => self.place.clone().after(known),
            Some(_) => return Err(Unwritten::NotOwn),
            None => self
                .place
                .outer()
                .map(|(outer, _)| settled(outer))
                .ok_or(Unwritten::NotOwn)?,
        };
        self.write(|game| {
            if let Some(known) = known {
                line_mut(game, &forks)?.truncate(known);
                return Some(());
            }
            let (fork, outer) = forks.split_last()?;
            let beside = &mut line_mut(game, outer)?.get_mut(fork.plies)?.beside;
            let is_variation = |(_, beside): &(usize, &MoveNote)| matches!(beside, MoveNote::Variation(_));
            let (at, _) = beside.iter().enumerate().filter(is_variation).nth(fork.variation)?;
            beside.remove(at);
            Some(())
        })?;
        self.stand(place);
        Ok(())
    }

    /// Takes back the last change and goes to its place.
    ///
    /// # Errors
    /// [`Unwritten::NothingToUndo`]
    pub fn undo(&mut self) -> Result<(), Unwritten> {
        let (game, place) = self.undone.pop().ok_or(Unwritten::NothingToUndo)?;
        self.game = game;
        self.stand(place);
        Ok(())
    }

    /// Changes the game so that the change can be taken back.
    fn write<T>(&mut self, change: impl FnOnce(&mut PgnGame) -> Option<T>) -> Result<T, Unwritten> {
        let before = (Arc::clone(&self.game), self.place.clone());
        let done = change(Arc::make_mut(&mut self.game)).ok_or(Unwritten::NoMove)?;
        self.undone.push(before);
        let surplus = self.undone.len().saturating_sub(MOST_UNDONE);
        self.undone.drain(..surplus);
        Ok(done)
    }
}
