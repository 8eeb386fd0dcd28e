//! `annabella hall`: the hall desk, over many tables.

use std::io::{BufRead as _, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, OnceLock};

use serde_json::json;

use super::games::{GamesInput, decoded};
use super::given::GivenArguments;
use super::outcome::{CommandOutcome, Ended};
use super::output::{complained, print, print_json, report, reported};
use crate::app::from_trf::{self, LONGEST_REPORT};
use crate::app::hall::{self, HallMessage, HallThread, HallTools, NoHallDesk, OpenTournament, OpeningQuestion};
use crate::app::joining::NotAdmitted;
use crate::app::outside;
use crate::app::sentences;
use crate::app::windows::hall::{PassphraseQuestion, Waker, WindowContent};
use crate::app::windows::{self, NoWindow};
use ::hall::desk::key::{NewPassphrase, PassphraseResult};
use ::hall::desk::{DeskInput, DeskNotice};
use ::hall::screen::HallIntent;
use ::hall::tournament::{Happened, Tournament, words};
use adapters::ports::link::Certificates;
use announcement::Vocabulary;
use link::Address;
use link::enrolment::TurnedAway;
use link::topic::TableNumber;
use locale::{Messages, Value};
use net;
use notation::trf;
use settings::Settings;

pub(super) fn hall(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::of_options(
        rest,
        &["data", "event", "listen", "hall", "code", "tournament", "passphrase"],
        &["headless", "last"],
    )?;
    let wanted = given.requests();
    let (settings, _) = wanted.settings();
    let texts = Messages::new(wanted.locale(&settings));
    let by = if settings.person.name.is_empty() {
        texts.text("hall-somebody", &[])
    } else {
        settings.person.name.clone()
    };
    let (event, of_event) = match given.option("event") {
        Some(file) if is_report(file) => {
            let trf = read(&texts, file)?;
            (Some(called(&trf, file)), Some(trf))
        }
        None if given.flag("last") => (wanted.data_folder().map(|data| hall::last(&data)), None),
        name => (name.map(str::to_owned), None),
    };
    let tournament = given.option("tournament").map(|file| read(&texts, file)).transpose()?;
    let tournament = tournament.or(of_event);
    let passphrase = given.option("passphrase").map(|file| first_line(&texts, file));
    let passphrase = passphrase.transpose()?;
    let mut certificates = net::certificates();
    let data = wanted.data_folder();
    for path in data.as_deref().map(hall::passed_over).unwrap_or_default() {
        let path = path.to_string_lossy();
        report(&texts.text("hall-passed-over", &[("path", Value::quoting_path(&path))]));
    }
    let listen = hall::listening(given.option("listen"));
    let joins = given.option("hall").is_some() && given.option("code").is_some();
    if joins {
        hall::may_join(data.as_deref()).map_err(|why| refused(&texts, &why))?;
    }
    let has_window = !given.flag("headless") && super::opening::has_display();
    let asked = if joins || passphrase.is_some() {
        None
    } else {
        hall::asks(data.as_deref(), event.as_deref())
    };
    if let (Some(asked), true) = (&asked, has_window) {
        let place = DeskPlace { listen, data };
        return in_window(settings, texts, asked.clone(), event, by, tournament, place);
    }
    let passphrase = match asked {
        Some(asked) if is_typed_by_a_person(given.json) => Some(typed(&texts, &asked)),
        Some(_) | None => passphrase,
    };
    let opened = match given.joined(&listen) {
        None => hall::open_tournament(
            data.as_deref(),
            event.as_deref(),
            &by,
            passphrase.as_deref(),
            certificates.as_mut(),
        ),
        Some(joined) => joined
            .map_err(NoHallDesk::NotIn)
            .and_then(|joined| hall::join_tournament(data.as_deref(), &by, joined)),
    };
    let mut event = opened.map_err(|why| refused(&texts, &why))?;
    event.tournament = tournament;
    let place = DeskPlace { listen, data };
    if !has_window {
        return in_terminal(&texts, event, certificates, place, given.json);
    }
    let (tell, told, waker) = telling();
    let thread = start(&texts, event, certificates, place, true, tell);
    let thread = thread.map_err(|why| refused(&texts, &why))?;
    shown(windows::hall::run(
        settings,
        texts.locale(),
        WindowContent::Desk(thread.post()),
        told,
        &waker,
    ))
}

