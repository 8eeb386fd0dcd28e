//! A seat's screen, made from the game: texts in the person's language, ready-made intents.

use std::sync::Arc;

use shakmaty::{Bitboard, Board, ByColor, Color, Piece, Position as _, Rank, Role, Square};

use super::buttons;
use super::files;
use super::help::{self, HelpLine};
use super::lichess;
use super::panes::{DESK_PANES, PANES};
use super::parts::{
    BoardView, ButtonView, CellView, FieldView, LogLine, LogView, OffBoardView, QuestionView, ReleaseView, SheetLine,
    elapsed,
};
use super::screen::{Banner, FilesView, Personal, Screen, SheetView, SilenceView};
use super::screen_words::{KeyWords, NewGameWords, OpponentWords, ScreenWords, SentenceWords, TournamentWords};
use super::sources::{SaidWords, Sources};
use super::{arbiter_panel, board_words, clock, manual};
use announcement::vocabulary::Vocabulary;
use controls::catalogue::TypedLine;
use controls::intent::Intent;
use controls::new_game::{NewGameFault, Opponent};
use controls::next;
use controls::rules_form::FIELDS;
use laws::away::AwayPlayer;
use laws::command::Command;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::{Person, Sight};
use laws::regulations::{AllowedMovements, Venue};
use laws::rules::release::TakenPiece;
use laws::stored::StoredWord as _;
use laws::turn::Turn;
use locale::{Messages, piece};
use query::next::NextAct;
use query::{self, LastMove, Query, Task};
use settings::Setting;
use wording::{self, state};

/// The screen.
pub fn screen(sources: &Sources<'_>) -> Screen {
    let Sources {
        game, seat, messages, ..
    } = sources;
    let text = |id: &str| messages.text(id, &[]);
    let side = seat.side().unwrap_or(Color::White);
    let (open_side, task) = query::open_task(game);
    let buttons = buttons::buttons(sources);
    let banner = banner(sources, side, open_side, task);
    let help = help::lines(&help_sources(sources, &buttons, &banner.to_do));
    let desk = sources
        .desk
        .as_ref()
        .map(|own| arbiter_panel::desk(game, messages, own, sources.settings.cells, &buttons, sources.now));
    let panes = if desk.is_some() { DESK_PANES } else { PANES };
    let mut warnings = sources.warnings.clone();
    warnings.extend(seat.side().and_then(|side| not_executed(game, messages, side)));
    Screen {
        seat: *seat,
        title: title(game, *seat, messages),
        side,
        board: board(sources, side),
        move_line: FieldView {
            label: text("display-move-line"),
            hint: text("display-move-line-hint"),
        },
        sheet: SheetView {
            review: sources.other_game.review.clone(),
            tactics: sources.other_game.tactics.clone(),
            ..sheet(game, side, messages)
        },
        log: LogView {
            label: text("display-log"),
            lines: log(&sources.said),
        },
        banner,
        clocks: clock::clocks(game, messages, sources.now),
        buttons,
        warnings,
        question: sources.question.clone().map(|question| QuestionView {
            again: messages.text("question-again", &[("question", (&question.text).into())]),
            text: question.text,
            yes: text("question-yes"),
            no: text("question-no"),
            is_offer: question.is_offer,
        }),
        help,
        keymap: Arc::clone(&sources.keymap),
        manual: manual::lines(messages),
        personal: Personal {
            lichess: lichess::view(messages, sources.known_online, game.is_online()),
            ..sources.personal.clone()
        },
        words: ScreenWords {
            panes: panes
                .map(|id| {
                    let other = pane_of_other_game(sources).filter(|_| id == "display-pane-sheet");
                    other.unwrap_or_else(|| text(id))
                })
                .to_vec(),
            help_title: text("display-help-title"),
            help_search: text("help-search"),
            more_search: text("more-search"),
            help_none: text("help-none"),
            lines: text("display-lines"),
            manual_title: text("control-manual"),
            close: text("display-close"),
            settings_not_here: text("settings-not-here"),
            board: board_words::board_words(messages),
            keys: KeyWords {
                describe: text("keys-describe"),
                means_nothing: text("keys-mean-nothing"),
                into_line: text("keys-into-line"),
                space: text("key-space"),
                ask: text("keys-ask"),
                left: text("keys-left"),
                elsewhere: text("keys-elsewhere"),
            },
            new_game: new_game_words(messages),
            clock_form: clock::form_words(game, messages),
        },
        files: FilesView {
            of_games: sources.other_game.file.clone(),
            ..files::view(messages, sources.games, &sources.suggested_file)
        },
        desk,
        // The arbiter's lines are theirs: none of them ever arrives in a player's move line.
        takes_keys: sources.settings.person.second_keyboard || *seat == Person::Arbiter,
    }
}

