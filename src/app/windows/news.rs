//! The screens and words of a table's thread, put where the windows find them: a screen for each seat, news for each
//! person in a queue that their window empties once a frame, and requests that only the program around the table can
//! carry out.

use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use egui::{self, ViewportId};

use super::shared::lock;
use crate::app::news::{ProgramNews, TableNews, Tell};
use display::Screen;
use laws::people::Person;
use link::seat::LineEnd;
use speech::utterance::{Channel, Priority};
use ui::live_region::Urgency;
use ui::{FixedTarget, LineNews, WindowNews};

/// Delay of another window's frame after the root window's. One frame each: without a delay egui draws two.
pub(super) const AFTER_ROOT: Duration = Duration::from_millis(20);

/// An open window, and the person whose news it takes; the window of the clocks takes none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OpenWindow {
    pub(super) id: ViewportId,
    pub(super) person: Option<Person>,
}

/// The state shared by one table's thread and its windows.
#[derive(Debug)]
pub(super) struct SharedSeats {
    /// The windows in the order in which they may take a person's news: the root window is the first.
    windows: Vec<OpenWindow>,
    screens: Vec<Arc<Screen>>,
    /// The words of the step that is being made, and their listeners.
    said: Vec<(Person, String, Urgency)>,
    news: Vec<PersonNews>,
}

/// News for a person.
#[derive(Debug)]
struct PersonNews {
    to: Person,
    news: WindowNews,
    /// True if the person with the root window is told the same at the same time.
    is_at_root_too: bool,
}

impl SharedSeats {
    /// The state of a table with only the root window open, at that person's seat.
    pub(super) fn new(root: Person) -> Self {
        let root = OpenWindow {
            id: ViewportId::ROOT,
            person: Some(root),
        };
        Self {
            windows: vec![root],
            screens: Vec::new(),
            said: Vec::new(),
            news: Vec::new(),
        }
    }

    /// Notes that a window is open from now on, or closed, or another person's.
    pub(super) fn set_window(&mut self, id: ViewportId, is_open: bool, person: Option<Person>) {
        let known = self.windows.iter_mut().find(|window| window.id == id);
        match known {
            Some(known) if is_open => known.person = person,
            Some(_) => self.windows.retain(|window| window.id != id),
            None if is_open => self.windows.push(OpenWindow { id, person }),
            None => {}
        }
    }

    /// The person who has the root window.
    pub(super) fn root(&self) -> Option<Person> {
        self.windows.first().and_then(|root| root.person)
    }

    /// All people who have a window.
    pub(super) fn people(&self) -> impl Iterator<Item = Person> {
        self.windows.iter().filter_map(|window| window.person)
    }

    /// The person's screen as it is now.
    pub(super) fn screen(&self, person: Person) -> Option<Arc<Screen>> {
        self.screens.iter().find(|screen| screen.seat == person).cloned()
    }

    /// The news of the person whose window that is, in their order. Of two windows of one person the first takes them; and a
    /// sentence for several people is announced in the root window alone, if it is `read_at_root`: no sentence is announced
    /// twice.
    pub(super) fn take_news(&mut self, id: ViewportId, read_at_root: bool) -> Vec<WindowNews> {
        let own = self.windows.iter().find(|window| window.id == id);
        let Some(person) = own.and_then(|window| window.person) else {
            return Vec::new();
        };
        let first = self.windows.iter().find(|window| window.person == Some(person));
        if first.is_none_or(|first| first.id != id) {
            return Vec::new();
        }
        let own = self.news.extract_if(.., |told| told.to == person);
        let is_new = |told: &PersonNews| !(read_at_root && told.is_at_root_too);
        own.filter(is_new).map(|told| told.news).collect()
    }

    /// Drops the words for that person that have not been said yet.
    pub(super) fn silence(&mut self, person: Person) {
        self.said.retain(|(to, ..)| *to != person);
        self.news
            .retain(|told| told.to != person || !matches!(told.news, WindowNews::Say(..)));
    }

    /// Adds news for a person; without a window it has no effect.
    pub(super) fn tell(&mut self, to: Person, news: WindowNews) {
        self.add(PersonNews {
            to,
            news,
            is_at_root_too: false,
        });
    }

    fn add(&mut self, told: PersonNews) {
        if self.people().any(|person| person == told.to) {
            self.news.push(told);
        }
    }

    /// Passes on the words of this step, now that all words and their listeners are known.
    fn tell_what_was_said(&mut self) {
        let (root, said) = (self.root(), std::mem::take(&mut self.said));
        for (to, text, urgency) in &said {
            let is_at_root_too =
                Some(*to) != root && said.iter().any(|(other, own, _)| Some(*other) == root && own == text);
            self.add(PersonNews {
                to: *to,
                news: WindowNews::Say(text.clone(), *urgency),
                is_at_root_too,
            });
        }
    }
}

