//! Tells a random story: its header, and line after line with a look at the table as it is then.

use std::collections::VecDeque;

use crate::chance::Chance;
use controls::catalogue;
use laws::claim::Irregularity;
use laws::ending::GameResult;
use laws::game::Game;
use laws::penalty::Penalty;
use laws::proposal::ProposalKind;
use laws::stored::StoredWord as _;
use locale::{Locale, Messages};
use shakmaty::san::SanPlus;
use shakmaty::{Board, Chess, Color, Move, Position as _, Role, Square, uci::UciMove};
use table::Table;

const TIMES: [&str; 20] = [
    "none",
    "none",
    "5400+30",
    "5400+30",
    "40/6000+30:900+30",
    "40/7200:20/3600:900",
    "300",
    "900+10",
    "180+2",
    "60",
    "20+2",
    "3/10:5+1",
    "W300-B240",
    "300d5",
    "60d5",
    "300b5",
    "3600f:900",
    "600y5x30",
    "10y2x5",
    "*180",
];

/// Positions in which much is close at hand: mate, stalemate, promotion, castling, an en passant capture, a dead position, repetition,
/// fifty and seventy-five moves, a king that can be left in check.
const STARTS: [&str; 14] = [
    "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 10",
    "8/P6k/8/8/8/8/p6K/8 w - - 0 50",
    "7k/5Q2/8/6K1/8/8/8/q7 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30",
    "k7/8/1K6/8/8/8/8/1N1N4 w - - 97 80",
    "8/3b1k2/8/8/8/2B5/3K3P/8 w - - 147 90",
    "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1",
    "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1",
    "8/5k2/8/8/8/8/6n1/4K2B w - - 10 70",
    "2r3k1/1P3ppp/8/8/8/8/5PPP/6K1 w - - 0 40",
    "7k/8/8/8/8/8/8/K6R b - - 95 70",
    "4k3/8/8/8/4P3/8/8/4K3 b - - 0 60",
    "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
    "k7/2Q5/8/8/8/8/8/1K6 w - - 0 1",
];

/// Words that are no move and no command, or nearly one.
const NONSENSE: [&str; 15] = [
    "xyzzy",
    "e9",
    "Springer",
    "clok",
    "repetição",
    "Q",
    "e2 e4 e5",
    "0-0-0-0",
    "press the clock please",
    "42",
    "König",
    "help me",
    "Nf3 Nf3",
    "bauer",
    "",
];

/// The state of a story that is being told.
pub struct Teller {
    /// The chance that decides each line.
    pub chance: Chance,
    messages: Messages,
    now_ms: u64,
    /// Lines that still belong to the move that is being made.
    planned: VecDeque<String>,
    /// True if White or Black has an electronic board, or an engine plays.
    has_boards: bool,
    has_engine: bool,
}

impl Teller {
    /// Begins the story of that seed: the teller, its language and its header.
    pub fn begin(seed: u64) -> (Self, Locale, Vec<String>) {
        let mut chance = Chance::new(seed);
        let locale = if chance.one_in(2) {
            Locale::En
        } else {
            chance.of(&Locale::ALL)
        };
        let mut teller = Self {
            chance,
            messages: Messages::new(locale),
            now_ms: 0,
            planned: VecDeque::new(),
            has_boards: false,
            has_engine: false,
        };
        let header = teller.header();
        (teller, locale, header)
    }

    /// The time at the table as far as the story is told, in milliseconds.
    pub const fn now_ms(&self) -> u64 {
        self.now_ms
    }

