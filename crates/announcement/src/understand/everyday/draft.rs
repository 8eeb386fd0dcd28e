//! The draft of one move, built up word by word.

use shakmaty::{CastlingSide, Color, File, Rank, Role, Square};

use super::super::super::render::SaidOrigin;
use super::super::meaning::{PROMOTIONS, Sense};
use super::WordToken;

/// The most drafts of one sentence that are kept; real sentences have a dozen.
const MOST_DRAFTS: usize = 96;

/// Different drafts.
#[derive(Default)]
pub(super) struct MoveDrafts(Vec<MoveDraft>);

impl MoveDrafts {
    pub(super) fn add(&mut self, draft: MoveDraft) {
        if self.0.len() < MOST_DRAFTS && !self.0.contains(&draft) {
            self.0.push(draft);
        }
    }

    pub(super) fn extend(&mut self, more: MoveDrafts) {
        more.0.into_iter().for_each(|draft| self.add(draft));
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, MoveDraft> {
        self.0.iter()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The words about a move so far, and the place for the next word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MoveDraft {
    said: SaidMove,
    place: ClausePart,
    /// A file whose rank may follow.
    file: Option<File>,
}

/// The statements about the move so far. A repeated statement must be the same both times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct SaidMove {
    castles: bool,
    side: Option<CastlingSide>,
    role: Option<Role>,
    from: SaidOrigin,
    taking: CaptureWords,
    victim: Option<Role>,
    /// The part of the arrival square that was said.
    to: SaidOrigin,
    promotes: bool,
    promotion: Option<Role>,
    /// The side to which the move belongs, if ranks are counted from the mover's side.
    turn: Option<Color>,
}

/// The words about a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum CaptureWords {
    #[default]
    Unsaid,
    Said,
    /// Said to be en passant.
    InPassing,
}

/// The last part of a clause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ClausePart {
    /// The beginning.
    #[default]
    Start,
    /// The piece that moves.
    Piece,
    /// The origin of the piece.
    Departure,
    Takes,
    Victim,
    From,
    To,
    With,
    Becomes,
    /// The target of the piece.
    Arrival,
    /// The piece that the pawn becomes.
    Promotion,
    Castling,
}

/// Notes a statement, unless it contradicts an earlier one.
fn agree<T: Copy + PartialEq>(known: &mut Option<T>, said: T) -> Option<()> {
    (*known.get_or_insert(said) == said).then_some(())
}

impl SaidMove {
    fn takes(self) -> bool {
        self.taking > CaptureWords::Unsaid
    }

    /// The same with this statement about a capture, if there was none before.
    fn taking(self, taking: CaptureWords) -> Self {
        Self {
            taking: self.taking.max(taking),
            ..self
        }
    }

    fn piece(mut self, role: Role) -> Option<Self> {
        agree(&mut self.role, role)?;
        Some(self)
    }

    fn victim(mut self, role: Role) -> Option<Self> {
        agree(&mut self.victim, role)?;
        Some(self)
    }

    fn promotion(mut self, role: Role) -> Option<Self> {
        agree(&mut self.promotion, role)?;
        self.promotes = true;
        PROMOTIONS.contains(&role).then_some(self)?.piece(Role::Pawn)
    }

    fn from(mut self, file: Option<File>, rank: Option<Rank>) -> Option<Self> {
        self.from = both(self.from, file, rank)?;
        Some(self)
    }

    fn to(mut self, file: Option<File>, rank: Option<Rank>) -> Option<Self> {
        self.to = both(self.to, file, rank)?;
        Some(self)
    }

    fn side(mut self, side: CastlingSide) -> Option<Self> {
        agree(&mut self.side, side)?;
        Some(self)
    }
}

fn both(mut known: SaidOrigin, file: Option<File>, rank: Option<Rank>) -> Option<SaidOrigin> {
    if let Some(file) = file {
        agree(&mut known.file, file)?;
    }
    if let Some(rank) = rank {
        agree(&mut known.rank, rank)?;
    }
    Some(known)
}

impl MoveDraft {
    /// Every draft that one more word makes of this one; none if the word cannot follow.
    pub(super) fn with(self, token: WordToken) -> Vec<Self> {
        if let (Some(file), WordToken::Rank(rank)) = (self.file, token) {
            return self.square(file, rank);
        }
        let Some(draft) = self.without_rank() else {
            return Vec::new();
        };
        draft.next(token)
    }

