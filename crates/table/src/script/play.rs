//! Plays a script: drives a table at the written times and compares its outputs with the story.

use shakmaty::Color;

use super::boards::StoryBoards;
use super::engine::StoryEngine;
use super::header::Header;
use super::lichess::{self, StoryLichess};
use super::output::ScriptOutput;
use super::parse::{BoardLine, Pattern, Script, StoryLine};
use crate::Table;
use crate::effect::Effect;
use crate::input::Input;
use controls::intent::Intent;
use journal::entry::{Entry, GameSetup};
use journal::pin::Seed;
use laws::command::Command;
use laws::ending::{GameResult, Reason};
use laws::moment::Moment;
use laws::people::Person;
use laws::regulations::Venue;
use laws::script::LineColumn;
use locale::Locale;
use query;
use settings::Setting;

/// The place at which a game departed from its story.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryFailure {
    /// The line of the script.
    pub place: LineColumn,
    /// The fault.
    pub what: StoryFault,
}

/// The fault of a game that departed from its story.
#[derive(Clone, Debug, PartialEq)]
pub enum StoryFault {
    /// The expected output did not come.
    Missing {
        /// The expected output.
        expected: Pattern,
        /// The outputs that had come and that no line had matched.
        came: Vec<ScriptOutput>,
    },
    /// An output came that must not come.
    Unwanted(Box<ScriptOutput>),
    /// A refusal no line expects.
    Refused(Box<ScriptOutput>),
}

/// The result of playing a script.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// All outputs, in order.
    pub outputs: Vec<ScriptOutput>,
    /// The first failure, if there was one; the story stops there.
    pub failure: Option<StoryFailure>,
}

/// A script being played.
pub struct Stage {
    table: Table,
    now: Moment,
    speech: bool,
    outputs: Vec<(ScriptOutput, LineColumn)>,
    entries: Vec<Entry>,
    matched: usize,
    since_input: usize,
    boards: StoryBoards,
    engine: StoryEngine,
    lichess: StoryLichess,
}

impl Stage {
    /// The table a header describes; `created` is date and time as ISO 8601, if known.
    pub fn new(header: &Header, locale: Locale, created: Option<String>) -> Self {
        let Header {
            people,
            regulations,
            speech,
            hints,
        } = header.clone();
        let opening = GameSetup {
            created,
            ..GameSetup::of(people, regulations)
        };
        let mut stage = Self {
            speech,
            ..Self::at(opening, locale)
        };
        stage.set_hints(hints);
        stage
    }

    /// Sets if players are told their next act after a while: a story says which words it wants to hear.
    fn set_hints(&mut self, hints: bool) {
        for person in Person::ALL {
            self.table.put(person, Setting::Hints, if hints { "on" } else { "off" });
        }
    }

    /// A table with that opening.
    pub fn at(opening: GameSetup, locale: Locale) -> Self {
        Self {
            table: Table::new(opening, locale),
            now: Moment::START,
            speech: false,
            outputs: Vec::new(),
            entries: Vec::new(),
            matched: 0,
            since_input: 0,
            boards: StoryBoards::default(),
            engine: StoryEngine::default(),
            lichess: StoryLichess::default(),
        }
    }

    /// Sets the random bytes for salts; until then they are the same each time a script is played.
    pub fn set_seed(&mut self, seed: Seed) {
        self.table.set_seed(seed);
    }

    /// The journal so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The table as it is now.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The outputs so far from that number on, in order.
    pub fn outputs_from(&self, first: usize) -> impl Iterator<Item = &ScriptOutput> {
        self.outputs.iter().skip(first).map(|(output, _)| output)
    }

    /// The table as it is now, and its journal so far.
    pub fn into_table(mut self) -> (Table, Vec<Entry>) {
        // A story without lines has not written its opening yet.
        self.input(Input::Time, LineColumn::default());
        (self.table, self.entries)
    }

    /// Plays the acts of a story until the game has ended: the rest of somebody else's file is no moves of it.
    pub fn act_out_to_the_end(&mut self, story: &[(LineColumn, StoryLine)]) {
        for line in story {
            if self.table.game().ending().is_some() {
                return;
            }
            self.act_out(std::slice::from_ref(line));
        }
    }

    /// Ends a game from somebody else's file with the result that the file gives, unless its moves have ended it.
    pub fn end_as_written(&mut self, result: GameResult, reason: Reason) {
        if self.table.game().ending().is_none() {
            self.table.end_as_written(result, reason);
        }
    }

    /// Plays the acts of a story and ignores its expectations: the beginning of a window or a console.
    pub fn act_out(&mut self, story: &[(LineColumn, StoryLine)]) {
        for (place, line) in story {
            if line.is_input() {
                self.line(*place, line).ok();
            }
        }
    }

