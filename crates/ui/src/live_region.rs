//! Messages for a screen reader that move no focus: two live labels, present from the first frame.
//!
//! Readers compare strings and stay silent at an equal one, so a repetition gets a trailing space; they drop a message that
//! comes within a tenth of a second of another: the first message goes out at once, later ones are gathered until
//! [`QUIET_MS`] have passed. A message from before a reader has read the window, such as that a game is opened again, waits
//! until it has: otherwise no one would hear it.
//!
//! A machine has one screen reader, and it reads every window that announces something. So only the root window announces
//! at any time, another one only while it has the keyboard: then the reader speaks to the person of that window, and
//! private words reach no one else (D.2.10.4).

use egui::{self, Sense, accesskit};

/// The least time between two changes of one label, in milliseconds.
pub const QUIET_MS: u64 = 150;

/// The time between the first tree and the first message, in milliseconds: a reader tells the window's title and focus
/// first, and drops messages in between.
pub const FIRST_MS: u64 = 500;

/// The time a message waits for a reader, in milliseconds. A reader that comes later is not told old messages, except
/// urgent ones: those wait for the keyboard however long it takes.
pub const FRESH_MS: u64 = 10_000;

/// The way a message reaches the listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// Spoken when the reader has finished its present words.
    Polite,
    /// Spoken at once: a fallen flag, an illegal move, boards that differ.
    Assertive,
}

/// One live label.
#[derive(Clone, Debug, Default)]
struct Region {
    /// Messages gathered, not yet shown.
    waiting: Vec<String>,
    /// Messages that came when no one read the tree, and their times.
    early: Vec<(u64, String)>,
    /// The text of the node.
    shown: String,
}

/// Both live labels.
#[derive(Clone, Debug, Default)]
pub struct LiveRegion {
    polite: Region,
    assertive: Region,
    /// The time at which one of the labels last changed: of two that change together a reader says only one.
    changed_ms: Option<u64>,
    /// The time since which the labels are in a tree that the person reads.
    read_since_ms: Option<u64>,
}

/// The times at which a window may announce something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announces {
    /// Always: the root window.
    Always,
    /// While the window has the keyboard: any other window.
    WithKeyboard,
}

impl LiveRegion {
    /// Hands over a message. No message is lost: those of one span are said as one, in their order.
    pub fn announce(&mut self, text: impl Into<String>, urgency: Urgency) {
        let region = match urgency {
            Urgency::Polite => &mut self.polite,
            Urgency::Assertive => &mut self.assertive,
        };
        region.waiting.push(text.into());
    }

    /// The milliseconds until a gathered message is due; none if no message waits.
    pub fn due_in_ms(&self, now_ms: u64) -> Option<u64> {
        let waits = [&self.polite, &self.assertive]
            .into_iter()
            .any(|region| !region.waiting.is_empty());
        waits.then(|| self.free_at_ms().saturating_sub(now_ms))
    }

    /// Puts both nodes into the tree. `ui` must be visible; nothing is painted and no room is taken.
    pub fn show(&mut self, ui: &egui::Ui, base: egui::Id, now_ms: u64, announces: Announces) {
        let may_announce = announces == Announces::Always || ui.input(|input| input.focused);
        let is_read = may_announce && self.read_since_ms.is_some_and(|since| now_ms >= since + FIRST_MS);
        let has_tree = ui
            .ctx()
            .accesskit_node_builder(egui::accesskit_root_id(), |_| ())
            .is_some();
        if is_read {
            self.catch_up(now_ms);
        } else {
            let keeps_old = has_tree && announces == Announces::WithKeyboard;
            self.assertive.hold(now_ms, keeps_old);
            self.polite.hold(now_ms, false);
        }
        let nodes = [
            ("polite", &self.polite, accesskit::Live::Polite),
            ("assertive", &self.assertive, accesskit::Live::Assertive),
        ];
        for (name, region, live) in nodes {
            let spot = egui::Rect::from_min_size(ui.max_rect().min, egui::Vec2::ZERO);
            let id = ui.interact(spot, base.with(("live", name)), Sense::hover()).id;
            ui.ctx().accesskit_node_builder(id, |node| {
                node.set_role(accesskit::Role::Label);
                node.set_live(live);
                // A label that comes into a tree is announced with its value, even an empty one.
                if !region.shown.is_empty() {
                    node.set_value(region.shown.as_str());
                }
            });
        }
        // Without a tree there is no reader; a reader that comes back begins anew.
        let begins = has_tree && may_announce;
        self.read_since_ms = begins.then(|| self.read_since_ms.unwrap_or(now_ms));
        let has_early = [&self.polite, &self.assertive]
            .into_iter()
            .any(|region| !region.early.is_empty());
        if begins && has_early {
            let first = std::time::Duration::from_millis(FIRST_MS);
            ui.ctx().request_repaint_after(first);
        }
        if let Some(due) = self.due_in_ms(now_ms) {
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(due));
        }
    }

    fn free_at_ms(&self) -> u64 {
        self.changed_ms.map_or(0, |changed| changed + QUIET_MS)
    }

    /// Shows the waiting messages in one of the labels: the urgent ones first, the rest after that.
    fn catch_up(&mut self, now_ms: u64) {
        for region in [&mut self.assertive, &mut self.polite] {
            let early = region.early.drain(..).map(|(_, text)| text);
            region.waiting.splice(0..0, early);
        }
        if now_ms < self.free_at_ms() {
            return;
        }
        let mut regions = [&mut self.assertive, &mut self.polite].into_iter();
        if let Some(region) = regions.find(|region| !region.waiting.is_empty()) {
            region.say();
            self.changed_ms = Some(now_ms);
        }
    }
}

