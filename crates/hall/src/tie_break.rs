//! The tie-breaks and their names: the short ones of the command line, and those of TRF26 (C.07, 5 and 14).

use std::fmt;
use std::str::FromStr;

use notation::trf::Report;

/// FIDE's regulations for tie-breaks, by the time at which they came into force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum TieBreakRules {
    /// Those of 2014 to 2023, as the Brazilian federation's arbiters were given them (C.02, 12: A to G): a virtual opponent stands in for
    /// an unplayed game. Where they are silent, C.07 of 2024 is followed.
    Of2014,
    /// C.07 from 1 August 2024 on: the player's own points stand in for an unplayed round (16.4).
    Of2024,
    /// C.07 from 1 March 2026 on: the same with upper limits (16.4.1, 16.4.2).
    #[default]
    Of2026,
}

impl TieBreakRules {
    /// All of them.
    pub const ALL: [TieBreakRules; 3] = [TieBreakRules::Of2014, TieBreakRules::Of2024, TieBreakRules::Of2026];

    /// The year in which they came into force.
    pub const fn year(self) -> u32 {
        match self {
            TieBreakRules::Of2014 => 2014,
            TieBreakRules::Of2024 => 2024,
            TieBreakRules::Of2026 => 2026,
        }
    }

    /// Those in force on a day, `2024/08/01`, `24/08/01`, `20240801` or `01.08.2024`; today's if it is no day.
    pub fn on(day: &str) -> TieBreakRules {
        TieBreakRules::read(day).unwrap_or_default()
    }

    /// The same; `None` if it is no day.
    pub(crate) fn read(day: &str) -> Option<TieBreakRules> {
        let digits = |text: &str, count: usize| text.len() == count && text.bytes().all(|sign| sign.is_ascii_digit());
        let day = day.trim();
        // Records 132 have two digits of the year, and ISO 8601 has a form without signs between.
        let whole = match day.split(['/', '-', '.']).collect::<Vec<_>>()[..] {
            [one] if digits(one, 8) => one
                .split_at_checked(4)
                .map(|(year, rest)| format!("{year}/{}", rest.split_at(2).0)),
            [year, month, last] if [year, month, last].iter().all(|part| digits(part, 2)) => {
                let century = if *year < *"70" { "20" } else { "19" };
                Some(format!("{century}{year}/{month}"))
            }
            _ => None,
        };
        let day = whole.as_deref().unwrap_or(day);
        let mut parts: Vec<&str> = day
            .split(['/', '-', '.', ' '])
            .filter(|part| !part.is_empty())
            .collect();
        if parts.last().is_some_and(|last| last.len() == 4) {
            parts.reverse();
        }
        let numbers: Option<Vec<u32>> = parts.iter().map(|part| part.parse().ok()).collect();
        match numbers.as_deref() {
            Some([year, rest @ ..]) if (1000..=9999).contains(year) => {
                let month = rest.first().copied().unwrap_or(1);
                Some(if (*year, month) < (2024, 8) {
                    TieBreakRules::Of2014
                } else if (*year, month) < (2026, 3) {
                    TieBreakRules::Of2024
                } else {
                    TieBreakRules::Of2026
                })
            }
            Some(_) | None => None,
        }
    }
}

/// A way to put players with equal points in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TieBreak {
    /// The value that is counted.
    pub base: TieBreakBase,
    /// Number of lowest contributions left out (14.1, 14.2).
    pub lowest: u8,
    /// Number of highest contributions left out (14.3, 14.4).
    pub highest: u8,
    /// The limit of Koya in percent of the points of all rounds (9.2).
    pub limit_percent: u8,
    /// The number of half points by which that limit is raised, or lowered (14.5).
    pub limit_halves: i8,
    /// The rating of an opponent without one; 0 if they are left out.
    pub unrated: u16,
    /// True if games decided by forfeit count like others (`/P`; 6.1.1).
    pub with_forfeits: bool,
    /// True if the games of the last round count as draws (`/F`; 8.3).
    pub is_fore: bool,
    /// True if unplayed rounds are left out like others (`/V`; without 16.5).
    pub is_plain_cut: bool,
    /// The value that comes first.
    pub order: TieBreakOrder,
}

