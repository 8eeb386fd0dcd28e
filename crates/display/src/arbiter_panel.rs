//! The arbiter's panel: both boards, both sheets, open matters, the proposals, and the log of what was said to whom.

mod need;

use shakmaty::{Board, ByColor, Color, Piece, Position as _, Square};

use super::parts::{BoardView, ButtonView, CellView, FieldView, LogLine, LogView, ReleaseView, elapsed};
use controls::arbiter_panel::PanelIntent;
use controls::intent::Intent;
use laws::articles::Article;
use laws::command::{Approval, Command};
use laws::discrepancy::{BoardState, Correction, ReadSheet};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::regulations::Speed;
use laws::rules::{explanation, recording};
use laws::time_check::TimeCheck;
use locale::Messages;
use notation::time_control;
use settings::Cells;
use wording;

/// Sources of the arbiter's panel, besides the game.
#[derive(Clone, Debug, Default)]
pub struct PanelSources {
    /// True if the PIN is needed first: nothing else is shown.
    pub is_locked: bool,
    /// The board that is being entered.
    pub entry: Option<(Color, Board)>,
    /// The corrections of each board, in order.
    pub steps: ByColor<Vec<Correction>>,
    /// The explanation of each board that differs: by which slips of the hand, or none.
    pub findings: ByColor<Option<BoardState>>,
    /// Both sheets, read as moves.
    pub sheets: ByColor<ReadSheet>,
    /// The entries of both sheets as they are written.
    pub words: ByColor<Vec<String>>,
    /// The proposals in words; in the order of the game's proposals.
    pub proposals: Vec<String>,
    /// The findings about the journal, in words.
    pub findings_of_journal: Vec<String>,
    /// The last entry of the journal, in words.
    pub anchor: Option<String>,
    /// Everything that was said, with its listener, the oldest first.
    pub said: Vec<(Moment, Person, String)>,
    /// The moment of the last comparison of the boards.
    pub compared: Option<Moment>,
    /// The suggested name of the report's file.
    pub report_file: String,
}

/// The arbiter's panel.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelView {
    /// The field for the PIN and the words above it; then nothing else is shown.
    pub pin: Option<FieldView>,
    /// The one thing that needs the arbiter first.
    pub need: NeedView,
    /// The owners of the boards: "White, Ada".
    pub names: ByColor<String>,
    /// Both boards, White's first.
    pub boards: ByColor<BoardView>,
    /// Both sheets, ply by ply.
    pub sheets: ListView,
    /// The sheets in columns: the half-move, White's sheet, Black's.
    pub sheet_columns: Vec<[String; 3]>,
    /// Open claims, offers and duties; the explanations of boards that differ, and every square on which one does.
    pub pending: ListView,
    /// The proposals, each with its answers.
    pub proposals: Vec<ProposalView>,
    /// "Accept", "Decline" and "Why…", as the buttons show them.
    pub answers: [String; 3],
    /// "Next proposal", if there are several.
    pub next_proposal: String,
    /// The steps that correct the boards.
    pub steps: ListView,
    /// All messages, to any listener.
    pub said: LogView,
    /// The acts that are rare, on pages of their own.
    pub pages: PanelPages,
}

/// The pages of the arbiter's panel.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelPages {
    /// "More…", the page with every act that is not needed at every move.
    pub more: String,
    /// The checks before the round; then the time-check record, the newest first, and the last entry of the journal.
    pub checks: ListView,
    /// The regulations fixed before the game.
    pub regulations: ListView,
    /// The report.
    pub report: PanelFileView,
    /// The envelope of a sealed move, if there is one.
    pub envelope: Option<PanelFileView>,
}

/// A page on which a paper of the arbiter's is written to a file.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelFileView {
    /// The title.
    pub title: String,
    /// The field of the path.
    pub path: FieldView,
    /// The suggested path.
    pub suggested: String,
    /// "Write".
    pub write: String,
}

/// The first need of the arbiter's attention.
#[derive(Clone, Debug, PartialEq)]
pub struct NeedView {
    /// "Needs you: boards differ on f3 and g1 (D.2.9)", or that nothing does and when the boards were compared.
    pub text: String,
    /// The one next act.
    pub act: Option<NextActView>,
}

