//! The list of keys and commands, made from the catalogue: it cannot drift from what the program does. First the lines
//! that fit the moment, then the rest under headings.

use shakmaty::Color;

use super::capabilities::{self, ProgramHash};
use super::owners::is_done_from_afar;
use super::panes::PANES;
use super::parts::{ButtonView, Place};
use super::settings::named_value;
use controls::afar;
use controls::catalogue::{self, Control, Pane, TypedLine};
use controls::intent::Intent;
use controls::next::{self, first_words};
use controls::proposals;
use laws::game::Game;
use laws::people::Person;
use laws::regulations::Venue;
use locale::{Messages, color};
use query::next::{PlayerAct, Reason};

/// Number of lines that fit the moment.
const OF_THE_MOMENT: usize = 10;

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HelpLine {
    /// The words that are read.
    pub text: String,
    /// The subject of the line.
    pub about: HelpAbout,
}

/// The subject of a line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpAbout {
    /// A heading; with the part of the window whose keys follow, if they work in one part only.
    Heading(Option<Pane>),
    /// A control; its keys can be changed from here.
    Control(Control),
    /// Words to type in the move line.
    Command,
    /// The program.
    Program,
}

impl HelpLine {
    /// True if it is a heading.
    pub const fn is_heading(&self) -> bool {
        matches!(self.about, HelpAbout::Heading(_))
    }

    fn heading(text: String, of: Option<Pane>) -> Self {
        let about = HelpAbout::Heading(of);
        Self { text, about }
    }
}

/// The lines for that pane: what fits the moment, then its own keys, then all the rest.
pub fn of_pane(lines: &[HelpLine], pane: Pane) -> Vec<&HelpLine> {
    let pane = if pane == Pane::Other { Pane::Board } else { pane };
    let mut part = 0;
    let numbered = lines.iter().map(|line| {
        part += usize::from(line.is_heading());
        (part, line)
    });
    let numbered: Vec<(usize, &HelpLine)> = numbered.collect();
    let is_own = |line: &HelpLine| line.about == HelpAbout::Heading(Some(pane));
    let own = numbered.iter().find(|(_, line)| is_own(line)).map(|(part, _)| *part);
    let mut sorted = numbered;
    sorted.sort_by_key(|(part, _)| (*part > 1, Some(*part) != own));
    sorted.into_iter().map(|(_, line)| line).collect()
}

/// The lines that contain all these words; all lines if there are none. A heading is left out: its lines are not all there.
pub fn found<'a>(lines: &'a [HelpLine], search: &str) -> Vec<&'a HelpLine> {
    let words: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
    let fits = |line: &&HelpLine| {
        let text = line.text.to_lowercase();
        words.is_empty() || !line.is_heading() && words.iter().all(|word| text.contains(word))
    };
    let mut found: Vec<&HelpLine> = Vec::new();
    for line in lines.iter().filter(fits) {
        // The lines of the moment stand in the list once more.
        if words.is_empty() || !found.contains(&line) {
            found.push(line);
        }
    }
    found
}

/// Sources of the list.
pub(super) struct Sources<'a> {
    pub(super) game: &'a Game,
    pub(super) seat: Person,
    pub(super) messages: &'a Messages,
    pub(super) buttons: &'a [ButtonView],
    pub(super) place: &'a Place,
    /// The next act, and the same in a sentence.
    pub(super) act: Option<PlayerAct>,
    pub(super) now: &'a str,
    /// The hash of the program, if it is known.
    pub(super) program: Option<ProgramHash>,
}

pub(super) fn lines(sources: &Sources<'_>) -> Vec<HelpLine> {
    let messages = sources.messages;
    let mut lines = vec![HelpLine::heading(sources.now.to_owned(), None)];
    let row = |button: &ButtonView| row(messages, button);
    lines.extend(of_the_moment(sources).into_iter().map(row));
    let here = sources.buttons.iter().filter(|button| is_of_here(sources, button));
    let here: Vec<(Option<Pane>, &ButtonView)> = here.map(|button| (button.control.row().pane, button)).collect();
    let everywhere = (None, "guide-everywhere");
    let panes = Pane::RING.into_iter().map(Some).zip(PANES);
    for (pane, name) in std::iter::once(everywhere).chain(panes) {
        let mut own = here.iter().filter(|(of, _)| *of == pane).peekable();
        if own.peek().is_some() {
            lines.push(HelpLine::heading(messages.text(name, &[]), pane));
            lines.extend(own.map(|(_, button)| row(button)));
        }
    }
    lines.extend(typed(sources));
    if sources.game.regulations().is_competition() {
        lines.push(HelpLine {
            text: messages.text("display-event-not-approved", &[]),
            about: HelpAbout::Program,
        });
    }
    lines.push(HelpLine::heading(messages.text("capabilities", &[]), None));
    lines.extend(capabilities::lines(messages, sources.program).into_iter().map(|text| {
        let about = HelpAbout::Program;
        HelpLine { text, about }
    }));
    lines
}