/// The place of a desk: the address where tables reach it, and its data folder.
#[derive(Clone)]
struct DeskPlace {
    listen: Address,
    data: Option<PathBuf>,
}

/// Asks for the passphrase of the tournament in the window, and opens the desk with it.
fn in_window(
    settings: Settings,
    texts: Messages,
    asked: OpeningQuestion,
    event: Option<String>,
    by: String,
    mut tournament: Option<String>,
    place: DeskPlace,
) -> Ended {
    let (tell, told, waker) = telling();
    let mut rest = Some((net::certificates(), tell));
    let open = move |words: &str| {
        let Some((mut certificates, tell)) = rest.take() else {
            return Err(String::new());
        };
        let opened = hall::open_tournament(
            place.data.as_deref(),
            event.as_deref(),
            &by,
            Some(words),
            certificates.as_mut(),
        );
        let started = match opened {
            Ok(mut opened) => {
                opened.tournament = tournament.take();
                start(&texts, opened, certificates, place.clone(), true, tell)
            }
            Err(why) => {
                rest = Some((certificates, tell));
                Err(why)
            }
        };
        started.map_err(|why| why_not(&texts, &why))
    };
    let gate = PassphraseQuestion {
        asked,
        open: Box::new(open),
    };
    shown(windows::hall::run(
        settings,
        texts.locale(),
        WindowContent::Gate(gate),
        told,
        &waker,
    ))
}

fn shown(ended: Result<(), NoWindow>) -> Ended {
    ended.map(|()| CommandOutcome::Done).map_err(|why| reported(&why.0))
}

/// The channel for the desk's messages to the window, and the waker that draws it.
fn telling() -> (TellHappening, Receiver<HallMessage>, Arc<OnceLock<Waker>>) {
    let (tell, told) = channel();
    let waker: Arc<OnceLock<Waker>> = Arc::default();
    let wakes = Arc::clone(&waker);
    let tell = move |happening| {
        tell.send(happening).ok();
        if let Some(wake) = wakes.get() {
            wake();
        }
    };
    (Box::new(tell), told, waker)
}

