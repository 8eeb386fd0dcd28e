//! The points of each result: read from a report, counted, and written in the words of each form.

use super::score::Score;
use super::tournament_results::{ReportFault, rated};
use notation::trf::{Mark, Report, TrfForm, columns, tenths};

/// The points for each result (TRF26, 162).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// Points for a win over the board.
    pub win: Score,
    /// Points for a draw over the board.
    pub draw: Score,
    /// Points for a loss over the board.
    pub loss: Score,
    /// Points for a win by forfeit.
    pub forfeit_win: Score,
    /// Points for a loss by forfeit.
    pub forfeit_loss: Score,
    /// Points for a full-point bye.
    pub full_bye: Score,
    /// Points for a half-point bye.
    pub half_bye: Score,
    /// Points for a zero-point bye, and for a round without a mark.
    pub absence: Score,
    /// Points for a player left without an opponent.
    pub allocated_bye: Score,
}

impl Default for Scoring {
    fn default() -> Scoring {
        let (one, half, none) = (Score::tenths(10), Score::tenths(5), Score::default());
        Scoring {
            win: one,
            draw: half,
            loss: none,
            forfeit_win: one,
            forfeit_loss: none,
            full_bye: one,
            half_bye: half,
            absence: none,
            allocated_bye: one,
        }
    }
}

/// A code for results in a report, and the marks whose points it states.
type Code = (&'static str, &'static [Mark]);

/// The letters of record 162 (TRF26), those that others may override first. It has none for a forfeit alone: record 299 has.
const LETTERS: [Code; 5] = [
    ("W", &[Mark::Win, Mark::ForfeitWin, Mark::FullBye, Mark::AllocatedBye]),
    ("D", &[Mark::Draw, Mark::HalfBye]),
    ("L", &[Mark::Loss]),
    ("A", &[Mark::ZeroBye, Mark::ForfeitLoss]),
    ("P", &[Mark::AllocatedBye]),
];

/// The lines that `bbpPairings` adds to TRF16.
const TAGS: [Code; 6] = [
    ("BBW", &[Mark::Win, Mark::ForfeitWin, Mark::FullBye, Mark::AllocatedBye]),
    ("BBD", &[Mark::Draw, Mark::HalfBye]),
    ("BBL", &[Mark::Loss]),
    ("BBZ", &[Mark::ZeroBye]),
    ("BBF", &[Mark::ForfeitLoss]),
    ("BBU", &[Mark::AllocatedBye]),
];

/// The codes of `JaVaFo`'s lines XXS; `py4swiss` has `L`, too. The later of two codes for one result counts.
const CODES: [Code; 12] = [
    ("W", &[Mark::Win, Mark::ForfeitWin, Mark::FullBye]),
    ("WW", &[Mark::Win]),
    ("FW", &[Mark::ForfeitWin]),
    ("FPB", &[Mark::FullBye]),
    ("D", &[Mark::Draw, Mark::HalfBye]),
    ("WD", &[Mark::Draw]),
    ("HPB", &[Mark::HalfBye]),
    ("L", &[Mark::Loss, Mark::ZeroBye, Mark::ForfeitLoss]),
    ("WL", &[Mark::Loss]),
    ("ZPB", &[Mark::ZeroBye]),
    ("FL", &[Mark::ForfeitLoss]),
    ("PAB", &[Mark::AllocatedBye]),
];

/// The codes for Black's results, whose points are those of White here.
const BLACK: [Code; 3] = [("BW", &[Mark::Win]), ("BD", &[Mark::Draw]), ("BL", &[Mark::Loss])];

/// Results whose points may differ from those of the result beside them, in record 299 and in `JaVaFo`'s codes.
const APART: [(Mark, &str, Mark); 4] = [
    (Mark::ForfeitWin, "FW", Mark::Win),
    (Mark::FullBye, "FPB", Mark::Win),
    (Mark::HalfBye, "HPB", Mark::Draw),
    (Mark::ForfeitLoss, "FL", Mark::ZeroBye),
];