/// The one next act.
#[derive(Clone, Debug, PartialEq)]
pub struct NextActView {
    /// The words on its button.
    pub name: String,
    /// The name with its subject, for a reader who does not see the line before it.
    pub told: String,
    /// The effect of the act.
    pub does: NextDoes,
}

/// The effect of the one next act.
#[derive(Clone, Debug, PartialEq)]
pub enum NextDoes {
    /// Leads to that place.
    Look(PanelPlace),
    /// Asks the table for that.
    Do(Intent),
}

/// The place to which the arbiter is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPlace {
    /// To the proposal.
    Proposal,
    /// To the steps that correct the boards.
    Steps,
    /// To the open matters.
    Pending,
}

/// A list to be read line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListView {
    /// The name.
    pub label: String,
    /// The lines; it is not drawn without any.
    pub lines: Vec<String>,
}

/// A proposal.
#[derive(Clone, Debug, PartialEq)]
pub struct ProposalView {
    /// The proposal, with its Article.
    pub text: String,
    /// The further effects of accepting it, to be known before; empty if the words above say all.
    pub effect: String,
    /// "Accept: …" and "Decline: …" with their intents; none as long as an older proposal of its kind is open, which
    /// these would rule on.
    pub answers: Option<[(String, Intent); 2]>,
    /// "Why…: Article D.2.9", and the question; none if the program has no explanation of the Article.
    pub why: Option<(String, Intent)>,
}

/// The arbiter's panel of that game.
pub(super) fn desk(
    game: &Game,
    messages: &Messages,
    sources: &PanelSources,
    style: Cells,
    buttons: &[ButtonView],
    now: Moment,
) -> PanelView {
    let text = |id: &str| messages.text(id, &[]);
    let list = |id: &str, lines: Vec<String>| ListView { label: text(id), lines };
    let pending = [
        sources.findings_of_journal.clone(),
        pending(game, messages),
        comparison(game, messages, sources),
    ]
    .concat();
    PanelView {
        need: need::need(game, messages, sources, buttons, now),
        names: ByColor::new_with(|side| wording::side_name(messages, game, side)),
        pin: sources.is_locked.then(|| FieldView {
            label: text("desk-pin"),
            hint: text("desk-pin-hint"),
        }),
        boards: ByColor::new_with(|side| board(game, messages, sources, side, style)),
        sheets: list("desk-sheets", sheets(messages, sources)),
        sheet_columns: sheet_columns(messages, sources),
        pending: list("desk-pending", pending),
        proposals: proposals(game, messages, sources, now),
        answers: ["desk-answer-accept", "desk-answer-decline", "desk-answer-why"].map(text),
        next_proposal: text("desk-next-proposal"),
        steps: list("desk-steps", steps(game, messages, sources)),
        said: LogView {
            label: text("desk-said"),
            lines: said(messages, sources),
        },
        pages: pages(game, messages, sources),
    }
}

fn pages(game: &Game, messages: &Messages, sources: &PanelSources) -> PanelPages {
    let text = |id: &str| messages.text(id, &[]);
    let list = |id: &str, lines: Vec<String>| ListView { label: text(id), lines };
    let time = time_control::write(&game.regulations().time);
    let regulations = wording::rules::regulations(messages, game, &time);
    let regulations = regulations.iter().map(|(name, value)| messages.labelled(name, value));
    let file = |title: &str, suggested: String| PanelFileView {
        title: text(title),
        path: FieldView {
            label: text("files-path"),
            hint: text("files-path-hint"),
        },
        suggested,
        write: text("files-save"),
    };
    let is_sealed = game.adjournment().is_some_and(|open| open.envelope.is_some());
    PanelPages {
        more: text("desk-more"),
        checks: if has_begun(game) {
            list("desk-checks", checks(game, messages, sources))
        } else {
            list("desk-before-the-round", BEFORE_THE_ROUND.map(text).to_vec())
        },
        regulations: list("rules-title", regulations.collect()),
        report: file("desk-report", sources.report_file.clone()),
        envelope: is_sealed.then(|| file("desk-envelope", format!("{}.html", text("desk-envelope-file")))),
    }
}

/// The arbiter's checks before the round (D.1, D.2).
const BEFORE_THE_ROUND: [&str; 6] = [
    "desk-before-boards",
    "desk-before-sets",
    "desk-before-clocks",
    "desk-before-assistants",
    "desk-before-announcements",
    "desk-before-recorders",
];

