//! Every screen at several sizes as a picture, for eyes: with `ANNABELLA_SCREENSHOTS=FOLDER`, those whose name holds
//! `ANNABELLA_SCREENSHOT`. No display is needed.

use std::path::PathBuf;

use ::settings::{Coordinates, LookSettings, Pieces, Setting, Settings, Theme};
use controls::intent::Intent;
use display::Screen;
use egui::{ColorImage, Context, RawInput, Rect, Vec2, ViewportId, pos2};
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use shell::desktop::zoom;
use shell::drawing::{Canvas, FrameToDraw, History, Painter};
use table::input::Input;
use ui::{self, Window, WindowNews};

use crate::harness::Kind;
use crate::languages::{EVENT, HOME, screen_of, table};
use crate::next_act::{EVENT_HEADER, STATES, up_to};
use crate::png;

/// Frames until everything has its place.
const SETTLED: u32 = 5;
/// The width and height of most pictures, in points.
const SIZE: [u16; 2] = [1024, 700];
/// Half of a screen of 1920 by 1080: the friend's window next to the blind player's.
const HALF: [u16; 2] = [957, 1010];
const WIDTH: usize = SIZE[0] as usize;
const HEIGHT: usize = SIZE[1] as usize;

/// In the middle of a game: White's fifth move is announced.
const MIDST: &str = "time 900+10\nset place=event\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\n\
    both play 1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6\n> white announces e1g1\n";

/// A window, and how it is worn.
struct Sight {
    name: String,
    kind: Kind,
    screen: Screen,
    settings: Settings,
    turn: Turn,
    size: [u16; 2],
}

impl Sight {
    /// A window of that kind with its screen, turned to a page.
    fn of(name: String, (kind, screen, turn): (Kind, &Screen, Turn), look: LookSettings, size: [u16; 2]) -> Self {
        let settings = Settings {
            look,
            ..Settings::default()
        };
        Self {
            name,
            kind,
            screen: screen.clone(),
            settings,
            turn,
            size,
        }
    }
}

/// Turns a window to one of its pages.
type Turn = fn(&mut Window);

fn sights() -> Vec<Sight> {
    let mut sights = Vec::new();
    let mut add = |name: String, kind, screen: &Screen, settings: Settings, turn: fn(&mut Window)| {
        sights.push(Sight {
            name,
            kind,
            screen: screen.clone(),
            settings,
            turn,
            size: SIZE,
        });
    };
    let looks = |look| Settings {
        look,
        ..Settings::default()
    };
    let zoomed = |zoom_percent| {
        looks(LookSettings {
            zoom_percent,
            ..LookSettings::default()
        })
    };
    for locale in [Locale::En, Locale::De] {
        let home = table(HOME, locale);
        let event = table(EVENT, locale);
        let vi = screen_of(&home, Person::Player(Color::White));
        let at_event = screen_of(&event, Person::Player(Color::White));
        let mut sighted = screen_of(&event, Person::Player(Color::Black));
        sighted.takes_keys = true;
        // After some moves: Ben has to repeat one and to execute it.
        let midst = table(MIDST, locale);
        let vi_midst = screen_of(&midst, Person::Player(Color::White));
        let sighted_midst = screen_of(&midst, Person::Player(Color::Black));
        let desk = screen_of(&table(crate::desk::WRONG, locale), Person::Arbiter);
        let calm = screen_of(&event, Person::Arbiter);
        for zoom in [100, 200, 400] {
            let name = |what: &str| format!("{what}-{locale}-{zoom}");
            add(name("vi-event"), Kind::Vi, &at_event, zoomed(zoom), |_| {});
            add(name("sighted"), Kind::Sighted, &sighted, zoomed(zoom), |_| {});
            add(name("vi-midst"), Kind::Vi, &vi_midst, zoomed(zoom), |_| {});
            add(
                name("sighted-midst"),
                Kind::Sighted,
                &sighted_midst,
                zoomed(zoom),
                |_| {},
            );
            add(
                name("review"),
                Kind::Vi,
                &crate::review::review_screen(locale),
                zoomed(zoom),
                |_| {},
            );
            add(name("more"), Kind::Vi, &vi_midst, zoomed(zoom), Window::open_more);
            add(name("desk"), Kind::Desk, &desk, zoomed(zoom), |_| {});
            add(name("desk-calm"), Kind::Desk, &calm, zoomed(zoom), |_| {});
            add(name("clocks"), Kind::Clocks, &at_event, zoomed(zoom), |_| {});
            add(name("settings"), Kind::Vi, &vi, zoomed(zoom), |window| {
                window.take(WindowNews::Settings(String::new()));
            });
            add(name("guide"), Kind::Vi, &vi, zoomed(zoom), |window| {
                window.take(WindowNews::Guide);
            });
            add(name("help"), Kind::Vi, &vi, zoomed(zoom), |window| {
                window.take(WindowNews::Help(String::new()));
            });
            add(name("first"), Kind::Vi, &vi, zoomed(zoom), Window::ask_first_questions);
            add(name("new-game"), Kind::Vi, &vi, zoomed(zoom), Window::offer_new_game);
            add(name("new-game-whole"), Kind::Vi, &vi, zoomed(zoom), |window| {
                window.ask_for_new_game(controls::new_game::NewGameForm::default());
            });
        }
        for (theme, word) in [
            (Theme::Dark, "dark"),
            (Theme::BlackOnWhite, "black-on-white"),
            (Theme::WhiteOnBlack, "white-on-black"),
            (Theme::YellowOnBlack, "yellow-on-black"),
        ] {
            let look = LookSettings {
                theme,
                pieces: Pieces::Letters,
                coordinates: Coordinates::Both,
                ..LookSettings::default()
            };
            add(format!("vi-{locale}-{word}"), Kind::Vi, &at_event, looks(look), |_| {});
            let large = LookSettings {
                zoom_percent: 400,
                ..look
            };
            let review = crate::review::review_screen(locale);
            add(
                format!("review-{locale}-400-{word}"),
                Kind::Vi,
                &review,
                looks(large),
                |_| {},
            );
        }
        let names = LookSettings {
            coordinates: Coordinates::Names,
            board_alone: true,
            text_percent: 150,
            ..LookSettings::default()
        };
        add(format!("alone-{locale}"), Kind::Vi, &vi, looks(names), |_| {});
        let large = LookSettings {
            board_alone: false,
            board_percent: 70,
            text_percent: 200,
            clock_percent: 200,
            ..names
        };
        add(
            format!("large-text-{locale}"),
            Kind::Vi,
            &at_event,
            looks(large),
            |_| {},
        );
    }
    sights.extend(documented());
    sights.extend(of_the_friend());
    sights.extend(at_all_sizes());
    sights
}