/// The list of what can be typed in a terminal, of the lines that do something there.
pub fn typed_help(sources: &Sources<'_>, works: &[&'static TypedLine]) -> Vec<HelpLine> {
    let (open_side, task) = query::open_task(sources.game);
    let side = sources.seat.side().unwrap_or(Color::White);
    let to_do = banner(sources, side, open_side, task).to_do;
    help::in_terminal(&help_sources(sources, &buttons::buttons(sources), &to_do), works)
}

fn help_sources<'a>(sources: &'a Sources<'_>, buttons: &'a [ButtonView], now: &'a str) -> help::Sources<'a> {
    help::Sources {
        game: sources.game,
        seat: sources.seat,
        messages: sources.messages,
        buttons,
        place: &sources.place,
        act: sources
            .next
            .filter(|_| !sources.other_game.has_pane())
            .map(|next| next.act),
        now,
        program: sources.personal.program,
    }
}

/// The name of the pane that replaces the scoresheet's while another game is on the table.
fn pane_of_other_game(sources: &Sources<'_>) -> Option<String> {
    let other = &sources.other_game;
    let review = other.review.as_ref().map(|review| review.pane.clone());
    review.or_else(|| other.tactics.as_ref().map(|tactics| tactics.pane.clone()))
}

/// The silences that concern everybody, each once, and first those that concern this person.
fn silence(sources: &Sources<'_>) -> Vec<SilenceView> {
    let Sources {
        game, seat, messages, ..
    } = sources;
    let mut views: Vec<SilenceView> = Vec::new();
    for silenced in sources.silenced.iter().copied() {
        let sentence = silenced.sentence(messages);
        let is_own = silenced.is_of(*seat);
        let text = if is_own {
            sentence
        } else {
            wording::hearing::of(messages, game, silenced, &sentence)
        };
        if views.iter().all(|view| view.text != text) {
            views.push(SilenceView { silenced, text });
        }
    }
    views.sort_by_key(|view| !view.silenced.is_of(*seat));
    views
}

/// A move announced long ago that is not yet on this player's board (D.2.1).
fn not_executed(game: &Game, messages: &Messages, side: Color) -> Option<String> {
    game.reminded_of(side)?;
    let turn = game.owed_on(side)?;
    let words = wording::announcement(game, &game.position_before(turn), turn.uci()?).shown();
    Some(format!("{} {words}", messages.text("state-not-executed", &[])))
}

fn title(game: &Game, seat: Person, messages: &Messages) -> String {
    // An engine tells its name later: readers say each change of the title.
    let names = [Color::White, Color::Black].map(|side| match game.away(side) {
        Some(AwayPlayer::Engine { .. }) => messages.text(Setting::Engine.name(), &[]),
        Some(AwayPlayer::Online { .. }) | None => wording::player_name(messages, game, side),
    });
    let values = [("white", (&names[0]).into()), ("black", (&names[1]).into())];
    let id = match seat {
        Person::Player(side) if game.people().is_vi(side) => "display-title-vi",
        Person::Player(_) => "display-title-sighted",
        Person::Assistant(_) => "display-title-assistant",
        Person::Arbiter => "display-title-arbiter",
    };
    messages.text(id, &values)
}