/// The order of players by their values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreakOrder {
    /// The highest value first.
    Descending,
    /// The lowest value first (`/R`; 5.4).
    Ascending,
}

/// Defines the bases with their codes in TRF26 and the messages that name them.
macro_rules! named_bases {
    ($($(#[$doc:meta])+ $name:ident = $code:literal, $id:literal;)+) => {
        /// The value that a tie-break counts.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum TieBreakBase { $($(#[$doc])+ $name,)+ }

        impl TieBreakBase {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The code in TRF26.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// The message that names it.
            pub const fn message(self) -> &'static str {
                match self { $(Self::$name => $id,)+ }
            }
        }
    };
}
named_bases! {
    /// The games of the tied players among themselves (C; C.07, 6).
    Direct = "DE", "tie-break-de";
    /// Wins, also by forfeit or bye (B (C); C.07, 7.1).
    Wins = "WIN", "tie-break-win";
    /// Wins over the board (7.2).
    Won = "WON", "tie-break-won";
    /// Games played with Black; unplayed ones count as if with White (E; C.07, 7.3).
    Black = "BPG", "tie-break-black";
    /// Wins over the board with Black (7.4).
    BlackWins = "BWG", "tie-break-bwg";
    /// The sum of the points after each round (7.5).
    Progressive = "PS", "tie-break-ps";
    /// Rounds that the player elected to play (7.6).
    Elected = "REP", "tie-break-rep";
    /// One for each round with more points than the opponent, half for as many (7.7 of 2026).
    Standard = "STD", "tie-break-std";
    /// The starting rank, the lower first (7.8 of 2026).
    StartingRank = "TPN", "tie-break-tpn";
    /// The opponents' points (B to B4; C.07, 8.1).
    Buchholz = "BH", "tie-break-bh";
    /// The average of the opponents' Buchholz (8.2).
    AverageBuchholz = "AOB", "tie-break-aob";
    /// Buchholz with draws in the last round (8.3).
    ForeBuchholz = "FB", "tie-break-fb";
    /// The sum of the opponents' Buchholz.
    SumOfBuchholz = "SOB", "tie-break-sob";
    /// The points of the opponents beaten, and half those of the opponents drawn with (F1; C.07, 9.1).
    SonnebornBerger = "SB", "tie-break-sb";
    /// The points against opponents who have half of all points or more (D; C.07, 9.2).
    Koya = "KS", "tie-break-koya";
    /// The average rating of the opponents played, rounded, a half upwards (A, A1; C.07, 10.1).
    Ratings = "ARO", "tie-break-aro";
    /// The tournament performance rating (10.2).
    Performance = "TPR", "tie-break-tpr";
    /// The perfect tournament performance (10.3).
    PerfectPerformance = "PTP", "tie-break-ptp";
    /// The average of the opponents' tournament performance ratings (10.4).
    OpponentsPerformance = "APRO", "tie-break-apro";
    /// The average of the opponents' perfect performances (10.5).
    OpponentsPerfect = "APPO", "tie-break-appo";
    /// The player's own rating, the higher first (10.6 of 2026).
    OwnRating = "RTNG", "tie-break-rtng";
}

/// Error: no tie-break has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTieBreak;

impl TieBreakBase {
    /// The tie-break without modifiers.
    pub const fn plain(self) -> TieBreak {
        TieBreak {
            base: self,
            lowest: 0,
            highest: 0,
            limit_percent: 50,
            limit_halves: 0,
            unrated: 0,
            with_forfeits: false,
            is_fore: false,
            is_plain_cut: false,
            order: TieBreakOrder::Descending,
        }
    }

    /// True if the lowest contributions can be left out (14.1).
    const fn can_be_cut(self) -> bool {
        self.counts_opponents() || matches!(self, Self::Progressive | Self::Ratings)
    }

    /// True if the lowest and the highest can be left out together (14.3).
    const fn has_median(self) -> bool {
        self.can_be_cut() && !matches!(self, Self::SonnebornBerger | Self::Progressive)
    }

    /// True for a value that the player has before the first round: its order can be turned round.
    const fn has_no_games(self) -> bool {
        matches!(self, Self::StartingRank | Self::OwnRating)
    }

    /// True for a sum over the opponents' points.
    pub const fn counts_opponents(self) -> bool {
        matches!(
            self,
            Self::Buchholz | Self::AverageBuchholz | Self::ForeBuchholz | Self::SumOfBuchholz | Self::SonnebornBerger
        )
    }

    /// True for a value that is counted from the opponents' ratings.
    pub const fn counts_ratings(self) -> bool {
        matches!(
            self,
            Self::Ratings
                | Self::Performance
                | Self::PerfectPerformance
                | Self::OpponentsPerformance
                | Self::OpponentsPerfect
        )
    }

    /// True for a value that needs ratings of the players (C.07, 10).
    pub const fn needs_ratings(self) -> bool {
        self.counts_ratings() || matches!(self, Self::OwnRating)
    }
}

impl TieBreak {
    /// The same without that many lowest contributions.
    #[must_use]
    pub const fn cut(mut self, lowest: u8) -> TieBreak {
        self.lowest = lowest;
        self
    }

    /// The name in TRF26 (C.07, 5): `BH/C1`.
    pub fn code(self) -> String {
        let mut code = self.base.code().to_owned();
        let plain = self.base.plain();
        let mut add = |is_added: bool, text: String| {
            if is_added {
                code = format!("{code}/{text}");
            }
        };
        add(self.highest > 0, format!("M{}", self.highest));
        add(self.highest == 0 && self.lowest > 0, format!("C{}", self.lowest));
        add(
            self.limit_percent != plain.limit_percent,
            format!("L{}", self.limit_percent),
        );
        add(self.limit_halves != 0, format!("L{:+}", self.limit_halves));
        add(self.unrated > 0, format!("U{}", self.unrated));
        add(self.with_forfeits, String::from("P"));
        add(self.is_fore, String::from("F"));
        add(self.is_plain_cut, String::from("V"));
        add(self.order == TieBreakOrder::Ascending, String::from("R"));
        code
    }

    /// The modifier with that text, put on; `None` if the tie-break does not have it.
    fn modified(mut self, text: &str) -> Option<TieBreak> {
        let (letter, value) = text.split_at_checked(1)?;
        let count = || value.parse().ok().filter(|count| (1..=99).contains(count));
        let has_games = self.base.counts_opponents() || matches!(self.base, TieBreakBase::Koya | TieBreakBase::Direct);
        match letter {
            "C" if self.base.can_be_cut() => self.lowest = count()?,
            "M" if self.base.has_median() => {
                self.highest = count()?;
                self.lowest = self.highest;
            }
            "L" if self.base == TieBreakBase::Koya && value.starts_with(['+', '-']) => {
                self.limit_halves = value.parse().ok()?;
            }
            "L" if self.base == TieBreakBase::Koya => self.limit_percent = count()?,
            "U" if self.base.counts_ratings() => self.unrated = value.parse().ok()?,
            "P" if has_games && value.is_empty() => self.with_forfeits = true,
            "F" if self.base.counts_opponents() && value.is_empty() => self.is_fore = true,
            "V" if self.base.counts_opponents() && value.is_empty() => self.is_plain_cut = true,
            "R" if self.base.has_no_games() && value.is_empty() => self.order = TieBreakOrder::Ascending,
            _other => return None,
        }
        Some(self)
    }
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    /// Reads a tie-break by its short name, or by its TRF26 name.
    fn from_str(name: &str) -> Result<TieBreak, UnknownTieBreak> {
        let name = with_strokes(&name.to_ascii_uppercase());
        let mut parts = name.split('/');
        let first = parts.next().unwrap_or_default();
        let known = TieBreakBase::ALL.iter().find(|base| base.code() == first).copied();
        let short = match first {
            "BLACK" => Some(TieBreakBase::Black),
            "KOYA" => Some(TieBreakBase::Koya),
            _other => None,
        };
        let base = known.or(short).map(TieBreakBase::plain);
        let read = base.or_else(|| compact(first)).ok_or(UnknownTieBreak)?;
        let whole = parts.try_fold(read, TieBreak::modified);
        whole.ok_or(UnknownTieBreak)
    }
}

/// The name with a stroke before each modifier, where FIDE's texts have a hyphen: `BH-C1`; a hyphen before a number is a minus.
fn with_strokes(name: &str) -> String {
    let mut signs = name.chars().peekable();
    let mut written = String::new();
    while let Some(sign) = signs.next() {
        let is_before_letter = signs.peek().is_some_and(char::is_ascii_alphabetic);
        written.push(if sign == '-' && is_before_letter { '/' } else { sign });
    }
    written
}

/// A tie-break that has a name of its own with a number at its end: `BHC1`.
pub(crate) struct ShortName {
    /// The name without its number.
    name: &'static str,
    /// The message that names it in words.
    pub(crate) message: &'static str,
    base: TieBreakBase,
    /// True if as many of the highest contributions are left out as of the lowest.
    is_median: bool,
}

/// The short names. The second one of the median is only read.
const SHORT_NAMES: [ShortName; 4] = [
    ShortName::of("MBH", "tie-break-mbh", TieBreakBase::Buchholz, true),
    ShortName::of("BHM", "tie-break-mbh", TieBreakBase::Buchholz, true),
    ShortName::of("BHC", "tie-break-bhc", TieBreakBase::Buchholz, false),
    ShortName::of("AROC", "tie-break-aroc", TieBreakBase::Ratings, false),
];

impl ShortName {
    const fn of(name: &'static str, message: &'static str, base: TieBreakBase, is_median: bool) -> ShortName {
        ShortName {
            name,
            message,
            base,
            is_median,
        }
    }

    const fn with(&self, lowest: u8) -> TieBreak {
        TieBreak {
            lowest,
            highest: if self.is_median { lowest } else { 0 },
            ..self.base.plain()
        }
    }
}

/// A name with its number in one word: `BHC1`, `MBH`, `AROC2`, `KOYA+1`.
fn compact(name: &str) -> Option<TieBreak> {
    let number = |rest: &str| match rest {
        "" => Some(1),
        digit => digit.parse().ok().filter(|cut| (1..=9).contains(cut)),
    };
    let of_short = |short: &ShortName| Some(short.with(number(name.strip_prefix(short.name)?)?));
    if let Some(read) = SHORT_NAMES.iter().find_map(of_short) {
        return Some(read);
    }
    // A plus takes in players with that many half points fewer (D1).
    let steps: i8 = name
        .strip_prefix("KOYA")
        .filter(|steps| steps.starts_with(['+', '-']))?
        .parse()
        .ok()?;
    Some(TieBreak {
        limit_halves: steps.checked_neg()?,
        ..TieBreakBase::Koya.plain()
    })
}

impl TieBreak {
    /// The short name, if there is one.
    pub(crate) fn short_name(&self) -> Option<&'static ShortName> {
        let is_it = |short: &&ShortName| self.lowest > 0 && short.with(self.lowest) == *self;
        SHORT_NAMES.iter().find(is_it)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = self.base.plain();
        let limit = TieBreak {
            limit_halves: self.limit_halves,
            ..plain
        };
        match (self.base, self.short_name().filter(|_| self.lowest <= 9)) {
            (TieBreakBase::Black, _) => f.write_str("BLACK"),
            (TieBreakBase::Koya, _) if *self == plain => f.write_str("KOYA"),
            (TieBreakBase::Koya, _) if *self == limit => write!(f, "KOYA{:+}", -i16::from(self.limit_halves)),
            (_, Some(short)) if short.is_median && self.lowest == 1 => f.write_str(short.name),
            (_, Some(short)) => write!(f, "{}{}", short.name, self.lowest),
            (_, None) => f.write_str(&self.code()),
        }
    }
}

