//! A ruling in the words of game scripts, which every table reads whatever its people's language.

use shakmaty::Color;

use controls::desk::DeskIntent;
use controls::intent::{AdjournIntent, Intent};
use controls::joining::JoiningIntent;
use controls::move_line::{self, Meaning};
use laws::claim::Claim;
use laws::command::{Adjourn, Approval, Command};
use laws::game::Game;
use laws::people::Person;
use locale::Messages;

/// A ruling as it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verbs {
    /// The verbs, to be sent one after the other.
    pub verbs: Vec<String>,
    /// The arbiter is asked first, as at the table itself.
    pub is_asked: bool,
}

/// The first words of rulings in the words of scripts.
const VERBS: [&str; 27] = [
    "starts",
    "stops",
    "sets",
    "adds",
    "takes",
    "compares",
    "enters",
    "reconstructs",
    "reinstates",
    "warns",
    "penalises",
    "upholds",
    "rejects",
    "accepts",
    "declines",
    "rules",
    "annuls",
    "approves",
    "adjourns",
    "opens",
    "loses",
    "resumes",
    "notes",
    "finds",
    "hosts",
    "ends",
    "unlocks",
];

/// Reads a line typed by the arbiter for that table as a ruling; `None` if it is none.
pub(super) fn read(line: &str, game: Option<&Game>, messages: &Messages) -> Option<Verbs> {
    let line = line.trim();
    let first = line.split_whitespace().next()?;
    // Behind "unlocks" a PIN might be typed, which must not be sent.
    if VERBS.contains(&first) && first != "unlocks" && line.len() > first.len()
        || matches!(line, "adjourns" | "resumes" | "hosts" | "unlocks")
    {
        let is_asked = matches!(first, "rules" | "annuls" | "penalises" | "reinstates");
        return Some(Verbs {
            verbs: vec![line.to_owned()],
            is_asked,
        });
    }
    match move_line::read(line, Person::Arbiter, messages) {
        Meaning::Command(intent) => of(&intent, game),
        Meaning::For(..) | Meaning::Move(_) | Meaning::Empty => None,
    }
}

/// True if that would lock the table, or unlock it with a PIN. The PIN goes into no ruling, and is not repeated aloud.
pub(super) fn is_lock(line: &str, messages: &Messages) -> bool {
    let meant = move_line::read(line.trim(), Person::Arbiter, messages);
    let typed = matches!(
        meant,
        Meaning::Command(Intent::Desk(DeskIntent::Lock(_) | DeskIntent::Unlock(_)))
    );
    typed || matches!(line.split_whitespace().next(), Some("locks" | "unlocks"))
}

/// The ruling of that intent of the arbiter; `None` if it is no ruling.
pub(super) fn of(intent: &Intent, game: Option<&Game>) -> Option<Verbs> {
    let one = |verb: String| {
        Some(Verbs {
            verbs: vec![verb],
            is_asked: false,
        })
    };
    if let Intent::AskFirst(asked) = intent {
        return of(asked, game).map(|verbs| Verbs {
            is_asked: true,
            ..verbs
        });
    }
    if let Intent::Do(command) = intent {
        return one(verb(command)?);
    }
    if let Intent::CorrectClocks(commands) = intent {
        let verbs = commands.iter().map(verb).collect::<Option<Vec<_>>>()?;
        return Some(Verbs { verbs, is_asked: false });
    }
    if matches!(intent, Intent::CompareSheets) {
        return one(String::from("compares sheets"));
    }
    if matches!(intent, Intent::Adjourn(AdjournIntent::Open)) {
        return one(String::from("opens envelope"));
    }
    if let Intent::Joining(joining) = intent {
        return one(hosting(joining)?);
    }
    if let Intent::Desk(DeskIntent::Settle { accepted }) = intent
        && let Some([only]) = game.map(Game::proposals)
    {
        let verb = if *accepted { "accepts" } else { "declines" };
        return one(format!("{verb} proposal {}", only.kind().as_str()));
    }
    None
}

/// The words for the place where a side is played.
fn hosting(intent: &JoiningIntent) -> Option<String> {
    match intent {
        JoiningIntent::Host { at: Some(at), .. } => Some(format!("hosts at {at}")),
        JoiningIntent::Host { over: Some(over), .. } => Some(format!("hosts over {over}")),
        JoiningIntent::Host { .. } => Some(String::from("hosts")),
        JoiningIntent::EndHosting => Some(String::from("ends hosting")),
        JoiningIntent::Join { .. }
        | JoiningIntent::Bring { .. }
        | JoiningIntent::State
        | JoiningIntent::HowToSit
        | JoiningIntent::NextGame
        | JoiningIntent::SetUp(_)
        | JoiningIntent::Back { .. }
        | JoiningIntent::Leave => None,
    }
}

