//! Sentences on why a file, a journal or a game cannot be opened, or on what a person must know once it is: the fault,
//! its place, and the remedy. For the windows and for the terminal.

use std::path::Path;

use super::joining::NotAdmitted;
use super::no_session::NoSession;
use super::notice::{NoHelpReason, Notice, ReasonNotContinued, ReplacementGame};
use adapters::ports::files::NotRead;
use adapters::ports::store::StoreFailure;
use journal::chain::DamageKind;
use locale::{Messages, Value, quoted_path};
use notation::fen::{FenFault, FenField, FenProblem};
use notation::pgn::{Contradiction, PgnFault, PgnProblem, PgnResult, stream};
use settings::UnreadableSettings;
use table::script::sentence::error_sentence;
use wording::discrepancy;
use wording::files::{StoredGame, game_name};

/// The reason why there is no game.
pub(crate) fn no_session(messages: &Messages, why: &NoSession) -> String {
    match why {
        NoSession::NoFile(path, reason) => not_read(messages, *reason, &path.display().to_string()),
        NoSession::Script(path, error) => error_sentence(messages, &path.display().to_string(), error),
        NoSession::Store(path, failure) => store_failure(messages, failure, &path.display().to_string()),
        NoSession::NoGame(path) => messages.text("session-no-game", &[quoted(path)]),
        NoSession::NoSuchGame(path, number, games) => {
            let values = [quoted(path), ("number", (*number).into()), ("games", (*games).into())];
            messages.text("session-no-such-game", &values)
        }
        NoSession::Locked(why) => {
            let why = no_session(messages, why);
            format!("{why} {}", messages.text("session-locked-alone", &[]))
        }
        NoSession::Replaced(path) => messages.text("session-locked-replaced", &[quoted(path)]),
        NoSession::Competes(game) => no_help(messages, game, NoHelpReason::Competition),
        NoSession::Stopped => messages.text("session-stopped", &[]),
        NoSession::NobodyThere(seat) => messages.text("console-no-such-seat", &[("seat", (&seat.to_string()).into())]),
        NoSession::NoPairing(why) => why.clone(),
        NoSession::NotIn(why) => messages.text(
            match why {
                NotAdmitted::NoCode => "refused-no-code",
                NotAdmitted::NoAnswer => "elsewhere-no-answer",
                NotAdmitted::Apart => "joined-apart",
                NotAdmitted::NotLetIn | NotAdmitted::TurnedAway(_) | NotAdmitted::CannotListen(_) => {
                    "elsewhere-not-let-in"
                }
                NotAdmitted::OtherVersion => "elsewhere-other-version",
            },
            &[],
        ),
    }
}

/// A path for a sentence.
fn quoted(path: &Path) -> (&'static str, Value<'static>) {
    ("path", Value::quoting_path(&path.display().to_string()))
}

const MIB: u64 = 1024 * 1024;

/// Endings of spreadsheets, which are packed files, too.
const SPREADSHEETS: [&str; 4] = [".xlsx", ".xlsm", ".ods", ".numbers"];

/// The reason why the file at that path could not be read, and the remedy.
pub(crate) fn not_read(messages: &Messages, why: NotRead, path: &str) -> String {
    let is_spreadsheet = SPREADSHEETS.iter().any(|end| path.to_lowercase().ends_with(end));
    let path = ("path", Value::quoting_path(path));
    let id = match why {
        NotRead::NotThere => "file-not-there",
        NotRead::IsFolder => "file-is-folder",
        NotRead::Forbidden => "file-forbidden",
        NotRead::NotText => "file-not-text",
        NotRead::Utf16 => "file-utf-16",
        NotRead::Packed if is_spreadsheet => "file-spreadsheet",
        NotRead::Packed => "file-packed",
        NotRead::TooLong(most) => {
            let (count, unit) = if most < MIB {
                (most / 1024, "kib")
            } else {
                (most / MIB, "mib")
            };
            return messages.text("file-too-long", &[path, ("count", count.into()), ("unit", unit.into())]);
        }
        NotRead::NotAFile => "file-not-a-file",
        NotRead::Failed => "file-unreadable",
    };
    messages.text(id, &[path])
}

