//! `annabella review GAME.pgn|JOURNAL [--game N] [--ply N] [--vocabulary V] [--written-in LETTERS] [--engine PATH] [--depth N] [--write NEW]
//! [--find TEXT]`
//!
//! Prints a game: every move with its comments, glyphs and variations, or one place in it, with an engine's evaluation on request.

use std::io::{ErrorKind, Write as _};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};

use serde_json::{Value as Json, json};
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position as _};

use super::games::{self, GamesInput};
use super::given::{GivenArguments, UsageError, fail, only_file};
use super::journal;
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, messages, print, print_json};
use crate::app::from_pgn;
use crate::app::no_session::NoSession;
use crate::app::requests::CommandLineRequests;
use crate::app::sentences;
use crate::app::session;
use ::journal::chain;
use adapters::collection::CollectionFile;
use adapters::disk_files::{self, place};
use adapters::ports::RequestPort as _;
use adapters::ports::files::NotRead;
use adapters::ports::store::StoreFailure;
use adapters::seen::SeenGames;
use adapters::sqlite;
use adapters::uci::{Patience, UciEngines};
use announcement::{self, SpokenContent, Vocabulary};
use locale::{Messages, Value, color};
use notation::algebraic::Letters;
use notation::pgn::{MoveNote, PASS, PgnGame, PgnMove, PgnResult, ReadGame, Variation, kept};
use protocols::engine::opinion::{Evaluation, Judging, LINES};
use protocols::engine::{self, EngineReport, EngineRequest, EngineSetup, EngineUse, Limit, Strength};
use review::collection::{self, CollectionFault};
use review::index::Heading;
use review::remark::evaluated;
use review::{Walk, WalkStep};
use table::review::{Remark, remarks};
use wording::{self, glyph, opinion};

/// The default depth of an engine's search.
pub(super) const DEPTH: u32 = 12;

/// The options of the command line.
struct Options<'a> {
    messages: &'a Messages,
    file: &'a str,
    /// The number of the game, from 1.
    game: Option<usize>,
    ply: Option<u32>,
    vocabulary: Vocabulary,
    /// The letters of the pieces in the file, if some are asked for.
    letters: Option<Letters>,
    engine: Option<&'a str>,
    depth: u32,
    json: bool,
    /// The notes of a journal besides its moves.
    remarks: Vec<Remark>,
    /// True if the game was read to its end.
    is_whole: bool,
}

pub(super) fn review(rest: lexopt::Parser) -> Ended {
    let named = [
        "game",
        "ply",
        "vocabulary",
        "engine",
        "depth",
        "write",
        "find",
        "data",
        "player",
        "written-in",
    ];
    let given = GivenArguments::gathered(rest, &named, &["mistakes", "train"])?;
    let messages = messages(given.lang.as_deref());
    let wanted = given.requests();
    let is_of_mistakes = given.flag("mistakes");
    if is_of_mistakes {
        if no_help_here(&wanted, &messages) {
            return Ok(CommandOutcome::No);
        }
        return super::mistakes::mistakes(&given, &messages, &wanted);
    }
    let is_of_training = given.flag("train") || given.option("player").is_some();
    let mut options = if is_of_training {
        Err(UsageError::MissingOption(String::from("--mistakes")))
    } else {
        options(&given, &messages)
    }
    .map_err(|fault| fail(&messages, &fault))?;
    if no_help_here(&wanted, &messages) {
        return Ok(CommandOutcome::No);
    }
    let is_journal = GamesInput::open(&messages, options.file)?.is_journal(&messages, options.file)?;
    if is_journal {
        let (games, outcome) = games::of_journal(&messages, options.file)?;
        let Some(read) = games.into_iter().next() else {
            return Ok(CommandOutcome::No);
        };
        options.must_have(1)?;
        options.remarks = options.remarks_of_moves()?;
        options.is_whole = outcome == CommandOutcome::Done;
        if let Some(to) = given.option("write") {
            let text = kept(&read.game);
            let written = disk_files::write_new(&place(to), |file| file.write_all(text.as_bytes()));
            options.told_written(to, written)?;
        }
        options.show(read)?;
        return Ok(outcome);
    }
    let mut progress = games::progress(&messages, options.file);
    let path = Path::new(options.file);
    let opened = CollectionFile::open(path, |done, all| progress.at(done, all).is_continue());
    let opened = opened
        .map_err(|fault| options.unopened(fault))?
        .written_in(options.letters);
    if let Some(text) = given.option("find") {
        return options.list(&opened, text);
    }
    let number = options.game.unwrap_or(1);
    options.must_have(opened.index().len())?;
    let read = opened.read(number - 1).map_err(|fault| options.unopened(fault))?;
    if !opened.index().is_utf_8() {
        games::tell_encoding(&messages, options.file);
    }
    let outcome = games::told(&messages, options.file, &read);
    options.is_whole = outcome == CommandOutcome::Done;
    if let Some(to) = given.option("write") {
        options.write(&opened, to)?;
    }
    options.show(read)?;
    let games = opened.index().len();
    if games > 1 && options.game.is_none() && !options.json {
        let values = [("path", Value::quoting_path(options.file)), ("games", games.into())];
        complain(&messages.text("walked-more", &values));
    }
    Ok(outcome)
}

