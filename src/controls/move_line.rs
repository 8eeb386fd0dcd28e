//! A typed line: a command in the person's language or in English, or else words of a move.

mod commands;

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use self::commands::{COMMANDS, Takes};
use super::clock_form::time_ms;
use super::files::{Dialog, FileIntent, typed_path};
use super::intent::{AdjournIntent, Intent, Purpose};
use super::proposals::{RULINGS, named_first};
use super::settings::SettingsIntent;
use super::sheet::{self, Reading, SheetIntent};
use crate::laws::command::{Adjourn, Answer, Claim, Command, Fault};
use crate::laws::people::Person;
use crate::locale::Messages;
use crate::query::{Around, Query};
use crate::settings::{Setting, marks_of};

/// What a line means.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// A command.
    Command(Intent),
    /// The line stands for another seat: `black: e5`.
    For(Color, String),
    /// Words of a move, to be understood on the board.
    Move(String),
    /// Nothing was typed.
    Empty,
}

/// The message ids of all commands, in the order of the help.
pub fn command_messages() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(id, _)| *id)
}

/// What the line of that person means. A leading slash always means a command.
pub fn read(line: &str, by: Person, own: &Messages) -> Meaning {
    let line = line.trim();
    if line.is_empty() {
        return Meaning::Empty;
    }
    if let Some((color, rest)) = line
        .split_once(':')
        .and_then(|(who, rest)| Some((side(who, own)?, rest)))
    {
        return Meaning::For(color, rest.trim().to_owned());
    }
    let bare = line.strip_prefix('/').unwrap_or(line);
    // At the desk "Berichtigung annehmen" is a ruling (it is a player's, too: A.5.2), and a line may say what a square bears.
    let at_desk = |meant: Option<Intent>| meant.filter(|_| by == Person::Arbiter);
    let command = at_desk(named_first(bare, own)).or_else(|| command_of(bare, by, own));
    let command = command.or_else(|| at_desk(super::desk::square_line(bare, own)));
    command.map_or_else(|| Meaning::Move(line.to_owned()), Meaning::Command)
}

/// The command with the most words that the line begins with: "strike entry" is not "strike" with a text behind it. Of two
/// that are as long, the person's own language comes before English, and what is of the desk before the rest.
fn command_of(line: &str, by: Person, own: &Messages) -> Option<Intent> {
    let of_desk = super::desk::command_messages().filter(|_| by == Person::Arbiter);
    let of_line = COMMANDS.iter().map(|(id, takes)| (*id, Some(*takes)));
    let mut heard = Vec::new();
    for (id, takes) in of_desk.map(|id| (id, None)).chain(of_line) {
        for (is_english, words) in [(false, own.text(id, &[])), (true, own.in_english(id))] {
            for form in words.split(';').map(str::trim) {
                if let Some(rest) = after(line, form) {
                    let phrase = if RULINGS.contains(&id) { line } else { form };
                    heard.push((phrase.chars().count(), is_english, id, takes, rest));
                }
            }
        }
    }
    heard.sort_by_key(|(length, is_english, ..)| (std::cmp::Reverse(*length), *is_english));
    heard.into_iter().find_map(|(.., id, takes, rest)| match takes {
        Some(takes) => intent(id, takes, rest, by, own),
        None => super::desk::command(id, rest, own),
    })
}

/// What stands behind these words, whatever their case and the form of their apostrophes.
pub(super) fn after<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let plain = |letter: char| if letter == '’' { '\'' } else { letter };
    let mut rest = line;
    for letter in words.chars() {
        let next = rest.chars().next()?;
        if !plain(next).to_lowercase().eq(plain(letter).to_lowercase()) {
            return None;
        }
        rest = rest.get(next.len_utf8()..)?;
    }
    let is_whole = !words.is_empty() && (rest.is_empty() || rest.starts_with(' '));
    is_whole.then(|| rest.trim_start())
}