fn has_begun(game: &Game) -> bool {
    game.clock().has_started() || game.plies_made() > 0
}

fn board(game: &Game, messages: &Messages, sources: &PanelSources, side: Color, style: Cells) -> BoardView {
    let official = &game.correct_board(side);
    let entry = sources.entry.as_ref().filter(|(of, _)| *of == side);
    let is_known = game.is_known(side);
    // A board nobody has seen is shown empty, and its name says so.
    let nothing = Board::empty();
    let pieces = match entry {
        Some((_, pieces)) => pieces,
        None if is_known => game.board(side).pieces(),
        None => &nothing,
    };
    let differing: Vec<Square> = match entry {
        Some((_, pieces)) => laws::player_board::differing(pieces, official).into_iter().collect(),
        None => game.differences(side),
    };
    let cells = Square::ALL
        .into_iter()
        .map(|square| {
            let standing = pieces.piece_at(square);
            let differs = differing.contains(&square);
            let cell = wording::cell::cell(messages, style, square, standing);
            CellView {
                square,
                name: if differs {
                    let should = piece_or_empty(messages, official.piece_at(square));
                    messages.text(
                        "desk-cell-differs",
                        &[("cell", (&cell).into()), ("official", (&should).into())],
                    )
                } else {
                    cell
                },
                braille: wording::cell::braille(messages, square, standing),
                piece: standing,
                lifted: false,
                differs,
                touch: Intent::Desk(PanelIntent::Square(square, official.piece_at(square))),
                take_off: Intent::Desk(PanelIntent::Square(square, None)),
                adjust: Intent::Do(Command::Adjust { side, square }),
            }
        })
        .collect();
    let who = wording::side_name(messages, game, side);
    let values = [("who", (&who).into())];
    BoardView {
        role: style.role,
        seen_from: if style.turned { side.other() } else { side },
        type_ahead: style.type_ahead,
        label: match entry {
            Some(_) => messages.text("desk-board-entered", &values),
            None => format!(
                "{}: {}",
                messages.text("display-board-own", &values),
                state(game, messages, side)
            ),
        },
        cells,
        framed: Vec::new(),
        last_move: None,
        marks: Vec::new(),
        in_hand: None,
        tray: Vec::new(),
        tray_label: messages.text("desk-no-tray", &[]),
        needs_tray: false,
        release: ReleaseView::default(),
    }
}

fn piece_or_empty(messages: &Messages, piece: Option<Piece>) -> String {
    piece.map_or_else(
        || messages.text("cell-empty", &[]),
        |piece| wording::piece(messages, piece),
    )
}

/// The state of a board, in a few words.
fn state(game: &Game, messages: &Messages, side: Color) -> String {
    if !game.is_known(side) {
        return messages.text("desk-board-unseen", &[]);
    }
    let squares = game.differences(side);
    if !squares.is_empty() {
        let squares = wording::squares(messages, &squares);
        return messages.text("desk-board-differs", &[("squares", (&squares).into())]);
    }
    let owed = game.owed_on(side).and_then(|turn| Some((turn, turn.uci()?)));
    match owed {
        Some((turn, uci)) => {
            let words = wording::announcement(game, &game.position_before(turn), uci).shown();
            messages.text("desk-board-behind", &[("move", (&words).into())])
        }
        None => messages.text("desk-board-in-sync", &[]),
    }
}

/// The slips that explain boards that differ, then every square on which one does.
fn comparison(game: &Game, messages: &Messages, sources: &PanelSources) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for side in Color::ALL {
        let who = wording::side_name(messages, game, side);
        match sources.findings.get(side) {
            Some(BoardState::Wrong { faults, .. }) => {
                let slip = |slip| messages.labelled(&who, &wording::discrepancy::fault(messages, slip));
                lines.extend(faults.iter().map(slip));
            }
            Some(BoardState::Unexplained) => lines.push(messages.text("desk-unexplained", &[("who", (&who).into())])),
            Some(BoardState::InSync | BoardState::Behind { .. } | BoardState::Ahead { .. } | BoardState::Unseen)
            | None => {}
        }
    }
    let mut squares: Vec<Square> = Color::ALL.into_iter().flat_map(|side| game.differences(side)).collect();
    squares.sort_unstable();
    squares.dedup();
    for square in squares {
        let on = |side: Color| {
            if game.is_known(side) {
                piece_or_empty(messages, game.board(side).pieces().piece_at(square))
            } else {
                messages.text("desk-board-unseen", &[])
            }
        };
        let (white, black) = (on(Color::White), on(Color::Black));
        let official = piece_or_empty(messages, game.official().board().piece_at(square));
        let square = square.to_string();
        let values = [
            ("square", (&square).into()),
            ("white", (&white).into()),
            ("black", (&black).into()),
            ("official", (&official).into()),
        ];
        lines.push(messages.text("desk-square", &values));
    }
    lines
}

