//! The streams: each is read on a thread of its own as long as it is wanted, and opened again after a loss.

use std::io::{BufRead as _, BufReader, Read as _};
use std::sync::Arc;
use std::thread::Builder;

use ureq::http::Response;
use ureq::{Body, BodyReader};

use super::client::{
    ClientState, FollowedGame, LichessClient, Seek, SignedInAccount, StreamKind, Ticket, Trouble, fault, read,
};
use protocols::lichess::asking::{self, ApiCall};
use protocols::lichess::reading::{self, StreamMessage};
use protocols::lichess::{LichessFault, LichessNews};

/// The longest line that is read, in bytes; that of the longest game has some 5,000.
const LONGEST_LINE: u64 = 256 * 1024;

/// Opens the stream of incoming events.
pub(super) fn listen(client: &Arc<LichessClient>) {
    let ticket = client.want(StreamKind::Events, |now, line| now.events = Some(line));
    start(client, ticket, move |client| {
        follow(client, ticket, &asking::events(), |signed, line| {
            event(client, ticket, signed, line);
            LineMeaning::Goes
        });
    });
}

/// Follows that game; none if the id is not valid.
pub(super) fn join(client: &Arc<LichessClient>, id: &str) -> Option<()> {
    let call = asking::game(id)?;
    let ticket = client.want(StreamKind::Game, |now, line| {
        now.game = Some(FollowedGame {
            line,
            id: id.to_owned(),
            full: None,
            readings: 0,
            is_renewed: false,
        });
    });
    start(client, ticket, move |client| {
        let mut has_ended = false;
        follow(client, ticket, &call, |signed, line| {
            game_line(client, ticket, signed, line, &mut has_ended)
        });
    });
    Some(())
}

/// Seeks an opponent by that call, or challenges one; a challenge is open once it has an id to withdraw it by.
pub(super) fn seek(client: &Arc<LichessClient>, call: ApiCall, is_challenge: bool) {
    let ticket = client.want(StreamKind::Seek, |now, line| {
        now.seek = Some(Seek { line, challenge: None });
    });
    start(client, ticket, move |client| stand(client, ticket, &call, is_challenge));
}

fn start(client: &Arc<LichessClient>, ticket: Ticket, work: impl FnOnce(&LichessClient) + Send + 'static) {
    let inside = Arc::clone(client);
    let name = match ticket.which {
        StreamKind::Events => "lichess-events",
        StreamKind::Game => "lichess-game",
        StreamKind::Seek => "lichess-seek",
    };
    if let Err(error) = Builder::new().name(name.into()).spawn(move || work(&inside)) {
        log::warn!("a stream of lichess gets no thread: {error}");
        client.close(ticket);
        client.tell(LichessNews::Failed(LichessFault::Unreachable));
    }
}

/// The meaning of a line for its stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineMeaning {
    /// The stream continues.
    Goes,
    /// The stream has come to its end, and the server will close it.
    Ends,
    /// The stream cannot be used as it is: it is opened again.
    Broken,
}

/// The end of a reading.
enum ReadingEnd {
    /// The stream is no longer wanted, or complete.
    Done,
    /// The token is not valid; it was the one of that number of sign-ins.
    Refused(u32),
    /// The stream is opened again.
    Cut,
}

/// Reads a stream until it is no longer wanted, or complete.
fn follow(
    client: &LichessClient,
    ticket: Ticket,
    call: &ApiCall,
    mut hear: impl FnMut(&SignedInAccount, &[u8]) -> LineMeaning,
) {
    let mut failures = 0_u32;
    loop {
        match read_once(client, ticket, call, &mut failures, &mut hear) {
            ReadingEnd::Done => return client.close(ticket),
            ReadingEnd::Refused(signings) => {
                // Only another sign-in can end the wait.
                let is_over =
                    |now: &mut ClientState| (!now.is_wanted(ticket) || now.signings != signings).then_some(());
                while client.wait(client.pace.longest, is_over).is_none() && client.now().is_wanted(ticket) {}
            }
            ReadingEnd::Cut => {
                let is_renewed = client
                    .now()
                    .game
                    .as_mut()
                    .is_some_and(|game| std::mem::take(&mut game.is_renewed));
                if is_renewed && ticket.which == StreamKind::Game {
                    continue;
                }
                failures = failures.saturating_add(1);
                client.lost(ticket);
                client.wait(client.pace.after(failures), |now| {
                    (!now.is_wanted(ticket)).then_some(())
                });
            }
        }
        if !client.now().is_wanted(ticket) {
            return;
        }
    }
}

