//! The smallest window of our kind: 64 named cells, arrows, a live label. It proves the tests' harness, and `make bench`
//! measures it like the program.
//!
//! Include it with `#[path = "../support/probe_window.rs"] mod probe_window;`.

use egui::{self, Key, Modifiers, Rect, Sense, UiBuilder, accesskit, pos2, vec2};
use winit::platform::x11::EventLoopBuilderExtX11 as _;

/// With this variable in its environment a test binary is the window, and nothing else.
pub(crate) const WINDOW: &str = "ANNABELLA_PROBE_WINDOW";

/// Opens the window and stays until it is closed.
pub(crate) fn run() {
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default().with_inner_size([400.0, 440.0]),
        event_loop_builder: Some(Box::new(|builder| {
            builder.with_any_thread(true); // a test has no main thread
        })),
        ..Default::default()
    };
    eframe::run_native(
        "Probe",
        options,
        Box::new(|_| {
            Ok(Box::new(Probe {
                file: 4,
                rank: 0,
                said: String::new(),
                typed: String::new(),
            }))
        }),
    )
    .unwrap();
}

struct Probe {
    file: u8,
    rank: u8,
    said: String,
    typed: String,
}

impl eframe::App for Probe {
    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        let board = UiBuilder::new()
            .id_salt("board")
            .max_rect(Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 400.0)))
            .sense(Sense::click())
            .accessibility_role(accesskit::Role::ListBox)
            .accessibility_label("Board");
        ui.scope_builder(board, |ui| self.board(ui));
        let label = ui.label(&self.said);
        ui.ctx()
            .accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Assertive));
    }
}

impl Probe {
    fn board(&mut self, ui: &mut egui::Ui) {
        let id = ui.unique_id();
        ui.memory_mut(|memory| {
            if memory.focused().is_none() {
                memory.request_focus(id);
            }
            let arrows = egui::EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                ..Default::default()
            };
            memory.set_focus_lock_filter(id, arrows);
        });
        if ui.memory(|memory| memory.has_focus(id)) {
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let before = (self.file, self.rank);
            self.file = (self.file + u8::from(pressed(Key::ArrowRight)))
                .min(7)
                .saturating_sub(u8::from(pressed(Key::ArrowLeft)));
            self.rank = (self.rank + u8::from(pressed(Key::ArrowUp)))
                .min(7)
                .saturating_sub(u8::from(pressed(Key::ArrowDown)));
            if before != (self.file, self.rank) {
                self.said = name(self.file, self.rank);
            }
        }
        let (mut typed, mut clicked) = (String::new(), None);
        ui.input(|input| {
            for event in &input.events {
                if let egui::Event::Text(text) = event {
                    typed += text;
                }
            }
            clicked = input
                .pointer
                .primary_clicked()
                .then(|| input.pointer.interact_pos())
                .flatten();
        });
        if !typed.is_empty() {
            self.typed += &typed;
            self.said.clone_from(&self.typed);
        }
        for rank in 0..8 {
            for file in 0..8 {
                let corner = pos2(f32::from(file) * 50.0, f32::from(7 - rank) * 50.0);
                let cell = ui.interact(
                    Rect::from_min_size(corner, vec2(50.0, 50.0)),
                    id.with((file, rank)),
                    Sense::hover(),
                );
                if clicked.is_some_and(|point| cell.rect.contains(point)) {
                    self.said = name(file, rank);
                }
                let here = (file, rank) == (self.file, self.rank);
                ui.ctx().accesskit_node_builder(cell.id, |node| {
                    node.set_role(accesskit::Role::ListBoxOption);
                    node.set_label(name(file, rank));
                    node.set_selected(here);
                });
                if here {
                    ui.ctx().accesskit_node_builder(id, |node| {
                        node.set_active_descendant(cell.id.accesskit_id());
                    });
                }
                let shade = if (file + rank) % 2 == 0 {
                    egui::Color32::DARK_GRAY
                } else {
                    egui::Color32::LIGHT_GRAY
                };
                ui.painter()
                    .rect_filled(cell.rect.shrink(if here { 4.0 } else { 0.0 }), 0.0, shade);
            }
        }
    }
}

fn name(file: u8, rank: u8) -> String {
    format!("{}{}", char::from(b'a' + file), rank + 1)
}
