//! Stories of positions solved at a table.

use shakmaty::{Board, Color, Position as _, Role};

use super::*;
use crate::input::{Input, NotRead};
use crate::script::{parse::parse, play::Stage};
use crate::tests::said;
use ::tactics::{BadRow, PositionSet, PositionSource as _, RowFault};
use laws::moment::Moment;
use locale::Locale;
use protocols::eboard::{BoardAvailability, BoardId, BoardMake, BoardNews, BoardReport, FoundBoard};

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);
/// 2026-11-28, in milliseconds since 1970.
const NOW_MS: u64 = 1_795_824_000_000;
/// A fork that wins the queen in two moves, and a promotion.
const ROWS: &str = "PuzzleId,FEN,Moves,Rating,Themes\n\
    fork,6k1/8/2q5/8/8/2N5/6PP/6K1 b - - 0 1,g8f7 c3e4 f7e7 e4g5,1500,fork\n\
    queen,8/P5k1/8/8/8/8/6PP/6K1 b - - 0 1,g7f7 a7a8q,900,promotion\n";

/// A table, and the files beside it.
struct Evening {
    table: Table,
    at_ms: u64,
    requests: Vec<PositionRequest>,
    effects: Vec<Effect>,
}

impl Evening {
    fn at(header: &str) -> Self {
        let script = parse(&format!("{header}\nwhite vi Ada\nblack sighted Ben\n")).unwrap();
        let mut table = Stage::new(&script.header, Locale::En, None).into_table().0;
        table.step(Input::Time, Moment::from_millis(1));
        Self {
            table,
            at_ms: 1,
            requests: Vec::new(),
            effects: Vec::new(),
        }
    }

    /// Carries out the input and answers the requests for positions; returns what was said.
    fn step(&mut self, input: Input) -> Vec<String> {
        let mut inputs = vec![input];
        let mut words = Vec::new();
        self.effects.clear();
        while let Some(input) = inputs.pop() {
            self.at_ms += 1_000;
            let effects = self.table.step(input, Moment::from_millis(self.at_ms));
            words.extend(said(&effects));
            for effect in &effects {
                if let Effect::Positions(request) = effect {
                    self.requests.push(request.clone());
                    inputs.push(Input::Positions(answered(request)));
                }
            }
            self.effects.extend(effects);
        }
        words
    }

    fn typed(&mut self, text: &str) -> String {
        self.does(Intent::Line(text.to_owned()))
    }

    fn does(&mut self, intent: Intent) -> String {
        self.step(Input::Intent(ADA, intent)).join(" ")
    }

    fn touch(&mut self, square: Square) -> String {
        let board = Color::White;
        self.does(Intent::Touch { board, square })
    }

    fn refused(&self) -> Option<Code> {
        self.effects.iter().find_map(|effect| {
            if let Effect::Refuse { refusal, .. } = effect {
                Some(refusal.code)
            } else {
                None
            }
        })
    }
}

fn answered(request: &PositionRequest) -> PositionNews {
    let (set, _) = PositionSet::read(ROWS).unwrap();
    match request {
        PositionRequest::Open {
            asked,
            set: WishedSet::File(_),
            ..
        } => {
            let why = NoPositions::NotRead(NotRead::NotThere);
            PositionNews::NotOpened(*asked, why)
        }
        PositionRequest::Open {
            asked,
            set: WishedSet::Mistakes,
            ..
        } => PositionNews::NotOpened(*asked, NoPositions::NoMistakes),
        PositionRequest::Open { asked, .. } => PositionNews::Opened {
            asked: *asked,
            record: Box::default(),
            unreadable: None,
            bad: BadRows::default(),
            now_ms: NOW_MS,
        },
        PositionRequest::Choose { wish, record, .. } => {
            let found = set.next(record, *wish, 0, NOW_MS);
            PositionNews::Position(found.map(Box::new))
        }
        PositionRequest::Keep(record) => PositionNews::Kept(record.clone()),
    }
}