    fn input(&mut self, input: Input, place: LineColumn) {
        let first = self.outputs.len();
        let by = input.actor();
        for effect in self.table.step(input, self.now) {
            let at = self.now;
            let output = match (effect, self.speech) {
                (Effect::Append(entries), _) => {
                    self.entries.extend(entries.iter().cloned());
                    let outputs = entries
                        .iter()
                        .filter_map(ScriptOutput::of_entry)
                        .map(|output| output.caused_by(by));
                    self.outputs.extend(outputs.map(|output| (output, place)));
                    continue;
                }
                (Effect::Engine(request), _) => {
                    self.engine.asked(&request);
                    continue;
                }
                (Effect::Say { to, channel, utterance }, true) => ScriptOutput::of_said(at, to, channel, &utterance),
                (Effect::Refuse { to, refusal }, _) => ScriptOutput::of_refusal(at, to, &refusal),
                (Effect::Lichess(request), _) => match lichess::asked(at, &request) {
                    Some(output) => output,
                    None => continue,
                },
                (Effect::NewGame(form, _), _) => match lichess::new_table(at, &form) {
                    Some(output) => output,
                    None => continue,
                },
                (Effect::Answer { to, query, answer }, _) => ScriptOutput::of_answer(at, Some(to), query, &answer),
                (_, _) => continue,
            };
            // Entries are written before anything is answered, but the consequences of a refusal follow it (7.5.3).
            let proposals = self
                .outputs
                .iter()
                .skip(first)
                .rev()
                .take_while(|(output, _)| output.kind == "proposal");
            let behind = if output.kind == "refused" { proposals.count() } else { 0 };
            let index = self.outputs.len().saturating_sub(behind);
            self.outputs.insert(index, (output, place));
        }
    }

    /// Plays one line of the story.
    ///
    /// # Errors
    /// The game departed from the story there.
    pub fn line(&mut self, place: LineColumn, line: &StoryLine) -> Result<(), StoryFailure> {
        if line.is_input() {
            self.since_input = self.outputs.len();
        }
        match line {
            StoryLine::At(at) => {
                self.now = *at;
                self.input(Input::Time, place);
                Ok(())
            }
            StoryLine::Act(by, intent) => {
                self.act(*by, intent.clone(), place);
                Ok(())
            }
            StoryLine::BothPlay(moves) => {
                for words in moves {
                    self.cycle(words, place);
                }
                Ok(())
            }
            StoryLine::Board(side, line) => {
                self.board(*side, line, place);
                Ok(())
            }
            StoryLine::Engine(line) => {
                // A later input answers the question that an earlier one has brought about.
                let mut step = 0;
                while let Some(input) = self.engine.inputs(line).into_iter().nth(step) {
                    self.input(input, place);
                    step += 1;
                }
                Ok(())
            }
            StoryLine::Lichess(line) => {
                for input in self.lichess.inputs(line, &mut self.table) {
                    self.input(input, place);
                }
                Ok(())
            }
            StoryLine::Look(query) => {
                let output = match query::answer(self.table.game(), *query, Person::Arbiter, self.now) {
                    Ok(answer) => ScriptOutput::of_answer(self.now, None, *query, &answer),
                    Err(refusal) => ScriptOutput::of_refusal(self.now, Person::Arbiter, &refusal),
                };
                self.outputs.push((output, place));
                Ok(())
            }
            StoryLine::Expect(pattern) => self.expect(place, pattern),
            StoryLine::Silence(pattern) => {
                let mut since = self.outputs.iter().skip(self.since_input);
                match since.find(|(output, _)| output.matches(pattern)) {
                    Some((output, _)) => Err(StoryFailure {
                        place,
                        what: StoryFault::Unwanted(Box::new(output.clone())),
                    }),
                    None => Ok(()),
                }
            }
        }
    }

    fn board(&mut self, side: Color, line: &BoardLine, place: LineColumn) {
        for input in self.boards.inputs(side, line, self.table.game().board(side).pieces()) {
            self.input(input, place);
        }
    }

    fn act(&mut self, by: Person, intent: Intent, place: LineColumn) {
        self.input(Input::Intent(by, intent), place);
    }

    fn expect(&mut self, place: LineColumn, pattern: &Pattern) -> Result<(), StoryFailure> {
        let waiting = || self.outputs.iter().skip(self.matched);
        let found = waiting().position(|(output, _)| output.matches(pattern));
        let Some(offset) = found else {
            let came = waiting().map(|(output, _)| output.clone()).collect();
            return Err(StoryFailure {
                place,
                what: StoryFault::Missing {
                    expected: pattern.clone(),
                    came,
                },
            });
        };
        self.no_refusal_in(offset)?;
        self.matched += offset + 1;
        Ok(())
    }

    fn no_refusal_in(&self, count: usize) -> Result<(), StoryFailure> {
        let mut passed = self.outputs.iter().skip(self.matched).take(count);
        match passed.find(|(output, _)| output.kind == "refused") {
            Some((output, place)) => Err(StoryFailure {
                place: *place,
                what: StoryFault::Refused(Box::new(output.clone())),
            }),
            None => Ok(()),
        }
    }

    /// Ends the story: no refusal may be left that no line expected.
    ///
    /// # Errors
    /// The first such refusal.
    pub fn end(&self) -> Result<(), StoryFailure> {
        self.no_refusal_in(self.outputs.len())
    }

