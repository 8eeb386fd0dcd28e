use proptest::prelude::*;
use shakmaty::san::SanPlus;

use super::*;
use journal::entry::JournalEvent;
use journal::story::{self, Story};
use journal::{chain, replay};
use laws::command::Command;
use laws::event::{Adjourning, Event};
use laws::game::Game;
use laws::people::Person;
use laws::regulations::{Speed, Supervision};
use notation::pgn;

const MINUTES_15: u64 = 15 * 60 * 1_000;

fn round(delay_ms: u64) -> FeedRound {
    FeedRound {
        event: "Aberto".to_owned(),
        site: "Lisboa POR".to_owned(),
        date: "2026.11.23".to_owned(),
        number: 3,
        delay_ms,
        ..FeedRound::default()
    }
}

fn board(number: u32) -> FeedBoard {
    let seat = |name: &str| Entrant {
        name: format!("{name} {number}"),
        fide_id: Some(1_900_000 + number),
        title: "FM".to_owned(),
        rating: Some(2000),
        team: "Lisboa".to_owned(),
        ..Entrant::default()
    };
    FeedBoard {
        game_id: format!("g{number}"),
        players: ByColor {
            white: seat("Ada"),
            black: seat("Ben"),
        },
    }
}

fn feed(delay_ms: u64, boards: impl IntoIterator<Item = u32>) -> Feed {
    let mut feed = Feed::new(round(delay_ms));
    for number in boards {
        feed.pair(number, board(number));
    }
    feed
}

fn at(seconds: u64) -> Moment {
    Moment::from_millis(seconds * 1_000)
}

/// A game's public part after each number of its moves.
fn prefixes(whole: &LiveGame) -> Vec<LiveGame> {
    (0..=whole.moves.len())
        .map(|number| LiveGame {
            moves: whole.moves[..number].to_vec(),
            result: whole.result.filter(|_| number == whole.moves.len()),
            ..whole.clone()
        })
        .collect()
}

/// The number of moves of the first game in the file.
fn moves_in(text: &str) -> usize {
    pgn::read(text).first().map_or(0, |game| game.game.line.len())
}

#[test]
fn a_game_has_the_tags_that_relays_read_and_nothing_else() {
    let mut feed = Feed::new(FeedRound {
        time: Some(TimeControl::Untimed),
        ..round(0)
    });
    feed.pair(17, board(17));
    feed.changed(17, live::of(&story::sample_game().game), at(0));
    let files = feed.due(at(0));
    let [file] = &files[..] else { panic!("{files:?}") };
    assert_eq!((file.folder.as_str(), file.name.as_str()), ("round-3", "games.pgn"));
    let tags: Vec<&str> = file.text.lines().take_while(|line| line.starts_with('[')).collect();
    assert_eq!(
        tags,
        [
            "[Event \"Aberto\"]",
            "[Site \"Lisboa POR\"]",
            "[Date \"2026.11.23\"]",
            "[Round \"3.17\"]",
            "[White \"Ada 17\"]",
            "[Black \"Ben 17\"]",
            "[Result \"0-1\"]",
            "[Board \"17\"]",
            "[GameId \"g17\"]",
            "[WhiteFideId \"1900017\"]",
            "[WhiteTitle \"FM\"]",
            "[WhiteElo \"2000\"]",
            "[WhiteTeam \"Lisboa\"]",
            "[BlackFideId \"1900017\"]",
            "[BlackTitle \"FM\"]",
            "[BlackElo \"2000\"]",
            "[BlackTeam \"Lisboa\"]",
            "[TimeControl \"-\"]",
            "[WhiteClock \"1:22:19\"]",
            "[BlackClock \"1:47:21\"]",
        ]
    );
}

#[test]
fn games_are_ordered_by_board_and_a_nameless_one_is_left_out() {
    let mut feed = feed(0, [10, 2, 1]);
    feed.pair(3, FeedBoard::default());
    let files = feed.due(at(0));
    let text = &files.first().unwrap().text;
    let boards: Vec<&str> = text.lines().filter(|line| line.starts_with("[Board")).collect();
    assert_eq!(boards, ["[Board \"1\"]", "[Board \"2\"]", "[Board \"10\"]"]);
    assert_eq!(pgn::read(text).len(), 3);
    feed.unpair(2);
    assert_eq!(pgn::read(&feed.due(at(1))[0].text).len(), 2);
}

#[test]
fn the_feed_is_written_once_a_second_and_only_on_change() {
    let whole = live::of(&story::sample_game().game);
    let steps = prefixes(&whole);
    let mut feed = feed(0, [1]);
    assert_eq!(feed.due(at(0)).len(), 1);
    assert_eq!(feed.due(at(100)), [], "nothing has changed");
    assert_eq!(feed.next_due(), None);
    feed.changed(1, steps[1].clone(), Moment::from_millis(100_000));
    assert_eq!(feed.due(Moment::from_millis(100_000)).len(), 1);
    feed.changed(1, steps[2].clone(), Moment::from_millis(100_300));
    assert_eq!(feed.due(Moment::from_millis(100_999)), []);
    assert_eq!(feed.next_due(), Some(at(101)));
    feed.changed(1, steps[3].clone(), Moment::from_millis(100_500));
    let files = feed.due(at(101));
    assert_eq!(moves_in(&files[0].text), 3);
    feed.changed(1, steps[3].clone(), at(200));
    assert_eq!(feed.due(at(200)), [], "it is as it was");
    feed.not_written(files[0].first_board);
    assert_eq!(feed.due(at(201)), files);
}

