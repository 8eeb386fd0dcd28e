//! The table that the form for a new game describes.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::path::Path;

use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Color};

use super::first_game::move_words;
use super::session::{self, Session};
use announcement::set_up;
use controls::new_game::{NewGameForm, OnlineForm, Opponent, SeatForm, StartChoice, TournamentForm};
use controls::rules_form::{self, DrawsFrom, RulesForm};
use journal::entry::GameSetup;
use laws::people::{People, Player};
use laws::regulations::{Disconnection, DrawOffers, ElectronicRules, Regulations, Schedule, Speed};
use laws::stored::StoredWord;
use laws::tournament::TournamentInfo;
use locale::{Locale, Messages};
use notation::time_control;
use settings::Settings;
use table::script::header::vi_seat;

/// The table a form describes; none if its time control cannot be read, which the form has reported already.
fn opening_of(form: &NewGameForm) -> Option<GameSetup> {
    let header = match &form.online {
        Some(online) => online.time.clone(),
        None => form.time_header().ok()?,
    };
    let time = time_control::read(&header).ok()?;
    let player = |seat: &SeatForm| Player {
        name: seat.name.trim().to_owned(),
        sight: seat.sight,
    };
    let named = |name: &str| Some(name.trim().to_owned()).filter(|name| !name.is_empty());
    let people = People {
        players: form.seats.as_ref().map(player),
        assistants: form.seats.as_ref().map(|seat| named(&seat.assistant)),
        arbiter: named(&form.arbiter),
    };
    let mut regulations = Regulations {
        time,
        vocabulary: form.vocabulary.clone(),
        ..Regulations::default()
    };
    let number = match form.start_choice() {
        StartChoice::Usual => None,
        StartChoice::Numbered(number) => Some(number),
        StartChoice::Random => Some(draw()),
        StartChoice::Described(text) => {
            (regulations.start, regulations.castling_mode) = set_up::read_any(&text)?;
            None
        }
    };
    if let Some(number) = number {
        regulations.castling_mode = shakmaty::CastlingMode::Chess960;
        regulations.start = laws::regulations::chess960(number)?;
    }
    if let Some(online) = &form.online {
        begin_as(&mut regulations, online)?;
    }
    if form.is_at_home {
        regulations = regulations.at_home();
    } else {
        set_regulations(&mut regulations, &form.rules)?;
    }
    let by_time = Speed::for_time_control(&regulations.time, regulations.edition);
    let fixed = Speed::meant(form.rules.value(rules_form::SPEED));
    regulations.speed = fixed.filter(|_| !form.is_at_home).unwrap_or(by_time);
    let tournament = if form.is_at_home {
        TournamentInfo::default()
    } else {
        tournament_of(&form.tournament)?
    };
    Some(GameSetup {
        tournament,
        ..GameSetup::of(people, regulations)
    })
}

/// The form for a new game as far as the settings know it.
pub(super) fn form_of(settings: &Settings, locale: Locale) -> NewGameForm {
    let mut form = NewGameForm::default();
    form.seats.white.name.clone_from(&settings.person.name);
    form.is_at_home = !settings.person.in_event;
    if form.is_at_home {
        move_words(&settings.person, locale).clone_into(&mut form.vocabulary);
    }
    form
}

/// The session of the table that a form describes; none if that cannot be read, which the form has reported already.
pub(crate) fn session_of(form: &NewGameForm, data: Option<&Path>, locale: Locale) -> Option<Session> {
    let mut opening = opening_of(form)?;
    let engine = match &form.opponent {
        Opponent::Engine(level) if form.is_at_home => Some((vi_seat(&opening.people).unwrap_or(Color::White), level)),
        Opponent::Engine(_) | Opponent::Person => None,
    };
    if let Some((own, _)) = engine {
        // The name is used until the engine has told its own.
        opening.people.players.get_mut(own.other()).name = Messages::new(locale).text("setting-engine", &[]);
    }
    let mut table = session::table_of(opening, locale);
    if let Some((own, level)) = engine {
        table.want_engine(own, level.clone());
    }
    match &form.online {
        // The server's game names the player of each side.
        Some(online) => table.seat_online(online, &form.seats.get(online.own.other()).name),
        None => table.set_welcome(false),
    }
    Some(session::stored_in(table, data))
}