/// The list in a terminal: the lines that do something there, with what they do.
pub(super) fn in_terminal(sources: &Sources<'_>, works: &[&'static TypedLine]) -> Vec<HelpLine> {
    let messages = sources.messages;
    let own = |button: &ButtonView| {
        let of = works.iter().filter(|line| line.control == Some(button.control));
        let lines: Vec<&TypedLine> = of.copied().collect();
        (!lines.is_empty()).then(|| in_words(messages, button.control, (&button.name, &button.help), &lines))
    };
    let mut lines = vec![HelpLine::heading(sources.now.to_owned(), None)];
    lines.extend(of_here(sources));
    lines.extend(of_the_moment(sources).into_iter().filter_map(own));
    let is_typed = |line: &&TypedLine| is_only_typed(line, sources.seat);
    let typed: Vec<&TypedLine> = works.iter().copied().filter(is_typed).collect();
    let mut of_controls: Vec<HelpLine> = sources.buttons.iter().filter_map(own).collect();
    for group in GROUPS {
        let mut of_group = std::mem::take(&mut of_controls);
        of_group.extend(rows_of_group(sources, group, &typed));
        if !of_group.is_empty() {
            lines.push(HelpLine::heading(messages.text(group, &[]), None));
            lines.extend(of_group);
        }
    }
    lines
}

/// The words that do something in a position to solve, with what they do.
#[cfg(feature = "home")]
pub fn of_a_position(messages: &Messages) -> Vec<HelpLine> {
    const WORDS: [(&str, &str); 10] = [
        ("tactics-say-solution", "control-tactics-solution-help"),
        ("tactics-say-hint", "tactics-hint-help"),
        ("tactics-say-again", "control-tactics-again-help"),
        ("tactics-say-next", "control-tactics-next-help"),
        ("line-position", "tactics-position-help"),
        ("tactics-say-blindfold", "tactics-blindfold-help"),
        ("tactics-say-statistics", "tactics-statistics-help"),
        ("line-opponent", "tactics-ratings-help"),
        ("tactics-say-themes", "tactics-themes-help"),
        LEAVE,
    ];
    WORDS
        .iter()
        .map(|(words, help)| with_help(messages, words, help))
        .collect()
}

/// The words that leave what is open.
#[cfg(feature = "home")]
const LEAVE: (&str, &str) = ("tactics-say-leave", "tactics-leave-help");

#[cfg(feature = "home")]
fn with_help(messages: &Messages, words: &str, help: &str) -> HelpLine {
    let words = messages.text(words, &[]).replace(';', ", ");
    let command = messages.text("display-help-command", &[("words", (&words).into())]);
    HelpLine {
        text: format!("{command}. {}", messages.text(help, &[])),
        about: HelpAbout::Command,
    }
}

/// The words that do something only where a position, a review or an endgame is open: they come first.
#[cfg(feature = "home")]
fn of_here(sources: &Sources<'_>) -> Vec<HelpLine> {
    let messages = sources.messages;
    let works = |control| {
        sources
            .buttons
            .iter()
            .any(|button| button.control == control && button.act.is_ok())
    };
    let rows = |rows: &[(&str, &str)]| {
        rows.iter()
            .map(|(words, help)| with_help(messages, words, help))
            .collect()
    };
    if works(Control::TacticsSolution) {
        of_a_position(messages)
    } else if works(Control::ReviewNext) {
        rows(&[("tactics-say-next", "control-review-next-help"), LEAVE])
    } else if wording::endgame::Endgame::of(sources.game).is_some() {
        rows(&[("line-endgame", "control-endgame-help"), LEAVE])
    } else {
        Vec::new()
    }
}

#[cfg(not(feature = "home"))]
const fn of_here(_: &Sources<'_>) -> Vec<HelpLine> {
    Vec::new()
}

/// A control in a terminal: its words and its help, unless that tells of keys, fields or a cursor.
fn in_words(messages: &Messages, control: Control, (name, help): (&str, &str), lines: &[&TypedLine]) -> HelpLine {
    let is_of_a_window = control.row().help_is_of_a_window;
    let help = if is_of_a_window { "" } else { help };
    let text = with_keys(messages, "", name, help);
    with_words(messages, control, text.trim(), lines)
}