/// Every kind of window on screens from 800 by 600 to 4K, and from 100 to 400 %.
fn at_all_sizes() -> Vec<Sight> {
    let (white, black) = (Person::Player(Color::White), Person::Player(Color::Black));
    let own = |script: &str, seat| screen_of(&table(script, Locale::En), seat);
    let home = CASTLING.replace("white vi", "set place=home\nwhite vi");
    let mut midst = own(MIDST, white);
    midst.warnings.clear();
    let mut reviewed = crate::review::review_screen(Locale::En);
    reviewed.files.of_games = None;
    let kinds: Vec<(&str, Kind, Screen, Turn)> = vec![
        ("player", Kind::Vi, midst.clone(), |_| {}),
        ("more", Kind::Vi, midst.clone(), Window::open_more),
        ("friend", Kind::Sighted, own(&home, black), |_| {}),
        ("friend-event", Kind::Sighted, own(MIDST, black), |_| {}),
        ("friend-more", Kind::Sighted, own(&home, black), Window::open_more),
        ("desk", Kind::Desk, own(crate::desk::WRONG, Person::Arbiter), |_| {}),
        ("desk-calm", Kind::Desk, own(EVENT, Person::Arbiter), |_| {}),
        ("review", Kind::Vi, reviewed, |_| {}),
        ("tactics", Kind::Vi, crate::tactics::tactics_screen(Locale::En), |_| {}),
        ("solved", Kind::Vi, crate::tactics::solved_screen(Locale::En), |_| {}),
        ("clocks", Kind::Clocks, midst, |_| {}),
    ];
    let mut sights = Vec::new();
    for size in [[800, 600], HALF, [1366, 768], [1920, 1080], [3840, 2160]] {
        for zoom_percent in [100, 175, 200, 400] {
            for (what, kind, screen, turn) in &kinds {
                let look = LookSettings {
                    zoom_percent,
                    ..LookSettings::default()
                };
                let name = format!("eye-{what}-{}-{zoom_percent}-", size[0]);
                sights.push(Sight::of(name, (*kind, screen, *turn), look, size));
            }
        }
    }
    sights
}

/// Black may castle; the king is in the hand, then put down.
const CASTLING: &str = "time 900+10\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\n\
    both play 1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.O-O\n";

