//! The lines typed at the desk that are about the tournament around the tables. Players go by their numbers.

use std::borrow::Cow;

use shakmaty::{ByColor, Color};

use super::NotedTournament;
use super::details::Detail;
use super::entries;
use crate::desk::lines::LineAction::{Alone, Enters, Reads, Round, Said, Sets};
use crate::desk::lines::{LineAction, Row, act};
use crate::desk::typed::{meant, number, rest_of, said};
use crate::desk::{Act, DeskEffect, HallDesk};
use crate::tournament::{Bye, Entrant, Happened, ListedName, PairingSystem, RoundBoard, Tournament, TournamentCommand};
use laws::articles::Article;
use laws::ending::GameResult;
use laws::people::Sight;
use locale::Messages;
use notation::trf::{self, TrfForm};

pub(crate) const SYSTEMS: [(PairingSystem, &str); 3] = [
    (PairingSystem::RoundRobin, "around-round-robin"),
    (PairingSystem::DoubleRoundRobin, "around-double-round-robin"),
    (PairingSystem::Swiss, "around-swiss"),
];

pub(super) const SIGHTS: [(Sight, &str); 3] = [
    (Sight::Vi, "around-sight-vi"),
    (Sight::Sighted, "around-sight-sighted"),
    (Sight::Deaf, "around-sight-deaf"),
];

pub(crate) const BYES: [(Bye, &str); 3] = [
    (Bye::Full, "around-bye-full"),
    (Bye::Half, "around-bye-half"),
    (Bye::Zero, "around-bye-zero"),
];

const RESULTS: [(GameResult, &str); 3] = [
    (GameResult::Draw, "around-result-draw"),
    (GameResult::WhiteWins, "around-result-white"),
    (GameResult::BlackWins, "around-result-black"),
];

/// The highest number of a player: a report has four digits for it.
const MOST_PLAYERS: u32 = 9_999;
/// The highest number of a table: no hall has more.
const MOST_TABLES: u32 = 9_999;

const VOTES: [(bool, &str); 2] = [(true, "around-vote-for"), (false, "around-vote-against")];

