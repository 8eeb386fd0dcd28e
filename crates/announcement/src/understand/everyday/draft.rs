//! The draft of one move, built up word by word.

use shakmaty::{CastlingSide, Color, File, Rank, Role, Square};

use super::super::super::render::Origin;
use super::super::{PROMOTIONS, Sense};
use super::Token;

/// The most drafts of one sentence that are kept; real sentences have a dozen.
const MOST_DRAFTS: usize = 96;

/// Different drafts.
#[derive(Default)]
pub(super) struct Drafts(Vec<Draft>);

impl Drafts {
    pub(super) fn add(&mut self, draft: Draft) {
        if self.0.len() < MOST_DRAFTS && !self.0.contains(&draft) {
            self.0.push(draft);
        }
    }

    pub(super) fn extend(&mut self, more: Drafts) {
        more.0.into_iter().for_each(|draft| self.add(draft));
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, Draft> {
        self.0.iter()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The words about a move so far, and the place for the next word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Draft {
    said: Said,
    place: Place,
    /// A file whose rank may follow.
    file: Option<File>,
}

/// The statements about the move so far. A repeated statement must be the same both times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Said {
    castles: bool,
    side: Option<CastlingSide>,
    role: Option<Role>,
    from: Origin,
    taking: Taking,
    victim: Option<Role>,
    /// The part of the arrival square that was said.
    to: Origin,
    promotes: bool,
    promotion: Option<Role>,
    /// The side to which the move belongs, if ranks are counted from the mover's side.
    turn: Option<Color>,
}

/// The words about a capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum Taking {
    #[default]
    Unsaid,
    Said,
    /// Said to be en passant.
    InPassing,
}

/// The last part of a clause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
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

impl Said {
    fn takes(self) -> bool {
        self.taking > Taking::Unsaid
    }