#[test]
fn an_offered_command_is_taken_by_enter_in_tactics_too() {
    let mut evening = Evening::at("set place=home");
    evening.typed("tactics");
    let offered = evening.typed("positoin");
    assert!(offered.contains("position"), "{offered}");
    let told = evening.typed("");
    assert!(told.contains("White to move. White: king g1"), "{told}");
    // The next line is one of its own.
    evening.typed("Ne4");
    let seat = evening.table.seat(ADA).unwrap();
    assert!(seat.waiting.meant.is_none() && seat.waiting.unconfirmed.is_none());
}

#[test]
fn a_position_is_solved_and_the_game_waits_untouched() {
    let mut evening = Evening::at("set place=home");
    evening.typed("e4");
    let waits = evening.table.game().clone();
    let begins = evening.typed("tactics");
    assert!(
        begins.starts_with("Ten minutes of positions. Type the best move. Help: F1. A hint"),
        "{begins}"
    );
    assert!(
        begins.contains("White to move.") && begins.contains("knight"),
        "{begins}"
    );
    assert!(begins.contains("Just played:"), "{begins}");
    // Questions of the board are about the position.
    assert_eq!(evening.typed("square c6"), "c6, black queen");
    assert!(
        evening.typed("last move").contains("König"),
        "the last move is the position's"
    );
    assert!(
        evening
            .typed("what next")
            .contains("White to move: find the best move.")
    );
    let wrong = evening.typed("Kf1");
    assert!(
        wrong.starts_with("Not the best") && wrong.ends_with("Try again."),
        "{wrong}"
    );
    assert_eq!(evening.does(Intent::SayAgain), wrong, "the last words");
    let right = evening.typed("Ne4");
    assert!(right.starts_with("Right. The reply: "), "{right}");
    assert!(evening.typed("square e7").contains("black king"));
    let solved = evening.typed("knight g5");
    assert!(solved.starts_with("Right. Rating "), "{solved}");
    assert!(solved.ends_with("It will come back. Enter: next."), "{solved}");
    assert!(
        evening
            .requests
            .iter()
            .any(|request| matches!(request, PositionRequest::Keep(record) if record.score().played == 1))
    );
    assert_eq!(evening.typed("e4"), "Type again or next.");
    // An empty line is the next act.
    let next = evening.typed("");
    assert!(
        next.contains("White to move.") && !next.contains("Find the best move and"),
        "{next}"
    );
    let left = evening.typed("leave");
    assert!(left.starts_with("Back to the game."), "{left}");
    assert_eq!(*evening.table.game(), waits);
    assert!(!evening.effects.iter().any(|effect| matches!(effect, Effect::Append(_))));
    assert_eq!(
        evening.typed("next"),
        said_of_no_tactics(&mut Evening::at("set place=home"))
    );
}

/// The answer to "next" where nothing is solved.
fn said_of_no_tactics(evening: &mut Evening) -> String {
    evening.typed("next")
}

#[test]
fn hands_answer_and_hints_come_in_three_steps() {
    let mut evening = Evening::at("set place=home");
    evening.typed("tactics promotion");
    let hint = |evening: &mut Evening| evening.does(Intent::Engine(EngineIntent::Hint(Color::White)));
    assert_eq!(
        hint(&mut evening),
        "Theme: promotion. With a hint, the position counts as missed."
    );
    assert_eq!(hint(&mut evening), "The piece that moves: pawn.");
    let framed = |evening: &Evening| evening.table.other_game(ADA).tactics.unwrap().framed;
    assert_eq!(framed(&evening), []);
    assert!(hint(&mut evening).starts_with("From a"));
    assert_eq!(framed(&evening), [Square::A7, Square::A8]);
    assert!(!evening.table.other_game(ADA).tactics.unwrap().is_over);
    evening.touch(Square::G1);
    evening.touch(Square::A5);
    assert_eq!(evening.refused(), Some(Code::Illegal));
    evening.touch(Square::A7);
    let choice = evening.touch(Square::A8);
    assert!(!choice.is_empty(), "the piece is to be chosen");
    let piece = Piece {
        color: Color::White,
        role: Role::Queen,
    };
    let done = evening.does(Intent::BringBack {
        board: Color::White,
        square: Square::A8,
        piece,
    });
    assert!(done.starts_with("Right."), "{done}");
    let view = evening.table.other_game(ADA).tactics.unwrap();
    assert!(view.is_over && view.results.len() == 3, "{view:?}");
    assert_eq!(evening.touch(Square::A8), "Type again or next.");
    assert_eq!(
        evening.typed("resign"),
        "That only works in a live game. You are solving a position."
    );
    evening.does(Intent::NewGame(Box::default()));
    assert!(!is_under_way(&evening.table), "another game ends it");
}

