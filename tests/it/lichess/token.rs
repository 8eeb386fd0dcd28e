//! The token is in its place and nowhere else.

use std::fs;
use std::path::Path;
use std::sync::{Mutex, OnceLock};

use adapters::lichess::place::ServerAddress;
use adapters::ports::RequestPort as _;
use log::{LevelFilter, Log, Metadata, Record};
use protocols::lichess::{LichessFault, LichessNews, LichessRequest, LichessToken, OnlineAct};

use super::stub::Fault as Misdeed;
use super::{Side, TOKEN, pace, play, reach, stub};

/// All lines that this process logs, at every level.
#[derive(Default)]
struct Lines(Mutex<Vec<String>>);

impl Log for Lines {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &Record<'_>) {
        let line = format!("{} {}", record.target(), record.args());
        self.0.lock().unwrap().push(line);
    }

    fn flush(&self) {}
}

fn logged() -> &'static Lines {
    static LINES: OnceLock<Lines> = OnceLock::new();
    let lines = LINES.get_or_init(Lines::default);
    if log::set_logger(lines).is_ok() {
        log::set_max_level(LevelFilter::Trace);
    }
    lines
}

/// Every file below that folder in which the token stands.
fn files_with_it(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files_with_it(&path));
        } else {
            let text = fs::read(&path).unwrap();
            if text.windows(TOKEN.len()).any(|part| part == TOKEN.as_bytes()) {
                found.push(entry.file_name().into_string().unwrap());
            }
        }
    }
    found
}

#[test]
fn the_token_is_in_one_private_file_and_never_told_or_logged() {
    let lines = logged();
    let stub = stub();
    let (mut side, game) = Side::playing(&stub);
    let mut told = Vec::new();
    side.play(&game, "e2e4");
    told.extend(side.until_moves(2));
    // Faults have words, too; a server may even repeat what it was sent.
    stub.fail(1, "/move/", Misdeed::DoneAndCut);
    side.play(&game, "d2d4");
    told.extend(side.until_moves(4));
    stub.fail(1, "/chat", Misdeed::Status(400));
    side.act(&game, OnlineAct::Chat("hello".into()));
    let refused = side.until(|news| {
        told.push(news.clone());
        matches!(news, LichessNews::NotDone { .. }).then_some(news)
    });
    let why = LichessFault::Refused("As you wished".into());
    assert!(
        matches!(&refused, LichessNews::NotDone { fault, .. } if *fault == why),
        "{refused:?}"
    );
    side.act(&game, OnlineAct::Resign);
    told.push(side.next());
    let debug = format!(
        "{told:?} {:?} {:?}",
        LichessRequest::SignIn(LichessToken(TOKEN.into())),
        LichessToken(TOKEN.into())
    );
    assert!(!debug.contains(TOKEN), "{debug}");
    let name = format!(
        "lichess-token-{}",
        stub.address().trim_start_matches("http://").replace(':', "-")
    );
    assert_eq!(files_with_it(side.data.path()), [name.as_str()]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(side.data.path().join(&name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // The token is sent, and to this server only; the program gives its name and nothing else.
    assert!(stub.asked().iter().all(|asked| asked.token.as_deref() == Some(TOKEN)));
    assert!(stub.asked().iter().all(|asked| asked.agent.starts_with("annabella/")));
    let lines = lines.0.lock().unwrap();
    assert!(
        lines.iter().any(|line| line.contains("ureq")),
        "the client logs what it does"
    );
    let with_it: Vec<&String> = lines.iter().filter(|line| line.contains(TOKEN)).collect();
    assert!(with_it.is_empty(), "{with_it:?}");
}

#[test]
fn it_is_found_again_until_somebody_signs_out() {
    let stub = stub();
    let side = Side::signed_in(&stub);
    drop(side.server);
    let (mut server, news) = reach(ServerAddress::at(&stub.address()), pace(), side.data.path());
    let next = || news.recv_timeout(super::PATIENCE).unwrap();
    server.ask(LichessRequest::Listen);
    assert!(matches!(next(), LichessNews::SignedIn { name, kept_in_file: true } if name == "Lena"));
    server.ask(LichessRequest::SignOut);
    assert_eq!(next(), LichessNews::SignedOut);
    assert_eq!(fs::read_dir(side.data.path()).unwrap().count(), 0);
    stub.wait_for_streams("", 0);
    server.ask(LichessRequest::InGame("abc".into(), play("e2e4")));
    assert!(matches!(
        next(),
        LichessNews::NotDone {
            fault: LichessFault::NotSignedIn,
            ..
        }
    ));
}

#[test]
fn what_the_server_repeats_is_not_repeated() {
    let stub = stub();
    let mut side = Side::signed_in(&stub);
    stub.fail(1, "/decline", Misdeed::Status(400));
    side.ask(LichessRequest::Decline("abc".into()));
    assert_eq!(
        side.next(),
        LichessNews::Failed(LichessFault::Refused("As you wished".into()))
    );
    stub.fail(1, "/decline", Misdeed::Echo);
    side.ask(LichessRequest::Decline("abc".into()));
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::Refused("400".into())));
}