    /// A file without a rank is the origin of the piece or, after a capture, its target.
    fn without_rank(self) -> Option<Self> {
        let Some(file) = self.file else {
            return Some(self);
        };
        let draft = Self { file: None, ..self };
        match self.place {
            ClausePart::Start | ClausePart::Piece | ClausePart::From | ClausePart::With => {
                draft.at(ClausePart::Departure, self.said.from(Some(file), None))
            }
            ClausePart::Takes | ClausePart::Victim => draft.at(ClausePart::Arrival, self.said.to(Some(file), None)),
            ClausePart::To if self.said.takes() => draft.at(ClausePart::Arrival, self.said.to(Some(file), None)),
            ClausePart::To
            | ClausePart::Departure
            | ClausePart::Becomes
            | ClausePart::Arrival
            | ClausePart::Promotion
            | ClausePart::Castling => None,
        }
    }

    fn at(self, place: ClausePart, said: Option<SaidMove>) -> Option<Self> {
        said.map(|said| Self { said, place, ..self })
    }

    fn square(self, file: File, rank: Rank) -> Vec<Self> {
        let draft = Self { file: None, ..self };
        let departure = draft.at(ClausePart::Departure, self.said.from(Some(file), Some(rank)));
        let arrival = draft.at(ClausePart::Arrival, self.said.to(Some(file), Some(rank)));
        let found = match self.place {
            ClausePart::Start => [departure, arrival],
            ClausePart::Piece if self.said.to.square().is_some() => [
                departure,
                arrival.filter(|_| self.said.to.square() == Some(Square::from_coords(file, rank))),
            ],
            ClausePart::Piece => [departure, arrival],
            // "the pawn of d5" is where a piece is captured.
            ClausePart::From if self.said.victim.is_some() => [departure, arrival],
            ClausePart::From | ClausePart::With => [departure, None],
            ClausePart::Departure | ClausePart::Takes | ClausePart::Victim | ClausePart::To => [None, arrival],
            ClausePart::Becomes | ClausePart::Arrival | ClausePart::Promotion | ClausePart::Castling => [None, None],
        };
        found.into_iter().flatten().collect()
    }

