//! Properties that hold whatever people do: random people do random things, in seeded walks.

use controls::intent::Intent;
use journal::entry::{GameSetup, JournalEvent};
use laws::command::{Claim, Command, Irregularity, WordedMove};
use laws::event::{Event, ProposalKind};
use laws::game::Game;
use laws::moment::Moment;
use laws::penalty::Penalty;
use laws::people::{People, Person, Player, Sight};
use laws::player_board::{self, HandMovement};
use laws::regulations::{AllowedMovements, Edition, Regulations, Repeat, Venue};
use laws::tournament::TournamentInfo;
use locale::Locale;
use notation::time_control;
use query::Query;
use shakmaty::{Bitboard, Board, ByColor, Color, Move, Piece, Position as _, Rank, Role, Square};
use table::Table;
use table::effect::Effect;
use table::input::Input;

use testing::chance::Chance;

fn people(chance: &mut Chance) -> People {
    let player = |name: &str, sight| Player {
        name: String::from(name),
        sight,
    };
    let someone = |there: bool| there.then(|| String::from("Clara"));
    People {
        players: ByColor {
            white: player("Ada", Sight::Vi),
            black: player("Ben", if chance.one_in(4) { Sight::Vi } else { Sight::Sighted }),
        },
        assistants: ByColor {
            white: someone(chance.one_in(2)),
            black: someone(chance.one_in(2)),
        },
        arbiter: someone(!chance.one_in(3)),
    }
}

fn regulations(chance: &mut Chance) -> Regulations {
    Regulations {
        edition: chance.of(&[Edition::Laws2005, Edition::Laws2018, Edition::Laws2023]),
        time: time_control::read(chance.of(&["none", "60", "20+2", "3/10:5+1"])).unwrap(),
        place: if chance.one_in(4) { Venue::Home } else { Venue::Event },
        boards: chance.of(&[
            AllowedMovements::Free,
            AllowedMovements::Free,
            AllowedMovements::Legal,
            AllowedMovements::Apart,
        ]),
        repeat: chance.of(&[Repeat::Expected, Repeat::BeforePress, Repeat::Waived]),
        ..Regulations::default()
    }
}

/// A legal move as often as not, so that games continue.
fn uci(game: &Game, chance: &mut Chance) -> String {
    let legal = game.current().legal_moves();
    if legal.is_empty() || chance.one_in(5) {
        let (from, to) = (Square::ALL[chance.below(64)], Square::ALL[chance.below(64)]);
        return format!("{from}{to}");
    }
    legal[chance.below(legal.len())]
        .to_uci(game.regulations().castling_mode)
        .to_string()
}

fn words(game: &Game, chance: &mut Chance) -> WordedMove {
    let text = uci(game, chance);
    WordedMove {
        uci: text.parse().unwrap_or(shakmaty::uci::UciMove::Null),
        text,
    }
}

