//! The text of commands, as [`stored`](super::stored) is that of events: the verbs of game scripts, which are signed in rulings, too.
//! One row is one form, for reading, writing and saying it. The words of a form never change: journals hold them.

use std::fmt;

use shakmaty::{Board, Color, Piece, Square};

use super::claim::{Claim, Irregularity};
use super::ending::GameResult;
use super::penalty::Penalty;
use super::proposal::ProposalKind;
use super::script::{Expected, LineReader, ScriptError, ScriptLine};
use super::stored::StoredWord as _;

/// A command in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandWords {
    /// The name of the form; the message about a ruling is `ruling-` and this.
    pub name: &'static str,
    /// The words, each with its name in the message.
    pub words: Vec<(&'static str, Argument)>,
}

/// A part of a command in words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named like its type")]
pub enum Argument {
    /// Words that are always the same.
    Fixed(&'static str),
    Side(Color),
    /// A time in milliseconds.
    Time(u64),
    Number(u32),
    Square(Square),
    Piece(Piece),
    Board(Board),
    Result(GameResult),
    Penalty(Penalty),
    Proposal(ProposalKind),
    Claim(Claim),
    Text(String),
}

impl fmt::Display for CommandWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (_, word)) in self.words.iter().enumerate() {
            let blank = if index > 0 { " " } else { "" };
            write!(f, "{blank}{word}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed(words) => f.write_str(words),
            Self::Side(side) => side.fmt(f),
            // "0:12:30", with thousandths where there are any.
            Self::Time(ms) => {
                let seconds = ms / 1_000;
                write!(f, "{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)?;
                match ms % 1_000 {
                    0 => Ok(()),
                    thousandths => write!(f, ".{thousandths:03}"),
                }
            }
            Self::Number(number) => number.fmt(f),
            Self::Square(square) => square.fmt(f),
            Self::Piece(piece) => f.write_str(&piece.word()),
            Self::Board(pieces) => f.write_str(&pieces.word()),
            Self::Result(result) => result.fmt(f),
            Self::Penalty(penalty) => penalty.fmt(f),
            Self::Proposal(kind) => kind.fmt(f),
            Self::Claim(claim @ Claim::Touched(square)) => write!(f, "{} {square}", claim.as_str()),
            Self::Claim(claim) => f.write_str(claim.as_str()),
            // A ruling is one line.
            Self::Text(text) => f.write_str(&text.split_whitespace().collect::<Vec<_>>().join(" ")),
        }
    }
}

/// A value in the words of a command.
pub(crate) trait Spelled: Sized {
    /// Reads it.
    fn read(words: &mut ScriptLine) -> Result<Self, ScriptError>;

    /// The value as an argument.
    fn argument(&self) -> Argument;
}

macro_rules! spelled {
    ($($Type:ty as $Argument:ident = $read:expr;)+) => {$(
        impl Spelled for $Type {
            fn read(words: &mut ScriptLine) -> Result<Self, ScriptError> {
                let read: LineReader<Self> = $read;
                read(words)
            }

            fn argument(&self) -> Argument {
                Argument::$Argument(self.clone())
            }
        }
    )+};
}

spelled! {
    Color as Side = ScriptLine::side;
    u64 as Time = ScriptLine::time_ms;
    u32 as Number = ScriptLine::number;
    Square as Square = ScriptLine::square;
    Piece as Piece = |words| Ok(Piece { color: words.side()?, role: words.value()? });
    Board as Board = |words| words.read(Expected::Placement, Board::meant);
    GameResult as Result = |words| words.among(GameResult::ALL);
    Penalty as Penalty = |words| words.among(Penalty::ALL);
    ProposalKind as Proposal = |words| words.among(ProposalKind::ALL);
    Claim as Claim = fault;
    String as Text = |words| words.some_rest(Expected::Text);
}

/// A fault that a player may claim, or the arbiter find: a touched piece, an illegal move, another irregularity.
fn fault(words: &mut ScriptLine) -> Result<Claim, ScriptError> {
    let others = Irregularity::ALL.iter().copied().map(Claim::Irregularity);
    let faults = [Claim::Touched(Square::A1), Claim::IllegalMove]
        .into_iter()
        .chain(others);
    let codes: Vec<&str> = faults.clone().map(Claim::as_str).collect();
    let claim = words.read(Expected::one_of(&codes), |text| {
        faults.clone().find(|fault| fault.as_str() == text)
    })?;
    if matches!(claim, Claim::Touched(_)) {
        return words.square().map(Claim::Touched);
    }
    Ok(claim)
}

/// The forms of commands. A row is the name; whether it is `always` possible, only while the game is `playing` (8.7), or
/// after its end only if the expression in parentheses is true; its duty; the words and between them the values, in
/// brackets the side that may be left out, with its reader; and the command, as a pattern. The rows `without` words come
/// before the others, whose patterns may be wider than what their words can say.
macro_rules! verbs {
    (@is always) => { true };
    (@is playing) => { false };
    (@is ($is_possible:expr)) => { $is_possible };
    (
        $Command:ident {$(
            $name:literal $when:tt ($($duty:tt)+) =
                $($fixed:literal $($value:ident)*)+ $([$own:ident $side:ident])? => { $($form:tt)+ }
        )+}
        without {$( $rare_when:ident ($($rare_duty:tt)+) => { $($rare:tt)+ } )+}
    ) => {
        impl $Command {
            const READERS: &'static [$crate::script::LineReader<Self>] = &[$(
                |words| {
                    $(
                        words.fixed($fixed)?;
                        $(let $value = $crate::spelling::Spelled::read(words)?;)*
                    )+
                    $(let $side = words.$own()?;)?
                    words.done()?;
                    Ok($($form)+)
                },
            )+];

            /// The command in words; `None` if it has none.
            #[allow(unused_variables, reason = "the duty of a row may need what its words do not")]
            pub fn spelling(&self) -> Option<$crate::spelling::CommandWords> {
                use $crate::spelling::{Argument, Spelled as _};
                let (name, words) = match self {
                    $($($rare)+ => return None,)+
                    $($($form)+ => ($name, vec![
                        $(
                            ("", Argument::Fixed($fixed)),
                            $((stringify!($value), $value.argument()),)*
                        )+
                        $(("", Argument::Fixed("for")), ("side", $side.argument()),)?
                    ]),)+
                };
                Some($crate::spelling::CommandWords { name, words })
            }

            /// The duty this command belongs to, which decides on who may give it.
            #[allow(unused_variables, reason = "a row names all its values")]
            pub fn duty(&self) -> Duty {
                match self {
                    $($($rare)+ => Duty::$($rare_duty)+,)+
                    $($($form)+ => Duty::$($duty)+,)+
                }
            }

            /// True if it is possible after the end of the game: no play and no correction, only signatures and notes (8.7).
            #[allow(unused_variables, reason = "a row names all its values")]
            pub(super) fn is_possible_after_the_end(&self) -> bool {
                match self {
                    $($($rare)+ => $crate::spelling::verbs!(@is $rare_when),)+
                    $($($form)+ => $crate::spelling::verbs!(@is $when),)+
                }
            }
        }
    };
}
pub(crate) use verbs;
