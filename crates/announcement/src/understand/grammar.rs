//! Finds the meanings of elements: [piece] [takes] [origin] [takes] target [promotion piece].

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::super::render::SaidOrigin;
use super::super::vocabulary::WordMeaning;
use super::meaning::{self, Meaning, NotUnderstood, NotUnderstoodCode, Preference, Sense};
use super::scan::{Element, ScanToken, unknown_word};
use notation::algebraic::Letters;

/// Every meaning of a row of elements, best first.
///
/// # Errors
///
/// As [`super::read`].
pub(super) fn parse(elements: &[Element], words: &str, letters: Letters) -> Result<Vec<Meaning>, NotUnderstood> {
    let mut parser = Parser {
        elements,
        letters,
        reached: 0,
        names_wrong_promotion: false,
        found: Vec::new(),
    };
    parser.castling();
    parser.moves();
    if parser.found.is_empty() {
        return Err(match elements.get(parser.reached) {
            _ if parser.names_wrong_promotion => {
                NotUnderstood::of_all(NotUnderstoodCode::WrongPromotion, words, Vec::new())
            }
            Some(element) => unknown_word(words, element.word.clone()),
            None => NotUnderstood::of_all(NotUnderstoodCode::Incomplete, words, Vec::new()),
        });
    }
    Ok(prefer(parser.found))
}

/// The piece that the first element names, whose moves are proposed if no square was named.
pub(super) fn first_piece(elements: &[Element], letters: Letters) -> Option<Role> {
    match elements.first()?.token {
        ScanToken::Said(WordMeaning::Piece(role)) => Some(role),
        ScanToken::Letter(letter) if !('a'..='h').contains(&letter) => {
            roles_of(letter, letters, &Role::ALL).first().map(|(role, _)| *role)
        }
        ScanToken::Letter(_) | ScanToken::Said(_) | ScanToken::Castles(_) => None,
    }
}

/// A meaning and its spelling, which decides between readings.
struct FoundMeaning {
    meaning: Meaning,
    /// The first letter is a capital and was read as a file.
    capital_file: bool,
    /// The first letter was read as a piece.
    piece_letter: bool,
    /// Both squares were written in the same case (`E2E4`) or with a hyphen (`E2-e4`): always origin and target.
    two_squares: bool,
}

/// Sorts the readings: a leading capital means a piece, but two squares are always origin and target. `D1d3` is a
/// queen move in a language with D for the queen, otherwise two squares.
fn prefer(found: Vec<FoundMeaning>) -> Vec<Meaning> {
    let squares = found.iter().any(|found| found.two_squares);
    let pieces = found.iter().any(|found| found.piece_letter);
    let mut meanings = Vec::new();
    for mut found in found {
        let full = match found.meaning.sense {
            Sense::Piece { role: None, .. } => true,
            Sense::Piece { role: Some(_), .. } | Sense::Castling(_) | Sense::Partly { .. } => false,
        };
        if squares && found.piece_letter {
            continue;
        }
        if pieces && found.capital_file && !squares {
            if !full {
                continue;
            }
            found.meaning.preference = Preference::CapitalFile;
        }
        if !meanings.contains(&found.meaning) {
            meanings.push(found.meaning);
        }
    }
    meanings.sort_by_key(|meaning: &Meaning| meaning.preference);
    meanings
}

struct Parser<'a> {
    elements: &'a [Element],
    letters: Letters,
    /// The furthest element looked at; if nothing is found, the first that does not fit.
    reached: usize,
    /// True if the last element is a king or a pawn after a square of a last rank.
    names_wrong_promotion: bool,
    found: Vec<FoundMeaning>,
}

