//! A game from its journal: `apply` only, never `decide`, so that a journal of older rules still gives its own game.

use crate::laws::game::Game;
use crate::laws::moment::Moment;
use crate::laws::rules::consequences::told;

use super::entry::{Entry, JournalEvent};

/// A game as its journal tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed {
    /// The game after the last entry.
    pub game: Game,
    /// When that entry happened.
    pub last: Moment,
}

/// The entries are no journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// There is no entry, or the first does not set up the table.
    NotOpened,
    /// This entry sets it up a second time.
    OpenedAgain {
        /// Its number.
        number: u64,
    },
}

/// The game after these entries; for an earlier state pass fewer of them.
pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Replayed, ReplayError> {
    let mut entries = entries.into_iter();
    let mut replayed = match entries.next() {
        Some(Entry {
            at,
            event: JournalEvent::Opened(opening),
            ..
        }) => Replayed {
            game: opening.game(),
            last: *at,
        },
        Some(_) | None => return Err(ReplayError::NotOpened),
    };
    for entry in entries {
        match &entry.event {
            JournalEvent::Event(event) => replayed.game.apply(event, entry.at),
            JournalEvent::Restarted(_)
            | JournalEvent::Suspended(_)
            | JournalEvent::Found(_)
            | JournalEvent::Ruled(_) => {}
            JournalEvent::Opened(_) => return Err(ReplayError::OpenedAgain { number: entry.number }),
        }
        replayed.last = entry.at;
    }
    Ok(replayed)
}

/// The events of a journal of the first form say what follows from them from now on, as the rules have it today.
pub fn upgrade(entries: &mut [Entry]) {
    let Some(Entry {
        event: JournalEvent::Opened(opening),
        ..
    }) = entries.first()
    else {
        return;
    };
    if opening.is_explicit {
        return;
    }
    let mut game = opening.game();
    for entry in entries {
        if let JournalEvent::Event(event) = &mut entry.event {
            *event = told(&game, event.clone());
            game.apply(event, entry.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::uci::UciMove;
    use shakmaty::{CastlingMode, Position as _, Square};

    use super::*;
    use crate::journal::chain;
    use crate::journal::record::samples;
    use crate::journal::story::{self, Story};
    use crate::laws::command::{Command, Words};
    use crate::laws::event::ProposalKind;
    use crate::laws::people::Person;

    #[test]
    fn a_journal_begins_with_its_table_and_has_one() {
        let opening = JournalEvent::Opened(Box::new(samples::openings().remove(0)));
        let entry = |number| Entry {
            number,
            at: Moment::START,
            event: opening.clone(),
        };
        assert_eq!(replay(&[]), Err(ReplayError::NotOpened));
        assert!(replay(&[entry(1)]).is_ok());
        let twice = replay(&[entry(1), entry(2)]);
        assert_eq!(twice, Err(ReplayError::OpenedAgain { number: 2 }));
    }

    fn must_replay(story: &Story) {
        let reading = chain::read(&story.journal);
        assert_eq!(reading.damage, None);
        let replayed = replay(&reading.entries).unwrap();
        assert_eq!(replayed.game, story.game);
        assert_eq!(Some(replayed.last), story.journal.last().map(|entry| entry.at));
    }

    #[test]
    fn the_sample_games_replay_to_what_was_played() {
        let timed = story::sample_game();
        must_replay(&timed);
        assert_eq!(timed.game.ending().unwrap().result.to_string(), "0-1");
        let untimed = story::untimed_game();
        must_replay(&untimed);
        assert_eq!(untimed.game.ending().unwrap().reason.as_str(), "checkmate");
    }

    #[test]
    fn a_prefix_of_the_journal_is_the_game_as_it_was_then() {
        let story = story::sample_game();
        let entries = chain::read(&story.journal).entries;
        let moves: Vec<usize> = (1..=entries.len())
            .map(|many| replay(&entries[..many]).unwrap().game.line().len())
            .collect();
        assert_eq!(moves.first(), Some(&0));
        assert_eq!(moves.last(), Some(&story.game.line().len()));
    }

    /// One thing somebody might do, chosen by four numbers: mostly sensible, sometimes nonsense.
    fn command(game: &Game, [kind, a, b, c]: [u8; 4]) -> (Person, Command) {
        let side = if a % 4 == 0 {
            game.turn().side.other()
        } else {
            game.turn().side
        };
        let me = Person::Player(side);
        let legal = game.current().legal_moves();
        let chosen = legal.get(usize::from(b) % legal.len().max(1)).copied();
        let uci = chosen
            .filter(|_| c % 8 != 0)
            .map_or_else(|| "e1e5".parse().unwrap(), |legal| legal.to_uci(CastlingMode::Standard));
        let uci = if kind % 3 == 0 {
            uci
        } else {
            game.turn().announced.unwrap_or(uci)
        };
        let words = Words {
            uci,
            text: uci.to_string(),
        };
        let (from, to) = match uci {
            UciMove::Normal { from, to, .. } => (from, to),
            UciMove::Put { to, .. } => (to, to),
            UciMove::Null => (Square::A1, Square::A1),
        };
        let text = format!("{a} \u{2654}");
        match kind % 24 {
            0..=2 => (me, Command::Announce { side, words }),
            3..=5 => (
                me,
                Command::Lift {
                    board: side,
                    square: from,
                },
            ),
            6..=8 => (
                me,
                Command::Place {
                    board: side,
                    square: to,
                    piece: None,
                },
            ),
            9..=11 => (me, Command::PressClock { side }),
            12 => (me, Command::Repeat { side, words }),
            13 => (me, Command::Record { side, text }),
            14 => (me, Command::OfferDraw { side }),
            15 => (Person::Arbiter, Command::StopClocks),
            16 | 17 => (Person::Arbiter, Command::StartClocks),
            18 => (
                Person::Arbiter,
                Command::AddTime {
                    side,
                    by_ms: u64::from(a) * 999,
                },
            ),
            19 => (Person::Arbiter, Command::CompareBoards),
            20 => (Person::Arbiter, Command::Reinstate { ply: u32::from(a % 4) }),
            21 => (
                Person::Arbiter,
                Command::AcceptProposal {
                    kind: ProposalKind::ALL[usize::from(a % 5)],
                },
            ),
            22 => (
                me,
                Command::Remove {
                    board: side,
                    square: to,
                },
            ),
            _ => (Person::Arbiter, Command::Note { text }),
        }
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, ..Default::default() })]
        #[test]
        fn what_was_decided_and_what_is_read_back_are_one_game(
            choices in proptest::collection::vec((proptest::array::uniform4(0_u8..), 0_u64..9_000), 1..120),
        ) {
            let mut story = Story::open(story::timed_opening());
            story.try_do(Person::Arbiter, &Command::StartClocks);
            for (numbers, pause) in choices {
                story.wait(pause);
                let (by, command) = command(&story.game, numbers);
                story.try_do(by, &command);
            }
            must_replay(&story);
        }
    }
}
