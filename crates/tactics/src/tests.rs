//! Sessions and sittings as a person has them, and laws of the record.

use announcement::{Span, Vocabulary, understand};
use locale::{Locale, Messages};
use notation::algebraic::Letters;
use proptest::prelude::*;
use settings::Cells;

use super::*;

const HEADER: &str = "PuzzleId,FEN,Moves,Rating,Themes\n";
/// A mate on the back rank, a fork that wins the queen in two moves, an ending, a position that offers a piece, a promotion.
const ROWS: [&str; 5] = [
    "mate,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b8,800,mateIn1 backRankMate short",
    "fork,6k1/8/2q5/8/8/2N5/6PP/6K1 b - - 0 1,g8f7 c3e4 f7e7 e4g5,1200,fork",
    "win,8/8/8/4k3/8/8/4P3/4K3 b - - 0 1,e5d5 e1d2,1500,endgameWin",
    "hang,6k1/5ppp/8/3q4/8/2N5/5PPP/6K1 b - - 0 1,h7h6 c3d5,1000,hangingPiece",
    "queen,8/P5k1/8/8/8/8/6PP/6K1 b - - 0 1,g7f7 a7a8q,900,promotion",
];

fn file() -> String {
    HEADER.to_owned() + &ROWS.join("\n")
}

fn session(id: &str) -> Session {
    let file = file();
    let (set, bad) = PositionSet::read(&file).unwrap();
    assert_eq!(bad, []);
    let mut all = (0..ROWS.len()).filter_map(|number| set.open(number));
    Session::new(all.find(|position| position.id == id).unwrap())
}

fn answer(session: &mut Session, words: &str) -> Vec<TacticsNews> {
    let mv = understand(&session.board(), words, Letters::English).unwrap();
    session.answer(mv)
}

fn teller(locale: Locale) -> Teller {
    Teller {
        messages: Messages::new(locale),
        vocabulary: Vocabulary::Language(locale),
        cells: Cells::default(),
    }
}

fn text(spans: &[Span]) -> String {
    let texts: Vec<&str> = spans.iter().map(|span| span.text.as_str()).collect();
    texts.join(" ")
}

fn said(told: &[TacticsNews]) -> String {
    text(&teller(Locale::En).told(told))
}

#[test]
fn a_position_is_told_by_side_and_blindfold_by_its_last_move() {
    let session = session("mate");
    let english = teller(Locale::En);
    assert_eq!(
        text(&english.position(&session)),
        "White to move. White: king g1; rook b1; pawns f2, g2, h2. Black: king g8; rook a3; pawns f7, g7, h7. \
         Just played: Rook a3."
    );
    assert_eq!(
        text(&english.blindfold(&session, 3)),
        "One half-move earlier. White: king g1; rook b1; pawns f2, g2, h2. Black: king g8; rook a2; pawns f7, g7, h7. \
         Black: Rook a3. White to move."
    );
    let german = Teller {
        vocabulary: Vocabulary::Fide,
        ..english
    };
    let spans = german.position(&session);
    assert_eq!(
        spans.last(),
        Some(&Span::new("de", "Turm Anna drei.")),
        "each span has its language"
    );
}

#[test]
fn a_game_can_be_told_from_the_starting_position() {
    let moves = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"].map(|uci| uci.parse().unwrap());
    let position = TacticsPosition::new(shakmaty::Chess::default(), &moves, 6).unwrap();
    let session = Session::new(position);
    assert_eq!(
        text(&teller(Locale::En).blindfold(&session, 99)),
        "From the starting position: White: e4. Black: e5. White: Queen h5. Black: Knight c6. White: Bishop c4. \
         Black: Knight f6. White to move."
    );
    assert!(
        TacticsPosition::new(shakmaty::Chess::default(), &moves, 7).is_err(),
        "nothing is left to find"
    );
}

#[test]
fn a_right_answer_brings_the_reply_and_the_end() {
    let mut session = session("fork");
    assert_eq!(said(&answer(&mut session, "knight e4")), "Right. The reply: King e7.");
    assert!(!session.is_over());
    assert_eq!(said(&answer(&mut session, "Ng5")), "Solved.");
    assert!(session.is_over());
    assert_eq!(session.hint(), [], "nothing is left to find");
}

#[test]
fn a_wrong_answer_says_what_comes_then_and_has_a_second_try() {
    let mut session = session("fork");
    assert_eq!(
        said(&answer(&mut session, "knight d5")),
        "Not the best: the reply is Queen takes d5. Try again."
    );
    assert_eq!(
        said(&answer(&mut session, "h3")),
        "Not the best: the reply is Queen takes c3. Try again, or type hint or solution."
    );
    assert_eq!(said(&answer(&mut session, "Ne4")), "Right. The reply: King e7.");
    assert_eq!(said(&answer(&mut session, "Ng5")), "Right.");
}

/// The session of the position after the first of those moves.
fn open(fen: &str, moves: &str) -> Session {
    let row = Row {
        id: "x",
        fen,
        moves,
        rating: 1000,
        themes: Themes::default(),
        lead: "",
        also: "",
    };
    Session::new(row.position().unwrap())
}

