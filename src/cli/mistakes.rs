//! `annabella review [GAME.pgn|JOURNAL] --mistakes [--player NAME] [--train] [--game N] [--engine PATH] [--depth N] [--data DIR]`
//!
//! Lists the costliest moves, each with the better move, and names the most frequent kind of mistake; `--train` saves them for
//! `annabella tactics --set mistakes`. Without a file, it reads all stored games.

use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use super::games::{self, GamesInput};
use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, print, print_json};
use super::review::{DEPTH, game_named, judge};
use crate::app::no_session::NoSession;
use crate::app::requests::CommandLineRequests;
use crate::app::sentences;
use adapters::ports::files::NotRead;
use adapters::ports::profiles::Profiles as _;
use adapters::profile_folder::ProfileFolder;
use adapters::sqlite;
use announcement::Vocabulary;
use announcement::understand::fold;
use locale::{Messages, Value, color};
use notation::pgn::{PgnGame, PgnMove};
use review::find::named;
use review::index::Heading;
use review::remark::evaluated;
use tactics::Theme;
use tactics::mistakes::{OwnMistake, annotated, judged, kept_for_training, rows, summary, tally, tally_allowed};
use wording::opinion;

/// The search for mistakes.
struct Search<'a> {
    messages: &'a Messages,
    json: bool,
    vocabulary: Vocabulary,
    /// The engine's program; without one the file's own evaluations and glyphs are used.
    engine: Option<String>,
    depth: u32,
    /// The person; without a name everybody but programs.
    player: Option<&'a str>,
    /// The name in the settings: in a game of that person only their own mistakes are saved.
    owner: Option<&'a str>,
    found: Vec<OwnMistake>,
    /// Mistakes for which the file shows no better move.
    unexplained: usize,
    /// The games so far.
    games: usize,
    /// True if mistakes of several games may be listed: each game is named.
    has_several: bool,
    /// True if one of them was that of the number and person.
    has_game: bool,
    /// The number of games of a file in which a move has an evaluation or a glyph.
    judged: usize,
}

fn heading_of(game: &PgnGame) -> Heading<'_> {
    let tag = |name| game.tag(name).unwrap_or_default();
    Heading {
        white: tag("White"),
        black: tag("Black"),
        event: tag("Event"),
        site: tag("Site"),
        date: tag("Date"),
        round: tag("Round"),
        result: game.result,
    }
}

/// True if a move has an evaluation or a glyph.
fn has_opinions(game: &PgnGame) -> bool {
    let is_opinion = |entry: &PgnMove| entry.glyphs().next().is_some() || evaluated(entry.comments()).is_some();
    game.line.iter().any(is_opinion)
}

