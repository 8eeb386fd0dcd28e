//! Every record reads back, and keeps its keys.

use serde_json::Value;

use super::{DecodeError, decode, encode, samples};
use crate::journal::entry::JournalEvent;
use crate::laws::event::Event;
use crate::laws::stored::Unreadable;

#[test]
fn the_samples_have_every_event_there_is() {
    let seen: Vec<&str> = samples::events().iter().map(Event::variant).collect();
    let missing: Vec<&str> = Event::variants()
        .into_iter()
        .filter(|name| !seen.contains(name))
        .collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn the_name_comes_first_and_the_keys_are_those_of_the_contract() {
    let lines: Vec<String> = samples::events()
        .iter()
        .map(|event| format!("{} {}\n", event.kind(), Value::Object(event.record())))
        .collect();
    expect_test::expect_file!["samples.txt"].assert_eq(&lines.concat());
}

#[test]
fn every_entry_reads_back_as_it_was_written() {
    for event in samples::journal_events() {
        let text = encode(&event);
        assert_eq!(decode(&text), Ok(event), "{text}");
    }
}

#[test]
fn unknown_keys_are_passed_over() {
    let read = decode(r#"{"name":"boards_agree","board":"white","since":7}"#);
    let board = shakmaty::Color::White;
    assert_eq!(read, Ok(JournalEvent::Event(Event::BoardsAgree { board })));
}

#[test]
fn a_value_nobody_knows_is_named_with_its_key() {
    let read = decode(r#"{"name":"clocks_started","by":"umpire","side":"white"}"#);
    assert_eq!(read, Err(DecodeError::Value(Unreadable::word("by", "umpire"))));
}

#[test]
fn a_name_from_the_future_and_a_key_that_is_absent_are_errors_with_that_name() {
    for text in [
        r#"{"name":"board_repainted","board":"white"}"#,
        r#"{"name":"board_repainted"}"#,
        r#"{"name":"clocks_started","by":"arbiter"}"#,
        r#"{"name":"clock","white_ms":-1,"black_ms":1,"article":"6.10"}"#,
    ] {
        let own = text.split('"').nth(3).unwrap();
        assert!(
            matches!(decode(text), Err(DecodeError::UnknownForm { name, .. }) if name == own),
            "{text}"
        );
    }
    assert_eq!(decode("[1]"), Err(DecodeError::NoRecord));
    assert_eq!(decode("{"), Err(DecodeError::NoRecord));
}
