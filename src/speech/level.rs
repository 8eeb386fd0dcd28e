//! How much one person hears of an event: its class, and what is added to a move at home.

use shakmaty::{Color, Piece, Position as _, uci::UciMove};

use crate::announcement::Span;
use crate::laws::event::Event;
use crate::laws::game::Game;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::turn::Turn;
use crate::locale::{Messages, color, duration};
use crate::settings::{Cells, Level, Verbosity};
use crate::wording::cell;

/// How much that person hears of the event. What belongs to no class is always said.
pub fn level(event: &Event, to: Person, verbosity: Verbosity) -> Level {
    match event {
        Event::MoveAnnounced { side, .. }
        | Event::AnnouncementCorrected { side, .. }
        | Event::MoveMade { side, .. }
            if to.side() == Some(*side) =>
        {
            verbosity.own_moves
        }
        Event::MoveAnnounced { .. } | Event::AnnouncementCorrected { .. } | Event::MoveMade { .. } => {
            verbosity.opponent_moves
        }
        Event::PieceLifted { .. } | Event::PiecePlaced { .. } | Event::PieceRemoved { .. } => verbosity.hands,
        Event::ClocksStarted { .. } | Event::ClocksStopped { .. } => verbosity.clock,
        Event::MoveRepeated { .. }
        | Event::MoveRecorded { .. }
        | Event::EntryCorrected { .. }
        | Event::SheetEntered { .. }
        | Event::NoteWritten { .. }
        | Event::Arrived { .. } => verbosity.notes,
        Event::BoardsDiffer { .. } | Event::BoardsAgree { .. } => verbosity.differences,
        Event::PieceTouched { .. }
        | Event::RepeatDiffers { .. }
        | Event::MoveExecuted { .. }
        | Event::ClockPressed { .. }
        | Event::MoveCompleted { .. }
        | Event::IllegalMove { .. }
        | Event::TimeAdjusted { .. }
        | Event::MovesAdjusted { .. }
        | Event::PeriodAdjusted { .. }
        | Event::TimesChecked { .. }
        | Event::PeriodPassed { .. }
        | Event::FlagFell { .. }
        | Event::DrawOffered { .. }
        | Event::DrawAccepted { .. }
        | Event::DrawDeclined { .. }
        | Event::BoardsCompared { .. }
        | Event::NotExecuted { .. }
        | Event::SheetsCompared { .. }
        | Event::SheetsDiffer { .. }
        | Event::RegulationsLocked { .. }
        | Event::RegulationsUnlocked { .. }
        | Event::IncrementSet { .. }
        | Event::Recording(_)
        | Event::Standing(_)
        | Event::PinEntered { .. }
        | Event::BoardEntered { .. }
        | Event::PositionReinstated { .. }
        | Event::WarningGiven { .. }
        | Event::PenaltyGiven { .. }
        | Event::Approved { .. }
        | Event::Signed { .. }
        | Event::Adjournment(_)
        | Event::GameEnded { .. }
        | Event::PieceAdjusted { .. }
        | Event::DrawClaimed { .. }
        | Event::ClaimMade { .. }
        | Event::ClaimUpheld { .. }
        | Event::ClaimRejected { .. }
        | Event::Proposed(_)
        | Event::Settled { .. } => Level::Short,
    }
}

/// The turn an announcement is of, while it can still be found.
pub(super) fn turn_of<'a>(event: &Event, game: &'a Game) -> Option<&'a Turn> {
    let (Event::MoveAnnounced { side, ply, .. } | Event::AnnouncementCorrected { side, ply, .. }) = event else {
        return None;
    };
    let turns = game
        .last_turn()
        .into_iter()
        .chain(game.pending())
        .chain(Some(game.turn()));
    turns.into_iter().find(|turn| turn.ply == *ply && turn.side == *side)
}

/// What a move took, and whether it gives check; nothing for a move that is not legal.
pub(super) struct Effect {
    pub(super) taken: Option<Piece>,
    pub(super) checks: bool,
}

