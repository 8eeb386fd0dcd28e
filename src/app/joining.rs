//! The way of a machine without a table into a tournament: a relay, or a further desk. It asks at the door and waits; no one plays
//! here.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use adapters::ports::RequestPort;
use adapters::system_random;
use announcement::squares;
use link::enrolment::{EnrolmentCode, Newcomer, NotLetIn, Secret, TableSide, TurnedAway};
use link::identity::{JoiningToken, PrivateKey};
use link::line;
use link::membership::DeskOrRelayMembership;
use link::{Address, NetNews, NetRequest, NoAnswer, QuestionId};

/// The number of waits for the arbiter's yes: ten minutes in all, as long as a code is valid.
const PATIENCE: u32 = 10;
/// The most answers to the first question that are tried: a wrong one costs one of the code's attempts.
const MOST_ANSWERS: usize = 3;
/// The number of the first knock: its last answers may come when other questions are being asked, which are numbered from 1.
const FIRST_KNOCK: u64 = 1 << 63;
/// The longest wait for an answer of the network itself.
const LONGEST: Duration = Duration::from_mins(3);

/// The reason why a machine is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAdmitted {
    /// The code is not four squares.
    NoCode,
    /// No program answers there.
    NoAnswer,
    /// The other end sends nothing back, not even a refusal.
    Apart,
    /// The code is wrong, or no longer valid.
    NotLetIn,
    /// The program at the other computer uses another version of the seat's protocol.
    OtherVersion,
    /// The code was right, but the arbiter refused.
    TurnedAway(TurnedAway),
}

/// Asks at that address with the code, under that name and with the address where others will reach it, and waits for the arbiter's yes.
/// Other news of the network is ignored meanwhile.
///
/// # Errors
/// [`NotAdmitted`]
pub fn request_admission(
    link: &mut dyn RequestPort<link::NetRequest>,
    news: &Receiver<NetNews>,
    at: &Address,
    code: &str,
    name: String,
    reached_at: Vec<Address>,
) -> Result<DeskOrRelayMembership, NotAdmitted> {
    let squares = squares::read(code).and_then(|squares| <[_; 4]>::try_from(squares).ok());
    let code = EnrolmentCode::of(squares.ok_or(NotAdmitted::NoCode)?);
    let draw = system_random::seed();
    let seed = system_random::seed();
    let newcomer = Newcomer {
        key: PrivateKey::from_seed(seed).public(),
        name,
        reached_at,
        line: line::FORM,
        bound_to: None,
    };
    let mut questions = FIRST_KNOCK;
    let mut knock = |payload: Vec<u8>| {
        questions += 1;
        let id = QuestionId(questions);
        link.ask(NetRequest::Knock {
            id,
            at: at.clone(),
            slot: code.slot(),
            payload,
        });
        id
    };
    let side = || TableSide::new(code.slot(), &Secret::Code(code), draw);
    let (_, first) = side();
    let first = knock(first);
    // At an open relay anybody can answer the first question, and only the second shows who has the code: one answer is tried after
    // the other.
    let mut answers = VecDeque::new();
    let mut trial: Option<(QuestionId, Vec<u8>)> = None;
    let (mut is_over, mut is_refused, mut left) = (None, false, PATIENCE);
    loop {
        let ask = |answer: &[u8]| side().0.answered(answer, &newcomer).ok();
        let (id, answer) = next(news).map_err(not_in)?;
        let tried = trial
            .as_ref()
            .filter(|(asked, _)| *asked == id)
            .map(|(_, tried)| tried.clone());
        match (tried, answer) {
            (None, Ok(answer)) if id == first && answers.len() < MOST_ANSWERS => answers.push_back(answer),
            (None, Err(why)) if id == first => is_over = Some(why),
            (None, _) => {}
            (Some(tried), Ok(answer)) => {
                match ask(&tried).map(|(entering, _)| entering.answered(&answer)) {
                    Some(Ok(welcome)) => {
                        let seed = JoiningToken(seed);
                        return Ok(DeskOrRelayMembership { seed, welcome });
                    }
                    Some(Err(NotLetIn::TurnedAway(why))) => return Err(NotAdmitted::TurnedAway(why)),
                    // Only a locked table is bound to a tournament.
                    Some(Err(NotLetIn::NoCode | NotLetIn::OtherEvent(_))) | None => is_refused = true,
                }
                if !answers.is_empty() {
                    trial = None;
                }
            }
            // The arbiter has not said yes yet.
            (Some(tried), Err(NoAnswer::TooLate)) if left > 0 => {
                left -= 1;
                trial = ask(&tried).map(|(_, second)| (knock(second), tried));
            }
            (Some(_), Err(why)) => {
                trial = None;
                is_over = is_over.or(Some(why));
            }
        }
        while trial.is_none() {
            match answers.pop_front() {
                Some(answer) => {
                    trial = ask(&answer).map(|(_, second)| (knock(second), answer));
                    is_refused |= trial.is_none();
                }
                None => break,
            }
        }
        if let Some(why) = is_over.filter(|_| trial.is_none()) {
            return Err(if is_refused { NotAdmitted::NotLetIn } else { not_in(why) });
        }
    }
}

const fn not_in(why: NoAnswer) -> NotAdmitted {
    match why {
        NoAnswer::Apart => NotAdmitted::Apart,
        NoAnswer::NobodyThere | NoAnswer::TooLate | NoAnswer::NotOpen => NotAdmitted::NoAnswer,
    }
}

/// The next answer, or the reason why no more come to that question.
fn next(news: &Receiver<NetNews>) -> Result<(QuestionId, Result<Vec<u8>, NoAnswer>), NoAnswer> {
    loop {
        match news.recv_timeout(LONGEST) {
            Ok(NetNews::Answered(id, answer)) => return Ok((id, answer)),
            Ok(_other) => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Err(NoAnswer::TooLate),
        }
    }
}
