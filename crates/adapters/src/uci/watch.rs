//! The thread that watches an engine: gives it one task after the other and ends it if it misbehaves.

use std::io::Write as _;
use std::ops::ControlFlow::{self, Break, Continue};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};

use shakmaty::Color;

use super::Patience;
use super::find::find;
use super::reader::{self, EngineOutput};
use super::thoughts::Thoughts;
use crate::child;
use crate::monotonic::Monotonic;
use laws::moment::Moment;
use protocols::engine::uci::{self, EngineDescription, UciMessage};
use protocols::engine::{EngineFault, EngineInfo, EngineReport, EngineSetup, EngineTask, Limit, ThoughtLine};

/// A message to the thread.
#[derive(Debug)]
pub(super) enum Message {
    /// An order from the user of the engine.
    Order(Order),
    /// Output of the engine.
    Heard(EngineOutput),
}

/// An order to a running engine.
#[derive(Debug)]
pub(super) enum Order {
    Think(EngineTask),
    Stop,
    End,
}

/// The most output of an engine in a second, in bytes; stockfish with its output at its fullest writes a tenth of it.
const MOST_A_SECOND: usize = 4_000_000;
/// The number of unreadable lines after which the output is rubbish.
const MOST_UNKNOWN: u32 = 1000;
/// The time an engine may take to exit, in milliseconds.
const PARTING_MS: u64 = 200;
/// The longest time of a task by depth or number of positions, in milliseconds.
const LONGEST_MS: u64 = 600_000;

/// The end of the watch: a fault, or the engine is no longer wanted.
type Flow = ControlFlow<Option<EngineFault>>;

/// Finds an engine, starts it and carries out its messages, until told to end or the engine is at fault; by then the engine is gone,
/// with all that it has started.
pub(super) fn run(
    setup: EngineSetup,
    patience: Patience,
    sender: Sender<Message>,
    messages: &Receiver<Message>,
    tell: &dyn Fn(EngineReport),
) {
    if let Err(fault) = start(setup, patience, sender, messages, tell) {
        tell(EngineReport::Lost(fault));
    }
}

fn start(
    setup: EngineSetup,
    patience: Patience,
    sender: Sender<Message>,
    messages: &Receiver<Message>,
    tell: &dyn Fn(EngineReport),
) -> Result<(), EngineFault> {
    let program = find(&setup.program).ok_or(EngineFault::NotFound)?;
    let mut child = child::companion(&program).map_err(|error| not_started(&error))?;
    let (go_on, may_go_on) = channel();
    let fault = match talk_to(&mut child, sender, may_go_on) {
        Ok(input) => {
            let mut watch = EngineWatch::new(setup, patience, input, go_on, tell);
            let ended = watch.follow(messages);
            if ended.is_none() {
                watch.part(messages);
            }
            ended
        }
        Err(error) => Some(not_started(&error)),
    };
    child::end(&mut child);
    fault.map_or(Ok(()), Err)
}

fn not_started(error: &std::io::Error) -> EngineFault {
    EngineFault::NotStarted(error.to_string())
}

/// Starts the thread that reads the engine's output; returns the engine's input.
fn talk_to(child: &mut Child, sender: Sender<Message>, may_go_on: Receiver<()>) -> std::io::Result<ChildStdin> {
    let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(std::io::ErrorKind::BrokenPipe.into());
    };
    // The receiver is gone once the engine was ended.
    let tell = move |heard| drop(sender.send(Message::Heard(heard)));
    let reader = std::thread::Builder::new().name("engine-reads".into());
    reader.spawn(move || reader::follow(output, &may_go_on, tell))?;
    Ok(input)
}

/// A running engine.
struct EngineWatch<'a> {
    setup: EngineSetup,
    patience: Patience,
    input: ChildStdin,
    go_on: Sender<()>,
    tell: &'a dyn Fn(EngineReport),
    time: Monotonic,
    state: OwedAnswer,
    /// The time at which the engine is given up.
    deadline: Option<Moment>,
    /// The next task, and whether to stop the present one at once.
    next: Option<(EngineTask, bool)>,
    thoughts: Thoughts,
    noise: Noise,
}

/// The answer that the engine owes.
enum OwedAnswer {
    /// `uciok`.
    Greeting(EngineDescription),
    /// `readyok`.
    Setting(EngineInfo),
    /// The engine has nothing to answer.
    Idle,
    /// `bestmove`.
    Thinking(Thinking),
}

/// A task under way.
struct Thinking {
    /// The number of the task; none if it was abandoned.
    number: Option<u64>,
    is_stopped: bool,
    /// The latest deadline: each line of the engine proves that it is at work, but extends the deadline no further.
    until: Option<Moment>,
}

/// The amount of an engine's output.
struct Noise {
    since: Moment,
    bytes: usize,
    unknown: u32,
}

