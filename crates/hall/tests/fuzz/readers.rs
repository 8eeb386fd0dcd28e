//! Every reader, and what must hold for whatever it is given.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Debug;
use std::hash::{Hash, Hasher as _};
use std::mem::discriminant;
use std::sync::LazyLock;

use announcement::understand::understand;
use controls::move_line;
use hall::standings::{recommended, standings};
use hall::tournament_results::TournamentResults;
use journal::chain::{self, EntryHash, StoredEntry};
use journal::record::{decode, encode, to_line};
use laws::moment::Moment;
use laws::people::Person;
use laws::scoresheet::{EntryKind, as_written};
use locale::{Locale, Messages, is_harmless};
use notation::algebraic::Letters;
use notation::braille::{self, BrailleCode};
use notation::{clock_log, fen, pgn, sheet, time_control, time_control_written, trf};
use protocols::boards::certabo::Certabo;
use protocols::boards::dgt::Dgt;
use protocols::boards::millennium::Millennium;
use protocols::boards::protocol::{BoardOutput, Protocol};
use protocols::engine::uci::{self, EngineDescription, UciMessage};
use protocols::engine::{EngineSetup, Strength};
use settings::Settings;
use shakmaty::{Chess, Color, Position as _};
use table::script::parse::{self, StoryLine};
use table::script::play;

use super::corpus::{self, Known};
use super::{Reader, Seen};

type Checked = Result<Seen, String>;

pub(super) fn all() -> Vec<Reader> {
    let reader = |name, known: &'static Known, check| Reader { name, known, check };
    vec![
        reader("time control", &corpus::TIME, time),
        reader("pgn", &corpus::PGN, games),
        reader("pgn stream", &corpus::PGN, stream),
        reader("position", &corpus::POSITION, position),
        reader("scoresheet", &corpus::SHEET, scoresheet),
        reader("entries", &corpus::SHEET, entries),
        reader("report", &corpus::REPORT, report),
        reader("braille", &corpus::BRAILLE, cells),
        reader("journal record", &corpus::JOURNAL, record),
        reader("journal line", &corpus::JOURNAL, line_of_journal),
        reader("settings", &corpus::SETTINGS, settings),
        reader("script", &corpus::STORY, script),
        reader("script played", &corpus::STORY, played),
        reader("announcement", &corpus::WORDS, announcement),
        reader("move line", &corpus::LINE, move_line),
        reader("clock log", &corpus::CLOCKS, clocks),
        reader("dgt board", &corpus::DGT, dgt),
        reader("millennium board", &corpus::MILLENNIUM, millennium),
        reader("certabo board", &corpus::CERTABO, certabo),
        reader("engine", &corpus::ENGINE, engine),
    ]
}