/// The commands about the tournament.
pub(crate) const COMMANDS: &[Row] = &[
    ("hall-line-event", Alone(HallDesk::say_about)),
    ("hall-line-players", Alone(HallDesk::say_players)),
    ("hall-line-enter", Reads(enter)),
    reads("hall-line-rounds", |rest, desk| {
        if rest.is_empty() {
            return act(HallDesk::say_about);
        }
        let rounds = rest.parse().ok()?;
        let changed = desk.with_details(|details| details.rounds = rounds);
        act(move |desk| desk.act_on_tournament(changed))
    }),
    ("hall-line-system", Reads(system)),
    ("hall-line-time", Sets(Detail::Time)),
    alone("hall-line-pair-all", |desk| {
        desk.act_on_tournament(TournamentCommand::PairAll);
    }),
    #[cfg(feature = "home")]
    ("hall-line-pair-next", Alone(HallDesk::pair_next)),
    #[cfg(feature = "home")]
    ("hall-line-pairing-program", Said(HallDesk::name_pairing_program)),
    enters("hall-line-pair", |rest, desk| {
        let (at, rest) = place(rest, desk)?;
        let [white, black]: [u32; 2] = numbers(rest)?.try_into().ok()?;
        let players = ByColor { white, black };
        Some(Happened::GamePaired { at, players })
    }),
    enters("hall-line-unpair", |rest, desk| match place(rest, desk)? {
        (at, "") => Some(Happened::GameUnpaired { at }),
        (_, _) => None,
    }),
    ("hall-line-bye", Reads(bye)),
    reads("hall-line-cancel-bye", |rest, _| {
        let (round, player) = counted(rest)?;
        let player = number(player)?;
        act(move |desk| desk.cancel_bye(round, player))
    }),
    enters("hall-line-seat", |rest, desk| {
        let (at, table) = place(rest, desk)?;
        let table = number(table).filter(|table| *table <= MOST_TABLES)?;
        Some(Happened::TableNamed { at, table })
    }),
    reads("hall-line-round", |rest, _| {
        let round = number(rest)?;
        act(move |desk| desk.begin_round(round))
    }),
    #[cfg(feature = "home")]
    reads("hall-line-broadcast", |rest, desk| {
        let (round, id) = match counted(rest) {
            Some((round, id)) if !id.is_empty() => (round, id),
            Some(_) | None => (desk.tournament.round(), rest),
        };
        let is_name = !id.is_empty() && id.chars().all(|letter| letter.is_ascii_alphanumeric());
        let id = is_name.then(|| id.to_owned())?;
        act(move |desk| desk.name_broadcast(round, id))
    }),
    #[cfg(feature = "home")]
    (
        "hall-line-broadcast-off",
        Round(NotedTournament::round, |desk, round| {
            desk.name_broadcast(round, String::new());
        }),
    ),
    #[cfg(feature = "home")]
    reads("hall-line-broadcast-token", |rest, _| {
        let is_one = !rest.contains(char::is_whitespace);
        let token = is_one.then(|| rest.to_owned())?;
        act(move |desk| desk.sign_in_to_broadcast(token))
    }),
    (
        "hall-line-pairings",
        Round(NotedTournament::round, HallDesk::say_pairings),
    ),
    (
        "hall-line-check",
        Round(NotedTournament::last_paired, HallDesk::check_pairings),
    ),
    (
        "hall-line-pairing-list",
        Round(NotedTournament::last_paired, HallDesk::write_pairing_list),
    ),
    enters("hall-line-result", |rest, desk| {
        let (at, rest) = place(rest, desk)?;
        let (result, behind) = result(rest, &desk.out.messages)?;
        let article = if behind.is_empty() {
            None
        } else {
            Some(article(behind)?)
        };
        Some(Happened::ResultEntered {
            at,
            result,
            signed: ByColor::default(),
            article,
        })
    }),
    enters("hall-line-cancel", |rest, desk| {
        let (at, why) = place(rest, desk)?;
        // The tournament knows the result.
        Some(Happened::ResultAnnulled {
            at,
            result: GameResult::Draw,
            text: said(why)?.to_owned(),
        })
    }),
    ("hall-line-standings", Alone(HallDesk::say_standings)),
    enters("hall-line-incident", |rest, desk| {
        let (at, text) = place(rest, desk).map_or((None, rest), |(at, text)| (Some(at), text));
        let (text, article) = with_article(text);
        Some(Happened::IncidentReported {
            round: at.map_or(desk.tournament.round(), |at| at.round),
            board: at.map(|at| at.board),
            article,
            text: said(text)?.to_owned(),
        })
    }),
    enters("hall-line-committee", |rest, _| {
        let names = said(rest)?.trim_end_matches('.').split([',', ';']);
        let names = names.map(|name| ListedName(name.trim().to_owned())).collect();
        Some(Happened::CommitteeFormed { names })
    }),
    enters("hall-line-appeal", |rest, desk| {
        let (player, text) = counted(rest)?;
        let (text, article) = with_article(text);
        let round = desk.tournament.round();
        Some(Happened::AppealMade {
            player,
            round,
            board: desk.tournament.state().board_of_player(round, player),
            article,
            text: said(text)?.to_owned(),
        })
    }),
    reads("hall-line-vote", vote),
    enters("hall-line-upheld", |rest, _| decided(rest, true)),
    enters("hall-line-rejected", |rest, _| decided(rest, false)),
    enters("hall-line-out", |rest, desk| {
        let (player, text) = reasoned(rest)?;
        // The player's game in the round of the tables is played to its end.
        let round = desk.tournament.next_without_games();
        Some(Happened::PlayerWithdrawn { player, round, text })
    }),
    enters("hall-line-in", |rest, _| {
        let player = number(rest)?;
        Some(Happened::PlayerReturned { player })
    }),
    reads("hall-line-play-off", |rest, _| {
        let players = numbers(rest)?;
        act(move |desk| desk.begin_play_off(players))
    }),
    reads("hall-line-play-off-result", |rest, desk| {
        let (play_off, rest) = counted(rest)?;
        let (white, rest) = counted(rest)?;
        let (black, rest) = counted(rest)?;
        let (result, behind) = result(rest, &desk.out.messages)?;
        if !behind.is_empty() {
            return None;
        }
        in_play_off(
            play_off,
            Happened::PlayOffResult {
                play_off,
                stage: 0,
                players: ByColor { white, black },
                result,
            },
        )
    }),
    reads("hall-line-play-off-white", |rest, _| {
        let (play_off, white) = counted(rest)?;
        let (white, stage) = (number(white)?, 0);
        in_play_off(play_off, Happened::ColoursDrawn { play_off, stage, white })
    }),
    reads("hall-line-cancel-play-off", |rest, _| {
        let (play_off, why) = reasoned(rest)?;
        act(move |desk| desk.cancel_play_off(play_off, why))
    }),
    ("hall-line-play-off-time", Sets(Detail::PlayOffTime)),
    ("hall-line-city", Sets(Detail::City)),
    ("hall-line-federation", Sets(Detail::Federation)),
    ("hall-line-days", Sets(Detail::Days)),
    ("hall-line-chief", Sets(Detail::Chief)),
    ("hall-line-default-time", Sets(Detail::DefaultTime)),
    ("hall-line-tie-breaks", Sets(Detail::TieBreaks)),
    ("hall-line-points", Sets(Detail::Points)),
    ("hall-line-deposit", Sets(Detail::Deposit)),
    reads("hall-line-sheets", sheets),
    reads("hall-line-call", |rest, _| {
        let minutes = rest.parse().ok().filter(|minutes| *minutes <= 240)?;
        act(move |desk| desk.call_start_in(minutes))
    }),
    ("hall-line-no-appeals", Alone(|desk| desk.exclude_appeals(true))),
    ("hall-line-appeals", Alone(|desk| desk.exclude_appeals(false))),
    reads("hall-line-my-name", |rest, _| {
        if rest.is_empty() {
            return act(HallDesk::say_arbiter);
        }
        let name = said(rest)?.to_owned();
        act(move |desk| desk.name_arbiter(&name))
    }),
    (
        "hall-line-import",
        Said(|desk, file| desk.out.push(DeskEffect::Read(file.to_owned()))),
    ),
    reads("hall-line-report", |rest, _| {
        let form = if rest.is_empty() {
            TrfForm::default()
        } else {
            TrfForm::meant(rest)?
        };
        act(move |desk| desk.write_reports(form))
    }),
    alone("hall-line-single-files", |desk| {
        desk.act_on_tournament(Happened::SingleFilesSet { is_on: true });
    }),
    alone("hall-line-single-files-off", |desk| {
        desk.act_on_tournament(Happened::SingleFilesSet { is_on: false });
    }),
    alone("hall-line-chess960", |desk| {
        desk.act_on_tournament(Happened::Chess960Set { is_on: true });
    }),
    alone("hall-line-chess960-off", |desk| {
        desk.act_on_tournament(Happened::Chess960Set { is_on: false });
    }),
    enters("hall-line-position", |rest, desk| {
        let (first, second) = word(rest);
        // The position of a round that has begun is fixed: the next round is meant.
        let (round, position) = match second {
            "" => (desk.tournament.next_round(), first),
            position => (number(first)?, position),
        };
        let position = position.parse().ok()?;
        Some(Happened::StartNamed { round, position })
    }),
    reads("hall-line-delay", |rest, _| {
        if rest.is_empty() {
            return act(HallDesk::say_delay);
        }
        let minutes = rest.parse().ok()?;
        act(move |desk| desk.delay(minutes))
    }),
];

