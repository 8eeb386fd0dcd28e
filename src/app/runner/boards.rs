//! Electronic boards: what the table asks of them, what they tell, and which ones are taken without anybody asking.

use shakmaty::{ByColor, Color};

use super::Runner;
use crate::app::table_thread::Happening;
use adapters::board_access;
use adapters::ports::eboard::{BoardId, Found, News, Obstacle, Request, Standing};
use laws::regulations::Venue;
use settings::PersonSettings;
use table::input::Input;

/// The boards that the settings name, as long as they wait to be found: nobody is told of a board that is at home in its box.
#[derive(Default)]
pub(super) struct Awaited {
    named: ByColor<Option<BoardId>>,
    /// So many times somebody wants to hear which boards there are.
    lists: usize,
}

impl Awaited {
    /// What the settings name. A word that is no board is none.
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

    /// That seat's board, if it is among these and can be used: it waits no longer.
    fn take(&mut self, side: Color, found: &[Found]) -> Option<BoardId> {
        let is_usable = |board: &&Found| match board.standing {
            Standing::Free => true,
            Standing::Taken(_) | Standing::Unusable(_) => false,
        };
        let awaited = self.named.get_mut(side);
        let is_there = |id: &mut BoardId| found.iter().filter(is_usable).any(|board| board.id == *id);
        awaited.take_if(is_there)
    }
}

impl Runner {
    /// The boards of the command line are the table's, and those of the settings are looked for: at home, for at an event whoever may
    /// choose names them.
    pub(super) fn take_named_boards(&mut self) {
        let named = std::mem::take(&mut self.tools.named_boards);
        if self.table.game().regulations().place == Venue::Home {
            self.awaited = Awaited::named(&self.tools.settings.person);
        }
        for (side, id) in named.zip_color() {
            if let Some(id) = id {
                self.awaited.forget(side);
                self.step(Input::UseBoard(self.tools.own_seat, side, id));
            }
        }
        if self.awaited.named.iter().any(Option::is_some) {
            self.tools.boards.ask(Request::Look);
        }
    }

    /// What the table wants of them.
    pub(super) fn ask_boards(&mut self, request: Request) {
        match &request {
            // Somebody has chosen.
            Request::Take(side, _) | Request::Release(side) => self.awaited.forget(*side),
            Request::Look => {
                self.awaited.lists += 1;
                self.input.is_answered_later = true;
            }
            Request::Light(..) | Request::ShowClock(..) => {}
        }
        self.tools.boards.ask(request);
    }

    /// What they tell.
    pub(super) fn board_news(&mut self, news: News) {
        let (found, is_answer) = match &news {
            News::Found(found) => (found.clone(), self.awaited.lists > 0),
            News::Of(..) => (Vec::new(), false),
        };
        self.step(Input::Boards(news));
        let is_forbidden = |board: &&Found| board.standing == Standing::Unusable(Obstacle::Forbidden);
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
            (self.tools.tell)(Happening::InputDone);
        }
    }

    /// Why that port may not be opened, and what is to be done about it.
    fn tell_why_not(&mut self, place: &str) {
        let why = board_access::why_not(place);
        let (id, more) = why.message();
        let more = more.iter().map(|(name, value)| (*name, value.as_str()));
        let values: Vec<_> = std::iter::once(("device", place)).chain(more).collect();
        self.tell_text(self.tools.own_seat, id, &values);
    }
}