fn hashed(value: impl Hash) -> Seen {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn must(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn must_equal<T: PartialEq + Debug>(one: &T, other: &T) -> Result<(), String> {
    must(one == other, || format!("{one:?} is not {other:?}"))
}

fn time(bytes: &[u8]) -> Checked {
    let text = String::from_utf8_lossy(bytes);
    let mut seen = [0, 0];
    for (read, seen) in [time_control::read(&text), time_control_written::read(&text)]
        .into_iter()
        .zip(&mut seen)
    {
        match read {
            Ok(control) => {
                let written = time_control::write(&control);
                must_equal(&time_control::read(&written), &Ok(control))?;
                *seen = hashed(
                    written
                        .chars()
                        .filter(|sign| !sign.is_ascii_digit())
                        .collect::<String>(),
                );
            }
            Err(fault) => {
                must(text.get(fault.at..).is_some(), || format!("{fault:?} in {text}"))?;
                *seen = hashed(fault.at);
            }
        }
    }
    Ok(hashed(seen))
}

fn shape_of(read: &pgn::ReadGame) -> Seen {
    let faults: Vec<_> = read.faults.iter().map(|fault| discriminant(&fault.problem)).collect();
    let moves: Vec<_> = read
        .game
        .line
        .iter()
        .map(|entry| {
            (
                entry.variations().count(),
                entry.comments().count(),
                entry.glyphs().count(),
            )
        })
        .collect();
    hashed((faults, moves, read.game.tags.len(), read.game.result.as_str()))
}

fn games(bytes: &[u8]) -> Checked {
    let read = pgn::read(&pgn::decode(bytes));
    for read in &read {
        let again = pgn::read(&pgn::text(&read.game));
        must_equal(&again.len(), &1)?;
        must_equal(&again[0].game.line.len(), &read.game.line.len())?;
    }
    Ok(hashed(read.iter().map(shape_of).collect::<Vec<_>>()))
}

fn stream(bytes: &[u8]) -> Checked {
    let text = pgn::decode(bytes);
    let (mut streamed, mut passing, mut passed) = (pgn::GameStream::new(bytes), pgn::Games::new(&text), 0_usize);
    let mut shapes = Vec::new();
    for whole in pgn::read(&text) {
        let read = streamed.next_game().map_err(|error| error.to_string())?;
        must_equal(&read, &Some(whole))?;
        shapes.extend(read.as_ref().map(shape_of));
    }
    must_equal(&streamed.next_game().map_err(|error| error.to_string())?, &None)?;
    while passing.pass() {
        passed += 1;
        must(passed <= bytes.len(), || {
            String::from("it passes over games without an end")
        })?;
    }
    Ok(hashed((shapes, passed)))
}

fn position(bytes: &[u8]) -> Checked {
    let text = String::from_utf8_lossy(bytes);
    match fen::read(&text, None) {
        Ok(position) => {
            must(!position.board().kings().is_empty(), || String::from("no king"))?;
            Ok(hashed((
                position.turn(),
                position.castles().castling_rights(),
                position.board().occupied().count(),
            )))
        }
        Err(fault) => {
            must(fault.column <= text.chars().count() + 1, || format!("{fault:?}"))?;
            let placed = fen::read_placement(&text).map(|board| board.occupied().count());
            Ok(hashed((
                discriminant(&fault.field),
                discriminant(&fault.problem),
                fault.column,
                placed.ok(),
            )))
        }
    }
}

fn scoresheet(bytes: &[u8]) -> Checked {
    let text = String::from_utf8_lossy(bytes);
    let start = Chess::default();
    let mut seen = Vec::new();
    for letters in [
        None,
        Some(Letters::English),
        Some(Letters::Portuguese),
        Some(Letters::German),
    ] {
        let read = sheet::read(&text, &start, letters);
        seen.push((
            read.moves.len(),
            read.unreadable.as_ref().map(|stopped| discriminant(&stopped.reason)),
        ));
        if let Some(stopped) = read.unreadable {
            let lines: Vec<&str> = text
                .trim_start_matches('\u{feff}')
                .lines()
                .skip(stopped.line - 1)
                .collect();
            // The token is what stands there without the signs between (`0 - 0` is told as `0-0`), in one line.
            let mut behind = lines.iter().flat_map(|line| line.chars()).skip(stopped.column - 1);
            let mut signs = stopped.token.chars().filter(|sign| !sign.is_whitespace());
            must(
                !stopped.token.contains('\n') && signs.all(|sign| behind.any(|next| next == sign)),
                || format!("{stopped:?}"),
            )?;
        }
    }
    Ok(hashed(seen))
}

fn entries(bytes: &[u8]) -> Checked {
    let text = String::from_utf8_lossy(bytes);
    let mut seen = Vec::new();
    for entry in sheet::split(&text) {
        must(!entry.trim().is_empty(), || format!("{entry:?}"))?;
        let kind = EntryKind::of(&as_written(&entry));
        must_equal(&kind, &EntryKind::of(&as_written(&as_written(&entry))))?;
        seen.push(discriminant(&kind));
    }
    Ok(hashed(seen))
}

fn report(bytes: &[u8]) -> Checked {
    let text = pgn::decode(bytes);
    let mut report = trf::read(&text);
    must(report.written() == text, || report.written())?;
    let (tournament, _misfits) = TournamentResults::of(&report);
    let lines = standings(&tournament, &recommended(&tournament));
    must_equal(&lines.len(), &report.players.len())?;
    tournament.put_into(&mut report, |_| Some(1));
    let again = trf::read(&report.written());
    must_equal(&again.players.len(), &report.players.len())?;
    for player in &report.players {
        if let Ok(game) = report.pairing(&player.rank.to_string(), None, str::to_lowercase) {
            must([game.white.rank, game.black.rank].contains(&player.rank), || {
                format!("{game:?}")
            })?;
        }
    }
    let lines = text.replace("\r\n", "\n").split(['\r', '\n']).count();
    must(report.unread.iter().all(|line| (1..=lines).contains(line)), || {
        format!("{:?}", report.unread)
    })?;
    Ok(hashed((
        report.players.len(),
        report.unread,
        report.time.is_some(),
        trf::is_report(&text),
    )))
}

fn cells(bytes: &[u8]) -> Checked {
    let text = braille::file::read(&String::from_utf8_lossy(bytes));
    let read = BrailleCode::ALL.map(|code| {
        let (game, fault) = braille::read(&text, code, &Chess::default());
        (game.line.len(), fault.map(|fault| discriminant(&fault.problem)))
    });
    Ok(hashed(read))
}

fn record(bytes: &[u8]) -> Checked {
    match decode(&String::from_utf8_lossy(bytes)) {
        Ok(event) => {
            let written = encode(&event);
            must_equal(&decode(&written), &Ok(event))?;
            Ok(hashed(written.split(',').map(str::len).collect::<Vec<_>>()))
        }
        Err(fault) => Ok(hashed(format!("{fault:?}").split('"').take(2).collect::<String>())),
    }
}

fn line_of_journal(bytes: &[u8]) -> Checked {
    // Without an opening nothing that follows is read.
    let opened = corpus::JOURNAL.file.lines().next().unwrap_or_default();
    let text = format!("{opened}\n{}", String::from_utf8_lossy(bytes));
    let mut chain = chain::Chain::default();
    let mut stored: Vec<StoredEntry> = Vec::new();
    for line in text.lines() {
        let mut entry = StoredEntry {
            number: chain.number + 1,
            at: Moment::from_millis(u64::try_from(line.len()).unwrap_or_default()),
            record: line.to_owned(),
            hash: EntryHash([0; 32]),
        };
        if let Ok(event) = decode(line) {
            entry = chain.link(&event, entry.at);
            let line = to_line(&entry).map_err(|fault| format!("{fault:?}"))?;
            must(!line.contains('\n'), || line.clone())?;
        }
        stored.push(entry);
    }
    let read = chain::read(&stored);
    must(read.entries.len() <= stored.len(), || format!("{read:?}"))?;
    let events: Vec<_> = read.entries.iter().map(|entry| discriminant(&entry.event)).collect();
    Ok(hashed((events, read.damage.map(|damage| discriminant(&damage.fault)))))
}

fn settings(bytes: &[u8]) -> Checked {
    match Settings::read(&String::from_utf8_lossy(bytes)) {
        Ok(settings) => {
            let written = settings.write();
            must_equal(&Settings::read(&written), &Ok(settings))?;
            Ok(hashed(written.lines().map(str::len).collect::<Vec<_>>()))
        }
        Err(fault) => Ok(hashed(format!("{fault:?}").len())),
    }
}

fn script(bytes: &[u8]) -> Checked {
    match parse::parse(&String::from_utf8_lossy(bytes)) {
        Ok(script) => Ok(hashed(
            script
                .story
                .iter()
                .map(|(_, line)| discriminant(line))
                .collect::<Vec<_>>(),
        )),
        Err(error) => {
            must(error.place.line >= 1 && error.place.column >= 1, || {
                format!("{error:?}")
            })?;
            Ok(hashed((error.place.line, discriminant(&error.expected))))
        }
    }
}

/// Times of many hours are the reader's to refuse; here they would only take long.
fn played(bytes: &[u8]) -> Checked {
    let Ok(script) = parse::parse(&String::from_utf8_lossy(bytes)) else {
        return Ok(0);
    };
    let is_short = |line: &StoryLine| {
        matches!(line, StoryLine::At(at) if at.as_millis() < 36_000_000) || !matches!(line, StoryLine::At(_))
    };
    if !script.story.iter().all(|(_, line)| is_short(line)) {
        return Ok(1);
    }
    let played = play::play(&script, Locale::En);
    let outputs: Vec<_> = played.outputs.iter().map(|output| output.name.clone()).collect();
    Ok(hashed((outputs, played.failure.is_some())))
}

static POSITIONS: LazyLock<Vec<Chess>> = LazyLock::new(|| {
    let texts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/pPppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPpP/R3K2R w KQkq - 0 1",
        "8/1P6/8/2pP4/8/8/4p3/K1k5 b - - 0 1",
    ];
    texts.map(|text| fen::read(text, None).unwrap()).to_vec()
});

fn announcement(bytes: &[u8]) -> Checked {
    let words = String::from_utf8_lossy(bytes);
    let position = &POSITIONS[bytes.len() % POSITIONS.len()];
    match understand(position, &words, Letters::Portuguese) {
        Ok(meant) => {
            must(position.is_legal(meant), || format!("{meant:?}"))?;
            Ok(hashed(meant))
        }
        Err(fault) => {
            must(words.get(fault.at..).is_some(), || format!("{fault:?}"))?;
            Ok(hashed((discriminant(&fault.code), fault.candidates.len())))
        }
    }
}

static TEXTS: LazyLock<Vec<Messages>> = LazyLock::new(|| Locale::ALL.map(Messages::new).to_vec());

fn move_line(bytes: &[u8]) -> Checked {
    let line = String::from_utf8_lossy(bytes);
    let own = &TEXTS[bytes.len() % TEXTS.len()];
    let by = if bytes.len().is_multiple_of(2) {
        Person::Arbiter
    } else {
        Person::Player(Color::White)
    };
    let meant = format!("{:?}", move_line::read(&line, by, own));
    // The kind of outcome, without the words and numbers in it.
    let way: String = meant
        .chars()
        .take_while(|sign| *sign != '"')
        .filter(|sign| !sign.is_ascii_digit())
        .collect();
    Ok(hashed(way))
}

fn clocks(bytes: &[u8]) -> Checked {
    match clock_log::read(&String::from_utf8_lossy(bytes)) {
        Ok(readings) => Ok(hashed(readings.len())),
        Err(fault) => Ok(hashed((fault.line, fault.column, discriminant(&fault.problem)))),
    }
}

fn dgt(bytes: &[u8]) -> Checked {
    board(Dgt::default(), bytes, b"\x8E\0\x05\x24\x01")
}

fn millennium(bytes: &[u8]) -> Checked {
    board(Millennium::default(), bytes, corpus::MILLENNIUM.corpus[0].as_bytes())
}

fn certabo(bytes: &[u8]) -> Checked {
    // The first line may end what came before.
    let line = corpus::CERTABO.corpus[0];
    let known = "r 3 0 84 37 1\nn 3 0 84 74 2\n".parse().ok();
    // A square seen only once is no reliable scan.
    board(Certabo::new(known), &bytes.repeat(3), line.repeat(2).as_bytes())
}

/// An engine's output, and the lines then written to it.
fn engine(bytes: &[u8]) -> Checked {
    let (mut offers, mut seen) = (EngineDescription::default(), Vec::new());
    for line in bytes.split(|byte| *byte == b'\n') {
        let said = uci::read(line);
        seen.push(discriminant(&said));
        match said {
            UciMessage::Name(name) => offers.set_name(name),
            UciMessage::Offers(offer) => offers.add(offer),
            UciMessage::Thinks(line) => must(line.moves.len() <= 64, || format!("{line:?}"))?,
            UciMessage::UciOk
            | UciMessage::ReadyOk
            | UciMessage::Best(_)
            | UciMessage::NoMove
            | UciMessage::Other
            | UciMessage::Unknown => {}
        }
    }
    let setup = EngineSetup {
        program: String::new(),
        strength: Strength::Elo(1500),
        threads: 1,
        lines: 3,
        is_chess960: false,
    };
    let (lines, about) = offers.set(&setup);
    must(lines.ends_with("isready\n") && lines.lines().count() <= 8, || {
        lines.clone()
    })?;
    must(about.name.chars().all(is_harmless), || format!("{about:?}"))?;
    Ok(hashed(seen))
}

/// Reads the bytes of a line in any pieces, with time between them; the next whole message is read.
fn board(mut board: impl Protocol, input: &[u8], whole: &[u8]) -> Checked {
    let bytes = on_the_line(input);
    let mut seen = Vec::new();
    board.greeting();
    for piece in bytes.chunks(1 + bytes.len() % 97) {
        let heard = board.hear(piece);
        seen.extend(heard.iter().map(|heard| match heard {
            BoardOutput::Report(report) => (discriminant(heard), Some(discriminant(report))),
            BoardOutput::Serial(_) | BoardOutput::Send(_) | BoardOutput::OnlyOccupancy => (discriminant(heard), None),
        }));
        board.tick(400);
    }
    seen.dedup();
    board.has_understood();
    board.hear(whole);
    must(board.has_understood(), || {
        String::from("the next whole message is not read")
    })?;
    Ok(hashed(seen))
}

/// Half of the inputs are bytes; in the others signs stand for bytes.
fn on_the_line(input: &[u8]) -> Vec<u8> {
    if input.len().is_multiple_of(2) {
        return input.to_vec();
    }
    let low_byte = |sign: char| u32::from(sign).to_le_bytes()[0];
    String::from_utf8_lossy(input).chars().map(low_byte).collect()
}
