//! FIDE's tournament report file, TRF16 and TRF26 (FIDE Handbook C.04): the pairings of each round, the time control and the results.
//!
//! A line that cannot be read is reported and left out; the others are used. Writing keeps every line, and every
//! column that was not changed.

mod form;
mod marks;
mod write;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use shakmaty::Color;

pub use self::form::TrfForm;
pub use self::marks::{Cell, Mark};
use super::{time_control, time_control_written};
use laws::time_control::TimeControl;

/// The columns of a player's line, from 0.
const RANK: Range<usize> = 4..8;
const SEX: Range<usize> = 9..10;
const TITLE: Range<usize> = 10..13;
const NAME: Range<usize> = 14..47;
const RATING: Range<usize> = 48..52;
const FEDERATION: Range<usize> = 53..56;
const FIDE_ID: Range<usize> = 57..68;
const BIRTH: Range<usize> = 69..79;
const POINTS: Range<usize> = 80..84;
const PLACE: Range<usize> = 85..89;
/// Columns of a player's line that are blank: around the sex, after title, name, rating and points.
const GAPS: [usize; 6] = [8, 13, 47, 52, 79, 84];
/// The columns of a team's line in TRF26 (310), from 0: its match points, the points of its games, its rank and its
/// first player; and the width of a player.
const TEAM_MATCH_POINTS: Range<usize> = 54..60;
const TEAM_POINTS: Range<usize> = 61..67;
const TEAM_RANK: Range<usize> = 68..71;
const TEAM_MEMBERS: usize = 73;
const MEMBER: usize = 5;
/// The width of a round in characters, and the column of the first round, from 0.
const ROUND: usize = 10;
const FIRST_ROUND: usize = 91;
/// The most rounds of a tournament; none of one game a day is longer.
const MOST_ROUNDS: usize = 200;

/// The contents of a report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The name of the tournament (012).
    pub name: String,
    /// The city (022) and the federation (032).
    pub site: String,
    /// The chief arbiter (102), without title and number.
    pub arbiter: String,
    /// The time control: as encoded (222, TRF26), or else as written out (122).
    pub time: Option<TimeControl>,
    /// All players (001).
    pub players: Vec<TrfPlayer>,
    /// Lines that could not be read, from 1.
    pub unread: Vec<usize>,
    /// Lines of players that were left out because an earlier line has their starting rank: the line, from 1, and the rank.
    pub repeated: Vec<(usize, u32)>,
    /// Every line of the file, in order.
    lines: Vec<TrfLine>,
}

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TrfLine {
    text: String,
    /// The end of the line; may be empty after the last.
    end: &'static str,
    /// The player of the line: an index into [`Report::players`].
    player: Option<usize>,
}

/// One player of the tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrfPlayer {
    /// The starting rank, by which the other lines name the player.
    pub rank: u32,
    /// The player's name, given name first.
    pub name: String,
    /// The FIDE Identity Number.
    pub fide_id: Option<u32>,
    /// The rating.
    pub rating: Option<u32>,
    /// The federation.
    pub federation: String,
    /// The title as FIDE abbreviates it ("GM"); empty without one.
    pub title: String,
    /// `m` or `w`; empty if it is not given.
    pub sex: String,
    /// The date of birth, as the file has it ("1990/01/01"); empty if it is not given.
    pub birth: String,
    /// The player's points according to the file, in tenths of a point.
    pub points: Option<i32>,
    /// The player's place according to the file.
    pub place: Option<u32>,
    /// The player's rounds.
    pub rounds: Vec<Cell>,
}

/// One game of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrfPairing<'a> {
    /// The round, from 1.
    pub round: u32,
    /// The player with White.
    pub white: &'a TrfPlayer,
    /// The player with Black.
    pub black: &'a TrfPlayer,
    /// The colour of the player who was asked for.
    pub side: Color,
    /// The mark of that player, if the game has one.
    pub mark: Option<Mark>,
}

/// The reason there is no such game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPairing {
    /// No player has that name.
    Nobody,
    /// More than one player has that name: their starting ranks and names.
    Several(Vec<(u32, String)>),
    /// The player has no opponent in that round, or in any.
    NoGame,
    /// The report has fewer rounds: their number.
    NoRound(usize),
    /// The lines of these two players do not agree about the round: starting ranks, the player's own first.
    Contradiction(u32, u32),
}

