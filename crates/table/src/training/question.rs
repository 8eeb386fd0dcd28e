//! The questions of a training, and the judging of answers.

use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, File, Move, Position as _, Rank, Role, Square, attacks};

use super::dice::Dice;
use announcement::render::{Announcement, SaidOrigin, SpokenContent, announce};
use announcement::understand::{ReadWords, word_of};
use announcement::vocabulary::{Vocabulary, WordMeaning};
use locale::Messages;
use notation::algebraic::{Letters, castling, san_in};
use settings::training::QuestionKind;

/// Games from which positions are taken: Morphy at the opera, Paris 1858; Anderssen against Kieseritzky, London 1851; Lasker's
/// trap in Albin's counter-gambit; Réti's study of 1921.
const GAMES: [(Option<&str>, &str); 4] = [
    (
        None,
        "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5 Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 \
         Bxd7 Nxd7 Qb8 Nxb8 Rd8",
    ),
    (
        None,
        "e4 e5 f4 exf4 Bc4 Qh4 Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 Bxf4 Qf6 Nc3 \
         Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1 Ke2 Na6 Nxg7 Kd8 Qf6 Nxf6 Be7",
    ),
    (
        None,
        "d4 d5 c4 e5 dxe5 d4 e3 Bb4 Bd2 dxe3 Bxb4 exf2 Ke2 fxg1=N Rxg1 Bg4",
    ),
    (
        Some("7K/8/k1P5/7p/8/8/8/8 w - - 0 1"),
        "Kg7 h4 Kf6 Kb6 Ke5 h3 Kd6 h2 c7 h1=Q c8=Q",
    ),
];

/// A question.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum TrainingQuestion {
    /// Announce that move in that position.
    Announce(Box<Chess>, Move),
    /// Write down the announcement of that move in that position.
    Write(Box<Chess>, Move),
    /// Say if that square is light or dark.
    Colour(Square),
    /// Say that file.
    File(File),
    /// Say that rank.
    Rank(Rank),
    /// Say that square.
    Square(Square),
    /// Say a square that a knight reaches from that square.
    Knight(Square),
}

/// The hardest level.
pub(crate) const HARDEST: usize = 3;

impl TrainingQuestion {
    /// The next question, of another kind than the last one, up to that level.
    pub(crate) fn next(dice: &mut Dice, level: usize, last: Option<QuestionKind>, vocabulary: Vocabulary) -> Self {
        let words = [QuestionKind::Announce, QuestionKind::Write, QuestionKind::Square];
        // Moves and names are asked twice as often as colours, for which there are only two words.
        let kinds = QuestionKind::ALL.into_iter().chain(words);
        let kinds: Vec<QuestionKind> = kinds.filter(|kind| Some(*kind) != last).collect();
        let is_joined = vocabulary.words().squares_joined;
        match dice.one_of(&kinds).unwrap_or(QuestionKind::Announce) {
            QuestionKind::Announce => {
                let (position, mv) = a_move(dice, level, is_joined);
                Self::Announce(Box::new(position), mv)
            }
            QuestionKind::Write => {
                let (position, mv) = a_move(dice, level, is_joined);
                Self::Write(Box::new(position), mv)
            }
            QuestionKind::Colour => Self::Colour(a_square(dice)),
            // A vocabulary that says a square as it is written has no word to ask for.
            QuestionKind::Square if is_joined || dice.below(HARDEST + 1) < level => Self::Knight(a_square(dice)),
            QuestionKind::Square if level == 0 && dice.below(2) == 0 => {
                Self::File(dice.one_of(&File::ALL).unwrap_or(File::A))
            }
            QuestionKind::Square if level == 0 => Self::Rank(dice.one_of(&Rank::ALL).unwrap_or(Rank::First)),
            QuestionKind::Square => Self::Square(a_square(dice)),
        }
    }

    /// The kind.
    pub(crate) const fn kind(&self) -> QuestionKind {
        match self {
            Self::Announce(..) => QuestionKind::Announce,
            Self::Write(..) => QuestionKind::Write,
            Self::Colour(_) => QuestionKind::Colour,
            Self::File(_) | Self::Rank(_) | Self::Square(_) | Self::Knight(_) => QuestionKind::Square,
        }
    }