/// A list of tie-breaks as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TieBreakList {
    /// The known ones in their order.
    pub known: Vec<TieBreak>,
    /// The name under which each of these was asked for.
    pub names: Vec<String>,
    /// The other names.
    pub unknown: Vec<String>,
}

/// Reads a list of tie-breaks, with blanks or commas between them; points, which always come first, may stand in it.
pub fn list(text: &str) -> TieBreakList {
    let mut list = TieBreakList::default();
    for name in text.split([',', ' ', ';']) {
        let is_named = list.names.iter().any(|named| named.eq_ignore_ascii_case(name));
        if name.is_empty() || name.eq_ignore_ascii_case("PTS") || is_named {
            continue;
        }
        match name.parse() {
            Ok(tie_break) => {
                list.known.push(tie_break);
                list.names.push(name.to_owned());
            }
            Err(UnknownTieBreak) => list.unknown.push(name.to_owned()),
        }
    }
    list
}

/// The tie-breaks that a report announces (TRF26, 202 or 212).
pub fn announced(report: &Report) -> TieBreakList {
    let records = report.records("202").chain(report.records("212"));
    let mut lists = records.map(|record| list(record.get(3..).unwrap_or_default()));
    let first = lists.next().unwrap_or_default();
    if first.known.is_empty() {
        lists.find(|list| !list.known.is_empty()).unwrap_or(first)
    } else {
        first
    }
}

