//! Commands of a person to the game, in the imperative, and who may give them (Art. 4.9, 6.2.6, 8.1.6, 12, D.2.10, D.2.11).

use shakmaty::{Board, ByColor, Color, Piece, Square, uci::UciMove};

use super::discrepancy::ReadSheet;
pub use super::duty::Duty;
use super::refusal::{Code, Refusal, RefusalDetail};
use crate::adjournment::Envelope;
pub use crate::claim::{Claim, Irregularity};
use crate::ending::GameResult;
use crate::penalty::Penalty;
use crate::people::{People, Person};
use crate::proposal::ProposalKind;
pub use crate::regulations::Approval;
use crate::regulations::{Regulations, Rule, Venue};
use crate::script::{Expected, ScriptError, ScriptLine};
use crate::spelling::verbs;

/// A move in words: its meaning and its wording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordedMove {
    /// The move, legal or not, as it was understood.
    pub uci: UciMove,
    /// The announcement in the game's vocabulary, in the Laws' spelling ("Springer Felix drei").
    pub text: String,
}

/// The answer to an offer to correct an illegal move that stands (A.5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrectionAnswer {
    /// The position before it is restored.
    Accepted,
    /// The move stands.
    Declined,
}

/// A command about the adjournment of the game (Guidelines I).
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adjourn {
    /// Tell the player to move to seal: by the arbiter (I.1.1), or at the player's own wish before the session ends (I.1.2).
    Tell { until: Option<String> },
    /// Seal a move; `uci` is its meaning, if that is plain, and is stored nowhere.
    Seal {
        side: Color,
        envelope: Envelope,
        uci: Option<UciMove>,
    },
    /// Open the envelope (I.7, I.9). The table reads the `text` in it and its meaning before the Laws decide.
    Open { text: Option<String>, uci: Option<UciMove> },
    /// The envelope is missing (I.12).
    Lose,
    /// The envelope is missing, and the adjourned position cannot be set up again (I.12.2).
    LosePosition,
    /// The game is resumed (I.5, I.9).
    Resume,
}

