//! The pages that only the whole program has, as the window sees them in a build for events: they are never open, and draw nothing.

/// Lichess.
pub(crate) mod lichess {
    use crate::{Reply, Window};
    use display::Screen;

    pub(crate) fn turn_to(_: &mut Window, _: &egui::Context, _: &mut Reply) {}

    pub(crate) fn show(_: &mut egui::Ui, _: &Screen, _: &mut Window, _: &mut Reply) {}
}

/// Reviews.
pub(crate) mod review {
    use crate::{Reply, Window};
    use display::Screen;
    use display::review::ReviewView;

    pub(crate) fn pane(_: &mut egui::Ui, _: &Screen, _: &ReviewView, _: &mut Window, _: f32, _: bool, _: &mut Reply) {}

    pub(crate) fn buttons(_: &mut egui::Ui, _: &Screen, _: &mut Window, _: &mut Reply) {}

    pub(crate) fn games(_: &mut egui::Ui, _: &Screen, _: &mut Window, _: &mut Reply) {}
}

/// Positions to solve.
pub(crate) mod tactics {
    use crate::{Reply, Window};
    use display::Screen;
    use display::review::TacticsView;

    pub(crate) fn pane(_: &mut egui::Ui, _: &Screen, _: &TacticsView, _: &mut Window, _: f32, _: &mut Reply) {}
}
