//! The one thing that needs the arbiter first, and its one next act.

use shakmaty::{Color, Square};

use super::{NeedView, NextActView, NextDoes, PanelPlace, PanelSources, has_begun};
use crate::ButtonView;
use controls::catalogue::Control;
use controls::intent::Intent;
use laws::adjournment::Adjournment;
use laws::command::{Approval, Command};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::proposal::Proposal;
use laws::regulations::Rule;
use locale::Messages;
use wording;

const MINUTE_MS: u64 = 60_000;

pub(super) fn need(
    game: &Game,
    messages: &Messages,
    sources: &PanelSources,
    buttons: &[ButtonView],
    now: Moment,
) -> NeedView {
    let since_ms = now.millis_since(sources.compared.unwrap_or(Moment::START));
    let finding = NeedContext {
        game,
        messages,
        buttons,
    };
    let found = finding
        .entry(sources)
        .or_else(|| finding.ruling())
        .or_else(|| finding.board())
        .or_else(|| finding.signatures())
        .or_else(|| finding.approval())
        .or_else(|| finding.journal(sources))
        .or_else(|| finding.clocks())
        .or_else(|| finding.comparison(since_ms));
    if let Some((what, act)) = found {
        let needs = messages.text("desk-needs", &[("what", (&what).into())]);
        let told = |name: &str| messages.labelled(name, &what);
        return NeedView {
            text: needs,
            act: act.map(|(name, does)| NextActView {
                told: told(&name),
                name,
                does,
            }),
        };
    }
    let mut sentences = vec![messages.text("desk-needs-nothing", &[])];
    let minutes = minutes(since_ms);
    sentences.extend(sources.compared.map(|_| match minutes {
        0 => messages.text("desk-compared-now", &[]),
        _ => messages.text("desk-compared", &[("minutes", minutes.into())]),
    }));
    NeedView {
        text: sentences.join(" "),
        act: None,
    }
}

fn minutes(ms: u64) -> u32 {
    u32::try_from(ms / MINUTE_MS).unwrap_or(u32::MAX)
}

/// The words of a need, and the name and effect of the act that meets it.
type Wanted = (String, Option<(String, NextDoes)>);
/// A need, if there is one.
type Found = Option<Wanted>;

struct NeedContext<'a> {
    game: &'a Game,
    messages: &'a Messages,
    buttons: &'a [ButtonView],
}

impl NeedContext<'_> {
    fn look(&self, what: String, place: PanelPlace) -> Wanted {
        let name = self.messages.text("desk-look", &[]);
        (what, Some((name, NextDoes::Look(place))))
    }

    /// A control's act, if the control does something now.
    fn control(&self, what: String, control: Control) -> Found {
        let button = self.buttons.iter().find(|button| button.control == control)?;
        let intent = button.act.clone().ok().flatten()?;
        Some((what, Some((button.name.clone(), NextDoes::Do(intent)))))
    }

    /// A board entry that was begun is finished first.
    fn entry(&self, sources: &PanelSources) -> Found {
        let (side, _) = sources.entry.as_ref()?;
        let who = wording::side_name(self.messages, self.game, *side);
        let what = self.messages.text("desk-board-entered", &[("who", (&who).into())]);
        self.control(what, Control::EntryDone)
    }

    fn ruling(&self) -> Found {
        let proposal = self.game.proposals().first()?;
        let differing = if let Proposal::Correction { board: Some(board), .. } = proposal {
            self.differing(*board)
        } else {
            None
        };
        let what = differing.unwrap_or_else(|| {
            let kind = wording::proposal_kind(self.messages, proposal.kind());
            let article = proposal.article().to_string();
            let values = [("kind", (&kind).into()), ("article", (&article).into())];
            self.messages.text("desk-need-ruling", &values)
        });
        Some(self.look(what, PanelPlace::Proposal))
    }

    /// "Board of Black, Ben differs on b1 and c3 (D.2.9)".
    fn differing(&self, side: Color) -> Option<String> {
        let squares: Vec<Square> = self.game.differences(side);
        if squares.is_empty() {
            return None;
        }
        let who = wording::side_name(self.messages, self.game, side);
        let squares = wording::squares(self.messages, &squares);
        let article = self.game.regulations().article(Rule::BoardsDiffer).to_string();
        let values = [
            ("who", (&who).into()),
            ("squares", (&squares).into()),
            ("article", (&article).into()),
        ];
        Some(self.messages.text("desk-need-board", &values))
    }

    fn board(&self) -> Found {
        let what = Color::ALL.into_iter().find_map(|side| self.differing(side))?;
        Some(self.look(what, PanelPlace::Steps))
    }

    /// A player has signed another result, or refuses to sign (8.7).
    fn signatures(&self) -> Found {
        let mut sides = Color::ALL.into_iter();
        let side = sides.find(|side| self.game.disputes_the_result(*side))?;
        let what = wording::signing::state(self.messages, self.game, side)?;
        Some(self.look(what, PanelPlace::Pending))
    }

    fn approval(&self) -> Found {
        if self.game.people().lacks_an_assistant() {
            return Some(self.look(self.messages.text("refused-no-assistant", &[]), PanelPlace::Pending));
        }
        let is_open = |what: &Approval| !self.game.approvals().contains(what);
        let people = self.game.people();
        let assistants = Color::ALL
            .into_iter()
            .filter(|side| people.has(Person::Assistant(*side)));
        let device = self.game.regulations().is_competition().then_some(Approval::Device);
        let what = assistants.map(Approval::Assistant).chain(device).find(is_open)?;
        let text = match what {
            Approval::Assistant(side) => {
                let who = wording::side_name(self.messages, self.game, side);
                self.messages.text("desk-not-approved", &[("who", (&who).into())])
            }
            Approval::Device => self.messages.text("desk-device-not-approved", &[]),
        };
        let approve = Intent::Do(Command::Approve { what });
        let name = self.messages.text("desk-approve", &[]);
        Some((text, Some((name, NextDoes::Do(approve)))))
    }

    fn journal(&self, sources: &PanelSources) -> Found {
        let finding = sources.findings_of_journal.first()?;
        Some(self.look(finding.clone(), PanelPlace::Pending))
    }

    fn clocks(&self) -> Found {
        let (game, clock) = (self.game, self.game.clock());
        let holds = game.adjournment().is_some_and(Adjournment::holds_the_game);
        if !clock.is_timed() || clock.running().is_some() || holds {
            return None;
        }
        let id = if has_begun(game) {
            "desk-need-clocks-stopped"
        } else {
            "desk-need-clocks-not-started"
        };
        self.control(self.messages.text(id, &[]), Control::StartClocks)
    }

    fn comparison(&self, since_ms: u64) -> Found {
        let every_ms = self.game.regulations().watch.compare_every_ms;
        let is_known = Color::ALL.into_iter().any(|side| self.game.is_known(side));
        let is_due = every_ms > 0 && since_ms >= every_ms && is_known && self.game.ending().is_none();
        let values = [("minutes", minutes(since_ms).into())];
        let what = is_due.then(|| self.messages.text("desk-need-comparison", &values))?;
        self.control(what, Control::CompareBoards)
    }
}
