//! The penalties an arbiter may impose at their discretion (Art. 12.9; 13.4 in 2005).

use super::articles::{Article, Edition};

macro_rules! penalties {
    ($($(#[$doc:meta])+ $name:ident = $text:literal, $laws2005:expr, $later:literal;)+) => {
        /// A penalty for the offender, or its counterpart for the opponent.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Penalty { $($(#[$doc])+ $name,)+ }

        impl Penalty {
            /// All penalties.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The penalty as scripts and JSON write it.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)+ }
            }

            /// The Article of that edition for the penalty; `None` if the edition has none.
            pub fn article(self, edition: Edition) -> Option<Article> {
                let (old, later): (Option<&'static str>, &'static str) =
                    match self { $(Self::$name => ($laws2005, $later),)+ };
                match edition {
                    Edition::Laws2005 => old,
                    Edition::Laws2018 | Edition::Laws2023 => Some(later),
                }
                .map(Article::new)
            }
        }
    };
}

penalties! {
    /// A warning.
    Warning = "warning", Some("13.4"), "12.9.1";
    /// More time for the opponent.
    AddTime = "add-time", Some("13.4"), "12.9.2";
    /// Less time for the offender.
    ReduceTime = "reduce-time", Some("13.4"), "12.9.3";
    /// More points for the opponent, at most those the game can bring; the result is ruled separately.
    AddPoints = "add-points", Some("13.4"), "12.9.4";
    /// Fewer points for the offender; the result is ruled separately.
    ReducePoints = "reduce-points", Some("13.4"), "12.9.5";
    /// The game is lost.
    Loss = "loss", Some("13.4"), "12.9.6";
    /// A fine announced in advance.
    Fine = "fine", None, "12.9.7";
    /// Exclusion from one or more rounds.
    Exclusion = "exclusion", None, "12.9.8";
    /// Expulsion from the competition.
    Expulsion = "expulsion", Some("13.4"), "12.9.9";
}

written!(Penalty);

impl Penalty {
    /// True if the penalty still has an effect after the end of the game.
    pub(super) const fn counts_after_the_end(self) -> bool {
        match self {
            Self::AddTime | Self::ReduceTime | Self::Loss => false,
            Self::Warning | Self::AddPoints | Self::ReducePoints | Self::Fine | Self::Exclusion | Self::Expulsion => {
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_penalties_stand_in_12_9_and_two_of_them_not_yet_in_2005() {
        let numbers: Vec<String> = Penalty::ALL
            .iter()
            .filter_map(|penalty| penalty.article(Edition::Laws2023))
            .map(|article| article.to_string())
            .collect();
        let expected: Vec<String> = (1..=9).map(|number| format!("12.9.{number}")).collect();
        assert_eq!(numbers, expected);
        assert_eq!(Penalty::Fine.article(Edition::Laws2005), None);
        assert_eq!(Penalty::Exclusion.article(Edition::Laws2005), None);
    }

    #[test]
    fn every_penalty_reads_back_as_it_is_written() {
        for penalty in Penalty::ALL {
            assert_eq!(penalty.to_string().parse(), Ok(*penalty));
        }
    }
}
