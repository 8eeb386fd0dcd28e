//! The speaker for the person at this machine, and the settings that are in force.

use std::collections::BTreeMap;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use adapters::journal_writer::JournalWriter;
use adapters::monotonic::Monotonic;
use adapters::ports::NullPort;
use adapters::ports::files::{NotRead, NotWritten};
use adapters::ports::profiles::Profiles;
use adapters::ports::recorder::NullRecorder;
use adapters::ports::releases::{NullReleases, Releases, UpdateResult};
use adapters::ports::sound::NullSound;
use adapters::ports::store::NullStore;
use adapters::ports::twins::{NullBattery, NullFiles, RecordingReleases, RecordingVoice, ReleaseCheck};
use adapters::ports::voice::SoundChannel;
use annabella::app::first_game::first_game;
use annabella::app::news::TableNews;
use annabella::app::post::{Post, Posted, Speakers};
use annabella::app::table_thread::TableThread;
use annabella::app::tools::{RemoteLinks, Tools};
use controls::intent::Intent;
use display::Screen;
use display::settings::RowSubject;
use laws::people::Person;
use locale::Locale;
use query::Query;
use settings::{Output, PersonSettings, Setting, Settings};
use shakmaty::{ByColor, Color, Square};
use speech::utterance::Priority;
use table::Table;

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);

/// Profiles that the test sees too.
#[derive(Clone, Default)]
struct Shelf(Arc<Mutex<BTreeMap<String, String>>>);

impl Profiles for Shelf {
    fn names(&mut self) -> Vec<String> {
        let texts = self.0.lock().unwrap();
        texts.keys().filter(|name| !name.is_empty()).cloned().collect()
    }

