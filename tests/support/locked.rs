//! A game that the arbiter has locked, and every way in that the catalogue of controls knows: one added to it is tried by itself.

use controls::catalogue::{Control, ControlAct, Switch, lines};
use controls::files::{Dialog, FileIntent};
use controls::intent::{Intent, YesOrNo};
use locale::Messages;
use query::{Answer, SquareQuestion};
use shakmaty::{Color, Square};
use table::effect::Effect;

/// A game in an event, two plies old; its desk is closed and opens with 4711.
pub(crate) const LOCKED: &str = "white vi Ada\nblack sighted Ben\nassistant white Clara\narbiter Dora\nboth play 1.e4 e5\n\
                                 > arbiter types lock 4711\n> arbiter types close desk\n";

/// The words that may follow those of a typed line.
const BEHIND: [&str; 12] = [
    "",
    "x.pgn",
    "1",
    "e2",
    "x.game",
    "Nf3",
    "white",
    "white e2",
    "black x.txt",
    "60 30",
    "2:00",
    "9.2",
];

/// Every intent that a control or a typed line of the catalogue leads to for the player of that side, named for a failing test.
pub(crate) fn wishes(side: Color, messages: &Messages) -> Vec<(String, Intent)> {
    let mut wishes = Vec::new();
    for control in Control::ALL {
        let row = control.row();
        let about = |query: fn(Square) -> query::Query| [Square::E2, Square::E7].map(|at| Intent::Ask(query(at)));
        let intents: Vec<Intent> = match row.act {
            ControlAct::About(query) => about(query).into(),
            ControlAct::Switch(Switch::PublicVoice) => [true, false].map(Intent::PublicVoice).into(),
            ControlAct::Switch(Switch::Board) => [true, false].map(Intent::TurnBoard).into(),
            act => act.intent(side).into_iter().collect(),
        };
        wishes.extend(intents.into_iter().map(|intent| (row.id.to_owned(), intent)));
    }
    for line in lines() {
        for (form, words) in messages.text(line.words, &[]).split(';').enumerate() {
            // The other forms of the same line are read as the first is.
            for behind in BEHIND.iter().take(if form == 0 { BEHIND.len() } else { 2 }) {
                let typed = format!("{words} {behind}");
                wishes.push((typed.clone(), Intent::Line(typed)));
            }
        }
    }
    // Further requests of windows: their pages, a dropped file, the form for a new game.
    let files = [
        FileIntent::Open(String::from("x.pgn")),
        FileIntent::Open(String::from("x.annabella")),
        FileIntent::OpenListed(1),
        FileIntent::Choose(Dialog::Open),
    ];
    wishes.extend(files.map(|intent| (format!("{intent:?}"), Intent::File(intent))));
    let form = || Intent::NewGame(Box::default());
    wishes.push((String::from("a new game"), form()));
    wishes.push((
        String::from("a new game after a question"),
        Intent::AskFirst(Box::new(form())),
    ));
    wishes.push((String::from("yes"), Intent::Answer(YesOrNo::Yes)));
    wishes
}

/// True if that puts another game in the place of this one, or tells anything that helps a player (11.3.1).
pub(crate) fn leads_out(effect: &Effect) -> bool {
    match effect {
        Effect::NewGame(..) | Effect::NewTable(..) | Effect::OpenGame { .. } | Effect::Leave(Some(_)) => true,
        // No engine, no other game to go through, nobody beyond the network.
        Effect::Engine(_) | Effect::Collection(_) | Effect::Positions(_) | Effect::Lichess(_) => true,
        Effect::Link(_) | Effect::Host(_) | Effect::TryMembership | Effect::KeepMembership(_) => true,
        Effect::Here(effect) => leads_out(effect),
        Effect::ChooseFile { dialog, .. } => *dialog == Dialog::Open,
        Effect::Answer { answer, .. } => {
            let helps = [
                SquareQuestion::LegalMoves,
                SquareQuestion::Captures,
                SquareQuestion::Attackers,
            ];
            let is_balance = matches!(answer, Answer::Material(_));
            is_balance || matches!(answer, Answer::Around { around, .. } if helps.contains(around))
        }
        // A player does not write down a game under way, to have it judged elsewhere.
        Effect::Save { .. } | Effect::Copy { .. } | Effect::KeepMistakes(..) => true,
        Effect::Append(_)
        | Effect::Say { .. }
        | Effect::Cue { .. }
        | Effect::Refuse { .. }
        | Effect::PublicVoice(_)
        | Effect::OpenHelp(..)
        // A window can be closed whatever is locked: the game stays where it is.
        | Effect::Quit(_)
        | Effect::OpenManual(_)
        | Effect::Settings(..)
        | Effect::Leave(None)
        | Effect::ListDevices(_)
        | Effect::Boards(_)
        | Effect::UseDevice
        | Effect::ListGames { .. }
        | Effect::ReadSheet { .. }
        | Effect::Recorder(_)
        | Effect::Keep(..)
        | Effect::Trained(_)
        | Effect::Print(_)
        | Effect::RescueGame { .. }
        | Effect::Show => false,
    }
}
