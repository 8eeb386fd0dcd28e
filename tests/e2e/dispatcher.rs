//! A speech-dispatcher that speaks to nobody: it takes what the screen reader and the built-in voice give it, one
//! sentence after the other as the real one does, for as long as a voice would need, and keeps it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

/// The factor by which it is faster than a voice, so that a test ends today.
const FASTER: u32 = 3;

/// Letters a second at 175 words of five letters and a blank a minute.
const LETTERS_A_SECOND: f64 = 17.5;

/// The speaker of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Orca,
    OwnVoice,
}

/// A sentence that was given to be spoken.
#[derive(Clone, Debug)]
pub struct Heard {
    pub by: By,
    pub text: String,
    /// The moment at which it was given.
    pub came: Instant,
    /// The moment at which its turn came.
    began: Option<Instant>,
    ended: Option<Instant>,
    /// True if it was called back before its end, or before its beginning.
    pub is_cut: bool,
    client: u64,
}

impl Heard {
    /// The time for which a voice of 175 words a minute speaks, in seconds: an estimate by its letters.
    pub fn seconds(&self) -> f64 {
        let whole = whole(&self.text);
        match (self.is_cut, self.began, self.ended) {
            (true, Some(began), Some(ended)) => whole.min((ended - began).as_secs_f64() * f64::from(FASTER)),
            (true, ..) => 0.0,
            (false, ..) => whole,
        }
    }
}

fn whole(text: &str) -> f64 {
    let letters = u32::try_from(text.chars().count()).unwrap();
    0.2 + f64::from(letters) / LETTERS_A_SECOND
}

#[derive(Default)]
struct State {
    heard: Vec<Heard>,
    clients: u64,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

/// See the module. Its threads end with the test's process.
pub struct Dispatcher {
    path: PathBuf,
    shared: Arc<Shared>,
}

impl Dispatcher {
    /// Listens at that socket.
    pub fn listen(path: &Path) -> Self {
        let listener = UnixListener::bind(path).unwrap();
        let shared = Arc::<Shared>::default();
        let (own, speaker) = (Arc::clone(&shared), Arc::clone(&shared));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shared = Arc::clone(&own);
                std::thread::spawn(move || serve(stream, &shared));
            }
        });
        std::thread::spawn(move || speak(&speaker));
        Self {
            path: path.to_owned(),
            shared,
        }
    }

    /// The address where it listens, as programs are told.
    pub fn address(&self) -> String {
        format!("unix_socket:{}", self.path.display())
    }

    /// All sentences so far, in the order in which they were given.
    pub fn heard(&self) -> Vec<Heard> {
        self.shared.state.lock().unwrap().heard.clone()
    }

    /// True if a sentence is being spoken or waits.
    pub fn is_speaking(&self) -> bool {
        self.heard().iter().any(|heard| heard.ended.is_none())
    }
}

/// The one mouth.
fn speak(shared: &Shared) {
    let mut state = shared.state.lock().unwrap();
    loop {
        let Some(at) = state.heard.iter().position(|heard| heard.ended.is_none()) else {
            state = shared.changed.wait(state).unwrap();
            continue;
        };
        let began = Instant::now();
        state.heard[at].began = Some(began);
        let length = Duration::from_secs_f64(whole(&state.heard[at].text)) / FASTER;
        shared.changed.notify_all();
        while state.heard[at].ended.is_none() && began.elapsed() < length {
            let rest = length.saturating_sub(began.elapsed());
            state = shared.changed.wait_timeout(state, rest).unwrap().0;
        }
        state.heard[at].ended.get_or_insert_with(Instant::now);
        shared.changed.notify_all();
    }
}

/// Answers one client.
fn serve(stream: UnixStream, shared: &Arc<Shared>) {
    let client = {
        let mut state = shared.state.lock().unwrap();
        state.clients += 1;
        state.clients
    };
    let writer = Arc::new(Mutex::new(stream.try_clone().unwrap()));
    let mut by = By::Orca;
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    while let Some(line) = lines.next() {
        let words = line.to_uppercase();
        let answer = if words.starts_with("SPEAK") {
            write(&writer, "230 OK RECEIVING DATA\r\n");
            let text = lines.by_ref().take_while(|line| line.trim_end() != ".");
            let text = text.collect::<Vec<_>>().join(" ");
            queue(shared, &writer, (by, client), &plain(&text))
        } else if let Some(name) = ["CHAR ", "KEY "].iter().find_map(|word| line.strip_prefix(word)) {
            queue(shared, &writer, (by, client), name)
        } else if words.starts_with("CANCEL") || words.starts_with("STOP") {
            cut(shared, client);
            String::from("210 OK STOPPED\r\n")
        } else if words.starts_with("SET SELF CLIENT_NAME") {
            by = if words.contains("ANNABELLA") {
                By::OwnVoice
            } else {
                By::Orca
            };
            String::from("208 OK CLIENT NAME SET\r\n")
        } else {
            answer(&words)
        };
        write(&writer, &answer);
    }
}

