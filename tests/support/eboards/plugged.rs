//! A pseudo-terminal with an emulated board at its other end, which can be unplugged and plugged in.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serialport::{SerialPort as _, TTYPort};

/// A board as bytes, in a time of its own.
pub(crate) trait Emulated: Send + 'static {
    /// The answer to these bytes.
    fn hear(&mut self, bytes: &[u8]) -> Vec<u8>;
    /// The bytes it sends by itself while that much time passes.
    fn pass(&mut self, milliseconds: u64) -> Vec<u8>;
    /// Restarts the board: it has its current again.
    fn power_up(&mut self);
}

/// The time for which the emulator waits for a byte.
const WAIT: Duration = Duration::from_millis(5);

type Deed<B> = Box<dyn FnOnce(&mut B, &mut Cable) + Send>;

/// An emulated board that runs in a thread of its own until this is dropped.
pub(crate) struct Plugged<B> {
    deeds: Option<Sender<Deed<B>>>,
    thread: Option<JoinHandle<()>>,
    name: PathBuf,
}

/// Both ends of a pseudo-terminal. The end of the program is kept open, or the other would end with each program that closes it.
struct Cable {
    ends: Option<(TTYPort, TTYPort)>,
    name: PathBuf,
}

impl Cable {
    fn plug_in(&mut self) {
        let (mut ours, theirs) = TTYPort::pair().unwrap();
        ours.set_timeout(WAIT).unwrap();
        let beside = self.name.with_extension("new");
        std::os::unix::fs::symlink(theirs.name().unwrap(), &beside).unwrap();
        std::fs::rename(beside, &self.name).unwrap();
        self.ends = Some((ours, theirs));
    }

    fn unplug(&mut self) {
        self.ends = None;
        std::fs::remove_file(&self.name).unwrap();
    }

    /// Bytes that are not read are lost, as on a real line.
    fn write(&mut self, bytes: &[u8]) {
        if let Some((ours, _)) = &mut self.ends
            && !bytes.is_empty()
        {
            drop(ours.write_all(bytes));
        }
    }

    fn read(&mut self) -> Vec<u8> {
        let mut buffer = [0; 256];
        let read = self.ends.as_mut().and_then(|(ours, _)| ours.read(&mut buffer).ok());
        buffer[..read.unwrap_or_default()].to_vec()
    }
}

impl<B: Emulated> Plugged<B> {
    /// Plugs the board in at a port of that name.
    pub(crate) fn at(name: &Path, board: B) -> Self {
        let (deeds, given) = mpsc::channel();
        let mut cable = Cable {
            ends: None,
            name: name.to_owned(),
        };
        cable.plug_in();
        let run = move || run(board, cable, &given);
        let thread = std::thread::Builder::new().name("emulated-board".into()).spawn(run);
        Self {
            deeds: Some(deeds),
            thread: Some(thread.unwrap()),
            name: name.to_owned(),
        }
    }

    /// The name of its port.
    pub(crate) fn name(&self) -> String {
        self.name.to_str().unwrap().to_owned()
    }

    fn ask<T: Send + 'static>(&self, deed: impl FnOnce(&mut B, &mut Cable) -> T + Send + 'static) -> T {
        let (answer, answered) = mpsc::channel();
        let deed: Deed<B> = Box::new(move |board, cable| answer.send(deed(board, cable)).unwrap());
        self.deeds.as_ref().unwrap().send(deed).unwrap();
        answered.recv().unwrap()
    }

    /// Does something with the board.
    pub(crate) fn with<T: Send + 'static>(&self, deed: impl FnOnce(&mut B) -> T + Send + 'static) -> T {
        self.ask(|board, _| deed(board))
    }

    /// Sends bytes that the board has no reason to send.
    pub(crate) fn send(&self, bytes: &[u8]) {
        let bytes = bytes.to_owned();
        self.ask(move |_, cable| cable.write(&bytes));
    }

    /// The cable is pulled out.
    pub(crate) fn unplug(&self) {
        self.ask(|_, cable| cable.unplug());
    }

    /// The cable is plugged in, at a port of that name; then it has current again.
    pub(crate) fn plug_in(&mut self, name: &Path) {
        name.clone_into(&mut self.name);
        let name = name.to_owned();
        self.ask(|board, cable| {
            cable.name = name;
            cable.plug_in();
            board.power_up();
        });
    }
}

impl<B> Drop for Plugged<B> {
    fn drop(&mut self) {
        self.deeds = None;
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

fn run<B: Emulated>(mut board: B, mut cable: Cable, given: &Receiver<Deed<B>>) {
    let begin = Instant::now();
    let mut passed_ms = 0;
    loop {
        match given.try_recv() {
            Ok(deed) => deed(&mut board, &mut cable),
            Err(TryRecvError::Disconnected) => return,
            Err(TryRecvError::Empty) => {}
        }
        if cable.ends.is_none() {
            match given.recv() {
                Ok(deed) => deed(&mut board, &mut cable),
                Err(_) => return,
            }
            continue;
        }
        let heard = cable.read();
        let answer = board.hear(&heard);
        cable.write(&answer);
        let now_ms = u64::try_from(begin.elapsed().as_millis()).unwrap();
        let news = board.pass(now_ms - passed_ms);
        cable.write(&news);
        passed_ms = now_ms;
    }
}