/// True if a text is such a report: its first line that is not empty or a comment begins with a tag and a blank.
pub fn is_report(text: &str) -> bool {
    let said = |line: &&str| !line.trim().is_empty() && !line.starts_with("###");
    let first = text.trim_start_matches('\u{feff}').split(['\r', '\n']).find(said);
    first.is_some_and(|line| {
        let mut signs = line.chars();
        signs.by_ref().take(3).all(|sign| sign.is_ascii_digit()) && signs.next() == Some(' ')
    })
}

/// Reads a report.
pub fn read(text: &str) -> Report {
    let mut report = Report::default();
    let mut written_out = String::new();
    let mut city = String::new();
    let mut ranks = BTreeSet::new();
    for (index, (text, end)) in lines(text).into_iter().enumerate() {
        let line = text.trim_start_matches('\u{feff}');
        let mut player = None;
        if let Some((tag, rest)) = line.split_at_checked(3) {
            let rest = rest.trim();
            match tag {
                "001" => match Some(laid_out(line))
                    .filter(|line| is_laid_out(line))
                    .and_then(|line| entrant(&line))
                {
                    Some(entrant) if entrant.name.is_empty() => report.unread.push(index + 1),
                    Some(entrant) if !ranks.insert(entrant.rank) => report.repeated.push((index + 1, entrant.rank)),
                    Some(entrant) => {
                        player = Some(report.players.len());
                        report.players.push(entrant);
                    }
                    None => report.unread.push(index + 1),
                },
                "012" => rest.clone_into(&mut report.name),
                "022" => rest.clone_into(&mut city),
                "032" => rest.clone_into(&mut report.site),
                "102" => report.arbiter = arbiter(rest),
                "122" => rest.clone_into(&mut written_out),
                "222" => match time_control::read(rest) {
                    Ok(time) => report.time = Some(time),
                    Err(_unreadable) => report.unread.push(index + 1),
                },
                // The other lines are requested by their tags.
                _other => {}
            }
        }
        let text = text.to_owned();
        report.lines.push(TrfLine { text, end, player });
    }
    let site = format!("{city} {}", report.site);
    site.trim().clone_into(&mut report.site);
    if report.time.is_none() {
        report.time = time_control_written::read(&written_out).ok();
    }
    report
}

/// The lines of a text, each with its line end.
fn lines(text: &str) -> Vec<(&str, &'static str)> {
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['\r', '\n']) {
        let (line, behind) = rest.split_at(at);
        let end = ["\r\n", "\r", "\n"].into_iter().find(|end| behind.starts_with(end));
        let end = end.unwrap_or_default();
        lines.push((line, end));
        rest = behind.get(end.len()..).unwrap_or_default();
    }
    if !rest.is_empty() {
        lines.push((rest, ""));
    }
    lines
}

impl Report {
    /// The number of rounds.
    pub fn rounds(&self) -> usize {
        let rounds = self.players.iter().map(|player| player.rounds.len());
        rounds.max().unwrap_or_default()
    }

