//! The page of lichess, in words.

use super::parts::FieldView;
use super::screen::LichessView;
use locale::Messages;
use protocols::lichess::AccountState;

pub(super) fn view(messages: &Messages, known: &AccountState, has_game: bool) -> LichessView {
    let text = |id: &str| messages.text(id, &[]);
    LichessView {
        title: text("control-lichess"),
        account: wording::lichess::account(messages, known.name.as_deref()),
        is_signed_in: known.name.is_some(),
        token: FieldView {
            label: text("lichess-token"),
            hint: String::new(),
        },
        list_label: text("lichess-list"),
        lines: wording::lichess::lines(messages, known),
        games: known.games.len(),
        challenges: known.challenges.len(),
        wish: FieldView {
            label: text("lichess-wish"),
            hint: text("lichess-wish-hint"),
        },
        choose: text("lichess-choose"),
        decline: text("lichess-decline"),
        look_again: text("lichess-look-again"),
        stop_seeking: known.is_seeking.then(|| text("lichess-stop")),
        in_game: has_game.then(|| text("lichess-read-messages")),
        sign_out: text("lichess-sign-out"),
        close: text("display-close"),
    }
}
