//! Scoresheets as people write them: what is written reads back to itself in every language, and faults put into sheets and
//! boards on purpose are judged rightly. What a word can mean is written here a second time, as plainly as can be: every
//! way in which each legal move may be written.

use std::fs;
use std::io::Write as _;
use std::process::Command;

use laws::discrepancy::{BoardFaultKind, Evidence, Finding, compare};
use laws::regulations::Edition;
use notation::algebraic::{Letters, MoveNotation, movetext, written_in};
use notation::sheet;
use shakmaty::{Board, ByColor, CastlingSide, Chess, Color, Move, Position as _, Role};

use testing::faults::{self as hands, Chance, Written};

#[test]
fn every_legal_move_reads_back_in_every_language_and_form() {
    for seed in 0..6 {
        let mut chance = Chance::new(seed);
        let game = Written::random(&mut chance);
        for position in &game.positions {
            for legal in position.legal_moves() {
                for letters in Letters::familiar().iter().copied() {
                    for form in [MoveNotation::Short, MoveNotation::Long, MoveNotation::Figurine] {
                        let word = written_in(position, legal, letters, form);
                        assert_eq!(
                            one(position, &word, letters),
                            Some(legal),
                            "{word} in {letters}: {position:?}"
                        );
                        if lower_case_is_accepted(legal, letters) {
                            let word = word.to_lowercase();
                            assert_eq!(
                                one(position, &word, letters),
                                Some(legal),
                                "{word} in {letters}: {position:?}"
                            );
                        }
                        let word = word.to_uppercase();
                        let texts = ByColor {
                            white: word.as_str(),
                            black: &written_in(position, legal, letters, form),
                        };
                        let read = sheet::read_both(texts, position, ByColor::new_with(|_| Some(letters)));
                        assert_eq!(read.white.moves, [legal], "{word} in {letters}: {position:?}");
                    }
                }
            }
        }
    }
}

fn one(position: &Chess, word: &str, letters: Letters) -> Option<Move> {
    let read = sheet::read(word, position, Some(letters));
    read.moves.first().copied().filter(|_| read.unreadable.is_none())
}

/// A lower-case a to h is always a file; any other letter may be a piece.
fn lower_case_is_accepted(legal: Move, letters: Letters) -> bool {
    let is_file = |role| {
        letters
            .sign(role)
            .is_some_and(|sign| matches!(sign, "A" | "B" | "C" | "D" | "E" | "F"))
    };
    !is_file(legal.role())
}

/// All texts that a sheet may have for a move, without marks and signs between.
fn ways(legal: Move, letters: Letters) -> Vec<String> {
    if let Some(side) = legal.castling_side() {
        return vec![String::from(if side == CastlingSide::KingSide { "00" } else { "000" })];
    }
    let (from, to) = (legal.from().unwrap(), legal.to());
    let promotion = legal
        .promotion()
        .and_then(|role| letters.sign(role))
        .unwrap_or_default();
    let sign = letters.sign(legal.role()).unwrap_or_default();
    let origins = [
        String::new(),
        from.file().char().to_string(),
        from.rank().char().to_string(),
        from.to_string(),
    ];
    let with_piece = origins.map(|origin| format!("{sign}{origin}{to}{promotion}"));
    with_piece
        .into_iter()
        .chain([format!("{from}{to}{promotion}")])
        .collect()
}

/// The moves that a plain reader makes of the words, one after the other; a word that is not one move ends it.
fn plain(words: &[String], letters: Letters) -> (Vec<Move>, bool) {
    let mut position = Chess::default();
    let mut moves = Vec::new();
    for word in words {
        let bare = word.replace(" e.p.", "").replace(['x', '+', '#', '-'], "");
        let fits = |legal: &Move| ways(*legal, letters).contains(&bare);
        let found: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
        let [legal] = found.as_slice() else {
            return (moves, false);
        };
        moves.push(*legal);
        position.play_unchecked(*legal);
    }
    (moves, true)
}

/// One game with everything that the arbiter has before them.
struct Case {
    game: Written,
    letters: ByColor<Letters>,
    words: ByColor<Vec<String>>,
    boards: ByColor<Option<Board>>,
    /// The change that was made to it, for a failure.
    fault: String,
}

impl Case {
    fn new(seed: u64) -> Case {
        let mut chance = Chance::new(seed);
        let game = Written::random(&mut chance);
        let letters = ByColor::new_with(|_| Letters::familiar()[chance.below(Letters::familiar().len())]);
        let words = letters.map(|letters| {
            let form = [MoveNotation::Short, MoveNotation::Long][chance.below(2)];
            let pairs = game.positions.iter().zip(&game.moves);
            pairs
                .map(|(position, legal)| written_in(position, *legal, letters, form))
                .collect()
        });
        let end = game.board(game.moves.len()).clone();
        let boards = ByColor {
            white: Some(end.clone()),
            black: Some(end),
        };
        let fault = String::new();
        let mut case = Case {
            game,
            letters,
            words,
            boards,
            fault,
        };
        let side = if chance.below(2) == 0 {
            Color::White
        } else {
            Color::Black
        };
        case.fault = match chance.below(4) {
            0 => String::from("none"),
            1 => case.err_on_board(side, &mut chance),
            2 => case.err_on_board(side, &mut chance) + " and " + &case.err_on_board(side.other(), &mut chance),
            _ => case.err_on_sheet(side, &mut chance),
        };
        case
    }

    /// A hand errs once, in any way.
    fn err_on_board(&mut self, side: Color, chance: &mut Chance) -> String {
        let kind = BoardFaultKind::ALL[chance.below(BoardFaultKind::ALL.len())];
        let Some((ply, board)) = hands::inject(&self.game, kind, chance) else {
            return String::from("none");
        };
        *self.boards.get_mut(side) = Some(board);
        format!("{side}'s board: {kind:?} at {ply}")
    }