    fn read(&mut self, name: &str) -> Result<String, NotRead> {
        self.0.lock().unwrap().get(name).cloned().ok_or(NotRead::NotThere)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), NotWritten> {
        self.0.lock().unwrap().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn rename(&mut self, from: &str, to: &str) -> Result<(), NotWritten> {
        let mut texts = self.0.lock().unwrap();
        let text = texts.remove(from).ok_or(NotWritten::Failed)?;
        texts.insert(to.to_owned(), text);
        Ok(())
    }

    fn remove(&mut self, name: &str) -> Result<(), NotWritten> {
        self.0.lock().unwrap().remove(name);
        Ok(())
    }
}

/// The outcome: what the built-in voice said in Ada's ear, what the screens were told, the settings that were kept, the
/// last screen.
struct Outcome {
    voice: Vec<String>,
    /// In Ben's ear.
    other_voice: Vec<String>,
    stopped: usize,
    told: Vec<String>,
    kept: Vec<Settings>,
    screen: Option<Arc<Screen>>,
}

fn at_home(settings: Settings, shelf: Shelf, act: impl FnOnce(&Post)) -> Outcome {
    with_releases(settings, shelf, Box::new(NullReleases), act)
}

fn with_releases(settings: Settings, shelf: Shelf, releases: Box<dyn Releases>, act: impl FnOnce(&Post)) -> Outcome {
    let table = Table::new(first_game(&PersonSettings::default(), Locale::En), Locale::En);
    let (voice, time) = (RecordingVoice::default(), Monotonic::after(table.last()));
    let kept: Arc<Mutex<Vec<Settings>>> = Arc::default();
    let (keeper, (tell, told)) = (Arc::clone(&kept), channel());
    let tools = Tools {
        journal: JournalWriter::new(Box::new(NullStore), journal::chain::Chain::default()),
        voice: Box::new(voice.clone()),
        sound: Box::new(NullSound),
        files: Box::new(NullFiles),
        battery: Box::new(NullBattery),
        boards: Box::new(NullPort),
        engines: Box::new(NullPort),
        links: RemoteLinks {
            releases,
            ..RemoteLinks::nothing()
        },
        collections: Box::new(NullPort),
        positions: Box::new(NullPort),
        named_boards: ByColor::default(),
        own_seat: ADA,
        shown: vec![ADA],
        time,
        profiles: Box::new(shelf),
        recorder: Box::new(NullRecorder::default()),
        games: Box::new(|_, _| {}),
        keep: Arc::new(move |settings| {
            keeper.lock().unwrap().push(settings.clone());
            Ok(())
        }),
        tell: Box::new(move |happening| {
            tell.send(happening).ok();
        }),
    };
    let thread = TableThread::start(table, settings, Box::new(move |_post| tools)).unwrap();
    act(&thread.post());
    thread.finish_after_speaking(Duration::ZERO);
    let mut outcome = Outcome {
        voice: voice.texts(SoundChannel::Private(ADA)),
        other_voice: voice.texts(SoundChannel::Private(BEN)),
        stopped: voice.recorded().stopped.len(),
        told: Vec::new(),
        kept: kept.lock().unwrap().clone(),
        screen: None,
    };
    for happening in told.try_iter() {
        if let TableNews::Screens(screens) = happening {
            outcome.screen = screens.first().cloned();
        } else if let TableNews::Said { to: ADA, text, .. } = happening {
            outcome.told.push(text);
        }
    }
    outcome
}

fn line(text: &str) -> Intent {
    Intent::Line(text.to_owned())
}

fn change(setting: Setting, word: &str) -> Intent {
    Intent::set_row(setting, word)
}

fn cell(outcome: &Outcome, square: Square) -> &str {
    &outcome.screen.as_ref().unwrap().board.cells[usize::from(square)].name
}

#[test]
fn for_braille_alone_the_voice_is_silent_and_the_reader_has_all() {
    let outcome = at_home(Settings::default(), Shelf::default(), |post| {
        // No reader is found: left to itself the built-in voice would speak.
        post.send(Posted::Speakers(Speakers {
            reader: false,
            announces: false,
        }));
        post.intent(ADA, line("say for braille"));
        post.intent(ADA, line("Nf3"));
        post.intent(BEN, line("Nc6"));
        post.intent(ADA, Intent::Ask(Query::Turn));
        post.send(Posted::Explored(ADA, String::from("e4, empty"), Priority::Now));
        post.intent(ADA, change(Setting::Rate, "200"));
    });
    assert_eq!(outcome.voice, Vec::<String>::new());
    assert!(outcome.stopped > 0, "what was being said is not said to its end");
    assert_eq!(outcome.told[0], "Braille only: short text and no sounds.");
    assert!(
        outcome.told.iter().any(|text| text.contains("Cäsar")),
        "{:?}",
        outcome.told
    );
    let log: Vec<&str> = outcome
        .screen
        .as_ref()
        .unwrap()
        .log
        .lines
        .iter()
        .map(|line| line.text.as_str())
        .collect();
    for told in &outcome.told {
        assert!(
            log.iter().any(|line| line.contains(told.as_str())),
            "{told} is not in {log:?}"
        );
    }
    let kept = outcome.kept.last().unwrap();
    assert_eq!((kept.speech.output, kept.sounds.volume), (Output::Braille, 0));
    let labels = [Square::F3, Square::E1, Square::E4].map(|square| cell(&outcome, square));
    assert_eq!(labels, ["f3 wN", "e1 wK", "e4 -"], "a Braille line has few cells");
}

#[test]
fn silencing_a_single_voice_silences_no_other_headphones() {
    for output in [Output::Braille, Output::ScreenReader, Output::Auto] {
        for second in [Some(String::from("usb")), None] {
            let has_second = second.is_some();
            let mut settings = Settings::default();
            settings.speech.output = output;
            settings.speech.second_earphone = second;
            let outcome = at_home(settings, Shelf::default(), |post| {
                post.send(Posted::Speakers(Speakers {
                    reader: true,
                    announces: true,
                }));
                post.intent(ADA, Intent::Ask(Query::Turn));
                post.intent(BEN, Intent::Ask(Query::Turn));
            });
            assert_eq!(outcome.voice, Vec::<String>::new(), "{output:?}");
            assert_eq!(outcome.other_voice.len(), usize::from(has_second), "{output:?}");
            assert_eq!(outcome.told.len(), 1, "Ada's reader is told");
        }
    }
}

#[test]
fn ending_braille_alone_brings_the_built_in_voice_back() {
    let outcome = at_home(Settings::default(), Shelf::default(), |post| {
        post.intent(ADA, line("say for braille"));
        post.intent(ADA, line("say as at home"));
    });
    assert_eq!(
        outcome.voice,
        ["Home: captures and check are announced with each move."]
    );
    assert_eq!(outcome.kept.last().unwrap().speech.output, Output::Auto);
    assert_eq!(cell(&outcome, Square::E1), "e1, white king");
}

#[test]
fn settings_for_braille_alone_silence_even_the_first_words() {
    let mut braille = Settings::default();
    braille.say_as(settings::VerbosityPreset::BrailleOnly);
    let outcome = at_home(braille, Shelf::default(), |post| {
        post.intent(ADA, Intent::Ask(Query::Turn));
    });
    assert_eq!(outcome.voice, Vec::<String>::new());
    assert_eq!(outcome.told.len(), 1);
    assert_eq!(cell(&outcome, Square::E1), "e1 wK");
}

#[test]
fn a_reader_that_announces_speaks_alone_and_another_is_helped() {
    for (announces, spoken) in [(true, 0), (false, 1)] {
        let outcome = at_home(Settings::default(), Shelf::default(), |post| {
            post.send(Posted::Speakers(Speakers {
                reader: true,
                announces,
            }));
            post.intent(ADA, Intent::Ask(Query::Turn));
        });
        assert_eq!(outcome.voice.len(), spoken, "{:?}", outcome.voice);
        assert_eq!(outcome.told.len(), 1);
    }
}

#[test]
fn the_first_words_wait_until_it_is_known_who_speaks_them() {
    for (announces, spoken) in [(true, 0), (false, 1)] {
        let outcome = at_home(Settings::default(), Shelf::default(), |post| {
            post.intent(ADA, Intent::Ask(Query::Turn));
            post.send(Posted::Speakers(Speakers {
                reader: true,
                announces,
            }));
        });
        assert_eq!((outcome.voice.len(), outcome.told.len()), (spoken, 1), "{announces}");
    }
}

#[test]
fn each_person_has_own_settings_under_a_profile_name() {
    let shelf = Shelf::default();
    let outcome = at_home(Settings::default(), shelf.clone(), |post| {
        post.intent(ADA, change(Setting::Rate, "300"));
        post.intent(ADA, change(Setting::Profile, "Ada"));
        post.intent(ADA, change(Setting::Rate, "100"));
        post.intent(ADA, change(Setting::CellOrder, "piece-first"));
        post.intent(ADA, change(Setting::Profile, ""));
    });
    let now = outcome.kept.last().unwrap();
    assert_eq!((now.speech.words_per_minute, now.person.profile.as_str()), (300, ""));
    assert_eq!(cell(&outcome, Square::E1), "e1, white king");
    assert_eq!(shelf.clone().names(), ["Ada"]);
    let outcome = at_home(now.clone(), shelf, |post| {
        post.intent(ADA, change(Setting::Profile, "Ada"));
    });
    let now = outcome.kept.last().unwrap();
    assert_eq!((now.speech.words_per_minute, now.person.profile.as_str()), (100, "Ada"));
    assert_eq!(cell(&outcome, Square::E1), "white king, e1");
}

#[test]
fn an_unreadable_profile_is_told_and_changes_nothing() {
    let shelf = Shelf::default();
    for (name, text) in [("New", "version = 99\n"), ("Broken", "volume = [")] {
        shelf.clone().write(name, text).unwrap();
    }
    let outcome = at_home(Settings::default(), shelf.clone(), |post| {
        for name in ["New", "Broken", "../x"] {
            post.intent(ADA, change(Setting::Profile, name));
        }
    });
    assert_eq!(outcome.told.len(), 3, "{:?}", outcome.told);
    assert_eq!(
        outcome.told[0],
        "That file was written by a newer version. Nothing was changed."
    );
    assert!(
        outcome.told[1].starts_with("That is not a settings file"),
        "{:?}",
        outcome.told
    );
    assert_eq!(
        outcome.told[2],
        "Profile names use letters, digits, spaces and hyphens. Nothing was changed."
    );
    assert!(outcome.kept.is_empty());
    assert_eq!(shelf.clone().read("Broken").as_deref(), Ok("volume = ["));
}

#[test]
fn an_unreadable_own_profile_is_not_overwritten_by_a_switch() {
    let shelf = Shelf::default();
    shelf.clone().write("", "version = 99\n").unwrap();
    let outcome = at_home(Settings::default(), shelf.clone(), |post| {
        post.intent(ADA, change(Setting::Profile, "Ben"));
    });
    assert_eq!(
        outcome.told,
        ["That file was written by a newer version. Nothing was changed."]
    );
    assert_eq!(shelf.clone().read("").as_deref(), Ok("version = 99\n"));
}

#[test]
fn a_profile_is_deleted_after_a_question_and_the_first_returns() {
    let shelf = Shelf::default();
    let outcome = at_home(Settings::default(), shelf.clone(), |post| {
        post.intent(ADA, change(Setting::Rate, "300"));
        post.intent(ADA, change(Setting::Profile, "Ada"));
        post.intent(ADA, change(Setting::Profile, "Ben"));
        post.intent(ADA, change(Setting::Rate, "100"));
        for said in ["delete profile ben", "no", "delete profile Cora"] {
            post.intent(ADA, line(said));
        }
    });
    assert_eq!(
        outcome.told,
        [
            "Delete the profile Ben? All its settings will be lost. Yes or no.",
            "The profile stays.",
            "There is no profile called Cora.",
        ]
    );
    let now = outcome.kept.last().unwrap().clone();
    assert_eq!((now.speech.words_per_minute, now.person.profile.as_str()), (100, "Ben"));
    assert_eq!(shelf.clone().names(), ["Ada", "Ben"]);
    let outcome = at_home(now, shelf.clone(), |post| {
        for said in ["delete profile ben", "yes", "delete profile Ada", "yes"] {
            post.intent(ADA, line(said));
        }
    });
    assert_eq!(
        [&outcome.told[1], &outcome.told[3]],
        [
            "Profile Ben deleted. You are now using the default profile.",
            "Profile Ada deleted."
        ]
    );
    let now = outcome.kept.last().unwrap();
    assert_eq!((now.speech.words_per_minute, now.person.profile.as_str()), (300, ""));
    assert!(shelf.clone().names().is_empty());
}

#[test]
fn a_profile_is_renamed_but_not_to_a_name_that_is_taken() {
    let shelf = Shelf::default();
    let outcome = at_home(Settings::default(), shelf.clone(), |post| {
        post.intent(ADA, line("rename profile Ada"));
        post.intent(ADA, change(Setting::Profile, "Ben"));
        post.intent(ADA, change(Setting::Profile, "Cora"));
        for name in ["ben", "../x", "Dora"] {
            post.intent(ADA, line(&format!("rename profile {name}")));
        }
    });
    assert_eq!(
        outcome.told,
        [
            "The default profile cannot be deleted.",
            "There is already a profile called Ben. Nothing was changed.",
            "Profile names use letters, digits, spaces and hyphens. Nothing was changed.",
            "The profile is now called Dora.",
        ]
    );
    assert_eq!(outcome.kept.last().unwrap().person.profile, "Dora");
    assert_eq!(shelf.clone().names(), ["Ben", "Dora"]);
}

#[test]
fn renaming_a_profile_of_a_newer_program_does_not_lose_it() {
    let shelf = Shelf::default();
    shelf.clone().write("Ada", "version = 99\n").unwrap();
    let settings = Settings::default().of_profile(String::from("Ada"));
    let outcome = at_home(settings, shelf.clone(), |post| {
        post.intent(ADA, line("rename profile Zoe"));
    });
    assert_eq!(
        outcome.told,
        ["That file was written by a newer version. Nothing was changed."]
    );
    assert_eq!(shelf.clone().names(), ["Ada"]);
    assert_eq!(shelf.clone().read("Ada").as_deref(), Ok("version = 99\n"));
}

#[test]
fn the_case_of_a_profiles_name_can_be_corrected() {
    let shelf = Shelf::default();
    let outcome = at_home(Settings::default(), shelf.clone(), |post| {
        post.intent(ADA, change(Setting::Profile, "zoë"));
        for name in ["Zoë", "Zoë"] {
            post.intent(ADA, line(&format!("rename profile {name}")));
        }
    });
    assert_eq!(
        outcome.told,
        [
            "The profile is now called Zoë.",
            "There is already a profile called Zoë. Nothing was changed.",
        ]
    );
    assert_eq!(shelf.clone().names(), ["Zoë"]);
}

#[test]
fn an_impossible_typed_line_is_reported() {
    let outcome = at_home(Settings::default(), Shelf::default(), |post| {
        post.intent(ADA, change(Setting::Marks, "soon"));
    });
    assert_eq!(
        outcome.told,
        ["That value is not possible for My time warnings. It was not changed."]
    );
}

/// The checks for a newer version, and the words about them.
fn looking(settings: Settings, act: impl FnOnce(&Post)) -> (Vec<ReleaseCheck>, Vec<String>) {
    let releases = RecordingReleases::default();
    let outcome = with_releases(settings, Shelf::default(), Box::new(releases.clone()), act);
    (releases.looks(), outcome.told)
}

fn who_wants_news() -> Settings {
    let mut settings = Settings::default();
    assert!(Setting::NewerVersion.set("on", &mut settings));
    settings
}

fn there_is_one() -> UpdateResult {
    UpdateResult::Version {
        version: String::from("2.0.0"),
        address: String::from("github.com/somebody/annabella/releases/tag/v2.0.0"),
    }
}

const THERE_IS_ONE: &str = "Version 2.0.0 is available at github.com/somebody/annabella/releases/tag/v2.0.0.";

#[test]
fn no_newer_version_is_looked_for_unless_wanted() {
    let (looks, told) = looking(Settings::default(), |post| post.intent(ADA, line("e4")));
    assert_eq!(looks, []);
    assert!(!told.iter().any(|text| text.contains("ersion")), "{told:?}");
}

#[test]
fn a_wanted_newer_version_is_told_at_the_start() {
    let (looks, told) = looking(who_wants_news(), |post| {
        post.send(Posted::Newer(UpdateResult::None));
        post.send(Posted::Newer(UpdateResult::Unknown));
        post.send(Posted::Newer(there_is_one()));
    });
    assert_eq!(looks, [ReleaseCheck::Daily]);
    let of_versions: Vec<_> = told.iter().filter(|text| text.contains("ersion")).collect();
    assert_eq!(of_versions, [THERE_IS_ONE]);
}

#[test]
fn news_that_come_late_do_not_disturb_a_game() {
    let (_, told) = looking(who_wants_news(), |post| {
        post.intent(ADA, line("e4"));
        post.send(Posted::Newer(there_is_one()));
    });
    assert!(!told.iter().any(|text| text == THERE_IS_ONE), "{told:?}");
}

#[test]
fn who_asks_hears_whatever_came_of_it_also_in_a_game_at_home() {
    let answers = [
        (there_is_one(), THERE_IS_ONE),
        (
            UpdateResult::None,
            concat!("You have the latest version, ", env!("CARGO_PKG_VERSION"), "."),
        ),
        (
            UpdateResult::Unknown,
            "Could not check for updates. Check your internet connection, or try again later.",
        ),
    ];
    for (newer, sentence) in answers {
        let (looks, told) = looking(Settings::default(), |post| {
            post.intent(ADA, line("e4"));
            post.intent(ADA, line("newer version"));
            post.send(Posted::Newer(newer));
            // The person asked once, and is answered once.
            post.send(Posted::Newer(there_is_one()));
        });
        assert_eq!(looks, [ReleaseCheck::Now]);
        assert_eq!(told[told.len() - 2..], ["Checking for updates.", sentence]);
    }
}

#[test]
fn a_copy_that_knows_nowhere_to_look_says_so() {
    const NOWHERE: &str = "This copy does not know where to look for updates. Ask whoever you got it from.";
    let outcome = at_home(Settings::default(), Shelf::default(), |post| {
        post.intent(ADA, line("newer version"));
        post.intent(ADA, line("newer version on"));
    });
    assert_eq!(
        outcome.told.iter().filter(|text| *text == NOWHERE).count(),
        2,
        "{:?}",
        outcome.told
    );
    let screen = outcome.screen.unwrap();
    let rows = &screen.personal.settings.as_ref().unwrap().rows;
    let row = rows
        .iter()
        .find(|row| row.about == RowSubject::Setting(Setting::NewerVersion))
        .unwrap();
    assert_eq!(row.fixed.as_deref(), Some(NOWHERE));
}
