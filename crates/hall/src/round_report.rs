//! The report of a round as a page: the pairings, the results and the incidents, each with its Article. Its sources are
//! the tables' journals and the notes of the arbiters.

use std::collections::{BTreeMap, BTreeSet};

use shakmaty::{ByColor, Color};

use super::tournament::words::{self, cited, noted, other_hands, place, result, sides, signed};
use super::tournament::{Incident, Tournament, TournamentGame};
use journal::entry::{Entry, JournalEvent};
use laws::articles::Article;
use laws::event::Event as TableEvent;
use laws::moment::Moment;
use laws::people::{People, Person};
use link::ruling::Ruling;
use locale::{self, Messages, Value};
use notation::markup::{escaped, row, table};

/// An incident in a table's journal, for the arbiter's report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableIncident {
    /// The message that names the kind of incident.
    pub id: &'static str,
    /// The side that it concerns.
    pub side: Option<Color>,
    /// The Article, if the journal names one.
    pub article: Option<Article>,
    /// The text of the incident; empty if there is none.
    pub text: String,
    /// The person who ruled it; empty if nobody did.
    pub by: String,
    /// The moment on the table's clock.
    pub at: Moment,
}

/// The incidents of a table's journal that belong into the report, in their order.
#[allow(clippy::wildcard_enum_match_arm, reason = "the report has these and no other")]
pub fn incidents(entries: &[Entry]) -> Vec<TableIncident> {
    let mut people: Option<People> = None;
    let mut ruled: Option<(Moment, String)> = None;
    let mut incidents = Vec::new();
    for entry in entries {
        let event = match &entry.event {
            JournalEvent::Opened(opening) => {
                people = Some(opening.people.clone());
                continue;
            }
            JournalEvent::Ruled(signed) => {
                ruled = Ruling::read(&signed.text).map(|ruling| (entry.at, ruling.by));
                continue;
            }
            JournalEvent::Event(TableEvent::ArbiterSeated { name }) => {
                if let Some(people) = &mut people {
                    people.arbiter = Some(name.clone());
                }
                continue;
            }
            JournalEvent::Event(event) => event,
            _ => continue,
        };
        let (id, side, article, text, by) = match event {
            TableEvent::WarningGiven { side, text, by } => {
                ("incident-warning", Some(*side), None, text.clone(), Some(*by))
            }
            TableEvent::PenaltyGiven { side, article, by, .. } => {
                let (side, article) = (Some(*side), Some(article.clone()));
                ("incident-penalty", side, article, String::new(), *by)
            }
            TableEvent::IllegalMove { side, uci, article } => {
                let (side, article) = (Some(*side), Some(article.clone()));
                ("incident-illegal-move", side, article, uci.to_string(), None)
            }
            TableEvent::BoardsDiffer {
                board,
                squares,
                article,
                ..
            } => {
                let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
                let (side, article) = (Some(*board), Some(article.clone()));
                ("incident-boards-differ", side, article, squares.join(" "), None)
            }
            TableEvent::SheetsDiffer { article, .. } => {
                let article = Some(article.clone());
                ("incident-sheets-differ", None, article, String::new(), None)
            }
            TableEvent::FlagFell { side, .. } => ("incident-flag", Some(*side), None, String::new(), None),
            _ => continue,
        };
        // The other entries in the step of a ruling follow from it.
        let from_desk = ruled
            .as_ref()
            .filter(|(at, _)| *at == entry.at && by == Some(Person::Arbiter));
        let at_table = people.as_ref().zip(by).map(|(people, by)| people.name(by).to_owned());
        let by = from_desk.map(|(_, name)| name.clone()).or(at_table).unwrap_or_default();
        let at = entry.at;
        incidents.push(TableIncident {
            id,
            side,
            article,
            text,
            by,
            at,
        });
    }
    incidents
}

/// The sentence of an incident at a table.
pub fn sentence(messages: &Messages, incident: &TableIncident) -> String {
    let side = incident
        .side
        .map_or_else(String::new, |side| locale::color(messages, side));
    let mut sentence = messages.text(incident.id, &[("side", (&side).into())]);
    if !incident.text.is_empty() {
        sentence = messages.labelled(&sentence, &incident.text);
    }
    sentence.push_str(&cited(messages, incident.article.as_ref()));
    let at = display::elapsed(incident.at.as_millis());
    if incident.by.is_empty() {
        return messages.text("incident-at", &[("at", (&at).into()), ("what", (&sentence).into())]);
    }
    noted(messages, &at, &incident.by, &sentence)
}