    /// A sheet has too few words, too many, or wrong ones.
    fn err_on_sheet(&mut self, side: Color, chance: &mut Chance) -> String {
        let plies = self.game.moves.len();
        let at = chance.below(plies);
        let letters = *self.letters.get(side);
        let position = &self.game.positions[at];
        let words = self.words.get_mut(side);
        let what = match chance.below(7) {
            0 => {
                words.truncate(plies.saturating_sub(1 + chance.below(6)));
                "the last moves missing"
            }
            1 => {
                words.remove(at);
                "a move missing"
            }
            2 => {
                words.insert(at, words[at].clone());
                "a move written twice"
            }
            3 => {
                words.swap(at, (at + 1).min(plies - 1));
                "two moves exchanged"
            }
            4 => {
                let legal = position.legal_moves();
                words[at] = written_in(position, legal[chance.below(legal.len())], letters, MoveNotation::Short);
                "another move"
            }
            5 => {
                let role = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight][chance.below(5)];
                let to = shakmaty::Square::new(u32::try_from(chance.below(64)).unwrap());
                words[at] = format!("{}{to}", letters.sign(role).unwrap());
                "any piece to any square"
            }
            _ => {
                let nonsense = ["Xy9", "e9", "Zf3", "?4", "i3", "a", "e2-", "d4d5d6", "12x"];
                words[at] = String::from(nonsense[chance.below(nonsense.len())]);
                "no move"
            }
        };
        format!("{side}'s sheet at {}: {what}", at + 1)
    }

    /// A sheet as it lies before the arbiter.
    fn text(&self, side: Color) -> String {
        movetext(&Chess::default(), self.words.get(side).iter().cloned())
    }

    /// The expected finding.
    fn expected(&self) -> Finding {
        let read = self
            .words
            .as_ref()
            .zip(self.letters)
            .map(|(words, letters)| plain(words, letters));
        let [white, black] = [&read.white.0, &read.black.0];
        let agree = white.iter().zip(black).take_while(|(one, other)| one == other).count();
        if agree < white.len().min(black.len()) {
            return Finding::SheetsDiffer;
        }
        if !(read.white.1 && read.black.1) {
            return Finding::SheetUnreadable;
        }
        if white.len().abs_diff(black.len()) > 3 {
            return Finding::SheetIncomplete;
        }
        let plies = self.game.moves.len();
        let lags = |board: &Board| (0..=2.min(plies)).any(|lag| self.game.board(plies - lag) == board);
        let is_wrong = self
            .boards
            .as_ref()
            .map(|board| board.as_ref().is_some_and(|board| !lags(board)));
        match (is_wrong.white, is_wrong.black) {
            (false, false) => Finding::Agree,
            (true, false) => Finding::WhiteBoardWrong,
            (false, true) => Finding::BlackBoardWrong,
            (true, true) => Finding::BothBoardsWrong,
        }
    }

    /// The actual finding.
    fn found(&self) -> Finding {
        let texts = ByColor::new_with(|side| self.text(side));
        let sheets = sheet::read_both(
            texts.as_ref().map(String::as_str),
            &Chess::default(),
            self.letters.map(Some),
        );
        let evidence = Evidence {
            start: &Chess::default(),
            sheets: sheets.as_ref(),
            boards: self.boards.as_ref().map(Option::as_ref),
            journal: None,
            clock_log: &[],
        };
        compare(&evidence, Edition::Laws2023).finding
    }

    /// The same by the program itself.
    fn told(&self) -> String {
        let folder = tempfile::tempdir().unwrap();
        let file = |side: Color| {
            let path = folder.path().join(side.to_string());
            let mut file = fs::File::create(&path).unwrap();
            file.write_all(self.text(side).as_bytes()).unwrap();
            path.to_string_lossy().into_owned()
        };
        let board = |side: Color| self.boards.get(side).as_ref().unwrap().to_string();
        let letters = self.letters.map(Letters::tag);
        let output = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args([
                "compare",
                "--json",
                "--white-sheet",
                &file(Color::White),
                "--black-sheet",
                &file(Color::Black),
            ])
            .args(["--letters-white", letters.white, "--letters-black", letters.black])
            .args([
                "--white-board",
                &board(Color::White),
                "--black-board",
                &board(Color::Black),
            ])
            .output()
            .unwrap();
        let verdict: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        verdict["verdict"].as_str().unwrap().to_owned()
    }
}

/// The number of games, and the number of those that the program itself is asked about. `PROPTEST_CASES` sets both.
fn games() -> (u64, u64) {
    let asked = std::env::var("PROPTEST_CASES")
        .ok()
        .and_then(|cases| cases.parse().ok());
    asked.map_or((100, 10), |games| (games, games))
}

#[test]
fn every_fault_put_into_a_sheet_or_a_board_is_judged_rightly() {
    let (games, by_program) = games();
    let mut wrong = Vec::new();
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..games {
        let case = Case::new(seed);
        let expected = case.expected();
        *seen.entry(expected.as_str()).or_insert(0) += 1;
        let found = if seed < by_program {
            case.told()
        } else {
            case.found().as_str().to_owned()
        };
        if found != expected.as_str() {
            let sheets = ByColor::new_with(|side| case.text(side));
            wrong.push(format!(
                "seed {seed}, {}: {found} instead of {}\n  {}: {}\n  {}: {}",
                case.fault,
                expected.as_str(),
                case.letters.white,
                sheets.white,
                case.letters.black,
                sheets.black
            ));
        }
    }
    println!("{games} games, {} judged wrongly: {seen:?}", wrong.len());
    assert!(
        wrong.is_empty(),
        "{} of {games}:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(10)].join("\n")
    );
}
