//! Screens made by hand, as `display` would make them.

use ::settings::{CellRole, Setting, Settings};
use controls::catalogue::{Control, ControlUsers};
use controls::clock_form::{ClockFault, ClockForm, ShownClock};
use controls::intent::Intent;
use controls::keymap::Keymap;
use controls::new_game::{NewGameFault, Opponent};
use display::settings::NamedDevice;
use display::{
    Banner, BoardView, BoardWords, ButtonPlace, ButtonView, CellView, ClockFormWords, ClockView, ClocksView, FieldView,
    FilesView, HelpAbout, HelpLine, KeyWords, LogLine, LogView, NewGameWords, OffBoardView, Personal, QuestionView,
    ReleaseView, Screen, ScreenWords, SentenceWords, SheetLine, SheetView, TournamentWords, guide, settings,
};
use laws::command::Command;
use laws::moment::Moment;
use laws::people::Person;
use locale::{Locale, Messages};
use shakmaty::{Board, ByColor, Color, Piece, Role, Square};
use std::sync::Arc;

/// "white knight".
pub(crate) fn piece_name(piece: Piece) -> String {
    let kind = match piece.role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    };
    format!("{} {kind}", piece.color)
}

/// The effect of Enter on that square.
pub(crate) fn touch(board: Color, square: Square) -> Intent {
    Intent::Touch { board, square }
}

/// The effect of Delete on that square.
pub(crate) fn take_off(board: Color, square: Square) -> Intent {
    Intent::Do(Command::Remove { board, square })
}

/// A board with named cells.
pub(crate) fn board(side: Color, pieces: &Board) -> BoardView {
    let cells = Square::ALL.map(|square| {
        let piece = pieces.piece_at(square);
        let name = piece.map_or_else(|| "empty".to_owned(), piece_name);
        CellView {
            square,
            name: format!("{square}, {name}"),
            braille: format!("{square} {}", piece.map_or('-', Piece::char)),
            piece,
            lifted: false,
            differs: false,
            touch: touch(side, square),
            take_off: take_off(side, square),
            adjust: Intent::Do(Command::Adjust { side, square }),
        }
    });
    BoardView {
        label: format!("{side}'s board"),
        role: CellRole::default(),
        seen_from: side,
        type_ahead: false,
        cells: cells.to_vec(),
        framed: Vec::new(),
        last_move: None,
        marks: Vec::new(),
        in_hand: None,
        tray: Vec::new(),
        tray_label: "Nothing off the board".to_owned(),
        needs_tray: false,
        release: ReleaseView::default(),
    }
}

const fn shown_clock(left_ms: u64, moves: u32) -> ShownClock {
    ShownClock {
        left_ms,
        moves,
        period: 1,
    }
}

fn clock(label: &str, left_ms: u64, running: bool) -> ClockView {
    ClockView {
        label: label.to_owned(),
        left_ms,
        at: Moment::START,
        running,
        running_text: if running { "runs" } else { "stands" }.to_owned(),
        words: "15 minutes".to_owned(),
        moves: "3 moves".to_owned(),
        low: (300_000, "Low on time".to_owned()),
        ..ClockView::default()
    }
}

/// Every button there is for that kind of player.
pub(crate) fn buttons(side: Color, is_vi: bool) -> Vec<ButtonView> {
    let has = |who: ControlUsers| match who {
        ControlUsers::All | ControlUsers::Players => true,
        ControlUsers::ViPlayer => is_vi,
        ControlUsers::SightedPlayer => !is_vi,
        ControlUsers::Arbiter | ControlUsers::Desk | ControlUsers::WithArbiter => false,
    };
    let act = |control: Control| match control {
        Control::Press => Ok(Intent::Do(Command::PressClock { side })),
        Control::Repeated => Ok(Intent::Repeated { for_side: side }),
        Control::AnnounceHands => Ok(Intent::AnnounceHands { for_side: side }),
        Control::SecondKeyboard => Ok(Intent::set(Setting::SecondKeyboard, "on")),
        Control::ReadBack => Ok(Intent::set(Setting::ReadBack, "on")),
        Control::Resign => Ok(Intent::Do(Command::Resign { side })),
        Control::AcceptDraw | Control::DeclineDraw => Err("No draw is offered.".to_owned()),
        _ => Ok(Intent::SayAgain),
    };
    Control::ALL
        .iter()
        .filter(|control| has(control.row().who))
        .map(|control| ButtonView {
            control: *control,
            name: control.row().id.replace('-', " "),
            help: format!("Help for {}.", control.row().id),
            keys: control.row().keys.split(' ').next().unwrap_or_default().to_owned(),
            act: act(*control).map(Some),
            on: match control {
                Control::ReadBack => Some(false),
                Control::MoveMyBoard => Some(true),
                _ => None,
            },
            due: *control == Control::Repeated,
            stands: match (*control, act(*control).is_ok()) {
                (Control::Repeated, _) => ButtonPlace::NextAct,
                (_, true) => ButtonPlace::More,
                (_, false) => ButtonPlace::Nowhere,
            },
        })
        .collect()
}

