//! Time controls are read, in the grammar of tournaments and as arbiters write them, and classified.

use laws::time_control::{Mode, Period, TimeControl};
use notation::{time_control, time_control_written};
use proptest::prelude::*;
use shakmaty::ByColor;

/// `PROPTEST_CASES` asks for more, as for every property test.
fn config() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Properties of any text: no panic, the fault lies within the text, and a time control that was read can be written and read back.
fn check(text: &str) -> Result<(), TestCaseError> {
    for read in [time_control::read(text), time_control_written::read(text)] {
        match read {
            Ok(control) => prop_assert_eq!(time_control::read(&time_control::write(&control)), Ok(control)),
            Err(fault) => prop_assert!(text.get(fault.at..).is_some(), "{:?} in {}", fault, text),
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn no_bytes_make_a_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        check(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn no_text_near_the_grammar_makes_a_reader_panic(text in "[WB0-9/+:*fbdyx'\" \\-]{0,24}") {
        check(&text)?;
    }

    #[test]
    fn one_changed_byte_makes_no_reader_panic(
        text in prop::sample::select(vec![
            "40/6000+30:900+30", "W300-B240", "600y5x30", "3600f:900", "*180", "40/90 + 30 + 30 s", "90 min + 30 s",
            "90'+30''", "G/60;d5",
        ]),
        at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>(),
    ) {
        let mut bytes = text.as_bytes().to_vec();
        let at = at.index(bytes.len());
        if cut {
            bytes.truncate(at);
        } else {
            bytes[at] = byte;
        }
        check(&String::from_utf8_lossy(&bytes))?;
    }

    #[test]
    fn no_text_makes_a_reader_panic_and_the_fault_lies_within_it(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "40", "/", "90", "+", "30", ":", "W", "-B", "f", "b5", "d", "y3x10", "*", "'", "\"", "min", " ", "s", "h", "G",
            "move", "é", "″", "0", "9999999", "99999999999999999999", "|", ",", "delay", "none", "-",
        ]), 0..12),
    ) {
        check(&pieces.concat())?;
    }

    #[test]
    fn whatever_can_be_set_reads_back_as_it_was_written(white in periods(), black in periods(), same in any::<bool>()) {
        let black = if same { white.clone() } else { black };
        let control = TimeControl::Timed(ByColor { white, black });
        prop_assert_eq!(time_control::read(&time_control::write(&control)), Ok(control));
    }
}

fn periods() -> impl Strategy<Value = Vec<Period>> {
    let mode = prop_oneof![Just(Mode::Fischer), Just(Mode::Bronstein), Just(Mode::Delay)];
    let early = (mode.clone(), 1..100_u32, 1..9_999_u64, 1..99_u64, any::<bool>()).prop_map(
        |(mode, moves, main, extra, by_flag)| Period {
            moves: (!by_flag).then_some(moves),
            main_ms: main * 1_000,
            increment_ms: extra * 1_000,
            mode,
            by_flag,
        },
    );
    let last_mode = prop_oneof![mode, (1..9_u32).prop_map(|periods| Mode::ByoYomi { periods })];
    let last = (last_mode, 1..9_999_u64, 1..99_u64).prop_map(|(mode, main, extra)| Period {
        main_ms: main * 1_000,
        increment_ms: extra * 1_000,
        mode,
        ..Period::default()
    });
    (prop::collection::vec(early, 0..4), last).prop_map(|(mut periods, last)| {
        periods.push(last);
        periods
    })
}

fn classify(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["classify", "--lang", "en"])
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_time_control_is_classified_by_sixty_moves() {
    for (arguments, said) in [
        (vec!["900+10"], "rapid, 25 minutes\n"),
        (vec!["5400+30"], "standard, 120 minutes\n"),
        (vec!["600"], "blitz, 10 minutes\n"),
        (vec!["601"], "rapid, 10.01 minutes\n"),
        (vec!["3600"], "standard, 60 minutes\n"),
        (vec!["3600", "--laws", "2005"], "rapid, 60 minutes\n"),
        (vec!["600", "--laws", "2005"], "blitz, 10 minutes\n"),
        (vec!["90", "min", "+", "30", "s"], "standard, 120 minutes\n"),
        (vec!["750", "--json"], "{\"speed\":\"rapid\",\"minutes\":12.5}\n"),
    ] {
        assert_eq!(
            classify(&arguments),
            (Some(0), String::from(said), String::new()),
            "{arguments:?}"
        );
    }
    let (status, out, err) = classify(&["40/5400:x"]);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("column 9: \"x\""), "{err}");
    assert_eq!(classify(&["none"]).0, Some(1));
    assert_eq!(classify(&[]).0, Some(2));
}