/// True if a game stored here bars help, or if the games cannot be looked at, which is told: nothing is reviewed or trained meanwhile.
pub(super) fn no_help_here(wanted: &CommandLineRequests, messages: &Messages) -> bool {
    let Some(data) = wanted.data_folder() else {
        return false;
    };
    // A folder that is not there yet has no games.
    if data.metadata().is_ok_and(|about| !about.is_dir()) {
        let file = data.to_string_lossy();
        complain(&sentences::store_failure(messages, &StoreFailure::NotAFolder, &file));
        return true;
    }
    // With a locked game under way no other game is opened, and no engine (11.3.1).
    let elsewhere = SeenGames::in_folder(&data).from_elsewhere();
    if sqlite::newest_locked(&data, elsewhere.clone()).is_some() {
        complain(&messages.text("walked-locked", &[]));
        return true;
    }
    // The same applies during a game in competition or against a person.
    if let Some(notice) = session::sakes(&sqlite::under_way(&data, elsewhere)).first() {
        complain(&sentences::notice(messages, notice));
        return true;
    }
    false
}

fn options<'a>(given: &'a GivenArguments, messages: &'a Messages) -> Result<Options<'a>, UsageError> {
    let vocabularies = Vocabulary::ALL.map(Vocabulary::name);
    let named = only_file(given)?;
    let (file, number) = match (from_pgn::split_name(Path::new(named)).1, named.rsplit_once('#')) {
        (Some(number), Some((file, _))) => (file, Some(number)),
        _ => (named, None),
    };
    let game = given.one_of("--game", &["1", "2", "3 …"])?.or(number);
    let depth: Option<u32> = given.one_of("--depth", &["1", "2", "3 …"])?;
    let nought = |option| UsageError::not_one_of(option, "0", "1, 2, 3 …");
    if game == Some(0) {
        return Err(nought("--game"));
    }
    if depth == Some(0) {
        return Err(nought("--depth"));
    }
    if depth.is_some() && given.option("engine").is_none() {
        return Err(UsageError::MissingOption(String::from("--engine")));
    }
    Ok(Options {
        messages,
        file,
        game,
        ply: given.one_of("--ply", &["0", "1", "2 …"])?,
        vocabulary: given.one_of("--vocabulary", &vocabularies)?.unwrap_or_default(),
        letters: given.one_of("--written-in", &Letters::ALL.map(Letters::tag))?,
        engine: given.option("engine"),
        depth: depth.unwrap_or(DEPTH),
        json: given.json,
        remarks: Vec::new(),
        is_whole: true,
    })
}

