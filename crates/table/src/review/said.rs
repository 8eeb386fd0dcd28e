//! Words said during a review: one sentence for each step, heard by everybody in the room.

use std::sync::Arc;

use shakmaty::{Color, Position as _};

use super::under_review::Review;
use crate::Table;
use crate::seat::Seat;
use laws::people::Person;
use locale::{Locale, Messages, duration};
use notation::pgn::PgnResult;
use review::remark::evaluated;
use review::{NoSuchPlace, Walk};
use speech::utterance::{Channel, Priority, Utterance};
use wording;

/// Says the same to everybody in the room, to each in their language; with a loudspeaker once in each language that is
/// spoken there, first in that of the asker.
pub(super) fn to_all(table: &mut Table, by: Person, words: impl Fn(&Table, &Seat) -> Utterance) {
    say_to_all(table, by, Priority::Now, words);
}

/// Says a place that was looked for, after the words about the game.
pub(super) fn found_place(table: &mut Table, by: Person) {
    say_to_all(table, by, Priority::Normal, |table, seat| place_of(table, seat, None));
}

fn say_to_all(table: &mut Table, by: Person, priority: Priority, words: impl Fn(&Table, &Seat) -> Utterance) {
    let is_public = table.seats.public_voice;
    let utterance = |person: Person| Some(words(table, table.seat(person)?).with(priority));
    if is_public {
        if let Some(mut utterance) = utterance(by) {
            let mut locales: Vec<Locale> = table.seat(by).map(|seat| seat.messages.locale()).into_iter().collect();
            for seat in table.seats.all() {
                if !locales.contains(&seat.messages.locale()) {
                    locales.push(seat.messages.locale());
                    end_sentence(&mut utterance);
                    utterance.spans.extend(words(table, seat).spans);
                }
            }
            for side in Color::ALL {
                if let Some(seat) = table.seats.get_mut(Person::Player(side)) {
                    seat.last_announcement = Some(utterance.clone());
                }
            }
            table.seats.say(by, Channel::Public, utterance);
        }
        return;
    }
    let all: Vec<(Person, Utterance)> = Person::ALL
        .into_iter()
        .filter_map(|person| Some((person, utterance(person)?)))
        .collect();
    for (to, utterance) in all {
        if let Some(seat) = table.seats.get_mut(to) {
            seat.last_announcement = Some(utterance.clone());
        }
        table.seats.say_private(to, utterance);
    }
}

/// Says a sentence to the asker, and to nobody else.
pub(super) fn confirm(table: &mut Table, by: Person, id: &str) {
    table.seats.tell(by, Priority::Next, |seat| seat.messages.text(id, &[]));
}

/// Says why the review goes no further.
pub(super) fn edge(table: &mut Table, by: Person, edge: NoSuchPlace) {
    let is_in_variation = table.reviews.now.as_ref().is_some_and(|now| now.walk.depth() > 0);
    confirm(
        table,
        by,
        match edge {
            NoSuchPlace::Beginning => "review-edge-beginning",
            NoSuchPlace::End if is_in_variation => "review-edge-variation-end",
            NoSuchPlace::End => "review-edge-end",
            NoSuchPlace::NoSuchPly => "review-edge-no-such-move",
            NoSuchPlace::NoRemark => "review-edge-no-mark",
            NoSuchPlace::NoVariation => "review-edge-no-variation",
            NoSuchPlace::NotInVariation => "review-edge-not-in-variation",
        },
    );
}

/// Says that a review begins.
pub(super) fn begins(table: &mut Table, by: Person) {
    to_all(table, by, |table, seat| {
        let messages = &seat.messages;
        let Some(review) = &table.reviews.now else {
            return Utterance::sentence(messages, "");
        };
        let players = players(review, messages);
        let plies = review.walk.game().line.len();
        let values = [("players", (&players).into()), ("moves", plies.div_ceil(2).into())];
        let intro = comments(&review.walk, messages);
        let text = [messages.text("review-begins", &values)].into_iter().chain(intro);
        let text = text.collect::<Vec<_>>().join(" ");
        Utterance::sentence(messages, controls::next::with_way_out(messages, text))
    });
}