    /// True if the answer is correct.
    pub(crate) fn is_answered(&self, answer: &str, asker: AnswerBasis) -> bool {
        let (vocabulary, letters) = (asker.vocabulary, asker.letters);
        let means = |position: &Chess, mv: &Move| {
            let read = ReadWords::of(answer, letters);
            read.among_legal(position).is_ok_and(|meant| meant == *mv)
        };
        let said = || said(answer, vocabulary);
        match self {
            Self::Announce(position, mv) => said().is_some_and(|said| names(&said, mv)) && means(position.as_ref(), mv),
            Self::Write(position, mv) => is_written(answer) && means(position.as_ref(), mv),
            Self::Colour(square) => light(answer, &asker.messages) == Some(square.is_light()),
            Self::File(file) => said().is_some_and(|said| said == [WordMeaning::File(*file)]),
            Self::Rank(rank) => said().is_some_and(|said| said == [WordMeaning::Rank(*rank)]),
            Self::Square(square) => said().is_some_and(|said| said == words(*square)),
            Self::Knight(from) => {
                let is_named = |square: &Square| {
                    let written = answer.trim().eq_ignore_ascii_case(&square.to_string());
                    written || said().is_some_and(|said| said == words(*square))
                };
                attacks::knight_attacks(*from)
                    .into_iter()
                    .any(|square| is_named(&square))
            }
        }
    }

    /// The right answer; for a knight, one of them.
    pub(crate) fn right(&self, asker: AnswerBasis) -> RightAnswer {
        let vocabulary = asker.vocabulary;
        let words = vocabulary.words();
        match self {
            Self::Announce(position, mv) => {
                RightAnswer::Said(announce(&SpokenContent::of_move(position.as_ref(), *mv), vocabulary))
            }
            Self::Write(position, mv) => RightAnswer::Written(san_in(position.as_ref(), *mv, asker.letters)),
            Self::Colour(square) => RightAnswer::Written(asker.messages.text(square_color(*square), &[])),
            Self::File(file) => RightAnswer::Said(Announcement::of_text(words.file_alone(*file).written, vocabulary)),
            Self::Rank(rank) => RightAnswer::Said(Announcement::of_text(words.rank(*rank).written, vocabulary)),
            Self::Square(square) => RightAnswer::Said(square_said(*square, vocabulary)),
            Self::Knight(from) => {
                let reached = attacks::knight_attacks(*from).into_iter().next();
                RightAnswer::Said(square_said(reached.unwrap_or(*from), vocabulary))
            }
        }
    }
}

/// The basis on which an answer is judged: the words of the game, and the letters and the language of the person asked.
#[derive(Clone, Copy)]
pub(crate) struct AnswerBasis {
    pub(crate) vocabulary: Vocabulary,
    pub(crate) letters: Letters,
    pub(crate) messages: Messages,
}

/// A right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RightAnswer {
    /// In the words of the vocabulary.
    Said(Announcement),
    /// The words as they are written.
    Written(String),
}

/// The square in the words of that vocabulary.
pub(crate) fn square_said(square: Square, vocabulary: Vocabulary) -> Announcement {
    let alone = SpokenContent::Piece {
        role: Role::Pawn,
        origin: SaidOrigin::default(),
        capture: false,
        to: square,
        promotion: None,
    };
    announce(&alone, vocabulary)
}

/// The message of the square's colour.
const fn square_color(square: Square) -> &'static str {
    if square.is_light() {
        "ground-light"
    } else {
        "ground-dark"
    }
}

/// True if the answer is "light", false if "dark", in full or by the first letter, in the person's language or in
/// English; none for any other.
pub(crate) fn light(answer: &str, messages: &Messages) -> Option<bool> {
    let answer = answer.trim().trim_end_matches('.').to_lowercase();
    let is = |id: &str| {
        let forms = [messages.text(id, &[]), messages.in_english(id)].join(";");
        forms.split(';').any(|form| form.trim() == answer)
    };
    if is("training-light") {
        Some(true)
    } else if is("training-dark") {
        Some(false)
    } else {
        None
    }
}

const fn words(square: Square) -> [WordMeaning; 2] {
    [WordMeaning::File(square.file()), WordMeaning::Rank(square.rank())]
}

