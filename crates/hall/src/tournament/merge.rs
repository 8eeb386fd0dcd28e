//! A later tournament report of a tournament that is open: another program has paired the next round, or knows more.
//!
//! The additional data of the report are entered as if they had been typed; if any of it contradicts the tournament,
//! nothing of it is taken.

use shakmaty::ByColor;

use super::command::Decided;
use super::{Bye, Details, Happened, RoundBoard, Tournament, TournamentCommand, TournamentGame, TournamentRefusal};
use notation::trf::given_name_first;

/// The entries that the report brings.
pub(super) fn merged(event: &Tournament, trf: &str) -> Decided {
    let theirs = Tournament::of_report(trf);
    let mut merge = Merge {
        event: event.clone(),
        happened: Vec::new(),
    };
    let (own, read) = (event.details(), theirs.details());
    let mut details = filled(own, read);
    // The report names also tie-breaks that nobody has announced.
    if own.tie_breaks.is_empty() && read.tie_breaks != event.standings().tie_breaks {
        details.tie_breaks.clone_from(&read.tie_breaks);
    }
    if details != *own {
        merge.ask(Happened::DetailsChanged { details })?;
    }
    for player in theirs.players() {
        let known = event.player(player.number);
        let name = |name: &str| given_name_first(name).to_lowercase();
        match known {
            None => {
                let player = player.clone();
                merge.ask(Happened::PlayerEntered { player })?;
            }
            Some(known) if known.fide_id.is_some() && known.fide_id == player.fide_id => {}
            Some(known) if name(&known.name) == name(&player.name) => {}
            Some(_) => return Err(TournamentRefusal::OtherPlayer(player.number)),
        }
    }
    for (round, of) in &theirs.rounds {
        for (board, game) in &of.games {
            merge.game(*round, *board, game)?;
        }
        for (player, bye) in &of.byes {
            let own = event.round(*round).and_then(|own| own.byes.get(player));
            // A free player has no opponent here either.
            let is_free = *bye == Bye::Zero && own.is_none() && event.free_player(*round) == Some(*player);
            if own != Some(bye) && !is_free && !event.is_withdrawn(*player, *round) {
                let (round, player, bye) = (*round, *player, *bye);
                merge.ask(Happened::ByeGiven { round, player, bye })?;
            }
        }
    }
    if merge.happened.is_empty() {
        return Err(TournamentRefusal::NothingNew);
    }
    Ok(merge.happened)
}

/// Fills the unknown details from the report.
fn filled(own: &Details, read: &Details) -> Details {
    let mut details = own.clone();
    for (own, read) in [
        (&mut details.city, &read.city),
        (&mut details.federation, &read.federation),
        (&mut details.first_day, &read.first_day),
        (&mut details.last_day, &read.last_day),
        (&mut details.chief_arbiter, &read.chief_arbiter),
        (&mut details.time, &read.time),
    ] {
        if own.is_empty() {
            own.clone_from(read);
        }
    }
    details.rounds = own.rounds.max(read.rounds);
    details
}

/// The tournament as it would be after the merge.
struct Merge {
    event: Tournament,
    happened: Vec<Happened>,
}

impl Merge {
    fn ask(&mut self, what: Happened) -> Result<(), TournamentRefusal> {
        for what in self.event.decide(TournamentCommand::Enter(what))? {
            self.event.apply(&self.event.next_entry(what.clone(), "", ""));
            self.happened.push(what);
        }
        Ok(())
    }

    /// Takes in a game. A report has no boards: a game that is not paired here gets its place there, or the next that
    /// is free.
    fn game(&mut self, round: u32, board: u32, read: &TournamentGame) -> Result<(), TournamentRefusal> {
        let players = read.players;
        let own = self.event.board_of_player(round, players.white);
        let own = own.filter(|own| self.event.game(round, *own).is_some_and(|own| own.players == players));
        let board = if let Some(own) = own {
            own
        } else {
            let free = (board..=u32::MAX).find(|board| self.event.game(round, *board).is_none());
            let board = free.unwrap_or(board);
            let at = RoundBoard { round, board };
            self.ask(Happened::GamePaired { at, players })?;
            board
        };
        let at = RoundBoard { round, board };
        let own = self.event.game(round, board).and_then(|own| own.outcome.as_ref());
        match (own.map(|own| own.result), read.outcome.as_ref().map(|read| read.result)) {
            (None, Some(result)) => self.ask(Happened::ResultEntered {
                at,
                result,
                signed: ByColor::default(),
                article: None,
            }),
            (Some(own), Some(read)) if own != read => Err(TournamentRefusal::HasResult(at)),
            (Some(_), Some(_)) | (_, None) => Ok(()),
        }
    }
}
