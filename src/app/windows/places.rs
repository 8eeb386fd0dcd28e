//! The places of windows, computed from the screens. Nothing is queried or moved here.
//!
//! One window on each screen; on one wide screen two side by side; on one small screen one at a time. No window is larger than
//! its screen, and windows that a person has moved open again in the same places on the same screens.

use std::collections::BTreeMap;

use shell::desktop::Monitor;

/// A screen wider than this, in points, has two windows side by side.
const WIDE: f64 = 1600.0;
/// The least size of a new window that is alone, in points, and its least part of a screen.
const ALONE: [f64; 2] = [1100.0, 800.0];
const ALONE_PART: f64 = 0.6;
/// The size of a new window of the clocks, in points.
const CLOCKS: [f64; 2] = [1200.0, 420.0];
/// Space left for a window's frame and title and for the desktop's own bar, in points.
const FRAME: [f64; 2] = [16.0, 64.0];
/// The part of that space for the bar, at the top.
const BAR: f64 = 32.0;

/// A window that has a place of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PlacedWindow {
    /// The root window.
    Root,
    /// The opponent's.
    Opponent,
    /// The arbiter's panel next to the root window.
    Desk,
    /// The clocks.
    Clocks,
}

impl PlacedWindow {
    const ALL: [Self; 4] = [Self::Root, Self::Opponent, Self::Desk, Self::Clocks];

    fn word(self) -> &'static str {
        match self {
            Self::Root => "root",
            Self::Opponent => "opponent",
            Self::Desk => "desk",
            Self::Clocks => "clocks",
        }
    }
}

/// The place of a window, in points of its screen: its frame's corner, if a program may set that, and the size inside the
/// frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WindowPlace {
    pub(super) corner: Option<[f32; 2]>,
    pub(super) size: [f32; 2],
}

/// Part of a screen, in points.
#[derive(Clone, Copy, Debug)]
struct ScreenPart {
    at: [f64; 2],
    size: [f64; 2],
}

impl ScreenPart {
    fn of(monitor: &Monitor) -> Self {
        let scale = if monitor.scale > 0.0 { monitor.scale } else { 1.0 };
        Self {
            at: monitor.at.map(|at| f64::from(at) / scale),
            size: monitor.size.map(|size| f64::from(size) / scale),
        }
    }

    fn is_wide(self) -> bool {
        let [wide, _] = self.size;
        wide > WIDE
    }

    fn halves(self) -> [Self; 2] {
        let [wide, high] = self.size;
        let size = [wide / 2.0, high];
        let [x, y] = self.at;
        [[x, y], [x + wide / 2.0, y]].map(|at| Self { at, size })
    }

    /// The size of a window that is alone on it.
    fn alone(self) -> [f64; 2] {
        let ([wide, high], [least_wide, least_high]) = (self.size, ALONE);
        [(wide * ALONE_PART).max(least_wide), (high * ALONE_PART).max(least_high)]
    }

    /// A window of that size at most, in the middle of it.
    fn holding(self, wanted: [f64; 2]) -> WindowPlace {
        let ([x, y], [width, height], [beside, above]) = (self.at, self.size, FRAME);
        let (most_wide, most_high) = (width - beside, height - above);
        let [wide, high] = wanted;
        let (wide, high) = (wide.min(most_wide).max(1.0), high.min(most_high).max(1.0));
        WindowPlace {
            corner: Some([
                in_f32(x + (most_wide - wide) / 2.0),
                in_f32(y + BAR + (most_high - high) / 2.0),
            ]),
            size: [in_f32(wide), in_f32(high)],
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "egui's points are f32")]
fn in_f32(points: f64) -> f32 {
    points.round() as f32
}

/// The screens with content of their own, the first one first.
fn screens(monitors: &[Monitor]) -> Vec<&Monitor> {
    let mut screens: Vec<&Monitor> = Vec::new();
    for monitor in monitors {
        // Screens that show the same count as one.
        if screens.iter().all(|own| own.at != monitor.at) && !monitor.size.contains(&0) {
            screens.push(monitor);
        }
    }
    screens.sort_by_key(|monitor| (!monitor.is_first, monitor.at));
    screens
}

/// True if these screens have room for one window only.
pub(super) fn has_room_for_one(monitors: &[Monitor]) -> bool {
    match *screens(monitors) {
        [only] => !ScreenPart::of(only).is_wide(),
        _ => false,
    }
}

/// The place of a new window; none if no screen is known. `shares` is true if the opponent's window opens next to the root
/// window.
pub(super) fn first_place(monitors: &[Monitor], kind: PlacedWindow, shares: bool) -> Option<WindowPlace> {
    let screens: Vec<ScreenPart> = screens(monitors).into_iter().map(ScreenPart::of).collect();
    let (first, last) = (*screens.first()?, *screens.last()?);
    let is_wide = screens.len() == 1 && first.is_wide();
    let [left, right] = first.halves();
    Some(match kind {
        PlacedWindow::Root if !shares => first.holding(first.alone()),
        PlacedWindow::Root if is_wide => left.holding(left.size),
        PlacedWindow::Opponent if is_wide => right.holding(right.size),
        PlacedWindow::Root => first.holding(first.size),
        PlacedWindow::Opponent => {
            let own = screens.get(1).copied().unwrap_or(first);
            own.holding(own.size)
        }
        // A window opened later goes to a free screen; otherwise the window system finds room.
        PlacedWindow::Desk | PlacedWindow::Clocks => {
            let wanted = if kind == PlacedWindow::Desk {
                last.alone()
            } else {
                CLOCKS
            };
            let place = last.holding(wanted);
            let is_free = screens.len() > 2 || (screens.len() > 1 && !shares);
            WindowPlace {
                corner: place.corner.filter(|_| is_free),
                ..place
            }
        }
    })
}

/// The last places of windows, by screens, and the screens whose user has been told.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct LastPlaces {
    stood: BTreeMap<(String, PlacedWindow), WindowPlace>,
    told: Vec<String>,
}