#[test]
fn over_a_hundred_boards_each_hundred_has_a_folder() {
    let mut feed = feed(0, 1..=201);
    let files = feed.due(at(0));
    let found: Vec<(&str, usize)> = files
        .iter()
        .map(|file| (file.folder.as_str(), pgn::read(&file.text).len()))
        .collect();
    assert_eq!(
        found,
        [
            ("round-3-boards-1-100", 100),
            ("round-3-boards-101-200", 100),
            ("round-3-boards-201-300", 1)
        ]
    );
    feed.changed(150, live::of(&story::sample_game().game), at(5));
    let files = feed.due(at(5));
    assert_eq!(files.len(), 1, "the others have not changed");
    assert_eq!(files[0].first_board, 101);
}

#[test]
fn a_new_game_replaces_no_moves_of_a_finished_one() {
    let mut feed = feed(0, [1]);
    let whole = live::of(&story::sample_game().game);
    let moves = whole.moves.len();
    assert!(whole.result.is_some());
    feed.changed(1, whole.clone(), at(0));
    assert_eq!(moves_in(&feed.due(at(0))[0].text), moves);
    let anew = LiveGame {
        result: Some(GameResult::Draw),
        ..LiveGame::default()
    };
    feed.changed(1, anew.clone(), at(10));
    let [file] = feed.due(at(10)).try_into().unwrap();
    assert_eq!(moves_in(&file.text), moves, "{}", file.text);
    assert!(file.text.contains("[Result \"1/2-1/2\"]"), "{}", file.text);
    // Once the result is cancelled, the game at the table is the one that is played.
    feed.changed(1, LiveGame { result: None, ..anew }, at(20));
    assert_eq!(moves_in(&feed.due(at(20))[0].text), 0);
}

#[test]
fn single_games_stand_in_a_folder_of_their_own() {
    let mut feed = Feed::new(FeedRound {
        has_single_files: true,
        ..round(0)
    });
    feed.pair(7, board(7));
    let files = feed.due(at(0));
    let names: Vec<String> = files
        .iter()
        .map(|file| format!("{}/{}", file.folder, file.name))
        .collect();
    assert_eq!(names, ["round-3/games.pgn", "round-3-games/game-7.pgn"]);
}

#[test]
fn a_correction_by_ruling_shortens_the_line() {
    let whole = live::of(&story::sample_game().game);
    let steps = prefixes(&whole);
    let mut feed = feed(MINUTES_15, [1]);
    for (second, moves) in [(10, 4), (20, 2), (30, 3)] {
        feed.changed(1, steps[moves].clone(), at(second));
    }
    let mut seen = |second: u64| feed.due(at(second)).first().map(|file| moves_in(&file.text));
    assert_eq!(seen(1), Some(0));
    assert_eq!([seen(910), seen(920), seen(930)], [Some(4), Some(2), Some(3)]);
}

#[test]
fn an_illegal_move_that_stands_ends_the_line_before_it() {
    // Without an arbiter for every three games a move that is not claimed in time stands (A.5.2).
    let mut opening = story::timed_opening();
    opening.regulations.speed = Speed::Rapid;
    opening.regulations.supervision = Supervision::Otherwise;
    let mut story = Story::open(opening);
    story.must(Person::Arbiter, &Command::StartClocks);
    for (side, uci) in [(Color::White, "e2e4"), (Color::Black, "e8e6"), (Color::White, "d2d4")] {
        story.cycle(side, uci);
    }
    assert!(story.game.line()[1].is_illegal);
    story.must(story::black(), &Command::Resign { side: Color::Black });
    let text = live::text(&[], &live::of(&story.game));
    assert!(text.ends_with("\n1. e4 { [%clk 1:30:58] } 1-0\n"), "{text}");
}

