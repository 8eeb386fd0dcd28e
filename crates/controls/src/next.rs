//! Ways to do the next act: its control, and the key or the words for it.

use super::catalogue::{self, Control};
use super::keymap::Keymap;
use locale::Messages;
use query::next::{PlayerAct, Reason};
use settings::PersonSettings;

/// The control that does the act; none if no single one does.
pub const fn control(act: PlayerAct) -> Option<Control> {
    match act {
        PlayerAct::StartClocks => Some(Control::StartClocks),
        PlayerAct::Repeat => Some(Control::Repeated),
        PlayerAct::Announce => Some(Control::AnnounceHands),
        PlayerAct::Press => Some(Control::Press),
        PlayerAct::Sign => Some(Control::Sign),
        PlayerAct::StopClock => Some(Control::StopClocks),
        PlayerAct::Answer
        | PlayerAct::Confirm
        | PlayerAct::Seal
        | PlayerAct::Move
        | PlayerAct::MoveOrAnswer
        | PlayerAct::ReplaceIllegal
        | PlayerAct::MakeAnnounced
        | PlayerAct::Execute
        | PlayerAct::Settle
        | PlayerAct::Nothing(_) => None,
    }
}

/// The means with which a person acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMeans {
    /// The keys of a window.
    Keys,
    /// The mouse alone.
    Mouse,
    /// Words typed in a terminal, which has neither keys nor panes.
    Words {
        /// True if the word that repeats a move executes it on the player's own board, too.
        moves_board: bool,
    },
}

impl InputMeans {
    /// The means of a person in a terminal.
    pub const fn in_terminal(person: &PersonSettings) -> Self {
        Self::Words {
            moves_board: person.typed_moves_move_my_board,
        }
    }

    /// The means of a person in a window: of one who plays by ear, or by eye with the mouse.
    pub const fn in_window(person: &PersonSettings, is_vi: bool) -> Self {
        if is_vi || person.second_keyboard {
            Self::Keys
        } else {
            Self::Mouse
        }
    }
}

/// The way to do the act: the key for players with a keyboard, or the words to type if it has no key; the button for
/// players with only a mouse. Empty for a move in a terminal, where everything is typed.
pub fn how(act: PlayerAct, keymap: &Keymap, messages: &Messages, by: InputMeans) -> String {
    let by_key = by_key(act, keymap, messages, by);
    let has_button = by == InputMeans::Mouse || (by == InputMeans::Keys && by_key.is_empty());
    match control(act).filter(|_| has_button) {
        Some(control) => {
            let name = messages.text(control.row().name, &[]);
            messages.text("next-named", &[("name", (&name).into())])
        }
        None => by_key,
    }
}

fn by_key(act: PlayerAct, keymap: &Keymap, messages: &Messages, by: InputMeans) -> String {
    // The move line is reached by going round the panes, and Enter in it announces.
    let (control, words) = match act {
        PlayerAct::Move | PlayerAct::MoveOrAnswer | PlayerAct::Announce => (Some(Control::NextPane), None),
        PlayerAct::Confirm => (Some(Control::Announce), None),
        PlayerAct::Repeat => (Some(Control::Repeated), Some("line-repeated")),
        PlayerAct::Execute => {
            let executes = matches!(by, InputMeans::Words { moves_board: true });
            (None, executes.then_some("line-repeated"))
        }
        PlayerAct::Press => (Some(Control::Press), Some("line-press")),
        PlayerAct::StartClocks => (Some(Control::StartClocks), Some("line-start-clocks")),
        PlayerAct::Seal => (None, Some("line-seal")),
        PlayerAct::StopClock => (Some(Control::StopClocks), Some("line-stop-clocks")),
        PlayerAct::Sign => (None, Some("line-sign")),
        PlayerAct::Nothing(Reason::Ended) => (Some(Control::NewGame), None),
        PlayerAct::Answer
        | PlayerAct::ReplaceIllegal
        | PlayerAct::MakeAnnounced
        | PlayerAct::Settle
        | PlayerAct::Nothing(_) => (None, None),
    };
    let has_key = !matches!(by, InputMeans::Words { .. }) || act == PlayerAct::Confirm;
    let key = control
        .filter(|_| has_key)
        .and_then(|control| keymap.keys(control).first().copied());
    match (key, words) {
        (Some(key), _) => key.spoken(messages),
        (None, Some(words)) => {
            let words = first_words(messages, words);
            messages.text("next-type", &[("words", (&words).into())])
        }
        (None, None) => String::new(),
    }
}

/// The key of a control, or in a terminal the words to type, for a sentence that names it; empty if there is none.
pub fn key_or_words(control: Control, keymap: &Keymap, messages: &Messages) -> String {
    if messages.is_typed() {
        let line = catalogue::lines().find(|line| line.control == Some(control));
        return line.map_or_else(String::new, |line| format!("\"{}\"", first_words(messages, line.words)));
    }
    keymap.spoken(control, messages)
}

/// The sentence, and in a terminal, which has no Escape, the word that leaves.
pub fn with_way_out(messages: &Messages, sentence: String) -> String {
    if !messages.is_typed() {
        return sentence;
    }
    let words = first_words(messages, "tactics-say-leave");
    format!(
        "{sentence} {}",
        messages.text("how-to-leave", &[("words", words.into())])
    )
}

/// The first form of the words that are typed for that line.
pub fn first_words(messages: &Messages, line: &str) -> String {
    let forms = messages.text(line, &[]);
    forms.split(';').next().unwrap_or_default().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    #[test]
    fn a_word_executes_a_move_only_where_typed_moves_move_the_board() {
        let messages = Messages::new(Locale::En);
        let told = |by| how(PlayerAct::Execute, &Keymap::default(), &messages, by);
        let mut person = PersonSettings::default();
        assert_eq!(told(InputMeans::in_terminal(&person)), "type repeated");
        assert_eq!(told(InputMeans::in_window(&person, true)), "");
        person.typed_moves_move_my_board = false;
        assert_eq!(told(InputMeans::in_terminal(&person)), "");
    }
}
