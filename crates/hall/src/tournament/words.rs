//! Sentences for the entries of a tournament, for the next steps of a play-off, and for refusals.

use shakmaty::{ByColor, Color, File, Position as _, Rank, Square};

use super::play_off::PlayOffStep;
use super::rules::MOST_ROUNDS;
use super::{Appeal, AppealVote, Details, Happened, RoundBoard, Tournament, TournamentEntry, TournamentRefusal};
use crate::tournament_results::{ReportFault, TournamentResults};
use controls::next::first_words;
use laws::articles::Article;
use laws::ending::{GameResult, SignedBy};
use laws::regulations;
use laws::stored::StoredWord as _;
use locale::{self, Messages, Value};
use notation::algebraic::Letters;
use notation::{time_control, time_control_written, trf};
use wording;

/// The whole text that somebody has typed, without anything that a terminal would obey.
pub fn whole(text: &str) -> Value<'static> {
    Value::from(locale::harmless(text).replace('\n', " "))
}

/// A result as scores have it, with the sign for a half.
pub fn result(result: GameResult) -> String {
    result.to_string().replace("1/2", "½")
}

/// An event with its author and time: a line of the tournament's journal.
pub fn entry(messages: &Messages, event: &Tournament, entry: &TournamentEntry) -> String {
    let what = happened(messages, event, &entry.what);
    noted(messages, &entry.when, &entry.by, &what)
}

/// A written note with its author and its time by the desk's clock.
pub fn noted(messages: &Messages, when: &str, by: &str, what: &str) -> String {
    let when = locale::date_and_time(messages, when).unwrap_or_else(|| when.to_owned());
    let (when, by) = (("when", when.into()), ("by", Value::quoting(by)));
    messages.text("event-entry", &[when, by, ("what", what.into())])
}