    /// The game of a player in that round; without a round, their first game that is not over, or else their last.
    /// The player is named by name, starting rank or FIDE Identity Number; by a name spelled in that other way only if nobody is called
    /// exactly so.
    ///
    /// # Errors
    /// No player or more than one fits, or the player has no such game.
    pub fn pairing(
        &self,
        who: &str,
        round: Option<u32>,
        spelled: fn(&str) -> String,
    ) -> Result<TrfPairing<'_>, NoPairing> {
        let player = match self.player_called(who, str::to_lowercase) {
            Err(NoPairing::Nobody) => self.player_called(who, spelled),
            found => found,
        }?;
        let games = || {
            let rounds = (1_u32..).zip(&player.rounds);
            rounds.filter_map(|(round, cell)| Some((round, cell.opponent?, cell.color?, cell.mark)))
        };
        let found = match round {
            Some(wanted) => games().find(|(round, ..)| *round == wanted),
            None => games().find(|(.., mark)| mark.is_none()).or_else(|| games().last()),
        };
        let Some((round, opponent, side, mark)) = found else {
            // A line that was cut lacks a game which the opponent's line has.
            let other = self.players.iter().find(|other| {
                let cell = round.and_then(|round| other.in_round(round));
                cell.is_some_and(|cell| cell.opponent == Some(player.rank))
            });
            let rounds = self.rounds();
            let is_beyond =
                round.is_some_and(|round| !(1..=rounds).contains(&usize::try_from(round).unwrap_or_default()));
            let none = if is_beyond {
                NoPairing::NoRound(rounds)
            } else {
                NoPairing::NoGame
            };
            return Err(other.map_or(none, |other| NoPairing::Contradiction(player.rank, other.rank)));
        };
        let other = self.players.iter().find(|other| other.rank == opponent);
        let agrees = |cell: &Cell| cell.opponent == Some(player.rank) && cell.color == Some(side.other());
        let other = other.filter(|other| other.in_round(round).is_some_and(agrees));
        let other = other.ok_or(NoPairing::Contradiction(player.rank, opponent))?;
        let (white, black) = side.fold_wb((player, other), (other, player));
        Ok(TrfPairing {
            round,
            white,
            black,
            side,
            mark,
        })
    }

    /// The player with that number or name. A starting rank comes before a FIDE Identity Number, a whole name before a part of one.
    fn player_called(&self, who: &str, spelled: fn(&str) -> String) -> Result<&TrfPlayer, NoPairing> {
        let called = self.players.iter().filter(|player| player.is_called(who, spelled));
        let called: Vec<&TrfPlayer> = called.collect();
        let is_exact = |player: &&TrfPlayer| {
            let rank = who.trim().parse::<u32>();
            let is_name = || is_one_name(&spelled(&player.name), &spelled(who));
            rank.map_or_else(|_name| is_name(), |rank| rank == player.rank)
        };
        let exact: Vec<&TrfPlayer> = called.iter().copied().filter(is_exact).collect();
        match if exact.is_empty() { called } else { exact }.as_slice() {
            [] => Err(NoPairing::Nobody),
            [player] => Ok(player),
            several => {
                let several = several.iter().map(|player| (player.rank, player.name.clone()));
                Err(NoPairing::Several(several.collect()))
            }
        }
    }

    /// The lines with that tag, including the tag: columns count from the beginning of the line.
    pub fn records<'a>(&'a self, tag: &'a str) -> impl Iterator<Item = &'a str> {
        let lines = self.lines.iter().map(|line| line.text.trim_start_matches('\u{feff}'));
        lines.filter(move |line| line.starts_with(tag))
    }
}

impl TrfPlayer {
    /// The player's cell in that round, from 1.
    fn in_round(&self, round: u32) -> Option<&Cell> {
        let index = usize::try_from(round).ok()?.checked_sub(1)?;
        self.rounds.get(index)
    }

    /// True if every word is part of the player's name as both are spelled, in any order; or if it is one of their numbers.
    fn is_called(&self, who: &str, spelled: fn(&str) -> String) -> bool {
        let words = |text: &str| -> Vec<String> {
            let words = text.split(|sign: char| !sign.is_alphanumeric());
            words.filter(|word| !word.is_empty()).map(spelled).collect()
        };
        if let Ok(number) = who.trim().parse::<u32>() {
            return number == self.rank || Some(number) == self.fide_id;
        }
        let (own, asked) = (words(&self.name), words(who));
        !asked.is_empty() && asked.iter().all(|word| own.contains(word))
    }
}

/// The text in these columns of a line, without the blanks around it.
pub fn columns(line: &str, columns: Range<usize>) -> String {
    let signs = line.chars().skip(columns.start).take(columns.len());
    signs.collect::<String>().trim().to_owned()
}

/// The starting ranks of a team's players, from column `first` on.
pub fn members(line: &str, first: usize) -> Vec<u32> {
    let starts = (first..line.chars().count()).step_by(MEMBER);
    starts
        .filter_map(|at| columns(line, at..at + MEMBER - 1).parse().ok())
        .collect()
}

/// A number of points as written in a file, "11.5", in tenths of a point.
pub fn tenths(text: &str) -> Option<i32> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let (sign, whole) = whole.strip_prefix('-').map_or((1, whole), |whole| (-1, whole));
    let is_number = |text: &str| (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(part) || part.len() > 1 {
        return None;
    }
    let tenths: i32 = format!("{whole}{part}").parse().ok()?;
    Some(sign * tenths)
}

