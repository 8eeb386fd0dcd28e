//! A conversation with the board at one port.

use super::port::{Port, PortGone};
use super::{MakeProtocols, port::BoardPlace};
use crate::monotonic::Monotonic;
use laws::moment::Moment;
use protocols::boards::protocol::{BoardOutput, Order, Protocol};
use protocols::eboard::{BoardLoss, BoardMake, Obstacle};

/// Milliseconds after which a port that has sent nothing understandable has no such board.
const FIRST_WORD_MS: u64 = 1_500;
/// Milliseconds after which a board that has not told its serial number has none.
const NAME_MS: u64 = 2_500;

/// A board that is being talked to.
pub(super) struct BoardTalk {
    port: Port,
    protocol: Box<dyn Protocol>,
    time: Monotonic,
    last: Moment,
}

/// A board's introduction of itself.
pub(super) struct Introduction {
    /// The serial number, if it has one.
    pub(super) serial: Option<String>,
    /// The other reports that came meanwhile.
    pub(super) heard: Vec<BoardOutput>,
}

/// The reason why there was no introduction.
pub(super) enum NoIntroduction {
    /// The board cannot be had.
    Lost(BoardLoss),
    /// The board is no longer wanted.
    Stopped,
}

impl From<PortGone> for NoIntroduction {
    fn from(_: PortGone) -> Self {
        Self::Lost(BoardLoss::Gone)
    }
}

impl BoardTalk {
    /// Opens the port and greets the board.
    pub(super) fn begin(place: &BoardPlace, kind: BoardMake, makes: &MakeProtocols) -> Result<Self, BoardLoss> {
        let Some(protocol) = makes.protocol(kind, place) else {
            return Err(BoardLoss::NotOpened(Obstacle::NotUnderstood));
        };
        let port = Port::open(&place.name, kind.wire())?;
        let time = Monotonic::after(Moment::START);
        let last = time.now();
        let mut talk = Self {
            port,
            protocol,
            time,
            last,
        };
        talk.greet().map_err(|PortGone| BoardLoss::Gone)?;
        Ok(talk)
    }

    pub(super) fn greet(&mut self) -> Result<(), PortGone> {
        let greeting = self.protocol.greeting();
        self.port.write(&greeting)
    }

    pub(super) fn obey(&mut self, order: Order) -> Result<(), PortGone> {
        let bytes = match order {
            Order::Light(squares) => self.protocol.light(squares),
            Order::ShowClock(clock) => self.protocol.show_clock(clock),
            Order::Stop => Vec::new(),
        };
        self.port.write(&bytes)
    }

    /// The reports that have come in, or that a moment without bytes has brought, and the milliseconds since the last
    /// call.
    pub(super) fn listen(&mut self) -> Result<(Vec<BoardOutput>, u64), PortGone> {
        let mut buffer = [0; 256];
        let length = self.port.read(&mut buffer)?;
        let now = self.time.now();
        // Whole milliseconds are counted; the rest is carried over to the next call.
        let passed_ms = now.millis_since(self.last);
        self.last = self.last.plus_millis(passed_ms);
        let mut bytes = self.protocol.tick(passed_ms);
        let mut heard = self.protocol.hear(buffer.get(..length).unwrap_or_default());
        heard.retain_mut(|heard| match heard {
            BoardOutput::Send(more) => {
                bytes.append(more);
                false
            }
            BoardOutput::Report(_) | BoardOutput::Serial(_) | BoardOutput::OnlyOccupancy => true,
        });
        self.port.write(&bytes)?;
        Ok((heard, passed_ms))
    }

    /// True if anything understandable has come since the last call.
    pub(super) fn has_understood(&mut self) -> bool {
        self.protocol.has_understood()
    }

    /// Waits for the board's serial number, until `is_wanted` is false.
    pub(super) fn introduce(&mut self, mut is_wanted: impl FnMut() -> bool) -> Result<Introduction, NoIntroduction> {
        let (mut heard, mut serial) = (Vec::new(), None);
        let (mut waited_ms, mut is_understood) = (0, false);
        loop {
            if !is_wanted() {
                return Err(NoIntroduction::Stopped);
            }
            let (more, passed_ms) = self.listen()?;
            waited_ms += passed_ms;
            is_understood |= self.protocol.has_understood();
            for heard_now in more {
                match heard_now {
                    BoardOutput::Serial(told) => serial = Some(told),
                    BoardOutput::OnlyOccupancy => {
                        return Err(NoIntroduction::Lost(BoardLoss::NotOpened(Obstacle::OnlyOccupancy)));
                    }
                    BoardOutput::Report(_) | BoardOutput::Send(_) => heard.push(heard_now),
                }
            }
            if serial.is_some() || waited_ms >= NAME_MS && is_understood {
                return Ok(Introduction { serial, heard });
            }
            if waited_ms >= FIRST_WORD_MS && !is_understood {
                return Err(NoIntroduction::Lost(BoardLoss::Silent));
            }
        }
    }
}