/// The letters of record 162, each with its points, every nine columns, as written.
fn lettered(report: &Report) -> impl Iterator<Item = (String, String)> {
    report.records("162").flat_map(|record| {
        let starts = (5..record.chars().count()).step_by(9);
        starts.map(move |at| (columns(record, at..at + 1), columns(record, at + 1..at + 5)))
    })
}

/// The codes of `JaVaFo`'s lines XXS, each with its points if these can be read.
fn extended(report: &Report) -> impl Iterator<Item = (&str, Option<Score>)> {
    let words = report.records("XXS").filter_map(|record| record.get(3..));
    let words = words.flat_map(str::split_whitespace);
    words.map(|word| {
        let (code, points) = word.split_once('=').unwrap_or((word, ""));
        (code, tenths(points).map(Score::tenths))
    })
}

/// The points in the first line with that tag.
fn points_of_tag(report: &Report, tag: &str) -> Option<Score> {
    let mut records = report.records(tag);
    records.find_map(|record| tenths(record.get(3..)?.trim()).map(Score::tenths))
}

/// True if the system of the report is one for teams (192, or 092 in words).
fn is_of_teams(report: &Report) -> bool {
    let is_named = |line: &str| line.to_uppercase().contains("TEAM");
    report.records("192").chain(report.records("092")).any(is_named)
}

impl Scoring {
    /// Reads the points from the report.
    pub(crate) fn of(report: &Report) -> Scoring {
        let mut scoring = Scoring::default();
        for (letter, marks) in LETTERS {
            let mut stated = lettered(report).filter(|(written, _)| written == letter);
            scoring.put(marks, stated.find_map(|(_, points)| tenths(&points)).map(Score::tenths));
        }
        for (tag, marks) in TAGS {
            scoring.put(marks, points_of_tag(report, tag));
        }
        for (written, points) in extended(report) {
            let known = CODES.into_iter().find(|(code, _)| *code == written);
            scoring.put(known.map_or(&[], |(_, marks)| marks), points);
        }
        // Points given to everybody for a result, in every round, are those of the result.
        let is_for_all = |given: &Assigned| {
            given.round.is_none() && report.players.iter().all(|player| given.numbers.contains(&player.rank))
        };
        for given in report.records("299").filter_map(Assigned::read).filter(is_for_all) {
            let known = APART.iter().find(|(mark, ..)| given.mark == Some(*mark));
            scoring.put(
                known.map_or(&[], |(mark, ..)| std::slice::from_ref(mark)),
                Some(given.points),
            );
        }
        if is_of_teams(report) {
            // These are the points of the team; its players have played no game.
            scoring.allocated_bye = Score::default();
        }
        scoring
    }

    /// Sets the points for those marks, if they are known.
    fn put(&mut self, marks: &[Mark], points: Option<Score>) {
        for mark in marks.iter().filter(|_| points.is_some()) {
            let stands = match mark {
                Mark::Win | Mark::UnratedWin => &mut self.win,
                Mark::Draw | Mark::UnratedDraw => &mut self.draw,
                Mark::Loss | Mark::UnratedLoss => &mut self.loss,
                Mark::ForfeitWin => &mut self.forfeit_win,
                Mark::ForfeitLoss => &mut self.forfeit_loss,
                Mark::FullBye => &mut self.full_bye,
                Mark::HalfBye => &mut self.half_bye,
                Mark::ZeroBye => &mut self.absence,
                Mark::AllocatedBye => &mut self.allocated_bye,
                Mark::Unclear => continue,
            };
            *stands = points.unwrap_or(*stands);
        }
    }

