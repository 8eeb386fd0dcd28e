use shakmaty::{ByColor, Color};

use super::known::KEPT_CHAT;
use super::*;
use crate::input::Input;
use crate::script::{parse::parse, play::Stage};
use crate::tests::said;
use laws::moment::Moment;
use locale::Locale;
use protocols::lichess::{GameState, LichessToken, OnlinePlayer, ServerClock, Terms};

const ADA: Person = Person::Player(Color::White);
const HOME: &str = "set place=home\nset vocabulary=de\nwhite vi Ada\nblack sighted Ben\n";
const TOKEN: &str = "lip_0123456789abcdefghij";

fn table(story: &str) -> Table {
    let script = parse(story).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    stage.into_table().0
}

fn step(table: &mut Table, input: Input) -> Vec<Effect> {
    let at = table.last().plus_millis(1_000);
    table.step(input, at)
}

fn full(own: Color, start: Option<&str>) -> GameFull {
    let player = |side: Color| OnlinePlayer {
        name: String::from(side.fold_wb("Cora", "Dan")),
        rating: None,
        is_person: true,
        is_own: side == own,
    };
    GameFull {
        game: String::from("abcd1234"),
        players: ByColor::new_with(player),
        start: start.map(str::to_owned),
        is_chess960: false,
        terms: Terms {
            clock: Some(ServerClock {
                initial_s: 0,
                increment_s: 10,
            }),
            is_rated: true,
        },
        state: GameState {
            moves: Vec::new(),
            left_ms: None,
            draw: ByColor::default(),
            take_back: ByColor::default(),
            end: None,
        },
    }
}

#[test]
fn a_typed_token_is_asked_of_the_server_and_is_nowhere_else() {
    for line in [
        format!("lichess token {TOKEN}"),
        format!("lichess tokn {TOKEN}"),
        format!("black: {TOKEN}"),
    ] {
        let mut table = table(HOME);
        let effects = step(&mut table, Input::Intent(ADA, Intent::Line(line.clone())));
        let signs_in =
            |effect: &Effect| *effect == Effect::Lichess(LichessRequest::SignIn(LichessToken(TOKEN.to_owned())));
        assert!(effects.iter().any(signs_in), "{line}: {effects:?}");
        assert!(!format!("{effects:?} {table:?}").contains("0123456789"), "{line}");
    }
    let mut event = self::table("white vi Ada\nblack sighted Ben\narbiter Dora\n");
    let line = Intent::Line(format!("lichess token {TOKEN}"));
    let effects = step(&mut event, Input::Intent(ADA, line));
    assert!(!format!("{effects:?} {event:?}").contains("0123456789"));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Lichess(_))));
}

#[test]
fn a_new_table_has_the_servers_terms_and_the_local_language() {
    let begun = |own| {
        let mut table = table(HOME);
        let full = Box::new(full(own, Some("4k3/8/8/8/8/8/8/4KR2 w - - 0 1")));
        let effects = step(&mut table, Input::Lichess(LichessNews::Game(full)));
        let form = effects.into_iter().find_map(|effect| {
            let Effect::NewGame(form, _) = effect else { return None };
            Some(form)
        });
        form.unwrap()
    };
    let form = begun(Color::Black);
    assert_eq!((form.vocabulary.as_str(), form.is_at_home), ("de", true));
    assert_eq!(
        form.seats
            .as_ref()
            .map(|seat| seat.name.as_str())
            .into_iter()
            .collect::<Vec<_>>(),
        ["Cora", "Dan"]
    );
    let sights = form.seats.as_ref().map(|seat| seat.sight);
    assert_eq!(
        (sights.white, sights.black),
        (Sight::Sighted, Sight::Vi),
        "the person who sits here is blind"
    );
    let online = form.online.unwrap();
    assert_eq!(
        (online.own, online.is_person, online.time.as_str()),
        (Color::Black, true, "10+10")
    );
    assert_eq!(begun(Color::White).seats.white.sight, Sight::Vi);
}

#[test]
fn a_table_that_is_not_online_is_never_woken_for_it() {
    let table = table(HOME);
    assert_eq!((table.lichess.next_wakeup(), table.online()), (None, None));
    assert_eq!(table.lichess, Lichess::default());
    assert!(table.next_wakeup().is_none_or(|at| at > Moment::START));
}

fn types(table: &mut Table, line: &str) -> Vec<Effect> {
    step(table, Input::Intent(ADA, Intent::Line(line.to_owned())))
}