fn verb(command: &Command) -> Option<String> {
    let text = match command {
        Command::StartClocks => String::from("starts clocks"),
        Command::StopClocks => String::from("stops clocks"),
        Command::SetTime { side, left_ms } => format!("sets {} {}", colour(*side), time(*left_ms)),
        Command::AddTime { side, by_ms } => format!("adds {} to {}", time(*by_ms), colour(*side)),
        Command::TakeTime { side, by_ms } => format!("takes {} from {}", time(*by_ms), colour(*side)),
        Command::SetMoves { side, moves } => format!("sets moves {} {moves}", colour(*side)),
        Command::SetPeriod { side, period } => format!("sets period {} {period}", colour(*side)),
        Command::CompareBoards => String::from("compares boards"),
        Command::CompareSheets { .. } => String::from("compares sheets"),
        Command::Reconstruct => String::from("reconstructs game"),
        Command::EnterSheet { side, text } => format!("enters sheet {} {}", colour(*side), one_line(text)),
        Command::EnterBoard { board, pieces } => {
            let placement = pieces.board_fen();
            format!("enters board {} {placement}", colour(*board))
        }
        Command::Reinstate { ply } => format!("reinstates ply {ply}"),
        Command::Warn { side, text } => format!("warns {} {}", colour(*side), one_line(text)),
        Command::Penalise {
            side,
            penalty,
            by_ms,
            reason,
        } => {
            let time = by_ms.map(|by_ms| format!(" {}", time(by_ms))).unwrap_or_default();
            let reason = one_line(reason);
            let reason = if reason.is_empty() {
                reason
            } else {
                format!(" reason {reason}")
            };
            format!("penalises {} {}{time}{reason}", colour(*side), penalty.as_str())
        }
        Command::SettleClaim { upheld: true } => String::from("upholds claim"),
        Command::SettleClaim { upheld: false } => String::from("rejects claim"),
        Command::AcceptProposal { kind } => format!("accepts proposal {}", kind.as_str()),
        Command::DeclineProposal { kind } => format!("declines proposal {}", kind.as_str()),
        Command::RuleResult { result, text } => format!("rules result {result} reason {}", one_line(text)),
        Command::AnnulResult { text } => format!("annuls result reason {}", one_line(text)),
        Command::Approve { what: Approval::Device } => String::from("approves device"),
        Command::Approve {
            what: Approval::Assistant(side),
        } => format!("approves assistant {}", colour(*side)),
        Command::Note { text } => format!("notes {}", one_line(text)),
        Command::Unlock => String::from("unlocks"),
        Command::Adjourn(Adjourn::Tell { until: None }) => String::from("adjourns"),
        Command::Adjourn(Adjourn::Tell { until: Some(until) }) => format!("adjourns until {}", one_line(until)),
        Command::Adjourn(Adjourn::Lose) => String::from("loses envelope"),
        Command::Adjourn(Adjourn::LosePosition) => String::from("loses envelope and position"),
        Command::Adjourn(Adjourn::Resume) => String::from("resumes"),
        Command::Find { side, claim } => {
            let what = match claim {
                Claim::Touched(square) => format!("touched {square}"),
                Claim::IllegalMove => String::from("illegal-move"),
                Claim::Irregularity(fault) => fault.as_str().to_owned(),
                Claim::Threefold(_) | Claim::Fifty(_) | Claim::Quickplay | Claim::Flag | Claim::Increment => {
                    return None;
                }
            };
            format!("finds {what} by {}", colour(*side))
        }
        // Acts of players, and commands that the table works out for itself.
        Command::Announce { .. }
        | Command::CorrectAnnouncement { .. }
        | Command::Repeat { .. }
        | Command::Lift { .. }
        | Command::Place { .. }
        | Command::Remove { .. }
        | Command::PressClock { .. }
        | Command::Arrive { .. }
        | Command::Record { .. }
        | Command::AskRecord { .. }
        | Command::CorrectEntry { .. }
        | Command::MarkRecorder { .. }
        | Command::Sign { .. }
        | Command::OfferDraw { .. }
        | Command::AcceptDraw { .. }
        | Command::DeclineDraw { .. }
        | Command::OfferCorrection { .. }
        | Command::AnswerCorrection { .. }
        | Command::Resign { .. }
        | Command::ClaimFlag { .. }
        | Command::Claim { .. }
        | Command::TakeBack { .. }
        | Command::Adjust { .. }
        | Command::Lock { .. }
        | Command::Adjourn(Adjourn::Seal { .. } | Adjourn::Open { .. }) => return None,
    };
    Some(text)
}