const fn alone(id: &'static str, does: fn(&mut HallDesk)) -> Row {
    (id, Alone(does))
}

const fn enters(id: &'static str, read: fn(&str, &HallDesk) -> Option<Happened>) -> Row {
    (id, Enters(read))
}

const fn reads(id: &'static str, read: fn(&str, &HallDesk) -> Option<Act>) -> Row {
    (id, Reads(read))
}

fn enter(rest: &str, desk: &HallDesk) -> Option<Act> {
    // The name of a file is none of a player.
    let is_file = [".csv", ".txt", ".trf"]
        .iter()
        .any(|end| rest.to_lowercase().ends_with(end));
    if is_file {
        let words = rest_of(rest, "hall-line-file", &desk.out.messages).unwrap_or(rest);
        let file = words.to_owned();
        return act(move |desk| desk.out.push(DeskEffect::Read(file)));
    }
    match entrant(said(rest)?, desk.tournament.state(), &desk.out.messages) {
        Ok(player) => act(move |desk| {
            let is_namesake =
                |other: &&Entrant| other.number != player.number && trf::is_one_name(&other.name, &player.name);
            let namesake = desk
                .tournament
                .state()
                .players()
                .find(is_namesake)
                .map(|other| other.number);
            let before = desk.tournament.state().entries();
            let number = player.number;
            if desk.tournament.state().player(number).is_some() {
                if desk.happen(Happened::PlayerEntered { player }).is_some() {
                    desk.say_changed(number);
                }
            } else {
                desk.act_on_tournament(Happened::PlayerEntered { player });
            }
            if let Some(number) = namesake.filter(|_| desk.tournament.state().entries() > before) {
                desk.out
                    .tell_of("answer", "around-namesake", &[("player", number.into())]);
            }
        }),
        Err(part) => understood("hall-line-enter", &part, None),
    }
}

