//! Tables of every kind, for tests.

use crate::journal::entry::Opening;
use crate::laws::people::{People, Player, Sight};
use crate::laws::regulations::{Boards, DrawOffers, Edition, Place, Regulations, Repeat, Speed, Supervision};
use crate::laws::time_control::{Period, TimeControl};
use crate::laws::tournament::Tournament;
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess};

/// Set-ups in which every word of the regulations occurs.
pub(crate) fn openings() -> Vec<Opening> {
    let people = |sight: ByColor<Sight>, full: bool| People {
        players: ByColor {
            white: Player {
                name: String::from("Ada Ribeiro"),
                sight: sight.white,
            },
            black: Player {
                name: String::from("Ben \"O'Neil\""),
                sight: sight.black,
            },
        },
        assistants: ByColor {
            white: full.then(|| String::from("Clara")),
            black: full.then(|| String::from("Carl")),
        },
        arbiter: full.then(|| String::from("Dora")),
    };
    let position = |fen: &str, mode| fen.parse::<Fen>().unwrap().into_position::<Chess>(mode).unwrap();
    let first = Period {
        moves: Some(40),
        main_ms: 6_000_000,
        increment_ms: 30_000,
        ..Period::default()
    };
    let last = Period {
        moves: None,
        main_ms: 900_000,
        increment_ms: 0,
        ..Period::default()
    };
    vec![
        Opening {
            people: people(
                ByColor {
                    white: Sight::Vi,
                    black: Sight::Sighted,
                },
                false,
            ),
            regulations: Regulations::default(),
            created: None,
            tournament: Tournament::default(),
        },
        Opening {
            people: people(
                ByColor {
                    white: Sight::Deaf,
                    black: Sight::Vi,
                },
                true,
            ),
            regulations: Regulations {
                session_ms: Some(14_400_000),
                quickplay: false,
                dead_positions_asked: true,
                device_approved: true,
                is_locked: false,
                watch: crate::laws::watch::WatchRules {
                    settled_ms: 3_000,
                    ..crate::laws::watch::WatchRules::default()
                },
                edition: Edition::Laws2005,
                speed: Speed::Rapid,
                supervision: Supervision::Otherwise,
                time: TimeControl::Timed(ByColor {
                    white: vec![first, last],
                    black: vec![last],
                }),
                place: Place::Home,
                two_boards: false,
                repeat: Repeat::BeforePress,
                boards: Boards::Legal,
                default_time_ms: 1_800_000,
                increment_before_first_move: false,
                draw_offers: DrawOffers::AfterMove(30),
                vocabulary: String::from("pt-BR"),
                castling_mode: CastlingMode::Standard,
                start: position(
                    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
                    CastlingMode::Standard,
                ),
            },
            created: Some(String::from("2026-05-01T14:00:00")),
            tournament: Tournament {
                name: String::from("Lisbon Open"),
                site: String::from("Lisbon POR"),
                round: Some(3),
                fide_ids: ByColor {
                    white: Some(1_900_001),
                    black: None,
                },
            },
        },
        Opening {
            people: people(
                ByColor {
                    white: Sight::Vi,
                    black: Sight::Vi,
                },
                true,
            ),
            regulations: Regulations {
                edition: Edition::Laws2018,
                speed: Speed::Blitz,
                repeat: Repeat::Waived,
                boards: Boards::Apart,
                draw_offers: DrawOffers::None,
                castling_mode: CastlingMode::Chess960,
                start: position(
                    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
                    CastlingMode::Chess960,
                ),
                ..Regulations::default()
            },
            created: None,
            tournament: Tournament::default(),
        },
    ]
}