/// The lines whose requests are answered in a terminal without a table.
pub fn without_table(messages: &Messages, by: Person, is_answered: impl Fn(&Intent) -> bool) -> Vec<HelpLine> {
    let works = |line: &&TypedLine| line.examples(by, messages).any(|intent| is_answered(&intent));
    let lines: Vec<&TypedLine> = catalogue::lines_of(by).filter(works).collect();
    let row = |control: &Control| {
        let own = lines.iter().copied().filter(|line| line.control == Some(*control));
        let own: Vec<&TypedLine> = own.collect();
        let [name, help] = [control.row().name, control.row().help].map(|id| messages.text(id, &[]));
        (!own.is_empty()).then(|| in_words(messages, *control, (&name, &help), &own))
    };
    let typed = lines.iter().filter(|line| line.control.is_none());
    let rows = Control::ALL.iter().filter_map(row);
    rows.chain(typed.map(|line| typed_row(messages, line))).collect()
}

/// The controls that fit a review while a game is under review; none otherwise.
#[cfg(feature = "home")]
fn of_a_review(buttons: &[ButtonView]) -> &'static [Control] {
    const OF_A_REVIEW: &[Control] = &[
        Control::ReviewNext,
        Control::ReviewPrevious,
        Control::Opinion,
        Control::BestLine,
        Control::Mistakes,
        Control::NextMistake,
        Control::TrainMistakes,
        Control::ReviewInto,
        Control::ReviewOut,
        Control::ReviewNextMark,
    ];
    let is_next = |button: &ButtonView| button.control == Control::ReviewNext && button.act.is_ok();
    if buttons.iter().any(is_next) { OF_A_REVIEW } else { &[] }
}

#[cfg(not(feature = "home"))]
const fn of_a_review(_: &[ButtonView]) -> &'static [Control] {
    &[]
}

/// The buttons that fit the moment: first the next act, then the questions and decisions that belong to it.
fn of_the_moment<'a>(sources: &Sources<'a>) -> Vec<&'a ButtonView> {
    const OF_A_MOVE: [Control; 13] = [
        Control::NextPane,
        Control::Announce,
        Control::State,
        Control::Last,
        Control::Again,
        Control::Position,
        Control::Clock,
        Control::OfferDraw,
        Control::TakeBack,
        Control::Practise,
        Control::ReadSheet,
        Control::Resign,
        Control::Settings,
    ];
    const OF_WAITING: [Control; 11] = [
        Control::Last,
        Control::Again,
        Control::State,
        Control::Position,
        Control::Clock,
        Control::OpponentClock,
        Control::ReadSheet,
        Control::LastMoves,
        Control::Explain,
        Control::Earlier,
        Control::Settings,
    ];
    const OF_THE_END: &[Control] = &[
        Control::RefuseToSign,
        Control::NewGame,
        #[cfg(feature = "home")]
        Control::Review,
        Control::ReadSheet,
        Control::SaveGame,
        Control::OpenGame,
        Control::LastMoves,
        Control::Position,
        Control::TimeUsed,
        Control::Earlier,
        Control::Settings,
        Control::Guide,
    ];
    const OF_THE_DESK: [Control; 12] = [
        Control::CompareBoards,
        Control::CompareSheets,
        Control::StartClocks,
        Control::StopClocks,
        Control::UpholdClaim,
        Control::RejectClaim,
        Control::StepWhite,
        Control::StepBlack,
        Control::CorrectClocks,
        Control::Explain,
        Control::State,
        Control::HandOver,
    ];
    let of_a_review = of_a_review(sources.buttons);
    let rest: &[Control] = match sources.act {
        _ if !of_a_review.is_empty() => of_a_review,
        None => &OF_THE_DESK,
        Some(PlayerAct::Sign | PlayerAct::Nothing(Reason::Ended)) => OF_THE_END,
        Some(PlayerAct::Nothing(_)) => &OF_WAITING,
        Some(_) => &OF_A_MOVE,
    };
    let offered = [Control::AcceptDraw, Control::DeclineDraw]
        .map(|control| (sources.act == Some(PlayerAct::MoveOrAnswer)).then_some(control));
    let first = sources
        .act
        .and_then(next::control)
        .into_iter()
        .chain(offered.into_iter().flatten());
    let mut found: Vec<&ButtonView> = Vec::new();
    for control in first.chain(rest.iter().copied()) {
        let button = sources
            .buttons
            .iter()
            .find(|button| button.control == control && button.act.is_ok());
        if let Some(button) = button.filter(|button| !found.contains(button)) {
            found.push(button);
        }
    }
    found.truncate(OF_THE_MOMENT);
    found
}

