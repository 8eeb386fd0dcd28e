//! Positions to solve: the results as a list, and the course of the rating as a plot.

use egui::{self, Align2, Id, Stroke, TextStyle, Vec2, pos2};

use super::review::picture;
use super::target::FixedTarget;
use super::widgets::list::{Growth, ListWidget};
use super::window::Window;
use super::{Reply, theme};
use controls::catalogue::Pane;
use display::Screen;
use display::review::{RatingPlot, TacticsView};

/// The height of the plot, in points.
const PLOT: f32 = 130.0;
/// The least height of the list, in points.
const LEAST_LIST: f32 = 100.0;

/// Draws the parts next to the board; `height` is that of their room, in points.
pub(super) fn pane(
    ui: &mut egui::Ui,
    screen: &Screen,
    view: &TacticsView,
    window: &mut Window,
    height: f32,
    reply: &mut Reply,
) {
    let plot = view.ratings.as_ref().map_or(0.0, |_| PLOT + theme::GAP);
    let list = ListWidget {
        growth: Growth::Top,
        height: (height - plot).max(LEAST_LIST),
        has_keyboard: window.has_keyboard(screen),
        ..ListWidget::new(window.part(FixedTarget::Results), &view.pane, view.results.clone())
    };
    window.show_list(ui, FixedTarget::Results, Pane::Sheet, list, reply);
    if let Some(ratings) = &view.ratings {
        draw_plot(ui, window.base, ratings);
    }
}

/// Draws the ratings from the oldest to the newest, between the least and the most of them.
fn draw_plot(ui: &mut egui::Ui, base: Id, plot: &RatingPlot) {
    let palette = theme::palette(ui.ctx());
    let rect = picture(
        ui,
        base.with("ratings"),
        &plot.name,
        Vec2::new(ui.available_width(), PLOT),
    );
    let font = TextStyle::Small.resolve(ui.style());
    let (least, most) = plot.ratings.iter().fold((u16::MAX, 0), |(least, most), rating| {
        (least.min(*rating), most.max(*rating))
    });
    let mut inner = rect.shrink(8.0);
    inner.min.x += font.size * 2.6;
    let part = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let across = part(plot.ratings.len().saturating_sub(1).max(1));
    let high = f32::from(most.saturating_sub(least).max(1));
    let up = |rating: u16| inner.bottom() - inner.height() * f32::from(rating.saturating_sub(least)) / high;
    let painter = ui.painter();
    for rating in [least, most] {
        let ends = [inner.left(), inner.right()].map(|x| pos2(x, up(rating)));
        painter.line_segment(ends, Stroke::new(1.0, palette.frame));
        let place = pos2(inner.left() - 4.0, up(rating));
        painter.text(
            place,
            Align2::RIGHT_CENTER,
            rating.to_string(),
            font.clone(),
            palette.text,
        );
    }
    let points = plot.ratings.iter().enumerate();
    let points = points.map(|(place, rating)| pos2(inner.left() + inner.width() * part(place) / across, up(*rating)));
    painter.line(points.collect(), Stroke::new(2.5, palette.text));
}
