//! A tournament's report (TRF) fills in the form for a new game: the person's own game, or the one asked for.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};

use shakmaty::{ByColor, Color};

use super::sentences;
use adapters::disk_files::{self, RegularFile};
use adapters::ports::files::NotRead;
use announcement::understand::fold_umlauts;
use controls::new_game::NewGameForm;
use laws::people::Sight;
use locale::{Messages, Value, name};
use notation::trf::{self, Mark, NoPairing, Report};
use notation::{pgn, time_control};

/// A named game: `open.trf#3 Ada` is Ada's game in round 3; without a round, the next game; without a name, the user's
/// own.
#[derive(Debug, PartialEq, Eq)]
struct NamedGame {
    path: PathBuf,
    round: Option<u32>,
    who: String,
}

/// The form filled in from the named report, and the sentence about it; `None` if the file is not a report.
///
/// # Errors
/// A sentence saying why there is no game of that player.
pub(super) fn fill(
    named: &Path,
    own_name: &str,
    form: NewGameForm,
    messages: &Messages,
) -> Option<Result<(NewGameForm, String), String>> {
    let is_meant = is_game_of_report(named);
    let named = split_name(named, own_name);
    let path = named.path.to_string_lossy();
    let not_read = |why| Err(sentences::not_read(messages, why, &path));
    let read = match beginning(&named.path) {
        Ok(Some(mut file)) => disk_files::at_most(&mut file, LONGEST_REPORT),
        Ok(None) if is_meant => {
            let file = ("file", Value::quoting_path(&path));
            return Some(Err(messages.text("trf-none", &[file])));
        }
        Err(why) if is_meant => return Some(not_read(why)),
        Ok(None) | Err(_) => return None,
    };
    Some(match read {
        Ok(bytes) => {
            let report = trf::read(&pgn::decode(&bytes));
            let filled = filled(&report, &named, form, messages);
            filled.map(|(form, told)| (form, with_encoding(told, &bytes, &path, messages)))
        }
        Err(why) => not_read(why),
    })
}

/// The sentence, and how names were read from bytes that are not UTF-8.
fn with_encoding(told: String, bytes: &[u8], path: &str, messages: &Messages) -> String {
    if std::str::from_utf8(bytes).is_ok() {
        return told;
    }
    let path = ("path", Value::quoting_path(path));
    format!("{told} {}", messages.text("file-windows-1252", &[path]))
}

/// True for the name of a tournament report or of a game in one, readable or not.
pub fn is_report(named: &Path) -> bool {
    is_game_of_report(named) || matches!(beginning(&split_name(named, "").path), Ok(Some(_)))
}

/// True for the name of a game in a report, or in a file that may hold one: `open.trf#3 Ada`.
fn is_game_of_report(named: &Path) -> bool {
    let game = named.to_str().and_then(|named| named.rsplit_once('#'));
    let Some((path, _)) = game.filter(|_| !named.exists()) else {
        return false;
    };
    let is_unread = || {
        matches!(
            RegularFile::open(Path::new(path)),
            Err(NotRead::Packed | NotRead::Utf16)
        )
    };
    let ending = Path::new(path).extension();
    ending.is_some_and(|ending| ending.eq_ignore_ascii_case("trf")) || is_unread()
}

/// The longest report that is read, in bytes: ten thousand players with thirty rounds each have less.
pub const LONGEST_REPORT: u64 = 4 * 1024 * 1024;

/// The bytes that show whether a file is a report, whatever comments it begins with.
const HEAD: usize = 64 * 1024;

/// The file, opened at its beginning, if it begins like a report.
fn beginning(path: &Path) -> Result<Option<BufReader<RegularFile>>, NotRead> {
    let mut file = BufReader::with_capacity(HEAD, RegularFile::open(path)?);
    let head = file.fill_buf().map_err(|_broken| NotRead::Failed)?;
    if let Some(why) = disk_files::foreign(head) {
        return Err(why);
    }
    let is_report = trf::is_report(&pgn::decode(head));
    Ok(is_report.then_some(file))
}