/// Tells the windows the events of a table, and the program the news for it.
pub(super) fn teller(ctx: &egui::Context, seats: &Arc<Mutex<SharedSeats>>, program: Sender<ProgramNews>) -> Tell {
    let (ctx, seats) = (ctx.clone(), Arc::clone(seats));
    Box::new(move |happening| {
        let mut table = lock(&seats);
        match happening {
            TableNews::Said {
                to,
                channel,
                priority,
                text,
                hears_alone,
            } => {
                // No sentence is spoken by two voices: this person has it from the program's.
                if hears_alone {
                    return;
                }
                let urgency = match priority {
                    Priority::Now => Urgency::Assertive,
                    Priority::Normal | Priority::Next => Urgency::Polite,
                };
                // Words for everyone at the table are announced once, in the window that must be heard.
                let to = match channel {
                    Channel::Private => to,
                    Channel::Public => table.root().unwrap_or(to),
                };
                table.said.push((to, text, urgency));
            }
            TableNews::Cue(to, _, words) => table.said.push((to, words, Urgency::Polite)),
            TableNews::Entry(to, end) => table.tell(to, WindowNews::Line(FixedTarget::SheetLine, end_of(end))),
            TableNews::Line(to, end) => table.tell(to, WindowNews::Line(FixedTarget::MoveLine, end_of(end))),
            TableNews::Help(to, search, _) => table.tell(to, WindowNews::Help(search)),
            TableNews::Lines(to, lines) => table.tell(to, WindowNews::Lines(lines)),
            TableNews::Copy(_, text) => ctx.copy_text(text),
            TableNews::Manual(to) => table.tell(to, WindowNews::Manual),
            TableNews::Guide(to) => table.tell(to, WindowNews::Guide),
            TableNews::Settings(to, search) => table.tell(to, WindowNews::Settings(search)),
            // The screens are shown now, whatever brought them, a step or a list of devices.
            TableNews::Screens(screens) => {
                table.tell_what_was_said();
                table.screens = screens;
                draw(&ctx, table);
            }
            TableNews::StepDone { .. } => {
                table.tell_what_was_said();
                draw(&ctx, table);
            }
            TableNews::Program(news) => {
                drop(table);
                // News of a table that was left is of no use.
                program.send(news).ok();
                ctx.request_repaint_of(ViewportId::ROOT);
            }
            TableNews::Refused(_, _) | TableNews::InputDone => {}
        }
    })
}

const fn end_of(end: LineEnd) -> LineNews {
    match end {
        LineEnd::Taken => LineNews::Taken,
        LineEnd::Refused => LineNews::Refused,
        LineEnd::Waits => LineNews::Waits,
    }
}

/// Asks for a frame of every window, with the lock released first.
fn draw(ctx: &egui::Context, table: MutexGuard<'_, SharedSeats>) {
    let windows = table.windows.clone();
    drop(table);
    draw_window(ctx, ViewportId::ROOT);
    for window in windows.iter().filter(|window| window.id != ViewportId::ROOT) {
        draw_window(ctx, window.id);
    }
}

