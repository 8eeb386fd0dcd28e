//! DGT LiveChess as its interface is described: a WebSocket that lists boards and tells of those that were subscribed to.

use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Error, Message, WebSocket};

/// A LiveChess on a loopback port. It ends when it is dropped, as if somebody had closed its window.
pub(crate) struct LiveChess {
    listener: TcpListener,
    shared: Arc<Mutex<Shared>>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    boards: Vec<Value>,
    lines: Vec<Client>,
    calls: Vec<Value>,
    is_over: bool,
}

/// A connected client.
struct Client {
    out: Sender<String>,
    stream: TcpStream,
    /// The number of its feed and the board it is of.
    feed: Option<(Value, String)>,
}

impl LiveChess {
    pub(crate) fn start() -> Self {
        Self::at(0)
    }

    /// At that port, where one may have been before.
    pub(crate) fn at(port: u16) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", port)).unwrap();
        let shared = Arc::<Mutex<Shared>>::default();
        let (door, inside) = (listener.try_clone().unwrap(), Arc::clone(&shared));
        let serve = move || {
            for stream in door.incoming().flatten() {
                if lock(&inside).is_over {
                    return;
                }
                let inside = Arc::clone(&inside);
                let client = Builder::new().name("livechess-client".into());
                client.spawn(move || serve(stream, &inside)).unwrap();
            }
        };
        Self {
            listener,
            shared,
            thread: Some(Builder::new().name("livechess".into()).spawn(serve).unwrap()),
        }
    }

    pub(crate) fn port(&self) -> u16 {
        self.listener.local_addr().unwrap().port()
    }

    pub(crate) fn address(&self) -> String {
        format!("ws://127.0.0.1:{}/api/v1.0", self.port())
    }

    /// Puts a board into the list, or changes it there, without telling anybody.
    pub(crate) fn list(&self, serial: &str, state: Option<&str>, placement: &str) {
        let board = json!({
            "serialnr": serial, "source": state.map(|_| "COM3"), "state": state, "battery": "84%",
            "comment": null, "board": placement, "flipped": false, "clock": null,
        });
        let mut shared = lock(&self.shared);
        shared.boards.retain(|known| known["serialnr"] != *serial);
        shared.boards.push(board);
    }

    /// Takes it out of the list.
    pub(crate) fn unlist(&self, serial: &str) {
        lock(&self.shared).boards.retain(|known| known["serialnr"] != *serial);
    }

    /// The board has changed: those who have subscribed to it are told, so often.
    pub(crate) fn change(&self, serial: &str, placement: &str, times: usize) {
        for board in lock(&self.shared)
            .boards
            .iter_mut()
            .filter(|board| board["serialnr"] == *serial)
        {
            board["board"] = placement.into();
        }
        for _ in 0..times {
            self.tell(serial, &json!({ "board": placement }));
        }
    }

    /// An event with these words.
    pub(crate) fn tell(&self, serial: &str, more: &Value) {
        for client in &lock(&self.shared).lines {
            if let Some((feed, of)) = &client.feed
                && of == serial
            {
                let mut param = json!({ "serialnr": serial, "flipped": false });
                param.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
                client.say(
                    &json!({ "response": "feed", "id": feed, "param": param, "time": 1_587_948_101_585_u64 })
                        .to_string(),
                );
            }
        }
    }

    /// Says just that to everybody.
    pub(crate) fn say(&self, text: &str) {
        lock(&self.shared).lines.iter().for_each(|client| client.say(text));
    }

    /// Cuts every connection without a word.
    pub(crate) fn cut(&self) {
        for client in lock(&self.shared).lines.drain(..) {
            client.stream.shutdown(Shutdown::Both).ok();
        }
    }

    /// The calls it received.
    pub(crate) fn calls(&self) -> Vec<Value> {
        lock(&self.shared).calls.clone()
    }
}

impl Drop for LiveChess {
    fn drop(&mut self) {
        lock(&self.shared).is_over = true;
        self.cut();
        // Wakes the thread that waits at the door.
        TcpStream::connect(("127.0.0.1", self.port())).ok();
        self.thread.take().unwrap().join().unwrap();
    }
}

impl Client {
    fn say(&self, text: &str) {
        self.out.send(text.to_owned()).ok();
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap()
}

fn serve(stream: TcpStream, shared: &Mutex<Shared>) {
    let (out, to_say) = channel();
    let place = stream.peer_addr().unwrap();
    let Ok(mut socket) = tungstenite::accept(stream.try_clone().unwrap()) else {
        return;
    };
    stream.set_read_timeout(Some(Duration::from_millis(2))).unwrap();
    lock(shared).lines.push(Client {
        out,
        stream,
        feed: None,
    });
    converse(&mut socket, &to_say, shared, |client| {
        client.stream.peer_addr().is_ok_and(|at| at == place)
    });
}

/// Until the connection ends.
fn converse(
    socket: &mut WebSocket<TcpStream>,
    to_say: &Receiver<String>,
    shared: &Mutex<Shared>,
    is_it: impl Fn(&Client) -> bool,
) {
    loop {
        for text in to_say.try_iter() {
            if socket.send(Message::text(text)).is_err() {
                return;
            }
        }
        match socket.read() {
            Ok(Message::Text(text)) => {
                let call: Value = serde_json::from_str(&text).unwrap();
                let mut shared = lock(shared);
                shared.calls.push(call.clone());
                let answers = shared.answers(&call, &is_it);
                drop(shared);
                if answers
                    .iter()
                    .any(|answer| socket.send(Message::text(answer.to_string())).is_err())
                {
                    return;
                }
            }
            Ok(_) => {}
            Err(Error::Io(error)) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(_) => return,
        }
    }
}

impl Shared {
    fn answers(&mut self, call: &Value, is_it: impl Fn(&Client) -> bool) -> Vec<Value> {
        let time = 1_587_948_082_875_u64;
        let id = &call["id"];
        let done = |param: Value| json!({ "response": "call", "id": id, "param": param, "time": time });
        let failed =
            |message: &str| json!({ "response": "error", "id": id, "param": { "message": message }, "time": time });
        let param = &call["param"];
        match call["call"].as_str() {
            Some("eboards") => vec![done(self.boards.clone().into())],
            Some("subscribe") if param["feed"] == "eboardevent" => {
                let serial = param["param"]["serialnr"].as_str().unwrap_or_default();
                let Some(board) = self.boards.iter().find(|board| board["serialnr"] == *serial) else {
                    return vec![failed("No such board")];
                };
                let first =
                    json!({ "serialnr": serial, "flipped": false, "board": board["board"], "clock": board["clock"] });
                for client in self.lines.iter_mut().filter(|client| is_it(client)) {
                    client.feed = Some((param["id"].clone(), serial.to_owned()));
                }
                vec![
                    done(Value::Null),
                    json!({ "response": "feed", "id": param["id"], "param": first, "time": time }),
                ]
            }
            Some("call") if param["method"] == "setup" => vec![done(Value::Null)],
            _ => vec![failed("Unknown call")],
        }
    }
}