fn command(game: &Game, chance: &mut Chance) -> Command {
    let side = chance.of(&Color::ALL);
    let square = Square::ALL[chance.below(64)];
    let piece = Piece {
        color: chance.of(&Color::ALL),
        role: chance.of(&Role::ALL),
    };
    let ms = u64::try_from(chance.below(30_000)).unwrap();
    let kind = chance.of(ProposalKind::ALL);
    match chance.below(34) {
        33 => Command::CorrectEntry {
            side,
            place: u32::try_from(chance.below(6)).unwrap(),
            text: if chance.one_in(4) {
                String::new()
            } else {
                uci(game, chance)
            },
        },
        0 | 1 => Command::Announce {
            side,
            words: words(game, chance),
        },
        2 => Command::CorrectAnnouncement {
            side,
            words: words(game, chance),
        },
        3 => Command::Repeat {
            side,
            words: words(game, chance),
        },
        4 | 5 => Command::Lift { board: side, square },
        6 | 7 => Command::Place {
            board: side,
            square,
            piece: chance.one_in(2).then_some(piece),
        },
        8 => Command::Remove { board: side, square },
        9 | 10 => Command::PressClock { side },
        11 => Command::StopClocks,
        12 => Command::StartClocks,
        13 => Command::Record {
            side,
            text: uci(game, chance),
        },
        14 => Command::OfferDraw { side },
        15 if chance.one_in(9) => Command::AcceptDraw { side },
        16 => Command::DeclineDraw { side },
        17 if chance.one_in(20) => Command::Resign { side },
        18 => Command::ClaimFlag { side },
        19 => Command::SetTime { side, left_ms: ms },
        20 => Command::AddTime { side, by_ms: ms },
        21 => Command::TakeTime { side, by_ms: ms },
        22 => Command::Reinstate {
            ply: u32::try_from(chance.below(6)).unwrap(),
        },
        23 => Command::AcceptProposal { kind },
        24 => Command::DeclineProposal { kind },
        25 => Command::SetPeriod {
            side,
            period: u32::try_from(chance.below(4)).unwrap(),
        },
        26 => Command::Penalise {
            side,
            penalty: chance.of(Penalty::ALL.get(..5).unwrap()),
            by_ms: chance.one_in(2).then_some(ms),
            reason: None,
        },
        27 => Command::Arrive { side },
        28 => Command::SetMoves {
            side,
            moves: u32::try_from(chance.below(50)).unwrap(),
        },
        29 => Command::Adjust { side, square },
        30 => Command::Claim {
            side,
            claim: chance.of(&[
                Claim::Threefold(None),
                Claim::Fifty(None),
                Claim::Touched(square),
                Claim::IllegalMove,
                Claim::Irregularity(Irregularity::SetUp),
                Claim::Irregularity(Irregularity::TwoHands),
            ]),
        },
        31 => Command::SettleClaim {
            upheld: chance.one_in(2),
        },
        _ => Command::CompareBoards,
    }
}

fn intent(game: &Game, chance: &mut Chance) -> Intent {
    let for_side = chance.of(&Color::ALL);
    match chance.below(12) {
        0..=2 => Intent::Play {
            for_side,
            words: uci(game, chance),
        },
        3 | 4 => Intent::Copy { for_side },
        5 => Intent::Announce {
            for_side,
            words: uci(game, chance),
        },
        6 => Intent::Ask(chance.of(&[
            Query::Clocks,
            Query::Last,
            Query::Turn,
            Query::State,
            Query::Differences,
        ])),
        7 => Intent::Do(Command::PressClock { side: for_side }),
        8 => Intent::Touch {
            board: for_side,
            square: Square::ALL[chance.below(64)],
        },
        9 => Intent::Line(
            chance
                .of(&["clock", "e4", "help", "Springer Felix drei", "?", "black: e5"])
                .to_owned(),
        ),
        _ => Intent::Do(command(game, chance)),
    }
}

fn opening(chance: &mut Chance) -> GameSetup {
    GameSetup {
        people: people(chance),
        regulations: regulations(chance),
        created: None,
        tournament: TournamentInfo::default(),
        is_explicit: true,
    }
}

fn at_most_one_clock_runs(game: &Game, now: Moment) {
    let later = now.plus_millis(1_000);
    let (before, after) = (game.clock().both_ms(now), game.clock().both_ms(later));
    let white = before.white != after.white;
    let black = before.black != after.black;
    assert!(!(white && black), "both clocks run");
}

#[test]
fn a_decision_or_refusal_changes_nothing_except_by_its_events() {
    for seed in 0..100 {
        let mut chance = Chance::new(seed);
        let GameSetup {
            people, regulations, ..
        } = opening(&mut chance);
        let mut game = Game::new(people, regulations);
        let mut now = Moment::START;
        for _ in 0..120 {
            now = now.plus_millis(u64::try_from(chance.below(900)).unwrap());
            for event in game.decide_time(now) {
                game.apply(&event, now);
            }
            let by = chance.of(&Person::ALL);
            let command = command(&game, &mut chance);
            let before = game.clone();
            let decided = game.decide(&command, by, now);
            assert_eq!(game, before, "seed {seed}: to decide is to change nothing");
            for event in decided.into_iter().flatten() {
                sheets_are_written_by_their_owners(&game, &event);
                only_legal_moves_are_announced_where_only_they_stand(&game, &event);
                game.apply(&event, now);
            }
            at_most_one_clock_runs(&game, now);
            assert_eq!(
                game.decide(&command, by, now),
                game.clone().decide(&command, by, now),
                "seed {seed}"
            );
        }
    }
}

