//! The names by which the arbiter rules on a proposal.

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
pub(super) fn words_of(messages: &Messages) -> impl Iterator<Item = (ProposalKind, String)> {
    ProposalKind::ALL.iter().flat_map(|kind| {
        let id = format!("proposal-kind-{kind}");
        let forms = format!("{kind};{};{}", messages.text(&id, &[]), messages.in_english(&id));
        let words: Vec<_> = forms.split(';').map(|word| (*kind, word.trim().to_owned())).collect();
        words
    })
}
