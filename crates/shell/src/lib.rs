//! Windows for egui without a graphics card, each on the accessibility bus.
//!
//! [`desktop`] opens windows with winit, runs egui in them and gives each its own AccessKit adapter. [`drawing`] paints them with the
//! processor, only where a frame differs from the one before, and softbuffer brings them to the screen. No OpenGL, no Vulkan, no
//! driver: a window opens in a tenth of a second, on a remote desktop and in a virtual machine as well.
//!
//! ```no_run
//! use annabella_shell::desktop::{self, Options, Program};
//!
//! struct Hello;
//!
//! impl Program for Hello {
//!     fn ui(&mut self, ui: &mut egui::Ui) {
//!         ui.heading("Hello");
//!     }
//! }
//!
//! let root = Box::new(|_: &[desktop::Monitor]| egui::ViewportBuilder::default().with_title("Hello"));
//! desktop::run(Options { root, glyphs_width: 2048 }, Box::new(|_| Ok(Box::new(Hello)))).unwrap();
//! ```
//!
//! The painter alone needs no window:
//!
//! ```
//! use annabella_shell::drawing::{Canvas, FrameToDraw, History, Painter};
//! use egui::{Color32, Context, RawInput, Rect, pos2};
//!
//! let ctx = Context::default();
//! let square = Rect::from_min_max(pos2(10.0, 10.0), pos2(20.0, 20.0));
//! let mut output = ctx.run_ui(RawInput::default(), |ui| {
//!     ui.painter().rect_filled(square, 0.0, Color32::RED);
//! });
//! let mut painter = Painter::default();
//! painter.update(&mut output.textures_delta);
//! let primitives = ctx.tessellate(output.shapes, 1.0);
//! let frame = FrameToDraw { primitives: &primitives, pixels_per_point: 1.0, ground: Color32::WHITE };
//!
//! let (mut history, mut pixels) = (History::default(), vec![0; 100 * 50]);
//! let mut draw = |age| painter.draw(&frame, &mut history, &mut Canvas { pixels: &mut pixels, width: 100, height: 50, age });
//! assert!(!draw(0).is_empty(), "a new picture is drawn whole");
//! assert!(draw(1).is_empty(), "the same frame again: nothing to draw");
//! assert_eq!((pixels[0], pixels[15 * 100 + 15]), (0x00ff_ffff, 0x00ff_0000));
//! painter.free(&mut output.textures_delta);
//! ```
//!
//! **It never knows** any other crate of Annabella, the program it was made for; somebody else may use it and publish it. It names
//! egui and winit, never eframe.
//!
//! **Way in:** [`desktop::Program`], [`desktop::run`], [`drawing::Painter`]. The folder `examples` has a program with two windows.

pub mod desktop;
pub mod drawing;
pub mod graphics_cards;
