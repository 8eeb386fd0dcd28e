//! Reviewing a game. The game under review takes the place of the one on the table for a while, so that all keys of the
//! board work on the present position; nothing of it is written down, and the other game waits as it is.

mod engine_opinion;
mod games;
mod games_file;
mod opinion;
mod remarks;
mod said;
mod shown;
#[cfg(test)]
mod tests;
mod under_review;
mod view;

use std::sync::Arc;

use shakmaty::uci::UciMove;
use shakmaty::{Color, Piece, Position as _, Square};

use self::engine_opinion::Opinion;
pub(super) use self::games::{close_list, file_news, is_named_so, lists_games, next_here, stop as stop_search};
pub(super) use self::opinion::hear;
pub use self::remarks::{Remark, remarks};
use self::shown::ShownMoves;
use self::under_review::Source;
pub(super) use self::under_review::{Review, Reviews};
pub(super) use self::view::{games_view, view};
use super::effect::Effect;
use super::other_game::WaitingGame;
use super::{Table, other_hand};
use controls::files::{Dialog, FileIntent};
use controls::intent::Intent;
use controls::review::{ReviewIntent, ReviewStep};
use journal::entry::GameSetup;
use laws::command::Command;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::regulations::Regulations;
use locale::{Locale, Messages};
use notation::pgn::{self, PgnGame};
use query::Query;
use review::collection::{CollectionFault, CollectionRequest};
use review::index::copied;
use review::{NoSuchPlace, TreeChange, TreePlace, Unwritten, Walk, WalkStep};

/// Checks that a game may be reviewed here, even another than the one on the table.
///
/// # Errors
/// `only_at_home`, `fair_play`, `clock_running`, `engine_thinks`.
pub(super) fn may_review(table: &Table) -> Result<(), Refusal> {
    under_review::may_review(table.own_game(), &table.machine.beside)
}

/// Carries out a request about a review.
///
/// # Errors
/// No game is under review, or none may be; there is no such place; the move is not possible.
pub(super) fn intend(table: &mut Table, by: Person, wish: ReviewIntent) -> Result<(), Refusal> {
    may_review(table)?;
    if is_lost_by(&wish) && table.reviews.now.as_ref().is_some_and(|now| now.walk.is_changed()) {
        let discard = Intent::Review(ReviewIntent::Discard(Box::new(wish)));
        table.seats.ask_first(by, discard);
        return Ok(());
    }
    match wish {
        ReviewIntent::Begin => begin_own(table, by),
        ReviewIntent::Leave => leave(table, by),
        ReviewIntent::Go(way) => go(table, by, way),
        ReviewIntent::Comment(text) => {
            let review = table.reviews.now()?;
            review.walk.comment(&text).map_err(refused)?;
            changed(table);
            said::confirm(table, by, "review-commented");
            Ok(())
        }
        ReviewIntent::Glyph(words) => glyph(table, by, &words),
        ReviewIntent::Remove => change(table, by, Walk::remove, "review-removed"),
        ReviewIntent::Undo => change(table, by, Walk::undo, "review-undone"),
        ReviewIntent::Save(path) => save(table, by, path, false),
        ReviewIntent::Discard(wish) => {
            let review = table.reviews.now()?;
            review.walk.saved();
            intend(table, by, *wish)
        }
        ReviewIntent::PlayOn => play_on(table, by),
        ReviewIntent::Opinion => opinion::ask(table, by),
        ReviewIntent::NextOfLine => opinion::next_of_line(table, by),
        ReviewIntent::Mistakes => opinion::mistakes(table, by),
        ReviewIntent::Train => opinion::train(table, by),
        ReviewIntent::NextMistake => opinion::go_to_mistake(table, by, true),
        ReviewIntent::PreviousMistake => opinion::go_to_mistake(table, by, false),
        ReviewIntent::Stop => {
            if games::stop(table) {
                return Ok(());
            }
            opinion::stop(table, by)
        }
        ReviewIntent::Open(path) => games::open(table, by, &path),
        ReviewIntent::Games(wish) => games::intend(table, by, wish),
    }
}