#[test]
fn a_trade_is_no_punishment_and_a_mate_comes_before_a_capture() {
    let quiet = |session: &mut Session, words: &str| said(&answer(session, words));
    // The pawn is protected.
    let mut protected = open("6k1/5ppp/8/8/3r4/4P3/5PPP/1R4K1 b - - 0 1", "d4d3 b1b8");
    assert_eq!(quiet(&mut protected, "g3"), "Not the best. Try again.");
    // Black's rook mates.
    let mut mated = open("6k1/5ppp/8/8/8/8/rP3PPP/1R4K1 b - - 0 1", "a2a8 b2b4");
    assert_eq!(quiet(&mut mated, "Rf1"), "Not the best. Try again.");
    assert_eq!(
        quiet(&mut mated, "Rc1"),
        "Not the best. Try again, or type hint or solution."
    );
    let mut mated = open("4r1k1/5ppp/8/8/8/8/1P3PPP/R5K1 b - - 0 1", "h7h6 b2b4");
    assert_eq!(
        quiet(&mut mated, "Ra8"),
        "Not the best: the reply is Rook takes a8. Try again."
    );
    assert_eq!(
        quiet(&mut mated, "Ra3"),
        "Not the best: the reply is Rook e1. Try again, or type hint or solution."
    );
}

/// The dearest capture would be mated, or lose a queen for a knight.
#[test]
fn the_reply_to_a_wrong_answer_loses_nothing() {
    for (fen, moves, wrong, replies) in [
        (
            "6k1/4Rppp/1pr1p3/3B4/4P3/5P2/1P4PP/6K1 b - - 0 1",
            "c6c5 d5b3",
            "Kf1",
            ["King f8", "Rook c1"],
        ),
        (
            "3k1b2/2p1p3/4p3/8/r1qNR3/2nQ2PP/6PK/n6R w - - 0 1",
            "e4e5 c4d3",
            "Ne2",
            ["Knight takes e6", "Queen takes c4"],
        ),
    ] {
        let told = said(&answer(&mut open(fen, moves), wrong));
        assert!(replies.iter().any(|reply| told.contains(reply)), "{told}");
    }
}

#[test]
fn a_position_left_after_a_hint_says_what_it_cost() {
    let sitting = Sitting::on(session("fork").tactics().clone(), 0);
    let mut solver = Solver::new(sitting, Record::default());
    let teller = teller(Locale::En);
    solver.command(&TacticsLine::Hint, &teller, 0);
    let left = text(&solver.command(&TacticsLine::Next, &teller, 0).words(&teller));
    assert!(
        left.starts_with("Rating 1") && left.ends_with("It will come back."),
        "{left}"
    );
}

#[test]
fn next_goes_from_one_due_position_to_the_other() {
    let file = file();
    let (set, _) = PositionSet::read(&file).unwrap();
    let mut record = Record::default();
    for number in [1, 3] {
        record.keep(&set.open(number).unwrap(), false, 0);
    }
    let mut told = Vec::new();
    for _ in 0..4 {
        let next = choose(&set, &record, Wish::default(), 0, 30 * DAY).unwrap();
        record.pass(&set.open(next).unwrap());
        told.push(next);
    }
    assert_eq!(told[0] + told[1], 4, "the two that are due: {told:?}");
    told.sort_unstable();
    told.dedup();
    assert_eq!(told.len(), 4, "then others");
}

#[test]
fn a_theme_is_named_as_people_name_it() {
    let english = Messages::new(Locale::En);
    let theme = |words: &str| TacticsWish::read(words, &english).ok()?.wish.theme;
    assert_eq!(theme("mate in 2"), Some(Theme::MateIn2));
    assert_eq!(theme("Mate in two"), Some(Theme::MateIn2));
    assert_eq!(theme("back rank"), Some(Theme::BackRankMate));
    assert_eq!(theme("hanging piece"), Some(Theme::HangingPiece));
    assert_eq!(theme("hold"), Some(Theme::EndgameHold));
    assert_eq!(theme("endgame"), None, "two themes");
    assert_eq!(TacticsWish::read("sacrifice", &english), Err(WishFault::Unknown));
    let themes = TacticsWish::read("themes", &english).map(|wish| wish.only_says);
    assert_eq!(themes, Ok(Some(TacticsLine::Themes)));
}

#[test]
fn a_wish_has_parts_in_any_order() {
    let english = Messages::new(Locale::En);
    let read = |words: &str| TacticsWish::read(words, &english);
    let wish = |theme, rating, blindfold, set| TacticsWish {
        wish: Wish { theme, rating },
        blindfold,
        set,
        only_says: None,
    };
    let whole = wish(Some(Theme::Fork), Some(1800), Some(usize::MAX), WishedSet::Packaged);
    for words in ["fork blindfold 1800", "1800 blindfold  fork", "blindfold fork 1800"] {
        assert_eq!(read(words).as_ref(), Ok(&whole), "{words}");
    }
    let few = wish(Some(Theme::MateIn2), Some(900), Some(3), WishedSet::Mistakes);
    assert_eq!(read("my mistakes mate in 2 blindfold 3 900"), Ok(few));
    let path = "/home/ada/my games/set 2.csv";
    let of_file = wish(None, Some(1500), Some(usize::MAX), WishedSet::File(path.to_owned()));
    for words in [
        format!("blindfold {path} 1500"),
        format!("1500 {path} blindfold"),
        format!("1500 \"{path}\" blindfold"),
    ] {
        assert_eq!(read(&words).as_ref(), Ok(&of_file), "{words}");
    }
    for words in ["fork pin", "fork nonsense", "blindfold blindfold"] {
        assert_eq!(read(words), Err(WishFault::Unknown), "{words}");
    }
    for words in ["set.csv endgame", "\"my set.csv\" endgame"] {
        let unknown = WishFault::NoTheme(String::from("endgame"));
        assert_eq!(read(words), Err(unknown), "{words}");
    }
    for words in ["1500 1800", "399", "3201", "fork 9999"] {
        assert_eq!(read(words), Err(WishFault::Rating), "{words}");
    }
}