/// The report as lines of text: the games by board, each with its incidents, then the incidents without a board, and
/// the appeals.
pub fn lines(
    messages: &Messages,
    event: &Tournament,
    round: u32,
    of_tables: &BTreeMap<u32, Vec<TableIncident>>,
) -> Vec<String> {
    let mut lines = vec![title(messages, event, round)];
    for row in rows(messages, event, round, of_tables) {
        let values = [
            ("board", row.board.into()),
            ("white", Value::quoting(&row.white)),
            ("black", Value::quoting(&row.black)),
            ("result", (&row.result).into()),
            ("signed", row.signed.into()),
        ];
        lines.push(messages.text("round-report-game", &values) + &row.hands);
        lines.extend(row.incidents.into_iter().map(|incident| format!("  {incident}")));
    }
    lines.extend(of_round(messages, event, round));
    lines
}

/// The pairings of a round to hang up: the boards, then the players by name with their boards, then those without an opponent.
pub fn pairing_list(messages: &Messages, event: &Tournament, round: u32) -> String {
    let text = |id: &str| escaped(&messages.text(id, &[]));
    let of_round = event.round(round);
    let (mut boards, mut places) = (String::new(), Vec::new());
    for (board, game) in of_round.into_iter().flat_map(|of| &of.games) {
        let ByColor { white, black } = sides(event, game.players);
        let at = game.table.unwrap_or(*board);
        boards.push_str(&row(&at.to_string(), &[&white, &black]));
        for side in Color::ALL {
            let player = event.player(*game.players.get(side));
            let color = wording::color(messages, side);
            places.extend(player.map(|player| (player.name.clone(), at.to_string(), color)));
        }
    }
    // A player without an opponent is listed by name, too: with a bye, free, or not paired.
    let byes = of_round.into_iter().flat_map(|of| of.byes.keys().copied());
    let alone: BTreeSet<u32> = byes
        .chain(event.free_player(round))
        .chain(event.unpaired(round))
        .collect();
    let alone = alone.into_iter().filter_map(|number| event.player(number));
    places.extend(alone.map(|player| {
        (
            player.name.clone(),
            messages.text("pairing-list-alone", &[]),
            String::new(),
        )
    }));
    places.sort_by_key(|(name, ..)| name.to_lowercase());
    let names = places.iter().map(|(name, at, color)| row(name, &[at, color]));
    let byes = words::without_opponent(messages, event, round).into_iter();
    let byes: Vec<String> = byes.map(|line| format!("<p>{}</p>\n", escaped(&line))).collect();
    let title = [
        ("event", Value::quoting(&event.details().name)),
        ("round", round.into()),
    ];
    let caption = escaped(&messages.text("pairing-list-title", &title));
    let is_seated = of_round.is_some_and(|of| of.games.values().any(|game| game.table.is_some()));
    let at = if is_seated {
        "hall-column-table"
    } else {
        "round-report-board"
    };
    let of_boards = [at, "round-report-white", "round-report-black"].map(text);
    let of_names = ["standings-name", at, "pairing-list-colour"].map(text);
    format!(
        "<section>\n{}{}<h2>{}</h2>\n{}</section>\n",
        table(&caption, &of_boards, &boards),
        byes.concat(),
        text("pairing-list-names"),
        table(&caption, &of_names, &names.collect::<String>()),
    )
}

/// The report as a section of HTML that a screen reader can walk: a table of the games, and a list of the incidents.
pub fn section(
    messages: &Messages,
    event: &Tournament,
    round: u32,
    of_tables: &BTreeMap<u32, Vec<TableIncident>>,
) -> String {
    let text = |id: &str| escaped(&messages.text(id, &[]));
    let headings = [
        "round-report-board",
        "round-report-white",
        "round-report-black",
        "round-report-result",
        "round-report-signed",
    ];
    let mut body = String::new();
    let mut happened = Vec::new();
    for game in rows(messages, event, round, of_tables) {
        let signatures = messages.text("round-report-signatures", &[("signed", game.signed.into())]) + &game.hands;
        let cells = [&game.white, &game.black, &game.result, &signatures].map(String::as_str);
        body.push_str(&row(&game.board.to_string(), &cells));
        let place = place(messages, round, Some(game.board));
        happened.extend(
            game.incidents
                .iter()
                .map(|incident| messages.labelled(&place, incident)),
        );
    }
    happened.extend(of_round(messages, event, round));
    let list = if happened.is_empty() {
        format!("<p>{}</p>\n", text("round-report-nothing"))
    } else {
        let items = happened.iter().map(|line| format!("<li>{}</li>\n", escaped(line)));
        format!("<ul>\n{}</ul>\n", items.collect::<String>())
    };
    format!(
        "<section>\n{}<h2>{}</h2>\n{list}</section>\n",
        table(&escaped(&title(messages, event, round)), &headings.map(text), &body),
        text("round-report-incidents"),
    )
}

