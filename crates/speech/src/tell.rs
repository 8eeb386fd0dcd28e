//! Words for each event and each person at the table, and how they are told: every event and every person has an answer
//! here, silence too.
//!
//! To add an event: an arm in [`tell`], and its texts in every language.

use shakmaty::{ByColor, Color, Piece, Position as _, Square, uci::UciMove};

use super::answer::last_moves;
use super::earcon::Earcon;
use super::utterance::{Channel, Priority, Utterance};
use announcement::{Announcement, Span};
use laws::adjournment::Adjournment;
use laws::claim::Claim;
use laws::devices::Outlet;
use laws::ending::Reason;
use laws::event::{Adjourning, AwayEvent, DeviceEvent, Event, IllegalMoveOutcome, NewProposal, Proposal, Recording};
use laws::facts::VerbosityClass;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::position::both_kings_in_check;
use laws::refusal::Article;
use laws::regulations::{Approval, DifferenceTold, Reminder, Rule};
use laws::rules::outcome::ProposalOutcome;
use laws::sheets::SheetsVerdict;
use laws::turn::Turn;
use locale::{Messages, Value, color, duration};
use query::completed_moves;
use settings::{Cells, Level, Verbosity};
use wording::{self, cell, proposal, sheet, state};

/// The people who hear a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listeners {
    Only(Person),
    Players,
    /// Everybody to whom a fallen flag is signalled.
    Signalled,
}

/// The sound of an event, and its hearers.
fn sound(event: &Event) -> Option<(Earcon, Listeners)> {
    if let Event::PieceLifted { by, .. } = event {
        Some((Earcon::Lift, Listeners::Only(*by)))
    } else if let Event::PiecePlaced { by, .. } = event {
        Some((Earcon::Place, Listeners::Only(*by)))
    } else if let Event::PieceRemoved { by, .. } = event {
        Some((Earcon::TakeOff, Listeners::Only(*by)))
    } else if let Event::ClockPressed { .. } = event {
        Some((Earcon::Press, Listeners::Players))
    } else if let Event::FlagFell { .. } = event {
        Some((Earcon::Flag, Listeners::Signalled))
    } else if let Event::BoardsDiffer { .. } = event {
        Some((Earcon::BoardsDiffer, Listeners::Only(Person::Arbiter)))
    } else {
        None
    }
}

/// The amount of that talk that the person hears.
pub fn level(talk: VerbosityClass, to: Person, verbosity: Verbosity) -> Level {
    match talk {
        VerbosityClass::Move(side) if to.side() == Some(side) => verbosity.own_moves,
        VerbosityClass::Move(_) => verbosity.opponent_moves,
        VerbosityClass::Hands => verbosity.hands,
        VerbosityClass::Clock => verbosity.clock,
        VerbosityClass::Notes => verbosity.notes,
        VerbosityClass::Differences => verbosity.differences,
        VerbosityClass::Always => Level::Short,
    }
}

/// The sounds of an event for that person: both players hear the effect of a move with its announcement, a capture, and
/// at home a check (11.3.1); then their own hands and the clock, and the arbiter's alarms.
pub fn earcons(event: &Event, game: &Game, to: Person) -> Vec<Earcon> {
    let is_player = matches!(to, Person::Player(_));
    let mut cues = Vec::new();
    if let Some(effect) = effect(event, game).filter(|_| is_player) {
        cues.extend(effect.taken.map(|_| Earcon::Capture));
        cues.extend((effect.checks && !game.regulations().is_competition()).then_some(Earcon::Check));
    }
    let hears = |hearers: Listeners| match hearers {
        Listeners::Only(person) => person == to,
        Listeners::Players => is_player,
        Listeners::Signalled => is_signalled(game, to),
    };
    let sound = sound(event).filter(|(_, hearers)| hears(*hearers));
    cues.extend(sound.map(|(cue, _)| cue));
    cues
}

/// True if a fallen flag is signalled to that person: in rapid and blitz of 2005 no player is told (B7).
fn is_signalled(game: &Game, to: Person) -> bool {
    to == Person::Arbiter || !game.regulations().parameters().flag_only_claimed
}

/// The listener, and the ways in which the table may speak to them.
#[derive(Clone, Copy)]
pub struct Listener<'a> {
    /// The person.
    pub person: Person,
    /// The language.
    pub messages: &'a Messages,
    /// True if the table's loudspeaker speaks: not at an event until the arbiter turns it on (11.5).
    pub public_voice: bool,
    /// True if it is told for the report of the game, which has what the arbiter hears and puts more into words.
    pub for_report: bool,
    /// The moment at which it is told.
    pub at: Moment,
}

/// The game after the event, and the listener.
struct EventTelling<'a> {
    game: &'a Game,
    listener: Listener<'a>,
}