/// Two positions are all there is: the one that was just seen, passed over or missed, waits for the other.
#[test]
fn of_few_positions_the_one_seen_longest_ago_comes() {
    let file = HEADER.to_owned() + &ROWS[..2].join("\n");
    let (set, _) = PositionSet::read(&file).unwrap();
    let (solved, missed) = (set.open(0).unwrap(), set.open(1).unwrap());
    let next = |record: &Record| choose(&set, record, Wish::default(), 0, 1_000);
    let mut record = Record::default();
    record.keep(&solved, true, 0);
    record.keep(&missed, false, 1_000);
    assert_eq!(next(&record), Some(0));
    record.pass(&solved);
    assert_eq!(next(&record), Some(1));
    record.pass(&missed);
    assert_eq!(next(&record), Some(0));
    record.keep(&solved, false, 1_000);
    assert_eq!(next(&record), Some(1), "missed later");
}

/// The rating that is told is that of all programs of the profile.
#[test]
fn a_result_is_told_with_those_of_other_programs() {
    let (mut own, mut other) = (Record::default(), Record::default());
    let mate = session("mate");
    other.keep(mate.tactics(), true, 0);
    let alone = own.keep(session("fork").tactics(), true, 0).unwrap();
    own.take_stored(own.merged(other.clone(), 0));
    let told = own.last_change().unwrap();
    assert_eq!((told.before, told.after), (other.rating(), own.rating()));
    assert_ne!(told.after, alone.after);
}

#[test]
fn a_first_hint_says_that_the_position_counts_as_missed() {
    let teller = teller(Locale::En);
    let missed = "With a hint, the position counts as missed.";
    let mut solver = Solver::new(Sitting::on(session("mate").tactics().clone(), 0), Record::default());
    let hint = |solver: &mut Solver| text(&solver.command(&TacticsLine::Hint, &teller, 0).words(&teller));
    assert_eq!(
        hint(&mut solver),
        format!("Theme: mate in one and back-rank mate. {missed}")
    );
    assert_eq!(hint(&mut solver), "The piece that moves: rook.");
    let bare = open("6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1", "a2a3 b1b8");
    solver.take(bare.tactics().clone());
    assert_eq!(hint(&mut solver), format!("The piece that moves: rook. {missed}"));
    assert!(hint(&mut solver).starts_with("From b1"));
}

#[test]
fn again_in_the_middle_of_a_flawless_solution_costs_nothing() {
    let mut record = Record::default();
    let mut sitting = Sitting::on(session("fork").tactics().clone(), 0);
    let fork = understand(&sitting.session().board(), "Ne4", Letters::English).unwrap();
    sitting.answer(fork, &mut record, 0);
    assert_eq!(sitting.again(&mut record, 0), None);
    assert_eq!(sitting.answer(fork, &mut record, 0).0[0], TacticsNews::Right);
    sitting.hint();
    assert!(sitting.again(&mut record, 0).is_some());
}

/// 1. e4 e5 2. Qh5 Ke7: every other defence of the pawn is as good.
#[test]
fn every_move_as_good_as_the_best_is_right() {
    let row = Row {
        id: "own",
        fen: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        moves: "d1h5 b8c6",
        rating: 1500,
        themes: Themes::default(),
        lead: "",
        also: "d7d6 ? -e8e7",
    };
    let whole = Session::new(row.position().unwrap());
    let tried = |words: &str| {
        let mut session = whole.clone();
        let told = answer(&mut session, words);
        (said(&told), session.is_over(), session.is_flawless())
    };
    assert_eq!(tried("Nc6"), (String::from("Solved."), true, true));
    assert_eq!(tried("d6"), (String::from("Solved."), true, true));
    let (told, is_over, is_flawless) = tried("Qe7");
    assert!(
        told.starts_with("That may be as good;") && !is_over && is_flawless,
        "{told}"
    );
    for wrong in ["Ke7", "g6"] {
        let (told, is_over, is_flawless) = tried(wrong);
        assert!(
            told.starts_with("Not the best") && !is_over && !is_flawless,
            "{wrong}: {told}"
        );
    }
    let mut session = whole.clone();
    answer(&mut session, "d6");
    let stands = shakmaty::Position::board(&session.board()).piece_at(shakmaty::Square::D6);
    assert!(stands.is_some(), "the move that was answered");
    // Without the question mark nothing but the named moves is right.
    let strict = Row { also: "d7d6", ..row };
    let mut session = Session::new(strict.position().unwrap());
    assert!(said(&answer(&mut session, "Qe7")).starts_with("Not the best"));
    assert_eq!(
        Row { also: "d7d2", ..row }.position().map(|_| ()),
        Err(RowFault::Moves(String::from("d7d2")))
    );
}

