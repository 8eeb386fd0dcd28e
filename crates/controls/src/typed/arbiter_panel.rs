//! The words typed for the arbiter's acts.

use shakmaty::fen::Fen;
use shakmaty::{Board, Color, Piece, Rank, Role};

use super::text::TypedText;
use super::words::after;
use crate::arbiter_panel::PanelIntent;
use crate::clock_form::time_ms;
use crate::files::typed_path;
use crate::intent::Intent;
use laws::command::{Adjourn, Approval, Claim, Command, Irregularity};
use laws::ending::GameResult;
use laws::penalty::Penalty;
use locale::{Messages, piece};
use query::Query;

pub(crate) fn enter_sheet(typed: &TypedText<'_>) -> Option<Intent> {
    let (side, text) = typed.text_of_side()?;
    Some(Intent::Do(Command::EnterSheet { side, text }))
}

/// Unlocks the regulations; a PIN that follows opens the panel first.
pub(crate) fn unlock(typed: &TypedText<'_>) -> Intent {
    let pin = typed.text().map(|pin| Intent::Desk(PanelIntent::Unlock(pin)));
    pin.unwrap_or_else(|| Intent::AskFirst(Box::new(Intent::Do(Command::Unlock))))
}

pub(crate) fn open_sheet(typed: &TypedText<'_>) -> Option<Intent> {
    let (side, path) = typed.text_of_side()?;
    let path = Some(typed_path(&path)).filter(|path| !path.is_empty())?;
    Some(Intent::Desk(PanelIntent::OpenSheet(side, path)))
}

/// The position on a board: square by square, or as a FEN.
pub(crate) fn enter(typed: &TypedText<'_>) -> Option<Intent> {
    let (board, fen) = typed.of_side()?;
    if fen.is_empty() {
        return Some(Intent::Desk(PanelIntent::BeginEntry(board)));
    }
    let pieces = placement(fen)?;
    Some(Intent::Do(Command::EnterBoard { board, pieces }))
}

pub(crate) fn rank(typed: &TypedText<'_>) -> Option<Intent> {
    let (number, pieces) = typed.rest.split_once(' ')?;
    let mut letters = number.trim_end_matches(':').chars();
    let rank = letters.next().and_then(Rank::from_char)?;
    Some(Intent::Desk(PanelIntent::Rank(rank, whole_rank(pieces, typed.own)?)))
}

pub(crate) fn step(typed: &TypedText<'_>) -> Option<Intent> {
    let (board, behind) = typed.of_side()?;
    behind.is_empty().then_some(Intent::Desk(PanelIntent::Step(board)))
}

pub(crate) fn right(typed: &TypedText<'_>) -> Option<Intent> {
    let (board, behind) = typed.of_side()?;
    behind.is_empty().then_some(Intent::Desk(PanelIntent::Right(board)))
}

pub(crate) fn warn(typed: &TypedText<'_>) -> Option<Intent> {
    let (side, text) = typed.text_of_side()?;
    Some(Intent::Do(Command::Warn { side, text }))
}

/// "adjourn", with the time of the resumption or without.
pub(crate) fn adjourn(typed: &TypedText<'_>) -> Intent {
    Intent::Do(Command::Adjourn(Adjourn::Tell { until: typed.text() }))
}

/// "adjourn until" with a time.
pub(crate) fn adjourn_until(typed: &TypedText<'_>) -> Option<Intent> {
    (!typed.rest.is_empty()).then(|| adjourn(typed))
}

/// The side at whose right hand the clock is placed; without one, a question that everybody may ask (6.5).
pub(crate) fn clock_place(typed: &TypedText<'_>) -> Option<Intent> {
    if typed.rest.is_empty() {
        return Some(Intent::Ask(Query::ClockPlace));
    }
    let (side, behind) = typed.of_side()?;
    behind.is_empty().then_some(Intent::Do(Command::PlaceClock { side }))
}

