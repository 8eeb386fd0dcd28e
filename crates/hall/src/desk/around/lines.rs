//! The lines typed at the desk that are about the event around the tables.

use std::borrow::Cow;

use shakmaty::ByColor;

use super::details::Detail;
use crate::desk::lines::rest_of;
use crate::event::{Bye, Entrant, Event, System};
use laws::articles::Article;
use laws::ending::GameResult;
use laws::people::Sight;
use locale::Messages;
use notation::trf::Form;

pub(in super::super) const SYSTEMS: [(System, &str); 3] = [
    (System::RoundRobin, "around-round-robin"),
    (System::DoubleRoundRobin, "around-double-round-robin"),
    (System::Swiss, "around-swiss"),
];

const SIGHTS: [(Sight, &str); 3] = [
    (Sight::Vi, "around-sight-vi"),
    (Sight::Sighted, "around-sight-sighted"),
    (Sight::Deaf, "around-sight-deaf"),
];

pub(in super::super) const BYES: [(Bye, &str); 3] = [
    (Bye::Full, "around-bye-full"),
    (Bye::Half, "around-bye-half"),
    (Bye::Zero, "around-bye-zero"),
];

/// A board, in the round that the tables play unless another is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Place {
    pub(in super::super) round: Option<u32>,
    pub(in super::super) board: u32,
}

/// The meaning of such a line. Players go by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) enum EventLine {
    /// Read the name of the event, its pairing system and the round that is played.
    About,
    /// List all players.
    Players,
    /// Enter a player, or more data of a known one; as it was typed.
    Enter(String),
    /// Pair all rounds by Berger's tables.
    PairAll,
    /// Pair a game.
    Pair(Place, ByColor<u32>),
    /// Take the pairing back.
    Unpair(Place),
    /// Give a round without an opponent, and its worth, as it was typed.
    Bye(u32, u32, String),
    /// Let the tables play that round from now on.
    Round(u32),
    /// Read the pairings of that round, or of that of the tables.
    Pairings(Option<u32>),
    /// Play the game at that table.
    Seat(Place, u32),
    /// Enter a result by hand.
    Result(Place, GameResult, Option<Article>),
    /// Take a result back; the reason.
    Cancel(Place, String),
    /// Read the standings.
    Standings,
    /// Write something down, with the Article under which it falls.
    Incident(Option<Place>, String, Option<Article>),
    /// Name the appeals committee.
    Committee(Vec<String>),
    /// Enter a player's appeal, and the Article.
    Appeal(u32, String, Option<Article>),
    /// Enter the decision of that appeal: whether it is upheld, and why.
    Decide(u32, bool, String),
    /// Pair a player no more; the reason.
    Out(u32, String),
    /// Pair the player again.
    Back(u32),
    /// Begin a play-off of these players.
    PlayOff(Vec<u32>),
    /// Take that play-off back; the reason.
    CancelPlayOff(u32, String),
    /// Enter the result of a game of that play-off.
    PlayOffResult(u32, ByColor<u32>, GameResult),
    /// Enter the player of White after the colours of that play-off were drawn.
    PlayOffWhite(u32, u32),
    /// Set the number of rounds.
    Rounds(u32),
    /// Set the pairing system, as it was typed.
    System(String),
    /// Set a detail fixed before the first round, as it was typed.
    Detail(Detail, String),
    /// Let the regulations exclude appeals, or not.
    Appeals(bool),
    /// Set the name of the arbiter at this desk.
    MyName(String),
    /// Read the tournament report in that file.
    Import(String),
    /// Write the reports, the tournament's in that form.
    Report(Form),
    /// Delay the feed by that many minutes.
    Delay(u32),
    /// Write each game into a file of its own, too, or not.
    SingleFiles(bool),
    /// Make the games Chess960, or not.
    Chess960(bool),
    /// Begin the games of that round, or of the next, from that position of Chess960.
    Position(Option<u32>, u32),
    /// Put the games of that round, or of that of the tables, into that round of a broadcast on lichess; into none if
    /// it is empty.
    Broadcast(Option<u32>, String),
    /// Sign in with that token; with none any more if it is empty.
    BroadcastToken(String),
}

/// A reader of the words behind a command.
type Read = fn(&str) -> Option<EventLine>;

