//! Prints the measure of the house (tests/it/tidy/measure.rs) for the program in each folder given, side by side, as a table.

#[path = "../tests/it/tidy/circles.rs"]
mod circles;
#[path = "../tests/it/tidy/floors.rs"]
mod floors;
#[path = "../tests/it/tidy/measure.rs"]
mod measure;
#[path = "../tests/it/tidy/source.rs"]
mod source;

use measure::SourceTree;
use std::path::Path;

/// The floors of `laws` before it had two, from the lowest up: what a game is, then what may happen.
const FLOORS_BEFORE: &str = "moment player_board scoresheet time_control recorder tournament fault refusal articles regulations \
    explanation people ending chessclock turn command proposal event clock_past game apply \
    draft repetition drawn_game differences touch claim timing penalty discrepancy sheets ruling finish pressing moving standing \
    irregularity recording writing quickplay agreement adjournment sealing default_time retaken time_check watch";

fn main() {
    let folders: Vec<String> = std::env::args().skip(1).collect();
    let before: Vec<&str> = FLOORS_BEFORE.split(' ').collect();
    let measure = |folder: &String| {
        let folder = Path::new(folder);
        let has_floors = ["src/laws/rules", "crates/laws/src/rules"].iter().any(|rules| folder.join(rules).is_dir());
        SourceTree::at(folder).measure(if has_floors { floors::FLOORS } else { &before })
    };
    let columns: Vec<Vec<[String; 3]>> = folders.iter().map(measure).collect();
    let names = folders.iter().map(|folder| folder.rsplit('/').next().unwrap_or(folder));
    print_row("", "goal", names);
    print_row("---", "---", folders.iter().map(|_| "---"));
    for [what, goal, _] in columns.last().into_iter().flatten() {
        let cell = |column: &Vec<[String; 3]>| column.iter().find(|row| row[0] == *what).map_or(String::new(), |row| row[2].clone());
        let cells: Vec<String> = columns.iter().map(cell).collect();
        print_row(what, goal, cells.iter().map(String::as_str));
    }
}

fn print_row<'a>(what: &str, goal: &str, cells: impl Iterator<Item = &'a str>) {
    println!("| {what} | {goal} | {} |", cells.collect::<Vec<_>>().join(" | "));
}
