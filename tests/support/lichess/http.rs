//! The part of HTTP that the API needs: a request, an answer that ends, and one that continues in chunks.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};

use serde_json::Value;

/// A stream of bytes.
pub(crate) trait Pipe: Read + Write + Send {}

impl<T: Read + Write + Send> Pipe for T {}

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) method: String,
    /// Without its query.
    pub(crate) path: String,
    /// Query and body, as a form or as JSON.
    pub(crate) form: BTreeMap<String, String>,
    /// The body as it came.
    pub(crate) body: String,
    pub(crate) token: Option<String>,
    pub(crate) agent: String,
}

/// The next request; none if there is none in form.
pub(crate) fn read(pipe: &mut dyn Pipe) -> Option<Asked> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        pipe.read_exact(&mut byte).ok()?;
        head.push(byte[0]);
    }
    let head = String::from_utf8(head).ok()?;
    let mut lines = head.lines();
    let mut first = lines.next()?.split(' ');
    let (method, target) = (first.next()?.to_owned(), first.next()?);
    let headers: BTreeMap<String, &str> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value))
        .collect();
    let length = headers
        .get("content-length")
        .map_or(Some(0), |length| length.parse().ok())?;
    let mut body = vec![0; length];
    pipe.read_exact(&mut body).ok()?;
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    let mut form = fields(query);
    let body = String::from_utf8(body).ok()?;
    match serde_json::from_str::<Value>(&body) {
        Ok(Value::Object(given)) => form.extend(given.into_iter().filter_map(|(key, value)| match value {
            Value::Null => None,
            Value::String(text) => Some((key, text)),
            other => Some((key, other.to_string())),
        })),
        _ => form.extend(fields(&body)),
    }
    let token = headers
        .get("authorization")
        .and_then(|value| value.strip_prefix("Bearer "));
    Some(Asked {
        method,
        path: path.trim_end_matches('/').to_owned(),
        form,
        body,
        token: token.map(str::to_owned),
        agent: headers.get("user-agent").copied().unwrap_or_default().to_owned(),
    })
}

fn fields(form: &str) -> BTreeMap<String, String> {
    let pairs = form.split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(key, value)| (decoded(key), decoded(value))).collect()
}

fn decoded(text: &str) -> String {
    let (mut bytes, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((first, others)) = rest.split_first() {
        rest = others;
        match first {
            b'+' => bytes.push(b' '),
            b'%' => {
                let (digits, others) = rest.split_at(2);
                bytes.push(u8::from_str_radix(std::str::from_utf8(digits).unwrap(), 16).unwrap());
                rest = others;
            }
            other => bytes.push(*other),
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// An answer that ends.
pub(crate) fn answer(pipe: &mut dyn Pipe, status: u16, headers: &str, body: &str) -> io::Result<()> {
    let length = body.len();
    write!(
        pipe,
        "HTTP/1.1 {status} {}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n{headers}\r\n{body}",
        if status < 400 { "OK" } else { "Not OK" },
    )?;
    pipe.flush()
}

/// The beginning of one that goes on.
pub(crate) fn begin(pipe: &mut dyn Pipe, headers: &str) -> io::Result<()> {
    write!(
        pipe,
        "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n{headers}\r\n"
    )?;
    pipe.flush()
}

/// A line of it.
pub(crate) fn line(pipe: &mut dyn Pipe, line: &str) -> io::Result<()> {
    write!(pipe, "{:x}\r\n{line}\n\r\n", line.len() + 1)?;
    pipe.flush()
}

/// The end.
pub(crate) fn end(pipe: &mut dyn Pipe) -> io::Result<()> {
    pipe.write_all(b"0\r\n\r\n")?;
    pipe.flush()
}