fn board(sources: &Sources<'_>, side: Color) -> BoardView {
    let Sources {
        game, seat, messages, ..
    } = sources;
    let own = seat.side().filter(|_| game.is_seen());
    let pieces = own.map_or_else(
        || game.official().board().clone(),
        |side| game.board(side).pieces().clone(),
    );
    let hand = own.and_then(|side| game.board(side).hand().last().copied());
    let who = wording::side_name(messages, game, side);
    let label = match own {
        Some(side) if game.people().is_vi(side) => messages.text("display-board-mine", &[]),
        Some(_) => messages.text("display-board-own", &[("who", (&who).into())]),
        None => messages.text("display-board-official", &[]),
    };
    let cells = Square::ALL
        .into_iter()
        .map(|square| {
            let standing = pieces.piece_at(square);
            CellView {
                square,
                name: wording::cell::cell(messages, sources.settings.cells, square, standing),
                braille: wording::cell::braille(messages, square, standing),
                piece: standing,
                lifted: hand.is_some_and(|hand| hand.from == square),
                differs: false,
                touch: Intent::Touch { board: side, square },
                take_off: Intent::Do(Command::Remove { board: side, square }),
                adjust: Intent::Do(Command::Adjust { side, square }),
            }
        })
        .collect();
    let last_move = last_move(game).map(|last| squares_of(&last));
    let release = own.map_or_else(ReleaseView::default, |side| release(sources, side));
    BoardView {
        label,
        role: sources.settings.cells.role,
        seen_from: if sources.settings.cells.turned {
            side.other()
        } else {
            side
        },
        type_ahead: sources.settings.cells.type_ahead,
        cells,
        last_move,
        framed: sources
            .other_game
            .tactics
            .as_ref()
            .map_or_else(Vec::new, |tactics| tactics.framed.clone()),
        marks: sources
            .other_game
            .review
            .as_ref()
            .map(|review| review.marks.clone())
            .unwrap_or_default(),
        in_hand: hand.map(|hand| {
            let name = piece(messages, hand.piece);
            (
                hand.piece,
                messages.text("display-in-hand", &[("piece", (&name).into())]),
            )
        }),
        tray: pieces_off_board(game, side, messages),
        tray_label: messages.text("display-tray", &[]),
        needs_tray: own.is_some_and(|side| needs_pieces_off_board(game, side)) && !release.goes_back,
        release,
    }
}

/// The consequences of releasing a piece on the board of that side.
fn release(sources: &Sources<'_>, side: Color) -> ReleaseView {
    let Sources { game, messages, .. } = sources;
    let is_home = game.regulations().place == Venue::Home;
    let is_legal_only = game.regulations().boards == AllowedMovements::Legal;
    if !is_home && !is_legal_only {
        return ReleaseView::default();
    }
    let own = game.board(side);
    let seventh = side.fold_wb(Rank::Seventh, Rank::Second);
    let pawns = own.pieces().by_piece(side.pawn()) & Bitboard::from_rank(seventh);
    let held = own
        .hand()
        .iter()
        .filter(|held| held.piece == side.pawn())
        .map(|held| held.from);
    let promotes = pawns.into_iter().chain(held);
    let taken = |from| TakenPiece { game, side, from };
    let promotes = promotes.map(|square| (square, taken(square).promotion_squares()));
    let promotes: Vec<_> = promotes.filter(|(_, squares)| squares.any()).collect();
    let choice = |role: Role| {
        let piece = Piece { color: side, role };
        let name = wording::piece(messages, piece);
        let count = 0;
        OffBoardView { piece, name, count }
    };
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter();
    let in_hand = own.hand().last().filter(|held| held.piece.color == side);
    let is_marked = is_home && sources.settings.person.legal_targets;
    let marked = in_hand.filter(|_| is_marked && !game.regulations().is_competition());
    ReleaseView {
        goes_back: is_home && is_legal_only && !game.people().is_vi(side),
        targets: marked.map_or(Bitboard::EMPTY, |held| taken(held.from).targets()),
        choice: roles.filter(|_| !promotes.is_empty()).map(choice).collect(),
        promotes,
        label: messages.text("display-promote", &[]),
    }
}

/// True if a piece from off the board may be needed: a pawn promotes, or a piece is missing that no move has taken.
fn needs_pieces_off_board(game: &Game, side: Color) -> bool {
    let board = game.board(side);
    let pieces = board.pieces();
    let promotes = |piece: Piece, square: Square| {
        piece.role == Role::Pawn && square.rank() == piece.color.fold_wb(Rank::Eighth, Rank::First)
    };
    let reaches = |piece: Piece, square: Square| {
        piece.role == Role::Pawn && square.rank() == piece.color.fold_wb(Rank::Seventh, Rank::Second)
    };
    let mut standing = pieces.clone().into_iter();
    if standing.any(|(square, piece)| promotes(piece, square))
        || board.hand().iter().any(|held| reaches(held.piece, held.from))
    {
        return true;
    }
    let there = |piece: Piece| {
        let in_hand = board.hand().iter().filter(|held| held.piece == piece).count();
        pieces.by_piece(piece).count() + in_hand
    };
    // The capturer takes one of the opponent's pieces off before their own piece moves.
    let is_short_of = |expected: &Board| {
        let missing = |color: Color| {
            Role::ALL.into_iter().fold(0, |sum, role| {
                let piece = Piece { color, role };
                sum + expected.by_piece(piece).count().saturating_sub(there(piece))
            })
        };
        missing(side) > 0 || missing(side.other()) > 1
    };
    let next = game.addressed_to(side).map(|turn| game.board_after(turn));
    is_short_of(game.official().board()) && next.is_none_or(|board| is_short_of(&board))
}