    fn next(self, token: WordToken) -> Vec<Self> {
        let Self { said, place, .. } = self;
        let found = match token {
            WordToken::File(file) => [
                Some(Self {
                    file: Some(file),
                    ..self
                }),
                None,
            ],
            WordToken::Rank(rank) => [self.rank(rank), None],
            WordToken::Described(file, rank) => return self.described(file, rank),
            WordToken::Piece(role) => return self.piece(role),
            WordToken::Takes => match place {
                ClausePart::Start | ClausePart::Piece | ClausePart::Departure | ClausePart::To => {
                    [self.takes(ClausePart::Takes), None]
                }
                ClausePart::From
                | ClausePart::With
                | ClausePart::Takes
                | ClausePart::Victim
                | ClausePart::Becomes
                | ClausePart::Arrival
                | ClausePart::Promotion
                | ClausePart::Castling => [None, None],
            },
            WordToken::Taking => match (place, said.role) {
                (ClausePart::Arrival | ClausePart::Victim, role) => {
                    // "den Bauern auf d5 schlagen": the pawn is the captured piece.
                    let victim = role.filter(|_| said.victim.is_none() && said.from == SaidOrigin::default());
                    let taken = victim.and_then(|victim| SaidMove { role: None, ..said }.victim(victim));
                    let taken = taken.map(|said| said.taking(CaptureWords::Said));
                    [self.takes(place), self.at(place, taken)]
                }
                (_, _) => [None, None],
            },
            WordToken::InPassing => [
                Some(Self {
                    said: said.taking(CaptureWords::InPassing),
                    ..self
                }),
                None,
            ],
            WordToken::From => match place {
                ClausePart::Start
                | ClausePart::Piece
                | ClausePart::Takes
                | ClausePart::Victim
                | ClausePart::Arrival => [self.at(ClausePart::From, Some(said)), None],
                ClausePart::Castling => [Some(self), None],
                ClausePart::Departure
                | ClausePart::From
                | ClausePart::To
                | ClausePart::With
                | ClausePart::Becomes
                | ClausePart::Promotion => [None, None],
            },
            WordToken::To => match place {
                ClausePart::Start
                | ClausePart::Piece
                | ClausePart::Departure
                | ClausePart::Takes
                | ClausePart::Victim
                | ClausePart::Promotion => [self.at(ClausePart::To, Some(said)), None],
                ClausePart::Castling => [Some(self), None],
                ClausePart::From | ClausePart::To | ClausePart::With | ClausePart::Becomes | ClausePart::Arrival => {
                    [None, None]
                }
            },
            WordToken::With => match place {
                ClausePart::Start | ClausePart::Takes | ClausePart::Victim | ClausePart::Arrival => {
                    [self.at(ClausePart::With, Some(said)), None]
                }
                ClausePart::Piece
                | ClausePart::Departure
                | ClausePart::From
                | ClausePart::To
                | ClausePart::With
                | ClausePart::Becomes
                | ClausePart::Promotion
                | ClausePart::Castling => [None, None],
            },
            WordToken::Becomes => match place {
                ClausePart::Start
                | ClausePart::Piece
                | ClausePart::Departure
                | ClausePart::Victim
                | ClausePart::Arrival => [
                    self.at(ClausePart::Becomes, Some(SaidMove { promotes: true, ..said })),
                    None,
                ],
                ClausePart::Takes
                | ClausePart::From
                | ClausePart::To
                | ClausePart::With
                | ClausePart::Becomes
                | ClausePart::Promotion
                | ClausePart::Castling => [None, None],
            },
            WordToken::Castles => [self.castles(), None],
            WordToken::CastlesTo(side) => [
                self.castles()
                    .and_then(|draft| draft.at(ClausePart::Castling, draft.said.side(side))),
                None,
            ],
            WordToken::Side(side) => match place {
                ClausePart::Start | ClausePart::Castling => [self.at(ClausePart::Castling, said.side(side)), None],
                ClausePart::Piece
                | ClausePart::Departure
                | ClausePart::Takes
                | ClausePart::Victim
                | ClausePart::From
                | ClausePart::To
                | ClausePart::With
                | ClausePart::Becomes
                | ClausePart::Arrival
                | ClausePart::Promotion => [None, None],
            },
            WordToken::And => [self.end_of_clause(), None],
        };
        found.into_iter().flatten().collect()
    }

    fn takes(self, place: ClausePart) -> Option<Self> {
        self.at(place, Some(self.said.taking(CaptureWords::Said)))
    }

    fn castles(self) -> Option<Self> {
        let said = SaidMove {
            castles: true,
            ..self.said
        };
        let is_first = matches!(self.place, ClausePart::Start | ClausePart::Piece)
            || self.place == ClausePart::Castling && !self.said.castles;
        is_first.then_some(())?;
        self.at(ClausePart::Castling, Some(said))
    }

    /// A rank alone is the origin of the piece.
    fn rank(self, rank: Rank) -> Option<Self> {
        matches!(self.place, ClausePart::Piece | ClausePart::From).then_some(())?;
        self.at(ClausePart::Departure, self.said.from(None, Some(rank)))
    }

    fn described(self, file: File, rank: Rank) -> Vec<Self> {
        if !matches!(
            self.place,
            ClausePart::Piece | ClausePart::To | ClausePart::Takes | ClausePart::Victim
        ) {
            return Vec::new();
        }
        let of = |turn: Color| {
            let mut said = self.said;
            agree(&mut said.turn, turn)?;
            let rank = turn.fold_wb(rank, rank.flip_vertical());
            self.at(ClausePart::Arrival, said.to(Some(file), Some(rank)))
        };
        Color::ALL.into_iter().filter_map(of).collect()
    }

