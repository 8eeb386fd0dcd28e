//! A window's own zoom. egui has one for all windows of a context; with two people at two windows each wants their own. So egui's
//! stays at 1, and a window's input is given to egui as if its screen had that many more pixels to a point.

use egui::{Event, MouseWheelUnit, PlatformOutput, RawInput};

/// Converts the input of a window into the points of its zoom.
pub fn into_points(input: &mut RawInput, zoom: f32) {
    let own = input.viewports.entry(input.viewport_id).or_default();
    own.native_pixels_per_point = Some(own.native_pixels_per_point.unwrap_or(1.0) * zoom);
    input.screen_rect = input.screen_rect.map(|rect| rect / zoom);
    for event in &mut input.events {
        if let Event::PointerMoved(pos)
        | Event::PointerButton { pos, .. }
        | Event::Touch { pos, .. }
        | Event::MiddleClickPaste { pos, .. } = event
        {
            *pos = (pos.to_vec2() / zoom).to_pos2();
        } else if let Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta,
            ..
        } = event
        {
            *delta /= zoom;
        }
    }
}

/// Converts the place where letters are composed (input methods) back into the points of the window system.
pub fn out_of_points(output: &mut PlatformOutput, zoom: f32) {
    if let Some(ime) = &mut output.ime {
        ime.rect = ime.rect * zoom;
        ime.cursor_rect = ime.cursor_rect * zoom;
    }
}

#[cfg(test)]
mod tests {
    use egui::{Context, Rect, ViewportId, pos2, vec2};

    use super::*;
    use crate::drawing::Painter;

    #[test]
    fn each_window_of_one_context_has_its_own_zoom() {
        let (ctx, mut painter) = (Context::default(), Painter::default());
        let first = ViewportId::ROOT;
        let second = ViewportId::from_hash_of("second");
        for (window, zoom) in [(first, 4.0), (second, 1.0), (first, 4.0), (second, 2.0)] {
            let mut input = RawInput {
                viewport_id: window,
                screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1200.0, 800.0))),
                events: vec![Event::PointerMoved(pos2(600.0, 400.0))],
                ..RawInput::default()
            };
            into_points(&mut input, zoom);
            let mut output = ctx.run_ui(input, |ui| {
                let ctx = ui.ctx();
                assert_eq!(ctx.content_rect().size(), vec2(1200.0, 800.0) / zoom);
                let pointer = ctx.input(|input| input.pointer.latest_pos());
                assert_eq!(pointer, Some(pos2(600.0 / zoom, 400.0 / zoom)));
            });
            painter.update(&mut output.textures_delta);
            painter.free(&mut output.textures_delta);
            assert!((output.pixels_per_point - zoom).abs() < 0.001);
        }
    }
}
