//! The thread that sends requests: one after the other, each as often as needed and allowed.

use std::sync::Arc;
use std::sync::mpsc::Receiver;

use super::client::{ClientState, HttpAnswer, LichessClient, RequestUndone, SignedInAccount, StreamKind};
use super::keeping::taken;
use super::streams;
use protocols::lichess::asking::{self, ApiCall};
use protocols::lichess::{GameFull, LichessFault, LichessNews, LichessRequest, LichessToken, OnlineAct, reading};

/// The number of attempts for a request that may be repeated.
const TRIES: u32 = 4;

/// A job of the thread.
pub(super) enum Job {
    /// A request, and the number of times everything had been left when it was made.
    Ask(u32, LichessRequest),
    /// The end of a seek: true if it was open, and the challenge to withdraw.
    StopSeeking((bool, Option<String>)),
    /// The end of everything; the challenge to withdraw.
    Leave(Option<String>),
}

/// The state of the thread that sends requests.
pub(super) struct RequestWorker {
    client: Arc<LichessClient>,
    /// The number of times everything had been left at the current request; a higher number means that it is no longer
    /// wanted.
    leaves: u32,
}

impl RequestWorker {
    pub(super) fn new(client: Arc<LichessClient>) -> Self {
        Self { client, leaves: 0 }
    }

    /// Carries out jobs until their sender is gone.
    pub(super) fn work(mut self, jobs: &Receiver<Job>) {
        for job in jobs {
            if self.client.now().is_over {
                return;
            }
            match job {
                Job::Ask(leaves, request) => {
                    self.leaves = leaves;
                    self.deal(request);
                }
                Job::StopSeeking(before) => {
                    // A seek requested before may have begun since.
                    let now = self.client.stop_seeking();
                    self.withdraw(before.1.or(now.1));
                    if before.0 || now.0 {
                        self.client.tell(LichessNews::SeekEnded);
                    }
                }
                Job::Leave(challenge) => self.withdraw(challenge),
            }
        }
    }

    fn deal(&mut self, request: LichessRequest) {
        let done = match request {
            LichessRequest::SignIn(token) => self.sign_in(&token),
            LichessRequest::SignOut => {
                self.sign_out();
                Ok(())
            }
            LichessRequest::Listen => self.listen(),
            LichessRequest::List => self.list(),
            LichessRequest::Seek(terms) => self.seek(asking::seek(terms), false),
            LichessRequest::StopSeeking | LichessRequest::Leave => Ok(()),
            LichessRequest::Challenge { to, terms, side } => match asking::challenge(&to, terms, side) {
                Some(call) => self.seek(call, true),
                None => Err(LichessFault::Unknown.into()),
            },
            LichessRequest::PlayEngine { level, terms, side } => {
                self.hear_and_ask(Some(asking::play_engine(level, terms, side)))
            }
            LichessRequest::Accept(id) => self.hear_and_ask(asking::accept(&id)),
            LichessRequest::Decline(id) => self.of_challenge(&id),
            LichessRequest::Join(game) => self.join(&game),
            LichessRequest::Chat(game) => {
                // The user has not asked for the chat: if it cannot be read, only lines written from now on are shown.
                match self
                    .ask_in(asking::chat(&game))
                    .map(|answer| reading::chatted(&answer.body))
                {
                    Ok(Some(lines)) => self.client.tell(LichessNews::Chatted(game, lines)),
                    Ok(None) | Err(_) => log::info!("what was written in a game of lichess cannot be read"),
                }
                Ok(())
            }
            LichessRequest::InGame(game, act) => {
                let undone = if matches!(act, OnlineAct::Move { .. }) {
                    self.play(&game, &act)
                } else {
                    self.ask_in(asking::act(&game, &act)).map(drop)
                };
                if let Err(RequestUndone::Because(fault)) = undone {
                    self.client.tell(LichessNews::NotDone { game, act, fault });
                }
                Ok(())
            }
        };
        if let Err(RequestUndone::Because(fault)) = done {
            self.client.tell(LichessNews::Failed(fault));
        }
    }

    fn sign_in(&self, token: &LichessToken) -> Result<(), RequestUndone> {
        let token = taken(token).ok_or(LichessFault::Token)?;
        let answer = self.ask(&token, &asking::account())?;
        let account = reading::account(&answer.body).ok_or(LichessFault::Unreachable)?;
        if answer.scopes.is_some_and(|scopes| !reading::may_play(&scopes)) {
            return Err(LichessFault::Scope.into());
        }
        let kept_in_file = self.client.keep(&token);
        let name = account.name.clone();
        let mut now = self.client.now();
        let is_another = now
            .signed
            .as_ref()
            .is_some_and(|signed| signed.account.id != account.id);
        now.signed = Some(SignedInAccount {
            token,
            account,
            kept_in_file,
        });
        now.signings = now.signings.wrapping_add(1);
        now.is_refused = false;
        drop(now);
        if is_another {
            self.client
                .cut(&[StreamKind::Events, StreamKind::Game, StreamKind::Seek]);
        }
        self.client.tell(LichessNews::SignedIn { name, kept_in_file });
        // Streams that waited for a valid token continue.
        self.client.changed();
        Ok(())
    }

