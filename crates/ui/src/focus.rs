//! The focus: a ring of panes, with a place to return to, so that it is never lost.

use std::collections::HashMap;

use egui::{self, EventFilter, Id, Key, Sense, Vec2, accesskit};

use super::keys::{self, KeyDown};
use controls::catalogue::Pane;

/// The focus targets in Tab's order, and the last place of the focus.
#[derive(Clone, Debug, Default)]
pub struct FocusRing {
    /// The targets of the previous frame.
    known: Vec<Target>,
    /// The targets of the frame being drawn.
    drawn: Vec<Target>,
    /// The last target that had the focus.
    last: Option<Id>,
    /// The last target in each pane.
    last_in: HashMap<Pane, Id>,
    /// True if the focus comes back from a page that covered the panes: its place is named again.
    is_back: bool,
}

/// A focus target.
#[derive(Clone, Debug)]
struct Target {
    id: Id,
    pane: Pane,
    /// The words spoken when the focus arrives.
    name: String,
}

impl FocusRing {
    /// Runs before anything is drawn: notes the target with the focus and, if none has it, gives it back.
    ///
    /// `at_first` gets it if no target ever had it. The focus is lost by Escape in egui, by a click outside all targets,
    /// and when its target is gone. Returns the name of the target that has the focus now and did not have it in the
    /// previous frame, or has it again.
    pub fn begin(&mut self, ctx: &egui::Context, at_first: Id) -> Option<String> {
        self.known = std::mem::take(&mut self.drawn);
        let focused = ctx.memory(egui::Memory::focused);
        let before = self.last;
        match focused.and_then(|id| self.pane_of(id).map(|pane| (id, pane))) {
            Some((id, pane)) => {
                self.last = Some(id);
                self.last_in.insert(pane, id);
            }
            None if focused.is_none() => {
                let is_there = |id: &Id| self.known.iter().any(|known| known.id == *id);
                // The line is better than a button with an effect, which a second Enter would press.
                let line = Some(at_first).filter(|id| self.pane_of(*id) == Some(self.pane()));
                let back_to = self
                    .last
                    .filter(is_there)
                    .or(line)
                    .or_else(|| self.first_of(self.pane()).map(|target| target.id))
                    .unwrap_or(at_first);
                ctx.memory_mut(|memory| memory.request_focus(back_to));
            }
            None => {}
        }
        let is_back = std::mem::take(&mut self.is_back);
        if self.last == before && !is_back {
            return None;
        }
        self.here().map(|target| target.name.clone())
    }

    fn here(&self) -> Option<&Target> {
        self.known.iter().find(|target| Some(target.id) == self.last)
    }

    /// The name of the target with the focus, unless it is one of these.
    pub(super) fn name_unless(&self, others: &[Id]) -> Option<String> {
        let here = self.here().filter(|target| !others.contains(&target.id))?;
        Some(here.name.clone())
    }

    /// True if the focus comes back from a page.
    pub fn is_back(&self) -> bool {
        self.is_back
    }

    /// True if no target has had the focus yet.
    pub fn is_untouched(&self) -> bool {
        self.last.is_none()
    }

    /// Number of targets drawn so far.
    pub(super) fn count(&self) -> usize {
        self.drawn.len()
    }

    /// The target that had the focus last and its name, unless it was drawn after that many others.
    pub(super) fn left(&self, count: usize) -> Option<(Id, &str)> {
        let drawn = self.drawn.get(count..).unwrap_or_default();
        let last = self.last.filter(|last| drawn.iter().all(|target| target.id != *last))?;
        let target = self.drawn.iter().chain(&self.known).find(|target| target.id == last)?;
        Some((last, &target.name))
    }

    /// Notes a target that was drawn.
    pub fn drawn(&mut self, id: Id, pane: Pane, name: impl Into<String>) {
        let name = name.into();
        self.drawn.push(Target { id, pane, name });
    }

    /// The pane that has, or had, the focus.
    pub fn pane(&self) -> Pane {
        self.last.and_then(|id| self.pane_of(id)).unwrap_or(Pane::MoveLine)
    }