/// True if a person can be asked: a pipe is never waited for.
fn is_typed_by_a_person(is_json: bool) -> bool {
    !is_json && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// Reads the passphrase in the terminal, which does not show it.
fn typed(texts: &Messages, asked: &OpeningQuestion) -> String {
    let ask = |question: &str| {
        print(question);
        typed_unseen().trim().to_owned()
    };
    let question = windows::hall::question(texts, asked);
    let mut typed = ask(&question);
    if matches!(asked, OpeningQuestion::Closed(_)) {
        return typed;
    }
    let mut twice = NewPassphrase::default();
    loop {
        typed = match twice.typed(&typed) {
            PassphraseResult::Nothing => return String::new(),
            PassphraseResult::Words(words) => return words,
            PassphraseResult::Again => ask(&texts.text("hall-ask-passphrase-again", &[])),
            PassphraseResult::Differs => ask(&format!("{} {question}", texts.text("hall-passphrase-differs", &[]))),
        };
    }
}

/// Reads a line that the terminal does not show; an empty one if the terminal cannot hide it.
fn typed_unseen() -> String {
    rpassword::read_password().unwrap_or_else(|error| {
        log::warn!("nothing is read from the terminal: {error}");
        String::new()
    })
}

type TellHappening = Box<dyn Fn(HallMessage) + Send>;

/// Starts the desk's thread at its place; `shows` is true if it has a page, and `tell` receives its messages.
fn start(
    texts: &Messages,
    event: OpenTournament,
    certificates: Box<dyn Certificates>,
    place: DeskPlace,
    shows: bool,
    tell: TellHappening,
) -> Result<HallThread, NoHallDesk> {
    HallThread::start(event, |post| {
        let (news, pushed, paired) = (post.clone(), post.clone(), post.clone());
        HallTools {
            link: net::link(move |told| news.input(DeskInput::Net(told))),
            broadcast: outside::broadcast(place.data.as_deref(), move |told| {
                pushed.input(DeskInput::Broadcast(told));
            }),
            pairing: outside::PairingProgram::of_settings(place.data, move |told| {
                paired.input(DeskInput::Pairing(told));
            }),
            certificates,
            listen: place.listen,
            messages: *texts,
            vocabulary: Vocabulary::default(),
            shows,
            tell,
        }
    })
}

/// Runs the desk in a terminal: lines in, sentences out.
fn in_terminal(
    texts: &Messages,
    event: OpenTournament,
    certificates: Box<dyn Certificates>,
    place: DeskPlace,
    is_json: bool,
) -> Ended {
    let (tell, told) = channel();
    let ended = tell.clone();
    let tells = move |happening| {
        tell.send(TerminalMessage::Happening(happening)).ok();
    };
    let thread = start(texts, event, certificates, place, false, Box::new(tells));
    let thread = thread.map_err(|why| refused(texts, &why))?;
    let post = thread.post();
    // A terminal must know before it reads a line whether to show it: at a terminal each line waits until the previous one is
    // answered.
    let waits = is_typed_by_a_person(is_json);
    let (answered, is_asked_unseen) = channel();
    let reader = std::thread::Builder::new().name(String::from("typed")).spawn(move || {
        let (mut lines, mut is_unseen) = (0, false);
        let next = |is_unseen| {
            if is_unseen {
                Some(typed_unseen())
            } else {
                std::io::stdin().lines().next()?.ok()
            }
        };
        while let Some(line) = next(is_unseen) {
            lines += 1;
            post.intent(HallIntent::Line(line));
            is_unseen = waits && is_asked_unseen.recv().unwrap_or_default();
        }
        ended.send(TerminalMessage::Typed(lines)).ok();
    });
    if reader.is_err() {
        return Err(complained(&texts.text("console-no-thread", &[])));
    }
    // The last line is answered before the end, also by another program.
    let (mut done, mut typed, mut awaited) = (0, None, 0_u32);
    let mut is_asked = false;
    for told in told {
        match told {
            TerminalMessage::Happening(HallMessage::Said(said)) => {
                is_asked |= said.kind == "passphrase";
                tell_said(&said, is_json);
            }
            TerminalMessage::Happening(HallMessage::Done) => {
                done += 1;
                answered.send(std::mem::take(&mut is_asked)).ok();
            }
            TerminalMessage::Happening(HallMessage::Asked) => awaited += 1,
            TerminalMessage::Happening(HallMessage::Answered) => awaited = awaited.saturating_sub(1),
            TerminalMessage::Happening(HallMessage::Ended) => break,
            TerminalMessage::Happening(HallMessage::Screen(..)) => {}
            TerminalMessage::Typed(lines) => typed = Some(lines),
        }
        if awaited == 0 && typed.is_some_and(|typed: u64| done >= typed) {
            break;
        }
    }
    drop(thread);
    Ok(CommandOutcome::Done)
}

/// True if the tournament is named by its report: a TRF file, or a name that ends in `.trf`, which must then exist.
fn is_report(named: &str) -> bool {
    let path = Path::new(named);
    from_trf::is_report(path) || path.extension().is_some_and(|end| end.eq_ignore_ascii_case("trf"))
}

/// The name of the tournament in that report: its own, or that of its file.
fn called(trf: &str, file: &str) -> String {
    let name = trf::read(trf).name;
    let of_file = || {
        Path::new(file)
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    };
    if name.is_empty() { of_file() } else { name }
}

/// Reads the tournament report in that file. A report that no tournament can be made from is refused here.
fn read(texts: &Messages, file: &str) -> Result<String, CommandOutcome> {
    let bytes = GamesInput::open(texts, file)?.at_most(texts, file, LONGEST_REPORT)?;
    let trf = decoded(texts, file, &bytes);
    if !trf::is_report(&trf) {
        return Err(reported(
            &texts.text("hall-no-report", &[("file", Value::quoting_path(file))]),
        ));
    }
    let event = Tournament::default();
    let imported = Happened::Imported {
        trf: trf.clone(),
        by_points: None,
    };
    if let Err(refusal) = event.decide(imported.into()) {
        for line in words::unread(texts, &trf::read(&trf), file) {
            report(&line);
        }
        return Err(reported(&words::refused(texts, &event, &refusal)));
    }
    Ok(trf)
}

/// The words in the first line of that file, or of the input.
fn first_line(texts: &Messages, file: &str) -> Result<String, CommandOutcome> {
    const LONGEST: u64 = 1_000;
    let line = if file == "-" && std::io::stdin().is_terminal() {
        typed_unseen()
    } else if file == "-" {
        let mut line = String::new();
        std::io::stdin().lock().read_line(&mut line).ok();
        line
    } else {
        let bytes = GamesInput::open(texts, file)?.at_most(texts, file, LONGEST)?;
        String::from_utf8_lossy(&bytes).into_owned()
    };
    Ok(line.lines().next().unwrap_or_default().trim().to_owned())
}

/// A message for the terminal.
enum TerminalMessage {
    Happening(HallMessage),
    /// The end of the input, with the number of lines typed.
    Typed(u64),
}

/// Prints a sentence; as JSON with its table or tables.
fn tell_said(said: &DeskNotice, is_json: bool) {
    if !is_json {
        return print(&said.text);
    }
    print_json(&object(said));
}

/// A sentence as JSON: its table, null for none or for the whole tournament, and all tables if there are several.
fn object(said: &DeskNotice) -> serde_json::Value {
    let tables: Vec<u32> = said.tables.iter().map(|TableNumber(table)| *table).collect();
    let mut object = json!({"kind": said.kind, "table": tables.first(), "text": said.text});
    if let (Some(fields), true) = (object.as_object_mut(), tables.len() > 1) {
        fields.insert(String::from("tables"), json!(tables));
    }
    object
}

/// Reports why there is no desk; returns the outcome of the command.
fn refused(texts: &Messages, why: &NoHallDesk) -> CommandOutcome {
    reported(&why_not(texts, why))
}

fn why_not(texts: &Messages, why: &NoHallDesk) -> String {
    match why {
        NoHallDesk::NotBuilt => texts.text("joined-not-built", &[]),
        NoHallDesk::NoFolder => texts.text("hall-no-folder", &[]),
        NoHallDesk::Unnamed => texts.text("hall-unnamed", &[]),
        NoHallDesk::OtherName { name, kept } => {
            let values = [("name", Value::quoting(name)), ("kept", Value::quoting(kept))];
            texts.text("hall-other-name", &values)
        }
        NoHallDesk::Which(names) => texts.text("hall-which", &[("names", names.join("; ").into())]),
        NoHallDesk::Store(path, failure) => sentences::store_failure(texts, failure, &path.to_string_lossy()),
        NoHallDesk::NoKey(path) => texts.text("hall-no-key", &[("path", path.display().to_string().into())]),
        NoHallDesk::Closed(path) => texts.text("hall-closed", &[("path", path.display().to_string().into())]),
        NoHallDesk::NotChief(path) => {
            texts.text("hall-closed-not-chief", &[("path", path.display().to_string().into())])
        }
        NoHallDesk::NotIn(why) => not_in(texts, why),
        NoHallDesk::NoThread => texts.text("console-no-thread", &[]),
    }
}

/// The reason why this machine was not let into a tournament.
pub(super) fn not_in(texts: &Messages, why: &NotAdmitted) -> String {
    let id = match why {
        NotAdmitted::CannotListen(at) => {
            return texts.text("hall-cannot-listen", &[("address", at.0.as_str().into())]);
        }
        NotAdmitted::NoCode => "refused-no-code",
        NotAdmitted::NoAnswer => "joined-no-answer",
        NotAdmitted::Apart => "joined-apart",
        NotAdmitted::NotLetIn => "hall-not-let-in",
        NotAdmitted::OtherVersion => "elsewhere-other-version",
        NotAdmitted::TurnedAway(TurnedAway::Refused) => "hall-turned-away-here",
        NotAdmitted::TurnedAway(TurnedAway::Lapsed) => "hall-lapsed-here",
    };
    texts.text(id, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_names_its_kind_its_table_and_its_text() {
        let told = |tables: &[u32]| {
            let said = DeskNotice {
                kind: "question",
                tables: tables.iter().copied().map(TableNumber).collect(),
                text: String::from("Start?"),
                is_urgent: false,
            };
            object(&said).to_string()
        };
        let line =
            |table: &str, more: &str| format!("{{\"kind\":\"question\",\"table\":{table}{more},\"text\":\"Start?\"}}");
        assert_eq!(told(&[]), line("null", ""));
        assert_eq!(told(&[7]), line("7", ""));
        let all: serde_json::Value = serde_json::from_str(&told(&[7, 9])).unwrap();
        assert_eq!((&all["table"], &all["tables"]), (&json!(7), &json!([7, 9])));
    }
}