fn filled(
    report: &Report,
    named: &NamedGame,
    form: NewGameForm,
    messages: &Messages,
) -> Result<(NewGameForm, String), String> {
    let NamedGame { path, round, who } = named;
    let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if who.is_empty() {
        return Err(messages.text("trf-unnamed", &[("file", Value::quoting_path(&file))]));
    }
    let named = [("file", Value::quoting_path(&file)), ("name", Value::quoting(who))];
    let unread = unread(report, &file, messages);
    let no_round = |round: Value<'_>, name: &str, rounds: usize| {
        let file = ("file", Value::quoting_path(&file));
        let name = ("name", Value::quoting(name));
        messages.text(
            "trf-no-round",
            &[file, name, ("round", round), ("rounds", rounds.into())],
        )
    };
    let pairing = report.pairing(who, *round, fold_umlauts).map_err(|why| {
        let told = match why {
            NoPairing::Nobody => match no_number(who) {
                Some((number, name)) if report.pairing(name, None, fold_umlauts) != Err(NoPairing::Nobody) => {
                    no_round(Value::quoting(number), name, report.rounds())
                }
                Some(_) | None => messages.text("trf-nobody", &named),
            },
            NoPairing::Several(several) => {
                let round = round.map(|round| round.to_string()).unwrap_or_default();
                let asked = several
                    .first()
                    .map(|(rank, _)| format!("#{round} {rank}").replace("# ", "#"));
                let players = several
                    .iter()
                    .map(|(rank, name)| format!("{rank} {}", locale::name(name)));
                let players = locale::list(messages, &players.collect::<Vec<_>>());
                let [file, name] = named.clone();
                let asked = ("asked", asked.unwrap_or_default().into());
                messages.text("trf-several", &[file, name, ("players", players.into()), asked])
            }
            NoPairing::NoGame => messages.text("trf-no-game", &named),
            NoPairing::NoRound(rounds) => no_round(round.unwrap_or_default().into(), who, rounds),
            NoPairing::Contradiction(own, other) => {
                let [file, name] = named.clone();
                messages.text(
                    "trf-contradiction",
                    &[file, name, ("own", own.into()), ("other", other.into())],
                )
            }
        };
        with_unread(told, unread.as_deref())
    })?;
    let seats = ByColor {
        white: pairing.white,
        black: pairing.black,
    };
    let mut form = form;
    form.is_at_home = false;
    for side in Color::ALL {
        let (seat, player) = (form.seats.get_mut(side), seats.get(side));
        seat.name = name(&player.name);
        // The player who was looked for sits at this machine.
        seat.sight = if side == pairing.side {
            Sight::Vi
        } else {
            Sight::Sighted
        };
        *form.tournament.fide_ids.get_mut(side) = player.fide_id.map(|id| id.to_string()).unwrap_or_default();
        *form.tournament.ratings.get_mut(side) = player.rating;
    }
    form.arbiter = name(&report.arbiter);
    form.tournament.name = name(&report.name);
    form.tournament.site = name(&report.site);
    form.tournament.round = pairing.round.to_string();
    if let Some(time) = &report.time {
        form.time = as_typed(&time_control::write(time));
    }
    let text = |id: &str| {
        messages.text(
            id,
            &[
                ("file", Value::quoting_path(&file)),
                ("event", Value::quoting(&report.name)),
                ("round", pairing.round.into()),
                ("white", Value::quoting(&pairing.white.name)),
                ("black", Value::quoting(&pairing.black.name)),
            ],
        )
    };
    let mut told = text("trf-filled");
    if matches!(pairing.mark, Some(Mark::ForfeitWin | Mark::ForfeitLoss)) {
        told = format!("{told} {}", messages.text("trf-forfeit", &[]));
    }
    Ok((form, with_unread(told, unread.as_deref())))
}