/// The initial position of a server's game; none if it cannot be played.
fn begin_as(regulations: &mut Regulations, online: &OnlineForm) -> Option<()> {
    regulations.castling_mode = CastlingMode::from_chess960(online.is_chess960);
    if let Some(start) = &online.start {
        let fen: Fen = start.parse().ok()?;
        regulations.start = fen.into_position(regulations.castling_mode).ok()?;
    }
    Some(())
}

fn tournament_of(form: &TournamentForm) -> Option<TournamentInfo> {
    let number = |text: &String| TournamentForm::number(text).ok();
    Some(TournamentInfo {
        name: form.name.trim().to_owned(),
        site: form.site.trim().to_owned(),
        round: number(&form.round)?,
        fide_ids: ByColor {
            white: number(&form.fide_ids.white)?,
            black: number(&form.fide_ids.black)?,
        },
        ratings: form.ratings,
        ..TournamentInfo::default()
    })
}

/// The choice in that field of the page.
fn chosen<T: StoredWord + Default>(rules: &RulesForm, field: usize) -> T {
    T::meant(rules.value(field)).unwrap_or_default()
}

/// Sets an event's regulations as the page says; none if it cannot be read, which the form has reported already.
fn set_regulations(regulations: &mut Regulations, rules: &RulesForm) -> Option<()> {
    regulations.edition = chosen(rules, rules_form::LAWS);
    regulations.supervision = chosen(rules, rules_form::SUPERVISION);
    regulations.boards = chosen(rules, rules_form::BOARDS);
    regulations.repeat = chosen(rules, rules_form::REPEAT);
    regulations.watch.told = chosen(rules, rules_form::TOLD);
    regulations.watch.electronic = ElectronicRules {
        announced: chosen(rules, rules_form::ANNOUNCED),
        clock: chosen(rules, rules_form::BOARD_CLOCK),
    };
    regulations.elsewhere.disconnection = match rules.value(rules_form::DISCONNECT) {
        "stops" => Disconnection::Stops,
        _ => Disconnection::ByPlace,
    };
    regulations.two_boards = rules.value(rules_form::TWO_BOARDS) == "yes";
    regulations.quickplay = rules.value(rules_form::QUICKPLAY) == "yes";
    regulations.dead_positions_asked = rules.value(rules_form::DEAD) == "asked";
    regulations.device_approved = rules.value(rules_form::DEVICE) == "yes";
    regulations.draw_offers = match rules.draws_from()? {
        DrawsFrom::Any => DrawOffers::Free,
        DrawsFrom::Move(moves) => DrawOffers::AfterMove(moves),
        DrawsFrom::Never => DrawOffers::None,
    };
    regulations.schedule = Schedule {
        default_time_ms: rules.default_time_ms()?,
        default_time_from: chosen(rules, rules_form::DEFAULT_FROM),
        session_ms: None,
    };
    Some(())
}

