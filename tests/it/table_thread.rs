//! The table's thread with recording twins of the world.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adapters::journal_writer::JournalWriter;
use adapters::monotonic::Monotonic;
use adapters::ports::NullPort;
use adapters::ports::recorder::{NullRecorder, RecorderEvent};
use adapters::ports::sound::NullSound;
use adapters::ports::store::{NullStore, StoreFailure};
use adapters::ports::twins::{
    NullBattery, NullFiles, NullProfiles, RecordingFiles, RecordingPort, RecordingRecorder, RecordingStore,
    RecordingVoice,
};
use adapters::ports::voice::{Device, DeviceList, DeviceName, Mute, Silence, Silenced, SoundChannel, VoiceEvent};
use annabella::app::first_game::first_game;
use annabella::app::news::TableNews;
use annabella::app::post::{Post, Posted};
use annabella::app::table_thread::TableThread;
use annabella::app::tools::{RemoteLinks, Tools};
use controls::intent::{Intent, Purpose};
use display::settings::{NamedDevice, RowSubject};
use journal::chain::Chain;
use laws::command::Command;
use laws::people::Person;
use link::seat::LineEnd;
use locale::Locale;
use protocols::eboard::{BoardAvailability, BoardId, BoardNews, BoardRequest, FoundBoard};
use query::Query;
use settings::{PersonSettings, Setting, Settings};
use shakmaty::{ByColor, Color};
use table::Table;
use table::input::{Input, RecorderNews};
use table::script::parse::parse;
use table::script::play::Stage;

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);

fn event() -> Table {
    let header = "time 5400+30\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n";
    let script = parse(header).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    stage.into_table().0
}

/// The settings of Ada, who has headphones and a recorder.
fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.speech.earphone = Some(String::from("ear"));
    settings.person.recorder = true;
    settings
}

fn named_device(name: &str) -> NamedDevice {
    NamedDevice {
        name: name.to_owned(),
        description: name.to_owned(),
    }
}

/// Ada's machine at that table: what it says is recorded, and what happens is told.
fn tools(table: &Table, voice: &RecordingVoice, tell: Sender<TableNews>) -> Tools {
    Tools {
        journal: JournalWriter::new(Box::new(NullStore), Chain::default()),
        voice: Box::new(voice.clone()),
        sound: Box::new(NullSound),
        files: Box::new(NullFiles),
        battery: Box::new(NullBattery),
        boards: Box::new(NullPort),
        engines: Box::new(NullPort),
        links: RemoteLinks::nothing(),
        collections: Box::new(NullPort),
        positions: Box::new(NullPort),
        named_boards: ByColor::default(),
        recorder: Box::new(NullRecorder::default()),
        own_seat: ADA,
        shown: Vec::new(),
        time: Monotonic::after(table.last()),
        profiles: Box::new(NullProfiles),
        games: Box::new(|_, _| {}),
        keep: Arc::new(|_| Ok(())),
        tell: Box::new(move |happening| {
            tell.send(happening).ok();
        }),
    }
}

/// The requests to the boards at that table, whose settings name that one for White and whose command line those, while `act` posts.
fn asked_of_boards(
    table: Table,
    (setting, named_boards): (&str, ByColor<Option<BoardId>>),
    act: impl FnOnce(&Post),
) -> (Vec<BoardRequest>, Vec<TableNews>) {
    let (voice, boards) = (
        RecordingVoice::default(),
        RecordingPort::<protocols::eboard::BoardRequest>::default(),
    );
    let (tell, told) = channel();
    let tools = Tools {
        boards: Box::new(boards.clone()),
        named_boards,
        ..tools(&table, &voice, tell)
    };
    let mut settings = settings();
    setting.clone_into(&mut settings.person.white_board);
    let thread = TableThread::start(table, settings, Box::new(move |_post| tools)).unwrap();
    act(&thread.post());
    thread.finish_after_speaking(Duration::ZERO);
    (boards.asked(), told.try_iter().collect())
}

fn at_home() -> Table {
    Table::new(first_game(&PersonSettings::default(), Locale::En), Locale::En)
}

fn board_id(text: &str) -> BoardId {
    text.parse().unwrap()
}

fn found(text: &str) -> BoardNews {
    BoardNews::Found(vec![FoundBoard {
        id: board_id(text),
        place: String::from("/dev/ttyUSB0"),
        standing: BoardAvailability::Free,
    }])
}

