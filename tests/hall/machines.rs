//! Machines for tests: each has its link and hears its news.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use adapters::ports::RequestPort as _;
use adapters::ports::link::{Authority, Certificates as _, Credentials, MachineRole};
use link::topic::{DeskId, TableNumber, Topic, TournamentId};
use link::{Address, Haste, MachinePart, NetNews, NetParticipation, NetRequest, NoAnswer, QuestionId};
use net::certificates::TournamentCertificates;
use net::zenoh::ZenohLink;

pub const TOURNAMENT: TournamentId = TournamentId([0xe1; 8]);
pub const DESK: DeskId = DeskId([0xd1; 8]);

/// Longer than anything here takes on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Machine {
    link: ZenohLink,
    news: Receiver<NetNews>,
    last: u64,
}

impl Machine {
    pub fn new() -> Self {
        let (tell, news) = mpsc::channel();
        // A machine that is gone hears no more.
        let link = ZenohLink::new(move |news| drop(tell.send(news)));
        Self { link, news, last: 0 }
    }

    pub fn ask(&mut self, request: NetRequest) {
        self.link.ask(request);
    }

    pub fn open(&mut self, opening: NetParticipation) {
        self.ask(NetRequest::Open(Box::new(opening)));
    }

    /// The next news that is wanted; others before it are passed over.
    pub fn next<T>(&self, what: &str, wanted: impl Fn(NetNews) -> Option<T>) -> T {
        let mut passed = Vec::new();
        loop {
            match self.news.recv_timeout(PATIENCE) {
                Ok(news) => {
                    passed.push(format!("{news:?}"));
                    if let Some(found) = wanted(news) {
                        return found;
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{what} did not come, but {passed:?}")
                }
            }
        }
    }

    pub fn hears(&self, expected: &NetNews) {
        self.next(&format!("{expected:?}"), |news| (news == *expected).then_some(()));
    }

    /// The answer, and what was told before it.
    pub fn all_until_answer(&self, id: QuestionId) -> (Vec<NetNews>, Result<Vec<u8>, NoAnswer>) {
        let before = std::cell::RefCell::new(Vec::new());
        let answer = self.next("an answer", |news| match news {
            NetNews::Answered(of, answer) if of == id => Some(answer),
            other => {
                before.borrow_mut().push(other);
                None
            }
        });
        (before.into_inner(), answer)
    }

    /// Is open now; where it is reached.
    pub fn opened(&self) -> Vec<Address> {
        self.next("Opened", |news| match news {
            NetNews::Opened(at) => Some(at),
            NetNews::NotOpened(why) => panic!("not opened: {why:?}"),
            _ => None,
        })
    }

    pub fn question(&mut self, to: Topic, payload: &[u8], haste: Haste) -> QuestionId {
        self.last += 1;
        let id = QuestionId(self.last);
        let payload = payload.to_vec();
        self.ask(NetRequest::Ask { id, to, payload, haste });
        id
    }

    pub fn answer_to(&self, id: QuestionId) -> Result<Vec<u8>, NoAnswer> {
        self.next(&format!("the answer to {id:?}"), |news| match news {
            NetNews::Answered(of, answer) if of == id => Some(answer),
            _ => None,
        })
    }

    /// Answers the next question that is asked of it; with what was asked.
    pub fn answers(&mut self, with: &[u8]) -> (Topic, Vec<u8>) {
        let (id, topic, payload) = self.next("a question", |news| match news {
            NetNews::Asked(id, topic, payload) => Some((id, topic, payload)),
            _ => None,
        });
        self.ask(NetRequest::Answer(id, with.to_vec()));
        (topic, payload)
    }

    /// The same, if it is asked within two seconds.
    pub fn answers_soon(&mut self, with: &[u8]) -> Option<(Topic, Vec<u8>)> {
        while let Ok(news) = self.news.recv_timeout(Duration::from_secs(2)) {
            if let NetNews::Asked(id, topic, payload) = news {
                self.ask(NetRequest::Answer(id, with.to_vec()));
                return Some((topic, payload));
            }
        }
        None
    }
}

/// A machine's opening: the addresses where it listens, and those it connects to.
pub fn opening(
    part: MachinePart,
    listen: &[Address],
    connect: &[Address],
    credentials: Option<&Credentials>,
) -> NetParticipation {
    NetParticipation {
        event: TOURNAMENT,
        part,
        listen: listen.to_vec(),
        connect: connect.to_vec(),
        credentials: credentials.cloned(),
        lease_ms: 5_000,
    }
}

pub fn any_port() -> Address {
    Address(String::from("127.0.0.1:0"))
}

/// An address where no program listens.
pub fn free_port() -> Address {
    Address(super::ports::free_address())
}

pub fn a_desk(listen: &Address, credentials: Option<&Credentials>) -> (Machine, Address) {
    let mut desk = Machine::new();
    desk.open(opening(
        MachinePart::Desk(DESK),
        std::slice::from_ref(listen),
        &[],
        credentials,
    ));
    let at = desk.opened().remove(0);
    (desk, at)
}

pub fn a_table(number: u32, at: &Address, credentials: Option<&Credentials>) -> Machine {
    let mut table = Machine::new();
    let part = MachinePart::Table(TableNumber(number));
    table.open(opening(part, &[], std::slice::from_ref(at), credentials));
    table.opened();
    table
}

pub fn authority() -> Authority {
    TournamentCertificates.authority().unwrap()
}

pub fn credentials(authority: &Authority, role: MachineRole) -> Credentials {
    TournamentCertificates.credentials(authority, role).unwrap()
}