impl<'a> EngineWatch<'a> {
    fn new(
        setup: EngineSetup,
        patience: Patience,
        input: ChildStdin,
        go_on: Sender<()>,
        tell: &'a dyn Fn(EngineReport),
    ) -> Self {
        Self {
            setup,
            patience,
            input,
            go_on,
            tell,
            time: Monotonic::after(Moment::START),
            state: OwedAnswer::Greeting(EngineDescription::default()),
            deadline: None,
            next: None,
            thoughts: Thoughts::default(),
            noise: Noise {
                since: Moment::START,
                bytes: 0,
                unknown: 0,
            },
        }
    }

    /// Handles messages until told to end, or until the engine is at fault.
    fn follow(&mut self, messages: &Receiver<Message>) -> Option<EngineFault> {
        let mut flow = self.greet();
        loop {
            if let Break(ended) = flow {
                return ended;
            }
            flow = self.wait(messages);
        }
    }

    fn greet(&mut self) -> Flow {
        self.expect_within(self.patience.greeting_ms);
        self.write(uci::UCI)
    }

    /// Waits for the next message or deadline.
    fn wait(&mut self, messages: &Receiver<Message>) -> Flow {
        let next = [self.deadline, self.thoughts.next()].into_iter().flatten().min();
        let message = match next {
            Some(moment) => messages.recv_timeout(self.time.until(moment)),
            None => messages.recv().map_err(|_nobody_left| RecvTimeoutError::Disconnected),
        };
        match message {
            Ok(Message::Order(order)) => self.obey(order)?,
            Ok(Message::Heard(heard)) => self.hear(heard)?,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Break(None),
        }
        let now = self.time.now();
        for line in self.thoughts.due(now) {
            self.tell_thought(line);
        }
        if self.deadline.is_some_and(|deadline| deadline <= now) {
            return Break(Some(match self.state {
                OwedAnswer::Greeting(_) => EngineFault::NoEngine,
                OwedAnswer::Setting(_) | OwedAnswer::Idle | OwedAnswer::Thinking(_) => EngineFault::Hangs,
            }));
        }
        Continue(())
    }

    fn obey(&mut self, order: Order) -> Flow {
        match order {
            Order::End => return Break(None),
            Order::Think(task) => {
                self.next = Some((task, false));
                if let OwedAnswer::Thinking(thinking) = &mut self.state {
                    thinking.number = None;
                    return self.stop();
                }
                if matches!(self.state, OwedAnswer::Idle) {
                    return self.begin();
                }
            }
            Order::Stop => {
                if let Some((_, is_stopped)) = &mut self.next {
                    *is_stopped = true;
                } else if matches!(self.state, OwedAnswer::Thinking(_)) {
                    return self.stop();
                }
            }
        }
        Continue(())
    }

    fn hear(&mut self, heard: EngineOutput) -> Flow {
        match heard {
            EngineOutput::End => Break(Some(self.gone())),
            EngineOutput::TooLong => Break(Some(EngineFault::Rubbish)),
            EngineOutput::Lines(said, bytes) => {
                // The reader may have ended; that is noticed soon.
                self.go_on.send(()).ok();
                self.bear(bytes)?;
                said.into_iter().try_for_each(|said| self.understand(said))
            }
        }
    }

    /// Counts more bytes of output.
    fn bear(&mut self, bytes: usize) -> Flow {
        let now = self.time.now();
        if now.millis_since(self.noise.since) >= 1000 {
            (self.noise.since, self.noise.bytes) = (now, 0);
        }
        self.noise.bytes = self.noise.bytes.saturating_add(bytes);
        if self.noise.bytes > MOST_A_SECOND {
            return Break(Some(EngineFault::Rubbish));
        }
        if let OwedAnswer::Thinking(Thinking { until: Some(until), .. }) = self.state {
            self.deadline = Some(until.min(now.plus_millis(self.patience.quiet_ms)));
        }
        Continue(())
    }

    fn understand(&mut self, said: UciMessage) -> Flow {
        match (&mut self.state, said) {
            (OwedAnswer::Greeting(offers), UciMessage::Name(name)) => offers.set_name(name),
            (OwedAnswer::Greeting(offers), UciMessage::Offers(offer)) => offers.add(offer),
            (OwedAnswer::Greeting(offers), UciMessage::UciOk) if !offers.can(&self.setup) => {
                return Break(Some(EngineFault::NoChess960));
            }
            (OwedAnswer::Greeting(offers), UciMessage::UciOk) => {
                let (lines, about) = offers.set(&self.setup);
                self.state = OwedAnswer::Setting(about);
                self.expect_within(self.patience.setting_ms);
                return self.write(&lines);
            }
            (OwedAnswer::Setting(about), UciMessage::ReadyOk) => {
                (self.tell)(EngineReport::Ready(about.clone()));
                return self.begin();
            }
            (OwedAnswer::Thinking(thinking), UciMessage::Thinks(line)) => {
                let is_wanted = thinking.number.is_some() && line.rank <= self.setup.lines.max(1);
                let told = is_wanted.then(|| self.thoughts.hear(line, self.time.now())).flatten();
                if let Some(line) = told {
                    self.tell_thought(line);
                }
            }
            (OwedAnswer::Thinking(thinking), UciMessage::Best(best)) => {
                let number = thinking.number;
                for line in self.thoughts.last() {
                    self.tell_thought(line);
                }
                if let Some(number) = number {
                    (self.tell)(EngineReport::Best(number, best));
                }
                return self.begin();
            }
            (OwedAnswer::Thinking(_), UciMessage::NoMove) => return Break(Some(EngineFault::Rubbish)),
            (_, UciMessage::Unknown) => {
                self.noise.unknown += 1;
                if self.noise.unknown > MOST_UNKNOWN {
                    return Break(Some(EngineFault::Rubbish));
                }
            }
            // Lines that no one asked for are ignored.
            (
                OwedAnswer::Greeting(_) | OwedAnswer::Setting(_) | OwedAnswer::Idle | OwedAnswer::Thinking(_),
                UciMessage::Name(_)
                | UciMessage::Offers(_)
                | UciMessage::UciOk
                | UciMessage::ReadyOk
                | UciMessage::Thinks(_)
                | UciMessage::Best(_)
                | UciMessage::NoMove
                | UciMessage::Other,
            ) => {}
        }
        Continue(())
    }