/// A game and the incidents at its board.
struct ReportRow {
    board: u32,
    white: String,
    black: String,
    result: String,
    signed: &'static str,
    /// The signatures that are not the player's own.
    hands: String,
    incidents: Vec<String>,
}

fn title(messages: &Messages, event: &Tournament, round: u32) -> String {
    let values = [
        ("event", Value::quoting(&event.details().name)),
        ("round", round.into()),
    ];
    messages.text("round-report-title", &values)
}

fn rows(
    messages: &Messages,
    event: &Tournament,
    round: u32,
    of_tables: &BTreeMap<u32, Vec<TableIncident>>,
) -> Vec<ReportRow> {
    let games = event.round(round).into_iter().flat_map(|round| &round.games);
    let of_game = |(board, game): (&u32, &TournamentGame)| {
        let names = sides(event, game.players);
        let outcome = game.outcome.as_ref();
        let sides_signed = outcome.and_then(|outcome| outcome.signed);
        let at_table = of_tables.get(board).into_iter().flatten();
        let mut incidents: Vec<String> = at_table.map(|incident| sentence(messages, incident)).collect();
        let own = event.incidents().iter();
        let own = own.filter(|incident| incident.round == round && incident.board == Some(*board));
        incidents.extend(own.map(|incident| of_arbiter(messages, incident)));
        ReportRow {
            board: *board,
            white: names.white,
            black: names.black,
            result: outcome.map_or_else(
                || messages.text("crosstable-open", &[]),
                |outcome| result(outcome.result),
            ),
            signed: signed(sides_signed.map_or_else(ByColor::default, |by| by.map(Some))),
            hands: other_hands(messages, outcome.map_or_else(ByColor::default, |outcome| outcome.hands)),
            incidents,
        }
    };
    games.map(of_game).collect()
}

/// The sentence of a note by an arbiter.
fn of_arbiter(messages: &Messages, incident: &Incident) -> String {
    let article = cited(messages, incident.article.as_ref());
    let what = format!("{}{article}", locale::harmless(&incident.text));
    noted(messages, &incident.when, &incident.by, &what)
}