    fn sign_out(&self) {
        let mut now = self.client.now();
        now.signed = None;
        now.signings = now.signings.wrapping_add(1);
        drop(now);
        self.client.leave();
        self.client.keeping.forget();
        self.client.tell(LichessNews::SignedOut);
    }

    /// The account that is signed in; otherwise the owner of the stored token.
    fn signed(&self) -> Result<SignedInAccount, RequestUndone> {
        if let Some(signed) = self.client.now().signed.clone() {
            return Ok(signed);
        }
        let found = self.client.keeping.find().ok_or(LichessFault::NotSignedIn)?;
        let answer = self.ask(&found.token, &asking::account())?;
        let account = reading::account(&answer.body).ok_or(LichessFault::Unreachable)?;
        let signed = SignedInAccount {
            token: found.token,
            account,
            kept_in_file: found.is_in_file,
        };
        let mut now = self.client.now();
        now.signed = Some(signed.clone());
        now.signings = now.signings.wrapping_add(1);
        Ok(signed)
    }

    fn listen(&self) -> Result<(), RequestUndone> {
        let signed = match self.signed() {
            Err(RequestUndone::Because(LichessFault::NotSignedIn)) => {
                self.client.tell(LichessNews::SignedOut);
                return Ok(());
            }
            signed => signed?,
        };
        self.client.tell(LichessNews::SignedIn {
            name: signed.account.name,
            kept_in_file: signed.kept_in_file,
        });
        self.hear();
        Ok(())
    }

    /// Opens the stream of events, and waits until it is connected.
    fn hear(&self) {
        if self.has_left(&self.client.now()) {
            return;
        }
        if self.client.now().events.is_none() {
            streams::listen(&self.client);
        }
        let is_settled = |now: &mut ClientState| {
            let is_up = now.events.as_ref().is_none_or(|line| line.is_up);
            (is_up || now.is_refused || self.has_left(now)).then_some(())
        };
        if self.client.wait(self.client.pace.answer, is_settled).is_none() {
            log::info!("lichess tells nothing yet");
        }
    }

    fn list(&self) -> Result<(), RequestUndone> {
        let games = self.ask_in(Some(asking::games()))?;
        let games = reading::games(&games.body).ok_or(LichessFault::Unreachable)?;
        let challenges = self.ask_in(Some(asking::challenges()))?;
        let challenges = reading::challenges(&challenges.body).ok_or(LichessFault::Unreachable)?;
        self.client.tell(LichessNews::Listed { games, challenges });
        Ok(())
    }

    fn seek(&self, call: ApiCall, is_challenge: bool) -> Result<(), RequestUndone> {
        self.signed()?;
        self.hear();
        if !self.has_left(&self.client.now()) {
            streams::seek(&self.client, call, is_challenge);
        }
        Ok(())
    }

    /// Requests a game; the stream of events tells when it begins.
    fn hear_and_ask(&self, call: Option<ApiCall>) -> Result<(), RequestUndone> {
        self.signed()?;
        self.hear();
        self.ask_in(call).map(drop)
    }

    fn of_challenge(&self, id: &str) -> Result<(), RequestUndone> {
        self.ask_in(asking::decline(id))?;
        self.client.now().challenges.remove(id);
        Ok(())
    }

    /// Withdraws a challenge that is no longer wanted; if it cannot be withdrawn, it expires by itself.
    fn withdraw(&self, challenge: Option<String>) {
        let signed = self.client.now().signed.clone();
        if let (Some(call), Some(signed)) = (challenge.and_then(|id| asking::cancel(&id)), signed)
            && self.client.ask(&signed.token, &call, |now| now.is_over).is_err()
        {
            log::info!("a challenge was not withdrawn");
        }
    }

    fn join(&self, game: &str) -> Result<(), RequestUndone> {
        self.signed()?;
        if self.has_left(&self.client.now()) {
            return Err(RequestUndone::Left);
        }
        streams::join(&self.client, game).ok_or(LichessFault::Unknown)?;
        Ok(())
    }

