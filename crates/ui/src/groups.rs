//! The state of groups of buttons between frames.

use std::collections::HashMap;

use egui::Id;

use controls::catalogue::{Control, Pane};
use display::ButtonView;

/// The button of each group that takes the focus, and the buttons' identities in the previous frame.
#[derive(Clone, Debug, Default)]
pub(super) struct Groups {
    pub(super) entrance: HashMap<Pane, Control>,
    pub(super) ids: HashMap<Control, Id>,
}

impl Groups {
    /// The button that is the group's Tab stop: the one used last, or the first.
    pub(super) fn entrance(&self, pane: Pane, views: &[&ButtonView]) -> Option<Control> {
        let last = self.entrance.get(&pane).copied();
        let is_there = |control: &Control| views.iter().any(|view| view.control == *control);
        last.filter(is_there).or_else(|| views.first().map(|view| view.control))
    }

    pub(super) fn id(&self, control: Control) -> Option<Id> {
        self.ids.get(&control).copied()
    }
}