/// True if the control is ever used at this screen's place.
fn is_of_here(sources: &Sources<'_>, button: &ButtonView) -> bool {
    let Place { is_a_seat, beside, .. } = sources.place;
    if !*is_a_seat {
        return true;
    }
    let side = sources.seat.side().unwrap_or(Color::White);
    let is_for_another = matches!(button.control, Control::OpponentsWindow | Control::SecondKeyboard);
    is_done_from_afar(button.control.row().act, side) && (beside.is_some() || !is_for_another)
}

/// A control with its keys, and the words that may be typed for it.
fn row(messages: &Messages, button: &ButtonView) -> HelpLine {
    let own = catalogue::lines().filter(|line| line.control == Some(button.control));
    let lines: Vec<&TypedLine> = own.collect();
    let text = with_keys(messages, &button.keys, &button.name, &button.help);
    with_words(messages, button.control, &text, &lines)
}

/// The keys of a control, its name and its help as one text.
pub(super) fn with_keys(messages: &Messages, keys: &str, name: &str, help: &str) -> String {
    let values = [("keys", keys.into()), ("name", name.into()), ("help", help.into())];
    let id = if keys.is_empty() {
        "display-help-no-key"
    } else {
        "display-help-keys"
    };
    single_stops(&messages.text(id, &values))
}

/// The text without the full stop after a name that ends with its own mark ("What now?").
pub fn single_stops(text: &str) -> String {
    text.replace("?.", "?").replace("….", "…")
}

/// The words of the lines that may be typed for the control, added to its text.
fn with_words(messages: &Messages, control: Control, text: &str, lines: &[&TypedLine]) -> HelpLine {
    let words = match lines {
        [] => String::new(),
        [line] => messages.text(line.words, &[]).replace(';', ", "),
        several => {
            let mut first: Vec<String> = several.iter().map(|line| first_words(messages, line.words)).collect();
            first.dedup();
            first.join(", ")
        }
    };
    let mut text = text.to_owned();
    if !words.is_empty() {
        let command = messages.text("display-help-command", &[("words", (&words).into())]);
        text = format!("{text} {command}.");
    }
    HelpLine {
        text,
        about: HelpAbout::Control(control),
    }
}

/// The commands that can only be typed, by subject.
fn typed(sources: &Sources<'_>) -> Vec<HelpLine> {
    let is_here = |line: &&TypedLine| {
        is_only_typed(line, sources.seat) && (!sources.place.is_a_seat || may_be_typed_from_afar(line))
    };
    let own: Vec<&TypedLine> = catalogue::lines_of(sources.seat).filter(is_here).collect();
    let mut lines = Vec::new();
    for group in GROUPS {
        let of_group = rows_of_group(sources, group, &own);
        if !of_group.is_empty() {
            lines.push(HelpLine::heading(sources.messages.text(group, &[]), None));
            lines.extend(of_group);
        }
    }
    lines
}

/// The lines of that group among those.
fn rows_of_group(sources: &Sources<'_>, group: &str, lines: &[&TypedLine]) -> Vec<HelpLine> {
    let own = lines.iter().filter(|line| group_of(line) == group);
    let rows = own.map(|line| typed_row(sources.messages, line));
    rows.chain(of_the_other(sources).filter(|_| group == GROUPS[0]))
        .collect()
}

/// True if no button of that seat does what the line does. The arbiter signs for a player by words alone (8.7).
fn is_only_typed(line: &TypedLine, seat: Person) -> bool {
    line.control
        .is_none_or(|control| seat == Person::Arbiter && is_of_signing(control))
}

const fn is_of_signing(control: Control) -> bool {
    matches!(control, Control::Sign | Control::RefuseToSign)
}

/// True if a command that is only typed does anything at a remote seat.
fn may_be_typed_from_afar(line: &TypedLine) -> bool {
    const OF_THE_TABLE: [&str; 9] = [
        "line-recorder",
        "line-board",
        "line-review",
        "line-game-of-file",
        "line-find-",
        "line-set-",
        "line-add-time",
        "line-take-time",
        "line-seal",
    ];
    match line.fixed(Color::White) {
        Some(intent) => afar::is_possible(&intent),
        None => !OF_THE_TABLE.iter().any(|beginning| line.words.starts_with(beginning)),
    }
}

