//! Electronic boards: the table's requests, the boards' reports, and the boards that are put to use without a request.

use shakmaty::{ByColor, Color};

use super::Runner;
use crate::app::news::TableNews;
use adapters::board_access;
use laws::regulations::Venue;
use protocols::eboard::{BoardAvailability, BoardId, BoardNews, BoardRequest, FoundBoard, Obstacle};
use settings::PersonSettings;
use table::input::Input;

/// The boards that the settings name, until they are found. A missing one is not reported: it may be in its box.
#[derive(Default)]
pub(super) struct Awaited {
    named: ByColor<Option<BoardId>>,
    /// The number of open requests for the list of boards.
    lists: usize,
}

impl Awaited {
    /// The boards named in the settings; a word that names no board is ignored.
    fn named(settings: &PersonSettings) -> Self {
        let words = ByColor {
            white: &settings.white_board,
            black: &settings.black_board,
        };
        Self {
            named: words.map(|word| word.parse().ok()),
            lists: 0,
        }
    }

    fn forget(&mut self, side: Color) {
        *self.named.get_mut(side) = None;
    }

    /// The awaited board of that seat, if it is among these and can be used; it is no longer awaited then.
    fn take(&mut self, side: Color, found: &[FoundBoard]) -> Option<BoardId> {
        let is_usable = |board: &&FoundBoard| match board.standing {
            BoardAvailability::Free => true,
            BoardAvailability::Taken(_) | BoardAvailability::Unusable(_) => false,
        };
        let awaited = self.named.get_mut(side);
        let is_there = |id: &mut BoardId| found.iter().filter(is_usable).any(|board| board.id == *id);
        awaited.take_if(is_there)
    }
}

impl Runner {
    /// Takes the command line's boards, and looks for those of the settings, but only at home: at an event they are chosen by hand.
    pub(super) fn take_named_boards(&mut self) {
        let named = std::mem::take(&mut self.tools.named_boards);
        if self.table.game().regulations().place == Venue::Home {
            self.awaited = Awaited::named(&self.table.settings().person);
        }
        for (side, id) in named.zip_color() {
            if let Some(id) = id {
                self.awaited.forget(side);
                self.step(Input::UseBoard(self.tools.own_seat, side, id));
            }
        }
        if self.awaited.named.iter().any(Option::is_some) {
            self.tools.boards.ask(BoardRequest::Look);
        }
    }

    /// Passes on the table's request to the boards.
    pub(super) fn ask_boards(&mut self, request: BoardRequest) {
        match &request {
            // The choice of a person ends the wait.
            BoardRequest::Take(side, _) | BoardRequest::Release(side) => self.awaited.forget(*side),
            BoardRequest::Look => {
                self.awaited.lists += 1;
                self.input.is_answered_later = true;
            }
            BoardRequest::Light(..) | BoardRequest::ShowClock(..) => {}
        }
        self.tools.boards.ask(request);
    }

    /// Takes the boards' news.
    pub(super) fn board_news(&mut self, news: BoardNews) {
        let (found, is_answer) = match &news {
            BoardNews::Found(found) => (found.clone(), self.awaited.lists > 0),
            BoardNews::Of(..) => (Vec::new(), false),
        };
        self.step(Input::Boards(news));
        let is_forbidden = |board: &&FoundBoard| board.standing == BoardAvailability::Unusable(Obstacle::Forbidden);
        if let Some(board) = found.iter().find(is_forbidden).filter(|_| is_answer) {
            self.tell_why_not(&board.place);
        }
        for side in Color::ALL {
            if let Some(id) = self.awaited.take(side, &found) {
                self.step(Input::UseBoard(self.tools.own_seat, side, id));
            }
        }
        if is_answer {
            self.awaited.lists -= 1;
            (self.tools.tell)(TableNews::InputDone);
        }
    }

    /// Tells why that port may not be opened, and the remedy.
    fn tell_why_not(&mut self, place: &str) {
        let why = board_access::why_not(place);
        let (id, more) = why.message();
        let more = more.iter().map(|(name, value)| (*name, value.as_str()));
        let values: Vec<_> = std::iter::once(("device", place)).chain(more).collect();
        self.tell_text(self.tools.own_seat, id, &values);
    }
}
