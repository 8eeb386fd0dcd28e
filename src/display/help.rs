//! The list of keys and commands, made from the catalogue: it cannot drift from what the program does.

use super::ButtonView;
use crate::controls::catalogue::{self, Control, Line, Pane};
use crate::controls::proposals;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::locale::Messages;

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpLine {
    /// What is read.
    pub text: String,
    /// What it is about.
    pub about: HelpAbout,
}

/// What a line of the list is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpAbout {
    /// A control; its keys can be changed from here.
    Control(Control),
    /// Words to be typed in the move line.
    Command,
    /// The program.
    Program,
}

impl HelpLine {
    /// Whether it belongs to the help of that pane.
    pub fn is_of(&self, pane: Pane) -> bool {
        let pane = if pane == Pane::Other { Pane::Board } else { pane };
        match self.about {
            HelpAbout::Control(control) => control.row().pane.is_none_or(|own| own == pane),
            HelpAbout::Command => pane == Pane::MoveLine,
            HelpAbout::Program => true,
        }
    }

    /// What belongs to one pane alone is read before what works everywhere.
    fn is_special(&self) -> bool {
        matches!(self.about, HelpAbout::Control(control) if control.row().pane.is_some())
    }
}

/// The lines for that pane, its own keys first.
pub fn of_pane(lines: &[HelpLine], pane: Pane) -> Vec<&HelpLine> {
    let mut own: Vec<&HelpLine> = lines.iter().filter(|line| line.is_of(pane)).collect();
    own.sort_by_key(|line| !line.is_special());
    own
}

pub(super) fn lines(game: &Game, seat: Person, messages: &Messages, buttons: &[ButtonView]) -> Vec<HelpLine> {
    let mut lines: Vec<HelpLine> = buttons
        .iter()
        .map(|button| {
            let values = [
                ("keys", (&button.keys).into()),
                ("name", (&button.name).into()),
                ("help", (&button.help).into()),
            ];
            let id = if button.keys.is_empty() {
                "display-help-no-key"
            } else {
                "display-help-keys"
            };
            HelpLine {
                text: messages.text(id, &values),
                about: HelpAbout::Control(button.control),
            }
        })
        .collect();
    let of_all = catalogue::lines().filter(|line| !line.is_of_the_desk());
    let of_the_desk = catalogue::lines().filter(|line| line.is_of_the_desk() && seat == Person::Arbiter);
    lines.extend(of_all.chain(of_the_desk).map(|line: &Line| {
        let words = messages.text(line.words, &[]).replace(';', ", ");
        let mut text = messages.text("display-help-command", &[("words", (&words).into())]);
        if line.ruling().is_some() {
            let names = proposals::names(messages).collect::<Vec<_>>().join(", ");
            let values = [("names", (&names).into())];
            text = format!("{text}. {}", messages.text("display-help-of-several", &values));
        }
        HelpLine {
            text,
            about: HelpAbout::Command,
        }
    }));
    if game.regulations().is_competition() {
        lines.push(HelpLine {
            text: messages.text("display-event-not-approved", &[]),
            about: HelpAbout::Program,
        });
    }
    lines
}