/// Another program of the same profile has saved a result meanwhile; a third one comes while this record is saved.
#[test]
fn stored_results_of_another_program_are_taken_over() {
    let file = file();
    let (set, _) = PositionSet::read(&file).unwrap();
    let keep = |record: &mut Record, number: usize, is_right: bool| {
        record.keep(&set.open(number).unwrap(), is_right, 1_000);
    };
    let (mut own, mut other) = (Record::default(), Record::default());
    keep(&mut own, 0, true);
    keep(&mut other, 1, false);
    let stored = own.merged(other, 0);
    keep(&mut own, 2, true);
    own.take_stored(stored);
    assert_eq!((own.score().right, own.score().played, own.ratings().len()), (2, 3, 3));
    assert_eq!(own.news().len(), 2, "only its own are news");
}

#[test]
fn another_mate_is_as_good() {
    let row = Row {
        id: "x",
        fen: "7k/R7/1R6/8/8/8/8/7K b - - 0 1",
        moves: "h8g8 b6b8",
        rating: 500,
        themes: Themes::default(),
        lead: "",
        also: "",
    };
    let mut session = Session::new(row.position().unwrap());
    let mut second = session.clone();
    assert_eq!(said(&answer(&mut session, "Rb8")), "Checkmate.");
    assert_eq!(said(&answer(&mut second, "Kg2")), "Not the best. Try again.");
}

#[test]
fn hints_come_in_three_steps_and_the_solution_move_by_move() {
    let mut session = session("fork");
    let english = teller(Locale::En);
    let hints: Vec<String> = (0..4).map(|_| text(&english.told(&session.hint()))).collect();
    assert_eq!(
        hints,
        [
            "Theme: fork.",
            "The piece that moves: knight.",
            "From c3 to e4.",
            "From c3 to e4."
        ]
    );
    assert_eq!(said(&session.show()), "The best move: Knight e4. The reply: King e7.");
    assert_eq!(said(&session.hint()), "The piece that moves: knight.");
    assert_eq!(said(&session.show()), "The best move: Knight g5. End.");
}

#[test]
fn bad_rows_are_named_by_their_line() {
    let text = format!(
        "{HEADER}{}\nshort,row\nno,fen,e2e4 e7e5,1500,fork\n\nillegal,{},a2a3 b1b9,1,fork\nrating,{},a2a3 b1b8,high,fork\nnone,{},a2a3,1,fork\n",
        ROWS[0],
        "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1",
        "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1",
        "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1",
    );
    let (set, bad) = PositionSet::read(&text).unwrap();
    assert_eq!(set.listed().len(), 1);
    let english = Messages::new(Locale::En);
    let told: Vec<String> = bad
        .iter()
        .map(|bad| format!("{}: {}", bad.line, row_fault(&english, &bad.fault)))
        .collect();
    assert_eq!(
        told,
        [
            "3: the column Moves is missing",
            "4: fen is not a position",
            "6: b1b9 is not a legal move",
            "7: high is not a rating",
            "8: there is no move to find",
        ]
    );
    let bad = PositionSet::read("Id,FEN\n").unwrap_err();
    assert_eq!((bad.line, bad.fault), (1, RowFault::Column("PuzzleId")));
}

#[test]
fn columns_are_found_by_the_names_of_lichess() {
    let line = "00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,e8d7 a2e6 d7d8 f7f8,1760,80,83,72,\
                mate mateIn2 middlegame short,https://lichess.org/yyznGmXs/black#34,Italian_Game";
    let header = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";
    let text = format!("{header}\r\n{line}\r\n");
    let (set, bad) = PositionSet::read(&text).unwrap();
    assert_eq!(bad, []);
    let position = set.open(0).unwrap();
    assert_eq!((position.id.as_str(), position.rating), ("00sHx", 1760));
    assert_eq!(position.themes.iter().collect::<Vec<_>>(), [Theme::MateIn2]);
}

/// A day in milliseconds.
const DAY: u64 = 86_400_000;

#[test]
fn a_missed_position_comes_back_later_and_later() {
    let file = file();
    let (set, _) = PositionSet::read(&file).unwrap();
    let mut record = Record::default();
    let wish = Wish {
        theme: Some(Theme::Fork),
        rating: None,
    };
    let fork = set.open(choose(&set, &record, wish, 0, 0).unwrap()).unwrap();
    record.keep(&fork, false, 0);
    assert_eq!(record.due(0), 0, "not at once");
    assert_eq!(record.due(DAY), 1);
    let mut now = DAY;
    let mut pauses = Vec::new();
    for _ in 0..5 {
        assert_eq!(
            choose(&set, &record, Wish::default(), 3, now),
            Some(1),
            "what is due comes first"
        );
        record.keep(&fork, true, now);
        let pause = (1..4_000)
            .find(|hours| record.due(now + hours * DAY / 24) == 1)
            .unwrap();
        pauses.push(pause);
        now += pause * DAY / 24;
    }
    assert!(pauses.is_sorted() && pauses.last() > Some(&(24 * 3)), "{pauses:?}");
}

