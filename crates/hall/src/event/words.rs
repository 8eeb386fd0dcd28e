//! Sentences for the entries of an event, for the next steps of a play-off, and for refusals.

use shakmaty::{ByColor, Color, File, Position as _, Rank, Square};

use super::play_off::Next;
use super::{Bye, Entry, Event, EventRefusal, Happened};
use crate::tournament::Misfit;
use laws::articles::Article;
use laws::ending::GameResult;
use laws::regulations;
use locale::{self, Messages, Value};
use notation::algebraic::Letters;
use notation::{time_control, time_control_written};

/// The whole text that somebody has typed, without anything that a terminal would obey.
pub fn whole(text: &str) -> Value<'static> {
    Value::from(locale::harmless(text).replace('\n', " "))
}

/// A result as scores have it, with the sign for a half.
pub fn result(result: GameResult) -> String {
    result.to_string().replace("1/2", "½")
}

/// An event with its author and time: a line of the event's journal.
pub fn entry(messages: &Messages, event: &Event, entry: &Entry) -> String {
    noted(
        messages,
        &entry.when,
        &entry.by,
        &happened(messages, event, &entry.what),
    )
}

/// A written note with its author and its time by the desk's clock.
pub fn noted(messages: &Messages, when: &str, by: &str, what: &str) -> String {
    let when = locale::date_and_time(messages, when).unwrap_or_else(|| when.to_owned());
    let values = [
        ("when", (&when).into()),
        ("by", Value::quoting(by)),
        ("what", what.into()),
    ];
    messages.text("event-entry", &values)
}

