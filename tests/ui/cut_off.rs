//! Checks that nothing is cut off and nothing is out of reach, in every window, language and size.

use ::settings::Settings;
use controls::catalogue::Control;
use controls::intent::Intent;
use display::{ButtonPlace, Screen, SilenceView};
use egui::accesskit::{Action, Role};
use egui::emath::GuiRounding as _;
use egui::{Key, Modifiers, Rect, Vec2, pos2, vec2};
use egui_kittest::kittest::NodeT as _;
use egui_kittest::{Harness, Node};
use laws::people::Person;
use locale::Locale;
use shakmaty::Color;
use table::input::{Input, Mute, Silenced};
use ui::{self, WindowNews};

use crate::harness::{Kind, Model, open, press, press_with};
use crate::languages::{EVENT, HOME, screen_of, table};
use crate::next_act::{EVENT_HEADER, STATES, up_to};

const ZOOMS: [u16; 5] = [100, 150, 200, 300, 400];

/// Every zoom that the program offers, in per cent.
fn every_zoom() -> impl Iterator<Item = u16> {
    (100..=400).step_by(25)
}

/// The size of the window when it is first opened, in pixels.
const WINDOW: [f32; 2] = [1100.0, 800.0];

/// One harness for many windows: the fonts are laid out once.
struct Bench(Harness<'static, Model>);

impl Bench {
    fn new() -> Self {
        let screen = screen_of(&table(HOME, Locale::En), Person::Player(Color::White));
        Self(open(Kind::Vi, screen))
    }

    /// A new window with these settings, in its first size.
    fn show(&mut self, kind: Kind, screen: &Screen, settings: &Settings) -> &mut Harness<'static, Model> {
        let harness = &mut self.0;
        let factor = f32::from(settings.look.zoom_percent) / 100.0;
        harness.set_size(vec2(WINDOW[0] / factor, WINDOW[1] / factor));
        ui::theme::apply(&harness.ctx, settings);
        let model = harness.state_mut();
        model.kind = kind;
        model.screen = screen.clone();
        model.window = kind.window("cut off");
        harness.ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
        harness.run_steps(3);
        harness
    }

    /// A new window on a screen of that size in pixels, at that zoom.
    fn sized(
        &mut self,
        kind: Kind,
        screen: &Screen,
        pixels: [f32; 2],
        zoom_percent: u16,
    ) -> &mut Harness<'static, Model> {
        self.zoomed(kind, screen, zoom_percent);
        self.0.set_pixels_per_point(f32::from(zoom_percent) / 100.0);
        // The size counts only once the points have theirs.
        self.0.step();
        self.0.set_size(Vec2::from(pixels) * 100.0 / f32::from(zoom_percent));
        self.0.run_steps(3);
        &mut self.0
    }

    fn zoomed(&mut self, kind: Kind, screen: &Screen, zoom_percent: u16) -> &mut Harness<'static, Model> {
        let mut settings = Settings::default();
        settings.look.zoom_percent = zoom_percent;
        self.show(kind, screen, &settings)
    }
}

/// Turns a window to one of its pages.
type Turn<'a> = &'a dyn Fn(&mut Harness<'_, Model>);

fn whole(harness: &Harness<'_, Model>) -> Rect {
    harness.ctx.content_rect()
}

/// The rectangle of the node with the focus, or of its active descendant.
fn focused_rect(harness: &Harness<'_, Model>) -> Option<Rect> {
    let bounds = harness.kittest_state().root().tree_state.focus()?.raw_bounds()?;
    let corner = |x: f64, y: f64| {
        #[allow(clippy::cast_possible_truncation, reason = "places in a window are small")]
        pos2(x as f32, y as f32)
    };
    Some(Rect::from_min_max(
        corner(bounds.x0, bounds.y0),
        corner(bounds.x1, bounds.y1),
    ))
}

/// Every node that can be focused lies between the left and the right edge: what is below can be scrolled to.
fn nothing_is_outside_the_window(harness: &Harness<'_, Model>, case: &str) {
    let room = whole(harness).expand(1.0);
    let mut rest = vec![harness.root()];
    let mut beside = Vec::new();
    while let Some(node) = rest.pop() {
        let own = node.accesskit_node();
        let is_reached = own.data().supports_action(Action::Focus) || own.role() == Role::Label;
        if is_reached && let Some(bounds) = own.raw_bounds() {
            let is_within = bounds.x0 >= f64::from(room.left()) && bounds.x1 <= f64::from(room.right());
            if !is_within && bounds.x0 < bounds.x1 {
                beside.push(format!("{:?} {bounds:?}", own.label().or_else(|| own.value())));
            }
        }
        rest.extend(node.children());
    }
    beside.reverse();
    assert!(beside.is_empty(), "{case}, {room:?}: {beside:#?}");
}

/// Checks that the focused target is in sight after each key, all the way round.
fn focus_stays_in_sight(harness: &mut Harness<'_, Model>, key: Key, times: usize, case: &str) {
    for step in 0..times {
        press(harness, key);
        harness.run_steps(2);
        let room = whole(harness).expand(2.0);
        let Some(rect) = focused_rect(harness) else { continue };
        let is_larger = rect.width() > room.width() || rect.height() > room.height();
        assert!(
            room.contains_rect(rect) || (is_larger && room.intersects(rect)),
            "{case}, {key:?} {step}: {:?} at {rect:?} in {room:?}",
            crate::harness::focused(harness)
        );
    }
}

/// The rectangle of the first node of which that is true.
fn rect_of(harness: &Harness<'_, Model>, is_it: impl Fn(&Node<'_>) -> bool) -> Option<Rect> {
    let mut rest = vec![harness.root()];
    while let Some(node) = rest.pop() {
        if is_it(&node) {
            return Some(node.rect());
        }
        rest.extend(node.children());
    }
    None
}

