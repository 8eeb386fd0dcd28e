//! Every record reads back, and keeps its keys.

use super::*;
use crate::laws::event::Event;

#[test]
fn every_event_reads_back_as_it_was_written() {
    for event in samples::events() {
        let record = EventRecord::from(&event);
        let text = serde_json::to_string(&record).unwrap();
        let again: EventRecord = serde_json::from_str(&text).unwrap();
        assert_eq!(again, record, "{text}");
        assert_eq!(Event::try_from(again), Ok(event), "{text}");
    }
}

#[test]
fn the_samples_have_every_event_there_is() {
    let mut seen: Vec<usize> = samples::events().iter().map(samples::index).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, (0..samples::VARIANTS).collect::<Vec<_>>());
}

#[test]
fn the_name_comes_first_and_the_keys_are_those_of_the_contract() {
    let lines: Vec<String> = samples::events()
        .iter()
        .map(|event| {
            let record = EventRecord::from(event);
            let map = Value::Object(to_value(&record));
            format!("{} {map}", record.kind())
        })
        .collect();
    expect_test::expect_file!["samples.txt"].assert_eq(&(lines.join("\n") + "\n"));
}

#[test]
fn unknown_keys_are_passed_over() {
    let text = r#"{"name":"boards_agree","board":"white","since":7}"#;
    let record: EventRecord = serde_json::from_str(text).unwrap();
    assert_eq!(
        record,
        EventRecord::BoardsAgree {
            board: String::from("white")
        }
    );
}

#[test]
fn a_value_nobody_knows_is_named_with_its_key() {
    let record = EventRecord::ClocksStarted {
        by: String::from("umpire"),
        side: String::from("white"),
    };
    assert_eq!(
        Event::try_from(record),
        Err(Unreadable {
            field: "by",
            value: String::from("umpire")
        })
    );
}