#[test]
fn nothing_is_asked_of_boards_that_nobody_uses() {
    let nobody = || ("", ByColor::default());
    let (asked, _) = asked_of_boards(at_home(), nobody(), |post| {
        post.intent(ADA, Intent::Line(String::from("e4")));
        post.send(Posted::Boards(found("dgt:1")));
    });
    assert_eq!(asked, []);
    let (asked, told) = asked_of_boards(at_home(), nobody(), |post| {
        post.intent(ADA, Intent::Line(String::from("boards")));
        post.send(Posted::Boards(found("dgt:12345")));
    });
    assert_eq!(asked, [BoardRequest::Look]);
    let is_named =
        |happening: &TableNews| matches!(happening, TableNews::Said { to: ADA, text, .. } if text.contains("12345"));
    assert!(told.iter().any(is_named), "{told:?}");
}

#[test]
fn a_board_of_the_command_line_is_taken_before_the_settings() {
    let named = ByColor {
        white: None,
        black: Some(board_id("dgt:2")),
    };
    let (asked, _) = asked_of_boards(at_home(), ("dgt:1", named.clone()), |post| {
        post.send(Posted::Boards(found("dgt:3")));
        post.send(Posted::Boards(found("dgt:1")));
        post.send(Posted::Boards(found("dgt:1")));
    });
    let take = |side, text| BoardRequest::Take(side, board_id(text));
    assert_eq!(
        asked,
        [
            take(Color::Black, "dgt:2"),
            BoardRequest::Look,
            take(Color::White, "dgt:1")
        ]
    );
    // A player who has chosen another one keeps it.
    let white = ByColor {
        white: Some(board_id("dgt:4")),
        black: None,
    };
    let (asked, _) = asked_of_boards(at_home(), ("dgt:1", white), |post| {
        post.send(Posted::Boards(found("dgt:1")));
    });
    assert_eq!(asked, [take(Color::White, "dgt:4")]);
    let (asked, _) = asked_of_boards(event(), ("dgt:1", ByColor::default()), |post| {
        post.send(Posted::Boards(found("dgt:1")));
    });
    assert_eq!(asked, [], "in an event settings take no board");
    let (asked, _) = asked_of_boards(at_home(), ("no board", ByColor::default()), |_| {});
    assert_eq!(asked, []);
}

/// Everybody in an event with recording twins of the voice and of the files; `act` posts, the voice is looked at after.
fn at_an_event(heard: Person, files: RecordingFiles, act: impl FnOnce(&Post)) -> (RecordingVoice, Vec<TableNews>) {
    let recorder = RecordingRecorder::default();
    with_recorder(heard, files, recorder, |post, _voice| act(post))
}

fn with_recorder(
    heard: Person,
    files: RecordingFiles,
    recorder: RecordingRecorder,
    act: impl FnOnce(&Post, &RecordingVoice),
) -> (RecordingVoice, Vec<TableNews>) {
    let table = event();
    let voice = RecordingVoice::default();
    let (tell, told) = channel();
    let tools = tools(&table, &voice, tell);
    let tools = Tools {
        files: Box::new(files),
        recorder: Box::new(recorder),
        own_seat: heard,
        ..tools
    };
    let thread = TableThread::start(table, settings(), Box::new(move |_post| tools)).unwrap();
    act(&thread.post(), &voice);
    thread.finish_after_speaking(Duration::ZERO);
    (voice, told.try_iter().collect())
}

/// The people whose private words were routed anywhere at the end.
fn routed(voice: &RecordingVoice) -> Vec<Person> {
    let routes = voice.recorded().setup.unwrap().routes;
    let person = |ear| match ear {
        SoundChannel::Private(person) => Some(person),
        SoundChannel::Public | SoundChannel::Aloud => None,
    };
    routes.into_keys().filter_map(person).collect()
}

#[test]
fn with_the_root_window_handed_over_only_the_arbiter_is_heard() {
    let (voice, _) = at_an_event(ADA, RecordingFiles::default(), |post| {
        post.send(Posted::Root(Person::Arbiter));
        post.intent(Person::Arbiter, Intent::Do(Command::CompareBoards));
        post.intent(ADA, Intent::Ask(Query::Clock));
    });
    assert_eq!(routed(&voice), [Person::Arbiter]);
    assert_eq!(voice.recorded().stopped, [SoundChannel::Private(ADA)]);
    assert!(!voice.texts(SoundChannel::Private(Person::Arbiter)).is_empty());
    let (voice, _) = at_an_event(ADA, RecordingFiles::default(), |post| {
        post.send(Posted::Root(Person::Arbiter));
        post.send(Posted::Root(ADA));
    });
    assert_eq!(routed(&voice), [ADA]);
    assert_eq!(
        voice.recorded().stopped,
        [SoundChannel::Private(ADA), SoundChannel::Private(Person::Arbiter)]
    );
}