/// A line `001` in columns of characters. Some programs count a letter beyond ASCII as the bytes it takes, and put too few blanks after
/// the name; these are added.
fn laid_out(line: &str) -> Cow<'_, str> {
    if line.is_ascii() || is_laid_out(line) {
        return Cow::Borrowed(line);
    }
    let by_bytes = line.split_at_checked(NAME.end).map(|(before, behind)| {
        let missing = " ".repeat(NAME.end - before.chars().count());
        format!("{before}{missing}{behind}")
    });
    by_bytes
        .filter(|line| is_laid_out(line))
        .map_or(Cow::Borrowed(line), Cow::Owned)
}

/// False if the columns of a line `001` were cut or shifted: there is something else where the rating, the points or an opponent belong.
fn is_laid_out(line: &str) -> bool {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let points = columns(line, POINTS);
    let signs: Vec<char> = line.trim_end().chars().collect();
    let mut rounds = signs
        .get(FIRST_ROUND..)
        .unwrap_or_default()
        .chunks(ROUND)
        .take(MOST_ROUNDS);
    let is_round = |round: &[char]| {
        let opponent: String = round.iter().take(4).collect();
        let color = round.get(5).copied().unwrap_or(' ');
        let is_blank = |at: usize| round.get(at).is_none_or(|sign| sign.is_whitespace());
        is_number(opponent.trim())
            && matches!(color, ' ' | '-' | 'w' | 'W' | 'b' | 'B')
            && [4, 6].into_iter().all(is_blank)
    };
    // Blanks stand between the columns: a line shifted by the width of a round has an opponent there.
    let is_apart = GAPS
        .into_iter()
        .all(|at| signs.get(at).is_none_or(|sign| sign.is_whitespace()));
    let is_country = columns(line, FEDERATION).chars().all(|sign| !sign.is_ascii_digit());
    let has_columns = is_apart && is_country && is_number(&columns(line, RATING));
    has_columns && (points.is_empty() || tenths(&points).is_some()) && rounds.all(is_round)
}

/// Reads a line `001` by its columns.
fn entrant(line: &str) -> Option<TrfPlayer> {
    let signs: Vec<char> = line.trim_end().chars().collect();
    let field = |columns: Range<usize>| -> String {
        let part = signs
            .get(columns.start..columns.end.min(signs.len()))
            .unwrap_or_default();
        part.iter().collect::<String>().trim().to_owned()
    };
    let number = |columns| field(columns).parse::<u32>().ok().filter(|number| *number > 0);
    let rounds = signs.len().saturating_sub(FIRST_ROUND).div_ceil(ROUND).min(MOST_ROUNDS);
    let cell = |round: usize| {
        let at = FIRST_ROUND + round * ROUND;
        Cell {
            opponent: number(at..at + 4),
            color: match field(at + 5..at + 6).as_str() {
                "w" | "W" => Some(Color::White),
                "b" | "B" => Some(Color::Black),
                _neither => None,
            },
            mark: signs.get(at + 7).copied().and_then(Mark::of),
        }
    };
    Some(TrfPlayer {
        rank: field(RANK).parse().ok()?,
        name: given_name_first(&field(NAME)),
        fide_id: number(FIDE_ID),
        rating: number(RATING),
        federation: field(FEDERATION),
        title: field(TITLE),
        sex: field(SEX),
        birth: field(BIRTH),
        points: tenths(&field(POINTS)),
        place: number(PLACE),
        rounds: (0..rounds).map(cell).collect(),
    })
}

/// The name with the given name first: "Lovelace, Ada" becomes "Ada Lovelace".
pub fn given_name_first(name: &str) -> String {
    match name.split_once(',') {
        Some((family, given)) if !given.trim().is_empty() => format!("{} {}", given.trim(), family.trim()),
        Some((family, _)) => family.trim().to_owned(),
        None => name.to_owned(),
    }
}

/// True if both are the name of one person, with its parts in any order.
pub fn is_one_name(a: &str, b: &str) -> bool {
    let words = |name: &str| -> Vec<String> {
        let name = locale::inert(name).into_owned();
        given_name_first(&name)
            .split_whitespace()
            .map(str::to_lowercase)
            .collect()
    };
    words(a) == words(b)
}