/// A vote on an appeal: "1 Ann for".
fn vote(rest: &str, desk: &HallDesk) -> Option<Act> {
    let (appeal, rest) = counted(rest)?;
    let (_, last) = rest.rsplit_once(char::is_whitespace)?;
    // The vote may have two words: "a favor".
    let mut splits = rest.match_indices(' ').map(|(at, _)| rest.split_at(at));
    let voted = splits.find_map(|(name, vote)| Some((name, meant(&VOTES, vote.trim(), &desk.out.messages)?)));
    let voted = voted.map(|(name, upheld)| {
        let name = name.trim().to_owned();
        Happened::AppealVoted { appeal, name, upheld }
    });
    understood("hall-line-vote", last, voted)
}

/// The scoresheets that were handed in at a board: "4" or "4 white"; without a board, the missing ones.
fn sheets(rest: &str, desk: &HallDesk) -> Option<Act> {
    if rest.is_empty() {
        return act(HallDesk::say_sheets);
    }
    let (at, side) = place(rest, desk)?;
    let both = ByColor {
        white: true,
        black: true,
    };
    let sides = if side.is_empty() {
        Some(both)
    } else {
        let side = meant(
            &[(Color::White, "color-white"), (Color::Black, "color-black")],
            side,
            &desk.out.messages,
        );
        side.map(|side| ByColor::new_with(|of| of == side))
    };
    understood(
        "hall-line-sheets",
        side,
        sides.map(|sides| Happened::SheetsHandedIn { at, sides }),
    )
}

fn system(rest: &str, desk: &HallDesk) -> Option<Act> {
    if rest.is_empty() {
        return act(HallDesk::say_about);
    }
    let Some(system) = meant(&SYSTEMS, rest, &desk.out.messages) else {
        return understood("hall-line-system", rest, None);
    };
    act(move |desk| desk.change_system(system))
}

fn bye(rest: &str, desk: &HallDesk) -> Option<Act> {
    let (round, rest) = counted(rest)?;
    let (player, worth) = counted(rest)?;
    let bye = meant(&BYES, said(worth)?, &desk.out.messages);
    understood(
        "hall-line-bye",
        worth,
        bye.map(|bye| Happened::ByeGiven { round, player, bye }),
    )
}

/// The use of the command that sets that detail.
pub(crate) fn usage_of(detail: Detail, messages: &Messages) -> Option<String> {
    let sets = |does: &LineAction| matches!(does, Sets(set) if *set == detail);
    let (id, _) = COMMANDS.iter().find(|(_, does)| sets(does))?;
    Some(crate::desk::lines::usage_of(id, messages))
}