/// The words shown to the arbiter in a window.
fn shown_to_the_arbiter(happenings: &[TableNews]) -> Vec<&str> {
    let said = happenings.iter().filter_map(|happening| {
        let TableNews::Said { to, text, .. } = happening else {
            return None;
        };
        (*to == Person::Arbiter).then_some(text.as_str())
    });
    said.collect()
}

#[test]
fn a_locked_desk_speaks_only_into_the_arbiters_headphones() {
    let line = |text: &str| Intent::Line(text.to_owned());
    let stop = || Intent::Do(Command::StopClocks);
    let left = |post: &Post| {
        post.intent(Person::Arbiter, line("lock 4711"));
        post.send(Posted::Root(ADA));
        post.input(Input::DeskLeft);
        // The person at the player's window presses the key for the desk.
        post.send(Posted::Root(Person::Arbiter));
    };
    let (voice, told) = at_an_event(ADA, RecordingFiles::default(), |post| {
        left(post);
        post.intent(BEN, stop());
    });
    let shown = shown_to_the_arbiter(&told);
    assert_eq!(shown.last(), Some(&"The arbiter's desk is closed."), "{shown:?}");
    let heard = voice.texts(SoundChannel::Private(Person::Arbiter));
    assert!(!heard.iter().any(|text| text.contains("stopped")), "{heard:?}");
    // Acts at the desk are answered, and the right PIN opens the arbiter's private channel, too.
    let (voice, told) = at_an_event(ADA, RecordingFiles::default(), |post| {
        left(post);
        post.intent(Person::Arbiter, line("pin 1"));
    });
    let shown = shown_to_the_arbiter(&told).concat();
    assert!(shown.contains("Wrong PIN."), "{shown}");
    drop(voice);
    let (voice, told) = at_an_event(ADA, RecordingFiles::default(), |post| {
        left(post);
        post.intent(Person::Arbiter, line("pin 4711"));
        post.intent(BEN, stop());
    });
    let shown = shown_to_the_arbiter(&told).concat();
    for words in ["The arbiter's desk is open.", "stopped"] {
        assert!(shown.contains(words), "{words}: {shown}");
    }
    assert!(!voice.texts(SoundChannel::Private(Person::Arbiter)).is_empty());
    let (voice, told) = at_an_event(ADA, RecordingFiles::default(), |post| {
        post.input(Input::Devices(Person::Arbiter, vec![named_device("desk")]));
        post.intent(Person::Arbiter, Intent::UseDevice(Purpose::Earphone, 1));
        left(post);
        post.intent(BEN, stop());
    });
    let heard = voice.texts(SoundChannel::Private(Person::Arbiter));
    assert!(heard.iter().any(|text| text.contains("stopped")), "{heard:?}");
    let shown = shown_to_the_arbiter(&told).concat();
    assert!(!shown.contains("stopped"), "{shown}");
}

#[test]
fn the_arbiters_seat_hears_the_arbiters_words_and_no_players() {
    let (voice, _) = at_an_event(Person::Arbiter, RecordingFiles::default(), |post| {
        post.intent(Person::Arbiter, Intent::Do(Command::CompareBoards));
        post.intent(ADA, Intent::Ask(Query::Clock));
        post.intent(BEN, Intent::Ask(Query::Clock));
    });
    assert_eq!(routed(&voice), [Person::Arbiter]);
}

#[test]
fn the_arbiters_headphones_are_not_the_sighted_players() {
    let (voice, _) = at_an_event(ADA, RecordingFiles::default(), |post| {
        post.input(Input::Devices(Person::Arbiter, vec![named_device("desk")]));
        post.intent(Person::Arbiter, Intent::UseDevice(Purpose::Earphone, 1));
    });
    assert_eq!(routed(&voice), [ADA, Person::Arbiter]);
}