impl EventTelling<'_> {
    fn of_board(&self, id: &str, side: Color) -> Utterance {
        self.next(id, &[("who", self.who(side))])
    }

    /// The arbiter is told what others change, and in the report every change; everybody is told what becomes of the
    /// electronic boards.
    fn device(&self, event: &DeviceEvent) -> Option<Utterance> {
        let listener = self.listener;
        let (id, outlet, device, by) = match event {
            DeviceEvent::Fixed { .. } | DeviceEvent::ClockFollowed { .. } => return None,
            DeviceEvent::BoardTaken { side, device, .. } => {
                let board = wording::board::named(self.listener.messages, device);
                let values = [("who", self.who(*side)), ("board", (&board).into())];
                return Some(self.next("said-eboard-taken", &values));
            }
            DeviceEvent::BoardReleased { side, .. } => return Some(self.of_board("said-eboard-released", *side)),
            DeviceEvent::BoardLost { side } => {
                return Some(self.of_board("said-eboard-lost", *side).with(Priority::Now));
            }
            DeviceEvent::BoardBack { side } => return Some(self.of_board("said-eboard-back", *side)),
            DeviceEvent::Set { by, outlet, device } if device.is_empty() => ("device-none", outlet, device, Some(by)),
            DeviceEvent::Set { by, outlet, device } => ("device-set", outlet, device, Some(by)),
            DeviceEvent::Kept { outlet, device } if device.is_empty() => ("device-kept-none", outlet, device, None),
            DeviceEvent::Kept { outlet, device } => ("device-kept", outlet, device, None),
        };
        let is_own = by == Some(&Person::Arbiter) && !listener.for_report;
        let name = match outlet {
            Outlet::Earphone => "device-earphone",
            Outlet::SecondEarphone => "setting-second-earphone",
            Outlet::ArbiterEarphone => "setting-arbiter-earphone",
            Outlet::Loudspeaker => "setting-loudspeaker",
        };
        let name = listener.messages.text(name, &[]);
        let values = [("outlet", (&name).into()), ("device", Value::quoting(device))];
        (self.is_arbiter() && !is_own).then(|| self.next(id, &values))
    }

    fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> Utterance {
        let messages = self.listener.messages;
        Utterance::sentence(messages, messages.text(id, values))
    }

    fn next(&self, id: &str, values: &[(&str, Value<'_>)]) -> Utterance {
        self.say(id, values).with(Priority::Next)
    }

    fn now(&self, id: &str, values: &[(&str, Value<'_>)]) -> Utterance {
        self.say(id, values).with(Priority::Now)
    }

    fn who<'a>(&self, side: Color) -> Value<'a> {
        wording::side_name(self.listener.messages, self.game, side).into()
    }

    fn side<'a>(&self, side: Color) -> Value<'a> {
        wording::color(self.listener.messages, side).into()
    }

    fn time<'a>(&self, ms: u64) -> Value<'a> {
        duration(self.listener.messages, ms).into()
    }

    fn is(&self, side: Color) -> bool {
        self.listener.person == Person::Player(side)
    }

    fn is_player(&self) -> bool {
        matches!(self.listener.person, Person::Player(_))
    }

    fn is_arbiter(&self) -> bool {
        self.listener.person == Person::Arbiter
    }

    /// True if the listener hears what is for the arbiter: without an arbiter, the players do.
    fn rules(&self) -> bool {
        self.is_arbiter() || (self.is_player() && self.game.people().arbiter.is_none())
    }

    /// True if the person may know the boards: a difference would help a player, even with nobody else to tell (11.3.1,
    /// D.2.9).
    fn may_know_the_boards(&self) -> bool {
        let regulations = self.game.regulations();
        (self.rules() && !(self.is_player() && regulations.is_competition()))
            || (self.is_player() && regulations.watch.told == DifferenceTold::Players)
    }
}

fn cited<'a>(article: &Article) -> Value<'a> {
    article.to_string().into()
}

/// The words about an event for this person, and their channel; `game` is the game after it.
///
/// A move announcement belongs to the opponent. With a loudspeaker it is said once for everybody; without one, in the
/// opponent's headphones, and in the mover's as the echo of what was understood.
pub fn tell(event: &Event, game: &Game, listener: Listener<'_>) -> Option<(Channel, Utterance)> {
    let Listener {
        person,
        messages,
        for_report,
        ..
    } = listener;
    let telling = EventTelling { game, listener };
    let said = match event {
        Event::MoveAnnounced { side, text, .. } => {
            return telling.announced(*side, Announcement::of_text(text, wording::vocabulary(game)), None);
        }
        Event::AnnouncementCorrected { side, text, .. } if for_report => Some(telling.say(
            "report-corrected",
            &[("who", telling.who(*side)), ("text", text.into())],
        )),
        Event::AnnouncementCorrected { side, text, .. } => {
            let announcement = Announcement::of_text(text, wording::vocabulary(game));
            return telling.announced(*side, announcement, Some("said-correction"));
        }
        // Mate ends the game before the sighted player has spoken: the move is told all the same.
        Event::MoveMade { side, ply, uci, .. } => {
            let is_unannounced = |turn: &&Turn| turn.ply == *ply && turn.side == *side && turn.announced.is_none();
            let turn = game
                .last_turn()
                .filter(is_unannounced)
                .filter(|_| game.ending().is_some())?;
            let announcement = wording::announcement(game, &game.position_before(turn), *uci);
            return telling.announced(*side, announcement, None);
        }
        Event::MoveRepeated { side, .. } => {
            let to_mover = telling.is(side.other()) && game.people().is_vi(side.other());
            to_mover.then(|| telling.say("said-repeated", &[]))
        }
        Event::RepeatDiffers { side, uci, .. } => {
            let turn = game.heard_by(*side)?;
            let repeated = wording::announcement(game, &game.position_before(turn), *uci);
            let words = messages.text("said-repeat-differs", &[]);
            let hears = telling.is_player() || telling.is_arbiter();
            hears.then(|| Utterance::introduced(messages, &words, repeated).with(Priority::Now))
        }
        Event::PieceLifted { by, square, piece, .. } => telling.hand(*by, "said-lifted", *square, *piece),
        Event::PiecePlaced { by, square, piece, .. } => telling.hand(*by, "said-placed", *square, *piece),
        Event::PieceRemoved { by, square, piece, .. } => telling.hand(*by, "said-taken-off", *square, *piece),
        Event::MoveRecorded { by, text, .. } => {
            let entry = || sheet::text(messages, text).into();
            (person == *by).then(|| telling.say("said-recorded", &[("entry", entry())]))
        }
        Event::EntryCorrected { by, side, place, text } => {
            let index = usize::try_from(*place).ok()?.checked_sub(1)?;
            telling.entry_corrected(*by, *side, &game.sheet(*side).entries().get(index)?.text, text)
        }
        Event::IllegalMove { side, article, .. } => {
            let values = [("who", telling.who(*side)), ("article", cited(article))];
            telling.rules().then(|| telling.now("said-illegal-move", &values))
        }
        Event::BoardsDiffer {
            board,
            said: Some(said),
            article,
            ..
        } => {
            let may_know = telling.may_know_the_boards();
            let turn = game.last_turn().filter(|_| may_know)?;
            let before = game.position_before(turn);
            let words = |uci| wording::announcement(game, &before, uci).shown().into();
            let values = [
                ("who", telling.who(*board)),
                ("said", words(*said)),
                ("done", words(turn.counted(&before)?)),
                ("article", cited(article)),
            ];
            Some(telling.now("said-word-differs", &values))
        }
        Event::BoardsDiffer {
            board,
            squares,
            article,
            said: None,
        } => telling.may_know_the_boards().then(|| {
            let squares = wording::standing(messages, squares, game.board(*board).pieces()).into();
            let values = [
                ("who", telling.who(*board)),
                ("squares", squares),
                ("article", cited(article)),
            ];
            telling.now("said-boards-differ", &values)
        }),
        Event::NotExecuted { board, ply } if for_report => Some(telling.say(
            "report-not-executed",
            &[("who", telling.who(*board)), ("ply", (*ply).into())],
        )),
        // "Not yet on your board: Springer Felix drei."
        Event::NotExecuted { board, ply } => {
            let is_spoken = telling.is(*board) && game.regulations().watch.reminder == Reminder::Spoken;
            let turn = game.addressed_to(*board).filter(|turn| is_spoken && turn.ply == *ply)?;
            let announcement = wording::announcement(game, &game.position_before(turn), turn.uci()?);
            let words = messages.text("state-not-executed", &[]);
            Some(Utterance::introduced(messages, &words, announcement).with(Priority::Next))
        }
        Event::SheetsCompared {
            verdict,
            agree_plies,
            official_plies,
            text,
            ply,
            article,
            ..
        } => {
            let id = match verdict {
                // The difference itself is told next.
                SheetsVerdict::Differ => return None,
                SheetsVerdict::Unreadable(_) => "said-sheet-unreadable",
                SheetsVerdict::Incomplete(_) => "said-sheet-incomplete",
                SheetsVerdict::IllegalMove => "compare-illegal-move",
                // Sheets that are merely ahead of the record contradict nothing in it.
                SheetsVerdict::Agree
                    if official_plies < agree_plies
                        && usize::try_from(*official_plies).is_ok_and(|plies| plies < game.line().len()) =>
                {
                    "said-sheets-unofficial"
                }
                SheetsVerdict::Agree => "said-sheets-agree",
            };
            let values = [
                ("plies", (*agree_plies).into()),
                (
                    "who",
                    verdict.side().map_or_else(|| "".into(), |side| telling.who(side)),
                ),
                ("text", Value::quoting(text.as_deref().unwrap_or_default())),
                ("token", Value::quoting(text.as_deref().unwrap_or_default())),
                ("ply", ply.unwrap_or_default().into()),
                ("article", article.as_ref().map_or_else(|| "".into(), cited)),
                ("official", (*official_plies).into()),
            ];
            telling.rules().then(|| telling.next(id, &values))
        }
        Event::SheetsDiffer { ply, next, article } => {
            telling.rules().then(|| telling.sheets_differ(*ply, next, article))
        }
        Event::BoardsAgree { board } => {
            // A board that lags behind agrees with nothing yet.
            let id = if game.owed_on(*board).is_some() {
                "said-board-differs-no-more"
            } else {
                "said-board-agrees"
            };
            telling
                .may_know_the_boards()
                .then(|| telling.say(id, &[("who", telling.who(*board))]))
        }
        Event::ClocksStarted { by, side } => (telling.is_player() || Some(person) == *by || for_report)
            .then(|| telling.say("said-clocks-started", &[("who", telling.who(*side))])),
        Event::ClocksStopped { .. } => game.ending().is_none().then(|| telling.say("said-clocks-stopped", &[])),
        // Only the players claim a flag there, and nobody points it out to them (B7 of 2005).
        Event::FlagFell { side, .. } => {
            is_signalled(game, person).then(|| telling.now("state-flag-fallen", &[("who", telling.who(*side))]))
        }
        Event::TimeAdjusted {
            side,
            left_ms,
            delta_ms,
            ..
        } => {
            let values = [("who", telling.who(*side)), ("time", telling.time(*left_ms.get(*side)))];
            let told = telling.say("said-time-adjusted", &values);
            // The times both clocks showed before the adjustment are noted with it.
            Some(if for_report {
                let moves = ByColor::new_with(|side| game.clock().clock(side).moves);
                let noted = wording::times(messages, &before(left_ms, *side, *delta_ms), &moves);
                Utterance::sentence(messages, format!("{noted} {}", told.text()))
            } else {
                told
            })
        }
        Event::MovesAdjusted { side, moves, .. } => {
            let values = [("who", telling.who(*side)), ("moves", (*moves).into())];
            Some(telling.say("said-moves-adjusted", &values))
        }
        Event::PeriodAdjusted { side, period, .. } => {
            let values = [("who", telling.who(*side)), ("period", (*period).into())];
            Some(telling.say("said-period-adjusted", &values))
        }
        // Told to the opponent, it would give away how many moves were made (12.6); they see it or ask.
        Event::PeriodPassed { side, period } => {
            let period = || ("period", (*period).into());
            if telling.is(*side) {
                let id = if game.clock().is_quickplay_finish(*side) {
                    "said-period-passed-quickplay"
                } else {
                    "said-period-passed"
                };
                Some(telling.next(id, &[period()]))
            } else {
                let values = [("who", telling.who(*side)), period()];
                telling
                    .is_arbiter()
                    .then(|| telling.next("said-period-passed-by", &values))
            }
        }
        Event::DrawOffered { side, article, .. } if for_report => Some(telling.offer_reported(*side, article.as_ref())),
        Event::DrawOffered { side, .. } => {
            let id = if telling.is(side.other()) {
                "state-draw-offered"
            } else {
                "said-draw-offer-made"
            };
            let sentence =
                || wording::state::offered(messages, game, messages.text(id, &[("who", telling.who(*side))]));
            telling.is_player().then(|| Utterance::sentence(messages, sentence()))
        }
        Event::DrawDeclined { .. } => telling.is_player().then(|| telling.say("said-draw-declined", &[])),
        Event::PositionReinstated { ply, .. } => {
            let id = match ply % 2 {
                _ if *ply == 0 => "said-reinstated-start",
                1 => "said-reinstated-white",
                _ => "said-reinstated-black",
            };
            Some(telling.next(id, &[("number", ply.div_ceil(2).into())]))
        }
        Event::WarningGiven { side, text, .. } => {
            // A warning as a penalty has been told as one.
            let hears = !text.is_empty() && (telling.is(*side) || telling.is_arbiter());
            hears.then(|| telling.next("said-warning", &[("who", telling.who(*side)), ("text", text.into())]))
        }
        Event::PenaltyGiven {
            side, article, penalty, ..
        } => {
            let mut values = vec![("who", telling.who(*side)), ("article", cited(article))];
            let id = match penalty {
                Some(penalty) => {
                    values.push(("penalty", state::penalty(messages, *penalty).into()));
                    "said-penalty-of-the-arbiter"
                }
                None => "said-penalty",
            };
            Some(telling.say(id, &values))
        }
        Event::Recording(event) => telling.recording(event),
        Event::Device(event) => telling.device(event),
        Event::Away(AwayEvent::EngineSeated {
            side, name, strength, ..
        }) => Some(telling.next(
            "said-engine-seated",
            &[
                ("side", telling.side(*side)),
                ("name", name.into()),
                ("strength", (&wording::engine::level(messages, strength)).into()),
            ],
        )),
        Event::Away(AwayEvent::OnlineSeated { side, name, place, .. }) => Some(telling.next(
            "said-online-seated",
            &[
                ("side", telling.side(*side)),
                ("name", name.into()),
                ("place", place.into()),
            ],
        )),
        // The person who sits there knows their seat.
        Event::Away(AwayEvent::ElsewhereSeated { side, name, .. }) => {
            let is_of_listener = telling.listener.person.side() == Some(*side);
            let values = [("side", telling.side(*side)), ("name", name.into())];
            let id = if name.is_empty() {
                "said-elsewhere-seated-unnamed"
            } else {
                "said-elsewhere-seated"
            };
            (!is_of_listener).then(|| telling.next(id, &values))
        }
        // Time given for network lag is only for readers of the report.
        Event::Away(AwayEvent::LagGiven { side, lag_ms, given_ms }) => for_report.then(|| {
            telling.say(
                "said-lag-given",
                &[
                    ("who", telling.who(*side)),
                    ("lag", (*lag_ms).into()),
                    ("given", (*given_ms).into()),
                ],
            )
        }),
        // The player hears it from their own computer, which knows more of it.
        Event::Away(AwayEvent::SeatLost { side, left: true, .. }) => (!telling.is(*side)).then(|| {
            let left = messages.text("player-has-left", &[("who", telling.who(*side))]);
            let text = state::with_stopped_clocks(messages, game, left);
            Utterance::sentence(messages, text).with(Priority::Now)
        }),
        Event::Away(AwayEvent::SeatLost { side, stops, .. }) => {
            let id = if *stops {
                "elsewhere-lost-stopped"
            } else if !telling.game.clock().is_timed() {
                "elsewhere-lost-without-clock"
            } else if telling.game.clock().running().is_some() {
                "elsewhere-lost"
            } else {
                "elsewhere-lost-standing"
            };
            (!telling.is(*side)).then(|| telling.say(id, &[("who", telling.who(*side))]).with(Priority::Now))
        }
        Event::Away(AwayEvent::SeatBack { side }) => (!telling.is(*side)).then(|| {
            let back = messages.text("elsewhere-back", &[("who", telling.who(*side))]);
            let text = state::with_stopped_clocks(messages, game, back);
            Utterance::sentence(messages, text).with(Priority::Now)
        }),
        Event::Away(AwayEvent::AwayTooLong { side, away_ms, times }) => (!telling.is(*side)).then(|| {
            telling
                .say(
                    "elsewhere-too-long",
                    &[
                        ("who", telling.who(*side)),
                        ("time", (&duration(messages, *away_ms)).into()),
                        ("times", (*times).into()),
                    ],
                )
                .with(Priority::Now)
        }),
        Event::Away(AwayEvent::SeatFreed { side, .. }) => {
            Some(telling.next("said-seat-freed", &[("side", telling.side(*side))]))
        }
        Event::IllegalMoveOutcome(event) => telling.standing(event),
        Event::Adjournment(event) => telling.adjourning(event),
        Event::GameEnded { ending } => {
            let text = state::result(messages, ending.result, ending.reason);
            Some(Utterance::sentence(messages, text).with(Priority::Next))
        }
        Event::ResultAnnulled { by, result, .. } => {
            let result = result.to_string().into();
            // A player has moved on from a finished game of a file.
            let id = if by.side().is_some() {
                "said-result-left"
            } else if telling.is_player() {
                "said-result-annulled-to-player"
            } else {
                "said-result-annulled"
            };
            Some(telling.next(id, &[("result", result)]))
        }
        // "I adjust": the opponent hears it, as at any board (4.2.1).
        Event::PieceAdjusted { by, square, .. } => {
            let values = [("who", telling.who(by.side()?)), ("square", square.to_string().into())];
            (telling.is_player() || telling.is_arbiter()).then(|| telling.say("said-adjusts", &values))
        }
        // A finding by the arbiter; the claimant is the opponent of the offender.
        Event::ClaimMade {
            by: Person::Arbiter,
            side,
            claim,
            article,
            ..
        } => telling.is_player().then(|| {
            let mut values = telling.claim(*side, *claim);
            values.extend([("who", telling.who(side.other())), ("article", cited(article))]);
            telling.next("said-found", &values)
        }),
        // Claims are made aloud: players hear them. The arbiter also hears the grounds; the count is for the arbiter
        // alone (12.6).
        Event::DrawClaimed { side, claim, .. } | Event::ClaimMade { side, claim, .. } => telling
            .is_player()
            .then(|| telling.next("said-claimed", &telling.claim(*side, *claim))),
        Event::ClaimUpheld {
            side,
            claim,
            article,
            moves_since,
            ..
        } => {
            let mut upheld = telling.settled("said-claim-upheld", *side, *claim, article);
            if *moves_since > 0 {
                upheld.spans.extend(telling.say("claim-moves-since", &[]).spans);
            }
            Some(upheld)
        }
        Event::ClaimRejected {
            side, claim, article, ..
        } => Some(telling.settled("said-claim-rejected", *side, *claim, article)),
        // A flag fell before: both players hear that what they have agreed on, or one has said, waits.
        Event::Proposed(NewProposal {
            proposal:
                Proposal::Result {
                    reason: Reason::Agreement | Reason::Resignation,
                    ..
                },
            ..
        }) if telling.is_player() => Some(telling.next("said-flag-first", &[])),
        Event::Proposed(NewProposal { proposal, .. }) => {
            // Without an arbiter the count decides at once, and no player is told it (11.12).
            let is_counted = matches!(proposal, Proposal::Claim { claim, .. } if claim.drawn_by().is_some());
            (telling.rules() && !(telling.is_player() && is_counted)).then(|| {
                let text = proposal::proposed(messages, game, proposal);
                Utterance::sentence(messages, text).with(Priority::Next)
            })
        }
        // Those who were told of a proposal hear that it has lapsed or is declined.
        Event::Settled {
            by,
            kind,
            accepted: false,
            ..
        } => {
            let hears = telling.rules() || for_report;
            let id = if by.is_some() {
                "proposal-declined"
            } else {
                "proposal-lapsed"
            };
            let kind = wording::proposal_kind(messages, *kind);
            hears.then(|| telling.next(id, &[("kind", (&kind).into())]))
        }
        // Without an arbiter both players decide: who has accepted waits, and the opponent is asked.
        Event::Settled {
            by: Some(by),
            kind,
            waits: true,
            ..
        } if !for_report => {
            let other = by.side().map(Color::other)?;
            if person == *by {
                let who = wording::player_name(messages, game, other);
                Some(telling.next("next-wait-agree", &[("who", (&who).into())]))
            } else {
                let kind = wording::proposal_kind(messages, *kind);
                let who = wording::player_name(messages, game, other.other());
                let values = [("who", (&who).into()), ("kind", (&kind).into())];
                telling.is(other).then(|| telling.next("proposal-accepted-by", &values))
            }
        }
        Event::Settled { kind, .. } => for_report.then(|| {
            let kind = wording::proposal_kind(messages, *kind);
            telling.say("report-accepted", &[("kind", (&kind).into())])
        }),
        Event::SheetEntered { side, text, .. } if for_report => Some(telling.say(
            "report-sheet-entered",
            &[("who", telling.who(*side)), ("text", text.into())],
        )),
        Event::RegulationsLocked { .. } if for_report => Some(telling.say("report-locked", &[])),
        Event::RegulationsUnlocked { .. } if for_report => Some(telling.say("report-unlocked", &[])),
        Event::NoteWritten { text, .. } if for_report => Some(telling.say("report-note", &[("text", text.into())])),
        Event::Approved { what, .. } if for_report => Some(match what {
            Approval::Assistant(side) => telling.say("report-approved", &[("who", telling.who(*side))]),
            Approval::Device => telling.say("report-approved-device", &[]),
        }),
        Event::ClockPlaced { .. } => Some(Utterance::sentence(
            messages,
            wording::clock_place(messages, game, person),
        )),
        Event::ArbiterSeated { name } => Some(telling.next("said-arbiter-seated", &[("name", name.into())])),
        Event::RegulationsUnlocked { by } => (person == *by).then(|| telling.say("said-unlocked", &[])),
        Event::SheetEntered { by, .. }
        | Event::RegulationsLocked { by, .. }
        | Event::NoteWritten { by, .. }
        | Event::Approved { by, .. }
        | Event::Arrived { by, .. } => (person == *by).then(|| telling.say("said-noted", &[])),
        Event::PinEntered { accepted, .. } => for_report.then(|| {
            let wrong = game.wrong_pins().map_or(0, |wrong| wrong.count);
            if *accepted {
                telling.say("report-pin-accepted", &[])
            } else {
                telling.say("report-wrong-pins", &[("count", wrong.into())])
            }
        }),
        Event::Signed { by, side, .. } => telling.signed(*by, *side),
        Event::IncrementSet {
            increment_ms, article, ..
        } => {
            let values = [("time", telling.time(*increment_ms)), ("article", cited(article))];
            Some(telling.say("said-increment-set", &values))
        }
        Event::BoardEntered { by, board, squares, .. } => {
            let is_corrected = *by == Person::Arbiter && telling.is(*board) && game.is_seen() && !squares.is_empty();
            if is_corrected {
                let squares = wording::standing(messages, squares, game.board(*board).pieces()).into();
                Some(telling.now("said-own-board-corrected", &[("squares", squares)]))
            } else {
                (person == *by).then(|| telling.say("said-board-entered", &[("who", telling.who(*board))]))
            }
        }
        // The arbiter's record is there to be read.
        Event::TimesChecked { .. } => {
            let check = game.time_checks().last().filter(|_| for_report)?;
            Some(Utterance::sentence(messages, wording::times_checked(messages, check)))
        }
        // The end of the game is what the acceptance says; pressing is a sound; completing, touching and executing are
        // felt, not told: the announcement has been heard, and in competition nobody is told that the other has moved
        // or pressed (12.6).
        Event::DrawAccepted { .. }
        | Event::ClockPressed { .. }
        | Event::PieceTouched { .. }
        | Event::MoveExecuted { .. }
        | Event::BoardsCompared { .. } => None,
        // An open correction would take this move back, or an open claim would draw the game as of an earlier one: the
        // arbiter is told before ruling on it.
        Event::MoveCompleted { ply, .. } => {
            let mut places = 0..game.proposals().len();
            if telling.is_arbiter() && !for_report && places.any(|place| game.moves_since_claim(place) == 1) {
                return Some((Channel::Private, telling.say("claim-moves-since", &[])));
            }
            let is_taken_back = |open: &Proposal| {
                matches!(open, Proposal::TakeBack { ply: to, .. } if to.saturating_add(1) < *ply)
                    || matches!(open, Proposal::Correction { board: None, ply: to, .. } if to < ply)
            };
            let is_open = telling.is_arbiter() && !for_report && game.proposals().iter().any(is_taken_back);
            let words = is_open.then(|| proposal::move_of(messages, game, *ply)).flatten()?;
            Some(telling.say("change-taken-back-too", &[("move", (&words).into())]))
        }
    };
    said.map(|utterance| (Channel::Private, utterance))
}

/// The sentences after a proposal: every move, square and clock that accepting it would change, as far as this person
/// may know them. The move counters are in the arbiter's panel only. Empty if nothing would change.
pub fn tell_outcome(event: &Event, game: &Game, listener: Listener<'_>) -> Vec<(Channel, Utterance)> {
    let Event::Proposed(NewProposal { proposal, .. }) = event else {
        return Vec::new();
    };
    let place = game.proposals().iter().rposition(|open| open == proposal);
    let sentences = place
        .map(|place| effect_of_accepting(place, game, listener))
        .unwrap_or_default();
    let said = |text| Utterance::sentence(listener.messages, text).with(Priority::Next);
    sentences
        .into_iter()
        .map(|text| (Channel::Private, said(text)))
        .collect()
}

/// The changes if the open proposal at that place were accepted now, as that person is told them; empty if they do not
/// rule on it, or if nothing would change.
pub fn effect_of_accepting(place: usize, game: &Game, listener: Listener<'_>) -> Vec<String> {
    let telling = EventTelling { game, listener };
    if !telling.rules() {
        return Vec::new();
    }
    let outcome = ProposalOutcome {
        moves: ByColor::default(),
        ..ProposalOutcome::after_accepting(game, place, listener.at)
    };
    let squares = if telling.may_know_the_boards() {
        proposal::SquareNaming::Named
    } else {
        proposal::SquareNaming::Hidden
    };
    proposal::outcome(listener.messages, game, &outcome, squares)
}

/// The times of both clocks before one of them was changed by `delta_ms` milliseconds.
fn before(left_ms: &ByColor<u64>, side: Color, delta_ms: i64) -> ByColor<u64> {
    let mut before = *left_ms;
    let changed = before.get_mut(side);
    *changed = changed.saturating_add_signed(delta_ms.saturating_neg());
    before
}

impl EventTelling<'_> {
    fn announced(
        &self,
        side: Color,
        announcement: Announcement,
        introduction: Option<&str>,
    ) -> Option<(Channel, Utterance)> {
        let Listener {
            person,
            messages,
            public_voice,
            ..
        } = self.listener;
        let channel = match person {
            Person::Player(to) if to == side.other() && public_voice => Channel::Public,
            Person::Player(to) if to == side.other() || !public_voice => Channel::Private,
            Person::Player(_) | Person::Assistant(_) | Person::Arbiter => return None,
        };
        let utterance = match introduction {
            Some(id) => Utterance::introduced(messages, &messages.text(id, &[]), announcement).with(Priority::Next),
            None => Utterance::announcement(announcement),
        };
        Some((channel, utterance))
    }

    /// A movement of the hand, said to a blind player, whom the focus does not tell.
    fn hand(&self, by: Person, id: &str, square: Square, piece: Piece) -> Option<Utterance> {
        let Person::Player(side) = by else { return None };
        let values = [
            ("piece", wording::piece(self.listener.messages, piece).into()),
            ("square", square.to_string().into()),
        ];
        (self.is(side) && self.game.people().is_vi(side)).then(|| self.say(id, &values))
    }

    /// "Corrected: Nf3, before: Nc3."; the report has the entries as they were written.
    fn entry_corrected(&self, by: Person, side: Color, old: &String, new: &String) -> Option<Utterance> {
        let Listener { person, messages, .. } = self.listener;
        let is_struck = new.is_empty();
        if self.listener.for_report {
            let id = if is_struck {
                "report-entry-struck"
            } else {
                "report-entry-corrected"
            };
            let values = [("who", self.who(side)), ("before", old.into()), ("text", new.into())];
            return Some(self.say(id, &values));
        }
        let id = if is_struck {
            "said-struck-out"
        } else {
            "said-entry-corrected"
        };
        let entry = |written: &str| sheet::text(messages, written).into();
        (person == by).then(|| self.say(id, &[("entry", entry(new)), ("before", entry(old))]))
    }

    /// The moves on the two scoresheets where they first differ.
    fn sheets_differ(&self, ply: u32, next: &ByColor<Option<UciMove>>, article: &Article) -> Utterance {
        let before = self.game.official_after(ply.saturating_sub(1));
        let read = |side: Color| match (*next.get(side), before) {
            (Some(uci), Some(before)) => wording::announcement(self.game, before, uci).shown(),
            (Some(uci), None) => uci.to_string(),
            (None, _) => String::new(),
        };
        let values = [
            ("number", ply.div_ceil(2).into()),
            ("white", read(Color::White).into()),
            ("black", read(Color::Black).into()),
            ("article", cited(article)),
        ];
        let is_blacks = ply.is_multiple_of(2);
        let id = if is_blacks {
            "said-sheets-differ-black"
        } else {
            "said-sheets-differ-white"
        };
        self.next(id, &values)
    }

    /// A draw offer in the report: one out of order is kept for 11.5, and every other with its move, because offers
    /// repeated without cause may disturb.
    fn offer_reported(&self, side: Color, article: Option<&Article>) -> Utterance {
        let game = self.game;
        if let Some(article) = article {
            return self.say("report-offer", &[("who", self.who(side)), ("article", cited(article))]);
        }
        let made = game.open_turn(side).filter(|turn| turn.made.is_some());
        let ply = made.map_or(u32::try_from(game.line().len()).unwrap_or(u32::MAX), |turn| turn.ply);
        let dots = if side.is_white() { "." } else { "..." };
        let words = self.say("state-draw-offered", &[("who", self.who(side))]).text();
        Utterance::sentence(self.listener.messages, format!("{}{dots} {words}", ply.div_ceil(2)))
    }

    /// The scoresheet of a player was signed, or they refuse (8.7): told to that player and to the person who signed for
    /// them, with the result if it is another. The arbiter is called if it is not the result, or not what the other
    /// signed; without an arbiter the opponent hears that.
    fn signed(&self, by: Person, side: Color) -> Option<Utterance> {
        let Listener { person, messages, .. } = self.listener;
        let game = self.game;
        let state = || wording::signing::state(messages, game, side).map(|text| Utterance::sentence(messages, text));
        let signature = game.signature(side)?;
        let ruled = game.ending()?.result;
        let is_disputed = game.disputes_the_result(side);
        let result = ruled.to_string();
        if self.listener.for_report {
            return state();
        }
        if person == Person::Player(side) {
            let own = wording::signing::own(messages, game, side)?;
            let differs = (signature.result != ruled)
                .then(|| messages.text("signing-result-is", &[("result", (&result).into())]));
            let told: Vec<String> = [own].into_iter().chain(differs).collect();
            return Some(Utterance::sentence(messages, told.join(" ")));
        }
        let differs_from_the_other = game
            .signed(side.other())
            .is_some_and(|other| other != signature.result && !signature.is_refused);
        if self.is_arbiter() && by != Person::Arbiter && (is_disputed || differs_from_the_other) {
            let id = if signature.is_refused {
                "said-refuses-to-sign"
            } else {
                "said-signed-differently"
            };
            let values = [
                ("who", self.who(side)),
                ("signed", signature.result.to_string().into()),
                ("result", (&result).into()),
            ];
            return Some(self.next(id, &values));
        }
        let concerns = person == by || (is_disputed && self.rules());
        concerns.then(state).flatten()
    }

    fn claim<'a>(&self, side: Color, claim: Claim) -> Vec<(&'static str, Value<'a>)> {
        let claimed = proposal::claim(self.listener.messages, self.game, side, claim);
        vec![("who", self.who(side)), ("claim", claimed.into())]
    }

    /// A claim upheld or rejected, with its Article.
    fn settled(&self, id: &str, side: Color, claim: Claim, article: &Article) -> Utterance {
        let mut values = self.claim(side, claim);
        values.push(("article", cited(article)));
        self.next(id, &values)
    }

    /// The words about an adjournment: never what is in the envelope before it is opened (Guidelines I).
    fn adjourning(&self, event: &Adjourning) -> Option<Utterance> {
        let messages = self.listener.messages;
        match event {
            Adjourning::Adjourned { side, until, .. } => {
                let is_held = self.game.adjournment().is_some_and(Adjournment::holds_the_game);
                let mut text = if is_held {
                    messages.text("refused-adjourned", &[])
                } else if self.is(*side) {
                    messages.text("said-adjourned-seal", &[])
                } else {
                    messages.text("state-adjourned", &[("who", self.who(*side))])
                };
                if let Some(until) = until {
                    let when = messages.text("state-adjourned-until", &[("value", until.into())]);
                    text = format!("{text} {when}");
                }
                Some(Utterance::sentence(messages, text).with(Priority::Next))
            }
            Adjourning::MoveSealed { by, side, .. } => {
                if self.listener.person == *by {
                    let timed = self.game.clock().is_timed();
                    Some(self.next(if timed { "said-sealed-stop" } else { "said-sealed" }, &[]))
                } else {
                    self.is_arbiter()
                        .then(|| self.next("state-sealed-by", &[("who", self.who(*side))]))
                }
            }
            Adjourning::EnvelopeOpened {
                side, ply, text, uci, ..
            } => {
                let before = self.game.official_after(ply.saturating_sub(1))?;
                Some(match uci.filter(|uci| uci.to_move(before).is_ok()) {
                    Some(uci) => {
                        let words = messages.text("said-envelope-opened", &[("who", self.who(*side))]);
                        let announcement = wording::announcement(self.game, before, uci);
                        Utterance::introduced(messages, &words, announcement).with(Priority::Next)
                    }
                    None => self.next(
                        "said-envelope-unclear",
                        &[("who", self.who(*side)), ("text", Value::quoting(text))],
                    ),
                })
            }
            Adjourning::EnvelopeLost { side, .. } => Some(self.next("said-envelope-lost", &[("who", self.who(*side))])),
            Adjourning::Resumed { .. } => Some(self.next("said-resumed", &[])),
        }
    }

    /// The arbiter hears how long they may act on an illegal move, and that it remains (A.5.2, A.5.4); the arbiter and
    /// the players, that it might still be corrected.
    fn standing(&self, event: &IllegalMoveOutcome) -> Option<Utterance> {
        let is_agreement = event.by().is_some();
        if !(self.rules() || is_agreement && self.is_player()) {
            return None;
        }
        let (id, side, rule) = match event {
            IllegalMoveOutcome::Left { side, .. } if both_kings_in_check(self.game.official()) => {
                ("said-illegal-left-both-kings", side, Rule::BothKings)
            }
            IllegalMoveOutcome::Left { side, .. } => ("said-illegal-left", side, Rule::IllegalMoveOtherwise),
            // The claim, or the position that comes back, says it.
            IllegalMoveOutcome::TakenUp { .. } | IllegalMoveOutcome::CorrectionAccepted { .. } => return None,
            IllegalMoveOutcome::CorrectionOffered { side, .. } => {
                ("said-correction-offered", side, Rule::IllegalMoveOtherwise)
            }
            IllegalMoveOutcome::CorrectionDeclined { side, .. } => {
                ("said-correction-declined", side, Rule::IllegalMoveOtherwise)
            }
            IllegalMoveOutcome::Stands { side, .. } => ("said-illegal-stands", side, Rule::IllegalMoveOtherwise),
        };
        let values = [
            ("who", self.who(*side)),
            ("opponent", self.who(side.other())),
            ("article", cited(&self.game.regulations().article(rule))),
        ];
        Some(self.next(id, &values))
    }

    /// The duty to record: to the arbiter; to the player where the regulations say so, and when a flag has fallen (Art. 8,
    /// 12.6).
    fn recording(&self, event: &Recording) -> Option<Utterance> {
        let person = self.listener.person;
        match event {
            // The table tells only the speaker that they are heard. That a player need not record would tell them of
            // their time, or that a period has passed (D.2.10.4).
            Recording::Marked { .. } | Recording::NotRequired { .. } => None,
            // The program does not see sheets on paper: the arbiter looks who owes what (8.5.1, 8.5.2).
            Recording::RequiredAgain { article } => self
                .is_arbiter()
                .then(|| self.next("said-record-again", &[("article", cited(article))])),
            Recording::Owed {
                side,
                plies,
                due,
                article,
            } => {
                let is_alone = self.game.people().arbiter.is_none();
                let is_regulated = self.game.regulations().watch.told == DifferenceTold::Players;
                // After a flag fall even the arbiter may say how many moves there are (8.5, 12.6).
                let made = self.game.line().len() + self.game.pending().len();
                let after_a_flag = *due >= u32::try_from(made).unwrap_or(u32::MAX);
                let own = self.is(*side) && (is_alone || is_regulated || after_a_flag);
                let id = if own { "said-sheet-owed-you" } else { "state-sheet-owed" };
                let values = [
                    ("who", self.who(*side)),
                    ("count", due.saturating_sub(*plies).into()),
                    ("article", cited(article)),
                ];
                (own || self.is_arbiter()).then(|| self.next(id, &values))
            }
            Recording::Shown {
                by,
                side,
                count,
                article,
            } => {
                let is_lent = *article != self.game.regulations().article(Rule::RecordShown);
                let id = if is_lent {
                    "said-sheet-lent"
                } else {
                    "said-record-asked"
                };
                match (person == *by, is_lent) {
                    (true, true) => Some(self.lent(*side)),
                    (true, false) => Some(self.shown(*count)),
                    (false, _) => self.is_arbiter().then(|| self.asked(id, *side, *count, article)),
                }
            }
            Recording::AskedTooOften {
                by,
                side,
                count,
                article,
            } => {
                let hears = self.is_arbiter() || person == *by;
                hears.then(|| self.asked("said-record-refused", *side, *count, article))
            }
            Recording::Reconstruction { left_ms, moves, .. } => {
                let told = self.next("said-reconstruction", &[]);
                if !self.is_arbiter() {
                    return Some(told);
                }
                let messages = self.listener.messages;
                let text = format!("{} {}", told.text(), wording::times(messages, left_ms, moves));
                Some(Utterance::sentence(messages, text).with(Priority::Next))
            }
        }
    }

    /// The record itself, for one player's ear alone: every completed move.
    fn shown(&self, count: u32) -> Utterance {
        let mut utterance = self.next("said-record-shown", &[("count", count.into())]);
        let moves = completed_moves(self.game);
        utterance.spans.extend(if moves.is_empty() {
            self.say("answer-no-move-yet", &[]).spans
        } else {
            last_moves(self.listener.messages, self.game, &moves)
        });
        utterance
    }

    /// The opponent's sheet as written, from the first move that the player's own lacks (8.5.2). A sheet kept elsewhere
    /// is lent by hand.
    fn lent(&self, side: Color) -> Utterance {
        let messages = self.listener.messages;
        let own = self.game.sheet(side).plies();
        let entries = self.game.sheet(side.other()).entries().iter();
        let lacking: Vec<_> = entries.filter(|entry| !entry.struck && entry.ply > own).collect();
        let text = if lacking.is_empty() {
            messages.text("said-no-entry-behind", &[])
        } else {
            sheet::running(messages, lacking.into_iter())
        };
        let text = format!("{} {text}", messages.text("said-sheet-lent-you", &[]));
        Utterance::sentence(messages, text).with(Priority::Next)
    }

    fn asked(&self, id: &str, side: Color, count: u32, article: &Article) -> Utterance {
        let values = [
            ("who", self.who(side)),
            ("count", count.into()),
            ("article", cited(article)),
        ];
        self.next(id, &values)
    }
}

/// The effect of a move: the piece it took, and if it gives check.
struct MoveEffect<'a> {
    turn: &'a Turn,
    taken: Option<Piece>,
    checks: bool,
}

