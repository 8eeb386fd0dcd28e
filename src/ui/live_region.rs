//! What is to be spoken by a screen reader without any focus moving: two live labels, present from the first frame.
//!
//! Readers compare strings and stay silent at an equal one, so a repetition gets a trailing space; they drop what comes
//! within a tenth of a second of another: the first message goes out at once, what comes after it is gathered until
//! [`QUIET_MS`] have passed.

use eframe::egui::{self, Sense, accesskit};

/// The least time between two changes of one label, in milliseconds.
pub const QUIET_MS: u64 = 150;

/// How a message reaches the listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// When the reader has finished what it is saying.
    Polite,
    /// At once: a fallen flag, an illegal move, boards that differ.
    Assertive,
}

/// One live label.
#[derive(Clone, Debug, Default)]
struct Region {
    /// Gathered, not yet shown.
    waiting: Vec<String>,
    /// When the label changed last.
    changed_ms: Option<u64>,
    /// What stands in the node.
    shown: String,
}

/// Both live labels.
#[derive(Clone, Debug, Default)]
pub struct LiveRegion {
    polite: Region,
    assertive: Region,
}

impl LiveRegion {
    /// Hands over a message. Nothing is lost: messages of one span are said as one, in their order.
    pub fn announce(&mut self, text: impl Into<String>, urgency: Urgency) {
        let region = match urgency {
            Urgency::Polite => &mut self.polite,
            Urgency::Assertive => &mut self.assertive,
        };
        region.waiting.push(text.into());
    }

    /// In how many milliseconds something gathered is due; none if nothing waits.
    pub fn due_in_ms(&self, now_ms: u64) -> Option<u64> {
        [&self.polite, &self.assertive]
            .into_iter()
            .filter(|region| !region.waiting.is_empty())
            .map(|region| region.free_at_ms().saturating_sub(now_ms))
            .min()
    }

    /// Puts both nodes into the tree. `ui` must be visible; nothing is painted and no room is taken.
    pub fn show(&mut self, ui: &egui::Ui, base: egui::Id, now_ms: u64) {
        let nodes = [
            ("polite", &mut self.polite, accesskit::Live::Polite),
            ("assertive", &mut self.assertive, accesskit::Live::Assertive),
        ];
        for (name, region, live) in nodes {
            region.catch_up(now_ms);
            let spot = egui::Rect::from_min_size(ui.max_rect().min, egui::Vec2::ZERO);
            let id = ui.interact(spot, base.with(("live", name)), Sense::hover()).id;
            ui.ctx().accesskit_node_builder(id, |node| {
                node.set_role(accesskit::Role::Label);
                node.set_live(live);
                node.set_value(region.shown.as_str());
            });
        }
        if let Some(due) = self.due_in_ms(now_ms) {
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(due));
        }
    }
}

impl Region {
    fn free_at_ms(&self) -> u64 {
        self.changed_ms.map_or(0, |changed| changed + QUIET_MS)
    }

    fn catch_up(&mut self, now_ms: u64) {
        if self.waiting.is_empty() || now_ms < self.free_at_ms() {
            return;
        }
        self.changed_ms = Some(now_ms);
        let mut text = self.waiting.drain(..).collect::<Vec<_>>().join(" ");
        if text == self.shown {
            text.push(' ');
        }
        self.shown = text;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(region: &mut LiveRegion, at_ms: u64) -> String {
        region.polite.catch_up(at_ms);
        region.polite.shown.clone()
    }

    #[test]
    fn the_first_message_goes_out_at_once_and_what_follows_is_said_as_one() {
        let mut live = LiveRegion::default();
        live.announce("Springer Felix drei", Urgency::Polite);
        assert_eq!(said(&mut live, 1_000), "Springer Felix drei");
        live.announce("White's clock runs.", Urgency::Polite);
        live.announce("Check.", Urgency::Polite);
        assert_eq!(said(&mut live, 1_149), "Springer Felix drei");
        assert_eq!(live.due_in_ms(1_149), Some(1));
        assert_eq!(said(&mut live, 1_150), "White's clock runs. Check.");
        assert_eq!(live.due_in_ms(1_150), None);
    }

    #[test]
    fn a_repetition_differs_by_a_trailing_space_each_time() {
        let mut live = LiveRegion::default();
        let mut texts = Vec::new();
        for at in [0, 1_000, 2_000] {
            live.announce("Eva vier", Urgency::Polite);
            texts.push(said(&mut live, at));
        }
        assert_eq!(texts, ["Eva vier", "Eva vier ", "Eva vier"]);
    }
}
