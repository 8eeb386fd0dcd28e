//! The report of a game, with every irregularity: headings and lists, as HTML or as plain text.

use shakmaty::{Color, Position as _};

use super::findings;
use super::log::Log;
use super::print;
use super::seat::Seat;
use journal::chain::Anchor;
use journal::entry::{Entry, GameSetup, JournalEvent};
use journal::replay;
use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use locale::{Messages, date_and_time, duration};
use notation::algebraic::{MoveNotation, written_in};
use notation::markup::escaped;
use speech::tell::{Listener, tell};
use wording::{self, state};

/// Sources of a report.
pub(super) struct Sources<'a> {
    /// The opening of the table.
    pub(super) opening: &'a GameSetup,
    /// The game as it is now.
    pub(super) game: &'a Game,
    /// All entries.
    pub(super) entries: &'a Log<Entry>,
    /// The last entry on the disk.
    pub(super) anchor: Option<Anchor>,
    /// The arbiter's seat: the report is in its language and print size.
    pub(super) seat: &'a Seat,
}

/// A heading and the lines under it.
struct Section {
    heading: String,
    lines: Vec<String>,
}

/// The report for a file of that path: as text if it ends so, otherwise as HTML.
pub(super) fn write(sources: &Sources<'_>, path: &str) -> String {
    let title = sources.seat.messages.text(
        "report-title",
        &[
            (
                "white",
                sources.opening.people.name(Person::Player(Color::White)).into(),
            ),
            (
                "black",
                sources.opening.people.name(Person::Player(Color::Black)).into(),
            ),
        ],
    );
    let sections = [
        section(sources, "report-people", people(sources)),
        section(sources, "report-result", result(sources)),
        section(sources, "report-moves", moves(sources)),
        section(sources, "report-sheets", sheets(sources)),
        section(
            sources,
            "report-irregularities",
            irregularities(&sources.seat.messages, sources.opening, sources.entries.iter()),
        ),
        section(sources, "report-journal", journal(sources)),
    ];
    in_format(sources.seat, &title, &sections, path)
}

/// A page with one list, in the same format.
pub(super) fn page(seat: &Seat, title: &str, heading: &str, lines: Vec<String>, path: &str) -> String {
    let messages = &seat.messages;
    let section = Section {
        heading: messages.text(heading, &[]),
        lines,
    };
    in_format(seat, &messages.text(title, &[]), &[section], path)
}

fn in_format(seat: &Seat, title: &str, sections: &[Section], path: &str) -> String {
    if path.trim().to_lowercase().ends_with(".txt") {
        text(title, sections)
    } else {
        html(seat, title, sections)
    }
}

fn section(sources: &Sources<'_>, id: &str, mut lines: Vec<String>) -> Section {
    if lines.is_empty() {
        lines.push(sources.seat.messages.text("report-nothing", &[]));
    }
    Section {
        heading: sources.seat.messages.text(id, &[]),
        lines,
    }
}

fn people(sources: &Sources<'_>) -> Vec<String> {
    let Sources {
        seat, opening, game, ..
    } = sources;
    let messages = &seat.messages;
    let created = opening.created.as_deref().map(|created| {
        let said = date_and_time(messages, created).unwrap_or_else(|| created.to_owned());
        messages.text("report-created", &[("date", (&said).into())])
    });
    let mut lines: Vec<String> = created.into_iter().collect();
    lines.extend(opening.people.present().map(|person| {
        let name = opening.people.name(person);
        match person {
            Person::Player(side) => wording::side_name(messages, game, side),
            Person::Assistant(side) => {
                let who = wording::side_name(messages, game, side);
                let values = [("name", name.into()), ("who", (&who).into())];
                messages.text("report-assistant", &values)
            }
            Person::Arbiter => messages.text("report-arbiter", &[("name", name.into())]),
        }
    }));
    lines
}

fn result(sources: &Sources<'_>) -> Vec<String> {
    let ending = sources.game.ending();
    let line = |ending: &laws::ending::Ending| {
        let words = state::result(&sources.seat.messages, ending.result, ending.reason);
        format!("{} {words} ({})", ending.result, ending.article)
    };
    let mut lines: Vec<String> = ending.map(line).into_iter().collect();
    if query::next::is_signed_at(sources.game) {
        lines.extend(wording::signing::states(&sources.seat.messages, sources.game));
    }
    lines
}