/// "1-0 Black's flag has fallen", or with the word of scripts, "1-0 reason Black's flag has fallen".
pub(crate) fn rule(typed: &TypedText<'_>) -> Option<Intent> {
    let (result, length) = GameResult::at_start(typed.rest)?;
    let reason = typed.rest.get(length..)?;
    let reason = reason.strip_prefix([' ', ':'])?.trim_start_matches([' ', ':']).trim();
    let text = reason.strip_prefix("reason ").unwrap_or(reason).trim().to_owned();
    if text.is_empty() {
        return None;
    }
    let ruling = Command::RuleResult { result, text };
    Some(Intent::AskFirst(Box::new(Intent::Do(ruling))))
}

/// The assistant of that side, or this device.
pub(crate) fn approve(typed: &TypedText<'_>) -> Option<Intent> {
    let what = match typed.of_side() {
        Some((side, "")) => Approval::Assistant(side),
        Some(_) | None if typed.rest.is_empty() => Approval::Device,
        Some(_) | None => return None,
    };
    Some(Intent::Do(Command::Approve { what }))
}

/// "white two hands", "black e4": a fault in the words of the claims or of game scripts, or a square that was touched.
pub(crate) fn find(typed: &TypedText<'_>) -> Option<Intent> {
    let (side, what) = typed.of_side()?;
    let what = what.to_lowercase().replace('’', "'");
    let square = what.parse().ok().map(Claim::Touched);
    let is_named = |claim: &Claim| {
        let code = claim.as_str();
        let id = format!("claim-{code}");
        let names = [typed.own.text(&id, &[]), typed.own.in_english(&id)];
        code == what || names.iter().any(|name| name.to_lowercase() == what)
    };
    let faults = Irregularity::ALL.iter().copied().map(Claim::Irregularity);
    let claim = square.or_else(|| std::iter::once(Claim::IllegalMove).chain(faults).find(is_named))?;
    Some(Intent::Do(Command::Find { side, claim }))
}