impl Options<'_> {
    /// Complains if the file has not as many games as the number of the requested one.
    fn must_have(&self, games: usize) -> Result<(), CommandOutcome> {
        let number = self.game.unwrap_or(1);
        if number <= games {
            return Ok(());
        }
        let why = NoSession::NoSuchGame(self.file.into(), number, games);
        Err(complained(&sentences::no_session(self.messages, &why)))
    }

    fn unopened(&self, fault: CollectionFault) -> CommandOutcome {
        let why = match fault {
            CollectionFault::NotThere => NotRead::NotThere,
            CollectionFault::IsFolder => NotRead::IsFolder,
            CollectionFault::Forbidden => NotRead::Forbidden,
            CollectionFault::NotAFile => NotRead::NotAFile,
            CollectionFault::NoGame | CollectionFault::NoSuchGame => {
                return games::no_game(self.messages, self.file);
            }
            CollectionFault::Failed | CollectionFault::Changed | CollectionFault::NotWritten => NotRead::Failed,
        };
        games::unreadable(self.messages, why, self.file)
    }

    /// Lists the games of a player, or with a move or position.
    fn list(&self, file: &CollectionFile, text: &str) -> Ended {
        let letters = self.messages.locale().tag().parse().unwrap_or_default();
        let found = match collection::SearchCriterion::read(text, letters) {
            collection::SearchCriterion::Player(name) => file.index().of_player(&name),
            collection::SearchCriterion::Event(name) => file.index().of_event(&name),
            collection::SearchCriterion::Place(sought) => {
                let mut found = Vec::new();
                let looked = file.search(sought, |hit, _bytes| {
                    found.extend(hit.map(|hit| hit.game));
                    Ok::<_, CollectionFault>(())
                });
                looked.map_err(|fault| self.unopened(fault))?;
                found
            }
        };
        for game in &found {
            let Some(heading) = file.index().heading(*game) else {
                continue;
            };
            if self.json {
                print_json(&json!({
                    "game": game + 1, "white": heading.white, "black": heading.black, "event": heading.event,
                    "site": heading.site, "date": heading.date, "round": heading.round, "result": heading.result.as_str(),
                }));
                continue;
            }
            print(&game_named(self.messages, game + 1, &heading));
        }
        if found.is_empty() {
            complain(&self.messages.text("walked-none", &[]));
            return Ok(CommandOutcome::No);
        }
        Ok(CommandOutcome::Done)
    }

    /// Writes the requested game, or all of them, into a new file.
    fn write(&self, file: &CollectionFile, to: &str) -> Result<(), CommandOutcome> {
        let stayed = |game: usize| {
            let values = [("path", Value::quoting_path(self.file)), ("number", (game + 1).into())];
            complain(&self.messages.text("walked-kept", &values));
        };
        let only = self.game.map(|number| number - 1);
        let mut progress = games::progress(self.messages, self.file);
        let written = file.copy_anew(&place(to), only, |game, is_as_it_was, done, all| {
            if is_as_it_was {
                stayed(game);
            }
            // Only the end of the program stops this.
            let _goes_on = progress.at(done, all);
        });
        self.told_written(to, written.map_err(|fault| self.unopened(fault))?)
    }

    fn told_written(&self, to: &str, written: std::io::Result<()>) -> Result<(), CommandOutcome> {
        written.map_err(|error| {
            let is_taken = error.kind() == ErrorKind::AlreadyExists;
            let id = if is_taken {
                "settings-exists"
            } else {
                "walked-not-written"
            };
            complained(&self.messages.text(id, &[("path", Value::quoting_path(to))]))
        })
    }

    /// The corrections, differing repeats, rulings and entries on a recorder.
    fn remarks_of_moves(&self) -> Result<Vec<Remark>, CommandOutcome> {
        let loaded = journal::loaded(self.messages, self.file)?;
        let entries = chain::read(&loaded.entries).entries;
        let opening = entries.first().and_then(|first| first.event.opening());
        let found = opening.map(|opening| remarks(opening, entries.iter(), self.messages));
        Ok(found.unwrap_or_default())
    }

    /// The notes to the move of that number.
    fn remarks_at(&self, ply: u32) -> Vec<&str> {
        let here = self.remarks.iter().filter(|remark| remark.ply == ply);
        here.map(|remark| remark.text.as_str()).collect()
    }

    /// Prints the last move of the game itself, the journal's notes to it, and at the end of the game the comments after its result.
    fn tell(&self, walk: &Walk, before: &Chess, entry: &PgnMove, judged: Option<Evaluation>) {
        let ply = walk.ply();
        let is_end = walk.next_move().is_none();
        let outro = if is_end { walk.game().outro.as_slice() } else { &[] };
        if self.json {
            let mut object = self.object(ply, before, (entry, &[]), judged);
            if let Some(object) = object.as_object_mut() {
                if !outro.is_empty() {
                    object.insert(String::from("comment"), json!(joined(&walk.comments())));
                }
                object.insert(String::from("whole"), json!(self.is_whole));
                object.insert(String::from("remarks"), json!(self.remarks_at(ply)));
            }
            print_json(&object);
            return;
        }
        self.lines(&Branch { depth: 0, of: "" }, before, (entry, &[]), judged);
        let outro = outro.iter().map(|text| glyph::comment(self.messages, text));
        outro.filter(|told| !told.is_empty()).for_each(|told| print(&told));
        self.remarks_at(ply).into_iter().for_each(print);
    }

    /// Prints the place before the first move, with its comments.
    fn tell_beginning(&self, walk: &Walk, judged: Option<Evaluation>) {
        if self.json {
            print_json(&beginning(walk, judged, &self.remarks_at(0), self.is_whole));
        } else {
            self.remarks(&walk.comments(), judged);
            self.remarks_at(0).into_iter().for_each(print);
        }
    }

    /// Prints the whole game, or the requested place.
    fn show(&self, read: ReadGame) -> Result<(), CommandOutcome> {
        let mut walk = Walk::new(read.game);
        let Some(ply) = self.ply else {
            return self.show_all(&walk);
        };
        if walk.go(WalkStep::ToPly(ply)).is_err() {
            let count = walk.game().line.len();
            complain(&self.messages.text("walked-no-ply", &[("count", count.into())]));
            return Err(CommandOutcome::No);
        }
        let mut opinions = self.opinions(walk.position(), &[])?;
        let judged = opinions.at(0);
        match walk.last_played().zip(walk.last_move()) {
            None => self.tell_beginning(&walk, judged),
            Some(((before, _), entry)) => self.tell(&walk, &before, entry, judged),
        }
        opinions.end()
    }

    fn show_all(&self, walk: &Walk) -> Result<(), CommandOutcome> {
        let game = walk.game();
        let mut opinions = self.opinions(&game.start, &game.ucis())?;
        let mut walk = walk.clone();
        if !walk.comments().is_empty() || !self.remarks_at(0).is_empty() {
            // In words the evaluation of the beginning is printed only if it was requested.
            let judged = if self.json { opinions.at(0) } else { None };
            self.tell_beginning(&walk, judged);
        }
        while walk.go(WalkStep::Next).is_ok() {
            let Some(((position, _), entry)) = walk.last_played().zip(walk.last_move()) else {
                break;
            };
            // Each move is printed as soon as it is evaluated.
            self.tell(&walk, &position, entry, opinions.at(walk.place().ply()));
        }
        if !self.json && game.result != PgnResult::Open {
            print(
                &self
                    .messages
                    .text("walked-result", &[("result", game.result.as_str().into())]),
            );
        }
        opinions.end()
    }

    /// Prints the comments at the beginning of the game, and an engine's evaluation.
    fn remarks(&self, comments: &[&str], judged: Option<Evaluation>) {
        let mut parts: Vec<String> = comments
            .iter()
            .map(|text| glyph::comment(self.messages, text))
            .collect();
        parts.extend(judged.map(|judged| opinion::evaluation(self.messages, judged)));
        parts.retain(|part| !part.is_empty());
        if !parts.is_empty() {
            print(&parts.join(". "));
        }
    }

    fn announced(&self, before: &Chess, entry: &PgnMove) -> String {
        entry.mv.map_or_else(
            || glyph::pass(self.messages),
            |mv| {
                let said = announcement::announce(&SpokenContent::of_move(before, mv), self.vocabulary);
                // Programs get the spelling of the Laws.
                if self.json { said.text } else { said.shown() }
            },
        )
    }

    /// Prints a move on a line, and its alternatives on lines of their own.
    fn lines(&self, branch: &Branch<'_>, before: &Chess, (entry, intro): Noted<'_>, judged: Option<Evaluation>) {
        let glyphs = entry.glyphs().map(|nag| glyph::words(self.messages, nag));
        let first: Vec<String> = std::iter::once(self.announced(before, entry)).chain(glyphs).collect();
        let mut parts = vec![first.join(", ")];
        let mut after = before.clone();
        entry.play(&mut after);
        if after.is_checkmate() {
            let mate = self.messages.text("tactics-checkmate", &[]);
            parts.push(mate.trim_end_matches('.').to_owned());
        }
        let own = entry.move_notes().iter().flat_map(MoveNote::comments);
        let comments = intro.iter().map(String::as_str).chain(own);
        parts.extend(comments.map(|text| glyph::comment(self.messages, text)));
        parts.extend(judged.map(|judged| opinion::evaluation(self.messages, judged)));
        parts.retain(|part| !part.is_empty());
        let number = ("number", before.fullmoves().get().into());
        let side = ("side", color(self.messages, before.turn()).into());
        let values = [number.clone(), side.clone(), ("words", parts.join(". ").into())];
        branch.print(&self.messages.text("walked-move", &values));
        let mut count = 0_usize;
        for beside in entry.beside.iter().skip(entry.move_notes().len()) {
            // A comment after a variation is printed after it.
            let told = beside.comments().map(|text| glyph::comment(self.messages, text));
            told.filter(|told| !told.is_empty())
                .for_each(|told| branch.print(&told));
            let MoveNote::Variation(variation) = beside else {
                continue;
            };
            count += 1;
            // "2.1" is the first one within the second.
            let of = format!("{}{}{count}", branch.of, if branch.of.is_empty() { "" } else { "." });
            let inner = Branch {
                depth: branch.depth + 1,
                of: &of,
            };
            let values = [("number", Value::from(&of)), ("move", number.1.clone()), side.clone()];
            branch.print(&self.messages.text("walked-variation", &values));
            for (position, noted) in noted(before, variation) {
                self.lines(&inner, &position, noted, None);
            }
            branch.print(&self.messages.text("walked-variation-end", &[("number", (&of).into())]));
        }
    }

    /// The same for programs.
    fn object(&self, ply: u32, before: &Chess, (entry, intro): Noted<'_>, judged: Option<Evaluation>) -> Json {
        let variations: Vec<Json> = entry
            .variations()
            .map(|variation| {
                let moves = (ply..).zip(noted(before, variation));
                moves
                    .map(|(ply, (position, noted))| self.object(ply, &position, noted, None))
                    .collect()
            })
            .collect();
        let comments: Vec<&str> = intro.iter().map(String::as_str).chain(entry.comments()).collect();
        let (eval_cp, mate) = figures(judged, entry.comments());
        json!({
            "ply": ply,
            "uci": entry.mv.map_or(UciMove::Null, |mv| mv.to_uci(before.castles().mode())).to_string(),
            "san": entry.mv.map_or_else(|| PASS.to_owned(), |mv| SanPlus::from_move(before.clone(), mv).to_string()),
            "text": self.announced(before, entry),
            "comment": joined(&comments),
            "clock_ms": entry.clock_ms(),
            "glyphs": entry.glyphs().collect::<Vec<_>>(),
            "variations": variations,
            "eval_cp": eval_cp,
            "mate": mate,
        })
    }

    /// Starts the engine's evaluation of that position and those after each of these moves. An engine that fails to start is
    /// reported before anything is printed.
    fn opinions(&self, start: &Chess, moves: &[UciMove]) -> Result<Opinions<'_>, CommandOutcome> {
        Opinions::start(self.messages, self.engine, self.depth, (start, moves))
    }
}