    /// The records with points that cannot be read, and the codes whose points are not used.
    pub(crate) fn faults(report: &Report) -> Vec<ReportFault> {
        let is_unread = |tag: &str| {
            let mut texts = report.records(tag).filter_map(|record| record.get(3..));
            texts.any(|text| !text.trim().is_empty() && tenths(text.trim()).is_none())
        };
        let of_tags = TAGS.into_iter().map(|(tag, _)| tag).filter(|tag| is_unread(tag));
        let is_code = |code: &str| CODES.iter().chain(&BLACK).any(|(known, _)| *known == code);
        let of_codes = extended(report).any(|(code, points)| points.is_none() || !is_code(code));
        let of_letters = lettered(report).any(|(letter, points)| {
            let is_known = letter.is_empty() || LETTERS.iter().any(|(known, _)| *known == letter);
            !is_known || (!letter.is_empty() && tenths(&points).is_none())
        });
        let unread = of_tags
            .chain(of_codes.then_some("XXS"))
            .chain(of_letters.then_some("162"));
        let scoring = Scoring::of(report);
        let is_unused = |marks: &[Mark], stated: Option<Score>| {
            let counted = marks.first().map(|mark| scoring.of_mark(*mark));
            stated.is_some() && stated != counted
        };
        // A general code of White's results stands for Black's as well, if none of these comes after it.
        let of_black = BLACK.into_iter().filter(|(code, marks)| {
            let covers = |written: &str| {
                let general = CODES.iter().find(|(known, marks)| *known == written && marks.len() > 1);
                written == *code || general.is_some_and(|(_, covered)| marks.iter().all(|mark| covered.contains(mark)))
            };
            let stated = extended(report)
                .filter(|(written, _)| covers(written))
                .filter_map(|(_, points)| points);
            let standard = marks.first().map(|mark| Scoring::default().of_mark(*mark));
            let is_named =
                extended(report).any(|(written, _)| CODES.iter().any(|one| one.0 == written && one.1 == *marks));
            is_unused(marks, stated.last().or(standard.filter(|_| is_named)))
        });
        let is_teams_bye = |tag: &str| is_of_teams(report) && tag == "BBU";
        let of_lines = TAGS
            .into_iter()
            .filter(|(tag, marks)| is_unused(marks, points_of_tag(report, tag)) && !is_teams_bye(tag));
        let unused = of_black
            .chain(of_lines)
            .map(|(code, _)| ReportFault::PointsNotUsed(code));
        unread.map(ReportFault::ResultPoints).chain(unused).collect()
    }

    /// The points for a win, a draw and a loss as they are typed, "3-1-0"; `None` if they are not in that order.
    pub(crate) fn read(text: &str) -> Option<Scoring> {
        let text = text.replace('½', ".5");
        let numbers = text.split(['-', '–', '/', ' ']).filter(|number| !number.is_empty());
        let points = |number: &str| {
            tenths(&if number.starts_with('.') {
                format!("0{number}")
            } else {
                number.to_owned()
            })
        };
        let numbers: Vec<i32> = numbers.map(points).collect::<Option<_>>()?;
        let [win, draw, loss]: [i32; 3] = numbers.try_into().ok()?;
        let mut scoring = Scoring::default();
        for ((_, marks), points) in LETTERS.into_iter().zip([win, draw, loss]) {
            scoring.put(marks, Some(Score::tenths(points)));
        }
        (win > draw && draw > loss && loss >= 0 && win < 100).then_some(scoring)
    }

    /// The points for a win, a draw and a loss, "3-1-0".
    pub(crate) fn written(self) -> String {
        [self.win, self.draw, self.loss]
            .map(|points| points.shown("."))
            .join("-")
    }

    /// The record of a report (TRF26, 162).
    pub(crate) fn record(self) -> String {
        let of = |letter: &str, points: Score| format!("{letter}{:>4}    ", one_decimal(points));
        let mut parts = vec![of("W", self.win), of("D", self.draw), of("L", self.loss)];
        parts.extend((self.absence != Score::default()).then(|| of("A", self.absence)));
        parts.extend((self.allocated_bye != self.win).then(|| of("P", self.allocated_bye)));
        format!(" {}", parts.concat().trim_end())
    }