fn words() -> ScreenWords {
    let own = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    let pairs = |texts: &[(&str, &str)]| {
        texts
            .iter()
            .map(|(id, name)| ((*id).to_owned(), (*name).to_owned()))
            .collect::<Vec<_>>()
    };
    ScreenWords {
        panes: own(&[
            "Board",
            "Move line",
            "Scoresheet",
            "Clocks",
            "Announcements",
            "Other board",
            "Game",
        ]),
        help_title: "Keys and commands".to_owned(),
        help_search: "Find in the help".to_owned(),
        more_search: "Find an action".to_owned(),
        help_none: "Nothing found.".to_owned(),
        lines: "Lines".to_owned(),
        manual_title: "Manual of the clock".to_owned(),
        clock_form: ClockFormWords {
            title: "Adjust the clocks".to_owned(),
            times: ByColor {
                white: "White: time left".to_owned(),
                black: "Black: time left".to_owned(),
            },
            moves: ByColor {
                white: "White: moves".to_owned(),
                black: "Black: moves".to_owned(),
            },
            periods: ByColor {
                white: "White: period".to_owned(),
                black: "Black: period".to_owned(),
            },
            set: "Set the clocks".to_owned(),
            cancel: "Cancel".to_owned(),
            faults: ClockFault::ALL.map(|fault| (fault, format!("{fault:?}"))).to_vec(),
        },
        close: "Close".to_owned(),
        settings_not_here: "Not here.".to_owned(),
        board: BoardWords {
            files: own(&["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"]),
            ranks: own(&["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"]),
            letters: own(&["P", "N", "B", "R", "Q", "K"]),
        },
        keys: KeyWords {
            space: String::from("Space"),
            describe: "Press a key.".to_owned(),
            means_nothing: "Nothing here.".to_owned(),
            into_line: "In the move line".to_owned(),
            ask: "Press the new key.".to_owned(),
            left: "It stays.".to_owned(),
            elsewhere: "In the settings.".to_owned(),
        },
        new_game: NewGameWords {
            opponents: display::OpponentWords {
                label: "Opponent".to_owned(),
                choices: vec![(Opponent::Person, "a person".to_owned())],
            },
            start_position: "Starting position".to_owned(),
            title: "New game".to_owned(),
            not_chosen: "not chosen".to_owned(),
            names: ByColor {
                white: "White's name".to_owned(),
                black: "Black's name".to_owned(),
            },
            sights: ByColor {
                white: "White is".to_owned(),
                black: "Black is".to_owned(),
            },
            assistants: ByColor {
                white: "White's assistant".to_owned(),
                black: "Black's assistant".to_owned(),
            },
            arbiter: "Arbiter".to_owned(),
            sight_names: own(&["blind or visually impaired", "sighted", "deaf"]),
            time: "Time control: minutes, or minutes + seconds for each move".to_owned(),
            time_presets: pairs(&[("none", "no clock"), ("15+10", "15 + 10"), ("90+30", "90 + 30")]),
            vocabulary: "Announcement words".to_owned(),
            vocabularies: pairs(&[("fide", "Springer Felix drei"), ("en", "knight f three")]),
            place: "Where".to_owned(),
            place_names: ["at home".to_owned(), "in an event".to_owned()],
            event: TournamentWords {
                tournament: ["Event", "City and federation", "Round"].map(str::to_owned),
                fide_ids: ByColor {
                    white: "White's FIDE ID".to_owned(),
                    black: "Black's FIDE ID".to_owned(),
                },
                rules: "Regulations of the event".to_owned(),
                rule_fields: controls::rules_form::FIELDS
                    .iter()
                    .map(|field| {
                        (
                            field.name.to_owned(),
                            field.options.iter().map(|word| (*word).to_owned()).collect(),
                        )
                    })
                    .collect(),
                draw_offers: "Draw offers".to_owned(),
                default_time: "Default time in minutes".to_owned(),
            },
            sentence: SentenceWords {
                pattern: "[0] (blind) plays [1] against [2] ([3]), [4], [5].".to_owned(),
                short: "[1] against [2], [4].".to_owned(),
                short_unnamed: "[1], [4].".to_owned(),
                own_vocabulary: "en".to_owned(),
                you: "you".to_owned(),
                opponent: "your opponent".to_owned(),
                sides: ByColor {
                    white: "White".to_owned(),
                    black: "Black".to_owned(),
                },
                sights: own(&["blind", "sighted", "deaf"]),
                no_clock: "no clock".to_owned(),
                places: ["at home".to_owned(), "at an event".to_owned()],
                side: "Colour".to_owned(),
                time: "Time control".to_owned(),
                start: "Start".to_owned(),
                rest: "More options…".to_owned(),
                how_to_change: "Tab: change.".to_owned(),
                how_to_leave: "Enter on Start begins, Escape closes.".to_owned(),
            },
            start: "Start the game".to_owned(),
            cancel: "Cancel".to_owned(),
            faults: vec![
                (
                    NewGameFault::NameMissing(Color::Black),
                    "Black's name is missing.".to_owned(),
                ),
                (
                    NewGameFault::NobodyIsVi,
                    "One player must be visually impaired.".to_owned(),
                ),
                (
                    NewGameFault::TimeUnreadable,
                    "Write the time as 15 or 15+10.".to_owned(),
                ),
                (
                    NewGameFault::AssistantMissing,
                    "An assistant must be appointed.".to_owned(),
                ),
                (
                    NewGameFault::AssistantNotHis,
                    "Only one may have an assistant.".to_owned(),
                ),
            ],
        },
    }
}