/// The players and the result of the game under review.
pub(super) fn players(review: &Review, messages: &Messages) -> String {
    let game = review.walk.game();
    let name = |tag, side| {
        game.tag(tag)
            .map_or_else(|| wording::color(messages, side), str::to_owned)
    };
    let (white, black) = (name("White", Color::White), name("Black", Color::Black));
    let players = format!("{white} – {black}");
    match game.result {
        PgnResult::Open => players,
        PgnResult::White | PgnResult::Black | PgnResult::Draw | PgnResult::Other(_) => {
            format!("{players}, {}", game.result.as_str())
        }
    }
}

/// Says the present place, after a message, if there is one.
pub(super) fn place(table: &mut Table, by: Person, before: Option<&str>) {
    to_all(table, by, |table, seat| place_of(table, seat, before));
}

/// Says the move at which a variation that was left branches off; the remarks there were told on the way in.
pub(super) fn returned(table: &mut Table, by: Person) {
    to_all(table, by, |table, seat| {
        let messages = &seat.messages;
        let before = messages.text("review-out", &[]);
        match &table.reviews.now {
            Some(review) => move_words(table, review, messages, &before),
            None => Utterance::sentence(messages, ""),
        }
    });
}

fn place_of(table: &Table, seat: &Seat, before: Option<&str>) -> Utterance {
    let messages = &seat.messages;
    let Some(review) = &table.reviews.now else {
        return Utterance::sentence(messages, "");
    };
    let before = before.map(|id| messages.text(id, &[])).unwrap_or_default();
    place_words(table, review, messages, &before)
}

/// Ends the sentence, so that the next words begin one of their own.
fn end_sentence(utterance: &mut Utterance) {
    if let Some(span) = utterance
        .spans
        .last_mut()
        .filter(|span| !span.text.ends_with(['.', '!', '?', '…', ':']))
    {
        span.text.push('.');
    }
}

/// The words of the present place: the variation, the move with its number in the game's words, its glyphs, its
/// comments, and the variations that branch off.
pub(super) fn place_words(table: &Table, review: &Review, messages: &Messages, before: &str) -> Utterance {
    let mut utterance = move_words(table, review, messages, before);
    let behind = joined(behind(review, messages));
    if !behind.is_empty() {
        end_sentence(&mut utterance);
        utterance.spans.extend(Utterance::sentence(messages, behind).spans);
    }
    utterance
}

/// The variation, and the move with its number in the game's words.
fn move_words(table: &Table, review: &Review, messages: &Messages, before: &str) -> Utterance {
    let walk = &review.walk;
    let mut first = vec![before.to_owned()];
    let place = walk.place();
    if let Some((variation, count)) = walk.variation().filter(|_| place.plies == 1) {
        let values = [("number", (variation + 1).into()), ("count", count.into())];
        first.push(messages.text("review-variation", &values));
    }
    let Some((position, mv)) = walk.last_played() else {
        first.push(messages.text("review-at-beginning", &[]));
        return Utterance::sentence(messages, joined(first));
    };
    let side = wording::color(messages, position.turn());
    let values = [("number", position.fullmoves().get().into()), ("side", (&side).into())];
    first.push(messages.text("review-move", &values));
    if let Some(mv) = mv {
        let announcement = wording::announcement(&table.game, &position, mv.to_uci(position.castles().mode()));
        Utterance::introduced(messages, &joined(first), announcement)
    } else {
        first.push(wording::glyph::pass(messages));
        Utterance::sentence(messages, joined(first))
    }
}