#[test]
fn tactics_are_refused_where_an_engine_is() {
    for (header, start, code) in [
        ("time 300", "", Code::OnlyAtHome),
        ("set place=home\ntime 300", "start clocks", Code::ClockRunning),
    ] {
        let mut evening = Evening::at(header);
        evening.typed(start);
        evening.typed("tactics");
        assert_eq!(evening.refused(), Some(code), "{header}");
        assert!(evening.table.tactics.is_none() && evening.requests.is_empty());
    }
    let mut home = Evening::at("set place=home");
    home.does(Intent::Tactics(TacticsIntent::Next));
    assert_eq!(home.refused(), Some(Code::NoTactics));
}

/// The file is read for a minute, and the game is played on: its clock runs when the position comes.
#[test]
fn a_late_position_does_not_interrupt_a_game() {
    let mut evening = Evening::at("set place=home\ntime 300");
    let at = Moment::from_millis(5_000);
    let line = |text: &str| Input::Intent(ADA, Intent::Line(text.to_owned()));
    let effects = evening.table.step(line("tactics"), at);
    let open = effects.iter().find_map(|effect| {
        if let Effect::Positions(request) = effect {
            Some(answered(request))
        } else {
            None
        }
    });
    evening.at_ms = 6_000;
    evening.typed("start clocks");
    assert!(evening.table.game().clock().running().is_none(), "the solver waits");
    evening.step(Input::Intent(BEN, Intent::Line(String::from("start clocks"))));
    evening.step(Input::Positions(open.unwrap()));
    assert_eq!(evening.refused(), Some(Code::ClockRunning));
    assert!(evening.table.tactics.is_none());
}

#[test]
fn wishes_are_typed_after_the_word() {
    let mut evening = Evening::at("set place=home");
    assert_eq!(evening.typed("tactics statistics"), "No results yet.");
    assert!(evening.table.tactics.is_none());
    assert!(evening.typed("tactics ten minutes").contains("White to move."));
    let blindfold = evening.typed("tactics blindfold 1");
    assert!(blindfold.contains("One half-move earlier."), "{blindfold}");
    assert_eq!(evening.typed("tactics"), evening.typed("position"));
    let none = evening.typed("tactics skewer");
    assert_eq!(none, "There is no such position. Choose another theme or file.");
    // The position stays on the table until there is another, whatever is wished in vain.
    let stands = evening.typed("position");
    assert!(stands.contains("to move. White: king g1;"), "{stands}");
    evening.typed("tactics /nowhere/puzzles.csv");
    assert_eq!(evening.refused(), Some(Code::FileNotThere));
    evening.typed("tactics mistakes");
    assert_eq!(evening.typed("position"), stands);
    let mut opened = evening.requests.iter().filter_map(|request| match request {
        PositionRequest::Open { set, .. } => Some(set.clone()),
        PositionRequest::Choose { .. } | PositionRequest::Keep(_) => None,
    });
    assert_eq!(opened.next_back(), Some(WishedSet::Packaged));
    evening.typed("leave");
    assert!(evening.table.tactics.is_none());
    assert_eq!(
        evening.typed("tactics nonsense"),
        "No such theme or file. List: tactics themes."
    );
    assert!(evening.typed("tactics themes").starts_with("Themes: mate in one, "));
    assert!(evening.table.tactics.is_none());
    evening.typed("tactics /nowhere/puzzles.csv");
    assert_eq!(evening.refused(), Some(Code::FileNotThere));
    assert!(evening.table.tactics.is_none());
    for typed in ["tactics mistakes", "puzzles my mistakes"] {
        let none = evening.typed(typed);
        assert!(none.starts_with("None saved. In a review"), "{none}");
    }
}

