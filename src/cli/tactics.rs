//! `annabella tactics`: positions to solve in the terminal, ten minutes at a time. Each input line is a move or a command; each output
//! line is what is said.

use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{ByColor, Color, EnPassantMode, Position as _, Square};

use super::announcement::error_sentence;
use super::console::{InputLine, next_line};
use super::given::{GivenArguments, UsageError, fail};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, print, print_json};
use super::review::no_help_here;
use crate::app::outside::now_ms;
use crate::app::requests::CommandLineRequests;
use crate::app::sentences;
use adapters::disk_files::place;
use adapters::position_file::{BadRows, NoPositions};
use adapters::positions::open_set;
use adapters::system_random;
use adapters::tactics_results::TacticsResults;
use announcement::{Span, Vocabulary, understand};
use controls::files::FileIntent;
use controls::intent::{Intent, TacticsIntent};
use controls::move_line::{self, MoveLineMeaning};
use display::help;
use laws::command::Command;
use laws::moment::Moment;
use laws::people::{People, Person, Player, Sight};
use laws::refusal::{Code, Refusal};
use locale::{Messages, Value};
use notation::algebraic::Letters;
use query::Query;
use speech::answer::AnswerManner;
use speech::clock::TimeForm;
use table::input::positions::results_unreadable;
use tactics::{
    PACKAGED, PositionSet, PositionSource, RATINGS, Record, Session, Sitting, Solver, SolverAnswer, TacticsLine,
    TacticsNews, TacticsWish, Teller, Theme, Wish, WishedSet, row_fault, theme_name, theme_named,
};

/// `annabella tactics [--set FILE.csv] [--theme T] [--rating N] [--vocabulary V] [--data DIR]`
pub(super) fn tactics(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::of_options(rest, &["set", "theme", "rating", "vocabulary", "data"], &[])?;
    let wanted = given.requests();
    let (settings, _) = wanted.settings();
    let messages = Messages::new(wanted.locale(&settings)).typed();
    let (wish, vocabulary) = options(&given, &messages).map_err(|fault| fail(&messages, &fault))?;
    if no_help_here(&wanted, &messages) {
        return Ok(CommandOutcome::No);
    }
    let (results, record) = results(&wanted, &settings.person.profile, &messages);
    let mut terminal = Terminal {
        json: given.json,
        teller: Teller {
            messages,
            vocabulary,
            cells: settings.cells,
        },
        letters: messages.locale().tag().parse().unwrap_or_default(),
        results,
        hand: None,
    };
    let Some(path) = given.option("set") else {
        // A test reads every row of it.
        let packaged = PositionSet::read(PACKAGED).map(|(set, _)| set);
        return Ok(packaged.map_or(CommandOutcome::No, |set| terminal.solve(&set, record, wish)));
    };
    // A file of that name comes first.
    let set = match path {
        "mistakes" if !place(path).exists() => WishedSet::Mistakes,
        "file" if !place(path).exists() => WishedSet::LastFile,
        path => WishedSet::File(path.to_owned()),
    };
    let set = open_set(&set, wanted.data_folder().as_deref(), &settings.person.profile).map_err(|why| {
        complain(&no_positions(&messages, &why, path));
        match why {
            NoPositions::NoMistakes | NoPositions::NoFile => CommandOutcome::No,
            NoPositions::NotRead(_) | NoPositions::NotUnpacked | NoPositions::Header(_) => CommandOutcome::Unreadable,
        }
    })?;
    complain_of(&set.bad, &messages, path);
    Ok(terminal.solve(&set, record, wish))
}

/// The reason why there are no positions, in a sentence.
fn no_positions(messages: &Messages, why: &NoPositions, path: &str) -> String {
    let path_value = ("path", Value::quoting_path(path));
    match why {
        NoPositions::NotRead(why) => sentences::not_read(messages, *why, path),
        NoPositions::NoMistakes => messages.text("tactics-no-mistakes-kept", &[]),
        NoPositions::NoFile => messages.text("tactics-no-file", &[]),
        NoPositions::NotUnpacked => messages.text("tactics-not-unpacked", &[path_value]),
        NoPositions::Header(fault) => {
            let fault = ("fault", row_fault(messages, fault).into());
            messages.text("tactics-not-a-set", &[path_value, fault])
        }
    }
}