/// Names in a report the tie-breaks by which its ranks were made: in a comment with their regulations, since TRF16 has nothing else, and in
/// the records 202 and 212. Records that name exactly these stay as they were read; a report without either gets a record 202.
pub(crate) fn put_into(tie_breaks: &[TieBreak], rules: TieBreakRules, report: &mut Report) {
    let codes: Vec<String> = tie_breaks.iter().map(|tie_break| tie_break.code()).collect();
    let codes = codes.join(",");
    let is_named = report.records("212").next().is_some();
    for (tag, first, is_needed) in [("212", "PTS,", false), ("202", "", !is_named)] {
        let is_exact = |record: &str| {
            let text = record.get(3..).unwrap_or_default();
            let read = list(text);
            let has_points = text.trim_start().to_uppercase().starts_with("PTS");
            read.known == tie_breaks && read.unknown.is_empty() && (first.is_empty() || has_points)
        };
        let stood: Vec<bool> = report.records(tag).map(is_exact).collect();
        if stood.contains(&false) || (is_needed && stood.is_empty()) {
            report.put_record(tag, &format!("{first}{codes}"));
        }
    }
    report.put_record(
        "### Tie-breaks:",
        &format!("FIDE's regulations of {}: {codes}", rules.year()),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_an_unknown_modifier_is_skipped_and_reported() {
        let read = list("BH/C1/Z, DE/P, BH/D, SB/R, KS/L60, DE/S, BH/C1/V");
        assert_eq!(read.unknown, ["BH/C1/Z", "BH/D", "SB/R", "DE/S"]);
        assert_eq!(read.names, ["DE/P", "KS/L60", "BH/C1/V"]);
    }

    #[test]
    fn a_day_is_read_in_the_forms_of_reports() {
        for (day, year) in [
            ("25/09/13", 2024),
            ("99/01/01", 2014),
            ("20260228", 2024),
            ("2026/03/01", 2026),
            ("01.08.2024", 2024),
            ("31.07.2024", 2014),
        ] {
            assert_eq!(TieBreakRules::read(day).map(TieBreakRules::year), Some(year), "{day}");
        }
        for day in ["garbage", "", "1/2", "202602281"] {
            assert_eq!(TieBreakRules::read(day), None, "{day}");
        }
    }

    #[test]
    fn hyphens_are_read_and_combinations_without_a_rule_skipped() {
        let read = list("BH-C1 BH-M1 SB-C1 PS-C1 ARO-C1 FB-C1 DE-P KOYA-1 TPN/R RTNG/R");
        assert_eq!(read.unknown, [""; 0]);
        let codes: Vec<String> = read.known.iter().map(|known| known.code()).collect();
        let written = "BH/C1 BH/M1 SB/C1 PS/C1 ARO/C1 FB/C1 DE/P KS/L+1 TPN/R RTNG/R";
        assert_eq!(codes.join(" "), written);
        let none = [
            "TPR/C1", "PTP/C1", "APRO/C1", "APPO/M1", "SB/M1", "PS/M1", "WIN/R", "BH-",
        ];
        assert_eq!(list(&none.join(" ")).unknown, none);
    }

    #[test]
    fn the_first_day_decides_which_regulations_are_in_force() {
        for (day, rules) in [
            ("2024/07/31", 2014),
            ("2024-08-01", 2024),
            ("28.02.2026", 2024),
            ("01/03/2026", 2026),
            ("2019", 2014),
            ("", 2026),
            ("soon", 2026),
        ] {
            assert_eq!(TieBreakRules::on(day).year(), rules, "{day}");
        }
    }

    /// The names by which people call them.
    const NAMES: [&str; 26] = [
        "DE", "WIN", "WON", "BLACK", "BWG", "PS", "REP", "STD", "TPN", "BH", "BHC1", "BHC2", "MBH", "MBH2", "AOB",
        "FB", "SOB", "SB", "KOYA", "ARO", "AROC1", "TPR", "PTP", "APRO", "APPO", "RTNG",
    ];

    #[test]
    fn help_has_every_name_and_no_name_in_words_has_a_comma() {
        for locale in locale::Locale::ALL {
            let messages = locale::Messages::new(locale);
            let help = messages.text("option-tie-breaks", &[]);
            let words: Vec<&str> = help.split(' ').collect();
            for name in NAMES
                .into_iter()
                .chain(TieBreakBase::ALL.iter().map(|base| base.code()))
            {
                assert!(words.contains(&name), "{locale}: {name}");
            }
            for tie_break in list(&format!("{} AROC3 MBH3 KOYA+1 KOYA-2 BH/C2/P", NAMES.join(" "))).known {
                let name = crate::crosstable::name(&messages, tie_break);
                assert!(!name.contains(','), "{locale}: {name}");
            }
        }
    }

    #[test]
    fn names_are_read_as_the_tournament_and_trf26_write_them() {
        let written = |text: &str| {
            list(text)
                .known
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(
            written("PTS,DE,BH/C1,BH/M1,ARO/C1,KS,BPG"),
            "DE BHC1 MBH AROC1 KOYA BLACK"
        );
        assert_eq!(
            written("de win MBH2 bhc3 KOYA+1 KOYA-2 de"),
            "DE WIN MBH2 BHC3 KOYA+1 KOYA-2"
        );
        assert_eq!(
            written("SB/C1 PS/C2 FB/M1 AOB/F KS/L60 KS/L+1 TPR/U1500 BH/C1/P BH/C1/V ARO/C12"),
            "SB/C1 PS/C2 FB/M1 AOB/F KS/L60 KOYA-1 TPR/U1500 BH/C1/P BH/C1/V ARO/C12"
        );
        for name in NAMES
            .into_iter()
            .chain(TieBreakBase::ALL.iter().map(|base| base.code()))
        {
            let tie_break: TieBreak = name.parse().unwrap();
            assert_eq!(tie_break.to_string().parse(), Ok(tie_break), "{name}");
            assert_eq!(tie_break.code().parse(), Ok(tie_break), "{name}");
        }
        for name in NAMES {
            assert_eq!(written(name), name);
        }
        for wrong in [
            "X", "BHC0", "BHC10", "KOYA1", "KOYA+", "MBHx", "SBC1", "WIN/C1", "BH/L1", "BH/", "EDE", "BH/C0", "KS/C1",
        ] {
            assert_eq!(list(wrong).unknown, [wrong], "{wrong}");
        }
        let mixed = list("BH LUCK bh/c1 sb");
        assert_eq!(
            (mixed.names.join(" "), mixed.unknown.join(" ")),
            (String::from("BH bh/c1 sb"), String::from("LUCK"))
        );
    }
}
