//! `annabella pairings --round-robin N [--double] [--tables berger|cbx]`: the tables of Berger, or of the Brazilian federation.

use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{messages, print, print_json};
use serde_json::json;

use hall::berger::{self, BergerPairing};

pub(super) fn pairings(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::of_options(rest, &["round-robin", "tables"], &["double"])?;
    let texts = messages(given.lang.as_deref());
    let players = players(&given).map_err(|fault| fail(&texts, &fault))?;
    let tables = match given.option("tables") {
        None | Some("berger") => berger::table,
        Some("cbx") => berger::of_cbx,
        Some(other) => return Err(fail(&texts, &UsageError::not_one_of("--tables", other, "berger, cbx"))),
    };
    for BergerPairing {
        round,
        board,
        white,
        black,
    } in tables(players, given.flag("double"))
    {
        if given.json {
            print_json(&json!({"round": round, "board": board, "white": white, "black": black}));
            continue;
        }
        let round = ("round", round.into());
        print(&match (white, black) {
            (Some(white), Some(black)) => {
                let values = [
                    round,
                    ("board", board.into()),
                    ("white", white.into()),
                    ("black", black.into()),
                ];
                texts.text("pairings-game", &values)
            }
            (free, other) => {
                let player = free.or(other).unwrap_or_default();
                texts.text("pairings-bye", &[round, ("player", player.into())])
            }
        });
    }
    Ok(CommandOutcome::Done)
}

fn players(given: &GivenArguments) -> Result<usize, UsageError> {
    let value = given.required("round-robin")?;
    let count = value.parse().ok().filter(|count| berger::PLAYERS.contains(count));
    let possible: Vec<String> = berger::PLAYERS.map(|count| count.to_string()).collect();
    count.ok_or_else(|| UsageError::not_one_of("--round-robin", value, possible.join(", ")))
}
