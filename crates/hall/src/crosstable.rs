//! The standings as a table of HTML that a screen reader can walk: its caption says what it is, each cell has its
//! headings, and every abbreviation for the eye has its full words for the ear.

use std::fmt::Write as _;

use shakmaty::Color;

use super::score::Score;
use super::standings::{Standing, Standings};
use super::tie_break::TieBreak;
use super::tournament_results::{PlayerRound, ResultOrigin, ScoredPlayer, TournamentKind};
use locale::{Messages, Value};
use notation::markup::{self, escaped};

/// A tie-break's name in words.
pub fn name(messages: &Messages, tie_break: TieBreak) -> String {
    let with = |id: &str, count: u8| messages.text(id, &[("count", u32::from(count).into())]);
    let plain = tie_break.base.plain();
    let base = messages.text(tie_break.base.message(), &[]);
    let limit = TieBreak {
        limit_halves: tie_break.limit_halves,
        ..plain
    };
    let steps = limit.limit_halves.unsigned_abs();
    if tie_break == plain {
        base
    } else if let Some(short) = tie_break.short_name() {
        with(short.message, tie_break.lowest)
    } else if tie_break == limit && limit.limit_halves < 0 {
        with("tie-break-koya-more", steps)
    } else if tie_break == limit {
        with("tie-break-koya-fewer", steps)
    } else {
        // The modifiers as TRF26 writes them.
        let code = tie_break.code();
        let modifiers = code.get(tie_break.base.code().len()..).unwrap_or_default();
        format!("{base} {modifiers}")
    }
}

/// The sentences below the standings: the regulations by which the tie-breaks are counted, the tie-breaks that are not used, and the
/// players and teams that are not ranked.
pub fn notes(messages: &Messages, table: &Standings) -> Vec<String> {
    let rules = ("rules", table.tournament.rules.year().into());
    let rules = messages.text("standings-rules", &[rules]);
    let dropped = table.dropped.iter().map(|tie_break| {
        let name = ("name", name(messages, *tie_break).into());
        messages.text("standings-dropped", &[name])
    });
    let unknown = table.unknown.iter().map(|name| {
        let name = ("name", Value::quoting(name));
        messages.text("standings-unknown", &[name])
    });
    let left_out = table.tournament.players.iter().filter(|player| player.is_left_out);
    let left_out = left_out.map(|player| messages.text("standings-left-out", &[("number", player.number.into())]));
    let of_teams = table
        .tournament
        .is_of_teams
        .then(|| messages.text("standings-teams", &[]));
    let notes = std::iter::once(rules).chain(dropped).chain(unknown);
    notes.chain(left_out).chain(of_teams).collect()
}

/// The rank as a table shows it.
pub(crate) fn rank(line: &Standing) -> String {
    line.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string())
}

/// A number as that language writes it.
pub fn number(messages: &Messages, score: Score) -> String {
    score.shown(&messages.text("decimal-mark", &[]))
}

/// A player's place, points and tie-breaks in one sentence; empty if nobody is at that place of the tournament.
pub fn line(messages: &Messages, table: &Standings, line: &Standing) -> String {
    let Some(player) = table.player(line) else {
        return String::new();
    };
    let mut values = String::new();
    for (tie_break, value) in table.tie_breaks.iter().zip(&line.tie_breaks) {
        let _never_fails = write!(values, ", {} {}", name(messages, *tie_break), number(messages, *value));
    }
    messages.text(
        if line.rank.is_some() {
            "standings-line"
        } else {
            "standings-unranked"
        },
        &[
            ("rank", line.rank.unwrap_or_default().into()),
            ("name", (&player.name).into()),
            ("number", player.number.into()),
            ("points", number(messages, line.points).into()),
            ("values", values.into()),
        ],
    )
}

/// The table and the meaning of its abbreviations. For a round robin it has each player against each, in the order of
/// the standings; for a Swiss tournament each player's rounds.
pub fn section(messages: &Messages, table: &Standings) -> String {
    CrosstablePage { messages, table }.section()
}

struct CrosstablePage<'a> {
    messages: &'a Messages,
    table: &'a Standings,
}

/// Short for the eye, whole for the ear. Both are escaped.
fn twice(seen: &str, heard: &str) -> String {
    format!(
        "<span aria-hidden=\"true\">{}</span><span class=\"heard\">{}</span>",
        escaped(seen),
        escaped(heard)
    )
}