/// The incidents without a board, and the appeals of the round.
fn of_round(messages: &Messages, event: &Tournament, round: u32) -> Vec<String> {
    let own = event.incidents().iter();
    let own = own.filter(|incident| incident.round == round && incident.board.is_none());
    let mut lines = words::without_opponent(messages, event, round);
    lines.extend(own.map(|incident| of_arbiter(messages, incident)));
    for appeal in event.appeals().iter().filter(|appeal| appeal.round == round) {
        let entries = std::iter::once(&appeal.made).chain(&appeal.decided);
        lines.extend(entries.map(|entry| words::entry(messages, event, entry)));
        lines.extend(words::votes(messages, &appeal.votes));
    }
    // A desk at which no sheet of the round was handed in keeps no count of them.
    let missing = words::sheets_missing(messages, event, round);
    lines.extend(missing.filter(|_| event.has_sheets(round)));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{
        Details, Entrant, Happened, PairingSystem, RoundBoard, TournamentCommand, TournamentEntry as EventEntry,
    };
    use journal::{chain, story};
    use laws::ending::GameResult;
    use locale::Locale;

    fn tournament() -> Tournament {
        let mut event = Tournament::default();
        let player = |name: &str| {
            let player = Entrant {
                name: name.into(),
                ..Entrant::default()
            };
            TournamentCommand::Enter(Happened::PlayerEntered { player })
        };
        let at = |board: Option<u32>, text: &str| {
            TournamentCommand::Enter(Happened::IncidentReported {
                round: 1,
                board,
                article: Some(Article::new("11.5")),
                text: text.into(),
            })
        };
        let result = |board, signed| {
            TournamentCommand::Enter(Happened::ResultEntered {
                at: RoundBoard { round: 1, board },
                result: GameResult::BlackWins,
                signed,
                article: None,
            })
        };
        let white_only = ByColor {
            white: Some(true),
            black: Some(false),
        };
        let details = Details {
            name: "<Open>".into(),
            rounds: 3,
            system: PairingSystem::RoundRobin,
            ..Details::default()
        };
        for command in [
            TournamentCommand::Enter(Happened::Opened { details }),
            player("Ada"),
            player("Ben"),
            player("Clara"),
            player("<b>Dora</b>"),
            TournamentCommand::PairAll,
            result(1, white_only),
            result(2, ByColor::default()),
            at(Some(2), "A telephone rang"),
            at(None, "The light went out"),
            TournamentCommand::Enter(Happened::AppealMade {
                player: 1,
                round: 1,
                board: Some(1),
                article: Some(Article::new("7.5.5")),
                text: "It was legal".into(),
            }),
        ] {
            for what in event.decide(command).unwrap() {
                let number = event.entries() + 1;
                let (when, by) = ("2026-11-23T18:30:00".to_owned(), "Eva".to_owned());
                event.apply(&EventEntry { number, when, by, what });
            }
        }
        event
    }

    fn of_tables() -> BTreeMap<u32, Vec<TableIncident>> {
        let entries = chain::read(&story::sample_game().journal).entries;
        BTreeMap::from([(1, incidents(&entries))])
    }

    #[test]
    fn the_lines_have_each_game_with_what_happened_at_its_board() {
        let lines = lines(&Messages::new(Locale::En), &tournament(), 1, &of_tables());
        for (line, part) in [
            (0, "<Open>: report of round 1"),
            (1, "Board 1: Ada against <b>Dora</b>, 0-1, signed by White only"),
        ] {
            assert_eq!(lines[line], part);
        }
        let text = lines.join("\n");
        for part in [
            ": Illegal move by Black: c6c5 (Article 7.5.1)\n",
            ": Penalty for Black (Article 7.5.5)\n",
            ": White's board differed: a2 (Article D.2.9)\n",
            ", Dora: Warning for Black: Quiet, please\n",
            "\nBoard 2: Ben against Clara, 0-1\n",
            "Eva: A telephone rang (Article 11.5)\n",
            "Eva: The light went out (Article 11.5)\n",
            // 11.10: the player, the time, and the decision appealed against.
            "\n23 November 2026, 18:30, Eva: Round 1, board 1: Ada appeals: It was legal (Article 7.5.5)",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
        // The arbiter's notes and everything else of the journal are left out.
        assert!(!text.contains("Relógio"), "{text}");
    }

    #[test]
    fn a_player_who_is_not_paired_is_in_the_list_to_hang_up() {
        let mut event = Tournament::of(&[]);
        let details = Details {
            rounds: 3,
            system: PairingSystem::Swiss,
            ..Details::default()
        };
        let player = |number, name: &str| Happened::PlayerEntered {
            player: Entrant {
                number,
                name: name.to_owned(),
                ..Entrant::default()
            },
        };
        let (at, players) = (RoundBoard { round: 1, board: 1 }, ByColor { white: 1, black: 2 });
        for what in [
            Happened::Opened { details },
            player(1, "Ada"),
            player(2, "Ben"),
            player(3, "Eva"),
            Happened::GamePaired { at, players },
        ] {
            let number = event.entries() + 1;
            let (when, by) = (String::new(), String::new());
            event.apply(&EventEntry { number, when, by, what });
        }
        let list = pairing_list(&Messages::new(Locale::En), &event, 1);
        assert!(list.contains("<th scope=\"row\">Eva</th>"), "{list}");
        assert_eq!(list.matches(">Ada<").count(), 2, "{list}");
    }

    #[test]
    fn the_page_can_be_walked_and_nothing_in_it_is_obeyed() {
        for locale in Locale::ALL {
            let page = section(&Messages::new(locale), &tournament(), 1, &of_tables());
            assert_eq!(page.matches("<th scope=\"col\">").count(), 5, "{page}");
            assert_eq!(page.matches("<th scope=\"row\">").count(), 2, "{page}");
            assert!(
                page.contains("&lt;b&gt;Dora&lt;/b&gt;") && !page.contains("<b>"),
                "{page}"
            );
            assert!(page.matches("<li>").count() >= 7, "{page}");
        }
        let nothing = section(&Messages::new(Locale::En), &tournament(), 2, &BTreeMap::new());
        assert!(nothing.contains("<p>No incidents.</p>"), "{nothing}");
    }
}
