//! `annabella console`: the same table in the terminal. Input lines are those of the move line; output lines are the
//! spoken words. It reads well on a Braille display.

use std::io::{BufRead, IsTerminal as _};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel, sync_channel};
use std::time::Duration;

use serde_json::json;

use super::given::{GivenArguments, OF_OTHER_COMPUTERS};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, print, print_json};
use crate::app::machine::{Machine, Voices, voices};
use crate::app::new_table::session_of;
use crate::app::news::{ProgramNews, TableNews};
use crate::app::post::{Post, Posted};
use crate::app::requests::CommandLineRequests;
use crate::app::sentences;
use crate::app::session::{self, AdmittedSession, Session};
use adapters::disk_files::place;
use adapters::ports::files::NoDialog;
use adapters::ports::sound::NullSound;
use adapters::ports::voice::NullVoice;
use controls::files::Dialog;
use controls::intent::{Intent, TacticsIntent};
use controls::new_game::NewGameForm;
use display::settings::RowSubject;
use display::{HelpLine, Screen};
use journal::entry::GameSetup;
use laws::people::Person;
use locale::Messages;
use settings::Settings;
use speech::utterance::Channel;
use table::Terminal;
use table::input::Input;
use table::lock::Permit;

/// The longest time for the last words after the end of the input.
const LAST_WORDS: Duration = Duration::from_secs(10);

pub(super) fn console(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(
        rest,
        &[&["table", "open", "game", "seat", "data", "board"], OF_OTHER_COMPUTERS].concat(),
        &["mute"],
    )?;
    let wanted = super::opening::wanted(&given)?;
    let (mute, json) = (given.flag("mute"), given.json);
    play(&wanted, ConsoleManner { mute, json })
}

/// The longest line that is read, in bytes: a whole scoresheet may be typed on one.
const LONGEST_LINE: usize = 256 * 1024;

/// The most lines read before the table has answered the first; more wait at their source.
const LINES_AHEAD: usize = 64;

/// A line of input.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum InputLine {
    Line(String),
    /// A line that is too long; nothing of it is kept.
    TooLong,
}

/// The next line, if there is one, in bytes: a terminal in another encoding sends text that is not UTF-8, and the game must
/// continue.
pub(super) fn next_line(input: &mut impl BufRead) -> std::io::Result<Option<InputLine>> {
    let (mut bytes, mut is_too_long, mut is_there) = (Vec::new(), false, false);
    loop {
        let chunk = input.fill_buf()?;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = chunk.get(..end.unwrap_or(chunk.len())).unwrap_or_default();
        is_there |= !chunk.is_empty();
        is_too_long |= bytes.len() + part.len() > LONGEST_LINE;
        if is_too_long {
            bytes = Vec::new();
        } else {
            bytes.extend_from_slice(part);
        }
        let (is_end, read) = (
            chunk.is_empty() || end.is_some(),
            end.map_or(chunk.len(), |end| end + 1),
        );
        input.consume(read);
        if is_end {
            let text = || InputLine::Line(String::from_utf8_lossy(&bytes).into_owned());
            return Ok(is_there.then(|| if is_too_long { InputLine::TooLong } else { text() }));
        }
    }
}

/// The manner of the console's output.
#[derive(Clone, Copy)]
pub(super) struct ConsoleManner {
    /// True if nothing is spoken.
    pub(super) mute: bool,
    /// True for one JSON object a line.
    pub(super) json: bool,
}

/// Plays the requested game in the terminal, and any that is opened from there.
pub(super) fn play(wanted: &CommandLineRequests, manner: ConsoleManner) -> Ended {
    let (settings, note) = wanted.settings();
    let locale = wanted.locale(&settings);
    let texts = Messages::new(locale).typed();
    let mut session = super::opening::opened(wanted, locale).map_err(|why| super::opening::unopened(&texts, &why))?;
    if let Some(note) = &note {
        complain(&sentences::notice(&texts, note));
    }
    // An event between two lines, such as a flag fall, is printed while waiting for the next one.
    let (typed, lines) = sync_channel(LINES_AHEAD);
    let reader = std::thread::Builder::new().name(String::from("typed")).spawn(move || {
        let mut input = std::io::stdin().lock();
        while let Ok(Some(line)) = next_line(&mut input) {
            if typed.send(line).is_err() {
                return;
            }
        }
    });
    if reader.is_err() {
        return Err(complained(&texts.text("console-no-thread", &[])));
    }
    let mut terminal = Console {
        machine: Machine::new(wanted.clone(), settings, note.is_some(), locale),
        manner,
        lines,
    };
    loop {
        match terminal.one_game(session)? {
            None => return Ok(CommandOutcome::Done),
            Some(other) => session = other,
        }
    }
}

