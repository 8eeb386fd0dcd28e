//! The present and the last places of the windows, kept in the folder of the journals from one start to the next.

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{ViewportBuilder, ViewportInfo, WindowLevel};

use super::places::{LastPlaces, PlacedWindow, WindowPlace, first_place, has_room_for_one};
use adapters::disk_files::DiskFiles;
use adapters::ports::files::Files as _;
use shell::desktop::Monitor;

/// The name of the file, next to the journals.
const FILE: &str = "windows";

/// The windows on these screens.
pub(super) struct WindowArrangement {
    file: Option<PathBuf>,
    monitors: Vec<Monitor>,
    kept: LastPlaces,
    stored: LastPlaces,
    /// The place of each open window.
    opened: BTreeMap<PlacedWindow, Option<WindowPlace>>,
    /// True if another window opens next to the root window.
    shares: bool,
}

impl WindowArrangement {
    /// The places kept in that folder.
    pub(super) fn of(folder: Option<PathBuf>, shares: bool) -> Self {
        let file = folder.map(|folder| folder.join(FILE));
        let text = file.as_ref().map(|file| DiskFiles.read_text(&file.to_string_lossy()));
        let stored = LastPlaces::read(&text.and_then(Result::ok).unwrap_or_default());
        Self {
            file,
            monitors: Vec::new(),
            kept: stored.clone(),
            stored,
            opened: BTreeMap::new(),
            shares,
        }
    }

    /// Notes the screens.
    pub(super) fn see(&mut self, monitors: &[Monitor]) {
        if self.monitors != monitors {
            self.monitors = monitors.to_vec();
        }
    }

    /// True if the screens have room for one window only.
    pub(super) fn has_room_for_one(&self) -> bool {
        has_room_for_one(&self.monitors)
    }

    /// True if the lack of room is still to be told; true once on these screens.
    pub(super) fn tells(&mut self) -> bool {
        self.has_room_for_one() && self.kept.tells(&self.monitors)
    }

    /// The window with its place, which stays the same until it is closed.
    pub(super) fn place(&mut self, kind: PlacedWindow, window: ViewportBuilder) -> ViewportBuilder {
        let place = *self.opened.entry(kind).or_insert_with(|| {
            let stood = self.kept.place(&self.monitors, kind);
            stood.or_else(|| first_place(&self.monitors, kind, self.shares))
        });
        let Some(place) = place else { return window };
        let window = window.with_inner_size(place.size);
        // The opponent's window is on top of the root window, which keeps the keyboard.
        let window = if kind == PlacedWindow::Opponent && self.has_room_for_one() {
            window.with_window_level(WindowLevel::AlwaysOnTop)
        } else {
            window
        };
        match place.corner {
            Some(corner) => window.with_position(corner),
            None => window,
        }
    }

    /// Forgets the place of a closed window: opened again it may get another.
    pub(super) fn close(&mut self, kind: PlacedWindow) {
        self.opened.remove(&kind);
    }

    /// Notes the place that the window system reports.
    pub(super) fn stands(&mut self, kind: PlacedWindow, info: &ViewportInfo) {
        let fills = [info.minimized, info.maximized, info.fullscreen].contains(&Some(true));
        let rects = info.outer_rect.zip(info.inner_rect);
        if let Some((outer, inner)) = rects.filter(|_| !fills && self.opened.contains_key(&kind)) {
            let place = WindowPlace {
                corner: Some(outer.min.into()),
                size: inner.size().into(),
            };
            self.kept.stands(&self.monitors, kind, place);
        }
    }
}

impl Drop for WindowArrangement {
    fn drop(&mut self) {
        let Some(file) = self.file.as_ref().filter(|_| self.kept != self.stored) else {
            return;
        };
        // Without a file the windows open as the first time.
        DiskFiles.save_over(&file.to_string_lossy(), &self.kept.write()).ok();
    }
}