/// Enters what was understood, or tells that the text was not, and how the command is typed.
fn understood(id: &'static str, text: &str, what: Option<Happened>) -> Option<Act> {
    let text = text.to_owned();
    act(move |desk| {
        if let Some(what) = what {
            return desk.act_on_tournament(what);
        }
        desk.not_understood(&text);
        let usage = crate::desk::lines::usage_of(id, &desk.out.messages);
        desk.out.say_lines(vec![usage]);
    })
}

/// Enters something of a play-off, and tells its next steps.
fn in_play_off(play_off: u32, what: Happened) -> Option<Act> {
    act(move |desk| {
        desk.act_on_tournament(what);
        desk.say_play_off(play_off);
    })
}

/// Reads a player: "Ada Lovelace; rating 2100"; with a number in front, more data of a known player. The part that is not understood
/// if there is one.
fn entrant(text: &str, event: &Tournament, messages: &Messages) -> Result<Entrant, String> {
    let mut parts = text.split(';').map(str::trim);
    let first = parts.next().unwrap_or_default();
    let (number, name) = counted(first).unwrap_or((0, first));
    if number > MOST_PLAYERS {
        return Err(first.to_owned());
    }
    let mut player = event.player(number).cloned().unwrap_or_default();
    player.number = number;
    if !name.is_empty() {
        name.clone_into(&mut player.name);
    }
    for part in parts.filter(|part| !part.is_empty()) {
        let of = |id: &str| rest_of(part, id, messages).filter(|rest| !rest.is_empty());
        let number = |text: &str| {
            text.parse()
                .ok()
                .filter(|number| *number > 0)
                .ok_or_else(|| part.to_owned())
        };
        if let Some(rating) = of("around-field-rating") {
            player.rating = Some(entries::rating(rating).ok_or_else(|| part.to_owned())?);
        } else if let Some(id) = of("around-field-id") {
            player.fide_id = Some(number(id)?);
        } else if let Some(title) = of("around-field-title") {
            player.title = entries::title(title).ok_or_else(|| part.to_owned())?;
        } else if let Some(federation) = of("around-field-federation") {
            player.federation = entries::federation(federation).ok_or_else(|| part.to_owned())?;
        } else if let Some(table) = of("around-field-table") {
            player.table = Some(
                number(table)
                    .ok()
                    .filter(|table| *table <= MOST_TABLES)
                    .ok_or_else(|| part.to_owned())?,
            );
        } else if let Some(sight) = meant(&SIGHTS, part, messages) {
            player.sight = Some(sight);
        } else {
            let team = of("around-field-team").ok_or_else(|| part.to_owned())?;
            team.clone_into(&mut player.team);
        }
    }
    Ok(player)
}

fn decided(rest: &str, upheld: bool) -> Option<Happened> {
    let (appeal, text) = reasoned(rest)?;
    Some(Happened::AppealDecided { appeal, upheld, text })
}

/// A number, and a text.
fn reasoned(text: &str) -> Option<(u32, String)> {
    let (number, why) = counted(text)?;
    Some((number, said(why)?.to_owned()))
}

/// The first word, and the rest.
fn word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// A number, which a colon may follow, and the rest.
fn counted(text: &str) -> Option<(u32, &str)> {
    let (first, rest) = word(text);
    Some((number(first.trim_end_matches(':'))?, rest))
}

/// Numbers with blanks or commas between, at least one.
fn numbers(text: &str) -> Option<Vec<u32>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let numbers: Vec<u32> = words.map(number).collect::<Option<_>>()?;
    (!numbers.is_empty()).then_some(numbers)
}

/// A board ("3"), in the round that the tables play unless another is named ("2.3"), and the rest.
fn place<'a>(text: &'a str, desk: &HallDesk) -> Option<(RoundBoard, &'a str)> {
    let (first, rest) = word(text);
    let first = first.trim_end_matches(':');
    let (round, board) = match first.split_once('.') {
        Some((round, board)) => (number(round)?, board),
        None => (desk.tournament.round(), first),
    };
    let board = number(board).filter(|board| *board <= MOST_TABLES)?;
    Some((RoundBoard { round, board }, rest))
}