/// The number of a game, its players, and what else is known of it.
pub(super) fn game_named(messages: &Messages, number: usize, heading: &Heading<'_>) -> String {
    let known = [heading.event, heading.date, heading.result.as_str()];
    let known = known.into_iter().filter(|text| !text.is_empty());
    let rest = known.fold(String::new(), |rest, text| rest + ", " + text);
    // A side without a name is told by its colour.
    let name = |side: Color, name: &str| match name {
        "" => color(messages, side),
        name => name.to_owned(),
    };
    let values = [
        ("number", number.into()),
        ("white", name(Color::White, heading.white).into()),
        ("black", name(Color::Black, heading.black).into()),
        ("rest", rest.into()),
    ];
    messages.text("walked-game", &values)
}

/// An engine's judgement of every move of a game. A fault has been reported.
pub(super) fn judge(messages: &Messages, engine: &str, depth: u32, game: &PgnGame) -> Result<Judging, CommandOutcome> {
    let mut opinions = Opinions::start(messages, Some(engine), depth, (&game.start, &game.ucis()))?;
    while opinions.asked.is_some() && !opinions.judging.is_over() {
        opinions.advance();
    }
    if opinions.is_lost {
        return Err(CommandOutcome::Unreadable);
    }
    Ok(opinions.judging)
}