fn only_legal_moves_are_announced_where_only_they_stand(game: &Game, event: &Event) {
    if let Event::MoveAnnounced { side, uci, .. } | Event::AnnouncementCorrected { side, uci, .. } = event
        && game.regulations().boards == AllowedMovements::Legal
    {
        let position = game.position_before(game.open_turn(*side).unwrap());
        assert!(uci.to_move(&position).is_ok(), "{uci}");
    }
}

/// 8.1, D.2.10.3: a scoresheet changes only by its player, or by the assistant of a VI player for them.
fn sheets_are_written_by_their_owners(game: &Game, event: &Event) {
    if let Event::MoveRecorded { by, side, .. } | Event::EntryCorrected { by, side, .. } = event {
        assert!(*by == Person::Player(*side) || *by == Person::Assistant(*side) && game.people().is_vi(*side));
    }
}

#[test]
fn random_wishes_never_stop_the_table_or_change_it_if_refused() {
    for seed in 0..60 {
        let mut chance = Chance::new(1_000 + seed);
        let opening = opening(&mut chance);
        let mut folded = opening.game();
        let mut table = Table::new(opening, Locale::En);
        let mut now = Moment::START;
        for _ in 0..80 {
            now = now.plus_millis(u64::try_from(chance.below(700)).unwrap());
            let by = chance.of(&Person::ALL);
            let sheets = ByColor::new_with(|side| table.game().sheet(side).clone());
            let wish = intent(table.game(), &mut chance);
            let effects = table.step(Input::Intent(by, wish.clone()), now);
            let mut recorded = false;
            let refused = effects.iter().any(|effect| matches!(effect, Effect::Refuse { .. }));
            for effect in &effects {
                if let Effect::Append(entries) = effect {
                    for entry in entries {
                        if let JournalEvent::Event(event) = &entry.event {
                            recorded |= matches!(event, Event::MoveRecorded { .. } | Event::EntryCorrected { .. });
                            let by_itself = matches!(
                                event,
                                Event::Proposed(_)
                                    | Event::FlagFell { .. }
                                    | Event::Recording(_)
                                    | Event::BoardsDiffer { .. }
                                    | Event::BoardsAgree { .. }
                                    | Event::NotExecuted { .. }
                            );
                            assert!(
                                by_itself || !refused,
                                "seed {seed}: {wish:?} by {by} was refused, and yet {event:?}"
                            );
                            folded.apply(event, entry.at);
                        }
                    }
                }
            }
            assert_eq!(
                &folded,
                table.game(),
                "seed {seed}: the game is the fold of its events, after {wish:?}"
            );
            let same = Color::ALL
                .into_iter()
                .all(|side| table.game().sheet(side).entries() == sheets.get(side).entries());
            assert!(same || recorded, "seed {seed}: a sheet changed by itself");
            at_most_one_clock_runs(table.game(), now.strictly_after(table.last()));
        }
    }
}

fn no_refusal(effects: &[Effect], seed: u64) {
    for effect in effects {
        if let Effect::Refuse { refusal, .. } = effect {
            panic!("seed {seed}: {refusal:?}");
        }
    }
}

/// Two players at an event, or at home; the result of the game does not depend on who is blind.
fn playing(sight: ByColor<Sight>, boards: AllowedMovements) -> Table {
    let player = |side: Color| Player {
        name: side.to_string(),
        sight: *sight.get(side),
    };
    let people = People {
        players: ByColor::new_with(player),
        assistants: ByColor::default(),
        arbiter: Some(String::from("Dora")),
    };
    let regulations = Regulations {
        boards,
        ..Regulations::default()
    };
    Table::new(
        GameSetup {
            people,
            regulations,
            created: None,
            tournament: TournamentInfo::default(),
            is_explicit: true,
        },
        Locale::En,
    )
}