    fn header(&mut self) -> Vec<String> {
        let chance = &mut self.chance;
        let mut lines = vec![
            String::from("speech on"),
            format!("laws {}", chance.of(&["2005", "2018", "2023", "2023"])),
            format!("time {}", chance.of(&TIMES)),
        ];
        let is_home = chance.one_in(3);
        if is_home {
            lines.push(String::from("set place=home"));
            self.has_engine = chance.one_in(6);
        }
        self.has_boards = chance.one_in(6);
        let settings = [
            ("two-boards", &["no"][..]),
            ("repeat", &["before-press", "waived", "expected"]),
            ("boards", &["legal", "apart", "free"]),
            ("default-time", &["0", "1", "30"]),
            ("default-time-from", &["hour"]),
            ("increment-before-first-move", &["no"]),
            ("draw-offers", &["none", "after-2", "after-30"]),
            (
                "vocabulary",
                &["en", "de", "pt-BR", "fide-digits", "es", "fr", "it", "nl"],
            ),
            ("settled", &["0", "1", "30"]),
            ("not-executed", &["1", "10", "600"]),
            ("reminders", &["shown", "none"]),
            ("differences", &["players"]),
            ("compare-every", &["0", "1", "5"]),
            ("session", &["0:10", "10", "60"]),
            ("quickplay", &["yes"]),
            ("dead-positions", &["asked"]),
            ("device", &["yes"]),
            ("hints", &["yes"]),
            ("announced", &["player"]),
            ("board-clock", &["leads"]),
        ];
        for (key, values) in settings {
            if chance.one_in(7) {
                lines.push(format!("set {key}={}", chance.of(values)));
            }
        }
        if chance.one_in(6) {
            lines.push(format!("speed {}", chance.of(&["standard", "rapid", "blitz"])));
        }
        if chance.one_in(4) {
            lines.push(String::from("supervision otherwise"));
        }
        if chance.one_in(10) {
            lines.push(format!("start 960:{}", chance.below(960)));
        } else if chance.one_in(2) {
            lines.push(format!("start {}", chance.of(&STARTS)));
        }
        let (white, black) = chance.of(&[
            ("vi", "sighted"),
            ("vi", "sighted"),
            ("sighted", "vi"),
            ("sighted", "vi"),
            ("vi", "vi"),
            ("vi", "deaf"),
            ("sighted", "sighted"),
        ]);
        lines.push(format!("white {white} Ada"));
        lines.push(format!("black {black} Ben"));
        if chance.one_in(3) {
            lines.push(String::from("assistant white Clara"));
        }
        if chance.one_in(3) {
            lines.push(String::from("assistant black Carl"));
        }
        if !chance.one_in(if is_home { 2 } else { 4 }) {
            lines.push(String::from("arbiter Dora"));
        }
        lines
    }

    /// The next line of the story, of which so many acts are told, at that table.
    pub fn next_line(&mut self, table: &Table, acts: usize) -> String {
        let game = table.game();
        if acts == 0 && !self.chance.one_in(8) {
            let by = if game.people().arbiter.is_some() {
                "arbiter"
            } else {
                "white"
            };
            return format!("> {by} starts clocks");
        }
        if self.chance.one_in(3)
            && let Some(line) = self.reaction(game)
        {
            return line;
        }
        if !self.chance.one_in(4)
            && let Some(line) = self.planned.pop_front()
        {
            return line;
        }
        if self.planned.is_empty() && !self.chance.one_in(3) && game.ending().is_none() {
            self.plan_move(game);
            if let Some(line) = self.planned.pop_front() {
                return line;
            }
        }
        match self.chance.below(20) {
            0..=4 => self.player(game),
            5..=8 => self.arbiter(game),
            9 | 10 => self.question(),
            11..=15 => self.typed(game),
            16..=18 => self.time(table),
            _ => self.device(game),
        }
    }

    fn side(&mut self) -> Color {
        self.chance.of(&Color::ALL)
    }

    fn square(&mut self) -> Square {
        self.chance.of(&Square::ALL)
    }

    /// Most often the player of that side; with them the words that name the side where others act for it.
    fn actor(&mut self, side: Color) -> (&'static str, &'static str) {
        let (player, assistant) = if side.is_white() {
            ("white", "assistant-white")
        } else {
            ("black", "assistant-black")
        };
        match self.chance.below(20) {
            0 => (assistant, ""),
            1 => ("arbiter", side.fold_wb(" for white", " for black")),
            2 => (side.fold_wb("black", "white"), side.fold_wb(" for white", " for black")),
            3 => (
                side.fold_wb("assistant-black", "assistant-white"),
                side.fold_wb(" for white", " for black"),
            ),
            _ => (player, ""),
        }
    }