/// The first notice to a person.
pub(crate) fn notice(messages: &Messages, notice: &Notice) -> String {
    match notice {
        Notice::Damaged(damage) => messages.text("session-damaged", &[("entry", damage.first_bad.into())]),
        Notice::Store(path, failure) => {
            let sentence = store_failure(messages, failure, &path.display().to_string());
            format!("{sentence} {}", messages.text("session-not-stored", &[]))
        }
        Notice::NotContinued { games, more, instead } => {
            let mut sentences: Vec<String> = games
                .iter()
                .map(|(game, why)| not_continued(messages, game, why))
                .collect();
            if *more > 0 {
                sentences.push(messages.text("unopened-more", &[("count", (*more).into())]));
            }
            let instead = match instead {
                ReplacementGame::NewGame => "session-new-instead",
                ReplacementGame::OlderGame => "session-older-instead",
            };
            sentences.push(messages.text(instead, &[]));
            sentences.join(" ")
        }
        Notice::FromPgn {
            path,
            number,
            games,
            plies,
            has_notes,
            result,
            at_table,
            contradictions,
            is_utf_8,
            is_without_castling,
            fault,
        } => {
            let values = [
                quoted(path),
                ("number", (*number).into()),
                ("games", (*games).into()),
                ("plies", (*plies).into()),
            ];
            let mut said = messages.text("session-from-pgn", &values);
            if *result != PgnResult::Open {
                let told = messages.text("session-pgn-result", &[("result", result.as_str().into())]);
                said = format!("{said} {told}");
                if at_table != result {
                    let told = messages.text("session-pgn-board", &[("result", at_table.as_str().into())]);
                    said = format!("{said} {told}");
                }
            }
            for told in contradictions {
                said = format!("{said} {}", contradiction(messages, told, *result));
            }
            if *is_without_castling {
                said = format!("{said} {}", messages.text("pgn-without-castling", &[]));
            }
            if !is_utf_8 {
                said = format!("{said} {}", messages.text("file-windows-1252", &[quoted(path)]));
            }
            if let Some(fault) = fault {
                let why = pgn_fault(messages, fault);
                let path = quoted_path(&path.display().to_string());
                said = format!("{said} {path}:{}:{}: {why}", fault.line, fault.column);
            }
            // A path to be typed is told whole, and last: a command ends its sentence.
            let typed = [
                ("path", path.display().to_string().into()),
                ("number", (*number).into()),
                ("other", usize::from(*number != 2).saturating_add(1).into()),
            ];
            let more = [(*games > 1, "session-another-game"), (*has_notes, "session-pgn-notes")];
            for (_, id) in more.into_iter().filter(|(is_told, _)| *is_told) {
                said = format!("{said} {}", messages.text(id, &typed));
            }
            said
        }
        Notice::Beside(game, sake) => no_help(messages, game, *sake),
        Notice::Locked => messages.text("session-locked", &[]),
        Notice::FromReport(told) => told.clone(),
        Notice::FromScript(path) => messages.text("session-from-script", &[quoted(path)]),
        Notice::SettingsFile(path, why) => {
            let path = path.display().to_string();
            let what = not_read(messages, *why, &path);
            let what = ("what", what.trim_end_matches('.').into());
            messages.text("session-settings", &[("path", Value::quoting_path(&path)), what])
        }
        Notice::Card(took_ms) => messages.text("session-card", &[("ms", (*took_ms).into())]),
        Notice::Settings(path, fault) => {
            let path = path.display().to_string();
            let (at, what) = match fault {
                UnreadableSettings::Text { place, what } => {
                    let at = place.map_or_else(String::new, |(line, column)| format!(":{line}:{column}"));
                    (at, Value::quoting(what))
                }
                UnreadableSettings::Newer(_) => (String::new(), messages.text("session-settings-newer", &[]).into()),
            };
            let path = format!("{path}{at}");
            let path = ("path", Value::quoting_path(&path));
            messages.text("session-settings", &[path, ("what", what)])
        }
    }
}

/// The unfinished game during which no help is given, and the remedy.
fn no_help(messages: &Messages, game: &StoredGame, sake: NoHelpReason) -> String {
    let name = game_name(messages, game);
    let values = [
        ("game", Value::quoting(&name)),
        ("file", Value::quoting_path(&game.path)),
    ];
    let id = match sake {
        NoHelpReason::Competition => "beside-competition",
        NoHelpReason::FairPlay => "beside-online",
    };
    messages.text(id, &values)
}