impl LastPlaces {
    /// The last place of that window on these screens, if they still hold it.
    pub(super) fn place(&self, monitors: &[Monitor], kind: PlacedWindow) -> Option<WindowPlace> {
        let place = *self.stood.get(&(named(monitors), kind))?;
        let corner = place.corner?;
        let screens = screens(monitors);
        let mut parts = screens.iter().map(|monitor| ScreenPart::of(monitor));
        let ([x, y], [wide, high]) = (corner.map(f64::from), place.size.map(f64::from));
        let is_along = |from: f64, length: f64, (begins, has): (f64, f64), frame: f64| {
            from >= begins - frame && from + length <= begins + has + 1.0
        };
        let holds = |part: ScreenPart| {
            let ([left, top], [width, height], [beside, above]) = (part.at, part.size, FRAME);
            is_along(x, wide, (left, width), beside) && is_along(y, high, (top, height), above)
        };
        parts.any(holds).then_some(place)
    }

    /// Notes the place of a window.
    pub(super) fn stands(&mut self, monitors: &[Monitor], kind: PlacedWindow, place: WindowPlace) {
        if place.corner.is_some() && !monitors.is_empty() {
            self.stood.insert((named(monitors), kind), place);
        }
    }

    /// True if the person is still to be told of these screens; true once.
    pub(super) fn tells(&mut self, monitors: &[Monitor]) -> bool {
        let screens = named(monitors);
        let is_new = !self.told.contains(&screens);
        if is_new {
            self.told.push(screens);
        }
        is_new
    }

    /// The stored form: a line for each place.
    pub(super) fn write(&self) -> String {
        let stood = self.stood.iter().map(|((screens, kind), place)| {
            let [x, y] = place.corner.unwrap_or_default();
            let [wide, high] = place.size;
            format!("{}\t{x}\t{y}\t{wide}\t{high}\t{screens}\n", kind.word())
        });
        let told = self.told.iter().map(|screens| format!("told\t{screens}\n"));
        stood.chain(told).collect()
    }

    /// Reads the stored form; a line that cannot be read is skipped.
    pub(super) fn read(text: &str) -> Self {
        let mut kept = Self::default();
        for line in text.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            if let ["told", screens] = *parts {
                kept.told.push(screens.to_owned());
            }
            let [word, x, y, wide, high, screens] = *parts else {
                continue;
            };
            let kind = PlacedWindow::ALL.into_iter().find(|kind| kind.word() == word);
            let numbers = [x, y, wide, high].map(|number| number.parse::<f32>().ok().filter(|own| own.is_finite()));
            if let (Some(kind), [Some(x), Some(y), Some(wide), Some(high)]) = (kind, numbers) {
                let place = WindowPlace {
                    corner: Some([x, y]),
                    size: [wide, high],
                };
                kept.stood.insert((screens.to_owned(), kind), place);
            }
        }
        kept
    }
}