/// A command. Composite acts (`plays`, `copies`, one Enter at home) are several commands, each with events of its own.
#[allow(missing_docs, reason = "the sentence of each variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Announce a move of `side` (D.2.1).
    Announce { side: Color, words: WordedMove },
    /// Correct a slip of the tongue (D.2.8).
    CorrectAnnouncement { side: Color, words: WordedMove },
    /// Repeat the opponent's announcement for `side` (D.2.1).
    Repeat { side: Color, words: WordedMove },
    /// Take a piece out of its hole on the board of `board` (D.2.2).
    Lift { board: Color, square: Square },
    /// Put down the piece in the hand, or the named piece from off the board.
    Place {
        board: Color,
        square: Square,
        piece: Option<Piece>,
    },
    /// Take a piece off the board.
    Remove { board: Color, square: Square },
    /// Press the clock of `side` (6.2.1, D.2.4).
    PressClock { side: Color },
    /// Stop both clocks (6.11).
    StopClocks,
    /// Start the clocks (6.6, 6.11.3).
    StartClocks,
    /// Arrive at the board (6.7).
    Arrive { side: Color },
    /// Write an entry on the scoresheet of `side` (8.1).
    Record { side: Color, text: String },
    /// Ask the arbiter or the arbiter's assistant to show the record of the game (A.4.3).
    AskRecord { side: Color },
    /// Correct the entry at that place of the scoresheet, counted from 1; without words it is struck out (8.1.4).
    CorrectEntry { side: Color, place: u32, text: String },
    /// An entry spoken onto the recorder begins there, in milliseconds of the recording (D.2.7).
    MarkRecorder { side: Color, at_ms: u64 },
    /// Sign the scoresheet (8.7): with the result of the game, or with another one.
    Sign { side: Color, result: Option<GameResult> },
    /// Refuse to sign the scoresheet (8.7).
    RefuseToSign { side: Color },
    /// Offer a draw (9.1.2).
    OfferDraw { side: Color },
    /// Accept the draw.
    AcceptDraw { side: Color },
    /// Decline the draw in words.
    DeclineDraw { side: Color },
    /// Offer to correct an illegal move that stands (A.5.2).
    OfferCorrection { side: Color },
    /// Accept or decline that offer.
    AnswerCorrection { side: Color, answer: CorrectionAnswer },
    /// Resign (5.1.2).
    Resign { side: Color },
    /// Claim that the opponent's flag has fallen (6.8, D.2.10.5).
    ClaimFlag { side: Color },
    /// Set a clock, in milliseconds (6.10.2, 7.1).
    SetTime { side: Color, left_ms: u64 },
    /// Add time to a clock, in milliseconds (7.5.5, 12.9.2).
    AddTime { side: Color, by_ms: u64 },
    /// Take time from a clock, in milliseconds (12.9.3).
    TakeTime { side: Color, by_ms: u64 },
    /// Set a move counter (6.10.2).
    SetMoves { side: Color, moves: u32 },
    /// Set the period in force, counted from 1; times and counter stay (6.10.2).
    SetPeriod { side: Color, period: u32 },
    /// Compare both boards with the official position (D.2.9).
    CompareBoards,
    /// Note the state of the game before it is reconstructed on another board (8.5.3).
    Reconstruct,
    /// Compare both scoresheets (D.2.9). The table reads them as moves before the Laws decide.
    CompareSheets { sheets: Option<Box<ByColor<ReadSheet>>> },
    /// Enter a scoresheet that is kept on paper.
    EnterSheet { side: Color, text: String },
    /// Lock the regulations with a PIN, of which this is the salted hash.
    Lock {
        salt: String,
        hash: String,
        /// The key and the name of the tournament whose rulings apply while it is locked.
        event: Option<(String, String)>,
    },
    /// Take the lock off again.
    Unlock,
    /// Enter the actual position on a board.
    EnterBoard { board: Color, pieces: Board },
    /// Go back to the position after that ply on both boards (7.1, D.2.9).
    Reinstate { ply: u32 },
    /// Let the opponent of this player, `side`, take back their last move and what followed it. The Laws do not know this: at home only.
    TakeBack { side: Color },
    /// Warn a player (12.9.1).
    Warn { side: Color, text: String },
    /// Penalise a player; a penalty of time may give the milliseconds (12.9), and any penalty the arbiter's reason, which is noted.
    Penalise {
        side: Color,
        penalty: Penalty,
        by_ms: Option<u64>,
        reason: Option<String>,
    },
    /// Carry out the oldest open proposal of that kind.
    AcceptProposal { kind: ProposalKind },
    /// Set the oldest open proposal of that kind aside.
    DeclineProposal { kind: ProposalKind },
    /// Rule the result (Art. 12).
    RuleResult { result: GameResult, text: String },
    /// Annul the result, for that reason: the game had ended by mistake (Art. 12).
    AnnulResult { text: String },
    /// Approve an assistant or the device.
    Approve { what: Approval },
    /// Place the clock at the right hand of that side (6.5).
    PlaceClock { side: Color },
    /// Note something for the record.
    Note { text: String },
    /// Adjourn, seal, open the envelope, resume (Guidelines I).
    Adjourn(Adjourn),
    /// Adjust a piece after saying so (4.2.1).
    Adjust { side: Color, square: Square },
    /// Claim a draw, a touched piece, an illegal move or another fault (4.8, 7, 9.2, 9.3).
    Claim { side: Color, claim: Claim },
    /// Report an irregularity of `side` that the arbiter has seen (12.2.1).
    Find { side: Color, claim: Claim },
    /// Decide the oldest open claim (9.5).
    SettleClaim { upheld: bool },
}