/// An event in one sentence; `event` knows the players by name.
pub fn happened(messages: &Messages, event: &Event, what: &Happened) -> String {
    let say = |id: &str, values: &[(&str, Value<'_>)]| messages.text(id, values);
    let name = |player: u32| event.name(player);
    let names = |players: &[u32]| {
        let names: Vec<String> = players.iter().map(|player| name(*player)).collect();
        locale::list(messages, &names)
    };
    match what {
        Happened::Opened { details } => say(
            "event-opened",
            &[
                ("event", Value::quoting(&details.name)),
                ("rounds", details.rounds.into()),
            ],
        ),
        Happened::Imported { .. } => say("event-imported", &[]),
        Happened::DetailsChanged { details } => say(
            "event-details",
            &[
                ("event", Value::quoting(&details.name)),
                ("rounds", details.rounds.into()),
            ],
        ),
        Happened::PlayerEntered { player } => {
            let own = notation::trf::given_name_first(&player.name);
            let values = [("name", Value::quoting(&own)), ("player", player.number.into())];
            say("event-player", &values)
        }
        Happened::PlayerWithdrawn { player, round, text } => {
            let name = name(*player);
            let values = [
                ("name", Value::quoting(&name)),
                ("round", (*round).into()),
                ("why", whole(text)),
            ];
            say("event-withdrawn", &values)
        }
        Happened::PlayerReturned { player } => say("event-returned", &[("name", Value::quoting(&name(*player)))]),
        Happened::GamePaired { round, board, players } => {
            let (white, black) = (name(players.white), name(players.black));
            let values = [
                ("round", (*round).into()),
                ("board", (*board).into()),
                ("white", Value::quoting(&white)),
                ("black", Value::quoting(&black)),
            ];
            say("pairings-game", &values)
        }
        Happened::GameUnpaired { round, board } => say(
            "event-unpaired",
            &[("round", (*round).into()), ("board", (*board).into())],
        ),
        Happened::ByeGiven { round, player, bye } => {
            let bye = match bye {
                Bye::Full => "full",
                Bye::Half => "half",
                Bye::Zero => "zero",
                Bye::Allocated => "allocated",
            };
            let name = name(*player);
            let values = [
                ("round", (*round).into()),
                ("name", Value::quoting(&name)),
                ("bye", bye.into()),
            ];
            say("event-bye", &values)
        }
        Happened::TableNamed { round, board, table } => {
            let values = [
                ("round", (*round).into()),
                ("board", (*board).into()),
                ("table", (*table).into()),
            ];
            say("event-table", &values)
        }
        Happened::ResultEntered {
            round,
            board,
            result,
            white_signed,
            black_signed,
            article,
        } => {
            let (result, cited) = (self::result(*result), cited(messages, article.as_ref()));
            let values = [
                ("round", (*round).into()),
                ("board", (*board).into()),
                ("result", (&result).into()),
                ("signed", signed(*white_signed, *black_signed).into()),
                ("cited", (&cited).into()),
            ];
            say("event-result", &values)
        }
        Happened::ResultSigned {
            round,
            board,
            white_signed,
            black_signed,
        } => {
            let signed = signed(Some(*white_signed), Some(*black_signed));
            let values = [
                ("round", (*round).into()),
                ("board", (*board).into()),
                ("signed", signed.into()),
            ];
            say("event-signed", &values)
        }
        Happened::RoundBegun { round, .. } => say("event-round-begun", &[("round", (*round).into())]),
        Happened::BroadcastNamed { round, id } if id.is_empty() => {
            say("event-broadcast-ended", &[("round", (*round).into())])
        }
        Happened::BroadcastNamed { round, id } => {
            say("event-broadcast", &[("round", (*round).into()), ("id", id.into())])
        }
        Happened::SingleFilesSet { is_on: true } => say("event-single-files", &[]),
        Happened::SingleFilesSet { is_on: false } => say("event-single-files-off", &[]),
        Happened::Chess960Set { is_on: true } => say("event-chess960", &[]),
        Happened::Chess960Set { is_on: false } => say("event-chess960-off", &[]),
        Happened::StartNamed { round, position } => start(messages, *round, *position),
        Happened::ResultAnnulled {
            round,
            board,
            result,
            text,
        } => {
            let result = self::result(*result);
            let values = [
                ("round", (*round).into()),
                ("board", (*board).into()),
                ("result", (&result).into()),
                ("why", whole(text)),
            ];
            say("event-annulled", &values)
        }
        Happened::IncidentReported {
            round,
            board,
            article,
            text,
        } => {
            let (place, cited) = (place(messages, *round, *board), cited(messages, article.as_ref()));
            let values = [
                ("place", (&place).into()),
                ("text", whole(text)),
                ("cited", (&cited).into()),
            ];
            say("event-report", &values)
        }
        Happened::CommitteeFormed { names } => {
            let names: Vec<String> = names.iter().map(|name| locale::quoted(&name.0)).collect();
            say(
                "event-committee",
                &[("names", (&locale::list(messages, &names)).into())],
            )
        }
        Happened::AppealMade {
            player,
            round,
            board,
            article,
            text,
        } => {
            let (place, cited) = (place(messages, *round, *board), cited(messages, article.as_ref()));
            let name = name(*player);
            let values = [
                ("place", (&place).into()),
                ("name", Value::quoting(&name)),
                ("text", whole(text)),
                ("cited", (&cited).into()),
            ];
            say("event-appeal", &values)
        }
        Happened::AppealDecided { appeal, upheld, text } => {
            let upheld = if *upheld { "yes" } else { "no" };
            let values = [
                ("appeal", (*appeal).into()),
                ("upheld", upheld.into()),
                ("text", whole(text)),
            ];
            say("event-appeal-decided", &values)
        }
        Happened::PlayOffBegun { players, time, .. } => {
            let time = self::time(time);
            say(
                "event-play-off",
                &[("names", (&names(players)).into()), ("time", (&time).into())],
            )
        }
        Happened::PlayOffCancelled { play_off, text } => {
            let at = usize::try_from(play_off.saturating_sub(1)).unwrap_or(usize::MAX);
            let players = event.play_offs().get(at).map(|of| names(&of.players));
            let players = players.unwrap_or_default();
            say(
                "event-play-off-cancelled",
                &[("names", (&players).into()), ("why", whole(text))],
            )
        }
        Happened::ColoursDrawn { white, .. } => say("event-colours", &[("name", Value::quoting(&name(*white)))]),
        Happened::PlayOffResult { players, result, .. } => {
            let result = self::result(*result);
            let (white, black) = (name(players.white), name(players.black));
            let values = [
                ("white", Value::quoting(&white)),
                ("black", Value::quoting(&black)),
                ("result", (&result).into()),
            ];
            say("event-play-off-result", &values)
        }
    }
}

/// The next step of a play-off, in a sentence.
pub fn next(messages: &Messages, event: &Event, next: Next) -> String {
    match next {
        Next::Play {
            players: ByColor { white, black },
            pause_min,
            ..
        } => {
            let (white, black) = (event.name(white), event.name(black));
            let values = [
                ("white", Value::quoting(&white)),
                ("black", Value::quoting(&black)),
                ("minutes", pause_min.into()),
            ];
            messages.text("play-off-next", &values)
        }
        Next::Draw {
            players: [one, other], ..
        } => {
            let names = locale::list(messages, &[event.name(one), event.name(other)]);
            messages.text("play-off-draw", &[("names", (&names).into())])
        }
        Next::Won(player) => messages.text("play-off-won", &[("name", Value::quoting(&event.name(player)))]),
    }
}

/// A time control as it is told: written out, unless that takes English words.
pub fn time(encoded: &str) -> String {
    let written = time_control::read(encoded).map(|time| time_control_written::write(&time));
    let plain = written.ok().filter(|written| !written.contains("moves"));
    plain.unwrap_or_else(|| encoded.to_owned())
}

/// The sentence for the free player of a round.
pub fn free(messages: &Messages, event: &Event, round: u32, player: u32) -> String {
    let name = event.name(player);
    let values = [("round", round.into()), ("player", Value::quoting(&name))];
    messages.text("pairings-bye", &values)
}

/// The Chess960 position from which the games of a round begin, with the pieces on White's first rank in the person's
/// letters.
pub fn start(messages: &Messages, round: u32, position: u32) -> String {
    let letters = messages.locale().tag().parse::<Letters>().unwrap_or_default();
    let board = regulations::chess960(position).unwrap_or_default();
    let on_first_rank = |file: File| board.board().role_at(Square::from_coords(file, Rank::First));
    let pieces = File::ALL.into_iter().filter_map(on_first_rank);
    let pieces: Vec<&str> = pieces.filter_map(|role| letters.sign(role)).collect();
    let pieces = pieces.join(" ");
    let values = [
        ("round", round.into()),
        ("position", position.into()),
        ("pieces", (&pieces).into()),
    ];
    messages.text("event-start", &values)
}

/// The reason for a refusal, in a sentence.
pub fn refused(messages: &Messages, event: &Event, refusal: &EventRefusal) -> String {
    let say = |id: &str, values: &[(&str, Value<'_>)]| messages.text(id, values);
    let at_board = |id: &str, round: u32, board: u32| say(id, &[("round", round.into()), ("board", board.into())]);
    let named = |id: &str, player: u32| say(id, &[("name", Value::quoting(&event.name(player)))]);
    let quoting = |id: &str, text: &str| say(id, &[("text", Value::quoting(text))]);
    match refusal {
        EventRefusal::NotOpen => say("no-event-open", &[]),
        EventRefusal::OpenAlready => say("no-event-second", &[]),
        EventRefusal::Nothing => say("no-event-text", &[]),
        EventRefusal::NoRounds => say("no-event-rounds", &[]),
        EventRefusal::NoTime(text) => quoting("no-event-time", text),
        EventRefusal::NoDay(text) => quoting("no-event-day", text),
        EventRefusal::NoPlayers => say("no-event-players", &[]),
        EventRefusal::Contradiction(misfit) => contradiction(messages, *misfit),
        EventRefusal::OtherPlayer(player) => {
            let name = event.name(*player);
            let values = [("player", (*player).into()), ("name", Value::quoting(&name))];
            say("no-event-other-player", &values)
        }
        EventRefusal::NothingNew => say("no-event-new", &[]),
        EventRefusal::NoSuchPlayer(player) => say("no-event-player", &[("player", (*player).into())]),
        EventRefusal::FideIdTaken { player } => named("no-event-twin", *player),
        EventRefusal::TooLate => say("no-event-late", &[]),
        EventRefusal::NotForBerger(count) => say("no-event-berger", &[("count", (*count).into())]),
        EventRefusal::PairedAlready => say("no-event-paired", &[]),
        EventRefusal::NoSuchRound(round) => {
            let rounds = event.details().rounds;
            say(
                "no-event-round",
                &[("round", (*round).into()), ("rounds", rounds.into())],
            )
        }
        EventRefusal::NoGame { round, board } => at_board("no-event-game", *round, *board),
        EventRefusal::BoardTaken { round, board } => at_board("no-event-board", *round, *board),
        EventRefusal::Himself => say("no-event-himself", &[]),
        EventRefusal::Busy { player, round } => {
            let name = event.name(*player);
            say(
                "no-event-busy",
                &[("name", Value::quoting(&name)), ("round", (*round).into())],
            )
        }
        EventRefusal::Withdrawn(player) => named("no-event-withdrawn", *player),
        EventRefusal::NotWithdrawn(player) => named("no-event-not-withdrawn", *player),
        EventRefusal::TableTaken(table) => say("no-event-table", &[("table", (*table).into())]),
        EventRefusal::HasResult { round, board } => at_board("no-event-has-result", *round, *board),
        EventRefusal::NoResult { round, board } => at_board("no-event-result", *round, *board),
        EventRefusal::HasBegun => say("no-event-begun", &[]),
        EventRefusal::NotChess960 => say("no-event-chess960", &[]),
        EventRefusal::NoSuchPosition(position) => say("no-event-position", &[("position", (*position).into())]),
        EventRefusal::RoundHasBegun(round) => say("no-event-round-begun", &[("round", (*round).into())]),
        EventRefusal::NotOver { round, board } => {
            let place = place(messages, *round, *board);
            say("no-event-over", &[("place", (&place).into())])
        }
        EventRefusal::NoAppeals(article) => {
            let article = article.to_string();
            say("no-event-appeals", &[("article", (&article).into())])
        }
        EventRefusal::SmallCommittee => say("no-event-committee", &[]),
        EventRefusal::ArbiterInCommittee => say("no-event-arbiter", &[]),
        EventRefusal::NoOpenAppeal(appeal) => say("no-event-appeal", &[("appeal", (*appeal).into())]),
        EventRefusal::NoPlayOff => say("no-event-play-off", &[]),
        EventRefusal::NotTied => say("no-event-tied", &[]),
        EventRefusal::NoSuchPlayOff(play_off) => say("no-event-such-play-off", &[("number", (*play_off).into())]),
        EventRefusal::PlayOffHasBegun(play_off) => say("no-event-play-off-begun", &[("number", (*play_off).into())]),
        EventRefusal::NotNext => say("no-event-next", &[]),
    }
}

/// The contradiction of a report, in a sentence.
fn contradiction(messages: &Messages, misfit: Misfit) -> String {
    let at = |id: &str, round: usize, number: u32, opponent: Option<u32>| {
        let mut values: Vec<(&str, Value<'_>)> = vec![("round", round.into()), ("number", number.into())];
        values.extend(opponent.map(|opponent| ("opponent", Value::from(opponent))));
        messages.text(id, &values)
    };
    match misfit {
        Misfit::NoSuchOpponent {
            number,
            round,
            opponent,
        } => at("standings-no-opponent", round, number, Some(opponent)),
        Misfit::OneSided {
            number,
            round,
            opponent,
        } => at("standings-one-sided", round, number, Some(opponent)),
        Misfit::Impossible { number, round } => at("standings-impossible", round, number, None),
        Misfit::Points {
            number,
            stated,
            counted,
        } => {
            let number_of = |score| crate::crosstable::number(messages, score);
            let (stated, counted) = (number_of(stated), number_of(counted));
            let values = [
                ("number", number.into()),
                ("stated", (&stated).into()),
                ("counted", (&counted).into()),
            ];
            messages.text("standings-points-differ", &values)
        }
    }
}

/// Round and board.
pub fn place(messages: &Messages, round: u32, board: Option<u32>) -> String {
    match board {
        Some(board) => messages.text("event-board", &[("round", round.into()), ("board", board.into())]),
        None => messages.text("event-round", &[("round", round.into())]),
    }
}

/// The Article behind a sentence, with a blank before; empty if none is named.
pub fn cited(messages: &Messages, article: Option<&Article>) -> String {
    article.map_or_else(String::new, |article| {
        let article = article.to_string();
        format!(" {}", messages.text("event-article", &[("article", (&article).into())]))
    })
}

/// The key by which the messages tell apart the signatures that were seen.
pub fn signed(white: Option<bool>, black: Option<bool>) -> &'static str {
    match (white, black) {
        (Some(true), Some(true)) => "both",
        (Some(true), Some(false)) => "white",
        (Some(false), Some(true)) => "black",
        (Some(false), Some(false)) => "neither",
        (None, _) | (_, None) => "unknown",
    }
}

/// The names of both sides.
pub fn sides(event: &Event, players: ByColor<u32>) -> ByColor<String> {
    ByColor::new_with(|side: Color| event.name(*players.get(side)))
}

#[cfg(test)]
mod tests {
    use super::super::happened::Name;
    use super::super::{Details, Entrant};
    use super::*;
    use locale::Locale;

    fn event() -> Event {
        let mut event = Event::default();
        let details = Details {
            name: "Open".into(),
            rounds: 3,
            ..Details::default()
        };
        let player = |number: u32, name: &str| Happened::PlayerEntered {
            player: Entrant {
                number,
                name: name.into(),
                ..Entrant::default()
            },
        };
        let all = [
            Happened::Opened { details },
            player(1, "Lovelace, Ada"),
            player(2, "Ben"),
        ];
        for what in all {
            event.apply(&entry_of(what));
        }
        event
    }

    fn entry_of(what: Happened) -> Entry {
        Entry {
            number: 1,
            when: "2026-11-23T18:30:00".into(),
            by: "Dora".into(),
            what,
        }
    }

    fn all() -> Vec<Happened> {
        let players = ByColor { white: 1, black: 2 };
        let (round, board, player) = (2, 7, 1);
        let article = Some(Article::new("11.5"));
        let text = "Not a word".to_owned();
        let details = Details::default();
        let mut all = vec![
            Happened::Opened {
                details: details.clone(),
            },
            Happened::Imported { trf: String::new() },
            Happened::DetailsChanged { details },
            Happened::PlayerEntered {
                player: Entrant::default(),
            },
            Happened::PlayerWithdrawn {
                player,
                round,
                text: text.clone(),
            },
            Happened::PlayerReturned { player },
            Happened::GamePaired { round, board, players },
            Happened::GameUnpaired { round, board },
            Happened::TableNamed { round, board, table: 3 },
            Happened::RoundBegun {
                round,
                games: Vec::new(),
            },
            Happened::BroadcastNamed {
                round,
                id: String::from("AbCd1234"),
            },
            Happened::BroadcastNamed {
                round,
                id: String::new(),
            },
            Happened::SingleFilesSet { is_on: true },
            Happened::SingleFilesSet { is_on: false },
            Happened::Chess960Set { is_on: true },
            Happened::Chess960Set { is_on: false },
            Happened::StartNamed { round, position: 518 },
            Happened::ResultSigned {
                round,
                board,
                white_signed: true,
                black_signed: true,
            },
            Happened::ResultAnnulled {
                round,
                board,
                result: GameResult::Draw,
                text: text.clone(),
            },
            Happened::IncidentReported {
                round,
                board: Some(board),
                article: article.clone(),
                text: text.clone(),
            },
            Happened::CommitteeFormed {
                names: ["A", "B"].map(|name| Name(name.into())).into(),
            },
            Happened::AppealMade {
                player,
                round,
                board: None,
                article: article.clone(),
                text: text.clone(),
            },
            Happened::PlayOffBegun {
                players: vec![1, 2],
                ranking: vec![1, 2],
                time: String::new(),
            },
            Happened::PlayOffCancelled {
                play_off: 1,
                text: text.clone(),
            },
            Happened::ColoursDrawn {
                play_off: 1,
                stage: 1,
                white: 2,
            },
            Happened::PlayOffResult {
                play_off: 1,
                stage: 1,
                players,
                result: GameResult::Draw,
            },
        ];
        for upheld in [true, false] {
            all.push(Happened::AppealDecided {
                appeal: 1,
                upheld,
                text: text.clone(),
            });
        }
        for bye in [Bye::Full, Bye::Half, Bye::Zero, Bye::Allocated] {
            all.push(Happened::ByeGiven { round, player, bye });
        }
        for (white_signed, black_signed) in [
            (None, None),
            (Some(true), Some(true)),
            (Some(true), Some(false)),
            (Some(false), Some(true)),
            (Some(false), Some(false)),
        ] {
            all.push(Happened::ResultEntered {
                round,
                board,
                result: GameResult::WhiteByForfeit,
                white_signed,
                black_signed,
                article: article.clone(),
            });
        }
        all
    }

    fn refusals() -> Vec<EventRefusal> {
        let (round, board, player) = (2, 7, 1);
        let text = "soon".to_owned();
        let (number, opponent) = (1, 9);
        vec![
            EventRefusal::NotOpen,
            EventRefusal::OpenAlready,
            EventRefusal::Nothing,
            EventRefusal::NoRounds,
            EventRefusal::NoTime(text.clone()),
            EventRefusal::NoDay(text),
            EventRefusal::NoPlayers,
            EventRefusal::Contradiction(Misfit::Impossible { number, round: 1 }),
            EventRefusal::Contradiction(Misfit::OneSided {
                number,
                round: 1,
                opponent,
            }),
            EventRefusal::NoSuchPlayer(player),
            EventRefusal::FideIdTaken { player },
            EventRefusal::TooLate,
            EventRefusal::NotForBerger(17),
            EventRefusal::PairedAlready,
            EventRefusal::NoSuchRound(round),
            EventRefusal::NoGame { round, board },
            EventRefusal::BoardTaken { round, board },
            EventRefusal::Himself,
            EventRefusal::Busy { player, round },
            EventRefusal::Withdrawn(player),
            EventRefusal::NotWithdrawn(player),
            EventRefusal::TableTaken(3),
            EventRefusal::HasResult { round, board },
            EventRefusal::NoResult { round, board },
            EventRefusal::HasBegun,
            EventRefusal::NotChess960,
            EventRefusal::NoSuchPosition(960),
            EventRefusal::RoundHasBegun(round),
            EventRefusal::NotOver { round, board: None },
            EventRefusal::NotOver {
                round,
                board: Some(board),
            },
            EventRefusal::NoAppeals(Article::new("11.10")),
            EventRefusal::SmallCommittee,
            EventRefusal::ArbiterInCommittee,
            EventRefusal::NoOpenAppeal(1),
            EventRefusal::NoPlayOff,
            EventRefusal::NotTied,
            EventRefusal::NoSuchPlayOff(2),
            EventRefusal::PlayOffHasBegun(2),
            EventRefusal::NotNext,
        ]
    }

    #[test]
    fn each_language_says_all_of_it_and_each_thing_in_other_words() {
        let event = event();
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let happened = all().into_iter().map(|what| happened(&messages, &event, &what));
            let refused = refusals()
                .into_iter()
                .map(|refusal| refused(&messages, &event, &refusal));
            let mut said: Vec<String> = happened.chain(refused).collect();
            for sentence in &said {
                assert!(
                    !sentence.contains(['{', '}', '\n']) && !sentence.is_empty(),
                    "{locale}: {sentence}"
                );
            }
            let count = said.len();
            said.sort();
            said.dedup();
            assert_eq!(said.len(), count, "{locale}: {said:#?}");
        }
    }

    #[test]
    fn a_position_of_chess960_has_the_letters_of_the_language() {
        let say = |locale| start(&Messages::new(locale), 2, 518);
        assert!(say(Locale::En).ends_with("Chess960 position 518: R N B Q K B N R."));
        assert!(say(Locale::De).ends_with("T S L D K L S T."));
    }

    #[test]
    fn an_entry_says_who_when_and_which_article() {
        let (event, messages) = (event(), Messages::new(Locale::En));
        let say = |what: Happened| entry(&messages, &event, &entry_of(what));
        let result = Happened::ResultEntered {
            round: 2,
            board: 7,
            result: GameResult::WhiteByForfeit,
            white_signed: Some(true),
            black_signed: Some(false),
            article: Some(Article::new("6.7.1")),
        };
        let said = say(result);
        assert!(
            said.ends_with(", Dora: Round 2, board 7: +/-, signed by White only (Article 6.7.1)"),
            "{said}"
        );
        assert!(said.contains("2026"), "{said}");
        let long = "why ".repeat(100);
        let withdrawn = Happened::PlayerWithdrawn {
            player: 1,
            round: 2,
            text: long.trim().to_owned(),
        };
        let said = say(withdrawn);
        assert!(
            said.contains("Ada Lovelace has withdrawn from round 2 on: why"),
            "{said}"
        );
        assert!(said.ends_with(long.trim()), "all of what was written down");
    }
}