fn last_move(game: &Game) -> Option<LastMove> {
    match query::answer(game, Query::Last, Person::Arbiter, Moment::START) {
        Ok(query::Answer::Last(last)) => last,
        Ok(_) | Err(_) => None,
    }
}

fn squares_of(last: &LastMove) -> (Square, Square) {
    match last.uci {
        shakmaty::uci::UciMove::Normal { from, to, .. } => (from, to),
        shakmaty::uci::UciMove::Put { to, .. } => (to, to),
        shakmaty::uci::UciMove::Null => (Square::A1, Square::A1),
    }
}

/// The pieces off the board. Every kind can be brought back: a promotion is not limited to what was captured (3.7.3).
fn pieces_off_board(game: &Game, side: Color, messages: &Messages) -> Vec<OffBoardView> {
    let beside = game.board(side).off_board();
    let mut tray = Vec::new();
    for color in [side, side.other()] {
        for role in shakmaty::Role::ALL.into_iter().rev() {
            let piece = Piece { color, role };
            let count = *beside.get(color).get(role);
            let name = wording::piece(messages, piece);
            let values = [("piece", (&name).into()), ("count", u32::from(count).into())];
            tray.push(OffBoardView {
                piece,
                name: messages.text("display-tray-piece", &values),
                count,
            });
        }
    }
    tray
}

fn sheet(game: &Game, side: Color, messages: &Messages) -> SheetView {
    let mut lines = Vec::new();
    for entry in game.sheet(side).entries() {
        let dots = if entry.ply.is_multiple_of(2) { "..." } else { "." };
        let text = if entry.is_move() {
            format!("{}{dots} {}", entry.ply.div_ceil(2), entry.text)
        } else {
            wording::sheet::text(messages, &entry.text)
        };
        let text = if entry.struck {
            messages.text("display-sheet-struck", &[("entry", (&text).into())])
        } else {
            text
        };
        lines.push(SheetLine {
            text,
            is_struck: entry.struck,
        });
    }
    let text = |id: &str| messages.text(id, &[]);
    SheetView {
        field: FieldView {
            label: text("display-sheet-field"),
            hint: text("display-sheet-hint"),
        },
        label: text("display-sheet"),
        lines,
        review: None,
        tactics: None,
    }
}

/// The words that belong to the game, the newest first.
fn log(said: &[SaidWords]) -> Vec<LogLine> {
    said.iter()
        .rev()
        .filter(|line| line.is_of_game)
        .map(|line| LogLine {
            time: elapsed(line.at.as_millis()),
            text: line.text.clone(),
        })
        .collect()
}

fn banner(sources: &Sources<'_>, side: Color, open_side: Color, task: Task) -> Banner {
    let Sources { game, messages, .. } = sources;
    let announcement = sources.last_announcement.clone();
    let is_announced = announcement.is_some();
    // After a move is taken back nothing is in sight: "not yet" would be wrong.
    let nothing = || {
        if game.line().is_empty() {
            messages.text("display-nothing-announced", &[])
        } else {
            String::new()
        }
    };
    let announcement = announcement.unwrap_or_else(nothing);
    let last = sources.said.last().map(|line| &line.text);
    let mut message = last.filter(|text| **text != announcement).cloned().unwrap_or_default();
    // The arbiter is nobody's "you", nor is an assistant.
    let state = state::state(messages, game, open_side, task, sources.seat);
    let step = sources.other_game.step.clone();
    // The next step has a line of its own.
    if let Some(said) = step.as_deref().and_then(|step| message.strip_suffix(step)) {
        message = String::from(said.trim_end());
    }
    let to_do = step.or_else(|| Some(to_do(sources, sources.next?)));
    let to_do = to_do.unwrap_or_else(|| state.clone());
    let outcome = outcome(game, messages);
    if message == to_do || outcome.as_ref() == Some(&message) {
        message.clear();
    }
    Banner {
        silence: silence(sources),
        state,
        plain: plain(game, messages, side)
            .filter(|plain| is_announced && *plain != announcement)
            .unwrap_or_default(),
        announcement,
        outcome,
        to_do,
        message,
        leaves: sources.other_game.escape.clone(),
        before_closing: sources.other_game.before_closing.clone(),
    }
}