#[test]
fn a_sitting_keeps_each_result_once_and_ends_after_ten_minutes() {
    let file = file();
    let (set, _) = PositionSet::read(&file).unwrap();
    let mut record = Record::default();
    let wish = Wish {
        theme: None,
        rating: Some(800),
    };
    let mut sitting = Sitting::on(set.next(&record, wish, 0, 0).unwrap(), 0);
    assert_eq!(sitting.session().tactics().id, "mate");
    let mate = understand(&sitting.session().board(), "Rb8", Letters::English).unwrap();
    let (told, change) = sitting.answer(mate, &mut record, 1_000);
    assert_eq!(said(&told), "Checkmate.");
    let change = change.unwrap();
    assert!(change.before < change.after, "{change:?}");
    assert_eq!(sitting.again(&mut record, 2_000), None);
    let (_, change) = sitting.answer(mate, &mut record, 3_000);
    assert_eq!(change, None, "the same position again changes nothing");
    sitting.pass(&mut record, 4_000);
    sitting.take(set.next(&record, wish, 0, 4_000).unwrap());
    assert_ne!(sitting.session().tactics().id, "mate");
    // Passed over without a result.
    sitting.pass(&mut record, 5_000);
    sitting.take(set.next(&record, wish, 0, 5_000).unwrap());
    assert_eq!(sitting.score(), Score { right: 1, played: 1 });
    sitting.hint();
    assert!(
        sitting.leave(&mut record, 6_000).is_some(),
        "a position that was begun is missed"
    );
    assert_eq!(record.score(), Score { right: 1, played: 2 });
    assert_eq!(sitting.takes_a_break(600_000), None, "not within a position");
    while !sitting.session().is_over() {
        sitting.show(&mut record, 7_000);
    }
    assert_eq!(sitting.takes_a_break(599_999), None);
    assert_eq!(sitting.takes_a_break(600_000), Some(Score { right: 1, played: 2 }));
    assert_eq!(sitting.takes_a_break(600_001), None, "the next ten have begun");
    let none = Wish {
        theme: Some(Theme::Skewer),
        rating: None,
    };
    assert_eq!(set.next(&record, none, 0, 0), None);
    assert_eq!(
        text(&teller(Locale::En).statistics(&record, 0))
            .split(';')
            .nth(1)
            .unwrap()
            .trim(),
        "1 of 2 right. Weakest: undefended piece, 0 of 1.",
    );
}

#[test]
fn the_end_says_what_to_type_until_it_is_known() {
    let sitting = Sitting::on(session("mate").tactics().clone(), 0);
    let mut solver = Solver::new(sitting, Record::default());
    let teller = teller(Locale::En);
    let ends = |solver: &mut Solver| {
        solver.take(session("mate").tactics().clone());
        text(&solver.command(&TacticsLine::Solution, &teller, 0).words(&teller))
    };
    let ends: Vec<String> = (0..7).map(|_| ends(&mut solver)).collect();
    let told = ends.iter().filter(|end| end.ends_with("Enter: next.")).count();
    assert_eq!(told, 5, "{ends:?}");
    // Nor is a request without an answer once it can change nothing.
    for line in [TacticsLine::Solution, TacticsLine::Hint] {
        assert_eq!(
            text(&solver.command(&line, &teller, 0).words(&teller)),
            "Type again or next."
        );
    }
}

#[test]
fn a_stored_record_is_read_back_and_rubbish_is_refused() {
    let mut record = Record::default();
    for (number, row) in ROWS.iter().enumerate() {
        let columns = Columns::of_header(HEADER).unwrap();
        let position = columns.row(row).unwrap().position().unwrap();
        record.keep(&position, number % 2 == 0, DAY * number as u64);
    }
    let read = Record::read(&record.write()).unwrap();
    assert_eq!((read.write(), read.news()), (record.write(), &[][..]));
    assert_eq!(Record::read(""), Ok(Record::default()));
    for rubbish in [
        "rating = \"high\"",
        "rating = nan",
        "rating = -1.0",
        "deviation = 0.0",
        "\u{0}",
        "missed = 3",
    ] {
        assert!(Record::read(rubbish).is_err(), "{rubbish}");
    }
    // The form of files that exist.
    let stored = "rating = 1400.5\ndeviation = 80.0\nvolatility = 0.06\nratings = [1400]\nrecent = [\"a\"]\n\n[score]\nright = 1\n\
                  played = 2\n\n[themes.fork]\nright = 1\nplayed = 2\n\n[missed.a]\ndue = \"1970-01-02T00:00:00Z\"\nstability = 1.5\n\
                  difficulty = 7.0\nelapsed_days = 0\nscheduled_days = 1\nreps = 1\nlapses = 0\nstate = \"Review\"\n\
                  last_review = \"1970-01-01T00:00:00Z\"\n";
    let record = Record::read(stored).unwrap();
    assert_eq!((record.rating(), record.due(DAY), record.score().played), (1401, 1, 2));
}