#[test]
fn a_sheet_is_opened_from_a_file_and_a_wrong_path_loses_nothing() {
    let mut files = RecordingFiles::default();
    files
        .texts
        .insert(String::from("white.txt"), String::from("1. e4 e5 2. Nf3 Nc6"));
    files
        .texts
        .insert(String::from("black.txt"), String::from("1. e4 e5\n2. zebra"));
    let line = |text: &str| Intent::Line(text.to_owned());
    let (voice, told) = at_an_event(Person::Arbiter, files, |post| {
        post.intent(Person::Arbiter, line("open sheet white white.txt"));
        post.intent(Person::Arbiter, line("open sheet black black.txt"));
        post.intent(Person::Arbiter, line("open sheet white none/white.txt"));
        post.intent(ADA, line("open sheet white white.txt"));
    });
    assert_eq!(
        voice.texts(SoundChannel::Private(Person::Arbiter)),
        [
            "White, Ada: scoresheet loaded from the file, 4 half-moves.",
            "Black, Ben: scoresheet loaded from the file. Readable for 2 half-moves, up to line 2: \"zebra\".",
            "File not found: \"none/white.txt\". Nothing was entered. Check the path; the line is kept.",
        ]
    );
    let taken = told
        .iter()
        .filter(|happening| matches!(happening, TableNews::Line(Person::Arbiter, LineEnd::Taken)));
    assert_eq!(taken.count(), 2, "the line with the wrong path can be had back");
}

#[test]
fn a_failed_import_or_export_leaves_the_line_to_be_corrected() {
    let table = Table::new(first_game(&PersonSettings::default(), Locale::En), Locale::En);
    let (tell, told) = channel();
    let mut files = RecordingFiles::default();
    files.texts.insert(String::from("letter.txt"), String::from("Dear Ada"));
    let tools = Tools {
        files: Box::new(files),
        ..tools(&table, &RecordingVoice::default(), tell)
    };
    let thread = TableThread::start(table, settings(), Box::new(move |_post| tools)).unwrap();
    for line in [
        "import settings none.toml",
        "import settings letter.txt",
        "export settings letter.txt",
        "export settings new.toml",
        "import settings new.toml",
    ] {
        thread.post().intent(ADA, Intent::Line(line.to_owned()));
    }
    thread.finish_after_speaking(Duration::ZERO);
    let ends = told.try_iter().filter_map(|happening| {
        let TableNews::Line(ADA, end) = happening else {
            return None;
        };
        Some(end)
    });
    let ends: Vec<LineEnd> = ends.collect();
    let (refused, taken) = (LineEnd::Refused, LineEnd::Taken);
    assert_eq!(ends, [refused, refused, refused, taken, taken]);
}

/// A player without headphones in a competition hears aloud how to get them; of the game they hear nothing, and no one does.
#[test]
fn at_an_event_the_way_to_headphones_is_said_aloud() {
    let no_earphone = Silenced {
        whose: Some(ADA),
        why: Mute::NoDevice,
    };
    let recorder = RecordingRecorder::default();
    let (voice, told) = with_recorder(ADA, RecordingFiles::default(), recorder, |post, voice| {
        voice.set_devices(DeviceList {
            devices: ["Speakers", "Headphones"].map(device).into(),
            default: None,
        });
        voice.happen(VoiceEvent::Hearing(vec![no_earphone]));
        post.send(Posted::VoiceHasEvents);
        for line in ["earphone 7", "e4", "clock", "nonsense", "devices", "earphone 2"] {
            post.intent(ADA, Intent::Line(line.to_owned()));
            // The devices are told by the voice.
            post.send(Posted::VoiceHasEvents);
        }
    });
    let aloud = voice.texts(SoundChannel::Aloud);
    assert_eq!(
        aloud,
        [
            "No headphones chosen, so private messages are silent at this event. Type devices, then headphones and their number.",
            "No device has that number. Type devices to hear the list.",
            "Output devices: 1: Speakers. 2: Headphones.",
            "Now using this device.",
        ]
    );
    assert_eq!(voice.texts(SoundChannel::Public), [""; 0]);
    let own = voice.texts(SoundChannel::Private(ADA));
    assert_eq!(
        own.len(),
        3,
        "the move, Black's time, and that nonsense is none: {own:?}"
    );
    let said = |happening: &TableNews| matches!(happening, TableNews::Said { text, .. } if aloud.contains(text));
    assert_eq!(told.iter().filter(|happening| said(happening)).count(), aloud.len());
}