#[test]
fn a_theme_a_rating_and_blindfold_are_wished_together() {
    let mut evening = Evening::at("set place=home");
    let told = evening.typed("tactics promotion blindfold 1800");
    assert!(told.contains("One half-move earlier."), "{told}");
    let wish = |request: &PositionRequest| matches!(request, PositionRequest::Choose { wish, .. } if wish.rating == Some(1800));
    assert!(evening.requests.iter().any(wish));
    assert_eq!(
        evening.typed("tactics skewer blindfold 1800"),
        "There is no such position. Choose another theme or file."
    );
}

#[test]
fn a_review_stands_as_it_was_after_tactics() {
    let mut evening = Evening::at("set place=home");
    for move_ in ["e4", "black: e5", "Nf3"] {
        evening.typed(move_);
    }
    for line in ["review", "ply 2", "comment too quiet"] {
        evening.typed(line);
    }
    let stood = evening.table.reviews.clone();
    let solving = evening.typed("tactics fork");
    assert!(solving.contains("knight c3"), "{solving}");
    let left = evening.typed("leave");
    assert!(left.starts_with("Back to the review. 1, Black: "), "{left}");
    assert_eq!(evening.table.reviews, stood);
    // A set that cannot be opened leaves it alone.
    evening.typed("tactics mistakes");
    assert_eq!(evening.table.reviews, stood);
    // Another act of the review leaves the position for it, and the changes are still guarded.
    evening.typed("tactics fork");
    let place = evening.typed("ply 1");
    assert!(place.starts_with("1, White: "), "{place}");
    evening.typed("tactics fork");
    evening.typed("new game");
    assert_eq!(evening.refused(), Some(Code::Unsaved));
    assert!(is_under_way(&evening.table));
}

#[test]
fn a_position_stands_until_another_game_begins() {
    let mut evening = Evening::at("set place=home");
    evening.typed("e4");
    evening.typed("tactics fork");
    let asked = evening.typed("new game");
    assert!(asked.contains('?'), "{asked}");
    assert!(is_under_way(&evening.table));
    evening.typed("no");
    assert!(evening.typed("position").contains("knight c3"));
    evening.typed("new game");
    evening.typed("yes");
    let begins = evening
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::NewGame(..)));
    assert!(begins && !is_under_way(&evening.table));
    // A file that is not there leaves it, and so does a dialog.
    evening.typed("tactics fork");
    evening.does(Intent::File(controls::files::FileIntent::Open(String::from(
        "/nowhere.annabella",
    ))));
    assert!(is_under_way(&evening.table));
    evening.step(Input::Leave(ADA));
    assert!(!is_under_way(&evening.table));
}

#[test]
fn lines_wait_for_the_position() {
    let mut evening = Evening::at("set place=home");
    let wait = "The positions are still being loaded. To cancel, type leave.";
    let typed = |evening: &mut Evening, text: &str| {
        evening.at_ms += 1_000;
        let input = Input::Intent(ADA, Intent::Line(text.to_owned()));
        let effects = evening.table.step(input, Moment::from_millis(evening.at_ms));
        said(&effects).join(" ")
    };
    typed(&mut evening, "tactics");
    assert!(evening.table.awaits_answer());
    for line in ["e4", "hint", "next", "resign", ""] {
        assert_eq!(typed(&mut evening, line), wait, "{line}");
    }
    assert!(evening.table.game().line().is_empty());
    assert!(typed(&mut evening, "leave").starts_with("Back to the game."));
    assert!(!evening.table.awaits_answer());
    evening.typed("tactics fork");
    typed(&mut evening, "next");
    assert!(evening.table.awaits_answer(), "the one before is no longer answered");
    assert_eq!(typed(&mut evening, "Ne4"), wait);
}

#[test]
fn an_empty_line_repeats_the_task_and_ratings_are_told() {
    let mut evening = Evening::at("set place=home");
    evening.typed("tactics fork");
    assert_eq!(evening.typed(""), "White to move: find the best move.");
    let ratings = "Your rating is 1500. This position is rated 1500.";
    assert_eq!(evening.typed("rating"), ratings);
    assert_eq!(evening.does(Intent::Ask(Query::Opponent)), ratings);
}

