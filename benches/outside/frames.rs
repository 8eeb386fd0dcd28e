//! Windows that only draw, as processes of their own: what a frame takes from its layout until the window is ready for the next.

use std::time::{Duration, Instant};

use eframe::egui::{Context, ViewportCommand};

use crate::figures::Bench;
use crate::support::desktop::Desktop;
use crate::support::wait_until;

const PATIENCE: Duration = Duration::from_mins(3);
/// Frames that are measured, and those before them, in which fonts and pictures are made.
const FRAMES: (usize, usize) = (60, 10);
const FEW_FRAMES: (usize, usize) = (2, 10);

/// The bench once more, as the window which that variable asks for: milliseconds a frame.
pub fn measured(bench: &Bench, desktop: &Desktop, variable: &str, scene: &str) -> Vec<f64> {
    let (frames, settling) = bench.either(FRAMES, FEW_FRAMES);
    let mut command = desktop.command(std::env::current_exe().unwrap());
    let mut program = desktop.launch(command.env(variable, format!("{frames} {settling} {scene}")));
    wait_until(scene, PATIENCE, || program.ended());
    let printed = program.printed();
    let times: Vec<f64> = printed.lines().filter_map(|line| line.parse().ok()).collect();
    assert_eq!(times.len(), frames, "{scene}: {printed}");
    times
}

/// The frames of such a window; prints them when it is closed.
pub struct Frames {
    wanted: usize,
    settling: usize,
    began: Option<Instant>,
    times: Vec<Duration>,
}

impl Frames {
    /// How many are wanted, and of which scene.
    pub fn asked_for(what: &str) -> (Self, &str) {
        let mut words = what.splitn(3, ' ');
        let mut number = || words.next().unwrap().parse().unwrap();
        let frames = Self {
            wanted: number(),
            settling: number(),
            began: None,
            times: Vec::new(),
        };
        (frames, words.next().unwrap())
    }

    /// A frame begins here, and the one before it has ended. Answers whether every second one does.
    pub fn begin(&mut self) -> bool {
        let now = Instant::now();
        self.times.extend(self.began.map(|began| now - began));
        self.began = Some(now);
        self.times.len() % 2 == 1
    }

    /// Asks for the next frame, or closes the window behind the last.
    pub fn go_on(&self, ctx: &Context) {
        if self.times.len() >= self.settling + self.wanted {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        ctx.request_repaint();
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        for time in self.times.iter().skip(self.settling).take(self.wanted) {
            println!("{}", time.as_secs_f64() * 1e3);
        }
    }
}