#[test]
fn every_language_tells_every_thing_and_reads_every_command() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        let own = teller(locale);
        let mut session = session("fork");
        let mut told = vec![
            own.welcome(),
            own.position(&session),
            own.blindfold(&session, 1),
            own.none(),
            own.themes(),
            own.further(),
            own.told(&[TacticsNews::Unjudged, TacticsNews::CountsAsMissed]),
        ];
        for words in ["Nd5", "h3", "Ne4", "Ng5"] {
            told.push(own.told(&answer(&mut session, words)));
        }
        for theme in Theme::ALL {
            let name = theme_name(&messages, *theme);
            assert!(
                name != theme.name() || ["fork", "pin", "promotion", "skewer"].contains(&name.as_str()),
                "{locale} {name}"
            );
        }
        let whole: Vec<String> = told.iter().map(|spans| text(spans)).collect();
        let whole = whole.join(" ");
        assert!(!whole.contains("tactics-") && !whole.contains('{'), "{locale}: {whole}");
        let commands = [
            ("tactics-say-hint", TacticsLine::Hint),
            ("tactics-say-solution", TacticsLine::Solution),
            ("tactics-say-again", TacticsLine::Again),
            ("tactics-say-next", TacticsLine::Next),
            ("line-position", TacticsLine::Position),
            ("tactics-say-blindfold", TacticsLine::Blindfold(None)),
            ("tactics-say-statistics", TacticsLine::Statistics),
            ("tactics-say-leave", TacticsLine::Leave),
        ];
        let welcome = text(&own.welcome()).to_lowercase();
        for (id, command) in commands {
            let forms = messages.text(id, &[]);
            let first = forms.split(';').next().unwrap();
            assert!(welcome.contains(first), "{locale}: {first} is not told");
            for form in forms.split(';') {
                assert_eq!(
                    TacticsLine::read(&form.to_uppercase(), &messages),
                    command.clone(),
                    "{locale} {form}"
                );
                for letters in Letters::familiar() {
                    let meant = announcement::understand::read(form, *letters);
                    assert!(meant.is_err(), "{locale}: {form} reads as a move");
                }
            }
        }
        let english = messages.in_english("tactics-say-blindfold") + " 4";
        assert_eq!(TacticsLine::read(&english, &messages), TacticsLine::Blindfold(Some(4)));
        assert_eq!(TacticsLine::read("  ", &messages), TacticsLine::Empty);
        let words = TacticsLine::Words(String::from("rook d 1"));
        assert_eq!(TacticsLine::read("rook d 1", &messages), words);
    }
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,200}", row in "[a-h1-8qrnbkp/ ,wb-]{0,80}") {
        if let Ok((set, _)) = PositionSet::read(&format!("{HEADER}{row}\n{text}")) {
            for number in 0..set.listed().len() {
                prop_assert!(set.open(number).is_some());
            }
        }
        Record::read(&text).ok();
    }

    /// Any legal move is an answer: a session ends right exactly if no answer was wrong and no help was asked for.
    #[test]
    fn any_answers_lead_to_an_end(row in 0..ROWS.len(), acts in proptest::collection::vec(0_usize..60, 0..12)) {
        use shakmaty::Position as _;
        let file = file();
        let (set, _) = PositionSet::read(&file).unwrap();
        let mut session = Session::new(set.open(row).unwrap());
        let mut is_flawless = true;
        for act in acts {
            let legal = session.board().legal_moves();
            let told = match legal.get(act) {
                Some(mv) => session.answer(*mv),
                None => session.hint(),
            };
            is_flawless &= !told.iter().any(|told| matches!(told, TacticsNews::Wrong { .. } | TacticsNews::Hint(_)));
        }
        while !session.is_over() {
            is_flawless = false;
            let told = session.show();
            let end = told.iter().any(|told| matches!(told, TacticsNews::End(outcome) if !outcome.is_right));
            prop_assert_eq!(end, session.is_over());
        }
        prop_assert_eq!(session.is_flawless(), is_flawless);
    }

    /// The rating rises with a solved position and falls with a missed one, and stays within its bounds.
    #[test]
    fn a_rating_moves_the_right_way(results in proptest::collection::vec(any::<bool>(), 1..40), rating in 400_u16..3000) {
        let columns = Columns::of_header(HEADER).unwrap();
        let mut position = columns.row(ROWS[0]).unwrap().position().unwrap();
        position.rating = rating;
        let mut record = Record::default();
        for (number, is_right) in results.into_iter().enumerate() {
            let change = record.keep(&position, is_right, number as u64).unwrap();
            let (lower, higher) = if is_right { (change.before, change.after) } else { (change.after, change.before) };
            prop_assert!(lower <= higher);
            prop_assert!((400..=3500).contains(&change.after));
        }
        prop_assert_eq!(Record::read(&record.write()).map(|read| read.write()), Ok(record.write()));
    }
}

