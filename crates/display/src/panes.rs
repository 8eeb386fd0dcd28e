//! The names of the panes.

/// The names of the panes, in the order of the ring.
pub(super) const PANES: [&str; 7] = [
    "display-pane-board",
    "display-pane-move-line",
    "display-pane-sheet",
    "display-pane-clocks",
    "display-pane-log",
    "display-pane-other",
    "display-pane-game",
];

/// The names of the panes at the arbiter's panel.
pub(super) const DESK_PANES: [&str; 7] = [
    "desk-pane-boards",
    "desk-pane-rulings",
    "desk-pane-sheets",
    "display-pane-clocks",
    "desk-pane-said",
    "display-pane-other",
    "display-pane-game",
];
