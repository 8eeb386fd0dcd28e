//! Round robins by Berger's tables (FIDE Handbook C.05, Annex 1).
//!
//! With an even number of players the last stays, and the others go round a ring. The opponent of the last moves half a
//! ring on each round, and the players at the same distance from that opponent on both sides meet. With an odd number
//! of players the one who would meet the last has a bye.

/// The fewest and the most players there are tables for.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 3..=16;

/// A game of the table, by the numbers that were drawn. A bye has one side without a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BergerPairing {
    /// The round, from 1.
    pub round: usize,
    /// The board, from 1; the bye is the last.
    pub board: usize,
    /// The player of White.
    pub white: Option<usize>,
    /// The player of Black.
    pub black: Option<usize>,
}

/// The table that the Brazilian federation gives its arbiters (CBX, "tabela round robin"): the ring begins in its middle, and the other
/// pairs have their colours reversed. In a double round robin the second cycle is the first with colours reversed.
pub fn of_cbx(players: usize, is_double: bool) -> Vec<BergerPairing> {
    let seats = players + players % 2;
    let cycle = seats.saturating_sub(1);
    let rounds = (0..if is_double { 2 * cycle } else { cycle }).zip(1..);
    rounds
        .flat_map(|(at, round)| {
            let is_reversed = at >= cycle;
            let of_table = at % cycle;
            // Half a ring further on than Berger's.
            let turn = (of_table + 1) * seats / 2 - 1;
            let mut games = of_turn(players, seats, of_table, turn);
            for (white, black) in games.iter_mut().skip(1) {
                std::mem::swap(white, black);
            }
            games.reverse();
            on_boards(round, games, is_reversed)
        })
        .collect()
}

/// The games of a round on their boards; with reversed colours in the second cycle.
fn on_boards(
    round: usize,
    games: Vec<(Option<usize>, Option<usize>)>,
    is_reversed: bool,
) -> impl Iterator<Item = BergerPairing> {
    games.into_iter().zip(1..).map(move |((white, black), board)| {
        let (white, black) = if is_reversed { (black, white) } else { (white, black) };
        BergerPairing {
            round,
            board,
            white,
            black,
        }
    })
}

/// The table for that many players, round by round. In a double round robin the last two rounds of the first cycle change
/// places, as C.05, Annex 1 recommends: nobody has three games with the same colour in a row. The second cycle is the table with
/// colours reversed.
pub fn table(players: usize, is_double: bool) -> Vec<BergerPairing> {
    let seats = players + players % 2;
    let cycle = seats.saturating_sub(1);
    let mut order: Vec<(usize, bool)> = (0..cycle).map(|round| (round, false)).collect();
    if is_double {
        if let [.., one, other] = order.as_mut_slice() {
            std::mem::swap(one, other);
        }
        order.extend((0..cycle).map(|round| (round, true)));
    }
    let rounds = order.into_iter().zip(1..);
    rounds
        .flat_map(|((of_table, is_reversed), round)| {
            let mut games = of_round(players, seats, of_table);
            // Stable: only the bye goes after the others.
            games.sort_by_key(|(white, black)| white.is_none() || black.is_none());
            on_boards(round, games, is_reversed)
        })
        .collect()
}

/// White and Black on each board of a round, numbered from 0.
fn of_round(players: usize, seats: usize, round: usize) -> Vec<(Option<usize>, Option<usize>)> {
    of_turn(players, seats, round, round * seats / 2)
}