/// The effect of the announced move, while the move can still be found; none for an illegal move.
fn effect<'a>(event: &Event, game: &'a Game) -> Option<MoveEffect<'a>> {
    let (Event::MoveAnnounced { side, ply, .. } | Event::AnnouncementCorrected { side, ply, .. }) = event else {
        return None;
    };
    let mut turns = game
        .last_turn()
        .into_iter()
        .chain(game.pending())
        .chain(Some(game.turn()));
    let turn = turns.find(|turn| turn.ply == *ply && turn.side == *side)?;
    let before = game.position_before(turn);
    let legal = turn.uci()?.to_move(&before).ok()?;
    let taken = legal.capture().map(|role| role.of(turn.side.other()));
    let after = before.play(legal).ok()?;
    let checks = after.is_check() && !after.is_checkmate();
    Some(MoveEffect { turn, taken, checks })
}

/// The manner in which a person wants additions.
#[derive(Clone, Copy, Debug)]
pub struct WantedAdditions {
    /// The amount.
    pub level: Level,
    /// The naming of squares and pieces.
    pub cells: Cells,
    /// The moment at which it is said.
    pub at: Moment,
}

/// The words about a move beyond its announcement, in the language of `messages`: at home only, because in competition
/// nothing is told that the Laws do not allow (11.3.1, D.2.10.4).
pub fn added(event: &Event, game: &Game, messages: &Messages, adding: WantedAdditions) -> Option<Span> {
    let WantedAdditions { level, cells, at } = adding;
    if level < Level::Normal || game.regulations().is_competition() {
        return None;
    }
    let MoveEffect { turn, taken, checks } = effect(event, game)?;
    let mut said: Vec<String> = Vec::new();
    if let Some(taken) = taken {
        let piece = cell::piece_name(messages, cells, taken);
        said.push(messages.text("answer-captured", &[("piece", piece.into())]));
    }
    if checks {
        said.push(messages.text("added-check", &[]));
    }
    if level == Level::Full {
        // The move's number, the square the piece came from, the player to move, and the clocks.
        if let Some(UciMove::Normal { from, .. }) = turn.uci() {
            let from = cell::square(messages, cells, from);
            let values = [("number", turn.ply.div_ceil(2).into()), ("from", from.into())];
            said.push(messages.text("added-number", &values));
        }
        if game.ending().is_none() {
            let side = color(messages, turn.side.other());
            said.push(messages.text("added-turn", &[("side", side.into())]));
        }
        if game.clock().is_timed() {
            let left = game.clock().both_ms(at).map(|ms| duration(messages, ms));
            let values = [("white", left.white.into()), ("black", left.black.into())];
            said.push(messages.text("added-clocks", &values));
        }
    }
    (!said.is_empty()).then(|| Span::new(messages.locale().tag(), said.join(" ")))
}