/// Screens in pixels, from the least to 4K, and windows side by side.
const SCREENS: [[f32; 2]; 5] = [
    [800.0, 600.0],
    [957.0, 1010.0],
    [1366.0, 768.0],
    [1920.0, 1080.0],
    [3840.0, 2160.0],
];

/// Sizes between those, as a window may be drawn.
const BETWEEN: [[f32; 2]; 2] = [[1024.0, 700.0], [1152.0, 800.0]];

/// Every window with a board, as an evening has it: named, with its screen.
fn windows_with_boards() -> Vec<(&'static str, Kind, Screen)> {
    let own = |script: &str, seat| {
        let mut screen = screen_of(&table(script, Locale::En), seat);
        screen.warnings.clear();
        screen
    };
    let calm = |mut screen: Screen| {
        screen.files.of_games = None;
        screen.warnings.clear();
        screen
    };
    let (white, black) = (Person::Player(Color::White), Person::Player(Color::Black));
    vec![
        ("player", Kind::Vi, own(EVENT_HEADER, white)),
        ("player in the midst", Kind::Vi, own(&up_to(EVENT_HEADER, 4), white)),
        ("friend", Kind::Sighted, own(EVENT_HEADER, black)),
        (
            "friend in the midst",
            Kind::Sighted,
            own(&up_to(EVENT_HEADER, 7), black),
        ),
        ("desk", Kind::Desk, own(crate::desk::WRONG, Person::Arbiter)),
        ("calm desk", Kind::FurtherDesk, own(EVENT, Person::Arbiter)),
        ("review", Kind::Vi, calm(crate::review::review_screen(Locale::En))),
        ("tactics", Kind::Vi, calm(crate::tactics::tactics_screen(Locale::En))),
        ("solved", Kind::Vi, calm(crate::tactics::solved_screen(Locale::En))),
    ]
}

/// The part of a window's shorter side that the squares of each of its boards must have. Two boards that large have no room next to each other in a
/// window that is nearly square: there they share its width. Where a warning takes a line of a low window at a large zoom, the line and the
/// next act below two boards come first. At 100 % two boards leave room for a proposal that is read whole: in a low window it is next
/// to them.
fn least_part(kind: Kind, pixels: [f32; 2], zoom: u16, is_warned: bool) -> f32 {
    let [wide, high] = pixels;
    let least = if zoom > 200 && wide <= 800.0 && high <= 600.0 {
        0.45
    } else {
        0.6
    };
    let is_desk = matches!(kind, Kind::Desk | Kind::FurtherDesk);
    let shared = (wide - 32.0 * f32::from(zoom) / 100.0) / 2.0 * 0.95 / wide.min(high);
    // The sides of squares are whole pixels, and that of a board whole points.
    let rounded = (9.0 + f32::from(zoom) / 100.0) / wide.min(high);
    let lists_and_acts = if is_warned { 466.0 } else { 422.0 };
    let beside = ((wide - 400.0) / 2.0).min(high - lists_and_acts) * 0.95 / wide.min(high);
    let is_beside = is_desk && zoom == 100 && wide > 900.0 && high - 0.63 * wide.min(high) < 316.0;
    let shared = if is_beside { beside } else { shared };
    let below = if is_warned && zoom > 300 {
        (high * 0.9 - 250.0) / wide.min(high)
    } else {
        least
    };
    (if is_desk {
        shared.min(least).min(below.max(0.45))
    } else {
        least
    }) - rounded
}

/// The boards as they are drawn: their names' squares in two corners.
fn boards(harness: &Harness<'_, Model>) -> Vec<Rect> {
    let mut corners: [Vec<Rect>; 2] = [Vec::new(), Vec::new()];
    let mut rest = vec![harness.root()];
    while let Some(node) = rest.pop() {
        let name = node.accesskit_node().label().unwrap_or_default();
        for (corner, square) in corners.iter_mut().zip(["a1", "h8"]) {
            let is_cell =
                node.accesskit_node().data().bounds().is_some() && name.split([',', ' ']).next() == Some(square);
            corner.extend(is_cell.then(|| node.rect()));
        }
        rest.extend(node.children());
    }
    let [first, last] = corners;
    first
        .into_iter()
        .zip(last)
        .map(|(one, other)| one.union(other))
        .collect()
}