    /// Puts the points into a report of that form in its words: record 162 and 299, or the lines that pairing programs read in addition
    /// to TRF16.
    pub(crate) fn put_into(self, report: &mut Report, form: TrfForm) {
        if self == Scoring::of(report) || is_of_teams(report) {
            return;
        }
        match form {
            TrfForm::Trf26 => {
                report.put_record("162", &self.record());
                self.put_apart(report);
            }
            TrfForm::Trf16 => {
                for (tag, marks) in TAGS {
                    let points = marks.first().map(|mark| self.of_mark(*mark)).unwrap_or_default();
                    report.put_record(tag, &format!("{:>4}", one_decimal(points)));
                }
                if self != Scoring::of(report) {
                    self.put_codes(report);
                }
            }
        }
    }

    /// Puts in the points that record 162 cannot state: for all players, before those of single players, which come first.
    fn put_apart(self, report: &mut Report) {
        let stated = Scoring::of(report);
        let ranks: Vec<String> = report
            .players
            .iter()
            .map(|player| format!(" {:>4}", player.rank))
            .collect();
        let ranks = ranks.concat();
        let given: Vec<String> = report
            .records("299")
            .map(|line| line.chars().skip(4).collect())
            .collect();
        let other = APART
            .into_iter()
            .filter(|(mark, ..)| self.of_mark(*mark) != stated.of_mark(*mark));
        let own = other.map(|(mark, ..)| {
            let points = one_decimal(self.of_mark(mark));
            format!("{}{:8}{points:>4}  000{ranks}", mark.sign(), "")
        });
        let own: Vec<String> = own.collect();
        report.remove_records("299");
        for line in own.iter().chain(&given) {
            report.add_record("299", line);
        }
    }

    /// Puts in points other than the usual ones in the codes of `JaVaFo` (XXS), which `py4swiss` reads, too.
    pub(crate) fn put_codes(self, report: &mut Report) {
        report.remove_records("XXS");
        if self == Scoring::default() {
            return;
        }
        let fixed = [
            ("W", self.win),
            ("D", self.draw),
            ("WL", self.loss),
            ("BL", self.loss),
            ("ZPB", self.absence),
            ("FL", self.forfeit_loss),
            ("PAB", self.allocated_bye),
        ];
        let other = APART
            .into_iter()
            .filter(|(mark, code, beside)| *code != "FL" && self.of_mark(*mark) != self.of_mark(*beside));
        let other = other.map(|(mark, code, _)| (code, self.of_mark(mark)));
        let codes = fixed.into_iter().chain(other);
        let codes: Vec<String> = codes
            .map(|(code, points)| format!("{code}={}", one_decimal(points)))
            .collect();
        report.put_record("XXS", &codes.join(" "));
    }

    /// The points for that mark.
    pub(crate) fn of_mark(&self, mark: Mark) -> Score {
        match mark {
            Mark::Win | Mark::UnratedWin => self.win,
            Mark::Draw | Mark::UnratedDraw => self.draw,
            Mark::Loss | Mark::UnratedLoss => self.loss,
            Mark::ForfeitWin => self.forfeit_win,
            Mark::ForfeitLoss => self.forfeit_loss,
            Mark::FullBye => self.full_bye,
            Mark::HalfBye => self.half_bye,
            Mark::ZeroBye => self.absence,
            Mark::AllocatedBye => self.allocated_bye,
            Mark::Unclear => Score::default(),
        }
    }
}

