//! Windows that only draw, each in its own process: the time from a frame's layout until the window is ready for the next frame.

use std::time::{Duration, Instant};

use egui::{Context, ViewportCommand};

use crate::figures::Bench;
use crate::support::desktop::Desktop;
use crate::support::wait_until;

const PATIENCE: Duration = Duration::from_mins(3);
/// The measured frames, and the frames before them, in which fonts and pictures are made.
const FRAMES: (usize, usize) = (60, 10);
const FEW_FRAMES: (usize, usize) = (2, 10);

/// Starts the bench again as the window that the variable asks for; the milliseconds of each frame.
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

/// The frames of such a window; prints their times when it is dropped.
pub struct Frames {
    wanted: usize,
    settling: usize,
    began: Option<Instant>,
    times: Vec<Duration>,
}

impl Frames {
    /// Reads how many frames are wanted, and of which scene.
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

    /// Starts a frame and ends the one before it; true for every second frame.
    pub fn begin(&mut self) -> bool {
        let now = Instant::now();
        self.times.extend(self.began.map(|began| now - began));
        self.began = Some(now);
        self.times.len() % 2 == 1
    }

    /// Asks for the next frame, or closes the window after the last.
    pub fn next_frame(&self, ctx: &Context) {
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