#[test]
fn random_legal_games_keep_both_boards_as_the_official_position() {
    for seed in 0..30 {
        let mut chance = Chance::new(2_000 + seed);
        let sight = ByColor::new_with(|_| chance.of(&[Sight::Vi, Sight::Sighted]));
        let mut table = playing(sight, chance.of(&[AllowedMovements::Free, AllowedMovements::Legal]));
        for ply in 0..90_u64 {
            if table.game().ending().is_some() {
                break;
            }
            let side = table.game().turn().side;
            let legal = table.game().current().legal_moves();
            // Captures are preferred: that is where hands go wrong.
            let captures: Vec<_> = legal.iter().copied().filter(|legal| legal.is_capture()).collect();
            let mv = if captures.is_empty() || chance.one_in(2) {
                legal[chance.below(legal.len())]
            } else {
                chance.of(&captures)
            };
            let words = mv.to_uci(table.game().regulations().castling_mode).to_string();
            let steps = [
                (side, Intent::Play { for_side: side, words }),
                (side.other(), Intent::Copy { for_side: side.other() }),
                (side, Intent::Do(Command::PressClock { side })),
            ];
            for (who, intent) in steps {
                let over = table.game().ending().is_some();
                if over && matches!(intent, Intent::Do(_)) {
                    continue;
                }
                let now = Moment::from_millis(ply + 1);
                no_refusal(&table.step(Input::Intent(Person::Player(who), intent), now), seed);
            }
            for board in Color::ALL {
                assert_eq!(
                    table.game().board(board).pieces(),
                    table.game().official().board(),
                    "seed {seed}"
                );
                assert!(table.game().board(board).hand().is_empty(), "seed {seed}");
            }
        }
    }
}

#[test]
fn repeating_and_executing_at_any_time_never_affect_the_press() {
    for seed in 0..25 {
        let mut chance = Chance::new(3_000 + seed);
        let sight = ByColor {
            white: Sight::Vi,
            black: Sight::Sighted,
        };
        let mut dutiful = playing(sight, AllowedMovements::Free);
        let mut silent = playing(sight, AllowedMovements::Free);
        for ply in 0..60_u64 {
            if dutiful.game().ending().is_some() {
                break;
            }
            let side = dutiful.game().turn().side;
            let legal = dutiful.game().current().legal_moves();
            let uci = legal[chance.below(legal.len())].to_uci(dutiful.game().regulations().castling_mode);
            let now = Moment::from_millis(ply + 1);
            let announce = Command::Announce {
                side,
                words: WordedMove {
                    uci,
                    text: uci.to_string(),
                },
            };
            for table in [&mut dutiful, &mut silent] {
                let words = uci.to_string();
                table.step(Input::Intent(Person::Player(side), Intent::Do(announce.clone())), now);
                table.step(
                    Input::Intent(Person::Player(side), Intent::Play { for_side: side, words }),
                    now,
                );
            }
            let copy = Input::Intent(Person::Player(side.other()), Intent::Copy { for_side: side.other() });
            let early = chance.one_in(2);
            if early {
                dutiful.step(copy.clone(), now);
            }
            let answers: Vec<Vec<String>> = [&mut dutiful, &mut silent]
                .into_iter()
                .map(|table| {
                    let press = Intent::Do(Command::PressClock { side });
                    let effects = table.step(Input::Intent(Person::Player(side), press), now);
                    effects.iter().flat_map(answer_to_the_press).collect()
                })
                .collect();
            assert_eq!(answers[0], answers[1], "seed {seed}, ply {}", ply + 1);
            if !early {
                dutiful.step(copy, now);
            }
            assert_eq!(
                dutiful.game().line().len(),
                silent.game().line().len(),
                "seed {seed}, ply {}",
                ply + 1
            );
        }
    }
}

