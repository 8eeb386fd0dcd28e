//! Words typed for the arbiter's ruling on a proposal: with its name, or without if only one is open. The name is one
//! of the words, because "accept correction" is a player's too (A.5.2).

use super::words::after;
use crate::arbiter_panel::PanelIntent;
use crate::intent::Intent;
use crate::proposals::words_of;
use laws::command::Command;
use locale::Messages;

/// "accept result", "accept": the proposal of that kind, or the only one.
pub(crate) fn settle(accepted: bool, what: &str, messages: &Messages) -> Option<Intent> {
    if what.is_empty() {
        return Some(Intent::Desk(PanelIntent::Settle { accepted }));
    }
    let (kind, _) = words_of(messages).find(|(_, word)| after(what, word) == Some(""))?;
    Some(Intent::Do(Command::settling(kind, accepted)))
}

#[cfg(test)]
mod tests {
    use super::super::arbiter_panel::tests::means;
    use super::*;
    use laws::event::ProposalKind;
    use locale::Locale;
    use shakmaty::Color;

    #[test]
    fn a_proposal_is_ruled_on_by_its_name_and_is_no_draw_offer() {
        let accept = |kind: &str| {
            let kind = kind.parse().unwrap();
            Some(Intent::Do(Command::AcceptProposal { kind }))
        };
        let decline = |kind: &str| {
            let kind = kind.parse().unwrap();
            Some(Intent::Do(Command::DeclineProposal { kind }))
        };
        for line in [
            "annehmen ergebnis",
            "annehmen result",
            "Vorschlag annehmen Ergebnis",
            "Ergebnis annehmen",
        ] {
            assert_eq!(means(line, Locale::De), accept("result"), "{line}");
        }
        assert_eq!(means("Berichtigung annehmen", Locale::De), accept("correction"));
        assert_eq!(means("aceitar resultado", Locale::PtBr), accept("result"));
        assert_eq!(means("recusar correcao", Locale::PtPt), decline("correction"));
        assert_eq!(means("klok afwijzen", Locale::Nl), decline("clock"));
        let bare = |accepted| Some(Intent::Desk(PanelIntent::Settle { accepted }));
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for (of_player, of_desk, accepted) in [
                ("line-accept-draw", "desk-line-accept", true),
                ("line-decline-draw", "desk-line-decline", false),
            ] {
                let (draw, words) = (messages.text(of_player, &[]), messages.text(of_desk, &[]));
                // The first form names the draw.
                for form in draw.split(';').skip(1).chain(words.split(';')) {
                    assert_eq!(means(form, locale), bare(accepted), "{locale}: {form}");
                }
                for kind in ProposalKind::ALL {
                    let names = messages.text(&format!("proposal-kind-{kind}"), &[]);
                    for name in names.split(';') {
                        let form = words.split(';').next().unwrap();
                        let ruled = if accepted {
                            accept(kind.as_str())
                        } else {
                            decline(kind.as_str())
                        };
                        assert_eq!(
                            means(&format!("{form} {name}"), locale),
                            ruled,
                            "{locale}: {form} {name}"
                        );
                    }
                }
            }
        }
        let draw = Command::AcceptDraw { side: Color::White };
        assert_eq!(
            means("Remis annehmen", Locale::De),
            Some(Intent::AskFirst(Box::new(Intent::Do(draw))))
        );
    }
}