/// Every word of the movetext is a number, a move, a clock's time or the result; every tag is one of the known.
fn must_be_public(text: &str, game: &Game) {
    const TAGS: [&str; 22] = [
        "Event",
        "Site",
        "Date",
        "Round",
        "White",
        "Black",
        "Result",
        "Board",
        "GameId",
        "WhiteFideId",
        "BlackFideId",
        "WhiteTitle",
        "BlackTitle",
        "WhiteElo",
        "BlackElo",
        "WhiteTeam",
        "BlackTeam",
        "TimeControl",
        "WhiteClock",
        "BlackClock",
        "SetUp",
        "FEN",
    ];
    let (head, moves) = text.split_once("\n\n").unwrap();
    for line in head.lines() {
        let name = line.trim_start_matches('[').split(' ').next().unwrap();
        assert!(TAGS.contains(&name), "{line}");
    }
    let is_time = |word: &str| {
        let word = word.strip_suffix(']').unwrap_or(word);
        word.split(':').count() == 3 && word.split(':').all(|part| part.parse::<u32>().is_ok())
    };
    let is_number = |word: &str| word.ends_with('.') && word.trim_end_matches('.').parse::<u32>().is_ok();
    let mut found = Vec::new();
    for word in moves.split_whitespace() {
        if word.parse::<SanPlus>().is_ok() && !is_time(word) {
            found.push(word);
        } else {
            let is_known = ["{", "[%clk", "}", "*", "1-0", "0-1", "1/2-1/2"].contains(&word);
            assert!(is_known || is_number(word) || is_time(word), "{word:?} in\n{text}");
        }
    }
    let legal = game.line().iter().take_while(|completed| !completed.is_illegal);
    let played: Vec<&str> = legal.map(|completed| completed.san.as_str()).collect();
    assert_eq!(found, played, "{text}");
}

/// True for events between players and arbiter, and for those that are not yet part of the game.
#[allow(clippy::wildcard_enum_match_arm, reason = "those that are named are private")]
fn is_private(event: &Event) -> bool {
    matches!(
        event,
        Event::NoteWritten { .. }
            | Event::WarningGiven { .. }
            | Event::PenaltyGiven { .. }
            | Event::MoveAnnounced { .. }
            | Event::AnnouncementCorrected { .. }
            | Event::MoveMade { .. }
            | Event::MoveRepeated { .. }
            | Event::MoveExecuted { .. }
            | Event::MoveRecorded { .. }
            | Event::PieceLifted { .. }
            | Event::PiecePlaced { .. }
            | Event::PieceRemoved { .. }
            | Event::IllegalMove { .. }
            | Event::BoardsDiffer { .. }
            | Event::SheetsDiffer { .. }
            | Event::BoardEntered { .. }
            | Event::DrawOffered { .. }
            | Event::DrawClaimed { .. }
            | Event::ClaimMade { .. }
            | Event::Adjournment(Adjourning::MoveSealed { .. } | Adjourning::Adjourned { .. })
            | Event::Recording(_)
            | Event::Device(_)
            | Event::Proposed(_)
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_private_ever_stands_in_it(
        choices in prop::collection::vec((prop::array::uniform4(0_u8..), 0_u64..9_000), 1..120),
    ) {
        let mut story = Story::open(story::timed_opening());
        story.try_do(Person::Arbiter, &Command::StartClocks);
        for (numbers, pause) in choices {
            story.wait(pause);
            let (by, command) = story::something(&story.game, numbers);
            story.try_do(by, &command);
        }
        let entries = chain::read(&story.journal).entries;
        let mut game = replay::replay(&entries[..1]).unwrap().game;
        let mut feed = feed(0, [1]);
        for (entry, second) in entries[1..].iter().zip(1_u64..) {
            let JournalEvent::Event(event) = &entry.event else { continue };
            let before = live::of(&game);
            game.apply(event, entry.at);
            let now = live::of(&game);
            if is_private(event) {
                prop_assert_eq!(&before, &now, "{:?}", event);
            }
            feed.changed(1, now, at(second));
            for file in feed.due(at(second)) {
                must_be_public(&file.text, &game);
            }
        }
    }

    /// Each completed move is in the file from its arrival and the delay on, and never before.
    #[test]
    fn a_move_appears_the_delay_after_it_arrived(
        pauses in prop::collection::vec(0_u64..40_000, 5),
        delay in prop_oneof![Just(0), Just(MINUTES_15), 0_u64..30_000],
        looks in prop::collection::vec(0_u64..7_000, 1..300),
    ) {
        let whole = live::of(&story::sample_game().game);
        let mut arrivals = Vec::new();
        let mut moment = 0;
        for (live, pause) in prefixes(&whole).into_iter().zip(pauses) {
            moment += pause;
            arrivals.push((moment, live));
        }
        let mut feed = feed(delay, [1]);
        let (mut now, mut text) = (0, String::new());
        let mut told = arrivals.clone().into_iter().peekable();
        let mut last_written = None;
        for look in looks {
            now += look;
            while let Some((moment, live)) = told.next_if(|(moment, _)| *moment <= now) {
                feed.changed(1, live, Moment::from_millis(moment));
            }
            if let Some(file) = feed.due(Moment::from_millis(now)).into_iter().next() {
                prop_assert!(last_written.is_none_or(|last| now - last >= PAUSE_MS));
                last_written = Some(now);
                text = file.text;
            }
            let arrived = |by: u64| arrivals.iter().filter(|(moment, _)| moment + delay <= by).count().saturating_sub(1);
            let found = moves_in(&text);
            prop_assert!(found <= arrived(now), "too soon");
            // Moves within the second after a file was written wait for the next file.
            prop_assert!(found >= arrived(now.saturating_sub(PAUSE_MS)), "too late");
            prop_assert!(feed.next_due().is_none_or(|due| due > Moment::from_millis(now)));
        }
    }
}