    /// One whole cycle: make, announce, repeat, execute, press, record on both sheets.
    fn cycle(&mut self, words: &str, place: LineColumn) {
        let side = self.table.game().turn().side;
        let (mover, other) = (Person::Player(side), Person::Player(side.other()));
        let text = words.to_owned();
        let record = |side| {
            let text = text.clone();
            Intent::Do(Command::Record { side, text })
        };
        if words == "(=)" {
            let last = side.other();
            self.act(other, Intent::Do(Command::OfferDraw { side: last }), place);
            self.act(mover, record(side), place);
            self.act(other, record(last), place);
            return;
        }
        let (for_side, words) = (side, text.clone());
        let mut steps: Vec<(Person, Intent)> = if self.table.game().regulations().place == Venue::Home {
            vec![(mover, Intent::Announce { for_side, words })]
        } else {
            let copies = Intent::Copy { for_side: side.other() };
            let presses = Intent::Do(Command::PressClock { side });
            vec![
                (mover, Intent::Play { for_side, words }),
                (other, copies),
                (mover, presses),
            ]
        };
        steps.push((mover, record(side)));
        steps.push((other, record(side.other())));
        for (by, intent) in steps {
            let presses = matches!(intent, Intent::Do(Command::PressClock { .. }));
            if presses && self.table.game().ending().is_some() {
                continue;
            }
            let before = self.outputs.len();
            self.act(by, intent, place);
            let mut came = self.outputs.iter().skip(before);
            if came.any(|(output, _)| output.kind == "refused") {
                return;
            }
        }
    }

    fn finish(self, failure: Option<StoryFailure>) -> Played {
        Played {
            outputs: self.outputs.into_iter().map(|(output, _)| output).collect(),
            failure,
        }
    }
}

/// Plays a whole script, to its end or to the first line that goes wrong.
pub fn play(script: &Script, locale: Locale) -> Played {
    let mut stage = Stage::new(&script.header, locale, None);
    for (place, line) in &script.story {
        if let Err(failure) = stage.line(*place, line) {
            return stage.finish(Some(failure));
        }
    }
    let failure = stage.end().err();
    stage.finish(failure)
}

#[cfg(test)]
mod tests {
    use super::super::parse::parse;
    use super::*;

    fn story(text: &str) -> Played {
        play(&parse(text).unwrap(), Locale::En)
    }

    const PEOPLE: &str = "white vi Ada\nblack sighted Ben\narbiter Dora\n";

    #[test]
    fn a_press_before_the_move_is_made_is_refused_with_its_article() {
        let played = story(&format!(
            "{PEOPLE}> white announces Springer Felix drei\n< event move_announced by=white uci=g1f3\n> white presses clock\n\
             < refused not_made article=D.2.4\n> white lifts g1\n> white places f3\n< event move_made by=white\n\
             > white presses clock\n< event move_completed ply=1\n? turn\n< answer turn side=black\n"
        ));
        assert_eq!(played.failure, None);
    }

    #[test]
    fn a_refusal_no_line_expects_fails_the_story() {
        let played = story(&format!("{PEOPLE}> black presses clock\n? turn\n< answer turn\n"));
        assert!(matches!(
            played.failure,
            Some(StoryFailure {
                what: StoryFault::Refused(_),
                ..
            })
        ));
    }

    #[test]
    fn silence_is_checked_since_the_last_input() {
        let played = story(&format!(
            "{PEOPLE}> white announces e4\n! event move_made\n> white plays e4\n! event move_made\n"
        ));
        assert!(matches!(
            played.failure,
            Some(StoryFailure {
                place: LineColumn { line: 7, .. },
                what: StoryFault::Unwanted(_)
            })
        ));
    }

    #[test]
    fn a_whole_game_at_an_event_runs_through_both_boards() {
        let played = story(&format!(
            "{PEOPLE}both play 1.e4 e5 2.Qh5 Nc6 3.Bc4 Nf6 4.Qxf7#\n? result\n< answer result result=1-0 reason=checkmate\n\
             ? differences\n< answer differences count=0\n? sheet black\n< answer sheet text=\"1.e4 e5 2.Qh5 Nc6 3.Bc4 Nf6 4.Qxf7#\"\n"
        ));
        assert_eq!(played.failure, None);
    }

    #[test]
    fn at_home_one_announcement_does_everything() {
        let played = story(
            "set place=home\nwhite vi Ada\nblack sighted Ben\n> white announces Eva vier\n< event move_announced\n< event move_made\n\
             < event move_executed board=black\n< event clock_pressed\n< event move_completed uci=e2e4\n? state\n< answer state side=black\n\
             > black lifts e7\n> black places e5\n< event move_made\n< event move_announced by=black uci=e7e5\n< event move_executed board=white\n\
             > black presses clock\n< event move_completed ply=2\n",
        );
        assert_eq!(
            played.failure,
            None,
            "{:#?}",
            played.outputs.iter().map(ScriptOutput::text).collect::<Vec<_>>()
        );
    }
}