fn options(given: &GivenArguments, messages: &Messages) -> Result<(Wish, Vocabulary), UsageError> {
    let themes: Vec<String> = Theme::ALL.iter().map(|theme| theme_name(messages, *theme)).collect();
    let ratings = format!("{} … {}", RATINGS.start(), RATINGS.end());
    let vocabularies = Vocabulary::ALL.map(Vocabulary::name);
    // The same words as at a table.
    let theme = given.option("theme").map(|words| {
        let named = theme_named(words, messages);
        named.ok_or_else(|| UsageError::not_one_of("--theme", words, themes.join(", ")))
    });
    let rating: Option<u16> = given.one_of("--rating", &[&ratings])?;
    let out_of_range = rating.filter(|rating| !RATINGS.contains(rating));
    if let Some(rating) = out_of_range {
        return Err(UsageError::not_one_of("--rating", &rating.to_string(), ratings));
    }
    let wish = Wish {
        theme: theme.transpose()?,
        rating,
    };
    Ok((wish, given.one_of("--vocabulary", &vocabularies)?.unwrap_or_default()))
}

/// Names the first bad rows, and counts them all.
fn complain_of(bad: &BadRows, messages: &Messages, path: &str) {
    for bad in &bad.named {
        let values = [
            ("line", bad.line.into()),
            ("path", Value::quoting_path(path)),
            ("fault", row_fault(messages, &bad.fault).into()),
        ];
        complain(&messages.text("tactics-bad-row", &values));
    }
    if bad.count > 0 {
        complain(&messages.text("tactics-bad-rows", &[("count", bad.count.into())]));
    }
}

/// The person's results so far; a file that cannot be read is reported.
fn results(wanted: &CommandLineRequests, profile: &str, messages: &Messages) -> (TacticsResults, Record) {
    let (results, record, unreadable) = TacticsResults::open(wanted.data_folder(), profile);
    if let Some(unreadable) = unreadable {
        let what = unreadable
            .fault
            .unwrap_or_else(|why| sentences::not_read(messages, why, &unreadable.path));
        complain(&results_unreadable(messages, &what, unreadable.kept_as.as_deref()));
    }
    (results, record)
}

/// The act of a hand as typed.
enum TypedHand {
    /// The piece in the hand, or the reason why there is none.
    Said(Span),
    /// Words of the move that the hand makes.
    Moved(String),
}

/// The terminal of a person who solves positions.
struct Terminal {
    json: bool,
    teller: Teller,
    letters: Letters,
    results: TacticsResults,
    /// The square from which a typed hand has lifted a piece.
    hand: Option<Square>,
}

impl Terminal {
    fn solve(&mut self, set: &impl PositionSource, record: Record, mut wish: Wish) -> CommandOutcome {
        let first = set.next(&record, wish, chance(), now_ms());
        let Some(first) = first else {
            complain(&text(&self.teller.none()));
            return CommandOutcome::No;
        };
        let mut solver = Solver::new(Sitting::on(first, now_ms()), record);
        if !self.json {
            print(&text(&self.teller.welcome()));
        }
        self.say(&solver, &self.teller.position(solver.session()), None);
        let mut input = std::io::stdin().lock();
        while let Ok(Some(line)) = next_line(&mut input) {
            let InputLine::Line(line) = line else { continue };
            let other = self.other_wish(&line, wish);
            if let Some(other) = other
                && set.next(solver.record(), other, 0, now_ms()).is_none()
            {
                // The position stays.
                self.say(&solver, &self.teller.none(), None);
                continue;
            }
            let line = match other {
                Some(_) => TacticsLine::Next,
                None => TacticsLine::read(&line, &self.teller.messages),
            };
            wish = other.unwrap_or(wish);
            // Another program of this profile may have added to the results.
            self.keep(&mut solver, true);
            let line = match self.in_hand(solver.session(), &line) {
                Some(TypedHand::Said(words)) => {
                    self.say(&solver, &[words], None);
                    continue;
                }
                Some(TypedHand::Moved(words)) => TacticsLine::Words(words),
                None => line,
            };
            let (told, is_said) = if let TacticsLine::Words(words) = &line
                && !solver.session().is_over()
            {
                (self.answer(&mut solver, words), true)
            } else {
                (solver.command(&line, &self.teller, now_ms()), false)
            };
            self.keep(&mut solver, told.is_result);
            if line == TacticsLine::Leave {
                self.say_left(&solver, &told);
                return CommandOutcome::Done;
            }
            if told.wants_next {
                let Some(next) = set.next(solver.record(), wish, chance(), now_ms()) else {
                    complain(&text(&self.teller.none()));
                    return CommandOutcome::No;
                };
                solver.take(next);
                let mut spans = told.words(&self.teller);
                spans.extend(self.teller.position(solver.session()));
                self.say(&solver, &spans, None);
            } else if !is_said {
                self.say(&solver, &told.words(&self.teller), None);
            }
        }
        let left = solver.command(&TacticsLine::Leave, &self.teller, now_ms());
        self.keep(&mut solver, left.is_result);
        self.say_left(&solver, &left);
        CommandOutcome::Done
    }

