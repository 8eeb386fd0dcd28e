//! The rows of the [catalogue](super::catalogue): everything a person can do.
//!
//! A row reads `OfferDraw = "offer-draw", Players, "", button Game beside InSight => playing(|side| …), "line-offer-draw";`
//! - the **id**; then **who** has it, `on PANE` if its keys work in that pane only, the **keys**, and `german "…"` where they differ
//!   with German piece letters;
//! - **button** and the pane it is in, and `beside` with its place in the opponent's window ([`OpponentButton`](super::catalogue::OpponentButton));
//! - `help of a window` if its help tells of keys, fields or a cursor, which a terminal does not have;
//! - **what comes of it**: a `ControlAct`, with the moment at which it does something. A switch is `switch(Setting::…)` and nothing else;
//! - **typed lines**: the messages with their words, and what they mean where that is not the same.

/// Passes the rows, and those of the parts that this build has, to the macro of that name: [`Control`](super::control::Control) is made of their names, the catalogue of the rest.
macro_rules! rows {
    ($define:ident) => {
        crate::rows::with_hall! { $define
    /// The list of keys for the present pane.
    Help = "help", All, "F1 Alt+H ?", button Game beside InSight, help of a window => Window(WindowAct::Help),
        "line-help" => With(|typed| Some(Intent::Help(typed.rest.to_owned())));
    /// Further acts that are possible now.
    More = "more", All, "F10" => Window(WindowAct::More);
    /// The next key is explained, not done.
    DescribeKey = "describe-key", All, "Shift+F1" => Window(WindowAct::DescribeKey);
    /// The short manual of the clock.
    Manual = "manual", All, "Ctrl+Shift+F1", button Game, help of a window => Window(WindowAct::Manual),
        "line-manual" => Bare(|_| Intent::Manual);
    /// The manual of the program.
    Guide = "guide", All, "Ctrl+F1", button Game, help of a window => Window(WindowAct::Guide),
        "line-guide" => Bare(|_| Intent::Settings(SettingsIntent::Guide));
    /// The settings.
    Settings = "settings", All, "Ctrl+,", button Game => Window(WindowAct::Settings),
        "line-settings" => Bare(|_| Intent::Settings(SettingsIntent::Open(String::new()))),
        "line-settings-of" => With(|typed| Some(Intent::Settings(SettingsIntent::Open(typed.text()?))));
    /// Makes all sizes larger.
    Larger = "larger", All, "Ctrl++", button Game beside More => always(|_| turn(Setting::Zoom, NewValue::Next));
    /// Makes all sizes smaller.
    Smaller = "smaller", All, "Ctrl+-", button Game beside More => always(|_| turn(Setting::Zoom, NewValue::Previous));
    /// Resets all sizes to the default.
    FirstSize = "first-size", All, "Ctrl+0" => always(|_| turn(Setting::Zoom, NewValue::First));
    /// The board fills the window, or no longer does.
    BoardAlone = "board-alone", All, "Ctrl+F11", button Game => always(|_| turn(Setting::BoardAlone, NewValue::Next));
    /// My clock, twice the key for both.
    Clock = "clock", All, "F2 Alt+T T" german "F2 Alt+T", help of a window => timed(|_| Intent::ClockKey),
        "line-clock" => TypedLineMeaning::Ask(Query::Clock),
        "line-clocks" => TypedLineMeaning::Ask(Query::Clocks);
    /// The opponent's clock.
    OpponentClock = "opponent-clock", All, "Shift+F2" => ask_timed(Query::OpponentClock),
        "line-opponent-clock";
    /// The period in force.
    Period = "period", All, "Ctrl+F2" => ask_timed(Query::Period),
        "line-period";
    /// The time used by both players.
    TimeUsed = "time-used", All, "Ctrl+Shift+F2" => ask_timed(Query::TimeUsed),
        "line-time-used";
    /// The last move.
    Last = "last", All, "F3 Alt+M L" german "F3 Alt+M" => ask(Query::Last),
        "line-last";
    /// The last five moves.
    LastMoves = "last-moves", All, "Shift+F3" => ask(Query::LastMoves(5)),
        "line-last-moves";
    /// The piece that the last move captured.
    Captured = "captured", All, "C" => ask(Query::Captured),
        "line-captured";
    /// The balance of the pieces; at home.
    Material = "material", All, "Alt+Q", button Game beside More =>
        ControlAct::Ask(ControlCondition::MayLookOutside, Query::Material),
        "line-material";
    /// The opponent, with their rating.
    Opponent = "opponent", All, "Alt+K", button Game => ask(Query::Opponent),
        "line-opponent";
    /// The position as FEN to the clipboard; at home.
    CopyPosition = "copy-position", All, "Ctrl+Shift+C", button Game =>
        when(ControlCondition::MayLookOutside, |_| Intent::File(FileIntent::CopyPosition)),
        "line-copy-position";
    /// My scoresheet.
    ReadSheet = "read-sheet", All, "F4" => always(|side| Intent::Ask(Query::Sheet(side))),
        "line-sheet";
    /// The last entry of my scoresheet.
    LastEntry = "last-entry", All, "Ctrl+R" => always(|_| read(SheetReading::Last)),
        "line-last-entry";
    /// The entry before the one read last.
    PreviousEntry = "previous-entry", All, on Sheet "Alt+Up" => always(|_| read(SheetReading::Previous)),
        "line-previous-entry";
    /// The entry after the one read last.
    NextEntry = "next-entry", All, on Sheet "Alt+Down" => always(|_| read(SheetReading::Next)),
        "line-next-entry";
    /// The scoresheet from the move number in its field.
    EntriesFrom = "entries-from", All, on Sheet "Alt+G", help of a window => Window(WindowAct::EntriesFrom),
        "line-entries-from" => With(|typed| Some(read(SheetReading::From(typed.number()?))));
    /// Search my scoresheet for the text in its field.
    FindEntry = "find-entry", All, on Sheet "Ctrl+F", help of a window => Window(WindowAct::FindEntry),
        "line-find-entry" => With(|typed| Some(read(SheetReading::Find(typed.text()?))));
    /// Correct the chosen entry of my scoresheet.
    CorrectEntry = "correct-entry", Players, on Sheet "Alt+C", button Sheet, help of a window => Window(WindowAct::CorrectEntry),
        "line-correct-entry" => With(sheet::correct);
    /// Speak an entry onto the recorder.
    Speak = "speak", ViPlayer, "Shift+F8", help of a window => when(ControlCondition::RecorderChosen, |_| Intent::Recorder(RecorderIntent::Turn)),
        "line-recorder";
    /// Hear the last entry of the recorder.
    LastSpoken = "last-spoken", ViPlayer, "Ctrl+F8" => always(|_| hear(Hearing::Last)),
        "line-recorder-last";
    /// The entry before the one heard last.
    PreviousSpoken = "previous-spoken", ViPlayer, "Ctrl+F9" => always(|_| hear(Hearing::Previous)),
        "line-recorder-previous";
    /// The entry after the one heard last.
    NextSpoken = "next-spoken", ViPlayer, "Ctrl+Shift+F9" => always(|_| hear(Hearing::Next)),
        "line-recorder-next";
    /// The level at which the microphone hears me.
    CheckLevel = "check-level", ViPlayer, "Ctrl+Shift+F8" =>
        when(ControlCondition::RecorderChosen, |_| Intent::Recorder(RecorderIntent::CheckLevel)),
        "line-recorder-level";
    /// The meaning of the Article that I was told last.
    Explain = "explain", All, "Shift+F4" => always(|_| Intent::Explain(String::new())),
        "line-explain" => With(|typed| Some(Intent::Explain(typed.rest.to_owned())));
    /// The regulations fixed before the game.
    Regulations = "regulations", All, "Ctrl+F4" => always(|_| Intent::Regulations),
        "line-regulations";
    /// The open duty.
    State = "state", All, "F5 Alt+X", help of a window => ask(Query::State),
        "line-state";
    /// The player to move.
    Turn = "turn", All, "Shift+F5" => ask(Query::Turn),
        "line-turn";
    /// The next pane.
    NextPane = "next-pane", All, "F6" => Window(WindowAct::NextPane);
    /// The previous pane.
    PreviousPane = "previous-pane", All, "Shift+F6" => Window(WindowAct::PreviousPane);
    /// Moves completed.
    Moves = "moves", All, "F7" => ask(Query::Moves),
        "line-moves";
    /// Moves to the time control.
    MovesToControl = "control", All, "Shift+F7" => ask_timed(Query::Control),
        "line-control";
    /// I have repeated the opponent's move.
    Repeated = "repeated", Players, "F8", button MoveLine beside More, help of a window =>
        when(ControlCondition::Announced, |side| Intent::Repeated { for_side: side }),
        "line-repeated";
    /// The next stop of the focus.
    NextStop = "next-stop", All, "Tab" => ControlAct::Focus;
    /// Puts the piece in hand back, closes the page.
    Back = "back", All, "Esc" => ControlAct::Focus;
    /// The last announcement once more.
    Again = "again", All, "F9", button Log beside More => always(|_| Intent::SayAgain),
        "line-again";
    /// Earlier announcements, one after the other.
    Earlier = "earlier", All, "Shift+F9" => always(|_| Intent::SayEarlier),
        "line-earlier";
    /// Announce what my hands have done.
    AnnounceHands = "announce-hands", SightedPlayer, "", button MoveLine beside More =>
        when(ControlCondition::MadeByHand, |side| Intent::AnnounceHands { for_side: side });
    /// Press my clock.
    Press = "press", Players, "F12 Ctrl+Enter", button Clocks beside More =>
        playing(|side| Intent::Do(Command::PressClock { side })),
        "line-press";
    /// Announce the move in the move line.
    Announce = "announce", Players, on MoveLine "Enter" => ControlAct::Field;
    /// Lift or put down.
    Touch = "touch", Players, on Board "Enter Space", help of a window => Board(BoardAct::Touch),
        "line-lift" => With(|typed| typed.hand(|board, square| Command::Lift { board, square })),
        "line-place" => With(|typed| typed.hand(|board, square| Command::Place { board, square, piece: None }));
    /// Take off the board.
    TakeOff = "take-off", Players, on Board "Del", help of a window => Board(BoardAct::TakeOff),
        "line-take-off" => With(|typed| typed.hand(|board, square| Command::Remove { board, square }));
    /// Bring a piece back from off the board.
    BringBack = "bring-back", Players, on Board "V", button Board beside More => Board(BoardAct::BringBack);
    /// The whole position.
    Position = "position", All, "Alt+P" => always(|_| Intent::ReadPosition),
        "line-position";
    /// The white pieces.
    WhitePieces = "white-pieces", All, "Alt+W" => ask(Query::Pieces(Color::White, None));
    /// The black pieces.
    BlackPieces = "black-pieces", All, "Alt+B" => ask(Query::Pieces(Color::Black, None));
    /// The rank of the square.
    ReadRank = "read-rank", All, "Alt+R", help of a window => About(|at| Query::Rank(at.rank())),
        "line-rank" => With(|typed| Some(Intent::Ask(Query::Rank(Rank::from_char(typed.letter()?)?))));
    /// The file of the square.
    ReadFile = "read-file", All, "Alt+F", help of a window => About(|at| Query::File(at.file())),
        "line-file" => With(|typed| Some(Intent::Ask(Query::File(File::from_char(typed.letter()?)?))));
    /// The diagonals away from the player.
    UpperDiagonals = "upper-diagonals", All, "Alt+U" => About(|at| Query::Around(at, SquareQuestion::UpperDiagonals));
    /// The diagonals towards the player.
    LowerDiagonals = "lower-diagonals", All, "Alt+L" => About(|at| Query::Around(at, SquareQuestion::LowerDiagonals));
    /// The squares a knight reaches from the square.
    KnightSquares = "knight-squares", All, "Alt+N", help of a window => About(|at| Query::Around(at, SquareQuestion::KnightSquares)),
        "line-knight-squares" => With(|typed| typed.around(SquareQuestion::KnightSquares));
    /// The lines from the square, one after the other.
    NextRay = "next-ray", All, on Board "X" => Board(BoardAct::NextRay);
    /// The previous line.
    PreviousRay = "previous-ray", All, on Board "Shift+X" => Board(BoardAct::PreviousRay);
    /// The colour of the square, and the piece on it.
    SquareColour = "square-colour", All, "Alt+S", help of a window => About(|at| Query::Around(at, SquareQuestion::Ground)),
        "line-colour" => With(|typed| typed.around(SquareQuestion::Ground));
    /// The board from the other side.
    TurnBoard = "turn-board", All, "F", button Board beside More, help of a window => ControlAct::Switch(Switch::Board),
        "line-board-turned" => Bare(|_| Intent::TurnBoard(true)),
        "line-board-own" => Bare(|_| Intent::TurnBoard(false));
    /// The square once more.
    SaySquare = "say-square", All, on Board "O" => Board(BoardAct::SaySquare);
    /// The squares to which the piece may move; at home.
    LegalMoves = "legal-moves", All, "M", help of a window => About(|at| Query::Around(at, SquareQuestion::LegalMoves)),
        "line-legal-moves" => With(|typed| typed.around(SquareQuestion::LegalMoves));
    /// The pieces that it may capture; at home.
    Captures = "captures", All, "Alt+A Shift+M" => About(|at| Query::Around(at, SquareQuestion::Captures));
    /// The attackers and defenders of the square; at home.
    Attackers = "attackers", All, "Alt+D A", help of a window => About(|at| Query::Around(at, SquareQuestion::Attackers)),
        "line-attackers" => With(|typed| typed.around(SquareQuestion::Attackers));
    /// One square away from me.
    StepUp = "step-up", All, on Board "Up" => step(CursorStep::Up);
    /// One square towards me.
    StepDown = "step-down", All, on Board "Down" => step(CursorStep::Down);
    /// One square to the left.
    StepLeft = "step-left", All, on Board "Left" => step(CursorStep::Left);
    /// One square to the right.
    StepRight = "step-right", All, on Board "Right" => step(CursorStep::Right);
    /// The next piece away from me.
    PieceUp = "piece-up", All, on Board "Ctrl+Up" => step(CursorStep::PieceUp);
    /// The next piece towards me.
    PieceDown = "piece-down", All, on Board "Ctrl+Down" => step(CursorStep::PieceDown);
    /// The next piece to the left.
    PieceLeft = "piece-left", All, on Board "Ctrl+Left" => step(CursorStep::PieceLeft);
    /// The next piece to the right.
    PieceRight = "piece-right", All, on Board "Ctrl+Right" => step(CursorStep::PieceRight);
    /// The left end of the rank.
    RankStart = "rank-start", All, on Board "Home" => step(CursorStep::RankStart);
    /// The right end of the rank.
    RankEnd = "rank-end", All, on Board "End" => step(CursorStep::RankEnd);
    /// The far end of the file.
    FileTop = "file-top", All, on Board "PgUp" => step(CursorStep::FileTop);
    /// The near end of the file.
    FileBottom = "file-bottom", All, on Board "PgDn" => step(CursorStep::FileBottom);
    /// My left corner.
    Corner = "corner", All, on Board "Ctrl+Home" => step(CursorStep::Corner);
    /// To that rank.
    ToRank = "to-rank", All, on Board "1 2 3 4 5 6 7 8" => Board(BoardAct::ToRank);
    /// To that file.
    ToFile = "to-file", All, on Board "Shift+1 Shift+2 Shift+3 Shift+4 Shift+5 Shift+6 Shift+7 Shift+8" =>
        Board(BoardAct::ToFile);
    /// The next king.
    NextKing = "next-king", All, on Board "K" => step(CursorStep::NextPiece(Role::King));
    /// The next queen.
    NextQueen = "next-queen", All, on Board "Q" german "D" => step(CursorStep::NextPiece(Role::Queen));
    /// The next rook.
    NextRook = "next-rook", All, on Board "R" german "T" => step(CursorStep::NextPiece(Role::Rook));
    /// The next bishop.
    NextBishop = "next-bishop", All, on Board "B" german "L" => step(CursorStep::NextPiece(Role::Bishop));
    /// The next knight.
    NextKnight = "next-knight", All, on Board "N" german "S" => step(CursorStep::NextPiece(Role::Knight));
    /// The next pawn.
    NextPawn = "next-pawn", All, on Board "P" german "B" => step(CursorStep::NextPiece(Role::Pawn));
    /// The previous king.
    PreviousKing = "previous-king", All, on Board "Shift+K" => step(CursorStep::PreviousPiece(Role::King));
    /// The previous queen.
    PreviousQueen = "previous-queen", All, on Board "Shift+Q" german "Shift+D" =>
        step(CursorStep::PreviousPiece(Role::Queen));
    /// The previous rook.
    PreviousRook = "previous-rook", All, on Board "Shift+R" german "Shift+T" => step(CursorStep::PreviousPiece(Role::Rook));
    /// The previous bishop.
    PreviousBishop = "previous-bishop", All, on Board "Shift+B" german "Shift+L" =>
        step(CursorStep::PreviousPiece(Role::Bishop));
    /// The previous knight.
    PreviousKnight = "previous-knight", All, on Board "Shift+N" german "Shift+S" =>
        step(CursorStep::PreviousPiece(Role::Knight));
    /// The previous pawn.
    PreviousPawn = "previous-pawn", All, on Board "Shift+P" german "Shift+B" => step(CursorStep::PreviousPiece(Role::Pawn));
    /// To the move line.
    ToMoveLine = "to-move-line", All, on Board "I" => Board(BoardAct::ToMoveLine);
    /// Write an entry on my scoresheet.
    Record = "record", Players, on Sheet "Enter" => ControlAct::Field,
        "line-record" => With(|typed| Some(Intent::Sheet(SheetIntent::Write(typed.text()?))));
    /// Offer a draw.
    OfferDraw = "offer-draw", Players, "", button Game beside InSight =>
        playing(|side| ask_first(Command::OfferDraw { side })),
        "line-offer-draw";
    /// Accept the draw.
    AcceptDraw = "accept-draw", Players, "", button Game beside More =>
        when(ControlCondition::DrawOffered, |side| ask_first(Command::AcceptDraw { side })),
        "line-accept-draw";
    /// Decline the draw.
    DeclineDraw = "decline-draw", Players, "", button Game beside More =>
        when(ControlCondition::DrawOffered, |side| Intent::Do(Command::DeclineDraw { side })),
        "line-decline-draw";
    /// Accept the open proposal.
    AcceptProposal = "accept-proposal", Players, "", button Game beside More =>
        when(ControlCondition::Proposed, |_| Intent::Desk(PanelIntent::Settle { accepted: true }));
    /// Decline the open proposal.
    DeclineProposal = "decline-proposal", Players, "", button Game beside More =>
        when(ControlCondition::Proposed, |_| Intent::Desk(PanelIntent::Settle { accepted: false }));
    /// Take back my last move, at home.
    TakeBack = "take-back", Players, "Ctrl+U", button Game beside More =>
        when(ControlCondition::AtHome, |side| Intent::TakeBack { for_side: side }),
        "line-take-back";
    /// Resign.
    Resign = "resign", Players, "", button Game beside More => playing(|side| ask_first(Command::Resign { side })),
        "line-resign";
    /// Sign my scoresheet with the result.
    Sign = "sign", Players, "", button Game beside More =>
        when(ControlCondition::ToSign, |side| Intent::Do(Command::Sign { side, result: None })),
        "line-sign" => With(signing::sign);
    /// Refuse to sign the result.
    RefuseToSign = "refuse-to-sign", Players, "", button Game beside More =>
        when(ControlCondition::ToSign, |side| Intent::Do(Command::RefuseToSign { side })),
        "line-refuse-to-sign" => With(signing::refuse);
    /// Claim that the opponent's flag has fallen.
    ClaimFlag = "claim-flag", Players, "", button Clocks beside More =>
        timed(|side| ask_first(Command::ClaimFlag { side })),
        "line-claim-flag";
    /// Claim a threefold repetition.
    ClaimThreefold = "claim-threefold", Players, "", button Game =>
        playing(|side| claim_after_asking(side, Claim::Threefold(None))),
        "line-claim-threefold";
    /// Claim fifty moves.
    ClaimFifty = "claim-fifty", Players, "", button Game =>
        playing(|side| claim_after_asking(side, Claim::Fifty(None))),
        "line-claim-fifty";
    /// Claim that the opponent cannot win by normal means, or does not try.
    ClaimQuickplay = "claim-quickplay", Players, "", button Game =>
        playing(|side| claim_after_asking(side, Claim::Quickplay)),
        "line-claim-quickplay";
    /// Claim that the opponent's move was illegal.
    ClaimIllegalMove = "claim-illegal-move", Players, "", button Game =>
        playing(|side| claim(side, Claim::IllegalMove)),
        "line-claim-illegal-move";
    /// Adjust the piece under the cursor.
    Adjust = "adjust", Players, on Board "J", help of a window => Board(BoardAct::Adjust),
        "line-adjust" => With(|typed| typed.hand(|side, square| Command::Adjust { side, square }));
    /// Uphold the claim.
    UpholdClaim = "uphold-claim", Arbiter, "", button Game =>
        when(ControlCondition::Claimed, |_| Intent::Do(Command::SettleClaim { upheld: true })),
        "line-uphold-claim";
    /// Reject the claim.
    RejectClaim = "reject-claim", Arbiter, "", button Game =>
        when(ControlCondition::Claimed, |_| Intent::Do(Command::SettleClaim { upheld: false })),
        "line-reject-claim";
    /// Start the clocks.
    StartClocks = "start-clocks", Arbiter, "", button Clocks beside More =>
        when(ControlCondition::ClocksStand, |_| Intent::Do(Command::StartClocks)),
        "line-start-clocks";
    /// Stop the clocks.
    StopClocks = "stop-clocks", All, "", button Clocks beside More =>
        when(ControlCondition::ClocksRun, |_| Intent::Do(Command::StopClocks)),
        "line-stop-clocks";
    /// Compare both boards.
    CompareBoards = "compare-boards", Desk, "Ctrl+B", button MoveLine => always(|_| Intent::Do(Command::CompareBoards)),
        "line-compare",
        "desk-line-compare-boards";
    /// Compare both scoresheets.
    CompareSheets = "compare-sheets", Desk, "Ctrl+E", button MoveLine => always(|_| Intent::Do(Command::CompareSheets { sheets: None })),
        "desk-line-compare-sheets";
    /// The next step that corrects White's board.
    StepWhite = "step-white", Desk, "", button MoveLine => always(|_| Intent::Desk(PanelIntent::Step(Color::White)));
    /// The next step that corrects Black's board.
    StepBlack = "step-black", Desk, "", button MoveLine => always(|_| Intent::Desk(PanelIntent::Step(Color::Black)));
    /// White's real board is correct now.
    RightWhite = "right-white", Desk, "", button MoveLine => playing(|_| Intent::Desk(PanelIntent::Right(Color::White)));
    /// Black's real board is correct now.
    RightBlack = "right-black", Desk, "", button MoveLine => playing(|_| Intent::Desk(PanelIntent::Right(Color::Black)));
    /// Enter the position on White's board.
    EnterWhite = "enter-white", Desk, "", button MoveLine =>
        playing(|_| Intent::Desk(PanelIntent::BeginEntry(Color::White)));
    /// Enter the position on Black's board.
    EnterBlack = "enter-black", Desk, "", button MoveLine =>
        playing(|_| Intent::Desk(PanelIntent::BeginEntry(Color::Black)));
    /// The board being entered is complete.
    EntryDone = "entry-done", Desk, "", button MoveLine => playing(|_| Intent::Desk(PanelIntent::FinishEntry)),
        "desk-line-done";
    /// The player to move seals the move.
    Adjourn = "adjourn", Desk, "", button Clocks =>
        when(ControlCondition::NotAdjourned, |_| ask_first(Command::Adjourn(Adjourn::Tell { until: None }))),
        "line-adjourn" => With(|typed| Some(arbiter_panel::adjourn(typed)));
    /// Open the envelope of an adjourned game.
    OpenEnvelope = "open-envelope", Desk, "", button MoveLine =>
        when(ControlCondition::Sealed, |_| ask_first(Command::Adjourn(Adjourn::Open { text: None, uci: None }))),
        "desk-line-open-envelope" => Bare(|_| Intent::Do(Command::Adjourn(Adjourn::Open { text: None, uci: None })));
    /// The adjourned game is resumed.
    ResumeGame = "resume", Desk, "", button Clocks =>
        when(ControlCondition::Adjourned, |_| Intent::Do(Command::Adjourn(Adjourn::Resume))),
        "desk-line-resume";
    /// This window shows the arbiter's panel, or the player's screen again.
    HandOver = "hand-over", WithArbiter, "Ctrl+D", button Game => Window(WindowAct::HandOver);
    /// The arbiter's panel in a window of its own.
    DeskWindow = "desk-window", WithArbiter, "", button Game => Window(WindowAct::DeskWindow);
    /// The sighted opponent's window is opened, or closed.
    OpponentsWindow = "opponents-window", ViPlayer, "Ctrl+F6", button Game => Window(WindowAct::OpponentsWindow);
    /// Correct times and move counters.
    CorrectClocks = "correct-clocks", Arbiter, "Ctrl+T", button Clocks beside Typed => Window(WindowAct::CorrectClocks);
    /// Both clocks in a window of their own.
    ClockWindow = "clock-window", All, "Ctrl+K", button Clocks beside More => switch(Setting::ClockWindow),
        "line-clock-window-on" => Set(Setting::ClockWindow, "on"),
        "line-clock-window-off" => Set(Setting::ClockWindow, "off");
    /// The window of the clocks fills its screen, or no longer.
    ClockFullScreen = "clock-full-screen", All, "F11", button Clocks beside More => switch(Setting::ClockFullScreen);
    /// A new game.
    NewGame = "new-game", All, "Ctrl+N", button Game beside More, help of a window => Window(WindowAct::NewGame),
        "line-new-game" => With(|typed| Some(Intent::PlayAgain(typed.rest.to_owned())));
    /// The stored games, and others by their path.
    OpenGame = "open-game", All, "Ctrl+O", button Game, help of a window => Window(WindowAct::OpenGame),
        "line-games" => Bare(|_| Intent::File(FileIntent::List { aloud: true })),
        "line-choose-game" => Bare(|_| Intent::File(FileIntent::Choose(Dialog::Open))),
        "line-open-game" => With(files::open),
        "line-rescue-game" => With(files::rescue);
    /// A practice game of ten moves, for learning the words.
    Practise = "practise", ViPlayer, "", button Game => when(ControlCondition::AtHome, |_| Intent::Practise(true)),
        "line-practise",
        "line-leave-practice" => Bare(|_| Intent::Practise(false));
    /// This game as PGN.
    SaveGame = "save-game", All, "Ctrl+S", button Game => Window(WindowAct::SaveGame),
        "line-save-as" => Bare(|_| Intent::File(FileIntent::Choose(Dialog::Save))),
        "line-save-game" => With(files::save);
    /// Say the move back first.
    ReadBack = "read-back", ViPlayer, "", button Game => switch(Setting::ReadBack),
        "line-read-back-on" => Set(Setting::ReadBack, "on"),
        "line-read-back-off" => Set(Setting::ReadBack, "off");
    /// The built-in voice speaks again.
    Voice = "voice", All, "Ctrl+F5", button Game => always(|_| Intent::set(Setting::Output, "own-voice")),
        "line-voice-on",
        "line-voice-off" => Set(Setting::Output, "screen-reader");
    /// The words of announcements at home: the scheme of the Laws, or my own language.
    MoveWords = "move-words", ViPlayer, "Ctrl+Shift+L", button Game => always(|_| turn(Setting::MoveWords, NewValue::Next));
    /// A typed move is made on my board too.
    MoveMyBoard = "move-my-board", Players, "", button Game beside More => switch(Setting::MoveMyBoard);
    /// At home the squares are marked to which the piece in hand may go.
    LegalTargets = "legal-targets", Players, "", button Game beside More => switch(Setting::LegalTargets);
    /// I am told of my time at my marks.
    TimeMarks = "time-marks", Players, "Ctrl+M", button Game => switch(Setting::TimeMarks),
        "line-marks-on" => Set(Setting::TimeMarks, "on"),
        "line-marks-off" => Set(Setting::TimeMarks, "off");
    /// I feel that my time gets short.
    Pulses = "pulses", Players, "", button Game => switch(Setting::Pulses),
        "line-pulses-on" => Set(Setting::Pulses, "on"),
        "line-pulses-off" => Set(Setting::Pulses, "off");
    /// Times in their short form.
    ShortTimes = "short-times", All, "", button Game => switch(Setting::ShortTimes),
        "line-short-times" => Set(Setting::ShortTimes, "on"),
        "line-full-times" => Set(Setting::ShortTimes, "off");
    /// The loudspeaker speaks.
    PublicVoice = "public-voice", Arbiter, "", button Game => ControlAct::Switch(Switch::PublicVoice),
        "line-public-on" => Bare(|_| Intent::PublicVoice(true)),
        "line-public-off" => Bare(|_| Intent::PublicVoice(false));
    /// A second keyboard for the other window.
    SecondKeyboard = "second-keyboard", All, "", button Game beside More => switch(Setting::SecondKeyboard);
    /// Ten minutes of training of the words.
    Train = "train", Players, "", button Game beside Typed =>
        when(ControlCondition::AtHome, |_| Intent::Training(TrainingIntent::Begin)),
        "line-train",
        "line-leave-training" => Bare(|_| Intent::Leave),
        "line-skip-question" => Bare(|_| Intent::Training(TrainingIntent::Skip)),
        "line-training-results" => Bare(|_| Intent::Training(TrainingIntent::Results));
        }
    };
}