/// The way to a review after the end of a game at home, for a person who asks what can be done.
pub(super) fn offer(table: &Table, to: Person) -> Option<String> {
    let is_over = table.game.ending().is_some() && !table.lets_game_wait();
    let offers = is_over && table.is_home() && to.side().is_some() && may_review(table).is_ok();
    offers.then_some(table.seat(to)?.messages.text("review-offer", &[]))
}

/// True if the request leaves the game under review.
const fn is_lost_by(wish: &ReviewIntent) -> bool {
    use controls::review::GamesIntent;
    matches!(
        wish,
        ReviewIntent::Begin
            | ReviewIntent::Leave
            | ReviewIntent::PlayOn
            | ReviewIntent::Open(_)
            | ReviewIntent::Games(GamesIntent::Open(_))
    )
}

/// Checks that another game may take the place of the one under review.
///
/// # Errors
/// `unsaved`: the changes would be lost.
pub(super) fn may_drop(table: &mut Table) -> Result<(), Refusal> {
    let is_changed = table.reviews.now.as_ref().is_some_and(|now| now.walk.is_changed());
    if is_changed {
        return Err(Refusal::new(Code::Unsaved));
    }
    drop_it(table);
    Ok(())
}

/// Answers a request that belongs to a game being played with the possible acts of a review.
pub(super) fn holds_back(table: &mut Table, by: Person, intent: &Intent) -> Result<bool, Refusal> {
    if let Intent::Touch { square, .. } = intent {
        touch(table, by, *square)?;
    } else if let Intent::BringBack { square, piece, .. } = intent {
        promote(table, by, *square, *piece)?;
    } else if let Intent::Ask(Query::ClockOf(side)) = intent {
        return Ok(said::clocks(table, by, Some(*side)));
    } else if matches!(intent, Intent::ClockKey | Intent::Ask(Query::Clock | Query::Clocks)) {
        // In a game under review nobody has a clock of their own.
        return Ok(said::clocks(table, by, None));
    } else if matches!(intent, Intent::Ask(Query::Opponent)) {
        said::opponents(table, by);
    } else if let Intent::File(FileIntent::Save(path)) = intent {
        save(table, by, Some(path.clone()), false)?;
    } else if let Intent::File(FileIntent::SaveOver(path)) = intent {
        save(table, by, Some(path.clone()), true)?;
    } else if matches!(intent, Intent::TakeBack { .. }) {
        // The same words take back a move of the game and the last change, and stop clocks and an engine.
        intend(table, by, ReviewIntent::Undo)?;
    } else if matches!(intent, Intent::Do(Command::StopClocks)) {
        intend(table, by, ReviewIntent::Stop)?;
    } else if matches!(intent, Intent::NewGame(_)) {
        table.leave_for(by, intent, may_drop)?;
    } else if intent.only_looks() || matches!(intent, Intent::Answer(_)) {
        return Ok(false);
    } else {
        said::confirm(table, by, "review-held");
    }
    Ok(true)
}

/// Reviews the game on the table, at its end if it has ended, otherwise at its last move.
fn begin_own(table: &mut Table, by: Person) -> Result<(), Refusal> {
    if let Some(review) = table.reviews.now.as_ref()
        && review.source == Source::Table
    {
        said::place(table, by, None);
        return Ok(());
    }
    let kept = table.own_game();
    let opening = Arc::clone(&table.opening);
    let game = pgn::export::pgn(kept, opening.created.as_deref(), &opening.tournament);
    let locales = locales(table);
    let of = |locale: Locale| {
        let messages = Messages::new(locale);
        (locale, remarks(&opening, table.written.entries.iter(), &messages))
    };
    let remarks = locales.into_iter().map(of).collect();
    begin(table, by, game, Source::Table, remarks)
}

/// The languages of the people at the table.
fn locales(table: &Table) -> Vec<Locale> {
    let mut locales: Vec<Locale> = Vec::new();
    for seat in table.seats.all() {
        let locale = seat.messages.locale();
        if !locales.contains(&locale) {
            locales.push(locale);
        }
    }
    locales
}