pub(super) fn effect_of(turn: &Turn, game: &Game) -> Option<Effect> {
    let before = game.position_before(turn);
    let legal = turn.uci()?.to_move(&before).ok()?;
    let taken = legal.capture().map(|role| Piece {
        color: turn.side.other(),
        role,
    });
    let after = before.play(legal).ok()?;
    Some(Effect {
        taken,
        checks: after.is_check() && !after.is_checkmate(),
    })
}

/// How a person wants what is added.
#[derive(Clone, Copy, Debug)]
pub struct Adding {
    /// How much.
    pub level: Level,
    /// How squares and pieces are named.
    pub cells: Cells,
    /// When it is said.
    pub at: Moment,
}

/// What is said of a move beyond its announcement, in the language of `messages`: at home only, for in competition nothing
/// is told that the Laws do not let be told (11.3.1, D.2.10.4).
pub fn added(event: &Event, game: &Game, messages: &Messages, adding: Adding) -> Option<Span> {
    let Adding { level, cells, at } = adding;
    if level < Level::Normal || game.regulations().is_competition() {
        return None;
    }
    let turn = turn_of(event, game)?;
    let effect = effect_of(turn, game)?;
    let mut said: Vec<String> = Vec::new();
    if let Some(taken) = effect.taken {
        let piece = cell::piece_name(messages, cells, taken);
        said.push(messages.text("answer-captured", &[("piece", (&piece).into())]));
    }
    if effect.checks {
        said.push(messages.text("added-check", &[]));
    }
    if level == Level::Full {
        said.extend(full(turn, game, messages, cells));
        if game.clock().is_timed() {
            let left = game.clock().both_ms(at).map(|ms| duration(messages, ms));
            let values = [("white", (&left.white).into()), ("black", (&left.black).into())];
            said.push(messages.text("added-clocks", &values));
        }
    }
    (!said.is_empty()).then(|| Span {
        lang: messages.locale().tag().to_owned(),
        text: said.join(" "),
    })
}

