//! Windows for egui without a graphics card.

pub mod desktop;
pub mod drawing;
pub mod graphics_cards;