    /// Says the result of a position that was begun and is left.
    fn say_left(&self, solver: &Solver, left: &SolverAnswer) {
        if left.is_result {
            self.say(solver, &left.words(&self.teller), None);
        }
    }

    /// Another theme or rating in the same positions, if the line asks for one.
    fn other_wish(&self, line: &str, now: Wish) -> Option<Wish> {
        let by = Person::Player(Color::White);
        let MoveLineMeaning::Command(Intent::Tactics(TacticsIntent::Begin(words))) =
            move_line::read(line, by, &self.teller.messages)
        else {
            return None;
        };
        let read = TacticsWish::read(&words, &self.teller.messages).ok()?;
        let is_here = read.set == WishedSet::Packaged && read.only_says.is_none() && !words.trim().is_empty();
        is_here.then_some(Wish {
            theme: read.wish.theme.or(now.theme),
            rating: read.wish.rating.or(now.rating),
        })
    }

    /// The act of a hand that the line describes: a piece is lifted, or put down, which makes a move.
    fn in_hand(&mut self, session: &Session, line: &TacticsLine) -> Option<TypedHand> {
        let TacticsLine::Words(words) = line else { return None };
        let (messages, board) = (self.teller.messages, session.board());
        let read = move_line::read(words, Person::Player(board.turn()), &messages);
        let said = |text: String| TypedHand::Said(Span::new(messages.locale().tag(), text));
        let refused = |code: Code| said(wording::refusal::sentence(&messages, &Refusal::new(code)));
        match read {
            MoveLineMeaning::Command(Intent::Do(Command::Lift { square, .. })) => {
                self.hand = None;
                Some(match board.board().piece_at(square) {
                    None => refused(Code::EmptySquare),
                    Some(piece) if piece.color != board.turn() => refused(Code::NotYourMove),
                    Some(piece) => {
                        self.hand = Some(square);
                        let name = wording::piece(&messages, piece);
                        said(messages.text("display-in-hand", &[("piece", name.into())]))
                    }
                })
            }
            MoveLineMeaning::Command(Intent::Do(Command::Place { square, .. })) => Some(match self.hand.take() {
                Some(from) => TypedHand::Moved(format!("{from}{square}")),
                None => refused(Code::NothingInHand),
            }),
            MoveLineMeaning::Command(_)
            | MoveLineMeaning::Empty
            | MoveLineMeaning::For(..)
            | MoveLineMeaning::Move(_) => None,
        }
    }

    /// Judges an answer, and says so.
    fn answer(&self, solver: &mut Solver, words: &str) -> SolverAnswer {
        if let Some(spans) = self.question(solver.session(), words) {
            self.say(solver, &spans, None);
            return SolverAnswer::default();
        }
        let board = solver.session().board();
        match understand(&board, words, self.letters) {
            Ok(mv) => {
                let told = solver.answer(mv, &self.teller, now_ms());
                let uci = mv.to_uci(board.castles().mode()).to_string();
                let is_right = match told.news.first() {
                    Some(TacticsNews::Unjudged) => None,
                    first => Some(first == Some(&TacticsNews::Right)),
                };
                self.say(solver, &told.words(&self.teller), Some((uci, is_right)));
                told
            }
            Err(fault) => {
                let sentence = error_sentence(&self.teller.messages, &board, self.letters, words, &fault);
                let lang = self.teller.messages.locale().tag();
                self.say(solver, &[Span::new(lang, sentence)], None);
                SolverAnswer::default()
            }
        }
    }