    fn legal_move(&mut self, position: &Chess) -> Option<Move> {
        // Where an illegal move stands (A.5.2) a king may be in reach.
        let mut legal = position.legal_moves();
        legal.retain(|mv| mv.capture() != Some(Role::King));
        if legal.is_empty() {
            return None;
        }
        // Moves back and forth repeat a position.
        let quiet: Vec<Move> = legal.iter().copied().filter(|mv| !mv.is_zeroing()).collect();
        if !quiet.is_empty() && self.chance.one_in(3) {
            let piece = quiet[0].from();
            let same: Vec<Move> = quiet.into_iter().filter(|mv| mv.from() == piece).collect();
            return Some(self.chance.of(&same));
        }
        Some(legal[self.chance.below(legal.len())])
    }

    fn any_uci(&mut self) -> UciMove {
        let (from, to) = (self.square(), self.square());
        let promotion = self.chance.one_in(8).then_some(Role::Queen);
        UciMove::Normal { from, to, promotion }
    }

    /// A movement of a piece of the player to move, legal or not, that leaves no king on its way.
    fn own_uci(&mut self, position: &Chess) -> UciMove {
        let own: Vec<Square> = position.us().into_iter().collect();
        let (from, to) = (self.chance.of(&own), self.square());
        let promotion = None;
        UciMove::Normal { from, to, promotion }
    }

    /// The move in one of the ways in which moves are written or said.
    fn words(&mut self, game: &Game, position: &Chess, mv: Move) -> String {
        let uci = mv.to_uci(game.regulations().castling_mode);
        match self.chance.below(3) {
            0 => uci.to_string(),
            1 => SanPlus::from_move(position.clone(), mv).to_string(),
            _ => wording::announcement(game, position, uci).shown(),
        }
    }

    /// Words of some move: of this position most often.
    fn some_words(&mut self, game: &Game) -> String {
        let position = game.current();
        match self.legal_move(&position) {
            Some(mv) if !self.chance.one_in(4) => self.words(game, &position, mv),
            Some(_) | None if self.chance.one_in(3) => self.nonsense(),
            Some(_) | None => self.any_uci().to_string(),
        }
    }

    fn nonsense(&mut self) -> String {
        self.chance.of(&NONSENSE).to_owned()
    }

    /// Plans a whole cycle: the move by word and hand, rightly or wrongly, its repetition and execution, the press, the entries.
    fn plan_move(&mut self, game: &Game) {
        let side = game.turn().side;
        let position = game.current();
        let Some(mv) = self.legal_move(&position) else {
            return;
        };
        let (me, other) = side.fold_wb(("white", "black"), ("black", "white"));
        let san = SanPlus::from_move(position.clone(), mv).to_string();
        let mut words = self.words(game, &position, mv);
        let mut hands = hands(&position, mv);
        let mut lines: Vec<String> = Vec::new();
        match self.chance.below(30) {
            // An illegal move, by word and hand.
            0..=2 => {
                let uci = self.own_uci(&position);
                (words, hands) = (uci.to_string(), hands_of_uci(&uci));
            }
            3 => words = self.uci_words(game),
            4 => hands = hands_of_uci(&self.own_uci(&position)),
            5 => hands = hands_of_uci(&self.any_uci()),
            _ => {}
        }
        let of_hands =
            |who: &str, on: &str| -> Vec<String> { hands.iter().map(|hand| format!("> {who} {hand}{on}")).collect() };
        match self.chance.below(8) {
            0..=3 => lines.push(format!("> {me} plays {words}")),
            4 => {
                lines.extend(of_hands(me, ""));
                lines.push(format!("> {me} announces {words}"));
            }
            5 => {
                lines.push(format!("> {me} announces {words}"));
                lines.extend(of_hands(me, ""));
            }
            6 => lines.push(format!("> {me} types {words}")),
            _ => {
                let slip = self.uci_words(game);
                lines.push(format!("> {me} announces {slip}"));
                lines.extend(of_hands(me, ""));
                lines.push(format!("> {me} corrects {words}"));
            }
        }
        if self.chance.one_in(12) {
            let left_out = self.chance.below(lines.len());
            lines.remove(left_out);
        }
        let mut answers: Vec<String> = match self.chance.below(6) {
            0 => Vec::new(),
            1 => {
                let mut answers = vec![format!("> {other} repeats {words}")];
                answers.extend(of_hands(other, ""));
                answers
            }
            2 => of_hands(other, ""),
            _ => vec![format!("> {other} copies")],
        };
        let press = format!("> {me} presses clock");
        match self.chance.below(8) {
            0 => {}
            1..=3 => answers.push(press),
            _ => answers.insert(0, press),
        }
        lines.extend(answers);
        if self.chance.one_in(2) {
            for who in ["white", "black"] {
                if !self.chance.one_in(5) {
                    lines.push(format!("> {who} records {san}"));
                }
            }
        }
        self.planned = lines.into();
    }

