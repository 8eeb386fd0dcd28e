//! The thread that reads an engine's output, and never holds more of it than a line and a chunk.

use std::io::{ErrorKind, Read};
use std::sync::mpsc::Receiver;

use protocols::engine::uci::{UciMessage, read};

/// The longest line accepted from an engine, in bytes.
const LONGEST_LINE: usize = 64 * 1024;
/// The bytes read at once.
const CHUNK: usize = 8 * 1024;

/// A piece of an engine's output.
#[derive(Debug)]
pub(super) enum EngineOutput {
    /// These lines, and the number of bytes they came in.
    Lines(Vec<UciMessage>, usize),
    /// A line that is too long.
    TooLong,
    /// The end: the engine has closed its output, which it does when it ends.
    End,
}

/// Passes on all output until it ends, a chunk at a time, and waits for `go_on` after each: an engine that talks faster than it is
/// read has to wait.
pub(super) fn follow(mut output: impl Read, go_on: &Receiver<()>, tell: impl Fn(EngineOutput)) {
    let (mut chunk, mut line) = (vec![0; CHUNK], Vec::new());
    loop {
        let count = match output.read(&mut chunk) {
            Ok(0) => return tell(EngineOutput::End),
            Ok(count) => count,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return tell(EngineOutput::End),
        };
        let mut said = Vec::new();
        for part in chunk
            .get(..count)
            .unwrap_or_default()
            .split_inclusive(|byte| *byte == b'\n')
        {
            line.extend_from_slice(part);
            if line.len() > LONGEST_LINE {
                return tell(EngineOutput::TooLong);
            }
            if part.ends_with(b"\n") {
                let meaning = read(&line);
                line.clear();
                if meaning != UciMessage::Other {
                    said.push(meaning);
                }
            }
        }
        tell(EngineOutput::Lines(said, count));
        if go_on.recv().is_err() {
            return;
        }
    }
}