/// The reason why that game was not continued, and the remedy.
fn not_continued(messages: &Messages, game: &StoredGame, why: &ReasonNotContinued) -> String {
    let (mut detail, mut file) = (String::new(), game.path.clone());
    let id = match why {
        ReasonNotContinued::Damaged(DamageKind::Record(_)) => "unopened-newer",
        ReasonNotContinued::Damaged(DamageKind::Chain | DamageKind::Opening | DamageKind::File(_)) => {
            "unopened-damaged"
        }
        ReasonNotContinued::Failure(failure) => match failure {
            StoreFailure::NotAFile("") => "unopened-not-a-file",
            StoreFailure::NotAFile(suffix) => {
                file.push_str(suffix);
                "unopened-beside"
            }
            StoreFailure::NotAJournal => "unopened-unreadable",
            StoreFailure::TooLong(_) => "unopened-too-long",
            StoreFailure::TooNew { .. } => "unopened-newer",
            StoreFailure::InUse => "unopened-in-use",
            StoreFailure::Forbidden | StoreFailure::ReadOnly => "unopened-forbidden",
            StoreFailure::LogMissing => "unopened-log-missing",
            StoreFailure::Full => "unopened-full",
            StoreFailure::NotFound | StoreFailure::NotAFolder | StoreFailure::OutOfOrder { .. } => "unopened-failed",
            StoreFailure::Io(said) => {
                detail.clone_from(said);
                "unopened-failed"
            }
        },
    };
    let name = game_name(messages, game);
    let is_known = game.names.is_some();
    let quoting = if is_known { Value::quoting } else { Value::quoting_path };
    let values = [
        ("game", quoting(&name)),
        ("file", Value::quoting_path(&file)),
        ("detail", Value::quoting(&detail)),
    ];
    messages.text(id, &values)
}

/// The reason why a store cannot do its work, for a person; `file` is the journal's.
pub(crate) fn store_failure(messages: &Messages, failure: &StoreFailure, file: &str) -> String {
    let of_file = |id| messages.text(id, &[("file", Value::quoting_path(file))]);
    match failure {
        StoreFailure::NotFound => of_file("journal-not-found"),
        StoreFailure::NotAFile("") => not_read(messages, NotRead::NotAFile, file),
        StoreFailure::NotAFile(suffix) => {
            let beside = format!("{file}{suffix}");
            messages.text("journal-beside-not-a-file", &[("file", Value::quoting_path(&beside))])
        }
        StoreFailure::NotAFolder => of_file("journal-no-folder"),
        StoreFailure::TooLong(most) => not_read(messages, NotRead::TooLong(*most), file),
        StoreFailure::NotAJournal => of_file("journal-not-a-journal"),
        StoreFailure::TooNew { found, known } => {
            let values = [
                ("file", Value::quoting_path(file)),
                ("found", (*found).into()),
                ("known", (*known).into()),
            ];
            messages.text("journal-too-new", &values)
        }
        StoreFailure::InUse => of_file("journal-in-use"),
        StoreFailure::ReadOnly => of_file("journal-read-only"),
        StoreFailure::Forbidden => of_file("journal-forbidden"),
        StoreFailure::LogMissing => of_file("journal-log-missing"),
        StoreFailure::OutOfOrder { .. } => of_file("journal-out-of-order"),
        StoreFailure::Full => of_file("journal-full"),
        StoreFailure::Io(detail) => {
            let values = [("file", Value::quoting_path(file)), ("detail", detail.into())];
            messages.text("journal-io", &values)
        }
    }
}

/// The statement of a game that contradicts another one or the moves; the game has that result.
pub(crate) fn contradiction(messages: &Messages, told: &Contradiction, result: PgnResult) -> String {
    let result = ("result", result.as_str().into());
    match told {
        Contradiction::TaggedResult(tagged) if PgnResult::read(tagged).is_none() => {
            messages.text("pgn-no-result", &[("word", Value::quoting(tagged))])
        }
        Contradiction::TaggedResult(tagged) => {
            messages.text("pgn-contradicts", &[("tag", Value::quoting(tagged)), result])
        }
        Contradiction::Position(decided) => {
            messages.text("pgn-position-decides", &[("decided", decided.as_str().into()), result])
        }
        Contradiction::Tag(name) => messages.text("pgn-tag-again", &[("tag", Value::quoting(name))]),
        Contradiction::Sign(word) => discrepancy::untrue_sign(messages, word),
    }
}