impl Region {
    /// Keeps recent messages while there is no reader yet, and older ones only if they must not be missed.
    fn hold(&mut self, now_ms: u64, keeps_old: bool) {
        self.early.extend(self.waiting.drain(..).map(|text| (now_ms, text)));
        self.early
            .retain(|(came_ms, _)| keeps_old || now_ms < came_ms + FRESH_MS);
    }

    /// Shows all waiting messages as one.
    fn say(&mut self) {
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
        region.catch_up(at_ms);
        region.polite.shown.clone()
    }

    #[test]
    fn the_first_message_goes_out_at_once_and_later_ones_together() {
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
    fn a_message_waits_for_a_reader_unless_it_is_old() {
        let mut live = LiveRegion::default();
        live.announce("Eva vier", Urgency::Polite);
        live.polite.hold(1_000, false);
        live.announce("The game has been reopened.", Urgency::Polite);
        live.polite.hold(9_000, false);
        live.polite.hold(11_000, false);
        assert_eq!(said(&mut live, 11_500), "The game has been reopened.");
    }

    #[test]
    fn a_window_without_focus_waits_and_drops_old_polite_messages() {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        let mut live = LiveRegion::default();
        let mut frame = |focused: bool, now_ms: u64, news: Option<(&str, Urgency)>| {
            if let Some((text, urgency)) = news {
                live.announce(text, urgency);
            }
            let input = egui::RawInput {
                focused,
                ..egui::RawInput::default()
            };
            let base = egui::Id::unique("window");
            let mut output = ctx.run_ui(input, |ui| live.show(ui, base, now_ms, Announces::WithKeyboard));
            output.textures_delta.clear();
            [live.polite.shown.clone(), live.assertive.shown.clone()]
        };
        let nothing = [String::new(), String::new()];
        assert_eq!(
            frame(false, 0, Some(("The boards differ.", Urgency::Assertive))),
            nothing
        );
        assert_eq!(frame(false, 100, Some(("Eva vier", Urgency::Polite))), nothing);
        assert_eq!(
            frame(false, 30_000, Some(("Springer Felix drei", Urgency::Polite))),
            nothing
        );
        assert_eq!(
            frame(true, 31_000, None),
            nothing,
            "the reader says the window's title first"
        );
        let [polite, assertive] = ["Springer Felix drei", "The boards differ."].map(String::from);
        assert_eq!(frame(true, 31_000 + FIRST_MS, None), [String::new(), assertive.clone()]);
        let both = [polite, assertive];
        assert_eq!(frame(true, 31_000 + FIRST_MS + QUIET_MS, None), both);
        assert_eq!(frame(false, 40_000, Some(("Your move.", Urgency::Polite))), both);
    }

    #[test]
    fn the_urgent_message_is_said_first_and_the_polite_one_after_it() {
        let mut live = LiveRegion::default();
        live.announce("White, Ada: the board matches.", Urgency::Polite);
        live.announce("The boards differ.", Urgency::Assertive);
        assert_eq!(said(&mut live, 1_000), "");
        assert_eq!(live.assertive.shown, "The boards differ.");
        assert_eq!(live.due_in_ms(1_000), Some(QUIET_MS));
        assert_eq!(said(&mut live, 1_000 + QUIET_MS), "White, Ada: the board matches.");
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