/// The board after one to three slips: a piece put elsewhere, two exchanged, one too many, too few, or another in its place.
fn spoilt(board: &Board, chance: &mut Chance) -> Board {
    let mut spoilt = board.clone();
    for _ in 0..=chance.below(3) {
        let of_squares = |squares: Bitboard| squares.into_iter().collect::<Vec<_>>();
        let from = chance.of(&of_squares(spoilt.occupied()));
        let other = chance.of(&of_squares(spoilt.occupied()));
        let empty = chance.of(&of_squares(!spoilt.occupied()));
        let piece = spoilt.piece_at(from).unwrap();
        match chance.below(5) {
            0 | 1 => {
                spoilt.discard_piece_at(from);
                spoilt.set_piece_at(empty, piece);
            }
            2 => {
                let second = spoilt.piece_at(other).unwrap();
                spoilt.set_piece_at(from, second);
                spoilt.set_piece_at(other, piece);
            }
            3 => spoilt.set_piece_at(empty, piece),
            _ => spoilt.set_piece_at(from, spoilt.piece_at(other).unwrap()),
        }
    }
    spoilt
}

/// Lets that person do this, and checks that it is not refused.
fn does(table: &mut Table, who: Person, intent: Intent, seed: u64) {
    no_refusal(&table.step(Input::Intent(who, intent), Moment::START), seed);
}

/// A move is made and announced, executed on the other board, and completed.
fn cycle(table: &mut Table, words: &str, seed: u64) {
    let side = table.game().turn().side;
    let words = words.to_owned();
    let steps = [
        (side, Intent::Play { for_side: side, words }),
        (side.other(), Intent::Copy { for_side: side.other() }),
        (side, Intent::Do(Command::PressClock { side })),
    ];
    for (who, intent) in steps {
        if !table_is_over(table) {
            does(table, Person::Player(who), intent, seed);
        }
    }
}

fn random_move(table: &Table, chance: &mut Chance) -> String {
    let legal = table.game().current().legal_moves();
    let mode = table.game().regulations().castling_mode;
    chance.of(&legal).to_uci(mode).to_string()
}

#[test]
fn a_board_corrected_by_hand_equals_one_the_arbiter_corrected() {
    for seed in 0..150 {
        let mut chance = Chance::new(4_000 + seed);
        let sight = ByColor::new_with(|_| chance.of(&[Sight::Vi, Sight::Sighted]));
        let mut by_hand = playing(sight, AllowedMovements::Free);
        let plies = 2 + chance.below(40);
        for _ in 0..plies {
            if table_is_over(&by_hand) {
                break;
            }
            let words = random_move(&by_hand, &mut chance);
            cycle(&mut by_hand, &words, seed);
        }
        if table_is_over(&by_hand) {
            continue;
        }
        let board = chance.of(&Color::ALL);
        let right = by_hand.game().official().board().clone();
        let pieces = spoilt(&right, &mut chance);
        let enter = |pieces: &Board| {
            let pieces = pieces.clone();
            Input::Intent(Person::Arbiter, Intent::Do(Command::EnterBoard { board, pieces }))
        };
        no_refusal(&by_hand.step(enter(&pieces), Moment::START), seed);
        let offer = Intent::Do(Command::OfferDraw { side: board.other() });
        no_refusal(
            &by_hand.step(Input::Intent(Person::Player(board.other()), offer), Moment::START),
            seed,
        );
        let mut by_arbiter = by_hand.clone();
        no_refusal(&by_arbiter.step(enter(&right), Moment::START), seed);
        // Off, out, in: the order within each is anybody's.
        let mut movements = player_board::movements(&pieces, &right);
        let phase = |movement: &HandMovement| match movement {
            HandMovement::Remove(_) => 0,
            HandMovement::Lift(_) => 1,
            HandMovement::Place(..) => 2,
        };
        for index in 0..movements.len() {
            movements.swap(index, chance.below(index + 1));
        }
        movements.sort_by_key(phase);
        for movement in movements {
            let command = match movement {
                HandMovement::Remove(square) => Command::Remove { board, square },
                HandMovement::Lift(square) => Command::Lift { board, square },
                HandMovement::Place(square, piece) => Command::Place { board, square, piece },
            };
            does(&mut by_hand, Person::Player(board), Intent::Do(command), seed);
        }
        let (hand, arbiter) = (by_hand.game(), by_arbiter.game());
        assert_eq!(hand.board(board).pieces(), &right, "seed {seed}");
        assert_eq!(hand.board_before(board), arbiter.board_before(board), "seed {seed}");
        assert_eq!(hand.turn(), arbiter.turn(), "seed {seed}");
        assert_eq!(hand.draw_offer(), Some(board.other()), "seed {seed}");
        assert_eq!(hand.proposals(), arbiter.proposals(), "seed {seed}");
        for _ in 0..2 {
            if table_is_over(&by_hand) {
                break;
            }
            let words = random_move(&by_hand, &mut chance);
            cycle(&mut by_hand, &words, seed);
            cycle(&mut by_arbiter, &words, seed);
        }
        let (hand, arbiter) = (by_hand.game(), by_arbiter.game());
        assert_eq!(hand.line().len(), arbiter.line().len(), "seed {seed}");
        assert_eq!(hand.proposals(), arbiter.proposals(), "seed {seed}");
        assert!(hand.differences(board).is_empty(), "seed {seed}");
    }
}