    /// The answer to a question of the board or to a request for help, as at a table, or that a command needs a game; none if the words are
    /// none of these.
    fn question(&self, session: &Session, words: &str) -> Option<Vec<Span>> {
        let messages = self.teller.messages;
        let by = Person::Player(session.board().turn());
        let intent = match move_line::read(words, by, &messages) {
            MoveLineMeaning::Command(intent) => intent,
            MoveLineMeaning::Empty | MoveLineMeaning::For(..) | MoveLineMeaning::Move(_) => return None,
        };
        let said = |text: String| Span::new(messages.locale().tag(), text);
        if let Some(told) = self.told(session, by, &intent) {
            return Some(told);
        }
        let Intent::Help(search) = &intent else {
            let held = said(messages.text("tactics-held", &[]));
            return Some([vec![held], self.teller.task(session)].concat());
        };
        let mut lines = help::of_a_position(&messages);
        let is_answered = |intent: &Intent| self.told(session, by, intent).is_some();
        lines.extend(help::without_table(&messages, by, is_answered));
        // Each command is a line of its own.
        let welcome = Some(text(&self.teller.task(session))).filter(|_| search.is_empty());
        let found = help::found(&lines, search).into_iter().map(|line| line.text.clone());
        let lines: Vec<String> = welcome.into_iter().chain(found).collect();
        Some(vec![said(if lines.is_empty() {
            messages.text("help-none", &[])
        } else {
            lines.join("\n")
        })])
    }

    /// The answer to a question about the position; none if there is none.
    fn told(&self, session: &Session, by: Person, intent: &Intent) -> Option<Vec<Span>> {
        let Teller {
            messages,
            vocabulary,
            cells,
        } = self.teller;
        if matches!(intent, Intent::File(FileIntent::CopyPosition)) {
            return Some(vec![Span::new(messages.locale().tag(), fen(session))]);
        }
        let Intent::Ask(query) = intent else { return None };
        if *query == Query::State {
            return Some(self.teller.task(session));
        }
        let plies = session.last_plies(usize::MAX);
        let start = plies
            .first()
            .map_or_else(|| session.board(), |first| first.before.clone());
        // A side without a name is told by its colour.
        let players = ByColor::new_with(|_| Player {
            name: String::new(),
            sight: Sight::Vi,
        });
        let moves = plies.iter().map(|ply| ply.mv);
        let now = Moment::from_millis(0);
        let game = table::game_of(People::of(players), vocabulary.name().to_owned(), start, moves, now);
        let told = query::answer(&game, *query, by, now).ok()?;
        let manner = AnswerManner {
            form: TimeForm::default(),
            cells,
        };
        Some(speech::answer::answer(&messages, &game, by, &told, manner).spans)
    }

    /// Saves a result, and takes over those of another program of the same profile.
    fn keep(&mut self, solver: &mut Solver, is_result: bool) {
        if !is_result {
            return;
        }
        match self.results.keep(solver.record()) {
            Ok(all) => solver.take_stored(all),
            Err(_) => complain(&self.teller.messages.text("tactics-record-not-kept", &[])),
        }
    }

    fn say(&self, solver: &Solver, spans: &[Span], answer: Option<(String, Option<bool>)>) {
        let words = text(spans);
        if !self.json {
            print(&words);
            return;
        }
        let position = solver.session().tactics();
        let themes: Vec<&str> = position.themes.iter().map(Theme::name).collect();
        let (answer, is_right) = answer.unzip();
        print_json(&json!({
            "id": position.id, "fen": fen(solver.session()), "theme": themes, "rating": position.rating,
            "answer": answer, "right": is_right, "text": words,
        }));
    }
}

/// The position as it stands now as a FEN.
fn fen(session: &Session) -> String {
    Fen::from_position(&session.board(), EnPassantMode::Legal).to_string()
}

fn text(spans: &[Span]) -> String {
    let texts: Vec<&str> = spans.iter().map(|span| span.text.as_str()).collect();
    texts.join(" ")
}

/// A number from the system's random source.
fn chance() -> u64 {
    let seed = system_random::seed();
    let (eights, _) = seed.as_chunks::<8>();
    eights.first().map_or(0, |eight| u64::from_le_bytes(*eight))
}