    fn tell_thought(&self, line: ThoughtLine) {
        if let OwedAnswer::Thinking(Thinking {
            number: Some(number), ..
        }) = self.state
        {
            (self.tell)(EngineReport::Thinks(number, line));
        }
    }

    /// Begins the next task, if there is one.
    fn begin(&mut self) -> Flow {
        self.deadline = None;
        self.noise.unknown = 0;
        let Some((task, is_stopped)) = self.next.take() else {
            self.state = OwedAnswer::Idle;
            return Continue(());
        };
        let written = uci::write(&task, self.setup.is_chess960);
        let now = self.time.now();
        let (deadline, until) = self.bounds(&task.limit, written.turn, now);
        self.deadline = deadline;
        self.thoughts = Thoughts::default();
        self.state = OwedAnswer::Thinking(Thinking {
            number: Some(task.number),
            is_stopped: false,
            until,
        });
        self.write(&written.lines)?;
        if is_stopped { self.stop() } else { Continue(()) }
    }

    /// The deadline for the first sign of a task, and, where each line of the engine extends that, the latest deadline.
    fn bounds(&self, limit: &Limit, turn: Option<Color>, now: Moment) -> (Option<Moment>, Option<Moment>) {
        let after = |ms: u64| Some(now.plus_millis(ms.saturating_add(self.patience.slack_ms)));
        match limit {
            Limit::Clock { left_ms, .. } => {
                let left = turn.map_or_else(|| left_ms.white.max(left_ms.black), |turn| *left_ms.get(turn));
                (after(left), None)
            }
            Limit::Time(ms) => (after(*ms), None),
            Limit::Nodes(_) | Limit::Depth(_) => {
                let quiet = now.plus_millis(self.patience.quiet_ms);
                (Some(quiet), Some(now.plus_millis(LONGEST_MS)))
            }
            Limit::Endless => (None, None),
        }
    }

    /// Asks for the move at once; only once.
    fn stop(&mut self) -> Flow {
        let OwedAnswer::Thinking(thinking) = &mut self.state else {
            return Continue(());
        };
        if thinking.is_stopped {
            return Continue(());
        }
        (thinking.is_stopped, thinking.until) = (true, None);
        let latest = self.time.now().plus_millis(self.patience.stopping_ms);
        self.deadline = Some(self.deadline.map_or(latest, |deadline| deadline.min(latest)));
        self.write(uci::STOP)
    }

    fn expect_within(&mut self, ms: u64) {
        self.deadline = Some(self.time.now().plus_millis(ms));
    }

    /// Writes to the engine. The unread input is never more than one task: less than any system's pipe holds, so this cannot
    /// block.
    fn write(&mut self, lines: &str) -> Flow {
        match self.input.write_all(lines.as_bytes()) {
            Ok(()) => Continue(()),
            Err(error) => {
                log::debug!("an engine hears nothing: {error}");
                Break(Some(self.gone()))
            }
        }
    }

    /// The fault of an engine that is gone.
    fn gone(&self) -> EngineFault {
        match self.state {
            OwedAnswer::Greeting(_) => EngineFault::NoEngine,
            OwedAnswer::Setting(_) | OwedAnswer::Idle | OwedAnswer::Thinking(_) => EngineFault::Ended,
        }
    }

    /// Says goodbye, and gives the engine a moment to exit by itself.
    fn part(&mut self, messages: &Receiver<Message>) {
        if self.input.write_all(uci::QUIT.as_bytes()).is_err() {
            return;
        }
        let latest = self.time.now().plus_millis(PARTING_MS);
        loop {
            match messages.recv_timeout(self.time.until(latest)) {
                Ok(Message::Heard(EngineOutput::Lines(..))) if self.time.now() < latest => {
                    self.go_on.send(()).ok();
                }
                Ok(Message::Order(_)) => {}
                Ok(Message::Heard(_)) | Err(_) => return,
            }
        }
    }
}
