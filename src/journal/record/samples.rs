//! One of everything that can be stored, for tests.

use shakmaty::uci::UciMove;
use shakmaty::{Board, ByColor, Color, Piece, Role, Square};

use crate::journal::entry::{Heartbeat, JournalEvent, Restart, Suspension};
use crate::laws::adjournment::Envelope;
use crate::laws::claim::{Claim, Fault};
use crate::laws::command::Approval;
use crate::laws::ending::{Ending, GameResult, Reason};
use crate::laws::event::{Adjourning, Event, Proposal, ProposalKind, Recording, Standing};
use crate::laws::moment::Moment;
use crate::laws::penalty::Penalty;
use crate::laws::people::Person;
use crate::laws::refusal::Article;
use crate::laws::sheets::SheetsVerdict;

mod openings;

pub(crate) use openings::openings;

fn uci(text: &str) -> UciMove {
    text.parse().unwrap()
}

/// One event of every kind, and both forms of what may be absent.
pub(crate) fn events() -> Vec<Event> {
    let by = Person::Player(Color::White);
    let helper = Person::Assistant(Color::Black);
    let side = Color::White;
    let board = Color::Black;
    let square = Square::E4;
    let piece = Piece {
        color: Color::White,
        role: Role::Knight,
    };
    let left_ms = ByColor {
        white: 5_400_000,
        black: 5_399_999,
    };
    let article = Article::new("D.2.9");
    let text = String::from("Springer Gustav \"eins\" fuenf\n");
    let ply = 3;
    let knight = uci("g1f3");
    let sealed = Envelope {
        salt: String::from("salt"),
        sealed: String::from("00ff"),
        with_pin: true,
    };
    let adjourned = |until, is_early| Adjourning::Adjourned {
        by,
        side,
        ply,
        until,
        is_early,
    };
    let opened = |uci| Adjourning::EnvelopeOpened {
        by: Person::Arbiter,
        side,
        ply,
        text: String::from("Sf3"),
        uci,
    };
    let adjournment = [
        adjourned(None, false),
        adjourned(Some(String::from("tomorrow, 10:00")), true),
        Adjourning::MoveSealed {
            by,
            side,
            ply,
            envelope: sealed,
        },
        opened(Some(uci("g1f3"))),
        opened(None),
        Adjourning::EnvelopeLost {
            by: Person::Arbiter,
            side,
            ply,
        },
        Adjourning::Resumed { by: Person::Arbiter },
    ];
    let mut list = vec![
        Event::ClocksStarted {
            by: Person::Arbiter,
            side,
        },
        Event::ClocksStopped { by: Some(by), left_ms },
        Event::ClocksStopped { by: None, left_ms },
        Event::PieceTouched {
            by,
            board,
            square,
            piece,
        },
        Event::PieceLifted {
            by,
            board,
            square,
            piece,
        },
        Event::PiecePlaced {
            by,
            board,
            square,
            piece,
        },
        Event::PieceRemoved {
            by: helper,
            board,
            square,
            piece,
        },
        Event::MoveAnnounced {
            by,
            side,
            ply,
            uci: knight,
            text: text.clone(),
        },
        Event::AnnouncementCorrected {
            by,
            side,
            ply,
            uci: uci("e7e8q"),
            text: text.clone(),
        },
        Event::MoveRepeated {
            by: helper,
            side: board,
            ply,
            uci: knight,
        },
        Event::RepeatDiffers {
            by: helper,
            side: board,
            ply,
            uci: uci("g1h3"),
            announced: knight,
        },
        Event::MoveMade {
            by,
            side,
            ply,
            uci: knight,
        },
        Event::MoveExecuted {
            by: helper,
            board,
            ply,
            uci: knight,
        },
        Event::ClockPressed { by, side, left_ms },
        Event::MoveCompleted {
            side,
            ply,
            uci: knight,
            san: String::from("Nf3"),
        },
        Event::MoveRecorded {
            by,
            side,
            text: String::from("(=)"),
        },
        Event::IllegalMove {
            side,
            uci: uci("e1e3"),
            article: article.clone(),
        },
        Event::TimeAdjusted {
            by: Some(Person::Arbiter),
            side,
            left_ms,
            delta_ms: -120_000,
        },
        Event::TimeAdjusted {
            by: None,
            side,
            left_ms,
            delta_ms: 120_000,
        },
        Event::MovesAdjusted {
            by: Person::Arbiter,
            side,
            moves: 17,
        },
        Event::PeriodAdjusted {
            by: Person::Arbiter,
            side,
            period: 2,
        },
        Event::TimesChecked {
            left_ms,
            moves: ByColor { white: 17, black: 16 },
        },
        Event::PeriodPassed { side, period: 2 },
        Event::FlagFell {
            side,
            left_ms: ByColor { white: 0, black: 1 },
        },
        Event::DrawOffered {
            by,
            side,
            article: None,
        },
        Event::DrawAccepted { by, side },
        Event::DrawDeclined { by, side },
        Event::BoardsCompared { by: Person::Arbiter },
        Event::BoardsDiffer {
            board,
            squares: vec![Square::E4, Square::E5],
            article: article.clone(),
        },
        Event::BoardsDiffer {
            board,
            squares: Vec::new(),
            article: article.clone(),
        },
        Event::BoardsAgree { board },
        Event::BoardEntered {
            by: Person::Arbiter,
            board,
            pieces: "8/4k3/8/8/3Q4/8/8/4K3".parse().unwrap(),
        },
        Event::PositionReinstated {
            by: Some(Person::Arbiter),
            ply,
        },
        Event::PositionReinstated { by: None, ply: 0 },
        Event::WarningGiven {
            by: Person::Arbiter,
            side,
            text: text.clone(),
        },
        Event::PenaltyGiven {
            by: Some(Person::Arbiter),
            side,
            count: 1,
            article: article.clone(),
            penalty: Some(Penalty::ReduceTime),
        },
        Event::PenaltyGiven {
            by: None,
            side,
            count: 1,
            article: article.clone(),
            penalty: None,
        },
        Event::NoteWritten {
            by: Person::Arbiter,
            text,
        },
        Event::Approved {
            by: Person::Arbiter,
            what: Approval::Assistant(Color::Black),
        },
        Event::Approved {
            by: Person::Arbiter,
            what: Approval::Device,
        },
        Event::Signed {
            by,
            side,
            result: GameResult::HalfZero,
        },
        Event::Arrived { by, side },
        Event::NotExecuted { board, ply },
        Event::SheetsDiffer {
            ply,
            next: ByColor {
                white: Some(uci("d4e3")),
                black: None,
            },
            article: article.clone(),
        },
        Event::SheetEntered {
            by: Person::Arbiter,
            side,
            text: String::from("1.e4 e5"),
        },
        Event::EntryCorrected {
            by,
            side,
            place: 3,
            text: String::from("Sf3"),
        },
        Event::RegulationsLocked {
            by: Person::Arbiter,
            salt: String::from("salt"),
            hash: String::from("00ff"),
        },
        Event::PinEntered {
            by: Person::Arbiter,
            accepted: false,
        },
    ];
    for verdict in [
        SheetsVerdict::Agree,
        SheetsVerdict::Differ,
        SheetsVerdict::Unreadable(Color::White),
        SheetsVerdict::Incomplete(Color::Black),
    ] {
        list.push(Event::SheetsCompared {
            by: Person::Arbiter,
            verdict,
            agree_plies: 14,
            official_plies: 14,
            text: matches!(verdict, SheetsVerdict::Unreadable(_)).then(|| String::from("2e2e4")),
        });
    }
    for proposal in proposals(&article) {
        let kind = proposal.kind();
        list.push(Event::Proposed(proposal));
        list.push(Event::Settled {
            by: None,
            kind,
            accepted: true,
        });
    }
    for kind in ProposalKind::ALL.iter().copied() {
        list.push(Event::Settled {
            by: Some(Person::Arbiter),
            kind,
            accepted: false,
        });
    }
    for (index, reason) in Reason::ALL.iter().copied().enumerate() {
        let result = GameResult::ALL[index % GameResult::ALL.len()];
        list.push(Event::GameEnded {
            ending: Ending {
                result,
                reason,
                article: article.clone(),
            },
        });
    }
    list.extend(adjournment.map(Event::Adjournment));
    list.extend(claims());
    list.extend(recording());
    list.extend(standing());
    list.push(Event::DrawOffered {
        by,
        side,
        article: Some(Article::new("11.5")),
    });
    list.push(Event::IncrementSet {
        by: Some(Person::Arbiter),
        increment_ms: 5_000,
        article: Article::new("III.4"),
    });
    list.push(Event::RegulationsUnlocked { by: Person::Arbiter });
    list
}