/// The sentences about the lines that could not be read, or that name a player twice, if there are any.
fn unread(report: &Report, file: &str, messages: &Messages) -> Option<String> {
    let lines: Vec<String> = report.unread.iter().map(ToString::to_string).collect();
    let arguments = [
        ("file", Value::quoting_path(file)),
        ("count", lines.len().into()),
        ("line", locale::list(messages, &lines).into()),
    ];
    let unread = (!lines.is_empty()).then(|| messages.text("trf-unread", &arguments));
    let repeated = report.repeated.iter().map(|(line, number)| {
        let values = [
            ("line", (*line).into()),
            ("number", (*number).into()),
            ("file", Value::quoting_path(file)),
        ];
        messages.text("trf-repeated", &values)
    });
    let told: Vec<String> = unread.into_iter().chain(repeated).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// A sentence, and the one about unread lines after it.
fn with_unread(told: String, unread: Option<&str>) -> String {
    match unread {
        Some(unread) => format!("{told} {unread}"),
        None => told,
    }
}

fn split_name(named: &Path, own_name: &str) -> NamedGame {
    let unnumbered = || NamedGame {
        path: named.to_owned(),
        round: None,
        who: own_name.to_owned(),
    };
    if named.exists() {
        return unnumbered();
    }
    let Some((path, asked)) = named.to_str().and_then(|text| text.rsplit_once('#')) else {
        return unnumbered();
    };
    let (first, rest) = asked.trim().split_once(' ').unwrap_or((asked.trim(), ""));
    let (round, who) = match first.parse() {
        Ok(round) => (Some(round), rest.trim()),
        Err(_name) => (None, asked.trim()),
    };
    NamedGame {
        path: PathBuf::from(path),
        round,
        who: String::from(if who.is_empty() { own_name } else { who }),
    }
}

/// The first word and the rest, if that word is no name and may have been meant as a round: `x Ada`, `2. Ada`.
fn no_number(who: &str) -> Option<(&str, &str)> {
    let (first, rest) = who.split_once(' ')?;
    let is_no_name = first.chars().nth(1).is_none() || first.contains(|sign: char| sign.is_ascii_digit());
    is_no_name.then_some((first, rest.trim()))
}

/// The control in the form's grammar, which reads bare numbers as minutes where PGN reads seconds.
fn as_typed(control: &str) -> String {
    let (base, increment) = control.split_once('+').unwrap_or((control, ""));
    match base.parse::<u32>() {
        Ok(seconds) if seconds % 60 == 0 && increment.is_empty() => (seconds / 60).to_string(),
        Ok(seconds) if seconds % 60 == 0 && increment.parse::<u32>().is_ok() => {
            format!("{}+{increment}", seconds / 60)
        }
        // A control for each side is read in seconds.
        Ok(_odd) => format!("W{control}-B{control}"),
        Err(_several) => control.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    #[expect(clippy::disallowed_methods, reason = "a test's own file")]
    #[test]
    fn a_report_that_cannot_be_read_is_told_with_the_reason() {
        let folder = tempfile::tempdir().unwrap();
        let messages = Messages::new(Locale::En);
        for (name, bytes, told) in [
            ("packed.trf", &b"PK\x03\x04"[..], "is packed"),
            ("packed.trf.gz", b"\x1f\x8b\x08", "is packed"),
            ("empty.zip", b"PK\x05\x06", "is packed"),
            ("wide.trf", b"\xff\xfe0\x001\x002\x00", "is UTF-16"),
            ("text.trf", b"hello", "is not a tournament report"),
            ("open.trf", OPEN.as_bytes(), "Add a name"),
        ] {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).unwrap();
            let named = path.with_file_name(format!("{name}#1"));
            assert!(is_report(&named), "{name}");
            let why = fill(&named, "", NewGameForm::default(), &messages)
                .unwrap()
                .unwrap_err();
            assert!(why.contains(told), "{name}: {why}");
        }
        let missing = folder.path().join("missing.trf#1 Ada");
        assert!(is_report(&missing) && fill(&missing, "", NewGameForm::default(), &messages).unwrap().is_err());
        assert!(!is_report(&folder.path().join("missing.trf")) && !is_report(&folder.path().join("games.pgn#1")));
    }

    const OPEN: &str = "012 Lisbon Open\n022 Lisbon\n102 IA Hooper, Dora\n122 90 min + 30 s\n\
        001    1 w    Lovelace, Ada                     1800 ENG     1900001 1815/12/10  0.0    1     2 b\n\
        001    2 m    Menabrea, Luigi                   1800 ITA     1900002 1809/09/04  0.0    2     1 w\n";

    #[test]
    fn the_form_is_filled_in_with_ones_own_game() {
        let messages = Messages::new(Locale::En);
        let named = split_name(Path::new("lisbon.trf"), "ada lovelace");
        let (form, told) = filled(&trf::read(OPEN), &named, NewGameForm::default(), &messages).unwrap();
        assert_eq!(
            (form.seats.white.name.as_str(), form.seats.black.name.as_str()),
            ("Luigi Menabrea", "Ada Lovelace")
        );
        assert_eq!((form.arbiter.as_str(), form.time.as_str()), ("Dora Hooper", "90+30"));
        assert_eq!(form.time_header().as_deref(), Ok("5400+30"));
        assert_eq!(
            (form.tournament.round.as_str(), form.tournament.fide_ids.white.as_str()),
            ("1", "1900002")
        );
        assert_eq!(
            (form.seats.white.sight, form.seats.black.sight),
            (Sight::Sighted, Sight::Vi)
        );
        assert!(!form.is_at_home);
        assert_eq!(form.faults(|_| true, |_| false), []);
        assert!(
            told.starts_with("From lisbon.trf: Lisbon Open, round 1, Luigi Menabrea"),
            "{told}"
        );
    }

    #[test]
    fn somebody_not_in_the_report_is_told_what_to_do() {
        let messages = Messages::new(Locale::En);
        let fails = |named: &str| {
            let named = split_name(Path::new(named), "Ada");
            filled(&trf::read(OPEN), &named, NewGameForm::default(), &messages).unwrap_err()
        };
        assert!(fails("a.trf#Byron").starts_with("a.trf has no player called Byron."));
        assert!(fails("a.trf#2").starts_with("a.trf has no round 2; its last round is 1."));
        for round in ["x", "2.", "2nd", "-1", "99999999999"] {
            let expected = format!(
                "a.trf has no round {round}; its last round is 1. Add another number, for example: a.trf#1 Luigi."
            );
            assert_eq!(fails(&format!("a.trf#{round} Luigi")), expected);
        }
        assert!(fails("a.trf#x Byron").starts_with("a.trf has no player called x Byron."));
    }

    #[test]
    fn people_of_one_name_are_told_apart() {
        let messages = Messages::new(Locale::En);
        let namesake = OPEN
            .lines()
            .nth(5)
            .unwrap()
            .replace("Menabrea, Luigi ", "Lovelace, Ada   ");
        let luigi = OPEN.lines().nth(5).unwrap();
        let text = OPEN.replace(luigi, &namesake);
        let of = |text: &str, named: &str| {
            let named = split_name(Path::new(named), "");
            filled(&trf::read(text), &named, NewGameForm::default(), &messages)
        };
        assert_eq!(
            of(&text, "a.trf#1 Ada Lovelace").unwrap_err(),
            "a.trf has several players called Ada Lovelace: 1 Ada Lovelace and 2 Ada Lovelace. Add the start number: a.trf#1 1."
        );
        let (form, _) = of(&text, "a.trf#1 2").unwrap();
        assert_eq!(
            (form.seats.white.sight, form.seats.black.sight),
            (Sight::Vi, Sight::Sighted)
        );
        // A blank too few before the rating, and the colours of both lines alike.
        let shifted = OPEN.replace(luigi, &luigi.replacen("Luigi ", "Luigi", 1));
        let why = of(&shifted, "a.trf#1 Luigi").unwrap_err();
        assert!(
            why.contains("no player called Luigi") && why.contains("Line 6 of a.trf could not be read"),
            "{why}"
        );
        let why = of(&shifted, "a.trf#1 Ada").unwrap_err();
        assert!(
            why.contains("players 1 and 2 do not agree") && why.contains("Line 6"),
            "{why}"
        );
        let alike = OPEN.replace("     1 w", "     1 b");
        let why = of(&alike, "a.trf#1 Ada").unwrap_err();
        assert!(why.contains("players 1 and 2 do not agree"), "{why}");
    }

    #[test]
    fn a_name_is_found_without_accents_unless_one_is_spelled_so() {
        let with = |second: &str| {
            let text = OPEN.replace("Lovelace, Ada ", "Müller, Zoë   ");
            trf::read(&text.replace("Menabrea, Luigi", second))
        };
        let messages = Messages::new(Locale::En);
        let found = |second: &str, who: &str| {
            let named = split_name(Path::new(&format!("a.trf#1 {who}")), "");
            let (form, _) = filled(&with(second), &named, NewGameForm::default(), &messages)?;
            Ok::<_, String>(form.seats.black.sight == Sight::Vi)
        };
        for who in ["muller", "Mueller", "MÜLLER", "zoe", "Zoë Müller", "Zoe Mueller"] {
            assert_eq!(found("Menabrea, Luigi", who), Ok(true), "{who}");
        }
        assert_eq!(found("Muller, Luigi  ", "muller"), Ok(false));
        assert_eq!(found("Muller, Luigi  ", "müller"), Ok(true));
        assert!(
            found("Muller, Luigi  ", "mueller")
                .unwrap_err()
                .contains("several players")
        );
    }

    #[test]
    fn round_and_name_follow_the_file() {
        let named = |text: &str| {
            let NamedGame { path, round, who } = split_name(Path::new(text), "Ada");
            (path.to_string_lossy().into_owned(), round, who)
        };
        let own = String::from;
        assert_eq!(named("a.trf"), (own("a.trf"), None, own("Ada")));
        assert_eq!(named("a.trf#3"), (own("a.trf"), Some(3), own("Ada")));
        assert_eq!(
            named("a.trf#3 Louis Braille"),
            (own("a.trf"), Some(3), own("Louis Braille"))
        );
        assert_eq!(named("a.trf#Louis"), (own("a.trf"), None, own("Louis")));
        assert_eq!(named("a.trf#12 1900001"), (own("a.trf"), Some(12), own("1900001")));
    }

    #[test]
    fn a_control_of_the_file_is_the_same_in_the_form() {
        for (control, typed) in [
            ("5400+30", "90+30"),
            ("300", "5"),
            ("330+2", "W330+2-B330+2"),
            ("40/6000:900", "40/6000:900"),
        ] {
            assert_eq!(as_typed(control), typed);
            let form = NewGameForm {
                time: typed.to_owned(),
                ..NewGameForm::default()
            };
            let header = form.time_header().unwrap();
            assert_eq!(time_control::read(&header), time_control::read(control), "{typed}");
        }
    }
}
