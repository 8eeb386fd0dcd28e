//! Words typed for the arbiter's ruling on a proposal: with its name, or without if only one is open. The name is one
//! of the words, because "accept correction" is a player's too (A.5.2).

use super::arbiter_panel::PanelIntent;
use super::catalogue;
use super::intent::Intent;
use super::move_line::after;
use laws::command::Command;
use laws::event::ProposalKind;
use locale::Messages;

/// The names of the kinds of proposal in the person's language.
pub fn names(messages: &Messages) -> impl Iterator<Item = String> {
    ProposalKind::ALL.iter().filter_map(|kind| {
        let forms = messages.text(&format!("proposal-kind-{kind}"), &[]);
        forms.split(';').next().map(|name| name.trim().to_owned())
    })
}

/// The kinds of proposal with every word for them: the code, the person's own and the English ones.
fn words_of(messages: &Messages) -> impl Iterator<Item = (ProposalKind, String)> {
    ProposalKind::ALL.iter().flat_map(|kind| {
        let id = format!("proposal-kind-{kind}");
        let forms = format!("{kind};{};{}", messages.text(&id, &[]), messages.in_english(&id));
        let words: Vec<_> = forms.split(';').map(|word| (*kind, word.trim().to_owned())).collect();
        words
    })
}

/// "accept result", "accept": the proposal of that kind, or the only one.
pub(super) fn settle(accepted: bool, what: &str, messages: &Messages) -> Option<Intent> {
    if what.is_empty() {
        return Some(Intent::Desk(PanelIntent::Settle { accepted }));
    }
    let (kind, _) = words_of(messages).find(|(_, word)| after(what, word) == Some(""))?;
    Some(Intent::Do(Command::settling(kind, accepted)))
}

/// "Ergebnis annehmen": in some languages the name of the proposal comes first.
pub(super) fn named_first(line: &str, messages: &Messages) -> Option<Intent> {
    let behind: Vec<_> = words_of(messages)
        .filter_map(|(kind, word)| Some((kind, after(line, &word)?)))
        .collect();
    catalogue::lines().find_map(|line| {
        let accepted = line.ruling()?;
        let forms = messages.text(line.words, &[]);
        let is_form = |typed: &str| forms.split(';').any(|form| after(typed, form.trim()) == Some(""));
        let (kind, _) = behind.iter().find(|(_, typed)| is_form(typed))?;
        Some(Intent::Do(Command::settling(*kind, accepted)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arbiter_panel::tests::means;
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