/// The console around one game after another.
struct Console {
    machine: Machine,
    manner: ConsoleManner,
    lines: Receiver<InputLine>,
}

impl Console {
    /// Plays that game to the end of the input, or until another one is opened.
    fn one_game(&mut self, session: AdmittedSession) -> Result<Option<AdmittedSession>, CommandOutcome> {
        let ConsoleManner { mute, json } = self.manner;
        for note in &session.notes {
            complain(&sentences::notice(&self.machine.messages(), note));
        }
        let own_seat = session.own_seat;
        let is_read_by_a_person = std::io::stdin().is_terminal();
        let session = session.in_terminal(if is_read_by_a_person {
            Terminal::Person
        } else {
            Terminal::Program
        });
        // The words about a new game include the next step, too.
        let is_told = session.table.has_welcome();
        let asks_for_pin = own_seat == Person::Arbiter && session.table.desk_is_locked(session.table.last());
        // At home everyone at the one laptop may hear all words; once the arbiter has locked, each person hears only
        // their own.
        let at_home = !session.table.game().regulations().is_competition();
        // A player at another machine's table may have an assistant here.
        let assistant = session.table.assistant_here();
        let assistant = assistant.map(|who| (who, session.table.game().people().name(who).to_owned()));
        let (tell, happenings) = channel();
        let tell = Box::new(move |happening| {
            tell.send(happening).ok();
        });
        // A terminal has no earcons.
        let speaks = move |post: &Post| -> Voices {
            if mute {
                (Box::new(NullVoice::default()), Box::new(NullSound))
            } else {
                voices(post, false)
            }
        };
        let Ok((thread, _)) = self.machine.start(session, Vec::new(), speaks, tell) else {
            return Err(complained(&self.machine.messages().text("console-no-thread", &[])));
        };
        let mut printout = Printout {
            own_seat,
            at_home,
            assistant,
            json,
            page: None,
            settings: None,
            open: None,
            permit: None,
            begins: None,
            follows: None,
            chooses: None,
            awaits_answer: false,
            wish: ProgramWish::Stay,
        };
        let post = thread.post();
        printout.step(&post, &happenings);
        if asks_for_pin {
            // A window shows only the field for the PIN.
            let text = self.machine.messages().text("refused-pin-needed", &[]);
            printout.say(own_seat, Channel::Private, &text);
        }
        if is_read_by_a_person && !is_told {
            post.intent(own_seat, Intent::Ask(query::Query::State));
            printout.step(&post, &happenings);
        }
        let mut other = None;
        while other.is_none() && printout.wish == ProgramWish::Stay {
            // A program writes on without reading answers: its next line, and the end of its lines, wait for the answer of an engine,
            // whose patience is limited, or of a file of positions.
            if !is_read_by_a_person && printout.awaits_answer {
                printout.wait(&happenings);
                continue;
            }
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(InputLine::Line(line)) => {
                    post.intent(own_seat, Intent::Line(line));
                    printout.step(&post, &happenings);
                }
                Ok(InputLine::TooLong) => {
                    let most = LONGEST_LINE / 1024;
                    complain(
                        &self
                            .machine
                            .messages()
                            .text("console-long-line", &[("count", most.into())]),
                    );
                }
                Err(RecvTimeoutError::Timeout) => printout.print_pending(&happenings),
                Err(RecvTimeoutError::Disconnected) => {
                    // A position that was begun counts.
                    if printout.solves(&post, &happenings) {
                        post.input(Input::Leave(own_seat));
                        printout.step(&post, &happenings);
                    }
                    break;
                }
            }
            if let Some((by, dialog)) = printout.chooses.take() {
                // A terminal has no dialog, and says so.
                post.input(Input::Chosen(by, dialog, Err(NoDialog)));
                printout.step(&post, &happenings);
            }
            self.change_settings(printout.settings.take());
            if let Some((form, permit)) = printout.begins.take() {
                let data = self.machine.data_folder();
                let session = session_of(&form, data.as_deref(), self.machine.locale);
                other = session.map(|session| session.in_place(permit));
            }
            if let Some((opening, permit)) = printout.follows.take() {
                let session = session::following(*opening, &self.machine.wanted, self.machine.locale);
                other = Some(session.in_place(permit));
            }
            if let Some((by, session)) = printout
                .open
                .take()
                .and_then(|(by, path)| Some((by, self.named(&path)?)))
            {
                post.input(Input::Leave(by));
                printout.step(&post, &happenings);
                other = printout.permit.take().map(|permit| session.in_place(permit));
            }
        }
        thread.finish_after_speaking(if mute { Duration::ZERO } else { LAST_WORDS });
        printout.print_pending(&happenings);
        self.change_settings(printout.settings.take());
        Ok(other)
    }

    /// Takes over settings that were changed in a game, for the next games.
    fn change_settings(&mut self, settings: Option<Box<Settings>>) {
        if let Some(settings) = settings {
            self.machine.change_settings(*settings);
        }
    }

    /// The game of that file; if there is none, the person is told why and the game on the table continues.
    fn named(&self, path: &str) -> Option<Session> {
        let (data, locale) = (self.machine.data_folder(), self.machine.locale);
        let messages = self.machine.messages();
        let opened = session::named(
            &place(path),
            data.as_deref(),
            locale,
            &mut super::games::progress(&messages, path),
        );
        match opened {
            Ok(session) => Some(session),
            Err(fault) => {
                complain(&sentences::no_session(&messages, &fault));
                None
            }
        }
    }
}