pub(super) const fn colour(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// "0:12:30", with thousandths where there are any.
fn time(ms: u64) -> String {
    let seconds = ms / 1_000;
    let text = format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if ms.is_multiple_of(1_000) {
        text
    } else {
        format!("{text}.{:03}", ms % 1_000)
    }
}

/// The text as one line: a ruling has no more.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::claim::Irregularity;
    use laws::ending::GameResult;
    use laws::penalty::Penalty;
    use laws::proposal::ProposalKind;
    use locale::Locale;
    use table::script::ruling;

    fn sent(line: &str, locale: Locale) -> Option<(Vec<String>, bool)> {
        let read = read(line, None, &Messages::new(locale))?;
        Some((read.verbs, read.is_asked))
    }

    #[test]
    fn a_ruling_typed_in_any_language_is_sent_in_script_words() {
        for (line, locale, verb, is_asked) in [
            ("warn black talking", Locale::En, "warns black talking", false),
            ("warns black talking", Locale::De, "warns black talking", false),
            ("start clocks", Locale::En, "starts clocks", false),
            (
                "penalise white add-time 2:00: telephone",
                Locale::De,
                "penalises white add-time 0:02:00 reason telephone",
                true,
            ),
            (
                "rule 1-0 did not come",
                Locale::En,
                "rules result 1-0 reason did not come",
                true,
            ),
            ("find white two-hands", Locale::En, "finds two-hands by white", false),
            ("compare sheets", Locale::It, "compares sheets", false),
        ] {
            assert_eq!(sent(line, locale), Some((vec![verb.to_owned()], is_asked)), "{line}");
        }
        for line in ["e4", "", "clock", "warns", "hello there"] {
            assert_eq!(sent(line, Locale::En), None, "{line}");
        }
    }

    /// A sample of each command, with words in it that mean something elsewhere.
    fn samples() -> Vec<Command> {
        let text = || String::from("the \"lamp\" of no. #3, reason by white");
        let (side, by_ms) = (Color::Black, 90_500);
        let penalties = Penalty::ALL.iter().flat_map(|penalty| {
            [(None, String::new()), (Some(by_ms), text())].map(|(by_ms, reason)| Command::Penalise {
                side,
                penalty: *penalty,
                by_ms,
                reason,
            })
        });
        let faults = Irregularity::ALL.iter().map(|fault| Claim::Irregularity(*fault));
        let claims = faults.chain([Claim::Touched(shakmaty::Square::E4), Claim::IllegalMove]);
        let claims = claims.map(|claim| Command::Find { side, claim });
        let proposals = ProposalKind::ALL.iter().flat_map(|kind| {
            let kind = *kind;
            [Command::AcceptProposal { kind }, Command::DeclineProposal { kind }]
        });
        let results = GameResult::ALL.iter().map(|result| Command::RuleResult {
            result: *result,
            text: text(),
        });
        let (pieces, until) = (shakmaty::Board::new(), Some(text()));
        let others = [
            Command::StartClocks,
            Command::StopClocks,
            Command::SetTime { side, left_ms: by_ms },
            Command::AddTime { side, by_ms },
            Command::TakeTime { side, by_ms },
            Command::SetMoves { side, moves: 40 },
            Command::SetPeriod { side, period: 2 },
            Command::CompareBoards,
            Command::Reconstruct,
            Command::EnterSheet {
                side,
                text: String::from("1.e4 e5 # mate"),
            },
            Command::EnterBoard { board: side, pieces },
            Command::Reinstate { ply: 12 },
            Command::Warn { side, text: text() },
            Command::SettleClaim { upheld: true },
            Command::SettleClaim { upheld: false },
            Command::AnnulResult { text: text() },
            Command::Approve { what: Approval::Device },
            Command::Approve {
                what: Approval::Assistant(side),
            },
            Command::Note { text: text() },
            Command::Unlock,
            Command::Adjourn(Adjourn::Tell { until: None }),
            Command::Adjourn(Adjourn::Tell { until }),
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
    fn every_ruling_sent_is_read_back_at_the_table_and_worded() {
        for command in samples() {
            let verb = verb(&command).unwrap();
            assert_eq!(ruling::read(&verb), Some(Intent::Do(command)), "{verb}");
            let words = verb.split_whitespace().next().unwrap();
            assert!(VERBS.contains(&words), "{verb}");
            for locale in Locale::ALL {
                let worded = super::super::worded::ruling(&Messages::new(locale), &verb);
                assert!(worded != verb || locale == Locale::En, "{locale}: {verb}");
            }
        }
        let address = || Some(String::from("192.168.1.20:7000"));
        let hosts = [(None, None), (address(), None), (None, address())];
        let hosts = hosts.map(|(at, over)| Intent::Joining(JoiningIntent::Host { at, over }));
        let others = [
            Intent::CompareSheets,
            Intent::Adjourn(AdjournIntent::Open),
            Intent::Joining(JoiningIntent::EndHosting),
        ];
        for intent in others.into_iter().chain(hosts) {
            let sent = of(&intent, None).unwrap().verbs;
            assert_eq!(ruling::read(&sent[0]), Some(intent));
        }
    }
}