fn read_once(
    client: &LichessClient,
    ticket: Ticket,
    call: &ApiCall,
    failures: &mut u32,
    hear: &mut impl FnMut(&SignedInAccount, &[u8]) -> LineMeaning,
) -> ReadingEnd {
    let (signed, signings) = {
        let now = client.now();
        (now.signed.clone(), now.signings)
    };
    let Some(signed) = signed else { return ReadingEnd::Done };
    let answer = match client.open(ticket, &signed.token, call) {
        Ok(answer) => answer,
        Err(Trouble::Left) => return ReadingEnd::Done,
        Err(Trouble::Nothing) => return ReadingEnd::Cut,
    };
    match answer.status().as_u16() {
        200 => {}
        401 => {
            refuse(client, ticket, signings);
            return ReadingEnd::Refused(signings);
        }
        _ => return not_opened(client, ticket, &signed, answer),
    }
    if ticket.which == StreamKind::Events {
        client.back(ticket);
    }
    let mut has_ended = false;
    let mut lines = Lines::of(answer);
    while let Some(line) = lines.next() {
        if !client.now().is_wanted(ticket) {
            return ReadingEnd::Done;
        }
        if line.trim_ascii().is_empty() {
            // The stream lives: the next loss counts as the first.
            *failures = 0;
            continue;
        }
        match hear(&signed, line) {
            LineMeaning::Goes => {}
            LineMeaning::Ends => has_ended = true,
            LineMeaning::Broken => return ReadingEnd::Cut,
        }
    }
    if has_ended || !client.now().is_wanted(ticket) {
        ReadingEnd::Done
    } else {
        ReadingEnd::Cut
    }
}

/// Reports once that the token is not valid; for a token that has been replaced since, nothing is reported.
fn refuse(client: &LichessClient, ticket: Ticket, signings: u32) {
    let mut now = client.now();
    if now.signings == signings && now.wanted(ticket).is_some() && !now.is_refused {
        now.is_refused = true;
        client.tell(LichessNews::Failed(LichessFault::Token));
    }
}

fn not_opened(
    client: &LichessClient,
    ticket: Ticket,
    signed: &SignedInAccount,
    mut answer: Response<Body>,
) -> ReadingEnd {
    let status = answer.status().as_u16();
    let body = read(&mut answer).unwrap_or_default();
    match fault(status, &body, &signed.token) {
        LichessFault::Unreachable => ReadingEnd::Cut,
        fault @ (LichessFault::Token
        | LichessFault::Scope
        | LichessFault::NotSignedIn
        | LichessFault::TooMuch(_)
        | LichessFault::Refused(_)
        | LichessFault::Unknown) => {
            client.tell_of(ticket, LichessNews::Failed(fault));
            ReadingEnd::Done
        }
    }
}

fn event(client: &LichessClient, ticket: Ticket, signed: &SignedInAccount, line: &[u8]) {
    let Some(news) = reading::event(line, &signed.account) else {
        return;
    };
    let mut now = client.now();
    let is_new = if let LichessNews::Begins(game) = &news {
        now.begun.insert(game.game.clone())
    } else if let LichessNews::Challenged(challenge) = &news {
        now.challenges.insert(challenge.id.clone())
    } else if let LichessNews::ChallengeGone(id) = &news {
        now.challenges.remove(id)
    } else {
        true
    };
    drop(now);
    if is_new {
        client.tell_of(ticket, news);
    }
}