verbs! {
    Command {
        "lift" playing (Hand(*board)) = "lifts" square [on_board board] => { Self::Lift { board, square } }
        "place" playing (Hand(*board)) = "places" square [on_board board] =>
            { Self::Place { board, square, piece: None } }
        "place" playing (Hand(*board)) = "places" square piece [on_board board] =>
            { Self::Place { board, square, piece: Some(piece) } }
        "remove" playing (Hand(*board)) = "removes" square [on_board board] => { Self::Remove { board, square } }
        "press" playing (Press(*side)) = "presses clock" [for_side side] => { Self::PressClock { side } }
        "stop-clocks" playing (StopClocks) = "stops clocks" => { Self::StopClocks }
        "start-clocks" playing (StartClocks) = "starts clocks" => { Self::StartClocks }
        "arrive" playing (OwnGame(*side)) = "arrives" [for_side side] => { Self::Arrive { side } }
        "sign" always (Sign(*side)) = "signs" result [for_side side] => { Self::Sign { side, result: Some(result) } }
        "sign-result" always (Sign(*side)) = "signs" [for_side side] => { Self::Sign { side, result: None } }
        "refuse-to-sign" always (Sign(*side)) = "refuses to sign" [for_side side] => { Self::RefuseToSign { side } }
        "offer-draw" playing (OwnGame(*side)) = "offers draw" [for_side side] => { Self::OfferDraw { side } }
        "offer-correction" playing (OwnGame(*side)) = "offers correction" [for_side side] =>
            { Self::OfferCorrection { side } }
        "accept-draw" playing (OwnGame(*side)) = "accepts draw" [for_side side] => { Self::AcceptDraw { side } }
        "accept" playing (Settle) = "accepts proposal" kind => { Self::AcceptProposal { kind } }
        "accept-correction" playing (OwnGame(*side)) = "accepts correction" [for_side side] =>
            { Self::AnswerCorrection { side, answer: CorrectionAnswer::Accepted } }
        "decline-draw" playing (OwnGame(*side)) = "declines draw" [for_side side] => { Self::DeclineDraw { side } }
        "decline" playing (Settle) = "declines proposal" kind => { Self::DeclineProposal { kind } }
        "decline-correction" playing (OwnGame(*side)) = "declines correction" [for_side side] =>
            { Self::AnswerCorrection { side, answer: CorrectionAnswer::Declined } }
        "resign" playing (OwnGame(*side)) = "resigns" [for_side side] => { Self::Resign { side } }
        "claim-flag" playing (ClaimFlag(*side)) = "claims flag" [for_side side] => { Self::ClaimFlag { side } }
        "claim" playing (OwnGame(*side)) = "claims threefold" [for_side side] =>
            { Self::Claim { side, claim: Claim::Threefold(None) } }
        "claim" playing (OwnGame(*side)) = "claims fifty" [for_side side] =>
            { Self::Claim { side, claim: Claim::Fifty(None) } }
        "claim" playing (OwnGame(*side)) = "claims quickplay" [for_side side] =>
            { Self::Claim { side, claim: Claim::Quickplay } }
        "claim" playing (OwnGame(*side)) = "claims increment" [for_side side] =>
            { Self::Claim { side, claim: Claim::Increment } }
        "claim" playing (ClaimFlag(*side)) = "claims touched" square [for_side side] =>
            { Self::Claim { side, claim: Claim::Touched(square) } }
        "claim" playing (OwnGame(*side)) = "claims" what [for_side side] => { Self::Claim { side, claim: what } }
        "adjust" playing (OwnGame(*side)) = "adjusts" square [for_side side] => { Self::Adjust { side, square } }
        "uphold" playing (Settle) = "upholds claim" => { Self::SettleClaim { upheld: true } }
        "reject" playing (Settle) = "rejects claim" => { Self::SettleClaim { upheld: false } }
        "ask-record" playing (OwnGame(*side)) = "asks record" [for_side side] => { Self::AskRecord { side } }
        "set-time" playing (SetClocks) = "sets" side time => { Self::SetTime { side, left_ms: time } }
        "set-moves" playing (SetClocks) = "sets moves" side moves => { Self::SetMoves { side, moves } }
        "set-period" playing (SetClocks) = "sets period" side period => { Self::SetPeriod { side, period } }
        "add-time" playing (SetClocks) = "adds" time "to" side => { Self::AddTime { side, by_ms: time } }
        "take-time" playing (SetClocks) = "takes" time "from" side => { Self::TakeTime { side, by_ms: time } }
        "compare-boards" always (Rule) = "compares boards" => { Self::CompareBoards }
        "compare-sheets" always (Rule) = "compares sheets" => { Self::CompareSheets { sheets: None } }
        "enter-board" playing (Rule) = "enters board" side pieces => { Self::EnterBoard { board: side, pieces } }
        "enter-sheet" always (Rule) = "enters sheet" side text => { Self::EnterSheet { side, text } }
        "reinstate" playing (Rule) = "reinstates ply" ply => { Self::Reinstate { ply } }
        "warn" always (Rule) = "warns" side text => { Self::Warn { side, text } }
        "penalise" (what.counts_after_the_end()) (Rule) = "penalises" side what =>
            { Self::Penalise { side, penalty: what, by_ms: None, reason: None } }
        "penalise" (what.counts_after_the_end()) (Rule) = "penalises" side what time =>
            { Self::Penalise { side, penalty: what, by_ms: Some(time), reason: None } }
        "penalise" (what.counts_after_the_end()) (Rule) = "penalises" side what "reason" text =>
            { Self::Penalise { side, penalty: what, by_ms: None, reason: Some(text) } }
        "penalise" (what.counts_after_the_end()) (Rule) = "penalises" side what time "reason" text =>
            { Self::Penalise { side, penalty: what, by_ms: Some(time), reason: Some(text) } }
        "result" always (Rule) = "rules result" result "reason" text => { Self::RuleResult { result, text } }
        "annul" always (Rule) = "annuls result reason" text => { Self::AnnulResult { text } }
        "approve-assistant" playing (Rule) = "approves assistant" side =>
            { Self::Approve { what: Approval::Assistant(side) } }
        "approve-device" playing (Rule) = "approves device" => { Self::Approve { what: Approval::Device } }
        "place-clock" playing (PlaceClock) = "places clock right of" side => { Self::PlaceClock { side } }
        "note" always (Rule) = "notes" text => { Self::Note { text } }
        // The rule deals with a player's wish to adjourn.
        "adjourn" playing (Ask) = "adjourns" => { Self::Adjourn(Adjourn::Tell { until: None }) }
        "adjourn-until" playing (Ask) = "adjourns until" until =>
            { Self::Adjourn(Adjourn::Tell { until: Some(until) }) }
        "open-envelope" playing (Rule) = "opens envelope" =>
            { Self::Adjourn(Adjourn::Open { text: None, uci: None }) }
        "lose-envelope" playing (Rule) = "loses envelope" => { Self::Adjourn(Adjourn::Lose) }
        "lose-position" playing (Rule) = "loses envelope and position" => { Self::Adjourn(Adjourn::LosePosition) }
        "reconstruct" playing (Rule) = "reconstructs game" => { Self::Reconstruct }
        "find" playing (Rule) = "finds" what "by" side => { Self::Find { side, claim: what } }
        "resume" playing (Rule) = "resumes" => { Self::Adjourn(Adjourn::Resume) }
        "unlock" always (Rule) = "unlocks" => { Self::Unlock }
    }
    // Commands whose words the table works out, and those that nobody types as they are.
    without {
        playing (Speak(*side)) => { Self::Announce { side, .. } }
        playing (Speak(*side)) => { Self::CorrectAnnouncement { side, .. } }
        playing (Speak(*side)) => { Self::Repeat { side, .. } }
        always (Record(*side)) => { Self::Record { side, .. } }
        always (Record(*side)) => { Self::CorrectEntry { side, .. } }
        always (Record(*side)) => { Self::MarkRecorder { side, .. } }
        always (Rule) => { Self::CompareSheets { sheets: Some(_) } }
        playing (OwnGame(side.other())) => { Self::TakeBack { side } }
        always (Rule) => { Self::Lock { .. } }
        // The assistant of a VI player seals for that player (D.2.10.6).
        playing (Record(*side)) => { Self::Adjourn(Adjourn::Seal { side, .. }) }
        playing (Rule) => { Self::Adjourn(Adjourn::Open { text: Some(_), .. } | Adjourn::Open { uci: Some(_), .. }) }
        // The move of a claim is announced, not spelled, and a fallen flag has a command of its own.
        playing (OwnGame(*side)) =>
            { Self::Claim { side, claim: Claim::Threefold(Some(_)) | Claim::Fifty(Some(_)) | Claim::Flag } }
        // Only the players can claim a draw (11.12).
        playing (Rule) => { Self::Find {
            claim: Claim::Threefold(_) | Claim::Fifty(_) | Claim::Quickplay | Claim::Flag | Claim::Increment, ..
        } }
    }
}

