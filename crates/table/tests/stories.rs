//! Every story is a test of its own: `cargo test --test stories d2_8` plays those whose path has `d2_8` in it.

use libtest_mimic::{Arguments, Trial, run};
use std::process::ExitCode;

fn main() -> ExitCode {
    let stories = testing::stories::stories().into_iter();
    let trials = stories.map(|story| Trial::test(story.name.clone(), move || Ok(story.play()?)));
    run(&Arguments::from_args(), trials.collect()).exit_code()
}
