//! The way of a machine without a table into a tournament: a relay, or a further desk. It asks at the door and waits; no one plays
//! here.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use adapters::ports::RequestPort;
use adapters::system_random;
use announcement::squares;
use link::admission::{Admission, AdmissionStep, NotIn};
use link::enrolment::{Declined, EnrolmentCode, Newcomer, NewcomerPart, NotLetIn, Secret, TurnedAway};
use link::identity::{JoiningToken, PrivateKey};
use link::line;
use link::membership::DeskOrRelayMembership;
use link::{Address, NetNews, NetRequest, NoAnswer, QuestionId};

/// The number of the first knock: its last answers may come when other questions are being asked, which are numbered from 1.
const FIRST_KNOCK: u64 = 1 << 63;
/// The longest wait for an answer of the network itself.
const LONGEST: Duration = Duration::from_mins(3);

/// The reason why a machine is not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// This machine cannot listen there; the code stays valid.
    CannotListen(Address),
}

impl From<NotIn> for NotAdmitted {
    fn from(why: NotIn) -> Self {
        match why {
            NotIn::NoAnswer(NoAnswer::Apart) => Self::Apart,
            NotIn::NoAnswer(NoAnswer::NobodyThere | NoAnswer::TooLate | NoAnswer::NotOpen) => Self::NoAnswer,
            NotIn::Refused(NotLetIn::TurnedAway(why)) => Self::TurnedAway(why),
            // Only a locked table is bound to a tournament.
            NotIn::Refused(NotLetIn::NoCode | NotLetIn::OtherEvent(_)) => Self::NotLetIn,
        }
    }
}

/// Asks at that address with the code, under that name, and waits for the arbiter's yes. Other news of the network is ignored meanwhile.
/// A desk that rules, or a relay, does not come in if it cannot listen at its address `listen`; only the welcome tells it from a screen.
///
/// # Errors
/// [`NotAdmitted`]
pub fn request_admission(
    link: &mut dyn RequestPort<link::NetRequest>,
    news: &Receiver<NetNews>,
    at: &Address,
    code: &str,
    name: String,
    listen: Option<&Address>,
) -> Result<DeskOrRelayMembership, NotAdmitted> {
    let squares = squares::read(code).and_then(|squares| <[_; 4]>::try_from(squares).ok());
    let code = EnrolmentCode::of(squares.ok_or(NotAdmitted::NoCode)?);
    let seed = JoiningToken(system_random::seed());
    let newcomer = Newcomer {
        key: PrivateKey::from_seed(seed.0).public(),
        name,
        reached_at: listen.map(net::reached_at).unwrap_or_default(),
        line: line::FORM,
        bound_to: None,
    };
    let slot = code.slot();
    let mut admission = Admission::new(slot, Secret::Code(code), system_random::seed(), newcomer);
    let mut knock = |id, payload| {
        let at = at.clone();
        link.ask(NetRequest::Knock { id, at, slot, payload });
    };
    let mut last = FIRST_KNOCK;
    knock(QuestionId(last), admission.begin(QuestionId(last)));
    loop {
        let (id, answer) = next(news)?;
        match admission.answered(id, answer, QuestionId(last + 1)) {
            AdmissionStep::Wait => {}
            AdmissionStep::Knock(payload) => {
                last += 1;
                knock(QuestionId(last), payload);
            }
            AdmissionStep::In(welcome) => {
                let welcome = *welcome;
                let listens = matches!(welcome.place, NewcomerPart::Desk | NewcomerPart::Relay);
                if let Some(taken) = listen.filter(|at| listens && !net::may_listen(at)) {
                    if let Some(payload) = admission.decline(Declined::Other) {
                        let declines = QuestionId(last + 1);
                        knock(declines, payload);
                        while next(news).is_ok_and(|(id, _)| id != declines) {}
                    }
                    return Err(NotAdmitted::CannotListen(taken.clone()));
                }
                return Ok(DeskOrRelayMembership { seed, welcome });
            }
            AdmissionStep::Out(why) => return Err(why.into()),
        }
    }
}

/// The next answer, or the news that the answers to that question have ended.
fn next(news: &Receiver<NetNews>) -> Result<(QuestionId, Result<Vec<u8>, NoAnswer>), NotAdmitted> {
    loop {
        match news.recv_timeout(LONGEST) {
            Ok(NetNews::Answered(id, answer)) => return Ok((id, answer)),
            Ok(_other) => {}
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Err(NotAdmitted::NoAnswer),
        }
    }
}
