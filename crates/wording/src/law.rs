//! Explanations of the Laws in our own words, with the numbers of the profile in force (11.9).

use laws::explanation::ExplainedRule;
use laws::regulations::{Edition, Regulations, Speed, Supervision};
use locale::Messages;

/// The Article and everything that is explained under it.
pub fn explained(messages: &Messages, regulations: &Regulations, number: &str, topics: &[&ExplainedRule]) -> String {
    let parameters = regulations.parameters();
    let yes = |is: bool| if is { "yes" } else { "no" };
    let minutes = |ms: u64| u32::try_from(ms / 60_000).unwrap_or(u32::MAX);
    let anew = parameters.cut_offs.reversed_colours;
    let fast = Regulations {
        speed: Speed::Rapid,
        supervision: Supervision::Otherwise,
        ..regulations.clone()
    };
    let frozen = fast.parameters().cut_offs.set_up.unwrap_or(0);
    let values = [
        ("draws", yes(parameters.draws.resignation_may_draw).into()),
        ("drawable", yes(parameters.illegal_moves.loss_may_be_drawn).into()),
        ("both", yes(parameters.draws.agreed_needs_a_move_each).into()),
        ("touching", yes(parameters.claims.touching_forfeits).into()),
        ("old", yes(regulations.edition == Edition::Laws2005).into()),
        ("named", yes(parameters.promotion_is_announced).into()),
        ("losing", parameters.illegal_moves.to_lose.into()),
        ("minutes", minutes(parameters.illegal_moves.gain_ms).into()),
        ("claim", minutes(parameters.claims.wrong_gain_ms).into()),
        ("frozen", frozen.into()),
        ("anew", anew.map_or_else(|| "none".into(), Into::into)),
    ];
    let texts: Vec<String> = topics
        .iter()
        .map(|topic| messages.text(topic.message, &values))
        .collect();
    let text = texts.join(" ");
    messages.text("answer-law", &[("article", number.into()), ("text", (&text).into())])
}