/// A page that a window would open. It is printed after the words of its step.
enum ConsolePage {
    /// The commands that contain these words, among all.
    Help(String, Vec<HelpLine>),
    Manual,
    Guide,
    /// The settings that contain these words, as sentences.
    Settings(String),
}

impl ConsolePage {
    fn lines(&self, screen: &Screen) -> Vec<String> {
        match self {
            Self::Help(search, lines) => {
                let found = display::help::found(lines, search);
                let texts: Vec<String> = found.into_iter().map(|line| line.text.clone()).collect();
                if texts.is_empty() {
                    vec![screen.words.help_none.clone()]
                } else {
                    texts
                }
            }
            Self::Manual => screen.manual.clone(),
            Self::Guide => {
                let lines = screen.personal.guide.lines.iter();
                lines.map(|line| line.text.clone()).collect()
            }
            Self::Settings(search) => {
                let Some(view) = &screen.personal.settings else {
                    return Vec::new();
                };
                // A terminal has no keys to choose.
                let rows = view.found(search).into_iter();
                let rows = rows.filter(|row| matches!(row.about, RowSubject::Setting(_)));
                let sentences: Vec<String> = rows
                    .map(|row| format!("{}: {}. {}", row.name, row.value, row.help))
                    .collect();
                if sentences.is_empty() {
                    vec![view.none.clone()]
                } else {
                    sentences
                }
            }
        }
    }
}

/// The wish of a person to leave the program or not.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ProgramWish {
    Stay,
    Quit,
}

/// The output: all words for this seat or, at home, for anyone at the one laptop; each sentence once a step.
struct Printout {
    own_seat: Person,
    at_home: bool,
    /// The assistant who sits here with the player, and the assistant's name.
    assistant: Option<(Person, String)>,
    json: bool,
    /// The page that a window would open.
    page: Option<ConsolePage>,
    /// Settings that have changed.
    settings: Option<Box<Settings>>,
    /// The path of another game to open, and the person who asked for it.
    open: Option<(Person, String)>,
    /// The permit to leave the game on the table for it.
    permit: Option<Permit>,
    /// The form of another game to begin, and the permit to leave this one.
    begins: Option<(Box<NewGameForm>, Permit)>,
    /// The opening of a table to follow, and the permit to leave this one: a position that is played on, or the game of the next round.
    follows: Option<(Box<GameSetup>, Permit)>,
    /// The person who is to choose a file, and the purpose.
    chooses: Option<(Person, Dialog)>,
    /// True if an engine or a file of positions is still to answer.
    awaits_answer: bool,
    /// The wish of the person to leave the program or not.
    wish: ProgramWish,
}

impl Printout {
    /// Prints everything that follows from one input.
    fn step(&mut self, post: &Post, happenings: &Receiver<TableNews>) {
        let mut printed = Vec::new();
        while let Ok(happening) = happenings.recv() {
            if matches!(happening, TableNews::InputDone) {
                break;
            }
            self.print(happening, &mut printed);
        }
        if let Some(page) = self.page.take() {
            self.print_page(&page, post, happenings);
        }
    }

    fn say(&self, to: Person, channel: Channel, text: &str) {
        if self.json {
            let line = json!({"kind": "said", "to": to.to_string(), "channel": channel.as_str(), "text": text});
            print_json(&line);
        } else {
            print(text);
        }
    }

