//! The state of a table in brief, which the table signs every second and after each step.
//!
//! Single entries are not signed. The head covers them: the hash of the last entry in a signed head proves, link by
//! link, all entries before it.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use super::form::{self, text};
use super::identity::{PrivateKey, SignedText};
use super::topic::{GameId, TableNumber, TournamentId};
use journal::chain::{Anchor, EntryHash};
use laws::moment::Moment;

const TITLE: &str = "annabella head 1";

/// The state of a table in brief.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The game at the table.
    pub game: GameId,
    /// The last entry that is stored.
    pub end: Anchor,
    /// The moment of the head, on the table's clock.
    pub at: Moment,
    /// The time left on both clocks at that moment, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// The player whose clock ran, if any.
    pub running: Option<Color>,
    /// The plies completed.
    pub moves: u32,
    /// The state of the game.
    pub state: GamePhase,
    /// The number of entries that are in memory only, because the store does not work.
    pub unsaved: u64,
    /// The charge of the table's battery, in per cent; `None` if it has no battery.
    pub battery: Option<u8>,
    /// The version of the table's program.
    pub version: String,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GamePhase {
    /// No clock has run yet.
    Ready,
    /// A clock runs.
    Playing,
    /// The game has begun, and both clocks stand.
    Paused,
    /// The game is adjourned (Guidelines I).
    Adjourned,
    /// The game has ended.
    Ended,
}

/// A head as it is written.
#[derive(Serialize, Deserialize)]
struct HeadForm {
    #[serde(with = "text")]
    event: TournamentId,
    table: u32,
    #[serde(with = "text")]
    game: GameId,
    number: u64,
    #[serde(with = "text")]
    hash: EntryHash,
    at_micros: u64,
    white_ms: u64,
    black_ms: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    running: Option<HeadSide>,
    moves: u32,
    state: GamePhase,
    #[serde(default)]
    unsaved: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    battery: Option<u8>,
    version: String,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum HeadSide {
    White,
    Black,
}

impl Head {
    /// The head, signed with the table's key.
    pub fn sign(&self, key: &PrivateKey, table: TableNumber, event: TournamentId) -> SignedText {
        key.sign(form::titled(
            TITLE,
            &HeadForm {
                event,
                table: table.0,
                game: self.game,
                number: self.end.number,
                hash: self.end.hash,
                at_micros: self.at.as_micros(),
                white_ms: self.left_ms.white,
                black_ms: self.left_ms.black,
                running: self.running.map(|side| side.fold_wb(HeadSide::White, HeadSide::Black)),
                moves: self.moves,
                state: self.state,
                unsaved: self.unsaved,
                battery: self.battery,
                version: self.version.clone(),
            },
        ))
    }

    /// The table and the head that a signed text holds. `None` if the signature is wrong or the tournament is another.
    /// The caller checks in the roster that the key is the table's.
    pub fn read(signed: &SignedText, event: TournamentId) -> Option<(TableNumber, Self)> {
        let written: HeadForm = form::under(TITLE, signed.verified()?)?;
        let head = Self {
            game: written.game,
            end: Anchor {
                number: written.number,
                hash: written.hash,
            },
            at: Moment::from_micros(written.at_micros),
            left_ms: ByColor {
                white: written.white_ms,
                black: written.black_ms,
            },
            running: written.running.map(|side| match side {
                HeadSide::White => Color::White,
                HeadSide::Black => Color::Black,
            }),
            moves: written.moves,
            state: written.state,
            unsaved: written.unsaved,
            battery: written.battery,
            version: locale::inert(&written.version).into_owned(),
        };
        (written.event == event).then_some((TableNumber(written.table), head))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn heads() -> impl Strategy<Value = Head> {
        let side = prop_oneof![Just(None), Just(Some(Color::White)), Just(Some(Color::Black))];
        let state = prop_oneof![
            Just(GamePhase::Ready),
            Just(GamePhase::Playing),
            Just(GamePhase::Paused),
            Just(GamePhase::Adjourned),
            Just(GamePhase::Ended)
        ];
        let battery = proptest::option::of(0_u8..101);
        let numbers = (any::<u64>(), any::<u64>(), any::<u64>(), any::<u64>(), any::<u32>());
        (any::<[u8; 8]>(), any::<[u8; 32]>(), numbers, side, state, battery).prop_map(
            |(game, hash, (number, micros, white, black, moves), running, state, battery)| Head {
                game: GameId(game),
                end: Anchor {
                    number,
                    hash: EntryHash(hash),
                },
                at: Moment::from_micros(micros),
                left_ms: ByColor { white, black },
                running,
                moves,
                state,
                unsaved: number / 2,
                battery,
                version: String::from("1.2.3"),
            },
        )
    }

    proptest! {
        #[test]
        fn a_head_is_read_as_it_was_signed(head in heads(), seed in any::<[u8; 32]>(), table in any::<u32>()) {
            let (key, table) = (PrivateKey::from_seed(seed), TableNumber(table));
            let event = key.public().tournament();
            let signed = head.sign(&key, table, event);
            prop_assert_eq!(Head::read(&signed, event), Some((table, head)));
            prop_assert_eq!(Head::read(&signed, TournamentId([7; 8])), None);
            let sent = SignedText::from_bytes(&signed.to_bytes());
            prop_assert_eq!(sent, Some(signed));
        }
    }

    #[test]
    fn another_title_is_no_head() {
        let key = PrivateKey::from_seed([1; 32]);
        assert_eq!(
            Head::read(
                &key.sign(String::from("annabella ruling 1\n{}")),
                key.public().tournament()
            ),
            None
        );
    }
}
