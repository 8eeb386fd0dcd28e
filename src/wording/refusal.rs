//! A refusal in words: what is wrong, what to do, and the Article where a Law says so.

use crate::laws::refusal::{Code, Refusal};
use crate::locale::{Messages, Value};

/// The message of a code.
pub const fn message(code: Code) -> &'static str {
    match code {
        Code::NotAnnounced => "refused-not-announced",
        Code::NotRepeated => "refused-not-repeated",
        Code::NotExecuted => "refused-not-executed",
        Code::NotMade => "refused-not-made",
        Code::NotYourMove => "refused-not-your-move",
        Code::NotUnderstood => "refused-not-understood",
        Code::Incomplete => "refused-incomplete",
        Code::Ambiguous => "refused-ambiguous",
        Code::Illegal => "refused-illegal",
        Code::ClockRunning => "refused-clock-running",
        Code::ClockStopped => "refused-clock-stopped",
        Code::ClockAlreadyPressed => "refused-clock-already-pressed",
        Code::NoClock => "refused-no-clock",
        Code::NotPermitted => "refused-not-permitted",
        Code::GameOver => "refused-game-over",
        Code::TooLate => "refused-too-late",
        Code::TooEarly => "refused-too-early",
        Code::EmptySquare => "refused-empty-square",
        Code::NothingInHand => "refused-nothing-in-hand",
        Code::NothingAnnounced => "refused-nothing-announced",
        Code::FlagNotFallen => "refused-flag-not-fallen",
        Code::NoOffer => "refused-no-offer",
        Code::NothingToCorrect => "refused-nothing-to-correct",
        Code::NoProposal => "refused-no-proposal",
        Code::SeveralProposals => "refused-several-proposals",
        Code::ClaimOpen => "refused-claim-open",
        Code::NoAssistant => "refused-no-assistant",
        Code::PinNeeded => "refused-pin-needed",
        Code::PinWrong => "refused-pin-wrong",
        Code::PinUnfit => "refused-pin-unfit",
        Code::NotLocked => "refused-not-locked",
        Code::NothingEntered => "refused-nothing-entered",
        Code::NoEntry => "refused-no-entry",
        Code::EntryOfAnotherKind => "refused-entry-of-another-kind",
        Code::OtherNumber => "refused-other-number",
        Code::NotOnSheet => "refused-not-on-sheet",
        Code::FileExists => "refused-file-exists",
        Code::FileFailed => "refused-file-failed",
        Code::FileNotThere => "refused-file-not-there",
        Code::FileIsFolder => "refused-file-is-folder",
        Code::FileForbidden => "refused-file-forbidden",
        Code::FileNotText => "refused-file-not-text",
        Code::FileTooLong => "refused-file-too-long",
        Code::FileUnreadable => "refused-file-unreadable",
        Code::OutOfRange => "refused-out-of-range",
        Code::BoardUnseen => "refused-board-unseen",
        Code::Adjourned => "refused-adjourned",
        Code::NotAdjourned => "refused-not-adjourned",
        Code::NoEnvelope => "refused-no-envelope",
        Code::MoveIsMade => "refused-move-is-made",
        Code::NoDialog => "refused-no-dialog",
        Code::NoSuchArticle => "refused-no-such-article",
        Code::NothingToExplain => "refused-nothing-to-explain",
        Code::NoHelp => "refused-no-help",
        Code::ReadOnly => "refused-read-only",
    }
}

/// The refusal as one sentence.
pub fn sentence(messages: &Messages, refusal: &Refusal) -> String {
    let word = refusal.word.as_ref().map_or("", |(_, word)| word.as_str());
    // What was written too early can be written in another way, with a claim.
    let id = if refusal.code == Code::TooEarly && !word.is_empty() {
        "refused-too-early-to-record"
    } else {
        message(refusal.code)
    };
    let mut text = messages.text(id, &[("word", Value::quoting(word))]);
    if !refusal.candidates.is_empty() {
        let moves = refusal.candidates.join(", ");
        text = format!(
            "{text} {}",
            messages.text("refused-possible", &[("moves", (&moves).into())])
        );
    }
    if let Some(article) = &refusal.article {
        let article = article.to_string();
        text = format!(
            "{text} {}",
            messages.text("refused-article", &[("article", (&article).into())])
        );
    }
    text
}