/// One half-move as both sheets have it.
struct WrittenPly {
    number: usize,
    color: Color,
    words: ByColor<String>,
    is_first_difference: bool,
}

/// Both sheets, ply by ply, as written.
fn written(messages: &Messages, sources: &PanelSources) -> impl Iterator<Item = WrittenPly> {
    let PanelSources { sheets, words, .. } = sources;
    let both_read = sheets.white.moves.iter().zip(&sheets.black.moves);
    let agree = both_read.take_while(|(one, other)| one == other).count();
    let longest = words.white.len().max(words.black.len());
    let both = words.white.len().min(words.black.len());
    let nothing = messages.text("desk-sheet-missing", &[]);
    (0..longest).map(move |ply| WrittenPly {
        number: ply / 2 + 1,
        color: if ply.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        },
        words: words.as_ref().map(|words| words.get(ply).unwrap_or(&nothing).clone()),
        is_first_difference: ply == agree && ply < both,
    })
}

/// Both sheets as lines; a word and a sign mark the first difference.
fn sheets(messages: &Messages, sources: &PanelSources) -> Vec<String> {
    let line = |written: WrittenPly| {
        let side = wording::color(messages, written.color);
        let values = [
            ("number", written.number.into()),
            ("side", (&side).into()),
            ("white", (&written.words.white).into()),
            ("black", (&written.words.black).into()),
        ];
        let id = if written.is_first_difference {
            "desk-sheet-differs"
        } else {
            "desk-sheet-line"
        };
        messages.text(id, &values)
    };
    written(messages, sources).map(line).collect()
}

/// The sheets side by side, for the eye.
fn sheet_columns(messages: &Messages, sources: &PanelSources) -> Vec<[String; 3]> {
    let row = |written: WrittenPly| {
        let sign = if written.is_first_difference { "≠ " } else { "" };
        let dots = written.color.fold_wb(".", "…");
        let ByColor { white, black } = written.words;
        [format!("{sign}{}{dots}", written.number), white, black]
    };
    written(messages, sources).map(row).collect()
}

/// The open matters: offers, approvals, duties, fallen flags.
fn pending(game: &Game, messages: &Messages) -> Vec<String> {
    let who = |side: Color| wording::side_name(messages, game, side);
    let about = |id: &str, side: Color| {
        let who = who(side);
        messages.text(id, &[("who", (&who).into())])
    };
    let mut lines = Vec::new();
    if game.people().lacks_an_assistant() {
        lines.push(messages.text("refused-no-assistant", &[]));
    }
    for side in Color::ALL {
        let is_there = game.people().has(Person::Assistant(side));
        if is_there && !game.approvals().contains(&Approval::Assistant(side)) {
            lines.push(about("desk-not-approved", side));
        }
    }
    if game.regulations().is_competition() && !game.approvals().contains(&Approval::Device) {
        lines.push(messages.text("desk-device-not-approved", &[]));
    }
    lines.extend(recording(game, messages));
    lines.extend(game.draw_offer().map(|side| about("desk-offer", side)));
    for side in Color::ALL {
        if game.clock().clock(side).fallen {
            lines.push(about("state-flag-fallen", side));
        }
    }
    if query::next::is_signed_at(game) {
        lines.extend(wording::signing::states(messages, game));
    }
    lines
}

/// The players who keep their sheet here and owe an entry, or need not record now (Art. 8).
fn recording(game: &Game, messages: &Messages) -> Vec<String> {
    let line = |side: Color| {
        let duty = recording::duty(game, side);
        let article = duty
            .exemption
            .as_ref()
            .or(duty.due.as_ref().map(|(_, article)| article));
        let article = article.map(ToString::to_string).unwrap_or_default();
        let who = wording::side_name(messages, game, side);
        let values = [
            ("who", (&who).into()),
            ("count", duty.owed().into()),
            ("article", (&article).into()),
        ];
        let id = match (&duty.exemption, duty.is_kept && duty.owed() > 0) {
            // In rapid and blitz this holds from the first move.
            (Some(_), _) if game.regulations().speed != Speed::Standard => return None,
            (Some(_), _) => "desk-need-not-record",
            (None, true) => "state-sheet-owed",
            (None, false) => return None,
        };
        Some(messages.text(id, &values))
    };
    Color::ALL.into_iter().filter_map(line).collect()
}