    /// The same with this statement about a capture, if there was none before.
    fn taking(self, taking: Taking) -> Self {
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

fn both(mut known: Origin, file: Option<File>, rank: Option<Rank>) -> Option<Origin> {
    if let Some(file) = file {
        agree(&mut known.file, file)?;
    }
    if let Some(rank) = rank {
        agree(&mut known.rank, rank)?;
    }
    Some(known)
}

impl Draft {
    /// Every draft that one more word makes of this one; none if the word cannot follow.
    pub(super) fn with(self, token: Token) -> Vec<Self> {
        if let (Some(file), Token::Rank(rank)) = (self.file, token) {
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
            Place::Start | Place::Piece | Place::From | Place::With => {
                draft.at(Place::Departure, self.said.from(Some(file), None))
            }
            Place::Takes | Place::Victim => draft.at(Place::Arrival, self.said.to(Some(file), None)),
            Place::To if self.said.takes() => draft.at(Place::Arrival, self.said.to(Some(file), None)),
            Place::To | Place::Departure | Place::Becomes | Place::Arrival | Place::Promotion | Place::Castling => None,
        }
    }

    fn at(self, place: Place, said: Option<Said>) -> Option<Self> {
        said.map(|said| Self { said, place, ..self })
    }

    fn square(self, file: File, rank: Rank) -> Vec<Self> {
        let draft = Self { file: None, ..self };
        let departure = draft.at(Place::Departure, self.said.from(Some(file), Some(rank)));
        let arrival = draft.at(Place::Arrival, self.said.to(Some(file), Some(rank)));
        let found = match self.place {
            Place::Start => [departure, arrival],
            Place::Piece if self.said.to.square().is_some() => [
                departure,
                arrival.filter(|_| self.said.to.square() == Some(Square::from_coords(file, rank))),
            ],
            Place::Piece => [departure, arrival],
            // "the pawn of d5" is where a piece is captured.
            Place::From if self.said.victim.is_some() => [departure, arrival],
            Place::From | Place::With => [departure, None],
            Place::Departure | Place::Takes | Place::Victim | Place::To => [None, arrival],
            Place::Becomes | Place::Arrival | Place::Promotion | Place::Castling => [None, None],
        };
        found.into_iter().flatten().collect()
    }

    fn next(self, token: Token) -> Vec<Self> {
        let Self { said, place, .. } = self;
        let found = match token {
            Token::File(file) => [
                Some(Self {
                    file: Some(file),
                    ..self
                }),
                None,
            ],
            Token::Rank(rank) => [self.rank(rank), None],
            Token::Described(file, rank) => return self.described(file, rank),
            Token::Piece(role) => return self.piece(role),
            Token::Takes => match place {
                Place::Start | Place::Piece | Place::Departure | Place::To => [self.takes(Place::Takes), None],
                Place::From
                | Place::With
                | Place::Takes
                | Place::Victim
                | Place::Becomes
                | Place::Arrival
                | Place::Promotion
                | Place::Castling => [None, None],
            },
            Token::Taking => match (place, said.role) {
                (Place::Arrival | Place::Victim, role) => {
                    // "den Bauern auf d5 schlagen": the pawn is the captured piece.
                    let victim = role.filter(|_| said.victim.is_none() && said.from == Origin::default());
                    let taken = victim.and_then(|victim| Said { role: None, ..said }.victim(victim));
                    let taken = taken.map(|said| said.taking(Taking::Said));
                    [self.takes(place), self.at(place, taken)]
                }
                (_, _) => [None, None],
            },
            Token::InPassing => [
                Some(Self {
                    said: said.taking(Taking::InPassing),
                    ..self
                }),
                None,
            ],
            Token::From => match place {
                Place::Start | Place::Piece | Place::Takes | Place::Victim | Place::Arrival => {
                    [self.at(Place::From, Some(said)), None]
                }
                Place::Castling => [Some(self), None],
                Place::Departure | Place::From | Place::To | Place::With | Place::Becomes | Place::Promotion => {
                    [None, None]
                }
            },
            Token::To => match place {
                Place::Start | Place::Piece | Place::Departure | Place::Takes | Place::Victim | Place::Promotion => {
                    [self.at(Place::To, Some(said)), None]
                }
                Place::Castling => [Some(self), None],
                Place::From | Place::To | Place::With | Place::Becomes | Place::Arrival => [None, None],
            },
            Token::With => match place {
                Place::Start | Place::Takes | Place::Victim | Place::Arrival => {
                    [self.at(Place::With, Some(said)), None]
                }
                Place::Piece
                | Place::Departure
                | Place::From
                | Place::To
                | Place::With
                | Place::Becomes
                | Place::Promotion
                | Place::Castling => [None, None],
            },
            Token::Becomes => match place {
                Place::Start | Place::Piece | Place::Departure | Place::Victim | Place::Arrival => {
                    [self.at(Place::Becomes, Some(Said { promotes: true, ..said })), None]
                }
                Place::Takes
                | Place::From
                | Place::To
                | Place::With
                | Place::Becomes
                | Place::Promotion
                | Place::Castling => [None, None],
            },
            Token::Castles => [self.castles(), None],
            Token::CastlesTo(side) => [
                self.castles()
                    .and_then(|draft| draft.at(Place::Castling, draft.said.side(side))),
                None,
            ],
            Token::Side(side) => match place {
                Place::Start | Place::Castling => [self.at(Place::Castling, said.side(side)), None],
                Place::Piece
                | Place::Departure
                | Place::Takes
                | Place::Victim
                | Place::From
                | Place::To
                | Place::With
                | Place::Becomes
                | Place::Arrival
                | Place::Promotion => [None, None],
            },
            Token::And => [self.end_of_clause(), None],
        };
        found.into_iter().flatten().collect()
    }

    fn takes(self, place: Place) -> Option<Self> {
        self.at(place, Some(self.said.taking(Taking::Said)))
    }

    fn castles(self) -> Option<Self> {
        let said = Said {
            castles: true,
            ..self.said
        };
        let is_first =
            matches!(self.place, Place::Start | Place::Piece) || self.place == Place::Castling && !self.said.castles;
        is_first.then_some(())?;
        self.at(Place::Castling, Some(said))
    }

    /// A rank alone is the origin of the piece.
    fn rank(self, rank: Rank) -> Option<Self> {
        matches!(self.place, Place::Piece | Place::From).then_some(())?;
        self.at(Place::Departure, self.said.from(None, Some(rank)))
    }

    fn described(self, file: File, rank: Rank) -> Vec<Self> {
        if !matches!(self.place, Place::Piece | Place::To | Place::Takes | Place::Victim) {
            return Vec::new();
        }
        let of = |turn: Color| {
            let mut said = self.said;
            agree(&mut said.turn, turn)?;
            let rank = turn.fold_wb(rank, rank.flip_vertical());
            self.at(Place::Arrival, said.to(Some(file), Some(rank)))
        };
        Color::ALL.into_iter().filter_map(of).collect()
    }

    fn piece(self, role: Role) -> Vec<Self> {
        let said = self.said;
        let moves = self.at(Place::Piece, said.piece(role));
        let promotes = self.at(Place::Promotion, said.promotion(role));
        let found = match self.place {
            // "e8, queen"
            Place::Start if said.to.square().is_some() => [moves, promotes],
            // "sacrificio de caballo"
            Place::Start | Place::With | Place::From => [moves, None],
            // "takes the d pawn"
            Place::Arrival if said.takes() && said.to.rank.is_none() && said.victim.is_none() => {
                [self.at(Place::Victim, said.victim(role)), promotes]
            }
            // "e pawn takes", "c3 knight to e2"
            Place::Departure => [moves.filter(|_| said.role.is_none()), None],
            Place::Takes => [self.at(Place::Victim, said.victim(role)), None],
            Place::Victim | Place::Becomes => [None, promotes],
            // "Felix drei Springer": the piece may come last.
            Place::Arrival => [
                moves.filter(|_| said.role.is_none() && said.from == Origin::default()),
                promotes,
            ],
            Place::Castling => [(role == Role::King).then_some(self), None],
            Place::Piece | Place::To | Place::Promotion => [None, None],
        };
        found.into_iter().flatten().collect()
    }

    /// The draft before another clause, unless something is still missing: a square after "to", or the target after a departure square.
    pub(super) fn end_of_clause(self) -> Option<Self> {
        let draft = self.end()?;
        let is_halfway = draft.place == Place::Departure && draft.said.from.square().is_some();
        (!is_halfway).then_some(Self {
            place: Place::Start,
            ..draft
        })
    }

    /// The draft if the sentence may end here.
    pub(super) fn end(self) -> Option<Self> {
        let draft = self.without_rank()?;
        (!matches!(draft.place, Place::From | Place::To | Place::With)).then_some(draft)
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

impl Said {
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
        let pawn = (file_alone || (self.taking == Taking::InPassing) || self.promotes).then_some(Role::Pawn);
        let role = self.role.or(pawn);
        let Some(to) = self.to.square() else {
            let by_files = self.from.file.is_some() && self.to.file.is_some();
            let is_enough = self.takes() && (self.victim.is_some() || by_files)
                || (self.taking == Taking::InPassing)
                || self.promotes && (self.promotion.is_some() || self.role == Some(Role::Pawn));
            return is_enough.then(|| self.partly(role));
        };
        // "Eva Eva vier" is a slip or two words for one; it is queried.
        let stutters = self.role.is_none() && !self.takes() && file_alone && self.from.file == Some(to.file());
        if stutters {
            return None;
        }
        let unnamed_taker = self.takes() && role.is_none() && self.from == Origin::default();
        if unnamed_taker || self.victim.is_some() || (self.taking == Taking::InPassing) || self.promotes {
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
            in_passing: self.taking == Taking::InPassing,
            victim: self.victim,
            to: self.to,
            promotes: self.promotes,
            promotion: self.promotion,
        }
    }
}