    /// Plays a move: until the server has it, and once. If it is unknown whether the move arrived, the game is read again
    /// first.
    fn play(&self, game: &str, act: &OnlineAct) -> Result<(), RequestUndone> {
        let OnlineAct::Move { uci, .. } = act else {
            return Ok(());
        };
        let call = asking::act(game, act).ok_or(LichessFault::Unknown)?;
        let signed = self.signed()?;
        let Some(before) = self.moves(game) else {
            // The game is not followed, so nothing would tell whether the move arrived.
            return self.ask(&signed.token, &call).map(drop);
        };
        let mut failures = 0_u32;
        loop {
            let token = self.client.now().signed.as_ref().map(|signed| signed.token.clone());
            let token = token.ok_or(LichessFault::NotSignedIn)?;
            let readings = self.readings(game);
            let refused = match self.once(&token, &call) {
                Ok(_) => return Ok(()),
                Err(RequestUndone::Because(LichessFault::Unreachable)) => None,
                Err(RequestUndone::Because(fault @ (LichessFault::Token | LichessFault::Scope))) => {
                    return Err(fault.into());
                }
                Err(RequestUndone::Because(fault)) => Some(fault),
                Err(RequestUndone::Left) => return Err(RequestUndone::Left),
            };
            let full = self.read_again(game, readings)?;
            if reading::has_arrived(&full, before, uci) {
                return Ok(());
            }
            if let Some(fault) = refused {
                return Err(fault.into());
            }
            if full.state.end.is_some() || full.state.moves.len() != before {
                return Err(LichessFault::Unreachable.into());
            }
            failures = failures.saturating_add(1);
            self.pause(failures)?;
        }
    }

    /// The number of moves made in that game, if it is followed.
    fn moves(&self, game: &str) -> Option<usize> {
        Some(self.client.now().followed(game)?.full.as_ref()?.state.moves.len())
    }

    fn readings(&self, game: &str) -> Option<u32> {
        self.client.now().followed(game).map(|game| game.readings)
    }

    /// Cuts the stream of that game unless it is cut already, and waits until everything was read again, or nothing more
    /// will be.
    fn read_again(&self, game: &str, before: Option<u32>) -> Result<GameFull, RequestUndone> {
        let agent = self.client.now().followed(game).and_then(|game| {
            let is_up = game.line.is_up && Some(game.readings) == before;
            game.is_renewed = is_up;
            is_up.then(|| game.line.agent()).flatten()
        });
        if let Some(agent) = agent {
            agent.shutdown();
        }
        loop {
            let found = self.client.wait(self.client.pace.longest, |now| {
                if self.has_left(now) {
                    return Some(None);
                }
                match now.followed(game) {
                    Some(followed) if Some(followed.readings) == before => None,
                    Some(_) | None => Some(now.known(game).cloned()),
                }
            });
            match found {
                Some(Some(full)) => return Ok(full),
                Some(None) => return Err(LichessFault::Unreachable.into()),
                None if self.client.now().is_over => return Err(RequestUndone::Left),
                None => {}
            }
        }
    }

    /// Sends a request for the account that is signed in.
    fn ask_in(&self, call: Option<ApiCall>) -> Result<HttpAnswer, RequestUndone> {
        let call = call.ok_or(LichessFault::Unknown)?;
        let signed = self.signed()?;
        self.ask(&signed.token, &call)
    }

    /// Sends a request, and repeats it where that does no harm.
    fn ask(&self, token: &LichessToken, call: &ApiCall) -> Result<HttpAnswer, RequestUndone> {
        let tries = if call.is_repeatable { TRIES } else { 1 };
        let mut failures = 0;
        loop {
            match self.once(token, call) {
                Err(RequestUndone::Because(LichessFault::Unreachable)) if failures + 1 < tries => {
                    failures += 1;
                    self.pause(failures)?;
                }
                answered => return answered,
            }
        }
    }

    fn once(&self, token: &LichessToken, call: &ApiCall) -> Result<HttpAnswer, RequestUndone> {
        let answer = self.client.ask(token, call, |now| self.has_left(now))?;
        let is_in_form = reading::is_in_form(&answer.body);
        is_in_form
            .then_some(answer)
            .ok_or_else(|| LichessFault::Unreachable.into())
    }

    fn pause(&self, failures: u32) -> Result<(), RequestUndone> {
        let left = self
            .client
            .wait(self.client.pace.after(failures), |now| self.has_left(now).then_some(()));
        let is_over = left.is_some() || self.client.now().is_over;
        if is_over { Err(RequestUndone::Left) } else { Ok(()) }
    }

    const fn has_left(&self, now: &ClientState) -> bool {
        now.is_over || now.leaves != self.leaves
    }
}
