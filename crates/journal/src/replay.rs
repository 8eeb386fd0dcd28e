//! A game from its journal: `apply` only, never `decide`, so that a journal of older rules still gives its own game.

use laws::adjournment::Envelope;
use laws::event::{Adjourning, Event};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::rules::adjournment;
use laws::rules::consequences::told;

use super::entry::{Entry, JournalEvent, JournalFinding};

/// A game rebuilt from its journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed {
    /// The game after the last entry.
    pub game: Game,
    /// The moment of the last entry.
    pub last: Moment,
}

/// Error: the entries are no journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// There is no entry, or the first does not set up the table.
    NotOpened,
    /// This entry sets up the table a second time.
    OpenedAgain {
        /// The number of the entry.
        number: u64,
    },
}

/// Rebuilds the game after these entries; for an earlier state pass fewer of them.
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
        if matches!(entry.event, JournalEvent::Opened(_)) {
            return Err(ReplayError::OpenedAgain { number: entry.number });
        }
        follow(&mut replayed.game, entry);
        replayed.last = entry.at;
    }
    Ok(replayed)
}

/// Applies that entry to the game.
pub fn follow(game: &mut Game, entry: &Entry) {
    match &entry.event {
        JournalEvent::Event(event) => game.apply(event, entry.at),
        JournalEvent::Found(JournalFinding::Withheld(withheld)) => {
            game.apply(&taken_for(game, withheld.is_envelope), entry.at);
        }
        JournalEvent::Opened(_)
        | JournalEvent::Restarted(_)
        | JournalEvent::Suspended(_)
        | JournalEvent::Found(_)
        | JournalEvent::Ruled(_) => {}
    }
}

/// True if an entry with unknown content must be a sealed move: only where somebody may seal one.
pub fn seals(game: &Game) -> bool {
    adjournment::sealer_now(game).is_some()
}

/// The event for which a withheld entry is taken. Its mark alone does not make it a sealed move, because a mark
/// next to the chain could be changed: somebody must be able to seal a move at this point. Any other entry is taken for
/// a lock, so that taking an entry out of a journal does not unlock the game.
pub fn taken_for(game: &Game, is_envelope: bool) -> Event {
    let (salt, by) = (String::new(), Person::Arbiter);
    let Some((side, ply)) = adjournment::sealer_now(game).filter(|_| is_envelope) else {
        return Event::RegulationsLocked {
            by,
            salt,
            hash: String::new(),
            event: None,
            event_name: None,
        };
    };
    let envelope = Envelope {
        salt,
        sealed: String::new(),
        with_pin: game.lock().is_some(),
    };
    let sealed = Adjourning::MoveSealed {
        by: Person::Player(side),
        side,
        ply,
        envelope,
        is_final: false,
    };
    told(game, Event::Adjournment(sealed))
}

/// Adds to the events of a journal of the first form the consequences that they have under today's rules.
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
    use super::*;
    use crate::chain;
    use crate::record::samples;
    use crate::story::{self, Story};
    use laws::command::Command;
    use laws::people::Person;

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
                let (by, command) = story::something(&story.game, numbers);
                story.try_do(by, &command);
            }
            must_replay(&story);
        }
    }
}