fn device(name: &str) -> Device {
    Device {
        name: DeviceName(name.to_owned()),
        description: name.to_owned(),
    }
}

/// The journal is removed while it is played: everybody hears where the game is now.
#[test]
fn a_removed_journal_is_told_to_everybody_with_its_new_place() {
    let store = RecordingStore::default();
    let table = event();
    let (tell, told) = channel();
    let tools = Tools {
        journal: JournalWriter::new(Box::new(store.clone()), Chain::default())
            .with_refuges(vec![PathBuf::from("/full"), PathBuf::from("/home/ada/annabella")]),
        ..tools(&table, &RecordingVoice::default(), tell)
    };
    let time = tools.time;
    let thread = TableThread::start(table, settings(), Box::new(move |_post| tools)).unwrap();
    store.remove(&[Path::new("/full")]);
    let removed = time.now();
    let mut heard = Vec::new();
    while heard.len() < 3 {
        let happening = told.recv_timeout(Duration::from_secs(5)).unwrap();
        if let TableNews::Said { to, text, .. } = happening
            && text.contains("/home/ada/annabella")
        {
            assert!(!heard.contains(&to));
            heard.push(to);
        }
    }
    assert!(time.now().millis_since(removed) < 2_000);
    for person in [ADA, BEN, Person::Arbiter] {
        assert!(heard.contains(&person), "{person} heard nothing");
    }
    thread.finish_after_speaking(Duration::ZERO);
}

/// The step that tells of a failing store may bring entries of its own, here the half-hourly record of the clocks.
#[test]
fn entries_told_with_a_failing_store_are_owed_too() {
    let story = "time 60\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nat 0:01:30\n\
                 > arbiter accepts proposal result\nat 0:45:00\n";
    let script = parse(story).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let table = stage.into_table().0;
    let store = RecordingStore::default();
    let (tell, told) = channel();
    let tools = Tools {
        journal: JournalWriter::new(Box::new(store.clone()), Chain::default()),
        ..tools(&table, &RecordingVoice::default(), tell)
    };
    store.fail(Some(StoreFailure::Full));
    let thread = TableThread::start(table, settings(), Box::new(move |_post| tools)).unwrap();
    let text = String::from("error");
    let annuls = Intent::Do(Command::AnnulResult { text });
    thread.post().intent(Person::Arbiter, annuls);
    let is_told = |news: &TableNews| matches!(news, TableNews::Said { text, .. } if text.contains("cannot be saved"));
    while !is_told(&told.recv_timeout(Duration::from_secs(5)).unwrap()) {}
    store.fail(None);
    thread.finish_after_speaking(Duration::ZERO);
    let kept = store.kept().entries;
    let names: Vec<String> = kept
        .iter()
        .filter_map(|entry| journal::record::name_of(&entry.record))
        .collect();
    assert_eq!(
        names,
        ["note_written", "result_annulled", "devices_fixed", "times_checked"]
    );
}

/// A player who asks for an entry and hears nothing is told why and what to do, and can also read it.
#[test]
fn a_recording_that_cannot_be_heard_is_told_with_the_reason() {
    let recorder = RecordingRecorder::default();
    let device = recorder.clone();
    let (_, told) = with_recorder(ADA, RecordingFiles::default(), recorder, |post, voice| {
        post.intent(ADA, Intent::Line(String::from("recorder")));
        post.input(Input::Recorder(ADA, RecorderNews::Begun { entry: 1, at_ms: 0 }));
        post.intent(ADA, Intent::Line(String::from("hear last")));
        device.will_tell(RecorderEvent::Part(1, Some([1; 9].into())));
        post.send(Posted::RecorderHasEvents);
        for (person, why) in [(ADA, Silence::NoDevice), (Person::Arbiter, Silence::DeviceLost)] {
            let ear = SoundChannel::Private(person);
            voice.happen(VoiceEvent::NotPlayed { ear, why });
        }
        post.send(Posted::VoiceHasEvents);
    });
    let said = |happening| {
        if let TableNews::Said { to, text, .. } = happening {
            return text.contains("Not played").then_some((to, text));
        }
        None
    };
    let told: Vec<(Person, String)> = told.into_iter().filter_map(said).collect();
    let words = [
        (ADA, "the program was started without sound."),
        (
            ADA,
            "no private headphones are chosen. Type devices, then headphones and their number.",
        ),
        (
            Person::Arbiter,
            "your headphones are not responding. Plug them in, or type devices and choose others.",
        ),
    ];
    let wanted = words.map(|(to, words)| (to, format!("Not played: {words}")));
    assert_eq!(told, wanted);
}

