//! Number of continuations of a position, compared with the published counts: standard chess and Chess960. In `make check-long`
//! (`LAWS_PLIES` is set) one ply deeper, which is five.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

/// Positions with their counts after one ply, two, …; from the chess programming wiki.
const POSITIONS: &[(&str, CastlingMode, [u64; 5])] = &[
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        CastlingMode::Standard,
        [20, 400, 8_902, 197_281, 4_865_609],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        CastlingMode::Standard,
        [48, 2_039, 97_862, 4_085_603, 193_690_690],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        CastlingMode::Standard,
        [14, 191, 2_812, 43_238, 674_624],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        CastlingMode::Standard,
        [6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        CastlingMode::Standard,
        [44, 1_486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        CastlingMode::Chess960,
        [21, 528, 12_189, 326_672, 8_146_062],
    ),
    (
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        CastlingMode::Chess960,
        [21, 807, 18_002, 667_366, 16_253_601],
    ),
    (
        "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
        CastlingMode::Chess960,
        [20, 479, 10_471, 273_318, 6_417_013],
    ),
];

fn ways(position: &Chess, plies: u32) -> u64 {
    let legal = position.legal_moves();
    if plies <= 1 {
        return u64::try_from(legal.len()).unwrap();
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        ways(&next, plies - 1)
    };
    legal.into_iter().map(after).sum()
}

#[test]
fn positions_continue_in_as_many_ways_as_are_published() {
    let plies = if std::env::var_os("LAWS_PLIES").is_some() { 5 } else { 3 };
    for (fen, mode, counts) in POSITIONS {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(*mode).unwrap();
        for depth in 1..=plies {
            let expected = counts[usize::try_from(depth).unwrap() - 1];
            assert_eq!(ways(&position, depth), expected, "{fen} after {depth}");
        }
    }
}