/// Asks for a frame of that window by its id: without one, the window being drawn at this moment would get it. The other windows come
/// after the root window, which has the words: egui draws windows that are due together in any order.
pub(super) fn draw_window(ctx: &egui::Context, window: ViewportId) {
    if window == ViewportId::ROOT {
        ctx.request_repaint_of(window);
    } else {
        ctx.request_repaint_after_for(AFTER_ROOT, window);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use shakmaty::Color;

    const ADA: Person = Person::Player(Color::White);
    const BEN: Person = Person::Player(Color::Black);

    fn ben() -> ViewportId {
        ViewportId::from_hash_of("ben")
    }

    fn desk() -> ViewportId {
        ViewportId::from_hash_of("desk")
    }

    /// A table with Ada in the root window and Ben in another window, and its event receiver.
    fn seated() -> (Arc<Mutex<SharedSeats>>, Tell) {
        let seats = Arc::new(Mutex::new(SharedSeats::new(ADA)));
        lock(&seats).set_window(ben(), true, Some(BEN));
        let told = teller(&egui::Context::default(), &seats, channel().0);
        (seats, told)
    }

    fn said(to: Person, channel: Channel, text: &str) -> TableNews {
        TableNews::Said {
            to,
            channel,
            priority: Priority::Normal,
            text: text.to_owned(),
            hears_alone: false,
        }
    }

    const STEP_DONE: TableNews = TableNews::StepDone { awaits_answer: false };

    fn says(text: &str) -> WindowNews {
        WindowNews::Say(text.to_owned(), Urgency::Polite)
    }

    /// The news for the window `id` after a step with these events.
    fn after(seats: &Mutex<SharedSeats>, tell: &Tell, step: Vec<TableNews>) -> impl Fn(ViewportId) -> Vec<WindowNews> {
        for happening in step {
            tell(happening);
        }
        tell(STEP_DONE);
        |id| lock(seats).take_news(id, true)
    }

    #[test]
    fn a_sentence_goes_once_to_its_window_and_public_words_to_root() {
        let (seats, tell) = seated();
        let step = vec![
            said(ADA, Channel::Private, "Eva vier"),
            said(BEN, Channel::Private, "Your move."),
            said(BEN, Channel::Public, "Springer Felix drei"),
            said(Person::Arbiter, Channel::Private, "The boards differ."),
        ];
        let take = after(&seats, &tell, step);
        assert_eq!(take(ViewportId::ROOT), [says("Eva vier"), says("Springer Felix drei")]);
        assert_eq!(take(ben()), [says("Your move.")]);
        assert_eq!(take(ViewportId::ROOT), []);
        lock(&seats).set_window(desk(), true, Some(Person::Arbiter));
        assert_eq!(take(desk()), [], "who had no window was told nothing");
    }

    #[test]
    fn a_sentence_for_several_people_is_announced_in_one_window() {
        let (seats, tell) = seated();
        let step = || {
            vec![
                said(BEN, Channel::Private, "Black wins by checkmate."),
                said(ADA, Channel::Private, "Black wins by checkmate."),
                TableNews::Line(BEN, LineEnd::Taken),
            ]
        };
        let take = after(&seats, &tell, step());
        assert_eq!(take(ben()), [WindowNews::Line(FixedTarget::MoveLine, LineNews::Taken)]);
        assert_eq!(take(ViewportId::ROOT), [says("Black wins by checkmate.")]);
        drop(after(&seats, &tell, step()));
        let unread = lock(&seats).take_news(ben(), false);
        assert!(
            unread.contains(&says("Black wins by checkmate.")),
            "where nothing is announced in the root window: {unread:?}"
        );
        let take = after(
            &seats,
            &tell,
            vec![said(BEN, Channel::Private, "Black wins by checkmate.")],
        );
        assert_eq!(take(ben()), [says("Black wins by checkmate.")], "another time");
    }

    #[test]
    fn a_person_with_own_headphones_gets_no_screen_reader_sentence() {
        let (seats, tell) = seated();
        let step = vec![TableNews::Said {
            to: BEN,
            channel: Channel::Private,
            priority: Priority::Normal,
            text: String::from("Your move."),
            hears_alone: true,
        }];
        assert_eq!(after(&seats, &tell, step)(ben()), []);
    }

    #[test]
    fn the_arbiter_holding_the_root_window_is_announced_only_there() {
        let (seats, tell) = seated();
        lock(&seats).set_window(desk(), true, Some(Person::Arbiter));
        lock(&seats).set_window(ViewportId::ROOT, true, Some(Person::Arbiter));
        let step = vec![
            said(ADA, Channel::Private, "Eva vier"),
            said(Person::Arbiter, Channel::Private, "The boards differ."),
        ];
        let take = after(&seats, &tell, step);
        assert_eq!(take(desk()), []);
        assert_eq!(take(ViewportId::ROOT), [says("The boards differ.")]);
        let step = vec![said(Person::Arbiter, Channel::Private, "The boards match.")];
        let take = after(&seats, &tell, step);
        lock(&seats).set_window(ViewportId::ROOT, true, Some(ADA));
        assert_eq!(take(desk()), [says("The boards match.")]);
    }

    #[test]
    fn what_was_to_be_said_to_somebody_who_was_away_is_said_no_more() {
        let (seats, tell) = seated();
        let step = vec![
            said(ADA, Channel::Private, "Eva vier"),
            TableNews::Line(ADA, LineEnd::Taken),
        ];
        let take = after(&seats, &tell, step);
        lock(&seats).silence(ADA);
        assert_eq!(
            take(ViewportId::ROOT),
            [WindowNews::Line(FixedTarget::MoveLine, LineNews::Taken)]
        );
    }

    /// The windows that are asked to be drawn when that event occurs in a frame of that window.
    fn drawn_after(window: ViewportId, happening: TableNews) -> Vec<ViewportId> {
        let ctx = egui::Context::default();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let seats = Arc::new(Mutex::new(SharedSeats::new(ADA)));
        lock(&seats).set_window(ben(), true, Some(BEN));
        let tell = teller(&ctx, &seats, channel().0);
        let mut happening = Some(happening);
        // The very first frames request another one by themselves.
        for is_last in [false, false, false, true] {
            let mut input = egui::RawInput {
                viewport_id: window,
                ..egui::RawInput::default()
            };
            input.viewports.insert(window, egui::ViewportInfo::default());
            let mut output = ctx.run_ui(input, |_| {
                let asked = Arc::clone(&asked);
                ctx.set_request_repaint_callback(move |info| lock(&asked).push(info.viewport_id));
                happening.take_if(|_| is_last).map(&tell);
            });
            output.textures_delta.clear();
        }
        lock(&asked).clone()
    }

    #[test]
    fn new_screens_are_drawn_in_every_window() {
        for window in [ViewportId::ROOT, ben()] {
            for happening in [TableNews::Screens(Vec::new()), STEP_DONE] {
                let asked = drawn_after(window, happening);
                assert!(asked.contains(&ViewportId::ROOT), "{window:?}: {asked:?}");
                assert!(asked.contains(&ben()), "{window:?}: {asked:?}");
            }
        }
    }
}