/// The answer to a client that asks what there is.
fn answer(words: &str) -> String {
    let of = |beginning: &str| words.starts_with(beginning);
    String::from(if of("HISTORY GET CLIENT_ID") {
        "245-1\r\n245 OK CLIENT ID SENT\r\n"
    } else if of("LIST OUTPUT_MODULES") {
        "250-espeak-ng\r\n250 OK MODULE LIST SENT\r\n"
    } else if of("LIST SYNTHESIS_VOICES") {
        // A voice of each language, as espeak-ng has: the program speaks none that has no voice by another.
        "249-English\ten\tnone\r\n249-German\tde\tnone\r\n249-Portuguese_(Brazil)\tpt-BR\tnone\r\n249-Portuguese_(Portugal)\tpt-PT\tnone\r\n249-French\tfr\tnone\r\n249-Spanish\tes\tnone\r\n249-Italian\tit\tnone\r\n249-Dutch\tnl\tnone\r\n249 OK VOICE LIST SENT\r\n"
    } else if of("GET LANGUAGE") {
        "251-en\r\n251 OK GET RETURNED\r\n"
    } else if of("GET OUTPUT_MODULE") {
        "251-espeak-ng\r\n251 OK GET RETURNED\r\n"
    } else if of("GET") {
        "251-0\r\n251 OK GET RETURNED\r\n"
    } else if of("BLOCK BEGIN") {
        "260 OK INSIDE BLOCK\r\n"
    } else if of("BLOCK END") {
        "261 OK OUTSIDE BLOCK\r\n"
    } else {
        "200 OK\r\n"
    })
}

fn write(writer: &Mutex<UnixStream>, text: &str) {
    // A client that has gone gets no more answers.
    writer.lock().unwrap().write_all(text.as_bytes()).ok();
}

/// Queues a sentence until its turn; its client is told when the turn comes and when it is over.
fn queue(shared: &Arc<Shared>, writer: &Arc<Mutex<UnixStream>>, (by, client): (By, u64), text: &str) -> String {
    let at = {
        let mut state = shared.state.lock().unwrap();
        state.heard.push(Heard {
            by,
            text: text.trim().to_owned(),
            came: Instant::now(),
            began: None,
            ended: None,
            is_cut: false,
            client,
        });
        state.heard.len() - 1
    };
    let (shared, writer) = (Arc::clone(shared), Arc::clone(writer));
    shared.changed.notify_all();
    std::thread::spawn(move || {
        for (code, word) in [(701, "BEGIN"), (702, "END")] {
            let mut state = shared.state.lock().unwrap();
            let word = loop {
                let own = &state.heard[at];
                if own.is_cut {
                    break "CANCELED";
                }
                if own.ended.is_some() || (code == 701 && own.began.is_some()) {
                    break word;
                }
                state = shared.changed.wait(state).unwrap();
            };
            drop(state);
            let code = if word == "CANCELED" { 703 } else { code };
            write(&writer, &format!("{code}-{at}\r\n{code}-{client}\r\n{code} {word}\r\n"));
            if code != 701 {
                return;
            }
        }
    });
    format!("225-{at}\r\n225 OK MESSAGE QUEUED\r\n")
}

/// All of that client is silenced.
fn cut(shared: &Shared, client: u64) {
    let mut state = shared.state.lock().unwrap();
    let now = Instant::now();
    for heard in state
        .heard
        .iter_mut()
        .filter(|heard| heard.client == client && heard.ended.is_none())
    {
        heard.ended = Some(now);
        heard.is_cut = true;
    }
    drop(state);
    shared.changed.notify_all();
}

/// Without the marks between words that a screen reader puts there.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut is_tag = false;
    for letter in text.chars() {
        match letter {
            '<' => is_tag = true,
            '>' if is_tag => is_tag = false,
            _ if is_tag => {}
            _ => plain.push(letter),
        }
    }
    for (name, letter) in [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ] {
        plain = plain.replace(name, letter);
    }
    plain
}