#[test]
fn the_mistakes_that_a_file_names_become_positions() {
    use super::mistakes::{annotated, summary, tally};
    let games = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 $4 (3... g6 4. Qf3) 4. Qxf7# 1-0\n\n\
                 1. f3 e5 2. g4 {[%eval #-1]} a6 {[%eval 0.1]} (2... Qh4#) 3. e4 {[%eval 0.0]} *\n\n\
                 1. e4 $4 (1. d4) e5 $4 2. Nf3 $2 (2. Nf3) *\n";
    let read = notation::pgn::read::read(games);
    let found: Vec<_> = read.iter().flat_map(|read| annotated(&read.game).0).collect();
    let told: Vec<_> = found
        .iter()
        .map(|own| (own.ply, own.best.to_string(), own.kinds().collect::<Vec<_>>()))
        .collect();
    assert_eq!(
        told,
        [
            (6, String::from("g7g6"), vec!["opening"]),
            (4, String::from("d8h4"), vec!["mateIn1", "opening"]),
        ]
    );
    let rows: Vec<String> = found.iter().map(super::mistakes::OwnMistake::row).collect();
    assert!(
        rows[0].ends_with(",? -g8f6") && rows[1].ends_with(",? -a7a6"),
        "{rows:?}"
    );
    let file = HEADER.trim_end().to_owned() + ",Also\n" + &rows.join("\n");
    let (set, bad) = PositionSet::read(&file).unwrap();
    assert_eq!(bad, []);
    let mut session = Session::new(set.open(1).unwrap());
    let mate = understand(&session.board(), "Qh4", Letters::default()).unwrap();
    assert_eq!(session.answer(mate)[0], TacticsNews::Right);
    assert_eq!(tally(&found), [("opening", 2), ("mateIn1", 1)]);
    let words = summary(&Messages::new(Locale::En), &found);
    assert_eq!(
        words,
        "2 mistakes. Most often missed: mate in one, 1. Most often allowed: mate in one, 1. Mostly in the opening: 2."
    );
    let mut equal = found.clone();
    equal[0].themes = [Theme::Fork].into_iter().collect();
    equal[1].themes = [Theme::Pin].into_iter().collect();
    equal[1].phase = "endgame";
    assert_eq!(
        summary(&Messages::new(Locale::En), &equal),
        "2 mistakes. Most often missed: fork and pin, 1 each. Most often allowed: mate in one, 1. \
         Mostly in the endgame and opening: 1 each."
    );
    let unexplained: Vec<_> = read.iter().map(|read| annotated(&read.game).1).collect();
    let sides = unexplained.iter().map(|sides| (sides.white, sides.black));
    assert_eq!(sides.collect::<Vec<_>>(), [(0, 0), (0, 0), (0, 1)]);
}

#[test]
fn a_mistake_at_the_first_move_from_a_position_is_looked_at() {
    let game = "[SetUp \"1\"]\n[FEN \"r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3\"]\n\n\
                {[%eval 0.1]} 3... Nf6 {[%eval #1]} (3... g6) 4. Qxf7# {[%eval #0]} 1-0\n";
    let found = super::mistakes::annotated(&notation::pgn::read::read(game)[0].game).0;
    let told: Vec<_> = found.iter().map(|own| (own.ply, own.best.to_string())).collect();
    assert_eq!(told, [(1, String::from("g7g6"))]);
    let file = HEADER.trim_end().to_owned() + ",Also\n" + &found[0].row();
    assert!(file.contains(",0000 g7g6,"), "{file}");
    let (set, bad) = PositionSet::read(&file).unwrap();
    assert_eq!(bad, []);
    let mut session = Session::new(set.open(0).unwrap());
    assert_eq!(
        (session.board(), session.last_plies(1)),
        (found[0].before.clone(), vec![])
    );
    let best = understand(&session.board(), "g6", Letters::default()).unwrap();
    assert_eq!(session.answer(best)[0], TacticsNews::Right);
}

#[test]
fn the_better_move_is_the_one_that_the_file_values_most() {
    let games = "1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Nf3 {[%eval 0.3]} f6 {[%eval 1.6]} (2... Bd6 {[%eval 4.0]}) \
                 (2... Nf6 {[%eval 0.5]}) (2... Nc6 {[%eval 0.3]}) 3. Nxe5 {[%eval 1.5]} *\n\n\
                 1. e4 {[%eval 0.3]} e5 {[%eval 0.3]} 2. Nf3 {[%eval 0.3]} f6 {[%eval 1.6]} (2... Bd6 {[%eval 4.0]}) *\n";
    let read = notation::pgn::read::read(games);
    let [best, none] = [0, 1].map(|game: usize| super::mistakes::annotated(&read[game].game));
    let rows: Vec<String> = best.0.iter().map(super::mistakes::OwnMistake::row).collect();
    assert_eq!(rows.len(), 1);
    assert!(
        rows[0].contains(",g1f3 b8c6,") && rows[0].ends_with(",g8f6 ? -f7f6"),
        "{rows:?}"
    );
    assert_eq!((none.0.len(), none.1.black), (0, 1));
}

#[test]
fn a_game_is_annotated_throughout_if_every_move_is_valued() {
    use super::mistakes::Annotated::{self, InPart, Nowhere, Throughout};
    let mated = "1. f3 {[%eval 0]} e5 {[%eval 0]} 2. g4 {[%eval #-1]} Qh4# {[%eval #0]} 0-1";
    for (game, annotated) in [
        (mated, Throughout),
        ("1. e4 e5 $2 2. Nf3 *", Throughout),
        ("1. e4 {[%eval 0.3]} e5 *", InPart),
        ("1. e4 {[%clk 1:00:00]} e5 *", Nowhere),
    ] {
        assert_eq!(
            Annotated::of(&notation::pgn::read::read(game)[0].game),
            annotated,
            "{game}"
        );
    }
}

#[test]
fn a_better_move_shows_its_themes() {
    use super::mistakes::judged;
    use protocols::engine::opinion::Judging;
    use protocols::engine::{EngineReport, EngineScore, Limit, ThoughtLine};
    // White's better move after Black's lead, White's lead before it, and its kinds.
    for (start, lead, bad, line, score, kinds) in [
        (
            "8/2q2k2/8/8/8/2N5/6PP/6K1 b - - 0 1",
            "f7e7",
            "g1f1",
            "c3d5",
            300,
            vec!["fork", "endgameWin", "endgame"],
        ),
        (
            "6k1/8/8/3q4/8/2N5/6PP/6K1 b - - 0 1",
            "g8f7",
            "g1f1",
            "c3d5",
            400,
            vec!["hangingPiece", "endgameWin", "endgame"],
        ),
        (
            "8/P5k1/8/8/8/8/6PP/6K1 b - - 0 1",
            "g7f7",
            "g1f1",
            "a7a8q",
            900,
            vec!["promotion", "endgameWin", "endgame"],
        ),
        (
            "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1",
            "a2a3",
            "h2h3",
            "b1b8",
            900,
            vec!["mateIn1", "backRankMate", "endgame"],
        ),
        (
            "8/8/8/4k3/8/8/4P3/4K3 b - - 0 1",
            "e5d5",
            "e1f1",
            "e1d2",
            0,
            vec!["endgameHold", "endgame"],
        ),
    ] {
        let game = format!("[SetUp \"1\"]\n[FEN \"{start}\"]\n\n*\n");
        let mut game = notation::pgn::read::read(&game).remove(0).game;
        let moves: Vec<shakmaty::uci::UciMove> = [lead, bad].iter().map(|uci| uci.parse().unwrap()).collect();
        let mut position = game.start.clone();
        for uci in &moves {
            let mv = uci.to_move(&position).unwrap();
            game.line.push(notation::pgn::PgnMove::new(mv));
            shakmaty::Position::play_unchecked(&mut position, mv);
        }
        let mut judging = Judging::new(&game.start, &moves, Limit::Depth(1), 1);
        for (score, line) in [(0, lead), (score, line), (2_000, "")] {
            let number = judging.task().unwrap().number;
            let moves: Vec<_> = line.split(' ').filter_map(|uci| uci.parse().ok()).collect();
            let score = EngineScore::Centipawns(score);
            let thought = ThoughtLine {
                rank: 1,
                depth: 1,
                score,
                moves,
            };
            assert_eq!(judging.hear(&EngineReport::Thinks(number, thought)), Ok(false));
            assert_eq!(judging.hear(&EngineReport::Best(number, None)), Ok(true));
        }
        let found = judged(&game, &judging);
        assert_eq!(found.len(), 1, "{start}");
        assert_eq!(found[0].kinds().collect::<Vec<_>>(), kinds, "{start}");
    }
}

#[test]
fn the_only_reply_that_saves_what_was_missed_is_told() {
    let mut session = open("8/2P5/8/3K3k/8/3P4/6r1/8 b - - 2 42", "h5g5 c7c8q");
    let wrong = understand(&session.board(), "Kd6", Letters::default()).unwrap();
    let told = session.answer(wrong);
    let TacticsNews::Wrong { then: Some(then), .. } = &told[0] else {
        panic!("{told:?}");
    };
    assert_eq!(then.mv.to_uci(shakmaty::CastlingMode::Standard).to_string(), "g2c2");
}

#[test]
fn packaged_positions_are_told_from_six_half_moves_before() {
    let (set, bad) = PositionSet::read(super::PACKAGED).unwrap();
    assert_eq!(bad, []);
    let lead = |number: usize| set.open(number).unwrap().lead().len();
    let leads: Vec<usize> = (0..set.listed().len()).map(lead).collect();
    let six = leads.iter().filter(|lead| **lead == 6).count();
    assert!(
        six * 10 >= leads.len() * 9 && leads.len() >= 1_500,
        "{six} of {}",
        leads.len()
    );
}

#[test]
fn moves_before_a_position_lead_to_it() {
    let head = HEADER.replace('\n', ",Lead\n");
    let row = |lead: &str| format!("{head}a,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1,a2a3 b1b8,800,mateIn1,{lead}\n");
    let text_of = row("a4a2 e1b1");
    let (set, bad) = PositionSet::read(&text_of).unwrap();
    assert_eq!(bad, []);
    let session = Session::new(set.open(0).unwrap());
    assert_eq!(
        text(&teller(Locale::En).blindfold(&session, usize::MAX)),
        "3 half-moves earlier. White: king g1; rook e1; pawns f2, g2, h2. Black: king g8; rook a4; pawns f7, g7, h7. \
         Black: Rook a2. White: Rook b1. Black: Rook a3. White to move."
    );
    let impossible = row("a4a2 e1b2");
    assert_eq!(
        PositionSet::read(&impossible).unwrap().1.len(),
        1,
        "no such move leads there"
    );
}

#[test]
fn mates_are_named_with_a_figure_in_every_language() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        for number in 1..=4_usize {
            let name = format!("mateIn{number}");
            let theme = Theme::ALL.iter().copied().find(|theme| theme.name() == name).unwrap();
            let words = theme_name(&messages, theme);
            assert_eq!(theme_named(&words, &messages), Some(theme), "{locale}: {words}");
            let two = theme_name(
                &messages,
                Theme::ALL
                    .iter()
                    .copied()
                    .find(|theme| theme.name() == "mateIn2")
                    .unwrap(),
            );
            let one = theme_name(
                &messages,
                Theme::ALL
                    .iter()
                    .copied()
                    .find(|theme| theme.name() == "mateIn3")
                    .unwrap(),
            );
            let shared: Vec<&str> = two
                .split(' ')
                .zip(one.split(' '))
                .take_while(|(a, b)| a == b)
                .map(|(a, _)| a)
                .collect();
            let figure = format!("{} {number}", shared.join(" "));
            assert_eq!(theme_named(&figure, &messages), Some(theme), "{locale}: {figure}");
        }
    }
}