    /// Prints the next event; returns at once if no other can occur.
    fn wait(&mut self, happenings: &Receiver<TableNews>) {
        let mut printed = Vec::new();
        match happenings.recv() {
            Ok(happening) => self.print(happening, &mut printed),
            Err(_gone) => self.awaits_answer = false,
        }
        self.print_pending(happenings);
    }

    fn print_pending(&mut self, happenings: &Receiver<TableNews>) {
        let mut printed = Vec::new();
        while let Ok(happening) = happenings.try_recv() {
            self.print(happening, &mut printed);
        }
    }

    fn print(&mut self, happening: TableNews, printed: &mut Vec<String>) {
        match happening {
            TableNews::Said { to, channel, text, .. } => {
                let assistant = self.assistant.as_ref().filter(|(assistant, _)| to == *assistant);
                let is_mine = to == self.own_seat || channel == Channel::Public || self.at_home;
                if (is_mine || assistant.is_some()) && !printed.contains(&text) {
                    // The sentence is printed for both, and addressed to one of them.
                    match assistant.filter(|_| !self.json) {
                        Some((_, name)) => print(&format!("{name}: {text}")),
                        None => self.say(to, channel, &text),
                    }
                    printed.push(text);
                }
            }
            TableNews::Cue(to, _, words) if to == self.own_seat => self.say(to, Channel::Private, &words),
            TableNews::Program(ProgramNews::OpenGame(by, path)) => self.open = Some((by, path)),
            TableNews::Program(ProgramNews::Leave(permit)) => self.permit = permit,
            TableNews::Program(ProgramNews::ChooseFile(by, dialog, _)) => self.chooses = Some((by, dialog)),
            TableNews::Help(_, search, lines) => self.page = Some(ConsolePage::Help(search, lines)),
            TableNews::Manual(_) => self.page = Some(ConsolePage::Manual),
            TableNews::Guide(_) => self.page = Some(ConsolePage::Guide),
            TableNews::Settings(_, search) => self.page = Some(ConsolePage::Settings(search)),
            TableNews::Program(ProgramNews::SettingsChanged(settings)) => self.settings = Some(settings),
            TableNews::StepDone { awaits_answer } => self.awaits_answer = awaits_answer,
            TableNews::Program(ProgramNews::NewGame(form, permit)) => self.begins = Some((form, permit)),
            TableNews::Program(ProgramNews::NewTable(opening, permit)) => self.follows = Some((opening, permit)),
            TableNews::Program(ProgramNews::Quit(_)) => self.wish = ProgramWish::Quit,
            TableNews::Program(ProgramNews::Begin(_) | ProgramNews::Print(_) | ProgramNews::Elsewhere(_))
            | TableNews::Cue(_, _, _)
            | TableNews::Lines(_, _)
            | TableNews::Copy(_, _)
            | TableNews::Refused(_, _)
            | TableNews::Line(_, _)
            | TableNews::Entry(_, _)
            | TableNews::Screens(_)
            | TableNews::InputDone => {}
        }
    }

    /// Prints a page, for which the screen is made: no other line needs one.
    fn print_page(&mut self, page: &ConsolePage, post: &Post, happenings: &Receiver<TableNews>) {
        for screen in self.screens(post, happenings) {
            for line in page.lines(&screen) {
                self.say(self.own_seat, Channel::Private, &line);
            }
        }
    }

    /// True if a position to solve is on the table.
    fn solves(&mut self, post: &Post, happenings: &Receiver<TableNews>) -> bool {
        let leave = Some(Intent::Tactics(TacticsIntent::Leave));
        let screens = self.screens(post, happenings);
        screens.iter().any(|screen| screen.banner.before_closing == leave)
    }

    /// The screens as they are now.
    fn screens(&mut self, post: &Post, happenings: &Receiver<TableNews>) -> Vec<Arc<Screen>> {
        post.send(Posted::Show(vec![self.own_seat]));
        let (mut printed, mut found) = (Vec::new(), Vec::new());
        while let Ok(happening) = happenings.recv() {
            if let TableNews::Screens(screens) = happening {
                found = screens;
                break;
            }
            self.print(happening, &mut printed);
        }
        post.send(Posted::Show(Vec::new()));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_an_end_is_passed_over_in_the_memory_of_one() {
        let long = "x".repeat(LONGEST_LINE);
        let text = format!("e4\n\n{long}\n{long}y\n\u{e9}");
        let mut input = std::io::BufReader::with_capacity(1_000, text.as_bytes());
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input).unwrap() {
            lines.push(line);
        }
        let line = |text: &str| InputLine::Line(text.to_owned());
        assert_eq!(
            lines,
            [line("e4"), line(""), line(&long), InputLine::TooLong, line("é")]
        );
    }
}