pub(super) fn side(word: &str, messages: &Messages) -> Option<Color> {
    let word = word.trim().to_lowercase();
    let is = |id: &str| {
        let own = messages.text(id, &[]).to_lowercase();
        own == word || own.replace('ß', "ss") == word
    };
    match word.as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ if is("color-white") => Some(Color::White),
        _ if is("color-black") => Some(Color::Black),
        _ => None,
    }
}

fn intent(id: &str, takes: Takes, text: &str, by: Person, messages: &Messages) -> Option<Intent> {
    if (takes == Takes::Nothing) != text.is_empty() && takes != Takes::Pieces {
        return None;
    }
    let side = by.side().unwrap_or(Color::White);
    let square = || text.to_lowercase().parse::<Square>().ok();
    let ask = |query| Some(Intent::Ask(query));
    let command = |command| Some(Intent::Do(command));
    let file = |intent| Some(Intent::File(intent));
    let on_sheet = |intent| Some(Intent::Sheet(intent));
    let set = |setting, word| Some(Intent::set(setting, word));
    let settings = |intent| Some(Intent::Settings(intent));
    let ask_first = |command| Some(Intent::AskFirst(Box::new(Intent::Do(command))));
    let fault = |fault| {
        command(Command::Claim {
            side,
            claim: Claim::Fault(fault),
        })
    };
    match id {
        "line-clock" => ask(Query::Clock),
        "line-opponent-clock" => ask(Query::OpponentClock),
        "line-clocks" => ask(Query::Clocks),
        "line-time-used" => ask(Query::TimeUsed),
        "line-moves" => ask(Query::Moves),
        "line-control" => ask(Query::Control),
        "line-period" => ask(Query::Period),
        "line-last" => ask(Query::Last),
        "line-turn" => ask(Query::Turn),
        "line-state" => ask(Query::State),
        "line-square" => ask(Query::Square(square()?)),
        "line-rank" => ask(Query::Rank(Rank::from_char(single(text)?)?)),
        "line-file" => ask(Query::File(File::from_char(single(text)?.to_ascii_lowercase())?)),
        "line-pieces" => pieces(text, side, messages).and_then(ask),
        "line-position" => Some(Intent::ReadPosition),
        "line-diagonals" => ask(Query::Around(square()?, Around::Diagonals)),
        "line-knight-squares" => ask(Query::Around(square()?, Around::KnightSquares)),
        "line-colour" => ask(Query::Around(square()?, Around::Ground)),
        "line-legal-moves" => ask(Query::Around(square()?, Around::LegalMoves)),
        "line-attackers" => ask(Query::Around(square()?, Around::Attackers)),
        "line-last-moves" => ask(Query::LastMoves(5)),
        "line-captured" => ask(Query::Captured),
        "line-keys-english" => set(Setting::KeyPreset, "english"),
        "line-keys-german" => set(Setting::KeyPreset, "german"),
        "line-cells-square-first" => set(Setting::CellOrder, "square-first"),
        "line-cells-piece-first" => set(Setting::CellOrder, "piece-first"),
        "line-cells-by-letters" => set(Setting::CellSquares, "letters"),
        "line-cells-by-names" => set(Setting::CellSquares, "anna"),
        "line-cells-full" => set(Setting::CellPieces, "full"),
        "line-cells-kind-first" => set(Setting::CellPieces, "kind-first"),
        "line-cells-short" => set(Setting::CellPieces, "letter"),
        "line-cells-ground-on" => set(Setting::CellGround, "on"),
        "line-cells-ground-off" => set(Setting::CellGround, "off"),
        "line-cells-empty-on" => set(Setting::CellEmpty, "on"),
        "line-cells-empty-off" => set(Setting::CellEmpty, "off"),
        "line-cells-role-list" => set(Setting::CellRole, "list-item"),
        "line-cells-role-grid" => set(Setting::CellRole, "grid-cell"),
        "line-cells-role-button" => set(Setting::CellRole, "button"),
        "line-cells-reading-pieces" => set(Setting::Reading, "pieces"),
        "line-cells-reading-ranks" => set(Setting::Reading, "ranks"),
        "line-cells-reading-files" => set(Setting::Reading, "files"),
        "line-board-turned" => Some(Intent::TurnBoard(true)),
        "line-board-own" => Some(Intent::TurnBoard(false)),
        "line-say-home" => set(Setting::Preset, "home"),
        "line-say-tournament" => set(Setting::Preset, "tournament"),
        "line-say-assistant" => set(Setting::Preset, "assistant"),
        "line-say-arbiter" => set(Setting::Preset, "arbiter"),
        "line-say-braille" => set(Setting::Preset, "braille"),
        "line-sheet" => ask(Query::Sheet(side)),
        "line-recording" => ask(Query::Recording),
        _ if id.starts_with("line-recorder") => super::recorder::read(id, text).map(Intent::Recorder),
        "line-repeated" => Some(Intent::Repeated { for_side: side }),
        "line-press" => command(Command::PressClock { side }),
        "line-correct" => Some(Intent::Correct {
            for_side: side,
            words: text.to_owned(),
        }),
        "line-repeat" => Some(Intent::Repeat {
            for_side: side,
            words: text.to_owned(),
        }),
        "line-record" => on_sheet(SheetIntent::Write(text.to_owned())),
        "line-games" => file(FileIntent::List { aloud: true }),
        "line-open-game" => file(match text.parse() {
            Ok(number) => FileIntent::OpenListed(number),
            Err(_) => FileIntent::Open(typed_path(text)),
        }),
        "line-choose-game" => file(FileIntent::Choose(Dialog::Open)),
        "line-save-game" => file(FileIntent::Save(typed_path(text))),
        "line-save-as" => file(FileIntent::Choose(Dialog::Save)),
        "line-last-entry" => on_sheet(SheetIntent::Read(Reading::Last)),
        "line-previous-entry" => on_sheet(SheetIntent::Read(Reading::Previous)),
        "line-next-entry" => on_sheet(SheetIntent::Read(Reading::Next)),
        "line-entries-from" => on_sheet(SheetIntent::Read(Reading::From(text.parse().ok()?))),
        "line-find-entry" => on_sheet(SheetIntent::Read(Reading::Find(text.to_owned()))),
        "line-correct-entry" => on_sheet(SheetIntent::Correct {
            place: None,
            words: text.to_owned(),
        }),
        "line-strike-entry" if text.is_empty() => on_sheet(SheetIntent::Strike(None)),
        "line-strike-entry" => {
            let (ply, rest) = sheet::numbered(text, messages)?;
            rest.is_empty().then_some(Intent::Sheet(SheetIntent::Strike(Some(ply))))
        }
        "line-again" => Some(Intent::SayAgain),
        "line-earlier" => Some(Intent::SayEarlier),
        "line-lift" => command(Command::Lift {
            board: side,
            square: square()?,
        }),
        "line-place" => command(Command::Place {
            board: side,
            square: square()?,
            piece: None,
        }),
        "line-take-off" => command(Command::Remove {
            board: side,
            square: square()?,
        }),
        "line-offer-draw" => ask_first(Command::OfferDraw { side }),
        "line-accept-draw" => Some(Intent::AskFirst(Box::new(Intent::Do(Command::AcceptDraw { side })))),
        "line-decline-draw" => command(Command::DeclineDraw { side }),
        "line-resign" => Some(Intent::AskFirst(Box::new(Intent::Do(Command::Resign { side })))),
        "line-seal" => Some(Intent::Adjourn(AdjournIntent::Seal {
            for_side: side,
            words: text.to_owned(),
        })),
        "line-adjourn" => command(Command::Adjourn(Adjourn::Tell {
            until: (!text.is_empty()).then(|| text.to_owned()),
        })),
        "line-claim-flag" => ask_first(Command::ClaimFlag { side }),
        "line-adjust" => command(Command::Adjust {
            side,
            square: square()?,
        }),
        "line-claim-threefold-with" | "line-claim-fifty-with" => Some(Intent::ClaimWith {
            for_side: side,
            fifty: id == "line-claim-fifty-with",
            words: text.to_owned(),
        }),
        "line-claim-touched" => command(Command::Claim {
            side,
            claim: Claim::Touched(square()?),
        }),
        "line-uphold-claim" | "line-reject-claim" => command(Command::SettleClaim {
            upheld: id == "line-uphold-claim",
        }),
        // What cannot be withdrawn, and may cost time, is asked about first (9.5).
        "line-claim-threefold" => ask_first(Command::Claim {
            side,
            claim: Claim::Threefold(None),
        }),
        "line-claim-fifty" => ask_first(Command::Claim {
            side,
            claim: Claim::Fifty(None),
        }),
        "line-claim-quickplay" => ask_first(Command::Claim {
            side,
            claim: Claim::Quickplay,
        }),
        "line-claim-increment" => ask_first(Command::Claim {
            side,
            claim: Claim::Increment,
        }),
        "line-claim-illegal-move" => command(Command::Claim {
            side,
            claim: Claim::IllegalMove,
        }),
        "line-ask-record" => command(Command::AskRecord { side }),
        "line-claim-set-up" => fault(Fault::SetUp),
        "line-claim-board-turned" => fault(Fault::BoardTurned),
        "line-claim-colours-reversed" => fault(Fault::ColoursReversed),
        "line-claim-displaced" => fault(Fault::Displaced),
        "line-claim-two-hands" => fault(Fault::TwoHands),
        "line-claim-wrong-square" => fault(Fault::WrongSquare),
        "line-claim-both-kings" => fault(Fault::BothKings),
        "line-claim-clock-setting" => fault(Fault::ClockSetting),
        "line-offer-correction" => command(Command::OfferCorrection { side }),
        "line-accept-correction" => command(Command::AnswerCorrection {
            side,
            answer: Answer::Accepted,
        }),
        "line-decline-correction" => command(Command::AnswerCorrection {
            side,
            answer: Answer::Declined,
        }),
        "line-start-clocks" => command(Command::StartClocks),
        "line-stop-clocks" => command(Command::StopClocks),
        "line-set-clock" | "line-add-time" | "line-take-time" | "line-set-moves" | "line-set-period" => {
            correction(id, text, messages)
        }
        "line-compare" => command(Command::CompareBoards),
        "line-result" => ask(Query::Result),
        "line-read-back-on" => set(Setting::ReadBack, "on"),
        "line-read-back-off" => set(Setting::ReadBack, "off"),
        "line-marks-on" => set(Setting::TimeMarks, "on"),
        "line-marks-off" => set(Setting::TimeMarks, "off"),
        "line-marks" => marks_of(text).and_then(|_| set(Setting::Marks, text)),
        "line-pulses-on" => set(Setting::Pulses, "on"),
        "line-pulses-off" => set(Setting::Pulses, "off"),
        "line-short-times" => set(Setting::ShortTimes, "on"),
        "line-full-times" => set(Setting::ShortTimes, "off"),
        "line-clock-window-on" => set(Setting::ClockWindow, "on"),
        "line-clock-window-off" => set(Setting::ClockWindow, "off"),
        "line-public-on" => Some(Intent::PublicVoice(true)),
        "line-public-off" => Some(Intent::PublicVoice(false)),
        "line-devices" => Some(Intent::Devices),
        "line-earphone" => Some(Intent::UseDevice(Purpose::Earphone, text.parse().ok()?)),
        "line-second-earphone" => Some(Intent::UseDevice(Purpose::SecondEarphone, text.parse().ok()?)),
        "line-loudspeaker" => Some(Intent::UseDevice(Purpose::Loudspeaker, text.parse().ok()?)),
        "line-yes" => Some(Intent::Answer(super::intent::Choice::Yes)),
        "line-no" => Some(Intent::Answer(super::intent::Choice::No)),
        "line-explain" => Some(Intent::Explain(text.to_owned())),
        "line-regulations" => Some(Intent::Regulations),
        "line-manual" => Some(Intent::Manual),
        "line-help" => Some(Intent::Help),
        "line-language" => settings(super::settings::language(text)),
        "line-guide" => settings(SettingsIntent::Guide),
        "line-settings" | "line-settings-of" => settings(SettingsIntent::Open(text.to_owned())),
        "line-export-settings" => settings(SettingsIntent::Export(typed_path(text))),
        "line-import-settings" => settings(SettingsIntent::Import(typed_path(text))),
        "line-delete-profile" => settings(SettingsIntent::DeleteProfile(text.to_owned())),
        "line-rename-profile" => settings(SettingsIntent::RenameProfile(text.to_owned())),
        _ => None,
    }
}