/// The commands: the message with their words. The first of them is the one that is told.
pub(in super::super) const COMMANDS: [(&str, Read); 48] = [
    ("hall-line-event", |rest| alone(rest, EventLine::About)),
    ("hall-line-players", |rest| alone(rest, EventLine::Players)),
    ("hall-line-enter", |rest| said(rest).map(EventLine::Enter)),
    ("hall-line-rounds", |rest| number(rest).map(EventLine::Rounds)),
    ("hall-line-system", |rest| said(rest).map(EventLine::System)),
    ("hall-line-time", |rest| detail(Detail::Time, rest)),
    ("hall-line-pair-all", |rest| alone(rest, EventLine::PairAll)),
    ("hall-line-pair", |rest| {
        let (at, rest) = place(rest)?;
        Some(EventLine::Pair(at, two(&numbers(rest)?)?))
    }),
    ("hall-line-unpair", |rest| match place(rest)? {
        (at, "") => Some(EventLine::Unpair(at)),
        (_, _) => None,
    }),
    ("hall-line-bye", |rest| {
        let (round, rest) = counted(rest)?;
        let (player, worth) = counted(rest)?;
        Some(EventLine::Bye(round, player, said(worth)?))
    }),
    ("hall-line-seat", |rest| {
        let (at, table) = place(rest)?;
        Some(EventLine::Seat(at, number(table)?))
    }),
    ("hall-line-round", |rest| number(rest).map(EventLine::Round)),
    ("hall-line-broadcast", |rest| {
        let (round, id) = match counted(rest) {
            Some((round, id)) if !id.is_empty() => (Some(round), id),
            Some(_) | None => (None, rest),
        };
        let is_name = !id.is_empty() && id.chars().all(|letter| letter.is_ascii_alphanumeric());
        is_name.then(|| EventLine::Broadcast(round, id.to_owned()))
    }),
    ("hall-line-broadcast-off", |rest| match rest {
        "" => Some(EventLine::Broadcast(None, String::new())),
        rest => number(rest).map(|round| EventLine::Broadcast(Some(round), String::new())),
    }),
    ("hall-line-broadcast-token", |rest| {
        let is_one = !rest.contains(char::is_whitespace);
        is_one.then(|| EventLine::BroadcastToken(rest.to_owned()))
    }),
    ("hall-line-pairings", |rest| match rest {
        "" => Some(EventLine::Pairings(None)),
        rest => number(rest).map(|round| EventLine::Pairings(Some(round))),
    }),
    ("hall-line-result", |rest| {
        let (at, rest) = place(rest)?;
        let (result, behind) = word(rest);
        let article = if behind.is_empty() {
            None
        } else {
            Some(article(behind)?)
        };
        Some(EventLine::Result(at, points(result)?, article))
    }),
    ("hall-line-cancel", |rest| {
        let (at, why) = place(rest)?;
        Some(EventLine::Cancel(at, said(why)?))
    }),
    ("hall-line-standings", |rest| alone(rest, EventLine::Standings)),
    ("hall-line-incident", |rest| {
        let (at, text) = place(rest).map_or((None, rest), |(at, text)| (Some(at), text));
        let (text, article) = with_article(text);
        Some(EventLine::Incident(at, said(text)?, article))
    }),
    ("hall-line-committee", |rest| {
        let names = rest.split([',', ';']).map(|name| name.trim().to_owned());
        said(rest).map(|_| EventLine::Committee(names.collect()))
    }),
    ("hall-line-appeal", |rest| {
        let (player, text) = counted(rest)?;
        let (text, article) = with_article(text);
        Some(EventLine::Appeal(player, said(text)?, article))
    }),
    ("hall-line-upheld", |rest| decided(rest, true)),
    ("hall-line-rejected", |rest| decided(rest, false)),
    ("hall-line-out", |rest| {
        let (player, why) = counted(rest)?;
        Some(EventLine::Out(player, said(why)?))
    }),
    ("hall-line-in", |rest| number(rest).map(EventLine::Back)),
    ("hall-line-play-off", |rest| numbers(rest).map(EventLine::PlayOff)),
    ("hall-line-play-off-result", |rest| {
        let (play_off, rest) = counted(rest)?;
        let (white, rest) = counted(rest)?;
        let (black, rest) = counted(rest)?;
        let players = ByColor { white, black };
        Some(EventLine::PlayOffResult(play_off, players, points(rest)?))
    }),
    ("hall-line-play-off-white", |rest| {
        let (play_off, white) = counted(rest)?;
        Some(EventLine::PlayOffWhite(play_off, number(white)?))
    }),
    ("hall-line-cancel-play-off", |rest| {
        let (play_off, why) = counted(rest)?;
        Some(EventLine::CancelPlayOff(play_off, said(why)?))
    }),
    ("hall-line-play-off-time", |rest| detail(Detail::PlayOffTime, rest)),
    ("hall-line-city", |rest| detail(Detail::City, rest)),
    ("hall-line-federation", |rest| detail(Detail::Federation, rest)),
    ("hall-line-days", |rest| detail(Detail::Days, rest)),
    ("hall-line-chief", |rest| detail(Detail::Chief, rest)),
    ("hall-line-default-time", |rest| detail(Detail::DefaultTime, rest)),
    ("hall-line-tie-breaks", |rest| detail(Detail::TieBreaks, rest)),
    ("hall-line-no-appeals", |rest| alone(rest, EventLine::Appeals(true))),
    ("hall-line-appeals", |rest| alone(rest, EventLine::Appeals(false))),
    ("hall-line-my-name", |rest| said(rest).map(EventLine::MyName)),
    ("hall-line-import", |rest| said(rest).map(EventLine::Import)),
    ("hall-line-report", |rest| match rest {
        "" => Some(EventLine::Report(Form::default())),
        rest => Form::meant(rest).map(EventLine::Report),
    }),
    ("hall-line-single-files", |rest| {
        alone(rest, EventLine::SingleFiles(true))
    }),
    ("hall-line-single-files-off", |rest| {
        alone(rest, EventLine::SingleFiles(false))
    }),
    ("hall-line-chess960", |rest| alone(rest, EventLine::Chess960(true))),
    ("hall-line-chess960-off", |rest| alone(rest, EventLine::Chess960(false))),
    ("hall-line-position", |rest| {
        let (first, second) = word(rest);
        match second {
            "" => Some(EventLine::Position(None, first.parse().ok()?)),
            position => Some(EventLine::Position(Some(number(first)?), position.parse().ok()?)),
        }
    }),
    ("hall-line-delay", |rest| rest.parse().ok().map(EventLine::Delay)),
];

