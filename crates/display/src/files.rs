//! The pages on which games are opened and written, in words.

use super::parts::FieldView;
use super::screen::FilesView;
use locale::Messages;
use wording::files::{StoredGame, StoredState, stored_game};

pub(super) fn view(messages: &Messages, games: &[StoredGame], suggested: &str) -> FilesView {
    let text = |id: &str| messages.text(id, &[]);
    FilesView {
        of_games: None,
        games: games.iter().map(|game| stored_game(messages, game)).collect(),
        damaged: games.iter().map(|game| game.state == StoredState::Damaged).collect(),
        games_label: text("files-games"),
        rescue_chosen: text("files-rescue-chosen"),
        open_title: text("control-open-game"),
        open_chosen: text("files-open-chosen"),
        path: FieldView {
            label: text("files-path"),
            hint: text("files-path-hint"),
        },
        choose: text("files-choose"),
        save_title: text("control-save-game"),
        save: text("files-save"),
        suggested: format!("~/{suggested}"),
        cancel: text("new-game-cancel"),
    }
}