/// The result once the game has ended; before that, each fallen flag.
fn outcome(game: &Game, messages: &Messages) -> Option<String> {
    if let Some(ending) = game.ending() {
        return Some(state::result(messages, ending.result, ending.reason));
    }
    let fallen = Color::ALL.into_iter().filter_map(|side| {
        let words = clock::fallen(game.clock(), messages, side)?;
        Some(messages.labelled(&wording::side_name(messages, game, side), &words))
    });
    let fallen: Vec<String> = fallen.collect();
    (!fallen.is_empty()).then(|| fallen.join(" "))
}

/// The move announced last, in plain words: the opponent's move in progress, else one's own, else the last completed
/// move.
fn plain(game: &Game, messages: &Messages, side: Color) -> Option<String> {
    let announced = |turn: &&Turn| turn.announced.is_some();
    let open = game.owed_on(side).or_else(|| game.open_turn(side).filter(announced));
    let (before, uci) = if let Some(turn) = open {
        (game.position_before(turn), turn.uci()?)
    } else {
        let last = last_move(game)?;
        (last.before, last.uci)
    };
    let shakmaty::uci::UciMove::Normal { from, to, promotion } = uci else {
        return None;
    };
    let standing = before.board().piece_at(from)?;
    let legal = uci.to_move(&before).ok();
    if legal.is_some_and(shakmaty::Move::is_castle) {
        return Some(wording::announced(Vocabulary::Language(messages.locale()), &before, uci).shown());
    }
    let captured = legal.map_or_else(|| before.board().role_at(to), shakmaty::Move::capture);
    let kind = |role| wording::cell::kind(messages, role);
    let (piece, from, to) = (kind(standing.role), from.to_string(), to.to_string());
    let captured = captured.map(kind);
    let id = if captured.is_some() {
        "display-plain-capture"
    } else {
        "display-plain-move"
    };
    let values = [
        ("piece", (&piece).into()),
        ("from", (&from).into()),
        ("to", (&to).into()),
        ("captured", captured.as_deref().unwrap_or_default().into()),
    ];
    let plain = messages.text(id, &values);
    Some(promotion.map_or_else(|| plain.clone(), |role| format!("{plain}, {}", kind(role))))
}

/// The next act, in one sentence.
fn to_do(sources: &Sources<'_>, next: NextAct) -> String {
    let Sources { game, messages, .. } = sources;
    let in_terminal = sources.place.in_terminal;
    let person = &sources.settings.person;
    let by = if in_terminal {
        next::InputMeans::in_terminal(person)
    } else {
        next::InputMeans::in_window(person, game.people().is_vi(next.side))
    };
    let how = next::how(next.act, &sources.keymap, messages, by);
    wording::next::sentence(messages, game, next, &how, in_terminal)
}

/// Usual time controls, as they are written, and the message with their name: without a clock; blitz, rapid and
/// standard as they are played at FIDE events; 40 moves in 90 minutes; the classical three periods; byo-yomi.
const TIME_PRESETS: [(&str, &str); 10] = [
    ("none", "display-no-clock"),
    ("3+2", "preset-3-2"),
    ("5", "preset-5"),
    ("10+5", "preset-10-5"),
    ("15+10", "preset-15-10"),
    ("25+10", "preset-25-10"),
    ("90+30", "preset-90-30"),
    ("40/5400+30:1800+30", "preset-40-90"),
    ("40/6000+30:20/3000+30:900+30", "preset-40-100"),
    ("600y5x30", "preset-byo-yomi"),
];

/// A person, and an engine of each level that has a name, where engines are.
fn opponents(messages: &Messages) -> OpponentWords {
    let engine = |level: String| {
        let name = wording::engine::level(messages, &level);
        let text = messages.text("new-game-an-engine", &[("level", (&name).into())]);
        (Opponent::Engine(level), text)
    };
    let person = (Opponent::Person, messages.text("new-game-a-person", &[]));
    let levels = Setting::EngineLevel.words().into_iter();
    let engines = levels.filter(|_| cfg!(feature = "home")).map(engine);
    OpponentWords {
        label: messages.text("new-game-opponents", &[]),
        choices: std::iter::once(person).chain(engines).collect(),
    }
}

