//! What a person at another computer may wish, as it travels: a line, a square, a button by its name. At the seat it is made of what his screen
//! offers; at the host it is found again on his screen there.

use shakmaty::Square;

use controls::afar::{is_done_here, may_come_from_afar};
use controls::catalogue::Control;
use controls::intent::{Choice, Intent};
use controls::move_line::{self, Meaning};
use controls::sheet::SheetIntent;
use display::Screen;
use laws::people::Person;
use link::seat::{Wish, is_too_long};
use locale::Messages;

/// Where what a person wants at a seat is done.
#[derive(Clone, Debug, PartialEq)]
pub enum Route {
    /// Here: it changes nothing of the game.
    Here,
    /// At the host.
    There(Wish),
    /// Nowhere: it cannot be done from a seat elsewhere.
    Nowhere,
}

/// Where that is done.
pub fn route(screen: &Screen, messages: &Messages, by: Person, intent: &Intent) -> Route {
    if let Intent::Line(line) = intent {
        return match move_line::read(line, by, messages) {
            Meaning::Command(meant) if is_done_here(&meant) => Route::Here,
            Meaning::Command(meant) if !may_come_from_afar(&meant) => Route::Nowhere,
            Meaning::Empty | Meaning::Command(_) | Meaning::Move(_) | Meaning::For(_, _) if is_too_long(line) => {
                Route::Nowhere
            }
            Meaning::Empty | Meaning::Command(_) | Meaning::Move(_) | Meaning::For(_, _) => {
                Route::There(Wish::Line(line.clone()))
            }
        };
    }
    if is_done_here(intent) {
        return Route::Here;
    }
    if !may_come_from_afar(intent) {
        return Route::Nowhere;
    }
    wish_of(screen, by, intent).map_or(Route::Nowhere, Route::There)
}

fn wish_of(screen: &Screen, by: Person, intent: &Intent) -> Option<Wish> {
    if let Intent::Answer(choice) = intent {
        return Some(Wish::Answer(*choice == Choice::Yes));
    }
    if let Intent::Sheet(SheetIntent::Write(text)) = intent {
        return (!is_too_long(text)).then(|| Wish::Write(text.clone()));
    }
    if let Intent::Sheet(SheetIntent::Correct { place, words }) = intent {
        return (!is_too_long(words)).then(|| Wish::Correct(*place, words.clone()));
    }
    if let Intent::Sheet(SheetIntent::Strike(ply)) = intent {
        return Some(Wish::Strike(*ply));
    }
    if let Intent::BringBack { board, square, piece } = intent {
        return (by.side() == Some(*board)).then(|| Wish::bringing(*square, *piece));
    }
    let on_a_cell = screen.board.cells.iter().find_map(|cell| {
        let number = u8::from(cell.square);
        if cell.touch == *intent {
            Some(Wish::Touch(number))
        } else if cell.take_off == *intent {
            Some(Wish::TakeOff(number))
        } else if cell.adjust == *intent {
            Some(Wish::Adjust(number))
        } else {
            None
        }
    });
    on_a_cell.or_else(|| {
        let button = screen
            .buttons
            .iter()
            .find(|button| matches!(&button.act, Ok(Some(act)) if act == intent))?;
        Some(Wish::Control(button.control.row().id.to_owned()))
    })
}

/// What that wish stands for on his screen at the host; nothing where that offers no such thing now.
pub fn intent_of(screen: &Screen, by: Person, wish: &Wish) -> Option<Intent> {
    let cell = |number: u8| {
        let square: Square = Wish::square(number)?;
        screen.board.cells.iter().find(|cell| cell.square == square)
    };
    match wish {
        Wish::Line(line) => Some(Intent::Line(line.clone())),
        Wish::Control(id) => {
            let control = Control::ALL.iter().find(|control| control.row().id == id)?;
            screen.button(*control)?.act.clone().ok()?
        }
        Wish::Touch(number) => cell(*number).map(|cell| cell.touch.clone()),
        Wish::TakeOff(number) => cell(*number).map(|cell| cell.take_off.clone()),
        Wish::Adjust(number) => cell(*number).map(|cell| cell.adjust.clone()),
        Wish::BringBack(number, letter) => Some(Intent::BringBack {
            board: by.side()?,
            square: Wish::square(*number)?,
            piece: Wish::piece(*letter)?,
        }),
        Wish::Write(text) => Some(Intent::Sheet(SheetIntent::Write(text.clone()))),
        Wish::Correct(place, words) => Some(Intent::Sheet(SheetIntent::Correct {
            place: *place,
            words: words.clone(),
        })),
        Wish::Strike(ply) => Some(Intent::Sheet(SheetIntent::Strike(*ply))),
        Wish::Answer(yes) => Some(Intent::Answer(if *yes { Choice::Yes } else { Choice::No })),
        // They are no act of the game's, or somebody else's.
        Wish::Settings(_) | Wish::OfAssistant(_) => None,
    }
}