/// A move, and the comments before it at the beginning of a variation.
type Noted<'a> = (&'a PgnMove, &'a [String]);

/// The variation that a line belongs to.
struct Branch<'a> {
    depth: usize,
    /// The number; empty for the game itself.
    of: &'a str,
}

impl Branch<'_> {
    /// Prints a line; those of a variation are indented.
    fn print(&self, line: &str) {
        print(&format!("{}{line}", "  ".repeat(self.depth)));
    }
}

/// The moves of a variation, each with the position before it.
fn noted<'a>(start: &Chess, variation: &'a Variation) -> Vec<(Chess, Noted<'a>)> {
    let mut position = start.clone();
    let mut intro = variation.intro.as_slice();
    let each = variation.line.iter().map(|entry| {
        let before = position.clone();
        entry.play(&mut position);
        (before, (entry, std::mem::take(&mut intro)))
    });
    each.collect()
}

fn joined(comments: &[&str]) -> Option<String> {
    (!comments.is_empty()).then(|| comments.join(" "))
}

/// The place before the first move, for programs.
fn beginning(walk: &Walk, judged: Option<Evaluation>, remarks: &[&str], is_whole: bool) -> Json {
    let (eval_cp, mate) = figures(judged, walk.comments());
    json!({
        "ply": 0, "uci": null, "san": null, "text": null, "comment": joined(&walk.comments()), "glyphs": [], "variations": [],
        "eval_cp": eval_cp, "mate": mate, "clock_ms": null, "remarks": remarks, "whole": is_whole,
    })
}