/// A result in figures, which may have blanks in them, or in words, and the text after it.
fn result<'a>(text: &'a str, messages: &Messages) -> Option<(GameResult, &'a str)> {
    let known = GameResult::at_start(text).and_then(|(result, length)| Some((result, text.get(length..)?)));
    let known = known.filter(|(_, behind)| behind.is_empty() || behind.starts_with(char::is_whitespace));
    let (first, behind) = word(text);
    // At a desk a plus and a minus are a forfeit, not an opinion about a position.
    let forfeit = || match first {
        "+-" | "+−" | "+–" => Some(GameResult::WhiteByForfeit),
        "-+" | "−+" | "–+" => Some(GameResult::BlackByForfeit),
        "--" | "−−" | "––" => Some(GameResult::BothAbsent),
        _other => None,
    };
    let known = known.or_else(|| Some((GameResult::read(first).or_else(forfeit)?, behind)));
    let in_words = || {
        let named = |(result, id): &(GameResult, &str)| Some((*result, rest_of(text, id, messages)?));
        RESULTS.iter().find_map(named)
    };
    let (result, behind) = known.or_else(in_words)?;
    Some((result, behind.trim()))
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
    use crate::desk::kept::LoadedTournament;
    use crate::desk::tests::own;
    use laws::moment::Moment;
    use locale::Locale;

    /// The entry that those words ask for after that command, at a desk whose tables play the first round.
    fn read(id: &str, rest: &str) -> Option<Happened> {
        let desk = HallDesk::new(
            own(),
            Messages::new(Locale::En),
            LoadedTournament::default(),
            [7; 32],
            Moment::START,
        );
        let (_, does) = COMMANDS.iter().find(|(own, _)| *own == id).unwrap();
        let Enters(read) = does else { panic!("{id}") };
        read(rest, &desk)
    }

    #[test]
    fn a_board_means_the_current_round_unless_another_is_named() {
        let at = |round, board| RoundBoard { round, board };
        let draw = |at, article| {
            Some(Happened::ResultEntered {
                at,
                result: GameResult::Draw,
                signed: ByColor::default(),
                article,
            })
        };
        assert_eq!(read("hall-line-result", "3 ½-½"), draw(at(1, 3), None));
        assert_eq!(read("hall-line-result", "2.3 1/2"), draw(at(2, 3), None));
        assert_eq!(
            read("hall-line-result", "3 = Article 9.1"),
            draw(at(1, 3), Some(Article::new("9.1")))
        );
        for (typed, result) in [
            ("3 +-", GameResult::WhiteByForfeit),
            ("3 1-0F", GameResult::WhiteByForfeit),
            ("3 -+", GameResult::BlackByForfeit),
            ("3 --", GameResult::BothAbsent),
        ] {
            let entered = read("hall-line-result", typed);
            assert!(
                matches!(entered, Some(Happened::ResultEntered { result: read, .. }) if read == result),
                "{typed}"
            );
        }
        for wrong in ["", "3", "0 1-0", "2.x 1-0", "3 2-0", "3 1-0 because"] {
            assert_eq!(read("hall-line-result", wrong), None, "{wrong}");
        }
        let incident = |board, text: &str| {
            Some(Happened::IncidentReported {
                round: 1,
                board,
                article: None,
                text: text.to_owned(),
            })
        };
        assert_eq!(
            read("hall-line-incident", "The light went out"),
            incident(None, "The light went out")
        );
        assert_eq!(
            read("hall-line-incident", "2 a telephone rang"),
            incident(Some(2), "a telephone rang")
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
                Some(Happened::AppealMade {
                    player: 5,
                    round: 1,
                    board: None,
                    article,
                    text: text.to_owned()
                })
            );
        }
        assert_eq!(numbers("result 1 2 3 1-0"), None, "no players of a play-off");
    }
}