/// First settings and the manual, in English.
pub(crate) fn personal() -> Personal {
    let messages = Messages::new(Locale::En);
    let devices = settings::DeviceNames {
        outputs: vec![NamedDevice {
            name: "ear".to_owned(),
            description: "USB headphones".to_owned(),
        }],
        ..settings::DeviceNames::default()
    };
    let given = settings::SettingSources {
        fixed: &[],
        settings: &Settings::default(),
        devices: &devices,
        profiles: &[],
        keymap: &Keymap::default(),
        controls: Control::ALL,
    };
    let view = settings::settings(&messages, given);
    Personal {
        settings: Some(Arc::new(view)),
        sizes: ::settings::LookSettings::default(),
        guide: Arc::new(guide::guide(&messages)),
        lichess: display::LichessView::default(),
        program: None,
    }
}

/// The screen of the player of that colour in the initial position.
pub(crate) fn screen(side: Color, is_vi: bool) -> Screen {
    Screen {
        seat: Person::Player(side),
        title: "Ada (White) and Ben (Black) – Annabella".to_owned(),
        side,
        board: board(side, &Board::default()),
        move_line: FieldView {
            label: "Your move".to_owned(),
            hint: "Springer Felix drei, Nf3 or g1f3".to_owned(),
        },
        sheet: SheetView {
            review: None,
            tactics: None,
            field: FieldView {
                label: "Entry on the scoresheet".to_owned(),
                hint: "1. e4".to_owned(),
            },
            label: "Scoresheet".to_owned(),
            lines: ["1. e4 e5", "2. Sf3 Sc6"].map(sheet_line).to_vec(),
        },
        log: LogView {
            label: "Announcements".to_owned(),
            lines: ["Springer Cesar sechs", "Springer Felix drei", "Eva fünf", "Eva vier"]
                .map(|text| LogLine {
                    time: "12:03".to_owned(),
                    text: text.to_owned(),
                })
                .to_vec(),
        },
        banner: Banner {
            silence: Vec::new(),
            state: "White to move.".to_owned(),
            announcement: "Springer Cesar sechs".to_owned(),
            plain: "knight b8 – c6".to_owned(),
            to_do: "Put the knight on c6.".to_owned(),
            message: String::new(),
            outcome: None,
            leaves: None,
            before_closing: None,
        },
        clocks: ClocksView {
            sides: Some(ByColor {
                white: clock("White, Ada", 893_000, true),
                black: clock("Black, Ben", 3_911_000, false),
            }),
            label: "There is no clock.".to_owned(),
            form: ClockForm::showing(ByColor {
                white: shown_clock(893_000, 3),
                black: shown_clock(3_911_000, 2),
            }),
        },
        buttons: buttons(side, is_vi),
        warnings: Vec::new(),
        question: None,
        help: [
            ("F1: help", HelpAbout::Control(Control::Help)),
            ("F2: my clock", HelpAbout::Control(Control::Clock)),
            ("Enter: lift", HelpAbout::Control(Control::Touch)),
            ("F12: press clock", HelpAbout::Control(Control::Press)),
            ("Type draw", HelpAbout::Command),
        ]
        .map(|(text, about)| HelpLine {
            text: text.to_owned(),
            about,
        })
        .to_vec(),
        keymap: Arc::default(),
        words: words(),
        files: files(),
        desk: None,
        personal: personal(),
        takes_keys: false,
        manual: vec!["This is a clock.".to_owned(), "It is not approved.".to_owned()],
    }
}