/// The engine's evaluation, or else that of the file, in hundredths of a pawn or in moves to mate, from White's side.
fn figures<'a>(judged: Option<Evaluation>, comments: impl IntoIterator<Item = &'a str>) -> (Option<i32>, Option<i64>) {
    match judged.or_else(|| evaluated(comments).map(glyph::of_file)) {
        None => (None, None),
        Some(Evaluation::Centipawns(lead)) => (Some(lead), None),
        Some(Evaluation::Mate(side, moves)) => (None, Some(side.fold_wb(1, -1) * i64::from(moves))),
    }
}

/// An engine's evaluations of one position after the other, as far as they go.
struct Opinions<'a> {
    messages: &'a Messages,
    judging: Judging,
    /// The engine; none if none was asked for, or it is gone.
    asked: Option<AskedEngine<'a>>,
    is_lost: bool,
}

/// An engine, and the channel of its reports.
struct AskedEngine<'a> {
    program: &'a str,
    engines: UciEngines,
    told: Receiver<EngineReport>,
}

impl<'a> AskedEngine<'a> {
    fn start(program: &'a str, is_chess960: bool) -> Self {
        let (tell, told) = mpsc::channel();
        // No clock is running: a busy machine may take its time to start an engine.
        let patience = Patience {
            greeting_ms: 60_000,
            setting_ms: 60_000,
            ..Patience::default()
        };
        let mut engines = UciEngines::with(patience, move |news| {
            // The receiver may have gone.
            tell.send(news.report).ok();
        });
        engines.ask(EngineRequest::Start(
            EngineUse::Adviser,
            EngineSetup {
                program: program.to_owned(),
                strength: Strength::Full,
                threads: 1,
                lines: LINES,
                is_chess960,
            },
        ));
        Self { program, engines, told }
    }