#[test]
fn again_starts_the_position_over() {
    let mut evening = Evening::at("set place=home");
    evening.typed("tactics fork");
    let told = evening.typed("position");
    evening.typed("solution");
    let again = evening.typed("again");
    assert!(again.starts_with("Rating ") && again.ends_with(&told), "{again}");
    assert_eq!(evening.typed("position"), told);
    assert!(evening.typed("square c6").contains("black queen"));
}

#[test]
fn hands_are_typed_in_a_terminal() {
    let mut evening = Evening::at("set place=home");
    evening.typed("tactics fork");
    evening.typed("lift c3");
    let right = evening.typed("place e4");
    assert!(right.starts_with("Right. The reply: "), "{right}");
}

/// Another program of the same profile has saved a result meanwhile: the rating that is told is the one that is kept.
#[test]
fn a_result_is_told_as_it_is_saved() {
    let mut evening = Evening::at("set place=home");
    evening.typed("tactics promotion");
    let (set, _) = PositionSet::read(ROWS).unwrap();
    let mut other = Record::default();
    other.keep(&set.open(0).unwrap(), true, NOW_MS);
    let line = Input::Intent(ADA, Intent::Line(String::from("a8=Q")));
    let effects = evening.table.step(line, Moment::from_millis(90_000));
    assert!(said(&effects).is_empty() && evening.table.awaits_answer());
    let kept = effects.iter().find_map(|effect| {
        if let Effect::Positions(PositionRequest::Keep(record)) = effect {
            Some(record.merged(other.clone(), 0))
        } else {
            None
        }
    });
    let kept = kept.unwrap();
    evening.at_ms = 91_000;
    let told = evening.step(Input::Positions(PositionNews::Kept(Box::new(kept.clone()))));
    let rating = format!("Rating {}, up by {}.", kept.rating(), kept.rating() - other.rating());
    assert!(told.join(" ").contains(&rating), "{told:?} {rating}");
    assert!(!evening.table.awaits_answer());
}

#[test]
fn a_rating_that_does_not_exist_is_told() {
    let mut evening = Evening::at("set place=home");
    assert_eq!(evening.typed("tactics 9999"), "Ratings go from 400 to 3200.");
}

/// Another program of the same profile has saved a result meanwhile.
#[test]
fn statistics_are_told_as_they_are_saved() {
    let mut evening = Evening::at("set place=home");
    evening.typed("tactics fork");
    let (set, _) = PositionSet::read(ROWS).unwrap();
    let mut stored = Record::default();
    stored.keep(&set.open(1).unwrap(), true, NOW_MS);
    let line = Input::Intent(ADA, Intent::Line(String::from("statistics")));
    let effects = evening.table.step(line, Moment::from_millis(90_000));
    assert!(said(&effects).is_empty() && evening.table.awaits_answer());
    evening.at_ms = 91_000;
    let told = evening.step(Input::Positions(PositionNews::Kept(Box::new(
        Record::default().merged(stored, 0),
    ))));
    assert!(told.join(" ").contains("1 of 1 right."), "{told:?}");
    assert!(!evening.table.awaits_answer());
}

#[test]
fn faults_of_files_are_told() {
    let mut evening = Evening::at("set place=home");
    evening.table.step(
        Input::Intent(ADA, Intent::Line(String::from("tactics own.csv"))),
        Moment::from_millis(5_000),
    );
    let asked = evening.table.tactics.as_ref().unwrap().asked;
    evening.at_ms = 6_000;
    let row = BadRow {
        line: 3,
        fault: RowFault::Rating(String::from("x")),
    };
    let words = evening.step(Input::Positions(PositionNews::Opened {
        asked,
        record: Box::default(),
        unreadable: Some(UnreadableResults {
            fault: Err(NotRead::NotText),
            path: String::from("tactics/Ada.toml"),
            kept_as: None,
        }),
        bad: BadRows {
            count: 2,
            named: vec![row],
        },
        now_ms: NOW_MS,
    }));
    let told = words.join(" ");
    for part in [
        "could not be read",
        "New results are not saved.",
        "Line 3 of",
        "2 lines were skipped in all.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let words = evening.step(Input::Positions(PositionNews::NotKept));
    assert_eq!(
        words,
        ["Your results could not be saved. Check the free space on the disk and whether the folder can be written to."]
    );
    // The other player's clicks answer, too, and the person who solves hears it.
    let to = evening.table.tactics.as_ref().unwrap().by;
    assert_eq!(to, ADA);
    evening.step(Input::Intent(BEN, Intent::Line(String::from("hint"))));
    let heard = evening
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Say { to, .. } if *to == ADA));
    assert!(heard);
}