/// The fault in a PGN file, and the correction.
pub(crate) fn pgn_fault(messages: &Messages, fault: &PgnFault) -> String {
    let with = |id, word: &str| messages.text(id, &[("word", Value::quoting(word))]);
    match &fault.problem {
        PgnProblem::Unreadable(word) => with("pgn-unreadable", word),
        PgnProblem::NoResult(word) => with("pgn-no-result", word),
        PgnProblem::ForeignKnight(word) => with("pgn-foreign-knight", word),
        PgnProblem::WrongNumber(number) => discrepancy::wrong_number(messages, number),
        PgnProblem::Illegal(word) => with("pgn-illegal", word),
        PgnProblem::WrongPromotion(_) => messages.text("illegal-wrong-promotion", &[]),
        PgnProblem::Ambiguous(word) => with("pgn-ambiguous", word),
        PgnProblem::KnightOrPawn(word) => with("pgn-knight-or-pawn", word),
        PgnProblem::MovesAfterResult(word) => with("pgn-moves-after-result", word),
        PgnProblem::TwoResults(word) => discrepancy::two_results(messages, word),
        PgnProblem::Incomplete(word) => with("pgn-incomplete", word),
        PgnProblem::Pass(word) => with("pgn-pass", word),
        PgnProblem::OpenComment => messages.text("pgn-open-comment", &[]),
        PgnProblem::OpenVariation => messages.text("pgn-open-variation", &[]),
        PgnProblem::StrayBracket => messages.text("pgn-stray-bracket", &[]),
        PgnProblem::NothingToVary => messages.text("pgn-nothing-to-vary", &[]),
        PgnProblem::TooDeep => messages.text("pgn-too-deep", &[]),
        PgnProblem::BrokenTag => messages.text("pgn-broken-tag", &[]),
        PgnProblem::Fen(fault) => fen_fault(messages, fault),
        PgnProblem::UnknownVariant(variant) => with("pgn-unknown-variant", variant),
        PgnProblem::TooLong => {
            let most = stream::LARGEST_GAME >> 20;
            messages.text("pgn-too-long", &[("count", most.into())])
        }
    }
}

/// The reason why a FEN cannot be read: the field, the column, and the correction.
pub(crate) fn fen_fault(messages: &Messages, fault: &FenFault) -> String {
    let (field, remedy) = match fault.field {
        FenField::Placement => ("fen-field-placement", "fen-right-placement"),
        FenField::Turn => ("fen-field-turn", "fen-right-turn"),
        FenField::Castling => ("fen-field-castling", "fen-right-castling"),
        FenField::EnPassant => ("fen-field-en-passant", "fen-right-en-passant"),
        FenField::Halfmoves => ("fen-field-halfmoves", "fen-right-number"),
        FenField::Fullmoves => ("fen-field-fullmoves", "fen-right-number"),
    };
    let problem = match fault.problem {
        FenProblem::Unreadable => messages.text("fen-problem-unreadable", &[]),
        FenProblem::UnknownSign(sign) => {
            messages.text("fen-problem-sign", &[("sign", Value::quoting(&sign.to_string()))])
        }
        FenProblem::RankLength { rank, squares } => messages.text(
            "fen-problem-rank-length",
            &[("rank", rank.into()), ("squares", squares.into())],
        ),
        FenProblem::RankCount(ranks) => messages.text("fen-problem-rank-count", &[("ranks", ranks.into())]),
        FenProblem::Kings => messages.text("fen-problem-kings", &[]),
        FenProblem::PawnOnLastRank => messages.text("fen-problem-pawn", &[]),
        FenProblem::CastlingImpossible => messages.text("fen-problem-castling", &[]),
        FenProblem::OppositeCheck => messages.text("fen-problem-check", &[]),
    };
    messages.text(
        "fen-unreadable",
        &[
            ("field", (&messages.text(field, &[])).into()),
            ("column", fault.column.into()),
            ("problem", (&problem).into()),
            ("remedy", (&messages.text(remedy, &[])).into()),
        ],
    )
}