/// The rows of a tournament, after the others: a build for events may be without a hall.
#[cfg(any(feature = "hall", feature = "home"))]
macro_rules! with_hall {
    ($define:ident $($rows:tt)*) => {
        crate::rows::with_home! { $define $($rows)*
    /// The tournament of this table, or how to join one.
    Hall = "hall", All, "", button Game => always(|_| Intent::Joining(JoiningIntent::State)),
        "line-joining",
        "line-joining-join" => With(|typed| Some(joining::join(typed))),
        "line-joining-game" => Bare(|_| Intent::Joining(JoiningIntent::NextGame)),
        "line-joining-leave" => Bare(|_| Intent::Joining(JoiningIntent::Leave));
        }
    };
}

/// The rows of all that a build for events is without, after the others.
#[cfg(feature = "home")]
macro_rules! with_home {
    ($define:ident $($rows:tt)*) => {
        $define! { $($rows)*
    /// An engine plays the opponent's side.
    Engine = "engine", Players, "", button Game => when(ControlCondition::AtHome, |side| {
            Intent::Engine(EngineIntent::Seat { side: side.other(), level: None })
        }),
        "line-engine" => With(engine::seat),
        "line-engine-level" => With(engine::level),
        "line-engine-program" => With(|typed| Some(Intent::set(Setting::Engine, &typed.path()?))),
        "line-engine-cores" => With(|typed| engine::number(typed, Setting::EngineThreads)),
        "line-engine-seconds" => With(|typed| engine::number(typed, Setting::EngineSeconds)),
        "line-engine-nodes" => With(|typed| engine::number(typed, Setting::EngineNodes));
    /// The engine stops playing.
    EndEngine = "end-engine", Players, "", button Game => when(ControlCondition::EnginePlays, |_| Intent::Engine(EngineIntent::End)),
        "line-end-engine";
    /// A good move from an engine.
    Hint = "hint", Players, "Ctrl+H", button Game => when(ControlCondition::AtHome, |side| Intent::Engine(EngineIntent::Hint(side))),
        "line-hint";
    /// Continue against the engine with the colours changed.
    ChangeSides = "change-sides", Players, "", button Game =>
        when(ControlCondition::EnginePlays, |_| Intent::Engine(EngineIntent::ChangeSides)),
        "line-change-sides";
    /// An endgame to win or to hold against the engine.
    Endgame = "endgame", Players, "", button Game beside Typed =>
        when(ControlCondition::MayReview, |_| Intent::Engine(EngineIntent::Endgame(String::new()))),
        "line-endgame" => With(|typed| Some(Intent::Engine(EngineIntent::Endgame(typed.rest.to_owned())))),
        "line-endgames" => Bare(|_| Intent::Engine(EngineIntent::Endgames));
    /// Review the game on the table.
    Review = "review", Players, "", button Game beside More =>
        when(ControlCondition::MayReview, |_| Intent::Review(ReviewIntent::Begin)),
        "line-review" => With(|typed| Some(review::begin(typed))),
        "line-review-leave" => Bare(|_| Intent::Review(ReviewIntent::Leave));
    /// The next move of the game under review.
    ReviewNext = "review-next", Players, "Alt+Right Shift+D" german "Alt+Right", button Sheet beside More =>
        reviewing(|_| go(ReviewStep::Next)),
        "line-review-next";
    /// The previous move.
    ReviewPrevious = "review-previous", Players, "Alt+Left Shift+A", button Sheet beside More =>
        reviewing(|_| go(ReviewStep::Previous)),
        "line-review-previous";
    /// The beginning of the game.
    ReviewFirst = "review-first", Players, "Alt+Home", button Sheet beside More => reviewing(|_| go(ReviewStep::First)),
        "line-review-first";
    /// The end of the game.
    ReviewLast = "review-last", Players, "Alt+End", button Sheet beside More => reviewing(|_| go(ReviewStep::Last)),
        "line-review-last";
    /// The next comment, glyph or variation.
    ReviewNextMark = "review-next-mark", Players, "Alt+PgDn", button Sheet beside More =>
        reviewing(|_| go(ReviewStep::NextMark)),
        "line-review-next-mark";
    /// The previous comment, glyph or variation.
    ReviewPreviousMark = "review-previous-mark", Players, "Alt+PgUp", button Sheet beside More =>
        reviewing(|_| go(ReviewStep::PreviousMark)),
        "line-review-previous-mark";
    /// Into a variation.
    ReviewInto = "review-into", Players, "Alt+I", button Sheet beside More, help of a window => reviewing(|_| go(ReviewStep::Into(None))),
        "line-review-into" => With(review::into);
    /// Out of the variation.
    ReviewOut = "review-out", Players, "Alt+O", button Sheet beside More => reviewing(|_| go(ReviewStep::Out)),
        "line-review-out";
    /// The engine's evaluation of the position.
    Opinion = "opinion", Players, "Alt+E", button Sheet beside More, help of a window =>
        reviewing(|_| Intent::Review(ReviewIntent::Opinion)),
        "line-opinion";
    /// The next move of the engine's best line.
    BestLine = "best-line", Players, "Alt+V", button Sheet beside More =>
        reviewing(|_| Intent::Review(ReviewIntent::NextOfLine)),
        "line-best-line";
    /// The engine's evaluation of each move of the game.
    Mistakes = "mistakes", Players, "", button Sheet beside More, help of a window =>
        reviewing(|_| Intent::Review(ReviewIntent::Mistakes)),
        "line-mistakes";
    /// The mistakes become positions to train.
    TrainMistakes = "train-mistakes", Players, "", button Sheet beside More =>
        reviewing(|_| Intent::Review(ReviewIntent::Train)),
        "line-train-mistakes";
    /// The next mistake the engine has found.
    NextMistake = "next-mistake", Players, "Alt+J", button Sheet beside More =>
        reviewing(|_| Intent::Review(ReviewIntent::NextMistake)),
        "line-next-mistake",
        "line-previous-mistake" => Bare(|_| Intent::Review(ReviewIntent::PreviousMistake));
    /// A new game from the present position.
    PlayOn = "play-on", Players, "", button Sheet beside More => reviewing(|_| Intent::Review(ReviewIntent::PlayOn)),
        "line-play-on";
    /// The games of the file again.
    GamesOfFile = "games-of-file", Players, "Alt+Y", button Game beside More, help of a window =>
        when(ControlCondition::FileOpen, |_| review::games(GamesIntent::List)),
        "line-games-of-file",
        "line-close-file" => Bare(|_| review::games(GamesIntent::Close));
    /// Games on lichess.
    Lichess = "lichess", Players, "", button Game => Window(WindowAct::Lichess),
        "line-lichess" => Bare(|_| Intent::Lichess(LichessIntent::List { aloud: true })),
        "line-lichess-token" => With(|typed| {
            Some(Intent::Lichess(LichessIntent::SignIn(LichessToken(typed.text()?))))
        }),
        "line-lichess-sign-out" => Bare(|_| Intent::Lichess(LichessIntent::SignOut)),
        "line-lichess-challenge" => With(|typed| Some(lichess::challenge(typed))),
        "line-lichess-accept" => With(|typed| lichess::numbered(typed, LichessIntent::Accept)),
        "line-lichess-decline" => With(|typed| lichess::numbered(typed, LichessIntent::Decline)),
        "line-lichess-seek" => With(|typed| Some(lichess::seek(typed))),
        "line-lichess-stop" => Bare(|_| Intent::Lichess(LichessIntent::StopSeeking)),
        "line-lichess-computer" => With(|typed| Some(lichess::engine(typed))),
        "line-lichess-game" => With(|typed| lichess::numbered(typed, LichessIntent::Go)),
        "line-lichess-abort" => Bare(|_| Intent::Lichess(LichessIntent::Abort)),
        "line-lichess-claim" => Bare(|_| Intent::Lichess(LichessIntent::ClaimVictory)),
        "line-lichess-say" => With(|typed| Some(Intent::Lichess(LichessIntent::Say(typed.text()?)))),
        "line-lichess-chat" => Bare(|_| Intent::Lichess(LichessIntent::ReadChat)),
        "line-lichess-take-back" => Bare(|side| Intent::TakeBack { for_side: side });
    /// Another computer may play the other side.
    Host = "host", All, "", button Game =>
        always(|_| Intent::Joining(JoiningIntent::Host { at: None, over: None })),
        "line-hosting",
        "line-hosting-at" => With(duplex::host),
        "line-hosting-over" => With(duplex::host_over),
        "line-hosting-end" => Bare(|_| Intent::Joining(JoiningIntent::EndHosting));
    /// How to play at another computer's table.
    Sit = "sit", Players, "", button Game => always(|_| Intent::Joining(JoiningIntent::HowToSit)),
        "line-sitting" => With(|typed| Some(duplex::sit(typed)));
    /// The level of the engine: the next one.
    EngineLevel = "engine-level", Players, "", button Game => always(|_| turn(Setting::EngineLevel, NewValue::Next));
    /// Positions to solve.
    Tactics = "tactics", Players, "", button Game beside Typed =>
        when(ControlCondition::MayReview, |_| Intent::Tactics(TacticsIntent::Begin(String::new()))),
        "line-tactics" => With(|typed| Some(Intent::Tactics(TacticsIntent::Begin(typed.rest.to_owned()))));
    /// The next position to solve.
    TacticsNext = "tactics-next", Players, "", button Game beside Typed => solving(|_| Intent::Tactics(TacticsIntent::Next));
    /// The next move of the solution.
    TacticsSolution = "tactics-solution", Players, "", button Game beside Typed =>
        solving(|_| Intent::Tactics(TacticsIntent::Solution));
    /// The same position again.
    TacticsAgain = "tactics-again", Players, "", button Game beside Typed => solving(|_| Intent::Tactics(TacticsIntent::Again));
        }
    };
}

#[cfg(not(any(feature = "hall", feature = "home")))]
macro_rules! with_hall {
    ($define:ident $($rows:tt)*) => { crate::rows::with_home! { $define $($rows)* } };
}

#[cfg(not(feature = "home"))]
macro_rules! with_home {
    ($define:ident $($rows:tt)*) => { $define! { $($rows)* } };
}

pub(crate) use {rows, with_hall, with_home};