/// The pieces are set up on the wooden board, a wrong move is to be put back, and the right one answers.
#[test]
fn an_electronic_board_answers() {
    let mut evening = Evening::at("set place=home");
    let id = BoardId {
        kind: BoardMake::Dgt,
        serial: String::from("2"),
    };
    let found = FoundBoard {
        id: id.clone(),
        place: String::from("/dev/tty2"),
        standing: BoardAvailability::Taken(Color::White),
    };
    let report = |evening: &mut Evening, report| {
        let words = evening.step(Input::Boards(BoardNews::Of(Color::White, report)));
        // The piece stands still for a while.
        [
            words,
            evening.step(Input::Time),
            evening.step(Input::Time),
            evening.step(Input::Time),
        ]
        .concat()
        .join(" ")
    };
    evening.step(Input::UseBoard(ADA, Color::White, id));
    report(&mut evening, BoardReport::Connected(found));
    report(&mut evening, BoardReport::Shows(Board::default()));
    evening.typed("tactics fork");
    let position = evening.table.game().official().board().clone();
    report(&mut evening, BoardReport::Shows(position.clone()));
    let with = |from: Square, to: Square| {
        let mut board = position.clone();
        let piece = board.remove_piece_at(from).unwrap();
        board.set_piece_at(to, piece);
        board
    };
    let wrong = report(&mut evening, BoardReport::Shows(with(Square::C3, Square::B1)));
    assert!(wrong.contains("Not the best"), "{wrong}");
    report(&mut evening, BoardReport::Shows(position.clone()));
    let right = report(&mut evening, BoardReport::Shows(with(Square::C3, Square::E4)));
    assert!(right.contains("Right. The reply: "), "{right}");
}

#[test]
fn a_position_left_by_any_command_tells_the_rating_and_counts() {
    for line in [
        "leave",
        "tactics promotion",
        "review",
        "new game",
        "practice",
        "endgame 5",
    ] {
        let mut evening = Evening::at("set place=home");
        evening.typed("tactics fork");
        evening.typed("hint");
        let told = evening.typed(line);
        assert!(
            told.contains("Rating ") && told.contains(", down by "),
            "{line}: {told}"
        );
        let keeps =
            |request: &PositionRequest| matches!(request, PositionRequest::Keep(record) if record.score().played == 1);
        assert!(evening.requests.iter().any(keeps), "{line}");
    }
}

#[test]
fn a_terminal_names_the_words_of_a_position_first() {
    let mut evening = Evening::at("set place=home");
    evening.table.stand_in(crate::Terminal::Person, ADA);
    let begins = evening.typed("tactics fork");
    assert!(
        begins.starts_with("Ten minutes of positions. Find the best move"),
        "{begins}"
    );
    assert!(
        begins.contains("A hint counts as missed.") && !begins.contains("F1"),
        "{begins}"
    );
    for line in ["what next", "what now", "", "What now?"] {
        let told = evening.typed(line);
        assert!(
            told.contains("find the best move. You can also type hint, solution"),
            "{line}: {told}"
        );
    }
    assert!(evening.typed("white pieces").contains("knight"));
    assert!(evening.typed("black pieces").contains("queen"));
}

#[test]
fn an_unknown_theme_behind_a_file_is_told_as_a_theme() {
    let mut evening = Evening::at("set place=home");
    assert_eq!(
        evening.typed("tactics l.csv opposition"),
        "No such theme: opposition. List: tactics themes."
    );
    evening.typed("tactics file");
    let last = |request: &PositionRequest| {
        matches!(
            request,
            PositionRequest::Open {
                set: WishedSet::LastFile,
                ..
            }
        )
    };
    assert!(evening.requests.iter().any(last));
}