/// The item whose words the text has, in the person's language or in English.
pub(in super::super) fn meant<T: Copy>(possible: &[(T, &str)], text: &str, messages: &Messages) -> Option<T> {
    let is_meant = |id: &str| rest_of(text.trim(), id, messages) == Some("");
    possible.iter().find(|(_, id)| is_meant(id)).map(|(meant, _)| *meant)
}

/// Reads a player: "Ada Lovelace; rating 2100"; with a number in front, more data of a known player.
pub(in super::super) fn entrant(text: &str, event: &Event, messages: &Messages) -> Option<Entrant> {
    let mut parts = text.split(';').map(str::trim);
    let first = parts.next()?;
    let (number, name) = counted(first).unwrap_or((0, first));
    let mut player = event.player(number).cloned().unwrap_or_default();
    player.number = number;
    if !name.is_empty() {
        name.clone_into(&mut player.name);
    }
    for part in parts.filter(|part| !part.is_empty()) {
        let of = |id: &str| rest_of(part, id, messages).filter(|rest| !rest.is_empty());
        if let Some(rating) = of("around-field-rating") {
            player.rating = Some(rating.parse().ok()?);
        } else if let Some(id) = of("around-field-id") {
            player.fide_id = Some(id.parse().ok()?);
        } else if let Some(title) = of("around-field-title") {
            title.clone_into(&mut player.title);
        } else if let Some(federation) = of("around-field-federation") {
            federation.clone_into(&mut player.federation);
        } else if let Some(sight) = meant(&SIGHTS, part, messages) {
            player.sight = Some(sight);
        } else {
            of("around-field-team")?.clone_into(&mut player.team);
        }
    }
    Some(player)
}

fn alone(rest: &str, meant: EventLine) -> Option<EventLine> {
    rest.is_empty().then_some(meant)
}

fn said(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

fn detail(which: Detail, rest: &str) -> Option<EventLine> {
    Some(EventLine::Detail(which, said(rest)?))
}

fn decided(rest: &str, is_upheld: bool) -> Option<EventLine> {
    let (appeal, text) = counted(rest)?;
    Some(EventLine::Decide(appeal, is_upheld, said(text)?))
}

/// The first word, and the rest.
fn word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// A number from 1.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number| *number > 0)
}