/// The name of an arbiter: "IA Hooper, Dora (400123)" is Dora Hooper.
fn arbiter(text: &str) -> String {
    const TITLES: [&str; 4] = ["IA", "FA", "NA", "IO"];
    let name = text.split('(').next().unwrap_or_default().trim();
    let name = match name.split_once(' ') {
        Some((title, rest)) if TITLES.contains(&title) => rest.trim(),
        Some(_) | None => name,
    };
    let name = name.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign.is_whitespace());
    given_name_first(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A player's line as the format lays it out.
    fn line(rank: u32, name: &str, id: u32, rounds: &[&str]) -> String {
        let head = format!(
            "001 {rank:>4} m    {name:<33} {:>4} {:>3} {id:>11} {:<10} {:>4} {rank:>4}",
            1800, "POR", "1990/01/01", "0.0"
        );
        rounds.iter().fold(head, |line, round| format!("{line}  {round}"))
    }

    fn open() -> String {
        [
            "012 Aberto de Lisboa",
            "022 Lisboa",
            "032 POR",
            "102 IA Hooper, Dora (400123)",
            "122 90 min + 30 s",
            &line(1, "Lovelace, Ada", 1_900_001, &["   2 w 1", "   3 b  "]),
            &line(2, "Menabrea, Luigi", 1_900_002, &["   1 b 0", "0000 - U"]),
            &line(3, "Braille, Louis", 0, &["0000 - H", "   1 w  "]),
        ]
        .join("\r\n")
    }

    #[test]
    fn the_head_and_the_players_are_read() {
        let report = read(&open());
        assert!(is_report(&open()));
        assert_eq!(
            (report.name.as_str(), report.site.as_str()),
            ("Aberto de Lisboa", "Lisboa POR")
        );
        assert_eq!(report.arbiter, "Dora Hooper");
        assert_eq!(
            report.time.as_ref().map(time_control::write).as_deref(),
            Some("5400+30")
        );
        let ids: Vec<_> = report.players.iter().map(|player| player.fide_id).collect();
        assert_eq!(ids, [Some(1_900_001), Some(1_900_002), None]);
        assert_eq!(report.unread, Vec::<usize>::new());
    }

    #[test]
    fn a_player_is_found_by_any_of_their_names() {
        let report = read(&open());
        for who in ["Ada", "ada lovelace", "Lovelace, Ada", "1", "1900001"] {
            let game = report.pairing(who, None, str::to_lowercase).unwrap();
            assert_eq!((game.round, game.white.rank, game.black.rank), (2, 3, 1), "{who}");
        }
        assert_eq!(
            report.pairing("Ada", Some(1), str::to_lowercase).unwrap().black.name,
            "Luigi Menabrea"
        );
        assert_eq!(report.pairing("Menabrea", None, str::to_lowercase).unwrap().round, 1);
        assert_eq!(
            report.pairing("Menabrea", Some(2), str::to_lowercase),
            Err(NoPairing::NoGame)
        );
        assert_eq!(
            report.pairing("Ada", Some(3), str::to_lowercase),
            Err(NoPairing::NoRound(2))
        );
        assert_eq!(report.pairing("Byron", None, str::to_lowercase), Err(NoPairing::Nobody));
        assert_eq!(report.pairing(" , ", None, str::to_lowercase), Err(NoPairing::Nobody));
        let twins = format!("{}\n{}", open(), line(4, "Braille, Anne", 4, &[]));
        let both = vec![(3, String::from("Louis Braille")), (4, String::from("Anne Braille"))];
        assert_eq!(
            read(&twins).pairing("Braille", None, str::to_lowercase),
            Err(NoPairing::Several(both))
        );
        // Two people of one name, and one whose name is a part of another.
        let namesakes = [
            open(),
            line(4, "Lovelace, Ada", 0, &["   5 w 1", "   5 w  "]),
            line(5, "Lovelace, Ada Maria", 3, &["   4 b 0", "   4 b  "]),
        ];
        let namesakes = read(&namesakes.join("\n"));
        let both = vec![(1, String::from("Ada Lovelace")), (4, String::from("Ada Lovelace"))];
        assert_eq!(
            namesakes.pairing("Ada Lovelace", Some(2), str::to_lowercase),
            Err(NoPairing::Several(both))
        );
        let game = namesakes.pairing("4", Some(2), str::to_lowercase).unwrap();
        assert_eq!((game.white.rank, game.black.rank, game.side), (4, 5, Color::White));
        assert_eq!(
            namesakes
                .pairing("Lovelace Ada Maria", None, str::to_lowercase)
                .unwrap()
                .side,
            Color::Black
        );
        // A starting rank is meant before an Identity Number.
        assert_eq!(namesakes.pairing("3", None, str::to_lowercase).unwrap().white.rank, 3);
    }

    #[test]
    fn lines_that_do_not_agree_about_a_round_are_told() {
        let text = |one: &[&str], two: &[&str]| [line(1, "A", 0, one), line(2, "B", 0, two)].join("\n");
        let pairing = |text: &str, who: &str| {
            read(text)
                .pairing(who, Some(2), str::to_lowercase)
                .map(|game| game.white.rank)
        };
        let (first, second) = ("0000 - H", "   2 w  ");
        let agreed = text(&[first, second], &[first, "   1 b  "]);
        assert_eq!(pairing(&agreed, "1"), Ok(1));
        // A column of one round was lost, a line was cut, the colours are the same, the opponent is not there.
        for (wrong, told) in [
            (text(&[first, second], &["   1 b  "]), (1, 2)),
            (text(&[first, second], &[first]), (1, 2)),
            (text(&[first, second], &[first, "   1 w  "]), (1, 2)),
            (text(&[first], &[first, "   1 b  "]), (1, 2)),
            (text(&[first, "   3 w  "], &[first, first]), (1, 3)),
        ] {
            assert_eq!(
                pairing(&wrong, "A"),
                Err(NoPairing::Contradiction(told.0, told.1)),
                "{wrong}"
            );
        }
    }

    #[test]
    fn the_encoded_time_control_of_trf26_comes_before_the_words() {
        let report = read("122 two hours\n222 40/6000+30:900+30\n");
        assert_eq!(
            report.time.as_ref().map(time_control::write).as_deref(),
            Some("40/6000+30:900+30")
        );
    }

    #[test]
    fn a_broken_line_is_named_and_the_others_stand() {
        let text = format!("{}\n001 zwei\n222 soon\n{}\n", open(), line(1, "Twice, Ada", 5, &[]));
        let report = read(&text);
        assert_eq!(report.players.len(), 3);
        assert_eq!(report.unread, [9, 10]);
        assert_eq!(report.repeated, [(11, 1)]);
    }

    #[test]
    fn games_and_other_texts_are_not_reports() {
        for text in ["", "[Event \"001\"]", "1. e4 e5", "0012 x", "001", "### 012 a"] {
            assert!(!is_report(text), "{text:?}");
        }
        assert!(is_report("### a comment\n\n012 Open"));
    }

    #[test]
    fn what_was_read_is_written_sign_for_sign() {
        let odd = "\u{feff}012 Open\r\n### \u{0}\rXXR 9\n\n001 bad\n310   1 India\r\n001    7 m    Ada";
        for text in ["", "\n\n", odd, &open()] {
            assert_eq!(read(text).written(), text);
        }
    }

    #[test]
    fn only_what_has_changed_is_written_anew() {
        let mut report = read(&open());
        let ada = report.players.first_mut().unwrap();
        ada.points = Some(20);
        ada.place = Some(1);
        ada.rounds[1].mark = Some(Mark::Win);
        let written = report.written();
        let changed: Vec<(&str, String)> = open()
            .split("\r\n")
            .map(str::to_owned)
            .zip(written.split("\r\n"))
            .filter(|(old, new)| old != new)
            .map(|(old, new)| (new, old))
            .collect();
        assert_eq!(changed.len(), 1);
        assert!(
            changed[0].0.ends_with(" 2.0    1     2 w 1     3 b 1"),
            "{}",
            changed[0].0
        );
        let again = read(&written);
        assert_eq!(again.players, report.players);
        assert_eq!(again.records("122").collect::<Vec<_>>(), ["122 90 min + 30 s"]);
    }

    #[test]
    fn a_name_padded_by_bytes_is_read_and_a_shifted_line_reported() {
        let plain = line(1, "Müller, Jörg-Jürgen Ö", 7, &["   2 w 1"]);
        let by_bytes = plain.replacen("Ö    ", "Ö", 1);
        let mut report = read(&by_bytes);
        assert_eq!(report.players, read(&plain).players);
        assert_eq!(report.written(), by_bytes);
        report.players[0].points = Some(15);
        assert_eq!(report.written(), plain.replace(" 0.0 ", " 1.5 "));
        // Ten bytes are as many as a round has columns.
        let plain = line(1, "Žižkoščřůý, Růžená", 7, &["   2 w 1", "   3 b 1"]);
        let many = plain.chars().filter(|sign| !sign.is_ascii()).count();
        assert_eq!(many, 10, "{plain}");
        let by_bytes = plain.replacen(&" ".repeat(10), "", 1);
        assert_eq!(read(&by_bytes).players, read(&plain).players);
        // A blank too few or too many, and a line cut within its rounds.
        let ascii = line(1, "Lovelace, Ada", 7, &["   2 w 1", "   3 b 0"]);
        for (shifted, is_read) in [
            (ascii.replacen("Ada ", "Ada", 1), false),
            (ascii.replacen("Ada ", "Ada  ", 1), false),
            (ascii.replacen("001 ", "001", 1), false),
            (ascii.replacen("001 ", "001  ", 1), false),
            (ascii.replacen(" m ", " m", 1), false),
            (ascii.replacen("1990", " 1990", 1), false),
            // Without rating, federation and rounds the name shows it.
            (String::from("001   1      Lovelace, Ada"), false),
            (String::from("001    1      Lovelace, Ada"), true),
            (ascii.replacen("0.0", "0,0", 1), true),
            (ascii[..ascii.len() - 3].to_owned(), true),
            (ascii[..70].to_owned(), true),
        ] {
            let report = read(&shifted);
            assert_eq!(
                (report.players.len(), report.unread.is_empty()),
                (usize::from(is_read), is_read),
                "{shifted}"
            );
        }
    }

    #[test]
    fn a_new_report_is_read_as_it_was_made() {
        let mut report = Report::default();
        report.add_record("012", "Club\nnight");
        let cell = |opponent, color, mark| Cell { opponent, color, mark };
        let player = |rank, name: &str, rounds| TrfPlayer {
            rank,
            name: name.to_owned(),
            fide_id: Some(1_900_000 + rank),
            rating: Some(1800),
            federation: String::from("POR"),
            title: String::from("WGM"),
            sex: String::from("w"),
            birth: String::from("1990/01/02"),
            points: Some(-5),
            place: Some(rank),
            rounds,
        };
        let (white, black) = (Some(Color::White), Some(Color::Black));
        report.add_player(player(
            1,
            "Ada Lovelace",
            vec![
                cell(Some(2), white, Some(Mark::Draw)),
                cell(None, None, Some(Mark::HalfBye)),
            ],
        ));
        report.add_player(player(
            2,
            "Luís Menabrea",
            vec![cell(Some(1), black, Some(Mark::Draw)), cell(Some(3), black, None)],
        ));
        let written = report.written();
        assert!(written.starts_with("012 Club night\r\n001    1 "), "{written}");
        assert!(
            written
                .lines()
                .nth(1)
                .unwrap()
                .ends_with("-0.5    1     2 w =  0000 - H"),
            "{written}"
        );
        assert_eq!(read(&written).players, report.players);
    }

    #[test]
    fn a_team_with_changed_points_loses_what_followed_from_the_old() {
        let team = |points: &str, members: &str| {
            let (name, short) = ("Porto", "POR");
            format!("310   1 {name:<32} {short:<5} {:>6} {points}  {members}", "")
        };
        let (stands, changes) = (
            team("   2.0    0.0   2", "   3"),
            team("   4.0    0.0   1", "   1    2"),
        );
        let mut report = read(&[open(), stands.clone(), changes].join("\r\n"));
        let before = report.points();
        report.players[0].points = Some(15);
        report.players[1].points = Some(5);
        report.recount_teams(&before);
        let teams: Vec<&str> = report.records("310").collect();
        assert_eq!(teams, [stands, team("          2.0    ", "   1    2")]);
    }
}