    /// Gives the focus to the next pane of the ring, or the previous one; returns the pane and the name of the target with
    /// the focus.
    pub fn turn(&mut self, ctx: &egui::Context, is_forwards: bool) -> Option<(Pane, String)> {
        let mut ring = Pane::RING.to_vec();
        if !is_forwards {
            ring.reverse();
        }
        let here = ring.iter().position(|pane| *pane == self.pane())?;
        let others = ring.iter().cycle().skip(here + 1).take(ring.len());
        let target = others
            .into_iter()
            .find_map(|pane| self.entrance(*pane).or_else(|| self.first_of(*pane)))?
            .clone();
        self.give(ctx, target.id);
        Some((target.pane, target.name))
    }

    /// Gives the focus to one target.
    pub fn give(&mut self, ctx: &egui::Context, id: Id) {
        self.last = Some(id);
        ctx.memory_mut(|memory| memory.request_focus(id));
    }

    /// Gives the focus back to the target that had it before the panes were covered.
    pub fn give_back(&mut self, ctx: &egui::Context) {
        self.is_back = true;
        if let Some(id) = self.last {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }

    fn pane_of(&self, id: Id) -> Option<Pane> {
        self.known.iter().find(|known| known.id == id).map(|known| known.pane)
    }

    fn first_of(&self, pane: Pane) -> Option<&Target> {
        self.known.iter().find(|known| known.pane == pane)
    }

    fn entrance(&self, pane: Pane) -> Option<&Target> {
        let last = self.last_in.get(&pane)?;
        self.known.iter().find(|known| known.id == *last && known.pane == pane)
    }
}

/// Reserves the arrows and Escape for the target with the focus; Tab still moves the focus.
pub(super) fn keep_arrows(ctx: &egui::Context, id: Id) {
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, ARROWS));
}

/// The keys that the target with the focus keeps to itself.
pub(super) const ARROWS: EventFilter = EventFilter {
    horizontal_arrows: true,
    vertical_arrows: true,
    escape: true,
    tab: false,
};

/// The pointer sense of a pane read by keys: it takes the focus if the keyboard belongs to its window.
pub(super) fn sense(has_keyboard: bool) -> Sense {
    if has_keyboard {
        Sense::focusable_noninteractive()
    } else {
        Sense::hover()
    }
}

/// True if a screen reader requests the focus for that target.
pub(super) fn is_asked_for(ctx: &egui::Context, id: Id) -> bool {
    ctx.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Focus))
}

/// The target of an arrow, Home or End from one of several items side by side or in columns; none if there is no other one.
pub(super) fn step_in_row(down: KeyDown, at: usize, last: usize) -> Option<usize> {
    let steps = [
        (Key::ArrowLeft, at.saturating_sub(1)),
        (Key::ArrowUp, at.saturating_sub(1)),
        (Key::ArrowRight, at + 1),
        (Key::ArrowDown, at + 1),
        (Key::Home, 0),
        (Key::End, last),
    ];
    lead(down, last, steps).filter(|to| *to != at)
}

/// The target of these keys from a line of a list; Page Up and Page Down go that many lines.
pub(super) fn step_in_list(down: KeyDown, at: usize, last: usize, page: usize) -> Option<usize> {
    let steps = [
        (Key::ArrowUp, at.saturating_sub(1)),
        (Key::ArrowDown, at + 1),
        (Key::PageUp, at.saturating_sub(page)),
        (Key::PageDown, at + page),
        (Key::Home, 0),
        (Key::End, last),
    ];
    lead(down, last, steps)
}

fn lead(down: KeyDown, last: usize, steps: [(Key, usize); 6]) -> Option<usize> {
    let step = steps.into_iter().find(|(key, _)| *key == down.key);
    step.filter(|_| !down.modifiers.any()).map(|(_, to)| to.min(last))
}

/// The words of a page's target for the built-in voice.
#[derive(Clone, Default)]
struct TargetWords {
    id: Option<Id>,
    group: Option<Id>,
    /// The words for a listener who comes to it.
    name: String,
    /// The words for a listener who was already in its group.
    inside: String,
}

/// Sets the words that the built-in voice says on a page when the focus comes to that target.
pub(super) fn name(ctx: &egui::Context, id: Id, name: impl FnOnce() -> String) {
    if ctx.memory(|memory| memory.has_focus(id)) {
        let name = name();
        keep(ctx, id, None, name.clone(), name);
    }
}

/// The same for a target of a group: a listener who was in the group already hears only the new part.
pub(super) fn name_in_group(ctx: &egui::Context, group: Id, id: Id, name: String, inside: String) {
    if ctx.memory(|memory| memory.has_focus(id)) {
        keep(ctx, id, Some(group), name, inside);
    }
}