impl Parser<'_> {
    /// A sign, or two words in either order: "kurze Rochade", "castles kingside".
    fn castling(&mut self) {
        let mut side = None;
        for (at, element) in self.elements.iter().enumerate() {
            let said = match element.token {
                ScanToken::Castles(side) => Some(side),
                ScanToken::Said(WordMeaning::Short) => Some(CastlingSide::KingSide),
                ScanToken::Said(WordMeaning::Long) => Some(CastlingSide::QueenSide),
                ScanToken::Said(WordMeaning::Castling) => None,
                ScanToken::Said(_) | ScanToken::Letter(_) => {
                    self.reached = self.reached.max(at);
                    return;
                }
            };
            if said.is_some() && side.is_some() || at > 1 {
                self.reached = self.reached.max(at);
                return;
            }
            side = side.or(said);
        }
        self.reached = self.reached.max(self.elements.len());
        if let Some(side) = side {
            self.found.push(FoundMeaning {
                meaning: Meaning {
                    sense: Sense::Castling(side),
                    preference: Preference::Plain,
                    turn: None,
                },
                capital_file: false,
                piece_letter: false,
                two_squares: false,
            });
        }
    }

    fn moves(&mut self) {
        self.after_piece(0, None, false);
        match self.look(0) {
            Some(ScanToken::Said(WordMeaning::Piece(role))) => {
                self.after_piece(1, Some(&[(role, Preference::Plain)]), false);
            }
            Some(ScanToken::Letter(letter)) if !('a'..='h').contains(&letter) => {
                let roles = roles_of(letter, self.letters, &Role::ALL);
                if !roles.is_empty() {
                    self.after_piece(1, Some(&roles), true);
                }
            }
            Some(ScanToken::Said(_) | ScanToken::Letter(_) | ScanToken::Castles(_)) | None => {}
        }
    }

    fn after_piece(&mut self, start: usize, roles: Option<&[(Role, Preference)]>, piece_letter: bool) {
        let (start, early) = self.takes(start);
        // Origin: empty, a file, a rank, or both.
        for (with_file, with_rank) in [(false, false), (true, false), (false, true), (true, true)] {
            let mut at = start;
            let mut origin = SaidOrigin::default();
            if with_file {
                origin.file = self.file(at);
                if origin.file.is_none() {
                    continue;
                }
                at += 1;
            }
            if with_rank {
                origin.rank = self.rank(at);
                if origin.rank.is_none() {
                    continue;
                }
                at += 1;
            }
            let (at, late) = if early { (at, false) } else { self.takes(at) };
            // "Springer schlägt Läufer Eva fünf": the captured piece may be named.
            let victim = match self.look(at) {
                Some(ScanToken::Said(WordMeaning::Piece(role))) if late || early && at == start => Some(role),
                Some(ScanToken::Said(_) | ScanToken::Letter(_) | ScanToken::Castles(_)) | None => None,
            };
            let at = at + usize::from(victim.is_some());
            let Some(file) = self.file(at) else { continue };
            let Some(rank) = self.rank(at + 1) else { continue };
            let to = Square::from_coords(file, rank);
            let (next, behind) = self.takes(at + 2);
            let Some(promotions) = self.promotion(next, to) else {
                continue;
            };
            let capture = early || late || behind;
            let two_squares = roles.is_none() && origin.square().is_some() && self.written_as_squares(at);
            // "takes d5" names no piece; without a capture a single square is a pawn's.
            let default = if origin.square().is_some() || capture && origin == SaidOrigin::default() {
                None
            } else {
                Some(Role::Pawn)
            };
            let plain = [(Role::Pawn, Preference::Plain)];
            for (role, preference) in roles.unwrap_or(&plain) {
                let role = if roles.is_some() { Some(*role) } else { default };
                // "Eva Eva vier" is a slip or two words for one; it is queried.
                if role == Some(Role::Pawn) && !capture && origin.rank.is_none() && origin.file == Some(file) {
                    self.reached = self.reached.max(at);
                    continue;
                }
                for (promotion, spelt) in &promotions {
                    self.found.push(FoundMeaning {
                        meaning: Meaning {
                            sense: Sense::Piece {
                                role,
                                origin,
                                capture,
                                victim,
                                to,
                                promotion: *promotion,
                            },
                            preference: (*preference).max(*spelt),
                            turn: None,
                        },
                        capital_file: start == 0 && self.is_capital(0),
                        piece_letter,
                        two_squares,
                    });
                }
            }
        }
    }

    /// The promotion piece: each possible one, or `None` if nothing is said; no value if another element is there.
    fn promotion(&mut self, at: usize, to: Square) -> Option<Vec<(Option<Role>, Preference)>> {
        let at = if self.look(at) == Some(ScanToken::Said(WordMeaning::Promotes)) {
            at + 1
        } else {
            at
        };
        let roles = match self.look(at) {
            None => return Some(vec![(None, Preference::Plain)]),
            Some(ScanToken::Said(WordMeaning::Piece(role))) => vec![(role, Preference::Plain)],
            Some(ScanToken::Letter(letter)) => roles_of(letter, self.letters, &meaning::PROMOTIONS),
            Some(ScanToken::Said(_) | ScanToken::Castles(_)) => return None,
        };
        // The promotion piece must be the last element.
        if self.look(at + 1).is_some() {
            return None;
        }
        let roles: Vec<_> = roles
            .into_iter()
            .filter(|(role, _)| meaning::PROMOTIONS.contains(role))
            .map(|(role, preference)| (Some(role), preference))
            .collect();
        self.names_wrong_promotion |= roles.is_empty() && matches!(to.rank(), Rank::First | Rank::Eighth);
        (!roles.is_empty()).then_some(roles)
    }

    /// The place after an optional word for a capture, and true if it is there.
    fn takes(&mut self, at: usize) -> (usize, bool) {
        let takes = self.look(at) == Some(ScanToken::Said(WordMeaning::Takes));
        (at + usize::from(takes), takes)
    }

    fn file(&mut self, at: usize) -> Option<File> {
        match self.look(at)? {
            ScanToken::Said(WordMeaning::File(file)) => Some(file),
            ScanToken::Letter(letter) => File::from_char(letter.to_ascii_lowercase()),
            ScanToken::Said(_) | ScanToken::Castles(_) => None,
        }
    }

    fn rank(&mut self, at: usize) -> Option<Rank> {
        match self.look(at)? {
            ScanToken::Said(WordMeaning::Rank(rank)) => Some(rank),
            ScanToken::Said(_) | ScanToken::Letter(_) | ScanToken::Castles(_) => None,
        }
    }

    /// The token at that place, noted as looked at.
    fn look(&mut self, at: usize) -> Option<ScanToken> {
        self.reached = self.reached.max(at);
        self.elements.get(at).map(|element| element.token)
    }

    fn is_capital(&self, at: usize) -> bool {
        self.elements.get(at).is_some_and(|element| match element.token {
            ScanToken::Letter(letter) => letter.is_uppercase(),
            ScanToken::Said(_) | ScanToken::Castles(_) => false,
        })
    }

    /// True if the target's file is in the same case as the first letter, or follows a hyphen.
    fn written_as_squares(&self, target: usize) -> bool {
        self.is_capital(0) == self.is_capital(target) || self.elements.get(target).is_some_and(|element| element.dash)
    }
}

/// The pieces among `possible` that a letter stands for: in the game's language, then in English; P is else the pawn of PGN. Only a
/// letter that is neither is guessed in all other languages: "Rf1" is an illegal move of an English rook, and never a
/// Portuguese king's.
fn roles_of(letter: char, letters: Letters, possible: &[Role]) -> Vec<(Role, Preference)> {
    let mut roles: Vec<(Role, Preference)> = Vec::new();
    let mut add = |role: Option<Role>, preference| {
        let role = role.filter(|role| possible.contains(role));
        if let Some(role) = role.filter(|role| !roles.iter().any(|(known, _)| known == role)) {
            roles.push((role, preference));
        }
    };
    add(letters.role(letter), Preference::Plain);
    add(Letters::English.role(letter), Preference::English);
    let is_known = [letters, Letters::English]
        .iter()
        .any(|letters| letters.role(letter).is_some());
    match letter {
        _known if is_known => {}
        'P' | 'p' => add(Some(Role::Pawn), Preference::English),
        _unknown => Letters::familiar()
            .iter()
            .for_each(|other| add(other.role(letter), Preference::Foreign)),
    }
    roles
}