pub(super) fn mistakes(given: &GivenArguments, messages: &Messages, wanted: &CommandLineRequests) -> Ended {
    let (settings, _) = wanted.settings();
    let person = settings.person;
    let fault = |fault: UsageError| fail(messages, &fault);
    let vocabularies = Vocabulary::ALL.map(Vocabulary::name);
    let vocabulary: Option<Vocabulary> = given.one_of("--vocabulary", &vocabularies).map_err(fault)?;
    let only: Option<usize> = given.one_of("--game", &["1", "2", "3 …"]).map_err(fault)?;
    let depth: Option<u32> = given.one_of("--depth", &["1", "2", "3 …"]).map_err(fault)?;
    if depth == Some(0) {
        return Err(fault(UsageError::not_one_of("--depth", "0", "1, 2, 3 …")));
    }
    if given.option("player").is_some_and(|name| name.trim().is_empty()) {
        return Err(fault(UsageError::MissingValue(String::from("--player"))));
    }
    let file = given.values.first();
    let is_trained = given.flag("train");
    let own = match person.engine.trim() {
        "" => String::from("stockfish"),
        own => own.to_owned(),
    };
    // A stored game has no annotations of its own.
    let engine = given
        .option("engine")
        .map(str::to_owned)
        .or_else(|| file.is_none().then_some(own));
    let mut search = Search {
        messages,
        json: given.json,
        vocabulary: vocabulary.unwrap_or_default(),
        engine,
        depth: depth.unwrap_or(DEPTH),
        player: given.option("player"),
        owner: Some(person.name.as_str()).filter(|name| is_trained && !name.trim().is_empty()),
        found: Vec::new(),
        unexplained: 0,
        games: 0,
        has_several: only.is_none(),
        has_game: false,
        judged: 0,
    };
    let outcome = match file {
        Some(file) => search.file(file, only)?,
        None => search.stored(wanted)?,
    };
    if search.games == 0 && file.is_none() && outcome == CommandOutcome::Done {
        return Err(complained(&messages.text("tactics-no-games", &[])));
    }
    let mut kept = is_trained.then_some(0);
    if !search.has_game && (only.is_some() || search.player.is_some()) {
        return Err(search.no_game(file, only));
    }
    if is_trained && !search.found.is_empty() {
        let rows = rows(&search.found);
        let mut folder = ProfileFolder::named("tactics", wanted.data_folder());
        kept = Some(
            folder
                .keep_mistakes(&person.profile, &rows)
                .map_err(|_fault| complained(&messages.text("tactics-mistakes-not-kept", &[])))?,
        );
    }
    if search.has_game && given.option("engine").is_none() && file.is_some() && search.judged == 0 {
        // Neither an engine nor an annotator has looked for mistakes in it.
        return Err(complained(&messages.text("tactics-no-opinions", &[])));
    }
    search.end(kept);
    Ok(outcome)
}

