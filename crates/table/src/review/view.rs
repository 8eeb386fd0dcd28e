//! The view of the game under review and of the open file, and the meaning of leaving them.

use std::sync::Arc;

use super::engine_opinion::{curve, mistake_lines};
use super::opinion::sentence;
use super::said::players;
use super::under_review::Reviews;
use crate::Table;
use crate::seat::Seat;
use controls::catalogue::Control;
use display::FieldView;
use display::review::{GamesView, ReviewView};

/// The view next to the board for that person; none without a review.
pub(crate) fn view(table: &Table, seat: &Seat) -> Option<ReviewView> {
    let review = table.reviews.now.as_ref()?;
    let messages = &seat.messages;
    let text = |id: &str| messages.text(id, &[]);
    let game = review.walk.game();
    let own = |tag: &str| game.tag(tag).map(str::to_owned);
    let event: Vec<String> = ["Event", "Site", "Date", "Round"].into_iter().filter_map(own).collect();
    let header = [players(review, messages), event.join(", ")];
    let lines = review.shown.lines.iter();
    let lines = lines.clone().find(|(locale, _)| *locale == messages.locale());
    let key = |control| controls::next::key_or_words(control, &seat.keymap, messages);
    let (next, previous) = (key(Control::ReviewNext), key(Control::ReviewPrevious));
    let values = [("next", (&next).into()), ("previous", (&previous).into())];
    Some(ReviewView {
        pane: text("review-pane"),
        header: header.into_iter().filter(|line| !line.is_empty()).collect(),
        to_do: controls::next::with_way_out(messages, messages.text("review-to-do", &values)),
        opinion: sentence(table, review, messages),
        marks: review::remark::marks(review.walk.comments()),
        label: text("review-moves"),
        lines: lines.map(|(_, lines)| Arc::clone(lines)).unwrap_or_default(),
        here: review.shown.here,
        curve: curve(review, messages),
        mistakes_label: text("review-mistakes"),
        mistakes: mistake_lines(review, messages),
    })
}

/// The page of the open file of many games.
pub(crate) fn games_view(table: &Table, seat: &Seat) -> Option<GamesView> {
    let Reviews { file, wanted, .. } = &table.reviews;
    let file = file.as_ref().filter(|file| !file.is_put_away)?;
    let messages = &seat.messages;
    let text = |id: &str| messages.text(id, &[]);
    let (index, found) = file.listed();
    Some(GamesView {
        title: file.title(messages),
        label: text("games-label"),
        index,
        found,
        player: FieldView {
            label: text("games-player"),
            hint: text("games-player-hint"),
        },
        position: text("games-position"),
        open: text("games-open"),
        close: text("games-close"),
        wanted: *wanted,
    })
}