/// Says the clock times of the present place, from the game's comments, of that side or of both; returns false if they
/// have none.
pub(super) fn clocks(table: &mut Table, by: Person, side: Option<Color>) -> bool {
    let shown = table.reviews.now.as_ref().map(|review| review.walk.clocks());
    let is_asked = |of: &(Color, u64)| side.is_none_or(|side| side == of.0);
    let both = Color::ALL
        .into_iter()
        .filter_map(|of| Some((of, (*shown.as_ref()?.get(of))?)));
    let shown: Vec<(Color, u64)> = both.filter(is_asked).collect();
    if shown.is_empty() {
        return false;
    }
    table.seats.tell(by, Priority::Next, |seat| {
        let messages = &seat.messages;
        let one = |(side, ms): &(Color, u64)| {
            let (side, time) = (wording::color(messages, *side), duration(messages, *ms));
            messages.text(
                "answer-clock-short",
                &[("side", (&side).into()), ("time", (&time).into())],
            )
        };
        shown.iter().map(one).collect::<Vec<_>>().join(" ")
    });
    true
}

/// Says the names and ratings of both players, as the game's tags have them.
pub(super) fn opponents(table: &mut Table, by: Person) {
    let Some(review) = &table.reviews.now else { return };
    let review = Arc::clone(review);
    table.seats.tell(by, Priority::Next, |seat| {
        let messages = &seat.messages;
        let game = review.walk.game();
        let player = |side: Color| {
            let (name, rating) = side.fold_wb(("White", "WhiteElo"), ("Black", "BlackElo"));
            let tag = |tag| game.tag(tag).filter(|text| !matches!(*text, "" | "?" | "-"));
            let rating = tag(rating).map(|elo| messages.text("engine-rating", &[("elo", elo.into())]));
            wording::player_and_rating(messages, side, tag(name).unwrap_or_default(), rating)
        };
        Color::ALL.map(player).join(" ")
    });
}

/// The words said after the move.
fn behind(review: &Review, messages: &Messages) -> Vec<String> {
    let walk = &review.walk;
    let mut texts: Vec<String> = Vec::new();
    for glyph in walk.glyphs() {
        texts.push(sentence(&wording::glyph::words(messages, glyph)));
    }
    texts.extend(comments(walk, messages));
    texts.extend(evaluation_of_file(walk, messages));
    if walk.depth() == 0 {
        let here = review.remarks_at(messages, walk.ply());
        texts.extend(
            here.filter(|remark| remark.is_said)
                .map(|remark| sentence(&remark.text)),
        );
    }
    let is_end = walk.next_move().is_none();
    if is_end && walk.depth() == 0 {
        texts.push(messages.text(
            match walk.game().result.in_pgn() {
                PgnResult::White => "review-end-white",
                PgnResult::Black => "review-end-black",
                PgnResult::Draw => "review-end-draw",
                PgnResult::Open | PgnResult::Other(_) => "review-end-open",
            },
            &[],
        ));
    } else if is_end {
        texts.push(messages.text("review-edge-variation-end", &[]));
    }
    let count = walk.variations_here().len();
    if count > 0 {
        texts.push(messages.text("review-variations", &[("count", count.into())]));
    }
    texts
}

/// The comments here, each as a sentence.
pub(super) fn comments(walk: &Walk, messages: &Messages) -> Vec<String> {
    let comments = walk.comments().into_iter();
    let spoken = comments.map(|comment| wording::glyph::spoken(messages, comment));
    spoken
        .filter(|comment| !comment.is_empty())
        .map(|comment| sentence(&comment))
        .collect()
}

/// The file's evaluation of this place in words; none if the move before has the same words.
fn evaluation_of_file(walk: &Walk, messages: &Messages) -> Option<String> {
    let words = |comments: Vec<&str>| {
        let found = evaluated(comments)?;
        Some(wording::opinion::evaluation(messages, wording::glyph::of_file(found)))
    };
    let before = walk.place().plies.checked_sub(2).and_then(|at| walk.line().get(at));
    let before = before.and_then(|before| words(before.comments().collect()));
    let here = words(walk.comments()).filter(|here| before.as_ref() != Some(here));
    here.map(|here| sentence(&here))
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().collect::<String>());
    let text = format!("{}{}", first.unwrap_or_default(), letters.as_str());
    if text.ends_with(['.', '!', '?', '…', ':']) {
        text
    } else {
        format!("{text}.")
    }
}

fn joined(texts: Vec<String>) -> String {
    let texts: Vec<String> = texts.into_iter().filter(|text| !text.is_empty()).collect();
    texts.join(" ")
}