/// The move's number, where the piece came from, and who is on move.
fn full(turn: &Turn, game: &Game, messages: &Messages, cells: Cells) -> Vec<String> {
    let mut said = Vec::new();
    if let Some(UciMove::Normal { from, .. }) = turn.uci() {
        let from = cell::square(messages, cells, from);
        let values = [("number", turn.ply.div_ceil(2).into()), ("from", (&from).into())];
        said.push(messages.text("added-number", &values));
    }
    if game.ending().is_none() {
        let next: Color = turn.side.other();
        let side = color(messages, next);
        said.push(messages.text("added-turn", &[("side", (&side).into())]));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controls::intent::{Intent, Wish};
    use crate::locale::Locale;
    use crate::script::{parse::parse, play::Stage};
    use crate::settings::{Settings, VerbosityPreset};
    use crate::speech::cue::Cue;
    use crate::table::Table;
    use crate::table::effect::Effect as Done;
    use crate::table::input::Input;
    use crate::table::seat::Wishes;

    const ADA: Person = Person::Player(Color::White);
    const BEN: Person = Person::Player(Color::Black);
    const SCANDINAVIAN: &str = "start rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n";
    const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n";
    const EVENT: &str = "set vocabulary=en\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";

    fn table(script: &str, verbosity: Verbosity) -> Table {
        let script = parse(script).unwrap();
        let mut table = Stage::new(&script.header, Locale::En, None).into_table().0;
        let wishes = Wishes::of(&Settings {
            verbosity,
            ..Settings::default()
        });
        table.wish_all(ADA, wishes);
        // Without a loudspeaker each hears everything in his own ear.
        table.wish(ADA, Wish::PublicVoice(false));
        table
    }

    /// What Ada hears of a line, and which sounds.
    fn heard(table: &mut Table, by: Person, line: &str) -> (Vec<String>, Vec<Cue>) {
        let effects = table.step(
            Input::Intent(by, Intent::Line(line.to_owned())),
            Moment::from_millis(1_000),
        );
        let (mut said, mut cues) = (Vec::new(), Vec::new());
        for effect in effects {
            if let Done::Say { to: ADA, utterance, .. } = effect {
                said.push(utterance.text());
            } else if let Done::Cue { to: ADA, cue } = effect {
                cues.push(cue);
            }
        }
        (said, cues)
    }

    #[test]
    fn at_home_the_capture_and_the_check_are_said_with_the_move_if_wished() {
        let script = format!("{SCANDINAVIAN}set vocabulary=en\n{HOME}");
        let mut table = table(&script, VerbosityPreset::Home.verbosity());
        let (said, cues) = heard(&mut table, ADA, "exd5");
        assert!(said[0].ends_with("d5 Captured: black pawn."), "{said:?}");
        assert!(cues.contains(&Cue::Capture), "{cues:?}");
        heard(&mut table, BEN, "a6");
        let (said, cues) = heard(&mut table, ADA, "Bb5");
        assert_eq!(said, ["Bishop b5 Check."]);
        assert!(cues.contains(&Cue::Check), "{cues:?}");
    }

    #[test]
    fn in_full_the_number_the_square_it_came_from_and_the_clocks_are_said() {
        let full = Verbosity {
            opponent_moves: Level::Full,
            ..Verbosity::default()
        };
        let mut table = table(&format!("time 300\nset vocabulary=en\n{HOME}"), full);
        heard(&mut table, ADA, "e4");
        let (said, _) = heard(&mut table, BEN, "e5");
        assert_eq!(
            said,
            ["e5 Move 1, from e7. White to move. White 5 minutes, Black 5 minutes."]
        );
    }

    #[test]
    fn in_competition_nothing_is_added_and_no_check_is_heard() {
        let full = Verbosity {
            own_moves: Level::Full,
            ..Verbosity::default()
        };
        let mut table = table(
            &format!("start rnbqkbnr/ppp2ppp/8/3pp3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3\n{EVENT}"),
            full,
        );
        let (said, cues) = heard(&mut table, ADA, "Bb5");
        assert_eq!(said, ["Bishop b5"]);
        assert!(!cues.contains(&Cue::Check), "{cues:?}");
    }

    #[test]
    fn a_tone_stands_for_words_that_are_off_and_the_log_has_them() {
        let quiet = Verbosity {
            own_moves: Level::Off,
            opponent_moves: Level::Tone,
            ..Verbosity::default()
        };
        let mut table = table(&format!("set vocabulary=en\n{HOME}"), quiet);
        assert_eq!(heard(&mut table, ADA, "e4").0, Vec::<String>::new());
        let (said, cues) = heard(&mut table, BEN, "e5");
        assert_eq!((said, cues.contains(&Cue::Announcement)), (Vec::new(), true));
        let log: Vec<String> = table
            .seat(ADA)
            .unwrap()
            .said
            .iter()
            .map(|line| line.utterance.text())
            .collect();
        assert_eq!(log, ["e4", "e5"]);
        assert_eq!(heard(&mut table, ADA, "again").0, ["e5"], "F9 says it all the same");
    }

    #[test]
    fn squares_are_named_as_typed_with_a_sample() {
        let mut table = table(HOME, Verbosity::default());
        let said = |table: &mut Table, line| heard(table, ADA, line).0;
        assert_eq!(
            said(&mut table, "squares by names"),
            ["Felix 3, white knight; Eva 5, empty."]
        );
        assert_eq!(
            said(&mut table, "piece first"),
            ["white knight, Felix 3; empty, Eva 5."]
        );
        assert_eq!(said(&mut table, "square e1"), ["white king, Eva 1"]);
        said(&mut table, "position by ranks");
        let position = said(&mut table, "position").remove(0);
        assert!(position.starts_with("Rank 8: black rook, Anna 8; "), "{position}");
        assert!(position.contains("Rank 5: empty."), "{position}");
    }

    #[test]
    fn refusals_questions_and_what_must_be_heard_are_said_whatever_was_wished() {
        let off = Verbosity {
            own_moves: Level::Off,
            opponent_moves: Level::Off,
            hands: Level::Off,
            exploration: Level::Off,
            clock: Level::Off,
            notes: Level::Off,
            differences: Level::Off,
        };
        let mut table = table(HOME, off);
        assert_eq!(heard(&mut table, ADA, "resign").0.len(), 1);
        assert_eq!(heard(&mut table, ADA, "Qh7").0.len(), 1);
    }
}