/// The friend's window in the middle of a game, at home and at an event, at its usual size and others.
fn of_the_friend() -> Vec<Sight> {
    let black = Person::Player(Color::Black);
    let at = |place: &str, story: &str| {
        let script = CASTLING.replace("white vi", &format!("set place={place}\nwhite vi"));
        let script = format!("{script}{story}");
        let mut table = table(&script, Locale::En);
        let marked = Intent::set(Setting::LegalTargets, "on");
        table.step(Input::Intent(black, marked), table.last());
        let mut screen = screen_of(&table, black);
        screen.warnings.clear();
        screen
    };
    let promoting = "set place=home\nwhite vi Ada\nblack sighted Ben\nstart \"4k3/8/8/8/8/8/6p1/4K2N b - - 0 1\"\n> black clicks g2\n";
    let mut home = at("home", "> black clicks e8\n");
    home.warnings.clear();
    let screens = vec![
        ("home", at("home", "")),
        ("targets", home),
        ("back", at("home", "> black clicks e8\n> black clicks e5\n")),
        ("over", at("home", "> black types resign\n> black types yes\n")),
        ("event", at("event", "")),
        ("rook", at("event", "> black lifts e8\n> black places g8\n")),
        ("promotes", screen_of(&table(promoting, Locale::En), black)),
    ];
    let mut sights = Vec::new();
    for (what, screen) in screens {
        for (theme, size, zoom_percent) in [
            (Theme::Light, HALF, 100),
            (Theme::Dark, [1366, 768], 100),
            (Theme::Light, [800, 600], 200),
            (Theme::YellowOnBlack, HALF, 175),
        ] {
            let look = LookSettings {
                theme,
                zoom_percent,
                ..LookSettings::default()
            };
            sights.push(Sight {
                name: format!("friend-{what}-{}-{zoom_percent}", size[0]),
                kind: Kind::Sighted,
                screen: screen.clone(),
                settings: Settings {
                    look,
                    ..Settings::default()
                },
                turn: |_| {},
                size,
            });
        }
    }
    sights
}

/// The pictures in docs/screens (`make screens`): every screen at three sizes, light and dark.
fn documented() -> Vec<Sight> {
    let own = |script: &str, seat| {
        let mut screen = screen_of(&table(script, Locale::En), seat);
        screen.warnings.clear(); // here nothing is stored
        screen
    };
    let calm = |mut screen: Screen| {
        screen.warnings.clear();
        // Its page covers the panes as long as it is wanted.
        screen.files.of_games = screen.files.of_games.filter(|_| screen.sheet.review.is_none());
        screen
    };
    let (white, black) = (Person::Player(Color::White), Person::Player(Color::Black));
    let midst = own(MIDST, white);
    let screens: Vec<(&str, Kind, Screen, Turn)> = vec![
        ("first-start", Kind::Vi, own(HOME, white), Window::ask_first_questions),
        ("new-game", Kind::Vi, own(HOME, white), Window::offer_new_game),
        ("blind-player", Kind::Vi, midst.clone(), |_| {}),
        ("opponent", Kind::Sighted, own(MIDST, black), |_| {}),
        ("more", Kind::Vi, midst.clone(), Window::open_more),
        ("help", Kind::Vi, midst.clone(), |window| {
            window.take(WindowNews::Help(String::new()));
        }),
        ("settings", Kind::Vi, midst.clone(), |window| {
            window.take(WindowNews::Settings(String::new()));
        }),
        ("manual", Kind::Vi, midst.clone(), |window| {
            window.take(WindowNews::Guide);
        }),
        ("open", Kind::Vi, midst.clone(), Window::open_games),
        (
            "review",
            Kind::Vi,
            calm(crate::review::review_screen(Locale::En)),
            |_| {},
        ),
        ("games", Kind::Vi, calm(crate::review::games_screen(Locale::En)), |_| {}),
        ("save", Kind::Vi, midst.clone(), Window::open_save),
        ("clocks", Kind::Clocks, midst, |_| {}),
        ("desk", Kind::Desk, own(crate::desk::WRONG, Person::Arbiter), |_| {}),
        ("desk-calm", Kind::Desk, own(EVENT, Person::Arbiter), |_| {}),
    ];
    // The opponent's window in each state of a move.
    let step = |index: usize| Sight {
        name: format!("docs-opponent-step-{}", index + 1),
        kind: Kind::Sighted,
        screen: own(&up_to(EVENT_HEADER, index), black),
        settings: Settings {
            look: LookSettings {
                theme: Theme::Light,
                ..LookSettings::default()
            },
            ..Settings::default()
        },
        turn: |_| {},
        size: SIZE,
    };
    let mut sights: Vec<Sight> = (0..STATES.len()).map(step).collect();
    for (theme, word) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        for zoom_percent in [100, 200, 400] {
            for (what, kind, screen, turn) in &screens {
                let look = LookSettings {
                    theme,
                    zoom_percent,
                    ..LookSettings::default()
                };
                let name = format!("docs-{what}-{zoom_percent}-{word}");
                sights.push(Sight::of(name, (*kind, screen, *turn), look, SIZE));
            }
        }
    }
    sights
}