fn moves(sources: &Sources<'_>) -> Vec<String> {
    let Sources { game, seat, .. } = sources;
    let messages = &seat.messages;
    let letters = messages.locale().tag().parse().unwrap_or_default();
    let mut position = game.regulations().start.clone();
    let mut lines = Vec::new();
    for (index, completed) in game.line().iter().enumerate() {
        let dots = if index.is_multiple_of(2) { "." } else { "..." };
        let number = index / 2 + 1;
        let time = if game.clock().is_timed() {
            let times = completed.left_ms.as_ref().map(|left| duration(messages, *left));
            format!(" ({} – {})", times.white, times.black)
        } else {
            String::new()
        };
        let written = written_in(&position, completed.legal, letters, MoveNotation::Short);
        position.play_unchecked(completed.legal);
        lines.push(format!("{number}{dots} {written}{time}"));
    }
    lines
}

fn sheets(sources: &Sources<'_>) -> Vec<String> {
    let Sources { game, seat, .. } = sources;
    let messages = &seat.messages;
    let sheet = |side: Color| {
        let text = game
            .paper(side)
            .map_or_else(|| game.sheet(side).movetext(), str::to_owned);
        messages.labelled(&wording::side_name(messages, game, side), &text)
    };
    Color::ALL.into_iter().map(sheet).collect()
}

/// All irregularities and rulings in a journal's entries, with their times.
pub fn irregularities<'a>(
    messages: &Messages,
    opening: &GameSetup,
    entries: impl Iterator<Item = &'a Entry>,
) -> Vec<String> {
    let mut game = opening.game();
    let mut lines = Vec::new();
    let mut wrong_pins = None;
    for entry in entries {
        replay::follow(&mut game, entry);
        match &entry.event {
            JournalEvent::Event(event) => {
                if let Event::PinEntered { accepted, .. } = event {
                    // Wrong PINs in a row are one line, with their number and the time of the last.
                    if let Some(earlier) = wrong_pins.take().filter(|_| !accepted) {
                        lines.remove(earlier);
                    }
                    wrong_pins = (!accepted).then_some(lines.len());
                }
                if let Some(line) = sentence(messages, &game, event) {
                    lines.push(format!("{}  {line}", clock_time(entry.at)));
                }
            }
            JournalEvent::Restarted(_) => {
                let line = messages.text("said-restarted", &[]);
                lines.push(format!("{}  {line}", clock_time(entry.at)));
            }
            JournalEvent::Found(finding) => {
                let line = findings::sentence(messages, finding);
                lines.push(format!("{}  {line}", clock_time(entry.at)));
            }
            JournalEvent::Ruled(ruled) => {
                if let Some(line) = super::hall::sentence(messages, ruled) {
                    lines.push(format!("{}  {line}", clock_time(entry.at)));
                }
            }
            JournalEvent::Suspended(_) | JournalEvent::Opened(_) => {}
        }
    }
    lines
}

/// The anchor by which a printout pins the journal.
fn journal(sources: &Sources<'_>) -> Vec<String> {
    let line = |anchor| findings::anchor(&sources.seat.messages, anchor);
    sources.anchor.map(line).into_iter().collect()
}

fn clock_time(at: Moment) -> String {
    display::elapsed(at.as_millis())
}

/// The words about an event to the arbiter, or the words it has only in a report.
fn sentence(messages: &Messages, game: &Game, event: &Event) -> Option<String> {
    let listener = Listener {
        person: Person::Arbiter,
        messages,
        public_voice: false,
        for_report: true,
        at: Moment::START,
    };
    let told = tell(event, game, listener).filter(|_| event.nature().is_reported);
    told.map(|(_, utterance)| utterance.text())
}

fn text(title: &str, sections: &[Section]) -> String {
    let underlined = |words: &str, line: &str| format!("{words}\n{}", line.repeat(words.chars().count()));
    let mut parts = vec![underlined(title, "=")];
    for section in sections {
        parts.push(String::new());
        parts.push(underlined(&section.heading, "-"));
        parts.extend(section.lines.iter().cloned());
    }
    parts.join("\n") + "\n"
}