/// An event in one sentence; `event` knows the players by name.
pub fn happened(messages: &Messages, event: &Tournament, what: &Happened) -> String {
    let say = |id: &str, values: &[(&str, Value<'_>)]| messages.text(id, values);
    let at_board = |id: &str, at: RoundBoard, more: &[(&str, Value<'_>)]| {
        let mut values = vec![("round", at.round.into()), ("board", at.board.into())];
        values.extend_from_slice(more);
        messages.text(id, &values)
    };
    let about = |of: &Details| [("event", Value::quoting(&of.name)), ("rounds", of.rounds.into())];
    let in_round = |round: u32| ("round", Value::from(round));
    let place = |round: u32, board: Option<u32>| ("place", Value::from(place(messages, round, board)));
    let name = |player: u32| ("name", Value::quoting(&event.name(player)));
    let names = |names: &[String]| ("names", Value::from(locale::list(messages, names)));
    let named = |players: &[u32]| names(&players.iter().map(|player| event.name(*player)).collect::<Vec<_>>());
    let sides = |players: ByColor<u32>| {
        let ByColor { white, black } = sides(event, players);
        [("white", Value::quoting(&white)), ("black", Value::quoting(&black))]
    };
    let of_result = |of: GameResult| ("result", Value::from(result(of)));
    let cited = |article: &Option<Article>| ("cited", Value::from(cited(messages, article.as_ref())));
    match what {
        Happened::Opened { details } => say("event-opened", &about(details)),
        Happened::Imported { .. } => say("event-imported", &[]),
        Happened::DetailsChanged { details } => say("event-details", &about(details)),
        Happened::PlayerEntered { player } => {
            let name = Value::quoting(&trf::given_name_first(&player.name));
            say("event-player", &[("name", name), ("player", player.number.into())])
        }
        Happened::PlayerWithdrawn { player, round, text } => {
            let values = [name(*player), in_round(*round), ("why", whole(text))];
            say("event-withdrawn", &values)
        }
        Happened::PlayerReturned { player } => say("event-returned", &[name(*player)]),
        Happened::GamePaired { at, players } => at_board("pairings-game", *at, &sides(*players)),
        Happened::GameUnpaired { at } => at_board("event-unpaired", *at, &[]),
        Happened::ByeGiven { round, player, bye } => {
            let values = [in_round(*round), name(*player), ("bye", bye.word().into())];
            say("event-bye", &values)
        }
        Happened::ByeCancelled { round, player } => say("event-bye-cancelled", &[in_round(*round), name(*player)]),
        Happened::TableNamed { at, table } => at_board("event-table", *at, &[("table", (*table).into())]),
        Happened::ResultEntered {
            at,
            result,
            signed: by,
            article,
        } => {
            let values = [of_result(*result), ("signed", signed(*by).into()), cited(article)];
            at_board("event-result", *at, &values)
        }
        Happened::ResultSigned { at, signed: by, hands } => {
            let values = [
                ("signed", signed(by.map(Some)).into()),
                ("hands", other_hands(messages, *hands).into()),
            ];
            at_board("event-signed", *at, &values)
        }
        Happened::RoundBegun { round, .. } => say("event-round-begun", &[in_round(*round)]),
        Happened::BroadcastNamed { round, id } if id.is_empty() => say("event-broadcast-ended", &[in_round(*round)]),
        Happened::BroadcastNamed { round, id } => say("event-broadcast", &[in_round(*round), ("id", id.into())]),
        Happened::SingleFilesSet { is_on: true } => say("event-single-files", &[]),
        Happened::SingleFilesSet { is_on: false } => say("event-single-files-off", &[]),
        Happened::Chess960Set { is_on: true } => say("event-chess960", &[]),
        Happened::Chess960Set { is_on: false } => say("event-chess960-off", &[]),
        Happened::StartNamed { round, position } => start(messages, *round, *position),
        Happened::ResultAnnulled { at, result, text } => {
            at_board("event-annulled", *at, &[of_result(*result), ("why", whole(text))])
        }
        Happened::IncidentReported {
            round,
            board,
            article,
            text,
        } => {
            let values = [place(*round, *board), ("text", whole(text)), cited(article)];
            say("event-report", &values)
        }
        Happened::CommitteeFormed { names: members } => {
            let members: Vec<String> = members.iter().map(|name| locale::quoted(&name.0)).collect();
            say("event-committee", &[names(&members)])
        }
        Happened::AppealMade {
            player,
            round,
            board,
            article,
            text,
        } => {
            let (place, text) = (place(*round, *board), ("text", whole(text)));
            let appeals = say("event-appeal", &[place, name(*player), text, cited(article)]);
            let mut made = event.appeals().iter().filter(|appeal| appeal.made.what == *what);
            with_deposit(messages, made.next_back(), appeals, "due")
        }
        Happened::AppealVoted { appeal, name, upheld } => {
            let (appeal, name) = (("appeal", (*appeal).into()), ("name", Value::quoting(name)));
            say("event-appeal-voted", &[appeal, name, ("upheld", yes(*upheld).into())])
        }
        Happened::AppealDecided { appeal, upheld, text } => {
            let (number, text) = (("appeal", (*appeal).into()), ("text", whole(text)));
            let decided = say("event-appeal-decided", &[number, ("upheld", yes(*upheld).into()), text]);
            let made = event.appeals().iter().zip(1..).find(|(_, number)| number == appeal);
            let happens = if *upheld { "returned" } else { "kept" };
            with_deposit(messages, made.map(|(made, _)| made), decided, happens)
        }
        Happened::SheetsHandedIn { at, sides } => {
            at_board("event-sheets", *at, &[("sides", signed(sides.map(Some)).into())])
        }
        Happened::PlayOffBegun { players, time, .. } => {
            say("event-play-off", &[named(players), ("time", self::time(time).into())])
        }
        Happened::PlayOffCancelled { play_off, text } => {
            let mut numbered = event.play_offs().iter().zip(1..);
            let players = numbered.find(|(_, number)| number == play_off);
            let players = players.map_or(&[][..], |(of, _)| &of.players[..]);
            say("event-play-off-cancelled", &[named(players), ("why", whole(text))])
        }
        Happened::ColoursDrawn { white, .. } => say("event-colours", &[name(*white)]),
        Happened::PlayOffResult { players, result, .. } => {
            let [white, black] = sides(*players);
            say("event-play-off-result", &[white, black, of_result(*result)])
        }
    }
}

const fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// The sentence, and what happens to the deposit of that appeal if the regulations asked for one.
fn with_deposit(messages: &Messages, appeal: Option<&Appeal>, sentence: String, happens: &str) -> String {
    let Some(deposit) = appeal.and_then(|appeal| appeal.deposit.as_ref()) else {
        return sentence;
    };
    let values = [("text", Value::quoting(deposit)), ("happens", happens.into())];
    let stop = if sentence.ends_with(['.', '!', '?', '…']) {
        ""
    } else {
        "."
    };
    format!("{sentence}{stop} {}", messages.text("event-deposit", &values))
}

/// The votes on an appeal by name, in a sentence; `None` if none were entered.
pub fn votes(messages: &Messages, votes: &[AppealVote]) -> Option<String> {
    let of = |upholds: bool| {
        let voters = votes.iter().filter(|vote| vote.upheld == upholds);
        let names: Vec<String> = voters.map(|vote| locale::quoted(&vote.name)).collect();
        Value::from(if names.is_empty() {
            messages.text("event-no-vote", &[])
        } else {
            locale::list(messages, &names)
        })
    };
    let values = [("for", of(true)), ("against", of(false))];
    (!votes.is_empty()).then(|| messages.text("event-appeal-votes", &values))
}

/// The scoresheets of a round that are not handed in, in a sentence; `None` if all are.
pub fn sheets_missing(messages: &Messages, event: &Tournament, round: u32) -> Option<String> {
    let missing = event.sheets_missing(round);
    let board = |(board, sides): &(u32, ByColor<bool>)| {
        let values = [("board", (*board).into()), ("sides", signed(sides.map(Some)).into())];
        messages.text("sheets-missing-board", &values)
    };
    let boards: Vec<String> = missing.iter().map(board).collect();
    let list = locale::list(messages, &boards);
    (!boards.is_empty()).then(|| messages.text("sheets-missing", &[("round", round.into()), ("boards", list.into())]))
}

/// The next step of a play-off, in a sentence.
pub fn next(messages: &Messages, event: &Tournament, next: PlayOffStep) -> String {
    match next {
        PlayOffStep::Play { players, pause_min, .. } => {
            let ByColor { white, black } = sides(event, players).map(|name| Value::quoting(&name));
            let values = [("white", white), ("black", black), ("minutes", pause_min.into())];
            messages.text("play-off-next", &values)
        }
        PlayOffStep::Draw { players, .. } => {
            let names = locale::list(messages, &players.map(|player| event.name(player)));
            messages.text("play-off-draw", &[("names", names.into())])
        }
        PlayOffStep::Won(player) => messages.text("play-off-won", &[("name", Value::quoting(&event.name(player)))]),
    }
}

/// A time control as it is told: written out, unless that takes English words.
pub fn time(encoded: &str) -> String {
    let written = time_control::read(encoded).map(|time| time_control_written::write(&time));
    let plain = written.ok().filter(|written| !written.contains("moves"));
    plain.unwrap_or_else(|| encoded.to_owned())
}

/// The byes of that round, and its free player.
pub fn without_opponent(messages: &Messages, event: &Tournament, round: u32) -> Vec<String> {
    let byes = event.round(round).into_iter().flat_map(|of| &of.byes);
    let given = byes.map(|(player, bye)| {
        let (player, bye) = (*player, *bye);
        happened(messages, event, &Happened::ByeGiven { round, player, bye })
    });
    let free = event.free_player(round).map(|player| {
        let player = ("player", Value::quoting(&event.name(player)));
        messages.text("pairings-bye", &[("round", round.into()), player])
    });
    given.chain(free).collect()
}

/// The Chess960 position from which the games of a round begin, with the pieces on White's first rank in the person's
/// letters.
pub fn start(messages: &Messages, round: u32, position: u32) -> String {
    let letters = messages.locale().tag().parse::<Letters>().unwrap_or_default();
    let board = regulations::chess960(position).unwrap_or_default();
    let on_first_rank = |file: File| board.board().role_at(Square::from_coords(file, Rank::First));
    let pieces = File::ALL.into_iter().filter_map(on_first_rank);
    let pieces: Vec<&str> = pieces.filter_map(|role| letters.sign(role)).collect();
    let (round, position) = (("round", round.into()), ("position", position.into()));
    messages.text("event-start", &[round, position, ("pieces", pieces.join(" ").into())])
}

/// The reason for a refusal, in a sentence.
pub fn refused(messages: &Messages, event: &Tournament, refusal: &TournamentRefusal) -> String {
    let say = |id: &str, values: &[(&str, Value<'_>)]| messages.text(id, values);
    let plain = |id: &str| messages.text(id, &[]);
    let at_board = |id: &str, at: &RoundBoard| say(id, &[("round", at.round.into()), ("board", at.board.into())]);
    let number = |id: &str, name: &str, number: u32| say(id, &[(name, number.into())]);
    let name = |player: u32| ("name", Value::quoting(&event.name(player)));
    let quoting = |id: &str, text: &str| say(id, &[("text", Value::quoting(text))]);
    match refusal {
        TournamentRefusal::NotOpen => plain("no-event-open"),
        TournamentRefusal::OpenAlready => plain("no-event-second"),
        TournamentRefusal::Nothing => plain("no-event-text"),
        TournamentRefusal::NoRounds => number("no-event-rounds", "most", MOST_ROUNDS),
        TournamentRefusal::NoTime(text) => quoting("no-event-time", text),
        TournamentRefusal::NoDay(text) => quoting("no-event-day", text),
        TournamentRefusal::NoPlayers => plain("no-event-players"),
        TournamentRefusal::Contradiction(misfit) => contradiction(messages, *misfit),
        TournamentRefusal::OtherPlayer(player) => {
            say("no-event-other-player", &[("player", (*player).into()), name(*player)])
        }
        TournamentRefusal::NothingNew => plain("no-event-new"),
        TournamentRefusal::NoSuchPlayer(player) => number("no-event-player", "player", *player),
        TournamentRefusal::FideIdTaken(player) => say("no-event-twin", &[name(*player)]),
        TournamentRefusal::TooLate => plain("no-event-late"),
        TournamentRefusal::NotForBerger(count) => say("no-event-berger", &[("count", (*count).into())]),
        TournamentRefusal::PairedAlready => plain("no-event-paired"),
        TournamentRefusal::NoSuchRound(_) if event.details().rounds == 0 => {
            let typed = format!("{} 7", first_words(messages, "hall-line-rounds"));
            say("no-event-rounds-unset", &[("typed", typed.into())])
        }
        TournamentRefusal::NoSuchRound(round) => {
            let rounds = ("rounds", event.details().rounds.into());
            say("no-event-round", &[("round", (*round).into()), rounds])
        }
        TournamentRefusal::NoGame(at) => at_board("no-event-game", at),
        TournamentRefusal::BoardTaken(at) => at_board("no-event-board", at),
        TournamentRefusal::TooFew => plain("no-event-too-few"),
        TournamentRefusal::PairedWithSelf => plain("no-event-paired-with-self"),
        TournamentRefusal::Busy { player, round } => {
            let has_bye = event.round(*round).is_some_and(|of| of.byes.contains_key(player));
            let id = if has_bye { "no-event-has-bye" } else { "no-event-busy" };
            say(
                id,
                &[name(*player), ("round", (*round).into()), ("player", (*player).into())],
            )
        }
        TournamentRefusal::NoBye { player, round } => {
            say("no-event-no-bye", &[name(*player), ("round", (*round).into())])
        }
        TournamentRefusal::SeveralAlone(count) => say("no-event-several-alone", &[("count", (*count).into())]),
        TournamentRefusal::HadBye(player) => say("no-event-had-bye", &[name(*player)]),
        TournamentRefusal::RoundUsed(round) => number("no-event-round-used", "round", *round),
        TournamentRefusal::AllPaired(rounds) => {
            let [word, swiss] = ["hall-line-system", "around-swiss"].map(|id| first_words(messages, id));
            let typed = format!("{word} {swiss}");
            say(
                "no-event-all-paired",
                &[("rounds", (*rounds).into()), ("typed", typed.into())],
            )
        }
        TournamentRefusal::NotRoundRobin => plain("no-event-not-round-robin"),
        TournamentRefusal::NotSwiss => plain("no-event-not-swiss"),
        TournamentRefusal::RoundOpen(at) => at_board("no-event-round-open", at),
        TournamentRefusal::NoList => plain("no-event-list"),
        TournamentRefusal::NoPair(line) => say("no-event-pair", &[("line", (*line).into())]),
        TournamentRefusal::OtherCount { counted, found } => say(
            "no-event-count",
            &[("counted", (*counted).into()), ("found", (*found).into())],
        ),
        TournamentRefusal::NoReport => plain("no-event-report"),
        TournamentRefusal::LeftOut(players) => {
            let names: Vec<String> = players
                .iter()
                .map(|player| locale::name(&event.name(*player)))
                .collect();
            say("no-event-left-out", &[("name", locale::list(messages, &names).into())])
        }
        TournamentRefusal::HaveMet(first, second) => {
            let second = event.name(*second);
            say("no-event-met", &[name(*first), ("second", Value::quoting(&second))])
        }
        TournamentRefusal::NoRoundLeft(player) => say("no-event-round-left", &[name(*player)]),
        TournamentRefusal::Withdrawn(player) => say("no-event-withdrawn", &[name(*player)]),
        TournamentRefusal::NotWithdrawn(player) => say("no-event-not-withdrawn", &[name(*player)]),
        TournamentRefusal::TableTaken(table) => number("no-event-table", "table", *table),
        TournamentRefusal::HasResult(at) => at_board("no-event-has-result", at),
        TournamentRefusal::NoResult(at) => at_board("no-event-result", at),
        TournamentRefusal::HasBegun => plain("no-event-begun"),
        TournamentRefusal::NotChess960 => plain("no-event-chess960"),
        TournamentRefusal::NoSuchPosition(position) => number("no-event-position", "position", *position),
        TournamentRefusal::RoundHasBegun(round) => number("no-event-round-begun", "round", *round),
        TournamentRefusal::Undrawn(round) => number("no-event-undrawn", "round", *round),
        TournamentRefusal::NoPairings(round) => number("around-no-pairings", "round", *round),
        TournamentRefusal::NotOver { round, board } => {
            say("no-event-over", &[("place", place(messages, *round, *board).into())])
        }
        TournamentRefusal::NoAppeals(article) => say("no-event-appeals", &[("article", article.to_string().into())]),
        TournamentRefusal::SmallCommittee => plain("no-event-committee"),
        TournamentRefusal::ArbiterInCommittee => plain("no-event-arbiter"),
        TournamentRefusal::NotInCommittee(name) => quoting("no-event-member", name),
        TournamentRefusal::Concerned(name) => quoting("no-event-concerned", name),
        TournamentRefusal::HasVoted(name) => quoting("no-event-voted", name),
        TournamentRefusal::AllHaveVoted(appeal) => number("no-event-all-voted", "appeal", *appeal),
        TournamentRefusal::AgainstTheVotes {
            appeal,
            upholding,
            rejecting,
        } => {
            let (upholding, rejecting) = (("for", (*upholding).into()), ("against", (*rejecting).into()));
            say("no-event-votes", &[("appeal", (*appeal).into()), upholding, rejecting])
        }
        TournamentRefusal::NoOpenAppeal(appeal) => number("no-event-appeal", "appeal", *appeal),
        TournamentRefusal::NoPlayOff => plain("no-event-play-off"),
        TournamentRefusal::NotTied => plain("no-event-tied"),
        TournamentRefusal::NoSuchPlayOff(play_off) => number("no-event-such-play-off", "number", *play_off),
        TournamentRefusal::PlayOffHasBegun(play_off) => number("no-event-play-off-begun", "number", *play_off),
        TournamentRefusal::NotNext => plain("no-event-next"),
    }
}

/// The sentences about the lines of a report that could not be read, or that name a player twice; the name stands for the file.
pub fn unread(messages: &Messages, report: &trf::Report, name: &str) -> Vec<String> {
    let file = ("file", Value::quoting_path(name));
    let told = |line: &usize| {
        let values = [("line", (*line).into()), ("count", 1_u32.into()), file.clone()];
        messages.text("trf-unread", &values)
    };
    let repeated = |(line, number): &(usize, u32)| {
        let values = [("line", (*line).into()), ("number", (*number).into()), file.clone()];
        messages.text("trf-repeated", &values)
    };
    let unread = report.unread.iter().map(told);
    unread.chain(report.repeated.iter().map(repeated)).collect()
}

/// The sentences about a report that is not whole, or has more than is counted here; the name stands for the file.
pub fn warnings(messages: &Messages, report: &trf::Report, name: &str) -> Vec<String> {
    let (tournament, misfits) = TournamentResults::of(report);
    let file = ("file", Value::quoting_path(name));
    let unread = unread(messages, report, name).into_iter();
    let misfits = misfits.into_iter().map(|misfit| contradiction(messages, misfit));
    let has_none = tournament.held == 0 && !tournament.players.is_empty();
    let has_none = has_none.then(|| messages.text("standings-no-results", std::slice::from_ref(&file)));
    unread.chain(misfits).chain(has_none).collect()
}

/// The contradiction of a report, in a sentence.
pub fn contradiction(messages: &Messages, misfit: ReportFault) -> String {
    let at = |id: &str, round: usize, number: u32, opponent: u32| {
        let (round, number) = (("round", round.into()), ("number", number.into()));
        messages.text(id, &[round, number, ("opponent", opponent.into())])
    };
    match misfit {
        ReportFault::NoSuchOpponent {
            number,
            round,
            opponent,
        } => at("standings-no-opponent", round, number, opponent),
        ReportFault::OneSided {
            number,
            round,
            opponent,
        } => at("standings-one-sided", round, number, opponent),
        ReportFault::FirstDay => messages.text("standings-first-day", &[]),
        ReportFault::PointsNotUsed(code) => messages.text("standings-points-not-used", &[("code", code.into())]),
        ReportFault::ResultPoints(tag) => messages.text("standings-result-points", &[("tag", tag.into())]),
        ReportFault::MoreRounds { planned, held } => messages.text(
            "standings-more-rounds",
            &[("planned", planned.into()), ("held", held.into())],
        ),
        ReportFault::Impossible { number, round } => at("standings-impossible", round, number, 0),
        ReportFault::Points {
            number,
            stated,
            counted,
        } => {
            let points = |score| Value::from(crate::crosstable::number(messages, score));
            let (stated, counted) = (("stated", points(stated)), ("counted", points(counted)));
            messages.text("standings-points-differ", &[("number", number.into()), stated, counted])
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

/// The Article after a sentence, with a blank before; empty if none is named.
pub fn cited(messages: &Messages, article: Option<&Article>) -> String {
    article.map_or_else(String::new, |article| {
        let article = ("article", article.to_string().into());
        format!(" {}", messages.text("event-article", &[article]))
    })
}

/// The key by which the messages tell apart the signatures that were seen.
pub fn signed(by: ByColor<Option<bool>>) -> &'static str {
    match (by.white, by.black) {
        (Some(true), Some(true)) => "both",
        (Some(true), Some(false)) => "white",
        (Some(false), Some(true)) => "black",
        (Some(false), Some(false)) => "neither",
        (None, _) | (_, None) => "unknown",
    }
}

/// The signatures that are not the player's own, with a blank before: " (White: the arbiter signed)"; empty if there are none.
pub fn other_hands(messages: &Messages, hands: ByColor<Option<SignedBy>>) -> String {
    let note = |side: Color| {
        let by = (*hands.get(side)).filter(|by| *by != SignedBy::Player)?;
        let side = wording::color(messages, side);
        Some(messages.text("signing-by", &[("side", (&side).into()), ("by", by.as_str().into())]))
    };
    let notes: Vec<String> = Color::ALL.into_iter().filter_map(note).collect();
    if notes.is_empty() {
        String::new()
    } else {
        format!(" ({})", notes.join("; "))
    }
}

/// The names of both sides.
pub fn sides(event: &Tournament, players: ByColor<u32>) -> ByColor<String> {
    ByColor::new_with(|side: Color| event.name(*players.get(side)))
}

#[cfg(test)]
mod tests {
    use super::super::happened::ListedName;
    use super::super::{Bye, Details, Entrant};
    use super::*;
    use locale::Locale;

    fn tournament() -> Tournament {
        let mut event = Tournament::default();
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

    fn entry_of(what: Happened) -> TournamentEntry {
        TournamentEntry {
            number: 1,
            when: "2026-11-23T18:30:00".into(),
            by: "Dora".into(),
            what,
        }
    }

    fn all() -> Vec<Happened> {
        let players = ByColor { white: 1, black: 2 };
        let (round, board, player) = (2, 7, 1);
        let at = RoundBoard { round, board };
        let article = Some(Article::new("11.5"));
        let text = "Not a word".to_owned();
        let details = Details::default();
        let mut all = vec![
            Happened::Opened {
                details: details.clone(),
            },
            Happened::Imported {
                trf: String::new(),
                by_points: Some(true),
            },
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
            Happened::GamePaired { at, players },
            Happened::GameUnpaired { at },
            Happened::TableNamed { at, table: 3 },
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
                at,
                signed: ByColor {
                    white: true,
                    black: true,
                },
                hands: ByColor {
                    white: Some(SignedBy::Arbiter),
                    black: Some(SignedBy::Player),
                },
            },
            Happened::ResultAnnulled {
                at,
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
                names: ["A", "B"].map(|name| ListedName(name.into())).into(),
            },
            Happened::AppealMade {
                player,
                round,
                board: None,
                article: article.clone(),
                text: text.clone(),
            },
            Happened::AppealVoted {
                appeal: 1,
                name: String::from("Ann"),
                upheld: true,
            },
            Happened::SheetsHandedIn {
                at,
                sides: ByColor {
                    white: true,
                    black: false,
                },
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
        all.push(Happened::ByeCancelled { round, player });
        for (white, black) in [
            (None, None),
            (Some(true), Some(true)),
            (Some(true), Some(false)),
            (Some(false), Some(true)),
            (Some(false), Some(false)),
        ] {
            all.push(Happened::ResultEntered {
                at,
                result: GameResult::WhiteByForfeit,
                signed: ByColor { white, black },
                article: article.clone(),
            });
        }
        all
    }

    fn refusals() -> Vec<TournamentRefusal> {
        let (round, board, player) = (2, 7, 1);
        let at = RoundBoard { round, board };
        let text = "soon".to_owned();
        let (number, opponent) = (1, 9);
        vec![
            TournamentRefusal::NotOpen,
            TournamentRefusal::OpenAlready,
            TournamentRefusal::Nothing,
            TournamentRefusal::NoRounds,
            TournamentRefusal::NoTime(text.clone()),
            TournamentRefusal::NoDay(text),
            TournamentRefusal::NoPlayers,
            TournamentRefusal::NoPair(3),
            TournamentRefusal::OtherCount { counted: 5, found: 4 },
            TournamentRefusal::NoReport,
            TournamentRefusal::Contradiction(ReportFault::Impossible { number, round: 1 }),
            TournamentRefusal::Contradiction(ReportFault::OneSided {
                number,
                round: 1,
                opponent,
            }),
            TournamentRefusal::NoSuchPlayer(player),
            TournamentRefusal::FideIdTaken(player),
            TournamentRefusal::TooLate,
            TournamentRefusal::NotForBerger(17),
            TournamentRefusal::PairedAlready,
            TournamentRefusal::NoSuchRound(round),
            TournamentRefusal::NoGame(at),
            TournamentRefusal::BoardTaken(at),
            TournamentRefusal::TooFew,
            TournamentRefusal::PairedWithSelf,
            TournamentRefusal::Busy { player, round },
            TournamentRefusal::NoBye { player, round },
            TournamentRefusal::SeveralAlone(2),
            TournamentRefusal::HadBye(player),
            TournamentRefusal::RoundUsed(round),
            TournamentRefusal::AllPaired(round),
            TournamentRefusal::NoRoundLeft(player),
            TournamentRefusal::Withdrawn(player),
            TournamentRefusal::NotWithdrawn(player),
            TournamentRefusal::TableTaken(3),
            TournamentRefusal::HasResult(at),
            TournamentRefusal::NoResult(at),
            TournamentRefusal::HasBegun,
            TournamentRefusal::NotChess960,
            TournamentRefusal::NoSuchPosition(960),
            TournamentRefusal::RoundHasBegun(round),
            TournamentRefusal::Undrawn(round),
            TournamentRefusal::NoPairings(round),
            TournamentRefusal::NotOver { round, board: None },
            TournamentRefusal::NotOver {
                round,
                board: Some(board),
            },
            TournamentRefusal::NoAppeals(Article::new("11.10")),
            TournamentRefusal::SmallCommittee,
            TournamentRefusal::NotInCommittee(String::from("Zoe")),
            TournamentRefusal::Concerned(String::from("Ann")),
            TournamentRefusal::HasVoted(String::from("Ann")),
            TournamentRefusal::AllHaveVoted(1),
            TournamentRefusal::AgainstTheVotes {
                appeal: 1,
                upholding: 2,
                rejecting: 1,
            },
            TournamentRefusal::ArbiterInCommittee,
            TournamentRefusal::NoOpenAppeal(1),
            TournamentRefusal::NoPlayOff,
            TournamentRefusal::NotTied,
            TournamentRefusal::NoSuchPlayOff(2),
            TournamentRefusal::PlayOffHasBegun(2),
            TournamentRefusal::NotNext,
        ]
    }

    #[test]
    fn each_language_says_all_of_it_and_each_thing_in_other_words() {
        let event = tournament();
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
        let (event, messages) = (tournament(), Messages::new(Locale::En));
        let say = |what: Happened| entry(&messages, &event, &entry_of(what));
        let result = Happened::ResultEntered {
            at: RoundBoard { round: 2, board: 7 },
            result: GameResult::WhiteByForfeit,
            signed: ByColor {
                white: Some(true),
                black: Some(false),
            },
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
