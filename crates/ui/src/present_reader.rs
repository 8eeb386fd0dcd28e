//! The screen reader that reads the windows, as far as they depend on it.

use egui::{self, Id};

/// The screen reader that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresentReader {
    /// True if one runs.
    pub is_there: bool,
    /// True if it reads a field's text by itself, or none runs.
    pub reads_fields: bool,
}

impl PresentReader {
    /// The reader as last noted; until then one that reads everything.
    pub(super) fn of(ctx: &egui::Context) -> Self {
        let noted = ctx.data(|data| data.get_temp(id()));
        noted.unwrap_or(Self {
            is_there: true,
            reads_fields: true,
        })
    }

    /// Notes that reader for all windows.
    pub fn note(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(id(), self));
    }
}

fn id() -> Id {
    Id::unique("the screen reader that runs")
}