fn place(ctx: &egui::Context) -> Id {
    Id::unique("named").with(ctx.viewport_id())
}

fn keep(ctx: &egui::Context, id: Id, group: Option<Id>, name: String, inside: String) {
    let words = TargetWords {
        id: Some(id),
        group,
        name,
        inside,
    };
    let place = place(ctx);
    ctx.data_mut(|data| data.insert_temp(place, words));
}

/// The last target that the built-in voice has spoken on a page.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SpokenTarget {
    target: Option<Id>,
    group: Option<Id>,
}

impl SpokenTarget {
    /// Runs after a frame is drawn: on a page, speaks the target that has got the focus, unless other words about it
    /// are spoken.
    pub(super) fn follow(&mut self, ctx: &egui::Context, is_page: bool, reply: &mut super::Reply) {
        let place = place(ctx);
        let named: Option<TargetWords> = ctx.data_mut(|data| data.remove_temp(place));
        let focused = ctx.memory(egui::Memory::focused).filter(|_| is_page);
        let named = named.filter(|named| named.id == focused);
        // An arrow that does nothing says where one is; in a text, Left and Right move the caret.
        let is_text = focused.is_some_and(|id| egui::text_edit::TextEditState::load(ctx, id).is_some());
        let is_idle = |key: &Key| keys::is_arrow(key) && !(is_text && matches!(key, Key::ArrowLeft | Key::ArrowRight));
        let is_asked = self.target == focused && keys::has_idle(ctx, is_idle);
        if let Some(named) = named.as_ref().filter(|_| is_asked && reply.explored.is_none()) {
            // A reader says nothing of a focus that stays.
            reply.tell.push(named.inside.clone());
        } else if let Some(named) = &named
            && reply.explored.is_none()
            && self.target != focused
        {
            let is_inside = named.group.is_some() && named.group == self.group;
            reply.explored = Some(if is_inside { &named.inside } else { &named.name }.clone());
        }
        // A target without a name will have one in the next frame, unless other words were spoken about it.
        if named.is_some() || reply.explored.is_some() || focused != self.target {
            self.target = focused.filter(|_| named.is_some() || reply.explored.is_some());
            self.group = named.and_then(|named| named.group);
        }
    }
}

/// Scrolls the target that has got the focus into view. Called last in every scrolling part.
pub(super) fn follow(ui: &egui::Ui) {
    let ctx = ui.ctx();
    let here = (ctx.memory(egui::Memory::focused), ctx.content_rect().size());
    let place = Id::unique("followed").with(ctx.viewport_id());
    let before: Option<(Option<Id>, Vec2)> = ctx.data(|data| data.get_temp(place));
    if before == Some(here) {
        return;
    }
    let Some(target) = here.0.and_then(|id| ctx.read_response(id)) else {
        return;
    };
    // The target may be in another part: next to the scrolling one, or above it.
    let seen = target.interact_rect;
    let is_elsewhere = seen.is_positive() && !ui.clip_rect().intersects(seen);
    if is_elsewhere || !ui.min_rect().contains(target.rect.center()) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(place, here));
    // In a low column there is less room around the target: a gap would push the target out at the other side.
    let around = (ui.clip_rect().height() - target.rect.height()) / 2.0;
    ui.scroll_to_rect(target.rect.expand(around.clamp(0.0, super::theme::GAP)), None);
}

/// A scrolling column as high as there is room, which scrolls to the target with the focus.
pub(super) fn scrolled<R>(ui: &mut egui::Ui, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let area = egui::ScrollArea::vertical().auto_shrink(false);
    scrolled_in(ui, area, content)
}

/// A scrolling column as high as its content, up to `most` points.
pub(super) fn scrolled_to<R>(ui: &mut egui::Ui, most: f32, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let area = egui::ScrollArea::vertical().auto_shrink([false, true]);
    scrolled_in(ui, area.max_height(most.max(0.0)), content)
}

fn scrolled_in<R>(ui: &mut egui::Ui, area: egui::ScrollArea, content: impl FnOnce(&mut egui::Ui) -> R) -> R {
    let shown = area.min_scrolled_height(0.0).show(ui, |ui| {
        ui.set_width(ui.available_width() - super::theme::GAP); // next to the scroll bar
        let answer = content(ui);
        follow(ui);
        answer
    });
    shown.inner
}
