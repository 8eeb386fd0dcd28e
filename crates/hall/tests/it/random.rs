//! The tie-breaks of 200 random tournaments compared with those of TEC-FIDE's `TieBreakServer`, and for the rules of 2026 with those of the
//! package `tiebreak-core`. These values were made once, by `tests/standings/generate.py`.

use hall::standings::standings;
use hall::tie_break::{TieBreakRules, list};
use hall::tournament_results::{TournamentKind, TournamentResults};
use notation::trf;

const RANDOM: &str = include_str!("../../../../tests/standings/random.txt");
/// The lists of the generator.
const SWISS: [&str; 3] = [
    "BH/C1 BH BH/C2 BH/M1 BH/M2 SB SB/C1 WIN WON BPG BWG PS PS/C1 REP AOB ARO ARO/C1 ARO/C2 TPR PTP APRO APPO",
    "DE BH/C1",
    OF_2026,
];
const OF_2026: &str = "BH/C1 BH SB SB/C1";
const ROBIN: [&str; 2] = ["DE SB KS WIN WON BPG BWG PS REP ARO TPR PTP", "SB KS/L60"];

/// The report of a tournament: its players' lines have the rating, the rounds, and what is expected.
fn report(kind: &str, rounds: &str, players: &[&str]) -> String {
    let name = if kind == "swiss" {
        "Individual: Swiss-System"
    } else {
        "Individual: Round-Robin"
    };
    let head = format!("012 Random\n042 2025/05/01\n092 {name}\nXXR {rounds}\n");
    let line = |(number, player): (usize, &&str)| {
        let mut fields = player.split('|');
        let rating = fields.next().filter(|rating| *rating != "0").unwrap_or_default();
        let rounds = fields.next().unwrap_or_default();
        format!(
            "001 {number:>4} m    {:<33} {rating:>4} POR {number:>11} 1990/01/01      {number:>4}  {rounds}\n",
            format!("Player {number}")
        )
    };
    (1..).zip(players).map(line).fold(head, |text, line| text + &line)
}

#[test]
fn two_hundred_tournaments_have_the_values_of_fides_own_program() {
    let lines: Vec<&str> = RANDOM.lines().filter(|line| !line.starts_with('#')).collect();
    let begins: Vec<usize> = (0..lines.len()).filter(|at| !lines[*at].contains('|')).collect();
    let ends = begins.iter().skip(1).copied().chain([lines.len()]);
    let mut differences = Vec::new();
    let mut count = 0;
    for (begin, end) in begins.iter().zip(ends) {
        count += 1;
        let (kind, rounds) = lines[*begin].split_once(' ').unwrap();
        let players = &lines[begin + 1..end];
        let (tournament, misfits) = TournamentResults::of(&trf::read(&report(kind, rounds, players)));
        assert_eq!(
            (misfits, tournament.rules),
            (Vec::new(), TieBreakRules::Of2024),
            "{count}"
        );
        let is_swiss = tournament.kind == TournamentKind::Swiss;
        assert_eq!(is_swiss, kind == "swiss");
        let lists = if is_swiss { &SWISS[..] } else { &ROBIN[..] };
        for (at, names) in lists.iter().copied().enumerate() {
            let mut tournament = tournament.clone();
            if names == OF_2026 {
                tournament.rules = TieBreakRules::Of2026;
            }
            let lines = standings(&tournament, &list(names).known);
            for line in &lines {
                let expected: Vec<&str> = players[line.player]
                    .split('|')
                    .nth(2 + at)
                    .unwrap()
                    .split(' ')
                    .collect();
                let values = line.tie_breaks.iter().map(|value| value.shown("."));
                let found: Vec<String> = [line.rank.unwrap().to_string()].into_iter().chain(values).collect();
                for ((name, found), expected) in ["rank"].into_iter().chain(names.split(' ')).zip(&found).zip(expected)
                {
                    // A direct encounter is expected by its order alone, and the last list by its values alone.
                    if found != expected && expected != "-" {
                        differences.push(format!(
                            "{count} {names:.8} no. {}: {name} {found}, not {expected}",
                            line.player + 1
                        ));
                    }
                }
            }
        }
    }
    assert_eq!(count, 200);
    assert_eq!(differences, Vec::<String>::new());
}
