//! The two forms of the report, each with its own kinds of lines (FIDE Handbook C.04, TRF16 and TRF26).

use super::{Report, TrfLine};

/// A form of the report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrfForm {
    /// The older one, approved in 2015: the rated results, and nothing about the pairings.
    Trf16,
    /// The one in force since September 2025.
    #[default]
    Trf26,
}

/// The tags that both forms have; TRF16 knows no comments (`###`), but its readers skip them.
const BOTH: [&str; 16] = [
    "001", "012", "013", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "###",
];
/// The number of rounds as pairing programs ask for it, in 142; and their points, in 162.
const ONLY_16: [&str; 7] = ["XXR", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"];
const ONLY_26: [&str; 20] = [
    "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299", "300", "310", "320",
    "330", "352", "362", "801",
];
/// Lines that pairing programs add to either form, and that only look like a federation's lines of TRF26.
const OF_PROGRAMS: [&str; 3] = ["XX", "BB", "DAT"];

impl TrfForm {
    /// The form in typed words: "trf16", "TRF 26".
    pub fn meant(text: &str) -> Option<Self> {
        let said: String = text.split_whitespace().collect::<String>().to_lowercase();
        match said.strip_prefix("trf").unwrap_or(&said) {
            "16" => Some(Self::Trf16),
            "26" => Some(Self::Trf26),
            _other => None,
        }
    }

    fn has(self, line: &str) -> bool {
        let Some((tag, _)) = line.trim_start_matches('\u{feff}').split_at_checked(3) else {
            return false;
        };
        match self {
            Self::Trf16 => BOTH.contains(&tag) || ONLY_16.contains(&tag),
            Self::Trf26 => {
                // A federation's data on a player.
                let is_federation = tag.bytes().all(|sign| sign.is_ascii_uppercase());
                let is_known = BOTH.contains(&tag) || ONLY_26.contains(&tag) || tag == "802";
                is_known || (is_federation && !OF_PROGRAMS.iter().any(|other| tag.starts_with(other)))
            }
        }
    }
}

impl Report {
    /// True for a report of teams: it has lines of teams (310 or 013), or its system is one for teams (192).
    pub fn is_of_teams(&self) -> bool {
        let is_named = |line: &str| line.to_uppercase().contains("TEAM");
        let has = |tag| self.records(tag).next().is_some();
        has("310") || has("013") || self.records("192").chain(self.records("092")).any(is_named)
    }

    /// Leaves out the lines that the form does not have.
    pub fn keep_only(&mut self, form: TrfForm) {
        self.lines.retain(|line: &TrfLine| form.has(&line.text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trf;

    #[test]
    fn each_form_has_its_own_kinds_of_lines() {
        let text = "012 Open\r\n122 90 min\r\n142 9\r\nXXR 9\r\n192 FIDE_ROUNDROBIN\r\n222 5400\r\n### a comment\r\n\
                    001    1      Ada\r\nPOR    1      Ada\r\n013 Lisboa\r\n310   1 Lisboa\r\nBBW  1.0\r\n";
        let kept = |form| {
            let mut report = trf::read(text);
            report.keep_only(form);
            let written = report.written();
            let tags: Vec<String> = written.lines().map(|line| line.chars().take(3).collect()).collect();
            tags.join(" ")
        };
        assert_eq!(kept(TrfForm::Trf16), "012 122 XXR ### 001 013 BBW");
        assert_eq!(kept(TrfForm::Trf26), "012 122 142 192 222 ### 001 POR 013 310");
        for (typed, form) in [
            ("trf16", Some(TrfForm::Trf16)),
            ("TRF 26", Some(TrfForm::Trf26)),
            ("trf06", None),
        ] {
            assert_eq!(TrfForm::meant(typed), form, "{typed}");
        }
    }
}