fn game_line(
    client: &LichessClient,
    ticket: Ticket,
    signed: &SignedInAccount,
    line: &[u8],
    has_ended: &mut bool,
) -> LineMeaning {
    let (id, has_clock) = {
        let now = client.now();
        let game = now.game.as_ref().filter(|_| now.is_wanted(ticket));
        let Some(game) = game else { return LineMeaning::Ends };
        let clock = game.full.as_ref().and_then(|full| full.terms.clock);
        (game.id.clone(), clock.is_some())
    };
    let news = match reading::game_line(line, &signed.account, has_clock) {
        StreamMessage::Full(full) => {
            client.back(ticket);
            *has_ended = full.state.end.is_some();
            if let Some(game) = client.now().followed(&id) {
                // Whatever id was requested, the game is known under the server's own id.
                game.id.clone_from(&full.game);
                game.full = Some((*full).clone());
                game.readings = game.readings.wrapping_add(1);
                game.is_renewed = false;
            }
            client.tell_of(ticket, LichessNews::Game(full));
            // A waiting thread wakes after the news of the game.
            client.changed();
            return if *has_ended {
                LineMeaning::Ends
            } else {
                LineMeaning::Goes
            };
        }
        StreamMessage::State(state) => {
            let mut now = client.now();
            let Some(full) = now.followed(&id).and_then(|game| game.full.as_mut()) else {
                return LineMeaning::Broken;
            };
            *has_ended = state.end.is_some();
            if full.state == state {
                return LineMeaning::Goes;
            }
            full.state.clone_from(&state);
            LichessNews::State(id, state)
        }
        StreamMessage::Unplayable(kind) => {
            client.tell_of(ticket, LichessNews::Failed(LichessFault::Refused(kind)));
            client.close(ticket);
            return LineMeaning::Ends;
        }
        StreamMessage::Chat { from, text } => LichessNews::Chat { game: id, from, text },
        StreamMessage::Gone(claim_s) => LichessNews::OpponentGone(id, claim_s),
        StreamMessage::Here => LichessNews::OpponentBack(id),
        StreamMessage::Other => return LineMeaning::Goes,
        StreamMessage::Broken => return LineMeaning::Broken,
    };
    client.tell_of(ticket, news);
    if *has_ended {
        LineMeaning::Ends
    } else {
        LineMeaning::Goes
    }
}

/// Holds a seek or a challenge: it is open as long as the answer is being read.
fn stand(client: &LichessClient, ticket: Ticket, call: &ApiCall, is_challenge: bool) {
    let Some(signed) = client.now().signed.clone() else {
        return client.close(ticket);
    };
    let answer = match client.open(ticket, &signed.token, call) {
        Ok(answer) => answer,
        Err(Trouble::Left) => return,
        Err(Trouble::Nothing) => {
            client.tell_of(ticket, LichessNews::Failed(LichessFault::Unreachable));
            return client.close(ticket);
        }
    };
    if !answer.status().is_success() {
        let (status, mut answer) = (answer.status().as_u16(), answer);
        let body = read(&mut answer).unwrap_or_default();
        client.tell_of(ticket, LichessNews::Failed(fault(status, &body, &signed.token)));
        return client.close(ticket);
    }
    if !is_challenge {
        client.tell_of(ticket, LichessNews::Seeking);
    }
    let mut lines = Lines::of(answer);
    while let Some(line) = lines.next() {
        let Some(id) = reading::sent_challenge(line) else {
            continue;
        };
        let mut now = client.now();
        if now.is_wanted(ticket)
            && let Some(seek) = &mut now.seek
        {
            seek.challenge = Some(id);
            client.tell(LichessNews::Seeking);
        }
    }
    client.tell_of(ticket, LichessNews::SeekEnded);
    client.close(ticket);
}

/// The lines of a stream.
struct Lines {
    reader: BufReader<BodyReader<'static>>,
    line: Vec<u8>,
}

impl Lines {
    fn of(answer: Response<Body>) -> Self {
        Self {
            reader: BufReader::new(answer.into_body().into_reader()),
            line: Vec::new(),
        }
    }

    /// The next line; none if the stream has ended, was cut or is silent, or the line is too long.
    fn next(&mut self) -> Option<&[u8]> {
        self.line.clear();
        let mut rest = self.reader.by_ref().take(LONGEST_LINE);
        rest.read_until(b'\n', &mut self.line).ok()?;
        self.line.strip_suffix(b"\n")
    }
}
