//! The focus: a ring of panes, the place to come back to, and never nowhere.

use std::collections::HashMap;

use eframe::egui::{self, Id};

use crate::controls::catalogue::Pane;

/// Which focus targets there are, in Tab's order, and where the focus was.
#[derive(Clone, Debug, Default)]
pub struct FocusRing {
    /// Those of the frame before.
    known: Vec<(Id, Pane)>,
    /// Those of the frame being drawn.
    drawn: Vec<(Id, Pane)>,
    /// The last one that had the focus.
    last: Option<Id>,
    /// The last one in each pane.
    last_in: HashMap<Pane, Id>,
}

impl FocusRing {
    /// Before anything is drawn: notes who has the focus and, where nobody has, gives it back.
    ///
    /// `at_first` gets it when nobody ever had it. The focus is lost by Escape in egui, by a click beside everything, and
    /// when what had it is gone.
    pub fn begin(&mut self, ctx: &egui::Context, at_first: Id) {
        self.known = std::mem::take(&mut self.drawn);
        let focused = ctx.memory(egui::Memory::focused);
        match focused.and_then(|id| self.pane_of(id).map(|pane| (id, pane))) {
            Some((id, pane)) => {
                self.last = Some(id);
                self.last_in.insert(pane, id);
            }
            None if focused.is_none() => {
                let is_there = |id: &Id| self.known.iter().any(|(known, _)| known == id);
                let back_to = self
                    .last
                    .filter(is_there)
                    .or_else(|| self.first_of(self.pane()))
                    .unwrap_or(at_first);
                ctx.memory_mut(|memory| memory.request_focus(back_to));
            }
            None => {}
        }
    }

    /// A focus target was drawn.
    pub fn drawn(&mut self, id: Id, pane: Pane) {
        self.drawn.push((id, pane));
    }

    /// Other things are shown in the panes' place this frame; the panes will be as they were.
    pub fn pause(&mut self) {
        self.drawn.clone_from(&self.known);
    }

    /// The pane that has, or had, the focus.
    pub fn pane(&self) -> Pane {
        self.last.and_then(|id| self.pane_of(id)).unwrap_or(Pane::MoveLine)
    }

    /// Gives the focus to the next pane of the ring, or the one before.
    pub fn turn(&mut self, ctx: &egui::Context, is_forwards: bool) -> Option<Pane> {
        let mut ring = Pane::RING.to_vec();
        if !is_forwards {
            ring.reverse();
        }
        let here = ring.iter().position(|pane| *pane == self.pane())?;
        let (pane, id) = ring
            .iter()
            .cycle()
            .skip(here + 1)
            .take(ring.len())
            .find_map(|pane| self.entrance(*pane).map(|id| (*pane, id)))?;
        self.give(ctx, id);
        Some(pane)
    }

    /// Gives the focus to one target.
    pub fn give(&mut self, ctx: &egui::Context, id: Id) {
        self.last = Some(id);
        ctx.memory_mut(|memory| memory.request_focus(id));
    }

    /// Gives the focus back to who had it before the panes were covered.
    pub fn give_back(&mut self, ctx: &egui::Context) {
        if let Some(id) = self.last {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }

    fn pane_of(&self, id: Id) -> Option<Pane> {
        self.known.iter().find(|(known, _)| *known == id).map(|(_, pane)| *pane)
    }

    fn first_of(&self, pane: Pane) -> Option<Id> {
        self.known.iter().find(|(_, own)| *own == pane).map(|(id, _)| *id)
    }

    fn entrance(&self, pane: Pane) -> Option<Id> {
        self.last_in
            .get(&pane)
            .copied()
            .filter(|id| self.pane_of(*id) == Some(pane))
            .or_else(|| self.first_of(pane))
    }
}