fn proposals(article: &Article) -> Vec<Proposal> {
    let article = article.clone();
    vec![
        Proposal::Penalty {
            side: Color::Black,
            gain_ms: 120_000,
            count: 0,
            article: article.clone(),
        },
        Proposal::Result {
            result: GameResult::BothLose,
            reason: Reason::IllegalMove,
            article: article.clone(),
            undecided: false,
        },
        Proposal::Result {
            result: GameResult::WhiteWins,
            reason: Reason::Time,
            article: article.clone(),
            undecided: true,
        },
        Proposal::Clock {
            left_ms: ByColor { white: 1, black: 2 },
            article: article.clone(),
        },
        Proposal::Count {
            side: Color::Black,
            moves: 7,
            article: article.clone(),
        },
        Proposal::ClocksBack {
            ply: 14,
            left_ms: ByColor {
                white: 5_000,
                black: 6_000,
            },
            moves: ByColor { white: 7, black: 7 },
            article: article.clone(),
        },
        Proposal::Correction {
            board: Some(Color::Black),
            ply: 8,
            article: article.clone(),
        },
        Proposal::Correction {
            board: None,
            ply: 0,
            article,
        },
    ]
}

/// Claims of every kind, made, settled and proposed.
fn claims() -> Vec<Event> {
    let side = Color::Black;
    let by = Person::Player(side);
    let article = Article::new("9.2.2");
    let intended = "g1f3".parse().ok();
    let mut claims = vec![
        Claim::Threefold(intended),
        Claim::Fifty(None),
        Claim::Touched(Square::E4),
        Claim::IllegalMove,
        Claim::Quickplay,
        Claim::Flag,
        Claim::Increment,
    ];
    claims.extend(Fault::ALL.iter().copied().map(Claim::Fault));
    let mut list = vec![
        Event::PieceAdjusted {
            by,
            side,
            square: Square::G1,
        },
        Event::Proposed(Proposal::TakeBack {
            side,
            square: Square::H1,
            ply: 4,
            uci: "e1g1".parse().unwrap(),
            article: article.clone(),
        }),
    ];
    for claim in claims {
        let article = article.clone();
        list.push(Event::claimed(by, side, claim, article.clone()));
        list.push(Event::Proposed(Proposal::Claim {
            side,
            claim,
            correct: claim.drawn_by().map(|_| false),
            count: claim.drawn_by().map(|_| 49),
            article: article.clone(),
        }));
        list.push(Event::ClaimUpheld {
            by: Some(Person::Arbiter),
            side,
            claim,
            article: article.clone(),
        });
        list.push(Event::ClaimRejected {
            by: None,
            side,
            claim,
            article,
        });
    }
    list
}