/// The meanings of the words of an answer; none if one of them is no word of the vocabulary. In vocabularies that say
/// squares as they are written, letters and digits are words.
fn said(answer: &str, vocabulary: Vocabulary) -> Option<Vec<WordMeaning>> {
    let is_joined = vocabulary.words().squares_joined;
    let is_mark = |letter: char| letter.is_whitespace() || (letter.is_ascii_punctuation() && letter != '\'');
    let mut said = Vec::new();
    for word in answer.split(is_mark).filter(|word| !word.is_empty()) {
        if let Some(meant) = word_of(word, vocabulary) {
            said.push(meant);
            continue;
        }
        for letter in word.chars().filter(|_| is_joined) {
            // A Portuguese voice needs the accent, and a typist may need it too.
            let plain = if letter == 'é' { 'e' } else { letter };
            let file = File::from_char(plain.to_ascii_lowercase()).map(WordMeaning::File);
            said.push(file.or_else(|| Rank::from_char(plain).map(WordMeaning::Rank))?);
        }
        if !is_joined {
            return None;
        }
    }
    Some(said).filter(|said| !said.is_empty())
}

/// True if those words name the piece that moves, or castling: two squares are understood in a game, but are no
/// announcement.
fn names(said: &[WordMeaning], mv: &Move) -> bool {
    if mv.is_castle() {
        return said.contains(&WordMeaning::Castling);
    }
    mv.role() == Role::Pawn || said.contains(&WordMeaning::Piece(mv.role()))
}

/// True if the text is written and not said: squares, single letters, and castling in zeros.
fn is_written(answer: &str) -> bool {
    let is_sign = |word: &str| {
        let is_letter = word.chars().nth(1).is_none();
        is_letter || word.chars().any(|letter| letter.is_ascii_digit()) || castling(word).is_some()
    };
    let has_no_word = |word: &str| {
        let run = word
            .split(|letter: char| !letter.is_alphabetic())
            .map(|run| run.chars().count());
        // "Nbxd2" has four letters in a row.
        run.max().unwrap_or_default() <= 4
    };
    answer.split_whitespace().all(|word| is_sign(word) && has_no_word(word))
}

fn a_square(dice: &mut Dice) -> Square {
    dice.one_of(&Square::ALL).unwrap_or(Square::E4)
}

/// The difficulty of saying a move: a square alone or with its piece; a capture or castling; with the square of
/// departure; both, and promotions.
fn hardness(position: &Chess, mv: Move) -> usize {
    match SpokenContent::of_move(position, mv) {
        SpokenContent::Castling(_) => 1,
        SpokenContent::Piece { promotion: Some(_), .. } => 3,
        SpokenContent::Piece {
            role: Role::Pawn,
            capture,
            ..
        } => usize::from(capture),
        SpokenContent::Piece { origin, capture, .. } => {
            let is_named = origin != SaidOrigin::default();
            usize::from(capture) + 2 * usize::from(is_named)
        }
    }
}

/// A legal move in a position of one of the games, of that level or the one below it if there is one. In vocabularies
/// that say a pawn's move as it is written, it is no question.
fn a_move(dice: &mut Dice, level: usize, is_joined: bool) -> (Chess, Move) {
    const TRIES: usize = 60;
    let wanted = level.saturating_sub(dice.below(2));
    let mut second = None;
    for _ in 0..TRIES {
        let position = a_position(dice);
        let is_question = |mv: &Move| !is_joined || mv.role() != Role::Pawn || mv.is_capture() || mv.is_promotion();
        let moves: Vec<Move> = position.legal_moves().into_iter().filter(is_question).collect();
        let fitting: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| hardness(&position, *mv) == wanted)
            .collect();
        if let Some(mv) = dice.one_of(&fitting) {
            return (position, mv);
        }
        if let Some(mv) = dice.one_of(&moves) {
            second = Some((position, mv));
        }
    }
    second.unwrap_or_else(|| {
        let (from, to) = (Square::G1, Square::F3);
        let knight = Move::Normal {
            role: Role::Knight,
            from,
            capture: None,
            to,
            promotion: None,
        };
        (Chess::default(), knight)
    })
}

/// A position of one of the games.
fn a_position(dice: &mut Dice) -> Chess {
    let (start, moves) = dice.one_of(&GAMES).unwrap_or_default();
    let start: Option<Fen> = start.and_then(|fen| fen.parse().ok());
    let start = start.and_then(|fen| fen.into_position(CastlingMode::Standard).ok());
    let mut position: Chess = start.unwrap_or_default();
    let moves: Vec<&str> = moves.split_whitespace().collect();
    for written in moves.iter().take(dice.below(moves.len())) {
        let mv = written.parse::<San>().ok().and_then(|san| san.to_move(&position).ok());
        if let Some(mv) = mv {
            position.play_unchecked(mv);
        }
    }
    position
}