    /// An act that answers what is open: an offer, an adjournment, an illegal move that can still be claimed.
    fn reaction(&mut self, game: &Game) -> Option<String> {
        let of = |side: Color| side.fold_wb("white", "black");
        if let Some(by) = game.draw_offer() {
            let act = self.chance.of(&[
                "accepts draw",
                "declines draw",
                "types offer",
                "types what next",
                "types draw",
            ]);
            return Some(format!("> {} {act}", of(by.other())));
        }
        if game.adjournment().is_some() {
            let side = of(game.turn().side);
            return Some(match self.chance.below(9) {
                0 | 1 => format!("> {side} seals {}", self.uci_words(game)),
                2 => format!("> {side} stops clocks"),
                3 | 4 => String::from("> arbiter resumes"),
                5 => String::from("> arbiter opens envelope"),
                6 => format!("> {} arrives", self.chance.of(&["white", "black"])),
                7 => format!("> {side} types what next"),
                _ => self.question(),
            });
        }
        if game.claimable_ply().is_some() {
            let act = self.chance.of(&[
                "claims illegal-move",
                "offers correction",
                "accepts correction",
                "declines correction",
                "types what next",
                "types last",
            ]);
            return Some(format!("> {} {act}", self.chance.of(&["white", "black"])));
        }
        None
    }

    fn player(&mut self, game: &Game) -> String {
        let side = if self.chance.one_in(3) {
            self.side()
        } else {
            game.turn().side
        };
        let (by, of_side) = self.actor(side);
        let act = match self.chance.below(34) {
            0 => format!("announces {}{of_side}", self.some_words(game)),
            1 => format!("corrects {}{of_side}", self.some_words(game)),
            2 => format!("repeats {}{of_side}", self.some_words(game)),
            3 => format!("plays {}{of_side}", self.uci_words(game)),
            4 => format!("copies{of_side}"),
            5 | 6 => format!("presses clock{of_side}"),
            7 => format!("lifts {}{}", self.square(), self.on_board()),
            8 => {
                let piece = self.piece();
                let (square, board) = (self.square(), self.on_board());
                format!("places {square}{piece}{board}")
            }
            9 => format!("removes {}{}", self.square(), self.on_board()),
            10 => String::from("stops clocks"),
            11 => String::from("starts clocks"),
            12 => format!("adjusts {}{of_side}", self.square()),
            13 => format!("arrives{of_side}"),
            14 => format!("records {}{of_side}", self.uci_words(game)),
            15 => format!("records (=){of_side}"),
            16 => format!("signs {}{of_side}", self.result()),
            17 | 18 => format!("offers draw{of_side}"),
            19 => {
                let answer = if self.chance.one_in(3) { "accepts" } else { "declines" };
                format!("{answer} draw{of_side}")
            }
            20 if self.chance.one_in(4) => format!("resigns{of_side}"),
            20 | 21 => format!("claims flag{of_side}"),
            22 => format!("claims threefold{of_side}"),
            23 => format!("claims fifty{of_side}"),
            24 => {
                let draw = self.chance.of(&["threefold", "fifty"]);
                format!("claims {draw} with {}{of_side}", self.uci_words(game))
            }
            25 => format!("claims illegal-move{of_side}"),
            26 => format!("claims touched {}{of_side}", self.square()),
            27 => format!("claims {}{of_side}", self.chance.of(&["quickplay", "increment"])),
            28 => format!("claims {}{of_side}", self.chance.of(Irregularity::ALL).as_str()),
            29 => format!("{} proposal {}", self.yes_or_no(), self.kind()),
            30 => format!("seals {}{of_side}", self.uci_words(game)),
            31 => {
                let act = self.chance.of(&["offers", "accepts", "declines"]);
                format!("{act} correction{of_side}")
            }
            32 => format!("asks record{of_side}"),
            _ => String::from("adjourns"),
        };
        format!("> {by} {act}")
    }

