//! The way of a machine without a table into a tournament: a relay, or a further desk. It asks at the door and waits; no one plays
//! here.

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
    let mut questions = 0;
    let mut knock = |payload: Vec<u8>| {
        questions += 1;
        let id = QuestionId(questions);
        link.ask(NetRequest::Knock {
            id,
            at: at.clone(),
            slot: code.slot(),
            payload,
        });
        answer(news, id)
    };
    let side = || TableSide::new(code.slot(), &Secret::Code(code), draw);
    let (_, first) = side();
    let first = knock(first).map_err(not_in)?;
    for _ in 0..PATIENCE {
        let (side, _) = side();
        let (entering, second) = side
            .answered(&first, &newcomer)
            .map_err(|_other| NotAdmitted::NotLetIn)?;
        match knock(second) {
            Ok(answer) => {
                let welcome = entering.answered(&answer).map_err(|why| match why {
                    // Only a locked table is bound to a tournament.
                    NotLetIn::NoCode | NotLetIn::OtherEvent(_) => NotAdmitted::NotLetIn,
                    NotLetIn::TurnedAway(why) => NotAdmitted::TurnedAway(why),
                })?;
                let seed = JoiningToken(seed);
                return Ok(DeskOrRelayMembership { seed, welcome });
            }
            // The arbiter has not said yes yet.
            Err(NoAnswer::TooLate) => {}
            Err(why @ (NoAnswer::NobodyThere | NoAnswer::Apart | NoAnswer::NotOpen)) => return Err(not_in(why)),
        }
    }
    Err(NotAdmitted::NoAnswer)
}

const fn not_in(why: NoAnswer) -> NotAdmitted {
    match why {
        NoAnswer::Apart => NotAdmitted::Apart,
        NoAnswer::NobodyThere | NoAnswer::TooLate | NoAnswer::NotOpen => NotAdmitted::NoAnswer,
    }
}

fn answer(news: &Receiver<NetNews>, id: QuestionId) -> Result<Vec<u8>, NoAnswer> {
    loop {
        match news.recv_timeout(LONGEST) {
            Ok(NetNews::Answered(of, answer)) if of == id => return answer,
            Ok(_other) => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Err(NoAnswer::TooLate),
        }
    }
}
