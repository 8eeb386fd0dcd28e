//! Requests from another computer, as they travel: a line, a square, a button by its name. The seat makes them of the
//! buttons of its screen; the host finds them again on the player's screen there.

use shakmaty::Square;

use controls::afar::{is_done_here, may_come_from_afar};
use controls::catalogue::Control;
use controls::intent::{Intent, YesOrNo};
use controls::move_line::{self, MoveLineMeaning};
use controls::sheet::SheetIntent;
use display::Screen;
use laws::people::Person;
use link::seat::{Wish, is_too_long};
use locale::Messages;

/// The place where a request from a seat is carried out.
#[derive(Clone, Debug, PartialEq)]
pub enum WishRoute {
    /// Here: it changes nothing of the game.
    Here,
    /// At the host.
    There(Wish),
    /// Nowhere: a remote seat cannot do it.
    Nowhere,
}

/// The place where that request is carried out.
pub fn route(screen: &Screen, messages: &Messages, by: Person, intent: &Intent) -> WishRoute {
    if let Intent::Line(line) = intent {
        return match move_line::read(line, by, messages) {
            MoveLineMeaning::Command(meant) if is_done_here(&meant) => WishRoute::Here,
            MoveLineMeaning::Command(meant) if !may_come_from_afar(&meant) => WishRoute::Nowhere,
            MoveLineMeaning::Empty
            | MoveLineMeaning::Command(_)
            | MoveLineMeaning::Move(_)
            | MoveLineMeaning::For(_, _)
                if is_too_long(line) =>
            {
                WishRoute::Nowhere
            }
            MoveLineMeaning::Empty
            | MoveLineMeaning::Command(_)
            | MoveLineMeaning::Move(_)
            | MoveLineMeaning::For(_, _) => WishRoute::There(Wish::Line(line.clone())),
        };
    }
    if is_done_here(intent) {
        return WishRoute::Here;
    }
    if !may_come_from_afar(intent) {
        return WishRoute::Nowhere;
    }
    wish_of(screen, by, intent).map_or(WishRoute::Nowhere, WishRoute::There)
}

fn wish_of(screen: &Screen, by: Person, intent: &Intent) -> Option<Wish> {
    if let Intent::Answer(choice) = intent {
        return Some(Wish::Answer(*choice == YesOrNo::Yes));
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

/// The intent of that request on the player's screen at the host; none if the screen offers no such thing now.
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
        Wish::Answer(yes) => Some(Intent::Answer(if *yes { YesOrNo::Yes } else { YesOrNo::No })),
        // These are no acts of the game, or somebody else's.
        Wish::Settings(_) | Wish::OfAssistant(_) => None,
    }
}