/// Points with one decimal, as files have them.
fn one_decimal(points: Score) -> String {
    let (sign, tenths) = (
        if points.hundredths() < 0 { "-" } else { "" },
        points.to_tenths().unsigned_abs(),
    );
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// Extraordinary points of some players (TRF26, 299).
pub(crate) struct Assigned {
    /// The results to which they apply; `None` for all.
    mark: Option<Mark>,
    /// The points for each of these results.
    pub(crate) points: Score,
    /// The round in which they apply, from 0; `None` for all.
    round: Option<usize>,
    numbers: Vec<u32>,
}

impl Assigned {
    pub(crate) fn read(line: &str) -> Option<Assigned> {
        let numbers = (23..line.chars().count()).step_by(5);
        let numbers = numbers.filter_map(|at| columns(line, at..at + 4).parse().ok());
        let round: Option<usize> = columns(line, 19..22).parse().ok();
        Some(Assigned {
            mark: columns(line, 4..5).chars().next().and_then(Mark::of),
            points: Score::tenths(tenths(&columns(line, 13..18))?),
            round: round.and_then(|round| round.checked_sub(1)),
            numbers: numbers.collect(),
        })
    }

    pub(crate) fn is_for(&self, number: u32, round: usize, mark: Option<Mark>) -> bool {
        // Record 299 has `W`, `D` and `L` for games over the board, however long they were.
        let same = |wanted: Mark| mark == Some(wanted) || mark == Some(rated(wanted));
        self.mark.is_some_and(same) && self.numbers.contains(&number) && self.round.is_none_or(|own| own == round)
    }

    pub(crate) fn is_extra_for(&self, number: u32) -> bool {
        self.mark.is_none() && self.numbers.contains(&number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Tournament;
    use crate::tournament_results::TournamentResults;
    use crate::tournament_results::tests::{ALL_MARKS, of, points, report};
    use notation::trf;

    #[test]
    fn the_points_of_a_report_are_written_in_the_words_of_each_form() {
        for more in ["BBW  3.0\nBBD  1.0\nBBU  1.5\n", "162  W 3.0    D 1.0    P 1.5\n"] {
            let text = format!("{}{more}", report(&ALL_MARKS));
            for form in [TrfForm::Trf16, TrfForm::Trf26] {
                let written = Tournament::of_report(&text).report(form).written();
                let scoring = Scoring::of(&trf::read(&written));
                assert_eq!(scoring, Scoring::of(&trf::read(&text)), "{written}");
                assert_eq!(written.contains("\nBBW"), form == TrfForm::Trf16, "{written}");
                assert_eq!(written.contains("\n162"), form == TrfForm::Trf26, "{written}");
            }
        }
    }

    #[test]
    fn points_are_typed_as_win_draw_and_loss() {
        let read = |text: &str| Scoring::read(text).map(Scoring::written);
        assert_eq!(read("3-1-0").as_deref(), Some("3-1-0"));
        assert_eq!(read("3 1 0").as_deref(), Some("3-1-0"));
        assert_eq!(read("1-½-0"), Some(Scoring::default().written()));
        for wrong in ["", "3-1", "0-1-3", "1-1-0", "3-1-0-0", "a-b-c", "3-1--1"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn points_of_javafo_are_read_and_bad_records_are_told() {
        let (tournament, _) = of(&ALL_MARKS, "XXS W=3.0 D=1.0\nXXS PAB=1.5\n");
        assert_eq!(points(&tournament), of_three_points());
        let (_, misfits) = of(&ALL_MARKS, "042 May 1st\nBBW abc\nXXS D=x\nXXR 5\n");
        let (planned, held) = (5, 7);
        let told = [
            ReportFault::FirstDay,
            ReportFault::ResultPoints("BBW"),
            ReportFault::ResultPoints("XXS"),
            ReportFault::MoreRounds { planned, held },
        ];
        assert_eq!(misfits, told);
        assert_eq!(of(&ALL_MARKS, "042 2026/05/01\nBBW  1.0\nXXR 7\n").1, []);
    }

    #[test]
    fn points_that_cannot_be_counted_apart_are_told() {
        let unused = |more: &str| {
            let (_, misfits) = of(&ALL_MARKS, more);
            let unused = misfits.into_iter().filter_map(|misfit| {
                if let ReportFault::PointsNotUsed(code) | ReportFault::ResultPoints(code) = misfit {
                    return Some(code);
                }
                None
            });
            unused.collect::<Vec<_>>()
        };
        let none: [&str; 0] = [];
        for used in [
            "XXS W=3.0 D=1.0 PAB=1.5 ZPB=0.0 FL=0.0\n",
            "XXS WW=3.0 BW=3.0 FW=3.0 FPB=3.0 WD=1.0 BD=1.0 HPB=1.0 WL=0.0 BL=0.0\n",
            "BBW  3.0\nBBD  1.0\nBBL  0.0\nBBZ  0.5\nBBF  0.5\nBBU  1.5\n",
            "162  W 3.0    D 1.0    L 0.5    A 0.0    P 1.5\n",
            "XXS FW=0.5 HPB=0.0 ZPB=0.0 FL=0.5\n",
            "XXS BW=2.0 W=3.0 FW=1.0 FPB=1.0\n",
            "BBZ  0.0\nBBF -1.0\n",
        ] {
            assert_eq!(unused(used), none, "{used}");
        }
        for (told, codes) in [
            ("XXS WW=3.0 BW=4.0 HPB=1.0\n", &["BW"][..]),
            ("XXS WW=3.0\n", &["BW"]),
            ("XXS BD=1.0 W=3.0 BL=0.5\n", &["BD", "BL"]),
            ("XXS W=3.0 ABC=1.0\n", &["XXS"]),
            ("XXS 3.0\n", &["XXS"]),
            ("BBW  2.0\nXXS W=3.0\n", &["BBW"]),
            ("BBW three\n", &["BBW"]),
            ("162  W 3.0    X 1.0\n", &["162"]),
            ("162  W abc\n", &["162"]),
        ] {
            assert_eq!(unused(told), codes, "{told}");
        }
        // The later of two codes counts.
        let (tournament, _) = of(&ALL_MARKS, "XXS BW=9.0\nXXS FW=2.0 PAB=1.5\nXXS W=3.0 D=1.0\n");
        assert_eq!(points(&tournament), of_three_points());
    }

    #[test]
    fn a_forfeit_may_be_worth_other_points_than_a_game() {
        // Round 3 is decided by forfeit, round 4 has an allocated and a half-point bye.
        let own = |more: &str| points(&of(&ALL_MARKS, more).0);
        assert_eq!(own("XXS W=3.0 D=1.0 FW=2.0 FL=-1.0 HPB=0.5\n"), ["10.5", "1.5"]);
        assert_eq!(own("BBW  3.0\nBBD  1.0\nBBF -1.0\n"), ["14", "4"]);
        assert_eq!(
            own("299 +         2.0  000    1    2\n299 -        -1.0         1    2\n"),
            ["6", "1"]
        );
        for more in [
            "XXS W=3.0 D=1.0 FW=2.0 FL=-1.0 HPB=0.5 PAB=1.5\n",
            "BBW  3.0\nBBD  1.0\nBBF -1.0\n",
            "162  W 3.0    D 1.0\n299 +         2.0  000    1    2\n299 + 000.0   0.5  003    1\n",
        ] {
            let text = format!("{}{more}", report(&ALL_MARKS));
            let before = Scoring::of(&trf::read(&text));
            for form in [TrfForm::Trf16, TrfForm::Trf26] {
                let event = Tournament::of_report(&text);
                let written = event.report(form).written();
                assert_eq!(Scoring::of(&trf::read(&written)), before, "{written}");
                let has_single_points = form == TrfForm::Trf26 || !more.contains("003");
                if has_single_points {
                    assert_eq!(TournamentResults::of(&trf::read(&written)).1, [], "{written}");
                    assert_eq!(own(more), points(&TournamentResults::of(&trf::read(&written)).0));
                }
                let twice = Tournament::of_report(&written).report(form).written();
                assert!(twice == written || !has_single_points, "{twice}\n{written}");
            }
        }
    }

    fn of_three_points() -> Vec<String> {
        points(&of(&ALL_MARKS, "162  W 3.0    D 1.0    P 1.5\n").0)
    }
}