    /// Takes the engine's next report, and gives it the next task if one is due.
    fn advance(&mut self, judging: &mut Judging) -> Result<(), engine::EngineFault> {
        let report = self.told.recv().or(Err(engine::EngineFault::Ended))?;
        if let EngineReport::Lost(fault) = report {
            return Err(fault);
        }
        let is_due = judging.hear(&report)? || matches!(report, EngineReport::Ready(_));
        if let Some(task) = judging.task().filter(|_| is_due) {
            self.engines.ask(EngineRequest::Think(EngineUse::Adviser, task));
        }
        Ok(())
    }
}

impl<'a> Opinions<'a> {
    fn start(
        messages: &'a Messages,
        engine: Option<&'a str>,
        depth: u32,
        (start, moves): (&Chess, &[UciMove]),
    ) -> Result<Self, CommandOutcome> {
        let is_chess960 = start.castles().mode().is_chess960();
        let mut opinions = Opinions {
            messages,
            judging: Judging::new(start, moves, Limit::Depth(depth), 1),
            asked: engine.map(|engine| AskedEngine::start(engine, is_chess960)),
            is_lost: false,
        };
        opinions.advance();
        if opinions.is_lost {
            return Err(CommandOutcome::Unreadable);
        }
        Ok(opinions)
    }

    /// The evaluation of the position after that many moves, as soon as there is one.
    fn at(&mut self, ply: usize) -> Option<Evaluation> {
        while self.asked.is_some() && !self.judging.is_over() && self.judging.judged().len() <= ply {
            self.advance();
        }
        self.judging.evaluations().nth(ply).flatten()
    }

    /// Takes the engine's next report. A fault is reported once, and ends the use of the engine.
    fn advance(&mut self) {
        let Some(asked) = &mut self.asked else { return };
        if let Err(fault) = asked.advance(&mut self.judging) {
            let program = asked.program;
            complain(&wording::engine::fault(self.messages, program, program, &fault));
            (self.asked, self.is_lost) = (None, true);
        }
    }

    /// The outcome: the game was printed, but a requested engine that is lost is no success.
    fn end(self) -> Result<(), CommandOutcome> {
        if self.is_lost {
            Err(CommandOutcome::Unreadable)
        } else {
            Ok(())
        }
    }
}