impl Search<'_> {
    /// The games of a PGN file, or the game of a journal.
    fn file(&mut self, file: &str, only: Option<usize>) -> Ended {
        let mut source = GamesInput::open(self.messages, file)?;
        if source.is_journal(self.messages, file)? {
            self.has_several = false;
            return self.journal(file);
        }
        let mut reading = games::reading(self.messages, file, source);
        while let Some(read) = reading.next() {
            self.games += 1;
            if only.is_none_or(|only| only == self.games) {
                self.game(file, self.games, &read.game)?;
            }
        }
        reading.ended()
    }

    fn journal(&mut self, file: &str) -> Ended {
        let (games, outcome) = games::of_journal(self.messages, file)?;
        for read in games {
            self.game(file, 1, &read.game)?;
        }
        Ok(outcome)
    }

    /// All stored games. One that cannot be read is reported, and the others follow.
    fn stored(&mut self, wanted: &CommandLineRequests) -> Ended {
        let data = wanted.data_folder().unwrap_or_default();
        let listed = sqlite::list(&data)
            .map_err(|_failure| games::unreadable(self.messages, NotRead::Failed, &data.to_string_lossy()))?;
        let mut outcome = CommandOutcome::Done;
        for game in listed {
            self.games += 1;
            match self.journal(&game.path.to_string_lossy()) {
                Ok(CommandOutcome::Done) => {}
                // Without its engine no further game is judged either.
                Err(CommandOutcome::Unreadable) if self.engine.is_none() => return Err(CommandOutcome::Unreadable),
                Ok(_) | Err(_) => outcome = CommandOutcome::No,
            }
        }
        Ok(outcome)
    }

    fn game(&mut self, file: &str, number: usize, game: &PgnGame) -> Result<(), CommandOutcome> {
        let is_named = |side: Color, player: &str| {
            let tag = side.fold_wb("White", "Black");
            match game.tag(tag).filter(|name| !matches!(name.trim(), "" | "?" | "-")) {
                Some(name) => named(player)(name),
                // A player without a name is listed by their colour.
                None => [tag, &color(self.messages, side)]
                    .iter()
                    .any(|word| fold(word) == fold(player)),
            }
        };
        let owner = self
            .owner
            .filter(|owner| Color::ALL.into_iter().any(|side| is_named(side, owner)));
        let is_own = |side: Color| match self.player.or(owner) {
            Some(player) => is_named(side, player),
            None => game.tag(side.fold_wb("WhiteType", "BlackType")) != Some("program"),
        };
        if game.line.is_empty() || !Color::ALL.into_iter().any(is_own) {
            return Ok(());
        }
        self.has_game = true;
        let found = match &self.engine {
            None => {
                let (found, unexplained) = annotated(game);
                self.judged += usize::from(has_opinions(game));
                let own = Color::ALL.into_iter().filter(|side| is_own(*side));
                self.unexplained += own.map(|side| unexplained.get(side)).sum::<usize>();
                found
            }
            Some(engine) => match judge(self.messages, engine, self.depth, game) {
                Ok(judging) => judged(game, &judging),
                Err(outcome) => {
                    self.engine = None;
                    return Err(outcome);
                }
            },
        };
        let mut own = found.into_iter().filter(|mistake| is_own(mistake.side)).peekable();
        if own.peek().is_some() && self.has_several && !self.json {
            let named = game_named(self.messages, self.games, &heading_of(game));
            print(&named);
        }
        for mistake in own {
            self.tell(file, number, game, &mistake);
            self.found.push(mistake);
        }
        Ok(())
    }

    fn tell(&self, file: &str, number: usize, game: &PgnGame, found: &OwnMistake) {
        let OwnMistake { before, quality, .. } = found;
        if !self.json {
            let moves = (found.played, found.best);
            print(&opinion::mistake(
                self.messages,
                self.vocabulary,
                before,
                *quality,
                moves,
            ));
            return;
        }
        let [themes, allowed] =
            [found.themes, found.allowed].map(|themes| themes.iter().map(Theme::name).collect::<Vec<_>>());
        print_json(&json!({
            "file": file, "game": number, "white": game.tag("White"), "black": game.tag("Black"), "ply": found.ply,
            "side": found.side.fold_wb("white", "black"), "uci": found.played.to_string(), "best": found.best.to_string(),
            "quality": quality.as_str(), "fen": Fen::from_position(before, EnPassantMode::Legal).to_string(),
            "theme": themes, "allowed": allowed, "phase": found.phase,
        }));
    }

    /// Reports that there is no game of that number, or none of the person.
    fn no_game(&self, file: Option<&String>, only: Option<usize>) -> CommandOutcome {
        complain(&match (file, only) {
            (Some(file), Some(number)) if number > self.games => {
                sentences::no_session(self.messages, &NoSession::NoSuchGame(file.into(), number, self.games))
            }
            _ => {
                let player = Value::quoting(self.player.unwrap_or_default());
                self.messages.text("tactics-mistakes-no-player", &[("player", player)])
            }
        });
        CommandOutcome::No
    }

    /// The number of mistakes, and the kinds of which there are most.
    fn end(&self, kept: Option<usize>) {
        if self.json {
            let listed = |tally: Vec<(&str, usize)>| -> Vec<_> {
                let each = tally
                    .into_iter()
                    .map(|(kind, count)| json!({ "kind": kind, "count": count }));
                each.collect()
            };
            print_json(&json!({
                "mistakes": self.found.len(), "most": listed(tally(&self.found)),
                "allowed": listed(tally_allowed(&self.found)), "kept": kept, "unexplained": self.unexplained,
            }));
            return;
        }
        if self.unexplained == 0 || !self.found.is_empty() {
            print(&summary(self.messages, &self.found));
        }
        if self.unexplained > 0 {
            let count = ("count", self.unexplained.into());
            print(&self.messages.text("tactics-mistakes-unexplained", &[count]));
        }
        if let Some(count) = kept.filter(|_| !self.found.is_empty()) {
            let command = "annabella tactics --set mistakes";
            print(&kept_for_training(self.messages, count, command));
        }
    }
}