/// A random one of the 960 positions: the seeds of the standard library's hash tables are drawn by the system.
fn draw() -> u32 {
    u32::try_from(RandomState::new().hash_one(()) % 960).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use display;
    use laws::people::Person;
    use laws::regulations::{AllowedMovements, CountsFrom, DifferenceTold, Edition, Repeat};
    use shakmaty::Position as _;

    #[test]
    fn any_time_control_typed_gives_a_table_or_a_reported_fault() {
        use controls::new_game::NewGameFault;
        for time in [
            "1:30:00",
            "blitz",
            "rapid",
            "standard",
            "4d",
            "*",
            "90+30",
            "none",
            "40/6000+30:900+30",
        ] {
            let mut form = NewGameForm {
                time: time.to_owned(),
                ..NewGameForm::default()
            };
            form.seats.white.name = String::from("Ada");
            form.seats.black.name = String::from("Ben");
            let faults = form.faults(display::is_time_control, display::is_position);
            assert!(
                faults.iter().all(|fault| *fault == NewGameFault::TimeUnreadable),
                "{time}"
            );
            assert_eq!(faults.is_empty(), opening_of(&form).is_some(), "{time}");
        }
    }

    #[test]
    fn named_people_sit_at_the_table_and_empty_fields_seat_none() {
        let mut form = NewGameForm::default();
        form.seats.white.assistant = String::from(" Clara ");
        form.seats.black.assistant = String::from("  ");
        form.arbiter = String::from("Dora");
        let people = opening_of(&form).unwrap().people;
        assert_eq!(people.name(Person::Assistant(Color::White)), "Clara");
        assert!(!people.has(Person::Assistant(Color::Black)));
        assert_eq!(people.name(Person::Arbiter), "Dora");
    }

    #[test]
    fn only_event_games_have_an_event_and_its_numbers_are_checked() {
        let mut form = NewGameForm::default();
        form.tournament.name = String::from(" Lisbon Open ");
        form.tournament.round = String::from("3");
        form.tournament.fide_ids.black = String::from("1900002");
        assert_eq!(opening_of(&form).unwrap().tournament, TournamentInfo::default());
        form.is_at_home = false;
        let tournament = opening_of(&form).unwrap().tournament;
        assert_eq!((tournament.name.as_str(), tournament.round), ("Lisbon Open", Some(3)));
        assert_eq!(tournament.fide_ids.black, Some(1_900_002));
        form.tournament.round = String::from("third");
        assert!(opening_of(&form).is_none());
        assert_eq!(
            form.faults(display::is_time_control, display::is_position).last(),
            Some(&controls::new_game::NewGameFault::NumberUnreadable)
        );
    }

    #[test]
    fn the_regulations_page_holds_in_an_event_and_not_at_home() {
        let mut form = NewGameForm {
            time: String::from("15+10"),
            ..NewGameForm::default()
        };
        form.rules.chosen = [1; rules_form::FIELDS.len()];
        form.rules.chosen[rules_form::BOARDS] = 2;
        form.rules.draw_offers = String::from("30");
        form.rules.default_time = String::from("15");
        let at_home = opening_of(&form).unwrap().regulations;
        assert_eq!((at_home.edition, at_home.speed), (Edition::Laws2023, Speed::Rapid));
        form.is_at_home = false;
        let fixed = opening_of(&form).unwrap().regulations;
        assert_eq!((fixed.edition, fixed.speed), (Edition::Laws2018, Speed::Standard));
        assert_eq!(
            (fixed.boards, fixed.repeat),
            (AllowedMovements::Apart, Repeat::BeforePress)
        );
        assert_eq!(fixed.draw_offers, DrawOffers::AfterMove(30));
        assert_eq!(
            (fixed.schedule.default_time_ms, fixed.schedule.default_time_from),
            (900_000, CountsFrom::Hour)
        );
        assert!(!fixed.two_boards && fixed.quickplay);
        assert!(fixed.dead_positions_asked && fixed.device_approved);
        assert_eq!(fixed.watch.told, DifferenceTold::Players);
        form.rules.draw_offers = String::from("soon");
        assert!(opening_of(&form).is_none());
        assert_eq!(
            form.faults(display::is_time_control, display::is_position).last(),
            Some(&controls::new_game::NewGameFault::DrawOffersUnreadable)
        );
    }

    #[test]
    fn a_game_of_chess960_begins_from_a_number_or_by_lot() {
        let opening = |start: &str| {
            let form = NewGameForm {
                start: start.to_owned(),
                ..NewGameForm::default()
            };
            opening_of(&form).unwrap().regulations
        };
        assert_eq!(opening("518").start.board(), shakmaty::Chess::default().board());
        assert!(opening("518").castling_mode.is_chess960());
        let drawn: Vec<_> = (0..20).map(|_| opening("lot").start).collect();
        assert!(
            drawn.iter().any(|start| *start != drawn[0]),
            "twenty lots, one position"
        );
        assert_eq!(opening("").castling_mode, shakmaty::CastlingMode::Standard);
    }
}