#[test]
fn a_legal_move_counts_from_whichever_square_its_piece_comes() {
    for seed in 0..200 {
        let mut chance = Chance::new(5_000 + seed);
        let sight = ByColor::new_with(|_| chance.of(&[Sight::Vi, Sight::Sighted]));
        let mut table = playing(sight, AllowedMovements::Free);
        for _ in 0..chance.below(40) {
            if !table_is_over(&table) {
                let words = random_move(&table, &mut chance);
                cycle(&mut table, &words, seed);
            }
        }
        let game = table.game();
        let (board, line) = (game.turn().side, game.line().len());
        let (now, mode) = (game.current(), game.regulations().castling_mode);
        let one_piece = |legal: &Move| !legal.is_castle() && !legal.is_promotion();
        let legal: Vec<Move> = now.legal_moves().into_iter().filter(one_piece).collect();
        if table_is_over(&table) || legal.is_empty() {
            continue;
        }
        let legal = chance.of(&legal);
        let (from, to) = (legal.from().unwrap(), legal.to());
        let edges = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        let empty = !now.board().occupied() & !edges & !Bitboard::from(to);
        let stands = chance.of(&empty.into_iter().collect::<Vec<_>>());
        let mut pieces = now.board().clone();
        let piece = pieces.remove_piece_at(from).unwrap();
        pieces.set_piece_at(stands, piece);
        let enter = Intent::Do(Command::EnterBoard { board, pieces });
        does(&mut table, Person::Arbiter, enter, seed);
        let uci = legal.to_uci(mode);
        let text = uci.to_string();
        let mut acts = Vec::new();
        if legal.is_en_passant() {
            let square = Square::from_coords(to.file(), from.rank());
            acts.push(Command::Remove { board, square });
        }
        acts.push(Command::Lift { board, square: stands });
        let (square, piece) = (to, None);
        acts.push(Command::Place { board, square, piece });
        let words = WordedMove { uci, text };
        acts.insert(chance.below(acts.len() + 1), Command::Announce { side: board, words });
        acts.push(Command::PressClock { side: board });
        for act in acts {
            if !table_is_over(&table) {
                does(&mut table, Person::Player(board), Intent::Do(act), seed);
            }
        }
        let game = table.game();
        assert_eq!(game.line().len(), line + 1, "seed {seed}");
        assert_eq!(game.line().last().unwrap().uci, uci, "seed {seed}");
        assert_eq!(game.differences(board), [], "seed {seed}");
        assert_eq!(game.proposals(), [], "seed {seed}");
    }
}

fn table_is_over(table: &Table) -> bool {
    table.game().ending().is_some()
}

/// Whether the press was accepted, and if not, why; what is said about lagging boards is another matter.
fn answer_to_the_press(effect: &Effect) -> Vec<String> {
    if let Effect::Refuse { refusal, .. } = effect {
        return vec![refusal.code.as_str().to_owned()];
    }
    let Effect::Append(entries) = effect else {
        return Vec::new();
    };
    let mut answers = Vec::new();
    for entry in entries {
        if let JournalEvent::Event(
            event @ (Event::ClockPressed { .. }
            | Event::MoveCompleted { .. }
            | Event::IllegalMove { .. }
            | Event::GameEnded { .. }),
        ) = &entry.event
        {
            answers.push(format!("{event:?}"));
        }
    }
    answers
}