/// The same with the opponent of the last player at that place of the ring.
fn of_turn(players: usize, seats: usize, round: usize, turn: usize) -> Vec<(Option<usize>, Option<usize>)> {
    let ring = seats - 1;
    let on_ring = |place: usize| Some(1 + place % ring);
    let last = Some(seats).filter(|last| *last <= players);
    let first = if round.is_multiple_of(2) {
        (on_ring(turn), last)
    } else {
        (last, on_ring(turn))
    };
    let others = (1..seats / 2).map(|away| (on_ring(turn + away), on_ring(turn + ring - away)));
    std::iter::once(first).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn written(players: usize, is_double: bool) -> Vec<String> {
        let mut rounds: BTreeMap<usize, Vec<String>> = BTreeMap::new();
        let side = |player: Option<usize>| player.map_or_else(|| String::from("bye"), |player| player.to_string());
        for game in table(players, is_double) {
            rounds
                .entry(game.round)
                .or_default()
                .push(format!("{}-{}", side(game.white), side(game.black)));
        }
        rounds.into_values().map(|games| games.join(" ")).collect()
    }

    #[test]
    fn the_brazilian_tables_are_as_they_are_printed() {
        let printed = |players| {
            let mut rounds: BTreeMap<usize, Vec<String>> = BTreeMap::new();
            for game in of_cbx(players, false) {
                let side =
                    |player: Option<usize>| player.map_or_else(|| String::from("bye"), |player| player.to_string());
                rounds
                    .entry(game.round)
                    .or_default()
                    .push(format!("{}x{}", side(game.white), side(game.black)));
            }
            rounds.into_values().map(|games| games.join(" ")).collect::<Vec<_>>()
        };
        assert_eq!(printed(4), ["1x3 2x4", "3x2 4x1", "2x1 3x4"]);
        assert_eq!(
            printed(6),
            [
                "1x5 2x4 3x6",
                "4x3 5x2 6x1",
                "2x1 3x5 4x6",
                "5x4 1x3 6x2",
                "3x2 4x1 5x6"
            ]
        );
        assert_eq!(printed(5)[0], "1x5 2x4 3xbye");
        let rounds = printed(10);
        assert_eq!(rounds[0], "1x9 2x8 3x7 4x6 5x10");
        assert_eq!(rounds[7], "9x8 1x7 2x6 3x5 10x4");
        assert_eq!(of_cbx(10, true).len(), 2 * 9 * 5);
    }

    #[test]
    fn the_tables_are_those_of_the_handbook() {
        assert_eq!(written(4, false), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(
            written(6, false),
            [
                "1-6 2-5 3-4",
                "6-4 5-3 1-2",
                "2-6 3-1 4-5",
                "6-5 1-4 2-3",
                "3-6 4-2 5-1"
            ]
        );
        assert_eq!(
            written(8, false),
            [
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1"
            ]
        );
        let ten = written(10, false);
        assert_eq!(ten.first().unwrap(), "1-10 2-9 3-8 4-7 5-6");
        assert_eq!(ten.get(1).unwrap(), "10-6 7-5 8-4 9-3 1-2");
        assert_eq!(ten.last().unwrap(), "5-10 6-4 7-3 8-2 9-1");
        assert_eq!(
            written(16, false).last().unwrap(),
            "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1"
        );
    }

    #[test]
    fn an_odd_number_gives_one_bye_a_round_on_the_last_board() {
        assert_eq!(written(3, false), ["2-3 1-bye", "1-2 bye-3", "3-1 2-bye"]);
        assert!(
            table(7, true)
                .iter()
                .all(|game| (game.board == 4) == (game.white.is_none() || game.black.is_none()))
        );
    }

    #[test]
    fn a_double_round_robin_swaps_the_last_rounds_of_its_first_half() {
        assert_eq!(
            written(4, true),
            ["1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"]
        );
    }

    #[test]
    fn everybody_meets_everybody_and_colours_are_fair() {
        for players in PLAYERS {
            for is_double in [false, true] {
                let table = table(players, is_double);
                let mut meetings = BTreeMap::new();
                let mut colours: BTreeMap<usize, Vec<char>> = BTreeMap::new();
                for game in &table {
                    for (player, colour) in [(game.white, 'w'), (game.black, 'b')] {
                        let Some(player) = player else { continue };
                        if game.white.is_some() && game.black.is_some() {
                            colours.entry(player).or_default().push(colour);
                        }
                    }
                    if let (Some(white), Some(black)) = (game.white, game.black) {
                        *meetings.entry((white, black)).or_insert(0) += 1;
                    }
                }
                for one in 1..=players {
                    for other in (1..=players).filter(|other| *other != one) {
                        let with = |pair| meetings.get(&pair).copied().unwrap_or(0);
                        let (white, black) = (with((one, other)), with((other, one)));
                        assert_eq!(
                            white + black,
                            if is_double { 2 } else { 1 },
                            "{players}: {one} and {other}"
                        );
                        assert!(!is_double || white == 1, "{players}: {one} and {other}");
                    }
                }
                for (player, colours) in colours {
                    let count = |colour| colours.iter().filter(|own| **own == colour).count();
                    assert!(count('w').abs_diff(count('b')) <= 1, "{players}: {player} {colours:?}");
                    let is_thrice = |three: &[char]| three.iter().all(|colour| three.first() == Some(colour));
                    assert!(!colours.windows(3).any(is_thrice), "{players}: {player} {colours:?}");
                }
            }
        }
    }
}