    fn piece(self, role: Role) -> Vec<Self> {
        let said = self.said;
        let moves = self.at(ClausePart::Piece, said.piece(role));
        let promotes = self.at(ClausePart::Promotion, said.promotion(role));
        let found = match self.place {
            // "e8, queen"
            ClausePart::Start if said.to.square().is_some() => [moves, promotes],
            // "sacrificio de caballo"
            ClausePart::Start | ClausePart::With | ClausePart::From => [moves, None],
            // "takes the d pawn"
            ClausePart::Arrival if said.takes() && said.to.rank.is_none() && said.victim.is_none() => {
                [self.at(ClausePart::Victim, said.victim(role)), promotes]
            }
            // "e pawn takes", "c3 knight to e2"
            ClausePart::Departure => [moves.filter(|_| said.role.is_none()), None],
            ClausePart::Takes => [self.at(ClausePart::Victim, said.victim(role)), None],
            ClausePart::Victim | ClausePart::Becomes => [None, promotes],
            // "Felix drei Springer": the piece may come last.
            ClausePart::Arrival => [
                moves.filter(|_| said.role.is_none() && said.from == SaidOrigin::default()),
                promotes,
            ],
            ClausePart::Castling => [(role == Role::King).then_some(self), None],
            ClausePart::Piece | ClausePart::To | ClausePart::Promotion => [None, None],
        };
        found.into_iter().flatten().collect()
    }

    /// The draft before another clause, unless something is still missing: a square after "to", or the target after a departure square.
    pub(super) fn end_of_clause(self) -> Option<Self> {
        let draft = self.end()?;
        let is_halfway = draft.place == ClausePart::Departure && draft.said.from.square().is_some();
        (!is_halfway).then_some(Self {
            place: ClausePart::Start,
            ..draft
        })
    }

    /// The draft if the sentence may end here.
    pub(super) fn end(self) -> Option<Self> {
        let draft = self.without_rank()?;
        (!matches!(draft.place, ClausePart::From | ClausePart::To | ClausePart::With)).then_some(draft)
    }

    /// The senses, each with the only side that can make the move; empty if too little was said.
    pub(super) fn senses(&self) -> Vec<(Sense, Option<Color>)> {
        let said = self.said;
        if said.castles || said.side.is_some() {
            return said
                .castling()
                .into_iter()
                .map(|side| (Sense::Castling(side), None))
                .collect();
        }
        said.sense().map(|sense| (sense, said.turn)).into_iter().collect()
    }
}

impl SaidMove {
    /// The sides, if nothing but castling was said; both if no side was named.
    fn castling(self) -> Vec<CastlingSide> {
        let rest = Self {
            castles: false,
            side: None,
            role: self.role.filter(|role| *role != Role::King),
            ..self
        };
        if !self.castles || rest != Self::default() {
            return Vec::new();
        }
        let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
        sides
            .into_iter()
            .filter(|side| self.side.is_none_or(|said| said == *side))
            .collect()
    }

    fn sense(self) -> Option<Sense> {
        let file_alone = self.from.file.is_some() && self.from.rank.is_none();
        let pawn = (file_alone || (self.taking == CaptureWords::InPassing) || self.promotes).then_some(Role::Pawn);
        let role = self.role.or(pawn);
        let Some(to) = self.to.square() else {
            let by_files = self.from.file.is_some() && self.to.file.is_some();
            let is_enough = self.takes() && (self.victim.is_some() || by_files)
                || (self.taking == CaptureWords::InPassing)
                || self.promotes && (self.promotion.is_some() || self.role == Some(Role::Pawn));
            return is_enough.then(|| self.partly(role));
        };
        // "Eva Eva vier" is a slip or two words for one; it is queried.
        let stutters = self.role.is_none() && !self.takes() && file_alone && self.from.file == Some(to.file());
        if stutters {
            return None;
        }
        let unnamed_taker = self.takes() && role.is_none() && self.from == SaidOrigin::default();
        if unnamed_taker || self.victim.is_some() || (self.taking == CaptureWords::InPassing) || self.promotes {
            return Some(self.partly(role));
        }
        let stands = self.from.square().is_some();
        Some(Sense::Piece {
            role: role.or((!stands).then_some(Role::Pawn)),
            origin: self.from,
            capture: self.takes(),
            victim: None,
            to,
            promotion: None,
        })
    }

    fn partly(self, role: Option<Role>) -> Sense {
        Sense::Partly {
            role,
            origin: self.from,
            takes: self.takes(),
            in_passing: self.taking == CaptureWords::InPassing,
            victim: self.victim,
            to: self.to,
            promotes: self.promotes,
            promotion: self.promotion,
        }
    }
}