/// Reviews that game, from its beginning.
fn begin(
    table: &mut Table,
    by: Person,
    game: PgnGame,
    source: Source,
    remarks: Vec<(Locale, Vec<Remark>)>,
) -> Result<(), Refusal> {
    may_review(table)?;
    drop_it(table);
    table.drop_practice();
    table.engine.drop_hint(&mut table.seats);
    // The remarks are at the same moves in each language.
    let told = remarks.first().map_or(&[][..], |(_, told)| told);
    let marked = told.iter().filter_map(|remark| usize::try_from(remark.ply).ok());
    let walk = Walk::new(game).marked(marked.collect());
    table.reviews.now = Some(Arc::new(Review {
        waiting: WaitingGame::of(&table.game, &table.seats),
        walk,
        source,
        remarks: remarks.into(),
        shown: ShownMoves::default(),
        opinion: Opinion::default(),
        hand: None,
        saving: None,
    }));
    changed(table);
    stand(table);
    said::begins(table, by);
    Ok(())
}

/// Goes to a place that was looked for, and says it after the words already said.
fn lead_to(table: &mut Table, by: Person, place: &TreePlace) {
    let Ok(review) = table.reviews.now() else { return };
    if *place == TreePlace::default() || !review.walk.go_to(place) {
        return;
    }
    stand(table);
    said::found_place(table, by);
}

/// Changes the game under review, and tells the place where it stands then.
fn change(
    table: &mut Table,
    by: Person,
    act: impl FnOnce(&mut Walk) -> Result<(), Unwritten>,
    told: &str,
) -> Result<(), Refusal> {
    act(&mut table.reviews.now()?.walk).map_err(refused)?;
    changed(table);
    stand(table);
    said::place(table, by, Some(told));
    Ok(())
}

/// Updates the view after a change or a search.
fn changed(table: &mut Table) {
    let locales = locales(table);
    if let Ok(review) = table.reviews.now() {
        review.shown = ShownMoves::of(review, &locales);
    }
}

/// Puts a game at the present place on the table.
fn stand(table: &mut Table) {
    let at = table.now();
    let Ok(review) = table.reviews.now() else { return };
    review.hand = None;
    review.shown.find(review.walk.place());
    let (start, moves) = review.walk.way();
    let game = review.waiting.another(start, moves, at);
    table.set_game(game);
}

/// Goes somewhere, and says the present place.
fn go(table: &mut Table, by: Person, way: ReviewStep) -> Result<(), Refusal> {
    let review = table.reviews.now()?;
    let is_entered = matches!(way, ReviewStep::Into(_));
    let before = review.walk.place().clone();
    let done = match way {
        ReviewStep::Next => review.walk.go(WalkStep::Next),
        ReviewStep::Previous => review.walk.go(WalkStep::Previous),
        ReviewStep::First => review.walk.go(WalkStep::First),
        ReviewStep::Last => review.walk.go(WalkStep::Last),
        ReviewStep::NextMark => review.walk.go(WalkStep::NextRemark),
        ReviewStep::PreviousMark => review.walk.go(WalkStep::PreviousRemark),
        ReviewStep::Into(None) => review.walk.go(WalkStep::NextVariation),
        ReviewStep::Into(Some(number)) => enter(&mut review.walk, number.saturating_sub(1)),
        ReviewStep::Out => review.walk.go(WalkStep::Leave),
        ReviewStep::Ply(ply) => review.walk.go(WalkStep::ToPly(u32::try_from(ply).unwrap_or(u32::MAX))),
        ReviewStep::Move(number, side) => match ply_of(&review.walk, number, side) {
            Some(ply) => review.walk.go(WalkStep::ToPly(ply)),
            None => Err(NoSuchPlace::NoSuchPly),
        },
        ReviewStep::Line(index) => match review.shown.place(index) {
            Some(place) if review.walk.go_to(&place) => Ok(()),
            Some(_) | None => Err(NoSuchPlace::NoSuchPly),
        },
    };
    if let Err(edge) = done {
        said::edge(table, by, edge);
        return Ok(());
    }
    let has_moved = *table.reviews.now()?.walk.place() != before;
    stand(table);
    opinion::moved(table, has_moved);
    if !is_entered && way == ReviewStep::Out {
        // The remarks there were told on the way in.
        said::returned(table, by);
    } else {
        said::place(table, by, None);
    }
    Ok(())
}

