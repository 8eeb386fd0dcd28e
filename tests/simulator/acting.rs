//! The acts of a story at one computer.

use controls::intent::Intent;
use laws::command::Command;
use laws::people::Person;
use laws::regulations::Venue;
use table::input::Input;
use table::script::parse::{StoryLine, parse};

use crate::auditor::Fault;
use crate::computer::Computer;
use crate::story::Act;

/// Carries out an act at a computer; acts on the way between computers do nothing there.
///
/// # Errors
/// The first promise that is broken.
pub fn act(header: &str, computer: &mut Computer, act: &Act) -> Result<(), Fault> {
    match act {
        Act::Line(words) => line(header, computer, words),
        Act::Wait(ms) => computer.wait(*ms),
        Act::Kill => computer.restart(),
        Act::Cut(cut) => {
            computer.disk().cut(*cut);
            Ok(())
        }
        Act::Store(health) => {
            computer.set_health(*health);
            Ok(())
        }
        Act::Sleep(ms) => computer.sleeps(*ms, false),
        Act::Suspend(ms) => computer.sleeps(*ms, true),
        Act::Jump(ms) => computer.jump(*ms),
        Act::Wish(_)
        | Act::Weather(_)
        | Act::Cable(_)
        | Act::Stranger(_)
        | Act::SeatStands(_)
        | Act::Calm
        | Act::At(..)
        | Act::Join(_)
        | Act::TableCable(..)
        | Act::Switch(_)
        | Act::Desk(..)
        | Act::FurtherDesk
        | Act::Spare(_) => Ok(()),
    }
}

fn line(header: &str, computer: &mut Computer, line: &str) -> Result<(), Fault> {
    let read = parse(&format!("{header}\n{line}"))
        .map_err(|wrong| Fault::new("a line of a story can be read", format!("{line}: {wrong:?}")))?;
    for (_, line) in read.story {
        match line {
            StoryLine::Act(by, intent) => computer.step(Input::Intent(by, intent))?,
            StoryLine::BothPlay(moves) => {
                for words in &moves {
                    cycle(computer, words)?;
                }
            }
            // The boards and engines of a story are not part of the simulated world.
            StoryLine::Board(..) | StoryLine::Engine(_) | StoryLine::Lichess(_) => {}
            StoryLine::At(_) | StoryLine::Look(_) | StoryLine::Expect(_) | StoryLine::Silence(_) => {}
        }
    }
    Ok(())
}

/// One whole move: made, announced, executed on the other board, pressed.
fn cycle(computer: &mut Computer, words: &str) -> Result<(), Fault> {
    let game = computer.table().game();
    let (for_side, words) = (game.turn().side, words.to_owned());
    let (mover, other) = (Person::Player(for_side), Person::Player(for_side.other()));
    if game.regulations().place == Venue::Home {
        return computer.step(Input::Intent(mover, Intent::Announce { for_side, words }));
    }
    computer.step(Input::Intent(mover, Intent::Play { for_side, words }))?;
    let copies = Intent::Copy {
        for_side: for_side.other(),
    };
    computer.step(Input::Intent(other, copies))?;
    let presses = Intent::Do(Command::PressClock { side: for_side });
    computer.step(Input::Intent(mover, presses))
}