/// "white 1:05:00", "black 12": whose clock, and what it is to show; asked about before it is done.
fn correction(id: &str, text: &str, messages: &Messages) -> Option<Intent> {
    let (who, value) = text.split_once(char::is_whitespace)?;
    let (side, value) = (side(who, messages)?, value.trim());
    let command = match id {
        "line-set-clock" => Command::SetTime {
            side,
            left_ms: time_ms(value)?,
        },
        "line-add-time" => Command::AddTime {
            side,
            by_ms: time_ms(value)?,
        },
        "line-take-time" => Command::TakeTime {
            side,
            by_ms: time_ms(value)?,
        },
        "line-set-period" => Command::SetPeriod {
            side,
            period: value.parse().ok()?,
        },
        _ => Command::SetMoves {
            side,
            moves: value.parse().ok()?,
        },
    };
    Some(Intent::AskFirst(Box::new(Intent::CorrectClocks(vec![command]))))
}

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// "pieces", "pieces white", "white knight", in the words of the pieces' own messages.
fn pieces(text: &str, own: Color, messages: &Messages) -> Option<Query> {
    let text = text.to_lowercase();
    if text.is_empty() {
        return Some(Query::Pieces(own, None));
    }
    for color in Color::ALL {
        if side(&text, messages) == Some(color) {
            return Some(Query::Pieces(color, None));
        }
        for role in Role::ALL {
            if crate::locale::piece(messages, Piece { color, role }).to_lowercase() == text {
                return Some(Query::Pieces(color, Some(role)));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn the_word_before_a_time_is_no_part_of_it_in_any_language() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for form in messages.text("line-adjourn", &[]).split(';') {
                let meaning = read(&format!("/{form} 12:30"), Person::Arbiter, &messages);
                let until = Some(String::from("12:30"));
                let expected = Intent::Do(Command::Adjourn(Adjourn::Tell { until }));
                assert_eq!(meaning, Meaning::Command(expected), "{locale}: {form}");
            }
        }
    }

    fn meant(line: &str, by: Person, locale: Locale) -> Option<Intent> {
        match read(line, by, &Messages::new(locale)) {
            Meaning::Command(intent) => Some(intent),
            Meaning::For(..) | Meaning::Move(_) | Meaning::Empty => None,
        }
    }

    #[test]
    fn every_form_of_every_command_is_read_as_its_own_in_every_language() {
        const BEHIND: [&str; 13] = [
            "",
            "e4",
            "e",
            "4",
            "white",
            "white 4",
            "white 4:00",
            "white loss",
            "white e4",
            "4 4P3",
            "1-0 x",
            "correction",
            "5:00",
        ];
        let mut strangers = Vec::new();
        for by in [Person::Player(Color::Black), Person::Arbiter] {
            for locale in Locale::ALL {
                let messages = Messages::new(locale);
                let of_line = COMMANDS.iter().map(|(id, takes)| (*id, Some(*takes)));
                let of_desk = crate::controls::desk::command_messages().filter(|_| by == Person::Arbiter);
                let all: Vec<_> = of_desk.map(|id| (id, None)).chain(of_line).collect();
                let intent_of = |id, takes: Option<Takes>, text: &str| match takes {
                    Some(takes) => intent(id, takes, text, by, &messages),
                    None => crate::controls::desk::command(id, text, &messages),
                };
                let mut forms: Vec<(String, &str, Option<Takes>)> = Vec::new();
                for (id, takes) in all {
                    for form in messages.text(id, &[]).split(';') {
                        forms.push((form.trim().to_lowercase(), id, takes));
                    }
                }
                for (form, id, takes) in &forms {
                    let understood = BEHIND.iter().filter(|text| intent_of(id, *takes, text).is_some());
                    let understood: Vec<_> = understood.take(2).collect();
                    assert!(
                        !understood.is_empty(),
                        "{locale}: nothing is tried behind {form} of {id}"
                    );
                    for text in understood {
                        // Where two commands share a form, what stands behind it parts them; the desk's come first.
                        let mut same = forms.iter().filter(|(other, ..)| other == form);
                        let line = format!("{form} {text}");
                        // The arbiter's ruling on a proposal has its name for a word.
                        let mut rulings = forms.iter().filter(|(_, id, _)| RULINGS.contains(id));
                        let ruling =
                            rulings.find_map(|(form, id, takes)| intent_of(id, *takes, after(line.trim(), form)?));
                        let named = named_first(line.trim(), &messages).filter(|_| by == Person::Arbiter);
                        let expected = named
                            .or(ruling)
                            .or_else(|| same.find_map(|(_, id, takes)| intent_of(id, *takes, text)));
                        if meant(&format!("/{line}"), by, locale) != expected {
                            strangers.push(format!("{locale} {by}: {line} of {id}"));
                        }
                    }
                }
            }
        }
        assert!(strangers.is_empty(), "{}", strangers.join("\n"));
    }

    #[test]
    fn the_longest_words_count_and_not_the_command_that_stands_first() {
        let ada = Person::Player(Color::White);
        let strike = Some(Intent::Sheet(SheetIntent::Strike(None)));
        assert_eq!(meant("Eintrag streichen", ada, Locale::De), strike);
        let export = Some(Intent::Settings(SettingsIntent::Export(String::from("A.toml"))));
        assert_eq!(meant("guardar ajustes A.toml", ada, Locale::Es), export);
        assert_eq!(meant("gravar configurações A.toml", ada, Locale::PtBr), export);
        assert_eq!(meant("guardar definições A.toml", ada, Locale::PtPt), export);
        let window = Some(Intent::set(Setting::ClockWindow, "on"));
        assert_eq!(meant("abrir ventana del reloj", ada, Locale::Es), window);
        let settings = Some(Intent::Settings(SettingsIntent::Open(String::from("Ton"))));
        assert_eq!(meant("find setting Ton", ada, Locale::En), settings);
        assert_eq!(meant("suche Einstellung Ton", ada, Locale::De), settings);
    }

    #[test]
    fn a_typographic_apostrophe_is_an_apostrophe() {
        let mut words = 0;
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for (id, _) in COMMANDS {
                for form in messages.text(id, &[]).split(';').filter(|form| form.contains('\'')) {
                    words += 1;
                    for text in ["", " e4", " x"] {
                        let typed = format!("{form}{text}");
                        assert_eq!(
                            meant(&typed.replace('\'', "’"), Person::Arbiter, locale),
                            meant(&typed, Person::Arbiter, locale),
                            "{locale}: {typed}"
                        );
                    }
                }
            }
        }
        assert!(words > 0);
    }
}