fn html(seat: &Seat, title: &str, sections: &[Section]) -> String {
    let line = |line: &String| format!("<li>{}</li>\n", escaped(line));
    let part = |section: &Section| {
        let lines: Vec<String> = section.lines.iter().map(line).collect();
        format!(
            "<h2>{}</h2>\n<ul>\n{}</ul>\n",
            escaped(&section.heading),
            lines.concat()
        )
    };
    let parts: Vec<String> = sections.iter().map(part).collect();
    print::page(&seat.messages, title, &parts.concat(), seat.settings.look.large_print)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Table;
    use crate::effect::Effect;
    use crate::input::Input;
    use crate::script::parse::parse;
    use crate::script::play::Stage;
    use locale::Locale;

    const STORY: &str = "time 300\nwhite vi Ada <b>\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4 e5\n\
                         > arbiter types lock 4711\n> arbiter types note wind & rain\n> black lifts a7\n> black places a6\n\
                         > arbiter compares boards\n> arbiter warns black quiet\n";

    fn played(story: &str) -> Table {
        let script = parse(story).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        stage.into_table().0
    }

    /// The report, saved by the arbiter to a file of that name.
    fn report(table: &mut Table, path: &str) -> String {
        let line = controls::intent::Intent::Line(format!("report {path}"));
        let effects = table.step(Input::Intent(Person::Arbiter, line), table.last());
        let saved = effects.into_iter().find_map(|effect| {
            let Effect::Save { text, .. } = effect else { return None };
            Some(text)
        });
        saved.unwrap()
    }

    #[test]
    fn the_report_has_headings_and_every_irregularity_and_no_pin() {
        let mut table = played(STORY);
        let html = report(&mut table, "game.html");
        for part in [
            "<h1>Report: Ada &lt;b&gt; – Ben</h1>",
            "<h2>Irregularities and rulings</h2>",
            "The boards differ. Black, Ben: a6 black pawn and a7 empty. Article D.2.9.",
            "Proposed: Black, Ben corrects the board. Article D.2.9.",
            "Note: wind &amp; rain",
            "Warning for Black, Ben: quiet",
            "1. e4 (5 minutes – 5 minutes)",
        ] {
            assert!(html.contains(part), "{part} is missing in {html}");
        }
        assert!(!html.contains("4711"));
        let is_large = |html: &str| html.contains("font-size:24pt");
        assert!(!is_large(&html));
        let mut settings = settings::Settings::default();
        settings.look.large_print = true;
        table.apply_settings(Person::Arbiter, &settings);
        assert!(is_large(&report(&mut table, "game.html")));
    }

    #[test]
    fn the_time_check_record_is_in_the_report_and_at_the_desk() {
        let story = "time 5400\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nat 0:31:00\n\
                     > arbiter stops clocks\n";
        let mut table = played(story);
        let text = report(&mut table, "x.txt");
        let checked = "0:30:00  Time check: White 1 hour, 0 moves; Black 1 hour 30 minutes, 0 moves. Total: 2 hours 30 minutes \
                       left, 30 minutes used, 30 minutes since the start. This matches the time control.";
        assert!(text.contains(checked), "{text}");
        assert_eq!(table.game().time_checks().len(), 1);
    }

    #[test]
    fn the_report_has_the_start_offers_and_times_before_adjustments() {
        let story = "time 600\nspeed standard\nwhite vi Ada\nblack sighted Ben\narbiter Dora\nat 0:03:00\n> arbiter starts clocks\n\
                     both play 1.e4 e5\n> white plays Nf3\n> white offers draw\n> white presses clock\nat 0:04:00\n\
                     > arbiter stops clocks\n> arbiter adds 2:00 to white\n";
        let text = report(&mut played(story), "x.txt");
        for expected in [
            "0:03:00  Clock running: White, Ada.",
            "0:03:00  2. White, Ada offers a draw.",
            "0:04:00  Time check: White 10 minutes, 2 moves; Black 9 minutes, 1 move. White, Ada: the clock now shows 12 minutes.",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
    }

    #[test]
    fn the_report_is_in_the_arbiters_language_with_date_and_letters() {
        let story = "white vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.Nf3 e5\n\
                     > black lifts a7\n> black places a6\n> arbiter compares boards\n> arbiter declines proposal correction\n";
        let script = parse(story).unwrap();
        let mut stage = Stage::new(&script.header, Locale::De, Some(String::from("2026-11-21T20:31:43Z")));
        stage.act_out(&script.story);
        let text = report(&mut stage.into_table().0, "x.txt");
        for expected in [
            "Tisch eingerichtet: 21. November 2026, 20:31 Uhr UTC",
            "1. Sf3",
            "Vorschlag abgelehnt: Berichtigung",
        ] {
            assert!(text.contains(expected), "{expected}: {text}");
        }
    }

    #[test]
    fn a_path_that_ends_in_txt_makes_plain_text() {
        let text = report(&mut played(STORY), "/tmp/game.txt");
        assert!(text.starts_with("Report: Ada <b> – Ben\n====="), "{text}");
    }
}