/// The name that identifies these screens.
fn named(monitors: &[Monitor]) -> String {
    let name = |monitor: &&Monitor| {
        let ([x, y], [wide, high]) = (monitor.at, monitor.size);
        let name: String = monitor.name.chars().filter(|own| !own.is_control()).collect();
        format!("{name} {wide}x{high}+{x}+{y}")
    };
    screens(monitors).iter().map(name).collect::<Vec<_>>().join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn monitor(at: [i32; 2], size: [u32; 2]) -> Monitor {
        Monitor {
            name: String::from("HDMI-1"),
            at,
            size,
            scale: 1.0,
            is_first: at == [0, 0],
        }
    }

    /// The rectangle that a window with its frame takes at most.
    fn taken(place: WindowPlace) -> [f64; 4] {
        let [x, y] = place.corner.unwrap().map(f64::from);
        let [wide, high] = place.size.map(f64::from);
        [x, y, x + wide + FRAME[0], y + high + FRAME[1] - BAR]
    }

    fn is_within(place: WindowPlace, monitor: &Monitor) -> bool {
        let part = ScreenPart::of(monitor);
        let [left, top, right, bottom] = taken(place);
        left >= part.at[0]
            && top >= part.at[1]
            && right <= part.at[0] + part.size[0] + 1.0
            && bottom <= part.at[1] + part.size[1] + 1.0
    }

    fn both(monitors: &[Monitor]) -> [WindowPlace; 2] {
        [PlacedWindow::Root, PlacedWindow::Opponent].map(|kind| first_place(monitors, kind, true).unwrap())
    }

    fn is_apart([one, other]: [WindowPlace; 2]) -> bool {
        let ([left, top, right, bottom], [x, y, to_x, to_y]) = (taken(one), taken(other));
        right <= x || to_x <= left || bottom <= y || to_y <= top
    }

    #[test]
    fn on_a_wide_screen_both_windows_stand_side_by_side() {
        for size in [[1920, 1080], [2400, 900], [2560, 1440], [3840, 2160]] {
            let screen = [monitor([0, 0], size)];
            assert!(!has_room_for_one(&screen));
            let places = both(&screen);
            assert!(is_apart(places), "{size:?}: {places:?}");
            assert!(
                places.iter().all(|place| is_within(*place, &screen[0])),
                "{size:?}: {places:?}"
            );
        }
    }

    #[test]
    fn a_screen_up_to_1600_points_has_room_for_one_window_that_fits() {
        for size in [[800, 600], [1024, 768], [1280, 900], [1600, 1200]] {
            let screen = [monitor([0, 0], size)];
            assert!(has_room_for_one(&screen), "{size:?}");
            for kind in PlacedWindow::ALL {
                let Some(place) = first_place(&screen, kind, true) else {
                    panic!()
                };
                let corner = Some(place.corner.unwrap_or_default());
                assert!(
                    f64::from(place.size[0]) <= f64::from(size[0]) && f64::from(place.size[1]) <= f64::from(size[1])
                );
                assert!(
                    place.corner.is_none() || is_within(WindowPlace { corner, ..place }, &screen[0]),
                    "{size:?}"
                );
            }
        }
        let place = first_place(&[monitor([0, 0], [1024, 768])], PlacedWindow::Root, true).unwrap();
        let [wide, high] = place.size;
        assert!(
            wide >= 1000.0 && high >= 700.0,
            "1024 x 700 must be enough for every screen: {place:?}"
        );
    }

    #[test]
    fn what_is_wide_in_pixels_may_be_small_in_points() {
        let mut screen = monitor([0, 0], [3200, 1800]);
        screen.scale = 2.0;
        assert!(has_room_for_one(&[screen.clone()]));
        assert!(is_within(
            first_place(&[screen.clone()], PlacedWindow::Root, true).unwrap(),
            &screen
        ));
    }

    #[test]
    fn each_of_two_screens_has_a_window_and_mirrored_ones_share_it() {
        let screens = [monitor([1280, 0], [1024, 768]), monitor([0, 0], [1280, 800])];
        assert!(!has_room_for_one(&screens));
        let [root, opponents] = both(&screens);
        assert!(is_within(root, &screens[1]) && is_within(opponents, &screens[0]));
        // With any number of screens, the root window is on the first.
        let many = [
            monitor([0, 0], [1280, 800]),
            monitor([1280, 0], [1024, 768]),
            monitor([2304, 0], [800, 600]),
        ];
        assert!(is_within(
            first_place(&many, PlacedWindow::Clocks, true).unwrap(),
            &many[2]
        ));
        let mirrored = [monitor([0, 0], [1280, 800]), monitor([0, 0], [1280, 800])];
        assert!(has_room_for_one(&mirrored));
        assert_eq!(first_place(&[], PlacedWindow::Root, true), None, "nothing is known");
    }

    #[test]
    fn windows_return_to_their_places_on_the_same_screens_only() {
        let (small, large) = ([monitor([0, 0], [1024, 768])], [monitor([0, 0], [1920, 1080])]);
        let place = WindowPlace {
            corner: Some([1000.0, 200.0]),
            size: [800.0, 600.0],
        };
        let mut kept = LastPlaces::default();
        kept.stands(&large, PlacedWindow::Opponent, place);
        assert!(kept.tells(&small) && !kept.tells(&small));
        let mut kept = LastPlaces::read(&kept.write());
        assert_eq!(kept.place(&large, PlacedWindow::Opponent), Some(place));
        assert_eq!(kept.place(&large, PlacedWindow::Root), None);
        assert_eq!(kept.place(&small, PlacedWindow::Opponent), None);
        assert!(!kept.tells(&small), "kept as well");
        kept.stands(&small, PlacedWindow::Root, place);
        assert_eq!(kept.place(&small, PlacedWindow::Root), None, "it would stand outside");
        assert_eq!(
            LastPlaces::read("root\tNaN\t1\t2\t3\tx\nnonsense\n"),
            LastPlaces::default()
        );
    }
}