/// The open proposals. A ruling names a kind and is about its oldest proposal: a newer one says that the older comes
/// first.
fn proposals(game: &Game, messages: &Messages, sources: &PanelSources, now: Moment) -> Vec<ProposalView> {
    let open = (0..).zip(game.proposals()).zip(&sources.proposals);
    open.map(|((place, proposal), text)| {
        let kind = proposal.kind();
        let named = |id: &str| messages.text(id, &[("text", text.into())]);
        let is_oldest = game.proposals().iter().take(place).all(|older| older.kind() != kind);
        let answers = || {
            [
                (named("desk-accept"), Intent::Do(Command::AcceptProposal { kind })),
                (named("desk-decline"), Intent::Do(Command::DeclineProposal { kind })),
            ]
        };
        ProposalView {
            text: text.clone(),
            effect: if is_oldest {
                wording::proposal::effect(messages, game, place, now)
            } else {
                messages.text("change-older-first", &[])
            },
            answers: is_oldest.then(answers),
            why: why(game, messages, proposal.article()),
        }
    })
    .collect()
}

/// "Why…", if the program explains that Article.
fn why(game: &Game, messages: &Messages, article: &Article) -> Option<(String, Intent)> {
    let number = article.to_string();
    explanation::find(game.regulations().edition, &number)?;
    let name = messages.text("desk-why", &[("article", (&number).into())]);
    Some((name, Intent::Explain(number)))
}

fn steps(game: &Game, messages: &Messages, sources: &PanelSources) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Color::ALL {
        let who = wording::side_name(messages, game, side);
        let steps = sources.steps.get(side).iter();
        lines.extend(steps.map(|step| messages.labelled(&who, &wording::discrepancy::correction(messages, step))));
    }
    lines
}

/// The time-check record, then the last entry of the journal.
fn checks(game: &Game, messages: &Messages, sources: &PanelSources) -> Vec<String> {
    let line = |check: &TimeCheck| {
        let words = wording::times_checked(messages, check);
        format!("{}  {words}", elapsed(check.at.as_millis()))
    };
    let checked = game.time_checks().iter().rev().map(line);
    checked.chain(sources.anchor.clone()).collect()
}

/// The log, the newest line first. The same words to several people at one moment are one line: to all, or to the first of them.
fn said(messages: &Messages, sources: &PanelSources) -> Vec<LogLine> {
    let mut lines: Vec<(Moment, &str, Vec<Person>)> = Vec::new();
    for (at, to, text) in &sources.said {
        let now = lines.iter_mut().rev().take_while(|(own, ..)| own == at);
        match now.into_iter().find(|(_, own, _)| own == text) {
            Some((.., people)) if people.contains(to) => lines.push((*at, text, vec![*to])),
            Some((.., people)) => people.push(*to),
            None => lines.push((*at, text, vec![*to])),
        }
    }
    let line = |(at, text, people): (Moment, &str, Vec<Person>)| {
        let is_to_all = Color::ALL
            .map(Person::Player)
            .iter()
            .all(|player| people.contains(player));
        let told = match people.first().filter(|_| !is_to_all) {
            Some(first) => {
                let to = person_name(messages, *first);
                messages.text("desk-said-line", &[("to", (&to).into()), ("text", text.into())])
            }
            None => messages.text("desk-said-to-all", &[("text", text.into())]),
        };
        LogLine {
            time: elapsed(at.as_millis()),
            text: told,
        }
    };
    lines.into_iter().rev().map(line).collect()
}

fn person_name(messages: &Messages, person: Person) -> String {
    match person {
        Person::Player(side) => wording::color(messages, side),
        Person::Assistant(side) => {
            let who = wording::color(messages, side);
            messages.text("desk-assistant-of", &[("who", (&who).into())])
        }
        Person::Arbiter => messages.text("desk-arbiter", &[]),
    }
}
