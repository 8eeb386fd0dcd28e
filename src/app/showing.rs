//! A person's screen, made from the table as it is.

use std::sync::Arc;

use display::build::{self, screen};
use display::sources::{AskedQuestion, SaidWords, Sources};
use display::{HelpLine, LichessView, Personal, Screen};
use laws::moment::Moment;
use laws::people::Person;
use speech::utterance::Utterance;
use table::seat::{SaidLine, Seat};
use table::{Table, lines_that_work};

/// The screen of that person at that moment; none if the seat is empty.
pub fn screen_of(
    table: &Table,
    own_seat: Option<Person>,
    personal: &Personal,
    person: Person,
    now: Moment,
) -> Option<Screen> {
    Some(screen(&sources_of(table, own_seat, personal, person, now)?))
}

/// In a terminal, the list of what that person can type at that moment; in a window none, which has a list of its own.
pub fn typed_help(table: &Table, person: Person, now: Moment) -> Option<Vec<HelpLine>> {
    let works = table.is_in_a_terminal().then(|| lines_that_work(table, person))?;
    let personal = Personal::default();
    Some(build::typed_help(
        &sources_of(table, None, &personal, person, now)?,
        &works,
    ))
}

fn sources_of<'a>(
    table: &'a Table,
    own_seat: Option<Person>,
    personal: &Personal,
    person: Person,
    now: Moment,
) -> Option<Sources<'a>> {
    let seat = table.seat(person)?;
    Some(Sources {
        game: table.game(),
        seat: person,
        messages: &seat.messages,
        said: seat.said.iter().map(words).collect(),
        last_announcement: announced_to(table, person).map(Utterance::text),
        question: table
            .question_from_afar(person)
            .map(str::to_owned)
            .or_else(|| seat.question_text())
            .map(|text| AskedQuestion {
                text,
                is_offer: seat.question_is_offer(),
            }),
        next: table.next_act(person),
        other_game: table.other_game(person),
        settings: &seat.settings,
        public_voice: table.public_voice(),
        silenced: table.silenced(),
        warnings: warnings(table, seat),
        games: &seat.games,
        known_online: table.known_online(),
        suggested_file: table.suggested_file(),
        place: table.whereabouts(person, now),
        personal: Personal {
            // Only the person at this machine has settings here.
            settings: personal.settings.clone().filter(|_| own_seat == Some(person)),
            sizes: seat.settings.look,
            guide: Arc::clone(&personal.guide),
            lichess: LichessView::default(),
            program: personal.program,
        },
        keymap: Arc::clone(&seat.keymap),
        desk: (person == Person::Arbiter).then(|| table.desk_sources(now)),
        now,
    })
}

fn words(line: &SaidLine) -> SaidWords {
    SaidWords {
        at: line.at,
        text: line.utterance.text(),
        is_of_game: line.is_of_game,
    }
}

/// The last announcement that person heard: an assistant's is the player's.
fn announced_to(table: &Table, person: Person) -> Option<&Utterance> {
    let of = |person: Person| table.seat(person)?.last_announcement.as_ref();
    match person {
        Person::Assistant(side) => of(person).or_else(|| of(Person::Player(side))),
        Person::Player(_) | Person::Arbiter => of(person),
    }
}

/// The warnings for the person, until their causes are corrected.
fn warnings(table: &Table, seat: &Seat) -> Vec<String> {
    let of_table = [
        (table.is_unsaved(), "display-warning-not-saved"),
        (table.is_read_only() && !table.is_afar(), "refused-read-only"),
    ];
    let of_table = of_table.into_iter().filter(|(is_so, _)| *is_so);
    let mut warnings: Vec<String> = of_table.map(|(_, id)| seat.messages.text(id, &[])).collect();
    warnings.extend(seat.troubles.texts(&seat.messages));
    warnings.extend(table.low_battery().map(|percent| {
        seat.messages
            .text("battery-low", &[("percent", u32::from(percent).into())])
    }));
    for language in table.voiceless() {
        warnings.push(
            seat.messages
                .text("display-warning-no-voice", &[("language", language.into())]),
        );
    }
    warnings
}
