//! Writing a report: text of other programs stays as it is, sign for sign, except for the changes.

use std::collections::BTreeMap;
use std::mem;
use std::ops::Range;

use shakmaty::Color;

use super::{
    BIRTH, Cell, FEDERATION, FIDE_ID, FIRST_ROUND, NAME, PLACE, POINTS, RANK, RATING, ROUND, Report, SEX,
    TEAM_MATCH_POINTS, TEAM_MEMBERS, TEAM_POINTS, TEAM_RANK, TITLE, TrfLine, TrfPlayer, entrant, laid_out, members,
};

/// The end of a new line (TRF26, Remark 1, and every program that reads it).
const END: &str = "\r\n";

impl Report {
    /// The file. Lines of players have the data of their [`TrfPlayer`] where those have changed; everything else is as it was read.
    pub fn written(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            match line.player.and_then(|player| self.players.get(player)) {
                Some(player) => text.push_str(&put_in(&line.text, player)),
                None => text.push_str(&line.text),
            }
            text.push_str(line.end);
        }
        text
    }

    /// The points of each player by starting rank, in tenths of a point.
    pub fn points(&self) -> BTreeMap<u32, Option<i32>> {
        self.players.iter().map(|player| (player.rank, player.points)).collect()
    }

    /// Recounts the game points of each team of TRF26 (310) with a player whose points have changed. Its match points
    /// and its rank are left out then, because they are not counted here and would be out of date.
    pub fn recount_teams(&mut self, before: &BTreeMap<u32, Option<i32>>) {
        let now = self.points();
        for line in self.lines.iter_mut().filter(|line| line.text.starts_with("310")) {
            let members = members(&line.text, TEAM_MEMBERS);
            if members.iter().all(|member| before.get(member) == now.get(member)) {
                continue;
            }
            let sum: i32 = members.iter().filter_map(|member| *now.get(member)?).sum();
            let mut signs: Vec<char> = line.text.chars().collect();
            for (columns, text) in [
                (TEAM_MATCH_POINTS, String::new()),
                (TEAM_POINTS, points(Some(sum))),
                (TEAM_RANK, String::new()),
            ] {
                let text = format!("{text:>width$}", width = columns.len());
                for (place, sign) in signs.iter_mut().skip(columns.start).zip(text.chars()) {
                    *place = sign;
                }
            }
            line.text = signs.into_iter().collect();
        }
    }

    /// Adds a player after the others.
    pub fn add_player(&mut self, player: TrfPlayer) {
        let text = String::from("001");
        self.add(text, Some(self.players.len()));
        self.players.push(player);
    }

    /// Replaces the lines that have that tag by one in the first one's place, or adds it after the others.
    pub fn put_record(&mut self, tag: &str, text: &str) {
        let is_of_tag = |line: &TrfLine| line.text.trim_start_matches('\u{feff}').starts_with(tag);
        match self.lines.iter_mut().find(|line| is_of_tag(line)) {
            Some(line) => {
                line.text = record(tag, text);
                let mut is_first = true;
                self.lines.retain(|line| !is_of_tag(line) || mem::take(&mut is_first));
            }
            None => self.add_record(tag, text),
        }
    }

    /// Removes the lines that have that tag.
    pub fn remove_records(&mut self, tag: &str) {
        let is_of_tag = |line: &TrfLine| line.text.trim_start_matches('\u{feff}').starts_with(tag);
        self.lines.retain(|line| !is_of_tag(line));
    }

    /// Adds a line after the others.
    pub fn add_record(&mut self, tag: &str, text: &str) {
        self.add(record(tag, text), None);
    }

    fn add(&mut self, text: String, player: Option<usize>) {
        if let Some(last) = self.lines.last_mut().filter(|last| last.end.is_empty()) {
            last.end = END;
        }
        let end = END;
        self.lines.push(TrfLine { text, end, player });
    }
}

/// Builds a line without line breaks.
fn record(tag: &str, text: &str) -> String {
    let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
    format!("{tag} {}", text.chars().map(plain).collect::<String>())
}

/// The player's line, with the present data in the columns that have changed.
fn put_in(text: &str, player: &TrfPlayer) -> String {
    let stood = entrant(&laid_out(text.trim_start_matches('\u{feff}'))).unwrap_or_default();
    if stood == *player {
        return text.to_owned();
    }
    let mark = text.len() - text.trim_start_matches('\u{feff}').len();
    let (mark, text) = text.split_at(mark);
    let mut line: Vec<char> = laid_out(text).chars().collect();
    let mut put = |is_other: bool, columns: Range<usize>, text: &str, is_number: bool| {
        if !is_other {
            return;
        }
        let width = columns.len();
        let text: String = text.chars().take(width).collect();
        let text = if is_number {
            format!("{text:>width$}")
        } else {
            format!("{text:<width$}")
        };
        while line.len() < columns.end {
            line.push(' ');
        }
        for (place, sign) in line.iter_mut().skip(columns.start).zip(text.chars()) {
            *place = if sign.is_control() { ' ' } else { sign };
        }
    };
    let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
    put(stood.rank != player.rank, RANK, &player.rank.to_string(), true);
    put(stood.sex != player.sex, SEX, &player.sex, false);
    put(stood.title != player.title, TITLE, &player.title, true);
    put(stood.name != player.name, NAME, &player.name, false);
    put(stood.rating != player.rating, RATING, &number(player.rating), true);
    put(
        stood.federation != player.federation,
        FEDERATION,
        &player.federation,
        false,
    );
    put(stood.fide_id != player.fide_id, FIDE_ID, &number(player.fide_id), true);
    put(stood.birth != player.birth, BIRTH, &player.birth, false);
    put(stood.points != player.points, POINTS, &points(player.points), true);
    put(stood.place != player.place, PLACE, &number(player.place), true);
    for round in 0..player.rounds.len().max(stood.rounds.len()) {
        let cell = |rounds: &[Cell]| rounds.get(round).copied().unwrap_or_default();
        let (old, new) = (cell(&stood.rounds), cell(&player.rounds));
        let at = FIRST_ROUND + round * ROUND;
        put(old != new, at..at + 8, &signs(new), false);
    }
    format!("{mark}{}", line.into_iter().collect::<String>())
}

/// Tenths of a point as written in a file.
fn points(tenths: Option<i32>) -> String {
    let sign = if tenths.is_some_and(i32::is_negative) { "-" } else { "" };
    let shown = |tenths: i32| {
        let tenths = tenths.unsigned_abs();
        format!("{sign}{}.{}", tenths / 10, tenths % 10)
    };
    tenths.map_or_else(String::new, shown)
}

/// The signs of one round, in eight columns.
fn signs(cell: Cell) -> String {
    let Some(mark) = cell.mark.map(super::Mark::sign).or(cell.opponent.map(|_| ' ')) else {
        return String::new();
    };
    let opponent = cell
        .opponent
        .map_or_else(|| String::from("0000"), |rank| format!("{rank:>4}"));
    let color = match cell.color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    };
    format!("{opponent} {color} {mark}")
}