/// One of each, with and without what may be absent.
fn recording() -> Vec<Event> {
    let reconstruction = |running| Recording::Reconstruction {
        by: Person::Arbiter,
        running,
        left_ms: ByColor {
            white: 299_999,
            black: 60_000,
        },
        moves: ByColor { white: 31, black: 30 },
        pieces: Board::default(),
    };
    let all = vec![
        Recording::NotRequired {
            side: Color::White,
            article: Article::new("8.4"),
        },
        Recording::RequiredAgain {
            article: Article::new("8.5.2"),
        },
        Recording::Owed {
            side: Color::Black,
            plies: 3,
            due: 5,
            article: Article::new("8.1.3"),
        },
        Recording::Shown {
            by: Person::Player(Color::White),
            side: Color::White,
            count: 5,
            article: Article::new("A.4.3"),
        },
        Recording::AskedTooOften {
            by: Person::Player(Color::White),
            side: Color::White,
            count: 6,
            article: Article::new("A.4.3"),
        },
        reconstruction(Some(Color::White)),
        reconstruction(None),
        Recording::Marked {
            by: Person::Player(Color::White),
            side: Color::White,
            ply: 7,
            at_ms: 12_340,
        },
    ];
    all.into_iter().map(Event::Recording).collect()
}

/// What becomes of an illegal move that may stand.
fn standing() -> Vec<Event> {
    let left = Standing::Left {
        side: Color::White,
        ply: 3,
        uci: "c3d5".parse().unwrap(),
        san: String::from("Nc3d5"),
    };
    let taken_up = Standing::TakenUp {
        side: Color::White,
        ply: 3,
    };
    let stands = Standing::Stands {
        side: Color::White,
        ply: 3,
        uci: "c3d5".parse().unwrap(),
        article: Article::new("A.5.2"),
    };
    let (by, side, ply) = (Person::Player(Color::Black), Color::Black, 3);
    let article = Article::new("A.5.2");
    let offered = Standing::CorrectionOffered { by, side, ply, article };
    let accepted = Standing::CorrectionAccepted { by, side, ply };
    let declined = Standing::CorrectionDeclined { by, side, ply };
    let all = [left, taken_up, stands, offered, accepted, declined];
    all.into_iter().map(Event::Standing).collect()
}

/// One entry of every kind.
pub(crate) fn journal_events() -> Vec<JournalEvent> {
    let left_ms = ByColor {
        white: 5_400_000,
        black: 5_399_999,
    };
    let heartbeat = |running| Heartbeat {
        at: Moment::from_micros(1_234_567),
        left_ms,
        running,
    };
    let heartbeats = [None, Some(heartbeat(None)), Some(heartbeat(Some(Color::Black)))];
    openings()
        .into_iter()
        .map(|opening| JournalEvent::Opened(Box::new(opening)))
        .chain(events().into_iter().map(JournalEvent::Event))
        .chain(Some(JournalEvent::Suspended(Suspension {
            left_ms,
            charged_ms: ByColor { white: 0, black: 7 },
            away_ms: 600_000,
        })))
        .chain(heartbeats.into_iter().map(|heartbeat| {
            JournalEvent::Restarted(Restart {
                at_last_entry_ms: left_ms,
                heartbeat,
            })
        }))
        .collect()
}