/// The settings that were kept, in order.
fn kept_after(intents: Vec<(Person, Intent)>) -> Vec<Settings> {
    let table = Table::new(first_game(&PersonSettings::default(), Locale::En), Locale::En);
    kept_and_told(table, intents).0
}

/// The settings that were kept, and all that was told.
fn kept_and_told(table: Table, intents: Vec<(Person, Intent)>) -> (Vec<Settings>, Vec<TableNews>) {
    let kept: Arc<Mutex<Vec<Settings>>> = Arc::default();
    let keeper = Arc::clone(&kept);
    let time = Monotonic::after(table.last());
    let (tell, told) = channel();
    let tools = Tools {
        journal: JournalWriter::new(Box::new(NullStore), Chain::default()),
        voice: Box::new(RecordingVoice::default()),
        sound: Box::new(NullSound),
        files: Box::new(NullFiles),
        battery: Box::new(NullBattery),
        boards: Box::new(NullPort),
        engines: Box::new(NullPort),
        links: RemoteLinks::nothing(),
        collections: Box::new(NullPort),
        positions: Box::new(NullPort),
        named_boards: ByColor::default(),
        recorder: Box::new(NullRecorder::default()),
        own_seat: ADA,
        shown: vec![ADA],
        time,
        profiles: Box::new(NullProfiles),
        games: Box::new(|_, _| {}),
        keep: Arc::new(move |settings| {
            keeper.lock().unwrap().push(settings.clone());
            Ok(())
        }),
        tell: Box::new(move |happening| {
            tell.send(happening).ok();
        }),
    };
    let thread = TableThread::start(table, Settings::default(), Box::new(move |_post| tools)).unwrap();
    let post = thread.post();
    for person in [ADA, BEN] {
        let devices = ["speaker", "earphone"].map(named_device);
        post.input(Input::Devices(person, devices.to_vec()));
    }
    for (by, intent) in intents {
        post.intent(by, intent);
    }
    thread.finish_after_speaking(Duration::ZERO);
    let kept = kept.lock().unwrap().clone();
    (kept, told.try_iter().collect())
}

#[test]
fn nobody_moves_anothers_private_words_to_another_device() {
    let kept = kept_after(vec![
        (ADA, Intent::UseDevice(Purpose::Earphone, 2)),
        (BEN, Intent::UseDevice(Purpose::Earphone, 1)),
    ]);
    let last = kept.last().unwrap();
    assert_eq!(last.speech.earphone.as_deref(), Some("earphone"));
    assert_eq!(last.speech.second_earphone.as_deref(), Some("speaker"));
}

#[test]
fn only_the_settings_of_the_person_at_this_machine_are_kept() {
    let off = || Intent::set(Setting::MoveMyBoard, "off");
    assert!(kept_after(vec![(BEN, off())]).is_empty());
    let kept = kept_after(vec![(ADA, off())]);
    assert!(!kept.last().unwrap().person.typed_moves_move_my_board);
}

/// At an event the game decides whether people are told their time (D.2.10.4): their settings show what holds there, and
/// the file stays as it is.
#[test]
fn at_an_event_the_settings_show_the_regulations_in_force() {
    let value = |told: &[TableNews], setting| {
        let screens = told.iter().rev().find_map(|happening| {
            if let TableNews::Screens(screens) = happening {
                return screens.first();
            }
            None
        });
        let view = screens.unwrap().personal.settings.clone().unwrap();
        let row = view.rows.iter().find(|row| row.about == RowSubject::Setting(setting));
        row.unwrap().value.clone()
    };
    for setting in [Setting::TimeMarks, Setting::Pulses] {
        for (words, expected) in [(vec![], "off"), (vec!["on"], "on"), (vec!["on", "off"], "off")] {
            let changes = words.iter().map(|word| (ADA, Intent::set_row(setting, word)));
            let (kept, told) = kept_and_told(event(), changes.collect());
            assert_eq!(value(&told, setting), expected, "{setting:?} after {words:?}");
            assert_eq!(kept, [], "{setting:?}");
        }
    }
    let (_, told) = kept_and_told(event(), vec![(ADA, Intent::set(Setting::TimeMarks, "on"))]);
    assert_eq!(value(&told, Setting::TimeMarks), "on", "typed or by its key");
}
