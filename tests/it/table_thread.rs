//! The table's thread with recording twins of the world.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use annabella::adapters::monotonic::Monotonic;
use annabella::app::session::first_game;
use annabella::app::table_thread::{TableThread, Tools};
use annabella::controls::intent::{Intent, Purpose, Wish};
use annabella::journal::chain::Chain;
use annabella::laws::people::Person;
use annabella::locale::Locale;
use annabella::ports::battery::NullBattery;
use annabella::ports::sound::NullSound;
use annabella::ports::store::NullStore;
use annabella::ports::voice::RecordingVoice;
use annabella::settings::Settings;
use annabella::table::Table;
use annabella::table::input::Input;
use shakmaty::Color;

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);

/// The settings that were kept, the last last.
fn kept_after(intents: Vec<(Person, Intent)>) -> Vec<Settings> {
    let kept: Arc<Mutex<Vec<Settings>>> = Arc::default();
    let keeper = Arc::clone(&kept);
    let table = Table::new(first_game(Locale::En), Locale::En);
    let time = Monotonic::after(table.last());
    let (tell, _told) = channel();
    let tools = Tools {
        store: Box::new(NullStore),
        chain: Chain::default(),
        voice: Box::new(RecordingVoice::default()),
        sound: Box::new(NullSound),
        battery: Box::new(NullBattery),
        settings: Settings::default(),
        heard: ADA,
        shown: Vec::new(),
        time,
        keep: Box::new(move |settings| keeper.lock().unwrap().push(settings.clone())),
        tell: Box::new(move |happening| {
            tell.send(happening).ok();
        }),
    };
    let thread = TableThread::start(table, Box::new(move |_post| tools)).unwrap();
    let post = thread.post();
    let devices = [("speaker", "Speaker"), ("earphone", "Earphone")];
    for person in [ADA, BEN] {
        let devices = devices.map(|(name, words)| (name.to_owned(), words.to_owned()));
        post.input(Input::Devices(person, devices.to_vec()));
    }
    for (by, intent) in intents {
        post.intent(by, intent);
    }
    thread.finish_after_speaking(Duration::ZERO);
    kept.lock().unwrap().clone()
}

#[test]
fn nobody_moves_anothers_private_words_to_another_device() {
    let kept = kept_after(vec![
        (ADA, Intent::UseDevice(Purpose::Earphone, 2)),
        (BEN, Intent::UseDevice(Purpose::Earphone, 1)),
    ]);
    let last = kept.last().unwrap();
    assert_eq!(last.earphone.as_deref(), Some("earphone"));
    assert_eq!(last.second_earphone.as_deref(), Some("speaker"));
}

#[test]
fn the_wishes_that_are_kept_are_those_of_the_person_at_this_machine() {
    let off = || Intent::Set(Wish::TypedMovesMoveMyBoard(false));
    assert!(kept_after(vec![(BEN, off())]).is_empty());
    let kept = kept_after(vec![(ADA, off())]);
    assert!(!kept.last().unwrap().typed_moves_move_my_board);
}