/// The parts that are not in sight: each should be whole in the window, and none on another.
fn hidden(harness: &Harness<'_, Model>, parts: &[(String, Rect)], case: &str) -> Vec<String> {
    let room = whole(harness).expand(0.5);
    let mut faults = Vec::new();
    for (index, (name, rect)) in parts.iter().enumerate() {
        if !room.contains_rect(*rect) {
            faults.push(format!("{case}, {name}: {rect:?} in {room:?}"));
        }
        for (other, second) in parts.iter().skip(index + 1) {
            let common = rect.intersect(*second);
            if common.width() >= 2.0 && common.height() >= 2.0 {
                faults.push(format!("{case}: {name} {rect:?} and {other} {second:?}"));
            }
        }
    }
    faults
}

/// The parts of a window that are always in sight: its boards, its line, the next act, the way to all others, the running clock.
fn always_seen(harness: &Harness<'_, Model>, kind: Kind, screen: &Screen, case: &str) -> Vec<(String, Rect)> {
    let of = |label: &str| rect_of(harness, |node| node.accesskit_node().label().as_deref() == Some(label));
    let mut parts: Vec<(String, Rect)> = Vec::new();
    let mut add = |name: &str, rect: Option<Rect>| {
        parts.push((name.to_owned(), rect.unwrap_or_else(|| panic!("{case}: no {name}"))));
    };
    let due = screen
        .buttons
        .iter()
        .filter(|view| view.due)
        .map(|view| view.name.as_str());
    let act = screen.desk.as_ref().and_then(|desk| desk.need.act.as_ref());
    for name in due.chain(act.map(|act| act.told.as_str())) {
        add(name, of(name));
    }
    if kind != Kind::Sighted {
        add("line", of(&screen.move_line.label));
    }
    if kind == Kind::Vi {
        let more = screen.button(Control::More).unwrap();
        add("more", of(&more.name));
    }
    let running = screen.clocks.sides.iter().flatten().find(|clock| clock.running);
    if let Some(clock) = running {
        let words = clock.spoken(0);
        add(
            "clock",
            rect_of(harness, |node| node.accesskit_node().value().as_ref() == Some(&words)),
        );
    }
    for board in boards(harness) {
        add("board", Some(board));
    }
    parts
}