/// "add-time 2:00", "less time 2:00", "loss: a telephone rang": the penalty, and for one of time the amount, without
/// which the time of the regulations applies; after a colon the reason. All but a warning are asked about first.
pub(crate) fn penalise(typed: &TypedText<'_>) -> Option<Intent> {
    let ((side, what), messages) = (typed.of_side()?, typed.own);
    let (before, _) = what.split_once(':').unwrap_or((what, ""));
    let named = |penalty: &Penalty| {
        let id = format!("penalty-{penalty}");
        let names = [penalty.to_string(), messages.text(&id, &[]), messages.in_english(&id)];
        // The whole name: "loss of the game" begins with the code "loss".
        let rests = names.iter().filter_map(|name| after(before, name));
        Some((*penalty, rests.map(str::len).min()?))
    };
    let penalties = Penalty::ALL.iter().filter_map(named);
    let (penalty, behind) = penalties.min_by_key(|(_, behind)| *behind)?;
    let takes_time = matches!(penalty, Penalty::AddTime | Penalty::ReduceTime);
    // In a time, a colon is followed by digits.
    let is_figure = |colon: usize| {
        what.get(colon + 1..)
            .is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    let mut colons = what.match_indices(':').map(|(colon, _)| colon);
    let colon = colons.find(|colon| !takes_time || !is_figure(*colon));
    let (penalised, reason) = colon
        .and_then(|colon| what.split_at_checked(colon))
        .unwrap_or((what, ""));
    let reason = reason.trim_start_matches(':').trim();
    let time = penalised
        .get(before.len().saturating_sub(behind)..)
        .unwrap_or_default()
        .trim();
    let by_ms = match time {
        "" => None,
        time if takes_time => Some(time_ms(time)?),
        _ => return None,
    };
    let penalise = Intent::Do(Command::Penalise {
        side,
        penalty,
        by_ms,
        reason: (!reason.is_empty()).then(|| reason.to_owned()),
    });
    Some(if penalty == Penalty::Warning {
        penalise
    } else {
        Intent::AskFirst(Box::new(penalise))
    })
}

/// "e4 white pawn", "e4 P", "e4 empty": the contents of a square of the board being entered.
pub(crate) fn square_line(line: &str, messages: &Messages) -> Option<Intent> {
    let (square, what) = line.split_once([' ', ','])?;
    let square = square.to_lowercase().parse().ok()?;
    Some(Intent::Desk(PanelIntent::Square(
        square,
        standing(what.trim(), messages)?.0,
    )))
}

/// The contents of a square, as they were said.
struct Occupant(Option<Piece>);

/// A piece by its name, its FEN letter or its Braille form ("wP"); `Occupant(None)` for an empty square.
fn standing(what: &str, messages: &Messages) -> Option<Occupant> {
    let lower = what.to_lowercase();
    let empty = [messages.text("cell-empty", &[]), messages.in_english("cell-empty")];
    if lower == "-" || empty.iter().any(|word| word.to_lowercase() == lower) {
        return Some(Occupant(None));
    }
    let mut letters = what.chars();
    match (letters.next(), letters.next(), letters.next()) {
        (Some(letter), None, _) => return Piece::from_char(letter).map(|piece| Occupant(Some(piece))),
        (Some(color @ ('w' | 'b')), Some(role), None) => {
            let color = if color == 'w' { Color::White } else { Color::Black };
            return Role::from_char(role).map(|role| Occupant(Some(Piece { color, role })));
        }
        _ => {}
    }
    for color in Color::ALL {
        for role in Role::ALL {
            let kind = Piece { color, role };
            let english = format!("{color} {role:?}").to_lowercase();
            if piece(messages, kind).to_lowercase() == lower || english == lower {
                return Some(Occupant(Some(kind)));
            }
        }
    }
    None
}

/// A rank as FEN writes it ("4P3"), or eight words separated by commas or blanks.
fn whole_rank(text: &str, messages: &Messages) -> Option<[Option<Piece>; 8]> {
    let text = text.trim();
    let mut pieces = Vec::new();
    if text.contains(',') {
        for part in text.split(',') {
            pieces.push(standing(part.trim(), messages)?.0);
        }
    } else if text.contains(' ') {
        for part in text.split_whitespace() {
            pieces.push(standing(part, messages)?.0);
        }
    } else {
        for letter in text.chars() {
            match letter.to_digit(10) {
                Some(empty) => pieces.extend((0..empty.min(8)).map(|_| None)),
                None => pieces.push(Some(Piece::from_char(letter)?)),
            }
        }
    }
    pieces.try_into().ok()
}

/// A piece placement, with or without the other fields of a FEN.
fn placement(text: &str) -> Option<Board> {
    text.parse::<Fen>().ok().map(|fen| fen.as_setup().board.clone())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::move_line::{self, MoveLineMeaning};
    use laws::event::ProposalKind;
    use laws::people::Person;
    use locale::Locale;
    use shakmaty::Square;

    /// The meaning of that line at the arbiter's panel.
    pub(crate) fn means(line: &str, locale: Locale) -> Option<Intent> {
        match move_line::read(line, Person::Arbiter, &Messages::new(locale)) {
            MoveLineMeaning::Command(intent) => Some(intent),
            MoveLineMeaning::For(..) | MoveLineMeaning::Move(_) | MoveLineMeaning::Empty => None,
        }
    }

    #[test]
    fn differing_squares_are_typed_by_name_letter_or_braille() {
        let pawn = Piece {
            color: Color::White,
            role: Role::Pawn,
        };
        let expected = Some(Intent::Desk(PanelIntent::Square(Square::E4, Some(pawn))));
        for line in ["e4 white pawn", "E4 P", "e4 wP", "e4, white pawn"] {
            assert_eq!(means(line, Locale::En), expected, "{line}");
        }
        assert_eq!(means("e4 weißer Bauer", Locale::De), expected);
        let empty = Some(Intent::Desk(PanelIntent::Square(Square::E2, None)));
        assert_eq!(means("e2 empty", Locale::PtBr), empty);
        assert_eq!(means("e2 -", Locale::En), empty);
        assert_eq!(means("e2 zebra", Locale::En), None);
    }

    #[test]
    fn a_rank_is_read_from_file_a_on() {
        let Some(Intent::Desk(PanelIntent::Rank(rank, pieces))) = means("rank 4 4P3", Locale::En) else {
            panic!("no rank");
        };
        assert_eq!((rank, pieces.iter().flatten().count()), (Rank::Fourth, 1));
        let spoken = means("rank 4: - - - - P - - -", Locale::En);
        assert_eq!(spoken, Some(Intent::Desk(PanelIntent::Rank(rank, pieces))));
        assert_eq!(means("rank 4 4P4", Locale::En), None);
    }

    #[test]
    fn rulings_are_typed_in_english_and_in_the_persons_own_words() {
        let kind = ProposalKind::Correction;
        let accept = Some(Intent::Do(Command::AcceptProposal { kind }));
        assert_eq!(means("accept correction", Locale::De), accept);
        let sheets = Command::CompareSheets { sheets: None };
        assert_eq!(means("compare sheets", Locale::En), Some(Intent::Do(sheets)));
        assert_eq!(means("Compare", Locale::En), Some(Intent::Do(Command::CompareBoards)));
        let pin = Some(Intent::Desk(PanelIntent::Pin(String::from("4711"))));
        assert_eq!(means("pin 4711", Locale::PtBr), pin);
    }

    #[test]
    fn penalties_of_12_9_are_typed_by_code_or_name_and_time() {
        let penalise = |side, code: &str, by_ms| {
            let penalty = code.parse().unwrap();
            Intent::Do(Command::Penalise {
                side,
                penalty,
                by_ms,
                reason: None,
            })
        };
        let asked = |intent| Some(Intent::AskFirst(Box::new(intent)));
        let two = penalise(Color::White, "add-time", Some(120_000));
        assert_eq!(means("penalise white add-time 2:00", Locale::En), asked(two));
        let less = || asked(penalise(Color::Black, "reduce-time", Some(60_000)));
        assert_eq!(means("Strafe Schwarz weniger Zeit 1:00", Locale::De), less());
        assert_eq!(means("penalise black less time 1:00", Locale::PtBr), less());
        let warning = penalise(Color::White, "warning", None);
        assert_eq!(means("penalize white warning", Locale::En), Some(warning));
        assert_eq!(means("penalise white loss 2:00", Locale::En), None);
        let Some(Intent::AskFirst(with_reason)) = means("penalise white add-time 2:00: His telephone rang", Locale::En)
        else {
            panic!("not understood");
        };
        let Intent::Do(Command::Penalise { by_ms, reason, .. }) = *with_reason else {
            panic!("{with_reason:?}");
        };
        assert_eq!((by_ms, reason.as_deref()), (Some(120_000), Some("His telephone rang")));
        for code in Penalty::ALL {
            assert!(means(&format!("penalise white {code}"), Locale::De).is_some(), "{code}");
            for locale in Locale::ALL {
                let name = Messages::new(locale).text(&format!("penalty-{code}"), &[]);
                let by_name = means(&format!("penalise white {name}"), locale);
                assert_eq!(
                    by_name,
                    means(&format!("penalise white {code}"), Locale::En),
                    "{locale}: {name}"
                );
            }
        }
    }

    #[test]
    fn the_reason_of_a_penalty_needs_no_blank_behind_its_colon() {
        for (line, time, told) in [
            ("penalise white loss:left", None, "left"),
            ("penalise white loss : 2 boards", None, "2 boards"),
            ("penalise white loss:2 boards", None, "2 boards"),
            ("penalise white add-time 2:00:left", Some(120_000), "left"),
            ("penalise white reduce-time:left", None, "left"),
        ] {
            let Some(Intent::AskFirst(asked)) = means(line, Locale::En) else {
                panic!("{line} is not understood");
            };
            let Intent::Do(Command::Penalise { by_ms, reason, .. }) = *asked else {
                panic!("{asked:?}");
            };
            assert_eq!((by_ms, reason.as_deref()), (time, Some(told)), "{line}");
        }
    }

    #[test]
    fn a_paper_sheet_is_opened_by_its_path_blanks_and_all() {
        let opened = |path: &str| Some(Intent::Desk(PanelIntent::OpenSheet(Color::White, path.to_owned())));
        assert_eq!(
            means("open sheet white /tmp/a b.txt", Locale::En),
            opened("/tmp/a b.txt")
        );
        assert_eq!(means("Formular öffnen Weiß \"x.pgn\"", Locale::De), opened("x.pgn"));
        assert_eq!(means("abrir planilha brancas x.pgn", Locale::PtBr), opened("x.pgn"));
    }
}