/// At home the other player's moves may be typed here too; at a remote seat, the words of its assistant.
fn of_the_other(sources: &Sources<'_>) -> Option<HelpLine> {
    let messages = sources.messages;
    let (who, of, id) = match sources.place.beside? {
        Person::Player(side) if sources.game.regulations().place == Venue::Home => {
            (color(messages, side).to_lowercase(), side, "help-other-player")
        }
        Person::Assistant(side) if matches!(sources.seat, Person::Player(_)) => {
            (messages.text("seat-word-assistant", &[]), side, "help-assistant")
        }
        Person::Player(_) | Person::Assistant(_) | Person::Arbiter => return None,
    };
    let words = format!("{who}: {}", of.fold_wb("e4", "e5"));
    let text = messages.text(id, &[("words", (&words).into())]);
    let about = HelpAbout::Command;
    Some(HelpLine { text, about })
}

const GROUPS: [&str; 8] = [
    "help-typed-moves",
    "help-typed-claims",
    "help-typed-clocks",
    "help-typed-recorder",
    "help-typed-sound",
    "help-typed-boards",
    "help-typed-settings",
    "help-typed-desk",
];

/// The heading of that line.
fn group_of(line: &TypedLine) -> &'static str {
    if line.control.is_some_and(is_of_signing) {
        return "help-typed-desk";
    }
    let is = |beginnings: &[&str]| beginnings.iter().any(|beginning| line.words.starts_with(beginning));
    if line.is_of_the_desk() {
        "help-typed-desk"
    } else if line.setting().is_some()
        || is(&[
            "line-language",
            "line-export",
            "line-import",
            "line-delete",
            "line-rename",
            "line-marks",
        ])
    {
        "help-typed-settings"
    } else if is(&["line-recorder"]) {
        "help-typed-recorder"
    } else if is(&[
        "line-devices",
        "line-earphone",
        "line-second-earphone",
        "line-loudspeaker",
    ]) {
        "help-typed-sound"
    } else if is(&["line-board"]) {
        "help-typed-boards"
    } else if is(&["line-set-", "line-add-", "line-take-time"]) {
        "help-typed-clocks"
    } else if is(&[
        "line-claim",
        "line-ask-record",
        "line-offer-",
        "line-accept-",
        "line-decline-",
    ]) {
        "help-typed-claims"
    } else {
        "help-typed-moves"
    }
}

fn typed_row(messages: &Messages, line: &TypedLine) -> HelpLine {
    let words = messages.text(line.words, &[]).replace(';', ", ");
    let mut text = messages.text("display-help-command", &[("words", (&words).into())]);
    if let Some((setting, word)) = line.setting() {
        text = format!("{text}. {}.", named_value(messages, setting, word));
    }
    if line.ruling().is_some() {
        let names = proposals::names(messages).collect::<Vec<_>>().join(", ");
        let values = [("names", (&names).into())];
        text = format!("{text}. {}", messages.text("display-help-of-several", &values));
    }
    HelpLine {
        text,
        about: HelpAbout::Command,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, about: HelpAbout) -> HelpLine {
        let text = text.to_owned();
        HelpLine { text, about }
    }

    #[test]
    fn help_is_searched_by_words_and_has_no_heading_then() {
        let lines = [
            line("Host a game", HelpAbout::Heading(None)),
            line("Type host. Lets another computer in.", HelpAbout::Command),
            line("F1. Help.", HelpAbout::Control(Control::Help)),
            line("Type host. Lets another computer in.", HelpAbout::Command),
        ];
        let texts = |search| {
            found(&lines, search)
                .into_iter()
                .map(|line| line.text.as_str())
                .collect::<Vec<_>>()
        };
        assert_eq!(texts("Computer HOST"), ["Type host. Lets another computer in."]);
        assert_eq!(texts(" ").len(), lines.len());
        assert_eq!(texts("castle"), Vec::<&str>::new());
    }

    #[test]
    fn help_starts_with_the_moment_then_the_pane_and_omits_nothing() {
        let lines = [
            line("Your move.", HelpAbout::Heading(None)),
            line("F5", HelpAbout::Control(Control::State)),
            line("Everywhere", HelpAbout::Heading(None)),
            line("F1", HelpAbout::Control(Control::Help)),
            line("Sheet", HelpAbout::Heading(Some(Pane::Sheet))),
            line("Ctrl+F", HelpAbout::Control(Control::FindEntry)),
        ];
        let texts = |pane| {
            of_pane(&lines, pane)
                .into_iter()
                .map(|line| line.text.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            texts(Pane::Sheet),
            ["Your move.", "F5", "Sheet", "Ctrl+F", "Everywhere", "F1"]
        );
        assert_eq!(texts(Pane::Board).len(), lines.len());
    }
}