/// The board, the move line, the one button, the way to the others and the running clock are in sight in every window on every screen
/// at every zoom, with a warning and without, whatever has the focus; the board takes 60 % of the shorter side, 45 % on the least screen
/// above 200 %.
#[test]
fn a_board_has_its_part_of_every_window_and_the_act_is_seen() {
    let mut bench = Bench::new();
    let mut faults = Vec::new();
    for (name, kind, calm) in windows_with_boards() {
        let warned = vec![String::from("The game is not being saved.")];
        let (every, few) = (every_zoom().collect(), vec![100, 175, 400]);
        for (warnings, zooms) in [(vec![], every), (warned, few)] {
            let screen = Screen {
                warnings,
                ..calm.clone()
            };
            let between = BETWEEN.into_iter().filter(|_| screen.desk.is_some());
            for size in SCREENS.into_iter().chain(between) {
                for zoom in zooms.iter().copied() {
                    let case = format!("{name}, {size:?}, {zoom} %, {} warnings", screen.warnings.len());
                    let harness = bench.sized(kind, &screen, size, zoom);
                    let boards = boards(harness);
                    assert_eq!(boards.len(), if screen.desk.is_some() { 2 } else { 1 }, "{case}");
                    for board in boards {
                        let part = board.width() / whole(harness).size().min_elem();
                        if part < least_part(kind, size, zoom, !screen.warnings.is_empty()) {
                            faults.push(format!("{case}: a board of {part}"));
                        }
                    }
                    let parts = always_seen(harness, kind, &screen, &case);
                    faults.extend(hidden(harness, &parts, &case));
                    faults.extend(clocks_without_owner(harness, &screen, &case));
                    faults.extend(words_over_words(harness, &case));
                    faults.extend(cut_instruction(harness, &screen, &case));
                    let line = parts.iter().find(|(name, _)| name == "line");
                    let pixels = line.map_or(64.0, |(_, line)| line.height() * f32::from(zoom) / 100.0);
                    if pixels < 36.0 {
                        faults.push(format!("{case}: a line {pixels} pixels high"));
                    }
                    // Nothing but lists scrolls when the focus goes through the window.
                    for pane in 0..if zoom == 400 { 4 } else { 0 } {
                        press(harness, Key::F6);
                        let case = format!("{case}, F6 {pane}");
                        faults.extend(hidden(harness, &always_seen(harness, kind, &screen, &case), &case));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

/// The rectangle of the clock of that side.
fn clock_rect(harness: &Harness<'_, Model>, screen: &Screen, side: Color) -> Option<Rect> {
    let words = screen.clocks.sides.as_ref()?.get(side).spoken(0);
    rect_of(harness, |node| node.accesskit_node().value().as_ref() == Some(&words))
}

/// The clocks that do not show whose they are, in letters of ten pixels at least.
fn clocks_without_owner(harness: &Harness<'_, Model>, screen: &Screen, case: &str) -> Vec<String> {
    let room = whole(harness).expand(0.5);
    let texts = crate::look::texts(&harness.output().shapes);
    let unnamed = Color::ALL.into_iter().filter_map(|side| {
        let label = &screen.clocks.sides.as_ref()?.get(side).label;
        let rect = clock_rect(harness, screen, side)?;
        let is_named = texts.iter().any(|(text, at)| {
            let pixels = at.height() * harness.ctx.pixels_per_point();
            text == label && rect.expand(0.5).contains_rect(*at) && room.contains_rect(*at) && pixels >= 10.0
        });
        (!is_named).then(|| format!("{case}: the clock {label} at {rect:?}"))
    });
    unnamed.collect()
}

/// The words that lie over others: more than a third of the lower ones' height.
fn words_over_words(harness: &Harness<'_, Model>, case: &str) -> Vec<String> {
    let boards = boards(harness);
    let is_on_board = |rect: &Rect| {
        boards
            .iter()
            .any(|board| board.expand(board.width() * 0.1).contains_rect(*rect))
    };
    let mut texts = crate::look::visible_texts(&harness.output().shapes);
    // A debug build of egui writes "Unaligned" beside widgets between pixels.
    texts.retain(|text| text.text != "Unaligned" && !is_on_board(&text.visible) && text.visible.is_positive());
    let mut faults = Vec::new();
    for (index, one) in texts.iter().enumerate() {
        for other in texts.iter().skip(index + 1) {
            let common = one.visible.intersect(other.visible);
            let high = one.visible.height().min(other.visible.height());
            if common.width() >= 2.0 && common.height() > high / 3.0 {
                faults.push(format!("{case}: {one:?} and {other:?}"));
            }
        }
    }
    faults
}

/// The words about the next act, if their end is cut off.
fn cut_instruction(harness: &Harness<'_, Model>, screen: &Screen, case: &str) -> Option<String> {
    let texts = crate::look::visible_texts(&harness.output().shapes);
    let task = screen.banner.task();
    let cut = texts.into_iter().find(|text| text.text == task && text.is_cut)?;
    Some(format!("{case}: {cut:?} is cut"))
}

/// The squares of a board have 760 pixels in half of a screen of 1920 by 1080.
#[test]
fn a_board_takes_the_room_of_half_a_screen() {
    let mut bench = Bench::new();
    for (name, kind, screen) in windows_with_boards() {
        if screen.desk.is_none() {
            let harness = bench.sized(kind, &screen, [957.0, 1010.0], 100);
            let wide = boards(harness)[0].width();
            assert!(wide >= 760.0, "{name}: {wide}");
        }
    }
}

/// A word to the friend, as after an illegal drop, moves nothing, and the last messages are whole.
#[test]
fn a_word_to_the_friend_moves_nothing() {
    let black = Person::Player(Color::Black);
    let mut bench = Bench::new();
    let mut faults = Vec::new();
    for index in [2, 7] {
        let mut quiet = screen_of(&table(&up_to(EVENT_HEADER, index), Locale::En), black);
        quiet.warnings.clear();
        quiet.banner.message.clear();
        let mut told = quiet.clone();
        told.banner.message = String::from("Illegal. Back on f7.");
        let mut long = quiet.clone();
        long.banner.message = "Wait for White to announce the move, and then make it. ".repeat(3);
        for size in SCREENS {
            for zoom in [100, 125, 175, 200, 400] {
                let mut places = Vec::new();
                for screen in [&quiet, &told, &long] {
                    let harness = bench.sized(Kind::Sighted, screen, size, zoom);
                    let all: Vec<(String, Rect)> = buttons(harness);
                    places.push(all);
                    let log = rect_of(harness, |node| {
                        let own = node.accesskit_node();
                        own.role() == Role::List && own.label().as_deref() == Some(&screen.log.label)
                    });
                    let has_answers = screen.buttons.iter().any(|view| view.stands == ButtonPlace::Answer);
                    if zoom == 100 && !has_answers && !log.is_some_and(|log| whole(harness).contains_rect(log)) {
                        faults.push(format!("{index}, {size:?}, {zoom} %: the log at {log:?}"));
                    }
                }
                if places[0] != places[1] || places[0] != places[2] {
                    faults.push(format!("{index}, {size:?}, {zoom} %: {places:#?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

/// An offer, and the end of a game, bring answers and move no other button; no button takes the place of another.
#[test]
fn answers_move_no_other_button_of_the_friend() {
    let story = |more: &str| {
        let header = "set place=home\ntime 900+10\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\n";
        format!("{header}both play 1.e4 e5 2.Nf3\n{more}")
    };
    let stories = [
        "",
        "> white types offer draw\n> white types yes\n",
        "> white types resign\n> white types yes\n",
    ];
    let mut bench = Bench::new();
    let mut faults = Vec::new();
    for size in SCREENS.into_iter().chain(BETWEEN) {
        for zoom in [100, 125, 175, 200, 400] {
            let mut seen: Vec<Vec<(String, Rect)>> = Vec::new();
            for more in stories {
                let mut screen = screen_of(&table(&story(more), Locale::En), Person::Player(Color::Black));
                screen.warnings.clear();
                let harness = bench.sized(Kind::Sighted, &screen, size, zoom);
                let next = screen
                    .buttons
                    .iter()
                    .find(|view| view.due)
                    .map(|view| view.name.clone());
                let mut all = buttons(harness);
                all.retain(|(name, _)| Some(name) != next.as_ref());
                seen.push(all);
            }
            assert!(seen[1].len() > seen[0].len(), "{size:?}, {zoom} %: {seen:#?}");
            for later in &seen[1..] {
                for (name, rect) in &seen[0] {
                    let others = later.iter().filter(|(other, _)| other != name);
                    let taken = others.clone().find(|(_, other)| other.intersect(*rect).is_positive());
                    let own = later.iter().find(|(other, _)| other == name);
                    if taken.is_some() || own.is_some_and(|(_, other)| other != rect) {
                        faults.push(format!("{size:?}, {zoom} %: {name} {rect:?}, then {own:?}, {taken:?}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

/// A question to the friend, and its two answers, are whole wherever it is asked.
#[test]
fn a_question_to_the_friend_is_whole() {
    let script = "set place=home\ntime 900+10\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\n\
                  both play 1.e4 e5 2.Nf3 Nc6\n> white types undo\n";
    let mut screen = screen_of(&table(script, Locale::En), Person::Player(Color::Black));
    let question = screen.question.clone().unwrap();
    let mut bench = Bench::new();
    let mut faults = Vec::new();
    for warnings in [vec![], vec![String::from("The game is not being saved.")]] {
        screen.warnings = warnings;
        for size in SCREENS {
            for zoom in every_zoom() {
                let case = format!("{size:?}, {zoom} %, {} warnings", screen.warnings.len());
                let harness = bench.sized(Kind::Sighted, &screen, size, zoom);
                let mut parts = always_seen(harness, Kind::Sighted, &screen, &case);
                let all = buttons(harness);
                for name in [&question.no, &question.yes] {
                    let found = all.iter().find(|(own, _)| own == name);
                    parts.extend(found.cloned());
                    if found.is_none() {
                        faults.push(format!("{case}: no {name}"));
                    }
                }
                faults.extend(hidden(harness, &parts, &case));
                let texts = crate::look::visible_texts(&harness.output().shapes);
                if !texts
                    .iter()
                    .any(|text| text.text.starts_with(&question.text) && !text.is_cut)
                {
                    faults.push(format!("{case}: the question is not whole"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

/// The acts after a game are whole in the blind player's window.
#[test]
fn the_acts_after_a_game_are_seen_whole() {
    let script = "set place=home\ntime 900+10\nwhite vi Ada\nblack sighted Ben\n> white starts clocks\n\
                  both play 1.e4 e5\n> white types resign\n> white types yes\n";
    let screen = screen_of(&table(script, Locale::En), Person::Player(Color::White));
    let answers = screen.buttons.iter().filter(|view| view.stands == ButtonPlace::Answer);
    let answers: Vec<&str> = answers.map(|view| view.name.as_str()).collect();
    assert!(answers.len() >= 3, "{answers:?}");
    let mut bench = Bench::new();
    for warnings in [vec![], vec![String::from("The game is not being saved.")]] {
        let screen = Screen {
            warnings,
            ..screen.clone()
        };
        for size in SCREENS {
            let case = format!("{size:?}, {} warnings", screen.warnings.len());
            let harness = bench.sized(Kind::Vi, &screen, size, 100);
            let shapes = crate::look::texts(&harness.output().shapes);
            for name in &answers {
                assert!(shapes.iter().any(|(text, _)| text == name), "{case}: {name}");
            }
        }
    }
}

/// The buttons of a window, and their places in whole points.
fn buttons(harness: &Harness<'_, Model>) -> Vec<(String, Rect)> {
    let mut rest = vec![harness.root()];
    let mut all = Vec::new();
    while let Some(node) = rest.pop() {
        let own = node.accesskit_node();
        if [Role::Button, Role::Switch].contains(&own.role()) {
            all.push((own.label().unwrap_or_default(), node.rect().round_ui()));
        }
        rest.extend(node.children());
    }
    all
}

/// The sheet of further acts shows several of them whole, in every window at the usual size and one at least at any zoom.
#[test]
fn further_acts_are_seen_whole() {
    let mut bench = Bench::new();
    let mut faults = Vec::new();
    for (name, kind, screen) in windows_with_boards() {
        if screen.desk.is_some() {
            continue;
        }
        for size in SCREENS {
            for zoom in [100, 125, 200, 400] {
                let harness = bench.sized(kind, &screen, size, zoom);
                harness.state_mut().window.open_more();
                harness.run_steps(6);
                let room = whole(harness).expand(0.5);
                let seen = buttons(harness)
                    .into_iter()
                    .filter(|(name, rect)| room.contains_rect(*rect) && *name != screen.words.close)
                    .count();
                if seen < if zoom == 100 { 5 } else { 1 } {
                    faults.push(format!("{name}, {size:?}, {zoom} %: {seen}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

/// Both clocks fill their window and are whole in it.
#[test]
fn both_clocks_are_whole_in_their_window() {
    let screen = screen_of(&table(EVENT, Locale::En), Person::Player(Color::White));
    let mut bench = Bench::new();
    for size in SCREENS {
        for zoom in every_zoom() {
            let case = format!("{size:?}, {zoom} %");
            let harness = bench.sized(Kind::Clocks, &screen, size, zoom);
            let clocks = screen
                .clocks
                .sides
                .as_ref()
                .unwrap()
                .iter()
                .map(|clock| clock.spoken(0));
            let parts: Vec<(String, Rect)> = clocks
                .map(|words| {
                    let rect = rect_of(harness, |node| node.accesskit_node().value().as_ref() == Some(&words));
                    (words, rect.unwrap())
                })
                .collect();
            assert_eq!(hidden(harness, &parts, &case), [""; 0]);
            let filled = parts.iter().map(|(_, rect)| rect.area()).sum::<f32>() / whole(harness).area();
            assert!(filled > 0.6, "{case}: {filled}");
        }
    }
}

/// The button of the next act, and the way to the others, have the same place from the first move of a game to the last.
#[test]
fn the_one_button_keeps_its_place_through_a_move() {
    for size in SCREENS {
        let mut places = Vec::new();
        let mut bench = Bench::new();
        for (index, _) in STATES.iter().enumerate() {
            let mut screen = screen_of(
                &table(&up_to(EVENT_HEADER, index), Locale::En),
                Person::Player(Color::White),
            );
            screen.warnings.clear();
            let more = screen.button(Control::More).unwrap().name.clone();
            let due = screen
                .buttons
                .iter()
                .find(|view| view.due)
                .map(|view| view.name.clone());
            let harness = bench.sized(Kind::Vi, &screen, size, 100);
            let of = |label: &str| rect_of(harness, |node| node.accesskit_node().label().as_deref() == Some(label));
            places.push(("the way to the others", of(&more).unwrap()));
            places.extend(due.map(|due| ("the next act", of(&due).unwrap())));
        }
        for (name, rect) in &places {
            let (_, first) = places.iter().find(|(own, _)| own == name).unwrap();
            assert_eq!(rect.min.round(), first.min.round(), "{size:?}, {name}");
        }
    }
}

/// A warning takes one line at the lower edge, at most 15 % of a window, until it is dismissed.
#[test]
fn a_warning_is_one_line_and_goes_by_escape() {
    let mut screen = screen_of(&table(EVENT, Locale::De), Person::Player(Color::White));
    screen.warnings = vec!["Ein sehr langer Satz, der nicht in eine Zeile passt. ".repeat(8)];
    let silenced = Silenced {
        whose: None,
        why: Mute::NoOutput,
    };
    screen.banner.silence = vec![SilenceView {
        silenced,
        text: "Niemand hört etwas. ".repeat(8),
    }];
    let mut bench = Bench::new();
    for size in SCREENS {
        for zoom in [100, 400] {
            let harness = bench.sized(Kind::Vi, &screen, size, zoom);
            let alert = |harness: &Harness<'_, Model>| {
                rect_of(harness, |node| {
                    let own = node.accesskit_node();
                    own.role() == Role::Alert && own.label().as_ref() == Some(&screen.banner.silence[0].text)
                })
            };
            let height = alert(harness).unwrap().height();
            assert!(height <= whole(harness).height() * 0.15, "{size:?}, {zoom}: {height}");
            let is_it = |node: &Node<'_>| {
                let value = node.accesskit_node().value().unwrap_or_default();
                value.starts_with("! Ein sehr")
            };
            let (room, rect) = (whole(harness), rect_of(harness, is_it).unwrap());
            assert!(rect.height() <= room.height() * 0.15, "{size:?}, {zoom}: {rect:?}");
            assert!(room.contains_rect(rect), "{size:?}, {zoom}: {rect:?}");
            press(harness, Key::Escape);
            harness.run_steps(2);
            assert!(rect_of(harness, is_it).is_none(), "{size:?}, {zoom}");
            assert!(alert(harness).is_none(), "{size:?}, {zoom}");
        }
    }
}

/// A warning covers no part of the move line, in a game and in a review.
#[test]
fn the_move_line_stays_in_sight_above_a_warning() {
    let midst = screen_of(&table(EVENT, Locale::En), Person::Player(Color::White));
    let mut reviewed = crate::review::review_screen(Locale::En);
    reviewed.files.of_games = None;
    let mut bench = Bench::new();
    for (name, mut screen) in [("game", midst), ("review", reviewed)] {
        screen.warnings = vec![String::from("The game is not being saved.")];
        for size in SCREENS {
            for zoom in [100, 175, 200, 400] {
                let harness = bench.sized(Kind::Vi, &screen, size, zoom);
                let of = |is_it: &dyn Fn(&Node<'_>) -> bool| rect_of(harness, is_it).unwrap();
                let line = of(&|node| node.accesskit_node().label().as_deref() == Some(&screen.move_line.label));
                let warning = of(&|node| node.accesskit_node().value().is_some_and(|text| text.starts_with("! ")));
                let case = format!("{name}, {size:?}, {zoom} %: {line:?} above {warning:?}");
                assert!(whole(harness).contains_rect(line), "{case}");
                assert!(line.bottom() <= warning.top(), "{case}");
            }
        }
    }
}

fn seats(locale: Locale) -> Vec<(&'static str, Kind, Screen)> {
    let (home, event) = (table(HOME, locale), table(EVENT, locale));
    let wrong = table(crate::desk::WRONG, locale);
    let mut sighted = screen_of(&home, Person::Player(Color::Black));
    sighted.takes_keys = true;
    vec![
        ("vi at home", Kind::Vi, screen_of(&home, Person::Player(Color::White))),
        (
            "vi at an event",
            Kind::Vi,
            screen_of(&event, Person::Player(Color::White)),
        ),
        ("sighted", Kind::Sighted, sighted),
        ("desk", Kind::Desk, screen_of(&wrong, Person::Arbiter)),
    ]
}

#[test]
fn nothing_is_cut_off_at_any_zoom_in_any_language() {
    let mut bench = Bench::new();
    for locale in Locale::ALL {
        for (name, kind, screen) in seats(locale) {
            for zoom in ZOOMS {
                let case = format!("{name}, {locale}, {zoom} %");
                nothing_is_outside_the_window(bench.zoomed(kind, &screen, zoom), &case);
            }
        }
    }
}

#[test]
fn what_has_the_focus_is_in_sight_at_every_zoom() {
    let mut bench = Bench::new();
    for (name, kind, screen) in seats(Locale::De) {
        for zoom in [100, 200, 400] {
            let case = format!("{name}, {zoom} %");
            let harness = bench.zoomed(kind, &screen, zoom);
            focus_stays_in_sight(harness, Key::F6, 7, &case);
            focus_stays_in_sight(harness, Key::Tab, 12, &case);
        }
    }
}

#[test]
fn every_page_fits_at_every_zoom_in_every_language() {
    let mut bench = Bench::new();
    for locale in Locale::ALL {
        let home = table(HOME, locale);
        let screen = screen_of(&home, Person::Player(Color::White));
        for zoom in ZOOMS {
            let pages: [(&str, Turn<'_>); 6] = [
                ("help", &|harness| press(harness, Key::F1)),
                ("manual", &|harness| {
                    press_with(harness, Modifiers::CTRL | Modifiers::SHIFT, Key::F1);
                }),
                ("guide", &|harness| press_with(harness, Modifiers::CTRL, Key::F1)),
                ("new game", &|harness| press_with(harness, Modifiers::CTRL, Key::N)),
                ("settings", &|harness| {
                    harness.state_mut().window.take(WindowNews::Settings(String::new()));
                }),
                ("first start", &|harness| {
                    harness.state_mut().window.ask_first_questions();
                }),
            ];
            for (page, turn) in pages {
                let harness = bench.zoomed(Kind::Vi, &screen, zoom);
                turn(harness);
                harness.run_steps(3);
                let case = format!("{page}, {locale}, {zoom} %");
                nothing_is_outside_the_window(harness, &case);
                if locale == Locale::De && zoom != 150 && zoom != 300 {
                    focus_stays_in_sight(harness, Key::Tab, 4, &case);
                    focus_stays_in_sight(harness, Key::ArrowDown, 4, &case);
                }
            }
        }
    }
}

#[test]
fn pages_of_files_and_questions_keep_the_focus_in_sight() {
    let mut bench = Bench::new();
    let mut asked = table(HOME, Locale::De);
    let resign = Input::Intent(Person::Player(Color::White), Intent::Line(String::from("aufgeben")));
    let now = asked.last().plus_millis(1_000);
    asked.step(resign, now);
    let screen = screen_of(&asked, Person::Player(Color::White));
    assert!(screen.question.is_some());
    let quiet = screen_of(&table(HOME, Locale::De), Person::Player(Color::White));
    let pages: [(&str, &Screen, Turn<'_>); 3] = [
        ("question", &screen, &|_| {}),
        ("open", &quiet, &|harness| press_with(harness, Modifiers::CTRL, Key::O)),
        ("save", &quiet, &|harness| press_with(harness, Modifiers::CTRL, Key::S)),
    ];
    for (page, screen, turn) in pages {
        for zoom in ZOOMS {
            let harness = bench.zoomed(Kind::Vi, screen, zoom);
            turn(harness);
            harness.run_steps(3);
            let case = format!("{page}, {zoom} %");
            nothing_is_outside_the_window(harness, &case);
            focus_stays_in_sight(harness, Key::Tab, 6, &case);
        }
    }
}

#[test]
fn the_choices_of_a_new_game_stand_close_below_one_another() {
    let mut bench = Bench::new();
    for locale in Locale::ALL {
        let screen = screen_of(&table(HOME, locale), Person::Player(Color::White));
        let harness = bench.zoomed(Kind::Vi, &screen, 100);
        press_with(harness, Modifiers::CTRL, Key::N);
        harness.run_steps(3);
        let mut rest = vec![harness.root()];
        let mut reach: Vec<(f64, f64)> = Vec::new();
        while let Some(node) = rest.pop() {
            let own = node.accesskit_node();
            if own.data().supports_action(Action::Focus)
                && let Some(bounds) = own.raw_bounds()
            {
                reach.push((bounds.y0, bounds.y1));
            }
            rest.extend(node.children());
        }
        reach.sort_by(|a, b| a.0.total_cmp(&b.0));
        for pair in reach.windows(2) {
            let hole = pair[1].0 - pair[0].1;
            assert!(hole < 100.0, "{locale}: a hole of {hole} points between {pair:?}");
        }
    }
}

#[test]
fn large_text_at_a_large_zoom_still_fits() {
    let mut bench = Bench::new();
    let screen = screen_of(&table(EVENT, Locale::De), Person::Player(Color::White));
    for (zoom_percent, text_percent, clock_percent) in [(100, 300, 400), (200, 200, 200), (400, 300, 400)] {
        let mut settings = Settings::default();
        settings.look.zoom_percent = zoom_percent;
        settings.look.text_percent = text_percent;
        settings.look.clock_percent = clock_percent;
        let harness = bench.show(Kind::Vi, &screen, &settings);
        nothing_is_outside_the_window(harness, &format!("{zoom_percent} % and text {text_percent} %"));
    }
}

#[test]
fn the_board_alone_fills_the_window_and_leaves_the_move_line() {
    let screen = screen_of(&table(HOME, Locale::En), Person::Player(Color::White));
    let mut settings = Settings::default();
    settings.look.board_alone = true;
    let mut bench = Bench::new();
    let harness = bench.show(Kind::Vi, &screen, &settings);
    nothing_is_outside_the_window(harness, "board alone");
    assert_eq!(crate::harness::focused(harness).as_deref(), Some("Move"));
    press(harness, Key::F6);
    assert_eq!(crate::harness::focused(harness).as_deref(), Some("e1, white king"));
    assert!(
        !harness
            .state()
            .screen
            .buttons
            .iter()
            .any(|view| view.control == Control::BoardAlone && view.act.is_err())
    );
}

#[test]
fn with_the_board_alone_the_other_parts_are_reached_by_keys() {
    let mut settings = Settings::default();
    settings.look.board_alone = true;
    let mut screen = crate::screen::busy(crate::screen::screen(Color::White, true));
    screen.board.in_hand = None;
    screen.takes_keys = true;
    let (beside, line) = (screen.board.tray[0].name.clone(), screen.move_line.label.clone());
    let mut bench = Bench::new();
    for kind in [Kind::Vi, Kind::Sighted] {
        let harness = bench.show(kind, &screen, &settings);
        harness.state_mut().reply = ui::Reply::default();
        let focused = crate::harness::focused;
        if kind == Kind::Vi {
            press(harness, Key::F6);
        }
        assert_eq!(focused(harness).as_deref(), Some("e1, white king"), "{kind:?}");
        press(harness, Key::V);
        assert_eq!(focused(harness).as_ref(), Some(&beside), "{kind:?}");
        nothing_is_outside_the_window(harness, "board alone");
        press(harness, Key::Enter);
        let brought = harness.state().reply.intents.iter().any(|intent| {
            let wanted = screen.board.tray[0].piece;
            matches!(intent, Intent::BringBack { piece, .. } if *piece == wanted)
        });
        assert!(brought, "{kind:?}: {:?}", harness.state().reply.intents);
        assert_eq!(focused(harness).as_deref(), Some("e1, white king"), "{kind:?}");
        if kind == Kind::Vi {
            press(harness, Key::I);
            assert_eq!(focused(harness).as_ref(), Some(&line));
            assert_eq!(harness.state().heard.last(), Some(&line));
        }
    }
}
