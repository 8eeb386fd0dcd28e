//! The events of a tournament, in the past tense, and their stored form: one line of JSON each, whose keys are never
//! changed.

use shakmaty::ByColor;

use super::parts::{Bye, Details, Entrant, RoundBoard};
use laws::articles::Article;
use laws::ending::{GameResult, SignedBy};
use laws::stored::{self, Fields, StoredValue as _, UnreadableValue, stored_events};

/// The form in which lines are written. A newer one names itself, and an older program refuses it.
const VERSION: u32 = 1;

/// An event with its place, its author and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentEntry {
    /// The number of the entry, from 1, without gaps.
    pub number: u64,
    /// The desk's date and time in the form of ISO 8601, for people only.
    pub when: String,
    /// The name of the author.
    pub by: String,
    /// The event.
    pub what: Happened,
}

stored_events! {
    /// An event of a tournament.
    pub enum Happened {
        /// The tournament was made from nothing.
        Opened = "event_opened" { details: Details },
        /// The tournament was made from a tournament report (TRF16 or TRF26), which is kept as it was read. Its boards are numbered by points;
        /// in older entries, which do not say so, by the lowest starting rank.
        Imported = "event_imported" { trf: String, by_points as "boards_by_points": Option<bool> },
        /// The details fixed before the first round were changed to these.
        DetailsChanged = "details_changed" { details: Details },
        /// A player was entered, or a player's data were changed to these.
        PlayerEntered = "player_entered" { player: Entrant },
        /// A player is no longer paired from that round on.
        PlayerWithdrawn = "player_withdrawn" { player: u32, round: u32, text as "why": String },
        /// A player is paired again.
        PlayerReturned = "player_returned" { player: u32 },
        /// Two players meet at that board.
        GamePaired = "game_paired" { at: RoundBoard, players as "*": ByColor<u32> },
        /// The pairing of that board was taken back.
        GameUnpaired = "game_unpaired" { at: RoundBoard },
        /// A player has no opponent in that round.
        ByeGiven = "bye_given" { round: u32, player: u32, bye: Bye },
        /// The bye of a player in that round was taken back.
        ByeCancelled = "bye_cancelled" { round: u32, player: u32 },
        /// The game of that board is played at that table.
        TableNamed = "table_named" { at: RoundBoard, table: u32 },
        /// The game has that result. A typed result has no signatures; one of a table says which were seen (8.7).
        ResultEntered = "result_entered" {
            at: RoundBoard,
            result: GameResult,
            signed as "*_signed": ByColor<Option<bool>>,
            article: Option<Article>,
        },
        /// The table of that game has seen these signatures since (8.7), each by that hand, or refused.
        ResultSigned = "result_signed" {
            at: RoundBoard,
            signed as "*_signed": ByColor<bool>,
            hands as "*_signed_by": ByColor<Option<SignedBy>>,
        },
        /// The result was entered by mistake, and is annulled.
        ResultAnnulled = "result_annulled" { at: RoundBoard, result: GameResult, text as "why": String },
        /// The tables play that round from now on. These games do not belong to it but to the round before, if there
        /// was one.
        RoundBegun = "round_begun" { round: u32, games: Vec<ListedName> },
        /// The games of that round go into that round of a broadcast on lichess, by the server's name for it; empty if
        /// they are no longer sent.
        BroadcastNamed = "broadcast_named" { round: u32, id as "broadcast": String },
        /// Each game that is shown outside is written into a file of its own, too; or no longer.
        SingleFilesSet = "single_files_set" { is_on as "on": bool },
        /// The games are of Chess960 (Guidelines II), or of common chess again.
        Chess960Set = "chess960_set" { is_on as "on": bool },
        /// The games of that round begin from the position of Chess960 with that number.
        StartNamed = "start_named" { round: u32, position: u32 },
        /// These players of that game have handed in their scoresheets (8.3).
        SheetsHandedIn = "sheets_handed_in" { at: RoundBoard, sides as "*": ByColor<bool> },
        /// An incident was written down.
        IncidentReported = "incident_reported" { round: u32, board: Option<u32>, article: Option<Article>, text: String },
        /// The appeals committee was formed; the first member presides.
        CommitteeFormed = "committee_formed" { names: Vec<ListedName> },
        /// A player appeals against a decision of the arbiter (11.10).
        AppealMade = "appeal_made" {
            player: u32,
            round: u32,
            board: Option<u32>,
            article: Option<Article>,
            text: String,
        },
        /// A member of the committee has voted on the appeal of that number.
        AppealVoted = "appeal_voted" { appeal: u32, name: String, upheld: bool },
        /// The committee has decided the appeal of that number.
        AppealDecided = "appeal_decided" { appeal: u32, upheld: bool, text: String },
        /// Players with equal points play for their order: in the order of the lots, and in that of the tie-breaks.
        PlayOffBegun = "play_off_begun" { players: Vec<u32>, ranking: Vec<u32>, time: String },
        /// The play-off of that number is not played.
        PlayOffCancelled = "play_off_cancelled" { play_off: u32, text as "why": String },
        /// The colours were drawn anew: that player has White next in that stage.
        ColoursDrawn = "colours_drawn" { play_off: u32, stage: u32, white: u32 },
        /// A game of a play-off has that result.
        PlayOffResult = "play_off_result" { play_off: u32, stage: u32, players as "*": ByColor<u32>, result: GameResult },
    }
}

/// A name in a list of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedName(pub String);

impl stored::StoredWord for ListedName {
    fn word(&self) -> String {
        self.0.clone()
    }

    fn meant(word: &str) -> Option<Self> {
        Some(Self(word.to_owned()))
    }
}

/// Error: the line is no entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnreadNote {
    /// The line is no JSON object.
    NoRecord,
    /// A newer program wrote the line, in this form.
    Newer(u32),
    /// No event has that name.
    UnknownName(String),
    /// A value cannot be read.
    Value(UnreadableValue),
}

impl TournamentEntry {
    /// The entry as one line.
    pub fn line(&self) -> String {
        let mut fields = Fields::new();
        VERSION.write("version", &mut fields);
        self.number.write("number", &mut fields);
        self.when.write("when", &mut fields);
        self.by.write("by", &mut fields);
        fields.extend(self.what.record());
        stored::line(&fields)
    }

    /// Reads the entry of that line.
    ///
    /// # Errors
    /// The reason why the line cannot be read; the tournament is not to be opened then.
    pub fn read(line: &str) -> Result<TournamentEntry, UnreadNote> {
        let fields = stored::of_line(line).ok_or(UnreadNote::NoRecord)?;
        let version = u32::read("version", &fields).map_err(UnreadNote::Value)?;
        if version > VERSION {
            return Err(UnreadNote::Newer(version));
        }
        let read = || {
            let name = String::read("name", &fields)?;
            let what = Happened::of_record(&name, &fields)?;
            Ok((
                name,
                what,
                u64::read("number", &fields)?,
                String::read("when", &fields)?,
                String::read("by", &fields)?,
            ))
        };
        let (name, what, number, when, by) = read().map_err(UnreadNote::Value)?;
        let what = what.ok_or(UnreadNote::UnknownName(name))?;
        Ok(TournamentEntry { number, when, by, what })
    }
}