impl Command {
    /// Reads the words of a command up to the end of the line.
    ///
    /// # Errors
    /// The place from which no form fits, and the words that would.
    pub fn read(words: &mut ScriptLine) -> Result<Self, ScriptError> {
        let mut wrong: Option<ScriptError> = None;
        for read in Self::READERS {
            match words.attempt(read) {
                Ok(command) => return Ok(command),
                Err(error) => {
                    wrong = Some(match wrong {
                        Some(before) => before.or(error),
                        None => error,
                    });
                }
            }
        }
        Err(wrong.unwrap_or_else(|| words.missing(Expected::Text)))
    }

    /// Accepts or declines the oldest open proposal of that kind.
    pub const fn settling(kind: ProposalKind, accepted: bool) -> Self {
        if accepted {
            Self::AcceptProposal { kind }
        } else {
            Self::DeclineProposal { kind }
        }
    }

    /// The kind of proposal that this accepts or declines, and true if it accepts.
    pub const fn settles(&self) -> Option<(ProposalKind, bool)> {
        if let Self::AcceptProposal { kind } = self {
            Some((*kind, true))
        } else if let Self::DeclineProposal { kind } = self {
            Some((*kind, false))
        } else {
            None
        }
    }

    /// True if this is a command of the arbiter that can be sent in words.
    pub fn is_ruling(&self) -> bool {
        let is_of_the_arbiter = matches!(
            self.duty(),
            Duty::Ask
                | Duty::StopClocks
                | Duty::StartClocks
                | Duty::SetClocks
                | Duty::PlaceClock
                | Duty::Rule
                | Duty::Settle
                | Duty::Sign(_)
        );
        is_of_the_arbiter && self.spelling().is_some()
    }
}

