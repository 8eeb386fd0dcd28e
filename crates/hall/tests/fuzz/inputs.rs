//! Inputs made at random: the same for the same seed.

use super::corpus::Known;

/// Inputs with a new outcome that are kept for each reader, at most.
pub(super) const MOST_KEPT: usize = 20_000;
/// An input grows no longer than this, in bytes: long ones have tests of their own, which count what is read.
const LONGEST: usize = 2_000;

/// A source of inputs for one reader.
pub(super) struct Inputs {
    state: u64,
    known: Vec<&'static str>,
    kept: Vec<Vec<u8>>,
}

impl Inputs {
    pub(super) fn new(seed: u64, name: &str, known: &Known) -> Self {
        let begin = name
            .bytes()
            .fold(seed, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let known = known.corpus.iter().copied().chain(known.file.lines()).collect();
        let (state, kept) = (begin, Vec::new());
        Self { state, known, kept }
    }

    /// Keeps an input to be changed later.
    pub(super) fn keep(&mut self, input: Vec<u8>) {
        self.kept.push(input);
    }

    /// The next of the numbers of splitmix64.
    fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below that one, which is not 0.
    fn below(&mut self, limit: usize) -> usize {
        let limit = u64::try_from(limit).unwrap();
        usize::try_from(self.number() % limit).unwrap()
    }

    fn byte(&mut self) -> u8 {
        self.number().to_le_bytes()[0]
    }

    fn piece(&mut self, known: &Known) -> &'static [u8] {
        let at = self.below(known.pieces.len());
        known.pieces[at].as_bytes()
    }

    /// Another input.
    pub(super) fn next(&mut self, known: &Known) -> Vec<u8> {
        match self.below(16) {
            0 => {
                let length = self.below(80);
                (0..length).map(|_| self.byte()).collect()
            }
            1..=4 => {
                let length = self.below(24);
                let pieces: Vec<&[u8]> = (0..length).map(|_| self.piece(known)).collect();
                pieces.concat()
            }
            how => {
                let mut input = self.begin(how < 10);
                for _ in 0..=self.below(4) {
                    self.change(&mut input, known);
                }
                input.truncate(LONGEST);
                input
            }
        }
    }

    /// Texts to change: known ones, and inputs with a new outcome.
    fn begin(&mut self, is_known: bool) -> Vec<u8> {
        if is_known || self.kept.is_empty() {
            let at = self.below(self.known.len());
            return self.known[at].as_bytes().to_vec();
        }
        let at = self.below(self.kept.len());
        self.kept[at].clone()
    }

    fn change(&mut self, input: &mut Vec<u8>, known: &Known) {
        let at = self.below(input.len() + 1);
        let end = at + self.below(input.len() - at + 1).min(40);
        match self.below(8) {
            0 if at < input.len() => input[at] = self.byte(),
            1 if at < input.len() => input[at] ^= 1 << self.below(8),
            2 => input.truncate(at),
            3 => drop(input.drain(at..end)),
            4 => {
                let twice = input[at..end].to_vec();
                let times = 1 + self.below(8);
                input.splice(at..at, twice.repeat(times));
            }
            5 => {
                let other = self.begin(false);
                let from = self.below(other.len() + 1);
                input.splice(at.., other[from..].iter().copied());
            }
            6 => {
                let byte = self.byte();
                input.insert(at, byte);
            }
            _ => {
                let piece = self.piece(known);
                input.splice(at..at, piece.iter().copied());
            }
        }
    }
}