    /// Words where something has to stand.
    fn uci_words(&mut self, game: &Game) -> String {
        let words = self.some_words(game);
        if words.is_empty() { String::from("e4") } else { words }
    }

    fn on_board(&mut self) -> &'static str {
        self.chance.of(&["", "", "", " on white", " on black"])
    }

    fn piece(&mut self) -> String {
        if self.chance.one_in(2) {
            return String::new();
        }
        let role = self.chance.of(&["pawn", "knight", "bishop", "rook", "queen", "king"]);
        format!(" {} {role}", self.chance.of(&["white", "black"]))
    }

    fn result(&mut self) -> String {
        self.chance.of(GameResult::ALL).word()
    }

    fn kind(&mut self) -> String {
        self.chance.of(ProposalKind::ALL).word()
    }

    fn yes_or_no(&mut self) -> &'static str {
        self.chance.of(&["accepts", "accepts", "declines"])
    }

    fn span(&mut self) -> &'static str {
        self.chance.of(&["0:00:00", "0:00:05", "0:01:00", "0:02:00", "1:30:00"])
    }

    fn arbiter(&mut self, game: &Game) -> String {
        let by = if self.chance.one_in(10) { "white" } else { "arbiter" };
        // An open proposal is most often what the arbiter turns to.
        if !game.proposals().is_empty() && self.chance.one_in(2) {
            let kind = self.chance.of(game.proposals()).kind();
            let act = match kind {
                ProposalKind::Claim => format!("{} claim", self.chance.of(&["upholds", "rejects"])),
                ProposalKind::Penalty | ProposalKind::Result | ProposalKind::Correction | ProposalKind::Clock => {
                    format!("{} proposal {}", self.yes_or_no(), kind.word())
                }
            };
            return format!("> {by} {act}");
        }
        let side = self.chance.of(&["white", "black"]);
        let act = match self.chance.below(34) {
            0..=3 => String::from("starts clocks"),
            4 => String::from("stops clocks"),
            5 => format!("sets {side} {}", self.span()),
            6 => format!("adds {} to {side}", self.span()),
            7 => format!("takes {} from {side}", self.span()),
            8 => format!("sets moves {side} {}", self.chance.below(45)),
            9 => format!("sets period {side} {}", self.chance.below(4)),
            10 | 11 => String::from("compares boards"),
            12 | 13 => String::from("compares sheets"),
            14 => format!("enters board {side} {}", self.placement(game)),
            15 => format!("enters sheet {side} {}", self.sheet(game)),
            16 => format!("reinstates ply {}", self.chance.below(game.line().len() + 2)),
            17 => format!("warns {side} talking"),
            18 => {
                let penalty = self.chance.of(Penalty::ALL).word();
                let time = self
                    .chance
                    .of(&["", " 0:02:00", " reason telephone", " 0:01:00 reason noise"]);
                format!("penalises {side} {penalty}{time}")
            }
            19 => format!("{} claim", self.chance.of(&["upholds", "rejects"])),
            20 => format!("{} proposal {}", self.yes_or_no(), self.kind()),
            21 if self.chance.one_in(3) => format!("rules result {} reason quarrel", self.result()),
            21 | 22 => String::from("annuls result reason error"),
            23 => format!(
                "approves {}",
                self.chance.of(&["assistant white", "assistant black", "device"])
            ),
            24 => String::from("notes the window is open"),
            25 => format!("adjourns{}", self.chance.of(&["", " until tomorrow"])),
            26 => String::from("opens envelope"),
            27 => String::from("loses envelope"),
            28 => String::from("loses envelope and position"),
            29 | 30 => String::from("resumes"),
            31 => String::from("reconstructs game"),
            32 => {
                let mut faults: Vec<String> = Irregularity::ALL
                    .iter()
                    .map(|fault| fault.as_str().to_owned())
                    .collect();
                faults.push(String::from("illegal-move"));
                faults.push(format!("touched {}", self.square()));
                format!("finds {} by {side}", self.chance.of(&faults))
            }
            _ => String::from("unlocks"),
        };
        format!("> {by} {act}")
    }

    fn placement(&mut self, game: &Game) -> String {
        let mut board: Board = game.current().board().clone();
        if self.chance.one_in(3) {
            let square = self.square();
            board.discard_piece_at(square);
        }
        board.to_string()
    }

    /// A scoresheet: that of the game, perhaps cut short or with another move.
    fn sheet(&mut self, game: &Game) -> String {
        let mut position = game.regulations().start.clone();
        let kept = self.chance.below(game.line().len() + 1).max(game.line().len() / 2);
        let mut entries = Vec::new();
        for completed in game.line().iter().take(kept).filter(|completed| !completed.is_illegal) {
            if !position.is_legal(completed.legal) {
                break;
            }
            entries.push(SanPlus::from_move_and_play_unchecked(&mut position, completed.legal).to_string());
        }
        if let Some(mv) = self.legal_move(&position).filter(|_| self.chance.one_in(3)) {
            entries.push(SanPlus::from_move(position, mv).to_string());
        }
        if entries.is_empty() {
            String::from("e4")
        } else {
            entries.join(" ")
        }
    }

    /// A person at the table, the players twice as often as the others.
    fn anybody(&mut self) -> &'static str {
        self.chance.of(&[
            "white",
            "black",
            "white",
            "black",
            "assistant-white",
            "assistant-black",
            "arbiter",
        ])
    }

    fn question(&mut self) -> String {
        let by = self.anybody();
        let square = self.square();
        let about = match self.chance.below(14) {
            0 => String::from("clock"),
            1 => String::from("opponent-clock"),
            2 => String::from("time-used"),
            3 => String::from("moves"),
            4 => String::from("control"),
            5 => String::from("period"),
            6 => String::from("last"),
            7 => format!("square {square}"),
            8 => format!("rank {}", square.rank().char()),
            9 => format!("file {}", square.file().char()),
            10 => format!(
                "pieces {}",
                self.chance.of(&["white", "black rook", "white king", "black"])
            ),
            11 => String::from("turn"),
            12 => String::from("state"),
            _ => String::from("recording"),
        };
        format!("> {by} asks {about}")
    }

    /// A typed line: one that means something, with something behind it or not, or one that means nothing.
    fn typed(&mut self, game: &Game) -> String {
        let by = self.anybody();
        let known = [
            "line-state",
            "line-last",
            "line-repeated",
            "line-again",
            "line-earlier",
            "line-yes",
            "line-no",
        ];
        let line = match self.chance.below(12) {
            0 => self.nonsense(),
            1 => self.some_words(game),
            2 => {
                let side = self.messages.text(self.chance.of(&["color-white", "color-black"]), &[]);
                format!("{side}: {}", self.some_words(game))
            }
            3..=5 => {
                let id = self.chance.of(&known);
                self.one_of_words(id)
            }
            6 => {
                let article = self
                    .chance
                    .of(&["", " 9.2", " D.2.9", " 7.5.1", " A.4.3", " 6.4", " I.13", " 99", " xyz"]);
                format!("explain{article}")
            }
            _ => {
                let lines: Vec<_> = catalogue::lines().collect();
                let words = self.chance.of(&lines).words;
                let words = self.one_of_words(words);
                let behind = self.behind(game);
                format!("{words}{behind}")
            }
        };
        format!("> {by} types {line}")
    }

    fn one_of_words(&mut self, id: &str) -> String {
        let words = self.messages.text(id, &[]);
        let words: Vec<&str> = words.split(';').map(str::trim).collect();
        self.chance.of(&words).to_owned()
    }

    fn behind(&mut self, game: &Game) -> String {
        match self.chance.below(10) {
            0..=3 => String::new(),
            4 => format!(" {}", self.square()),
            5 => format!(" {}", self.some_words(game)),
            6 => format!(
                " {}",
                self.chance
                    .of(&["white", "black", "white 1:00", "black 2", "white touched e4"])
            ),
            7 => format!(" {}", self.chance.below(9)),
            8 => format!(" {}", self.result()),
            _ => format!(
                " {}",
                self.chance
                    .of(&["x", "penalty", "4711", "on", "off", "white knight", "x.txt"])
            ),
        }
    }

    fn time(&mut self, table: &Table) -> String {
        let passed = match self.chance.below(12) {
            0 => 0,
            1..=4 => self.chance.below(3_000),
            5 | 6 => self.chance.below(30_000),
            7 | 8 => self.chance.below(300_000),
            9 => self.chance.below(4_000_000),
            _ => {
                let until = table.next_wakeup().map_or(0, laws::moment::Moment::as_millis);
                let until = until.saturating_sub(self.now_ms).min(20_000_000);
                usize::try_from(until).unwrap()
            }
        };
        self.now_ms = (self.now_ms + u64::try_from(passed).unwrap()).min(900 * 3_600_000);
        let (seconds, ms) = (self.now_ms / 1_000, self.now_ms % 1_000);
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        format!("at {hours}:{minutes:02}:{seconds:02}.{ms:03}")
    }

    /// An electronic board, an engine at home, or a whole cycle at once.
    fn device(&mut self, game: &Game) -> String {
        let side = self.chance.of(&["white", "black"]);
        if self.has_engine && self.chance.one_in(2) {
            let uci = match self.legal_move(&game.current()) {
                Some(mv) => mv.to_uci(game.regulations().castling_mode),
                None => self.any_uci(),
            };
            return match self.chance.below(7) {
                0 => format!("engine {side} Stockfish {}", self.chance.of(&["club", "beginner"])),
                1 => String::from("engine ready Stockfish"),
                2 => String::from("engine scores 35"),
                3 => format!("engine hints {uci}"),
                4 => format!(
                    "engine lost {}",
                    self.chance.of(&["not-found", "hangs", "ended", "rubbish"])
                ),
                _ => format!("engine plays {uci}"),
            };
        }
        if self.has_boards && !self.chance.one_in(4) {
            return match self.chance.below(8) {
                0..=3 => format!("board {side} {}", self.placement(game)),
                4 => format!("board {side} {} empty", self.square()),
                5 => format!("board {side} {}", self.chance.of(&["lost", "back"])),
                6 => format!("board {side} lever {}", self.chance.of(&["white", "black"])),
                _ => format!("board {side} times 0:05:00 0:04:00"),
            };
        }
        let position = game.current();
        match self.legal_move(&position) {
            Some(mv) => format!("both play {}", SanPlus::from_move(position, mv)),
            None => String::from("both play e4"),
        }
    }
}