/// Goes into that variation to the next move; if there is none, into that one to the move that led here.
fn enter(walk: &mut Walk, variation: usize) -> Result<(), NoSuchPlace> {
    if walk.variations_here().is_empty() && variation < walk.variations_instead().len() {
        walk.go(WalkStep::Previous)?;
    }
    walk.go(WalkStep::Enter(variation))
}

/// The number of half-moves up to that side's move of that number; if the game begins with Black's move, that is its
/// first move for either side.
fn ply_of(walk: &Walk, number: usize, side: Color) -> Option<u32> {
    let start = walk.start();
    let first = usize::try_from(start.fullmoves().get()).ok()?;
    let behind = |side: Color| side.fold_wb(1, 2);
    let ply = number.checked_sub(first)?.checked_mul(2)?.checked_add(behind(side))?;
    let ply = ply.saturating_add(1).saturating_sub(behind(start.turn())).max(1);
    u32::try_from(ply).ok()
}

/// Plays a typed move: along the game if it is there, otherwise as a variation of one's own.
pub(super) fn line(table: &mut Table, by: Person, words: &str) -> Result<(), Refusal> {
    let uci = other_hand::named(table, by, words)?;
    play(table, by, uci)
}

fn play(table: &mut Table, by: Person, uci: UciMove) -> Result<(), Refusal> {
    let written = table.reviews.now()?.walk.play(uci).map_err(|why| Refusal {
        word: Some((0, uci.to_string())),
        ..refused(why)
    })?;
    let id = match written {
        TreeChange::Followed => None,
        TreeChange::Varied => Some("review-new-variation"),
        TreeChange::Lengthened => Some("review-lengthened"),
    };
    if id.is_some() {
        changed(table);
    }
    stand(table);
    opinion::moved(table, true);
    said::place(table, by, id);
    Ok(())
}

/// Lifts a piece on the board, or puts it down: that plays its move.
fn touch(table: &mut Table, by: Person, square: Square) -> Result<(), Refusal> {
    let mut hand = table.reviews.now()?.hand;
    if let Some(uci) = other_hand::touch(table, by, &mut hand, square, stand)? {
        return play(table, by, uci);
    }
    table.reviews.now()?.hand = hand;
    Ok(())
}

/// Brings a piece from off the board: the pawn in the hand becomes that piece.
fn promote(table: &mut Table, by: Person, square: Square, piece: Piece) -> Result<(), Refusal> {
    let review = table.reviews.now()?;
    let uci = other_hand::promoted(review.walk.position(), review.hand, square, piece)?;
    play(table, by, uci)
}

fn refused(why: Unwritten) -> Refusal {
    Refusal::new(match why {
        Unwritten::Illegal => Code::Illegal,
        Unwritten::NoMove => Code::NoMoveHere,
        Unwritten::Empty => Code::Incomplete,
        Unwritten::NotOwn => Code::NotOwn,
        Unwritten::NothingToUndo => Code::NothingToUndo,
    })
}

fn glyph(table: &mut Table, by: Person, words: &str) -> Result<(), Refusal> {
    table.reviews.now()?;
    let messages = table.seat(by).map(|seat| seat.messages);
    let read = messages.and_then(|messages| wording::glyph::read(&messages, words));
    let glyph = read.ok_or_else(|| Refusal::of_word(Code::NotUnderstood, words))?;
    let stands = table.reviews.now()?.walk.glyph(glyph).map_err(refused)?;
    changed(table);
    said::confirm(table, by, if stands { "review-judged" } else { "review-not-judged" });
    Ok(())
}