/// A number, and the rest.
fn counted(text: &str) -> Option<(u32, &str)> {
    let (first, rest) = word(text);
    Some((number(first)?, rest))
}

/// Numbers with blanks or commas between, at least one.
fn numbers(text: &str) -> Option<Vec<u32>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let numbers: Vec<u32> = words.map(number).collect::<Option<_>>()?;
    (!numbers.is_empty()).then_some(numbers)
}

fn two(numbers: &[u32]) -> Option<ByColor<u32>> {
    match *numbers {
        [white, black] => Some(ByColor { white, black }),
        _ => None,
    }
}

/// A board ("3"), or round and board ("2.3"), and the rest.
fn place(text: &str) -> Option<(Place, &str)> {
    let (first, rest) = word(text);
    let (round, board) = match first.split_once('.') {
        Some((round, board)) => (Some(number(round)?), number(board)?),
        None => (None, number(first)?),
    };
    Some((Place { round, board }, rest))
}

/// A result in any of the forms in which it is written.
fn points(text: &str) -> Option<GameResult> {
    let text = text.replace('½', "1/2").replace(['–', '−'], "-");
    match text.as_str() {
        "1/2" | "=" => Some(GameResult::Draw),
        text => text.parse().ok(),
    }
}

/// The number of an Article, as it was typed ("11.5", "Article 11.5").
fn article(text: &str) -> Option<Article> {
    let number = text.rsplit(char::is_whitespace).next()?;
    let is_number = number.chars().any(|sign| sign.is_ascii_digit())
        && number.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '.');
    is_number.then(|| Article(Cow::Owned(number.to_owned())))
}

/// A text, and the Article named at its end ("…, Article 11.5"). The word begins alike in every language, and without
/// it a number is part of the text.
fn with_article(text: &str) -> (&str, Option<Article>) {
    let last_two = text.rsplit_once(char::is_whitespace).and_then(|(before, number)| {
        let (text, word) = before.trim_end().rsplit_once(char::is_whitespace)?;
        let is_it = word.get(..3).is_some_and(|first| first.eq_ignore_ascii_case("art"));
        Some((text, article(number)?)).filter(|_| is_it)
    });
    match last_two {
        Some((text, article)) => (text.trim_end_matches([',', ';', ' ']), Some(article)),
        None => (text, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(id: &str, rest: &str) -> Option<EventLine> {
        let (_, read) = COMMANDS.iter().find(|(own, _)| *own == id).unwrap();
        read(rest)
    }

    #[test]
    fn a_board_means_the_current_round_unless_another_is_named() {
        let at = |round, board| Place { round, board };
        let draw = |at, article| Some(EventLine::Result(at, GameResult::Draw, article));
        assert_eq!(read("hall-line-result", "3 ½-½"), draw(at(None, 3), None));
        assert_eq!(read("hall-line-result", "2.3 1/2"), draw(at(Some(2), 3), None));
        assert_eq!(
            read("hall-line-result", "3 = Article 9.1"),
            draw(at(None, 3), Some(Article::new("9.1")))
        );
        for wrong in ["", "3", "0 1-0", "2.x 1-0", "3 2-0", "3 1-0 because"] {
            assert_eq!(read("hall-line-result", wrong), None, "{wrong}");
        }
        assert_eq!(
            read("hall-line-incident", "The light went out"),
            Some(EventLine::Incident(None, String::from("The light went out"), None))
        );
        assert_eq!(
            read("hall-line-incident", "2 a telephone rang"),
            Some(EventLine::Incident(
                Some(at(None, 2)),
                String::from("a telephone rang"),
                None
            ))
        );
        for (typed, text, article) in [
            ("a telephone rang, Article 11.3.2", "a telephone rang", Some("11.3.2")),
            ("ein Telefon, Artikel 11.3.2.1", "ein Telefon", Some("11.3.2.1")),
            ("o relógio artigo D.2.6", "o relógio", Some("D.2.6")),
            ("his clock showed 11.5", "his clock showed 11.5", None),
            ("Article 11.5", "Article 11.5", None),
        ] {
            let article = article.map(Article::new);
            assert_eq!(with_article(typed), (text, article.clone()), "{typed}");
            assert_eq!(
                read("hall-line-appeal", &format!("5 {typed}")),
                Some(EventLine::Appeal(5, text.to_owned(), article))
            );
        }
        assert_eq!(read("hall-line-play-off", "result 1 2 3 1-0"), None);
    }
}
