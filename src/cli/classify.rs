//! `annabella classify TIMECONTROL [--laws 2005|2018|2023]`: standard, rapid or blitz (A.1, B.1).

use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, messages, print, print_json};
use serde_json::json;

use laws::regulations::{Edition, Speed};
use locale::Value;
use notation::{time_control, time_control_written};

/// Reads the control in the grammar of PGN and TRF26 or, failing that, in the arbiters' notation.
pub(super) fn classify(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &["laws"], &[])?;
    let texts = messages(given.lang.as_deref());
    let (text, edition) = options(&given).map_err(|fault| fail(&texts, &fault))?;
    let control = match time_control::read(&text) {
        Ok(control) => control,
        Err(fault) => match time_control_written::read(&text) {
            Ok(control) => control,
            Err(_also_unreadable) => {
                let column = text.get(..fault.at).unwrap_or_default().chars().count() + 1;
                return Err(complained(&texts.text(
                    "classify-unreadable",
                    &[("column", column.into()), ("part", Value::quoting(&fault.part))],
                )));
            }
        },
    };
    let Some(ms) = control.sixty_moves_ms() else {
        complain(&texts.text("classify-untimed", &[]));
        return Ok(CommandOutcome::No);
    };
    let speed = Speed::for_time_control(&control, edition);
    let (word, id) = match speed {
        Speed::Standard => ("standard", "classify-standard"),
        Speed::Rapid => ("rapid", "classify-rapid"),
        Speed::Blitz => ("blitz", "classify-blitz"),
    };
    if given.json {
        let seconds = u32::try_from(ms / 1000).unwrap_or(u32::MAX);
        print_json(&json!({"speed": word, "minutes": f64::from(seconds) / 60.0}));
    } else {
        let minutes = decimals(ms, &texts.text("decimal-mark", &[]));
        // A number with decimals takes the plural of many in every language we have.
        let count: u32 = if ms == 60_000 { 1 } else { 2 };
        print(&texts.text(id, &[("minutes", (&minutes).into()), ("count", count.into())]));
    }
    Ok(CommandOutcome::Done)
}

fn options(given: &GivenArguments) -> Result<(String, Edition), UsageError> {
    if given.values.is_empty() {
        return Err(UsageError::MissingArgument("TIMECONTROL"));
    }
    let edition = given.laws()?;
    // "90 min + 30 s" may be typed without quotes.
    Ok((given.values.join(" "), edition))
}

/// Minutes with at most two decimals, and none for a whole number.
fn decimals(ms: u64, mark: &str) -> String {
    let (whole, hundredths) = (ms / 60_000, ms % 60_000 / 600);
    if hundredths == 0 {
        whole.to_string()
    } else {
        format!("{whole}{mark}{hundredths:02}").trim_end_matches('0').to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_have_decimals_only_where_there_are_some() {
        assert_eq!(decimals(1_500_000, "."), "25");
        assert_eq!(decimals(750_000, "."), "12.5");
        assert_eq!(decimals(603_000, ","), "10,05");
    }
}