/// The movements of a hand that make that move on a board.
fn hands(position: &Chess, mv: Move) -> Vec<String> {
    match mv {
        Move::Castle { king, rook } => {
            let side = position.turn();
            let wing = mv.castling_side().unwrap();
            let (king_to, rook_to) = (wing.king_to(side), wing.rook_to(side));
            vec![
                format!("lifts {king}"),
                format!("places {king_to}"),
                format!("lifts {rook}"),
                format!("places {rook_to}"),
            ]
        }
        Move::EnPassant { from, to } => {
            let victim = Square::from_coords(to.file(), from.rank());
            vec![
                format!("lifts {from}"),
                format!("places {to}"),
                format!("removes {victim}"),
            ]
        }
        Move::Normal {
            from,
            to,
            capture,
            promotion,
            ..
        } => {
            let mut hands = Vec::new();
            if capture.is_some() {
                hands.push(format!("removes {to}"));
            }
            if let Some(role) = promotion {
                let piece = role.of(position.turn());
                hands.push(format!("removes {from}"));
                hands.push(format!("places {to} {}", piece.word()));
            } else {
                hands.push(format!("lifts {from}"));
                hands.push(format!("places {to}"));
            }
            hands
        }
        Move::Put { .. } => Vec::new(),
    }
}

fn hands_of_uci(uci: &UciMove) -> Vec<String> {
    match uci {
        UciMove::Normal { from, to, .. } => vec![format!("lifts {from}"), format!("places {to}")],
        UciMove::Put { .. } | UciMove::Null => Vec::new(),
    }
}