/// Writes the game again, with everything its file had. In a file of many games it keeps its place.
fn save(table: &mut Table, by: Person, path: Option<String>, over: bool) -> Result<(), Refusal> {
    let open = table.reviews.file.as_ref().map(|file| file.path.clone());
    let review = table.reviews.now()?;
    let (own, number, is_alone) = match &review.source {
        Source::File {
            path, number, is_alone, ..
        } => (Some(path.clone()), *number, *is_alone),
        Source::Table => (None, 1, true),
    };
    let Some(to) = path.or_else(|| own.clone()) else {
        let choose = FileIntent::Choose(Dialog::Save);
        return table.carry_out_intent(by, Intent::File(choose));
    };
    if own.as_ref() == Some(&to) {
        if open != own {
            games::tell_of(table, by, "games-not-open", &to);
            return Ok(());
        }
        review.saving = Some(to);
        let game = review.walk.game().clone();
        return games::replace(table, by, number, game);
    }
    // The same file under another path would lose its other games.
    let name = |path: &str| path.rsplit(['/', '\\']).next().map(str::to_owned);
    if !is_alone && own.is_some_and(|own| name(&own) == name(&to)) {
        return Err(Refusal::new(Code::FileExists));
    }
    let game = review.walk.game();
    let text = match &review.source {
        Source::Table => Some(pgn::text(game)),
        // The text of others stays letter for letter under another name, too.
        Source::File { unread, .. } => copied(unread.as_deref(), game),
    };
    let Some(text) = text else {
        games::tell_of(table, by, games::message(CollectionFault::NotWritten), &to);
        return Ok(());
    };
    review.saving = Some(to.clone());
    if let Some(seat) = table.seats.get_mut(by) {
        seat.waiting.saving = Some(to.clone());
    }
    table.seats.send(Effect::Save {
        to: by,
        path: to,
        text,
        over,
    });
    Ok(())
}

/// Leaves the review: the waiting game is on the table again.
fn leave(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let review = table.reviews.now()?;
    let is_alone = matches!(review.source, Source::File { is_alone: true, .. });
    drop_it(table);
    let is_closed = is_alone || table.reviews.file.as_ref().is_some_and(|file| file.is_put_away);
    if is_closed && table.reviews.file.take().is_some() {
        table.seats.send(Effect::Collection(CollectionRequest::Close));
    }
    let next = table.what_to_do(by).unwrap_or_default();
    table.then(by, Some("review-left"), &next);
    Ok(())
}

/// Leaves the review without a word.
pub(super) fn drop_it(table: &mut Table) {
    let Some(review) = table.reviews.now.take() else { return };
    opinion::end(table, &review);
    table.resume(review.waiting.clone());
}

/// Takes the game under review off the table for positions to solve: the waiting game is there again, and the engine rests.
pub(super) fn set_aside(table: &mut Table, by: Person) -> Option<Arc<Review>> {
    opinion::rest(table, by);
    let review = table.reviews.now.take()?;
    table.resume(review.waiting.clone());
    Some(review)
}

/// Puts a review that stood aside on the table again, as it was.
pub(super) fn put_back(table: &mut Table, review: Arc<Review>) {
    table.reviews.now = Some(review);
    stand(table);
}

/// Says that a review is on the table again, and its place; false if there is none.
pub(super) fn resumed(table: &mut Table, by: Person) -> bool {
    let is_there = table.reviews.is_under_way();
    if is_there {
        said::place(table, by, Some("review-resumed"));
    }
    is_there
}

/// Begins a new game at home with the present position; the game on the table stays stored as it is.
fn play_on(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let permit = table.may_be_left(by, table.now())?;
    let review = table.reviews.now()?;
    let position = review.walk.position();
    if position.is_game_over() {
        return Err(Refusal::new(Code::GameOver));
    }
    let kept = review.waiting.game.regulations();
    let regulations = Regulations {
        vocabulary: kept.vocabulary.clone(),
        start: position.clone(),
        castling_mode: position.castles().mode(),
        ..Regulations::default().at_home()
    };
    let opening = GameSetup::of(review.waiting.game.people().clone(), regulations);
    table.seats.send(Effect::NewTable(Box::new(opening), permit));
    Ok(())
}