/// A sight as it is drawn once everything has its place, without a display.
fn picture(sight: &Sight) -> ColorImage {
    picture_with_texts(sight).0
}

/// The same, with its texts and their places in points.
fn picture_with_texts(sight: &Sight) -> (ColorImage, Vec<(String, Rect)>) {
    let [width, height] = sight.size.map(usize::from);
    let ctx = Context::default();
    ui::install(&ctx);
    ui::theme::apply(&ctx, &sight.settings);
    let mut window = sight.kind.window(&sight.name);
    (sight.turn)(&mut window);
    let (mut painter, mut history) = (Painter::default(), History::default());
    let mut texts = Vec::new();
    let mut pixels = vec![0; width * height];
    for _ in 0..SETTLED {
        let size = Vec2::from(sight.size.map(f32::from));
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), size)),
            max_texture_side: Some(2048),
            ..RawInput::default()
        };
        input
            .viewports
            .entry(ViewportId::ROOT)
            .or_default()
            .native_pixels_per_point = Some(1.0);
        zoom::into_points(&mut input, ui::theme::zoom(&ctx));
        let mut output = ctx.run_ui(input, |ui| {
            if sight.kind == Kind::Clocks {
                ui::clock_window::show(ui, &sight.screen, 0);
            } else {
                window.show(ui, &sight.screen, 0);
            }
        });
        painter.update(&mut output.textures_delta);
        texts = crate::look::texts(&output.shapes);
        let frame = FrameToDraw {
            primitives: &ctx.tessellate(output.shapes, output.pixels_per_point),
            pixels_per_point: output.pixels_per_point,
            ground: ctx.global_style().visuals.panel_fill,
        };
        let mut canvas = Canvas {
            pixels: &mut pixels,
            width,
            height,
            age: 1,
        };
        painter.draw(&frame, &mut history, &mut canvas);
        painter.free(&mut output.textures_delta);
    }
    let bytes: Vec<u8> = pixels
        .iter()
        .flat_map(|pixel| pixel.to_be_bytes()[1..].to_vec())
        .collect();
    (ColorImage::from_rgb([width, height], &bytes), texts)
}

/// Every text of every screen stands out from its ground as it is drawn, with its thin strokes, in the light colours as in the dark.
#[test]
fn texts_stand_out_as_they_are_drawn_in_light_and_dark() {
    let mut least = [("light", f64::MAX, String::new()), ("dark", f64::MAX, String::new())];
    for sight in documented() {
        let Some(theme) = least
            .iter_mut()
            .find(|(word, ..)| sight.name.ends_with(&format!("100-{word}")))
        else {
            continue;
        };
        let (image, texts) = picture_with_texts(&sight);
        for (text, rect) in texts {
            let contrast = crate::look::contrast_in(&image, rect);
            if contrast < theme.1 {
                (theme.1, theme.2) = (contrast, format!("{}: {text}", sight.name));
            }
        }
    }
    for (_, contrast, case) in least {
        assert!(contrast >= 7.0, "{case}: {contrast}");
    }
}

/// In an ordinary run nothing is kept.
#[test]
fn screenshots_when_asked_for() {
    let Ok(folder) = std::env::var("ANNABELLA_SCREENSHOTS").map(PathBuf::from) else {
        return;
    };
    let only = std::env::var("ANNABELLA_SCREENSHOT").unwrap_or_default();
    std::fs::create_dir_all(&folder).unwrap();
    for sight in sights().iter().filter(|sight| sight.name.contains(&only)) {
        let path = folder.join(format!("{}.png", sight.name));
        #[expect(clippy::disallowed_methods, reason = "a picture for eyes")]
        std::fs::write(path, png::encode(&picture(sight))).unwrap();
    }
}

/// Checks that a board, its letters and its buttons are seen well: dark on light and light on dark, never one colour.
#[test]
fn each_kind_of_window_shows_something_in_every_quarter() {
    let wanted = [
        "vi-event-en-100",
        "sighted-en-100",
        "desk-en-100",
        "clocks-en-100",
        "vi-en-black-on-white",
    ];
    for sight in sights().iter().filter(|sight| wanted.contains(&sight.name.as_str())) {
        let image = picture(sight);
        for (left, top) in [(0, 0), (WIDTH / 2, 0), (0, HEIGHT / 2), (WIDTH / 2, HEIGHT / 2)] {
            let quarter = image.region_by_pixels([left, top], [WIDTH / 2, HEIGHT / 2]);
            let light = quarter.pixels.iter().filter(|point| point.r() > 127).count();
            let share = light * 100 / quarter.pixels.len();
            // The clocks stand in the middle of much ground.
            assert!(
                light > 500 && share < 99,
                "{}, quarter at {left}, {top}: {share} % light",
                sight.name
            );
        }
    }
}