/// The same with a question open.
pub(crate) fn asking(mut screen: Screen) -> Screen {
    screen.question = Some(QuestionView {
        text: "Resign this game?".to_owned(),
        yes: "Yes, resign".to_owned(),
        no: "No, play on".to_owned(),
        again: "Yes or no: Resign this game?".to_owned(),
        is_offer: false,
    });
    screen
}

/// A middle game: a lifted piece, a last move, captured pieces off the board.
pub(crate) fn busy(mut screen: Screen) -> Screen {
    let mut pieces = Board::default();
    let steps = [
        (Square::E2, Square::E4),
        (Square::E7, Square::E5),
        (Square::G1, Square::F3),
        (Square::B8, Square::C6),
    ];
    for (from, to) in steps {
        if let Some(piece) = pieces.remove_piece_at(from) {
            pieces.set_piece_at(to, piece);
        }
    }
    let hand = pieces.remove_piece_at(Square::F1);
    screen.board = board(screen.side, &pieces);
    screen.board.last_move = Some((Square::B8, Square::C6));
    screen.board.in_hand = hand.map(|piece| (piece, format!("Holding: {}", piece_name(piece))));
    for cell in &mut screen.board.cells {
        cell.lifted = cell.square == Square::F1;
    }
    let beside = [
        (Color::White, Role::Pawn, 2),
        (Color::Black, Role::Queen, 1),
        (Color::White, Role::Knight, 1),
    ];
    screen.board.tray = beside
        .map(|(color, role, count)| {
            let piece = Piece { color, role };
            OffBoardView {
                piece,
                name: format!("{}, {count} off the board", piece_name(piece)),
                count,
            }
        })
        .to_vec();
    screen.board.tray_label = String::from("Off the board");
    screen.board.needs_tray = true;
    screen.warnings = vec!["This game is not saved: the disk is full.".to_owned()];
    screen
}

/// A line of a scoresheet that is not struck out.
pub(crate) fn sheet_line(text: &str) -> SheetLine {
    SheetLine {
        text: text.to_owned(),
        is_struck: false,
    }
}

/// The pages of files, with two stored games.
fn files() -> FilesView {
    FilesView {
        games: [
            "20 November 2026 14:00, Ada – Ben, 1-0",
            "19 November 2026 20:15, Ada – Eve, unfinished",
        ]
        .map(str::to_owned)
        .to_vec(),
        of_games: None,
        damaged: vec![false; 2],
        games_label: "Saved games".to_owned(),
        rescue_chosen: "Rescue…".to_owned(),
        open_title: "Open a game".to_owned(),
        open_chosen: "Open".to_owned(),
        path: FieldView {
            label: "File path".to_owned(),
            hint: "/home/ada/game.pgn".to_owned(),
        },
        choose: "Browse…".to_owned(),
        save_title: "Save game as…".to_owned(),
        save: "Write".to_owned(),
        suggested: "~/2026-11-21-Ada-Ben.pgn".to_owned(),
        cancel: "Cancel".to_owned(),
    }
}