fn new_game_words(messages: &Messages) -> NewGameWords {
    let text = |id: &str| messages.text(id, &[]);
    let preset = |(written, name): (&str, &str)| (written.to_owned(), text(name));
    let words = [
        ("own", "[0]".into()),
        ("side", "[1]".into()),
        ("other", "[2]".into()),
        ("sight", "[3]".into()),
        ("time", "[4]".into()),
        ("place", "[5]".into()),
        ("words", "[6]".into()),
    ];
    NewGameWords {
        title: text("new-game-title"),
        not_chosen: text("new-game-not-chosen"),
        names: ByColor {
            white: text("new-game-white-name"),
            black: text("new-game-black-name"),
        },
        sights: ByColor::new_with(|side| messages.labelled(&locale::color(messages, side), &text("new-game-sight"))),
        assistants: ByColor {
            white: text("new-game-white-assistant"),
            black: text("new-game-black-assistant"),
        },
        arbiter: text("new-game-arbiter"),
        sight_names: Sight::ALL
            .map(|sight| messages.about("new-game", &sight.word()))
            .to_vec(),
        time: messages.labelled(&text("new-game-time"), &text("new-game-time-hint")),
        time_presets: TIME_PRESETS.map(preset).to_vec(),
        start_position: messages.labelled(&text("new-game-position"), &text("new-game-position-hint")),
        vocabulary: text("new-game-vocabulary"),
        vocabularies: Vocabulary::ALL
            .map(|vocabulary| (vocabulary.name().to_owned(), board_words::sample(vocabulary)))
            .to_vec(),
        place: text("new-game-place"),
        place_names: [text("new-game-home"), text("new-game-event")],
        opponents: opponents(messages),
        event: TournamentWords {
            tournament: ["new-game-event-name", "new-game-site", "new-game-round"].map(text),
            fide_ids: ByColor {
                white: text("new-game-white-fide-id"),
                black: text("new-game-black-fide-id"),
            },
            rules: text("rules-title"),
            rule_fields: FIELDS
                .iter()
                .map(|field| {
                    (
                        text(field.name),
                        field.options.iter().map(|word| text(&field.message(word))).collect(),
                    )
                })
                .collect(),
            draw_offers: text("rules-draw-offers"),
            default_time: text("rules-default-time"),
        },
        sentence: SentenceWords {
            pattern: messages.text("new-game-sentence", &words),
            short: messages.text("new-game-short", &words),
            short_unnamed: messages.text("new-game-short-unnamed", &words),
            own_vocabulary: Vocabulary::Language(messages.locale()).name().to_owned(),
            you: text("new-game-you"),
            opponent: text("new-game-opponent"),
            sides: ByColor {
                white: text("new-game-as-white"),
                black: text("new-game-as-black"),
            },
            sights: ["new-game-is-vi", "new-game-is-sighted", "new-game-is-deaf"]
                .map(text)
                .to_vec(),
            no_clock: text("new-game-no-clock"),
            places: ["new-game-at-home", "new-game-at-event"].map(text),
            side: text("new-game-side"),
            time: text("new-game-time"),
            start: text("new-game-begin"),
            rest: text("new-game-rest"),
            how_to_change: text("new-game-how-to-change"),
            how_to_leave: text("new-game-how-to-leave"),
        },
        start: text("new-game-start"),
        cancel: text("new-game-cancel"),
        faults: [
            (NewGameFault::NameMissing(Color::White), "new-game-error-white-name"),
            (NewGameFault::NameMissing(Color::Black), "new-game-error-black-name"),
            (NewGameFault::NobodyIsVi, "new-game-error-vi"),
            (NewGameFault::TimeUnreadable, "new-game-error-time"),
            (NewGameFault::AssistantMissing, "new-game-error-no-assistant"),
            (NewGameFault::AssistantNotHis, "new-game-error-assistant"),
            (NewGameFault::NumberUnreadable, "new-game-error-number"),
            (NewGameFault::StartUnreadable, "new-game-error-position"),
            (NewGameFault::DrawOffersUnreadable, "rules-error-draw-offers"),
            (NewGameFault::DefaultTimeUnreadable, "rules-error-default-time"),
        ]
        .map(|(fault, id)| (fault, text(id)))
        .to_vec(),
    }
}