#[test]
fn during_a_training_only_a_move_is_told_and_the_rest_later() {
    let mut table = table(&format!("{HOME}lichess game abcd1234 white computer\n"));
    let tells = |table: &mut Table, moves: &str, draw| {
        let state = GameState {
            moves: moves.split_whitespace().map(|uci| uci.parse().unwrap()).collect(),
            draw: ByColor {
                white: false,
                black: draw,
            },
            ..full(Color::White, None).state
        };
        step(
            table,
            Input::Lichess(LichessNews::State(String::from("abcd1234"), state)),
        )
    };
    tells(&mut table, "", false);
    types(&mut table, "e4");
    types(&mut table, "training");
    assert!(table.training.is_some());
    let effects = tells(&mut table, "e2e4 e7e5", false);
    let told = said(&effects);
    assert!(
        told.len() == 1 && told[0].ends_with("has moved. You will hear the move after the training."),
        "{told:?}"
    );
    let chat = LichessNews::Chat {
        game: String::from("abcd1234"),
        from: String::from("Dan"),
        text: String::from("well?"),
    };
    assert_eq!(said(&step(&mut table, Input::Lichess(chat))), Vec::<String>::new());
    assert_eq!(
        said(&tells(&mut table, "e2e4 e7e5", true)),
        Vec::<String>::new(),
        "once"
    );
    assert_eq!(table.game().line().len(), 1);
    let told = said(&types(&mut table, "end training"));
    assert_eq!(table.game().line().len(), 2, "{told:?}");
    assert_eq!(table.game().draw_offer(), Some(Color::Black));
    assert!(told.iter().any(|text| text == "Message from Dan."), "{told:?}");
}

#[test]
fn a_player_who_left_a_lichess_game_gets_no_help_until_it_ends() {
    let left = table(&format!("{HOME}lichess game abcd1234 white\n"));
    let permit = left.may_be_left(ADA, left.last()).unwrap();
    let mut beside = table(HOME);
    beside.takes_the_place(permit);
    // The same holds for yet another table.
    let permit = beside.may_be_left(ADA, beside.last()).unwrap();
    let mut table = self::table(HOME);
    table.takes_the_place(permit);
    types(&mut table, "e4");
    for line in ["hint", "engine", "review", "open games.pgn"] {
        let effects = types(&mut table, line);
        let helps = |effect: &Effect| matches!(effect, Effect::Engine(_) | Effect::Collection(_));
        assert!(!effects.iter().any(helps), "{line}: {effects:?}");
        let is_refused =
            |effect: &Effect| matches!(effect, Effect::Refuse { refusal, .. } if refusal.code == Code::FairPlay);
        assert!(effects.iter().any(is_refused), "{line}: {effects:?}");
        assert!(
            effects.contains(&Effect::Lichess(LichessRequest::List)),
            "{line}: {effects:?}"
        );
    }
    let underway = Underway {
        game: String::from("abcd1234"),
        opponent: String::from("Dan"),
        side: Color::White,
        is_on_move: true,
    };
    let listed = |games| LichessNews::Listed {
        games,
        challenges: Vec::new(),
    };
    step(&mut table, Input::Lichess(listed(vec![underway])));
    assert!(table.machine.beside.allow_help().is_err());
    step(&mut table, Input::Lichess(listed(Vec::new())));
    let effects = types(&mut table, "engine");
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::Engine(_))),
        "{effects:?}"
    );
}

#[test]
fn what_others_write_cannot_rule_a_screen_or_fill_the_memory() {
    let mut table = table(&format!("{HOME}lichess game abcd1234 white\n"));
    for number in 0..KEPT_CHAT + 10 {
        let chat = LichessNews::Chat {
            game: String::from("abcd1234"),
            from: String::from("Ben\u{202e}"),
            text: format!("\u{1b}[2J{number}"),
        };
        let effects = step(&mut table, Input::Lichess(chat));
        assert!(!format!("{effects:?}").contains("202e"));
    }
    assert_eq!(table.lichess.chat.len(), KEPT_CHAT);
    let effects = step(&mut table, Input::Intent(ADA, Intent::Lichess(LichessIntent::ReadChat)));
    let said = effects.iter().find_map(|effect| {
        let Effect::Say { utterance, .. } = effect else {
            return None;
        };
        Some(utterance.text())
    });
    let said = said.unwrap();
    assert!(
        said.contains("109") && !said.contains('\u{1b}') && !said.contains("104 "),
        "{said}"
    );
}
