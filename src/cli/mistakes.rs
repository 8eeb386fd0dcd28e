//! `annabella review [GAME.pgn|JOURNAL] --mistakes [--player NAME] [--train] [--game N] [--written-in LETTERS] [--engine PATH] [--depth N]
//! [--data DIR]`
//!
//! Lists the costliest moves, each with the better move, and names the most frequent kind of mistake; `--train` saves them for
//! `annabella tactics --set mistakes`. Without a file, it reads all stored games.

use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use super::games::{self, GamesInput};
use super::given::{GivenArguments, UsageError, fail, only_file};
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
use notation::algebraic::Letters;
use notation::pgn::PgnGame;
use review::find::named;
use review::index::Heading;
use tactics::Theme;
use tactics::mistakes::{
    Annotated, OwnMistake, annotated, judged, kept_for_training, rows, summary, tally, tally_allowed,
};
use wording::opinion;

/// The search for mistakes.
struct Search<'a> {
    messages: &'a Messages,
    json: bool,
    vocabulary: Vocabulary,
    /// The engine's program; without one the file's own evaluations and glyphs are used.
    engine: Option<String>,
    depth: u32,
    /// The person; without a name everybody but programs. The one in the settings, if mistakes are saved and none was given.
    player: Option<&'a str>,
    found: Vec<OwnMistake>,
    /// Mistakes for which the file shows no better move.
    unexplained: usize,
    /// The games so far.
    games: usize,
    /// True if mistakes of several games may be listed: each game is named.
    has_several: bool,
    /// Those of them that are of the number and person.
    wanted: usize,
    /// Those of the wanted games in which the file says nothing of any move.
    bare: usize,
    /// Those in which it says something of some moves only.
    half_judged: usize,
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
    let file = match given.values.as_slice() {
        [] => None,
        [_, ..] => Some(only_file(given).map_err(fault)?),
    };
    let letters = given
        .one_of("--written-in", &Letters::ALL.map(Letters::tag))
        .map_err(fault)?;
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
    let owner = Some(person.name.as_str()).filter(|name| is_trained && !name.trim().is_empty());
    let mut search = Search {
        messages,
        json: given.json,
        vocabulary: vocabulary.unwrap_or_default(),
        engine,
        depth: depth.unwrap_or(DEPTH),
        player: given.option("player").or(owner),
        found: Vec::new(),
        unexplained: 0,
        games: 0,
        has_several: only.is_none(),
        wanted: 0,
        bare: 0,
        half_judged: 0,
    };
    let outcome = match file {
        Some(file) => search.file(file, only, letters)?,
        None => search.stored(wanted)?,
    };
    if search.games == 0 && file.is_none() && outcome == CommandOutcome::Done {
        return Err(complained(&messages.text("tactics-no-games", &[])));
    }
    let mut kept = is_trained.then_some(0);
    if search.wanted == 0 && (only.is_some() || search.player.is_some()) {
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
    if search.wanted > 0 && search.bare == search.wanted {
        // Neither an engine nor an annotator has looked for mistakes in it.
        return Err(complained(&messages.text("tactics-no-opinions", &[])));
    }
    search.end(kept);
    Ok(outcome)
}

impl Search<'_> {
    /// The games of a PGN file, or the game of a journal.
    fn file(&mut self, file: &str, only: Option<usize>, letters: Option<Letters>) -> Ended {
        let mut source = GamesInput::open(self.messages, file)?.in_letters(letters);
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
        let is_own = |side: Color| match self.player {
            Some(player) => is_named(side, player),
            None => game.tag(side.fold_wb("WhiteType", "BlackType")) != Some("program"),
        };
        if game.line.is_empty() || !Color::ALL.into_iter().any(is_own) {
            return Ok(());
        }
        self.wanted += 1;
        let found = match &self.engine {
            None => {
                let (found, unexplained) = annotated(game);
                match Annotated::of(game) {
                    Annotated::Nowhere => self.bare += 1,
                    Annotated::InPart => self.half_judged += 1,
                    Annotated::Throughout => {}
                }
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
    fn no_game(&self, file: Option<&str>, only: Option<usize>) -> CommandOutcome {
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
        let unjudged = self.bare + self.half_judged;
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
                "unjudged": unjudged,
            }));
            return;
        }
        if (self.unexplained == 0 && unjudged == 0) || !self.found.is_empty() {
            print(&summary(self.messages, &self.found));
        }
        if self.unexplained > 0 {
            let count = ("count", self.unexplained.into());
            print(&self.messages.text("tactics-mistakes-unexplained", &[count]));
        }
        if unjudged > 0 {
            let values = [("count", unjudged.into()), ("all", self.wanted.into())];
            print(&self.messages.text("tactics-games-unjudged", &values));
        }
        if let Some(count) = kept.filter(|_| !self.found.is_empty()) {
            let command = "annabella tactics --set mistakes";
            print(&kept_for_training(self.messages, count, command));
        }
    }
}
