//! Announcements as people speak them, in every language (D.2.1, tests/utterances): how many are understood, and that none is
//! taken for another move.

#![allow(
    clippy::print_stdout,
    reason = "the table of what is understood is read in the test's output"
)]

use std::collections::BTreeMap;

use announcement::understand;
use notation::algebraic::Letters;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// The least share of the utterances in each file that are understood, in percent.
const PERCENT_AT_LEAST: usize = 95;

/// Understood, and all there are.
#[derive(Clone, Copy, Default)]
struct Rate {
    understood: usize,
    all: usize,
}

fn rates(lines: &str) -> BTreeMap<&str, Rate> {
    let mut rates: BTreeMap<&str, Rate> = BTreeMap::new();
    for line in lines.lines().filter(|line| !line.starts_with('#')) {
        let [language, fen, uci, words] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("language, FEN, UCI and words, with tabs between: {line}");
        };
        let fen: Fen = fen.parse().expect(fen);
        let position: Chess = fen.into_position(CastlingMode::Standard).expect(line);
        let letters: Letters = language.parse().unwrap_or_default();
        let rate = rates.entry(language).or_default();
        rate.all += 1;
        match understand(&position, words, letters) {
            Ok(legal) => {
                let understood = legal.to_uci(CastlingMode::Standard).to_string();
                // The meaning may be left open ("?"): then any question is right, and no move is.
                assert_eq!(understood, uci, "{language}: {words}");
                rate.understood += 1;
            }
            Err(_) if uci == "?" => rate.understood += 1,
            Err(refused) => println!(
                "not understood, {language}: {words:?} for {uci} ({})",
                refused.code.name()
            ),
        }
    }
    rates
}

#[test]
fn what_people_say_is_understood_and_never_as_another_move() {
    for (name, lines) in [
        ("everyday", include_str!("../utterances/everyday.tsv")),
        ("spoken", include_str!("../utterances/spoken.tsv")),
        ("hold-out", include_str!("../utterances/hold_out.tsv")),
    ] {
        let rates = rates(lines);
        let mut sum = Rate::default();
        for (language, rate) in &rates {
            println!("{name}, {language}: {} of {}", rate.understood, rate.all);
            sum.understood += rate.understood;
            sum.all += rate.all;
        }
        println!("{name}: {} of {}", sum.understood, sum.all);
        assert!(sum.understood * 100 >= sum.all * PERCENT_AT_LEAST, "{name}");
    }
}
