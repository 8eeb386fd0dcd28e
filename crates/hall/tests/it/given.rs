//! Reports as people have them: the points beside those that the file itself states, and the places.

use hall::standings::Standings;
use hall::tournament_results::{ReportFault, TournamentResults};
use notation::trf;

/// The file, and the starting ranks in the order of the standings.
const GIVEN: [(&str, &[u32]); 8] = [
    (
        include_str!("../../../../tests/standings/given/t01_forfeit.trf"),
        &[2, 1, 3, 5, 4, 6],
    ),
    (
        include_str!("../../../../tests/standings/given/t07_utf8bytecols.trf"),
        &[2, 1, 3, 5, 4, 6],
    ),
    (
        include_str!("../../../../tests/standings/given/t21b_bbw.trf"),
        &[2, 1, 3, 4],
    ),
    (
        include_str!("../../../../tests/standings/given/t21c_162.trf"),
        &[2, 1, 3, 4],
    ),
    (
        include_str!("../../../../tests/standings/given/t28_tb.trf"),
        &[2, 1, 3, 4, 5, 6],
    ),
    (
        include_str!("../../../../tests/standings/given/t30_forfeit2025.trf"),
        &[1, 2, 3, 4],
    ),
    (
        include_str!("../../../../tests/standings/given/t34_list.trf"),
        &[2, 1, 5, 4, 3],
    ),
    // A bye's points in a tournament of teams are the team's.
    (
        include_str!("../../../../tests/standings/given/team_event.trf"),
        &[4, 1, 2, 3, 5, 6],
    ),
];

#[test]
fn the_points_are_those_that_the_report_states() {
    for (text, order) in GIVEN {
        let report = trf::read(text);
        let (tournament, misfits) = TournamentResults::of(&report);
        // One of them has results of more rounds than it announces.
        let misfits: Vec<&ReportFault> = misfits
            .iter()
            .filter(|misfit| !matches!(misfit, ReportFault::MoreRounds { .. }))
            .collect();
        assert_eq!(misfits, Vec::<&ReportFault>::new(), "{text}");
        let announced = ["202", "212"].iter().find_map(|tag| report.records(tag).next());
        let list = announced.map(|record| hall::tie_break::list(record.get(3..).unwrap_or_default()).known);
        let table = Standings::of(tournament, &list.unwrap_or_default());
        let numbers: Vec<u32> = table
            .lines
            .iter()
            .filter_map(|line| Some(table.player(line)?.number))
            .collect();
        assert_eq!(numbers, order, "{text}");
        for line in &table.lines {
            let number = table.player(line).unwrap().number;
            let stated = report
                .players
                .iter()
                .find(|player| player.rank == number)
                .unwrap()
                .points
                .unwrap();
            assert_eq!(line.points.to_tenths(), stated, "number {number} of\n{text}");
        }
    }
}