impl CrosstablePage<'_> {
    fn text(&self, id: &str) -> String {
        escaped(&self.messages.text(id, &[]))
    }

    fn section(&self) -> String {
        let rounds = ("rounds", self.table.tournament.held.into());
        let caption = self.messages.text(
            "standings-caption",
            &[("name", (&self.table.tournament.name).into()), rounds],
        );
        let rows: String = self.table.lines.iter().map(|line| self.row(line)).collect();
        let mut meanings = String::new();
        for tie_break in &self.table.tie_breaks {
            let name = escaped(&name(self.messages, *tie_break));
            let _never_fails = writeln!(meanings, "<dt>{tie_break}</dt><dd>{name}</dd>");
        }
        if !meanings.is_empty() {
            meanings = format!(
                "<h2>{}</h2>\n<dl>\n{meanings}</dl>\n",
                self.text("standings-abbreviations")
            );
        }
        let notes = notes(self.messages, self.table);
        let notes: Vec<String> = notes.iter().map(|note| format!("<p>{}</p>\n", escaped(note))).collect();
        meanings = format!("{}{meanings}", notes.concat());
        format!(
            "<section class=\"wide\">\n{}{meanings}</section>\n",
            markup::table(
                &escaped(caption.trim_start_matches([',', ' '])),
                &self.headings(),
                &rows
            ),
        )
    }

    fn headings(&self) -> Vec<String> {
        let tournament = &self.table.tournament;
        let fixed = [
            "standings-rank",
            "standings-number",
            "standings-name",
            "standings-rating",
        ];
        let mut row: Vec<String> = fixed.iter().map(|id| self.text(id)).collect();
        match tournament.kind {
            TournamentKind::RoundRobin => {
                let players = self.table.lines.iter().filter_map(|line| self.table.player(line));
                row.extend(players.map(|player| {
                    let name = ("name", (&player.name).into());
                    let heard = self.messages.text("crosstable-against", &[name]);
                    twice(&player.number.to_string(), &heard)
                }));
            }
            TournamentKind::Swiss => row.extend((1..=tournament.held).map(|round| {
                let heard = self.messages.text("crosstable-round", &[("round", round.into())]);
                twice(&round.to_string(), &heard)
            })),
        }
        row.push(self.text("standings-points"));
        row.extend(self.table.tie_breaks.iter().map(|tie_break| {
            let name = escaped(&name(self.messages, *tie_break));
            let short = format!("<abbr title=\"{name}\">{tie_break}</abbr>");
            format!("<span aria-hidden=\"true\">{short}</span><span class=\"heard\">{name}</span>")
        }));
        row
    }

    fn row(&self, line: &Standing) -> String {
        let Some(player) = self.table.player(line) else {
            return String::new();
        };
        let cell = |inside: &str| format!("<td>{inside}</td>");
        let rating = player.rating.map_or_else(
            || twice("–", &self.messages.text("standings-unrated", &[])),
            |rating| rating.to_string(),
        );
        let mut row = cell(&rank(line));
        row.push_str(&cell(&player.number.to_string()));
        let _never_fails = write!(row, "<th scope=\"row\">{}</th>", escaped(&player.name));
        row.push_str(&cell(&rating));
        match self.table.tournament.kind {
            TournamentKind::RoundRobin => {
                for other in &self.table.lines {
                    row.push_str(&cell(&self.against(line.player, player, other.player)));
                }
            }
            TournamentKind::Swiss => {
                for round in &player.rounds {
                    let (seen, heard) = self.round(round);
                    row.push_str(&cell(&twice(&seen, &heard)));
                }
            }
        }
        row.push_str(&cell(&number(self.messages, line.points)));
        for value in &line.tie_breaks {
            row.push_str(&cell(&number(self.messages, *value)));
        }
        format!("<tr>{row}</tr>\n")
    }

    /// A player's games against one other.
    fn against(&self, own: usize, player: &ScoredPlayer, other: usize) -> String {
        if own == other {
            return twice("×", &self.messages.text("crosstable-self", &[]));
        }
        let games = player.rounds.iter().filter(|round| round.opponent == Some(other));
        let (seen, heard): (Vec<String>, Vec<String>) =
            games.map(|round| (Self::sign(round), self.round(round).1)).unzip();
        if seen.is_empty() {
            return twice("", &self.messages.text("crosstable-open", &[]));
        }
        twice(&seen.concat(), &heard.join(", "))
    }

    /// A player's round for the eye: the opponent's number, the player's own colour and the result.
    fn round(&self, round: &PlayerRound) -> (String, String) {
        let messages = self.messages;
        let opponent = round
            .opponent
            .and_then(|opponent| self.table.tournament.players.get(opponent));
        let color = match round.color {
            Some(Color::White) => "white",
            Some(Color::Black) => "black",
            None => "none",
        };
        let Some(opponent) = opponent else {
            let points = number(messages, round.points);
            let id = match round.way {
                ResultOrigin::Open => "crosstable-open",
                ResultOrigin::Played | ResultOrigin::Unplayed => "crosstable-bye",
            };
            return (
                format!("({points})"),
                messages.text(id, &[("points", (&points).into())]),
            );
        };
        let result = Self::result(round);
        let values: [(&str, Value<'_>); 3] = [
            ("result", result.into()),
            ("color", color.into()),
            ("name", (&opponent.name).into()),
        ];
        let id = match round.way {
            ResultOrigin::Played => "crosstable-played",
            ResultOrigin::Unplayed => "crosstable-forfeit",
            ResultOrigin::Open => "crosstable-open",
        };
        let letter = messages.text("crosstable-letter", &[("color", color.into())]);
        (
            format!("{}{letter}{}", opponent.number, Self::sign(round)),
            messages.text(id, &values),
        )
    }

    fn result(round: &PlayerRound) -> &'static str {
        match round.halves() {
            2 => "win",
            1 => "draw",
            _none => "loss",
        }
    }

    fn sign(round: &PlayerRound) -> String {
        let sign = match (round.way, Self::result(round)) {
            (ResultOrigin::Open, _) => "",
            (ResultOrigin::Unplayed, "win") => "+",
            (ResultOrigin::Unplayed, "loss") => "−",
            (_, "win") => "1",
            (_, "draw") => "½",
            (_, _) => "0",
        };
        sign.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tie_break::list;
    use crate::tournament_results::TournamentResults;
    use locale::Locale;
    use notation::trf;

    fn page(more: &str, locale: Locale) -> String {
        let line = |number: u32, name: &str, rounds: &str| {
            format!(
                "001 {number:>4} m    {name:<33} {:>4} POR {number:>11} 1990/01/01      {number:>4}  {rounds}\n",
                ""
            )
        };
        let text = [
            format!("012 <Open> & more\n{more}"),
            line(1, "Lovelace, Ada", "   2 w 1     3 b =  "),
            line(2, "<b>Ben</b>", "   1 b 0  0000 - U  "),
            line(3, "Dora", "0000 - H     1 w =  "),
        ];
        let (tournament, _) = TournamentResults::of(&trf::read(&text.concat()));
        let table = Standings::of(tournament, &list("DE,BHC1").known);
        section(&Messages::new(locale), &table)
    }

    #[test]
    fn every_cell_of_a_swiss_tournament_is_said_in_words() {
        let page = page("", Locale::En);
        for part in [
            "<caption>&lt;Open&gt; &amp; more, after round 2</caption>",
            "<th scope=\"row\">Ada Lovelace</th>",
            "<th scope=\"row\">&lt;b&gt;Ben&lt;/b&gt;</th>",
            "<th scope=\"col\"><span aria-hidden=\"true\">2</span><span class=\"heard\">round 2</span></th>",
            "<span aria-hidden=\"true\">2w1</span><span class=\"heard\">win as White against &lt;b&gt;Ben&lt;/b&gt;</span>",
            "<span aria-hidden=\"true\">3b½</span><span class=\"heard\">draw as Black against Dora</span>",
            "<span aria-hidden=\"true\">(0.5)</span><span class=\"heard\">bye, points: 0.5</span>",
            "<abbr title=\"Buchholz cut 1\">BHC1</abbr>",
            "<dt>DE</dt><dd>direct encounter</dd>",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
        assert_eq!(page.matches("<tr>").count(), 4);
    }

    #[test]
    fn a_round_robin_has_each_against_each() {
        let page = page("192 FIDE_ROUNDROBIN\n", Locale::De);
        for part in [
            "<span aria-hidden=\"true\">1</span><span class=\"heard\">Sieg mit Weiß gegen &lt;b&gt;Ben&lt;/b&gt;</span>",
            "<span aria-hidden=\"true\">×</span>",
            "<td>1,5</td>",
        ] {
            assert!(page.contains(part), "{part}\n{page}");
        }
        assert_eq!(page.matches("<th scope=\"col\">").count(), 10);
    }
}