/// Checks whether this person may do this.
///
/// # Errors
/// `not_permitted`, with the Article that gives the duty to another person.
pub fn may(people: &People, regulations: &Regulations, by: Person, duty: Duty) -> Result<(), Refusal> {
    let refused = |rule: Rule| {
        Err(Refusal {
            lack: RefusalDetail::Duty(duty),
            ..Refusal::under(Code::NotPermitted, regulations.article(rule))
        })
    };
    if !people.has(by) {
        return Err(Refusal::new(Code::NotPermitted));
    }
    let at_home = regulations.place == Venue::Home;
    match (duty, by) {
        (Duty::Ask, _)
        | (
            Duty::StopClocks | Duty::StartClocks | Duty::SetClocks | Duty::PlaceClock | Duty::Rule | Duty::Settle,
            Person::Arbiter,
        )
        | (Duty::StopClocks, Person::Player(_)) => Ok(()),
        (Duty::StartClocks | Duty::PlaceClock | Duty::Settle, Person::Player(_)) if people.arbiter.is_none() => Ok(()),
        (Duty::SetClocks, Person::Player(_)) if people.arbiter.is_none() && at_home => Ok(()),
        (
            Duty::Speak(side)
            | Duty::Hand(side)
            | Duty::Press(side)
            | Duty::Record(side)
            | Duty::OwnGame(side)
            | Duty::Sign(side)
            | Duty::ClaimFlag(side),
            Person::Player(own),
        ) if side == own => Ok(()),
        (Duty::ClaimFlag(side), Person::Assistant(own)) if side == own && people.is_vi(own) => Ok(()),
        // At home two friends share a laptop; each may correct the other's board or repeat for them.
        (Duty::Hand(_), Person::Player(_)) if at_home => Ok(()),
        (Duty::Speak(_) | Duty::Hand(_), Person::Assistant(own)) => {
            if people.is_vi(own) || people.assistants.get(own.other()).is_none() {
                Ok(())
            } else {
                refused(Rule::SightedAssistant)
            }
        }
        // 8.7 asks for both signatures: the arbiter signs for a player who cannot.
        (Duty::Sign(_), Person::Arbiter) => Ok(()),
        (Duty::Press(side) | Duty::Record(side) | Duty::Sign(side), Person::Assistant(own)) => {
            if side == own && people.is_vi(own) {
                Ok(())
            } else {
                refused(Rule::AssistantClockAndSheet)
            }
        }
        (Duty::OwnGame(_) | Duty::ClaimFlag(_), _) => refused(Rule::Assistant),
        (Duty::Sign(_), Person::Player(_)) => refused(Rule::Signatures),
        (Duty::StopClocks | Duty::StartClocks, Person::Assistant(_)) | (Duty::StartClocks, Person::Player(_)) => {
            refused(Rule::ArbiterStartsClocks)
        }
        (Duty::PlaceClock, Person::Player(_) | Person::Assistant(_)) => refused(Rule::ClockPlace),
        (Duty::SetClocks | Duty::Rule | Duty::Settle, Person::Player(_) | Person::Assistant(_)) => {
            refused(Rule::ArbiterRules)
        }
        (Duty::Speak(_) | Duty::Hand(_), Person::Player(_) | Person::Arbiter) => refused(Rule::OwnBoard),
        (Duty::Press(_) | Duty::Record(_), Person::Player(_) | Person::Arbiter) => refused(Rule::PressOwnClock),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sample of each ruling, with words in it that mean something elsewhere.
    fn samples() -> Vec<Command> {
        let text = || String::from("the \"lamp\" of no. #3, reason by white");
        let (side, by_ms) = (Color::Black, 90_500);
        let penalties = Penalty::ALL.iter().flat_map(|penalty| {
            let reasons = [
                (None, None),
                (Some(by_ms), Some(text())),
                (None, Some(text())),
                (Some(by_ms), None),
            ];
            reasons.map(|(by_ms, reason)| Command::Penalise {
                side,
                penalty: *penalty,
                by_ms,
                reason,
            })
        });
        let faults = Irregularity::ALL.iter().map(|fault| Claim::Irregularity(*fault));
        let claims = faults.chain([Claim::Touched(Square::E4), Claim::IllegalMove]);
        let claims = claims.map(|claim| Command::Find { side, claim });
        let proposals = ProposalKind::ALL.iter().flat_map(|kind| {
            let kind = *kind;
            [Command::AcceptProposal { kind }, Command::DeclineProposal { kind }]
        });
        let results = GameResult::ALL.iter().map(|result| Command::RuleResult {
            result: *result,
            text: text(),
        });
        let (pieces, until) = (Board::new(), Some(text()));
        let others = [
            Command::StartClocks,
            Command::StopClocks,
            Command::SetTime { side, left_ms: by_ms },
            Command::AddTime { side, by_ms },
            Command::TakeTime { side, by_ms },
            Command::SetMoves { side, moves: 40 },
            Command::SetPeriod { side, period: 2 },
            Command::CompareBoards,
            Command::CompareSheets { sheets: None },
            Command::Reconstruct,
            Command::EnterSheet {
                side,
                text: String::from("1.e4 e5 # mate"),
            },
            Command::EnterBoard { board: side, pieces },
            Command::Reinstate { ply: 12 },
            Command::Warn { side, text: text() },
            Command::PlaceClock { side },
            Command::SettleClaim { upheld: true },
            Command::SettleClaim { upheld: false },
            Command::Sign { side, result: None },
            Command::Sign {
                side,
                result: Some(GameResult::HalfZero),
            },
            Command::RefuseToSign { side },
            Command::AnnulResult { text: text() },
            Command::Approve { what: Approval::Device },
            Command::Approve {
                what: Approval::Assistant(side),
            },
            Command::Note { text: text() },
            Command::Unlock,
            Command::Adjourn(Adjourn::Tell { until: None }),
            Command::Adjourn(Adjourn::Tell { until }),
            Command::Adjourn(Adjourn::Open { text: None, uci: None }),
            Command::Adjourn(Adjourn::Lose),
            Command::Adjourn(Adjourn::LosePosition),
            Command::Adjourn(Adjourn::Resume),
        ];
        others
            .into_iter()
            .chain(penalties)
            .chain(claims)
            .chain(proposals)
            .chain(results)
            .collect()
    }

    #[test]
    fn every_ruling_reads_back_as_it_is_written() {
        for command in samples() {
            assert!(command.is_ruling(), "{command:?}");
            let text = command.spelling().unwrap().to_string();
            assert_eq!(Command::read(&mut ScriptLine::plain(&text)), Ok(command), "{text}");
        }
    }

    #[test]
    fn a_claim_reads_back_as_it_is_written_or_is_not_written() {
        let (side, intended) = (Color::Black, Some(UciMove::Null));
        let without_words = [Claim::Threefold(intended), Claim::Fifty(intended), Claim::Flag];
        for claim in without_words {
            assert_eq!(Command::Claim { side, claim }.spelling(), None, "{claim:?}");
        }
        let others = [
            Claim::Threefold(None),
            Claim::Fifty(None),
            Claim::Quickplay,
            Claim::Increment,
        ];
        for claim in without_words.into_iter().chain(others) {
            assert!(!Command::Find { side, claim }.is_ruling(), "{claim:?}");
        }
        let faults = Irregularity::ALL.iter().map(|fault| Claim::Irregularity(*fault));
        let faults = faults.chain([Claim::Touched(Square::E4), Claim::IllegalMove]);
        for claim in faults.chain(others) {
            let command = Command::Claim { side, claim };
            let text = command.spelling().unwrap().to_string();
            assert_eq!(Command::read(&mut ScriptLine::plain(&text)), Ok(command), "{text}");
        }
    }

    #[test]
    fn the_words_of_rulings_stay_as_old_journals_hold_them() {
        for text in [
            "starts clocks",
            "sets white 0:12:30",
            "sets black 1:00:00.500",
            "sets moves white 40",
            "sets period black 2",
            "adds 0:02:00 to white",
            "takes 0:02:00 from black",
            "enters sheet white 1.e4 e5 # mate",
            "enters board black 8/8/8/8/8/8/8/K1k5",
            "reinstates ply 12",
            "warns black talking",
            "penalises white warning",
            "penalises white add-time 0:02:00 reason telephone",
            "penalises black fine reason smoked",
            "accepts proposal correction",
            "rules result 1-0 reason did not come",
            "annuls result reason ended by mistake",
            "approves assistant white",
            "places clock right of white",
            "adjourns until tomorrow at nine",
            "loses envelope and position",
            "finds touched e4 by white",
            "finds illegal-move by black",
            "finds two-hands by white",
        ] {
            let command = Command::read(&mut ScriptLine::plain(text)).unwrap();
            assert_eq!(command.spelling().map(|words| words.to_string()).as_deref(), Some(text));
        }
    }

    #[test]
    fn a_line_that_fits_no_form_is_wrong_where_the_last_form_ends() {
        for (line, column, words) in [
            ("sets", 5, ["white", "black", "moves", "period"].as_slice()),
            ("sets green 1:00", 6, &["white", "black", "moves", "period"]),
            ("accepts it", 9, &["draw", "proposal", "correction"]),
            ("loses envelope or", 16, &["and"]),
        ] {
            let wrong = Command::read(&mut ScriptLine::plain(line)).unwrap_err();
            let expected = Expected::one_of(words);
            assert_eq!((wrong.place.column, wrong.expected), (column, expected), "{line}");
        }
        let wrong = Command::read(&mut ScriptLine::plain("penalises white loss now")).unwrap_err();
        assert_eq!((wrong.word.as_str(), wrong.expected), ("now", Expected::Time));
        for line in ["", "stops clocks now", "asks clock", "dances", "unlocks 4711"] {
            assert!(Command::read(&mut ScriptLine::plain(line)).is_err(), "{line}");
        }
    }
}
